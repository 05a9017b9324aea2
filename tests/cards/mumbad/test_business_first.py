"""The cards of Business First."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Sports Hopper", 0)
def test_tech_trader_gains_a_credit_for_each_trash_ability() -> None:
    game = scenario("""
        runner:
          credits 0
          deck: 3 any
          rig: Tech Trader, Sports Hopper, Sports Hopper
        turn: runner, at 5.7.1e
    """)
    assert game.runner.link == 2
    game.runner.uses("Sports Hopper #1")
    game.expect(runner_hand=3, runner_credits=1)
    game.refuses("runner", "use Sports Hopper")  # with an empty stack it could change nothing


def test_advanced_assembly_lines_pays_when_rezzed_and_installs_outside_of_runs() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Enigma, Priority Requisition
          HQ: ice Wall of Static
          Server 1: (Advanced Assembly Lines)
          Server 2: (Sensie Actors Union)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Advanced Assembly Lines")
    game.corp.rezzes("Sensie Actors Union")
    game.expect(corp_credits=3)
    game.corp.uses("Advanced Assembly Lines")
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=2, corp_hand=["Priority Requisition"], corp_archives=["Advanced Assembly Lines"])
    game = scenario("""
        corp:
          hand: Enigma
          HQ: ice (Wall of Static)
          Server 1: Advanced Assembly Lines
        run: HQ
    """)
    game.refuses("corp", "use Advanced Assembly Lines")


@pytest.mark.ruling("Pālanā Foods: Sustainable Growth", 0)
def test_palana_foods_gains_a_credit_the_first_time_the_runner_draws_each_turn() -> None:
    game = scenario("""
        corp: Pālanā Foods: Sustainable Growth
          credits 0
          deck: 5 any
        runner:
          deck: 9 any
          rig: Drug Dealer
        turn: runner
    """)
    game.runner.draws()
    game.expect(corp_credits=1)
    game.runner.draws()
    game.expect(corp_credits=1)
    game.end_turn()
    game.go_on("action")  # Drug Dealer lets the Runner draw as the Corp's turn begins
    game.expect(corp_credits=2, runner_hand=3)
    game.end_turn()
    game.go_on("action")
    game.end_turn()
    game.go_on("action")
    game.expect(corp_credits=3)  # for Drug Dealer again; what the Corp drew counts for nothing


def test_palana_foods_gains_nothing_when_the_corp_draws() -> None:
    game = scenario("""
        corp: Pālanā Foods: Sustainable Growth
          credits 0
          deck: 5 any
        turn: corp
    """)
    game.corp.draws()
    game.expect(corp_credits=0)


def test_palana_agroplex_lets_each_player_draw() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: Pālanā Agroplex
        runner:
          deck: 3 any
        turn: corp, at 5.6.1d
    """)
    game.expect(corp_hand=2, runner_hand=1)


def test_remote_data_farm_enlarges_the_hand() -> None:
    game = scenario("corp:\n score: Remote Data Farm")
    assert game.corp.hand_size == 7 and game.runner.hand_size == 5


def test_corporate_sales_team_pays_a_credit_each_turn() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: (Corporate Sales Team {advancement 4})
        runner:
          deck: 3 any
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Corporate Sales Team")
    assert game.card("Corporate Sales Team").credits == 10
    game.end_turn()
    game.go_on("action")
    game.expect(corp_credits=1)
    game.end_turn()
    game.go_on("action")
    game.expect(corp_credits=2)
    assert game.card("Corporate Sales Team").credits == 8


@pytest.mark.ruling("New Construction", 0)
def test_new_construction_installs_a_card_that_is_not_ice_in_a_new_server() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: New Construction, PAD Campaign, Enigma, Hedge Fund
          Server 1: (Hostile Takeover)
        turn: corp
    """)
    game.corp.installs("New Construction", "new remote")
    assert game.card("New Construction").faceup
    game.corp.advances("Hostile Takeover")
    game.asks("corp", "action")  # another card was advanced
    game.corp.advances("New Construction")
    assert game.options("corp") == ["pick PAD Campaign", "done"]
    game.corp.picks("PAD Campaign")
    game.expect(corp_credits=1, corp_hand=["Enigma", "Hedge Fund"])
    assert game.card("PAD Campaign").server != game.card("New Construction").server
    assert not game.card("PAD Campaign").rezzed


@pytest.mark.parametrize(("tokens", "rezzed"), [(3, False), (4, True)])
def test_new_construction_rezzes_for_free_with_five_tokens(tokens: int, rezzed: bool) -> None:
    game = scenario(f"""
        corp:
          credits 1
          hand: Adonis Campaign, Enigma
          Server 1: New Construction {{advancement {tokens}}}
        turn: corp
    """)
    game.corp.advances("New Construction")
    game.corp.picks("Adonis Campaign")
    assert game.card("Adonis Campaign").rezzed == rezzed
    game.expect(corp_credits=0)


def test_new_construction_may_install_nothing() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Adonis Campaign
          Server 1: New Construction {advancement 4}
        turn: corp
    """)
    game.corp.advances("New Construction")
    game.corp.done()
    game.expect(corp_hand=["Adonis Campaign"])


@pytest.mark.ruling("Mumbad Construction Co.", 0)
def test_mumbad_construction_co_moves_its_tokens_to_faceup_cards() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: PAD Campaign
          deck: 3 any
          Server 1: Mumbad Construction Co. {advancement 1}
          Server 2: New Construction {advancement 3}
          HQ: ice Ice Wall, (Fire Wall)
        runner:
          rig: Corroder
        turn: corp, at 5.6.1a
    """)
    game.corp.passes()
    game.go_on("window")
    assert game.card("Mumbad Construction Co.").advancement == 2
    game.corp.uses("Mumbad Construction Co.")
    assert game.options("corp") == ["pick Ice Wall [HQ ice 1]", "pick New Construction [Server 2 card 1]"]
    game.corp.picks("New Construction")
    assert (game.card("Mumbad Construction Co.").advancement, game.card("New Construction").advancement) == (1, 4)
    game.expect(corp_credits=2)  # it was not advanced: nothing is installed
    game.corp.uses("Mumbad Construction Co.")
    game.corp.picks("Ice Wall")
    game.expect(corp_credits=0)

"""Honor and Profit: what Jinteki does with servers, tokens and secrets."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

TENNIN = """
    corp: Tennin Institute: The Secrets Within
      deck: 3 any
      Server 1: cards Test Asset
    runner:
      rig: Corroder
    turn: corp 3, at 5.6.1a
    last turn: {}
"""


@pytest.mark.ruling("Tennin Institute: The Secrets Within", 0)
def test_tennin_institute_places_a_token_if_the_runner_made_no_successful_run() -> None:
    game = scenario(TENNIN.format("unsuccessful run on HQ"))
    game.corp.triggers("Tennin Institute: The Secrets Within")
    assert game.card("Test Asset").advancement == 1  # the Corp's only installed card: the identity is none


def test_tennin_institute_may_wait_and_stays_silent_after_a_successful_run() -> None:
    game = scenario(TENNIN.format("run on HQ"))
    game.corp.declines("Tennin Institute: The Secrets Within")
    assert game.card("Test Asset").advancement == 0
    game = scenario(TENNIN.format("successful run on HQ"))
    game.asks("corp", "action")


@pytest.mark.parametrize(("spent", "hand"), [(1, 0), (0, 3)])
def test_psychic_field_empties_the_grip_of_a_runner_who_accesses_it(spent: int, hand: int) -> None:
    game = scenario("""
        corp:
          Server 1: cards (Psychic Field)
        runner:
          hand: 3 any
          rig: Plascrete Carapace {power 4}
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.pass_windows()
    game.corp.chooses(spent)
    game.runner.chooses(0)
    game.expect(runner_hand=hand)


def test_psychic_field_is_felt_when_it_is_exposed_but_not_in_rnd() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Psychic Field)
          Server 2: cards (PAD Campaign)
        runner:
          hand: 2 any, 2 Infiltration
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.runner.picks("Server 2 card 1")
    game.expect(runner_hand=3)
    game.pass_windows()
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.runner.picks("Server 1 card 1")
    game.corp.chooses(2)
    game.runner.chooses(1)
    game.expect(runner_hand=0)
    game = scenario("corp:\n deck: Psychic Field\nrunner:\n hand: 3 any\nrun: R&D, approaching server")
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_hand=3)


def test_psychic_field_does_not_feel_other_cards_being_exposed() -> None:
    game = scenario("""
        corp:
          Server 1: cards Psychic Field
          Server 2: cards (PAD Campaign)
        runner:
          hand: 2 any, Infiltration
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.pass_windows()
    game.asks("runner", "action")


def test_tenma_line_swaps_two_pieces_of_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          R&D: ice (Hunter), (Ice Wall)
          Server 1: cards Tenma Line
          Server 2: cards PAD Campaign
        turn: corp
    """)
    game.corp.uses("Tenma Line")
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Enigma")
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Hunter")
    assert game.ice("HQ") == ["Hunter"]
    assert game.ice("R&D") == ["Enigma", "Ice Wall"]
    assert game.card("Enigma").rezzed
    game.expect(corp_clicks=2)


def test_tenma_line_needs_two_pieces_of_ice() -> None:
    game = scenario("corp:\n HQ: ice Enigma\n Server 1: cards Tenma Line\nturn: corp")
    game.refuses("corp", "use Tenma Line ability 1")


MUSHIN = """
    corp:
      credits 5
      hand: Mushin No Shin, {}
      Server 1: ice (Enigma)
      deck: 3 any
    runner:
      deck: 3 any
    turn: corp
"""


@pytest.mark.parametrize("title", ["Project Junebug", "Braintrust", "Akitaro Watanabe"])
def test_mushin_no_shin_installs_a_card_with_three_tokens_in_a_new_remote(title: str) -> None:
    game = scenario(MUSHIN.format(title))
    game.corp.plays("Mushin No Shin")
    assert game.card(title).server == "Server 2"
    assert game.card(title).advancement == 3
    game.expect(corp_clicks=1)


def test_mushin_no_shin_keeps_the_card_from_being_scored_or_rezzed_until_the_next_turn() -> None:
    game = scenario(MUSHIN.format("Braintrust"))
    game.corp.plays("Mushin No Shin")
    assert game.why_not("corp", "score Braintrust").rule == "1.2.2"
    game.end_turn()
    game.go_on("5.7.1f")
    game.end_turn()
    game.go_on("5.6.2a")
    game.corp.scores("Braintrust")
    game = scenario(MUSHIN.format("PAD Campaign"))
    game.corp.plays("Mushin No Shin")
    game.end_turn()
    game.go_on("5.7.1f")
    game.end_turn()
    game.go_on("5.6.2a")
    game.corp.rezzes("PAD Campaign")
    game = scenario(MUSHIN.format("PAD Campaign"), mode="full")
    game.corp.plays("Mushin No Shin")
    game.corp.picks("PAD Campaign")
    game.corp.chooses("new remote")
    game.go_on("5.6.2a")
    game.refuses("corp", "rez PAD Campaign")


def test_mushin_no_shin_installs_no_ice() -> None:
    scenario(MUSHIN.format("Hunter")).refuses("corp", "play Mushin No Shin")


def test_neotokyo_grid_pays_for_the_first_token_on_a_card_in_its_server_each_turn() -> None:
    game = scenario("""
        corp:
          credits 5
          Server 1: ice (Ice Wall); cards NeoTokyo Grid, (Braintrust)
          R&D: ice (Ice Wall)
        turn: corp
    """)
    game.corp.advances("R&D ice 1")
    game.expect(corp_credits=4)
    game.corp.advances("Braintrust")
    game.expect(corp_credits=4)
    game.corp.advances("Braintrust")
    game.expect(corp_credits=3)


def test_neotokyo_grid_pays_for_tokens_that_are_placed_by_abilities() -> None:
    board = """
        corp:
          credits 5
          hand: Shipment from Kaguya
          Server 1: cards NeoTokyo Grid, (Braintrust)
          Server 2: cards (Project Atlas)
        turn: corp
    """
    game = scenario(board)
    game.corp.plays("Shipment from Kaguya")
    game.corp.picks("Project Atlas")
    game.corp.done()
    game.expect(corp_credits=5)
    game = scenario(board)
    game.corp.plays("Shipment from Kaguya")
    game.corp.picks("Braintrust")
    game.corp.done()
    game.expect(corp_credits=6)


def test_neotokyo_grid_pays_for_no_other_counters() -> None:
    game = scenario("corp:\n credits 5\n Server 1: cards NeoTokyo Grid, Marked Accounts\nturn: corp")
    game.corp.uses("Marked Accounts")
    game.expect(corp_credits=5)


def test_neotokyo_grid_does_not_count_ice() -> None:
    game = scenario("corp:\n credits 5\n Server 1: ice (Ice Wall); cards NeoTokyo Grid\nturn: corp")
    game.corp.advances("Ice Wall")
    game.expect(corp_credits=4)


def test_guard_ends_the_run_and_cannot_be_bypassed() -> None:
    game = scenario("corp:\n HQ: ice Guard\nrunner:\n hand: Inside Job\n credits 2\nturn: runner")
    game.runner.plays("Inside Job")
    game.runner.chooses("HQ")
    game.expect(run=None)
    assert game.bypassed() == []
    game = scenario("""
        corp:
          R&D: ice Guard
          HQ: ice Enigma
        runner:
          hand: Inside Job
        turn: runner
    """)
    game.runner.plays("Inside Job")
    game.runner.chooses("HQ")
    assert game.bypassed() == ["Enigma"]

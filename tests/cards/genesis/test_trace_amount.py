"""Trace Amount."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_liberated_account_is_loaded_with_sixteen_credits() -> None:
    game = scenario("""
        runner:
          credits 6
          hand: Liberated Account
        turn: runner
    """)
    game.runner.installs("Liberated Account")
    assert game.card("Liberated Account").credits == 16
    game.runner.uses("Liberated Account")
    assert game.card("Liberated Account").credits == 12
    game.expect(runner_credits=4, runner_clicks=2)


def test_liberated_account_is_trashed_when_empty() -> None:
    game = scenario("""
        runner:
          rig: Liberated Account {credit 4}
        turn: runner
    """)
    game.runner.uses("Liberated Account")
    game.expect(runner_credits=9, runner_heap=["Liberated Account"])


def test_compromised_employee_gives_a_credit_for_each_rezzed_ice_and_pays_in_traces() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (Hunter)
          Server 1: cards (PAD Campaign)
        runner:
          credits 0
          rig: Compromised Employee
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("PAD Campaign")
    game.expect(runner_credits=0)
    game.corp.rezzes("Hunter")
    game.expect(runner_credits=1)
    game.pass_windows()
    game.corp.chooses(0)
    game.runner.chooses(2)
    game.expect(runner_credits=0, tags=1)
    assert game.card("Compromised Employee").credits == 0


def test_notoriety_is_worth_a_point_after_runs_on_all_central_servers() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 5 Hedge Fund
        runner:
          credits 1
          hand: Notoriety
        turn: runner
    """)
    for server in ("Archives", "HQ", "R&D"):
        game.refuses("runner", "play Notoriety")
        game.runner.runs(server)
        while game.run is not None:
            game.take("pass") if "pass" in game.options() else game.runner.continues()
    game.runner.plays("Notoriety")
    game.expect(runner_score=["Notoriety"], runner_credits=0)
    assert game.runner.points == 1


def test_sherlock_puts_programs_on_top_of_the_stack() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Sherlock 1.0
        runner:
          credits 4
          clicks 3
          deck: 2 any
          rig: Corroder, Magnum Opus
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Sherlock 1.0")
    game.pass_windows()
    game.runner.chooses(0)
    game.corp.picks("Magnum Opus")
    game.expect(runner_clicks=2, run="HQ")
    assert game.runner.deck[0] == "Magnum Opus"
    assert game.runner.installed == ["Corroder"]


def test_sherlock_has_two_subroutines_which_can_fail() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Sherlock 1.0
        runner:
          credits 8
          clicks 0
          rig: Yog.0, Magnum Opus
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(3)
    game.corp.picks("Yog.0")
    game.runner.chooses(4)
    game.expect(runner_credits=1)
    assert game.runner.installed == ["Magnum Opus"]


def test_big_brother_gives_a_tagged_runner_two_tags() -> None:
    game = scenario("""
        corp:
          hand: Big Brother
        runner:
          tags 1
        turn: corp
    """)
    game.corp.plays("Big Brother")
    game.expect(tags=3)


def test_big_brother_needs_a_tagged_runner() -> None:
    game = scenario("corp:\n hand: Big Brother\nturn: corp")
    game.refuses("corp", "play Big Brother")


def test_chilo_city_grid_tags_after_a_successful_trace_in_a_run_on_its_server() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Caduceus; root ChiLo City Grid
        runner:
          credits 2
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(0)
    game.corp.triggers("ChiLo City Grid")
    game.expect(tags=1, corp_credits=3)
    game.corp.chooses(0)
    game.runner.chooses(2)
    game.expect(tags=1, run="HQ")


def test_chilo_city_grid_does_nothing_for_other_servers() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Hunter
          R&D: root ChiLo City Grid
        runner:
          credits 0
        run: HQ, encountering ice 1
    """)
    game.expect(tags=1)


def test_executive_retreat_shuffles_hq_away_and_later_draws_five_cards() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, Enigma
          deck: 5 any
          Server 1: cards (Executive Retreat {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Executive Retreat")
    game.expect(corp_hand=0, corp_deck=7)
    assert game.happened("shuffled") == 1
    assert game.card("Executive Retreat").agenda_counters == 1
    game.pass_windows()
    game.corp.uses("Executive Retreat")
    game.expect(corp_hand=5, corp_clicks=2)
    assert game.card("Executive Retreat").agenda_counters == 0


def test_freelancer_trashes_up_to_two_resources_of_a_tagged_runner() -> None:
    game = scenario("""
        corp:
          hand: Freelancer
        runner:
          tags 1
          rig: Armitage Codebusting, Wyldside, Access to Globalsec, Corroder
        turn: corp
    """)
    game.corp.plays("Freelancer")
    game.refuses("corp", "pick Corroder")
    game.corp.picks("Wyldside", "Access to Globalsec")
    game.expect(runner_heap=["Wyldside", "Access to Globalsec"])


def test_freelancer_needs_a_tagged_runner() -> None:
    game = scenario("""
        corp:
          hand: Freelancer
        runner:
          rig: Wyldside
        turn: corp
    """)
    game.refuses("corp", "play Freelancer")


VAMP = """
    corp:
      credits 4
      hand: Hedge Fund
    runner:
      credits 6
      hand: Vamp
    turn: runner
"""


def test_vamp_pays_to_let_the_corp_lose_credits_and_takes_a_tag() -> None:
    game = scenario(VAMP)
    game.runner.plays("Vamp")
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(3)
    game.runner.chooses(3)
    game.expect(runner_credits=3, corp_credits=1, tags=1, run=None)
    assert game.happened("access") == 0


def test_vamp_may_access_hq_all_the_same() -> None:
    game = scenario(VAMP)
    game.runner.plays("Vamp")
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_credits=6, corp_credits=4, tags=0, run=None)
    assert game.happened("access") == 1


def test_encryption_protocol_raises_trash_costs_of_installed_cards() -> None:
    game = scenario("""
        corp:
          Server 1: cards PAD Campaign
          Server 2: cards Encryption Protocol
        runner:
          credits 5
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=0, corp_archives=["PAD Campaign"])
    game = scenario("""
        corp:
          hand: PAD Campaign
          Server 2: cards Encryption Protocol
        runner:
          credits 4
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=0)


@pytest.mark.parametrize(("spent", "offered"), [(0, ["Cyberfeeder", "Plascrete Carapace"]), (1, ["Cyberfeeder"])])
def test_power_grid_overload_trashes_hardware_as_dear_as_the_trace_was_good(spent: int, offered: list[str]) -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Power Grid Overload
          deck: 3 any
        runner:
          credits 5
          rig: Plascrete Carapace, Cyberfeeder, Dinosaurus, Aesop's Pawnshop
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    for _ in range(3):
        game.runner.takes_credit()
    game.corp.plays("Power Grid Overload")
    game.corp.chooses(1)
    game.runner.chooses(spent)
    if len(offered) > 1:
        game.refuses("corp", "pick Dinosaurus")
        game.corp.picks("Plascrete Carapace")
        game.expect(runner_heap=["Plascrete Carapace"])
    else:
        game.expect(runner_heap=offered)


def test_power_grid_overload_needs_a_successful_run() -> None:
    game = scenario("corp:\n hand: Power Grid Overload\nrunner:\n rig: Cyberfeeder\nturn: corp")
    game.refuses("corp", "play Power Grid Overload")


def test_amazon_industrial_zone_rezzes_new_ice_for_three_credits_less() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Enigma, Hunter
          HQ: root Amazon Industrial Zone
        turn: corp
    """)
    game.corp.installs("Hunter", "R&D")
    assert not game.card("Hunter").rezzed
    game.corp.installs("Enigma", "HQ")
    game.corp.triggers("Amazon Industrial Zone")
    assert game.card("Enigma").rezzed
    game.expect(corp_credits=5)

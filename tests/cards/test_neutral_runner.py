"""The neutral Runner cards of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_infiltration_gains_two_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          credits 0
          hand: Infiltration
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(1)
    game.expect(runner_credits=2)
    assert game.happened("exposed") == 0


@pytest.mark.parametrize(
    ("where", "place"),
    [("HQ: ice (Enigma)", "HQ ice 1"), ("Server 1: cards (PAD Campaign)", "Server 1 card 1")],
)
def test_infiltration_exposes_an_unrezzed_card(where: str, place: str) -> None:
    game = scenario(f"""
        corp:
          {where}
          R&D: ice (Hunter), Wall of Static
          hand: Snare!
        runner:
          credits 0
          hand: Infiltration
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.refuses("runner", "pick Wall of Static")
    game.runner.picks(place)
    game.expect(runner_credits=0)
    assert game.happened("exposed") == 1
    assert not game.card(place).rezzed


def test_infiltration_without_an_unrezzed_card_gains_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 0
          hand: Infiltration
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.expect(runner_credits=2)


def test_sure_gamble_gains_nine_credits_for_five() -> None:
    game = scenario("""
        runner:
          credits 5
          hand: 2 Sure Gamble
        turn: runner
    """)
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=9, runner_clicks=3)
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=13, runner_heap=2)


def test_sure_gamble_needs_five_credits() -> None:
    game = scenario("""
        runner:
          credits 4
          hand: Sure Gamble
        turn: runner
    """)
    game.refuses("runner", "play Sure Gamble")


def test_crypsis_gets_a_virus_counter_for_a_click() -> None:
    game = scenario("""
        runner:
          rig: Crypsis
        turn: runner
    """)
    game.runner.uses("Crypsis")
    game.runner.uses("Crypsis")
    game.expect(runner_clicks=2, runner_credits=5)
    assert game.card("Crypsis").virus == 2


@pytest.mark.parametrize(("ice", "strength"), [("Ice Wall", 1), ("Enigma", 2), ("Neural Katana", 3), ("Data Mine", 2)])
def test_crypsis_breaks_every_kind_of_ice_and_loses_a_counter(ice: str, strength: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
          hand: Hedge Fund
        runner:
          credits 9
          hand: 3 any
          rig: Crypsis {{virus 2}}
        run: HQ, encountering ice 1
    """)
    subroutines = 2 if ice == "Enigma" else 1
    game.runner.boosts("Crypsis", times=strength)
    assert game.card("Crypsis").strength == strength
    for n in range(subroutines):
        game.runner.breaks(n + 1, using="Crypsis")
    game.expect(runner_credits=9 - strength - subroutines)
    game.pass_windows()
    game.runner.chooses(1)
    assert game.card("Crypsis").virus == 1
    assert game.card("Crypsis").strength == 0
    game.expect(runner_hand=3, run="HQ")


def test_crypsis_may_be_trashed_instead_of_losing_a_counter() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          rig: Crypsis {virus 2}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Crypsis")
    game.runner.breaks(1, using="Crypsis")
    game.pass_windows()
    game.runner.chooses(2)
    game.expect(runner_heap=["Crypsis"], run="HQ")


def test_crypsis_without_counters_is_trashed_after_breaking() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          rig: Crypsis
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Crypsis")
    game.runner.breaks(1, using="Crypsis")
    game.pass_windows()
    game.expect(runner_heap=["Crypsis"], run="HQ")


def test_crypsis_that_broke_nothing_keeps_its_counters() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter
        runner:
          credits 9
          rig: Crypsis {virus 1}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Crypsis", times=4)
    game.pass_windows()
    game.corp.chooses(0)
    game.runner.chooses(3)
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(run="HQ", tags=0)
    assert game.card("Crypsis").virus == 1


def test_crypsis_loses_its_counter_even_if_the_run_ends() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          rig: Crypsis {virus 1}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Crypsis", times=2)
    game.runner.breaks(1, using="Crypsis")
    game.pass_windows()
    game.runner.chooses(1)
    game.expect(run=None)
    assert game.card("Crypsis").virus == 0


def test_crypsis_may_be_saved_by_a_sacrificial_construct() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          rig: Crypsis, Sacrificial Construct
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Crypsis")
    game.runner.breaks(1, using="Crypsis")
    game.pass_windows()
    game.runner.uses("Sacrificial Construct")
    game.expect(runner_rig=["Crypsis"], run="HQ")


def test_crypsis_is_a_virus_that_is_purged() -> None:
    game = scenario("""
        runner:
          rig: Crypsis {virus 2}
        turn: corp
    """)
    game.corp.purges()
    assert game.card("Crypsis").virus == 0
    game.expect(runner_rig=["Crypsis"])


def test_access_to_globalsec_adds_link() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter
          credits 0
        runner:
          credits 2
          hand: Access to Globalsec
          rig: Access to Globalsec
        turn: runner
    """)
    game.expect(runner_link=1)
    game.runner.installs("Access to Globalsec")
    game.expect(runner_link=2, runner_credits=1)
    game.runner.runs("HQ")
    game.runner.chooses(1)
    game.expect(tags=0, runner_credits=0)


def test_armitage_codebusting_holds_twelve_credits_and_gives_two_for_a_click() -> None:
    game = scenario("""
        runner:
          credits 1
          hand: Armitage Codebusting
        turn: runner
    """)
    game.runner.installs("Armitage Codebusting")
    assert game.card("Armitage Codebusting").credits == 12
    game.runner.uses("Armitage Codebusting")
    game.expect(runner_credits=2, runner_clicks=2)
    assert game.card("Armitage Codebusting").credits == 10


def test_armitage_codebusting_is_trashed_when_it_is_empty() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Armitage Codebusting {credit 4}
        turn: runner
    """)
    game.runner.uses("Armitage Codebusting")
    game.expect(runner_credits=2, runner_heap=[])
    game.runner.uses("Armitage Codebusting")
    game.expect(runner_credits=4, runner_heap=["Armitage Codebusting"])


def test_the_credits_on_armitage_codebusting_pay_for_nothing() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Access to Globalsec
          rig: Armitage Codebusting {credit 4}
        turn: runner
    """)
    game.refuses("runner", "install Access to Globalsec")

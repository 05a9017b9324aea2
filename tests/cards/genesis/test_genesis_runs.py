"""Genesis: ice that changes a run, and cards that answer an approach or what was done this turn."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import VIRUS, Clicks, Place, paid


@pytest.mark.ruling("Sensei", 0)
def test_sensei_gives_every_later_ice_one_end_the_run_behind_its_own_subroutines() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Viper, Sensei
        runner:
          credits 20
          rig: Torch
        run: HQ, encountering ice 3
    """)
    game.runner.passes()  # the subroutine of Sensei resolves
    game.go_on("6.9.3b")
    game.runner.boosts("Torch")
    game.runner.breaks(1, using="Torch")
    game.runner.breaks(2, using="Torch")
    game.runner.breaks(3, using="Torch")
    game.pass_windows()
    game.runner.continues()
    game.go_on("6.9.3b")
    game.runner.breaks(1, using="Torch")
    game.runner.breaks(2, using="Torch")
    game.go_on("action")  # the third subroutine ends the run
    assert game.happened("run-unsuccessful") == 1


def test_sensei_that_is_broken_gives_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Pop-up Window, Sensei
        runner:
          credits 9
        run: HQ, encountering ice 2, broken 1
    """)
    game.runner.continues()
    game.runner.accepts()
    game.expect(run="HQ")


def test_sensei_does_not_give_itself_a_subroutine() -> None:
    game = scenario("corp:\n HQ: ice Sensei\nrun: HQ, encountering ice 1")
    game.expect(run="HQ")


def test_sensei_met_a_second_time_has_gained_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Cell Portal, Sensei
        run: HQ, encountering ice 2
    """)
    game.runner.continues()
    game.runner.continues()
    game.expect(run="HQ")
    assert game.happened("encounter") >= 2


SNITCH = """
    corp:
      HQ: ice (Enigma), (Ice Wall)
    runner:
      rig: Snitch
    run: HQ, approaching ice 2
"""


@pytest.mark.ruling("Snitch", 0)
def test_snitch_exposes_approached_ice_and_lets_the_runner_jack_out() -> None:
    game = scenario(SNITCH)
    game.runner.triggers("Snitch")
    assert game.happened("exposed") == 1
    game.runner.accepts()
    game.expect(run=None)
    assert game.happened("jacked-out") == 1


def test_snitch_works_once_per_run() -> None:
    game = scenario(SNITCH)
    game.runner.triggers("Snitch")
    game.runner.declines()
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.happened("exposed") == 1


def test_snitch_that_was_not_used_waits_for_the_next_ice() -> None:
    game = scenario(SNITCH)
    game.runner.declines("Snitch")
    game.pass_windows()
    game.runner.triggers("Snitch")
    assert game.happened("exposed") == 1
    game.runner.declines()


def test_snitch_ignores_rezzed_ice_and_can_be_used_in_another_run() -> None:
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n rig: Snitch\nrun: HQ, approaching ice 1")
    game.expect(run=None)
    assert game.happened("exposed") == 0
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n clicks 4\n rig: Snitch\nturn: runner")
    for _ in range(2):
        game.runner.runs("HQ")
        game.runner.triggers("Snitch")
        game.runner.accepts()
    assert game.happened("exposed") == 2


@pytest.mark.ruling("Snitch", 1)
def test_snitch_lets_the_runner_jack_out_although_the_expose_was_prevented() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: cards Zaibatsu Loyalty
        runner:
          rig: Snitch
        run: HQ, approaching ice 1
    """)
    game.runner.triggers("Snitch")
    game.corp.uses("Zaibatsu Loyalty", ability=2) if game.decision.side == "corp" else None
    assert game.happened("exposed") == 0
    game.runner.accepts()
    game.expect(run=None)


@pytest.mark.parametrize(("kind", "breaker"), [("barrier", "Corroder"), ("code gate", "Torch"), ("sentry", "Garrote")])
def test_chimera_is_what_the_corp_chooses(kind: str, breaker: str) -> None:
    game = scenario(f"corp:\n HQ: ice (Chimera)\nrunner:\n credits 9\n rig: {breaker}\nrun: HQ, approaching ice 1")
    game.pass_windows("6.9.2e")
    game.runner.passes() if game.decision.side == "runner" else None
    game.corp.rezzes("Chimera")
    assert game.options("corp") == ["choose sentry", "choose code gate", "choose barrier"]
    game.corp.chooses(f"choose {kind}")
    assert game.card("Chimera").has(kind)
    assert [each for each in ("barrier", "code gate", "sentry") if game.card("Chimera").has(each)] == [kind]
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using=breaker)
    game.expect(run="HQ")


def test_chimera_ends_the_run_and_is_derezzed_at_the_end_of_every_turn() -> None:
    game = scenario("corp:\n deck: 3 any\n HQ: ice (Chimera)\nrunner:\n clicks 1\nturn: runner")
    game.runner.runs("HQ")
    game.corp.rezzes("Chimera")
    game.corp.chooses("choose sentry")
    game.expect(run=None)
    game.go_on("5.6.2b")
    assert not game.card("Chimera").rezzed
    assert not game.card("Chimera").has("sentry")


def test_chimera_does_not_change_when_other_ice_is_rezzed() -> None:
    game = scenario("corp:\n HQ: ice Chimera\n R&D: ice (Ice Wall)\nrun: R&D, approaching ice 1")
    game.corp.rezzes("Ice Wall")
    game.expect(run=None)


CRESCENTUS = """
    corp:
      HQ: ice Quandary, Enigma
    runner:
      credits 9
      rig: Crescentus, Torch
    run: HQ, encountering ice 2
"""


def test_crescentus_derezzes_ice_whose_subroutines_were_all_broken() -> None:
    game = scenario(CRESCENTUS)
    game.runner.breaks(1, using="Torch")
    game.refuses("runner", "use Crescentus ability 1")
    game.runner.breaks(2, using="Torch")
    game.runner.uses("Crescentus")
    assert not game.card("Enigma").rezzed
    assert game.card("Quandary").rezzed
    assert game.runner.heap == ["Crescentus"]


SURGE = """
    runner:
      hand: Surge
      rig: Darwin, Medium {virus 1}
      credits 3
    turn: runner, at 5.7.1a
"""


def test_surge_adds_two_virus_counters_to_a_program_that_got_one_this_turn() -> None:
    game = scenario(SURGE)
    game.runner.triggers("Darwin")
    game.runner.plays("Surge")
    assert game.card("Darwin").virus == 3
    assert game.card("Medium").virus == 1


def test_surge_is_for_programs() -> None:
    define("Test Incubator", "runner", "resource", paid(Clicks(), Place(VIRUS)))
    game = scenario("runner:\n hand: Surge\n rig: Test Incubator\nturn: runner")
    game.runner.uses("Test Incubator")
    game.refuses("runner", "play Surge")


def test_surge_needs_a_counter_that_was_placed_this_turn() -> None:
    game = scenario(SURGE)
    game.runner.declines("Darwin")
    game.refuses("runner", "play Surge")


KRAKEN = """
    corp:
      HQ: ice Enigma
      R&D: ice (Hunter), Ice Wall
    runner:
      credits 3
      hand: Kraken
      score: Project Atlas
    turn: runner
    this turn: {}
"""


def test_kraken_makes_the_corp_trash_ice_of_a_chosen_server() -> None:
    game = scenario(KRAKEN.format("stole Project Atlas"))
    game.runner.plays("Kraken")
    game.runner.chooses("R&D")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Hunter")
    assert game.ice("R&D") == ["Ice Wall"]
    assert game.corp.archives == ["Hunter"]


def test_kraken_needs_a_stolen_agenda() -> None:
    scenario(KRAKEN.format("run on HQ")).refuses("runner", "play Kraken")


MIDORI = """
    corp:
      credits 3
      hand: Enigma, Hedge Fund
      Server 1: ice (Ice Wall), (Hunter); cards Midori
    {}
    run: Server 1, approaching ice 2
"""


@pytest.mark.ruling("Midori", 0)
def test_midori_swaps_the_approached_ice_for_one_in_hq_without_paying() -> None:
    game = scenario(MIDORI.format(""))
    game.corp.triggers("Midori")
    assert game.ice("Server 1") == ["Ice Wall", "Enigma"]
    game.expect(corp_hand=["Hunter", "Hedge Fund"], corp_credits=3)
    assert not game.card("Enigma").rezzed
    game.corp.rezzes("Enigma")
    game.expect(run=None, corp_credits=0)  # the Runner approached Enigma, and encounters it


def test_midori_acts_once_per_run_and_only_here() -> None:
    game = scenario(MIDORI.format(""))
    game.corp.triggers("Midori")
    game.pass_windows()
    game.runner.continues()
    game.asks("corp", "window")
    game = scenario(
        MIDORI.format("")
        .replace("run: Server 1", "run: HQ")
        .replace("Server 1: ice", "HQ: ice (Quandary), (Hunter)\n      Server 1: ice")
    )
    game.asks("corp", "window")


def test_midori_may_wait_for_the_next_ice() -> None:
    game = scenario(MIDORI.format(""))
    game.corp.declines("Midori")
    game.pass_windows()
    game.corp.triggers("Midori")
    assert game.ice("Server 1") == ["Enigma", "Hunter"]


@pytest.mark.ruling("Midori", 1)
def test_midori_swaps_ice_that_snitch_has_exposed() -> None:
    game = scenario(MIDORI.format("runner:\n      rig: Snitch"))
    game.runner.triggers("Snitch")
    game.runner.declines()
    game.corp.triggers("Midori")
    assert game.ice("Server 1") == ["Ice Wall", "Enigma"]

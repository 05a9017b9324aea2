"""3.9.5: icebreakers."""

import pytest

from netrunner.rules.machine.terms import ICE
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cards,
    Chosen,
    EndRun,
    ForceEncounterWith,
    breaks,
    paid,
    pumps,
    sub,
)
from netrunner.vocabulary.abilities import interacts
from netrunner.vocabulary.cards import Encountered
from netrunner.vocabulary.into_play import Derez

define("Picket", "corp", "ice", sub(EndRun()), cost=1, strength=1, subtypes="barrier")
define("Tall Picket", "corp", "ice", sub(EndRun()), cost=1, strength=3, subtypes="barrier")
define(
    "Long Reach",
    "runner",
    "program",
    breaks(1, "barrier"),
    pumps(1, 2, "turn"),
    cost=0,
    strength=0,
    subtypes="icebreaker",
)
define(
    "Unmaker",
    "runner",
    "program",
    interacts(2, Derez(Encountered())),
    pumps(1, 1),
    cost=0,
    strength=2,
    subtypes="icebreaker",
)
define("Skeleton Key", "runner", "program", breaks(1), pumps(1, 1), cost=0, strength=1, subtypes="icebreaker")
define("Forced Meeting", "corp", "asset", paid(0, ForceEncounterWith(Chosen(Cards(types=ICE, rezzed=True)))), trash=3)


@pytest.mark.rule("3.9.5b")
@pytest.mark.rule("9.9.3a")
def test_3_9_5b_a_boost_without_a_duration_lasts_for_the_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Picket
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Corroder", times=2)
    assert game.card("Corroder").strength == 4
    game.runner.breaks(1, using="Corroder")
    assert game.card("Corroder").strength == 4
    game.runner.passes()
    game.asks("runner", "jack-out", "6.9.2d")  # approaching the next ice
    assert game.card("Corroder").strength == 2


@pytest.mark.rule("3.9.5c:1")
def test_3_9_5c_a_boost_for_the_run_outlasts_the_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice (Hunter), Enigma
          hand: Hedge Fund
        runner:
          credits 9
          rig: Gordian Blade
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Gordian Blade")
    assert game.card("Gordian Blade").strength == 3
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    game.asks("runner", "jack-out")
    assert game.card("Gordian Blade").strength == 3
    game.runner.jacks_out()
    assert game.run is None
    assert game.card("Gordian Blade").strength == 2


@pytest.mark.rule("3.9.5c:1")
def test_3_9_5c_a_boost_for_the_turn_outlasts_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Picket
        runner:
          credits 9
          rig: Long Reach
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Long Reach")
    game.runner.passes()
    assert game.run is None
    assert game.card("Long Reach").strength == 2


@pytest.mark.rule("3.9.5c:2")
def test_3_9_5c_outside_a_run_a_boost_for_the_run_lasts_for_the_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          Server 1: Forced Meeting
        runner:
          credits 9
          rig: Gordian Blade
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Forced Meeting")
    game.corp.passes()
    game.runner.boosts("Gordian Blade")
    assert game.card("Gordian Blade").strength == 3
    game.pass_windows("5.6.2a")
    assert game.card("Gordian Blade").strength == 2


@pytest.mark.rule("3.9.5d")
def test_3_9_5d_a_boost_outside_an_encounter_expires_at_the_next_checkpoint() -> None:
    game = scenario("runner:\n credits 5\n rig: Corroder\nturn: runner, at 5.7.1e", mode="full")
    game.runner.boosts("Corroder")
    game.expect(runner_credits=4)
    assert game.card("Corroder").strength == 2


@pytest.mark.rule("3.9.5e")
@pytest.mark.rule("3.9.5g:1")
def test_3_9_5e_and_g_other_interactions_with_ice_need_the_strength_as_well() -> None:
    game = scenario("""
        corp:
          HQ: ice Tall Picket
          hand: Hedge Fund
        runner:
          credits 9
          rig: Unmaker
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Unmaker ability 1")
    game.runner.boosts("Unmaker")
    game.runner.uses("Unmaker", ability=1)
    assert not game.card("Tall Picket").rezzed
    game.expect(runner_credits=6)


@pytest.mark.rule("3.9.5f:1")
def test_3_9_5f_subroutines_are_broken_only_during_the_encounter() -> None:
    game = scenario(
        """
        corp:
          HQ: ice (Picket)
        runner:
          credits 9
          rig: Skeleton Key
        run: HQ, approaching ice 1
    """,
        mode="full",
    )
    breaking = "use Skeleton Key ability 1"
    game.asks("runner", "window", "6.9.2b")
    game.refuses("runner", breaking)
    game.pass_windows("6.9.2e")
    game.refuses("runner", breaking)
    game.runner.passes()
    game.corp.rezzes("Picket")
    game.pass_windows("6.9.3b")
    game.offers("runner", breaking)


@pytest.mark.rule("3.9.5g:1")
def test_3_9_5g_an_icebreaker_needs_at_least_the_strength_of_the_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Tall Picket
          hand: Hedge Fund
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Corroder ability 1")
    game.runner.boosts("Corroder")  # 3 against 3
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.asks("runner", "jack-out")


@pytest.mark.rule("3.9.5h:1,2")
def test_3_9_5h_an_ability_for_a_subtype_is_used_on_that_subtype_only() -> None:
    text = """
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          hand: Tinkering
          rig: Corroder, Skeleton Key
        {}
    """
    game = scenario(text.format("run: HQ, encountering ice 1"))
    game.refuses("runner", "use Corroder ability 1")  # Enigma is no barrier
    game.runner.boosts("Skeleton Key")
    game.offers("runner", "use Skeleton Key ability 1")  # it names no subtype
    game = scenario(text.format("turn: runner"))
    game.runner.plays("Tinkering")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.offers("runner", "use Corroder ability 1")

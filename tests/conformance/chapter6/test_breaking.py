"""Chapter 6.5.4: choosing the subroutines to break, and what happens to them when the ice changes."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_JACK_OUT, CORP, ICE, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    All,
    Cards,
    Derez,
    EndRun,
    ForEvent,
    Gain,
    GiveTags,
    GrantsAbility,
    Lose,
    Trash,
    TrashThis,
    breaks,
    paid,
    sub,
    whenever,
)
from netrunner.vocabulary.base import YOU

ANY_ICE = Cards(types=ICE)

define("Double Pick", "runner", "program", breaks(1, n=2), strength=9, subtypes=("icebreaker", "ai"))
define("Up To Two", "runner", "program", breaks(1, n=2, up_to=True), strength=9, subtypes=("icebreaker", "ai"))
define("All Of Them", "runner", "program", breaks(1, n=-1), strength=9, subtypes=("icebreaker", "ai"))
define("Three Lines", "corp", "ice", sub(Gain(1)), sub(Lose(1, RUNNER)), sub(GiveTags(1)), cost=1, strength=1)
define("Exit Fee", "corp", "upgrade", AdditionalCostTo(A_JACK_OUT, 2), cost=0, trash=1)
define("Loose Wire", "runner", "resource", whenever(ForEvent("credits-spent", player=YOU), Derez(All(ANY_ICE))))
define(
    "Fading Wall", "corp", "upgrade",
    GrantsAbility(sub(EndRun()), of=All(ANY_ICE)), paid(TrashThis(), Gain(1, CORP)), cost=0, trash=1,
)  # fmt: skip

define("Brittle Wall", "corp", "upgrade", GrantsAbility(sub(Gain(5, CORP)), of=All(ANY_ICE)), cost=0, trash=1)
define("Sturdy Wall", "corp", "upgrade", GrantsAbility(sub(EndRun()), of=All(ANY_ICE)), cost=0, trash=1)
define(
    "Test Demolisher", "corp", "ice",
    sub(Trash(All(Cards(title="Brittle Wall")))), sub(Gain(1, CORP)), cost=0, strength=1,
)  # fmt: skip

BOARD = """
    corp:
      HQ: ice {ice}; root {root}
    runner:
      credits 5
      rig: {rig}
    run: HQ, encountering ice 1
"""


def breaking(n: int, ice: str = "Three Lines") -> str:
    return f"break {ice} [HQ ice 1] subroutine {n}"


@pytest.mark.rule("6.5.4:1")
def test_6_5_4_an_ability_that_breaks_two_subroutines_asks_for_two_different_ones() -> None:
    game = scenario(BOARD.format(ice="Three Lines", root="Test Upgrade", rig="Double Pick"))
    game.take("use Double Pick ability 1")
    assert game.options("runner") == [breaking(1), breaking(2), breaking(3)]
    game.take(breaking(2))
    assert game.options("runner") == [breaking(1), breaking(3)]  # no stopping after one
    assert game.happened("broken") == 0  # they are broken together
    game.take(breaking(3))
    assert game.happened("broken") == 1
    assert [game.is_broken(n) for n in (1, 2, 3)] == [False, True, True]
    game.pass_windows()
    game.expect(corp_credits=6, runner_credits=4, tags=0)


@pytest.mark.rule("6.5.4:1")
def test_6_5_4_up_to_two_is_one_or_two() -> None:
    game = scenario(BOARD.format(ice="Three Lines", root="Test Upgrade", rig="Up To Two"))
    game.take("use Up To Two ability 1")
    assert game.options("runner") == [breaking(1), breaking(2), breaking(3)]
    game.take(breaking(1))
    assert game.options("runner") == [breaking(2), breaking(3), "done"]
    game.runner.done()
    assert [game.is_broken(n) for n in (1, 2, 3)] == [True, False, False]
    game.take("use Up To Two ability 1")
    assert game.options("runner") == [breaking(2), breaking(3)]
    game.take(breaking(3))
    game.take(breaking(2))
    game.pass_windows()
    game.expect(corp_credits=5, runner_credits=3, tags=0)
    assert game.happened("fully-broken") == 1


@pytest.mark.rule("6.5.4:1")
@pytest.mark.parametrize("rig", ["Double Pick", "Up To Two", "All Of Them"])
def test_6_5_4_no_more_subroutines_are_broken_than_there_are(rig: str) -> None:
    game = scenario(BOARD.format(ice="Test Gentle Ice", root="Test Upgrade", rig=rig), mode="full")
    game.go_on("6.9.3b")
    game.runner.breaks(1, using=rig)
    game.asks("runner", "window", "6.9.3b")
    game.refuses("runner", "use " + rig)
    game.expect(corp_credits=5, runner_credits=4)


@pytest.mark.rule("6.2.4b:2")
@pytest.mark.rule("6.5.4:1")
def test_6_2_4b_nothing_is_broken_once_paying_for_it_has_derezzed_the_ice() -> None:
    game = scenario(BOARD.format(ice="Three Lines", root="Test Upgrade", rig="Double Pick, Loose Wire"))
    game.take("use Double Pick ability 1")
    assert not game.card("Three Lines").rezzed
    assert game.happened("broken") == 0
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(corp_credits=5, tags=0, runner_credits=4)


@pytest.mark.rule("6.5.4:2")
@pytest.mark.rule("9.1.3b")
def test_6_5_4_broken_subroutines_stay_broken_when_a_gained_one_is_lost() -> None:
    game = scenario(BOARD.format(ice="Three Lines", root="Fading Wall", rig="Double Pick"))
    game.take("use Double Pick ability 1")
    assert game.options("runner") == [breaking(n) for n in (1, 2, 3, 4)]
    game.take(breaking(2))
    game.take(breaking(4))
    assert [game.is_broken(n) for n in (1, 2, 3, 4)] == [False, True, False, True]
    game.runner.passes()
    game.corp.uses("Fading Wall")
    assert [game.is_broken(n) for n in (1, 2, 3)] == [False, True, False]
    game.pass_windows()
    game.expect(corp_credits=7, runner_credits=4, tags=1, run="HQ")


@pytest.mark.rule("9.1.3b")
@pytest.mark.rule("6.9.3c:1")
def test_9_1_3b_a_gained_subroutine_resolves_after_the_printed_ones() -> None:
    game = scenario(BOARD.format(ice="Three Lines", root="Fading Wall", rig="Test Program"))
    game.pass_windows()
    game.expect(corp_credits=6, runner_credits=4, tags=1, run=None)
    assert [event.which for event in game.events() if event.rule == "6.9.3c"] == [0, 1, 2, 3]


@pytest.mark.rule("3.9.5f:1")
@pytest.mark.rule("10.3.5:2")
def test_3_9_5f_the_strength_of_an_icebreaker_is_back_when_the_encounter_is_over() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Test Gentle Ice
        runner:
          rig: Test Breaker
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Test Breaker", times=2)
    assert game.card("Test Breaker").strength == 3
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    assert game.card("Test Breaker").strength == 1


@pytest.mark.rule("6.9.3a")
@pytest.mark.rule("6.5.4:1")
def test_6_5_4_the_record_tells_who_broke_how_many_subroutines_of_which_ice() -> None:
    game = scenario(BOARD.format(ice="Three Lines", root="Test Upgrade", rig="Double Pick, Test Breaker"))
    game.take("use Double Pick ability 1")
    game.take(breaking(1))
    game.take(breaking(3))
    game.runner.breaks(2, using="Test Breaker")
    told = [entry for entry in game.game.log if entry.kind in ("broken", "fully-broken")]
    assert [(e.kind, e.side, e.card.title, e.amount, e.which, e.rule) for e in told[:2] if e.card] == [
        ("broken", "runner", "Three Lines", 2, 0b101, "6.5.4"),
        ("broken", "runner", "Three Lines", 1, 0b111, "6.5.4"),
    ]
    assert [e.source.title for e in told if e.source] == ["Double Pick", "Test Breaker"]
    assert (told[2].kind, told[2].rule) == ("fully-broken", "9.11.2c")
    game.pass_windows()
    over = [entry.how for entry in game.game.log if entry.kind == "encounter-ends"]
    assert over == [1]  # all of them were broken


@pytest.mark.rule("1.2.2:1")
@pytest.mark.rule("6.1.5:1")
def test_6_1_5_an_ability_to_jack_out_cannot_be_used_where_jacking_out_is_forbidden_or_without_a_run() -> None:
    text = """
        corp:
          HQ: ice Test Gentle Ice; root {root}
        runner:
          rig: Flip Switch, Test Breaker
        run: HQ, encountering ice 1
    """
    game = scenario(text.format(root="Test Upgrade"))
    game.runner.uses("Flip Switch", ability=1)
    game.expect(run=None, runner_heap=["Flip Switch"])
    assert game.happened("jacked-out") == 1
    game = scenario(text.format(root="Test No Jacking Out"))
    game.refuses("runner", "use Flip Switch ability 1")
    game = scenario("runner:\n tags 1\n rig: Flip Switch\nturn: runner, at 5.7.1e", mode="full")
    game.refuses("runner", "use Flip Switch ability 1")
    game.offers("runner", "use Flip Switch ability 2")


@pytest.mark.rule("1.15.9a:1")
def test_1_15_9a_an_ability_does_not_force_the_runner_to_pay_for_jacking_out() -> None:
    text = """
        corp:
          HQ: ice Test Gentle Ice; root Exit Fee
        runner:
          credits {credits}
          rig: Flip Switch, Test Breaker
        run: HQ, encountering ice 1
    """
    game = scenario(text.format(credits=1))
    game.refuses("runner", "use Flip Switch ability 1")
    for accepts in (True, False):
        game = scenario(text.format(credits=2))
        game.runner.uses("Flip Switch", ability=1)
        game.asks("runner", "pay-to-jack-out", "1.15.9a")
        assert game.options("runner") == ["yes", "no"]
        if accepts:
            game.runner.accepts()
            game.expect(run=None, runner_credits=0)
        else:
            game.runner.declines()
            game.expect(run="HQ", runner_credits=2)
        assert game.happened("jacked-out") == int(accepts)


@pytest.mark.rule("6.9.3c:1")
@pytest.mark.rule("6.5.4:1")
@pytest.mark.rule("6.2.4b:3")
def test_6_9_3c_subroutines_that_are_still_to_resolve_stay_the_same_when_a_broken_one_is_lost() -> None:
    game = scenario(BOARD.format(ice="Test Demolisher", root="Brittle Wall, Sturdy Wall", rig="Test Breaker"))
    game.runner.breaks(3, using="Test Breaker")  # the one that Brittle Wall gives
    game.pass_windows()
    game.expect(corp_archives=["Brittle Wall"], corp_credits=6, run=None)  # the one of Sturdy Wall resolved
    assert game.happened("subroutine") == 3

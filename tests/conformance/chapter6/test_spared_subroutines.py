"""Chapters 6.5.4, 9.8.5 and 6.1.5: subroutines that are not broken after all, and jacking out by an ability."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.machine.terms import A_JACK_OUT, CORP, F_BREAK, HARDWARE, ICE
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import AdditionalCostTo, Cards, Gain, TrashCards, TrashThis, breaks, interrupt, paid, sub
from netrunner.vocabulary.interrupts import PreventBreak
from netrunner.vocabulary.moments import JackOut

HERE = Cards(types=ICE, protecting=True)

define(
    "Account Book", "corp", "ice",
    sub(Gain(1, CORP)), sub(Gain(10, CORP)), sub(Gain(100, CORP)), cost=0, strength=1,
)  # fmt: skip
define("Dog House", "corp", "upgrade", interrupt(TrashThis(), PreventBreak(HERE)), cost=0, trash=1)
define("Lock Gun", "runner", "program", breaks(1, n=3, up_to=True), strength=9, subtypes=("icebreaker", "ai"))
define("Simple Key", "runner", "program", breaks(1), strength=9, subtypes=("icebreaker", "ai"))
define("Rope Ladder", "runner", "resource", paid(2, JackOut()))
define("Paid Exit", "corp", "upgrade", AdditionalCostTo(A_JACK_OUT, 2), cost=0, trash=1)


def account_book(root: str, rig: str) -> Scenario:
    return scenario(f"""
        corp:
          credits 0
          HQ: ice Account Book; root {root}
        runner:
          credits 9
          rig: {rig}
        run: HQ, encountering ice 1
    """)


@pytest.mark.rule("9.8.5")
@pytest.mark.rule("6.5.4:1")
@pytest.mark.parametrize(("spared", "gained"), [(1, 1), (2, 10), (3, 100)])
def test_9_8_5_one_of_several_subroutines_is_not_broken_and_resolves(spared: int, gained: int) -> None:
    game = account_book("Dog House", "Lock Gun")
    game.runner.uses("Lock Gun")
    for n in (1, 2, 3):
        game.take(f"break Account Book [HQ ice 1] subroutine {n}")
    game.corp.uses("Dog House")
    game.asks("corp", "spare", "9.8.5")
    assert game.options("corp") == [f"break Account Book [HQ ice 1] subroutine {n}" for n in (1, 2, 3)]
    game.take(f"break Account Book [HQ ice 1] subroutine {spared}")
    prevented = [entry for entry in game.game.log if entry.kind == "prevented"]
    assert [(e.side, e.amount, e.of, e.rule) for e in prevented] == [("corp", 1, F_BREAK, "9.8.5")]
    broken = [entry for entry in game.game.log if entry.kind == "broken"]
    assert [entry.amount for entry in broken] == [2]
    assert game.happened("fully-broken") == 0
    game.pass_windows()
    game.expect(corp_credits=gained)


@pytest.mark.rule("9.8.5")
def test_9_8_5_a_single_subroutine_that_is_not_broken_can_be_broken_again() -> None:
    game = account_book("2 Dog House", "Simple Key")
    game.take("use Simple Key ability 1")
    game.take("break Account Book [HQ ice 1] subroutine 2")
    game.take(next(option for option in game.options("corp") if option.startswith("use Dog House")))
    assert game.happened("broken") == 0
    assert len([option for option in game.options("runner") if option.startswith("use")]) == 1
    game.take("use Simple Key ability 1")
    assert game.options("runner") == [f"break Account Book [HQ ice 1] subroutine {n}" for n in (1, 2, 3)]
    game.take("break Account Book [HQ ice 1] subroutine 2")
    game.corp.passes()
    assert game.happened("broken") == 1
    game.pass_windows()
    game.expect(corp_credits=101, runner_credits=7)


@pytest.mark.rule("6.5.4:1")
def test_6_5_4_a_subroutine_that_is_broken_is_not_chosen_again() -> None:
    game = account_book("Test Upgrade", "Lock Gun, Simple Key")
    game.runner.breaks(2, using="Simple Key")
    game.take("use Lock Gun ability 1")
    left = [f"break Account Book [HQ ice 1] subroutine {n}" for n in (1, 3)]
    assert game.options("runner") == left  # at least one of them
    game.take(left[1])
    assert game.options("runner") == [left[0], "done"]
    game.take("done")
    game.pass_windows()
    game.expect(corp_credits=1, runner_credits=7)


@pytest.mark.rule("6.1.5:1")
@pytest.mark.rule("1.15.9a:1")
@pytest.mark.parametrize(("credits", "left"), [(4, 0), (3, 1)])
def test_6_1_5_who_cannot_pay_the_price_of_jacking_out_any_more_goes_on(credits: int, left: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Test Gentle Ice; root Paid Exit
        runner:
          credits {credits}
          rig: Rope Ladder
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Rope Ladder")
    if credits == 4:
        game.runner.accepts()
        game.expect(run=None, runner_credits=left)
        assert game.happened("jacked-out") == 1
        assert [e.side for e in game.game.log if e.kind == "run-ended-by"] == ["runner"]
    else:
        game.expect(run="HQ", runner_credits=left)
        assert game.happened("jacked-out") == 0


define(
    "Scrap Toll", "corp", "upgrade",
    AdditionalCostTo(A_JACK_OUT, TrashCards(Cards(types=HARDWARE))), cost=0, trash=1,
)  # fmt: skip


@pytest.mark.rule("6.1.5:1")
@pytest.mark.rule("1.15.9:1")
def test_6_1_5_a_price_that_is_chosen_is_paid_before_the_runner_jacks_out_in_a_copy_too() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice; root Scrap Toll
        runner:
          rig: Rope Ladder, Test Hardware, Test Console
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Rope Ladder")
    game.runner.accepts()
    twin = game.game.copy()
    saved = Game.from_json(game.game.to_json())
    game.runner.picks("Test Console")
    game.expect(run=None, runner_heap=["Test Console"], runner_credits=3)
    assert game.happened("jacked-out") == 1
    for other in (twin, saved):
        other.choose("pick Test Console")
        assert other.view("runner") == game.game.view("runner")

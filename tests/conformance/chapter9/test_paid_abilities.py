"""9.5: paid abilities."""

import pytest

from netrunner.rules.machine.terms import PROGRAM, RESOURCE
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AddTo,
    CanHost,
    Cards,
    Chosen,
    Clicks,
    Draw,
    ForEvent,
    Gain,
    Hosted,
    Install,
    Trash,
    TrashThis,
    paid,
    whenever,
)
from netrunner.vocabulary.abilities import PaidAbility, cost_of
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.cards import Among
from netrunner.vocabulary.into_play import Installable

PROGRAMS = Cards(types=PROGRAM)
define("Shredder", "corp", "asset", paid(1, Trash(Chosen(PROGRAMS)), Trash(Chosen(PROGRAMS)), Gain(2)), trash=3)
define("Clerk", "corp", "asset", whenever(ForEvent("credits-spent", YOU), Draw(1)), trash=3)
define("Gazette", "corp", "asset", whenever(ForEvent("used", YOU), Gain(1)), trash=3)
define("Mourning", "runner", "resource", whenever(ForEvent("trashed", cards=PROGRAMS), Draw(1)), cost=0)
define("Tap", "runner", "resource", paid(Clicks(), Gain(3)), paid(0, Draw(1), limit=1), cost=0)
define(
    "Folder",
    "runner",
    "resource",
    CanHost(Cards(types=RESOURCE)),
    PaidAbility(cost_of(TrashThis()), (AddTo(Hosted(), "grip"),), moves_hosted=True),
    cost=0,
)
define(
    "Peddler",
    "runner",
    "resource",
    CanHost(PROGRAMS),
    PaidAbility(
        cost_of(TrashThis()),
        (
            Install(
                Chosen(Installable(Among(Hosted(), Cards(where=("installed", "set-aside"))), ignore_costs=True)),
                ignore_costs=True,
            ),
        ),
        moves_hosted=True,
    ),
    cost=0,
)
define("Page", "runner", "resource", cost=0)
define("Leaf", "runner", "program", cost=0, memory=0)
define("Branch", "runner", "program", cost=0, memory=0)


def story(game: Scenario, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [kind for kind in game.log_kinds() if kind in kinds]


@pytest.mark.rule("9.5.2a")
@pytest.mark.rule("9.5.2")
def test_9_5_2a_an_ability_that_costs_a_click_is_an_action() -> None:
    game = scenario("runner:\n credits 0\n deck: 2 any\n rig: Tap\nturn: runner, at 5.7.1e")
    game.refuses("runner", "use Tap ability 1")
    game.runner.uses("Tap", ability=2)
    game.asks("runner", "action")
    game.runner.uses("Tap", ability=1)
    game.expect(runner_credits=3, runner_clicks=3)


@pytest.mark.rule("9.5.4")
@pytest.mark.rule("1.18.4")
def test_9_5_4_the_ability_resolves_although_its_source_was_trashed_for_it() -> None:
    game = scenario("runner:\n credits 0\n rig: Test Sacrifice, Leaf\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Sacrifice")
    game.expect(runner_heap=["Test Sacrifice", "Leaf"])


@pytest.mark.rule("9.5.5:2")
@pytest.mark.rule("10.3.1g:2")
def test_9_5_5_hosted_cards_are_set_aside_while_the_ability_moves_them() -> None:
    game = scenario("runner:\n rig: Folder [Page, Page]\nturn: runner, at 5.7.1e")
    game.runner.uses("Folder")
    game.expect(runner_hand=["Page", "Page"], runner_heap=["Folder"], runner_rig=[])


@pytest.mark.rule("9.5.5:3")
def test_9_5_5_what_is_still_set_aside_in_the_end_is_trashed() -> None:
    game = scenario("runner:\n rig: Peddler [Leaf, Branch]\nturn: runner, at 5.7.1e")
    game.runner.uses("Peddler")
    game.runner.picks("Leaf")
    game.expect(runner_rig=["Leaf"], runner_heap=["Peddler", "Branch"])
    assert game.card("Leaf").host is None


STEPS = """
    corp:
      credits 5
      deck: 5 any
      Server 1: Shredder
      {}
    runner:
      deck: 5 any
      rig: Leaf, Branch, Corroder, {}
    turn: corp, at 5.6.2a
"""


@pytest.mark.rule("9.5.6a")
@pytest.mark.rule("9.5.6b:1,3")
@pytest.mark.rule("9.5.1")
def test_9_5_6a_and_b_the_cost_is_paid_and_its_checkpoint_comes_before_targets_are_announced() -> None:
    game = scenario(STEPS.format("Server 2: Clerk", "Sacrificial Construct"))
    game.corp.uses("Shredder")
    game.asks("corp", "target", "1.14.2")
    game.expect(corp_credits=4, corp_hand=1)  # paid, and Clerk has resolved
    assert story(game, "credits-spent", "used", "drew", "trashed") == ["credits-spent", "used", "drew"]


@pytest.mark.rule("9.5.6b:3")
def test_9_5_6b_when_used_abilities_resolve_before_the_ability_does() -> None:
    game = scenario(STEPS.format("Server 2: Gazette", "Sacrificial Construct"))
    game.corp.uses("Shredder")
    game.asks("corp", "target")
    game.expect(corp_credits=5)  # one paid, one gained


@pytest.mark.rule("9.5.6c")
@pytest.mark.rule("9.5.6d")
def test_9_5_6c_and_d_targets_first_then_interrupts() -> None:
    game = scenario(STEPS.format("", "Sacrificial Construct"))
    game.corp.uses("Shredder")
    assert game.options("corp") == ["pick Leaf", "pick Branch", "pick Corroder"]
    game.corp.picks("Leaf")
    game.asks("runner", "interrupt", "9.2.9d")
    assert game.runner.heap == []
    game.runner.uses("Sacrificial Construct")
    game.asks("corp", "target")  # the first instruction came to nothing; this is the second
    game.expect(runner_heap=["Sacrificial Construct"])


@pytest.mark.rule("9.5.6e")
@pytest.mark.rule("9.5.6f")
@pytest.mark.rule("9.5.6g")
@pytest.mark.rule("9.5.6h")
def test_9_5_6e_to_h_each_instruction_resolves_then_a_checkpoint_then_the_next_targets() -> None:
    game = scenario(STEPS.format("", "Mourning"))
    game.corp.uses("Shredder")
    game.corp.picks("Leaf")
    game.expect(runner_heap=["Leaf"], runner_hand=1)  # resolved, and Mourning after it
    game.asks("corp", "target", "1.14.2")
    assert game.options("corp") == ["pick Branch", "pick Corroder"]
    game.corp.picks("Branch")
    assert story(game, "trashed", "drew", "credits-gained") == [
        "trashed", "drew", "trashed", "drew", "credits-gained",
    ]  # fmt: skip
    game.asks("corp", "window", "5.6.2a")  # complete

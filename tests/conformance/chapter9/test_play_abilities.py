"""9.7: play abilities."""

import pytest

from netrunner.rules.machine.terms import PROGRAM
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import Cards, Chosen, Draw, ForEvent, Gain, PlayOnlyIf, RunnerTagged, Trash, play, whenever
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.mechanics import StaysInPlay

PROGRAMS = Cards(types=PROGRAM)
define("Twin Cut", "corp", "operation", play(Trash(Chosen(PROGRAMS)), Trash(Chosen(PROGRAMS)), Gain(3)))
define("Wake", "runner", "resource", whenever(ForEvent("trashed", cards=PROGRAMS), Draw(1)), cost=0)
define("Blade One", "runner", "program", cost=0, memory=0)
define("Blade Two", "runner", "program", cost=0, memory=0)
define("Blade Three", "runner", "program", cost=0, memory=0)
define(
    "Standing Order", "corp", "operation",
    PlayOnlyIf(RunnerTagged()), play(StaysInPlay(lockdown=True)), play(Gain(1)),
    whenever(ForEvent("drew", YOU), Gain(2)),
)  # fmt: skip
BOARD = """
    corp:
      credits 0
      hand: Twin Cut
    runner:
      deck: 5 any
      rig: Blade One, Blade Two, Blade Three, {}
    turn: corp
"""


def story(game: Scenario, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [kind for kind in game.log_kinds() if kind in kinds]


@pytest.mark.rule("9.7.1")
def test_9_7_1_a_card_can_have_play_abilities_beside_others() -> None:
    text = "corp:\n credits 0\n hand: Standing Order\n deck: 3 any\nrunner:\n tags {}\nturn: corp"
    game = scenario(text.format(0))
    game.asks("corp", "action")
    game.refuses("corp", "play Standing Order")  # the restriction
    game = scenario(text.format(1))
    game.corp.plays("Standing Order")
    game.expect(corp_credits=1, corp_archives=[])  # the play abilities; it stays in the play area
    assert game.card("Standing Order").active
    game.corp.draws()
    game.expect(corp_credits=3)  # the conditional ability


@pytest.mark.rule("9.7.2a")
@pytest.mark.rule("9.7.2b")
def test_9_7_2a_and_b_targets_of_the_first_instruction_then_interrupts() -> None:
    game = scenario(BOARD.format("Sacrificial Construct"))
    game.corp.plays("Twin Cut")
    game.asks("corp", "target", "1.14.2")
    game.corp.picks("Blade Two")
    game.asks("runner", "interrupt", "9.2.9d")
    game.expect(runner_heap=[])


@pytest.mark.rule("9.7.2c")
def test_9_7_2c_the_instruction_resolves_with_what_interrupts_changed() -> None:
    game = scenario(BOARD.format("Sacrificial Construct"))
    game.corp.plays("Twin Cut")
    game.corp.picks("Blade Two")
    game.runner.uses("Sacrificial Construct")
    assert game.card("Blade Two").installed
    game.corp.picks("Blade Two")  # the second instruction may choose it again
    game.expect(runner_heap=["Sacrificial Construct", "Blade Two"], corp_credits=3)


@pytest.mark.rule("9.7.2d")
@pytest.mark.rule("9.7.2e")
@pytest.mark.rule("9.7.2f")
def test_9_7_2d_to_f_checkpoint_next_targets_and_so_on_until_it_is_complete() -> None:
    game = scenario(BOARD.format("Wake"))
    game.corp.plays("Twin Cut")
    game.corp.picks("Blade One")
    game.expect(runner_hand=1)
    game.asks("corp", "target", "1.14.2")
    assert game.options("corp") == ["pick Blade Two", "pick Blade Three"]
    game.corp.picks("Blade Three")
    assert story(game, "trashed", "drew", "credits-gained", "resolved") == [
        "trashed", "drew", "trashed", "drew", "credits-gained", "trashed", "resolved",
    ]  # fmt: skip

"""9.8.10, 10.3.4: replacements that interrupts create, and the checkpoint after the cost of a basic action."""

import pytest

from netrunner.rules.machine.terms import F_ACCESS_CARDS
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import Draw, ForEvent, Gain, Until, Would, whenever
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.statics import InsteadOfAccessing

define(
    "Late Errand", "runner", "resource",
    When(Would(F_ACCESS_CARDS), (Until(InsteadOfAccessing(Gain(3)), "run"),), optional=True, interrupt=True),
    cost=0,
)  # fmt: skip
define("Bookkeeper", "corp", "asset", whenever(ForEvent("credits-spent", YOU), Draw(1)), trash=2)


def story(game: Scenario, *kinds: str) -> list[str]:
    return [kind for kind in game.log_kinds() if kind in kinds]


@pytest.mark.rule("9.8.10")
@pytest.mark.rule("9.8.8a")
def test_9_8_10_a_replacement_effect_that_an_interrupt_creates_applies_to_what_is_imminent() -> None:
    text = "corp:\n hand: Hostile Takeover\nrunner:\n credits 0\n rig: Late Errand\nturn: runner"
    game = scenario(text)
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "interrupt", "9.2.9d")  # the access is imminent
    game.runner.triggers("Late Errand")
    game.expect(runner_credits=3, runner_score=[], run=None)
    assert game.happened("access") == 0
    game = scenario(text)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.passes()
    game.expect(runner_credits=0, runner_score=["Hostile Takeover"])


@pytest.mark.rule("10.3.4")
@pytest.mark.rule("1.15.2")
def test_10_3_4_a_checkpoint_follows_the_cost_of_a_basic_action_before_its_effect() -> None:
    game = scenario("corp:\n credits 5\n deck: 3 any\n Server 1: Bookkeeper\n Server 2: (Test Agenda)\nturn: corp")
    game.corp.advances("Test Agenda")
    assert story(game, "credits-spent", "drew", "advanced") == ["credits-spent", "drew", "advanced"]

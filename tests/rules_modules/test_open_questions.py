"""Games between people: the Corp is asked wherever the Runner must reckon with a hidden card (10.2.2b, 9.1.8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from netrunner.rules.machine.terms import ARCHIVES, F_BAD_PUBLICITY, F_EXPOSE, F_TAGS, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cards,
    Chosen,
    EndRun,
    Expose,
    ForEvent,
    Gain,
    GiveTags,
    Prevent,
    Rez,
    This,
    TurnBegins,
    Would,
    interrupt,
    play,
    sub,
    when,
)
from netrunner.vocabulary.abilities import When

pytestmark = pytest.mark.rule("10.2.2b:1")

define("Peek", "runner", "event", play(Expose(Chosen(Cards(rezzed=False)))))
define("Robot Wall", "corp", "ice", sub(EndRun()), strength=1, subtypes=("barrier", "bioroid"))
define("Peek At One", "runner", "event", play(Expose(Chosen(Cards(title="Enigma")))))

EXPOSED = """
    corp:
      HQ: ice {ice}
      Server 1: cards {card}
    runner:
      hand: Peek At One
    turn: runner
"""


@pytest.mark.rule("9.1.8")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("(Test Asset)", True),
        ("(Zaibatsu Loyalty)", True),
        ("(Test Agenda)", True),
        ("Test Asset", False),
    ],
)
def test_9_1_8_an_unrezzed_card_might_prevent_the_exposing_whatever_it_is(card: str, asked: bool) -> None:
    game = scenario(EXPOSED.format(ice="(Enigma)", card=card), mode="open")
    game.runner.plays("Peek At One")
    if asked:
        game.asks("corp", "interrupt")
        assert ("trigger Zaibatsu Loyalty [Server 1 card 1]" in game.options("corp")) == ("Zaibatsu" in card)
        game.corp.passes()
    assert game.happened("exposed") == 1
    assert game.happened("rezzed") == 0


@pytest.mark.rule("9.1.8")
def test_9_1_8_ice_is_no_such_card_and_against_a_computer_nobody_asks_in_vain() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Hunter)\nrunner:\n hand: Peek At One\nturn: runner", mode="open")
    game.runner.plays("Peek At One")
    assert game.happened("exposed") == 1
    game = scenario(EXPOSED.format(ice="(Enigma)", card="(Test Asset)"))
    game.runner.plays("Peek At One")
    assert game.happened("exposed") == 1
    game = scenario(EXPOSED.format(ice="(Enigma)", card="(Zaibatsu Loyalty)"))
    game.runner.plays("Peek At One")
    game.asks("corp", "interrupt")
    game.corp.passes()


@pytest.mark.rule("9.1.8")
@pytest.mark.parametrize(
    ("server", "ice", "asked"),
    [("HQ", "Robot Wall", True), ("R&D", "Robot Wall", False), ("HQ", "Ice Wall", False)],
)
def test_9_1_8_an_interrupt_about_this_server_is_reckoned_with_there_alone(server: str, ice: str, asked: bool) -> None:
    upgrades = "root (Test Upgrade)"
    game = scenario(f"""
        corp:
          credits 5
          HQ: ice {ice}; {upgrades if server == "HQ" else ""}
          R&D: ice (Hunter); {upgrades if server == "R&D" else ""}
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 1
    """, mode="open")  # fmt: skip
    while game.decision is not None and game.decision.side == "corp":
        game.corp.passes()
    game.runner.uses("Corroder", ability=1)
    question = game.decision
    assert question is not None
    assert (question.side == "corp" and question.kind == "interrupt") == asked


define("Hidden Ward", "corp", "asset",
       When(Would(F_TAGS), (Rez(This()),), optional=True, interrupt=True, where=3), trash=1)  # fmt: skip


def test_a_card_that_comes_later_is_reckoned_with_as_well() -> None:
    """Abilities of cards that are defined while games are played are known at once."""
    define("Hidden Latecomer", "corp", "asset",
           When(Would(F_EXPOSE), (Gain(1),), optional=True, interrupt=True, where=3), trash=1)  # fmt: skip
    text = "corp:\n hand: Test Tag\n Server 1: {}\nturn: corp"
    game = scenario(text.format("(Test Asset)"), mode="open")
    game.corp.plays("Test Tag", x=1)
    game.asks("corp", "interrupt")
    game.corp.passes()
    game.expect(tags=1)
    game = scenario(text.format("Test Asset"), mode="open")
    game.corp.plays("Test Tag", x=1)
    game.expect(tags=1)


@pytest.mark.rule("9.1.8")
@pytest.mark.parametrize(("card", "asked"), [("(Test Asset)", True), ("Test Asset", False)])
def test_9_1_8_a_paid_ability_of_an_unrezzed_card_is_reckoned_with_too(card: str, asked: bool) -> None:
    ability = replace(interrupt(0, Prevent(F_BAD_PUBLICITY, 1)), where=3)
    define("Hidden Umbrella", "corp", "asset", ability, trash=1)
    game = scenario(f"corp:\n hand: Test Bad Publicity\n Server 1: {card}\nturn: corp", mode="open")
    game.corp.plays("Test Bad Publicity")
    if asked:
        game.asks("corp", "interrupt")
        assert game.options("corp") == ["pass"]
        game.corp.passes()
    game.expect(corp_bad_publicity=1)


define("Grave Clerk", "corp", "asset", when(TurnBegins(), Gain(1), may=True, where=4 << ARCHIVES), trash=1)
define("Grave Bell", "corp", "asset", when(TurnBegins(), GiveTags(1), where=4 << ARCHIVES), trash=1)

TURN = """
    corp:
      hand: Hedge Fund
      deck: 5 any
      archives: {archives}
    runner:
      deck: 5 any
    turn: {turn}
"""


@pytest.mark.rule("9.1.8b:2")
@pytest.mark.parametrize(
    ("archives", "mode", "asked"),
    [
        ("(Hedge Fund)", "open", True),
        ("(Grave Clerk)", "open", True),
        ("Hedge Fund", "open", False),
        ("Hedge Fund, (Enigma)", "open", True),
        ("(Hedge Fund)", "forced", False),
        ("(Grave Clerk)", "forced", True),
    ],
)
def test_9_1_8b_a_facedown_card_in_archives_might_act_when_the_turn_begins(
    archives: str, mode: str, asked: bool
) -> None:
    game = scenario(TURN.format(archives=archives, turn="corp, at 5.6.1d"), mode=mode)
    if not asked:
        game.asks("corp", "action")
        return
    game.asks("corp", "react")
    can = "Grave Clerk" in archives
    assert any("Grave Clerk" in option for option in game.options("corp")) == can
    if can:
        game.corp.triggers("Grave Clerk")
    else:
        assert game.options("corp") == ["pass"]
    if mode == "open":
        game.corp.passes()
    game.expect(corp_credits=6 if can else 5)
    game.asks("corp", "action")


@pytest.mark.rule("9.1.8b:2")
@pytest.mark.rule("9.1.8")
def test_9_1_8b_an_ability_that_cannot_be_declined_shows_itself_and_nobody_is_asked() -> None:
    dusk = ForEvent("turn-begins", RUNNER)
    define("Grave Knell", "corp", "asset", when(dusk, Gain(1), where=4 << ARCHIVES), trash=1)
    game = scenario(TURN.format(archives="(Hedge Fund)", turn="runner, at 5.7.1d"), mode="open")
    game.asks("runner")
    game.expect(corp_credits=5)
    game = scenario(TURN.format(archives="(Grave Knell)", turn="runner, at 5.7.1d"), mode="open")
    game.expect(corp_credits=6)


@pytest.mark.rule("9.1.8b:2")
def test_9_1_8b_nobody_is_asked_when_the_runners_turn_begins_or_the_ability_is_not_optional() -> None:
    game = scenario(TURN.format(archives="(Hedge Fund)", turn="runner, at 5.7.1d"), mode="open")
    game.asks("runner")
    game.expect(tags=0)
    game = scenario(TURN.format(archives="(Grave Bell)", turn="corp, at 5.6.1d"), mode="forced")
    game.expect(tags=1)
    game.asks("corp", "action")


@pytest.mark.rule("9.1.8b:2")
def test_9_1_8b_what_no_card_has_cannot_be_used_even_if_it_would_do_something() -> None:
    game = scenario(TURN.format(archives="(Hedge Fund), (Enigma)", turn="corp, at 5.6.1d"), mode="open")
    assert game.options("corp") == ["pass"]
    game.corp.passes()
    game.expect(corp_credits=5)
    assert not game.happened("used") and not game.happened("triggered")

"""What is asked and recorded: questions in full, records that name what could be seen, saved questions."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.machine.terms import ICE
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cards, Chosen, Derez, Gain, Look, Reveal, TopOf, Trash, TurnBegins, paid, play, when
from netrunner.vocabulary.base import OPPONENT

define("Record Hammer", "corp", "operation", play(Trash(Chosen(Cards(types=ICE)))))
define("Record Peek", "runner", "event", play(Look(TopOf(OPPONENT, 2))))
define("Record Show", "runner", "event", play(Reveal(TopOf(OPPONENT, 2))))
define("Record Income", "corp", "asset", when(TurnBegins(), Gain(2)), trash=1)
define("Record Sleep", "corp", "asset", paid(0, Derez(Chosen(Cards(types=ICE, rezzed=True)))), trash=1)

BOARD = "corp:\n credits 5\n hand: Record Hammer, 2 any\n HQ: ice Enigma\nrunner:\n hand: 2 any\nturn: corp"


@pytest.mark.rule("1.14.2:1")
@pytest.mark.rule("9.6.5b:1")
def test_1_14_2_a_single_target_is_asked_for_only_if_everything_is() -> None:
    for mode in ("forced", "open"):
        game = scenario(BOARD, mode=mode)
        game.corp.plays("Record Hammer")
        while game.decision is not None and game.decision.kind == "window":
            game.take("pass")
        assert game.card("Enigma").zone == "Archives"
    game = scenario(BOARD, mode="full")
    game.corp.plays("Record Hammer")
    while game.decision is not None and game.decision.kind == "window":
        game.take("pass")
    game.asks("corp", "target", "1.14.2")
    assert game.options() == ["pick Enigma [HQ ice 1]"]
    game.corp.picks("Enigma")
    assert game.card("Enigma").zone == "Archives"


@pytest.mark.rule("9.6.5b:1")
@pytest.mark.parametrize("mode", ["forced", "open", "full"])
def test_a_saved_question_is_the_same_question_and_no_further_one(mode: str) -> None:
    game = scenario(BOARD, mode=mode).game
    for _ in range(6):
        restored = Game.from_json(game.to_json())
        assert restored.to_json() == game.to_json()
        assert restored.state.deciding == game.state.deciding >= 1
        assert game.decision is not None
        game.choose(game.decision.options[0])


@pytest.mark.rule("1.20.1:2")
@pytest.mark.rule("9.11.2a")
def test_1_20_1_the_log_names_to_everybody_the_card_that_did_it() -> None:
    game = scenario(BOARD)
    game.corp.plays("Record Hammer")
    for seat in ("corp", "runner", None):
        told = [entry.sentence("en", seat) for entry in game.game.log if entry.kind == "trashed"]
        assert told[0] == "The Corp trashes Enigma with Record Hammer."


@pytest.mark.rule("1.20.1:2")
@pytest.mark.rule("9.11.2a")
def test_1_20_1_the_log_names_a_facedown_card_to_its_owner_alone() -> None:
    game = scenario(BOARD.replace("ice Enigma", "ice (Enigma)"))
    game.corp.plays("Record Hammer")
    told = {}
    for seat in ("corp", "runner", None):
        told[seat] = next(entry.sentence("en", seat) for entry in game.game.log if entry.kind == "trashed")
    assert "Enigma" in told["corp"]
    assert "Enigma" not in told["runner"] + told[None]
    assert "Record Hammer" in told["runner"] and "Record Hammer" in told[None]


@pytest.mark.rule("9.6.5b:1")
@pytest.mark.rule("9.6.7b")
def test_9_6_5b_what_happens_to_no_card_is_watched_as_well() -> None:
    game = scenario(
        "corp:\n credits 0\n deck: 3 any\n Server 1: Record Income\nrunner:\n clicks 1\n hand: 2 any\nturn: runner"
    )
    game.runner.takes_credit()
    game.expect(corp_credits=2, turn="corp")
    begun = [e for k, e in zip(game.log_kinds(), game.events(), strict=True) if k == "turn-begins"]
    assert [(e.player, e.card, e.source, e.cards, e.seen) for e in begun] == [(0, -1, -1, (), 0)]


@pytest.mark.rule("1.20.1:2")
def test_1_20_1_nobody_learns_from_a_payment_which_card_it_was_for() -> None:
    """The second piece of ice costs 1 credit to install; the log tells that, and only the Corp reads for what."""
    game = scenario("corp:\n credits 5\n hand: Enigma\n HQ: ice (Hunter)\nturn: corp")
    game.corp.installs("Enigma", "HQ")
    game.corp.done()
    game.expect(corp_credits=4)
    for seat, knows in (("corp", True), ("runner", False), (None, False)):
        told = " ".join(entry.sentence("en", seat) for entry in game.game.log)
        assert ("Enigma" in told) == knows
        shown = str([entry.as_seen(seat) for entry in game.game.log])
        assert ("Enigma" in shown) == knows


@pytest.mark.rule("1.20.2:2")
@pytest.mark.rule("1.20.3")
@pytest.mark.parametrize(("event", "readers"), [("Record Peek", ["runner"]), ("Record Show", ["corp", "runner", None])])
def test_1_20_2_the_log_names_cards_to_those_who_saw_them(event: str, readers: list[str | None]) -> None:
    game = scenario(f"corp:\n deck: Snare!, Enigma, 3 any\nrunner:\n hand: {event}\nturn: runner")
    game.runner.plays(event)
    for seat in ("corp", "runner", None):
        told = " ".join(entry.sentence("en", seat) for entry in game.game.log)
        assert ("Snare!" in told and "Enigma" in told) == (seat in readers)
        assert ("Snare!" in told or "Enigma" in told) == (seat in readers)

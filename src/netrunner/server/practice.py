"""Tables without a room: boards that are played for practice, told as a game tells its own. Nothing of them is kept."""

from __future__ import annotations

from netrunner.game import Game
from netrunner.log import loud_entries
from netrunner.questions import question, step, waiting
from netrunner.rules.machine.terms import SIDES
from netrunner.text.phrases import phrase

from . import clock
from .breaking_help import breaking
from .messages import LogLine, SeatShown, Table
from .tables import ended, log_line, offers


def heard_by_now(game: Game) -> int:
    """The number of the first record that has not happened yet."""
    last = game.state.events
    return 0 if last is None else last.n + 1


def table(
    game: Game,
    side: str,
    lang: str,
    made: int,
    since: int,
    *,
    asked: bool = True,
    fresh: bool = False,
    live: bool = True,
) -> Table:
    """The table of whoever practises; ``made`` choices led there, and it was told what happened before ``since``.

    ``asked`` if it waits for an answer, and ``live`` if one can be chosen.
    """
    view, decision = game.view(side), game.decision
    told: Table = {
        "type": "table",
        "n": made,
        "status": "over" if decision is None else "playing",
        "view": view,
        "question": None,
        "waiting": None,
        "step": "",
        "offers": [],
        "log": _log(game, side, lang, since),
        "fresh": fresh,
        "seats": {"corp": _seat("corp", side, lang), "runner": _seat("runner", side, lang)},
        "undo": "free" if made else None,
        "undo_asked": None,
        "undo_act": None,
        "payments": "cards",
        "breaking": [],
        "absent": None,
        "result": ended(game, game.reason, lang),
        "timer": None,
        "guided": False,
        "now": clock.wall(),
        "lang": "es" if lang == "es" else "en",
    }
    if decision is None:
        return told
    told["step"] = step(game.state, decision.rule, SIDES.index(side)).text(lang)
    if decision.side != side or not asked:
        told["waiting"] = waiting(decision, lang)
        return told
    told["question"] = question(decision, lang)
    if live:
        told["offers"] = offers(game, view, lang)
        if side == "runner":
            told["breaking"] = breaking(game, lang)
    return told


def _log(game: Game, side: str, lang: str, since: int) -> list[LogLine]:
    """What is told since a record; a position tells nothing of what was before it."""
    turn, found = game.state.turn_number, []
    lines = [entry for _, entry in loud_entries(game.state, 0, frozenset()) if entry.visible]
    turn -= sum(entry.kind == "turn-begins" for entry in lines)
    for entry in lines:
        turn += entry.kind == "turn-begins"
        if entry.n >= since:
            found.append(log_line(entry, turn, side, lang))
    return found


def _seat(side: str, own: str, lang: str) -> SeatShown:
    name = "" if side == own else phrase(lang, "lessons-opponent")
    return {"name": name, "kind": "person" if side == own else "computer", "level": None, "here": True, "clock": None}

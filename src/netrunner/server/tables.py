"""What a seat is told: the table, in its language. Nothing reaches a seat but the engine's view of it."""

from __future__ import annotations

from typing import Final

from netrunner.game import Game
from netrunner.log import LogEntry, log_entry
from netrunner.questions import labels, question, step, waiting
from netrunner.rules.abilities.resolving import find_paid
from netrunner.rules.machine.decisions import V_USE, Option
from netrunner.rules.machine.terms import DAMAGE_TYPES, EVENTS, SIDES
from netrunner.text.phrases import Value, phrase
from netrunner.text.words import CardTitle, finished
from netrunner.view_types import View

from . import clock
from .breaking_help import breaking
from .messages import LogLine, Offer, Result, SeatShown, Table, side_called
from .prices import gained, price
from .room import WORDED, Room, Told
from .wire import encode

#: Ways to end that the server words itself; others are the rules'.
_REASONS: Final = frozenset({"agenda-points", "flatline", "empty-rnd", "concession", "time", "claim"})
#: For how many seconds spectators may be told what others were told: it holds what time it is.
SAME: Final = 0.2
#: How agendas come to be worth points.
_WINNING: Final = frozenset({"scored", "stolen"})


def told(room: Room, side: str | None, lang: str, since: int, fresh: bool) -> str:
    """The table as it is sent. For spectators who are told the same it is made once."""
    if side is not None:
        return encode(table(room, side, lang, since, fresh)).decode()
    state, now = (room.version, room.n, room.undo_asked), clock.ticking()
    if room.spectated[0] != state or now - room.spectated[1] > SAME:
        room.spectated = state, now, {}
    made = room.spectated[2]
    if (lang, since, fresh) not in made:
        made[lang, since, fresh] = encode(table(room, None, lang, since, fresh)).decode()
    return made[lang, since, fresh]


def table(room: Room, side: str | None, lang: str, since: int, fresh: bool) -> Table:
    """The table for a seat (None for a spectator); ``since`` is how much of the story it has been told."""
    told: Table = {
        "type": "table",
        "n": room.n,
        "status": room.status,
        "view": None,
        "question": None,
        "waiting": None,
        "step": "",
        "offers": [],
        "log": [],
        "fresh": fresh,
        "seats": {"corp": _seat(room, "corp", lang), "runner": _seat(room, "runner", lang)},
        "undo": room.undo_kind(side),
        "undo_asked": side_called(room.undo_asked) if room.undo_asked else None,
        "undo_act": None,
        "payments": room.seats[side].payments if side is not None else None,
        "breaking": [],
        "absent": room.absent(side),
        "result": result(room, lang),
        "timer": room.timer,
        "guided": room.guided,
        "now": clock.wall(),
        "lang": "es" if lang == "es" else "en",
    }
    game = room.game
    if game is None:
        told["waiting"] = phrase(lang, f"server-waiting-for-{'anyone' if room.anyone else 'friend'}")
        return told
    view = game.view(side)
    told["view"] = view
    recent = len(room.story) - WORDED
    told["log"] = [
        _line(room, record, side, lang, room.ended_by, place >= recent)
        for place, record in enumerate(room.story[since:], since)
    ]
    decision = game.decision
    if decision is None:
        return told
    told["undo_act"] = undo_act(room, side, lang)
    told["step"] = step(game.state, decision.rule, SIDES.index(side) if side is not None else 2).text(lang)
    if decision.side != side:
        told["waiting"] = waiting(decision, lang)
        return told
    told["question"] = question(decision, lang)
    told["offers"] = offers(game, view, lang)
    if side == "runner":
        told["breaking"] = breaking(game, lang, room.seats[side].payments)
    return told


def undo_act(room: Room, side: str | None, lang: str) -> str | None:
    """What would be taken back, as ``side`` reads it: by whoever asks to, else by itself."""
    taker = room.undo_asked or side
    act = room.undo_story(taker) if taker is not None else None
    return _line(room, act, side, lang, "", False)["text"] if act is not None else None


def offers(game: Game, view: View, lang: str) -> list[Offer]:
    """The choices of the view's decision, with labels and prices, and whether each only changes strength (3.9.5d)."""
    decision = game.decision
    asked = view["decision"]
    assert decision is not None and asked is not None
    told = zip(asked["choices"], labels(decision, lang), decision.options, strict=True)
    return [
        {
            **choice,
            "label": label,
            "price": price(option, decision),
            "points": gained(option, decision),
            "boost": _boosts(game, option),
        }
        for choice, label, option in told
    ]


def _boosts(game: Game, option: Option) -> bool:
    return option.verb == V_USE and find_paid(game.state, option.card, option.arg)[0].pump


def _seat(room: Room, side: str, lang: str) -> SeatShown:
    seat = room.seats[side]
    name, clock = seat.called(lang), room.clock(side)
    return {"name": name, "kind": seat.kind, "level": seat.level, "here": seat.here, "clock": clock}


def _line(room: Room, record: Told, side: str | None, lang: str, ended_by: str, keep: bool) -> LogLine:
    """A line for a seat; seats that could tell the same cards apart read the same."""
    entry = room.entry(record)
    key = (lang, entry.known_cards(side))
    line = None if record.lines is None else record.lines.get(key)
    if line is None:
        line = log_line(entry, record.turn, side, lang, ended_by)
        if keep:
            record.lines = record.lines or {}
            record.lines[key] = line
    return line


def log_line(entry: LogEntry, turn: int, side: str | None, lang: str, ended_by: str = "") -> LogLine:
    """A record of the story as a seat reads it; ``ended_by`` if the game did not end by its rules (time, claim)."""
    seen = entry.as_seen(side, lang)
    if ended_by and entry.kind == "game-ends":  # for the rules that is a concession
        seen["sentence"] = phrase(lang, f"server-result-{ended_by}", winner=entry.side or "")
    cards: list[str] = []
    for title in (seen.get("card"), *_listed(seen.get("cards")), seen.get("source")):
        if isinstance(title, str) and title not in cards:
            cards.append(title)
    return {
        "n": entry.n,
        "kind": entry.kind,
        "rule": entry.rule,
        "text": str(seen["sentence"]),
        "cards": cards,
        "turn": turn,
        "side": side_called(entry.side) if entry.side else None,
    }


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list) else []


def result(room: Room, lang: str) -> Result | None:
    """How the game ended, in words."""
    return None if room.game is None else ended(room.game, room.reason, lang)


def ended(game: Game, reason: str, lang: str) -> Result | None:
    """How a game ended, if it did; ``reason`` may be another than the rules'."""
    if game.decision is not None:
        return None
    winner = game.winner
    name = reason if reason in _REASONS else "other"
    by = _last_blow(game, reason)
    card = None if by is None else by.source if by.kind == "damage" else by.card
    if not winner:
        text = phrase(lang, "server-result-draw")
    elif by is not None and by.kind == "damage" and card is not None:
        told: dict[str, Value] = {"source": CardTitle(card.title), "count": by.amount, "type": DAMAGE_TYPES[by.of]}
        text = finished(phrase(lang, "server-result-flatlined-by", **told))
    else:
        text = phrase(lang, f"server-result-{name}", winner=winner)
    return {
        "winner": side_called(winner) if winner else None,
        "reason": reason,
        "text": text,
        "card": card.title if card is not None else None,
    }


def _last_blow(game: Game, reason: str) -> LogEntry | None:
    """What ended the game: more damage than cards (10.4.4), or the agenda that was scored or stolen last."""
    event = game.state.events
    while event is not None:
        kind = EVENTS[event.kind]
        if reason == "flatline" and kind == "turn-begins":
            return None  # flatlined by the hand size, and not by damage
        if (reason == "flatline" and event.rule == "10.4.4") or (reason == "agenda-points" and kind in _WINNING):
            return log_entry(game.state, event)
        event = event.prev
    return None

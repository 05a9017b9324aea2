"""Whether a step of a lesson is done: what was chosen, what happened since it began, and how the board stands."""

from __future__ import annotations

import re
from functools import cache

from ..game import Game
from ..rules.concepts.values import score
from ..rules.machine.terms import EVENTS, SIDES
from ..rules.questions.option_texts import place_name
from .lesson import Until


def fits(pattern: str, text: str) -> bool:
    """Whether the text of an option is meant by a pattern, in which ``*`` stands for anything.

    >>> fits("use Corroder*", "use Corroder ability 2"), fits("rez * [Server 1 ice 1]", "rez Ice Wall [Server 1 ice 1]")
    (True, True)
    >>> fits("run HQ", "run HQ now")
    False
    """
    return _compiled(pattern).fullmatch(text) is not None


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join([re.escape(part) for part in pattern.split("*")]))


def happened(game: Game, event: str, since: int, card: str = "") -> int:
    """How often something happened, to a card of that title, from a record on."""
    kind, count = EVENTS.index(event), 0
    record = game.state.events
    while record is not None and record.n >= since:
        if record.kind == kind and (not card or (record.card >= 0 and game.state.front(record, 0).title == card)):
            count += 1
        record = record.prev
    return count


def met(until: Until, game: Game, side: str, since: int, chosen: list[str]) -> bool:
    """Whether all holds that a step waits for; ``since`` and ``chosen`` are from its beginning on."""
    s, seat = game.state, SIDES.index(side)
    if until.chose and [fits(until.chose, text) for text in chosen].count(True) < (1 if until.event else until.times):
        return False
    if until.event and happened(game, until.event, since, until.card) < until.times:
        return False
    if until.credits is not None and s.credits[seat] < until.credits:
        return False
    if until.points is not None and score(s, seat) < until.points:
        return False
    if until.clicks is not None and s.clicks[seat] != until.clicks:
        return False
    if until.tags is not None and s.tags > until.tags:
        return False
    installed = [card for card in s.cards if card.installed]
    if until.place and not any(
        [card.defn.title == until.card and fits(until.place, place_name(s, card)) for card in installed]
    ):
        return False
    if any([not any(card.defn.title == title for card in installed) for title in until.installed]):
        return False
    if any([not any(card.defn.title == title and card.faceup for card in installed) for title in until.rezzed]):
        return False
    if until.turn and not (SIDES[s.turn] == until.turn and _acts(game, until.turn)):
        return False
    return not until.won or game.winner == until.won


def _acts(game: Game, side: str) -> bool:
    decision = game.decision
    return decision is not None and decision.side == side and decision.kind == "action"

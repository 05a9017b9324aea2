"""Games that are over, step by step: from either seat, or open."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from itertools import pairwise
from typing import Any

from msgspec.structs import replace as replace_fields

from netrunner.codec import choices_of
from netrunner.game import Game
from netrunner.log import LogEntry, entries
from netrunner.questions import option_label
from netrunner.rules.concepts.values import score
from netrunner.rules.machine import kernel
from netrunner.rules.machine.decisions import V_CONCEDE, VERBS, Option
from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.saves import replay
from netrunner.view_types import Side, View
from netrunner.why_not import option_with

from .messages import LogLine
from .refused import Refused
from .room import Room
from .tables import log_line
from .wire import ReplayFigures, TurnFigures


class Replay:
    """Every moment of a game, and the choice that followed it."""

    def __init__(self, moments: list[Game], chosen: list[Option | None], ended_by: str = "") -> None:
        """``ended_by`` tells why it ended, if not by its rules; no choice is one that answered no question."""
        self.moments = moments
        self.chosen = chosen
        self.ended_by = ended_by
        self.turns: list[tuple[int, int, str]] = []
        for place, (before, after) in enumerate(pairwise([game.state for game in moments]), 1):
            if after.turn_number != before.turn_number:
                self.turns.append((place, after.turn_number, "runner" if after.turn else "corp"))

    @property
    def steps(self) -> int:
        return len(self.moments) - 1

    def moment(self, step: int) -> Game:
        """The game before choice number ``step``, counted from 0; the last is the end."""
        if not 0 <= step <= self.steps:
            raise Refused("no-step", 404, step=step, steps=self.steps)
        return self.moments[step]

    def view(self, step: int, seat: str) -> View:
        """The table as a seat saw it, or open."""
        game = self.moment(step)
        return open_view(game) if seat == "open" else game.view(seat)

    def log(self, step: int, seat: str, lang: str) -> list[LogLine]:
        """What has been told since the step before."""
        game = self.moment(step)
        since = 0
        if step > 0:
            before = self.moments[step - 1].state.events
            since = before.n + 1 if before is not None else 0
        turn = game.state.turn_number
        told: list[LogLine] = []
        for entry in entries(game.state, since):
            if entry.kind == "turn-begins":
                turn = entry.amount
            if entry.visible:
                shown = lit(entry) if seat == "open" else entry
                told.append(log_line(shown, turn, None if seat == "open" else seat, lang, self.ended_by))
        return told

    def story(self, seat: str, lang: str) -> list[LogLine]:
        """The whole log, each line with the step at which it had happened."""
        return [{**line, "step": step} for step in range(self.steps + 1) for line in self.log(step, seat, lang)]

    def figures(self) -> ReplayFigures:
        """How the game went in numbers: credits and points at the end of each turn, and the actions that were taken."""
        turns: dict[int, TurnFigures] = {}
        actions: dict[Side, dict[str, int]] = {"corp": {}, "runner": {}}
        for step, game in enumerate(self.moments):
            s, decision = game.state, game.decision
            credits: dict[Side, int] = {"corp": s.credits[CORP], "runner": s.credits[RUNNER]}
            points: dict[Side, int] = {"corp": score(s, CORP), "runner": score(s, RUNNER)}
            turns[s.turn_number] = TurnFigures(s.turn_number, credits, points)
            option = self.chosen[step] if step < self.steps else None
            if decision is not None and option is not None and decision.kind == "action":
                side: Side = "runner" if decision.player == RUNNER else "corp"
                verb = VERBS[option.verb]
                actions[side][verb] = actions[side].get(verb, 0) + 1
        counted = self._counted()
        found = [replace_fields(entry, **counted.get(turn, {})) for turn, entry in turns.items()]
        return ReplayFigures(found, actions)

    def _counted(self) -> dict[int, dict[str, int]]:
        """Runs, successful runs and damage in each turn."""
        kinds = {"run-begins": "runs", "run-successful": "successful", "damage": "damage"}
        turn = self.moments[0].state.turn_number
        found: dict[int, dict[str, int]] = {}
        before = self.moments[0].state.events
        for entry in entries(self.moments[-1].state, 0 if before is None else before.n + 1):
            if entry.kind == "turn-begins":
                turn = entry.amount
            name = kinds.get(entry.kind)
            if name is not None:
                here = found.setdefault(turn, {})
                here[name] = here.get(name, 0) + (entry.amount if name == "damage" else 1)
        return found

    def label(self, step: int, seat: str, lang: str) -> str | None:
        """The choice that follows, for whoever could know it then."""
        game = self.moment(step)
        decision = game.decision
        option = self.chosen[step] if step < self.steps else None
        if decision is None or option is None or seat not in ("open", decision.side):
            return None
        return option_label(option, lang, decision)


def replay_of(game: Game, first: int, ended_by: str = "") -> Replay:
    """A game that is over; ``first`` is how many choices were made before, if it began in the middle of another."""
    at = replay(game, first)
    moments, chosen = [at.copy()], list[Option | None]()
    for verb, card, arg in choices_of(game.state)[first:]:
        if verb == V_CONCEDE:
            at.concede("runner" if arg else "corp")
            chosen.append(None)
        else:
            option = option_with(at.state, (verb, card, arg))
            if option is None:
                raise Refused("cannot-resume", 409)
            chosen.append(option)
            kernel.choose(at.state, option)
        moments.append(at.copy())
    return Replay(moments, chosen, ended_by)


class Replays:
    """The replays that were looked at lately."""

    MOST = 32
    #: And of how many moments all together; a single one may have more.
    MOST_MOMENTS = 30_000

    def __init__(self) -> None:
        self._known: OrderedDict[str, Replay] = OrderedDict()

    def of(self, room: Room) -> Replay:
        """The replay of a game that is over; it stays closed while the game is played."""
        if room.game is None or room.status != "over":
            raise Refused("not-over", 409)
        found = self._known.get(room.id)
        if found is None:
            made = len(choices_of(room.game.state))
            found = self._known[room.id] = replay_of(room.game, made - room.n, room.ended_by)
            while len(self._known) > 1 and (
                len(self._known) > self.MOST or sum([one.steps for one in self._known.values()]) > self.MOST_MOMENTS
            ):
                self._known.popitem(last=False)
        self._known.move_to_end(room.id)
        return found


def lit(entry: LogEntry) -> LogEntry:
    """A record in which every card is known."""
    return replace(
        entry,
        card=None if entry.card is None else replace(entry.card, mask=7),
        cards=tuple([replace(card, mask=7) for card in entry.cards]),
        source=None if entry.source is None else replace(entry.source, mask=7),
    )


def open_view(game: Game) -> View:
    """What both seats together may know: all hands and facedown cards, but not the order of the decks."""
    corp, runner = game.view("corp"), game.view("runner")
    merged: View = _merged(corp, runner)
    merged["seat"] = None
    merged["known"] = []
    merged["decision"] = None
    decision = game.decision
    if decision is not None:
        merged["decision"] = (corp if decision.side == "corp" else runner)["decision"]
    return merged


def _merged(one: Any, other: Any) -> Any:
    """Two views of the same table: where one does not know, the other may."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {key: _merged(one.get(key), other.get(key)) for key in {**one, **other}}
    if isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            return one if len(one) > len(other) else other
        return [_merged(a, b) for a, b in zip(one, other, strict=True)]
    return other if one is None else one

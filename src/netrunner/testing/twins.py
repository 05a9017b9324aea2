"""Twin games: two games that differ only in what a seat cannot know. Whatever the seat is told must be the same.

``told`` is everything that a seat may read now, ``heard`` what happened meanwhile, and ``answer`` what it is told when
it asks why not, about every card and act that it could name. ``Twins`` are played on in step, for as long as the seat
cannot tell them apart. Their hidden cards have other fronts, or (``Renumbered``) the same fronts and other numbers: the
numbers follow the decklists, and nothing may be listed in their order.

    python -m netrunner.testing.twins --games 500
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from random import Random

from ..determinize import with_fronts
from ..game import Game
from ..log import entries
from ..questions import labels, question, step, waiting
from ..rules.abilities.paid_ability_window import PaidWindow
from ..rules.concepts.knowledge import SPECTATOR, could_be, known_advanceable
from ..rules.machine.card import Card, CardDef, id_of
from ..rules.machine.decisions import O_PASS, V_INSTALL, V_SERVER, Decision, Option
from ..rules.machine.nodes import Node
from ..rules.machine.records import fields_of
from ..rules.machine.state import State
from ..rules.machine.terms import FULL, ICE, PLAY_AREA, SIDES
from ..rules.machine.zones import deck_of
from ..simulation import drawn_pairing
from ..wishes import ACTS

SEATS = (0, 1, SPECTATOR)
LANGUAGES = ("en", "es")


def side_of(seat: int) -> str | None:
    """The name of a seat; None for a spectator."""
    return SIDES[seat] if seat < SPECTATOR else None


# -- what a seat is told --------------------------------------------------------------------------------------------


def told(game: Game, seat: int) -> str:
    """All that a seat may read now: its view, the step, and its question with labels in every language."""
    side, decision = side_of(seat), game.decision
    found: list[object] = [game.view(side)]
    if decision is not None:
        for lang in LANGUAGES:
            found.append(step(game.state, decision.rule, seat).text(lang))
            if decision.side == side:
                found += [question(decision, lang), labels(decision, lang)]
            else:
                found.append(waiting(decision, lang))
    return json.dumps(found)


def recorded(game: Game) -> int:
    """The number of the next record."""
    return 0 if game.state.events is None else game.state.events.n + 1


def heard(game: Game, seat: int, since: int, languages: tuple[str, ...] = LANGUAGES) -> list[object]:
    """Everything the seat may read of what happened from record ``since`` on."""
    side = side_of(seat)
    return [[entry.as_seen(side, lang) for lang in languages] for entry in entries(game.state, since)]


def things(game: Game, seat: int) -> list[str]:
    """What a seat could name: every card in its view, by title and by place, and every server."""
    found: dict[str, None] = {}

    def look(value: object) -> None:
        if isinstance(value, dict):
            if "at" in value and "card" in value and value["at"] is not None:
                found[f"[{value['at']}]"] = None
                if value["card"] is not None:
                    found[f"{value['card']} [{value['at']}]"] = None
            for name, inner in value.items():
                if name in ("card", "source", "title", "server") and isinstance(inner, str):
                    found[inner] = None
                elif name in ("faceup", "facedown_cards", "removed") or (name == "cards" and _all_words(inner)):
                    found.update(dict.fromkeys(inner if isinstance(inner, list) else ()))
                elif name != "decision":
                    look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    look(game.view(side_of(seat)))
    return list(found)


def _all_words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def wishes(game: Game, seat: int, also: tuple[str, ...] = ()) -> Iterator[str]:
    """Every act alone, every thing alone, and every act with every thing; ``also`` are more titles."""
    named = [*things(game, seat), *also]
    yield from ACTS
    yield from named
    for act in ACTS:
        for thing in named:
            yield f"{act} {thing}"


def answer(game: Game, seat: int, wish: str) -> tuple[bool, str, str, str, str]:
    """What a seat is told when it asks about a wish."""
    why = game.why_not(SIDES[seat], wish)
    return why.possible, why.rule, why.option, why.sentence("en"), why.sentence("es")


def reachable(thing: object) -> Iterator[tuple[str, object]]:
    """Every plain value that can be reached from an object by attributes, keys and places, with the way there.

    Printed cards and their abilities are plain values: they are the same in every game.
    """
    waiting: list[tuple[str, object]] = [("", thing)]
    seen: dict[int, tuple[int, object]] = {}
    while waiting:
        way, value = waiting.pop()
        if isinstance(value, CardDef):
            yield way, value.title
        elif isinstance(value, Node):
            yield way, value.key
        elif value is None or isinstance(value, (int, str, float, frozenset)):
            yield way, sorted(value) if isinstance(value, frozenset) else value
        elif id(value) in seen:
            yield way, ("seen", seen[id(value)][0])
        else:
            seen[id(value)] = (len(seen), value)
            yield way, type(value).__name__
            waiting.extend([(f"{way}.{name}", inner) for name, inner in _parts(value)])


def _parts(value: object) -> list[tuple[object, object]]:
    if isinstance(value, dict):
        return [*enumerate(value), *value.items()]
    if isinstance(value, (list, tuple)):
        return list(enumerate(value))
    if hasattr(value, "__dict__"):
        return list(vars(value).items())
    return [(name, getattr(value, name, None)) for name in fields_of(type(value))]


# -- twins ----------------------------------------------------------------------------------------------------------


class Leak(AssertionError):
    """A seat could tell a game from its twin."""


class Twins:
    """A game and its twin: the fronts of cards are exchanged that a seat cannot see and knows nothing about."""

    def __init__(self, game: Game, seat: int, chance: Random, fronts: dict[int, CardDef]) -> None:
        self.seat = seat
        self.chance = chance
        self.a = game.copy()
        self.b = _with_other_fronts(game, fronts)
        self.titles = tuple(sorted({defn.title for defn in fronts.values()}))
        self.since = recorded(game)
        self.compared = 0

    @classmethod
    def of(cls, game: Game, seat: int, chance: Random, most: int = 1) -> Twins | None:
        """Twins of ``game``, with the fronts of up to ``most`` pairs exchanged; None if nothing can be."""
        s = game.state
        known = {place for f in s.facts[seat] for place in f.places}
        cards = [c for c in s.cards if not s.sees(seat, c) and c.id not in known and -1 - c.zone not in known]
        advanced = known_advanceable(s)
        pairs = [
            (a, b)
            for a in cards
            for b in cards
            if a.id < b.id
            and a.defn is not b.defn
            and could_be(s, a.defn, b, b.id in advanced)
            and could_be(s, b.defn, a, a.id in advanced)
            and (PLAY_AREA not in (a.zone, b.zone) or a.defn.type == b.defn.type)
        ]
        # What is on the table is named more often than what is in a deck.
        pairs.sort(key=lambda pair: (PLAY_AREA not in (pair[0].zone, pair[1].zone), chance.random()))
        fronts: dict[int, CardDef] = {}
        while pairs and len(fronts) < 2 * most:
            a, b = pairs.pop(0) if chance.random() < 0.5 else pairs.pop(chance.randrange(len(pairs)))
            if a.id not in fronts and b.id not in fronts:
                fronts[a.id], fronts[b.id] = b.defn, a.defn
        return cls(game, seat, chance, fronts) if fronts else None

    def told_apart(self) -> bool:
        """Whether something that differs has come to light: now, or in passing since the last comparison."""
        different = set()
        for x, y in zip(self.a.state.cards, self.b.state.cards, strict=True):
            if x.defn is not y.defn:
                different.add(x.id)
                if (self.a.state.visibility(x) | self.b.state.visibility(y)) >> self.seat & 1:
                    return True
        for game in (self.a, self.b):
            event = game.state.events
            while event is not None and event.n >= self.since:
                seen = [event.card] if event.seen >> self.seat & 1 else []
                seen += [event.source] if event.seen >> 3 + self.seat & 1 else []
                seen += [ref for ref, mask in zip(event.cards, event.seen_cards, strict=True) if mask >> self.seat & 1]
                if any(ref >= 0 and id_of(ref) in different for ref in seen):
                    return True
                event = event.prev
        return False

    def compare(self) -> None:
        """What the seat is told and has heard since the last time is the same in both."""
        self._same("told", told(self.a, self.seat), told(self.b, self.seat))
        self._same("heard", heard(self.a, self.seat, self.since), heard(self.b, self.seat, self.since))
        self.since = recorded(self.a)
        self.compared += 1

    def ask(self, share: float = 1.0) -> int:
        """Every answer to why not is the same in both; ``share`` of all that could be asked is. How much that was."""
        if self.seat == SPECTATOR or self.a.decision is None:
            return 0
        asked = 0
        for wish in wishes(self.a, self.seat, self.titles):
            if share >= 1 or self.chance.random() < share:
                self._same(wish, answer(self.a, self.seat, wish), answer(self.b, self.seat, wish))
                asked += 1
        return asked

    def compare_worlds(self, seed: int) -> None:
        """Games drawn anew for the seat are the same, whatever is looked at in them, and however they are saved."""
        side = side_of(self.seat)
        one, other = self.a.determinize(side, seed), self.b.determinize(side, seed)
        for (way, x), (_, y) in zip(reachable(one), reachable(other), strict=False):
            self._same(f"a world's{way}", x, y)
        self._same("a world that is saved", one.to_json(), other.to_json())
        self._same("a world", told(one, self.seat), told(self.a, self.seat))
        self._same("the story of a world", heard(one, self.seat, 0, ("en",)), heard(self.a, self.seat, 0, ("en",)))

    def play_on(self) -> bool:
        """One choice in both that looks the same to the seat; False if there is none, or the game is over."""
        a, b = self.a.decision, self.b.decision
        if a is None or b is None:
            self._same("whether the game is over", a is b, True)
            return False
        if a.player == self.seat:
            text = self.chance.choice(list(a.texts()))
            self.a.choose(text)
            self.b.choose(text)
            return True
        common = self._same_to_others()
        if not common:
            return False
        one, other = self.chance.choice(common)
        self.a.choose(one)
        self.b.choose(other)
        return True

    def _same_to_others(self) -> list[tuple[Option, Option]]:
        """Options of an opponent that the seat could not tell apart."""
        a, b = self.a.decision, self.b.decision
        assert a is not None and b is not None
        found: list[tuple[Option, Option]] = []
        theirs = {o.key: o for o in b.options}
        for o in a.options:
            other = theirs.get(o.key)
            if other is None:
                continue
            if o.verb == V_INSTALL and o.card >= 0 and self._only_one_is_ice(o.card):
                continue
            if o.verb == V_SERVER and a.card >= 0 and self._only_one_is_ice(a.card):
                continue
            found.append((o, other))
        return found

    def _only_one_is_ice(self, card: int) -> bool:
        return (self.a.state.cards[card].defn.type == ICE) != (self.b.state.cards[card].defn.type == ICE)

    def _same(self, what: str, one: object, other: object) -> None:
        if one != other:
            if isinstance(one, list) and isinstance(other, list):
                one, other = next((pair for pair in zip(one, other, strict=False) if pair[0] != pair[1]), (one, other))
            titles = ", ".join(self.titles)
            raise Leak(f"{side_of(self.seat)}: {what}, {titles}\n{one}\n{other}")


class Renumbered(Twins):
    """A game that has just been set up, and the same with other numbers for all cards of the seat's opponent."""

    def __init__(self, game: Game, seat: int, chance: Random) -> None:
        super().__init__(game, seat, chance, {})
        s, t, deck = game.state, self.b.state, deck_of(1 - seat)
        places = (deck, deck + 1)  # R&D and HQ, or stack and grip
        ids = [i for zone in places for i in s.zones[zone]]
        other = ids.copy()
        chance.shuffle(other)
        number = dict(zip(ids, other, strict=True))
        for zone in places:
            t.zones[zone] = tuple([number[i] for i in s.zones[zone]])
        for i in ids:
            c = s.cards[i]
            t.cards[number[i]] = Card(number[i], c.defn, c.owner, c.inc, c.zone, c.faceup, stamp=c.stamp)
        t.rebuild_index()
        _ask_again(t)

    def told_apart(self) -> bool:
        """Whether the games went different ways: numbers may decide which cards chance hits, and that tells nothing."""
        return self._truth(self.a) != self._truth(self.b)

    @staticmethod
    def _truth(game: Game) -> list[list[tuple[str, tuple[int, ...]]]]:
        cards = game.state.cards
        return [
            [(cards[i].defn.title, (*cards[i].counters, cards[i].faceup, len(cards[i].hosted))) for i in zone]
            for zone in game.state.zones
        ]

    def play_on(self) -> bool:
        a, b = self.a.decision, self.b.decision
        if a is None or b is None:
            return False
        text = self.chance.choice(list(a.texts()))
        self.a.choose(text)
        self.b.choose(text)
        return True


def _with_other_fronts(game: Game, fronts: dict[int, CardDef]) -> Game:
    """The same game with other fronts, and its question asked again."""
    s = game.state
    state = with_fronts(s, fronts)
    state.past = (*s.past, (recorded(game), tuple([c.defn for c in s.cards])))  # what happened is told as it was
    _ask_again(state)
    return Game(state, game.corp, game.runner)


def _ask_again(s: State) -> None:
    """Let the top frame ask again, also where there is a single answer."""
    asked, top = s.decision, s.stack[-1]
    assert asked is not None
    if isinstance(top, PaidWindow):
        keys = [*top.options(s, asked.player, s.mode == FULL), O_PASS]
        s.decision = Decision(asked.player, asked.kind, asked.rule, keys, s, asked.card, asked.number)
        return
    s.decision = None
    mode, s.mode = s.mode, FULL
    s.deciding -= 1
    top.run(s)
    s.mode = mode


def follow(seed: int, every: float = 0.04, steps: int = 40, share: float = 0.02) -> tuple[int, int]:
    """Play a game with drawn decks at random, and now and then twins of it; how often was compared and asked."""
    chance = Random(seed)
    game = Game.start(*drawn_pairing(seed), seed, asking="open")
    compared = asked = 0
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if not game.decision or game.decision.kind not in ("action", "window") or chance.random() > every:
            continue
        seat = chance.choice(SEATS)
        twins = Twins.of(game, seat, chance, chance.choice((1, 1, 3)))
        if twins is None:
            continue
        asked += in_step(twins, steps, share)
        compared += twins.compared
    return compared, asked


def follow_renumbered(seed: int, steps: int = 300, share: float = 0.005) -> tuple[int, int]:
    """The same with one twin from the start, whose cards have other numbers."""
    game = Game.start(*drawn_pairing(seed), seed, asking="open")
    twins = Renumbered(game, seed % 2, Random(seed))
    asked = in_step(twins, steps, share)
    return twins.compared, asked


def in_step(twins: Twins, steps: int, share: float) -> int:
    """Play twins on while nothing tells them apart; how often was asked why not."""
    asked = 0
    for n in range(steps):
        if twins.told_apart():
            break
        twins.compare()
        asked += twins.ask(share if n else share * 10)
        if n % 20 == 0 and not isinstance(twins, Renumbered):
            twins.compare_worlds(n)
        if not twins.play_on():
            break
    return asked


def main() -> int:
    """Play twins of many games, and say which give a seat away."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    compared = asked = leaks = 0
    for seed in range(args.seed, args.seed + args.games):
        for way in (follow, follow_renumbered):
            try:
                c, a = way(seed)
            except Exception as error:  # the next seed tells more
                leaks += 1
                print(f"seed {seed}, {way.__name__}: {type(error).__name__} {error}", flush=True)
                continue
            compared, asked = compared + c, asked + a
    print(f"{args.games} games, {compared} comparisons, {asked} answers, {leaks} leaks")
    return 1 if leaks else 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Determinizing: a copy of a game in which everything that a seat cannot know is drawn anew.

Hidden cards stay where they are and get other fronts: so everything on the table and every fact that the seat remembers
stays as it is, and so does its view. Their numbers are given anew (``renumbering``), and what the game remembers is
told again as the seat heard it (``forgetting``). What the seat knows is taken as given: its facts
(``rules.knowledge``), where everyone can see that a card lies (ice protects, upgrades in roots), and the decklists.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from .errors import NetrunnerError
from .forgetting import forget
from .renumbering import Numbers
from .rules.abilities.interrupts import Imminent, InterruptWindow, interrupt_instances
from .rules.abilities.paid_ability_window import PaidWindow
from .rules.abilities.reaction_windows import ReactionWindow
from .rules.accessing.access import AccessCard
from .rules.additional.checkpoints import Checkpoint
from .rules.additional.psi_games import Psi
from .rules.concepts.costs import Payment, available_credits
from .rules.concepts.knowledge import SPECTATOR, Fact, could_be, hidden_in, known_advanceable
from .rules.concepts.placing import exclude_as_printed, why_not_in_root
from .rules.into_play.installing import TRASH_LIKE_CARDS, Install
from .rules.into_play.rezzing import Rez
from .rules.machine.card import Card, CardDef, id_of
from .rules.machine.decisions import O_PASS, V_ADVANCE, V_PLAY, Decision
from .rules.machine.nodes import AT_BLANK, P_PSI, Context, always_in_play
from .rules.machine.terms import (
    CORP,
    E_SWITCHED,
    F_INSTALL,
    F_PLAY,
    F_REZ,
    F_SCORE,
    FULL,
    ICE,
    NO_SERVER,
    OPEN,
    OUTSIDE,
    PLAY_AREA,
    RUNNER,
    SET_ASIDE,
)
from .rules.questions.choosing_servers import Guess
from .rules.turns.actions import BasicAction

if TYPE_CHECKING:
    from .decks import Deck
    from .rules.abilities.trigger_conditions import Instance
    from .rules.machine.state import State

#: Where the opponent's deck comes from if decklists are closed: some decks, or a function that draws one.
Prior = Sequence["Deck"] | Callable[[Random], "Deck"]

#: How often other cards are tried before those that the open question is about stay as they are.
_TRIES: Final = 12
#: How many decks a prior is asked for.
_DECKS: Final = 200
#: How many steps the search for an arrangement may take before it starts anew.
_STEPS: Final = 2000


def determinize(s: State, seat: int, seed: int, prior: Prior | None = None) -> tuple[State, Deck | None]:
    """A copy drawn anew for ``seat`` (0 Corp, 1 Runner, 2 spectator), and the opponent's deck if it was drawn too."""
    chance = Random(seed)
    given, free = _in_flight(s, seat)
    numbers = Numbers(s, seat)
    for attempt in range(_TRIES + 1):
        kept = set(given)
        if attempt == _TRIES:
            kept.update(free)
        fronts, deck = _fronts(s, seat, chance, kept, prior)
        t = _drawn(s, seat, fronts, numbers, chance)
        if _ask_again(s, t, seat, numbers, OPEN if s.mode == OPEN and attempt % 4 < 3 else FULL):
            return t, deck
    t = _drawn(s, seat, {}, numbers, chance)  # nothing else leads to this question
    _ask_the_same(s, t, numbers)
    return t, None


# -- drawing --------------------------------------------------------------------------------------------------------


def _fronts(
    s: State, seat: int, chance: Random, kept: set[int], prior: Prior | None
) -> tuple[dict[int, CardDef], Deck | None]:
    """New fronts for all cards that ``seat`` cannot see, by id."""
    fronts: dict[int, CardDef] = {}
    drawn: Deck | None = None
    lying = [s.cards[i] for zone in s.zones for i in zone]  # where they lie is known, their numbers are not
    for owner in (CORP, RUNNER):
        slots = [c for c in lying if c.owner == owner and not s.sees(seat, c)]
        if not slots:
            continue
        table = _Table(s, seat, slots, kept)
        if prior is not None and seat == 1 - owner:
            found, drawn = _from_prior(s, owner, table, chance, prior)
        else:
            found = table.deal([c.defn for c in slots], chance) or {}
        fronts.update(found)
    return fronts, drawn


def _from_prior(s: State, owner: int, table: _Table, chance: Random, prior: Prior) -> tuple[dict[int, CardDef], Deck]:
    """Deal from a deck that fits everything that has been seen of it."""
    identity = _first_identity(s, owner)
    hidden = {c.id for c in table.slots}
    shown = [c.defn for c in s.cards if c.owner == owner and c.id > RUNNER and c.id not in hidden and c.zone != OUTSIDE]
    extra = [c.defn for c in s.cards[s.extra_from :] if c.owner == owner and c.zone != OUTSIDE]  # 1.5
    for deck in _decks(prior, chance):
        if deck.identity != identity:
            continue
        pool = _without([*_definitions(deck), *extra], shown)
        if pool is not None and len(pool) == len(table.slots):
            found = table.deal(pool, chance)
            if found is not None:
                return found, deck
    raise NetrunnerError(key="determinize-no-deck", identity=identity)


def _first_identity(s: State, owner: int) -> str:
    """The title of the identity that a player began with: another may have taken its place since (1.5.4)."""
    event, defn = s.events, s.cards[owner].defn
    while event is not None:
        if event.kind == E_SWITCHED and event.was is not None and event.was.id == owner:
            defn = event.was.defn
        event = event.prev
    return (defn if defn.front is None else defn.front).title


def _decks(prior: Prior, chance: Random) -> list[Deck]:
    if callable(prior):
        return [prior(chance) for _ in range(_DECKS)]
    decks = list(prior)
    chance.shuffle(decks)
    return decks


def _definitions(deck: Deck) -> list[CardDef]:
    from .cards.library import definition

    return [definition(title) for title, count in deck.cards for _ in range(count)]


def _without(pool: list[CardDef], shown: list[CardDef]) -> list[CardDef] | None:
    left = list(pool)
    for defn in shown:
        if defn not in left:
            return None
        left.remove(defn)
    return left


def _shuffle(cards: list[CardDef], chance: Random) -> None:
    """``chance.shuffle``, which takes a fifth of the time of all this, with one call for each card."""
    random = chance.random
    for i in range(len(cards) - 1, 0, -1):
        j = int(random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]


class _Stuck(Exception):
    """The search for an arrangement takes too long."""


class _Table:
    """The cards of one player that a seat cannot see, and what the seat knows of them."""

    def __init__(self, s: State, seat: int, slots: list[Card], kept: set[int]) -> None:
        self.s = s
        self.slots = slots
        self.ids = {c.id for c in slots}
        self.kept = kept
        self.advanced = known_advanceable(s) | _advancing(s)
        self.installing = _installing(s)
        # What the seat knows, as far as no card that it can see (or that stays what it is) is the one it knows of
        ids = self.ids - kept
        self.facts: list[tuple[CardDef, list[int]]] = []
        meant: set[int] = set()
        mine = [(f.defn, {i for where in f.places for i in hidden_in(s, where)}) for f in s.facts[seat]]
        for defn, among in sorted(mine, key=lambda fact: len(fact[1])):
            fixed = [i for i in among - ids - meant if s.cards[i].defn is defn]
            if fixed:
                meant.add(min(fixed))
            elif among & ids:
                self.facts.append((defn, [c.id for c in slots if c.id in among and c.id in ids]))
        # Cards in the play area can only be what could have been installed there.
        self.placed = [c for c in slots if c.zone == PLAY_AREA and c.owner == CORP]
        self.steps = 0

    def deal(self, pool: list[CardDef], chance: Random) -> dict[int, CardDef] | None:
        """A front for every slot, or None if the pool allows nothing that fits."""
        pool = sorted(pool, key=lambda defn: defn.title)
        for strict in (True, False):
            for _ in range(8):
                self.steps = 0
                left = list(pool)
                _shuffle(left, chance)
                found: dict[int, CardDef] = {}
                if not self._keep(found, left):
                    return None
                try:
                    if self._place_facts(0, found, left, chance, strict):
                        rest = [c.id for c in self.slots if c.id not in found]
                        found.update(zip(rest, left, strict=True))
                        return found
                except _Stuck:
                    continue
                break
        return None

    def _keep(self, found: dict[int, CardDef], left: list[CardDef]) -> bool:
        for c in self.slots:
            if c.id in self.kept:
                if c.defn not in left:
                    return False
                left.remove(c.defn)
                found[c.id] = c.defn
        return True

    def _place_facts(
        self, n: int, found: dict[int, CardDef], left: list[CardDef], chance: Random, strict: bool
    ) -> bool:
        """Put the card of each fact into one of its places, then fill the play area."""
        if n == len(self.facts):
            waiting = [c for c in self.placed if c.id not in found]
            return self._fill(waiting, found, left, strict)
        self._count()
        defn, among = self.facts[n]
        if defn not in left:
            return False
        tried = [i for i in among if i not in found]
        chance.shuffle(tried)
        left.remove(defn)
        for i in tried:
            if len(among) > 1 and not self._fits(self.s.cards[i], defn, found, strict):
                continue
            found[i] = defn
            if self._place_facts(n + 1, found, left, chance, strict):
                return True
            del found[i]
        left.append(defn)
        return False

    def _fill(self, waiting: list[Card], found: dict[int, CardDef], left: list[CardDef], strict: bool) -> bool:
        """Fill the places on the table, those with the fewest possibilities first."""
        if not waiting:
            return True
        self._count()
        fewest: list[CardDef] = []
        place: Card | None = None
        different = list(dict.fromkeys(left))  # in the order of chance: a title with more copies tends to come first
        for c in waiting:
            fitting = [defn for defn in different if self._fits(c, defn, found, strict)]
            if place is None or len(fitting) < len(fewest):
                fewest, place = fitting, c
        assert place is not None
        others = [c for c in waiting if c is not place]
        for defn in fewest:
            found[place.id] = defn
            left.remove(defn)
            if self._fill(others, found, left, strict):
                return True
            left.append(defn)
            del found[place.id]
        return False

    def _count(self) -> None:
        self.steps += 1
        if self.steps > _STEPS:
            raise _Stuck

    def _fits(self, c: Card, defn: CardDef, found: dict[int, CardDef], strict: bool) -> bool:
        """Whether ``defn`` may lie where ``c`` is, beside the cards that lie there."""
        s = self.s
        if not could_be(s, defn, c, strict and c.id in self.advanced):
            return False
        if c.id in self.installing:
            return _destined(defn, *self.installing[c.id])
        if c.zone != PLAY_AREA or c.server == NO_SERVER or defn.type == ICE or c.server not in s.servers or not strict:
            return True
        for i in s.servers[c.server].cards:
            other = found.get(i)
            if other is None and i not in self.ids:
                other = s.cards[i].defn
            if i != c.id and other is not None and exclude_as_printed(defn, other):
                return False
        return True


def _installing(s: State) -> dict[int, tuple[bool, int]]:
    """Cards on their way into a server that has been declared (8.3.2): as ice or not, and which server."""
    found: dict[int, tuple[bool, int]] = {}
    for frame in s.stack:
        if isinstance(frame, Install) and frame.step >= TRASH_LIKE_CARDS and frame.player == CORP:
            found[frame.me.card] = (s.cards[frame.me.card].defn.type == ICE, frame.server)
    return found


def _advancing(s: State) -> frozenset[int]:
    """The card that is being advanced (5.2.7f)."""
    return frozenset([f.card for f in s.stack if isinstance(f, BasicAction) and f.verb == V_ADVANCE])


def _destined(defn: CardDef, ice: bool, server: int) -> bool:
    if ice or defn.type == ICE:
        return ice and defn.type == ICE
    return why_not_in_root(defn, server) is None


# -- cards that something in progress is about ----------------------------------------------------------------------


def _in_flight(s: State, seat: int) -> tuple[set[int], set[int]]:
    """Hidden cards that the opponent has chosen for something in progress, and those that may still be anything.

    The first stay what they are: their costs are being paid or their abilities resolve, which everyone sees next.
    """
    given: set[int] = set()
    free: set[int] = set()
    refs: list[int] = []
    for frame in s.stack:
        me = getattr(frame, "me", None)
        if isinstance(frame, Install):
            free.add(frame.me.card)
        elif isinstance(me, Context) and me.player != seat:
            refs.append(me.ref)
            for name, picked in me.picks.items():
                if name != "seen":
                    refs.extend(picked)
        if isinstance(frame, AccessCard):
            free.add(id_of(frame.card))
        elif isinstance(frame, BasicAction) and frame.player != seat and frame.verb == V_PLAY:
            refs.append(frame.ref)
        elif isinstance(frame, Rez) and frame.player != seat:
            refs.append(frame.ref)
        elif isinstance(frame, Imminent):
            for effect in frame.effects:
                if effect.kind in (F_INSTALL, F_PLAY, F_REZ, F_SCORE) and effect.player != seat:
                    refs.extend(effect.cards)
        elif isinstance(frame, Payment) and frame.bill.player != seat:
            given.add(frame.bill.subject)
            for p in frame.bill.picks:
                given.update(p.chosen)
    given.update([id_of(r) for r in refs if s.card(r) is not None])
    for c in s.cards:
        if c.zone == SET_ASIDE:
            free.add(c.id)
    return given, free - given


# -- the copy -------------------------------------------------------------------------------------------------------


def with_fronts(s: State, fronts: dict[int, CardDef], numbers: Numbers | None = None) -> State:
    """A copy of the game in which hidden cards have other fronts, and other numbers."""
    t = s.copy()
    t.choices = None
    if numbers is None:
        renewed = [i for i, defn in fronts.items() if defn is not s.cards[i].defn]
        for i in renewed:
            c = s.cards[i]
            _silence(t, c)
            _put(t, c.with_text(fronts[i], c.also))
    else:
        of = numbers.of
        renewed = [*of, *[i for i, defn in fronts.items() if i not in of and defn is not s.cards[i].defn]]
        for i in renewed:
            if _works_hidden(s.cards[i].defn):
                _silence(t, s.cards[i])
        numbers.apply(t)
        for i in renewed:
            c = s.cards[i]
            placed = numbers.placed(c, fronts.get(i, c.defn))
            t.cards[placed.id] = placed
            if _works_hidden(placed.defn):
                _put(t, placed)
    changed = set(renewed)  # those with other numbers have exchanged them among themselves
    t.pending = _still_pending(t, t.pending, changed)
    for frame in t.stack:
        if isinstance(frame, (ReactionWindow, Checkpoint)):
            frame.instances = _still_pending(t, frame.instances, changed)
        elif isinstance(frame, InterruptWindow):
            what = t.stack[frame.imminent]
            assert isinstance(what, Imminent)
            new = tuple([i for i in interrupt_instances(t, what) if i.me.card in changed])
            frame.interrupt_with(new)
            frame.instances = (*_still_pending(t, frame.instances, changed), *new)
    return t


def _drawn(s: State, seat: int, fronts: dict[int, CardDef], numbers: Numbers, chance: Random) -> State:
    """The game with these fronts, another course of chance, and nothing that ``seat`` was not told."""
    t = with_fronts(s, fronts, numbers)
    forget(s, t, seat, numbers)
    for frame in t.stack:
        if isinstance(frame, Psi) and len(frame.bids) == 1 and seat != CORP:
            most = min(2, available_credits(t, CORP, P_PSI, frame.me.card))
            frame.bids = (chance.randint(0, most),)
        elif isinstance(frame, Guess) and frame.spent >= 0 and frame.guess < 0 and seat != frame.me.player:
            frame.spent = chance.randint(0, frame.limit(t))
    _choose_versions(t, seat, chance)
    t.known = t.facts.copy()
    for other in (0, 1, 2):
        if other != seat:
            t.known[other] = _other_facts(t, seat, other)
    if t.index[AT_BLANK]:
        t.blanked = ()
        t.blank_texts()
    t.rng = chance.getrandbits(64)
    return t


def _choose_versions(t: State, seat: int, chance: Random) -> None:
    """1.5.2: only its owner knows what is on the back of an identity that comes in several versions."""
    for side in (CORP, RUNNER):
        c = t.cards[side]
        if side != seat and len(c.defn.backs) > 1:
            t.cards[side] = c.with_text(c.defn, chance.choice(c.defn.backs))


@cache
def _works_hidden(defn: CardDef) -> bool:
    """Whether any ability of a card is active although it is not (9.1.8)."""
    return any([ability.where > 1 for ability in defn.indexed])


def _silence(t: State, c: Card) -> None:
    """A hidden card will be another one: abilities that are active although it is hidden go with it (9.1.8)."""
    for ability in c.defn.indexed:
        if always_in_play(ability.where, c):
            t._unlist(ability, c.id * 64 + ability.slot, c.controller())


def _put(t: State, c: Card) -> None:
    """Put a hidden card in its place, with the abilities that are active although it is hidden (9.1.8)."""
    t.cards[c.id] = c
    for ability in c.defn.indexed:
        if always_in_play(ability.where, c):
            t._list(ability, c.id * 64 + ability.slot, c)


def _still_pending(t: State, instances: tuple[Instance, ...], changed: set[int]) -> tuple[Instance, ...]:
    """Instances of abilities that their cards still have."""
    found = [
        i
        for i in instances
        if i.independent or i.lingering or i.me.card not in changed or i.node in t.cards[i.me.card].defn.abilities
    ]
    return tuple(found)


def _other_facts(t: State, seat: int, other: int) -> tuple[Fact, ...]:
    """What another seat remembers, as far as ``seat`` can tell that it does, of the cards that are there now.

    That is what everyone was shown, what ``seat`` sees itself, and single cards that the other looked at. Where else
    the other suspects which cards depends on cards that ``seat`` cannot see.
    """
    if other == SPECTATOR:
        return _made_true(t, t.facts[other])
    found: list[Fact] = []
    for f in t.facts[other]:
        ids = [i for where in f.places for i in hidden_in(t, where)]
        if all([t.sees(seat, t.cards[i]) for i in ids]):
            found.append(f)
        elif len(f.places) == 1 and min(f.places) >= 0:
            found.append(Fact(t.cards[ids[0]].defn, f.places))
    return tuple(sorted(found, key=lambda f: (sorted(f.places), f.title)))


def _made_true(t: State, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Facts made true: where one no longer holds, it speaks of a card that is there now."""
    owner: dict[int, int] = {}
    among = [sorted({i for where in f.places for i in hidden_in(t, where)}) for f in facts]

    def settle(n: int, visited: set[int]) -> bool:
        for i in among[n]:
            if t.cards[i].defn is facts[n].defn and i not in visited:
                visited.add(i)
                if i not in owner or settle(owner[i], visited):
                    owner[i] = n
                    return True
        return False

    found = list(facts)
    wrong = [n for n in range(len(facts)) if not settle(n, set())]
    for n in wrong:
        for i in among[n]:
            if i not in owner:
                owner[i] = n
                found[n] = Fact(t.cards[i].defn, facts[n].places)
                break
    return tuple(found)


# -- the question ---------------------------------------------------------------------------------------------------


def _ask_again(s: State, t: State, seat: int, numbers: Numbers, mode: int) -> bool:
    """Put the open question again in the copy; False if it would not come up."""
    d = s.decision
    if d is None or d.player == seat:
        _ask_the_same(s, t, numbers)  # the seat's own question is part of what it knows
        return True
    top = t.stack[-1]
    if isinstance(top, PaidWindow):
        options = [*top.options(t, d.player, t.mode == FULL), O_PASS]
    else:
        again = _asked(t, mode)
        if again is None or again.player != d.player or again.kind != d.kind or len(t.stack) != len(s.stack):
            return False
        options = again.keys
    t.decision = Decision(d.player, d.kind, d.rule, options, t, numbers.card(d.card), d.number)
    return True


def _ask_the_same(s: State, t: State, numbers: Numbers) -> None:
    d = s.decision
    if d is not None:
        keys = [(verb, numbers.card(card), arg) for verb, card, arg in d.keys]
        t.decision = Decision(d.player, d.kind, d.rule, keys, t, numbers.card(d.card), d.number)


def _asked(t: State, mode: int) -> Decision | None:
    """The question of the top frame, even if it has a single answer: asking is re-entrant."""
    before, count = t.mode, t.deciding
    _ask_nothing(t)
    t.mode = mode
    t.stack[-1].run(t)
    t.mode, t.deciding = before, count
    return t.decision


def _ask_nothing(t: State) -> None:
    """A call of its own: whoever reads the question after setting it to nothing is told that there is none."""
    t.decision = None

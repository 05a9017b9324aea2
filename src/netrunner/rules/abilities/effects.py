"""Effects: records of what is about to happen, edited by interrupts and replacements, then applied (9.8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...native import twin
from ..additional.damage import always_prevented, can_suffer, suffer
from ..additional.gained_text import recurring
from ..concepts.credits import lose_from_pool, pool
from ..concepts.moving import move, place_counters, remove_counters, turn_face
from ..concepts.trashing import trash
from ..concepts.values import can_be_advanced, counter_sources, counters_on, forbidden, stuck
from ..machine.card import id_of
from ..machine.nodes import AT_CANNOT, AT_INTERRUPT, AT_TRIGGER, Conditional, Context
from ..machine.records import constants
from ..machine.seeing import EVERYBODY, just
from ..machine.terms import (
    A_ADVANCE,
    A_DAMAGE,
    A_EXPOSE,
    A_GAIN_CREDITS,
    A_TAGS,
    A_TRASH,
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    CORP,
    CORP_SCORE,
    CREDIT,
    E_ADVANCED,
    E_BAD_PUBLICITY_REMOVED,
    E_BAD_PUBLICITY_TAKEN,
    E_CLICKS_GAINED,
    E_CLICKS_LOST,
    E_CREDITS_GAINED,
    E_CREDITS_LOST,
    E_DEREZZED,
    E_DISCARDED,
    E_EXPOSED,
    E_LOOKED,
    E_MOVED,
    E_PREVENTED,
    E_PURGED,
    E_REVEALED,
    E_SHUFFLED,
    E_TAGS_REMOVED,
    E_TAGS_TAKEN,
    E_TURNED_FACE,
    F_ADVANCE,
    F_BAD_PUBLICITY,
    F_CLICKS,
    F_COUNTERS,
    F_CREDITS,
    F_DAMAGE,
    F_DEREZ,
    F_EXPOSE,
    F_LINGER,
    F_LOOK,
    F_LOSE_CLICKS,
    F_LOSE_CREDITS,
    F_MOVE,
    F_OTHER,
    F_PURGE,
    F_REMOVE_COUNTERS,
    F_REMOVE_TAGS,
    F_REVEAL,
    F_SHUFFLE,
    F_STRENGTH,
    F_TAGS,
    F_TRASH,
    HEAP,
    NO_SERVER,
    NO_TYPE,
    PLAY_AREA,
    RND,
    RUNNER,
    RUNNER_SCORE,
    STACK,
    VALUES_CHANGED,
    VIRUS,
)
from ..machine.zones import is_deck
from .lingering_effects import Duration
from .lingering_effects import add as add_lingering

if TYPE_CHECKING:
    from ..machine.nodes import Ability, Target
    from ..machine.state import State


class Effect:
    """One expected effect. ``player`` carries it out (1.13.6), ``source`` is the card that is responsible."""

    __slots__ = ("amount", "cards", "of", "player", "replaced", "server", "side", "source", "target", "unpreventable")
    kind: int = F_OTHER
    #: Whether "the first time this would happen" may be asked later (9.8.5a)
    remembered: bool = False
    #: Under which name it leaves a number behind for later parts and instructions of its ability
    leaves: str = ""

    def __init__(
        self,
        player: int,
        source: int = -1,
        *,
        amount: int = 0,
        cards: tuple[int, ...] = (),
        side: int = -1,
        of: int = -1,
        server: int = NO_SERVER,
        unpreventable: bool = False,
    ) -> None:
        self.player: int = player
        self.source: int = source  # its reference, or -1 for a rule of the game
        self.amount: int = amount  # how much, or how many
        self.cards: tuple[int, ...] = cards  # references of the cards that it happens to
        self.side: int = side  # the player that it happens to: who gains, loses, draws, ...
        self.of: int = of  # which kind of damage or counters
        self.server: int = server  # the server that it happens at
        self.unpreventable: bool = unpreventable
        self.target: Target | None = None  # the announcement that its cards were chosen by (1.14)
        self.replaced: tuple[int, ...] = ()  # replacement effects already applied (9.8.9c)

    def happens(self, s: State) -> bool:
        """Whether anything is left of it when its instruction resolves (9.8.7d)."""
        return True

    def could_change(self, s: State) -> bool:
        """1.2.5: whether it could change the game state."""
        return True

    def prevented_anyway(self, s: State) -> bool:
        """9.8.5c: whether a static ability prevents it, so that nothing is left for others to prevent."""
        return False

    def begin(self, s: State) -> Effect:
        """9.8.2: the effect as it is first expected, with static abilities applied that change its value."""
        return self

    def apply(self, s: State, me: Context) -> None:
        """Let it happen. It may push one frame."""
        raise NotImplementedError(type(self).__name__)

    def with_amount(self, amount: int) -> Effect:
        """The same effect with another value (9.8.6)."""
        e: Effect = twin(self)
        e.amount = amount
        return e

    def with_cards(self, cards: tuple[int, ...]) -> Effect:
        """The same effect on other cards."""
        e: Effect = twin(self)
        e.cards = cards
        return e

    def lower(self, n: int) -> Effect | None:
        """9.8.6c: the same effect with a cost lowered by ``n``, or None if no cost is paid for it."""
        return None

    def needs_lowering(self, s: State) -> bool:
        """Whether it can only happen if its player lowers its cost with an interrupt."""
        return False

    def subject(self) -> int:
        """The card it happens to, for the record."""
        return self.cards[0] if len(self.cards) == 1 else -1

    def size(self) -> int:
        """What the record of its imminence counts."""
        return self.amount

    def chooser(self, s: State) -> int:
        """9.8.11: who puts several replacement effects into order: a targeted card's controller, else its own."""
        if self.target is not None and len(self.cards) == 1:
            return s.at(self.cards[0]).controller()
        return self.player

    def present(self, s: State) -> list[int]:
        """Ids of its cards that are still the same cards (1.14.3)."""
        refs = self.cards
        if len(refs) == 1:
            i = id_of(refs[0])
            return [i] if s.cards[i].ref == refs[0] else []
        return still_there(s, refs)


constants(Effect, "kind", "remembered", "leaves")


def still_there(s: State, refs: tuple[int, ...]) -> list[int]:
    """Ids of those cards that have not become other cards since."""
    return [id_of(r) for r in refs if s.at(r).ref == r]


class GainCredits(Effect):
    """``side``: the player who gains."""

    __slots__ = ()
    kind = F_CREDITS

    def happens(self, s: State) -> bool:
        return self.amount > 0

    def could_change(self, s: State) -> bool:
        return self.amount > 0 and forbidden(s, A_GAIN_CREDITS, self.side) is None

    def apply(self, s: State, me: Context) -> None:
        if self.could_change(s):
            s.credits[self.side] += self.amount
            s.emit(E_CREDITS_GAINED, self.side, amount=self.amount, source=self.source)


class LoseCredits(Effect):
    """1.10.3b: from the pool only; ``amount`` -1 means all. ``side``: who loses."""

    __slots__ = ()
    kind = F_LOSE_CREDITS
    leaves = "lost"

    def could_change(self, s: State) -> bool:
        return self.amount != 0 and pool(s, self.side) > 0

    def apply(self, s: State, me: Context) -> None:
        have = pool(s, self.side)
        n = have if self.amount < 0 else min(have, self.amount)
        me.numbers["lost"] = n
        if n > 0:
            lose_from_pool(s, self.side, n, self.source)
            s.emit(E_CREDITS_LOST, self.side, amount=n, source=self.source)


class TakeCredits(Effect):
    """1.10.4a: take credits from a card; ``amount`` -1 means all."""

    __slots__ = ()
    kind = F_CREDITS

    def could_change(self, s: State) -> bool:
        if forbidden(s, A_GAIN_CREDITS, self.side) is not None:
            return False  # 1.10.4a: taking is gaining
        for i in self.present(s):
            if s.cards[i].counters[CREDIT] > 0:
                return True
        return False

    def apply(self, s: State, me: Context) -> None:
        if not self.could_change(s):
            return
        for i in self.present(s):
            have = s.cards[i].counters[CREDIT]
            n = have if self.amount < 0 else min(have, self.amount)
            if n > 0:
                s.credits[self.side] += n
                remove_counters(s, i, CREDIT, n, self.player, self.source, quiet=True)
                s.emit(E_CREDITS_GAINED, self.side, s.cards[i].ref, amount=n, source=self.source)


class GainClicks(Effect):
    """``side``: the player who gains clicks."""

    __slots__ = ()
    kind = F_CLICKS

    def could_change(self, s: State) -> bool:
        return self.amount > 0

    def apply(self, s: State, me: Context) -> None:
        s.clicks[self.side] += self.amount
        s.emit(E_CLICKS_GAINED, self.side, amount=self.amount, source=self.source)


class LoseClicks(Effect):
    """``side``: the player who loses clicks."""

    __slots__ = ()
    kind = F_LOSE_CLICKS

    def could_change(self, s: State) -> bool:
        return s.clicks[self.side] > 0

    def apply(self, s: State, me: Context) -> None:
        n = min(self.amount, s.clicks[self.side])
        if n > 0:
            s.clicks[self.side] -= n
            s.emit(E_CLICKS_LOST, self.side, amount=n, source=self.source)


class Damage(Effect):
    """10.4: ``of`` is its type. ``player`` does it (Corp) or suffers it by their own card."""

    __slots__ = ()
    kind = F_DAMAGE
    remembered = True

    def happens(self, s: State) -> bool:
        return self.amount > 0  # 9.8.6b

    def could_change(self, s: State) -> bool:
        if self.amount > 0 and self.prevented_anyway(s):
            return bool(s.index[AT_TRIGGER + E_PREVENTED])  # the prevention itself may matter to somebody
        return self.amount > 0

    def prevented_anyway(self, s: State) -> bool:
        return bool(s.index[AT_CANNOT + A_DAMAGE]) and not can_suffer(s, self.of, self.unpreventable, self.source)

    def apply(self, s: State, me: Context) -> None:
        if self.amount > 0:
            if self.prevented_anyway(s):
                always_prevented(s, self.of, self.amount, self.source)
            else:
                suffer(s, self.of, self.amount, self.player, self.source)


class TakeTags(Effect):
    """10.5: the Runner takes ``amount`` tags."""

    __slots__ = ()
    kind = F_TAGS
    remembered = True

    def happens(self, s: State) -> bool:
        return self.amount > 0  # 9.8.6a

    def could_change(self, s: State) -> bool:
        return self.amount > 0 and forbidden(s, A_TAGS, RUNNER) is None

    def apply(self, s: State, me: Context) -> None:
        if self.could_change(s):
            take_tags(s, self.amount, self.player, self.source)


def take_tags(s: State, n: int, player: int, source: int) -> None:
    """Place tags on the Runner."""
    s.tags += n
    s.dirty |= VALUES_CHANGED
    s.emit(E_TAGS_TAKEN, player, amount=n, source=source, rule="10.5.1")


class RemoveTags(Effect):
    """Return tags to the bank; ``amount`` -1 means all."""

    __slots__ = ()
    kind = F_REMOVE_TAGS

    def could_change(self, s: State) -> bool:
        return s.tags > 0

    def apply(self, s: State, me: Context) -> None:
        n = s.tags if self.amount < 0 else min(self.amount, s.tags)
        if n:
            s.tags -= n
            s.dirty |= VALUES_CHANGED
            s.emit(E_TAGS_REMOVED, self.player, amount=n, source=self.source)


class TakeBadPublicity(Effect):
    """10.6: the Corp takes bad publicity."""

    __slots__ = ()
    kind = F_BAD_PUBLICITY
    remembered = True

    def happens(self, s: State) -> bool:
        return self.amount > 0

    def could_change(self, s: State) -> bool:
        return self.amount > 0

    def apply(self, s: State, me: Context) -> None:
        take_bad_publicity(s, self.amount, self.player, self.source)
        me.numbers["taken"] = self.amount


class RemoveBadPublicity(Effect):
    """10.6.3: bad publicity is removed from the Corp."""

    __slots__ = ()
    leaves = "bad publicity removed"

    def could_change(self, s: State) -> bool:
        return self.amount > 0 and s.bad_publicity > 0

    def apply(self, s: State, me: Context) -> None:
        n = max(0, min(self.amount, s.bad_publicity))
        me.numbers["bad publicity removed"] = n
        if n > 0:
            s.bad_publicity -= n
            s.dirty |= VALUES_CHANGED
            s.emit(E_BAD_PUBLICITY_REMOVED, self.player, amount=n, source=self.source, rule="10.6.3")


def take_bad_publicity(s: State, n: int, player: int, source: int) -> None:
    """Place bad publicity on the Corp."""
    s.bad_publicity += n
    s.dirty |= VALUES_CHANGED
    s.emit(E_BAD_PUBLICITY_TAKEN, player, amount=n, source=source, rule="10.6.1")


class Trash(Effect):
    """1.18: trash cards, all at once (9.11.2a), perhaps for a trash cost that was paid."""

    __slots__ = ("cost",)
    kind = F_TRASH
    remembered = True
    leaves = "trashed"

    def __init__(
        self,
        player: int,
        source: int = -1,
        *,
        cards: tuple[int, ...],
        cost: int = 0,
        unpreventable: bool = False,
    ) -> None:
        super().__init__(player, source, cards=cards, unpreventable=unpreventable)
        self.cost: int = cost

    def _able(self, s: State) -> list[int]:
        return [i for i in self.present(s) if forbidden(s, A_TRASH, self.player, s.cards[i]) is None]

    def happens(self, s: State) -> bool:
        return bool(self.cards)

    def could_change(self, s: State) -> bool:
        return bool(self._able(s))

    def apply(self, s: State, me: Context) -> None:
        ids = self._able(s)
        if ids:
            trash(s, ids, self.player, self.source, cost=self.cost)
            # 1.14.4: later instructions of the same ability can still find the cards they moved
            me.numbers["trashed"] = len(ids)
            for name, refs in list(me.picks.items()):
                if any(r in self.cards for r in refs):
                    me.picks[name] = tuple([s.at(r).ref if r in self.cards else r for r in refs])


class MoveCards(Effect):
    """Move cards to another zone, and in a deck to the top or the bottom; some cannot leave theirs (1.2.2)."""

    __slots__ = ("facedown", "to_bottom", "zone")
    kind = F_MOVE
    leaves = "moved cards"

    def __init__(
        self,
        player: int,
        source: int,
        cards: tuple[int, ...],
        zone: int,
        *,
        to_bottom: bool = False,
        facedown: bool = False,
    ) -> None:
        super().__init__(player, source, cards=cards)
        self.zone: int = zone
        self.to_bottom: bool = to_bottom
        self.facedown: bool = facedown  # what is set aside is faceup unless said otherwise (4.8.6)

    def could_change(self, s: State) -> bool:
        return bool(self._able(s))

    def _able(self, s: State) -> list[int]:
        return [i for i in self.present(s) if not stuck(s, s.cards[i])]

    def apply(self, s: State, me: Context) -> None:
        before = s.index[AT_TRIGGER + E_MOVED]
        zone = self.zone
        on_top = is_deck(zone) and not self.to_bottom
        olds = [s.cards[i] for i in self._able(s)]
        me.numbers["moved cards"] = len(olds)
        for old in olds:  # all together (9.11.2a)
            faceup = not self.facedown and (zone != ARCHIVES or s.sees(RUNNER, old))
            new = move(s, old.id, zone, faceup, 0 if on_top else -1)
            for name, refs in list(me.picks.items()):
                if old.ref in refs:
                    me.picks[name] = tuple([new.ref if r == old.ref else r for r in refs])
        for old in olds:
            origin = old.origin if old.origin != -1 else old.zone
            ref = s.cards[old.id].ref
            s.emit(E_MOVED, self.player, ref, origin=origin, zone=zone, source=self.source, before=before, was=old)


class Discard(Effect):
    """1.18.3: discard cards from a hand; a discarded card is not trashed, and is put into Archives facedown (4.5.6)."""

    __slots__ = ()

    def could_change(self, s: State) -> bool:
        return bool(self.present(s))

    def apply(self, s: State, me: Context) -> None:
        before = s.index[AT_TRIGGER + E_DISCARDED]
        olds = [s.cards[i] for i in self.present(s)]
        for old in olds:
            pile = HEAP if old.owner == RUNNER else ARCHIVES
            move(s, old.id, pile, pile == HEAP or s.sees(RUNNER, old))
        for old in olds:
            s.emit(E_DISCARDED, self.player, s.cards[old.id].ref, source=self.source, before=before, was=old)


class PlaceCounters(Effect):
    """Place counters of the kind ``of``, perhaps to load a card with them (10.9)."""

    __slots__ = ("loading",)
    kind = F_COUNTERS

    def __init__(
        self, player: int, source: int, cards: tuple[int, ...], amount: int, of: int, *, loading: bool = False
    ) -> None:
        super().__init__(player, source, amount=amount, cards=cards, of=of)
        self.loading: bool = loading

    def happens(self, s: State) -> bool:
        return self.amount > 0

    def could_change(self, s: State) -> bool:
        return self.amount > 0 and bool(self.present(s))

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            place_counters(s, i, self.of, self.amount, self.player, self.source, self.loading)


class RemoveCounters(Effect):
    """Return counters to the bank: ``of`` their kind, ``amount`` -1 for all."""

    __slots__ = ()
    kind = F_REMOVE_COUNTERS

    def could_change(self, s: State) -> bool:
        return any(counters_on(s, s.cards[i], self.of) > 0 for i in self.present(s))

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            left = self.amount
            for j in counter_sources(s, s.cards[i], self.of):
                n = s.cards[j].counters[self.of] if self.amount < 0 else left
                left -= remove_counters(s, j, self.of, n, self.player, self.source)


class MoveCounters(Effect):
    """Move counters from the first card to the second: ``of`` their kind, ``amount`` how many."""

    __slots__ = ()

    def apply(self, s: State, me: Context) -> None:
        ids = self.present(s)
        if len(ids) == 2:
            n = remove_counters(s, ids[0], self.of, self.amount, self.player, self.source)
            place_counters(s, ids[1], self.of, n, self.player, self.source)


class Advance(Effect):
    """1.17.1: place one advancement token on a card that can be advanced."""

    __slots__ = ()
    kind = F_ADVANCE

    def could_change(self, s: State) -> bool:
        return any(self._able(s, i) for i in self.present(s))

    def _able(self, s: State, i: int) -> bool:
        c = s.cards[i]
        return can_be_advanced(s, c) and forbidden(s, A_ADVANCE, self.player, c) is None

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            if not self._able(s, i):
                continue
            place_counters(s, i, ADVANCEMENT, 1, self.player, self.source, quiet=True)
            c = s.cards[i]
            s.emit(E_ADVANCED, self.player, c.ref, amount=1, source=self.source, rule="1.17.1", was=c)


class Expose(Effect):
    """1.20.4: reveal installed, unrezzed cards."""

    __slots__ = ()
    kind = F_EXPOSE
    remembered = True
    leaves = "exposed"

    def _able(self, s: State) -> list[int]:
        found: list[int] = []
        for i in self.present(s):
            c = s.cards[i]
            if c.owner == CORP and c.installed and not c.faceup and forbidden(s, A_EXPOSE, self.player, c) is None:
                found.append(i)
        return found

    def happens(self, s: State) -> bool:
        return bool(self.cards)

    def could_change(self, s: State) -> bool:
        return bool(self._able(s))

    def apply(self, s: State, me: Context) -> None:
        ids = self._able(s)
        me.numbers["exposed"] = len(ids)
        for i in ids:
            s.show(s.cards[i].ref, EVERYBODY)
        for i in ids:
            s.emit(E_EXPOSED, self.player, s.cards[i].ref, source=self.source, rule="1.20.4")


class Reveal(Effect):
    """1.20.3: show cards to all players; they stay visible while the ability resolves (1.20.6)."""

    __slots__ = ()
    kind = F_REVEAL

    def could_change(self, s: State) -> bool:
        return bool(self.present(s))

    def apply(self, s: State, me: Context) -> None:
        refs = tuple([s.cards[i].ref for i in self.present(s)])
        for r in refs:
            s.show(r, EVERYBODY)
        if refs:
            s.emit(E_REVEALED, self.player, amount=len(refs), cards=refs, source=self.source)


class LookAt(Effect):
    """1.20.2: ``side`` looks at cards; they stay visible while the ability resolves (1.20.6)."""

    __slots__ = ()
    kind = F_LOOK

    def could_change(self, s: State) -> bool:
        return bool(self.present(s))

    def apply(self, s: State, me: Context) -> None:
        refs = tuple([s.cards[i].ref for i in self.present(s)])
        for r in refs:
            s.show(r, just(self.side))
        if refs:
            s.emit(E_LOOKED, self.side, amount=len(refs), cards=refs, source=self.source)


class Derez(Effect):
    """8.1.2b: turn a rezzed card facedown."""

    __slots__ = ()
    kind = F_DEREZ

    def could_change(self, s: State) -> bool:
        return any(self._rezzed(s, i) for i in self.present(s))

    def _rezzed(self, s: State, i: int) -> bool:
        c = s.cards[i]
        return c.faceup and c.installed and c.owner == CORP and c.type != AGENDA and c.type != NO_TYPE

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            c = s.cards[i]
            if self._rezzed(s, i):
                turn_face(s, i, False, False)
                s.emit(E_DEREZZED, self.player, c.ref, source=self.source, rule="8.1.2b")
                if s.encounter_at != -1:
                    s.stack[s.encounter_at].ice_gone(i)  # 6.2.4b


class TurnFace(Effect):
    """Turn installed Runner cards (8.4) or agendas facedown or faceup."""

    __slots__ = ("faceup",)

    def __init__(self, player: int, source: int, cards: tuple[int, ...], *, faceup: bool) -> None:
        super().__init__(player, source, cards=cards)
        self.faceup: bool = faceup

    def could_change(self, s: State) -> bool:
        return any(s.cards[i].faceup != self.faceup for i in self.present(s))

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            c = s.cards[i]
            if c.faceup != self.faceup:
                full = recurring(s, c) if self.faceup and c.owner == RUNNER else 0
                if full > c.counters[CREDIT]:  # 1.10.5a
                    place_counters(s, i, CREDIT, full - c.counters[CREDIT], c.owner, c.ref, quiet=True)
                turn_face(s, i, self.faceup, self.faceup and c.owner == RUNNER)
                s.emit(E_TURNED_FACE, self.player, c.ref, how=int(self.faceup), source=self.source)


class Purge(Effect):
    """10.1.1, 1.9.5g: remove all virus counters from cards; ``cards`` keep one for each time that they are named."""

    __slots__ = ()
    kind = F_PURGE
    remembered = True
    leaves = "purged"

    def apply(self, s: State, me: Context) -> None:
        removed = 0
        for i in (*s.zones[PLAY_AREA], *s.zones[CORP_SCORE], *s.zones[RUNNER_SCORE]):
            c = s.cards[i]
            if c.counters[VIRUS]:
                n = c.counters[VIRUS] - self.cards.count(c.ref)
                removed += remove_counters(s, i, VIRUS, n, self.player, self.source)
        me.numbers["purged"] = removed
        s.emit(E_PURGED, self.player, amount=removed, source=self.source, rule="10.1.1")


class Shuffle(Effect):
    """Shuffle the deck of player ``side``."""

    __slots__ = ()
    kind = F_SHUFFLE

    def apply(self, s: State, me: Context) -> None:
        deck = STACK if self.side == RUNNER else RND
        s.shuffle(deck)
        s.emit(E_SHUFFLED, self.player, zone=deck, source=self.source)


class CreateLingering(Effect):
    """9.9.1: create a lingering effect from an ability and its durations."""

    __slots__ = ("ability", "durations")
    kind = F_LINGER

    def __init__(self, player: int, source: int, ability: Ability, durations: tuple[Duration, ...]) -> None:
        super().__init__(player, source)
        self.ability: Ability = ability
        self.durations: tuple[Duration, ...] = durations

    def apply(self, s: State, me: Context) -> None:
        add_lingering(s, self.ability, me, self.durations)


class RaiseStrength(CreateLingering):
    """A lingering effect that increases the strength of icebreakers, ``cards``."""

    __slots__ = ()
    kind = F_STRENGTH
    remembered = True

    def __init__(
        self, player: int, source: int, ability: Ability, durations: tuple[Duration, ...], cards: tuple[int, ...]
    ) -> None:
        super().__init__(player, source, ability, durations)
        self.cards = cards


def would_be_prevented(s: State, effect: Effect) -> bool:
    """1.15.1b: whether a mandatory interrupt would prevent (part of) ``effect`` if it became imminent now."""
    for entry in s.index[AT_INTERRUPT + effect.kind]:
        node = entry.node
        assert isinstance(node, Conditional)
        if node.optional or not node.trigger.foresees(s, entry.me, effect):
            continue
        if any([i.prevents(s, entry.me, effect) for i in node.does]):
            return True
    return False

"""Identities: other sides (3.1.1a), setup (1.6.2, 1.6.7a), extra cards (1.5), text that is copied (10.12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities.resolving import Resolution
from ..rules.concepts.identities import Flip, SwitchIdentity, start_installed
from ..rules.concepts.values import has_subtype
from ..rules.machine.card import Card, CardDef, id_of
from ..rules.machine.nodes import (
    AT_CANNOT,
    WHILE_ACTIVE,
    Context,
    Filter,
    Instruction,
    Prohibition,
    Selection,
    Target,
    Trigger,
)
from ..rules.machine.terms import (
    A_NEW_REMOTE,
    CORP,
    E_FLIPPED,
    E_GAINED_TEXT,
    IDENTITY,
    OUTSIDE,
)
from .base import fill
from .cards import Chosen
from .instructions import OnCards, Simple
from .traits import Trait

if TYPE_CHECKING:
    from ..rules.abilities.effects import Effect
    from ..rules.machine.events import Event
    from ..rules.machine.state import State

__all__ = [
    "BeforeFirstTurn", "BeforeStartingHand", "DraftOnly", "FlipThis", "Flipped", "GainTextOf", "GainsHostedText",
    "OneRemoteOnly", "OrderedHeap", "OtherIdentity", "StartingValues", "SwitchForCopy", "SwitchIdentityWith",
    "start_with",
]  # fmt: skip

# Sides


@dataclass(frozen=True, slots=True, eq=False)
class FlipThis(Simple):
    """Flip this identity (3.1.1a)."""

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [Flip(me.player, me.ref, cards=(me.ref,))]

    def names_itself(self) -> bool:
        return True


@dataclass(frozen=True, slots=True, eq=False)
class Flipped(Trigger):
    """When you flip this identity: an ability of the side that is faceup then."""

    this: bool = True

    def kinds(self) -> tuple[int, ...]:
        return (E_FLIPPED,)

    def met(self, s: State, me: Context, event: Event) -> bool:
        return event.card == me.ref and event.player == me.player


# Setup


@dataclass(frozen=True, slots=True, eq=False)
class AtSetup(Trait):
    """What an identity changes about setup (1.6.2)."""

    does: tuple[Instruction, ...]

    def __init__(self, *does: Instruction) -> None:
        fill(self, does=does)

    def shape(self, defn: CardDef) -> None:
        defn.setup = self.does


@dataclass(frozen=True, slots=True, eq=False)
class StartingValues(Trait):
    """How many credits, cards and bad publicity a game starts with, where that differs (1.6.1a, 1.6.4, 1.6.6)."""

    credits: int = 5
    hand: int = 5
    bad_publicity: int = 0

    def shape(self, defn: CardDef) -> None:
        defn.start_credits = self.credits
        defn.start_hand = self.hand
        defn.start_bad_publicity = self.bad_publicity


@dataclass(frozen=True, slots=True, eq=False)
class BeforeFirstTurn(Trait):
    """What the Corp's identity does before its first turn (1.6.7a)."""

    does: tuple[Instruction, ...]

    def __init__(self, *does: Instruction) -> None:
        fill(self, does=does)

    def shape(self, defn: CardDef) -> None:
        defn.before_first_turn = self.does


@dataclass(frozen=True, slots=True, eq=False)
class BeforeStartingHand(Trait):
    """What an identity does before starting hands are drawn (1.6.1a)."""

    does: tuple[Instruction, ...]

    def __init__(self, *does: Instruction) -> None:
        fill(self, does=does)

    def shape(self, defn: CardDef) -> None:
        defn.before_starting_hand = self.does


@dataclass(frozen=True, slots=True, eq=False)
class SwitchForCopy(Instruction):
    """Switch this identity with the copy of it that has this side on its back (1.5.2); only its owner knows which."""

    side: str

    def resolve(self, s: State, me: Context) -> None:
        c = s.cards[me.card]
        for back in c.defn.backs:
            if back.title == self.side:
                s.put(c.with_text(c.defn, back))


@dataclass(frozen=True, slots=True, eq=False)
class StartWith(Instruction):
    """Start the game with different extra cards of a subtype installed (1.5.3): exactly ``n``, if there are so many."""

    n: int
    subtype: str
    choose: Instruction

    @property
    def brings(self) -> str:
        """Which extra cards come along with the deck."""
        return self.subtype

    def resolve(self, s: State, me: Context) -> None:
        ids = Outside(self.subtype).candidates(s, me)
        if len(ids) <= self.n:
            start_installed(s, ids)
        else:
            s.push(Resolution(None, (self.choose,), me))


@dataclass(frozen=True, slots=True, eq=False)
class BeginInstalled(Instruction):
    """The chosen extra cards begin the game installed (1.5.3b)."""

    what: Selection

    def targets(self) -> tuple[Target, ...]:
        target = self.what.target()
        return () if target is None else (target,)

    def resolve(self, s: State, me: Context) -> None:
        start_installed(s, [id_of(r) for r in self.what.refs(s, me)])


@dataclass(frozen=True, slots=True, eq=False)
class Outside(Filter):
    """Extra cards outside the game (1.5.1): different ones of a subtype."""

    subtype: str

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return card.zone == OUTSIDE and card.owner == me.player and self.subtype in card.defn.subtypes

    def candidates(self, s: State, me: Context) -> list[int]:
        first: dict[str, int] = {}
        for i in s.zones[OUTSIDE]:
            if self.matches(s, me, s.cards[i]):
                first.setdefault(s.cards[i].defn.title, i)
        return list(first.values())


def start_with(n: int, subtype: str) -> AtSetup:
    """You start the game with ``n`` different cards of a subtype installed, which are not part of your deck."""
    return AtSetup(StartWith(n, subtype, BeginInstalled(Chosen(Outside(subtype), n))))


# Other identities (1.5.4)


@dataclass(frozen=True, slots=True, eq=False)
class OtherIdentity(Filter):
    """Identities outside the game, of the faction of your identity or of another one, perhaps with a subtype."""

    same_faction: bool
    subtype: str = ""

    @property
    def brings(self) -> str:
        """Which extra cards come along with a deck (1.5)."""
        return "identity"

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if card.zone != OUTSIDE or card.owner != me.player or card.defn.type != IDENTITY:
            return False
        if self.subtype and not has_subtype(s, card, self.subtype):
            return False
        return (card.defn.faction == s.identity(me.player).defn.faction) == self.same_faction

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in s.zones[OUTSIDE] if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class SwitchIdentityWith(OnCards):
    """Switch your identity with another one (1.5.4)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [SwitchIdentity(me.player, me.ref, cards=refs)]


# Copied text (10.12.2)


@dataclass(frozen=True, slots=True, eq=False)
class GainTextOf(OnCards):
    """This card gains the text of a card for as long as it is active; self-references in it mean nothing (10.12.2)."""

    what: Selection

    @property
    def gains_text(self) -> bool:
        """Whether the card that says so may have the text of another one (10.12.2)."""
        return True

    def could_change(self, s: State, me: Context) -> bool:
        target = self.what.target()
        return bool(self.what.refs(s, me)) if target is None else bool(target.valid(s, me))

    def resolve(self, s: State, me: Context) -> None:
        for ref in self.what.refs(s, me):
            mine, other = s.card(me.ref), s.at(ref)
            if mine is not None and not other.converted:  # 10.1.3: a card that was converted has no text left
                s.put(mine.with_text(mine.defn, other.defn))
                s.emit(E_GAINED_TEXT, me.player, me.ref, cards=(ref,), source=me.ref, rule="10.12.2")


@dataclass(frozen=True, slots=True, eq=False)
class GainsHostedText(Trait):
    """This card gains the text of the hosted identity, which is removed from the game when this is uninstalled."""

    @property
    def gains_text(self) -> bool:
        """Whether the card that says so may have the text of another one (10.12.2)."""
        return True

    def shape(self, defn: CardDef) -> None:
        pass


# Restrictions of an identity


@dataclass(frozen=True, slots=True, eq=False)
class OneRemoteOnly(Prohibition):
    """Limit 1 remote server (4.7.8h)."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_CANNOT + A_NEW_REMOTE,)

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        return player == CORP


@dataclass(frozen=True, slots=True, eq=False)
class DraftOnly(Trait):
    """Draft format only: not legal in a constructed deck (1.4.8)."""

    def shape(self, defn: CardDef) -> None:
        pass


@dataclass(frozen=True, slots=True, eq=False)
class OrderedHeap(Trait):
    """You must maintain the order of your heap."""

    def shape(self, defn: CardDef) -> None:
        defn.ordered_heap = True

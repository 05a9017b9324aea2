"""Instructions (9.3.4): what abilities do, one sentence each."""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING

from ..frozen import dataclass
from ..rules.abilities import effects as fx
from ..rules.abilities.interrupts import make_imminent
from ..rules.additional.swapping import legal
from ..rules.concepts.drawing import Draw as DrawCards
from ..rules.concepts.moving import remember
from ..rules.concepts.scoring import AddAsAgenda
from ..rules.concepts.searching import Search as SearchFrame
from ..rules.concepts.values import forbidden, pool
from ..rules.into_play.installing import PLAIN, InstallCard, Terms, why_not_install
from ..rules.into_play.playing import PlayCard, why_not_play
from ..rules.into_play.rezzing import RezCards, why_not_rez
from ..rules.machine.card import Card, id_of
from ..rules.machine.nodes import (
    AT_CANNOT,
    Ability,
    Context,
    Filter,
    Instruction,
    Node,
    Number,
    Selection,
    Target,
    _children,
)
from ..rules.machine.terms import (
    A_BREAK,
    ADVANCEMENT,
    ARCHIVES,
    CORP,
    E_CHOSE,
    GRIP,
    HEAP,
    HQ,
    RND,
    RUNNER,
    STACK,
)
from ..rules.questions.choices import Arrange
from ..rules.questions.chosen_numbers import AskNumber, Late
from ..rules.runs.encounters import Break, ForceEncounter, current_encounter, subroutines
from ..rules.runs.encounters import Bypass as BypassEffect
from ..rules.runs.run import ApproachIce, ChangeServer, StartRun
from .base import YOU, amount, fill, several, who
from .cards import Cards, Chosen, This, Where, places, settled
from .numbers import Named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..rules.abilities.effects import Effect
    from ..rules.machine.state import State

__all__ = [
    "AddTo", "AddToScoreArea", "Approach", "ArrangeTop", "Both", "BreakSubroutines", "Bypass", "Damage", "Derez",
    "Draw", "EndActionPhase", "EndRun", "Expose", "ForceEncounterWith", "Gain", "GainClicks", "GiveTags", "Install",
    "Installable", "Load", "Look", "Lose", "LoseClicks", "MoveRun", "OnCards", "Place", "PlaceAdvancement", "PlayIt",
    "Playable", "Purge", "Remember", "Remove", "RemoveTags", "Reveal", "Rez", "Rezzable", "Run", "Search", "Shuffle",
    "SwapCards", "Take", "TakeBadPublicity", "Trash", "TurnFacedown", "TurnFaceup", "trashes",
]  # fmt: skip


def _any_could_change(s: State, effects: list[Effect]) -> bool:
    for effect in effects:
        if effect.could_change(s):
            return True
    return False


class Simple(Instruction):
    """An instruction whose effects follow from its fields; it could change the state if any of its effects could."""

    __slots__ = ()

    def could_change(self, s: State, me: Context) -> bool:
        return _any_could_change(s, self.expected(s, me))

    def resolve(self, s: State, me: Context) -> None:
        make_imminent(s, self.expected(s, me), me)


class OnCards(Instruction):
    """An instruction that acts on cards: chosen ones are announced first (1.14.2)."""

    __slots__ = ()
    what: Selection

    def targets(self) -> tuple[Target, ...]:
        target = self.what.target()
        return () if target is None else (target,)

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        """The effects on these cards."""
        raise NotImplementedError(type(self).__name__)

    def expected(self, s: State, me: Context) -> list[Effect]:
        refs = self.what.refs(s, me)
        if not refs:
            return []
        effects = self.on(s, me, refs)
        target = self.what.target()
        if target is not None:
            for e in effects:
                e.target = target
        return effects

    def resolve(self, s: State, me: Context) -> None:
        make_imminent(s, self.expected(s, me), me)

    def could_change(self, s: State, me: Context) -> bool:
        target = self.what.target()
        if target is None:
            refs = self.what.refs(s, me)
            return bool(refs) and _any_could_change(s, self.on(s, me, refs))
        if target.most(s, me) < 1:
            return False
        for i in target.each(s, me):
            if _any_could_change(s, self.on(s, me, (s.cards[i].ref,))):
                return True
        return False


def _distinct(targets: tuple[Target, ...]) -> None:
    """Targets of one instruction are remembered side by side, so they need names of their own (1.14.2)."""
    names = [t.name() for t in targets]
    if len(set(names)) != len(names):
        raise ValueError(f"targets of one instruction need different names (as_=...), not {names}")


@dataclass(frozen=True, slots=True, eq=False)
class Both(Instruction):
    """One instruction with several effects, carried out in the order written (9.3.4d)."""

    parts: tuple[Instruction, ...]

    def __init__(self, *parts: Instruction) -> None:
        fill(self, parts=parts)
        _distinct(self.targets())

    def targets(self) -> tuple[Target, ...]:
        found: list[Target] = []
        for p in self.parts:
            found.extend(p.targets())
        return tuple(found)

    def could_change(self, s: State, me: Context) -> bool:
        return any(p.could_change(s, me) for p in self.parts)

    def expected(self, s: State, me: Context) -> list[Effect]:
        found: list[Effect] = []
        open_numbers: list[str] = []  # still to be chosen as this resolves (1.14.1b)
        for p in self.parts:
            if open_numbers and any([name in open_numbers for name in named_numbers(p)]):
                found.append(Late(me.player, me.ref, p))
                continue
            effects = p.expected(s, me)
            open_numbers.extend([e.name for e in effects if isinstance(e, AskNumber)])
            found.extend(effects)
        return found


@cache
def named_numbers(node: Node) -> tuple[str, ...]:
    """The names of the numbers that an instruction depends on."""
    found: list[str] = [node.name] if isinstance(node, Named) else []
    for _, child in _children(node):
        found.extend(named_numbers(child))
    return tuple(found)


@dataclass(frozen=True, slots=True, eq=False)
class Gain(Simple):
    """Gain credits."""

    n: Number | int
    player: int = YOU

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.GainCredits(me.player, me.ref, amount=amount(self.n, s, me), side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class Lose(Simple):
    """Lose credits; -1 means all of them (1.10.3b)."""

    n: Number | int
    player: int = YOU

    def fully(self, s: State, me: Context) -> bool:
        n = amount(self.n, s, me)
        return 0 < max(1, n) <= pool(s, who(me, self.player))

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.LoseCredits(me.player, me.ref, amount=amount(self.n, s, me), side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class Take(OnCards):
    """Take credits from a card (1.10.4a)."""

    n: Number | int
    what: Selection = This()

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.TakeCredits(me.player, me.ref, amount=amount(self.n, s, me), cards=refs, side=me.player)]


@dataclass(frozen=True, slots=True, eq=False)
class GainClicks(Simple):
    """Gain clicks."""

    n: int = 1
    player: int = YOU

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.GainClicks(me.player, me.ref, amount=self.n, side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class LoseClicks(Simple):
    """Lose clicks."""

    n: int = 1
    player: int = YOU

    def fully(self, s: State, me: Context) -> bool:
        return self.n <= s.clicks[who(me, self.player)]

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.LoseClicks(me.player, me.ref, amount=self.n, side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class Draw(Simple):
    """Draw cards (1.8.5)."""

    n: Number | int = 1
    player: int = YOU

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [DrawCards(who(me, self.player), amount(self.n, s, me), me.ref)]


@dataclass(frozen=True, slots=True, eq=False)
class Damage(Simple):
    """Do damage, or suffer it by one's own card (10.4.1)."""

    kind: int
    n: Number | int
    unpreventable: bool = False
    by: int = YOU  # who is responsible, if not the controller of the ability

    def expected(self, s: State, me: Context) -> list[Effect]:
        n = amount(self.n, s, me)
        return [fx.Damage(who(me, self.by), me.ref, amount=n, of=self.kind, unpreventable=self.unpreventable)]


@dataclass(frozen=True, slots=True, eq=False)
class GiveTags(Simple):
    """The Runner takes tags (10.5)."""

    n: Number | int = 1

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.TakeTags(me.player, me.ref, amount=amount(self.n, s, me))]


@dataclass(frozen=True, slots=True, eq=False)
class RemoveTags(Simple):
    """Remove tags; -1 means all."""

    n: Number | int = 1

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.RemoveTags(me.player, me.ref, amount=amount(self.n, s, me))]


@dataclass(frozen=True, slots=True, eq=False)
class TakeBadPublicity(Simple):
    """The Corp takes bad publicity (10.6)."""

    n: Number | int = 1

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.TakeBadPublicity(me.player, me.ref, amount=amount(self.n, s, me))]


@dataclass(frozen=True, slots=True, eq=False)
class Trash(OnCards):
    """Trash cards (1.18); ``by`` says who, if not the controller of the ability (1.13.6)."""

    what: Selection
    by: int = YOU
    unpreventable: bool = False

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.Trash(who(me, self.by), me.ref, cards=refs, unpreventable=self.unpreventable)]


def trashes(player: int, cards: Filter, n: int = 1) -> Trash:
    """A player chooses cards of a description and trashes them (1.13.6)."""
    return Trash(Chosen(cards, n, player=player), by=player)


@dataclass(frozen=True, slots=True, eq=False)
class Place(OnCards):
    """Place counters from the bank on a card (1.12.1)."""

    counter: int
    n: Number | int = 1
    what: Selection = This()

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.PlaceCounters(me.player, me.ref, refs, amount(self.n, s, me), self.counter)]


@dataclass(frozen=True, slots=True, eq=False)
class Load(OnCards):
    """Load a card with counters (10.9.1)."""

    counter: int
    n: int
    what: Selection = This()

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.PlaceCounters(me.player, me.ref, refs, self.n, self.counter, loading=True)]


@dataclass(frozen=True, slots=True, eq=False)
class Remove(OnCards):
    """Remove counters from a card; -1 means all."""

    counter: int
    n: Number | int = 1
    what: Selection = This()

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.RemoveCounters(me.player, me.ref, amount=amount(self.n, s, me), cards=refs, of=self.counter)]


@dataclass(frozen=True, slots=True, eq=False)
class PlaceAdvancement(OnCards):
    """Place advancement tokens on a card that can be advanced; this is not advancing (1.17.1a)."""

    what: Selection
    n: Number | int = 1

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.PlaceCounters(me.player, me.ref, refs, amount(self.n, s, me), ADVANCEMENT)]


@dataclass(frozen=True, slots=True, eq=False)
class Expose(OnCards):
    """Expose installed, unrezzed cards (1.20.4)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.Expose(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class Reveal(OnCards):
    """Reveal cards to all players (1.20.3)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.Reveal(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class Look(OnCards):
    """Look at cards (1.20.2); they are remembered as "seen" for the next instructions."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.LookAt(me.player, me.ref, cards=refs, side=me.player)]

    def resolve(self, s: State, me: Context) -> None:
        me.picks["seen"] = self.what.refs(s, me)
        make_imminent(s, self.expected(s, me), me)


@dataclass(frozen=True, slots=True, eq=False)
class ArrangeTop(Instruction):
    """Put the cards looked at back on top of the deck in any order."""

    player: int = YOU

    def could_change(self, s: State, me: Context) -> bool:
        return bool(me.picks.get("seen"))

    def resolve(self, s: State, me: Context) -> None:
        seen = [r for r in me.picks.get("seen", ()) if s.card(r) is not None]
        refs = tuple([r for r in seen if s.at(r).zone in (RND, STACK)])
        if refs:
            s.push(Arrange(me, me.player, refs, s.at(refs[0]).zone))


@dataclass(frozen=True, slots=True, eq=False)
class Rez(OnCards):
    """Rez cards, paying for them unless all costs are ignored (8.1.2a)."""

    what: Selection
    ignore_costs: bool = False
    chosen: bool = False  # the Corp has chosen to rez it, and pays additional costs as well (9.11.3e)

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [RezCards(CORP, me.ref, refs, ignore_costs=self.ignore_costs, chosen=self.chosen)]


@dataclass(frozen=True, slots=True, eq=False)
class Derez(OnCards):
    """Derez cards (8.1.2b)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.Derez(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class TurnFacedown(OnCards):
    """Turn installed Runner cards facedown (8.4)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.TurnFace(me.player, me.ref, refs, faceup=False)]


@dataclass(frozen=True, slots=True, eq=False)
class TurnFaceup(OnCards):
    """Turn facedown cards faceup."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [fx.TurnFace(me.player, me.ref, refs, faceup=True)]


_ZONES = {"grip": GRIP, "hq": HQ, "stack": STACK, "rnd": RND, "heap": HEAP, "archives": ARCHIVES, "removed": 10}


@dataclass(frozen=True, slots=True, eq=False)
class AddTo(OnCards):
    """Add cards to a hand, deck (``top`` or bottom), discard pile, or remove them from the game."""

    what: Selection
    zone: str
    top: bool = True

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        move = fx.MoveCards(me.player, me.ref, refs, _ZONES[self.zone], to_bottom=not self.top)
        hidden = tuple([r for r in refs if s.visibility(s.at(r)) != 7])
        if hidden and self._needs_proof():
            return [fx.Reveal(me.player, me.ref, cards=hidden), move]  # 4.1.2b
        return [move]

    def _needs_proof(self) -> bool:
        """Whether the cards were chosen by an attribute that the opponent could not check (4.1.2b)."""
        what = self.what.cards if isinstance(self.what, Chosen) else None
        return isinstance(what, Cards) and bool(what.types or what.subtypes or what.without or what.title)


@dataclass(frozen=True, slots=True, eq=False)
class AddToScoreArea(OnCards):
    """Add a card to a score area as an agenda worth so many points (10.1.3); an agenda as itself (1.16.3e)."""

    what: Selection
    points: int = -1
    player: int = YOU

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [AddAsAgenda(me.player, me.ref, amount=self.points, cards=refs, side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class Install(OnCards):
    """Install a card, paying its install cost unless said otherwise (1.15.4a)."""

    what: Selection
    discount: Number | int = 0
    ignore_costs: bool = False
    facedown: bool = False
    rez: bool = False
    player: int = YOU
    ignore_install_cost: bool = False  # only that: additional costs remain (1.15.9)
    faceup: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.what, Chosen) and self.what.count != 1:
            raise ValueError("each card is installed by an instruction of its own (8.2.4)")

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        free = self.ignore_install_cost
        less = amount(self.discount, s, me)
        terms = Terms(
            less, self.ignore_costs, self.facedown, rez=self.rez, ignore_install=free, faceup=self.faceup,
            forced=_forced(self.what),
        )  # fmt: skip
        return [InstallCard(who(me, self.player), me.ref, refs, terms)]


def _forced(what: Selection) -> bool:
    """1.15.9a: whether the cards were not chosen freely, so that additional costs may still be declined."""
    return not isinstance(what, Chosen) or not what.up_to


@dataclass(frozen=True, slots=True, eq=False)
class Installable(Filter):
    """Cards of a description that the player could install on certain terms (1.14.2b, 4.2.2a)."""

    cards: Filter
    discount: Number | int = 0
    ignore_costs: bool = False
    facedown: bool = False
    ignore_install_cost: bool = False
    terms: Terms = field(init=False, repr=False, default=PLAIN)

    def __post_init__(self) -> None:
        known = self.discount if isinstance(self.discount, int) else 0
        terms = Terms(known, self.ignore_costs, self.facedown, ignore_install=self.ignore_install_cost)
        object.__setattr__(self, "terms", terms)

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and self._able(s, me, card)

    def _able(self, s: State, me: Context, card: Card) -> bool:
        terms = self.terms if isinstance(self.discount, int) else self.terms.lower(self.discount.value(s, me))
        return why_not_install(s, me.player, card, terms) is None

    def candidates(self, s: State, me: Context) -> list[int]:
        return list(self.each(s, me))

    def each(self, s: State, me: Context) -> Iterator[int]:
        for i in self.cards.each(s, me):
            if self._able(s, me, s.cards[i]):
                yield i


@dataclass(frozen=True, slots=True, eq=False)
class Rezzable(Filter):
    """Cards of a description that the Corp could rez."""

    cards: Filter
    ignore_costs: bool = False

    @property
    def by_cost(self) -> bool:
        """Whether it depends on rez costs, which the Runner cannot see."""
        return not self.ignore_costs

    def matches(self, s: State, me: Context, card: Card) -> bool:
        return self.cards.matches(s, me, card) and why_not_rez(s, card, None, 0, self.ignore_costs) is None

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class Playable(Filter):
    """Cards of a description that the player could play."""

    cards: Filter
    ignore_costs: bool = False

    def matches(self, s: State, me: Context, card: Card) -> bool:
        if card.id == me.card or not self.cards.matches(s, me, card):
            return False
        return why_not_play(s, me.player, card, 0, 0, 2 * int(self.ignore_costs), potential=False) is None

    def candidates(self, s: State, me: Context) -> list[int]:
        return [i for i in self.cards.candidates(s, me) if self.matches(s, me, s.cards[i])]


@dataclass(frozen=True, slots=True, eq=False)
class PlayIt(OnCards):
    """Play an event or operation (8.5)."""

    what: Selection
    discount: int = 0
    ignore_costs: bool = False  # all costs, or
    ignore_play_cost: bool = False  # only the play cost: additional costs remain (1.15.9)

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        ignore = 2 if self.ignore_costs else int(self.ignore_play_cost)
        forced = _forced(self.what)
        return [PlayCard(me.player, me.ref, refs, discount=self.discount, ignore=ignore, forced=forced)]


@dataclass(frozen=True, slots=True, eq=False)
class Run(Simple):
    """Run a server: one of ``servers``, or of a kind (6.3)."""

    servers: tuple[int, ...] = ()
    remote: bool = False
    central: bool = False
    during: tuple[Ability, ...] = ()  # abilities that apply during that run (9.10.5)
    choose: Chosen | None = None  # what those abilities speak of

    def __init__(
        self,
        servers: int | tuple[int, ...] = (),
        remote: bool = False,
        central: bool = False,
        during: Ability | tuple[Ability, ...] = (),
    ) -> None:
        fill(
            self,
            servers=several(servers),
            remote=remote,
            central=central,
            during=several(during),
            choose=settled(during),
        )

    def targets(self) -> tuple[Target, ...]:
        return () if self.choose is None else (self.choose,)

    def choices(self, s: State) -> tuple[int, ...]:
        """The servers that may be announced."""
        if self.servers:
            return self.servers
        found: list[int] = []
        for n in s.servers:
            if (self.remote and n < 3) or (self.central and n >= 3):
                continue
            found.append(n)
        return tuple(found)

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [StartRun(RUNNER, me.ref, self.choices(s), self.during)]


@dataclass(frozen=True, slots=True, eq=False)
class Remember(OnCards):
    """This card remembers the chosen cards for as long as it stays the same card."""

    what: Selection

    def could_change(self, s: State, me: Context) -> bool:
        target = self.what.target()
        return target is None or bool(target.valid(s, me))

    def resolve(self, s: State, me: Context) -> None:
        if s.card(me.ref) is not None:
            remember(s, me.card, self.what.refs(s, me))
            for ref in self.what.refs(s, me):
                s.emit(E_CHOSE, me.player, ref, source=me.ref)


@dataclass(frozen=True, slots=True, eq=False)
class EndRun(Simple):
    """End the run (6.1.4)."""

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.EndRun(me.player, me.ref)]


@dataclass(frozen=True, slots=True, eq=False)
class Bypass(Simple):
    """Bypass the encountered ice (6.5.3)."""

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [BypassEffect(RUNNER, me.ref)]


@dataclass(frozen=True, slots=True, eq=False)
class Approach(OnCards):
    """The Runner approaches a piece of ice (6.4.2)."""

    what: Selection

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [ApproachIce(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class MoveRun(Simple):
    """Change the attacked server (6.1.2b); the Runner approaches its outermost ice (6.1.2c) if ``approach``."""

    server: int
    approach: bool = True

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [ChangeServer(me.player, me.ref, self.server, approach=self.approach)]


@dataclass(frozen=True, slots=True, eq=False)
class ForceEncounterWith(OnCards):
    """The Runner encounters a piece of ice outside the normal progression (6.5.2a)."""

    what: Selection
    again: bool = False  # the Runner has just passed it

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [ForceEncounter(me.player, me.ref, cards=refs)]


@dataclass(frozen=True, slots=True, eq=False)
class Purge(Simple):
    """Purge virus counters (10.1.1)."""

    def could_change(self, s: State, me: Context) -> bool:
        return True  # 10.1.1a

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.Purge(me.player, me.ref)]


@dataclass(frozen=True, slots=True, eq=False)
class Shuffle(Simple):
    """Shuffle a deck."""

    player: int = YOU

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [fx.Shuffle(me.player, me.ref, side=who(me, self.player))]


@dataclass(frozen=True, slots=True, eq=False)
class SwapCards(Instruction):
    """Swap a card, chosen or spoken of, with a chosen one (10.11)."""

    first: Selection
    second: Chosen

    def __post_init__(self) -> None:
        _distinct(self.targets())

    def targets(self) -> tuple[Target, ...]:
        first = self.first.target()
        return (self.second,) if first is None else (first, self.second)

    def could_change(self, s: State, me: Context) -> bool:
        target = self.first.target()
        first = [id_of(r) for r in self.first.refs(s, me)] if target is None else target.valid(s, me)
        second = self.second.valid(s, me)
        return any(legal(s, a, b) for a in first for b in second)

    def expected(self, s: State, me: Context) -> list[Effect]:
        refs = (*self.first.refs(s, me), *self.second.refs(s, me))
        return [fx.Swap(me.player, me.ref, cards=refs)] if len(set(refs)) == 2 else []


@dataclass(frozen=True, slots=True, eq=False)
class EndActionPhase(Instruction):
    """End the action phase (5.4.3)."""

    def could_change(self, s: State, me: Context) -> bool:
        return s.turn == me.player and s.phase == "action"

    def resolve(self, s: State, me: Context) -> None:
        from ..rules.turns.turn import end_action_phase

        if self.could_change(s, me):
            end_action_phase(s)


@dataclass(frozen=True, slots=True, eq=False)
class Search(Instruction):
    """Search zones for cards (4.2); what is found is remembered as "found"."""

    cards: Filter
    count: int = 1
    zones: tuple[str, ...] = ("stack",)
    criteria: bool = True
    different: bool = False

    def __init__(
        self,
        cards: Filter,
        count: int = 1,
        zones: Where | tuple[Where, ...] = "stack",
        criteria: bool = True,
        different: bool = False,
    ) -> None:
        fill(self, cards=cards, count=count, zones=places(zones), criteria=criteria, different=different)

    def could_change(self, s: State, me: Context) -> bool:
        return any(s.zones[_ZONES[z]] for z in self.zones)

    def resolve(self, s: State, me: Context) -> None:
        zones = tuple([_ZONES[z] for z in self.zones])
        me.picks.pop("found", None)
        # 4.2.2c and d: only a search of a deck for cards with criteria may fail to find
        may_fail = self.criteria and any(z in (STACK, RND) for z in zones)
        s.push(SearchFrame(me, me.player, zones, self.cards, self.count, not may_fail, self.different))


@dataclass(frozen=True, slots=True, eq=False)
class BreakSubroutines(Instruction):
    """Break subroutines of the encountered ice: ``n`` of them (-1: any number), ``up_to`` if fewer may be broken."""

    n: int = 1
    up_to: bool = False

    def could_change(self, s: State, me: Context) -> bool:
        e = current_encounter(s)
        if e is None or e.ended or not e.breaking or s.card(e.ice) is None:
            return False
        if s.index[AT_CANNOT + A_BREAK] and me.card >= 0 and forbidden(s, A_BREAK, me.player, s.cards[me.card]):
            return False
        e.recount(s)
        count = len(subroutines(s, s.at(e.ice)))
        return e.broken & ((1 << count) - 1) != (1 << count) - 1

    def resolve(self, s: State, me: Context) -> None:
        from ..rules.runs.breaking import ChooseSubroutines

        s.push(ChooseSubroutines(me, self.n, self.up_to))

    def expected(self, s: State, me: Context) -> list[Effect]:
        e = current_encounter(s)
        return [] if e is None else [Break(me.player, me.ref, (e.ice,))]

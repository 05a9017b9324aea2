"""The grammar of abilities (9.3): what the kernel asks of conditions, numbers, costs, instructions and abilities.

Cards are trees of these nodes, built once at load and never changed. The vocabulary (``netrunner.vocabulary``) has the
words; here are only the parts of speech. The state of a game refers to a node by its ``key``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ...native import mypyc_attr
from .records import declared_fields
from .terms import ACTS, EFFECT_KINDS, EVENT_KINDS, MODIFIED_VALUES, PLAY_AREA, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mypy_extensions import i64

    from ..abilities.effects import Effect
    from .card import Card
    from .events import Event
    from .refusals import Refusal
    from .state import State

# Positions in the state's index of active abilities
AT_TRIGGER: Final = 0
AT_MODIFIER: Final = AT_TRIGGER + EVENT_KINDS
AT_PAID: Final = AT_MODIFIER + MODIFIED_VALUES
AT_ACTION: Final = AT_PAID + 2  # paid abilities that are actions (5.2.1)
AT_INTERRUPT: Final = AT_ACTION + 2
AT_PAID_INTERRUPT: Final = AT_INTERRUPT + EFFECT_KINDS
AT_REPLACEMENT: Final = AT_PAID_INTERRUPT + EFFECT_KINDS
AT_CANNOT: Final = AT_REPLACEMENT + EFFECT_KINDS
AT_COST: Final = AT_CANNOT + ACTS
AT_STATE_TRIGGER: Final = AT_COST + ACTS
AT_GRANT: Final = AT_STATE_TRIGGER + 1
AT_CREDITS: Final = AT_GRANT + 1
AT_ACCESS: Final = AT_CREDITS + 1  # abilities used while accessing (7.7.2)
AT_DURATION: Final = AT_ACCESS + 1  # replacements of durations (9.8.9a)
AT_FIRST_CLICK: Final = AT_DURATION + 1  # what the first click of a turn must be spent on
AT_REVEAL: Final = AT_FIRST_CLICK + 1  # cards that must be revealed while they are accessed in R&D (1.20.7)
AT_DAMAGE_CHOICE: Final = AT_REVEAL + 1  # who selects the cards that damage trashes (10.4.3a)
AT_TRASHED_INSTEAD: Final = AT_DAMAGE_CHOICE + 1  # where trashed cards go instead of a discard pile (1.18.1a)
AT_BLANK: Final = AT_TRASHED_INSTEAD + 1  # cards whose text box is blank
AT_SUBROUTINES: Final = AT_BLANK + 1  # ice that loses, copies or repeats subroutines
AT_SUBROUTINE_ORDER: Final = AT_SUBROUTINES + 1  # the Runner chooses in which order subroutines resolve
AT_SUBROUTINE_STOP: Final = AT_SUBROUTINE_ORDER + 1  # subroutines that do not resolve
AT_TRACE_ORDER: Final = AT_SUBROUTINE_STOP + 1  # the Runner spends credits first in a trace
AT_PREVENT_ABILITY: Final = AT_TRACE_ORDER + 1  # conditional abilities that a player may prevent as they resolve
AT_DRAW_LIMIT: Final = AT_PREVENT_ABILITY + 1  # how many cards a player can draw at most
AT_IGNORED_COSTS: Final = AT_DRAW_LIMIT + 1  # cards whose additional costs are ignored as they are played
AT_CONSIDERED: Final = AT_IGNORED_COSTS + 1  # counters that are considered to be on cards (1.9.4)
AT_ACCESS_CHOICE: Final = AT_CONSIDERED + 1  # the Corp chooses which cards of HQ are accessed
AT_BREAK_LIMIT: Final = AT_ACCESS_CHOICE + 1  # how many printed subroutines can be broken in an encounter
AT_OPEN_HAND: Final = AT_BREAK_LIMIT + 1  # hands that are played revealed
AT_BORROWED: Final = AT_OPEN_HAND + 1  # cards that have the paid abilities of others
AT_PERSISTENT: Final = AT_BORROWED + 1  # abilities that outlast their card for the rest of a run
INDEX_SIZE: Final = AT_PERSISTENT + 1

# Where an ability is active (9.1.7, 9.1.8): bit 0 while its card is active, bit 1 while installed but inactive,
# bit 2 + zone in that zone, bit 20 while it is a condition counter, which has no other abilities (10.1.4).
WHILE_ACTIVE: Final = 1
WHILE_UNREZZED: Final = 2
AS_COUNTER: Final = 1 << 20


def in_zone(zone: int) -> int:
    """The bit for abilities that are active in ``zone`` although their card is not (9.1.8b)."""
    return 4 << zone


@mypyc_attr(free_list_len=1)
class Context:
    """Who an ability belongs to and what has been chosen for it so far."""

    __slots__ = ("card", "event", "imminent", "lki", "numbers", "picks", "player", "ref", "replaced", "used")

    def __init__(self, player: int, card: int = -1, ref: int = -1) -> None:
        self.player: int = player  # the controller of the ability (1.13.5)
        self.card: int = card  # id of its source, or -1 for a game rule
        self.ref: int = ref  # reference of its source, or -1
        self.event: Event | None = None  # what met its condition
        self.picks: dict[str, tuple[int, ...]] = {}  # announced targets and found cards, by name
        self.numbers: dict[str, int] = {}  # chosen numbers (X, how many, ...)
        self.lki: Card | None = None  # its source as it last existed (9.1.4)
        self.imminent: int = -1  # for interrupts: where the imminent instruction lies on the stack
        self.replaced: tuple[int, ...] = ()  # replacement effects that led here and do not apply again (9.8.9c)
        self.used: bool = False  # whether an optional part was carried out (9.6.9d)

    def copy(self) -> Context:
        """An independent copy."""
        c = Context(self.player, self.card, self.ref)
        c.event = self.event
        c.picks = self.picks.copy()
        c.numbers = self.numbers.copy()
        c.lki = self.lki
        c.imminent = self.imminent
        c.replaced = self.replaced
        c.used = self.used
        return c

    def source(self, s: State) -> Card | None:
        """The source card; its last known state once it has moved (9.1.4)."""
        if self.card < 0:
            return None
        c = s.cards[self.card]
        if c.ref == self.ref:
            return c
        last = s.last_cards.get(self.ref)
        if last is not None:
            return last
        return self.lki if self.lki is not None else c


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """Anything that a card is written in. Subclasses are frozen dataclasses; ``key`` is given when a card is loaded."""

    __slots__ = ("key",)
    key: str

    def names_itself(self) -> bool:
        """10.12: whether it refers to the card that it is written on."""
        return bool(getattr(self, "this", False))


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Node):
    """A quantity."""

    __slots__ = ()

    def value(self, s: State, me: Context) -> int:
        """The number now."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    """A static condition (9.3.2c)."""

    __slots__ = ()

    def holds(self, s: State, me: Context) -> bool:
        """Whether it is true now."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Node):
    """Which cards: a description that a card meets or does not."""

    __slots__ = ()

    def matches(self, s: State, me: Context, card: Card) -> bool:
        """Whether ``card`` fits the description."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: State, me: Context) -> list[int]:
        """The ids of all cards that fit, in canonical order."""
        raise NotImplementedError(type(self).__name__)

    def each(self, s: State, me: Context) -> Iterator[int]:
        """The same, one after the other, for those who look for one that will do."""
        return iter(self.candidates(s, me))


@mypyc_attr(allow_interpreted_subclasses=True)
class Selection(Node):
    """Cards that an instruction speaks of: chosen, found, this card, all of a kind, ..."""

    __slots__ = ()

    def refs(self, s: State, me: Context) -> tuple[int, ...]:
        """References of the cards that are still there (1.14.3, 1.14.4a)."""
        raise NotImplementedError(type(self).__name__)

    def target(self) -> Target | None:
        """The announcement that must be made first, if any (1.14.2)."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Selection):
    """Cards to be announced as targets immediately before their instruction becomes imminent (1.14)."""

    __slots__ = ()

    def valid(self, s: State, me: Context) -> list[int]:
        """Ids of the valid targets now (1.14.2b)."""
        raise NotImplementedError(type(self).__name__)

    def each(self, s: State, me: Context) -> Iterator[int]:
        """The same, one after the other and with all copies, for those who look for one that will do."""
        return iter(self.valid(s, me))

    def most(self, s: State, me: Context) -> int:
        """How many are announced at most."""
        raise NotImplementedError(type(self).__name__)

    def least(self, s: State, me: Context) -> int:
        """How many must be announced while there are valid ones."""
        raise NotImplementedError(type(self).__name__)

    def chooser(self, s: State, me: Context) -> int:
        """Who announces (1.13.6)."""
        return me.player

    def name(self) -> str:
        """Under which name the choice is remembered."""
        return "target"

    def fits(self, s: State, me: Context, ref: int) -> bool:
        """1.14.3: whether a chosen card still meets the requirements when the instruction resolves."""
        return s.card(ref) is not None

    def still_valid(self, s: State, me: Context, chosen: tuple[int, ...]) -> list[int]:
        """Ids that may be announced next when ``chosen`` (references) have been announced already.

        All that are valid, for a target of which there is only one.
        """
        return self.valid(s, me)


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Node):
    """A unit of text that is carried out as a whole (9.3.4, 9.10)."""

    __slots__ = ()

    def targets(self) -> tuple[Target, ...]:
        """What must be announced before it becomes imminent (1.14.2)."""
        return ()

    def could_change(self, s: State, me: Context) -> bool:
        """1.2.5: whether it can be expected to change the game state."""
        return True

    def fully(self, s: State, me: Context) -> bool:
        """9.11.3c: whether it could be carried out completely."""
        return self.could_change(s, me)

    def lowers(self, s: State, me: Context, card: Card) -> int:
        """9.8.6c: by how much it could lower the cost of playing or installing ``card``, as part of an interrupt."""
        return 0

    def expected(self, s: State, me: Context) -> list[Effect]:
        """9.8.2: the effects that this instruction is expected to have, in order."""
        raise NotImplementedError(type(self).__name__)

    @property
    def raises(self) -> bool:
        """Whether it raises a value of an imminent effect, even one of 0 or less (9.8.7a)."""
        return False

    def prevents(self, s: State, me: Context, effect: Effect) -> bool:
        """9.8.5: whether it would prevent part of ``effect``."""
        return False

    def carry_out(self, s: State, me: Context, n: int) -> None:
        """Go on with a number that was chosen as the instruction resolves (1.14.1b)."""
        raise NotImplementedError(type(self).__name__)

    def resolve(self, s: State, me: Context) -> None:
        """Carry it out. Instructions with choices or nested costs push a frame of their own instead."""
        become_imminent(s, self.expected(s, me), me)  # noqa: F821


#: How expected effects become imminent (9.8): ``interrupts.make_imminent``, which is written in terms of this module.
become_imminent: Callable[[State, list[Effect], Context], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class CostPart(Node):
    """One thing that a player must spend, suffer or do (1.15.1)."""

    __slots__ = ()

    def add(self, s: State, me: Context, bill: Bill) -> None:
        """Write this part into ``bill``."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Node):
    """Everything that must be paid at once (1.15.9b)."""

    __slots__ = ()
    parts: tuple[CostPart, ...]
    has_x: bool  # whether a number is chosen as it is paid (1.15.3)
    least_x: int  # and how much that is at least

    def clicks(self) -> int:
        """How many clicks it includes: an ability with any is an action (5.2.1)."""
        raise NotImplementedError(type(self).__name__)


class Pick:
    """Cards that must be chosen and spent in a payment: ``count`` of those in ``ids``, to be handled by ``how``."""

    __slots__ = ("chosen", "count", "counter", "how", "ids", "revealed")

    def __init__(
        self,
        how: int,
        ids: tuple[int, ...],
        count: int,
        *,
        counter: int = -1,
        revealed: bool = False,
        chosen: tuple[int, ...] = (),
    ) -> None:
        self.how: int = how
        self.ids: tuple[int, ...] = ids
        self.count: int = count
        self.counter: int = counter  # which kind of counters, where counters are spent
        self.revealed: bool = revealed  # whether the cards are revealed before they are trashed
        self.chosen: tuple[int, ...] = chosen

    def with_chosen(self, more: Iterable[int]) -> Pick:
        """The same with more of the cards chosen."""
        chosen = (*self.chosen, *more)
        return Pick(self.how, self.ids, self.count, counter=self.counter, revealed=self.revealed, chosen=chosen)


@mypyc_attr(free_list_len=1)
class Bill:
    """A payment to be made: all its parts added up (1.15.9b), so that feasibility is one question."""

    __slots__ = (
        "bad_publicity", "brain", "clicks", "counters", "credits", "impossible", "meat", "net", "picks", "player",
        "purpose", "slot", "subject", "tags", "trash_self", "x", "remove_tags", "remove_bad_publicity", "rule",
        "at_random", "server",
    )  # fmt: skip

    def __init__(self, player: i64, purpose: i64, subject: i64 = -1) -> None:
        self.player: i64 = player
        self.purpose: i64 = purpose  # what the credits are for (1.10.4b)
        self.subject: i64 = subject  # id of the card it is about
        self.server: i64 = -1  # the server that it is about
        self.at_random: i64 = 0  # cards of the hand to trash at random
        self.clicks: i64 = 0
        self.credits: int = 0
        self.tags: i64 = 0  # tags to take
        self.remove_tags: i64 = 0  # 10.5.5
        self.remove_bad_publicity: i64 = 0  # 10.6.3
        self.bad_publicity: i64 = 0
        self.meat: i64 = 0
        self.net: i64 = 0
        self.brain: i64 = 0
        self.trash_self: tuple[int, ...] = ()  # ids trashed without a choice
        self.counters: tuple[tuple[int, int, int], ...] = ()  # (id, counter kind, how many)
        self.picks: tuple[Pick, ...] = ()
        self.x: int = -1
        self.slot: i64 = -1  # for a paid ability: which one is used by paying (9.5.6b)
        self.rule: str = ""  # for a basic action: which one (5.2.7, 5.2.8)
        self.impossible: str = ""  # the reason why it can never be paid, as a phrase key


# How cards picked for a payment are spent (counted)
PAY_TRASH: Final = 0
PAY_FORFEIT: Final = 1
PAY_REMOVE: Final = 2  # removed from the game
PAY_SHUFFLE: Final = 3  # shuffled into their owner's deck
PAY_BOTTOM: Final = 4  # added to the bottom of their owner's deck
PAY_HAND: Final = 5  # added to their owner's hand
PAY_COUNTER: Final = 6  # counters on them are spent, ``count`` in all
PAYMENTS: Final = words("PAY_", list(globals()))

# What credits are spent for (1.10.4b): hosted credits say which purposes they serve (counted)
P_OTHER: Final = 0
P_INSTALL: Final = 1
P_REZ: Final = 2
P_PLAY: Final = 3
P_USE: Final = 4  # using an ability of ``subject``
P_TRACE: Final = 5
P_TRASH: Final = 6  # paying a trash cost
P_REMOVE_TAG: Final = 7
P_ACTION: Final = 8
P_STEAL: Final = 9
P_RUN: Final = 10
P_PSI: Final = 11
P_ADVANCE: Final = 12  # advancing ``subject`` by the basic action
PURPOSES: Final = words("P_", list(globals()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Node):
    """A trigger condition (9.3.2b): which changes of the game state it looks for."""

    __slots__ = ()

    def kinds(self) -> tuple[int, ...]:
        """The kinds of events (or, for an interrupt, of effects) that it watches."""
        raise NotImplementedError(type(self).__name__)

    def met(self, s: State, me: Context, event: Event) -> bool:
        """Whether ``event`` meets it, all stipulations included (9.6.5c)."""
        raise NotImplementedError(type(self).__name__)

    def relevant(self, s: State, me: Context, effect: Effect) -> bool:
        """For interrupts: whether the expected ``effect`` meets it (9.8.3d)."""
        raise NotImplementedError(type(self).__name__)

    def still_relevant(self, s: State, me: Context, effect: Effect) -> bool:
        """Whether ``effect``, modified meanwhile, still meets it (9.8.4c); which time it is does not change."""
        return self.relevant(s, me, effect)

    def foresees(self, s: State, me: Context, effect: Effect) -> bool:
        """Whether ``effect`` would meet it if it became imminent now (1.15.1b)."""
        return False

    def about_itself(self) -> bool:
        """Whether it can only be met by something happening to its own card."""
        return False

    def times(self, s: State, effect: Effect) -> int:
        """For interrupts about each card of an effect: how many instances there are (9.6.4b). 0 for all others."""
        return 0

    def occurrences(self, event: Event) -> int:
        """How often ``event`` meets it: an event may stand for several things of one kind at once (9.6.4)."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Node):
    """An independent unit of text (9.1.1). ``where`` says where it is active."""

    __slots__ = ("slot",)
    slot: int
    where: int

    @property
    def keeps_in_play(self) -> bool:
        """Whether it keeps a played card from being trashed (3.5.1b)."""
        return False

    def positions(self, player: int) -> tuple[int, ...]:
        """Where in the index of active abilities it is listed."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Static(Ability):
    """9.4: a declaration that applies as long as it is active."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Static):
    """A static ability that changes a value (9.11.1a); one that ``sets`` it comes before all others."""

    __slots__ = ()
    sets: bool
    subtype: str

    @property
    def own_cost(self) -> int:
        """The cost or requirement of its own card that it modifies, even while that is inactive (9.1.8d and e)."""
        return -1

    def gains(self, s: State, me: Context, card: Card, subtype: str) -> int:
        """For one whose subtype is ``*``: how often ``card`` gains a subtype by it."""
        return 0

    def applies(self, s: State, me: Context, card: Card | None) -> bool:
        """For a modifier that sets a value: whether it does so for ``card``."""
        return True

    def server_matches(self, s: State, me: Context, server: int, by_run: bool) -> bool:
        """For a modifier of the number of accesses: whether it applies to this server and this kind of access."""
        return True

    def change(self, s: State, me: Context, card: Card | None) -> int:
        """By how much the value of ``card`` (or of the player) changes."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Prohibition(Static):
    """A "cannot" (1.2.2)."""

    __slots__ = ()

    @property
    def prevention(self) -> bool:
        """Whether it only prevents (9.8.5c), so that what cannot be prevented happens all the same."""
        return False

    def forbids(self, s: State, me: Context, player: int, card: Card | None, server: int) -> bool:
        """Whether it forbids its act for ``player`` with ``card`` or ``server``."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class AdditionalCost(Static):
    """An additional cost to an act (1.15.9)."""

    __slots__ = ()

    def cost_for(self, s: State, me: Context, card: Card | None, server: int) -> Cost | None:
        """What must be paid in addition, or nothing."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Replacement(Static):
    """A replacement effect stipulated by a static ability (9.8.8b)."""

    __slots__ = ()

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        """Whether it replaces ``effect``."""
        raise NotImplementedError(type(self).__name__)

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        """What happens instead."""
        raise NotImplementedError(type(self).__name__)


class DamageChoice(Static):
    """A player selects cards that damage trashes (10.4.3a); ``looks`` for one who may look at the grip to do so."""

    __slots__ = ()
    looks: bool

    def selects(self, s: State, me: Context, kind: int, n: int) -> int:
        """How many of the cards for ``n`` damage of this type."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Blanking(Static):
    """The text boxes of cards are blank: they have no abilities (9.1.3)."""

    __slots__ = ()

    def blanks(self, s: State, me: Context, card: Card) -> bool:
        """Whether the text box of ``card`` is blank, wherever it is."""
        raise NotImplementedError(type(self).__name__)


class TrashedInstead(Static):
    """Something happens to trashed cards instead of adding them to a discard pile; they count as trashed (1.18.1a).

    ``how`` says what: ``FACEDOWN``, ``SHUFFLED`` or ``SET_APART``.
    """

    __slots__ = ()
    how: int

    def applies(self, s: State, me: Context, card: Card) -> bool:
        """Whether it applies to ``card``, which is about to be trashed."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Persistent(Static):
    """Abilities that go on for the rest of a run in which the Runner trashes their card (9.9.1)."""

    __slots__ = ()
    abilities: tuple[Ability, ...]


FACEDOWN: Final = 0  # it is turned facedown where it is
SHUFFLED: Final = 1  # its controller may shuffle it into the deck
SET_APART: Final = 2  # one of the cards may be removed from the game, the others go to the discard pile


class Grant(Static):
    """A static ability that gives another ability to cards (9.1.3b)."""

    __slots__ = ()
    ability: Ability

    @property
    def comes_first(self) -> bool:
        """Whether a granted subroutine comes before all others of its ice."""
        return False

    def times(self, s: State, me: Context) -> int:
        """How many instances of the ability each of them has."""
        raise NotImplementedError(type(self).__name__)

    def recipients(self, s: State, me: Context) -> list[int]:
        """Ids of the cards that have the granted ability now."""
        raise NotImplementedError(type(self).__name__)


#: The subroutines of a piece of ice in their order, each with the key that tells it apart.
Listed: TypeAlias = "list[tuple[int, Subroutine]]"


@mypyc_attr(allow_interpreted_subclasses=True)
class SubroutineChange(Static):
    """A static ability by which ice loses subroutines, or gains those of cards (9.1.3b)."""

    __slots__ = ()

    def changed(self, s: State, me: Context, ice: Card, found: Listed) -> Listed:
        """The subroutines that ``ice`` has instead of ``found``."""
        raise NotImplementedError(type(self).__name__)


class DurationInstead(Static):
    """A static ability that replaces the durations of lingering effects (9.8.9a)."""

    __slots__ = ()

    def concerns(self, s: State, me: Context, node: Ability, of: Context) -> bool:
        """Whether it speaks of the lingering ability ``node`` with the context ``of``."""
        raise NotImplementedError(type(self).__name__)

    def over(self, s: State, number: int) -> bool:
        """Whether the duration that it gives has passed for the lingering effect with this number."""
        raise NotImplementedError(type(self).__name__)


class FirstClick(Static):
    """A static ability that says what a player's first click of a turn must be spent on."""

    __slots__ = ()

    def permits(self, s: State, me: Context, player: int, run: bool, card: Card | None) -> bool:
        """Whether it permits a basic action: to run a server, or to play ``card``."""
        raise NotImplementedError(type(self).__name__)


class RevealedWhenAccessed(Static):
    """Says which cards must be revealed while they are accessed in R&D (1.20.7)."""

    __slots__ = ()

    def reveals(self, s: State, me: Context, card: Card) -> bool:
        """Whether ``card`` is one of them."""
        raise NotImplementedError(type(self).__name__)


class HostedCredits(Static):
    """Says for what the credits on its card can be spent (1.10.4b, 1.10.4c)."""

    __slots__ = ()
    in_pool: bool  # whether they are considered to be in the credit pool (11.2.2), so that they can be lost and counted

    def serves(self, s: State, me: Context, player: int, purpose: int, subject: int, server: int) -> bool:
        """Whether they can be spent by ``player`` for ``purpose``, perhaps in a ``server``."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Paid(Ability):
    """9.5: an ability with a trigger cost."""

    __slots__ = ()
    cost: Cost
    does: tuple[Instruction, ...]
    interrupts: tuple[int, ...]
    limit: int  # uses per turn, 0 for any number
    player: int  # who may use it; NOBODY for the controller of its card (1.13.5a)
    breaks: bool  # whether it interacts with ice (3.9.5f)
    pump: bool  # whether it only changes strength (3.9.5d)
    breaks_subroutines: bool  # whether it breaks subroutines (6.5.4)
    while_accessing: bool  # whether it is used while accessing (7.7.2)
    own_ice: bool  # whether it breaks subroutines on the very ice it is on

    action: bool  # whether its cost includes clicks (5.2.1)
    moves_hosted: bool  # whether it moves cards hosted on its source (9.5.5)

    def refusal(self, s: State, me: Context) -> Refusal | None:
        """Why a restriction in its text (9.3.3c) or a rule of its kind (3.9.5) does not let it be used now."""
        raise NotImplementedError(type(self).__name__)

    def relevant(self, s: State, me: Context, effect: Effect) -> bool:
        """For interrupts: whether it could modify ``effect`` (9.8.3)."""
        return False

    def inert(self, s: State, me: Context) -> bool:
        """Whether nothing could observe its effect (3.9.5d)."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Conditional(Ability):
    """9.6: an ability with a trigger condition or a static condition."""

    __slots__ = ()
    trigger: Trigger
    does: tuple[Instruction, ...]
    optional: bool
    interrupt: bool
    limit: int
    player: int


class StateConditional(Conditional):
    """9.6.7: a conditional ability with a static condition."""

    __slots__ = ()

    def holds(self, s: State, me: Context) -> bool:
        """Whether its static condition is true."""
        raise NotImplementedError(type(self).__name__)


class PlayAbility(Ability):
    """9.7: what an event or operation does when played."""

    __slots__ = ()
    does: tuple[Instruction, ...]


class Subroutine(Ability):
    """3.4.7: a subroutine of a piece of ice."""

    __slots__ = ()
    does: tuple[Instruction, ...]


class Entry:
    """An active ability in the index: which, of which card, for whom."""

    __slots__ = ("me", "node", "order")

    def __init__(self, order: int, node: Ability, me: Context) -> None:
        self.order: int = order  # card id * 64 + slot: the canonical order of the index
        self.node: Ability = node
        self.me: Context = me


def use_key(node: Ability, me: Context) -> int:
    """The number under which uses of an ability are counted (9.3.3c), each that a card was given by itself (9.1.3b)."""
    return me.ref * 64 + node.slot + (me.numbers.get("given", 0) << 40)


#: Every node of a card that has been loaded, by its key, for saved games.
REGISTRY: dict[str, Node] = {}

#: How to load the rest of the cards. It is put here by whoever has them: the rules know no cards.
REST: list[Callable[[], None]] = []


def load_rest() -> int:
    """Load every card there is, and count their nodes."""
    while REST:
        REST.pop()()
    return len(REGISTRY)


def in_order() -> list[Node]:
    """Every node, in one order whatever was loaded first."""
    return [REGISTRY[key] for key in sorted(REGISTRY)]


def register(node: Node, key: str) -> None:
    """Give ``node`` and the nodes inside it their keys. What cards share by default is named after its place there."""
    known = getattr(node, "key", "")
    if known and REGISTRY.get(known) is node:
        return  # shared with a card that came before
    object.__setattr__(node, "key", key)
    REGISTRY[key] = node
    for name, child in _children(node):
        shared = _is_default(type(node), name, child)
        register(child, f"{type(node).__name__}.{name}" if shared else f"{key}.{name}")


def _is_default(word: type[Node], name: str, child: Node) -> bool:
    field = getattr(word, "__dataclass_fields__", {}).get(name)
    return field is not None and field.default is child


def _children(node: Node) -> list[tuple[str, Node]]:
    found: list[tuple[str, Node]] = []
    for name in declared_fields(type(node)):
        if name != "key" and name != "slot":
            _collect(name, getattr(node, name, None), found)
    return found


def _collect(name: str, value: object, found: list[tuple[str, Node]]) -> None:
    """Nodes in a field: one, a tuple of them (``does0``), or tuples in a tuple (``options0_1``)."""
    if isinstance(value, Node):
        found.append((name, value))
    elif isinstance(value, tuple):
        for i, inner in enumerate(value):
            _collect(f"{name}_{i}" if name[-1:].isdigit() else f"{name}{i}", inner, found)


def always_in_play(where: int, card: Card) -> bool:
    """Whether an ability with ``where`` is active on ``card`` (9.1.7, 9.1.8)."""
    if card.active:
        return bool(where & (AS_COUNTER if card.converted < 0 else WHILE_ACTIVE))
    if where < 2:
        return False
    if where & WHILE_UNREZZED and card.zone == PLAY_AREA and card.installed:
        return True
    return bool(where & (4 << card.zone))

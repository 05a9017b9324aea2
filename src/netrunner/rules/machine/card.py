"""Cards: what is printed (``CardDef``) and one copy of it in a game (``Card``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...native import mypyc_attr
from .seeing import EVERYBODY, just
from .terms import (
    AGENDA,
    ARCHIVES,
    CORP,
    CORP_SCORE,
    NO_COUNTERS,
    NO_SERVER,
    NO_TYPE,
    PLAY_AREA,
    RUNNER,
    RUNNER_SCORE,
    SET_ASIDE,
    ZONES,
)
from .zones import is_deck, is_hand, is_score_area

if TYPE_CHECKING:
    from .nodes import (
        Ability,
        Condition,
        Conditional,
        Cost,
        Filter,
        Instruction,
        Modifier,
        Number,
        Paid,
        Static,
        Subroutine,
    )

#: References are ``incarnation * REF + id``: a card that moves is a new card (1.14.4a, 4.1.2a, 8.2.10).
REF: Final = 256


def id_of(ref: int) -> int:
    """Which card a reference is about, whatever has become of it since."""
    return ref % REF


def _sight(owner: int, faceup: bool, zone: int) -> int:
    """Who may see the front of a card by where and how it lies: bit 0 Corp, bit 1 Runner, bit 2 everyone (1.20.1)."""
    if zone == PLAY_AREA or zone == ARCHIVES or zone == SET_ASIDE:
        return EVERYBODY if faceup else just(owner)
    if is_deck(zone):
        return 0
    return just(owner) if is_hand(zone) else EVERYBODY  # the heap lies open like score areas (4.5.7b)


_ALL_ZONES: Final = range(len(ZONES))
_SIGHT: Final = [[[_sight(owner, up, zone) for zone in _ALL_ZONES] for up in (False, True)] for owner in (CORP, RUNNER)]


#: Decks, hands and discard piles: no card there is installed or hosted.
PILES: Final = tuple([zone < PLAY_AREA and not is_score_area(zone) for zone in _ALL_ZONES])


class CardDef:
    """A printed card: its characteristics (chapter 2) and its abilities (chapter 9), shared by all its copies."""

    __slots__ = (
        "title", "index", "side", "type", "subtypes", "faction", "cost", "cost_is_x", "strength", "memory",
        "trash_cost", "requirement", "points", "unique", "link", "memory_limit", "recurring",
        "recurring_x", "abilities", "statics", "paid", "conditionals", "self_triggers", "play", "subroutines",
        "install_on", "play_only_if",
        "rez_only_if", "can_advance", "hosts", "host_limit", "host_memory", "additional_rez", "additional_play",
        "rez_instead", "cannot_host", "additional_steal", "remote_only",
        "install_only_in", "installed_faceup", "indexed", "reveal_on_access",
        "x_limit", "setup", "backs", "front", "active_in_runner_score", "play_first_click",
        "hosts_by_ability", "hosts_installed", "install_only_if", "before_first_turn", "before_starting_hand", "brings",
        "start_credits", "start_hand", "start_bad_publicity",
        "copies_text", "ordered_heap", "rez_like_others", "own_costs", "removed_instead", "stolen_with",
    )  # fmt: skip

    def __init__(self, title: str, side: int, type: int) -> None:
        self.title: str = title
        self.index: int = -1
        self.side: int = side
        self.type: int = type
        self.subtypes: tuple[str, ...] = ()
        self.faction: str = "neutral"
        self.cost: int = 0
        self.cost_is_x: bool = False
        self.strength: int = 0
        self.memory: int = 0
        self.trash_cost: int = -1
        self.requirement: int = 0
        self.points: int = 0
        self.unique: bool = False
        self.link: int = 0
        self.memory_limit: int = 4
        self.recurring: int = 0
        self.recurring_x: Number | None = None  # for X recurring credits: what X is
        self.abilities: tuple[Ability, ...] = ()
        self.statics: tuple[Static, ...] = ()
        self.paid: tuple[Paid, ...] = ()
        self.conditionals: tuple[Conditional, ...] = ()
        self.self_triggers: tuple[Conditional, ...] = ()
        self.play: tuple[Ability, ...] = ()
        self.subroutines: tuple[Subroutine, ...] = ()
        self.install_on: Filter | None = None  # 1.12.5c
        self.play_only_if: Condition | None = None
        self.rez_only_if: Condition | None = None
        self.can_advance: Condition | None = None  # 1.17.2
        self.hosts: Filter | None = None  # 1.12.5a
        self.host_limit: int = -1
        self.host_memory: int = -1
        self.additional_rez: Cost | None = None
        self.additional_play: Cost | None = None
        self.rez_instead: Cost | None = None  # what may be paid instead of the rez cost
        self.cannot_host: bool = False  # while it is active
        self.additional_steal: Cost | None = None
        self.remote_only: bool = False  # 8.2.12
        self.install_only_in: tuple[int, ...] = ()
        self.installed_faceup: bool = False  # 3.2.3a
        self.indexed: tuple[Ability, ...] = ()
        self.reveal_on_access: bool = False  # 1.20.7
        self.x_limit: Number | None = None
        self.setup: tuple[Instruction, ...] = ()  # 1.6.2
        self.start_credits: int = 5  # 1.6.4
        self.start_hand: int = 5  # 1.6.6
        self.start_bad_publicity: int = 0
        self.before_first_turn: tuple[Instruction, ...] = ()  # 1.6.7a
        self.before_starting_hand: tuple[Instruction, ...] = ()  # 1.6.1a
        self.backs: tuple[CardDef, ...] = ()  # 3.1.1a: its other side, or one for each version of the card (1.5.2)
        self.front: CardDef | None = None  # for such a side: the front
        self.brings: str = ""  # which extra cards come along with a deck (1.5): a subtype, or "identity"
        self.copies_text: bool = False  # 10.12.2
        self.rez_like_others: bool = False  # ice that can be rezzed wherever other cards can
        self.ordered_heap: bool = False  # the order of the heap matters
        self.active_in_runner_score: bool = False
        self.play_first_click: bool = False  # 1.11.3
        self.hosts_by_ability: bool = False  # 1.12.5b
        self.hosts_installed: bool = False  # by an ability that installs them
        self.removed_instead: bool = False  # removed from the game instead of being trashed once it has resolved
        self.stolen_with: int = 0  # agenda counters on it as it is added to the Runner's score area (1.16.3f)
        self.install_only_if: Condition | None = None  # 9.1.8c
        self.own_costs: tuple[Modifier, ...] = ()  # what modifies its own costs, wherever it is (9.1.8d and e)

    def __repr__(self) -> str:
        return f"<{self.title}>"


@mypyc_attr(free_list_len=1)
class Card:
    """One copy of a card at one moment: an immutable record, replaced whenever anything about it changes."""

    __slots__ = (
        "id", "defn", "owner", "inc", "zone", "faceup", "installed", "server", "host", "counters", "hosted", "stamp",
        "memo", "loaded", "converted", "active", "ref", "type", "origin", "sight", "also",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        defn: CardDef,
        owner: int,
        inc: int,
        zone: int,
        faceup: bool = False,
        installed: bool = False,
        server: int = NO_SERVER,
        host: int = -1,
        counters: tuple[int, ...] = NO_COUNTERS,
        hosted: tuple[int, ...] = (),
        stamp: int = 0,
        memo: tuple[int, ...] = (),
        loaded: int = 0,
        converted: int = 0,
        active: bool = False,
        origin: int = -1,
        also: CardDef | None = None,
    ) -> None:
        self.id: int = id
        self.defn: CardDef = defn
        self.owner: int = owner
        self.inc: int = inc
        self.zone: int = zone
        self.faceup: bool = faceup
        self.installed: bool = installed
        self.server: int = server  # where a Corp card is installed (4.7.6)
        self.host: int = host  # id of the card it is hosted on (1.12)
        self.counters: tuple[int, ...] = counters
        self.hosted: tuple[int, ...] = hosted
        self.stamp: int = stamp  # when it became active (10.3.1d)
        self.memo: tuple[int, ...] = memo  # what it remembers while installed (references, numbers)
        self.loaded: int = loaded  # bit per counter kind that was loaded (10.9)
        self.converted: int = converted  # 0, AS_AGENDA + agenda points (10.1.3), or -1: a condition counter (10.1.4)
        self.active: bool = active  # 1.8.3
        self.origin: int = origin  # the zone it came from before it was set aside (4.8.3)
        self.also: CardDef | None = also  # an identity's other side (3.1.1a); else whose text it has gained (10.12.2)
        self.ref: int = inc * REF + id
        self.sight: int = _SIGHT[owner][faceup][zone]  # who sees its front, as long as nothing else is shown (1.20)
        self.type: int = defn.type
        if converted:
            self.type = AGENDA if converted > 0 else NO_TYPE
        elif installed and not faceup and owner == RUNNER:
            self.type = NO_TYPE  # 8.4.2: Runner cards installed facedown have no characteristics; hosted ones keep them

    def controller(self) -> int:
        """1.13.2: who controls this card: in play (1.13.2a), in a score area (1.13.2b), elsewhere (1.13.2c)."""
        if self.zone == RUNNER_SCORE:
            return RUNNER
        if self.zone == CORP_SCORE:
            return CORP
        return self.owner

    def with_(
        self,
        counters: tuple[int, ...] | None = None,
        hosted: tuple[int, ...] | None = None,
        memo: tuple[int, ...] | None = None,
        loaded: int = -1,
        host: int = -2,
        server: int = -2,
    ) -> Card:
        """A copy with other counters, hosted cards, memory or place; same incarnation, same activity."""
        return Card(
            self.id, self.defn, self.owner, self.inc, self.zone, self.faceup, self.installed,
            self.server if server == -2 else server,
            self.host if host == -2 else host,
            self.counters if counters is None else counters,
            self.hosted if hosted is None else hosted,
            self.stamp,
            self.memo if memo is None else memo,
            self.loaded if loaded < 0 else loaded,
            self.converted, self.active, self.origin, self.also,
        )  # fmt: skip

    def with_text(self, defn: CardDef, also: CardDef | None) -> Card:
        """A copy that says something else: turned over (3.1.1a), or with the text of another card (10.12.2)."""
        return Card(
            self.id, defn, self.owner, self.inc, self.zone, self.faceup, self.installed, self.server, self.host,
            self.counters, self.hosted, self.stamp, self.memo, self.loaded, self.converted, self.active, self.origin,
            also,
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<{self.defn.title} #{self.id}.{self.inc}>"


def in_pile(old: Card, zone: int, faceup: bool, stamp: int) -> Card:
    """The new card that ``old`` becomes in a deck, hand or discard pile (1.14.4a): nothing is on it there."""
    return Card(old.id, old.defn, old.owner, old.inc + 1, zone, faceup, stamp=stamp)

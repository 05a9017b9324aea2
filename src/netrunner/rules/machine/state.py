"""The whole game as plain data: cards, zones, servers, numbers, and the stack of timing structures.

Card records are immutable and replaced on change, zones are tuples, and only the few frames on the stack are mutable:
a copy is cheap because almost everything is shared. Indices of active abilities are derived, never saved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.lingering_effects import list_entry
from ..abilities.trigger_conditions import Instance, watch, watch_granted, watch_itself
from ..additional.gained_text import abilities_of
from ..concepts import knowledge
from . import chance
from .card import PILES, REF, Card, CardDef, id_of, in_pile
from .decisions import Decision, Key, Option
from .events import Event
from .nodes import (
    AT_BLANK,
    AT_GRANT,
    AT_MODIFIER,
    AT_STATE_TRIGGER,
    INDEX_SIZE,
    Ability,
    Blanking,
    Context,
    Entry,
    Paid,
    always_in_play,
    in_zone,
    use_key,
)
from .seeing import EVERYBODY, Shown, just
from .terms import (
    BOARD_CHANGED,
    CORP,
    E_PLAYED,
    E_SUBROUTINE,
    E_TRIGGERED,
    E_USED,
    FIRST_REMOTE,
    FORCED,
    FULL,
    HOST_LEFT,
    M_MEMORY_LIMIT,
    NO_SERVER,
    NOBODY,
    PROGRAM,
    VALUES_CHANGED,
    ZONES,
)
from .zones import deck_of, discard_pile_of, hand_of, is_central, score_area_of, side_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from ..abilities.lingering_effects import Lingering
    from ..concepts.trashed_elsewhere import OnItsWay
    from .frames import Frame


class Server:
    """A server: its ice from the innermost outwards, and the cards in it (remote) or in its root (central)."""

    __slots__ = ("cards", "ice", "id")

    def __init__(self, id: int, ice: tuple[int, ...] = (), cards: tuple[int, ...] = ()) -> None:
        self.id: int = id
        self.ice: tuple[int, ...] = ice  # index 0 is the innermost position (4.7.9b)
        self.cards: tuple[int, ...] = cards


class State:
    """Everything there is to know about a game.

    Only ``cards``, ``zones``, ``credits``, ``clicks``, ``click_spent``, ``stack`` and its frames, ``index``,
    ``moments`` and ``replaced`` are changed in place. All else is replaced on change, so that copies share it.
    """

    __slots__ = (
        "access_at", "bad_publicity", "brain", "cards", "choices", "clicks", "credits", "deciding", "decision", "dirty",
        "encounter_at", "events", "index", "lingering", "loops", "mode", "next_remote", "over", "pending",
        "phase", "reason", "reactions", "rng", "run_at", "run_credits", "servers", "shown", "stack", "stamp", "tags",
        "turn", "turn_number", "turn_start", "uid", "used", "winner", "zones", "click_spent",
        "last_cards", "causes", "installing", "known", "last_turn_start", "lasting", "moments", "past",
        "corp_hosted", "programs", "rooted", "blanked",
        "window_before", "window_last", "window_now", "extra_from", "on_its_way",
        "grip_emptied", "replaced", "index_shared", "stories", "stilled",
    )  # fmt: skip

    def __init__(self, blank: bool = False) -> None:
        if blank:
            return  # a copy fills every field itself
        self.cards: list[Card] = []
        self.zones: list[tuple[int, ...]] = [()] * len(ZONES)
        self.servers: dict[int, Server] = {central: Server(central) for central in range(FIRST_REMOTE)}
        self.next_remote: int = FIRST_REMOTE
        self.credits: list[int] = [0, 0]
        self.clicks: list[int] = [0, 0]
        self.click_spent: list[int] = [0, 0]  # clicks spent this turn (1.11.3)
        self.tags: int = 0
        self.bad_publicity: int = 0
        self.brain: int = 0
        self.run_credits: int = 0  # unspent bad publicity credits in the Runner's pool (10.6.2)
        self.turn: int = CORP
        self.turn_number: int = 0
        self.turn_start: int = 0  # number of the first event of this turn
        self.last_turn_start: list[int] = [-1, -1]  # first event of each player's latest turn
        self.phase: str = "setup"
        self.stack: list[Frame] = []
        self.lingering: tuple[Lingering, ...] = ()
        self.index: list[tuple[Entry, ...]] = [()] * INDEX_SIZE
        self.index_shared: bool = False  # whether a copy of the game has the same index
        self.pending: tuple[Instance, ...] = ()  # instances that the next checkpoint marks pending (10.3.1a)
        self.events: Event | None = None
        self.rng: int = 0
        self.uid: int = 0
        self.stamp: int = 0
        self.dirty: int = BOARD_CHANGED | HOST_LEFT  # what the next checkpoint must look at
        self.mode: int = FORCED
        self.decision: Decision | None = None
        # how many decisions have been asked, and how many reaction and interrupt windows have opened
        self.deciding: int = 0
        self.reactions: int = 0
        self.over: bool = False
        self.winner: int = -1
        self.reason: str = ""
        self.run_at: int = -1  # where on the stack the current run is
        self.encounter_at: int = -1
        self.access_at: int = -1
        self.used: dict[int, int] = {}  # (ref, slot) of abilities used this turn -> how often
        self.shown: tuple[Shown, ...] = ()  # for the moment (1.20.6)
        self.known: list[tuple[knowledge.Fact, ...]] = [(), (), ()]  # what each seat remembers of hidden cards
        self.moments: list[knowledge.Moment] = []  # what happened since then that a seat may remember
        self.replaced: list[Card] = []  # the records that cards had before, since the first of these moments
        # before which event (its number) the cards had which fronts, by id: identities change (1.5.4, 3.1.1a)
        self.past: tuple[tuple[int, tuple[CardDef, ...]], ...] = ()
        # for each seat, what it was told of earlier turns and of all, once it was asked for (``forgetting``); derived
        self.stories: tuple[object, ...] = (None, None, None, None, None, None)
        self.choices: tuple[object, ...] | None = None  # linked list of (previous, key)
        self.loops: tuple[int, ...] = ()  # a loop in progress: how often it goes on, its card and slot, its numbers
        self.stilled: tuple[tuple[int, int], ...] = ()  # (reference, slot) of static conditions whose loop was ended
        self.causes: dict[int, int] = {}  # card id -> number of the record of its latest use this turn
        self.last_cards: dict[int, Card] = {}  # reference -> the card as it last existed in play (9.1.4)
        self.corp_hosted: tuple[int, ...] = ()  # Corp cards hosted on other cards (1.12.5a)
        self.programs: tuple[int, ...] = ()  # the installed programs; derived
        self.rooted: tuple[int, ...] = ()  # all cards in servers or their roots, in the order of the servers; derived
        self.blanked: tuple[int, ...] = ()  # ids of the cards whose text box is blank; derived
        self.lasting: tuple[int, ...] = ()  # played cards that stay in the play area (3.5.1b, 3.5.1c)
        self.installing: tuple[int, ...] = ()  # servers that cards are being installed in (8.2.8)
        self.extra_from: int = REF  # ids from here on are extra cards, which are not part of a deck (1.5)
        self.window_before: int = 0  # what happened since the paid ability window before this one: from this event
        self.window_now: int = 0  # up to this one, when this window opened
        self.on_its_way: tuple[OnItsWay, ...] = ()  # trashed cards that are set aside
        self.grip_emptied: int = 0  # how often this turn the Runner came to have no cards in the grip
        self.window_last: int = 0  # the same for the window that opened last

    # -- copies -------------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy that plays on identically."""
        t = State(blank=True)
        t.cards = self.cards.copy()
        t.zones = self.zones.copy()
        t.servers = self.servers
        t.next_remote = self.next_remote
        t.credits = self.credits.copy()
        t.clicks = self.clicks.copy()
        t.click_spent = self.click_spent.copy()
        t.tags = self.tags
        t.bad_publicity = self.bad_publicity
        t.brain = self.brain
        t.run_credits = self.run_credits
        t.turn = self.turn
        t.turn_number = self.turn_number
        t.turn_start = self.turn_start
        t.last_turn_start = self.last_turn_start
        t.phase = self.phase
        memo: dict[int, Context] = {}
        t.stack = [frame.copy(memo) for frame in self.stack]
        t.lingering = self.lingering
        t.index = self.index
        t.index_shared = self.index_shared = True
        t.pending = self.pending
        t.events = self.events
        t.rng = self.rng
        t.uid = self.uid
        t.stamp = self.stamp
        t.dirty = self.dirty
        t.mode = self.mode
        t.decision = None if self.decision is None else self.decision.copy(t)
        t.deciding = self.deciding
        t.reactions = self.reactions
        t.over = self.over
        t.winner = self.winner
        t.reason = self.reason
        t.run_at = self.run_at
        t.encounter_at = self.encounter_at
        t.access_at = self.access_at
        t.used = self.used
        t.shown = self.shown
        t.known = self.facts
        t.moments = []
        t.replaced = []
        t.past = self.past
        t.stories = self.stories
        t.choices = self.choices
        t.loops = self.loops
        t.stilled = self.stilled
        t.last_cards = self.last_cards
        t.causes = self.causes
        t.installing = self.installing
        t.lasting = self.lasting
        t.corp_hosted = self.corp_hosted
        t.programs = self.programs
        t.rooted = self.rooted
        t.blanked = self.blanked
        t.extra_from = self.extra_from
        t.window_before = self.window_before
        t.window_now = self.window_now
        t.window_last = self.window_last
        t.on_its_way = self.on_its_way
        t.grip_emptied = self.grip_emptied
        return t

    @property
    def facts(self) -> list[tuple[knowledge.Fact, ...]]:
        """What each seat remembers of hidden cards by now (1.20)."""
        if self.moments:
            knowledge.catch_up(self)
        return self.known

    @facts.setter
    def facts(self, facts: list[tuple[knowledge.Fact, ...]]) -> None:
        self.known = facts
        self.moments = []
        self.replaced = []

    # -- chance -------------------------------------------------------------------------------------------------

    def random(self, n: int) -> int:
        """A number from 0 to n - 1 (the generator is part of the state)."""
        self.rng, number = chance.below(self.rng, n)
        return number

    def shuffle(self, zone: int, fresh: bool = False) -> None:
        """Shuffle a deck: every card in it moves to an unknown place and is a new card (4.1.2a).

        Before the game has begun, nothing refers to the cards of a ``fresh`` deck: they may stay what they are.
        """
        ids = list(self.zones[zone])
        self.rng = chance.shuffle(self.rng, ids)
        self.zones[zone] = tuple(ids)
        if not fresh:
            cards = self.cards
            if self.moments:
                self.replaced.extend([cards[i] for i in ids])
            for i in ids:
                old = cards[i]
                cards[i] = in_pile(old, zone, False, 0)
                for ability in old.defn.indexed:
                    if ability.where >= in_zone(0):  # active in a zone: it belongs to the new card now (9.1.8b)
                        self._reindex(old, cards[i])
                        break
        knowledge.shuffled(self, zone)

    # -- the stack ----------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Put a frame on the stack; it runs next."""
        self.stack.append(frame)

    def pop(self) -> None:
        """The top frame is done."""
        self.stack.pop()

    def unsettled(self) -> bool:
        """Whether anything has changed since the last checkpoint that the next one must look at (10.3.1)."""
        return self.dirty != 0 or bool(self.pending)

    def await_reaction(self, instance: Instance) -> None:
        """Let the next checkpoint mark an instance of a conditional ability pending (10.3.1a)."""
        self.pending = (*self.pending, instance)

    def count_use(self, node: Ability, me: Context) -> None:
        """An ability is used once more this turn (9.3.3c)."""
        key = use_key(node, me)
        self.used = {**self.used, key: self.used.get(key, 0) + 1}

    def new_uid(self) -> int:
        """A number for a new timing structure."""
        self.uid += 1
        return self.uid

    # -- questions ----------------------------------------------------------------------------------------------

    def ask(
        self,
        frame: Frame,
        player: int,
        kind: str,
        rule: str,
        options: list[Key],
        open_question: bool = False,
        card: int = -1,
        number: int = 0,
    ) -> None:
        """Put a question to ``player``; ``frame.answer`` receives the option.

        A question with a single option is answered by itself, unless the game surfaces everything, or surfaces what
        open information alone would let the opponent expect (``open_question``).
        """
        if len(options) == 1 and self.mode != FULL and not (open_question and self.mode != FORCED):
            verb, about, arg = options[0]
            frame.answer(self, Option(verb, about, arg))
            return
        self.deciding += 1
        self.decision = Decision(player, kind, rule, options, self, card, number)

    # -- events -------------------------------------------------------------------------------------------------

    def next_event(self) -> i64:
        """The number of the event that happens next."""
        if self.events is None:
            return 0
        return self.events.n + 1

    def last_event(self) -> i64:
        """The number of the event that happened last; 0 before anything has happened."""
        return 0 if self.events is None else self.events.n

    def emit(
        self,
        kind: i64,
        player: i64 = -1,
        card: i64 = -1,
        *,
        amount: int = 0,
        of: i64 = -1,
        which: i64 = -1,
        how: i64 = 0,
        against: int = 0,
        structure: i64 = 0,
        zone: i64 = -1,
        origin: i64 = -1,
        server: i64 = NO_SERVER,
        cards: tuple[int, ...] = (),
        cost: int = 0,
        source: i64 = -1,
        rule: str = "",
        before: tuple[Entry, ...] | None = None,
        was: Card | None = None,
    ) -> Event:
        """Record that something happened and note which conditional abilities it meets (9.6.5b and c).

        ``before`` are the watching abilities that were active before a simultaneous change (9.11.2a).
        """
        prev = self.events
        seen = 0
        itself = False
        if card != -1:
            c = self.at(card)
            if c.ref == card:
                seen = self.visibility(c) if self.shown else c.sight
                if c.defn.self_triggers:
                    itself = True
            if server == NO_SERVER:
                server = c.server  # where it happened, for the record
        if source != -1:  # 1.20.1
            c = self.at(source)
            seen |= (self.visibility(c) if self.shown else c.sight) << 3
        n = self.next_event()
        cause = -1
        if kind == E_PLAYED or kind == E_USED or kind == E_TRIGGERED or kind == E_SUBROUTINE:
            self.causes = {**self.causes, id_of(card): n}
        elif source != -1:
            cause = self.causes.get(id_of(source), -1)
        seen_cards = self._seen(cards) if cards else ()
        # by place: Python makes an object with so many names given three times as slowly, and five of them a decision
        self.events = event = Event(
            kind, n, player, card, amount, of, which, how, against, structure, zone, origin, server, cards, cost, cause,
            source, rule, seen, seen_cards, prev, was,
        )  # fmt: skip
        watching = self.index[kind] if before is None else before  # AT_TRIGGER is 0
        if watching:
            watch(self, event, watching)
        if itself:
            watch_itself(self, event)
        if self.index[AT_STATE_TRIGGER]:
            self.dirty |= VALUES_CHANGED  # a static condition may have come true (9.6.7b)
        if self.index[AT_GRANT]:  # 9.1.3b
            watch_granted(self, event, self.index[AT_GRANT])
        return event

    def _seen(self, refs: tuple[int, ...]) -> tuple[int, ...]:
        """Who can identify each of these cards now. (A comprehension in ``emit`` itself would slow down all of it.)"""
        if len(refs) == 1 and not self.shown:
            return (self.at(refs[0]).sight,)
        return tuple([self.visibility(self.at(r)) for r in refs])

    # -- zones --------------------------------------------------------------------------------------------------

    def deck(self, side: int) -> tuple[int, ...]:
        """R&D or the stack: ids of its cards, the top card first."""
        return self.zones[deck_of(side)]

    def hand(self, side: int) -> tuple[int, ...]:
        """HQ or the grip: ids of its cards."""
        return self.zones[hand_of(side)]

    def discard_pile(self, side: int) -> tuple[int, ...]:
        """Archives or the heap: ids of its cards."""
        return self.zones[discard_pile_of(side)]

    def score_area(self, side: int) -> tuple[int, ...]:
        """Ids of the cards in a player's score area."""
        return self.zones[score_area_of(side)]

    # -- cards --------------------------------------------------------------------------------------------------

    def at(self, ref: int) -> Card:
        """The card that ``ref`` is about, whatever has become of it since."""
        return self.cards[ref % REF]

    def card(self, ref: int) -> Card | None:
        """The card that ``ref`` refers to, unless it has become another card since."""
        if ref < 0:
            return None
        c = self.at(ref)
        return c if c.ref == ref else None

    def front(self, event: Event, at: int) -> CardDef:
        """Which card a record is about: at 0 its card, at 1 its source, from 2 on its cards, as they were then."""
        if event.fronts:
            return event.fronts[at]
        i = id_of(event.card if at == 0 else event.source if at == 1 else event.cards[at - 2])
        for before, fronts in self.past:
            if event.n < before:
                return fronts[i]
        return self.cards[i].defn

    def put(self, card: Card) -> None:
        """Replace a card's record. The one place where abilities become active or inactive (1.8.3)."""
        cards = self.cards
        old = cards[card.id]
        cards[card.id] = card
        blanking = bool(self.index[AT_BLANK])
        if self.moments:
            self.replaced.append(old)
        if old.hosted and old.ref != card.ref:
            self.dirty |= HOST_LEFT
        if card.owner == CORP and (old.host != -1 or card.host != -1):
            self.corp_hosted = self._corp_hosted()
        if (old.installed and old.type == PROGRAM) != (card.installed and card.type == PROGRAM):
            self.programs = self._programs()
        if old.defn is not card.defn or old.also is not card.also:  # 3.1.1a, 1.5.4, 10.12.2
            self._exchange_text(old, card)
            self.dirty |= BOARD_CHANGED
        elif (
            old.ref != card.ref
            or old.zone != card.zone  # a set-aside card may arrive as the same card (4.8.3)
            or old.active != card.active
            or old.installed != card.installed
        ):
            self._reindex(old, card)
            if not (PILES[old.zone] and PILES[card.zone]):  # what is in decks, hands and discard piles breaks no rule
                self.dirty |= BOARD_CHANGED
            elif self.index[AT_MODIFIER + M_MEMORY_LIMIT]:  # unless memory depends on it (3.9.3c)
                self.dirty |= VALUES_CHANGED
        elif old.host != card.host:
            self.dirty |= BOARD_CHANGED
        else:  # what lies on it, or its face
            self.dirty |= VALUES_CHANGED
        if blanking or self.index[AT_BLANK]:
            self.blank_texts()

    def blank_texts(self) -> None:
        """Let the abilities of cards be active or not, as their text boxes are blank or no longer blank (9.1.3).

        A card that becomes blank blanks no others any more: that is looked at anew until nothing changes. Cards that
        would blank each other in a circle are left as they are after as many rounds as there are such abilities.
        """
        rounds = len(self.index[AT_BLANK]) + 1
        while rounds and self._blank_texts_once():
            rounds -= 1

    def _blank_texts_once(self) -> bool:
        """Let the text boxes be blank that are so by the abilities active now; whether these may have changed by it."""
        blank: list[int] = []
        for card in self.cards:
            for entry in self.index[AT_BLANK]:
                node = entry.node
                assert isinstance(node, Blanking)
                if node.blanks(self, entry.me, card):
                    blank.append(card.id)
                    break
        before, self.blanked = self.blanked, tuple(blank)
        if before == self.blanked:
            return False
        blanking = self.index[AT_BLANK]
        for card in self.cards:
            if (card.id in before) == (card.id in blank):
                continue
            for ability in abilities_of(card):
                if always_in_play(ability.where, card):
                    order = card.id * 64 + ability.slot
                    self._unlist(ability, order, card.controller())
                    if card.id not in blank:
                        self._list(ability, order, card)
            self.dirty |= BOARD_CHANGED
        return blanking != self.index[AT_BLANK]

    def _corp_hosted(self) -> tuple[int, ...]:
        """1.12.5a: the Corp's cards that are installed on other cards."""
        return tuple([c.id for c in self.cards if c.owner == CORP and c.host != -1 and c.installed])

    def _programs(self) -> tuple[int, ...]:
        return tuple([c.id for c in self.cards if c.installed and c.type == PROGRAM])

    def set_server(self, server: int, ice: tuple[int, ...], cards: tuple[int, ...]) -> None:
        """Let these cards be in or protecting a server."""
        self.set_servers({**self.servers, server: Server(server, ice, cards)})

    def set_servers(self, servers: dict[int, Server]) -> None:
        """Let there be these servers; nothing else changes what is where."""
        self.servers = servers
        rooted: list[int] = []
        for server in servers.values():
            rooted.extend(server.cards)
        self.rooted = tuple(rooted)

    def has_server(self, server: int) -> bool:
        """Whether there is such a server: a central one always (4.7.7a), others with their cards (4.7.8e)."""
        return is_central(server) or server in self.servers

    def corp_cards(self) -> list[int]:
        """The Corp's installed cards, in the order of the servers; those that are hosted on other cards come last."""
        found: list[int] = []
        for server in self.servers.values():
            if server.ice:
                found.extend(server.ice)
            if server.cards:
                found.extend(server.cards)
        found.extend(self.corp_hosted)
        return found

    def _reindex(self, old: Card, new: Card) -> None:
        """Bring the index up to date with where a card is and whether it is active."""
        for ability in old.defn.indexed if old.also is None else abilities_of(old):
            order = new.id * 64 + ability.slot
            if always_in_play(ability.where, old):
                self._unlist(ability, order, old.controller())
            if always_in_play(ability.where, new) and new.id not in self.blanked:
                self._list(ability, order, new)

    def _exchange_text(self, old: Card, new: Card) -> None:
        """A card says something else than before (3.1.1a, 10.12.2): other abilities are active now."""
        for ability in abilities_of(old):
            if always_in_play(ability.where, old):
                self._unlist(ability, old.id * 64 + ability.slot, old.controller())
        for ability in abilities_of(new):
            if always_in_play(ability.where, new) and new.id not in self.blanked:
                self._list(ability, new.id * 64 + ability.slot, new)

    def _list(self, ability: Ability, order: int, card: Card) -> None:
        player = card.controller()
        user = player
        if isinstance(ability, Paid) and ability.player != NOBODY:
            user = ability.player  # 1.13.5a: an ability that only one player can use
        entry = Entry(order, ability, Context(user, card.id, card.ref))
        for at in ability.positions(player):
            entries = self.index[at]
            i = len(entries)
            while i and entries[i - 1].order > order:
                i -= 1
            self.set_index(at, (*entries[:i], entry, *entries[i:]))

    def _unlist(self, ability: Ability, order: int, player: int) -> None:
        for at in ability.positions(player):
            self.set_index(at, tuple([e for e in self.index[at] if e.order != order]))

    def set_index(self, at: int, entries: tuple[Entry, ...]) -> None:
        """Replace a place of the index. It is shared with copies of the game until one of them changes it."""
        if self.index_shared:
            self.index = self.index.copy()
            self.index_shared = False
        self.index[at] = entries

    def rebuild_index(self) -> None:
        """Derive the index of active abilities anew, in canonical order (after loading)."""
        self.index = [()] * INDEX_SIZE
        self.index_shared = False
        self.corp_hosted = self._corp_hosted()
        self.programs = self._programs()
        self.set_servers(self.servers)
        for card in self.cards:
            for ability in abilities_of(card):
                if always_in_play(ability.where, card):
                    self._list(ability, card.id * 64 + ability.slot, card)
        for kept in self.lingering:
            list_entry(self, kept)
        self.blanked = ()
        if self.index[AT_BLANK]:
            dirty = self.dirty
            self.blank_texts()
            self.dirty = dirty  # nothing has changed: the cards were blank before

    def visibility(self, c: Card) -> int:
        """Who may see the front of ``c`` now: bit 0 Corp, bit 1 Runner, bit 2 everyone (1.20)."""
        mask = c.sight
        if self.shown and mask != EVERYBODY:
            for shown in self.shown:
                if shown.covers(c):
                    mask |= shown.who
        return mask

    def sees(self, seat: int, c: Card) -> bool:
        """Whether a seat may see the front of ``c`` now: a player, or 2 for whoever watches."""
        return self.visibility(c) >> seat & 1 != 0

    def show(self, ref: int, who: int) -> None:
        """Let players see a card for the moment (1.20.2, 1.20.3): ``who`` is a mask of seats."""
        self.shown = (*self.shown, Shown(who, ref))
        knowledge.saw(self, who, self.at(ref))

    def unshow(self, ref: int) -> None:
        """The card is no longer visible beyond what its place allows (1.20.6)."""
        if self.shown:
            self.shown = tuple([shown for shown in self.shown if shown.ref != ref])

    def look_through(self, zone: int, player: int) -> None:
        """4.2.1a: let ``player`` see all cards of a zone while searching it."""
        self.shown = (*self.shown, Shown(just(player), zone=zone))
        knowledge.searched(self, zone, player)

    def stop_looking_through(self, zone: int, player: int) -> None:
        """The search is complete; the player remembers what is in the opponent's zone."""
        if side_of(zone) == 1 - player:
            for i in self.zones[zone]:
                knowledge.saw(self, just(player), self.cards[i])
        over = Shown(just(player), zone=zone)
        self.shown = tuple([shown for shown in self.shown if shown != over])

    def identity(self, side: int) -> Card:
        """The identity of a side."""
        return self.cards[side]

    def ice_position(self, card: Card) -> int:
        """4.7.9a: how many pieces of ice are between ``card`` and its server."""
        return self.servers[card.server].ice.index(card.id)

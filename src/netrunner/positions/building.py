"""From a position to the state of a game."""

from __future__ import annotations

from ..cards.library import definition
from ..rules.concepts.identities import other_side
from ..rules.concepts.moving import NAMED_SUBTYPE
from ..rules.concepts.values import allotted_clicks
from ..rules.into_play.rezzing import refill
from ..rules.machine import chance, kernel
from ..rules.machine.card import Card, CardDef
from ..rules.machine.decisions import V_RUN
from ..rules.machine.nodes import AS_COUNTER, Context, Node, _children
from ..rules.machine.state import State
from ..rules.machine.terms import (
    AGENDA,
    AS_AGENDA,
    BOARD_CHANGED,
    CORP,
    CORP_SCORE,
    COUNTERS,
    CREDIT,
    DECK,
    DISCARD,
    E_APPROACH_ICE,
    E_ENCOUNTER,
    E_RUN_ANNOUNCED,
    E_RUN_BEGINS,
    E_RUN_SUCCESSFUL,
    FIRST_REMOTE,
    FORCED,
    HAND,
    HEAP,
    HOST_LEFT,
    NO_SERVER,
    OUTSIDE,
    PLAY_AREA,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    SCORE,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    SET_ASIDE,
    SIDES,
)
from ..rules.machine.zones import deck_of
from ..rules.questions.naming_cards import number_of
from ..rules.questions.naming_subtypes import all_subtypes
from ..rules.runs.encounters import Encounter
from ..rules.runs.run import END_ENCOUNTER
from ..rules.runs.run import Run as RunFrame
from ..rules.turns import actions
from ..rules.turns.turn import GAIN_CLICKS, RETURN_TO_WINDOW, ActionWindow, Turn
from ..vocabulary import Load
from ..vocabulary.mechanics import StaysInPlay
from .board import NAMED, Board, Placed, Run, Side
from .history import record
from .steps import ACTION, encounter_steps, run_steps, turn_steps
from .titles import plain_identity

SERVERS = {"HQ": SERVER_HQ, "R&D": SERVER_RND, "Archives": SERVER_ARCHIVES}


def server_number(name: str) -> int:
    """The engine's number of a server: remote servers are numbered behind the three central ones."""
    return SERVERS[name] if name in SERVERS else FIRST_REMOTE - 1 + int(name.split()[1])


def build(position: Board, mode: int = FORCED) -> State:
    """The state of the position, advanced to the first decision."""
    s = prepare(position, mode)
    kernel.advance(s)
    return s


def prepare(position: Board, mode: int = FORCED) -> State:
    """A state in which the position's next step is about to happen."""
    builder = _Builder(position, mode)
    s = builder.s
    builder.identities()
    builder.players()
    builder.servers()
    for card in position.runner.rig:
        builder.place(card, PLAY_AREA, not card.facedown, installed=True)
    builder.outside()
    builder.memories()
    builder.numbers()
    builder.turn()
    if position.run is not None:
        builder.run(position.run)
    s.rebuild_index()
    for i in builder.to_fill:
        refill(s, i)
    builder.lasting()
    builder.clicks()
    s.dirty = BOARD_CHANGED | HOST_LEFT
    return s


class _Builder:
    def __init__(self, position: Board, mode: int) -> None:
        self.position = position
        self.s = State()
        self.s.mode = mode
        self.s.rng = chance.begin(position.seed)
        self.remembers: list[tuple[int, tuple[str, ...]]] = []
        self.to_fill: list[int] = []  # cards with X recurring credits: X is known once the board is there

    # -- cards --------------------------------------------------------------------------------------------------

    def identities(self) -> None:
        """3.1: the first two cards, active in the play area."""
        for side, player in ((CORP, self.position.corp), (RUNNER, self.position.runner)):
            placed = player.identity or Placed(plain_identity(side))
            self.place(placed, PLAY_AREA, True, active=True)

    def players(self) -> None:
        """Decks, hands, discard piles and score areas."""
        for side, player in ((CORP, self.position.corp), (RUNNER, self.position.runner)):
            for zone, cards in _zones(side, player):
                for card in cards:
                    self.place(card, zone, _faceup(zone, card), active=_active(zone, card))

    def outside(self) -> None:
        """1.5: extra cards, behind all others."""
        self.s.extra_from = len(self.s.cards)
        for player in (self.position.corp, self.position.runner):
            for card in player.outside:
                self.place(card, OUTSIDE, True)

    def servers(self) -> None:
        """Installed Corp cards; rezzed ones are active (8.1.2)."""
        s = self.s
        for server in self.position.corp.servers:
            number = server_number(server.name)
            ice = [self.place(c, PLAY_AREA, not c.facedown, True, server=number) for c in server.ice]
            cards = [self.place(c, PLAY_AREA, not c.facedown, True, server=number) for c in server.cards]
            s.set_server(number, tuple(ice), tuple(cards))
            s.next_remote = max(s.next_remote, number + 1)
        s.set_servers(dict(sorted(s.servers.items())))

    def place(
        self,
        placed: Placed,
        zone: int,
        faceup: bool,
        installed: bool = False,
        active: bool = False,
        server: int = NO_SERVER,
        host: int = -1,
    ) -> int:
        """Put one card and what it hosts into place; its id."""
        s = self.s
        defn = definition(placed.title)
        if installed:
            active = faceup and (defn.type != AGENDA or defn.installed_faceup)
        counters = dict(placed.counters)
        if defn.recurring and active:
            counters.setdefault(COUNTERS[CREDIT], defn.recurring)  # 1.10.5a
        if defn.recurring_x is not None and active and COUNTERS[CREDIT] not in counters:
            self.to_fill.append(len(s.cards))
        converted = 0 if placed.points is None else AS_AGENDA + placed.points
        if host >= 0 and faceup and any([ability.where == AS_COUNTER for ability in defn.indexed]):
            converted, server, installed, active = -1, NO_SERVER, True, True  # 10.1.4: a condition counter
        i = len(s.cards)
        s.stamp += 1
        card = Card(
            i, defn, defn.side, 0, zone, faceup, installed, server, host,
            tuple([counters.get(kind, 0) for kind in COUNTERS]), (), s.stamp, loaded=loaded(defn),
            converted=converted, active=active, also=_also(placed),
        )  # fmt: skip
        s.cards.append(card)
        s.zones[zone] = (*s.zones[zone], i)
        hosted = []
        for inner in placed.hosted:
            inside = server if definition(inner.title).side == CORP else NO_SERVER
            # 1.12.2: what an ability hosts without installing it is inactive
            installed = not defn.hosts_by_ability or defn.hosts_installed
            hosted.append(self.place(inner, PLAY_AREA, not inner.facedown, installed, server=inside, host=card.ref))
        if hosted:
            s.cards[i] = card.with_(hosted=tuple(hosted))
        if placed.remembers:
            self.remembers.append((i, placed.remembers))
        return i

    def memories(self) -> None:
        """What cards remember, now that every card has its place."""
        s = self.s
        for i, places in self.remembers:
            memo: list[int] = []
            for place in places:
                if place.startswith(NAMED):
                    name = place[len(NAMED) :]
                    code = NAMED_SUBTYPE - all_subtypes().index(name) if name in all_subtypes() else -number_of(name)
                    memo.append(code)
                    continue
                if not place.rpartition(" ")[0].endswith(("ice", "root", "card")):  # a server (4.7.6)
                    memo.append(-1 - server_number(place))
                    continue
                server, word, number = place.rsplit(" ", 2)
                found = s.servers[server_number(server)]
                ids = found.ice if word == "ice" else found.cards
                memo.append(s.cards[ids[int(number) - 1]].ref)
            s.cards[i] = s.cards[i].with_(memo=tuple(memo))

    def lasting(self) -> None:
        """Currents and lockdowns in the play area stay there (3.5.1b, 3.5.1c, 3.7.1b)."""
        s = self.s
        for i in s.zones[PLAY_AREA]:
            c = s.cards[i]
            if c.installed or not c.active:
                continue
            for ability in c.defn.play:
                for node in _nodes(ability):
                    if isinstance(node, StaysInPlay):
                        node.resolve(s, Context(c.owner, i, c.ref))

    # -- numbers ------------------------------------------------------------------------------------------------

    def numbers(self) -> None:
        """Pools, tags, bad publicity, brain damage."""
        s, corp, runner = self.s, self.position.corp, self.position.runner
        s.credits = [corp.credits, runner.credits]
        s.bad_publicity = corp.bad_publicity
        s.tags = runner.tags
        s.brain = runner.brain_damage
        s.run_credits = runner.run_credits

    def clicks(self) -> None:
        """What the turn allots unless the position says otherwise; what is missing has been spent (1.11)."""
        s, position = self.s, self.position
        none_yet = position.rule in ("5.6.1a", "5.7.1a")
        for side, player in ((CORP, position.corp), (RUNNER, position.runner)):
            allotted = allotted_clicks(s, side) if SIDES[side] == position.turn and not none_yet else 0
            used = 1 if position.run is not None and allotted else 0
            if s.phase == "discard":
                used = allotted
            s.clicks[side] = allotted - used if player.clicks is None else player.clicks
            s.click_spent[side] = max(0, allotted - s.clicks[side])
            frame = s.stack[0] if s.stack else None
            if isinstance(frame, Turn) and frame.player == side and not none_yet and s.phase != "discard":
                frame.allotted = allotted

    # -- what is in progress --------------------------------------------------------------------------------------

    def turn(self) -> None:
        """The turn at its step; an action is taken at once, without the paid ability window before it."""
        s, position = self.s, self.position
        side = SIDES.index(position.turn)
        frame = Turn(side)
        frame.step = turn_steps(position.turn)[position.rule]
        s.turn = side
        s.turn_number = position.turn_number
        s.push(frame)
        if position.last_turn:
            s.last_turn_start[1 - side] = 0
            record(s, position.last_turn)
        if frame.step == GAIN_CLICKS:
            s.turn_number -= 1  # the turn is counted when it begins
            s.phase = "discard"
            return
        frame.uid = s.new_uid()
        frame.phase_uid = s.new_uid()
        s.phase = _phase(position.rule)
        s.turn_start = s.last_turn_start[side] = s.next_event()
        record(s, position.this_turn)
        if position.rule == ACTION[position.turn]:
            frame.step = RETURN_TO_WINDOW  # once the action is over
            if position.run is None:
                s.push(ActionWindow(side))

    def run(self, run: Run) -> None:
        """A run that a basic action started, at its step (6.9)."""
        s = self.s
        server = server_number(run.server)
        action = actions.BasicAction(RUNNER, V_RUN, -1, server)
        action.step = actions.COMPLETE
        s.push(action)
        frame = RunFrame((server,), -1)
        s.run_at = len(s.stack)
        s.push(frame)
        frame.uid = s.new_uid()
        frame.server = frame.initial = server
        ice = s.servers[server].ice
        if run.rule > "6.9.1b":
            s.emit(E_RUN_ANNOUNCED, RUNNER, server=server, rule="6.9.1a")
        if run.rule > "6.9.1d":
            s.emit(E_RUN_BEGINS, RUNNER, structure=frame.uid, server=server, rule="6.9.1d")
        frame.position = len(ice)
        if run.ice:
            frame.position = run.ice - 1
            frame.ice = s.cards[ice[frame.position]].ref
            outermost = run.ice == len(ice)
            frame.approached = not outermost or run.rule > "6.9.2a"
            frame.first = outermost and run.rule in ("6.9.2b", "6.9.2c", "6.9.2e")  # 6.1.5b; never asked in 6.9.2d
        elif run.rule >= "6.9.5":
            frame.position = -1
            frame.approached = bool(ice)
        if run.rule > "6.9.5e":
            frame.reached_success = True
            frame.successful = run.successful
            if run.successful:
                s.emit(E_RUN_SUCCESSFUL, RUNNER, structure=frame.uid, server=server, rule="6.9.5e")
        if run.rule in encounter_steps():
            frame.step = END_ENCOUNTER  # the run goes on behind the encounter
            self._encounter(run, frame)
        else:
            frame.step = run_steps()[run.rule]
            if run.rule[-1] != "a" and run.rule < "6.9.6":
                frame.phase_uid = s.new_uid()
        if frame.ice >= 0 and run.rule > "6.9.2a":
            s.emit(E_APPROACH_ICE, RUNNER, frame.ice, which=frame.position, server=server, rule="6.9.2a")

    def _encounter(self, run: Run, frame: RunFrame) -> None:
        s = self.s
        encounter = Encounter(frame.ice, False)
        encounter.step = encounter_steps()[run.rule]
        for n in run.broken:
            encounter.broken |= 1 << (n - 1)
        if encounter.step:
            encounter.uid = s.new_uid()
            s.encounter_at = len(s.stack)
            s.emit(E_ENCOUNTER, RUNNER, frame.ice, structure=encounter.uid, server=frame.server, rule="6.9.3a")
        s.push(encounter)


def _zones(side: int, player: Side) -> tuple[tuple[int, tuple[Placed, ...]], ...]:
    base = deck_of(side)
    return (
        (base + DECK, player.deck),
        (base + HAND, player.hand),
        (base + DISCARD, player.discard),
        (base + SCORE, player.score),
        (PLAY_AREA, player.play_area),
        (SET_ASIDE, player.set_aside),
        (REMOVED, player.removed),
    )


def _faceup(zone: int, card: Placed) -> bool:
    """Hidden zones are facedown, Archives as written, the rest faceup."""
    if zone in (HEAP, CORP_SCORE, RUNNER_SCORE):
        return True
    return zone >= DISCARD and zone != HAND + 4 and zone != DECK + 4 and not card.facedown


def _active(zone: int, card: Placed) -> bool:
    """4.6.4: agendas in the Corp's score area are active."""
    defn = definition(card.title)
    if zone == CORP_SCORE:
        return defn.type == AGENDA and card.points is None
    if zone == RUNNER_SCORE:
        return defn.active_in_runner_score and card.points is None
    return zone == PLAY_AREA and not card.facedown


def _also(placed: Placed) -> CardDef | None:
    """The other side of an identity (3.1.1a), or the text that a card has gained (10.12.2)."""
    defn = definition(placed.title)
    if placed.text:
        return definition(placed.text)
    if defn.copies_text and placed.hosted:
        return definition(placed.hosted[0].title)
    return other_side(defn) if defn.front is None else defn.front


def loaded(defn: CardDef) -> int:
    """10.9: the kinds of counters that the card is loaded with, a bit each."""
    found = 0
    for ability in defn.abilities:
        for node in _nodes(ability):
            if isinstance(node, Load):
                found |= 1 << node.counter
    return found


def _nodes(node: Node) -> list[Node]:
    found = [node]
    for _, child in _children(node):
        found.extend(_nodes(child))
    return found


def _phase(rule: str) -> str:
    if rule.startswith("5.6.1"):
        return "draw"
    return "discard" if rule[:5] in ("5.6.3", "5.7.2") else "action"

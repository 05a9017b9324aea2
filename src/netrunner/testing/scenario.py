"""A game that is set up in a few lines, played by name, and strict about every question."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from ..game import Game
from ..positions import Position
from ..positions.building import SERVERS, prepare, server_number
from ..positions.position import MODES
from ..positions.titles import find, key
from ..rules.machine import decisions as d
from ..rules.machine import kernel
from ..rules.machine.card import Card, id_of
from ..rules.machine.decisions import Decision, Option
from ..rules.machine.events import Event
from ..rules.machine.terms import BRAIN, CORP, E_DAMAGE, EVENTS, MEAT, NET, RUNNER, SIDES
from ..rules.questions.option_texts import server_name
from ..rules.runs.encounters import current_encounter
from ..rules.runs.run import current_run
from ..rules.turns.turn import Turn
from ..text.phrases import Value
from ..text.words import knows
from . import chance
from .arranging import CHANCE, END_TURN, end_turn
from .beginnings import Beginning
from .errors import ScenarioError, describe, failure
from .looking import CardLook
from .matching import could_answer, is_card, is_server, lines_of, names_a_place
from .player import Player, line_of

if TYPE_CHECKING:
    from ..why_not import WhyNot

_ABILITY = re.compile(r"\s+(?:ability|subroutine) (\d+)$")
_BEFORE_ACTIONS = ("5.6.2a", "5.7.1e")
#: What is answered by who does nothing that need not be done
_LITTLE = ("pass", "continue", "no", "decline", "done", "keep", "number 0")
_WORDS = {"rnd": "R&D", "rd": "R&D", "hq": "HQ", "archives": "archives"}


def scenario(
    text: str = "",
    *,
    corp: Mapping[str, Any] | None = None,
    runner: Mapping[str, Any] | None = None,
    turn: str = "",
    run: str = "",
    seed: int | None = None,
    mode: str = "forced",
) -> Scenario:
    """A game from the text of a position, or from the same entries as keywords.

    >>> scenario(corp={"hq": "ice Enigma"}, runner={"credits": 3, "hand": "Diesel"}, turn="runner").runner.hand
    ['Diesel']
    """
    lines = [text] if text else []
    for name, entries in (("corp", corp), ("runner", runner)):
        if entries is not None:
            lines.append(f"{name}: {entries.get('identity', '')}")
            lines.extend(f"  {_entry(word, value)}" for word, value in entries.items() if word != "identity")
    for word, value in (("turn", turn), ("run", run), ("seed", seed)):
        if value not in ("", None):
            lines.append(f"{word}: {value}")
    position = Position.parse("\n".join(lines))
    state = prepare(position, MODES[mode])
    began = _number_of(state.events)
    kernel.advance(state)
    made = Scenario(Game(state, seed=position.seed), position, began)
    if Scenario.watcher is not None:
        Scenario.watcher.begins(made)
    return made


def beginning(text: str, mode: str = "forced") -> Scenario:
    """A game from its setup on: ``setup: jinteki against shaper, seed 7``.

    >>> beginning("setup: jinteki against shaper, seed 7").options("corp")
    ['keep', 'mulligan']
    """
    begun = Beginning.parse(text)
    game = begun.game(mode)
    made = Scenario(game, begun, _number_of(game.state.events))
    if Scenario.watcher is not None:
        Scenario.watcher.begins(made)
    return made


def _entry(word: str, value: object) -> str:
    """One keyword as an entry of the text form: ``bad_publicity=1``, ``hand="Snare!"``, ``server_1=...``."""
    name = _WORDS.get(word.lower(), word.replace("_", " "))
    if isinstance(value, int):
        return f"{name} {value}"
    if isinstance(value, (list, tuple)):
        value = ", ".join(str(v) for v in value)
    return f"{name}: {value}"


def play(game: Game) -> Scenario:
    """The same words for a game that is already there."""
    return Scenario(game, None, _number_of(game.state.events))


class Watcher(Protocol):
    """Somebody who is told of every scenario and every answer, such as `netrunner scenario`."""

    def begins(self, game: Scenario) -> None: ...

    def answers(self, game: Scenario, option: Option | str) -> None: ...

    def arranges(self, game: Scenario, act: str) -> None:
        """Something was done that answers no question (``netrunner.testing.arranging``)."""

    def refuses(self, game: Scenario, side: str, text: str) -> None:
        """The scenario showed that a side cannot do what the words say."""


class Scenario:
    """A game with both players' acts by name."""

    watcher: ClassVar[Watcher | None] = None

    def __init__(self, game: Game, position: Position | Beginning | None, began: int) -> None:
        self.game = game
        self.position = position
        self.corp = Player(self, CORP)
        self.runner = Player(self, RUNNER)
        self._began = began  # the number of the last event before it
        self.leaps = 0  # how often a turn was ended without an answer

    def __enter__(self) -> Scenario:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if kind is None:
            self.done()

    # -- the open question ------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        return self.game.decision

    def player(self, side: str) -> Player:
        """The player of a side."""
        return self.corp if side == "corp" else self.runner

    def options(self, side: str | None = None) -> list[str]:
        """The texts of all options of the open question; none if it is the other side's."""
        question = self.decision
        if question is None or (side is not None and question.side != side):
            return []
        return list(question.texts())

    def asks(self, side: str, kind: str | None = None, rule: str | None = None) -> None:
        """The open question is this side's, of this kind, from this rule."""
        question = self.decision
        wanted = " ".join(w for w in (side, kind or "", rule or "") if w)
        if question is None or question.side != side:
            raise self.failure("other-question", wanted=wanted)
        if (kind is not None and question.kind != kind) or (rule is not None and question.rule != rule):
            raise self.failure("other-question", wanted=wanted)

    def offers(self, side: str, text: str) -> None:
        """An option that begins with ``text`` is offered to this side."""
        if not self._offered(side, text):
            raise self.failure("not-offered", side=side, text=text)

    def refuses(self, side: str, text: str) -> None:
        """The text means something that is there, this side is asked such a question, and it is not offered.

        At other moments `why_not` tells what is in the way.
        """
        verbs, thing, line = self._understand(text)
        question = self.decision
        mine = question is not None and question.side == side
        if question is not None and mine and self._means_an_option(question, verbs, thing, line):
            raise self.failure("offered", side=side, text=text)
        if self._offered(side, text):
            raise self.failure("offered", side=side, text=text)
        if question is None or not mine or not could_answer(question, verbs):
            raise self.failure("refuses-other-question" if mine else "refuses-not-asked", side=side, text=text)
        if Scenario.watcher is not None:
            Scenario.watcher.refuses(self, side, text)

    def _means_an_option(self, question: Decision, verbs: tuple[int, ...], thing: str, line: int) -> bool:
        """Whether an option has this meaning, however it is printed: a facedown card prints its place."""
        s = self.game.state
        for option in question.options:
            if option.verb in verbs and (not line or line_of(option) == line):
                if not thing or (option.card >= 0 and is_card(s, option.card, thing)):
                    return True
                names_server = option.card < 0 and option.verb in (d.V_RUN, d.V_SERVER, d.V_ACCESS)
                if names_server and is_server(option.arg, thing):
                    return True
        return False

    def _offered(self, side: str, text: str) -> bool:
        low = " ".join(text.lower().split())
        return any(f"{t.lower()} ".startswith(f"{low} ") for t in self.options(side))

    def _understand(self, text: str) -> tuple[tuple[int, ...], str, int]:
        """A misspelt option is not offered either: make sure that the text means something that is there."""
        verb, _, thing = text.partition(" ")
        if verb.lower() not in d.VERBS:
            raise self.failure("no-option", text=text)
        number = d.VERBS.index(verb.lower())
        verbs = (d.V_NO, d.V_DECLINE) if number in (d.V_NO, d.V_DECLINE) else (number,)
        numbered = _ABILITY.search(thing)
        thing = _ABILITY.sub("", thing).strip()
        there = not thing or thing.isdigit() or thing.lower() in ("new remote", "rig") or self._is_there(thing)
        if not there:
            raise self.failure("no-option" if find(thing.partition("[")[0]) is None else "not-there", text=text)
        line = 0 if numbered is None else int(numbered[1])
        if line and line not in lines_of(self.game.state, number, thing):
            raise self.failure("not-there", text=text)
        return verbs, thing, line

    def _is_there(self, thing: str) -> bool:
        """Whether a server, or a card in the game, is called so."""
        s = self.game.state
        if thing.lower() in [name.lower() for name in self.servers]:
            return True
        return any([is_card(s, card.id, thing) for card in s.cards])

    def why_not(self, side: str, text: str) -> WhyNot:
        """What the game answers to "why not?"."""
        return self.game.why_not(side, text)

    def take(self, option: Option | str) -> None:
        """Take an option of the open question, whoever's it is, then give the prepared answers."""
        self._choose(option)
        self.answer_prepared()

    def _choose(self, option: Option | str) -> None:
        if Scenario.watcher is not None:
            Scenario.watcher.answers(self, option)
        self.game.choose(option)

    def answer_prepared(self) -> None:
        """Give the answers that were prepared with ``will``."""
        while self.decision is not None:
            player = self.player(self.decision.side)
            if not player.prepared:
                return
            text = player.prepared[0]
            found = [t for t in self.options() if t.lower() == text.lower()]
            found = found or [t for t in self.options() if t.lower().startswith(f"{text.lower()} ")]
            if len(found) != 1:
                raise self.failure("cannot", side=player.name, what=text)
            player.prepared.pop(0)
            self._choose(found[0])

    def pass_windows(self, until: str | None = None) -> list[str]:
        """Both players pass in every window, up to a question of another kind, or to the step ``until``.

        The windows that were passed are told in order: ``["runner 6.9.2b", "corp 6.9.2b"]``.
        """
        passed: list[str] = []
        while self.decision is not None and self.decision.kind == "window":
            if until is not None and self.decision.rule == until:
                return passed
            passed.append(f"{self.decision.side} {self.decision.rule}")
            self.take("pass")
        if until is not None and (self.decision is None or self.decision.rule != until):
            raise self.failure("other-question", wanted=until)
        return passed

    def go_on(self, until: str) -> list[str]:
        """Everybody passes, declines, continues and is done, up to the first question of a rule or kind ``until``.

        What was answered is told in order. A question that asks for more than that stops it with a failure.
        """
        answered: list[str] = []
        while self.decision is None or until not in (self.decision.rule, self.decision.kind):
            text = next((t for t in _LITTLE if t in self.options()), None)
            if text is None or len(answered) > 500:
                raise self.failure("other-question", wanted=until)
            assert self.decision is not None
            answered.append(f"{self.decision.side} {self.decision.rule} {text}")
            self.take(text)
        return answered

    def end_turn(self) -> None:
        """The player whose turn it is has no clicks left, and the action phase is over; nothing else changes."""
        s = self.game.state
        if self.decision is None or self.decision.kind != "action" or not isinstance(s.stack[0], Turn):
            raise self.failure("other-question", wanted="action")
        self.leaps += 1
        if Scenario.watcher is not None:
            Scenario.watcher.arranges(self, END_TURN)
        end_turn(s)

    def next_turn(self, side: str) -> None:
        """On to the first action of the next turn of a side: nobody does what they need not do."""
        first = True
        while first or self.turn != side or self.decision is None or self.decision.kind != "action":
            first = False
            if self.decision is not None and self.decision.kind == "action":
                self.end_turn()
                continue
            little = next((t for t in _LITTLE if t in self.options()), None)
            if little is None and self.decision is not None and self.decision.kind == "discard":
                little = self.options()[0]
            if little is None:
                raise self.failure("other-question", wanted=f"{side} action")
            self.take(little)

    def done(self) -> None:
        """Nothing is left open, and every prepared answer was given.

        Only the next action may be asked for, or the paid ability window before it (5.6.2a, 5.7.1e).
        """
        question = self.decision
        if question is not None and question.kind != "action" and question.rule not in _BEFORE_ACTIONS:
            raise self.failure("left-open")
        left = [*self.corp.prepared, *self.runner.prepared]
        if left:
            raise self.failure("left-over", answers=", ".join(left))

    # -- looking ----------------------------------------------------------------------------------------------------

    def cards(self, which: str, where: str | None = None) -> list[CardLook]:
        """All cards with a title, or at a place; ``where`` is a zone, a server or a place."""
        s = self.game.state
        found = [CardLook(s, c.id) for c in s.cards if is_card(s, c.id, which)]
        if not found and not names_a_place(which) and find(which.partition("[")[0].partition(" #")[0]) is None:
            raise self.failure("no-such-value", name=which)
        if where is not None:
            low = where.lower()
            found = [c for c in found if low in (c.zone.lower(), (c.server or "").lower(), c.place.lower())]
        return found

    def card(self, which: str, where: str | None = None) -> CardLook:
        """The one card with a title or at a place."""
        found = self.cards(which, where)
        if len(found) != 1 and where is None:
            found = [c for c in found if c.installed] or found
        if len(found) != 1:
            raise self.failure("which-card", title=which, found=", ".join(repr(c) for c in found) or "none")
        return found[0]

    def ice(self, server: str) -> list[str]:
        """Titles of the ice that protects a server, the innermost first."""
        return self._in_server(server, ice=True)

    def root(self, server: str) -> list[str]:
        """Titles of the cards in a server, or in its root."""
        return self._in_server(server, ice=False)

    def _in_server(self, server: str, ice: bool) -> list[str]:
        s = self.game.state
        name = {n.lower(): n for n in SERVERS}.get(server.lower(), server)
        found = s.servers.get(server_number(name))
        if found is None:
            return []
        return [s.cards[i].defn.title for i in (found.ice if ice else found.cards)]

    @property
    def servers(self) -> list[str]:
        """The names of all servers."""
        return [server_name(n) for n in sorted(self.game.state.servers)]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return SIDES[self.game.state.turn]

    @property
    def run(self) -> str | None:
        """The attacked server, or None."""
        run = current_run(self.game.state)
        return None if run is None else server_name(run.server)

    @property
    def winner(self) -> str | None:
        """Who won."""
        return self.game.winner

    @property
    def reason(self) -> str:
        """Why the game ended."""
        return self.game.reason

    def events(self) -> list[Event]:
        """What happened since the scenario began, in order."""
        found: list[Event] = []
        event = self.game.state.events
        while event is not None and event.n > self._began:
            found.append(event)
            event = event.prev
        return found[::-1]

    def log_kinds(self) -> list[str]:
        """The kinds of everything that happened since the scenario began, in order."""
        return [EVENTS[event.kind] for event in self.events()]

    def happened(self, kind: str) -> int:
        """How often something happened since the scenario began: ``"damage"``, ``"run-successful"``, ..."""
        if kind not in EVENTS:
            raise ValueError(f"there is no event {kind!r}; there are {', '.join(EVENTS)}")
        return self.log_kinds().count(kind)

    def accessed(self) -> list[str]:
        """The titles of the cards that were accessed since the scenario began, in order."""
        return self._titles_of("access")

    def revealed(self) -> list[str]:
        """The titles of the cards that were revealed, in order."""
        return self._titles_of("revealed")

    def damage(self) -> list[str]:
        """The damage that was suffered since the scenario began, in order: "2 net"."""
        types = {MEAT: "meat", NET: "net", BRAIN: "brain"}
        return [f"{e.amount} {types[e.of]}" for e in self.events() if e.kind == E_DAMAGE]

    def bypassed(self) -> list[str]:
        """The titles of the ice that was bypassed, in order."""
        return self._titles_of("bypassed")

    def _titles_of(self, kind: str) -> list[str]:
        found: list[str] = []
        for event in self.events():
            if EVENTS[event.kind] == kind:
                refs = event.cards or ((event.card,) if event.card >= 0 else ())
                found.extend([self.game.state.at(ref).defn.title for ref in refs])
        return found

    def servers_of(self, kind: str) -> list[str]:
        """The servers of the events of a kind, by name: ``servers_of("run-begins")``."""
        if kind not in EVENTS:
            raise ValueError(f"there is no event {kind!r}; there are {', '.join(EVENTS)}")
        events = [event for event in self.events() if EVENTS[event.kind] == kind]
        return [server_name(event.server) for event in events if event.server >= 0]

    def has_seen(self, side: str, which: str) -> bool:
        """Whether a side can tell where a card with this title is, or could at some time since the scenario began."""
        s, seat = self.game.state, SIDES.index(side)
        ids = [card.id for card in self.cards(which)]
        if not ids:
            raise self.failure("not-there", text=which)
        if any([knows(s, s.cards[id], seat) for id in ids]):
            return True
        return any([event.card >= 0 and id_of(event.card) in ids and event.seen >> seat & 1 for event in self.events()])

    def is_broken(self, n: int) -> bool:
        """Whether the ``n``-th subroutine of the encountered ice is broken, or was when the last encounter was over."""
        encounter = current_encounter(self.game.state)
        if encounter is not None:
            return bool(encounter.broken >> (n - 1) & 1)
        broken = [event.which for event in self.events() if EVENTS[event.kind] == "broken"]
        return bool(broken) and bool(broken[-1] >> (n - 1) & 1)

    def expect(self, **values: object) -> None:
        """All of these are so: ``runner_credits=4``, ``corp_hand=["Snare!"]``, ``tags=1``, ``turn="corp"``.

        A list of titles is compared without order, except for decks; a number stands for how many cards there are.
        """
        if not values:
            raise TypeError("expect() needs something that must be so, such as runner_credits=4")
        wrong = []
        for name, wanted in values.items():
            found = self._value(name)
            if isinstance(found, list) and isinstance(wanted, int):
                right = len(found) == wanted
            elif isinstance(found, list) and isinstance(wanted, (list, tuple)):
                mine, theirs = [key(t) for t in found], [key(str(t)) for t in wanted]
                right = mine == theirs if name.endswith(("deck", "stack")) else sorted(mine) == sorted(theirs)
            else:
                right = found == wanted
            if not right:
                wrong.append(f"{name} = {found!r} != {wanted!r}")
        if wrong:
            raise self.failure("unexpected", differences="; ".join(wrong))

    def _value(self, name: str) -> object:
        side, _, rest = name.partition("_")
        owner: object = self
        if side in SIDES and rest:
            owner, name = self.player(side), rest
        elif hasattr(self.runner, name) and not hasattr(self, name):
            owner = self.runner
        if name.startswith("_") or not hasattr(owner, name):
            raise self.failure("no-such-value", name=name)
        return getattr(owner, name)

    # -- chance -----------------------------------------------------------------------------------------------------

    def next_random(self, *titles: str) -> None:
        """The next cards taken at random from one hand are these: damage from the grip, or accesses from HQ."""
        s = self.game.state
        for zone in (5, 1):
            pool = [s.cards[i] for i in s.zones[zone]]
            wanted = _draws(pool, titles)
            if wanted is not None and chance.fix(s, wanted):
                if Scenario.watcher is not None:
                    Scenario.watcher.arranges(self, f"{CHANCE}{s.rng}")
                return
        raise self.failure("no-such-hand", titles=", ".join(titles))

    def board(self) -> str:
        """The board as the text of a position."""
        return Position.of(self.game).to_text()

    def failure(self, problem: str, **variables: Value) -> ScenarioError:
        """An error that tells the open question and the board."""
        return failure(self.game, problem, **variables)

    def copy(self) -> Scenario:
        """An independent copy, to try something else from here."""
        twin = Scenario(self.game.copy(), self.position, self._began)
        twin.corp.prepared, twin.runner.prepared = [*self.corp.prepared], [*self.runner.prepared]
        return twin

    def __repr__(self) -> str:
        return describe(self.game)


def _number_of(event: Event | None) -> int:
    return -1 if event is None else event.n


def _draws(pool: list[Card], titles: tuple[str, ...]) -> list[tuple[int, int]] | None:
    """Which numbers must come up for these cards to be taken one after the other, or None."""
    left = list(pool)
    wanted: list[tuple[int, int]] = []
    for title in titles:
        at = next((n for n, c in enumerate(left) if key(c.defn.title) == key(title)), -1)
        if at < 0:
            return None
        wanted.append((at, len(left)))
        left.pop(at)
    return wanted

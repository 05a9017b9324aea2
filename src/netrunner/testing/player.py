"""One player of a scenario: what they do, in the words of the rules, and what they have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..rules.abilities.resolving import find_paid
from ..rules.concepts.values import hand_size, is_tagged, link, memory_limit, memory_used, score
from ..rules.into_play.installing import CHOOSE_DESTINATION, Install
from ..rules.machine import decisions as d
from ..rules.machine.card import id_of
from ..rules.machine.terms import FIRST_REMOTE, NEW_REMOTE, PLAY_AREA, SIDES
from ..vocabulary.abilities import PaidAbility
from ..vocabulary.running import BreakSubroutines
from .looking import CardLook
from .matching import alike, is_card, is_server, line_of_slot

if TYPE_CHECKING:
    from ..rules.machine.decisions import Decision, Option
    from ..rules.machine.state import State
    from .scenario import Scenario

Which = str | CardLook
_PICKING = (d.V_PICK, d.V_DISCARD, d.V_SERVER, d.V_HOST, d.V_ACCESS, d.V_TRIGGER, d.V_APPLY, d.V_KEEP_CARD)


class Player:
    """The Corp or the Runner. Every act answers the open question, which must be this player's."""

    def __init__(self, scenario: Scenario, side: int) -> None:
        self._scenario = scenario
        self._side = side
        self.name = SIDES[side]
        self.prepared: list[str] = []

    def __repr__(self) -> str:
        return f"<{self.name}>"

    # -- actions (5.2) --------------------------------------------------------------------------------------------

    def takes_credit(self) -> None:
        """Gain one credit with a click."""
        self._act("take a credit", (d.V_GAIN,))

    def draws(self) -> None:
        """Draw a card with a click."""
        self._act("draw", (d.V_DRAW,))

    def installs(self, card: Which, where: Which | None = None, trashing: Sequence[Which] | None = None) -> None:
        """Install a card from hand; ``where`` is the server or the host, ``trashing`` what is trashed first (8.2.5)."""
        before = [c.id for c in self._state.cards if c.installed and c.owner == self._side]
        installed = self._act(f"install {card}", (d.V_INSTALL,), card).card
        if where is not None:
            self._answer_place(where)
        if trashing is not None:
            self._trash_first(trashing, before)
        if where is not None:
            self._check_place(installed, where)

    def plays(self, card: Which, x: int | None = None) -> None:
        """Play an event or operation from hand; ``x`` answers the question for X."""
        self._act(f"play {card}", (d.V_PLAY,), card)
        if x is not None:
            self.chooses(x)

    def advances(self, card: Which) -> None:
        """Advance a card."""
        self._act(f"advance {card}", (d.V_ADVANCE,), card)

    def trashes_resource(self, card: Which) -> None:
        """Trash a resource of a tagged Runner."""
        self._act(f"trash the resource {card}", (d.V_TRASH_RESOURCE,), card)

    def purges(self) -> None:
        """Purge virus counters."""
        self._act("purge", (d.V_PURGE,))

    def runs(self, server: str) -> None:
        """Run a server: as an action, or where a card lets the Runner choose."""
        self._act(f"run {server}", (d.V_RUN, d.V_SERVER), server=server)
        question = self._scenario.decision
        if question is not None and question.kind == "attacked-server" and question.player == self._side:
            self._act(f"run {server}", (d.V_SERVER,), server=server)  # announced at once where everything is asked

    def removes_tag(self) -> None:
        """Remove a tag."""
        self._act("remove a tag", (d.V_REMOVE_TAG,))

    # -- abilities (9) --------------------------------------------------------------------------------------------

    def uses(self, card: Which, ability: int | None = None, breaking: int | tuple[int, ...] = ()) -> None:
        """Use a paid ability: the ``ability``-th line of the card, or the one that breaks these subroutines."""
        if breaking:
            self.breaks(*((breaking,) if isinstance(breaking, int) else breaking), using=card)
            return
        self._act(
            f"use {card}" + (f" ability {ability}" if ability else ""),
            (d.V_USE,),
            card,
            suits=None if ability is None else (lambda o: line_of(o) == ability),
        )

    def breaks(
        self, *subroutines: int, using: Which, ability: int | None = None, paying: Sequence[int] | None = None
    ) -> None:
        """Use the ability of ``using`` that breaks subroutines on these, counted from 1.

        ``ability`` is the line of the card if several break, ``paying`` how many credits come from each card that asks.
        """
        self._act(
            f"break with {using}",
            (d.V_USE,),
            using,
            suits=lambda o: self._is_breaking(o) and (ability is None or line_of(o) == ability),
        )
        self._pay_from(paying)
        if subroutines and self._is_asked("pay-from"):
            raise self._scenario.failure("pay-from")
        for n in subroutines:
            question = self._scenario.decision
            if question is None or question.kind != "break":
                if len(subroutines) == 1:
                    self._check_broken(n)
                    return
                raise self._scenario.failure("cannot", side=self.name, what=f"break subroutine {n}")
            self._act(f"break subroutine {n}", (d.V_BREAK,), suits=lambda o, n=n: o.arg + 1 == n)  # type: ignore[misc]
        question = self._scenario.decision
        if question is not None and question.kind == "break" and question.player == self._side:
            self._act("stop breaking", (d.V_DONE,))

    def boosts(self, card: Which, times: int = 1, paying: Sequence[int] | None = None) -> None:
        """Use the ability of an icebreaker that gives it strength; ``paying`` as for ``breaks``."""
        left = list(paying or ())
        for n in range(times):
            self._act(f"boost {card}", (d.V_USE,), card, suits=self._is_boost)
            while left and (n == times - 1 or self._is_asked("pay-from")):
                self._pay_from([left.pop(0)])

    def _pay_from(self, paying: Sequence[int] | None) -> None:
        """Answer how many credits come from cards; without numbers the question stays open."""
        for n in paying or ():
            self._act(f"pay {n} from a card", (d.V_NUMBER,), suits=lambda o, n=n: o.arg == n)  # type: ignore[misc]

    def _is_asked(self, kind: str) -> bool:
        question = self._scenario.decision
        return question is not None and question.kind == kind and question.player == self._side

    def triggers(self, card: Which) -> None:
        """Trigger a conditional ability of a card: by name in a window, or by a yes where the question is about it."""
        question = self._question(f"trigger {card}")
        asked = self._is_about(question, card) and any(o.verb == d.V_YES for o in question.options)
        if asked:
            self._act(f"trigger {card}", (d.V_YES,))
        else:
            self._act(f"trigger {card}", (d.V_TRIGGER,), card)

    def applies(self, card: Which) -> None:
        """Apply the replacement effect of a card first (9.8.11)."""
        self._act(f"apply {card}", (d.V_APPLY,), card)

    # -- windows (9.2) --------------------------------------------------------------------------------------------

    def passes(self) -> None:
        """Pass in a window."""
        self._act("pass", (d.V_PASS,))

    def rezzes(self, card: Which) -> None:
        """Rez a card."""
        self._act(f"rez {card}", (d.V_REZ,), card)

    def scores(self, card: Which) -> None:
        """Score an agenda."""
        self._act(f"score {card}", (d.V_SCORE,), card)

    # -- runs and access (6, 7) -----------------------------------------------------------------------------------

    def continues(self) -> None:
        """Not jack out."""
        self._act("continue", (d.V_CONTINUE,))

    def jacks_out(self) -> None:
        """Jack out."""
        self._act("jack out", (d.V_JACK_OUT,))

    def accesses(self, what: Which) -> None:
        """Access a card, or the next card of a central server."""
        self._act(f"access {what}", (d.V_ACCESS,), suits=lambda o: self._means(o, what))

    def trashes(self, card: Which) -> None:
        """Pay the trash cost of the accessed card."""
        self._act(f"trash {card}", (d.V_TRASH,), card)

    def steals(self, card: Which) -> None:
        """Pay the additional cost to steal the accessed agenda."""
        self._act(f"steal {card}", (d.V_STEAL,), card)

    # -- answers --------------------------------------------------------------------------------------------------

    def accepts(self) -> None:
        """Yes: what the question offers."""
        self._act("accept", (d.V_YES,))

    def declines(self, card: Which | None = None) -> None:
        """No: not to pay, trash, steal or do what the question offers; with a card, not to use what is optional of it.

        Where that ability is all that could be triggered in a window, the player passes.
        """
        if card is None:
            self._act("decline", (d.V_NO, d.V_DECLINE))
            return
        question = self._question(f"decline {card}")
        s = self._state
        if self._is_about(question, card):
            self._act(f"decline {card}", (d.V_NO, d.V_DECLINE, d.V_DONE))
        elif all(o.verb == d.V_PASS or is_card(s, o.card, card) for o in question.options):
            self._act(f"decline {card}", (d.V_PASS,))
        else:
            raise self._scenario.failure("cannot", side=self.name, what=f"decline {card}")

    def picks(self, *cards: Which) -> None:
        """Pick cards one after the other: targets, what to trash or find, the order of cards."""
        for card in cards:
            self._act(f"pick {card}", (d.V_PICK,), card)

    def done(self) -> None:
        """Pick nothing more."""
        self._act("be done", (d.V_DONE,))

    def discards(self, *cards: Which) -> None:
        """Discard cards at the end of the turn."""
        for card in cards:
            self._act(f"discard {card}", (d.V_DISCARD,), card)

    def chooses(self, what: Which | int) -> None:
        """A number (or the option with that number), a server, a card, or an option by its text."""
        if isinstance(what, int):
            self._act(f"choose {what}", (d.V_NUMBER, d.V_CHOOSE), suits=lambda o: _number(o) == what)
            return
        question = self._question(f"choose {what}")
        if isinstance(what, str):
            found = question.find(what)
            if found is not None:
                self._scenario.take(found)
                return
        self._act(f"choose {what}", _PICKING, suits=lambda o: self._means(o, what))

    def keeps(self, card: Which | None = None) -> None:
        """Keep the opening hand; or the one card of several that a rule lets stay (10.3.1e)."""
        if card is None:
            self._act("keep", (d.V_KEEP,))
        else:
            self._act(f"keep {card}", (d.V_KEEP_CARD,), card)

    def mulligans(self) -> None:
        """Draw a new opening hand."""
        self._act("take a mulligan", (d.V_MULLIGAN,))

    def concedes(self) -> None:
        """Concede the game, whoever is asked something."""
        self._scenario.game.concede(self.name)

    def will(self, *answers: str) -> None:
        """Prepare answers by their texts: each is given as soon as this player is asked again, and must be used."""
        self.prepared.extend(answers)
        self._scenario.answer_prepared()

    # -- what they have -------------------------------------------------------------------------------------------

    @property
    def credits(self) -> int:
        """Credits in the pool."""
        return self._state.credits[self._side]

    @property
    def clicks(self) -> int:
        """Clicks left."""
        return self._state.clicks[self._side]

    @property
    def hand(self) -> list[str]:
        """Titles in HQ or the grip."""
        return self._titles(self._state.hand(self._side))

    grip = hand

    @property
    def deck(self) -> list[str]:
        """Titles in R&D or the stack, the top card first."""
        return self._titles(self._state.deck(self._side))

    stack = deck

    @property
    def discard(self) -> list[str]:
        """Titles in Archives or the heap."""
        return self._titles(self._state.discard_pile(self._side))

    heap = discard
    archives = discard

    @property
    def score(self) -> list[str]:
        """Titles in the score area."""
        return self._titles(self._state.score_area(self._side))

    @property
    def points(self) -> int:
        """Agenda points."""
        return score(self._state, self._side)

    @property
    def installed(self) -> list[str]:
        """Titles of installed cards, hosted ones too."""
        s = self._state
        cards = [s.cards[i] for i in s.zones[PLAY_AREA]]
        return [c.defn.title for c in cards if c.owner == self._side and c.installed]

    rig = installed

    @property
    def hand_size(self) -> int:
        """Maximum hand size."""
        return hand_size(self._state, self._side)

    @property
    def tags(self) -> int:
        """Tags of the Runner."""
        return self._state.tags

    @property
    def tagged(self) -> bool:
        """Whether the Runner is tagged, or considered to be (10.5.2, 1.9.4)."""
        return is_tagged(self._state)

    @property
    def brain_damage(self) -> int:
        """Brain damage of the Runner."""
        return self._state.brain

    @property
    def bad_publicity(self) -> int:
        """Bad publicity of the Corp."""
        return self._state.bad_publicity

    @property
    def link(self) -> int:
        """Link of the Runner."""
        return link(self._state)

    @property
    def memory_used(self) -> int:
        """Memory that installed programs need."""
        return memory_used(self._state)

    @property
    def memory_limit(self) -> int:
        """The Runner's memory limit."""
        return memory_limit(self._state)

    # -- finding the option ---------------------------------------------------------------------------------------

    @property
    def _state(self) -> State:
        return self._scenario.game.state

    def _titles(self, ids: tuple[int, ...]) -> list[str]:
        return [self._state.cards[i].defn.title for i in ids]

    def _question(self, what: str) -> Decision:
        """The open question, if it is this player's."""
        question = self._scenario.decision
        if question is None:
            raise self._scenario.failure("game-over", side=self.name, what=what)
        if question.player != self._side:
            raise self._scenario.failure("not-asked", side=self.name, what=what)
        return question

    def _act(
        self,
        what: str,
        verbs: tuple[int, ...],
        card: Which | None = None,
        server: str | None = None,
        suits: Callable[[Option], bool] | None = None,
    ) -> Option:
        """Take the one option with this meaning."""
        question = self._question(what)
        s = self._state
        found = [
            o
            for o in question.options
            if o.verb in verbs
            and (card is None or is_card(s, o.card, card))
            and (server is None or is_server(o.arg, server))
            and (suits is None or suits(o))
        ]
        if not found:
            raise self._scenario.failure("cannot", side=self.name, what=what)
        if len(found) > 1 and not alike(s, found):
            texts = ", ".join(question.text_of(o) for o in found)
            raise self._scenario.failure("ambiguous", side=self.name, what=what, options=texts)
        self._scenario.take(found[0])
        return found[0]

    def _is_about(self, question: Decision, card: Which) -> bool:
        return question.card >= 0 and is_card(self._state, question.card, card)

    def _means(self, option: Option, what: Which) -> bool:
        if option.card >= 0:
            return is_card(self._state, option.card, what)
        return isinstance(what, str) and is_server(option.arg, what)

    def _answer_place(self, where: Which) -> None:
        """Answer the question for a destination; if it answered itself, the place must be the one that was meant."""
        question = self._scenario.decision
        if question is not None and question.kind == "destination" and question.player == self._side:
            self._act(f"install it in {where}", (d.V_SERVER, d.V_HOST), suits=lambda o: self._means(o, where))

    def _trash_first(self, trashing: Sequence[Which], before: list[int]) -> None:
        """Trash these and no others, whether the Corp is asked or must (8.2.5)."""
        s = self._state
        for card in trashing:
            question = self._scenario.decision
            if question is not None and any([is_card(s, option.card, card) for option in question.options]):
                self.picks(card)
        question = self._scenario.decision
        if question is not None and question.kind == "trash-like" and "done" in self._scenario.options(self.name):
            self.done()
        gone = [i for i in before if not s.cards[i].installed]
        for card in trashing:
            if not any([is_card(s, i, card) for i in gone]):
                raise self._scenario.failure("cannot", side=self.name, what=f"trash {card} for it")
        for i in gone:
            if not any([is_card(s, i, card) for card in trashing]):
                raise self._scenario.failure("trashed-too", title=s.cards[i].defn.title)

    def _check_place(self, card: int, where: Which) -> None:
        """Where there was no question, the card must have gone, or be about to go, to the place that was meant."""
        s, now = self._state, self._state.cards[card]
        going = next((f for f in s.stack if isinstance(f, Install) and f.me.card == card), None)
        if now.installed:
            host, server = now.host, now.server
        elif going is not None and going.step > CHOOSE_DESTINATION:
            host, server = going.host, going.server
        else:
            return
        if not (is_card(s, id_of(host), where) if host >= 0 else self._is_in(server, where)):
            raise self._scenario.failure("cannot", side=self.name, what=f"install it in {where}")

    def _is_in(self, server: int, where: Which) -> bool:
        if not isinstance(where, str):
            return False
        return is_server(server, where) or (is_server(NEW_REMOTE, where) and server >= FIRST_REMOTE)

    def _is_breaking(self, option: Option) -> bool:
        node, _ = find_paid(self._state, option.card, option.arg)
        return any([isinstance(instruction, BreakSubroutines) for instruction in node.does])

    def _is_boost(self, option: Option) -> bool:
        node, _ = find_paid(self._state, option.card, option.arg)
        return isinstance(node, PaidAbility) and node.pump

    def _check_broken(self, n: int) -> None:
        """The only subroutine that could be broken was broken without a question: it must be the one that was meant."""
        if not self._scenario.is_broken(n):
            raise self._scenario.failure("cannot", side=self.name, what=f"break subroutine {n}")


def line_of(option: Option) -> int:
    """Which line of its card an option uses, counted from 1."""
    return line_of_slot(option.arg)


def _number(option: Option) -> int:
    """The number that an option shows: options are counted from 1, numbers are themselves."""
    return option.arg + 1 if option.verb == d.V_CHOOSE else option.arg

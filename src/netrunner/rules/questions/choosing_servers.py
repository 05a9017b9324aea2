"""Choices about servers and secrets: a server for a card, the server that a run moves to, guessed payments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.effects import Effect
from ..abilities.resolving import Resolution
from ..additional.checkpoints import checkpoint
from ..concepts.costs import available_credits, pay
from ..concepts.moving import remember_server
from ..concepts.values import forbidden
from ..machine.decisions import O_DONE, V_NUMBER, V_SERVER, Key, Option, with_number
from ..machine.frames import AbilityFrame, Frame, Question
from ..machine.nodes import P_PSI, Bill, Context, Instruction
from ..machine.terms import A_BID, E_BID, E_CHOSE, FIRST_REMOTE
from ..machine.timing import timing_structure
from ..runs.run import change_server, current_run

if TYPE_CHECKING:
    from ..machine.state import State


class ChooseServer(Question):
    """Choose a server for a card (1.14.1b), perhaps a ``central`` one, or, if ``may``, none."""

    __slots__ = ("central", "may")
    asks = "choose-server"
    by = "1.14.1b"

    def __init__(self, me: Context, may: bool, central: bool = False) -> None:
        super().__init__(me, me.player)
        self.may: bool = may
        self.central: bool = central

    def choices(self, s: State) -> list[Key]:
        options = [with_number(V_SERVER, n) for n in s.servers if n < FIRST_REMOTE or not self.central]
        if self.may:
            options.append(O_DONE)
        return options

    def chosen(self, s: State, option: Option) -> None:
        server = option.arg if option.verb == V_SERVER else -1
        if s.card(self.me.ref) is not None:
            remember_server(s, self.me.card, server)
            if server != -1:
                s.emit(E_CHOSE, self.me.player, server=server, source=self.me.ref, rule="1.14.1b")


class ProtectedServer(Question):
    """Choose a server protected by ice for an ability (1.14.1b)."""

    __slots__ = ()
    asks = "choose-server"
    by = "1.14.1b"

    def choices(self, s: State) -> list[Key]:
        return [with_number(V_SERVER, n) for n, server in s.servers.items() if server.ice]

    def chosen(self, s: State, option: Option) -> None:
        self.me.numbers["server"] = option.arg
        s.emit(E_CHOSE, self.player, server=option.arg, source=self.me.ref, rule="1.14.1b")


class MoveToServer(Effect):
    """6.1.2b: the Runner changes the attacked server to one of ``choices`` without moving."""

    __slots__ = ("choices",)

    def __init__(self, player: int, source: int, choices: tuple[int, ...]) -> None:
        super().__init__(player, source)
        self.choices: tuple[int, ...] = choices

    def apply(self, s: State, me: Context) -> None:
        s.push(ChooseAttacked(self.player, self.choices, self.source))


class ChooseAttacked(Frame):
    """Choose the server that a run in progress moves to."""

    __slots__ = ("choices", "player", "source")

    def __init__(self, player: int, choices: tuple[int, ...], source: int) -> None:
        super().__init__()
        self.player: int = player
        self.choices: tuple[int, ...] = choices
        self.source: int = source

    def rule(self) -> str:
        return "6.1.2b"

    def run(self, s: State) -> None:
        options = [with_number(V_SERVER, n) for n in self.choices]
        s.ask(self, self.player, "new-attacked-server", self.rule(), options)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        run = current_run(s)
        assert run is not None  # it is about to be declared successful (6.9.5d)
        change_server(s, run, option.arg)


# The steps of a guess
SPEND: Final = 0
GUESS: Final = 1
REVEAL: Final = 2
COMPLETE: Final = 3

GUESS_STEPS: Final = timing_structure(
    (SPEND, "1.10.3c"),
    (GUESS, "1.10.3c"),
    (REVEAL, "1.10.3c"),
    (COMPLETE, "1.10.3c"),
)


class Guess(AbilityFrame):
    """A player secretly spends credits, the opponent guesses how many, and the payment is revealed (1.10.3c)."""

    __slots__ = ("guess", "most", "parity", "spent", "wrong")

    def __init__(self, me: Context, most: int, wrong: tuple[Instruction, ...], parity: bool = False) -> None:
        super().__init__(me)
        self.most: int = most  # -1 for any number
        self.parity: bool = parity  # the opponent only guesses whether it is even or odd
        self.wrong: tuple[Instruction, ...] = wrong  # what follows a wrong guess
        self.spent: int = -1  # unseen by the opponent until the guess is made
        self.guess: int = -1

    def steps(self) -> tuple[str, ...]:
        return GUESS_STEPS

    def limit(self, s: State) -> int:
        """How much can be spent; both players can see that."""
        have = available_credits(s, self.me.player, P_PSI, self.me.card)
        return have if self.most < 0 else min(self.most, have)

    def run(self, s: State) -> None:
        step = self.step
        self.step = step + 1
        if step == SPEND:
            self.spend(s)
        elif step == GUESS:
            self.ask_guess(s)
        elif step == REVEAL:
            self.reveal(s)
        elif step == COMPLETE:
            self.complete(s)

    def spend(self, s: State) -> None:
        """1.10.3c: the player secretly chooses how many credits to spend."""
        self.step = SPEND
        self._ask_number(s, self.me.player, "psi", self.limit(s))

    def ask_guess(self, s: State) -> None:
        """1.10.3c: the opponent guesses how many."""
        self.step = GUESS
        self._ask_number(s, 1 - self.me.player, "guess-parity" if self.parity else "guess", self._guessable())

    def _ask_number(self, s: State, player: int, kind: str, most: int) -> None:
        options = [with_number(V_NUMBER, n) for n in range(most + 1) if self._permitted(s, kind, n)]
        s.ask(self, player, kind, self.rule(), options, open_question=True, card=self.me.card)

    def _guessable(self) -> int:
        """The highest guess: with ``parity`` 0 stands for an even number and 1 for an odd one."""
        return 1 if self.parity else self.most

    def _permitted(self, s: State, kind: str, n: int) -> bool:
        return kind != "psi" or forbidden(s, A_BID, self.me.player, None, n) is None

    def reveal(self, s: State) -> None:
        """1.10.3c: guess and payment are revealed, and the credits spent."""
        me = self.me
        s.emit(E_BID, 1 - me.player, me.ref, amount=self.guess, how=1, source=me.ref)
        s.emit(E_BID, me.player, me.ref, amount=self.spent, source=me.ref)
        bill = Bill(me.player, P_PSI, me.card)
        bill.credits = self.spent
        pay(s, bill, Context(me.player, me.card, me.ref))

    def complete(self, s: State) -> None:
        """1.10.3c: what follows a wrong guess."""
        s.pop()
        self.me.numbers["spent"] = self.spent
        if self.guess != (self.spent % 2 if self.parity else self.spent):
            s.push(Resolution(None, self.wrong, self.me))
        checkpoint(s)

    def answer(self, s: State, option: Option) -> None:
        if self.step == SPEND:
            self.spent = option.arg
        else:
            self.guess = option.arg
        self.step += 1

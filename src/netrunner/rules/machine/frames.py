"""Frames: what would be the call stack, as data. A frame runs one step at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...native import twin
from .nodes import Context
from .terms import NO_SERVER

if TYPE_CHECKING:
    from .decisions import Key, Option
    from .nodes import Ability
    from .state import State


class Frame:
    """One timing structure or procedure in progress.

    ``run`` carries out the next step: it may push a frame, ask one question, or pop itself. Asking is re-entrant: the
    step advances only when the answer is in, so that a restored game derives the same question.
    """

    __slots__ = ("ended", "ending", "step", "uid")

    def __init__(self) -> None:
        self.step: int = 0
        self.uid: int = 0  # number of the timing structure, 0 for procedures
        self.ended: bool = False
        self.ending: bool = False  # for a run: an effect has ended it (6.1.4)

    def run(self, s: State) -> None:
        """Carry out the next step."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, s: State, option: Option) -> None:
        """Go on with the chosen option."""
        raise NotImplementedError(type(self).__name__)

    def copy(self, memo: dict[int, Context]) -> Frame:
        """An independent copy; ``memo`` keeps contexts shared that are shared.

        What a frame holds is replaced, never changed in place, so that the copy shares it: all but the context of
        an ``AbilityFrame``.
        """
        f: Frame = twin(self)
        return f

    def steps(self) -> tuple[str, ...]:
        """The table of its steps (timing.py): the rule of each of them."""
        return ()

    def adjust_clicks(self, s: State) -> None:
        """1.11.2: for a turn, let clicks follow the cards that add to their number."""

    def take_another(self, player: int) -> None:
        """For a turn: its player takes another one after it."""

    def rule(self) -> str:
        """The number of the rule whose step comes next, or is asking."""
        return self.steps()[self.step]

    def lasts(self, uid: int) -> bool:
        """Whether the timing structure with this number is in progress here."""
        return self.uid == uid and not self.ended

    def attacked(self) -> int:
        """For a run: the attacked server (6.1.2)."""
        return NO_SERVER

    def ice_gone(self, card_id: int) -> None:
        """Ice was uninstalled or derezzed: for encounters (6.2.4b)."""

    def shift_inward(self, server: int, at: int, card_id: int) -> None:
        """Ice left the position ``at``: for runs (6.2.3c, 6.2.4a)."""

    def shift_outward(self, s: State, server: int, at: int) -> None:
        """Ice came to the position ``at``: for runs (6.2.3b)."""

    def awaits(self, node: Ability, ref: int) -> bool:
        """Whether this ability of that card is pending or resolving here (9.6.7c)."""
        return False

    def holds(self, ref: int) -> bool:
        """Whether an ability that is resolving here holds the card, which was hosted on its source (9.5.5)."""
        return False

    def shows(self, ref: int) -> bool:
        """Whether the card is visible for as long as this lasts (7.1.5)."""
        return False

    def laid_out(self) -> tuple[int, ...]:
        """References of cards that lie beside the others of their zone until this is over (7.1.6)."""
        return ()


class AbilityFrame(Frame):
    """What is carried out for an ability, whose context is ``me``."""

    __slots__ = ("me",)

    def __init__(self, me: Context) -> None:
        super().__init__()
        self.me: Context = me

    def copy(self, memo: dict[int, Context]) -> Frame:
        f: AbilityFrame = twin(self)
        f.me = copy_context(self.me, memo)
        return f


class Question(AbilityFrame):
    """One question, of which ``chosen`` is the consequence."""

    __slots__ = ("player",)
    asks: ClassVar[str]  # a word that the phrase tables turn into a question
    by: ClassVar[str]  # the rule that lets it be asked

    def __init__(self, me: Context, player: int) -> None:
        super().__init__(me)
        self.player: int = player

    def rule(self) -> str:
        return self.by

    def run(self, s: State) -> None:
        s.ask(self, self.player, self.asks, self.by, self.choices(s), card=self.me.card)

    def choices(self, s: State) -> list[Key]:
        """Every legal answer."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        self.chosen(s, option)

    def chosen(self, s: State, option: Option) -> None:
        """What follows from the answer."""
        raise NotImplementedError(type(self).__name__)


def copy_context(me: Context, memo: dict[int, Context]) -> Context:
    """Copy a context once per copy of the stack."""
    found = memo.get(id(me))
    if found is None:
        found = me.copy()
        memo[id(me)] = found
    return found

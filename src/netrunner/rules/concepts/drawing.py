"""Drawing cards (1.8.5): how many, what happens to each of them instead, and the draw itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...native import twin
from ..abilities.effects import Effect
from ..abilities.resolving import replacement
from ..machine.card import id_of
from ..machine.decisions import V_PICK, Option, on_card
from ..machine.frames import Frame
from ..machine.nodes import AT_DRAW_LIMIT, AT_MODIFIER, AT_TRIGGER, Context, Instruction
from ..machine.statics import DrawLimit
from ..machine.terms import A_DRAW, CORP, E_DREW, F_DRAW, M_DRAW, RUNNER
from ..machine.timing import timing_structure
from ..machine.zones import hand_of
from .ending import end_game
from .moving import move
from .values import forbidden, modified

if TYPE_CHECKING:
    from ..machine.state import State


class OfOne:
    """What happens to one of the drawn cards instead of adding it to the hand (1.8.5a)."""

    __slots__ = ("card", "does", "me")

    def __init__(self, card: int, does: tuple[Instruction, ...], me: Context) -> None:
        self.card: int = card  # its reference
        self.does: tuple[Instruction, ...] = does
        self.me: Context = me


class Draw(Effect):
    """1.8.5: ``player`` draws ``n`` cards, perhaps with a basic action (5.2.7c, 5.2.8c)."""

    __slots__ = ("basic", "bottom", "instead")
    kind = F_DRAW
    remembered = True

    def __init__(
        self, player: int, n: int, source: int = -1, *, by: int = -1, basic: bool = False, bottom: bool = False
    ) -> None:
        super().__init__(player if by == -1 else by, source, amount=n, side=player)
        self.basic: bool = basic
        self.bottom: bool = bottom  # from the bottom of the deck
        self.instead: tuple[OfOne, ...] = ()

    def happens(self, s: State) -> bool:
        return self.amount > 0

    def could_change(self, s: State) -> bool:
        # The Corp can always try to draw: from an empty R&D that loses the game (1.7.2c).
        if self.amount <= 0 or forbidden(s, A_DRAW, self.side) is not None or not room(s, self.side, 1):
            return False
        return bool(s.deck(self.side)) or self.side == CORP

    def apply(self, s: State, me: Context) -> None:
        if forbidden(s, A_DRAW, self.side) is None:
            if self.instead:
                s.push(Drawing(self))
            else:
                draw(s, self.side, room(s, self.side, self.amount), self.source, self.bottom)

    def begin(self, s: State) -> Effect:
        """9.8.2: static abilities change how many cards are expected to be drawn."""
        if not s.index[AT_MODIFIER + M_DRAW] and not s.index[AT_DRAW_LIMIT]:
            return self
        return self.with_amount(room(s, self.side, modified(s, M_DRAW, self.amount, s.identity(self.side))))

    def with_instead(self, instead: OfOne) -> Draw:
        """The same draw, but something else happens to one card instead of adding it to the hand (9.8.10)."""
        e: Draw = twin(self)
        e.instead = (*self.instead, instead)
        return e

    def taken(self, s: State) -> list[int]:
        """Ids of the cards that would be drawn now, the top card first."""
        deck = s.deck(self.side)
        return list((deck[::-1] if self.bottom else deck)[: max(0, self.amount)])


class DrawRest(Draw):
    """What a replacement effect left of a draw: no other draw for abilities that count them (9.8.5a, 9.8.9c)."""

    __slots__ = ()
    remembered = False

    def begin(self, s: State) -> Effect:
        return self


def room(s: State, side: int, n: int) -> int:
    """How many of ``n`` cards a player can draw (1.2.2)."""
    for entry in s.index[AT_DRAW_LIMIT]:
        node = entry.node
        assert isinstance(node, DrawLimit)
        left = node.left(s, entry.me, side)
        if left >= 0:
            n = min(n, left)
    return n


def draw(s: State, side: int, n: int, source: int = -1, bottom: bool = False) -> None:
    """Draw from the top (4.3.3) or bottom of a deck; from an empty R&D the Corp loses (1.7.2c, 4.3.7b)."""
    before = s.index[AT_TRIGGER + E_DREW]
    drawn: list[int] = []
    for _ in range(n):
        deck = s.deck(side)
        if not deck:
            if side == CORP:
                end_game(s, RUNNER, "empty-rnd", "1.7.2c")
            break
        drawn.append(move(s, deck[-1 if bottom else 0], hand_of(side)).ref)
    if drawn:
        s.emit(E_DREW, side, amount=len(drawn), cards=tuple(drawn), source=source, before=before)


# The steps of such a draw
DRAW_OTHERS: Final = 0
ONE_AT_A_TIME: Final = 1

DRAWING_STEPS: Final = timing_structure(
    (DRAW_OTHERS, "1.8.5a"),
    (ONE_AT_A_TIME, "8.2.4"),
)


class Drawing(Frame):
    """A draw in which something else happens to some of the cards, one of them at a time (8.2.4)."""

    __slots__ = ("effect", "left")

    def __init__(self, effect: Draw) -> None:
        super().__init__()
        self.effect: Draw = effect
        self.left: tuple[OfOne, ...] = ()

    def steps(self) -> tuple[str, ...]:
        return DRAWING_STEPS

    def run(self, s: State) -> None:
        step = self.step
        self.step = ONE_AT_A_TIME
        if step == DRAW_OTHERS:
            self.draw_others(s)
        elif step == ONE_AT_A_TIME:
            self.one_at_a_time(s)

    def draw_others(self, s: State) -> None:
        """1.8.5a: what is drawn as usual is added to the hand together; all of the cards count as drawn."""
        e = self.effect
        ids = e.taken(s)
        before = s.index[AT_TRIGGER + E_DREW]
        drawn: list[int] = []
        for i in ids:
            found = [one for one in e.instead if one.card == s.cards[i].ref]
            if found:
                self.left = (*self.left, found[-1])
                drawn.append(found[-1].card)
            else:
                drawn.append(move(s, i, hand_of(e.side)).ref)
        if drawn:
            s.emit(E_DREW, e.side, amount=len(drawn), cards=tuple(drawn), source=e.source, before=before)
        if len(ids) < e.amount and e.side == CORP:
            end_game(s, RUNNER, "empty-rnd", "1.7.2c")

    def one_at_a_time(self, s: State) -> None:
        """8.2.4: what happens instead, to one of the cards after the other."""
        self.left = tuple([one for one in self.left if s.card(one.card) is not None])
        if not self.left:
            s.pop()
            return
        options = [on_card(V_PICK, id_of(one.card)) for one in self.left]
        s.ask(self, self.left[0].me.player, "draw-instead", "8.2.4", options)

    def answer(self, s: State, option: Option) -> None:
        for one in self.left:
            if id_of(one.card) == option.card:
                self.left = tuple([other for other in self.left if other is not one])
                s.push(replacement(one.does, one.me.copy()))
                return

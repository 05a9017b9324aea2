"""Scoring and stealing agendas (1.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.effects import Effect
from ..abilities.interrupts import make_imminent
from ..machine.nodes import Context
from ..machine.refusals import Refusal
from ..machine.terms import (
    A_SCORE,
    ADVANCEMENT,
    AGENDA,
    AS_AGENDA,
    CORP,
    CORP_SCORE,
    E_CONVERTED,
    E_MOVED,
    E_SCORED,
    E_STOLEN,
    F_SCORE,
    F_STEAL,
    RUNNER,
    RUNNER_SCORE,
)
from .moving import move
from .values import forbidden, requirement, stuck

if TYPE_CHECKING:
    from ..abilities.paid_ability_window import PaidWindow
    from ..machine.card import Card
    from ..machine.state import State


def why_not_score(s: State, card: Card, window: PaidWindow | None = None) -> Refusal | None:
    """Why the Corp cannot score ``card`` now, or None (1.16.3)."""
    if card.type != AGENDA:
        return Refusal("refused-not-agenda", "1.16.3", card=card.id)
    if not card.installed:
        return Refusal("refused-not-installed", "1.16.3", card=card.id)
    need, have = requirement(s, card), card.counters[ADVANCEMENT]
    if have < need:  # 3.2.2a
        return Refusal("refused-advancement", "1.16.3a", card=card.id, need=need, have=have)
    blocker = forbidden(s, A_SCORE, CORP, card)
    if blocker is not None:
        return Refusal("refused-cannot-by", "1.2.2", by=blocker.id)
    if window is not None and not window.score:
        return Refusal("refused-no-score-window", "9.2.7d", card=card.id)
    return None


def start_score(s: State, card_id: int) -> None:
    """Score an installed agenda."""
    c = s.cards[card_id]
    make_imminent(s, [Score(CORP, -1, cards=(c.ref,))], Context(CORP))


class Score(Effect):
    """An agenda goes to the Corp's score area as scored (1.16.3, 1.16.6); its tokens go (1.16.5, 1.16.8)."""

    __slots__ = ()
    kind = F_SCORE

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            old = s.cards[i]
            new = move(s, i, CORP_SCORE, True)
            n = old.counters[ADVANCEMENT]
            s.emit(E_SCORED, CORP, new.ref, amount=n, server=old.server, rule="1.16.3", was=old)


class Steal(Effect):
    """Move an agenda to the Runner's score area as stolen (1.16.3, 1.16.7)."""

    __slots__ = ()
    kind = F_STEAL

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            old = s.cards[i]
            new = move(s, i, RUNNER_SCORE, True)
            n = old.counters[ADVANCEMENT]
            s.emit(E_STOLEN, RUNNER, new.ref, amount=n, server=old.server, rule="1.16.3", was=old)


class AddAsAgenda(Effect):
    """10.1.3: add a card to the score area of ``side`` as an agenda worth ``amount`` points; not scored (1.16.3g).

    An agenda is added as itself, and is neither scored nor stolen (1.16.3e).
    """

    __slots__ = ()

    def could_change(self, s: State) -> bool:
        return any([not stuck(s, s.cards[i]) for i in self.present(s)])

    def apply(self, s: State, me: Context) -> None:
        for i in self.present(s):
            if stuck(s, s.cards[i]):
                continue
            zone = CORP_SCORE if self.side == CORP else RUNNER_SCORE
            old = s.cards[i]
            plain = old.defn.type == AGENDA
            new = move(s, i, zone, True, converted=0 if plain else AS_AGENDA + self.amount)
            if plain:
                s.emit(
                    E_MOVED, self.player, new.ref,
                    origin=old.zone, zone=zone, source=self.source, rule="1.16.3e", was=old,
                )  # fmt: skip
                continue
            s.emit(E_CONVERTED, self.player, new.ref, amount=self.amount, zone=zone, source=self.source, rule="10.1.3")

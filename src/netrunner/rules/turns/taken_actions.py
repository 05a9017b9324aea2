"""Which actions a player has taken this turn, and which of them are the same or different (5.2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine.decisions import V_USE, Key, Option
from ..machine.frames import Frame
from ..machine.nodes import P_ACTION, P_ADVANCE, P_PLAY, P_REMOVE_TAG, P_USE
from ..machine.terms import E_CLICKS_SPENT, E_PLAYED, E_USED
from .actions import _ACTION_RULES, action_options, take_action

if TYPE_CHECKING:
    from ..machine.events import Event
    from ..machine.state import State


class Taken:
    """Clicks spent on an action: ``key`` is the rule of a basic action, or card and slot of an ability."""

    __slots__ = ("clicks", "key", "n", "starts")

    def __init__(self, key: str, clicks: int, n: int, starts: bool) -> None:
        self.key: str = key
        self.clicks: int = clicks
        self.n: int = n  # number of the event that tells which action it was
        self.starts: bool = starts  # whether the payment initiated the action, or added to its cost (1.15.4b)


def ability_key(ref: int, slot: int) -> str:
    """5.2.6a: the same ability from the same card."""
    return f"{ref}/{slot}"


def option_key(s: State, player: int, option: Option) -> str:
    """The action that an option of an action window stands for."""
    if option.verb == V_USE:
        return ability_key(s.cards[option.card].ref, option.arg)
    return _ACTION_RULES[player][option.verb]


def spent_on_actions(s: State, player: int, since: int = 0) -> list[Taken]:
    """Every payment of clicks for an action by ``player`` this turn, the oldest first; from event ``since`` on."""
    events: list[Event] = []
    event = s.events
    first = max(since, s.turn_start)
    while event is not None and event.n >= first:
        if event.kind in (E_CLICKS_SPENT, E_PLAYED, E_USED) and event.player == player:
            events.append(event)
        event = event.prev
    events.reverse()
    found: list[Taken] = []
    playing = False  # whether what is being played is what the basic action plays
    for at, e in enumerate(events):
        if e.kind == E_PLAYED:
            playing = False
        elif e.kind == E_CLICKS_SPENT:
            if e.of in (P_ACTION, P_REMOVE_TAG, P_ADVANCE):
                found.append(Taken(e.rule, e.amount, e.n, True))
                playing = True
            elif e.of == P_PLAY and playing:
                found.append(Taken(found[-1].key, e.amount, e.n, False))
            elif e.of == P_USE:
                use = _use(events, at)
                if use is not None:
                    found.append(Taken(ability_key(e.card, use.which), e.amount, use.n, True))
                playing = False
    return found


def _use(events: list[Event], at: int) -> Event | None:
    """The use of an ability that clicks were spent for: it is recorded with the payment, right after the clicks."""
    for later in events[at + 1 :]:
        if later.kind != E_USED:
            return None
        if later.card == events[at].card:
            return later
    return None


def actions_taken(s: State, player: int) -> list[str]:
    """The actions that ``player`` has taken this turn, in order."""
    return [taken.key for taken in spent_on_actions(s, player) if taken.starts]


def different_options(s: State, player: int, taken: list[str], less: int) -> list[Key]:
    """The actions that ``player`` could take now for fewer clicks and that differ from all of ``taken`` (5.2.6b)."""
    s.clicks[player] += less
    options = action_options(s, player)
    s.clicks[player] -= less
    return [key for key in options if option_key(s, player, Option(*key)) not in taken]


class DifferentAction(Frame):
    """Take another action, different from those taken this turn, for fewer clicks."""

    __slots__ = ("less", "player")

    def __init__(self, player: int, less: int) -> None:
        super().__init__()
        self.player: int = player
        self.less: int = less

    def rule(self) -> str:
        return "5.2.6b"

    def run(self, s: State) -> None:
        options = different_options(s, self.player, actions_taken(s, self.player), self.less)
        s.ask(self, self.player, "action", self.rule(), options, open_question=True)

    def answer(self, s: State, option: Option) -> None:
        s.pop()
        take_action(s, self.player, option, self.less)

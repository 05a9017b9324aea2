"""A decision as a bot gets it: what the deciding seat may know of it, and nothing by which to reach the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..rules.machine import decisions as d
from ..rules.machine.terms import PLAY_AREA
from ..rules.questions.option_texts import server_name
from ..views import place, public_step

if TYPE_CHECKING:
    from ..rules.machine.decisions import Decision


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal option. ``text`` is what ``game.choose`` takes."""

    text: str
    verb: str
    #: The title of the card it is about, if the seat can see it.
    card: str | None = None
    #: Where that card is, in the words of the view ("HQ ice 1", "rig 3"), if it is in play.
    at: str = ""
    server: str = ""
    #: The number that is chosen, the subroutine (from 0 on), or the line of the card that is used.
    number: int = -1


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to one seat: what for, by which rule, and every legal option."""

    side: str
    kind: str
    rule: str
    step: str
    card: str | None
    #: Where the card is that the question is about, if it is in play.
    at: str
    number: int
    options: tuple[Choice, ...]

    def by_verb(self, verb: str) -> tuple[Choice, ...]:
        """The options that do one kind of thing."""
        return tuple([option for option in self.options if option.verb == verb])

    def first(self, *verbs: str) -> Choice | None:
        """The first option with one of these verbs, the verbs in this order."""
        for verb in verbs:
            for option in self.options:
                if option.verb == verb:
                    return option
        return None


_SERVERS = frozenset({d.V_RUN, d.V_SERVER})


def asked(decision: Decision) -> Asked:
    """The decision for a bot."""
    s, seat = decision.state, decision.player
    looks = decision.kind == "search"  # who searches looks at the cards (4.2)
    options: list[Choice] = []
    for text, o in decision.texts().items():
        title: str | None = None
        at = ""
        if o.card >= 0:
            card = s.cards[o.card]
            if looks or s.sees(seat, card):
                title = card.defn.title
            if card.zone == PLAY_AREA:
                at = place(s, card.id)
        server = ""
        if o.verb in _SERVERS or (o.verb == d.V_ACCESS and o.card < 0):
            server = server_name(o.arg)
        options.append(Choice(text, d.VERBS[o.verb], title, at, server, -1 if server else o.arg))
    about: str | None = None
    where = ""
    if decision.card >= 0:
        card = s.cards[decision.card]
        if s.sees(seat, card):
            about = card.defn.title
        if card.zone == PLAY_AREA:
            where = place(s, card.id)
    return Asked(
        decision.side, decision.kind, decision.rule, public_step(s), about, where, decision.number, tuple(options)
    )

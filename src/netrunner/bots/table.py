"""The table as one seat sees it when it is asked: what rules of thumb read.

It is the same whether it was made from a view (``from_view``), which is all that a computer player is given of a game,
or from the state of a world that it plays on in (``from_state``), which is much quicker.
"""

from __future__ import annotations

from typing import Final

from ..rules.machine.decisions import V_NUMBER
from ..rules.machine.terms import CORP, NO_SERVER, SERVER_ARCHIVES
from .reading import Reading

#: A card that the seat does not know.
HIDDEN: Final = Reading("", CORP, -1, (), 0, 0, 0, 0, 0, -1, False)


class Seen:
    """An installed card: what the seat knows of it."""

    __slots__ = (
        "advancement", "credits", "faceup", "known", "owner", "place", "power", "server", "strength", "virus"
    )  # fmt: skip

    def __init__(self, known: Reading, owner: int, faceup: bool, server: int, place: int, strength: int) -> None:
        self.known: Reading = known
        self.owner: int = owner
        self.faceup: bool = faceup
        #: The server that it is in or protects, or ``NO_SERVER``.
        self.server: int = server
        #: A number by which it is told from others at this table.
        self.place: int = place
        self.strength: int = strength
        self.advancement: int = 0
        self.credits: int = 0
        self.virus: int = 0
        self.power: int = 0


class Site:
    """A server: its ice from the innermost outwards, and the cards in it or in its root."""

    __slots__ = ("cards", "ice", "number")

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.ice: list[Seen] = []
        self.cards: list[Seen] = []

    @property
    def central(self) -> bool:
        return self.number <= SERVER_ARCHIVES


class Act:
    """One legal option."""

    __slots__ = ("card", "n", "number", "seen", "server", "verb")

    def __init__(self, n: int, verb: int, card: Reading | None, seen: Seen | None, server: int, number: int) -> None:
        #: Which of the options it is, counted from 0.
        self.n: int = n
        self.verb: int = verb
        #: The card that it is about, if the seat knows it, and where it is, if it is installed.
        self.card: Reading | None = card
        self.seen: Seen | None = seen
        self.server: int = server
        #: The number that is chosen, the subroutine (from 0 on), or the line of the card that is used.
        self.number: int = number


class Table:
    """Everything at a table that a rule of thumb looks at, and the question."""

    __slots__ = (
        "about", "about_seen", "acts", "all_seen", "archives", "at_server", "attacked", "bad_publicity", "clicks",
        "credits", "deck", "encountered", "facedown_archives", "hand", "hand_limit", "hand_size", "ice", "identities",
        "kind", "known_in_hq", "left", "link", "memory_limit", "memory_used", "mine", "number", "points", "rig",
        "rule", "run_credits", "side", "sites", "tags", "top_of_rnd", "trace_link", "trace_strength", "turn",
    )  # fmt: skip

    def __init__(self, side: int, kind: str, rule: str, number: int) -> None:
        self.side: int = side
        self.kind: str = kind
        self.rule: str = rule
        self.number: int = number
        self.about: Reading | None = None
        self.about_seen: Seen | None = None
        self.acts: list[Act] = []
        self.turn: int = 0
        #: Whether it is this side's turn.
        self.mine: bool = False
        # of both sides, the Corp's first
        self.credits: list[int] = [0, 0]
        self.clicks: list[int] = [0, 0]
        self.points: list[int] = [0, 0]
        self.hand_size: list[int] = [0, 0]
        self.hand_limit: list[int] = [5, 5]
        self.deck: list[int] = [0, 0]
        self.identities: list[Reading] = [HIDDEN, HIDDEN]
        #: The seat's own hand.
        self.hand: list[Reading] = []
        self.sites: dict[int, Site] = {}
        self.rig: list[Seen] = []
        #: Every installed card by its place.
        self.all_seen: dict[int, Seen] = {}
        #: Cards in Archives that the seat knows, and how many lie facedown.
        self.archives: list[Reading] = []
        self.facedown_archives: int = 0
        #: What the Runner remembers: the top card of R&D, and how many of the cards in HQ.
        self.top_of_rnd: Reading | None = None
        self.known_in_hq: int = 0
        self.tags: int = 0
        self.bad_publicity: int = 0
        self.link: int = 0
        self.run_credits: int = 0
        self.memory_limit: int = 4
        self.memory_used: int = 0
        # a run in progress: the server, whether all ice is passed, and the ice that is next or encountered
        self.attacked: int = NO_SERVER
        self.at_server: bool = False
        self.ice: Seen | None = None
        self.encountered: Seen | None = None
        self.left: int = 0  # subroutines that are not broken
        self.trace_strength: int = -1
        self.trace_link: int = 0

    def first(self, *verbs: int) -> Act | None:
        """The first option with one of these verbs, the verbs in this order."""
        for verb in verbs:
            for act in self.acts:
                if act.verb == verb:
                    return act
        return None

    def by_verb(self, verb: int) -> list[Act]:
        """The options that do one kind of thing."""
        return [act for act in self.acts if act.verb == verb]

    def numbered(self, number: int) -> Act | None:
        """The option that chooses a number."""
        for act in self.acts:
            if act.verb == V_NUMBER and act.number == number:
                return act
        return None

    def remotes(self) -> list[Site]:
        """The remote servers."""
        return [site for site in self.sites.values() if site.number > SERVER_ARCHIVES]

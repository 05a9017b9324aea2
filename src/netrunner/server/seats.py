"""Who sits at a table."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Any, Protocol

from netrunner.bots import make
from netrunner.text.phrases import phrase

from .limits import Bucket
from .messages import PaymentOrder, SeatKind
from .thinking import Player


def new_token() -> str:
    """Random and unguessable."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The name of a game: it can be watched by whoever has it, so it is not guessed either."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass  # on a command line it would be an option
    return id


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Whether a token is the one that was kept."""
    return bool(kept) and hmac.compare_digest(digest(token), kept)


def rematch_token(token: str, game: str) -> str:
    """The token in the game that follows on one, for whoever had ``token`` in that: it need not be kept anywhere."""
    made = hmac.digest(token.encode(), f"rematch of {game}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()


class Listener(Protocol):
    """Someone who is told what everyone at a game is told."""

    def notify(self, event: dict[str, Any]) -> None:
        """Something happened."""

    def displace(self) -> None:
        """Too many windows show this seat, and this is the oldest of them."""

    def lost(self) -> None:
        """The game goes on elsewhere."""


@dataclass(slots=True)
class Seat:
    """One side of the table: a person, a computer, or nobody yet (``open``)."""

    side: str
    kind: SeatKind
    name: str = ""
    level: str | None = None
    #: The digests of the seat's token, and while it is open, of the invitation to it.
    token: str = ""
    invite: str = ""
    # What is kept with the room (`desk`):
    away: float | None = None  # since when nobody has been there
    clock: float | None = None  # seconds left
    payments: PaymentOrder = "cards"
    # What is not kept:
    clients: list[Listener] = field(default_factory=list)
    bot: Player | None = None
    #: What may be said from here, by all sockets of the seat together.
    budget: Bucket | None = None

    @property
    def sockets(self) -> int:
        """How many windows show the seat."""
        return len(self.clients)

    @property
    def here(self) -> bool:
        return self.kind == "computer" or self.sockets > 0

    def called(self, lang: str) -> str:
        """What whoever sits here is called: a computer by its level, a person without a name by the side."""
        if self.kind == "computer":
            return phrase(lang, f"server-level-{self.level}")
        if self.kind == "open":
            return ""
        return self.name or phrase(lang, f"server-nameless-{self.side}")

    def player(self, seed: int) -> Player:
        """The computer player of the seat."""
        if self.bot is None:
            # What a bot does must not tell the seed of the cards
            own = hashlib.sha256(f"{self.side} {seed}".encode()).digest()
            self.bot = Player(make(self.level or "random", int.from_bytes(own[:8], "big")))
        return self.bot

    def kept(self) -> dict[str, Any]:
        """What the database keeps."""
        return {
            "kind": self.kind, "name": self.name, "level": self.level, "token": self.token, "invite": self.invite,
        }  # fmt: skip

    @staticmethod
    def from_kept(side: str, kept: dict[str, Any]) -> Seat:
        return Seat(side, kept["kind"], kept["name"], kept["level"], kept["token"], kept["invite"])

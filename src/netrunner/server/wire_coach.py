"""What the coach says, as types."""

from __future__ import annotations

from msgspec import Struct


class WeighedShown(Struct, frozen=True):
    """An option, and how many of a hundred games are won after it."""

    option: str
    label: str
    share: int


class AdviceShown(Struct, frozen=True):
    """What an expert would do; without options there is nothing to weigh."""

    options: list[WeighedShown]
    words: list[str]


class MomentShown(Struct, frozen=True):
    """The chance of winning before an act."""

    step: int
    turn: int
    share: int


class CostlyShown(Struct, frozen=True):
    """An act that cost more than others, and what would have been better."""

    step: int
    turn: int
    chosen: str
    better: str
    cost: int
    words: list[str]


class ReviewShown(Struct, frozen=True):
    """A game from one seat."""

    course: list[MomentShown]
    costly: list[CostlyShown]


class StillThinking(Struct, frozen=True):
    """The same is to be asked again, until the coach has thought enough."""

    thinks: bool = True

"""The interface of a computer player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from ..views import View
from .asked import Asked, Choice, asked

if TYPE_CHECKING:
    from ..game import Game
    from ..rules.machine.decisions import Decision


class Bot(Protocol):
    """Whoever can answer a decision from what its seat may know.

    A bot plays one side of one game. It may remember things between its decisions, but it is asked again from where the
    game stands after an undo or a restart of the server, so nothing may depend on having seen everything.

    A class with ``quick = True`` promises to answer within a millisecond or two and to wait for nothing: the server
    asks it in place. Any other thinks in a process of its own, to which it is sent by pickling.
    """

    name: str

    def choose(self, view: View, decision: Asked) -> Choice:
        """One of ``decision.options``."""
        ...


@runtime_checkable
class Searcher(Protocol):
    """A bot that looks ahead. It also gets a *world*: a game that fits what its seat knows, and in which everything
    that the seat cannot know was drawn anew. It may play on in copies of it, and draw further worlds from it with
    ``world.determinize(decision.side, seed)``.
    """

    name: str

    def choose(self, view: View, decision: Asked) -> Choice:
        """One of ``decision.options``, without looking ahead."""
        ...

    def wants_world(self, decision: Asked) -> bool:
        """Whether this question is worth looking ahead for: a world takes a moment to make."""
        ...

    def think(self, view: View, decision: Asked, world: Game) -> Choice:
        """One of ``decision.options``."""
        ...


def world_for(bot: object, game: Game, question: Asked) -> Game | None:
    """A world for a bot that wants one now. The same question of the same game gives the same world."""
    if not isinstance(bot, Searcher) or not bot.wants_world(question):
        return None
    return game.determinize(question.side, game.state.deciding)


def ask(bot: Bot, game: Game, decision: Decision) -> Choice:
    """What a bot answers to the open decision of a game."""
    view, question = game.view(decision.side), asked(decision)
    world = world_for(bot, game, question)
    if world is not None and isinstance(bot, Searcher):
        return bot.think(view, question, world)
    return bot.choose(view, question)

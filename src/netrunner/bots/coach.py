"""What to do, and why: advice for a seat from what that seat knows, and a review of a game that is over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from ..codec import choices_of
from ..game import Game
from ..rules.machine.decisions import V_CONCEDE, V_RUN, with_number
from ..rules.machine.terms import CORP, RUNNER, SIDES
from ..why_not import option_with
from .asked import Asked, Choice, asked
from .beliefs import believed
from .bot import world_for
from .expert import Expert
from .expert.searching import Tried
from .expert.value import network
from .features import NAMES
from .from_state import table_of
from .solver import Solver, ways_in
from .thumb import CorpPlayer, Player, RunnerPlayer

if TYPE_CHECKING:
    pass

#: Games in worlds for each act that is looked at: for advice, and for each act of a review.
ADVICE: Final = 150
REVIEW: Final = 36
#: In how many worlds ways into servers are looked for.
WORLDS: Final = 8
#: Reasons that count for less than this, as a part of a game, are not told; and no more than this many are.
LEAST: Final = 0.004
MOST_REASONS: Final = 3
#: How many choices a review names.
COSTLIEST: Final = 3

#: What the figures of a position are about, in the words that a reason is told by.
CONCEPTS: Final[dict[str, tuple[str, ...]]] = {
    "points": ("corp points", "runner points", "corp nearly there", "runner nearly there"),
    "corp-money": ("corp credits", "money in HQ", "corp money", "corp drip"),
    "runner-money": ("runner credits", "money in grip", "money in rig", "drip in rig"),
    "hq": (
        "corp hand",
        "points in HQ",
        "way into HQ",
        "HQ closed",
        "looks at HQ",
        "agendas in HQ",
        "rezzed on HQ",
        "HQ known",
    ),
    "rnd": ("way into R&D", "R&D", "points in R&D", "looks at R&D", "more access", "rezzed on R&D", "top of R&D"),
    "archives": ("points in Archives",),
    "ice": ("ice ", "to rez", "upgrades"),
    "remote": ("best remote", "remotes", "rezzed on remotes", "traps"),
    "agendas": ("points installed", "advanced", "scores next", "wins next"),
    "grip": ("grip", "stack"),
    "rig": ("kinds of ice", "breakers", "rig", "memory", "breaks", "virus"),
    "danger": ("tags", "brain", "damage", "deadly", "bad publicity"),
}


def concept(figure: str) -> str:
    """What a figure is about.

    >>> concept("corp credits to 4"), concept("way into R&D"), concept("money in rig")
    ('corp-money', 'rnd', 'runner-money')
    """
    found, length = "tempo", 0
    for name, beginnings in CONCEPTS.items():
        for beginning in beginnings:
            if figure.startswith(beginning) and len(beginning) > length:
                found, length = name, len(beginning)
    return found


@dataclass(frozen=True, slots=True)
class Weighed:
    """An option, and the chance of winning after it."""

    choice: Choice
    estimate: float
    games: int


@dataclass(frozen=True, slots=True)
class Reason:
    """What an option is better or worse at than the next best, as a part of a game."""

    concept: str
    gain: float


@dataclass(frozen=True, slots=True)
class Way:
    """What it takes the Runner to enter a server: credits, on average over the worlds in which there is a way."""

    server: int
    chance: float
    credits: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What an expert would do, the options with their estimates, and what decided."""

    side: str
    options: tuple[Weighed, ...]
    reasons: tuple[Reason, ...]
    ways: tuple[Way, ...]
    #: What the Runner has to pay with.
    purse: int

    @property
    def best(self) -> Weighed:
        return self.options[0]


def advise(game: Game, tries: int = ADVICE, seed: int = 0) -> Advice | None:
    """What the player who decides could do now, from what that seat knows; nothing if there is nothing to weigh."""
    decision = game.decision
    if decision is None:
        return None
    question = asked(decision)
    tried, world = _weighed(game, question, tries, seed)
    if world is None or len(tried) < 2:
        return None
    worlds = [believed(world, question.side, seed + n) for n in range(WORLDS)]
    ways = _ways(worlds, seed) if decision.kind == "action" else ()
    return Advice(
        question.side,
        tuple([Weighed(one.choice, one.estimate, one.games) for one in tried if one.games]),
        reasons(tried[0], tried[1], question.side),
        ways,
        world.state.credits[RUNNER],
    )


def _weighed(game: Game, question: Asked, tries: int, seed: int, also: str = "") -> tuple[list[Tried], Game | None]:
    expert = Expert(seed, float("inf"), tries)
    world = world_for(expert, game, question)
    if world is None:
        return [], None
    return expert.weigh(game.view(question.side), question, world, also), world


def reasons(one: Tried, other: Tried, side: str) -> tuple[Reason, ...]:
    """What makes one option better or worse than another: the figures that differ, by what they weigh."""
    if not one.judged or not other.judged:
        return ()
    a = [figure / one.judged for figure in one.figures]
    b = [figure / other.judged for figure in other.figures]
    slopes = network().slopes([(x + y) / 2 for x, y in zip(a, b, strict=True)])
    sign = 1.0 if side == SIDES[CORP] else -1.0
    found: dict[str, float] = {}
    for name, slope, x, y in zip(NAMES, slopes, a, b, strict=True):
        about = concept(name)
        found[about] = found.get(about, 0.0) + sign * slope * (x - y)
    told = [Reason(about, gain) for about, gain in found.items() if abs(gain) >= LEAST and about != "tempo"]
    return tuple(sorted(told, key=lambda reason: -abs(reason.gain))[:MOST_REASONS])


def _ways(worlds: list[Game], seed: int) -> tuple[Way, ...]:
    """The ways into the servers: now if the Runner is to act, else when the Runner's turn has begun."""
    solver = Solver(seed)
    ready = [turn for world in worlds if (turn := _runners_turn(world, seed)) is not None]
    if not ready:
        return ()
    found: list[Way] = []
    for server in ready[0].state.servers:
        able = [world for world in ready if _can_run(world, server)]
        lines = [line for line in ways_in(solver, able, server) if line.reached]
        credits = sum([line.credits for line in lines]) / len(lines) if lines else 0.0
        found.append(Way(server, len(lines) / len(ready), credits))
    return tuple(found)


def _can_run(world: Game, server: int) -> bool:
    return world.decision is not None and with_number(V_RUN, server) in world.decision.keys


def _runners_turn(world: Game, seed: int) -> Game | None:
    """A world in which the Runner is to act: this one, or as the Corp plays on in it."""
    game = world.copy()
    chance = Random(seed)
    players: tuple[Player, Player] = (CorpPlayer(chance), RunnerPlayer(chance))
    for _ in range(100):
        decision = game.decision
        if decision is None:
            return None
        if decision.player == RUNNER and decision.kind == "action":
            return game
        game.choose(decision.option(players[decision.player].choose(table_of(game.state, decision)).n))
    return None


# -- after the game ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Costly:
    """A choice that cost more than others: what would have been better, and why."""

    #: Which choice of the game it was, counted from 0.
    step: int
    turn: int
    chosen: Choice
    better: Choice
    #: How much of a game it cost.
    cost: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A game from one seat: the chance of winning over time, and the choices that cost most."""

    side: str
    #: For each act that was looked at: which choice of the game, the turn, and the chance of winning.
    course: tuple[tuple[int, int, float], ...]
    costly: tuple[Costly, ...]


def review(game: Game, side: str, tries: int = REVIEW, told: Callable[[int], object] | None = None) -> Review:
    """Look at every act of ``side`` again, from what that seat knew then."""
    course: list[tuple[int, int, float]] = []
    costly: list[Costly] = []
    again = game.replay(0)
    for step, (verb, card, arg) in enumerate(choices_of(game.state)):
        decision = again.decision
        if told is not None:
            told(1)
        if verb == V_CONCEDE or decision is None:
            break
        option = option_with(again.state, (verb, card, arg))
        if option is None:
            break
        if decision.side == side and decision.kind == "action":
            question = asked(decision)
            text = decision.text_of(option)
            tried, _ = _weighed(again, question, tries, step, text)
            chosen = next((one for one in tried if one.choice.text == text), None)
            if tried and tried[0].games:
                course.append((step, again.state.turn_number, tried[0].estimate))
            if chosen is not None and chosen.games and chosen is not tried[0]:
                lost = tried[0].estimate - chosen.estimate
                why = reasons(tried[0], chosen, side)
                costly.append(Costly(step, again.state.turn_number, chosen.choice, tried[0].choice, lost, why))
        again.choose(option)
    worst = sorted([one for one in costly if one.cost > LEAST], key=lambda one: -one.cost)[:COSTLIEST]
    return Review(side, tuple(course), tuple(worst))

"""The playable rulebook: rules, the glossary, and examples."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from .. import rules
from ..reading import aside
from ..wire import GameStarted, PlayOn
from ..wire_rules import ExampleShown, ExampleStep, ExampleStory, Glossary, RuleShown, RulesListed
from .common import ERRORS, TheHall, TheLang
from .games import From, Step

Words = Annotated[
    str | None, QueryParameter(name="ask", max_length=200, required=False, description="What to look for, in any words")
]
Number = Annotated[str, PathParameter(min_length=1, max_length=12, description="6.9.2d, a section or a chapter")]
Name = Annotated[str, PathParameter(min_length=1, max_length=40, description="As the page of a rule names it")]
Part = Annotated[int, PathParameter(ge=0, le=99, description="Which board, counted from 0")]


@get("/api/rules", tags=["rules"], summary="The rulebook: chapters, and what is asked", responses=ERRORS)
async def listed(in_lang: TheLang, ask: Words = None) -> RulesListed:
    """Chapters with their sections; with `ask` also the rules that speak of it, the likeliest first."""
    return await aside(rules.listed, ask or "", in_lang)


@get("/api/rules/{number:str}", tags=["rules"], summary="One rule, section or chapter", responses=ERRORS)
async def shown(number: Number, in_lang: TheLang) -> RuleShown:
    """What it says, where it stands and matters next, the cards that turn on it, and its examples."""
    return await aside(rules.shown, number, in_lang)


@get("/api/glossary", tags=["rules"], summary="Terms in English and Spanish", responses=ERRORS)
async def glossary(in_lang: TheLang) -> Glossary:
    """Each with the rule that says what it is."""
    return await aside(rules.glossary, in_lang)


@get("/api/examples/{name:str}", tags=["examples"], summary="An example that can be played", responses=ERRORS)
async def example(name: Name, in_lang: TheLang) -> ExampleShown:
    """What it shows, and its boards with how many steps each has."""
    return await aside(rules.example_shown, name, in_lang)


@get("/api/examples/{name:str}/{part:int}/{step:int}", tags=["examples"], summary="One step", responses=ERRORS)
async def example_step(name: Name, part: Part, step: Step, in_lang: TheLang, seat: From = "open") -> ExampleStep:
    """The table before act number `step`, what has been told since the step before, and what cannot be done here."""
    return await aside(rules.step_shown, name, part, step, seat, in_lang)


@get("/api/examples/{name:str}/{part:int}/story", tags=["examples"], summary="The log of a board", responses=ERRORS)
async def example_story(name: Name, part: Part, in_lang: TheLang, seat: From = "open") -> ExampleStory:
    """Everything that was told, each line with the step at which it had happened."""
    told = await aside(rules.played, name, part)
    return ExampleStory(await aside(told.story, seat, in_lang))


@post("/api/examples/{name:str}/{part:int}/{step:int}/play", tags=["examples"], summary="Take over", responses=ERRORS)
async def take_over(
    name: Name, part: Part, step: Step, data: JSONBody[PlayOn], hall: TheHall, in_lang: TheLang
) -> GameStarted:
    """A game against the computer that begins at that step, with every card where the example has it."""
    game = await aside(rules.taken_over, name, part, step)
    return await hall.begin_at(game, data, in_lang)


HANDLERS = (listed, shown, glossary, example, example_step, example_story, take_over)

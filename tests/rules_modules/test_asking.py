"""Games between people: who is asked depends on what both can see (10.2.2b), so whoever looks on learns nothing."""

from __future__ import annotations

import pytest

from netrunner.rules.additional.open_information import speaks_of_secrets
from netrunner.rules.machine.nodes import Node
from netrunner.rules.machine.terms import AGENDA, ASSET, CORP, HARDWARE, ICE, PROGRAM, RESOURCE, RUNNER, UPGRADE
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cards,
    Chosen,
    Derez,
    Gain,
    Install,
    PlaceAdvancement,
    Reveal,
    Rez,
    Trash,
    paid,
)
from netrunner.vocabulary.into_play import Installable, Rezzable

pytestmark = pytest.mark.rule("10.2.2b:1")

SECRET: list[Node] = [
    Cards(where="grip"),
    Cards(where="hq"),
    Cards(where="stack"),
    Cards(where="rnd"),
    Cards(where="archives"),
    Cards(where=("installed", "hq")),
    Cards(types=AGENDA),
    Cards(types=ASSET),
    Cards(types=UPGRADE),
    Cards(types=(ASSET, ICE)),
    Cards(types=ICE, subtypes="barrier"),
    Cards(subtypes="ambush"),
    Cards(types=ASSET, rezzed=False),
    Cards(types=ICE, subtypes="barrier", rezzed=False),
    Cards(types=ASSET, side=CORP),
    Cards(not_types=ICE),
    Cards(advanceable=True),
    Rezzable(Cards(types=ICE)),
    Chosen(Cards(where="hq")),
    Trash(Chosen(Cards(where="grip"))),
    Install(Chosen(Installable(Cards(where="hq")))),
    paid(0, Reveal(Chosen(Cards(where="hq")))),
]
OPEN_TO_ALL: list[Node] = [
    Cards(),
    Cards(types=ICE),
    Cards(types=ICE, rezzed=False),
    Cards(types=ICE, rezzed=True),
    Cards(types=ASSET, rezzed=True),
    Cards(types=ICE, subtypes="barrier", rezzed=True),
    Cards(types=PROGRAM),
    Cards(types=PROGRAM, subtypes="icebreaker"),
    Cards(types=(HARDWARE, RESOURCE), subtypes="console"),
    Cards(subtypes="virtual", side=RUNNER),
    Cards(side=RUNNER),
    Cards(where="heap"),
    Cards(where="heap", types=ASSET, subtypes="console"),
    Cards(where="corp-score", types=AGENDA),
    Rezzable(Cards(types=ICE), ignore_costs=True),
    Trash(Chosen(Cards(types=ICE))),
    Derez(Chosen(Cards(types=ICE, rezzed=True))),
    paid(0, Gain(1)),
    paid(1, Rez(Chosen(Rezzable(Cards(types=ICE), ignore_costs=True)), ignore_costs=True)),
]


@pytest.mark.rule("9.1.8b:2")
@pytest.mark.parametrize("node", SECRET, ids=repr)
def test_10_2_2b_what_depends_on_hidden_cards_is_a_secret(node: Node) -> None:
    assert speaks_of_secrets(node)


@pytest.mark.rule("9.1.8b:2")
@pytest.mark.parametrize("node", OPEN_TO_ALL, ids=repr)
def test_10_2_2b_what_both_players_can_see_is_none(node: Node) -> None:
    assert not speaks_of_secrets(node)


define("Open Adviser", "corp", "asset", paid(0, PlaceAdvancement(Chosen(Cards(advanceable=True))), limit=1), trash=2)
define("Open Breaker", "corp", "asset", paid(0, Derez(Chosen(Cards(types=ICE, rezzed=True))), limit=1), trash=2)


@pytest.mark.rule("9.2.4")
@pytest.mark.parametrize("card", ["Test Agenda", "Test Trap"])
def test_10_2_2b_the_corp_is_asked_whether_or_not_a_facedown_card_can_be_advanced(card: str) -> None:
    text = f"corp:\n credits 0\n Server 1: Open Adviser\n Server 2: ({card})\nturn: corp, at 5.6.2a"
    game = scenario(text, mode="open")
    game.asks("corp", "window", "5.6.2a")
    assert any("Open Adviser" in option for option in game.options("corp")) == (card == "Test Agenda")


@pytest.mark.parametrize(("ice", "asked"), [("Enigma", True), ("(Enigma)", False)])
def test_10_2_2b_nobody_is_asked_about_what_everyone_sees_to_be_impossible(ice: str, asked: bool) -> None:
    game = scenario(f"corp:\n credits 0\n Server 1: Open Breaker\n HQ: ice {ice}\nturn: runner", mode="open")
    game.runner.runs("R&D")
    kinds = []
    while game.game.decision is not None and game.game.decision.kind == "window":
        kinds.append(game.game.decision.side)
        game.take("pass")
    assert ("corp" in kinds) == asked

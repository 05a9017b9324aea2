"""Between people: whether a window opens must not tell what only one player can see (10.2)."""

from __future__ import annotations

import pytest

from netrunner.cards.library import definition, implemented, load_all
from netrunner.rules.machine.nodes import WHILE_UNREZZED, Conditional
from netrunner.rules.machine.terms import ICE
from netrunner.testing import scenario
from netrunner.vocabulary.would import WouldHappen


@pytest.mark.rule("10.2.2b:1")
@pytest.mark.parametrize("hosted", ["(Corroder), (Diesel)", "(Sure Gamble), (Diesel)"])
def test_the_runner_is_asked_whatever_street_peddler_hosts(hosted: str) -> None:
    game = scenario(f"runner:\n rig: Street Peddler [{hosted}]\nturn: runner, at 5.7.1e", mode="open")
    game.asks("runner", "window", "5.7.1e")
    offered = any([o.startswith("use Street Peddler") for o in game.options("runner")])
    assert offered == ("Corroder" in hosted)


@pytest.mark.rule("10.2.2b:1")
@pytest.mark.parametrize("hand", ["Enigma", "Hedge Fund"])
def test_the_corp_is_asked_about_bioroid_work_crew_whatever_is_in_hq(hand: str) -> None:
    text = f"corp:\n hand: Anonymous Tip, {hand}\n deck: 9 Hedge Fund\n Server 1: Bioroid Work Crew\nturn: corp"
    game = scenario(text, mode="open")
    game.corp.plays("Anonymous Tip")
    game.asks("corp", "window", "5.6.2a")
    assert any(["Work Crew" in o for o in game.options("corp")]) == (hand == "Enigma")


@pytest.mark.rule("10.2.2b:1")
@pytest.mark.parametrize("credits", [0, 5])
@pytest.mark.parametrize("ice", ["Formicary", "Enigma"])
def test_the_corp_is_asked_on_approach_to_a_server_whatever_its_unrezzed_ice_is(ice: str, credits: int) -> None:
    text = f"corp:\n credits {credits}\n hand: Hedge Fund\n R&D: ice ({ice})\nrunner:\n clicks 2\nturn: runner"
    game = scenario(text, mode="open")
    game.runner.runs("HQ")
    game.asks("corp", "react", "9.2.8c")
    assert ("trigger Formicary" in " ".join(game.options("corp"))) == (ice == "Formicary" and credits == 5)


def test_no_card_but_ice_reacts_while_it_is_unrezzed() -> None:
    load_all()
    for title in implemented():
        card = definition(title)
        for ability in card.abilities:
            if isinstance(ability, Conditional) and ability.optional and ability.where & WHILE_UNREZZED:
                reacts = not isinstance(ability.trigger, WouldHappen)
                assert not reacts or card.type == ICE, title

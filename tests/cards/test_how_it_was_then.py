"""“The first time each turn”: what happened before is judged by how the cards were then, wherever they are now."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary.abilities import sub
from netrunner.vocabulary.instructions import Gain


def test_oberth_protocol_counts_a_card_that_was_advanced_and_has_been_scored_since() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: ice Ice Wall; cards (Hostile Takeover), Oberth Protocol
        turn: corp
    """)
    game.corp.advances("Hostile Takeover")
    assert game.card("Hostile Takeover").advancement == 2
    game.corp.scores("Hostile Takeover")
    game.go_on("action")
    game.corp.advances("Ice Wall")
    assert game.card("Ice Wall").advancement == 1  # it is the second card of this server that was advanced


def test_neotokyo_grid_counts_a_card_that_has_left_since() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: cards (Hostile Takeover {advancement 1}), NeoTokyo Grid
          hand: Nisei MK II
        turn: corp
    """)
    game.corp.advances("Hostile Takeover")
    gained = game.happened("credits-gained")
    assert gained == 1
    game.corp.scores("Hostile Takeover")
    game.go_on("action")
    game.corp.installs("Nisei MK II", "Server 1", trashing=[])
    game.corp.advances("Nisei MK II")
    assert game.happened("credits-gained") == gained + 1  # only what Hostile Takeover brought


# -- what there is nothing to choose about --------------------------------------------------------------------------


def test_dai_v_breaks_all_subroutines_without_asking_which() -> None:
    define("Three Tolls", "corp", "ice", sub(Gain(1)), sub(Gain(1)), sub(Gain(1)), cost=0, strength=0)
    game = scenario("""
        corp:
          credits 0
          HQ: ice Three Tolls
        runner:
          credits 0
          rig: Dai V, Ghost Runner {credit 2}
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Dai V", ability=1)
    game.go_on("action")
    assert game.happened("broken") == 1
    game.expect(corp_credits=0)


def test_citadel_sanctuary_trashes_the_whole_grip_without_asking_which_cards() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Scorched Earth
        runner:
          tags 1
          hand: Diesel, Modded, Crypsis
          rig: Citadel Sanctuary
        turn: corp
    """)
    game.corp.plays("Scorched Earth")
    game.runner.uses("Citadel Sanctuary")
    game.expect(runner_hand=0)
    assert game.happened("damage") == 0


# -- rulings --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("Amani Senai", 0)
def test_amani_senai_traces_with_the_requirement_that_medical_breakthrough_has_by_then() -> None:
    """The first copy lowers its own requirement from 4 to 3 as soon as it is in a score area."""
    game = scenario("""
        corp:
          credits 9
          Server 1: cards (Medical Breakthrough {advancement 4})
          Server 2: cards Amani Senai
          deck: 9 any
        turn: corp, at 5.6.1e
    """)
    game.corp.scores("Medical Breakthrough")
    game.corp.triggers("Amani Senai")
    assert [e.amount for e in game.events() if e.rule == "10.8.6a"] == [3]


@pytest.mark.ruling("Direct Access", 0)
def test_direct_access_lets_the_runner_run_a_remote_server_against_replicating_perfection() -> None:
    """The identities have no abilities once the event is active, before the server is announced."""
    game = scenario("""
        corp: Jinteki: Replicating Perfection
          Server 1: cards (PAD Campaign)
        runner:
          hand: Direct Access
          deck: 3 any
        turn: runner
    """)
    game.refuses("runner", "run Server 1")
    game.runner.plays("Direct Access")
    game.runner.chooses("Server 1")
    assert game.run == "Server 1"


@pytest.mark.ruling("Direct Access", 1)
def test_direct_access_does_not_count_as_a_run_on_a_central_server_afterwards() -> None:
    game = scenario("""
        corp: Jinteki: Replicating Perfection
          Server 1: cards (PAD Campaign)
          deck: 9 any
        runner:
          hand: Direct Access
          deck: 3 any
        turn: runner
    """)
    game.runner.plays("Direct Access")
    game.runner.chooses("Server 1")
    game.go_on("action")
    game.refuses("runner", "run Server 1")
    game.runner.runs("Archives")
    game.go_on("action")
    game.offers("runner", "run Server 1")


# -- what questions tell --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ice", ["Rime", "Enigma"])
def test_rime_is_not_told_by_where_the_corp_is_asked(ice: str) -> None:
    """Between people, the Corp is asked wherever any unrezzed ice of the attacked server might be such ice."""
    game = scenario(
        f"""
        corp:
          credits 9
          HQ: ice ({ice}), (Hunter)
        run: HQ, approaching ice 2
    """,
        mode="open",
    )
    asked = game.go_on("6.9.5c")
    rules = [answer.split(" ")[1] for answer in asked if answer.startswith("corp")]
    assert rules == ["6.9.2e", "6.9.2e", "9.2.8c"]  # the last one as for Formicary
    game.runner.continues()
    game.asks("corp", "window", "6.9.5d")

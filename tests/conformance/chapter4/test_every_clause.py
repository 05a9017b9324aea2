"""What rules about zones say besides their main clause."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import ICE
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cards, Chosen, Install, Installable, play

define("Test Ice Crew", "corp", "operation", play(Install(Chosen(Installable(Cards(types=ICE, where="hq"))))))


@pytest.mark.rule("4.1.2b:2")
def test_4_1_2b_a_card_that_is_installed_for_what_it_is_is_not_revealed() -> None:
    game = scenario("corp:\n credits 5; hand: Test Ice Crew, Enigma\nturn: corp")
    game.corp.plays("Test Ice Crew")
    game.corp.chooses("HQ")
    assert game.ice("HQ") == ["Enigma"]
    assert game.revealed() == [] and not game.has_seen("runner", "Enigma")


@pytest.mark.rule("4.2.2b:2")
def test_4_2_2b_a_found_card_is_revealed_after_the_deck_was_shuffled() -> None:
    game = scenario("runner:\n credits 1; hand: Special Order; deck: Corroder, 5 any\nturn: runner")
    game.runner.plays("Special Order")
    game.runner.picks("Corroder")
    told = [kind for kind in game.log_kinds() if kind in ("shuffled", "revealed", "moved")]
    assert told.index("shuffled") < told.index("revealed")


@pytest.mark.rule("4.2.3:2")
def test_4_2_3_a_deck_is_shuffled_although_nothing_was_found() -> None:
    game = scenario("runner:\n credits 1; hand: Special Order; deck: 6 any\nturn: runner")
    game.runner.plays("Special Order")
    assert game.happened("shuffled") == 1
    game.expect(runner_hand=[])


@pytest.mark.rule("4.5.7b")
@pytest.mark.parametrize("seat", ["corp", "runner", None])
def test_4_5_7b_everybody_reads_every_card_of_the_heap_and_none_of_the_grip(seat: str | None) -> None:
    game = scenario("runner:\n heap: Diesel, Modded; hand: Corroder\nturn: corp")
    shown = str(game.game.view(seat))
    assert "Diesel" in shown and "Modded" in shown
    assert ("Corroder" in shown) == (seat == "runner")


@pytest.mark.rule("4.7.4d:2")
def test_4_7_4d_a_facedown_runner_card_is_not_unrezzed() -> None:
    game = scenario("runner:\n hand: Test Expose; rig: (Corroder)\nturn: runner")
    game.refuses("runner", "play Test Expose")  # no unrezzed card is there
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n hand: Test Expose; rig: (Corroder)\nturn: runner")
    game.runner.plays("Test Expose")
    assert game.revealed() == [] and game.happened("exposed") == 1
    assert game.has_seen("runner", "Enigma")


@pytest.mark.rule("4.7.7e:1")
def test_4_7_7e_the_identity_is_not_accessed_with_hq() -> None:
    game = scenario("corp: Jinteki: Personal Evolution\n hand:\nrunner:\n hand: 3 any\nrun: HQ, at 6.9.5g")
    assert game.accessed() == []
    game.expect(run=None)

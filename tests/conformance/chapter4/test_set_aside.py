"""4.7 and 4.8: cards that resolve in the play area, cards that are set aside, and what is in which server."""

from typing import Any

import pytest

from netrunner.rules.machine.terms import PROGRAM
from netrunner.testing import define, scenario
from netrunner.vocabulary import AddTo, Cards, ForEvent, Found, Gain, Search, play
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU

SEATS = ("corp", "runner", None)

define(
    "Hunch", "runner", "event",
    play(Search(Cards(types=PROGRAM, where="stack")), AddTo(Found(), "grip")), cost=0,
)  # fmt: skip
define("Second Opinion", "runner", "resource", When(ForEvent("searched", YOU), (Gain(1),), optional=True), cost=0)


def view(text: str, seat: str | None) -> dict[str, Any]:
    return scenario(text).game.view(seat)


@pytest.mark.rule("4.2.2")
@pytest.mark.rule("4.8.2")
@pytest.mark.rule("4.8.4")
def test_4_8_4_a_found_card_is_set_aside_facedown_while_the_search_completes() -> None:
    game = scenario("""
        runner:
          credits 0; hand: Hunch; deck: Corroder, Diesel, Modded; rig: Second Opinion
        turn: runner
    """)
    game.runner.plays("Hunch")
    game.runner.picks("Corroder")
    game.asks("runner", "react")  # the search and the shuffle are complete, and the found card waits
    found = game.card("Corroder")
    assert (found.zone, found.faceup, found.active) == ("set-aside", False, False)
    assert "Corroder" not in game.runner.deck
    for seat in ("corp", None):
        assert "Corroder" not in repr(game.game.view(seat))
    game.runner.passes()
    game.expect(runner_hand=["Corroder"])


@pytest.mark.rule("4.8.6:2")
@pytest.mark.rule("9.5.5:1")
def test_4_8_6_cards_that_were_hosted_facedown_are_set_aside_facedown() -> None:
    """9.5.5 sets what Bookmark hosts aside as it is, and Bookmark hosts facedown (the example under that rule)."""
    game = scenario("""
        runner: Armand "Geist" Walker: Tech Lord
          deck: 3 Sure Gamble; rig: Bookmark [(Corroder), (Diesel)], Second Thoughts Box
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Bookmark")
    game.asks("runner", "react")  # the cost is paid, and the ability has not resolved yet
    for title in ("Corroder", "Diesel"):
        assert (game.card(title).zone, game.card(title).faceup) == ("set-aside", False)
        assert title not in repr(game.game.view("corp"))
    game.runner.passes()
    game.expect(runner_hand=["Sure Gamble", "Corroder", "Diesel"])


define("Second Thoughts Box", "runner", "hardware", When(ForEvent("drew", YOU), (Gain(1),), optional=True), cost=0)


@pytest.mark.rule("4.7.4e")
@pytest.mark.rule("4.7.5d")
@pytest.mark.rule("1.8.3a:3")
def test_4_7_4e_an_event_is_faceup_and_active_in_the_play_area_while_it_resolves() -> None:
    game = scenario("runner:\n credits 0\n hand: Test Number\nturn: runner")
    game.runner.plays("Test Number")
    game.asks("runner", "choose-number")
    card = game.card("Test Number")
    assert (card.zone, card.faceup, card.active, card.installed, card.place) == ("play", True, True, False, "")
    game.runner.chooses(3)
    assert (card.zone, card.active) == ("heap", False)


@pytest.mark.rule("4.1.4:2")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.unsound("no card stays set aside between actions")
def test_4_1_4_faceup_cards_that_are_set_aside_are_seen_by_everybody(seat: str | None) -> None:
    assert "Modded" in repr(view("runner:\n set aside: Modded\nturn: corp", seat))


@pytest.mark.rule("4.7.7e:2")
@pytest.mark.rule("4.7.7f")
@pytest.mark.rule("4.7.7g")
def test_4_7_7e_to_g_the_cards_in_a_central_server_are_those_of_its_zone_and_are_not_installed() -> None:
    for server, zone in (("HQ", "hand"), ("R&D", "deck"), ("Archives", "archives")):
        jinteki = "corp: Jinteki: Personal Evolution\n"
        game = scenario(f"{jinteki} {zone}: Hedge Fund\nrun: {server}, at 6.9.5g")
        titles = [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "7.8.1"]
        assert titles == ["Hedge Fund"]
        assert not game.card("Hedge Fund").installed
        game = scenario(f"{jinteki} {zone}:\nrun: {server}, at 6.9.5g")
        assert game.happened("access") == 0  # the identity beside it is in no server
        assert game.card("Jinteki: Personal Evolution").server is None


@pytest.mark.rule("8.2.2a")
@pytest.mark.rule("4.7.8a:3")
def test_8_2_2a_the_runner_cannot_tell_the_type_of_an_unrezzed_card_in_a_remote_server() -> None:
    board = "corp:\n Server 1: ({})\nturn: runner"
    for seat in ("runner", None):
        seen = [view(board.format(title), seat) for title in ("Nisei MK II", "PAD Campaign", "Akitaro Watanabe")]
        assert seen[0] == seen[1] == seen[2]
    assert view(board.format("Nisei MK II"), "corp") != view(board.format("PAD Campaign"), "corp")


@pytest.mark.rule("4.7.9b:2")
def test_4_7_9b_a_single_piece_of_ice_is_the_innermost_and_the_outermost() -> None:
    """Pawn is hosted on the outermost ice (11.2.18) and moves inward; from the innermost ice it cannot."""
    text = "corp:\n HQ: ice {}\nrunner:\n rig: Pawn, Test Program\nturn: runner"
    game = scenario(text.format("(Enigma), (Hunter)"))
    game.runner.uses("Pawn")
    assert game.card("Pawn").host == "Hunter"
    game = scenario(text.format("(Enigma)"))
    game.runner.uses("Pawn")
    assert game.card("Pawn").host == "Enigma"

"""What rules of the first chapter say besides their main clause."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.cards.library import definition
from netrunner.rules.concepts.setup import Setup, new_state
from netrunner.rules.machine.kernel import advance
from netrunner.rules.machine.terms import FORCED, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    All,
    Cards,
    ChooseUpTo,
    Chosen,
    ForEvent,
    Gain,
    Reveal,
    play,
    whenever,
)
from netrunner.vocabulary.base import YOU, Fixed
from netrunner.vocabulary.identities import AtSetup

define("Test Applause", "runner", "resource", whenever(ForEvent("played", player=YOU), Gain(1)))
define("Test Slow Starter", "corp", "identity", AtSetup(ChooseUpTo("n", Fixed(2)), Gain(1)))
define("Test Other Starter", "runner", "identity", AtSetup(ChooseUpTo("n", Fixed(2)), Gain(1)))
define(  # shows all of HQ, puts one card of it below R&D, and goes on
    "Test Short Glimpse", "corp", "operation",
    play(
        Reveal(All(Cards(where="hq"))), AddTo(Chosen(Cards(where="hq")), "rnd", top=False),
        ChooseUpTo("n", Fixed(1)), Gain(1),
    ),
)  # fmt: skip


@pytest.mark.rule("1.2.5:4")
def test_1_2_5_what_another_ability_would_do_is_no_reason_to_play_a_card() -> None:
    game = scenario("runner:\n deck:\n hand: Diesel, Sure Gamble\n rig: Test Applause\nturn: runner")
    game.refuses("runner", "play Diesel")  # nothing can be drawn, although the resource would pay for it
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=10)


@pytest.mark.rule("1.8.3c:2")
def test_1_8_3c_an_operation_is_active_while_it_resolves() -> None:
    game = scenario("corp:\n credits 0\n hand: Archived Memories\n archives: Enigma, Snare!\nturn: corp")
    game.corp.plays("Archived Memories")
    card = game.card("Archived Memories")
    assert (card.zone, card.faceup, card.active, card.installed) == ("play", True, True, False)


@pytest.mark.rule("1.9.2:2")
def test_1_9_2_what_is_in_the_bank_pays_for_nothing() -> None:
    game = scenario("runner:\n credits 0\n hand: Test Hardware\nturn: runner")
    game.refuses("runner", "install Test Hardware")


@pytest.mark.rule("1.9.5j:2")
def test_1_9_5j_a_condition_counter_does_nothing_once_its_host_is_gone() -> None:
    game = scenario("runner:\n rig: Fall Guy [MCA Informant]\nturn: runner, at 5.7.1e")
    assert game.runner.tagged
    game.runner.uses("Fall Guy")
    assert not game.runner.tagged
    game.expect(corp_archives=["MCA Informant"])


@pytest.mark.rule("1.13.2b:2")
def test_1_13_2b_an_agenda_in_the_runners_score_area_is_the_runners_to_pay_with() -> None:
    game = scenario("""
        corp:
          HQ: ice (Archer)
        runner:
          credits 0; score: Hostile Takeover; rig: Data Dealer
        turn: runner
    """)
    game.runner.uses("Data Dealer")
    game.expect(runner_credits=9, runner_score=[])


@pytest.mark.rule("1.16.5:3")
@pytest.mark.rule("4.6.1:1")
def test_1_16_5_a_stolen_agenda_is_uninstalled_and_its_tokens_return() -> None:
    game = scenario("corp:\n Server 1: (Nisei MK II {advancement 3})\nrun: Server 1, at 6.9.5g")
    card = game.card("Nisei MK II")
    game.expect(runner_score=["Nisei MK II"])
    assert (card.installed, card.advancement) == (False, 0)


@pytest.mark.rule("1.17.1a:2")
def test_1_17_1a_moving_a_token_is_not_advancing() -> None:
    game = scenario("""
        corp:
          credits 1; hand: Trick of Light
          Server 1: Oaktown Renovation
          Server 2: (Test Advanceable Asset {advancement 2})
        turn: corp
    """)
    game.corp.plays("Trick of Light")
    game.corp.picks("Oaktown Renovation")
    game.corp.chooses(2)
    assert game.card("Oaktown Renovation").advancement == 2
    game.expect(corp_credits=0)
    assert game.happened("advanced") == 0


@pytest.mark.rule("1.17.2:4")
def test_1_17_2_a_card_is_advanced_beyond_its_requirement() -> None:
    game = scenario("corp:\n credits 2; Server 1: (Hostile Takeover {advancement 30})\nturn: corp, at 5.6.2b")
    game.corp.advances("Hostile Takeover")
    assert game.card("Hostile Takeover").advancement == 31


@pytest.mark.rule("1.20.6:3")
def test_1_20_6_a_revealed_card_that_moves_is_hidden_before_the_ability_is_over() -> None:
    game = scenario("corp:\n credits 0\n hand: Test Short Glimpse, Snare!, Enigma\n deck: 3 any\nturn: corp")
    game.corp.plays("Test Short Glimpse")
    game.corp.picks("Snare!")
    game.asks("corp", "choose-number")
    state = game.game.state
    seen = [state.visibility(state.cards[game.card(title).id]) >> RUNNER & 1 for title in ("Snare!", "Enigma")]
    assert seen == [0, 1] and game.corp.deck[-1] == "Snare!"


@pytest.mark.rule("1.6.2:2")
def test_1_6_2_the_corps_setup_comes_before_the_runners() -> None:
    corp, runner = definition("Test Slow Starter"), definition("Test Other Starter")
    s = new_state(corp, [definition("Hedge Fund")] * 9, runner, [definition("Sure Gamble")] * 9, 1, FORCED)
    s.push(Setup())
    advance(s)
    game = Game(s)
    for side in ("corp", "runner"):
        assert game.decision is not None and (game.decision.side, game.decision.kind) == (side, "choose-number")
        game.choose(game.decision.options[0])
    assert game.decision is not None and game.decision.kind == "mulligan"

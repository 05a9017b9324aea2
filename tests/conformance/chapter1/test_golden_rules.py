"""1.2: the golden rules."""

import pytest

from netrunner.rules.machine.terms import A_DRAW, A_GAIN_CREDITS, CORP, F_TAGS, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Both,
    Cannot,
    Cards,
    Chosen,
    Draw,
    ForEvent,
    Gain,
    Prevent,
    RemoveTags,
    Trash,
    TrashThis,
    Until,
    interrupt,
    paid,
    play,
    sub,
    whenever,
)
from netrunner.vocabulary.base import YOU

define("Stillness", "corp", "ice", sub(Until(Cannot(A_DRAW, RUNNER), "turn")), cost=1, strength=1)
define("Bookkeeping", "runner", "event", play(Both(Gain(2), Draw(1))))
define("Austerity", "corp", "asset", Cannot(A_GAIN_CREDITS, RUNNER), trash=3)
define("Fire Sale", "corp", "operation", play(Trash(Chosen(Cards(side=CORP, rezzed=True), 99, up_to=True))), cost=1)
define("Paperwork", "runner", "resource", paid(TrashThis(), RemoveTags(1)), interrupt(TrashThis(), Prevent(F_TAGS, 1)))
define("Trash Reader", "runner", "resource", whenever(ForEvent("trashed", YOU, Cards()), Draw(1)))


@pytest.mark.rule("1.2.1")
def test_1_2_1_the_text_of_a_card_takes_precedence_over_the_rules() -> None:
    # By 8.1.2a the rez cost must be paid, and Archer's additional cost with it; the agenda says otherwise.
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Archer)
          Server 1: (Priority Requisition {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Priority Requisition")
    game.corp.triggers("Priority Requisition")
    assert game.card("Archer").rezzed
    game.expect(corp_score=["Priority Requisition"], corp_credits=0)


@pytest.mark.rule("1.2.2a")
def test_1_2_2a_an_ability_of_which_everything_is_forbidden_cannot_be_used() -> None:
    game = scenario("""
        corp:
          HQ: ice Stillness
          hand: Hedge Fund
        runner:
          hand: Diesel, Bookkeeping
          deck: 5 any
        turn: runner
    """)
    game.offers("runner", "play Diesel")
    game.runner.runs("HQ")
    game.runner.continues()
    game.refuses("runner", "play Diesel")
    game.refuses("runner", "draw")
    game.offers("runner", "play Bookkeeping")


@pytest.mark.rule("1.2.2b")
def test_1_2_2b_of_an_ability_that_is_forbidden_in_part_the_rest_is_carried_out() -> None:
    game = scenario("""
        corp:
          HQ: ice Stillness
          hand: Hedge Fund
        runner:
          credits 5
          hand: Bookkeeping
          deck: 5 any
        run: HQ, encountering ice 1
    """)
    game.runner.continues()
    game.runner.plays("Bookkeeping")
    game.expect(runner_credits=7, runner_hand=[], runner_deck=5)


@pytest.mark.rule("1.2.2:1")
def test_1_2_2_cannot_beats_what_an_ability_directs() -> None:
    game = scenario("""
        corp:
          Server 1: Austerity
        runner:
          credits 5
          hand: Bookkeeping, Sure Gamble
          deck: 2 any
        turn: runner
    """)
    game.refuses("runner", "play Sure Gamble")
    game.refuses("runner", "gain")
    game.runner.plays("Bookkeeping")
    game.expect(runner_credits=5, runner_hand=["Sure Gamble", "Sure Gamble"])


@pytest.mark.rule("1.2.4:1,2")
def test_1_2_4_as_much_of_an_instruction_as_possible_is_carried_out() -> None:
    game = scenario("""
        runner:
          hand: Diesel
          deck: Modded, Tinkering
        turn: runner
    """)
    game.runner.plays("Diesel")
    game.expect(runner_hand=["Modded", "Tinkering"], runner_deck=[], winner=None)


@pytest.mark.rule("1.2.5:1")
def test_1_2_5_an_operation_that_could_not_change_anything_is_not_played() -> None:
    game = scenario("""
        corp:
          hand: Fire Sale
          HQ: ice (Enigma)
        turn: corp
    """)
    game.asks("corp", "action")
    game.refuses("corp", "play Fire Sale")


@pytest.mark.rule("1.2.5:2")
def test_1_2_5_it_is_enough_that_something_could_change() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Fire Sale
          HQ: ice Enigma
        turn: corp
    """)
    game.corp.plays("Fire Sale")
    game.corp.done()  # no card at all
    game.expect(corp_credits=4, corp_clicks=2, corp_archives=["Fire Sale"])
    assert game.card("Enigma").rezzed


@pytest.mark.rule("1.2.5:3")
def test_1_2_5_the_consequences_of_paying_the_cost_do_not_count() -> None:
    # Trashing Paperwork would draw a card with Trash Reader, but Paperwork itself can remove nothing and avoid nothing.
    game = scenario("""
        runner:
          deck: 3 any
          rig: Paperwork, Trash Reader
        turn: runner
    """)
    game.asks("runner", "action")
    game.refuses("runner", "use Paperwork")
    game = scenario("""
        runner:
          tags 1
          deck: 3 any
          rig: Paperwork, Trash Reader
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Paperwork", ability=1)
    game.expect(tags=0, runner_hand=1, runner_heap=["Paperwork"])


@pytest.mark.rule("1.2.5:1")
def test_1_2_5_nothing_can_be_arranged_in_an_empty_deck() -> None:
    game = scenario("""
        corp:
          hand: Precognition
          deck:
        turn: corp
    """)
    game.asks("corp", "action")
    game.refuses("corp", "play Precognition")

"""1.9, 1.13, 2.15, 2.16: tokens without end, what inactive cards are, and what lacks a subtype."""

import pytest

from netrunner.rules.machine.terms import ICE, PROGRAM, VIRUS
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    Cards,
    Chosen,
    Found,
    Gain,
    HostedCounters,
    Search,
    Trash,
    paid,
    play,
)

define("Seek Virus", "runner", "event",
    play(Search(Cards(subtypes="virus", where="stack")), AddTo(Found(), "grip")),
)  # fmt: skip
define("Spare The Viruses", "runner", "event",
    play(Trash(Chosen(Cards(types=PROGRAM, without="virus")))),
)  # fmt: skip
define("Trash Unseen Ice", "runner", "event",
    play(Trash(Chosen(Cards(types=ICE, subtypes="barrier")))),
)  # fmt: skip
define("Virus Mill", "runner", "program", paid(HostedCounters(VIRUS), Gain(1)), memory=0, subtypes="virus")


@pytest.mark.rule("1.9.2:1")
def test_1_9_2_the_bank_never_runs_out() -> None:
    game = scenario("corp:\n credits 5000\n hand: Hedge Fund\nrunner:\n rig: Test Virus {virus 500}\nturn: corp")
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=5004)
    game = scenario("corp:\n deck: 3 any\nrunner:\n rig: Test Virus {virus 500}\nturn: runner, at 5.7.1a")
    assert game.card("Test Virus").virus == 501


@pytest.mark.rule("1.9.5g")
def test_1_9_5g_purging_removes_virus_counters_and_no_others() -> None:
    game = scenario("runner:\n rig: Datasucker {virus 4}, Test Power {power 2}\nturn: corp")
    game.corp.purges()
    assert (game.card("Datasucker").virus, game.card("Test Power").power) == (0, 2)


@pytest.mark.rule("1.13.2f")
def test_1_13_2f_counters_are_spent_by_the_player_whose_card_hosts_them() -> None:
    game = scenario("runner:\n rig: Virus Mill {virus 1}, Datasucker {virus 3}\nturn: runner, at 5.7.1e")
    game.runner.uses("Virus Mill")
    game.refuses("runner", "use Virus Mill")  # the counters of Datasucker are on another card
    game.expect(runner_credits=6)
    game = scenario("runner:\n rig: Virus Mill {virus 1}\nturn: corp, at 5.6.2a", mode="full")
    game.refuses("corp", "use Virus Mill")


@pytest.mark.rule("2.15.3:1")
@pytest.mark.rule("2.16.4:1")
@pytest.mark.rule("1.8.4b:1")
def test_2_15_3_and_2_16_4_a_card_in_a_deck_has_its_type_and_its_subtypes() -> None:
    game = scenario("runner:\n hand: Seek Virus\n deck: Corroder, Datasucker, Diesel\nturn: runner")
    game.runner.plays("Seek Virus")
    game.offers("runner", "pick Datasucker")
    game.refuses("runner", "pick Corroder")
    game.runner.picks("Datasucker")
    game.expect(runner_hand=["Datasucker"])


@pytest.mark.rule("2.16.4:1")
def test_2_16_4_unrezzed_ice_has_its_subtypes() -> None:
    game = scenario("corp:\n HQ: ice (Wall of Static), (Enigma)\nrunner:\n hand: Trash Unseen Ice\nturn: runner")
    game.runner.plays("Trash Unseen Ice")
    game.expect(corp_archives=["Wall of Static"])


@pytest.mark.rule("2.16.3")
def test_2_16_3_a_card_that_has_the_subtype_is_not_meant_whatever_else_it_has() -> None:
    game = scenario("runner:\n hand: Spare The Viruses\n rig: Crypsis, Datasucker, Corroder, Mimic\nturn: runner")
    game.runner.plays("Spare The Viruses")
    assert game.options("runner") == ["pick Corroder", "pick Mimic"]  # Crypsis is an icebreaker, and a virus
    game.runner.picks("Mimic")
    game.expect(runner_heap=["Spare The Viruses", "Mimic"])


@pytest.mark.rule("10.3.1:1")
def test_10_3_1_the_steps_of_a_checkpoint_come_in_order() -> None:
    """The seventh point wins (c) before an agenda's reaction, which became pending in (a), can resolve."""
    game = scenario("""
        corp: Jinteki: Personal Evolution
          Server 1: (Nisei MK II)
        runner:
          hand: Diesel
          score: Priority Requisition, Nisei MK II
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(winner="runner", runner_hand=["Diesel"])

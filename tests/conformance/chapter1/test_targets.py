"""1.14: targets."""

import pytest

from netrunner.rules.machine.terms import CREDIT, F_TRASH, HARDWARE, ICE, PROGRAM, RESOURCE, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    Both,
    Cards,
    Chosen,
    Delayed,
    Derez,
    ForEvent,
    Gain,
    Install,
    Its,
    Named,
    Place,
    SwapCards,
    TopOf,
    Trash,
    Would,
    play,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import Fixed
from netrunner.vocabulary.flow import ChooseUpTo
from netrunner.vocabulary.into_play import Installable

PROGRAMS = Cards(types=PROGRAM)
define(
    "Colossal", "corp", "ice",
    sub(Both(Trash(Chosen(PROGRAMS)), Trash(Chosen(Cards(types=RESOURCE), as_="resource")))),
    cost=1, strength=9,
)  # fmt: skip
define("Shave", "corp", "operation", play(Trash(TopOf(RUNNER))))
REZZED_ICE = Cards(types=ICE, rezzed=True)
define("Demolition", "runner", "event", play(Trash(Chosen(REZZED_ICE))), cost=0)
define(
    "Cover", "corp", "asset", When(Would(F_TRASH), (Derez(Chosen(REZZED_ICE)),), optional=True, interrupt=True), trash=2
)
define(
    "Call Back",
    "corp",
    "asset",
    When(Would(F_TRASH), (AddTo(Chosen(REZZED_ICE), "hq"),), optional=True, interrupt=True),
    trash=2,
)
define("Triple Cut", "corp", "operation", play(Trash(Chosen(PROGRAMS, 3))))
define("Trim", "corp", "operation", play(Trash(Chosen(PROGRAMS))))
define("Ballast", "runner", "event", play(ChooseUpTo("n", Fixed(2)), Gain(Named("n"))))
define("Mark Then Trash", "corp", "operation", play(Place(CREDIT, 1, Chosen(PROGRAMS)), Trash(Its())))
define(
    "Reflex",
    "runner",
    "resource",
    whenever(ForEvent("counters-placed", cards=PROGRAMS), AddTo(Chosen(PROGRAMS), "grip")),
    cost=0,
)
define(
    "Loaner", "runner", "event",
    play(
        Install(Chosen(Installable(Cards(types=PROGRAM, where="grip"), ignore_costs=True)), ignore_costs=True),
        Delayed(when(ForEvent("turn-ends"), AddTo(Its(), "stack"))),
    ),
)  # fmt: skip


@pytest.mark.rule("1.14.1")
def test_1_14_1_one_instruction_can_have_several_targets() -> None:
    game = scenario("""
        corp:
          HQ: ice Colossal
        runner:
          rig: Corroder, Mimic, Wyldside, Decoy
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.picks("Mimic")
    assert game.runner.heap == []  # all targets are announced before anything happens
    game.corp.picks("Wyldside")
    game.expect(runner_heap=["Mimic", "Wyldside"], runner_rig=["Corroder", "Decoy"])


@pytest.mark.rule("1.14.2:1")
def test_1_14_2_two_targets_under_one_name_are_refused_when_a_card_is_written() -> None:
    with pytest.raises(ValueError, match="different names"):
        Both(Trash(Chosen(PROGRAMS)), Trash(Chosen(Cards(types=HARDWARE))))
    with pytest.raises(ValueError, match="different names"):
        SwapCards(Chosen(Cards(types=ICE)), Chosen(Cards(types=ICE)))


@pytest.mark.rule("1.14.1b:2")
def test_1_14_1b_numbers_are_no_targets_and_are_chosen_as_the_instruction_resolves() -> None:
    game = scenario("runner:\n credits 5\n hand: Ballast\nturn: runner")
    game.runner.plays("Ballast")
    game.asks("runner", "choose-number")
    game.runner.chooses(2)
    game.expect(runner_credits=7)


@pytest.mark.rule("1.14.2:2")
@pytest.mark.rule("9.3.4b")
@pytest.mark.rule("9.1.1e")
def test_1_14_2_targets_are_announced_before_interrupts_are_used() -> None:
    game = scenario("""
        corp:
          hand: Trim
        runner:
          rig: Corroder, Mimic, Sacrificial Construct
        turn: corp
    """)
    game.corp.plays("Trim")
    game.asks("corp", "target", "1.14.2")
    game.corp.picks("Mimic")
    game.asks("runner", "interrupt", "9.2.9d")
    game.runner.passes()
    game.expect(runner_heap=["Mimic"])


@pytest.mark.rule("1.14.2c")
def test_1_14_2c_only_cards_in_the_play_area_are_targets() -> None:
    game = scenario("""
        corp:
          hand: Trim
        runner:
          hand: Ninja
          heap: Pipeline
          rig: Corroder, Mimic
        turn: corp
    """)
    game.corp.plays("Trim")
    assert game.options("corp") == ["pick Corroder", "pick Mimic"]


@pytest.mark.rule("1.14.2c")
def test_1_14_2c_a_construct_saves_installed_cards_only() -> None:
    game = scenario("""
        corp:
          hand: Shave
        runner:
          deck: Corroder, Mimic
          rig: Sacrificial Construct
        turn: corp
    """)
    game.corp.plays("Shave")
    game.asks("corp", "action")  # the Runner was not asked
    game.expect(runner_heap=["Corroder"])


@pytest.mark.rule("1.14.2e:2")
def test_1_14_2e_with_too_few_targets_as_many_as_possible_are_chosen() -> None:
    game = scenario("""
        corp:
          hand: Triple Cut
        runner:
          rig: Corroder, Mimic, Wyldside
        turn: corp
    """)
    game.corp.plays("Triple Cut")
    game.corp.picks("Corroder")  # the other program follows by itself
    game.expect(runner_heap=["Corroder", "Mimic"], runner_rig=["Wyldside"])


@pytest.mark.rule("1.14.2e:1")
def test_1_14_2e_a_card_is_chosen_only_once_for_an_announcement() -> None:
    game = scenario("""
        corp:
          hand: Triple Cut
        runner:
          rig: Corroder, Mimic, Yog.0, Crypsis
        turn: corp
    """)
    game.corp.plays("Triple Cut")
    game.corp.picks("Crypsis")
    assert "pick Crypsis" not in game.options("corp")
    game.corp.picks("Mimic", "Yog.0")
    game.expect(runner_heap=["Crypsis", "Mimic", "Yog.0"])


@pytest.mark.rule("1.14.4")
def test_1_14_4_later_instructions_act_on_the_target_without_choosing_again() -> None:
    game = scenario("""
        corp:
          hand: Mark Then Trash
        runner:
          rig: Corroder, Mimic
        turn: corp
    """)
    game.corp.plays("Mark Then Trash")
    game.corp.picks("Mimic")
    game.expect(runner_heap=["Mimic"], runner_rig=["Corroder"])
    assert game.happened("counters-placed") == 1


@pytest.mark.rule("1.14.4a:1")
def test_1_14_4a_a_target_that_another_ability_moved_is_lost_to_the_rest_of_the_ability() -> None:
    game = scenario("""
        corp:
          hand: Mark Then Trash
        runner:
          rig: Corroder, Mimic, Reflex
        turn: corp
    """)
    game.corp.plays("Mark Then Trash")
    game.corp.picks("Mimic")
    game.runner.picks("Mimic")  # Reflex takes it back before it is trashed
    game.expect(runner_hand=["Mimic"], runner_heap=[], runner_rig=["Corroder", "Reflex"])


@pytest.mark.rule("1.14.4a:2")
def test_1_14_4a_a_delayed_ability_finds_its_card_only_while_it_stays_installed() -> None:
    text = """
        corp:
          deck: 3 any
          Server 1: Test Asset
        runner:
          clicks 1
          hand: Loaner, Corroder
          deck: Modded
          rig: Test Sacrifice
        turn: runner
    """
    game = scenario(text)
    game.runner.plays("Loaner")
    game.pass_windows()
    game.expect(turn="corp", runner_deck=["Corroder", "Modded"])
    game = scenario(text.replace("clicks 1", "clicks 2"))
    game.runner.plays("Loaner")
    game.runner.uses("Test Sacrifice")
    game.runner.takes_credit()
    game.expect(turn="corp", runner_deck=["Modded"], runner_heap=["Loaner", "Test Sacrifice", "Corroder"])


@pytest.mark.rule("1.14.3:2,3")
def test_1_14_3_a_target_that_no_longer_meets_the_requirements_is_not_acted_on() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Hunter
          Server 1: Cover
        runner:
          hand: Demolition
        turn: runner
    """)
    game.runner.plays("Demolition")
    game.runner.picks("Enigma")
    game.corp.triggers("Cover")
    game.corp.picks("Enigma")  # it is derezzed, and the event trashes a rezzed piece of ice
    game.expect(corp_archives=[])
    assert not game.card("Enigma").rezzed


@pytest.mark.rule("1.14.3:1,3")
def test_1_14_3_a_target_that_left_is_not_acted_on() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Hunter
          Server 1: Call Back
        runner:
          hand: Demolition
        turn: runner
    """)
    game.runner.plays("Demolition")
    game.runner.picks("Enigma")
    game.corp.triggers("Call Back")
    game.corp.picks("Enigma")
    game.expect(corp_archives=[], corp_hand=["Enigma"])


@pytest.mark.rule("1.14.2f")
def test_1_14_2f_no_other_target_is_chosen_afterwards() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Hunter
          Server 1: Call Back
        runner:
          hand: Demolition
        turn: runner
    """)
    game.runner.plays("Demolition")
    game.runner.picks("Enigma")
    game.corp.triggers("Call Back")
    game.corp.picks("Enigma")
    game.asks("runner", "action")
    assert game.card("Hunter").rezzed


@pytest.mark.rule("1.14.2b:1,2")
def test_1_14_2b_only_valid_targets_can_be_chosen() -> None:
    game = scenario("corp:\n HQ: ice Enigma, (Hunter), Ice Wall\nrunner:\n hand: Demolition\nturn: runner")
    game.runner.plays("Demolition")
    assert game.options("runner") == ["pick Enigma [HQ ice 1]", "pick Ice Wall [HQ ice 3]"]


@pytest.mark.rule("1.14.2a")
def test_1_14_2a_announcing_a_card_does_not_turn_it() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
        runner:
          hand: Forged Activation Orders
        turn: runner
    """)
    game.runner.plays("Forged Activation Orders")
    game.runner.picks("Enigma")
    game.asks("corp", "choose-effect")
    assert not game.card("Enigma").faceup

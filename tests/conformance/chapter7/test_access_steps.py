"""Chapters 7.6 to 7.8: the steps of accessing a set of cards and of accessing one card."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_ACCESS, A_STEAL, A_TRASH, AGENDA, RUNNER, SERVER_HQ
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    Accessed,
    AccessMore,
    AdditionalStealCost,
    AddTo,
    Cannot,
    Cards,
    EndRun,
    ForEvent,
    Gain,
    PreventTrash,
    This,
    Trash,
    Until,
    interrupt,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import while_accessing
from netrunner.vocabulary.cards import AccessedCard

define("Deep Look", "runner", "resource", whenever(ForEvent("access-cards"), Until(AccessMore(1, SERVER_HQ), "access")))
define("Alarm", "corp", "asset", whenever(ForEvent("access-cards"), EndRun()), cost=0)
define("Siren", "corp", "asset", whenever(ForEvent("access-cards"), Gain(1)), cost=0)
define("Lawyer", "corp", "upgrade", Cannot(A_STEAL, this_server=True), cost=0)
define("Safe", "corp", "upgrade", Cannot(A_TRASH, RUNNER, this_server=True), cost=0)
define("Veil", "corp", "asset", Cannot(A_ACCESS, cards=Cards(title="Enigma", where="rnd")), cost=0)
define("Slippery", "corp", "asset", when(Accessed(), AddTo(This(), "rnd")), cost=0, trash=0)
define("Trapdoor", "corp", "asset", when(Accessed(), EndRun()), cost=0, trash=0)
define("Chatty", "corp", "asset", when(Accessed(), Gain(1)), cost=0, trash=0)
define("Test Torch", "runner", "resource", while_accessing(Trash(AccessedCard())))
define("Afterthought", "runner", "resource", whenever(ForEvent("accessed"), Gain(1)))
define("Fire Brigade", "corp", "asset", interrupt(0, PreventTrash(Cards(types=AGENDA))), cost=0)
define("Guarded Plan", "corp", "agenda", AdditionalStealCost(3), requirement=3, points=2)
define("Trick Plan", "corp", "agenda", when(Accessed(), Gain(2)), requirement=3, points=2)

_TOLD = ("access-cards", "turned-face", "access", "triggered", "trashed", "stolen", "accessed", "run-ends")


def accessed(game: Scenario) -> list[str]:
    """The titles of the cards that were accessed, in order."""
    return [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "7.8.1"]


def told(game: Scenario) -> list[str]:
    """What happened, as far as it belongs to the access."""
    return [k for k in game.log_kinds() if k in _TOLD]


@pytest.mark.rule("7.6.1")
@pytest.mark.rule("7.6.2")
@pytest.mark.rule("7.6.3")
def test_7_6_1_whenever_you_access_cards_abilities_resolve_before_the_number_is_determined() -> None:
    game = scenario("""
        corp:
          deck: 5 Enigma
        runner:
          rig: Medium {virus 2}
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.triggers("Medium")  # the run itself placed a third counter
    game.runner.chooses(2)
    assert accessed(game) == ["Enigma"] * 3


@pytest.mark.rule("7.6.1")
@pytest.mark.rule("7.6.7")
@pytest.mark.rule("9.2.2c")
def test_7_6_1_an_effect_for_this_access_ends_with_it() -> None:
    game = scenario("""
        corp:
          hand: 5 Enigma
        runner:
          rig: Deep Look
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert len(accessed(game)) == 2
    game.runner.runs("HQ")
    game.runner.continues()
    assert len(accessed(game)) == 4


@pytest.mark.rule("7.6.1")
def test_7_6_1_a_run_ended_as_the_access_begins_leaves_other_abilities_unresolved() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          Server 1: cards Alarm
          Server 2: cards Siren
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Alarm")
    game.expect(run=None, corp_credits=5)
    assert accessed(game) == []


@pytest.mark.rule("7.6.4")
def test_7_6_4_archives_is_turned_faceup_before_the_first_card_is_accessed() -> None:
    game = scenario("corp:\n archives: (Enigma)\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    assert told(game) == ["access-cards", "turned-face", "access", "accessed", "run-ends"]


@pytest.mark.rule("7.6.5:1")
@pytest.mark.rule("7.6.6")
@pytest.mark.rule("7.7.1")
def test_7_7_1_one_card_after_the_other_is_accessed_and_fully_resolved() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Chatty), (Test Upgrade)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("Server 1 card 1")
    game.expect(corp_credits=6)
    game.runner.trashes("Chatty")
    game.runner.declines()
    assert told(game) == [
        "access-cards",
        "access", "triggered", "trashed", "accessed",
        "access", "accessed",
        "run-ends",
    ]  # fmt: skip


@pytest.mark.rule("7.6.5:2")
def test_7_6_5_a_card_that_cannot_be_accessed_is_not_accessed() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Shadow
          Server 1: cards Veil
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    assert "Enigma" not in accessed(game)
    game.expect(run=None, corp_deck=["Enigma", "Hunter", "Shadow"])


@pytest.mark.rule("7.6.7")
def test_7_6_7_when_no_access_is_left_the_access_is_complete() -> None:
    game = scenario("corp:\n hand: 3 Enigma\nturn: runner", mode="full")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.asks("runner", "access-next", "7.6.5")
    game.runner.accesses("HQ")
    game.asks("runner", "window", "5.7.1e")


@pytest.mark.rule("7.7.2:1")
@pytest.mark.rule("7.8.3")
def test_7_7_2_the_runner_may_pay_the_trash_cost() -> None:
    text = """
        corp:
          hand: PAD Campaign
        runner:
          credits {}
        turn: runner
    """
    game = scenario(text.format(4))
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "trash-accessed", "7.8.3")
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=0, corp_archives=["PAD Campaign"], corp_hand=[])
    assert game.card("PAD Campaign").faceup
    game = scenario(text.format(3))
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(run=None, corp_hand=["PAD Campaign"])


@pytest.mark.rule("7.7.2:1")
def test_7_7_2_a_card_without_a_trash_cost_cannot_be_trashed_for_one() -> None:
    game = scenario("corp:\n hand: Enigma\nrunner:\n credits 20\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "action")
    game.expect(corp_hand=["Enigma"])


@pytest.mark.rule("7.7.2:2,3")
def test_7_7_2_an_ability_can_trash_an_accessed_card_that_has_no_trash_cost() -> None:
    game = scenario("corp:\n hand: Enigma\nrunner:\n rig: Test Torch\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "trash-accessed", "7.8.3")
    game.runner.uses("Test Torch")
    game.expect(corp_archives=["Enigma"], corp_hand=[])


@pytest.mark.rule("7.7.2:2")
def test_7_7_2_demolition_run_trashes_what_it_accesses() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma
        runner:
          hand: Demolition Run
        turn: runner
    """)
    game.runner.plays("Demolition Run")
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.uses("Demolition Run")
    game.expect(corp_archives=["Hedge Fund"], corp_deck=["Enigma"])


@pytest.mark.rule("7.7.2:1")
def test_7_7_2_a_card_can_protect_its_server_against_trashing() -> None:
    text = """
        corp:
          hand: PAD Campaign
          {}: root Safe
        turn: runner
    """
    game = scenario(text.format("R&D"))
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "trash-accessed")
    game = scenario(text.format("HQ"))
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("HQ")
    game.expect(run=None, corp_hand=["PAD Campaign"])


@pytest.mark.rule("7.7.2a:1")
def test_7_7_2a_cards_in_archives_cannot_be_trashed() -> None:
    game = scenario("""
        corp:
          archives: PAD Campaign
        runner:
          credits 20
          rig: Test Torch
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.asks("runner", "action")
    assert accessed(game) == ["PAD Campaign"]
    assert game.happened("trashed") == 0


@pytest.mark.rule("7.7.2b")
def test_7_7_2b_an_agenda_that_was_trashed_by_an_ability_cannot_be_stolen() -> None:
    game = scenario("corp:\n hand: Test Agenda\nrunner:\n rig: Test Torch\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.uses("Test Torch")
    game.expect(corp_archives=["Test Agenda"], runner_score=[])
    assert game.happened("stolen") == 0


@pytest.mark.rule("7.7.2b")
def test_7_7_2b_an_agenda_cannot_be_stolen_after_an_attempt_to_trash_it() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Test Agenda)
          Server 2: cards Fire Brigade
        runner:
          rig: Test Torch
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.uses("Test Torch")
    game.corp.uses("Fire Brigade")
    game.expect(corp_archives=[], runner_score=[], run=None)
    assert game.root("Server 1") == ["Test Agenda"]


@pytest.mark.rule("7.7.2b")
def test_7_7_2b_an_agenda_that_was_not_trashed_is_stolen() -> None:
    game = scenario("corp:\n hand: Test Agenda\nrunner:\n rig: Test Torch\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_score=["Test Agenda"], runner_points=2)


@pytest.mark.rule("7.7.3:1")
@pytest.mark.rule("7.8.4")
def test_7_7_3_an_accessed_agenda_must_be_stolen() -> None:
    game = scenario("corp:\n hand: Test Agenda\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Test Agenda"], corp_hand=[], run=None)


@pytest.mark.rule("7.7.3:2")
def test_7_7_3_an_agenda_with_an_additional_cost_may_be_left() -> None:
    text = """
        corp:
          hand: Guarded Plan
        runner:
          credits {}
        turn: runner
    """
    game = scenario(text.format(3))
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "steal")
    game.runner.declines()
    game.expect(runner_score=[], corp_hand=["Guarded Plan"], runner_credits=3)
    game = scenario(text.format(3))
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.steals("Guarded Plan")
    game.expect(runner_score=["Guarded Plan"], runner_credits=0)
    game = scenario(text.format(2))
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=[], corp_hand=["Guarded Plan"], runner_credits=2)


@pytest.mark.rule("7.7.3:1")
def test_7_7_3_red_herrings_raise_the_price_of_agendas_in_their_server() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Test Agenda), Red Herrings
        runner:
          credits 5
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accesses("Server 1 card 1")
    game.runner.steals("Test Agenda")
    game.expect(runner_score=["Test Agenda"], runner_credits=0)


@pytest.mark.rule("7.7.3:1")
@pytest.mark.parametrize(("place", "stolen"), [("HQ", 0), ("R&D", 1)])
def test_7_7_3_a_card_can_forbid_stealing_what_is_accessed_from_its_server(place: str, stolen: int) -> None:
    game = scenario(f"""
        corp:
          hand: Test Agenda
          {place}: root Lawyer
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    if place == "HQ":
        game.runner.accesses("HQ")
    game.expect(runner_score=stolen, run=None)


@pytest.mark.rule("7.7.4:1")
def test_7_7_4_a_card_that_was_neither_stolen_nor_trashed_stays_where_it_is() -> None:
    game = scenario("""
        corp:
          Server 1: cards (PAD Campaign)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.runner.declines()
    assert game.root("Server 1") == ["PAD Campaign"]
    assert not game.card("PAD Campaign").rezzed


@pytest.mark.rule("7.8.1")
@pytest.mark.rule("7.8.2")
def test_7_8_1_when_accessed_abilities_resolve_before_the_runner_may_trash_or_steal() -> None:
    game = scenario("corp:\n hand: Trick Plan\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_credits=7, runner_score=["Trick Plan"])
    assert told(game) == ["access-cards", "access", "triggered", "stolen", "accessed", "run-ends"]


@pytest.mark.rule("7.8.2")
def test_7_8_2_a_card_that_moved_away_can_be_neither_trashed_nor_stolen() -> None:
    game = scenario("corp:\n hand: Slippery\n deck: Hunter\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(run=None, corp_deck=["Slippery", "Hunter"], runner_credits=5)


@pytest.mark.rule("7.8.2")
@pytest.mark.rule("6.1.4:1")
def test_7_8_2_a_run_ended_by_an_accessed_card_ends_the_access_and_all_others() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Trapdoor), (Test Upgrade)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("Server 1 card 1")
    game.expect(run=None)
    assert accessed(game) == ["Trapdoor"]
    assert game.happened("run-successful") == 1


@pytest.mark.rule("7.8.2")
def test_7_8_2_snare_strikes_before_it_can_be_trashed() -> None:
    game = scenario("""
        corp:
          hand: Snare!
        runner:
          hand: 4 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Snare!")
    game.expect(tags=1, runner_hand=1, corp_credits=1)
    game.asks("runner", "trash-accessed", "7.8.3")


@pytest.mark.rule("7.8.5")
@pytest.mark.rule("7.8.6")
@pytest.mark.rule("9.2.2d")
def test_7_8_5_after_the_access_its_abilities_resolve_before_the_next_card() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter
        runner:
          hand: The Maker's Eye
          rig: Afterthought
        turn: runner
    """)
    game.runner.plays("The Maker's Eye")
    game.runner.continues()
    kinds = [k for k in game.log_kinds() if k in ("access", "accessed", "credits-gained")]
    assert kinds == ["access", "accessed", "credits-gained"] * 2
    game.expect(runner_credits=5 - 2 + 2)


@pytest.mark.rule("7.8.5")
def test_7_8_5_a_stolen_agenda_was_accessed_too() -> None:
    game = scenario("corp:\n hand: Test Agenda\nrunner:\n rig: Afterthought\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=6, runner_score=["Test Agenda"])

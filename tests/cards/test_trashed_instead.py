"""Cards that go elsewhere when they are trashed, and cards that mind."""

from __future__ import annotations

import pytest

from netrunner.testing import Scenario, scenario


@pytest.mark.rule("1.18.1a")
@pytest.mark.erratum("11.2.45")
def test_harbinger_is_turned_facedown_and_counts_as_trashed() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret; hand: Hedge Fund
        runner:
          rig: Harbinger, Q-Coherence Chip
        run: HQ, encountering ice 1
    """)
    game.expect(runner_heap=["Q-Coherence Chip"])
    card = game.card("Harbinger")
    assert card.installed
    assert not card.faceup
    assert not card.active
    assert game.happened("trashed") == 2


def test_harbinger_is_turned_facedown_when_it_is_trashed_as_a_cost_and_trashed_for_good_then() -> None:
    game = scenario("""
        corp:
          deck: 5 Hedge Fund
        runner:
          credits 0, clicks 0; rig: Aesop's Pawnshop, Harbinger
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Aesop's Pawnshop")
    game.expect(runner_credits=3, runner_heap=[])
    assert not game.card("Harbinger").faceup
    for _ in range(4):
        game.runner.takes_credit()
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.triggers("Aesop's Pawnshop")
    game.expect(runner_heap=["Harbinger"])


@pytest.mark.rule("9.8.4c:1")
def test_harbinger_stays_faceup_if_sacrificial_construct_saves_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret; hand: Hedge Fund
        runner:
          rig: Harbinger, Sacrificial Construct
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Sacrificial Construct")
    assert game.card("Harbinger").faceup
    game.expect(runner_heap=["Sacrificial Construct"])


def test_harbinger_may_be_trashed_for_another_program_and_stays_facedown() -> None:
    game = scenario("""
        runner:
          credits 9; hand: Test Big Program; rig: Harbinger, Test Program
        turn: runner
    """)
    before = game.runner.memory_used
    game.runner.installs("Test Big Program")
    game.runner.picks("Harbinger")
    game.runner.done()
    game.expect(memory_used=before + 3)  # Harbinger has a memory cost of 0
    assert game.card("Harbinger").installed


@pytest.mark.erratum("11.2.28")
def test_q_coherence_chip_is_trashed_with_an_installed_program() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          rig: Test Program, Q-Coherence Chip
        run: HQ, encountering ice 1
    """)
    game.expect(memory_limit=4, runner_heap=["Test Program", "Q-Coherence Chip"])


def test_q_coherence_chip_does_not_mind_programs_trashed_from_the_grip() -> None:
    game = scenario("""
        corp:
          credits 5; hand: Test Net Damage
        runner:
          hand: Corroder; rig: Q-Coherence Chip
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=1)
    game.expect(memory_limit=5, runner_rig=["Q-Coherence Chip"])


def test_marilyn_campaign_pays_two_credits_each_turn() -> None:
    game = scenario("""
        corp:
          credits 5, clicks 0; Server 1: (Marilyn Campaign); deck: 5 Hedge Fund
        turn: corp, at 5.6.1b
    """)
    game.corp.rezzes("Marilyn Campaign")
    game.expect(corp_credits=5 - 2 + 2)
    assert game.card("Marilyn Campaign").credits == 6


@pytest.mark.rule("1.18.1a")
@pytest.mark.erratum("11.2.79")
def test_marilyn_campaign_may_be_shuffled_into_rnd_instead() -> None:
    text = """
        corp:
          Server 1: Marilyn Campaign {credit 4}; deck: 3 Hedge Fund; Server 2: Hostile Infrastructure
        runner:
          credits 9; hand: 5 Sure Gamble
        run: Server 1, at 6.9.5g
    """
    game = scenario(text)
    game.runner.trashes("Marilyn Campaign")
    game.asks("corp", "instead", "1.18.1a")
    game.corp.accepts()
    game.expect(corp_archives=[], runner_hand=4)  # trashed all the same
    assert sorted(game.corp.deck) == ["Hedge Fund", "Hedge Fund", "Hedge Fund", "Marilyn Campaign"]
    assert game.happened("shuffled") == 1
    game = scenario(text)
    game.runner.trashes("Marilyn Campaign")
    game.corp.declines()
    game.expect(corp_archives=["Marilyn Campaign"], runner_hand=4)
    assert game.card("Marilyn Campaign").faceup


def test_marilyn_campaign_is_trashed_when_it_is_empty_and_may_come_back() -> None:
    game = scenario("""
        corp:
          credits 0, clicks 0; Server 1: Marilyn Campaign {credit 2}; deck: 5 Hedge Fund
        turn: corp, at 5.6.1b
    """)
    game.corp.accepts()
    game.expect(corp_credits=2, corp_archives=[])
    assert "Marilyn Campaign" in [*game.corp.deck, *game.corp.hand]


@pytest.mark.ruling("Marilyn Campaign", 0)
def test_marilyn_campaign_unrezzed_goes_to_archives() -> None:
    game = scenario("""
        corp:
          credits 0; Server 1: (Marilyn Campaign); deck: 3 Hedge Fund
        runner:
          credits 9
        run: Server 1, at 6.9.5g
    """)
    game.runner.trashes("Marilyn Campaign")
    game.expect(corp_archives=["Marilyn Campaign"])


def skorpios(rest: str) -> Scenario:
    """A game against Skorpios."""
    return scenario(f"corp: Skorpios Defense Systems: Persuasive Power\n{rest}")


@pytest.mark.rule("1.18.1a")
@pytest.mark.erratum("11.2.83")
def test_skorpios_may_remove_one_trashed_card_from_the_game_each_turn() -> None:
    game = skorpios("""
          credits 9; hand: Test Net Damage, Test Meat Damage
        runner:
          hand: Diesel, Modded, Infiltration, Easy Mark
        turn: corp
    """)
    game.next_random("Diesel", "Modded")
    game.corp.plays("Test Net Damage", x=2)
    game.asks("corp", "remove-trashed", "1.18.1a")
    assert game.options("corp") == ["pick Diesel", "pick Modded", "done"]
    game.corp.picks("Modded")
    game.expect(runner_heap=["Diesel"])
    assert game.card("Modded").zone == "removed"
    game.corp.plays("Test Meat Damage", x=1)
    game.asks("corp", "action")  # once each turn
    assert len(game.runner.discard) == 2


@pytest.mark.erratum("11.2.83")
def test_skorpios_may_remove_nothing_and_wait_for_something_better() -> None:
    game = skorpios("""
          credits 9; hand: 2 Test Net Damage
        runner:
          hand: Diesel, Modded
        turn: corp
    """)
    game.next_random("Diesel")
    game.corp.plays("Test Net Damage", x=1)
    game.corp.done()
    game.expect(runner_heap=["Diesel"])
    game.corp.plays("Test Net Damage", x=1)
    game.corp.picks("Modded")
    game.expect(runner_heap=["Diesel"])


def test_skorpios_removes_played_events_and_cards_trashed_as_a_cost() -> None:
    game = skorpios("""
        runner:
          credits 5; hand: Easy Mark; rig: Fall Guy
        turn: runner
    """)
    game.runner.plays("Easy Mark")
    game.corp.done()
    game.expect(runner_heap=["Easy Mark"], runner_credits=8)
    game.runner.uses("Fall Guy")
    game.corp.picks("Fall Guy")
    game.expect(runner_heap=["Easy Mark"], runner_credits=10)


@pytest.mark.example("E074")
@pytest.mark.rule("9.1.8b:3")
@pytest.mark.rule("4.9.4:2")
def test_e074_skorpios_keeps_ive_had_worse_from_drawing_only_by_removing_it() -> None:
    text = """
          credits 9; hand: Test Net Damage
        runner:
          hand: I've Had Worse; deck: 5 Sure Gamble
        turn: corp
    """
    game = skorpios(text)
    game.corp.plays("Test Net Damage", x=1)
    game.corp.picks("I've Had Worse")
    game.expect(runner_hand=0)
    game = skorpios(text)
    game.corp.plays("Test Net Damage", x=1)
    game.corp.done()
    game.expect(runner_hand=3, runner_heap=["I've Had Worse"])


@pytest.mark.rule("9.8.11a")
@pytest.mark.rule("9.2.9c:1")
def test_skorpios_and_harbinger_the_active_player_comes_first() -> None:
    game = skorpios("""
          HQ: ice Rototurret; hand: Hedge Fund
        runner:
          rig: Harbinger
        run: HQ, encountering ice 1
    """)
    assert game.card("Harbinger").installed  # the Runner’s turn
    from netrunner.testing import define
    from netrunner.vocabulary import Cards, Chosen, Trash, play
    from netrunner.vocabulary.words import PROGRAM

    define("Program Recall", "corp", "operation", play(Trash(Chosen(Cards(types=PROGRAM)))))
    game = skorpios("""
          hand: Program Recall
        runner:
          rig: Harbinger
        turn: corp
    """)
    game.corp.plays("Program Recall")
    game.corp.picks("Harbinger")
    assert game.card("Harbinger").zone == "removed"


@pytest.mark.ruling("Skorpios Defense Systems: Persuasive Power", 0)
def test_skorpios_sees_all_cards_of_one_damage_before_it_chooses() -> None:
    game = skorpios("""
          credits 9; hand: Test Meat Damage
        runner:
          hand: Diesel, Modded, Infiltration, Easy Mark, Sure Gamble
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=4)
    assert len(game.options("corp")) == 5  # four cards, or none
    game.corp.done()
    game.expect(runner_hand=1)


def test_skorpios_leaves_its_own_cards_alone() -> None:
    game = skorpios("""
          Server 1: (PAD Campaign)
          credits 0
        runner:
          credits 9
        run: Server 1, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    game.expect(corp_archives=["PAD Campaign"])

"""10.3: checkpoints, step by step."""

import pytest

from netrunner.rules.machine.terms import HARDWARE, RESOURCE, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AddTo,
    CanHost,
    Cards,
    Chosen,
    Draw,
    ForEvent,
    Forfeit,
    Gain,
    GetsSubtype,
    HandSize,
    Lose,
    Memory,
    NumberIs,
    TurnBegins,
    TurnFaceup,
    Until,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import while_true
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.mechanics import StaysInPlay
from netrunner.vocabulary.numbers import CreditsOf

define("Figurehead", "runner", "resource", paid(0, Gain(1), limit=1), cost=0, unique=True)
define("Mascot", "runner", "resource", cost=0, unique=True)
define("Chairman", "corp", "asset", cost=0, trash=2, unique=True)
define("Bad Weather", "corp", "operation", play(Until(Memory(-2, RUNNER), "turn")))
define("Zero Mem", "runner", "program", cost=0, memory=0)
define("One Mem", "runner", "program", cost=0, memory=1)
define("One Mem B", "runner", "program", cost=0, memory=1)
define("Two Mem", "runner", "program", cost=0, memory=2)
define("Deck One", "runner", "hardware", Memory(1), cost=0, subtypes="console")
define("Deck Two", "runner", "hardware", Memory(2), cost=0, subtypes="console")
define("Upside Down", "runner", "event", play(TurnFaceup(Chosen(Cards(side=RUNNER)))), cost=0)
define("Uproot", "corp", "operation", play(AddTo(Chosen(Cards()), "hq")))
define("Lift Off", "runner", "event", play(AddTo(Chosen(Cards(side=RUNNER)), "grip")), cost=0)
define("Second Thoughts", "runner", "event", play(AddTo(Chosen(Cards(where="runner-score")), "grip")), cost=0)
define("Crate", "runner", "hardware", CanHost(Cards(types=(HARDWARE, RESOURCE))), cost=0)
define("Bauble", "runner", "resource", cost=0)
define("Campaign", "corp", "operation", play(StaysInPlay()), HandSize(2), cost=0, subtypes="current")
define("Test Vigil", "runner", "resource", while_true(NumberIs(CreditsOf(RUNNER), most=0), Gain(2)), cost=0)
define("Tally", "runner", "resource", whenever(ForEvent("drew", YOU), Gain(1)), cost=0)
define("Spread", "corp", "asset", GetsSubtype("region", cards=Cards(title="Test Upgrade")), trash=2)
define("Score Shelf", "corp", "agenda", CanHost(Cards()), requirement=3, points=2)
define("Reaper", "corp", "asset", paid(Forfeit(), Gain(3)), trash=2)
define("Wages", "runner", "resource", when(TurnBegins(), Gain(2)), cost=0)
define("Drain", "runner", "resource", when(TurnBegins(), Lose(1)), cost=0)
define("Run Farewell", "runner", "resource", whenever(ForEvent("run-ends"), Draw(1)), cost=0)
define("Reader Two", "runner", "resource", whenever(ForEvent("credits-gained", YOU), Draw(1)), cost=0)


def story(game: Scenario, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [kind for kind in game.log_kinds() if kind in kinds]


# -- 10.3.1: the steps -------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.1a:1")
def test_10_3_1a_abilities_whose_condition_was_met_become_pending() -> None:
    game = scenario("runner:\n credits 1\n hand: Diesel\n deck: 5 any\n rig: Tally\nturn: runner")
    game.runner.plays("Diesel")
    game.expect(runner_credits=2)
    assert game.happened("triggered") == 1  # three cards were drawn, but that was one occurrence


@pytest.mark.rule("10.3.1a:2")
def test_10_3_1a_static_conditions_are_checked_as_well() -> None:
    game = scenario("runner:\n credits 1\n hand: Test Resource\n rig: Test Vigil\nturn: runner")
    game.runner.installs("Test Resource")
    game.expect(runner_credits=2)  # it was 0 after the cost had been paid


@pytest.mark.rule("10.3.1b")
def test_10_3_1b_effects_whose_duration_has_passed_are_removed() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    assert game.card("Corroder").strength == 3
    game.runner.passes()
    assert game.card("Corroder").strength == 2


@pytest.mark.rule("10.3.1b")
def test_10_3_1b_a_current_that_ends_is_trashed_as_if_it_had_resolved() -> None:
    game = scenario("""
        corp:
          clicks 1
          hand: Campaign, Test Agenda
        turn: corp
    """)
    game.corp.plays("Campaign")
    game.expect(corp_hand_size=7, corp_archives=[], turn="runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Test Agenda"], corp_archives=["Campaign"], corp_hand_size=5)
    assert game.card("Campaign").faceup


@pytest.mark.rule("10.3.1c:1")
@pytest.mark.rule("1.16.2")
def test_10_3_1c_seven_points_win_at_the_checkpoint() -> None:
    # Jinteki would do damage for the stolen agenda; the Runner has won before that ability can be triggered.
    game = scenario("""
        corp: Jinteki: Personal Evolution
          hand: Hostile Takeover
        runner:
          score: 2 Priority Requisition
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(winner="runner")
    assert game.happened("damage") == 0


@pytest.mark.rule("10.3.1d:1")
@pytest.mark.rule("2.2.1:1,2")
def test_10_3_1d_the_newest_unique_card_stays() -> None:
    game = scenario("runner:\n hand: Figurehead\n rig: Figurehead, Mascot\nturn: runner")
    old = next(card for card in game.cards("Figurehead") if card.installed)
    game.runner.installs("Figurehead")
    game.expect(runner_rig=["Figurehead", "Mascot"], runner_heap=["Figurehead"])
    assert old.zone == "heap"


@pytest.mark.rule("10.3.1d:1")
def test_10_3_1d_the_card_that_became_active_most_recently_stays_not_the_one_installed_last() -> None:
    game = scenario("""
        corp:
          credits 5
          Server 1: (Chairman)
          Server 2: Chairman
        turn: corp, at 5.6.2a
    """)
    game.expect(corp_archives=[])  # an unrezzed copy is no second one
    game.corp.rezzes("Chairman")
    game.expect(corp_archives=["Chairman"])
    assert game.root("Server 1") == ["Chairman"]
    assert game.servers == ["HQ", "R&D", "Archives", "Server 1"]


@pytest.mark.rule("10.3.1d:1")
def test_10_3_1d_it_is_no_matter_of_installing() -> None:
    game = scenario("runner:\n hand: Upside Down\n rig: (Figurehead), Figurehead\nturn: runner")
    facedown = next(card for card in game.cards("Figurehead") if not card.faceup)
    game.runner.plays("Upside Down")
    game.runner.picks(facedown)
    game.expect(runner_heap=["Upside Down", "Figurehead"])
    assert facedown.installed


MEMORY = """
    corp:
      hand: Bad Weather
    runner:
      rig: {}
    turn: corp
"""


@pytest.mark.rule("10.3.1e:1")
def test_10_3_1e_a_minimal_set_of_programs_is_trashed_for_the_memory_limit() -> None:
    game = scenario(MEMORY.format("Zero Mem, One Mem, One Mem B, Two Mem"))
    game.corp.plays("Bad Weather")
    game.asks("runner", "trash-for-memory", "10.3.1e")
    assert game.options("runner") == ["pick One Mem", "pick One Mem B", "pick Two Mem"]  # never the one without cost
    twin = game.copy()
    game.runner.picks("Two Mem")  # enough alone
    game.expect(runner_heap=["Two Mem"])
    game.asks("corp", "action")
    twin.runner.picks("One Mem")  # then only the other small one completes a minimal set
    twin.expect(runner_heap=["One Mem", "One Mem B"])


@pytest.mark.rule("10.3.1e:1")
def test_10_3_1e_without_a_choice_nobody_is_asked() -> None:
    game = scenario(MEMORY.format("One Mem, Two Mem"))
    game.corp.plays("Bad Weather")
    game.asks("runner", "trash-for-memory")
    game = scenario(MEMORY.format("Zero Mem, Two Mem"))
    game.corp.plays("Bad Weather")
    game.expect(runner_heap=[], runner_memory_limit=2)
    game.asks("corp", "action")


@pytest.mark.rule("10.3.1e:2")
def test_10_3_1e_of_two_consoles_the_runner_chooses_one() -> None:
    game = scenario("runner:\n hand: Upside Down\n rig: (Deck One), Deck Two\nturn: runner")
    game.runner.plays("Upside Down")
    game.runner.picks("Deck One")
    game.asks("runner", "keep-one", "10.3.1e")
    twin = game.copy()
    game.runner.keeps("Deck One")
    game.expect(runner_rig=["Deck One"], runner_memory_limit=5)
    twin.runner.keeps("Deck Two")
    twin.expect(runner_rig=["Deck Two"], runner_memory_limit=6)


@pytest.mark.rule("10.3.1e:2")
def test_10_3_1e_of_two_regions_in_a_server_the_corp_chooses_one() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: root Test Region, (Test Upgrade)
          Server 1: (Spread)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Spread")
    game.asks("corp", "keep-one", "10.3.1e")
    game.corp.keeps("Test Upgrade")
    assert game.root("HQ") == ["Test Upgrade"]
    game.expect(corp_archives=["Test Region"])


@pytest.mark.rule("10.3.1f")
@pytest.mark.rule("10.1.2:2,3")
def test_10_3_1f_what_is_hosted_on_a_forfeited_agenda_is_trashed() -> None:
    game = scenario("""
        corp:
          credits 0
          score: Score Shelf [Test Upgrade]
          Server 1: Reaper
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Reaper")
    game.expect(corp_credits=3, corp_archives=["Test Upgrade"], corp_score=[])


@pytest.mark.rule("10.3.1g:3")
@pytest.mark.rule("1.12.11:2")
def test_10_3_1g_hosted_cards_follow_until_nothing_more_is_trashed() -> None:
    game = scenario("runner:\n hand: Lift Off\n rig: Crate [Crate [Crate [Bauble]]], Bauble\nturn: runner")
    game.runner.plays("Lift Off")
    outer = next(card for card in game.cards("Crate") if card.host is None)
    game.runner.picks(outer)
    game.expect(runner_hand=["Crate"], runner_rig=["Bauble"], runner_heap=["Lift Off", "Crate", "Crate", "Bauble"])


@pytest.mark.rule("10.3.1h:1")
def test_10_3_1h_an_empty_remote_server_ceases_to_exist() -> None:
    game = scenario("corp:\n hand: Uproot\n Server 1: (Test Asset)\n Server 2: ice (Enigma); (Test Asset)\nturn: corp")
    game.corp.plays("Uproot")
    game.corp.picks("Server 1 card 1")
    assert game.servers == ["HQ", "R&D", "Archives", "Server 2"]
    game = scenario("corp:\n hand: Uproot\n Server 2: ice (Enigma); (Test Asset)\nturn: corp")
    game.corp.plays("Uproot")
    game.corp.picks("Test Asset")
    assert "Server 2" in game.servers  # ice still protects it


@pytest.mark.rule("10.3.1h:3")
def test_10_3_1h_central_servers_never_cease_to_exist() -> None:
    game = scenario("corp:\n hand: Uproot\n HQ: ice (Enigma)\nturn: corp")
    game.corp.plays("Uproot")
    assert game.servers == ["HQ", "R&D", "Archives"]


@pytest.mark.rule("10.3.1i")
def test_10_3_1i_a_converted_card_in_a_discard_pile_is_itself_again() -> None:
    game = scenario("""
        runner:
          hand: Second Thoughts, Déjà Vu
          score: Figurehead {points 2}
        turn: runner
    """)
    game.runner.plays("Second Thoughts")
    game.expect(runner_heap=["Second Thoughts", "Figurehead"], runner_points=0)
    game.runner.plays("Déjà Vu")
    game.runner.picks("Figurehead")
    game.runner.installs("Figurehead")
    game.expect(runner_rig=["Figurehead"])


@pytest.mark.rule("10.3.1j")
def test_10_3_1j_counters_do_not_stay_in_a_discard_pile() -> None:
    game = scenario("runner:\n rig: Datasucker {virus 3}, Test Sacrifice\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Sacrifice")
    game.expect(runner_heap=["Test Sacrifice", "Datasucker"])
    assert game.card("Datasucker").virus == 0


# -- 10.3.2 to 10.3.5: when ------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.2:1,2")
def test_10_3_2_a_new_reaction_window_opens_inside_another() -> None:
    # Wages and Drain are pending together. The credits of Wages let Reader Two draw, and that comes before Drain.
    game = scenario("""
        corp:
          clicks 1
        runner:
          credits 5
          deck: 9 any
          rig: Wages, Drain, Reader Two
        turn: corp
    """)
    game.corp.takes_credit()
    game.runner.triggers("Wages")
    assert story(game, "turn-begins", "drew", "credits-lost")[-3:] == ["turn-begins", "drew", "credits-lost"]
    game.expect(runner_credits=6, runner_hand=1)


@pytest.mark.rule("10.3.5:2")
def test_10_3_5_abilities_about_the_end_of_a_structure_resolve_after_its_effects_have_expired() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          deck: 3 any
          rig: Gordian Blade, Run Farewell
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Gordian Blade")
    game.runner.passes()
    game.expect(run=None, runner_hand=1)
    assert game.card("Gordian Blade").strength == 2

"""The Haas-Bioroid identity, agendas, assets and operations of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_engineering_the_future_gains_a_credit_for_the_first_install_each_turn() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 0
          hand: Enigma, Ice Wall
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_credits=1)
    game.corp.installs("Ice Wall", "R&D")
    game.expect(corp_credits=1)


def test_engineering_the_future_gains_nothing_when_the_runner_installs() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 0
        runner:
          hand: Corroder
        turn: runner
    """)
    game.runner.installs("Corroder")
    game.expect(corp_credits=0)


def test_engineering_the_future_pays_again_in_the_next_turn_and_for_cards_that_operations_install() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 1, clicks 1
          hand: Shipment from MirrorMorph, PAD Campaign, Enigma, Ice Wall
          deck: 5 any
        turn: corp
    """)
    game.corp.plays("Shipment from MirrorMorph")
    game.corp.picks("PAD Campaign")
    game.expect(corp_credits=1)
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.expect(corp_credits=1)
    game.corp.done()
    for _ in range(4):
        game.runner.takes_credit()
    game.corp.installs("Ice Wall", "R&D")
    game.expect(corp_credits=2)


def test_accelerated_beta_test_installs_and_rezzes_ice_for_nothing_and_trashes_the_rest() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Enigma, Hedge Fund, Ice Wall, Hunter
          Server 1: cards (Accelerated Beta Test {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Accelerated Beta Test")
    game.corp.triggers("Accelerated Beta Test")
    game.corp.picks("Ice Wall")
    game.corp.chooses("HQ")
    game.corp.done()
    game.corp.done()
    game.expect(corp_archives=["Enigma", "Hedge Fund"], corp_deck=["Hunter"], corp_credits=0)
    assert game.card("Ice Wall").rezzed
    assert not game.card("Hedge Fund").faceup


def test_accelerated_beta_test_need_not_be_used() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hedge Fund, Ice Wall
          Server 1: cards (Accelerated Beta Test {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Accelerated Beta Test")
    game.corp.passes()
    game.expect(corp_deck=["Enigma", "Hedge Fund", "Ice Wall"], corp_archives=[], corp_points=2)


def test_accelerated_beta_test_need_not_install_any_ice() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hedge Fund, Ice Wall
          Server 1: cards (Accelerated Beta Test {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Accelerated Beta Test")
    game.corp.triggers("Accelerated Beta Test")
    for _ in range(3):
        game.corp.done()
    game.expect(corp_deck=[], corp_archives=["Enigma", "Hedge Fund", "Ice Wall"])


def test_accelerated_beta_test_installs_every_ice_it_finds_and_trashes_an_agenda() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Archer, Nisei MK II, Heimdall 1.0, Hunter
          HQ: ice (Ice Wall)
          Server 1: cards (Accelerated Beta Test {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Accelerated Beta Test")
    game.corp.triggers("Accelerated Beta Test")
    game.refuses("corp", "pick Nisei MK II")
    game.corp.picks("Archer")
    game.corp.chooses("HQ")
    game.corp.done()
    game.corp.picks("Heimdall 1.0")
    game.corp.chooses("R&D")
    game.expect(corp_archives=["Nisei MK II"], corp_deck=["Hunter"], corp_credits=0)
    assert game.ice("HQ") == ["Ice Wall", "Archer"]
    assert game.card("Archer").rezzed
    assert game.card("Heimdall 1.0").rezzed
    game.expect(corp_score=["Accelerated Beta Test"])


def test_adonis_campaign_pays_three_credits_a_turn_and_is_trashed_when_empty() -> None:
    game = scenario("""
        corp:
          credits 4
          deck: 3 any
          Server 1: cards (Adonis Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Adonis Campaign")
    assert game.card("Adonis Campaign").credits == 12
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: cards Adonis Campaign {credits 3}
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.expect(corp_credits=3, turn="corp")


def test_adonis_campaign_is_trashed_when_its_last_credits_are_taken() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: cards Adonis Campaign {credits 3}
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.expect(corp_credits=3, corp_archives=["Adonis Campaign"], turn="corp")
    assert game.card("Adonis Campaign").faceup


def test_adonis_campaign_is_not_filled_by_another_card_that_is_rezzed() -> None:
    game = scenario("""
        corp:
          Server 1: cards Adonis Campaign {credits 3}
          Server 2: cards (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("PAD Campaign")
    assert game.card("Adonis Campaign").credits == 3


def test_adonis_campaign_takes_three_credits_every_turn() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: cards Adonis Campaign {credits 12}
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.expect(corp_credits=3)
    assert game.card("Adonis Campaign").credits == 9


def test_aggressive_secretary_trashes_a_program_for_each_advancement() -> None:
    game = scenario("""
        corp:
          credits 2
          Server 1: cards (Aggressive Secretary {advancement 2})
        runner:
          rig: Corroder, Gordian Blade, Ninja
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Aggressive Secretary")
    game.corp.picks("Corroder", "Ninja")
    game.runner.declines()
    game.expect(runner_rig=["Gordian Blade"], corp_credits=0)


@pytest.mark.ruling("Aggressive Secretary", 0)
@pytest.mark.rule("1.14.2e:2")
def test_aggressive_secretary_with_more_counters_than_programs_trashes_them_all_at_once() -> None:
    game = scenario("""
        corp:
          credits 2
          Server 1: cards (Aggressive Secretary {advancement 3})
        runner:
          rig: Corroder, Mimic
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Aggressive Secretary")
    game.corp.picks("Corroder")
    game.runner.declines()
    game.expect(runner_rig=[], runner_heap=["Corroder", "Mimic"])


def test_aggressive_secretary_needs_two_credits_and_an_advancement() -> None:
    game = scenario("""
        corp:
          credits 1
          Server 1: cards (Aggressive Secretary {advancement 2})
          hand: Aggressive Secretary
        runner:
          rig: Magnum Opus
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.declines()
    game.expect(runner_rig=["Magnum Opus"])
    game = scenario("""
        corp:
          credits 2
          hand: Aggressive Secretary
        runner:
          rig: Magnum Opus
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_rig=["Magnum Opus"], corp_credits=2)


def test_aggressive_secretary_can_be_advanced_and_need_not_act() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Aggressive Secretary)
        turn: corp
    """)
    game.corp.advances("Aggressive Secretary")
    assert game.card("Aggressive Secretary").advancement == 1
    game = scenario("""
        corp:
          credits 2
          Server 1: cards (Aggressive Secretary {advancement 1})
        runner:
          rig: Magnum Opus
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.passes()
    game.runner.trashes("Aggressive Secretary")
    game.expect(runner_rig=["Magnum Opus"], corp_credits=2, corp_archives=["Aggressive Secretary"])


def test_archived_memories_takes_a_card_back() -> None:
    game = scenario("""
        corp:
          hand: Archived Memories
          archives: Hedge Fund, (Snare!)
        turn: corp
    """)
    game.corp.plays("Archived Memories")
    game.corp.picks("Snare!")
    game.expect(corp_hand=["Snare!"])


@pytest.mark.rule("1.2.5:1")
def test_archived_memories_cannot_be_played_with_empty_archives() -> None:
    game = scenario("""
        corp:
          hand: Archived Memories
        turn: corp
    """)
    game.refuses("corp", "play Archived Memories")


def test_archived_memories_cannot_take_itself_back() -> None:
    game = scenario("""
        corp:
          hand: Archived Memories
          archives: Hedge Fund
        turn: corp
    """)
    game.corp.plays("Archived Memories")
    game.expect(corp_hand=["Hedge Fund"], corp_archives=["Archived Memories"])


def test_biotic_labor_gives_two_clicks() -> None:
    game = scenario("""
        corp:
          credits 4, clicks 1
          hand: Biotic Labor
        turn: corp
    """)
    game.corp.plays("Biotic Labor")
    game.expect(corp_clicks=2, corp_credits=0)


def test_biotic_labor_needs_four_credits() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Biotic Labor
        turn: corp
    """)
    game.refuses("corp", "play Biotic Labor")


def test_shipment_from_mirrormorph_installs_up_to_three_cards_paying_for_each() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Shipment from MirrorMorph, Enigma, Ice Wall, PAD Campaign
        turn: corp
    """)
    game.corp.plays("Shipment from MirrorMorph")
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.corp.picks("Ice Wall")
    game.corp.chooses("HQ")
    game.corp.done()
    game.corp.done()
    game.expect(corp_hand=["PAD Campaign"], corp_credits=0)
    assert game.ice("HQ") == ["Enigma", "Ice Wall"]


def test_shipment_from_mirrormorph_spends_no_more_clicks_and_may_trash_what_it_replaces() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Shipment from MirrorMorph, Nisei MK II, PAD Campaign, Research Station
          Server 1: cards (Melange Mining Corp.)
        turn: corp
    """)
    game.corp.plays("Shipment from MirrorMorph")
    game.corp.picks("Nisei MK II")
    game.corp.chooses("Server 1")
    game.corp.picks("PAD Campaign")
    game.corp.chooses("new remote")
    game.corp.picks("Research Station")
    game.expect(corp_clicks=2, corp_credits=0, corp_hand=[])
    assert game.root("Server 1") == ["Nisei MK II"]
    assert game.root("HQ") == ["Research Station"]
    assert not game.card("Melange Mining Corp.").faceup

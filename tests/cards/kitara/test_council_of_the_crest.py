"""The cards of Council of the Crest."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_exer_accesses_an_additional_card_from_rnd_until_a_purge() -> None:
    game = scenario("""
        corp:
          deck: 4 Hedge Fund
          hand: 3 Hedge Fund
        runner:
          clicks 2
          rig: eXer
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.happened("access") == 2
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.happened("access") == 3
    game.corp.purges()
    game.expect(runner_discard=["eXer"])


def test_crypt_searches_the_stack_for_a_virus_program() -> None:
    game = scenario("""
        corp:
          archives: Hedge Fund
        runner:
          credits 9
          deck: Medium, Gordian Blade, Virus Breeding Ground
          rig: Crypt {virus 2}
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.refuses("runner", "use Crypt")
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.triggers("Crypt")
    game.runner.uses("Crypt")
    game.refuses("runner", "pick Gordian Blade")
    game.runner.picks("Medium")
    game.expect(runner_credits=6, runner_installed=["Medium"], runner_discard=["Crypt"], runner_clicks=1)


def test_corporate_grant_costs_the_corp_a_credit_for_the_first_install_each_turn() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Enigma
          deck: 3 any
        runner:
          hand: Corporate "Grant", Magnum Opus, Fall Guy
          credits 9
        turn: runner
    """)
    game.runner.plays('Corporate "Grant"')
    game.runner.installs("Fall Guy")
    game.expect(corp_credits=4)
    game.pass_windows()
    game.runner.installs("Magnum Opus")
    game.expect(corp_credits=4, runner_discard=[])
    game.next_turn("corp")
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_credits=4)


def test_white_hat_shuffles_up_to_two_cards_from_hq_after_a_failed_trace() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Snare!, Enigma, Hunter
          deck: Archer
        runner:
          credits 3
          hand: White Hat
        turn: runner
    """)
    game.refuses("runner", "play White Hat")
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.plays("White Hat")
    game.runner.chooses(3)
    game.runner.picks("Snare!", "Hunter")
    game.expect(corp_hand=["Enigma"], runner_credits=0)
    assert len(game.corp.deck) == 3
    assert game.happened("revealed") == 1


def test_white_hat_does_nothing_after_a_successful_trace() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Snare!, Enigma
        runner:
          credits 3
          hand: White Hat
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.plays("White Hat")
    game.runner.chooses(2)
    game.expect(corp_hand=["Snare!", "Enigma"])
    assert game.happened("revealed") == 0


def test_white_hat_asks_for_a_central_server_and_lets_the_runner_leave_cards_in_hq() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Snare!, Enigma, Hunter
          Server 1: PAD Campaign
        runner:
          credits 3
          hand: White Hat
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.refuses("runner", "play White Hat")
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.plays("White Hat")
    game.runner.chooses(3)
    game.runner.picks("Hunter")
    game.runner.done()
    game.expect(corp_hand=["Snare!", "Enigma"], corp_deck=["Hunter"])


@pytest.mark.parametrize(("paid", "brain"), [(0, 1), (2, 0)])
def test_kuwinda_traces_with_its_counters_for_brain_damage(paid: int, brain: int) -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          Server 1: Kuwinda K4H1U3 {power 2}
        runner:
          credits 2
          hand: 3 any
        turn: corp, at 5.6.1a
    """)
    game.corp.triggers("Kuwinda K4H1U3")
    game.runner.chooses(paid)
    game.expect(brain_damage=brain, corp_discard=["Kuwinda K4H1U3"] if brain else [])
    if not brain:
        assert game.card("Kuwinda K4H1U3").power == 3


def test_next_sapphire_counts_rezzed_next_ice() -> None:
    game = scenario("""
        corp:
          hand: Snare!
          archives: Breaking News, Test Agenda
          deck: Archer, Hunter, Enigma
          HQ: ice NEXT Sapphire
          R&D: ice NEXT Diamond, (NEXT Sapphire)
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.chooses(2)
    game.expect(corp_hand=["Snare!", "Archer", "Hunter"])
    game.corp.picks("Breaking News", "Test Agenda")
    game.corp.picks("Snare!")
    game.corp.done()
    game.expect(corp_hand=["Archer", "Hunter", "Breaking News", "Test Agenda"], run="HQ")
    assert len(game.corp.deck) == 2


def test_personalized_portal_lets_the_runner_draw_and_pays_for_the_grip() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          Server 1: Personalized Portal
        runner:
          hand: 4 any
          deck: 3 any
        turn: corp, at 5.6.1a
    """)
    game.corp.accepts()
    game.expect(runner_hand=5, corp_credits=2)


@pytest.mark.parametrize(("choice", "tags", "cards"), [(1, 0, 0), (2, 2, 5)])
def test_armed_intimidation_hurts_or_tags(choice: int, tags: int, cards: int) -> None:
    game = scenario("""
        corp:
          Server 1: (Armed Intimidation {advancement 4})
        runner:
          hand: 5 any
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Armed Intimidation")
    game.runner.chooses(choice)
    game.expect(tags=tags, runner_hand=cards)
    assert game.damage() == (["5 meat"] if choice == 1 else [])


@pytest.mark.ruling("Death and Taxes", 0)
def test_death_and_taxes_pays_for_installs_and_for_installed_cards_that_the_runner_trashes() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Death and Taxes, 2 PAD Campaign
        runner:
          credits 20
          hand: Aesop's Pawnshop, Fall Guy
        turn: corp
    """)
    game.corp.plays("Death and Taxes")
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.installs("Fall Guy")
    game.corp.triggers("Death and Taxes")
    game.expect(corp_credits=3)
    game.runner.uses("Fall Guy", ability=2)  # their own card
    game.corp.triggers("Death and Taxes")
    game.expect(corp_credits=4)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")  # not installed
    game.expect(corp_credits=4, run=None)


def test_death_and_taxes_does_not_pay_for_what_the_corp_installs_and_trashes() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Death and Taxes, Enigma
          HQ: ice (Ice Wall)
        turn: corp
    """)
    game.corp.plays("Death and Taxes")
    game.corp.installs("Enigma", "HQ", trashing=["Ice Wall"])
    game.asks("corp", "action")
    game.expect(corp_credits=3, corp_archives=["Ice Wall"])


def test_technoco_makes_technology_cost_more_and_gains_from_it() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: TechnoCo
        runner:
          credits 9
          hand: Corroder, Akamatsu Mem Chip, Logic Bomb, Underworld Contact
        turn: runner
    """)
    credits = 9
    for n, (title, cost) in enumerate([("Corroder", 3), ("Akamatsu Mem Chip", 2), ("Logic Bomb", 1)], 1):
        game.runner.installs(title)
        game.corp.triggers("TechnoCo")
        game.pass_windows()
        credits -= cost
        game.expect(runner_credits=credits, corp_credits=n)
    game.runner.installs("Underworld Contact")
    game.expect(runner_credits=credits - 2, corp_credits=3)


def test_friday_chip_gathers_counters_from_trashed_cards_and_hands_one_on() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: (PAD Campaign)
        runner:
          credits 9
          rig: Friday Chip, Medium, Corroder, Daily Casts {credit 2}
          hand: Cache
        run: Server 1, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    game.runner.triggers("Friday Chip")
    assert game.card("Friday Chip").virus == 1
    game.next_turn("corp")
    game.end_turn()
    game.pass_windows()
    game.runner.triggers("Friday Chip")
    assert game.card("Friday Chip").virus == 0
    assert game.card("Medium").virus == 1


def test_friday_chip_moves_one_counter_at_a_time_and_may_decline() -> None:
    game = scenario("""
        runner:
          rig: Friday Chip {virus 3}, Medium, Nerve Agent
        turn: runner, at 5.7.1d
    """)
    game.runner.triggers("Friday Chip")
    game.runner.picks("Nerve Agent")
    assert game.card("Friday Chip").virus == 2
    assert game.card("Nerve Agent").virus == 1


def test_friday_chip_does_not_count_what_others_trash_nor_runner_cards() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Enigma
          HQ: ice (Ice Wall)
        runner:
          tags 1
          rig: Friday Chip, Daily Casts
        turn: corp
    """)
    game.corp.trashes_resource("Daily Casts")
    game.corp.installs("Enigma", "HQ", trashing=["Ice Wall"])
    game.asks("corp", "action")
    game = scenario("runner:\n hand: Medium\n rig: Friday Chip, Mimic\nturn: runner")
    game.runner.installs("Medium", trashing=["Mimic"])
    game.asks("runner", "action")

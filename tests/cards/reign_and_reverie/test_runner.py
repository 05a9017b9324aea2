"""The Runner's cards of Reign and Reverie."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize(("cards", "credits"), [(0, 6), (2, 6), (3, 5)])
def test_gnat_hall_gains_a_credit_with_two_or_fewer_cards_in_the_grip(cards: int, credits: int) -> None:
    game = scenario(f"""
        runner: Nathaniel "Gnat" Hall: One-of-a-Kind
          credits 5
          hand: {f"{cards} any" if cards else ""}
        turn: runner, at 5.7.1a
    """)
    game.expect(runner_credits=credits)


def test_guinea_pig_trashes_the_grip_and_gains_ten_credits() -> None:
    game = scenario("""
        runner:
          credits 4
          hand: Guinea Pig, Diesel, Crypsis
        turn: runner
    """)
    game.runner.plays("Guinea Pig")
    game.expect(runner_credits=10, runner_hand=[], runner_discard=["Crypsis", "Diesel", "Guinea Pig"])
    assert game.happened("trashed") == 3  # the event itself comes last


@pytest.mark.ruling("Guinea Pig", 0)
def test_guinea_pig_can_be_played_as_the_last_card() -> None:
    game = scenario("""
        runner:
          credits 4
          hand: Guinea Pig
        turn: runner
    """)
    game.runner.plays("Guinea Pig")
    game.expect(runner_credits=10, runner_hand=[])


def test_hijacked_router_costs_the_corp_a_credit_for_each_new_server() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: 2 PAD Campaign
        runner:
          rig: Hijacked Router
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=4)
    game.pass_windows()
    game.corp.installs("PAD Campaign", "Server 1")
    game.expect(corp_credits=4)


def test_hijacked_router_may_be_trashed_after_a_successful_run_on_archives() -> None:
    game = scenario("""
        corp:
          credits 5
        runner:
          rig: Hijacked Router
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.triggers("Hijacked Router")
    game.expect(corp_credits=2, runner_discard=["Hijacked Router"])


def test_hijacked_router_is_not_offered_elsewhere_and_may_be_kept() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund
        runner:
          rig: Hijacked Router
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_credits=5, run=None)
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.passes()
    game.expect(corp_credits=5, run=None, runner_installed=["Hijacked Router"])


def test_cradle_loses_strength_for_each_card_in_the_grip() -> None:
    game = scenario("""
        runner:
          hand: 2 any
          deck: 5 any
          rig: Cradle
        turn: runner
    """)
    assert game.card("Cradle").strength == 3
    game.runner.draws()
    assert game.card("Cradle").strength == 2


def test_cradle_breaks_any_number_of_code_gate_subroutines_for_two_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Enigma
        runner:
          credits 4
          hand: 3 any
          rig: Cradle
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, 2, using="Cradle")
    game.expect(runner_credits=2)
    game.pass_windows()
    game.runner.continues()  # no barrier is broken
    game.expect(run=None, runner_credits=2)


def test_cradle_need_not_break_every_subroutine() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma
        runner:
          credits 2, clicks 3
          rig: Cradle
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Cradle")
    game.pass_windows()
    game.expect(runner_clicks=2, run="HQ")


@pytest.mark.ruling("Cradle", 0)
def test_cradle_may_have_negative_strength() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          hand: 7 any
          rig: Cradle
        run: HQ, encountering ice 1
    """)
    assert game.card("Cradle").strength == -2
    game.expect(run=None)


def test_liza_draws_two_cards_and_takes_a_tag_for_the_first_success_on_a_central_server() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: (Test Agenda)
        runner: Liza Talking Thunder: Prominent Legislator
          credits 0
          deck: 6 any
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(runner_hand=0, tags=0)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_hand=2, tags=1)
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_hand=2, tags=1)


@pytest.mark.ruling("Liza Talking Thunder: Prominent Legislator", 0)
def test_liza_draws_although_the_tag_is_avoided() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Liza Talking Thunder: Prominent Legislator
          deck: 6 any
          rig: Decoy
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.uses("Decoy")
    game.expect(runner_hand=2, tags=0)


def test_hot_pursuit_gains_nine_credits_and_a_tag_after_a_successful_run_on_hq() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 2
          hand: 2 Hot Pursuit
        turn: runner
    """)
    game.runner.plays("Hot Pursuit")
    game.runner.continues()
    game.expect(runner_credits=9, tags=1)
    assert game.happened("access") == 1
    game.runner.plays("Hot Pursuit")
    game.runner.jacks_out()
    game.expect(runner_credits=7, tags=1)


def test_paragon_gains_a_credit_and_may_put_the_top_card_on_the_bottom() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 0
          deck: Diesel, Sure Gamble
          rig: Paragon
        turn: runner
    """)
    assert game.runner.memory_limit == 5
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("Paragon")
    game.runner.accepts()
    game.expect(runner_credits=1, runner_deck=["Sure Gamble", "Diesel"])
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=1, run=None)


def test_paragon_may_leave_the_card_or_everything() -> None:
    board = """
        corp:
          hand: Hedge Fund
        runner:
          credits 0
          deck: Diesel, Sure Gamble
          rig: Paragon
        turn: runner
    """
    game = scenario(board)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("Paragon")
    game.runner.declines()
    game.expect(runner_credits=1, runner_deck=["Diesel", "Sure Gamble"])
    game = scenario(board)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.passes()
    game.expect(runner_credits=0, run=None)


def test_bankroll_collects_a_credit_for_each_success_until_it_is_trashed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 0
          rig: Bankroll {credit 3}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.triggers("Bankroll")
    assert game.card("Bankroll").credits == 4
    game.pass_windows()
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.passes()
    assert game.card("Bankroll").credits == 4
    game.runner.uses("Bankroll")
    game.expect(runner_credits=4, runner_discard=["Bankroll"])


def test_tycoon_breaks_two_subroutines_for_a_credit_and_pays_the_corp() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Wall of Thorns
        runner:
          credits 9
          rig: Tycoon
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Tycoon", times=2)
    game.expect(runner_credits=5)
    assert game.card("Tycoon").strength == 7
    game.runner.breaks(1, 2, using="Tycoon")
    game.pass_windows()
    game.expect(runner_credits=4, corp_credits=2)


def test_tycoon_pays_nothing_if_it_broke_nothing_and_breaks_only_barriers() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Enigma
        runner:
          credits 9
          rig: Tycoon
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Tycoon")
    game.refuses("runner", "use Tycoon ability 2")
    game.pass_windows()
    game.expect(corp_credits=0, run=None)


def test_akiko_accesses_an_additional_card_if_both_spend_the_same() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund
          deck: 4 Hedge Fund
        runner: Akiko Nisei: Head Case
          credits 5
        turn: runner
    """)
    assert game.runner.link == 1
    game.runner.runs("R&D")
    game.runner.continues()
    game.corp.chooses(1)
    game.runner.chooses(1)
    game.expect(runner_credits=4, corp_credits=4)
    assert game.happened("access") == 2
    game.runner.runs("R&D")
    game.runner.continues()
    game.corp.chooses(0)
    game.runner.chooses(1)
    assert game.happened("access") == 3
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.happened("access") == 4


def test_minds_eye_accesses_the_top_card_of_rnd_for_three_counters() -> None:
    game = scenario("""
        corp:
          deck: PAD Campaign, 4 Hedge Fund
          R&D: root Akitaro Watanabe
          hand: Hedge Fund
        runner:
          credits 9
          rig: Mind's Eye {power 2}
        turn: runner
    """)
    assert game.runner.memory_limit == 5
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.card("Mind's Eye").power == 2
    game.refuses("runner", "use Mind's Eye")
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.triggers("Mind's Eye")
    game.runner.accesses("R&D")
    game.runner.declines()
    game.runner.declines()
    assert game.card("Mind's Eye").power == 3
    game.runner.uses("Mind's Eye")
    game.runner.trashes("PAD Campaign")  # nothing of the root
    game.expect(runner_credits=5, runner_clicks=1, corp_discard=["PAD Campaign"], run=None)


@pytest.mark.ruling("Mind's Eye", 0)
def test_minds_eye_accesses_more_cards_with_what_adds_to_accesses_from_rnd() -> None:
    game = scenario("""
        corp:
          deck: 4 Hedge Fund
        runner: Akiko Nisei: Head Case
          rig: Mind's Eye {power 3}
        turn: runner
    """)
    game.runner.uses("Mind's Eye")
    game.corp.chooses(0)
    game.runner.chooses(0)
    assert game.happened("access") == 2


def test_kyuban_pays_whenever_its_host_is_passed() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Enigma) [Kyuban], (Hunter)
          hand: Hedge Fund
        runner:
          credits 0
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=2)
    game.runner.continues()
    game.expect(runner_credits=2, run=None)


def test_kyuban_is_installed_only_on_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          hand: Kyuban
        turn: runner
    """)
    assert [o for o in game.options("runner") if "Kyuban" in o]
    game.runner.installs("Kyuban", "HQ ice 1")
    assert game.card("Kyuban").host is not None
    game = scenario("""
        runner:
          hand: Kyuban
        turn: runner
    """)
    game.refuses("runner", "install Kyuban")


def test_algernon_is_trashed_after_a_turn_without_a_successful_run() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 2
          rig: Algernon
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Algernon")
    game.expect(runner_credits=0, runner_clicks=5)
    for _ in range(5):
        game.runner.takes_credit()
    game.expect(runner_discard=["Algernon"])


def test_algernon_stays_after_a_successful_run_or_if_it_was_not_used() -> None:
    board = """
        corp:
          hand: Hedge Fund
        runner:
          credits 2
          rig: Algernon
        turn: runner, at 5.7.1a
    """
    game = scenario(board)
    game.runner.triggers("Algernon")
    game.runner.runs("HQ")
    game.runner.continues()
    for _ in range(4):
        game.runner.takes_credit()
    game.expect(runner_installed=["Algernon"])
    game = scenario(board)
    game.runner.passes()
    game.expect(runner_credits=2, runner_clicks=4)
    for _ in range(4):
        game.runner.takes_credit()
    game.expect(runner_installed=["Algernon"])


def test_office_supplies_costs_less_for_each_link() -> None:
    game = scenario("""
        runner: Akiko Nisei: Head Case
          credits 2
          hand: 2 Office Supplies
          deck: 6 any
          rig: Access to Globalsec
        turn: runner
    """)
    game.runner.plays("Office Supplies")
    game.runner.chooses(1)
    game.expect(runner_credits=4)
    game.runner.plays("Office Supplies")
    game.runner.chooses(2)
    game.expect(runner_credits=2, runner_hand=4)

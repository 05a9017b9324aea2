"""Order and Chaos: the Runner."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_maxx_trashes_the_top_two_cards_of_the_stack_and_draws_one() -> None:
    game = scenario("""
        runner: MaxX: Maximum Punk Rock
          deck: Diesel, Sure Gamble, Modded, Tinkering
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    game.expect(runner_heap=["Diesel", "Sure Gamble"], runner_hand=["Modded"], runner_deck=["Tinkering"])


def test_amped_up_gives_three_clicks_for_brain_damage_that_nothing_prevents() -> None:
    game = scenario("""
        runner:
          credits 1
          hand: Amped Up, Diesel, Sure Gamble
          rig: Feedback Filter
        turn: runner
    """)
    game.runner.plays("Amped Up")
    game.expect(runner_clicks=6, brain_damage=1, runner_hand=1, runner_credits=0)


def test_day_job_costs_the_whole_turn_and_gains_ten_credits() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: Day Job
        turn: runner
    """)
    game.runner.plays("Day Job")
    game.expect(runner_credits=10, runner_clicks=0)
    game = scenario("""
        runner:
          credits 2, clicks 3
          hand: Day Job
        turn: runner
    """)
    game.refuses("runner", "play Day Job")


@pytest.mark.parametrize(
    ("event", "ice", "subroutines", "breaker"),
    [("Knifed", "Ice Wall", (1,), "Corroder"), ("Spooned", "Enigma", (1, 2), "Gordian Blade")],
)
def test_knifed_and_spooned_trash_the_first_ice_of_their_kind_that_is_fully_broken(
    event: str, ice: str, subroutines: tuple[int, ...], breaker: str
) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}, {ice}
        runner:
          credits 9
          hand: {event}
          rig: {breaker}
        turn: runner
    """)
    game.runner.plays(event)
    game.runner.chooses("HQ")
    game.pass_windows("6.9.3b")
    for subroutine in subroutines:
        game.runner.breaks(subroutine, using=breaker)
    game.expect(corp_archives=[ice])
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    for subroutine in subroutines:
        game.runner.breaks(subroutine, using=breaker)
    game.expect(corp_archives=[ice])  # only the first time


def test_knifed_leaves_other_ice_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          hand: Knifed
          rig: Gordian Blade
        turn: runner
    """)
    game.runner.plays("Knifed")
    game.runner.chooses("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    assert game.happened("fully-broken") == 1
    game.expect(corp_archives=[])


def test_gravedigger_counts_trashed_installed_corp_cards_and_trashes_from_rnd() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Ice Wall
          Server 1: PAD Campaign
        runner:
          credits 4
          rig: Gravedigger
        run: Server 1, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    assert game.card("Gravedigger").virus == 1
    game.runner.uses("Gravedigger")
    assert game.card("Gravedigger").virus == 0
    game.expect(corp_archives=["PAD Campaign", "Hedge Fund"], runner_clicks=2)
    assert not game.card("Hedge Fund").faceup


def test_gravedigger_does_not_count_the_runners_own_cards() -> None:
    game = scenario("""
        runner:
          rig: Gravedigger, Aesop's Pawnshop, Desperado
        turn: runner, at 5.7.1a
    """)
    while not any(text.startswith("trigger") for text in game.options("runner")):
        game.take("pass")
    game.runner.triggers("Aesop's Pawnshop")
    game.runner.picks("Desperado")
    game.expect(runner_heap=["Desperado"])
    assert game.card("Gravedigger").virus == 0


def test_gravedigger_does_not_count_cards_that_were_not_installed() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
        runner:
          credits 4
          rig: Gravedigger
        run: HQ, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    assert game.card("Gravedigger").virus == 0


def test_human_first_gains_the_points_of_agendas_scored_and_stolen() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Hostile Takeover
          Server 1: (Priority Requisition {advancement 4})
        runner:
          credits 0
          rig: Human First
        turn: corp
    """)
    game.corp.advances("Priority Requisition")
    game.corp.scores("Priority Requisition")
    game.expect(runner_credits=3)
    game = scenario("""
        corp:
          hand: Hostile Takeover
        runner:
          credits 0
          rig: Human First
        run: HQ, at 6.9.5g
    """)
    game.expect(runner_credits=1, runner_score=["Hostile Takeover"])


def test_investigative_journalism_needs_bad_publicity_to_give_more_of_it() -> None:
    game = scenario("""
        runner:
          hand: Investigative Journalism
        turn: runner
    """)
    game.refuses("runner", "install Investigative Journalism")
    game = scenario("""
        corp:
          bad publicity 1
        runner:
          hand: Investigative Journalism
        turn: runner
    """)
    game.offers("runner", "install Investigative Journalism")


def test_investigative_journalism_gives_bad_publicity_for_four_clicks_and_itself() -> None:
    game = scenario("""
        corp:
          bad publicity 1
        runner:
          rig: Investigative Journalism
        turn: runner
    """)
    game.runner.uses("Investigative Journalism")
    game.expect(runner_clicks=0, runner_heap=["Investigative Journalism"])
    assert game.corp.bad_publicity == 2


def test_itinerant_protesters_makes_the_corps_hand_smaller_for_each_bad_publicity_and_stays() -> None:
    game = scenario("""
        corp:
          bad publicity 2
        runner:
          credits 2
          hand: Itinerant Protesters
        turn: runner
    """)
    game.runner.plays("Itinerant Protesters")
    assert (game.corp.hand_size, game.runner.hand_size) == (3, 5)
    game.expect(runner_heap=[])


@pytest.mark.ruling("Itinerant Protesters", 0)
def test_itinerant_protesters_below_zero_does_not_end_the_game() -> None:
    game = scenario("""
        corp:
          bad publicity 7
          hand: Hedge Fund
          deck: 3 Ice Wall
        runner:
          credits 2, clicks 1
          hand: Itinerant Protesters
          deck: 3 Diesel
        turn: runner
    """)
    game.runner.plays("Itinerant Protesters")
    assert game.winner is None


def test_uninstall_takes_a_program_or_hardware_back_to_the_grip() -> None:
    game = scenario("""
        runner:
          hand: Uninstall
          rig: Desperado, Magnum Opus, Armitage Codebusting {credit 4}
        turn: runner
    """)
    game.runner.plays("Uninstall")
    assert sorted(game.options("runner")) == ["pick Desperado", "pick Magnum Opus"]
    game.runner.picks("Desperado")
    game.expect(runner_hand=["Desperado"])


@pytest.mark.parametrize(
    ("rig", "credits"), [("Data Folding, Magnum Opus", 6), ("Data Folding, Magnum Opus, Corroder", 5)]
)
def test_data_folding_gains_a_credit_with_two_unused_memory(rig: str, credits: int) -> None:
    game = scenario(f"""
        runner:
          credits 5
          rig: {rig}
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    game.expect(runner_credits=credits)


def test_stim_dealer_gives_clicks_until_it_takes_its_price() -> None:
    game = scenario("""
        runner:
          hand: Diesel
          rig: Stim Dealer {power 1}
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    assert game.card("Stim Dealer").power == 2
    game.expect(runner_clicks=5, brain_damage=0)
    game = scenario("""
        runner:
          hand: Diesel
          rig: Stim Dealer {power 2}, Feedback Filter
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    assert game.card("Stim Dealer").power == 0
    game.expect(runner_clicks=4, brain_damage=1, runner_hand=[])


def test_chop_bot_3000_trashes_another_card_for_a_card_or_a_tag() -> None:
    for option, tags, hand in ((1, 2, 1), (2, 1, 0)):
        game = scenario("""
            runner:
              tags 2
              deck: Diesel, Modded
              rig: Chop Bot 3000, Desperado
            turn: runner, at 5.7.1a
        """)
        while not any(text.startswith("trigger") for text in game.options("runner")):
            game.take("pass")
        game.runner.triggers("Chop Bot 3000")
        game.runner.chooses(option)
        game.expect(runner_heap=["Desperado"], tags=tags, runner_hand=hand)


def test_chop_bot_3000_need_not_trash_anything() -> None:
    game = scenario("""
        runner:
          tags 1
          rig: Chop Bot 3000, Desperado
        turn: runner, at 5.7.1a
    """)
    while not any(text.startswith("trigger") for text in game.options("runner")):
        game.take("pass")
    game.runner.passes()
    game.expect(runner_heap=[], tags=1)

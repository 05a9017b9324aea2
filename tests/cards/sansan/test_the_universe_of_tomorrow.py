"""The cards of The Universe of Tomorrow."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_power_to_the_people_pays_for_the_first_agenda_accessed_this_turn() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
          deck: Test Agenda, Hedge Fund
          archives: Enigma
        runner:
          credits 0
          hand: Power to the People
        turn: runner
    """)
    game.runner.plays("Power to the People")
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_credits=0)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=7)
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(runner_credits=7, runner_score=["Hostile Takeover", "Test Agenda"])


def test_power_to_the_people_is_played_as_the_first_click_and_lasts_for_the_turn() -> None:
    game = scenario("""
        runner:
          clicks 3
          hand: Power to the People
        turn: runner
    """)
    game.refuses("runner", "play Power to the People")
    game = scenario("""
        corp:
          credits 9
          hand: Test Agenda
          deck: 9 Test Agenda
        runner:
          credits 0
          hand: Power to the People
        turn: runner
    """)
    game.runner.plays("Power to the People")
    for _ in range(3):
        game.runner.takes_credit()
    game.pass_windows()
    for _ in range(3):
        game.corp.takes_credit()
    game.pass_windows()
    game.runner.runs("HQ")
    game.runner.continues()
    game.pass_windows()
    game.expect(runner_credits=3)


@pytest.mark.parametrize("server", ["HQ", "R&D", "Archives"])
def test_laramy_fisk_may_make_the_corp_draw_after_the_first_run_on_a_central_server(server: str) -> None:
    game = scenario("""
        corp:
          deck: 5 Hedge Fund
          Server 1: Test Asset
          hand: Hedge Fund
        runner: Laramy Fisk: Savvy Investor
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.declines()
    game.expect(corp_hand=1)
    game.runner.runs(server)
    game.runner.continues()
    game.runner.triggers("Laramy Fisk: Savvy Investor")
    game.expect(corp_hand=2)
    game.runner.runs(server)
    game.runner.continues()
    game.asks("runner", "action", "5.7.1f")
    game.expect(corp_hand=2)


def test_fisk_investment_seminar_lets_each_player_draw_three_cards() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          hand: Fisk Investment Seminar
          deck: 5 any
        turn: runner
    """)
    game.runner.plays("Fisk Investment Seminar")
    game.expect(corp_hand=3, runner_hand=3)
    game = scenario("""
        runner:
          clicks 3
          hand: Fisk Investment Seminar
        turn: runner
    """)
    game.refuses("runner", "play Fisk Investment Seminar")


def test_davinci_counts_successful_runs_and_installs_a_card_that_costs_no_more() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Corroder, Magnum Opus, Akamatsu Mem Chip, Diesel
          rig: DaVinci {power 1}
        turn: runner
    """)
    game.runner.runs("Archives")
    game.pass_windows()
    game.runner.continues()
    game.runner.passes()
    assert game.card("DaVinci").power == 2
    game.runner.uses("DaVinci")
    assert sorted(game.options("runner")) == ["pick Akamatsu Mem Chip", "pick Corroder"]
    game.runner.picks("Corroder")
    game.expect(runner_installed=["Corroder"], runner_heap=["DaVinci"], runner_credits=0)


def test_davinci_installs_a_card_whose_cost_is_x_with_x_0() -> None:
    """1.15.3: with its install cost ignored nothing is paid for X, so nobody is asked for it."""
    game = scenario("""
        runner:
          credits 9
          hand: Bug Out Bag, Diesel
          rig: DaVinci {power 1}
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("DaVinci")
    game.expect(runner_installed=["Bug Out Bag"], runner_heap=["DaVinci"], runner_credits=9)
    assert game.card("Bug Out Bag").power == 0


def test_cybernetics_court_makes_the_hand_larger() -> None:
    game = scenario("""
        corp:
          Server 1: Cybernetics Court
        turn: corp
    """)
    assert (game.corp.hand_size, game.runner.hand_size) == (9, 5)


def test_team_sponsorship_may_install_a_card_from_archives_or_hq_for_free() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma, Hedge Fund
          archives: PAD Campaign
          HQ: ice (Hunter)
          Server 1: (Test Agenda {advancement 3})
          Server 2: Team Sponsorship
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Test Agenda")
    game.corp.triggers("Team Sponsorship")
    assert sorted(game.options("corp")) == ["pick Enigma", "pick PAD Campaign"]
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.corp.done()  # no ice is trashed for it
    assert game.ice("HQ") == ["Hunter", "Enigma"]
    game.expect(corp_credits=0)


def test_ancestral_imager_hurts_whenever_the_runner_jacks_out() -> None:
    game = scenario("""
        corp:
          score: Ancestral Imager
        runner:
          hand: 2 any
          rig: Paparazzi
        run: HQ, at 6.9.5c
    """)
    game.runner.jacks_out()
    game.expect(runner_hand=1)


def test_product_placement_gains_two_credits_anywhere_but_in_archives() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Product Placement, Hedge Fund
        run: R&D, at 6.9.5g
    """)
    game.expect(corp_credits=2)
    assert game.has_seen("corp", "Product Placement")
    game.runner.declines()
    game = scenario("""
        corp:
          credits 0
          archives: Product Placement
        run: Archives, at 6.9.5g
    """)
    game.expect(corp_credits=0)


def test_public_support_becomes_an_agenda_after_three_turns() -> None:
    game = scenario("""
        corp:
          credits 4
          Server 1: (Public Support)
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Public Support")
    assert game.card("Public Support").power == 3
    game.corp.rezzes("PAD Campaign")
    assert game.card("Public Support").power == 3
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: Public Support {power 1}
          Server 2: Public Support {power 2}
        turn: corp, at 5.6.1a
    """)
    game.corp.triggers("Public Support [Server 1 card 1]")
    game.pass_windows()
    game.expect(corp_score=["Public Support"])
    assert game.corp.points == 1
    assert game.card("Public Support", "Server 2").power == 1


@pytest.mark.parametrize(("assets", "run"), [("Server 1: (PAD Campaign)", "HQ"), ("Server 1: PAD Campaign", None)])
def test_tour_guide_ends_the_run_once_for_each_rezzed_asset(assets: str, run: str | None) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Tour Guide
          {assets}
          Server 2: Experiential Data
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(run=run)


def test_tour_guide_has_a_subroutine_for_every_asset() -> None:
    game = scenario("""
        corp:
          HQ: ice Tour Guide
          Server 1: PAD Campaign
          Server 2: Adonis Campaign
        runner:
          rig: Mimic
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Mimic")
    game.runner.breaks(2, using="Mimic")
    game.pass_windows()
    game.expect(run="HQ")


@pytest.mark.parametrize(
    ("server", "credits"),
    [
        ("Server 1: Expo Grid, Capital Investors", 1),
        ("Server 1: Expo Grid, (Capital Investors)", 0),
        ("Server 1: Expo Grid, Experiential Data", 0),
        ("Server 1: Expo Grid\n          Server 2: Capital Investors", 0),
    ],
)
def test_expo_grid_gains_a_credit_with_a_rezzed_asset_in_its_server(server: str, credits: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          deck: 3 any
          {server}
        turn: corp, at 5.6.1a
    """)
    game.pass_windows()
    game.expect(corp_credits=credits)


def test_the_future_is_now_finds_a_card() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Test Agenda
          Server 1: (The Future is Now {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("The Future is Now")
    assert "done" not in game.options("corp")
    game.corp.picks("Enigma")
    game.expect(corp_hand=["Enigma"])
    assert game.happened("shuffled") == 1

"""Terminal Directive: the Corp."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_seidr_laboratories_takes_a_card_back_the_first_time_a_click_goes_during_a_run() -> None:
    game = scenario("""
        corp: Seidr Laboratories: Destiny Defined
          archives: Hedge Fund, Snare!
          deck: Ice Wall
          HQ: ice Eli 1.0
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Eli 1.0")
    game.corp.triggers("Seidr Laboratories: Destiny Defined")
    game.corp.picks("Snare!")
    game.runner.chooses("break Eli 1.0 [HQ ice 1] subroutine 1")
    game.expect(corp_deck=["Snare!", "Ice Wall"], corp_archives=["Hedge Fund"])
    game.runner.breaks(2, using="Eli 1.0")
    game.expect(corp_archives=["Hedge Fund"], runner_clicks=1)
    game.asks("runner", "jack-out", "6.9.5c")


def test_seidr_laboratories_looks_at_runs_alone() -> None:
    game = scenario("""
        corp: Seidr Laboratories: Destiny Defined
          archives: Hedge Fund
          HQ: ice Enigma
        turn: runner
    """)
    game.runner.takes_credit()
    game.asks("runner", "action", "5.7.1f")
    game.runner.runs("HQ")
    game.corp.triggers("Seidr Laboratories: Destiny Defined")
    game.expect(corp_deck=["Hedge Fund"])


def test_elective_upgrade_gives_a_click_once_per_turn() -> None:
    game = scenario("""
        corp:
          Server 1: (Elective Upgrade {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Elective Upgrade")
    assert game.card("Elective Upgrade").agenda_counters == 2
    game.corp.uses("Elective Upgrade")
    game.expect(corp_clicks=4)
    assert game.card("Elective Upgrade").agenda_counters == 1
    game.refuses("corp", "use Elective Upgrade")


@pytest.mark.ruling("Estelle Moon", 0)
def test_estelle_moon_counts_cards_installed_in_servers_and_pays_for_them() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 9 any
          hand: PAD Campaign, Ice Wall, Experiential Data
          Server 1: Estelle Moon {power 2}
          Server 2: (Test Agenda)
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "new remote")
    assert game.card("Estelle Moon").power == 3
    game.pass_windows()
    game.corp.installs("Ice Wall", "Server 2")
    assert game.card("Estelle Moon").power == 3
    game.pass_windows()
    game.corp.installs("Experiential Data", "HQ")
    assert game.card("Estelle Moon").power == 3
    game.corp.uses("Estelle Moon")
    game.expect(corp_credits=6, corp_hand=3, corp_archives=["Estelle Moon"])


def test_eli_2_0_lets_the_corp_draw_and_ends_the_run_twice() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          HQ: ice Eli 2.0
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, 3, using="Eli 2.0")
    game.expect(runner_clicks=1)
    game.pass_windows()
    game.corp.accepts()
    game.expect(corp_hand=1, run="HQ")
    for broken in ("1 2", "1 3"):
        game = scenario(f"""
            corp:
              HQ: ice Eli 2.0
            runner:
              clicks 1
            run: HQ, encountering ice 1, broken {broken}
        """)
        game.pass_windows()
        game.expect(run=None)


def test_tapestry_takes_a_click_draws_and_puts_back() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          deck: Hedge Fund, Hunter
          HQ: ice Tapestry
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_clicks=2)
    game.corp.accepts()
    game.expect(corp_hand=["Enigma", "Hedge Fund"])
    game.corp.accepts()
    game.corp.picks("Enigma")
    game.expect(corp_hand=["Hedge Fund"], corp_deck=["Enigma", "Hunter"])
    game = scenario("""
        corp:
          hand: Enigma
          deck: Hedge Fund
          HQ: ice Tapestry
        runner:
          clicks 0
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.declines()
    game.corp.declines()
    game.expect(corp_hand=["Enigma"], corp_deck=["Hedge Fund"])


@pytest.mark.ruling("Black Level Clearance", 0)
def test_black_level_clearance_asks_for_brain_damage_or_for_jacking_out() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: Black Level Clearance
        runner:
          hand: 2 any
        run: Server 1, at 6.9.5c
    """)
    game.runner.continues()
    game.runner.chooses(1)
    game.expect(brain_damage=1, corp_credits=0, corp_archives=[])
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: Black Level Clearance
        runner:
          hand: 2 any
        run: Server 1, at 6.9.5c
    """)
    game.runner.continues()
    game.runner.chooses(2)
    game.expect(brain_damage=0, corp_credits=5, corp_hand=1, corp_archives=["Black Level Clearance"], run=None)
    assert game.happened("jacked-out") == 1
    assert game.happened("access") == 0
    game = scenario("""
        corp:
          credits 0
          Server 1: Black Level Clearance
        run: Server 1, at 6.9.5c
    """)
    game.runner.jacks_out()
    game.expect(corp_credits=0)


def test_black_level_clearance_watches_its_own_server() -> None:
    game = scenario("""
        corp:
          Server 1: Black Level Clearance
        run: HQ, at 6.9.5c
    """)
    game.runner.continues()
    game.asks("runner", "action", "5.7.1f")


def test_graft_finds_up_to_three_cards() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Hedge Fund, Ice Wall, Snare!
          Server 1: (Graft {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Graft")
    game.corp.triggers("Graft")
    game.corp.picks("Enigma", "Snare!")
    game.corp.done()
    game.expect(corp_hand=["Enigma", "Snare!"])
    assert game.revealed() == ["Enigma", "Snare!"]


def test_graft_stops_at_three_cards_and_may_be_declined() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Hedge Fund, Ice Wall, Snare!
          Server 1: (Graft {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Graft")
    game.corp.triggers("Graft")
    game.corp.picks("Enigma", "Snare!", "Hunter")
    game.expect(corp_hand=["Enigma", "Snare!", "Hunter"])
    game = scenario("""
        corp:
          deck: Enigma
          Server 1: (Graft {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Graft")
    game.corp.passes()
    game.expect(corp_hand=[])


def test_illegal_arms_factory_pays_and_draws_but_is_a_scandal_when_trashed() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: Illegal Arms Factory
        turn: corp, at 5.6.1a
    """)
    game.pass_windows()
    game.expect(corp_credits=1, corp_hand=2)
    for rezzed, bad in (("Illegal Arms Factory", 1), ("(Illegal Arms Factory)", 0)):
        game = scenario(f"""
            corp:
              Server 1: {rezzed}
            runner:
              credits 6
            run: Server 1, at 6.9.5g
        """)
        game.runner.trashes("Illegal Arms Factory")
        assert game.corp.bad_publicity == bad


def test_illegal_arms_factory_is_no_scandal_if_the_corp_trashes_it_or_another_card_goes() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          Server 1: Illegal Arms Factory
          Server 2: Adonis Campaign
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "Server 1")
    game.expect(corp_archives=["Illegal Arms Factory"])
    assert game.corp.bad_publicity == 0
    game = scenario("""
        corp:
          Server 1: Illegal Arms Factory
          Server 2: PAD Campaign
        runner:
          credits 6
        run: Server 2, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    assert game.corp.bad_publicity == 0


@pytest.mark.parametrize("choice", [1, 2])
def test_bloodletter_makes_the_runner_trash_a_program_or_two_cards_of_the_stack(choice: int) -> None:
    game = scenario("""
        corp:
          HQ: ice Bloodletter
        runner:
          deck: Diesel, Modded, Easy Mark
          rig: Corroder, Mimic, Beach Party
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.chooses(choice)
    if choice == 1:
        assert sorted(game.options("runner")) == ["pick Corroder", "pick Mimic"]
        game.runner.picks("Mimic")
        game.expect(runner_heap=["Mimic"])
    else:
        game.expect(runner_heap=["Diesel", "Modded"])


@pytest.mark.rule("9.11.3c:1")
def test_bloodletter_offers_only_what_can_be_done_completely() -> None:
    game = scenario("""
        corp:
          HQ: ice Bloodletter
        runner:
          deck: Diesel
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_heap=["Corroder"])


def test_hailstorm_removes_a_card_of_the_heap_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Hailstorm
        runner:
          heap: Diesel, Modded
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.picks("Diesel")
    game.expect(runner_heap=["Modded"], run=None)


def test_hunter_seeker_trashes_any_card_after_a_theft() -> None:
    game = scenario("""
        corp:
          hand: Hunter Seeker
          Server 1: PAD Campaign
        runner:
          rig: Corroder
        turn: corp
    """)
    game.refuses("corp", "play Hunter Seeker")
    game = scenario("""
        corp:
          credits 2
          deck: 4 Hunter Seeker
          archives: Hostile Takeover
          Server 1: PAD Campaign
        runner:
          clicks 1
          rig: Corroder, Desperado
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.pass_windows()
    game.expect(runner_score=["Hostile Takeover"])
    game.corp.plays("Hunter Seeker")
    assert sorted(game.options("corp")) == ["pick Corroder", "pick Desperado", "pick PAD Campaign [Server 1 card 1]"]
    game.corp.picks("Desperado")
    game.expect(runner_heap=["Desperado"], corp_clicks=1)


@pytest.mark.parametrize(("choice", "tags", "run"), [(1, 1, "Server 1"), (2, 0, None)])
def test_k_p_lynn_tags_or_ends_the_run_behind_the_ice(choice: int, tags: int, run: str | None) -> None:
    game = scenario("""
        corp:
          Server 1: ice Test Gentle Ice; cards K. P. Lynn
        run: Server 1, passing ice 1
    """)
    game.runner.chooses(choice)
    game.expect(tags=tags, run=run)


def test_k_p_lynn_watches_his_own_server() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice
          Server 1: K. P. Lynn
        run: HQ, passing ice 1
    """)
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.parametrize(("paid", "trashed"), [(5, True), (6, False)])
def test_paper_trail_traces_and_trashes_connections_and_jobs(paid: int, trashed: bool) -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (Paper Trail {advancement 4})
          Server 2: Corporate Troubleshooter   # a connection as well, but no resource
        runner:
          credits 6
          rig: Drug Dealer, Bank Job, Beach Party, Corroder
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Paper Trail")
    game.runner.chooses(paid)
    game.expect(runner_heap=["Drug Dealer", "Bank Job"] if trashed else [], corp_archives=[])


def test_honeyfarm_costs_a_credit_when_it_is_accessed() -> None:
    game = scenario("""
        corp:
          deck: Honeyfarm, Hedge Fund
        runner:
          credits 5
        run: R&D, at 6.9.5g
    """)
    assert game.game.view(None)["access"]["card"] == "Honeyfarm"
    game.expect(runner_credits=4)


def test_long_term_investment_pays_out_once_it_holds_eight_credits() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: Long-Term Investment {credit 4}
        turn: corp, at 5.6.1a
    """)
    game.pass_windows()
    assert game.card("Long-Term Investment").credits == 6
    game.refuses("corp", "use Long-Term Investment")
    game = scenario("""
        corp:
          credits 0
          Server 1: Long-Term Investment {credit 8}
        turn: corp
    """)
    game.corp.uses("Long-Term Investment")
    game.corp.chooses(5)
    game.expect(corp_credits=5, corp_clicks=2)
    assert game.card("Long-Term Investment").credits == 3


def test_weir_takes_a_click_and_a_card_of_the_runners_choice() -> None:
    game = scenario("""
        corp:
          HQ: ice Weir
        runner:
          hand: Diesel, Modded
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_clicks=2)
    game.runner.picks("Modded")
    game.expect(runner_heap=["Modded"], run="HQ")


def test_ipo_gains_thirteen_credits_and_ends_the_action_phase() -> None:
    game = scenario("""
        corp:
          credits 8
          hand: IPO
        turn: corp
    """)
    game.corp.plays("IPO")
    game.expect(corp_credits=13)
    assert game.turn == "runner"

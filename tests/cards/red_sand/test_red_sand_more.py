"""More cards of the Red Sand cycle: forfeited agendas, runs again, ice derezzed again."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

WHERE = [("", None, 0), ("ice (Enigma)", [], 2), ("ice (Enigma)", ["Enigma"], 0)]


@pytest.mark.parametrize(("ice", "trashing", "cost"), WHERE)
def test_network_exchange_taxes_ice_that_does_not_become_the_innermost(
    ice: str, trashing: list[str] | None, cost: int
) -> None:
    game = scenario(f"""
        corp:
          credits 5
          hand: Hunter
          HQ: {ice}
        runner:
          rig: Network Exchange
        turn: corp
    """)
    game.corp.installs("Hunter", "HQ", trashing=trashing)
    game.expect(corp_credits=5 - cost)


def test_network_exchange_leaves_other_cards_alone() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          HQ: ice (Enigma)
        runner:
          rig: Network Exchange
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=5)


def test_jemison_astronautics_turns_a_forfeited_agenda_into_tokens() -> None:
    game = scenario("""
        corp: Jemison Astronautics: Sacrifice. Audacity. Success.
          credits 9
          score: Priority Requisition, Hostile Takeover
          HQ: ice (Archer)
          Server 1: (PAD Campaign)
        runner:
          rig: Mimic
        run: HQ
    """)
    game.corp.rezzes("Archer")
    game.corp.picks("Priority Requisition")
    game.refuses("corp", "pick Hostile Takeover")
    game.refuses("corp", "pick Mimic")
    game.corp.picks("PAD Campaign")
    assert game.card("PAD Campaign").advancement == 4
    game = scenario("""
        corp: Jemison Astronautics: Sacrifice. Audacity. Success.
          Server 1: (PAD Campaign)
        runner:
          score: Hostile Takeover
          rig: Data Dealer
        turn: runner
    """)
    game.runner.uses("Data Dealer")
    assert game.card("PAD Campaign").advancement == 0


@pytest.mark.ruling("Quarantine System", 0)
def test_quarantine_system_discounts_each_ice_after_jemison_has_placed_tokens() -> None:
    game = scenario("""
        corp: Jemison Astronautics: Sacrifice. Audacity. Success.
          credits 1
          score: Hostile Takeover
          HQ: ice (Asteroid Belt), (Hunter)
          R&D: ice (Orion)
          Server 1: Quarantine System
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Quarantine System")
    game.corp.picks("Asteroid Belt")
    game.corp.picks("Asteroid Belt")
    assert game.card("Asteroid Belt").rezzed
    assert game.card("Asteroid Belt").advancement == 2
    game.expect(corp_credits=0, corp_score=[])
    game.refuses("corp", "pick Orion")


def test_quarantine_system_may_rez_less() -> None:
    game = scenario("""
        corp:
          score: Priority Requisition
          HQ: ice (Enigma)
          Server 1: Quarantine System
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Quarantine System")
    game.corp.done()
    assert not game.card("Enigma").rezzed


def test_quarantine_system_rezzes_up_to_three_pieces_of_ice() -> None:
    game = scenario("""
        corp:
          credits 2
          score: Priority Requisition
          HQ: ice (Enigma), (Hunter), (Wall of Static), (Ice Wall)
          Server 1: Quarantine System
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Quarantine System")
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Enigma")
    game.corp.picks("Hunter")
    game.corp.picks("Ice Wall")
    game.expect(corp_credits=2)
    assert not game.card("Wall of Static").rezzed
    game.asks("corp", "window")
    game = scenario("corp:\n credits 9\n HQ: ice (Enigma)\n Server 1: Quarantine System\nturn: corp, at 5.6.2a")
    game.refuses("corp", "use Quarantine System")


@pytest.mark.ruling("Möbius", 0)
def test_mobius_runs_again_and_pays_as_the_second_run_succeeds() -> None:
    game = scenario("""
        corp:
          deck: 5 Hedge Fund
        runner:
          credits 0
          hand: Möbius
        turn: runner
    """)
    game.runner.plays("Möbius")
    game.runner.continues()
    game.expect(runner_credits=0)
    game.runner.triggers("Möbius")
    game.runner.continues()
    game.expect(runner_credits=4)
    game.go_on("5.7.1f")
    game.expect(runner_credits=4, runner_clicks=3, runner_heap=["Möbius"])
    assert game.servers_of("run-begins") == ["R&D", "R&D"]


def test_mobius_ends_with_the_first_run_if_that_fails_or_the_runner_has_enough() -> None:
    game = scenario("""
        corp:
          deck: 5 Hedge Fund
          R&D: ice Wall of Static
        runner:
          credits 0
          hand: Möbius
        turn: runner
    """)
    game.runner.plays("Möbius")
    game.go_on("5.7.1f")
    assert game.happened("run-begins") == 1
    game = scenario("corp:\n deck: 5 any\nrunner:\n hand: Möbius\nturn: runner")
    game.runner.plays("Möbius")
    game.runner.continues()
    game.runner.declines("Möbius")
    game.expect(runner_credits=5, runner_clicks=3)


@pytest.mark.ruling("Sacrifice", 0)
@pytest.mark.parametrize(("bad", "left", "gained"), [(5, 2, 3), (2, 0, 2)])
def test_sacrifice_removes_bad_publicity_for_what_the_agenda_was_worth(bad: int, left: int, gained: int) -> None:
    game = scenario(f"""
        corp:
          credits 0, bad publicity {bad}
          hand: Sacrifice
          score: Project Beale {{agenda 1}}
        turn: corp
    """)
    game.corp.plays("Sacrifice")
    game.expect(corp_credits=gained, bad_publicity=left, corp_score=[])


def test_sacrifice_needs_an_agenda() -> None:
    game = scenario("corp:\n bad publicity 3\n hand: Sacrifice\nturn: corp")
    game.refuses("corp", "play Sacrifice")


@pytest.mark.ruling("Persephone", 0)
def test_persephone_trades_a_card_of_the_stack_for_one_of_rnd_per_resolved_subroutine() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Snare!, Archer
          HQ: ice Neural Katana, Guard
        runner:
          hand: 5 any
          deck: Diesel, Sure Gamble
          rig: Persephone
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.triggers("Persephone")
    game.expect(corp_deck=["Hunter", "Snare!", "Archer"], runner_deck=["Sure Gamble"])
    assert "Diesel" in game.runner.heap


def test_persephone_asks_nothing_where_no_subroutine_resolved() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter
          HQ: ice Neural Katana, Enigma
        runner:
          credits 9
          hand: 3 any
          deck: Diesel
          rig: Persephone
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Persephone", times=2)
    assert game.card("Persephone").strength == 3
    game.runner.breaks(1, using="Persephone")
    game.expect(runner_credits=5)
    game.pass_windows()
    game.asks("runner", "jack-out")
    game.expect(corp_deck=["Enigma", "Hunter"], runner_deck=["Diesel"])


def test_persephone_breaks_sentries_only() -> None:
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n rig: Persephone\nrun: HQ, encountering ice 1")
    game.refuses("runner", "use Persephone, ability 1")


def test_persephone_watches_sentries_only() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter
          HQ: ice Pop-up Window
        runner:
          deck: Diesel
          rig: Persephone
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.accepts()
    game.asks("runner", "jack-out")
    game.expect(runner_deck=["Diesel"], corp_deck=["Enigma", "Hunter"])


def test_rubicon_switch_derezzes_ice_of_this_turn_for_its_printed_rez_cost() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Hunter
          R&D: ice Quandary
        runner:
          credits 5
          rig: Rubicon Switch
        turn: runner
        this turn: rezzed Enigma, rezzed Quandary
    """)
    game.runner.uses("Rubicon Switch")
    game.runner.chooses(3)
    assert not game.card("Enigma").rezzed
    game.expect(runner_credits=2, runner_clicks=3)
    game.refuses("runner", "use Rubicon Switch")


def test_rubicon_switch_chooses_among_costs_that_it_can_pay() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Quandary
          R&D: ice Archer, (Ice Wall)
          Server 1: PAD Campaign
        runner:
          credits 5
          rig: Rubicon Switch
        turn: runner
        this turn: rezzed Enigma, rezzed Quandary, rezzed Archer, rezzed PAD Campaign
    """)
    game.runner.uses("Rubicon Switch")
    assert game.options("runner") == ["number 1", "number 3", "number 4"]
    game.runner.chooses(1)
    assert not game.card("Quandary").rezzed
    game.expect(runner_credits=4)
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n credits 9\n rig: Rubicon Switch\nturn: runner")
    game.refuses("runner", "use Rubicon Switch")


@pytest.mark.ruling("Rosetta 2.0", 0)
def test_rosetta_lowers_the_install_cost_by_the_printed_cost_of_what_it_removes() -> None:
    game = scenario("""
        runner:
          credits 5
          deck: Gordian Blade, Medium, Sure Gamble
          rig: Rosetta 2.0, Dhegdheer [Corroder]
        turn: runner
    """)
    game.runner.uses("Rosetta 2.0")
    game.runner.picks("Corroder")
    game.refuses("runner", "pick Medium")
    game.runner.picks("Gordian Blade")
    game.runner.chooses("server rig")
    game.runner.done()
    game.go_on("5.7.1f")
    game.expect(runner_credits=3, runner_clicks=3)
    assert game.card("Gordian Blade").installed
    assert game.card("Corroder").zone == "removed"
    game = scenario("runner:\n credits 2\n deck: Gordian Blade, Modded\n rig: Rosetta 2.0, Corroder\nturn: runner")
    game.runner.uses("Rosetta 2.0")
    game.refuses("runner", "pick Modded")
    game.runner.picks("Gordian Blade")
    game.expect(runner_credits=0)
    game = scenario("runner:\n deck: Gordian Blade\n rig: Rosetta 2.0\nturn: runner")
    game.refuses("runner", "use Rosetta 2.0")


@pytest.mark.ruling("Success", 0)
def test_success_advances_one_card_as_often_as_the_forfeited_agenda_demands() -> None:
    game = scenario("""
        corp: Weyland Consortium: Because We Built It
          clicks 3
          credits 5
          hand: Success
          score: Priority Requisition
          Server 1: (NAPD Contract)
          Server 2: (PAD Campaign)
        turn: corp
    """)
    game.corp.plays("Success")
    assert game.card("NAPD Contract").advancement == 5
    assert game.happened("advanced") == 5
    game.expect(corp_clicks=0, corp_credits=5, corp_score=[])


def test_success_needs_an_agenda_and_three_clicks() -> None:
    board = "corp:\n clicks {}\n hand: Success\n{} Server 1: (NAPD Contract)\nturn: corp"
    game = scenario(board.format(3, ""))
    game.refuses("corp", "play Success")
    game = scenario(board.format(2, " score: Hostile Takeover\n"))
    game.refuses("corp", "play Success")


def test_leave_no_trace_derezzes_what_was_rezzed_during_the_run() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (Pop-up Window), Ice Wall
          Server 1: (PAD Campaign)
        runner:
          hand: Leave No Trace
          credits 9
          rig: Corroder
        turn: runner
    """)
    game.runner.plays("Leave No Trace")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.continues()
    game.corp.rezzes("PAD Campaign")
    game.corp.rezzes("Pop-up Window")
    game.pass_windows()
    game.runner.accepts()
    game.go_on("5.7.1f")
    assert not game.card("Pop-up Window").rezzed
    assert game.card("Ice Wall").rezzed
    assert game.card("PAD Campaign").rezzed

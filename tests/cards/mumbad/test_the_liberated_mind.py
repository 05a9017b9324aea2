"""The cards of The Liberated Mind."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, NET
from netrunner.testing import scenario


@pytest.mark.ruling("The Noble Path", 0)
def test_the_noble_path_prevents_all_damage_during_its_run() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Neural EMP
          HQ: ice Neural Katana, Cortex Lock
        runner:
          hand: The Noble Path
          heap: Modded
        turn: runner
    """)
    game.runner.plays("The Noble Path")
    game.runner.chooses("HQ")
    game.go_on("6.9.5c")
    game.expect(winner=None, runner_heap=["Modded"])
    game.go_on("action")
    game.runner.runs("HQ")
    game.expect(winner="corp")


def test_the_noble_path_trashes_the_grip_first() -> None:
    game = scenario("""
        runner:
          hand: The Noble Path, Diesel, Modded
        turn: runner
    """)
    game.runner.plays("The Noble Path")
    game.expect(runner_heap=["Diesel", "Modded"], runner_hand=[])


@pytest.mark.parametrize(("hand", "clicks"), [(0, 5), (1, 4)])
def test_emptied_mind_gives_a_click_with_an_empty_grip(hand: int, clicks: int) -> None:
    game = scenario(f"""
        runner:
          hand: {f"{hand} any" if hand else ""}
          rig: Emptied Mind
        turn: runner, at 5.7.1a
    """)
    game.expect(runner_clicks=clicks)


@pytest.mark.parametrize("forfeits", [True, False])
def test_liberated_chela_becomes_an_agenda_unless_the_corp_forfeits_one(forfeits: bool) -> None:
    game = scenario("""
        corp:
          score: Hostile Takeover
        runner:
          clicks 5
          score: Private Security Force
          rig: Liberated Chela
        turn: runner
    """)
    game.runner.uses("Liberated Chela")
    game.expect(runner_clicks=0, runner_points=0)
    if forfeits:
        game.corp.accepts()
        game.expect(corp_points=0, runner_points=0)
        assert game.card("Liberated Chela").zone == "removed"
    else:
        game.corp.declines()
        game.expect(corp_points=1, runner_points=2)


@pytest.mark.ruling("Liberated Chela", 0)
def test_liberated_chela_wins_only_once_the_corp_cannot_forfeit() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          score: Hostile Takeover
        runner:
          clicks 5
          score: Private Security Force, Priority Requisition, Crypsis {points 1}
          rig: Liberated Chela
        turn: runner
    """)
    game.runner.uses("Liberated Chela")
    game.runner.picks("Crypsis")
    game.corp.accepts()
    game.expect(winner=None, runner_points=5)


@pytest.mark.ruling("Temple of the Liberated Mind", 0)
def test_temple_of_the_liberated_mind_stores_a_click() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          clicks 2
          rig: Temple of the Liberated Mind {power 1}
        turn: runner
    """)
    game.runner.uses("Temple of the Liberated Mind", ability=1)
    assert game.card("Temple of the Liberated Mind").power == 2
    game.runner.uses("Temple of the Liberated Mind", ability=2)
    game.expect(runner_clicks=2)
    assert game.card("Temple of the Liberated Mind").power == 1
    game.refuses("runner", "use Temple of the Liberated Mind ability 2")
    game.runner.takes_credit()
    game.runner.takes_credit()
    game.asks("corp", "action")  # it cannot be used during the Corp's turn, so no window was opened for it
    assert game.why_not("runner", "use Temple of the Liberated Mind ability 2").rule == "9.3.3c"


def test_temple_of_the_liberated_mind_gives_no_action_after_the_action_phase() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          rig: Temple of the Liberated Mind {power 1}
        turn: runner, at 5.7.2b
    """)
    game.runner.uses("Temple of the Liberated Mind")
    assert game.happened("clicks-gained") == 2  # the other ones are those of the Corp
    game.asks("corp", "action")


def test_ravana_resolves_subroutines_of_other_bioroids() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Ravana 1.0
          R&D: ice Eli 1.0, (Viktor 1.0)
          Archives: ice Rototurret, Janus 1.0
        runner:
          hand: 3 any
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    assert not [t for t in game.options("corp") if "Ravana" in t or "Viktor" in t or "Rototurret" in t]
    game.corp.chooses("choose Janus 1.0 [Archives ice 2] 1")
    game.expect(brain_damage=1)
    game.corp.chooses("choose Eli 1.0 [R&D ice 1] 1")
    game.expect(run=None)


def test_ravana_can_be_broken_with_a_click() -> None:
    game = scenario("""
        corp:
          HQ: ice Ravana 1.0
        runner:
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Ravana 1.0")
    game.expect(runner_clicks=1)


@pytest.mark.ruling("Ravana 1.0", 0)
def test_ravanas_that_refer_to_each_other_only_come_to_an_end() -> None:
    game = scenario("""
        corp:
          HQ: ice Ravana 1.0
          R&D: ice Ravana 1.0
        runner:
          clicks 0
        run: HQ, encountering ice 1
    """)
    for _ in range(40):
        if game.decision is None or game.decision.kind in ("jack-out", "action"):
            break
        game.take(game.options()[0])
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.parametrize(("bid", "hand"), [(1, 0), (0, 2)])
def test_chetana_pays_both_players_and_may_empty_the_grip(bid: int, hand: int) -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Chetana
        runner:
          credits 0
          hand: 2 any
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.expect(corp_credits=2, runner_credits=2)
    game.runner.chooses(bid)
    game.expect(runner_hand=hand, winner=None)
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [NET] * (1 - hand // 2)


def test_puppet_master_advances_a_card_after_each_successful_run() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          score: Puppet Master
          R&D: ice (Ice Wall), (Enigma)
          Server 1: (Priority Requisition)
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Puppet Master")
    assert sorted(game.options("corp")) == ["pick Ice Wall [R&D ice 1]", "pick Priority Requisition [Server 1 card 1]"]
    game.corp.picks("Priority Requisition")
    assert game.card("Priority Requisition").advancement == 1


def test_exchange_of_information_swaps_agendas_of_the_score_areas() -> None:
    game = scenario("""
        corp:
          hand: Exchange of Information
          score: Hostile Takeover
        runner:
          tags 1
          score: Priority Requisition, Private Security Force
        turn: corp
    """)
    game.corp.plays("Exchange of Information")
    game.corp.picks("Priority Requisition")
    game.expect(corp_points=3, runner_points=3, corp_score=["Priority Requisition"])


def test_exchange_of_information_needs_a_tag() -> None:
    game = scenario("""
        corp:
          hand: Exchange of Information
          score: Hostile Takeover
        runner:
          score: Priority Requisition
        turn: corp
    """)
    game.refuses("corp", "play Exchange of Information")


def test_red_tape_strengthens_all_ice_for_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Red Tape
          R&D: ice Enigma
        runner:
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.pass_windows("6.9.2d")
    assert game.card("Corroder").strength == 2
    assert game.card("Wall of Static").strength == 6 and game.card("Enigma").strength == 5
    game.runner.jacks_out()
    assert game.card("Wall of Static").strength == 3


def test_consulting_visit_finds_and_plays_an_operation() -> None:
    game = scenario("""
        corp:
          credits 7
          hand: Consulting Visit
          deck: Enigma, Hedge Fund, Green Level Clearance, Restructure
        turn: corp
    """)
    game.corp.plays("Consulting Visit")
    game.expect(corp_clicks=1, corp_credits=5)
    assert sorted(game.options("corp"))[:2] == ["done", "pick Green Level Clearance"]
    assert "pick Restructure" not in game.options("corp")
    game.corp.picks("Hedge Fund")
    game.expect(corp_credits=9, corp_clicks=1)


def test_vanilla_ends_the_run() -> None:
    game = scenario("corp:\n HQ: ice Vanilla\nrun: HQ, encountering ice 1")
    game.expect(run=None)


@pytest.mark.ruling("Out of the Ashes", 0)
def test_out_of_the_ashes_runs_and_may_rise_from_the_heap() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          hand: Out of the Ashes
        turn: runner
    """)
    game.runner.plays("Out of the Ashes")
    game.runner.chooses("HQ")
    game.runner.continues()
    assert game.accessed() == ["Hedge Fund"]
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          heap: Out of the Ashes, Out of the Ashes
        turn: runner, at 5.7.1d
    """)
    for left in (1, 0):
        game.take("trigger Out of the Ashes")
        game.runner.chooses("HQ")
        game.runner.continues()
        game.expect(run=None, runner_heap=left)
    game.expect(runner_clicks=4)
    assert game.happened("played") == 0


def test_brainstorm_gains_a_subroutine_for_each_card_in_the_grip() -> None:
    game = scenario("""
        corp:
          HQ: ice Brainstorm
        runner:
          hand: 3 any
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_hand=0, brain_damage=3)
    assert game.damage() == ["1 brain", "1 brain", "1 brain"]
    game = scenario("corp:\n HQ: ice Brainstorm\nrunner:\n hand: 0 any\nrun: HQ, encountering ice 1")
    game.go_on("6.9.5c")
    game.expect(brain_damage=0, run="HQ")


def test_brainstorm_keeps_its_subroutines_for_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Brainstorm
        runner:
          credits 0
          hand: 2 any
          deck: 5 any
          rig: Sports Hopper
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Sports Hopper")  # 3 more cards: how many subroutines there are is settled
    game.pass_windows()
    game.expect(runner_hand=3, brain_damage=2)


def test_the_turning_wheel_counts_runs_without_a_stolen_agenda() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
          deck: Enigma
          archives: Hedge Fund
          HQ: ice (Enigma)
        runner:
          rig: The Turning Wheel
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.card("The Turning Wheel").power == 1
    game.runner.runs("Archives")
    game.runner.continues()
    assert game.card("The Turning Wheel").power == 1
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.jacks_out()
    assert game.card("The Turning Wheel").power == 2  # successful or not
    game.runner.runs("HQ")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.go_on("action")
    game.expect(runner_score=["Hostile Takeover"])
    assert game.card("The Turning Wheel").power == 2


@pytest.mark.ruling("The Turning Wheel", 0)
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_the_turning_wheel_gives_more_accesses_during_a_run(server: str) -> None:
    game = scenario(f"""
        corp:
          hand: 5 any
          deck: 5 any
        runner:
          rig: The Turning Wheel {{power 4}}
        run: {server}, at 6.9.5b
    """)
    game.runner.uses("The Turning Wheel")
    assert game.card("The Turning Wheel").power == 2
    game.runner.uses("The Turning Wheel")
    game.go_on("action")
    assert len(game.accessed()) == 3


def test_the_turning_wheel_does_not_help_in_other_servers() -> None:
    game = scenario("""
        corp:
          archives: 3 Hedge Fund
          Server 1: (PAD Campaign)
          hand: 3 any
        runner:
          rig: The Turning Wheel {power 2}, Gravedigger
        run: HQ, at 6.9.5b
    """)
    game.runner.uses("The Turning Wheel")
    game.go_on("action")
    assert len(game.accessed()) == 2


def test_waiver_trashes_what_costs_no_more_than_the_margin() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Waiver
        runner:
          credits 3
          hand: Sure Gamble, Corroder, Diesel, Medium
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(3)
    game.expect(runner_hand=["Sure Gamble", "Medium"], runner_heap=["Corroder", "Diesel"])
    assert sorted(game.revealed()) == ["Corroder", "Diesel", "Medium", "Sure Gamble"]
    board = "corp:\n credits 0\n HQ: ice Waiver\nrunner:\n credits 5\n hand: Diesel\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.chooses(5)
    game.expect(runner_hand=["Diesel"])

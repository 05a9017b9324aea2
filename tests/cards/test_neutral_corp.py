"""The neutral Corp cards of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_priority_requisition_rezzes_a_piece_of_ice_for_nothing() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: cards (Priority Requisition {advancement 5})
          HQ: ice (Wall of Thorns), Ice Wall
          R&D: ice (Enigma)
          Server 2: cards (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Priority Requisition")
    game.corp.triggers("Priority Requisition")
    game.refuses("corp", "pick Ice Wall")
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Wall of Thorns")
    game.expect(corp_credits=0, corp_points=3)
    assert game.card("Wall of Thorns").rezzed
    assert not game.card("Enigma").rezzed


def test_priority_requisition_need_not_rez_anything() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Priority Requisition {advancement 5})
          HQ: ice (Wall of Thorns)
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Priority Requisition")
    game.corp.passes()
    assert not game.card("Wall of Thorns").rezzed


@pytest.mark.ruling("Archer", 0)
def test_priority_requisition_rezzes_archer_without_forfeiting() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: cards (Priority Requisition {advancement 5})
          HQ: ice (Archer)
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Priority Requisition")
    game.corp.triggers("Priority Requisition")
    game.expect(corp_credits=0, corp_score=["Priority Requisition"])
    assert game.card("Archer").rezzed


def test_priority_requisition_does_nothing_when_it_is_stolen() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition
          R&D: ice (Wall of Thorns)
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_points=3)
    assert not game.card("Wall of Thorns").rezzed


def test_private_security_force_does_a_meat_damage_for_a_click_while_the_runner_is_tagged() -> None:
    game = scenario("""
        corp:
          score: Private Security Force
        runner:
          tags 1
          hand: Diesel, Modded, Tinkering
        turn: corp
    """)
    game.corp.uses("Private Security Force")
    game.corp.uses("Private Security Force")
    game.expect(runner_hand=1, corp_clicks=1, corp_credits=5, winner=None)
    assert game.damage() == ["1 meat", "1 meat"]


def test_private_security_force_does_nothing_to_a_runner_without_tags() -> None:
    game = scenario("""
        corp:
          score: Private Security Force
        runner:
          hand: Diesel
        turn: corp
    """)
    game.refuses("corp", "use Private Security Force")


def test_private_security_force_belongs_to_the_corp_alone() -> None:
    game = scenario("""
        runner:
          tags 1
          hand: Diesel
          score: Private Security Force
        turn: corp
    """)
    game.refuses("corp", "use Private Security Force")


def test_melange_mining_corp_gains_seven_credits_for_three_clicks() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: cards Melange Mining Corp.
        turn: corp
    """)
    game.corp.uses("Melange Mining Corp.")
    game.expect(corp_credits=7, turn="runner")
    game = scenario("""
        corp:
          clicks 2
          Server 1: cards Melange Mining Corp.
        turn: corp
    """)
    game.refuses("corp", "use Melange Mining Corp.")


def test_pad_campaign_gains_a_credit_when_the_corps_turn_begins() -> None:
    game = scenario("""
        corp:
          credits 2
          deck: 3 any
          Server 1: cards (PAD Campaign)
          Server 2: cards PAD Campaign
        runner:
          clicks 1
        turn: runner, at 5.7.1e
    """)
    game.corp.rezzes("Server 1 card 1")
    game.expect(corp_credits=0)
    game.runner.takes_credit()
    game.corp.triggers("Server 1 card 1")
    game.expect(corp_credits=2, turn="corp")


def test_pad_campaign_gains_nothing_while_it_is_unrezzed() -> None:
    game = scenario("""
        corp:
          credits 1
          deck: 3 any
          Server 1: cards (PAD Campaign)
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.expect(corp_credits=1, turn="corp")


def test_hedge_fund_gains_nine_credits_for_five() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund
        turn: corp
    """)
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=9, corp_clicks=2)


def test_hedge_fund_needs_five_credits_even_with_weyland() -> None:
    game = scenario("""
        corp: Weyland Consortium: Building a Better World
          credits 4
          hand: Hedge Fund
        turn: corp
    """)
    game.refuses("corp", "play Hedge Fund")
    game.corp.takes_credit()
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=10)


def test_enigma_takes_a_click_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_clicks=2, run=None)


def test_enigma_ends_the_run_of_a_runner_without_clicks() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          deck: 3 any
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(run=None, turn="corp")
    assert game.happened("clicks-lost") == 0


@pytest.mark.parametrize(("paid", "tags"), [(2, 1), (3, 0)])
def test_hunter_traces_with_three_and_gives_a_tag(paid: int, tags: int) -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter
          hand: Hedge Fund
        runner:
          credits 3
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(paid)
    game.expect(tags=tags, runner_credits=3 - paid, run="HQ")


def test_hunter_is_worth_what_the_corp_pays() -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice Hunter
        runner:
          credits 4
          rig: Access to Globalsec
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(2)
    game.runner.chooses(3)
    game.expect(tags=1, corp_credits=0, runner_credits=1)


def test_wall_of_static_ends_the_run() -> None:
    text = """
        corp:
          HQ: ice Wall of Static
          hand: Hedge Fund
        runner:
          credits 2
          rig: Corroder
        run: HQ, encountering ice 1
    """
    game = scenario(text)
    game.pass_windows()
    game.expect(run=None)
    game = scenario(text)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.expect(run="HQ", runner_credits=0)

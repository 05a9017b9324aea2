"""The cards of 23 Seconds."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, E_REZZED, MEAT
from netrunner.testing import scenario


def test_system_outage_charges_every_draw_but_the_first() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Anonymous Tip
          deck: 9 any
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          hand: System Outage
        turn: runner
    """)
    game.runner.plays("System Outage")
    game.end_turn()
    game.pass_windows("5.6.2b")
    game.expect(corp_credits=2, corp_hand=2)  # the first draw of the turn
    game.corp.plays("Anonymous Tip")
    game.expect(corp_credits=1, corp_hand=4)  # three cards, one time
    game.pass_windows("5.6.2b")
    game.corp.draws()
    game.expect(corp_credits=0)
    game.corp.scores("Hostile Takeover")
    game.expect(runner_heap=["System Outage"])


def test_null_weakens_ice_for_a_card_once_a_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Enigma
        runner: Null: Whistleblower
          hand: Diesel, Modded
          rig: Gordian Blade
        run: HQ, encountering ice 2
    """)
    game.runner.triggers("Null: Whistleblower")
    game.runner.picks("Diesel")
    game.expect(runner_heap=["Diesel"])
    assert game.card("Enigma").strength == 0 and game.card("Wall of Static").strength == 3
    game.pass_windows()
    game.expect(run=None)
    assert game.card("Enigma").strength == 2
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.offers("runner", "use Gordian Blade")  # not Null again


@pytest.mark.parametrize("trashes", [True, False])
def test_gpi_net_tap_exposes_approached_ice_and_may_be_trashed_to_jack_out(trashes: bool) -> None:
    game = scenario("""
        corp:
          HQ: ice (Archer)
        runner:
          rig: GPI Net Tap
        run: HQ, approaching ice 1
    """)
    game.runner.triggers("GPI Net Tap")
    assert game.happened("exposed") == 1
    if trashes:
        game.runner.accepts()
        game.expect(run=None, runner_heap=["GPI Net Tap"])
        assert game.happened("jacked-out") == 1
    else:
        game.runner.declines()
        game.expect(run="HQ", runner_heap=[])


def test_gpi_net_tap_does_nothing_about_rezzed_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          rig: GPI Net Tap
        run: HQ, approaching ice 1
    """)
    game.expect(run=None, runner_installed=["GPI Net Tap"])


def test_dai_v_breaks_everything_with_stealth_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Archer
        runner:
          credits 9
          rig: Dai V, Cloak, Cloak
        run: HQ, encountering ice 1
    """)
    for _ in range(5):
        game.runner.boosts("Dai V", paying=[0, 0])
    assert game.card("Dai V").strength == 6
    game.expect(runner_credits=4)
    game.take("use Dai V ability 1")
    game.runner.picks("Cloak #1")  # the other one too
    game.expect(runner_credits=4)
    assert [c.credits for c in game.cards("Cloak")] == [0, 0]
    game.go_on("6.9.5c")
    game.expect(run="HQ", runner_installed=["Dai V", "Cloak", "Cloak"])


def test_dai_v_cannot_break_with_other_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Vanilla
        runner:
          credits 9
          rig: Dai V, Cloak
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Dai V ability 1")


@pytest.mark.ruling("Fairchild 1.0", 0)
def test_fairchild_1_takes_a_credit_or_an_installed_card_or_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild 1.0
        runner:
          credits 1
          rig: Crash Space, Corroder
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.chooses(1)
    game.expect(runner_credits=0)
    game.runner.picks("Corroder")  # without credits a card must go
    game.expect(runner_heap=["Corroder"], run="HQ")
    game = scenario("corp:\n HQ: ice Fairchild 1.0\nrunner:\n credits 0\nrun: HQ, encountering ice 1")
    game.expect(run="HQ")


def test_fairchild_1_can_be_broken_with_a_click() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild 1.0
        runner:
          credits 1, clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Fairchild 1.0")
    game.runner.breaks(2, using="Fairchild 1.0")
    game.expect(runner_clicks=0, runner_credits=1)


def test_sherlock_2_puts_programs_under_the_stack_and_tags() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Sherlock 2.0
        runner:
          credits 9
          deck: Diesel
          rig: Corroder, Crypsis, Crash Space
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.chooses(0)
    game.corp.picks("Corroder")
    game.runner.chooses(4)
    game.expect(runner_deck=["Diesel", "Corroder"], tags=1, runner_installed=["Crypsis", "Crash Space"])


def test_sherlock_2_can_be_broken_with_two_clicks() -> None:
    game = scenario("""
        corp:
          HQ: ice Sherlock 2.0
        runner:
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, 2, using="Sherlock 2.0")
    game.expect(runner_clicks=0, tags=1)


def test_watchdog_makes_the_first_ice_cheaper_by_the_tags() -> None:
    game = scenario("""
        corp:
          credits 10
          deck: 5 any
          HQ: ice (Enigma)
          R&D: ice (Enigma)
          Server 1: Watchdog
          Server 2: (PAD Campaign)
        runner:
          tags 2
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=8)
    game.corp.rezzes("Enigma [HQ ice 1]")
    game.expect(corp_credits=7)
    game.go_on("action")
    game.runner.runs("R&D")
    game.corp.rezzes("Enigma [R&D ice 1]")
    assert [e.cost for e in game.events() if e.kind == E_REZZED] == [2, 1, 3]


@pytest.mark.rule("8.6.8")
@pytest.mark.ruling("Hard-Hitting News", 0)
def test_hard_hitting_news_gives_four_tags_and_ends_the_action_phase() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Hard-Hitting News
          deck: 5 any
          archives: Hedge Fund
        runner:
          credits 0
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.next_turn("corp")
    game.corp.plays("Hard-Hitting News")
    game.expect(tags=4, turn="runner")
    game.asks("runner", "action")


def test_hard_hitting_news_needs_a_run_last_turn() -> None:
    game = scenario("corp:\n credits 9\n hand: Hard-Hitting News\nturn: corp 3")
    game.refuses("corp", "play Hard-Hitting News")


def test_crisis_management_harms_a_tagged_runner_each_turn() -> None:
    for tags, hand in ((1, 1), (0, 2)):
        game = scenario(f"""
            corp:
              deck: 3 any
              score: Crisis Management
            runner:
              tags {tags}
              hand: 2 any
            turn: corp, at 5.6.1d
        """)
        game.expect(runner_hand=hand)
        assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [MEAT] * tags


def test_stock_buy_back_pays_for_stolen_agendas_and_ends_the_action_phase() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Stock Buy-Back
          score: Hostile Takeover
        runner:
          score: Private Security Force, Priority Requisition
          deck: 3 any
        turn: corp
    """)
    game.corp.plays("Stock Buy-Back")
    game.expect(corp_credits=6)
    game.asks("runner", "action")


@pytest.mark.ruling("Sandburg", 0)
def test_sandburg_strengthens_ice_while_the_corp_is_rich() -> None:
    game = scenario("""
        corp:
          credits 10
          hand: Hedge Fund
          HQ: ice Ice Wall [Parasite {virus 1}]
          R&D: ice Enigma
          Server 1: Sandburg
        runner:
          rig: Corroder
        turn: corp
    """)
    assert game.card("Enigma").strength == 4 and game.card("Corroder").strength == 2
    assert game.card("Ice Wall").strength == 2
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=14, corp_archives=["Hedge Fund", "Ice Wall"])
    assert game.card("Enigma").strength == 4


def test_controlling_the_message_tags_for_the_first_trashed_installed_card() -> None:
    game = scenario("""
        corp: NBN: Controlling the Message
          credits 0
          hand: PAD Campaign
          Server 1: (PAD Campaign)
          Server 2: (PAD Campaign)
        runner:
          credits 20
          rig: New Angeles City Hall
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(tags=0, run=None)  # it was not installed
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.corp.triggers("NBN: Controlling the Message")
    game.runner.chooses(3)
    game.expect(tags=1, run=None)  # New Angeles City Hall could not avoid it
    game.runner.runs("Server 2")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(tags=1, run=None)


def test_controlling_the_message_does_nothing_if_its_trace_fails() -> None:
    game = scenario("""
        corp: NBN: Controlling the Message
          credits 0
          Server 1: (PAD Campaign)
        runner:
          credits 20
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.corp.triggers("NBN: Controlling the Message")
    game.runner.chooses(4)
    game.expect(tags=0)


def test_controlling_the_message_looks_at_corp_cards_that_the_runner_trashes() -> None:
    game = scenario("""
        corp: NBN: Controlling the Message
          credits 9
          hand: Hedge Fund
          deck: 3 any
          HQ: ice Cobra
        runner:
          hand: 3 any
          deck: 3 any
          rig: Corroder, Sports Hopper
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Sports Hopper")
    game.asks("runner", "action")
    game.runner.runs("HQ")
    game.pass_windows()
    game.expect(runner_installed=[])
    game.asks("runner", "jack-out")


@pytest.mark.parametrize(("bid", "credits"), [(0, 5), (1, 5), (2, 5)])
def test_hyoubu_research_facility_gives_back_what_the_corp_spent(bid: int, credits: int) -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Aiki
          Server 1: Hyoubu Research Facility
        runner:
          credits 1
          hand: 5 any
          deck: 5 any
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(bid)
    game.runner.chooses(1)
    game.expect(corp_credits=credits, runner_credits=0)


def test_hyoubu_research_facility_pays_the_first_time_each_turn() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Aiki, Aiki
          Server 1: Hyoubu Research Facility
        runner:
          credits 0
          hand: 8 any
          deck: 5 any
        run: HQ, encountering ice 2
    """)
    game.corp.chooses(1)
    game.expect(corp_credits=5)
    game.runner.continues()
    game.corp.chooses(2)
    game.expect(corp_credits=3)

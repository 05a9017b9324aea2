"""The cards of Quorum."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, NET
from netrunner.testing import scenario


def test_tapwrm_is_installed_after_a_central_success_and_pays_by_the_corps_pool() -> None:
    game = scenario("""
        corp:
          credits 14
          archives: Hedge Fund
          deck: 5 any
        runner:
          credits 0
          deck: 5 any
          hand: Tapwrm
        turn: runner
    """)
    game.refuses("runner", "install Tapwrm")
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.installs("Tapwrm")
    game.next_turn("runner")
    game.expect(runner_credits=2)
    game.end_turn()
    game.pass_windows("5.6.2b")
    game.corp.purges()
    game.expect(runner_heap=["Tapwrm"])


@pytest.mark.ruling("Aaron Marrón", 0)
def test_aaron_marron_removes_a_tag_and_draws() -> None:
    game = scenario("""
        corp:
          hand: Private Security Force
        runner:
          tags 1
          deck: Diesel
          rig: Aaron Marrón
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.card("Aaron Marrón").power == 2
    game.runner.uses("Aaron Marrón")
    game.expect(tags=0, runner_hand=["Diesel"])
    assert game.card("Aaron Marrón").power == 1
    game.refuses("runner", "use Aaron Marrón")  # no tag, and nothing to draw


@pytest.mark.ruling("Peace in Our Time", 0)
def test_peace_in_our_time_pays_both_and_forbids_runs() -> None:
    game = scenario("""
        corp:
          credits 0
        runner:
          credits 1
          hand: Peace in Our Time, Peace in Our Time
          deck: 3 any
        turn: runner
    """)
    game.runner.plays("Peace in Our Time")
    game.expect(runner_credits=10, corp_credits=5)
    game.refuses("runner", "run HQ")
    game.refuses("runner", "play Peace in Our Time")


def test_peace_in_our_time_needs_a_corp_that_scored_nothing() -> None:
    game = scenario("""
        corp:
          Server 1: (Corporate Sales Team {advancement 4})
        runner:
          credits 1
          hand: Peace in Our Time
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Corporate Sales Team")
    game.next_turn("runner")
    game.refuses("runner", "play Peace in Our Time")


def test_sensor_net_activation_rezzes_a_bioroid_for_the_turn() -> None:
    game = scenario("""
        corp:
          credits 0
          score: Sensor Net Activation {agenda 1}
          HQ: ice (Eli 1.0), (Ice Wall)
        runner:
          deck: 3 any
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Sensor Net Activation")
    game.expect(corp_credits=0)
    assert game.card("Eli 1.0").rezzed and not game.card("Ice Wall").rezzed
    game.pass_windows()
    game.next_turn("runner")
    assert not game.card("Eli 1.0").rezzed


def test_sensor_net_activation_is_scored_with_a_counter() -> None:
    game = scenario("corp:\n Server 1: (Sensor Net Activation {advancement 3})\nturn: corp, at 5.6.2a")
    game.corp.scores("Sensor Net Activation")
    assert game.card("Sensor Net Activation").agenda_counters == 1


@pytest.mark.ruling("Violet Level Clearance", 0)
def test_violet_level_clearance_pays_draws_and_ends_the_action_phase() -> None:
    game = scenario("corp:\n credits 5\n hand: Violet Level Clearance\n deck: 5 any\nturn: corp")
    game.corp.plays("Violet Level Clearance")
    game.expect(corp_credits=8, corp_hand=4, turn="runner")


def test_chiyashi_trashes_the_stack_if_an_ai_is_installed() -> None:
    game = scenario("""
        corp:
          HQ: ice Chiyashi
        runner:
          credits 30
          hand: 5 any
          deck: 9 any
          rig: Corroder, Crypsis
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder", times=6)
    game.runner.breaks(3, using="Corroder")
    assert len(game.runner.deck) == 7
    game.pass_windows()
    game.expect(runner_hand=1, run="HQ")
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [NET, NET]


def test_chiyashi_leaves_the_stack_alone_without_an_ai() -> None:
    game = scenario("""
        corp:
          HQ: ice Chiyashi
        runner:
          credits 30
          hand: 5 any
          deck: 9 any
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder", times=6)
    game.runner.breaks(1, using="Corroder")
    game.runner.breaks(2, using="Corroder")
    assert len(game.runner.deck) == 9
    game.pass_windows()
    game.expect(run=None, runner_hand=5)


def test_herald_pays_and_advances_where_it_is_accessed() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Herald
          HQ: ice (Enigma)
          Server 1: (Priority Requisition)
        runner:
          credits 1
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.options("corp") == ["number 0", "number 1", "number 2"]
    game.corp.chooses(2)
    game.expect(corp_credits=0)
    assert game.card("Priority Requisition").advancement == 2 and game.has_seen("corp", "Herald")
    game.runner.trashes("Herald")
    game.expect(runner_credits=0)


def test_herald_pays_no_more_than_two_and_is_harmless_in_archives() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice Herald
          Server 1: (Priority Requisition)
        run: HQ, encountering ice 1
    """)
    game.expect(corp_credits=11)
    assert game.options("corp") == ["number 0", "number 1", "number 2"]
    game = scenario("corp:\n credits 0\n archives: Herald\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(corp_credits=0, run=None)


@pytest.mark.parametrize(("paid", "tags"), [(0, 1), (2, 0)])
def test_veritas_moves_credits_and_traces(paid: int, tags: int) -> None:
    game = scenario("corp:\n credits 0\n HQ: ice Veritas\nrunner:\n credits 5\nrun: HQ, encountering ice 1")
    game.corp.chooses(0)
    game.runner.chooses(paid)
    game.expect(corp_credits=2, runner_credits=3 - paid, tags=tags, run="HQ")


@pytest.mark.ruling("Macrophage", 0)
def test_macrophage_hunts_viruses_with_four_traces() -> None:
    game = scenario("""
        corp:
          credits 3
          HQ: ice Macrophage
        runner:
          credits 20
          heap: Parasite, Corroder
          rig: Medium {virus 3}, Crypsis, Corroder, Fester
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.chooses(0)
    game.runner.chooses(0)
    assert game.card("Medium").virus == 0
    game.expect(corp_credits=1)  # Fester
    game.corp.chooses(0)
    game.runner.chooses(0)
    assert sorted(game.options("corp")) == ["pick Crypsis", "pick Medium"]
    game.corp.picks("Medium")
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.corp.picks("Parasite")
    assert game.card("Parasite").zone == "removed"
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.expect(run=None)


@pytest.mark.parametrize(("left", "base"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_macrophage_traces_with_falling_strength(left: int, base: int) -> None:
    broken = " ".join(str(n) for n in (1, 2, 3, 4) if n != left)
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice Macrophage
        runner:
          credits 9
          heap: Parasite
          rig: Medium {{virus 3}}
        run: HQ, encountering ice 1, broken {broken}
    """)
    game.runner.chooses(base)
    game.expect(run="HQ", runner_heap=["Parasite"], runner_installed=["Medium"])
    assert game.card("Medium").virus == 3


def test_tribunal_takes_three_installed_cards() -> None:
    game = scenario("""
        corp:
          HQ: ice Tribunal
        runner:
          rig: Crash Space, Akamatsu Mem Chip, Tech Trader, Corroder
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    for title in ("Crash Space", "Akamatsu Mem Chip", "Corroder"):
        game.runner.picks(title)
    game.expect(runner_installed=["Tech Trader"], run="HQ")


def test_sunya_grows_by_sentries_that_it_broke_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Cobra
        runner:
          credits 5
          hand: 3 any
          rig: Sūnya {power 1}
        run: HQ, encountering ice 1
    """)
    assert game.card("Sūnya").strength == 2
    game.runner.breaks(1, using="Sūnya")
    game.runner.breaks(2, using="Sūnya")
    game.expect(runner_credits=1)
    game.go_on("6.9.5c")
    assert game.card("Sūnya").power == 2
    game = scenario("""
        corp:
          HQ: ice Cobra, Vanilla
        runner:
          credits 5
          hand: 3 any
          rig: Sūnya {power 1}, Corroder
        run: HQ, encountering ice 2
    """)
    game.refuses("runner", "use Sūnya")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.continues()
    game.runner.breaks(2, using="Sūnya")
    game.pass_windows()
    assert game.card("Sūnya").power == 1 if "Sūnya" in game.runner.installed else True


def test_fawkes_grows_by_what_is_paid_with_a_stealth_credit() -> None:
    board = """
        corp:
          HQ: ice Archer
        runner:
          credits 4
          rig: {}Fawkes
        run: HQ, encountering ice 1
    """
    game = scenario(board.format("Cloak, "))
    game.runner.uses("Fawkes")
    assert game.options("runner") == [f"number {n}" for n in range(1, 6)]  # at least 1 comes from Cloak
    game.runner.chooses(5)
    assert game.card("Fawkes").strength == 6 and game.card("Cloak").credits == 0
    game.expect(runner_credits=0)
    game = scenario(board.format("Cyberfeeder, "))
    game.refuses("runner", "use Fawkes ability 2")
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n rig: Cloak, Fawkes\nrun: HQ, encountering ice 1")
    game.refuses("runner", "use Fawkes ability 1")  # no sentry


def test_fawkes_breaks_sentries_and_keeps_its_strength_for_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Blank Ice, Neural Katana
        runner:
          credits 3
          hand: 3 any
          rig: Cloak, Fawkes
        run: HQ, encountering ice 2
    """)
    game.runner.uses("Fawkes", ability=2)
    game.runner.chooses(2)
    game.runner.breaks(1, using="Fawkes")
    game.go_on("jack-out")
    assert game.card("Fawkes").strength == 3
    game.expect(runner_credits=1)


BRYAN = """
        corp:
          credits 0
          hand: Enigma
          deck: 9 Hunter
          archives: Hedge Fund, (Beanstalk Royalties), Archived Memories, {}
          HQ: root Bryan Stinson
        runner:
          credits {}
          deck: 5 any
        turn: corp
    """


def test_bryan_stinson_plays_a_transaction_from_archives_for_free() -> None:
    game = scenario(BRYAN.format("Enigma", 5))
    game.corp.uses("Bryan Stinson")
    assert game.options("corp") == ["pick Hedge Fund", "pick Beanstalk Royalties"]
    game.corp.picks("Hedge Fund")
    game.expect(corp_credits=9, corp_clicks=2)
    game.expect(corp_archives=["Beanstalk Royalties", "Archived Memories", "Enigma"])
    assert "removed: Hedge Fund" in game.board()
    game = scenario(BRYAN.format("Enigma", 6))
    game.refuses("corp", "use Bryan Stinson")


@pytest.mark.ruling("Bryan Stinson", 0)
def test_bryan_stinson_lets_a_current_be_removed_when_it_would_be_trashed() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hostile Takeover
          deck: 9 any
          archives: Paywall Implementation
          HQ: root Bryan Stinson
        runner:
          credits 5
          deck: 5 any
        turn: corp
    """)
    game.corp.uses("Bryan Stinson")
    assert game.card("Paywall Implementation").zone == "play"
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("Bryan Stinson")
    game.runner.trashes("Bryan Stinson")
    game.go_on("action")
    game.expect(runner_score=["Hostile Takeover"])
    assert game.card("Paywall Implementation").zone == "removed"


def test_nasx_gains_a_credit_each_turn_and_does_not_count_it() -> None:
    game = scenario("corp:\n credits 4\n deck: 3 any\n Server 1: NASX\nturn: corp, at 5.6.1a")
    game.asks("corp", "action")  # nothing was asked before
    game.expect(corp_credits=5)
    assert game.card("NASX").power == 0


@pytest.mark.ruling("NASX", 0)
def test_nasx_takes_up_to_two_credits_whenever_an_ability_pays() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund, Beanstalk Royalties
          Server 1: NASX
        turn: corp
    """)
    game.corp.plays("Hedge Fund")
    assert game.options("corp") == ["number 0", "number 1", "number 2"]
    game.corp.chooses(1)
    assert game.card("NASX").power == 1
    game.expect(corp_credits=8)
    game.corp.plays("Beanstalk Royalties")
    game.corp.chooses(2)
    assert game.card("NASX").power == 3
    game.expect(corp_credits=9)
    game.corp.takes_credit()
    assert game.card("NASX").power == 3  # the basic action is no ability of a card


def test_nasx_does_not_mind_credits_of_the_runner() -> None:
    game = scenario("""
        corp:
          Server 1: NASX
        runner:
          hand: Sure Gamble
        turn: runner
    """)
    game.runner.plays("Sure Gamble")
    game.asks("runner", "action")
    game.expect(runner_credits=9)


def test_nasx_pays_two_credits_for_each_counter() -> None:
    game = scenario("corp:\n credits 0\n Server 1: NASX {power 3}\nturn: corp")
    game.corp.uses("NASX")
    game.expect(corp_credits=6, corp_clicks=2, corp_archives=["NASX"])

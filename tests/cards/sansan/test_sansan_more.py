"""The SanSan cycle: cards that change what others cost, and what may be done when."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_clot_forbids_scoring_what_was_installed_this_turn() -> None:
    board = """
        corp:
          hand: Hostile Takeover
          credits 9
          Server 1: cards (Hostile Takeover {advancement 1})
          clicks 4
        runner:
          rig: Clot
        turn: corp
    """
    game = scenario(board)
    game.corp.installs("Hostile Takeover", "new remote")
    game.corp.advances("Server 2 card 1")
    game.corp.advances("Server 2 card 1")
    game.corp.advances("Server 1 card 1")
    game.refuses("corp", "score Hostile Takeover [Server 2 card 1]")
    game.corp.scores("Server 1 card 1")
    game.expect(corp_points=1)


@pytest.mark.ruling("Clot", 0)
def test_clot_comes_too_late_after_the_last_advancement() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
          credits 9
        runner:
          credits 9
          deck: Clot
          rig: Self-modifying Code
        turn: corp
    """)
    game.corp.installs("Hostile Takeover", "new remote")
    game.pass_windows()
    game.corp.advances("Hostile Takeover")
    game.pass_windows()
    game.corp.advances("Hostile Takeover")
    game.asks("corp", "window", "5.6.2a")
    game.corp.scores("Hostile Takeover")
    game.expect(corp_points=1)


def test_clot_does_not_survive_a_purge() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n rig: Clot\nturn: corp")
    game.corp.purges()
    game.expect(runner_heap=["Clot"])


@pytest.mark.ruling("Enhanced Vision", 0)
def test_enhanced_vision_shows_a_card_of_hq_at_the_first_successful_run() -> None:
    game = scenario("corp:\n hand: Enigma, Hedge Fund\nrunner:\n rig: Enhanced Vision\nturn: runner")
    game.next_random("Enigma")
    game.runner.runs("Archives")
    game.runner.continues()
    assert game.revealed() == ["Enigma"]
    assert game.card("Enigma").faceup is False
    game.runner.runs("Archives")
    game.runner.continues()
    assert game.revealed() == ["Enigma"]


def test_traffic_jam_raises_requirements_for_each_scored_copy() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          score: Hostile Takeover, Hostile Takeover
          Server 1: cards (Hostile Takeover {advancement 3})
          Server 2: cards (Nisei MK II {advancement 4})
          clicks 1
        runner:
          clicks 1
          hand: Traffic Jam
        turn: runner
    """)
    game.runner.plays("Traffic Jam")
    game.expect(runner_heap=[])
    game.corp.passes()
    game.refuses("corp", "score Hostile Takeover")
    game.corp.passes()
    game.corp.advances("Hostile Takeover")
    game.corp.scores("Hostile Takeover")
    game.expect(corp_points=3, runner_heap=["Traffic Jam"])


def test_hacktivist_meeting_makes_rezzing_cost_cards() -> None:
    game = scenario("""
        corp:
          credits 9
          deck: 3 any
          hand: Hedge Fund
          HQ: ice (Ice Wall)
          Server 1: cards (PAD Campaign)
          Server 2: cards (Melange Mining Corp.)
        runner:
          credits 9
          hand: Hacktivist Meeting
        turn: runner
    """)
    game.runner.plays("Hacktivist Meeting")
    game.expect(runner_heap=[])
    game.corp.passes()
    game.runner.runs("HQ")
    game.corp.rezzes("Ice Wall")
    game.expect(corp_hand=["Hedge Fund"])
    game.go_on("5.7.1e")
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_hand=[], corp_archives=["Hedge Fund"])
    game = scenario(
        "corp:\n credits 9\n Server 2: (Melange Mining Corp.)\nrunner:\n play area: Hacktivist Meeting\n"
        "turn: runner, at 5.7.1e",
        mode="full",
    )
    game.runner.passes()
    game.refuses("corp", "rez Melange Mining Corp.")


def test_game_day_fills_the_grip() -> None:
    game = scenario("runner:\n hand: Game Day, Diesel\n deck: 9 any\nturn: runner")
    game.runner.plays("Game Day")
    game.expect(runner_hand=5, runner_clicks=2)


def test_turing_is_stronger_before_remote_servers_and_no_prey_for_ai() -> None:
    game = scenario("""
        corp:
          HQ: ice Turing
          Server 1: ice Turing; cards (PAD Campaign)
        runner:
          credits 9
          rig: Crypsis {virus 1}
        run: HQ, encountering ice 1
    """)
    assert game.card("Turing", "HQ").strength == 2 and game.card("Turing", "Server 1").strength == 5
    game.runner.boosts("Crypsis", times=2)
    game.runner.passes()
    game.runner.accepts()
    game.expect(run="HQ", runner_clicks=0)
    game = scenario("corp:\n HQ: ice Turing\nrunner:\n clicks 2\nrun: HQ, encountering ice 1")
    game.expect(run=None)
    game = scenario("corp:\n HQ: ice Turing\nrunner:\n clicks 3\nrun: HQ, encountering ice 1")
    game.runner.declines()
    game.expect(run=None, runner_clicks=3)


def test_student_loans_charge_for_events_that_were_played_before() -> None:
    game = scenario("""
        corp:
          Server 1: cards Student Loans
        runner:
          credits 5
          hand: 2 Diesel, Easy Mark
          heap: Easy Mark
          deck: 9 any
        turn: runner
    """)
    game.runner.plays("Diesel")
    game.expect(runner_credits=5)
    game.runner.plays("Diesel")
    game.expect(runner_credits=3)
    game.runner.plays("Easy Mark")
    game.expect(runner_credits=4)


def test_ddos_keeps_the_outermost_ice_unrezzed_for_a_turn() -> None:
    game = scenario("""
        corp:
          credits 20
          deck: 9 any
          HQ: ice (Ice Wall), (Enigma)
          R&D: ice (Hunter)
        runner:
          rig: DDoS
          deck: 9 any
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("DDoS")
    game.expect(runner_heap=["DDoS"])
    game.runner.runs("R&D")
    game.asks("runner", "jack-out", "6.9.5c")
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.rezzes("Ice Wall")
    game.go_on("action")
    game.next_turn("runner")
    game.runner.runs("R&D")
    game.corp.rezzes("Hunter")


def test_muertos_gang_member_derezzes_a_card_and_pays_for_it_later() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Enigma, (Archer)
          Server 1: cards PAD Campaign
        runner:
          credits 9
          hand: Muertos Gang Member
          deck: Diesel
        turn: runner
    """)
    game.runner.installs("Muertos Gang Member")
    game.refuses("corp", "pick Archer")
    game.corp.picks("Enigma")
    assert not game.card("Enigma").rezzed
    game.runner.uses("Muertos Gang Member")
    game.corp.accepts()
    assert game.card("Enigma").rezzed and not game.card("Archer").rezzed
    game.expect(corp_credits=0, runner_hand=["Diesel"], runner_heap=["Muertos Gang Member"])


def test_muertos_gang_member_need_not_be_trashed_to_be_uninstalled() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Archangel
          R&D: ice (Enigma)
        runner:
          credits 0
          rig: Muertos Gang Member
        run: HQ, encountering ice 1
    """)
    game.go_on("may")
    game.expect(runner_hand=["Muertos Gang Member"])
    game.corp.declines()
    assert not game.card("Enigma").rezzed


def test_chameleon_breaks_the_subtype_that_was_named() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          HQ: ice Quandary
          R&D: ice Ice Wall
        runner:
          credits 9
          hand: Chameleon
        turn: runner
    """)
    game.runner.installs("Chameleon")
    assert game.options("runner") == ["choose sentry", "choose code gate", "choose barrier"]
    game.runner.chooses("choose code gate")
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Chameleon")
    game.go_on("action")
    game.runner.runs("R&D")
    game.expect(run=None)
    game.runner.takes_credit()
    game.expect(runner_hand=["Chameleon"])


def test_chameleon_remembers_in_a_position() -> None:
    game = scenario(
        "corp:\n HQ: ice Ice Wall\nrunner:\n credits 1\n rig: Chameleon {names barrier}\nrun: HQ, encountering ice 1"
    )
    assert "Chameleon {names barrier}" in game.board()
    game.runner.breaks(1, using="Chameleon")
    game.expect(run="HQ", runner_credits=0)


def test_an_offer_you_cant_refuse_ends_in_a_run_or_a_point() -> None:
    board = """
        corp:
          credits 9
          hand: An Offer You Can’t Refuse
          R&D: ice (Ice Wall)
          deck: 3 any
          Server 1: cards (PAD Campaign)
        runner:
          credits 5
        turn: corp
    """
    game = scenario(board)
    game.corp.plays("An Offer You Can’t Refuse")
    assert game.options("corp") == ["server HQ", "server R&D", "server Archives"]
    game.corp.chooses("R&D")
    game.runner.declines()
    game.expect(corp_points=1, run=None)
    game = scenario(board)
    game.corp.plays("An Offer You Can’t Refuse")
    game.corp.chooses("R&D")
    game.runner.accepts()
    game.go_on("action")
    assert game.servers_of("run-begins") == ["R&D"] and len(game.accessed()) == 1
    game.expect(corp_points=0, corp_archives=["An Offer You Can’t Refuse"])
    game = scenario(board)
    game.corp.plays("An Offer You Can’t Refuse")
    game.corp.chooses("R&D")
    game.runner.accepts()
    game.pass_windows()
    assert "jack out" not in game.options("runner") if game.decision is not None else True

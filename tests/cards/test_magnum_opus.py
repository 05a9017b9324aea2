"""The cards of the Magnum Opus set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_labor_rights_trashes_shuffles_draws_and_is_removed_from_the_game() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Labor Rights
          deck: Diesel, Modded, Crypsis, Sure Gamble
          heap: Desperado
        turn: runner
    """)
    game.runner.plays("Labor Rights")
    game.runner.picks("Diesel", "Modded", "Crypsis")
    game.expect(runner_discard=["Desperado"], runner_hand=1)
    assert len(game.runner.deck) == 3
    assert game.card("Labor Rights").zone == "removed"


def test_border_control_may_be_trashed_to_end_a_run_on_its_server() -> None:
    game = scenario("""
        corp:
          HQ: ice Border Control
          hand: Hedge Fund
        turn: runner
    """)
    game.runner.runs("R&D")
    assert "pass" not in game.options("runner")
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.corp.uses("Border Control")
    game.expect(run=None, corp_discard=["Border Control"])


def test_border_control_gains_a_credit_for_each_ice_protecting_its_server_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Border Control, (Enigma), (Hunter)
          R&D: ice (Enigma)
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(corp_credits=3, run=None)


@pytest.mark.parametrize(
    ("stack", "credits", "tokens"),
    [("Diesel, Crypsis, Modded, Desperado", 0, 0), ("Diesel, Crypsis, Corroder, Modded", 3, 0),
     ("Diesel, Crypsis, Corroder, Mimic", 3, 3)],
)  # fmt: skip
def test_slot_machine_pays_for_types_that_the_revealed_cards_share(stack: str, credits: int, tokens: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          hand: Hedge Fund
          HQ: ice Slot Machine
          Server 1: (PAD Campaign)
        runner:
          credits 4
          deck: {stack}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    if tokens:
        game.corp.picks("PAD Campaign")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(corp_credits=credits, runner_credits=1)
    assert game.card("PAD Campaign").advancement == tokens
    assert game.runner.deck[-1] == "Diesel"
    assert game.happened("revealed") == 1


def test_slot_machine_advances_only_cards_of_the_corp() -> None:
    game = scenario("""
        corp:
          HQ: ice Slot Machine
          Server 1: (PAD Campaign)
        runner:
          credits 4
          rig: Corroder
          deck: Diesel, 3 Sure Gamble
        turn: runner
    """)
    game.runner.runs("HQ")
    game.go_on("target")
    game.offers("corp", "pick PAD Campaign")
    game.refuses("corp", "pick Corroder")


def test_hired_help_asks_for_an_agenda_to_run_its_server() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: Hired Help
        runner:
          credits 0
          score: Breaking News
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.expect(runner_score=[], corp_discard=["Breaking News"])
    game.runner.jacks_out()
    game.refuses("runner", "run Server 1")
    game.runner.runs("R&D")
    game.runner.continues()
    game.refuses("runner", "run Server 1")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(run=None)


def test_timely_public_release_installs_ice_from_hq_or_archives_in_any_position() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma, PAD Campaign
          archives: Hunter, Neural EMP
          deck: 9 any
          score: Timely Public Release {agenda 1}
          HQ: ice Wall of Static, Ice Wall
        turn: corp, at 5.6.1e
    """)
    game.corp.uses("Timely Public Release")
    game.refuses("corp", "pick PAD Campaign")
    game.refuses("corp", "pick Neural EMP")
    game.corp.picks("Hunter")
    game.corp.chooses("HQ")
    game.asks("corp", "install-position", "8.3.2")
    game.corp.chooses(1)
    game.corp.done()  # nothing is trashed first
    assert game.ice("HQ") == ["Wall of Static", "Hunter", "Ice Wall"]
    assert not game.card("Hunter").rezzed
    game.expect(corp_credits=0)
    assert game.card("Timely Public Release").agenda_counters == 0


@pytest.mark.rule("4.7.9a")
@pytest.mark.parametrize(("position", "ice"), [(0, ["Enigma", "Ice Wall"]), (1, ["Ice Wall", "Enigma"])])
def test_timely_public_release_may_put_ice_innermost_or_outermost(position: int, ice: list[str]) -> None:
    game = scenario("""
        corp:
          hand: Enigma
          deck: 9 any
          score: Timely Public Release {agenda 1}
          R&D: ice Ice Wall
        turn: corp, at 5.6.1e
    """)
    game.corp.uses("Timely Public Release")
    game.corp.chooses("R&D")
    game.corp.chooses(position)
    game.corp.done()
    assert game.ice("R&D") == ice


def test_timely_public_release_installs_ice_inward_of_the_runner_during_a_run() -> None:
    """6.2.3b: the Runner meets ice that was installed between them and the server."""
    game = scenario("""
        corp:
          credits 3
          hand: Enigma
          deck: 9 any
          score: Timely Public Release {agenda 1}
          HQ: ice Test Gentle Ice
        run: HQ, approaching ice 1
    """)
    game.corp.uses("Timely Public Release")
    game.corp.chooses("HQ")
    game.corp.chooses(0)
    game.corp.done()
    game.go_on("6.9.2d")
    game.runner.continues()
    game.corp.rezzes("Enigma")


def test_timely_public_release_has_a_counter_once_it_is_scored() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards (Timely Public Release {advancement 4})
        turn: corp, at 5.6.1e
    """)
    game.corp.scores("Timely Public Release")
    assert game.card("Timely Public Release").agenda_counters == 1


def test_watch_the_world_burn_removes_the_first_accessed_card_but_agendas_and_ends_the_action_phase() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Nisei MK II), (Akitaro Watanabe), (Corporate Troubleshooter)
          deck: 9 any
        runner:
          hand: Watch the World Burn
        turn: runner
    """)
    game.runner.plays("Watch the World Burn")
    game.go_on("access-next")
    game.runner.accesses("Server 1 card 1")
    game.runner.accesses("Server 1 card 1")  # where Akitaro Watanabe has moved up
    game.runner.declines()  # and Corporate Troubleshooter is only accessed
    game.expect(runner_score=["Nisei MK II"])
    assert game.card("Akitaro Watanabe").zone == "removed"
    assert game.card("Corporate Troubleshooter").installed
    game.go_on("action")
    assert game.turn == "corp"


def test_watch_the_world_burn_removes_every_copy_that_is_accessed_until_the_game_ends() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          Server 1: cards (PAD Campaign)
          Server 2: cards (PAD Campaign)
          deck: 9 any
        runner:
          hand: Watch the World Burn, 4 any
          deck: 9 any
        turn: runner
    """)
    game.runner.plays("Watch the World Burn")
    game.runner.chooses("Server 1")
    game.next_turn("runner")
    game.runner.runs("Server 2")
    game.go_on("action")
    game.next_turn("runner")
    while "PAD Campaign" in game.corp.hand:
        game.runner.runs("HQ")
        game.go_on("action")
    assert [c.zone for c in game.cards("PAD Campaign")] == ["removed"] * 3
    game.expect(runner_credits=2)  # nothing was paid but the event


def test_watch_the_world_burn_removes_nothing_after_a_run_in_which_only_an_agenda_was_accessed() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Nisei MK II)
          Server 2: cards (PAD Campaign)
          deck: 9 any
        runner:
          hand: Watch the World Burn, 4 any
          deck: 9 any
        turn: runner
    """)
    game.runner.plays("Watch the World Burn")
    game.runner.chooses("Server 1")
    game.next_turn("runner")
    game.runner.runs("Server 2")
    game.go_on("action")
    assert game.card("PAD Campaign").installed


def test_watch_the_world_burn_does_nothing_for_a_run_that_is_not_successful() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Barrier
          Server 1: ice Test Barrier; cards (PAD Campaign)
          deck: 9 any
        runner:
          hand: Watch the World Burn
        turn: runner
    """)
    game.runner.plays("Watch the World Burn")
    game.go_on("action")
    assert game.card("PAD Campaign").installed
    assert game.turn == "corp"


def test_crowdfunding_ignores_what_makes_resources_dearer() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          play area: Scarcity of Resources
        runner:
          credits 0
          heap: Crowdfunding
        turn: runner
    """)
    for _ in range(3):
        game.runner.runs("Archives")
        game.runner.continues()
    game.end_turn()
    game.runner.triggers("Crowdfunding")
    game.expect(runner_rig=["Crowdfunding"], runner_credits=0)


def test_crowdfunding_waits_for_the_end_of_its_own_players_turn() -> None:
    game = scenario("""
        corp:
          credits 12
          hand: 3 An Offer You Can't Refuse
          deck: 9 any
        runner:
          heap: Crowdfunding
        turn: corp
    """)
    for _ in range(3):
        game.corp.plays("An Offer You Can't Refuse")
        game.corp.chooses("Archives")
        game.runner.accepts()
        game.pass_windows()
    game.asks("runner", "action")
    game.expect(runner_heap=["Crowdfunding"])

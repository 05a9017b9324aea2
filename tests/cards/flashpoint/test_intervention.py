"""The cards of Intervention."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, MEAT
from netrunner.testing import scenario


def test_frantic_coding_installs_a_program_cheaply_and_trashes_the_rest() -> None:
    game = scenario("""
        runner:
          credits 3
          hand: Frantic Coding
          deck: Diesel, Modded, Crypsis, Akamatsu Mem Chip, Corroder, 5 any, Medium
        turn: runner
    """)
    game.runner.plays("Frantic Coding")
    assert sorted(t for t in game.options("runner") if t.startswith("pick")) == ["pick Corroder", "pick Crypsis"]
    game.runner.picks("Crypsis")
    game.expect(runner_credits=0, runner_installed=["Crypsis"], runner_deck=["Medium"])
    assert len(game.runner.heap) == 10


@pytest.mark.ruling("Frantic Coding", 0)
def test_frantic_coding_trashes_nothing_once_the_stack_was_shuffled() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Frantic Coding
          deck: Diesel, Modded, Crypsis, Crypsis, 6 any
          rig: Paige Piper
        turn: runner
    """)
    game.runner.plays("Frantic Coding")
    game.runner.picks("Crypsis")
    game.runner.triggers("Paige Piper")
    game.runner.picks("Crypsis")
    game.go_on("action")
    assert "Diesel" not in game.runner.heap and "Modded" not in game.runner.heap


def test_blockade_runner_draws_three_and_shuffles_one_back() -> None:
    game = scenario("""
        runner:
          hand: Corroder
          deck: Diesel, Modded, Crypsis
          rig: Blockade Runner
        turn: runner
    """)
    game.runner.uses("Blockade Runner")
    game.runner.picks("Corroder")
    game.expect(runner_hand=["Diesel", "Modded", "Crypsis"], runner_deck=["Corroder"], runner_clicks=2)
    assert game.happened("shuffled") == 1


def test_smoke_pays_a_recurring_credit_for_icebreakers() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner: Ele "Smoke" Scovak: Cynosure of the Net
          credits 0
          hand: Sure Gamble
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=0)
    assert game.card('Ele "Smoke" Scovak: Cynosure of the Net').credits == 0


@pytest.mark.parametrize(("paid", "tags"), [(1, 0), (0, 1)])
def test_citadel_sanctuary_may_remove_a_tag_when_the_turn_ends(paid: int, tags: int) -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
        runner:
          credits 1, tags 1
          rig: Citadel Sanctuary
        turn: runner
    """)
    game.end_turn()
    game.pass_windows()
    game.runner.chooses(paid)
    game.expect(tags=tags)
    game = scenario("corp:\n deck: 3 any\nrunner:\n credits 1\n rig: Citadel Sanctuary\nturn: runner")
    game.end_turn()
    game.asks("corp", "action")  # no trace without a tag


@pytest.mark.parametrize("hand", [0, 2])
def test_citadel_sanctuary_prevents_all_meat_damage_for_the_grip(hand: int) -> None:
    game = scenario(f"""
        corp:
          score: Crisis Management
          deck: 3 any
        runner:
          tags 1
          hand: {f"{hand} any" if hand else ""}
          rig: Citadel Sanctuary
        turn: corp, at 5.6.1d
    """)
    game.runner.uses("Citadel Sanctuary")
    game.expect(winner=None, runner_hand=0)
    assert len(game.runner.heap) == hand + 1
    assert not [e for e in game.events() if e.kind == E_DAMAGE]


@pytest.mark.parametrize(("pays", "run"), [(True, "HQ"), (False, None)])
def test_data_ward_takes_credits_or_tags_and_stops_the_tagged(pays: bool, run: str | None) -> None:
    game = scenario("""
        corp:
          HQ: ice Data Ward
        runner:
          credits 3
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(1 if pays else 2)
    game.expect(runner_credits=0 if pays else 3, tags=0 if pays else 1, run=run)


def test_data_ward_ends_the_run_with_each_subroutine() -> None:
    for left in (1, 2, 3, 4):
        broken = [n for n in (1, 2, 3, 4) if n != left]
        game = scenario(f"""
            corp:
              HQ: ice Data Ward
            runner:
              tags 1
            run: HQ, encountering ice 1, broken {" ".join(map(str, broken))}
        """)
        game.expect(run=None)


@pytest.mark.parametrize(("tags", "hand"), [(1, 1), (0, 2)])
def test_drone_screen_harms_a_tagged_runner_as_a_run_begins(tags: int, hand: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          hand: Hedge Fund
          Server 1: Drone Screen
        runner:
          credits 0, tags {tags}
          hand: 2 any
          rig: Guru Davinder
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.asks("runner", "jack-out")
    game.expect(runner_hand=hand)  # it cannot be prevented
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [MEAT] * tags
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.expect(runner_hand=hand)


@pytest.mark.ruling("Best Defense", 0)
def test_best_defense_trashes_a_card_that_costs_no_more_than_the_tags() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Best Defense
          HQ: ice Ice Wall
        runner:
          tags 2
          rig: Corroder, Crypsis, Akamatsu Mem Chip
        turn: corp
    """)
    game.corp.plays("Best Defense")
    assert sorted(game.options("corp")) == ["pick Akamatsu Mem Chip", "pick Corroder"]
    game.corp.picks("Corroder")
    game.expect(runner_heap=["Corroder"])


@pytest.mark.ruling("Preemptive Action", 0)
def test_preemptive_action_shuffles_three_cards_back_and_ends_the_action_phase() -> None:
    game = scenario("""
        corp:
          hand: Preemptive Action
          archives: Enigma, Hunter, (Snare!), Archer
        turn: corp
    """)
    game.corp.plays("Preemptive Action")
    game.corp.picks("Enigma", "Hunter", "Snare!")
    game.expect(corp_archives=["Archer"], turn="runner")
    assert len(game.corp.deck) == 3
    assert game.card("Preemptive Action").zone == "removed"


def test_architects_of_tomorrow_rezzes_a_bioroid_for_less_once_a_turn() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Architects of Tomorrow
          credits 4
          HQ: ice Eli 1.0, Eli 1.0
          R&D: ice (Heimdall 1.0), (Janus 1.0), (Enigma)
          Archives: ice (Viktor 1.0)
        runner:
          clicks 3
        run: HQ, encountering ice 2, broken 1 2
    """)
    game.pass_windows()
    game.corp.triggers("Haas-Bioroid: Architects of Tomorrow")
    assert sorted(game.options("corp")) == ["pick Heimdall 1.0 [R&D ice 1]", "pick Viktor 1.0 [Archives ice 1]"]
    game.corp.picks("Heimdall 1.0")
    game.expect(corp_credits=0)
    game.runner.continues()
    game.runner.breaks(1, using="Eli 1.0")
    game.runner.breaks(2, using="Eli 1.0")
    game.go_on("6.9.5c")  # it is not offered a second time
    assert not game.card("Viktor 1.0").rezzed


@pytest.mark.parametrize("ice", ["Pop-up Window", "(Eli 1.0)"])
def test_architects_of_tomorrow_looks_at_rezzed_bioroids_only(ice: str) -> None:
    game = scenario(f"""
        corp: Haas-Bioroid: Architects of Tomorrow
          credits 0
          HQ: ice {ice}
          R&D: ice (Viktor 1.0)
        runner:
          credits 3
        run: HQ, approaching ice 1
    """)
    game.runner.accepts() if ice == "Pop-up Window" else None
    game.asks("runner", "jack-out")


@pytest.mark.parametrize(("bid", "damage"), [(0, []), (1, ["1 meat"])])
def test_fumiko_yamamori_punishes_different_bids(bid: int, damage: list[str]) -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice Bullfrog
          Server 1: Fumiko Yamamori
        runner:
          credits 2
          hand: 3 any
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(bid)
    if bid:
        game.corp.chooses("R&D")
    assert game.damage() == damage


def test_fumiko_yamamori_ignores_credits_that_only_one_player_spends() -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice (Enigma)
          Server 1: Fumiko Yamamori
        runner:
          credits 5
          hand: Rigged Results, 2 any
        turn: runner
    """)
    game.runner.plays("Rigged Results")
    game.runner.chooses(1)
    game.corp.chooses(2)
    assert not game.damage()


def test_fumiko_yamamori_comes_before_what_follows_the_bids() -> None:
    game = scenario("""
        corp:
          credits 2
          Server 1: Caprice Nisei
          Server 2: Fumiko Yamamori
        runner:
          credits 2
          hand: 3 any
        run: Server 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(1)
    kinds = game.log_kinds()
    assert kinds.index("damage") < kinds.index("run-ended-by")
    game.expect(run=None, runner_hand=2)

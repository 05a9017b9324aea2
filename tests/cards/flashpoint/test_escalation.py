"""The cards of Escalation."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, MEAT
from netrunner.testing import scenario


def test_fairchild_3_taxes_twice_and_does_damage_or_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild 3.0
        runner:
          credits 3
          hand: 2 any
          rig: Corroder, Crypsis
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.chooses(1)
    game.expect(runner_credits=0)
    game.runner.picks("Crypsis")
    game.corp.chooses(1)
    game.expect(brain_damage=1, run="HQ", runner_installed=["Corroder"])
    game = scenario("corp:\n HQ: ice Fairchild 3.0\nrunner:\n credits 0\n hand: 2 any\nrun: HQ, encountering ice 1")
    game.pass_windows()
    game.corp.chooses(2)
    game.expect(run=None, brain_damage=0)


def test_fairchild_3_can_be_broken_with_three_clicks() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild 3.0
        runner:
          clicks 3
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, 2, 3, using="Fairchild 3.0")
    game.expect(runner_clicks=0, run="HQ")


def test_project_kusanagi_gives_ice_a_subroutine_for_the_run() -> None:
    game = scenario("""
        corp:
          Server 1: (Project Kusanagi {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Project Kusanagi")
    assert game.card("Project Kusanagi").agenda_counters == 2
    game = scenario("""
        corp:
          score: Project Kusanagi {agenda 1}
          HQ: ice Pop-up Window
        runner:
          credits 5
          hand: 2 any
          rig: Corroder
        run: HQ, approaching ice 1
    """)
    game.corp.uses("Project Kusanagi")
    game.pass_windows()
    game.runner.accepts()
    game.expect(runner_hand=1, run="HQ")
    assert game.card("Project Kusanagi").agenda_counters == 0
    game.go_on("action")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.accepts()
    game.expect(runner_hand=1)


@pytest.mark.ruling("Jinteki: Potential Unleashed", 0)
def test_potential_unleashed_trashes_a_card_after_the_runner_drew_for_the_damage() -> None:
    game = scenario("""
        corp: Jinteki: Potential Unleashed
          HQ: ice Neural Katana
        runner:
          hand: I've Had Worse, 2 any
          deck: Diesel, Modded, Corroder, Crypsis
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=["Diesel", "Modded", "Corroder"], runner_deck=[])


def test_potential_unleashed_trashes_one_card_however_much_damage() -> None:
    game = scenario("""
        corp: Jinteki: Potential Unleashed
          HQ: ice Neural Katana
        runner:
          hand: 4 any
          deck: Diesel, Modded
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=1, runner_deck=["Modded"])


def test_potential_unleashed_ignores_other_damage() -> None:
    game = scenario("""
        corp: Jinteki: Potential Unleashed
          score: Crisis Management
          deck: 3 any
        runner:
          tags 1
          hand: 4 any
          deck: Diesel, Modded
        turn: corp, at 5.6.1d
    """)
    game.expect(runner_hand=3, runner_deck=["Diesel", "Modded"])


@pytest.mark.ruling("Observe and Destroy", 0)
def test_observe_and_destroy_removes_a_tag_and_trashes_any_installed_card() -> None:
    game = scenario("""
        corp:
          hand: Observe and Destroy
          HQ: ice Enigma
        runner:
          credits 5, tags 2
          rig: Corroder
        turn: corp
    """)
    game.corp.plays("Observe and Destroy")
    game.expect(tags=1)
    assert sorted(game.options("corp")) == ["pick Corroder", "pick Enigma [HQ ice 1]"]
    game.corp.picks("Corroder")
    game.expect(runner_heap=["Corroder"])


def test_observe_and_destroy_needs_a_tag_and_a_poor_runner() -> None:
    for state in ("credits 6, tags 2", "credits 5"):
        game = scenario(f"corp:\n hand: Observe and Destroy\nrunner:\n {state}\n rig: Corroder\nturn: corp")
        game.refuses("corp", "play Observe and Destroy")


@pytest.mark.ruling("Door to Door", 0)
@pytest.mark.parametrize(("tags", "paid", "after", "hand"), [(0, 0, 1, 2), (1, 0, 1, 1), (0, 1, 0, 2)])
def test_door_to_door_tags_or_harms_after_a_trace(tags: int, paid: int, after: int, hand: int) -> None:
    game = scenario(f"""
        corp:
          credits 3
          hand: Door to Door
        runner:
          credits 1, tags {tags}
          hand: 2 any
        turn: corp
    """)
    game.corp.plays("Door to Door")
    game.end_turn()
    game.pass_windows()
    game.runner.chooses(paid)
    game.expect(tags=after, runner_hand=hand)
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [MEAT] * (2 - hand)


def test_scarcity_of_resources_makes_resources_dearer() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Scarcity of Resources
        runner:
          credits 5
          hand: Crash Space, Corroder
        turn: corp
    """)
    game.corp.plays("Scarcity of Resources")
    game.next_turn("runner")
    game.runner.installs("Crash Space")
    game.expect(runner_credits=1)
    game.refuses("runner", "install Corroder")


def test_obelus_gives_memory_and_a_larger_hand_for_each_tag() -> None:
    game = scenario("runner:\n tags 2\n rig: Obelus\nturn: runner")
    assert (game.runner.memory_limit, game.runner.hand_size) == (5, 7)


def test_obelus_draws_for_each_card_accessed_the_first_time() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: 3 any
          deck: 3 any
          R&D: root (Ash 2X3ZB9CY)
        runner:
          deck: 9 any
          rig: Obelus
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.accesses("Ash 2X3ZB9CY")
    game.go_on("action")
    game.expect(runner_hand=2)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(run=None, runner_hand=2)


def test_obelus_ignores_other_servers_and_failed_runs() -> None:
    game = scenario("""
        corp:
          hand: 3 any
          archives: 2 Hedge Fund
          HQ: ice (Enigma)
        runner:
          deck: 9 any
          rig: Obelus
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.go_on("action")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.jacks_out()
    game.expect(runner_hand=0)
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.expect(run=None, runner_hand=1)


@pytest.mark.parametrize(
    ("breaker", "ice", "cost", "strength"), [("Houdini", "Tollbooth", 2, 6), ("Blackstone", "Hadrian's Wall", 3, 7)]
)
def test_stealth_breakers_need_at_least_one_stealth_credit(breaker: str, ice: str, cost: int, strength: int) -> None:
    board = """
        corp:
          HQ: ice {}
        runner:
          credits {}
          rig: {}, {}
        run: HQ, encountering ice 1, at 6.9.3b
    """
    game = scenario(board.format(ice, cost + 1, "Cloak", breaker))
    game.runner.boosts(breaker)
    assert game.card(breaker).strength == strength and game.card("Cloak").credits == 0
    game.expect(runner_credits=2)
    game = scenario(board.format(ice, cost - 2, "Cloak", breaker))
    game.refuses("runner", f"use {breaker} ability 2")
    game = scenario(board.format(ice, 9, "Cyberfeeder", breaker))
    game.refuses("runner", f"use {breaker} ability 2")


@pytest.mark.parametrize(("breaker", "ice"), [("Houdini", "Enigma"), ("Blackstone", "Wall of Static")])
def test_stealth_breakers_keep_their_strength_for_the_run_and_break(breaker: str, ice: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Test Blank Ice, {ice}
        runner:
          credits 4
          rig: Cloak, {breaker}
        run: HQ, encountering ice 2
    """)
    before = game.card(breaker).strength
    game.runner.boosts(breaker)
    game.runner.breaks(1, using=breaker)
    if breaker == "Houdini":
        game.runner.breaks(2, using=breaker)
    game.expect(runner_credits=1)
    game.go_on("jack-out")
    assert game.card(breaker).strength == before + 4


@pytest.mark.parametrize(("breaker", "ice"), [("Houdini", "Ice Wall"), ("Blackstone", "Enigma")])
def test_stealth_breakers_break_only_their_own_subtype(breaker: str, ice: str) -> None:
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n rig: Cloak, {breaker}\nrun: HQ, encountering ice 1")
    game.refuses("runner", f"use {breaker} ability 1")


def test_first_responders_draw_after_damage_by_a_corp_card() -> None:
    board = """
        corp:
          credits 9
          HQ: ice {}
        runner:
          credits 4
          hand: 4 any
          deck: 4 any
          rig: First Responders, Test Pain
        run: HQ, encountering ice 1
    """
    game = scenario(board.format("Neural Katana"))
    game.refuses("runner", "use First Responders")
    game.pass_windows("6.9.5b")
    game.runner.uses("First Responders")
    game.expect(runner_hand=2, runner_credits=2)


def test_first_responders_do_not_help_against_ones_own_cards() -> None:
    game = scenario("""
        runner:
          credits 4
          hand: 4 any
          deck: 4 any
          rig: First Responders, Test Pain
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Pain")
    game.refuses("runner", "use First Responders")


@pytest.mark.parametrize(("credits", "bad_publicity"), [(0, 0), (1, 1)])
def test_hellion_beta_test_trashes_two_cards_or_brings_bad_publicity(credits: int, bad_publicity: int) -> None:
    game = scenario(f"""
        corp:
          credits 1
          hand: Hellion Beta Test
          deck: 5 any
          Server 1: (PAD Campaign)
          Server 2: Adonis Campaign
        runner:
          credits {credits + 4}
          rig: Corroder, Cortez Chip, Cyberfeeder, Sports Hopper
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.next_turn("corp")
    game.corp.plays("Hellion Beta Test")
    if credits:
        game.runner.chooses(credits)
    if not bad_publicity:
        assert sorted(game.options("corp")) == [
            "pick Adonis Campaign [Server 2 card 1]", "pick Cortez Chip", "pick Cyberfeeder", "pick Sports Hopper",
        ]  # fmt: skip
        game.corp.picks("Cyberfeeder", "Sports Hopper")
        game.expect(runner_installed=["Corroder", "Cortez Chip"])
    game.expect(bad_publicity=bad_publicity)


def test_hellion_beta_test_needs_an_accessed_card_that_was_trashed() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Hellion Beta Test
          deck: 5 any
          Server 1: (PAD Campaign)
        runner:
          credits 9
          rig: Cyberfeeder, Cortez Chip
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.declines()
    game.next_turn("corp")
    game.refuses("corp", "play Hellion Beta Test")

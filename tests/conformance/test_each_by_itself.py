"""Rules that are proved along with others elsewhere, each by itself."""

from __future__ import annotations

from typing import Any

import pytest

from netrunner.positions import Position
from netrunner.rules.machine.terms import PROGRAM
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import Both, Cards, Chosen, Draw, ForEvent, Gain, GiveTags, Trash, paid, play, when, whenever
from netrunner.vocabulary.base import YOU

PROGRAMS = Cards(types=PROGRAM)

define("Apart Shredder", "corp", "asset", paid(0, Trash(Chosen(PROGRAMS)), Trash(Chosen(PROGRAMS)), Gain(2)), trash=3)
define("Apart Snare", "corp", "asset", when(ForEvent("tags-taken"), Trash(Chosen(PROGRAMS)), Trash(Chosen(PROGRAMS))))
define("Apart Loan", "runner", "event", play(Both(Gain(3), GiveTags(1))))
define("Apart Wage", "runner", "resource", whenever(ForEvent("credits-gained", YOU), Draw(1)))
define("Apart Wake", "runner", "resource", whenever(ForEvent("trashed", cards=PROGRAMS), Draw(1)))

SHREDDER = """
    corp:
      Server 1: Apart Shredder
    runner:
      deck: 5 any
      rig: Corroder, Gordian Blade, Ninja, Apart Wake
    turn: corp, at 5.6.2a
"""
SNARE = """
    corp:
      hand: Test Tag
      Server 1: Apart Snare
    runner:
      deck: 5 any
      rig: Corroder, Gordian Blade, Ninja, Apart Wake
    turn: corp
"""


def story(game: Scenario, *kinds: str) -> list[str]:
    return [kind for kind in game.log_kinds() if kind in kinds]


# -- chapters 1 and 2 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.8.7")
def test_1_8_7_an_event_becomes_an_agenda_and_is_no_event_any_more() -> None:
    game = scenario("runner:\n hand: Test Agenda Event\nturn: runner")
    game.runner.plays("Test Agenda Event")
    game.expect(runner_score=["Test Agenda Event"], runner_heap=[])
    assert game.runner.points == 1


@pytest.mark.rule("1.15.5a")
@pytest.mark.parametrize(("title", "cost"), [("Corroder", 2), ("Armitage Codebusting", 1), ("Cyberfeeder", 2)])
def test_1_15_5a_a_runner_card_is_installed_for_the_cost_that_stands_on_it(title: str, cost: int) -> None:
    game = scenario(f"runner:\n credits {cost - 1}; hand: {title}\nturn: runner")
    game.refuses("runner", f"install {title}")
    game = scenario(f"runner:\n credits {cost}; hand: {title}\nturn: runner")
    game.runner.installs(title)
    game.expect(runner_credits=0, runner_installed=[title])


@pytest.mark.rule("2.3.2")
def test_2_3_2_playing_installing_and_rezzing_each_take_credits() -> None:
    game = scenario("corp:\n credits 10; hand: Hedge Fund, PAD Campaign\nrunner:\n credits 9\nturn: corp")
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=10 - 5 + 9)
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=14)  # an asset is installed for nothing (1.15.5) ...
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=12)  # ... and rezzed for what stands on it
    game = scenario("runner:\n credits 9; hand: Corroder\nturn: runner")
    game.runner.installs("Corroder")
    game.expect(runner_credits=7)


@pytest.mark.rule("2.3.4a")
def test_2_3_4a_the_same_ice_costs_more_where_other_ice_stands() -> None:
    game = scenario("corp:\n credits 9; hand: 2 Ice Wall; R&D: ice (Enigma), (Enigma)\nturn: corp")
    game.corp.installs("Ice Wall", "HQ", trashing=())
    game.expect(corp_credits=9)
    game.corp.installs("Ice Wall", "R&D", trashing=())
    game.expect(corp_credits=7)


# -- chapter 3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.4.2")
def test_3_4_2_ice_protects_a_server_and_leaves_the_room_in_it() -> None:
    game = scenario("corp:\n hand: Enigma, PAD Campaign; Server 1: ice (Ice Wall)\nturn: corp")
    game.corp.installs("Enigma", "Server 1", trashing=())
    game.corp.installs("PAD Campaign", "Server 1")
    assert game.ice("Server 1") == ["Ice Wall", "Enigma"]
    assert game.root("Server 1") == ["PAD Campaign"]


@pytest.mark.rule("3.4.2b")
def test_3_4_2b_new_ice_stands_outside_of_all_other_ice() -> None:
    game = scenario("corp:\n credits 9; hand: Enigma, Hunter; HQ: ice (Ice Wall)\nturn: corp")
    game.corp.installs("Enigma", "HQ", trashing=())
    game.corp.installs("Hunter", "HQ", trashing=())
    assert game.ice("HQ") == ["Ice Wall", "Enigma", "Hunter"]


@pytest.mark.rule("3.4.6")
def test_3_4_6_of_the_corps_cards_only_ice_is_installed_for_credits() -> None:
    hand = "Enigma, PAD Campaign, Akitaro Watanabe, Nisei MK II"
    ice = "HQ: ice (Hunter)\n R&D: ice (Hunter)\n Archives: ice (Hunter)"
    game = scenario(f"corp:\n credits 0; hand: {hand}\n {ice}\nturn: corp")
    for title, server in (("PAD Campaign", "new remote"), ("Akitaro Watanabe", "HQ"), ("Nisei MK II", "new remote")):
        game.corp.installs(title, server)
    game = scenario(f"corp:\n credits 0; hand: {hand}\n {ice}\nturn: corp")
    game.take("install Enigma")
    game.take("server HQ")
    game.expect(corp_archives=1)  # there is no credit for a second piece, so that Hunter had to go (8.3.3)
    assert game.ice("HQ") == ["Enigma"]


@pytest.mark.rule("3.4.7a")
def test_3_4_7a_a_subroutine_resolves_in_the_encounter_whether_the_corp_wants_it_or_not() -> None:
    game = scenario("corp:\n credits 0; HQ: ice Test Gentle Ice\nrun: HQ, approaching ice 1, at 6.9.2e", mode="full")
    game.pass_windows("6.9.3b")
    game.expect(corp_credits=0)  # not before the encounter's own time
    game.pass_windows()
    game.expect(corp_credits=1)
    assert game.happened("subroutine") == 1


@pytest.mark.rule("3.4.7b:1,2")
def test_3_4_7b_of_two_subroutines_the_broken_one_does_not_resolve() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Sentry
        runner:
          hand: 2 any; rig: Test Breaker
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Test Breaker")  # "end the run"
    game.pass_windows()
    game.expect(runner_hand=1, run="HQ")  # damaged, and further


# -- chapter 4 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.7c")
def test_4_1_7c_what_is_hosted_is_where_its_host_is_and_goes_with_it() -> None:
    game = scenario("corp:\n HQ: ice Enigma [Parasite]\n R&D: ice (Hunter)\n hand: Test Swap Operation\nturn: corp")
    assert game.card("Parasite").host == "Enigma"
    game.corp.plays("Test Swap Operation")
    game.corp.picks("Enigma")
    game.corp.picks("Hunter")
    assert game.card("Enigma").place == "R&D ice 1"
    assert game.card("Parasite").host == "Enigma"


def counted(zone: str, side: str) -> list[int]:
    """How many cards each seat, and who only watches, count in a zone."""
    corp = "corp:\n hand: 3 any; deck: 4 any; archives: (Snare!), (Enigma)"
    runner = "runner:\n hand: 2 any; deck: 6 any; heap: Diesel"
    game = Position.parse(f"{corp}\n{runner}\nturn: corp").game()
    found = []
    for seat in ("corp", "runner", None):
        table: Any = game.view(seat)
        seen = table[side][zone]
        found.append(seen["size"] if "size" in seen else len(seen["faceup"]) + seen["facedown"])
    return found


@pytest.mark.rule("4.3.4")
def test_4_3_4_everybody_counts_a_deck() -> None:
    assert counted("deck", "corp") == [4, 4, 4]
    assert counted("deck", "runner") == [6, 6, 6]


@pytest.mark.rule("4.4.4")
def test_4_4_4_everybody_counts_a_hand() -> None:
    assert counted("hand", "corp") == [3, 3, 3]
    assert counted("hand", "runner") == [2, 2, 2]


@pytest.mark.rule("4.5.3")
def test_4_5_3_everybody_counts_a_discard_pile_with_what_lies_facedown() -> None:
    assert counted("discard", "corp") == [2, 2, 2]
    assert counted("discard", "runner") == [1, 1, 1]


@pytest.mark.rule("4.7.1")
def test_4_7_1_a_played_card_is_in_the_play_area_while_it_resolves() -> None:
    game = scenario("corp:\n HQ: ice Enigma, Hunter\nrunner:\n hand: Test Derez Event\nturn: runner")
    game.runner.plays("Test Derez Event")
    game.asks("runner", "target")
    assert game.card("Test Derez Event").zone == "play"
    game.runner.picks("Hunter")
    game.expect(runner_heap=["Test Derez Event"])


@pytest.mark.rule("4.7.4a")
def test_4_7_4a_an_identity_is_active_before_anything_has_been_installed() -> None:
    game = scenario("corp: Haas-Bioroid: Engineering the Future\n credits 0; hand: PAD Campaign\nturn: corp")
    assert game.card("Haas-Bioroid: Engineering the Future").active
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=1)


@pytest.mark.rule("4.7.5e")
def test_4_7_5e_a_program_can_be_installed_on_a_card_that_hosts_programs() -> None:
    game = scenario("runner:\n credits 9; hand: 2 Corroder; rig: Test Host\nturn: runner")
    game.runner.installs("Corroder", "Test Host")
    assert game.card("Test Host").hosted == ["Corroder"]
    assert game.card("Corroder").zone == game.card("Test Host").zone == "play"
    assert game.runner.memory_used == 0  # the host says so


@pytest.mark.rule("4.7.6a")
def test_4_7_6a_the_corp_chooses_a_server_for_what_it_installs() -> None:
    game = scenario("corp:\n hand: Enigma; Server 1: (PAD Campaign)\nturn: corp")
    game.take("install Enigma")
    game.asks("corp", "destination")
    servers = ["HQ", "R&D", "Archives", "Server 1", "new remote"]
    assert game.options("corp") == [f"server {name}" for name in servers]


@pytest.mark.rule("4.7.6d")
@pytest.mark.parametrize("server", ["HQ", "R&D", "Archives", "Server 1", "new remote"])
def test_4_7_6d_ice_can_protect_every_server(server: str) -> None:
    game = scenario("corp:\n hand: Enigma; Server 1: (PAD Campaign)\nturn: corp")
    game.corp.installs("Enigma", server)
    where = "Server 2" if server == "new remote" else server
    assert game.ice(where) == ["Enigma"]


@pytest.mark.rule("4.7.9d")
def test_4_7_9d_the_runner_meets_ice_that_was_installed_last_first() -> None:
    game = scenario("corp:\n credits 9, clicks 1; hand: Hunter; HQ: ice Enigma\nrunner:\n deck: 5 any\nturn: corp")
    game.corp.installs("Hunter", "HQ", trashing=())
    game.asks("runner", "action")
    game.runner.runs("HQ")
    game.corp.rezzes("Hunter")
    assert [e.which for e in game.events() if e.rule == "6.9.2a"] == [1]


# -- chapter 5 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.3")
def test_5_1_3_the_runner_acts_then_discards_then_the_corps_turn_begins() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n clicks 1; hand: 5 any, Diesel\nturn: runner")
    game.runner.takes_credit()
    game.asks("runner", "discard", "5.7.2a")
    game.take(game.options("runner")[0])
    game.expect(runner_hand=5)
    game.asks("corp", "action")


@pytest.mark.rule("5.7.1")
def test_5_7_1_the_runner_acts_between_two_windows_until_no_click_is_left() -> None:
    game = scenario("runner:\n clicks 2\nturn: runner, at 5.7.1e", mode="full")
    for clicks in (2, 1):
        assert game.pass_windows("5.7.1f") == ["runner 5.7.1e", "corp 5.7.1e"]
        game.expect(runner_clicks=clicks)
        game.runner.takes_credit()
    assert game.pass_windows("5.7.2b") == ["runner 5.7.1e", "corp 5.7.1e"]
    game.asks("runner", "window", "5.7.2b")


@pytest.mark.rule("5.7.2")
def test_5_7_2_the_runner_discards_then_a_window_opens_and_clicks_are_lost_after_it() -> None:
    game = scenario("runner:\n clicks 2; hand: 5 any, Diesel\nturn: runner, at 5.7.2a", mode="full")
    game.asks("runner", "discard", "5.7.2a")
    game.take(game.options("runner")[0])
    game.asks("runner", "window", "5.7.2b")
    game.expect(runner_clicks=2)
    assert game.pass_windows("5.6.1b")[:2] == ["runner 5.7.2b", "corp 5.7.2b"]
    game.expect(runner_clicks=0)


# -- chapter 9 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2.1")
@pytest.mark.parametrize(("turn", "first", "second"), [("corp", "corp", "runner"), ("runner", "runner", "corp")])
def test_9_2_1_the_player_whose_turn_it_is_has_priority_first(turn: str, first: str, second: str) -> None:
    step, action = ("5.6.2a", "5.6.2b") if turn == "corp" else ("5.7.1e", "5.7.1f")
    game = scenario(f"turn: {turn}, at {step}", mode="full")
    assert game.pass_windows(action) == [f"{first} {step}", f"{second} {step}"]


@pytest.mark.rule("9.3.3")
def test_9_3_3_a_restriction_holds_for_the_ability_it_stands_in_and_for_no_other() -> None:
    board = "corp:\n credits 9; hand: Test First Click Operation, Test Operation\n clicks {}\nturn: corp"
    game = scenario(board.format(3))
    game.offers("corp", "play Test First Click Operation")
    game = scenario(board.format(2))
    game.refuses("corp", "play Test First Click Operation")
    game.offers("corp", "play Test Operation")


@pytest.mark.rule("9.3.4c")
def test_9_3_4c_nothing_comes_between_the_parts_of_one_instruction() -> None:
    game = scenario("runner:\n credits 0; hand: Apart Loan; deck: 3 any; rig: Apart Wage\nturn: runner")
    game.runner.plays("Apart Loan")
    assert story(game, "credits-gained", "tags-taken", "drew") == ["credits-gained", "tags-taken", "drew"]


@pytest.mark.rule("9.3.4d")
def test_9_3_4d_the_parts_of_an_instruction_are_carried_out_as_they_are_written() -> None:
    game = scenario("runner:\n hand: Apart Loan\nturn: runner")
    game.runner.plays("Apart Loan")
    assert story(game, "credits-gained", "tags-taken") == ["credits-gained", "tags-taken"]
    game.expect(runner_credits=8, tags=1)


@pytest.mark.rule("9.4.3")
def test_9_4_3_a_static_restriction_of_a_card_holds_while_it_is_inactive() -> None:
    board = "runner:\n credits 9; hand: Test Console; rig: {}\nturn: runner"
    scenario(board.format("Test Hardware")).offers("runner", "install Test Console")
    game = scenario(board.format("Desperado"))
    game.refuses("runner", "install Test Console")


@pytest.mark.rule("9.5.6e")
def test_9_5_6e_a_checkpoint_follows_the_instruction_of_a_paid_ability_before_the_next() -> None:
    game = scenario(SHREDDER)
    game.corp.uses("Apart Shredder")
    game.corp.picks("Corroder")
    assert story(game, "trashed", "drew") == ["trashed", "drew"]  # Apart Wake has resolved
    game.asks("corp", "target")


@pytest.mark.rule("9.5.6f")
def test_9_5_6f_the_next_target_is_announced_when_the_first_card_is_gone() -> None:
    game = scenario(SHREDDER)
    game.corp.uses("Apart Shredder")
    assert game.options("corp") == ["pick Corroder", "pick Gordian Blade", "pick Ninja"]
    game.corp.picks("Ninja")
    assert game.options("corp") == ["pick Corroder", "pick Gordian Blade"]


@pytest.mark.rule("9.5.6g")
def test_9_5_6g_the_steps_are_gone_through_once_for_each_instruction() -> None:
    game = scenario(SHREDDER)
    game.corp.uses("Apart Shredder")
    game.corp.picks("Ninja")
    game.corp.picks("Corroder")
    assert story(game, "trashed", "credits-gained") == ["trashed", "trashed", "credits-gained"]


@pytest.mark.rule("9.5.6h")
def test_9_5_6h_after_its_last_instruction_a_paid_ability_is_complete() -> None:
    game = scenario(SHREDDER)
    game.corp.uses("Apart Shredder")
    game.corp.picks("Ninja")
    game.corp.picks("Corroder")
    game.asks("corp", "window", "5.6.2a")  # the window goes on, with priority where it was
    game.expect(corp_credits=7)


@pytest.mark.rule("9.6.8")
def test_9_6_8_a_pending_ability_is_triggered_with_priority_in_its_window_and_at_no_other_time() -> None:
    game = scenario("corp:\n deck: 3 any; Server 1: Test Optional Turn Asset\nturn: corp, at 5.6.1b", mode="full")
    game.refuses("corp", "use Test Optional Turn Asset")
    game.pass_windows("9.2.8c")
    game.asks("corp", "react")
    game.corp.triggers("Test Optional Turn Asset")
    game.expect(corp_credits=6)
    game.go_on("action")
    game.expect(corp_credits=6)


@pytest.mark.rule("9.6.10")
def test_9_6_10_subroutines_resolve_from_the_top_although_both_are_pending_at_once() -> None:
    game = scenario("corp:\n HQ: ice Test Sentry\nrunner:\n hand: 2 any\nrun: HQ, encountering ice 1")
    assert [kind for kind in story(game, "damage", "run-ended-by")] == ["damage", "run-ended-by"]


@pytest.mark.rule("9.6.15e")
def test_9_6_15e_a_checkpoint_follows_the_instruction_of_a_conditional_ability_before_the_next() -> None:
    game = scenario(SNARE)
    game.corp.plays("Test Tag", x=1)
    game.corp.picks("Ninja")
    assert story(game, "trashed", "drew") == ["trashed", "drew"]
    game.asks("corp", "target")


@pytest.mark.rule("9.6.15f")
def test_9_6_15f_the_next_target_of_a_conditional_ability_is_announced_in_its_turn() -> None:
    game = scenario(SNARE)
    game.corp.plays("Test Tag", x=1)
    assert game.options("corp") == ["pick Corroder", "pick Gordian Blade", "pick Ninja"]
    game.corp.picks("Corroder")
    assert game.options("corp") == ["pick Gordian Blade", "pick Ninja"]


@pytest.mark.rule("9.6.15g")
def test_9_6_15g_after_its_last_instruction_a_conditional_ability_is_complete() -> None:
    game = scenario(SNARE)
    game.corp.plays("Test Tag", x=1)
    game.corp.picks("Corroder")
    game.corp.picks("Ninja")
    game.asks("corp", "action")
    game.expect(corp_clicks=2, runner_installed=["Apart Wake", "Gordian Blade"])

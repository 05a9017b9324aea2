"""Chapter 5.2: actions, the basic ones and those of cards."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import NET
from netrunner.testing import define, scenario
from netrunner.vocabulary import Clicks, Damage, Gain, GainClicks, paid, play

define("Click Bank", "corp", "asset", paid(Clicks(), Gain(2)), cost=0, trash=1)
define("Overtime", "corp", "asset", paid(0, GainClicks(1), limit=1), cost=0, trash=1)
define("Two Wishes", "runner", "event", play(Gain(1), Gain(2)))
define("Paper Cut", "corp", "asset", paid((Clicks(), 1), Damage(NET, 1)), cost=0, trash=1)


@pytest.mark.rule("5.2.1")
def test_5_2_1_a_paid_ability_with_a_click_in_its_cost_is_an_action() -> None:
    game = scenario("""
        runner:
          rig: Armitage Codebusting {credit 12}
        turn: runner, at 5.7.1e
    """, mode="full")  # fmt: skip
    game.asks("runner", "window", "5.7.1e")
    game.refuses("runner", "use Armitage Codebusting")
    game.pass_windows("5.7.1f")
    game.runner.uses("Armitage Codebusting")
    game.expect(runner_credits=7, runner_clicks=3)


@pytest.mark.rule("5.2.2:1")
def test_5_2_2_an_action_is_initiated_by_paying_its_clicks_and_its_other_costs() -> None:
    game = scenario("""
        corp:
          credits 1
          Server 1: cards Paper Cut
        runner:
          hand: 2 any
        turn: corp
    """)
    game.corp.uses("Paper Cut")
    game.expect(corp_clicks=2, corp_credits=0, runner_hand=1)
    paid_for = [kind for kind in game.log_kinds() if kind in ("clicks-spent", "credits-spent", "damage")]
    assert paid_for[-1] == "damage"
    game.refuses("corp", "use Paper Cut")


@pytest.mark.rule("5.2.2a:1,2")
def test_5_2_2a_nothing_can_be_done_while_an_action_is_resolving() -> None:
    game = scenario("""
        corp:
          Server 1: cards (PAD Campaign)
        runner:
          hand: Two Wishes
        turn: runner
    """, mode="full")  # fmt: skip
    game.runner.plays("Two Wishes")
    game.asks("runner", "window", "5.7.1e")
    game.expect(runner_credits=8, runner_heap=["Two Wishes"])
    game.runner.passes()
    game.offers("corp", "rez PAD Campaign")


@pytest.mark.rule("5.2.2a:2,3")
def test_5_2_2a_a_run_during_an_action_gives_the_windows_of_the_run() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: cards (PAD Campaign)
        runner:
          hand: Test Run Event
        turn: runner
    """)
    game.runner.plays("Test Run Event")
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("corp", "window", "6.9.5d")
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=3, runner_clicks=3)


@pytest.mark.rule("5.2.2b:1,2")
def test_5_2_2b_stimhack_is_complete_when_its_run_has_ended_and_its_damage_was_suffered() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          hand: Stimhack, 3 any
        turn: runner
    """, mode="full")  # fmt: skip
    game.runner.plays("Stimhack")
    game.runner.runs("HQ")
    while game.run is not None:
        assert game.card("Stimhack").zone == "play"
        game.take(next(t for t in game.options() if t in ("pass", "continue") or t.startswith(("access", "no"))))
    while game.decision is not None and game.decision.rule != "5.7.1e":
        game.take(game.options()[0])
    kinds = [k for k in game.log_kinds() if k in ("run-ends", "damage", "trashed")]
    assert kinds[:2] == ["run-ends", "damage"]
    game.expect(brain_damage=1, runner_credits=5)
    assert game.card("Stimhack").zone == "heap"
    assert kinds[-1] == "trashed"


@pytest.mark.rule("5.2.4")
def test_5_2_4_an_action_needs_the_potential_to_change_the_game() -> None:
    game = scenario("""
        runner:
          hand: Déjà Vu
          deck:
        turn: runner
    """)
    game.refuses("runner", "draw")
    game.refuses("runner", "play Déjà Vu")
    game.refuses("runner", "remove-tag")
    assert game.why_not("runner", "draw").rule == "1.2.5"


@pytest.mark.rule("5.2.5:1")
def test_5_2_5_a_player_can_take_actions_only_in_the_action_phase() -> None:
    game = scenario("""
        corp:
          hand: 6 Hedge Fund
          deck: 5 any
          Server 1: cards Click Bank
        turn: corp, at 5.6.1b
    """, mode="full")  # fmt: skip
    game.asks("corp", "window", "5.6.1b")
    game.expect(corp_clicks=3)
    game.refuses("corp", "use Click Bank")
    game.pass_windows("5.6.2b")
    game.offers("corp", "use Click Bank")


@pytest.mark.rule("5.2.5:1")
def test_5_2_5_a_click_gained_in_the_opponents_turn_gives_no_action() -> None:
    game = scenario("""
        corp:
          Server 1: cards Overtime
          Server 2: cards Click Bank
        turn: runner, at 5.7.1e
    """, mode="full")  # fmt: skip
    game.runner.passes()
    game.corp.uses("Overtime")
    game.expect(corp_clicks=1)
    game.refuses("corp", "use Click Bank")
    game.pass_windows("5.7.1f")
    game.asks("runner", "action", "5.7.1f")


@pytest.mark.rule("5.2.7b")
def test_5_2_7b_the_corp_gains_a_credit() -> None:
    game = scenario("turn: corp")
    game.corp.takes_credit()
    game.expect(corp_credits=6, corp_clicks=2)


@pytest.mark.rule("5.2.7c")
def test_5_2_7c_the_corp_draws_a_card() -> None:
    game = scenario("corp:\n deck: Enigma, Hunter\nturn: corp")
    game.corp.draws()
    game.expect(corp_hand=["Enigma"], corp_deck=["Hunter"], corp_clicks=2)


@pytest.mark.rule("5.2.7d:1")
@pytest.mark.parametrize("title", ["Priority Requisition", "PAD Campaign", "Akitaro Watanabe", "Enigma"])
def test_5_2_7d_the_corp_installs_an_agenda_asset_upgrade_or_ice(title: str) -> None:
    game = scenario(corp={"hand": title}, turn="corp")
    game.corp.installs(title, "new remote")
    game.expect(corp_clicks=2, corp_hand=[], corp_installed=[title])
    assert not game.card(title).rezzed


@pytest.mark.rule("5.2.7d:2")
def test_5_2_7d_operations_are_not_installed() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nturn: corp")
    game.refuses("corp", "install Hedge Fund")


@pytest.mark.rule("5.2.7e")
def test_5_2_7e_the_corp_plays_an_operation() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nturn: corp")
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=9, corp_clicks=2, corp_archives=["Hedge Fund"])
    assert game.card("Hedge Fund").faceup


@pytest.mark.rule("5.2.7f")
def test_5_2_7f_the_corp_advances_an_installed_card_for_a_credit() -> None:
    game = scenario("""
        corp:
          credits 1
          HQ: ice (Enigma)
          Server 1: cards (Priority Requisition)
        turn: corp
    """)
    game.refuses("corp", "advance Enigma")
    game.corp.advances("Priority Requisition")
    game.expect(corp_credits=0, corp_clicks=2)
    assert game.card("Priority Requisition").advancement == 1
    game.refuses("corp", "advance Priority Requisition")


@pytest.mark.rule("5.2.7g:1")
def test_5_2_7g_the_corp_trashes_a_resource_of_a_tagged_runner_for_two_credits() -> None:
    text = """
        corp:
          credits 2
        runner:
          tags {}
          rig: Wyldside, Corroder
        turn: corp
    """
    game = scenario(text.format(0))
    game.refuses("corp", "trash-resource Wyldside")
    game = scenario(text.format(1))
    game.refuses("corp", "trash-resource Corroder")
    game.corp.trashes_resource("Wyldside")
    game.expect(corp_credits=0, corp_clicks=2, runner_heap=["Wyldside"], tags=1)


@pytest.mark.rule("5.2.7h")
def test_5_2_7h_the_corp_purges_virus_counters_for_three_clicks() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall {advancement 3}
        runner:
          rig: Datasucker {virus 2}, Crypsis {virus 1}
        turn: corp
    """)
    game.corp.purges()
    game.expect(turn="runner")
    assert game.card("Datasucker").virus == 0
    assert game.card("Crypsis").virus == 0
    assert game.card("Ice Wall").advancement == 3
    game = scenario("corp:\n clicks 2\nturn: corp")
    game.refuses("corp", "purge")


@pytest.mark.rule("5.2.8b")
def test_5_2_8b_the_runner_gains_a_credit() -> None:
    game = scenario("turn: runner")
    game.runner.takes_credit()
    game.expect(runner_credits=6, runner_clicks=3)


@pytest.mark.rule("5.2.8c")
def test_5_2_8c_the_runner_draws_a_card() -> None:
    game = scenario("runner:\n deck: Diesel, Modded\nturn: runner")
    game.runner.draws()
    game.expect(runner_hand=["Diesel"], runner_stack=["Modded"], runner_clicks=3)


@pytest.mark.rule("5.2.8d:1")
@pytest.mark.parametrize(("title", "cost"), [("Corroder", 2), ("Wyldside", 3), ("Grimoire", 3)])
def test_5_2_8d_the_runner_installs_a_program_resource_or_hardware(title: str, cost: int) -> None:
    game = scenario(runner={"hand": title}, turn="runner")
    game.runner.installs(title)
    game.expect(runner_clicks=3, runner_credits=5 - cost, runner_rig=[title])


@pytest.mark.rule("5.2.8e")
def test_5_2_8e_the_runner_plays_an_event() -> None:
    game = scenario("runner:\n hand: Sure Gamble\nturn: runner")
    game.refuses("runner", "install Sure Gamble")
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=9, runner_clicks=3, runner_heap=["Sure Gamble"])


@pytest.mark.rule("5.2.8f")
def test_5_2_8f_the_runner_runs_any_server() -> None:
    game = scenario("corp:\n Server 1: cards (PAD Campaign)\nturn: runner")
    for server in ("HQ", "R&D", "Archives", "Server 1"):
        game.offers("runner", f"run {server}")
    game.runner.runs("Server 1")
    game.expect(runner_clicks=3, run="Server 1")


@pytest.mark.rule("5.2.8g")
def test_5_2_8g_the_runner_removes_a_tag_for_two_credits() -> None:
    game = scenario("runner:\n credits 3, tags 2\nturn: runner")
    game.runner.removes_tag()
    game.expect(tags=1, runner_credits=1, runner_clicks=3)
    game.refuses("runner", "remove-tag")


@pytest.mark.rule("5.2.3")
@pytest.mark.rule("5.2.7a")
@pytest.mark.rule("5.2.8a")
def test_5_2_3_the_basic_actions_are_available_beside_those_of_cards() -> None:
    game = scenario("corp:\n deck: 5 any\n Server 1: cards Click Bank\nturn: corp")
    for option in ("gain", "draw", "purge", "use Click Bank"):
        game.offers("corp", option)
    game = scenario("runner:\n deck: 5 any\n rig: Magnum Opus\nturn: runner")
    for option in ("gain", "draw", "run HQ", "use Magnum Opus"):
        game.offers("runner", option)

"""The cards of Free Mars."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_TRASHED, RUNNER
from netrunner.testing import scenario


def test_mars_for_martians_draws_for_clan_resources_and_gains_for_tags() -> None:
    game = scenario("""
        runner:
          credits 0
          tags 2
          hand: 2 Mars for Martians
          deck: 5 Diesel
          rig: Clan Vengeance, Clan Vengeance, Armitage Codebusting
        turn: runner
    """)
    game.runner.plays("Mars for Martians")
    game.expect(runner_credits=2, runner_hand=["Mars for Martians", "Diesel", "Diesel"])
    game.refuses("runner", "play Mars for Martians")


def test_god_of_war_takes_a_tag_for_two_counters() -> None:
    game = scenario("runner:\n rig: God of War\nturn: runner, at 5.7.1a")
    game.runner.triggers("God of War")
    game.expect(tags=1)
    assert game.card("God of War").virus == 2
    game = scenario("runner:\n rig: God of War\nturn: runner, at 5.7.1a")
    game.runner.passes()
    game.expect(tags=0)
    assert game.card("God of War").virus == 0


def test_god_of_war_breaks_anything_with_its_counters() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 4
          rig: God of War {virus 2}
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use God of War ability 2")
    game.runner.boosts("God of War", times=2)
    assert game.card("God of War").strength == 2
    game.runner.breaks(1, using="God of War")
    game.runner.breaks(2, using="God of War")
    assert game.card("God of War").virus == 0
    game.expect(runner_credits=0, run="HQ")


@pytest.mark.ruling("Flashbang", 0)
def test_flashbang_derezzes_the_sentry_that_it_can_match() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter
        runner:
          credits 10
          rig: Flashbang
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Flashbang ability 1")
    game.runner.boosts("Flashbang", times=4)
    assert game.card("Flashbang").strength == 4
    game.runner.uses("Flashbang", ability=1)
    assert not game.card("Hunter").rezzed
    game.expect(runner_credits=0, tags=0, run="HQ")
    game = scenario("corp:\n HQ: ice Wall of Static\nrunner:\n credits 9\n rig: Flashbang\nrun: HQ, encountering ice 1")
    game.runner.boosts("Flashbang", times=3)
    game.refuses("runner", "use Flashbang ability 1")


@pytest.mark.parametrize(
    ("programs", "strength"), [("Corroder, Mimic, Datasucker", 4), ("Corroder, Mimic, Datasucker, Medium", 2)]
)
def test_lean_and_mean_strengthens_icebreakers_while_there_are_few_programs(programs: str, strength: int) -> None:
    game = scenario(f"""
        corp:
          hand: Hedge Fund
          HQ: ice Wall of Static
        runner:
          credits 9
          hand: Lean and Mean
          rig: {programs}
        turn: runner
    """)
    game.runner.plays("Lean and Mean")
    game.runner.chooses("HQ")
    game.expect(run="HQ", runner_credits=7)
    assert game.card("Corroder").strength == strength
    assert game.card("Datasucker").strength == 0
    game.go_on("action")
    assert game.card("Corroder").strength == 2


def test_maven_is_as_strong_as_there_are_programs_and_breaks_anything() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 4
          rig: Maven, Datasucker, Desperado
        run: HQ, encountering ice 1
    """)
    assert game.card("Maven").strength == 2
    game.runner.breaks(1, using="Maven")
    game.runner.breaks(2, using="Maven")
    game.expect(runner_credits=0, run="HQ")


@pytest.mark.ruling("Bloo Moose", 0)
def test_bloo_moose_removes_a_card_from_the_heap_for_two_credits() -> None:
    game = scenario("""
        runner:
          credits 0
          heap: Diesel
          rig: Bloo Moose, Aesop's Pawnshop, Corroder
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Aesop's Pawnshop")
    game.runner.picks("Corroder")
    game.runner.picks("Corroder")
    game.expect(runner_credits=5, runner_heap=["Diesel"])
    assert game.card("Corroder").zone == "removed"
    game = scenario("runner:\n credits 0\n heap: Diesel\n rig: Bloo Moose\nturn: runner, at 5.7.1a")
    game.runner.done()
    game.expect(runner_credits=0, runner_heap=["Diesel"])


@pytest.mark.parametrize("trashes", [True, False])
def test_o2_shortage_gives_two_clicks_unless_the_runner_trashes_a_card(trashes: bool) -> None:
    game = scenario("corp:\n hand: O₂ Shortage\nrunner:\n hand: 2 Diesel\nturn: corp")
    game.corp.plays("O₂ Shortage")
    if trashes:
        game.runner.accepts()
    else:
        game.runner.declines()
    game.expect(corp_clicks=2 if trashes else 4, runner_hand=1 if trashes else 2)


@pytest.mark.ruling("Helheim Servers", 0)
def test_helheim_servers_strengthen_the_ice_of_their_server_for_a_card_from_hq() -> None:
    game = scenario("""
        corp:
          hand: 2 Hedge Fund
          HQ: ice (Enigma), Wall of Static; root Helheim Servers
          R&D: ice Hunter
        run: HQ, approaching ice 2
    """)
    game.corp.uses("Helheim Servers")
    game.corp.chooses("pick Hedge Fund #2")
    game.expect(corp_hand=["Hedge Fund"], corp_discard=["Hedge Fund"])
    assert game.card("Wall of Static").strength == 5
    assert game.card("Hunter").strength == 4
    game.go_on("action")
    assert game.card("Wall of Static").strength == 3
    game = scenario("corp:\n hand: Hedge Fund\n HQ: root Helheim Servers\nrun: HQ")
    assert game.why_not("corp", "use Helheim Servers").rule == "1.2.5"
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma; root Helheim Servers
          R&D: ice Hunter
        run: R&D, approaching ice 1
    """)
    assert game.why_not("corp", "use Helheim Servers").rule == "9.3.3c"


def test_water_monopoly_raises_the_install_cost_of_resources_that_are_not_virtual() -> None:
    game = scenario("""
        corp:
          score: Water Monopoly
        runner:
          credits 9
          hand: Armitage Codebusting, Ice Carver, Corroder
        turn: runner
    """)
    game.runner.installs("Armitage Codebusting")
    game.expect(runner_credits=7)
    game.runner.installs("Ice Carver")
    game.expect(runner_credits=4)
    game.runner.installs("Corroder")
    game.expect(runner_credits=2)


def test_data_loop_makes_the_runner_put_two_cards_on_top_of_the_stack() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Loop
        runner:
          tags 1
          hand: Diesel, Sure Gamble, Corroder
          deck: Mimic
        run: HQ, encountering ice 1
    """)
    game.runner.picks("Diesel", "Corroder")
    game.expect(runner_hand=["Sure Gamble"], run=None)
    assert set(game.runner.deck[:2]) == {"Diesel", "Corroder"}
    for tags, broken, run in ((1, "2", None), (0, "2", "HQ"), (0, "1", None)):
        game = scenario(f"""
            corp:
              HQ: ice Data Loop
            runner:
              tags {tags}
            run: HQ, encountering ice 1, broken {broken}
        """)
        game.expect(run=run)


@pytest.mark.ruling("Data Loop", 0)
def test_data_loop_takes_the_only_card_of_the_grip() -> None:
    game = scenario("corp:\n HQ: ice Data Loop\nrunner:\n hand: Diesel\n deck: Mimic\nrun: HQ, encountering ice 1")
    game.expect(runner_hand=[], runner_deck=["Diesel", "Mimic"])


def test_nanotk_grows_with_the_ice_of_the_attacked_server() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Hunter
          R&D: ice (Quandary)
        runner:
          credits 4
          rig: Na'Not'K
        run: HQ, encountering ice 2
    """)
    assert game.card("Na'Not'K").strength == 3
    game.refuses("runner", "use Na'Not'K ability 2")
    game.runner.boosts("Na'Not'K")
    assert game.card("Na'Not'K").strength == 5
    game.runner.breaks(1, using="Na'Not'K")
    game.expect(runner_credits=0, tags=0, run="HQ")
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: ice Paper Wall; cards PAD Campaign
        runner:
          rig: Na'Not'K, Corroder
        run: Server 1, encountering ice 1
    """)
    assert game.card("Na'Not'K").strength == 2
    game.refuses("runner", "use Na'Not'K ability 2")
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n rig: Na'Not'K\nturn: runner")
    assert game.card("Na'Not'K").strength == 1


@pytest.mark.ruling("Biased Reporting", 0)
def test_biased_reporting_pays_the_runner_for_trashed_cards_and_the_corp_for_the_rest() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Biased Reporting
        runner:
          credits 0
          rig: Corroder, Mimic, Datasucker, Desperado
        turn: corp
    """)
    game.corp.plays("Biased Reporting")
    assert "choose event" not in game.options("corp")
    game.corp.chooses("choose program")
    game.refuses("runner", "pick Desperado")
    game.runner.picks("Mimic")
    game.runner.done()
    game.expect(runner_credits=1, corp_credits=4, runner_installed=["Corroder", "Datasucker", "Desperado"])
    trashed = [event.player for event in game.events() if event.kind == E_TRASHED and event.was is not None]
    assert trashed[0] == RUNNER


@pytest.mark.parametrize(("kind", "credits"), [("resource", 2), ("hardware", 4), ("program", 0)])
def test_biased_reporting_counts_cards_of_the_chosen_type(kind: str, credits: int) -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Biased Reporting
        runner:
          rig: Desperado, Akamatsu Mem Chip, Ice Carver
        turn: corp
    """)
    game.corp.plays("Biased Reporting")
    game.corp.chooses(f"choose {kind}")
    if credits:
        game.runner.done()
    game.expect(corp_credits=credits)


@pytest.mark.ruling("Rover Algorithm", 0)
def test_rover_algorithm_grows_whenever_its_host_is_passed_derezzed_or_not() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Rover Algorithm
          deck: 9 any
          HQ: ice Pop-up Window
          R&D: ice (Enigma)
          Server 1: PAD Campaign
        turn: corp
    """)
    game.corp.plays("Rover Algorithm")
    assert game.card("Pop-up Window").strength == 0
    game.next_turn("runner")
    game.runner.runs("R&D")
    game.go_on("5.7.1f")
    assert game.card("Rover Algorithm").power == 0
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.accepts()
    assert game.card("Rover Algorithm").power == 1
    assert game.card("Pop-up Window").strength == 1
    game = scenario("""
        corp:
          HQ: ice (Pop-up Window [Rover Algorithm {power 1}])
        run: HQ
    """)
    game.go_on("6.9.5c")
    assert game.card("Rover Algorithm").power == 2

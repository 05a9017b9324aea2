"""Data and Destiny: the Runner."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario
from netrunner.text.cards.render import card_text


@pytest.mark.parametrize("title", ["Heartbeat"])
def test_a_player_has_room_for_one_console(title: str) -> None:
    assert card_text(title, "en")[-1] == "Limit 1 console per player."


def test_heartbeat_prevents_damage_for_an_installed_card() -> None:
    game = scenario("""
        corp:
          hand: Test Net Damage
          Server 1: PAD Campaign
        runner:
          hand: 3 Diesel
          rig: Heartbeat, Corroder, Beach Party
        turn: corp
    """)
    assert game.runner.memory_limit == 5
    game.corp.plays("Test Net Damage", x=2)
    game.runner.uses("Heartbeat")
    assert sorted(game.options("runner")) == ["pick Beach Party", "pick Corroder", "pick Heartbeat"]
    game.runner.picks("Beach Party")
    game.runner.passes()
    game.expect(runner_hand=2, runner_heap=["Beach Party", "Diesel"])


def test_wasteland_gains_a_credit_for_the_first_installed_card_trashed_each_turn() -> None:
    game = scenario("""
        corp:
          Server 1: PAD Campaign
        runner:
          credits 9
          hand: Modded
          rig: Wasteland, Faust, Fall Guy, Fall Guy
        run: Server 1, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=5)  # a Corp card
    game.runner.uses("Fall Guy #1", ability=2)
    game.expect(runner_credits=8)
    game.runner.uses("Fall Guy #2", ability=2)
    game.expect(runner_credits=10)


def test_wasteland_does_not_count_the_corp_or_cards_from_the_grip() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 0
          hand: Modded
          rig: Wasteland, Faust
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Faust", ability=1)
    game.expect(runner_heap=["Modded"], runner_credits=0)
    game = scenario("""
        runner:
          credits 0
          tags 1
          rig: Wasteland, Beach Party
        turn: corp
    """)
    game.corp.trashes_resource("Beach Party")
    game.expect(runner_credits=0)


def test_multithreader_pays_for_using_programs() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 0
          rig: Multithreader, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Corroder")
    assert game.card("Multithreader").credits == 1
    game = scenario("""
        runner:
          credits 0
          hand: Corroder
          rig: Multithreader, Crash Space {credit 0}
        turn: runner
    """)
    game.refuses("runner", "install Corroder")


def test_security_chip_makes_an_icebreaker_stronger_by_the_runners_link() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Ice Wall
        runner:
          credits 9
          rig: Security Chip, Corroder, Mimic, Rabbit Hole, Access to Globalsec
        run: HQ, approaching ice 2
    """)
    game.runner.uses("Security Chip", ability=1)
    assert sorted(game.options("runner")) == ["pick Corroder", "pick Mimic"]
    game.runner.picks("Mimic")
    assert (game.card("Mimic").strength, game.card("Corroder").strength) == (5, 2)
    game.expect(runner_heap=["Security Chip"])
    game.pass_windows()
    game.expect(run=None)
    assert game.card("Mimic").strength == 3


def test_security_chip_makes_any_number_of_cloud_icebreakers_stronger() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          rig: Security Chip, Corroder, Creeper, Creeper, Access to Globalsec
        run: HQ, approaching ice 1
    """)
    game.runner.uses("Security Chip", ability=2)
    game.runner.picks("Creeper #1", "Creeper #2")
    assert [c.strength for c in game.cards("Creeper")] == [3, 3]
    game.pass_windows()
    assert [c.strength for c in game.cards("Creeper")] == [2, 2]


def test_security_chip_is_used_during_a_run() -> None:
    game = scenario("""
        runner:
          rig: Security Chip, Corroder, Creeper, Access to Globalsec
        turn: runner, at 5.7.1e
    """)
    game.refuses("runner", "use Security Chip")


def test_globalsec_security_clearance_looks_at_rnd_for_a_click() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter
        runner:
          rig: Globalsec Security Clearance
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Globalsec Security Clearance")
    game.expect(runner_clicks=3)
    assert game.has_seen("runner", "Enigma")
    assert not game.has_seen("runner", "Hunter")
    for rig, offered in (("Access to Globalsec", False), ("Access to Globalsec, Rabbit Hole", True)):
        game = scenario(f"""
            runner:
              hand: Globalsec Security Clearance
              rig: {rig}
            turn: runner
        """)
        if offered:
            game.offers("runner", "install Globalsec Security Clearance")
        else:
            game.refuses("runner", "install Globalsec Security Clearance")


def test_jak_sinclair_costs_less_with_link_and_runs_without_programs() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: Jak Sinclair
          rig: Access to Globalsec
        turn: runner
    """)
    game.runner.installs("Jak Sinclair")
    game.expect(runner_credits=0)
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          rig: Jak Sinclair, Corroder
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    game.runner.triggers("Jak Sinclair")
    game.runner.chooses("HQ")
    game.expect(run=None, runner_clicks=4)  # nothing breaks the wall
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.offers("runner", "use Corroder")


def test_power_to_the_people_pays_nothing_if_an_agenda_was_accessed_earlier_this_turn() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          hand: Test Agenda
          archives: Hostile Takeover
        runner:
          credits 0
          hand: Power to the People
          rig: Jak Sinclair
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Jak Sinclair")
    game.runner.chooses("Archives")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"])
    game.runner.plays("Power to the People")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover", "Test Agenda"], runner_credits=0)


def test_technical_writer_collects_credits_for_programs_and_hardware() -> None:
    game = scenario("""
        corp:
          hand: Enigma
        runner:
          credits 9
          hand: Corroder, Akamatsu Mem Chip, Beach Party
          rig: Technical Writer
        turn: runner
    """)
    for title, credits in (("Corroder", 1), ("Beach Party", 1), ("Akamatsu Mem Chip", 2)):
        game.runner.installs(title)
        assert game.card("Technical Writer").credits == credits
    game.expect(runner_credits=6)
    game.runner.uses("Technical Writer")
    game.expect(runner_credits=8, runner_heap=["Technical Writer"])

"""Examples of the Comprehensive Rules about damage, tags, prevention and trashing."""

import pytest

from netrunner.rules.terms import E_DAMAGE
from netrunner.testing import scenario


@pytest.mark.example("E004")
def test_e004_forger_is_used_only_when_a_tag_could_be_avoided_or_removed() -> None:
    geist = 'runner: Armand "Geist" Walker: Tech Lord'
    game = scenario(f"{geist}\n  deck: 3 Sure Gamble\n  rig: Forger\nturn: runner, at 5.7.1e", mode="full")
    assert game.options("runner") == ["pass"]
    game = scenario(f"{geist}\n  tags 1; deck: 3 Sure Gamble\n  rig: Forger\nturn: runner, at 5.7.1e")
    game.runner.uses("Forger")
    game.expect(tags=0, runner_hand=1)
    game = scenario(f"corp:\n hand: Test Tag\n{geist}\n  deck: 3 Sure Gamble\n  rig: Forger\nturn: corp")
    game.corp.plays("Test Tag", x=1)
    game.runner.uses("Forger")
    game.expect(tags=0, runner_hand=1)


@pytest.mark.example("E011")
def test_e011_spinal_modem_is_replenished_up_to_two_credits() -> None:
    game = scenario("""
        corp:
          deck: 5 Hedge Fund; HQ: ice Wall of Static
        runner:
          credits 4, clicks 2; hand: Spinal Modem; rig: Corroder
        turn: runner
    """)
    game.runner.installs("Spinal Modem")
    assert game.card("Spinal Modem").credits == 2
    game.expect(runner_credits=0)
    game.runner.runs("HQ")
    game.runner.boosts("Corroder")
    assert game.card("Spinal Modem").credits == 1
    game.pass_windows()  # Wall of Static ends the run
    for _ in range(3):
        game.corp.takes_credit()
    assert game.card("Spinal Modem").credits == 2
    assert game.turn == "runner"


@pytest.mark.example("E017")
def test_e017_apocalypse_is_the_runners_doing() -> None:
    game = scenario("""
        corp:
          Server 1: Hostile Infrastructure; Server 2: (PAD Campaign)
          credits 0
        runner:
          clicks 4; hand: Apocalypse, 5 Sure Gamble
        turn: runner
    """)
    for server in ("HQ", "R&D", "Archives"):
        game.runner.runs(server)
        game.runner.continues()
    game.runner.plays("Apocalypse")
    game.take("trigger Hostile Infrastructure")  # the other one follows
    assert game.happened("damage") == 2
    game.expect(runner_hand=3)


@pytest.mark.example("E026")
def test_e026_guru_davinder_makes_it_impossible_to_steal_obokata_protocol() -> None:
    game = scenario("""
        corp:
          Server 1: (Obokata Protocol)
        runner:
          hand: 5 Sure Gamble; rig: Guru Davinder
        run: Server 1, at 6.9.5g
    """)
    game.expect(runner_points=0, runner_hand=5, run=None)
    game = scenario("""
        corp:
          Server 1: (Obokata Protocol)
        runner:
          hand: 5 Sure Gamble
        run: Server 1, at 6.9.5g
    """)
    game.runner.steals("Obokata Protocol")
    game.expect(runner_points=3, runner_hand=1)


@pytest.mark.example("E062")
def test_e062_the_tag_of_john_masanori_comes_after_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner: Jesminder Sareen: Girl Behind the Curtain
          rig: John Masanori
        run: HQ, encountering ice 1
    """)
    game.expect(tags=1, run=None)


@pytest.mark.example("E079")
@pytest.mark.example("E103")
def test_e103_none_of_flares_damage_can_be_prevented_with_the_cleaners_either() -> None:
    game = scenario("""
        corp:
          credits 5; score: The Cleaners; HQ: ice Flare
        runner:
          credits 0; hand: 5 Sure Gamble; rig: Biometric Spoofing
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.expect(runner_hand=2, runner_rig=["Biometric Spoofing"])


@pytest.mark.example("E083")
def test_e083_hostile_infrastructure_sees_each_card_that_singularity_trashes() -> None:
    game = scenario("""
        corp:
          Server 1: Hostile Infrastructure; Server 2: (PAD Campaign), (Test Upgrade), (Test Region)
        runner:
          credits 9; hand: Singularity, 5 Sure Gamble
        turn: runner
    """)
    game.runner.plays("Singularity")
    game.runner.chooses("Server 2")
    game.runner.continues()
    game.corp.passes()
    for _ in range(2):
        game.take("trigger Hostile Infrastructure [Server 1 card 1]")
    assert game.happened("damage") == 3
    game.expect(runner_hand=2)


@pytest.mark.example("E116")
def test_e116_warroid_tracker_sees_one_event_and_hostile_infrastructure_two_cards() -> None:
    game = scenario("""
        corp:
          credits 3; Server 1: Warroid Tracker, Hostile Infrastructure
        runner:
          credits 9; hand: Singularity, 5 Sure Gamble
        turn: runner
    """)
    game.runner.plays("Singularity")
    game.pass_windows()
    game.runner.continues()
    offered = game.options("corp")
    assert len([o for o in offered if "Hostile Infrastructure" in o]) == 2
    assert len([o for o in offered if "Warroid Tracker" in o]) == 1


@pytest.mark.example("E085")
def test_e085_the_tags_of_casting_call_come_too_late_for_quantum_predictive_model() -> None:
    game = scenario("""
        corp:
          Server 1: (Quantum Predictive Model) [Casting Call]
        run: Server 1, at 6.9.5g
    """)
    game.expect(tags=2, runner_points=1, corp_points=0)


@pytest.mark.example("E102")
def test_e102_breached_dome_only_trashes_the_top_card_of_the_stack() -> None:
    game = scenario("""
        corp:
          hand: Breached Dome
        runner:
          hand: 3 Sure Gamble; deck: 2 Diesel; rig: Biometric Spoofing
        run: HQ, at 6.9.5g
    """)
    game.runner.uses("Biometric Spoofing")
    game.expect(runner_hand=3, runner_deck=1)


@pytest.mark.example("E117")
def test_e117_cortex_lock_does_one_instance_of_damage_or_none() -> None:
    text = """
        corp:
          HQ: ice Cortex Lock; hand: Hedge Fund
        runner:
          hand: 5 Sure Gamble; rig: Biometric Spoofing, {} Test Program
        run: HQ, encountering ice 1
    """
    game = scenario(text.format(2))
    game.runner.uses("Biometric Spoofing")
    game.expect(runner_hand=5)
    game = scenario(text.format(4))
    game.expect(runner_hand=5, runner_rig=["Biometric Spoofing", *4 * ["Test Program"]])
    assert not game.happened("damage")


@pytest.mark.example("E130")
def test_e130_boom_and_ive_had_worse() -> None:
    text = """
        corp:
          credits 9; hand: BOOM!
        runner:
          tags 2; hand: I've Had Worse, 3 Diesel; deck: 5 Sure Gamble; rig: {}
        turn: corp
    """
    game = scenario(text.format("Test Resource"))
    game.corp.plays("BOOM!")
    game.expect(winner="corp")
    game = scenario(text.format("Crash Space"))
    game.corp.plays("BOOM!")
    game.runner.uses("Crash Space")
    game.runner.chooses(3)
    game.expect(winner=None, runner_hand=3 * ["Sure Gamble"])


@pytest.mark.example("E131")
def test_e131_chronos_protocol_selects_the_first_card_of_snare() -> None:
    game = scenario("""
        corp: Chronos Protocol: Selective Mind-mapping
          credits 4; hand: Snare!
        runner:
          hand: Diesel, Modded, Sure Gamble, Infiltration, Easy Mark
        run: HQ, at 6.9.5g
    """)
    game.corp.triggers("Snare!")
    game.corp.accepts()
    game.corp.picks("Modded")
    assert game.runner.discard[0] == "Modded"
    assert len(game.runner.discard) == 3
    (damage,) = [e for e in game.events() if e.kind == E_DAMAGE]
    assert damage.amount == 3

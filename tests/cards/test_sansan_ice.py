"""Ice of the SanSan and Flashpoint cycles, and cards of Data and Destiny that meet ice."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import EVENTS
from netrunner.testing import scenario


@pytest.mark.rule("9.11.2b:1")
def test_cortex_lock_does_damage_for_each_unused_memory_at_once() -> None:
    game = scenario("""
        corp:
          HQ: ice Cortex Lock
        runner:
          hand: 5 any
          rig: Yog.0, Mimic
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=3)
    assert game.damage() == ["2 net"]


def test_cortex_lock_does_nothing_to_a_full_rig() -> None:
    game = scenario("""
        corp:
          HQ: ice Cortex Lock
        runner:
          hand: 5 any
          rig: Magnum Opus, Corroder, Yog.0
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=5)
    assert game.happened("damage") == 0


def test_lockdown_keeps_the_runner_from_drawing_for_the_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Lockdown
          deck: 9 any
        runner:
          hand: Diesel
          deck: 9 any
          clicks 3
        run: HQ, encountering ice 1
    """)
    game.runner.jacks_out()
    assert not game.why_not("runner", "draw").possible
    assert not game.why_not("runner", "play Diesel").possible
    game.runner.takes_credit()
    game.runner.takes_credit()
    game.runner.takes_credit()
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.draws()
    game.expect(runner_hand=2)


def test_lockdown_does_not_keep_the_corp_from_drawing() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Archives: ice Lockdown
        runner: Laramy Fisk: Savvy Investor
        run: Archives, encountering ice 1
    """)
    game.runner.continues()
    game.runner.triggers("Laramy Fisk: Savvy Investor")
    game.expect(corp_hand=1)


@pytest.mark.rule("6.8.2b")
@pytest.mark.example("E058")
def test_e058_little_engine_ends_the_run_before_its_third_subroutine() -> None:
    game = scenario("""
        corp:
          HQ: ice Little Engine
        runner:
          credits 1
        run: HQ, encountering ice 1
    """)
    game.expect(run=None, runner_credits=1)


def test_little_engine_pays_a_runner_who_breaks_the_rest() -> None:
    game = scenario("""
        corp:
          HQ: ice Little Engine
        runner:
          credits 4
          rig: Gordian Blade
        run: HQ, encountering ice 1, broken 1 2
    """)
    game.pass_windows()
    game.expect(run="HQ", runner_credits=9)
    for broken in (1, 2):  # either of the others is enough to end the run
        game = scenario(f"corp:\n HQ: ice Little Engine\nrun: HQ, encountering ice 1, broken {broken}")
        game.expect(run=None, runner_credits=5)


@pytest.mark.rule("6.8.2c:1,2")
@pytest.mark.example("E059")
def test_e059_security_nexus_ends_the_run_before_tollbooth_takes_its_toll() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Tollbooth
        runner:
          credits 5
          rig: Security Nexus
        run: HQ, encountering ice 1
    """)
    game.runner.triggers("Security Nexus")
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.expect(run=None, tags=1, runner_credits=5)


def test_security_nexus_bypasses_the_ice_when_the_trace_fails() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Wall of Static, Wall of Static
        runner:
          credits 9
          rig: Security Nexus
        run: HQ, encountering ice 2
    """)
    game.expect(runner_link=1, runner_memory_limit=5)
    game.runner.triggers("Security Nexus")
    game.runner.chooses(4)
    game.expect(run="HQ", tags=0, runner_credits=5)
    game.runner.continues()
    game.expect(run=None)  # only once per turn


def test_security_nexus_may_be_left_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          rig: Security Nexus
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.expect(run=None, tags=0)


def test_always_be_running_demands_a_run_with_the_first_click() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          hand: Sure Gamble, Inside Job
          deck: 5 any
          rig: Always Be Running
        turn: runner
    """)
    assert sorted(game.options("runner")) == ["play Inside Job", "run Archives", "run HQ", "run R&D"]
    answer = game.why_not("runner", "gain")
    assert not answer.possible
    assert "Always Be Running" in str(answer)
    game.runner.runs("HQ")
    game.runner.continues()
    game.offers("runner", "gain")
    game.offers("runner", "play Sure Gamble")


@pytest.mark.ruling("Always Be Running", 0)
def test_always_be_running_is_not_satisfied_by_runs_of_programs() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          rig: Always Be Running, Sneakdoor Beta
        turn: runner
    """)
    game.refuses("runner", "use Sneakdoor Beta")
    game.runner.runs("Archives")
    game.runner.continues()
    game.offers("runner", "use Sneakdoor Beta")


@pytest.mark.rule("9.11.3e:1")
@pytest.mark.example("E123")
def test_e123_always_be_running_cannot_force_the_runner_to_pay_an_additional_cost() -> None:
    game = scenario("""
        corp:
          play area: Service Outage
          hand: Hedge Fund
        runner:
          credits 5
          rig: Always Be Running
        turn: runner
    """)
    game.offers("runner", "gain")
    game.offers("runner", "run HQ")
    game.runner.takes_credit()  # the additional cost was declined
    game.expect(runner_credits=6)
    archer = """
        corp:
          credits 4
          score: Hostile Takeover
          HQ: ice (Archer)
        runner:
          hand: Forged Activation Orders
        turn: runner
    """
    for choice in (1, 2):
        game = scenario(archer)
        game.runner.plays("Forged Activation Orders")
        game.asks("corp", "choose-effect")
        game.corp.chooses(choice)
        game.asks("runner", "action")  # whoever chooses to rez pays for it, and is not asked again
        if game.card("Archer").zone == "Archives":
            game.expect(corp_credits=4, corp_score=["Hostile Takeover"])
        else:
            assert game.card("Archer").rezzed
            game.expect(corp_credits=0, corp_score=[])


def test_always_be_running_breaks_a_subroutine_for_two_clicks_once_per_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          clicks 3
          rig: Always Be Running
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Always Be Running")
    game.expect(runner_clicks=0, run="HQ")


@pytest.mark.erratum("11.2.54")
def test_injection_attack_strengthens_the_chosen_icebreaker_for_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 9
          hand: Injection Attack
          rig: Aurora, Mimic
        turn: runner
    """)
    game.runner.plays("Injection Attack")
    game.runner.picks("Aurora")
    game.runner.runs("HQ")
    assert game.card("Aurora").strength == 3
    assert game.card("Mimic").strength == 3
    game.runner.breaks(1, using="Aurora")
    game.pass_windows()
    game.runner.jacks_out()
    assert game.card("Aurora").strength == 1


def test_injection_attack_runs_even_without_an_icebreaker() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          hand: Injection Attack
        turn: runner
    """)
    game.runner.plays("Injection Attack")
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.happened("run-successful") == 1


@pytest.mark.rule("6.5.2a:1")
def test_chrysalis_is_encountered_when_it_is_accessed_from_hq() -> None:
    game = scenario("""
        corp:
          hand: Chrysalis
        runner:
          credits 5
          hand: 5 any
          rig: Femme Fatale
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.pass_windows()
    game.expect(runner_hand=3)
    assert game.happened("encounter") == 1
    game.expect(corp_hand=["Chrysalis"])


def test_chrysalis_can_be_broken_while_it_is_accessed() -> None:
    game = scenario("""
        corp:
          deck: Chrysalis, 5 any
        runner:
          credits 9
          hand: 5 any
          rig: Femme Fatale
        run: R&D, approaching server
    """)
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Femme Fatale", times=1)
    game.runner.breaks(1, using="Femme Fatale")
    game.pass_windows()
    game.expect(runner_hand=5)
    told = [entry.sentence("en", "corp") for entry in game.game.log if entry.kind == "encounter"]
    assert told == ["The Runner encounters Chrysalis."]


def test_chrysalis_is_not_encountered_in_archives() -> None:
    game = scenario("""
        corp:
          archives: (Chrysalis)
        runner:
          hand: 5 any
        run: Archives, approaching server
    """)
    game.runner.continues()
    game.expect(runner_hand=5)
    assert game.happened("encounter") == 0


@pytest.mark.rule("9.11.3c:1")
@pytest.mark.example("E121")
def test_e121_fairchild_makes_the_runner_choose_what_can_be_carried_out() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild 2.0
        runner:
          credits 3
          hand: 5 any
          clicks 0
        run: HQ, encountering ice 1
    """)
    game.expect(runner_credits=1, brain_damage=1, run="HQ")


def test_fairchild_trashes_the_card_that_the_runner_chooses() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild 2.0
        runner:
          credits 4
          hand: 5 any
          clicks 0
          rig: Akamatsu Mem Chip, Access to Globalsec
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(2)
    game.runner.picks("Akamatsu Mem Chip")
    game.runner.chooses(1)
    game.expect(runner_credits=2, runner_rig=["Access to Globalsec"], brain_damage=1)


def test_fairchild_breaks_two_subroutines_for_two_clicks() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild 2.0
        runner:
          credits 4
          hand: 5 any
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, 3, using="Fairchild 2.0")
    game.expect(runner_clicks=0, brain_damage=0, runner_credits=2)


@pytest.mark.rule("1.10.3b:1")
@pytest.mark.example("E007")
def test_e007_dna_tracker_hurts_and_takes_credits_as_long_as_there_are_any() -> None:
    text = "corp:\n HQ: ice DNA Tracker\nrunner:\n credits {}\n hand: 5 any\nrun: HQ, encountering ice 1"
    game = scenario(text.format(5))
    assert [e.amount for e in game.events() if EVENTS[e.kind] == "credits-lost"] == [2, 2, 1]
    game.expect(runner_credits=0, runner_hand=2, run="HQ")
    assert game.happened("damage") == 3
    game = scenario(text.format(0))
    assert game.happened("credits-lost") == 0  # there is nothing to lose
    game.expect(runner_credits=0, runner_hand=2)


@pytest.mark.rule("1.13.6:2")
@pytest.mark.example("E016")
def test_e016_bulwark_lets_the_runner_choose_the_program_and_pays_the_corp() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Bulwark
        runner:
          credits 0
          rig: Yog.0, Mimic
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "target")
    game.runner.picks("Mimic")
    game.expect(run=None, corp_credits=2, runner_rig=["Yog.0"])
    game = scenario("corp:\n HQ: ice Rototurret\nrunner:\n credits 0\n rig: Yog.0, Mimic\nrun: HQ, encountering ice 1")
    game.asks("corp", "target", "1.14.2")  # of its own card, the Corp chooses
    game.corp.picks("Mimic")
    game.expect(run=None, runner_rig=["Yog.0"])


def test_bulwark_gives_bad_publicity_and_pays_for_an_ai() -> None:
    game = scenario("""
        corp:
          credits 12
          HQ: ice (Bulwark)
        runner:
          credits 0
          rig: Crypsis
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Bulwark")
    game.expect(bad_publicity=1)
    game.pass_windows()
    game.expect(run=None, corp_credits=6, runner_rig=[])

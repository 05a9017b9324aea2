"""Cards that prevent damage, avoid tags and keep cards from being trashed."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import EVENTS, RUNNER
from netrunner.testing import scenario


def damage(kind: str, x: int, rig: str, credits: int = 9, hand: str = "5 Sure Gamble"):  # type: ignore[no-untyped-def]
    """The Corp does damage to a Runner with these cards."""
    game = scenario(f"""
        corp:
          credits 20; hand: 3 Test {kind} Damage
        runner:
          credits {credits}; hand: {hand}; rig: {rig}
        turn: corp
    """)
    game.corp.plays(f"Test {kind} Damage", x=x)
    return game


@pytest.mark.rule("9.8.5a:1")
@pytest.mark.erratum("11.2.11")
def test_muresh_bodysuit_prevents_one_of_the_first_meat_damage_each_turn() -> None:
    game = damage("Meat", 2, "Muresh Bodysuit")
    game.expect(runner_hand=4)
    game.corp.plays("Test Meat Damage", x=2)
    game.expect(runner_hand=2)  # not the first time any more


def test_muresh_bodysuit_does_nothing_about_net_damage() -> None:
    game = damage("Net", 2, "Muresh Bodysuit")
    game.expect(runner_hand=3)


@pytest.mark.rule("1.15.1b:2")
def test_muresh_bodysuit_lets_no_cost_be_paid_with_the_first_meat_damage() -> None:
    from netrunner.rules.machine.terms import MEAT
    from netrunner.testing import define
    from netrunner.vocabulary import Gain, SufferDamage, paid

    define("Blood Money", "runner", "resource", paid(SufferDamage(MEAT, 1), Gain(3)))
    game = scenario("""
        corp:
          hand: Test Meat Damage
        runner:
          hand: 5 Sure Gamble; rig: Muresh Bodysuit, Blood Money
        turn: corp
    """)
    assert game.why_not("runner", "use Blood Money").rule == "1.15.1b"
    game.corp.plays("Test Meat Damage", x=1)
    game.runner.uses("Blood Money")  # the next time
    game.expect(runner_credits=8, runner_hand=4)


def test_feedback_filter_prevents_net_damage_for_credits() -> None:
    game = damage("Net", 3, "Feedback Filter", credits=6)
    game.runner.uses("Feedback Filter", ability=1)
    game.runner.uses("Feedback Filter", ability=1)
    game.expect(runner_hand=4, runner_credits=0)


def test_feedback_filter_prevents_up_to_two_brain_damage() -> None:
    game = damage("Brain", 3, "Feedback Filter")
    game.runner.uses("Feedback Filter")
    game.runner.chooses(2)
    game.expect(runner_hand=4, brain_damage=1)
    game = damage("Brain", 3, "Feedback Filter")
    game.runner.uses("Feedback Filter")
    game.runner.chooses(1)
    game.expect(runner_hand=3, brain_damage=2)


def test_biometric_spoofing_prevents_two_damage_of_any_type() -> None:
    for kind in ("Net", "Meat", "Brain"):
        game = damage(kind, 3, "Biometric Spoofing")
        game.runner.uses("Biometric Spoofing")
        game.expect(runner_hand=4, runner_rig=[])


@pytest.mark.rule("9.8.7c:1")
def test_bio_modeled_network_prevents_all_but_one_net_damage() -> None:
    game = damage("Net", 4, "Bio-Modeled Network")
    game.runner.uses("Bio-Modeled Network")
    game.expect(runner_hand=4)


@pytest.mark.rule("9.8.7c:1")
def test_bio_modeled_network_is_of_no_use_against_a_single_damage_or_meat_damage() -> None:
    game = damage("Net", 1, "Bio-Modeled Network")
    game.expect(runner_hand=4, runner_rig=["Bio-Modeled Network"])
    game = damage("Meat", 3, "Bio-Modeled Network")
    game.expect(runner_hand=2, runner_rig=["Bio-Modeled Network"])


@pytest.mark.ruling("Bio-Modeled Network", 0)
@pytest.mark.rule("9.8.7c:3")
def test_bio_modeled_network_leaves_one_damage_for_net_shield() -> None:
    game = damage("Net", 4, "Bio-Modeled Network, Net Shield")
    game.runner.uses("Bio-Modeled Network")
    game.runner.triggers("Net Shield")
    game.expect(runner_hand=5, runner_credits=8)


def test_guru_davinder_prevents_all_net_and_meat_damage_and_wants_four_credits() -> None:
    for kind in ("Net", "Meat"):
        game = damage(kind, 7, "Guru Davinder")
        game.asks("runner", "nested-cost")
        game.runner.accepts()
        game.expect(runner_hand=5, runner_credits=5, runner_rig=["Guru Davinder"])
    game = damage("Net", 7, "Guru Davinder")
    game.runner.declines()
    game.expect(runner_hand=5, runner_rig=[])
    game = damage("Net", 7, "Guru Davinder", credits=3)
    game.expect(runner_hand=5, runner_rig=[])  # trashed: 4 credits are not there


def test_guru_davinder_does_not_look_at_brain_damage() -> None:
    game = damage("Brain", 2, "Guru Davinder")
    game.expect(runner_hand=3, brain_damage=2, runner_rig=["Guru Davinder"])


@pytest.mark.rule("9.8.5c:1")
@pytest.mark.ruling("Guru Davinder", 0)
def test_guru_davinder_leaves_nothing_for_net_shield_to_prevent() -> None:
    game = damage("Net", 1, "Guru Davinder, Net Shield")
    game.asks("runner", "nested-cost")
    game.runner.accepts()
    game.expect(runner_hand=5, runner_credits=5, runner_rig=["Guru Davinder", "Net Shield"])
    game = damage("Meat", 1, "Guru Davinder, Muresh Bodysuit")
    game.asks("runner", "nested-cost")


def test_guru_davinder_is_asked_for_once_however_much_damage_he_prevents() -> None:
    game = damage("Meat", 3, "Guru Davinder")
    game.runner.declines()
    game.expect(runner_hand=5, runner_rig=[], runner_heap=["Guru Davinder"])
    assert game.happened("prevented") == 1


def test_guru_davinder_is_not_trashed_for_what_another_card_prevents() -> None:
    game = damage("Brain", 1, "Guru Davinder, Biometric Spoofing")
    game.runner.uses("Biometric Spoofing")
    game.expect(runner_hand=5, brain_damage=0, runner_rig=["Guru Davinder"])
    game.asks("corp", "action")


@pytest.mark.rule("1.15.1b:2")
def test_guru_davinder_lets_no_cost_be_paid_with_net_damage() -> None:
    game = scenario("""
        runner:
          hand: 3 Sure Gamble; rig: Guru Davinder, Test Pain
        turn: runner, at 5.7.1e
    """)
    assert game.why_not("runner", "use Test Pain").rule == "1.15.1b"


@pytest.mark.rule("9.8.5c:2")
def test_paparazzi_prevents_all_meat_damage_by_itself() -> None:
    game = scenario("""
        corp:
          score: Private Security Force; hand: Scorched Earth
        runner:
          hand: 5 Sure Gamble; rig: Paparazzi
        turn: corp
    """)
    assert game.why_not("corp", "play Scorched Earth").rule == "1.2.5"  # nothing would happen
    game = scenario("""
        corp:
          hand: Test Tag; Server 1: Mr. Stone
        runner:
          hand: 5 Sure Gamble; rig: Paparazzi
        turn: corp
    """)
    game.corp.plays("Test Tag", x=1)
    game.expect(tags=1, runner_hand=5)
    game = scenario("corp:\n hand: Test Net Damage\nrunner:\n hand: 5 Sure Gamble\n rig: Paparazzi\nturn: corp")
    game.corp.plays("Test Net Damage", x=1)
    game.expect(runner_hand=4)


@pytest.mark.rule("9.8.5c:1")
def test_paparazzi_does_not_stop_damage_that_cannot_be_prevented() -> None:
    from netrunner.rules.machine.terms import MEAT
    from netrunner.testing import define
    from netrunner.vocabulary import Damage, play

    define("Sure Blow", "corp", "operation", play(Damage(MEAT, 2, unpreventable=True)))
    game = scenario("corp:\n hand: Sure Blow\nrunner:\n hand: 5 Sure Gamble\n rig: Paparazzi\nturn: corp")
    game.corp.plays("Sure Blow")
    game.expect(runner_hand=3)


@pytest.mark.rule("10.5.2")
def test_paparazzi_makes_the_runner_tagged_without_a_tag() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Closed Accounts, Psychographics, BOOM!; Server 1: (Project Junebug)
        runner:
          credits 7; rig: Paparazzi, Test Resource
        turn: corp
    """)
    game.expect(tags=0)
    game.refuses("corp", "play BOOM!")
    game.refuses("corp", "play Psychographics")  # X is at most the number of tags
    game.corp.plays("Closed Accounts")
    game.expect(runner_credits=0)
    game.corp.passes()
    game.corp.trashes_resource("Paparazzi")
    game.expect(runner_rig=["Test Resource"])


def test_paparazzi_does_not_let_the_runner_remove_a_tag_that_is_not_there() -> None:
    game = scenario("runner:\n rig: Paparazzi\nturn: runner")
    game.refuses("runner", "remove-tag")


def test_fall_guy_takes_the_fall_for_another_resource() -> None:
    game = scenario("""
        corp:
          credits 9
        runner:
          credits 0, tags 1; rig: Fall Guy, Test Resource
        turn: corp
    """)
    game.corp.trashes_resource("Test Resource")
    game.runner.uses("Fall Guy", ability=1)
    game.expect(runner_rig=["Test Resource"], runner_heap=["Fall Guy"], runner_credits=0)


def test_fall_guy_does_not_save_itself_but_pays_two_credits() -> None:
    game = scenario("""
        corp:
          credits 9
        runner:
          credits 0, tags 1; rig: Fall Guy, Test Resource
        turn: corp
    """)
    game.corp.trashes_resource("Fall Guy")
    game.expect(runner_rig=["Test Resource"], runner_credits=0)
    game = scenario("runner:\n credits 0\n rig: Fall Guy\nturn: runner, at 5.7.1e")
    game.runner.uses("Fall Guy")
    game.expect(runner_credits=2, runner_heap=["Fall Guy"])


def test_llds_energy_regulator_saves_hardware() -> None:
    from netrunner.rules.machine.terms import HARDWARE
    from netrunner.testing import define
    from netrunner.vocabulary import Cards, Chosen, Trash, play

    define("Power Surge", "corp", "operation", play(Trash(Chosen(Cards(types=HARDWARE)))))
    text = """
        corp:
          hand: 2 Power Surge
        runner:
          credits 3; rig: LLDS Energy Regulator, Test Hardware
        turn: corp
    """
    game = scenario(text)
    game.corp.plays("Power Surge")
    game.runner.uses("LLDS Energy Regulator", ability=1)
    game.expect(runner_credits=0, runner_rig=["LLDS Energy Regulator", "Test Hardware"])
    game.corp.plays("Power Surge")
    game.runner.uses("LLDS Energy Regulator", ability=2)
    game.expect(runner_rig=["Test Hardware"])


@pytest.mark.rule("1.15.1a")
def test_llds_energy_regulator_does_not_undo_a_cost() -> None:
    game = scenario("""
        runner:
          credits 9; rig: LLDS Energy Regulator, Forger
          tags 1
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Forger")
    game.expect(tags=0, runner_rig=["LLDS Energy Regulator"])


@pytest.mark.erratum("11.2.39")
def test_forger_avoids_or_removes_a_tag() -> None:
    game = scenario("corp:\n hand: Test Tag\nrunner:\n rig: Forger\nturn: corp")
    assert game.runner.link == 1
    game.corp.plays("Test Tag", x=2)
    game.runner.uses("Forger")
    game.expect(tags=1, runner_heap=["Forger"])
    game = scenario("runner:\n tags 2\n rig: Forger\nturn: runner, at 5.7.1e")
    game.runner.uses("Forger")
    game.expect(tags=1, runner_heap=["Forger"])


def test_forger_is_of_no_use_without_tags() -> None:
    game = scenario("runner:\n rig: Forger\nturn: runner, at 5.7.1e", mode="full")
    assert {game.why_not("runner", f"use Forger ability {n}").rule for n in (2, 3)} == {"9.8.3", "1.2.5"}


@pytest.mark.rule("6.8.5:1")
@pytest.mark.erratum("11.2.47")
def test_jesminder_sareen_avoids_the_first_tag_of_each_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter, Hunter; hand: Hedge Fund
        runner: Jesminder Sareen: Girl Behind the Curtain
          credits 0
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.chooses(3)  # the first trace
    game.expect(tags=0)
    game.runner.continues()
    game.corp.chooses(2)
    game.expect(tags=1)  # the second tag of the run


def test_jesminder_sareen_avoids_nothing_outside_of_runs() -> None:
    game = scenario("""
        corp:
          hand: Test Tag
        runner: Jesminder Sareen: Girl Behind the Curtain
        turn: corp
    """)
    game.corp.plays("Test Tag", x=1)
    game.expect(tags=1)


def test_jesminder_sareen_avoids_one_of_two_tags() -> None:
    game = scenario("""
        corp:
          Server 1: (Hostile Takeover) [Casting Call]
        runner: Jesminder Sareen: Girl Behind the Curtain
        run: Server 1, at 6.9.5g
    """)
    game.expect(tags=1, runner_score=["Hostile Takeover"])


@pytest.mark.rule("1.15.1b:2")
@pytest.mark.ruling("Jesminder Sareen: Girl Behind the Curtain", 0)
def test_jesminder_sareen_cannot_pay_with_a_tag_that_she_would_avoid() -> None:
    from netrunner.testing import define
    from netrunner.vocabulary import EncounterWith, EndRun, Unless, sub, when

    pass
    from netrunner.vocabulary.costs import TakeTags

    define(
        "Hall of Mirrors", "corp", "ice",
        when(EncounterWith(), Unless(EndRun(), TakeTags(1), player=RUNNER)), sub(EndRun()), cost=1,
    )  # fmt: skip
    game = scenario("""
        corp:
          HQ: ice Hall of Mirrors; hand: Hedge Fund
        runner: Jesminder Sareen: Girl Behind the Curtain
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(run=None, tags=0)


@pytest.mark.rule("9.8.4c:1")
@pytest.mark.parametrize("mode", ["forced", "full"])
def test_jesminder_sareen_has_nothing_to_avoid_once_no_tag_is_left(mode: str) -> None:
    game = scenario(
        """
        corp:
          HQ: ice Hunter; hand: Hedge Fund
        runner: Jesminder Sareen: Girl Behind the Curtain
          credits 0; rig: Decoy
        run: HQ, encountering ice 1
        """,
        mode=mode,
    )
    while game.decision is not None and game.decision.kind in ("window", "react"):
        game.take(game.options()[-1])
    game.corp.chooses(3)
    while game.decision is not None and game.decision.kind != "interrupt":
        game.take(game.options()[-1])
    game.runner.uses("Decoy")  # before her ability, which is mandatory (9.2.9e)
    while game.decision is not None and game.decision.kind == "interrupt":
        game.take(game.options()[-1])
    game.expect(tags=0, runner_heap=["Decoy"])
    cards = [game.game.state.at(e.card).defn.title for e in game.events() if EVENTS[e.kind] == "triggered"]
    assert not [title for title in cards if title.startswith("Jesminder")]


@pytest.mark.rule("9.9.1:1")
def test_qianju_pt_avoids_the_first_tag_until_the_next_turn_begins() -> None:
    game = scenario("""
        corp:
          credits 9; hand: 2 Test Tag; deck: 5 Hedge Fund
        runner:
          clicks 0; rig: Qianju PT
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Qianju PT")
    game.expect(runner_clicks=3)
    for _ in range(3):
        game.runner.takes_credit()
    game.corp.plays("Test Tag", x=2)
    game.expect(tags=1)
    game.corp.plays("Test Tag", x=1)
    game.expect(tags=2)


@pytest.mark.rule("9.8.5a:2")
@pytest.mark.unsound("an interrupt with nothing left to prevent is recorded only if it is asked about")
@pytest.mark.erratum("11.2.36")
def test_qianju_pt_looks_at_the_first_time_only_even_if_it_is_prevented_otherwise() -> None:
    game = scenario("""
        corp:
          credits 9; hand: 2 Test Tag; deck: 5 Hedge Fund
        runner:
          clicks 0; rig: Qianju PT, Decoy
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Qianju PT")
    for _ in range(3):
        game.runner.takes_credit()
    game.corp.plays("Test Tag", x=1)
    game.runner.uses("Decoy")
    game.expect(tags=0)
    game.corp.plays("Test Tag", x=1)
    game.expect(tags=1)


def test_qianju_pt_promises_nothing_beyond_the_next_turn() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Tag; deck: 9 Hedge Fund
        runner:
          clicks 0; rig: Qianju PT
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Qianju PT")
    for _ in range(3):
        game.runner.takes_credit()
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.passes()  # this turn begins without it
    for _ in range(4):
        game.runner.takes_credit()
    game.corp.plays("Test Tag", x=1)
    game.expect(tags=1)


def test_qianju_pt_does_nothing_for_those_who_keep_their_click() -> None:
    game = scenario("""
        corp:
          hand: Test Tag; deck: 5 Hedge Fund
        runner:
          clicks 0; rig: Qianju PT
        turn: runner, at 5.7.1a
    """)
    game.runner.passes()
    game.expect(runner_clicks=4)
    for _ in range(4):
        game.runner.takes_credit()
    game.corp.plays("Test Tag", x=1)
    game.expect(tags=1)


def test_no_one_home_prevents_all_if_the_trace_fails() -> None:
    game = scenario("""
        corp:
          credits 4; hand: Test Net Damage
        runner:
          credits 2; hand: 4 Sure Gamble; rig: No One Home
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=3)
    game.runner.triggers("No One Home")
    game.corp.chooses(1)
    game.runner.chooses(1)
    game.runner.chooses(3)
    game.expect(runner_hand=4, runner_heap=["No One Home"], runner_credits=1)


def test_no_one_home_prevents_nothing_if_the_trace_succeeds() -> None:
    game = scenario("""
        corp:
          credits 4; hand: Test Net Damage
        runner:
          credits 0; hand: 4 Sure Gamble; rig: No One Home
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=3)
    game.runner.triggers("No One Home")
    game.corp.chooses(1)
    game.expect(runner_hand=1, runner_rig=[])


@pytest.mark.ruling("No One Home", 0)
def test_no_one_home_may_prevent_less_and_chooses_between_tags_and_damage_after_the_trace() -> None:
    text = """
        corp:
          credits 4; hand: Snare!
        runner:
          credits 0; hand: 4 Sure Gamble; rig: No One Home
        run: HQ, at 6.9.5g
    """
    game = scenario(text)
    game.corp.triggers("Snare!")
    game.runner.triggers("No One Home")
    game.asks("runner", "choose-effect", "9.10.4f")
    game.runner.chooses(2)
    game.runner.chooses(2)
    game.expect(tags=1, runner_hand=3)
    game = scenario(text)
    game.corp.triggers("Snare!")
    game.runner.triggers("No One Home")
    game.runner.chooses(1)
    game.runner.chooses(1)
    game.expect(tags=0, runner_hand=1)


@pytest.mark.rule("9.8.5a:1")
def test_no_one_home_looks_at_the_first_tag_or_net_damage_each_turn() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Net Damage, Test Tag
        runner:
          hand: 4 Sure Gamble; rig: No One Home
        turn: corp
    """)
    game.corp.plays("Test Tag", x=1)
    game.runner.passes()
    game.corp.plays("Test Net Damage", x=1)
    game.expect(runner_hand=3, tags=1)  # the second time


def test_no_one_home_does_not_help_against_meat_damage() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Meat Damage
        runner:
          hand: 2 Sure Gamble; rig: No One Home
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=1)
    game.expect(runner_hand=1, runner_rig=["No One Home"])
    game = scenario("""
        corp:
          credits 2; Server 1: Prisec
        runner:
          credits 1; hand: 2 Sure Gamble; rig: No One Home
        run: Server 1, at 6.9.5g
    """)
    game.corp.triggers("Prisec")
    game.runner.triggers("No One Home")
    game.runner.chooses(1)  # credits for the trace
    game.runner.chooses(1)  # the tag; the meat damage that comes along with it is no choice
    game.expect(tags=0, runner_hand=1)


@pytest.mark.erratum("11.2.12")
def test_disrupter_reduces_the_base_trace_strength_to_zero() -> None:
    game = scenario("""
        corp:
          credits 1; hand: SEA Source, Test Trace Operation
        runner:
          credits 1; rig: Disrupter
        turn: corp
    """)
    game.corp.plays("Test Trace Operation")
    game.runner.uses("Disrupter")
    game.corp.chooses(1)
    game.runner.chooses(1)
    game.expect(tags=0, runner_heap=["Disrupter"])


@pytest.mark.ruling("Disrupter", 0)
@pytest.mark.erratum("11.2.12")
def test_disrupter_comes_too_late_once_the_corp_has_bid() -> None:
    game = scenario("""
        corp:
          credits 1; hand: Test Trace Operation
        runner:
          credits 2; rig: Disrupter
        turn: corp
    """)
    game.corp.plays("Test Trace Operation")
    game.runner.passes()
    game.corp.chooses(1)
    game.asks("runner", "trace-runner")
    assert not any("Disrupter" in option for option in game.options("runner"))


@pytest.mark.erratum("11.2.95")
def test_flip_switch_has_three_uses_during_the_own_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter
        runner:
          credits 0, tags 1; rig: 3 Flip Switch
        turn: runner
    """)
    one, two, three = game.cards("Flip Switch")
    game.runner.runs("HQ")
    game.runner.uses(one, ability=2)
    game.expect(tags=0)
    game.pass_windows()
    game.asks("runner", "interrupt")
    game.runner.uses(two)  # as the trace is about to begin
    game.corp.chooses(0)
    game.expect(tags=0, run="HQ")
    game.runner.uses(three, ability=1)
    game.expect(run=None, runner_rig=[])
    assert game.happened("jacked-out") == 1


def test_flip_switch_is_of_no_use_in_the_turn_of_the_corp() -> None:
    game = scenario("""
        corp:
          credits 5; hand: Test Trace Operation
        runner:
          credits 0, tags 1; rig: Flip Switch
        turn: corp
    """)
    game.corp.plays("Test Trace Operation")
    game.asks("corp", "trace-corp")
    assert game.why_not("runner", "use Flip Switch").rule == "9.3.3c"


@pytest.mark.ruling("Flip Switch", 0)
def test_flip_switch_pays_what_it_costs_in_addition_to_jack_out() -> None:
    from netrunner.rules.machine.terms import A_JACK_OUT, PROGRAM
    from netrunner.testing import define
    from netrunner.vocabulary import AdditionalCostTo, Cards, TrashCards

    define(
        "Sticky Grid", "corp", "upgrade",
        AdditionalCostTo(A_JACK_OUT, TrashCards(Cards(types=PROGRAM)), this_server=True), trash=2,
    )  # fmt: skip
    text = """
        corp:
          HQ: root Sticky Grid; ice Wall of Static; hand: Hedge Fund
        runner:
          rig: Flip Switch, Test Program
        run: HQ, encountering ice 1
    """
    game = scenario(text)
    game.runner.uses("Flip Switch", ability=1)
    game.asks("runner", "pay-to-jack-out", "1.15.9a")
    game.runner.accepts()
    game.expect(run=None, runner_rig=[])
    game = scenario(text)
    game.runner.uses("Flip Switch", ability=1)
    game.runner.declines()
    game.pass_windows()
    game.expect(run=None, runner_rig=["Test Program"])  # Wall of Static ended it
    assert not game.happened("jacked-out")


@pytest.mark.rule("10.1.1:1")
@pytest.mark.erratum("11.2.35")
def test_progenitor_keeps_one_virus_counter_of_its_program_from_every_purge() -> None:
    game = scenario("""
        corp:
          credits 5
        runner:
          rig: Progenitor [Medium {virus 3}], Datasucker {virus 2}
        turn: corp
    """)
    game.expect(memory_used=1)
    game.corp.purges()
    assert game.card("Medium").virus == 1
    assert game.card("Datasucker").virus == 0


def test_progenitor_hosts_a_single_virus_program() -> None:
    game = scenario("""
        runner:
          credits 9; hand: Medium, Datasucker, Corroder; rig: Progenitor
        turn: runner
    """)
    game.runner.installs("Medium", "Progenitor")
    assert game.card("Medium").host == "Progenitor"
    game.runner.installs("Datasucker")
    game.runner.done()
    game.runner.installs("Corroder")
    game.runner.done()
    game.expect(memory_used=2)


def test_thunder_art_gallery_installs_a_card_when_a_tag_is_avoided_or_removed() -> None:
    game = scenario("""
        runner:
          credits 3, tags 2; hand: Corroder, Test Resource; rig: Thunder Art Gallery
        turn: runner
    """)
    game.runner.removes_tag()
    game.runner.triggers("Thunder Art Gallery")
    game.runner.picks("Corroder")
    game.expect(runner_credits=0, runner_rig=["Thunder Art Gallery", "Corroder"])


def test_thunder_art_gallery_does_so_once_each_turn() -> None:
    game = scenario("""
        runner:
          credits 9, tags 3; hand: Corroder, Test Resource; rig: Thunder Art Gallery
        turn: runner
    """)
    game.runner.removes_tag()
    game.runner.passes()
    game.runner.removes_tag()
    game.asks("runner", "action")


@pytest.mark.rule("9.8.4c:1")
@pytest.mark.rule("9.8.4d:1")
def test_thunder_art_gallery_in_an_interrupt_window() -> None:
    text = """
        corp:
          hand: Test Tag
        runner:
          credits 9; hand: Decoy, No One Home; rig: Thunder Art Gallery, Decoy
        turn: corp
    """
    game = scenario(text)
    game.corp.plays("Test Tag", x=2)
    game.runner.uses("Decoy")
    game.runner.triggers("Thunder Art Gallery")
    game.runner.picks("Decoy")
    game.asks("runner", "interrupt")
    game.runner.uses("Decoy")  # a paid ability may become active later
    game.expect(tags=0)
    game = scenario(text)
    game.corp.plays("Test Tag", x=2)
    game.runner.uses("Decoy")
    game.runner.triggers("Thunder Art Gallery")
    game.runner.picks("No One Home")
    game.asks("corp", "action")  # not pending: it was not active when the window opened
    game.expect(tags=1)


@pytest.mark.ruling("Thunder Art Gallery", 0)
def test_thunder_art_gallery_and_forger_against_snare() -> None:
    game = scenario("""
        corp:
          credits 4; hand: Snare!
        runner:
          credits 9; hand: 3 Sure Gamble, Bio-Modeled Network; rig: Thunder Art Gallery, Forger
        run: HQ, at 6.9.5g
    """)
    game.corp.triggers("Snare!")
    game.runner.uses("Forger")
    game.runner.triggers("Thunder Art Gallery")
    game.runner.uses("Bio-Modeled Network")
    game.expect(tags=0, runner_hand=2)

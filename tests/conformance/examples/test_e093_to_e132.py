"""Examples of chapters 9 and 10 of the Comprehensive Rules, each set up as it is written."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import play
from netrunner.vocabulary.instructions import GiveTags

define("E Double Tag", "corp", "operation", play(GiveTags(2)))


@pytest.mark.example("E093")
@pytest.mark.rule("9.8.2:3")
def test_e093_a_draw_that_cannot_happen_is_no_expected_effect() -> None:
    game = scenario("""
        corp:
          HQ: ice Lockdown
        runner:
          credits 5, clicks 3
          hand: Process Automation
          deck: 5 any
          rig: The Class Act
        run: HQ, encountering ice 1
    """)
    game.runner.jacks_out()
    game.runner.plays("Process Automation")
    # The Class Act, which waits for the first draw of the turn, has nothing to interrupt.
    game.asks("runner", "action")
    game.expect(runner_credits=7, runner_hand=0)


@pytest.mark.example("E094")
@pytest.mark.rule("9.8.3d")
def test_e094_the_class_act_is_relevant_to_a_draw_it_does_not_change() -> None:
    game = scenario("""
        runner:
          credits 5
          deck: Corroder, Mimic, Ninja, Medium
          rig: The Class Act
        turn: runner
    """)
    game.runner.draws()
    assert game.happened("drew") == 0  # the draw is imminent
    assert sorted(game.options("runner")) == ["pick Corroder", "pick Mimic"]  # one card more than would be drawn
    game.runner.picks("Corroder")
    game.expect(runner_hand=["Mimic"], runner_deck=["Ninja", "Medium", "Corroder"])


@pytest.mark.example("E095")
@pytest.mark.rule("9.8.4c:1")
def test_e095_harbinger_that_is_saved_has_nothing_to_interrupt() -> None:
    text = "corp:\n HQ: ice Rototurret\nrunner:\n rig: Harbinger, Sacrificial Construct\nrun: HQ, encountering ice 1"
    game = scenario(text)
    game.asks("runner", "interrupt", "9.2.9d")
    game.runner.uses("Sacrificial Construct")
    assert game.card("Harbinger").installed and game.card("Harbinger").faceup
    game = scenario(text)
    game.runner.passes()
    assert game.card("Harbinger").installed and not game.card("Harbinger").faceup


@pytest.mark.example("E096")
@pytest.mark.rule("9.8.4c:2")
def test_e096_no_one_home_installed_within_the_window_is_not_pending() -> None:
    game = scenario("""
        corp:
          hand: E Double Tag
        runner:
          credits 5
          hand: No One Home
          rig: Decoy, Thunder Art Gallery
        turn: corp
    """)
    game.corp.plays("E Double Tag")
    game.asks("runner", "interrupt", "9.2.9d")
    game.runner.uses("Decoy")
    game.runner.triggers("Thunder Art Gallery")  # No One Home is installed while the window is open
    game.asks("corp", "action")  # nobody was asked about No One Home
    game.expect(tags=1, runner_rig=["Thunder Art Gallery", "No One Home"])


@pytest.mark.example("E097")
@pytest.mark.rule("9.8.4d:2,3")
def test_e097_a_second_decoy_installed_within_the_window_can_be_used() -> None:
    game = scenario("""
        corp:
          hand: E Double Tag
        runner:
          credits 5
          hand: Decoy
          rig: Decoy, Thunder Art Gallery
        turn: corp
    """)
    game.corp.plays("E Double Tag")
    game.runner.uses("Decoy")
    game.runner.triggers("Thunder Art Gallery")  # it installs the other one
    game.asks("runner", "interrupt", "9.2.9d")  # priority in the same window again
    game.runner.uses("Decoy")
    game.expect(tags=0, runner_heap=["Decoy", "Decoy"])


@pytest.mark.example("E098")
@pytest.mark.rule("9.8.5a:2")
def test_e098_net_damage_that_was_prevented_was_the_first_that_tori_hanzo_waits_for() -> None:
    game = scenario("""
        corp:
          credits 20
          Server 1: ice DNA Tracker; cards Tori Hanzō
        runner:
          credits 4
          hand: 5 any
          rig: Feedback Filter
        run: Server 1, encountering ice 1
    """)
    game.asks("runner", "interrupt", "9.2.9d")
    game.runner.uses("Feedback Filter", ability=1)
    game.asks("runner", "jack-out")  # the Corp was not asked for the second and third damage
    game.expect(brain_damage=0, runner_hand=3)
    assert game.happened("damage") == 2


@pytest.mark.example("E099")
@pytest.mark.rule("9.8.5c:2")
def test_e099_paparazzi_prevents_meat_damage_without_being_asked() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Breached Dome)
        runner:
          credits 0
          hand: 2 any
          deck: Corroder, 3 any
          rig: Paparazzi
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.asks("runner", "trash-accessed")  # nobody was asked about the damage
    game.expect(runner_hand=2, runner_heap=["Corroder"])
    game.runner.declines()


@pytest.mark.example("E100")
@pytest.mark.rule("9.8.6c")
@pytest.mark.parametrize(("act", "left"), [("play Sure Gamble", 11), ("install Corroder", 5)])
def test_e100_patchwork_lowers_a_cost_that_is_about_to_be_paid(act: str, left: int) -> None:
    game = scenario("""
        runner:
          credits 5
          hand: Sure Gamble, Corroder, Diesel
          rig: Patchwork
        turn: runner
    """)
    game.take(act)
    game.asks("runner", "interrupt", "9.2.9d")
    game.expect(runner_credits=5)  # nothing is paid yet
    game.runner.triggers("Patchwork")
    game.runner.picks("Diesel")
    game.expect(runner_credits=left)
    assert "Diesel" in game.runner.heap


@pytest.mark.example("E101")
@pytest.mark.rule("9.8.7a:1,2")
def test_e101_damage_may_be_less_than_nothing_for_a_while() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          score: The Cleaners, The Cleaners
          HQ: ice Data Raven
          Server 1: cards Mr. Stone
        runner:
          hand: 3 any
          rig: Biometric Spoofing
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.chooses(1)  # a tag, for which Mr. Stone does 1 meat damage
    game.asks("runner", "interrupt", "9.2.9d")  # the active player first
    game.runner.uses("Biometric Spoofing")  # 1 - 2
    game.take("trigger The Cleaners")  # and 1, and the other one by itself
    game.asks("corp", "trace-corp")  # Data Raven's subroutine
    game.expect(tags=1, runner_hand=2, runner_heap=["Biometric Spoofing", "Sure Gamble"])


@pytest.mark.example("E102")
@pytest.mark.rule("9.8.7d:1,2")
def test_e102_breached_dome_without_damage_still_trashes_the_top_card() -> None:
    game = scenario("""
        corp:
          hand: Breached Dome
        runner:
          credits 0
          hand: 3 Sure Gamble; deck: Corroder, Diesel; rig: Biometric Spoofing
        run: HQ, at 6.9.5g
    """)
    game.asks("runner", "interrupt", "9.2.9d")
    game.runner.uses("Biometric Spoofing")
    game.expect(runner_hand=3, runner_deck=["Diesel"], runner_heap=["Biometric Spoofing", "Corroder"])
    assert game.happened("damage") == 0


@pytest.mark.example("E103")
@pytest.mark.rule("9.8.7e")
def test_e103_flares_damage_cannot_be_prevented_even_if_it_grows() -> None:
    game = scenario("""
        corp:
          credits 9
          score: The Cleaners
          HQ: ice Flare
        runner:
          credits 0
          hand: 5 any
          rig: Biometric Spoofing
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)  # the trace is successful
    game.asks("runner", "action")  # The Cleaners had to be triggered; Biometric Spoofing was not relevant
    game.expect(runner_hand=2, runner_rig=["Biometric Spoofing"], run=None)


@pytest.mark.example("E105")
@pytest.mark.rule("9.8.9c")
def test_e105_project_vacheron_is_stolen_with_four_counters() -> None:
    game = scenario("""
        corp:
          hand: Project Vacheron
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "action")
    game.expect(runner_score=["Project Vacheron"], runner_points=0)
    assert game.card("Project Vacheron").agenda_counters == 4
    assert game.happened("stolen") == 1


@pytest.mark.example("E106")
@pytest.mark.rule("9.8.10")
def test_e106_tori_hanzo_leaves_feedback_filter_only_brain_damage_to_prevent() -> None:
    game = scenario("""
        corp:
          credits 20
          Server 1: ice DNA Tracker; cards Tori Hanzō
        runner:
          credits 6
          hand: 5 any
          rig: Feedback Filter
        run: Server 1, encountering ice 1
    """)
    game.asks("runner", "interrupt", "9.2.9d")
    game.offers("runner", "use Feedback Filter ability 1")  # net damage is expected
    game.refuses("runner", "use Feedback Filter ability 2")
    game.runner.passes()
    game.corp.triggers("Tori Hanzō")
    game.asks("runner", "interrupt", "9.2.9d")
    game.refuses("runner", "use Feedback Filter ability 1")
    game.offers("runner", "use Feedback Filter ability 2")  # brain damage is expected
    game.runner.passes()
    game.expect(brain_damage=1)


@pytest.mark.example("E107")
@pytest.mark.rule("9.8.11a")
@pytest.mark.parametrize("first", ["Security Testing", "Account Siphon"])
def test_e107_one_replacement_leaves_nothing_for_the_other(first: str) -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund
        runner:
          credits 2
          hand: Account Siphon
          rig: Security Testing {remembers HQ}
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.runner.triggers("Security Testing")  # both create their replacement effects
    game.asks("runner", "replace", "9.8.11")  # step 6.9.5g is imminent
    game.runner.applies(first)
    if first == "Account Siphon":
        game.runner.accepts()
        game.runner.chooses(5)
        game.expect(corp_credits=0, runner_credits=2 + 10, tags=2)
    else:
        game.expect(corp_credits=5, runner_credits=2 + 2, tags=0)
    game.asks("runner", "action")
    assert game.happened("access") == 0


@pytest.mark.example("E108")
@pytest.mark.rule("9.8.11a")
@pytest.mark.parametrize("first", ["Security Testing", "Showing Off"])
@pytest.mark.rule("9.8.9c")
def test_e108_security_testing_replaces_the_access_in_either_order(first: str) -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          credits 2
          hand: Showing Off
          rig: Security Testing {remembers R&D}
        turn: runner
    """)
    game.runner.plays("Showing Off")
    game.runner.continues()
    game.runner.triggers("Security Testing")
    game.asks("runner", "replace", "9.8.11")
    game.runner.applies(first)
    game.asks("runner", "action")
    game.expect(runner_credits=2)  # both were spent on the event
    assert game.happened("access") == 0


@pytest.mark.example("E115")
@pytest.mark.rule("9.11.1c:2")
def test_e115_only_the_active_player_selects_the_card_and_the_corp_looks_all_the_same() -> None:
    text = """
        corp: Chronos Protocol: Selective Mind-mapping
          credits 9
          hand: {}
        runner:
          hand: Diesel, Modded, Corroder, Mimic, Ninja
          rig: Titanium Ribs
        {}
    """
    game = scenario(text.format("Test Net Damage", "turn: corp"))
    game.corp.plays("Test Net Damage", x=1)
    game.corp.accepts()
    assert game.happened("looked") == 1
    game.asks("corp", "damage", "10.4.3a")
    game.corp.picks("Corroder")
    game.expect(runner_heap=["Corroder"])
    game = scenario(text.format("Test Trap", "run: HQ, at 6.9.5g"))
    game.corp.accepts()
    assert game.happened("looked") == 1  # this part happens in the Runner's turn too
    game.asks("runner", "damage", "10.4.3a")
    game.runner.picks("Mimic")
    game.expect(runner_heap=["Mimic"])


@pytest.mark.example("E116")
@pytest.mark.rule("9.11.2a")
def test_e116_hostile_infrastructure_sees_two_cards_and_warroid_tracker_one_event() -> None:
    game = scenario("""
        corp:
          credits 3; Server 1: Warroid Tracker, Hostile Infrastructure
        runner:
          credits 9; hand: Singularity, 5 Sure Gamble; rig: Corroder, Mimic, Ninja
        turn: runner
    """)
    game.runner.plays("Singularity")
    game.runner.continues()
    offered = [option.split(" [")[0].split(" #")[0] for option in game.options("corp")]
    assert sorted(offered) == ["trigger Hostile Infrastructure"] * 2 + ["trigger Warroid Tracker"]
    game.take(next(option for option in game.options("corp") if "Hostile" in option))
    game.take(next(option for option in game.options("corp") if "Hostile" in option))
    game.corp.chooses(0)  # the one trace
    game.runner.chooses(0)
    assert game.happened("damage") == 2
    assert game.happened("trace-initiated") == 1


@pytest.mark.example("E117")
@pytest.mark.rule("9.11.2b:2")
def test_e117_cortex_lock_does_one_instance_of_damage_or_none() -> None:
    text = """
        corp:
          HQ: ice Cortex Lock
        runner:
          hand: 5 Sure Gamble; rig: Biometric Spoofing, {} Test Program
        run: HQ, encountering ice 1
    """
    game = scenario(text.format(2))
    game.asks("runner", "interrupt", "9.2.9d")
    spared = game.copy()
    game.runner.uses("Biometric Spoofing")
    game.expect(runner_hand=5)  # both of them were prevented at once
    spared.runner.passes()
    spared.expect(runner_hand=3)
    assert spared.happened("damage") == 1
    game = scenario(text.format(4))
    game.expect(runner_hand=5, runner_rig=["Biometric Spoofing", *4 * ["Test Program"]])
    assert game.happened("damage") == 0


@pytest.mark.example("E124")
@pytest.mark.rule("10.2.2b:2")
def test_e124_what_the_corp_says_about_its_cards_is_no_business_of_the_game() -> None:
    """The Runner saw both cards, and the engine tells no more than that one of two places holds Braintrust."""
    text = """
        corp:
          credits 5
          deck: Snare!, Hedge Fund, Braintrust, Hedge Fund, Hedge Fund, 5 any
        runner:
          clicks 1
          hand: Indexing
        turn: runner
    """
    seen = []
    for installed in ("Snare!", "Braintrust"):
        game = scenario(text)
        game.runner.plays("Indexing")
        game.runner.continues()
        game.runner.accepts()
        game.runner.picks("Braintrust", "Snare!")  # on top, and next; the rest is alike
        game.asks("corp", "action")
        game.expect(corp_hand=["Braintrust"])  # the mandatory draw
        assert game.corp.deck[0] == "Snare!"
        game.corp.draws()
        game.expect(corp_hand=["Braintrust", "Snare!"])
        game.corp.installs(installed, "new remote")
        seen.append(game.game.view("runner"))
        about = {fact["title"]: fact["among"] for fact in seen[-1]["known"]}
        for title in ("Braintrust", "Snare!"):
            assert sorted(about[title]) == ["HQ", "Server 1 card 1"]
        assert seen[-1]["servers"][-1]["cards"][0]["card"] is None
    assert seen[0]["known"] == seen[1]["known"]  # whatever the Corp says: nothing tells whether it is true


@pytest.mark.example("E127")
@pytest.mark.rule("10.3.1b")
def test_e127_targeted_marketing_is_trashed_when_an_agenda_is_stolen() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Targeted Marketing, Nisei MK II
          clicks 1
        turn: corp
    """)
    game.corp.plays("Targeted Marketing")
    game.corp.chooses("name Sure Gamble")
    assert game.card("Targeted Marketing").zone == "play"
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Nisei MK II"], corp_archives=["Targeted Marketing"])
    trashed = [e for e in game.events() if e.rule == "10.3.1b"]
    assert trashed and all(e.player != RUNNER for e in trashed)  # the Corp trashes it


@pytest.mark.example("E128")
@pytest.mark.rule("10.3.1e:2")
def test_e128_the_runner_trashes_a_minimal_set_of_programs() -> None:
    board = """
        corp:
          credits 9
          hand: Bad Times
        runner:
          tags 1
          rig: Magnum Opus, Corroder, Mimic, Harbinger
        turn: corp
    """
    game = scenario(board)
    game.expect(memory_used=4, memory_limit=4)
    game.corp.plays("Bad Times")
    assert sorted(game.options("runner")) == ["pick Corroder", "pick Magnum Opus", "pick Mimic"]  # Harbinger needs none
    one = game.copy()
    one.runner.picks("Magnum Opus")
    one.asks("corp", "action")  # that is enough: nothing more can go
    one.expect(runner_rig=["Corroder", "Mimic", "Harbinger"])
    game.runner.picks("Corroder")  # then only Mimic makes a minimal set of it
    game.asks("corp", "action")
    game.expect(runner_rig=["Magnum Opus", "Harbinger"])


@pytest.mark.example("E129")
@pytest.mark.rule("10.4.1:1")
def test_e129_the_cleaners_add_to_damage_done_by_the_corp_only() -> None:
    game = scenario("""
        corp: Argus Security: Protection Guaranteed
          credits 20
          score: The Cleaners
          deck: Hostile Takeover, 5 any
          hand: Punitive Counterstrike
        runner:
          credits 0, clicks 1
          hand: 5 any
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.asks("runner", "choose-effect")
    game.runner.chooses(2)
    game.expect(runner_hand=3)  # 2, and no more
    game.asks("corp", "action")
    game.corp.plays("Punitive Counterstrike")
    game.corp.chooses(0)
    game.expect(runner_hand=1)  # 1 agenda point, and 1 more from The Cleaners


@pytest.mark.example("E130")
@pytest.mark.rule("10.4.3")
def test_e130_boom_flatlines_or_all_cards_are_trashed_before_ive_had_worse_draws() -> None:
    text = """
        corp:
          credits 9; hand: BOOM!
        runner:
          tags 2; hand: I've Had Worse, Diesel, Modded, Tinkering; deck: 5 Sure Gamble; rig: {}
        turn: corp
    """
    game = scenario(text.format("Test Resource"))
    game.corp.plays("BOOM!")
    game.expect(winner="corp")  # flatlined: I've Had Worse had no opportunity
    assert game.happened("drew") == 0
    game = scenario(text.format("Biometric Spoofing"))
    game.corp.plays("BOOM!")
    game.runner.uses("Biometric Spoofing")  # 2 of 7 are not enough
    game.expect(winner="corp")
    for taken in (["Diesel", "I've Had Worse", "Modded"], ["Diesel", "Modded", "Tinkering"]):
        game = scenario(text.format("2 Biometric Spoofing"))
        game.corp.plays("BOOM!")
        game.next_random(*taken)
        game.take("use Biometric Spoofing ability 1")
        game.take("use Biometric Spoofing ability 1")
        drawn = 3 if "I've Had Worse" in taken else 0  # once all three of them are in the heap
        assert sorted(game.runner.heap) == sorted([*taken, "Biometric Spoofing", "Biometric Spoofing"])
        game.expect(winner=None, runner_hand=1 + drawn)
        assert [k for k in game.log_kinds() if k in ("damage", "drew")] == ["damage", "drew"][: 1 + bool(drawn)]


@pytest.mark.example("E131")
@pytest.mark.rule("10.4.3a:2")
def test_e131_chronos_protocol_selects_the_first_of_three_cards() -> None:
    others = set()
    for seed in range(6):
        game = scenario("""
            corp: Chronos Protocol: Selective Mind-mapping
              credits 4; hand: Snare!
            runner:
              hand: Diesel, Modded, Sure Gamble, Infiltration, Easy Mark
            run: HQ, at 6.9.5g
        """, seed=seed)  # fmt: skip
        game.corp.triggers("Snare!")
        assert "Infiltration" not in repr(game.game.view("corp"))
        game.corp.accepts()
        game.asks("corp", "damage", "10.4.3a")
        assert "Infiltration" in repr(game.game.view("corp"))  # the Corp looks at the grip
        game.corp.picks("Modded")
        first, *rest = game.runner.heap
        assert first == "Modded" and len(rest) == 2
        others.add(tuple(sorted(rest)))
        (damage,) = [e for e in game.events() if e.kind == E_DAMAGE]  # one instance: all three at once
        assert damage.amount == 3 and len(damage.cards) == 3
    assert len(others) > 1  # the two others were selected at random


@pytest.mark.example("E132")
@pytest.mark.rule("10.5.5:2")
def test_e132_keegan_lane_is_paid_with_the_runners_tag() -> None:
    game = scenario("""
        corp:
          Server 1: cards Keegan Lane
        runner:
          tags 1
          rig: Corroder, Mimic
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.corp.uses("Keegan Lane")
    game.expect(tags=0)
    game.corp.picks("Corroder")
    game.expect(runner_rig=["Mimic"], runner_heap=["Corroder"])

"""Examples of chapters 9 and 10 of the Comprehensive Rules, each set up as it is written."""

from __future__ import annotations

import pytest

from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import play
from netrunner.vocabulary.instructions import GiveTags

define("E Double Tag", "corp", "operation", play(GiveTags(2)))


def goes_on(game: Scenario, *wanted: str, until: str = "action") -> None:
    """Answer with the first of the wanted texts that is offered, else let things pass, until a kind of question."""
    while (decision := game.game.decision) is not None and decision.kind != until:
        texts = game.options(decision.side)
        choice = next((text for want in wanted for text in texts if text.startswith(want)), None)
        if choice is None:
            choice = next((t for t in texts if t.split()[0] in ("pass", "no", "decline", "continue", "done")), texts[0])
        game.game.choose(choice)


def to_action(game: Scenario, side: str) -> None:
    """Let the game go on until this player takes an action."""
    while (decision := game.game.decision) is not None and (decision.side, decision.kind) != (side, "action"):
        texts = game.options(decision.side)
        onward = ("pass", "no", "done", "continue", "gain")
        game.game.choose(next((t for t in texts if t.split()[0] in onward), texts[0]))


@pytest.mark.example("E093")
@pytest.mark.rule("9.8.2")
def test_e093_a_draw_that_cannot_happen_is_no_expected_effect() -> None:
    game = scenario("""
        corp:
          HQ: ice Lockdown
          hand: Hedge Fund
        runner:
          credits 5, clicks 3
          hand: Process Automation
          deck: 5 any
          rig: The Class Act
        run: HQ, encountering ice 1
    """)
    goes_on(game)
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
    goes_on(game, "trigger The Class Act", "pick Corroder")
    game.expect(runner_hand=["Mimic"])
    assert game.runner.deck[-1] == "Corroder"


@pytest.mark.example("E095")
@pytest.mark.rule("9.8.4c")
def test_e095_harbinger_that_is_saved_has_nothing_to_interrupt() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
          hand: Hedge Fund
        runner:
          rig: Harbinger, Sacrificial Construct
        run: HQ, encountering ice 1
    """)
    goes_on(game, "use Sacrificial Construct")
    card = game.card("Harbinger")
    assert card.installed and card.faceup


@pytest.mark.example("E096")
@pytest.mark.rule("9.8.4c")
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
    game.runner.uses("Decoy")
    offered: list[str] = []
    while (decision := game.game.decision) is not None and decision.kind != "action":
        texts = game.options(decision.side)
        offered += [t for t in texts if "No One Home" in t and t.startswith(("trigger", "use", "apply"))]
        wish = ("trigger Thunder", "yes", "pick No One Home", "install No One Home")
        rest = ("pass", "no", "done", "decline")
        game.game.choose(
            next((t for w in wish for t in texts if t.startswith(w)), next((t for t in texts if t in rest), texts[0]))
        )
    assert game.card("No One Home").installed
    assert offered == []
    game.expect(tags=1)


@pytest.mark.example("E097")
@pytest.mark.rule("9.8.4d")
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
    goes_on(game, "use Decoy", "trigger Thunder", "yes", "pick Decoy", "install Decoy")
    game.expect(tags=0)
    assert game.runner.discard == ["Decoy", "Decoy"]


@pytest.mark.example("E098")
@pytest.mark.rule("9.8.5a")
def test_e098_net_damage_that_was_prevented_was_the_first_that_tori_hanzo_waits_for() -> None:
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
    first = True
    while (decision := game.game.decision) is not None and game.happened("damage") < 1:
        texts = game.options(decision.side)
        if decision.side == "corp" and not first:
            assert not any("Tori" in t for t in texts)
        wish = "use Feedback Filter ability 1" if first else "!"
        choice = next((t for t in texts if t.startswith(wish)), None)
        first = first and choice is None
        game.game.choose(choice or next((t for t in texts if t in ("pass", "no", "done")), texts[0]))
    game.expect(brain_damage=0)


@pytest.mark.example("E099")
@pytest.mark.rule("9.8.5c")
def test_e099_paparazzi_prevents_meat_damage_without_being_asked() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Breached Dome)
        runner:
          hand: 2 any
          deck: Corroder, 3 any
          rig: Paparazzi
        turn: runner
    """)
    game.runner.runs("Server 1")
    while (decision := game.game.decision) is not None and decision.kind != "action":
        assert decision.kind != "interrupt"
        texts = game.options(decision.side)
        game.game.choose(next((t for t in texts if t.startswith(("trigger", "pass", "no", "continue"))), texts[0]))
    game.expect(runner_hand=2)
    assert game.runner.discard == ["Corroder"]


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
    game.game.choose(act)
    goes_on(game, "trigger Patchwork", "yes", "pick Diesel")
    game.expect(runner_credits=left)
    assert "Diesel" in game.runner.discard


@pytest.mark.example("E101")
@pytest.mark.rule("9.8.7a")
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
    game.runner.chooses(1)
    goes_on(game, "trigger Mr. Stone", "use Biometric Spoofing", "trigger The Cleaners", until="trace-corp")
    game.expect(tags=1, runner_hand=2)


@pytest.mark.example("E102")
@pytest.mark.rule("9.8.7d")
def test_e102_breached_dome_without_damage_still_trashes_the_top_card() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Breached Dome)
        runner:
          hand: 3 any
          deck: Corroder, 3 any
          rig: Biometric Spoofing
        turn: runner
    """)
    game.runner.runs("Server 1")
    goes_on(game, "use Biometric Spoofing", "trigger")
    game.expect(runner_hand=3)
    assert "Corroder" in game.runner.discard


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
    while (decision := game.game.decision) is not None and decision.kind != "action":
        texts = game.options(decision.side)
        assert not any("Biometric" in t and t.startswith("use") for t in texts)
        game.game.choose(next((t for t in texts if t.startswith(("trigger The Cleaners", "pass"))), texts[0]))
        if game.happened("damage"):
            break
    game.expect(runner_hand=2)


@pytest.mark.example("E105")
@pytest.mark.rule("9.8.9c")
def test_e105_project_vacheron_is_stolen_with_four_counters() -> None:
    game = scenario("""
        corp:
          hand: Project Vacheron
        turn: runner
    """)
    game.runner.runs("HQ")
    goes_on(game, "trigger Project Vacheron", "steal")
    game.expect(runner_score=["Project Vacheron"])
    score = game.game.view("runner")["runner"]["score"]
    assert score["points"] == 0 and score["cards"][0]["counters"] == {"agenda": 4}


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
    changed = False
    while (decision := game.game.decision) is not None and game.happened("damage") < 1:
        texts = game.options(decision.side)
        if changed and decision.side == "runner" and decision.kind == "interrupt":
            assert "use Feedback Filter ability 1" not in texts
            assert "use Feedback Filter ability 2" in texts
        choice = next((t for t in texts if "Tori" in t or t == "yes"), None)
        changed = changed or choice is not None
        game.game.choose(choice or next((t for t in texts if t in ("pass", "no", "done")), texts[0]))
    assert changed
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
    goes_on(game, f"apply {first}", f"trigger {first}", "trigger", "yes", "number 5", "pick")
    siphoned = game.corp.credits < 5
    assert siphoned == (first == "Account Siphon")
    assert game.happened("access") == 0


@pytest.mark.example("E108")
@pytest.mark.rule("9.8.11a")
@pytest.mark.parametrize("first", ["Security Testing", "Showing Off"])
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
    goes_on(game, f"apply {first}", f"trigger {first}", "trigger", "apply", "yes")
    game.expect(runner_credits=2)  # both were spent on the event
    assert game.happened("access") == 0


@pytest.mark.example("E115")
@pytest.mark.rule("9.11.1c")
@pytest.mark.parametrize("active", ["corp", "runner"])
def test_e115_only_the_active_player_selects_the_card(active: str) -> None:
    game = scenario("""
        corp: Chronos Protocol: Selective Mind-mapping
          credits 9
          hand: Neural EMP
          deck: 5 any
          Server 1: cards (Snare!)
        runner:
          clicks 1
          hand: Diesel, Modded, Corroder, Mimic, Ninja
          rig: Titanium Ribs
        turn: runner
    """)
    if active == "runner":
        game.runner.runs("Server 1")
    else:
        game.runner.runs("Archives")
        goes_on(game)
        game.corp.plays("Neural EMP")
    deciders = []
    while (decision := game.game.decision) is not None and decision.kind != "action":
        texts = game.options(decision.side)
        if "pick Corroder" in texts and not game.happened("damage"):
            deciders.append(decision.side)
        wish = ("pick Corroder", "trigger", "yes", "continue")
        game.game.choose(next((t for w in wish for t in texts if t.startswith(w)), texts[0]))
    assert deciders[0] == active
    assert "Corroder" in game.runner.discard


@pytest.mark.example("E116")
@pytest.mark.rule("9.11.2a")
def test_e116_hostile_infrastructure_sees_two_cards_and_warroid_tracker_one_event() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: cards Warroid Tracker, Hostile Infrastructure
        runner:
          credits 9
          hand: Singularity, 5 any
          rig: Corroder, Mimic, Ninja
        turn: runner
    """)
    game.runner.plays("Singularity")
    goes_on(game, "trigger")
    assert game.happened("damage") == 2
    assert game.happened("trace-initiated") == 1


@pytest.mark.example("E117")
@pytest.mark.rule("9.11.2b")
@pytest.mark.parametrize("rig", ["Corroder, Mimic, Biometric Spoofing", "Corroder, Mimic, Ninja, Medium"])
def test_e117_cortex_lock_does_its_damage_at_once_or_not_at_all(rig: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Cortex Lock
          hand: Hedge Fund
        runner:
          credits 0
          hand: 5 any
          rig: {rig}
        run: HQ, encountering ice 1
    """)
    goes_on(game, "use Biometric Spoofing")
    game.expect(runner_hand=5)
    assert game.happened("damage") == 0


@pytest.mark.example("E124")
@pytest.mark.rule("10.2.2b")
def test_e124_what_the_corp_says_about_its_cards_is_no_business_of_the_game() -> None:
    """The Runner saw both cards, and the engine tells no more than that one of two places holds Braintrust."""
    game = scenario("""
        corp:
          credits 5
          deck: Snare!, Braintrust, Hedge Fund, Hedge Fund, Hedge Fund, 5 any
        runner:
          clicks 1
          hand: Indexing
        turn: runner
    """)
    game.runner.plays("Indexing")
    goes_on(game, "trigger", "yes", "pick Braintrust", "pick Snare!")
    to_action(game, "corp")
    game.corp.draws()
    game.corp.installs("Snare!", "new remote")
    known = game.game.view("runner")["known"]
    about = {fact["title"]: fact["among"] for fact in known}
    assert "HQ" in about["Braintrust"] and "Server 1 card 1" in about["Braintrust"]
    assert game.game.view("runner")["servers"][-1]["cards"][0]["card"] is None


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
    to_action(game, "runner")
    assert "Targeted Marketing" not in game.corp.discard
    game.runner.runs("HQ")
    goes_on(game)
    game.expect(runner_score=["Nisei MK II"])
    assert "Targeted Marketing" in game.corp.discard


@pytest.mark.example("E128")
@pytest.mark.rule("10.3.1e")
def test_e128_the_runner_trashes_a_minimal_set_of_programs() -> None:
    board = """
        corp:
          credits 9
          hand: Bad Times
        runner:
          tags 1
          rig: Magnum Opus, Corroder, Mimic
        turn: corp
    """
    game = scenario(board)
    game.corp.plays("Bad Times")
    game.runner.picks("Magnum Opus")
    game.asks("corp", "action")
    game.expect(runner_rig=["Corroder", "Mimic"])
    game = scenario(board)
    game.corp.plays("Bad Times")
    game.runner.picks("Corroder")
    assert [t for t in game.options("runner") if "Magnum Opus" in t] == []
    game.asks("corp", "action") if game.game.decision.side == "corp" else game.runner.picks("Mimic")
    game.expect(runner_rig=["Magnum Opus"])


@pytest.mark.example("E129")
@pytest.mark.rule("10.4.1")
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
    goes_on(game, "steal", "trigger Argus", until="choose-effect")
    game.runner.chooses(2)
    game.expect(runner_hand=3)
    to_action(game, "corp")
    game.corp.plays("Punitive Counterstrike")
    goes_on(game, "trigger The Cleaners", "number 0")
    game.expect(runner_hand=1)  # 1 agenda point, and 1 more from The Cleaners


@pytest.mark.example("E130")
@pytest.mark.rule("10.4.3")
def test_e130_boom_flatlines_before_ive_had_worse_could_help() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: BOOM!
        runner:
          tags 2
          hand: I've Had Worse, 3 any
          deck: 5 any
        turn: corp
    """)
    game.corp.plays("BOOM!")
    game.expect(winner="corp")
    game = scenario("""
        corp:
          credits 9
          hand: BOOM!
        runner:
          tags 2
          hand: I've Had Worse, 3 any
          deck: 5 any
          rig: Biometric Spoofing, Biometric Spoofing
        turn: corp
    """)
    game.corp.plays("BOOM!")
    goes_on(game, "use Biometric Spoofing", "trigger I've Had Worse", "trigger")
    game.expect(winner=None)
    assert len(game.runner.hand) in (1, 4)  # 3 of 4 cards trashed; 3 drawn if I've Had Worse was among them
    assert ("I've Had Worse" in game.runner.discard) == (len(game.runner.hand) == 4)


@pytest.mark.example("E131")
@pytest.mark.rule("10.4.3a")
def test_e131_chronos_protocol_selects_the_first_of_three_cards() -> None:
    game = scenario("""
        corp: Chronos Protocol: Selective Mind-mapping
          credits 9
          Server 1: cards (Snare!)
        runner:
          hand: Diesel, Modded, Corroder, Mimic, Ninja
        turn: runner
    """)
    game.runner.runs("Server 1")
    goes_on(game, "trigger Snare!", "trigger", "yes", "pick Corroder")
    game.expect(runner_hand=2, tags=1)
    assert "Corroder" in game.runner.discard
    assert game.happened("damage") == 1


@pytest.mark.example("E132")
@pytest.mark.rule("10.5.5")
def test_e132_keegan_lane_is_paid_with_the_runners_tag() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: cards Keegan Lane
        runner:
          tags 1
          rig: Corroder
        turn: runner
    """)
    game.runner.runs("Server 1")
    goes_on(game, "use Keegan Lane", "pick Corroder")
    game.expect(tags=0, runner_rig=[])
    assert game.runner.discard == ["Corroder"]



"""1.2.5, 9.8.2, 9.11.2b: effects of nothing, of more than there is, of all there is, and on cards that are gone."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import (
    A_ADVANCE,
    A_END_RUN,
    A_EXPOSE,
    A_GAIN_CREDITS,
    A_TAGS,
    A_TRASH,
    AGENDA,
    CORP,
    E_BAD_PUBLICITY_TAKEN,
    E_CLICKS_GAINED,
    E_WOULD,
    F_ADVANCE,
    F_TAGS,
    HARDWARE,
    ICE,
    NET,
    POWER,
    RUNNER,
)
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    All,
    CanBeAdvanced,
    Cannot,
    Cards,
    Chosen,
    CountersOn,
    Damage,
    Derez,
    Draw,
    EndRun,
    Expose,
    ForEvent,
    Gain,
    GainClicks,
    Its,
    Lose,
    LoseClicks,
    Named,
    Not,
    Place,
    Recurring,
    Remove,
    RemoveTags,
    RunnerTagged,
    SwapCards,
    Take,
    TakeBadPublicity,
    This,
    Trash,
    TurnFacedown,
    TurnFaceup,
    Until,
    Would,
    paid,
    play,
    sub,
    whenever,
)
from netrunner.vocabulary.abilities import When, while_true
from netrunner.vocabulary.base import OPPONENT, YOU

COUNT = CountersOn(POWER)
HARD = Cards(types=HARDWARE)
define("Gauge", "runner", "resource", paid(0, Gain(COUNT), Draw(1)))
define("Rich Watch", "runner", "resource", whenever(ForEvent("credits-gained", YOU), Draw(1)))
define("Stern Bank", "corp", "asset", Cannot(A_GAIN_CREDITS, RUNNER), trash=0)
define("Leak", "corp", "operation", play(Lose(2, OPPONENT), Gain(Named("lost"))))
define("Bare Drain", "corp", "operation", play(Lose(-1, OPPONENT), Gain(Named("lost"))))
define("Loss Watch", "runner", "resource", whenever(ForEvent("credits-lost", YOU), Draw(1)))
define("Bare Purse", "runner", "resource", paid(0, Take(2)))
define("Whole Purse", "runner", "resource", paid(0, Take(-1)))
define("Test Hourglass", "runner", "event", play(GainClicks(2)))
define("Yawn", "runner", "event", play(LoseClicks(2), Gain(1)))
define("Bare Click Watch", "runner", "resource", whenever(ForEvent("clicks-lost", YOU), Draw(1)))
define("Bare Amnesty", "corp", "operation", play(RemoveTags(2), Gain(1)))
define("Pardon", "corp", "operation", play(RemoveTags(-1), Gain(1)))
define("Bare Relief", "runner", "resource", while_true(Not(RunnerTagged()), Trash(This())))
define("Tag Fund", "corp", "asset", whenever(ForEvent("tags-removed"), Gain(3)), trash=0)
define("No Marks", "runner", "resource", Cannot(A_TAGS))
define("Bare Scandal", "corp", "operation", play(TakeBadPublicity(2)))
define("Charge", "runner", "resource", paid(0, Place(POWER, COUNT), Gain(1)))
define("Bare Discharge", "runner", "resource", paid(0, Remove(POWER, 2), Gain(1)))
define("Grounding", "runner", "resource", paid(0, Remove(POWER, -1), Gain(1)))
define("Counter Watch", "runner", "resource", whenever(ForEvent("counters-placed"), Draw(1)))
define("Loose Charge", "runner", "resource", whenever(ForEvent("counters-removed"), Draw(1)))
define("Steady Hardware", "runner", "hardware", Cannot(A_TRASH, cards=Cards(title="Steady Hardware")))
define("Bare Sweep", "runner", "event", play(Trash(All(HARD)), Gain(1)))
define("Trash Count", "runner", "event", play(Trash(All(HARD)), Gain(Named("trashed"))))
define("Flashlight", "runner", "event", play(Expose(All(Cards(rezzed=False))), Gain(Named("exposed"))))
define("Curtains", "corp", "asset", Cannot(A_EXPOSE, cards=Cards(types=ICE)), trash=0)
define("Exposure Watch", "runner", "resource", whenever(ForEvent("exposed"), Draw(1)))
define("Stubborn Run", "runner", "resource", Cannot(A_END_RUN, CORP))
define("Barrage", "corp", "ice", sub(EndRun()), sub(Damage(NET, 1)), strength=1)
define("Test Turntable", "runner", "event", play(SwapCards(Chosen(HARD), Chosen(HARD, as_="other"))))
define("Bare Battery", "runner", "hardware", Recurring(2))
define("Face Watch", "runner", "resource", whenever(ForEvent("turned-face"), Draw(1)))
define("Flip Down", "runner", "event", play(TurnFacedown(All(Cards(types=HARDWARE, side=RUNNER))), Gain(1)))
define("Flip Up", "runner", "event", play(TurnFaceup(All(Cards(side=RUNNER))), Gain(1)))


# -- credits (1.10) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.11.2b:2")
@pytest.mark.parametrize(("power", "cards"), [(0, 1), (1, 2), (2, 2)])
def test_9_11_2b_gaining_no_credits_is_not_gaining_credits(power: int, cards: int) -> None:
    rig = f"Gauge {{power {power}}}, Rich Watch"
    game = scenario(f"runner:\n credits 3\n deck: 5 any\n rig: {rig}\nturn: runner, at 5.7.1e")
    game.runner.uses("Gauge")
    game.expect(runner_credits=3 + power, runner_hand=cards)


@pytest.mark.rule("1.2.2:1")
@pytest.mark.rule("1.10.4a")
def test_1_10_4a_whoever_cannot_gain_credits_cannot_take_any_from_a_card_either() -> None:
    text = """
        corp:
          Server 1: {asset}
        runner:
          credits 3
          deck: 5 any
          rig: Bare Purse {{credit 3}}, Gauge {{power 2}}
        turn: runner, at 5.7.1e
    """
    game = scenario(text.format(asset="Stern Bank"))
    game.refuses("runner", "use Bare Purse")
    game.runner.uses("Gauge")
    game.expect(runner_credits=3, runner_hand=1)
    assert game.happened("credits-gained") == 0
    game = scenario(text.format(asset="Test Asset"))
    game.runner.uses("Bare Purse")
    game.expect(runner_credits=5)


@pytest.mark.rule("1.10.3b:1")
@pytest.mark.parametrize(
    ("title", "had", "lost"),
    [
        ("Leak", 3, 2),
        ("Leak", 2, 2),
        ("Leak", 1, 1),
        ("Leak", 0, 0),
        ("Bare Drain", 3, 3),
        ("Bare Drain", 1, 1),
        ("Bare Drain", 0, 0),
    ],
)
def test_1_10_3b_nobody_loses_more_credits_than_they_have(title: str, had: int, lost: int) -> None:
    game = scenario(f"""
        corp:
          credits 5
          hand: {title}
        runner:
          credits {had}
          deck: 3 any
          rig: Loss Watch
        turn: corp
    """)
    if not had:
        game.refuses("corp", f"play {title}")
        return
    game.corp.plays(title)
    game.expect(runner_credits=had - lost, corp_credits=5 + lost, runner_hand=int(lost > 0))


@pytest.mark.rule("1.10.4a")
@pytest.mark.parametrize(
    ("title", "there", "taken"),
    [("Bare Purse", 3, 2), ("Bare Purse", 2, 2), ("Bare Purse", 1, 1), ("Whole Purse", 3, 3), ("Whole Purse", 1, 1)],
)
def test_1_10_4a_taking_credits_takes_what_is_there(title: str, there: int, taken: int) -> None:
    rig = f"{title} {{credit {there}}}, Rich Watch"
    game = scenario(f"runner:\n credits 1\n deck: 3 any\n rig: {rig}\nturn: runner, at 5.7.1e")
    game.runner.uses(title)
    game.expect(runner_credits=1 + taken, runner_hand=1)
    assert game.card(title).credits == there - taken
    assert game.happened("counters-removed") == 0  # it is told once, as credits gained


@pytest.mark.rule("1.2.5:1")
@pytest.mark.parametrize("title", ["Bare Purse", "Whole Purse"])
def test_1_2_5_there_is_nothing_to_take_from_an_empty_card(title: str) -> None:
    game = scenario(f"runner:\n rig: {title}\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")
    assert game.why_not("runner", f"use {title}").rule == "1.2.5"


# -- clicks (1.11) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.11.1")
def test_1_11_1_clicks_are_gained_on_top_and_lost_down_to_0() -> None:
    game = scenario("runner:\n clicks 3\n hand: Test Hourglass\nturn: runner")
    game.runner.plays("Test Hourglass")
    game.expect(runner_clicks=4)
    assert [e.amount for e in game.events() if e.kind == E_CLICKS_GAINED] == [2]
    text = """
        corp:
          deck: 5 any
        runner:
          clicks {clicks}
          hand: Yawn
          deck: 5 any
          rig: Bare Click Watch
        turn: runner
    """
    for clicks, left, lost in ((4, 1, 1), (3, 0, 1), (2, 0, 1)):
        game = scenario(text.format(clicks=clicks))
        game.runner.plays("Yawn")
        game.expect(runner_credits=6, runner_hand=lost)
        if left:
            game.expect(runner_clicks=left)
        else:
            game.asks("corp")
    game = scenario(text.format(clicks=1))
    game.runner.plays("Yawn")
    game.expect(runner_credits=6, runner_hand=0)  # no click was left to lose


# -- tags and bad publicity (10.5, 10.6) ---------------------------------------------------------------------------


@pytest.mark.rule("10.5.4:2")
@pytest.mark.parametrize(
    ("title", "tags", "left", "gained"),
    [("Bare Amnesty", 3, 1, 4), ("Bare Amnesty", 2, 0, 4), ("Bare Amnesty", 1, 0, 4), ("Bare Amnesty", 0, 0, 1),
     ("Pardon", 3, 0, 4), ("Pardon", 1, 0, 4), ("Pardon", 0, 0, 1)],
)  # fmt: skip
def test_10_5_4_no_more_tags_are_removed_than_there_are(title: str, tags: int, left: int, gained: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          hand: {title}
          Server 1: Tag Fund
        runner:
          tags {tags}
        turn: corp
    """)
    game.corp.plays(title)
    game.expect(tags=left, corp_credits=gained)


@pytest.mark.rule("9.6.7")
def test_9_6_7_an_ability_that_waits_for_an_untagged_runner_sees_the_last_tag_go() -> None:
    text = "corp:\n hand: Bare Amnesty\nrunner:\n tags {tags}\n rig: Bare Relief\nturn: corp"
    game = scenario(text.format(tags=3))
    game.corp.plays("Bare Amnesty")
    game.expect(runner_rig=["Bare Relief"])
    game = scenario(text.format(tags=2))
    game.corp.plays("Bare Amnesty")
    game.expect(runner_rig=[])


@pytest.mark.rule("1.2.2:1")
def test_1_2_2_a_runner_who_cannot_take_tags_takes_none() -> None:
    game = scenario("corp:\n hand: Test Tag\nrunner:\n rig: No Marks\nturn: corp")
    game.refuses("corp", "play Test Tag")
    game = scenario("corp:\n hand: Test Trace Operation\nrunner:\n credits 0\n rig: No Marks\nturn: corp")
    game.corp.plays("Test Trace Operation")
    game.corp.chooses(0)
    game.expect(tags=0)
    assert game.happened("tags-taken") == 0
    assert F_TAGS not in [e.of for e in game.events() if e.kind == E_WOULD]


@pytest.mark.rule("10.6.1")
def test_10_6_1_bad_publicity_adds_up() -> None:
    game = scenario("corp:\n bad publicity 1\n hand: Bare Scandal\nturn: corp")
    game.corp.plays("Bare Scandal")
    game.expect(corp_bad_publicity=3)
    assert [e.amount for e in game.events() if e.kind == E_BAD_PUBLICITY_TAKEN] == [2]


# -- counters (1.12) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.11.2b:2")
@pytest.mark.parametrize(("power", "after", "cards"), [(0, 0, 0), (1, 2, 1), (2, 4, 1)])
def test_9_11_2b_placing_no_counters_is_not_placing_counters(power: int, after: int, cards: int) -> None:
    rig = f"Charge {{power {power}}}, Counter Watch"
    game = scenario(f"runner:\n credits 0\n deck: 5 any\n rig: {rig}\nturn: runner, at 5.7.1e")
    game.runner.uses("Charge")
    game.expect(runner_credits=1, runner_hand=cards)
    assert game.card("Charge").power == after


@pytest.mark.rule("9.11.2b:1")
@pytest.mark.parametrize(
    ("title", "power", "left", "cards"),
    [("Bare Discharge", 3, 1, 1), ("Bare Discharge", 1, 0, 1), ("Bare Discharge", 0, 0, 0), ("Grounding", 3, 0, 1),
     ("Grounding", 0, 0, 0)],
)  # fmt: skip
def test_9_11_2b_as_many_counters_are_removed_as_there_are(title: str, power: int, left: int, cards: int) -> None:
    rig = f"{title} {{power {power}}}, Loose Charge"
    game = scenario(f"runner:\n credits 0\n deck: 5 any\n rig: {rig}\nturn: runner, at 5.7.1e")
    game.runner.uses(title)
    game.expect(runner_credits=1, runner_hand=cards)
    assert game.card(title).power == left


# -- trashing and exposing (1.18, 1.20.4) --------------------------------------------------------------------------


@pytest.mark.rule("1.2.2:1")
@pytest.mark.rule("1.2.3:2")
def test_1_2_3_of_all_cards_those_are_trashed_that_can_be() -> None:
    rig = "2 Test Hardware, Steady Hardware"
    game = scenario(f"runner:\n credits 0\n hand: Trash Count\n rig: {rig}\nturn: runner")
    game.runner.plays("Trash Count")
    game.expect(runner_credits=2, runner_rig=["Steady Hardware"])
    game = scenario("runner:\n credits 0\n hand: Trash Count\n rig: Steady Hardware\nturn: runner")
    game.refuses("runner", "play Trash Count")
    game = scenario("runner:\n credits 0\n hand: Bare Sweep\n rig: Steady Hardware\nturn: runner")
    game.runner.plays("Bare Sweep")
    game.expect(runner_credits=1, runner_rig=["Steady Hardware"])
    assert game.happened("trashed") == 1  # Bare Sweep itself


@pytest.mark.rule("1.20.4:3")
def test_1_20_4_only_unrezzed_cards_are_exposed_and_only_those_that_can_be() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Hunter
          Server 1: (PAD Campaign)
          Server 2: Curtains, (Red Herrings)
        runner:
          credits 0
          deck: 5 any
          hand: Flashlight
          rig: Exposure Watch
        turn: runner
    """)
    game.runner.plays("Flashlight")
    game.take(game.options("runner")[0])  # one watch for each card; the other follows
    game.expect(runner_credits=2, runner_hand=2)
    assert game.happened("exposed") == 2


# -- runs ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.2.2:1")
def test_1_2_2_a_run_that_cannot_be_ended_goes_on() -> None:
    for rig, hand, run in (("Stubborn Run", 2, "HQ"), ("Test Resource", 3, None)):
        game = scenario(f"""
            corp:
              HQ: ice Barrage
            runner:
              hand: 3 any
              rig: {rig}
            run: HQ, encountering ice 1
        """)
        game.expect(runner_hand=hand, run=run)
        assert game.happened("run-ended-by") == int(run is None)


@pytest.mark.rule("1.2.5:1")
def test_1_2_5_without_a_run_there_is_none_to_end() -> None:
    game = scenario("corp:\n Server 1: Test Run Ender\nturn: corp, at 5.6.2a")
    game.asks("corp", "action")
    assert game.why_not("corp", "use Test Run Ender").rule == "1.2.5"
    game = scenario("corp:\n Server 1: Test Run Ender\nrunner:\n rig: Stubborn Run\nrun: HQ, approaching server")
    assert game.why_not("corp", "use Test Run Ender").rule == "1.2.5"
    game = scenario("corp:\n Server 1: Test Run Ender\nrun: HQ, approaching server")
    game.corp.uses("Test Run Ender")
    game.expect(run=None)


# -- faces (8.4.5) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.5")
@pytest.mark.rule("1.10.5a:1")
def test_8_4_5_only_cards_that_are_faceup_are_turned_facedown_and_they_come_back_with_their_credits() -> None:
    text = "runner:\n credits 0\n deck: 9 any\n hand: {hand}\n rig: {rig}\nturn: runner"
    game = scenario(text.format(hand="Flip Down, Flip Up", rig="Bare Battery {credit 1}, Face Watch"))
    game.runner.plays("Flip Down")
    assert not game.card("Bare Battery").faceup and not game.card("Bare Battery").active
    game.expect(runner_credits=1)
    assert "Bare Battery" in game.runner.rig and len(game.runner.hand) == 2
    game.runner.plays("Flip Up")
    assert game.card("Bare Battery").faceup and game.card("Bare Battery").active
    assert game.card("Bare Battery").credits == 2  # one was still there: one more is placed
    game.expect(runner_hand=2)
    assert game.happened("turned-face") == 2


@pytest.mark.rule("8.1.2b:1")
def test_8_1_2b_of_all_cards_the_rezzed_ones_are_derezzed() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, (Hunter)
          Server 1: Test Agenda
          Server 2: PAD Campaign
        runner:
          hand: Blackout
          deck: 5 any
          rig: Test Resource, Rez Watch
        turn: runner
    """)
    game.runner.plays("Blackout")
    while game.decision is not None and game.decision.kind == "react":
        game.take(game.options("runner")[0])
    assert game.happened("derezzed") == 2
    assert not game.card("Enigma").rezzed and not game.card("PAD Campaign").rezzed
    assert game.card("Test Agenda").faceup and game.card("Test Resource").faceup
    game.expect(runner_hand=2)
    game = scenario("corp:\n Server 1: Test Agenda\n Server 2: (PAD Campaign)\nrunner:\n hand: Blackout\nturn: runner")
    game.refuses("runner", "play Blackout")


@pytest.mark.rule("1.17.2:2")
@pytest.mark.rule("1.17.1:1")
def test_1_17_1_a_card_that_can_no_longer_be_advanced_gets_no_token() -> None:
    text = "corp:\n credits 5\n Server 1: (Fickle Asset)\n Server 2: {asset}\nrunner:\n tags 1\nturn: corp"
    game = scenario(text.format(asset="Test Asset"))
    game.corp.advances("Fickle Asset")
    assert game.card("Fickle Asset").advancement == 1
    game = scenario(text.format(asset="Forgiving Clerk"))
    game.corp.advances("Fickle Asset")  # the tag is gone as soon as the credit is spent
    game.expect(tags=0)
    assert game.card("Fickle Asset").advancement == 0 and game.happened("advanced") == 0


@pytest.mark.rule("1.10.5a:1")
def test_1_10_5a_an_agenda_that_is_turned_faceup_is_not_active_and_gets_no_credits() -> None:
    game = scenario("corp:\n hand: Unveil\n Server 1: (Rich Agenda)\nturn: corp")
    game.corp.plays("Unveil")
    assert game.card("Rich Agenda").faceup and not game.card("Rich Agenda").active
    assert game.card("Rich Agenda").credits == 0


define("Blackout", "runner", "event", play(Derez(All(Cards()))))
define("Rez Watch", "runner", "resource", whenever(ForEvent("derezzed"), Draw(1)))
define("Fickle Asset", "corp", "asset", CanBeAdvanced(RunnerTagged()), trash=0)
define("Forgiving Clerk", "corp", "asset", whenever(ForEvent("credits-spent", YOU), RemoveTags(1)), trash=0)
define("Rich Agenda", "corp", "agenda", Recurring(2))
define("Unveil", "corp", "operation", play(TurnFaceup(Chosen(Cards(types=AGENDA)))))


@pytest.mark.rule("1.2.2:2")
@pytest.mark.rule("1.17.1:1")
def test_1_17_1_a_player_who_is_forbidden_to_advance_in_the_middle_of_it_places_no_token() -> None:
    game = scenario("corp:\n credits 5\n Server 1: (Test Agenda)\n Server 2: Strict Clerk\nturn: corp")
    game.corp.advances("Test Agenda")
    assert game.card("Test Agenda").advancement == 0 and game.happened("advanced") == 0
    game.expect(corp_credits=4, corp_clicks=2)


@pytest.mark.rule("1.2.5:1")
@pytest.mark.parametrize(("power", "usable"), [(0, False), (1, True)])
def test_1_2_5_losing_nothing_changes_nothing(power: int, usable: bool) -> None:
    rig = f"Bare Pickpocket {{power {power}}}"
    game = scenario(f"corp:\n credits 3\nrunner:\n rig: {rig}\nturn: runner, at 5.7.1e")
    game.asks("runner", "window" if usable else "action")
    if usable:
        game.runner.uses("Bare Pickpocket")
        game.expect(corp_credits=2)
    game = scenario(f"corp:\n credits 0\nrunner:\n rig: {rig}\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")


@pytest.mark.rule("1.14.4")
def test_1_14_4_a_later_instruction_finds_the_card_that_an_earlier_one_trashed() -> None:
    game = scenario("runner:\n hand: Recycling\n rig: Test Hardware, Test Console\n deck: 2 any\nturn: runner")
    game.runner.plays("Recycling")
    game.runner.picks("Test Console")
    game.expect(runner_hand=["Test Console"], runner_rig=["Test Hardware"], runner_heap=["Recycling"])


define("Strict Clerk", "corp", "asset",
       whenever(ForEvent("credits-spent", YOU), Until(Cannot(A_ADVANCE, CORP), "turn")), trash=0)  # fmt: skip
define("Bare Pickpocket", "runner", "resource", paid(0, Lose(COUNT, OPPONENT), limit=1))
define("Recycling", "runner", "event", play(Trash(Chosen(HARD)), AddTo(Its(), "grip")))


@pytest.mark.rule("1.17.1:1")
@pytest.mark.rule("9.8.4")
@pytest.mark.parametrize(("asset", "tokens"), [("Test Asset", 1), ("Early Clerk", 0), ("Early Ban", 0)])
def test_1_17_1_what_an_interrupt_takes_away_is_missing_when_the_card_is_advanced(asset: str, tokens: int) -> None:
    game = scenario(f"corp:\n credits 5\n Server 1: (Fickle Asset)\n Server 2: {asset}\nrunner:\n tags 1\nturn: corp")
    game.corp.advances("Fickle Asset")
    game.expect(corp_credits=4, corp_clicks=2)
    assert game.card("Fickle Asset").advancement == tokens and game.happened("advanced") == tokens


define("Early Clerk", "corp", "asset", When(Would(F_ADVANCE), (RemoveTags(1),), interrupt=True), trash=0)
BAN = Until(Cannot(A_ADVANCE, CORP), "turn")
define("Early Ban", "corp", "asset", When(Would(F_ADVANCE), (BAN,), interrupt=True), trash=0)

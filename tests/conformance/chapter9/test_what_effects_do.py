"""1.2.5, 1.10, 9.8, 10: what each effect does, how much of it, and when it could change nothing."""

import pytest

from netrunner.rules.machine.terms import (
    A_ADVANCE,
    A_END_RUN,
    A_EXPOSE,
    A_GAIN_CREDITS,
    A_TAGS,
    A_TRASH,
    AGENDA,
    ASSET,
    CORP,
    F_TAGS,
    F_TRASH,
    ICE,
    MEAT,
    POWER,
    PROGRAM,
    RUNNER,
)
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AddTo,
    All,
    CanBeAdvanced,
    Cannot,
    Cards,
    Chosen,
    Damage,
    Derez,
    EndRun,
    Expose,
    ForEvent,
    Gain,
    GainClicks,
    GiveTags,
    Lose,
    LoseClicks,
    Named,
    Place,
    PlaceAdvancement,
    Prevent,
    PreventTrash,
    Purge,
    Recurring,
    Remove,
    RemoveTags,
    Reveal,
    Take,
    TakeBadPublicity,
    Trash,
    TurnFacedown,
    TurnFaceup,
    Would,
    interrupt,
    play,
    sub,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import OPPONENT

MINE = Cards(side=RUNNER)
ANY = Chosen(Cards(side=RUNNER))


def event(title: str, *does: object) -> None:
    """A free event."""
    define(title, "runner", "event", play(*does))  # type: ignore[arg-type]


event("Ruin Two", Lose(2, CORP))
event("Ruin All", Lose(-1, CORP))
event("Ruin and Gain", Lose(3, CORP), Gain(Named("lost")))
event("Collect Two", Take(2, ANY))
event("Collect All", Take(-1, ANY))
event("Slow Down", LoseClicks(2))
event("Speed Up", GainClicks(1))
event("Come Clean", RemoveTags(2))
event("All Clean", RemoveTags(-1))
event("Scandal", TakeBadPublicity(2))
event("Raze", Trash(ANY))
event("Raze Everything", Trash(All(Cards(side=RUNNER))))
event("Raze Twice", Trash(ANY), Gain(Named("trashed")))
event("Bury and Dig", Trash(ANY), AddTo(Chosen(Cards(where="heap"), as_="other"), "grip"))
event("Pack Up", AddTo(ANY, "grip"))
event("Pack Under", AddTo(ANY, "stack", top=False))
event("Pack On Top", AddTo(ANY, "stack"))
event("Charge Up", Place(POWER, 2, ANY))
event("Discharge", Remove(POWER, 2, ANY))
event("Discharge All", Remove(POWER, -1, ANY))
event("Peek", Expose(Chosen(Cards(rezzed=False))))
event("Peek Everywhere", Expose(All(Cards(rezzed=False, types=(ICE, ASSET, AGENDA)))))
event("Sabotage", Derez(Chosen(Cards(rezzed=True))))
event("Hide", TurnFacedown(ANY))
event("Show", TurnFaceup(ANY))
event("Show Hand", Reveal(All(Cards(types=PROGRAM, where="grip"))))
event("Clean Sweep", Purge())
define("Push", "corp", "operation", play(PlaceAdvancement(Chosen(Cards(advanceable=True)), 2)))
define("Ban on Gains", "corp", "asset", Cannot(A_GAIN_CREDITS, RUNNER), trash=0)
define("Ban on Trashing", "corp", "asset", Cannot(A_TRASH, cards=Cards(title="Test Hardware")), trash=0)
define("Ban on Exposing", "corp", "asset", Cannot(A_EXPOSE, cards=Cards(types=ICE)), trash=0)
define("Ban on Advancing", "runner", "resource", Cannot(A_ADVANCE, cards=Cards(types=ASSET)))
define("Ban on Tags", "runner", "resource", Cannot(A_TAGS))
define("Ban on Ends", "runner", "resource", Cannot(A_END_RUN, CORP))
define("Open Ground", "corp", "asset", CanBeAdvanced(), trash=0)
define("Coin Pouch", "runner", "hardware", Recurring(2))
define("Ledger Entry", "runner", "resource", whenever(ForEvent("credits-gained", RUNNER), Place(POWER)))
define("Ender", "corp", "ice", sub(EndRun()), sub(Gain(1)), strength=3, subtypes="barrier")
define("Lookout", "runner", "resource", interrupt(0, Prevent(F_TAGS, 1)))
define("Sandbag", "runner", "resource", interrupt(0, PreventTrash(Cards(types=PROGRAM))))
define("Notary", "corp", "asset", whenever(ForEvent("tags-taken"), Gain(1)), trash=0)
define("Double Blow", "corp", "operation", play(GiveTags(1), Damage(MEAT, 1)))
define("Undertaker", "runner", "resource", When(Would(F_TRASH, this=True), (Gain(3),), interrupt=True))
define("Bystander", "corp", "asset", whenever(ForEvent("exposed"), Gain(1)), trash=0)
define("Charity", "runner", "event", play(Gain(1, OPPONENT)))

BOARD = """
    corp:
      credits {corp}
      {corp_board}
    runner:
      credits 5, tags {tags}
      hand: {event}
      deck: 2 Sure Gamble
      rig: {rig}
    turn: runner
"""


def board(
    event: str, rig: str = "Test Resource", corp: int = 4, tags: int = 0, corp_board: str = "HQ: ice Enigma"
) -> Scenario:
    """The Runner holds one event."""
    return scenario(BOARD.format(event=event, rig=rig, corp=corp, tags=tags, corp_board=corp_board))


# -- credits and clicks --------------------------------------------------------------------------------------------


@pytest.mark.rule("1.10.3b:1")
@pytest.mark.parametrize(
    ("event", "corp", "left", "runner"),
    [
        ("Ruin Two", 4, 2, 5), ("Ruin Two", 1, 0, 5), ("Ruin All", 4, 0, 5), ("Ruin and Gain", 4, 1, 8),
        ("Ruin and Gain", 2, 0, 7),
    ],
)  # fmt: skip
def test_1_10_3b_a_player_loses_what_is_there(event: str, corp: int, left: int, runner: int) -> None:
    game = board(event, corp=corp)
    game.runner.plays(event)
    game.expect(corp_credits=left, runner_credits=runner)
    assert game.happened("credits-lost") == 1
    game = board(event, corp=0)
    game.refuses("runner", f"play {event}")


@pytest.mark.rule("1.10.4a")
@pytest.mark.parametrize(
    ("event", "there", "left"), [("Collect Two", 3, 1), ("Collect Two", 1, 0), ("Collect All", 3, 0)]
)
def test_1_10_4a_credits_are_taken_as_far_as_they_are_there(event: str, there: int, left: int) -> None:
    game = board(event, f"Test Bank {{credit {there}}}, Ledger Entry")
    game.runner.plays(event)
    game.runner.picks("Test Bank")
    game.expect(runner_credits=5 + there - left)
    assert (game.card("Test Bank").credits, game.card("Ledger Entry").power) == (left, 1)
    game = board(event, f"Test Bank {{credit {there}}}", corp_board="Server 1: Ban on Gains")
    game.refuses("runner", f"play {event}")
    game = board(event, "Test Bank {credit 0}")
    game.refuses("runner", f"play {event}")


def test_1_11_1_clicks_are_lost_and_gained() -> None:
    game = board("Slow Down")
    game.runner.plays("Slow Down")
    game.expect(runner_clicks=1)
    game = board("Speed Up")
    game.runner.plays("Speed Up")
    game.expect(runner_clicks=4)
    game = scenario("runner:\n clicks 2\n hand: Slow Down\nturn: runner")
    game.runner.plays("Slow Down")
    assert [e.amount for e in game.events() if e.rule == "" and e.kind == _kind("clicks-lost")] == [1]


@pytest.mark.rule("1.2.5:1")
def test_1_2_5_what_cannot_be_gained_is_no_reason_to_play() -> None:
    game = board("Test Event", corp_board="Server 1: Ban on Gains")
    game.refuses("runner", "play Test Event")
    game.refuses("runner", "gain")
    game = board("Charity", corp_board="Server 1: Ban on Gains")
    game.runner.plays("Charity")  # the Corp can gain
    game.expect(corp_credits=5)


def _kind(name: str) -> int:
    from netrunner.rules.machine.terms import EVENTS

    return EVENTS.index(name)


# -- tags and bad publicity ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.5.4:2")
@pytest.mark.parametrize(("event", "tags", "left"), [("Come Clean", 3, 1), ("Come Clean", 1, 0), ("All Clean", 3, 0)])
def test_10_5_4_tags_are_removed_as_far_as_they_are_there(event: str, tags: int, left: int) -> None:
    game = board(event, tags=tags)
    game.runner.plays(event)
    game.expect(tags=left)
    assert [e.amount for e in game.events() if e.kind == _kind("tags-removed")] == [tags - left]
    game = board(event, tags=0)
    game.refuses("runner", f"play {event}")


def test_10_5_1_tags_that_are_avoided_or_cannot_be_taken_are_not_taken() -> None:
    text = "corp:\n credits 9\n hand: Test Tag\n Server 1: Notary\nrunner:\n rig: {rig}\nturn: corp"
    game = scenario(text.format(rig="Lookout"))
    game.corp.plays("Test Tag", x=2)
    game.runner.uses("Lookout")
    game.runner.passes()
    game.expect(tags=1, corp_credits=8)
    game = scenario(text.format(rig="Lookout"))
    game.corp.plays("Test Tag", x=1)
    game.runner.uses("Lookout")
    game.expect(tags=0, corp_credits=8)  # no tag, no event
    game = scenario(text.format(rig="Ban on Tags"))
    game.refuses("corp", "play Test Tag")
    game = scenario(text.format(rig="Ban on Tags").replace("Test Tag", "Double Blow"))
    game.corp.plays("Double Blow")
    game.expect(tags=0, corp_credits=9)
    assert game.happened("damage") == 1


def test_10_6_1_the_corp_takes_bad_publicity() -> None:
    game = board("Scandal")
    game.runner.plays("Scandal")
    game.expect(corp_bad_publicity=2)


# -- moving cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.18.1")
def test_1_18_1_cards_that_cannot_be_trashed_stay() -> None:
    locked = "Server 1: Ban on Trashing"
    game = board("Raze", "Test Hardware", corp_board=locked)
    game.refuses("runner", "play Raze")
    game = board("Raze Everything", "Test Hardware, Test Resource", corp_board=locked)
    game.runner.plays("Raze Everything")
    game.expect(runner_rig=["Test Hardware"], runner_heap=["Raze Everything", "Test Resource"])
    game = board("Raze Everything", "Test Hardware", corp_board=locked)
    game.refuses("runner", "play Raze Everything")


@pytest.mark.rule("1.14.4")
def test_1_14_4_later_instructions_find_what_an_earlier_one_moved() -> None:
    game = board("Bury and Dig", "Test Hardware, Test Resource")
    game.runner.plays("Bury and Dig")
    game.runner.picks("Test Hardware")
    game.expect(runner_hand=["Test Hardware"], runner_rig=["Test Resource"])
    game = board("Raze Twice", "Test Hardware, Test Resource")
    game.runner.plays("Raze Twice")
    game.runner.picks("Test Hardware")
    game.expect(runner_credits=6)


@pytest.mark.rule("9.8.5")
def test_9_8_5_a_trashing_that_is_prevented_does_not_happen() -> None:
    game = board("Raze", "Corroder, Test Resource, Sandbag")
    game.runner.plays("Raze")
    game.runner.picks("Corroder")
    game.runner.uses("Sandbag")
    game.expect(runner_heap=["Raze"])
    game = board("Raze", "Corroder, Undertaker")
    game.runner.plays("Raze")
    game.runner.picks("Undertaker")
    game.expect(runner_heap=["Raze", "Undertaker"], runner_credits=8)


@pytest.mark.rule("4.3.2:2")
@pytest.mark.parametrize(
    ("event", "hand", "deck"),
    [
        ("Pack Up", ["Test Resource"], ["Sure Gamble", "Sure Gamble"]),
        ("Pack Under", [], ["Sure Gamble", "Sure Gamble", "Test Resource"]),
        ("Pack On Top", [], ["Test Resource", "Sure Gamble", "Sure Gamble"]),
    ],
)
def test_4_3_2_cards_go_to_the_top_or_the_bottom_of_a_deck(event: str, hand: list[str], deck: list[str]) -> None:
    game = board(event)
    game.runner.plays(event)
    game.expect(runner_hand=hand, runner_deck=deck, runner_rig=[])


# -- counters ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "left"), [("Charge Up", 5), ("Discharge", 1), ("Discharge All", 0)])
def test_1_9_5_counters_are_placed_and_removed(event: str, left: int) -> None:
    game = board(event, "Test Hardware {power 3}")
    game.runner.plays(event)
    assert game.card("Test Hardware").power == left
    if left < 5:
        game = board(event, "Test Hardware {virus 3}")
        game.refuses("runner", f"play {event}")


@pytest.mark.rule("1.17.2:2")
def test_1_17_2_advancement_tokens_are_placed_where_a_card_can_be_advanced() -> None:
    text = "corp:\n hand: Push\n Server 1: Open Ground\n Server 2: PAD Campaign\nrunner:\n rig: {rig}\nturn: corp"
    game = scenario(text.format(rig="Test Resource"))
    game.corp.plays("Push")
    assert game.card("Open Ground").advancement == 2
    game = scenario(text.format(rig="Test Resource"))
    game.offers("corp", "advance Open Ground")
    game.refuses("corp", "advance PAD Campaign")
    game = scenario(text.format(rig="Ban on Advancing"))
    game.refuses("corp", "advance Open Ground")
    game.offers("corp", "play Push")  # placing a token is not advancing (1.17.1)


@pytest.mark.rule("10.1.1:2")
def test_10_1_1_purging_removes_virus_counters_and_no_others() -> None:
    game = board("Clean Sweep", "Crypsis {virus 2}, Test Hardware {virus 1, power 2}")
    game.runner.plays("Clean Sweep")
    assert (game.card("Crypsis").virus, game.card("Test Hardware").virus, game.card("Test Hardware").power) == (0, 0, 2)
    assert [e.amount for e in game.events() if e.kind == _kind("purged")] == [3]


# -- faces ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.20.4:2,3")
def test_1_20_4_only_unrezzed_installed_cards_are_exposed() -> None:
    servers = "HQ: ice (Enigma); Server 1: (PAD Campaign); Server 2: Bystander; Server 3: Ban on Exposing"
    game = board("Peek Everywhere", corp_board=servers)
    game.runner.plays("Peek Everywhere")
    game.expect(corp_credits=5)  # the asset, not the ice
    assert game.happened("exposed") == 1
    game = board("Peek", corp_board="HQ: ice (Enigma); Server 3: Ban on Exposing")
    game.refuses("runner", "play Peek")
    game = board("Peek", corp_board="HQ: ice Enigma")
    game.refuses("runner", "play Peek")


@pytest.mark.rule("8.1.2b:1")
def test_8_1_2b_a_derezzed_card_is_facedown_and_inactive() -> None:
    game = board("Sabotage", corp_board="HQ: ice Enigma; Server 1: (PAD Campaign)")
    game.runner.plays("Sabotage")
    assert not game.card("Enigma").rezzed
    assert not game.card("Enigma").active
    assert game.happened("derezzed") == 1
    game = board("Sabotage", corp_board="HQ: ice (Enigma)")
    game.refuses("runner", "play Sabotage")


@pytest.mark.rule("8.4.5")
@pytest.mark.parametrize(("credits", "after"), [(0, 2), (1, 2), (3, 3)])
def test_8_4_5_a_card_that_is_turned_faceup_is_filled_with_recurring_credits(credits: int, after: int) -> None:
    game = board("Show", f"(Coin Pouch {{credit {credits}}}), Test Resource")
    game.runner.plays("Show")
    game.runner.picks("Coin Pouch")
    pouch = game.card("Coin Pouch")
    assert (pouch.faceup, pouch.active, pouch.credits) == (True, True, after)
    game = board("Hide", "Coin Pouch {credit 1}")
    game.runner.plays("Hide")
    pouch = game.card("Coin Pouch")
    assert (pouch.faceup, pouch.active, pouch.credits) == (False, False, 1)


@pytest.mark.rule("1.20.3")
def test_1_20_3_revealing_nothing_is_no_event() -> None:
    game = scenario("runner:\n hand: Show Hand, Corroder, Mimic\nturn: runner")
    game.runner.plays("Show Hand")
    assert [len(e.cards) for e in game.events() if e.kind == _kind("revealed")] == [2]
    game = scenario("runner:\n hand: Show Hand\nturn: runner")
    game.refuses("runner", "play Show Hand")


# -- runs ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1.4:1")
def test_6_1_4_a_run_that_cannot_be_ended_goes_on() -> None:
    game = scenario("corp:\n HQ: ice Ender\nrunner:\n rig: Ban on Ends\nrun: HQ, encountering ice 1")
    game.expect(run="HQ", corp_credits=6)
    game = scenario("corp:\n HQ: ice Ender\nrun: HQ, encountering ice 1")
    game.expect(run=None, corp_credits=5)


@pytest.mark.rule("1.2.5:1")
def test_1_2_5_there_must_be_a_run_to_end() -> None:
    game = scenario("corp:\n Server 1: Test Run Ender\nturn: corp, at 5.6.2a")
    game.asks("corp", "action")
    game = scenario("corp:\n Server 1: Test Run Ender\n HQ: ice (Enigma)\nrun: HQ, approaching ice 1")
    game.corp.uses("Test Run Ender")
    game.expect(run=None)

"""10.2.2b: hidden cards that were seen once are followed as far as one can observe, and no further."""

from __future__ import annotations

import pytest

from netrunner.rules.concepts.knowledge import could_be, known_advanceable
from netrunner.rules.machine.terms import AGENDA, ASSET, CORP, ICE, SERVER_ARCHIVES
from netrunner.testing import Scenario, define, scenario
from netrunner.testing.looking import CardLook
from netrunner.vocabulary import (
    AddTo,
    All,
    CanBeAdvanced,
    CanHost,
    Cards,
    Chosen,
    Clicks,
    Derez,
    Expose,
    Found,
    Look,
    Reveal,
    Search,
    Shuffle,
    SwapCards,
    TopOf,
    Trash,
    paid,
    play,
)
from netrunner.vocabulary.base import OPPONENT, YOU
from netrunner.vocabulary.hosting import HostHere
from netrunner.vocabulary.traits import InstallOnlyIn, RemoteOnly
from netrunner.vocabulary.zones import InstallFaceup

pytestmark = pytest.mark.rule("10.2.2b:1")

HAND = Cards(where="hq")
GRIP = Cards(where="grip")
TABLE = Cards(side=CORP)

define("Lay Open", "corp", "operation", play(Reveal(All(HAND))))
define("One Glance", "corp", "operation", play(Reveal(Chosen(HAND))))
define("Sink", "corp", "operation", play(AddTo(Chosen(HAND), "rnd", top=False)))
define("Stack On Top", "corp", "operation", play(AddTo(Chosen(HAND), "rnd")))
define("Mix In", "corp", "operation", play(AddTo(Chosen(HAND), "rnd"), Shuffle()))
define("Mix", "corp", "operation", play(Shuffle()))
define("Shred Unseen", "corp", "operation", play(Trash(Chosen(HAND))))
define("Dig Out", "corp", "operation", play(AddTo(Chosen(Cards(where="archives")), "hq")))
define("Test Uninstall", "corp", "operation", play(AddTo(Chosen(TABLE), "hq")))
define("Shuffle Around", "corp", "operation", play(SwapCards(Chosen(TABLE), Chosen(Cards(side=CORP), as_="other"))))
define("Clear Out", "corp", "operation", play(Trash(Chosen(TABLE))))
define("Show Top", "corp", "operation", play(Reveal(TopOf(YOU, 1)), AddTo(TopOf(YOU, 1), "hq")))
define("Frisk", "corp", "operation", play(Look(All(GRIP))))
define("Rifle", "corp", "operation", play(Search(GRIP, zones="grip"), Trash(Found())))
ICE_IN_RND = Cards(types=ICE, where="rnd")
define("Fetch Ice", "corp", "operation", play(Search(ICE_IN_RND, zones="rnd"), AddTo(Found(), "hq")))
define("Spyglass", "runner", "event", play(Look(TopOf(OPPONENT, 1))))
define("Telescope", "runner", "event", play(Look(TopOf(OPPONENT, 3))))
define("Beam Of Light", "runner", "event", play(Expose(Chosen(Cards(side=CORP, rezzed=False)))))
define("Dripping Tap", "runner", "resource", paid(Clicks(), Trash(TopOf(YOU, 1))))
define("Burn", "corp", "operation", play(AddTo(TopOf(YOU, 1), "removed")))
define("Fold", "corp", "operation", play(Derez(Chosen(Cards(types=ICE, rezzed=True)))))
define("Recycle", "corp", "operation", play(AddTo(All(HAND), "rnd"), Shuffle()))
define("Regroup", "runner", "event", play(AddTo(All(GRIP), "stack"), Shuffle()))
define("Tuck", "runner", "event", play(AddTo(Chosen(GRIP), "stack")))


def known(game: Scenario, side: str | None = "runner") -> list[str]:
    """What a seat remembers: "Snare! in HQ or Server 1 card 1"."""
    return [f"{fact['title']} in {' or '.join(fact['among'])}" for fact in game.game.view(side)["known"]]


def on_to(game: Scenario, side: str) -> None:
    """Both players take credits and pass until this side may take an action."""
    while game.decision is not None and (game.decision.side, game.decision.kind) != (side, "action"):
        game.take("gain" if game.decision.kind == "action" else "pass")


def corp_turn(hand: str, more: str = "", deck: str = "6 Hedge Fund", runner: str = "hand: 3 any") -> Scenario:
    return scenario(
        f"corp:\n credits 20\n clicks 9\n hand: {hand}\n deck: {deck}\n {more}\nrunner:\n {runner}\nturn: corp"
    )


def runner_turn(hand: str, corp: str) -> Scenario:
    return scenario(f"corp:\n credits 9\n {corp}\nrunner:\n credits 9\n hand: {hand}\nturn: runner")


# -- seeing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.20.4:1")
def test_10_2_2b_a_card_that_is_exposed_twice_is_known_once() -> None:
    game = runner_turn("2 Beam Of Light, 3 any", "Server 1: (PAD Campaign)")
    game.runner.plays("Beam Of Light")
    game.corp.passes()
    game.runner.plays("Beam Of Light")
    assert known(game) == known(game, None) == ["PAD Campaign in Server 1 card 1"]


@pytest.mark.rule("1.20.3")
@pytest.mark.rule("4.1.4:1")
@pytest.mark.rule("4.1.6")
def test_10_2_2b_what_lies_open_needs_no_memory() -> None:
    game = runner_turn("Beam Of Light, 3 any", "Server 1: PAD Campaign\n HQ: ice (Enigma)")
    game.runner.plays("Beam Of Light")
    assert known(game) == ["Enigma in HQ ice 1"]
    assert known(game, "corp") == []


@pytest.mark.rule("1.20.3")
def test_10_2_2b_one_copy_seen_after_another_may_be_the_same_and_two_at_once_are_not() -> None:
    game = corp_turn("2 One Glance, Lay Open, 3 Snare!")
    for _ in range(2):
        game.corp.plays("One Glance")
        game.corp.picks("Snare!")
    assert known(game) == ["Snare! in HQ"]
    game.corp.plays("Lay Open")
    assert known(game) == ["Snare! in HQ"] * 3
    assert known(game, None) == ["Snare! in HQ"] * 3


@pytest.mark.rule("1.20.3")
def test_10_2_2b_what_may_be_in_two_places_is_settled_when_it_is_seen_in_one() -> None:
    game = corp_turn("Lay Open, 2 One Glance, Snare!, PAD Campaign")
    game.corp.plays("Lay Open")
    game.corp.installs("PAD Campaign", "new remote")
    assert "PAD Campaign in HQ or Server 1 card 1" in known(game)
    assert "Snare! in HQ or Server 1 card 1" in known(game)
    game.pass_windows()
    game.corp.plays("One Glance")
    game.corp.picks("Snare!")
    # Snare! and One Glance are all that there is in HQ
    assert known(game) == ["One Glance in HQ", "PAD Campaign in Server 1 card 1", "Snare! in HQ"]


@pytest.mark.rule("1.20.4:1")
def test_10_2_2b_an_exposed_card_settles_what_it_is_and_what_it_is_not() -> None:
    game = scenario(
        "corp:\n credits 9\n clicks 2\n hand: Lay Open, Snare!, PAD Campaign, Melange Mining Corp.\n deck: 5 any\n"
        "runner:\n hand: Beam Of Light, 3 any\nturn: corp"
    )
    game.corp.plays("Lay Open")
    game.corp.installs("PAD Campaign", "new remote")
    assert len([line for line in known(game) if line.endswith("HQ or Server 1 card 1")]) == 3
    on_to(game, "runner")
    game.runner.plays("Beam Of Light")
    assert known(game) == ["Melange Mining Corp. in HQ", "PAD Campaign in Server 1 card 1", "Snare! in HQ"]


@pytest.mark.rule("1.20.2:1")
def test_10_2_2b_who_looks_at_the_grip_knows_it_until_the_stack_is_shuffled() -> None:
    game = corp_turn("Frisk, 2 any", runner="hand: Diesel, Modded, Regroup\n deck: 6 any")
    game.corp.plays("Frisk")
    assert known(game, "corp") == ["Diesel in grip", "Modded in grip", "Regroup in grip"]
    assert known(game, None) == known(game, "runner") == []
    on_to(game, "runner")
    game.runner.plays("Regroup")
    # the event was played openly, so it is no longer a memory
    assert known(game, "corp") == ["Diesel in stack", "Modded in stack"]
    assert known(game, "runner") == []
    game.runner.draws()
    assert known(game, "corp") == ["Diesel in grip or stack", "Modded in grip or stack"]


@pytest.mark.rule("4.2.1a:2")
def test_4_2_1a_a_search_of_the_opponents_hand_shows_all_of_it_to_the_searcher_alone() -> None:
    game = corp_turn("Rifle, 2 any", runner="hand: Diesel, 2 Modded")
    game.corp.plays("Rifle")
    assert known(game, "corp") == []
    game.corp.picks("Modded")
    assert known(game, "corp") == ["Diesel in grip", "Modded in grip"]
    assert known(game, None) == []
    game.expect(runner_heap=["Modded"])


@pytest.mark.rule("4.2.1a:2")
@pytest.mark.rule("4.2.2b:1")
@pytest.mark.parametrize("found", ["Enigma", "Hunter"])
def test_4_2_2b_nobody_but_the_searcher_knows_which_card_was_found(found: str) -> None:
    """Where Enigma lies does not matter any more once the Corp takes R&D in hand to look for ice."""
    game = runner_turn("Telescope, 3 any", "hand: Fetch Ice, 2 any\n deck: Snare!, Enigma, Hedge Fund, Hunter")
    game.runner.plays("Telescope")
    on_to(game, "corp")
    assert known(game) == ["Enigma in R&D 1", "Hedge Fund in R&D 2", "Snare! in HQ"]
    game.corp.plays("Fetch Ice")
    assert known(game) == ["Enigma in R&D", "Hedge Fund in R&D", "Snare! in HQ"]
    game.corp.picks(found)
    assert known(game) == ["Enigma in HQ or R&D", "Hedge Fund in HQ or R&D", "Snare! in HQ"]


@pytest.mark.rule("4.2.1a:1")
def test_4_2_1a_who_searches_a_deck_still_knows_its_order() -> None:
    game = corp_turn("Stack On Top, Fetch Ice, Snare!", deck="Enigma, Hunter, 3 Hedge Fund")
    game.corp.plays("Stack On Top")
    game.corp.picks("Snare!")
    game.corp.plays("Fetch Ice")
    assert known(game, "corp") == ["Snare! in R&D 1"]
    game.corp.picks("Hunter")
    assert known(game, "corp") == []  # and the shuffle ends that


# -- moving hidden cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1b")
def test_10_2_2b_a_card_installed_from_a_known_hand_may_be_any_that_fits_there() -> None:
    game = corp_turn("Lay Open, Test Upgrade, Test Asset, Test Agenda, Enigma, Hedge Fund")
    game.corp.plays("Lay Open")
    game.corp.installs("Test Upgrade", "HQ")
    # only an upgrade can be in the root of a central server
    assert known(game) == [
        "Enigma in HQ", "Hedge Fund in HQ", "Test Agenda in HQ", "Test Asset in HQ", "Test Upgrade in HQ root 1",
    ]  # fmt: skip
    game.pass_windows()
    game.corp.installs("Test Agenda", "new remote")
    assert known(game) == [
        "Enigma in HQ", "Hedge Fund in HQ", "Test Agenda in HQ or Server 1 card 1",
        "Test Asset in HQ or Server 1 card 1", "Test Upgrade in HQ root 1",
    ]  # fmt: skip


def test_10_2_2b_two_cards_from_a_known_hand_may_be_either_way_round() -> None:
    game = corp_turn("Lay Open, Snare!, PAD Campaign")
    game.corp.plays("Lay Open")
    game.corp.installs("Snare!", "new remote")
    game.pass_windows()
    game.corp.installs("PAD Campaign", "new remote")
    either = "Server 1 card 1 or Server 2 card 1"
    assert known(game) == [f"PAD Campaign in {either}", f"Snare! in {either}"]  # the hand is empty
    game.corp.rezzes("PAD Campaign")
    assert known(game) == ["Snare! in Server 1 card 1"]


@pytest.mark.rule("4.5.6b:1")
def test_10_2_2b_an_exposed_card_that_is_trashed_unseen_is_followed_into_archives() -> None:
    game = scenario(
        "corp:\n credits 9\n hand: Clear Out, Dig Out, 2 any\n archives: (Hedge Fund)\n Server 1: (Snare!)\n"
        "deck: 5 any\n"
        "runner:\n hand: Beam Of Light, 3 any\nturn: runner"
    )
    game.runner.plays("Beam Of Light")
    on_to(game, "corp")
    game.corp.plays("Clear Out")
    assert known(game) == ["Snare! in Archives facedown"]
    game.corp.plays("Dig Out")
    game.corp.picks("Hedge Fund")
    assert known(game) == ["Snare! in Archives facedown or HQ"]


@pytest.mark.rule("10.11.3:1")
def test_10_2_2b_known_cards_are_followed_when_they_change_places() -> None:
    game = scenario(
        "corp:\n credits 9\n hand: Shuffle Around\n deck: 5 any\n Server 1: (Snare!)\n Server 2: (PAD Campaign)\n"
        "runner:\n hand: Beam Of Light, 3 any\nturn: runner"
    )
    game.runner.plays("Beam Of Light")
    game.runner.picks("Snare!")
    assert known(game) == ["Snare! in Server 1 card 1"]
    on_to(game, "corp")
    game.corp.plays("Shuffle Around")
    game.corp.picks("Snare!")
    game.corp.picks("PAD Campaign")
    assert known(game) == ["Snare! in Server 2 card 1"]


def test_10_2_2b_an_exposed_card_that_returns_to_the_hand_is_still_that_card() -> None:
    game = scenario(
        "corp:\n credits 9\n hand: Test Uninstall, Snare!, Enigma\n Server 1: (Snare!)\n Server 2: (PAD Campaign)\n"
        "deck: 5 any\n"
        "runner:\n hand: Beam Of Light, 3 any\nturn: runner"
    )
    game.runner.plays("Beam Of Light")
    game.runner.picks("Snare!")
    on_to(game, "corp")
    game.corp.plays("Test Uninstall")
    game.corp.picks("Server 1 card 1")
    assert known(game) == ["Snare! in HQ"]
    game.pass_windows()
    game.corp.installs("Enigma", "HQ")
    assert known(game) == ["Snare! in HQ"]  # which is no ice


# -- decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.2a:1")
def test_4_1_2a_cards_at_a_known_depth_are_followed_until_the_shuffle() -> None:
    game = scenario(
        "corp:\n credits 9\n hand: Mix, Stack On Top, 2 any\n deck: Enigma, Snare!, Hunter, 4 Hedge Fund\n"
        "runner:\n hand: Telescope, 3 any\nturn: runner"
    )
    game.runner.plays("Telescope")
    assert known(game) == ["Enigma in R&D 1", "Hunter in R&D 3", "Snare! in R&D 2"]
    on_to(game, "corp")
    assert known(game) == ["Enigma in HQ", "Hunter in R&D 2", "Snare! in R&D 1"]
    game.corp.plays("Stack On Top")
    game.corp.picks("Hedge Fund")
    # Enigma may have been put on top
    assert known(game) == ["Enigma in HQ or R&D 1", "Hunter in R&D 3", "Snare! in R&D 2"]
    game.corp.plays("Mix")
    assert known(game) == ["Enigma in HQ or R&D", "Hunter in R&D", "Snare! in R&D"]


@pytest.mark.rule("4.1.2a:1")
def test_4_1_2a_a_known_card_lost_in_the_deck_is_found_again_when_it_is_seen() -> None:
    game = corp_turn("Lay Open, Mix In, Show Top, Snare!", deck="Snare!")
    game.corp.plays("Lay Open")
    game.corp.plays("Mix In")
    game.corp.picks("Snare!")
    assert known(game) == ["Show Top in HQ or R&D", "Snare! in HQ or R&D"]
    game.corp.plays("Show Top")
    # Snare! was the card that went into R&D; a copy went from there to HQ, and one is left there: it may be either
    assert known(game) == ["Snare! in HQ"]


@pytest.mark.rule("4.1.2a:1")
def test_4_1_2a_players_need_not_remember_what_is_in_their_own_decks() -> None:
    game = corp_turn("Sink, Mix, Snare!, Enigma")
    game.corp.plays("Sink")
    game.corp.picks("Snare!")
    assert known(game, "corp") == ["Snare! in R&D 7"]
    game.corp.plays("Mix")
    assert known(game, "corp") == []
    game = scenario("corp:\n hand: 2 any\nrunner:\n hand: Tuck, Diesel\n deck: 4 Modded\nturn: runner")
    game.runner.plays("Tuck")
    assert known(game, "runner") == ["Diesel in stack 1"]
    assert known(game, "corp") == []
    game.runner.draws()
    assert known(game, "runner") == []


@pytest.mark.rule("4.1.2a:1")
def test_4_1_2a_a_whole_deck_that_is_known_leaves_no_room_for_others() -> None:
    """Both cards of R&D are known to be there; what is drawn then must be one of them."""
    game = corp_turn("Lay Open, 2 Mix In, Snare!, Enigma", deck="")
    game.corp.plays("Lay Open")
    game.corp.plays("Mix In")
    game.corp.picks("Snare!")
    game.corp.plays("Mix In")
    assert known(game) == ["Enigma in R&D", "Snare! in R&D"]
    game.corp.draws()
    assert known(game) == ["Enigma in HQ or R&D", "Snare! in HQ or R&D"]
    game.corp.draws()
    assert known(game) == ["Enigma in HQ", "Snare! in HQ"]


# -- cards that leave in sight of all -------------------------------------------------------------------------------


def test_10_2_2b_a_card_from_the_stack_that_lands_in_the_heap_is_crossed_out() -> None:
    """The Corp knows that Diesel and Modded are somewhere in the stack; then one card after the other is trashed."""
    game = corp_turn("Frisk, 2 any", runner="rig: Dripping Tap\n hand: Diesel, Modded, Regroup\n deck: Crypsis")
    game.corp.plays("Frisk")
    on_to(game, "runner")
    game.runner.plays("Regroup")
    left = {"Diesel in stack", "Modded in stack"}
    assert set(known(game, "corp")) == left
    for _ in range(3):
        game.runner.uses("Dripping Tap")
        left.discard(f"{game.runner.heap[-1]} in stack")
        assert set(known(game, "corp")) == left
    assert left == set()


def test_10_2_2b_a_card_that_is_removed_from_the_game_out_of_the_deck_is_crossed_out() -> None:
    game = corp_turn("Lay Open, Mix In, Burn, Snare!, Enigma", deck="")
    game.corp.plays("Lay Open")
    game.corp.plays("Mix In")
    game.corp.picks("Snare!")
    assert "Snare! in HQ or R&D" in known(game)
    game.corp.plays("Burn")
    # what was burnt lay open: the one card that had gone into R&D
    assert known(game) == ["Enigma in HQ"]
    assert known(game, None) == ["Enigma in HQ"]


@pytest.mark.rule("1.16.3:2")
def test_10_2_2b_a_stolen_agenda_is_not_in_hq_any_more() -> None:
    game = scenario(
        "corp:\n credits 9\n clicks 1\n hand: Lay Open, 2 Test Agenda\n deck: 5 any\nrunner:\n hand: 3 any\nturn: corp"
    )
    game.corp.plays("Lay Open")
    assert known(game) == ["Test Agenda in HQ"] * 2
    game.runner.runs("HQ")
    game.runner.continues()
    assert known(game) == known(game, None) == ["Test Agenda in HQ"]
    game.expect(runner_points=2)


@pytest.mark.rule("7.1.6")
def test_7_1_6_two_copies_accessed_from_hq_are_two_cards_and_a_third_is_not_seen() -> None:
    game = scenario("corp:\n hand: 3 Hedge Fund\nrunner:\n rig: Test Extra Access\n hand: 3 any\nturn: runner")
    for _ in range(2):
        game.runner.runs("HQ")
        game.runner.continues()
    assert known(game) == ["Hedge Fund in HQ"] * 2


def test_10_2_2b_what_the_spectators_alone_remember_is_followed_too() -> None:
    """Derezzed ice is remembered by the Runner and by who watches; the Corp sees it anyway."""
    game = corp_turn("Fold, Test Uninstall, 2 any", "HQ: ice Enigma, (Hunter)")
    game.corp.plays("Fold")
    assert known(game) == known(game, None) == ["Enigma in HQ ice 1"]
    game.corp.plays("Test Uninstall")
    game.corp.picks("Enigma")
    assert known(game) == known(game, None) == ["Enigma in HQ"]
    assert known(game, "corp") == []


# -- cards that leave unseen ------------------------------------------------------------------------------------------


@pytest.mark.rule("1.20.1:2")
def test_10_2_2b_a_card_that_leaves_a_known_grip_unseen_may_be_any_of_it() -> None:
    game = corp_turn("Frisk, 2 any", runner="hand: Diesel, Modded, Tuck\n deck: 6 any")
    game.corp.plays("Frisk")
    on_to(game, "runner")
    game.runner.plays("Tuck")
    game.runner.picks("Diesel")
    assert known(game, "corp") == ["Diesel in grip or stack 1", "Modded in grip or stack 1"]
    game.runner.draws()
    assert known(game, "corp") == ["Diesel in grip", "Modded in grip"]


def test_10_2_2b_a_hand_that_shrinks_tells_where_another_card_must_be() -> None:
    """Ice that was drawn unseen leaves HQ: what is left there is Hedge Fund, so PAD Campaign is in the server."""
    game = corp_turn("Lay Open, Hedge Fund, PAD Campaign", deck="Enigma, 4 Snare!")
    game.corp.plays("Lay Open")
    game.corp.draws()
    game.corp.installs("PAD Campaign", "new remote")
    assert known(game) == ["Hedge Fund in HQ", "PAD Campaign in HQ or Server 1 card 1"]
    game.pass_windows()
    game.corp.installs("Enigma", "HQ")
    assert known(game) == ["Hedge Fund in HQ", "PAD Campaign in Server 1 card 1"]


def test_10_2_2b_a_known_top_card_that_is_drawn_is_no_other_card() -> None:
    """Snare! is somewhere in R&D, and it is not the Enigma on top, which the Corp draws."""
    game = corp_turn("Lay Open, Mix In, Snare!", deck="5 Enigma", runner="hand: Spyglass, 2 any")
    game.corp.plays("Lay Open")
    game.corp.plays("Mix In")
    on_to(game, "runner")
    game.runner.plays("Spyglass")
    assert known(game) == ["Enigma in R&D 1", "Snare! in R&D"]
    on_to(game, "corp")
    assert known(game) == ["Enigma in HQ", "Snare! in R&D"]


# -- one memory that may mean several cards ---------------------------------------------------------------------------


def test_10_2_2b_a_copy_that_shows_up_uses_up_the_memory_that_can_only_mean_it() -> None:
    """Snare! is in HQ for sure, and one more in HQ or in the server: the one that is rezzed there is the second."""
    game = corp_turn("Lay Open, 2 PAD Campaign, Enigma, One Glance")
    game.corp.plays("Lay Open")
    game.corp.installs("PAD Campaign", "new remote")
    two = ["PAD Campaign in HQ or Server 1 card 1"] * 2
    assert [line for line in known(game) if "PAD" in line] == two
    game.corp.rezzes("PAD Campaign")
    assert known(game) == ["Enigma in HQ", "One Glance in HQ", "PAD Campaign in HQ"]


def test_10_2_2b_of_two_copies_in_different_places_the_one_that_is_shown_is_crossed_out() -> None:
    game = corp_turn("Lay Open, 2 PAD Campaign, Snare!")
    game.corp.plays("Lay Open")
    game.corp.installs("PAD Campaign", "new remote")
    game.pass_windows()
    game.corp.installs("Snare!", "new remote")
    game.pass_windows()
    places = "HQ or Server 1 card 1 or Server 2 card 1"
    assert known(game) == [f"PAD Campaign in {places}", f"PAD Campaign in {places}", f"Snare! in {places}"]
    game.corp.installs("PAD Campaign", "new remote")
    places = "Server 1 card 1 or Server 2 card 1 or Server 3 card 1"
    assert known(game) == [f"PAD Campaign in {places}", f"PAD Campaign in {places}", f"Snare! in {places}"]
    game.corp.rezzes("PAD Campaign [Server 1 card 1]")
    places = "Server 2 card 1 or Server 3 card 1"
    assert known(game) == [f"PAD Campaign in {places}", f"Snare! in {places}"]
    game.corp.rezzes("PAD Campaign [Server 3 card 1]")
    assert known(game) == ["Snare! in Server 2 card 1"]


def test_10_2_2b_which_of_two_memories_was_meant_may_stay_open() -> None:
    """One copy may be in HQ or R&D, the other in HQ or a server. One is shown in HQ: nobody can say which it was."""
    game = corp_turn(
        "Lay Open, 2 Test Uninstall, Mix In, One Glance, Hedge Fund, Enigma, PAD Campaign, Snare!",
        "Server 1: PAD Campaign",
    )
    game.corp.plays("Lay Open")
    game.corp.installs("PAD Campaign", "new remote")
    game.pass_windows()
    game.corp.installs("Snare!", "new remote")
    game.pass_windows()
    assert "PAD Campaign in Server 2 card 1 or Server 3 card 1" in known(game)
    game.corp.plays("Test Uninstall")
    game.corp.picks("Server 1 card 1")
    game.pass_windows()
    game.corp.plays("Mix In")
    game.corp.picks("Hedge Fund")
    game.pass_windows()
    game.corp.plays("Test Uninstall")
    game.corp.picks("Server 2 card 1")
    game.pass_windows()
    copies = ["PAD Campaign in HQ or R&D", "PAD Campaign in HQ or Server 3 card 1"]
    assert [line for line in known(game) if "PAD" in line] == copies
    game.corp.plays("One Glance")
    game.corp.picks("PAD Campaign")
    copies = ["PAD Campaign in HQ", "PAD Campaign in HQ or R&D or Server 3 card 1"]
    assert sorted([line for line in known(game) if "PAD" in line]) == copies


@pytest.mark.rule("4.5.6c:3")
def test_10_2_2b_a_card_from_hq_to_archives_and_back_may_be_any() -> None:
    game = corp_turn("Lay Open, Shred Unseen, Dig Out, Snare!, Enigma", "archives: (Hunter)")
    game.corp.plays("Lay Open")
    game.corp.plays("Shred Unseen")
    game.corp.picks("Snare!")
    either = "Archives facedown or HQ"
    assert known(game) == [f"{title} in {either}" for title in ("Dig Out", "Enigma", "Snare!")]
    game.corp.plays("Dig Out")
    game.corp.picks("Hunter")
    assert known(game) == [f"Enigma in {either}", f"Snare! in {either}"]  # Dig Out was played openly
    assert known(game, None) == known(game)


# -- advanced cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.17.1:2")
def test_1_17_1_an_identity_that_advances_a_card_tells_that_it_can_be_advanced() -> None:
    game = scenario(
        "corp: Jinteki Biotech: Life Imagined {with Jinteki Biotech: The Greenhouse}\n credits 9\n clicks 3\n"
        "hand: 2 any\n Server 1: (Test Agenda)\n Server 2: (Test Asset)\nturn: corp"
    )
    assert advanceable(game) == []
    game.corp.uses("Jinteki Biotech: Life Imagined")
    assert game.card("Test Agenda").advancement == 4
    assert advanceable(game) == ["Test Agenda"]


@pytest.mark.rule("1.17.1:1")
def test_1_17_1_other_counters_and_rezzed_cards_tell_nothing() -> None:
    game = scenario(
        "corp:\n credits 9\n hand: 2 any\n Server 1: (Test Agenda {agenda 1})\n"
        "Server 2: Test Advanceable Asset {advancement 1}\n HQ: ice (Ice Wall)\nturn: corp"
    )
    game.corp.advances("Test Advanceable Asset")
    assert advanceable(game) == []  # everyone can see what it is
    game.pass_windows()
    game.corp.advances("Ice Wall")
    assert advanceable(game) == ["Ice Wall"]


def advanceable(game: Scenario) -> list[str]:
    """The facedown cards that everyone knows to be ones that can be advanced."""
    s = game.game.state
    return sorted(s.cards[i].defn.title for i in known_advanceable(s))


# -- what a hidden card might be --------------------------------------------------------------------------------------

define("Remote Office", "corp", "upgrade", RemoteOnly(), trash=2)
define("Archive Annex", "corp", "upgrade", InstallOnlyIn(SERVER_ARCHIVES), trash=2)
define("Signboard", "corp", "agenda", InstallFaceup(), requirement=3, points=2)
define("Billboard", "corp", "asset", CanBeAdvanced(), trash=2)
define("Studio", "corp", "asset", CanHost(Cards(types=(AGENDA, ASSET))), trash=2)
define("Cloakroom", "corp", "asset", paid(Clicks(), HostHere(Chosen(HAND), facedown=True)), trash=2)

KINDS = {
    "agenda": "Test Agenda",
    "asset": "Test Asset",
    "upgrade": "Test Upgrade",
    "remote upgrade": "Remote Office",
    "archives upgrade": "Archive Annex",
    "faceup agenda": "Signboard",
    "advanceable asset": "Billboard",
    "ice": "Test Barrier",
    "operation": "Test Operation",
    "identity": "Test Corp",
    "program": "Test Program",
}
TABLE_OF_HIDDEN_CARDS = """
    corp:
      hand: Test Agenda, Test Asset, Test Upgrade, Remote Office, Archive Annex, Signboard, Billboard, Test Operation
      HQ: ice (Test Barrier); root (Test Upgrade)
      Archives: root (Test Upgrade)
      Server 1: Studio [(Test Asset)]
      Server 2: (Test Asset)
      Server 3: Cloakroom
    runner:
      hand: Test Program
    turn: corp
"""


def might_be(game: Scenario, card: CardLook, advanced: bool = False) -> set[str]:
    """Which kinds of cards could be in a place, by what everyone can see of it."""
    s = game.game.state
    defns = {c.defn.title: c.defn for c in s.cards}
    defns["Test Corp"] = s.cards[0].defn
    return {kind for kind, title in KINDS.items() if could_be(s, defns[title], s.cards[card.id], advanced)}


@pytest.mark.rule("8.2.1b")
@pytest.mark.rule("8.2.12:1")
def test_8_2_1b_where_a_facedown_card_is_tells_what_it_cannot_be() -> None:
    game = scenario(TABLE_OF_HIDDEN_CARDS)
    assert might_be(game, game.card("HQ ice 1")) == {"ice"}
    assert might_be(game, game.card("HQ root 1")) == {"upgrade"}
    assert might_be(game, game.card("Archives root 1")) == {"upgrade", "archives upgrade"}
    in_remote = {"agenda", "asset", "advanceable asset", "upgrade", "remote upgrade"}
    assert might_be(game, game.card("Server 2 card 1")) == in_remote
    in_hand = set(KINDS) - {"program"}
    assert might_be(game, game.card("Signboard")) == in_hand


@pytest.mark.rule("1.17.2:2")
def test_1_17_2_of_a_card_that_was_advanced_only_what_can_be_advanced_is_left() -> None:
    game = scenario(TABLE_OF_HIDDEN_CARDS)
    assert might_be(game, game.card("Server 2 card 1"), advanced=True) == {"agenda", "advanceable asset"}
    assert might_be(game, game.card("HQ ice 1"), advanced=True) == set()


@pytest.mark.rule("1.12.2:2")
def test_1_12_2_a_hosted_card_that_was_installed_is_no_operation_and_one_that_was_not_may_be_anything() -> None:
    game = scenario(TABLE_OF_HIDDEN_CARDS)
    hosted = game.card("Test Asset", "Server 1")
    assert hosted.installed and not hosted.faceup
    cannot_be_installed_so = {"operation", "identity", "faceup agenda", "program"}
    assert might_be(game, hosted) == set(KINDS) - cannot_be_installed_so
    game.corp.uses("Cloakroom")
    game.corp.picks("Test Operation")
    assert not game.card("Test Operation").installed
    assert might_be(game, game.card("Test Operation")) == set(KINDS) - {"program"}

"""4.1, 4.3 to 4.6, 4.9: zones, and what players may know and do with the cards in them."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from netrunner import Game, starter_deck
from netrunner.rules.machine.terms import ZONES
from netrunner.testing import define, scenario
from netrunner.vocabulary import AddTo, Cards, Chosen, Gain, TurnBegins, paid, play, when

define("Anywhere Asset", "corp", "asset", paid(0, Gain(1)), when(TurnBegins(), Gain(1)), cost=0, trash=2)
define("Anywhere Resource", "runner", "resource", paid(0, Gain(1)), when(TurnBegins(), Gain(1)), cost=0)
TRAPS = Cards(where="archives", subtypes="ambush")
define("Read Archives", "corp", "operation", play(AddTo(Chosen(TRAPS), "hq")))
define("Recover", "corp", "operation", play(AddTo(Chosen(Cards(where="archives")), "hq")))

SEATS = ("corp", "runner", None)


def view(text: str, seat: str | None) -> dict[str, Any]:
    """What a seat sees of a position."""
    return scenario(text).game.view(seat)


# -- 4.1: general ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.1a")
@pytest.mark.rule("4.1.1b:1,2")
def test_4_1_1_each_player_has_four_zones_and_three_are_shared() -> None:
    assert Counter(ZONES)["play"] == 1
    own = {"corp": ("R&D", "HQ", "Archives", "corp-score"), "runner": ("stack", "grip", "heap", "runner-score")}
    shared = ("play", "set-aside", "removed")
    assert set(ZONES) - {"outside"} == {*own["corp"], *own["runner"], *shared}
    game = scenario("corp:\n removed: Hedge Fund\nrunner:\n removed: Diesel\nturn: corp")
    assert {look.zone for title in ("Hedge Fund", "Diesel") for look in game.cards(title)} == {"removed"}


@pytest.mark.rule("4.1.1c")
@pytest.mark.rule("4.1.2c:1,2")
def test_4_1_1c_each_card_is_in_exactly_one_zone_at_every_decision() -> None:
    game = Game.start(starter_deck("haas-bioroid"), starter_deck("criminal"), 11)
    random = Random(11)
    for _ in range(400):
        if game.decision is None:
            break
        s = game.state
        found = Counter(i for zone in s.zones for i in zone)
        assert set(found.values()) <= {1}
        assert all(card.id in s.zones[card.zone] for card in s.cards if card.id in found)
        assert sum(found.values()) == len(s.cards)
        game.choose(random.choice(list(game.decision.options)))


@pytest.mark.rule("4.1.2b:1")
def test_4_1_2b_a_facedown_card_that_must_have_an_attribute_is_revealed_before_it_moves() -> None:
    game = scenario("corp:\n hand: Read Archives\n archives: (Snare!), (Hedge Fund)\nturn: corp")
    game.corp.plays("Read Archives")
    game.expect(corp_hand=["Snare!"])
    assert game.happened("revealed") == 1
    game = scenario("corp:\n hand: Recover\n archives: (Snare!)\nturn: corp")  # any card will do
    game.corp.plays("Recover")
    game.expect(corp_hand=["Snare!"])
    assert game.happened("revealed") == 0


@pytest.mark.rule("4.1.4:1")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.rule("4.5.6c:1")
@pytest.mark.rule("4.7.3:1")
def test_4_1_4_faceup_cards_of_public_zones_are_seen_by_everybody(seat: str | None) -> None:
    seen = view(
        """
        corp:
          archives: Hedge Fund; score: Nisei MK II; removed: Precognition
          HQ: ice Enigma
        runner:
          heap: Diesel; score: Hostile Takeover; removed: Modded
          rig: Corroder
        turn: runner
        """,
        seat,
    )
    text = repr(seen)
    for title in ("Hedge Fund", "Nisei MK II", "Precognition", "Enigma", "Diesel", "Hostile Takeover", "Modded"):
        assert title in text, title
    assert "Corroder" in text


@pytest.mark.rule("4.1.5")
@pytest.mark.rule("10.2.2b:1")
def test_4_1_5_nobody_sees_the_order_of_a_deck() -> None:
    one = "corp:\n deck: Enigma, Hunter\nrunner:\n deck: Diesel, Modded\nturn: corp"
    two = "corp:\n deck: Hunter, Enigma\nrunner:\n deck: Modded, Diesel\nturn: corp"
    for seat in SEATS:
        assert view(one, seat) == view(two, seat)


@pytest.mark.rule("4.1.6")
@pytest.mark.rule("1.20.1a")
def test_4_1_6_a_hand_is_seen_by_its_player_only_and_is_neither_faceup_nor_facedown() -> None:
    text = "corp:\n hand: Snare!\nrunner:\n hand: Diesel\nturn: corp"
    assert view(text, "corp")["corp"]["hand"]["cards"] == ["Snare!"]
    assert view(text, "runner")["corp"]["hand"]["cards"] == []
    game = scenario("corp:\n hand: Snare!\n HQ: ice Enigma\nrunner:\n hand: Test Expose\nturn: runner")
    game.refuses("runner", "play Test Expose")  # a card in HQ is not facedown


@pytest.mark.rule("4.1.7a")
@pytest.mark.rule("4.3.3")
def test_4_1_7a_and_4_3_3_cards_are_drawn_from_the_top_of_the_deck() -> None:
    game = scenario("runner:\n deck: Diesel, Modded, Sure Gamble\nturn: runner")
    game.runner.draws()
    game.expect(runner_hand=["Diesel"], runner_deck=["Modded", "Sure Gamble"])


@pytest.mark.rule("4.1.7b")
def test_4_1_7b_installed_corp_cards_are_in_a_server_or_a_position_before_one() -> None:
    game = scenario("corp:\n HQ: ice Enigma, (Hunter); root (Test Upgrade)\n Server 1: (PAD Campaign)\nturn: corp")
    assert game.card("Enigma").place == "HQ ice 1"
    assert game.card("Hunter").place == "HQ ice 2"
    assert game.card("Test Upgrade").place == "HQ root 1"
    assert game.card("PAD Campaign").place == "Server 1 card 1"


@pytest.mark.rule("4.1.7c")
@pytest.mark.rule("4.7.5e")
@pytest.mark.rule("1.12.1:1")
@pytest.mark.rule("1.12.3")
def test_4_1_7c_a_hosted_card_is_on_its_host_and_on_no_other_card() -> None:
    game = scenario("corp:\n HQ: ice Enigma\n R&D: ice Hunter\nrunner:\n hand: Parasite\n rig: Djinn\nturn: runner")
    game.runner.installs("Parasite", "Enigma")
    game.runner.done()  # nothing is trashed for it
    assert (game.card("Parasite").host, game.card("Parasite").zone) == ("Enigma", "play")
    assert [game.card(title).hosted for title in ("Enigma", "Hunter", "Djinn")] == [["Parasite"], [], []]


@pytest.mark.rule("4.1.7d")
def test_4_1_7d_runner_cards_have_no_more_specific_location() -> None:
    game = scenario("runner:\n rig: Corroder, Test Hardware\n heap: Diesel\nturn: runner")
    assert [game.card(title).place for title in ("Corroder", "Test Hardware", "Diesel")] == ["", "", ""]


# -- 4.3: decks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.3.1")
def test_4_3_1_the_decks_of_the_setup_are_the_decks_of_the_game() -> None:
    corp, runner = starter_deck("jinteki"), starter_deck("shaper")
    game = Game.start(corp, runner, 3)
    s = game.state
    for side, deck in ((0, corp), (1, runner)):
        owned = Counter(card.defn.title for card in s.cards if card.owner == side and card.defn.title != deck.identity)
        assert owned == Counter(dict(deck.cards))
        assert len(s.zones[side * 4]) == deck.size - 5


@pytest.mark.rule("4.3.4")
@pytest.mark.rule("4.4.4")
@pytest.mark.rule("4.5.3")
@pytest.mark.rule("1.10.2:2")
@pytest.mark.parametrize("seat", SEATS)
def test_4_3_4_the_number_of_cards_everywhere_and_of_credits_is_open(seat: str | None) -> None:
    text = """
        corp:
          credits 7
          hand: 3 any; deck: 4 any; archives: (Snare!), (Enigma), Hedge Fund
        runner:
          credits 9
          hand: 2 any; deck: 6 any; heap: Diesel
        turn: corp
    """
    seen = view(text, seat)
    corp, runner = seen["corp"], seen["runner"]
    assert (corp["credits"], corp["hand"]["size"], corp["deck"]["size"]) == (7, 3, 4)
    assert len(corp["discard"]["faceup"]) + corp["discard"]["facedown"] == 3
    assert (runner["credits"], runner["hand"]["size"], runner["deck"]["size"]) == (9, 2, 6)
    assert runner["discard"]["faceup"] == ["Diesel"]


@pytest.mark.parametrize(
    "zone",
    [
        pytest.param("deck", marks=pytest.mark.rule("4.3.5")),
        pytest.param("hand", marks=pytest.mark.rule("4.4.5")),
        pytest.param("discard", marks=pytest.mark.rule("4.5.4")),
        pytest.param("removed", marks=[pytest.mark.rule("4.9.1"), pytest.mark.rule("4.9.4:1")]),
        pytest.param("set aside", marks=pytest.mark.rule("4.8.1")),
    ],
)
@pytest.mark.parametrize("side", ["corp", "runner"])
@pytest.mark.rule("1.8.6")
@pytest.mark.unsound("no card stays set aside between actions")
@pytest.mark.rule("1.8.4a:3")
def test_1_8_6_cards_in_other_zones_are_inactive(side: str, zone: str) -> None:
    title = "Anywhere Asset" if side == "corp" else "Anywhere Resource"
    step = "5.6.1a" if side == "corp" else "5.7.1a"
    text = f"{side}:\n credits 5\n deck: 5 any\n {zone}: {title}\nturn: {side}, at {step}"
    game = scenario(text.replace(" deck: 5 any\n", "") if zone == "deck" else text)
    assert not game.card(title).active
    game.refuses(side, f"use {title}")
    game.expect(**{f"{side}_credits": 5})


@pytest.mark.rule("4.3.7a")
@pytest.mark.rule("4.4.8a")
@pytest.mark.rule("4.5.6a")
@pytest.mark.rule("4.7.7a")
@pytest.mark.rule("4.7.6c")
def test_4_7_7a_hand_deck_and_discard_pile_of_the_corp_are_servers_at_all_times() -> None:
    game = scenario("corp:\n hand:\n deck:\n archives:\nturn: runner")
    assert set(game.servers) == {"HQ", "R&D", "Archives"}
    for server in ("HQ", "R&D", "Archives"):
        game.offers("runner", f"run {server}")
    for server, zone in (("HQ", "hand"), ("R&D", "deck"), ("Archives", "archives")):
        game = scenario(f"corp:\n {zone}: Hostile Takeover\nrun: {server}, at 6.9.5g")
        game.expect(runner_score=["Hostile Takeover"])


@pytest.mark.rule("4.3.7b")
def test_4_3_7b_the_runner_wins_if_the_corp_must_draw_from_an_empty_rnd() -> None:
    game = scenario("corp:\n deck:\nturn: corp, at 5.6.1a")
    game.expect(winner="runner")


@pytest.mark.rule("4.3.8a")
@pytest.mark.rule("4.4.9a")
@pytest.mark.rule("4.5.7a")
def test_4_the_runners_deck_hand_and_discard_pile_have_names_and_are_no_servers() -> None:
    game = scenario("runner:\n stack: Diesel\n grip: Modded\n heap: Sure Gamble\nturn: runner")
    assert [game.card(title).zone for title in ("Diesel", "Modded", "Sure Gamble")] == ["stack", "grip", "heap"]
    assert not {"stack", "grip", "heap"} & set(game.servers)


# -- 4.4: hands ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.4.1")
def test_4_4_1_drawn_cards_are_in_the_hand_and_the_starting_hand_is_drawn() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 5)
    assert (len(game.state.zones[1]), len(game.state.zones[5])) == (5, 5)


@pytest.mark.rule("4.4.6:1,2")
@pytest.mark.rule("5.5.1")
def test_4_4_6_more_cards_than_the_maximum_are_discarded_only_in_the_discard_phase() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n hand: 7 any\n deck: 3 Diesel\n clicks 1\nturn: runner")
    game.runner.draws()
    game.asks("runner", "discard")
    game.expect(runner_hand=8)
    game.runner.discards("Diesel")  # the others are alike: nothing more is asked
    game.expect(runner_hand=5, turn="corp", runner_heap=["Diesel", "Sure Gamble", "Sure Gamble"])


@pytest.mark.rule("4.4.9b:1,2,3")
@pytest.mark.rule("1.9.5e")
@pytest.mark.rule("10.4.2")
def test_4_4_9b_damage_empties_the_grip_brain_damage_shrinks_it_and_too_much_flatlines() -> None:
    game = scenario("corp:\n credits 9\n hand: Test Brain Damage\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.plays("Test Brain Damage", x=2)
    game.expect(runner_hand=1, runner_heap=2, runner_hand_size=3, brain_damage=2, winner=None)
    for kind in ("Net", "Meat"):
        game = scenario(f"corp:\n credits 9\n hand: Test {kind} Damage\nrunner:\n hand: 3 any\nturn: corp")
        game.corp.plays(f"Test {kind} Damage", x=3)
        game.expect(runner_hand=0, runner_hand_size=5, brain_damage=0, winner=None)
        game = scenario(f"corp:\n credits 9\n hand: Test {kind} Damage\nrunner:\n hand: 3 any\nturn: corp")
        game.corp.plays(f"Test {kind} Damage", x=4)
        game.expect(winner="corp")


# -- 4.5: discard piles ----------------------------------------------------------------------------------------------


@pytest.mark.rule("4.5.1:2")
@pytest.mark.rule("4.6.1:2")
@pytest.mark.rule("4.7.8b:1")
def test_4_5_1_discard_piles_score_areas_and_remotes_start_empty() -> None:
    s = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 5).state
    assert [s.zones[zone] for zone in (2, 3, 6, 7)] == [(), (), (), ()]
    assert len(s.servers) == 3
    game = scenario("corp:\n hand: Hedge Fund\nturn: corp")
    game.corp.plays("Hedge Fund")
    game.expect(corp_archives=["Hedge Fund"])


@pytest.mark.rule("4.5.6b:2")
def test_4_5_6b_what_the_runner_saw_is_faceup_in_archives_and_nothing_else() -> None:
    text = "corp:\n credits 9\n HQ: ice {old}\n hand: Hunter\nturn: corp"
    for old, faceup in (("Enigma", True), ("(Enigma)", False)):
        game = scenario(text.format(old=old))
        game.corp.installs("Hunter", "HQ")
        game.corp.picks("Enigma")
        assert game.card("Enigma").zone == "Archives"
        assert game.card("Enigma").faceup is faceup
    game = scenario("corp:\n hand: 6 Hedge Fund\nturn: corp, at 5.6.3a")  # copies are alike: nothing is asked
    assert [look.faceup for look in game.cards("Hedge Fund", "Archives")] == [False]


@pytest.mark.rule("4.5.7b")
@pytest.mark.parametrize("seat", SEATS)
def test_4_5_7b_everybody_may_look_through_the_heap(seat: str | None) -> None:
    seen = view("runner:\n heap: Diesel, Modded\nturn: corp", seat)
    assert seen["runner"]["discard"]["faceup"] == ["Diesel", "Modded"]


# -- 4.6: score areas ------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.6.2")
@pytest.mark.parametrize("seat", SEATS)
def test_4_6_2_the_agendas_in_score_areas_are_open(seat: str | None) -> None:
    seen = view("corp:\n score: Nisei MK II\nrunner:\n score: Hostile Takeover\nturn: corp", seat)
    assert [card["card"] for card in seen["corp"]["score"]["cards"]] == ["Nisei MK II"]
    assert [card["card"] for card in seen["runner"]["score"]["cards"]] == ["Hostile Takeover"]


# -- 4.9: removed from the game --------------------------------------------------------------------------------------


@pytest.mark.rule("4.9.2")
@pytest.mark.rule("4.9.3")
def test_4_9_3_a_forfeited_agenda_is_removed_from_the_game() -> None:
    game = scenario("corp:\n score: Hostile Takeover\n HQ: ice (Test Forfeit Ice)\nrun: HQ, approaching ice 1")
    game.corp.rezzes("Test Forfeit Ice")
    game.expect(corp_score=[], corp_points=0)
    assert game.card("Hostile Takeover").zone == "removed"


@pytest.mark.rule("4.9.5")
def test_4_9_5_a_removed_card_is_out_of_reach() -> None:
    game = scenario("corp:\n hand: Recover\n removed: Hedge Fund\nturn: corp")
    game.refuses("corp", "play Recover")
    game.refuses("corp", "play Hedge Fund")


@pytest.mark.rule("4.9.6")
@pytest.mark.parametrize("seat", SEATS)
def test_4_9_6_everybody_may_look_through_the_removed_cards(seat: str | None) -> None:
    assert "Precognition" in repr(view("corp:\n removed: Precognition\nturn: corp", seat))

"""What seats remember of hidden cards (1.20, 10.2): shown once, followed as far as one can, forgotten when shuffled."""

from __future__ import annotations

from random import Random

import pytest

from netrunner import Game, starter_deck
from netrunner.rules.concepts.knowledge import Fact, hidden_in
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import CORP, ICE, SERVER_HQ
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import AccessMore, All, Cards, Derez, Look, Reveal, Search, Shuffle, TopOf, play
from netrunner.vocabulary.base import OPPONENT
from netrunner.vocabulary.cards import Chosen
from netrunner.vocabulary.moving import AddTo

pytestmark = pytest.mark.rule("10.2.2b:1")

IN_HQ = Cards(where="hq")
INSTALLED = Cards(side=CORP)

define("View Hand Reveal", "corp", "operation", play(Reveal(All(IN_HQ))))
define("View Recycle", "corp", "operation", play(AddTo(All(IN_HQ), "rnd"), Shuffle()))
define("View Return", "corp", "operation", play(AddTo(Chosen(INSTALLED), "hq")))
define("View On Top", "corp", "operation", play(AddTo(Chosen(IN_HQ), "rnd")))
define("View Peek", "runner", "event", play(Look(TopOf(OPPONENT, 1))))
define("View Deep Peek", "runner", "event", play(Look(TopOf(OPPONENT, 2))))
define("View Derez", "corp", "operation", play(Derez(Chosen(Cards(types=ICE, rezzed=True)))))
define("View Interface", "runner", "hardware", AccessMore(1, SERVER_HQ))
define("View Rifle", "corp", "operation", play(Search(Cards(where="grip"), zones="grip", criteria=False)))


def known(game: Scenario, side: str | None = "runner") -> list[str]:
    """What a seat remembers: "Snare! in HQ or Server 1 card 1"."""
    return [f"{fact['title']} in {' or '.join(fact['among'])}" for fact in game.game.view(side)["known"]]


# -- seen and followed ----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.2.2:1")
def test_the_runner_remembers_what_was_accessed_on_top_of_rnd() -> None:
    game = scenario("corp:\n deck: Hedge Fund, Snare!\n credits 0\nrunner:\n hand: 5 any\nturn: runner")
    game.runner.runs("R&D")
    game.runner.continues()
    assert known(game) == ["Hedge Fund in R&D 1"]
    assert known(game, "corp") == []
    assert known(game, None) == []


@pytest.mark.rule("7.1.5")
def test_everyone_sees_what_is_accessed_elsewhere() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nrunner:\n hand: 5 any\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    assert known(game) == known(game, None) == ["Hedge Fund in HQ"]
    assert known(game, "corp") == []  # it is the Corp's own hand


@pytest.mark.rule("1.20.4:1")
def test_an_exposed_card_is_remembered_until_it_is_rezzed() -> None:
    game = scenario("corp:\n credits 9\n server 1: (PAD Campaign)\nrunner:\n hand: Infiltration, 3 any\nturn: runner")
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    assert known(game) == known(game, None) == ["PAD Campaign in Server 1 card 1"]
    game.corp.rezzes("PAD Campaign")
    assert known(game) == []


def test_a_card_seen_on_top_of_rnd_is_in_hq_after_the_draw() -> None:
    game = scenario("corp:\n deck: Hedge Fund, Snare!\n hand: 2 any\nrunner:\n hand: View Peek\nturn: runner")
    game.runner.plays("View Peek")
    assert known(game) == ["Hedge Fund in R&D 1"]
    for _ in range(3):
        game.runner.takes_credit()
    assert known(game) == ["Hedge Fund in HQ"]


def test_a_card_from_hq_may_be_the_one_that_was_seen_there() -> None:
    """The Runner saw Snare! in HQ; then a card is installed: it is one of the two."""
    game = scenario(
        "corp:\n hand: View Hand Reveal, Snare!, Hedge Fund\n deck: 5 any\nrunner:\n hand: 3 any\nturn: corp"
    )
    game.corp.plays("View Hand Reveal")
    assert known(game) == ["Hedge Fund in HQ", "Snare! in HQ"]
    game.corp.installs("Snare!", "new remote")
    # an operation cannot have been installed (8.1.1)
    assert known(game) == ["Hedge Fund in HQ", "Snare! in Server 1 card 1"]


def test_one_of_these_places_is_all_that_can_be_said() -> None:
    game = scenario(
        "corp:\n hand: View Hand Reveal, Snare!, PAD Campaign, Enigma\n deck: 5 any\nrunner:\n hand: 3 any\nturn: corp"
    )
    game.corp.plays("View Hand Reveal")
    game.corp.installs("PAD Campaign", "new remote")
    assert known(game) == [
        "Enigma in HQ",  # it is not ice that was installed there (4.7.8a)
        "PAD Campaign in HQ or Server 1 card 1",
        "Snare! in HQ or Server 1 card 1",
    ]


def test_what_turns_out_to_be_something_else_rules_a_place_out() -> None:
    game = scenario(
        "corp:\n credits 9\n hand: View Hand Reveal, Snare!, PAD Campaign\n deck: 5 any\n"
        "runner:\n hand: 3 any\nturn: corp"
    )
    game.corp.plays("View Hand Reveal")
    game.corp.installs("PAD Campaign", "new remote")
    assert known(game) == ["PAD Campaign in HQ or Server 1 card 1", "Snare! in HQ or Server 1 card 1"]
    game.corp.rezzes("PAD Campaign")
    assert known(game) == ["Snare! in HQ"]


def test_only_ice_can_be_where_ice_was_installed() -> None:
    game = scenario(
        "corp:\n hand: View Hand Reveal, Snare!, Enigma, Hunter\n deck: 5 any\nrunner:\n hand: 3 any\nturn: corp"
    )
    game.corp.plays("View Hand Reveal")
    game.corp.installs("Hunter", "HQ")
    assert known(game) == ["Enigma in HQ or HQ ice 1", "Hunter in HQ or HQ ice 1", "Snare! in HQ"]


@pytest.mark.rule("4.5.6c:3")
def test_a_discarded_card_may_be_among_the_facedown_cards_of_archives() -> None:
    game = scenario(
        "corp:\n hand: View Hand Reveal, Snare!, 5 Hedge Fund\n deck: 5 any\n clicks 1\n"
        "runner:\n hand: 3 any\nturn: corp"
    )
    game.corp.plays("View Hand Reveal")
    game.corp.discards("Hedge Fund")
    assert "Snare! in Archives facedown or HQ" in known(game)


@pytest.mark.rule("7.4.1")
def test_archives_tell_when_they_are_turned_faceup() -> None:
    game = scenario(
        "corp:\n hand: View Hand Reveal, Snare!, 5 Hedge Fund\n deck: 5 any\n clicks 1\n"
        "runner:\n hand: 3 any\nturn: corp"
    )
    game.corp.plays("View Hand Reveal")
    game.corp.discards("Snare!")
    assert "Snare! in Archives facedown or HQ" in known(game)
    game.runner.runs("Archives")
    game.runner.continues()
    assert known(game) == ["Hedge Fund in HQ"] * 5


def test_two_copies_seen_at_the_same_time_are_two_cards() -> None:
    game = scenario("corp:\n hand: View Hand Reveal, 2 Snare!\n deck: 5 any\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.plays("View Hand Reveal")
    assert known(game) == ["Snare! in HQ", "Snare! in HQ"]


def test_a_copy_seen_again_may_be_the_same_card() -> None:
    game = scenario("corp:\n hand: 2 Hedge Fund\nrunner:\n hand: 5 any\nturn: runner")
    for _ in range(2):
        game.runner.runs("HQ")
        game.runner.continues()
    assert known(game) == ["Hedge Fund in HQ"]


@pytest.mark.rule("7.1.6")
def test_cards_accessed_in_one_breach_are_different_cards() -> None:
    game = scenario("corp:\n hand: 2 Hedge Fund\nrunner:\n rig: View Interface\n hand: 5 any\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    assert known(game) == ["Hedge Fund in HQ", "Hedge Fund in HQ"]


def test_a_card_that_leaves_openly_is_crossed_out() -> None:
    game = scenario(
        "corp:\n credits 9\n hand: View Hand Reveal, 2 Hedge Fund, Snare!\n deck: 5 any\n"
        "runner:\n hand: 3 any\nturn: corp"
    )
    game.corp.plays("View Hand Reveal")
    game.corp.plays("Hedge Fund")
    assert known(game) == ["Hedge Fund in HQ", "Snare! in HQ"]


def test_a_rezzed_card_that_returns_to_hq_is_known_to_be_there() -> None:
    game = scenario(
        "corp:\n hand: View Return, 2 any\n server 1: PAD Campaign\n deck: 5 any\nrunner:\n hand: 3 any\nturn: corp"
    )
    game.corp.plays("View Return")
    assert known(game) == known(game, None) == ["PAD Campaign in HQ"]


@pytest.mark.rule("8.1.2b:1")
def test_a_derezzed_card_is_not_forgotten() -> None:
    game = scenario("corp:\n HQ: ice Enigma\n hand: View Derez, 3 any\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.plays("View Derez")
    assert known(game) == known(game, None) == ["Enigma in HQ ice 1"]


# -- decks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.2a:1")
def test_a_shuffle_leaves_only_that_the_card_is_in_the_deck() -> None:
    game = scenario(
        "corp:\n hand: View Hand Reveal, View Recycle, Snare!\n deck: 5 any\nrunner:\n hand: 3 any\nturn: corp"
    )
    game.corp.plays("View Hand Reveal")
    game.corp.plays("View Recycle")
    assert known(game) == ["Snare! in R&D"]
    game.corp.draws()
    assert known(game) == ["Snare! in HQ or R&D"]


def test_players_know_where_they_put_cards_in_their_own_decks() -> None:
    game = scenario("corp:\n hand: View On Top, Snare!\n deck: 5 Hedge Fund\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.plays("View On Top")
    assert known(game, "corp") == ["Snare! in R&D 1"]
    assert known(game) == []


def test_precognition_pins_the_top_cards_down_for_the_corp_alone() -> None:
    game = scenario(
        "corp:\n hand: Precognition\n deck: Snare!, Enigma, Hunter, Hedge Fund, PAD Campaign, 3 any\n"
        "runner:\n hand: View Peek, 3 any\nturn: corp"
    )
    game.corp.plays("Precognition")
    for title in ("PAD Campaign", "Hedge Fund", "Hunter", "Enigma"):
        game.corp.chooses(title)
    assert known(game, "corp") == [
        "Enigma in R&D 4", "Hedge Fund in R&D 2", "Hunter in R&D 3", "PAD Campaign in R&D 1", "Snare! in R&D 5",
    ]  # fmt: skip
    assert known(game) == known(game, None) == []
    game.corp.draws()
    assert known(game, "corp") == ["Enigma in R&D 3", "Hedge Fund in R&D 1", "Hunter in R&D 2", "Snare! in R&D 4"]


def test_a_known_card_is_lost_among_those_that_are_rearranged() -> None:
    game = scenario(
        "corp:\n hand: Precognition, 2 any\n deck: Enigma, Snare!, Hunter, Hedge Fund, 2 PAD Campaign, Enigma\n"
        "runner:\n hand: View Deep Peek, 3 any\nturn: runner"
    )
    game.runner.plays("View Deep Peek")
    assert known(game) == ["Enigma in R&D 1", "Snare! in R&D 2"]
    for _ in range(3):
        game.runner.takes_credit()
    assert known(game) == ["Enigma in HQ", "Snare! in R&D 1"]
    game.corp.plays("Precognition")
    for title in ("Hunter", "Hedge Fund", "PAD Campaign", "PAD Campaign"):
        game.corp.chooses(title)
    assert known(game) == ["Enigma in HQ", "Snare! in R&D 1 or R&D 2 or R&D 3 or R&D 4 or R&D 5"]


@pytest.mark.rule("4.2.1")
def test_who_searches_the_grip_has_seen_all_of_it() -> None:
    game = scenario("corp:\n hand: View Rifle\nrunner:\n hand: Diesel, 2 Sure Gamble\nturn: corp")
    game.corp.plays("View Rifle")
    game.corp.chooses("Diesel")
    assert known(game, "corp") == ["Diesel in grip", "Sure Gamble in grip", "Sure Gamble in grip"]
    assert known(game, None) == []


# -- facts are always true ------------------------------------------------------------------------------------------


CORPS = ("jinteki", "haas-bioroid", "nbn", "weyland")
RUNNERS = ("shaper", "anarch", "criminal")


def can_hold(s: State, facts: tuple[Fact, ...]) -> bool:
    """Whether every fact can speak of a card of its own that really is in one of its places."""
    choices = []
    for f in facts:
        there = {i for where in f.places for i in hidden_in(s, where)}
        choices.append([i for i in there if s.cards[i].defn is f.defn])
    taken: dict[int, int] = {}

    def settle(n: int, visited: set[int]) -> bool:
        for i in choices[n]:
            if i not in visited:
                visited.add(i)
                if i not in taken or settle(taken[i], visited):
                    taken[i] = n
                    return True
        return False

    return all(settle(n, set()) for n in range(len(facts)))


@pytest.mark.parametrize("seed", range(16))
def test_facts_are_true_at_every_decision_of_a_random_game(seed: int) -> None:
    chance = Random(seed)
    corp, runner = chance.choice(CORPS), chance.choice(RUNNERS)
    game = Game.start(starter_deck(corp), starter_deck(runner), seed)
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        for seat, facts in enumerate(game.state.facts):
            assert can_hold(game.state, facts), (seed, seat, facts)
            assert all(f.places for f in facts)

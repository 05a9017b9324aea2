"""What seats remember (10.2.2b): true at every moment, no more than was seen, and no less than follows from it."""

from __future__ import annotations

from random import Random

import pytest

from netrunner.rules.concepts.knowledge import Fact, could_be, hidden_in, known_advanceable, openly_seen
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import ARCHIVES, CORP, ICE, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AddTo,
    All,
    Cards,
    Chosen,
    Derez,
    Draw,
    Expose,
    Look,
    PlaceAdvancement,
    Reveal,
    Shuffle,
    TopOf,
    Trash,
    play,
)
from netrunner.vocabulary.base import OPPONENT

pytestmark = pytest.mark.rule("10.2.2b:1")

HAND = Cards(where="hq")
define("Know Reveal", "corp", "operation", play(Reveal(All(HAND))))
define("Know Recycle", "corp", "operation", play(AddTo(Chosen(HAND), "rnd"), Shuffle()))
define("Know Return", "corp", "operation", play(AddTo(Chosen(Cards(side=CORP)), "hq")))
define("Know On Top", "corp", "operation", play(AddTo(Chosen(HAND), "rnd")))
define("Know Below", "corp", "operation", play(AddTo(Chosen(HAND), "rnd", top=False)))
define("Know Discard", "corp", "operation", play(Trash(Chosen(HAND))))
define("Know Fetch", "corp", "operation", play(AddTo(Chosen(Cards(where="archives")), "hq")))
define("Know Derez", "corp", "operation", play(Derez(Chosen(Cards(types=ICE, rezzed=True)))))
define("Know Draw", "corp", "operation", play(Draw(1)))
define("Know Peek", "runner", "event", play(Look(TopOf(OPPONENT, 1))))
define("Know Deep Peek", "runner", "event", play(Look(TopOf(OPPONENT, 3))))
define("Know Expose", "runner", "event", play(Expose(Chosen(Cards(rezzed=False)))))
define("Know Any Token", "corp", "operation", play(PlaceAdvancement(Chosen(Cards(side=CORP)))))
define("Know Token", "corp", "operation", play(PlaceAdvancement(Chosen(Cards(side=CORP, advanceable=True)))))

CORP_HAND = "Know Reveal, Know Recycle, Know Return, Know On Top, Know Discard, Know Fetch, Know Draw, Snare!, Enigma"
BOARD = f"""
    corp:
      credits 20, clicks 3
      hand: {CORP_HAND}, Know Below, Know Derez
      deck: Snare!, Hunter, Enigma, Hedge Fund, PAD Campaign, Snare!, 4 any
      archives: (Snare!), (Enigma), Hedge Fund
      HQ: ice Enigma, (Hunter)
      Server 1: (Snare!)
      Server 2: (PAD Campaign)
    runner:
      credits 20
      hand: 2 Know Peek, Know Deep Peek, 2 Know Expose, Diesel
      deck: 9 any
    turn: """


def fits(s: State, facts: tuple[Fact, ...]) -> bool:
    """Whether the facts can all be true at once, each of another card."""
    rooms: list[list[int]] = []
    for f in facts:
        ids = {i for place in f.places for i in hidden_in(s, place)}
        rooms.append([i for i in ids if s.cards[i].defn is f.defn])
    taken: dict[int, int] = {}

    def place(n: int, seen: set[int]) -> bool:
        for i in rooms[n]:
            if i not in seen:
                seen.add(i)
                if i not in taken or place(taken[i], seen):
                    taken[i] = n
                    return True
        return False

    return all(place(n, set()) for n in range(len(facts)))


@pytest.mark.parametrize("seed", range(14))
def test_10_2_2b_what_seats_remember_is_true_and_about_hidden_cards(seed: int) -> None:
    game = scenario(BOARD + ("corp" if seed % 2 else "runner")).game
    chance = Random(seed)
    for _ in range(14):
        if game.decision is None:
            break
        plays = [o for o in game.decision.options if o.text.startswith(("play Know", "run", "pick", "install"))]
        game.choose(chance.choice(plays or game.decision.options))
        s = game.state
        for seat in (0, 1, 2):
            assert fits(s, s.facts[seat])
            for f in s.facts[seat]:
                assert f.places
                for place in f.places:
                    if place >= 0:  # a card that can be pointed at
                        card = s.cards[place]
                        assert not openly_seen(card, seat)
                        assert could_be(s, f.defn, card)
                        if len(f.places) == 1:
                            assert card.defn is f.defn
                    else:
                        zone = -1 - place
                        assert hidden_in(s, place)
                        assert zone == ARCHIVES or zone // 4 != seat or zone & 3 == 0


# -- step by step ------------------------------------------------------------------------------------------------------


def known(game: Scenario, side: str | None = "runner") -> list[str]:
    return sorted(f"{fact['title']} in {' or '.join(fact['among'])}" for fact in game.game.view(side)["known"])


def corp_turn(hand: str, more: str = "") -> Scenario:
    return scenario(f"corp:\n credits 9\n hand: {hand}\n deck: 4 Hedge Fund\n {more}\nturn: corp")


def test_10_2_2b_a_revealed_hand_is_known_card_by_card() -> None:
    game = corp_turn("Know Reveal, 2 Enigma, Snare!")
    game.corp.plays("Know Reveal")
    assert known(game) == known(game, None) == ["Enigma in HQ", "Enigma in HQ", "Snare! in HQ"]
    assert known(game, "corp") == []


def test_10_2_2b_one_of_three_known_cards_that_leaves_the_hand_may_be_any_of_them() -> None:
    game = corp_turn("Know Reveal, Know Discard, Enigma, Snare!")
    game.corp.plays("Know Reveal")
    game.corp.plays("Know Discard")
    game.corp.picks("Snare!")
    assert known(game) == ["Enigma in Archives facedown or HQ", "Snare! in Archives facedown or HQ"]


def test_10_2_2b_the_last_card_of_a_known_hand_is_known_wherever_it_goes() -> None:
    game = corp_turn("Know Reveal, Know On Top, Snare!")
    game.corp.plays("Know Reveal")
    game.corp.plays("Know On Top")
    assert known(game) == ["Snare! in R&D 1"]
    game.corp.draws()
    assert known(game) == ["Snare! in HQ"]


def test_10_2_2b_a_card_below_the_deck_is_still_known_after_a_draw_and_lost_in_a_shuffle() -> None:
    game = corp_turn("Know Reveal, Know Below, Snare!")
    game.corp.plays("Know Reveal")
    game.corp.plays("Know Below")
    assert known(game) == ["Snare! in R&D 5"]
    game.corp.draws()
    assert known(game) == ["Snare! in R&D 4"]
    game = corp_turn("Know Reveal, Know Recycle, Snare!")
    game.corp.plays("Know Reveal")
    game.corp.plays("Know Recycle")
    assert known(game) == ["Snare! in R&D"]
    assert known(game, "corp") == []


def test_10_2_2b_a_card_drawn_from_a_deck_with_a_lost_card_may_be_that_card() -> None:
    game = corp_turn("Know Reveal, Know Recycle, Snare!, Know Draw")
    game.corp.plays("Know Reveal")
    game.corp.plays("Know Recycle")
    game.corp.picks("Snare!")
    game.corp.draws()
    assert known(game) == ["Know Draw in HQ or R&D", "Snare! in HQ or R&D"]


def test_10_2_2b_what_was_peeked_at_is_followed_to_the_hand_and_to_a_server() -> None:
    corp = "corp:\n credits 9\n hand: Hedge Fund\n deck: PAD Campaign, Enigma, 4 Hedge Fund"
    game = scenario(f"{corp}\nrunner:\n hand: Know Deep Peek\nturn: runner")
    game.runner.plays("Know Deep Peek")
    assert known(game) == ["Enigma in R&D 2", "Hedge Fund in R&D 3", "PAD Campaign in R&D 1"]
    assert known(game, "corp") == known(game, None) == []
    while game.game.decision is not None and game.game.decision.side == "runner":
        game.take("gain")
    assert "PAD Campaign in HQ" in known(game)  # the mandatory draw
    game.corp.installs("PAD Campaign", "new remote")
    assert known(game)[2] == "PAD Campaign in HQ or Server 1 card 1"


def test_10_2_2b_an_exposed_card_is_known_until_it_is_seen_by_all() -> None:
    game = scenario("corp:\n credits 9\n Server 1: (PAD Campaign)\nrunner:\n hand: Know Expose\nturn: runner")
    game.runner.plays("Know Expose")
    assert known(game) == known(game, None) == ["PAD Campaign in Server 1 card 1"]
    assert known(game, "corp") == []


def test_10_2_2b_a_rezzed_card_that_goes_to_the_hand_or_is_derezzed_is_remembered() -> None:
    game = corp_turn("Know Derez", "HQ: ice Enigma")
    game.corp.plays("Know Derez")
    assert known(game) == known(game, None) == ["Enigma in HQ ice 1"]
    game = corp_turn("Know Return, Hedge Fund", "HQ: ice Enigma")
    game.corp.plays("Know Return")
    assert known(game) == known(game, None) == ["Enigma in HQ"]
    game = corp_turn("Know Return, Hedge Fund", "HQ: ice (Enigma)")
    game.corp.plays("Know Return")
    assert known(game) == known(game, None) == []


def test_10_2_2b_a_faceup_card_from_archives_is_known_in_the_hand() -> None:
    game = corp_turn("Know Fetch, Hedge Fund", "archives: Snare!")
    game.corp.plays("Know Fetch")
    assert known(game) == ["Snare! in HQ"]
    game = corp_turn("Know Fetch, Hedge Fund", "archives: (Snare!)")
    game.corp.plays("Know Fetch")
    assert known(game) == []


def test_10_2_2b_a_known_card_that_is_rezzed_or_played_is_no_longer_in_the_hand() -> None:
    game = corp_turn("Know Reveal, Hedge Fund, Snare!")
    game.corp.plays("Know Reveal")
    game.corp.plays("Hedge Fund")
    assert known(game) == ["Snare! in HQ"]


# -- what can be advanced ----------------------------------------------------------------------------------------------


def advanceable(game: Scenario) -> list[str]:
    s = game.game.state
    return sorted(s.cards[i].defn.title for i in known_advanceable(s))


@pytest.mark.rule("1.17.1:1")
@pytest.mark.rule("1.17.2:2")
def test_1_17_1_who_sees_a_card_advanced_knows_that_it_can_be() -> None:
    game = scenario("corp:\n credits 9\n Server 1: (Test Agenda), (Test Upgrade)\n HQ: ice (Ice Wall)\nturn: corp")
    assert advanceable(game) == []
    game.corp.advances("Test Agenda")
    assert advanceable(game) == ["Test Agenda"]
    game.corp.passes()
    game.corp.advances("Ice Wall")
    assert advanceable(game) == ["Ice Wall", "Test Agenda"]


@pytest.mark.rule("1.17.1:1")
@pytest.mark.rule("1.17.2:2")
def test_1_17_1_a_token_that_any_card_could_get_tells_nothing() -> None:
    cards = "Server 1: (Test Agenda)\n Server 2: (Test Asset)"
    game = corp_turn("Know Any Token", cards)
    game.corp.plays("Know Any Token")
    game.corp.picks("Test Asset")
    assert game.card("Test Asset").advancement == 1
    assert advanceable(game) == []
    game = corp_turn("Know Token", cards)
    game.corp.plays("Know Token")
    assert game.card("Test Agenda").advancement == 1
    assert advanceable(game) == ["Test Agenda"]


@pytest.mark.rule("1.17.2:2")
def test_1_17_2_a_facedown_card_of_the_runner_may_be_any_runner_card() -> None:
    game = scenario("corp:\n hand: Enigma\nrunner:\n hand: Crypsis\n rig: (Diesel)\nturn: runner")
    s = game.game.state
    facedown = next(c for c in s.cards if c.installed)
    titles = {c.defn.title for c in s.cards if could_be(s, c.defn, facedown)}
    assert titles == {c.defn.title for c in s.cards if c.defn.side == RUNNER}

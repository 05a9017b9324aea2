"""1.17.1, 1.18, 1.20, 10.1.1: who sees what while it is shown, and what is told of it, once."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.events import Event
from netrunner.rules.machine.terms import (
    A_ADVANCE,
    CORP,
    E_ADVANCED,
    E_CREDITS_SPENT,
    E_DEREZZED,
    E_EXPOSED,
    E_LOOKED,
    E_MOVED,
    E_PURGED,
    E_REVEALED,
    E_SHUFFLED,
    E_SWAPPED,
    E_TRASHED,
    E_TURNED_FACE,
    HARDWARE,
    ICE,
    RUNNER,
    STACK,
)
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AddTo,
    All,
    Cannot,
    Cards,
    Chosen,
    Derez,
    Expose,
    ForEvent,
    Gain,
    Look,
    May,
    Named,
    Purge,
    Reveal,
    Shuffle,
    SwapCards,
    TopOf,
    Trash,
    TurnFacedown,
    play,
    whenever,
)
from netrunner.vocabulary.base import OPPONENT, YOU

HARD = Cards(types=HARDWARE)
define("Spotlight", "runner", "event", play(Expose(Chosen(Cards(rezzed=False))), May(Gain(1))))
define("Display", "runner", "event", play(Reveal(TopOf(OPPONENT, 2)), May(Gain(1))))
define("Peephole", "runner", "event", play(Look(TopOf(OPPONENT, 2)), May(Gain(1))))
define("Cleanup", "corp", "operation", play(Purge()))
define("Reshuffle", "runner", "event", play(Shuffle(OPPONENT)))
define("Own Reshuffle", "runner", "event", play(Shuffle(YOU)))
define("Trade Places", "corp", "operation",
       play(SwapCards(Chosen(Cards(types=ICE)), Chosen(Cards(types=ICE), as_="other"))))  # fmt: skip
define("Smash", "runner", "event", play(Trash(All(HARD)), Gain(Named("trashed"))))
define("Told Fold", "runner", "event", play(TurnFacedown(All(HARD))))
define("Pocket", "runner", "event", play(AddTo(Chosen(HARD), "grip")))
define("Under", "runner", "event", play(AddTo(Chosen(HARD), "stack", top=False)))
define("On Top", "runner", "event", play(AddTo(Chosen(HARD), "stack")))
define("Power Cut", "runner", "event", play(Derez(Chosen(Cards(types=ICE, rezzed=True)))))
define("Freeze", "runner", "resource", Cannot(A_ADVANCE, CORP))
define("Token Watch", "corp", "asset", whenever(ForEvent("counters-placed"), Gain(5)), trash=0)
define("Lone Chip", "runner", "hardware")
define("Pair Chip", "runner", "hardware")


def told(game: Scenario, kind: int) -> list[Event]:
    """What was told of a kind."""
    return [e for e in game.events() if e.kind == kind]


def sight(game: Scenario, title: str) -> int:
    """Who sees the front of a card: 1 for the Corp, 2 for the Runner, 4 for everybody else."""
    s = game.game.state
    return s.visibility(s.cards[game.card(title).id])


# -- showing (1.20) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.20.4:1")
def test_1_20_4_an_exposed_card_is_shown_to_everybody_and_stays_facedown() -> None:
    game = scenario("corp:\n Server 1: (PAD Campaign)\nrunner:\n hand: Spotlight\nturn: runner")
    assert sight(game, "PAD Campaign") == 1
    game.runner.plays("Spotlight")
    game.asks("runner", "may")
    assert sight(game, "PAD Campaign") == 7 and not game.card("PAD Campaign").faceup
    assert len(told(game, E_EXPOSED)) == 1
    game.runner.declines()
    assert sight(game, "PAD Campaign") == 1


@pytest.mark.rule("1.20.3")
def test_1_20_3_revealed_cards_are_shown_to_everybody() -> None:
    game = scenario("corp:\n deck: Enigma, Hunter, 2 any\nrunner:\n hand: Display\nturn: runner")
    game.runner.plays("Display")
    assert [sight(game, title) for title in ("Enigma", "Hunter")] == [7, 7]
    [event] = told(game, E_REVEALED)
    assert (event.amount, len(event.cards), event.player) == (2, 2, RUNNER)
    game.runner.declines()
    assert [sight(game, title) for title in ("Enigma", "Hunter")] == [0, 0]


@pytest.mark.rule("1.20.2:2")
def test_1_20_2_only_the_player_who_looks_sees_the_cards() -> None:
    game = scenario("corp:\n deck: Enigma, Hunter, 2 any\nrunner:\n hand: Peephole\nturn: runner")
    game.runner.plays("Peephole")
    assert [sight(game, title) for title in ("Enigma", "Hunter")] == [2, 2]
    [event] = told(game, E_LOOKED)
    assert (event.amount, len(event.cards), event.player) == (2, 2, RUNNER)


# -- advancing (1.17.1) --------------------------------------------------------------------------------------------


@pytest.mark.rule("1.17.1:1")
@pytest.mark.rule("1.17.1a:1")
def test_1_17_1_advancing_places_one_token_and_is_told_as_that_alone() -> None:
    game = scenario("corp:\n credits 3\n Server 1: (Test Agenda)\n Server 2: Token Watch\nturn: corp")
    game.corp.advances("Test Agenda")
    assert game.card("Test Agenda").advancement == 1
    [event] = told(game, E_ADVANCED)
    assert event.amount == 1
    game.expect(corp_credits=2)  # no counters were placed otherwise
    assert [e.amount for e in told(game, E_CREDITS_SPENT)] == [1]


@pytest.mark.rule("1.2.2:2")
def test_1_2_2_a_player_who_cannot_advance_does_not() -> None:
    game = scenario("corp:\n credits 3\n Server 1: (Test Agenda)\nrunner:\n rig: Freeze\nturn: corp")
    game.refuses("corp", "advance Test Agenda")


# -- purging (10.1.1) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.1.1:1")
def test_10_1_1_virus_counters_leave_every_card_wherever_it_is() -> None:
    game = scenario("""
        corp:
          hand: Cleanup
          HQ: ice Enigma {virus 1}
          score: Test Agenda {virus 2}
        runner:
          rig: Crypsis {virus 3, power 1}
          score: Test Costly Agenda {virus 4}
        turn: corp
    """)
    game.corp.plays("Cleanup")
    left = [game.card(title).virus for title in ("Enigma", "Test Agenda", "Crypsis", "Test Costly Agenda")]
    assert left == [0, 0, 0, 0] and game.card("Crypsis").power == 1
    [event] = told(game, E_PURGED)
    assert event.amount == 10


# -- moving, turning, swapping -------------------------------------------------------------------------------------


@pytest.mark.rule("4.2.5:1")
def test_4_2_5_the_deck_that_is_named_is_shuffled() -> None:
    decks = "corp:\n deck: Enigma, Hunter, Snare!, Hedge Fund\nrunner:\n hand: {title}\n deck: {runner}\nturn: runner"
    runner = "Corroder, Diesel, Modded, Sure Gamble, Crypsis, Medium"
    changed = []
    for title in ("Reshuffle", "Own Reshuffle"):
        seen = set()
        for seed in range(6):
            game = scenario(decks.format(title=title, runner=runner), seed=seed)
            before = (game.corp.deck, game.runner.deck)
            game.runner.plays(title)
            assert len(told(game, E_SHUFFLED)) == 1
            seen.add((game.corp.deck != before[0], game.runner.deck != before[1]))
        changed.append(seen)
    assert (True, False) in changed[0] and not any([runner for _, runner in changed[0]])
    assert (False, True) in changed[1] and not any([corp for corp, _ in changed[1]])


@pytest.mark.rule("10.11.1")
def test_10_11_1_a_swap_is_told_with_both_cards() -> None:
    game = scenario("corp:\n hand: Trade Places\n HQ: ice Enigma\n R&D: ice Hunter\nturn: corp")
    game.corp.plays("Trade Places")
    game.corp.picks("Enigma", "Hunter")
    assert (game.ice("HQ"), game.ice("R&D")) == (["Hunter"], ["Enigma"])
    [event] = told(game, E_SWAPPED)
    assert len(event.cards) == 2


@pytest.mark.rule("1.18.1")
def test_1_18_1_each_trashed_card_is_told() -> None:
    game = scenario("runner:\n credits 0\n hand: Smash\n rig: Lone Chip, Pair Chip, Test Resource\nturn: runner")
    game.runner.plays("Smash")
    game.expect(runner_credits=2, runner_heap=["Lone Chip", "Pair Chip", "Smash"])
    assert len(told(game, E_TRASHED)) == 3  # and Smash itself


@pytest.mark.rule("8.4.5")
def test_8_4_5_each_card_that_is_turned_is_told() -> None:
    game = scenario("runner:\n hand: Told Fold\n rig: Lone Chip, Pair Chip\nturn: runner")
    game.runner.plays("Told Fold")
    assert [e.how for e in told(game, E_TURNED_FACE)] == [0, 0]
    assert not game.card("Lone Chip").active and not game.card("Pair Chip").faceup


@pytest.mark.rule("8.1.2b:1")
def test_8_1_2b_derezzing_is_told_with_the_card() -> None:
    game = scenario("corp:\n HQ: ice Enigma, Hunter\nrunner:\n hand: Power Cut\nturn: runner")
    game.runner.plays("Power Cut")
    game.runner.picks("Hunter")
    assert game.card("Enigma").rezzed and not game.card("Hunter").rezzed
    assert len(told(game, E_DEREZZED)) == 1


@pytest.mark.rule("4.1.5")
@pytest.mark.parametrize(("title", "place"), [("Pocket", -1), ("On Top", 0), ("Under", 2)])
def test_4_1_5_a_card_is_added_to_the_hand_or_to_either_end_of_the_deck(title: str, place: int) -> None:
    game = scenario(f"runner:\n hand: {title}\n deck: Diesel, Modded\n rig: Lone Chip, Test Resource\nturn: runner")
    game.runner.plays(title)
    [event] = told(game, E_MOVED)
    if place < 0:
        game.expect(runner_hand=["Lone Chip"], runner_deck=["Diesel", "Modded"])
    else:
        assert game.runner.deck.index("Lone Chip") == place
        assert event.zone == STACK
    game.expect(runner_rig=["Test Resource"])

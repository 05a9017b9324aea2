"""Pairs of games that differ only in what a seat may not know: the seat sees, hears and is asked the same.

Between people (``asking="open"``) the streams are compared at every decision, whoever decides; otherwise at the
decisions of the seat itself.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from netrunner import Deck, Game, starter_deck
from netrunner.rules.machine.card import REF
from netrunner.simulation import drawn_pairing
from netrunner.testing import scenario
from netrunner.testing.twins import SEATS, Twins, follow, follow_renumbered, heard, in_step, recorded, side_of, told
from netrunner.views import seat_of

# -- pairs made by hand ---------------------------------------------------------------------------------------------


def stream(board: str, side: str | None, acts: list[str], mode: str) -> list[str]:
    """What a seat sees and hears while both players act: each act is the beginning of an option of who is asked."""
    game = scenario(board, mode=mode).game
    found: list[str] = []
    heard_until = 0

    def record() -> None:
        nonlocal heard_until
        if game.decision is None or mode == "open" or game.decision.side == side:
            found.append(told(game, seat_of(side)) + json.dumps(heard(game, seat_of(side), heard_until)))
            heard_until = recorded(game)

    record()
    for act in acts:
        assert game.decision is not None
        who, _, what = act.partition(" ")
        assert game.decision.side == who, f"{act}: {game.decision}"
        options = list(game.decision.texts())
        game.choose(next(text for text in options if text.startswith(what)))
        record()
    return found


def assert_alike(board: str, one: str, other: str, side: str | None, acts: list[str], mode: str = "open") -> None:
    """Both boards look the same to ``side`` while the same visible things happen; ``?`` is where they differ."""
    assert one != other and "?" in board
    first, second = (stream(board.replace("?", word), side, acts, mode) for word in (one, other))
    assert len(first) == len(second)
    for n, (a, b) in enumerate(zip(first, second, strict=True)):
        assert a == b, f"after {acts[:n]}"


MODES = pytest.mark.parametrize("mode", ["open", "forced"])


@pytest.mark.rule("10.2.2a")
def test_a_trap_in_hq_looks_like_any_card() -> None:
    board = "corp:\n credits 9\n hand: ?\n deck: 4 any\nrunner:\n hand: 5 any\nturn: runner"
    acts = ["runner run R&D", "runner continue", "runner no", "runner gain"]
    assert_alike(board, "Snare!", "Hedge Fund", "runner", acts)


def test_an_agenda_in_a_remote_looks_like_an_asset() -> None:
    board = "corp:\n credits 9\n server 1: (?)\n deck: 4 any\nrunner:\n hand: 5 any\nturn: runner"
    acts = ["runner run Archives", "runner continue", "corp pass", "corp pass", "runner gain", "corp pass"]
    assert_alike(board, "Priority Requisition", "PAD Campaign", "runner", acts)
    assert_alike(board, "Priority Requisition", "Snare!", None, acts)


def test_an_agenda_that_could_be_scored_is_not_betrayed_by_a_window() -> None:
    board = "corp:\n credits 9\n server 1: (? {advancement 5})\n deck: 4 any\nrunner:\n hand: 5 any\nturn: corp"
    acts = ["corp gain", "corp pass", "corp gain", "corp pass", "corp gain", "corp pass", "corp pass"]
    assert_alike(board, "Priority Requisition", "Project Junebug", "runner", acts)


@MODES
def test_the_order_of_rnd_is_nobodys_knowledge(mode: str) -> None:
    board = "corp:\n hand: 2 any\n deck: ?\nrunner:\n hand: 5 any\nturn: runner"
    one, other = "Snare!, Enigma, Hunter", "Hunter, Snare!, Enigma"
    acts = ["runner gain", "runner run HQ", "runner continue", "runner gain", "runner gain"]
    assert_alike(board, one, other, "runner", acts, mode)
    assert_alike(board, one, other, "corp", acts[:-1], mode)  # then the Corp draws


@pytest.mark.rule("7.2.2:1")
@pytest.mark.parametrize("card", ["PAD Campaign", "Enigma", "Test Costly Agenda"])
def test_the_corp_does_not_learn_which_card_the_runner_leaves_on_top_of_rnd(card: str) -> None:
    """Not even whether it could have been trashed or stolen."""
    board = "corp:\n hand: 2 any\n deck: ?, 3 any\nrunner:\n credits 9\n hand: 5 any\nturn: runner"
    one, other = (board.replace("?", cards) for cards in (f"{card}, Test Operation", f"Test Operation, {card}"))
    acts = ["runner run R&D", "runner continue", "runner no", "runner gain"]
    leaves = ["runner decline" if act == "runner no" and card == "Test Costly Agenda" else act for act in acts]
    assert stream(one, "corp", leaves, "open") == stream(other, "corp", acts, "open")


def test_an_unrezzed_card_that_prevents_exposing_is_reckoned_with_everywhere() -> None:
    """Zaibatsu Loyalty or not, the Corp is asked before a card is exposed."""
    board = (
        "corp:\n credits 9\n server 1: (?)\n server 2: (Melange Mining Corp.)\n hand: 2 any\n"
        "runner:\n hand: Infiltration, 3 any\nturn: runner"
    )
    acts = [
        "runner play Infiltration", "runner choose 2", "runner pick [Server 2", "corp pass", "corp pass",
    ]  # fmt: skip
    assert_alike(board, "Zaibatsu Loyalty", "PAD Campaign", "runner", acts)


@pytest.mark.rule("5.5.2a:1")
def test_what_is_discarded_is_not_told_by_the_question() -> None:
    """Six copies of one card leave nothing to choose, but the Corp is asked all the same."""
    board = "corp:\n clicks 1\n hand: 6 Hedge Fund, ?\n deck: 4 any\nrunner:\n hand: 5 any\nturn: corp"
    acts = ["corp gain", "corp discard", "corp discard", "runner gain"]
    assert_alike(board, "Hedge Fund", "Snare!", "runner", acts)


@pytest.mark.rule("8.3.2")
def test_where_a_card_could_have_been_installed_is_not_told_by_the_question() -> None:
    """An agenda fits in a new remote server only, an upgrade would fit in any root."""
    board = "corp:\n hand: ?\n deck: 4 any\nrunner:\n hand: 5 any\nturn: corp"
    acts = ["corp install", "corp server new remote", "corp pass", "corp gain"]
    assert_alike(board, "Priority Requisition", "Akitaro Watanabe", "runner", acts)


@pytest.mark.rule("8.2.5a:1")
def test_whether_a_card_had_to_be_trashed_is_not_told_by_the_question() -> None:
    """An asset pushes an asset out; an upgrade need not."""
    board = "corp:\n hand: ?\n server 1: (PAD Campaign)\n deck: 4 any\nrunner:\n hand: 5 any\nturn: corp"
    acts = ["corp install", "corp server Server 1", "corp pick PAD Campaign", "corp pass"]
    assert_alike(board, "Melange Mining Corp.", "Akitaro Watanabe", "runner", acts)


@MODES
def test_how_the_corp_rearranges_rnd_is_its_own_business(mode: str) -> None:
    board = "corp:\n hand: Precognition, 2 any\n deck: ?, Hunter, Enigma, Snare!\nrunner:\n hand: 5 any\nturn: corp"
    acts = ["corp play Precognition", "corp pick", "corp pick", "corp pick", "corp gain", "corp gain"]
    assert_alike(board, "PAD Campaign", "Melange Mining Corp.", "runner", acts, mode)


@pytest.mark.rule("4.2.2d")
def test_whether_a_search_could_have_found_something_is_not_told() -> None:
    """Rabbit Hole looks for another copy; a Runner who finds none looks like one who has none."""
    board = "corp:\n hand: 2 any\nrunner:\n credits 9\n hand: Rabbit Hole\n deck: ?, Diesel\nturn: runner"
    acts = ["runner install", "runner trigger", "runner done", "runner gain"]
    assert_alike(board, "Rabbit Hole", "Sure Gamble", "corp", acts)


@pytest.mark.rule("1.14.2:1")
def test_how_many_cards_could_have_been_chosen_is_not_told() -> None:
    """Modded installs a program from the grip: the Corp does not learn whether there was another."""
    board = "corp:\n hand: 2 any\nrunner:\n credits 9\n hand: Modded, Crypsis, ?\nturn: runner"
    acts = ["runner play Modded", "runner pick Crypsis", "runner gain"]
    assert_alike(board, "Diesel", "Gordian Blade", "corp", acts)


def test_whether_an_ability_could_change_anything_is_not_told_by_the_question() -> None:
    """Matrix Analyzer may advance a card; without one that can be advanced, the Corp is asked all the same."""
    board = (
        "corp:\n credits 9\n hand: 2 any\n HQ: ice Matrix Analyzer\n server 1: (?)\nrunner:\n hand: 5 any\nturn: runner"
    )
    acts = ["runner run HQ", "corp pass", "corp pass", "corp number 0", "runner number 0"]
    assert_alike(board, "PAD Campaign", "Priority Requisition", "runner", acts)


def test_which_actions_are_left_for_an_additional_one_is_not_told_by_the_question() -> None:
    """MirrorMorph lets the Corp take a fourth, different action: with an operation in HQ there would be two."""
    board = (
        "corp: MirrorMorph: Endless Iteration\n credits 9\n hand: Enigma, ?\n deck: 9 any\n"
        " server 1: (Priority Requisition)\nrunner:\n hand: 5 any\nturn: corp"
    )
    acts = [
        "corp install Enigma", "corp server HQ", "corp pass", "corp advance", "corp pass", "corp gain", "corp trigger",
        "corp choose 2", "corp draw", "corp pass",
    ]  # fmt: skip
    assert_alike(board, "Hedge Fund", "Snare!", "runner", acts)


@pytest.mark.rule("7.2.2:1")
def test_a_world_does_not_tell_whether_the_runner_left_ice_in_rnd() -> None:
    """Ice that protects a server is ice to everyone (4.7.5), but not a card that was only looked at in R&D."""
    board = "corp:\n hand: 2 any\n deck: Enigma, Hedge Fund\nrunner:\n hand: 5 any\nturn: runner"
    game = scenario(board, mode="open").game
    top, below = (game.state.cards[i] for i in game.state.deck(0))
    twins = Twins(game, 0, Random(0), {top.id: below.defn, below.id: top.defn})
    for act in ("run R&D", "continue", "no", "gain"):
        for twin in (twins.a, twins.b):
            assert twin.decision is not None
            twin.choose(next(text for text in twin.decision.texts() if text.startswith(act)))
        twins.compare_worlds(1)


def test_the_story_of_a_world_is_silent_about_a_card_that_hid_itself() -> None:
    """Disposable HQ goes under R&D with the others: that it was used is told by no line of its own, there as here."""
    board = "corp:\n hand: Disposable HQ\n deck: 4 any\nrunner:\n hand: 5 any\nturn: runner"
    game = scenario(board, mode="open").game
    for act in ("run HQ", "continue", "trigger", "pick", "done", "no"):
        assert game.decision is not None
        found = [text for text in game.decision.texts() if text.startswith(act)]
        if found:
            game.choose(found[0])
    assert "Disposable HQ" not in [game.state.cards[i].defn.title for i in game.state.hand(0)]
    for side in ("runner", None):
        world = game.determinize(side, 3)
        assert heard(world, seat_of(side), 0) == heard(game, seat_of(side), 0)


# -- pairs made at random -------------------------------------------------------------------------------------------


PAIRS = (("jinteki", "shaper"), ("nbn", "anarch"), ("weyland", "criminal"), ("haas-bioroid", "shaper"))


def decks(seed: int) -> tuple[Deck, Deck]:
    """Starter decks, another pair for each seed."""
    corp, runner = PAIRS[seed % len(PAIRS)]
    return starter_deck(corp), starter_deck(runner)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_a_seat_cannot_tell_a_game_from_its_twin(seed: int, seat: int) -> None:
    chance = Random(seed)
    game = Game.start(*decks(seed), seed, asking="open")
    compared = 0
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if game.decision and game.decision.kind == "action" and chance.random() < 0.08:
            twins = Twins.of(game, seat, chance)
            if twins is not None:
                in_step(twins, 60, 0.002)
                compared += twins.compared
    assert compared > 10


@pytest.mark.rule("10.2.2")
@pytest.mark.parametrize("seed", range(6))
def test_a_seat_cannot_tell_twins_with_any_cards_of_the_pool(seed: int) -> None:
    """What it sees, hears and is asked is the same, and what it is told about every card and act it could name."""
    compared = asked = 0
    for game in range(seed, 60, 6):  # games are of any length: until enough was compared
        more, acts = follow(game, every=0.03, share=0.01)
        compared, asked = compared + more, asked + acts
        if compared > 20 and asked > 100:
            return
    assert compared > 20 and asked > 100


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_told_in_the_order_of_decklists(seed: int) -> None:
    compared = asked = 0
    for game in range(seed, 60, 6):
        more, acts = follow_renumbered(game, steps=120)
        compared, asked = compared + more, asked + acts
        if compared > 20 and asked > 20:
            return
    assert compared > 20 and asked > 20


@pytest.mark.parametrize("seed", range(3))
def test_no_seat_reads_the_title_of_a_card_that_it_never_saw(seed: int) -> None:
    chance = Random(seed)
    game = Game.start(*drawn_pairing(seed), seed, asking="open")
    s = game.state
    every = {c.defn.title for c in s.cards}
    seen = {seat: {c.defn.title for c in s.cards if c.owner == seat} for seat in SEATS}
    since = 0
    while game.decision:
        masks = [(c.id, s.visibility(c)) for c in s.cards]
        event = s.events
        while event is not None and event.n >= since:
            masks += [(event.card % REF, event.seen), (event.source % REF, event.seen >> 3)]
            masks += [(ref % REF, mask) for ref, mask in zip(event.cards, event.seen_cards, strict=True)]
            event = event.prev
        for seat in SEATS:
            seen[seat].update([s.cards[i].defn.title for i, mask in masks if mask >> seat & 1])
            if chance.random() < 0.1:
                text = told(game, seat) + json.dumps(heard(game, seat, since, ("en",)))
                for title in every - seen[seat]:
                    assert json.dumps(title) not in text, (seed, side_of(seat), game.decision)
        since = recorded(game)
        game.choose(chance.choice(game.decision.options))


QUIET = ("pass", "no", "decline", "done", "keep", "gain", "continue", "number 0")


def play_on(game: Game, seat: int) -> bool:
    """The opponent does as little as possible until the seat is asked again; False if it must do more."""
    while game.decision is not None and game.decision.player != seat:
        texts = list(game.decision.texts())
        quiet = [text for word in QUIET for text in texts if text == word or text.startswith(f"{word} ")]
        if quiet:
            game.choose(quiet[0])
        elif game.decision.kind == "discard":
            game.choose(game.decision.options[0])
        else:
            return False
    return game.decision is not None


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_the_questions_of_a_seat_do_not_tell_a_game_from_its_twin(seed: int, seat: int) -> None:
    """In a game against a bot, which is not asked where it has nothing to choose, the seat's own stream is the same."""
    chance = Random(seed)
    game = Game.start(*decks(seed), seed)
    compared = 0
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if game.decision and game.decision.kind == "action" and chance.random() < 0.08:
            twins = Twins.of(game, seat, chance)
            for _ in range(40 if twins is not None else 0):
                assert twins is not None
                if not play_on(twins.a, seat) or not play_on(twins.b, seat) or twins.told_apart():
                    break
                twins.compare()
                compared += 1
                twins.play_on()
    assert compared > 10

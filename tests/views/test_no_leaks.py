"""Pairs of games that differ only in what a seat may not know: the seat sees, hears and is asked the same.

Between people (``asking="open"``) the streams are compared at every decision, whoever decides; otherwise at the
decisions of the seat itself.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from netrunner import Deck, Game, starter_deck
from netrunner.determinize import with_fronts
from netrunner.log import entries
from netrunner.rules.concepts.knowledge import could_be, known_advanceable
from netrunner.rules.machine.card import REF, CardDef
from netrunner.rules.machine.decisions import V_INSTALL, V_SERVER, Option
from netrunner.rules.machine.terms import ICE, PLAY_AREA, SIDES
from netrunner.testing import scenario


def heard(game: Game, side: str | None, since: int, languages: tuple[str, ...] = ("en", "es")) -> list[object]:
    """Everything the seat may read of what happened from record ``since`` on."""
    return [[entry.as_seen(side, lang) for lang in languages] for entry in entries(game.state, since)]


def recorded(game: Game) -> int:
    """The number of the next record."""
    return 0 if game.state.events is None else game.state.events.n + 1


def seen(game: Game, side: str | None) -> str:
    """The seat's view, byte for byte."""
    return json.dumps(game.view(side))


# -- pairs made by hand ---------------------------------------------------------------------------------------------


def stream(board: str, side: str | None, acts: list[str], mode: str) -> list[str]:
    """What a seat sees and hears while both players act: each act is the beginning of an option of who is asked."""
    game = scenario(board, mode=mode).game
    found: list[str] = []
    heard_until = 0

    def record() -> None:
        nonlocal heard_until
        if game.decision is None or mode == "open" or game.decision.side == side:
            found.append(seen(game, side) + json.dumps(heard(game, side, heard_until)))
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


@pytest.mark.rule("7.2.2")
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


@pytest.mark.rule("5.5.2a")
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


@pytest.mark.rule("8.2.5a")
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


@pytest.mark.rule("1.14.2")
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


# -- pairs made at random -------------------------------------------------------------------------------------------


PAIRS = (("jinteki", "shaper"), ("nbn", "anarch"), ("weyland", "criminal"), ("haas-bioroid", "shaper"))


def decks(seed: int) -> tuple[Deck, Deck]:
    """Starter decks, another pair for each seed."""
    corp, runner = PAIRS[seed % len(PAIRS)]
    return starter_deck(corp), starter_deck(runner)


def twin_of(game: Game, seat: int, chance: Random) -> Game | None:
    """The same game with the fronts of two cards exchanged that ``seat`` cannot see and knows nothing about."""
    s = game.state
    known = {place for f in s.facts[seat] for place in f.places}
    cards = [c for c in s.cards if not s.visibility(c) >> seat & 1 and c.id not in known and -1 - c.zone not in known]
    advanced = known_advanceable(s)
    pairs = [
        (a, b)
        for a in cards
        for b in cards
        if a.defn is not b.defn
        and could_be(s, a.defn, b, b.id in advanced)
        and could_be(s, b.defn, a, a.id in advanced)
        and (a.zone != PLAY_AREA or a.defn.type == b.defn.type)
        and (b.zone != PLAY_AREA or a.defn.type == b.defn.type)
    ]
    if not pairs:
        return None
    a, b = chance.choice(pairs)
    fronts: dict[int, CardDef] = {a.id: b.defn, b.id: a.defn}
    state = with_fronts(s, seat, fronts, chance)
    state.rng = s.rng
    state.facts = list(s.facts)
    state.decision = None
    mode, state.mode = state.mode, 2
    state.deciding -= 1
    state.stack[-1].run(state)
    state.mode = mode
    return Game(state, game.corp, game.runner)


def told_apart(a: Game, b: Game, seat: int, since: int) -> bool:
    """Whether something that differs has come to light: now, or in passing since a record."""
    different = set()
    for x, y in zip(a.state.cards, b.state.cards, strict=True):
        if x.defn is not y.defn:
            different.add(x.id)
            if (a.state.visibility(x) | b.state.visibility(y)) >> seat & 1:
                return True
    for game in (a, b):
        event = game.state.events
        while event is not None and event.n >= since:
            told = [event.card] if event.seen >> seat & 1 else []
            told += [ref for ref, mask in zip(event.cards, event.seen_cards, strict=True) if mask >> seat & 1]
            if any(ref >= 0 and ref % REF in different for ref in told):
                return True
            event = event.prev
    return False


def same_to_others(a: Game, b: Game, seat: int) -> list[tuple[Option, Option]]:
    """Options of the opponent that ``seat`` could not tell apart."""
    assert a.decision is not None and b.decision is not None
    found: list[tuple[Option, Option]] = []
    theirs = {o.key: o for o in b.decision.options}
    for o in a.decision.options:
        other = theirs.get(o.key)
        if other is None:
            continue
        if o.verb == V_INSTALL and o.card >= 0:
            if (a.state.cards[o.card].defn.type == ICE) != (b.state.cards[o.card].defn.type == ICE):
                continue
        if o.verb == V_SERVER and a.decision.card >= 0:
            i = a.decision.card
            if (a.state.cards[i].defn.type == ICE) != (b.state.cards[i].defn.type == ICE):
                continue
        found.append((o, other))
    return found


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_a_seat_cannot_tell_a_game_from_its_twin(seed: int, seat: int) -> None:
    chance = Random(seed)
    side = SIDES[seat]
    game = Game.start(*decks(seed), seed, asking="open")
    compared = 0
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if game.decision and game.decision.kind == "action" and chance.random() < 0.08:
            a, b = game.copy(), twin_of(game, seat, chance)
            if b is None:
                continue
            since = recorded(a)
            for step in range(60):
                if told_apart(a, b, seat, since):
                    break
                assert seen(a, side) == seen(b, side), (seed, step)
                assert heard(a, side, since, ("es",)) == heard(b, side, since, ("es",)), (seed, step)
                since = recorded(a)
                compared += 1
                if a.decision is None or b.decision is None:
                    assert a.decision is b.decision
                    break
                if a.decision.player == seat:
                    text = chance.choice(list(a.decision.texts()))
                    a.choose(text)
                    b.choose(text)
                    continue
                common = same_to_others(a, b, seat)
                if not common:
                    break
                one, other = chance.choice(common)
                a.choose(one)
                b.choose(other)
    assert compared > 10


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
    side = SIDES[seat]
    game = Game.start(*decks(seed), seed)
    compared = 0
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if game.decision and game.decision.kind == "action" and chance.random() < 0.08:
            a, b = game.copy(), twin_of(game, seat, chance)
            if b is None:
                continue
            since = recorded(a)
            for step in range(40):
                if not play_on(a, seat) or not play_on(b, seat) or told_apart(a, b, seat, since):
                    break
                assert seen(a, side) == seen(b, side), (seed, step)
                assert heard(a, side, since, ("es",)) == heard(b, side, since, ("es",)), (seed, step)
                since = recorded(a)
                compared += 1
                assert a.decision is not None
                text = chance.choice(list(a.decision.texts()))
                a.choose(text)
                b.choose(text)
    assert compared > 10

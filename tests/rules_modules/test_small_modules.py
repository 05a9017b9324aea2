"""Setup, extra cards, searching, hosting and guessing: the steps that are easily forgotten."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.cards.library import definition
from netrunner.rules.concepts.setup import Setup, new_state
from netrunner.rules.machine.kernel import advance
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    CORP,
    E_SEARCHED,
    E_SHUFFLED,
    FORCED,
    FULL,
    GRIP,
    HARDWARE,
    HEAP,
    HQ,
    ICE,
    OUTSIDE,
    PLAY_AREA,
    PROGRAM,
    RND,
    RUNNER,
    SERVER_HQ,
    STACK,
)
from netrunner.testing import define, play, scenario
from netrunner.vocabulary import (
    AddTo,
    CanHost,
    Cards,
    Chosen,
    Clicks,
    Draw,
    ForEvent,
    Found,
    Gain,
    GiveTags,
    Lose,
    Recurring,
    Search,
    paid,
    whenever,
)
from netrunner.vocabulary import (
    play as plays,
)
from netrunner.vocabulary.base import OPPONENT, YOU
from netrunner.vocabulary.hosting import HostHere, HostThisOn
from netrunner.vocabulary.installs import Searches
from netrunner.vocabulary.moments import FirstTimeTrue
from netrunner.vocabulary.running import SecretlySpend
from netrunner.vocabulary.zones import NoCardsIn

HOSTABLE = Cards(where="grip")
define(
    "Tool Crate", "runner", "hardware",
    CanHost(Cards(), limit=2), paid(Clicks(), HostHere(Chosen(HOSTABLE), counters=2)), cost=0,
).hosts_by_ability = True  # fmt: skip
define(
    "Dark Tool Crate", "runner", "hardware",
    CanHost(Cards(), limit=1), paid(Clicks(), HostHere(Chosen(HOSTABLE), facedown=True)), cost=0,
).hosts_by_ability = True  # fmt: skip
define("Crawler", "runner", "program", paid(0, HostThisOn(Chosen(Cards(types=ICE)))), cost=0, memory=0)
define("Look Up", "runner", "event", plays(Search(Cards(types=PROGRAM, where="stack")), AddTo(Found(), "grip")))
define("Junk Search", "runner", "event",
       plays(Search(Cards(types=HARDWARE, where="heap"), zones="heap"), AddTo(Found(), "grip")))  # fmt: skip
define(
    "Both Kinds", "runner", "event",
    plays(Search(Cards(types=PROGRAM, where="stack"), count=2, different=True), AddTo(Found(), "grip")),
)  # fmt: skip
define("Must Find", "runner", "event",
       plays(Search(Cards(where="stack"), criteria=False), AddTo(Found(), "grip")))  # fmt: skip
define("Seeker Fan", "runner", "resource", whenever(Searches("stack"), Gain(1)), cost=0)
define("Empty Hands", "runner", "resource", FirstTimeTrue(NoCardsIn("grip", first=True), Gain(3)), cost=0)
define("Small Draw", "runner", "event", plays(Draw(1)))
define("Small Gain", "runner", "event", plays(Gain(1)))
define("Bluff", "corp", "operation", plays(SecretlySpend(2, GiveTags(1))))
define("Started Card", "runner", "resource", Recurring(2), subtypes="starter", cost=0)
define("Other Started", "runner", "resource", whenever(Searches("stack"), Lose(1, OPPONENT)), cost=0)


# -- setup -------------------------------------------------------------------------------------------------------------


def before_the_game(mode: int = FORCED, extra: int = 0) -> State:
    corp, runner = definition("The Corp"), definition("The Runner")
    deck = [definition("Hedge Fund")] * 8
    stack = [definition("Sure Gamble")] * 7
    return new_state(corp, deck, runner, stack, 1, mode, [definition("Diesel")] * extra)


@pytest.mark.rule("1.6.1:1,2")
def test_1_6_1_before_the_game_everything_is_in_its_place() -> None:
    s = before_the_game(extra=2)
    assert s.zones[PLAY_AREA] == (CORP, RUNNER)
    assert (s.zones[RND], s.zones[STACK]) == (tuple(range(2, 10)), tuple(range(10, 17)))
    assert (s.zones[OUTSIDE], s.extra_from) == ((17, 18), 17)
    assert [(c.id, c.inc) for c in s.cards] == [(n, 0) for n in range(19)]
    for n, card in enumerate(s.cards):
        wanted = PLAY_AREA if n < 2 else RND if n < 10 else STACK if n < 17 else OUTSIDE
        assert (card.zone, card.owner) == (wanted, int(n == 1 or n >= 10))
        assert card.faceup == (n < 2 or n >= 17)
        assert not card.active and not card.installed
    assert s.rng == 1


def test_both_decks_together_have_room_for_as_many_cards_as_references_can_tell_apart() -> None:
    corp, runner, card = definition("The Corp"), definition("The Runner"), definition("Hedge Fund")
    assert len(new_state(corp, [card] * 127, runner, [card] * 127, 1, FORCED).cards) == 256
    with pytest.raises(ValueError):
        new_state(corp, [card] * 127, runner, [card] * 128, 1, FORCED)
    with pytest.raises(ValueError):
        new_state(corp, [card] * 127, runner, [card] * 127, 1, FORCED, [card])


@pytest.mark.rule("1.6.2:1")
@pytest.mark.rule("1.6.4")
@pytest.mark.rule("1.6.6a:1")
@pytest.mark.rule("1.6.7")
def test_1_6_the_steps_before_the_first_turn_come_in_order() -> None:
    s = before_the_game(FULL)
    setup = Setup()
    s.push(setup)
    assert setup.rule() == "1.6.2"
    advance(s)
    assert setup.rule() == "1.6.6a"
    game = play(Game(s))
    game.asks("corp", "mulligan", "1.6.6a")
    game.expect(corp_credits=5, runner_credits=5, corp_hand=5, runner_hand=5)
    assert not s.cards[CORP].active
    game.corp.mulligans()
    assert setup.rule() == "1.6.6a"
    game.asks("runner", "mulligan", "1.6.6a")
    game.expect(corp_hand=5, runner_hand=5)
    assert game.happened("mulligan") == 1
    game.runner.keeps()
    assert game.happened("game-begins") == 1 and game.happened("mulligan") == 1
    assert (s.cards[CORP].active, s.cards[RUNNER].active) == (True, True)
    assert not any(isinstance(frame, Setup) for frame in s.stack)
    assert (s.turn, s.turn_number) == (CORP, 1)


@pytest.mark.rule("1.6.6a:2")
def test_1_6_6a_each_hand_goes_back_into_its_own_deck() -> None:
    for side, hand, deck in ((CORP, HQ, RND), (RUNNER, GRIP, STACK)):
        s = before_the_game()
        s.push(Setup())
        advance(s)
        game = Game(s)
        whole = sorted((*s.zones[hand], *s.zones[deck]))
        old = {i: s.cards[i].inc for i in s.zones[hand]}
        for player in (CORP, RUNNER):
            game.choose("mulligan" if player == side else "keep")
            if player == side:
                break
        assert sorted((*s.zones[hand], *s.zones[deck])) == whole
        assert all(s.cards[i].inc > inc for i, inc in old.items())  # each of them went back
        assert len(s.zones[hand]) >= 5
        assert all(s.cards[i].owner == side for i in whole)


@pytest.mark.rule("1.5.3b:1,2")
@pytest.mark.rule("1.6.7")
@pytest.mark.rule("1.10.5a:1")
def test_1_5_3b_cards_that_begin_the_game_installed_are_full_and_active_when_it_begins() -> None:
    from netrunner.rules.concepts.identities import activate_installed, start_installed

    corp, runner = definition("The Corp"), definition("The Runner")
    fill = [definition("Hedge Fund")] * 6
    s = new_state(corp, fill, runner, fill, 1, FORCED, [definition("Started Card"), definition("Diesel")])
    start_installed(s, [14])
    card = s.cards[14]
    assert (card.installed, card.faceup, card.active, card.zone) == (True, True, False, PLAY_AREA)
    assert sum(card.counters) == 0 and s.zones[OUTSIDE] == (15,)
    activate_installed(s)
    card = s.cards[14]
    assert (card.installed, card.faceup, card.active, sum(card.counters)) == (True, True, True, 2)
    assert not s.cards[CORP].active  # identities are not installed


# -- searching ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2.3:3")
@pytest.mark.rule("4.2.4:1")
def test_4_2_3_a_searched_deck_is_shuffled_and_a_heap_is_not() -> None:
    game = scenario("runner:\n hand: Look Up\n deck: Crypsis, 3 any\n rig: Seeker Fan\nturn: runner")
    game.runner.plays("Look Up")
    game.runner.picks("Crypsis")
    game.expect(runner_hand=["Crypsis"], runner_credits=6)
    shuffled = [e for e in game.events() if e.kind == E_SHUFFLED]
    assert [(e.player, e.zone) for e in shuffled] == [(RUNNER, STACK)]
    searched = [e for e in game.events() if e.kind == E_SEARCHED]
    assert [(e.player, e.amount, e.zone) for e in searched] == [(RUNNER, 1, STACK)]
    heap = "heap: Test Console, Test Hardware"
    game = scenario(f"runner:\n hand: Junk Search\n {heap}\n deck: 3 any\n rig: Seeker Fan\nturn: runner")
    game.runner.plays("Junk Search")
    game.runner.picks("Test Hardware")
    game.expect(runner_hand=["Test Hardware"], runner_heap=["Test Console", "Junk Search"], runner_credits=5)
    assert game.happened("shuffled") == 0
    assert [e.zone for e in game.events() if e.kind == E_SEARCHED] == [HEAP]


@pytest.mark.rule("4.2.3:1")
def test_4_2_3_the_corps_deck_is_the_corps() -> None:
    game = scenario("corp:\n hand: Test Search\n deck: Enigma, 3 any\nturn: corp")
    game.corp.plays("Test Search")
    game.corp.picks("Enigma")
    assert [(e.player, e.zone) for e in game.events() if e.kind == E_SHUFFLED] == [(CORP, RND)]
    game.expect(corp_hand=["Enigma"])


@pytest.mark.rule("4.2.2c:1")
@pytest.mark.rule("4.2.2")
def test_4_2_2_a_search_with_criteria_may_fail_and_one_without_may_not() -> None:
    game = scenario("runner:\n hand: Look Up\n deck: Crypsis, Diesel\nturn: runner")
    game.runner.plays("Look Up")
    assert game.options("runner") == ["pick Crypsis", "done"]
    game.runner.done()
    game.expect(runner_hand=[], runner_deck=2)
    game = scenario("runner:\n hand: Must Find\n deck: Crypsis, Diesel\nturn: runner")
    game.runner.plays("Must Find")
    assert game.options("runner") == ["pick Crypsis", "pick Diesel"]
    game.runner.picks("Diesel")
    game.expect(runner_hand=["Diesel"])


@pytest.mark.rule("4.2.2e")
def test_4_2_2e_cards_with_different_names_are_different() -> None:
    game = scenario("runner:\n hand: Both Kinds\n deck: 2 Crypsis, Test Program, Diesel\nturn: runner")
    game.runner.plays("Both Kinds")
    game.runner.picks("Crypsis")
    assert game.options("runner") == ["pick Test Program", "done"]
    game.runner.picks("Test Program")
    game.expect(runner_hand=["Crypsis", "Test Program"], runner_deck=2)


@pytest.mark.rule("4.2.1a:2")
@pytest.mark.rule("4.2.3:1")
def test_4_2_1a_only_the_searching_player_sees_the_deck_and_only_meanwhile() -> None:
    game = scenario("runner:\n hand: Look Up\n deck: Crypsis, Diesel\nturn: runner")
    game.runner.plays("Look Up")
    s = game.game.state
    assert {s.visibility(s.cards[i]) for i in s.zones[STACK]} == {2}
    game.runner.done()
    assert {s.visibility(s.cards[i]) for i in s.zones[STACK]} == {0}
    assert s.shown == ()


# -- hosting -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.12.2:1")
@pytest.mark.rule("1.12.4:2")
def test_1_12_2_a_card_is_hosted_with_counters_until_there_is_no_room() -> None:
    game = scenario("runner:\n hand: 2 Test Program, Test Hardware\n rig: Tool Crate\nturn: runner")
    for title in ("Test Program", "Test Program"):
        game.runner.uses("Tool Crate")
        game.runner.picks(title)
    assert game.card("Tool Crate").hosted == ["Test Program", "Test Program"]
    for card in game.cards("Test Program"):
        assert (card.installed, card.active, card.faceup, card.power) == (False, False, True, 2)
    game.refuses("runner", "use Tool Crate")
    game.expect(runner_hand=["Test Hardware"], runner_memory_used=0)
    assert game.happened("hosted") == 2


@pytest.mark.rule("1.12.2:1")
def test_1_12_2_a_card_hosted_facedown_is_seen_by_its_owner_only() -> None:
    game = scenario("runner:\n hand: Test Program\n rig: Dark Tool Crate\nturn: runner")
    game.runner.uses("Dark Tool Crate")
    card = game.card("Test Program")
    assert (card.faceup, card.power, card.host) == (False, 0, "Dark Tool Crate")
    assert game.game.state.cards[card.id].sight == 2


@pytest.mark.rule("1.12.7:2")
def test_1_12_7_an_installed_card_moves_to_another_host_and_stays_the_same_card() -> None:
    game = scenario("corp:\n HQ: ice Enigma\n R&D: ice (Hunter)\nrunner:\n rig: Crawler\nturn: runner, at 5.7.1e")
    ref = game.game.state.cards[game.card("Crawler").id].ref
    for title, other in (("Enigma", "Hunter"), ("Hunter", "Enigma")):
        game.runner.uses("Crawler")
        game.runner.picks(title)
        assert game.card("Crawler").host == title
        assert (game.card(title).hosted, game.card(other).hosted) == (["Crawler"], [])
    assert game.game.state.cards[game.card("Crawler").id].ref == ref
    assert game.happened("hosted") == 2


# -- the empty grip ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.7")
@pytest.mark.rule("1.14.4a:1")
def test_9_6_7_the_grip_is_empty_for_the_first_time_each_turn() -> None:
    game = scenario("runner:\n credits 0\n hand: Small Gain, Empty Hands\n deck: Small Gain\nturn: runner")
    game.runner.plays("Small Gain")  # one card is left
    game.runner.installs("Empty Hands")
    game.expect(runner_credits=4)
    game = scenario("runner:\n credits 0\n hand: Small Draw\n deck: Empty Hands, Small Gain\nturn: runner")
    game.runner.plays("Small Draw")  # empty once, before the card was there
    game.runner.installs("Empty Hands")
    game.expect(runner_credits=0)  # empty again


# -- guessing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.10.3c:1")
@pytest.mark.parametrize(("spent", "guess"), [(0, 0), (2, 2), (1, 2), (0, 1), (2, 0)])
def test_1_10_3c_what_was_spent_in_secret_is_revealed_after_the_guess(spent: int, guess: int) -> None:
    game = scenario("corp:\n credits 5\n hand: Bluff\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.plays("Bluff")
    assert len(game.options("corp")) == 3
    game.corp.chooses(spent)
    game.expect(corp_credits=5)  # nothing is seen yet
    game.asks("runner", "guess", "1.10.3c")
    assert len(game.options("runner")) == 3
    game.runner.chooses(guess)
    game.expect(corp_credits=5 - spent, tags=int(spent != guess))
    bids = [e for e, k in zip(game.events(), game.log_kinds(), strict=True) if k == "bid"]
    assert [(e.player, e.amount) for e in bids] == [(RUNNER, guess), (CORP, spent)]


@pytest.mark.rule("1.10.3c:1")
def test_1_10_3c_no_more_is_spent_than_there_is_but_more_may_be_guessed() -> None:
    game = scenario("corp:\n credits 1\n hand: Bluff\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.plays("Bluff")
    assert len(game.options("corp")) == 2
    game.corp.chooses(1)
    assert len(game.options("runner")) == 3
    copy = game.game.copy()
    game.runner.chooses(2)
    game.expect(corp_credits=0, tags=1)
    play(copy).runner.chooses(1)
    assert (copy.state.credits[CORP], copy.state.tags) == (0, 0)


@pytest.mark.rule("1.14.1b:1")
def test_1_14_1b_a_server_is_chosen_for_a_card_or_none() -> None:
    game = scenario("runner:\n deck: 5 any\n rig: Security Testing\nturn: runner, at 5.7.1a")
    while game.game.decision is not None and game.game.decision.kind != "choose-server":
        game.take(game.options(game.game.decision.side)[0])
    game.asks("runner", "choose-server", "1.14.1b")
    assert game.options("runner")[:3] == ["server HQ", "server R&D", "server Archives"]
    game.runner.chooses("HQ")
    assert [e.server for e, k in zip(game.events(), game.log_kinds(), strict=True) if k == "chose"] == [SERVER_HQ]
    assert "remembers HQ" in game.board()


def test_a_seed_is_a_number_of_64_bits() -> None:
    corp, runner, deck = definition("The Corp"), definition("The Runner"), [definition("Hedge Fund")] * 8
    for seed, kept in ((5, 5), (2**64 + 5, 5), (2**64 - 1, 2**64 - 1), (-1, 2**64 - 1)):
        assert new_state(corp, deck, runner, deck, seed, FORCED).rng == kept


@pytest.mark.rule("1.6.7")
def test_1_6_7_the_steps_of_the_setup_are_named_one_after_the_other() -> None:
    s = before_the_game(FULL)
    setup = Setup()
    s.push(setup)
    named = []
    while setup in s.stack:
        named.append(setup.rule())
        if s.decision is None:
            setup.run(s)
        else:
            option, s.decision = s.decision.options[0], None
            setup.answer(s, option)
    asked = ["1.6.6a"] * 4
    assert named == ["1.6.2", "1.6.2", "1.6.4", "1.6.5", "1.6.1a", "1.6.6", *asked, "1.6.7a", "1.6.7"]


@pytest.mark.rule("1.6.5")
@pytest.mark.rule("1.6.6a:2")
@pytest.mark.parametrize(("side", "hand", "deck"), [(CORP, HQ, RND), (RUNNER, GRIP, STACK)])
def test_1_6_6a_the_deck_is_shuffled_before_each_hand_is_drawn(side: int, hand: int, deck: int) -> None:
    corp, runner = definition("The Corp"), definition("The Runner")
    cards = [definition("Hedge Fund")] * 30
    s = new_state(corp, cards, runner, cards, 7, FORCED)
    in_order = s.zones[deck]
    s.push(Setup())
    advance(s)
    game = Game(s)
    if side == RUNNER:
        game.choose("keep")
    old, rest = s.zones[hand], s.zones[deck]
    assert (*rest, *old) != in_order and (*old, *rest) != in_order
    assert set(old) != set(in_order[:5]) and set(old) != set(in_order[-5:])
    game.choose("mulligan")
    new = set(s.zones[hand][:5])
    assert new != set(old) and new != set(rest[:5]) and new != set(rest[-5:])
    assert len(s.zones[hand]) == 5
    assert sorted((*s.zones[hand], *s.zones[deck])) == sorted(in_order)


@pytest.mark.rule("3.1.1")
@pytest.mark.rule("1.10.5a:1")
@pytest.mark.rule("1.6.7")
def test_1_10_5a_the_recurring_credits_of_an_identity_are_there_when_the_game_begins() -> None:
    news, runner = definition("NBN: Making News"), definition("The Runner")
    fill = [definition("Hedge Fund")] * 6
    s = new_state(news, fill, runner, fill, 1, FORCED)
    s.push(Setup())
    advance(s)
    assert sum(s.cards[CORP].counters) == 0 and not s.cards[CORP].active
    game = Game(s)
    game.choose("keep")
    game.choose("keep")
    assert sum(s.cards[CORP].counters) == 2 and s.cards[CORP].active and s.cards[CORP].faceup


@pytest.mark.rule("1.5.3b:1")
@pytest.mark.rule("3.1.1")
@pytest.mark.rule("1.6.4")
def test_1_6_2_what_an_identity_brings_is_installed_before_the_hands_are_drawn_and_active_afterwards() -> None:
    orders = [define(f"House Rule {n}", "runner", "resource", Recurring(1), subtypes="directive") for n in range(3)]
    corp, adam = definition("The Corp"), definition("Adam: Compulsive Hacker")
    fill = [definition("Hedge Fund")] * 6
    s = new_state(corp, fill, adam, fill, 1, FORCED, orders)
    s.push(Setup())
    advance(s)
    assert [c.installed for c in s.cards[-3:]] == [True] * 3
    assert not any(c.active for c in s.cards[-3:])
    game = Game(s)
    game.choose("keep")
    game.choose("keep")
    assert all(c.active and sum(c.counters) == 1 for c in s.cards[-3:])


define("Spiral Start", "runner", "resource", whenever(ForEvent("turn-begins", YOU), Gain(1)), cost=0)
define("Spiral Up", "runner", "resource", whenever(ForEvent("credits-gained", YOU), Lose(1, YOU)), cost=0)
define("Spiral Down", "runner", "resource", whenever(ForEvent("credits-lost", YOU), Gain(1)), cost=0)


@pytest.mark.rule("10.10.1:1")
def test_10_10_1_a_loop_is_noticed_wherever_it_begins() -> None:
    text = "corp:\n deck: 9 any\nrunner:\n credits 3\n rig: {}Spiral Up, Spiral Down\nturn: runner{}"
    game = scenario(text.format("Spiral Start, ", ", at 5.7.1d"))
    game.asks("runner", "loop", "10.10.1")
    game.runner.chooses(2)
    game.asks("runner", "action")
    assert game.runner.credits in (3, 4)
    game = scenario(text.format("", ""))
    game.runner.takes_credit()
    game.asks("runner", "loop", "10.10.1")
    game.runner.chooses(0)
    game.asks("runner", "action")
    game.runner.takes_credit()  # and once more, from the beginning
    game.asks("runner", "loop", "10.10.1")

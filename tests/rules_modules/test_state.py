"""The state of a game: what a new one holds, its copies, its chance, its record of events, and what is derived."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

import pytest

from netrunner import Game, invariants, starter_deck
from netrunner.codec import choices_of
from netrunner.positions import Position
from netrunner.rules.machine import chance
from netrunner.rules.machine.card import REF
from netrunner.rules.machine.records import fields_of
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import CORP, GRIP, HQ, RND, RUNNER, STACK
from netrunner.testing import Scenario, scenario

#: A little of everything: hosts, hidden cards, counters, a unique card, abilities of many kinds.
BOARD = """
    corp: Jinteki: Personal Evolution
      credits 9
      hand: Hedge Fund, Enigma, Snare!, Project Junebug, Red Herrings
      deck: Nisei MK II, 6 any
      archives: (Snare!), Hedge Fund
      HQ: ice Wall of Static, (Enigma); root (Akitaro Watanabe)
      Server 1: ice (Neural Katana); cards (Nisei MK II {advancement 2})
      Server 2: cards PAD Campaign
      score: Nisei MK II {agenda 1}
    runner: Kate "Mac" McCaffrey: Digital Tinker
      credits 9
      hand: Diesel, Sure Gamble, Crypsis, The Personal Touch, Test Unique Resource
      deck: 8 any
      heap: Modded
      rig: Gordian Blade [The Personal Touch], Djinn [Test Virus], Test Unique Resource, The Toolbox
"""


def board_at(turn: str) -> str:
    return f"{BOARD}    turn: {turn}\n"


def play_on(game: Game, seed: int, moves: int) -> list[str]:
    """Random moves, and what was chosen."""
    chance = Random(seed)
    chosen: list[str] = []
    while game.decision is not None and len(chosen) < moves:
        option = chance.choice(game.decision.options)
        chosen.append(option.text)
        game.choose(option)
    return chosen


def options(game: Game) -> list[str]:
    return [] if game.decision is None else [option.text for option in game.decision.options]


# -- a new one ---------------------------------------------------------------------------------------------------------


def test_a_new_state_is_empty() -> None:
    s = State()
    assert s.credits == s.clicks == s.click_spent == [0, 0]
    assert (s.tags, s.bad_publicity, s.brain, s.run_credits, s.turn_number, s.turn_start) == (0,) * 6
    assert (s.turn, s.winner, s.over, s.reason, s.phase) == (CORP, -1, False, "", "setup")
    assert (s.run_at, s.encounter_at, s.access_at) == (-1, -1, -1)
    assert (s.rng, s.uid, s.stamp, s.deciding, s.reactions, s.grip_emptied) == (0,) * 6
    assert s.loops == () and s.stilled == ()
    assert (s.window_before, s.window_now, s.window_last) == (0, 0, 0)
    assert s.last_turn_start == [-1, -1]
    assert list(s.servers) == [0, 1, 2] and [(v.id, v.ice, v.cards) for v in s.servers.values()] == [
        (0, (), ()), (1, (), ()), (2, (), ())
    ]  # fmt: skip
    assert s.next_remote == 3 and len(s.zones) == 12 and not any(s.zones)
    assert not s.index_shared and s.extra_from == REF


# -- copies ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.2a:1")
@pytest.mark.parametrize("turn", ["corp", "runner", "runner\n    run: HQ, encountering ice 1"])
def test_a_copy_is_complete_and_independent(turn: str) -> None:
    game = scenario(board_at(turn)).game
    before = game.to_json()
    copy = game.copy()
    for name in fields_of(State):
        assert hasattr(copy.state, name), name
    assert copy.to_json() == before
    play_on(copy, 3, 12)
    assert game.to_json() == before
    again = game.copy()
    play_on(again, 3, 12)
    assert again.to_json() == copy.to_json()


#: What ``State`` says is changed in place; but the index of abilities is shared until one of the games changes it.
CHANGED_IN_PLACE = ("cards", "click_spent", "clicks", "credits", "moments", "replaced", "stack", "zones")


def test_what_one_copy_knows_does_not_change_for_the_other() -> None:
    game = scenario(board_at("corp")).game
    copy = game.copy()
    for name in fields_of(State):
        mine, theirs = getattr(game.state, name), getattr(copy.state, name)
        # The index is shared until one of them changes it; the rest is replaced and never changed in place.
        if isinstance(mine, list | dict):
            assert (mine is theirs) == (name not in CHANGED_IN_PLACE), name


# -- chance ------------------------------------------------------------------------------------------------------------


def test_numbers_are_those_of_splitmix64() -> None:
    s = State()
    s.rng = 1234567
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    for most in (10, 45, (1 << 31) - 1, 1 << 31):
        s.rng = 1234567
        assert [s.random(most) for _ in range(4)] == [n % most for n in published]


KEY = 0x000102030405060708090A0B0C0D0E0F


def test_numbers_of_a_keyed_game_are_a_keyed_hash_of_how_many_were_drawn() -> None:
    s = State()
    s.rng = chance.keyed(KEY)
    for count in range(3):
        drawn = blake2b(count.to_bytes(8, "big"), key=bytes(range(16)), digest_size=16).digest()
        assert s.random(1_000) == int.from_bytes(drawn, "big") % 1_000


def test_a_keyed_game_is_shuffled_number_by_number_too() -> None:
    one, other = chance.keyed(KEY), chance.keyed(KEY)
    things = list(range(45))
    expected = list(things)
    for i in range(44, 0, -1):
        other, j = chance.below(other, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert (chance.shuffle(one, things), things) == (other, expected)
    assert sorted(things) == list(range(45)) != things


def test_a_keyed_game_is_saved_copied_and_played_again_like_any_other() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), chance.keyed(KEY))
    while len(choices_of(game.state)) < 40 and game.decision is not None:
        game.choose(game.decision.options[-1])
    again = Game.load(game.save())  # from decks, key and choices, compared with the snapshot
    assert again.state.rng == game.state.rng > chance.keyed(KEY)
    assert game.replay(10).save() == again.replay(10).save()
    assert str(KEY) not in repr(game) and str(game.seed) not in repr(game)
    written = Position.of(game).to_text()
    assert Position.parse(written).game().state.rng == game.state.rng


def test_what_is_drawn_anew_does_not_hold_the_key() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), chance.keyed(KEY))
    for side in ("corp", "runner"):
        world = game.determinize(side, seed=5)
        assert world.state.rng >> 64 == 0  # a search draws from the quick generator
        assert str(game.state.rng) not in world.save() and str(game.seed) not in world.save()


@pytest.mark.rule("1.6.5")
@pytest.mark.rule("4.1.2a:1")
@pytest.mark.parametrize("zone", [RND, STACK])
def test_4_1_2a_a_shuffle_draws_one_place_after_the_other_and_makes_new_cards(zone: int) -> None:
    game = scenario("corp:\n deck: Enigma, Hunter, 9 any\nrunner:\n deck: Diesel, Modded, 9 any\nturn: corp")
    s = game.game.state
    old = {i: s.cards[i] for i in s.zones[zone]}
    other = game.game.copy().state
    expected = list(s.zones[zone])
    for i in range(len(expected) - 1, 0, -1):
        j = other.random(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    s.shuffle(zone)
    assert s.zones[zone] == tuple(expected)
    assert s.rng == other.rng
    for i, card in old.items():
        new = s.cards[i]
        assert (new.inc, new.defn, new.owner, new.zone) == (card.inc + 1, card.defn, card.owner, zone)
        assert not new.faceup and not new.installed and not new.active


@pytest.mark.rule("1.6.5")
def test_1_6_5_a_fresh_deck_is_shuffled_alike() -> None:
    game = scenario("corp:\n deck: Enigma, Hunter, 9 any\nturn: corp")
    s, t = game.game.state, game.game.copy().state
    s.shuffle(RND)
    before = list(t.cards)
    t.shuffle(RND, fresh=True)
    assert s.zones == t.zones and s.rng == t.rng
    assert t.cards == before


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.11.2a")
@pytest.mark.rule("9.6.7b")
def test_events_are_numbered_from_the_beginning() -> None:
    game = scenario(board_at("corp"))
    chance = Random(11)
    for _ in range(50):
        if game.game.decision is None:
            break
        game.game.choose(chance.choice(game.game.decision.options))
        s = game.game.state
        event, numbers = s.events, []
        while event is not None:
            numbers.append(event.n)
            event = event.prev
        assert numbers == list(range(len(numbers) - 1, -1, -1))


@pytest.mark.rule("1.20.2:1")
def test_an_event_tells_where_it_happened_and_who_could_see_the_card() -> None:
    game = scenario("corp:\n hand: Enigma, PAD Campaign\n Server 1: ice (Hunter)\nturn: corp, at 5.6.2b", mode="full")
    game.corp.installs("PAD Campaign", "Server 1")
    event = next(e for e in game.events() if e.rule == "8.3.6")
    assert (event.server, event.player, event.seen & 7) == (3, CORP, 1)  # only the Corp knows what it is
    game = scenario("runner:\n hand: Test Program\nturn: runner")
    game.runner.installs("Test Program")
    event = next(e for e in game.events() if e.rule == "8.3.6")
    assert (event.server, event.player, event.seen & 7) == (-1, RUNNER, 7)


# -- what is derived ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.7b")
@pytest.mark.rule("3.1.1a")
@pytest.mark.rule("1.13.5a")
@pytest.mark.parametrize("seed", range(12))
def test_what_is_kept_beside_the_state_is_always_what_follows_from_it(seed: int) -> None:
    game = scenario(board_at(("corp", "runner", "runner\n    run: HQ")[seed % 3])).game
    chance = Random(seed)
    for _ in range(9):
        if game.decision is not None:
            game.choose(chance.choice(game.decision.options))
            assert invariants.check(game.state) == []
    fresh = Game.from_json(game.to_json())
    assert options(fresh) == options(game)
    orders = [[e.order for e in entries] for entries in game.state.index]
    assert [[e.order for e in entries] for entries in fresh.state.index] == orders


@pytest.mark.rule("9.6.7b")
@pytest.mark.rule("10.3.1:2")
@pytest.mark.parametrize("seed", range(8))
def test_10_3_1_a_checkpoint_that_looks_at_everything_finds_nothing_more(seed: int) -> None:
    """What changed is noted for the next checkpoint; one that forgets nothing must come to the same."""
    noted = scenario(board_at("corp" if seed % 2 else "runner")).game
    thorough = noted.copy()
    chance = Random(seed)
    for _ in range(25):
        if noted.decision is None:
            break
        text = chance.choice(noted.decision.options).text
        noted.choose(text)
        thorough.state.dirty = 31
        thorough.choose(text)
        assert (thorough.decision is None) == (noted.decision is None)
        assert thorough.state.zones == noted.state.zones
        assert thorough.state.credits == noted.state.credits
        assert [c.ref for c in thorough.state.cards] == [c.ref for c in noted.state.cards]


@pytest.mark.rule("10.3.1c:1")
@pytest.mark.rule("9.6.7b")
def test_10_3_1_a_copy_of_a_unique_card_is_noticed_wherever_it_comes_from() -> None:
    game = scenario("runner:\n credits 5\n hand: Test Unique Resource\n rig: Test Unique Resource\nturn: runner")
    game.runner.installs("Test Unique Resource")
    game.expect(runner_rig=["Test Unique Resource"], runner_heap=["Test Unique Resource"])


# -- what is shown -----------------------------------------------------------------------------------------------------


def board() -> Scenario:
    return scenario("corp:\n hand: Enigma\n deck: Hunter\n HQ: ice (Shadow)\nrunner:\n hand: Diesel\nturn: corp")


@pytest.mark.rule("1.20.2:2")
@pytest.mark.rule("1.20.6:1")
@pytest.mark.parametrize("who", range(1, 8))
def test_1_20_2_a_card_is_shown_to_those_who_may_see_it_and_only_for_the_moment(who: int) -> None:
    s = board().game.state
    hand, ice, grip = s.cards[s.zones[HQ][0]], s.cards[s.servers[0].ice[0]], s.cards[s.zones[GRIP][0]]
    assert [s.visibility(c) for c in (hand, ice, grip)] == [1, 1, 2]
    s.show(hand.ref, who)
    assert [s.visibility(c) for c in (hand, ice, grip)] == [1 | who, 1, 2]
    s.show(grip.ref, who)
    assert [s.visibility(c) for c in (hand, ice, grip)] == [1 | who, 1, 2 | who]
    s.unshow(hand.ref)
    assert [s.visibility(c) for c in (hand, ice, grip)] == [1, 1, 2 | who]
    s.unshow(grip.ref)
    assert s.shown == ()
    for seat, owner in ((0, grip), (1, hand)):
        remembered = {f.title for f in s.facts[seat]}
        assert (owner.defn.title in remembered) == bool(who >> seat & 1)
    assert {f.title for f in s.facts[2]} == ({"Enigma", "Diesel"} if who & 4 else set())


@pytest.mark.rule("4.2.1a:1")
def test_4_2_1a_a_searched_zone_is_seen_by_the_player_who_searches_it() -> None:
    s = board().game.state
    top, hand, grip = s.cards[s.zones[RND][0]], s.cards[s.zones[HQ][0]], s.cards[s.zones[GRIP][0]]
    s.look_through(RND, CORP)
    assert [s.visibility(c) for c in (top, hand, grip)] == [1, 1, 2]
    s.look_through(HQ, RUNNER)
    assert [s.visibility(c) for c in (top, hand, grip)] == [1, 3, 2]
    s.stop_looking_through(RND, CORP)
    assert [s.visibility(c) for c in (top, hand, grip)] == [0, 3, 2]
    assert s.facts[CORP] == ()  # nothing to remember of one's own deck
    s.stop_looking_through(HQ, RUNNER)
    assert [s.visibility(c) for c in (top, hand, grip)] == [0, 1, 2]
    assert [f.title for f in s.facts[RUNNER]] == ["Enigma"]
    assert s.shown == ()

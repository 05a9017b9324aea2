"""A game drawn anew: everything that a seat cannot know may be different, and nothing that it does know."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from netrunner import Deck, Game, starter_deck
from netrunner.errors import NetrunnerError
from netrunner.invariants import require
from netrunner.log import entries
from netrunner.renumbering import AGAIN
from netrunner.rules.concepts.knowledge import hidden_in
from netrunner.rules.machine.card import REF
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import AGENDA, ASSET, CORP, E_ACCESS, HQ, ICE, RND, RUNNER, UPGRADE
from netrunner.simulation import drawn_pairing
from netrunner.testing import define, scenario
from netrunner.testing.twins import SEATS as TWIN_SEATS
from netrunner.testing.twins import Twins, side_of
from netrunner.vocabulary import Gain, play
from netrunner.vocabulary.mechanics import PsiGame

SEATS = ("corp", "runner", None)


def hand(game: Game, zone: int) -> list[str]:
    """The titles in a zone, in order."""
    return [game.state.cards[i].defn.title for i in game.state.zones[zone]]


def drawn(game: Game, side: str | None, count: int = 60) -> list[Game]:
    """Many games drawn anew for one seat."""
    return [game.determinize(side, seed) for seed in range(count)]


def installed(game: Game, place: str) -> str:
    """Which card is at a place of the board, whoever may know it."""
    view = game.view("corp")
    for server in view["servers"]:
        for card in (*server["ice"], *server["cards"]):
            if card["at"] == place:
                return str(card["card"])
    raise LookupError(place)


# -- what is drawn anew ---------------------------------------------------------------------------------------------

BOARD = """
corp:
  credits 9
  hand: Snare!, Hedge Fund, Enigma
  deck: Hunter, PAD Campaign, Precognition, Neural EMP, Akitaro Watanabe, Nisei MK II
  discard: Hedge Fund, (Melange Mining Corp.)
  HQ: ice (Wall of Static); root (Akitaro Watanabe)
  server 1: ice Hunter; (Priority Requisition {advancement 2})
  server 2: (PAD Campaign)
runner:
  hand: Diesel, Modded, Crypsis
  deck: Sure Gamble, Gordian Blade, Infiltration, Magnum Opus
turn: runner
"""


def test_the_runner_may_face_any_hidden_corp_card_anywhere() -> None:
    game = scenario(BOARD).game
    games = drawn(game, "runner")
    assert len({tuple(sorted(hand(g, HQ))) for g in games}) > 20
    assert len({tuple(hand(g, RND)) for g in games}) > 20
    assert len({installed(g, "Server 2 card 1") for g in games}) > 3
    assert len({g.view("corp")["corp"]["discard"]["facedown_cards"][0] for g in games}) > 3
    for g in games:  # the same cards, elsewhere; what the Runner has in hand stays
        assert Counter(c.defn.title for c in g.state.cards) == Counter(c.defn.title for c in game.state.cards)
        assert sorted(hand(g, 5)) == ["Crypsis", "Diesel", "Modded"]


def test_the_order_of_ones_own_deck_is_drawn_anew() -> None:
    game = scenario(BOARD).game
    games = drawn(game, "corp")
    assert len({tuple(hand(g, RND)) for g in games}) > 20
    for g in games:
        assert sorted(hand(g, RND)) == sorted(hand(game, RND))
        assert hand(g, HQ) == hand(game, HQ)
        assert installed(g, "Server 2 card 1") == "PAD Campaign"
    assert len({tuple(sorted(hand(g, 5))) for g in games}) > 10  # the Runner's grip


def test_a_spectator_knows_neither_hand() -> None:
    games = drawn(scenario(BOARD).game, None)
    assert len({tuple(sorted(hand(g, HQ))) for g in games}) > 20
    assert len({tuple(sorted(hand(g, 5))) for g in games}) > 10


def test_chance_takes_another_course() -> None:
    game = scenario("corp:\n deck: 9 any\n hand: Snare!, 4 any\nrunner:\n hand: 5 any\nturn: runner").game
    assert len({g.state.rng for g in drawn(game, "runner", 20)}) == 20
    assert game.determinize("runner", 3).to_json() == game.determinize("runner", 3).to_json()


def test_each_hidden_card_is_equally_likely() -> None:
    """One of ten cards is in HQ: no title comes up far more or less often than another."""
    titles = ["Snare!", "Hedge Fund", "Enigma", "Hunter", "PAD Campaign"] * 2
    game = scenario(
        f"corp:\n hand: {titles[0]}\n deck: {', '.join(titles[1:])}\nrunner:\n hand: 3 any\nturn: runner"
    ).game
    count = Counter(hand(g, HQ)[0] for g in drawn(game, "runner", 500))
    assert len(count) == 5 and all(60 < n < 145 for n in count.values())


def test_a_secret_bid_is_drawn_anew() -> None:
    define("Determinize Psi", "corp", "operation", play(PsiGame(Gain(1))))
    game = scenario("corp:\n credits 5\n hand: Determinize Psi\nrunner:\n credits 5\n hand: 3 any\nturn: corp")
    game.corp.plays("Determinize Psi")
    game.corp.chooses(2)
    spent = set()
    for g in drawn(game.game, "runner", 30):
        g.choose("number 0")
        spent.add(5 - g.state.credits[CORP])
    assert len(spent) == 3


# -- what is known --------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.7.5a")
def test_cards_lie_only_where_they_can_be_installed() -> None:
    for g in drawn(scenario(BOARD).game, "runner"):
        s = g.state
        for server in s.servers.values():
            assert all(s.cards[i].defn.type == ICE for i in server.ice)
            kinds = [s.cards[i].defn.type for i in server.cards]
            if server.id < 3:
                assert all(kind == UPGRADE for kind in kinds)
            assert len([kind for kind in kinds if kind in (AGENDA, ASSET)]) <= 1
        assert installed(g, "Server 1 ice 1") == "Hunter"


@pytest.mark.rule("1.17.2:2")
def test_a_card_that_was_advanced_can_be_advanced() -> None:
    game = scenario(
        "corp:\n credits 9\n hand: 3 any\n deck: Snare!, PAD Campaign, Project Junebug, Nisei MK II, Hunter\n"
        "server 1: (Priority Requisition)\nrunner:\n hand: 3 any\nturn: corp"
    )
    game.corp.advances("Priority Requisition")
    found = {installed(g, "Server 1 card 1") for g in drawn(game.game, "runner", 100)}
    assert found == {"Priority Requisition", "Project Junebug", "Nisei MK II"}


@pytest.mark.rule("4.7.8a:3")
def test_two_cards_in_a_remote_are_not_two_assets() -> None:
    game = scenario(
        "corp:\n hand: 3 PAD Campaign\n deck: Akitaro Watanabe, 3 Snare!\n"
        "server 1: (PAD Campaign), (Akitaro Watanabe)\n HQ: root (Akitaro Watanabe)\n"
        "runner:\n hand: 3 any\nturn: runner"
    ).game
    for g in drawn(game, "runner"):
        kinds = [g.state.cards[i].defn.type for i in g.state.servers[3].cards]
        assert UPGRADE in kinds
        assert installed(g, "HQ root 1") == "Akitaro Watanabe"


def test_what_was_exposed_stays_what_it_is() -> None:
    game = scenario(BOARD.replace("Diesel, Modded", "Infiltration, Modded"))
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.runner.chooses("Server 2 card 1")
    game.corp.passes()
    for g in drawn(game.game, "runner"):
        assert installed(g, "Server 2 card 1") == "PAD Campaign"


def test_what_was_accessed_on_top_of_rnd_stays_there() -> None:
    game = scenario("corp:\n hand: 3 any\n deck: Enigma, Snare!, 2 Hunter\nrunner:\n hand: 3 any\nturn: runner")
    game.runner.runs("R&D")
    game.runner.continues()
    assert {hand(g, RND)[0] for g in drawn(game.game, "runner", 20)} == {"Enigma"}
    assert len({hand(g, RND)[0] for g in drawn(game.game, "corp", 40)}) == 3  # the Corp did not see it (7.2.2)


def test_a_card_known_to_be_in_one_of_two_places_is_in_one_of_them() -> None:
    game = scenario(
        "corp:\n credits 9\n hand: Snare!\n deck: Hedge Fund, 3 PAD Campaign\n"
        "runner:\n hand: 5 any\n clicks 1\nturn: runner"
    )
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.passes()
    game.runner.declines()
    game.corp.installs("Snare!", "new remote")
    places = Counter(
        ("server" if installed(g, "Server 1 card 1") == "Snare!" else "HQ") for g in drawn(game.game, "runner")
    )
    for g in drawn(game.game, "runner"):
        assert "Snare!" in (installed(g, "Server 1 card 1"), *hand(g, HQ))
    assert len(places) == 2


def test_abilities_of_unrezzed_cards_go_with_their_cards() -> None:
    """Zaibatsu Loyalty interrupts while unrezzed: where it lies in the copy, and nowhere else."""
    board = (
        "corp:\n credits 9\n hand: 2 any\n deck: 2 PAD Campaign\n"
        " server 1: (Zaibatsu Loyalty)\n server 2: (Melange Mining Corp.)\n"
        "runner:\n hand: Infiltration\nturn: runner"
    )
    asked = set()
    for g in drawn(scenario(board).game, "runner"):
        where = next((c for c in g.state.cards if c.defn.title == "Zaibatsu Loyalty" and c.installed), None)
        g.choose("play Infiltration")
        g.choose("choose 2")
        g.choose("pick [Server 2 card 1]")
        assert g.decision is not None
        interrupts = g.decision.kind == "interrupt"
        assert interrupts == (where is not None)
        asked.add(interrupts)
    assert asked == {True, False}


# -- what the game remembers ----------------------------------------------------------------------------------------


def test_neither_seed_nor_choices_nor_start_of_the_real_game_are_in_a_game_drawn_anew() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 31)
    for text in ("keep", "keep"):
        game.choose(text)
    world = game.determinize("runner", 8)
    assert world.seed == 8 and world.state.choices is None and world.state.past == ()
    assert world.origin is not None and world.origin.rng == world.state.rng != game.state.rng
    assert world.replay(0).to_json() == world.to_json()


def test_what_a_facedown_card_last_was_is_drawn_anew_with_it() -> None:
    game = scenario("""
        corp:
          hand: Adonis Campaign
          deck: Hedge Fund, Enigma, Hunter, Neural EMP
          Server 1: (Snare!)
        turn: corp
    """)
    game.corp.installs("Adonis Campaign", "Server 1", trashing=("Snare!",))
    gone = [card.defn.title for card in game.game.state.last_cards.values()]
    assert gone == ["Snare!"]
    for seat, known in (("runner", False), ("corp", True)):
        worlds = drawn(game.game, seat)
        found = {card.defn.title for world in worlds for card in world.state.last_cards.values()}
        assert found == {"Snare!"} if known else len(found) > 1


@pytest.mark.rule("10.2.2")
def test_what_a_seat_could_not_see_is_unknown_in_the_story() -> None:
    game = scenario("corp:\n hand: Snare!, Hedge Fund\n deck: Enigma, 3 any\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.draws()
    game.corp.installs("Snare!", "new remote")
    game.corp.passes()
    game.corp.plays("Hedge Fund")
    told = {side: [game.game.determinize(side, 1).log, game.game.log] for side in SEATS}
    for side, (world, real) in told.items():
        assert [entry.as_seen(side) for entry in world] == [entry.as_seen(side) for entry in real]
    titles = [[seen.title for seen in (entry.card, *entry.cards) if seen] for entry in told["runner"][0]]
    assert ["Unknown Corp card"] in titles and ["Hedge Fund"] in titles and ["Enigma"] not in titles


def test_a_card_that_was_seen_cannot_be_followed_by_its_number() -> None:
    """The Runner accesses Snare! in HQ; which card the Corp then installs is not to be found out."""
    board = (
        "corp:\n credits 9\n hand: Snare!, PAD Campaign\n deck: 4 any\nrunner:\n hand: 5 any\n clicks 1\nturn: runner"
    )
    game = scenario(board)
    game.runner.runs("HQ")
    game.runner.continues()
    while game.game.decision is not None and game.game.decision.kind != "action":
        texts = list(game.game.decision.texts())
        game.game.choose(next((text for text in texts if text in ("pass", "no", "decline")), texts[0]))
    accessed = next(entry.card.title for entry in game.game.log if entry.kind == "access" and entry.card)
    game.corp.installs(accessed, "new remote")
    world = game.game.determinize("runner", 2).state
    installed = {i for server in world.servers.values() for i in server.cards}
    event = world.events
    while event is not None and event.kind != E_ACCESS:
        event = event.prev
    assert event is not None and event.card % REF not in installed and world.card(event.card) is None


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_are_numbered_by_their_places(seed: int) -> None:
    """In the game itself numbers follow the decklists: they would tell which card is which."""
    followed = 0
    for number in range(seed, 60, 3):  # games are of any length: until enough was followed
        followed += _numbered_by_place(number)
        if followed > 200:
            return
    raise AssertionError(f"only {followed} hidden cards were followed")


def _numbered_by_place(seed: int) -> int:
    """How many hidden cards of worlds, drawn here and there in a game, are numbered by their places: all of them."""
    chance = Random(seed)
    game = Game.start(*drawn_pairing(seed), seed)
    followed = 0
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if game.decision and game.decision.kind == "action" and chance.random() < 0.2:
            seat = chance.choice(TWIN_SEATS)
            world = game.determinize(side_of(seat), seed).state
            require(world)
            for owner in (CORP, RUNNER):
                cards = [world.cards[i] for zone in world.zones for i in zone if i < world.extra_from]
                hidden = [c.id for c in cards if c.owner == owner and not world.visibility(c) >> seat & 1]
                fixed = {i for i in hidden if world.cards[i].inc < AGAIN}  # something in progress may refer to them
                hidden = [i for i in hidden if i not in fixed]
                assert hidden == sorted(hidden) and len(fixed) <= 4
                followed += len(hidden)
    return followed


@pytest.mark.parametrize("seed", range(3))
def test_games_drawn_anew_are_the_same_in_all_they_hold_whatever_is_hidden(seed: int) -> None:
    """Nothing that can be reached in them, by any attribute or by saving them, comes from what the seat cannot know."""
    chance = Random(seed)
    compared, number = 0, seed
    while compared < 6:  # drawn decks may make a short game
        game = Game.start(*drawn_pairing(number), number)
        while game.decision:
            game.choose(chance.choice(game.decision.options))
            if game.decision and game.decision.kind in ("action", "window") and chance.random() < 0.1:
                twins = Twins.of(game, chance.choice(TWIN_SEATS), chance, 4)
                if twins is not None:
                    twins.compare_worlds(number)
                    compared += 1
        number += 3


@pytest.mark.parametrize("seed", range(3))
def test_a_game_drawn_anew_can_be_saved_copied_and_played_on(seed: int) -> None:
    game = Game.start(*drawn_pairing(seed), seed)
    chance = Random(seed)
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if game.decision and chance.random() < 0.03:
            world = game.determinize(game.decision.side, seed)
            saved = world.to_json()
            again, copy = Game.from_json(saved), world.copy()
            assert again.to_json() == copy.to_json() == saved
            for _ in range(20):
                if world.decision is None:
                    break
                text = chance.choice(list(world.decision.texts()))
                for one in (world, again, copy):
                    one.choose(text)
            assert world.state.rng == again.state.rng == copy.state.rng
            assert world.view("corp") == again.view("corp") == copy.view("corp")


# -- decklists ------------------------------------------------------------------------------------------------------

CARDS = (("Hedge Fund", 3), ("Enigma", 3), ("Wall of Static", 3), ("Priority Requisition", 3), ("PAD Campaign", 3))
PLAYED = Deck("played", "Jinteki: Personal Evolution", (*CARDS, ("Snare!", 3), ("Hunter", 2)))
OTHER = Deck("other", "Jinteki: Personal Evolution", (*CARDS, ("Neural EMP", 3), ("Hunter", 2)))
SMALLER = Deck("smaller", "Jinteki: Personal Evolution", CARDS)


def test_a_closed_decklist_is_drawn_from_the_decks_that_are_given() -> None:
    game = Game.start(PLAYED, starter_deck("shaper"), seed=1)
    g = game.determinize("runner", 1, prior=[SMALLER, OTHER])
    assert g.corp == OTHER
    titles = Counter(c.defn.title for c in g.state.cards if c.owner == CORP and c.id > RUNNER)
    assert titles == Counter(dict(OTHER.cards))
    assert g.view("runner") == game.view("runner")


def test_a_closed_decklist_may_be_drawn_by_a_function() -> None:
    game = Game.start(PLAYED, starter_deck("shaper"), seed=1)
    decks = {game.determinize("runner", n, prior=lambda chance: chance.choice([PLAYED, OTHER])).corp for n in range(20)}
    assert decks == {PLAYED, OTHER}


def test_a_deck_without_a_card_that_was_seen_is_not_drawn() -> None:
    game = Game.start(PLAYED, starter_deck("shaper"), seed=1)
    chance = Random(2)
    while not any(c.defn.title == "Snare!" and game.state.visibility(c) & 2 for c in game.state.cards):
        assert game.decision is not None
        game.choose(chance.choice(game.decision.options))
    assert game.determinize("runner", 1, prior=[OTHER, PLAYED]).corp == PLAYED
    with pytest.raises(NetrunnerError, match="Jinteki"):
        game.determinize("runner", 1, prior=[OTHER, SMALLER])


# -- random games ---------------------------------------------------------------------------------------------------


def told(game: Game, side: str | None, since: int) -> str:
    """Everything a seat can see and has been told since a record."""
    log = [entry.as_seen(side, "es") for entry in entries(game.state, since)]
    return json.dumps([game.view(side), log])


def finish(game: Game, chance: Random) -> None:
    """Play at random to the end."""
    while game.decision:
        game.choose(chance.choice(game.decision.options))


@pytest.mark.parametrize("asking", ["forced", "open", "full"])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_drawn_anew_looks_the_same_and_plays_on(seed: int, asking: str) -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed, asking=asking)
    chance = Random(seed)
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if chance.random() < 0.08:
            side = chance.choice(SEATS)
            copy = game.determinize(side, chance.randrange(1000))
            since = chance.choice([0, *[copy.state.events.n - 30 if copy.state.events else 0] * 4])
            assert told(copy, side, since) == told(game, side, since)
            finish(copy, chance)


@pytest.mark.parametrize("seed", range(3))
def test_what_every_seat_knows_is_true_in_a_game_drawn_anew(seed: int) -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed)
    chance = Random(seed)
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if chance.random() < 0.1:
            for side in SEATS:
                copy = game.determinize(side, chance.randrange(1000)).state
                for facts in copy.facts:
                    for f in facts:
                        there = {i for where in f.places for i in hidden_in(copy, where)}
                        assert any(copy.cards[i].defn is f.defn for i in there)


def active(s: State) -> list[list[tuple[int, str]]]:
    """The index of active abilities in comparable form."""
    return [[(entry.order, entry.node.key) for entry in entries] for entries in s.index]


@pytest.mark.parametrize("seed", range(4))
def test_the_index_of_active_abilities_is_right_in_a_game_drawn_anew(seed: int) -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed)
    chance = Random(seed)
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if chance.random() < 0.1:
            for side in SEATS:
                copy = game.determinize(side, 7).state
                again = copy.copy()
                again.rebuild_index()
                assert active(copy) == active(again)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_drawn_from_what_the_seat_does_not_know(seed: int) -> None:
    """Two games that look the same to a seat are drawn anew in the same way: the truth plays no part in it."""
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed)
    chance = Random(seed)
    while game.decision:
        game.choose(chance.choice(game.decision.options))
        if game.decision and chance.random() < 0.2:
            side = game.decision.side
            twin = game.determinize(side, chance.randrange(1000))
            one, other = game.determinize(side, 5), twin.determinize(side, 5)
            assert [c.defn.title for c in one.state.cards] == [c.defn.title for c in other.state.cards]
            assert one.state.rng == other.state.rng

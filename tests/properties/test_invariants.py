"""The checks themselves: each notices what it is there for."""

from collections.abc import Callable

import pytest

from netrunner import Game, invariants
from netrunner.rules.machine.card import Card
from netrunner.rules.machine.decisions import V_PASS
from netrunner.rules.machine.state import Server, State
from netrunner.rules.machine.terms import GRIP, HEAP, PLAY_AREA, RND, SET_ASIDE, STACK
from netrunner.testing import scenario

BOARD = """
    corp:
      credits 5
      hand: Hedge Fund
      deck: 3 any
      HQ: ice Enigma
      Server 1: ice (Hunter); cards PAD Campaign, (Snare!)
      score: Nisei MK II
    runner:
      credits 5
      hand: Diesel, Sure Gamble
      deck: 3 any
      heap: Modded
      rig: Gordian Blade [The Personal Touch], The Toolbox
    turn: runner
"""


def board() -> Game:
    game = scenario(BOARD.replace(", (Snare!)", "")).game
    assert invariants.check(game.state) == []
    return game


def find(s: State, title: str) -> Card:
    return next(c for c in s.cards if c.defn.title == title and c.zone not in (RND, STACK))


def change(s: State, title: str, **fields: object) -> None:
    """Put another record of a card in place, behind the engine's back."""
    c = find(s, title)
    values = {"faceup": c.faceup, "installed": c.installed, "server": c.server, "host": c.host, "active": c.active}
    values |= {"counters": c.counters, "hosted": c.hosted, "zone": c.zone, "stamp": c.stamp, **fields}
    zone = values.pop("zone")
    s.cards[c.id] = Card(c.id, c.defn, c.owner, c.inc, zone, **values)  # type: ignore[arg-type]


def two_zones(s: State) -> None:
    s.zones[HEAP] = (*s.zones[HEAP], s.zones[GRIP][0])


def lost(s: State) -> None:
    s.zones[RND] = s.zones[RND][1:]


def stolen_deck(s: State) -> None:
    i = s.zones[RND][0]
    s.zones[RND], s.zones[STACK] = s.zones[RND][1:], (*s.zones[STACK], i)
    c = s.cards[i]
    s.cards[i] = Card(i, c.defn, c.owner, c.inc, STACK)


def unhosted(s: State) -> None:
    change(s, "Gordian Blade", hosted=())


def nowhere(s: State) -> None:
    s.servers[0] = Server(0)


def second_copy(s: State) -> None:
    s.servers[1] = Server(1, s.servers[0].ice)


def asset_in_root(s: State) -> None:
    pad = find(s, "PAD Campaign")
    s.servers[3] = Server(3, s.servers[3].ice)
    s.servers[0] = Server(0, s.servers[0].ice, (pad.id,))
    change(s, "PAD Campaign", server=0)


def empty_remote(s: State) -> None:
    s.servers[4] = Server(4)
    s.next_remote = 5


def left_in_play(s: State) -> None:
    i = find(s, "Diesel").id
    s.zones[GRIP] = tuple([j for j in s.zones[GRIP] if j != i])
    s.zones[PLAY_AREA] = (*s.zones[PLAY_AREA], i)
    change(s, "Diesel", zone=PLAY_AREA, faceup=True)


def left_aside(s: State) -> None:
    i = find(s, "Diesel").id
    s.zones[GRIP] = tuple([j for j in s.zones[GRIP] if j != i])
    s.zones[SET_ASIDE] = (i,)
    change(s, "Diesel", zone=SET_ASIDE)


def stale_index(s: State) -> None:
    s.index = [()] * len(s.index)


def too_much_memory(s: State) -> None:
    find(s, "Gordian Blade").defn.memory += 99


def option_twice(s: State) -> None:
    assert s.decision is not None
    s.decision.keys.append(s.decision.keys[0])


def other_text(s: State) -> None:
    assert s.decision is not None
    s.decision.texts()
    s.decision.keys.append((V_PASS, -1, -1))


BROKEN: dict[Callable[[State], object], str] = {
    two_zones: "is in grip and in heap",
    lost: "says it is in R&D",
    stolen_deck: "is in the opponent's stack",
    lambda s: change(s, "Diesel", active=True, faceup=True): "is active in grip",
    lambda s: change(s, "The Toolbox", active=False): "is installed faceup and not active",
    lambda s: change(s, "Hunter", active=True): "is facedown and active",
    lambda s: change(s, "Modded", faceup=False): "is facedown in the heap",
    lambda s: change(s, "Hedge Fund", counters=(1, 0, 0, 0, 0)): "has what only cards in play have",
    lambda s: change(s, "The Toolbox", counters=(-1, 0, 0, 0, 0)): "has negative counters",
    lambda s: s.credits.__setitem__(0, -1): "a number is negative",
    lambda s: setattr(s, "run_credits", 99): "bad publicity",
    nowhere: "is installed nowhere",
    second_copy: "is in two places",
    asset_in_root: "cannot be in a root",
    unhosted: "which does not know",
    left_in_play: "is in the play area for no reason",
    lambda s: setattr(s, "installing", (3,)): "nobody installs",
    lambda s: setattr(s, "run_at", 0): "runs at [], not at 0",
    lambda s: setattr(s, "access_at", 0): "AccessCard at []",
    lambda s: setattr(s, "encounter_at", 1): "Encounter at []",
    stale_index: "the index of active abilities differs",
    lambda s: s.last_cards.update({find(s, "Enigma").ref: find(s, "Enigma")}): "is remembered as gone",
    option_twice: "offers the same twice",
    other_text: "is not found by its text",
    lambda s: setattr(s.decision, "keys", []): "has no options",
    lambda s: setattr(s, "over", True): "without an end",
    empty_remote: "server 4 is empty",
    left_aside: "something is set aside",
    too_much_memory: "memory units are used",
}


@pytest.mark.parametrize("breaks", list(BROKEN), ids=list(BROKEN.values()))
def test_what_no_game_can_reach_is_noticed(breaks: Callable[[State], object]) -> None:
    game = board()
    memory = find(game.state, "Gordian Blade").defn.memory
    try:
        breaks(game.state)
        assert BROKEN[breaks] in "; ".join(invariants.check(game.state))
    finally:
        find(game.state, "Gordian Blade").defn.memory = memory


@pytest.mark.rule("1.7.2a:1")
def test_seven_points_would_be_noticed() -> None:
    s = board().state
    find(s, "Nisei MK II").defn.points += 5
    try:
        assert "7 agenda points" in "; ".join(invariants.check(s))
    finally:
        find(s, "Nisei MK II").defn.points -= 5


def test_what_is_wrong_is_raised_with_everything() -> None:
    s = board().state
    s.tags = -1
    with pytest.raises(invariants.BrokenInvariant, match="a number is negative"):
        invariants.require(s)


def test_seven_points_of_a_player_who_cannot_win_are_sound() -> None:
    """A game with The Black File at seven points can be saved and continued."""
    game = scenario("""
        corp:
          score: 2 Priority Requisition, Hostile Takeover
        runner:
          rig: The Black File
        turn: corp
    """).game
    assert invariants.check(game.state) == []
    assert Game.from_json(game.to_json()).to_json() == game.to_json()

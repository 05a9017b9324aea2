"""Beliefs: worlds in which cards lie where players put them are likelier."""

from netrunner.bots.beliefs import believed, hidden, kind, weight
from netrunner.game import Game
from netrunner.testing import scenario


def remote(board: str) -> Game:
    return scenario(f"""
        corp:
          credits 5
          {board}
          hand: Hedge Fund, Ice Wall, Snare!
          deck: 6 Hedge Fund, 4 Enigma, 5 Priority Requisition, 5 PAD Campaign, 3 Snare!
        runner:
          credits 5
          hand: 3 Sure Gamble
          deck: 9 Sure Gamble
        turn: runner
    """).game


def agendas(game: Game, believing: bool) -> int:
    found = 0
    for seed in range(60):
        world = believed(game, "runner", seed) if believing else game.determinize("runner", seed)
        places = [i for place, i in hidden(world.state, 1) if place.startswith("behind")]
        found += any(kind(world.state.cards[i].defn.title) == "agenda" for i in places)
    return found


def test_a_card_in_the_open_is_seldom_an_agenda_and_one_behind_ice_often() -> None:
    naked, iced = remote("Server 1: (PAD Campaign)"), remote("Server 1: (PAD Campaign); ice (Enigma)")
    assert agendas(naked, True) < agendas(naked, False) / 3
    assert agendas(iced, True) > agendas(iced, False) + 8


def test_beliefs_depend_on_the_world_alone() -> None:
    game = remote("Server 1: (PAD Campaign)")
    one, two = believed(game, "runner", 5), believed(game, "runner", 5)
    assert weight(one.state, 1) == weight(two.state, 1) > 0


def test_kinds_are_read_from_declarations() -> None:
    titles = ("Snare!", "Hedge Fund", "Ice Wall", "Tollbooth", "Corroder", "Priority Requisition")
    assert [kind(title) for title in titles] == ["trap", "money", "cheap ice", "dear ice", "breaker", "agenda"]

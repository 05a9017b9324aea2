"""Cards about what is open and what is set aside for the whole game: Harishchandra Ent. and Ayla “Bios” Rahim."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.decks import Deck, starter_deck
from netrunner.testing import Scenario, scenario


def _star(tags: int, turn: str) -> Scenario:
    """A board with two cards in the grip."""
    return scenario(f"""
        corp: Harishchandra Ent.: Where You're the Star
          hand: 2 Test Tag
          credits 9
          deck: 9 any
        runner:
          tags {tags}
          hand: Diesel, Modded
          deck: Sure Gamble, 5 any
        turn: {turn}
    """)


def _grip(game: Game, seat: str | None) -> list[str]:
    """What a seat sees of the grip."""
    return list(game.view(seat)["runner"]["hand"]["cards"])


def test_harishchandra_ent_opens_the_grip_of_a_tagged_runner() -> None:
    game = _star(0, "corp")
    assert _grip(game.game, "corp") == []
    game.corp.plays("Test Tag", x=1)
    assert game.runner.tagged
    assert _grip(game.game, "corp") == ["Diesel", "Modded"]
    assert _grip(game.game, None) == ["Diesel", "Modded"]


def test_harishchandra_ent_shows_cards_that_are_drawn_and_closes_the_grip_with_the_last_tag() -> None:
    game = _star(1, "runner")
    assert _grip(game.game, "corp") == ["Diesel", "Modded"]
    game.runner.draws()
    assert _grip(game.game, "corp") == ["Diesel", "Modded", "Sure Gamble"]
    assert game.has_seen("corp", "Sure Gamble")
    game.runner.removes_tag()
    assert _grip(game.game, "corp") == []
    known = [fact.title for fact in game.game.state.facts[0]]
    assert sorted(known) == ["Diesel", "Modded", "Sure Gamble"]  # what was seen is remembered
    game.runner.draws()
    assert len(game.game.state.facts[0]) == 3


@pytest.mark.ruling("Harishchandra Ent.: Where You're the Star", 0)
def test_harishchandra_ent_leaves_damage_random() -> None:
    taken = set()
    for seed in range(12):
        game = scenario(
            """
            corp: Harishchandra Ent.: Where You're the Star
              hand: Neural EMP
              credits 9
            runner:
              tags 1
              hand: Diesel, Modded, Crypsis
            turn: corp
            last turn: run on HQ
        """,
            seed=seed,
        )
        game.corp.plays("Neural EMP")
        taken.update(game.runner.discard)
    assert taken == {"Diesel", "Modded", "Crypsis"}


def test_harishchandra_ent_keeps_the_grip_open_in_a_saved_game_and_after_the_action_phase_ends() -> None:
    game = _star(1, "runner")
    again = Game.from_json(game.game.to_json())
    assert _grip(again, "corp") == ["Diesel", "Modded"]
    game.next_turn("corp")
    assert _grip(game.game, "corp") == ["Diesel", "Modded"]


# -- Ayla “Bios” Rahim ----------------------------------------------------------------------------------------------


def _ayla() -> Game:
    identity = "Ayla “Bios” Rahim: Simulant Specialist"
    return Game.start(starter_deck("jinteki"), Deck(identity, identity, starter_deck("shaper").cards), seed=5)


@pytest.mark.rule("1.6.1a:2")
def test_ayla_sets_four_of_the_top_six_cards_aside_before_the_starting_hand() -> None:
    game = _ayla()
    assert game.decision is not None
    assert game.decision.side == "runner"
    assert len(game.state.hand(1)) == 0  # the starting hand is not drawn yet
    deck = len(game.state.deck(1))
    seen = [event for event in game.log if event.kind == "looked"]
    assert [len(event.cards) for event in seen] == [6]
    for _ in range(4):
        game.choose(game.decision.options[0])
    assert [event.kind for event in game.log].count("shuffled") == 1
    assert len(game.state.zones[9]) == 4
    assert len(game.state.hand(1)) == 5
    assert len(game.state.deck(1)) == deck - 9
    assert all([card["card"] for card in game.view("runner")["set_aside"]])
    assert not any([card["card"] for card in game.view("corp")["set_aside"]])


def test_ayla_adds_a_card_from_nvram_to_the_grip_for_a_click() -> None:
    game = scenario("""
        runner: Ayla “Bios” Rahim: Simulant Specialist
          hand: Diesel
          set aside: (Corroder), (Modded)
        turn: runner
    """)
    game.runner.uses("Ayla “Bios” Rahim: Simulant Specialist")
    game.runner.picks("Corroder")
    game.expect(runner_hand=["Corroder", "Diesel"], runner_clicks=3)
    assert not game.has_seen("corp", "Corroder")
    game.runner.uses("Ayla “Bios” Rahim: Simulant Specialist")
    game.expect(runner_hand=["Corroder", "Diesel", "Modded"], runner_clicks=2)
    game.refuses("runner", "use Ayla “Bios” Rahim: Simulant Specialist")


@pytest.mark.ruling("Ayla “Bios” Rahim: Simulant Specialist", 0)
def test_ayla_cannot_use_cards_in_nvram_as_installed_cards() -> None:
    """Endless Hunger trashes an installed card: what is set aside is not installed."""
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner: Ayla “Bios” Rahim: Simulant Specialist
          rig: Endless Hunger
          set aside: (Corroder)
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Endless Hunger")
    game.expect(runner_discard=["Endless Hunger"])
    assert game.card("Corroder").zone == "set-aside"

"""A position becomes a game: cards where they are written, abilities active, the step that comes next."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netrunner import Game, starter_deck
from netrunner.positions import Position
from netrunner.positions.steps import encounter_steps, run_steps, turn_steps
from netrunner.rules.machine.state import State
from netrunner.testing import scenario


def same_index(s: State) -> None:
    """The index of active abilities is what a fresh look at the cards finds."""
    before = [[(e.order, e.me.player, e.me.ref) for e in entries] for entries in s.index]
    s.rebuild_index()
    assert [[(e.order, e.me.player, e.me.ref) for e in entries] for entries in s.index] == before


def test_cards_are_where_they_are_written() -> None:
    game = scenario("""
        corp:
          Server 2: ice Enigma, (Hunter); cards (Project Junebug {advancement 2})
          archives: (Snare!), Hedge Fund
          score: Nisei MK II {agenda 1}
        runner:
          rig: Gordian Blade [The Personal Touch], (Diesel)
        turn: corp
    """)
    assert game.servers == ["HQ", "R&D", "Archives", "Server 2"]
    assert game.ice("Server 2") == ["Enigma", "Hunter"]
    assert game.root("Server 2") == ["Project Junebug"]
    assert (game.card("Enigma").rezzed, game.card("Hunter").rezzed) == (True, False)
    assert game.card("Enigma").place == "Server 2 ice 1"
    assert game.card("Project Junebug").advancement == 2
    assert (game.card("Snare!").faceup, game.card("Hedge Fund").faceup) == (False, True)
    assert game.card("Nisei MK II").active and game.card("Nisei MK II").agenda_counters == 1
    assert game.card("The Personal Touch").host == "Gordian Blade"
    assert game.card("Gordian Blade").hosted == ["The Personal Touch"]
    assert game.card("Gordian Blade").strength == 3
    assert not game.card("Diesel").active and game.card("Diesel").installed
    same_index(game.game.state)


@pytest.mark.rule("1.10.5a:1")
def test_recurring_credits_are_there_unless_the_position_says_how_many() -> None:
    assert scenario("runner:\n rig: The Toolbox").card("The Toolbox").credits == 2
    assert scenario("runner:\n rig: The Toolbox {credit 0}").card("The Toolbox").credits == 0


def test_the_turn_allots_its_clicks_unless_the_position_says_how_many() -> None:
    assert scenario("turn: corp").corp.clicks == 3
    assert scenario("turn: runner").runner.clicks == 4
    assert scenario("turn: runner").corp.clicks == 0
    assert scenario("runner:\n clicks 1\nturn: runner").runner.clicks == 1
    assert scenario("corp:\n HQ: ice (Enigma)\nrun: HQ").runner.clicks == 3
    assert scenario("turn: runner, at 5.7.1a").runner.clicks == 4
    assert scenario("corp:\n hand: 6 any\n deck: any\nturn: corp, at 5.6.3a", mode="full").corp.clicks == 0


def test_a_loaded_card_knows_when_it_is_empty() -> None:
    game = scenario("runner:\n rig: Armitage Codebusting {credit 2}\nturn: runner")
    game.runner.uses("Armitage Codebusting")
    game.expect(runner_credits=7, runner_heap=["Armitage Codebusting"])


def test_a_card_may_be_worth_points_in_a_score_area() -> None:
    game = scenario("runner:\n score: Crypsis {points 2}")
    assert game.runner.points == 2


def test_a_card_remembers_another() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Hunter
        runner:
          rig: Femme Fatale {remembers HQ ice 2}
        run: HQ, encountering ice 2
    """)
    game.runner.triggers("Femme Fatale")
    assert game.happened("bypassed") == 1
    assert "Femme Fatale {remembers HQ ice 2}" in game.board()


def test_seven_points_end_the_game_at_once() -> None:
    game = scenario("corp:\n score: 3 Priority Requisition")
    assert (game.winner, game.reason) == ("corp", "agenda-points")


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_turn_starts_at_every_step(side: str) -> None:
    for rule in turn_steps(side):
        game = scenario(f"corp:\n deck: 5 any\nrunner:\n deck: 5 any\nturn: {side}, at {rule}", mode="full")
        assert game.decision is not None
        assert game.decision.rule[:3] in (("5.6", "5.7") if side == "corp" else ("5.7", "5.6"))


@pytest.mark.parametrize(
    ("rule", "asked"),
    [
        ("5.6.1a", "5.6.1b"),
        ("5.6.1b", "5.6.1b"),
        ("5.6.2a", "5.6.2a"),
        ("5.6.2b", "5.6.2b"),
        ("5.6.3b", "5.6.3b"),
    ],
)
def test_the_first_question_is_that_of_the_step(rule: str, asked: str) -> None:
    game = scenario(f"corp:\n deck: 5 any\nturn: corp, at {rule}", mode="full")
    game.asks("corp", rule=asked)


def test_a_run_starts_at_every_step() -> None:
    for rule in (*run_steps(), *encounter_steps()):
        ice = {"6.9.2": "approaching ice 1, ", "6.9.3": "encountering ice 1, ", "6.9.4": "passing ice 1, "}
        said = f"HQ, {ice.get(rule[:5], '')}at {rule}"
        text = f"corp:\n hand: Hedge Fund\n HQ: ice Enigma, Hunter\nrunner:\n hand: 3 any\nrun: {said}"
        game = scenario(text, mode="full")
        assert game.decision is not None
        while game.decision is not None and game.run is not None:
            game.take(game.decision.options[-1])
        assert game.happened("run-ends") == 1, rule
        same_index(game.game.state)


def test_approaching_the_outermost_ice_is_the_first_approach() -> None:
    text = "corp:\n HQ: ice (Enigma), (Hunter)\n credits 10\nrun: HQ, approaching ice {}"
    scenario(text.format(2)).asks("corp", "window", "6.9.2e")
    scenario(text.format(1)).asks("runner", "jack-out", "6.9.2d")


def test_broken_subroutines_stay_broken() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n clicks 2\nrun: HQ, encountering ice 1, broken 2")
    # the first subroutine took a click, and nothing ended the run
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.runner.clicks == 1


def test_the_end_of_an_encounter_leads_on_through_the_run_and_the_turn() -> None:
    game = scenario("corp:\n HQ: ice Wall of Static\nrun: HQ, encountering ice 1")
    assert game.happened("run-unsuccessful") == 1
    game.asks("runner", "action", "5.7.1f")
    assert (game.run, game.runner.clicks) == (None, 3)
    game.done()


def test_the_seed_decides_chance() -> None:
    text = "runner:\n hand: Diesel, Modded, Tinkering, Infiltration, Crypsis\n"
    text += "corp:\n HQ: ice Neural Katana\nrun: HQ, encountering ice 1\nseed: {}"
    heaps = {tuple(scenario(text.format(seed)).runner.heap) for seed in range(30)}
    assert len(heaps) > 5
    assert scenario(text.format(3)).runner.heap == scenario(text.format(3)).runner.heap


@given(st.integers(0, 100), st.integers(0, 300))
def test_a_game_rebuilt_at_an_action_offers_the_same_actions(seed: int, choices: int) -> None:
    game = Game.start(corp=starter_deck("jinteki"), runner=starter_deck("shaper"), seed=seed)
    for n in range(choices):
        if game.decision is None:
            return
        game.choose(game.decision.options[(seed * 13 + n * 5) % len(game.decision.options)])
    while game.decision is not None and game.decision.kind != "action":
        game.choose(game.decision.options[-1])
    if game.decision is None or game.state.lingering:
        return
    again = Position.of(game).game()
    assert again.decision is not None
    assert (again.decision.side, again.decision.kind) == (game.decision.side, game.decision.kind)
    # what a turn remembers is not on the table: Kate's first install (Modded's too), a run last turn for Neural EMP
    differ = set(again.decision.texts()) ^ set(game.decision.texts())
    assert {text for text in differ if not text.startswith(("install ", "play Modded", "play Neural EMP"))} == set()
    same_index(again.state)

"""The scenario vocabulary is strict: every question is answered by the scenario, and none is left over."""

import pytest

from netrunner import Game, starter_deck
from netrunner.testing import ScenarioError, play, scenario, seed_where

RUN_ON_HQ = """
corp:
  credits 5
  hand: Hedge Fund
  HQ: ice (Enigma)
runner:
  hand: 3 any
turn: runner
"""


def test_acts_by_name_answer_the_questions() -> None:
    game = scenario(RUN_ON_HQ)
    game.runner.runs("HQ")
    game.corp.passes()
    game.runner.continues()
    assert game.run is None
    game.expect(runner_clicks=3, corp_credits=5, corp_hand=["Hedge Fund"], turn="runner")
    game.done()


def test_an_act_while_another_question_is_open_fails_and_prints_question_and_board() -> None:
    game = scenario(RUN_ON_HQ)
    game.runner.runs("HQ")
    with pytest.raises(ScenarioError) as caught:
        game.runner.continues()
    assert str(caught.value) == "\n".join(
        [
            "The Runner cannot continue: the other player must answer first.",
            "",
            "The open question is the Corp’s: window (rule 6.9.2e). Options:",
            "  rez Enigma [HQ ice 1]",
            "  pass",
            "The board:",
            "  corp:",
            "    credits 5, clicks 0",
            "    hand: Hedge Fund",
            "    HQ: ice (Enigma)",
            "  runner:",
            "    credits 5, clicks 3",
            "    hand: 3 Sure Gamble",
            "  turn: runner 2",
            "  run: HQ, approaching ice 1, at 6.9.2e",
        ]
    )


def test_an_act_that_is_not_offered_fails() -> None:
    game = scenario(RUN_ON_HQ)
    with pytest.raises(ScenarioError, match="The Runner cannot run Server 1 now"):
        game.runner.runs("Server 1")
    with pytest.raises(ScenarioError, match="The Corp cannot rez Enigma: the other player must answer first"):
        game.corp.rezzes("Enigma")
    assert game.runner.clicks == 4  # nothing happened


def test_a_question_left_open_fails_at_the_end() -> None:
    game = scenario(RUN_ON_HQ)
    game.runner.runs("HQ")
    with pytest.raises(ScenarioError, match="a question is open"):
        game.done()
    with pytest.raises(ScenarioError, match="a question is open"), scenario(RUN_ON_HQ) as other:
        other.runner.runs("HQ")


def test_prepared_answers_are_given_and_must_be_used() -> None:
    game = scenario(RUN_ON_HQ)
    game.corp.will("rez Enigma")
    game.runner.runs("HQ")
    assert game.card("Enigma").rezzed
    game.done()
    game.corp.will("rez Hunter")
    with pytest.raises(ScenarioError, match="never asked for: rez Hunter"):
        game.done()


def test_a_prepared_answer_that_is_not_offered_fails() -> None:
    game = scenario(RUN_ON_HQ)
    game.corp.will("rez Hunter")
    with pytest.raises(ScenarioError, match="The Corp cannot rez Hunter"):
        game.runner.runs("HQ")


def test_acts_after_the_end_of_the_game_fail() -> None:
    game = scenario("corp:\n score: 3 Priority Requisition")
    with pytest.raises(ScenarioError, match="the game is over"):
        game.corp.draws()
    game.done()
    game.expect(winner="corp", reason="agenda-points")


def test_two_cards_of_one_title_are_told_apart_by_their_place() -> None:
    text = "corp:\n credits 9\n HQ: ice (Enigma), (Enigma)\nrun: HQ"
    game = scenario(text)
    game.corp.rezzes("HQ ice 2")
    assert [card.rezzed for card in game.cards("Enigma")] == [False, True]
    with pytest.raises(ScenarioError, match="One card was meant with “Enigma”"):
        game.card("Enigma")
    assert game.card("Enigma", "HQ ice 2").rezzed
    assert game.card("HQ ice 1").title == "Enigma"


def test_an_act_that_could_mean_several_options_fails() -> None:
    game = scenario("corp:\n Server 1: (Project Junebug)\n Server 2: (Project Junebug)\nturn: corp")
    with pytest.raises(ScenarioError, match=r"Server 1 card 1\], advance Project Junebug \[Server 2 card 1"):
        game.corp.advances("Project Junebug")
    game.corp.advances("Project Junebug [Server 2 card 1]")
    assert game.card("Server 2 card 1").advancement == 1


def test_expectations_are_compared_all_at_once() -> None:
    game = scenario(RUN_ON_HQ)
    with pytest.raises(ScenarioError, match=r"runner_credits = 5 != 4; corp_hand = \['Hedge Fund'\] != 2"):
        game.expect(runner_credits=4, corp_hand=2, tags=0)
    game.expect(runner_hand=3, runner_grip=["Sure Gamble"] * 3, tags=0, bad_publicity=0, run=None, winner=None)


def test_what_is_refused_must_be_something_that_could_be_offered() -> None:
    game = scenario(RUN_ON_HQ)
    with pytest.raises(ScenarioError, match="not asked anything"):
        game.refuses("corp", "rez Enigma")
    with pytest.raises(ScenarioError, match="can never be the text of an option"):
        game.refuses("runner", "run Server 1")  # which does not exist
    game.offers("runner", "run HQ")
    with pytest.raises(ScenarioError, match="is offered “run HQ”, and should not be"):
        game.refuses("runner", "run HQ")
    with pytest.raises(ScenarioError, match="is not offered “run Server 1”"):
        game.offers("runner", "run Server 1")
    for misspelt in ("rnu HQ", "rez Enygma"):
        with pytest.raises(ScenarioError, match="can never be the text of an option"):
            game.refuses("runner", misspelt)


def test_the_open_question_can_be_asked_for() -> None:
    game = scenario(RUN_ON_HQ)
    game.asks("runner", "action", "5.7.1f")
    for wrong in (("corp",), ("runner", "window"), ("runner", "action", "5.6.2b")):
        with pytest.raises(ScenarioError, match="Another question was expected"):
            game.asks(*wrong)
    assert game.options("corp") == []
    assert "run HQ" in game.options("runner")


@pytest.mark.rule("6.9.2")
def test_every_window_is_seen_in_full_mode() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrun: HQ", mode="full")
    assert game.pass_windows() == ["runner 6.9.2b", "corp 6.9.2b", "runner 6.9.2e", "corp 6.9.2e"] + [
        "runner 6.9.5b",
        "corp 6.9.5b",
    ]
    game.asks("runner", "jack-out", "6.9.5c")


def test_windows_are_passed_up_to_a_step_or_it_fails() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrun: HQ", mode="full")
    game.pass_windows("6.9.3b")
    game.asks("runner", "window", "6.9.3b")
    with pytest.raises(ScenarioError, match=r"Another question was expected: 6\.9\.2b"):
        game.pass_windows("6.9.2b")


def test_chance_can_be_prepared_for_damage_and_for_accesses() -> None:
    for first, second, third in (("Diesel", "Modded", "Crypsis"), ("Crypsis", "Diesel", "Modded")):
        game = scenario(
            "corp:\n credits 9\n HQ: ice (Neural Katana)\nrunner:\n hand: Diesel, Modded, Crypsis, Tinkering\nrun: HQ"
        )
        game.next_random(first, second, third)
        game.corp.rezzes("Neural Katana")
        assert game.runner.heap == [first, second, third]
    game = scenario("corp:\n hand: 2 Hedge Fund, Nisei MK II, Snare!\nrun: HQ")
    game.next_random("Nisei MK II")
    game.runner.continues()
    assert game.runner.score == ["Nisei MK II"]
    with pytest.raises(ScenarioError, match="No hand holds all of these cards: Diesel"):
        game.next_random("Diesel")


def test_a_seed_is_found_by_trying() -> None:
    def loses_diesel(seed: int) -> bool:
        text = f"corp:\n HQ: ice Data Mine\nrunner:\n hand: Diesel, Modded\nrun: HQ, encountering ice 1\nseed: {seed}"
        return scenario(text).runner.heap == ["Diesel"]

    assert loses_diesel(seed_where(loses_diesel))
    with pytest.raises(ValueError, match="no seed below 3 does it"):
        seed_where(lambda seed: False, tries=3)


def test_the_keyword_form_builds_the_same_position() -> None:
    text = scenario("corp:\n bad publicity 1\n HQ: ice Enigma\n Server 1: (Snare!)\nrunner:\n hand: Diesel\nrun: HQ")
    keywords = scenario(
        corp={"bad_publicity": 1, "hq": "ice Enigma", "server_1": "(Snare!)"},
        runner={"hand": ["Diesel"]},
        run="HQ",
    )
    assert keywords.position == text.position
    assert scenario(corp={"identity": "Jinteki: Personal Evolution"}).card("Jinteki: Personal Evolution").active


def test_a_running_game_can_be_played_with_the_same_words() -> None:
    game = play(Game.start(corp=starter_deck("jinteki"), runner=starter_deck("shaper"), seed=1))
    game.corp.keeps()
    game.runner.mulligans()
    assert game.happened("mulligan") == 1
    game.corp.takes_credit()
    game.done()


def test_a_copy_goes_its_own_way() -> None:
    game = scenario(RUN_ON_HQ)
    other = game.copy()
    other.runner.takes_credit()
    assert (game.runner.credits, other.runner.credits) == (5, 6)


def test_events_are_counted_by_their_names() -> None:
    game = scenario(RUN_ON_HQ)
    game.runner.takes_credit()
    assert game.log_kinds() == ["clicks-spent", "credits-gained"]
    assert game.happened("damage") == 0
    with pytest.raises(ValueError, match="there is no event 'demage'"):
        game.happened("demage")


def test_a_player_may_concede_while_the_other_is_asked() -> None:
    game = scenario(RUN_ON_HQ)
    game.corp.concedes()
    game.expect(winner="runner")
    game.done()


def test_the_game_is_asked_why_something_is_not_possible() -> None:
    answer = scenario(RUN_ON_HQ).why_not("corp", "rez Enigma")
    assert not answer.possible
    assert answer.rule

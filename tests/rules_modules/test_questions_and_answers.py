"""A question and its answers as data: looking at options, naming them, taking them, and the end of the game."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.errors import IllegalChoice
from netrunner.rules.machine.decisions import V_GAIN, V_RUN, Decision, Option
from netrunner.rules.machine.terms import E_GAME_ENDS, NET
from netrunner.testing import define, play, scenario
from netrunner.vocabulary import Damage, ForEvent, Gain, whenever

BOARD = "corp:\n HQ: ice (Enigma)\nrunner:\n hand: Test Hardware\n deck: 3 any\nturn: runner"


def question(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


def board() -> Game:
    return scenario(BOARD).game


# -- options -----------------------------------------------------------------------------------------------------------


def test_options_are_a_sequence_in_the_order_in_which_they_are_listed() -> None:
    options = question(board()).options
    texts = ["gain", "draw", "install Test Hardware", "run HQ", "run R&D", "run Archives"]
    assert [option.text for option in options] == texts
    assert len(options) == len(question(board())) == 6
    assert (options[0].text, options[-1].text) == ("gain", "run Archives")
    assert [option.text for option in options[1:3]] == texts[1:3]
    assert [option.text for option in question(board())] == texts
    with pytest.raises(IndexError):
        options[6]


def test_an_option_belongs_to_its_question() -> None:
    game, other = board(), board()
    mine, theirs = question(game).options, question(other).options
    assert mine[0] in mine and mine[0] in question(game)
    assert mine[0] == mine[0] and mine[0] != mine[1]
    assert mine[0] != theirs[0] and theirs[0] not in mine
    assert "gain" not in mine and "gain" in question(game)
    assert "fly" not in question(game) and 7 not in question(game)
    assert mine[0] != "gain" and mine != "gain"
    assert mine == question(game).options and mine == list(mine)
    assert mine != theirs and mine != list(mine)[1:]
    assert len({mine[0], question(game).options[0], mine[1]}) == 2
    assert Option(V_RUN, -1, 9, question(game)) not in question(game)


def test_an_option_that_is_no_answer_to_anything_tells_its_numbers() -> None:
    assert Option(V_GAIN).text == "gain -1 -1"
    assert Option(V_RUN, -1, 2).text == "run -1 2"
    assert Option(V_RUN, -1, 2).key == (V_RUN, -1, 2)


def test_whether_a_question_owns_an_option() -> None:
    game = board()
    twin, other = game.copy(), board()
    d = question(game)
    assert all(d.owns(option) for option in d.options)
    assert d.owns(question(twin).options[0])  # another copy of the game at the same question
    assert not d.owns(question(other).options[0])
    assert not d.owns(Option(V_GAIN)) and not d.owns(Option(V_RUN, -1, 9, d))


def test_an_option_that_was_looked_at_in_a_copy_can_be_taken() -> None:
    game = board()
    option = question(game.copy()).options[0]
    game.choose(option)
    assert play(game).runner.credits == 6
    with pytest.raises(IllegalChoice):
        game.choose(question(board()).options[0])


# -- texts -------------------------------------------------------------------------------------------------------------


def test_an_option_is_found_by_its_text_in_any_spelling_of_capitals_and_spaces() -> None:
    d = question(board())
    for text in ("run HQ", "RUN hq", "  run   HQ "):
        found = d.find(text)
        assert found is not None and found.key == (V_RUN, -1, 0)
        assert found in d.options
    assert d.find("run") is None and d.find("run HQ now") is None
    assert d.texts()["run HQ"] == d.options[3]
    assert list(d.texts()) == [d.text_of(option) for option in d.options]


def test_a_question_that_was_answered_still_names_what_was_named_before_and_nothing_else() -> None:
    game = board()
    named, unnamed = question(game), question(game.copy())
    option = named.options[3]
    assert option.text == "run HQ"
    game.choose("gain")
    assert option.text == "run HQ"
    copy = board()
    unnamed = question(copy)
    option = unnamed.options[0]
    copy.choose(option)
    assert option.text == "gain -1 -1"  # nobody looked while the question was open: the table may be another now
    assert question(copy).options[0].text == "gain"


def test_a_text_that_is_no_option_tells_its_numbers() -> None:
    d = question(board())
    assert d.text_of(Option(V_RUN, -1, 7, d)) == "run -1 7"


def test_a_copy_of_a_question_is_the_same_question() -> None:
    game = scenario("corp:\n hand: 4 Hedge Fund, 3 Enigma\nturn: corp, at 5.6.3a").game
    mine, theirs = question(game), question(game.copy())
    for d in (mine, theirs):
        assert (d.player, d.side, d.kind, d.rule, d.number, d.card) == (0, "corp", "discard", "5.6.3a", 2, -1)
    assert mine is not theirs and list(mine.texts()) == list(theirs.texts())
    game = scenario("runner:\n hand: Test X Event\n deck: 3 any\nturn: runner").game
    game.choose("play Test X Event")
    mine, theirs = question(game), question(game.copy())
    assert mine.card == theirs.card == play(game).card("Test X Event").id
    assert mine.side == theirs.side == "runner"


# -- the end (1.7) -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.7.1")
@pytest.mark.parametrize(("side", "winner"), [("corp", "runner"), ("runner", "corp")])
def test_1_7_who_concedes_loses_whoever_decides(side: str, winner: str) -> None:
    game = board()
    game.concede(side)
    assert (game.winner, game.reason, game.decision) == (winner, "concession", None)
    game.concede(winner)  # the game is over: nothing to concede any more
    assert (game.winner, game.reason) == (winner, "concession")
    ends = [e for e in play_events(game) if e[0] == E_GAME_ENDS]
    assert ends == [(E_GAME_ENDS, 0 if winner == "corp" else 1, "1.7")]


def play_events(game: Game) -> list[tuple[int, int, str]]:
    found = []
    event = game.state.events
    while event is not None:
        found.append((event.kind, event.player, event.rule))
        event = event.prev
    return found


@pytest.mark.rule("1.7.1")
def test_1_7_a_game_that_was_conceded_is_saved_with_its_end() -> None:
    game = board()
    game.choose("gain")
    game.concede("corp")
    game.concede("runner")
    again = Game.load(game.save())
    assert (again.winner, again.reason, again.decision) == ("runner", "concession", None)
    assert play_events(again) == play_events(game)


define("Sting", "corp", "asset", whenever(ForEvent("credits-gained"), Damage(NET, 1)), trash=1)
define("Late Gift", "runner", "resource", whenever(ForEvent("credits-gained"), Gain(1)))


@pytest.mark.rule("1.7.1")
@pytest.mark.rule("1.7.2b:1")
def test_1_7_1_once_the_game_is_over_nothing_more_happens() -> None:
    game = scenario("corp:\n Server 1: Sting\nrunner:\n rig: Test Spite\n deck: 3 any\nturn: runner")
    game.runner.takes_credit()
    assert (game.winner, game.reason, game.decision) == ("corp", "flatline", None)
    assert game.log_kinds()[-1] == "game-ends" and game.happened("game-ends") == 1
    with pytest.raises(IllegalChoice):
        game.game.choose("gain")
    copy = game.game.copy()
    assert (copy.winner, copy.decision) == ("corp", None)


@pytest.mark.rule("1.7.1")
def test_1_7_1_every_answer_is_kept_in_order() -> None:
    game = board()
    for text in ("gain", "draw", "gain"):
        game.choose(text)
    kept = []
    choices = game.state.choices
    while choices is not None:
        choices, last = choices
        kept.append(last[0])
    assert kept[::-1][-3:] == [V_GAIN, V_GAIN + 1, V_GAIN]

"""The puzzles that come along: each is read, worded in both languages and, a share of them here, proved."""

import datetime
import time
from collections import Counter

import pytest

from netrunner.cards.facts import facts
from netrunner.errors import NetrunnerError
from netrunner.puzzles import BadPuzzle, Puzzle, all_puzzles, keys, puzzle
from netrunner.puzzles.daily import daily
from netrunner.puzzles.puzzle import read
from netrunner.puzzles.rating import degree, hardness
from netrunner.puzzles.telling import CARD, goal_words, hidden_words, words
from netrunner.puzzles.worlds import worlds
from netrunner.text.phrases import LANGUAGES

PUZZLES = all_puzzles()


@pytest.mark.parametrize("one", PUZZLES, ids=lambda one: one.key)
def test_words_in_both_languages(one: Puzzle) -> None:
    for lang in LANGUAGES:
        told = words(one, lang)
        assert told.title and "[[" not in told.title + told.why
        assert len(told.why.split()) >= 15, "the solution is not explained"
        assert goal_words(one, lang) and all(hidden_words(one, lang))
    assert one.words["en"].why != one.words["es"].why
    named = [set(CARD.findall(one.words[lang].why)) for lang in LANGUAGES]
    assert named[0] == named[1], "the languages speak of other cards"
    assert all(facts(title).title == title for title in named[0])


@pytest.mark.parametrize("one", PUZZLES, ids=lambda one: one.key)
def test_the_board_is_written_as_it_is_read(one: Puzzle) -> None:
    assert not one.position.oddities()
    assert one.position.runner.identity is not None and one.position.corp.identity is not None


def test_puzzles_for_both_sides_in_all_degrees() -> None:
    assert len(PUZZLES) >= 60
    assert min(Counter(one.side for one in PUZZLES).values()) >= 25
    assert set(Counter(one.degree for one in PUZZLES)) == {1, 2, 3, 4, 5}
    assert {one.goal.kind for one in PUZZLES} == {"win", "score", "steal", "survive"}
    assert len({words(one, "en").title for one in PUZZLES}) == len(PUZZLES)


def test_the_puzzle_of_the_day_is_the_same_for_everyone() -> None:
    day = datetime.date(2026, 11, 18)
    assert daily(day) is daily(day)
    round_ = [daily(day + datetime.timedelta(days=n)).key for n in range(len(PUZZLES))]
    assert sorted(round_) == sorted(keys())  # all of them before one comes again


def test_puzzles_with_odds_and_with_hidden_cards_for_both_sides() -> None:
    odds = [one for one in PUZZLES if one.odds is not None]
    assert len(odds) >= 8 and {one.side for one in odds} == {"corp", "runner"}
    hidden = [one for one in PUZZLES if one.odds is None and len(worlds(one.position, one.goal.seat, one.known)) > 1]
    assert len(hidden) >= 20 and {one.side for one in hidden} == {"corp", "runner"}
    assert len({one.degree for one in odds + hidden}) == 5


def test_odds_are_said() -> None:
    tip = puzzle("a-good-tip")
    assert goal_words(tip, "en") == "Win this turn. No line is sure: find the one that works in 3 of 4 cases."
    assert "en 3 de cada 4 casos" in goal_words(tip, "es")
    assert "as likely as anywhere else" in hidden_words(tip, "en")[-1]


def test_what_the_solver_has_been_told_is_said() -> None:
    assert hidden_words(puzzle("hold-the-line"), "en")[0] == "You know what is in HQ: Scorched Earth, Hedge Fund"
    assert "Conoces la carta de Servidor 1 (1): Ronin" in hidden_words(puzzle("stay-home"), "es")
    assert hidden_words(puzzle("two-leaks"), "en")[0].startswith("You know R&D, from the top: Accelerated Beta Test")


def test_what_cannot_be_read_is_told() -> None:
    with pytest.raises(BadPuzzle, match="no puzzle nowhere"):
        puzzle("nowhere")
    good = "side='corp'\ngoal='win'\ndegree=1\nboard=''\n[en]\ntitle='a'\nwhy='b'\n[es]\ntitle='a'\nwhy='b'"
    assert read(good, "good").side == "corp"
    for bad in (
        "side=",
        good.replace("'win'", "'lose'"),
        good.replace("degree", "grade"),
        good.replace("[es]", "[fr]"),
    ):
        with pytest.raises(NetrunnerError):
            read(bad, "bad")


def proved(one: Puzzle) -> None:
    began = time.process_time()
    proof = one.prover().prove()
    assert proof.solved, "no solution"
    assert len(proof.solutions) == 1, f"several solutions: {proof.solutions}"
    assert proof.odds == (one.odds or 1), f"it works in {proof.odds} of all cases"
    assert degree(proof) == one.degree, f"rated {degree(proof)}, of hardness {hardness(proof):.2f}"
    assert proof.refutations or len(proof.transposed) < 2, "every first move solves it"
    assert time.process_time() - began < 60


@pytest.mark.parametrize("one", PUZZLES, ids=lambda one: one.key)
def test_it_is_proved_and_has_one_solution(one: Puzzle) -> None:
    proved(one)

"""The coach: what to do and why, from what a seat knows, in both languages; and the review of a game."""

import pytest

from netrunner import Game
from netrunner.bots import asked, make
from netrunner.bots.advising import advice_lines, review_lines
from netrunner.bots.arena import pairing
from netrunner.bots.coach import CONCEPTS, advise, concept, review
from netrunner.bots.features import NAMES
from netrunner.cli.main import main
from netrunner.testing import scenario
from netrunner.text.phrases import LANGUAGES, phrase

BOARD = """
    corp:
      credits 6
      HQ: ice Enigma
      Server 1: ice Wall of Static; cards (Private Security Force {advancement 2})
      hand: 3 Hedge Fund, 2 Ice Wall
      deck: 5 Hedge Fund, 4 Priority Requisition, 4 Ice Wall
    runner:
      credits 8
      rig: Gordian Blade
      hand: 3 Sure Gamble, Diesel
      deck: 9 Sure Gamble
    turn: runner
"""


def test_advice_names_options_and_what_the_servers_cost() -> None:
    game = scenario(BOARD).game
    advice = advise(game, tries=24)
    assert advice is not None and len(advice.options) >= 2
    ways = {way.server: (way.chance, way.credits) for way in advice.ways}
    assert ways[0] == (1.0, 2.0)  # Enigma with Gordian Blade
    assert ways[3] == (0.0, 0.0)  # nothing breaks Wall of Static
    assert all(0 <= one.estimate <= 1 for one in advice.options)


def test_advice_depends_on_what_the_seat_knows_alone() -> None:
    """Other hidden cards, and the same question: the same worlds are drawn, so the same is said."""
    one = scenario(BOARD).game
    other = one.determinize("runner", 77)
    assert one.decision is not None and other.decision is not None
    texts = [{option.text for option in asked(game.decision).options} for game in (one, other)]
    assert texts[0] == texts[1]
    assert {way.server for way in advise(one, 8).ways} == {way.server for way in advise(other, 8).ways}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_is_worded_in_each_language(lang: str) -> None:
    game = scenario(BOARD).game
    assert game.decision is not None
    lines = advice_lines(advise(game, tries=24), game.decision, lang)
    assert lines[0].startswith({"en": "I would do this: ", "es": "Yo haría esto: "}[lang])
    assert any("Gordian" in line or "2" in line for line in lines[1:])
    assert advice_lines(None, game.decision, lang) == [phrase(lang, "coach-nothing")]


def test_every_figure_is_about_something_that_has_words() -> None:
    abouts = {concept(name) for name in NAMES}
    assert abouts - {"tempo"} == set(CONCEPTS)
    for about in CONCEPTS:
        for lang in LANGUAGES:
            assert phrase(lang, f"coach-reason-{about}")


def test_a_review_tells_the_course_and_the_choices_that_cost_most() -> None:
    game = Game.start(*pairing("starter", 5), 5, asking="forced")
    corp, runner = make("novice", 1), make("random", 2)
    while game.decision is not None:
        bot = runner if game.decision.player else corp
        game.choose(bot.choose(game.view(game.decision.side), asked(game.decision)).text)
    found = review(game, "runner", tries=6)
    assert len(found.course) > 5 and 0 < len(found.costly) <= 3
    assert list(found.costly) == sorted(found.costly, key=lambda one: -one.cost)
    assert all(one.chosen.text != one.better.text for one in found.costly)
    for lang in LANGUAGES:
        assert len(review_lines(found, game, lang)) > len(found.costly)


def test_the_coach_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1", "coach", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert main(["play", "--seed", "3", "--lang", "en"]) == 0
    assert "I would do this" in capsys.readouterr().out

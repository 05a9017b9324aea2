"""Stored examples: each plays to its end on the engine as it is, and there are those that one looks for."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from netrunner.cards.library import EXTRA
from netrunner.compiled import is_compiled
from netrunner.conformance.index import counted, faq, rule_set, rulings
from netrunner.conformance.index import examples as examples_of_rules
from netrunner.errors import NetrunnerError
from netrunner.learning.examples import DATA, Example, NoExample, begin, do, example, examples, showing, titles, worth
from netrunner.learning.naming import title as called
from netrunner.learning.small_cards import Unkeepable, as_data, define_small_cards, small_card_text, small_cards
from netrunner.learning.small_cards import _in as made_again
from netrunner.rules.machine.terms import CORP
from netrunner.testing import Scenario, define, scenario
from netrunner.testing.cards import LINES
from netrunner.testing.recording import Recorded, Recorder
from netrunner.testing.stock import STOCK
from netrunner.text.phrases import LANGUAGES, phrase
from netrunner.text.rulebook import example_titles, sentences

FILES = sorted([path.name for path in DATA.glob("examples-*.json")])


@cache
def in_file(name: str) -> list[Example]:
    return [examples()[told["id"]] for told in json.loads((DATA / name).read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", FILES)
def test_every_stored_example_plays_to_its_end_and_refuses_what_it_says(name: str) -> None:
    shown = in_file(name)
    assert shown
    for one in shown:
        for n, part in enumerate(one.parts):
            where = f"{one.id}, board {n + 1}"
            game = begin(part)
            for at, act in enumerate([*part.acts, ""]):
                for _, side, text in [refused for refused in part.refused if refused[0] == at]:
                    assert not game.why_not(side, text).possible, f"{where}: {side} can {text}. Run `make examples`."
                if act:
                    try:
                        do(game, act)
                    except Exception as error:
                        pytest.fail(f"{where}, act {at + 1}, {act!r}: {error} Run `make examples`.")


def test_the_examples_of_the_rules_and_the_answers_of_the_faq_are_there() -> None:
    decks_only = {"E005", "E006"}  # arithmetic of decks: nothing lies on a table
    assert {name for name in examples_of_rules() if not showing(name)} == decks_only
    assert all(showing(name) for name in faq())
    assert all(examples_of_rules()[name] in one.proves for name in examples_of_rules() for one in showing(name))


def test_most_rules_have_a_board_and_none_too_many() -> None:
    shown = {number: showing(number) for number in counted()}
    assert sum([bool(found) for found in shown.values()]) >= 900
    assert all(list(found) == sorted(found, key=worth) for found in shown.values())


def test_what_an_example_says_of_itself_is_true() -> None:
    for one in examples().values():
        assert one.name[0].isupper() or not one.name[0].isalpha(), one.name
        assert one.name.endswith(".") and "_" not in one.name
        assert one.parts and one.proves and len(one.parts) <= 6
        for title, number in one.rulings:
            assert 0 <= number < rulings()[title]
        assert set(one.rules) <= rule_set()
        assert set(one.cards) <= set(titles(one.parts))


def test_examples_of_a_rule_are_told_apart_by_their_titles() -> None:
    """Nothing but the title says what happens on a board, so that no two on a page may be called the same."""
    for lang in LANGUAGES:
        for number in counted():
            named = [called(one, lang) for one in showing(number)]
            assert len(named) == len(set(named)), f"{number}, {lang}: {named}"


def test_nearly_every_example_has_a_sentence_of_its_own_in_each_language() -> None:
    """`make examples` names those that have none: they are called by their acts until somebody translates them."""
    told = [one for one in examples().values() if one.kind not in ("faq", "rulebook", "illustration")]
    for lang in set(LANGUAGES) - {"en"}:
        own = example_titles(lang)
        assert len([one for one in told if one.name in own]) > 0.97 * len(told)
        assert all(said.strip() == said and said[-1] in ".!»" for said in own.values())
        assert len(set(own.values())) == len(own)
        for one in told:
            rule = sentences(lang).get(one.proves[0], "")
            assert not rule or not called(one, lang).startswith(rule)


def test_an_example_without_a_sentence_of_its_own_is_called_by_its_act_and_cards() -> None:
    from dataclasses import replace

    one = replace(examples()["e036"], name="Nobody has translated this.")
    assert called(one, "en") == "Nobody has translated this."
    assert "Corroedor" in called(one, "es")


def test_the_data_is_small() -> None:
    assert sum([path.stat().st_size for path in DATA.glob("*.json")]) < 2_000_000


def test_an_example_that_does_not_exist_is_named() -> None:
    assert example("E036").id == "e036"
    with pytest.raises(NoExample) as wrong:
        example("e999")
    assert all("e999" in wrong.value.text(lang) for lang in LANGUAGES)


# -- small cards ------------------------------------------------------------------------------------------------------


def test_small_cards_say_what_they_do_in_each_language() -> None:
    define_small_cards()
    for lang in LANGUAGES:
        said = [line for title in (*STOCK, *small_cards()) for line in small_card_text(title, lang)]
        assert len(said) == sum([len(LINES[title]) for title in (*STOCK, *small_cards())])
        assert said.count(phrase(lang, "learning-without-words")) < len(said) // 20


@pytest.mark.skipif(is_compiled(), reason="compiled words do not tell what they take: the sources do")
def test_a_card_is_made_again_from_its_data() -> None:
    for title in STOCK:
        data = as_data(title)
        assert repr(made_again(data["lines"])) == repr(LINES[title])


def test_a_card_with_a_word_of_its_own_cannot_be_kept() -> None:
    from netrunner.rules.machine.nodes import Node

    class Strange(Node):
        __slots__ = ()

    title = "Test Strange"
    try:
        define(title, "corp", "asset")
        LINES[title] = (Strange(),)  # type: ignore[assignment]
        with pytest.raises(Unkeepable):
            as_data(title)
    finally:
        EXTRA.pop(title)
        LINES.pop(title)


# -- recording --------------------------------------------------------------------------------------------------------

BOARD = """
    corp:
      credits 9; HQ: ice (Enigma); hand: Snare!, Hedge Fund
    runner:
      credits 3; hand: 3 Sure Gamble
    turn: runner
"""


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    made = Recorder()
    monkeypatch.setattr(Scenario, "watcher", made)
    return made


def one(recorder: Recorder) -> Recorded:
    (found,) = recorder.recorded()
    return found


def test_acts_are_kept_and_lead_to_the_same_question(recorder: Recorder) -> None:
    game = scenario(BOARD)
    game.runner.runs("HQ")
    game.corp.rezzes("Enigma")
    assert one(recorder).acts == ("run HQ", "rez Enigma [HQ ice 1]")
    again = begin(one(recorder))
    for act in one(recorder).acts:
        do(again, act)
    assert again.decision is not None and game.decision is not None
    assert list(again.decision.texts()) == list(game.decision.texts())


def test_a_refusal_is_kept_with_the_act_before_it(recorder: Recorder) -> None:
    game = scenario(BOARD)
    game.runner.takes_credit()
    game.refuses("runner", "play Sure Gamble")
    assert one(recorder).refused == ((1, "runner", "play Sure Gamble"),)


def test_a_copy_that_goes_another_way_is_a_board_of_its_own(recorder: Recorder) -> None:
    game = scenario(BOARD)
    game.runner.takes_credit()
    other = game.copy()
    other.runner.takes_credit()
    game.runner.runs("HQ")
    kept = recorder.recorded()
    assert [part.acts for part in kept] == [("gain", "run HQ"), ("gain", "gain")]


def test_chance_and_ended_turns_are_kept(recorder: Recorder) -> None:
    game = scenario(BOARD)
    game.next_random("Snare!")
    game.end_turn()
    kept = one(recorder)
    assert kept.acts[0].startswith("*chance ") and "*end turn" in kept.acts
    again = begin(kept)
    for act in kept.acts:
        do(again, act)
    assert again.state.turn == CORP


def test_a_game_that_was_changed_by_hand_is_left_out(recorder: Recorder) -> None:
    game = scenario(BOARD)
    game.game.state.credits[1] = 9
    game.runner.takes_credit()
    assert recorder.recorded() == [] and recorder.lost == 1


def test_an_example_that_the_engine_has_outgrown_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that cannot be made any more leaves its boards unplayable, and everything else as it is."""
    from netrunner.learning import naming, rule_pages
    from netrunner.learning import small_cards as cards

    define_small_cards()
    lost = next(one for one in examples().values() if set(titles(one.parts[:1])) & small_cards().keys() and one.rules)
    title = next(title for title in titles(lost.parts[:1]) if title in small_cards())
    monkeypatch.delitem(EXTRA, title)
    naming._last_act.cache_clear()
    assert naming.title(lost, "es") and lost in rule_pages.rule_page(lost.rules[0]).examples
    with pytest.raises(NetrunnerError, match=re.escape(title)):
        begin(lost.parts[0])
    monkeypatch.setitem(cards.small_cards(), title, {"side": "corp", "type": "asset", "lines": [{"NoSuchWord": {}}]})
    define_small_cards.cache_clear()
    define_small_cards()
    assert title not in EXTRA

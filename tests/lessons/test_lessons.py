"""Every lesson, played along its way and along every other: whatever is done is answered, and nothing is a dead end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from netrunner.cards.facts import all_facts
from netrunner.errors import NetrunnerError
from netrunner.lessons import GO_ON, Play, all_lessons, lesson
from netrunner.lessons.playing import after

LESSONS = all_lessons()
KEYS = [one.key for one in LESSONS]


def follow(play: Play) -> list[str]:
    """Take what leads on until the lesson is done, or until the learner plays freely; what was chosen."""
    chosen: list[str] = []
    while play.step is not None and not play.step.free:
        told = play.told
        assert told.status in ("read", "do"), f"{play.lesson.key}, step {told.step + 1}: {told.status} after {chosen}"
        assert told.hint, f"{play.lesson.key}, step {told.step + 1}: nothing leads on from {play.game.decision}"
        play.choose(told.hint)
        chosen.append(told.hint)
        assert len(chosen) < 80
    return chosen


@pytest.mark.parametrize("key", KEYS)
def test_the_way_leads_to_the_end(key: str) -> None:
    play = Play(lesson(key))
    chosen = follow(play)
    if play.step is None:
        assert play.told.status == "done"
        assert play.told.good == len(chosen)
    again = after(lesson(key), chosen)
    assert again.told == play.told
    assert again.game.view(lesson(key).side) == play.game.view(lesson(key).side)


@pytest.mark.parametrize("key", KEYS)
def test_every_other_way_is_answered_and_none_is_a_dead_end(key: str) -> None:
    way = follow(Play(lesson(key)))
    for place in range(len(way)):
        before = after(lesson(key), way[:place])
        if before.reading:
            with pytest.raises(NetrunnerError):
                before.copy().choose("gain")
            continue
        assert before.game.decision is not None
        for text in before.game.decision.texts():
            if text == way[place]:
                continue
            play = after(lesson(key), way[:place])
            play.choose(text)
            told = play.told
            if told.status == "astray":  # it is said, and what can stand is what was before
                assert told.answer in ("astray", "over", "said")
                assert told.good == place
                curious(play)
            else:  # whatever it was, the way leads on from there
                if play.at == before.at:
                    assert told.answer in ("also", "said"), (key, place, text)
                elif text.startswith(("server ", "number ")):  # done, but not as the task says
                    assert told.answer == "said", (key, place, text)
                follow(play)


def curious(play: Play) -> None:
    """Play on although it leads nowhere: that is possible for as long as the game goes on."""
    good = play.good
    for _ in range(12):
        decision = play.game.decision
        if decision is None or play.told.status != "astray":
            return
        play.choose(next(iter(decision.texts())))
        assert play.told.status != "astray" or play.good == good


@pytest.mark.parametrize("key", KEYS)
def test_words(key: str) -> None:
    """Both languages say something of their own, name the same cards, and fit their place on a phone."""
    titles = {facts.title for facts in all_facts()}
    for place, words in lesson(key).words():
        english, spanish = (set(re.findall(r"\{(.+?)\}", text)) for text in (words.en, words.es))
        assert english == spanish <= titles, (place, english ^ spanish, english - titles)
        assert words.en and words.es and (words.en != words.es), place
        most = 40 if place == "title" else 95 if place == "goal" else 105 if place.endswith("do") else 340
        assert max(len(words.en), len(words.es)) <= most, (place, len(words.en), len(words.es))
        for text in (words.en, words.es):
            assert "  " not in text and "\n" not in text and "'" not in text, (place, text)


def test_there_are_ten_for_each_side_in_their_order() -> None:
    assert [one.side for one in LESSONS] == ["runner"] * 10 + ["corp"] * 10
    for number, one in enumerate(LESSONS):
        assert one.key.startswith(f"{one.side}-{number % 10 + 1:02d}-")
        assert 2 <= one.minutes <= 4
    assert len({one.title.en for one in LESSONS}) == len({one.title.es for one in LESSONS}) == 20


@pytest.mark.parametrize("key", [one.key for one in LESSONS if any(step.free for step in one.steps)])
def test_a_game_can_be_won_by_its_hints(key: str) -> None:
    play = Play(lesson(key))
    for _ in range(100):
        if play.step is None:
            break
        assert play.told.status != "astray"
        play.choose(play.told.hint)
    assert play.told.status == "done"
    assert play.game.winner == lesson(key).side


def test_whoever_loses_a_game_takes_it_back() -> None:
    play = Play(lesson("runner-10-game"))
    play.choose(GO_ON)
    while play.game.decision is not None:  # a Runner who does nothing
        texts = play.game.decision.texts()
        play.choose("gain" if "gain" in texts else next(iter(texts)))
    assert play.game.winner == "corp"
    assert (play.told.status, play.told.answer) == ("astray", "over")
    assert play.told.good == play.made - 1


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_takes_two_to_four_minutes(key: str) -> None:
    one, play, acts = lesson(key), Play(lesson(key)), 0
    while play.step is not None:
        play.choose(play.told.hint)
        acts += 1
    for lang in ("en", "es"):
        words = sum(len(getattr(said, lang).split()) for place, said in one.words() if "wrong" not in place)
        # A stranger reads 180 words a minute, and takes eight seconds to find and do what is meant.
        assert 1.85 <= words / 180 + acts * 8 / 60 <= 4, (words, acts)


def test_what_the_way_takes_is_never_called_wrong() -> None:
    play = after(lesson("runner-02-run"), [GO_ON, "run Server 2", "trash PAD Campaign [Server 2 card 1]"])
    assert (play.told.status, play.told.answer) == ("astray", "said")
    assert play.told.words is not None and "next task" in play.told.words.en
    play.choose("run Server 1")  # to any other server would be called another server
    assert play.told.words is not None and "another server" not in play.told.words.en


def test_a_read_step_waits_for_the_reader() -> None:
    play = Play(lesson("runner-01-clicks"))
    assert play.told.status == "read"
    with pytest.raises(NetrunnerError, match="Read this step first"):
        play.choose("gain")
    play.choose(GO_ON)
    assert play.told.status == "do"


def test_nothing_is_chosen_after_the_end() -> None:
    play = Play(lesson("runner-01-clicks"))
    follow(play)
    with pytest.raises(NetrunnerError, match="finished"):
        play.choose(GO_ON)


def test_an_unknown_lesson_is_named() -> None:
    with pytest.raises(NetrunnerError, match="no lesson knitting"):
        lesson("knitting")


FIRST_USED = [
    line.split("\t")
    for line in (Path(__file__).parent / "first_used.tsv").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("word", "runner", "corp"), FIRST_USED)
def test_no_word_is_used_before_the_lesson_that_explains_it(word: str, runner: str, corp: str) -> None:
    for side, first in (("runner", runner), ("corp", corp)):
        used: list[int] = []
        for number, one in enumerate([one for one in LESSONS if one.side == side], 1):
            said = " ".join(re.sub(r"\{.+?\}", "", words.en) for _, words in one.words())
            if re.search(word, said, re.IGNORECASE):
                used.append(number)
        if first == "-":
            assert not used, (side, used)
        else:
            assert used and used[0] == int(first), (side, used)

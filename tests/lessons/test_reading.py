"""Lessons are read strictly: whatever is not understood is said, with its place."""

from __future__ import annotations

import pytest

from netrunner.lessons import BadLesson, Play, read_lesson
from netrunner.lessons.lesson import Until
from netrunner.lessons.playing import after

HEAD = """
side = "runner"
board = '''
corp:
  credits 5
  hand: 2 Hedge Fund
  deck: 5 Hedge Fund
runner:
  credits 3
  hand: 2 Sure Gamble
  deck: 9 Sure Gamble
turn: runner
'''
title = { en = "Money", es = "Dinero" }
goal = { en = "Get some.", es = "Consigue algo." }
"""
STEP = """
[[step]]
say = { en = "Earn.", es = "Gana." }
do = { en = "Get to 5 credits.", es = "Llega a 5 créditos." }
until = { credits = 5 }
way = ["gain"]
"""


def test_a_lesson_says_what_it_says() -> None:
    lesson = read_lesson("money", HEAD + STEP)
    assert (lesson.key, lesson.side, lesson.minutes, lesson.title.text("es")) == ("money", "runner", 3, "Dinero")
    assert lesson.steps[0].until == Until(credits=5)
    assert after(lesson, ["gain", "gain"]).told.status == "done"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("side = ", "is no TOML"),
        (HEAD, "'step': a lesson has steps"),
        (HEAD + STEP + 'colour = "red"', "step 1, 'colour': no such word here"),
        (HEAD.replace('"runner"', '"judge"') + STEP, "'side': corp or runner"),
        (HEAD.replace(', es = "Dinero"', "") + STEP, "title, 'es': it is missing"),
        (HEAD + STEP.replace("until = { credits = 5 }\n", ""), "a step with a task says when it is done"),
        (HEAD + STEP.replace('way = ["gain"]\n', ""), "'way': a task needs a way to its goal"),
        (HEAD + STEP.replace("credits = 5", 'event = "sneezed"'), "nothing that happens is called 'sneezed'"),
        (HEAD + STEP.replace("credits = 5", 'event = "installed", place = "HQ ice *"'), "'place': of which card?"),
        (HEAD + STEP.replace("credits = 5", 'credits = "5"'), "it must be int, not '5'"),
        (HEAD + STEP.replace('["gain"]', "[1]"), "'way': it must be a list of strings"),
        (HEAD.replace("side =", 'level = "god"\nside =') + STEP, "no level of the computer"),
        (
            HEAD + STEP + '[[step.wrong]]\nsay = { en = "No.", es = "No, no." }\n',
            "either what was chosen, or what happened",
        ),
    ],
)
def test_what_is_not_understood_is_said_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(BadLesson) as told:
        read_lesson("money", text)
    assert complaint in str(told.value)


def test_what_a_step_waits_for_counts_from_its_beginning() -> None:
    twice = STEP.replace("credits = 5", 'chose = "gain"')
    play = Play(read_lesson("money", HEAD + twice + twice))
    play.choose("gain")
    assert play.told.step == 1
    play.choose("gain")
    assert play.told.status == "done"


def test_a_choice_may_have_to_be_made_twice() -> None:
    twice = STEP.replace("credits = 5", 'chose = "draw", times = 2').replace("gain", "draw")
    play = Play(read_lesson("money", HEAD + twice))
    for text in ("draw", "gain"):
        play.choose(text)
        assert play.told.status == "do"
    play.choose("draw")
    assert play.told.status == "done"


def test_a_card_may_have_to_lie_in_a_place() -> None:
    text = HEAD.replace("hand: 2 Hedge Fund", "hand: Ice Wall, Enigma").replace('"runner"', '"corp"')
    step = STEP.replace("credits = 5", 'card = "Ice Wall", place = "HQ ice *"')
    text = text.replace("turn: runner", "turn: corp") + step
    lesson = read_lesson("ice", text.replace('["gain"]', '["install Ice Wall", "server HQ"]'))
    assert after(lesson, ["install Ice Wall", "server HQ"]).told.status == "done"
    assert after(lesson, ["install Ice Wall", "server R&D"]).told.status == "astray"
    other = after(lesson, ["install Enigma", "server HQ"])
    assert (other.told.status, other.told.hint) == ("do", "install Ice Wall")


def test_what_is_said_to_another_choice_is_said_although_the_goal_was_reached() -> None:
    words = '[[step.wrong]]\nchose = "draw"\nsay = { en = "A card is no credit.", es = "No es un crédito." }\n'
    first, second = STEP.replace("credits = 5", 'turn = "corp"'), STEP.replace("= 5", "= 8")
    play = Play(read_lesson("money", HEAD + first + words + second))
    for _ in range(3):
        play.choose("gain")
    play.choose("draw")
    assert (play.told.step, play.told.answer, play.told.status) == (1, "said", "do")


def test_another_way_is_answered() -> None:
    words = '[[step.wrong]]\nchose = "draw"\nsay = { en = "No credit.", es = "No es un crédito." }\n'
    play = Play(read_lesson("money", HEAD + STEP + words))
    play.choose("draw")
    assert (play.told.status, play.told.answer, play.told.good) == ("do", "said", 1)
    assert play.told.words is not None and play.told.words.en == "No credit."
    assert play.told.hint == "gain"
    play.choose("run HQ")
    assert (play.told.status, play.told.answer, play.told.words) == ("do", "also", None)


def test_a_choice_from_which_the_goal_cannot_be_reached_is_known_at_once() -> None:
    last = HEAD.replace("deck: 5 Hedge Fund", "deck: 1 Hedge Fund")  # the Corp draws once more, and then it cannot
    play = Play(read_lesson("money", last + STEP.replace("credits = 5", "credits = 11")))
    play.choose("gain")
    assert (play.told.status, play.told.good) == ("do", 1)
    play.choose("draw")  # of eight clicks seven are left, and eight credits are needed
    assert (play.told.status, play.told.answer, play.told.good) == ("astray", "astray", 1)

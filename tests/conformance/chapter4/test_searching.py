"""4.2, 4.8: searching, and cards that are set aside."""

import pytest

from netrunner.rules.machine.terms import ICE, PROGRAM
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    Cards,
    ForEvent,
    Found,
    Gain,
    Install,
    Reveal,
    Search,
    play,
    whenever,
)
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.into_play import Installable

PROGRAMS = Cards(types=PROGRAM, where="stack")

define("Look For It", "runner", "event", play(Search(PROGRAMS), AddTo(Found(), "grip")))
define("Fetch And Gain", "runner", "event", play(Search(PROGRAMS), AddTo(Found(), "grip"), Gain(2)))
define("Fetch And Install", "runner", "event", play(Search(Installable(Cards(where="stack"))), Install(Found())))
define("Show And Take", "corp", "operation",
    play(Search(Cards(types=ICE, where="rnd"), zones="rnd"), Reveal(Found()), AddTo(Found(), "hq")),
)  # fmt: skip
define("Two Of Them", "runner", "event",
    play(Search(Cards(where="stack"), count=2, criteria=False), AddTo(Found(), "grip")),
)  # fmt: skip
define("Two Kinds", "runner", "event",
    play(Search(PROGRAMS, count=2, different=True), AddTo(Found(), "grip")),
)  # fmt: skip
define("On Searching", "runner", "resource", whenever(ForEvent("searched", YOU), Gain(1)), cost=0)


@pytest.mark.rule("4.2.2")
@pytest.mark.rule("4.2.2b:1")
def test_4_2_2_what_is_found_is_set_aside_facedown_and_not_shown() -> None:
    game = scenario("runner:\n hand: Look For It\n deck: Corroder, Diesel, Gordian Blade\nturn: runner")
    game.runner.plays("Look For It")
    game.runner.picks("Corroder")
    game.expect(runner_hand=["Corroder"])
    assert game.happened("revealed") == 0
    told = " ".join(entry.sentence("en", "corp") for entry in game.game.log)
    assert "Corroder" not in told


@pytest.mark.rule("4.2.2a:2")
def test_4_2_2a_a_card_must_say_that_it_looks_for_what_can_be_installed() -> None:
    with pytest.raises(ValueError, match="Installable"):
        define("Careless", "runner", "event", play(Search(PROGRAMS), Install(Found())))


@pytest.mark.rule("4.2.2b:1")
def test_4_2_2b_a_search_reveals_only_if_it_says_so() -> None:
    game = scenario("corp:\n hand: Show And Take\n deck: Enigma, 3 Hedge Fund\nturn: corp")
    game.corp.plays("Show And Take")
    game.corp.picks("Enigma")
    assert game.log_kinds().index("shuffled") < game.log_kinds().index("revealed")
    assert "Enigma" in " ".join(entry.sentence("en", "runner") for entry in game.game.log)


@pytest.mark.rule("4.2.2a:2")
def test_4_2_2a_only_what_can_be_acted_on_is_found() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: Fetch And Install
          deck: Corroder, Diesel, Magnum Opus, Sure Gamble
        turn: runner
    """)
    game.runner.plays("Fetch And Install")
    game.offers("runner", "pick Corroder")
    game.refuses("runner", "pick Diesel")  # an event
    game.refuses("runner", "pick Magnum Opus")  # it costs 5


@pytest.mark.rule("4.2.2c:1,2")
def test_4_2_2c_without_criteria_the_number_must_be_found() -> None:
    game = scenario("runner:\n hand: Two Of Them\n deck: Corroder, Diesel, Modded\nturn: runner")
    game.runner.plays("Two Of Them")
    game.refuses("runner", "done")
    game.runner.picks("Diesel")
    game.refuses("runner", "done")
    game.runner.picks("Modded")
    game.expect(runner_hand=["Diesel", "Modded"])
    game = scenario("runner:\n hand: Two Of Them\n deck: Corroder\nturn: runner")
    game.runner.plays("Two Of Them")
    game.expect(runner_hand=["Corroder"])


@pytest.mark.rule("4.2.2e")
def test_4_2_2e_cards_with_different_names() -> None:
    game = scenario("runner:\n hand: Two Kinds\n deck: 2 Corroder, Gordian Blade\nturn: runner")
    game.runner.plays("Two Kinds")
    game.runner.picks("Corroder")
    game.refuses("runner", "pick Corroder")
    game.runner.picks("Gordian Blade")
    game.expect(runner_hand=["Corroder", "Gordian Blade"])


@pytest.mark.rule("4.2.3:1")
def test_4_2_3_the_deck_is_shuffled_before_anything_is_done_with_what_was_found() -> None:
    game = scenario("runner:\n hand: Look For It\n deck: Corroder, 9 Diesel\nturn: runner")
    game.runner.plays("Look For It")
    game.runner.picks("Corroder")
    kinds = game.log_kinds()
    assert kinds.count("shuffled") == 1
    last = max(at for at, kind in enumerate(kinds) if kind in ("moved", "added"))
    assert kinds.index("shuffled") < last
    game = scenario("runner:\n hand: Look For It\n deck: Corroder, 9 Diesel\nturn: runner")
    game.runner.plays("Look For It")
    game.runner.done()  # nothing is found, and the stack is shuffled all the same
    assert game.happened("shuffled") == 1


@pytest.mark.rule("4.2.4:2")
def test_4_2_4_without_a_found_card_as_much_as_possible_resolves() -> None:
    game = scenario("runner:\n hand: Fetch And Gain\n deck: Corroder, 3 Diesel\nturn: runner")
    game.runner.plays("Fetch And Gain")
    game.runner.done()
    game.expect(runner_hand=[], runner_credits=7, runner_deck=4)


@pytest.mark.rule("4.2.5:2")
def test_4_2_5_reactions_to_a_search_come_after_the_shuffle_and_before_the_found_card_is_used() -> None:
    game = scenario("runner:\n hand: Look For It\n rig: On Searching\n deck: Corroder, 3 Diesel\nturn: runner")
    game.runner.plays("Look For It")
    game.runner.picks("Corroder")
    kinds = game.log_kinds()
    assert kinds.index("shuffled") < kinds.index("credits-gained")
    assert kinds.index("credits-gained") < max(at for at, kind in enumerate(kinds) if kind in ("moved", "added"))
    game.expect(runner_credits=6, runner_hand=["Corroder"])

"""The text forms of options: by them a player, a bot and a saved game name what they choose."""

from __future__ import annotations

from netrunner.rules.machine.decisions import V_GAIN, V_PURGE, Option
from netrunner.rules.machine.terms import ASSET, NEW_REMOTE, NO_SERVER
from netrunner.rules.questions.option_texts import server_name
from netrunner.testing import define, scenario
from netrunner.vocabulary import CanHost, Chosen, Clicks, Gain, This, Trash, paid, play
from netrunner.vocabulary.cards import Cards

define("Paper Mill", "corp", "operation", play(Trash(Chosen(Cards(side=0)))))
define("Storage Shed", "corp", "asset", CanHost(Cards(types=ASSET)), cost=0, trash=1)
define("Toolbox", "runner", "resource", paid(Clicks(), Gain(1)), paid(Clicks(), Gain(2)), paid(Clicks(), Trash(This())))


def test_servers_are_called_by_the_words_of_the_rulebook() -> None:
    names = [server_name(n) for n in range(6)]
    assert names == ["HQ", "R&D", "Archives", "Server 1", "Server 2", "Server 3"]
    assert (server_name(NEW_REMOTE), server_name(NO_SERVER)) == ("new remote", "rig")


def test_corp_cards_are_named_with_their_places_counted_from_the_innermost() -> None:
    game = scenario("""
        corp:
          hand: Paper Mill
          HQ: ice (Enigma), Hunter; root (Test Upgrade), Test Region
          Server 1: ice Wall of Static; cards (PAD Campaign), Test Upgrade
          Archives: root Test Region
        turn: corp
    """)
    game.corp.plays("Paper Mill")
    assert game.options("corp") == [
        "pick Enigma [HQ ice 1]", "pick Hunter [HQ ice 2]", "pick Test Upgrade [HQ root 1]",
        "pick Test Region [HQ root 2]", "pick Test Region [Archives root 1]",
        "pick Wall of Static [Server 1 ice 1]", "pick PAD Campaign [Server 1 card 1]",
        "pick Test Upgrade [Server 1 card 2]",
    ]  # fmt: skip


def test_the_runner_names_facedown_corp_cards_by_their_places_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Hunter
          Server 1: cards (PAD Campaign)
        runner:
          hand: Test Expose
        turn: runner
    """)
    game.runner.plays("Test Expose")
    assert game.options("runner") == ["pick [HQ ice 1]", "pick [Server 1 card 1]"]


def test_cards_on_a_host_are_named_by_it_or_by_its_place() -> None:
    game = scenario("""
        corp:
          hand: Paper Mill
          Server 1: cards Storage Shed [(Test Asset), Test Unique Asset]
        turn: corp
    """)
    game.corp.plays("Paper Mill")
    names = game.options("corp")
    assert "pick Test Asset [on Storage Shed]" in names
    assert "pick Test Unique Asset [on Storage Shed]" in names
    assert "pick Storage Shed [Server 1 card 1]" in names


def test_cards_of_the_same_name_are_numbered() -> None:
    game = scenario("""
        runner:
          rig: Test Sacrifice, 3 Test Hardware
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Sacrifice")
    assert game.options("runner") == ["pick Test Hardware", "pick Test Hardware #2", "pick Test Hardware #3"]


def test_the_abilities_of_a_card_are_counted() -> None:
    game = scenario("runner:\n rig: Toolbox\nturn: runner")
    assert [option for option in game.options("runner") if option.startswith("use")] == [
        "use Toolbox ability 1", "use Toolbox ability 2", "use Toolbox ability 3",
    ]  # fmt: skip
    game.take("use Toolbox ability 2")
    game.expect(runner_credits=7, runner_clicks=3)


def test_an_option_is_found_by_its_text_in_any_case_and_spacing_and_by_itself() -> None:
    game = scenario("corp:\n HQ: ice (Ice Wall)\nturn: corp")
    question = game.decision
    assert question is not None
    assert question.side == "corp"
    found = question.find("ADVANCE  ice wall [hq ice 1]")
    assert found is not None
    assert found.text == repr(found) == "advance Ice Wall [HQ ice 1]"
    assert found in question and found in question.options
    assert question.find("advance Enigma") is None
    assert question.options == list(question.options) and question.options == question.options
    assert question.options != question.options[:-1] and question.options != 7
    assert "gain" in question and "gains" not in question and 7 not in question
    assert len(question) == len(question.options) == len(list(question)) == len(question.texts())
    assert Option(V_PURGE) in question
    assert Option(V_GAIN, 5) not in question
    assert Option(V_GAIN, 5).text == "gain 5 -1"
    assert "4 options" in repr(question) or len(question) != 4


def test_a_question_that_was_answered_still_names_its_options() -> None:
    game = scenario("turn: corp")
    question = game.decision
    assert question is not None
    texts = list(question.texts())
    options = list(question.options)
    game.corp.takes_credit()
    assert [option.text for option in options] == texts == ["gain", "draw", "purge"]


def test_the_runners_side_of_a_question() -> None:
    game = scenario("turn: runner")
    assert game.decision is not None
    assert game.decision.side == "runner"

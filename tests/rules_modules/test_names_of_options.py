"""The text forms of options about hidden cards, granted abilities, other sides, and things that are no cards."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.machine.terms import ASSET, HARDWARE, ICE, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    All,
    CanHost,
    Cards,
    Chosen,
    Clicks,
    Counting,
    Gain,
    GrantsAbility,
    Search,
    Times,
    Trash,
    paid,
    play,
)
from netrunner.vocabulary.ice import ChooseCardType, OfChosenType
from netrunner.vocabulary.subtypes import ChooseASubtype

define("Bulldozer", "corp", "operation", play(Trash(Chosen(Cards(side=RUNNER)))))
define("Steamroller", "corp", "operation", play(Trash(Chosen(Cards(side=0)))))
define("Depot", "corp", "asset", CanHost(Cards(types=ASSET)), cost=0, trash=1)
define("Headhunters", "corp", "identity", paid(Clicks(), Gain(4)))
define("Doodad", "runner", "hardware", paid(Clicks(), Gain(1)), subtypes="chip")
define("Gizmo", "runner", "hardware", paid(Clicks(), Gain(1)), paid(Clicks(), Gain(2)), subtypes="gear")
CHIPS, GEARS = Cards(types=HARDWARE, subtypes="chip"), Cards(types=HARDWARE, subtypes="gear")
define("Manual", "runner", "resource", GrantsAbility(paid(Clicks(), Gain(3)), of=All(CHIPS)))
define("Handbook", "runner", "resource", GrantsAbility(paid(Clicks(), Gain(5)), of=All(GEARS)))
define("Leaflet", "runner", "resource", GrantsAbility(paid(Clicks(), Gain(7)), of=All(Cards(types=HARDWARE))))


def uses(game: Scenario, side: str) -> list[str]:
    return [option for option in game.options(side) if option.startswith("use ")]


def test_a_facedown_card_of_the_runner_has_no_name_for_the_corp_and_no_place_in_a_server() -> None:
    game = scenario("""
        corp:
          hand: Bulldozer
        runner:
          rig: (Diesel), Test Hardware
        turn: corp
    """)
    game.corp.plays("Bulldozer")
    assert game.options("corp") == ["pick a card", "pick Test Hardware"]
    game.take("pick a card")
    game.expect(runner_heap=["Diesel"])


def test_the_runner_names_a_facedown_card_of_their_own() -> None:
    game = scenario("runner:\n rig: Test Sacrifice, (Diesel), Test Hardware\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Sacrifice")
    assert game.options("runner") == ["pick Diesel", "pick Test Hardware"]


def test_a_card_on_an_unrezzed_host_is_named_by_the_place_of_its_host() -> None:
    game = scenario("""
        corp:
          hand: Steamroller
          Server 1: cards (Depot) [(Test Asset)]
        turn: corp
    """)
    game.corp.plays("Steamroller")
    assert game.options("corp") == ["pick Depot [Server 1 card 1]", "pick Test Asset [on Server 1 card 1]"]


def test_the_first_card_of_the_game_is_named_like_any_other() -> None:
    game = scenario("corp: Headhunters\nturn: corp")
    assert uses(game, "corp") == ["use Headhunters ability 1"]
    game.take("use Headhunters ability 1")
    game.expect(corp_credits=9, corp_clicks=2)


@pytest.mark.rule("9.1.3b")
def test_granted_abilities_are_counted_for_each_card_apart_from_its_own() -> None:
    game = scenario("""
        runner:
          rig: 2 Doodad, Gizmo, Manual, Handbook, Leaflet
        turn: runner
    """)
    assert sorted(uses(game, "runner")) == [
        "use Doodad ability 1", "use Doodad ability 1 #2",
        "use Doodad granted ability 1", "use Doodad granted ability 1 #2",
        "use Doodad granted ability 2", "use Doodad granted ability 2 #2",
        "use Gizmo ability 1", "use Gizmo ability 2", "use Gizmo granted ability 1", "use Gizmo granted ability 2",
    ]  # fmt: skip
    game.take("use Gizmo granted ability 1")
    game.take("use Doodad granted ability 1 #2")
    game.take("use Doodad granted ability 2")
    game.take("use Gizmo ability 2")
    game.expect(runner_credits=5 + 5 + 3 + 7 + 2)


def test_cards_of_the_runner_are_named_without_a_place_wherever_they_are() -> None:
    game = scenario("runner:\n rig: Test Sacrifice, Test Host [Test Program]\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Sacrifice")
    assert sorted(game.options("runner")) == ["pick Test Host", "pick Test Program"]


define("Ice Cache", "corp", "operation", play(Search(Cards(types=ICE, where="rnd"), zones="rnd"), Gain(1)))


@pytest.mark.rule("4.2.1a:1")
def test_who_searches_a_deck_reads_what_lies_in_it() -> None:
    game = scenario("corp:\n hand: Ice Cache; deck: Hedge Fund, Enigma, Hunter\nturn: corp")
    game.corp.plays("Ice Cache")
    found = [option for option in game.options("corp") if option.startswith("pick")]
    assert sorted(found) == ["pick Enigma", "pick Hunter"]


def test_numbers_are_named_as_they_are_and_numbered_choices_begin_with_one() -> None:
    game = scenario("runner:\n hand: Test Number\nturn: runner")
    game.runner.plays("Test Number")
    assert game.options("runner") == ["number 0", "number 1", "number 2", "number 3"]
    game.take("number 2")
    game.expect(runner_credits=7)
    game = scenario("corp:\n hand: Test Dilemma\nturn: corp")
    game.corp.plays("Test Dilemma")
    assert game.options("runner") == ["choose 1", "choose 2"]
    game.take("choose 2")
    game.expect(tags=0, runner_credits=3)


def test_four_copies_are_numbered_one_after_the_other_and_each_number_means_its_own_card() -> None:
    game = scenario("runner:\n rig: Test Sacrifice, 4 Test Hardware {power 1}\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Sacrifice")
    names = game.options("runner")
    assert names == ["pick Test Hardware", *[f"pick Test Hardware #{n}" for n in (2, 3, 4)]]
    question = game.decision
    assert question is not None
    assert len({option.card for option in question.options}) == 4
    assert [question.find(name) for name in names] == list(question.options)


def test_cards_to_access_are_named_and_the_rest_of_a_server_by_its_name() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter
          R&D: root (Test Upgrade), Test Region
        run: R&D, approaching server
    """)
    game.runner.continues()
    game.pass_windows()
    assert game.options("runner") == ["access R&D", "access [R&D root 1]", "access Test Region [R&D root 2]"]


def test_a_copy_of_a_game_names_its_options_alike() -> None:
    game = scenario("runner:\n rig: Doodad, Manual\nturn: runner")
    twin = Game.from_json(game.game.to_json())
    assert twin.decision is not None and game.decision is not None
    assert list(twin.decision.texts()) == list(game.decision.texts())


define(
    "Type Bet", "corp", "operation",
    play(ChooseCardType(), Gain(1), Gain(Times(2, Counting(OfChosenType(Cards(side=RUNNER)))))),
)  # fmt: skip
define("Kind Bet", "corp", "operation", play(ChooseASubtype(ICE), Gain(1)))


def test_card_types_are_named_by_their_words_and_the_record_tells_which_was_named() -> None:
    game = scenario("corp:\n hand: Type Bet\nrunner:\n rig: 2 Test Program, Test Hardware\nturn: corp")
    game.corp.plays("Type Bet")
    game.asks("corp", "card-type", "1.14.1b")
    assert game.options("corp") == [
        f"choose {word}"
        for word in ("event", "hardware", "program", "resource", "agenda", "asset", "ice", "operation", "upgrade")
    ]
    game.take("choose program")
    game.expect(corp_credits=6 + 2 * 2)
    told = [entry for entry in game.game.log if entry.kind == "chose"]
    assert [(e.side, e.rule, e.source.title if e.source else "") for e in told] == [("corp", "1.14.1b", "Type Bet")]
    assert "program" in told[0].sentence("en", "runner")


def test_subtypes_are_named_by_their_words_and_the_record_tells_which_was_named() -> None:
    game = scenario("corp:\n hand: Kind Bet\nturn: corp")
    game.corp.plays("Kind Bet")
    game.asks("corp", "subtype", "2.16.6")
    names = game.options("corp")
    assert "choose code gate" in names and "choose sentry" in names and "choose icebreaker" not in names
    assert names == sorted(names)
    game.take("choose code gate")
    game.expect(corp_credits=6)
    told = [entry for entry in game.game.log if entry.kind == "chose"]
    assert [(e.side, e.rule, e.source.title if e.source else "") for e in told] == [("corp", "2.16.6", "Kind Bet")]
    assert "code gate" in told[0].sentence("en", "runner")

"""Views hold what a seat may know and nothing else (1.20, 10.2)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from netrunner import Game, starter_deck
from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.testing import define, scenario
from netrunner.views import SCHEMA
from netrunner.vocabulary import Cards, EndRun, Gain, play, sub
from netrunner.vocabulary.cards import Chosen
from netrunner.vocabulary.mechanics import PsiGame
from netrunner.vocabulary.moving import Expose

SEATS = ("corp", "runner", None)

BOARD = """
corp:
  credits 7, bad publicity 1
  hand: Snare!, Hedge Fund
  deck: Enigma, PAD Campaign, Hunter
  discard: Neural EMP, (Hedge Fund), (Precognition)
  score: Nisei MK II {agenda 1}
  HQ: ice Enigma, (Hunter)
  server 1: ice (Wall of Static); (PAD Campaign), Akitaro Watanabe
  server 2: (Priority Requisition {advancement 2})
runner:
  credits 4, tags 1
  hand: Diesel, Modded
  deck: Sure Gamble, Crypsis
  discard: Infiltration
  rig: Gordian Blade, Access to Globalsec
turn: runner
"""


def by_name(view: dict[str, Any], server: str) -> dict[str, Any]:
    """A server of a view."""
    found: dict[str, Any] = next(s for s in view["servers"] if s["server"] == server)
    return found


def titles(cards: list[dict[str, Any]]) -> list[str | None]:
    """The titles of cards in a view."""
    return [c["card"] for c in cards]


# -- what everyone sees ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.2.3a")
@pytest.mark.parametrize("side", SEATS)
def test_open_information_is_the_same_for_all(side: str | None) -> None:
    view = scenario(BOARD).game.view(side)
    assert view["schema"] == SCHEMA == 1
    assert view["turn"] == {"number": 2, "side": "runner", "phase": "action", "step": "5.7.1f"}
    corp, runner = view["corp"], view["runner"]
    assert (corp["credits"], corp["bad_publicity"], corp["hand"]["size"], corp["deck"]["size"]) == (7, 1, 2, 3)
    assert (runner["credits"], runner["clicks"], runner["tags"], runner["brain_damage"]) == (4, 4, 1, 0)
    assert (runner["link"], runner["memory"]) == (1, {"limit": 4, "used": 1})
    assert (runner["hand"]["size"], runner["hand"]["maximum"], runner["deck"]["size"]) == (2, 5, 2)
    assert runner["discard"]["faceup"] == ["Infiltration"]
    assert corp["discard"]["faceup"] == ["Neural EMP"] and corp["discard"]["facedown"] == 2
    assert corp["score"] == {"points": 2, "cards": [{"card": "Nisei MK II", "points": 2, "counters": {"agenda": 1}}]}
    assert [(c["card"], c["at"]) for c in view["rig"]] == [("Gordian Blade", "rig 1"), ("Access to Globalsec", "rig 2")]
    assert view["rig"][0]["strength"] == 2


@pytest.mark.parametrize("side", SEATS)
def test_a_strength_that_is_not_the_printed_one_says_what_changes_it(side: str | None) -> None:
    game = scenario("""
        corp:
          server 1: ice (Wall of Static), Enigma; Experiential Data
          HQ: ice Enigma
        runner:
          credits 9
          rig: Gordian Blade [The Personal Touch], Battering Ram
        run: Server 1, encountering ice 2
        """)
    game.runner.uses("Gordian Blade", 2)
    game.runner.uses("Gordian Blade", 2)
    view = game.game.view(side)
    server = by_name(view, "Server 1")["ice"]
    assert (server[1]["strength"], server[1]["strength_by"]) == (3, [{"source": "Experiential Data", "change": 1}])
    assert "strength" not in server[0] and "strength_by" not in server[0]
    assert "strength_by" not in by_name(view, "HQ")["ice"][0]
    blade, ram = view["rig"]
    assert (blade["strength"], blade["strength_by"]) == (
        5,
        [{"source": "The Personal Touch", "change": 1}, {"source": "Gordian Blade", "change": 2}],
    )
    assert "strength_by" not in ram


@pytest.mark.rule("4.7.9b:1")
def test_ice_is_listed_from_the_innermost_outwards() -> None:
    ice = by_name(scenario(BOARD).game.view("corp"), "HQ")["ice"]
    assert [(c["card"], c["at"], c["faceup"]) for c in ice] == [
        ("Enigma", "HQ ice 1", True),
        ("Hunter", "HQ ice 2", False),
    ]


# -- what only some see ---------------------------------------------------------------------------------------------


@pytest.mark.rule("4.7.3:2")
def test_facedown_installed_cards_are_seen_by_their_controller_only() -> None:
    game = scenario(BOARD).game
    corp, runner = game.view("corp"), game.view("runner")
    assert titles(by_name(corp, "Server 1")["cards"]) == ["PAD Campaign", "Akitaro Watanabe"]
    for view in (runner, game.view(None)):
        assert titles(by_name(view, "Server 1")["cards"]) == [None, "Akitaro Watanabe"]
        assert titles(by_name(view, "Server 1")["ice"]) == [None]
        (agenda,) = by_name(view, "Server 2")["cards"]
        assert agenda["card"] is None and agenda["counters"] == {"advancement": 2}


@pytest.mark.rule("4.4.2:1,2")
def test_hands_are_seen_by_their_owners_only() -> None:
    game = scenario(BOARD).game
    assert game.view("corp")["corp"]["hand"]["cards"] == ["Hedge Fund", "Snare!"]
    assert game.view("runner")["runner"]["hand"]["cards"] == ["Diesel", "Modded"]
    assert game.view("runner")["corp"]["hand"]["cards"] == []
    assert game.view("corp")["runner"]["hand"]["cards"] == []
    assert game.view(None)["corp"]["hand"]["cards"] == game.view(None)["runner"]["hand"]["cards"] == []


@pytest.mark.rule("4.5.6c:2")
def test_facedown_cards_of_archives_are_seen_by_the_corp_only() -> None:
    game = scenario(BOARD).game
    assert game.view("corp")["corp"]["discard"]["facedown_cards"] == ["Hedge Fund", "Precognition"]
    assert game.view("runner")["corp"]["discard"]["facedown_cards"] == []


@pytest.mark.rule("4.3.2:1")
def test_players_know_what_is_left_in_their_decks_but_not_in_which_order() -> None:
    game = scenario(BOARD).game
    assert game.view("corp")["corp"]["unseen"] == {"Enigma": 1, "Hunter": 1, "PAD Campaign": 1}
    assert game.view("runner")["runner"]["unseen"] == {"Crypsis": 1, "Sure Gamble": 1}
    assert "unseen" not in game.view("runner")["corp"] and "unseen" not in game.view(None)["corp"]
    other = scenario(BOARD.replace("Enigma, PAD Campaign, Hunter", "Hunter, Enigma, PAD Campaign")).game
    for side in SEATS:
        assert other.view(side) == game.view(side)


@pytest.mark.rule("4.4.3")
@pytest.mark.rule("4.5.2")
def test_the_order_of_hands_and_discard_piles_means_nothing() -> None:
    other = BOARD.replace("Snare!, Hedge Fund", "Hedge Fund, Snare!").replace(
        "Neural EMP, (Hedge Fund), (Precognition)", "(Precognition), (Hedge Fund), Neural EMP"
    )
    for side in SEATS:
        assert scenario(other).game.view(side) == scenario(BOARD).game.view(side)


@pytest.mark.rule("7.2.2:1")
def test_a_card_accessed_from_rnd_is_seen_by_the_runner_alone() -> None:
    game = scenario("corp:\n deck: PAD Campaign, 3 any\nrunner:\n hand: 3 any\nturn: runner")
    game.runner.runs("R&D")
    game.runner.continues()
    game.asks("runner", "trash-accessed")
    access = {side: game.game.view(side)["access"] for side in SEATS}
    assert access["runner"] == {"server": "R&D", "at": "R&D 1", "card": "PAD Campaign"}
    assert game.game.view("corp")["turn"]["step"] == "7.8.3"
    assert access["corp"]["card"] is None and access[None]["card"] is None


@pytest.mark.rule("1.20.7")
def test_a_card_that_must_be_revealed_when_accessed_from_rnd_is_seen_by_all() -> None:
    game = scenario("corp:\n credits 9\n deck: Snare!, 3 any\nrunner:\n hand: 5 any\nturn: runner")
    game.runner.runs("R&D")
    game.runner.continues()
    for side in SEATS:
        assert game.game.view(side)["access"]["card"] == "Snare!"


@pytest.mark.rule("7.1.5")
def test_a_card_accessed_from_hq_is_seen_by_all() -> None:
    game = scenario("corp:\n credits 0\n hand: Snare!\nrunner:\n hand: 5 any\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    for side in SEATS:
        assert game.game.view(side)["access"]["card"] == "Snare!"
        assert game.game.view(side)["access"]["at"] == "HQ"


# -- questions ------------------------------------------------------------------------------------------------------


def test_a_question_is_told_to_the_seat_that_decides() -> None:
    game = scenario(BOARD).game
    mine = game.view("runner")["decision"]
    assert (mine["side"], mine["kind"], mine["rule"]) == ("runner", "action", "5.7.1f")
    assert "play Diesel" in mine["options"] and "run HQ" in mine["options"]
    for side in ("corp", None):
        assert game.view(side)["decision"] == {"side": "runner", "step": "5.7.1f"}


def test_a_secret_bid_is_nobody_elses_business() -> None:
    define("View Psi", "corp", "operation", play(PsiGame(Gain(1), Gain(2, RUNNER))))
    game = scenario("corp:\n credits 5\n hand: View Psi\nrunner:\n credits 5\n hand: 3 any\nturn: corp")
    game.corp.plays("View Psi")
    before = {side: game.game.view(side) for side in SEATS}
    twins = [game.copy(), game.copy()]
    twins[0].corp.chooses(0)
    twins[1].corp.chooses(2)
    for side in ("runner", None):
        assert twins[0].game.view(side) == twins[1].game.view(side)
        assert twins[0].game.view(side)["corp"] == before[side]["corp"]


# -- a turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.7.1f:1")
def test_5_7_1f_while_an_action_asks_the_step_is_that_of_taking_an_action() -> None:
    corp = "Server 1: ice (Enigma)\n R&D: ice (Enigma)"
    game = scenario(f"corp:\n {corp}\nrunner:\n rig: Lemuria Codecracker\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.pass_windows()
    game.runner.uses("Lemuria Codecracker")
    assert game.decision is not None and game.decision.kind == "target"
    assert {game.game.view(side)["turn"]["step"] for side in SEATS} == {"5.7.1f"}


# -- a run ----------------------------------------------------------------------------------------------------------


def test_a_run_tells_where_the_runner_is_and_what_is_broken() -> None:
    define("View Wall", "corp", "ice", sub(EndRun()), sub(EndRun()), cost=1, strength=1, subtypes="code gate")
    game = scenario("corp:\n HQ: ice View Wall\nrunner:\n credits 9\n rig: Gordian Blade\n hand: 3 any\nturn: runner")
    game.runner.runs("HQ")
    game.pass_windows(until="6.9.3b")
    game.runner.breaks(1, using="Gordian Blade")
    for side in SEATS:
        view = game.game.view(side)
        assert view["turn"]["step"] == "6.9.3b"
        assert view["run"] == {
            "server": "HQ",
            "phase": "encounter-ice",
            "position": 1,
            "ice": "HQ ice 1",
            "successful": False,
        }
        assert view["encounter"] == {"ice": "HQ ice 1", "subroutines": 2, "broken": [1]}


@pytest.mark.rule("10.2.3b")
def test_the_source_of_an_effect_is_told_to_those_who_saw_it() -> None:
    """The Future Perfect, accessed in R&D, is seen by the Runner alone; its effect lasts while it is accessed."""
    board = "corp:\n hand: 2 any\n deck: The Future Perfect, 3 any\nrunner:\n hand: 3 any\nrun: R&D, approaching server"
    game = scenario(board, mode="full").game
    while not game.view(None)["effects"]:
        assert game.decision is not None
        texts = list(game.decision.texts())
        bid = "number 1" if game.decision.side == "corp" else "number 2"
        game.choose(next((text for text in texts if text in (bid, "pass", "continue")), texts[0]))
    sources = {side: [effect["source"] for effect in game.view(side)["effects"]] for side in SEATS}
    assert sources == {"corp": [None], "runner": ["The Future Perfect"], None: [None]}


def test_lingering_effects_and_their_targets_are_open_information() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n credits 9\n hand: Tinkering\nturn: runner")
    game.runner.plays("Tinkering")
    for side in SEATS:
        effects = game.game.view(side)["effects"]
        assert effects == [{"source": "Tinkering", "side": "runner", "targets": ["HQ ice 1"], "until": ["turn"]}] * 3


def test_the_end_of_the_game_is_told() -> None:
    view = scenario("corp:\n score: 3 Priority Requisition").game.view(None)
    assert (view["over"], view["winner"], view["reason"], view["decision"]) == (True, "corp", "agenda-points", None)


def test_there_is_no_other_seat() -> None:
    with pytest.raises(ValueError, match="no seat"):
        scenario(BOARD).game.view("judge")


# -- random games ---------------------------------------------------------------------------------------------------


def strings(thing: object) -> Iterator[str]:
    """Every string in plain data."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            yield from strings(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from strings(value)


@pytest.mark.parametrize("seed", range(12))
def test_no_view_of_a_random_game_names_a_hidden_card(seed: int) -> None:
    game = Game.start(
        starter_deck("jinteki"), starter_deck("shaper"), seed, asking=("forced", "open", "full")[seed % 3]
    )
    chance = Random(seed)
    checked = 0
    while game.decision:
        s = game.state
        for seat, side in enumerate(SEATS):
            if chance.random() < 0.3:
                seen = {c.defn.title for c in s.cards if s.visibility(c) >> seat & 1 or c.owner == seat}
                seen |= {f.title for f in s.facts[seat]}
                hidden = {c.defn.title for c in s.cards} - seen
                view = game.view(side)
                assert json.loads(json.dumps(view)) == view  # plain data
                told = " ".join(strings(view))
                assert not [title for title in hidden if title in told]
                checked += len(hidden)
        game.choose(chance.choice(game.decision.options))
    assert checked > 500


def test_exposing_is_seen_only_while_it_happens() -> None:
    """1.20.6: afterwards the card is remembered, not seen."""
    define("View Flash", "runner", "event", play(Expose(Chosen(Cards(side=CORP, rezzed=False))), Gain(1)))
    game = scenario("corp:\n server 1: (PAD Campaign)\nrunner:\n hand: View Flash\nturn: runner")
    game.runner.plays("View Flash")
    view = game.game.view("runner")
    assert titles(by_name(view, "Server 1")["cards"]) == [None]
    assert view["known"] == [{"title": "PAD Campaign", "among": ["Server 1 card 1"]}]


# -- options in their parts -----------------------------------------------------------------------------------------


def test_a_choice_says_what_on_the_table_it_is_about() -> None:
    view = scenario(BOARD).game.view("runner")
    choices = {c["text"]: c for c in view["decision"]["choices"]}
    assert list(choices) == view["decision"]["options"]
    assert choices["play Diesel"] == {
        "text": "play Diesel", "verb": "play", "at": "grip", "card": "Diesel", "server": None, "number": None,
    }  # fmt: skip
    run = choices["run Server 1"]
    assert (run["verb"], run["server"], run["at"], run["number"]) == ("run", "Server 1", None, None)


def test_the_choices_of_a_search_do_not_tell_where_in_the_deck_the_cards_are() -> None:
    board = scenario(BOARD.replace("hand: Diesel, Modded", "hand: Special Order"))
    board.runner.plays("Special Order")
    choices = board.game.view("runner")["decision"]["choices"]
    assert {(c["card"], c["at"]) for c in choices if c["verb"] == "pick"} == {("Crypsis", "stack")}


def test_every_duration_of_a_lingering_effect_has_a_word() -> None:
    from netrunner import views
    from netrunner.rules.abilities import lingering_effects

    kinds = {value for name, value in vars(lingering_effects).items() if name.startswith("D_")}
    assert kinds - {lingering_effects.D_STRUCTURE} == set(views._UNTIL)

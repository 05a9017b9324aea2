"""Guessed payments (1.10.3c), servers chosen for cards (1.14.1b), and runs that are moved as they succeed (6.1.2b)."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.machine.terms import SERVER_ARCHIVES, SERVER_HQ, SERVER_RND
from netrunner.testing import Scenario, define, play, scenario
from netrunner.vocabulary import Clicks, Draw, Gain, Run, TrashThis, paid
from netrunner.vocabulary import play as played
from netrunner.vocabulary.running import ChooseServer, SecretlySpend, SuccessElsewhere

define("Fist Of Coins", "runner", "event", played(SecretlySpend(2, Draw(1), Gain(7))))
define("Signpost", "runner", "resource", paid(Clicks(), ChooseServer()))
define("Signpost If Wanted", "runner", "resource", paid(Clicks(), ChooseServer(may=True)))
define("Burning Signpost", "runner", "resource", paid((Clicks(), TrashThis()), ChooseServer()))
ELSEWHERE = SuccessElsewhere(SERVER_RND, SERVER_HQ, on=SERVER_ARCHIVES)
define("Garden Gate", "runner", "event", played(Run(SERVER_ARCHIVES, during=ELSEWHERE)))


# -- 1.10.3c -----------------------------------------------------------------------------------------------------------


def spending(credits: int) -> Scenario:
    game = scenario(f"runner:\n credits {credits}\n hand: Fist Of Coins\n deck: Diesel\nturn: runner")
    game.runner.plays("Fist Of Coins")
    return game


@pytest.mark.rule("1.10.3c:1")
@pytest.mark.parametrize(("credits", "offered"), [(5, ["0", "1", "2"]), (1, ["0", "1"])])
def test_1_10_3c_no_more_is_spent_secretly_than_there_is(credits: int, offered: list[str]) -> None:
    game = spending(credits)
    game.asks("runner", "psi", "1.10.3c")
    assert [text.split()[-1] for text in game.options("runner")] == offered
    game.runner.chooses(1)
    game.asks("corp", "guess", "1.10.3c")
    assert [text.split()[-1] for text in game.options("corp")] == ["0", "1", "2"]


@pytest.mark.rule("1.10.3c:1")
@pytest.mark.parametrize("spent", [0, 1, 2])
@pytest.mark.parametrize("guess", [0, 1, 2])
def test_1_10_3c_what_follows_depends_on_the_guess_and_the_credits_are_gone_in_any_case(spent: int, guess: int) -> None:
    game = spending(5)
    game.runner.chooses(spent)
    copied = game.copy()
    restored = play(Game.from_json(game.game.to_json()))
    for twin in (game, copied, restored):
        assert "Fist" not in str(twin.game.view("corp").get("known"))
        twin.expect(runner_credits=5)  # nothing is paid before it is revealed
        twin.corp.chooses(guess)
        wrong = guess != spent
        twin.expect(runner_credits=5 - spent + 7 * wrong, runner_hand=["Diesel"] if wrong else [])
        twin.asks("runner", "action")
    bids = [(e.player, e.amount, e.how) for k, e in zip(game.log_kinds(), game.events(), strict=True) if k == "bid"]
    assert bids == [(0, guess, 1), (1, spent, 0)]


# -- 1.14.1b -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.14.1b:1")
@pytest.mark.parametrize(("server", "number"), [("HQ", 0), ("R&D", 1), ("Archives", 2), ("Server 1", 3)])
def test_1_14_1b_a_server_that_is_chosen_for_a_card_is_known_to_all(server: str, number: int) -> None:
    game = scenario("corp:\n Server 1: (Test Asset)\nrunner:\n rig: Signpost\nturn: runner")
    game.runner.uses("Signpost")
    game.asks("runner", "choose-server", "1.14.1b")
    assert game.options() == ["server HQ", "server R&D", "server Archives", "server Server 1"]
    game.runner.chooses(server)
    assert f"Signpost {{remembers {server}}}" in game.board()
    chosen = [(e.server, e.player) for k, e in zip(game.log_kinds(), game.events(), strict=True) if k == "chose"]
    assert chosen == [(number, 1)]


@pytest.mark.rule("1.14.1b:1")
def test_1_14_1b_who_may_choose_a_server_may_choose_none_and_then_has_none() -> None:
    game = scenario("runner:\n rig: Signpost If Wanted {remembers R&D}\nturn: runner")
    assert "remembers R&D" in game.board()
    game.runner.uses("Signpost If Wanted")
    assert game.options()[-1] == "done"
    game.runner.done()
    assert "remembers" not in game.board()
    assert game.happened("chose") == 0


@pytest.mark.rule("1.14.1b:1")
def test_1_14_1b_a_card_that_is_gone_remembers_no_server() -> None:
    game = scenario("runner:\n rig: Burning Signpost\nturn: runner")
    game.runner.uses("Burning Signpost")
    game.runner.chooses("HQ")
    assert game.happened("chose") == 0
    game.expect(runner_heap=["Burning Signpost"])
    assert "remembers" not in game.board()


# -- 6.1.2b ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1.2b:2")
@pytest.mark.parametrize(("server", "seen"), [("HQ", "Hedge Fund"), ("R&D", "Snare!")])
def test_6_1_2b_a_run_that_is_moved_as_it_succeeds_is_successful_on_the_other_server(server: str, seen: str) -> None:
    game = scenario(
        "corp:\n credits 0\n hand: Hedge Fund\n deck: Snare!, 3 Enigma\n archives: Hunter\n"
        "runner:\n hand: Garden Gate, 3 any\nturn: runner"
    )
    game.runner.plays("Garden Gate")
    game.runner.continues()
    game.asks("runner", "new-attacked-server", "6.1.2b")
    assert sorted(game.options()) == ["server HQ", "server R&D"]
    twin = game.copy()
    for one in (game, twin):
        one.runner.chooses(server)
        while one.decision is not None and one.decision.kind in ("access-next", "trash"):
            one.take(one.options()[-1])
        accessed = [one.game.state.cards[e.card % 256].defn.title for e in one.events() if e.rule == "7.8.1"]
        assert accessed == [seen]

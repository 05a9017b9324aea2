"""Chapters 6.2.3 and 6.2.4: installed ice that moves to another server, or within its own, also during a run."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, ICE, SERVER_ARCHIVES, SERVER_HQ, SERVER_RND
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import CanHost, Cards, Gain, paid, play, sub
from netrunner.vocabulary.ice import ArrangeIceOfServer, MoveToOutermost

define("Drifter", "corp", "ice", paid(0, MoveToOutermost()), sub(Gain(1, CORP)), cost=0, strength=1)
define("Ice House", "corp", "asset", CanHost(Cards(types=ICE)), cost=0, trash=1)
define("Stroller", "corp", "asset", paid(0, MoveToOutermost()), cost=0, trash=1)
define("Loafer", "corp", "asset", paid(0, Gain(1), limit=1), cost=0, trash=1)
define("Reordering", "corp", "operation", play(ArrangeIceOfServer(), Gain(1)))


def run_of(game: Scenario) -> tuple[str, int, str | None]:
    run = game.game.view("runner")["run"]
    return (run["server"], run["position"], run["ice"])


@pytest.mark.rule("6.2.4")
@pytest.mark.rule("6.2.3a:1")
def test_6_2_4_outside_of_a_run_ice_moves_to_the_outermost_position_and_stays_the_same_card() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Drifter {advancement 2}, Hunter
          R&D: ice (Wall of Static)
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Drifter")
    game.asks("corp", "choose-server", "1.14.1b")
    assert game.options("corp") == ["server R&D", "server Archives"]
    game.corp.chooses("R&D")
    assert game.ice("HQ") == ["Enigma", "Hunter"]
    assert game.ice("R&D") == ["Wall of Static", "Drifter"]
    drifter = game.card("Drifter")
    assert (drifter.rezzed, drifter.advancement, drifter.server) == (True, 2, "R&D")
    moved = [entry for entry in game.game.log if entry.kind == "ice-moved"]
    assert [(e.side, e.origin, e.server, e.rule) for e in moved] == [("corp", SERVER_HQ, SERVER_RND, "6.2.4")]
    assert [(e.card.title, e.source.title) for e in moved if e.card and e.source] == [("Drifter", "Drifter")]


@pytest.mark.rule("4.7.8f:1")
@pytest.mark.rule("6.2.4")
def test_6_2_4_a_remote_server_that_its_only_ice_leaves_ceases_to_exist() -> None:
    game = scenario("corp:\n Server 1: ice Drifter\nturn: corp, at 5.6.2a")
    game.corp.uses("Drifter")
    game.corp.chooses("Archives")
    assert game.servers == ["HQ", "R&D", "Archives"]
    assert game.ice("Archives") == ["Drifter"]


@pytest.mark.rule("1.2.5:1")
def test_1_2_5_only_ice_that_protects_a_server_can_move_to_another() -> None:
    game = scenario("""
        corp:
          Server 1: cards Ice House [Drifter]
          Server 2: cards Stroller
          Server 3: cards Loafer
        turn: corp, at 5.6.2a
    """)
    game.offers("corp", "use Loafer")
    game.refuses("corp", "use Stroller")
    game.refuses("corp", "use Drifter")


@pytest.mark.rule("6.2.4a:1")
@pytest.mark.rule("6.2.3c:1")
def test_6_2_4a_approached_ice_that_moves_away_is_passed_and_the_next_ice_inward_is_approached() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Drifter, (Hunter)
        run: HQ, approaching ice 2
    """)
    assert run_of(game) == ("HQ", 2, "HQ ice 2")
    game.corp.uses("Drifter")
    game.corp.chooses("Archives")
    assert game.ice("HQ") == ["Enigma", "Hunter"]
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    assert run_of(game) == ("HQ", 1, "HQ ice 1")
    assert game.happened("encounter") == 0
    assert game.happened("server-changed") == 0


@pytest.mark.rule("6.2.3c:1")
def test_6_2_3c_when_ice_inward_moves_away_the_runner_stays_with_the_ice_they_meet() -> None:
    game = scenario("""
        corp:
          HQ: ice Drifter, Test Gentle Ice
        run: HQ, encountering ice 2
    """)
    game.corp.uses("Drifter")
    game.corp.chooses("R&D")
    assert run_of(game) == ("HQ", 1, "HQ ice 1")
    game.pass_windows()
    game.expect(corp_credits=6, run="HQ")  # the encounter went on
    game.asks("runner", "jack-out", "6.9.5c")  # and no ice is left
    assert run_of(game) == ("HQ", 0, None)


@pytest.mark.rule("6.2.3a:2")
def test_6_2_3a_when_ice_outward_moves_away_nothing_changes_for_the_runner() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice, Drifter
        run: HQ, encountering ice 1
    """)
    game.corp.uses("Drifter")
    game.corp.chooses("R&D")
    assert run_of(game) == ("HQ", 1, "HQ ice 1")
    game.pass_windows()
    game.expect(corp_credits=6, run="HQ")


@pytest.mark.rule("6.2.4c:1")
def test_6_2_4c_the_runner_goes_with_encountered_ice_and_meets_the_ice_inward_of_it_there() -> None:
    game = scenario("""
        corp:
          HQ: ice (Hunter), Drifter, (Wall of Static)
          Archives: ice (Enigma), (Shadow)
        run: HQ, encountering ice 2
    """)
    game.corp.uses("Drifter")
    game.corp.chooses("Archives")
    assert game.ice("HQ") == ["Hunter", "Wall of Static"]
    assert run_of(game) == ("Archives", 3, "Archives ice 3")
    changed = [entry for entry in game.game.log if entry.kind == "server-changed"]
    assert [(entry.origin, entry.server) for entry in changed] == [(SERVER_HQ, SERVER_ARCHIVES)]
    game.pass_windows()
    game.expect(corp_credits=6)  # its subroutine resolved there
    game.asks("runner", "jack-out", "6.9.2d")
    assert run_of(game) == ("Archives", 2, "Archives ice 2")


@pytest.mark.rule("6.2.3a:1")
def test_6_2_3a_ice_that_moves_to_the_attacked_server_comes_to_lie_outward_of_the_runner() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Test Gentle Ice
          R&D: ice Drifter
        run: HQ, encountering ice 2
    """)
    game.corp.uses("Drifter")
    game.corp.chooses("HQ")
    assert game.ice("HQ") == ["Enigma", "Test Gentle Ice", "Drifter"]
    assert run_of(game) == ("HQ", 2, "HQ ice 2")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    assert run_of(game) == ("HQ", 1, "HQ ice 1")


@pytest.mark.rule("8.2.2:2")
def test_8_2_2_ice_is_put_into_another_order_from_the_innermost_outwards() -> None:
    game = scenario("""
        corp:
          hand: Reordering
          HQ: ice Enigma
          R&D: ice (Hunter), Wall of Static, (Shadow), Enigma
          Server 1: ice (Ice Wall), Drifter; cards (Test Asset)
        turn: corp
    """)
    game.corp.plays("Reordering")
    game.asks("corp", "choose-server", "1.14.1b")
    assert game.options("corp") == ["server R&D", "server Server 1"]
    game.corp.chooses("R&D")
    numbers = []
    for title in ("Shadow", "Enigma", "Hunter"):
        game.asks("corp", "arrange-ice", "8.2.2")
        assert game.decision is not None
        numbers.append((game.decision.number, len(game.decision.options)))
        game.corp.picks(title)
    assert numbers == [(1, 4), (2, 3), (3, 2)]
    assert game.ice("R&D") == ["Shadow", "Enigma", "Hunter", "Wall of Static"]
    assert [game.card(f"R&D ice {n}").rezzed for n in (1, 2, 3, 4)] == [False, True, False, True]
    game.expect(corp_credits=6)
    told = [entry for entry in game.game.log if entry.kind == "ice-arranged"]
    assert [(e.side, e.server, e.rule, len(e.cards)) for e in told] == [("corp", SERVER_RND, "8.2.2", 4)]


@pytest.mark.rule("1.2.5:1")
def test_1_2_5_without_a_server_with_two_pieces_of_ice_nothing_is_arranged() -> None:
    game = scenario("""
        corp:
          hand: Reordering
          HQ: ice Enigma
        turn: corp
    """)
    game.corp.plays("Reordering")
    game.expect(corp_credits=6)
    assert game.happened("ice-arranged") == 0

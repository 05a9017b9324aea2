"""Cards that look back at damage."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, E_TRASHED
from netrunner.testing import scenario


@pytest.mark.rule("9.3.3c:1")
def test_salvaged_vanadis_armory_mills_as_much_as_the_runner_suffered_this_turn() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Net Damage, Test Meat Damage; deck: 6 Hedge Fund
        runner:
          hand: 5 Sure Gamble; rig: Salvaged Vanadis Armory
        turn: corp
    """)
    assert game.why_not("runner", "use Salvaged Vanadis Armory").rule == "9.3.3c"
    game.corp.plays("Test Net Damage", x=1)
    game.runner.passes()  # the next window, not used
    game.corp.plays("Test Meat Damage", x=2)
    game.runner.uses("Salvaged Vanadis Armory")
    game.expect(corp_deck=3 * ["Hedge Fund"], corp_discard=["Test Net Damage", "Test Meat Damage", *3 * ["Hedge Fund"]])
    assert not any(c.faceup for c in game.cards("Hedge Fund", "Archives"))
    assert [e.player for e in game.events() if e.kind == E_TRASHED and e.cards] == 3 * [CORP]  # the Corp does it


@pytest.mark.erratum("11.2.72")
def test_salvaged_vanadis_armory_misses_its_window_once_the_next_one_is_over() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Net Damage, Hedge Fund; deck: 6 Hedge Fund
        runner:
          hand: 5 Sure Gamble; rig: Salvaged Vanadis Armory
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=1)
    game.asks("runner", "window", "5.6.2a")
    game.runner.passes()
    game.corp.takes_credit()  # the window after that is not opened: nobody could do anything in it
    game.asks("corp", "action")
    assert game.why_not("runner", "use Salvaged Vanadis Armory").rule == "9.3.3c"


def test_salvaged_vanadis_armory_waits_for_the_window_behind_the_one_with_the_damage() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund; deck: 6 Hedge Fund
        runner:
          hand: 5 Sure Gamble; rig: Salvaged Vanadis Armory, Test Pain
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Pain")
    game.asks("runner", "window", "5.7.1e")
    game.refuses("runner", "use Salvaged Vanadis Armory")  # this window was open already
    game.runner.passes()
    game.runner.takes_credit()
    game.runner.uses("Salvaged Vanadis Armory")
    assert len(game.corp.deck) == 5

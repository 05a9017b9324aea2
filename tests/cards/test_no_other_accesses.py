"""Cards that let the Runner access certain cards and no others: that holds while those are accessed, too (9.10.4a)."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.rule("9.10.4a")
def test_top_hat_allows_no_other_card_of_rnd_while_its_card_is_accessed() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Hedge Fund, Ganked!, Enigma
          R&D: ice Shiro
        runner:
          rig: Top Hat
        run: R&D, passing ice 1
    """)
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(2)
    game.corp.triggers("Ganked!")
    game.go_on("arrange")
    game.corp.picks("Enigma")
    game.go_on("action")
    assert game.accessed() == ["Ganked!"]


@pytest.mark.rule("9.10.4a")
def test_khusyuk_allows_no_other_card_of_rnd_while_its_card_is_accessed() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Hedge Fund, Ganked!, Enigma
          R&D: ice Shiro
        runner:
          hand: Khusyuk
          rig: 2 Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.plays("Khusyuk")
    game.go_on("arrange")
    game.corp.picks("Hedge Fund", "Ganked!")
    game.go_on("target")
    game.runner.picks("Ganked!")
    game.corp.triggers("Ganked!")
    game.go_on("arrange")
    game.corp.picks("Enigma")
    game.go_on("action")
    assert game.accessed() == ["Hedge Fund", "Ganked!"]


@pytest.mark.rule("9.10.4a")
@pytest.mark.parametrize(("drawn", "named", "accessed"), [(False, "Enigma", []), (True, "Hunter", ["Hunter"])])
def test_information_sifting_allows_no_card_of_the_other_pile_but_one_drawn_since(
    drawn: bool, named: str, accessed: list[str]
) -> None:
    game = scenario("""
        corp:
          hand: Ganked!, Enigma
          deck: 2 Hunter
          HQ: ice Kitsune
        runner:
          hand: Information Sifting
          rig: Eden Shard
        turn: runner
    """)
    game.runner.plays("Information Sifting")
    game.go_on("first-pile")
    game.corp.picks("Ganked!")
    game.runner.chooses(1)
    game.corp.triggers("Ganked!")
    if drawn:
        game.runner.uses("Eden Shard")
    else:
        game.runner.passes()
    game.corp.picks(named)
    game.go_on("action")
    assert game.accessed() == ["Ganked!", *accessed]
    assert bool(game.ice("HQ")) == (not drawn)


def test_top_hat_allows_cards_that_are_not_in_rnd() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          deck: Hedge Fund, Ganked!
          R&D: ice Kitsune
        runner:
          rig: Top Hat
        run: R&D, passing ice 1
    """)
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(2)
    game.corp.triggers("Ganked!")
    game.corp.picks("Enigma")
    game.go_on("action")
    assert game.accessed() == ["Ganked!", "Enigma"]


def test_khusyuk_allows_cards_that_are_not_in_rnd() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          deck: Hedge Fund, Ganked!
          R&D: ice (Kitsune)
        runner:
          hand: Khusyuk
          rig: 2 Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.plays("Khusyuk")
    game.corp.rezzes("Kitsune")
    game.corp.done()
    game.go_on("target")
    game.runner.picks("Ganked!")
    game.corp.triggers("Ganked!")
    game.corp.picks("Enigma")
    game.go_on("action")
    assert game.accessed() == ["Ganked!", "Enigma"]

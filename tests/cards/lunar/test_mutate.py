"""Mutate, which puts another piece of ice where one was trashed."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

MUTATION = """
    corp:
      credits 2
      hand: Mutate
      deck: {deck}
      HQ: ice Ice Wall, Enigma, (Hunter)
      Server 1: cards PAD Campaign
    turn: corp
"""


@pytest.mark.rule("4.7.9a")
def test_mutate_installs_and_rezzes_the_first_ice_of_rnd_in_the_position_of_the_trashed_ice() -> None:
    game = scenario(MUTATION.format(deck="Hedge Fund, Archer, Wall of Thorns"))
    game.corp.plays("Mutate")
    game.refuses("corp", "pick Hunter")  # it is not rezzed
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Enigma")
    assert game.revealed() == ["Hedge Fund", "Archer"]
    game.corp.done()  # nothing is trashed first
    assert game.ice("HQ") == ["Ice Wall", "Archer", "Hunter"]
    assert game.card("Archer").rezzed  # without its additional cost
    assert sorted(game.corp.deck) == ["Hedge Fund", "Wall of Thorns"]
    assert game.happened("shuffled") == 1
    game.expect(corp_credits=0)


def test_mutate_cannot_be_played_without_rezzed_ice() -> None:
    game = scenario("corp:\n credits 5\n hand: Mutate\n deck: Enigma\n HQ: ice (Ice Wall)\nturn: corp")
    game.refuses("corp", "play Mutate")


def test_mutate_reveals_all_of_rnd_if_there_is_no_ice_in_it() -> None:
    game = scenario(MUTATION.format(deck="Hedge Fund, Melange Mining Corp."))
    game.corp.plays("Mutate")
    game.corp.picks("Ice Wall")
    assert game.revealed() == ["Hedge Fund", "Melange Mining Corp."]
    assert game.ice("HQ") == ["Enigma", "Hunter"]
    assert game.happened("shuffled") == 1


@pytest.mark.rule("4.7.8f:1")
def test_mutate_installs_nothing_at_a_server_that_ceased_to_exist() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Mutate
          deck: Enigma, Hunter
          Server 1: ice Ice Wall
        turn: corp
    """)
    game.corp.plays("Mutate")
    assert game.revealed() == ["Enigma"]
    assert game.servers == ["HQ", "R&D", "Archives"]
    assert sorted(game.corp.deck) == ["Enigma", "Hunter"]

"""1.18 to 1.20: trashing, memory, and which cards are visible."""

import pytest

from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    All,
    Cards,
    Chosen,
    Draw,
    Expose,
    ForEvent,
    Gain,
    Look,
    Memory,
    Reveal,
    TopOf,
    Trash,
    paid,
    play,
    whenever,
)
from netrunner.vocabulary.base import OPPONENT

UNREZZED = Cards(side=CORP, rezzed=False)
define("Mourner", "runner", "resource", whenever(ForEvent("trashed", cards=Cards()), Gain(1)), cost=0)
define("Sweep", "corp", "operation", play(Trash(Chosen(Cards(side=RUNNER)))))
define("Test Searchlight", "runner", "resource", paid(1, Expose(Chosen(UNREZZED))), cost=0)
define("Glance", "runner", "event", play(Look(TopOf(OPPONENT, 1)), Draw(1)))
define("Announcement", "corp", "operation", play(Reveal(All(Cards(where="hq"))), Gain(1)))
define("Stick", "runner", "hardware", Memory(1), cost=0)
define("Cruncher", "runner", "program", cost=0, memory=2)


def seen(game: Scenario, side: str | None, title: str) -> bool:
    """Whether a seat sees the face of a card somewhere."""
    return title in str(game.game.view(side))


@pytest.mark.rule("1.18.1")
@pytest.mark.rule("1.13.1")
def test_1_18_1_a_trashed_card_goes_to_its_owners_discard_pile() -> None:
    game = scenario("corp:\n hand: Sweep\nrunner:\n rig: Corroder\nturn: corp")
    game.corp.plays("Sweep")
    game.expect(runner_heap=["Corroder"], corp_archives=["Sweep"])


@pytest.mark.rule("1.18.3:1,2")
@pytest.mark.rule("4.5.1:1")
def test_1_18_3_a_discarded_card_is_not_trashed() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          credits 0
          clicks 1
          hand: Corroder, 5 any
          rig: Mourner, Sacrificial Construct
        turn: runner
    """)
    game.runner.takes_credit()
    game.runner.discards("Corroder")
    game.expect(runner_heap=["Corroder"], runner_credits=1, turn="corp")


@pytest.mark.rule("1.19.2:1")
def test_1_19_2_the_memory_limit_is_4_and_cards_raise_it() -> None:
    scenario("turn: runner").expect(runner_memory_limit=4)
    scenario("runner:\n rig: 2 Stick\nturn: runner").expect(runner_memory_limit=6)


@pytest.mark.rule("1.19.3")
@pytest.mark.rule("3.9.3:2")
def test_1_19_3_memory_costs_count_against_the_limit_while_installed() -> None:
    game = scenario("runner:\n rig: Cruncher, Cruncher\n hand: Cruncher\nturn: runner")
    game.expect(runner_memory_used=4)
    game.runner.installs("Cruncher")
    game.asks("runner", "trash-like", "8.3.3")
    assert "done" not in game.options("runner")
    first = next(card for card in game.cards("Cruncher") if card.installed)
    game.runner.picks(first)
    game.runner.done()
    game.expect(runner_memory_used=4, runner_heap=["Cruncher"])


@pytest.mark.rule("1.20.1:2")
def test_1_20_1_facedown_cards_are_not_visible_to_the_opponent() -> None:
    game = scenario(
        "corp:\n Server 1: (PAD Campaign)\n HQ: ice (Enigma)\n archives: (Snare!), Hedge Fund\nturn: runner"
    )
    assert not any(seen(game, "runner", title) for title in ("PAD Campaign", "Enigma", "Snare!"))
    assert seen(game, "runner", "Hedge Fund")


@pytest.mark.rule("1.20.2:3")
@pytest.mark.rule("8.4.3")
def test_1_20_2_players_may_look_at_their_own_facedown_cards() -> None:
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
        runner:
          rig: (Corroder)
        turn: runner
    """)
    assert seen(game, "corp", "PAD Campaign")
    assert seen(game, "runner", "Corroder")
    assert not seen(game, "corp", "Corroder")


@pytest.mark.rule("1.20.2:2")
def test_1_20_2_what_one_player_looks_at_the_other_does_not_see() -> None:
    game = scenario("corp:\n deck: Snare!\nrunner:\n hand: Glance\n deck: 2 any\nturn: runner")
    game.runner.plays("Glance")
    assert seen(game, "runner", "Snare!")
    assert not seen(game, None, "Snare!")


@pytest.mark.rule("1.20.3")
def test_1_20_3_a_revealed_card_is_shown_and_returns_to_its_state() -> None:
    game = scenario("corp:\n hand: Announcement, Snare!\nturn: corp")
    assert not seen(game, "runner", "Snare!")
    game.corp.plays("Announcement")
    game.expect(corp_hand=["Snare!"])
    assert game.happened("revealed") == 1
    assert seen(game, "runner", "Snare!")  # the Runner remembers it


@pytest.mark.rule("1.20.4:2,3")
def test_1_20_4_only_installed_unrezzed_cards_are_exposed() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          hand: Hedge Fund
        runner:
          rig: Test Searchlight
        turn: runner
    """)
    game.asks("runner", "action")
    game.refuses("runner", "use Test Searchlight")
    game = scenario("corp:\n HQ: ice Enigma, (Hunter)\nrunner:\n rig: Test Searchlight\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Searchlight")
    assert not game.card("Hunter").faceup
    assert game.happened("exposed") == 1


@pytest.mark.rule("1.20.6:2")
def test_1_20_6_a_card_stays_visible_only_until_the_ability_has_resolved() -> None:
    # The run event resolves all the time; the card that Test Searchlight exposed is not shown for the rest of the run.
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: (PAD Campaign)
        runner:
          hand: Test Run Event
          rig: Test Searchlight
        turn: runner
    """)
    game.runner.plays("Test Run Event")
    game.runner.runs("HQ")
    game.runner.uses("Test Searchlight")
    game.runner.picks("PAD Campaign")
    assert game.happened("exposed") == 1
    assert game.game.state.shown == ()
    assert game.run == "HQ"


@pytest.mark.rule("1.20.7")
def test_1_20_7_a_card_that_must_be_revealed_from_rnd_is_seen_by_both() -> None:
    game = scenario("corp:\n credits 5\n deck: Snare!, Hedge Fund\nrunner:\n hand: 5 any\nturn: runner")
    game.runner.runs("R&D")
    game.runner.continues()
    game.asks("corp", "react")
    assert seen(game, "runner", "Snare!")
    assert seen(game, "corp", "Snare!")
    game.corp.passes()


@pytest.mark.rule("1.20.5")
def test_1_20_5_looking_is_not_accessing() -> None:
    game = scenario("corp:\n credits 9\n deck: Snare!\nrunner:\n hand: Glance, 3 any\n deck: 2 any\nturn: runner")
    game.runner.plays("Glance")
    game.expect(tags=0, corp_credits=9)
    assert game.happened("access") == 0
    assert game.happened("looked") == 1

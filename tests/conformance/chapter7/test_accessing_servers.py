"""Chapters 7.2 to 7.5: accessing R&D, HQ, Archives and remote servers."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, SERVER_HQ, SERVER_RND
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    Accessed,
    AccessMore,
    All,
    Cards,
    Shuffle,
    Stolen,
    TopOf,
    Trash,
    when,
)

define("Wide Eye", "runner", "hardware", AccessMore(2, SERVER_RND))
define("Wide Hand", "runner", "hardware", AccessMore(2, SERVER_HQ))
define("Rearrangement", "corp", "agenda", when(Stolen(this=True), Trash(TopOf(CORP, 1))), requirement=3, points=1)
define("Shuffled Plan", "corp", "agenda", when(Stolen(this=True), Shuffle(CORP)), requirement=3, points=1)
define("Dumpster", "corp", "asset", when(Accessed(), Trash(All(Cards(where="hq")))), cost=0)


def accessed(game: Scenario) -> list[str]:
    """The titles of the cards that were accessed, in order."""
    return [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "7.8.1"]


@pytest.mark.rule("7.2.1")
def test_7_2_1_rnd_is_accessed_from_the_top_downward() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Shadow, Archer
        runner:
          rig: Wide Eye
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    assert accessed(game) == ["Enigma", "Hunter", "Shadow"]


@pytest.mark.rule("7.2.1a")
def test_7_2_1a_upgrades_in_the_root_can_be_accessed_between_the_cards_of_rnd() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Shadow, Archer
          R&D: root Test Region
        runner:
          rig: Wide Eye
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.accesses("R&D")
    game.runner.accesses("Test Region")
    game.runner.declines()
    assert accessed(game) == ["Enigma", "Test Region", "Hunter", "Shadow"]


@pytest.mark.rule("7.2.1b")
def test_7_2_1b_the_cards_return_in_the_order_they_were_in() -> None:
    game = scenario("""
        corp:
          deck: Enigma, PAD Campaign, Shadow, Archer
        runner:
          rig: Wide Eye
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.declines()
    game.expect(corp_deck=["Enigma", "PAD Campaign", "Shadow", "Archer"])


@pytest.mark.rule("7.2.1c:2")
def test_7_2_1c_if_the_order_changes_the_access_goes_on_from_the_new_top() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Rearrangement, Shadow, Archer
        runner:
          rig: Wide Eye
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(runner_score=["Rearrangement"], corp_archives=["Enigma"], corp_deck=["Shadow", "Archer"])
    assert accessed(game) == ["Enigma", "Rearrangement", "Shadow"]


@pytest.mark.rule("7.2.1c:1")
@pytest.mark.rule("7.1.6a:2")
def test_7_2_1c_after_a_shuffle_every_card_of_rnd_is_new() -> None:
    again = set()
    for seed in range(8):
        game = scenario(
            """
            corp:
              deck: Enigma, Shuffled Plan, Hunter
            runner:
              rig: Wide Eye
            turn: runner
            """,
            seed=seed,
        )
        game.runner.runs("R&D")
        game.runner.continues()
        first, second, third = accessed(game)
        assert (first, second) == ("Enigma", "Shuffled Plan")
        assert third == game.corp.deck[0]
        again.add(third)
    assert again == {"Enigma", "Hunter"}  # Enigma could be accessed again


@pytest.mark.rule("7.2.2:2")
def test_7_2_2_the_corp_does_not_see_a_card_accessed_from_rnd_unless_it_must_be_revealed() -> None:
    for title, seen in (("Enigma", 2), ("Snare!", 7)):
        game = scenario(f"""
            corp:
              credits 0
              deck: {title}, Hunter
            turn: runner
        """)
        game.runner.runs("R&D")
        game.runner.continues()
        assert [e.seen & 7 for e in game.events() if e.rule == "7.8.1"] == [seen]


@pytest.mark.rule("7.2.2:3")
def test_7_2_2_a_revealed_card_is_visible_only_while_it_is_accessed() -> None:
    game = scenario("""
        corp:
          credits 4
          deck: Snare!, Hunter
        runner:
          hand: 4 any
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    state = game.game.state
    game.asks("corp", "react")
    assert state.visibility(state.cards[game.card("Snare!").id]) == 7
    game.corp.passes()
    game.asks("runner", "trash-accessed")
    assert state.visibility(state.cards[game.card("Snare!").id]) == 7
    game.runner.declines()
    game.expect(corp_deck=["Snare!", "Hunter"])
    assert state.visibility(state.cards[game.card("Snare!").id]) == 0


@pytest.mark.rule("7.2.3")
def test_7_2_3_one_card_is_accessed_from_rnd_by_default() -> None:
    game = scenario("corp:\n deck: Enigma, Hunter\nturn: runner")
    game.runner.runs("R&D")
    game.runner.continues()
    assert accessed(game) == ["Enigma"]


@pytest.mark.rule("7.2.3")
def test_7_2_3_nothing_is_accessed_from_an_empty_rnd() -> None:
    game = scenario("turn: runner")
    game.runner.runs("R&D")
    game.runner.continues()
    assert accessed(game) == []
    assert game.happened("access-cards") == 1
    game.expect(run=None)


@pytest.mark.rule("7.3.1:1,2")
def test_7_3_1_cards_are_accessed_from_hq_at_random_one_at_a_time() -> None:
    for title in ("Enigma", "Hunter", "Shadow"):
        game = scenario("corp:\n hand: Enigma, Hunter, Shadow\nturn: runner")
        game.runner.runs("HQ")
        game.next_random(title)
        game.runner.continues()
        assert accessed(game) == [title]


@pytest.mark.rule("7.3.1:1")
def test_7_3_1_the_runner_does_not_choose_among_the_cards_in_hq() -> None:
    game = scenario("corp:\n hand: Enigma, Hunter\n HQ: root Test Region\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.options("runner") == ["access HQ", "access Test Region [HQ root 1]"]


@pytest.mark.rule("7.3.2")
def test_7_3_2_one_card_is_accessed_from_hq_by_default() -> None:
    game = scenario("corp:\n hand: 5 Hedge Fund\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    assert accessed(game) == ["Hedge Fund"]


@pytest.mark.rule("7.3.2")
def test_7_3_2_additional_accesses_take_different_cards() -> None:
    game = scenario("""
        corp:
          hand: Enigma, Hunter, Shadow
        runner:
          rig: Wide Hand
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert sorted(accessed(game)) == ["Enigma", "Hunter", "Shadow"]


@pytest.mark.rule("7.4.1")
def test_7_4_1_facedown_cards_in_archives_are_turned_faceup_before_any_access() -> None:
    game = scenario("""
        corp:
          archives: (Enigma), Hunter, (Test Agenda)
        turn: runner
    """)
    game.runner.runs("Archives")
    assert not game.card("Enigma").faceup
    game.runner.continues()
    game.asks("runner", "access-next")
    assert game.card("Enigma").faceup
    assert game.happened("access") == 0


@pytest.mark.rule("7.4.2")
def test_7_4_2_all_cards_in_archives_are_accessed() -> None:
    game = scenario("""
        corp:
          archives: (Enigma), Hunter, (Test Agenda)
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.accesses("Test Agenda")
    game.runner.accesses("Hunter")
    assert accessed(game) == ["Test Agenda", "Hunter", "Enigma"]
    game.expect(runner_score=["Test Agenda"])


@pytest.mark.rule("7.4.1")
def test_7_4_1_cards_that_come_facedown_during_the_access_are_not_told_apart() -> None:
    game = scenario("""
        corp:
          hand: Shadow, Archer
          archives: Dumpster, Enigma, Hunter
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.accesses("Dumpster")
    game.expect(corp_archives=["Dumpster", "Enigma", "Hunter", "Shadow", "Archer"])
    assert game.options("runner") == ["access Enigma", "access Hunter", "access Archives"]
    game.runner.accesses("Archives")
    game.runner.accesses("Enigma")
    assert len(accessed(game)) == 3  # the number was set before they came
    assert accessed(game)[1] in ("Shadow", "Archer")


@pytest.mark.rule("7.5.1")
def test_7_5_1_all_cards_in_a_remote_server_are_accessed_and_no_ice() -> None:
    game = scenario("""
        corp:
          Server 1: ice Test Blank Ice; cards (Test Agenda), (Test Upgrade)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("Server 1 card 1")
    game.runner.trashes("Test Upgrade")
    assert accessed(game) == ["Test Agenda", "Test Upgrade"]
    game.expect(runner_score=["Test Agenda"], corp_archives=["Test Upgrade"])


@pytest.mark.rule("7.5.1")
def test_7_5_1_unrezzed_cards_in_a_remote_server_are_offered_without_their_titles() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Test Agenda), (Test Upgrade)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    assert game.options("runner") == ["access [Server 1 card 1]", "access [Server 1 card 2]"]

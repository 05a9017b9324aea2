"""Cards of Downfall that name cards, types and servers."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize("trashes", [True, False])
def test_climactic_showdown_leaves_the_corp_a_choice(trashes: bool) -> None:
    game = scenario("""
        corp:
          hand: 5 Hedge Fund
          deck: 5 Hedge Fund
          R&D: ice (Enigma), (Hunter)
          Server 1: (PAD Campaign)
        runner:
          rig: Climactic Showdown
        turn: runner, at 5.7.1d
    """)
    assert game.card("Climactic Showdown").zone == "removed"
    if trashes:
        game.corp.picks("Hunter")
    else:
        game.corp.done()
    game.go_on("5.7.1f")
    assert game.ice("R&D") == (["Enigma"] if trashes else ["Enigma", "Hunter"])
    game.runner.runs("HQ")
    game.go_on("5.7.1f")
    assert len(game.accessed()) == (1 if trashes else 3)
    game.runner.runs("HQ")
    game.go_on("5.7.1f")
    assert len(game.accessed()) == (2 if trashes else 4)


@pytest.mark.ruling("Climactic Showdown", 0)
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_climactic_showdown_counts_for_the_server_that_is_accessed_first(server: str) -> None:
    game = scenario("""
        corp:
          hand: 5 Hedge Fund
          deck: 5 Hedge Fund
          Server 1: ice (Enigma)
          Server 2: ice (Hunter)
        runner:
          rig: Climactic Showdown
        turn: runner, at 5.7.1d
    """)
    game.runner.chooses("Server 2")
    game.refuses("corp", "pick Enigma")
    game.corp.done()
    game.go_on("5.7.1f")
    game.runner.runs("Archives")
    game.go_on("5.7.1f")
    game.runner.runs(server)
    game.go_on("5.7.1f")
    assert len(game.accessed()) == 3


@pytest.mark.ruling("Whistleblower", 0)
def test_whistleblower_steals_before_anything_else_can_happen() -> None:
    game = scenario("""
        corp:
          Server 1: (Fetal AI), (Crisium Grid)
        runner:
          credits 0
          hand: 3 any
          rig: Whistleblower
        run: Server 1, at 6.9.5e
    """)
    game.runner.triggers("Whistleblower")
    game.runner.chooses("name Fetal AI")
    game.runner.accesses("Server 1 card 1")
    game.expect(runner_score=["Fetal AI"], runner_credits=0, runner_hand=3, runner_heap=["Whistleblower"])
    assert game.damage() == []


def test_whistleblower_steals_the_named_agenda_only() -> None:
    game = scenario("""
        corp:
          Server 1: (NAPD Contract)
        runner:
          credits 0
          rig: Whistleblower
        run: Server 1, at 6.9.5e
    """)
    game.runner.triggers("Whistleblower")
    game.runner.chooses("name Fetal AI")
    game.expect(runner_score=[], runner_heap=["Whistleblower"])
    game = scenario("corp:\n Server 1: (Fetal AI)\nrunner:\n credits 0\n rig: Whistleblower\nrun: Server 1, at 6.9.5e")
    game.runner.declines("Whistleblower")
    game.expect(runner_heap=[], runner_score=[])


@pytest.mark.ruling("Saisentan", 0)
def test_saisentan_hurts_again_for_cards_of_the_named_type_but_not_for_its_own_damage() -> None:
    game = scenario("""
        corp:
          HQ: ice Saisentan
        runner:
          hand: 3 Diesel, 3 Corroder
        run: HQ, encountering ice 1
    """)
    game.next_random("Diesel", "Diesel", "Corroder", "Corroder")
    game.corp.chooses("choose event")
    game.go_on("5.7.1f")
    assert game.damage() == ["1 net"] * 4
    game.expect(runner_heap=["Diesel", "Diesel", "Corroder", "Corroder"])


def test_saisentan_counts_each_subroutine() -> None:
    game = scenario("corp:\n HQ: ice Saisentan\nrunner:\n hand: 7 Diesel\nrun: HQ, encountering ice 1")
    game.corp.chooses("choose event")
    game.go_on("5.7.1f")
    assert game.damage() == ["1 net"] * 6


BOARD = """
    corp:
      credits 9
      hand: Complete Image
    runner:
      hand: {}
      deck: 5 Corroder
      score: {}
    turn: corp
    last turn: {}
"""


@pytest.mark.ruling("Complete Image", 0)
def test_complete_image_goes_on_while_it_hits_after_the_runner_has_drawn() -> None:
    hand = "Diesel, I've Had Worse, I've Had Worse"
    game = scenario(BOARD.format(hand, "Priority Requisition", "successful run on HQ"))
    game.corp.plays("Complete Image")
    game.next_random("I've Had Worse")
    game.corp.chooses("name I've Had Worse")
    game.expect(runner_hand=5)  # drawn before the next name
    game.next_random("Diesel")
    game.corp.chooses("name Diesel")
    game.corp.chooses("name Sure Gamble")
    game.go_on("5.7.1f")
    assert len(game.damage()) == 3
    game.expect(turn="runner")


def test_complete_image_ends_with_a_miss() -> None:
    game = scenario(BOARD.format("2 Diesel", "Priority Requisition", "successful run on HQ"))
    game.corp.plays("Complete Image")
    game.corp.chooses("name Corroder")
    assert game.damage() == ["1 net"]
    game.expect(corp_clicks=0)


@pytest.mark.parametrize(
    ("score", "last"),
    [("Hostile Takeover", "successful run on HQ"), ("Priority Requisition", "unsuccessful run on HQ")],
)
def test_complete_image_needs_points_and_a_successful_run(score: str, last: str) -> None:
    game = scenario(BOARD.format("2 Diesel", score, last))
    game.refuses("corp", "play Complete Image")


def test_game_over_trashes_what_the_runner_does_not_pay_for() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Game Over
        runner:
          credits 7
          score: Hostile Takeover
          rig: Medium, Cache, Nerve Agent, Mimic, Daily Casts
        turn: corp
        last turn: stole Hostile Takeover
    """)
    game.corp.plays("Game Over")
    assert sorted(game.options("corp")) == ["choose event", "choose hardware", "choose program", "choose resource"]
    game.corp.chooses("choose program")
    game.refuses("runner", "pick Mimic")
    game.refuses("runner", "pick Daily Casts")
    game.runner.picks("Cache")
    game.runner.picks("Nerve Agent")
    game.expect(runner_credits=1, runner_heap=["Medium"], bad_publicity=1)
    assert game.card("Mimic").installed


def test_game_over_spares_nothing_for_free_and_needs_a_stolen_agenda() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Game Over
        runner:
          credits 9
          score: Hostile Takeover
          rig: Daily Casts, Underworld Contact
        turn: corp
        last turn: stole Hostile Takeover
    """)
    game.corp.plays("Game Over")
    game.corp.chooses("choose resource")
    game.runner.done()
    game.expect(runner_credits=9, runner_heap=["Daily Casts", "Underworld Contact"], bad_publicity=1)
    game = scenario("corp:\n credits 9\n hand: Game Over\nturn: corp\nlast turn: successful run on HQ")
    game.refuses("corp", "play Game Over")


def test_climactic_showdown_without_ice_gives_more_accesses_in_that_turn_only() -> None:
    board = """
        corp:
          hand: 5 Hedge Fund
          deck: 9 Hedge Fund
        runner:
          rig: Climactic Showdown
        turn: runner, at 5.7.1d
    """
    game = scenario(board)
    assert game.card("Climactic Showdown").zone == "removed"
    game.go_on("5.7.1f")
    game.runner.runs("HQ")
    game.go_on("5.7.1f")
    assert len(game.accessed()) == 3
    game = scenario(board)
    game.go_on("5.7.1f")
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.go_on("5.7.1f")
    assert len(game.accessed()) == 1


def test_whistleblower_watches_the_rest_of_the_run_and_no_other() -> None:
    game = scenario("""
        corp:
          hand: NAPD Contract
          Server 1: (PAD Campaign)
        runner:
          credits 0
          rig: Whistleblower
        run: Server 1, at 6.9.5e
    """)
    game.runner.triggers("Whistleblower")
    game.runner.chooses("name NAPD Contract")
    game.go_on("5.7.1f")
    game.runner.runs("HQ")
    game.go_on("5.7.1f")
    assert game.accessed()[-1:] == ["NAPD Contract"]
    game.expect(runner_score=[], runner_heap=["Whistleblower"])

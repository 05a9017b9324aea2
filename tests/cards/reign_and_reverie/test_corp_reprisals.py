"""Corp cards of Reign and Reverie that answer what the Runner did, or what the Corp has played."""

from __future__ import annotations

import pytest

from netrunner.testing import Scenario, scenario


def test_blockchain_has_a_subroutine_more_for_every_two_faceup_transactions_in_archives() -> None:
    game = scenario("""
        corp:
          credits 0
          archives: 2 Hedge Fund, Beanstalk Royalties, (Hedge Fund), Neural EMP, Private Contracts
          HQ: ice Blockchain
        runner:
          credits 5
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(corp_credits=2, runner_credits=3, run=None)  # one for three faceup transactions, and the printed one


def test_blockchain_gains_its_subroutines_before_all_others() -> None:
    game = scenario("""
        corp:
          credits 0
          archives: 4 Hedge Fund
          HQ: ice Blockchain
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder", times=2)
    game.runner.breaks(1, using="Corroder")
    game.runner.breaks(2, using="Corroder")
    game.pass_windows()
    game.expect(corp_credits=1, runner_credits=4, run=None)  # 9 less 2 boosts, 2 breaks and the last of the three


def test_hangeki_is_played_only_if_the_runner_trashed_a_corp_card_last_turn() -> None:
    game = scenario("""
        corp:
          hand: Hangeki
          deck: 9 any
          Server 1: cards (PAD Campaign)
          Server 2: cards (Melange Mining Corp.)
        runner:
          credits 9, clicks 1
        turn: runner 2
    """)
    game.runner.runs("Server 1")
    game.go_on("trash-accessed")
    game.runner.trashes("PAD Campaign")
    game.go_on("action")
    game.offers("corp", "play Hangeki")
    game = scenario("""
        corp:
          hand: Hangeki
          deck: 9 any
          Server 2: cards (Melange Mining Corp.)
        runner:
          credits 9, clicks 1
          hand: Spec Work
          deck: 9 any
          rig: Corroder
        turn: runner 2
    """)
    game.runner.plays("Spec Work")  # which trashes one of the Runner's own cards
    game.go_on("action")
    game.refuses("corp", "play Hangeki")


def _played(servers: str) -> Scenario:
    """The Runner has trashed a card, and the Corp plays Hangeki in the next turn."""
    game = scenario(f"""
        corp:
          credits 9
          hand: Hangeki
          deck: 9 any
          Server 9: cards (PAD Campaign)
          {servers}
        runner:
          credits 9, clicks 1
          rig: Desperado
        turn: runner 2
    """)
    game.runner.runs("Server 9")
    game.go_on("trash-accessed")
    game.runner.trashes("PAD Campaign")
    game.go_on("action")
    game.corp.plays("Hangeki")
    return game


def test_hangeki_is_removed_from_the_game_if_the_runner_accesses_the_card() -> None:
    game = _played("Server 1: cards (Nisei MK II)\n          Server 2: cards (Snare!)")
    game.refuses("corp", "pick Desperado")
    game.corp.picks("Nisei MK II")
    game.runner.accepts()
    game.expect(runner_score=["Nisei MK II"])
    assert game.card("Hangeki").zone == "removed"


def test_hangeki_is_worth_a_point_less_to_a_runner_who_does_not_access_the_card() -> None:
    game = _played("Server 1: cards (Snare!)")
    game.runner.declines()
    assert game.accessed() == ["PAD Campaign"]
    assert game.runner.points == -1
    assert game.card("Hangeki").zone == "runner-score"


def test_hangeki_counts_against_the_runner_if_there_is_no_card_to_access() -> None:
    game = _played("archives: any")
    assert game.runner.points == -1


def test_hangeki_counts_against_a_runner_who_cannot_pay_for_the_access() -> None:
    """1.15.9: an access that is not paid for does not happen."""
    game = scenario("""
        corp: Gagarin Deep Space: Expanding the Horizon
          credits 9
          hand: Hangeki
          deck: 9 any
          Server 1: cards (PAD Campaign)
          Server 2: cards (Snare!)
        runner:
          credits 5, clicks 1
        turn: runner 2
    """)
    game.runner.runs("Server 1")
    game.go_on("access-next")
    game.runner.accesses("PAD Campaign")
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=0)
    game.go_on("action")
    game.corp.plays("Hangeki")
    game.runner.accepts()
    assert game.accessed() == ["PAD Campaign"]
    assert game.runner.points == -1


@pytest.mark.ruling("Hangeki", 0)
def test_hangeki_may_choose_ice_and_archangel_is_encountered_if_it_is_accessed() -> None:
    game = _played("HQ: ice (Archangel)")
    game.runner.accepts()
    game.corp.triggers("Archangel")
    game.go_on("action")
    assert game.happened("encounter") == 1
    assert game.card("Hangeki").zone == "removed"

"""Abilities that are used on the card being accessed, and cards that must be trashed (7.7.2, 9.11.3)."""

from __future__ import annotations

import pytest

from netrunner import Deck
from netrunner.decks.legality import check, influence_spent
from netrunner.testing import scenario

# -- Imp -------------------------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.9")
def test_imp_comes_with_two_counters_and_trashes_a_card_without_trash_cost_once_per_turn() -> None:
    game = scenario("""
        corp:
          hand: 2 Hedge Fund
        runner:
          hand: Imp
        turn: runner
    """)
    game.runner.installs("Imp")
    assert game.card("Imp").virus == 2
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.uses("Imp")
    game.expect(corp_archives=["Hedge Fund"], corp_hand=["Hedge Fund"])
    assert game.card("Imp").virus == 1
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.happened("access") == 2  # and no question about Imp
    game.done()


@pytest.mark.rule("7.7.2b")
def test_imp_trashes_an_agenda_which_is_not_stolen_then() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition
        runner:
          rig: Imp {virus 1}
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.uses("Imp")
    game.expect(runner_score=[], corp_archives=["Priority Requisition"])
    game.done()


@pytest.mark.rule("7.7.2a:2")
def test_imp_cannot_trash_cards_in_archives_and_is_never_forced() -> None:
    game = scenario("""
        corp:
          archives: Hedge Fund
          hand: PAD Campaign
        runner:
          credits 4
          rig: Imp {virus 1}
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.runs("HQ")
    game.runner.continues()
    game.offers("runner", "trash PAD Campaign")
    game.offers("runner", "use Imp")
    game.runner.declines()
    game.expect(corp_hand=["PAD Campaign"])


@pytest.mark.ruling("Imp", 0)
def test_imp_is_used_after_abilities_of_the_accessed_card_when_its_trash_cost_could_be_paid() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Snare!
        runner:
          hand: 4 Diesel
          rig: Imp {virus 1}
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.asks("corp", "react")
    game.corp.triggers("Snare!")
    game.asks("runner", "trash-accessed", "7.8.3")
    game.runner.uses("Imp")
    game.expect(corp_archives=["Snare!"], runner_hand=["Diesel"], tags=1)
    game.done()


# -- Salsette Slums --------------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.50")
def test_salsette_slums_removes_a_card_from_the_game_for_its_trash_cost_once_per_turn() -> None:
    game = scenario("""
        corp:
          hand: 2 PAD Campaign
        runner:
          credits 9
          rig: Salsette Slums
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.uses("Salsette Slums")
    game.expect(runner_credits=5, corp_archives=[], corp_hand=["PAD Campaign"])
    assert len(game.cards("PAD Campaign", "removed")) == 1
    assert game.happened("trashed") == 0
    game.runner.runs("HQ")
    game.runner.continues()
    assert not any(text.startswith("use") for text in game.options("runner"))
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=1, corp_archives=["PAD Campaign"])


def test_salsette_slums_needs_a_trash_cost_and_is_not_paid_with_credits_for_trashing_cards() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          rig: Salsette Slums
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.done()
    game = scenario("""
        corp:
          hand: PAD Campaign
        runner:
          credits 2
          rig: Salsette Slums, Scrubber
        run: HQ, approaching server
    """)
    game.runner.continues()
    assert sorted(game.options("runner")) == ["no", "trash PAD Campaign"]
    game.runner.declines()
    game = scenario("""
        corp:
          hand: PAD Campaign
        runner:
          credits 4
          rig: Salsette Slums, Scrubber
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.uses("Salsette Slums")
    game.expect(runner_credits=0)
    assert game.card("PAD Campaign").zone == "removed" and game.card("Scrubber").credits == 2


# -- Freedom Khumalo -------------------------------------------------------------------------------------------------


def test_freedom_khumalo_trashes_a_card_for_as_many_virus_counters_as_it_costs() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
        runner: Freedom Khumalo: Crypto-Anarchist
          credits 0
          rig: Medium {virus 1}, Datasucker {virus 2}
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.uses("Freedom Khumalo: Crypto-Anarchist")
    game.runner.picks("Datasucker")
    game.runner.picks("Medium")
    game.expect(corp_archives=["PAD Campaign"])
    assert game.card("Datasucker").virus == 2 and game.card("Medium").virus == 0
    game.done()


@pytest.mark.parametrize("title", ["Enigma", "Ash 2X3ZB9CY", "Hedge Fund", "PAD Campaign"])
def test_freedom_khumalo_trashes_cards_of_every_type_but_agendas(title: str) -> None:
    game = scenario(f"""
        corp:
          hand: {title}
        runner: Freedom Khumalo: Crypto-Anarchist
          credits 0
          rig: Medium {{virus 9}}
        run: HQ, at 6.9.5g
    """)
    game.runner.uses("Freedom Khumalo: Crypto-Anarchist")
    game.expect(corp_archives=[title])


@pytest.mark.ruling("Freedom Khumalo: Crypto-Anarchist", 0)
@pytest.mark.rule("1.15.1d")
@pytest.mark.erratum("11.2.90")
def test_freedom_khumalo_can_pay_zero_without_any_card_but_not_for_agendas() -> None:
    game = scenario("""
        corp:
          deck: Beanstalk Royalties, Priority Requisition
        runner: Freedom Khumalo: Crypto-Anarchist
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.uses("Freedom Khumalo: Crypto-Anarchist")
    game.expect(corp_archives=["Beanstalk Royalties"])
    game = scenario("""
        corp:
          deck: Priority Requisition
        runner: Freedom Khumalo: Crypto-Anarchist
          rig: Medium {virus 5}
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.passes()  # Medium
    game.expect(runner_score=["Priority Requisition"])


def test_freedom_khumalo_cannot_pay_with_too_few_counters_or_twice_a_turn() -> None:
    game = scenario("""
        corp:
          hand: 2 Melange Mining Corp.
        runner: Freedom Khumalo: Crypto-Anarchist
          credits 0
          rig: Datasucker {virus 2}
        turn: runner
    """)
    game.runner.runs("HQ")  # Melange costs 1
    game.runner.continues()
    game.runner.uses("Freedom Khumalo: Crypto-Anarchist")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_hand=["Melange Mining Corp."])
    game.done()
    game = scenario("""
        corp:
          hand: Enigma
        runner: Freedom Khumalo: Crypto-Anarchist
          rig: Datasucker {virus 1}
        turn: runner
    """)
    game.runner.runs("HQ")  # 3 credits to rez: Datasucker has 2 counters by then
    game.runner.continues()
    game.expect(corp_hand=["Enigma"])
    game.done()


# -- By Any Means ----------------------------------------------------------------------------------------------------


@pytest.mark.erratum("11.2.85")
def test_by_any_means_trashes_every_accessed_card_for_a_point_of_meat_damage_until_the_turn_ends() -> None:
    game = scenario("""
        corp:
          hand: Priority Requisition
          deck: Hedge Fund, 5 any
          archives: Enigma
        runner:
          hand: By Any Means, 3 Diesel
          deck: 5 any
        turn: runner
    """)
    game.runner.plays("By Any Means")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=[], runner_hand=2)
    assert game.damage() == ["1 meat"]
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(corp_archives=["Enigma", "Priority Requisition", "Hedge Fund"], runner_hand=1)
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.accesses("Enigma")
    game.runner.accesses("Hedge Fund")
    game.expect(runner_hand=1, runner_score=["Priority Requisition"])  # in Archives it is an access like any other
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_hand=1)


def test_by_any_means_is_played_with_the_first_click_only() -> None:
    game = scenario("""
        runner:
          hand: By Any Means
          deck: 3 any
        turn: runner
    """)
    game.runner.draws()
    game.refuses("runner", "play By Any Means")


@pytest.mark.ruling("By Any Means", 0)
def test_by_any_means_trashes_a_card_before_its_own_ability_can_resolve() -> None:
    game = scenario("""
        corp:
          credits 5
          deck: 5 any
          Server 1: (Project Junebug {advancement 3})
        runner:
          hand: By Any Means, 2 Diesel
        turn: runner
    """)
    game.runner.plays("By Any Means")
    game.pass_windows()
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(corp_archives=["Project Junebug"], corp_credits=5, runner_hand=["Diesel"])
    game.done()


# -- Neutralize All Threats ------------------------------------------------------------------------------------------


def test_neutralize_all_threats_reveals_and_trashes_the_first_card_with_a_trash_cost_each_turn() -> None:
    game = scenario("""
        corp:
          hand: 2 PAD Campaign
        runner:
          credits 9
          rig: Neutralize All Threats
        run: HQ, approaching server
    """)
    game.runner.continues()  # two cards are accessed: the first must be trashed, the second may be
    game.asks("runner", "trash-accessed", "7.8.3")
    game.expect(runner_credits=5, corp_archives=["PAD Campaign"])
    game.runner.declines()
    game.expect(runner_credits=5, corp_hand=["PAD Campaign"])
    game.done()


@pytest.mark.erratum("11.2.46")
def test_neutralize_all_threats_reveals_a_card_in_rnd_that_the_runner_cannot_pay_for() -> None:
    game = scenario("""
        corp:
          deck: PAD Campaign, Melange Mining Corp.
        runner:
          credits 3
          rig: Neutralize All Threats
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.happened("revealed") == 1
    game.expect(runner_credits=3)
    assert {f.title for f in game.game.state.facts[0]} == {"PAD Campaign"}
    game.done()


@pytest.mark.rule("9.11.3b")
@pytest.mark.example("E120")
def test_e120_neutralize_all_threats_does_not_ask_for_imp_if_the_trash_cost_cannot_be_paid() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
        runner:
          credits 3
          rig: Neutralize All Threats, Imp {virus 1}
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.offers("runner", "use Imp")
    game.runner.declines()
    game.expect(corp_hand=["PAD Campaign"])
    game.done()


def test_neutralize_all_threats_looks_past_cards_without_a_trash_cost() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: (PAD Campaign)
        runner:
          credits 4
          rig: Neutralize All Threats
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.pass_windows()
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.expect(runner_credits=0, corp_archives=["PAD Campaign"])
    game.done()


# -- Mumbad Virtual Tour ---------------------------------------------------------------------------------------------


def test_mumbad_virtual_tour_must_be_trashed_if_it_is_installed() -> None:
    game = scenario("""
        corp:
          hand: Mumbad Virtual Tour
          Server 1: (Mumbad Virtual Tour)
        runner:
          credits 9
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(runner_credits=4, corp_archives=["Mumbad Virtual Tour"])
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.takes_credit()  # 4 credits are not enough, and in HQ nothing is asked for
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_credits=5, corp_hand=["Mumbad Virtual Tour"])


@pytest.mark.rule("9.11.3a:1,2")
@pytest.mark.example("E119")
def test_e119_mumbad_virtual_tour_asks_for_imp_or_for_other_credits() -> None:
    game = scenario("""
        corp:
          Server 1: Mumbad Virtual Tour
        runner:
          credits 4
          rig: Imp {virus 1}, Scrubber
        run: Server 1, approaching server
    """)
    game.runner.continues()
    assert sorted(game.options("runner")) == [
        "trash Mumbad Virtual Tour [Server 1 card 1]", "use Imp ability 2",
    ]  # fmt: skip
    paid = game.copy()
    paid.runner.trashes("Mumbad Virtual Tour")
    paid.runner.chooses(2)  # from Scrubber
    paid.expect(corp_archives=["Mumbad Virtual Tour"], runner_credits=1)
    assert paid.card("Imp").virus == 1
    game.runner.uses("Imp")
    game.expect(runner_credits=4, corp_archives=["Mumbad Virtual Tour"])
    game.done()


def test_mumbad_virtual_tour_stays_if_the_runner_is_not_able_to_trash_it() -> None:
    game = scenario("""
        corp:
          Server 1: Mumbad Virtual Tour
        runner:
          credits 4
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.expect(runner_credits=4, corp_archives=[])
    game.done()


@pytest.mark.rule("2.14.3:1")
def test_mumbad_virtual_tour_costs_no_influence_beside_seven_assets() -> None:
    def deck(assets: int) -> Deck:
        cards = (("Mumbad Virtual Tour", 3), ("PAD Campaign", 3), ("Melange Mining Corp.", assets - 3))
        return Deck("Tour", "Jinteki: Personal Evolution", cards)

    assert [held.total for held in influence_spent(deck(6))] == [6]
    assert influence_spent(deck(7)) == ()
    assert "influence" not in [problem.code for problem in check(deck(7))]

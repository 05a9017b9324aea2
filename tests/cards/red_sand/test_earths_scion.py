"""The cards of Earth's Scion."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_BROKEN
from netrunner.testing import scenario


@pytest.mark.ruling("Berserker", 0)
def test_berserker_grows_with_the_subroutines_of_the_barrier_for_the_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Wall of Thorns
        runner:
          credits 9
          hand: 5 any
          rig: Berserker, Corroder
        run: HQ, approaching ice 2
    """)
    game.pass_windows("6.9.3b")
    assert game.card("Berserker").strength == 4
    game.refuses("runner", "use Berserker")
    game.runner.boosts("Corroder", times=3)
    game.runner.breaks(1, using="Corroder")
    game.runner.breaks(2, using="Corroder")
    game.pass_windows()
    game.asks("runner", "jack-out")
    assert game.card("Berserker").strength == 2


def test_berserker_breaks_up_to_two_barrier_subroutines_for_two_credits() -> None:
    game = scenario("""
        corp:
          hand: 3 Hedge Fund
          HQ: ice Ashigaru
        runner:
          credits 2
          rig: Berserker, Corroder
        run: HQ, approaching ice 1
    """)
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, 2, using="Berserker")
    game.expect(runner_credits=0)
    assert [event.amount for event in game.events() if event.kind == E_BROKEN] == [2]
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n rig: Berserker, Gordian Blade\nrun: HQ, approaching ice 1")
    game.pass_windows("6.9.3b")
    assert game.card("Berserker").strength == 2
    game.refuses("runner", "use Berserker")


@pytest.mark.parametrize(("credits", "after"), [(5, 6), (6, 6)])
def test_dadiana_chacon_gains_a_credit_for_a_poor_runner(credits: int, after: int) -> None:
    game = scenario(f"runner:\n credits {credits}\n rig: Dadiana Chacon\nturn: runner, at 5.7.1a")
    game.expect(runner_credits=after, runner_installed=["Dadiana Chacon"])


def test_dadiana_chacon_leaves_a_runner_without_credits_with_three_damage() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: Corroder, 4 any
          rig: Dadiana Chacon
        turn: runner
    """)
    game.runner.installs("Corroder")
    game.expect(runner_hand=1, runner_credits=0, runner_installed=["Corroder"])
    assert game.damage() == ["3 meat"]
    game = scenario("runner:\n credits 3\n hand: Corroder\n rig: Dadiana Chacon\nturn: runner")
    game.runner.installs("Corroder")
    game.expect(runner_credits=1, runner_installed=["Corroder", "Dadiana Chacon"])


@pytest.mark.ruling("Dadiana Chacon", 0)
def test_dadiana_chacon_is_trashed_although_order_of_sol_gains_a_credit_first() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: Corroder, 4 any
          rig: Dadiana Chacon, Order of Sol
        turn: runner
    """)
    game.runner.installs("Corroder")
    game.runner.triggers("Order of Sol")
    game.expect(runner_credits=1, runner_hand=1, runner_installed=["Corroder", "Order of Sol"])


def test_authenticator_can_be_bypassed_for_a_tag() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Authenticator
        runner:
          clicks 3
        run: HQ, encountering ice 1
    """)
    game.runner.accepts()
    game.expect(tags=1, corp_credits=0, run="HQ")
    assert game.bypassed() == ["Authenticator"]
    game = scenario("corp:\n credits 0\n HQ: ice Authenticator\nrun: HQ, encountering ice 1")
    game.runner.declines()
    game.pass_windows()
    game.expect(tags=0, corp_credits=2, run=None)


@pytest.mark.parametrize(("tags", "credits"), [(1, 4), (0, 0)])
def test_henry_phillips_pays_for_each_subroutine_that_a_tagged_runner_breaks(tags: int, credits: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice Battlement; root Henry Phillips
        runner:
          credits 9
          tags {tags}
          rig: Berserker
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, 2, using="Berserker")
    game.expect(corp_credits=credits)
    game = scenario("""
        corp:
          credits 0
          HQ: ice Enigma
          R&D: root Henry Phillips
        runner:
          tags 1
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.expect(corp_credits=0)


@pytest.mark.parametrize("broken", ["1", "2"])
def test_battlement_ends_the_run_twice(broken: str) -> None:
    game = scenario(f"corp:\n HQ: ice Battlement\nrun: HQ, encountering ice 1, broken {broken}")
    game.pass_windows()
    game.expect(run=None)


def test_owl_puts_an_installed_program_on_top_of_the_stack() -> None:
    game = scenario("""
        corp:
          HQ: ice Owl
        runner:
          deck: Diesel
          rig: Corroder, Magnum Opus, Desperado
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.refuses("corp", "pick Desperado")
    game.corp.picks("Magnum Opus")
    game.expect(runner_deck=["Magnum Opus", "Diesel"], runner_installed=["Corroder", "Desperado"])


def test_aeneas_informant_pays_for_cards_that_could_have_been_trashed() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          deck: Hedge Fund, 2 any
          archives: (Adonis Campaign)
        runner:
          credits 4
          rig: Aeneas Informant
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.declines()
    game.runner.triggers("Aeneas Informant")
    assert game.revealed() == ["PAD Campaign"]
    game.expect(runner_credits=5)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_credits=5)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=1, run=None)


@pytest.mark.ruling("Aeneas Informant", 0)
def test_aeneas_informant_pays_for_a_card_that_salsette_slums_removed() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
        runner:
          credits 4
          rig: Aeneas Informant, Salsette Slums
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.uses("Salsette Slums")
    game.runner.triggers("Aeneas Informant")
    game.expect(runner_credits=1)


def test_red_planet_couriers_gather_all_tokens_on_one_card() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Red Planet Couriers
          HQ: ice (Ice Wall {advancement 2}), (Enigma)
          Server 1: (NAPD Contract {advancement 1})
          Server 2: (Project Junebug {advancement 3})
        turn: corp
    """)
    game.corp.plays("Red Planet Couriers")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("NAPD Contract")
    assert game.card("NAPD Contract").advancement == 6
    assert game.card("Ice Wall").advancement == game.card("Project Junebug").advancement == 0
    game.expect(corp_credits=0, corp_clicks=0)

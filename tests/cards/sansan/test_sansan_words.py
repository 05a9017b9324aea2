"""The cards of the SanSan cycle that brought words of their own."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.text.cards.render import card_text
from netrunner.vocabulary import EndRun, sub


@pytest.mark.parametrize(
    ("breaker", "ice", "subroutines"), [("Spike", "Spiderweb", 3), ("Crowbar", "Enigma", 2), ("Shiv", "Rototurret", 2)]
)
def test_spike_crowbar_and_shiv_break_up_to_three_subroutines_for_themselves(
    breaker: str, ice: str, subroutines: int
) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          rig: {breaker}, Corroder, Mimic, Beach Party, Datasucker
        run: HQ, encountering ice 1
    """)
    assert game.card(breaker).strength == 3
    game.runner.breaks(*range(1, subroutines + 1), using=breaker)
    game.expect(runner_heap=[breaker], run="HQ")
    game = scenario(f"""
        corp:
          HQ: ice Test {"Sentry" if breaker != "Shiv" else "Barrier"}
        runner:
          rig: {breaker}, Corroder, Mimic, Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", f"use {breaker}")


@pytest.mark.parametrize(("breaker", "subtype"), [("Spike", "barrier"), ("Crowbar", "code gate"), ("Shiv", "sentry")])
def test_spike_crowbar_and_shiv_leave_the_fourth_subroutine(breaker: str, subtype: str) -> None:
    ice = f"Fourfold {subtype}"
    define(ice, "corp", "ice", *[sub(EndRun())] * 4, strength=1, subtypes=subtype)
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          rig: {breaker}
        run: HQ, encountering ice 1
    """)
    game.runner.uses(breaker)
    for n in (1, 2, 3):
        game.take(f"break {ice} [HQ ice 1] subroutine {n}")
    game.expect(run=None, runner_heap=[breaker])


@pytest.mark.parametrize("breaker", ["Spike", "Crowbar", "Shiv"])
@pytest.mark.parametrize(("rig", "used"), [("Access to Globalsec", 1), ("Access to Globalsec, Rabbit Hole", 0)])
def test_spike_crowbar_and_shiv_need_no_memory_with_two_link(breaker: str, rig: str, used: int) -> None:
    game = scenario(f"""
        runner:
          rig: {breaker}, {rig}
        turn: runner
    """)
    assert game.runner.memory_used == used
    game = scenario(f"""
        runner:
          credits 9
          hand: {breaker}
          rig: 2 Magnum Opus, {rig}
        turn: runner
    """)
    game.runner.installs(breaker)
    if used:  # a program must go
        game.asks("runner", "trash-like", "8.3.3")
    else:
        game.expect(runner_hand=[])


def test_adjusted_chronotype_gives_the_first_lost_click_back() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          clicks 4
          rig: Adjusted Chronotype
        turn: runner
    """)
    game.runner.takes_credit()  # a click that is spent
    game.expect(runner_clicks=3)
    game.runner.runs("HQ")
    game.expect(runner_clicks=2)
    game.runner.runs("HQ")
    game.expect(runner_clicks=0)


def test_adjusted_chronotype_gives_nothing_for_a_click_that_the_corp_loses() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, 3 Enigma
          archives: Scorched Earth
          Server 1: Raman Rai
        runner:
          rig: Adjusted Chronotype
        turn: corp, at 5.6.1f
    """)
    game.corp.picks("Scorched Earth")
    game.expect(corp_clicks=2, runner_clicks=0)


@pytest.mark.parametrize(
    ("ice", "server", "other", "weak", "strong"),
    [
        ("Crick", "Archives", "HQ", 3, 6),
        ("Gutenberg", "R&D", "Server 1", 3, 6),
        ("Meru Mati", "HQ", "R&D", 1, 4),
    ],
)
def test_crick_gutenberg_and_meru_mati_are_stronger_at_home(
    ice: str, server: str, other: str, weak: int, strong: int
) -> None:
    game = scenario(f"""
        corp:
          {server}: ice {ice}{"; cards PAD Campaign" if server == "Server 1" else ""}
          {other}: ice {ice}{"; cards PAD Campaign" if other == "Server 1" else ""}
        turn: corp
    """)
    assert game.card(ice, server).strength == strong
    assert game.card(ice, other).strength == weak


def test_crick_installs_a_card_from_archives() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Hunter
          archives: Enigma, Hedge Fund
          HQ: ice Crick
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.chooses("HQ")
    game.corp.done()
    assert game.ice("HQ") == ["Crick", "Enigma"]
    game.expect(corp_credits=0)


@pytest.mark.parametrize(("paid", "tags"), [(6, 1), (7, 0)])
def test_gutenberg_traces_for_a_tag(paid: int, tags: int) -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Gutenberg
        runner:
          credits 7
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(paid)
    game.expect(tags=tags)


def test_meru_mati_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Meru Mati
        run: HQ, encountering ice 1
    """)
    game.expect(run=None)


def test_skulljack_hurts_and_makes_trashing_cheaper() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
        runner:
          credits 5
          hand: Skulljack, 2 Diesel
        turn: runner
    """)
    game.runner.installs("Skulljack")
    game.expect(brain_damage=1, runner_credits=3)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=0)


def test_turntable_swaps_a_stolen_agenda_with_a_scored_one() -> None:
    game = scenario("""
        corp:
          score: Priority Requisition
          hand: Hostile Takeover
        runner:
          rig: Turntable
        run: HQ, at 6.9.5g
    """)
    assert game.runner.memory_limit == 5
    game.runner.triggers("Turntable")
    game.expect(runner_score=["Priority Requisition"], corp_score=["Hostile Takeover"])
    assert (game.runner.points, game.corp.points) == (3, 1)
    game = scenario("""
        corp:
          score: Priority Requisition
          hand: Hostile Takeover
        runner:
          rig: Turntable
        run: HQ, at 6.9.5g
    """)
    game.runner.passes()
    game.expect(runner_score=["Hostile Takeover"])
    assert card_text("Turntable", "en")[-1] == "Limit 1 console per player."


def test_oaktown_grid_makes_cards_in_its_server_dearer_to_trash() -> None:
    game = scenario("""
        corp:
          Server 1: PAD Campaign, Oaktown Grid
          Server 2: PAD Campaign
        runner:
          credits 11
        run: Server 1, at 6.9.5g
    """)
    game.runner.accesses("PAD Campaign")
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=4)
    game.runner.trashes("Oaktown Grid")
    game.expect(runner_credits=0)
    assert card_text("Oaktown Grid", "en")[-1] == "Limit 1 region per server."
    game = scenario("""
        corp:
          Server 1: Oaktown Grid
          Server 2: PAD Campaign
        runner:
          credits 4
        run: Server 2, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=0)


def test_expose_removes_bad_publicity_for_each_token() -> None:
    game = scenario("""
        corp:
          bad publicity 3
          Server 1: Exposé {advancement 1}
        turn: corp
    """)
    game.corp.advances("Exposé")
    game.corp.uses("Exposé")
    assert game.corp.bad_publicity == 1
    game.expect(corp_archives=["Exposé"])


def test_trope_shuffles_cards_of_the_heap_into_the_stack() -> None:
    game = scenario("""
        runner:
          deck: Easy Mark
          heap: Diesel, Modded, Sure Gamble
          rig: Trope {power 1}
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    assert game.card("Trope").power == 2
    game.runner.uses("Trope")
    game.runner.picks("Diesel", "Sure Gamble")
    game.expect(runner_heap=["Modded"], runner_installed=[], runner_clicks=3)
    assert sorted(game.runner.deck) == ["Diesel", "Easy Mark", "Sure Gamble"]


def test_haarpsichord_studios_lets_one_agenda_be_stolen_each_turn() -> None:
    game = scenario("""
        corp: Haarpsichord Studios: Entertainment Unleashed
          hand: Hostile Takeover
          archives: Test Agenda
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"])
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"])

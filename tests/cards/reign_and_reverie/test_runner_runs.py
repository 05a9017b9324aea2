"""The Runner's cards of Reign and Reverie that look at runs, accesses and what was trashed."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Divide and Conquer", 0)
def test_divide_and_conquer_accesses_hq_and_rnd_after_archives_but_no_roots() -> None:
    game = scenario("""
        corp:
          archives: Hedge Fund, Hedge Fund
          hand: PAD Campaign
          deck: Melange Mining Corp., 3 any
          HQ: root Akitaro Watanabe
        runner:
          credits 9
          hand: Divide and Conquer
        turn: runner
    """)
    game.runner.plays("Divide and Conquer")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.runner.trashes("Melange Mining Corp.")
    game.expect(run=None)
    assert game.happened("access") == 4


def test_divide_and_conquer_needs_a_successful_run_on_archives() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 3 any
        runner:
          credits 3
          hand: Divide and Conquer
        turn: runner
    """)
    game.runner.plays("Divide and Conquer")
    game.runner.jacks_out()
    game.expect(runner_credits=0, run=None)
    assert game.happened("access") == 0


def test_district_99_counts_the_first_program_or_hardware_trashed_each_turn() -> None:
    game = scenario("""
        corp:
          hand: Test Net Damage, Test Net Damage
        runner:
          hand: Diesel, Crypsis, Desperado
          rig: District 99
        turn: corp
    """)
    game.next_random("Diesel", "Crypsis")
    game.corp.plays("Test Net Damage", x=1)
    game.corp.plays("Test Net Damage", x=1)
    game.runner.triggers("District 99")
    assert game.card("District 99").power == 1


@pytest.mark.ruling("District 99", 0)
def test_district_99_sees_damage_only_once_each_turn_and_may_pass() -> None:
    game = scenario("""
        corp:
          hand: 2 Test Net Damage
        runner:
          hand: Crypsis, Desperado
          rig: District 99
        turn: corp
    """)
    game.next_random("Crypsis", "Desperado")
    game.corp.plays("Test Net Damage", x=1)
    game.runner.passes()
    game.corp.plays("Test Net Damage", x=1)
    game.asks("corp", "action")
    assert game.card("District 99").power == 0
    game = scenario("""
        corp:
          hand: Test Net Damage
        runner:
          hand: Desperado
          rig: District 99
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=1)
    game.runner.triggers("District 99")
    assert game.card("District 99").power == 1


def test_district_99_adds_a_card_of_the_identitys_faction_to_the_grip() -> None:
    game = scenario("""
        runner: Kate "Mac" McCaffrey: Digital Tinker
          heap: Diesel, Corroder, Sure Gamble, Gordian Blade
          rig: District 99 {power 3}
        turn: runner
    """)
    game.runner.uses("District 99")
    assert sorted(game.options("runner")) == ["pick Diesel", "pick Gordian Blade"]
    game.runner.picks("Diesel")
    game.expect(runner_hand=["Diesel"], runner_clicks=3)
    assert game.card("District 99").power == 0


def test_miss_bones_pays_for_trashing_installed_cards_only() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          Server 1: Adonis Campaign
        runner:
          credits 2
          hand: Miss Bones
        turn: runner
    """)
    game.runner.installs("Miss Bones")
    assert game.card("Miss Bones").credits == 12
    game.runner.runs("HQ")
    game.runner.continues()  # the card in HQ could not be paid for
    game.expect(run=None)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("Adonis Campaign")
    assert game.card("Miss Bones").credits == 9


def test_miss_bones_is_trashed_when_she_is_empty() -> None:
    game = scenario("""
        corp:
          Server 1: Adonis Campaign
        runner:
          credits 0
          rig: Miss Bones {credit 3}
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("Adonis Campaign")
    game.expect(runner_discard=["Miss Bones"])


def test_miss_bones_does_not_pay_for_the_use_of_installed_cards() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 0
          rig: Miss Bones {credit 3}, Corroder
        run: HQ, encountering ice 1
    """)
    game.expect(run=None)
    assert game.card("Miss Bones").credits == 3


def test_insight_lets_the_corp_arrange_and_then_reveals_the_top_four_cards() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Hedge Fund, Snare!, 3 Archer
        runner:
          hand: Insight
        turn: runner
    """)
    game.runner.plays("Insight")
    game.corp.accepts()
    game.corp.picks("Snare!")
    game.corp.picks("Hunter")
    game.corp.picks("Enigma")
    game.expect(runner_clicks=2)
    assert game.corp.deck[:4] == ["Snare!", "Hunter", "Enigma", "Hedge Fund"]
    assert game.happened("revealed") == 1


def test_insight_reveals_the_cards_if_the_corp_does_not_look() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Hedge Fund, Snare!, 3 Archer
        runner:
          hand: Insight
        turn: runner
    """)
    game.runner.plays("Insight")
    game.corp.declines()
    assert game.corp.deck[:2] == ["Enigma", "Hunter"]
    assert game.happened("revealed") == 1


def test_mache_gets_a_counter_for_each_credit_of_the_trash_cost() -> None:
    game = scenario("""
        corp:
          hand: 2 PAD Campaign
        runner:
          credits 9
          deck: 3 any
          rig: Mâché
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.runner.triggers("Mâché")
    assert game.card("Mâché").power == 4
    game.pass_windows()
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.trashes("PAD Campaign")
    assert game.card("Mâché").power == 4  # only the first time each turn
    game.runner.uses("Mâché")
    game.expect(runner_hand=1)
    assert game.card("Mâché").power == 1


@pytest.mark.ruling("Mâché", 0)
def test_mache_does_not_count_a_card_that_is_trashed_after_its_access() -> None:
    game = scenario("""
        corp:
          Server 1: PAD Campaign
        runner:
          credits 9, clicks 3
          hand: Singularity
          rig: Mâché
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.declines()
    game.runner.plays("Singularity")
    game.runner.continues()
    game.expect(corp_discard=["PAD Campaign"])
    assert game.card("Mâché").power == 0


def test_ika_breaks_two_subroutines_of_the_sentry_that_it_is_hosted_on() -> None:
    game = scenario("""
        corp:
          HQ: ice Archer, Ichi 1.0
        runner:
          credits 9
          rig: Ika
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Ika")
    game.refuses("runner", "use Ika ability 2")  # hosted on nothing
    game.runner.uses("Ika", ability=1)
    game.runner.picks("Ichi 1.0")
    assert game.card("Ika").strength == 5
    game.runner.breaks(1, 2, using="Ika")
    game.runner.breaks(3, using="Ika")
    game.expect(runner_credits=3)
    game.pass_windows()
    game.expect(run="HQ")


def test_ika_breaks_only_sentries() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma [Ika]
        runner:
          credits 9
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Ika ability 2")


@pytest.mark.ruling("Psych Mike", 0)
def test_psych_mike_pays_for_each_access_from_rnd_even_of_the_same_card() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Hedge Fund, 3 any
          R&D: ice Shiro; root Akitaro Watanabe
        runner:
          credits 5
          rig: Psych Mike
        run: R&D, encountering ice 1, broken 1
    """)
    game.pass_windows()
    game.runner.continues()
    game.runner.accesses("R&D")
    game.runner.declines()
    game.runner.triggers("Psych Mike")
    game.expect(runner_credits=7, run=None)


def test_psych_mike_pays_for_the_first_successful_run_on_rnd_each_turn_and_may_pass() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 3 any
        runner:
          credits 0
          rig: Psych Mike
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=0, run=None)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.passes()
    game.runner.runs("R&D")
    game.runner.continues()
    game.asks("runner", "action")
    game.expect(runner_credits=0, run=None)


def test_psych_mike_waits_for_a_successful_run() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          credits 0
          rig: Psych Mike
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.jacks_out()
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.triggers("Psych Mike")
    game.expect(runner_credits=1)


def test_reboot_installs_up_to_five_cards_from_the_heap_facedown() -> None:
    game = scenario("""
        corp:
          archives: Hedge Fund
        runner:
          credits 1
          hand: Reboot
          heap: Diesel, Crypsis, Desperado, Sure Gamble, Modded, Corroder
        turn: runner
    """)
    game.runner.plays("Reboot")
    game.runner.continues()
    for title in ("Diesel", "Crypsis", "Desperado", "Sure Gamble", "Modded"):
        game.runner.picks(title)
    game.expect(runner_discard=["Corroder"], run=None, runner_credits=0)
    assert len(game.runner.installed) == 5
    assert not game.card("Crypsis").faceup
    assert game.card("Reboot").zone == "removed"
    assert game.happened("access") == 0


def test_reboot_may_install_fewer_cards_and_needs_a_success() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: 2 Reboot
          heap: Diesel, Crypsis
        turn: runner
    """)
    game.runner.plays("Reboot")
    game.runner.jacks_out()
    assert len(game.runner.installed) == 0
    game.runner.plays("Reboot")
    game.runner.continues()
    game.runner.picks("Diesel")
    for _ in range(4):
        game.runner.done()
    game.expect(runner_discard=["Crypsis"], run=None)


@pytest.mark.parametrize(
    ("title", "ice"), [("Hot Pursuit", "HQ"), ("Divide and Conquer", "Archives"), ("Reboot", "Archives")]
)
def test_a_run_that_was_moved_to_rnd_brings_none_of_what_the_event_promised(title: str, ice: str) -> None:
    game = scenario(f"""
        corp:
          hand: Enigma
          deck: Hedge Fund
          {ice}: ice Test Gentle Ice
        runner:
          credits 9
          hand: {title}
          heap: Corroder
          rig: Test Redirect
        turn: runner
    """)
    game.runner.plays(title)
    credits = game.runner.credits
    game.runner.uses("Test Redirect")
    game.go_on("action")
    assert game.accessed() == ["Hedge Fund"]
    game.expect(tags=0, runner_credits=credits - 1, runner_rig=["Test Redirect"])

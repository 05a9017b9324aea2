"""Meetings of two cards that show what the text of one of them says."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_awakening_center_hosts_no_bioroid_that_is_not_ice() -> None:
    game = scenario("""
        corp:
          hand: Ash 2X3ZB9CY, Eli 1.0
          HQ: root Awakening Center
        turn: corp
    """)
    game.corp.chooses("install Ash 2X3ZB9CY")
    game.refuses("corp", "host Awakening Center")


def test_awakening_center_makes_the_runner_encounter_only_ice_that_was_rezzed() -> None:
    """The additional cost of Enforcer 1.0 can be declined (1.15.9)."""
    game = scenario("""
        corp:
          credits 20
          score: Test Agenda
          HQ: root Awakening Center [(Enforcer 1.0)]
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.triggers("Awakening Center")
    game.corp.declines()
    assert not game.card("Enforcer 1.0").rezzed
    game.asks("runner", "jack-out", "6.9.5c")


def test_wari_returns_no_ice_that_was_kept_from_being_exposed() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: Zaibatsu Loyalty
        runner:
          rig: Wari
        run: HQ, at 6.9.5d
    """)
    game.pass_windows()
    game.runner.triggers("Wari")
    game.runner.chooses("choose code gate")
    game.corp.uses("Zaibatsu Loyalty", ability=2)
    game.expect(corp_hand=[], runner_heap=["Wari"])
    assert game.ice("HQ") == ["Enigma"]


def test_climactic_showdown_lets_the_corp_trash_the_ice() -> None:
    """Demolisher pays for cards that the Runner trashes."""
    game = scenario("""
        corp:
          R&D: ice (Enigma), (Hunter)
        runner:
          credits 0
          rig: Climactic Showdown, Demolisher
        turn: runner, at 5.7.1d
    """)
    game.corp.picks("Hunter")
    game.go_on("5.7.1f")
    game.expect(runner_credits=0, corp_archives=1)


def test_bloodletter_lets_the_runner_trash_the_top_of_the_stack() -> None:
    """Storgotic Resonator counts cards that the Corp trashes."""
    game = scenario("""
        corp:
          HQ: ice Bloodletter
          Server 1: Storgotic Resonator
        runner: Noise: Hacker Extraordinaire
          deck: 2 Corroder, 3 any
          rig: Mimic
        run: HQ, encountering ice 1
    """)
    game.go_on("choose-effect")
    game.runner.chooses(2)
    game.expect(runner_heap=["Corroder", "Corroder"])
    assert game.card("Storgotic Resonator").power == 0


def test_ad_blitz_pays_additional_costs_of_what_became_an_advertisement() -> None:
    """Whoever chooses to rez a card has chosen to pay all of its costs (9.11.3e)."""
    game = scenario("""
        corp:
          credits 9
          score: Rebranding Team, Test Agenda
          hand: Ad Blitz, Ibrahim Salem, PAD Campaign
        turn: corp
    """)
    game.corp.plays("Ad Blitz", x=1)
    game.corp.picks("Ibrahim Salem")
    game.corp.picks("Test Agenda")
    assert game.card("Ibrahim Salem").rezzed
    game.expect(corp_score=["Rebranding Team"])


def test_sacrificial_clone_is_gone_before_anything_else_is_trashed() -> None:
    """It is trashed to pay, so that Fall Guy cannot keep it (1.15.1a)."""
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          hand: 3 any
          rig: Sacrificial Clone, Fall Guy
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.runner.uses("Sacrificial Clone")
    game.asks("runner", "jack-out")
    game.expect(runner_rig=[], runner_heap=5)


def test_license_acquisition_ignores_the_additional_cost_that_diwan_makes() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: PAD Campaign
          Server 1: cards (License Acquisition {advancement 4})
          Server 2: ice (Test Barrier)
        runner:
          rig: Diwan {remembers Server 2}
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("License Acquisition")
    game.corp.chooses("Server 2")
    assert game.card("PAD Campaign").rezzed
    game.expect(corp_credits=3)


def test_replicating_perfection_asks_for_a_run_on_a_central_server_after_one_on_a_remote_server() -> None:
    """While Employee Strike was in play, the Runner could begin with a remote server."""
    game = scenario("""
        corp: Jinteki: Replicating Perfection
          Server 1: cards Test Asset
        runner:
          credits 9
          hand: Employee Strike, Itinerant Protesters
        turn: runner
    """)
    game.refuses("runner", "run Server 1")
    game.runner.plays("Employee Strike")
    game.go_on("action")
    game.runner.runs("Server 1")
    game.go_on("action")
    game.offers("runner", "run Server 1")
    game.runner.plays("Itinerant Protesters")
    game.refuses("runner", "run Server 1")


@pytest.mark.parametrize(
    ("breaker", "ice"), [("Golden", "Wall of Static"), ("Peregrine", "Hunter"), ("Saker", "Hunter")]
)
def test_a_breaker_derezzes_no_ice_that_lost_its_subtype_once_broken(breaker: str, ice: str) -> None:
    """Egret, which gave it the subtype, is trashed as another program is installed (8.3.3)."""
    game = scenario(f"""
        corp:
          HQ: ice {ice} [Egret]
        runner:
          credits 30
          rig: {breaker}, Clone Chip
          heap: Test Program
        run: HQ, encountering ice 1
    """)
    game.runner.boosts(breaker, times=2)
    game.runner.breaks(1, using=breaker)
    game.offers("runner", f"use {breaker} ability 3")
    game.runner.uses("Clone Chip")
    game.runner.picks("Egret")
    game.runner.done()
    game.refuses("runner", f"use {breaker} ability 3")


def test_dedicated_technician_team_pays_for_no_asset_that_costs_something_because_of_diwan() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: PAD Campaign
          Server 1: cards Dedicated Technician Team
        runner:
          rig: Diwan {remembers Server 1}
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "Server 1")
    game.corp.done()
    game.expect(corp_credits=4)
    assert game.card("Dedicated Technician Team").credits == 2


def test_reshape_swaps_no_ice_with_what_could_not_lie_there() -> None:
    """Only bioroid ice could take the place of Eli 1.0 (10.11.2)."""
    game = scenario("""
        corp:
          HQ: root Awakening Center [(Eli 1.0)]
          R&D: ice (Ice Wall), (Enigma)
        runner:
          credits 9
          hand: Reshape
        turn: runner
    """)
    game.runner.plays("Reshape")
    assert sorted(game.options("runner")) == ["pick [R&D ice 1]", "pick [R&D ice 2]"]


def test_synthetic_systems_swaps_no_ice_with_what_could_not_lie_there() -> None:
    game = scenario("""
        corp: Synthetic Systems: The World Re-imagined
          deck: 5 any
          HQ: root Awakening Center [(Eli 1.0)]
          R&D: ice (Ice Wall), (Enigma)
          Server 1: cards Ronin
          Server 2: cards Ronin
        turn: corp, at 5.6.1c
    """)
    game.corp.triggers("Synthetic Systems: The World Re-imagined")
    assert sorted(game.options("corp")) == ["pick Enigma [R&D ice 2]", "pick Ice Wall [R&D ice 1]"]


def test_metamorph_swaps_no_card_with_what_could_not_lie_there() -> None:
    """No ice but a bioroid could take the place of Eli 1.0, and no asset that of an upgrade in the root of HQ."""
    game = scenario("""
        corp:
          HQ: ice Metamorph; root Awakening Center [(Eli 1.0)]
          R&D: ice (Ice Wall), (Enigma)
        run: HQ, encountering ice 1
    """)
    game.go_on("target")
    assert sorted(game.options("corp")) == ["pick Enigma [R&D ice 2]", "pick Ice Wall [R&D ice 1]"]
    game = scenario("""
        corp:
          HQ: ice Metamorph; root (Ash 2X3ZB9CY)
          Server 1: cards (PAD Campaign)
          Server 2: cards (Adonis Campaign)
        run: HQ, encountering ice 1
    """)
    game.go_on("target")
    assert sorted(game.options("corp")) == [
        "pick Adonis Campaign [Server 2 card 1]",
        "pick PAD Campaign [Server 1 card 1]",
    ]

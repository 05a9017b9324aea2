"""Rulings about two cards that meet."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Cyberdelia", 0)
def test_whoever_encounters_troll_has_broken_all_of_its_no_subroutines() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          HQ: ice Troll
        runner:
          credits 3
          rig: Cyberdelia
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.chooses(3)
    game.runner.triggers("Cyberdelia")
    game.expect(runner_credits=1, run="HQ")


@pytest.mark.ruling("Masvingo", 0)
def test_hernando_cortez_sees_no_subroutines_on_masvingo_before_it_is_rezzed() -> None:
    game = scenario("""
        corp:
          credits 10
          HQ: ice (Masvingo {advancement 2})
        runner:
          rig: Hernando Cortez
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Masvingo")
    game.expect(corp_credits=7)


@pytest.mark.ruling("Puffer", 0)
def test_puffer_is_trashed_as_it_outgrows_omni_drive() -> None:
    game = scenario("runner:\n rig: Omni-drive [Puffer]\nturn: runner")
    game.runner.uses("Puffer", 5)
    game.expect(runner_heap=["Puffer"], runner_rig=["Omni-drive"])


def test_puffer_takes_no_memory_on_leprechaun_however_much_it_requires() -> None:
    game = scenario("runner:\n rig: Leprechaun [Puffer {power 3}], Corroder, Gordian Blade, Mimic\nturn: runner")
    game.runner.uses("Puffer", 5)
    game.runner.chooses(1)
    game.expect(runner_heap=[])


@pytest.mark.ruling("Algernon", 0)
def test_algernon_is_trashed_although_dr_lovegood_blanks_it() -> None:
    game = scenario("runner:\n credits 2\n rig: Algernon, Dr. Lovegood\nturn: runner, at 5.7.1a")
    game.runner.triggers("Algernon")
    game.runner.picks("Algernon")  # for Dr. Lovegood
    for _ in range(5):
        game.runner.takes_credit()
    game.expect(runner_heap=["Algernon"])


@pytest.mark.ruling("Ika", 0)
def test_ika_that_left_flame_out_is_not_trashed_with_what_it_hosts() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          HQ: ice Ice Wall
        runner:
          credits 0, clicks 1
          rig: Flame-out {credits 9} [Ika]
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Ika", 1)
    assert game.card("Flame-out").credits == 7
    game.runner.takes_credit()
    assert game.card("Ika").host == "Ice Wall"


@pytest.mark.ruling("Data Breach", 0)
@pytest.mark.parametrize("first", ["Data Breach", "Doppelgänger"])
def test_the_runner_orders_the_runs_of_data_breach_and_doppelganger(first: str) -> None:
    game = scenario("""
        corp:
          deck: 9 Hedge Fund
        runner:
          hand: Data Breach
          rig: Doppelgänger
        turn: runner
    """)
    game.runner.plays("Data Breach")
    game.runner.continues()
    for title in [first, *({"Data Breach", "Doppelgänger"} - {first})]:
        game.runner.triggers(title)
        if title == "Doppelgänger":
            game.runner.chooses("Archives")
        game.runner.continues()
    runs = ["R&D", "R&D", "Archives"] if first == "Data Breach" else ["R&D", "Archives", "R&D"]
    assert game.servers_of("run-successful") == runs


@pytest.mark.ruling("Maw", 1)
def test_maw_counts_an_agenda_that_film_critic_hosts_as_accessed_and_left() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: (Hostile Takeover)
        runner:
          rig: Film Critic, Maw
        run: Server 1, at 6.9.5g
    """)
    game.runner.triggers("Film Critic")
    game.expect(corp_hand=[], corp_archives=["Hedge Fund"])


@pytest.mark.ruling("Isolation", 0)
def test_dadiana_chacon_is_gone_before_the_last_credit_is_missed() -> None:
    game = scenario("runner:\n credits 2\n hand: Isolation, 3 any\n rig: Dadiana Chacon\nturn: runner")
    game.runner.plays("Isolation")
    game.expect(runner_credits=7, runner_hand=3, runner_heap=["Dadiana Chacon", "Isolation"])


@pytest.mark.ruling("Masterwork (v37)", 0)
def test_masterwork_and_az_mccaffrey_make_free_hardware_free() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Az McCaffrey: Mechanical Prodigy
          credits 0
          hand: Spy Camera
          rig: Masterwork (v37)
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.triggers("Masterwork (v37)")
    game.expect(runner_credits=0)
    assert game.card("Spy Camera").installed


@pytest.mark.ruling("Cordyceps", 0)
@pytest.mark.parametrize(("ice", "legal"), [("Eli 1.0", True), ("(Eli 1.0)", False), ("Wall of Static", False)])
def test_cordyceps_swaps_only_a_rezzed_bioroid_with_ice_on_awakening_center(ice: str, legal: bool) -> None:
    game = scenario(f"""
        corp:
          hand: Hedge Fund
          HQ: ice {ice}
          Server 1: Awakening Center [(Heimdall 1.0)]
        runner:
          rig: Cordyceps {{virus 2}}
        run: HQ, approaching server
    """)
    game.runner.continues()
    if legal:
        game.runner.triggers("Cordyceps")
        assert game.ice("HQ") == ["Heimdall 1.0"]
        assert game.card("Eli 1.0").host == "Awakening Center"
    else:
        game.expect(run=None)
        assert game.card("Cordyceps").virus == 2

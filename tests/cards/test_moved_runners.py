"""Cards that move the Runner in the middle of a run: to another server, to other ice, past the approach."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import EVENTS, NET
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import Gain, sub

define("Test Toll Barrier", "corp", "ice", sub(Gain(1)), strength=1, subtypes="barrier")


def position(game: Scenario) -> tuple[str, int]:
    """Where the run is: the attacked server and the Runner's position, 1 being innermost."""
    run = game.game.state.stack[game.game.state.run_at]
    return str(game.run), run.position + 1  # type: ignore[attr-defined]


# Susanoo-no-Mikoto


def test_susanoo_no_mikoto_moves_the_run_to_archives_instead_of_being_passed() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Susanoo-no-Mikoto
          Archives: ice Wall of Static, (Hunter)
        run: HQ, encountering ice 2
    """)
    game.go_on("6.9.2e")
    assert game.servers_of("server-changed") == ["Archives"]
    assert position(game) == ("Archives", 2)
    assert game.happened("pass-ice") == 0 and game.happened("jacked-out") == 0


def test_susanoo_no_mikoto_lets_nobody_jack_out_until_after_an_encounter() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Susanoo-no-Mikoto
          Archives: ice Test Toll Barrier, Test Toll Barrier, (Hunter)
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "jack-out", "6.9.2d")  # before the innermost ice: one has been encountered by then
    assert position(game) == ("Archives", 1)
    assert game.happened("encounter") == 2


def test_susanoo_no_mikoto_keeps_the_runner_in_an_archives_without_ice() -> None:
    game = scenario("corp:\n HQ: ice Susanoo-no-Mikoto\nrun: HQ, encountering ice 1")
    game.expect(run=None)
    assert game.happened("run-successful") == 1
    game.runner.runs("R&D")
    game.asks("runner", "jack-out", "6.9.5c")  # another run: nothing keeps the Runner in it


def test_susanoo_no_mikoto_on_archives_is_passed_but_still_keeps_the_runner() -> None:
    game = scenario("corp:\n Archives: ice Susanoo-no-Mikoto\nrun: Archives, encountering ice 1")
    game.expect(run=None)
    assert game.happened("pass-ice") == 1 and game.happened("run-successful") == 1
    assert not game.servers_of("server-changed")


# Copycat


def test_copycat_continues_the_run_as_if_the_other_copy_had_been_passed() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Test Toll Barrier
          R&D: ice (Enigma), Test Toll Barrier, Hunter
        runner:
          rig: Copycat
        run: HQ, passing ice 2
    """)
    game.runner.triggers("Copycat")
    game.go_on("6.9.2d")
    assert position(game) == ("R&D", 1)  # inward of the copy in position 2
    game.expect(runner_heap=["Copycat"])


def test_copycat_needs_a_rezzed_copy_elsewhere_and_rezzed_ice_that_was_passed() -> None:
    for ice, other in (("Enigma", "(Enigma)"), ("Enigma", "Hunter"), ("(Enigma)", "Enigma")):
        game = scenario(f"corp:\n HQ: ice {ice}\n R&D: ice {other}\nrunner:\n rig: Copycat\nrun: HQ, passing ice 1")
        game.asks("runner", "jack-out", "6.9.5c")
        assert game.card("Copycat").installed


@pytest.mark.ruling("Copycat", 0)
def test_copycat_works_with_ice_that_was_bypassed() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          R&D: ice Enigma
        runner:
          hand: Inside Job
          rig: Copycat
        turn: runner
    """)
    game.runner.plays("Inside Job")
    game.runner.chooses("HQ")
    assert game.bypassed() == ["Enigma"]
    game.runner.triggers("Copycat")
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.servers_of("server-changed") == ["R&D"]


# Slipstream


def test_slipstream_approaches_ice_in_the_same_position_of_a_central_server() -> None:
    game = scenario("""
        corp:
          Server 1: ice Wall of Static, Test Toll Barrier; cards (PAD Campaign)
          R&D: ice (Hunter), (Enigma), (Ice Wall)
          Server 2: ice (Neural Katana), (Rototurret)
        runner:
          rig: Slipstream
        run: Server 1, passing ice 2
    """)
    game.runner.triggers("Slipstream")
    assert position(game) == ("R&D", 2)  # the only ice of a central server in that position
    game.asks("runner", "jack-out", "6.9.2d")
    game.expect(runner_heap=["Slipstream"])


def test_slipstream_needs_rezzed_ice_and_ice_in_that_position() -> None:
    for passed, other in (("(Enigma)", "Hunter"), ("Enigma", "")):
        game = scenario(
            f"corp:\n HQ: ice {passed}\n R&D: ice {other}\nrunner:\n rig: Slipstream\nrun: HQ, passing ice 1"
            if other
            else f"corp:\n Server 1: ice {passed}; cards (PAD Campaign)\nrunner:\n rig: Slipstream\n"
            "run: Server 1, passing ice 1"
        )
        game.asks("runner", "jack-out", "6.9.5c")
        assert game.card("Slipstream").installed


@pytest.mark.ruling("Slipstream", 0)
def test_slipstream_does_not_work_with_ice_that_was_uninstalled_during_the_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Himitsu-Bako
          R&D: ice (Hunter)
        runner:
          rig: Slipstream
        run: HQ, encountering ice 1
    """)
    game.corp.uses("Himitsu-Bako")
    game.asks("runner", "jack-out", "6.9.5c")


# Surfer


@pytest.mark.rule("6.2.4c:2")
@pytest.mark.parametrize(("swapped", "at"), [("Enigma", 3), ("Hunter", 1)])
def test_surfer_swaps_the_encountered_barrier_with_its_neighbour_and_the_run_goes_on_there(
    swapped: str, at: int
) -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter, Test Toll Barrier, Enigma, Neural Katana
        runner:
          credits 5
          rig: Surfer
        run: HQ, encountering ice 2
    """)
    game.runner.uses("Surfer")
    game.runner.picks(swapped)
    game.expect(runner_credits=3)
    assert position(game) == ("HQ", at)
    assert game.happened("encounter") == 1  # the same encounter goes on
    assert game.ice("HQ").index("Test Toll Barrier") == at - 1


def test_surfer_only_moves_barriers() -> None:
    game = scenario("corp:\n HQ: ice Hunter, Test Code Gate\nrunner:\n rig: Surfer\nrun: HQ, encountering ice 2")
    assert not any(["Surfer" in option for option in game.options("runner")])
    game = scenario("corp:\n HQ: ice Test Toll Barrier\nrunner:\n rig: Surfer\nrun: HQ, encountering ice 1")
    assert not any(["Surfer" in option for option in game.options("runner")])  # no neighbour


# Mind Game


def mind_game(bids: tuple[int, int]) -> Scenario:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Enigma, Mind Game
          R&D: ice Wall of Static, Test Toll Barrier
        runner:
          credits 5
          deck: 2 any
          rig: Corroder, (Diesel)
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.corp.chooses(bids[0])
    game.runner.chooses(bids[1])
    return game


def test_mind_game_moves_the_run_and_charges_an_installed_card_for_jacking_out() -> None:
    game = mind_game((1, 0))
    game.asks("corp", "choose-server", "1.14.1b")
    assert "server HQ" not in " ".join(game.options("corp"))
    game.corp.chooses("R&D")
    assert position(game) == ("R&D", 2) and game.happened("pass-ice") == 0
    game.go_on("6.9.2d")
    assert position(game) == ("R&D", 2)
    game.runner.jacks_out()
    game.asks("runner", "pay-bottom", "1.15.1")
    game.runner.picks("Corroder")
    game.expect(run=None, runner_deck=["Sure Gamble", "Sure Gamble", "Corroder"])


def test_mind_game_does_nothing_if_both_spent_the_same() -> None:
    game = mind_game((1, 1))
    game.go_on("6.9.2d")
    assert position(game) == ("HQ", 1) and game.happened("pass-ice") == 1
    game.runner.jacks_out()
    game.expect(run=None, runner_deck=2)


# AgInfusion


def aginfusion(outermost: str) -> Scenario:
    return scenario(f"""
        corp: AgInfusion: New Miracles for a New World
          credits 0
          HQ: ice Wall of Static, (Enigma)
          R&D: ice Hunter{outermost}
        runner:
          credits 9
          rig: Gordian Blade
        run: HQ, approaching ice 2, at 6.9.2e
    """)


@pytest.mark.ruling("AgInfusion: New Miracles for a New World", 1)
def test_aginfusion_trashes_the_approached_ice_and_moves_the_runner_to_an_encounter_elsewhere() -> None:
    game = aginfusion(", Test Toll Barrier")
    game.runner.passes()
    game.corp.uses("AgInfusion: New Miracles for a New World")
    game.corp.chooses("R&D")
    assert position(game) == ("R&D", 2)
    game.expect(corp_archives=["Enigma"], corp_credits=0)
    assert game.happened("encounter") == 1 and game.happened("approach-ice") == 0
    game.asks("runner", "window", "6.9.3b")  # no window, no way out in between


@pytest.mark.ruling("AgInfusion: New Miracles for a New World", 0)
def test_aginfusion_lets_the_runner_pass_outermost_ice_that_is_not_rezzed() -> None:
    game = aginfusion(", (Ice Wall)")
    game.runner.passes()
    game.corp.uses("AgInfusion: New Miracles for a New World")
    game.corp.chooses("R&D")
    game.asks("runner", "window", "6.9.2b")
    assert game.happened("encounter") == 0 and game.happened("pass-ice") == 1
    assert position(game) == ("R&D", 1)


def test_aginfusion_approaches_a_server_without_ice() -> None:
    game = aginfusion("")
    game.runner.passes()
    game.corp.uses("AgInfusion: New Miracles for a New World")
    game.corp.chooses("Archives")
    game.go_on("6.9.5c")
    assert game.happened("pass-ice") == 0


def test_aginfusion_works_once_per_turn_and_never_with_rezzed_ice() -> None:
    game = aginfusion(", (Ice Wall)")
    game.runner.passes()
    game.corp.uses("AgInfusion: New Miracles for a New World")
    game.corp.chooses("R&D")
    game.go_on("action")
    game.runner.runs("R&D")
    assert "corp 6.9.2e" not in game.pass_windows()  # though Ice Wall is approached
    game = scenario("""
        corp: AgInfusion: New Miracles for a New World
          HQ: ice Test Toll Barrier
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.happened("used") == 0


# Mirāju


def miraju(extra: str = "") -> Scenario:
    return scenario(f"""
        corp:
          hand: Hedge Fund, Green Level Clearance
          deck: 3 any
          HQ: ice Enigma, Mirāju
          Archives: ice Wall of Static, (Hunter)
        runner:
          credits 9
          rig: Gordian Blade {extra}
        run: HQ, encountering ice 2
    """)


def test_miraju_moves_the_runner_to_archives_and_is_derezzed_once_its_subroutine_is_broken() -> None:
    game = miraju()
    game.runner.breaks(1, using="Gordian Blade")
    assert game.card("Mirāju").rezzed and game.run == "HQ"  # "instead of passing": once the encounter is complete
    game.go_on("6.9.2d")
    assert not game.card("Mirāju").rezzed
    assert position(game) == ("Archives", 2) and game.happened("pass-ice") == 0
    game.expect(corp_hand=2)


def test_miraju_lets_the_corp_draw_and_shuffles_a_card_into_rnd() -> None:
    game = miraju()
    game.pass_windows()
    game.corp.accepts()
    game.corp.picks("Green Level Clearance")
    game.expect(corp_hand=["Hedge Fund", "Hedge Fund"], corp_deck=3)
    assert game.card("Mirāju").rezzed and game.happened("shuffled") == 1
    game = miraju()
    game.pass_windows()
    game.corp.declines()
    game.corp.picks("Green Level Clearance")
    game.expect(corp_hand=1, corp_deck=4)


def test_miraju_does_not_mind_that_another_subroutine_is_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Mirāju; root Test Subroutine Giver
        runner:
          credits 9
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Gordian Blade")
    game.go_on("may")
    game.corp.declines()
    assert game.card("Mirāju").rezzed and not game.servers_of("server-changed")


def test_miraju_keeps_the_runner_for_its_other_subroutines_and_for_a_run_that_ends() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Mirāju; root Test Subroutine Giver
        runner:
          credits 9
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.go_on("action")
    assert game.happened("subroutine") == 1
    assert game.card("Mirāju").rezzed and not game.servers_of("server-changed")


def test_miraju_does_not_move_a_runner_who_was_only_forced_to_encounter_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Konjin
          R&D: ice Mirāju
        runner:
          credits 9
          rig: Gordian Blade
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    game.corp.chooses(1)
    game.runner.chooses(0)
    game.corp.accepts()
    game.runner.breaks(1, using="Gordian Blade")
    game.go_on("6.9.5c")
    assert game.card("Mirāju").rezzed and game.run == "HQ"


# Mti Mwekundu


def mti(hand: str = "Wall of Static") -> Scenario:
    return scenario(f"""
        corp: Mti Mwekundu: Life Improved
          credits 3
          hand: {hand}
          HQ: ice (Enigma)
        run: HQ, approaching server
    """)


def test_mti_mwekundu_installs_ice_innermost_for_nothing_and_the_runner_approaches_it() -> None:
    game = mti()
    game.corp.triggers("Mti Mwekundu: Life Improved")
    game.corp.done()
    assert game.ice("HQ") == ["Wall of Static", "Enigma"]
    assert position(game) == ("HQ", 1)
    game.expect(corp_credits=3)
    game.runner.continues()
    game.corp.rezzes("Wall of Static")
    game.expect(run=None)


def test_mti_mwekundu_works_once_per_turn_and_only_with_ice() -> None:
    game = mti("Ice Wall, Wall of Static")
    game.corp.triggers("Mti Mwekundu: Life Improved")
    game.corp.picks("Ice Wall")
    game.corp.done()
    game.runner.continues()
    game.corp.passes()
    game.asks("runner", "jack-out", "6.9.5c")
    assert len(game.ice("HQ")) == 2
    game = mti("Test Upgrade")
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.ruling("Mti Mwekundu: Life Improved", 0)
def test_mti_mwekundu_lets_the_corp_trash_other_ice_of_the_server() -> None:
    game = mti()
    game.corp.triggers("Mti Mwekundu: Life Improved")
    game.corp.picks("Enigma")
    game.expect(corp_archives=["Enigma"])
    assert game.ice("HQ") == ["Wall of Static"]
    assert position(game) == ("HQ", 1)


# Formicary


def formicary(credits: int = 9) -> Scenario:
    return scenario(f"""
        corp:
          credits {credits}
          HQ: ice Test Toll Barrier
          R&D: ice (Enigma), (Formicary)
        runner:
          hand: 3 any
        run: HQ, approaching server
    """)


def test_formicary_is_rezzed_moved_innermost_and_encountered() -> None:
    game = formicary()
    game.corp.triggers("Formicary")
    assert game.ice("HQ") == ["Formicary", "Test Toll Barrier"]
    assert game.ice("R&D") == ["Enigma"]
    assert position(game) == ("HQ", 1) and game.happened("encounter") == 1 and game.happened("approach-ice") == 0
    game.expect(corp_credits=7)
    game.asks("runner", "nested-cost", "1.15.10")


def test_formicary_ends_the_run_unless_the_runner_suffers_two_net_damage() -> None:
    game = formicary()
    game.corp.triggers("Formicary")
    game.runner.declines()
    game.expect(run=None, runner_hand=3)
    game = formicary()
    game.corp.triggers("Formicary")
    game.runner.accepts()
    game.expect(runner_hand=1)
    assert [event.of for event in game.events() if EVENTS[event.kind] == "damage"] == [NET]
    game.asks("runner", "jack-out", "6.9.5c")  # the server is approached again


@pytest.mark.parametrize("pays", [True, False])
def test_formicary_stays_where_it_is_if_the_corp_declines_what_hernando_cortez_asks_for(pays: bool) -> None:
    game = scenario("""
        corp:
          credits 12
          HQ: ice Enigma
          R&D: ice (Formicary)
        runner:
          rig: Hernando Cortez
        run: HQ, approaching server
    """)
    game.corp.triggers("Formicary")
    game.asks("corp", "pay-additional", "1.15.9a")
    if pays:
        game.corp.accepts()
        assert game.ice("HQ") == ["Formicary", "Enigma"]
    else:
        game.corp.declines()
        assert not game.card("Formicary").rezzed and game.ice("R&D") == ["Formicary"]
        game.asks("runner", "jack-out", "6.9.5c")
    assert game.happened("encounter") == pays


def test_formicary_must_be_paid_for_and_may_stay_where_it_is() -> None:
    formicary(0).asks("runner", "jack-out", "6.9.5c")
    game = formicary()
    game.corp.passes()
    game.asks("runner", "jack-out", "6.9.5c")
    assert not game.card("Formicary").rezzed


# Letheia Nisei


def letheia(bids: tuple[int, int]) -> Scenario:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Test Toll Barrier, (Enigma); root Letheia Nisei
        runner:
          credits 5
        run: HQ, approaching server
    """)
    game.corp.chooses(bids[0])
    game.runner.chooses(bids[1])
    return game


def test_letheia_nisei_forces_the_runner_to_approach_the_outermost_ice() -> None:
    game = letheia((0, 1))
    game.corp.accepts()
    game.expect(corp_archives=["Letheia Nisei"])
    game.go_on("6.9.2e")
    assert position(game) == ("HQ", 2)


def test_letheia_nisei_may_stay_and_asks_only_once_each_run() -> None:
    game = letheia((0, 1))
    game.corp.declines()
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.card("Letheia Nisei").installed
    letheia((1, 1)).asks("runner", "jack-out", "6.9.5c")
    game = scenario("""
        corp: Mti Mwekundu: Life Improved
          hand: Ice Wall
          HQ: root Letheia Nisei
        run: HQ, approaching server
    """)
    game.corp.triggers("Letheia Nisei")
    game.corp.chooses(0)
    game.runner.chooses(1)
    game.corp.declines()
    game.corp.triggers("Mti Mwekundu: Life Improved")
    game.go_on("6.9.5c")
    assert game.happened("bid") == 2  # not again at the second approach of the same run


def test_letheia_nisei_takes_the_server_with_it_where_it_was_the_last_card_of_it() -> None:
    game = scenario("""
        corp:
          credits 5
          server 1: Letheia Nisei
        runner:
          credits 5
        run: Server 1, approaching server
    """)
    game.corp.chooses(0)
    game.runner.chooses(1)
    game.corp.accepts()
    game.expect(corp_archives=["Letheia Nisei"])
    assert game.happened("run-ends") == 1  # 4.7.8f: there is nothing left to attack
    assert game.happened("approach-ice") == 0

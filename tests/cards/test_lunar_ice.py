"""Ice of the Lunar cycle and of Order and Chaos, and what answers it."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.rule("2.16.5:1,2")
@pytest.mark.rule("9.11.1b:2")
def test_wendigo_is_a_barrier_and_no_code_gate_while_its_tokens_are_odd() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice Wendigo {advancement 1}
        turn: corp
    """)
    ice = game.card("Wendigo")
    assert ice.has("barrier") and not ice.has("code gate")
    game.corp.advances("Wendigo")
    ice = game.card("Wendigo")
    assert ice.has("code gate") and not ice.has("barrier")


@pytest.mark.example("E035")
@pytest.mark.rule("2.16.5:1,2")
def test_e035_wendigo_hosting_one_token_stays_a_code_gate_under_tinkering() -> None:
    game = scenario("""
        corp:
          HQ: ice Wendigo {advancement 1}
        runner:
          hand: Tinkering
        turn: runner
    """)
    game.runner.plays("Tinkering")
    assert game.card("Wendigo").has("code gate")


def test_wendigo_keeps_the_runner_from_using_the_chosen_program_for_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Wendigo
          R&D: ice Enigma
        runner:
          credits 9
          clicks 3
          rig: Gordian Blade, Yog.0
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.corp.picks("Yog.0")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.refuses("runner", "use Yog.0")
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    game.runner.jacks_out()
    game.runner.runs("R&D")
    game.pass_windows("6.9.3b")
    game.offers("runner", "use Yog.0")


def test_wendigo_stops_optional_abilities_of_the_program_as_well() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Wendigo
        runner:
          credits 9
          rig: Femme Fatale {remembers HQ ice 1}
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.runner.continues()
    game.expect(run=None, runner_credits=9, runner_clicks=2)


@pytest.mark.example("E113")
def test_e113_architect_looks_at_five_cards_and_installs_one_without_its_install_cost() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: PAD Campaign
          deck: Enigma, 9 any
          HQ: ice Architect
        run: HQ, encountering ice 1
    """)
    declined = game.copy()
    assert game.happened("looked") == 1  # the first instruction is over, and the target of the second is chosen
    looked = game.game.state.shown
    assert len(looked) == 5
    declined.corp.done()
    declined.expect(corp_deck=10)  # without a target the second instruction does nothing
    assert declined.game.state.shown == ()  # and the permission to look is over
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    assert game.ice("HQ") == ["Architect", "Enigma"]
    game.expect(corp_credits=0, corp_deck=9)
    game.corp.picks("PAD Campaign")
    game.expect(run="HQ", corp_hand=[])
    assert game.root("Server 1") == ["PAD Campaign"]


def test_architect_installs_from_archives_at_its_cost_or_not_at_all() -> None:
    game = scenario("""
        corp:
          credits 1
          archives: Enigma
          deck: 9 any
          HQ: ice Architect
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.expect(corp_credits=0)
    assert game.ice("HQ") == ["Architect", "Enigma"]


@pytest.mark.example("E046")
@pytest.mark.rule("6.2.3a:1")
def test_e046_architect_that_installs_ice_outside_the_runner_does_not_hold_the_run_up() -> None:
    game = scenario("""
        corp:
          credits 5
          deck: Wall of Static, 9 any
          R&D: ice (Hunter), Architect
        run: R&D, encountering ice 2
    """)
    game.corp.picks("Wall of Static")
    game.corp.chooses("R&D")
    game.corp.done()
    assert game.ice("R&D") == ["Hunter", "Architect", "Wall of Static"]
    game.runner.continues()
    game.corp.rezzes("Hunter")
    assert game.happened("approach-ice") == 1


@pytest.mark.rule("1.2.2:1")
@pytest.mark.erratum("11.2.32")
def test_architect_cannot_be_trashed_by_players() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Enigma
          HQ: ice Architect [Parasite {virus 5}], Wall of Static
        turn: corp
    """)
    assert game.card("Architect").strength <= 0
    game.corp.installs("Enigma", "HQ")
    assert "pick Architect [HQ ice 1]" not in game.options("corp")
    game.corp.done()
    assert game.ice("HQ") == ["Architect", "Wall of Static", "Enigma"]


def test_architect_cannot_be_trashed_to_make_room_for_ice_that_is_too_expensive_beside_it() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma
          HQ: ice Architect
          R&D: ice Ice Wall
        turn: corp
    """)
    game.corp.installs("Enigma")
    assert sorted(game.options("corp")) == ["server Archives", "server R&D", "server new remote"]
    game.corp.chooses("R&D")  # where Ice Wall must make room
    game.expect(corp_credits=0)
    assert game.ice("R&D") == ["Enigma"]


@pytest.mark.erratum("11.2.33")
def test_universal_connectivity_fee_takes_one_credit_of_a_runner_without_tags() -> None:
    game = scenario("""
        corp:
          HQ: ice Universal Connectivity Fee
        runner:
          credits 6
        run: HQ, encountering ice 1
    """)
    game.expect(runner_credits=5, run="HQ")
    assert game.ice("HQ") == ["Universal Connectivity Fee"]


@pytest.mark.erratum("11.2.33")
def test_universal_connectivity_fee_takes_everything_of_a_tagged_runner_and_is_trashed() -> None:
    game = scenario("""
        corp:
          HQ: ice Universal Connectivity Fee
        runner:
          credits 6
          tags 1
        run: HQ, encountering ice 1
    """)
    game.expect(runner_credits=0, run="HQ", corp_archives=["Universal Connectivity Fee"])


@pytest.mark.rule("10.8.5")
@pytest.mark.ruling("Gemini", 0)
@pytest.mark.example("E133")
def test_e133_gemini_does_damage_for_a_trace_strength_of_five_even_if_the_trace_fails() -> None:
    for spent, answer, damage in ((3, 5, 1), (3, 0, 2), (0, 0, 1), (0, 2, 0)):  # base strength 2, no link
        game = scenario("""
            corp:
              credits 9
              HQ: ice Gemini
            runner:
              credits 9
              hand: 4 any
            run: HQ, encountering ice 1
        """)
        game.corp.chooses(spent)
        game.runner.chooses(answer)
        if 2 + spent > answer:
            game.asks("corp", "react")  # it is successful: both are pending at once
            game.take(game.options("corp")[0])
        game.expect(runner_hand=4 - damage)


def test_gemini_does_damage_twice_with_a_successful_trace_of_strength_five() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice Gemini
        runner:
          credits 9
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(3)
    game.runner.chooses(0)
    game.corp.chooses("trigger Gemini [HQ ice 1]")
    game.expect(runner_hand=2)
    assert game.happened("damage") == 2


def test_gemini_does_damage_once_with_a_weaker_successful_trace() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice Gemini
        runner:
          credits 1
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(1)
    game.corp.chooses("trigger Gemini [HQ ice 1]")
    game.expect(runner_hand=3)


def test_troll_makes_the_runner_lose_a_click_or_end_the_run() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Troll
        runner:
          credits 0
          clicks 3
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "choose-effect")
    game.runner.chooses(1)
    game.expect(runner_clicks=2, run="HQ")


def test_troll_ends_the_run_of_a_runner_without_clicks() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Troll
        runner:
          credits 0
          clicks 0
        run: HQ, encountering ice 1
    """)
    assert game.happened("run-unsuccessful") == 1


@pytest.mark.ruling("Wormhole", 0)
def test_wormhole_resolves_a_subroutine_of_other_rezzed_ice_as_that_ice() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Wormhole
          R&D: ice Data Raven, (Enigma)
        runner:
          credits 0
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    assert game.card("Data Raven").power == 1
    assert game.card("Wormhole").power == 0
    game.expect(run="HQ")


def test_wormhole_lets_the_corp_choose_which_subroutine() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Wormhole
          R&D: ice Enigma
          Archives: ice Neural Katana
        runner:
          hand: 5 any
          clicks 3
        run: HQ, encountering ice 1
    """)
    game.asks("corp", "resolve-subroutine")
    assert len(game.options("corp")) == 3
    game.corp.chooses("choose Neural Katana [Archives ice 1] 1")
    game.expect(runner_hand=2, run="HQ", runner_clicks=3)


def test_wormhole_costs_three_less_for_each_advancement_token() -> None:
    game = scenario("""
        corp:
          credits 4
          HQ: ice (Wormhole {advancement 2})
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Wormhole")
    game.expect(corp_credits=1)


@pytest.mark.rule("10.10.1:2")
@pytest.mark.example("E135")
@pytest.mark.unsound("with every question asked, a loop is noticed at another moment")
def test_e135_wormhole_and_another_wormhole_go_round_as_often_as_the_corp_says() -> None:
    game = scenario("""
        corp:
          HQ: ice Wormhole
          R&D: ice Wormhole
        run: HQ, encountering ice 1
    """)
    game.asks("corp", "loop", "10.10.1")
    game.corp.chooses(3)
    game.expect(run="HQ")
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.5.2a:1")
@pytest.mark.ruling("The Twins", 0)
def test_the_twins_force_another_encounter_with_the_ice_just_passed() -> None:
    game = scenario("""
        corp:
          hand: Neural Katana, Hedge Fund
          HQ: ice (Enigma), Neural Katana; root The Twins
        runner:
          hand: 8 any
        run: HQ, encountering ice 2
    """)
    game.expect(runner_hand=5)
    game.corp.triggers("The Twins")
    game.expect(runner_hand=2, corp_hand=["Hedge Fund"], corp_archives=["Neural Katana"])
    assert game.card("Neural Katana", "archives").faceup
    assert game.happened("encounter") == 2
    game.asks("runner", "jack-out", "6.9.2d")  # only now, before the next ice


@pytest.mark.rule("6.5.2b:1")
@pytest.mark.example("E053")
def test_e053_the_twins_end_the_run_from_the_second_encounter() -> None:
    game = scenario("""
        corp:
          hand: Wall of Static
          HQ: ice Wall of Static; root The Twins
        runner:
          credits 2
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.corp.triggers("The Twins")
    game.expect(run=None, runner_credits=0)
    assert game.happened("run-unsuccessful") == 1


def test_the_twins_need_another_copy_in_hq_and_may_be_left_alone() -> None:
    game = scenario("""
        corp:
          hand: Hunter
          HQ: ice Neural Katana; root The Twins
        runner:
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(runner_hand=2, corp_hand=["Hunter"])


def test_the_twins_do_not_tell_what_is_in_hq_by_whether_they_are_asked_for() -> None:
    """Between people the Corp is asked after every rezzed ice, whatever HQ holds (10.2)."""
    for hand in ("Hunter", "Neural Katana"):
        game = scenario(
            f"""
            corp:
              hand: {hand}
              HQ: ice Neural Katana; root The Twins
            runner:
              hand: 8 any
            run: HQ, encountering ice 1
        """,
            mode="open",
        )
        game.asks("corp", "react")
        assert ("pass" in game.options("corp")) and len(game.options("corp")) == 1 + (hand == "Neural Katana")


def test_the_twins_do_not_look_at_unrezzed_ice() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Neural Katana
          HQ: ice (Neural Katana); root The Twins
        run: HQ, approaching ice 1
    """)
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(corp_hand=["Neural Katana"])


def test_forked_trashes_the_first_sentry_that_is_fully_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter, Rototurret
        runner:
          credits 20
          hand: Forked
          rig: Femme Fatale
        turn: runner
    """)
    game.runner.plays("Forked")
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Femme Fatale")
    assert game.ice("HQ") == ["Hunter", "Rototurret"]
    game.runner.breaks(2, using="Femme Fatale")
    assert game.ice("HQ") == ["Hunter"]
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Femme Fatale", times=2)
    game.runner.breaks(1, using="Femme Fatale")
    game.pass_windows()
    assert game.ice("HQ") == ["Hunter"]
    game.expect(run="HQ", corp_archives=["Rototurret"])


@pytest.mark.rule("9.11.2c")
@pytest.mark.example("E118")
def test_e118_forked_trashes_troll_which_has_no_subroutines_as_soon_as_they_could_be_broken() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Troll
        runner:
          credits 9
          hand: Forked
        turn: runner
    """)
    game.runner.plays("Forked")
    game.runner.runs("HQ")
    game.runner.chooses(2)
    assert game.ice("HQ") == []
    game.expect(run="HQ", corp_archives=["Troll"])


@pytest.mark.rule("6.5.3c:2")
@pytest.mark.example("E054")
def test_e054_forked_does_not_trash_troll_that_is_bypassed_at_once() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Troll
        runner:
          credits 9
          hand: Forked
          rig: Femme Fatale {remembers HQ ice 1}
        turn: runner
    """)
    game.runner.plays("Forked")
    game.runner.runs("HQ")
    game.runner.triggers("Femme Fatale")
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.ice("HQ") == ["Troll"]


def test_forked_leaves_other_ice_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          hand: Forked
          rig: Gordian Blade
        turn: runner
    """)
    game.runner.plays("Forked")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    assert game.ice("HQ") == ["Enigma"]

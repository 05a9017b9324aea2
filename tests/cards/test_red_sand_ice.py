"""Ice and icebreakers of the Red Sand cycle."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("SYNC BRE", 0)
@pytest.mark.erratum("11.2.59")
def test_sync_bre_gives_a_tag_and_one_access_fewer_for_the_run() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Hedge Fund
          HQ: ice SYNC BRE
        runner:
          credits 0
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.corp.chooses(0)
    game.expect(tags=1, run="HQ")
    game.runner.continues()
    assert game.happened("run-successful") == 1
    assert game.happened("access") == 0
    game.runner.runs("HQ")
    game.corp.chooses(0)
    game.expect(tags=2)


def test_sync_bre_lets_the_runner_leave_out_any_card_of_a_remote_server() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: ice SYNC BRE; cards (PAD Campaign), (SanSan City Grid)
        runner:
          credits 0
        run: Server 1, encountering ice 1, broken 1
    """)
    game.runner.continues()
    game.runner.accesses("Server 1 card 2")
    assert game.happened("access") == 1
    game.expect(run=None)


def test_sync_bre_lets_the_runner_choose_between_the_root_and_hq() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          HQ: ice SYNC BRE; root (Corporate Troubleshooter)
        runner:
          credits 0
        run: HQ, encountering ice 1, broken 1
    """)
    game.runner.continues()
    game.corp.passes()
    game.runner.accesses("HQ")
    assert game.happened("access") == 1
    game.expect(run=None)


@pytest.mark.erratum("11.2.63")
def test_nerine_does_brain_damage_and_lets_the_corp_draw() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          HQ: ice Nerine 2.0
        runner:
          hand: 5 any
          clicks 0
        run: HQ, encountering ice 1
    """)
    game.corp.accepts()
    game.corp.declines()
    game.expect(brain_damage=2, runner_hand=3, corp_hand=1)


@pytest.mark.erratum("11.2.64")
def test_adjusted_matrix_makes_its_host_an_ai_that_breaks_for_a_click() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 9
          clicks 3
          rig: Pipeline [Adjusted Matrix]
        run: HQ, encountering ice 1
    """)
    assert game.card("Pipeline").has("ai")
    assert game.options("runner") == ["use Pipeline ability 2", "pass"]
    assert game.why_not("runner", "break Wall of Static with Pipeline").rule == "3.9.5g"
    game.runner.boosts("Pipeline", times=2)
    game.runner.breaks(1, using="Pipeline")
    game.pass_windows()
    game.expect(runner_clicks=2, run="HQ", runner_credits=5)


def test_adjusted_matrix_needs_an_icebreaker_and_goes_with_it() -> None:
    game = scenario("""
        corp:
        runner:
          credits 9
          hand: Adjusted Matrix
          rig: Magnum Opus, Mimic
        turn: runner
    """)
    game.runner.installs("Adjusted Matrix", "Mimic")
    assert game.card("Mimic").hosted == ["Adjusted Matrix"]
    assert game.card("Mimic").has("ai")
    assert not game.card("Magnum Opus").has("ai")


@pytest.mark.rule("9.1.3b")
@pytest.mark.example("E071")
def test_e071_dedicated_processor_gives_its_host_a_boost_of_four() -> None:
    game = scenario("""
        corp:
          HQ: ice Hadrian's Wall
        runner:
          credits 9
          rig: Corroder [Dedicated Processor]
        run: HQ, encountering ice 1
    """)
    options = [o for o in game.options("runner") if o.startswith("use Corroder")]
    assert len(options) == 2  # its own boost and the granted one
    game.take(options[1])
    assert game.card("Corroder").strength == 6
    game.expect(runner_credits=7)
    game.take(options[1])
    assert game.card("Corroder").strength == 10
    game.runner.breaks(1, using="Corroder")
    game.runner.breaks(2, using="Corroder")
    game.pass_windows()
    assert game.card("Corroder").strength == 2


def test_dedicated_processor_cannot_be_installed_on_an_ai() -> None:
    game = scenario("""
        corp:
        runner:
          credits 9
          hand: Dedicated Processor
          rig: Crypsis
        turn: runner
    """)
    assert not game.why_not("runner", "install Dedicated Processor").possible


@pytest.mark.rule("6.2.4e:2")
@pytest.mark.ruling("Inversificator", 0)
def test_inversificator_swaps_ice_that_it_broke_alone_as_the_runner_passes_it() -> None:
    game = scenario("""
        corp:
          archives: Hunter
          HQ: ice Wall of Static, Enigma
          R&D: ice (Ice Wall)
        runner:
          credits 9
          rig: Inversificator
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Inversificator")
    game.runner.breaks(1, using="Inversificator")
    game.runner.breaks(2, using="Inversificator")
    game.pass_windows()
    game.runner.triggers("Inversificator")
    assert sorted(game.options("runner")) == ["pick Wall of Static [HQ ice 1]", "pick [R&D ice 1]"]
    game.runner.picks("R&D ice 1")
    assert game.ice("HQ") == ["Wall of Static", "Ice Wall"]
    assert game.ice("R&D") == ["Enigma"]
    game.expect(run="HQ")
    game.runner.continues()
    game.pass_windows()
    game.expect(run=None)


@pytest.mark.erratum("11.2.65")
def test_inversificator_swaps_only_the_first_time_each_turn_and_only_if_it_broke_everything() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Enigma
          R&D: ice Ice Wall
        runner:
          credits 20
          clicks 4
          rig: Inversificator, Yog.0
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Inversificator")
    game.runner.breaks(1, using="Inversificator")
    game.runner.breaks(2, using="Yog.0")
    game.pass_windows()
    game.runner.continues()  # two icebreakers broke it
    game.pass_windows("6.9.3b")
    game.runner.boosts("Inversificator")
    game.runner.breaks(1, using="Inversificator")
    game.runner.breaks(2, using="Inversificator")
    game.pass_windows()
    game.asks("runner", "react")
    game.runner.passes()
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Inversificator")
    game.runner.breaks(1, using="Inversificator")
    game.runner.breaks(2, using="Inversificator")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")


def test_next_opal_gains_a_subroutine_for_each_rezzed_next_ice() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: PAD Campaign, Melange Mining Corp., Adonis Campaign
          HQ: ice NEXT Opal
          R&D: ice NEXT Opal
          Archives: ice (NEXT Opal)
        run: HQ, encountering ice 1
    """)
    game.corp.picks("PAD Campaign")
    game.corp.picks("Adonis Campaign")
    game.corp.chooses("new remote")
    assert game.happened("subroutine") == 2
    game.expect(corp_hand=["Melange Mining Corp."], run="HQ")
    assert game.root("Server 2") == ["Adonis Campaign"]


@pytest.mark.rule("10.11.2:1")
def test_metamorph_swaps_two_other_pieces_of_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Metamorph
          R&D: ice Ice Wall
          Archives: ice (Enigma)
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Ice Wall")
    assert game.ice("R&D") == ["Enigma"]
    assert game.ice("Archives") == ["Ice Wall"]


@pytest.mark.rule("10.11.2:1")
@pytest.mark.example("E136")
def test_e136_metamorph_does_not_put_an_agenda_beside_an_asset() -> None:
    game = scenario("""
        corp:
          HQ: ice Metamorph
          Server 1: cards (PAD Campaign), (Experiential Data)
          Server 2: cards (Hostile Takeover)
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Hostile Takeover")  # and PAD Campaign, the only card it can be swapped with
    assert game.root("Server 2") == ["PAD Campaign"]
    assert sorted(game.root("Server 1")) == ["Experiential Data", "Hostile Takeover"]


def test_metamorph_asks_which_of_the_two_swaps() -> None:
    game = scenario("""
        corp:
          HQ: ice Metamorph
          R&D: ice Ice Wall; root (Corporate Troubleshooter)
          Archives: ice Enigma; root (Akitaro Watanabe)
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(2)
    game.corp.picks("Akitaro Watanabe")
    assert game.root("R&D") == ["Akitaro Watanabe"]
    assert game.ice("R&D") == ["Ice Wall"]


@pytest.mark.rule("9.8.9a:1")
@pytest.mark.erratum("11.2.61")
def test_system_seizure_lets_the_first_boost_of_a_turn_last_for_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Wall of Static
        runner:
          credits 9
          rig: Corroder, Mimic
          play area: System Seizure
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    assert game.card("Corroder").strength == 3
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    assert game.card("Corroder").strength == 4
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.jacks_out()
    assert game.card("Corroder").strength == 2
    assert game.happened("triggered") == 1


def test_system_seizure_looks_only_at_the_first_icebreaker_of_a_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 12
          rig: Corroder, Ninja
          play area: System Seizure
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Ninja")
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    assert game.card("Corroder").strength == 2
    assert game.card("Ninja").strength == 5


def test_system_seizure_is_played_as_a_current() -> None:
    game = scenario("""
        corp:
        runner:
          hand: System Seizure
        turn: runner
    """)
    game.runner.plays("System Seizure")
    assert game.card("System Seizure").active
    game.expect(runner_heap=[])

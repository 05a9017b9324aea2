"""The cards of Uprising."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_moshing_trades_three_cards_for_three_cards_and_three_credits() -> None:
    game = scenario("runner:\n credits 0\n hand: Moshing, Diesel, Modded, Crypsis\n deck: 5 any\nturn: runner")
    game.runner.plays("Moshing")
    game.expect(runner_credits=3, runner_hand=3, runner_discard=["Moshing", "Diesel", "Modded", "Crypsis"])
    game = scenario("runner:\n hand: Moshing, Diesel, Modded\n deck: 5 any\nturn: runner")
    game.refuses("runner", "play Moshing")


def test_odore_breaks_any_number_of_sentry_subroutines_for_two_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0
        runner:
          credits 8
          rig: Odore
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Odore")
    game.runner.boosts("Odore")
    assert game.card("Odore").strength == 6
    game.refuses("runner", "use Odore ability 2")
    game.runner.breaks(1, 2, 3, using="Odore")
    game.expect(runner_credits=0)


def test_odore_breaks_for_free_with_three_virtual_resources() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0
        runner:
          credits 9
          rig: Odore, Logic Bomb, Logic Bomb, Trickster Taka
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Odore")
    game.runner.boosts("Odore")
    game.runner.uses("Odore", ability=2)
    game.runner.chooses("break Ichi 1.0 [HQ ice 1] subroutine 1")
    game.expect(runner_credits=3)


def test_paladin_poemu_pays_for_installing_cards_that_are_no_connections() -> None:
    game = scenario("""
        corp:
          hand: Test Agenda
        runner:
          credits 0
          hand: Corroder, Fall Guy, Underworld Contact
          rig: Paladin Poemu {credit 2}
        turn: runner, at 5.7.1a
    """)
    assert game.card("Paladin Poemu").credits == 3
    game.refuses("runner", "install Underworld Contact")
    game.runner.installs("Corroder")
    assert game.card("Paladin Poemu").credits == 1
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.card("Paladin Poemu").credits == 2


@pytest.mark.parametrize("credits", [2, 3])
def test_paladin_poemu_with_three_credits_trashes_an_installed_card(credits: int) -> None:
    game = scenario(f"""
        corp:
          deck: 5 any
        runner:
          clicks 1
          rig: Paladin Poemu {{credit {credits}}}, Desperado
        turn: runner
    """)
    game.runner.takes_credit()
    if credits == 3:
        game.runner.picks("Desperado")
    game.asks("corp", "action")
    game.expect(runner_discard=["Desperado"] if credits == 3 else [])


def test_prognostic_q_loop_looks_as_the_first_run_begins() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          deck: Diesel, Modded, Crypsis
          rig: Prognostic Q-Loop
          credits 0
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.triggers("Prognostic Q-Loop")
    assert game.happened("looked") == 1
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.asks("runner", "jack-out")
    assert game.happened("looked") == 1


@pytest.mark.parametrize("installs", [True, False])
def test_prognostic_q_loop_may_install_the_revealed_card_once_a_turn(installs: bool) -> None:
    game = scenario("""
        runner:
          credits 3
          deck: Corroder, Modded
          rig: Prognostic Q-Loop
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Prognostic Q-Loop")
    (game.runner.picks("Corroder") if installs else game.runner.done())
    assert game.happened("revealed") == 1
    game.expect(runner_credits=0 if installs else 2)
    game.refuses("runner", "use Prognostic Q-Loop")


def test_prognostic_q_loop_installs_only_programs_and_hardware() -> None:
    game = scenario("runner:\n credits 3\n deck: Fall Guy\n rig: Prognostic Q-Loop\nturn: runner, at 5.7.1e")
    game.runner.uses("Prognostic Q-Loop")
    game.expect(runner_credits=2, runner_deck=["Fall Guy"])
    game.done()


def test_mantle_pays_for_hardware_and_programs() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 0
          rig: Mantle, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    assert game.card("Mantle").credits == 0
    game = scenario("runner:\n credits 0\n deck: Modded\n rig: Mantle, Prognostic Q-Loop\nturn: runner, at 5.7.1e")
    game.runner.uses("Prognostic Q-Loop")
    assert game.card("Mantle").credits == 0


def test_euler_breaks_for_free_in_the_turn_in_which_it_is_installed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma
        runner:
          credits 2
          hand: Euler
        turn: runner
    """)
    game.runner.installs("Euler")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.take("use Euler granted ability 1")
    game.runner.chooses("break Enigma [HQ ice 1] subroutine 1")
    game.take("use Euler granted ability 1")
    game.pass_windows()
    game.expect(runner_credits=0, run="HQ")


def test_euler_breaks_two_subroutines_for_two_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 3
          rig: Euler
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Euler")
    assert game.card("Euler").strength == 3
    game.runner.breaks(1, 2, using="Euler")
    game.expect(runner_credits=0)


def test_penumbral_toolkit_costs_less_after_a_success_on_hq_and_pays_during_runs() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice (Enigma)
        runner:
          credits 0
          hand: Penumbral Toolkit
          rig: Corroder
        turn: runner
    """)
    game.refuses("runner", "install Penumbral Toolkit")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.runner.installs("Penumbral Toolkit")
    assert game.card("Penumbral Toolkit").credits == 4
    game = scenario("""
        corp:
          HQ: ice Wall of Static
          hand: Hedge Fund
        runner:
          credits 0
          rig: Penumbral Toolkit {credit 2}, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_discard=["Penumbral Toolkit"])


def test_aniccam_draws_for_the_first_event_trashed_each_turn() -> None:
    game = scenario("runner:\n hand: 2 Easy Mark\n deck: 5 Corroder\n rig: Aniccam\nturn: runner")
    assert game.runner.memory_limit == 5
    game.runner.plays("Easy Mark")
    game.expect(runner_hand=["Easy Mark", "Corroder"])
    game.runner.plays("Easy Mark")
    game.expect(runner_hand=["Corroder"])


def test_bass_ch1r180g4_trades_itself_for_a_click() -> None:
    game = scenario("corp:\n Server 1: Bass CH1R180G4\nturn: corp")
    game.corp.uses("Bass CH1R180G4")
    game.expect(corp_clicks=4, corp_discard=["Bass CH1R180G4"])


def test_drafter_may_take_a_card_back_and_install_one() -> None:
    game = scenario("""
        corp:
          credits 0
          archives: PAD Campaign, Hedge Fund
          HQ: ice Drafter
        run: HQ, encountering ice 1
    """)
    game.corp.accepts()
    game.corp.picks("Hedge Fund")
    game.corp.picks("PAD Campaign")
    game.expect(corp_hand=["Hedge Fund"], corp_discard=[], run="HQ")
    assert game.card("PAD Campaign").installed


def test_drafter_may_do_nothing() -> None:
    game = scenario("corp:\n archives: PAD Campaign\n HQ: ice Drafter\nrun: HQ, encountering ice 1")
    game.corp.declines()
    game.corp.done()
    game.expect(corp_discard=["PAD Campaign"], run="HQ")


@pytest.mark.parametrize(("paid", "removed"), [(6, True), (7, False)])
def test_scapenet_removes_a_chip_or_virtual_card_after_a_trace(paid: int, removed: bool) -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Scapenet
          deck: 9 any
        runner:
          credits 7, clicks 1
          rig: Akamatsu Mem Chip, Desperado
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.corp.plays("Scapenet")
    game.runner.chooses(paid)
    assert (game.card("Akamatsu Mem Chip").zone == "removed") == removed


def test_scapenet_needs_a_successful_run() -> None:
    game = scenario("corp:\n hand: Scapenet\n deck: 9 any\nrunner:\n clicks 1\n rig: Akamatsu Mem Chip\nturn: runner")
    game.runner.takes_credit()
    game.refuses("corp", "play Scapenet")


@pytest.mark.parametrize("choice", [1, 2])
def test_tranquility_home_grid_pays_for_the_first_card_installed_here_each_turn(choice: int) -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          hand: PAD Campaign, Akitaro Watanabe, Melange Mining Corp.
          Server 1: Tranquility Home Grid
        turn: corp
    """)
    game.corp.installs("Melange Mining Corp.", "new remote")
    game.expect(corp_credits=0)
    game.corp.installs("PAD Campaign", "Server 1")
    game.corp.done()
    game.corp.chooses(choice)
    game.expect(corp_credits=2 if choice == 1 else 0, corp_hand=1 if choice == 1 else 2)
    game.pass_windows()
    game.corp.installs("Akitaro Watanabe", "Server 1")
    game.corp.done()
    game.expect(corp_credits=2 if choice == 1 else 0)
    game.done()


def test_flower_sermon_draws_two_and_returns_a_card_once_a_turn() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Archer
          Server 1: (Flower Sermon {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Flower Sermon")
    assert game.card("Flower Sermon").agenda_counters == 5
    game.corp.uses("Flower Sermon")
    game.corp.picks("Enigma")
    game.expect(corp_hand=["Hunter"], corp_deck=["Enigma", "Archer"])
    assert game.happened("revealed") == 1
    assert game.card("Flower Sermon").agenda_counters == 4
    game.refuses("corp", "use Flower Sermon")


def test_prana_condenser_saves_damage_for_later() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Neural Katana
          Server 1: Prāna Condenser {power 1}
        runner:
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.corp.triggers("Prāna Condenser")
    game.expect(runner_hand=2, corp_credits=3)
    assert game.card("Prāna Condenser").power == 2
    game = scenario("corp:\n Server 1: Prāna Condenser {power 2}\nrunner:\n hand: 4 any\nturn: corp")
    game.corp.uses("Prāna Condenser")
    game.expect(runner_hand=2, corp_clicks=1, corp_discard=["Prāna Condenser"])
    assert game.damage() == ["2 net"]


def test_konjin_may_force_an_encounter_with_other_ice() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund
          HQ: ice Konjin
          R&D: ice Neural Katana, (Archer)
          Server 1: PAD Campaign
        runner:
          hand: 4 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.chooses(1)
    game.runner.chooses(0)
    game.corp.accepts()
    game.expect(runner_hand=1, run="HQ")


def test_konjin_does_nothing_if_both_spend_the_same() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Konjin
          R&D: ice Neural Katana
        runner:
          hand: 4 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.expect(runner_hand=4, run="HQ")


def test_bellona_costs_five_credits_to_steal_and_pays_five_when_scored() -> None:
    game = scenario("corp:\n hand: Bellona\nrunner:\n credits 5\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.steals("Bellona")
    game.expect(runner_credits=0, runner_points=3)
    game = scenario("corp:\n credits 0\n Server 1: (Bellona {advancement 5})\nturn: corp, at 5.6.2a")
    game.corp.scores("Bellona")
    game.expect(corp_credits=5)


@pytest.mark.parametrize(("choice", "credits", "tags"), [(1, 1, 0), (2, 5, 1)])
def test_sync_rerouting_makes_each_run_cost_credits_or_a_tag(choice: int, credits: int, tags: int) -> None:
    game = scenario("""
        corp:
          clicks 1
          deck: 5 any
          hand: SYNC Rerouting
        runner:
          credits 5
        turn: corp
    """)
    game.corp.plays("SYNC Rerouting")
    game.runner.runs("Archives")
    game.runner.chooses(choice)
    game.expect(runner_credits=credits, tags=tags)
    game.runner.jacks_out()
    for _ in range(3):
        game.runner.takes_credit()
    game.expect(corp_discard=["SYNC Rerouting"])  # the Corp's next turn has begun


def test_sync_rerouting_needs_a_game_without_another_lockdown() -> None:
    game = scenario("corp:\n hand: 2 SYNC Rerouting\nturn: corp")
    game.corp.plays("SYNC Rerouting")
    game.refuses("corp", "play SYNC Rerouting")


def test_cyberdex_sandbox_purges_when_scored_and_pays_for_the_first_purge_each_turn() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (Cyberdex Sandbox {advancement 4})
        runner:
          rig: Medium {virus 2}
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Cyberdex Sandbox")
    game.corp.triggers("Cyberdex Sandbox")
    assert game.card("Medium").virus == 0
    game.expect(corp_credits=4)
    game.corp.purges()
    game.expect(corp_credits=4)

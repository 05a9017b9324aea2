"""The Jinteki ice and upgrades of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_cell_portal_sends_the_runner_to_the_outermost_ice_and_is_derezzed() -> None:
    game = scenario("""
        corp:
          HQ: ice Cell Portal, Hunter
          hand: Hedge Fund
        runner:
          credits 9
        run: HQ, encountering ice 1
    """)
    assert not game.card("Cell Portal").rezzed
    game.asks("runner", "jack-out", "6.9.2d")
    game.expect(run="HQ")
    game.runner.continues()
    game.corp.chooses(0)
    game.runner.chooses(4)
    game.runner.continues()
    game.asks("corp", "window", "6.9.2e")
    game.corp.rezzes("Cell Portal")
    game.expect(corp_credits=0, tags=0)


def test_cell_portal_that_is_the_outermost_ice_is_approached_again() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Cell Portal
          hand: Hedge Fund
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.continues()
    game.corp.rezzes("Cell Portal")
    game.expect(corp_credits=0)
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.jacks_out()
    assert not game.card("Cell Portal").rezzed
    game.expect(run=None)


def test_cell_portal_whose_subroutine_is_broken_is_passed() -> None:
    game = scenario("""
        corp:
          HQ: ice Cell Portal, Hunter
          hand: Hedge Fund
        runner:
          credits 9
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Gordian Blade", times=5)
    game.runner.breaks(1, using="Gordian Blade")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.card("Cell Portal").rezzed


def test_cell_portal_forgets_what_was_broken_on_ice_that_is_encountered_again() -> None:
    game = scenario("""
        corp:
          HQ: ice Cell Portal, Wall of Static
          hand: Hedge Fund
        runner:
          credits 3
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(run=None, runner_credits=1)
    assert game.happened("encounter") == 3


@pytest.mark.erratum("11.2.7")
def test_chum_strengthens_the_next_ice_and_does_three_net_damage_if_it_is_not_fully_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter, Chum
          hand: Hedge Fund
        runner:
          credits 9
          hand: 4 any
        run: HQ, encountering ice 2
    """)
    game.runner.continues()
    assert game.card("Hunter").strength == 6
    game.corp.chooses(0)
    game.runner.chooses(4)
    game.expect(runner_hand=1, tags=0, run="HQ")
    assert game.card("Hunter").strength == 6


def test_chum_spares_a_runner_who_breaks_everything() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Chum
          hand: Hedge Fund
        runner:
          credits 4
          hand: 4 any
          rig: Gordian Blade
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    assert game.card("Enigma").strength == 4
    game.runner.boosts("Gordian Blade", times=2)
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    game.expect(runner_hand=4, runner_credits=0, run="HQ")
    assert game.happened("damage") == 0


def test_chum_does_damage_if_one_of_two_subroutines_stays_unbroken() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Chum
        runner:
          credits 3
          hand: 4 any
          rig: Gordian Blade
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Gordian Blade", times=2)
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    game.expect(runner_hand=1, run="HQ")


@pytest.mark.erratum("11.2.7")
def test_chum_does_damage_even_if_the_next_ice_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Chum
        runner:
          hand: 4 any
        run: HQ, encountering ice 2
    """)
    game.runner.continues()
    game.expect(runner_hand=1, run=None)


def test_chum_does_nothing_to_a_runner_who_jacks_out() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Chum
        runner:
          hand: 4 any
        run: HQ, encountering ice 2
    """)
    game.runner.jacks_out()
    game.expect(runner_hand=4, run=None)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_hand=1, run=None)


def test_chum_means_the_next_ice_that_is_encountered_and_no_other() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter, (Ice Wall), Chum
          hand: Hedge Fund
        runner:
          credits 9
          hand: 4 any
        run: HQ, encountering ice 3
    """)
    game.runner.continues()
    game.corp.passes()
    game.runner.continues()
    assert game.card("Hunter").strength == 6
    game.corp.chooses(0)
    game.runner.chooses(4)
    game.expect(runner_hand=1)


@pytest.mark.rule("6.5.3b:2")
def test_chum_does_damage_when_the_next_ice_is_bypassed() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Chum
          hand: Hedge Fund
        runner:
          credits 3
          hand: 4 any
          rig: Femme Fatale {remembers HQ ice 1}
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.triggers("Femme Fatale")
    game.expect(runner_credits=1, runner_hand=1, run="HQ")


@pytest.mark.ruling("Chum", 0)
@pytest.mark.rule("6.5.3c:2")
@pytest.mark.parametrize("bypassed", [False, True])
def test_chum_before_ice_without_subroutines_does_damage_only_if_that_is_bypassed(bypassed: bool) -> None:
    game = scenario("""
        corp:
          HQ: ice Test Blank Ice, Chum
          hand: Hedge Fund
        runner:
          hand: 4 any
          rig: Femme Fatale {remembers HQ ice 1}
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    if bypassed:
        game.runner.triggers("Femme Fatale")
    else:
        game.runner.passes()
    game.pass_windows()
    game.expect(runner_hand=1 if bypassed else 4, run="HQ")


def test_chum_and_ice_carver_change_the_strength_at_the_same_time() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma [Parasite {virus 1}], Chum
        runner:
          hand: 4 any
          rig: Ice Carver, Gordian Blade
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    assert game.card("Enigma").strength == 2
    game.expect(corp_archives=[])
    game = scenario("""
        corp:
          HQ: ice Enigma [Parasite {virus 1}]
        runner:
          rig: Ice Carver
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(corp_archives=["Enigma"])


def test_data_mine_does_a_net_damage_and_is_trashed() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Mine
          hand: Hedge Fund
        runner:
          hand: Diesel, Modded
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=1, corp_archives=["Data Mine"], run="HQ")
    assert game.card("Data Mine").faceup
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.damage() == ["1 net"]


def test_data_mine_whose_subroutine_is_broken_stays() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Mine
        runner:
          hand: Diesel
          rig: Crypsis {virus 1}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Crypsis", times=2)
    game.runner.breaks(1, using="Crypsis")
    game.pass_windows()
    game.runner.chooses(1)
    game.expect(runner_hand=["Diesel"], corp_archives=[])


def test_neural_katana_does_three_net_damage_and_the_run_goes_on() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
          hand: Hedge Fund
        runner:
          hand: Diesel, Modded, Tinkering
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=0, run="HQ", winner=None)
    assert game.damage() == ["3 net"]


def test_neural_katana_flatlines_a_runner_with_two_cards() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          hand: Diesel, Modded
        run: HQ, encountering ice 1
    """)
    game.expect(winner="corp")


def test_wall_of_thorns_does_two_net_damage_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Thorns
        runner:
          hand: Diesel, Modded, Tinkering
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=1, run=None)
    assert game.damage() == ["2 net"]


def test_akitaro_watanabe_lowers_the_rez_cost_of_ice_protecting_his_server() -> None:
    game = scenario("""
        corp:
          credits 6
          HQ: ice (Wall of Thorns); root Akitaro Watanabe
          hand: Hedge Fund
        runner:
          hand: 3 any
        run: HQ
    """)
    game.corp.rezzes("Wall of Thorns")
    game.expect(corp_credits=0)


def test_akitaro_watanabe_helps_as_soon_as_he_is_rezzed() -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice (Enigma); root (Akitaro Watanabe)
          hand: Hedge Fund
        turn: runner
    """)
    game.runner.runs("HQ")
    game.refuses("corp", "rez Enigma")
    game.corp.rezzes("Akitaro Watanabe")
    game.corp.rezzes("Enigma")
    game.expect(corp_credits=0)


def test_akitaro_watanabe_does_not_help_another_server() -> None:
    game = scenario(
        """
        corp:
          credits 2
          HQ: root Akitaro Watanabe
          R&D: ice (Enigma), (Hunter)
        run: R&D, approaching ice 1, at 6.9.2e
    """,
        mode="full",
    )
    game.runner.passes()
    game.refuses("corp", "rez Enigma")


def test_akitaro_watanabe_makes_cheap_ice_free_and_not_cheaper() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Hunter); root Akitaro Watanabe
          hand: Hedge Fund
        run: HQ
    """)
    game.corp.rezzes("Hunter")
    game.expect(corp_credits=0)


@pytest.mark.ruling("Forged Activation Orders", 1)
def test_akitaro_watanabe_cannot_be_rezzed_in_answer_to_forged_activation_orders() -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice (Enigma); root (Akitaro Watanabe)
        runner:
          hand: Forged Activation Orders
        turn: runner
    """)
    game.runner.plays("Forged Activation Orders")
    game.expect(corp_archives=["Enigma"], corp_credits=2)

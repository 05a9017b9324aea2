"""The Runner's cards of Downfall."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_isolation_trashes_a_resource_for_seven_credits() -> None:
    game = scenario("runner:\n credits 2\n hand: Isolation\n rig: Underworld Contact\nturn: runner")
    game.runner.plays("Isolation")
    game.expect(runner_credits=7, runner_discard=["Isolation", "Underworld Contact"])
    game = scenario("runner:\n credits 2\n hand: Isolation\n rig: Desperado\nturn: runner")
    game.refuses("runner", "play Isolation")


def test_chisel_weakens_its_host_and_trashes_it_at_strength_zero() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma [Chisel]
        turn: runner
    """)
    game.runner.runs("HQ")
    assert game.card("Chisel").virus == 1
    assert game.card("Enigma").strength == 1
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma [Chisel {virus 2}]
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(corp_discard=["Enigma"], runner_discard=["Chisel"])


def test_chisel_is_installed_only_on_ice() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n hand: Chisel\nturn: runner")
    game.runner.installs("Chisel", "HQ ice 1")
    game = scenario("runner:\n hand: Chisel\nturn: runner")
    game.refuses("runner", "install Chisel")


def test_fencer_fueno_collects_credits_that_can_be_spent_after_a_success() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
        runner:
          credits 1
          rig: Fencer Fueno {credit 2}
        turn: runner, at 5.7.1a
    """)
    assert game.card("Fencer Fueno").credits == 3
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=0)
    assert game.card("Fencer Fueno").credits == 0


def test_fencer_fueno_gets_a_credit_for_a_stolen_agenda() -> None:
    game = scenario("corp:\n hand: Test Agenda\nrunner:\n rig: Fencer Fueno\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.card("Fencer Fueno").credits == 1


@pytest.mark.parametrize(("credits", "kept"), [(2, None), (3, True), (3, False)])
def test_fencer_fueno_with_three_credits_costs_a_credit_or_is_trashed(credits: int, kept: bool | None) -> None:
    game = scenario(f"""
        corp:
          deck: 5 any
        runner:
          credits 0, clicks 1
          rig: Fencer Fueno {{credit {credits}}}
        turn: runner
    """)
    game.runner.takes_credit()
    if kept is None:
        game.asks("corp", "action")
        game.expect(runner_credits=1)
        return
    game.runner.chooses(1 if kept else 2)
    game.expect(runner_credits=0 if kept else 1, runner_discard=[] if kept else ["Fencer Fueno"])


def test_trickster_taka_pays_for_programs_during_runs_only() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
          hand: Hedge Fund
        runner:
          credits 0
          rig: Trickster Taka {credit 2}, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    assert game.card("Trickster Taka").credits == 0
    game = scenario("""
        runner:
          credits 0, clicks 2
          rig: Trickster Taka {credit 2}, Djinn
          deck: Medium
        turn: runner
    """)
    game.refuses("runner", "use Djinn")


@pytest.mark.parametrize("tagged", [True, False])
def test_trickster_taka_with_three_credits_gives_a_tag_or_is_trashed(tagged: bool) -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          rig: Trickster Taka {credit 2}
        turn: runner, at 5.7.1a
    """)
    while game.runner.clicks:
        game.runner.takes_credit()
    game.runner.chooses(1 if tagged else 2)
    game.expect(tags=int(tagged), runner_discard=[] if tagged else ["Trickster Taka"])


def test_trickster_taka_gets_a_credit_for_a_stolen_agenda() -> None:
    game = scenario("corp:\n hand: Test Agenda\nrunner:\n rig: Trickster Taka\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.card("Trickster Taka").credits == 1


def test_blueberry_tm_diesel_may_put_a_card_on_the_bottom_before_drawing() -> None:
    board = """
        runner:
          credits 0
          hand: Blueberry!™ Diesel
          deck: Modded, Crypsis, Corroder, Mimic
        turn: runner
    """
    game = scenario(board)
    game.runner.plays("Blueberry!™ Diesel")
    game.runner.accepts()
    game.runner.picks("Modded")
    game.expect(runner_hand=["Crypsis", "Corroder"], runner_deck=["Mimic", "Modded"])
    game = scenario(board)
    game.runner.plays("Blueberry!™ Diesel")
    game.runner.declines()
    game.expect(runner_hand=["Modded", "Crypsis"])


def test_masterwork_draws_for_hardware_and_installs_it_as_a_run_begins() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 4
          hand: 2 Akamatsu Mem Chip
          deck: 5 Diesel
          rig: Masterwork (v37)
        turn: runner
    """)
    assert game.runner.memory_limit == 5
    game.runner.runs("HQ")
    game.runner.triggers("Masterwork (v37)")
    game.expect(runner_credits=2, runner_hand=["Akamatsu Mem Chip", "Diesel"])
    game.runner.jacks_out()
    game.runner.installs("Akamatsu Mem Chip")
    game.expect(runner_credits=1, runner_hand=["Diesel"])


@pytest.mark.ruling("Lat: Ethical Freelancer", 0)
@pytest.mark.parametrize(("corp", "offered"), [(5, True), (4, False)])
def test_lat_the_ethical_freelancer_draws_after_discarding_if_both_hands_are_equal(corp: int, offered: bool) -> None:
    game = scenario(f"""
        corp:
          hand: {corp} any
          deck: 5 any
        runner: Lat: Ethical Freelancer
          clicks 1
          hand: 6 Diesel
          deck: 5 any
        turn: runner
    """)
    game.runner.takes_credit()
    if offered:
        game.runner.triggers("Lat: Ethical Freelancer")
    game.expect(runner_hand=6 if offered else 5)


def test_spec_work_trashes_a_program_for_credits_and_cards() -> None:
    game = scenario("runner:\n credits 1\n hand: Spec Work\n deck: 3 any\n rig: Mimic\nturn: runner")
    game.runner.plays("Spec Work")
    game.expect(runner_credits=4, runner_hand=2, runner_discard=["Mimic", "Spec Work"])
    game = scenario("runner:\n credits 1\n hand: Spec Work\n rig: Desperado\nturn: runner")
    game.refuses("runner", "play Spec Work")


@pytest.mark.parametrize(("corp", "offered"), [(6, True), (5, False)])
def test_supercorridor_pays_if_both_have_the_same_credits(corp: int, offered: bool) -> None:
    game = scenario(f"""
        corp:
          credits {corp}
          deck: 5 any
        runner:
          credits 5, clicks 1
          rig: Supercorridor
        turn: runner
    """)
    assert game.runner.memory_limit == 6
    assert game.runner.hand_size == 6
    game.runner.takes_credit()
    if offered:
        game.runner.triggers("Supercorridor")
    game.expect(runner_credits=8 if offered else 6)


@pytest.mark.ruling("Gauss", 0)
def test_gauss_is_stronger_in_the_turn_in_which_it_is_installed() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          credits 9, clicks 4
          hand: Gauss, Scavenge
        turn: runner
    """)
    game.runner.installs("Gauss")
    assert game.card("Gauss").strength == 4
    game.runner.plays("Scavenge")
    game.runner.takes_credit()
    assert game.card("Gauss").strength == 4  # a new copy of itself, not +6
    game.runner.takes_credit()
    game.asks("corp", "action")
    assert game.card("Gauss").strength == 1


def test_gauss_breaks_barriers_and_gains_two_strength_for_two_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 3
          rig: Gauss
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Gauss")
    assert game.card("Gauss").strength == 3
    game.runner.breaks(1, using="Gauss")
    game.expect(runner_credits=0)


def test_rezeki_gains_a_credit_each_turn() -> None:
    game = scenario("runner:\n credits 0\n rig: Rezeki\nturn: runner, at 5.7.1a")
    game.expect(runner_credits=1)


def test_the_artist_gains_credits_and_installs_for_less_each_once_a_turn() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Akamatsu Mem Chip, Corroder, Underworld Contact
          rig: The Artist
        turn: runner
    """)
    game.runner.uses("The Artist", ability=1)
    game.expect(runner_credits=2)
    game.refuses("runner", "use The Artist ability 1")
    game.runner.uses("The Artist", ability=2)
    game.runner.picks("Corroder")
    game.expect(runner_credits=1, runner_clicks=2)
    game.refuses("runner", "use The Artist")


def test_demolisher_lowers_trash_costs_and_pays_for_the_first_trashed_card_each_turn() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign, PAD Campaign
        runner:
          credits 3
          rig: Demolisher
        turn: runner
    """)
    assert game.runner.memory_limit == 5
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=1)
    game = scenario("corp:\n hand: 2 PAD Campaign\nrunner:\n credits 8\n rig: Demolisher\nturn: runner")
    for _ in range(2):
        game.runner.runs("HQ")
        game.runner.continues()
        game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=3)


def test_utae_breaks_x_code_gate_subroutines_once_per_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Tollbooth
        runner:
          credits 9
          rig: Utae
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Utae, ability 1")
    game.runner.boosts("Utae")
    game.runner.uses("Utae", ability=1)
    game.runner.chooses(2)
    game.runner.chooses("break Enigma [HQ ice 1] subroutine 2")
    game.expect(runner_credits=6)
    assert game.is_broken(1)
    assert game.is_broken(2)
    game = scenario("""
        corp:
          HQ: ice Enigma, Enigma
        runner:
          credits 9
          rig: Utae
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Utae")
    game.runner.uses("Utae", ability=1)
    game.runner.chooses(1)
    game.runner.chooses("break Enigma [HQ ice 2] subroutine 2")
    game.refuses("runner", "use Utae, ability 1")


def test_utae_breaks_for_a_credit_with_three_virtual_resources() -> None:
    board = """
        corp:
          HQ: ice Enigma
        runner:
          credits 4
          rig: Utae, {}
        run: HQ, encountering ice 1
    """
    game = scenario(board.format("Assimilator, Gbahali, Kongamato"))
    game.runner.boosts("Utae")
    assert game.card("Utae").strength == 2
    game.runner.breaks(1, using="Utae", ability=2)
    game.runner.breaks(2, using="Utae", ability=2)
    game.expect(runner_credits=1)
    game = scenario(board.format("Assimilator, Gbahali, Kongamato").replace("Enigma", "Ice Wall"))
    for ability in (1, 2):
        game.refuses("runner", f"use Utae, ability {ability}")
    game = scenario(board.format("Assimilator, Daily Casts, Kongamato"))
    game.runner.boosts("Utae")
    game.refuses("runner", "use Utae, ability 2")

"""The cards of Whispers in Nalubaale."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Laamb", 0)
def test_laamb_makes_ice_a_barrier_once_a_turn_whatever_its_strength() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma, Archer
        runner:
          credits 9
          rig: Laamb
        run: HQ, encountering ice 2
    """)
    game.runner.triggers("Laamb")
    assert game.card("Archer").has("barrier")
    game.runner.boosts("Laamb")
    assert game.card("Laamb").strength == 8
    game.runner.breaks(1, 2, 3, 4, using="Laamb")
    game.expect(runner_credits=2)
    game.pass_windows()
    assert not game.card("Archer").has("barrier")
    game.runner.continues()
    game.pass_windows()
    game.expect(run=None, runner_credits=2)  # only once per turn


def test_laamb_breaks_only_barriers() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          rig: Laamb
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.refuses("runner", "use Laamb ability 2")


def test_logic_bomb_bypasses_the_ice_and_loses_all_clicks() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Wall of Static
        runner:
          clicks 3
          rig: Logic Bomb
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Logic Bomb")
    game.expect(runner_clicks=0, runner_discard=["Logic Bomb"], run="HQ")
    assert game.happened("bypassed") == 1


@pytest.mark.parametrize(
    ("broken", "card"), [("2 3", "Underworld Contact"), ("1 3", "Desperado"), ("1 2", "Magnum Opus")]
)
def test_kamali_does_brain_damage_unless_a_card_is_trashed(broken: str, card: str) -> None:
    board = f"""
        corp:
          hand: Hedge Fund
          HQ: ice Kamali 1.0
        runner:
          clicks 0
          hand: 2 any
          rig: Magnum Opus, Desperado, Underworld Contact
        run: HQ, encountering ice 1, broken {broken}
    """
    game = scenario(board)
    game.runner.accepts()
    game.expect(brain_damage=0, runner_discard=[card], run="HQ")
    game = scenario(board)
    game.runner.declines()
    game.expect(brain_damage=1, run="HQ")


def test_kamali_can_be_broken_with_clicks() -> None:
    game = scenario("""
        corp:
          HQ: ice Kamali 1.0
        runner:
          clicks 1
        run: HQ, encountering ice 1, broken 1 2
    """)
    game.runner.breaks(3, using="Kamali 1.0")
    game.expect(runner_clicks=0, brain_damage=0)


def test_viral_weaponization_damages_the_whole_grip_at_the_end_of_the_turn() -> None:
    game = scenario("""
        corp:
          clicks 1
          Server 1: (Viral Weaponization {advancement 4})
        runner:
          hand: 3 any
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Viral Weaponization")
    game.expect(runner_hand=3)
    game.corp.takes_credit()
    game.expect(runner_hand=0)
    assert game.damage() == ["3 net"]


def test_viral_weaponization_does_nothing_in_later_turns() -> None:
    game = scenario("corp:\n clicks 1\n score: Viral Weaponization\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.takes_credit()
    game.expect(runner_hand=3)


def test_envelope_does_a_net_damage_and_ends_the_run() -> None:
    game = scenario("corp:\n HQ: ice Envelope\nrunner:\n hand: 2 any\nrun: HQ, encountering ice 1")
    game.pass_windows()
    game.expect(runner_hand=1, run=None)
    assert game.damage() == ["1 net"]


def test_standard_procedure_pays_for_cards_of_a_named_type_in_the_grip() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Standard Procedure
          deck: 9 any
        runner:
          clicks 1
          hand: Diesel, Modded, Crypsis
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.corp.plays("Standard Procedure")
    game.corp.chooses("choose event")
    game.expect(corp_credits=4)
    assert game.happened("revealed") == 1


def test_standard_procedure_needs_a_successful_run() -> None:
    game = scenario("corp:\n hand: Standard Procedure\n deck: 9 any\nrunner:\n clicks 1\nturn: runner")
    game.runner.takes_credit()
    game.refuses("corp", "play Standard Procedure")


@pytest.mark.parametrize("tokens", [0, 2])
def test_masvingo_ends_the_run_once_for_each_token(tokens: int) -> None:
    game = scenario(f"""
        corp:
          credits 3
          HQ: ice (Masvingo {{advancement {tokens}}})
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Masvingo")
    assert game.card("Masvingo").advancement == tokens + 1
    game.expect(run=None)
    game = scenario(f"""
        corp:
          HQ: ice Masvingo {{advancement {tokens}}}
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    if not tokens:
        game.pass_windows()
        game.asks("runner", "jack-out", "6.9.5c")
    else:
        game.runner.boosts("Corroder")
        game.runner.breaks(1, using="Corroder")
        game.runner.breaks(2, using="Corroder")
        game.expect(run="HQ")


def test_masvingo_can_be_advanced() -> None:
    game = scenario("corp:\n HQ: ice (Masvingo)\nturn: corp")
    game.corp.advances("Masvingo")
    assert game.card("Masvingo").advancement == 1


def test_masvingo_takes_no_token_for_other_cards_that_are_rezzed() -> None:
    game = scenario("corp:\n HQ: ice Masvingo\n Server 1: (PAD Campaign)\nturn: corp, at 5.6.2a")
    game.corp.rezzes("PAD Campaign")
    assert game.card("Masvingo").advancement == 0


@pytest.mark.ruling("Logic Bomb", 0)
def test_logic_bomb_leaves_broken_subroutines_broken() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma
          R&D: ice (Ice Wall)
        runner:
          credits 9, clicks 3
          rig: Inversificator, Logic Bomb
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Inversificator")
    game.runner.breaks(1, using="Inversificator")
    game.runner.breaks(2, using="Inversificator")
    game.runner.uses("Logic Bomb")
    game.runner.triggers("Inversificator")
    assert game.ice("HQ") == ["Ice Wall"]


def test_intake_adds_a_program_or_virtual_resource_to_the_grip_after_a_trace() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Intake
        runner:
          credits 0
          rig: Mimic, Logic Bomb, Underworld Contact, Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    assert sorted(game.options("corp")) == ["pick Logic Bomb", "pick Mimic"]
    game.corp.picks("Mimic")
    game.runner.declines()
    game.expect(runner_hand=["Mimic"])
    game = scenario("corp:\n credits 0\n deck: Intake\nrunner:\n credits 4\n rig: Mimic\nrun: R&D, at 6.9.5g")
    assert game.game.view("corp")["access"]["card"] == "Intake"
    game.runner.chooses(4)
    game.go_on("action")
    game.expect(runner_hand=[])
    game = scenario("corp:\n archives: Intake\nrunner:\n rig: Mimic\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_hand=[], run=None)

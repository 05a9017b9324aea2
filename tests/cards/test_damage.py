"""Cards that do damage, change it, select its cards or look back at it."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_spinal_modem_pays_for_icebreakers_and_hurts_when_a_trace_succeeds_during_a_run() -> None:
    game = scenario("""
        corp:
          credits 3; HQ: ice Hunter; hand: Test Trace Operation
        runner:
          credits 0; hand: 3 Sure Gamble; rig: Spinal Modem, Corroder
        run: HQ, encountering ice 1
    """)
    assert game.card("Spinal Modem").credits == 2
    game.expect(memory_limit=5)
    game.runner.boosts("Corroder")
    game.runner.passes()
    game.corp.chooses(0)
    game.expect(tags=1, brain_damage=1, runner_hand=2)
    assert game.card("Spinal Modem").credits == 1


def test_spinal_modem_does_not_mind_traces_outside_of_runs() -> None:
    game = scenario("""
        corp:
          credits 3; hand: Test Trace Operation
        runner:
          credits 0; hand: 3 Sure Gamble; rig: Spinal Modem
        turn: corp
    """)
    game.corp.plays("Test Trace Operation")
    game.corp.chooses(0)
    game.expect(tags=1, brain_damage=0)


@pytest.mark.rule("9.8.6b:1")
@pytest.mark.ruling("The Cleaners", 0)
@pytest.mark.erratum("11.2.19")
def test_the_cleaners_add_one_before_anything_is_prevented() -> None:
    game = scenario("""
        corp:
          hand: Test Meat Damage, Test Net Damage; score: The Cleaners
        runner:
          hand: 5 Sure Gamble; rig: Test Shield
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=1)
    game.runner.uses("Test Shield")
    game.expect(runner_hand=4)
    game.corp.plays("Test Net Damage", x=1)
    game.expect(runner_hand=3)


@pytest.mark.rule("9.8.7a:1,2")
def test_the_cleaners_raise_damage_that_was_prevented_below_zero() -> None:
    game = scenario("""
        corp:
          score: 2 The Cleaners; HQ: ice Hunter; Server 1: Mr. Stone
        runner:
          credits 0; hand: 5 Sure Gamble; rig: Biometric Spoofing
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.uses("Biometric Spoofing")
    game.take("trigger The Cleaners")  # the other one follows, for it is mandatory
    game.expect(tags=1, runner_hand=4)  # 1 - 2 + 1 + 1


@pytest.mark.rule("10.4.1:2")
def test_the_cleaners_do_not_look_at_damage_that_the_runner_chooses_to_suffer() -> None:
    game = scenario("""
        corp: Argus Security: Protection Guaranteed
          credits 5; score: The Cleaners; hand: Hostile Takeover
          deck: Punitive Counterstrike
        runner:
          credits 0, clicks 2; hand: 5 Sure Gamble
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.chooses(2)
    game.expect(runner_hand=3)
    game.runner.takes_credit()
    game.corp.plays("Punitive Counterstrike")
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.expect(runner_hand=1)  # 1 printed agenda point, and The Cleaners


def test_argus_security_lets_the_runner_choose_a_tag_or_damage() -> None:
    game = scenario("""
        corp: Argus Security: Protection Guaranteed
          hand: Hostile Takeover
        runner:
          hand: 5 Sure Gamble
        run: HQ, at 6.9.5g
    """)
    game.asks("runner", "choose-effect")
    game.runner.chooses(1)
    game.expect(tags=1, runner_hand=5)


@pytest.mark.rule("9.11.3c:1")
def test_argus_security_leaves_only_the_tag_if_meat_damage_is_always_prevented() -> None:
    game = scenario("""
        corp: Argus Security: Protection Guaranteed
          hand: Hostile Takeover
        runner:
          hand: 5 Sure Gamble; rig: Paparazzi
        run: HQ, at 6.9.5g
    """)
    game.expect(tags=1)


@pytest.mark.erratum("11.2.22")
def test_punitive_counterstrike_counts_printed_points_of_all_agendas_stolen_last_turn() -> None:
    game = scenario("""
        corp:
          credits 5; hand: Priority Requisition, Punitive Counterstrike; Server 1: (Hostile Takeover)
          deck: 5 Hedge Fund
        runner:
          clicks 2; hand: 5 Sure Gamble; credits 0
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.next_random("Priority Requisition")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_points=4)
    game.corp.plays("Punitive Counterstrike")
    game.corp.chooses(0)
    game.expect(runner_hand=1)


def test_punitive_counterstrike_does_nothing_if_nothing_was_stolen_last_turn() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Punitive Counterstrike
        runner:
          credits 0; hand: 5 Sure Gamble; score: Hostile Takeover
        turn: corp
    """)
    game.corp.plays("Punitive Counterstrike")
    game.corp.chooses(0)
    game.expect(runner_hand=5)


TORI = """
    corp:
      credits 6; HQ: root Tori Hanzō; ice Neural Katana; hand: Hedge Fund
    runner:
      credits 9; hand: 5 Sure Gamble; rig: Feedback Filter
    run: HQ, encountering ice 1
"""


@pytest.mark.rule("9.8.10")
@pytest.mark.rule("9.8.3c")
def test_tori_hanzo_does_brain_damage_instead() -> None:
    game = scenario(TORI)
    game.runner.passes()
    game.corp.triggers("Tori Hanzō")
    game.runner.passes()  # Feedback Filter could prevent brain damage now
    game.expect(brain_damage=1, runner_hand=4, corp_credits=4)


@pytest.mark.rule("9.8.5a:1")
@pytest.mark.ruling("Tori Hanzō", 0)
@pytest.mark.erratum("11.2.24")
def test_tori_hanzo_only_looks_at_the_first_net_damage_of_a_run() -> None:
    game = scenario("""
        corp:
          credits 6; HQ: root Tori Hanzō; ice Data Mine, Data Mine; hand: Hedge Fund
        runner:
          credits 3; hand: 5 Sure Gamble; rig: Feedback Filter
        run: HQ, encountering ice 2
    """)
    game.runner.uses("Feedback Filter", ability=1)  # prevented: it was the first time all the same
    game.expect(brain_damage=0, runner_hand=5)
    game.pass_windows()
    game.expect(corp_credits=6)
    game.pass_windows()
    game.runner.continues()
    game.expect(brain_damage=0, runner_hand=4)


def test_tori_hanzo_does_not_look_at_other_servers() -> None:
    game = scenario("""
        corp:
          credits 6; HQ: ice Neural Katana; R&D: root Tori Hanzō; hand: Hedge Fund
        runner:
          hand: 5 Sure Gamble
        run: HQ, encountering ice 1
    """)
    game.expect(brain_damage=0, runner_hand=2)


def test_tori_hanzo_changes_net_damage_that_the_corp_does_and_no_other() -> None:
    from netrunner.rules.machine.terms import NET
    from netrunner.testing import define
    from netrunner.vocabulary import Damage, TrashThis, paid

    define("Faulty Headset", "runner", "hardware", paid(TrashThis(), Damage(NET, 1)))
    game = scenario("""
        corp:
          credits 6; HQ: root Tori Hanzō; ice Data Mine, Viktor 1.0; hand: Hedge Fund
        runner:
          credits 0, clicks 0; hand: 5 Sure Gamble; rig: Faulty Headset
        run: HQ, encountering ice 2, broken 2
    """)
    game.runner.uses("Faulty Headset")  # net damage that the Runner does
    game.pass_windows()
    game.expect(brain_damage=1, runner_hand=3, corp_credits=6)  # and brain damage, which it does not replace
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Tori Hanzō")  # the first net damage of the Corp
    game.expect(brain_damage=2, runner_hand=2, corp_credits=4)


def test_hostile_infrastructure_does_damage_for_every_corp_card_that_the_runner_trashes() -> None:
    game = scenario("""
        corp:
          Server 1: Hostile Infrastructure; Server 2: (PAD Campaign)
          hand: Melange Mining Corp.
        runner:
          credits 9, clicks 2; hand: 5 Sure Gamble
        turn: runner
    """)
    game.runner.runs("Server 2")
    game.runner.continues()
    game.corp.passes()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_hand=4)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("Hostile Infrastructure")
    game.expect(runner_hand=3)  # itself included


@pytest.mark.rule("9.11.2a")
@pytest.mark.rule("9.6.4b")
@pytest.mark.ruling("Hostile Infrastructure", 0)
def test_hostile_infrastructure_sees_each_of_several_cards_trashed_at_once() -> None:
    from netrunner.rules.machine.terms import CORP
    from netrunner.testing import define
    from netrunner.vocabulary import All, Cards, Trash, play

    define("Small Apocalypse", "runner", "event", play(Trash(All(Cards(side=CORP)))), cost=0)
    game = scenario("""
        corp:
          Server 1: Hostile Infrastructure; Server 2: (PAD Campaign); HQ: ice Ice Wall
        runner:
          hand: Small Apocalypse, 5 Sure Gamble
        turn: runner
    """)
    game.runner.plays("Small Apocalypse")
    for _ in range(2):
        game.take("trigger Hostile Infrastructure")
    game.expect(runner_hand=2)
    assert game.happened("damage") == 3


def test_hostile_infrastructure_does_not_mind_what_the_corp_trashes() -> None:
    game = scenario("""
        corp:
          Server 1: Hostile Infrastructure; hand: Hedge Fund; deck: 3 Hedge Fund
        runner: Noise: Hacker Extraordinaire
          credits 5; hand: Medium, 4 Sure Gamble
        turn: runner
    """)
    game.runner.installs("Medium")  # the Corp trashes the top card of R&D
    game.expect(runner_hand=4)


def test_ive_had_worse_draws_three_cards_as_an_event() -> None:
    game = scenario("runner:\n hand: I've Had Worse\n deck: 4 Sure Gamble\nturn: runner")
    game.runner.plays("I've Had Worse")
    game.expect(runner_hand=3)


@pytest.mark.rule("9.1.8b:2")
@pytest.mark.rule("10.4.3")
@pytest.mark.ruling("I've Had Worse", 0)
def test_ive_had_worse_draws_once_all_cards_of_the_damage_are_trashed() -> None:
    for kind, left in (("Net", 3), ("Meat", 3), ("Brain", 0)):
        game = scenario(f"""
            corp:
              credits 9; hand: Test {kind} Damage
            runner:
              hand: I've Had Worse, 2 Diesel; deck: 5 Sure Gamble
            turn: corp
        """)
        game.corp.plays(f"Test {kind} Damage", x=3)
        assert len(game.runner.hand) == left, kind
        game.expect(runner_hand=left * ["Sure Gamble"])


@pytest.mark.rule("10.4.4:1")
@pytest.mark.ruling("I've Had Worse", 1)
def test_ive_had_worse_does_not_help_against_a_flatline() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Net Damage
        runner:
          hand: I've Had Worse, Diesel; deck: 5 Sure Gamble
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=3)
    game.expect(winner="corp")


def test_ive_had_worse_is_not_trashed_by_damage_when_it_is_discarded() -> None:
    game = scenario("""
        runner:
          clicks 1; hand: I've Had Worse, 5 Diesel; deck: 5 Sure Gamble
        turn: runner
    """)
    game.runner.takes_credit()
    game.runner.discards("I've Had Worse")
    assert "Sure Gamble" not in game.runner.hand


@pytest.mark.rule("10.4.3a:1")
def test_titanium_ribs_let_the_runner_choose_the_cards() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Brain Damage, Test Net Damage; deck: 3 Hedge Fund
        runner:
          credits 9, clicks 1; hand: Titanium Ribs, Diesel, Modded, Sure Gamble, Infiltration, Easy Mark
        turn: runner
    """)
    game.runner.installs("Titanium Ribs")
    game.asks("runner", "damage", "10.4.3a")
    game.runner.picks("Modded", "Diesel")  # the damage of installing it, too
    game.expect(runner_hand=["Sure Gamble", "Infiltration", "Easy Mark"])
    game.corp.plays("Test Brain Damage", x=1)
    game.runner.picks("Easy Mark")
    game.expect(runner_hand=["Sure Gamble", "Infiltration"], brain_damage=1)


@pytest.mark.rule("10.4.3a:1")
def test_titanium_ribs_choose_for_damage_as_a_cost() -> None:
    game = scenario("""
        runner:
          hand: Diesel, Modded, Sure Gamble; rig: Titanium Ribs, Test Pain
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Pain")
    game.runner.picks("Modded")
    game.expect(runner_hand=["Diesel", "Sure Gamble"], runner_credits=8)


def test_titanium_ribs_ask_nothing_when_every_card_goes() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Net Damage
        runner:
          hand: Diesel, Modded; rig: Titanium Ribs
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=2)
    game.asks("corp", "action")
    game.expect(runner_hand=0)


CHRONOS = """
    corp: Chronos Protocol: Selective Mind-mapping
      credits 9; hand: 2 Test Net Damage, Test Meat Damage
    runner:
      hand: Diesel, Modded, Sure Gamble, Infiltration, Easy Mark
    turn: corp
"""


@pytest.mark.rule("10.4.3a:1")
def test_chronos_protocol_selects_the_first_net_damage_of_a_turn() -> None:
    game = scenario(CHRONOS)
    game.corp.plays("Test Meat Damage", x=1)
    game.corp.plays("Test Net Damage", x=2)
    game.corp.accepts()
    left = list(game.runner.hand)
    game.corp.picks(left[0])
    game.expect(runner_hand=2)
    assert left[0] in game.runner.discard
    game.corp.plays("Test Net Damage", x=1)
    game.expect(runner_hand=1)


def test_chronos_protocol_may_leave_it_to_chance() -> None:
    game = scenario(CHRONOS)
    game.corp.plays("Test Net Damage", x=2)
    game.corp.declines()
    game.expect(runner_hand=3)


def test_chronos_protocol_looks_at_the_grip_only_for_itself() -> None:
    game = scenario(CHRONOS)
    game.corp.plays("Test Net Damage", x=1)
    game.corp.accepts()
    assert "Modded" not in str(game.game.view(None))
    assert "Modded" in str(game.game.view("corp"))
    assert sorted(o.removeprefix("pick ") for o in game.options("corp")) == [
        "Diesel", "Easy Mark", "Infiltration", "Modded", "Sure Gamble",
    ]  # fmt: skip
    game.corp.picks("Modded")
    game.expect(runner_hand=["Diesel", "Sure Gamble", "Infiltration", "Easy Mark"])


@pytest.mark.rule("9.11.1c:1")
def test_chronos_protocol_and_titanium_ribs_the_active_player_chooses() -> None:
    text = """
        corp: Chronos Protocol: Selective Mind-mapping
          credits 9; hand: Test Net Damage; HQ: ice Neural Katana
        runner:
          hand: Diesel, Modded, Sure Gamble, Infiltration, Easy Mark; rig: Titanium Ribs
    """
    game = scenario(f"{text}\nturn: corp")
    game.corp.plays("Test Net Damage", x=2)
    game.corp.accepts()
    game.corp.picks("Modded")
    game.runner.picks("Diesel")  # the rest is for Titanium Ribs
    game.expect(runner_hand=["Sure Gamble", "Infiltration", "Easy Mark"])
    game = scenario(f"{text}\nrun: HQ, encountering ice 1")
    game.corp.accepts()  # the Corp looks all the same
    game.asks("runner", "damage")
    game.runner.picks("Modded", "Diesel", "Easy Mark")
    game.expect(runner_hand=["Sure Gamble", "Infiltration"])


@pytest.mark.erratum("11.2.40")
def test_defective_brainchips_add_one_to_the_first_brain_damage_each_turn() -> None:
    game = scenario("""
        corp:
          credits 9, clicks 4; hand: Defective Brainchips, 2 Test Brain Damage, Test Net Damage
        runner:
          hand: 5 Sure Gamble
        turn: corp
    """)
    game.corp.plays("Defective Brainchips")
    game.corp.plays("Test Net Damage", x=1)
    game.expect(brain_damage=0, runner_hand=4)
    game.corp.plays("Test Brain Damage", x=1)
    game.expect(brain_damage=2, runner_hand=2)
    game.corp.plays("Test Brain Damage", x=1)
    game.expect(brain_damage=3, runner_hand=1)
    assert game.card("Defective Brainchips").zone == "play"


def test_boom_needs_two_tags_and_two_clicks() -> None:
    text = "corp:\n credits 9, clicks {}\n hand: BOOM!\nrunner:\n tags {}\n hand: 6 Sure Gamble\nturn: corp"
    game = scenario(text.format(2, 2))
    game.corp.plays("BOOM!")
    game.expect(winner="corp", corp_clicks=0)
    scenario(text.format(2, 1)).refuses("corp", "play BOOM!")
    scenario(text.format(1, 2)).refuses("corp", "play BOOM!")


def test_respirocytes_draw_when_the_grip_is_empty_three_times() -> None:
    game = scenario("""
        corp:
          deck: 9 Hedge Fund
        runner:
          credits 9, clicks 3; hand: Respirocytes, Easy Mark; deck: 9 Easy Mark
        turn: runner
    """)
    game.runner.installs("Respirocytes")
    game.expect(runner_hand=["Easy Mark"])  # 1 meat damage emptied the grip
    assert game.card("Respirocytes").power == 1
    game.runner.plays("Easy Mark")
    game.expect(runner_hand=0)  # not the first time this turn
    game.runner.takes_credit()
    assert game.card("Respirocytes").power == 2  # it is the first time in the turn of the Corp
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.plays("Easy Mark")
    game.expect(runner_hand=1, runner_rig=[])  # the third counter


@pytest.mark.rule("9.6.5b:1")
def test_respirocytes_missed_the_first_time_if_the_grip_was_empty_before() -> None:
    game = scenario("""
        runner:
          credits 9, clicks 4; hand: Easy Mark; deck: Respirocytes, Easy Mark, Diesel, 5 Sure Gamble
        turn: runner
    """)
    game.runner.plays("Easy Mark")  # the grip is empty for the first time
    game.runner.draws()
    game.runner.installs("Respirocytes")  # and now for the second
    game.expect(runner_hand=0)


def test_mr_stone_hits_whenever_the_runner_takes_tags() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Tag; Server 1: Mr. Stone
        runner:
          hand: 5 Sure Gamble
        turn: corp
    """)
    game.corp.plays("Test Tag", x=3)
    game.expect(tags=3, runner_hand=4)


def test_reconstruction_contract_collects_tokens_and_moves_them() -> None:
    game = scenario("""
        corp:
          credits 9, clicks 4; hand: 3 Test Meat Damage, Test Net Damage
          Server 1: Reconstruction Contract; Server 2: (Hostile Takeover)
        runner:
          hand: 8 Sure Gamble
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=2)
    game.corp.triggers("Reconstruction Contract")
    game.corp.passes()
    game.corp.plays("Test Meat Damage", x=1)
    game.corp.triggers("Reconstruction Contract")
    game.corp.passes()
    game.corp.plays("Test Net Damage", x=1)
    assert game.card("Reconstruction Contract").advancement == 2
    game.corp.uses("Reconstruction Contract")
    game.corp.chooses(2)
    game.corp.scores("Hostile Takeover")
    game.expect(corp_points=1)
    assert game.card("Reconstruction Contract").zone == "Archives"


def test_reconstruction_contract_moves_as_many_as_wanted() -> None:
    game = scenario("""
        corp:
          Server 1: Reconstruction Contract {advancement 3}; Server 2: (Project Junebug); HQ: ice (Ice Wall)
          Server 3: PAD Campaign
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Reconstruction Contract")
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Ice Wall")
    game.corp.chooses(1)
    assert game.card("Ice Wall").advancement == 1
    assert game.card("Project Junebug").advancement == 0

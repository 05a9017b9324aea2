"""The Jinteki cards of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_personal_evolution_does_a_net_damage_when_an_agenda_is_scored() -> None:
    game = scenario("""
        corp: Jinteki: Personal Evolution
          Server 1: cards (Nisei MK II {advancement 4})
        runner:
          hand: Diesel, Modded
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Nisei MK II")
    game.corp.triggers("Jinteki: Personal Evolution")
    game.expect(corp_score=["Nisei MK II"], runner_hand=1)


def test_personal_evolution_does_a_net_damage_for_every_stolen_agenda() -> None:
    game = scenario("""
        corp: Jinteki: Personal Evolution
          Server 1: cards (Nisei MK II)
          hand: Hostile Takeover
        runner:
          hand: Diesel, Modded
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(runner_score=["Nisei MK II"], runner_hand=1)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Nisei MK II", "Hostile Takeover"], runner_hand=0, winner=None)


def test_personal_evolution_flatlines_a_runner_who_steals_with_an_empty_grip() -> None:
    game = scenario("""
        corp: Jinteki: Personal Evolution
          hand: Nisei MK II
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(winner="corp")


@pytest.mark.rule("10.3.1c")
def test_a_runner_with_seven_points_wins_before_personal_evolution_does_damage() -> None:
    game = scenario("""
        corp: Jinteki: Personal Evolution
          hand: Nisei MK II
        runner:
          score: Priority Requisition, Private Security Force
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(winner="runner", runner_points=7)
    assert game.happened("damage") == 0


def test_nisei_gets_a_counter_when_it_is_scored() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Nisei MK II {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Nisei MK II")
    assert game.card("Nisei MK II").agenda_counters == 1


@pytest.mark.rule("6.8.2a")
def test_nisei_ends_the_run_for_its_counter() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
          score: Nisei MK II {agenda 1}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.passes()
    game.runner.continues()
    game.corp.uses("Nisei MK II")
    game.expect(run=None, runner_score=[])
    assert game.card("Nisei MK II").agenda_counters == 0
    assert game.happened("run-unsuccessful") == 1
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"])


def test_nisei_in_the_runners_score_area_has_no_counter() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Nisei MK II"])
    assert game.card("Nisei MK II").agenda_counters == 0


def test_nisei_cannot_be_used_outside_a_run() -> None:
    game = scenario("""
        corp:
          score: Nisei MK II {agenda 1}
          Server 1: cards (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    assert not any("Nisei" in text for text in game.options("corp"))


def test_project_junebug_does_two_net_damage_for_each_advancement_if_the_corp_pays() -> None:
    text = """
        corp:
          credits 1
          Server 1: cards (Project Junebug {advancement 2})
        runner:
          hand: 5 any
        turn: runner
    """
    game = scenario(text)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Project Junebug")
    game.expect(runner_hand=1, corp_credits=0)
    game.runner.trashes("Project Junebug")
    game.expect(corp_archives=["Project Junebug"], runner_credits=5)
    game = scenario(text)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.passes()
    game.runner.declines()
    game.expect(runner_hand=5, corp_credits=1)


def test_project_junebug_needs_a_credit() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: cards (Project Junebug {advancement 2})
        runner:
          hand: 5 any
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.declines()
    game.expect(runner_hand=5)


def test_project_junebug_can_be_advanced() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Project Junebug)
        turn: corp
    """)
    game.corp.advances("Project Junebug")
    assert game.card("Project Junebug").advancement == 1
    game.expect(corp_credits=4, corp_clicks=2)


def test_project_junebug_without_counters_does_no_damage() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Project Junebug
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "trash-accessed", "7.8.3")
    game.runner.declines()
    game.expect(corp_credits=1)
    assert game.happened("damage") == 0


@pytest.mark.parametrize("where", ["Server 1: cards (Snare!)", "hand: Snare!", "deck: Snare!, Hedge Fund"])
def test_snare_tags_and_does_three_net_damage_wherever_it_is_accessed(where: str) -> None:
    server = {"S": "Server 1", "h": "HQ", "d": "R&D"}[where[0]]
    game = scenario(f"""
        corp:
          credits 4
          {where}
        runner:
          hand: 4 any
        turn: runner
    """)
    game.runner.runs(server)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Snare!")
    game.expect(tags=1, runner_hand=1, corp_credits=0)
    game.runner.trashes("Snare!")
    game.expect(corp_archives=["Snare!"], runner_credits=5)
    game.done()


def test_snare_does_nothing_in_archives() -> None:
    game = scenario("""
        corp:
          credits 4
          archives: (Snare!)
        runner:
          hand: 4 any
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(tags=0, runner_hand=4, corp_credits=4)
    assert game.happened("access") == 1
    game.done()


def test_snare_without_the_corps_four_credits_does_nothing() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Snare!
        runner:
          hand: 4 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.declines()
    game.expect(tags=0, runner_hand=4)
    game.done()


@pytest.mark.rule("7.2.2")
def test_snare_is_revealed_while_it_is_accessed_from_rnd_and_other_cards_are_not() -> None:
    for title, seen in (("Snare!", "Snare!"), ("Project Junebug", None)):
        game = scenario(f"""
            corp:
              credits 0
              deck: {title}, Hedge Fund
            turn: runner
        """)
        game.runner.runs("R&D")
        game.runner.continues()
        game.asks("runner", "trash-accessed")
        assert game.game.view("corp")["access"]["card"] == seen


def test_snare_and_a_decoy() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Snare!
        runner:
          hand: 4 any
          rig: Decoy
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Snare!")
    game.runner.uses("Decoy")
    game.expect(tags=0, runner_hand=1)


@pytest.mark.rule("11.2.6")
def test_zaibatsu_loyalty_is_rezzed_when_a_card_would_be_exposed_and_pays_to_prevent_it() -> None:
    game = scenario("""
        corp:
          credits 1
          Server 1: cards (PAD Campaign)
          Server 2: cards (Zaibatsu Loyalty)
        runner:
          hand: Infiltration
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.runner.picks("Server 1 card 1")
    game.corp.triggers("Zaibatsu Loyalty")
    assert game.card("Zaibatsu Loyalty").rezzed
    game.corp.uses("Zaibatsu Loyalty", ability=2)
    game.expect(corp_credits=0)
    assert game.happened("exposed") == 0


def test_zaibatsu_loyalty_is_trashed_to_prevent_a_card_from_being_exposed() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: cards (PAD Campaign)
          Server 2: cards Zaibatsu Loyalty
        runner:
          hand: Infiltration
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.corp.uses("Zaibatsu Loyalty")
    game.expect(corp_archives=["Zaibatsu Loyalty"])
    assert game.happened("exposed") == 0


def test_zaibatsu_loyalty_need_not_be_used() -> None:
    game = scenario("""
        corp:
          Server 1: cards (PAD Campaign)
          Server 2: cards (Zaibatsu Loyalty)
        runner:
          hand: Infiltration
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.runner.picks("Server 1 card 1")
    game.corp.passes()
    assert game.happened("exposed") == 1
    assert not game.card("Zaibatsu Loyalty").rezzed


@pytest.mark.rule("1.20.4")
def test_zaibatsu_loyalty_can_save_itself_from_being_exposed() -> None:
    game = scenario("""
        corp:
          Server 1: cards (PAD Campaign)
          Server 2: cards (Zaibatsu Loyalty)
        runner:
          hand: Infiltration
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.runner.picks("Server 2 card 1")
    game.corp.triggers("Zaibatsu Loyalty")
    game.asks("corp", "window", "5.7.1e")
    game.expect(corp_credits=5)
    assert game.happened("exposed") == 0


def test_neural_emp_does_a_net_damage_if_the_runner_ran_last_turn() -> None:
    game = scenario("""
        corp:
          hand: Neural EMP
          deck: 3 any
          Archives: ice Wall of Static
        runner:
          clicks 1
          hand: Diesel, Modded
        turn: runner
    """)
    game.runner.runs("Archives")
    game.expect(turn="corp")
    game.corp.plays("Neural EMP")
    game.expect(runner_hand=1, corp_credits=3)


def test_neural_emp_cannot_be_played_if_the_runner_made_no_run() -> None:
    game = scenario("""
        corp:
          hand: Neural EMP
          deck: 5 any
        runner:
          clicks 2
          hand: Diesel, Modded
        turn: runner
    """)
    for _ in range(2):
        game.runner.takes_credit()
    game.refuses("corp", "play Neural EMP")


def test_neural_emp_looks_at_the_last_turn_alone() -> None:
    game = scenario("""
        corp:
          hand: Neural EMP
          deck: 5 any
        runner:
          clicks 1
          hand: Diesel, Modded
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.offers("corp", "play Neural EMP")
    for _ in range(3):
        game.corp.takes_credit()
    for _ in range(4):
        game.runner.takes_credit()
    game.refuses("corp", "play Neural EMP")


def test_precognition_arranges_the_top_five_cards() -> None:
    game = scenario("""
        corp:
          hand: Precognition
          deck: Enigma, Hunter, Ice Wall, Shadow, Snare!, Archer
        turn: corp
    """)
    game.corp.plays("Precognition")
    game.refuses("corp", "pick Archer")
    game.corp.picks("Snare!", "Shadow", "Enigma", "Ice Wall")
    game.expect(corp_deck=["Snare!", "Shadow", "Enigma", "Ice Wall", "Hunter", "Archer"], corp_credits=5)


def test_precognition_with_fewer_than_five_cards_arranges_what_is_there() -> None:
    game = scenario("""
        corp:
          hand: Precognition
          deck: Enigma, Hunter
        turn: corp
    """)
    game.corp.plays("Precognition")
    game.corp.picks("Hunter")
    game.expect(corp_deck=["Hunter", "Enigma"])


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


@pytest.mark.rule("6.5.3b")
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


@pytest.mark.rule("6.5.3c")
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
    game = scenario("""
        corp:
          credits 2
          HQ: root Akitaro Watanabe
          R&D: ice (Enigma), (Hunter)
        run: R&D, approaching ice 1
    """)
    game.runner.continues()
    game.refuses("corp", "rez Enigma")
    game.asks("runner", "jack-out", "6.9.5c")


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

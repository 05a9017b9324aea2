"""The Jinteki identity, agendas, assets and operations of the Core Set."""

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
    assert game.damage() == ["1 net"]


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


@pytest.mark.ruling("Jinteki: Personal Evolution", 0)
@pytest.mark.rule("10.3.1c:1")
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


@pytest.mark.rule("6.8.2a:1")
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
    assert game.damage() == ["4 net"]
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


@pytest.mark.rule("7.2.2:2")
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


@pytest.mark.erratum("11.2.6")
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


@pytest.mark.rule("1.20.4:1")
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
    assert game.damage() == ["1 net"]


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

"""Cards that change how many cards are drawn, which, and what becomes of each of them (1.8.5, 9.8)."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import EVENTS
from netrunner.testing import define, scenario
from netrunner.testing.scenario import Scenario
from netrunner.vocabulary import Cards, Gain, TrashCards, paid
from netrunner.vocabulary.words import RESOURCE

define("Fickle Friend", "runner", "resource", paid(TrashCards(Cards(types=RESOURCE, other=True)), Gain(1)), cost=1)


def known(game: Scenario, seat: str) -> list[str]:
    """What ``seat`` remembers of hidden cards."""
    facts = game.game.state.facts[0 if seat == "corp" else 1]
    return sorted(fact.title for fact in facts)


# Daily Business Show


@pytest.mark.erratum("11.2.34")
def test_daily_business_show_draws_one_more_and_puts_one_on_the_bottom() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Wall of Static, 3 any
          Server 1: Daily Business Show
        turn: corp, at 5.6.1f
    """)
    game.asks("corp", "target", "1.14.2")
    assert game.options("corp") == ["pick Enigma", "pick Hunter"]
    game.corp.picks("Enigma")
    game.expect(corp_hand=["Hunter"])
    assert game.corp.deck[-1] == "Enigma"
    game.corp.draws()
    game.expect(corp_hand=["Hunter", "Wall of Static"])  # only the first draw of the turn


@pytest.mark.erratum("11.2.34")
def test_daily_business_show_counts_a_draw_of_several_cards_once() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Anonymous Tip
          deck: Enigma, Hunter, Wall of Static, Ice Wall, 3 any
          Server 1: Daily Business Show
        turn: corp
    """)
    game.corp.plays("Anonymous Tip")
    assert game.options("corp") == ["pick Enigma", "pick Hunter", "pick Wall of Static", "pick Ice Wall"]
    game.corp.picks("Ice Wall")
    game.expect(corp_hand=["Enigma", "Hunter", "Wall of Static"])
    assert game.corp.deck[-1] == "Ice Wall"


@pytest.mark.ruling("Daily Business Show", 0)
def test_two_copies_of_daily_business_show_draw_two_more_and_put_two_on_the_bottom() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Wall of Static, 3 any
          Server 1: Daily Business Show
          Server 2: Daily Business Show
        turn: corp, at 5.6.1f
    """)
    game.corp.chooses("trigger Daily Business Show [Server 1 card 1]")
    assert len(game.options("corp")) == 3
    game.corp.picks("Hunter")
    assert game.options("corp") == ["pick Enigma", "pick Wall of Static"]
    game.corp.picks("Enigma")
    game.expect(corp_hand=["Wall of Static"])
    assert game.corp.deck[-2:] == ["Hunter", "Enigma"]


def test_daily_business_show_does_not_change_the_draws_of_the_runner() -> None:
    game = scenario("""
        corp:
          Server 1: Daily Business Show
        runner:
          deck: Diesel, 3 any
        turn: runner
    """)
    game.runner.draws()
    game.expect(runner_hand=["Diesel"])


# The Class Act


@pytest.mark.erratum("11.2.96")
def test_the_class_act_looks_at_one_more_card_than_is_drawn_and_puts_one_on_the_bottom() -> None:
    game = scenario("""
        runner:
          hand: Diesel
          deck: Modded, Sure Gamble, Easy Mark, Infiltration, Déjà Vu
          rig: The Class Act
        turn: runner
    """)
    game.runner.plays("Diesel")
    assert len(game.options("runner")) == 4
    game.runner.picks("Sure Gamble")
    game.expect(runner_hand=["Modded", "Easy Mark", "Infiltration"])
    assert game.runner.deck == ["Déjà Vu", "Sure Gamble"]
    game.runner.draws()
    game.expect(runner_hand=4)


@pytest.mark.ruling("The Class Act", 0)
def test_the_class_act_draws_four_cards_when_its_turn_ends() -> None:
    game = scenario("""
        runner:
          credits 9, clicks 1
          hand: The Class Act, 5 any
          deck: 4 Diesel, Modded, 5 Easy Mark
        turn: runner
    """)
    game.runner.installs("The Class Act")
    game.runner.picks("Modded")  # of the five cards on top: the draw of four is the first of the turn
    game.expect(runner_hand=9)  # more than the maximum hand size: the draw comes after discarding
    assert game.runner.hand.count("Diesel") == 4
    assert game.runner.deck[-1] == "Modded"


@pytest.mark.rule("5.7.2d")
def test_the_class_act_and_bug_out_bag_come_in_the_order_the_runner_likes() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          credits 9, clicks 1
          hand: The Class Act
          deck: 12 Diesel
          rig: Bug Out Bag {power 2}
        turn: runner
    """)
    game.runner.installs("The Class Act")
    game.asks("runner", "react", "9.2.8c")
    game.runner.triggers("The Class Act")
    game.expect(runner_hand=4)  # no longer empty: the bag stays
    assert game.card("Bug Out Bag").installed


@pytest.mark.ruling("The Class Act", 0)
def test_the_class_act_draws_nothing_if_it_left_before_the_turn_ended() -> None:
    game = scenario("""
        runner:
          credits 9, clicks 1
          hand: The Class Act
          deck: 10 any
          rig: Fickle Friend
        turn: runner
    """)
    game.runner.installs("The Class Act")
    game.runner.uses("Fickle Friend")
    game.expect(runner_hand=0, runner_discard=["The Class Act"])


def test_the_class_act_draws_nothing_in_a_later_turn() -> None:
    game = scenario("""
        runner:
          clicks 1
          deck: 10 any
          rig: The Class Act
        turn: runner
    """)
    game.runner.takes_credit()
    game.expect(runner_hand=0)


# Laguna Velasco District


@pytest.mark.rule("9.8.6")
@pytest.mark.erratum("11.2.78")
def test_laguna_velasco_district_draws_one_more_with_the_basic_action_only() -> None:
    game = scenario("""
        runner:
          hand: Process Automation
          deck: 10 any
          rig: Laguna Velasco District
        turn: runner
    """)
    game.runner.draws()
    game.expect(runner_hand=3)
    game.runner.plays("Process Automation")
    game.expect(runner_hand=3)


def test_laguna_velasco_district_before_the_class_act_lets_it_see_the_number() -> None:
    game = scenario("""
        runner:
          deck: Modded, Sure Gamble, Easy Mark, Infiltration, Déjà Vu
          rig: Laguna Velasco District, The Class Act
        turn: runner
    """)
    game.runner.draws()
    game.runner.triggers("Laguna Velasco District")
    assert len(game.options("runner")) == 3  # two cards would be drawn
    game.runner.picks("Modded")
    game.expect(runner_hand=["Sure Gamble", "Easy Mark"])


# Political Dealings


@pytest.mark.rule("1.8.5a")
@pytest.mark.erratum("11.2.49")
def test_political_dealings_installs_an_agenda_as_it_is_drawn() -> None:
    game = scenario("""
        corp:
          deck: Hostile Takeover, 3 any
          Server 1: Political Dealings
        turn: corp, at 5.6.1f
    """)
    assert game.options("corp") == ["pick Hostile Takeover", "done"]
    game.corp.picks("Hostile Takeover")
    game.corp.chooses("server new remote")
    game.expect(corp_hand=0)
    assert not game.card("Hostile Takeover").rezzed
    assert game.card("Hostile Takeover").place == "Server 2 card 1"
    assert game.happened("drew") == 1  # it counts as drawn
    assert game.happened("revealed") == 1


def test_political_dealings_may_let_the_agenda_be_drawn_and_asks_nothing_about_other_cards() -> None:
    game = scenario("""
        corp:
          hand: Anonymous Tip
          deck: Hedge Fund, Hostile Takeover, Enigma, 3 any
          Server 1: Political Dealings
        turn: corp
    """)
    game.corp.plays("Anonymous Tip")
    game.corp.done()
    game.expect(corp_hand=["Hedge Fund", "Hostile Takeover", "Enigma"])
    assert known(game, "runner") == []


def test_political_dealings_installs_several_agendas_in_an_order_of_choice() -> None:
    game = scenario("""
        corp:
          hand: Anonymous Tip
          deck: Hostile Takeover, Hedge Fund, Posted Bounty, 3 any
          Server 1: Political Dealings
        turn: corp
    """)
    game.corp.plays("Anonymous Tip")
    game.corp.picks("Hostile Takeover")
    game.corp.picks("Posted Bounty")
    game.asks("corp", "draw-instead", "8.2.4")
    game.corp.picks("Posted Bounty")
    game.corp.chooses("server new remote")
    game.corp.chooses("server new remote")
    game.expect(corp_hand=["Hedge Fund"])
    assert game.card("Posted Bounty").server == "Server 2"
    assert game.card("Hostile Takeover").server == "Server 3"


@pytest.mark.rule("10.2.2a")
def test_political_dealings_asks_between_people_whatever_is_drawn() -> None:
    game = scenario(
        """
        corp:
          deck: Hedge Fund, 3 any
          Server 1: Political Dealings
        turn: corp, at 5.6.1f
    """,
        mode="open",
    )
    game.asks("corp", "target", "1.14.2")
    assert game.options("corp") == ["done"]
    game.corp.done()


# Jinja City Grid


@pytest.mark.erratum("11.2.87")
def test_jinja_city_grid_installs_drawn_ice_here_for_four_credits_less() -> None:
    game = scenario("""
        corp:
          credits 2
          deck: Enigma, 3 any
          Server 1: ice Wall of Static, Hunter, Ice Wall, Neural Katana, Tollbooth; cards Jinja City Grid
        turn: corp, at 5.6.1f
    """)
    assert game.has_seen("corp", "Enigma") and game.revealed() == []
    game.corp.picks("Enigma")
    game.corp.done()  # nothing is trashed first
    game.expect(corp_hand=0, corp_credits=1)
    assert game.card("Enigma").place == "Server 1 ice 6"
    assert game.revealed() == ["Enigma"]


@pytest.mark.ruling("Jinja City Grid", 0)
def test_jinja_city_grid_installs_the_ice_of_one_draw_in_an_order_of_choice() -> None:
    game = scenario("""
        corp:
          hand: Anonymous Tip
          deck: Enigma, Hunter, Hedge Fund, 3 any
          Server 1: Jinja City Grid
        turn: corp
    """)
    game.corp.plays("Anonymous Tip")
    game.corp.picks("Enigma")
    game.corp.picks("Hunter")
    game.corp.picks("Hunter")
    game.corp.done()
    game.expect(corp_hand=["Hedge Fund"])
    assert game.ice("Server 1") == ["Hunter", "Enigma"]


def test_jinja_city_grid_installs_nothing_but_ice() -> None:
    game = scenario("corp:\n deck: PAD Campaign\n Server 1: Jinja City Grid\nturn: corp, at 5.6.1f")
    game.expect(corp_hand=["PAD Campaign"])
    assert game.root("Server 1") == ["Jinja City Grid"]


# Raman Rai


@pytest.mark.rule("10.11.4")
@pytest.mark.erratum("11.2.51")
def test_raman_rai_swaps_the_card_that_would_be_drawn_for_one_of_its_type_in_archives() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, 3 Enigma
          archives: Scorched Earth, (Hunter)
          Server 1: Raman Rai
        turn: corp, at 5.6.1f
    """)
    assert game.options("corp") == ["pick Scorched Earth", "done"]
    assert game.has_seen("corp", "Hedge Fund")
    game.corp.picks("Scorched Earth")
    game.expect(corp_hand=["Scorched Earth"], corp_clicks=2)
    assert sorted(game.revealed()) == ["Hedge Fund", "Scorched Earth"]
    assert sorted(game.corp.archives) == ["Hedge Fund", "Hunter"]
    assert game.card("Hedge Fund").faceup  # it was revealed, so that the Runner could see it (10.11.4a)


def test_raman_rai_works_once_per_turn_and_only_with_a_click_to_lose() -> None:
    game = scenario("""
        corp:
          hand: Anonymous Tip
          deck: 2 Enigma, 2 Hunter, Wall of Static
          archives: Ice Wall, Neural Katana
          Server 1: Raman Rai
        turn: corp
    """)
    game.corp.plays("Anonymous Tip")
    game.corp.done()  # not for the first Enigma
    game.corp.picks("Ice Wall")
    game.expect(corp_hand=["Enigma", "Ice Wall", "Hunter"], corp_clicks=1)
    game.corp.draws()
    game.expect(corp_clicks=0)
    assert game.corp.hand.count("Hunter") == 2
    for clicks in (2, 1):
        game = scenario(f"""
            corp:
              clicks {clicks}
              deck: 3 Enigma
              archives: Ice Wall
              Server 1: Raman Rai
            turn: corp
        """)
        game.corp.draws()
        if clicks == 2:  # one is left to lose
            game.corp.picks("Ice Wall")
        assert game.corp.hand[0] == ("Ice Wall" if clicks == 2 else "Enigma")


def test_raman_rai_before_political_dealings_installs_the_agenda_that_was_swapped_in() -> None:
    game = scenario("""
        corp:
          deck: Hostile Takeover, 3 any
          archives: Posted Bounty
          Server 1: Political Dealings
          Server 2: Raman Rai
        turn: corp, at 5.6.1f
    """)
    game.corp.chooses("trigger Raman Rai [Server 2 card 1]")
    game.corp.picks("Posted Bounty")
    assert game.options("corp") == ["pick Posted Bounty", "done"]
    game.corp.picks("Posted Bounty")
    game.corp.chooses("server new remote")
    game.expect(corp_hand=0, corp_discard=["Hostile Takeover"])


# Bug, Corporate Defector, Find the Truth


@pytest.mark.erratum("11.2.26")
def test_bug_reveals_any_card_that_the_corp_draws_for_two_credits() -> None:
    game = scenario("""
        corp:
          hand: Anonymous Tip
          deck: Enigma, Hunter, Wall of Static, 3 any
        runner:
          credits 4
          rig: Bug
        turn: corp
    """)
    game.corp.plays("Anonymous Tip")
    game.asks("runner", "interrupt", "9.2.9d")
    assert len(game.options("runner")) == 4
    game.runner.chooses("trigger Bug #2")
    assert known(game, "runner") == ["Hunter"]
    game.runner.chooses("trigger Bug")
    game.expect(runner_credits=0, corp_hand=["Enigma", "Hunter", "Wall of Static"])
    assert known(game, "runner") == ["Enigma", "Hunter"]


def test_bug_is_installed_only_after_a_successful_run_on_hq_this_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          hand: Bug
        turn: runner
    """)
    game.refuses("runner", "install Bug")
    assert game.why_not("runner", "install Bug").rule == "9.3.3b"
    game.runner.runs("Archives")
    game.runner.continues()
    game.refuses("runner", "install Bug")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.installs("Bug")


def test_bug_is_not_offered_without_the_credits() -> None:
    game = scenario("""
        corp:
          deck: Enigma, 3 any
        runner:
          credits 1
          rig: Bug
        turn: corp
    """)
    game.corp.draws()
    game.expect(corp_hand=["Enigma"], runner_credits=1)


@pytest.mark.erratum("11.2.73")
def test_corporate_defector_reveals_what_the_basic_action_draws_and_nothing_else() -> None:
    game = scenario("""
        corp:
          hand: Anonymous Tip
          deck: Enigma, Hunter, Wall of Static, Ice Wall
        runner:
          rig: Corporate Defector
        turn: corp
    """)
    game.corp.draws()
    assert known(game, "runner") == ["Enigma"]
    game.corp.plays("Anonymous Tip")
    assert known(game, "runner") == ["Enigma"]


def test_corporate_defector_does_not_reveal_the_mandatory_draw() -> None:
    game = scenario("""
        corp:
          deck: Enigma, 3 any
        runner:
          rig: Corporate Defector
        turn: corp, at 5.6.1f
    """)
    assert known(game, "runner") == []


@pytest.mark.erratum("11.2.57")
def test_find_the_truth_reveals_every_card_the_runner_draws() -> None:
    game = scenario("""
        runner:
          hand: Diesel
          deck: Modded, Sure Gamble, Easy Mark, Infiltration
          rig: Find the Truth
        turn: runner
    """)
    game.runner.plays("Diesel")
    assert known(game, "corp") == ["Easy Mark", "Modded", "Sure Gamble"]
    game.expect(runner_hand=["Modded", "Sure Gamble", "Easy Mark"])


def test_find_the_truth_looks_at_the_top_of_rnd_after_the_first_successful_run() -> None:
    game = scenario("""
        corp:
          deck: Enigma, 3 any
        runner:
          rig: Find the Truth
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.triggers("Find the Truth")
    assert known(game, "runner") == ["Enigma"]
    game.runner.runs("Archives")
    game.runner.continues()
    game.asks("runner", "action", "5.7.1f")


@pytest.mark.ruling("Find the Truth", 0)
def test_find_the_truth_does_not_reveal_cards_that_are_not_drawn() -> None:
    """During setup no card is active (1.6), so that the opening hand is not revealed; nor is it later."""
    game = scenario("""
        runner:
          hand: Modded, Diesel
          rig: Find the Truth
        turn: runner
    """)
    assert known(game, "corp") == []


# Mr. Li, Near-Earth Hub, Astrolabe, Drug Dealer


@pytest.mark.erratum("11.2.13")
def test_mr_li_looks_at_two_cards_puts_one_on_the_bottom_and_draws() -> None:
    game = scenario("""
        runner:
          deck: Modded, Diesel, Sure Gamble
          rig: Mr. Li
        turn: runner
    """)
    game.runner.uses("Mr. Li")
    assert game.options("runner") == ["pick Modded", "pick Diesel"]
    game.runner.picks("Modded")
    game.expect(runner_hand=["Diesel"], runner_clicks=3)
    assert game.runner.deck == ["Sure Gamble", "Modded"]


@pytest.mark.rule("8.3.5:1")
def test_near_earth_hub_draws_for_the_first_remote_server_created_each_turn() -> None:
    game = scenario("""
        corp: Near-Earth Hub: Broadcast Center
          hand: 2 PAD Campaign, Enigma
          deck: 5 any
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_hand=2)
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_hand=2)
    game.pass_windows()
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_hand=1)


def test_astrolabe_draws_whenever_the_corp_creates_a_server() -> None:
    game = scenario("""
        corp:
          hand: 2 PAD Campaign, Hunter
        runner:
          deck: 5 any
          rig: Astrolabe
        turn: corp
    """)
    assert game.runner.memory_limit == 5
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(runner_hand=1)
    game.pass_windows()
    game.corp.installs("Hunter", "Server 1")
    game.expect(runner_hand=1)
    game.pass_windows()
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(runner_hand=2)


def test_drug_dealer_costs_a_credit_each_turn_and_draws_in_the_turns_of_the_corp() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          credits 3
          deck: 5 any
          rig: Drug Dealer
        turn: corp, at 5.6.1d
    """)
    game.expect(runner_hand=1, runner_credits=3)
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(runner_hand=1, runner_credits=2)


@pytest.mark.example("E088")
@pytest.mark.rule("9.6.11")
def test_e088_drug_dealer_trashed_by_aesops_pawnshop_takes_no_credit() -> None:
    game = scenario("""
        runner:
          credits 3
          rig: Drug Dealer, Aesop’s Pawnshop
        turn: runner, at 5.7.1d
    """)
    game.runner.triggers("Aesop’s Pawnshop")
    game.expect(runner_credits=6, runner_discard=["Drug Dealer"])


# Bacterial Programming


def test_bacterial_programming_sorts_the_top_seven_cards_when_scored() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Wall of Static, Ice Wall, Hedge Fund, Tollbooth, Neural Katana, 2 Beanstalk Royalties
          Server 1: (Bacterial Programming {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Bacterial Programming")
    game.corp.triggers("Bacterial Programming")
    game.corp.picks("Hedge Fund", "Enigma")
    game.corp.done()
    game.corp.picks("Hunter")
    game.corp.done()
    game.asks("corp", "arrange", "4.3.2")
    game.corp.picks("Tollbooth", "Neural Katana", "Ice Wall")
    game.expect(corp_hand=["Hedge Fund", "Enigma"], corp_discard=["Hunter"])
    assert game.corp.deck[:4] == ["Tollbooth", "Neural Katana", "Ice Wall", "Wall of Static"]
    assert not game.card("Hunter").faceup


@pytest.mark.example("E066")
@pytest.mark.rule("7.2.1c:2")
@pytest.mark.ruling("Bacterial Programming", 0)
def test_e066_bacterial_programming_stolen_from_rnd_lets_the_corp_sort_what_is_accessed_next() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Bacterial Programming, Enigma, Hunter, Ice Wall, Wall of Static, 3 Beanstalk Royalties
        runner:
          hand: The Maker’s Eye
        turn: runner
    """)
    game.runner.plays("The Maker’s Eye")
    game.runner.continues()
    game.asks("corp", "react", "9.2.8c")
    game.corp.triggers("Bacterial Programming")
    game.corp.picks("Hedge Fund")
    game.corp.done()
    game.corp.done()
    game.corp.picks("Wall of Static", "Ice Wall", "Hunter", "Enigma")
    accessed = [e.card % 256 for e in game.events() if EVENTS[e.kind] == "access"]
    titles = [game.game.state.cards[i].defn.title for i in accessed]
    assert titles == ["Hedge Fund", "Bacterial Programming", "Wall of Static"]
    game.expect(corp_hand=["Hedge Fund"])


def test_bacterial_programming_may_be_left_alone() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          Server 1: (Bacterial Programming {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Bacterial Programming")
    game.corp.passes()
    game.expect(corp_hand=0, corp_discard=0)

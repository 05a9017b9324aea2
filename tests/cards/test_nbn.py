"""The NBN identity, agendas, assets, operations and upgrades of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Forfeit, Gain, paid


def test_making_news_has_two_credits_a_turn_for_traces() -> None:
    game = scenario("""
        corp: NBN: Making News
          credits 0, clicks 1
          deck: 5 any
          HQ: ice Hunter
        runner:
          credits 9
        turn: corp
    """)
    game.corp.takes_credit()
    game.runner.runs("HQ")
    assert game.options("corp") == ["number 0", "number 1", "number 2", "number 3"]
    game.corp.chooses(2)
    game.corp.chooses("number NBN: Making News 2")
    game.runner.chooses(4)
    game.expect(tags=1, corp_credits=1)
    game.runner.jacks_out()
    game.runner.runs("HQ")
    assert game.options("corp") == ["number 0", "number 1"]
    game.corp.chooses(0)
    game.runner.chooses(3)
    game.runner.jacks_out()
    game.runner.takes_credit()
    game.runner.takes_credit()
    game.expect(turn="corp")
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.runs("HQ")
    assert len(game.options("corp")) == 7  # 4 credits in the pool and 2 on the identity
    game.corp.chooses(0)
    game.runner.chooses(0)


def test_making_news_pays_for_nothing_else() -> None:
    game = scenario("""
        corp: NBN: Making News
          credits 0
          hand: Closed Accounts
          HQ: ice (Enigma)
        runner:
          tags 1
        turn: corp
    """)
    game.refuses("corp", "play Closed Accounts")


def test_astroscript_gets_a_counter_when_scored_and_advances_a_card_with_it() -> None:
    game = scenario("""
        corp:
          clicks 1
          Server 1: cards (AstroScript Pilot Program {advancement 3})
          Server 2: cards (Breaking News {advancement 1})
          Server 3: cards (PAD Campaign)
          HQ: ice (Ice Wall), (Enigma)
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("AstroScript Pilot Program")
    assert game.card("AstroScript Pilot Program").agenda_counters == 1
    game.corp.uses("AstroScript Pilot Program")
    game.refuses("corp", "pick PAD Campaign")
    game.refuses("corp", "pick Enigma")
    game.offers("corp", "pick Ice Wall")
    game.corp.picks("Breaking News")
    assert game.card("Breaking News").advancement == 2
    assert game.card("AstroScript Pilot Program").agenda_counters == 0
    game.expect(corp_clicks=1, corp_credits=5)
    game.corp.scores("Breaking News")
    game.expect(tags=2)


def test_astroscript_works_in_the_runners_turn() -> None:
    game = scenario("""
        corp:
          score: AstroScript Pilot Program {agenda 1}
          HQ: ice Ice Wall
        runner:
          credits 3
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.corp.uses("AstroScript Pilot Program")
    assert game.card("Ice Wall").strength == 2
    game.expect(run="HQ")


def test_astroscript_needs_a_card_that_can_be_advanced() -> None:
    game = scenario("""
        corp:
          score: AstroScript Pilot Program {agenda 1}
          Server 3: cards (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.refuses("corp", "use AstroScript Pilot Program")
    game.offers("corp", "rez PAD Campaign")


def test_breaking_news_gives_two_tags_for_the_turn_in_which_it_is_scored() -> None:
    game = scenario("""
        corp:
          clicks 1
          Server 1: cards (Breaking News {advancement 2})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Breaking News")
    game.expect(tags=2)
    game.corp.takes_credit()
    game.expect(turn="runner", tags=0)


def test_breaking_news_removes_two_tags_and_no_more() -> None:
    game = scenario("""
        corp:
          clicks 1
          Server 1: cards (Breaking News {advancement 2})
        runner:
          tags 1
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Breaking News")
    game.expect(tags=3)
    game.corp.takes_credit()
    game.expect(turn="runner", tags=1)


def test_breaking_news_removes_tags_only_in_the_turn_in_which_it_was_scored() -> None:
    game = scenario("""
        corp:
          clicks 1
          score: Breaking News
        runner:
          tags 2
        turn: corp
    """)
    game.corp.takes_credit()
    game.expect(turn="runner", tags=2)


def test_breaking_news_removes_what_is_left_when_a_tag_was_avoided() -> None:
    game = scenario("""
        corp:
          clicks 1
          Server 1: cards (Breaking News {advancement 2})
        runner:
          rig: Decoy
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Breaking News")
    game.runner.uses("Decoy")
    game.expect(tags=1)
    game.corp.takes_credit()
    game.expect(turn="runner", tags=0)


def test_breaking_news_that_was_forfeited_leaves_the_tags() -> None:
    define("Confession Booth", "corp", "asset", paid(Forfeit(), Gain(1)))
    game = scenario("""
        corp:
          clicks 1
          Server 1: cards (Breaking News {advancement 2})
          Server 2: cards Confession Booth
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Breaking News")
    game.corp.uses("Confession Booth")
    game.expect(corp_score=[], tags=2)
    game.corp.takes_credit()
    game.expect(turn="runner", tags=2)


def test_breaking_news_does_nothing_when_it_is_stolen() -> None:
    game = scenario("""
        corp:
          hand: Breaking News
        runner:
          tags 2
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Breaking News"], tags=2)


def test_anonymous_tip_draws_three_cards() -> None:
    game = scenario("""
        corp:
          hand: Anonymous Tip
          deck: Enigma, Hunter, Snare!, Archer
        turn: corp
    """)
    game.corp.plays("Anonymous Tip")
    game.expect(corp_hand=["Enigma", "Hunter", "Snare!"], corp_deck=["Archer"], corp_credits=5)


def test_closed_accounts_takes_all_credits_of_a_tagged_runner() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Closed Accounts
        runner:
          credits 14, tags 1
          rig: Armitage Codebusting {credit 6}, The Toolbox
        turn: corp
    """)
    game.corp.plays("Closed Accounts")
    game.expect(runner_credits=0, corp_credits=0, tags=1)
    assert game.card("Armitage Codebusting").credits == 6
    assert game.card("The Toolbox").credits == 2


def test_closed_accounts_cannot_be_played_against_a_runner_without_tags() -> None:
    game = scenario("""
        corp:
          hand: Closed Accounts
        turn: corp
    """)
    game.refuses("corp", "play Closed Accounts")


def test_psychographics_places_as_many_counters_as_are_paid_for_up_to_the_tags() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Psychographics
          Server 1: cards (Priority Requisition)
        runner:
          tags 3
        turn: corp
    """)
    game.corp.plays("Psychographics")
    assert "number 4" not in game.options("corp")
    game.corp.chooses(3)
    assert game.card("Priority Requisition").advancement == 3
    game.expect(corp_credits=2, tags=3)


def test_psychographics_is_limited_by_credits_too() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Psychographics
          Server 1: cards (Priority Requisition)
          HQ: ice (Ice Wall), (Enigma)
        runner:
          tags 5
        turn: corp
    """)
    game.corp.plays("Psychographics")
    assert "number 3" not in game.options("corp")
    game.corp.chooses(2)
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Ice Wall")
    assert game.card("Ice Wall").advancement == 2
    game.expect(corp_credits=0)


@pytest.mark.rule("1.2.5:1")
def test_psychographics_cannot_be_played_without_tags() -> None:
    game = scenario("""
        corp:
          hand: Psychographics
          Server 1: cards (Priority Requisition)
        turn: corp
    """)
    game.refuses("corp", "play Psychographics")


def test_sea_source_traces_with_three_after_a_successful_run() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: SEA Source
          deck: 3 any
        runner:
          clicks 1, credits 5
          rig: Access to Globalsec
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.corp.plays("SEA Source")
    game.corp.chooses(1)
    assert (game.corp.credits, game.runner.link) == (0, 1)
    game.runner.chooses(2)
    game.expect(tags=1, runner_credits=3)


def test_sea_source_fails_against_equal_link_strength() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: SEA Source
          deck: 3 any
        runner:
          clicks 1, credits 5
          rig: Access to Globalsec
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.corp.plays("SEA Source")
    game.corp.chooses(1)
    game.runner.chooses(3)
    game.expect(tags=0, runner_credits=2)


def test_sea_source_needs_a_successful_run_in_the_last_turn() -> None:
    game = scenario("""
        corp:
          hand: SEA Source
          deck: 3 any
          Archives: ice Wall of Static
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.runs("Archives")
    game.expect(turn="corp")
    game.refuses("corp", "play SEA Source")


def test_ghost_branch_gives_a_tag_for_each_advancement() -> None:
    text = """
        corp:
          credits 0
          Server 1: cards (Ghost Branch {advancement 3})
        turn: runner
    """
    game = scenario(text)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Ghost Branch")
    game.expect(tags=3)
    game.runner.trashes("Ghost Branch")
    game.expect(corp_archives=["Ghost Branch"], runner_credits=5)
    game = scenario(text)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.passes()
    game.runner.declines()
    game.expect(tags=0)


def test_ghost_branch_can_be_advanced_and_without_counters_gives_no_tags() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Ghost Branch)
        turn: corp
    """)
    game.offers("corp", "advance Ghost Branch")
    game = scenario("""
        corp:
          hand: Ghost Branch
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.declines()
    game.expect(tags=0)


def test_red_herrings_asks_for_five_credits_to_steal_from_its_server() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Nisei MK II), Red Herrings
        runner:
          credits 6
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accesses("Nisei MK II")
    game.runner.steals("Nisei MK II")
    game.expect(runner_credits=1, runner_score=["Nisei MK II"])


@pytest.mark.rule("1.15.9a:2,3")
@pytest.mark.rule("1.16.3d:2")
def test_red_herrings_need_not_be_paid_and_then_the_agenda_is_not_stolen() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
          HQ: root Red Herrings
        runner:
          credits 6
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("HQ")
    game.runner.declines()
    game.runner.declines()
    game.expect(runner_credits=6, runner_score=[], corp_hand=["Nisei MK II"])


def test_red_herrings_cannot_be_paid_with_four_credits() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
          HQ: root Red Herrings
        runner:
          credits 4
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("HQ")
    game.runner.declines()
    game.expect(runner_score=[], runner_credits=4)


def test_red_herrings_that_the_runner_trashed_count_for_the_rest_of_the_run() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
          HQ: root Red Herrings
        runner:
          credits 7
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("Red Herrings")
    game.runner.trashes("Red Herrings")
    game.asks("runner", "steal")
    game.runner.declines()
    game.expect(runner_credits=6, corp_archives=["Red Herrings"])
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=6, runner_score=["Nisei MK II"])


def test_red_herrings_that_were_trashed_protect_the_agenda_beside_them() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Nisei MK II), Red Herrings
        runner:
          credits 6
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.accesses("Red Herrings")
    game.runner.trashes("Red Herrings")
    game.runner.steals("Nisei MK II")
    game.expect(runner_credits=0, runner_score=["Nisei MK II"])


def test_red_herrings_trashed_by_demolition_run_count_for_the_rest_of_the_run() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
          HQ: root Red Herrings
        runner:
          credits 6
          hand: Demolition Run
        turn: runner
    """)
    game.runner.plays("Demolition Run")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("Red Herrings")
    game.runner.uses("Demolition Run")
    game.runner.declines()
    game.expect(runner_credits=4, runner_score=[], corp_hand=["Nisei MK II"])


def test_red_herrings_ask_for_no_more_because_another_card_was_trashed() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
          HQ: root Red Herrings, Research Station
        runner:
          credits 8
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("Research Station")
    game.runner.trashes("Research Station")
    game.runner.accesses("HQ")
    game.runner.steals("Nisei MK II")
    game.expect(runner_credits=0, runner_score=["Nisei MK II"])


def test_red_herrings_that_are_unrezzed_cost_nothing_even_when_they_are_trashed() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Nisei MK II
          HQ: root (Red Herrings)
        runner:
          credits 7
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("Red Herrings")
    game.runner.trashes("Red Herrings")
    game.expect(runner_credits=6, runner_score=["Nisei MK II"])


def test_red_herrings_do_not_protect_another_server() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
          R&D: root Red Herrings
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=5, runner_score=["Nisei MK II"])


@pytest.mark.rule("1.15.9b:3")
def test_two_red_herrings_ask_for_ten_credits_at_once() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
          HQ: root 2 Red Herrings
        runner:
          credits 10
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("HQ")
    game.runner.steals("Nisei MK II")
    game.expect(runner_credits=0, runner_score=["Nisei MK II"])


@pytest.mark.rule("7.2.2:1")
def test_an_agenda_in_rnd_that_is_not_paid_for_is_not_shown_to_the_corp() -> None:
    game = scenario("""
        corp:
          deck: Nisei MK II, 3 any
          R&D: root Red Herrings
        runner:
          credits 6
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.accesses("R&D")
    game.asks("runner", "steal")
    assert game.game.view("corp")["access"]["card"] is None
    game.runner.declines()
    game.runner.declines()
    assert game.happened("revealed") == 0


def test_sansan_city_grid_lowers_the_requirement_of_agendas_in_its_server() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Breaking News {advancement 1}), SanSan City Grid
          Server 2: cards (Hostile Takeover {advancement 1})
        turn: corp, at 5.6.2a
    """)
    game.refuses("corp", "score Hostile Takeover")
    game.corp.scores("Breaking News")
    game.expect(corp_score=["Breaking News"])


def test_sansan_city_grid_lowers_the_requirement_by_one_and_not_by_more() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Nisei MK II {advancement 2}), SanSan City Grid
          Server 2: cards (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.refuses("corp", "score Nisei MK II")
    game.corp.passes()
    game.corp.advances("Nisei MK II")
    game.corp.scores("Nisei MK II")
    game.expect(corp_score=["Nisei MK II"])


def test_sansan_city_grid_must_be_rezzed() -> None:
    game = scenario("""
        corp:
          credits 6
          Server 1: cards (Breaking News {advancement 1}), (SanSan City Grid)
        turn: corp, at 5.6.2a
    """)
    game.refuses("corp", "score Breaking News")
    game.corp.rezzes("SanSan City Grid")
    game.corp.scores("Breaking News")
    game.expect(corp_credits=0, corp_score=["Breaking News"])


@pytest.mark.rule("3.6.5")
def test_sansan_city_grid_is_a_region_and_a_server_has_room_for_one() -> None:
    game = scenario("""
        corp:
          hand: SanSan City Grid
          Server 1: cards (Breaking News), SanSan City Grid
        turn: corp
    """)
    game.corp.installs("SanSan City Grid", "Server 1")
    game.corp.done()
    game.expect(corp_archives=["SanSan City Grid"])
    assert game.root("Server 1") == ["Breaking News", "SanSan City Grid"]
    assert not game.card("SanSan City Grid").rezzed


def test_sansan_city_grid_can_be_in_several_servers() -> None:
    game = scenario("""
        corp:
          hand: SanSan City Grid
          Server 1: cards SanSan City Grid
          Server 2: cards (PAD Campaign)
        turn: corp
    """)
    game.corp.installs("SanSan City Grid", "Server 2")
    game.corp.done()
    game.expect(corp_archives=[])
    assert game.root("Server 2") == ["PAD Campaign", "SanSan City Grid"]

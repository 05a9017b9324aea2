"""The Corp's cards of Reign and Reverie that move, rez and advance cards in unusual ways."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_gatekeeper_is_strong_in_the_turn_in_which_it_is_rezzed() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (Gatekeeper)
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Gatekeeper")
    assert game.card("Gatekeeper").strength == 6
    game = scenario("corp:\n HQ: ice Gatekeeper\nturn: runner")
    assert game.card("Gatekeeper").strength == 0


def test_gatekeeper_draws_up_to_three_cards_and_shuffles_agendas_back() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
          archives: Breaking News, Hedge Fund
          deck: Enigma, Test Agenda, Hunter, Archer
          HQ: ice Gatekeeper
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.refuses("corp", "number 4")
    game.corp.chooses(2)
    game.expect(corp_hand=["Nisei MK II", "Enigma", "Test Agenda"])
    game.corp.picks("Nisei MK II", "Breaking News")
    game.corp.done()
    game.expect(corp_hand=["Enigma", "Test Agenda"], run=None)
    assert len(game.corp.deck) == 4
    assert game.happened("revealed") == 1


def test_gatekeeper_shuffles_no_more_than_three_agendas_back() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II, Test Agenda
          archives: Breaking News, Hostile Takeover
          HQ: ice Gatekeeper
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.corp.picks("Nisei MK II", "Test Agenda", "Breaking News")
    game.expect(corp_hand=[], corp_discard=["Hostile Takeover"], corp_deck=3, run=None)


def test_divert_power_rezzes_a_card_for_three_credits_less_for_each_derezzed_card() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Divert Power
          HQ: ice Enigma, Hunter, (Wall of Thorns)
        turn: corp
    """)
    game.corp.plays("Divert Power")
    game.corp.picks("Enigma", "Hunter")
    game.corp.picks("Wall of Thorns")
    game.expect(corp_credits=0)
    assert game.card("Wall of Thorns").rezzed
    assert not game.card("Enigma").rezzed
    assert not game.card("Hunter").rezzed


def test_divert_power_need_not_rez_and_gives_nothing_for_nothing() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Divert Power
          HQ: ice Enigma, (Wall of Thorns)
        turn: corp
    """)
    game.corp.plays("Divert Power")
    game.corp.picks("Enigma")
    game.refuses("corp", "pick Wall of Thorns")  # 8 less 3 is more than 2
    game.corp.done()
    game.expect(corp_credits=2)


def test_game_changer_gains_a_click_for_each_stolen_agenda_and_is_removed() -> None:
    game = scenario("""
        corp:
          credits 6
          hand: Game Changer
        runner:
          score: Nisei MK II, Breaking News
        turn: corp
    """)
    game.corp.plays("Game Changer")
    game.expect(corp_clicks=4, corp_credits=0)
    assert game.card("Game Changer").zone == "removed"


def test_saraswati_installs_and_advances_a_card_that_waits_for_the_next_turn() -> None:
    game = scenario("""
        corp: Saraswati Mnemonics: Endless Exploration
          credits 9
          hand: Hostile Takeover, PAD Campaign, Enigma
          deck: 9 any
        turn: corp
    """)
    game.corp.uses("Saraswati Mnemonics: Endless Exploration")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Hostile Takeover")
    game.expect(corp_clicks=2, corp_credits=8)
    assert game.card("Hostile Takeover").advancement == 1
    game.corp.advances("Hostile Takeover")
    assert game.why_not("corp", "score Hostile Takeover").rule == "1.2.2"


@pytest.mark.ruling("Saraswati Mnemonics: Endless Exploration", 0)
def test_saraswati_forbids_to_rez_until_the_next_turn_begins() -> None:
    game = scenario("""
        corp: Saraswati Mnemonics: Endless Exploration
          credits 9, clicks 1
          hand: PAD Campaign
          deck: 9 any
        turn: corp
    """)
    game.corp.uses("Saraswati Mnemonics: Endless Exploration")
    assert game.card("PAD Campaign").advancement == 1
    game.asks("runner", "action")  # no window in which the Corp could rez it
    for _ in range(4):
        game.runner.takes_credit()
    game.offers("corp", "rez PAD Campaign")


def test_saraswati_installs_in_a_remote_server_and_leaves_other_cards_alone() -> None:
    game = scenario("""
        corp: Saraswati Mnemonics: Endless Exploration
          credits 9
          hand: SanSan City Grid
          Server 1: (Hostile Takeover {advancement 2})
          Server 2: (PAD Campaign)
        turn: corp
    """)
    game.corp.uses("Saraswati Mnemonics: Endless Exploration")
    game.refuses("corp", "server HQ")
    game.corp.chooses("Server 1")
    game.corp.done()
    game.refuses("corp", "rez SanSan City Grid")
    game.corp.rezzes("PAD Campaign")
    game.corp.scores("Hostile Takeover")
    game.expect(corp_score=["Hostile Takeover"])


def test_isobel_may_remove_an_advancement_token_for_three_credits() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          Server 1: API-S Keeper Isobel
          Server 2: (Project Junebug {advancement 2})
        turn: corp, at 5.6.1a
    """)
    game.pass_windows()
    game.corp.triggers("API-S Keeper Isobel")
    game.expect(corp_credits=3)
    assert game.card("Project Junebug").advancement == 1
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          Server 1: API-S Keeper Isobel
        turn: corp, at 5.6.1a
    """)
    game.expect(corp_credits=0)


def test_otoroshi_places_tokens_and_makes_the_runner_access_the_card_or_pay() -> None:
    game = scenario("""
        corp:
          HQ: ice Otoroshi
          hand: Hedge Fund
          Server 1: (Project Junebug)
        runner:
          credits 3
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.picks("Project Junebug")
    game.refuses("corp", "number 4")
    game.corp.chooses(3)
    assert game.card("Project Junebug").advancement == 3
    game.runner.accepts()
    game.expect(runner_credits=0, run="HQ")
    assert game.happened("access") == 0


@pytest.mark.ruling("Otoroshi", 0)
def test_otoroshi_may_place_no_token_and_still_force_the_access() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Otoroshi
          Server 1: (PAD Campaign)
        runner:
          credits 5
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.picks("PAD Campaign")
    game.corp.chooses(0)
    game.runner.declines()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=1, run="HQ", corp_discard=["PAD Campaign"])


def test_otoroshi_may_do_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Otoroshi
          hand: Hedge Fund
          Server 1: (Project Junebug)
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.done()
    game.expect(run="HQ")
    assert game.happened("access") == 0


def test_daruma_swaps_a_card_of_its_server_with_one_from_hq() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Snare!, Enigma
          Server 1: (Test Agenda), Daruma
        run: Server 1, approaching server
    """)
    game.corp.triggers("Daruma")
    game.runner.continues()
    game.pass_windows()
    game.runner.declines()
    game.expect(corp_hand=["Test Agenda", "Enigma"], corp_discard=["Daruma"], run=None)
    assert game.happened("stolen") == 0


def test_daruma_swaps_with_a_card_of_another_server_or_stays() -> None:
    board = """
        corp:
          credits 0
          Server 1: (Test Agenda), Daruma
          Server 2: (PAD Campaign)
        run: Server 1, approaching server
    """
    game = scenario(board)
    game.corp.triggers("Daruma")
    assert game.root("Server 1") == ["PAD Campaign"]
    assert game.root("Server 2") == ["Test Agenda"]
    game = scenario(board)
    game.corp.passes()
    game.runner.continues()
    game.runner.accesses("Test Agenda")
    game.runner.declines()
    assert game.happened("stolen") == 1


def test_daruma_does_not_see_runs_on_other_servers() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          Server 1: (Test Agenda), Daruma
        run: HQ, approaching server
    """)
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.ruling("Acme Consulting: The Truth You Need", 0)
def test_acme_consulting_adds_a_tag_during_encounters_with_the_outermost_ice() -> None:
    game = scenario("""
        corp: Acme Consulting: The Truth You Need
          credits 0
          HQ: ice Hydra, Enigma, Hydra
        runner:
          hand: 4 any
        run: HQ, encountering ice 3
    """)
    game.pass_windows()
    game.expect(corp_credits=5, runner_hand=1, run=None, tags=0)


def test_acme_consulting_does_nothing_behind_the_outermost_ice() -> None:
    game = scenario("""
        corp: Acme Consulting: The Truth You Need
          credits 0
          hand: Hedge Fund
          HQ: ice Hydra, (Enigma)
        runner:
          hand: 4 any
        run: HQ, encountering ice 1, broken 2 3
    """)
    game.pass_windows()
    game.expect(tags=1, runner_hand=4)


def test_attitude_adjustment_gains_two_credits_for_each_revealed_agenda() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Attitude Adjustment, Nisei MK II, Breaking News
          archives: Test Agenda
          deck: Enigma, Hunter, Archer
        turn: corp
    """)
    game.corp.plays("Attitude Adjustment")
    game.corp.picks("Nisei MK II", "Test Agenda")
    game.expect(corp_credits=4, corp_hand=["Breaking News", "Enigma", "Hunter"], corp_discard=["Attitude Adjustment"])
    assert len(game.corp.deck) == 3


def test_arella_salvatore_installs_and_advances_a_card_after_a_score_from_her_server() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Nisei MK II
          Server 1: (Test Agenda {advancement 3}), Arella Salvatore
          Server 2: (Breaking News {advancement 2})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Breaking News")
    game.asks("corp", "window")
    game.corp.scores("Test Agenda")
    game.corp.triggers("Arella Salvatore")
    game.corp.chooses("new remote")
    assert game.card("Nisei MK II").installed
    assert game.card("Nisei MK II").advancement == 1


def test_arella_salvatore_ignores_install_costs() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma
          HQ: ice (Hunter), (Archer)
          Server 1: (Test Agenda {advancement 3}), Arella Salvatore
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Test Agenda")
    game.corp.triggers("Arella Salvatore")
    game.corp.chooses("HQ")
    game.corp.done()
    assert game.ice("HQ") == ["Hunter", "Archer", "Enigma"]
    assert game.card("Enigma").advancement == 1


@pytest.mark.parametrize("takes", [True, False])
def test_broad_daylight_gets_a_counter_for_each_bad_publicity(takes: bool) -> None:
    game = scenario("""
        corp:
          bad publicity 1
          Server 1: (Broad Daylight {advancement 4})
        runner:
          hand: 5 any
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Broad Daylight")
    (game.corp.accepts if takes else game.corp.declines)()
    assert game.card("Broad Daylight").agenda_counters == (2 if takes else 1)
    game.expect(corp_bad_publicity=2 if takes else 1)
    game.corp.uses("Broad Daylight")
    game.expect(runner_hand=3, corp_clicks=2)
    assert game.damage() == ["2 meat"]
    assert game.card("Broad Daylight").agenda_counters == (1 if takes else 0)
    game.refuses("corp", "use Broad Daylight")


def test_drudge_work_pays_for_the_points_of_an_agenda_and_is_trashed_when_empty() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Nisei MK II
          archives: Breaking News
          deck: Enigma
          Server 1: (Drudge Work)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Drudge Work")
    assert game.card("Drudge Work").power == 3
    game.corp.uses("Drudge Work")
    game.corp.picks("Nisei MK II")
    game.expect(corp_credits=2, corp_hand=[], corp_clicks=2)
    assert len(game.corp.deck) == 2
    assert game.happened("revealed") == 1
    game = scenario("""
        corp:
          credits 0
          archives: Breaking News
          Server 1: Drudge Work {power 1}
        turn: corp
    """)
    game.corp.uses("Drudge Work")
    game.expect(corp_credits=1, corp_discard=["Drudge Work"], corp_deck=["Breaking News"])
    game = scenario("corp:\n Server 1: Drudge Work {power 1}\n Server 2: (PAD Campaign)\nturn: corp, at 5.6.2a")
    game.corp.rezzes("PAD Campaign")
    assert game.card("Drudge Work").power == 1

"""Data and Destiny: the Corp."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize("place", ["hand", "archives"])
def test_new_angeles_sol_may_play_a_current_when_an_agenda_is_scored_or_stolen(place: str) -> None:
    game = scenario(f"""
        corp: New Angeles Sol: Your News
          credits 2
          {place}: Predictive Algorithm, Hedge Fund
          Server 1: (Test Agenda {{advancement 3}})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Test Agenda")
    game.corp.triggers("New Angeles Sol: Your News")
    assert game.card("Predictive Algorithm").active


def test_new_angeles_sol_need_not_play_one() -> None:
    game = scenario("""
        corp: New Angeles Sol: Your News
          hand: Predictive Algorithm
          Server 1: Test Agenda
        run: Server 1, at 6.9.5g
    """)
    game.corp.passes()
    game.expect(runner_score=["Test Agenda"], corp_hand=["Predictive Algorithm"])


def test_spark_agency_takes_a_credit_for_the_first_advertisement_rezzed_each_turn() -> None:
    game = scenario("""
        corp: Spark Agency: Worldswide Reach
          credits 9
          Server 1: (Capital Investors)
          Server 2: (PAD Campaign)
          Server 3: (Launch Campaign)
        runner:
          credits 5
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Capital Investors")
    game.expect(runner_credits=5)
    game.corp.rezzes("PAD Campaign")
    game.expect(runner_credits=4)
    game.corp.rezzes("Launch Campaign")
    game.expect(runner_credits=4)


def test_rebranding_team_makes_all_assets_advertisements() -> None:
    game = scenario("""
        corp: Spark Agency: Worldswide Reach
          credits 9
          score: Rebranding Team
          Server 1: (Capital Investors)
          Server 2: (Experiential Data)
        runner:
          credits 5
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Experiential Data")
    game.expect(runner_credits=5)
    game.corp.rezzes("Capital Investors")
    game.expect(runner_credits=4)


def test_lily_lockwell_draws_three_cards_when_she_is_rezzed() -> None:
    game = scenario("""
        corp:
          credits 9
          deck: 4 any
          Server 1: (Lily Lockwell)
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Lily Lockwell")
    game.expect(corp_hand=3)
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_hand=3)


def test_lily_lockwell_finds_an_operation_for_a_tag() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Hedge Fund
          Server 1: Lily Lockwell
        runner:
          tags 1
        turn: corp
    """)
    game.corp.uses("Lily Lockwell")
    assert game.options("corp") == ["pick Hedge Fund", "done"]
    game.corp.picks("Hedge Fund")
    game.expect(tags=0, corp_clicks=2)
    assert game.corp.deck[0] == "Hedge Fund"
    assert game.revealed() == ["Hedge Fund"]
    game.refuses("corp", "use Lily Lockwell")  # without another tag


def test_victoria_jenkins_costs_the_runner_a_click_and_is_worth_two_points_to_them() -> None:
    game = scenario("""
        corp:
          Server 1: Victoria Jenkins
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    game.expect(runner_clicks=3)
    game = scenario("""
        corp:
          Server 1: Victoria Jenkins
        runner:
          credits 5
        run: Server 1, at 6.9.5g
    """)
    game.runner.trashes("Victoria Jenkins")
    game.expect(runner_score=["Victoria Jenkins"], corp_archives=[])
    assert game.runner.points == 2


@pytest.mark.parametrize(("tags", "credits"), [(0, 1), (1, 2)])
def test_reality_threedee_gains_more_while_the_runner_is_tagged(tags: int, credits: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          deck: 3 any
          Server 1: Reality Threedee
        runner:
          tags {tags}
        turn: corp, at 5.6.1a
    """)
    game.pass_windows()
    game.expect(corp_credits=credits)


def test_reality_threedee_brings_bad_publicity() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: (Reality Threedee)
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Reality Threedee")
    assert game.corp.bad_publicity == 1
    game.corp.rezzes("PAD Campaign")
    assert game.corp.bad_publicity == 1


@pytest.mark.ruling("Archangel", 0)
def test_archangel_is_encountered_where_it_is_accessed_for_three_credits() -> None:
    game = scenario("""
        corp:
          credits 5
          deck: Archangel, Hedge Fund
          Server 1: PAD Campaign
        runner:
          credits 0
          rig: Corroder
        run: R&D, at 6.9.5g
    """)
    assert game.game.view(None)["access"]["card"] == "Archangel"
    game.corp.triggers("Archangel")
    game.expect(corp_credits=2)
    assert game.happened("approach-ice") == 0
    game.corp.chooses(0)
    game.expect(runner_hand=["Corroder"], corp_archives=[])


def test_archangel_sleeps_in_archives() -> None:
    game = scenario("""
        corp:
          credits 5
          archives: Archangel
        run: Archives, at 6.9.5g
    """)
    game.expect(run=None, corp_credits=5)


@pytest.mark.parametrize(("link", "run"), [(4, "HQ"), (3, None)])
def test_resistor_is_as_strong_as_the_runner_has_tags(link: int, run: str | None) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice Resistor
        runner:
          credits {link}
          tags 2
        run: HQ, encountering ice 1
    """)
    assert game.card("Resistor").strength == 2
    game.runner.chooses(link)
    game.expect(run=run)


def test_special_offer_gains_five_credits_and_goes() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Special Offer
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(corp_credits=5, corp_archives=["Special Offer"], run="HQ")


@pytest.mark.parametrize(("paid", "tags"), [(4, 1), (5, 0)])
def test_turnpike_takes_a_credit_and_traces_for_a_tag(paid: int, tags: int) -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Turnpike
        runner:
          credits 6
        run: HQ, encountering ice 1
    """)
    game.expect(runner_credits=5)
    game.runner.chooses(paid)
    game.expect(tags=tags)


@pytest.mark.ruling("The All-Seeing I", 0)
def test_the_all_seeing_i_trashes_all_resources_of_a_tagged_runner() -> None:
    game = scenario("""
        corp:
          hand: The All-Seeing I
        runner:
          tags 1
          rig: Beach Party, Drug Dealer, Corroder
        turn: corp
    """)
    game.corp.plays("The All-Seeing I")
    game.expect(runner_heap=["Beach Party", "Drug Dealer"], runner_installed=["Corroder"])
    game = scenario("""
        corp:
          hand: The All-Seeing I
        runner:
          rig: Beach Party
        turn: corp
    """)
    game.refuses("corp", "play The All-Seeing I")


@pytest.mark.parametrize("removes", [True, False])
def test_the_all_seeing_i_spares_resources_for_a_bad_publicity(removes: bool) -> None:
    game = scenario("""
        corp:
          bad publicity 2
          hand: The All-Seeing I
        runner:
          tags 1
          rig: Beach Party
        turn: corp
    """)
    game.corp.plays("The All-Seeing I")
    if removes:
        game.runner.accepts()
    else:
        game.runner.declines()
    assert game.corp.bad_publicity == (1 if removes else 2)
    game.expect(runner_heap=[] if removes else ["Beach Party"])


def test_launch_campaign_pays_two_credits_a_turn_until_it_is_empty() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: (Launch Campaign)
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Launch Campaign")
    assert game.card("Launch Campaign").credits == 6
    game.corp.rezzes("PAD Campaign")
    assert game.card("Launch Campaign").credits == 6
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: Launch Campaign {credit 2}
        turn: corp, at 5.6.1a
    """)
    game.pass_windows()
    game.expect(corp_credits=2, corp_archives=["Launch Campaign"])


def test_assassin_traces_for_net_damage_and_for_a_program() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Assassin
        runner:
          credits 9
          hand: 5 any
          rig: Corroder, Beach Party, Paparazzi
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.chooses(4)
    game.expect(runner_hand=2)
    game.runner.chooses(3)
    game.expect(runner_installed=["Beach Party", "Paparazzi"])
    game = scenario("""
        corp:
          credits 0
          HQ: ice Assassin
        runner:
          credits 9
          hand: 5 any
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.chooses(5)
    game.runner.chooses(4)
    game.expect(runner_hand=5, runner_installed=["Corroder"])


@pytest.mark.ruling("Fencer Fueno", 0)
def test_archangel_can_be_traced_with_the_credits_of_fencer_fueno() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Archangel
        runner:
          credits 0
          rig: Fencer Fueno {credit 6}, Magnum Opus
        run: HQ, at 6.9.5c
    """)
    game.runner.continues()
    game.corp.triggers("Archangel")
    game.runner.chooses(6)
    game.expect(runner_installed=["Fencer Fueno", "Magnum Opus"])
    assert game.card("Fencer Fueno").credits == 0

"""The cards of Democracy and Dogma."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, NET
from netrunner.testing import define, scenario
from netrunner.vocabulary import ICE, AddTo, Cards, Chosen, TurnBegins, when

define(
    "Tidy Mover",
    "corp",
    "asset",
    when(TurnBegins(), AddTo(Chosen(Cards(ICE, rezzed=True)), "hq"), may=True),
    cost=0,
)


def test_nero_severn_jacks_out_of_one_encounter_with_a_sentry_a_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Archer
          R&D: ice Wall of Static
        runner: Nero Severn: Information Broker
          rig: Magnum Opus
        run: HQ, encountering ice 1
    """)
    game.runner.triggers("Nero Severn: Information Broker")
    game.expect(run=None, runner_heap=[])
    game.runner.runs("HQ")
    game.expect(run=None, runner_heap=["Magnum Opus"])  # it was not offered again
    game = scenario("""
        corp:
          R&D: ice Wall of Static
        runner: Nero Severn: Information Broker
        run: R&D, encountering ice 1
    """)
    game.expect(run=None)  # no sentry: not offered


def test_spy_camera_arranges_as_many_cards_as_there_are_copies() -> None:
    game = scenario("""
        runner:
          deck: Diesel, Modded, Sure Gamble
          rig: Spy Camera, Spy Camera, Corroder
        turn: runner
    """)
    game.runner.uses("Spy Camera #1", ability=1)
    game.runner.picks("Modded")
    game.expect(runner_deck=["Modded", "Diesel", "Sure Gamble"], runner_clicks=3)


def test_spy_camera_looks_at_rnd() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter
        runner:
          rig: Spy Camera
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Spy Camera", ability=2)
    assert game.has_seen("runner", "Enigma") and not game.has_seen("runner", "Hunter")
    game.expect(runner_heap=["Spy Camera"])


@pytest.mark.ruling('"Freedom Through Equality"', 0)
def test_freedom_through_equality_becomes_an_agenda_that_stays() -> None:
    game = scenario("""
        corp:
          hand: Private Security Force
          deck: 4 any
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          credits 3
          hand: "Freedom Through Equality", Scrubbed
        turn: runner
    """)
    game.runner.plays('"Freedom Through Equality"')
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_points=3, runner_score=["Private Security Force", '"Freedom Through Equality"'])
    game.end_turn()
    game.pass_windows("5.6.2a")
    game.corp.scores("Hostile Takeover")
    game.expect(runner_points=3, runner_heap=[])


def test_freedom_through_equality_is_trashed_when_an_agenda_is_scored() -> None:
    game = scenario("""
        corp:
          deck: 4 any
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          credits 3
          hand: "Freedom Through Equality"
        turn: runner
    """)
    game.runner.plays('"Freedom Through Equality"')
    game.end_turn()
    game.pass_windows("5.6.2a")
    game.corp.scores("Hostile Takeover")
    game.expect(runner_heap=['"Freedom Through Equality"'], runner_points=0)


@pytest.mark.ruling('"Clones are not People"', 0)
def test_clones_are_not_people_becomes_an_agenda_that_stays() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: "Clones are not People"
          Server 1: (Hostile Takeover {advancement 2})
          Server 2: (Private Security Force)
        turn: corp
    """)
    game.corp.plays('"Clones are not People"')
    game.corp.scores("Hostile Takeover")
    game.corp.triggers('"Clones are not People"')
    game.expect(corp_points=2, corp_archives=[])
    game.next_turn("runner")
    game.runner.runs("Server 2")
    game.runner.continues()
    game.expect(runner_points=2, corp_points=2)


def test_clones_are_not_people_is_trashed_when_an_agenda_is_stolen() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: "Clones are not People"
          Server 2: (Private Security Force)
        turn: corp
    """)
    game.corp.plays('"Clones are not People"')
    game.next_turn("runner")
    game.runner.runs("Server 2")
    game.runner.continues()
    game.expect(runner_points=2, corp_points=0, corp_archives=['"Clones are not People"'])


def test_akshara_sareen_gives_each_player_a_click() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          deck: 3 any
          rig: Akshara Sareen
        turn: corp, at 5.6.1a
    """)
    game.go_on("action")
    game.expect(corp_clicks=4)
    game.next_turn("runner")
    game.expect(runner_clicks=5)


def test_voting_machine_initiative_costs_the_runner_clicks() -> None:
    game = scenario("""
        corp:
          Server 1: (Voting Machine Initiative {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Voting Machine Initiative")
    assert game.card("Voting Machine Initiative").agenda_counters == 3
    game.end_turn()
    game.pass_windows()
    game.corp.triggers("Voting Machine Initiative")
    game.go_on("action")
    game.expect(runner_clicks=3)
    assert game.card("Voting Machine Initiative").agenda_counters == 2


@pytest.mark.parametrize(
    ("title", "ice", "hand", "credits"),
    [
        ("Bio-Ethics Association", "", 2, 0),
        ("Bio-Ethics Association", "ice (Enigma);", 3, 0),
        ("Commercial Bankers Group", "", 3, 3),
        ("Commercial Bankers Group", "ice (Enigma);", 3, 0),
    ],
)
def test_political_assets_work_without_ice(title: str, ice: str, hand: int, credits: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          deck: 3 any
          Server 1: {ice} cards {title}
        runner:
          hand: 3 any
        turn: corp, at 5.6.1d
    """)
    game.expect(runner_hand=hand, corp_credits=credits)
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [NET] * (3 - hand)


@pytest.mark.ruling("Bio-Ethics Association", 1)
@pytest.mark.ruling("Commercial Bankers Group", 0)
@pytest.mark.parametrize("title", ["Bio-Ethics Association", "Commercial Bankers Group"])
def test_political_assets_look_for_ice_only_as_they_resolve(title: str) -> None:
    game = scenario(f"""
        corp:
          credits 0
          deck: 3 any
          Server 1: ice Enigma; cards {title}
          Server 2: Tidy Mover
        runner:
          hand: 3 any
        turn: corp, at 5.6.1d
    """)
    game.corp.triggers("Tidy Mover")
    game.expect(runner_hand=2 if title == "Bio-Ethics Association" else 3)
    game.expect(corp_credits=3 if title == "Commercial Bankers Group" else 0)


def test_sensie_actors_union_draws_three_and_puts_one_on_the_bottom() -> None:
    game = scenario("""
        corp:
          hand: Snare!
          deck: Enigma, Hunter, Ice Wall, Archer, Hedge Fund
          Server 1: Sensie Actors Union
        turn: corp, at 5.6.1d
    """)
    game.corp.triggers("Sensie Actors Union")
    game.corp.picks("Snare!")
    game.expect(corp_hand=["Enigma", "Hunter", "Ice Wall", "Archer"], corp_deck=["Hedge Fund", "Snare!"])
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: ice (Pop-up Window); cards Sensie Actors Union
          credits 0
        turn: corp, at 5.6.1d
    """)
    game.expect(corp_hand=1)


@pytest.mark.ruling("Sensie Actors Union", 1)
def test_sensie_actors_union_draws_four_cards_with_daily_business_show() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Ice Wall, Archer, Snare!, Hedge Fund
          Server 1: Sensie Actors Union
          Server 2: Daily Business Show
        turn: corp, at 5.6.1d
    """)
    game.corp.triggers("Sensie Actors Union")
    game.corp.picks("Archer")
    game.corp.picks("Enigma")
    game.expect(corp_hand=["Hunter", "Ice Wall", "Snare!"], corp_deck=["Hedge Fund", "Archer", "Enigma"])


@pytest.mark.ruling("Bailiff", 0)
def test_bailiff_gains_a_credit_for_each_broken_subroutine() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Bailiff, Vanilla
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Corroder")
    game.expect(corp_credits=0)
    game.pass_windows()
    game.runner.continues()
    game.runner.breaks(1, using="Corroder")
    game.expect(corp_credits=1)
    game = scenario("""
        corp:
          credits 0
          HQ: ice Bailiff, Marker
        runner:
          credits 9
          rig: Morning Star
        run: HQ, encountering ice 2
    """)
    game.pass_windows("6.9.2d")
    game.runner.continues()
    game.runner.breaks(1, 2, using="Morning Star")
    game.expect(corp_credits=2)


def test_bailiff_ends_the_run() -> None:
    game = scenario("corp:\n HQ: ice Bailiff\nrun: HQ, encountering ice 1")
    game.expect(run=None, corp_credits=5)


def test_surat_city_grid_rezzes_another_card_for_less() -> None:
    game = scenario("""
        corp:
          credits 3
          HQ: ice (Enigma)
          R&D: ice (Archer), (Neural Katana)
          Server 1: ice (Wall of Static); cards Surat City Grid, (PAD Campaign)
        runner:
          rig: Corroder
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("PAD Campaign")
    game.corp.triggers("Surat City Grid")
    game.refuses("corp", "pick Neural Katana")  # for 4 credits, of which 1 and 2 less are there
    game.corp.picks("Enigma")
    game.expect(corp_credits=0)
    assert game.card("Enigma").rezzed


def test_surat_city_grid_answers_its_ice_but_not_other_servers_nor_itself() -> None:
    game = scenario("""
        corp:
          credits 20
          HQ: ice (Enigma)
          Server 1: ice (Wall of Static); cards (Surat City Grid)
          Server 2: (PAD Campaign)
        run: Server 1, approaching ice 1
    """)
    game.corp.rezzes("Surat City Grid")
    game.asks("corp", "window")
    game.corp.rezzes("PAD Campaign")
    game.asks("corp", "window")
    game.corp.rezzes("Wall of Static")
    game.corp.triggers("Surat City Grid")
    game.expect(corp_credits=20 - 2 - 2 - 3 - 1)
    game = scenario("""
        corp:
          credits 20
          HQ: ice (Enigma)
          Server 1: Surat City Grid
          Server 2: (PAD Campaign)
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Enigma")
    game.asks("corp", "window")


@pytest.mark.parametrize(("ice", "able"), [("Enigma", False), ("Ashigaru", False), ("Ichi 1.0", True)])
def test_sadyojata_breaks_ice_with_three_subtypes(ice: str, able: bool) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits 12
          clicks 0
          hand: 5 any
          rig: Sadyojata
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Sadyojata", times=5)
    assert game.card("Sadyojata").strength == 7
    if able:
        game.runner.breaks(1, using="Sadyojata")
        game.expect(runner_credits=6)
    else:
        game.refuses("runner", "use Sadyojata ability 1")


def test_sadyojata_counts_subtypes_that_ice_gains() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 12
          hand: Tinkering
          rig: Sadyojata
        turn: runner
    """)
    game.runner.plays("Tinkering")
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Sadyojata")


COUNCIL = """
        corp:
          credits 9
          deck: 5 any
          Server 1: (Adonis Campaign), (Breaker Bay Grid)
          Server 2: {}
        runner:
          credits {}
          rig: Councilman
        turn: runner, at 5.7.1b
    """


def test_councilman_derezzes_a_card_for_its_rez_cost() -> None:
    game = scenario(COUNCIL.format("(PAD Campaign)", 4))
    game.corp.rezzes("Adonis Campaign")
    game.runner.triggers("Councilman")
    assert not game.card("Adonis Campaign").rezzed
    game.expect(runner_credits=0, runner_heap=["Councilman"], corp_credits=5)
    game.refuses("corp", "rez Adonis Campaign")
    game.offers("corp", "rez PAD Campaign")  # which is another card
    game.next_turn("corp")
    game.corp.takes_credit()
    game.offers("corp", "rez Adonis Campaign")
    game = scenario(COUNCIL.format("(PAD Campaign)", 3))
    game.corp.rezzes("Adonis Campaign")
    assert game.card("Adonis Campaign").rezzed and not game.happened("derezzed")


@pytest.mark.ruling("Councilman", 0)
def test_councilman_pays_what_the_rez_cost_is_with_all_modifiers() -> None:
    game = scenario(COUNCIL.format("(PAD Campaign)", 0))
    game.corp.rezzes("Breaker Bay Grid")
    game.runner.declines("Councilman")
    game.corp.rezzes("Adonis Campaign")
    game.runner.triggers("Councilman")
    game.expect(runner_credits=0)
    assert not game.card("Adonis Campaign").rezzed


def test_councilman_does_not_mind_ice() -> None:
    game = scenario("corp:\n HQ: ice (Ice Wall)\nrunner:\n credits 9\n rig: Councilman\nrun: HQ")
    game.corp.rezzes("Ice Wall")
    game.expect(runner_installed=["Councilman"], run=None)  # nobody was asked
    assert not game.happened("derezzed")


@pytest.mark.ruling("Mumbad City Hall", 1)
def test_mumbad_city_hall_plays_or_installs_an_alliance_card() -> None:
    board = """
        corp:
          credits 5
          deck: {}
          Server 1: Mumbad City Hall
        turn: corp
    """
    game = scenario(board.format("Heritage Committee, Museum of History, Enigma, 3 any"))
    game.corp.uses("Mumbad City Hall")
    assert game.options("corp") == ["pick Heritage Committee", "pick Museum of History", "done"]
    game.corp.picks("Museum of History")
    assert game.revealed() == ["Museum of History"]
    game.corp.chooses("new remote")
    assert game.card("Museum of History").installed and game.happened("shuffled") == 1
    game = scenario(board.format("Heritage Committee, Museum of History, Enigma, 3 any"))
    game.corp.uses("Mumbad City Hall")
    game.corp.picks("Heritage Committee")
    game.corp.picks(game.corp.hand[0])
    game.expect(corp_credits=4, corp_archives=["Heritage Committee"])
    game = scenario(board.format("Enigma"))
    game.corp.uses("Mumbad City Hall")  # even if nothing can be found
    game.go_on("action")
    game = scenario("corp:\n Server 1: Mumbad City Hall\nturn: corp")
    game.refuses("corp", "use Mumbad City Hall")


def test_political_operative_needs_a_successful_run_on_hq() -> None:
    board = "runner:\n credits 1\n hand: Political Operative\nturn: runner\nthis turn: successful run on R&D"
    game = scenario(board)
    game.refuses("runner", "install Political Operative")
    board = "runner:\n credits 1\n hand: Political Operative\nturn: runner\nthis turn: successful run on HQ"
    game = scenario(board)
    game.runner.installs("Political Operative")


@pytest.mark.ruling("Chrysalis", 0)
def test_political_operative_trashes_a_rezzed_card_for_its_trash_cost() -> None:
    game = scenario("""
        corp:
          Server 1: Adonis Campaign; Server 2: (PAD Campaign)
          HQ: ice Chrysalis, Enigma
        runner:
          credits 4
          rig: Political Operative
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Political Operative")
    assert game.options("runner") == ["number 1", "number 3"]
    game.runner.chooses(1)
    game.expect(runner_heap=["Political Operative"], runner_credits=3, corp_archives=["Chrysalis"])


@pytest.mark.ruling("Political Operative", 0)
def test_political_operative_is_not_paid_for_with_credits_for_trashing() -> None:
    game = scenario("""
        corp:
          Server 1: Adonis Campaign
        runner:
          credits 1
          rig: Political Operative, Scrubber
        turn: runner, at 5.7.1e
    """)
    game.refuses("runner", "use Political Operative")


@pytest.mark.ruling("Consulting Visit", 0)
def test_the_click_of_jeeves_pays_for_consulting_visit_found_by_mumbad_city_hall() -> None:
    game = scenario("""
        corp:
          credits 9
          deck: Consulting Visit, Hedge Fund, 2 Museum of History, 2 Ice Wall
          Server 1: Mumbad City Hall; Server 2: Jeeves Model Bioroids
        turn: corp
    """)
    for _ in range(2):
        game.corp.uses("Mumbad City Hall")
        game.corp.picks("Museum of History")
        game.corp.chooses("new remote")
        game.go_on("action")
    game.corp.uses("Mumbad City Hall")
    game.corp.picks("Consulting Visit")
    game.corp.accepts()
    game.corp.picks("Hedge Fund")
    game.expect(corp_clicks=0, corp_archives=["Consulting Visit", "Hedge Fund"])

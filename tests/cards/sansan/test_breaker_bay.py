"""The cards of Breaker Bay."""

from __future__ import annotations

from netrunner.testing import scenario


def test_career_fair_installs_a_resource_for_three_credits_less() -> None:
    game = scenario("""
        runner:
          credits 1
          hand: Career Fair, Tyson Observatory, Beach Party, Akamatsu Mem Chip, Daily Casts
        turn: runner
    """)
    game.runner.plays("Career Fair")
    assert sorted(game.options("runner")) == ["pick Beach Party", "pick Daily Casts", "pick Tyson Observatory"]
    game.runner.picks("Daily Casts")
    game.expect(runner_credits=1, runner_installed=["Daily Casts"])
    game = scenario("runner:\n credits 2\n hand: Career Fair, Professional Contacts\nturn: runner")
    game.runner.plays("Career Fair")
    game.expect(runner_credits=0, runner_installed=["Professional Contacts"])


def test_dorm_computer_makes_runs_that_leave_no_tags() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice Data Raven
          Server 1: Test Asset
        runner:
          hand: Dorm Computer
        turn: runner
    """)
    game.runner.installs("Dorm Computer")
    assert game.card("Dorm Computer").power == 4
    game.pass_windows()
    game.runner.uses("Dorm Computer")
    assert game.card("Dorm Computer").power == 3
    game.runner.chooses("HQ")
    game.runner.chooses(1)  # a tag from Data Raven, which is avoided
    game.expect(tags=0, runner_clicks=2)
    game.corp.chooses(0)
    game.runner.chooses(5)
    game.runner.jacks_out()
    game.runner.runs("HQ")  # by another way
    game.runner.chooses(1)
    game.expect(tags=1)


def test_hayley_kaplan_installs_another_card_of_the_same_type() -> None:
    game = scenario("""
        runner: Hayley Kaplan: Universal Scholar
          credits 9
          hand: Akamatsu Mem Chip, Corroder, Mimic, Dorm Computer
        turn: runner
    """)
    game.runner.installs("Corroder")
    game.runner.triggers("Hayley Kaplan: Universal Scholar")
    game.runner.done()  # nothing is trashed for it
    game.expect(runner_installed=["Corroder", "Mimic"], runner_credits=4, runner_clicks=3)
    game.runner.installs("Akamatsu Mem Chip")
    game.expect(runner_hand=["Dorm Computer"], runner_clicks=2)
    game.asks("runner", "action", "5.7.1f")


def test_hayley_kaplan_finds_nothing_like_a_facedown_card() -> None:
    game = scenario("""
        runner: Hayley Kaplan: Universal Scholar
          hand: Test Facedown Install, Corroder, Mimic
        turn: runner
    """)
    game.runner.plays("Test Facedown Install")
    game.runner.picks("Corroder")
    game.expect(runner_hand=["Mimic"])
    game.asks("runner", "action", "5.7.1f")


def test_hayley_kaplan_counts_what_she_installs_herself() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          HQ: ice Architect
        runner: Hayley Kaplan: Universal Scholar
          credits 9
          hand: Corroder, Mimic
        run: HQ, encountering ice 1, broken 1
    """)
    game.corp.picks("PAD Campaign")  # the first card that is installed this turn, by the Corp
    game.go_on("jack-out")
    game.runner.jacks_out()
    game.pass_windows()
    game.runner.installs("Corroder")
    game.runner.triggers("Hayley Kaplan: Universal Scholar")
    game.runner.done()
    game.expect(runner_installed=["Corroder", "Mimic"])


def test_comet_plays_another_event_once_the_first_one_has_resolved() -> None:
    game = scenario("""
        corp:
          deck: 3 Hedge Fund
        runner:
          credits 0
          hand: Easy Mark, Easy Mark, The Maker's Eye, Diesel
          rig: Comet
        turn: runner
    """)
    assert game.runner.memory_limit == 5
    game.runner.plays("Easy Mark")
    game.runner.triggers("Comet")
    assert sorted(game.options("runner")) == ["pick Diesel", "pick Easy Mark", "pick The Maker’s Eye"]
    game.runner.picks("The Maker's Eye")
    game.runner.continues()
    assert game.happened("access") == 3
    game.expect(runner_clicks=3, runner_credits=1)
    game.runner.plays("Easy Mark")  # the third one this turn
    game.expect(runner_clicks=2, runner_hand=["Diesel"])


def test_comet_follows_an_event_that_became_an_agenda() -> None:
    game = scenario("""
        runner:
          hand: Notoriety, Easy Mark
          rig: Comet
        turn: runner
    """)
    for server in ("HQ", "R&D", "Archives"):
        game.runner.runs(server)
        game.runner.continues()
    game.runner.plays("Notoriety")
    game.runner.triggers("Comet")
    game.expect(runner_score=["Notoriety"], runner_heap=["Easy Mark"], runner_clicks=0)


def test_study_guide_grows_for_two_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 6
          rig: Study Guide {power 1}
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Study Guide ability 2")
    game.runner.uses("Study Guide")
    assert game.card("Study Guide").strength == 2
    game.runner.breaks(1, using="Study Guide")
    game.runner.breaks(2, using="Study Guide")
    game.expect(runner_credits=2)
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n rig: Study Guide {power 3}\nrun: HQ, encountering ice 1")
    assert game.options("runner") == ["use Study Guide ability 3", "pass"]  # no code gate


def test_tyson_observatory_searches_for_hardware() -> None:
    game = scenario("""
        runner:
          deck: Diesel, Akamatsu Mem Chip, Corroder
          rig: Tyson Observatory
        turn: runner
    """)
    game.runner.uses("Tyson Observatory")
    assert sorted(game.options("runner")) == ["done", "pick Akamatsu Mem Chip"]
    game.runner.picks("Akamatsu Mem Chip")
    game.expect(runner_hand=["Akamatsu Mem Chip"], runner_clicks=2)
    assert game.revealed() == ["Akamatsu Mem Chip"]


def test_beach_party_costs_a_click_each_turn_for_a_larger_hand() -> None:
    game = scenario("""
        runner:
          rig: Beach Party
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    game.expect(runner_clicks=3)
    assert game.runner.hand_size == 10


def test_recruiting_trip_finds_up_to_x_different_sysops() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Recruiting Trip
          deck: 2 Keegan Lane, Ryon Knight, Marcus Batty, Hedge Fund, Heinlein Grid
        turn: corp
    """)
    game.corp.plays("Recruiting Trip", x=2)
    game.corp.picks("Keegan Lane")
    assert sorted(game.options("corp")) == ["done", "pick Marcus Batty", "pick Ryon Knight"]
    game.corp.picks("Ryon Knight")
    game.expect(corp_credits=1, corp_hand=["Keegan Lane", "Ryon Knight"])
    assert game.revealed() == ["Keegan Lane", "Ryon Knight"]


def test_breaker_bay_grid_makes_cards_in_its_server_cheaper_to_rez() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: ice (Wall of Static); cards (The Root), Breaker Bay Grid
          Server 2: (Adonis Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("The Root")
    game.expect(corp_credits=8)
    game.corp.rezzes("Adonis Campaign")
    game.corp.chooses(0)  # from The Root
    game.expect(corp_credits=4)
    game = scenario("""
        corp:
          credits 9
          R&D: root Breaker Bay Grid, (Experiential Data)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Experiential Data")
    game.expect(corp_credits=7)  # cards in the root of a central server are not in it

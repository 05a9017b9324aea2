"""The cards of the Uprising Booster Pack."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_mystic_maemi_saves_credits_for_events() -> None:
    game = scenario("""
        runner:
          credits 4
          hand: Sure Gamble, Corroder
          rig: Mystic Maemi
        turn: runner, at 5.7.1a
    """)
    assert game.card("Mystic Maemi").credits == 1
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=9)
    assert game.card("Mystic Maemi").credits == 0
    game = scenario("""
        corp:
          hand: Test Agenda
        runner:
          credits 0
          hand: Corroder
          rig: Mystic Maemi {credit 2}, Magnum Opus
        turn: runner
    """)
    game.refuses("runner", "install Corroder")
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.card("Mystic Maemi").credits == 3


@pytest.mark.parametrize(("credits", "choice"), [(3, 1), (3, 2), (2, 0)])
def test_mystic_maemi_asks_for_a_card_when_she_has_three_credits(credits: int, choice: int) -> None:
    game = scenario(f"""
        corp:
          deck: 3 any
        runner:
          clicks 1
          hand: 2 Diesel
          rig: Mystic Maemi {{credit {credits}}}
        turn: runner
    """)
    game.runner.takes_credit()
    if choice:
        game.runner.chooses(choice)
    game.expect(runner_hand=1 if choice == 1 else 2, corp_clicks=3)
    assert ("Mystic Maemi" in game.runner.discard) == (choice == 2)


def test_mystic_maemi_asks_only_at_the_end_of_the_runners_turn() -> None:
    game = scenario("""
        corp:
          clicks 1
        runner:
          hand: 2 Diesel
          rig: Mystic Maemi {credit 3}
        turn: corp
    """)
    game.corp.takes_credit()
    game.asks("runner", "action")
    game.expect(runner_hand=2)


def test_swift_gives_a_click_for_the_first_run_event_each_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 9
          hand: Easy Mark, 2 Dirty Laundry
          rig: Swift
        turn: runner
    """)
    assert game.runner.memory_limit == 5
    game.runner.plays("Easy Mark")
    game.expect(runner_clicks=3)
    for _ in range(2):
        game.runner.plays("Dirty Laundry")
        game.runner.chooses("Archives")
        game.runner.continues()
    game.expect(runner_clicks=2)


@pytest.mark.ruling("Cybertrooper Talut", 0)
def test_cybertrooper_talut_strengthens_new_icebreakers_for_the_turn() -> None:
    game = scenario("""
        corp:
          deck: 9 any
        runner:
          credits 20
          hand: Corroder, Crypsis, Datasucker, Adjusted Matrix
          rig: Cybertrooper Talut, Mimic
        turn: runner
    """)
    assert game.runner.link == 1
    game.runner.installs("Corroder", trashing=[])
    assert game.card("Corroder").strength == 4
    assert game.card("Mimic").strength == 3
    game.runner.installs("Adjusted Matrix", "Corroder")
    assert game.card("Corroder").has("ai")
    assert game.card("Corroder").strength == 4
    game.runner.installs("Crypsis", trashing=[])
    assert game.card("Crypsis").strength == 0
    game.runner.takes_credit()
    assert game.card("Corroder").strength == 2


def test_la_costa_grid_advances_a_card_of_its_remote_server_each_turn() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: La Costa Grid, PAD Campaign
          Server 2: Adonis Campaign
        turn: corp, at 5.6.1a
    """)
    game.corp.triggers("La Costa Grid")
    game.refuses("corp", "pick Adonis Campaign")
    game.corp.picks("PAD Campaign")
    assert game.card("PAD Campaign").advancement == 1
    game = scenario("corp:\n hand: La Costa Grid\n Server 1: SanSan City Grid\nturn: corp")
    game.corp.chooses("install La Costa Grid")
    assert not any("HQ" in option for option in game.options("corp"))


def test_cayambe_grid_advances_ice_and_taxes_the_approach() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          HQ: ice Enigma, (Hunter); root Cayambe Grid
          R&D: ice Quandary
        turn: corp, at 5.6.1a
    """)
    game.refuses("corp", "pick Quandary")
    game.corp.picks("Hunter")
    assert game.card("Hunter").advancement == 1


@pytest.mark.parametrize(("credits", "run"), [(4, "HQ"), (3, None)])
def test_cayambe_grid_ends_the_run_unless_the_runner_pays_for_advanced_ice(credits: int, run: str | None) -> None:
    game = scenario(f"""
        corp:
          hand: Hedge Fund
          HQ: ice (Enigma {{advancement 1}}), (Hunter {{advancement 2}}), (Archer); root Cayambe Grid
          R&D: ice (Quandary {{advancement 1}})
        runner:
          credits {credits}
        run: HQ, approaching server
    """)
    if run:
        game.runner.accepts()
    game.expect(run=run, runner_credits=0 if run else 3)


@pytest.mark.parametrize(
    ("score", "points"),
    [("corp:\n score: Megaprix Qualifier", 3), ("runner:\n score: Megaprix Qualifier\ncorp:", 2), ("corp:", 1)],
)
def test_megaprix_qualifier_is_worth_more_after_another_copy(score: str, points: int) -> None:
    game = scenario(f"{score}\n Server 1: (Megaprix Qualifier {{advancement 3}})\nturn: corp, at 5.6.2a")
    game.corp.scores("Megaprix Qualifier")
    game.expect(corp_points=points)
    assert game.happened("counters-placed") == int(points > 1)
    game = scenario("""
        corp:
          score: Test Agenda
          Server 1: (Megaprix Qualifier {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Megaprix Qualifier")
    assert game.card("Megaprix Qualifier").agenda_counters == 0


@pytest.mark.ruling("Megaprix Qualifier", 0)
def test_megaprix_qualifier_is_worth_one_point_to_the_runner() -> None:
    game = scenario("runner:\n score: Megaprix Qualifier {agenda 1}\nturn: runner")
    game.expect(runner_points=1)


@pytest.mark.ruling("Digital Rights Management", 0)
def test_digital_rights_management_finds_an_agenda_and_installs_a_card() -> None:
    position = """
        corp:
          hand: Digital Rights Management, Enigma
          deck: Hedge Fund, Project Atlas, Snare!
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          clicks 1
        turn: runner
    """
    game = scenario(position)
    game.runner.runs("Archives")
    game.runner.continues()
    game.pass_windows()
    game.corp.plays("Digital Rights Management")
    game.refuses("corp", "pick Snare!")
    game.corp.picks("Project Atlas")
    assert game.revealed() == ["Project Atlas"]
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Project Atlas")
    game.corp.chooses("new remote")
    assert game.card("Project Atlas").server == "Server 2"
    assert game.why_not("corp", "score Hostile Takeover").rule == "1.2.2"
    game = scenario(position)
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.go_on("action")
    game.refuses("corp", "play Digital Rights Management")
    game = scenario("corp:\n hand: Digital Rights Management\n deck: Project Atlas\nturn: corp 1")
    game.refuses("corp", "play Digital Rights Management")


def test_digital_rights_management_installs_an_upgrade_in_a_remote_server_only() -> None:
    game = scenario("""
        corp:
          hand: Digital Rights Management, Caprice Nisei
          deck: Project Atlas
          Server 1: (PAD Campaign)
        turn: corp 3
        last turn: unsuccessful run on HQ
    """)
    game.corp.plays("Digital Rights Management")
    game.corp.picks("Project Atlas")
    game.corp.picks("Caprice Nisei")
    assert game.options("corp") == ["server Server 1", "server new remote"]


def test_mystic_maemi_pays_for_playing_an_event_and_not_for_what_it_asks_then() -> None:
    game = scenario("""
        runner:
          credits 0, tags 1
          hand: Networking
          rig: Mystic Maemi {credit 2}
        turn: runner
    """)
    game.runner.plays("Networking")
    game.asks("runner", "action")  # one credit would take it back into the grip
    game.expect(tags=0, runner_heap=["Networking"])

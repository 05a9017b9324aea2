"""Order and Chaos: the Corp."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_titan_transnational_may_place_an_agenda_counter_on_what_it_scores() -> None:
    for uses_it in (True, False):
        game = scenario("""
            corp: Titan Transnational: Investing In Your Future
              credits 3
              Server 1: (Government Takeover {advancement 8})
            turn: corp
        """)
        game.corp.advances("Government Takeover")
        game.corp.scores("Government Takeover")
        game.corp.triggers("Titan Transnational: Investing In Your Future") if uses_it else game.corp.passes()
        assert game.card("Government Takeover").agenda_counters == uses_it


def test_government_takeover_gains_three_credits_for_a_click() -> None:
    game = scenario("""
        corp:
          credits 0
          score: Government Takeover
        turn: corp
    """)
    game.corp.uses("Government Takeover")
    game.expect(corp_credits=3, corp_clicks=2, corp_points=6)


def test_firmware_updates_places_advancement_on_ice_once_per_turn() -> None:
    game = scenario("""
        corp:
          credits 3
          HQ: ice (Fire Wall), Enigma
          Server 1: (Firmware Updates {advancement 2})
          Server 2: (Government Takeover)
        turn: corp
    """)
    game.corp.advances("Firmware Updates")
    game.corp.scores("Firmware Updates")
    assert game.card("Firmware Updates").agenda_counters == 3
    game.corp.uses("Firmware Updates")
    assert game.card("Fire Wall").advancement == 1  # Enigma cannot be advanced, and an agenda is no ice
    assert game.card("Firmware Updates").agenda_counters == 2
    game.corp.takes_credit()
    game.refuses("corp", "use Firmware Updates")


def test_high_risk_investment_gains_as_much_as_the_runner_has() -> None:
    game = scenario("""
        corp:
          credits 1
          Server 1: (High-Risk Investment {advancement 4})
        runner:
          credits 7
        turn: corp
    """)
    game.corp.advances("High-Risk Investment")
    game.corp.scores("High-Risk Investment")
    game.corp.uses("High-Risk Investment")
    game.expect(corp_credits=7, corp_clicks=1, runner_credits=7)
    assert game.card("High-Risk Investment").agenda_counters == 0


def test_space_camp_places_advancement_when_it_is_accessed_and_is_revealed_from_rnd() -> None:
    game = scenario("""
        corp:
          deck: Space Camp
          Server 1: (Government Takeover)
        run: R&D
    """)
    game.runner.continues()
    assert game.game.view(None)["access"]["card"] == "Space Camp"
    game.corp.triggers("Space Camp")
    assert game.card("Government Takeover").advancement == 1


def test_space_camp_works_from_archives_too() -> None:
    game = scenario("""
        corp:
          archives: Space Camp
          HQ: ice (Fire Wall)
        run: Archives
    """)
    game.runner.continues()
    game.corp.triggers("Space Camp")
    assert game.card("Fire Wall").advancement == 1


@pytest.mark.parametrize(("title", "tokens", "price"), [("Asteroid Belt", 2, 3), ("Nebula", 2, 3), ("Orion", 3, 6)])
def test_asteroid_belt_nebula_and_orion_cost_three_less_for_each_advancement(
    title: str, tokens: int, price: int
) -> None:
    game = scenario(f"""
        corp:
          credits 7
          HQ: ice ({title} {{advancement {tokens - 1}}})
        turn: corp
    """)
    game.corp.advances(title)
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.runs("HQ")
    game.corp.rezzes(title)
    game.expect(corp_credits=8 - price)


def test_asteroid_belt_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Asteroid Belt
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    assert game.run is None and game.card("Asteroid Belt").strength == 6


def test_nebula_trashes_a_program() -> None:
    game = scenario("""
        corp:
          HQ: ice Nebula
        runner:
          rig: Magnum Opus, Desperado
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_heap=["Magnum Opus"])


def test_orion_trashes_a_program_resolves_another_subroutine_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Orion
          R&D: ice Archer, (Ice Wall)
        runner:
          rig: Magnum Opus
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_heap=["Magnum Opus"])
    assert all(text.startswith("choose Archer") for text in game.options("corp"))  # not its own, nor unrezzed ice
    game.corp.chooses("choose Archer [R&D ice 1] 1")
    game.expect(corp_credits=2)
    assert game.run is None


def test_builder_moves_to_another_server_for_a_click() -> None:
    game = scenario("""
        corp:
          HQ: ice Builder
          R&D: ice (Ice Wall)
        turn: corp
    """)
    game.corp.uses("Builder")
    game.corp.chooses("R&D")
    assert list(game.ice("R&D")) == ["Ice Wall", "Builder"]
    game.expect(corp_clicks=2)


def test_builder_places_advancement_on_ice_protecting_its_own_server() -> None:
    game = scenario("""
        corp:
          HQ: ice Builder, (Fire Wall)
          R&D: ice (Ice Wall)
          Server 1: (Government Takeover)
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    assert (game.card("Fire Wall").advancement, game.card("Ice Wall").advancement) == (2, 0)
    assert game.card("Government Takeover").advancement == 0


def test_fire_wall_is_as_strong_as_it_is_advanced_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Fire Wall {advancement 3}
        run: HQ, encountering ice 1
    """)
    assert game.card("Fire Wall").strength == 8
    game.pass_windows()
    assert game.run is None


@pytest.mark.parametrize("title", ["Fire Wall", "Searchlight"])
def test_fire_wall_and_searchlight_can_be_advanced(title: str) -> None:
    game = scenario(f"""
        corp:
          credits 1
          HQ: ice {title}
        turn: corp
    """)
    game.corp.advances(title)
    assert game.card(title).advancement == 1


def test_searchlight_without_advancement_traces_with_nothing() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Searchlight
        runner:
          credits 0
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(tags=0)


def test_searchlight_traces_with_as_much_as_it_is_advanced_twice() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Searchlight {advancement 2}
        runner:
          credits 2
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.chooses(2)  # the second trace finds nothing left to pay with
    game.expect(tags=1, runner_credits=0)


def test_housekeeping_takes_a_card_for_the_first_install_of_each_turn_and_stays() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Housekeeping, PAD Campaign
        runner:
          credits 9
          hand: Magnum Opus, Desperado, Diesel, Sure Gamble
        turn: corp
    """)
    game.corp.plays("Housekeeping")
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(runner_hand=4)
    game.corp.takes_credit()
    game.runner.installs("Desperado")
    game.runner.picks("Diesel")
    game.expect(runner_heap=["Diesel"])
    game.runner.installs("Magnum Opus")
    game.expect(runner_heap=["Diesel"], corp_archives=[])


@pytest.mark.ruling("Housekeeping", 0)
def test_housekeeping_does_nothing_to_an_empty_grip() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Housekeeping
        runner:
          credits 9
          hand: Desperado
        turn: corp
    """)
    game.corp.plays("Housekeeping")
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.installs("Desperado")
    game.expect(runner_hand=[], runner_heap=[])
    assert game.winner is None and game.card("Desperado").installed


def test_patch_makes_rezzed_ice_stronger_as_a_condition_counter() -> None:
    game = scenario("""
        corp:
          hand: Patch
          HQ: ice Enigma, (Ice Wall)
        turn: corp
    """)
    game.corp.plays("Patch")
    assert game.card("Enigma").strength == 4
    assert game.card("Patch").host == "Enigma"


def test_traffic_accident_needs_two_tags_and_does_two_meat_damage() -> None:
    game = scenario("""
        corp:
          hand: Traffic Accident
        runner:
          tags 1
          hand: 3 Diesel
        turn: corp
    """)
    game.refuses("corp", "play Traffic Accident")
    game = scenario("""
        corp:
          hand: Traffic Accident
        runner:
          tags 2
          hand: 3 Diesel
          rig: Net Shield
        turn: corp
    """)
    game.corp.plays("Traffic Accident")  # Net Shield is of no use against it
    game.expect(runner_heap=["Diesel", "Diesel"], runner_hand=["Diesel"])


def test_cyberdex_virus_suite_purges_when_accessed_even_from_rnd_where_it_is_revealed() -> None:
    game = scenario("""
        corp:
          deck: Cyberdex Virus Suite
        runner:
          credits 0
          rig: Datasucker {virus 2}
        run: R&D, at 6.9.5g
    """)
    assert game.game.view(None)["access"]["card"] == "Cyberdex Virus Suite"
    game.corp.triggers("Cyberdex Virus Suite")
    assert game.card("Datasucker").virus == 0


def test_cyberdex_virus_suite_purges_for_itself() -> None:
    game = scenario("""
        corp:
          Server 1: Cyberdex Virus Suite
        runner:
          rig: Datasucker {virus 2}
        turn: runner, at 5.7.1e
    """)
    game.corp.uses("Cyberdex Virus Suite")
    assert game.card("Datasucker").virus == 0
    game.expect(corp_archives=["Cyberdex Virus Suite"])


def test_checkpoint_threatens_meat_damage_and_costs_bad_publicity() -> None:
    game = scenario("corp:\n credits 9\n HQ: ice (Checkpoint)\nrun: HQ, approaching ice 1")
    game.corp.rezzes("Checkpoint")
    game.expect(bad_publicity=1)
    board = "corp:\n credits 0\n HQ: ice Checkpoint\nrunner:\n credits 5\n hand: 4 any\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.chooses(4)
    assert game.damage() == []
    game.runner.continues()
    assert game.damage() == ["3 meat"]
    game = scenario(board)
    game.runner.chooses(4)
    game.runner.jacks_out()
    assert game.damage() == []
    game = scenario(board)
    game.runner.chooses(5)
    game.runner.continues()
    assert game.damage() == []


def test_sub_boost_makes_ice_a_barrier_that_ends_the_run_last() -> None:
    game = scenario("corp:\n hand: Sub Boost\n HQ: ice Pop-up Window, (Enigma)\n R&D: ice Hunter\nturn: corp")
    game.corp.plays("Sub Boost")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Hunter")
    assert game.card("Hunter").has("barrier") and game.card("Hunter").has("sentry")
    assert game.card("Sub Boost").host == "Hunter"
    game = scenario(
        "corp:\n credits 0\n R&D: ice Hunter [Sub Boost]\nrunner:\n credits 1\nrun: R&D, encountering ice 1"
    )
    game.runner.chooses(1)
    game.expect(tags=1, run=None)


def test_dedicated_technician_team_pays_to_install_ice_there() -> None:
    board = """
        corp:
          credits 0
          hand: Enigma
          HQ: ice Ice Wall
          Server 1: ice Ice Wall; cards Dedicated Technician Team
        turn: corp
    """
    game = scenario(board)
    game.corp.installs("Enigma", "Server 1")
    game.corp.done()
    assert game.card("Dedicated Technician Team").credits == 1
    game = scenario(board)
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_archives=["Ice Wall"])
    assert game.card("Dedicated Technician Team").credits == 2


def test_constellation_protocol_moves_a_token_between_ice() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          HQ: ice Ice Wall {advancement 2}, Enigma
          R&D: ice (Fire Wall)
          Server 1: cards Constellation Protocol
          Server 2: cards (Nisei MK II {advancement 1})
        turn: corp, at 5.6.1b
    """)
    game.go_on("react")
    game.corp.triggers("Constellation Protocol")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Fire Wall")
    assert game.card("Ice Wall").advancement == 1 and game.card("Fire Wall").advancement == 1


def test_the_board_lowers_what_the_runner_has_stolen() -> None:
    game = scenario("""
        corp:
          score: Nisei MK II
          Server 1: cards The Board
        runner:
          credits 9
          score: Nisei MK II, Hostile Takeover
        run: Server 1, approaching server
    """)
    assert (game.corp.points, game.runner.points) == (2, 1)
    game.runner.continues()
    game.runner.trashes("The Board")
    game.expect(runner_points=5, corp_archives=[])


@pytest.mark.ruling("Mark Yale", 0)
def test_mark_yale_profits_from_agenda_counters() -> None:
    game = scenario(
        "corp:\n credits 0\n score: Nisei MK II {agenda 1}\n Server 1: cards Mark Yale\nturn: corp, at 5.6.2a"
    )
    game.corp.uses("Mark Yale", ability=3)
    game.expect(corp_credits=3)
    assert game.card("Nisei MK II").agenda_counters == 0
    game.corp.uses("Mark Yale")
    game.expect(corp_credits=5, corp_archives=["Mark Yale"])


def test_mark_yale_profits_from_other_abilities_too() -> None:
    game = scenario("""
        corp:
          credits 0
          score: Nisei MK II {agenda 1}
          Server 1: cards Mark Yale
        run: Archives, approaching server
    """)
    game.corp.uses("Nisei MK II")
    game.expect(corp_credits=1, run=None)

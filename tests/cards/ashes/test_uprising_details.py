"""What the cards of Uprising say in passing: whose card, which turn, how many, and nothing else."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import SERVER_HQ, SERVER_RND
from netrunner.testing import define, scenario
from netrunner.vocabulary import Accessed, AccessServer, This, Trash, when


def test_odore_breaks_sentries_alone_and_for_free_with_virtual_resources_alone() -> None:
    board = """
        corp:
          HQ: ice {}
        runner:
          credits 9
          rig: Odore, Logic Bomb, Logic Bomb, {}
        run: HQ, encountering ice 1
    """
    game = scenario(board.format("Rototurret", "Daily Casts"))
    game.offers("runner", "use Odore ability 1")
    game.refuses("runner", "use Odore, ability 2")
    game = scenario(board.format("Quandary", "Trickster Taka"))
    game.refuses("runner", "use Odore, ability 1")
    game.refuses("runner", "use Odore, ability 2")


def test_paladin_poemu_pays_for_no_icebreaker_and_spares_the_corp() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 0
          rig: Paladin Poemu {credit 2}, Corroder
        run: HQ, encountering ice 1
    """, mode="full")  # fmt: skip
    game.refuses("runner", "use Corroder")
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: PAD Campaign
        runner:
          clicks 1
          rig: Paladin Poemu {credit 3}, Desperado
        turn: runner
    """)
    game.runner.takes_credit()
    game.offers("runner", "pick Paladin Poemu")
    game.refuses("runner", "pick PAD Campaign")
    game = scenario("corp:\n clicks 1\nrunner:\n rig: Paladin Poemu {credit 3}\nturn: corp")
    game.corp.takes_credit()
    game.asks("runner", "action")
    game.expect(runner_rig=["Paladin Poemu"])


def test_prognostic_q_loop_shows_two_cards_and_installs_hardware_too() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          deck: Diesel, Modded, Crypsis
          rig: Prognostic Q-Loop
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.triggers("Prognostic Q-Loop")
    assert game.has_seen("runner", "Modded")
    assert not game.has_seen("runner", "Crypsis")
    game = scenario("""
        runner:
          credits 2
          deck: Akamatsu Mem Chip
          rig: Prognostic Q-Loop
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Prognostic Q-Loop")
    game.runner.picks("Akamatsu Mem Chip")
    game.expect(runner_credits=0)


def test_mantle_pays_for_no_install_and_for_no_resource() -> None:
    game = scenario("""
        corp:
          hand: 2 any
        runner:
          credits 0
          hand: Akamatsu Mem Chip
          rig: Mantle, Officer Frank
        turn: runner, at 5.7.1e
        this turn: suffered 1 meat damage
    """, mode="full")  # fmt: skip
    game.refuses("runner", "use Officer Frank")
    game.pass_windows()
    game.refuses("runner", "install Akamatsu Mem Chip")


def test_euler_breaks_code_gates_alone_and_as_many_of_two_as_the_runner_likes() -> None:
    board = """
        corp:
          HQ: ice {}
        runner:
          credits 9
          hand: Euler
        turn: runner
    """
    game = scenario(board.format("Ice Wall"))
    game.runner.installs("Euler")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    assert not any("use Euler" in option and "ability 3" not in option for option in game.options("runner"))
    game = scenario("""
        corp:
          HQ: ice Quandary, Enigma
        runner:
          credits 3
          rig: Euler
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Euler")
    game.runner.breaks(2, using="Euler")
    game.expect(runner_credits=0)
    assert not game.is_broken(1)


def test_penumbral_toolkit_is_cheaper_after_hq_alone_and_pays_for_nothing_between_runs() -> None:
    game = scenario("""
        corp:
          play area: Scarcity of Resources
        runner:
          credits 4
          hand: Penumbral Toolkit
        turn: runner
        this turn: successful run on HQ
    """)
    game.runner.installs("Penumbral Toolkit")
    game.expect(runner_credits=2)
    game = scenario("""
        runner:
          credits 0
          hand: Penumbral Toolkit, Akamatsu Mem Chip
          rig: Penumbral Toolkit {credit 4}
        turn: runner
        this turn: successful run on R&D
    """)
    game.refuses("runner", "install Penumbral Toolkit")
    game.refuses("runner", "install Akamatsu Mem Chip")


def test_aniccam_draws_for_no_trashed_program() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Corroder
          deck: 5 Diesel
          rig: Aniccam, Mimic
        turn: runner
    """)
    game.runner.installs("Corroder", trashing=["Mimic"])
    game.expect(runner_hand=0, runner_heap=["Mimic"])


def test_drafter_ignores_the_cost_of_a_place_and_installs_from_hq_too() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma
          HQ: ice Drafter
          R&D: ice (Hunter)
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Enigma")
    game.corp.chooses("R&D")
    game.corp.done()  # without trashing ice first
    assert game.ice("R&D") == ["Hunter", "Enigma"]


@pytest.mark.parametrize("card", ["Akamatsu Mem Chip", "Logic Bomb"])
def test_scapenet_traces_with_seven_and_finds_chips_and_virtual_cards(card: str) -> None:
    game = scenario(f"""
        corp:
          credits 1
          hand: Scapenet
        runner:
          credits 6
          rig: {card}, Desperado
        turn: corp 3
        last turn: successful run on Archives
    """)
    game.corp.plays("Scapenet")
    game.runner.chooses(6)
    assert game.card(card).zone == "removed"


def test_prana_condenser_watches_the_corps_net_damage_alone() -> None:
    game = scenario("""
        corp:
          hand: Test Meat Damage
          Server 1: Prāna Condenser
        runner:
          hand: 4 any
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=1)
    game.expect(runner_hand=3)
    game = scenario("""
        corp:
          Server 1: Prāna Condenser
        runner:
          hand: 4 any
          deck: 4 any
          rig: Zer0
        turn: runner
    """)
    game.runner.uses("Zer0")
    game.asks("runner", "action")
    game.expect(runner_hand=5)


def test_boomerang_breaks_one_or_two_subroutines() -> None:
    board = """
        corp:
          HQ: ice Ichi 1.0
        runner:
          rig: Boomerang {remembers HQ ice 1}
        run: HQ, encountering ice 1
    """
    game = scenario(board)
    game.runner.breaks(2, using="Boomerang")
    assert not game.is_broken(1)
    game = scenario(board)
    game.runner.uses("Boomerang")
    for n in (1, 2):
        game.runner.chooses(f"break Ichi 1.0 [HQ ice 1] subroutine {n}")
    game.asks("runner", "window")
    assert not game.is_broken(3)


def test_hoshiko_shiro_flips_as_the_runners_turn_ends_and_after_an_access_alone() -> None:
    """Hoshiko Shiro: Untold Protagonist sleeps through the Corp's turn, Hoshiko Shiro: Mahou Shoujo stays awake."""
    game = scenario("""
        corp:
          credits 9
          clicks 1
          hand: An Offer You Can't Refuse, Hedge Fund
        runner: Hoshiko Shiro: Untold Protagonist
        turn: corp
    """)
    game.corp.plays("An Offer You Can't Refuse")
    game.corp.chooses("HQ")
    game.runner.accepts()
    game.go_on("5.7.1f")
    assert game.accessed() == ["Hedge Fund"]
    assert game.game.state.cards[1].defn.title == "Hoshiko Shiro: Untold Protagonist"
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 3 any
        runner: Hoshiko Shiro: Mahou Shoujo
          clicks 1
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("corp", "action")
    assert game.game.state.cards[1].defn.title == "Hoshiko Shiro: Mahou Shoujo"


@pytest.mark.parametrize(("server", "place", "other"), [("HQ", "hand", SERVER_RND), ("R&D", "deck", SERVER_HQ)])
def test_mu_safecracker_opens_one_server_and_no_other_in_that_run(server: str, place: str, other: int) -> None:
    define("Chatty Archivist", "corp", "asset", when(Accessed(), Trash(This()), AccessServer(other)))
    elsewhere = "deck" if place == "hand" else "hand"
    game = scenario(f"""
        corp:
          {place}: Chatty Archivist, Enigma
          {elsewhere}: 3 Hedge Fund
        runner:
          rig: Mu Safecracker, Ghost Runner {{credit 2}}
        turn: runner
    """)
    game.runner.runs(server)
    game.runner.continues()
    game.runner.triggers("Mu Safecracker")
    game.go_on("action")
    assert sorted(game.accessed()) == ["Chatty Archivist", "Enigma", "Hedge Fund"]


def test_afterimage_and_makler_break_one_or_two_subroutines() -> None:
    for breaker, ice in (("Afterimage", "Ichi 1.0"), ("Makler", "Eli 2.0")):
        line = 2 if breaker == "Afterimage" else 1
        rig = breaker if breaker == "Makler" else "Afterimage, Ghost Runner {credit 1}"
        board = f"""
            corp:
              HQ: ice {ice}
            runner:
              credits 20
              rig: {rig}
            run: HQ, encountering ice 1
        """
        game = scenario(board)
        while game.card(breaker).strength < game.card(ice).strength:
            game.runner.boosts(breaker)
        game.runner.uses(breaker, ability=line)
        game.runner.chooses(f"break {ice} [HQ ice 1] subroutine 2")
        game.runner.chooses(f"break {ice} [HQ ice 1] subroutine 1")
        assert game.is_broken(1) and game.is_broken(2) and not game.is_broken(3)
        game.asks("runner", "window")
        game.runner.breaks(3, using=breaker)
        assert game.is_broken(3)


def test_simulchip_installs_programs_alone() -> None:
    game = scenario("""
        runner:
          credits 9
          heap: Gordian Blade, Akamatsu Mem Chip
          rig: Simulchip, Mimic
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Simulchip")
    assert [option for option in game.options("runner") if "Akamatsu" in option] == []
    game.runner.picks("Gordian Blade")


def test_euler_breaks_two_of_three_subroutines() -> None:
    game = scenario("""
        corp:
          HQ: ice DNA Tracker
        runner:
          credits 7
          hand: 3 any
          rig: Euler
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Euler", times=5)
    game.runner.uses("Euler", ability=2)
    for n in (1, 2):
        game.runner.chooses(f"break DNA Tracker [HQ ice 1] subroutine {n}")
    assert game.is_broken(2) and not game.is_broken(3)
    assert game.damage() == ["1 net"]


def test_project_vacheron_keeps_counters_in_the_corps_score_area() -> None:
    game = scenario("""
        corp:
          score: Project Vacheron {agenda 1}
        turn: runner, at 5.7.1a
    """)
    game.asks("runner", "action")
    assert game.card("Project Vacheron").agenda_counters == 1


def test_cordyceps_offers_only_ice_that_can_take_the_others_place() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice (Eli 1.0)
          R&D: ice (Hunter), (Pup)
          Server 1: Awakening Center [(Heimdall 1.0)]
        runner:
          rig: Cordyceps {virus 2}
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.triggers("Cordyceps")
    assert sorted(game.options("runner")) == ["pick [R&D ice 1]", "pick [R&D ice 2]"]


def test_hyoubu_precog_manifold_watches_the_chosen_server_alone() -> None:
    game = scenario("""
        corp:
          clicks 1
          hand: Hyoubu Precog Manifold, Hedge Fund
          deck: 3 any
        turn: corp
    """)
    game.corp.plays("Hyoubu Precog Manifold")
    game.corp.chooses("R&D")
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "action")
    assert game.accessed() == ["Hedge Fund"]


def test_earth_station_sea_headquarters_guards_hq_alone() -> None:
    game = scenario("corp: Earth Station: SEA Headquarters\nrunner:\n credits 0\nturn: runner")
    game.offers("runner", "run R&D")
    game.refuses("runner", "run HQ")


def test_earth_station_ascending_to_orbit_has_one_remote_server_that_costs_six_credits() -> None:
    game = scenario("""
        corp: Earth Station: Ascending to Orbit
          hand: PAD Campaign
          Server 1: (Melange Mining Corp.)
        turn: corp
    """)
    game.corp.chooses("install PAD Campaign")
    assert not any("new remote" in option for option in game.options("corp"))
    game = scenario("""
        corp: Earth Station: Ascending to Orbit
          hand: Hedge Fund
          Server 1: (Melange Mining Corp.)
        runner:
          credits 6
        turn: runner
    """)
    game.runner.runs("Archives")
    game.go_on("5.7.1f")
    assert game.game.state.cards[0].defn.title == "Earth Station: Ascending to Orbit"
    game.runner.runs("Server 1")
    game.expect(runner_credits=0)


def test_wall_to_wall_minds_no_rezzed_ice() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          HQ: ice Enigma
          Server 1: Wall to Wall
        turn: corp, at 5.6.1d
    """)
    game.corp.chooses(1)
    game.corp.chooses(2)
    game.expect(corp_credits=1)


def test_afterimage_may_break_a_single_subroutine() -> None:
    game = scenario("corp:\n HQ: ice Rototurret\nrunner:\n rig: Afterimage\nrun: HQ, encountering ice 1")
    game.runner.breaks(2, using="Afterimage")
    assert not game.is_broken(1)

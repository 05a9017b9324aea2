"""Spin: traces, bad publicity, and operations and events that cost a second click."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_hostage_finds_a_connection_and_may_install_it() -> None:
    game = scenario("runner:\n credits 4\n hand: Hostage\n deck: Diesel, Mr. Li, Wyldside\nturn: runner")
    game.runner.plays("Hostage")
    game.refuses("runner", "pick Wyldside")
    game.runner.picks("Mr. Li")
    game.runner.accepts()
    assert game.card("Mr. Li").installed
    assert game.revealed() == ["Mr. Li"]
    game.expect(runner_credits=0, runner_clicks=2, runner_deck=2)


def test_hostage_lets_the_connection_stay_in_the_grip() -> None:
    game = scenario("runner:\n credits 4\n hand: Hostage\n deck: Diesel, Mr. Li\nturn: runner")
    game.runner.plays("Hostage")
    game.runner.picks("Mr. Li")
    game.runner.declines()
    game.expect(runner_hand=["Mr. Li"], runner_credits=3)
    assert game.happened("shuffled") == 1


def test_jackson_howard_draws_two_cards_for_a_click() -> None:
    game = scenario("corp:\n deck: 3 any\n Server 1: cards Jackson Howard\nturn: corp")
    game.corp.uses("Jackson Howard", ability=1)
    game.expect(corp_hand=2, corp_clicks=2)


def test_jackson_howard_leaves_the_game_and_saves_three_cards_from_archives() -> None:
    game = scenario("""
        corp:
          archives: Enigma, (Hunter), Ice Wall, Wall of Static
          deck: 2 any
          Server 1: cards Jackson Howard
        run: HQ, approaching server
    """)
    game.corp.uses("Jackson Howard", ability=2)
    game.corp.picks("Enigma", "Hunter")
    game.offers("corp", "done")
    game.corp.picks("Ice Wall")
    game.expect(corp_deck=5)
    assert game.corp.archives == ["Wall of Static"]
    assert game.card("Jackson Howard").zone == "removed"


PRIVACY = """
    corp:
      credits {}
      hand: Invasion of Privacy
    runner:
      credits 0
      hand: Sure Gamble, Mr. Li, Corroder
    turn: corp
"""


def test_invasion_of_privacy_trashes_resources_and_events_up_to_the_excess() -> None:
    game = scenario(PRIVACY.format(2))
    game.corp.plays("Invasion of Privacy")
    assert sorted(game.revealed()) == ["Corroder", "Mr. Li", "Sure Gamble"]
    game.refuses("corp", "pick Corroder")
    game.corp.picks("Sure Gamble", "Mr. Li")
    game.expect(runner_hand=["Corroder"], corp_bad_publicity=0, corp_clicks=1)


def test_invasion_of_privacy_trashes_no_more_than_the_excess() -> None:
    game = scenario(PRIVACY.format(2).replace("credits 0", "credits 1"))
    game.corp.plays("Invasion of Privacy")
    game.runner.chooses(1)
    game.corp.picks("Mr. Li")
    game.expect(runner_hand=2)


def test_invasion_of_privacy_gives_bad_publicity_if_the_trace_fails() -> None:
    game = scenario(PRIVACY.format(2).replace("credits 0", "credits 2"))
    game.corp.plays("Invasion of Privacy")
    game.runner.chooses(2)
    game.expect(runner_hand=3, corp_bad_publicity=1)
    assert game.revealed() == []


ECHO = "corp:\n credits {}\n HQ: ice ({})\nrunner:\n rig: False Echo\nrun: HQ, approaching ice 1"


@pytest.mark.parametrize("rezzes", [True, False])
def test_false_echo_makes_the_corp_rez_the_passed_ice_or_take_it_back(rezzes: bool) -> None:
    game = scenario(ECHO.format(5, "Enigma"))
    game.pass_windows()
    game.runner.triggers("False Echo")
    game.corp.chooses(1 if rezzes else 2)
    assert game.runner.heap[0] == "False Echo"
    assert game.card("Enigma").rezzed == rezzes
    game.expect(corp_credits=2 if rezzes else 5, corp_hand=[] if rezzes else ["Enigma"], run="HQ")


def test_false_echo_leaves_no_choice_to_a_corp_that_cannot_pay() -> None:
    game = scenario(ECHO.format(2, "Enigma"))
    game.pass_windows()
    game.runner.triggers("False Echo")
    game.expect(corp_credits=2, corp_hand=["Enigma"])


def test_false_echo_may_be_kept_and_needs_unrezzed_ice() -> None:
    game = scenario(ECHO.format(5, "Enigma"))
    game.pass_windows()
    game.runner.declines("False Echo")
    assert game.card("False Echo").installed
    game = scenario("corp:\n HQ: ice Pop-up Window\nrunner:\n rig: False Echo\nrun: HQ, passing ice 1")
    game.asks("runner", "jack-out")


@pytest.mark.ruling("Eureka!", 0)
def test_eureka_installs_a_cheap_card_for_nothing() -> None:
    game = scenario("runner:\n credits 3\n hand: Eureka!\n deck: Corroder, Mimic\nturn: runner")
    game.runner.plays("Eureka!")
    assert game.revealed() == ["Corroder"]
    game.runner.accepts()
    assert game.card("Corroder").installed
    game.expect(runner_credits=0, runner_clicks=2)


def test_eureka_trashes_what_is_declined_or_no_card_to_install() -> None:
    game = scenario("runner:\n credits 3\n hand: Eureka!\n deck: Corroder, Mimic\nturn: runner")
    game.runner.plays("Eureka!")
    game.runner.declines()
    assert "Corroder" in game.runner.heap
    game = scenario("runner:\n credits 3\n hand: Eureka!\n deck: Sure Gamble, Mimic\nturn: runner")
    game.runner.plays("Eureka!")
    assert "Sure Gamble" in game.runner.heap
    game.expect(runner_deck=["Mimic"])


def test_eureka_lowers_the_cost_by_ten_only() -> None:
    game = scenario("runner:\n credits 6\n hand: Eureka!\n deck: Monolith\nturn: runner")
    game.runner.plays("Eureka!")
    assert game.runner.heap[0] == "Monolith"
    game = scenario("runner:\n credits 11\n hand: Eureka!\n deck: Monolith\nturn: runner")
    game.runner.plays("Eureka!")
    game.runner.accepts()
    game.expect(runner_credits=0)


def test_record_reconstructor_may_put_a_faceup_card_on_top_of_rnd() -> None:
    board = """
        corp:
          archives: Enigma, (Project Atlas), Hunter
          deck: Ice Wall
        runner:
          rig: Record Reconstructor
        run: Archives, approaching server
    """
    game = scenario(board)
    game.runner.continues()
    game.runner.accepts()
    game.refuses("runner", "pick Project Atlas")
    game.runner.picks("Hunter")
    game.expect(corp_deck=["Hunter", "Ice Wall"], run=None)
    game = scenario(board)
    game.runner.continues()
    game.runner.declines()
    game.runner.accesses("Project Atlas")
    game = scenario(board.replace("run: Archives", "run: R&D"))
    game.runner.continues()
    assert game.accessed() == ["Ice Wall"]


HELLION = """
    corp:
      credits 3
      hand: Hellion Alpha Test
    runner:
      credits {}
      deck: Diesel
      rig: Wyldside, Corroder
    turn: corp
    last turn: installed {}
"""


def test_hellion_alpha_test_puts_a_resource_on_top_of_the_stack() -> None:
    game = scenario(HELLION.format(0, "Wyldside"))
    game.corp.plays("Hellion Alpha Test")
    game.corp.chooses(0)
    game.expect(runner_deck=["Wyldside", "Diesel"], corp_bad_publicity=0)


def test_hellion_alpha_test_gives_bad_publicity_if_the_trace_fails() -> None:
    game = scenario(HELLION.format(2, "Wyldside"))
    game.corp.plays("Hellion Alpha Test")
    game.corp.chooses(0)
    game.runner.chooses(2)
    game.expect(corp_bad_publicity=1)
    assert game.card("Wyldside").installed


def test_hellion_alpha_test_needs_a_resource_that_was_installed_last_turn() -> None:
    scenario(HELLION.format(0, "Corroder")).refuses("corp", "play Hellion Alpha Test")


@pytest.mark.parametrize("taken", [0, 2, 3])
def test_profiteering_pays_five_credits_for_each_bad_publicity(taken: int) -> None:
    game = scenario("corp:\n credits 0\n Server 1: cards (Profiteering {advancement 3})\nturn: corp, at 5.6.2a")
    game.corp.scores("Profiteering")
    game.refuses("corp", "number 4")
    game.corp.chooses(taken)
    game.expect(corp_credits=5 * taken, corp_bad_publicity=taken)


def test_reina_roja_makes_the_first_ice_of_each_turn_dearer() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (Ice Wall), (Pop-up Window)
          Server 1: cards (PAD Campaign)
        runner: Reina Roja: Freedom Fighter
        run: HQ
    """)
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=7)
    game.corp.rezzes("Pop-up Window")
    game.expect(corp_credits=6 + 1)  # Pop-up Window pays as it is encountered
    game.runner.accepts()
    game.runner.continues()
    game.corp.rezzes("Ice Wall")
    game.expect(corp_credits=6)


def test_woman_in_the_red_dress_shows_the_top_card_which_the_corp_may_draw() -> None:
    board = "corp:\n deck: Enigma, Hunter\nrunner:\n rig: Woman in the Red Dress\nturn: runner, at 5.7.1a"
    game = scenario(board)
    assert game.revealed() == ["Enigma"]
    game.corp.accepts()
    game.expect(corp_hand=["Enigma"], corp_deck=["Hunter"])
    game = scenario(board)
    game.corp.declines()
    game.expect(corp_hand=[], corp_deck=["Enigma", "Hunter"])

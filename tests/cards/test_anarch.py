"""The Anarch cards of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_noise_trashes_the_top_card_of_rnd_facedown_for_each_virus() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma
        runner: Noise: Hacker Extraordinaire
          hand: Datasucker, Corroder
        turn: runner
    """)
    game.runner.installs("Datasucker")
    game.expect(corp_archives=["Hedge Fund"], corp_deck=["Enigma"])
    assert not game.card("Hedge Fund").faceup
    game.runner.installs("Corroder")
    game.expect(corp_deck=["Enigma"])


def test_deja_vu_returns_one_card_or_two_viruses() -> None:
    text = """
        runner:
          hand: Déjà Vu
          heap: Diesel, Datasucker, Medium
        turn: runner
    """
    game = scenario(text)
    game.runner.plays("Déjà Vu")
    game.runner.chooses(1)
    game.runner.picks("Diesel")
    game.expect(runner_hand=["Diesel"])
    game = scenario(text)
    game.runner.plays("Déjà Vu")
    game.runner.chooses(2)
    assert "pick Diesel" not in game.options("runner")
    game.runner.picks("Datasucker", "Medium")
    game.expect(runner_hand=["Datasucker", "Medium"])


def test_demolition_run_trashes_a_card_without_trash_cost_and_an_agenda_is_then_not_stolen() -> None:
    game = scenario("""
        corp:
          hand: Nisei MK II
        runner:
          hand: Demolition Run
        turn: runner
    """)
    game.runner.plays("Demolition Run")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.uses("Demolition Run")
    game.expect(corp_archives=["Nisei MK II"], runner_score=[], runner_credits=3)
    assert game.card("Nisei MK II").faceup


def test_stimhack_gives_nine_credits_for_the_run_and_one_brain_damage_that_nothing_prevents() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          hand: Hedge Fund
        runner:
          credits 0
          hand: Stimhack, Sure Gamble
          rig: Gordian Blade
        turn: runner
    """)
    game.runner.plays("Stimhack")
    assert game.card("Stimhack").credits == 9
    game.runner.runs("HQ")
    game.runner.passes()
    game.runner.passes()
    game.corp.rezzes("Enigma")
    game.runner.passes()
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    assert game.card("Stimhack").credits == 7
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(brain_damage=1, runner_heap=["Stimhack", "Sure Gamble"], runner_credits=0, runner_hand_size=4)


def test_cyberfeeder_pays_for_icebreakers_and_for_viruses_only() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Datasucker, Access to Globalsec
          rig: Cyberfeeder {credits 1}
        turn: runner
    """)
    assert "install Access to Globalsec" not in game.options("runner")
    game.runner.installs("Datasucker")
    assert game.card("Cyberfeeder").credits == 0


def test_grimoire_puts_a_counter_on_each_virus_and_adds_two_memory() -> None:
    game = scenario("""
        runner:
          hand: Datasucker
          rig: Grimoire
        turn: runner
    """)
    game.runner.installs("Datasucker")
    assert game.card("Datasucker").virus == 1
    game.expect(runner_memory_limit=6)


def test_datasucker_gets_a_counter_from_central_servers_and_weakens_the_encountered_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          hand: Hedge Fund
        runner:
          rig: Datasucker {virus 1}, Yog.0
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Datasucker")
    assert game.card("Enigma").strength == 1
    game.runner.breaks(1, using="Yog.0")
    game.runner.breaks(2, using="Yog.0")
    game.runner.continues()
    game.expect(runner_hand=[])
    assert game.card("Datasucker").virus == 1
    assert game.card("Enigma").strength == 2


def test_djinn_hosts_programs_free_of_memory_and_finds_a_virus() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Sneakdoor Beta, Corroder
          deck: Diesel, Medium
          rig: Djinn
        turn: runner
    """)
    game.runner.installs("Sneakdoor Beta", "Djinn")
    game.expect(runner_memory_used=1)
    assert game.card("Djinn").hosted == ["Sneakdoor Beta"]
    game.runner.installs("Corroder")
    game.runner.done()
    assert game.card("Corroder").host is None
    game.runner.uses("Djinn")
    game.runner.picks("Medium")
    game.expect(runner_hand=["Medium"], runner_deck=["Diesel"])


def test_medium_lets_the_runner_choose_how_many_more_cards_to_access() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Hunter, Ice Wall
        runner:
          rig: Medium {virus 2}
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.card("Medium").virus == 3
    game.runner.triggers("Medium")
    game.runner.chooses(2)
    assert game.happened("access") == 3


def test_parasite_eats_its_host_when_the_strength_is_gone() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          HQ: ice Enigma
        runner:
          hand: Parasite
          rig: Grimoire
        turn: runner
    """)
    game.runner.installs("Parasite", "Enigma")
    assert game.card("Enigma").strength == 1
    for _ in range(3):
        game.runner.takes_credit()
    game.pass_windows()
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(corp_archives=["Enigma"], runner_heap=["Parasite"], turn="runner")


@pytest.mark.rule("1.12.5c")
def test_parasite_cannot_be_installed_without_rezzed_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          hand: Parasite
        turn: runner
    """)
    assert "install Parasite" not in game.options("runner")


def test_wyrm_lowers_strength_only_when_it_matches_and_breaks_at_zero() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          hand: Hedge Fund
        runner:
          credits 20
          rig: Wyrm
        turn: runner
        run: HQ, encountering ice 1
    """)
    assert not any("Wyrm ability 2" in t for t in game.options("runner"))
    game.runner.boosts("Wyrm")
    game.runner.uses("Wyrm", ability=2)
    assert not any("Wyrm ability 1" in t for t in game.options("runner"))
    game.runner.uses("Wyrm", ability=2)
    game.runner.uses("Wyrm", ability=1)
    game.runner.chooses("break Enigma [HQ ice 1] subroutine 1")
    game.expect(runner_credits=14)


def test_ice_carver_weakens_ice_only_while_it_is_encountered() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          R&D: ice Hunter
        runner:
          rig: Ice Carver, Gordian Blade
        turn: runner
        run: HQ, encountering ice 1
    """)
    assert game.card("Enigma").strength == 1
    assert game.card("Hunter").strength == 4


def test_wyldside_draws_two_and_takes_a_click() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          clicks 1
        runner:
          deck: Diesel, Modded, Tinkering
          rig: Wyldside
        turn: corp
    """)
    game.corp.takes_credit()
    game.expect(runner_hand=["Diesel", "Modded"], runner_clicks=3, turn="runner")

"""The Anarch identity, events, hardware and resources of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, EVENTS
from netrunner.testing import define, scenario
from netrunner.vocabulary import Clicks, Draw, paid


@pytest.mark.ruling("Noise: Hacker Extraordinaire", 0)
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
    trashed = [event for event in game.events() if EVENTS[event.kind] == "trashed"]
    assert [event.player for event in trashed] == [CORP]
    game.runner.installs("Corroder")
    game.expect(corp_deck=["Enigma"])


def test_noise_with_an_empty_rnd_trashes_nothing_and_nobody_loses() -> None:
    game = scenario("""
        runner: Noise: Hacker Extraordinaire
          hand: Datasucker
        turn: runner
    """)
    game.runner.installs("Datasucker")
    game.expect(corp_archives=[], winner=None)


def test_deja_vu_returns_one_card_or_two_viruses() -> None:
    text = """
        runner:
          hand: Déjà Vu
          heap: Diesel, Datasucker, Medium, Parasite
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
    game.done()


def test_deja_vu_may_return_a_single_virus_and_not_another_card_with_it() -> None:
    game = scenario("""
        runner:
          credits 4
          hand: Déjà Vu
          heap: Diesel, Datasucker, Medium
        turn: runner
    """)
    game.runner.plays("Déjà Vu")
    game.runner.chooses(2)
    game.runner.picks("Medium")
    game.refuses("runner", "pick Diesel")
    game.runner.done()
    game.expect(runner_hand=["Medium"], runner_heap=["Diesel", "Datasucker", "Déjà Vu"], runner_credits=2)


@pytest.mark.rule("1.2.5:1")
def test_deja_vu_cannot_be_played_with_an_empty_heap() -> None:
    game = scenario("""
        runner:
          hand: Déjà Vu
        turn: runner
    """)
    game.refuses("runner", "play Déjà Vu")


@pytest.mark.erratum("11.2.1")
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


def test_demolition_run_is_on_hq_or_rnd() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma
          Server 1: cards (PAD Campaign)
        runner:
          hand: Demolition Run
        turn: runner
    """)
    game.runner.plays("Demolition Run")
    assert game.options("runner") == ["server HQ", "server R&D"]
    game.runner.runs("R&D")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.uses("Demolition Run")
    game.expect(corp_archives=["Hedge Fund"], corp_deck=["Enigma"])


def test_demolition_run_need_not_trash_and_the_agenda_is_stolen() -> None:
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
    game.runner.declines()
    game.expect(runner_score=["Nisei MK II"], corp_archives=[])


def test_demolition_run_comes_after_what_the_accessed_card_does() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Snare!
        runner:
          hand: Demolition Run, 4 any
        turn: runner
    """)
    game.runner.plays("Demolition Run")
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Snare!")
    game.expect(tags=1, runner_hand=1)
    game.runner.uses("Demolition Run")
    game.expect(corp_archives=["Snare!"])


def test_demolition_run_trashes_an_upgrade_in_the_root_for_nothing_and_only_in_that_run() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: root Research Station
        runner:
          credits 2
          hand: Demolition Run
        turn: runner
    """)
    game.runner.plays("Demolition Run")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("Research Station")
    game.runner.uses("Demolition Run")
    game.runner.declines()
    game.expect(corp_archives=["Research Station"], runner_credits=0)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_hand=["Hedge Fund"], run=None)
    game.done()


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


def test_stimhacks_credits_are_lost_with_it_and_the_damage_follows_an_unsuccessful_run_too() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 1
          hand: Stimhack, Diesel
        turn: runner
    """)
    game.runner.plays("Stimhack")
    game.runner.runs("HQ")
    game.expect(run=None, runner_credits=1, brain_damage=1, runner_heap=["Stimhack", "Diesel"], runner_hand_size=4)
    assert all(card.credits == 0 for card in game.cards("Stimhack"))


def test_stimhacks_credits_pay_for_trashing_what_is_accessed() -> None:
    game = scenario("""
        corp:
          Server 1: cards PAD Campaign
        runner:
          credits 0
          hand: Stimhack, Diesel
        turn: runner
    """)
    game.runner.plays("Stimhack")
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(corp_archives=["PAD Campaign"], runner_credits=0, brain_damage=1)


@pytest.mark.erratum("11.2.2")
def test_stimhacks_credits_can_be_lost_for_they_are_considered_to_be_in_the_pool() -> None:
    """11.2.2; credits on Ghost Runner, which can only be spent, stay (1.10.4c)."""
    game = scenario("""
        corp:
          HQ: ice DNA Tracker
          hand: Hedge Fund
        runner:
          credits 1
          hand: Stimhack, 5 Diesel
          rig: Ghost Runner {credit 3}
        turn: runner
    """)
    game.runner.plays("Stimhack")
    game.runner.runs("HQ")
    game.pass_windows()  # three subroutines, and 2 credits are lost for each of them
    assert (game.card("Stimhack").credits, game.card("Ghost Runner").credits) == (3, 3)
    game.expect(runner_credits=1, runner_hand=2)


def test_with_credits_on_stimhack_the_credit_pool_is_not_empty() -> None:
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
          Server 2: (SanSan City Grid)
        runner:
          credits 1
          hand: Stimhack, 5 Diesel
          rig: Order of Sol, Access to Globalsec
        turn: runner
    """)
    game.runner.plays("Stimhack")
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.runner.trashes("PAD Campaign")
    game.runner.chooses(3)  # of 4; the last one comes out of the pool itself
    game.expect(runner_credits=0, corp_archives=["PAD Campaign"])
    assert game.happened("credits-gained") == 0  # Order of Sol: 6 credits were still considered to be in the pool


def test_stimhack_flatlines_a_runner_with_an_empty_grip() -> None:
    game = scenario("""
        runner:
          hand: Stimhack
        turn: runner
    """)
    game.runner.plays("Stimhack")
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(winner="corp")


def test_stimhacks_damage_cannot_be_prevented() -> None:
    game = scenario("""
        runner:
          hand: Stimhack, Diesel
          rig: Test Shield, Test Great Shield
        turn: runner
    """)
    game.runner.plays("Stimhack")
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(brain_damage=1, runner_hand=0, runner_rig=2)
    game.done()


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
    define("Hungry Worm", "runner", "program", paid((Clicks(), 1), Draw(1)), subtypes="virus")
    game = scenario("""
        runner:
          credits 0
          deck: 3 Datasucker
          rig: Cyberfeeder, Djinn, Hungry Worm
        turn: runner
    """)
    game.refuses("runner", "use Djinn")
    game.refuses("runner", "use Hungry Worm")  # a virus is paid for when it is installed


def test_cyberfeeder_pays_for_an_icebreaker_and_is_refilled_when_the_turn_begins() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
          deck: 3 any
        runner:
          credits 0
          rig: Cyberfeeder, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Corroder")
    assert game.card("Cyberfeeder").credits == 0
    game.runner.jacks_out()
    for _ in range(3):
        game.runner.takes_credit()
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(turn="runner")
    assert game.card("Cyberfeeder").credits == 1


def test_cyberfeeder_pays_for_bypassing_with_femme_fatale() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 0
          rig: Cyberfeeder, Femme Fatale {remembers HQ ice 1}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.triggers("Femme Fatale")
    game.expect(run="HQ")
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


def test_grimoire_leaves_other_programs_alone_and_is_the_only_console() -> None:
    game = scenario("""
        runner:
          credits 20
          hand: Corroder, The Toolbox
          rig: Grimoire
        turn: runner
    """)
    game.refuses("runner", "install The Toolbox")
    game.runner.installs("Corroder")
    assert game.card("Corroder").virus == 0


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


def test_ice_carver_helps_parasite_to_eat_the_encountered_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Enigma [Parasite {virus 1}]
        runner:
          rig: Ice Carver
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(corp_archives=["Enigma"], run="HQ")
    game.asks("runner", "jack-out")


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


def test_wyldside_with_an_empty_stack_still_takes_the_click() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          clicks 1
        runner:
          rig: Wyldside
        turn: corp
    """)
    game.corp.takes_credit()
    game.expect(runner_hand=[], runner_clicks=3, winner=None)

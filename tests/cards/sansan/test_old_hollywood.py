"""The cards of Old Hollywood."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_spoilers_makes_the_corp_trash_the_top_of_rnd_whenever_it_scores() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma
          Server 1: (Test Agenda {advancement 3})
        runner:
          rig: Spoilers, Consume
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Test Agenda")
    game.expect(corp_archives=["Hedge Fund"], corp_deck=["Enigma"])
    assert not game.card("Hedge Fund").faceup
    game.asks("corp", "action")  # Consume does not answer what the Corp trashes


def test_rolodex_arranges_the_top_of_the_stack_when_it_is_installed() -> None:
    game = scenario("""
        runner:
          hand: Rolodex
          deck: Diesel, Modded, Easy Mark, Inside Job, Tinkering, Quest Completed
        turn: runner
    """)
    game.runner.installs("Rolodex")
    game.runner.picks("Tinkering", "Inside Job", "Easy Mark", "Modded")
    game.expect(
        runner_deck=["Tinkering", "Inside Job", "Easy Mark", "Modded", "Diesel", "Quest Completed"],
        runner_heap=[],
    )


def test_rolodex_takes_the_top_three_cards_of_the_stack_along() -> None:
    game = scenario("""
        runner:
          tags 1
          deck: Diesel, Modded, Easy Mark, Inside Job
          rig: Rolodex, Beach Party
        turn: corp
    """)
    game.corp.trashes_resource("Beach Party")
    game.expect(runner_heap=["Beach Party"])
    game.corp.trashes_resource("Rolodex")
    game.expect(runner_heap=["Beach Party", "Rolodex", "Diesel", "Modded", "Easy Mark"], runner_deck=["Inside Job"])


def test_rolodex_does_nothing_when_it_is_trashed_from_the_grip() -> None:
    game = scenario("""
        corp:
          hand: Test Net Damage
        runner:
          hand: Rolodex
          deck: 4 Diesel
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=1)
    game.expect(runner_heap=["Rolodex"])


def test_fan_site_becomes_an_agenda_worth_nothing_when_the_corp_scores() -> None:
    game = scenario("""
        corp:
          Server 1: (Test Agenda {advancement 3})
        runner:
          rig: Fan Site
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Test Agenda")
    game.expect(runner_score=["Fan Site"], runner_installed=[])
    assert "Fan Site {points 0}" in game.board()


@pytest.mark.ruling("Film Critic", 0)
def test_film_critic_hosts_an_agenda_instead_of_what_follows_from_its_access() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: (Fetal AI)
        runner:
          hand: 3 any
          rig: Film Critic
        run: Server 1, at 6.9.5g
    """)
    game.runner.triggers("Film Critic")
    game.expect(runner_hand=3, runner_score=[], run=None)
    assert game.card("Fetal AI").host == "Film Critic"
    assert not game.card("Fetal AI").installed
    game.runner.uses("Film Critic")
    game.expect(runner_score=["Fetal AI"], runner_clicks=1)
    assert game.runner.points == 2


@pytest.mark.ruling("Film Critic", 1)
def test_film_critic_has_room_for_one_agenda_which_stays() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
        runner:
          rig: Film Critic [Priority Requisition]
        run: HQ, at 6.9.5g
    """)
    game.expect(runner_score=["Hostile Takeover"])  # there is no room for it
    assert game.card("Priority Requisition").host == "Film Critic"


def test_film_critic_leaves_other_cards_alone() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
        runner:
          rig: Film Critic
        run: HQ, at 6.9.5g
    """)
    game.asks("runner", "trash-accessed", "7.8.3")


def test_film_critic_may_let_an_agenda_be_stolen() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
        runner:
          rig: Film Critic
        run: HQ, at 6.9.5g
    """)
    game.runner.passes()
    game.expect(runner_score=["Hostile Takeover"])


def test_ronald_five_takes_a_click_whenever_the_runner_trashes_a_corp_card() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          Server 1: Ronald Five
        runner:
          credits 9, clicks 3
        run: HQ, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    game.expect(runner_clicks=2)
    game.pass_windows()
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("Ronald Five")
    game.expect(runner_clicks=0)


def test_ronald_five_looks_at_each_card_and_at_the_runner_alone() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: Ronald Five
          Server 2: PAD Campaign, Experiential Data
        runner:
          clicks 4, credits 9
          hand: Singularity
          rig: Crypsis
        turn: runner
    """)
    game.pass_windows()
    game.runner.plays("Singularity")
    game.runner.chooses("Server 2")
    game.pass_windows()
    game.runner.continues()
    game.corp.chooses("trigger Ronald Five [Server 1 card 1]")
    game.expect(corp_archives=["PAD Campaign", "Experiential Data"])
    assert game.happened("clicks-lost") == 2
    game = scenario("""
        corp:
          hand: Enigma
          archives: Hedge Fund
          Server 1: Ronald Five
          Server 2: Allele Repression {advancement 1}
        runner:
          clicks 4
          rig: Fall Guy
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Fall Guy", ability=2)  # the Runner trashes a card of their own
    game.corp.uses("Allele Repression")  # the Corp trashes a card
    game.corp.picks("Hedge Fund")
    game.expect(corp_hand=["Hedge Fund"], runner_clicks=4)


def test_enforcer_trashes_and_hurts_for_an_agenda() -> None:
    game = scenario("""
        corp:
          credits 9
          score: Hostile Takeover
          HQ: ice (Enforcer 1.0)
        runner:
          hand: 3 any
          rig: Corroder, Desperado, Akamatsu Mem Chip, Beach Party, Rolodex, Fan Site
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    game.corp.rezzes("Enforcer 1.0")
    game.expect(corp_score=[])
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Enforcer 1.0")
    game.expect(runner_clicks=2)
    game.pass_windows()
    game.expect(runner_installed=["Corroder", "Akamatsu Mem Chip", "Beach Party"], brain_damage=1)


def test_enforcer_trashes_a_program() -> None:
    game = scenario("""
        corp:
          HQ: ice Enforcer 1.0
        runner:
          rig: Corroder, Akamatsu Mem Chip
        run: HQ, encountering ice 1, broken 2
    """)
    game.pass_windows()
    game.expect(runner_installed=["Akamatsu Mem Chip"])


def test_its_a_trap_bites_when_it_is_exposed_and_trashes_with_itself() -> None:
    game = scenario("""
        corp:
          HQ: ice (It's a Trap!), (Enigma)
        runner:
          hand: 2 Satellite Uplink, 3 Diesel
          rig: Paparazzi
        turn: runner
    """)
    game.runner.plays("Satellite Uplink")
    game.runner.picks("HQ ice 2")
    game.runner.done()
    game.expect(runner_hand=4)
    game.runner.plays("Satellite Uplink")
    game.runner.picks("HQ ice 1")
    game.runner.done()
    game.expect(runner_hand=1)
    game = scenario("""
        corp:
          HQ: ice It's a Trap!
          Server 1: PAD Campaign
        runner:
          rig: Corroder, Beach Party
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    assert sorted(game.options("runner")) == ["pick Beach Party", "pick Corroder"]
    game.runner.picks("Beach Party")
    game.expect(runner_heap=["Beach Party"], corp_archives=["It's a Trap!"])
    game = scenario("""
        corp:
          HQ: ice It's a Trap!, (Enigma)
        runner:
          hand: Satellite Uplink, 3 Diesel
        turn: runner
    """)
    game.runner.plays("Satellite Uplink")
    game.runner.picks("HQ ice 2")
    game.expect(runner_hand=3)  # another card was exposed
    assert game.happened("exposed") == 1


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_award_bait_places_up_to_two_tokens_when_it_is_accessed(tokens: int) -> None:
    game = scenario("""
        corp:
          deck: Award Bait, Hedge Fund
          HQ: ice Ice Wall
          Server 1: PAD Campaign
          Server 2: (Test Agenda)
        run: R&D, at 6.9.5g
    """)
    assert game.game.view(None)["access"]["card"] == "Award Bait"
    game.corp.triggers("Award Bait")
    assert sorted(game.options("corp")) == ["pick Ice Wall [HQ ice 1]", "pick Test Agenda [Server 2 card 1]"]
    game.corp.picks("Ice Wall")
    assert game.options("corp") == ["number 0", "number 1", "number 2"]
    game.corp.chooses(tokens)
    assert game.card("Ice Wall").advancement == tokens
    game.expect(runner_score=["Award Bait"])


def test_explode_a_palooza_may_gain_five_credits_when_it_is_accessed() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Explode-a-palooza, Hedge Fund
        run: R&D, at 6.9.5g
    """)
    assert game.game.view(None)["access"]["card"] == "Explode-a-palooza"
    game.corp.triggers("Explode-a-palooza")
    game.expect(corp_credits=5, runner_score=["Explode-a-palooza"])
    game = scenario("""
        corp:
          credits 0
          hand: Explode-a-palooza
        run: HQ, at 6.9.5g
    """)
    game.corp.passes()
    game.expect(corp_credits=0)


def test_early_premiere_advances_a_card_in_a_server_for_a_credit() -> None:
    game = scenario("""
        corp:
          credits 2
          deck: 3 any
          HQ: ice Ice Wall
          Server 1: Early Premiere
          Server 2: (Test Agenda)
          Server 3: Project Junebug
        turn: corp, at 5.6.1a
    """)
    game.corp.triggers("Early Premiere")
    assert sorted(game.options("corp")) == [
        "pick Project Junebug [Server 3 card 1]",
        "pick Test Agenda [Server 2 card 1]",
    ]
    game.corp.picks("Test Agenda")
    assert game.card("Test Agenda").advancement == 1
    game.expect(corp_credits=1)


@pytest.mark.parametrize(("before", "tokens"), [(0, 1), (4, 1), (5, 2)])
def test_hollywood_renovation_may_advance_another_card_when_it_is_advanced(before: int, tokens: int) -> None:
    game = scenario(f"""
        corp:
          hand: Hollywood Renovation
          HQ: ice Ice Wall
          Server 1: PAD Campaign
          Server 2: Hollywood Renovation {{advancement {before}}}
        turn: corp
    """)
    game.corp.advances("Hollywood Renovation")
    game.corp.accepts()
    assert game.card("Ice Wall").advancement == tokens
    game.pass_windows()
    game.corp.advances("Ice Wall")
    assert game.card("Ice Wall").advancement == tokens + 1
    game.pass_windows()
    game.corp.installs("Hollywood Renovation", "new remote")
    assert game.card("Hollywood Renovation", "Server 3").faceup


def test_hollywood_renovation_need_not_advance_another_card() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
          Server 2: Hollywood Renovation {advancement 4}
        turn: corp
    """)
    for _ in range(2):
        game.corp.advances("Hollywood Renovation")
        game.corp.declines()
        game.pass_windows()
    assert game.card("Ice Wall").advancement == 0


def test_vanity_project_is_worth_four_points() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: (Vanity Project {advancement 5})
        turn: corp
    """)
    game.corp.advances("Vanity Project")
    game.corp.scores("Vanity Project")
    assert game.corp.points == 4

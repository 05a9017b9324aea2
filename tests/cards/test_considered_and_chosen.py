"""Counters considered to be on cards, cards that cannot leave the heap, and accesses that somebody else chooses."""

from __future__ import annotations

import pytest

from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    ADVANCEMENT,
    VIRUS,
    CanBeAdvanced,
    CountersOn,
    Gain,
    HostedCounters,
    StrengthBonus,
    paid,
    sub,
)

define("Test Sponge", "corp", "ice", CanBeAdvanced(), StrengthBonus(CountersOn(ADVANCEMENT)), sub(Gain(1)), strength=1)
define("Test Germ", "runner", "program", paid(HostedCounters(VIRUS), Gain(1)), subtypes="virus", memory=0)
define("Test Tool", "runner", "program", paid(HostedCounters(VIRUS), Gain(1)), memory=0)


def test_satellite_grid_counts_one_more_advancement_token_on_ice_of_its_server() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Sponge {advancement 1}; root Satellite Grid
          R&D: ice Test Sponge
        turn: corp
    """)
    assert game.card("Test Sponge", "HQ").strength == 3 and game.card("Test Sponge", "R&D").strength == 1
    assert game.card("Test Sponge", "HQ").advancement == 1
    game = scenario("corp:\n hand: Satellite Grid\n HQ: root Test Region\nturn: corp")
    game.corp.installs("Satellite Grid", "HQ")
    game.expect(corp_archives=["Test Region"])


def test_hivemind_has_a_counter_when_it_is_installed() -> None:
    game = scenario("runner:\n credits 9\n hand: Hivemind\nturn: runner")
    game.runner.installs("Hivemind")
    assert game.card("Hivemind").virus == 1


def test_hivemind_lends_its_counters_to_other_virus_programs() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Hivemind {virus 2}, Test Germ {virus 1}, Test Tool
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Germ")
    game.runner.picks("Hivemind")
    assert game.card("Hivemind").virus == 1 and game.card("Test Germ").virus == 1
    game.runner.uses("Test Germ")
    game.runner.picks("Test Germ")
    game.runner.uses("Test Germ")
    game.expect(runner_credits=3)
    assert game.card("Hivemind").virus == 0
    game.asks("runner", "action")  # Test Tool is no virus, and nothing is left


def test_hivemind_makes_parasite_stronger_but_not_itself() -> None:
    game = scenario("""
        corp:
          R&D: ice Wall of Static [Parasite {virus 1}]
        runner:
          rig: Hivemind {virus 1}
        turn: runner
    """)
    assert game.card("Wall of Static").strength == 1
    assert game.card("Parasite").virus == 1


@pytest.mark.ruling("Consume", 0)
def test_hivemind_is_emptied_with_consume() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Hivemind {virus 2}, Consume {virus 2}
        turn: runner
    """)
    game.runner.uses("Consume")
    game.expect(runner_credits=8)
    assert game.card("Hivemind").virus == 0 and game.card("Consume").virus == 0


def test_blacklist_keeps_cards_in_the_heap() -> None:
    board = """
        corp:
          Server 1: {}
        runner:
          credits 9
          hand: Déjà Vu
          heap: Corroder, Diesel
          rig: Clone Chip, Same Old Thing
        turn: runner
    """
    game = scenario(board.format("Blacklist"))
    game.refuses("runner", "play Déjà Vu")
    assert not any(["use" in option for option in game.options("runner")])
    game = scenario(board.format("PAD Campaign"))
    game.offers("runner", "play Déjà Vu")
    game.offers("runner", "use Same Old Thing")


def test_blacklist_lets_cards_enter_the_heap() -> None:
    game = scenario("corp:\n Server 1: Blacklist\nrunner:\n hand: Sure Gamble\n credits 5\nturn: runner")
    game.runner.plays("Sure Gamble")
    game.expect(runner_heap=["Sure Gamble"])


def kitsune() -> Scenario:
    return scenario("""
        corp:
          hand: Hostile Takeover, Hedge Fund
          HQ: ice Kitsune
        run: HQ, encountering ice 1
    """)


def test_kitsune_has_the_runner_access_a_card_that_the_corp_chooses_and_is_trashed() -> None:
    game = kitsune()
    game.corp.picks("Hedge Fund")
    assert game.accessed() == ["Hedge Fund"]
    game.expect(corp_archives=["Kitsune"])
    game.asks("runner", "jack-out", "6.9.5c")


def test_kitsune_may_stay() -> None:
    game = kitsune()
    game.corp.done()
    assert game.accessed() == [] and game.card("Kitsune").installed


def test_kitsune_stays_where_the_runner_cannot_access_the_card() -> None:
    """Once Eater has broken a subroutine, no card can be accessed for the rest of the run."""
    game = scenario("""
        corp:
          hand: Hostile Takeover, Hedge Fund
          HQ: ice Kitsune, Ice Wall
        runner:
          credits 5
          rig: Eater
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Eater")
    game.runner.passes()
    game.runner.continues()
    game.runner.passes()
    game.corp.picks("Hedge Fund")
    assert game.accessed() == [] and game.card("Kitsune").installed


def neural(bids: tuple[int, int], rig: str = "") -> Scenario:
    game = scenario(f"""
        corp:
          hand: Hostile Takeover, Hedge Fund, Enigma
          score: Dedicated Neural Net
        runner:
          rig: {rig}
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.corp.chooses(bids[0])
    game.runner.chooses(bids[1])
    return game


def test_dedicated_neural_net_lets_the_corp_choose_what_is_accessed() -> None:
    game = neural((1, 0))
    game.asks("corp", "choose-accessed", "7.6.3")
    game.corp.picks("Enigma")
    assert game.accessed() == ["Enigma"]
    game = neural((1, 1))
    assert len(game.accessed()) == 1 and game.happened("bid") == 2


@pytest.mark.ruling("Dedicated Neural Net", 0)
def test_dedicated_neural_net_lets_the_corp_choose_the_whole_set() -> None:
    game = neural((2, 0), "HQ Interface")
    game.corp.picks("Enigma", "Hedge Fund")
    game.go_on("action")
    assert sorted(game.accessed()) == ["Enigma", "Hedge Fund"]


def test_dedicated_neural_net_works_the_first_time_each_turn() -> None:
    game = neural((1, 0))
    game.corp.picks("Enigma")
    game.go_on("action")
    game.runner.runs("HQ")
    game.runner.continues()
    game.go_on("action")
    assert game.happened("bid") == 2
    game = scenario("corp:\n hand: Enigma\n deck: 3 any\n score: Dedicated Neural Net\nrun: R&D, at 6.9.5e")
    game.go_on("action")
    assert game.happened("bid") == 0


def sifting(hand: str) -> Scenario:
    game = scenario(f"""
        corp:
          hand: {hand}
        runner:
          credits 9
          hand: Information Sifting
          rig: HQ Interface
        turn: runner
    """)
    game.runner.plays("Information Sifting")
    game.runner.continues()
    return game


def test_information_sifting_lets_the_runner_access_one_of_two_piles() -> None:
    game = sifting("Enigma, Hedge Fund, Wall of Static")
    game.corp.picks("Enigma")
    game.corp.done()
    game.asks("runner", "choose-pile")
    game.runner.chooses(2)
    game.go_on("action")
    assert sorted(game.accessed()) == ["Hedge Fund", "Wall of Static"]


@pytest.mark.ruling("Information Sifting", 0)
def test_information_sifting_makes_no_empty_pile() -> None:
    game = sifting("Enigma, Hedge Fund")
    assert "done" not in game.options("corp")
    game.corp.picks("Enigma")
    game.asks("runner", "choose-pile")  # the other card is the other pile
    game.runner.chooses(1)
    game.go_on("action")
    assert game.accessed() == ["Enigma"]
    game = sifting("Enigma")
    game.go_on("action")
    assert game.accessed() == ["Enigma"]


def immolation(archives: str) -> Scenario:
    game = scenario(f"""
        corp:
          archives: {archives}
          HQ: ice Enigma, (Wall of Static)
        runner:
          hand: Immolation Script
          credits 9
        turn: runner
    """)
    game.runner.plays("Immolation Script")
    game.runner.continues()
    return game


def test_immolation_script_trashes_a_rezzed_copy_instead_of_accessing_ice() -> None:
    game = immolation("Enigma, Enigma, Hedge Fund")
    game.runner.accesses("Enigma")
    game.runner.accepts()
    assert game.ice("HQ") == ["Wall of Static"]
    game.runner.accesses("Hedge Fund")
    game.expect(run=None)
    assert sorted(game.accessed()) == ["Enigma", "Hedge Fund"]


def test_immolation_script_accesses_what_is_no_ice_although_a_rezzed_copy_is_there() -> None:
    game = scenario("""
        corp:
          archives: PAD Campaign
          Server 1: PAD Campaign
        runner:
          hand: Immolation Script
        turn: runner
    """)
    game.runner.plays("Immolation Script")
    game.runner.continues()
    assert game.accessed() == ["PAD Campaign"] and game.root("Server 1") == ["PAD Campaign"]


def test_immolation_script_works_only_once() -> None:
    game = scenario("""
        corp:
          archives: Enigma, Wall of Static
          HQ: ice Enigma, Wall of Static
        runner:
          hand: Immolation Script
          credits 9
        turn: runner
    """)
    game.runner.plays("Immolation Script")
    game.runner.continues()
    game.runner.accesses("Enigma")
    game.runner.accepts()
    game.runner.accesses("Wall of Static")
    game.expect(run=None)
    assert game.ice("HQ") == ["Wall of Static"] and game.accessed() == ["Wall of Static"]


def test_immolation_script_needs_a_rezzed_copy_and_may_be_declined() -> None:
    game = immolation("Wall of Static")
    assert game.accessed() == ["Wall of Static"]
    game = immolation("Enigma")
    game.runner.declines()
    assert game.accessed() == ["Enigma"] and game.ice("HQ") == ["Enigma", "Wall of Static"]


def surveillance(tags: int, credits: int) -> Scenario:
    game = scenario(f"""
        corp:
          deck: Enigma, Hedge Fund, Wall of Static, Hunter
        runner:
          credits {credits}, tags {tags}
          rig: Counter Surveillance
        turn: runner
    """)
    game.runner.uses("Counter Surveillance")
    game.runner.chooses("R&D")
    game.runner.continues()
    return game


def test_counter_surveillance_pays_for_up_to_as_many_accesses_as_tags() -> None:
    game = surveillance(3, 5)
    game.expect(runner_credits=2, runner_heap=["Counter Surveillance"])
    game.runner.accesses("R&D")
    game.runner.accesses("R&D")
    game.runner.done()
    assert game.accessed() == ["Enigma", "Hedge Fund"]


@pytest.mark.ruling("Counter Surveillance", 0)
def test_counter_surveillance_accesses_nothing_if_it_cannot_be_paid() -> None:
    game = surveillance(3, 2)
    game.expect(runner_credits=2, run=None)
    assert game.accessed() == []


def sakai() -> Scenario:
    return scenario("""
        corp:
          Server 1: (Toshiyuki Sakai {advancement 2})
          hand: Hostile Takeover, Snare!, Hedge Fund
        runner:
          hand: 5 any
        run: Server 1, at 6.9.5g
    """)


@pytest.mark.ruling("Toshiyuki Sakai", 0)
def test_toshiyuki_sakai_is_swapped_and_the_runner_may_access_the_new_card() -> None:
    game = sakai()
    game.corp.triggers("Toshiyuki Sakai")
    game.corp.picks("Hostile Takeover")
    assert game.card("Hostile Takeover").advancement == 2 and game.card("Hostile Takeover").installed
    game.expect(corp_hand=["Toshiyuki Sakai", "Snare!", "Hedge Fund"])
    game.runner.accepts()
    assert game.accessed() == ["Toshiyuki Sakai", "Hostile Takeover"]
    assert game.runner.points == 1


def test_toshiyuki_sakai_lets_the_runner_leave_the_new_card_alone() -> None:
    game = sakai()
    game.corp.triggers("Toshiyuki Sakai")
    game.refuses("corp", "pick Hedge Fund")
    game.corp.picks("Snare!")
    game.runner.declines()
    assert game.accessed() == ["Toshiyuki Sakai"]
    game.expect(runner_hand=5, run=None)


def test_toshiyuki_sakai_may_stay_and_can_be_advanced() -> None:
    game = sakai()
    game.corp.passes()
    game.asks("runner", "trash-accessed")
    game = scenario("corp:\n Server 1: (Toshiyuki Sakai)\nturn: corp")
    game.corp.advances("Toshiyuki Sakai")
    game = scenario("corp:\n hand: 2 Toshiyuki Sakai\nrun: HQ, at 6.9.5g")
    game.asks("runner", "trash-accessed")


@pytest.mark.ruling("Magnet", 0)
def test_magnet_takes_a_hosted_program_over_and_blanks_it() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (Magnet)
          R&D: ice Wall of Static [Parasite {virus 2}]
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    game.corp.rezzes("Magnet")
    assert game.card("Parasite").host == game.card("Magnet") or game.card("Magnet").hosted
    assert game.card("Wall of Static").strength == 3 and game.card("Magnet").strength == 3
    assert game.card("Magnet").installed
    game.expect(run=None)  # its subroutine


def test_magnet_attracts_when_it_is_rezzed_and_blanks_programs_that_it_hosts() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice Magnet [Patch, Parasite {virus 1}]
          R&D: ice Wall of Static [Parasite {virus 1}]
          Server 1: (PAD Campaign)
        runner:
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    assert game.card("Magnet").strength == 5  # Patch is no program
    game.runner.boosts("Gordian Blade")  # and what is not hosted on it keeps its text
    assert game.card("Gordian Blade").strength == 3
    game.pass_windows()
    game = scenario("""
        corp:
          credits 9
          HQ: ice Magnet
          R&D: ice Wall of Static [Parasite {virus 1}]
          Server 1: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("PAD Campaign")  # another card
    assert game.card("Wall of Static").hosted == ["Parasite"]

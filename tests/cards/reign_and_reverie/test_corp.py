"""The Corp's cards of Reign and Reverie."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_sportsmetal_gains_two_credits_or_draws_two_cards_for_each_agenda() -> None:
    game = scenario("""
        corp: Sportsmetal: Go Big or Go Home
          credits 0
          deck: 5 any
          hand: Hostile Takeover
          Server 1: (Test Agenda {advancement 3})
        turn: corp, at 5.6.1e
    """)
    game.corp.scores("Test Agenda")
    game.corp.chooses(1)
    game.expect(corp_credits=2)


def test_sportsmetal_reacts_to_stolen_agendas_too() -> None:
    game = scenario("""
        corp: Sportsmetal: Go Big or Go Home
          credits 0
          deck: 5 any
          hand: Test Agenda
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.chooses(2)
    game.expect(corp_credits=0, corp_hand=2)


def test_hyperloop_extension_pays_the_corp_when_it_is_scored_or_stolen() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (Hyperloop Extension {advancement 3})
          hand: Hyperloop Extension
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Hyperloop Extension")
    game.expect(corp_credits=3)
    game = scenario("""
        corp:
          credits 0
          hand: Hyperloop Extension
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_credits=3, runner_credits=5)


def test_jumon_places_two_advancement_tokens_at_the_end_of_the_corps_turn() -> None:
    game = scenario("""
        corp:
          clicks 1
          score: Jumon
          HQ: ice (Enigma)
          Server 1: (PAD Campaign)
          Server 2: (Adonis Campaign)
          R&D: root (Akitaro Watanabe)
        turn: corp
    """)
    game.pass_windows()
    game.corp.takes_credit()
    game.pass_windows()
    assert "pick Enigma" not in game.options("corp")
    game.refuses("corp", "pick Akitaro Watanabe")  # what is in a root is not in a server (4.7.7)
    game.corp.picks("PAD Campaign")
    assert game.card("PAD Campaign").advancement == 2


def test_jumon_does_nothing_as_the_runners_turn_ends() -> None:
    game = scenario("corp:\n deck: 3 any\n score: Jumon\n Server 1: PAD Campaign\nturn: runner")
    game.end_turn()
    game.go_on("action")
    assert game.card("PAD Campaign").advancement == 0


def test_neurostasis_shuffles_a_runner_card_into_the_stack_for_each_token() -> None:
    game = scenario("""
        corp:
          credits 4
          Server 1: (Neurostasis {advancement 2})
        runner:
          deck: 5 any
          rig: Crypsis, Magnum Opus, Desperado
        run: Server 1, approaching server
    """)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Neurostasis")
    game.refuses("corp", "pick Neurostasis")
    game.corp.picks("Crypsis", "Desperado")
    game.runner.declines()
    game.expect(corp_credits=1, runner_installed=["Magnum Opus"])
    assert len(game.runner.deck) == 7
    assert game.happened("shuffled") == 1


def test_neurostasis_can_be_advanced_and_need_not_be_paid_for() -> None:
    game = scenario("""
        corp:
          credits 4
          Server 1: (Neurostasis)
        runner:
          rig: Magnum Opus
        turn: corp
    """)
    game.pass_windows()
    game.corp.advances("Neurostasis")
    for _ in range(2):
        game.pass_windows()
        game.corp.takes_credit()
    game.pass_windows()
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.corp.passes()
    game.runner.declines()
    game.expect(runner_installed=["Magnum Opus"], corp_credits=5)


def test_thimblerig_may_swap_at_the_beginning_of_the_turn_and_when_it_is_passed() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Hedge Fund
          deck: 5 any
          HQ: ice Thimblerig, Enigma
          R&D: ice (Hunter)
        turn: corp, at 5.6.1a
    """)
    game.corp.triggers("Thimblerig")
    game.corp.picks("Hunter")
    assert game.ice("R&D") == ["Thimblerig"]
    assert game.ice("HQ") == ["Hunter", "Enigma"]


def test_thimblerig_may_be_swapped_when_the_runner_passes_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Thimblerig
          hand: Hedge Fund
        run: HQ, encountering ice 2, broken 1
    """)
    game.pass_windows()
    game.corp.triggers("Thimblerig")
    assert game.ice("HQ") == ["Thimblerig", "Wall of Static"]
    game.runner.continues()
    game.pass_windows()
    game.expect(run=None)  # the Runner met Thimblerig again


@pytest.mark.ruling("Thimblerig", 0)
def test_thimblerig_that_was_just_swapped_in_was_not_passed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma
          R&D: ice Thimblerig, (Hunter)
        runner:
          credits 9
          rig: Inversificator
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Inversificator")
    game.runner.breaks(1, using="Inversificator")
    game.runner.breaks(2, using="Inversificator")
    game.pass_windows()
    game.runner.triggers("Inversificator")
    game.runner.picks("Thimblerig")
    assert game.ice("HQ") == ["Thimblerig"]
    game.asks("runner", "jack-out", "6.9.5c")


def test_fly_on_the_wall_gives_a_tag_when_it_is_scored() -> None:
    game = scenario("""
        corp:
          Server 1: (Fly on the Wall {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Fly on the Wall")
    game.expect(tags=1)


def test_siu_may_be_trashed_to_trace_for_a_tag() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          Server 1: SIU
        runner:
          credits 2
        turn: corp, at 5.6.1a
    """)
    game.corp.triggers("SIU")
    game.runner.chooses(2)
    game.expect(tags=1, corp_discard=["SIU"])
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          Server 1: SIU
        runner:
          credits 3
        turn: corp, at 5.6.1a
    """)
    game.corp.triggers("SIU")
    game.runner.chooses(3)
    game.expect(tags=0, corp_discard=["SIU"])


def test_hydra_tags_and_then_hurts() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Hydra
        runner:
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(tags=1, runner_hand=4, corp_credits=5, run=None)


@pytest.mark.parametrize("broken", [(1, 2), (1, 3), (2, 3)])
def test_hydra_gives_a_tag_with_each_subroutine_to_an_untagged_runner(broken: tuple[int, int]) -> None:
    game = scenario(f"""
        corp:
          credits 0
          hand: Hedge Fund
          HQ: ice Hydra
        runner:
          hand: 4 any
        run: HQ, encountering ice 1, broken {broken[0]} {broken[1]}
    """)
    game.pass_windows()
    game.expect(tags=1, runner_hand=4, corp_credits=0)
    assert game.run is not None


def test_hydra_does_three_net_damage_to_a_tagged_runner() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Hydra
        runner:
          tags 1
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(tags=1, runner_hand=1, corp_credits=5, run=None)
    assert game.damage() == ["3 net"]


def test_eavesdrop_traces_whenever_its_host_is_encountered() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Eavesdrop
          HQ: ice Test Gentle Ice, Test Gentle Ice
        runner:
          credits 2
        turn: corp
    """)
    game.corp.plays("Eavesdrop")
    game.corp.picks("HQ ice 1")
    game.expect(corp_credits=8)
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.chooses(0)
    game.runner.chooses(2)
    game.expect(tags=1)
    assert game.happened("trace-initiated") == 1
    game = scenario("""
        corp:
          credits 1
          hand: Eavesdrop
          HQ: ice Test Gentle Ice
          Server 1: PAD Campaign
        runner:
          credits 3
        turn: corp
    """)
    game.corp.plays("Eavesdrop")  # there is no other ice, and nothing else can be its host
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.runner.chooses(3)
    game.expect(tags=0)


def test_the_outfit_gains_three_credits_whenever_it_takes_bad_publicity() -> None:
    game = scenario("""
        corp: The Outfit: Family Owned and Operated
          credits 0
          hand: Too Big to Fail
        turn: corp
    """)
    game.corp.plays("Too Big to Fail")
    game.expect(corp_credits=10, corp_bad_publicity=1)


def test_building_blocks_installs_and_rezzes_a_barrier_from_hq_for_free() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Building Blocks, Wall of Static, Enigma
          HQ: ice (Hunter)
        turn: corp
    """)
    game.corp.plays("Building Blocks")
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=0, corp_hand=["Enigma"])
    assert game.card("Wall of Static").rezzed
    assert game.happened("revealed") == 1


def test_too_big_to_fail_needs_fewer_than_ten_credits() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: 2 Too Big to Fail
        turn: corp
    """)
    game.corp.plays("Too Big to Fail")
    game.expect(corp_credits=16, corp_bad_publicity=1)
    game.refuses("corp", "play Too Big to Fail")
    game = scenario("corp:\n credits 10\n hand: Too Big to Fail\nturn: corp")
    game.refuses("corp", "play Too Big to Fail")


def test_under_the_bus_trashes_a_connection_after_an_access() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund, Under the Bus
          deck: 9 any
          Server 1: Corporate Troubleshooter   # a connection as well, but no resource
        runner:
          credits 5, clicks 1
          rig: Armitage Codebusting {credit 2}, Underworld Contact
        turn: runner
    """)
    game.next_random("Hedge Fund")
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.plays("Under the Bus")
    game.expect(corp_bad_publicity=1, runner_discard=["Underworld Contact"], corp_credits=4)


def test_under_the_bus_needs_an_access_during_the_runners_last_turn() -> None:
    game = scenario("""
        corp:
          hand: Under the Bus
          deck: 9 any
        runner:
          clicks 1
          rig: Underworld Contact
        turn: runner
    """)
    game.runner.takes_credit()
    game.refuses("corp", "play Under the Bus")

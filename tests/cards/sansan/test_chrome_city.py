"""The cards of Chrome City."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_net_ready_eyes_hurt_and_make_an_icebreaker_stronger_in_each_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          hand: Net-Ready Eyes, 3 Diesel
          rig: Corroder, Mimic, Datasucker
        turn: runner
    """)
    game.runner.installs("Net-Ready Eyes")
    game.expect(runner_hand=1)
    assert game.damage() == ["2 meat"]
    game.runner.runs("HQ")
    assert sorted(game.options("runner")) == ["pick Corroder", "pick Mimic"]
    game.runner.picks("Mimic")
    assert (game.card("Mimic").strength, game.card("Corroder").strength) == (4, 2)
    game.pass_windows()
    game.expect(run=None)
    assert game.card("Mimic").strength == 3


def test_analog_dreamers_shuffles_an_unrezzed_card_without_tokens_into_rnd() -> None:
    game = scenario("""
        corp:
          deck: 3 Hedge Fund
          HQ: ice (Enigma)
          Server 1: (PAD Campaign)
          Server 2: (Snare!)
          Server 3: (Project Junebug {advancement 1})
          Server 4: Melange Mining Corp.
        runner:
          rig: Analog Dreamers
        turn: runner
    """)
    game.pass_windows()
    game.runner.uses("Analog Dreamers")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.accepts()
    assert game.options("runner") == ["pick [Server 1 card 1]", "pick [Server 2 card 1]"]
    game.runner.picks("Server 2 card 1")
    game.expect(runner_clicks=3, run=None)
    assert len(game.corp.deck) == 4
    assert "Snare!" in game.corp.deck
    assert game.happened("access") == 0


def test_analog_dreamers_may_access_cards_all_the_same() -> None:
    game = scenario("""
        corp:
          deck: 3 Hedge Fund
          Server 1: (PAD Campaign)
        runner:
          rig: Analog Dreamers
        turn: runner
    """)
    game.pass_windows()
    game.runner.uses("Analog Dreamers")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.declines()
    assert game.accessed() == ["Hedge Fund"]
    assert len(game.corp.deck) == 3


def test_brain_cage_damages_the_brain_for_a_larger_hand() -> None:
    game = scenario("""
        runner:
          hand: Brain Cage, 2 Diesel
        turn: runner
    """)
    game.runner.installs("Brain Cage")
    game.expect(brain_damage=1, runner_hand=1)
    assert game.runner.hand_size == 7


def test_cybernetics_division_makes_both_hands_smaller() -> None:
    game = scenario("""
        corp: Cybernetics Division: Humanity Upgraded
        turn: corp
    """)
    assert (game.corp.hand_size, game.runner.hand_size) == (4, 4)


def test_self_destruct_chips_make_the_runners_hand_smaller() -> None:
    game = scenario("""
        corp:
          score: Self-Destruct Chips
        turn: corp
    """)
    assert (game.corp.hand_size, game.runner.hand_size) == (5, 4)


def test_lab_dog_makes_the_runner_trash_hardware_and_goes() -> None:
    game = scenario("""
        corp:
          HQ: ice Lab Dog
        runner:
          rig: Desperado, Akamatsu Mem Chip, Corroder
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    assert sorted(game.options("runner")) == ["pick Akamatsu Mem Chip", "pick Desperado"]
    game.runner.picks("Akamatsu Mem Chip")
    game.expect(runner_heap=["Akamatsu Mem Chip"], corp_archives=["Lab Dog"])


def test_ryon_knight_waits_for_a_runner_without_clicks_on_this_server() -> None:
    game = scenario("""
        corp:
          Server 1: ice Enigma; cards Ryon Knight
        runner:
          clicks 0
          hand: 2 any
        run: Server 1, approaching ice 1
    """)
    game.corp.uses("Ryon Knight")
    game.expect(brain_damage=1, corp_archives=["Ryon Knight"])
    for server, clicks in (("Server 1", 1), ("HQ", 0)):
        game = scenario(f"""
            corp:
              HQ: ice (Enigma)
              Server 1: ice (Enigma); cards Ryon Knight
            runner:
              clicks {clicks}
            run: {server}, approaching ice 1
        """)
        game.refuses("corp", "use Ryon Knight")


@pytest.mark.parametrize(("bid", "tokens", "run"), [(1, 1, None), (0, 0, "HQ")])
def test_clairvoyant_monitor_advances_and_ends_the_run_for_different_bids(
    bid: int, tokens: int, run: str | None
) -> None:
    game = scenario("""
        corp:
          HQ: ice Clairvoyant Monitor
          Server 1: PAD Campaign
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.chooses(bid)
    game.runner.chooses(0)
    if bid:
        assert sorted(game.options("corp")) == [
            "pick Clairvoyant Monitor [HQ ice 1]",
            "pick PAD Campaign [Server 1 card 1]",
        ]
        game.corp.picks("PAD Campaign")
    game.expect(run=run)
    assert game.card("PAD Campaign").advancement == tokens


def test_corporate_town_costs_an_agenda_and_trashes_resources_that_nothing_saves() -> None:
    game = scenario("""
        corp:
          credits 1
          score: Hostile Takeover
          Server 1: (Corporate Town)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Corporate Town")
    game.expect(corp_score=[], corp_credits=0)
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: Corporate Town
        runner:
          rig: Fall Guy, Beach Party, Corroder
        turn: corp, at 5.6.1a
    """)
    game.pass_windows()
    game.corp.triggers("Corporate Town")
    assert sorted(game.options("corp")) == ["pick Beach Party", "pick Fall Guy"]
    game.corp.picks("Beach Party")
    game.expect(runner_heap=["Beach Party"])


def test_quicksand_gets_stronger_with_each_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Quicksand {power 1}
        runner:
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.expect(run=None)
    assert (game.card("Quicksand").power, game.card("Quicksand").strength) == (2, 2)
    game.runner.runs("HQ")
    assert game.card("Quicksand").strength == 3

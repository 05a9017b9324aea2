"""The cards of Kampala Ascendent."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Gain, sub


def test_zer0_gains_a_credit_and_two_cards_for_a_net_damage_once_a_turn() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: 2 any
          deck: 5 any
          rig: Zer0
        turn: runner
    """)
    game.runner.uses("Zer0")
    game.expect(runner_credits=1, runner_hand=3, runner_discard=1, runner_clicks=3)
    assert game.damage() == ["1 net"]
    game.refuses("runner", "use Zer0")


def test_diversion_of_funds_takes_up_to_five_credits() -> None:
    game = scenario("""
        corp:
          credits 7
          hand: Hedge Fund
        runner:
          credits 1
          hand: Diversion of Funds
        turn: runner
    """)
    game.runner.plays("Diversion of Funds")
    game.runner.continues()
    game.runner.accepts()
    game.refuses("runner", "number 6")
    game.runner.chooses(5)
    game.runner.accepts()
    game.expect(corp_credits=2, runner_credits=5, runner_clicks=2, tags=0)
    assert game.happened("access") == 0


def test_diversion_of_funds_may_take_credits_without_gaining_any() -> None:
    game = scenario("corp:\n credits 7\nrunner:\n credits 1\n hand: Diversion of Funds\nturn: runner")
    game.runner.plays("Diversion of Funds")
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(3)
    game.runner.declines()
    game.expect(corp_credits=4, runner_credits=0)


def test_diversion_of_funds_may_access_and_needs_a_second_click() -> None:
    game = scenario("""
        corp:
          credits 7
          hand: Hedge Fund
        runner:
          credits 1
          hand: Diversion of Funds
        turn: runner
    """)
    game.runner.plays("Diversion of Funds")
    game.runner.continues()
    game.runner.declines()
    game.expect(corp_credits=7, runner_credits=0)
    assert game.happened("access") == 1
    game = scenario("runner:\n clicks 1\n hand: Diversion of Funds\nturn: runner")
    game.refuses("runner", "play Diversion of Funds")


def test_diversion_of_funds_takes_nothing_when_the_run_ends_up_elsewhere() -> None:
    game = scenario("""
        corp:
          credits 7
          deck: Hedge Fund
          HQ: ice Test Gentle Ice
        runner:
          hand: Diversion of Funds
          rig: Test Redirect
        turn: runner
    """)
    game.runner.plays("Diversion of Funds")
    game.runner.uses("Test Redirect")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.pass_windows()
    assert game.accessed() == ["Hedge Fund"]
    game.expect(corp_credits=7)


def test_engolo_makes_ice_a_code_gate_once_a_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Wall of Static, Wall of Static
        runner:
          credits 9
          rig: Engolo
        run: HQ, encountering ice 2
    """)
    game.runner.triggers("Engolo")
    game.runner.boosts("Engolo")
    assert game.card("Engolo").strength == 6
    game.runner.breaks(1, using="Engolo")
    game.expect(runner_credits=4)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(run=None)
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n rig: Engolo\nrun: HQ, encountering ice 1")
    game.runner.passes()
    game.refuses("runner", "use Engolo ability 2")


def test_next_diamond_costs_less_for_other_rezzed_next_ice() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (NEXT Diamond)
          R&D: ice NEXT Sapphire, (NEXT Sapphire), Ice Wall
        runner:
          hand: 3 any
          rig: Magnum Opus
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("NEXT Diamond")
    game.pass_windows()
    game.expect(corp_credits=0, brain_damage=2, runner_discard=3, runner_installed=[], run="HQ")


def test_better_citizen_program_tags_for_the_first_run_event_or_icebreaker_each_turn() -> None:
    game = scenario("""
        corp:
          score: Better Citizen Program
          hand: Hedge Fund
        runner:
          credits 20
          hand: Diesel, Corroder, Inside Job, Magnum Opus
          deck: 5 any
        turn: runner
    """)
    game.runner.plays("Diesel")
    game.runner.installs("Magnum Opus")
    game.expect(tags=0)
    game.runner.installs("Corroder")
    game.runner.done()
    game.corp.triggers("Better Citizen Program")
    game.expect(tags=1)
    game.runner.plays("Inside Job")
    game.runner.chooses("HQ")
    game.runner.continues()
    game.expect(tags=1, run=None)


def test_better_citizen_program_tags_for_a_run_event() -> None:
    game = scenario("""
        corp:
          score: Better Citizen Program
          hand: Hedge Fund
        runner:
          credits 20
          hand: Legwork
        turn: runner
    """)
    game.runner.plays("Legwork")
    game.corp.triggers("Better Citizen Program")
    game.expect(tags=1)


def test_high_profile_target_does_two_meat_damage_for_each_tag() -> None:
    game = scenario("""
        corp:
          hand: High-Profile Target
        runner:
          tags 2
          hand: 5 any
        turn: corp
    """)
    game.corp.plays("High-Profile Target")
    game.expect(runner_hand=1)
    assert game.damage() == ["4 meat"]
    game = scenario("corp:\n hand: High-Profile Target\nturn: corp")
    game.refuses("corp", "play High-Profile Target")


@pytest.mark.parametrize(("tokens", "tags"), [(1, 0), (5, 2)])
def test_false_flag_gives_a_tag_for_every_two_tokens(tokens: int, tags: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          Server 1: (False Flag {{advancement {tokens}}})
        runner:
          credits 0
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.expect(tags=tags, run=None)


def test_false_flag_can_be_advanced_and_scored_for_seven_tokens() -> None:
    game = scenario("corp:\n Server 1: False Flag {advancement 6}\nturn: corp")
    game.refuses("corp", "use False Flag")
    game.corp.advances("False Flag")
    game.corp.uses("False Flag")
    game.expect(corp_points=3, corp_clicks=1)


@pytest.mark.parametrize(("paid", "tags", "run"), [(4, 0, "HQ"), (3, 2, None)])
def test_surveyor_traces_with_twice_the_ice_protecting_its_server(paid: int, tags: int, run: str | None) -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          HQ: ice Surveyor, (Enigma)
          R&D: ice (Enigma)
        runner:
          credits 8
        run: HQ, encountering ice 1
    """)
    assert game.card("Surveyor").strength == 4
    game.runner.chooses(paid)
    game.expect(tags=tags)
    game.runner.chooses(paid)
    game.expect(run=run)


def test_reclaim_installs_a_card_from_the_heap() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: Diesel
          heap: Corroder, Logic Bomb, Underworld Contact, Sure Gamble, Cyberfeeder
          rig: Reclaim
        turn: runner
    """)
    game.runner.uses("Reclaim")
    assert sorted(game.options("runner")) == ["pick Corroder", "pick Cyberfeeder", "pick Logic Bomb"]
    game.runner.picks("Corroder")
    game.expect(runner_credits=0, runner_installed=["Corroder"], runner_hand=[], runner_clicks=3)
    game = scenario("runner:\n credits 2\n heap: Corroder\n rig: Reclaim\nturn: runner")
    game.refuses("runner", "use Reclaim")


def test_musaazi_breaks_sentries_and_grows_with_any_virus_counters() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Hunter
        runner:
          credits 0
          rig: Musaazi, Medium {virus 4}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Musaazi", times=3)
    assert game.card("Musaazi").strength == 4
    game.runner.breaks(1, using="Musaazi")
    assert game.card("Medium").virus == 0
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          rig: Musaazi, Medium {virus 4}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Musaazi")
    game.refuses("runner", "use Musaazi ability 2")


def test_musaazi_collects_a_virus_counter_for_each_success() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nrunner:\n rig: Musaazi\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("Musaazi")
    assert game.card("Musaazi").virus == 1


def test_amina_costs_the_corp_a_credit_for_the_first_ice_it_breaks_alone() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Enigma, Enigma
        runner:
          credits 9
          rig: Amina, Test Breaker
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, 2, using="Amina")
    game.pass_windows()
    game.expect(corp_credits=4, runner_credits=7)
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, 2, using="Amina")
    game.pass_windows()
    game.expect(corp_credits=4)


def test_amina_does_not_count_what_another_breaker_broke() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Enigma
        runner:
          credits 9
          rig: Amina, Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.boosts("Amina")
    assert game.card("Amina").strength == 6
    game.expect(runner_credits=6)
    game.runner.breaks(2, using="Amina")
    game.pass_windows()
    game.expect(corp_credits=5, runner_credits=4)


def test_amina_breaks_three_code_gate_subroutines_at_a_time() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Test Code Gate
        runner:
          credits 9
          rig: Amina
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Amina, ability 1")
    define("Four Gates", "corp", "ice", *[sub(Gain(1)) for _ in range(4)], strength=5, subtypes="code gate")
    game = scenario("""
        corp:
          HQ: ice Four Gates
        runner:
          credits 9
          rig: Amina
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Amina")
    game.runner.uses("Amina", ability=1)
    game.runner.chooses("break Four Gates [HQ ice 1] subroutine 1")
    game.runner.chooses("break Four Gates [HQ ice 1] subroutine 2")
    game.runner.chooses("break Four Gates [HQ ice 1] subroutine 3")
    assert not any(option.startswith("break") for option in game.options("runner"))
    assert not game.is_broken(4)


@pytest.mark.parametrize("hurt", [True, False])
def test_riot_suppression_takes_three_clicks_or_a_brain(hurt: bool) -> None:
    game = scenario("""
        corp:
          hand: Riot Suppression
          deck: 9 any
          Server 1: (PAD Campaign)
        runner:
          credits 4
          hand: 3 any
        run: Server 1, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    game.next_turn("corp")
    game.corp.plays("Riot Suppression")
    if hurt:
        game.runner.accepts()
    else:
        game.runner.declines()
    assert game.corp.discard == ["PAD Campaign"]
    game.next_turn("runner")
    game.expect(runner_clicks=4 if hurt else 1)
    assert game.runner.brain_damage == int(hurt)
    game.next_turn("runner")
    game.expect(runner_clicks=4)


def test_riot_suppression_does_not_count_runner_cards() -> None:
    game = scenario("""
        corp:
          hand: Riot Suppression
          deck: 3 any
        runner:
          hand: Medium
          rig: Mimic
        turn: runner
    """)
    game.runner.installs("Medium", trashing=["Mimic"])
    game.next_turn("corp")
    game.refuses("corp", "play Riot Suppression")


def test_riot_suppression_needs_a_trashed_card() -> None:
    game = scenario("corp:\n hand: Riot Suppression\nturn: corp\nlast turn: successful run on HQ")
    game.refuses("corp", "play Riot Suppression")

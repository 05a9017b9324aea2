"""What the cards of Creation and Control say in passing: whose, which kind, how many."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_sentinel_defense_program_adds_net_damage() -> None:
    """Plascrete Carapace could prevent meat damage: it is not asked."""
    game = scenario("""
        corp:
          score: Sentinel Defense Program
          HQ: ice Viktor 2.0 {power 1}
        runner:
          hand: 5 any
          rig: Plascrete Carapace {power 4}
        turn: runner, at 5.7.1e
    """)
    game.corp.uses("Viktor 2.0")
    game.expect(runner_hand=3, brain_damage=1)


def test_alix_t4lb07_counts_only_what_the_corp_installs() -> None:
    game = scenario("""
        corp:
          Server 1: cards Alix T4LB07
        runner:
          hand: Corroder
        turn: runner
    """)
    game.runner.installs("Corroder")
    assert game.card("Alix T4LB07").power == 0


def test_haas_arcology_ai_needs_an_advancement_token() -> None:
    game = scenario("corp:\n Server 1: cards Haas Arcology AI\nturn: corp")
    game.refuses("corp", "use Haas Arcology AI")


def test_bioroid_efficiency_research_rezzes_bioroid_ice_only_and_stays_while_other_ice_is_broken() -> None:
    game = scenario("""
        corp:
          clicks 1
          hand: Bioroid Efficiency Research
          deck: 3 any
          HQ: ice (Eli 1.0)
          R&D: ice Ice Wall
          Server 1: cards (Alix T4LB07)
        runner:
          deck: 3 any
          rig: Corroder
        turn: corp
    """)
    game.corp.plays("Bioroid Efficiency Research")
    assert game.card("Eli 1.0").rezzed and not game.card("Alix T4LB07").rezzed  # nothing else could be chosen
    game.next_turn("runner")
    game.runner.runs("R&D")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.go_on("action")
    assert game.card("Eli 1.0").rezzed


def test_howler_installs_bioroid_ice_and_asks_no_credit_for_it() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Eli 1.0, Ice Wall, Alix T4LB07
          HQ: ice Howler
        run: HQ, encountering ice 1
    """)
    game.refuses("corp", "pick Ice Wall")
    game.refuses("corp", "pick Alix T4LB07")
    game.corp.picks("Eli 1.0")
    game.corp.done()
    assert "Eli 1.0" in game.ice("HQ")


def test_ichi_2_0_trashes_programs_only() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 2.0
        runner:
          rig: Corroder, Ninja, Plascrete Carapace
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.refuses("corp", "pick Plascrete Carapace")


def test_viktor_2_0_traces_with_two() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Viktor 2.0
        runner:
          rig: 2 Borrowed Satellite
        run: HQ, encountering ice 1
    """)
    game.go_on("action")
    assert game.card("Viktor 2.0").power == 0


def test_freelance_coding_contract_pays_for_five_programs_at_most() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Freelance Coding Contract, 6 Corroder
        turn: runner
    """)
    game.runner.plays("Freelance Coding Contract")
    for _ in range(5):
        game.runner.picks("Corroder")
    game.expect(runner_credits=10, runner_hand=1)


def test_scavenge_installs_programs_only() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Scavenge, Plascrete Carapace, Corroder, Ninja
          rig: Morning Star
        turn: runner
    """)
    game.runner.plays("Scavenge")
    game.refuses("runner", "pick Plascrete Carapace")
    game.offers("runner", "pick Corroder")


def test_monolith_installs_three_programs_each_for_four_less() -> None:
    game = scenario("""
        runner:
          credits 18
          hand: Monolith, Corroder, Ninja, Gordian Blade, Aurora, Plascrete Carapace
          heap: Morning Star
        turn: runner
    """)
    game.runner.installs("Monolith")
    game.refuses("runner", "pick Plascrete Carapace")
    game.refuses("runner", "pick Morning Star")
    game.runner.picks("Corroder")
    for program in ("Ninja", "Gordian Blade"):
        game.runner.picks(program)
        game.runner.done()  # no program is trashed for it
    game.expect(runner_credits=0, runner_hand=["Aurora", "Plascrete Carapace"])
    game.asks("runner", "action", "5.7.1f")


def test_monolith_lowers_the_cost_by_four_and_no_more() -> None:
    game = scenario("runner:\n credits 22\n hand: Monolith, Morning Star\nturn: runner")
    game.runner.installs("Monolith")
    game.runner.picks("Morning Star")
    game.expect(runner_credits=0)


def test_monolith_prevents_one_damage_for_one_program_and_no_meat_damage() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          hand: Corroder, 4 Sure Gamble
          rig: Monolith
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Monolith")
    game.go_on("6.9.5c")
    game.expect(runner_heap=3, runner_hand=2)
    game = scenario("""
        corp:
          hand: Scorched Earth
        runner:
          tags 1
          hand: 5 Corroder
          rig: Monolith
        turn: corp
    """)
    game.corp.plays("Scorched Earth")
    game.expect(runner_hand=1)


def test_feedback_filter_prevents_two_brain_damage_at_most() -> None:
    game = scenario("""
        corp:
          hand: Edge of World
          Server 1: ice (Enigma), (Enigma), (Enigma); cards (Edge of World)
        runner:
          hand: 5 any
          rig: Feedback Filter
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.corp.passes()
    game.corp.triggers("Edge of World")
    game.runner.uses("Feedback Filter", 2)
    game.refuses("runner", "number 3")
    game.runner.chooses(2)
    game.go_on("action")
    game.expect(brain_damage=1)


@pytest.mark.parametrize("breaker", ["Dagger", "Inti"])
def test_dagger_and_inti_break_their_own_kind_of_ice_only(breaker: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Quandary
        runner:
          credits 9
          rig: {breaker}
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", f"use {breaker} ability 1")


def test_dagger_takes_no_credit_from_what_is_not_stealth() -> None:
    game = scenario(
        """
        corp:
          HQ: ice Neural Katana
        runner:
          credits 5
          rig: Dagger, Spinal Modem {credit 2}
        run: HQ, encountering ice 1, at 6.9.3b
    """,
        mode="full",
    )
    game.refuses("runner", "use Dagger ability 2")


def test_chakana_waits_for_runs_on_rnd_and_adds_one() -> None:
    game = scenario("runner:\n rig: Chakana\nrun: Archives, approaching server")
    game.runner.continues()
    assert game.card("Chakana").virus == 0
    game = scenario("""
        corp:
          Server 1: cards (Project Atlas {advancement 4})
        runner:
          rig: Chakana {virus 3}
        turn: corp, at 5.6.2a
    """)
    game.offers("corp", "score Project Atlas")


@pytest.mark.parametrize(
    "card", ["Cloak", "Paricia", "Ice Analyzer {credit 3}", "Compromised Employee", "Spinal Modem {credit 2}"]
)
def test_credits_on_these_cards_play_no_event_and_use_no_other_card(card: str) -> None:
    """Cloak, Paricia, Ice Analyzer, Compromised Employee and Spinal Modem each name what their credits are for."""
    game = scenario(f"""
        runner:
          credits 0
          hand: Special Order
          deck: 3 any
          rig: {card}, Djinn
        turn: runner
    """)
    game.refuses("runner", "play Special Order")
    game.refuses("runner", "use Djinn")


def test_paricia_pays_no_tribute_to_city_surveillance() -> None:
    game = scenario("""
        corp:
          Server 1: City Surveillance
        runner:
          credits 0
          rig: Paricia
        turn: runner, at 5.7.1a
    """)
    game.asks("runner", "action")
    game.expect(tags=1)
    assert game.card("Paricia").credits == 2


def test_self_modifying_code_finds_programs_in_the_stack_only() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Morning Star
          deck: Corroder, Ninja, Plascrete Carapace
          rig: Self-modifying Code
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Self-modifying Code")
    game.refuses("runner", "pick Plascrete Carapace")
    game.refuses("runner", "pick Morning Star")
    game.runner.picks("Ninja")


def test_daily_casts_give_no_more_than_two_at_a_time() -> None:
    game = scenario("runner:\n rig: Daily Casts {credit 8}\nturn: runner, at 5.7.1b")
    game.expect(runner_credits=7)

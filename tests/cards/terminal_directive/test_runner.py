"""Terminal Directive: the Runner."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario
from netrunner.text.cards.render import card_text


def test_steve_cambridge_gets_one_of_two_cards_back_and_loses_the_other() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Steve Cambridge: Master Grifter
          heap: Diesel, Modded, Easy Mark
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("Steve Cambridge: Master Grifter")
    game.runner.picks("Diesel", "Modded")
    assert sorted(game.options("corp")) == ["pick Diesel", "pick Modded"]
    game.corp.picks("Modded")
    game.expect(runner_hand=["Diesel"], runner_heap=["Easy Mark"])
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "action", "5.7.1f")  # the second time


def test_steve_cambridge_needs_two_cards_and_a_run_on_hq() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Steve Cambridge: Master Grifter
          heap: Diesel
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_heap=["Diesel"], run=None)
    game = scenario("""
        runner: Steve Cambridge: Master Grifter
          heap: Diesel, Modded
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.asks("runner", "action", "5.7.1f")


@pytest.mark.ruling("Steve Cambridge: Master Grifter", 0)
def test_steve_cambridge_cannot_choose_the_event_that_made_the_run() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Steve Cambridge: Master Grifter
          hand: Inside Job
          heap: Diesel, Modded
        turn: runner
    """)
    game.runner.plays("Inside Job")
    game.runner.chooses("HQ")
    game.runner.continues()
    game.runner.triggers("Steve Cambridge: Master Grifter")
    assert sorted(game.options("runner")) == ["pick Diesel", "pick Modded"]
    game.runner.picks("Diesel")  # and the other one
    game.corp.picks("Diesel")
    game.expect(runner_hand=["Modded"])


def test_brute_force_hack_derezzes_ice_that_costs_no_more_than_x() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Hadrian's Wall, (Ice Wall)
          R&D: ice Ice Wall
          Server 1: PAD Campaign
        runner:
          credits 4
          hand: Brute-Force-Hack
        turn: runner
    """)
    game.runner.plays("Brute-Force-Hack", x=3)
    assert sorted(game.options("runner")) == ["pick Enigma [HQ ice 1]", "pick Ice Wall [R&D ice 1]"]
    game.runner.picks("Enigma")
    assert not game.card("Enigma").rezzed
    game.expect(runner_credits=1, runner_clicks=2)


@pytest.mark.parametrize("choice", [1, 2])
def test_syn_attack_makes_the_corp_discard_or_draw(choice: int) -> None:
    game = scenario("""
        corp:
          hand: Enigma, Hunter, Snare!
          deck: 5 Hedge Fund
        runner:
          hand: SYN Attack
          rig: Consume
        turn: runner
    """)
    game.runner.plays("SYN Attack")
    game.corp.chooses(choice)
    if choice == 1:
        game.corp.picks("Enigma", "Snare!")
        game.expect(corp_hand=["Hunter"], corp_archives=["Enigma", "Snare!"])
        assert not game.card("Enigma").faceup
        assert game.happened("trashed") == 1  # the event itself: a discarded card is not trashed
        assert game.happened("discarded") == 2
    else:
        game.expect(corp_hand=7)
    game.expect(runner_clicks=2)


@pytest.mark.ruling("SYN Attack", 0)
def test_syn_attack_lets_a_corp_with_one_card_only_draw() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          deck: 5 Hedge Fund
        runner:
          hand: SYN Attack
        turn: runner
    """)
    game.runner.plays("SYN Attack")
    game.expect(corp_hand=5)


def test_polyhistor_draws_for_both_when_all_ice_of_hq_is_passed() -> None:
    game = scenario("""
        corp:
          deck: 5 Hedge Fund
          hand: Hedge Fund
          HQ: ice Bandwidth
        runner:
          deck: Diesel, Modded, Easy Mark
          rig: Polyhistor
        turn: runner
    """)
    assert (game.runner.memory_limit, game.runner.link) == (5, 1)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.runs("HQ")
    game.runner.triggers("Polyhistor")
    game.expect(runner_hand=["Diesel"], corp_hand=2)
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.asks("runner", "jack-out", "6.9.5c")
    game.runner.jacks_out()
    game.expect(runner_hand=["Diesel"], corp_hand=2)
    assert card_text("Polyhistor", "en")[-1] == "Limit 1 console per player."


def test_polyhistor_needs_a_card_to_draw() -> None:
    game = scenario("""
        corp:
          deck: 5 Hedge Fund
          HQ: ice Bandwidth
        runner:
          rig: Polyhistor
        turn: runner
    """)
    game.runner.runs("HQ")
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.parametrize(
    ("breaker", "ice", "cost", "strength", "credits"),
    [
        ("Abagnale", "Enigma", 1, 4, 2),
        ("Lustig", "Hunter", 1, 6, 3),
        ("Demara", "Wall of Thorns", 2, 4, 2),
    ],
)
def test_abagnale_lustig_and_demara_break_ice_of_their_kind(
    breaker: str, ice: str, cost: int, strength: int, credits: int
) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits 20
          rig: {breaker}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts(breaker)
    assert game.card(breaker).strength == strength
    game.expect(runner_credits=20 - credits)
    if breaker == "Demara":
        game.runner.boosts(breaker)
        game.runner.breaks(1, 2, using=breaker)
        game.expect(runner_credits=20 - 2 * credits - cost)
    else:
        game.runner.breaks(1, using=breaker)
        game.expect(runner_credits=20 - credits - cost)


@pytest.mark.parametrize(
    ("breaker", "ice", "other"),
    [
        ("Abagnale", "Tollbooth", "Archer"),
        ("Lustig", "Archer", "Hadrian's Wall"),
        ("Demara", "Hadrian's Wall", "Tollbooth"),
    ],
)
def test_abagnale_lustig_and_demara_bypass_ice_of_their_kind_at_any_strength(
    breaker: str, ice: str, other: str
) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits 3
          rig: {breaker}
        run: HQ, encountering ice 1
    """)
    game.runner.uses(breaker, ability=3)
    game.expect(runner_heap=[breaker], run="HQ")
    assert game.bypassed() == [ice]
    game = scenario(f"""
        corp:
          HQ: ice {other}
        runner:
          credits 5
          rig: {breaker}
        run: HQ, encountering ice 1
    """)
    assert not any(text.endswith("ability 3") for text in game.options("runner"))


def test_mammon_buys_counters_for_the_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          rig: Mammon
        turn: runner, at 5.7.1a
    """)
    game.runner.chooses(3)
    assert game.card("Mammon").power == 3
    game.expect(runner_credits=6)
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Mammon")
    assert game.card("Mammon").strength == 2
    game.runner.breaks(1, using="Mammon")
    game.runner.breaks(2, using="Mammon")
    game.expect(runner_credits=4)
    assert game.card("Mammon").power == 1
    game.pass_windows()
    game.runner.jacks_out()
    for _ in range(3):
        game.runner.takes_credit()
    assert game.card("Mammon").power == 0


def test_careful_planning_keeps_a_card_of_a_remote_server_from_being_rezzed_this_turn() -> None:
    game = scenario("""
        corp:
          credits 20
          deck: 5 any
          HQ: ice (Enigma)
          Server 1: ice (Hunter); cards (PAD Campaign)
        runner:
          hand: Careful Planning
        turn: runner
    """)
    game.pass_windows()
    game.runner.plays("Careful Planning")
    assert game.options("runner") == ["pick [Server 1 ice 1]", "pick [Server 1 card 1]"]
    game.runner.picks("Server 1 card 1")
    game.pass_windows()
    for _ in range(2):
        game.runner.takes_credit()
        game.pass_windows()
    game.runner.takes_credit()
    game.pass_windows("5.6.1b")
    game.offers("corp", "rez PAD Campaign")
    game = scenario(
        "corp:\n credits 20\n Server 1: (PAD Campaign)\nrunner:\n hand: Careful Planning\nturn: runner", mode="full"
    )
    game.runner.plays("Careful Planning")
    game.go_on("target")
    game.runner.picks("Server 1 card 1")
    game.go_on("5.7.1e")
    game.runner.passes()
    game.refuses("corp", "rez PAD Campaign")
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
        runner:
          clicks 3
          hand: Careful Planning
        turn: runner
    """)
    game.pass_windows()
    game.refuses("runner", "play Careful Planning")


def test_llds_memory_diamond_gives_memory_link_and_a_larger_hand() -> None:
    game = scenario("""
        runner:
          rig: LLDS Memory Diamond
        turn: runner
    """)
    assert (game.runner.memory_limit, game.runner.link, game.runner.hand_size) == (5, 1, 6)


def test_ubax_draws_a_card_when_the_turn_begins() -> None:
    game = scenario("""
        runner:
          deck: Diesel, Modded
          rig: Ubax
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    game.expect(runner_hand=["Diesel"])
    assert game.runner.memory_limit == 5
    assert card_text("Ubax", "en")[-1] == "Limit 1 console per player."


@pytest.mark.parametrize(("ice", "subs"), [("Hunter", 1), ("Wall of Static", 1)])
def test_adept_is_as_strong_as_memory_is_unused_and_breaks_sentries_and_barriers(ice: str, subs: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits 4
          rig: Adept
        run: HQ, encountering ice 1
    """)
    assert game.card("Adept").strength == 4
    game.runner.breaks(1, using="Adept")
    game.expect(runner_credits=2)


def test_adept_and_savant_get_weaker_with_other_programs() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          rig: Adept, Savant
        run: HQ, encountering ice 1
    """)
    assert (game.card("Adept").strength, game.card("Savant").strength) == (2, 1)


@pytest.mark.ruling("Savant", 0)
def test_savant_breaks_one_sentry_or_two_code_gate_subroutines() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 4
          rig: Savant
        run: HQ, encountering ice 1
    """)
    assert game.card("Savant").strength == 3
    game.runner.uses("Savant", ability=3)
    game.expect(runner_credits=2)
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 4
          rig: Savant
        run: HQ, encountering ice 1, broken 1
    """)
    game.runner.breaks(2, using="Savant")
    game.expect(runner_credits=2)
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          credits 4
          rig: Savant
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Savant")
    game.expect(runner_credits=2)


@pytest.mark.ruling("Levy Advanced Research Lab", 0)
@pytest.mark.parametrize("takes", [True, False])
def test_levy_advanced_research_lab_reveals_four_cards_and_may_keep_a_program(takes: bool) -> None:
    game = scenario("""
        runner:
          deck: Diesel, Corroder, Modded, Mimic, Easy Mark
          rig: Levy Advanced Research Lab
        turn: runner
    """)
    game.runner.uses("Levy Advanced Research Lab")
    assert game.revealed() == ["Diesel", "Corroder", "Modded", "Mimic"]
    assert sorted(game.options("runner")) == ["done", "pick Corroder", "pick Mimic"]
    if takes:
        game.runner.picks("Mimic")
        game.runner.picks("Modded", "Corroder")
        game.expect(runner_hand=["Mimic"], runner_deck=["Easy Mark", "Modded", "Corroder", "Diesel"])
    else:
        game.runner.done()
        game.runner.picks("Mimic", "Modded", "Corroder")
        game.expect(runner_hand=[], runner_deck=["Easy Mark", "Mimic", "Modded", "Corroder", "Diesel"])
    game.expect(runner_clicks=3)


def test_levy_advanced_research_lab_without_a_program_moves_all_four_cards() -> None:
    game = scenario("""
        runner:
          deck: 4 Diesel, Easy Mark
          rig: Levy Advanced Research Lab
        turn: runner
    """)
    game.runner.uses("Levy Advanced Research Lab")
    game.expect(runner_deck=["Easy Mark", "Diesel", "Diesel", "Diesel", "Diesel"])


@pytest.mark.ruling("Dean Lister", 0)
def test_dean_lister_makes_an_icebreaker_stronger_for_each_card_in_the_grip() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          hand: 3 Diesel
          rig: Dean Lister, Corroder, Magnum Opus
        run: HQ, approaching ice 1
    """)
    game.runner.uses("Dean Lister")
    assert game.card("Corroder").strength == 5
    game.expect(runner_heap=["Dean Lister"])
    game.pass_windows()
    game.expect(run=None)
    assert game.card("Corroder").strength == 2
    game = scenario("""
        runner:
          hand: 3 Diesel
          rig: Dean Lister, Corroder
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Dean Lister")
    assert game.card("Corroder").strength == 2  # 9.9.3: without a run it was over at the next checkpoint


@pytest.mark.ruling("The Shadow Net", 0)
def test_the_shadow_net_plays_an_event_from_the_heap_for_an_agenda() -> None:
    game = scenario("""
        runner:
          credits 0
          heap: Sure Gamble, Day Job, Careful Planning, Corroder
          score: Hostile Takeover
          rig: The Shadow Net
        turn: runner
    """)
    game.runner.uses("The Shadow Net")
    assert sorted(game.options("runner")) == ["pick Day Job", "pick Sure Gamble"]
    game.runner.picks("Sure Gamble")
    game.expect(runner_credits=9, runner_score=[], runner_clicks=3)


@pytest.mark.ruling("Find the Truth", 1)
def test_find_the_truth_may_look_before_steve_cambridge_chooses() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: Enigma, Hunter
        runner: Steve Cambridge: Master Grifter
          heap: Diesel, Modded
          rig: Find the Truth
        run: HQ, at 6.9.5c
    """)
    game.runner.continues()
    game.offers("runner", "trigger Steve Cambridge: Master Grifter")
    game.runner.triggers("Find the Truth")
    assert game.has_seen("runner", "Enigma")
    game.runner.triggers("Steve Cambridge: Master Grifter")
    game.runner.picks("Diesel")
    game.corp.picks("Diesel")
    game.expect(runner_hand=["Modded"])

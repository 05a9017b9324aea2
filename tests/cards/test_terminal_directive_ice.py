"""Ice, and what meets ice, of Terminal Directive, the Kitara cycle and the sets after them."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.erratum("11.2.75")
def test_charlatan_bypasses_the_first_rezzed_ice_for_its_strength() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Wall of Static
        runner:
          credits 5
          rig: Charlatan
        turn: runner
    """)
    game.runner.uses("Charlatan")
    game.runner.runs("HQ")
    game.runner.triggers("Charlatan")
    game.expect(runner_credits=2, runner_clicks=2)
    game.runner.continues()
    assert game.happened("bypassed") == 1
    game.expect(run=None)  # Enigma is not the first


@pytest.mark.ruling("Charlatan", 0)
def test_charlatan_does_not_look_at_ice_that_is_rezzed_during_the_approach() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice Enigma, (Wall of Static)
        runner:
          credits 5
          clicks 3
          rig: Charlatan
        turn: runner
    """)
    game.runner.uses("Charlatan")
    game.runner.runs("HQ")
    game.corp.rezzes("Wall of Static")
    game.expect(run=None, runner_credits=5)


def test_charlatan_waits_for_the_first_rezzed_ice_of_the_run() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Enigma, (Wall of Static)
        runner:
          credits 5
          rig: Charlatan
        turn: runner
    """)
    game.runner.uses("Charlatan")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.triggers("Charlatan")
    game.expect(runner_credits=3)
    game.runner.continues()
    game.runner.continues()
    assert game.happened("run-successful") == 1


def test_charlatan_bypasses_nothing_in_a_later_run() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          HQ: ice Enigma, (Wall of Static)
        runner:
          credits 5, clicks 4
          rig: Charlatan
        turn: runner
    """)
    game.runner.uses("Charlatan")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.triggers("Charlatan")
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.go_on("action")
    assert game.happened("bypassed") == 0


def test_charlatan_has_one_chance_each_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Ice Wall
        runner:
          credits 5
          rig: Charlatan, Corroder
        turn: runner
    """)
    game.runner.uses("Charlatan")
    game.runner.runs("HQ")
    game.runner.passes()
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(run=None, runner_credits=4)


def test_egret_gives_its_host_the_three_great_subtypes() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, (Hunter)
        runner:
          credits 9
          hand: Egret
          rig: Corroder
        turn: runner
    """)
    game.runner.installs("Egret")
    game.runner.done()
    assert game.card("Egret").host == "Enigma"
    ice = game.card("Enigma")
    assert ice.has("barrier") and ice.has("code gate") and ice.has("sentry")


@pytest.mark.rule("1.12.5c:2")
@pytest.mark.example("E014")
def test_e014_egret_needs_rezzed_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          credits 9
          hand: Egret
        turn: runner
    """)
    assert not game.why_not("runner", "install Egret").possible
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n credits 9\n hand: Egret\nturn: runner")
    game.runner.installs("Egret")
    assert game.card("Egret").host == "Enigma"


@pytest.mark.ruling("Executive Functioning", 0)
@pytest.mark.erratum("11.2.80")
def test_executive_functioning_needs_a_successful_trace() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Executive Functioning
          R&D: ice Executive Functioning
        runner:
          credits 4
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(4)
    game.expect(brain_damage=0)
    game.runner.jacks_out()
    game.runner.runs("R&D")
    game.corp.chooses(0)
    game.expect(brain_damage=1, runner_hand=4)


@pytest.mark.ruling("Holmegaard", 0)
def test_holmegaard_stops_access_for_the_run_and_trashes_an_icebreaker() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hostile Takeover
          HQ: ice Holmegaard
        runner:
          credits 0
          rig: Mimic, Magnum Opus
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.expect(runner_rig=["Magnum Opus"], run="HQ")
    game.runner.continues()
    assert game.happened("run-successful") == 1
    assert game.happened("access") == 0
    game.expect(runner_score=[])


@pytest.mark.erratum("11.2.81")
def test_holmegaard_lets_a_runner_who_beats_the_trace_access() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hostile Takeover
          HQ: ice Holmegaard
        runner:
          credits 4
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(4)
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"])


@pytest.mark.ruling("Colossus", 0)
@pytest.mark.example("E020")
def test_e020_colossus_with_three_tokens_gives_two_tags_and_trashes_a_resource_too() -> None:
    game = scenario("""
        corp:
          HQ: ice Colossus {advancement 3}
        runner:
          credits 0
          rig: Mimic, Yog.0, Access to Globalsec, Test Resource
        run: HQ, encountering ice 1
    """)
    game.asks("corp", "target", "1.14.2")
    game.corp.picks("Mimic")
    game.expect(runner_heap=[])  # both targets are announced first
    game.asks("corp", "target", "1.14.2")
    game.corp.picks("Access to Globalsec")
    game.pass_windows()
    game.expect(tags=2, runner_rig=["Yog.0", "Test Resource"], run="HQ")
    assert game.card("Colossus").strength == 7


def test_colossus_with_two_tokens_gives_one_tag_and_trashes_a_program() -> None:
    game = scenario("""
        corp:
          HQ: ice Colossus {advancement 2}
        runner:
          rig: Mimic, Access to Globalsec
        run: HQ, encountering ice 1
    """)
    game.expect(tags=1, runner_rig=["Access to Globalsec"])


@pytest.mark.erratum("11.2.84")
def test_hortum_with_three_tokens_resists_ai_and_finds_two_cards() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Snare!, Hedge Fund, Enigma, 5 any
          HQ: ice Hortum {advancement 3}
        runner:
          credits 9
          rig: Crypsis {virus 1}, Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Crypsis", times=4)
    answer = game.why_not("runner", "use Crypsis ability 1")
    assert not answer.possible
    game.pass_windows()
    game.corp.picks("Snare!", "Enigma")
    game.expect(run=None, corp_credits=4, corp_hand=["Snare!", "Enigma"])


def test_hortum_can_be_broken_by_other_icebreakers_and_by_ai_with_fewer_tokens() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Hortum {advancement 2}
        runner:
          credits 9
          rig: Crypsis {virus 1}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Crypsis", times=4)
    game.runner.breaks(2, using="Crypsis")
    game.pass_windows()
    game.runner.chooses(1)
    game.expect(run="HQ", corp_credits=1)


def test_hortum_may_find_fewer_cards() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Snare!, 5 any
          HQ: ice Hortum {advancement 4}
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Snare!")
    game.corp.done()
    game.expect(run=None, corp_hand=["Snare!"])


def test_puffer_grows_in_strength_and_memory_with_its_counters() -> None:
    game = scenario("""
        corp:
        runner:
          rig: Puffer
        turn: runner
    """)
    before = game.runner.memory_used
    game.runner.uses("Puffer")
    assert game.card("Puffer").power == 1
    assert game.card("Puffer").strength == 3
    assert game.runner.memory_used == before + 1
    game.runner.uses("Puffer")
    game.runner.chooses(2)
    assert game.card("Puffer").strength == 2
    assert game.runner.memory_used == before


@pytest.mark.rule("10.3.1e:1")
def test_puffer_that_grows_beyond_the_memory_limit_costs_a_program() -> None:
    game = scenario("""
        corp:
        runner:
          rig: Puffer {power 1}, Mimic, Yog.0
        turn: runner
    """)
    assert game.runner.memory_used == 4
    game.runner.uses("Puffer")
    game.runner.chooses(1)
    game.asks("runner", "trash-for-memory")
    game.runner.picks("Mimic")
    game.expect(runner_rig=["Puffer", "Yog.0"])


def test_puffer_breaks_sentry_subroutines_for_a_credit_each() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter
        runner:
          credits 9
          rig: Puffer
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Puffer", times=2)
    assert game.card("Puffer").strength == 4
    game.expect(runner_credits=5)
    game.runner.breaks(1, using="Puffer")
    game.expect(runner_credits=4)
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n rig: Puffer\nrun: HQ, encountering ice 1")
    game.refuses("runner", "use Puffer ability 3")


@pytest.mark.ruling("Anansi", 0)
@pytest.mark.erratum("11.2.88")
def test_anansi_does_damage_even_if_it_is_bypassed() -> None:
    game = scenario("""
        corp:
          HQ: ice Anansi
        runner:
          hand: Inside Job, 5 any
          credits 9
        turn: runner
    """)
    game.runner.plays("Inside Job")
    game.runner.runs("HQ")
    game.expect(runner_hand=2, run="HQ")
    assert game.happened("bypassed") == 1


def test_anansi_resolves_its_subroutines_and_then_does_damage() -> None:
    game = scenario("""
        corp:
          deck: Snare!, 4 any, Enigma
          HQ: ice Anansi
        runner:
          credits 2
          hand: 5 any
          deck: 5 any
        run: HQ, encountering ice 1
    """)
    game.refuses("corp", "pick Enigma")  # the sixth card
    game.corp.picks("Hedge Fund", "Snare!")
    game.corp.accepts()
    game.runner.accepts()
    game.expect(runner_credits=0, runner_hand=2, corp_hand=["Hedge Fund"], run="HQ")
    assert game.damage() == ["1 net", "3 net"]


def test_anansi_spares_a_runner_who_breaks_everything() -> None:
    game = scenario("""
        corp:
          HQ: ice Anansi
        runner:
          credits 20
          hand: 5 any
          rig: Ninja
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Ninja", times=2)
    for n in (1, 2, 3):
        game.runner.breaks(n, using="Ninja")
    game.pass_windows()
    game.expect(runner_hand=5, run="HQ")


def test_anansi_does_not_mind_how_encounters_with_other_ice_end() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice
          R&D: ice Anansi
        runner:
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=5, run="HQ")


@pytest.mark.rule("9.8.9a:1")
@pytest.mark.erratum("11.2.91")
def test_gebrselassie_keeps_its_hosts_boosts_for_the_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 9
          rig: Gebrselassie, Corroder, Crypsis, Medium
        turn: runner
    """)
    game.runner.uses("Gebrselassie")  # neither an AI nor a program that breaks nothing can be its host
    assert game.card("Gebrselassie").host == "Corroder"
    game.pass_windows()
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.jacks_out()
    game.pass_windows()
    assert game.card("Corroder").strength == 3
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.jacks_out()
    game.pass_windows()
    game.runner.takes_credit()
    game.pass_windows("5.6.1b")
    assert game.card("Corroder").strength == 2  # from the end of the turn on
    game.pass_windows()
    assert game.turn == "corp"
    assert game.card("Corroder").strength == 2


@pytest.mark.rule("9.8.9a:2")
@pytest.mark.ruling("Gebrselassie", 0)
@pytest.mark.example("E104")
def test_e104_gebrselassie_that_moves_on_lets_expired_boosts_end() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 9
          clicks 3
          rig: Corroder [Gebrselassie], Mimic
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.jacks_out()
    game.pass_windows()
    assert game.card("Corroder").strength == 3
    game.runner.uses("Gebrselassie")
    game.runner.picks("Mimic")
    assert game.card("Corroder").strength == 2


@pytest.mark.rule("9.4.4")
@pytest.mark.example("E078")
def test_e078_gebrselassie_does_not_touch_strength_that_has_no_duration() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter
        runner:
          credits 9
          clicks 3
          rig: Puffer {power 1} [Gebrselassie]
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Puffer", times=2)
    game.runner.breaks(1, using="Puffer")
    game.pass_windows()
    game.runner.jacks_out()
    assert game.card("Puffer").strength == 5
    game.pass_windows()
    game.runner.uses("Puffer", ability=5)
    game.runner.chooses(2)
    assert game.card("Puffer").strength == 4


def test_gebrselassie_lets_a_boost_count_before_the_run_begins() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 9
          rig: Corroder [Gebrselassie]
        turn: runner, at 5.7.1e
    """)
    game.runner.boosts("Corroder")
    game.runner.passes()
    assert game.card("Corroder").strength == 3


@pytest.mark.ruling("Peeping Tom", 0)
def test_peeping_tom_gains_a_subroutine_for_each_revealed_card_of_the_named_type() -> None:
    game = scenario("""
        corp:
          HQ: ice Peeping Tom
        runner:
          hand: Sure Gamble, Diesel, Corroder
        run: HQ, encountering ice 1
    """)
    game.asks("corp", "card-type")
    game.corp.chooses("choose event")
    assert game.happened("revealed") == 1
    game.runner.accepts()
    game.expect(tags=1, run="HQ")
    game.runner.declines()
    game.expect(run=None, tags=1)
    game.runner.runs("HQ")
    game.corp.chooses("choose hardware")
    game.expect(run="HQ", tags=1)


def test_peeping_tom_shows_the_grip_only_while_its_ability_resolves() -> None:
    game = scenario("""
        corp:
          HQ: ice Peeping Tom
        runner:
          hand: Corroder, Diesel
        run: HQ, encountering ice 1
    """)
    game.corp.chooses("choose program")
    told = [entry.sentence("en", "corp") for entry in game.game.log if entry.kind in ("chose", "revealed")]
    assert told[0] == "The Corp names programs with Peeping Tom."
    assert "Corroder" in told[1] and "Diesel" in told[1]


@pytest.mark.erratum("11.2.93")
def test_peeping_tom_keeps_what_it_gained_for_the_run() -> None:
    game = scenario("""
        corp:
          hand: Peeping Tom
          HQ: ice Peeping Tom; root The Twins
        runner:
          hand: Corroder
        run: HQ, encountering ice 1
    """)
    game.corp.chooses("choose program")
    game.runner.accepts()
    game.corp.triggers("The Twins")
    game.corp.chooses("choose program")
    game.runner.accepts()
    game.runner.accepts()
    game.expect(tags=3, run="HQ")


@pytest.mark.ruling("Engram Flush", 0)
def test_engram_flush_trashes_a_revealed_card_of_the_named_type_each_time() -> None:
    game = scenario("""
        corp:
          HQ: ice Engram Flush
        runner:
          hand: Sure Gamble, Diesel, Corroder
        run: HQ, encountering ice 1
    """)
    game.corp.chooses("choose event")
    game.corp.triggers("Engram Flush")
    game.corp.picks("Diesel")
    game.corp.triggers("Engram Flush")
    game.expect(runner_hand=["Corroder"], runner_heap=["Diesel", "Sure Gamble"], run="HQ")
    assert game.happened("revealed") == 2


@pytest.mark.ruling("Engram Flush", 0)
@pytest.mark.erratum("11.2.97")
def test_engram_flush_only_reveals_when_its_subroutine_resolves_outside_an_encounter_with_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Wormhole
          R&D: ice Engram Flush
        runner:
          hand: Sure Gamble, Diesel
        run: HQ, encountering ice 1
    """)
    game.corp.chooses("choose Engram Flush [R&D ice 1] 1")
    game.expect(runner_hand=2, run="HQ")
    assert game.happened("revealed") == 1

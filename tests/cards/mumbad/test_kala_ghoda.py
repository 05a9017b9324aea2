"""The cards of Kala Ghoda."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, E_TRASHED, RUNNER
from netrunner.testing import scenario


@pytest.mark.ruling("Maya", 0)
@pytest.mark.parametrize("title", ["Hedge Fund", "PAD Campaign", "Private Security Force"])
def test_maya_puts_a_card_accessed_in_rnd_on_the_bottom_wherever_it_is_then(title: str) -> None:
    game = scenario(f"""
        corp:
          deck: {title}, Enigma, Hunter
        runner:
          credits 9
          rig: Maya
        turn: runner
    """)
    assert game.runner.memory_limit == 6
    game.runner.runs("R&D")
    game.runner.continues()
    if title == "PAD Campaign":
        game.runner.trashes("PAD Campaign")
    game.runner.triggers("Maya")
    game.expect(corp_deck=["Enigma", "Hunter", title], tags=1, runner_points=0, corp_archives=[])
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(run=None, tags=1)  # once per turn


def test_maya_need_not_be_used_and_leaves_other_servers_alone() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: Ice Wall, Enigma
          R&D: root (Crisium Grid)
        runner:
          credits 9
          rig: Maya
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.pass_windows()
    game.expect(run=None, tags=0)
    game.runner.runs("R&D")
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("Crisium Grid")
    game.runner.declines()
    game.asks("runner", "react")  # for the card of R&D alone
    game.runner.passes()
    game.expect(run=None, tags=0, corp_deck=["Ice Wall", "Enigma"])


def test_panchatantra_gives_ice_a_subtype_for_the_run_once_a_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Enigma
        runner:
          rig: Panchatantra, Gordian Blade
        run: HQ, encountering ice 2
    """)
    game.runner.triggers("Panchatantra")
    assert not {"choose sentry", "choose code gate", "choose barrier"} & set(game.options("runner"))
    game.runner.chooses("choose AP")
    assert game.card("Enigma").has("ap") and game.card("Enigma").has("code gate")
    assert not game.card("Wall of Static").has("ap")
    game.pass_windows()
    game.expect(run=None)
    assert not game.card("Enigma").has("ap")
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.offers("runner", "use Gordian Blade")  # Panchatantra is not offered again


@pytest.mark.ruling("Chatterjee University", 0)
def test_chatterjee_university_lowers_the_cost_by_all_its_counters_and_then_loses_one() -> None:
    game = scenario("""
        runner:
          credits 0, clicks 3
          hand: Corroder, Magnum Opus, Akamatsu Mem Chip
          rig: Chatterjee University {power 1}
        turn: runner
    """)
    game.runner.uses("Chatterjee University", ability=1)
    assert game.card("Chatterjee University").power == 2
    game.runner.uses("Chatterjee University", ability=2)  # Magnum Opus would still cost 3
    game.expect(runner_clicks=1, runner_credits=0, runner_hand=["Magnum Opus", "Akamatsu Mem Chip"])
    assert game.card("Chatterjee University").power == 1


def test_chatterjee_university_installs_without_counters() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: Corroder
          rig: Chatterjee University
        turn: runner
    """)
    game.runner.uses("Chatterjee University", ability=2)
    game.expect(runner_credits=0, runner_clicks=3)


@pytest.mark.parametrize("draws", [True, False])
def test_advanced_concept_hopper_answers_the_first_run_each_turn(draws: bool) -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          deck: 3 any
          score: Advanced Concept Hopper
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.triggers("Advanced Concept Hopper")
    game.corp.chooses(1 if draws else 2)
    game.expect(corp_hand=2 if draws else 1, corp_credits=0 if draws else 1)
    game.go_on("action")
    game.runner.runs("HQ")
    game.asks("runner", "jack-out")


@pytest.mark.parametrize(("paid", "damage"), [(2, 2), (3, 0)])
def test_vikram_stops_programs_for_the_run_and_traces_twice(paid: int, damage: int) -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Wall of Static, Vikram 1.0
        runner:
          credits 9
          hand: 5 any
          deck: 3 any
          rig: Corroder, Sports Hopper
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.runner.chooses(paid)
    game.runner.chooses(paid)
    game.expect(brain_damage=damage)
    assert [text for text in game.options("runner") if "use" in text] == ["use Sports Hopper ability 2"]
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    assert [text for text in game.options("runner") if "use" in text] == ["use Sports Hopper ability 2"]
    game.pass_windows()
    game.expect(run=None)


def test_vikram_can_be_broken_with_clicks() -> None:
    game = scenario("""
        corp:
          HQ: ice Vikram 1.0
        runner:
          clicks 3
          hand: 3 any
        run: HQ, encountering ice 1
    """)
    for n in (1, 2, 3):
        game.runner.breaks(n, using="Vikram 1.0")
    game.go_on("6.9.5c")
    game.expect(runner_clicks=0, brain_damage=0)


def test_heritage_committee_draws_three_and_puts_one_back() -> None:
    game = scenario("""
        corp:
          hand: Heritage Committee, Snare!
          deck: Enigma, Hunter, Ice Wall, Archer
        turn: corp
    """)
    game.corp.plays("Heritage Committee")
    game.corp.picks("Snare!")
    game.expect(corp_hand=["Enigma", "Hunter", "Ice Wall"], corp_deck=["Snare!", "Archer"])


def test_mumbad_city_grid_swaps_ice_that_was_passed() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: ice Paper Wall, (Hunter), (Ice Wall); cards Mumbad City Grid
        run: Server 1, approaching ice 3
    """)
    game.pass_windows()
    game.corp.triggers("Mumbad City Grid")
    assert sorted(game.options("corp")) == ["pick Hunter [Server 1 ice 2]", "pick Paper Wall [Server 1 ice 1]"]
    game.corp.picks("Paper Wall")
    assert game.ice("Server 1") == ["Ice Wall", "Hunter", "Paper Wall"]
    game.runner.continues()
    game.expect(run="Server 1")


@pytest.mark.rule("9.6.5a:2")
def test_mumbad_city_grid_resolves_although_copycat_has_moved_the_run() -> None:
    """Both are pending in one window, which is resolved completely before the run goes on elsewhere."""
    game = scenario("""
        corp:
          HQ: ice Wall of Static
          Server 1: ice (Hunter), Wall of Static; cards Mumbad City Grid
        runner:
          rig: Copycat
        run: Server 1, passing ice 2
    """)
    game.runner.triggers("Copycat")
    game.corp.triggers("Mumbad City Grid")
    assert game.ice("Server 1") == ["Wall of Static", "Hunter"]
    game.asks("runner", "jack-out")
    game.expect(run="HQ")


def test_mumbad_city_grid_needs_other_ice_here() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: ice (Ice Wall); cards Mumbad City Grid
        run: Server 1, approaching ice 1
    """)
    game.pass_windows()
    game.asks("runner", "jack-out")
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
          Server 1: ice (Ice Wall); cards Mumbad City Grid
        run: HQ, approaching ice 2
    """)
    game.pass_windows()
    game.asks("runner", "jack-out")


def test_kala_ghoda_real_tv_looks_at_the_stack_and_trashes_its_top_card() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: Kala Ghoda Real TV
        runner:
          deck: Diesel, Modded
        turn: corp, at 5.6.1a
    """)
    game.pass_windows()
    game.corp.triggers("Kala Ghoda Real TV")
    assert game.has_seen("corp", "Diesel") and not game.has_seen("corp", "Modded")
    game.corp.uses("Kala Ghoda Real TV")
    game.expect(runner_heap=["Diesel"], runner_deck=["Modded"], corp_archives=["Kala Ghoda Real TV"])
    assert [e.player for e in game.events() if e.kind == E_TRASHED] == [CORP, RUNNER]


@pytest.mark.ruling("Dedication Ceremony", 0)
def test_dedication_ceremony_advances_a_faceup_card_that_cannot_be_scored_this_turn() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Dedication Ceremony, Dedication Ceremony
          deck: 3 any
          Server 1: Haas Arcology AI
          Server 2: Oaktown Renovation
          Server 3: (Hostile Takeover)
        runner:
          rig: Corroder
        turn: corp
    """)
    game.corp.plays("Dedication Ceremony")
    assert sorted(game.options("corp")) == [
        "pick Haas Arcology AI [Server 1 card 1]",
        "pick Oaktown Renovation [Server 2 card 1]",
    ]
    game.corp.picks("Haas Arcology AI")
    game.corp.plays("Dedication Ceremony")
    game.corp.picks("Oaktown Renovation")
    game.expect(corp_credits=7)  # placing is not advancing (1.17.1a)
    assert game.card("Haas Arcology AI").advancement == 3
    game.corp.advances("Oaktown Renovation")
    assert game.card("Oaktown Renovation").advancement == 4
    assert game.why_not("corp", "score Oaktown Renovation").rule == "1.2.2"
    game.end_turn()
    game.pass_windows("5.6.2a")
    game.corp.scores("Oaktown Renovation")
    game.expect(corp_points=2)


def test_dedication_ceremony_leaves_other_agendas_to_be_scored() -> None:
    game = scenario("""
        corp:
          hand: Dedication Ceremony
          Server 1: Haas Arcology AI
          Server 2: (Hostile Takeover {advancement 2})
        turn: corp
    """)
    game.corp.plays("Dedication Ceremony")
    game.corp.scores("Hostile Takeover")
    game.expect(corp_points=1)


def test_high_stakes_job_runs_only_where_ice_is_unrezzed() -> None:
    board = """
        corp:
          archives: Hedge Fund
          HQ: ice {}
          Archives: ice {}
          Server 1: (PAD Campaign)
        runner:
          credits 6
          hand: High-Stakes Job
        turn: runner
    """
    game = scenario(board.format("Enigma", "(Enigma)"))
    game.runner.plays("High-Stakes Job")
    game.expect(run="Archives")
    game = scenario(board.format("Enigma", "Enigma"))
    game.refuses("runner", "play High-Stakes Job")


@pytest.mark.ruling("High-Stakes Job", 0)
def test_high_stakes_job_pays_when_a_successful_run_ends() -> None:
    board = """
        corp:
          archives: Hedge Fund
          Archives: ice (Enigma)
        runner:
          credits 6
          hand: High-Stakes Job
        turn: runner
    """
    game = scenario(board)
    game.runner.plays("High-Stakes Job")
    game.pass_windows()
    game.expect(runner_credits=0)
    game.runner.continues()
    game.expect(run=None, runner_credits=12)
    game = scenario(board)
    game.runner.plays("High-Stakes Job")
    game.pass_windows()
    game.runner.jacks_out()
    game.expect(run=None, runner_credits=0)

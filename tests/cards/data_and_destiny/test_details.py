"""Data and Destiny: what cards say in passing."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize(("credits", "tags"), [(4, 1), (5, 0)])
def test_rutherford_grid_adds_two(credits: int, tags: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice Hunter; root Rutherford Grid
        runner:
          credits {credits}
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(credits)
    game.expect(tags=tags)


def test_improved_tracers_raise_what_disrupter_set() -> None:
    game = scenario("""
        corp:
          credits 0
          score: Improved Tracers
          HQ: ice Hunter
        runner:
          credits 1
          rig: Disrupter
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Disrupter")
    game.runner.chooses(0)
    game.expect(tags=1)


def test_news_hound_traces_with_strength_three() -> None:
    game = scenario("corp:\n credits 0\n HQ: ice News Hound\nrunner:\n credits 3\nrun: HQ, encountering ice 1")
    game.runner.chooses(3)
    game.expect(tags=0)


def test_independent_thinking_is_about_ones_own_cards() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          hand: Independent Thinking
          deck: 3 any
          rig: Corroder
        turn: runner
    """)
    game.runner.plays("Independent Thinking")
    assert sorted(game.options("runner")) == ["done", "pick Corroder"]


@pytest.mark.parametrize(("cards", "after"), [(1, 2), (2, 3), (3, 3)])
def test_safety_first_fills_up_to_the_hand_size(cards: int, after: int) -> None:
    game = scenario(
        f"corp:\n deck: 9 any\nrunner:\n clicks 1\n hand: {cards} Diesel\n deck: 9 any\nrig: Safety First\nturn: runner"
    )
    game.runner.takes_credit()
    game.expect(runner_hand=after)
    game.next_turn("runner")
    game.expect(runner_hand=after)


def test_sync_flipped_makes_it_free_and_no_more() -> None:
    game = scenario("""
        corp: SYNC: Everything, Everywhere
          credits 2
        runner:
          tags 1
          rig: Wyldside, Wireless Net Pavilion
        turn: corp
    """)
    game.corp.uses("SYNC: Everything, Everywhere")
    game.corp.trashes_resource("Wyldside")
    game.expect(corp_credits=0)


def test_shannon_claire_is_trashed_for_the_search() -> None:
    game = scenario(
        "corp:\n deck: Nisei MK II, Enigma\n archives: Hedge Fund\n"
        "Server 1: cards Shannon Claire\nturn: corp, at 5.6.2a"
    )
    game.corp.uses("Shannon Claire")
    game.corp.chooses(1)
    game.corp.picks("Nisei MK II")
    game.expect(corp_archives=["Hedge Fund", "Shannon Claire"], corp_deck=["Enigma", "Nisei MK II"])


def test_prey_takes_only_the_runners_cards() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
          Server 1: cards PAD Campaign
        runner:
          credits 9
          hand: Prey
          rig: Corroder, Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.plays("Prey")
    game.runner.chooses("HQ")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.triggers("Prey")
    assert sorted(game.options("runner")) == ["pick Akamatsu Mem Chip", "pick Corroder"]


def test_new_angeles_sol_plays_currents_alone() -> None:
    game = scenario("""
        corp: New Angeles Sol: Your News
          credits 9
          hand: Hedge Fund, Surveillance Sweep, Enigma
          Server 1: cards (Nisei MK II {advancement 4})
        runner:
          hand: Scrubbed
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Nisei MK II")
    game.corp.triggers("New Angeles Sol: Your News")
    game.go_on("action")
    game.expect(corp_hand=["Hedge Fund", "Enigma"])


def test_spark_agency_takes_a_credit_once_a_turn() -> None:
    game = scenario("""
        corp: Spark Agency: Worldswide Reach
          credits 9
          Server 1: cards (PAD Campaign)
          Server 2: cards (Launch Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("PAD Campaign")
    game.corp.rezzes("Launch Campaign")
    game.go_on("action")  # nothing else waits to resolve
    game.expect(runner_credits=4)


def test_quantum_predictive_model_is_revealed_from_rnd() -> None:
    """Before it is stolen, while the Runner could host it on Film Critic."""
    game = scenario("""
        corp:
          deck: Quantum Predictive Model, 3 any
        runner:
          rig: Film Critic
        run: R&D, approaching server
    """)
    game.runner.continues()
    game.asks("runner", "react")
    assert game.game.view(None)["access"]["card"] == "Quantum Predictive Model"


def test_lily_lockwell_puts_the_operation_on_top() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Ice Wall, Hedge Fund
          Server 1: cards Lily Lockwell
        runner:
          tags 1
        turn: corp
    """)
    game.corp.uses("Lily Lockwell")
    game.corp.picks("Hedge Fund")
    assert game.corp.deck[0] == "Hedge Fund" and len(game.corp.deck) == 4


def test_archangel_traces_with_strength_six() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Archangel
        runner:
          credits 6
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.runner.chooses(6)
    assert game.card("Corroder").installed


def test_tldr_doubles_the_next_ice_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice, Test Gentle Ice, TL;DR
        runner:
          credits 9
        run: HQ, encountering ice 3
    """)
    game.go_on("6.9.5c")
    assert game.happened("subroutine") == 4


def test_keegan_lane_trashes_programs_alone() -> None:
    game = scenario("""
        corp:
          HQ: root Keegan Lane
        runner:
          tags 1
          rig: Corroder, Akamatsu Mem Chip
        run: HQ, approaching server
    """)
    game.corp.uses("Keegan Lane")
    game.expect(runner_heap=["Corroder"])


def test_launch_campaign_pays_two_each_turn() -> None:
    game = scenario(
        "corp:\n credits 0\n deck: 3 any\n Server 1: cards Launch Campaign {credit 6}\nturn: corp, at 5.6.1b"
    )
    game.go_on("action")
    game.expect(corp_credits=2)
    assert game.card("Launch Campaign").credits == 4


@pytest.mark.parametrize("missing", ["HQ", "R&D", "Archives"])
def test_apocalypse_needs_all_three_central_servers(missing: str) -> None:
    runs = ", ".join([f"successful run on {server}" for server in ("HQ", "R&D", "Archives") if server != missing])
    board = "corp:\n HQ: ice Enigma\nrunner:\n credits 9\n hand: Apocalypse\n rig: Corroder\nturn: runner\nthis turn: "
    scenario(board + runs).refuses("runner", "play Apocalypse")


def test_apocalypse_turns_the_runners_cards_alone() -> None:
    game = scenario("""
        corp:
          Server 1: cards PAD Campaign
        runner:
          credits 9
          hand: Apocalypse
          rig: Corroder
        turn: runner
        this turn: successful run on HQ, successful run on R&D, successful run on Archives
    """)
    game.runner.plays("Apocalypse")
    game.expect(corp_archives=["PAD Campaign"])
    assert not game.card("Corroder").faceup


def test_multithreader_pays_for_programs_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner: Kate "Mac" McCaffrey: Digital Tinker
          credits 0
          rig: Multithreader, Corroder, Personal Workshop [Mimic {power 2}]
        turn: runner, at 5.7.1e
    """)
    assert not [option for option in game.options("runner") if "Personal Workshop" in option]


@pytest.mark.parametrize(("clicks", "breaks"), [(3, True), (1, False)])
def test_always_be_running_breaks_once_for_two_clicks(clicks: int, breaks: bool) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Spiderweb
        runner:
          clicks {clicks}
          rig: Always Be Running
        run: HQ, encountering ice 1
    """)
    if not breaks:
        game.expect(run=None)
        return
    game.runner.breaks(1, using="Always Be Running")
    game.expect(run=None, runner_clicks=1)


def test_neutralize_all_threats_accesses_one_more_card() -> None:
    game = scenario("corp:\n hand: 5 Hedge Fund\nrunner:\n rig: Neutralize All Threats\nrun: HQ, approaching server")
    game.runner.continues()
    game.go_on("action")
    assert len(game.accessed()) == 2


def test_security_chip_is_trashed_for_cloud_programs_too() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          rig: Security Chip, Creeper, Access to Globalsec
        run: HQ, approaching ice 1
    """)
    game.go_on("window")
    game.runner.uses("Security Chip", ability=2)
    game.go_on("window")
    game.expect(runner_heap=["Security Chip"])


@pytest.mark.parametrize(
    ("breaker", "ice"), [("GS Striker M1", "Ice Wall"), ("GS Shrike M2", "Ice Wall"), ("GS Sherman M3", "Quandary")]
)
def test_breakers_of_globalsec_break_one_kind(breaker: str, ice: str) -> None:
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n credits 2\n rig: {breaker}\nrun: HQ, encountering ice 1")
    assert not [o for o in (game.options("runner") if game.decision is not None else []) if o.endswith("ability 2")]


def test_jak_sinclair_runs_without_programs() -> None:
    """Hardware is no program: Spy Camera can be used."""
    game = scenario("""
        corp:
          deck: 3 any
          HQ: ice Ice Wall
        runner:
          credits 9
          rig: Jak Sinclair, Corroder, Spy Camera
        turn: runner, at 5.7.1a
    """)
    game.go_on("react")
    game.runner.triggers("Jak Sinclair")
    game.runner.chooses("HQ")
    game.pass_windows("6.9.3b")
    assert not [option for option in game.options("runner") if "Corroder" in option]
    game.runner.uses("Spy Camera")
    game.expect(runner_heap=["Spy Camera"])


def test_tldr_forgets_what_it_promised_when_the_run_ends() -> None:
    game = scenario("""
        corp:
          HQ: ice TL;DR
          R&D: ice Test Gentle Ice
        runner:
          credits 9
        run: HQ, encountering ice 1
    """)
    game.go_on("action")
    game.runner.runs("R&D")
    game.go_on("6.9.5c")
    assert game.happened("subroutine") == 2


def test_apocalypse_leaves_corp_cards_that_cannot_be_trashed_as_they_are() -> None:
    game = scenario("""
        corp:
          HQ: ice Architect
        runner:
          credits 9
          hand: Apocalypse
          rig: Corroder
        turn: runner
        this turn: successful run on HQ, successful run on R&D, successful run on Archives
    """)
    game.runner.plays("Apocalypse")
    assert game.card("Architect").rezzed


def test_always_be_running_breaks_once_a_turn_however_many_clicks_are_left() -> None:
    game = scenario("""
        corp:
          HQ: ice Spiderweb
        runner:
          clicks 4
          rig: Always Be Running
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Always Be Running")
    game.expect(run=None, runner_clicks=2)

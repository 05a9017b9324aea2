"""Cards of Downfall that needed words of their own."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_the_nihilist_grows_with_the_first_virus_program_of_a_turn() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Medium, Nerve Agent, Corroder
          rig: The Nihilist
        turn: runner
    """)
    game.runner.installs("Corroder", trashing=[])
    assert game.card("The Nihilist").virus == 0
    game.runner.installs("Medium", trashing=[])
    assert game.card("The Nihilist").virus == 2
    game.runner.installs("Nerve Agent", trashing=[])
    assert game.card("The Nihilist").virus == 2


@pytest.mark.ruling("The Nihilist", 0)
@pytest.mark.parametrize(
    ("deck", "trashes"), [("Hedge Fund, Enigma", True), ("Hedge Fund, Enigma", False), ("", False)]
)
def test_the_nihilist_draws_unless_the_corp_trashes_a_card(deck: str, trashes: bool) -> None:
    game = scenario(f"""
        corp:
          deck: {deck}
        runner:
          deck: 4 any
          rig: The Nihilist {{virus 1}}, Medium {{virus 1}}, Cache {{virus 1}}
        turn: runner, at 5.7.1d
    """)
    game.runner.triggers("The Nihilist")
    game.runner.picks("Medium")
    game.runner.picks("Cache")
    if trashes:
        game.corp.accepts()
    elif deck:
        game.corp.declines()
    game.expect(runner_hand=0 if trashes else 2)
    assert len(game.corp.archives) == int(trashes)
    assert game.card("The Nihilist").virus == 1


def test_baklan_bochkin_counts_encounters_once_per_run_and_derezzes_weak_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Pop-up Window, Pop-up Window
        runner:
          credits 9
          rig: “Baklan” Bochkin
        run: HQ, encountering ice 3
    """)
    assert game.card("“Baklan” Bochkin").power == 1
    for _ in range(2):
        game.pass_windows()
        game.runner.accepts()
        game.pass_windows()
        game.runner.continues()
        assert game.card("“Baklan” Bochkin").power == 1
    game.pass_windows("6.9.3b")
    game.runner.uses("“Baklan” Bochkin")
    assert not game.card("Ice Wall").rezzed
    game.expect(tags=1)


def test_baklan_bochkin_cannot_derez_strong_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          rig: “Baklan” Bochkin
        run: HQ, encountering ice 1
    """)
    game.runner.uses("“Baklan” Bochkin")
    assert game.card("Enigma").rezzed
    game.expect(tags=1, runner_heap=["“Baklan” Bochkin"])


@pytest.mark.ruling("Rejig", 0)
def test_rejig_trashes_programs_before_the_new_console_makes_room() -> None:
    game = scenario("""
        runner:
          credits 4
          hand: Rejig, Grimoire, Daily Casts
          rig: Astrolabe, Corroder, Mimic, Gordian Blade, Medium, Cache
        turn: runner
    """)
    game.runner.plays("Rejig")
    game.runner.picks("Astrolabe")
    game.runner.picks("Corroder")
    game.refuses("runner", "pick Daily Casts")
    game.runner.picks("Grimoire")
    game.expect(runner_credits=2, runner_hand=["Astrolabe", "Daily Casts"])
    assert "Corroder" in game.runner.heap
    assert game.card("Grimoire").installed


def test_rejig_may_install_nothing() -> None:
    game = scenario("runner:\n credits 0\n hand: Rejig\n rig: Corroder\nturn: runner")
    game.runner.plays("Rejig")
    game.runner.done()
    game.expect(runner_hand=["Corroder"], runner_installed=[])


def test_rejig_needs_something_installed() -> None:
    game = scenario("runner:\n credits 9\n hand: Rejig, Corroder\n rig: Daily Casts\nturn: runner")
    game.refuses("runner", "play Rejig")


def test_fully_operational_repeats_for_each_guarded_remote() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Fully Operational
          deck: 9 any
          Server 1: ice (Enigma); cards (PAD Campaign)
          Server 2: ice (Enigma)
          Server 3: (PAD Campaign)
        turn: corp
    """)
    game.corp.plays("Fully Operational")
    game.corp.chooses(1)
    game.expect(corp_credits=6)
    game.corp.chooses(2)
    game.expect(corp_credits=6, corp_hand=2)
    game.asks("corp", "window")


def test_red_level_clearance_resolves_two_different_lines() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Red Level Clearance, PAD Campaign, Hostile Takeover
          deck: 9 any
        turn: corp
    """)
    game.corp.plays("Red Level Clearance")
    game.corp.chooses(4)
    assert len(game.options("corp")) == 3
    game.corp.chooses(3)
    game.refuses("corp", "pick Hostile Takeover")
    game.corp.picks("PAD Campaign")
    game.expect(corp_credits=4, corp_clicks=3, corp_hand=["Hostile Takeover"])


def test_red_level_clearance_draws_and_gains() -> None:
    game = scenario("corp:\n credits 5\n hand: Red Level Clearance\n deck: 9 any\nturn: corp")
    game.corp.plays("Red Level Clearance")
    game.corp.chooses(1)
    game.corp.chooses(2)
    game.expect(corp_credits=6, corp_hand=2, corp_clicks=2)


def test_cold_site_server_taxes_runs_until_the_corps_next_turn() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: Cold Site Server {power 1}
        runner:
          credits 9
        turn: corp
    """)
    game.corp.uses("Cold Site Server")
    game.expect(corp_clicks=2)
    assert game.card("Cold Site Server").power == 2
    game.next_turn("runner")
    game.runner.runs("Server 1")
    game.expect(runner_credits=7, runner_clicks=1)
    game.go_on("5.7.1f")
    game.refuses("runner", "run Server 1")
    game.runner.runs("HQ")
    game.expect(runner_clicks=0, runner_credits=7)
    game.go_on("5.6.2b")
    assert game.card("Cold Site Server").power == 0


@pytest.mark.ruling("Sting!", 0)
@pytest.mark.parametrize(
    ("mine", "theirs", "damage"), [(0, 0, 1), (1, 0, 1), (0, 1, 2), (1, 1, 2), (0, 2, 3), (2, 0, 1)]
)
@pytest.mark.parametrize("scored", [True, False])
def test_sting_counts_its_copies_in_the_other_score_area(mine: int, theirs: int, damage: int, scored: bool) -> None:
    corp, runner = (mine, theirs) if scored else (theirs, mine)
    copies = {n: f"score: Hostile Takeover{', Sting!' * n}" for n in (0, 1, 2)}
    game = scenario(f"""
        corp:
          {copies[corp]}
          Server 1: (Sting! {{advancement 3}})
        runner:
          {copies[runner]}
          hand: 4 any
        {"turn: corp, at 5.6.2a" if scored else "run: Server 1, at 6.9.5g"}
    """)
    if scored:
        game.corp.scores("Sting!")
    assert game.damage() == [f"{damage} net"]


def test_hyoubu_institute_gains_for_the_first_reveal_of_a_turn() -> None:
    game = scenario("""
        corp: Hyoubu Institute: Absolute Clarity
          credits 0
        runner:
          hand: Diesel, Diesel
          deck: Sure Gamble
        turn: corp
    """)
    game.corp.uses("Hyoubu Institute: Absolute Clarity")
    game.corp.chooses(1)
    assert game.revealed() == ["Diesel"]
    game.expect(corp_credits=1, corp_clicks=2, runner_hand=2)
    game.corp.uses("Hyoubu Institute: Absolute Clarity")
    game.corp.chooses(2)
    assert game.revealed() == ["Diesel", "Sure Gamble"]
    game.expect(corp_credits=1, corp_clicks=1, runner_deck=["Sure Gamble"])


def test_hyoubu_institute_does_not_count_what_the_runner_reveals() -> None:
    game = scenario("""
        corp: Hyoubu Institute: Absolute Clarity
          credits 0
        runner:
          hand: Customized Secretary
          deck: 5 Sure Gamble
        turn: runner
    """)
    game.runner.installs("Customized Secretary", trashing=[])
    assert game.happened("revealed") == 1
    game.expect(corp_credits=0)

"""Creation and Control: the Runner."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_freelance_coding_contract_pays_for_trashed_programs() -> None:
    game = scenario("""
        runner:
          hand: Freelance Coding Contract, Corroder, Yog.0, Diesel
        turn: runner
    """)
    game.runner.plays("Freelance Coding Contract")
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Corroder", "Yog.0")
    game.expect(runner_credits=9, runner_hand=["Diesel"])


def test_levy_ar_lab_access_shuffles_everything_and_leaves_the_game() -> None:
    game = scenario("""
        runner:
          hand: Levy AR Lab Access, Diesel
          heap: 3 Modded
          deck: 2 any
        turn: runner
    """)
    game.runner.plays("Levy AR Lab Access")
    game.expect(runner_credits=0, runner_hand=5, runner_deck=1, runner_heap=[])
    assert game.card("Levy AR Lab Access").zone == "removed"


def test_cloak_pays_for_icebreakers_and_dagger_grows_only_from_stealth() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          credits 2
          hand: 3 any
          rig: Cloak, Dagger
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Dagger")
    assert game.card("Dagger").strength == 5
    assert game.card("Cloak").credits == 0
    game.runner.breaks(1, using="Dagger")
    game.expect(runner_credits=1, runner_hand=3)
    game = scenario(
        "corp:\n HQ: ice Neural Katana\nrunner:\n credits 5\n rig: Dagger\n hand: 3 any\nrun: HQ, encountering ice 1"
    )
    game.expect(runner_hand=0)
    game = scenario("runner:\n credits 1\n hand: Corroder\n rig: Cloak\nturn: runner")
    game.refuses("runner", "install Corroder")  # it pays for using icebreakers


def test_chakana_makes_agendas_harder_with_three_viruses() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards (Project Atlas {advancement 3})
        runner:
          rig: Chakana {virus 2}
        run: R&D, approaching server
    """)
    game.runner.continues()
    assert game.card("Chakana").virus == 3
    for virus, offered in ((2, True), (3, False)):
        game = scenario(f"""
            corp:
              Server 1: cards (Project Atlas {{advancement 3}})
            runner:
              rig: Chakana {{virus {virus}}}
            turn: corp, at 5.6.2a
        """)
        if offered:
            game.offers("corp", "score Project Atlas")
        else:
            game.asks("corp", "action", "5.6.2b")


def test_paricia_trashes_assets_and_nothing_else() -> None:
    for card, cost in (("PAD Campaign", 2), ("Ash 2X3ZB9CY", 3)):
        game = scenario(f"""
            corp:
              Server 1: cards {card}
            runner:
              credits {cost}
              rig: Paricia
            run: Server 1, at 6.9.5g
        """)
        game.runner.trashes(card)
        game.expect(runner_credits=0)


@pytest.mark.ruling("Self-modifying Code", 0)
def test_selfmodifying_code_installs_a_program_from_the_stack() -> None:
    game = scenario("""
        runner:
          credits 4
          deck: Diesel, Corroder, Morning Star
          rig: Self-modifying Code
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Self-modifying Code")
    game.refuses("runner", "pick Morning Star")
    game.runner.picks("Corroder")
    game.expect(runner_credits=0, runner_heap=["Self-modifying Code"], runner_deck=2)
    assert game.runner.installed == ["Corroder"]
    assert game.happened("shuffled") == 1


def test_inti_keeps_its_strength_for_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Paper Wall, Wall of Static
        runner:
          credits 9
          rig: Inti
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Inti", times=2)
    game.runner.breaks(1, using="Inti")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    assert game.card("Inti").strength == 3
    game.runner.breaks(1, using="Inti")
    game.expect(runner_credits=3, run="HQ")


def test_professional_contacts_gain_a_credit_and_draw_a_card() -> None:
    game = scenario("runner:\n deck: 2 any\n rig: Professional Contacts\nturn: runner")
    game.runner.uses("Professional Contacts")
    game.expect(runner_credits=6, runner_hand=1, runner_clicks=3)


def test_borrowed_satellite_gives_link_and_hand_size() -> None:
    game = scenario("runner:\n rig: Borrowed Satellite\nturn: runner")
    assert (game.runner.link, game.runner.hand_size) == (1, 6)


def test_ice_analyzer_collects_credits_for_programs() -> None:
    game = scenario("""
        corp:
          HQ: ice (Quandary)
          Server 1: cards (PAD Campaign)
        runner:
          credits 1
          hand: Corroder, Plascrete Carapace
          rig: Ice Analyzer {credit 1}
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("PAD Campaign")
    assert game.card("Ice Analyzer").credits == 1
    game.corp.rezzes("Quandary")
    assert game.card("Ice Analyzer").credits == 2
    game.pass_windows()
    game.expect(run=None)
    game.refuses("runner", "install Plascrete Carapace")
    game.runner.installs("Corroder")
    game.expect(runner_heap=[])
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 0
          rig: Ice Analyzer {credit 2}, Corroder
        run: HQ, encountering ice 1
    """)
    game.expect(run=None)  # its credits install programs; they do not use them


@pytest.mark.parametrize(("jacks_out", "credits"), [(False, 8), (True, 3)])
def test_dirty_laundry_pays_after_a_successful_run(jacks_out: bool, credits: int) -> None:
    game = scenario("runner:\n hand: Dirty Laundry\nturn: runner")
    game.runner.plays("Dirty Laundry")
    game.runner.chooses("Archives")
    game.runner.jacks_out() if jacks_out else game.runner.continues()
    game.expect(runner_credits=credits, run=None)


@pytest.mark.ruling("Daily Casts", 0)
def test_daily_casts_give_two_credits_each_turn() -> None:
    game = scenario("runner:\n credits 3\n hand: Daily Casts\nturn: runner")
    game.runner.installs("Daily Casts")
    assert game.card("Daily Casts").credits == 8
    game = scenario("runner:\n rig: Daily Casts {credit 2}\nturn: runner, at 5.7.1b")
    game.expect(runner_credits=7, runner_heap=["Daily Casts"])


def test_same_old_thing_plays_an_event_from_the_heap() -> None:
    game = scenario("""
        runner:
          heap: Sure Gamble, Corroder, Levy AR Lab Access
          rig: Same Old Thing
        turn: runner
    """)
    game.runner.uses("Same Old Thing")
    game.refuses("runner", "pick Corroder")
    game.runner.picks("Sure Gamble")
    game.expect(runner_credits=9, runner_clicks=2)
    assert sorted(game.runner.heap) == ["Corroder", "Levy AR Lab Access", "Same Old Thing", "Sure Gamble"]


@pytest.mark.ruling("Same Old Thing", 0)
def test_same_old_thing_plays_no_priority_event() -> None:
    game = scenario("runner:\n heap: Early Bird\n rig: Same Old Thing\nturn: runner")
    game.refuses("runner", "use Same Old Thing")


def test_the_source_makes_agendas_harder_and_goes_when_one_is_stolen() -> None:
    game = scenario("""
        corp:
          hand: Project Atlas
          Server 1: cards (Project Atlas {advancement 3})
        runner:
          credits 3
          rig: The Source
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.steals("Project Atlas")
    game.expect(runner_credits=0, runner_score=["Project Atlas"], runner_heap=["The Source"])
    game = scenario("""
        corp:
          Server 1: cards (Project Atlas {advancement 3})
          Server 2: cards (Project Atlas {advancement 4})
        runner:
          rig: The Source
        turn: corp, at 5.6.2a
    """)
    game.refuses("corp", "score Project Atlas [Server 1 card 1]")
    game.corp.scores("Project Atlas [Server 2 card 1]")
    game.expect(runner_heap=["The Source"])


def test_monolith_installs_programs_for_less_and_prevents_damage() -> None:
    game = scenario("""
        runner:
          credits 19
          hand: Monolith, Morning Star, Corroder, Diesel
        turn: runner
    """)
    game.runner.installs("Monolith")
    assert game.runner.memory_limit == 7
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Corroder")
    game.expect(runner_credits=1, runner_hand=["Morning Star", "Diesel"])
    for ice in ("Neural Katana", "Fenris"):
        game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n hand: Corroder\n rig: Monolith\nrun: HQ, encountering ice 1")
        game.runner.uses("Monolith")
        assert game.happened("prevented") == 1

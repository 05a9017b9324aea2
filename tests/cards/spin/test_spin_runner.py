"""The Spin cycle: the Runner."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize(
    ("chip", "breaker", "ice", "boosts"),
    [
        ("Lockpick", "Torch", "Quandary", 0),
        ("Dyson Fractal Generator", "Corroder", "Paper Wall", 0),
        ("Silencer", "Garrote", "Swordsman", 0),
        ("Cloak", "Leviathan", "Quandary", 0),
    ],
)
def test_stealth_credits_pay_for_their_kind_of_icebreaker(chip: str, breaker: str, ice: str, boosts: int) -> None:
    credits = 2 if breaker == "Leviathan" else 0
    for rig, works in ((chip, True), ("Access to Globalsec", False)):
        game = scenario(
            f"""
            corp:
              HQ: ice {ice}
            runner:
              credits {credits}
              rig: {rig}, {breaker}
            run: HQ, encountering ice 1, at 6.9.3b
        """,
            mode="forced" if works else "full",
        )
        if works:
            game.runner.breaks(1, using=breaker)
            assert game.card(chip).credits == 0
        else:
            game.refuses("runner", f"use {breaker} ability 1")


@pytest.mark.parametrize("chip", ["Lockpick", "Dyson Fractal Generator", "Silencer"])
def test_stealth_credits_pay_for_no_other_icebreaker(chip: str) -> None:
    breaker, ice = ("Corroder", "Paper Wall") if chip != "Dyson Fractal Generator" else ("Torch", "Quandary")
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n credits 0\n rig: {chip}, {breaker}\nrun: HQ, encountering ice 1")
    game.refuses("runner", f"use {breaker} ability 1")


@pytest.mark.parametrize(
    ("breaker", "ice", "boosts", "subroutines", "credits"),
    [
        ("Torch", "Viper", 0, 2, 2),
        ("Torch", "Hourglass", 1, 3, 4),
        ("Garrote", "Grim", 3, 1, 4),
    ],
)
def test_plain_breakers(breaker: str, ice: str, boosts: int, subroutines: int, credits: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits {credits}
          rig: {breaker}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts(breaker, times=boosts)
    for n in range(subroutines):
        game.runner.breaks(n + 1, using=breaker)
    game.expect(runner_credits=0, run="HQ", runner_clicks=3)


@pytest.mark.parametrize("breaker", ["Torch", "Garrote", "Leviathan", "Sharpshooter"])
def test_breakers_break_only_their_kind(breaker: str) -> None:
    game = scenario(f"corp:\n HQ: ice Paper Wall\nrunner:\n credits 9\n rig: {breaker}\nrun: HQ, encountering ice 1")
    game.refuses("runner", f"use {breaker} ability 1")


def test_leviathan_breaks_up_to_three_and_grows_by_five() -> None:
    game = scenario("corp:\n HQ: ice Hourglass\nrunner:\n credits 6\n rig: Leviathan\nrun: HQ, encountering ice 1")
    game.runner.boosts("Leviathan")
    assert game.card("Leviathan").strength == 8
    game.runner.breaks(1, 2, 3, using="Leviathan")
    game.expect(runner_credits=0, runner_clicks=3)


def test_sharpshooter_breaks_a_destroyer_once() -> None:
    game = scenario(
        "corp:\n HQ: ice Ichi 1.0\nrunner:\n credits 1\n rig: Sharpshooter, Yog.0\nrun: HQ, encountering ice 1"
    )
    game.runner.boosts("Sharpshooter")
    assert game.card("Sharpshooter").strength == 5
    game.runner.breaks(1, 2, 3, using="Sharpshooter")
    game.expect(runner_heap=["Sharpshooter"], runner_credits=0)


def test_motivation_looks_at_the_top_card() -> None:
    game = scenario("runner:\n deck: 3 any\n rig: Motivation\nturn: runner, at 5.7.1b")
    game.runner.triggers("Motivation")
    assert game.happened("looked") == 1


def test_scheherazade_pays_for_programs_installed_on_it() -> None:
    game = scenario("runner:\n credits 4\n hand: Corroder, Datasucker\n rig: Scheherazade\nturn: runner")
    game.runner.installs("Corroder", "Scheherazade")
    game.expect(runner_credits=3)
    game.runner.installs("Datasucker", "rig")
    game.runner.done()
    game.expect(runner_credits=2)
    assert game.runner.memory_used == 2


def test_hard_at_work_gains_two_credits_and_loses_a_click() -> None:
    scenario("runner:\n rig: Hard at Work\nturn: runner, at 5.7.1b").expect(runner_credits=7, runner_clicks=3)


@pytest.mark.ruling("Recon", 0)
def test_recon_may_jack_out_at_the_first_encounter() -> None:
    game = scenario("corp:\n HQ: ice Neural Katana, (Enigma)\nrunner:\n hand: Recon, 3 any\nturn: runner")
    game.runner.plays("Recon")
    game.runner.chooses("HQ")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.triggers("Recon")
    game.expect(run=None, runner_hand=3)


def test_prepaid_voicepad_pays_for_events_only() -> None:
    game = scenario("runner:\n credits 4\n hand: Sure Gamble, Corroder\n rig: Prepaid VoicePAD\nturn: runner")
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=9)
    assert game.card("Prepaid VoicePAD").credits == 0
    game = scenario("runner:\n credits 1\n hand: Corroder\n rig: Prepaid VoicePAD\nturn: runner")
    game.refuses("runner", "install Corroder")


def test_prepaid_voicepad_pays_for_playing_an_event_and_not_for_what_it_asks_then() -> None:
    game = scenario("""
        runner:
          credits 0, tags 1
          hand: Networking
          rig: Prepaid VoicePAD
        turn: runner
    """)
    game.runner.plays("Networking")
    game.asks("runner", "action")  # one credit would take it back into the grip
    game.expect(tags=0, runner_heap=["Networking"])
    assert game.card("Prepaid VoicePAD").credits == 1


def test_expert_schedule_analyzer_may_reveal_hq_instead_of_accessing() -> None:
    for reveals in (True, False):
        game = scenario("corp:\n hand: Enigma, Hunter\nrunner:\n rig: Expert Schedule Analyzer\nturn: runner")
        game.runner.uses("Expert Schedule Analyzer")
        game.runner.continues()
        game.runner.accepts() if reveals else game.runner.declines()
        assert game.happened("access") == int(not reveals)
        assert (game.happened("revealed") > 0) == reveals
        game.expect(runner_clicks=3)


def test_grifter_needs_a_successful_run_each_turn() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n clicks 1\n rig: Grifter\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_credits=6, runner_heap=[])
    game = scenario("corp:\n deck: 3 any\nrunner:\n clicks 1\n rig: Grifter\nturn: runner")
    game.runner.takes_credit()
    game.expect(runner_credits=6, runner_heap=["Grifter"])


@pytest.mark.parametrize("removed", [2, 1])
def test_lawyer_up_removes_up_to_two_tags_and_draws(removed: int) -> None:
    game = scenario("runner:\n tags 3\n hand: Lawyer Up\n deck: 4 any\nturn: runner")
    game.runner.plays("Lawyer Up")
    game.runner.chooses(removed)
    game.expect(tags=3 - removed, runner_hand=3, runner_clicks=2, runner_credits=3)


def test_llds_processor_strengthens_a_new_icebreaker_for_the_turn() -> None:
    game = scenario(
        "corp:\n deck: 3 any\nrunner:\n hand: Corroder\n clicks 2\n rig: LLDS Processor, Mimic\nturn: runner"
    )
    game.runner.installs("Corroder")
    game.runner.done()
    assert game.card("Corroder").strength == 3
    assert game.card("Mimic").strength == 3
    game.runner.takes_credit()
    assert game.card("Corroder").strength == 2


def test_hemorrhage_lets_the_corp_trash_a_card_for_two_viruses() -> None:
    game = scenario(
        "corp:\n hand: Enigma, Hunter\nrunner:\n rig: Hemorrhage {virus 1}\nrun: Archives, approaching server"
    )
    game.runner.continues()
    assert game.card("Hemorrhage").virus == 2
    game.runner.uses("Hemorrhage")
    game.corp.picks("Hunter")
    game.expect(corp_hand=["Enigma"], corp_archives=["Hunter"], runner_clicks=2)
    assert game.card("Hemorrhage").virus == 0


def test_executive_wiretaps_reveal_hq() -> None:
    game = scenario("corp:\n hand: Enigma, Hunter\nrunner:\n hand: Executive Wiretaps\nturn: runner")
    game.runner.plays("Executive Wiretaps")
    game.expect(runner_credits=1, runner_clicks=2)
    assert game.happened("revealed") >= 1


def test_cybersolutions_mem_chip_gives_two_memory() -> None:
    assert scenario("runner:\n rig: CyberSolutions Mem Chip\nturn: runner").runner.memory_limit == 6


def test_savoirfaire_installs_a_program_once_a_turn() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Corroder, Datasucker, Akamatsu Mem Chip
          rig: Savoir-faire
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Savoir-faire")
    game.refuses("runner", "pick Akamatsu Mem Chip")
    game.runner.picks("Corroder")
    game.runner.done()
    game.expect(runner_credits=5, runner_clicks=4)
    game.asks("runner", "action", "5.7.1f")


def test_power_nap_gains_more_for_each_double_event_in_the_heap() -> None:
    game = scenario("runner:\n credits 0\n hand: Power Nap\n heap: 2 Lawyer Up, Diesel\nturn: runner")
    game.runner.plays("Power Nap")
    game.expect(runner_credits=4, runner_clicks=2)


def test_lucky_find_gains_nine_credits_for_two_clicks() -> None:
    game = scenario("runner:\n credits 3\n hand: Lucky Find\nturn: runner")
    game.runner.plays("Lucky Find")
    game.expect(runner_credits=9, runner_clicks=2)


def test_raymond_flint_accesses_a_card_from_hq_when_the_corp_takes_bad_publicity() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: 2 Hedge Fund
          HQ: ice (Grim)
        runner:
          rig: Raymond Flint
        run: HQ, approaching ice 1
    """)
    game.runner.passes()
    game.runner.passes()
    game.corp.rezzes("Grim")
    assert game.happened("access") == 1
    game = scenario("""
        corp:
          HQ: ice Enigma
          Server 1: cards (PAD Campaign)
        runner:
          rig: Raymond Flint
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Raymond Flint")
    assert game.happened("exposed") == 1
    game.expect(runner_heap=["Raymond Flint"])


def test_quest_completed_accesses_an_installed_card() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          HQ: ice (Enigma)
          Server 1: cards (Project Atlas)
          Server 2: cards (PAD Campaign)
        runner:
          hand: Quest Completed
        turn: runner
    """)
    for server in ("Archives", "R&D", "HQ"):
        game.refuses("runner", "play Quest Completed")
        game.runner.runs(server)
        while game.run is not None:
            game.take("pass") if "pass" in game.options() else game.runner.continues()
        game.pass_windows()
    game.runner.plays("Quest Completed")
    game.refuses("runner", "pick Enigma")
    game.runner.picks("Server 1 card 1")
    game.expect(runner_score=["Project Atlas"])

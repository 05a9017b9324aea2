"""Creation and Control: the Corp."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_efficiency_committee_turns_a_click_into_two_and_forbids_advancing() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
          Server 1: cards (Efficiency Committee {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Efficiency Committee")
    assert game.card("Efficiency Committee").agenda_counters == 3
    game.offers("corp", "advance Ice Wall")
    game.corp.uses("Efficiency Committee")
    game.expect(corp_clicks=4)
    assert game.card("Efficiency Committee").agenda_counters == 2
    game.refuses("corp", "advance Ice Wall")


def test_sentinel_defense_program_adds_a_net_damage_to_brain_damage() -> None:
    game = scenario("""
        corp:
          score: Sentinel Defense Program
          HQ: ice Viktor 1.0
        runner:
          clicks 0
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.expect(brain_damage=1, runner_hand=2)
    assert game.happened("damage") == 2
    game = scenario("""
        corp:
          score: Sentinel Defense Program
          HQ: ice Neural Katana
        runner:
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.expect(runner_hand=2)


def test_alix_t4lb07_counts_installs_and_pays_two_credits_for_each() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma, PAD Campaign
          Server 1: cards Alix T4LB07
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ")
    game.corp.installs("PAD Campaign", "new remote")
    assert game.card("Alix T4LB07").power == 2
    game.pass_windows()
    game.corp.uses("Alix T4LB07")
    game.expect(corp_credits=4, corp_archives=["Alix T4LB07"])


@pytest.mark.ruling("Cerebral Overwriter", 0)
def test_cerebral_overwriter_does_brain_damage_for_three_credits() -> None:
    game = scenario("""
        corp:
          credits 3
          Server 1: cards (Cerebral Overwriter {advancement 2})
        runner:
          hand: 4 any
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Cerebral Overwriter")
    game.expect(corp_credits=0, brain_damage=2, runner_hand=2)
    game = scenario("corp:\n Server 1: cards (Cerebral Overwriter)\nturn: corp")
    game.offers("corp", "advance Cerebral Overwriter")


def test_haas_arcology_ai_is_advanced_unrezzed_and_gives_a_click_once_a_turn() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Haas Arcology AI)
          Server 2: cards Haas Arcology AI {advancement 2}
        turn: corp
    """)
    game.offers("corp", "advance Haas Arcology AI [Server 1 card 1]")
    game.refuses("corp", "advance Haas Arcology AI [Server 2 card 1]")
    game.corp.uses("Haas Arcology AI [Server 2 card 1]")
    game.expect(corp_clicks=4)
    game.pass_windows()
    game.refuses("corp", "use Haas Arcology AI [Server 2 card 1]")


@pytest.mark.parametrize(("title", "clicks", "credits"), [("Thomas Haas", 3, 11), ("GRNDL Refinery", 2, 17)])
def test_advanced_assets_pay_for_each_token(title: str, clicks: int, credits: int) -> None:
    game = scenario(f"corp:\n Server 1: cards {title} {{advancement 3}}\nturn: corp, at 5.6.2a")
    if clicks < 3:
        game.pass_windows()
    game.corp.uses(title)
    game.expect(corp_credits=credits, corp_clicks=clicks, corp_archives=[title])
    game = scenario(
        "corp:\n Server 1: cards (Thomas Haas), (GRNDL Refinery)\nturn: corp".replace(", (G", "\n Server 2: cards (G")
    )
    game.pass_windows()
    game.offers("corp", f"advance {title}")


def test_bioroid_efficiency_research_rezzes_a_bioroid_and_derezzes_it_once_broken() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Bioroid Efficiency Research
          HQ: ice (Eli 1.0)
          R&D: ice (Enigma)
        turn: corp
    """)
    game.corp.plays("Bioroid Efficiency Research")
    assert game.card("Eli 1.0").rezzed
    assert not game.card("Enigma").rezzed
    game.expect(corp_credits=0)
    game = scenario("""
        corp:
          HQ: ice Eli 1.0 [Bioroid Efficiency Research]
        runner:
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Eli 1.0")
    assert game.card("Eli 1.0").rezzed
    game.runner.breaks(2, using="Eli 1.0")
    assert not game.card("Eli 1.0").rezzed
    game.expect(corp_archives=["Bioroid Efficiency Research"])


def test_successful_demonstration_gains_seven_after_an_unsuccessful_run() -> None:
    game = scenario("""
        corp:
          credits 2
          deck: 3 any
          hand: Successful Demonstration
          HQ: ice Quandary
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.plays("Successful Demonstration")
    game.expect(corp_credits=7)
    game = scenario("corp:\n hand: Successful Demonstration\nturn: corp")
    game.refuses("corp", "play Successful Demonstration")


def test_heimdall_2_does_brain_damage_twice_and_breaks_by_twos() -> None:
    game = scenario("corp:\n HQ: ice Heimdall 2.0\nrunner:\n clicks 0\n hand: 4 any\nrun: HQ, encountering ice 1")
    game.expect(brain_damage=2, run=None)
    assert game.happened("subroutine") == 2
    game = scenario("corp:\n HQ: ice Heimdall 2.0\nrunner:\n clicks 2\n hand: 4 any\nrun: HQ, encountering ice 1")
    game.runner.breaks(1, 2, using="Heimdall 2.0")
    game.expect(brain_damage=0, run=None, runner_clicks=0)


def test_ichi_2_trashes_two_programs_and_traces() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Ichi 2.0
        runner:
          credits 2
          clicks 0
          hand: 3 any
          rig: Yog.0, Magnum Opus, Akamatsu Mem Chip
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Yog.0")
    game.runner.chooses(2)
    game.expect(tags=1, brain_damage=1, runner_clicks=0)
    assert game.runner.installed == ["Akamatsu Mem Chip"]
    game = scenario(
        "corp:\n credits 0\n HQ: ice Ichi 2.0\nrunner:\n credits 3\n clicks 2\n rig: Yog.0\nrun: HQ, encountering ice 1"
    )
    game.runner.breaks(1, 2, using="Ichi 2.0")
    game.runner.chooses(3)
    game.expect(tags=0, brain_damage=0, runner_heap=[])


def test_viktor_2_stores_brain_damage() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Viktor 2.0
        runner:
          credits 1
          clicks 0
          hand: 3 any
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(1)
    game.expect(run=None)
    assert game.card("Viktor 2.0").power == 1
    game.pass_windows("5.7.1e")
    game.corp.uses("Viktor 2.0")
    game.expect(brain_damage=1)
    assert game.card("Viktor 2.0").power == 0
    game = scenario("corp:\n HQ: ice Viktor 2.0\nrunner:\n clicks 2\nrun: HQ, encountering ice 1")
    game.runner.breaks(1, 2, using="Viktor 2.0")
    game.expect(run="HQ", runner_clicks=0)


def test_gila_hands_arcology_gives_three_credits_for_two_clicks() -> None:
    game = scenario("corp:\n score: Gila Hands Arcology\nturn: corp")
    game.corp.uses("Gila Hands Arcology")
    game.expect(corp_credits=8, corp_clicks=1)


def test_levy_university_finds_ice() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Hunter
          Server 1: cards Levy University
        turn: corp
    """)
    game.corp.uses("Levy University")
    game.refuses("corp", "pick Hedge Fund")
    game.corp.picks("Hunter")
    game.expect(corp_hand=["Hunter"], corp_credits=4, corp_clicks=2)
    assert game.happened("revealed") == 1


def test_server_diagnostics_give_credits_until_ice_is_installed() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign, Enigma
          deck: 3 any
          Server 1: cards Server Diagnostics
        turn: corp, at 5.6.1b
    """)
    game.expect(corp_credits=7)
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_archives=[])
    game.pass_windows()
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_archives=["Server Diagnostics"])


@pytest.mark.parametrize("ice", ["Bastion", "Quandary"])
def test_plain_ice_ends_the_run(ice: str) -> None:
    game = scenario(f"corp:\n HQ: ice {ice}\nrun: HQ, encountering ice 1")
    game.expect(run=None)


@pytest.mark.parametrize(("credits", "subroutines"), [(2, 2), (1, 1)])
def test_datapike_takes_two_credits_or_ends_the_run(credits: int, subroutines: int) -> None:
    game = scenario(f"corp:\n HQ: ice Datapike\nrunner:\n credits {credits}\nrun: HQ, encountering ice 1")
    game.expect(run=None, runner_credits=credits % 2)
    assert game.happened("subroutine") == subroutines

"""The Lunar cycle: what cards say in passing."""

from __future__ import annotations

import pytest

from netrunner.testing import ScenarioError, scenario


def test_the_root_pays_for_nothing_else() -> None:
    game = scenario(
        "corp:\n credits 0\n HQ: ice Hunter\n Server 1: cards The Root\n"
        "runner:\n credits 0\nrun: HQ, encountering ice 1"
    )
    game.expect(tags=1, run="HQ")
    assert game.card("The Root").credits == 3


def test_mother_goddess_copies_ice_alone() -> None:
    game = scenario("corp:\n HQ: ice Mother Goddess\n R&D: ice Enigma\n Server 1: cards PAD Campaign\nturn: corp")
    assert game.card("Mother Goddess").has("code gate") and not game.card("Mother Goddess").has("advertisement")


def test_eden_shard_leaves_a_third_card() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n rig: Eden Shard\nturn: runner, at 5.7.1e")
    game.runner.uses("Eden Shard")
    game.expect(corp_hand=2, corp_deck=1)


def test_unscheduled_maintenance_counts_ice_that_the_corp_installs() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          hand: PAD Campaign, Enigma, Ice Wall
        runner:
          play area: Unscheduled Maintenance
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "new remote")
    game.pass_windows()
    game.corp.installs("Enigma", "HQ")
    game.go_on("action")
    game.refuses("corp", "install Ice Wall")


def test_net_celebrity_pays_only_during_runs() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 0
          hand: Akamatsu Mem Chip
          rig: Corroder
          play area: Net Celebrity {credit 1}
        turn: runner
    """)
    game.refuses("runner", "install Akamatsu Mem Chip")
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Corroder")
    game.expect(run="HQ")


@pytest.mark.parametrize(("credits", "card", "left"), [(0, "Ice Wall", 0), (0, "Enigma", -1), (3, "Enigma", 1)])
def test_executive_boot_camp_lowers_the_cost_by_one(credits: int, card: str, left: int) -> None:
    game = scenario(f"""
        corp:
          credits {credits}
          deck: 3 any
          HQ: ice ({card})
          Server 1: cards Executive Boot Camp
        runner:
          rig: (Corroder)
        turn: corp, at 5.6.1b
    """)
    if left < 0:
        game.go_on("action")
        assert not game.card(card).rezzed
        return
    game.go_on("react")
    game.corp.triggers("Executive Boot Camp")
    assert game.card(card).rezzed
    game.expect(corp_credits=left)


def test_snatch_and_grab_traces_with_strength_three() -> None:
    game = scenario("corp:\n credits 0\n hand: Snatch and Grab\nrunner:\n credits 3\n rig: Data Dealer\nturn: corp")
    game.corp.plays("Snatch and Grab")
    game.runner.chooses(3)
    game.asks("corp", "action", "5.6.2b")
    game.expect(tags=0, runner_heap=[])


def test_code_siphon_finds_what_can_be_paid_for() -> None:
    board = """
        corp:
          credits 0
          deck: 3 any
          R&D: ice (Enigma); root (Akitaro Watanabe)
        runner:
          credits 1
          hand: Code Siphon, Mimic
          deck: Torch, Corroder, Crypsis, Akamatsu Mem Chip
        turn: runner
    """
    game = scenario(board)
    game.runner.plays("Code Siphon")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.runner.accepts()
    assert sorted(game.options("runner")) == ["done", "pick Corroder"]
    game.runner.picks("Corroder")
    game.expect(runner_credits=1, tags=1)


def test_social_engineering_is_about_ice() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Enigma)
          Server 1: (PAD Campaign)
        runner:
          credits 4
          hand: Social Engineering
        turn: runner
    """)
    game.runner.plays("Social Engineering")
    game.asks("runner", "action")  # nothing else could be chosen


def test_social_engineering_is_about_unrezzed_ice_this_turn() -> None:
    game = scenario("""
        corp:
          credits 20
          deck: 9 any
          HQ: ice (Enigma), Pop-up Window
        runner:
          credits 4
          deck: 9 any
          hand: Social Engineering
        turn: runner
    """)
    game.runner.plays("Social Engineering")
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.runner.accepts()
    game.runner.continues()
    game.corp.rezzes("Enigma")
    game.expect(runner_credits=1)


def test_will_o_the_wisp_takes_icebreakers_alone_and_only_here() -> None:
    board = """
        corp:
          deck: 3 any
          Server 1: ice Ice Wall [Patch, Patch]; cards Will-o'-the-Wisp
          Server 2: ice Ice Wall; cards (PAD Campaign)
        runner:
          credits 9
          rig: D4v1d {power 3}, Corroder
        run: Server 1, encountering ice 1
    """
    game = scenario(board)
    game.runner.breaks(1, using="D4v1d")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.pass_windows()
    assert game.decision is None or game.decision.kind != "react"
    game = scenario(board.replace("run: Server 1", "run: Server 2"))
    game.runner.breaks(1, using="Corroder")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.pass_windows()
    assert game.decision is None or game.decision.kind != "react"


def test_docklands_crackdown_leaves_the_corp_alone() -> None:
    game = scenario("corp:\n credits 0\n hand: Enigma\n Server 1: cards Docklands Crackdown {power 2}\nturn: corp")
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_credits=0)


@pytest.mark.parametrize(("hardware", "credits"), [("Grimoire", 1), ("Desperado", 1), ("Plascrete Carapace", 1)])
def test_trade_in_pays_half_of_the_install_cost(hardware: str, credits: int) -> None:
    game = scenario(f"runner:\n credits 1\n hand: Trade-In\n deck: Diesel\n rig: {hardware}\nturn: runner")
    game.runner.plays("Trade-In")
    game.go_on("action")
    game.expect(runner_credits=credits)


def test_incubator_feeds_virus_programs_alone() -> None:
    game = scenario("runner:\n rig: Incubator {virus 2}, Medium, Nerve Agent, Virus Breeding Ground\nturn: runner")
    game.runner.uses("Incubator")
    assert sorted(game.options("runner")) == ["pick Medium", "pick Nerve Agent"]
    game.runner.picks("Medium")
    assert game.card("Medium").virus == 2


def test_cyber_threat_keeps_all_ice_unrezzed_and_nothing_else() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: ice (Enigma); cards (PAD Campaign)
        runner:
          credits 2
          hand: Cyber Threat
        turn: runner
    """)
    game.runner.plays("Cyber Threat")
    game.runner.chooses("Server 1")
    game.corp.declines()
    game.corp.rezzes("PAD Campaign")
    game.go_on("6.9.5c")
    assert not game.card("Enigma").rezzed and game.card("PAD Campaign").rezzed


def test_eden_fragment_looks_at_ice_alone() -> None:
    game = scenario("""
        corp:
          credits 5
          score: Eden Fragment
          hand: PAD Campaign, Enigma
          HQ: ice Ice Wall
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "new remote")
    game.pass_windows()
    game.corp.installs("Enigma", "HQ")
    game.corp.done()
    game.expect(corp_credits=5)


@pytest.mark.parametrize(("paying", "most"), [(1, 3), (0, 1)])
def test_blackat_breaks_no_more_than_that(paying: int, most: int) -> None:
    game = scenario("""
        corp:
          HQ: ice Spiderweb [Sub Boost]
        runner:
          credits 9
          rig: BlacKat, Cloak
        run: HQ, encountering ice 1
    """)
    with pytest.raises(ScenarioError, match=f"break subroutine {most + 1}"):
        game.runner.breaks(*range(1, most + 2), using="BlacKat", paying=[paying])


def test_ekomind_leaves_no_memory_when_the_grip_is_gone() -> None:
    game = scenario("""
        corp:
          hand: Test Meat Damage
        runner:
          hand: 2 Diesel
          rig: Ekomind, Corroder, Mimic
        turn: corp
    """)
    game.corp.plays("Test Meat Damage", x=1)
    game.runner.picks("Mimic")
    game.expect(runner_heap=["Diesel", "Mimic"])

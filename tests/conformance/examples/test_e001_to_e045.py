"""Examples of chapters 1 to 5 of the Comprehensive Rules, each set up as it is written."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import ADVANCEMENT, EVENTS, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import EndRun, play, sub
from netrunner.vocabulary.cards import Cards, Chosen
from netrunner.vocabulary.counters import Place
from netrunner.vocabulary.flow import Unless

define("E Toll Gate", "corp", "ice", sub(Unless(EndRun(), 1, RUNNER)), strength=1)
define("E Patience", "corp", "operation", play(Place(ADVANCEMENT, 3, Chosen(Cards(advanceable=True)))))


def story(game: Scenario, *kinds: str) -> list[str]:
    """What happened, of these kinds: "installed PAD Campaign"."""
    cards = game.game.state.cards
    return [
        f"{EVENTS[e.kind]} {cards[e.card % 256].defn.title if e.card >= 0 else ''}".strip()
        for e in game.events()
        if EVENTS[e.kind] in kinds
    ]


@pytest.mark.example("E001")
@pytest.mark.rule("1.2.2b")
def test_e001_lockdown_leaves_the_other_half_of_process_automation() -> None:
    game = scenario("""
        corp:
          HQ: ice Lockdown
        runner:
          credits 5, clicks 3
          hand: Diesel, Process Automation
          deck: 5 any
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "jack-out", "6.9.5c")  # the subroutine has resolved
    game.runner.jacks_out()
    game.refuses("runner", "play Diesel")
    game.runner.plays("Process Automation")
    game.expect(runner_credits=7, runner_hand=["Diesel"], runner_deck=5)


@pytest.mark.example("E002")
@pytest.mark.rule("1.2.5:1")
def test_e002_liquidation_without_a_rezzed_card_cannot_be_played() -> None:
    game = scenario("""
        corp:
          hand: Liquidation
          HQ: ice (Enigma)
        turn: corp
    """)
    game.refuses("corp", "play Liquidation")


@pytest.mark.example("E003")
@pytest.mark.rule("1.2.5:2")
def test_e003_liquidation_with_a_rezzed_card_may_trash_none() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Liquidation
          HQ: ice Enigma
        turn: corp
    """)
    game.corp.plays("Liquidation")
    game.expect(corp_clicks=1, corp_credits=4)  # a click for the action, one more and a credit for the card
    game.offers("corp", "pick Enigma")
    game.corp.done()
    assert game.card("Enigma").installed
    game.expect(corp_archives=["Liquidation"])


@pytest.mark.example("E004")
@pytest.mark.rule("1.2.5:1")
def test_e004_forger_is_used_only_when_a_tag_could_be_avoided_or_removed() -> None:
    geist = 'runner: Armand "Geist" Walker: Tech Lord'
    game = scenario(f"{geist}\n  deck: 3 Sure Gamble\n  rig: Forger\nturn: runner, at 5.7.1e", mode="full")
    assert game.options("runner") == ["pass"]
    game = scenario(f"{geist}\n  tags 1; deck: 3 Sure Gamble\n  rig: Forger\nturn: runner, at 5.7.1e")
    game.runner.uses("Forger")
    game.expect(tags=0, runner_hand=1)
    game = scenario(f"corp:\n hand: Test Tag\n{geist}\n  deck: 3 Sure Gamble\n  rig: Forger\nturn: corp")
    game.corp.plays("Test Tag", x=1)
    game.asks("runner", "interrupt", "9.2.9d")
    game.runner.uses("Forger")
    game.expect(tags=0, runner_hand=1)


@pytest.mark.example("E009")
@pytest.mark.rule("1.10.3c:2")
def test_e009_ghost_runner_pays_for_a_secret_bid() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: The Future Perfect
        runner:
          credits 1
          rig: Ghost Runner {credit 3}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("corp", "psi")
    game.corp.chooses(1)
    game.asks("runner", "psi")
    assert game.options("runner") == ["number 0", "number 1", "number 2"]
    game.runner.chooses(2)
    game.asks("runner", "pay-from", "1.10.3c")
    game.runner.chooses(2)  # both of them from Ghost Runner
    game.expect(runner_credits=1, corp_credits=4, runner_score=[])  # the bids differ: it is not stolen
    assert game.card("Ghost Runner").credits == 1


@pytest.mark.example("E010")
@pytest.mark.rule("1.10.3c:2")
def test_e010_ghost_runner_must_pay_for_tollbooth() -> None:
    text = """
        corp:
          HQ: ice Tollbooth
        runner:
          credits {}
          hand: 3 any
          rig: Ghost Runner {{credit 3}}
        turn: runner
    """
    game = scenario(text.format(0))
    game.runner.runs("HQ")
    game.expect(runner_heap=["Ghost Runner"])  # nobody was asked: there was no other way to pay, and it is empty now
    game = scenario(text.format(3))
    game.runner.runs("HQ")
    game.asks("runner", "pay-from", "1.10.3c")  # here there is one
    game.runner.chooses(0)
    game.expect(runner_credits=0)
    assert game.card("Ghost Runner").credits == 3


@pytest.mark.example("E011")
@pytest.mark.rule("1.10.5c:1")
def test_e011_spinal_modem_is_replenished_up_to_two_credits() -> None:
    game = scenario("""
        corp:
          deck: 5 Hedge Fund; HQ: ice Wall of Static
        runner:
          credits 4, clicks 2; hand: Spinal Modem; rig: Corroder
        turn: runner
    """)
    game.runner.installs("Spinal Modem")
    assert game.card("Spinal Modem").credits == 2
    game.expect(runner_credits=0)
    game.runner.runs("HQ")
    game.runner.boosts("Corroder")
    assert game.card("Spinal Modem").credits == 1
    game.pass_windows()  # Wall of Static ends the run
    for _ in range(3):
        assert game.card("Spinal Modem").credits == 1
        game.corp.takes_credit()
    assert game.card("Spinal Modem").credits == 2
    assert game.turn == "runner"


@pytest.mark.example("E017")
@pytest.mark.rule("1.13.6a")
def test_e017_apocalypse_is_the_runners_doing() -> None:
    game = scenario("""
        corp:
          Server 1: Hostile Infrastructure; Server 2: (PAD Campaign)
          credits 0
        runner:
          clicks 4; hand: Apocalypse, 5 Sure Gamble
        turn: runner
    """)
    for server in ("HQ", "R&D", "Archives"):
        game.runner.runs(server)
        game.runner.continues()
    game.runner.plays("Apocalypse")
    game.asks("corp", "react")  # it is pending for each of the two cards
    game.take("trigger Hostile Infrastructure")  # the other one follows
    assert game.happened("damage") == 2
    game.expect(runner_hand=3)


@pytest.mark.example("E018")
@pytest.mark.rule("1.13.6a")
def test_e018_the_corp_trashes_what_alice_merchant_makes_it_trash() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, Enigma
          archives: Hedge Fund
          Server 1: cards Hostile Infrastructure
        runner: Alice Merchant: Clan Agitator
          hand: 3 any
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.asks("corp", "target", "1.14.2")  # it is the Corp that trashes
    game.corp.picks("Enigma")
    game.asks("runner", "access-next")  # the run goes on, and nothing was triggered
    game.runner.accesses("Enigma")
    game.expect(corp_hand=["Hedge Fund"], runner_hand=3, run=None)
    assert game.happened("damage") == 0


@pytest.mark.example("E019")
@pytest.mark.rule("1.14.1")
def test_e019_top_hat_chooses_its_target_among_the_top_five_cards() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Hunter, PAD Campaign, Nisei MK II, Ice Wall
        runner:
          rig: Top Hat
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.accepts()
    game.asks("runner", "access-position", "1.14.2a")  # the card is indicated by its place, unseen
    assert game.options("runner") == [f"number {n}" for n in range(1, 6)]
    game.runner.chooses(5)
    game.expect(runner_score=["Nisei MK II"], run=None)
    assert game.happened("access") == 1


@pytest.mark.example("E021")
@pytest.mark.rule("1.14.1")
def test_e021_the_tokens_of_trick_of_light_come_from_one_card() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Trick of Light
          Server 1: cards (Nisei MK II)
          Server 2: ice Ice Wall {advancement 1}
          Server 3: ice Ice Wall {advancement 2}
        turn: corp
    """)
    game.corp.plays("Trick of Light")
    game.corp.picks("Nisei MK II")
    game.corp.picks("Server 3 ice 1")
    game.asks("corp", "choose-number")
    assert game.options("corp") == ["number 0", "number 1", "number 2"]
    game.corp.chooses(2)
    assert game.card("Nisei MK II").advancement == 2
    assert [game.card(f"Server {n} ice 1").advancement for n in (2, 3)] == [1, 0]


@pytest.mark.example("E025")
@pytest.mark.rule("1.15.1a")
def test_e025_the_trashing_of_clone_chip_as_a_cost_cannot_be_prevented() -> None:
    game = scenario("""
        runner:
          credits 9
          heap: Corroder, Mimic
          rig: Clone Chip, LLDS Energy Regulator
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Clone Chip")
    game.asks("runner", "target", "1.14.2")  # nobody was asked to save it
    game.runner.picks("Corroder")
    game.runner.done()  # nothing makes room for it
    game.expect(runner_heap=["Clone Chip", "Mimic"], runner_rig=["LLDS Energy Regulator", "Corroder"])


@pytest.mark.example("E026")
@pytest.mark.rule("1.15.1b:2")
def test_e026_guru_davinder_makes_it_impossible_to_steal_obokata_protocol() -> None:
    text = "corp:\n Server 1: (Obokata Protocol)\nrunner:\n hand: 5 Sure Gamble\n rig: {}\nrun: Server 1, at 6.9.5g"
    game = scenario(text.format("Guru Davinder"))
    game.asks("runner", "action")  # the cost cannot be paid: nothing was asked
    game.expect(runner_points=0, runner_hand=5, run=None)
    game = scenario(text.format("Test Resource"))
    game.runner.steals("Obokata Protocol")
    game.expect(runner_points=3, runner_hand=1)


@pytest.mark.example("E027")
@pytest.mark.rule("1.15.1d")
def test_e027_freedom_khumalo_pays_no_counters_for_what_costs_nothing() -> None:
    game = scenario("""
        corp:
          deck: Beanstalk Royalties, Hedge Fund
        runner: Freedom Khumalo: Crypto-Anarchist
          credits 0
          rig: Datasucker {virus 1}
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.asks("runner", "trash-accessed", "7.8.3")
    game.runner.uses("Freedom Khumalo: Crypto-Anarchist")
    game.expect(corp_archives=["Beanstalk Royalties"])
    assert game.happened("used") == 1 and game.card("Datasucker").virus == 2  # that of the run, and none was removed


@pytest.mark.example("E028")
@pytest.mark.rule("1.15.4b")
def test_e028_the_click_of_an_additional_cost_is_spent_on_the_same_action() -> None:
    game = scenario("""
        corp:
          credits 20, clicks 3
          deck: 9 any
          hand: Blue Level Clearance, Hedge Fund
          Server 1: cards Jeeves Model Bioroids
        turn: corp
    """)
    game.corp.plays("Blue Level Clearance")
    game.expect(corp_clicks=1)  # one for the action, one more for the card
    game.corp.plays("Hedge Fund")
    game.expect(corp_clicks=1)  # the third click spent on playing operations gave one back


@pytest.mark.example("E029")
@pytest.mark.rule("1.15.9a:2")
def test_e029_the_runner_may_decline_to_pay_for_obokata_protocol() -> None:
    game = scenario("""
        corp:
          hand: Obokata Protocol
        runner:
          hand: 5 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.offers("runner", "steal Obokata Protocol")
    game.runner.declines()
    game.asks("runner", "action")
    game.expect(runner_score=[], runner_hand=5, corp_hand=["Obokata Protocol"])


@pytest.mark.example("E031")
@pytest.mark.rule("1.15.10b:2")
@pytest.mark.parametrize(("answer", "goes"), [("yes", "HQ"), ("no", None)])
def test_e031_a_nested_cost_that_is_paid_keeps_the_run_going(answer: str, goes: str | None) -> None:
    game = scenario("""
        corp:
          HQ: ice E Toll Gate
          hand: Hedge Fund
        runner:
          credits 1
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "nested-cost")
    game.take(answer)
    game.expect(run=goes, runner_credits=0 if goes else 1)


@pytest.mark.example("E032")
@pytest.mark.rule("1.17.1a:1")
def test_e032_tokens_that_are_placed_do_not_advance_oaktown_renovation() -> None:
    """Mushin No Shin is not in the pool: its three tokens come from an operation that does nothing else."""
    game = scenario("""
        corp:
          credits 5
          hand: E Patience
          Server 1: cards Oaktown Renovation
        turn: corp
    """)
    game.corp.plays("E Patience")
    assert game.card("Oaktown Renovation").advancement == 3
    game.expect(corp_credits=5)
    game.corp.advances("Oaktown Renovation")
    game.expect(corp_credits=6)  # 1 paid, 2 gained


@pytest.mark.example("E033")
@pytest.mark.rule("1.18.4")
def test_e033_fall_guy_is_trashed_for_two_credits() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Fall Guy
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Fall Guy")
    game.expect(runner_credits=2, runner_rig=[], runner_heap=["Fall Guy"])
    assert story(game, "trashed", "used", "credits-gained") == ["trashed Fall Guy", "used Fall Guy", "credits-gained"]


@pytest.mark.example("E034")
@pytest.mark.rule("1.19.2:2")
def test_e034_astrolabe_makes_room_for_a_fifth_memory_unit() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Crypsis
          rig: Astrolabe, Corroder, Mimic, Ninja, Medium
        turn: runner
    """)
    game.expect(memory_limit=5, memory_used=4)
    game.runner.installs("Crypsis")
    game.runner.done()  # no program has to make room
    game.expect(memory_limit=5, memory_used=5, runner_heap=[])


@pytest.mark.example("E039")
@pytest.mark.rule("4.1.2a:1")
def test_e039_a_shuffle_ends_what_accelerated_beta_test_was_looking_at() -> None:
    game = scenario("""
        corp: The Foundry: Refining the Process
          credits 9
          deck: Enigma, Hunter, Ice Wall, Enigma, 5 any
          Server 1: cards (Accelerated Beta Test {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Accelerated Beta Test")
    game.corp.triggers("Accelerated Beta Test")
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    assert game.card("Enigma", "HQ ice 1").rezzed
    game.corp.triggers("The Foundry: Refining the Process")
    game.corp.picks("Enigma")
    # R&D was shuffled: neither Hunter nor Ice Wall can be installed, and neither is trashed.
    game.asks("corp", "action")
    game.expect(corp_hand=["Enigma"], corp_archives=[], corp_installed=["Enigma"], corp_deck=7)


@pytest.mark.example("E040")
@pytest.mark.rule("4.1.2b:1")
def test_e040_a_facedown_operation_is_revealed_before_clone_suffrage_movement_adds_it_to_hq() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          archives: (Fast Break), (Enigma)
          Server 1: cards Clone Suffrage Movement
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.corp.triggers("Clone Suffrage Movement")  # Fast Break is the only operation in Archives
    assert "Fast Break" in game.corp.hand
    assert story(game, "revealed", "added", "moved")[0] == "revealed"
    told = [entry.sentence("en", "runner") or "" for entry in game.game.log]
    assert any("Fast Break" in sentence for sentence in told) and not any("Enigma" in sentence for sentence in told)


@pytest.mark.example("E042")
@pytest.mark.rule("4.2.3:1")
def test_e042_rnd_is_shuffled_before_the_found_asset_is_installed() -> None:
    game = scenario("""
        corp: Near-Earth Hub: Broadcast Center
          credits 9
          deck: Hedge Fund, Hedge Fund, PAD Campaign, Hedge Fund
          Server 1: cards Tech Startup
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.corp.triggers("Tech Startup")
    game.corp.picks("PAD Campaign")
    assert story(game, "shuffled", "installed", "triggered")[-3:] == [
        "shuffled", "installed PAD Campaign", "triggered Near-Earth Hub: Broadcast Center",
    ]  # fmt: skip


@pytest.mark.example("E045")
@pytest.mark.rule("5.2.6b:1")
def test_e045_playing_two_operations_is_the_same_action_twice() -> None:
    text = """
        corp: MirrorMorph: Endless Iteration
          credits 9, clicks 3
          deck: 5 any
          hand: Hedge Fund, Lateral Growth
        turn: corp
    """
    game = scenario(text)
    game.corp.plays("Hedge Fund")
    game.corp.plays("Lateral Growth")
    game.corp.draws()
    game.expect(turn="runner")  # nothing was asked
    game = scenario(text)
    game.corp.plays("Hedge Fund")
    game.corp.takes_credit()
    game.corp.draws()
    game.asks("corp", "react")  # three different actions: MirrorMorph can be triggered
    game.corp.passes()

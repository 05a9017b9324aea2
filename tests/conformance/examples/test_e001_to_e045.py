"""Examples of chapters 1 to 5 of the Comprehensive Rules, each set up as it is written."""

from __future__ import annotations

import pytest

from netrunner.rules.terms import ADVANCEMENT
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import EndRun, play, sub
from netrunner.vocabulary.abilities import cost_of
from netrunner.vocabulary.base import THE_RUNNER
from netrunner.vocabulary.cards import Cards, Chosen
from netrunner.vocabulary.flow import Unless
from netrunner.vocabulary.instructions import Place

define("E Toll Gate", "corp", "ice", sub(Unless((EndRun(),), cost_of(1), THE_RUNNER)), strength=1)
define("E Patience", "corp", "operation", play(Place(ADVANCEMENT, 3, Chosen(Cards(advanceable=True)))))


def goes_on(game: Scenario, *wanted: str) -> None:
    """Answer with the first of the wanted texts that is offered, else let things pass, until an action is asked for."""
    while (decision := game.game.decision) is not None and decision.kind != "action":
        texts = game.options(decision.side)
        choice = next((text for want in wanted for text in texts if text.startswith(want)), None)
        if choice is None:
            choice = next((t for t in texts if t.split()[0] in ("pass", "no", "decline", "continue", "done")), texts[0])
        game.game.choose(choice)


@pytest.mark.example("E001")
@pytest.mark.rule("1.2.2b")
def test_e001_lockdown_leaves_the_other_half_of_process_automation() -> None:
    game = scenario("""
        corp:
          HQ: ice Lockdown
          hand: Hedge Fund
        runner:
          credits 5, clicks 3
          hand: Diesel, Process Automation
          deck: 5 any
        run: HQ, encountering ice 1
    """)
    goes_on(game)
    game.refuses("runner", "play Diesel")
    game.runner.plays("Process Automation")
    game.expect(runner_credits=7, runner_hand=["Diesel"])


@pytest.mark.example("E002")
@pytest.mark.rule("1.2.5")
def test_e002_liquidation_without_a_rezzed_card_cannot_be_played() -> None:
    game = scenario("""
        corp:
          hand: Liquidation
          HQ: ice (Enigma)
        turn: corp
    """)
    game.refuses("corp", "play Liquidation")


@pytest.mark.example("E003")
@pytest.mark.rule("1.2.5")
def test_e003_liquidation_with_a_rezzed_card_may_trash_none() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Liquidation
          HQ: ice Enigma
        turn: corp
    """)
    game.corp.plays("Liquidation")
    game.corp.done()
    assert game.card("Enigma").installed
    assert "Liquidation" in game.corp.discard


@pytest.mark.example("E004")
@pytest.mark.rule("1.2.5")
@pytest.mark.parametrize(("tags", "possible"), [(0, False), (1, True)])
def test_e004_forger_is_trashed_for_geist_only_if_it_can_do_something(tags: int, possible: bool) -> None:
    game = scenario(f"""
        runner: Armand "Geist" Walker: Tech Lord
          tags {tags}
          deck: 5 any
          rig: Forger
        turn: runner, at 5.7.1e
    """)
    if not possible:
        game.refuses("runner", "use Forger ability 3")
        assert not any(text.startswith("use Forger") for text in game.options("runner"))
        return
    use = next(text for text in game.options("runner") if text.startswith("use Forger"))
    game.game.choose(use)
    goes_on(game, "trigger")
    game.expect(tags=0, runner_hand=1)


@pytest.mark.example("E009")
@pytest.mark.rule("1.10.3c")
def test_e009_ghost_runner_pays_for_a_secret_bid() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: The Future Perfect
        runner:
          credits 0
          rig: Ghost Runner {credit 3}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    while game.game.decision is not None and game.game.decision.kind != "psi":
        goes = game.options(game.game.decision.side)
        game.game.choose(goes[0])
    while game.game.decision is not None and game.game.decision.kind == "psi":
        side = game.game.decision.side
        texts = game.options(side)
        if side == "runner":
            assert len(texts) == 3  # 0, 1 or 2 credits, all of them on Ghost Runner
        game.game.choose(texts[-1] if side == "runner" else texts[0])
    goes_on(game)
    assert game.card("Ghost Runner").credits < 3


@pytest.mark.example("E010")
@pytest.mark.rule("1.10.3c")
def test_e010_ghost_runner_must_pay_for_tollbooth() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
          hand: Hedge Fund
        runner:
          credits 0
          hand: 3 any
          rig: Ghost Runner {credit 3}
        turn: runner
    """)
    game.runner.runs("HQ")
    goes_on(game)
    assert "Ghost Runner" in game.runner.discard  # it is empty: all three credits went to Tollbooth


@pytest.mark.example("E011")
@pytest.mark.rule("1.10.5c")
def test_e011_spinal_modem_is_replenished_up_to_two() -> None:
    game = scenario("""
        corp:
          clicks 0
          deck: 3 any
          HQ: ice Enigma
          hand: Hedge Fund
        runner:
          credits 9, clicks 2
          hand: Spinal Modem
          rig: Gordian Blade
        turn: runner
    """)
    game.runner.installs("Spinal Modem")
    assert game.card("Spinal Modem").credits == 2
    game.runner.runs("HQ")
    goes_on(game, "use Gordian Blade ability 1", "break Enigma [HQ ice 1] subroutine 2", "number Spinal Modem 1")
    while game.game.decision is not None and game.game.decision.side == "corp":
        game.game.choose(next(t for t in game.options("corp") if t.split()[0] in ("pass", "gain")))
    goes_on(game)
    assert game.card("Spinal Modem").credits == 2


@pytest.mark.example("E017")
@pytest.mark.rule("1.13.6a")
def test_e017_the_runner_trashes_what_apocalypse_trashes() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 5 any
          archives: Hedge Fund
          Server 1: cards Hostile Infrastructure
        runner:
          credits 9, clicks 4
          hand: Apocalypse, 5 any
        turn: runner
    """)
    for server in ("HQ", "R&D", "Archives"):
        game.runner.runs(server)
        goes_on(game)
    before = len(game.runner.hand)
    game.runner.plays("Apocalypse")
    goes_on(game)
    assert len(game.runner.hand) == before - 2  # Apocalypse itself, and 1 net damage


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
    goes_on(game, "pick Enigma", "trigger")
    game.expect(corp_hand=1, runner_hand=3)


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
    while game.game.decision is not None and len(game.options("runner") or []) != 5:
        texts = game.options(game.game.decision.side)
        onward = ("continue", "pass", "trigger", "yes", "apply")
        game.game.choose(next((t for t in texts if t.split()[0] in onward), texts[0]))
    game.game.choose(game.options("runner")[4])
    goes_on(game)
    game.expect(runner_score=["Nisei MK II"])


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
    goes_on(game, "pick Nisei", "pick Ice Wall [Server 3 ice 1]", "number 2", "choose 2")
    assert game.card("Nisei MK II").advancement == 2
    total = game.card("Server 2 ice 1").advancement + game.card("Server 3 ice 1").advancement
    assert (game.card("Server 2 ice 1").advancement, total) == (1, 1)


@pytest.mark.example("E025")
@pytest.mark.rule("1.15.1a")
def test_e025_the_trashing_of_clone_chip_as_a_cost_cannot_be_prevented() -> None:
    game = scenario("""
        runner:
          credits 9
          heap: Corroder
          rig: Clone Chip, LLDS Energy Regulator
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Clone Chip")
    while game.game.decision is not None and game.game.decision.kind != "action":
        assert game.game.decision.kind != "interrupt"
        game.game.choose(game.options("runner")[0])
    assert "Clone Chip" in game.runner.discard
    assert game.card("Corroder").installed


@pytest.mark.example("E026")
@pytest.mark.rule("1.15.1b")
def test_e026_guru_davinder_makes_obokata_protocol_impossible_to_steal() -> None:
    game = scenario("""
        corp:
          hand: Obokata Protocol
        runner:
          hand: 5 any
          rig: Guru Davinder
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert not any(text.startswith("steal") for text in game.options("runner"))
    goes_on(game, "steal")
    game.expect(runner_score=[], runner_hand=5)


@pytest.mark.example("E027")
@pytest.mark.rule("1.15.1d")
def test_e027_freedom_khumalo_pays_no_counters_for_what_costs_nothing() -> None:
    game = scenario("""
        corp:
          deck: Beanstalk Royalties, Hedge Fund
        runner: Freedom Khumalo: Crypto-Anarchist
          credits 0
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    goes_on(game, "use Freedom Khumalo")
    assert game.corp.discard == ["Beanstalk Royalties"]


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
    game.expect(corp_clicks=1)
    game.corp.plays("Hedge Fund")
    goes_on(game, "trigger")
    game.expect(corp_clicks=1)  # the third click spent on playing operations gave one back


@pytest.mark.example("E029")
@pytest.mark.rule("1.15.9a")
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
    assert any(text.startswith("steal") for text in game.options("runner"))
    goes_on(game, "no", "decline")
    game.expect(runner_score=[], runner_hand=5, corp_hand=1)


@pytest.mark.example("E031")
@pytest.mark.rule("1.15.10b")
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
    game.game.choose(answer)
    game.expect(run=goes, runner_credits=0 if goes else 1)


@pytest.mark.example("E032")
@pytest.mark.rule("1.17.1a")
def test_e032_tokens_that_are_placed_do_not_advance_oaktown_renovation() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: E Patience
          Server 1: cards Oaktown Renovation
        turn: corp
    """)
    game.corp.plays("E Patience")
    goes_on(game)
    assert game.card("Oaktown Renovation").advancement == 3
    game.expect(corp_credits=5)
    game.corp.advances("Oaktown Renovation")
    goes_on(game, "trigger")
    game.expect(corp_credits=6)


@pytest.mark.example("E033")
@pytest.mark.rule("1.18.4")
def test_e033_fall_guy_is_trashed_for_two_credits() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Fall Guy
        turn: runner, at 5.7.1e
    """)
    game.game.choose(next(text for text in game.options("runner") if text.startswith("use Fall Guy")))
    game.expect(runner_credits=2, runner_rig=[])
    assert game.runner.discard == ["Fall Guy"]


@pytest.mark.example("E034")
@pytest.mark.rule("1.19.2")
def test_e034_astrolabe_makes_room_for_a_fifth_memory_unit() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Crypsis
          rig: Astrolabe, Corroder, Mimic, Ninja, Medium
        turn: runner
    """)
    assert game.game.view("runner")["runner"]["memory"] == {"limit": 5, "used": 4}
    game.runner.installs("Crypsis")
    goes_on(game)
    assert game.game.view("runner")["runner"]["memory"] == {"limit": 5, "used": 5}


@pytest.mark.example("E039")
@pytest.mark.rule("4.1.2a")
def test_e039_a_shuffle_ends_what_accelerated_beta_test_was_looking_at() -> None:
    game = scenario("""
        corp: The Foundry: Refining the Process
          credits 9
          deck: Enigma, Hunter, Ice Wall, Enigma, 5 any
          Server 1: cards (Accelerated Beta Test {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Accelerated Beta Test")
    while (decision := game.game.decision) is not None and decision.kind != "action":
        texts = game.options(decision.side)
        wish = ("trigger The Foundry", "pick Enigma", "yes", "trigger")
        game.game.choose(next((t for t in texts if t.startswith(wish)), texts[0]))
    ice = [c for s in game.game.view("corp")["servers"] for c in s["ice"]]
    assert len(ice) == 1  # neither Hunter nor Ice Wall could be installed after the shuffle
    game.expect(corp_hand=["Enigma"])
    assert game.corp.discard == []


@pytest.mark.example("E040")
@pytest.mark.rule("4.1.2b")
def test_e040_a_facedown_operation_is_revealed_before_clone_suffrage_movement_adds_it_to_hq() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          archives: (Fast Break)
          Server 1: cards Clone Suffrage Movement
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    while game.game.decision is not None and game.game.decision.kind != "action":
        texts = game.options(game.game.decision.side)
        game.game.choose(next((t for t in texts if t.startswith(("trigger", "pick", "yes"))), texts[-1]))
    assert "Fast Break" in game.corp.hand
    told = [entry.sentence("en", "runner") or "" for entry in game.game.log]
    assert any("Fast Break" in sentence for sentence in told)


@pytest.mark.example("E042")
@pytest.mark.rule("4.2.3")
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
    while game.game.decision is not None and game.game.decision.kind != "action":
        texts = game.options(game.game.decision.side)
        wish = ("trigger Tech", "yes", "pick PAD", "server new", "trigger")
        game.game.choose(next((t for w in wish for t in texts if t.startswith(w)), texts[-1]))
    kinds = [entry.kind for entry in game.game.log]
    shuffled, installed = kinds.index("shuffled"), len(kinds) - 1 - kinds[::-1].index("installed")
    assert shuffled < installed


@pytest.mark.example("E045")
@pytest.mark.rule("5.2.6b")
def test_e045_playing_two_operations_is_the_same_action_twice() -> None:
    game = scenario("""
        corp: MirrorMorph: Endless Iteration
          credits 9, clicks 3
          deck: 5 any
          hand: Hedge Fund, Lateral Growth
        turn: corp
    """)
    game.corp.plays("Hedge Fund")
    game.corp.plays("Lateral Growth")
    goes_on(game)
    game.corp.draws()
    kinds = []
    while (decision := game.game.decision) is not None and decision.side == "corp":
        kinds += [text for text in game.options("corp") if "MirrorMorph" in text]
        texts = game.options("corp")
        game.game.choose(next((t for t in texts if t in ("pass", "no", "done")), texts[0]))
    assert kinds == []

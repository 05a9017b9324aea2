"""Rules of several chapters that need a card or a situation of their own."""

from __future__ import annotations

import pytest

from netrunner import Game, starter_deck
from netrunner.cards.library import definition
from netrunner.cards.subtypes import SUBTYPES
from netrunner.decks import Deck
from netrunner.decks.legality import check, influence_spent
from netrunner.rules.concepts.setup import Setup, new_state
from netrunner.rules.machine.kernel import advance
from netrunner.rules.machine.terms import CORP, F_ACCESS_CARDS, FORCED, ICE, OPERATION, PROGRAM, RUNNER, SERVER_HQ
from netrunner.testing import Scenario, define, play, scenario
from netrunner.text.cards import line_text
from netrunner.vocabulary import (
    AdditionalStealCost,
    AddTo,
    Cards,
    ChooseOne,
    Chosen,
    Draw,
    ForEvent,
    Gain,
    HostedCreditsFor,
    Install,
    Link,
    Run,
    StrengthBonus,
    This,
    Until,
    Would,
    paid,
    whenever,
)
from netrunner.vocabulary import play as plays
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU, Fixed
from netrunner.vocabulary.costs import CreditsFrom
from netrunner.vocabulary.flow import RepeatProcess
from netrunner.vocabulary.into_play import Installable
from netrunner.vocabulary.numbers import Counting
from netrunner.vocabulary.statics import InsteadOfAccessing
from netrunner.vocabulary.subtypes import ChooseASubtype, OfChosenSubtype

STEALTH = Cards(subtypes="stealth")
BY_STEALTH = paid(CreditsFrom(2, STEALTH), Until(StrengthBonus(3, of=This()), "run"))
define("Quiet Blade", "runner", "program", BY_STEALTH, cost=0, strength=1, subtypes="icebreaker")
define(
    "Dear Blade", "runner", "program",
    paid((CreditsFrom(2, STEALTH), 1), Until(StrengthBonus(1, of=This()), "run")),
    cost=0, strength=1, subtypes="icebreaker",
)  # fmt: skip
define("Noisy Account", "runner", "resource", HostedCreditsFor(), cost=0)
define("Loud Watch", "runner", "resource", whenever(ForEvent("used", YOU, Cards(subtypes="stealth")), Draw(1)))
define("Thin Ice", "corp", "ice", cost=1, strength=1, trash=2)
define("Open Ledger", "corp", "operation", plays(Gain(1)), trash=3)
define("Tolled Plan", "corp", "agenda", AdditionalStealCost(3), requirement=3, points=2)
define("Assembly Line", "corp", "asset", whenever(ForEvent("installed", YOU), Draw(1)), trash=2)
define("Any Workbench", "runner", "event", plays(Install(Chosen(Installable(Cards(where="grip"))))), cost=0)
define("Far Antenna", "runner", "hardware", Link(2), cost=0)
define("Foreseen", "runner", "resource", When(Would(F_ACCESS_CARDS), (Gain(1),), interrupt=True), cost=0)
define("Detour By Errand", "runner", "event", plays(Run(SERVER_HQ, during=InsteadOfAccessing(Draw(1)))), cost=0)
define("Outing", "runner", "event", plays(Run(SERVER_HQ), Gain(7)), cost=0)
define("Starting Gun", "runner", "resource", whenever(ForEvent("run-begins"), Draw(1)), cost=0)
EITHER = ChooseOne(Gain(2), Draw(1))
define("Variations", "runner", "event", plays(EITHER, RepeatProcess(EITHER, Fixed(2))), cost=0)
define("Lasting Order", "runner", "resource", paid(0, AddTo(This(), "stack")), subtypes="directive", cost=0)

REZZED = Cards(types=ICE, rezzed=True)
SURVEY = plays(ChooseASubtype(ICE), Gain(Counting(OfChosenSubtype(REZZED))))
define("Ice Survey", "corp", "operation", SURVEY)
define("Any Survey", "corp", "operation", plays(ChooseASubtype(), Gain(Counting(OfChosenSubtype(REZZED)))))

ADAM = "Adam: Compulsive Hacker"
DIRECTIVES = ("Always Be Running", "Neutralize All Threats", "Find the Truth")


# -- 1.5.3, 1.6.1: identities that change how the game begins ---------------------------------------------------------


@pytest.mark.rule("1.5.3c:1,2")
def test_1_5_3c_directives_in_the_deck_of_adam_are_counted_without_those_he_starts_with() -> None:
    plain = starter_deck("shaper").cards
    deck = Deck("Adam", ADAM, (*plain, ("Always Be Running", 3)))
    assert "Always Be Running" not in [held.title for held in influence_spent(deck)]
    assert "copies" not in [problem.code for problem in check(deck)]
    four = Deck("Adam", ADAM, (*plain, ("Always Be Running", 4)))
    assert "copies" in [problem.code for problem in check(four)]
    game = play(Game.start(starter_deck("jinteki"), deck, seed=1))
    game.runner.picks("Always Be Running", "Find the Truth", "Safety First")
    copies = [look.installed for look in game.cards("Always Be Running")]
    assert sorted(copies) == [False, False, False, True]  # three of the deck, and the one that he brought


@pytest.mark.rule("1.5.3d")
def test_1_5_3d_a_directive_that_began_installed_moves_like_any_other_card() -> None:
    extra = [definition("Lasting Order"), definition(DIRECTIVES[0]), definition(DIRECTIVES[2])]
    corp = [definition("Hedge Fund")] * 9
    s = new_state(definition("The Corp"), corp, definition(ADAM), [definition("Sure Gamble")] * 9, 1, FORCED, extra)
    s.push(Setup())
    advance(s)
    game = play(Game(s))
    game.corp.keeps()
    game.runner.keeps()
    assert game.card("Lasting Order").installed
    game.runner.uses("Lasting Order")
    game.expect(runner_rig=["Always Be Running", "Find the Truth"], runner_deck=5)
    assert game.runner.deck.count("Lasting Order") == 1


@pytest.mark.rule("1.6.1b")
@pytest.mark.parametrize(
    ("side", "title", "starter"),
    [
        ("runner", "Hoshiko Shiro: Untold Protagonist", "shaper"),
        ("corp", "Jinteki Biotech: Life Imagined", "jinteki"),
    ],
)
def test_1_6_1b_a_double_sided_identity_begins_with_its_front(side: str, title: str, starter: str) -> None:
    deck = Deck(title, title, starter_deck(starter).cards)
    corp = deck if side == "corp" else starter_deck("jinteki")
    runner = deck if side == "runner" else starter_deck("shaper")
    game = Game.start(corp, runner, seed=1)
    game.choose("keep")
    game.choose("keep")
    if side == "corp":
        game.choose("choose 1")  # what is on its back
    seen = [c for c in game.state.cards if c.defn.title == title]
    assert len(seen) == 1 and seen[0].faceup and seen[0].active


# -- 1.15.3a ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.15.3a")
def test_1_15_3a_a_play_cost_of_x_is_0_whenever_else_it_is_asked_for() -> None:
    """Freedom Khumalo spends as many virus counters as the accessed card costs: none for Psychographics."""
    text = """
        corp:
          hand: {}
        runner: Freedom Khumalo: Crypto-Anarchist
          rig: Datasucker {{virus 2}}
        run: HQ, at 6.9.5g
    """
    game = scenario(text.format("Psychographics"))
    game.runner.uses("Freedom Khumalo: Crypto-Anarchist")
    assert game.card("Datasucker").virus == 2
    game.expect(corp_archives=["Psychographics"])
    game = scenario(text.format("Shipment from MirrorMorph"))  # its play cost is 1
    game.runner.uses("Freedom Khumalo: Crypto-Anarchist")
    assert game.card("Datasucker").virus == 1


# -- 3: cards that are accessed, and condition cards ------------------------------------------------------------------


# -- 2.16.6 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.16.6:1,2")
def test_2_16_6_a_subtype_is_chosen_among_those_printed_on_cards_of_the_type() -> None:
    text = """
        corp:
          hand: {}
          credits 0
          HQ: ice Ice Wall, Enigma, Wall of Static
        turn: corp
    """
    game = scenario(text.format("Ice Survey"))
    game.corp.plays("Ice Survey")
    game.asks("corp", "subtype", "2.16.6")
    assert game.options("corp") == sorted([f"choose {subtype.lower()}" for subtype in SUBTYPES["ice"]])
    assert "choose icebreaker" not in game.options("corp")  # printed, but not on ice
    again = play(Game.from_json(game.game.to_json()))
    for one in (game, again):
        one.corp.chooses("choose barrier")
        one.expect(corp_credits=2)
        assert "barrier" in " ".join(entry.sentence("en", "runner") for entry in one.game.log)
    game = scenario(text.format("Any Survey"))
    game.corp.plays("Any Survey")
    game.offers("corp", "choose icebreaker")
    game.corp.chooses("choose code gate")
    game.expect(corp_credits=1)
    assert line_text(SURVEY, "en", CORP, OPERATION) == (
        "Choose a subtype of ice. Gain 1[c] for each rezzed piece of ice of the chosen subtype."
    )
    assert line_text(SURVEY, "es", CORP, OPERATION) == (
        "Elige un subtipo de hielo. Gana 1[c] por cada hielo ejecutado del subtipo elegido."
    )


@pytest.mark.rule("3.2.3b")
@pytest.mark.rule("9.1.8e:2")
def test_3_2_3b_what_an_agenda_says_about_stealing_it_counts_although_it_is_inactive() -> None:
    for place in ("hand: Tolled Plan", "Server 1: (Tolled Plan)"):
        server = "HQ" if place.startswith("hand") else "Server 1"
        game = scenario(f"corp:\n {place}\nrunner:\n credits 2\nrun: {server}, at 6.9.5g")
        assert not game.card("Tolled Plan").active
        game.expect(runner_score=[])  # 3 credits would have been needed
        game = scenario(f"corp:\n {place}\nrunner:\n credits 4\nrun: {server}, at 6.9.5g")
        game.runner.steals("Tolled Plan")
        game.expect(runner_score=["Tolled Plan"], runner_credits=1)


@pytest.mark.rule("3.4.5")
@pytest.mark.rule("3.4.5a")
def test_3_4_5_accessed_ice_with_a_trash_cost_can_be_trashed_and_encountered_ice_cannot() -> None:
    game = scenario("corp:\n hand: Thin Ice\nrunner:\n credits 3\nrun: HQ, at 6.9.5g")
    game.runner.trashes("Thin Ice")
    game.expect(corp_archives=["Thin Ice"], runner_credits=1)
    game = scenario("corp:\n HQ: ice Thin Ice\nrunner:\n credits 3\nrun: HQ, encountering ice 1")
    game.asks("runner", "jack-out")
    game.expect(runner_credits=3, corp_archives=[])


@pytest.mark.rule("3.5.3")
def test_3_5_3_an_accessed_operation_with_a_trash_cost_can_be_trashed() -> None:
    game = scenario("corp:\n hand: Open Ledger\nrunner:\n credits 3\nrun: HQ, at 6.9.5g")
    game.runner.trashes("Open Ledger")
    game.expect(corp_archives=["Open Ledger"], runner_credits=0)


@pytest.mark.rule("3.5.1a:1,2")
@pytest.mark.rule("1.12.5d:1,2")
def test_3_5_1a_a_condition_operation_installs_only_itself() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Shipment from MirrorMorph, MCA Informant, PAD Campaign, Ice Wall
        runner:
          rig: Fall Guy
        turn: corp
    """)
    game.corp.plays("Shipment from MirrorMorph")
    assert sorted(game.options("corp")) == ["done", "pick Ice Wall", "pick PAD Campaign"]
    game.corp.done()
    game.corp.done()
    game.corp.done()
    game.pass_windows()
    game.corp.plays("MCA Informant")
    assert game.card("MCA Informant").host == "Fall Guy"


@pytest.mark.rule("3.7.1a:1,2")
@pytest.mark.rule("1.12.5d:2")
def test_3_7_1a_on_the_lam_installs_only_itself() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Any Workbench, On the Lam, Corroder, Mimic
          rig: Test Resource
        turn: runner
    """)
    game.runner.plays("Any Workbench")
    assert sorted(game.options("runner")) == ["pick Corroder", "pick Mimic"]
    game.runner.picks("Mimic")
    game.runner.plays("On the Lam")
    assert game.card("On the Lam").host == "Test Resource"


# -- 4: outside the game, and set aside -------------------------------------------------------------------------------


@pytest.mark.rule("4.1.3:1,2")
def test_4_1_3_cards_outside_the_game_do_nothing_and_are_not_removed_from_it() -> None:
    game = scenario("runner:\n outside: Far Antenna\n removed: Diesel\nturn: runner")
    assert (game.card("Far Antenna").zone, game.card("Diesel").zone) == ("outside", "removed")
    assert not game.card("Far Antenna").active
    game.expect(link=0, runner_rig=[])


@pytest.mark.rule("4.8.6:1")
def test_4_8_6_cards_that_an_ability_sets_aside_are_faceup() -> None:
    game = scenario("""
        corp: Skorpios Defense Systems: Persuasive Power
          credits 9; hand: Test Net Damage
        runner:
          hand: Diesel, Modded, Infiltration
        turn: corp
    """)
    game.next_random("Diesel", "Modded")
    game.corp.plays("Test Net Damage", x=2)
    game.asks("corp", "remove-trashed")
    for title in ("Diesel", "Modded"):
        assert (game.card(title).zone, game.card(title).faceup) == ("set-aside", True)
    game.corp.done()


# -- 9: abilities ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.3a")
def test_9_1_3a_each_card_is_the_source_of_its_own_abilities() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 5
          rig: 2 Corroder
        run: HQ, encountering ice 1
    """)
    one, other = game.cards("Corroder")
    game.runner.boosts(other)
    assert (one.strength, other.strength) == (2, 3)


def _runs_hq(hand: str) -> Scenario:
    game = scenario(f"""
        corp:
          hand: Hedge Fund
        runner:
          credits 0; hand: {hand}; deck: 5 any; rig: Foreseen
        turn: runner
    """)
    return game


@pytest.mark.rule("9.2.9b")
@pytest.mark.rule("9.8.4a:1")
@pytest.mark.rule("9.8.9b:1,2")
def test_9_8_9b_replacements_apply_before_conditional_interrupts_become_pending() -> None:
    game = _runs_hq("Test Event")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=1)  # an access was expected
    game = _runs_hq("Detour By Errand")
    game.runner.plays("Detour By Errand")
    game.runner.continues()
    game.expect(runner_credits=0, runner_hand=1)  # it was replaced before Foreseen could look at it


@pytest.mark.rule("9.6.5e:1,2")
def test_9_6_5e_if_successful_follows_the_result_of_a_run_or_a_trace() -> None:
    game = scenario("corp:\n hand: Test Trace Operation\n credits 5\nrunner:\n credits 0\nturn: corp")
    game.corp.plays("Test Trace Operation")
    game.corp.chooses(0)
    game.expect(tags=1)
    game = scenario("corp:\n hand: Test Trace Operation\n credits 5\nrunner:\n credits 2\nturn: corp")
    game.corp.plays("Test Trace Operation")
    game.corp.chooses(0)
    game.runner.chooses(2)
    game.expect(tags=0)
    text = "corp:\n credits 5\n HQ: ice {}\nrunner:\n credits 0\n hand: Account Siphon\nturn: runner"
    game = scenario(text.format("(Hunter)"))
    game.runner.plays("Account Siphon")
    game.pass_windows()
    game.runner.continues()
    game.runner.accepts()
    game.runner.chooses(5)
    game.expect(runner_credits=10, tags=2)
    game = scenario(text.format("Wall of Static"))
    game.runner.plays("Account Siphon")
    game.expect(run=None, runner_credits=0, tags=0, corp_credits=5)


@pytest.mark.rule("9.8.6d")
def test_9_8_6d_a_trace_with_a_base_strength_of_0_still_takes_place() -> None:
    game = scenario("""
        corp:
          credits 5; HQ: ice Hunter
        runner:
          credits 0; rig: Flip Switch
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.uses("Flip Switch")
    game.asks("corp", "trace-corp")
    game.corp.chooses(1)
    game.expect(tags=1, corp_credits=4)  # 0 and 1 exceed a link of 0


@pytest.mark.rule("9.10.1b")
@pytest.mark.rule("9.10.1:2")
def test_9_10_1b_the_checkpoints_of_a_run_interrupt_the_instruction_that_began_it() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 0; hand: Outing; deck: 3 any; rig: Starting Gun
        turn: runner
    """)
    game.runner.plays("Outing")
    game.expect(runner_hand=1, runner_credits=0, run="HQ")  # Starting Gun resolved although the instruction goes on
    game.runner.continues()
    game.expect(run=None, runner_credits=7)


@pytest.mark.example("E109")
@pytest.mark.rule("9.10.4a")
@pytest.mark.rule("9.3.3d")
def test_e109_only_credits_from_a_stealth_card_pay_for_the_whole_ability() -> None:
    text = """
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9; deck: 3 any
          rig: Quiet Blade, Loud Watch, {}
        run: HQ, encountering ice 1
    """
    game = scenario(text.format("Ghost Runner {credit 1}"), mode="full")
    game.refuses("runner", "use Quiet Blade")  # the credit pool cannot make up for what is missing
    game = scenario(text.format("Noisy Account {credit 3}"), mode="full")
    game.refuses("runner", "use Quiet Blade")  # nor can credits on other cards
    game = scenario(text.format("Noisy Account {credit 3}, Ghost Runner {credit 4}"))
    game.runner.uses("Quiet Blade")
    assert game.card("Quiet Blade").strength == 4
    assert (game.card("Ghost Runner").credits, game.card("Noisy Account").credits) == (2, 3)
    assert game.happened("credits-spent") == 1
    game.expect(runner_credits=9, runner_hand=1)  # Ghost Runner was used (1.10.4d)
    assert line_text(BY_STEALTH, "en", RUNNER, PROGRAM) == (
        "2[c]: +3 strength for the remainder of this run. Use this ability only by spending credits from stealth cards."
    )
    assert line_text(BY_STEALTH, "es", RUNNER, PROGRAM) == (
        "2[c]: +3 puntos de fuerza durante el resto de esta incursión. "
        "Usa esta capacidad solo gastando créditos de cartas sigilo."
    )


@pytest.mark.rule("9.10.4a")
@pytest.mark.rule("1.15.1:1")
def test_9_10_4a_a_credit_that_the_restriction_demands_pays_for_nothing_else() -> None:
    text = """
        corp:
          HQ: ice Ice Wall
        runner:
          credits {}
          rig: Dear Blade, Ghost Runner {{credit {}}}
        run: HQ, encountering ice 1
    """
    scenario(text.format(0, 2), mode="full").refuses("runner", "use Dear Blade")  # 2 and 1 more
    game = scenario(text.format(1, 4))
    game.runner.uses("Dear Blade")
    game.asks("runner", "pay-from", "1.10.3c")
    game.runner.chooses(0)
    game.expect(runner_credits=0)
    assert game.card("Ghost Runner").credits == 2
    game = scenario(text.format(0, 3))
    game.runner.uses("Dear Blade")
    game.expect(runner_heap=["Ghost Runner"])  # all three are spent


@pytest.mark.example("E110")
@pytest.mark.rule("9.10.4b")
def test_e110_each_install_of_shipment_from_mirrormorph_is_an_instruction_of_its_own() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Shipment from MirrorMorph, PAD Campaign
          deck: Enigma, Hunter, 3 Hedge Fund
          Server 1: Assembly Line
        turn: corp
    """)
    game.corp.plays("Shipment from MirrorMorph")
    game.corp.picks("PAD Campaign")
    game.corp.chooses("new remote")
    game.corp.picks("Enigma")  # drawn between the first install and the second
    game.corp.chooses("HQ")
    game.corp.done()  # each of them is optional
    game.expect(corp_hand=["Hunter"], corp_archives=["Shipment from MirrorMorph"])
    assert game.ice("HQ") == ["Enigma"]
    assert game.corp.clicks == 2


@pytest.mark.rule("9.11.4d")
def test_9_11_4d_each_repetition_chooses_for_itself() -> None:
    game = scenario("runner:\n credits 0\n hand: Variations\n deck: 5 any\nturn: runner")
    game.runner.plays("Variations")
    for n in (1, 2, 1):
        game.runner.chooses(n)
    game.expect(runner_credits=4, runner_hand=1)

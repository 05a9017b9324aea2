"""The cards of Blood Money."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, MEAT, NET
from netrunner.testing import scenario


def test_temujin_contract_pays_for_runs_on_the_chosen_server() -> None:
    game = scenario("""
        corp:
          archives: Hedge Fund
          hand: Hedge Fund
        runner:
          credits 4
          hand: Temüjin Contract
        turn: runner
    """)
    game.runner.installs("Temüjin Contract")
    game.runner.chooses("Archives")
    assert game.card("Temüjin Contract").credits == 20
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_credits=0)
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_credits=4)
    assert game.card("Temüjin Contract").credits == 16


def test_temujin_contract_is_trashed_when_it_is_empty() -> None:
    game = scenario("""
        corp:
          archives: Hedge Fund
        runner:
          credits 0
          rig: Temüjin Contract {credit 4, remembers Archives}
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_credits=4, runner_heap=["Temüjin Contract"])


@pytest.mark.ruling("Temüjin Contract", 0)
def test_temujin_contract_keeps_its_credits_if_its_server_is_gone() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (PAD Campaign)
        runner:
          credits 8
          hand: Temüjin Contract
        turn: runner
    """)
    game.runner.installs("Temüjin Contract")
    game.runner.chooses("Server 1")
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=4)
    assert game.card("Temüjin Contract").credits == 16


def test_khan_installs_an_icebreaker_after_the_first_passed_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
        runner: Khan: Savvy Skiptracer
          credits 1
          hand: Corroder, Medium
        run: HQ, approaching ice 2
    """)
    game.pass_windows()
    game.runner.triggers("Khan: Savvy Skiptracer")
    game.expect(runner_credits=0, runner_installed=["Corroder"])
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
        runner: Khan: Savvy Skiptracer
          credits 9
          hand: Corroder, Corroder
        run: HQ, approaching ice 2
    """)
    game.pass_windows()
    game.runner.triggers("Khan: Savvy Skiptracer")
    game.runner.continues()
    game.go_on("6.9.5c")
    game.expect(runner_hand=["Corroder"])


@pytest.mark.ruling("Beth Kilrain-Chang", 0)
@pytest.mark.parametrize(
    ("credits", "gained", "drawn", "clicks"),
    [(4, 0, 0, 4), (5, 1, 0, 4), (9, 1, 0, 4), (10, 0, 1, 4), (14, 0, 1, 4), (15, 0, 0, 5), (30, 0, 0, 5)],
)
def test_beth_kilrain_chang_looks_at_the_corps_credit_pool(credits: int, gained: int, drawn: int, clicks: int) -> None:
    game = scenario(f"""
        corp:
          credits {credits}
          score: Corporate Sales Team {{credit 3}}
        runner:
          credits 0
          deck: 3 any
          rig: Beth Kilrain-Chang
        turn: runner, at 5.7.1a
    """)
    game.go_on("action")
    game.expect(runner_credits=gained, runner_hand=drawn, runner_clicks=clicks, corp_credits=credits + 1)


@pytest.mark.parametrize(("bid", "hand"), [(1, 3), (0, 1)])
def test_aiki_may_let_the_runner_draw_and_does_net_damage(bid: int, hand: int) -> None:
    game = scenario("""
        corp:
          credits 1
          HQ: ice Aiki
        runner:
          credits 1
          hand: 3 any
          deck: 5 any
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(bid)
    game.expect(runner_hand=hand, run="HQ")
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [NET, NET]


@pytest.mark.ruling("Hatchet Job", 0)
def test_hatchet_job_returns_an_installed_card_that_is_not_virtual() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Hatchet Job
          HQ: ice Enigma
        runner:
          credits 0
          rig: Corroder, Crash Space, Ice Carver, (Underworld Contact)
        turn: corp
    """)
    game.corp.plays("Hatchet Job")
    assert not [t for t in game.options("corp") if "Ice Carver" in t or "Enigma" in t]
    assert len(game.options("corp")) == 3  # also the facedown card, whatever it is
    game.corp.picks("Corroder")
    game.expect(runner_hand=["Corroder"], corp_clicks=1)


@pytest.mark.erratum("11.2.55")
def test_builder_of_nations_harms_after_the_first_encounter_with_advanced_ice() -> None:
    game = scenario("""
        corp: Weyland Consortium: Builder of Nations
          HQ: ice Neural Katana {advancement 1}, Ice Wall {advancement 1}, Enigma
        runner:
          credits 20
          hand: 5 any
          rig: Corroder, Gordian Blade
        run: HQ, encountering ice 3
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    game.expect(runner_hand=5)
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_hand=5)  # not when the encounter begins
    game.pass_windows()
    game.expect(runner_hand=4)
    game.runner.continues()
    game.pass_windows()
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [MEAT, NET]


@pytest.mark.parametrize("trashes", [True, False])
def test_financial_collapse_costs_two_credits_for_each_resource_or_one_of_them(trashes: bool) -> None:
    game = scenario("""
        corp:
          hand: Financial Collapse
        runner:
          credits 6
          rig: Crash Space, Tech Trader, Corroder
        turn: corp
    """)
    game.corp.plays("Financial Collapse")
    if trashes:
        game.runner.accepts()
        game.runner.picks("Tech Trader")
        game.expect(runner_credits=6, runner_heap=["Tech Trader"])
    else:
        game.runner.declines()
        game.expect(runner_credits=2, runner_heap=[])


@pytest.mark.ruling("Financial Collapse", 0)
def test_financial_collapse_needs_six_credits_and_a_resource() -> None:
    game = scenario("corp:\n hand: Financial Collapse\nrunner:\n credits 5\n rig: Crash Space\nturn: corp")
    game.refuses("corp", "play Financial Collapse")
    game = scenario("corp:\n hand: Financial Collapse\nrunner:\n credits 6\n rig: Corroder\nturn: corp")
    game.refuses("corp", "play Financial Collapse")


def test_prisec_tags_and_harms_when_accessed_while_installed() -> None:
    game = scenario("""
        corp:
          credits 2
          Server 1: (Prisec)
        runner:
          credits 0
          hand: 2 any
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.corp.passes()
    game.corp.triggers("Prisec")
    game.expect(tags=1, runner_hand=1, corp_credits=0)
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [MEAT]
    game = scenario("corp:\n credits 2\n hand: Prisec\nrunner:\n credits 0\n hand: 2 any\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(tags=0, run=None)


@pytest.mark.parametrize(("using", "power"), [(("Nfr", "Nfr"), 1), (("Nfr", "Corroder"), 0), (("Nfr",), 0)])
def test_nfr_grows_by_barriers_that_it_broke_alone(using: tuple[str, ...], power: int) -> None:
    game = scenario("""
        corp:
          HQ: ice Bailiff, Marker
        runner:
          credits 9
          rig: Nfr {power 3}, Corroder
        run: HQ, encountering ice 2
    """)
    assert game.card("Nfr").strength == 4
    game.refuses("runner", "use Nfr")  # Marker is no barrier
    game.go_on("6.9.2d")
    game.runner.continues()
    for n, breaker in enumerate(using, start=1):
        game.runner.breaks(n, using=breaker)
    game.pass_windows()
    assert game.card("Nfr").power == 3 + power


@pytest.mark.ruling("Nfr", 0)
def test_nfr_grows_for_each_encounter_with_the_same_ice() -> None:
    game = scenario("""
        corp:
          hand: Vanilla
          HQ: ice Vanilla; root The Twins
        runner:
          credits 9
          rig: Nfr
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Nfr")
    game.pass_windows()
    assert game.card("Nfr").power == 1  # before The Twins, as it is the Runner's turn
    game.corp.triggers("The Twins")
    game.runner.breaks(1, using="Nfr")
    game.pass_windows()
    assert game.card("Nfr").power == 2


@pytest.mark.ruling("Enforcing Loyalty", 0)
def test_enforcing_loyalty_trashes_a_card_of_another_faction() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Enforcing Loyalty
          HQ: ice Enigma
        runner: Kate "Mac" McCaffrey: Digital Tinker
          credits 1
          rig: Gordian Blade, Corroder, Access to Globalsec
        turn: corp
    """)
    game.corp.plays("Enforcing Loyalty")
    game.runner.chooses(0)
    assert sorted(game.options("corp")) == ["pick Access to Globalsec", "pick Corroder", "pick Enigma [HQ ice 1]"]
    game.corp.picks("Corroder")
    game.expect(runner_heap=["Corroder"], corp_clicks=1)


@pytest.mark.parametrize("again", [True, False])
def test_data_breach_may_run_rnd_again_after_a_success(again: bool) -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter
        runner:
          hand: Data Breach
        turn: runner
    """)
    game.runner.plays("Data Breach")
    game.runner.continues()
    game.runner.triggers("Data Breach") if again else game.runner.passes()
    game.expect(run="R&D" if again else None, runner_clicks=3)
    if again:
        game.runner.continues()
        game.expect(run=None)
        assert game.accessed() == ["Enigma", "Enigma"]


def test_data_breach_runs_only_once_without_success() -> None:
    game = scenario("corp:\n R&D: ice Vanilla\n deck: Enigma\nrunner:\n hand: Data Breach\nturn: runner")
    game.runner.plays("Data Breach")
    game.expect(run=None)


def test_enforcing_loyalty_fails_against_enough_link_strength() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Enforcing Loyalty
        runner:
          credits 3
          rig: Corroder
        turn: corp
    """)
    game.corp.plays("Enforcing Loyalty")
    game.runner.chooses(3)
    game.expect(runner_installed=["Corroder"])


@pytest.mark.parametrize(
    ("breaker", "ice", "credits"),
    [("Paperclip", "Wall of Static", 4), ("Black Orchestra", "Enigma", 3), ("MKUltra", "Hunter", 2)],
)
def test_breakers_in_the_heap_are_installed_when_their_ice_is_met(breaker: str, ice: str, credits: int) -> None:
    board = """
        corp:
          HQ: ice {}
        runner:
          credits {}
          heap: {}
        run: HQ, encountering ice 1
    """
    game = scenario(board.format(ice, credits, breaker))
    game.runner.triggers(breaker)
    game.expect(runner_credits=0, runner_installed=[breaker], runner_heap=[])
    game = scenario(board.format(ice, credits - 1, breaker))
    game.expect(runner_heap=[breaker])  # it cannot be paid for
    game = scenario(board.format("Test Blank Ice", credits, breaker))
    game.expect(runner_heap=[breaker], runner_credits=credits)
    game.asks("runner", "jack-out", "6.9.5c")


def test_black_orchestra_grows_and_breaks_up_to_two_subroutines() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 6
          rig: Black Orchestra
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Black Orchestra")
    assert game.card("Black Orchestra").strength == 4
    game.runner.chooses("break Enigma [HQ ice 1] subroutine 2")
    game.runner.chooses("break Enigma [HQ ice 1] subroutine 1")
    game.expect(runner_credits=3, run="HQ")
    assert game.happened("broken") == 1


def test_mkultra_breaks_only_once_it_is_strong_enough() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0
        runner:
          credits 6
          clicks 0
          rig: MKUltra
        run: HQ, encountering ice 1
    """)
    game.runner.uses("MKUltra")
    assert game.card("MKUltra").strength == 3 and not game.happened("broken")
    game.runner.uses("MKUltra")
    game.runner.chooses("break Ichi 1.0 [HQ ice 1] subroutine 1")
    game.runner.done()
    game.expect(runner_credits=0)
    assert game.happened("broken") == 1


@pytest.mark.parametrize("breaker", ["Black Orchestra", "MKUltra", "Paperclip"])
def test_breakers_of_the_heap_break_nothing_of_another_subtype(breaker: str) -> None:
    ice = "Wall of Static" if breaker != "Paperclip" else "Enigma"
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n credits 9\n rig: {breaker}\nrun: HQ, encountering ice 1")
    game.runner.uses(breaker)
    if breaker == "Paperclip":
        game.runner.chooses(4)
    assert game.card(breaker).strength > 2 and not game.happened("broken")


def test_paperclip_breaks_as_many_subroutines_as_were_paid_for() -> None:
    board = """
        corp:
          HQ: ice {}
        runner:
          credits 5
          rig: Paperclip
        run: HQ, encountering ice 1
    """
    game = scenario(board.format("Fire Wall"))
    game.runner.uses("Paperclip")
    game.runner.chooses(3)
    assert game.card("Paperclip").strength == 4
    game.expect(runner_credits=2)
    assert not game.happened("broken")  # Fire Wall has a strength of 5
    game.runner.uses("Paperclip")
    game.runner.chooses(1)
    assert game.happened("broken") == 1  # with strength 5 its only subroutine is broken
    game = scenario(board.format("Enigma"))
    game.runner.uses("Paperclip")
    game.runner.chooses(2)
    assert game.card("Paperclip").strength == 3  # no barrier: only the strength
    assert not game.happened("broken")


BIRDS = [("Golden", "Neural Katana", 8, 4), ("Peregrine", "Enigma", 9, 2), ("Saker", "Wall of Static", 8, 3)]


@pytest.mark.parametrize(("bird", "ice", "credits", "spent"), BIRDS)
def test_birds_derez_ice_that_they_alone_broke_and_return_to_the_grip(
    bird: str, ice: str, credits: int, spent: int
) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits {credits}
          rig: {bird}
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", f"use {bird} ability 3")
    if bird != "Peregrine":
        game.runner.boosts(bird)
    else:
        game.runner.breaks(1, using=bird)
        game.refuses("runner", f"use {bird} ability 3")  # one of two subroutines
    game.runner.breaks(2 if bird == "Peregrine" else 1, using=bird)
    game.expect(runner_credits=credits - spent)
    game.runner.uses(bird, ability=3)
    assert not game.card(ice).rezzed
    game.expect(runner_credits=credits - spent - 2, runner_hand=[bird], run="HQ")


@pytest.mark.parametrize(
    ("bird", "ice", "strength", "cost"),
    [("Golden", "Wall of Static", 5, 2), ("Peregrine", "Wall of Static", 5, 3), ("Saker", "Enigma", 3, 2)],
)
def test_birds_grow_and_break_only_their_own_subtype(bird: str, ice: str, strength: int, cost: int) -> None:
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n credits 9\n rig: {bird}\nrun: HQ, encountering ice 1")
    game.runner.boosts(bird)
    assert game.card(bird).strength == strength
    game.expect(runner_credits=9 - cost)
    game.refuses("runner", f"use {bird} ability 1")


def test_golden_breaks_no_more_than_two_subroutines() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0
        runner:
          credits 9
          clicks 0
          rig: Golden
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Golden")
    game.runner.uses("Golden", ability=1)
    game.runner.chooses("break Ichi 1.0 [HQ ice 1] subroutine 1")
    game.runner.chooses("break Ichi 1.0 [HQ ice 1] subroutine 2")
    game.offers("runner", "use Golden ability 1")  # the third one is left


@pytest.mark.parametrize(
    ("bird", "other", "ice"), [("Peregrine", "Gordian Blade", "Enigma"), ("Saker", "Corroder", "Ice Wall")]
)
def test_birds_do_not_derez_what_another_icebreaker_broke(bird: str, other: str, ice: str) -> None:
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n credits 9\n rig: {bird}, {other}\nrun: HQ, encountering ice 1")
    game.runner.breaks(1, using=other)
    if bird == "Peregrine":
        game.runner.breaks(2, using=other)
    game.refuses("runner", f"use {bird} ability 3")


def test_golden_breaks_up_to_two_subroutines() -> None:
    game = scenario("corp:\n HQ: ice Cobra\nrunner:\n credits 2\n rig: Golden\nrun: HQ, encountering ice 1")
    game.runner.breaks(1, 2, using="Golden")
    game.expect(runner_credits=0, run="HQ")


def test_golden_may_derez_later_but_not_what_others_broke() -> None:
    board = """
        corp:
          HQ: ice Cobra
        runner:
          credits 9
          rig: Golden, Mimic
        run: HQ, encountering ice 1
    """
    game = scenario(board)
    game.runner.breaks(1, using="Mimic")
    game.runner.breaks(2, using="Golden")
    game.refuses("runner", "use Golden ability 3")
    game = scenario(board)
    game.runner.breaks(1, 2, using="Golden")
    game.go_on("6.9.5c")
    game.runner.jacks_out()
    game.go_on("5.7.1e")
    game.runner.uses("Golden", ability=3)
    assert not game.card("Cobra").rezzed


@pytest.mark.ruling("Golden", 0)
def test_golden_never_derezzes_ice_that_it_cannot_break() -> None:
    game = scenario(
        """
        corp:
          HQ: ice Troll
        runner:
          credits 9
          rig: Golden
        run: HQ, encountering ice 1, at 6.9.3b
    """,
        mode="full",
    )
    game.refuses("runner", "use Golden ability 3")


FUND = """
        {side}:
          credits 9
          deck: 3 any
          {place}: {fund} {{credit {credit}}}
        turn: {side}, at {step}
    """
FUNDS = [
    {"side": "runner", "place": "rig", "fund": "Algo Trading", "step": "5.7.1a"},
    {"side": "corp", "place": "Server 1", "fund": "C.I. Fund", "step": "5.6.1a"},
]


@pytest.mark.parametrize("words", FUNDS, ids=["Algo Trading", "C.I. Fund"])
def test_funds_take_up_to_three_credits_of_the_pool(words: dict[str, str]) -> None:
    game = scenario(FUND.format(credit=2, **words))
    player = game.runner if words["side"] == "runner" else game.corp
    game.go_on("react")
    game.take(game.options()[0])
    assert game.options() == ["number 0", "number 1", "number 2", "number 3"]
    player.chooses(3)
    game.go_on("action")
    assert (game.card(words["fund"]).credits, player.credits) == (5, 6)  # fewer than 6: the bank adds none


@pytest.mark.parametrize("words", FUNDS, ids=["Algo Trading", "C.I. Fund"])
@pytest.mark.parametrize(("credit", "after"), [(5, 5), (6, 8)])
def test_funds_grow_by_two_with_six_credits(words: dict[str, str], credit: int, after: int) -> None:
    game = scenario(FUND.format(credit=credit, **words))
    player = game.runner if words["side"] == "runner" else game.corp
    game.go_on("react")
    game.take(game.options()[1])
    player.declines(words["fund"])
    game.go_on("action")
    assert (game.card(words["fund"]).credits, player.credits) == (after, 9)


def test_algo_trading_is_trashed_for_its_credits() -> None:
    game = scenario("runner:\n credits 1\n rig: Algo Trading {credit 7}\nturn: runner")
    game.runner.uses("Algo Trading")
    game.expect(runner_credits=8, runner_clicks=3, runner_heap=["Algo Trading"])


def test_ci_fund_is_trashed_for_its_credits() -> None:
    game = scenario("corp:\n credits 2\n Server 1: C.I. Fund {credit 7}\nturn: runner, at 5.7.1b")
    game.corp.uses("C.I. Fund")
    game.expect(corp_credits=7, corp_archives=["C.I. Fund"])


def test_special_report_draws_as_many_cards_as_were_shuffled() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Special Report, Enigma, Hunter, Snare!
          deck: 4 any
        turn: corp
    """)
    game.corp.plays("Special Report")
    game.corp.picks("Enigma", "Hunter")
    game.corp.done()
    game.expect(corp_credits=0, corp_hand=3, corp_deck=4)
    assert game.happened("shuffled") == 1


CRASH = """
        corp:
          credits {}
          deck: {}, Enigma, 3 any
        runner:
          credits 1
          hand: Credit Crash
        turn: runner
    """


@pytest.mark.ruling("Credit Crash", 0)
def test_credit_crash_trashes_the_first_card_unless_the_corp_pays_its_cost() -> None:
    game = scenario(CRASH.format(5, "Adonis Campaign"))
    game.runner.plays("Credit Crash")
    game.runner.chooses("R&D")
    game.runner.continues()
    assert game.revealed() == ["Adonis Campaign"]
    game.corp.declines()
    game.expect(corp_archives=["Adonis Campaign"], corp_credits=5)
    game = scenario(CRASH.format(5, "Hedge Fund"))
    game.runner.plays("Credit Crash")
    game.runner.chooses("R&D")
    game.runner.continues()
    game.corp.accepts()
    game.expect(corp_archives=[], corp_credits=0)
    game = scenario(CRASH.format(4, "Hedge Fund"))
    game.runner.plays("Credit Crash")
    game.runner.chooses("R&D")
    game.runner.continues()
    game.expect(corp_archives=["Hedge Fund"])


def test_credit_crash_waits_for_the_first_card_that_is_no_agenda() -> None:
    game = scenario("""
        corp:
          credits 9
          deck: Hostile Takeover, PAD Campaign, Enigma, 3 any
        runner:
          credits 1
          hand: Credit Crash
          rig: R&D Interface, R&D Interface
        turn: runner
    """)
    game.runner.plays("Credit Crash")
    game.runner.chooses("R&D")
    game.runner.continues()
    game.corp.declines()
    game.go_on("action")
    game.expect(corp_archives=["PAD Campaign"])
    game.expect(runner_score=["Hostile Takeover"])
    assert game.accessed() == ["Hostile Takeover", "PAD Campaign", "Enigma"]

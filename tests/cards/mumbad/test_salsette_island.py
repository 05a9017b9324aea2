"""The cards of Salsette Island."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, NET
from netrunner.testing import scenario


def test_making_an_entrance_trashes_and_arranges_the_top_six_cards() -> None:
    game = scenario("""
        runner:
          hand: Making an Entrance, Making an Entrance
          deck: Diesel, Modded, Sure Gamble, Corroder, Crypsis, Femme Fatale, Magnum Opus
        turn: runner
    """)
    game.runner.plays("Making an Entrance")
    game.runner.picks("Diesel", "Modded")
    game.runner.done()
    game.runner.picks("Crypsis", "Femme Fatale", "Corroder")
    game.expect(
        runner_heap=["Diesel", "Modded", "Making an Entrance"],
        runner_deck=["Crypsis", "Femme Fatale", "Corroder", "Sure Gamble", "Magnum Opus"],
    )
    game.refuses("runner", "play Making an Entrance")  # no longer the first click


@pytest.mark.ruling("Exclusive Party", 0)
def test_exclusive_party_draws_and_pays_for_the_copies_in_the_heap() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Exclusive Party
          deck: Diesel, Corroder
          heap: Exclusive Party, Exclusive Party, Modded
        turn: runner
    """)
    game.runner.plays("Exclusive Party")
    game.expect(runner_credits=2, runner_hand=["Diesel"])


@pytest.mark.ruling("Brahman", 0)
def test_brahman_puts_a_program_back_on_the_stack_after_breaking() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Archer
        runner:
          credits 20
          rig: Brahman, Faerie, Medium
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Brahman", times=3)
    game.expect(runner_credits=14)
    assert game.card("Brahman").strength == 6
    game.runner.breaks(1, 2, using="Brahman")
    game.expect(runner_credits=13)
    game.runner.boosts("Faerie", times=4)
    game.runner.breaks(3, using="Faerie")
    game.runner.breaks(4, using="Faerie")
    game.pass_windows()
    game.runner.triggers("Brahman")
    assert sorted(game.options("runner")) == ["pick Brahman", "pick Faerie"]  # no virus
    game.runner.picks("Faerie")
    game.expect(runner_deck=["Faerie"], runner_heap=[])


def test_brahman_stays_if_it_broke_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 5
          rig: Brahman, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.go_on("6.9.5c")
    game.expect(runner_deck=[], runner_credits=3)


def test_brahman_breaks_up_to_two_subroutines() -> None:
    game = scenario("""
        corp:
          HQ: ice Archer
        runner:
          credits 20
          rig: Brahman
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Brahman", times=3)
    game.runner.breaks(1, using="Brahman")
    game.take("use Brahman ability 1")
    game.take("break Archer [HQ ice 1] subroutine 2")
    game.take("break Archer [HQ ice 1] subroutine 3")
    game.expect(runner_credits=12)
    game.offers("runner", "use Brahman")  # no third one


def test_patron_need_not_choose_a_server() -> None:
    game = scenario("""
        corp:
          hand: Enigma
        runner:
          deck: 5 any
          rig: Patron
        turn: runner, at 5.7.1d
    """)
    game.runner.declines() if "decline" in game.options("runner") else game.runner.done()
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.accessed() == ["Enigma"]


def test_patron_draws_two_cards_instead_of_accessing_the_chosen_server() -> None:
    game = scenario("""
        corp:
          hand: Snare!
          deck: Enigma
        runner:
          deck: 5 any
          rig: Patron
        turn: runner, at 5.7.1d
    """)
    game.runner.chooses("HQ")
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.accessed() == ["Enigma"]
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_hand=2, run=None)
    assert game.happened("access") == 1
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.happened("access") == 2  # only the first time


@pytest.mark.ruling("Patron", 0)
def test_patron_replaces_the_access_with_an_empty_stack_too() -> None:
    game = scenario("""
        corp:
          hand: Snare!
        runner:
          rig: Patron
        turn: runner, at 5.7.1d
    """)
    game.runner.chooses("HQ")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(run=None, runner_hand=0)
    assert game.happened("access") == 0


@pytest.mark.ruling("Bazaar", 0)
def test_bazaar_and_replicator_install_all_copies_from_grip_and_stack() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Akamatsu Mem Chip, Akamatsu Mem Chip
          deck: Akamatsu Mem Chip
          rig: Bazaar, Replicator
        turn: runner
    """)
    game.runner.installs("Akamatsu Mem Chip")
    game.runner.triggers("Replicator")
    game.runner.picks("Akamatsu Mem Chip")
    game.expect(runner_credits=8, runner_hand=["Akamatsu Mem Chip", "Akamatsu Mem Chip"])
    for credits in (7, 6):
        game.runner.triggers("Bazaar")
        game.expect(runner_credits=credits)
        game.pass_windows() if credits == 7 and "trigger Bazaar" not in game.options("runner") else None
    game.expect(runner_hand=[], runner_clicks=3)


def test_bazaar_needs_another_copy_in_the_grip_and_credits() -> None:
    game = scenario("""
        runner:
          credits 11
          hand: Akamatsu Mem Chip, Sports Hopper, Magnum Opus, Magnum Opus
          rig: Bazaar
        turn: runner
    """)
    game.runner.installs("Akamatsu Mem Chip")
    game.asks("runner", "action")
    game.runner.installs("Magnum Opus")
    game.asks("runner", "action")  # no hardware
    game.expect(runner_hand=["Sports Hopper", "Magnum Opus"], runner_credits=5)


def test_sports_hopper_draws_three_cards() -> None:
    game = scenario("""
        runner:
          deck: 4 any
          rig: Sports Hopper
        turn: runner, at 5.7.1e
    """)
    assert game.runner.link == 1
    game.runner.uses("Sports Hopper")
    game.expect(runner_hand=3, runner_heap=["Sports Hopper"])
    assert game.runner.link == 0


@pytest.mark.ruling("Upayoga", 0)
def test_upayoga_takes_credits_by_a_psi_game_and_resolves_a_psi_subroutine() -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice Upayoga
          R&D: ice Snowflake, (Chetana)
          Archives: ice Wall of Static
        runner:
          credits 1
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(1)
    game.runner.chooses(0)
    game.expect(runner_credits=0)
    assert sorted(game.options("corp")) == [
        "choose Snowflake [R&D ice 1] 1",
        "choose Upayoga [HQ ice 1] 1",
    ]  # its second one would only come back to itself (10.10.1)
    game.corp.chooses("choose Snowflake [R&D ice 1] 1")
    game.corp.chooses(1)
    game.expect(run=None, corp_credits=0)


@pytest.mark.ruling("Upayoga", 0)
def test_upayoga_leaves_credits_if_the_bids_are_equal() -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice Upayoga
        runner:
          credits 5
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.expect(runner_credits=5)
    game.corp.chooses(0)  # the first subroutine again: no other has a psi game
    game.runner.chooses(1)
    game.expect(runner_credits=2)


def test_aryabhata_tech_moves_a_credit_after_each_successful_trace() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Virgo
          Server 1: Aryabhata Tech
        runner:
          credits 4
          rig: New Angeles City Hall
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.chooses(0)
    game.take("trigger Virgo [HQ ice 1]")  # the Corp orders them (10.8.5)
    game.runner.uses("New Angeles City Hall")
    game.corp.triggers("Aryabhata Tech")
    game.expect(tags=0, runner_credits=1, corp_credits=1)


def test_aryabhata_tech_does_nothing_for_an_unsuccessful_trace() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Caduceus
          Server 1: Aryabhata Tech
        runner:
          credits 9
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(3)
    game.runner.chooses(2)
    game.expect(corp_credits=0, runner_credits=4, run="HQ")


def test_executive_search_firm_finds_a_character() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Ash 2X3ZB9CY, Chairman Hiro, Ibrahim Salem, Akitaro Watanabe
          Server 1: Executive Search Firm
        turn: corp
    """)
    game.corp.uses("Executive Search Firm")
    assert "pick Enigma" not in game.options("corp") and "pick Ash 2X3ZB9CY" not in game.options("corp")
    assert {"pick Ibrahim Salem", "pick Chairman Hiro", "pick Akitaro Watanabe"} <= set(game.options("corp"))
    game.corp.picks("Ibrahim Salem")
    game.expect(corp_hand=["Ibrahim Salem"], corp_clicks=2)
    assert game.revealed() == ["Ibrahim Salem"]


def test_cobra_trashes_a_program_and_does_net_damage() -> None:
    game = scenario("""
        corp:
          HQ: ice Cobra
        runner:
          hand: 3 any
          rig: Crypsis, Akamatsu Mem Chip
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_hand=1, runner_installed=["Akamatsu Mem Chip"], run="HQ")
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [NET]


@pytest.mark.parametrize(
    ("identity", "credits"),
    [("Weyland Consortium: Building a Better World", 1), ("Haas-Bioroid: Engineering the Future", 2)],
)
def test_indian_union_stock_exchange_pays_for_cards_out_of_faction(identity: str, credits: int) -> None:
    game = scenario(f"""
        corp: {identity}
          credits 1
          Server 1: (Indian Union Stock Exchange)
          Server 2: (Adonis Campaign)
          Server 3: (PAD Campaign)
        turn: runner, at 5.7.1b
    """)
    game.corp.rezzes("Indian Union Stock Exchange")
    game.expect(corp_credits=credits - 1)  # including itself, if it is out of faction


def test_indian_union_stock_exchange_counts_neutral_cards_and_operations() -> None:
    board = """
        corp: {}
          credits 5
          hand: Beanstalk Royalties, Hedge Fund
          Server 1: Indian Union Stock Exchange
          Server 2: (PAD Campaign)
        turn: corp
    """
    game = scenario(board.format("Weyland Consortium: Building a Better World"))
    game.corp.plays("Beanstalk Royalties")
    game.expect(corp_credits=9)  # a transaction: 1 for the identity, none for Indian Union Stock Exchange
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=8)
    game.corp.plays("Hedge Fund")
    game.corp.triggers("Indian Union Stock Exchange")
    game.expect(corp_credits=14)


@pytest.mark.ruling("Vamadeva", 0)
def test_vamadeva_breaks_only_ice_with_exactly_one_subroutine() -> None:
    board = """
        corp:
          HQ: ice {}
        runner:
          credits 9
          hand: 2 any
          rig: Vamadeva
        run: HQ, encountering ice 1
    """
    game = scenario(board.format("Tyrant {advancement 1}"))
    game.runner.boosts("Vamadeva", times=3)
    game.runner.breaks(1, using="Vamadeva")
    game.expect(runner_credits=5)
    game = scenario(board.format("Tyrant {advancement 2}"))
    game.runner.boosts("Vamadeva", times=3)
    game.refuses("runner", "use Vamadeva ability 1")
    game = scenario(board.format("Wall of Static"))
    game.runner.boosts("Vamadeva")
    assert game.card("Vamadeva").strength == 3
    game.runner.breaks(1, using="Vamadeva")  # whatever its subtype
    game.go_on("6.9.5c")
    game.expect(runner_credits=7)


@pytest.mark.parametrize("deva", ["Vamadeva", "Sadyojata", "Aghora"])
def test_devas_swap_with_devas_from_the_grip(deva: str) -> None:
    other = "Aghora" if deva == "Sadyojata" else "Sadyojata"
    game = scenario(f"""
        runner:
          credits 2
          hand: {other}, Corroder
          rig: {deva}, Corroder
        turn: runner, at 5.7.1e
    """)
    game.runner.uses(deva)
    game.expect(runner_credits=0, runner_installed=[other, "Corroder"], runner_hand=[deva, "Corroder"])
    game = scenario(f"runner:\n credits 2\n hand: Corroder\n rig: {deva}\nturn: runner, at 5.7.1e")
    game.refuses("runner", f"use {deva}")


def test_localized_product_line_finds_copies_of_one_card() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Localized Product Line
          deck: 2 Enigma, 3 Hunter
        turn: corp
    """)
    game.corp.plays("Localized Product Line")
    game.corp.picks("Hunter")
    assert game.options("corp") == ["pick Hunter", "done"]
    game.corp.picks("Hunter")
    game.corp.done()
    game.expect(corp_hand=["Hunter", "Hunter"], corp_deck=3, corp_credits=0)
    assert game.revealed() == ["Hunter", "Hunter"]

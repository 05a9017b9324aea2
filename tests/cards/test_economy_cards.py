"""Cards about credits, counters, memory, discard piles and servers, from several cycles."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import ForEvent, Lose, when

# Cortez Chip, Braintrust


@pytest.mark.rule("1.15.9:1")
def test_cortez_chip_makes_a_piece_of_ice_cost_two_more_to_rez_this_turn() -> None:
    text = """
        corp:
          credits {}
          HQ: ice (Enigma)
        runner:
          rig: Cortez Chip
        turn: runner, at 5.7.1e
    """
    game = scenario(text.format(4))
    game.runner.uses("Cortez Chip")
    game.expect(runner_discard=["Cortez Chip"])
    game.runner.runs("HQ")
    game.asks("runner", "jack-out", "6.9.5c")  # 4 credits are not enough for Enigma now
    rich = scenario(text.format(5))
    rich.runner.uses("Cortez Chip")
    rich.runner.runs("HQ")
    rich.corp.rezzes("Enigma")
    rich.expect(corp_credits=0)


def test_cortez_chip_does_nothing_to_other_ice() -> None:
    game = scenario("""
        corp:
          credits 3
          HQ: ice (Enigma)
          R&D: ice (Hunter)
        runner:
          rig: Cortez Chip
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Cortez Chip")
    game.runner.picks("R&D ice 1")
    game.runner.runs("HQ")
    game.corp.rezzes("Enigma")
    game.expect(corp_credits=0)


@pytest.mark.rule("1.16.8")
def test_braintrust_gets_a_counter_for_every_two_tokens_over_three() -> None:
    for tokens, counters in ((3, 0), (4, 0), (5, 1), (6, 1), (7, 2)):
        game = scenario(f"""
            corp:
              Server 1: (Braintrust {{advancement {tokens}}})
            turn: corp, at 5.6.2a
        """)
        game.corp.scores("Braintrust")
        assert game.card("Braintrust").agenda_counters == counters


@pytest.mark.ruling("Braintrust", 0)
def test_braintrust_lowers_the_rez_cost_of_archer_even_when_it_is_forfeited_for_it() -> None:
    game = scenario("""
        corp:
          credits 3
          score: Braintrust {agenda 1}
          HQ: ice (Archer)
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Archer")
    game.expect(corp_credits=2, corp_score=[])  # 3 for Archer; its first subroutine gains 2


# Trick of Light


@pytest.mark.ruling("Trick of Light", 0)
def test_trick_of_light_moves_up_to_two_tokens_to_another_installed_card() -> None:
    game = scenario("""
        corp:
          hand: Trick of Light
          Server 1: (Hostile Takeover)
          HQ: ice Ice Wall {advancement 3}
        turn: corp
    """)
    game.corp.plays("Trick of Light")
    game.corp.picks("Hostile Takeover")
    game.corp.chooses(2)
    assert game.card("Hostile Takeover").advancement == 2
    assert game.card("Ice Wall").advancement == 1
    assert game.happened("advanced") == 0


def test_trick_of_light_takes_tokens_from_a_card_of_the_runner_as_well() -> None:
    game = scenario("""
        corp:
          hand: Trick of Light
          Server 1: (Hostile Takeover)
        runner:
          rig: Desperado {advancement 1}   # through Clairvoyant Monitor
        turn: corp
    """)
    game.corp.plays("Trick of Light")
    game.corp.chooses(1)
    assert game.card("Hostile Takeover").advancement == 1
    assert game.card("Desperado").advancement == 0


def test_trick_of_light_needs_a_token_on_another_card() -> None:
    game = scenario("""
        corp:
          hand: Trick of Light
          Server 1: (Hostile Takeover {advancement 1})
        turn: corp
    """)
    game.refuses("corp", "play Trick of Light")
    assert game.why_not("corp", "play Trick of Light").rule == "1.2.5"


# Underworld Contact


@pytest.mark.rule("9.6.5d:1")
def test_underworld_contact_gives_a_credit_with_two_link() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Underworld Contact, Rabbit Hole, Access to Globalsec
        turn: runner, at 5.7.1d
    """)
    game.expect(runner_credits=1)
    poor = scenario("""
        runner:
          credits 0
          rig: Underworld Contact, Rabbit Hole
        turn: runner, at 5.7.1d
    """)
    poor.expect(runner_credits=0)


# Power Shutdown


@pytest.mark.ruling("Power Shutdown", 0)
@pytest.mark.ruling("Power Shutdown", 1)
def test_power_shutdown_trashes_a_number_chosen_first_and_then_a_card_of_that_cost() -> None:
    game = scenario("""
        corp:
          hand: Power Shutdown
          deck: 4 any
        runner:
          clicks 1
          rig: Corroder, Akamatsu Mem Chip, The Toolbox, Access to Globalsec
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.corp.plays("Power Shutdown")
    game.asks("corp", "choose-number", "1.14.1b")
    assert game.options("corp") == ["number 0", "number 1", "number 2", "number 3"]
    game.corp.chooses(2)
    game.expect(corp_deck=1)
    game.asks("runner", "target", "1.14.2")
    assert game.options("runner") == ["pick Corroder", "pick Akamatsu Mem Chip"]
    game.runner.picks("Akamatsu Mem Chip")
    game.expect(runner_discard=["Akamatsu Mem Chip"])


@pytest.mark.ruling("Power Shutdown", 2)
def test_power_shutdown_can_be_played_without_anything_to_trash_but_not_without_a_run() -> None:
    game = scenario("""
        corp:
          hand: Power Shutdown
          deck: 4 any
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.corp.plays("Power Shutdown")
    game.corp.chooses(1)
    game.expect(corp_discard=2)
    quiet = scenario("""
        corp:
          hand: Power Shutdown
          deck: 4 any
        runner:
          clicks 1
        turn: runner
    """)
    quiet.runner.takes_credit()
    quiet.refuses("corp", "play Power Shutdown")


# Blackguard


@pytest.mark.rule("1.15.9a:1")
def test_blackguard_makes_the_corp_rez_what_is_exposed() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice (Enigma)
        runner:
          hand: Infiltration
          rig: Blackguard
        turn: runner
    """)
    assert game.runner.memory_limit == 6
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.expect(corp_credits=2)
    assert game.card("Enigma").rezzed


def test_blackguard_does_nothing_if_the_corp_cannot_pay_or_need_not_forfeit() -> None:
    game = scenario("""
        corp:
          credits 2
          HQ: ice (Enigma)
        runner:
          hand: Infiltration
          rig: Blackguard
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.expect(corp_credits=2)
    assert not game.card("Enigma").rezzed
    archer = scenario("""
        corp:
          credits 5
          score: Hostile Takeover
          HQ: ice (Archer)
        runner:
          hand: Infiltration
          rig: Blackguard
        turn: runner
    """)
    archer.runner.plays("Infiltration")
    archer.runner.chooses(2)
    archer.corp.declines()
    assert not archer.card("Archer").rezzed


# Bad Times


@pytest.mark.rule("10.3.1e:1")
def test_bad_times_lowers_the_memory_limit_until_the_turn_ends() -> None:
    game = scenario("""
        corp:
          hand: Bad Times
        runner:
          tags 1
          rig: Corroder, Gordian Blade, Ninja, Mimic
        turn: corp
    """)
    game.corp.plays("Bad Times")
    game.asks("runner", "trash-for-memory", "10.3.1e")
    game.runner.picks("Corroder")
    game.runner.picks("Mimic")
    assert game.runner.memory_limit == 2
    for _ in range(2):
        game.corp.takes_credit()
    assert game.runner.memory_limit == 4


def test_bad_times_is_played_only_if_the_runner_is_tagged() -> None:
    game = scenario("""
        corp:
          hand: Bad Times
        turn: corp
    """)
    game.refuses("corp", "play Bad Times")


# The Foundry


@pytest.mark.rule("4.2.2d")
def test_the_foundry_finds_another_copy_of_the_first_ice_rezzed_each_turn() -> None:
    game = scenario("""
        corp: The Foundry: Refining the Process
          deck: Hunter, Enigma, Hedge Fund, Enigma
          HQ: ice (Enigma)
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Enigma")
    game.corp.triggers("The Foundry: Refining the Process")
    assert game.options("corp") == ["pick Enigma", "done"]
    game.corp.picks("Enigma")
    game.expect(corp_hand=["Enigma"])
    assert game.happened("revealed") == 1
    assert game.happened("shuffled") == 1


def test_the_foundry_does_not_answer_to_the_second_ice_or_to_assets() -> None:
    game = scenario("""
        corp: The Foundry: Refining the Process
          credits 20
          deck: Hunter, Enigma, PAD Campaign
          HQ: ice (Hunter), (Enigma)
          Server 1: (PAD Campaign)
        run: HQ, approaching ice 2
    """)
    game.runner.passes() if "pass" in game.options("runner") else None
    game.corp.rezzes("PAD Campaign")
    game.corp.rezzes("Enigma")
    game.corp.triggers("The Foundry: Refining the Process")
    game.corp.done()
    assert game.happened("searched") == 1


# Ghost Runner, Order of Sol


@pytest.mark.rule("1.10.3c:2")
def test_ghost_runner_pays_during_runs_and_is_trashed_when_empty() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
        runner:
          credits 0
          hand: Ghost Runner
          rig: Ghost Runner {credit 3}
        run: HQ, encountering ice 1
    """)
    game.expect(runner_discard=["Ghost Runner"], run=None)
    shop = scenario("""
        runner:
          credits 0
          hand: Access to Globalsec
          rig: Ghost Runner {credit 3}
        turn: runner
    """)
    shop.refuses("runner", "install Access to Globalsec")


def test_ghost_runner_is_loaded_with_three_credits() -> None:
    game = scenario("""
        runner:
          hand: Ghost Runner
        turn: runner
    """)
    game.runner.installs("Ghost Runner")
    assert game.card("Ghost Runner").credits == 3


def test_order_of_sol_gives_a_credit_the_first_time_the_pool_is_empty_each_turn() -> None:
    game = scenario("""
        runner:
          credits 2
          hand: 2 Access to Globalsec, Akamatsu Mem Chip
          rig: Order of Sol
        turn: runner
    """)
    game.runner.installs("Access to Globalsec")
    game.expect(runner_credits=1)
    game.runner.installs("Akamatsu Mem Chip")
    game.expect(runner_credits=1)
    game.runner.installs("Access to Globalsec")
    game.expect(runner_credits=0)


def test_order_of_sol_counts_a_turn_that_begins_without_credits() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Order of Sol
        turn: runner, at 5.7.1a
    """)
    game.expect(runner_credits=1)


def test_order_of_sol_gives_a_credit_in_the_turn_of_the_corp_too() -> None:
    game = scenario("""
        corp:
          hand: Closed Accounts
        runner:
          credits 4, tags 1
          rig: Order of Sol
        turn: corp
    """)
    game.corp.plays("Closed Accounts")
    game.expect(runner_credits=1)


# Leela Patel


@pytest.mark.ruling("Leela Patel: Trained Pragmatist", 0)
def test_leela_patel_returns_an_unrezzed_card_before_the_next_access() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
          Server 1: (PAD Campaign)
          R&D: ice (Enigma), Hunter
        runner: Leela Patel: Trained Pragmatist
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.pass_windows()
    assert sorted(game.options("runner")) == ["pick [R&D ice 1]", "pick [Server 1 card 1]"]
    game.runner.picks("R&D ice 1")
    game.expect(corp_hand=["Enigma"])


def test_leela_patel_answers_when_the_corp_scores() -> None:
    game = scenario("""
        corp:
          Server 1: (Hostile Takeover {advancement 2})
          HQ: ice (Enigma)
        runner: Leela Patel: Trained Pragmatist
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Hostile Takeover")
    if game.decision is not None and game.decision.kind == "react":
        game.corp.triggers("Hostile Takeover")
    game.expect(corp_hand=["Enigma"])


# Allele Repression, Back Channels, Liquidation


@pytest.mark.rule("10.11.4a:2")
@pytest.mark.ruling("Allele Repression", 0)
def test_allele_repression_swaps_a_card_for_each_token_and_may_return_itself() -> None:
    game = scenario("""
        corp:
          hand: Enigma, Hunter, Ice Wall
          archives: Hedge Fund, (Snare!)
          Server 1: Allele Repression {advancement 2}
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Allele Repression")
    game.corp.picks("Enigma", "Hunter")
    game.corp.picks("Allele Repression", "Hedge Fund")
    game.expect(corp_hand=["Ice Wall", "Allele Repression", "Hedge Fund"])
    assert sorted(game.corp.archives) == ["Enigma", "Hunter", "Snare!"]
    assert not game.card("Enigma").faceup


def test_allele_repression_swaps_no_more_than_there_are_cards() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          archives: Hedge Fund
          Server 1: Allele Repression {advancement 3}
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Allele Repression")
    game.corp.picks("Hedge Fund")
    game.expect(corp_hand=["Hedge Fund"], corp_discard=["Enigma", "Allele Repression"])
    alone = scenario("""
        corp:
          hand: Enigma
          Server 1: Allele Repression {advancement 3}
        turn: corp
    """)
    assert alone.why_not("corp", "use Allele Repression").rule in ("1.2.5", "5.6.2b", "9.5.2c")


def test_allele_repression_can_be_advanced_and_swaps_as_many_of_one_place_as_of_the_other() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          archives: Hedge Fund, Snare!, Hunter
          Server 1: Allele Repression {advancement 2}
        turn: corp
    """)
    game.corp.advances("Allele Repression")
    game.go_on("window")
    game.corp.uses("Allele Repression")
    game.corp.picks("Snare!")  # one: there is one card in HQ
    game.expect(corp_hand=["Snare!"], corp_discard=["Enigma", "Hedge Fund", "Hunter", "Allele Repression"])
    game = scenario("""
        corp:
          hand: Enigma, Hunter, Ice Wall, Quandary
          archives: Hedge Fund
          Server 1: Allele Repression {advancement 3}
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Allele Repression")
    game.corp.picks("Hunter", "Enigma")  # two: no more are in Archives
    game.corp.picks("Hedge Fund")
    hand = ["Ice Wall", "Quandary", "Hedge Fund", "Allele Repression"]
    game.expect(corp_hand=hand, corp_discard=["Hunter", "Enigma"])


@pytest.mark.erratum("11.2.42")
def test_back_channels_pays_three_credits_for_each_token_and_trashes_the_card() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Back Channels
          Server 1: (Hostile Takeover {advancement 2})
          HQ: ice Ice Wall {advancement 1}
        turn: corp
    """)
    game.corp.plays("Back Channels")
    game.expect(corp_credits=6, corp_discard=["Back Channels", "Hostile Takeover"])


@pytest.mark.rule("4.7.7b:2")
@pytest.mark.rule("4.7.7c:3")
@pytest.mark.erratum("11.2.42")
def test_back_channels_chooses_a_card_in_a_server_never_in_the_root_of_a_central_one_or_protecting() -> None:
    game = scenario("""
        corp:
          hand: Back Channels
          HQ: ice Ice Wall {advancement 2}; root (Akitaro Watanabe)
        turn: corp
    """)
    game.refuses("corp", "play Back Channels")


@pytest.mark.rule("9.10.3:1")
def test_back_channels_gains_and_trashes_in_one_instruction() -> None:
    game = scenario(
        """
        corp:
          credits 0
          hand: Back Channels
          Server 1: (Hostile Takeover {advancement 2}); Server 2: PAD Campaign
        turn: corp
    """,
        mode="full",
    )
    game.corp.plays("Back Channels")
    game.corp.picks("Hostile Takeover")
    kinds = game.log_kinds()
    assert kinds.index("trashed", kinds.index("played")) == kinds.index("credits-gained", kinds.index("played")) + 1


@pytest.mark.rule("9.10.3:1")
def test_liquidation_gains_before_anything_follows_from_the_trash() -> None:
    define(
        "Costly Memory", "corp", "asset", when(ForEvent("trashed", this=True), Lose(9)), trash=1,
    )  # fmt: skip
    game = scenario("""
        corp:
          credits 5
          hand: Liquidation
          Server 1: Costly Memory
        turn: corp
    """)
    game.corp.plays("Liquidation")
    game.corp.picks("Costly Memory")
    game.expect(corp_credits=0)  # the 3 credits came in the same instruction, before 9 are lost


@pytest.mark.rule("1.2.5:2")
@pytest.mark.ruling("Liquidation", 0)
def test_liquidation_trashes_any_number_of_rezzed_cards_for_three_credits_each() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Liquidation
          Server 1: PAD Campaign
          Server 2: (PAD Campaign)
          HQ: ice Enigma, Hunter
        turn: corp
    """)
    before = game.corp.credits
    game.corp.plays("Liquidation")
    game.corp.picks("PAD Campaign", "Hunter")
    game.corp.done()
    cost = before - (game.corp.credits - 6)
    assert cost >= 0
    game.expect(corp_discard=["Liquidation", "PAD Campaign", "Hunter"], corp_clicks=1)
    none = scenario("""
        corp:
          credits 9
          hand: Liquidation
          HQ: ice (Enigma)
        turn: corp
    """)
    none.refuses("corp", "play Liquidation")


def test_liquidation_may_trash_nothing() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Liquidation
          HQ: ice Enigma
        turn: corp
    """)
    game.corp.plays("Liquidation")
    game.corp.done()
    game.expect(corp_discard=["Liquidation"])


# Museum of History, Clone Suffrage Movement


def test_museum_of_history_shuffles_a_card_from_archives_into_rnd() -> None:
    game = scenario("""
        corp:
          deck: 3 Enigma
          archives: Hedge Fund, (Snare!)
          Server 1: Museum of History
        turn: corp, at 5.6.1d
    """)
    game.corp.triggers("Museum of History")
    game.corp.picks("Snare!")
    game.expect(corp_discard=["Hedge Fund"])
    assert game.happened("shuffled") == 1
    assert len(game.corp.deck) + len(game.corp.hand) == 4


@pytest.mark.rule("4.1.2b:1")
def test_clone_suffrage_movement_returns_an_operation_and_shows_it() -> None:
    game = scenario("""
        corp:
          deck: 3 Enigma
          archives: Hunter, (Hedge Fund)
          Server 1: Clone Suffrage Movement
        turn: corp, at 5.6.1d
    """)
    game.corp.triggers("Clone Suffrage Movement")
    assert game.corp.hand.count("Hedge Fund") == 1
    assert game.happened("revealed") == 1


def test_clone_suffrage_movement_does_nothing_behind_ice() -> None:
    game = scenario("""
        corp:
          deck: 3 Enigma
          archives: (Hedge Fund)
          Server 1: ice (Hunter); cards Clone Suffrage Movement
        turn: corp, at 5.6.1d
    """)
    game.asks("corp", "action", "5.6.2b")
    game.expect(corp_hand=["Enigma"])


# The Black File


@pytest.mark.rule("1.7.2a:1")
@pytest.mark.ruling("The Black File", 0)
@pytest.mark.erratum("11.2.52")
def test_the_black_file_keeps_the_corp_from_winning_by_points() -> None:
    game = scenario("""
        corp:
          score: 2 Priority Requisition
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          rig: The Black File
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Hostile Takeover")
    assert game.corp.points == 7
    assert game.winner is None
    both = scenario("""
        corp:
          hand: Hostile Takeover
          score: 2 Priority Requisition, Posted Bounty
        runner:
          score: 2 Priority Requisition
          rig: The Black File
        turn: runner
    """)
    assert both.winner is None
    both.runner.runs("HQ")
    both.runner.continues()
    assert both.winner == "runner"


@pytest.mark.erratum("11.2.52")
def test_the_black_file_does_not_save_from_a_flatline() -> None:
    game = scenario("""
        corp:
          hand: Scorched Earth
        runner:
          tags 1
          rig: The Black File
        turn: corp
    """)
    game.corp.plays("Scorched Earth")
    assert game.winner == "corp"


def test_the_black_file_leaves_the_game_with_the_third_counter() -> None:
    game = scenario("""
        corp:
          score: 2 Priority Requisition, Hostile Takeover
        runner:
          rig: The Black File {power 2}
        turn: runner, at 5.7.1d
    """)
    assert game.winner == "corp"
    early = scenario("""
        runner:
          rig: The Black File {power 1}
        turn: runner, at 5.7.1d
    """)
    assert early.card("The Black File").power == 2


# Standoff


@pytest.mark.rule("9.11.4a")
@pytest.mark.erratum("11.2.69")
def test_standoff_goes_on_until_somebody_stops() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: (Standoff {advancement 4})
          HQ: ice (Enigma), (Hunter)
        runner:
          rig: Corroder, Mimic, Ninja
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Standoff")
    game.runner.picks("Mimic")
    game.corp.accepts()
    game.corp.picks("Hunter")
    game.asks("runner", "target", "1.14.2")
    game.runner.done()
    game.expect(corp_credits=5, corp_hand=1, runner_discard=["Mimic"], corp_discard=["Hunter"])


def test_standoff_gives_nothing_if_the_corp_stops() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: (Standoff {advancement 4})
          HQ: ice (Enigma)
        runner:
          rig: Corroder
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Standoff")
    game.runner.picks("Corroder")
    game.corp.declines()
    game.expect(corp_credits=0, corp_hand=0)


def test_standoff_pays_if_the_runner_has_nothing_to_trash() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: (Standoff {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Standoff")
    game.expect(corp_credits=5, corp_hand=1)


# Process Automation


@pytest.mark.rule("9.8.2:1")
def test_process_automation_gains_two_credits_and_draws_a_card() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Process Automation
          deck: 3 Diesel
        turn: runner
    """)
    game.runner.plays("Process Automation")
    game.expect(runner_credits=2, runner_hand=["Diesel"])

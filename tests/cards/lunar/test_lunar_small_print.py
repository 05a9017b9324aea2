"""Small print of the cards of the Lunar cycle: whom, how much, how often, and what is not meant."""

from __future__ import annotations

import pytest

from netrunner.testing import ScenarioError, define, scenario
from netrunner.vocabulary import RUNNER, Draw, Gain, Lose, paid, play, sub


def test_domestic_sleepers_cost_three_clicks() -> None:
    game = scenario("corp:\n clicks 3\n score: Domestic Sleepers\nturn: corp, at 5.6.2b")
    game.corp.uses("Domestic Sleepers")
    game.expect(corp_clicks=0, corp_points=1)


def test_next_silver_counts_neither_unrezzed_nor_other_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice NEXT Silver
          R&D: ice (NEXT Bronze), Enigma
        runner:
          rig: Test Breaker
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Test Breaker", times=2)
    game.runner.breaks(1, using="Test Breaker")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")


def test_primary_transmission_dish_pays_for_traces_only() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Ice Wall)
          Server 1: Primary Transmission Dish
        run: HQ, approaching ice 1
    """)
    game.asks("runner", "jack-out", "6.9.5c")  # nothing could be rezzed


def test_leprechaun_hosts_programs_only() -> None:
    game = scenario("runner:\n hand: Cyberfeeder\n rig: Leprechaun\nturn: runner")
    game.take("install Cyberfeeder")  # nobody asks where
    game.expect(runner_installed=["Leprechaun", "Cyberfeeder"])
    assert game.card("Cyberfeeder").host is None


def test_the_foundry_searches_once_a_turn() -> None:
    game = scenario("""
        corp: The Foundry: Refining the Process
          credits 20
          deck: Enigma, Hunter, 5 any
          HQ: ice (Enigma), (Hunter)
        run: HQ, approaching ice 2
    """)
    game.corp.rezzes("Hunter")
    game.corp.triggers("The Foundry: Refining the Process")
    game.corp.picks("Hunter")
    game.expect(corp_hand=["Hunter"])
    game.go_on("6.9.2d")
    game.runner.continues()
    game.corp.rezzes("Enigma")
    game.expect(run=None, corp_hand=["Hunter"])


@pytest.mark.parametrize(("paid_", "tags"), [(0, 1), (1, 0)])
def test_information_overload_traces_with_one(paid_: int, tags: int) -> None:
    board = "corp:\n credits 0\n HQ: ice Information Overload\nrunner:\n credits 1\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.chooses(paid_)
    game.expect(tags=tags)


@pytest.mark.parametrize("ice", ["Information Overload", "Markus 1.0"])
def test_the_runner_trashes_one_of_their_own_cards(ice: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits 0, clicks 0, tags 1
          rig: Cyberfeeder, Akamatsu Mem Chip
        run: HQ, encountering ice 1, at 6.9.3c
    """)
    assert sorted(game.options("runner")) == ["pick Akamatsu Mem Chip", "pick Cyberfeeder"]


def test_lag_time_does_nothing_for_icebreakers() -> None:
    game = scenario("corp:\n play area: Lag Time\n HQ: ice Enigma\nrunner:\n rig: Corroder\nturn: runner")
    assert (game.card("Enigma").strength, game.card("Corroder").strength) == (3, 2)


def test_llds_energy_regulator_does_not_save_a_program() -> None:
    game = scenario("""
        corp:
          HQ: ice Grim
        runner:
          credits 9
          rig: LLDS Energy Regulator, Medium
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Medium")
    game.expect(runner_heap=["Medium"], runner_credits=9, runner_installed=["LLDS Energy Regulator"])


@pytest.mark.parametrize(("spent", "tags"), [(1, 1), (2, 0)])
def test_manhunt_traces_with_two(spent: int, tags: int) -> None:
    game = scenario("""
        corp:
          credits 0
          play area: Manhunt
        runner:
          credits 2
        run: Archives, approaching server
    """)
    game.runner.continues()
    game.runner.chooses(spent)
    game.expect(tags=tags)


@pytest.mark.parametrize(("breaker", "ice"), [("Refractor", "Enigma"), ("Switchblade", "Rototurret")])
def test_stealth_icebreakers_take_no_other_credits(breaker: str, ice: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits 9
          rig: {breaker}, Cyberfeeder
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", f"use {breaker} ability 2")
    if breaker == "Switchblade":
        game.refuses("runner", f"use {breaker} ability 1")


def test_switchblade_breaks_any_number_of_sentry_subroutines_for_a_stealth_credit() -> None:
    define("Three Bells", "corp", "ice", *[sub(Gain(1)) for _ in range(3)], strength=0, subtypes="sentry")
    define("Gate Bell", "corp", "ice", sub(Gain(1)), strength=0, subtypes="code gate")
    game = scenario("""
        corp:
          credits 0
          HQ: ice Gate Bell, Three Bells
        runner:
          rig: Switchblade, Ghost Runner {credit 3}
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, 3, using="Switchblade")
    assert game.card("Ghost Runner").credits == 2
    game.pass_windows()
    game.expect(corp_credits=1)
    game.runner.continues()
    game.refuses("runner", "use Switchblade ability 1")


def test_order_of_sol_does_not_mind_the_corps_credits() -> None:
    game = scenario("corp:\n credits 5\n hand: Hedge Fund\nrunner:\n credits 5\n rig: Order of Sol\nturn: corp")
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=9, runner_credits=5)


def test_peak_efficiency_counts_ice_only() -> None:
    game = scenario("corp:\n credits 1\n hand: Peak Efficiency\n HQ: ice Enigma\n Server 1: PAD Campaign\nturn: corp")
    game.corp.plays("Peak Efficiency")
    game.expect(corp_credits=1)


def test_ashigaru_ends_the_run_once_for_each_card_in_hq() -> None:
    board = """
        corp:
          hand: Hedge Fund
          HQ: ice Ashigaru
          R&D: ice Enigma
        runner:
          credits 9
          rig: Test Breaker
        run: HQ, encountering ice 1
    """
    game = scenario(board)
    game.pass_windows()
    game.expect(run=None)
    game = scenario(board)
    game.runner.boosts("Test Breaker", times=3)
    game.runner.breaks(1, using="Test Breaker")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")


def test_mamba_does_net_damage_in_both_ways() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Mamba {power 1}
        runner:
          credits 0
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.corp.uses("Mamba")
    game.pass_windows()
    assert game.damage() == ["1 net", "1 net"]


def test_universal_connectivity_fee_takes_all_credits_of_the_tagged_at_once() -> None:
    game = scenario("""
        corp:
          HQ: ice Universal Connectivity Fee
        runner:
          credits 5, tags 1
        run: HQ, encountering ice 1
    """)
    game.expect(runner_credits=0)
    assert game.happened("credits-lost") == 1


@pytest.mark.parametrize(("ice", "subtype"), [("Changeling", "barrier"), ("Lycan", "sentry")])
def test_ice_that_lost_a_subtype_can_gain_it_from_elsewhere(ice: str, subtype: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice} {{advancement 1}}
        runner:
          rig: Paintbrush
        turn: runner
    """)
    assert not game.card(ice).has(subtype)
    game.runner.uses("Paintbrush")
    game.take(next(option for option in game.options("runner") if subtype in option))
    assert game.card(ice).has(subtype)


def test_origami_counts_copies_of_itself() -> None:
    game = scenario("runner:\n rig: Origami, Origami, Corroder\nturn: runner")
    assert game.runner.hand_size == 5 + 2 * 2


def test_trade_in_gains_half_the_install_cost() -> None:
    game = scenario("""
        runner:
          credits 3
          hand: Trade-In
          deck: Cyberfeeder, 3 any
          rig: R&D Interface
        turn: runner
    """)
    game.runner.plays("Trade-In")
    game.go_on("action")
    assert game.happened("credits-gained") == 1
    game.expect(runner_credits=3 - 1 + 2)


def test_hostile_infrastructure_does_net_damage_for_corp_cards_only() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: Hostile Infrastructure
          Server 2: (PAD Campaign)
        runner:
          credits 9
          hand: 3 any
          deck: 3 any
          rig: Sports Hopper
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Sports Hopper")
    assert game.damage() == []
    game.runner.runs("Server 2")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    assert game.damage() == ["1 net"]


def test_gemini_does_net_damage_twice() -> None:
    game = scenario("""
        corp:
          credits 3
          HQ: ice Gemini
        runner:
          credits 0
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(3)
    game.corp.chooses("trigger Gemini [HQ ice 1]")
    assert game.damage() == ["1 net", "1 net"]


def test_license_acquisition_installs_an_upgrade_for_nothing() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: SanSan City Grid, Hedge Fund
          Server 1: (License Acquisition {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("License Acquisition")
    game.corp.chooses("R&D")
    assert game.card("SanSan City Grid").rezzed
    game.expect(corp_credits=0)


@pytest.mark.parametrize(
    ("dog", "subtype", "other"),
    [
        ('Cerberus "Cuj.0" H3', "sentry", "barrier"),
        ('Cerberus "Rex" H2', "code gate", "sentry"),
        ('Cerberus "Lady" H1', "barrier", "code gate"),
    ],
)
def test_cerberus_breaks_one_or_two_subroutines_of_its_kind(dog: str, subtype: str, other: str) -> None:
    define(f"Three {subtype}", "corp", "ice", *[sub(Gain(1)) for _ in range(3)], strength=0, subtypes=subtype)
    define(f"Plain {other}", "corp", "ice", sub(Gain(1)), strength=0, subtypes=other)
    board = f"""
        corp:
          credits 0
          HQ: ice Plain {other}, Three {subtype}
        runner:
          credits 5
          rig: {dog} {{power 2}}
        run: HQ, encountering ice 2
    """
    game = scenario(board)
    strength = game.card(dog).strength or 0
    game.runner.boosts(dog)
    assert game.card(dog).strength == strength + 1
    game.runner.breaks(1, using=dog)
    game.runner.breaks(2, 3, using=dog)
    assert game.card(dog).power == 0
    game = scenario(board)
    game.runner.breaks(1, 2, using=dog)
    game.go_on("6.9.2d")
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.refuses("runner", f"use {dog} ability 2")
    with pytest.raises(ScenarioError):
        scenario(board).runner.breaks(1, 2, 3, using=dog)


def test_leela_patel_returns_no_card_of_the_runner() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter), Ice Wall
          hand: Hostile Takeover
        runner: Leela Patel: Trained Pragmatist
          rig: Corroder, (Cyberfeeder)
        run: HQ, at 6.9.5g
    """)
    assert sorted(game.options("runner")) == ["pick [HQ ice 1]", "pick [HQ ice 2]"]


def test_cybsoft_macrodrive_pays_for_installing_programs_only() -> None:
    define("Busy Program", "runner", "program", paid(1, Draw(1)))
    game = scenario("""
        runner:
          credits 0
          hand: Akamatsu Mem Chip, Spike
          deck: 3 any
          rig: Cybsoft MacroDrive, Busy Program
        turn: runner, at 5.7.1e
    """)
    game.refuses("runner", "use Busy Program")
    game.refuses("runner", "install Akamatsu Mem Chip")


def test_helium_3_deposit_places_no_third_counter() -> None:
    game = scenario("""
        corp:
          Server 1: (Helium-3 Deposit {advancement 4})
          HQ: ice Data Raven {power 1}
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Helium-3 Deposit")
    assert game.options("corp") == ["number 0", "number 1", "number 2"]


@pytest.mark.parametrize("broken", ["2 3", "1 3", "1 2"])
def test_errand_boy_draws_one_card(broken: str) -> None:
    game = scenario(f"corp:\n deck: 5 any\n HQ: ice Errand Boy\nrun: HQ, encountering ice 1, broken {broken}")
    game.corp.chooses(2)
    game.expect(corp_hand=1)


def test_ixodidae_does_not_mind_what_the_runner_loses() -> None:
    define("Small Fine", "corp", "operation", play(Lose(1, RUNNER)))
    game = scenario("corp:\n hand: Small Fine\nrunner:\n credits 5\n rig: Ixodidae\nturn: corp")
    game.corp.plays("Small Fine")
    game.expect(runner_credits=4)

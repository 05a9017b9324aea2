"""The Lunar cycle: the Corp."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def encounter(ice: str, runner: str = "", credits: int = 0) -> str:
    return f"corp:\n credits {credits}\n HQ: ice {ice}\nrunner:\n {runner}\nrun: HQ, encountering ice 1"


def test_domestic_sleepers_are_worth_a_point_with_a_counter() -> None:
    game = scenario("corp:\n score: Domestic Sleepers\nturn: corp")
    assert game.corp.points == 0
    game.corp.uses("Domestic Sleepers")
    assert game.corp.points == 1
    assert game.card("Domestic Sleepers").agenda_counters == 1


def test_next_silver_has_a_subroutine_for_each_next_ice() -> None:
    game = scenario(
        "corp:\n HQ: ice NEXT Silver\n R&D: ice NEXT Bronze, (NEXT Bronze), Enigma\n"
        "runner:\n credits 1\n rig: Corroder\nrun: HQ, encountering ice 1"
    )
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.expect(run=None)
    game = scenario("corp:\n HQ: ice NEXT Silver\nrunner:\n credits 1\n rig: Corroder\nrun: HQ, encountering ice 1")
    game.runner.breaks(1, using="Corroder")
    game.expect(run="HQ")


def test_primary_transmission_dish_pays_in_traces() -> None:
    game = scenario(
        "corp:\n credits 0\n HQ: ice Hunter\n Server 1: cards Primary Transmission Dish\n"
        "runner:\n credits 5\nrun: HQ, encountering ice 1"
    )
    game.corp.chooses(3)
    game.runner.chooses(5)
    game.expect(tags=1)
    assert game.card("Primary Transmission Dish").credits == 0


@pytest.mark.ruling("Sagittarius", 0)
@pytest.mark.ruling("Virgo", 0)
@pytest.mark.parametrize(
    ("ice", "rig", "at"),
    [("Taurus", "2 Akamatsu Mem Chip", "heap"), ("Sagittarius", "2 Yog.0", "heap"), ("Virgo", "Mimic", "tags")],
)
@pytest.mark.parametrize(("corp", "runner", "times"), [(0, 0, 1), (3, 0, 2), (3, 5, 1), (0, 2, 0)])
def test_ice_that_traces_for_something_and_more_with_strength_five(
    ice: str, rig: str, at: str, corp: int, runner: int, times: int
) -> None:
    game = scenario(encounter(ice, f"credits 5\n rig: {rig}", 3))
    game.corp.chooses(corp)
    game.runner.chooses(runner)
    while game.decision is not None and game.decision.kind in ("react", "target"):
        game.take(game.options()[0])
    found = game.runner.tags if at == "tags" else len(game.runner.heap)
    assert found == times
    game.expect(run="HQ")


@pytest.mark.parametrize(
    ("agenda", "good"), [("Encrypted Portals", "Enigma"), ("Superior Cyberwalls", "Wall of Static")]
)
def test_agendas_that_strengthen_a_kind_of_ice(agenda: str, good: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Enigma, Wall of Static, Hunter
          R&D: ice ({good}), {good}
          Server 1: cards ({agenda} {{advancement 3}})
        turn: corp, at 5.6.2a
    """)
    before = game.card(good, "HQ").strength
    game.corp.scores(agenda)
    game.expect(corp_credits=7)
    assert game.card(good, "HQ").strength == before + 1
    assert game.card("Hunter").strength == 4


def test_information_overload_tags_and_trashes_for_each_tag() -> None:
    game = scenario(
        encounter("Information Overload", "credits 0\n tags 1\n rig: Yog.0, Wyldside, Access to Globalsec", 1)
    )
    game.corp.chooses(1)
    game.pass_windows()
    for title in ("Yog.0", "Wyldside"):
        game.runner.picks(title)
    game.expect(tags=2, runner_heap=["Yog.0", "Wyldside"], run="HQ")


def test_paywall_implementation_gains_a_credit_for_each_successful_run() -> None:
    game = scenario("corp:\n deck: 3 any\n hand: Paywall Implementation\nturn: corp")
    game.corp.plays("Paywall Implementation")
    game.expect(corp_archives=[])
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(corp_credits=8)


def test_lag_time_makes_all_ice_stronger() -> None:
    game = scenario("corp:\n hand: Lag Time\n HQ: ice Enigma\nturn: corp")
    game.corp.plays("Lag Time")
    game.expect(corp_archives=[], corp_credits=3)
    assert game.card("Enigma").strength == 3


def test_iq_grows_with_hq() -> None:
    game = scenario("corp:\n credits 3\n hand: 3 Hedge Fund\n HQ: ice (IQ)\nrun: HQ, approaching ice 1")
    game.corp.rezzes("IQ")
    game.expect(corp_credits=0)
    assert game.card("IQ").strength == 3
    game.pass_windows()
    game.expect(run=None)


def test_elizas_toybox_rezzes_anything_for_nothing() -> None:
    game = scenario(
        "corp:\n credits 0\n HQ: ice (Archer)\n Server 1: cards Eliza's Toybox\n Server 2: cards (PAD Campaign)\n"
        "turn: corp"
    )
    game.corp.uses("Eliza's Toybox")
    game.corp.picks("Archer")
    assert game.card("Archer").rezzed
    game.expect(corp_clicks=0, corp_credits=0)


def test_the_news_now_hour_forbids_currents() -> None:
    game = scenario("corp:\n Server 1: cards The News Now Hour\nrunner:\n hand: Scrubbed, Sure Gamble\nturn: runner")
    game.refuses("runner", "play Scrubbed")
    game.offers("runner", "play Sure Gamble")


def test_manhunt_traces_after_the_first_successful_run_each_turn() -> None:
    game = scenario("corp:\n credits 3\n deck: 3 any\n hand: Manhunt\n clicks 1\nturn: corp")
    game.corp.plays("Manhunt")
    game.expect(corp_archives=[])
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.chooses(1)
    game.expect(tags=1)
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(tags=1, run=None)


def test_chronos_project_removes_the_heap_from_the_game() -> None:
    game = scenario(
        "corp:\n Server 1: cards (Chronos Project {advancement 3})\n"
        "runner:\n heap: Diesel, Modded\nturn: corp, at 5.6.2a"
    )
    game.corp.scores("Chronos Project")
    game.expect(runner_heap=[])
    assert game.card("Diesel").zone == "removed"


def test_shattered_remains_trash_hardware_for_each_token() -> None:
    game = scenario("""
        corp:
          credits 1
          Server 1: cards (Shattered Remains {advancement 2})
        runner:
          rig: Akamatsu Mem Chip, Cyberfeeder, Grimoire, Yog.0
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Shattered Remains")
    game.refuses("corp", "pick Yog.0")
    game.corp.picks("Cyberfeeder", "Grimoire")
    game.expect(corp_credits=0, runner_heap=["Cyberfeeder", "Grimoire"])
    scenario("corp:\n Server 1: cards (Shattered Remains)\nturn: corp").offers("corp", "advance Shattered Remains")


def test_peak_efficiency_counts_rezzed_ice() -> None:
    game = scenario("corp:\n credits 1\n hand: Peak Efficiency\n HQ: ice Enigma, Hunter, (Hunter)\nturn: corp")
    game.corp.plays("Peak Efficiency")
    game.expect(corp_credits=2)


def test_ashigaru_ends_the_run_once_for_each_card_in_hq() -> None:
    game = scenario(
        "corp:\n hand: 2 Hedge Fund\n HQ: ice Ashigaru\n"
        "runner:\n credits 4\n rig: Corroder\nrun: HQ, encountering ice 1"
    )
    game.runner.boosts("Corroder", times=2)
    game.runner.breaks(1, using="Corroder")
    game.runner.breaks(2, using="Corroder")
    game.expect(run="HQ", runner_credits=0)


def test_mamba_stores_net_damage_by_a_psi_game() -> None:
    game = scenario(encounter("Mamba", "hand: 3 any", 1))
    game.corp.chooses(1)
    game.runner.chooses(0)
    assert game.card("Mamba").power == 1
    game.expect(runner_hand=2)
    game.pass_windows("6.9.5b")
    game.corp.uses("Mamba")
    game.expect(runner_hand=1)
    scenario("corp:\n HQ: ice Mamba {power 1}\nturn: corp, at 5.6.2a").asks("corp", "action", "5.6.2b")


def test_reversed_accounts_take_four_credits_for_each_token() -> None:
    game = scenario("corp:\n Server 1: cards Reversed Accounts {advancement 2}\nrunner:\n credits 9\nturn: corp")
    game.offers("corp", "advance Reversed Accounts")
    game.corp.uses("Reversed Accounts")
    game.expect(runner_credits=1, corp_archives=["Reversed Accounts"], corp_clicks=2)


@pytest.mark.parametrize(
    ("ice", "even", "odd"), [("Changeling", "barrier", "sentry"), ("Lycan", "sentry", "code gate")]
)
def test_morph_ice_changes_with_its_tokens(ice: str, even: str, odd: str) -> None:
    for tokens in range(3):
        game = scenario(f"corp:\n HQ: ice {ice} {{advancement {tokens}}}\nturn: corp")
        assert game.card(ice).has(odd) == bool(tokens % 2)
        assert game.card(ice).has(even) != bool(tokens % 2)
        game.offers("corp", f"advance {ice}")


def test_changeling_ends_the_run_and_lycan_trashes_a_program() -> None:
    scenario(encounter("Changeling")).expect(run=None)
    scenario(encounter("Lycan", "rig: Yog.0")).expect(run="HQ", runner_heap=["Yog.0"])


def test_reuse_pays_for_cards_trashed_from_hq() -> None:
    game = scenario("corp:\n credits 0\n hand: Reuse, Enigma, Hunter, Hedge Fund\nturn: corp")
    game.corp.plays("Reuse")
    game.corp.picks("Enigma", "Hunter")
    game.corp.done()
    game.expect(corp_credits=4, corp_hand=["Hedge Fund"], corp_clicks=1)


def test_hades_fragment_puts_a_card_under_rnd_each_turn() -> None:
    game = scenario("corp:\n score: Hades Fragment\n deck: 2 any\n archives: Enigma, Hunter\nturn: corp, at 5.6.1b")
    game.corp.triggers("Hades Fragment")
    game.corp.picks("Enigma")
    assert game.corp.deck[-1] == "Enigma"
    game.expect(corp_archives=["Hunter"])


def test_license_acquisition_installs_and_rezzes_an_asset_or_upgrade() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma, Private Contracts
          archives: Chairman Hiro
          Server 1: cards (License Acquisition {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("License Acquisition")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Chairman Hiro")
    assert game.card("Chairman Hiro").rezzed
    game.expect(corp_credits=0)


def test_errand_boy_gains_a_credit_or_draws_a_card_three_times() -> None:
    game = scenario("corp:\n credits 0\n deck: 3 any\n HQ: ice Errand Boy\nrun: HQ, encountering ice 1")
    for choice in (1, 2, 1):
        game.corp.chooses(choice)
    game.expect(corp_credits=2, corp_hand=1, run="HQ")


def test_markus_lets_the_runner_trash_a_card_and_ends_the_run() -> None:
    game = scenario(encounter("Markus 1.0", "clicks 0\n rig: Yog.0, Wyldside"))
    game.runner.picks("Wyldside")
    game.expect(runner_heap=["Wyldside"], run=None)
    game = scenario(encounter("Markus 1.0", "clicks 2\n rig: Yog.0"))
    game.runner.breaks(1, using="Markus 1.0")
    game.runner.breaks(2, using="Markus 1.0")
    game.expect(runner_clicks=0, run="HQ")


def test_turtlebacks_pay_for_new_servers() -> None:
    game = scenario("corp:\n hand: 2 PAD Campaign\n Server 1: cards Turtlebacks\nturn: corp")
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=6)


def test_excalibur_forbids_further_runs() -> None:
    game = scenario("corp:\n HQ: ice Excalibur\nrunner:\n rig: Magnum Opus\nrun: HQ, encountering ice 1")
    game.runner.jacks_out()
    game.refuses("runner", "run R&D")


@pytest.mark.parametrize(("bad", "stays"), [(1, False), (0, True)])
def test_napd_contract_is_harder_with_bad_publicity(bad: int, stays: bool) -> None:
    text = f"corp:\n bad publicity {bad}\n Server 1: cards (NAPD Contract {{advancement 4}})\nturn: corp, at 5.6.2a"
    game = scenario(text)
    if stays:
        game.corp.scores("NAPD Contract")
    else:
        game.asks("corp", "action", "5.6.2b")


@pytest.mark.ruling("NAPD Contract", 0)
def test_napd_contract_costs_four_credits_to_steal_and_is_not_revealed_otherwise() -> None:
    for pays in (True, False):
        game = scenario("corp:\n deck: NAPD Contract, 3 any\nrunner:\n credits 4\nrun: R&D, approaching server")
        game.runner.continues()
        if pays:
            game.runner.steals("NAPD Contract")
            game.expect(runner_credits=0, runner_score=["NAPD Contract"])
        else:
            game.runner.declines()
            assert game.happened("revealed") == 0
            game.expect(runner_credits=4, corp_deck=4)


def test_ireress_takes_a_credit_for_each_bad_publicity() -> None:
    game = scenario("corp:\n bad publicity 2\n HQ: ice Ireress\nrunner:\n credits 5\nrun: HQ, encountering ice 1")
    game.expect(runner_credits=3, run="HQ")


@pytest.mark.parametrize("placed", [2, 1])
def test_helium3_deposit_places_power_counters_where_there_are_some(placed: int) -> None:
    game = scenario("""
        corp:
          HQ: ice Mamba {power 1}, Snoop
          Server 1: cards (Helium-3 Deposit {advancement 4})
        runner:
          rig: Plascrete Carapace {power 1}
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Helium-3 Deposit")
    game.refuses("corp", "pick Snoop")
    game.corp.picks("Mamba")
    game.corp.chooses(placed)
    assert game.card("Mamba").power == 1 + placed

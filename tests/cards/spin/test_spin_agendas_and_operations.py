"""The Spin cycle: agendas, assets, upgrades and operations."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_project_ares_trashes_a_card_for_each_token_over_four_for_bad_publicity() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Project Ares {advancement 6})
        runner:
          rig: Corroder, Yog.0, Wyldside
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Project Ares")
    game.runner.picks("Corroder", "Wyldside")
    game.expect(runner_heap=["Corroder", "Wyldside"], bad_publicity=1)
    game = scenario(
        "corp:\n Server 1: cards (Project Ares {advancement 4})\nrunner:\n rig: Yog.0\nturn: corp, at 5.6.2a"
    )
    game.corp.scores("Project Ares")
    game.expect(runner_heap=[], bad_publicity=0)


def test_character_assassination_trashes_a_resource_for_good() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Character Assassination {advancement 4})
        runner:
          rig: Wyldside, Fall Guy, Corroder
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Character Assassination")
    game.refuses("corp", "pick Corroder")
    game.corp.picks("Wyldside")
    game.expect(runner_heap=["Wyldside"])


def test_geothermal_fracking_sells_its_counters_for_credits_and_bad_publicity() -> None:
    game = scenario("corp:\n Server 1: cards (Geothermal Fracking {advancement 4})\nturn: corp, at 5.6.2a")
    game.corp.scores("Geothermal Fracking")
    assert game.card("Geothermal Fracking").agenda_counters == 2
    game.corp.uses("Geothermal Fracking")
    game.expect(corp_credits=12, bad_publicity=1, corp_clicks=2)
    assert game.card("Geothermal Fracking").agenda_counters == 1


def test_cyberdex_trial_purges() -> None:
    game = scenario("corp:\n hand: Cyberdex Trial\nrunner:\n rig: Datasucker {virus 3}\nturn: corp")
    game.corp.plays("Cyberdex Trial")
    assert game.card("Datasucker").virus == 0
    game.expect(corp_clicks=2)


@pytest.mark.parametrize(("accepts", "left"), [(True, 1), (False, 2)])
def test_clone_retirement_may_remove_bad_publicity(accepts: bool, left: int) -> None:
    game = scenario(
        "corp:\n bad publicity 2\n Server 1: cards (Clone Retirement {advancement 2})\nturn: corp, at 5.6.2a"
    )
    game.corp.scores("Clone Retirement")
    game.corp.triggers("Clone Retirement") if accepts else game.corp.passes()
    game.expect(bad_publicity=left)


@pytest.mark.parametrize("agenda", ["Clone Retirement", "Vulcan Coverup"])
def test_stolen_agendas_that_give_bad_publicity(agenda: str) -> None:
    game = scenario(f"corp:\n hand: {agenda}\nrun: HQ, approaching server")
    game.runner.continues()
    game.expect(runner_score=[agenda], bad_publicity=1)


def test_vulcan_coverup_does_two_meat_damage() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Vulcan Coverup {advancement 3})
        runner:
          hand: 3 any
          rig: Plascrete Carapace {power 1}
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Vulcan Coverup")
    game.runner.uses("Plascrete Carapace")
    game.expect(runner_hand=2)


@pytest.mark.parametrize("tokens", [2, 1, 0])
def test_shipment_from_sansan_places_up_to_two_tokens(tokens: int) -> None:
    game = scenario("""
        corp:
          hand: Shipment from SanSan
          HQ: ice Ice Wall, Enigma
          Server 1: cards (Project Atlas)
        turn: corp
    """)
    game.corp.plays("Shipment from SanSan")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Project Atlas")
    game.corp.chooses(tokens)
    game.expect(corp_clicks=1)
    assert game.card("Project Atlas").advancement == tokens


def test_elizabeth_mills_removes_bad_publicity_and_trashes_a_location() -> None:
    game = scenario("""
        corp:
          bad publicity 2
          Server 1: cards (Elizabeth Mills)
        runner:
          rig: New Angeles City Hall, Wyldside, Ice Carver
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Elizabeth Mills")
    game.expect(bad_publicity=1)
    game.pass_windows()
    game.corp.uses("Elizabeth Mills")
    game.refuses("corp", "pick Ice Carver")
    game.corp.picks("Wyldside")
    game.expect(bad_publicity=2, corp_archives=["Elizabeth Mills"], corp_clicks=2)
    assert game.runner.heap == ["Wyldside"]


def test_restructure_gains_fifteen_credits() -> None:
    game = scenario("corp:\n credits 10\n hand: Restructure\nturn: corp")
    game.corp.plays("Restructure")
    game.expect(corp_credits=15)


def test_isabel_mcguire_takes_an_installed_card_back() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          Server 1: cards Isabel McGuire
        runner:
          rig: Corroder
        turn: corp
    """)
    game.corp.uses("Isabel McGuire")
    game.refuses("corp", "pick Corroder")
    game.corp.picks("Enigma")
    game.expect(corp_hand=["Enigma"], corp_clicks=2)


@pytest.mark.parametrize("pays", [True, False])
def test_city_surveillance_tags_unless_a_credit_is_paid(pays: bool) -> None:
    game = scenario("corp:\n Server 1: cards City Surveillance\nturn: runner, at 5.7.1b")
    game.runner.accepts() if pays else game.runner.declines()
    game.expect(tags=0 if pays else 1, runner_credits=4 if pays else 5)


def test_interns_install_from_archives_without_the_install_cost() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Interns, Hedge Fund, Hunter
          archives: Enigma, Hedge Fund
          HQ: ice Ice Wall
        turn: corp
    """)
    game.corp.plays("Interns")
    game.refuses("corp", "pick Hedge Fund")
    game.offers("corp", "pick Hunter")
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=0, corp_clicks=1)
    assert game.card("Enigma").place == "HQ ice 2"


def test_panic_button_draws_cards_during_runs_on_hq() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          HQ: root Panic Button
        run: HQ, approaching server, at 6.9.5b
    """)
    game.corp.uses("Panic Button")
    game.expect(corp_hand=1, corp_credits=4)
    game = scenario("corp:\n hand: Panic Button\n Server 1: cards (PAD Campaign)\nturn: corp")
    game.corp.installs("Panic Button")
    assert game.card("Panic Button").place == "HQ root 1"
    game = scenario("corp:\n deck: 3 any\n HQ: root Panic Button\nrun: R&D, approaching server, at 6.9.5b")
    assert game.why_not("corp", "use Panic Button").rule == "9.3.3c"


@pytest.mark.parametrize("where", ["hand: Shock!", "archives: (Shock!)"])
def test_shock_does_a_net_damage_wherever_it_is_accessed(where: str) -> None:
    server = "HQ" if where.startswith("hand") else "Archives"
    game = scenario(f"corp:\n {where}\nrunner:\n credits 0\n hand: 3 any\nrun: {server}, approaching server")
    game.runner.continues()
    game.expect(runner_hand=2)


@pytest.mark.parametrize("title", ["Shock!", "TGTBT"])
def test_cards_that_are_revealed_when_accessed_from_rnd(title: str) -> None:
    game = scenario(f"""
        corp:
          deck: {title}, 3 any
          R&D: root Strongbox
        runner:
          hand: 3 any
        run: R&D, approaching server
    """)
    game.runner.continues()
    game.runner.accesses("R&D")
    game.asks("runner", "trash-accessed" if title == "Shock!" else "steal")
    assert title in str(game.game.view("corp"))


def test_tgtbt_tags_the_runner_who_accesses_it() -> None:
    game = scenario("corp:\n hand: TGTBT\nrun: HQ, approaching server")
    game.runner.continues()
    game.expect(tags=1, runner_score=["TGTBT"])


def test_sweeps_week_gains_a_credit_for_each_card_in_the_grip() -> None:
    game = scenario("corp:\n credits 1\n hand: Sweeps Week\nrunner:\n hand: 4 any\nturn: corp")
    game.corp.plays("Sweeps Week")
    game.expect(corp_credits=4)


@pytest.mark.parametrize("removed", [2, 1])
def test_veterans_program_removes_up_to_two_bad_publicity(removed: int) -> None:
    game = scenario(
        "corp:\n bad publicity 3\n Server 1: cards (Veterans Program {advancement 3})\nturn: corp, at 5.6.2a"
    )
    game.corp.scores("Veterans Program")
    game.corp.triggers("Veterans Program")
    game.corp.chooses(removed)
    game.expect(bad_publicity=3 - removed)


def test_witness_tampering_removes_up_to_two_bad_publicity() -> None:
    game = scenario("corp:\n credits 4\n bad publicity 3\n hand: Witness Tampering\nturn: corp")
    game.corp.plays("Witness Tampering")
    game.corp.chooses(2)
    game.expect(bad_publicity=1, corp_credits=0, corp_clicks=1)


def test_strongbox_costs_a_click_to_steal_from_its_server() -> None:
    board = """
        corp:
          Server 1: cards (Project Atlas), Strongbox
        runner:
          clicks {}
          credits {}
        run: Server 1, at 6.9.5g
    """
    game = scenario(board.format(1, 0))
    game.runner.accesses("Project Atlas")
    game.runner.steals("Project Atlas")
    game.expect(runner_clicks=0, runner_score=["Project Atlas"])
    game = scenario(board.format(0, 1))
    game.runner.accesses("Strongbox")
    game.runner.trashes("Strongbox")
    game.expect(runner_score=[], run=None, corp_archives=["Strongbox"])


@pytest.mark.parametrize(("tags", "points"), [(1, 3), (0, 2)])
def test_market_research_is_worth_more_if_the_runner_is_tagged(tags: int, points: int) -> None:
    game = scenario(
        f"corp:\n Server 1: cards (Market Research {{advancement 4}})\nrunner:\n tags {tags}\nturn: corp, at 5.6.2a"
    )
    game.corp.scores("Market Research")
    assert game.corp.points == points


def test_corporate_shuffle_exchanges_hq_for_five_cards() -> None:
    game = scenario("corp:\n hand: Corporate Shuffle, Enigma, Hunter\n deck: 6 any\nturn: corp")
    game.corp.plays("Corporate Shuffle")
    game.expect(corp_hand=5, corp_deck=3, corp_clicks=1)


@pytest.mark.ruling("Caprice Nisei", 0)
@pytest.mark.parametrize(("corp", "runner", "run"), [(0, 1, None), (1, 1, "HQ")])
def test_caprice_nisei_ends_the_run_after_the_last_ice(corp: int, runner: int, run: str | None) -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma); root Caprice Nisei
        run: HQ, approaching ice 1
    """)
    game.pass_windows()
    game.corp.chooses(corp)
    game.runner.chooses(runner)
    game.expect(run=run)


@pytest.mark.ruling("Caprice Nisei", 1)
def test_caprice_nisei_works_without_ice() -> None:
    game = scenario("corp:\n HQ: root Caprice Nisei\nturn: runner")
    game.runner.runs("HQ")
    game.corp.chooses(2)
    game.runner.chooses(0)
    game.expect(run=None, corp_credits=3)


def test_celebrity_gift_pays_for_revealed_cards() -> None:
    game = scenario("corp:\n credits 3\n hand: Celebrity Gift, Enigma, Hunter, Hedge Fund\nturn: corp")
    game.corp.plays("Celebrity Gift")
    game.corp.picks("Enigma", "Hunter")
    game.corp.done()
    game.expect(corp_credits=4, corp_clicks=1, corp_hand=3)

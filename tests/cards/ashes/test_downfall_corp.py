"""The Corp's cards of Downfall."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_architect_deployment_test_installs_and_rezzes_one_of_five_cards() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Hedge Fund, Archer, PAD Campaign, Enigma, Snare!, Hunter
          Server 1: (Architect Deployment Test {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Architect Deployment Test")
    assert not any("Hunter" in option or "Hedge Fund" in option for option in game.options("corp"))
    game.corp.picks("Archer")
    game.corp.chooses("HQ")
    assert game.card("Archer").rezzed
    game.expect(corp_credits=0, corp_points=2)


@pytest.mark.parametrize("title", ["Calvin B4L3Y", "Nanoetching Matrix"])
@pytest.mark.ruling("Calvin B4L3Y", 0)
@pytest.mark.ruling("Nanoetching Matrix", 0)
def test_calvin_and_nanoetching_matrix_work_once_a_turn_and_when_they_are_trashed_rezzed(title: str) -> None:
    calvin = title == "Calvin B4L3Y"  # Calvin B4L3Y draws, Nanoetching Matrix gains
    game = scenario(f"corp:\n credits 0\n deck: 9 any\n Server 1: {title}\nturn: corp")
    game.corp.uses(title)
    game.expect(corp_credits=0 if calvin else 2, corp_hand=2 if calvin else 0, corp_clicks=2)
    game.refuses("corp", f"use {title}")
    board = f"corp:\n credits 0\n deck: 9 any\n Server 1: {title}\nrunner:\n credits 9\nturn: runner"
    game = scenario(board)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes(title)
    game.corp.triggers(title)
    game.expect(corp_credits=0 if calvin else 2, corp_hand=2 if calvin else 0)
    game = scenario(board.replace(f": {title}", f": ({title})"))
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.trashes(title)
    game.expect(corp_credits=0, corp_hand=0, run=None)


def test_hagen_is_weaker_with_icebreakers_and_trashes_an_unusual_program() -> None:
    game = scenario("""
        corp:
          HQ: ice Hagen
        runner:
          rig: Corroder, Crypsis, Magnum Opus
        run: HQ, encountering ice 1
    """)
    assert game.card("Hagen").strength == 4
    game.pass_windows()
    assert sorted(game.options("corp")) == ["pick Crypsis", "pick Magnum Opus"]
    game.corp.picks("Crypsis")
    game.expect(runner_discard=["Crypsis"], run=None)


def test_public_health_portal_reveals_the_top_card_and_gains_two_credits() -> None:
    game = scenario("corp:\n credits 0\n deck: 5 any\n Server 1: Public Health Portal\nturn: corp, at 5.6.1a")
    game.expect(corp_credits=2)
    assert game.happened("revealed") == 1


def test_storgotic_resonator_counts_trashed_cards_of_the_runners_faction() -> None:
    game = scenario("""
        corp:
          hand: 3 Test Net Damage
          Server 1: Storgotic Resonator
        runner: Kate "Mac" McCaffrey: Digital Tinker
          hand: Corroder, Diesel, Modded
        turn: corp
    """)
    game.next_random("Corroder", "Diesel", "Modded")
    game.corp.plays("Test Net Damage", x=1)
    assert game.card("Storgotic Resonator").power == 0
    game.corp.plays("Test Net Damage", x=1)
    assert game.card("Storgotic Resonator").power == 1
    game.corp.plays("Test Net Damage", x=1)
    assert game.card("Storgotic Resonator").power == 1


def test_storgotic_resonator_does_a_net_damage_for_a_counter() -> None:
    game = scenario("corp:\n Server 1: Storgotic Resonator {power 1}\nrunner:\n hand: 2 any\nturn: corp")
    game.corp.uses("Storgotic Resonator")
    game.expect(runner_hand=1, corp_clicks=2)
    game.refuses("corp", "use Storgotic Resonator")


def test_remastered_edition_places_an_advancement_token_on_any_installed_card() -> None:
    game = scenario("""
        corp:
          Server 1: (Remastered Edition {advancement 4})
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Remastered Edition")
    assert game.card("Remastered Edition").agenda_counters == 1
    game.corp.uses("Remastered Edition")
    assert game.card("PAD Campaign").advancement == 1
    assert game.card("Remastered Edition").agenda_counters == 0


def test_tiered_subscription_gains_a_credit_for_the_first_run_each_turn() -> None:
    game = scenario("corp:\n credits 0\n hand: Hedge Fund\n Server 1: Tiered Subscription\nturn: runner")
    game.runner.runs("HQ")
    game.expect(corp_credits=1)
    game.runner.jacks_out()
    game.runner.runs("HQ")
    game.expect(corp_credits=1)


def test_congratulations_pays_both_and_again_when_it_is_passed() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Hedge Fund
          HQ: ice Congratulations!
        runner:
          credits 0
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(corp_credits=3, runner_credits=1, run="HQ")


def test_sds_drone_deployment_costs_a_program_to_steal_and_trashes_one_when_scored() -> None:
    game = scenario("corp:\n hand: SDS Drone Deployment\nrunner:\n rig: Mimic\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.steals("SDS Drone Deployment")
    game.expect(runner_discard=["Mimic"], runner_points=3)
    game = scenario("corp:\n hand: SDS Drone Deployment\nrunner:\n rig: Desperado\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_points=0, run=None)
    game = scenario("""
        corp:
          Server 1: (SDS Drone Deployment {advancement 5})
        runner:
          rig: Mimic, Desperado
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("SDS Drone Deployment")
    game.expect(runner_discard=["Mimic"])


def test_sandstone_crumbles_with_each_encounter() -> None:
    game = scenario("corp:\n HQ: ice Sandstone\nturn: runner")
    game.runner.runs("HQ")
    assert game.card("Sandstone").virus == 1
    assert game.card("Sandstone").strength == 5
    game.expect(run=None)


@pytest.mark.ruling("Sandstone", 0)
def test_sandstone_keeps_its_counters_from_the_runner() -> None:
    game = scenario("""
        corp:
          hand: Archer
          HQ: ice Sandstone {virus 4}
        runner: Freedom Khumalo: Crypto-Anarchist
          rig: Corroder
          credits 9
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.expect(run=None)  # no virus counters to trash Archer with


def test_trebuchet_gives_bad_publicity_trashes_a_card_and_forbids_to_steal_and_trash() -> None:
    game = scenario("""
        corp:
          credits 7
          hand: Test Agenda
          HQ: ice (Trebuchet)
        runner:
          credits 0
          rig: Desperado
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Trebuchet")
    game.pass_windows()
    game.expect(corp_bad_publicity=1, runner_discard=["Desperado"])
    if game.run is not None:
        game.runner.continues()
    game.expect(runner_points=0)
    game = scenario("""
        corp:
          credits 0
          hand: PAD Campaign
          HQ: ice Trebuchet
        runner:
          credits 5
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(0)
    game.runner.continues()
    game.expect(run=None, corp_discard=[])


def test_secure_and_protect_installs_ice_from_rnd_protecting_a_central_server() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Secure and Protect
          deck: Archer, Hedge Fund
          HQ: ice (Hunter), (Hunter), (Hunter)
          Server 1: ice (Hunter)
        turn: corp
    """)
    game.corp.plays("Secure and Protect")
    game.corp.picks("Archer")
    assert not any("Server 1" in option or "new" in option for option in game.options("corp"))
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=0, corp_clicks=1)
    assert game.ice("HQ") == ["Hunter", "Hunter", "Hunter", "Archer"]
    assert game.happened("revealed") == 1


def test_vulnerability_audit_cannot_be_scored_in_the_turn_in_which_it_is_installed() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Vulnerability Audit, Psychographics
        runner:
          tags 4
        turn: corp
    """)
    game.corp.installs("Vulnerability Audit", "new remote")
    game.corp.plays("Psychographics", x=4)
    game.asks("corp", "action")  # it cannot be scored
    game = scenario("corp:\n Server 1: (Vulnerability Audit {advancement 4})\nturn: corp, at 5.6.2a")
    game.corp.scores("Vulnerability Audit")
    game.expect(corp_points=3)


def test_csr_campaign_may_draw_a_card_each_turn() -> None:
    game = scenario("corp:\n deck: 5 any\n Server 1: CSR Campaign\nturn: corp, at 5.6.1a")
    game.corp.triggers("CSR Campaign")
    game.expect(corp_hand=2)


@pytest.mark.parametrize("removes", [True, False])
def test_roughneck_repair_squad_gains_six_credits_and_may_remove_bad_publicity(removes: bool) -> None:
    game = scenario("corp:\n credits 0, bad publicity 2\n Server 1: Roughneck Repair Squad\nturn: corp")
    game.corp.uses("Roughneck Repair Squad")
    (game.corp.accepts if removes else game.corp.declines)()
    game.expect(corp_credits=6, corp_bad_publicity=1 if removes else 2)


@pytest.mark.parametrize("takes", [True, False])
def test_increased_drop_rates_removes_bad_publicity_unless_the_runner_takes_a_tag(takes: bool) -> None:
    game = scenario("""
        corp:
          bad publicity 1
          deck: Increased Drop Rates, 3 any
        runner:
          credits 0
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    (game.runner.accepts if takes else game.runner.declines)()
    game.expect(tags=int(takes), corp_bad_publicity=int(takes))


@pytest.mark.ruling("Increased Drop Rates", 0)
def test_increased_drop_rates_asks_for_a_tag_that_cannot_be_avoided() -> None:
    game = scenario("""
        corp:
          bad publicity 1
          hand: Increased Drop Rates
        runner:
          credits 0
          rig: Decoy
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accepts()
    game.expect(tags=1, corp_bad_publicity=1, runner_installed=["Decoy"])


@pytest.mark.parametrize(("server", "most"), [("HQ", 1), ("R&D", 2)])
def test_afshar_cannot_be_broken_more_than_once_while_it_protects_hq(server: str, most: int) -> None:
    game = scenario(f"""
        corp:
          {server}: ice Afshar
        runner:
          credits 9
          rig: Gordian Blade
        run: {server}, encountering ice 1
    """)
    game.runner.breaks(2, using="Gordian Blade")
    if most == 1:
        game.refuses("runner", "use Gordian Blade, ability 1")
        game.pass_windows()
        game.expect(runner_credits=6)
    else:
        game.runner.breaks(1, using="Gordian Blade")
        game.pass_windows()
        game.expect(runner_credits=7)


@pytest.mark.ruling("Afshar", 0)
def test_afshar_has_further_subroutines_broken_as_usual() -> None:
    game = scenario("""
        corp:
          HQ: ice Afshar, Marker
        runner:
          credits 9
          rig: Gordian Blade
        run: HQ, encountering ice 2
    """)
    game.go_on("jack-out")
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.breaks(3, using="Gordian Blade")
    game.runner.breaks(1, using="Gordian Blade")
    assert game.is_broken(3)
    game.refuses("runner", "use Gordian Blade, ability 1")


def test_afshar_ends_the_run_if_the_other_subroutine_was_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Afshar
        runner:
          credits 9
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.pass_windows()
    game.expect(run=None, runner_credits=8)


def test_daily_quest_pays_whoever_keeps_the_server() -> None:
    board = """
        corp:
          credits 1
          deck: 6 any
          Server 1: Daily Quest
          Server 2: (PAD Campaign)
        runner:
          credits 0
        turn: runner
    """
    game = scenario(board)
    game.runner.runs("Server 1")
    game.go_on("5.7.1f")
    game.expect(runner_credits=2)
    game.next_turn("corp")
    game.expect(corp_credits=1)
    game.next_turn("corp")
    game.expect(corp_credits=4)
    game = scenario(board)
    game.runner.runs("Server 2")
    game.go_on("5.7.1f")
    game.expect(runner_credits=0)
    game.next_turn("corp")
    game.expect(corp_credits=4)


def test_daily_quest_is_rezzed_in_the_action_phase_of_the_corp() -> None:
    board = "corp:\n credits 9\n deck: 3 any\n Server 1: (Daily Quest)\n Server 2: (PAD Campaign)\nturn: {}"
    game = scenario(board.format("corp, at 5.6.2a"))
    game.corp.rezzes("Daily Quest")
    for step in ("corp, at 5.6.1b", "runner, at 5.7.1e"):
        game = scenario(board.format(step))
        game.offers("corp", "rez PAD Campaign")
        game.refuses("corp", "rez Daily Quest")

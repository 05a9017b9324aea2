"""The cards of The Underway."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_faust_eats_cards_from_the_grip() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Tollbooth
        runner:
          credits 0
          hand: Diesel, Modded, Easy Mark
          rig: Faust
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Faust", ability=1)
    game.runner.picks("Modded")
    game.runner.chooses("break Enigma [HQ ice 1] subroutine 2")
    game.expect(runner_heap=["Modded"])
    game.runner.boosts("Faust")
    game.runner.picks("Diesel")
    assert game.card("Faust").strength == 4
    game.runner.breaks(1, using="Faust")
    game.expect(runner_hand=[])


@pytest.mark.parametrize(
    ("card", "trashed"), [("PAD Campaign", True), ("Experiential Data", True), ("Priority Requisition", False)]
)
def test_drive_by_exposes_a_card_in_a_remote_server_and_trashes_assets_and_upgrades(card: str, trashed: bool) -> None:
    game = scenario(f"""
        corp:
          HQ: ice (Enigma); root (Experiential Data)
          Server 1: ice (Hunter); cards ({card})
          Server 2: (Snare!)
        runner:
          credits 0
          hand: Drive By
        turn: runner
    """)
    game.runner.plays("Drive By")
    assert game.options("runner") == ["pick [Server 1 card 1]", "pick [Server 2 card 1]"]
    game.runner.picks("Server 1 card 1")
    game.expect(runner_clicks=2, corp_archives=[card] if trashed else [])
    assert game.happened("exposed") == 1


@pytest.mark.erratum("11.2.38")
def test_drive_by_trashes_nothing_that_was_not_exposed() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: (PAD Campaign)
          Server 2: Zaibatsu Loyalty
        runner:
          hand: Drive By
        turn: runner
    """)
    game.runner.plays("Drive By")
    game.corp.uses("Zaibatsu Loyalty", ability=2)
    game.expect(corp_archives=[])
    assert game.happened("exposed") == 0


def test_hyperdriver_leaves_the_game_for_three_clicks() -> None:
    game = scenario("""
        runner:
          rig: Hyperdriver
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Hyperdriver")
    game.expect(runner_clicks=7, runner_heap=[], runner_installed=[])
    game = scenario("""
        runner:
          rig: Hyperdriver
        turn: runner, at 5.7.1a
    """)
    game.pass_windows()
    game.expect(runner_clicks=4, runner_installed=["Hyperdriver"])


def test_test_ground_derezzes_a_card_for_each_token() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, (Hunter)
          Server 1: PAD Campaign
          Server 2: Adonis Campaign
          Server 3: Test Ground {advancement 1}
        turn: corp
    """)
    game.corp.advances("Test Ground")
    game.corp.uses("Test Ground")
    assert len(game.options("corp")) == 3  # Hunter is not rezzed
    game.corp.picks("Enigma", "PAD Campaign")
    assert not game.card("Enigma").rezzed
    assert not game.card("PAD Campaign").rezzed
    assert game.card("Adonis Campaign").rezzed
    game.expect(corp_archives=["Test Ground"])


@pytest.mark.parametrize(("bid", "resolves"), [(1, True), (0, False)])
def test_marcus_batty_resolves_a_subroutine_for_different_bids(bid: int, resolves: bool) -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
          Server 1: ice Neural Katana, (Enigma); cards Marcus Batty
        runner:
          hand: 5 any
        run: Server 1, approaching ice 1
    """)
    game.corp.uses("Marcus Batty")
    game.corp.chooses(bid)
    game.runner.chooses(0)
    game.expect(corp_archives=["Marcus Batty"], runner_hand=2 if resolves else 5)


def test_marcus_batty_can_be_used_only_during_a_run_on_his_server() -> None:
    game = scenario("""
        corp:
          HQ: ice (Ice Wall)
          Server 1: ice Neural Katana; cards Marcus Batty
        run: HQ, approaching ice 1
    """)
    game.refuses("corp", "use Marcus Batty")


@pytest.mark.parametrize(("tags", "broken", "run"), [(0, "", "HQ"), (1, "1", None), (1, "2", None), (1, "1 2", "HQ")])
def test_pachinko_ends_the_run_of_a_tagged_runner_twice(tags: int, broken: str, run: str | None) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Pachinko
        runner:
          tags {tags}
        run: HQ, encountering ice 1{f", broken {broken}" if broken else ""}
    """)
    game.pass_windows()
    game.expect(run=run)


@pytest.mark.parametrize(("before", "trashed"), [(0, 1), (2, 1), (3, 2)])
def test_underway_renovation_trashes_the_top_of_the_stack_when_it_is_advanced(before: int, trashed: int) -> None:
    game = scenario(f"""
        corp:
          hand: Underway Renovation
          HQ: ice Ice Wall
          Server 1: Underway Renovation {{advancement {before}}}
        runner:
          deck: Diesel, Modded, Easy Mark
        turn: corp
    """)
    game.corp.advances("Underway Renovation")
    game.expect(runner_heap=["Diesel", "Modded"][:trashed])
    game.pass_windows()
    game.corp.advances("Ice Wall")
    assert len(game.runner.heap) == trashed
    game.pass_windows()
    game.corp.installs("Underway Renovation", "new remote")
    assert game.card("Underway Renovation", "Server 2").faceup


def test_contract_killer_trashes_a_connection_or_does_damage_once_it_is_advanced_twice() -> None:
    game = scenario("""
        corp:
          Server 1: Contract Killer {advancement 1}
        runner:
          hand: 3 any
          rig: Drug Dealer, Beach Party
        turn: corp
    """)
    game.refuses("corp", "use Contract Killer")
    game.corp.advances("Contract Killer")
    game.corp.uses("Contract Killer")
    game.corp.chooses(1)
    game.expect(runner_heap=["Drug Dealer"], corp_archives=["Contract Killer"], corp_clicks=1)
    game = scenario("""
        corp:
          Server 1: Contract Killer {advancement 2}
        runner:
          hand: 3 any
          rig: Drug Dealer
        turn: corp
    """)
    game.corp.uses("Contract Killer")
    game.corp.chooses(2)
    game.expect(runner_hand=1, runner_installed=["Drug Dealer"])
    game = scenario("""
        corp:
          Server 1: Contract Killer {advancement 2}
        runner:
          hand: 3 any
          rig: Paparazzi
        turn: corp
    """)
    game.refuses("corp", "use Contract Killer")  # meat damage would be prevented


@pytest.mark.parametrize(("broken", "run"), [("1 2", None), ("1 3", None), ("2 3", None), ("1 2 3", "HQ")])
def test_spiderweb_ends_the_run_three_times(broken: str, run: str | None) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Spiderweb
        run: HQ, encountering ice 1, broken {broken}
    """)
    game.pass_windows()
    game.expect(run=run)


def test_underway_grid_keeps_ice_from_being_bypassed_and_cards_from_being_exposed() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
          Server 1: ice Ice Wall; cards Underway Grid
        runner:
          hand: 2 Inside Job
        turn: runner
    """)
    game.runner.plays("Inside Job")
    game.runner.chooses("Server 1")
    game.expect(run=None)
    assert game.bypassed() == []
    game.runner.plays("Inside Job")
    game.runner.chooses("HQ")
    assert game.bypassed() == ["Ice Wall"]
    game = scenario("""
        corp:
          HQ: ice (Hunter)
          Server 1: ice (Enigma); cards (PAD Campaign), Underway Grid
        runner:
          hand: Satellite Uplink
        turn: runner
    """)
    game.runner.plays("Satellite Uplink")
    game.runner.picks("Server 1 card 1", "HQ ice 1")
    assert game.happened("exposed") == 1
    game = scenario("""
        corp:
          Server 1: ice (Enigma); cards Underway Grid
        runner:
          hand: Satellite Uplink
        turn: runner
    """)
    game.refuses("runner", "play Satellite Uplink")

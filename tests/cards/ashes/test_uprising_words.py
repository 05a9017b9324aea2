"""Cards of Uprising that needed words of their own."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Bravado", 0)
def test_bravado_pays_for_ice_passed_even_if_the_run_fails() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, (Enigma), Pop-up Window
          Server 1: (PAD Campaign)
        runner:
          credits 4
          hand: Bravado
        turn: runner
    """)
    game.runner.plays("Bravado")
    assert "run Server 1" not in game.options("runner")
    game.go_on("nested-cost")
    game.runner.accepts()
    game.go_on("5.7.1f")
    game.expect(runner_credits=8)


def test_bravado_needs_a_server_protected_by_ice() -> None:
    game = scenario("corp:\n hand: 3 any\nrunner:\n hand: Bravado\nturn: runner")
    game.refuses("runner", "play Bravado")


@pytest.mark.ruling("Harmony AR Therapy", 0)
def test_harmony_ar_therapy_makes_a_new_stack_of_different_cards() -> None:
    game = scenario("""
        runner:
          hand: Harmony AR Therapy
          heap: Diesel, Diesel, Sure Gamble, Corroder
        turn: runner
    """)
    game.runner.plays("Harmony AR Therapy")
    game.runner.picks("Diesel")
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Corroder")
    game.runner.done()
    assert sorted(game.runner.deck) == ["Corroder", "Diesel"]
    assert sorted(game.runner.heap) == ["Diesel", "Sure Gamble"]
    assert game.card("Harmony AR Therapy").zone == "removed"


def test_harmony_ar_therapy_finds_no_more_than_five_cards_and_needs_none() -> None:
    heap = ("Diesel", "Sure Gamble", "Corroder", "Mimic", "Modded", "Medium")
    game = scenario(f"runner:\n hand: Harmony AR Therapy\n heap: {', '.join(heap)}\nturn: runner")
    game.runner.plays("Harmony AR Therapy")
    game.runner.picks(*heap[:5])
    assert sorted(game.runner.deck) == sorted(heap[:5])
    game = scenario("runner:\n hand: Harmony AR Therapy\nturn: runner")
    game.runner.plays("Harmony AR Therapy")
    assert game.card("Harmony AR Therapy").zone == "removed"


@pytest.mark.parametrize(
    ("identity", "rig", "gained"),
    [
        ("Adam: Compulsive Hacker", "", 0),
        ("Apex: Invasive Predator", "", 1),
        ("Adam: Compulsive Hacker", ", 2 Rabbit Hole", 1),
    ],
)
def test_dreamnet_draws_for_the_first_success_and_pays_the_digital(identity: str, rig: str, gained: int) -> None:
    game = scenario(f"""
        runner: {identity}
          credits 0
          deck: 4 any
          rig: DreamNet{rig}
        turn: runner
    """)
    game.runner.runs("Archives")
    game.go_on("5.7.1f")
    game.expect(runner_hand=1, runner_credits=gained)
    game.runner.runs("Archives")
    game.go_on("5.7.1f")
    game.expect(runner_hand=1, runner_credits=gained)


@pytest.mark.ruling("Týr", 0)
def test_tyr_gives_the_corp_its_clicks_even_once_it_is_gone() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          HQ: ice Týr
        runner:
          clicks 3
          credits 9
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Týr", breaking=1)
    game.asks("runner", "window", "6.9.3b")
    assert not game.is_broken(2)
    game.runner.uses("Týr", breaking=3)
    game.expect(runner_clicks=1)
    game.pass_windows()
    game.expect(corp_credits=8, runner_heap=["Corroder"], run="HQ")
    game.go_on("5.7.1f")
    game.next_turn("corp")
    game.expect(corp_clicks=5)
    game.next_turn("corp")
    game.expect(corp_clicks=3)


def test_tyr_does_brain_damage_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Týr
        runner:
          hand: 4 any
          rig: Corroder, Mimic
          clicks 0
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    assert game.damage() == ["2 brain"]
    game.corp.picks("Mimic")
    game.expect(run=None, corp_credits=8)


@pytest.mark.ruling("Wall to Wall", 0)
def test_wall_to_wall_resolves_up_to_three_lines_in_any_order() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          HQ: ice (Enigma)
          Server 1: Wall to Wall
          Server 2: (PAD Campaign)
        turn: corp, at 5.6.1d
    """)
    game.corp.chooses(3)
    assert game.card("Enigma").advancement == 1
    game.corp.chooses(2)
    game.expect(corp_credits=1)
    assert len(game.options("corp")) == 3
    game.corp.chooses(4)
    assert "Wall to Wall" in game.corp.hand
    assert game.happened("drew") == 1  # the mandatory draw


def test_wall_to_wall_may_stop_early_and_resolves_one_line_beside_another_asset() -> None:
    board = """
        corp:
          credits 0
          deck: 5 any
          HQ: ice (Enigma)
          Server 1: Wall to Wall
          Server 2: {}
        turn: corp, at 5.6.1d
    """
    game = scenario(board.format("(PAD Campaign)"))
    game.corp.chooses(1)
    game.corp.done()
    game.expect(corp_credits=0, corp_hand=2)
    game = scenario(board.format("Marked Accounts"))
    game.corp.triggers("Wall to Wall")
    game.corp.chooses(1)
    game.expect(corp_hand=2, corp_credits=0)
    game.asks("corp", "action")


@pytest.mark.ruling("Keiko", 0)
def test_keiko_pays_for_the_first_companion_even_herself() -> None:
    game = scenario("runner:\n credits 3\n hand: Keiko, Fencer Fueno\nturn: runner")
    game.runner.installs("Keiko")
    game.expect(runner_credits=1)
    assert game.runner.memory_limit == 6
    game.runner.installs("Fencer Fueno")
    game.expect(runner_credits=1)


def test_keiko_pays_for_credits_spent_from_a_companion() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 5
          hand: Sure Gamble
          rig: Keiko, Trickster Taka {credit 2}, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Corroder", paying=[1])
    game.expect(runner_credits=6)
    assert game.card("Trickster Taka").credits == 1
    game = scenario("runner:\n credits 5\n hand: Daily Casts\n rig: Keiko\nturn: runner")
    game.runner.installs("Daily Casts")
    game.asks("runner", "action")
    game.expect(runner_credits=2)
    assert game.happened("credits-gained") == 0


def test_keiko_pays_once_each_turn_whatever_came_first() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          hand: Fencer Fueno
          rig: Keiko, Trickster Taka {credit 2}, Corroder
        turn: runner
    """)
    game.runner.installs("Fencer Fueno")
    before = game.runner.credits
    assert game.happened("credits-gained") == 1
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder", paying=[1])
    assert game.runner.credits == before and game.happened("credits-gained") == 1


def test_the_back_counts_the_first_hardware_used_during_a_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Ice Wall
        runner:
          credits 9
          rig: The Back, Flip Switch, Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Corroder")
    assert game.card("The Back").power == 0
    game.runner.uses("Flip Switch", ability=1)
    assert game.card("The Back").power == 1


def test_the_back_shuffles_cards_with_trash_abilities_into_the_stack() -> None:
    game = scenario("""
        runner:
          heap: Flip Switch, Kongamato, Gbahali, Sure Gamble, Corroder
          rig: The Back {power 1}
        turn: runner
    """)
    game.runner.uses("The Back")
    game.refuses("runner", "pick Sure Gamble")
    game.refuses("runner", "pick Corroder")
    game.runner.picks("Kongamato", "Gbahali")
    assert sorted(game.runner.deck) == ["Gbahali", "Kongamato"]
    other = scenario("runner:\n heap: Flip Switch, Kongamato\n rig: The Back {power 1}\nturn: runner")
    other.runner.uses("The Back")
    other.runner.done()
    assert other.runner.deck == []
    assert game.card("The Back").zone == "removed"
    game.expect(runner_clicks=3)


def test_simulchip_costs_a_program_unless_one_was_trashed_this_turn() -> None:
    game = scenario("""
        runner:
          credits 3
          heap: Gordian Blade
          hand: Medium
          rig: Simulchip, Corroder, Mimic
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Simulchip")
    game.refuses("runner", "pick Medium")
    game.runner.picks("Mimic")
    game.runner.picks("Gordian Blade")
    game.runner.done()
    game.expect(runner_credits=2, runner_heap=["Mimic", "Simulchip"])
    game = scenario("runner:\n credits 9\n heap: Gordian Blade\n hand: Medium\n rig: 2 Simulchip, Mimic\nturn: runner")
    game.runner.installs("Medium", trashing=["Mimic"])
    game.runner.uses("Simulchip #1")
    game.runner.picks("Gordian Blade")
    game.runner.done()
    game.expect(runner_credits=5)
    game = scenario("runner:\n credits 9\n heap: Gordian Blade\n rig: Simulchip\nturn: runner")
    game.refuses("runner", "use Simulchip")


def test_simulchip_counts_installed_programs_only_and_taxes_nobody_else() -> None:
    game = scenario("""
        corp:
          hand: Test Net Damage
        runner:
          tags 1
          credits 9
          hand: Mimic
          heap: Gordian Blade, Modded
          rig: Simulchip, Daily Casts, Test Bank
        turn: corp
    """)
    game.corp.trashes_resource("Daily Casts")
    game.pass_windows()
    game.corp.plays("Test Net Damage", x=1)
    game.expect(runner_hand=[])
    assert game.why_not("runner", "use Simulchip").rule == "1.15.1"
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          credits 9
          heap: Gordian Blade, Modded
          rig: Simulchip, Corroder, Spy Camera
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Spy Camera")
    assert game.card("Corroder").installed
    game.runner.uses("Simulchip")
    game.expect(runner_heap=["Spy Camera", "Modded", "Simulchip", "Gordian Blade", "Corroder"])
    game.runner.picks("Corroder")
    game.go_on("5.7.1f")
    assert game.card("Corroder").installed


def test_buffer_drive_saves_one_of_the_first_cards_trashed_from_grip_or_stack() -> None:
    game = scenario("""
        corp:
          hand: 2 Test Net Damage
        runner:
          hand: Diesel, Sure Gamble, Corroder
          deck: Mimic
          rig: Buffer Drive
        turn: corp
    """)
    game.next_random("Diesel", "Corroder")
    game.corp.plays("Test Net Damage", x=2)
    game.runner.triggers("Buffer Drive")
    game.refuses("runner", "pick Sure Gamble")
    game.runner.picks("Corroder")
    game.expect(runner_deck=["Mimic", "Corroder"], runner_heap=["Diesel"])
    game.pass_windows()
    game.corp.plays("Test Net Damage", x=1)
    game.asks("runner", "window")


def test_buffer_drive_saves_a_card_trashed_from_the_stack() -> None:
    game = scenario("""
        corp:
          HQ: ice Chiyashi
        runner:
          credits 9
          deck: Diesel, Corroder, Mimic
          rig: Buffer Drive, Test Breaker
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Test Breaker", times=7)
    game.runner.breaks(1, using="Test Breaker")
    game.runner.triggers("Buffer Drive")
    game.runner.picks("Corroder")
    game.expect(runner_deck=["Mimic", "Corroder"], runner_heap=["Diesel"])


def test_buffer_drive_ignores_installed_cards_and_can_be_spent() -> None:
    game = scenario("""
        runner:
          hand: Medium
          deck: Diesel
          rig: Buffer Drive, Mimic
        turn: runner
    """)
    game.runner.installs("Medium", trashing=["Mimic"])
    game.asks("runner", "window")
    game = scenario("runner:\n heap: Diesel, Corroder\n deck: Mimic\n rig: Buffer Drive\nturn: runner, at 5.7.1e")
    game.runner.uses("Buffer Drive")
    game.runner.picks("Corroder")
    game.expect(runner_deck=["Corroder", "Mimic"], runner_heap=["Diesel"])
    assert game.card("Buffer Drive").zone == "removed"


@pytest.mark.ruling("Vaporframe Fabricator", 0)
def test_vaporframe_fabricator_installs_anywhere_for_a_click_once_per_turn() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma, Hunter, Ash 2X3ZB9CY
          HQ: ice (Ice Wall)
          Server 1: Vaporframe Fabricator
        turn: corp
    """)
    game.corp.uses("Vaporframe Fabricator")
    game.corp.picks("Ash 2X3ZB9CY")
    game.corp.chooses("Server 1")
    game.corp.done()
    game.expect(corp_clicks=2, corp_credits=0)
    assert "Ash 2X3ZB9CY" in game.root("Server 1")
    game.refuses("corp", "use Vaporframe Fabricator")


def test_vaporframe_fabricator_installs_a_card_elsewhere_as_it_is_trashed() -> None:
    board = """
        corp:
          credits 0
          hand: {}
          HQ: ice (Ice Wall)
          Server 1: ice (Pop-up Window); cards Vaporframe Fabricator, (Crisium Grid)
        runner:
          credits 9
        run: Server 1, at 6.9.5g
    """
    game = scenario(board.format("PAD Campaign"))
    game.runner.accesses("Vaporframe Fabricator")
    game.runner.trashes("Vaporframe Fabricator")
    game.corp.picks("PAD Campaign")
    game.go_on("5.7.1f")
    assert game.root("Server 2") == ["PAD Campaign"]
    game = scenario(board.format("Enigma"))
    game.runner.accesses("Vaporframe Fabricator")
    game.runner.trashes("Vaporframe Fabricator")
    game.corp.picks("Enigma")
    assert "server Server 1" in game.options("corp")  # ice protects a server and is not in it
    game.corp.chooses("HQ")
    game.corp.done()
    assert game.ice("HQ") == ["Ice Wall", "Enigma"]


@pytest.mark.ruling("GameNET: Where Dreams are Real", 0)
def test_gamenet_gains_only_for_credits_that_are_really_lost() -> None:
    board = """
        corp: GameNET: Where Dreams are Real
          credits 0
          HQ: ice Afshar
        runner:
          credits {}
        run: HQ, encountering ice 1
    """
    for credits, gained in ((5, 1), (1, 1), (0, 0)):
        game = scenario(board.format(credits))
        game.expect(corp_credits=gained)


def test_gamenet_gains_for_what_the_runner_pays_for_corp_abilities_during_runs() -> None:
    game = scenario("""
        corp: GameNET: Where Dreams are Real
          credits 0
          HQ: ice Pop-up Window
        runner:
          credits 5
        run: HQ, encountering ice 1
    """)
    game.runner.accepts()
    game.expect(corp_credits=2)
    game = scenario("""
        corp: GameNET: Where Dreams are Real
          credits 0
          HQ: ice Ice Wall
          Server 1: (PAD Campaign)
        runner:
          credits 9
          rig: Corroder
        turn: runner
    """)
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.go_on("5.7.1f")
    game.runner.runs("Server 1")
    game.go_on("trash-accessed")
    game.runner.trashes("PAD Campaign")
    game.expect(corp_credits=0)


@pytest.mark.ruling("NAPD Cordon", 0)
def test_napd_cordon_and_bellona_are_paid_together() -> None:
    game = scenario("""
        corp: GameNET: Where Dreams are Real
          credits 0
          play area: NAPD Cordon
          Server 1: (Bellona {advancement 2})
        runner:
          credits 14
        run: Server 1, at 6.9.5g
    """)
    game.runner.steals("Bellona")
    game.expect(runner_credits=1, corp_credits=1, runner_score=["Bellona"])


def test_napd_cordon_lasts_until_the_next_turn_of_the_corp() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          hand: NAPD Cordon, NAPD Cordon
          Server 1: (Hostile Takeover)
        runner:
          credits 3
        turn: corp
    """)
    game.corp.plays("NAPD Cordon")
    game.refuses("corp", "play NAPD Cordon")
    game.next_turn("runner")
    game.runner.runs("Server 1")
    game.go_on("5.7.1f")
    game.expect(runner_score=[])
    game.next_turn("corp")
    assert "NAPD Cordon" in game.corp.archives


def test_vaporframe_fabricator_minds_who_trashes_what() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma, Melange Mining Corp.
          HQ: ice (Ice Wall)
          Server 1: Vaporframe Fabricator
          Server 2: (PAD Campaign)
        runner:
          credits 9
        turn: corp
    """)
    game.corp.installs("Melange Mining Corp.", "Server 1")
    game.asks("corp", "action")
    game = scenario("""
        corp:
          hand: Enigma
          Server 1: Vaporframe Fabricator
          Server 2: (PAD Campaign)
        runner:
          credits 9
        run: Server 2, at 6.9.5g
    """)
    game.runner.trashes("PAD Campaign")
    game.asks("runner", "action")


def test_vaporframe_fabricator_pays_no_install_cost() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma
          HQ: ice (Ice Wall)
          R&D: ice (Ice Wall)
          Archives: ice (Ice Wall)
          Server 1: ice (Ice Wall); cards Vaporframe Fabricator
        turn: corp
    """)
    game.corp.uses("Vaporframe Fabricator")
    game.corp.chooses("HQ")
    game.corp.done()
    assert game.ice("HQ") == ["Ice Wall", "Enigma"]

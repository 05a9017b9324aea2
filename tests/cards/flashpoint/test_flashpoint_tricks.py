"""Cards of the Flashpoint cycle that tax, move, spend and keep: one or two of each set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Hernando Cortez", 0)
@pytest.mark.parametrize(("credits", "left"), [(9, 6), (10, 5)])
def test_hernando_cortez_taxes_rezzing_ice_by_its_subroutines(credits: int, left: int) -> None:
    game = scenario(f"""
        corp:
          credits {credits}
          HQ: ice (Enigma)
        runner:
          rig: Hernando Cortez
        run: HQ
    """)
    game.corp.rezzes("Enigma")
    game.expect(corp_credits=left)


def test_hernando_cortez_does_not_tax_other_cards() -> None:
    board = "corp:\n credits 12\n Server 1: (PAD Campaign)\nrunner:\n rig: Hernando Cortez\nturn: runner, at 5.7.1b"
    game = scenario(board)
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=10)


MIRROR = """
        corp:
          deck: 3 any
          archives: 1 any
        runner: {}
          rig: Mirror, Cyberfeeder {{credit {}}}
        run: {}
    """


def test_mirror_gives_memory_and_replaces_a_recurring_credit() -> None:
    game = scenario(MIRROR.format("", 0, "R&D"))
    assert game.runner.memory_limit == 6
    game.runner.continues()
    game.runner.triggers("Mirror")
    game.expect(run=None)
    assert game.card("Cyberfeeder").credits == 1
    game = scenario(MIRROR.format("", 1, "R&D"))
    game.runner.continues()
    game.expect(run=None)  # none was spent
    assert game.card("Cyberfeeder").credits == 1
    game = scenario(MIRROR.format("", 0, "Archives"))
    game.runner.continues()
    game.asks("runner", "action")
    assert game.card("Cyberfeeder").credits == 0


@pytest.mark.ruling("Mirror", 0)
def test_mirror_never_gives_more_than_a_card_shows() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          rig: Mirror, Pheromones {virus 1, credit 1}
        run: R&D
    """)
    game.runner.continues()
    game.expect(run=None)
    assert game.card("Pheromones").credits == 1


def test_another_day_another_paycheck_pays_for_all_points_if_the_trace_fails() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Priority Requisition
          score: Project Beale
        runner:
          credits 0
          hand: Another Day, Another Paycheck
        turn: runner
    """)
    game.runner.plays("Another Day, Another Paycheck")
    game.runner.runs("HQ")
    game.runner.continues()
    game.go_on("action")
    game.expect(runner_score=["Priority Requisition"], runner_credits=5)


def test_another_day_another_paycheck_pays_nothing_if_the_trace_succeeds() -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Priority Requisition
        runner:
          credits 0
          hand: Another Day, Another Paycheck
        turn: runner
    """)
    game.runner.plays("Another Day, Another Paycheck")
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.chooses(1)
    game.expect(runner_score=["Priority Requisition"], runner_credits=0)


def test_georgia_emelyov_hurts_after_an_unsuccessful_run() -> None:
    board = """
        corp:
          credits 1
          hand: 3 any
          HQ: ice (Ice Wall){}
          R&D: ice (Ice Wall)
        runner:
          hand: 3 any
        run: {}
    """
    game = scenario(board.format("; root Georgia Emelyov", "HQ"))
    game.pass_windows()
    game.runner.jacks_out()
    assert game.damage() == ["1 net"]
    game = scenario(board.format("; root Georgia Emelyov", "R&D"))
    game.pass_windows()
    game.runner.jacks_out()
    assert not game.damage()


@pytest.mark.ruling("Georgia Emelyov", 0)
def test_georgia_emelyov_moves_to_a_server_that_exists() -> None:
    game = scenario("""
        corp:
          credits 2
          Server 1: PAD Campaign
          HQ: root Georgia Emelyov
        runner:
          hand: 3 any
        turn: runner, at 5.7.1b
    """)
    game.corp.uses("Georgia Emelyov")
    assert game.options("corp") == ["server R&D", "server Archives", "server Server 1"]
    game.corp.chooses("Server 1")
    assert game.card("Georgia Emelyov").place.startswith("Server 1")
    game.expect(corp_credits=0)


def test_georgia_emelyov_counts_where_it_is_when_the_run_fails() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: 3 any
          HQ: ice (Ice Wall)
          R&D: root Georgia Emelyov
        runner:
          hand: 3 any
        run: HQ
    """)
    game.pass_windows("6.9.5b")
    game.corp.uses("Georgia Emelyov")
    game.corp.chooses("HQ")
    game.pass_windows()
    game.runner.jacks_out()
    assert game.damage() == ["1 net"]


NET_MERCUR = """
        corp:
          HQ: ice Test Blank Ice, Enigma
        runner:
          credits 5
          deck: 5 any
          rig: Net Mercur, {}, Refractor
        run: HQ, encountering ice 2
    """


def test_net_mercur_pays_or_draws_the_first_time_each_run() -> None:
    game = scenario(NET_MERCUR.format("2 Cloak"))
    game.runner.uses("Refractor", ability=2)
    game.runner.picks("Cloak #1")
    game.runner.chooses(2)
    game.expect(runner_hand=1)
    game.runner.uses("Refractor", ability=2)
    game.asks("runner", "window")  # the second time in this run
    game.expect(runner_hand=1)
    assert game.card("Net Mercur").credits == 0
    game = scenario(NET_MERCUR.format("Cloak"))
    game.runner.uses("Refractor", ability=2)
    game.runner.chooses(1)
    assert game.card("Net Mercur").credits == 1


def test_net_mercur_waits_for_stealth_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 5
          rig: Net Mercur, Cyberfeeder, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder", paying=[1])
    assert game.card("Net Mercur").credits == 0


@pytest.mark.ruling("Net Mercur", 0)
def test_net_mercur_keeps_its_credits_when_the_pool_is_lost() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Raven
        runner:
          credits 1
          hand: Sure Gamble
          rig: Net Mercur {credit 4}
        turn: runner
    """)
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=9)
    game = scenario("""
        corp:
          credits 5
          hand: Closed Accounts
        runner:
          tags 1
          credits 7
          rig: Net Mercur {credit 4}
        turn: corp
    """)
    game.corp.plays("Closed Accounts")
    game.expect(runner_credits=0)
    assert game.card("Net Mercur").credits == 4


def test_alexa_belsky_shuffles_hq_away_but_for_what_the_runner_keeps_there() -> None:
    board = """
        corp:
          hand: Enigma, Hunter, Snare!
          deck: 2 any
          Server 1: Alexa Belsky
        runner:
          credits 5
        turn: runner, at 5.7.1b
    """
    game = scenario(board)
    game.next_random("Hunter")
    game.corp.uses("Alexa Belsky")
    game.runner.chooses(5)
    game.expect(corp_hand=2, corp_deck=3, runner_credits=0, corp_archives=["Alexa Belsky"])  # 2 for 4 of 5 credits
    game = scenario(board)
    game.next_random("Hunter")
    game.corp.uses("Alexa Belsky")
    game.runner.chooses(3)
    game.expect(corp_hand=["Hunter"], corp_deck=4, runner_credits=2)
    assert not game.has_seen("runner", "Hunter")
    game = scenario(board)
    game.corp.uses("Alexa Belsky")
    game.runner.chooses(0)
    game.expect(corp_hand=[], corp_deck=5, runner_credits=5)


def test_hasty_relocation_puts_three_cards_back_in_any_order() -> None:
    game = scenario("""
        corp:
          hand: Hasty Relocation, Snare!
          deck: Hedge Fund, Enigma, Hunter, Ice Wall, Archer
        turn: corp
    """)
    game.corp.plays("Hasty Relocation")
    game.expect(corp_archives=["Hedge Fund"])
    game.corp.picks("Snare!", "Enigma", "Hunter")
    game.corp.picks("Hunter")
    game.corp.picks("Snare!")
    game.expect(corp_hand=["Ice Wall"], corp_deck=["Hunter", "Snare!", "Enigma", "Archer"])
    game = scenario("corp:\n hand: Hasty Relocation, Snare!\nturn: corp")
    game.refuses("corp", "play Hasty Relocation")


def test_chief_slee_counts_unbroken_subroutines() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Mine, Enigma
          Server 1: Chief Slee
        runner:
          credits 9
          clicks 3
          hand: 5 any
          rig: Gordian Blade
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    assert game.card("Chief Slee").power == 1
    game.runner.continues()
    game.pass_windows()
    assert game.card("Chief Slee").power == 2


def test_chief_slee_does_five_meat_damage() -> None:
    game = scenario("corp:\n Server 1: Chief Slee {power 6}\nrunner:\n hand: 5 any\nturn: corp")
    game.corp.uses("Chief Slee")
    assert game.damage() == ["5 meat"] and game.card("Chief Slee").power == 1
    game.expect(corp_clicks=2)


@pytest.mark.ruling("Chief Slee", 0)
def test_chief_slee_counts_ice_that_is_trashed_during_its_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Mine
          Server 1: Chief Slee
        runner:
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.pass_windows()  # its own subroutine trashes it
    assert game.card("Chief Slee").power == 1


def test_chief_slee_counts_every_subroutine_that_is_left() -> None:
    game = scenario("""
        corp:
          HQ: ice Cobra
          Server 1: Chief Slee
        runner:
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    assert game.card("Chief Slee").power == 2


def test_sifr_lowers_ice_to_0_for_a_smaller_hand() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          HQ: ice Test Gentle Ice, Hadrian's Wall
        runner:
          credits 2
          rig: Şifr, Corroder
        run: HQ, encountering ice 2
    """)
    assert game.runner.memory_limit == 6
    game.runner.triggers("Şifr")
    assert game.card("Hadrian's Wall").strength == 0 and game.runner.hand_size == 4
    game.runner.breaks(1, using="Corroder")
    game.runner.breaks(2, using="Corroder")
    game.go_on("jack-out")
    assert game.card("Hadrian's Wall").strength == 7
    game.runner.continues()
    game.asks("runner", "jack-out", "6.9.5c")  # once per turn: it was not asked for the next ice
    game.go_on("action")
    assert game.runner.hand_size == 4  # until the next turn of the Runner begins
    game.next_turn("corp")
    assert game.runner.hand_size == 4
    game.next_turn("runner")
    assert game.runner.hand_size == 5


@pytest.mark.ruling("Şifr", 0)
def test_sifr_does_nothing_to_ice_that_cannot_be_lowered() -> None:
    game = scenario("corp:\n HQ: ice Lotus Field\nrunner:\n credits 9\n rig: Şifr\nrun: HQ, encountering ice 1")
    game.runner.triggers("Şifr")
    assert game.card("Lotus Field").strength == 4


@pytest.mark.parametrize(("x", "damage"), [(1, ["2 net"]), (3, [])])
def test_recon_drone_prevents_what_the_accessed_card_does(x: int, damage: list[str]) -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Snare!
        runner:
          credits 4
          hand: 5 any
          rig: Recon Drone
        run: HQ
    """)
    game.runner.continues()
    game.corp.triggers("Snare!")
    game.runner.uses("Recon Drone")
    game.runner.chooses(x)
    assert game.damage() == damage
    game.expect(runner_credits=4 - x, runner_hand=5 - 3 + x)


def test_recon_drone_does_not_help_against_other_damage() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Mine
        runner:
          credits 9
          hand: 5 any
          rig: Recon Drone
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    assert game.damage() == ["1 net"]
    game.expect(runner_installed=["Recon Drone"])


@pytest.mark.ruling("Psychokinesis", 0)
def test_psychokinesis_installs_one_of_the_top_cards_and_ends_the_action_phase() -> None:
    game = scenario("""
        corp:
          credits 1
          clicks 3
          hand: Psychokinesis
          deck: Enigma, PAD Campaign, Hostile Takeover, Hedge Fund, Ash 2X3ZB9CY, Adonis Campaign
          Server 1: (Snare!)
        turn: corp
    """)
    game.corp.plays("Psychokinesis")
    assert game.options("corp") == ["pick PAD Campaign", "pick Hostile Takeover", "pick Ash 2X3ZB9CY", "done"]
    game.corp.picks("Ash 2X3ZB9CY")
    assert not [text for text in game.options("corp") if "HQ" in text or "R&D" in text]  # only remote servers
    game.corp.chooses("new remote")
    assert game.card("Ash 2X3ZB9CY").installed and game.happened("phase-ends") == 1
    game.expect(corp_archives=["Psychokinesis"])


def test_deuces_wild_resolves_two_of_four_effects() -> None:
    board = """
        corp:
          credits 0
          hand: 2 any
          HQ: ice (Enigma), Hunter
          Server 1: (PAD Campaign)
        runner:
          credits 2, tags 2
          hand: Deuces Wild
          deck: 5 any
        turn: runner
    """
    game = scenario(board)
    game.runner.plays("Deuces Wild")
    game.runner.chooses(3)
    game.runner.chooses(1)
    game.expect(tags=1, runner_credits=3, runner_hand=0)
    game.asks("runner", "action")  # two of them, not three
    game = scenario(board)
    game.runner.plays("Deuces Wild")
    game.runner.chooses(4)
    assert game.happened("exposed") == 1 and game.has_seen("runner", "Enigma")  # the only unrezzed piece of ice
    game.runner.chooses("R&D")
    game.runner.continues()
    game.runner.chooses(2)
    game.expect(runner_hand=2, tags=2, run=None)


def test_deuces_wild_runs_even_if_there_is_no_ice_to_expose() -> None:
    game = scenario("runner:\n credits 2\n hand: Deuces Wild\n deck: 5 any\nturn: runner")
    game.runner.plays("Deuces Wild")
    game.runner.chooses(4)
    game.runner.chooses("Archives")
    game.expect(run="Archives")


@pytest.mark.ruling("Ark Lockdown", 0)
def test_ark_lockdown_removes_copies_of_any_named_card_from_the_heap() -> None:
    board = "corp:\n credits 1\n hand: Ark Lockdown\nrunner:\n heap: 2 Diesel, Sure Gamble\n hand: Diesel\nturn: corp"
    game = scenario(board)
    game.corp.plays("Ark Lockdown")
    game.corp.chooses("name Diesel")
    game.expect(runner_heap=["Sure Gamble"], runner_hand=["Diesel"], corp_credits=0)
    game = scenario(board)
    game.corp.plays("Ark Lockdown")
    game.corp.chooses("name Corroder")
    game.expect(runner_heap=["Diesel", "Diesel", "Sure Gamble"])


@pytest.mark.ruling("En Passant", 0)
def test_en_passant_trashes_unrezzed_ice_that_was_passed() -> None:
    game = scenario("""
        corp:
          hand: 2 any
          deck: 3 any
          HQ: ice (Enigma)
          R&D: ice (Hunter)
        runner:
          hand: En Passant
        turn: runner
    """)
    game.runner.runs("R&D")
    game.pass_windows()
    game.runner.jacks_out()
    game.refuses("runner", "play En Passant")  # no run was successful
    game.runner.runs("R&D")
    game.pass_windows()
    game.runner.continues()
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.runner.plays("En Passant")
    game.expect(corp_archives=["Enigma"])  # passed during the last run, unrezzed now


def test_en_passant_does_not_trash_rezzed_ice() -> None:
    game = scenario("""
        corp:
          hand: 2 any
          HQ: ice Test Gentle Ice
        runner:
          hand: En Passant, 5 any
        run: HQ, encountering ice 1
    """)
    game.go_on("jack-out")
    game.runner.continues()
    game.go_on("action")
    game.refuses("runner", "play En Passant")


@pytest.mark.ruling("The Gauntlet", 0)
def test_the_gauntlet_accesses_more_for_broken_ice() -> None:
    board = """
        corp:
          hand: 5 any
          HQ: ice {}
        runner:
          credits 20
          hand: 5 any
          rig: The Gauntlet, Corroder, Gordian Blade
        run: HQ, encountering ice 1
    """
    game = scenario(board.format("Ice Wall"))
    assert game.runner.memory_limit == 6
    game.runner.breaks(1, using="Corroder")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.go_on("action")
    assert len(game.accessed()) == 2
    game = scenario(board.format("Test Gentle Ice"))
    game.go_on("6.9.5c")
    game.runner.continues()
    game.go_on("action")
    assert len(game.accessed()) == 1


def test_the_gauntlet_counts_only_ice_of_hq() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          R&D: ice Ice Wall
        runner:
          credits 20
          rig: The Gauntlet, Corroder
        run: R&D, encountering ice 1
    """)
    game.runner.breaks(1, using="Corroder")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.go_on("action")
    assert len(game.accessed()) == 1


def test_the_gauntlet_does_not_help_with_other_accesses_of_a_run_on_hq() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 5 any
          HQ: ice Shiro, Ice Wall
        runner:
          credits 20
          rig: The Gauntlet, Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Corroder")
    game.go_on("6.9.5c")
    assert len(game.accessed()) == 1  # from R&D, by Shiro


def test_the_gauntlet_forgets_ice_that_was_broken_in_an_earlier_run() -> None:
    game = scenario("""
        corp:
          hand: 5 any
          deck: 5 any
          HQ: ice Test Gentle Ice
        runner:
          credits 20
          hand: 5 any
          rig: The Gauntlet, Test Breaker
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Test Breaker")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.go_on("action")
    assert len(game.accessed()) == 2
    game.runner.runs("HQ")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.go_on("action")
    assert len(game.accessed()) == 3


@pytest.mark.ruling("Manta Grid", 0)
@pytest.mark.parametrize(("credits", "clicks", "after"), [(5, 3, 4), (6, 3, 3), (6, 2, 3), (6, 1, 4)])
def test_manta_grid_gives_a_click_for_a_poor_or_exhausted_runner(credits: int, clicks: int, after: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          deck: 9 any
          Server 1: Manta Grid
        runner:
          credits {credits}
          clicks {clicks}
          deck: 9 any
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.go_on("action")
    game.next_turn("corp") if game.turn != "corp" else None
    game.expect(corp_clicks=after)
    if after == 4:
        game.next_turn("runner")
        game.next_turn("corp")
        game.expect(corp_clicks=3)


def test_manta_grid_ignores_failed_runs() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 9 any
          Server 1: ice (Ice Wall); cards Manta Grid
        runner:
          credits 1
          deck: 9 any
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.jacks_out()
    game.next_turn("corp")
    game.expect(corp_clicks=3)


def test_manta_grid_ignores_other_servers() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: 1 any
          deck: 9 any
          Server 1: Manta Grid
        runner:
          credits 1
          deck: 9 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.next_turn("corp")
    game.expect(corp_clicks=3)

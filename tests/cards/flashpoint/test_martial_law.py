"""The cards of Martial Law."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_DAMAGE, MEAT, NET
from netrunner.testing import scenario


def test_misdirection_removes_as_many_tags_as_it_costs() -> None:
    game = scenario("runner:\n credits 3, tags 3\n rig: Misdirection\nturn: runner")
    game.runner.uses("Misdirection")
    game.runner.chooses(2)
    game.expect(tags=1, runner_credits=1, runner_clicks=2)


def test_reaver_draws_for_the_first_trashed_installed_card_each_turn() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: PAD Campaign
          Server 1: (PAD Campaign)
          Server 2: (PAD Campaign)
        runner:
          credits 20
          deck: 5 any
          rig: Reaver
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_hand=0)
    for server in ("Server 1", "Server 2"):
        game.runner.runs(server)
        game.runner.continues()
        game.runner.trashes("PAD Campaign")
        game.expect(runner_hand=1)


def test_interdiction_forbids_rezzing_other_cards_than_ice_during_the_runners_turn() -> None:
    game = scenario("""
        corp:
          credits 20
          deck: 3 any
          HQ: ice (Enigma)
          Server 1: (PAD Campaign)
        runner:
          credits 1
          hand: Interdiction
        turn: runner
    """)
    game.runner.plays("Interdiction")
    game.runner.runs("HQ")
    assert [t for t in game.options("corp") if t.startswith("rez")] == ["rez Enigma [HQ ice 1]"]
    game.go_on("action")
    game.end_turn()
    game.corp.rezzes("PAD Campaign")


def test_fairchild_ends_the_run_unless_the_runner_pays_four_times() -> None:
    game = scenario("""
        corp:
          HQ: ice Fairchild
        runner:
          credits 8
          hand: 2 any
          rig: Crash Space
        run: HQ, encountering ice 1
    """)
    for credits in (4, 0):
        game.runner.accepts()
        game.expect(runner_credits=credits)
    game.runner.accepts()
    game.expect(runner_heap=["Crash Space"])
    game.runner.accepts()
    game.expect(brain_damage=1, run="HQ")


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_fairchild_ends_the_run_if_anything_is_not_paid(left: int) -> None:
    broken = " ".join(str(n) for n in (1, 2, 3, 4) if n != left)
    game = scenario(f"""
        corp:
          HQ: ice Fairchild
        runner:
          credits 4
          hand: 2 any
          rig: Crash Space
        run: HQ, encountering ice 1, broken {broken}
    """)
    game.runner.declines()
    game.expect(run=None, runner_credits=4, brain_damage=0, runner_installed=["Crash Space"])


@pytest.mark.ruling("Friends in High Places", 0)
def test_friends_in_high_places_installs_two_cards_and_ends_the_action_phase() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Friends in High Places
          archives: Enigma, Hunter, PAD Campaign, Hedge Fund
          HQ: ice (Ice Wall)
        turn: corp
    """)
    game.corp.plays("Friends in High Places")
    assert "pick Hedge Fund" not in game.options("corp")
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=0)
    game.corp.picks("PAD Campaign")
    game.expect(turn="runner")


@pytest.mark.parametrize(("credits", "hand", "offered"), [(5, 3, True), (6, 1, True), (6, 2, False)])
def test_nihongai_grid_swaps_a_card_of_hq_with_one_of_rnd(credits: int, hand: int, offered: bool) -> None:
    game = scenario(f"""
        corp:
          hand: Snare!, Hedge Fund
          deck: Enigma, Hunter, Archer, Ice Wall, PAD Campaign, Vanilla
          Server 1: Nihongai Grid
        runner:
          credits {credits}
          hand: {hand} any
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    if not offered:
        game.asks("runner", "trash-accessed")
        return
    game.corp.triggers("Nihongai Grid")
    assert "pick Vanilla" not in game.options("corp")
    game.corp.picks("Archer")
    game.corp.picks("Snare!")
    game.expect(corp_hand=["Archer", "Hedge Fund"])
    assert game.corp.deck[2] == "Snare!"


@pytest.mark.rule("9.6.5c")
def test_nihongai_grid_looks_at_the_runner_as_the_run_is_successful() -> None:
    """The credit of Desperado comes first, and too late: the condition belongs to the trigger."""
    game = scenario("""
        corp:
          hand: Snare!
          deck: Enigma, Hunter, Archer, Ice Wall, PAD Campaign
          Server 1: Nihongai Grid
        runner:
          credits 5
          hand: 3 any
          rig: Desperado
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(runner_credits=6)
    game.corp.triggers("Nihongai Grid")
    game.corp.picks("Archer")
    game.expect(corp_hand=["Archer"])


def test_nihongai_grid_guards_its_own_server() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 6 any
          Server 1: Nihongai Grid
        runner:
          credits 0
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(run=None)


@pytest.mark.parametrize(("rig", "tags", "run"), [("Crypsis", 1, None), ("Corroder", 0, "HQ")])
def test_ip_block_tags_a_runner_with_an_ai(rig: str, tags: int, run: str | None) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice IP Block
        runner:
          credits 9
          rig: {rig}
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.chooses(3)
    game.expect(tags=tags, run=run)


def test_ip_block_traces_for_a_tag() -> None:
    game = scenario("corp:\n credits 0\n HQ: ice IP Block\nrunner:\n credits 2\nrun: HQ, encountering ice 1")
    game.runner.chooses(2)
    game.expect(tags=1, run=None)


def test_thoth_tags_and_punishes_tags() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Thoth
        runner:
          credits 9, tags 1
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.expect(tags=2)
    game.runner.chooses(3)
    game.expect(runner_hand=3, runner_credits=6)
    game.runner.chooses(3)
    game.expect(runner_credits=1, run="HQ")
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [NET]


@pytest.mark.parametrize(("tokens", "credits", "hand", "run"), [(2, 1, 3, "HQ"), (3, 3, 1, None)])
def test_mausolus_does_more_with_three_tokens(tokens: int, credits: int, hand: int, run: str | None) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice Mausolus {{advancement {tokens}}}
        runner:
          hand: 4 any
        run: HQ, encountering ice 1
    """)
    game.expect(corp_credits=credits, runner_hand=hand, tags=1, run=run)
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [NET]


def test_mausolus_can_be_advanced() -> None:
    game = scenario("corp:\n HQ: ice (Mausolus)\nturn: corp")
    game.corp.advances("Mausolus")
    assert game.card("Mausolus").advancement == 1


@pytest.mark.parametrize(("title", "where"), [("Sapper", "HQ"), ("Sapper", "R&D")])
def test_sapper_is_encountered_where_it_is_accessed(title: str, where: str) -> None:
    game = scenario(f"""
        corp:
          {"hand" if where == "HQ" else "deck"}: {title}
        runner:
          credits 5
          rig: Corroder
        turn: runner
    """)
    game.runner.runs(where)
    game.runner.continues()
    game.pass_windows()
    game.expect(runner_heap=["Corroder"])
    game.runner.trashes(title)
    game.expect(runner_credits=3, corp_archives=[title])
    assert where == "HQ" or game.has_seen("corp", title)


def test_sapper_is_harmless_in_archives() -> None:
    game = scenario("corp:\n archives: Sapper\nrunner:\n rig: Corroder\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(runner_installed=["Corroder"], run=None)


def test_show_of_force_does_meat_damage() -> None:
    game = scenario("""
        corp:
          Server 1: (Show of Force {advancement 4})
        runner:
          hand: 3 any
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Show of Force")
    game.expect(runner_hand=1)
    assert [e.of for e in game.events() if e.kind == E_DAMAGE] == [MEAT]


def test_enforced_curfew_shrinks_the_grip() -> None:
    game = scenario("corp:\n hand: Enforced Curfew\nturn: corp")
    game.corp.plays("Enforced Curfew")
    assert game.runner.hand_size == 4 and game.corp.hand_size == 5


def test_equivocation_may_make_the_corp_draw_the_revealed_card() -> None:
    board = """
        corp:
          hand: Hedge Fund
          deck: Snare!, Enigma, 3 any
        runner:
          rig: Equivocation
        run: R&D
    """
    game = scenario(board)
    game.runner.continues()
    game.runner.triggers("Equivocation")
    assert game.revealed() == ["Snare!"]
    game.runner.accepts()
    game.expect(corp_hand=["Hedge Fund", "Snare!"])
    assert game.accessed() == ["Enigma"]
    game = scenario(board)
    game.runner.continues()
    game.runner.triggers("Equivocation")
    game.runner.declines()
    game.expect(corp_hand=["Hedge Fund"])
    game = scenario(board)
    game.runner.continues()
    game.runner.declines("Equivocation")
    assert not game.revealed()


def test_equivocation_waits_for_runs_on_rnd() -> None:
    game = scenario("corp:\n hand: Hedge Fund\n deck: 5 any\nrunner:\n rig: Equivocation\nrun: HQ")
    game.runner.continues()
    game.expect(run=None)
    assert not game.revealed()


def test_anson_rose_gets_a_token_each_turn() -> None:
    game = scenario("corp:\n deck: 3 any\n Server 1: Anson Rose\nturn: corp, at 5.6.1a")
    game.go_on("action")
    assert game.card("Anson Rose").advancement == 1


def test_anson_rose_moves_any_number_of_tokens_to_rezzed_ice() -> None:
    game = scenario("""
        corp:
          credits 10
          HQ: ice (Hadrian's Wall)
          Server 1: Anson Rose {advancement 3}; Server 2: (PAD Campaign)
        run: HQ
    """)
    game.corp.rezzes("Hadrian's Wall")
    game.corp.triggers("Anson Rose")
    game.corp.chooses(2)
    assert (game.card("Anson Rose").advancement, game.card("Hadrian's Wall").advancement) == (1, 2)
    game = scenario("""
        corp:
          credits 9
          Server 1: Anson Rose {advancement 3}; Server 2: (PAD Campaign)
        turn: runner, at 5.7.1b
    """)
    game.corp.rezzes("PAD Campaign")
    game.asks("runner", "action")  # it is no ice
    assert game.card("Anson Rose").advancement == 3

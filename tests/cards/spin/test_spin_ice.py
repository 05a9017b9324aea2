"""The Spin cycle: ice."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def encounter(ice: str, runner: str = "") -> str:
    return f"corp:\n credits 0\n HQ: ice {ice}\nrunner:\n {runner}\nrun: HQ, encountering ice 1"


@pytest.mark.parametrize("ice", ["Swarm", "Grim", "Muckraker", "Fenris", "Shinobi"])
def test_illicit_ice_gives_bad_publicity_when_rezzed(ice: str) -> None:
    game = scenario(f"corp:\n credits 9\n HQ: ice ({ice}), (Enigma)\nrun: HQ, approaching ice 2")
    game.corp.rezzes("Enigma")
    game.expect(bad_publicity=0)
    game = scenario(f"corp:\n credits 9\n HQ: ice ({ice})\nrun: HQ, approaching ice 1")
    game.corp.rezzes(ice)
    game.expect(bad_publicity=1)


def test_next_bronze_is_as_strong_as_there_is_next_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice NEXT Bronze, (NEXT Bronze), Enigma
          R&D: ice NEXT Bronze
        turn: runner
    """)
    assert game.card("NEXT Bronze", "HQ ice 1").strength == 2
    scenario(encounter("NEXT Bronze")).expect(run=None)


@pytest.mark.parametrize(("pays", "heap"), [(True, []), (False, ["Yog.0"])])
def test_swarm_trashes_a_program_for_each_token_unless_three_credits_are_paid(pays: bool, heap: list[str]) -> None:
    game = scenario(encounter("Swarm {advancement 1}", "credits 3\n rig: Yog.0"))
    game.runner.accepts() if pays else game.runner.declines()
    game.expect(runner_heap=heap, runner_credits=0 if pays else 3, run="HQ")
    game = scenario("corp:\n HQ: ice (Swarm)\nturn: corp")
    game.offers("corp", "advance Swarm")


def test_grim_trashes_a_program() -> None:
    game = scenario(encounter("Grim", "rig: Yog.0, Akamatsu Mem Chip"))
    game.expect(runner_heap=["Yog.0"], run="HQ")


def test_wotan_ends_the_run_unless_four_prices_are_paid() -> None:
    game = scenario(encounter("Wotan", "credits 3\n clicks 2\n hand: 2 any\n rig: Yog.0"))
    for _ in range(4):
        game.runner.accepts()
    game.expect(runner_clicks=0, runner_credits=0, brain_damage=1, run="HQ")
    assert "Yog.0" in game.runner.heap
    for declined in range(4):
        game = scenario(encounter("Wotan", "credits 3\n clicks 2\n hand: 2 any\n rig: Yog.0"))
        for _ in range(declined):
            game.runner.accepts()
        game.runner.declines()
        game.expect(run=None)


def test_swordsman_cannot_be_broken_by_ai_and_trashes_it() -> None:
    game = scenario(encounter("Swordsman", "credits 9\n hand: 2 any\n rig: Crypsis {virus 1}, Mimic"))
    game.refuses("runner", "use Crypsis ability 1")
    game.runner.passes()
    game.expect(runner_hand=1, run="HQ")
    assert "Crypsis" in game.runner.heap
    assert "Mimic" not in game.runner.heap


@pytest.mark.parametrize(("spent", "tags", "run"), [((1, 2, 3), 0, "HQ"), ((0, 2, 3), 1, None), ((0, 0, 0), 3, None)])
def test_muckraker_traces_three_times_and_ends_the_run_of_a_tagged_runner(
    spent: tuple[int, ...], tags: int, run: str | None
) -> None:
    game = scenario(encounter("Muckraker", "credits 9"))
    for n in spent:
        game.runner.chooses(n)
    game.expect(tags=tags, run=run)


def test_snoop_reveals_the_grip_and_trashes_a_card_of_it() -> None:
    game = scenario(encounter("Snoop", "credits 0\n hand: Diesel, Modded"))
    assert game.happened("revealed") >= 1
    assert game.card("Snoop").power == 1
    game = scenario("""
        corp:
          HQ: ice Snoop {power 1}
        runner:
          hand: Diesel, Modded
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Snoop")
    game.corp.picks("Modded")
    game.expect(runner_hand=["Diesel"], runner_heap=["Modded"])
    assert game.happened("revealed") >= 1
    game = scenario(encounter("Snoop", "credits 3\n hand: Diesel"))
    game.runner.chooses(3)
    assert game.card("Snoop").power == 0


def test_paper_wall_is_trashed_when_it_is_broken() -> None:
    game = scenario(encounter("Paper Wall", "credits 5\n rig: Corroder"))
    game.runner.breaks(1, using="Corroder")
    game.expect(corp_archives=["Paper Wall"], run="HQ")
    scenario(encounter("Paper Wall")).expect(run=None, corp_archives=[])


def test_fenris_does_brain_damage_and_ends_the_run() -> None:
    scenario(encounter("Fenris", "hand: 2 any")).expect(brain_damage=1, run=None)


@pytest.mark.parametrize("pays", [True, False])
def test_tsurugi_lets_the_corp_pay_to_hurt_the_runner(pays: bool) -> None:
    game = scenario("corp:\n credits 1\n HQ: ice Tsurugi\nrunner:\n hand: 4 any\nrun: HQ, encountering ice 1")
    game.corp.accepts() if pays else game.corp.declines()
    game.expect(runner_hand=1 if pays else 4, run="HQ" if pays else None, corp_credits=0 if pays else 1)


def test_yagura_may_bury_the_top_card_and_does_a_net_damage() -> None:
    for buries in (True, False):
        game = scenario(
            "corp:\n deck: Enigma, Hunter\n HQ: ice Yagura\nrunner:\n hand: 2 any\nrun: HQ, encountering ice 1"
        )
        game.corp.accepts() if buries else game.corp.declines()
        game.expect(corp_deck=["Hunter", "Enigma"] if buries else ["Enigma", "Hunter"], runner_hand=1)


def test_wraparound_is_strong_while_there_is_no_fracter() -> None:
    assert scenario(encounter("Wraparound")).run is None
    for rig, strength in (("Corroder", 0), ("Crypsis", 7)):
        game = scenario(f"corp:\n HQ: ice Wraparound\nrunner:\n rig: {rig}\nturn: runner")
        assert game.card("Wraparound").strength == strength


def test_gyri_labyrinth_lowers_the_hand_size_until_the_next_corp_turn() -> None:
    game = scenario("corp:\n deck: 3 any\n HQ: ice Gyri Labyrinth\nrunner:\n clicks 0\nrun: HQ, encountering ice 1")
    assert game.runner.hand_size == 3
    game.runner.continues()
    assert game.turn.startswith("corp")
    assert game.runner.hand_size == 5


@pytest.mark.parametrize(("spent", "left", "run"), [((0, 0, 0), 0, None), ((1, 2, 3), 6, "HQ"), ((1, 0, 3), 4, "HQ")])
def test_shinobi_traces_for_more_and_more_net_damage(spent: tuple[int, ...], left: int, run: str | None) -> None:
    game = scenario(encounter("Shinobi", "credits 9\n hand: 6 any"))
    for n in spent:
        game.runner.chooses(n)
    game.expect(runner_hand=left, run=run)


def test_marker_gives_the_next_ice_another_subroutine() -> None:
    game = scenario("corp:\n HQ: ice Grim, Marker\nrun: HQ, encountering ice 2")
    game.runner.continues()
    game.expect(run=None)
    assert game.happened("subroutine") == 3

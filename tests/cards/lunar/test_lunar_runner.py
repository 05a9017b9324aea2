"""The Lunar cycle: the Runner."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_lamprey_costs_the_corp_a_credit() -> None:
    game = scenario("runner:\n rig: Lamprey\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(corp_credits=5)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(corp_credits=4)


@pytest.mark.parametrize("virus", ["Lamprey", "Ixodidae"])
def test_viruses_that_a_purge_trashes(virus: str) -> None:
    game = scenario(f"corp:\n deck: 3 any\nrunner:\n rig: {virus}\nturn: corp")
    game.corp.purges()
    game.expect(runner_heap=[virus])


def test_ixodidae_gains_when_the_corp_loses_credits() -> None:
    game = scenario("runner:\n rig: Ixodidae, Lamprey\nrun: HQ, approaching server")
    game.runner.continues()
    game.expect(corp_credits=4, runner_credits=6)


def test_paper_tripping_removes_all_tags_as_first_click() -> None:
    game = scenario("runner:\n tags 3\n hand: Paper Tripping\nturn: runner")
    game.runner.plays("Paper Tripping")
    game.expect(tags=0, runner_credits=1)
    scenario("runner:\n tags 3\n clicks 3\n hand: Paper Tripping\nturn: runner").refuses(
        "runner", "play Paper Tripping"
    )


def test_power_tap_gains_from_each_trace() -> None:
    game = scenario(
        "corp:\n credits 0\n HQ: ice Hunter\nrunner:\n credits 0\n rig: Power Tap\nrun: HQ, encountering ice 1"
    )
    game.runner.chooses(1)
    game.expect(runner_credits=0, tags=1)


def test_scrubbed_weakens_the_first_ice_each_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Quandary, Wall of Static
        runner:
          credits 9
          hand: Scrubbed
          rig: Corroder, Torch
        turn: runner
    """)
    game.runner.plays("Scrubbed")
    game.expect(runner_heap=[])
    game.runner.runs("HQ")
    assert game.card("Wall of Static").strength == 1
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.continues()
    assert game.card("Quandary").strength == 0
    assert game.card("Wall of Static").strength == 1


def test_three_steps_ahead_pays_for_successful_runs_when_the_turn_ends() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n credits 1\n clicks 4\n hand: Three Steps Ahead\nturn: runner")
    game.runner.plays("Three Steps Ahead")
    for _ in range(2):
        game.runner.runs("Archives")
        game.runner.continues()
    game.expect(runner_credits=0)
    game.runner.takes_credit()
    game.expect(runner_credits=5)
    scenario("runner:\n clicks 3\n hand: Three Steps Ahead\nturn: runner").refuses("runner", "play Three Steps Ahead")


def test_cache_turns_viruses_into_credits() -> None:
    game = scenario("runner:\n credits 1\n hand: Cache\nturn: runner")
    game.runner.installs("Cache")
    assert game.card("Cache").virus == 3
    game.runner.uses("Cache")
    game.expect(runner_credits=1)
    assert game.card("Cache").virus == 2


@pytest.mark.ruling("Quetzal: Free Spirit", 0)
def test_quetzal_breaks_one_barrier_subroutine_each_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Wall of Static
        runner: Quetzal: Free Spirit
          credits 0
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Quetzal: Free Spirit")
    game.pass_windows()
    game.runner.continues()
    game.expect(run=None)
    game = scenario("corp:\n HQ: ice Quandary\nrunner: Quetzal: Free Spirit\nrun: HQ, encountering ice 1")
    game.expect(run=None)


def test_duggars_draws_ten_cards_for_four_clicks() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n deck: 12 any\n rig: Duggar's\nturn: runner")
    game.runner.uses("Duggar's")
    game.expect(runner_clicks=0, runner_deck=2)


def test_box_e_gives_memory_and_hand_size() -> None:
    game = scenario("runner:\n rig: Box-E\nturn: runner")
    assert (game.runner.memory_limit, game.runner.hand_size) == (6, 7)


@pytest.mark.parametrize(
    ("breaker", "ice", "strength", "cloaks", "credits"),
    [("Refractor", "Enigma", 5, 1, 2), ("Switchblade", "Ichi 1.0", 7, 2, 0)],
)
def test_stealth_breakers_grow_only_from_stealth(
    breaker: str, ice: str, strength: int, cloaks: int, credits: int
) -> None:
    board = """
        corp:
          HQ: ice {}
        runner:
          credits {}
          clicks 0
          rig: {}, {}
        run: HQ, encountering ice 1
    """
    game = scenario(board.format(ice, credits, f"{cloaks} Cloak", breaker))
    game.runner.boosts(breaker)
    if game.decision is not None and game.decision.kind.startswith("pay"):
        game.take(game.options()[0])
    assert game.card(breaker).strength == strength
    game = scenario(board.format(ice, 9, "Access to Globalsec", breaker), mode="full")
    game.go_on("6.9.3b")
    game.refuses("runner", f"use {breaker} ability 2")


def test_switchblade_breaks_everything_on_a_sentry_for_a_stealth_credit() -> None:
    game = scenario(
        "corp:\n HQ: ice Data Mine\nrunner:\n hand: 2 any\n rig: 2 Cloak, Switchblade\nrun: HQ, encountering ice 1"
    )
    game.refuses("runner", "use Switchblade ability 1")
    game = scenario("corp:\n HQ: ice Grim\nrunner:\n clicks 0\n rig: 2 Cloak, Switchblade\nrun: HQ, encountering ice 1")
    game.runner.boosts("Switchblade")
    if game.decision is not None and game.decision.kind.startswith("pay"):
        game.take(game.options()[0])
    game.runner.breaks(1, using="Switchblade")
    game.expect(runner_heap=[], runner_credits=5)


def test_refractor_breaks_code_gates() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n credits 2\n rig: Refractor\nrun: HQ, encountering ice 1")
    game.runner.breaks(1, using="Refractor")
    game.runner.breaks(2, using="Refractor")
    game.expect(runner_credits=0, run="HQ")
    game = scenario("corp:\n HQ: ice Paper Wall\nrunner:\n credits 2\n rig: Refractor\nrun: HQ, encountering ice 1")
    game.expect(run=None)


@pytest.mark.parametrize(("copies", "size"), [(1, 6), (2, 9)])
def test_origami_adds_as_many_as_there_are_copies(copies: int, size: int) -> None:
    assert scenario(f"runner:\n rig: {copies} Origami\nturn: runner").runner.hand_size == size


def test_fester_costs_two_credits_when_the_corp_purges() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n rig: Fester\nturn: corp")
    game.corp.purges()
    game.expect(corp_credits=3)


@pytest.mark.parametrize(
    ("dog", "ice", "boosts", "subroutines"),
    [
        ('Cerberus "Cuj.0" H3', "Grim", 5, 1),
        ('Cerberus "Rex" H2', "Enigma", 1, 2),
        ('Cerberus "Lady" H1', "Wall of Thorns", 2, 2),
    ],
)
def test_cerberus_breaks_two_subroutines_for_a_counter(dog: str, ice: str, boosts: int, subroutines: int) -> None:
    game = scenario(f"runner:\n credits 9\n hand: {dog}\nturn: runner")
    game.runner.installs(dog)
    assert game.card(dog).power == 4
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits {boosts}
          hand: 3 any
          rig: {dog} {{power 4}}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts(dog, times=boosts)
    game.runner.breaks(*range(1, subroutines + 1), using=dog)
    assert game.card(dog).power == 3
    game.expect(runner_credits=0, run="HQ", runner_hand=3)


@pytest.mark.parametrize("dog", ['Cerberus "Cuj.0" H3', 'Cerberus "Rex" H2', 'Cerberus "Lady" H1'])
def test_cerberus_breaks_only_its_kind(dog: str) -> None:
    ice = "Quandary" if "Lady" in dog else "Paper Wall"
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n credits 9\n rig: {dog} {{power 4}}\nrun: HQ, encountering ice 1")
    game.refuses("runner", f"use {dog} ability 2")


def test_zona_sul_shipping_collects_credits_until_the_runner_is_tagged() -> None:
    game = scenario("runner:\n rig: Zona Sul Shipping {credit 2}\nturn: runner, at 5.7.1b")
    assert game.card("Zona Sul Shipping").credits == 3
    game.runner.uses("Zona Sul Shipping")
    game.expect(runner_credits=8, runner_clicks=3)
    game = scenario(
        "corp:\n HQ: ice Hunter\n credits 0\nrunner:\n credits 0\n rig: Zona Sul Shipping\nrun: HQ, encountering ice 1"
    )
    game.expect(tags=1, runner_heap=["Zona Sul Shipping"])


def test_cybsoft_macrodrive_pays_for_programs() -> None:
    game = scenario("runner:\n credits 1\n hand: Corroder\n rig: Cybsoft MacroDrive\nturn: runner")
    game.runner.installs("Corroder")
    game.expect(runner_credits=0)
    game = scenario(
        "runner:\n credits 0\n hand: Prepaid VoicePAD, Spinal Modem\n rig: Cybsoft MacroDrive\nturn: runner"
    )
    game.refuses("runner", "install Prepaid VoicePAD")


def test_collective_consciousness_draws_when_ice_is_rezzed() -> None:
    game = scenario("""
        corp:
          HQ: ice (Quandary)
          Server 1: cards (PAD Campaign)
        runner:
          deck: 3 any
          rig: Collective Consciousness
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("PAD Campaign")
    game.expect(runner_hand=0)
    game.corp.rezzes("Quandary")
    game.expect(runner_hand=1)


def test_au_revoir_gains_a_credit_for_jacking_out() -> None:
    game = scenario("runner:\n rig: Au Revoir\nrun: HQ, approaching server")
    game.runner.jacks_out()
    game.expect(runner_credits=6)


def test_earthrise_hotel_draws_two_cards_three_times() -> None:
    game = scenario("runner:\n hand: Earthrise Hotel\nturn: runner")
    game.runner.installs("Earthrise Hotel")
    assert game.card("Earthrise Hotel").power == 3
    game = scenario("runner:\n deck: 3 any\n rig: Earthrise Hotel {power 1}\nturn: runner, at 5.7.1b")
    game.expect(runner_hand=2, runner_heap=["Earthrise Hotel"])


@pytest.mark.parametrize(("tags", "after"), [(0, 1), (2, 2)])
def test_activist_support_tags_an_untagged_runner_in_the_corp_turn(tags: int, after: int) -> None:
    game = scenario(f"corp:\n deck: 3 any\nrunner:\n tags {tags}\n rig: Activist Support\nturn: corp, at 5.6.1b")
    game.expect(tags=after, bad_publicity=0)


@pytest.mark.parametrize(("bad", "after"), [(0, 1), (2, 2)])
def test_activist_support_gives_bad_publicity_to_a_clean_corp(bad: int, after: int) -> None:
    game = scenario(f"corp:\n bad publicity {bad}\nrunner:\n rig: Activist Support\nturn: runner, at 5.7.1b")
    game.expect(bad_publicity=after, tags=0)

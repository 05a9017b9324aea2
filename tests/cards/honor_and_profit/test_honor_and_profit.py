"""Honor and Profit."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_philotic_entanglement_does_a_net_damage_for_each_stolen_agenda() -> None:
    game = scenario("""
        corp:
          score: Project Atlas
          Server 1: cards (Philotic Entanglement {advancement 3})
        runner:
          hand: 4 any
          score: Project Atlas, Project Beale
          rig: Plascrete Carapace {power 4}
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Philotic Entanglement")
    game.expect(runner_hand=2)


def test_chairman_hiro_lowers_the_hand_size_and_counts_for_the_runner_who_trashes_him() -> None:
    game = scenario("corp:\n Server 1: cards Chairman Hiro\nrunner:\n credits 6\nrun: Server 1, approaching server")
    assert game.runner.hand_size == 3
    game.runner.continues()
    game.runner.trashes("Chairman Hiro")
    assert game.runner.points == 2
    assert game.runner.hand_size == 5


def test_mental_health_clinic_pays_and_calms_the_runner() -> None:
    game = scenario("corp:\n deck: 2 any\n Server 1: cards Mental Health Clinic\nturn: corp, at 5.6.1b")
    game.expect(corp_credits=6)
    assert game.runner.hand_size == 6
    assert game.corp.hand_size == 5


CAST = """
    corp:
      credits 5
      deck: 3 any
      hand: Cerebral Cast
    runner:
      clicks 1
      hand: 2 any
    turn: runner
"""


@pytest.mark.parametrize(("spent", "choice", "tags", "brain"), [(1, 1, 0, 1), (1, 2, 1, 0), (0, 0, 0, 0)])
def test_cerebral_cast_lets_the_runner_choose_between_damage_and_a_tag(
    spent: int, choice: int, tags: int, brain: int
) -> None:
    game = scenario(CAST)
    game.next_random("Cerebral Cast")
    game.runner.runs("Archives")
    game.runner.continues()
    game.corp.plays("Cerebral Cast")
    game.corp.chooses(spent)
    game.runner.chooses(0)
    if choice:
        game.runner.chooses(choice)
    game.expect(tags=tags, brain_damage=brain)


def test_cerebral_cast_needs_a_successful_run() -> None:
    scenario("corp:\n hand: Cerebral Cast\nturn: corp").refuses("corp", "play Cerebral Cast")


def test_medical_research_fundraiser_pays_both_players() -> None:
    game = scenario("corp:\n credits 3\n hand: Medical Research Fundraiser\nturn: corp")
    game.corp.plays("Medical Research Fundraiser")
    game.expect(corp_credits=8, runner_credits=8)


@pytest.mark.parametrize("pays", [(True, False), (False, True), (False, False)])
def test_pup_does_a_net_damage_twice_unless_the_runner_pays(pays: tuple[bool, bool]) -> None:
    game = scenario("""
        corp:
          HQ: ice Pup
        runner:
          credits 2
          hand: 3 any
          rig: Plascrete Carapace {power 4}
        run: HQ, encountering ice 1
    """)
    for paid in pays:
        game.runner.accepts() if paid else game.runner.declines()
    game.expect(runner_credits=2 - sum(pays), runner_hand=1 + sum(pays), run="HQ")


@pytest.mark.parametrize("breaker", ["Corroder", "Torch", "Garrote"])
def test_rainbow_ends_the_run_and_is_all_three_kinds(breaker: str) -> None:
    scenario("corp:\n HQ: ice Rainbow\nrun: HQ, encountering ice 1").expect(run=None)
    game = scenario(f"corp:\n HQ: ice Rainbow\nrunner:\n credits 9\n rig: {breaker}\nrun: HQ, encountering ice 1")
    while game.card(breaker).strength < 4:
        game.runner.boosts(breaker)
    game.runner.breaks(1, using=breaker)
    game.expect(run="HQ")


def test_fast_track_finds_an_agenda() -> None:
    game = scenario("corp:\n hand: Fast Track\n deck: Enigma, Project Atlas, Project Beale\nturn: corp")
    game.corp.plays("Fast Track")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Project Beale")
    game.expect(corp_hand=["Project Beale"])
    assert game.happened("revealed") == 1


def test_ken_tenma_gains_a_credit_for_the_first_run_event_each_turn() -> None:
    game = scenario("""
        runner: Ken “Express” Tenma: Disappeared Clone
          credits 9
          hand: Sure Gamble, 2 Dirty Laundry
        turn: runner
    """)
    game.runner.plays("Sure Gamble")
    game.expect(runner_credits=13)
    for credits in (12, 10):
        game.runner.plays("Dirty Laundry")
        game.expect(runner_credits=credits)
        game.runner.chooses("Archives")
        game.runner.jacks_out()


def test_silhouette_may_expose_a_card_after_the_first_successful_run_on_hq() -> None:
    game = scenario("""
        corp:
          Server 1: cards (PAD Campaign)
          Server 2: cards PAD Campaign
        runner: Silhouette: Stealth Operative
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.pass_windows()
    assert game.happened("exposed") == 0
    game.runner.runs("HQ")
    game.runner.continues()
    game.pass_windows()
    game.runner.triggers("Silhouette: Stealth Operative")
    game.pass_windows()
    assert game.happened("exposed") == 1
    game.runner.runs("HQ")
    game.runner.continues()
    game.pass_windows()
    assert game.happened("exposed") == 1
    game.expect(run=None)


def test_calling_in_favors_counts_connections() -> None:
    game = scenario("""
        corp:
          Server 1: Corporate Troubleshooter   # a connection as well, but no resource
        runner:
          credits 0
          hand: Calling in Favors
          rig: Inside Man, Mr. Li, Wyldside
        turn: runner
    """)
    game.runner.plays("Calling in Favors")
    game.expect(runner_credits=2)


def test_express_delivery_takes_one_of_the_top_four_cards() -> None:
    game = scenario("runner:\n hand: Express Delivery\n deck: Diesel, Modded, Corroder, Yog.0, Mimic\nturn: runner")
    game.runner.plays("Express Delivery")
    game.refuses("runner", "pick Mimic")
    game.runner.picks("Yog.0")
    game.expect(runner_hand=["Yog.0"], runner_deck=4)
    assert game.happened("shuffled") == 1


def test_logos_searches_when_the_corp_scores() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Project Atlas {advancement 3})
        runner:
          deck: Diesel, Modded
          rig: Logos
        turn: corp, at 5.6.2a
    """)
    assert (game.runner.memory_limit, game.runner.hand_size) == (5, 6)
    game.corp.scores("Project Atlas")
    game.runner.triggers("Logos")
    game.refuses("runner", "done")  # any card will do: one is found
    game.runner.picks("Modded")
    game.expect(runner_hand=["Modded"])


def test_public_terminal_pays_for_run_events() -> None:
    game = scenario("runner:\n credits 1\n hand: Dirty Laundry\n rig: Public Terminal\nturn: runner")
    game.runner.plays("Dirty Laundry")
    assert game.card("Public Terminal").credits == 0
    game = scenario("runner:\n credits 4\n hand: Sure Gamble\n rig: Public Terminal\nturn: runner")
    game.refuses("runner", "play Sure Gamble")


def test_public_terminal_pays_for_playing_a_run_event_and_not_for_what_it_asks_then() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund
        runner:
          credits 2
          hand: Vamp
          rig: Public Terminal
        turn: runner
    """)
    game.runner.plays("Vamp")
    game.runner.continues()
    game.runner.triggers("Vamp")
    game.refuses("runner", "number 3")
    game.runner.chooses(2)


def test_gingerbread_breaks_tracers() -> None:
    game = scenario("corp:\n HQ: ice Hunter\nrunner:\n credits 3\n rig: Gingerbread\nrun: HQ, encountering ice 1")
    game.runner.boosts("Gingerbread")
    assert game.card("Gingerbread").strength == 5
    game.runner.breaks(1, using="Gingerbread")
    game.expect(runner_credits=0, tags=0)
    game = scenario("corp:\n HQ: ice Paper Wall\nrunner:\n rig: Gingerbread\nrun: HQ, encountering ice 1")
    game.refuses("runner", "use Gingerbread ability 1")


@pytest.mark.ruling("Overmind", 0)
def test_overmind_gets_a_counter_for_each_unused_memory_and_breaks_with_them() -> None:
    game = scenario("""
        corp:
          HQ: ice Quandary
        runner:
          credits 6
          hand: Overmind
        turn: runner
    """)
    game.runner.installs("Overmind")
    assert game.card("Overmind").power == 3
    game.runner.runs("HQ")
    game.runner.boosts("Overmind")
    assert game.card("Overmind").strength == 1
    game.runner.breaks(1, using="Overmind")
    assert game.card("Overmind").power == 2
    game.expect(run="HQ", runner_credits=1)


def test_donut_taganes_makes_events_and_operations_dearer() -> None:
    game = scenario("runner:\n credits 5\n hand: Sure Gamble\n rig: Donut Taganes\nturn: runner")
    game.refuses("runner", "play Sure Gamble")
    game = scenario("corp:\n credits 6\n hand: Hedge Fund\nrunner:\n rig: Donut Taganes\nturn: corp")
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=9)
    game = scenario("runner:\n credits 2\n hand: Corroder\n rig: Donut Taganes\nturn: runner")
    game.runner.installs("Corroder")

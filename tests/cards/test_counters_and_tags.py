"""Condition counters, considered tags, and what else happens to agendas and tags."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.testing import define, play, scenario

define("Old Friend", "runner", "resource", subtypes="connection")


@pytest.mark.rule("10.1.4:1")
@pytest.mark.ruling("Casting Call", 0)
@pytest.mark.rule("3.2.3a:4")
def test_casting_call_installs_an_agenda_faceup_which_is_not_active() -> None:
    game = scenario("""
        corp:
          credits 5; hand: Casting Call, Hostile Takeover
        turn: corp
    """)
    game.corp.plays("Casting Call")
    agenda = game.card("Hostile Takeover")
    assert agenda.faceup
    assert not agenda.active
    assert agenda.hosted == ["Casting Call"]
    game.expect(corp_archives=[])
    assert "The Corp makes Casting Call a condition counter." in [str(entry) for entry in game.game.log]  # 10.1.4


@pytest.mark.rule("9.6.5c")
def test_casting_call_gives_two_tags_when_the_agenda_is_accessed() -> None:
    game = scenario("""
        corp:
          credits 5; Server 1: (Hostile Takeover) [Casting Call]
        run: Server 1, at 6.9.5g
    """)
    game.expect(tags=2, runner_points=1, corp_archives=["Casting Call"])
    assert game.card("Casting Call").faceup
    game = scenario("""
        corp:
          hand: Hedge Fund; Server 1: (Hostile Takeover) [Casting Call]
        run: HQ, at 6.9.5g
    """)
    game.expect(tags=0)
    assert game.accessed() == ["Hedge Fund"]


def test_casting_call_needs_an_agenda() -> None:
    game = scenario("corp:\n hand: Casting Call, Hedge Fund, PAD Campaign\nturn: corp")
    game.refuses("corp", "play Casting Call")


@pytest.mark.rule("1.9.3")
def test_on_the_lam_becomes_a_counter_that_prevents_tags_or_damage() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Tag; deck: 5 Hedge Fund
        runner:
          credits 5, clicks 1; hand: On the Lam; rig: Test Resource
        turn: runner
    """)
    game.runner.plays("On the Lam")
    assert game.card("On the Lam").host == "Test Resource"
    game.corp.plays("Test Tag", x=4)
    game.runner.uses("On the Lam")
    game.runner.chooses(3)
    game.expect(tags=1, runner_rig=["Test Resource"], runner_heap=["On the Lam"])


def test_on_the_lam_prevents_damage_of_any_type() -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Brain Damage
        runner:
          hand: 4 Sure Gamble; rig: Test Resource [On the Lam]
        turn: corp
    """)
    game.corp.plays("Test Brain Damage", x=3)
    game.runner.uses("On the Lam")
    game.runner.chooses(2)
    game.expect(runner_hand=3, brain_damage=1)


def test_on_the_lam_chooses_between_tags_and_damage_when_both_are_coming() -> None:
    game = scenario("""
        corp:
          credits 4; hand: Snare!
        runner:
          hand: 4 Sure Gamble; rig: Test Resource [On the Lam]
        run: HQ, at 6.9.5g
    """)
    game.corp.triggers("Snare!")
    game.runner.uses("On the Lam")
    game.asks("runner", "choose-effect")
    game.runner.chooses(2)
    game.runner.chooses(3)
    game.expect(tags=1, runner_hand=4)


@pytest.mark.rule("1.12.11:1")
def test_on_the_lam_is_trashed_with_its_host() -> None:
    game = scenario("""
        corp:
          credits 9
        runner:
          tags 1; rig: Test Resource [On the Lam]
        turn: corp
    """)
    game.corp.trashes_resource("Test Resource")
    game.expect(runner_heap=["Test Resource", "On the Lam"])


@pytest.mark.rule("10.1.4:1")
@pytest.mark.ruling("On the Lam", 0)
def test_on_the_lam_is_no_card_while_it_is_a_counter() -> None:
    from netrunner.rules.machine.terms import RUNNER
    from netrunner.testing import define
    from netrunner.vocabulary import ForEvent, Gain, whenever
    from netrunner.vocabulary.base import YOU
    from netrunner.vocabulary.trashing import AnyCardOf

    define("Test Wasteland", "runner", "resource", whenever(ForEvent("trashed", YOU, AnyCardOf(RUNNER)), Gain(1)))
    game = scenario("""
        corp:
          credits 9; hand: Test Tag
        runner:
          credits 0; rig: Test Resource [On the Lam], Test Wasteland
        turn: corp
    """)
    game.corp.plays("Test Tag", x=1)
    game.runner.uses("On the Lam")
    game.runner.chooses(1)
    game.expect(runner_credits=0, tags=0)


def test_on_the_lam_needs_a_resource() -> None:
    game = scenario("runner:\n hand: On the Lam\n rig: Test Hardware\nturn: runner")
    game.refuses("runner", "play On the Lam")


@pytest.mark.rule("1.9.4:2")
@pytest.mark.ruling("MCA Informant", 1)
def test_mca_informant_is_a_tag_that_cannot_be_removed() -> None:
    game = scenario("""
        corp:
          credits 9; hand: MCA Informant, Closed Accounts; deck: 5 Hedge Fund
        runner:
          credits 5; rig: Old Friend, Crash Space
        turn: corp
    """)
    game.corp.plays("MCA Informant")
    game.expect(turn="runner", tags=0)
    game.refuses("runner", "remove-tag")
    for _ in range(4):
        game.runner.takes_credit()
    game.corp.plays("Closed Accounts")
    game.expect(runner_credits=0)
    game.corp.trashes_resource("Crash Space")


@pytest.mark.rule("10.1.4:1")
def test_mca_informant_is_no_corp_card_for_wyvern_while_it_is_a_counter() -> None:
    game = scenario("""
        corp:
          Archives: (Hedge Fund)
        runner: Wyvern: Chemically Enhanced
          credits 5; rig: Fall Guy [MCA Informant], Mimic; heap: Corroder
        turn: runner
    """)
    game.runner.uses("Fall Guy")
    game.expect(runner_heap=["Corroder", "Fall Guy"], runner_credits=3)


@pytest.mark.rule("5.4.3")
@pytest.mark.ruling("MCA Informant", 0)
def test_mca_informant_ends_the_action_phase_after_it_has_resolved() -> None:
    game = scenario("""
        corp:
          credits 9; hand: MCA Informant; Server 1: (PAD Campaign)
        runner:
          rig: Fall Guy
        turn: corp
    """)
    game.corp.plays("MCA Informant")
    game.asks("corp", "window", "5.6.3b")
    game.expect(corp_clicks=2)
    game.pass_windows()
    game.expect(turn="runner")
    assert game.card("MCA Informant").host == "Fall Guy"


@pytest.mark.rule("1.9.4:1")
def test_mca_informant_and_paparazzi_show_in_views_apart_from_tags() -> None:
    for rig, tags, tagged in (("Fall Guy [MCA Informant]", 1, True), ("Paparazzi", 0, True), ("Fall Guy", 0, False)):
        view = scenario(f"runner:\n rig: {rig}\nturn: runner").game.view("corp")
        assert view["runner"]["tags"] == 0
        assert view["runner"]["considered_tags"] == tags
        assert view["runner"]["tagged"] is tagged


def test_mca_informant_counts_for_whatever_counts_tags() -> None:
    game = scenario("""
        corp:
          credits 9; hand: BOOM!, Threat Level Alpha
        runner:
          credits 0, tags 1; hand: 8 Sure Gamble; rig: Fall Guy [MCA Informant]
        turn: corp
    """)
    game.offers("corp", "play BOOM!")
    game.corp.plays("Threat Level Alpha")
    game.corp.chooses(0)
    game.expect(tags=3)


def test_mca_informant_gives_its_host_a_way_out() -> None:
    game = scenario("""
        runner:
          credits 2; rig: Fall Guy [MCA Informant]
        turn: runner
    """)
    text = next(option for option in game.options("runner") if "Fall Guy" in option)
    game.take(text)
    game.expect(runner_credits=0, runner_clicks=3, runner_heap=["Fall Guy"], corp_archives=["MCA Informant"])


def test_mca_informant_needs_a_connection() -> None:
    game = scenario("corp:\n credits 9\n hand: MCA Informant\nrunner:\n rig: Test Resource\nturn: corp")
    game.refuses("corp", "play MCA Informant")


@pytest.mark.rule("10.1.4:1")
def test_mca_informant_survives_saving_and_loading() -> None:
    game = scenario("""
        corp:
          credits 9; hand: MCA Informant; deck: 5 Hedge Fund
        runner:
          rig: Fall Guy
        turn: corp
    """)
    game.corp.plays("MCA Informant")
    again = play(Game.from_json(game.game.to_json()))
    assert again.card("MCA Informant").host == "Fall Guy"
    assert again.options("runner") == game.options("runner")


def test_keegan_lane_trashes_a_program_for_a_tag() -> None:
    game = scenario("""
        corp:
          credits 5; HQ: root Keegan Lane; hand: Hedge Fund
        runner:
          tags 1; rig: Corroder, Test Program
        run: HQ, approaching server
    """)
    game.corp.uses("Keegan Lane")
    game.corp.picks("Corroder")
    game.expect(tags=0, runner_heap=["Corroder"], corp_archives=["Keegan Lane"])


@pytest.mark.rule("1.9.4:3")
def test_keegan_lane_cannot_spend_a_tag_that_is_only_considered_to_be_there() -> None:
    game = scenario("""
        corp:
          HQ: root Keegan Lane; hand: Hedge Fund
        runner:
          rig: Corroder, Fall Guy [MCA Informant]
        run: HQ, approaching server
    """)
    assert game.why_not("corp", "use Keegan Lane").rule == "1.15.1"


def test_keegan_lane_works_only_during_a_run_on_its_server() -> None:
    game = scenario("""
        corp:
          HQ: root Keegan Lane; hand: Hedge Fund
        runner:
          tags 1; rig: Corroder
        run: R&D, approaching server
    """)
    assert game.why_not("corp", "use Keegan Lane").rule == "9.3.3c"


@pytest.mark.erratum("11.2.74")
def test_threat_level_alpha_doubles_tags_or_gives_the_first() -> None:
    text = "corp:\n credits 9, clicks 3\n hand: Threat Level Alpha\nrunner:\n credits 0, tags {}\nturn: corp"
    for before, after in ((0, 1), (1, 2), (3, 6)):
        game = scenario(text.format(before))
        game.corp.plays("Threat Level Alpha")
        game.corp.chooses(0)
        game.expect(tags=after, corp_clicks=1)


def test_joshua_b_gives_a_click_for_a_tag_at_the_end_of_the_turn() -> None:
    game = scenario("""
        corp:
          deck: 5 Hedge Fund
        runner:
          clicks 0; rig: Joshua B.
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Joshua B.")
    game.expect(runner_clicks=5)
    for _ in range(5):
        game.expect(tags=0)
        game.runner.takes_credit()
    game.expect(tags=1, turn="corp")


@pytest.mark.rule("9.6.14:1")
def test_joshua_b_gives_the_tag_even_if_he_is_gone_by_then() -> None:
    game = scenario("""
        corp:
          deck: 5 Hedge Fund
        runner:
          clicks 0; rig: Joshua B., Test Sacrifice
        turn: runner, at 5.7.1a
    """)
    game.runner.passes()
    game.runner.triggers("Joshua B.")
    game.runner.uses("Test Sacrifice")
    game.expect(runner_rig=[])
    for _ in range(5):
        game.runner.takes_credit()
    game.expect(tags=1)


VACHERON = """
    corp:
      deck: 9 Hedge Fund; Server 1: (Project Vacheron)
    runner:
      score: Priority Requisition, Hostile Takeover
    run: Server 1, at 6.9.5g
"""


@pytest.mark.rule("1.16.3f")
@pytest.mark.rule("9.8.9c")
@pytest.mark.ruling("Project Vacheron", 0)
def test_project_vacheron_is_worth_nothing_until_its_counters_are_gone() -> None:
    game = scenario(VACHERON)
    card = game.card("Project Vacheron")
    assert card.agenda_counters == 4
    game.expect(runner_points=4, winner=None)
    assert game.happened("stolen") == 1
    for n in (3, 2, 1):
        _round(game)
        assert game.card("Project Vacheron").agenda_counters == n
        game.expect(runner_points=4)
    _round(game)
    game.expect(winner="runner", runner_points=7)


def _round(game) -> None:  # type: ignore[no-untyped-def]
    while game.turn == "runner":
        game.runner.takes_credit()
    while game.turn == "corp":
        if game.decision.kind == "discard":
            game.corp.discards("Hedge Fund")
        else:
            game.corp.takes_credit()


def test_project_vacheron_stolen_from_archives_is_worth_its_points_at_once() -> None:
    game = scenario("""
        corp:
          archives: Project Vacheron
        run: Archives, at 6.9.5g
    """)
    game.expect(runner_points=3)


def test_project_vacheron_is_worth_its_points_for_the_corp() -> None:
    game = scenario("""
        corp:
          Server 1: (Project Vacheron {advancement 5})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Project Vacheron")
    game.expect(corp_points=3)
    assert game.card("Project Vacheron").agenda_counters == 0

"""Future Proof."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_retrieval_run_installs_a_program_from_the_heap_instead_of_accessing() -> None:
    game = scenario("""
        corp:
          archives: (Hedge Fund)
        runner:
          credits 3
          hand: Retrieval Run
          heap: Morning Star, Diesel, Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.plays("Retrieval Run")
    game.runner.continues()
    game.runner.accepts()
    game.expect(runner_credits=0, run=None)
    assert game.runner.installed == ["Morning Star"]
    assert game.happened("access") == 0


def test_retrieval_run_may_access_archives_all_the_same() -> None:
    game = scenario("""
        corp:
          archives: (Hedge Fund)
        runner:
          credits 3
          hand: Retrieval Run
          heap: Morning Star
        turn: runner
    """)
    game.runner.plays("Retrieval Run")
    game.runner.continues()
    game.runner.declines()
    assert game.happened("access") == 1
    assert game.runner.installed == []


def test_data_leak_reversal_needs_a_run_on_a_central_server_and_a_tag() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards (PAD Campaign)
        runner:
          credits 5
          hand: Data Leak Reversal
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.corp.passes()
    game.runner.declines()
    game.pass_windows()
    game.refuses("runner", "install Data Leak Reversal")
    game.runner.runs("Archives")
    game.runner.continues()
    game.pass_windows()
    game.runner.installs("Data Leak Reversal")
    game.corp.passes()
    game.refuses("runner", "use Data Leak Reversal")


def test_data_leak_reversal_trashes_the_top_card_of_rnd_while_the_runner_is_tagged() -> None:
    game = scenario("""
        corp:
          deck: Enigma, 2 any
        runner:
          tags 1
          rig: Data Leak Reversal
        turn: runner
    """)
    game.runner.uses("Data Leak Reversal")
    game.expect(corp_archives=["Enigma"], corp_deck=2, runner_clicks=3)


def test_faerie_breaks_for_nothing_and_is_trashed_after_the_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          credits 1
          hand: 3 any
          rig: Faerie
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Faerie")
    assert game.card("Faerie").strength == 3
    game.runner.breaks(1, using="Faerie")
    game.expect(runner_credits=0, runner_hand=3, runner_heap=["Faerie"], run="HQ")


def test_faerie_that_broke_nothing_stays() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          credits 1
          hand: 3 any
          rig: Faerie
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_hand=0)
    assert game.runner.installed == ["Faerie"]


def test_rnd_interface_accesses_one_more_card_from_rnd() -> None:
    game = scenario("""
        corp:
          deck: 4 Hedge Fund
        runner:
          rig: R&D Interface
        run: R&D, approaching server
    """)
    game.runner.continues()
    game.expect(run=None)
    assert game.happened("access") == 2


def test_deep_thought_collects_viruses_and_looks_at_the_top_card_with_three() -> None:
    game = scenario("""
        corp:
          deck: Enigma, 3 any
        runner:
          rig: Deep Thought {virus 2}
        run: R&D, approaching server
    """)
    game.runner.continues()
    assert game.card("Deep Thought").virus == 3
    for virus, looks in ((3, 1), (2, 0)):
        game = scenario(f"""
            corp:
              deck: Enigma, 3 any
            runner:
              rig: Deep Thought {{virus {virus}}}
            turn: runner, at 5.7.1b
        """)
        if looks:
            game.runner.triggers("Deep Thought")
        assert game.happened("looked") == looks


def test_new_angeles_city_hall_avoids_tags_for_two_credits() -> None:
    game = scenario("""
        corp:
          hand: Big Brother
        runner:
          credits 4
          tags 1
          rig: New Angeles City Hall
        turn: corp
    """)
    game.corp.plays("Big Brother")
    game.runner.uses("New Angeles City Hall")
    game.runner.passes()
    game.expect(tags=2, runner_credits=2)


def test_new_angeles_city_hall_is_trashed_when_an_agenda_is_stolen() -> None:
    game = scenario("""
        corp:
          hand: Project Atlas
        runner:
          rig: New Angeles City Hall
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.expect(runner_heap=["New Angeles City Hall"], runner_score=["Project Atlas"])


def test_eli_breaks_for_clicks_and_ends_the_run_twice() -> None:
    game = scenario("""
        corp:
          HQ: ice Eli 1.0
        runner:
          clicks 2
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Eli 1.0")
    game.runner.breaks(2, using="Eli 1.0")
    game.expect(runner_clicks=0, run="HQ")
    for n in (1, 2):
        game = scenario("corp:\n HQ: ice Eli 1.0\nrunner:\n clicks 1\nrun: HQ, encountering ice 1")
        game.runner.breaks(n, using="Eli 1.0")
        game.expect(runner_clicks=0, run=None)


def test_ruhr_valley_costs_a_click_more_to_run() -> None:
    game = scenario("""
        corp:
          HQ: root Ruhr Valley
        runner:
          clicks 2
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(runner_clicks=0, run="HQ")
    game = scenario("corp:\n HQ: root Ruhr Valley\nrunner:\n clicks 1\nturn: runner")
    game.refuses("runner", "run HQ")
    game.offers("runner", "run R&D")


def test_ronin_with_four_tokens_does_three_net_damage() -> None:
    game = scenario("""
        corp:
          Server 1: cards Ronin {advancement 4}
        runner:
          hand: 4 any
        turn: corp
    """)
    game.offers("corp", "advance Ronin")
    game.corp.uses("Ronin")
    game.expect(runner_hand=1, corp_archives=["Ronin"], corp_clicks=2)
    game = scenario("corp:\n Server 1: cards Ronin {advancement 3}\nturn: corp")
    game.refuses("corp", "use Ronin")


def test_the_world_is_yours_has_a_larger_hand() -> None:
    game = scenario("corp: NBN: The World is Yours*\nturn: corp")
    assert game.corp.hand_size == 6


def test_burke_bugs_let_the_runner_trash_a_program() -> None:
    game = scenario("""
        corp:
          credits 1
          HQ: ice Burke Bugs
        runner:
          credits 1
          rig: Corroder, Yog.0
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.chooses(1)
    game.runner.chooses(0)
    game.runner.picks("Yog.0")
    game.expect(runner_heap=["Yog.0"], run="HQ")
    game = scenario("corp:\n credits 0\n HQ: ice Burke Bugs\nrunner:\n rig: Yog.0\nrun: HQ, encountering ice 1")
    game.runner.chooses(0)
    game.expect(runner_heap=[])


@pytest.mark.parametrize(("before", "after"), [(7, 14), (6, 0)])
def test_corporate_war_gains_seven_or_loses_everything(before: int, after: int) -> None:
    game = scenario(f"""
        corp:
          credits {before}
          Server 1: cards (Corporate War {{advancement 4}})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Corporate War")
    game.expect(corp_credits=after)


@pytest.mark.parametrize(("tokens", "points"), [(3, 2), (4, 2), (5, 3), (7, 4)])
def test_project_beale_is_worth_a_point_more_for_every_two_tokens_over_three(tokens: int, points: int) -> None:
    game = scenario(f"""
        corp:
          Server 1: cards (Project Beale {{advancement {tokens}}})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Project Beale")
    assert game.corp.points == points


def test_midseason_replacements_give_as_many_tags_as_the_trace_was_good() -> None:
    game = scenario("""
        corp:
          credits 7
          hand: Midseason Replacements, Project Atlas
          deck: 3 any
        runner:
          credits 1
          clicks 1
        turn: runner
    """)
    game.next_random("Project Atlas")
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.plays("Midseason Replacements")
    game.corp.chooses(2)
    game.runner.chooses(1)
    game.expect(tags=7, corp_credits=0)


def test_midseason_replacements_need_a_stolen_agenda() -> None:
    game = scenario("corp:\n hand: Midseason Replacements\nturn: corp")
    game.refuses("corp", "play Midseason Replacements")


@pytest.mark.parametrize(("tags", "jacks_out", "left"), [(1, False, 1), (0, False, 3), (1, True, 3)])
def test_dedicated_response_team_hurts_a_tagged_runner_after_a_successful_run(
    tags: int, jacks_out: bool, left: int
) -> None:
    game = scenario(f"""
        corp:
          Server 1: cards Dedicated Response Team
        runner:
          tags {tags}
          hand: 3 any
        run: HQ, approaching server
    """)
    game.runner.jacks_out() if jacks_out else game.runner.continues()
    game.expect(runner_hand=left, run=None)

"""Section 2 of the FAQ 1.0: rules clarifications. Where the Comprehensive Rules say otherwise, they are right."""

import pytest

from netrunner.testing import scenario


@pytest.mark.faq("F2.01")
@pytest.mark.rule("7.1.3")
def test_project_junebug_need_not_be_rezzed_to_be_used_when_it_is_accessed() -> None:
    game = scenario("""
        corp:
          credits 1
          Server 1: (Project Junebug {advancement 1})
        runner:
          hand: 4 any
        run: Server 1, at 6.9.5g
    """)
    game.corp.triggers("Project Junebug")
    game.expect(corp_credits=0, runner_hand=2)


@pytest.mark.faq("F2.02")
def test_the_corp_chooses_for_the_subroutines_of_ichi_1_0() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0
        runner:
          rig: Corroder, Magnum Opus, Djinn
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.asks("corp", "target")
    game.corp.picks("Magnum Opus")
    game.corp.picks("Djinn")
    assert game.runner.heap == ["Magnum Opus", "Djinn"]


@pytest.mark.faq("F2.03")
def test_the_corp_can_rez_cards_after_the_runner_approached_a_piece_of_ice() -> None:
    game = scenario("corp:\n credits 9\n HQ: ice (Enigma)\n Server 1: (PAD Campaign)\nrun: HQ, approaching ice 1")
    game.pass_windows("6.9.2e")
    game.corp.rezzes("PAD Campaign")
    game.corp.rezzes("Enigma")
    assert game.card("PAD Campaign").rezzed and game.card("Enigma").rezzed


@pytest.mark.faq("F2.04")
def test_bypassed_subroutines_are_not_broken_for_chum() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Chum
        runner:
          credits 9
          hand: 5 any
          rig: Femme Fatale {remembers HQ ice 1}
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.runner.continues()
    game.runner.triggers("Femme Fatale")
    game.expect(runner_hand=2, runner_heap=3)  # 3 net damage


@pytest.mark.faq("F2.05")
@pytest.mark.rule("1.10.5a:1")
@pytest.mark.rule("1.10.5b:1")
def test_recurring_credits_are_there_at_once_and_do_not_stack() -> None:
    game = scenario("""
        corp:
          deck: 9 any
        runner:
          credits 9, clicks 1
          hand: The Toolbox
        turn: runner
    """)
    game.runner.installs("The Toolbox")
    assert game.card("The Toolbox").credits == 2
    for _ in range(3):
        game.pass_windows()
        game.corp.takes_credit()
    game.pass_windows()
    game.asks("runner", "action")
    assert game.card("The Toolbox").credits == 2


@pytest.mark.faq("F2.06")
def test_archives_are_turned_faceup_and_accessed_one_by_one_in_any_order() -> None:
    game = scenario("""
        corp:
          archives: (Hostile Takeover), (Posted Bounty), Hedge Fund
        run: Archives, at 6.9.5g
    """)
    assert all(look.faceup for title in ("Hostile Takeover", "Posted Bounty") for look in game.cards(title))
    game.offers("runner", "access Hostile Takeover")
    game.offers("runner", "access Posted Bounty")
    game.runner.accesses("Posted Bounty")
    game.expect(runner_score=["Posted Bounty"])


@pytest.mark.faq("F2.07")
def test_several_cards_of_hq_are_accessed_one_at_a_time_and_none_twice() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, Enigma
        runner:
          rig: 2 Test Extra Access
        run: HQ, at 6.9.5g
    """)
    game.expect(run=None)
    assert game.happened("access") == 2  # three would have been allowed, two cards are there


@pytest.mark.faq("F2.08")
def test_abilities_of_the_encounter_resolve_before_paid_abilities() -> None:
    game = scenario("corp:\n HQ: ice Tollbooth\nrunner:\n credits 3\n rig: Gordian Blade\nrun: HQ, encountering ice 1")
    game.expect(run=None, runner_credits=0)  # the Runner had to pay, and then could not boost


@pytest.mark.faq("F2.09")
@pytest.mark.rule("1.12.11:1")
def test_what_is_hosted_is_trashed_with_its_host_and_counters_are_spent_without_it() -> None:
    game = scenario("""
        runner:
          rig: Djinn [Datasucker {virus 2}], Test Sacrifice, Sacrificial Construct
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Sacrifice")
    game.runner.picks("Djinn")
    game.asks("runner", "interrupt", "9.2.9d")  # Djinn could be saved
    game.runner.passes()
    game.asks("runner", "action")  # what is hosted on it could not
    game.expect(runner_heap=["Test Sacrifice", "Djinn", "Datasucker"], runner_rig=["Sacrificial Construct"])
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n rig: Datasucker {virus 2}\nrun: HQ, encountering ice 1")
    game.runner.uses("Datasucker")
    assert game.card("Datasucker").virus == 1 and game.card("Datasucker").installed
    game = scenario("runner:\n hand: Akamatsu Mem Chip\n rig: Personal Workshop\nturn: runner")
    game.runner.uses("Personal Workshop")
    assert game.card("Akamatsu Mem Chip").host == "Personal Workshop"
    game.expect(memory_limit=4)  # hosted and not installed, it is inactive


@pytest.mark.faq("F2.10")
@pytest.mark.rule("1.15.1a")
def test_a_trash_that_is_a_cost_cannot_be_prevented() -> None:
    """The FAQ let Sacrificial Construct undo the cost; rule 1.15.1a, which is younger, lets nobody prevent it."""
    game = scenario("""
        corp:
          credits 9; HQ: ice (Ice Wall)
        runner:
          rig: Sacrificial Construct, Cortez Chip
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Cortez Chip")
    game.asks("runner", "action")  # nobody was asked to save it
    game.expect(runner_heap=["Cortez Chip"], runner_rig=["Sacrificial Construct"])
    game.runner.runs("HQ")
    game.corp.rezzes("Ice Wall")
    game.expect(corp_credits=9 - 1 - 2)


@pytest.mark.faq("F2.11")
@pytest.mark.rule("8.2.5")
def test_a_server_is_not_destroyed_for_its_own_sake_and_ends_with_its_last_card() -> None:
    game = scenario("corp:\n credits 9\n hand: Enigma\n Server 1: ice (Hunter), (Wall of Static)\nturn: corp")
    game.corp.installs("Enigma", "Server 1")
    game.corp.picks("Hunter")
    game.corp.picks("Wall of Static")
    assert game.ice("Server 1") == ["Enigma"]  # the new card keeps the server there
    game.expect(corp_archives=["Hunter", "Wall of Static"])
    game = scenario("corp:\n Server 1: ice Himitsu-Bako\nrun: Server 1, approaching ice 1")
    game.corp.uses("Himitsu-Bako")  # it returns to HQ: the server is gone, and the run is over
    game.pass_windows()
    game.expect(run=None, servers=["HQ", "R&D", "Archives"], corp_hand=["Himitsu-Bako"])
    assert (game.happened("run-successful"), game.happened("run-unsuccessful")) == (0, 0)

"""Chapter 7: what the record of an access tells, how it may and must be answered, and why something is not possible."""

from __future__ import annotations

import pytest

from netrunner.log import entries
from netrunner.rules.machine.terms import ARCHIVES, CORP, HQ, PLAY_AREA, SERVER_ARCHIVES, SERVER_HQ
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import ForEvent, Gain, whenever

define("Guest Book", "corp", "asset", whenever(ForEvent("accessed"), Gain(1, CORP)), cost=0, trash=1)


def told(game: Scenario, *kinds: str) -> list[tuple[str, str, str | None, int | None, int, str]]:
    found = entries(game.game.state, game.events()[0].n)
    return [
        (e.kind, e.rule, e.side, e.server, e.zone, e.card.title if e.card else "") for e in found if e.kind in kinds
    ]


@pytest.mark.rule("7.6.1")
@pytest.mark.rule("7.8.1")
@pytest.mark.rule("7.8.5")
def test_7_6_the_record_of_an_access_of_hq_and_its_root() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: root (Test Upgrade)
        runner:
          credits 5
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.corp.passes()
    game.asks("runner", "access-next", "7.6.5")
    assert game.decision is not None and game.decision.number == 2
    assert game.options("runner") == ["access HQ", "access [HQ root 1]"]
    game.runner.accesses("HQ root 1")
    game.asks("runner", "trash-accessed", "7.8.3")
    assert game.options("runner") == ["trash Test Upgrade [HQ root 1]", "no"]
    game.runner.trashes("Test Upgrade")
    game.expect(runner_credits=3, corp_archives=["Test Upgrade"], run=None)
    assert told(game, "access-cards", "access", "accessed") == [
        ("access-cards", "7.6.1", "runner", SERVER_HQ, -1, ""),
        ("access", "7.8.1", "runner", SERVER_HQ, PLAY_AREA, "Test Upgrade"),
        ("accessed", "7.8.5", "runner", SERVER_HQ, PLAY_AREA, "Test Upgrade"),
        ("access", "7.8.1", "runner", SERVER_HQ, HQ, "Hedge Fund"),
        ("accessed", "7.8.5", "runner", SERVER_HQ, HQ, "Hedge Fund"),
    ]
    paired = [e.structure for e in game.game.log if e.kind in ("access", "accessed")]
    assert paired[0] == paired[1] != paired[2] == paired[3]
    spent = [(e.amount, e.cost) for e in game.game.log if e.kind in ("credits-spent", "trashed")]
    assert spent[0] == (2, 0)


@pytest.mark.rule("7.4.1")
@pytest.mark.rule("7.6.4")
@pytest.mark.rule("7.7.2a:1")
def test_7_4_1_the_record_of_an_access_of_archives() -> None:
    game = scenario("""
        corp:
          archives: (Hedge Fund), (PAD Campaign), Enigma
        runner:
          rig: Imp {virus 2}
        run: Archives, approaching server
    """)
    game.runner.continues()
    turned = [entry for entry in game.game.log if entry.kind == "turned-face"]
    assert [(e.side, e.amount, e.how, e.rule, len(e.cards)) for e in turned] == [("runner", 2, 1, "7.6.4", 2)]
    assert game.options("runner") == ["access Hedge Fund", "access PAD Campaign", "access Enigma"]
    game.runner.accesses("PAD Campaign")
    assert game.options("runner") == ["access Hedge Fund", "access Enigma"]  # nothing is trashed from Archives
    game.runner.accesses("Enigma")
    game.expect(run=None, corp_archives=3)
    assert told(game, "access")[0] == ("access", "7.8.1", "runner", SERVER_ARCHIVES, ARCHIVES, "PAD Campaign")


@pytest.mark.rule("7.8.5")
@pytest.mark.rule("7.8.6")
def test_7_8_5_each_card_is_told_as_accessed_once_whatever_became_of_it() -> None:
    game = scenario("""
        corp:
          hand: Test Agenda
          HQ: root (Test Upgrade), (Test Upgrade)
          Server 1: cards Guest Book
        runner:
          credits 2
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.corp.passes()
    game.runner.accesses("HQ root 1")
    game.runner.trashes("Test Upgrade")
    game.expect(corp_credits=6)
    game.runner.accesses("HQ")
    game.expect(corp_credits=8, runner_points=2, run=None)  # the last one could not be paid for


@pytest.mark.rule("9.11.3b")
def test_9_11_3b_a_card_that_must_be_trashed_by_paying_is_trashed_so_or_need_not_be() -> None:
    text = """
        corp:
          hand: {card}
        runner:
          credits {credits}
          rig: Neutralize All Threats{rig}
        run: HQ, approaching server
    """
    game = scenario(text.format(card="PAD Campaign", credits=4, rig=""))
    game.runner.continues()
    game.expect(corp_archives=["PAD Campaign"], runner_credits=0, run=None)
    game = scenario(text.format(card="PAD Campaign", credits=3, rig=""))
    game.runner.continues()
    game.expect(corp_hand=["PAD Campaign"], runner_credits=3, run=None)
    game = scenario(text.format(card="Hedge Fund", credits=9, rig=""))
    game.runner.continues()
    game.expect(corp_hand=["Hedge Fund"], runner_credits=9, run=None)
    imp = ", Imp {virus 2}"
    game = scenario(text.format(card="PAD Campaign", credits=4, rig=imp))
    game.runner.continues()
    game.expect(corp_archives=["PAD Campaign"], runner_credits=0, run=None)  # not by Imp
    assert game.card("Imp").virus == 2
    game = scenario(text.format(card="PAD Campaign", credits=3, rig=imp))
    game.runner.continues()
    game.asks("runner", "trash-accessed", "9.11.3")
    assert [option.split(" ability")[0] for option in game.options("runner")] == ["use Imp", "no"]
    game.runner.declines()
    game.expect(corp_hand=["PAD Campaign"], runner_credits=3, run=None)


@pytest.mark.rule("9.11.3a:1,2")
def test_9_11_3a_a_card_that_must_be_trashed_by_any_means_is_trashed_by_those_there_are() -> None:
    text = """
        corp:
          Server 1: cards (Mumbad Virtual Tour)
        runner:
          credits {credits}
          rig: {rig}
        run: Server 1, approaching server
    """
    for credits, rig, options in (
        (5, "Imp {virus 2}", ["trash Mumbad Virtual Tour [Server 1 card 1]", "use Imp ability 2"]),
        (4, "Imp {virus 2}", []),
        (5, "Test Program", []),
    ):
        game = scenario(text.format(credits=credits, rig=rig))
        game.runner.continues()
        game.pass_windows()
        if options:
            game.asks("runner", "trash-accessed", "9.11.3")
            assert [option.split(" ability")[0] for option in game.options("runner")] == [
                option.split(" ability")[0] for option in options
            ]
            game.take(game.options("runner")[0])
        game.expect(corp_archives=["Mumbad Virtual Tour"], run=None)
    game = scenario(text.format(credits=4, rig="Test Program"))
    game.runner.continues()
    game.pass_windows()
    game.expect(corp_archives=[], runner_credits=4, run=None)


@pytest.mark.rule("7.7.2:1")
def test_7_7_2_the_trash_cost_must_be_payable_to_the_last_credit() -> None:
    text = "corp:\n hand: PAD Campaign\nrunner:\n credits {credits}\nrun: HQ, approaching server"
    game = scenario(text.format(credits=3))
    game.runner.continues()
    game.expect(run=None, runner_credits=3)
    game = scenario(text.format(credits=4))
    game.runner.continues()
    assert game.options("runner") == ["trash PAD Campaign", "no"]
    game.runner.trashes("PAD Campaign")
    game.expect(run=None, runner_credits=0, corp_archives=["PAD Campaign"])


@pytest.mark.rule("7.7.3:2")
@pytest.mark.rule("1.15.9a:1")
@pytest.mark.parametrize(("credits", "options"), [(2, ["steal Test Costly Agenda", "decline"]), (1, [])])
def test_7_7_3_an_additional_cost_to_steal_is_paid_in_full_or_not_at_all(credits: int, options: list[str]) -> None:
    text = f"corp:\n hand: Test Costly Agenda\nrunner:\n credits {credits}\nrun: HQ, approaching server"
    game = scenario(text)
    game.runner.continues()
    if options:
        game.asks("runner", "steal", "1.15.9a")
        assert game.options("runner") == options
        game.runner.steals("Test Costly Agenda")
        game.expect(runner_points=2, runner_credits=0, run=None)
    else:
        game.expect(runner_points=0, runner_credits=1, run=None, corp_hand=["Test Costly Agenda"])

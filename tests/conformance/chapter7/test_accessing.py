"""Chapter 7.1: how many cards are accessed, in which order, and how often."""

from __future__ import annotations

import pytest

from netrunner.rules.abilities.effects import Effect
from netrunner.rules.accessing.access import AccessCards
from netrunner.rules.into_play.installing import InstallCard, Terms
from netrunner.rules.machine.nodes import Context, Instruction
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import CORP, HQ, NET, OPERATION, RUNNER, SERVER_HQ, SERVER_RND, UPGRADE
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    Accessed,
    AccessMore,
    AddTo,
    All,
    Cards,
    Chosen,
    Clicks,
    Damage,
    Draw,
    Scored,
    Stolen,
    This,
    paid,
    when,
    whenever,
)


class AccessHQ(Instruction):
    """Access HQ by an ability, outside of the run's own access."""

    __slots__ = ()

    def expected(self, s: State, me: Context) -> list[Effect]:
        return [AccessCards(RUNNER, me.ref, SERVER_HQ)]


class InstallUpgradeInHQ(Instruction):
    """Install the upgrades in HQ in its root."""

    __slots__ = ()

    def expected(self, s: State, me: Context) -> list[Effect]:
        found = [s.cards[i].ref for i in s.zones[HQ] if s.cards[i].defn.type == UPGRADE]
        return [InstallCard(me.player, me.ref, tuple(found[:1]), Terms(ignore=True, servers=(SERVER_HQ,)))]


class AccessInstalled(Instruction):
    """Access every card in a remote server, wherever it is."""

    __slots__ = ()

    def expected(self, s: State, me: Context) -> list[Effect]:
        refs = tuple([s.cards[i].ref for n, server in s.servers.items() if n > 2 for i in server.cards])
        return [AccessCards(RUNNER, me.ref, -1, refs)]


define("Pickpocket", "runner", "resource", paid(Clicks(), AccessInstalled()))
define("Greedy Reader", "runner", "hardware", AccessMore(4))
define("Street Sign", "runner", "resource", whenever(Scored(this=False), AccessHQ()))
define("Back Stairs", "runner", "resource", paid(Clicks(), AccessHQ()))
define("Fast Reader", "runner", "hardware", AccessMore(2, SERVER_HQ))
define("Deep Reader", "runner", "hardware", AccessMore(2, SERVER_RND))
define("Blindfold", "corp", "asset", AccessMore(-1), cost=0, trash=0)
define("Programming", "corp", "agenda", when(Stolen(this=True), Draw(3, CORP)), requirement=3, points=1)
define(
    "Shredding Order",
    "corp",
    "asset",
    when(Accessed(), AddTo(All(Cards(types=OPERATION, where="hq")), "rnd", top=False)),
)
define("Pragmatist", "runner", "resource", whenever(Stolen(), AddTo(Chosen(Cards(title="Test Upgrade")), "hq")))
define("Homing Pigeon", "corp", "asset", when(Accessed(), AddTo(This(), "rnd"), Draw(1)), cost=0)
define("Annex", "corp", "upgrade", when(Accessed(), InstallUpgradeInHQ()), cost=0)
define("Dud", "corp", "asset", cost=9)
define("Test Jolt", "corp", "operation", when(Accessed(), Damage(NET, 1)))


def accessed(game: Scenario) -> list[str]:
    """The titles of the cards that were accessed, in order."""
    return [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "7.8.1"]


@pytest.mark.rule("7.1.1")
def test_7_1_1_accessing_usually_follows_a_successful_run() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    assert accessed(game) == ["Hedge Fund"]


@pytest.mark.rule("7.1.1b:1")
def test_7_1_1b_abilities_about_accessing_hq_apply_to_an_access_by_an_ability() -> None:
    game = scenario("""
        corp:
          hand: 4 Hedge Fund
          Server 1: cards (Priority Requisition {advancement 5})
        runner:
          rig: Street Sign, Test Extra Access
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Priority Requisition")
    assert accessed(game) == ["Hedge Fund", "Hedge Fund"]


@pytest.mark.rule("7.1.2:2")
def test_7_1_2_the_number_of_accesses_never_exceeds_the_cards_that_there_are() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          rig: Fast Reader
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert accessed(game) == ["Hedge Fund"]


@pytest.mark.rule("7.1.2:3")
@pytest.mark.parametrize(
    ("server", "without", "with_it"), [("Server 1", 1, 0), ("Archives", 3, 2), ("R&D", 1, 0), ("HQ", 1, 0)]
)
def test_7_1_2_abilities_can_decrease_the_number_for_every_server(server: str, without: int, with_it: int) -> None:
    text = """
        corp:
          hand: 2 Hedge Fund
          deck: 5 Hedge Fund
          archives: Hedge Fund, Enigma, Hunter
          Server 1: cards (Dud)
          Server 2: cards {}
        turn: runner
    """
    for card, expected in (("(Blindfold)", without), ("Blindfold", with_it)):
        game = scenario(text.format(card))
        game.runner.runs(server)
        game.pass_windows()
        game.runner.continues()
        while game.decision is not None and game.decision.kind in ("window", "access-next"):
            game.take("pass" if game.decision.kind == "window" else game.options()[0])
        assert len(accessed(game)) == expected
        game.expect(run=None)


@pytest.mark.rule("7.1.2:3")
def test_7_1_2_a_decrease_reaches_the_cards_in_the_root_too() -> None:
    game = scenario("""
        corp:
          hand: 2 Hedge Fund
          HQ: root Test Region
          Server 1: cards Blindfold
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert sorted(game.options("runner")) == ["access HQ", "access Test Region [HQ root 1]"]
    game.runner.accesses("HQ")
    assert accessed(game) == ["Hedge Fund"]  # 1 + 1 - 1: either of them, but not both
    game.expect(run=None)


@pytest.mark.rule("7.1.2:1")
def test_7_1_2_the_base_number_for_hq_is_one_even_if_hq_is_empty() -> None:
    game = scenario("""
        corp:
          HQ: root Test Region
          Server 1: cards Blindfold
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert accessed(game) == ["Test Region"]


@pytest.mark.rule("7.1.2a")
def test_7_1_2a_upgrades_in_the_root_are_added_to_the_number() -> None:
    game = scenario("""
        corp:
          hand: 5 Hedge Fund
          HQ: root Test Region, Akitaro Watanabe
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("HQ")
    game.runner.accesses("Test Region")
    game.runner.declines()
    game.runner.declines()
    assert accessed(game) == ["Hedge Fund", "Test Region", "Akitaro Watanabe"]


@pytest.mark.rule("7.1.2b")
def test_7_1_2b_an_access_by_an_ability_leaves_out_the_root() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: root Test Region
        runner:
          rig: Back Stairs
        turn: runner
    """)
    game.runner.uses("Back Stairs")
    assert accessed(game) == ["Hedge Fund"]
    game.asks("runner", "action")


@pytest.mark.rule("7.1.2c")
@pytest.mark.rule("7.6.3")
def test_7_1_2c_cards_that_enter_hq_during_the_access_do_not_add_to_the_number() -> None:
    game = scenario("""
        corp:
          hand: Programming, Hedge Fund
          deck: 5 Enigma
          HQ: root Test Region
        runner:
          rig: Fast Reader
        turn: runner
    """)
    game.runner.runs("HQ")
    game.next_random("Programming")
    game.runner.continues()
    game.runner.accesses("HQ")
    game.expect(runner_score=["Programming"], corp_hand=4)
    game.runner.accesses("HQ")
    game.asks("runner", "trash-accessed")  # the third and last one must be the upgrade
    assert len(accessed(game)) == 3
    assert accessed(game)[-1] == "Test Region"


@pytest.mark.rule("7.1.2c")
def test_7_1_2c_an_upgrade_installed_during_the_access_is_not_owed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, Test Region
          HQ: root Annex
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("Annex")
    game.corp.done()  # trashes nothing for it (8.3.3)
    assert game.root("HQ") == ["Annex", "Test Region"]
    game.asks("runner", "access-next", "7.6.5")
    game.runner.accesses("HQ")
    assert accessed(game) == ["Annex", "Hedge Fund"]
    game.expect(run=None)


@pytest.mark.rule("7.1.2d:1,2")
def test_7_1_2d_the_number_stays_when_cards_leave_and_a_returned_card_can_be_accessed() -> None:
    game = scenario("""
        corp:
          hand: Shredding Order, 2 Hedge Fund, Test Agenda
          deck: 5 any
          Server 1: cards (Test Upgrade)
        runner:
          rig: Fast Reader, Pragmatist
        turn: runner
    """)
    game.runner.runs("HQ")
    game.next_random("Shredding Order")
    game.runner.continues()
    game.pass_windows()
    while game.decision is not None and game.decision.kind in ("access-next", "trash-accessed"):
        game.take(game.options()[-1])
    assert accessed(game) == ["Shredding Order", "Test Agenda", "Test Upgrade"]
    game.expect(runner_score=["Test Agenda"], run=None)


@pytest.mark.rule("7.1.3")
def test_7_1_3_a_card_need_not_be_active_for_its_accessed_ability() -> None:
    game = scenario("""
        corp:
          hand: Test Jolt
        runner:
          hand: 2 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_hand=1)


@pytest.mark.rule("7.1.4")
def test_7_1_4_cards_are_accessed_in_any_order() -> None:
    text = """
        corp:
          archives: Enigma, Hunter, Shadow
        turn: runner
    """
    for order in (["Enigma", "Hunter", "Shadow"], ["Shadow", "Enigma", "Hunter"]):
        game = scenario(text)
        game.runner.runs("Archives")
        game.runner.continues()
        for title in order[:2]:
            game.runner.accesses(title)
        assert accessed(game) == order


@pytest.mark.rule("7.1.5")
def test_7_1_5_both_players_see_what_is_accessed_anywhere_but_in_rnd() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          deck: Hunter, Shadow
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.runs("R&D")
    game.runner.continues()
    from_hq, from_rnd = [e.seen & 7 for e in game.events() if e.rule == "7.8.1"]
    assert from_hq == 7
    assert from_rnd == 2  # the Runner alone


@pytest.mark.rule("7.1.6")
@pytest.mark.rule("7.7.4:2")
def test_7_1_6_each_card_is_accessed_once() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter
        runner:
          rig: Deep Reader
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    assert accessed(game) == ["Enigma", "Hunter"]
    game.expect(corp_deck=["Enigma", "Hunter"])


@pytest.mark.rule("7.1.6a:1")
def test_7_1_6a_a_card_that_left_and_came_back_can_be_accessed_again() -> None:
    game = scenario("""
        corp:
          hand: Homing Pigeon, Hedge Fund
          deck: 3 Enigma
        runner:
          rig: Fast Reader
        turn: runner
    """, mode="full")  # fmt: skip
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    for _ in range(2):
        game.next_random("Homing Pigeon")
        game.runner.accesses("HQ")
        game.runner.passes()
        game.corp.triggers("Homing Pigeon")
        game.corp.passes()
    assert accessed(game) == ["Homing Pigeon", "Homing Pigeon"]
    game.asks("runner", "window", "5.7.1e")  # the number was set at two


@pytest.mark.rule("7.1.1a")
def test_7_1_1a_several_cards_can_be_accessed_in_one_run() -> None:
    game = scenario("""
        corp:
          hand: 3 Test Agenda
        runner:
          rig: Fast Reader
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_points=6, corp_hand=0)


@pytest.mark.rule("7.1.1c")
def test_7_1_1c_a_set_of_cards_named_by_an_ability_is_accessed_by_the_same_steps() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Test Agenda)
          Server 2: cards (PAD Campaign)
        runner:
          rig: Pickpocket
        turn: runner
    """)
    game.runner.uses("Pickpocket")
    game.runner.accesses("Server 2 card 1")
    game.asks("runner", "trash-accessed", "7.8.3")
    game.runner.declines()
    assert accessed(game) == ["PAD Campaign", "Test Agenda"]
    game.expect(runner_score=["Test Agenda"], run=None)
    assert game.happened("access-cards") == 1


@pytest.mark.rule("7.1.2:2")
def test_7_1_2_archives_has_no_more_cards_than_there_are() -> None:
    game = scenario("""
        corp:
          archives: 2 Hedge Fund
        runner:
          rig: Greedy Reader
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    assert accessed(game) == ["Hedge Fund", "Hedge Fund"]

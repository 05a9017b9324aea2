"""9.2.7: what players can do in paid ability windows, which of them open, and which close."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.machine.terms import AGENDA, ASSET, CORP, HARDWARE, ICE, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.testing import play as played
from netrunner.vocabulary import (
    All,
    CanHost,
    Cards,
    Chosen,
    Draw,
    EndRun,
    ForceEncounterWith,
    ForEvent,
    Gain,
    GrantsAbility,
    breaks,
    paid,
    pumps,
    sub,
    whenever,
)
from netrunner.vocabulary.timing import NextWindowAfter

REZZED_ICE = Cards(types=ICE, rezzed=True)
define("Window Vault", "corp", "asset", CanHost(Cards(types=(AGENDA, ASSET), side=CORP), limit=2), trash=1)
define(
    "Window Follow Up",
    "corp",
    "asset",
    paid(0, Gain(1), only_if=NextWindowAfter(ForEvent("drew", RUNNER))),
    trash=1,
)
define("Window Quick Draw", "runner", "resource", paid(0, Draw(1)))
define("Window Coin", "corp", "asset", paid(0, Gain(1), limit=1), trash=1)
define("Penny", "runner", "resource", paid(0, Gain(1), limit=1))
define("Tutor", "runner", "resource", GrantsAbility(paid(0, Gain(1), limit=1), of=All(Cards(types=HARDWARE))))
define("Corp Tutor", "corp", "asset", GrantsAbility(paid(0, Gain(1), limit=1), of=All(Cards(title="Plain Asset"))))
define("Plain Asset", "corp", "asset", cost=1, trash=1)
define("Costly Asset", "corp", "asset", cost=9, trash=1)
define("Spring Trap", "corp", "asset", paid(0, ForceEncounterWith(Chosen(REZZED_ICE)), limit=1), trash=1)
define("Window Alarm", "corp", "asset", paid(0, EndRun()), trash=1)
define("Soft Ice", "corp", "ice", sub(Gain(1)), cost=1, strength=1, subtypes="barrier")
define("Long Pump", "runner", "program", breaks(1, "barrier"), pumps(1, 1, "run"), strength=1, subtypes="icebreaker")
define("Short Pump", "runner", "program", breaks(1, "barrier"), pumps(1, 1), strength=1, subtypes="icebreaker")


def in_three_ways(game: Scenario) -> list[Scenario]:
    """The game itself, a copy, and what comes back from a save in this very moment."""
    return [game, game.copy(), played(Game.from_json(game.game.to_json()))]


# -- rezzing and scoring (9.2.7c, 9.2.7d) --------------------------------------------------------------------------


@pytest.mark.rule("9.2.7c:2")
@pytest.mark.rule("9.2.7d:1")
@pytest.mark.rule("9.2.7")
@pytest.mark.parametrize("mode", ["forced", "full", "open"])
def test_9_2_7d_a_hosted_agenda_can_be_scored_and_a_hosted_asset_rezzed(mode: str) -> None:
    text = """
        corp:
          credits 1
          Server 1: Window Vault [(Test Agenda {{advancement {n}}}), (Plain Asset)]
        turn: {turn}
    """
    game = scenario(text.format(n=3, turn="corp, at 5.6.2a"), mode=mode)
    game.asks("corp", "window", "5.6.2a")
    offered = sorted([o.partition(" [")[0] for o in game.options("corp")])
    assert offered == ["pass", "rez Plain Asset", "score Test Agenda"]
    for one in in_three_ways(game):
        two = one.copy()
        one.corp.scores("Test Agenda")
        one.expect(corp_points=2)
        two.corp.rezzes("Plain Asset")
        assert two.card("Plain Asset").rezzed
        two.expect(corp_credits=0)
    game = scenario(text.format(n=2, turn="corp, at 5.6.2a"), mode=mode)
    game.refuses("corp", "score Test Agenda")
    game = scenario(text.format(n=3, turn="runner, at 5.7.1e"), mode=mode)  # no scoring in the Runner's turn
    while game.decision is not None and game.decision.player == 1:
        game.take("pass")
    offered = sorted([o.partition(" [")[0] for o in game.options("corp")])
    assert offered == ["pass", "rez Plain Asset"]


@pytest.mark.rule("9.2.7c:1")
@pytest.mark.parametrize(
    ("server", "turn", "asked"),
    [
        ("(Plain Asset)", "corp, at 5.6.2a", ["rez Plain Asset"]),
        ("(Plain Asset)", "runner, at 5.7.1e", ["rez Plain Asset"]),
        ("Plain Asset", "corp, at 5.6.2a", []),
        ("(Costly Asset)", "corp, at 5.6.2a", []),
        ("(Test Agenda {advancement 3})", "corp, at 5.6.2a", ["score Test Agenda"]),
        ("(Test Agenda {advancement 2})", "corp, at 5.6.2a", []),
        ("(Test Agenda {advancement 3})", "runner, at 5.7.1e", []),
        ("Window Vault [(Costly Asset)]", "corp, at 5.6.2a", []),
        ("Window Vault [Plain Asset]", "corp, at 5.6.2a", []),
        ("ice (Soft Ice)", "corp, at 5.6.2a", []),
    ],
)
def test_9_2_7c_a_window_opens_only_where_there_is_something_to_do(server: str, turn: str, asked: list[str]) -> None:
    game = scenario(f"corp:\n credits 5\n Server 1: {server}\nturn: {turn}")
    if asked:
        game.asks("corp", "window")
        assert [o.partition(" [")[0] for o in game.options("corp")] == [*asked, "pass"]
    else:
        game.asks(turn.partition(",")[0], "action")


@pytest.mark.rule("9.2.7d:1")
@pytest.mark.rule("9.2.7")
def test_9_2_7d_between_people_the_corp_is_asked_about_a_faceup_agenda_too() -> None:
    hosted = (("Window Vault [Plain Asset]", False), ("Window Vault [(Plain Asset)]", True))
    for server, asked in (("Test Agenda", True), ("Plain Asset", False), *hosted):
        game = scenario(f"corp:\n credits 0\n Server 1: {server}\nturn: corp, at 5.6.2a", mode="open")
        game.asks("corp", "window" if asked else "action")


@pytest.mark.rule("9.2.7e")
def test_9_2_7e_only_the_approached_ice_can_be_rezzed() -> None:
    game = scenario("corp:\n credits 5\n HQ: ice (Soft Ice), (Soft Ice)\nrun: HQ, approaching ice 2, at 6.9.2e")
    game.asks("corp", "window", "6.9.2e")
    assert game.options("corp") == ["rez Soft Ice [HQ ice 2]", "pass"]
    game = scenario("corp:\n credits 0\n HQ: ice (Soft Ice)\nrun: HQ, approaching ice 1, at 6.9.2e")
    game.asks("runner", "jack-out", "6.9.5c")


# -- who receives priority (9.2.7a, 9.2.7b) ------------------------------------------------------------------------


@pytest.mark.rule("9.2.7a:2")
@pytest.mark.rule("9.2.7b")
@pytest.mark.parametrize("mode", ["forced", "full", "open"])
def test_9_2_7b_a_window_goes_on_the_same_from_every_question_in_it(mode: str) -> None:
    text = "corp:\n credits 0\n Server 1: Window Coin\nrunner:\n credits 0\n rig: Penny\nturn: runner, at 5.7.1e"
    game = scenario(text, mode=mode)
    for one in in_three_ways(game):
        one.asks("runner", "window", "5.7.1e")
        one.runner.passes()
        for two in in_three_ways(one):
            two.asks("corp", "window", "5.7.1e")
            three = two.copy()
            three.corp.passes()  # both have passed
            three.asks("runner", "action")
            two.corp.uses("Window Coin")
            if mode == "full":
                two.corp.passes()
            for four in in_three_ways(two):
                four.asks("runner", "window", "5.7.1e")  # the Corp acted
                four.runner.uses("Penny")
                while four.decision is not None and four.decision.kind == "window":
                    four.take("pass")
                four.asks("runner", "action")
                four.expect(corp_credits=1, runner_credits=1)


@pytest.mark.rule("9.1.3b")
@pytest.mark.rule("9.2.7")
def test_9_1_3b_abilities_that_cards_are_given_open_windows_for_their_controllers() -> None:
    text = """
        corp:
          credits 0
          Server 1: {asset}
          Server 2: Plain Asset
        runner:
          credits 0
          rig: {rig}
        turn: {turn}
    """
    for turn in ("corp, at 5.6.2a", "runner, at 5.7.1e"):
        game = scenario(text.format(asset="Corp Tutor", rig="Test Hardware", turn=turn))
        game.corp.uses("Plain Asset")
        game.expect(corp_credits=1, runner_credits=0)
        game.asks(turn.partition(",")[0], "action")
        game = scenario(text.format(asset="Window Vault", rig="Tutor, Test Hardware", turn=turn))
        game.runner.uses("Test Hardware")
        game.expect(corp_credits=0, runner_credits=1)
        game = scenario(text.format(asset="Window Vault", rig="Tutor", turn=turn))
        game.asks(turn.partition(",")[0], "action")


# -- icebreakers (3.9.5d, 3.9.5f) ----------------------------------------------------------------------------------


@pytest.mark.rule("3.9.5d")
@pytest.mark.rule("3.9.5f:1")
@pytest.mark.parametrize(
    ("title", "mode", "options"),
    [
        ("Short Pump", "forced", 0),
        ("Long Pump", "forced", 2),  # until the end of the run: worth something before the ice
        ("Short Pump", "full", 2),
        ("Long Pump", "full", 2),
    ],
)
def test_3_9_5d_strength_for_the_run_can_be_bought_before_the_encounter(title: str, mode: str, options: int) -> None:
    game = scenario(
        f"corp:\n HQ: ice Soft Ice\nrunner:\n credits 3\n rig: {title}\nrun: HQ, approaching ice 1", mode=mode
    )
    if options:
        game.asks("runner", "window", "6.9.2b")
        assert len(game.options("runner")) == options  # a boost, and passing: nothing to break yet
        game.runner.boosts(title)
        game.expect(runner_credits=2)
    else:
        game.asks("runner", "window", "6.9.3b")
        assert len(game.options("runner")) == 3  # a boost, a break, and passing


# -- closing (6.8.2a) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("6.8.2a:1")
def test_6_8_2a_the_window_in_which_the_run_is_ended_closes() -> None:
    game = scenario("""
        corp:
          Server 1: Window Alarm
          Server 2: Window Coin
          HQ: ice Soft Ice
        runner:
          credits 0
          rig: Penny
        run: HQ, approaching ice 1
    """)
    game.asks("runner", "window", "6.9.2b")
    game.runner.passes()
    for one in in_three_ways(game):
        one.corp.uses("Window Alarm")
        one.asks("runner", "window", "5.7.1e")  # not the rest of 6.9.2b
        one.expect(run=None)


@pytest.mark.rule("6.8.2a:1")
@pytest.mark.rule("8.2.9:1")
def test_6_8_2a_a_window_outside_of_the_run_is_completed() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: Spring Trap
          Server 2: Window Coin
          HQ: ice Soft Ice
        runner:
          credits 0
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Spring Trap")
    game.corp.uses("Window Coin")  # in the window of the encounter
    game.expect(corp_credits=2)  # and the subroutine
    game.asks("corp", "action")


# -- the next window after something (9.3.3c) ----------------------------------------------------------------------


@pytest.mark.rule("9.3.3c:2")
def test_9_3_3c_the_next_window_after_something_is_the_very_next_one() -> None:
    text = "corp:\n credits 0\n Server 1: Window Follow Up\nrunner:\n deck: 9 any\n rig: {rig}\nturn: runner"
    game = scenario(text.format(rig="Test Resource"))
    game.runner.draws()
    for one in in_three_ways(game):
        one.asks("corp", "window", "5.7.1e")
        one.corp.uses("Window Follow Up")
        one.corp.uses("Window Follow Up")  # as often as they like, in this window
        one.corp.passes()
        one.expect(corp_credits=2)
        one.runner.takes_credit()
        one.asks("runner", "action")  # a window has gone by
        one.runner.draws()
        one.corp.uses("Window Follow Up")
        one.expect(corp_credits=3)
    game = scenario(text.format(rig="Test Resource"))
    game.runner.takes_credit()
    game.asks("runner", "action")


@pytest.mark.rule("9.3.3c:2")
def test_9_3_3c_what_happens_in_a_window_counts_for_the_next_one() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: Window Follow Up
        runner:
          deck: 9 any
          rig: Window Quick Draw
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Window Quick Draw")
    game.runner.passes()
    game.asks("runner", "action")  # the window opened before the card was drawn
    game.runner.takes_credit()
    game.runner.passes()
    game.corp.uses("Window Follow Up")
    game.expect(corp_credits=1)


@pytest.mark.rule("9.3.3c:2")
def test_9_3_3c_a_window_inside_another_does_not_change_what_came_before_it() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: Window Follow Up
          Server 2: Spring Trap
          HQ: ice Soft Ice
        runner:
          deck: 9 any
        turn: runner
    """)
    game.runner.draws()
    game.asks("corp", "window", "5.7.1e")
    game.corp.uses("Spring Trap")
    game.expect(corp_credits=1)  # the subroutine; Window Follow Up was of no use during the encounter
    for one in in_three_ways(game):
        one.asks("corp", "window", "5.7.1e")
        one.corp.uses("Window Follow Up")
        one.expect(corp_credits=2)


@pytest.mark.rule("9.3.3c:2")
@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize("asset", ["Plain Asset", "Window Lookout"])
def test_9_3_3c_a_reaction_before_the_window_changes_nothing_about_which_window_is_next(asset: str) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice Soft Ice
          Server 1: After Approach
          Server 2: {asset}
        turn: runner
    """)
    game.runner.runs("HQ")
    for one in in_three_ways(game):
        one.asks("corp", "window", "6.9.2b")
        one.expect(corp_credits=int(asset == "Window Lookout"))
        one.corp.uses("After Approach")
        one.corp.passes()
        one.asks("runner", "jack-out", "6.9.5c")  # neither in 6.9.2e nor in 6.9.3b


@pytest.mark.rule("9.2.7")
@pytest.mark.parametrize(("mode", "asked"), [("forced", False), ("open", True), ("full", True)])
def test_9_2_7_who_can_do_nothing_is_asked_only_where_the_opponent_cannot_know_that(mode: str, asked: bool) -> None:
    text = "corp:\n credits 0\n Server 1: (Costly Asset)\nrunner:\n rig: Penny\nturn: runner, at 5.7.1e"
    game = scenario(text, mode=mode)
    game.runner.passes()
    game.asks("corp" if asked else "runner", "window" if asked else "action")
    game = scenario(text, mode=mode)
    game.runner.uses("Penny")
    if mode == "full":
        game.runner.passes()
    game.asks("corp" if asked else "runner", "window" if asked else "action")


AFTER_APPROACH = NextWindowAfter(ForEvent("approach-ice"))
define("After Approach", "corp", "asset", paid(0, Gain(1), only_if=AFTER_APPROACH), trash=1)
define("Window Lookout", "corp", "asset", whenever(ForEvent("approach-ice"), Gain(1)), trash=1)


@pytest.mark.rule("9.3.3c:2")
def test_9_3_3c_what_came_before_the_last_window_is_forgotten_whatever_happens_in_between() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Soft Ice
          Server 1: Window Follow Up
          Server 2: Window Lookout
        runner:
          deck: 9 any
        turn: runner
    """)
    game.runner.draws()
    game.corp.passes()  # in the next window after it
    game.runner.runs("HQ")
    game.expect(corp_credits=1 + 1)  # a reaction to the approach, and a subroutine
    game.asks("runner", "jack-out", "6.9.5c")  # no window opened in between

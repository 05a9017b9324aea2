"""9.1.2, 9.8, 10.3: how abilities resolve, step by step, and what stops them."""

import pytest

from netrunner.rules.machine.terms import F_DAMAGE, F_TAGS, HARDWARE, ICE, NET, PROGRAM, RESOURCE, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddToScoreArea,
    All,
    Both,
    Cards,
    ChooseOne,
    Chosen,
    Clicks,
    Damage,
    Draw,
    DuringRun,
    ForEvent,
    Gain,
    GiveTags,
    GrantsAbility,
    If,
    May,
    Prevent,
    Reveal,
    RunnerTagged,
    SufferDamage,
    SwapCards,
    This,
    Trash,
    TrashCards,
    TurnBegins,
    Until,
    Would,
    interrupt,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.actions import AllottedClicks, TakeDifferentAction
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.costs import TakeTags

ICE_CARDS = Cards(types=ICE)
define("Last Laugh", "runner", "event", play(AddToScoreArea(This(), 7), Gain(5)))
LOOSE = SwapCards(Chosen(ICE_CARDS, up_to=True), Chosen(ICE_CARDS, as_="other"))
define("Loose Swap", "corp", "operation", play(LOOSE))
define("Modest Show", "runner", "event", play(May(Reveal(All(Cards(types=PROGRAM, where="grip"))))))
define("Wide Raze", "runner", "event", play(Trash(Chosen(Cards(side=RUNNER), 2, up_to=True))))
define("Exact Raze", "runner", "event", play(Trash(Chosen(Cards(side=RUNNER), 2))))
AIMS = [Trash(Chosen(Cards(types=kind))) for kind in (HARDWARE, RESOURCE)]
define("Two Aims", "runner", "event", play(*AIMS))
define("Second Try", "runner", "resource", paid(0, TakeDifferentAction(), limit=1))
define("Lever", "runner", "resource", paid(Clicks(3), Gain(7)))
define("Both Ways", "corp", "operation", play(Both(GiveTags(1), Damage(NET, 1))))
define("Tag Guard", "runner", "resource", When(Would(F_TAGS), (Prevent(F_TAGS, 1),), interrupt=True))
define("Hurt Guard", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True))
define("Chain One", "runner", "resource", when(TurnBegins(), Gain(1)))
define("Chain Two", "runner", "resource", when(TurnBegins(), Draw(1)))
define("Chain Late", "runner", "resource", when(TurnBegins(), If(RunnerTagged(), Gain(4))))
define("Drawn In", "runner", "resource", whenever(ForEvent("drew", YOU), Gain(2)))
define("Menu", "runner", "event", play(ChooseOne(Gain(1), Draw(1), (Gain(2), Draw(1)))))
define("Lone Guard", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True))
define("Lazy Guard", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), True, True))
GUARD = When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True)
define("Guard School", "runner", "resource", GrantsAbility(GUARD, of=All(Cards(types=HARDWARE))))
SOLD = TrashCards(Cards(title="Lone Guard"))
define("Turncoat", "runner", "resource", interrupt(SOLD, Prevent(F_DAMAGE, 1)))
define("Scrap Shield", "runner", "resource", interrupt(TrashCards(Cards(types=HARDWARE)), Prevent(F_DAMAGE, 1)))
define("Flinch", "runner", "resource", paid(SufferDamage(NET, 1), Gain(2)))
define("Own Up", "runner", "resource", paid(TakeTags(1), Gain(2)))
define("Second Legs", "runner", "resource", paid(0, Until(AllottedClicks(1), "run"), limit=1, only_if=DuringRun()))


@pytest.mark.rule("1.7.1")
def test_1_7_1_nothing_resolves_after_the_game_is_over() -> None:
    game = scenario("runner:\n credits 0\n hand: Last Laugh\nturn: runner")
    game.runner.plays("Last Laugh")
    assert (game.winner, game.runner.credits) == ("runner", 0)


@pytest.mark.rule("1.14.2:1")
def test_1_14_2_each_target_of_an_instruction_is_announced_even_if_another_is_not() -> None:
    text = "corp:\n hand: Loose Swap\n HQ: ice Enigma\n R&D: ice Hunter\nturn: corp"
    game = scenario(text)
    game.corp.plays("Loose Swap")
    game.corp.picks("Enigma")
    game.corp.picks("Hunter")
    assert (game.ice("HQ"), game.ice("R&D")) == (["Hunter"], ["Enigma"])
    game = scenario(text)
    game.corp.plays("Loose Swap")
    game.corp.done()
    game.asks("corp", "target", "1.14.2")  # the other one
    game.corp.picks("Hunter")
    assert (game.ice("HQ"), game.ice("R&D")) == (["Enigma"], ["Hunter"])


@pytest.mark.rule("1.14.2:1")
@pytest.mark.parametrize(
    ("event", "picked", "stop"), [("Wide Raze", 1, True), ("Wide Raze", 2, False), ("Exact Raze", 2, False)]
)
def test_1_14_2_how_many_targets(event: str, picked: int, stop: bool) -> None:
    game = scenario(f"runner:\n hand: {event}\n rig: Test Hardware, Test Resource, Corroder\nturn: runner")
    game.runner.plays(event)
    titles = ["Test Hardware", "Corroder"][:picked]
    for title in titles:
        game.runner.picks(title)
    if stop:
        game.runner.done()
    game.expect(runner_heap=[event, *titles])
    game = scenario("runner:\n hand: Exact Raze\n rig: Test Hardware\nturn: runner")
    game.runner.plays("Exact Raze")  # as many as there are
    game.expect(runner_heap=["Exact Raze", "Test Hardware"])


@pytest.mark.rule("9.1.2:1")
@pytest.mark.rule("9.10.3:2")
def test_9_1_2_targets_of_a_later_instruction_are_announced_when_it_is_their_turn() -> None:
    game = scenario("""
        runner:
          hand: Two Aims
          rig: Test Hardware, Test Console, Test Resource, Test Unique Resource
        turn: runner
    """)
    game.runner.plays("Two Aims")
    game.runner.picks("Test Console")
    game.expect(runner_heap=["Test Console"])
    game.runner.picks("Test Resource")
    game.expect(runner_heap=["Test Console", "Test Resource", "Two Aims"])


@pytest.mark.rule("1.20.6:2")
def test_1_20_6_what_was_revealed_is_hidden_again() -> None:
    game = scenario("runner:\n hand: Modest Show, Corroder\nturn: runner")
    game.runner.plays("Modest Show")
    game.runner.accepts()
    game.asks("runner", "action")
    assert game.happened("revealed") == 1  # nothing is shown any more (every scenario is looked over for that)


@pytest.mark.rule("5.2.6b:1")
@pytest.mark.parametrize(("clicks", "offered"), [(1, False), (2, True)])
def test_5_2_6b_another_action_for_a_click_less(clicks: int, offered: bool) -> None:
    game = scenario(f"runner:\n clicks {clicks}\n rig: Second Try, Lever\nturn: runner, at 5.7.1e")
    game.runner.uses("Second Try")
    if not offered:
        game.refuses("runner", "use Lever")  # three clicks, one less
        return
    game.runner.uses("Lever")
    game.expect(runner_credits=12, runner_clicks=0)


@pytest.mark.rule("9.8.2:1")
@pytest.mark.parametrize(
    ("rig", "tags", "hand"), [("Tag Guard", 0, 1), ("Hurt Guard", 1, 2), ("Tag Guard, Hurt Guard", 0, 2)]
)
def test_9_8_2_each_part_of_an_instruction_can_be_interrupted(rig: str, tags: int, hand: int) -> None:
    game = scenario(f"corp:\n hand: Both Ways\nrunner:\n hand: 2 any\n rig: {rig}\nturn: corp")
    game.corp.plays("Both Ways")
    if "," in rig:
        game.runner.triggers("Hurt Guard")
    game.expect(tags=tags, runner_hand=hand)


@pytest.mark.rule("9.2.8c")
def test_9_2_8c_the_order_of_pending_abilities_is_chosen() -> None:
    text = "runner:\n deck: 3 any\n rig: Chain One, Chain Two, Drawn In\nturn: runner, at 5.7.1a"
    game = scenario(text)
    game.asks("runner", "react", "9.2.8c")
    game.runner.triggers("Chain Two")
    game.expect(runner_credits=8, runner_hand=1)
    kinds = [k for k in game.log_kinds() if k in ("drew", "credits-gained")]
    assert kinds == ["drew", "credits-gained", "credits-gained"]
    game = scenario(text)
    game.runner.triggers("Chain One")
    kinds = [k for k in game.log_kinds() if k in ("drew", "credits-gained")]
    assert kinds == ["credits-gained", "drew", "credits-gained"]


@pytest.mark.rule("9.10.4f:2")
@pytest.mark.parametrize(("choice", "credits", "hand"), [(1, 6, 0), (2, 5, 1), (3, 7, 1)])
def test_9_10_4f_the_chosen_effect_resolves(choice: int, credits: int, hand: int) -> None:
    game = scenario("runner:\n deck: 3 any\n hand: Menu\nturn: runner")
    game.runner.plays("Menu")
    game.runner.chooses(choice)
    game.expect(runner_credits=credits, runner_hand=hand)


@pytest.mark.rule("4.7.8a:1")
@pytest.mark.parametrize(
    ("server", "kept", "gone"),
    [
        ("Server 1: PAD Campaign, Test Asset", "PAD Campaign", ["Test Asset"]),
        ("Server 1: (Nisei MK II), Test Asset, Test Upgrade", "Test Asset", ["Nisei MK II"]),
        ("Server 1: Test Asset, Test Region, Test Region", "Test Region [Server 1 card 2]", ["Test Region"]),
        ("HQ: root Test Region, Test Region", "Test Region [HQ root 1]", ["Test Region"]),
    ],
)
def test_4_7_8a_of_cards_that_only_one_can_be_of_the_corp_keeps_one(server: str, kept: str, gone: list[str]) -> None:
    game = scenario(f"corp:\n {server}\nturn: corp")
    game.asks("corp", "keep-one", "10.3.1e")
    assert len(game.options("corp")) == 2
    game.take(next(text for text in game.options("corp") if text.startswith(f"keep-card {kept}")))
    game.expect(corp_archives=gone)
    game.asks("corp", "action")


@pytest.mark.rule("4.7.8a:1")
@pytest.mark.parametrize(
    "servers",
    [
        "Server 1: PAD Campaign, Test Upgrade, Test Upgrade",
        "Server 1: PAD Campaign; Server 2: Test Asset",
        "Server 1: Test Region, Test Upgrade; HQ: root Test Region; R&D: root Test Region, Test Upgrade",
    ],
)
def test_4_7_8a_one_of_each_kind_in_each_server_is_right(servers: str) -> None:
    game = scenario(f"corp:\n {servers}\nturn: corp")
    game.asks("corp", "action")
    game.expect(corp_archives=[])


@pytest.mark.rule("10.3.1d:1")
@pytest.mark.parametrize("title", ["Test Unique Resource", "Test Resource"])
def test_10_3_1d_two_cards_of_one_name_only_matter_if_they_are_unique(title: str) -> None:
    game = scenario(f"runner:\n credits 5\n hand: {title}\n rig: {title}\nturn: runner")
    game.runner.installs(title)
    unique = "Unique" in title
    game.expect(runner_rig=[title] if unique else [title, title], runner_heap=[title] if unique else [])


# -- what is lost, and what would be prevented ------------------------------------------------------------------------


@pytest.mark.rule("9.6.11")
@pytest.mark.parametrize(
    ("rig", "used", "hand"),
    [
        ("Lone Guard, Turncoat", "Turncoat", 3), ("Lone Guard, Turncoat", None, 3),
        ("Guard School, Test Hardware, Scrap Shield", "Scrap Shield", 3),
    ],
)  # fmt: skip
def test_9_6_11_an_interrupt_whose_source_is_gone_is_not_pending(rig: str, used: str | None, hand: int) -> None:
    game = scenario(f"corp:\n credits 9\n hand: Test Net Damage\nrunner:\n hand: 5 any\n rig: {rig}\nturn: corp")
    game.corp.plays("Test Net Damage", x=3)
    game.asks("runner", "interrupt", "9.2.9d")
    game.refuses("runner", "pass")  # one of them must be triggered
    if used is None:
        game.runner.triggers("Lone Guard")
        game.runner.passes()
        game.expect(runner_hand=hand)
        return
    game.runner.uses(used)
    game.expect(runner_hand=hand)  # 1 of 3 was prevented, and nobody is left to prevent more


@pytest.mark.rule("1.15.1b:2")
@pytest.mark.parametrize(
    ("title", "guard", "able"),
    [
        ("Flinch", "Lone Guard", False), ("Flinch", "Lazy Guard", True), ("Flinch", "Tag Guard", True),
        ("Own Up", "Tag Guard", False), ("Own Up", "Lone Guard", True),
    ],
)  # fmt: skip
def test_1_15_1b_what_must_be_prevented_cannot_be_paid(title: str, guard: str, able: bool) -> None:
    game = scenario(f"runner:\n hand: 3 any\n rig: {title}, {guard}\nturn: runner, at 5.7.1e")
    if able:
        game.runner.uses(title)
        game.expect(runner_credits=7)
    else:
        game.asks("runner", "action")
        assert game.why_not("runner", f"use {title}").rule == "1.15.1b"


@pytest.mark.rule("1.11.2")
def test_1_11_2_a_click_that_an_effect_adds_goes_with_the_effect() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          clicks 2
          rig: Second Legs
        run: HQ, approaching ice 1
    """)
    game.runner.uses("Second Legs")
    game.expect(runner_clicks=3)
    game.pass_windows()
    game.runner.jacks_out()
    game.expect(run=None, runner_clicks=2)

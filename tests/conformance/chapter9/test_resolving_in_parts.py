"""9.1.2, 9.6.9, 9.8, 9.9: abilities in parts, what they show and remember, what lasts and what is replaced."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.rules.abilities.lingering_effects import D_SOURCE, Duration, add
from netrunner.rules.machine.nodes import Context
from netrunner.rules.machine.terms import (
    E_ACCESS,
    F_DAMAGE,
    HARDWARE,
    ICE,
    NET,
    POWER,
    PROGRAM,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
)
from netrunner.testing import Scenario, define, scenario
from netrunner.testing import play as played
from netrunner.vocabulary import (
    AddTo,
    All,
    Both,
    Cards,
    Chosen,
    Damage,
    Draw,
    ForEvent,
    Gain,
    GiveTags,
    If,
    Its,
    Look,
    May,
    MayPay,
    Memory,
    Not,
    Place,
    Prevent,
    RemoveTags,
    Reveal,
    Run,
    RunnerTagged,
    StrengthBonus,
    TopOf,
    Trash,
    Until,
    Would,
    interrupt,
    play,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.conditions import Always
from netrunner.vocabulary.running import SuccessElsewhere
from netrunner.vocabulary.statics import InsteadOfAccessing

SHOW_HQ = Reveal(All(Cards(where="hq")))
ANY_ICE = Cards(types=ICE)
define("Part Glance", "corp", "operation", play(If(Always(), Look(TopOf(YOU, 1))), May(Gain(1))))
define("Full Glance", "corp", "operation", play(If(Always(), Reveal(TopOf(YOU, 1))), May(Gain(1))))
define("Show Instead", "runner", "event",
       play(Run(SERVER_HQ, during=InsteadOfAccessing(SHOW_HQ, May(Gain(1))))))  # fmt: skip
define("Show Then Ask", "runner", "event",
       play(Reveal(All(Cards(where="grip", types=PROGRAM))), May(Gain(1)), May(Gain(1))))  # fmt: skip
define("Use Count", "runner", "resource", whenever(ForEvent("used", YOU), Gain(1)))
define("Sip", "runner", "resource", whenever(ForEvent("drew", YOU), Place(POWER), may=True))
define("Strict Sip", "runner", "resource", whenever(ForEvent("drew", YOU), Place(POWER)))
define("Inner Sip", "runner", "resource", whenever(ForEvent("drew", YOU), May(Place(POWER))))
define("Costly Sip", "runner", "resource", whenever(ForEvent("drew", YOU), MayPay(1, Place(POWER))))
define("Borrowed Memory", "runner", "event", play(Until(Memory(2), "turn")))
define("Clean Memory", "runner", "hardware", Memory(2, condition=Not(RunnerTagged())))
define("Dirty Memory", "runner", "hardware", Memory(2, condition=RunnerTagged()))
define("Mark", "corp", "operation", play(GiveTags(1)))
define("Unmark", "corp", "operation", play(RemoveTags(1)))
define("Retrieve", "runner", "event",
       play(AddTo(Chosen(Cards(where="heap", side=RUNNER)), "grip"), AddTo(Its(), "stack"), Gain(1)))  # fmt: skip
define("Wall of Two", "corp", "ice", cost=1, strength=2)
define("Bracing", "corp", "operation", play(Until(StrengthBonus(3, cards=ANY_ICE), "your next turn")))
define("Part Detour", "runner", "event",
       play(Run(SERVER_ARCHIVES, during=SuccessElsewhere(SERVER_HQ, on=SERVER_ARCHIVES))))  # fmt: skip
define("Long Detour", "runner", "event",
       play(Run(SERVER_ARCHIVES, during=(
           SuccessElsewhere(SERVER_HQ, on=SERVER_ARCHIVES), SuccessElsewhere(SERVER_RND, on=SERVER_HQ)))))  # fmt: skip
define("Part Errand", "runner", "event", play(Run(SERVER_HQ, during=InsteadOfAccessing(Gain(3), optional=True))))
define("Two Hurts", "corp", "operation", play(Both(Damage(NET, 1), Damage(0, 1))))
define("Any Guard", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), optional=True, interrupt=True))
define("Net Guard", "runner", "resource", interrupt(1, Prevent(F_DAMAGE, 1, NET)))


def in_three_ways(game: Scenario) -> list[Scenario]:
    """The game itself, a copy, and what comes back from a save in this very moment."""
    return [game, game.copy(), played(Game.from_json(game.game.to_json()))]


def seen(game: Scenario, title: str, side: int) -> bool:
    """Whether a player sees the front of a card now."""
    s = game.game.state
    return bool(s.visibility(s.cards[game.card(title).id]) & 1 << side)


# -- what is visible while an ability resolves (1.20.6) ------------------------------------------------------------


@pytest.mark.rule("1.20.6:1")
@pytest.mark.rule("9.1.2:1")
@pytest.mark.parametrize(("title", "runner"), [("Part Glance", False), ("Full Glance", True)])
def test_1_20_6_what_a_part_of_an_ability_shows_is_visible_until_the_whole_has_resolved(
    title: str, runner: bool
) -> None:
    game = scenario(f"corp:\n hand: {title}\n deck: Snare!, 3 any\nturn: corp")
    assert not seen(game, "Snare!", 0)
    game.corp.plays(title)
    for one in in_three_ways(game):
        one.asks("corp", "may")
        assert seen(one, "Snare!", 0) and seen(one, "Snare!", 1) == runner
        one.corp.accepts()
        one.asks("corp", "action")
        assert not seen(one, "Snare!", 0) and not seen(one, "Snare!", 1)


@pytest.mark.rule("1.20.6:2")
@pytest.mark.rule("9.8.8:1")
def test_1_20_6_what_a_replacement_shows_is_hidden_after_it() -> None:
    game = scenario("corp:\n hand: Snare!\nrunner:\n credits 0\n hand: Show Instead\nturn: runner")
    game.runner.plays("Show Instead")
    game.runner.continues()
    for one in in_three_ways(game):
        one.asks("runner", "may")
        assert seen(one, "Snare!", 1)
        one.runner.accepts()
        one.expect(runner_credits=1, run=None)
        assert not seen(one, "Snare!", 1)


@pytest.mark.rule("1.20.6:1")
def test_1_20_6_parts_that_show_nothing_hide_nothing() -> None:
    game = scenario("runner:\n hand: Show Then Ask, Corroder\nturn: runner")
    game.runner.plays("Show Then Ask")
    for answer in ("yes", "no"):
        assert seen(game, "Corroder", 0)
        game.take(answer)
    assert not seen(game, "Corroder", 0)


# -- which abilities are used (9.6.9d) -----------------------------------------------------------------------------


@pytest.mark.rule("9.6.9d:1")
@pytest.mark.rule("9.1.6:1")
def test_9_6_9d_an_optional_ability_is_used_when_it_or_an_optional_part_is_carried_out() -> None:
    text = "runner:\n credits 5\n deck: 5 any\n rig: {title}, Use Count\nturn: runner"
    for title, yes, no, price in (("Sip", "trigger Sip", "pass", 0), ("Inner Sip", "yes", "no", 0),
                                  ("Costly Sip", "yes", "no", 1)):  # fmt: skip
        game = scenario(text.format(title=title))
        game.runner.draws()
        for one in in_three_ways(game):
            two = one.copy()
            one.take(yes)
            one.expect(runner_credits=5 - price + 1)
            assert one.card(title).power == 1 and one.happened("used") == 1
            two.take(no)
            two.expect(runner_credits=5)
            assert two.card(title).power == 0 and two.happened("used") == 0
    game = scenario(text.format(title="Strict Sip"))
    game.runner.draws()
    game.expect(runner_credits=5)  # nobody chose anything
    assert game.card("Strict Sip").power == 1


# -- what lasts (9.9) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.1b")
@pytest.mark.rule("9.9.3")
def test_10_3_1b_with_the_end_of_what_lasts_its_restrictions_are_checked_again() -> None:
    game = scenario("""
        corp:
          deck: 5 any
        runner:
          clicks 2
          hand: Borrowed Memory, Test Big Program
          rig: Test Big Program
        turn: runner
    """)
    game.runner.plays("Borrowed Memory")
    game.expect(runner_memory_limit=6)
    game.runner.installs("Test Big Program")
    game.runner.done()  # there is room for both
    game.expect(runner_memory_limit=4)
    game.asks("runner", "trash-for-memory")


@pytest.mark.rule("10.3.1e:1")
@pytest.mark.parametrize(
    ("hardware", "tags", "operation", "left"),
    [("Clean Memory", 0, "Mark", 1), ("Clean Memory", 1, "Unmark", 2), ("Dirty Memory", 1, "Unmark", 1),
     ("Dirty Memory", 1, "Mark", 2), ("Dirty Memory", 2, "Unmark", 2)],
)  # fmt: skip
def test_10_3_1e_memory_that_depends_on_tags_is_checked_when_tags_change(
    hardware: str, tags: int, operation: str, left: int
) -> None:
    programs = "2 Test Big Program" if (hardware == "Clean Memory") == (tags == 0) else "Test Big Program, Test Program"
    game = scenario(f"""
        corp:
          hand: {operation}
        runner:
          tags {tags}
          rig: {hardware}, {programs}
        turn: corp
    """)
    game.corp.plays(operation)
    if left == 1:
        game.asks("runner")
        game.take(game.options("runner")[0])
    assert len(game.runner.rig) == 1 + left


@pytest.mark.rule("9.9.1:1")
def test_9_9_1_what_lasts_while_its_source_is_active_ends_with_it() -> None:
    game = scenario("runner:\n rig: Test Hardware, Test Console\nturn: runner")
    s = game.game.state
    source = s.cards[game.card("Test Hardware").id]
    add(s, BONUS, Context(RUNNER, source.id, source.ref), (Duration(D_SOURCE, source=source.ref),))
    game.runner.takes_credit()
    game.expect(runner_memory_limit=8)
    game = scenario("runner:\n hand: Wreck It\n rig: Test Hardware, Test Console\nturn: runner")
    s = game.game.state
    source = s.cards[game.card("Test Hardware").id]
    add(s, BONUS, Context(RUNNER, source.id, source.ref), (Duration(D_SOURCE, source=source.ref),))
    game.runner.plays("Wreck It")
    game.runner.picks("Test Hardware")
    game.expect(runner_memory_limit=5)


BONUS = Memory(3)
define("Spare Memory", "runner", "hardware", BONUS)
define("Wreck It", "runner", "event", play(Trash(Chosen(Cards(types=HARDWARE)))))


@pytest.mark.rule("5.6.1d")
def test_5_6_1d_until_your_next_turn_lasts_through_the_opponents_turn() -> None:
    game = scenario("""
        corp:
          clicks 1
          hand: Bracing
          deck: 5 any
          HQ: ice Wall of Two
        runner:
          clicks 0
        turn: corp 1
    """)
    game.corp.plays("Bracing")
    assert game.card("Wall of Two").strength == 5
    for one in in_three_ways(game):
        for _ in range(4):
            assert one.card("Wall of Two").strength == 5
            one.runner.takes_credit()
        assert one.turn == "corp"
        assert one.card("Wall of Two").strength == 2


# -- what is found again (1.14.4) ----------------------------------------------------------------------------------


@pytest.mark.rule("1.14.4")
def test_1_14_4_a_later_instruction_finds_the_card_that_an_earlier_one_moved() -> None:
    game = scenario("runner:\n credits 0\n hand: Retrieve\n heap: Corroder, Diesel\n deck: 2 any\nturn: runner")
    game.runner.plays("Retrieve")
    game.runner.picks("Diesel")
    game.expect(runner_credits=1, runner_hand=[])
    assert game.runner.deck[0] == "Diesel" and "Corroder" in game.runner.heap


# -- what is replaced (9.8) ----------------------------------------------------------------------------------------


@pytest.mark.rule("9.8.4a:1")
@pytest.mark.rule("9.8.9")
@pytest.mark.parametrize(("title", "server"), [("Part Detour", "HQ"), ("Long Detour", "R&D")])
def test_9_8_9_what_a_replacement_led_to_can_be_replaced_by_another(title: str, server: str) -> None:
    game = scenario(f"""
        corp:
          hand: Hedge Fund
          deck: Enigma, 2 any
          archives: Hunter
        runner:
          hand: {title}
        turn: runner
    """)
    game.runner.plays(title)
    game.runner.continues()
    accessed = [e for e in game.events() if e.kind == E_ACCESS]
    assert [game.game.state.cards[e.card % 256].defn.title for e in accessed] == [
        "Hedge Fund" if server == "HQ" else "Enigma"
    ]


@pytest.mark.rule("6.7.3c")
def test_6_7_3c_the_runner_decides_whether_to_replace_the_access() -> None:
    game = scenario("corp:\n hand: Test Agenda\nrunner:\n credits 0\n hand: Part Errand\nturn: runner")
    game.runner.plays("Part Errand")
    game.runner.continues()
    for one in in_three_ways(game):
        one.asks("runner", "instead", "6.7.3c")
        two = one.copy()
        one.runner.accepts()
        one.expect(runner_credits=3, runner_score=[])
        two.runner.declines()
        two.expect(runner_credits=0, runner_score=["Test Agenda"])


# -- several effects of one instruction (9.8.2) --------------------------------------------------------------------


@pytest.mark.rule("9.8.2:1")
@pytest.mark.rule("9.8.4")
def test_9_8_2_each_effect_of_an_instruction_can_be_interrupted() -> None:
    text = "corp:\n hand: Two Hurts\nrunner:\n credits 1\n hand: 4 any\n rig: {rig}\nturn: corp"
    for rig, acts, left in (("Net Guard", ["use"], 3), ("Net Guard", ["pass"], 2), ("Test Resource", [], 2),
                            ("Any Guard", ["trigger"], 3),
            ("Net Guard, Any Guard", ["use", "trigger"], 4)):  # fmt: skip
        game = scenario(text.format(rig=rig))
        game.corp.plays("Two Hurts")
        for act in acts:
            game.asks("runner", "interrupt")
            game = in_three_ways(game)[2]
            game.take(next(o for o in game.options("runner") if o.startswith(act)))
        game.expect(runner_hand=left)
        game.asks("corp", "action")


# -- announcing targets (1.14.2) -----------------------------------------------------------------------------------


@pytest.mark.rule("1.14.2:1")
@pytest.mark.rule("10.2.2b:1")
@pytest.mark.parametrize(("hand", "options"), [("Corroder", ["pick Corroder"]), ("Diesel", ["done"])])
def test_1_14_2_between_people_a_player_is_asked_for_a_target_whether_or_not_there_is_one(
    hand: str, options: list[str]
) -> None:
    text = f"runner:\n credits 0\n hand: Show One, {hand}\nturn: runner"
    game = scenario(text, mode="open")
    game.runner.plays("Show One")
    for one in in_three_ways(game):
        one.asks("runner", "target", "1.14.2")
        assert one.options("runner") == options
        one.take(options[0])
        one.expect(runner_credits=1)
        assert one.happened("revealed") == int(hand == "Corroder")
    game = scenario(text)
    game.runner.plays("Show One")
    game.expect(runner_credits=1)
    assert game.happened("revealed") == int(hand == "Corroder")


@pytest.mark.rule("1.14.2:1")
@pytest.mark.parametrize("hand", ["Corroder, Mimic", "Corroder", "Diesel"])
def test_1_14_2_as_many_targets_are_announced_as_there_are(hand: str) -> None:
    programs = [title for title in hand.split(", ") if title != "Diesel"]
    for title, least in (("Show Two", min(2, len(programs))), ("Show Up To Two", 0)):
        game = scenario(f"runner:\n credits 0\n hand: {title}, {hand}\nturn: runner")
        game.runner.plays(title)
        for one in in_three_ways(game):
            shown = 0
            while one.decision is not None and one.decision.kind == "target":
                assert ("done" in one.options("runner")) == (shown >= least)
                one.take(one.options("runner")[0])
                shown += 1
            one.expect(runner_credits=1)


GRIP_PROGRAMS = Cards(where="grip", types=PROGRAM)
define("Show One", "runner", "event", play(Reveal(Chosen(GRIP_PROGRAMS)), Gain(1)))
define("Show Two", "runner", "event", play(Reveal(Chosen(GRIP_PROGRAMS, 2)), Gain(1)))
define("Show Up To Two", "runner", "event", play(Reveal(Chosen(GRIP_PROGRAMS, 2, up_to=True)), Gain(1)))


# -- a checkpoint after each instruction (9.1.2, 10.3.3) ---------------------------------------------------------------


@pytest.mark.rule("9.1.2:2")
@pytest.mark.rule("1.14.2:1")
@pytest.mark.rule("10.3.1e:1")
def test_9_1_2_restrictions_are_checked_between_the_instructions_of_an_ability() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Part Clear Out
          rig: Spare Memory, Test Big Program, Test Big Program
        turn: runner
    """)
    game.runner.plays("Part Clear Out")
    for one in in_three_ways(game):
        one.asks("runner", "trash-for-memory", "10.3.1e")
        one.take(one.options("runner")[0])
        one.asks("runner", "may")  # only now comes the second instruction
        one.runner.accepts()
        one.expect(runner_credits=1, runner_rig=["Test Big Program"])


@pytest.mark.rule("9.1.2:2")
@pytest.mark.rule("1.14.2:1")
def test_9_1_2_reactions_come_between_the_instructions_of_an_ability() -> None:
    game = scenario("runner:\n credits 0\n hand: Draw Then Ask\n deck: 3 any\n rig: Paying Reader\nturn: runner")
    game.runner.plays("Draw Then Ask")
    for one in in_three_ways(game):
        one.asks("runner", "may")
        one.expect(runner_credits=2, runner_hand=1)
        one.runner.accepts()
        one.expect(runner_credits=3)


define("Part Clear Out", "runner", "event", play(Trash(All(Cards(types=HARDWARE))), May(Gain(1))))
define("Draw Then Ask", "runner", "event", play(Draw(1), May(Gain(1))))
define("Paying Reader", "runner", "resource", whenever(ForEvent("drew", YOU), Gain(2)))

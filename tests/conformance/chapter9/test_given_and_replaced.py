"""9.1.3b, 9.8.8 to 9.8.11: abilities that cards are given, and effects that others take the place of."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.frozen import dataclass
from netrunner.rules.abilities.effects import Effect, GainCredits
from netrunner.rules.abilities.replacement_effects import DoInstead
from netrunner.rules.concepts.drawing import Draw as DrawCards
from netrunner.rules.machine.nodes import AT_REPLACEMENT, WHILE_ACTIVE, Context, Instruction, Replacement
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    E_CREDITS_GAINED,
    F_CREDITS,
    F_DAMAGE,
    F_DRAW,
    HARDWARE,
    ICE,
    POWER,
    PROGRAM,
    RESOURCE,
    SERVER_HQ,
)
from netrunner.testing import Scenario, define, scenario
from netrunner.testing import play as played
from netrunner.vocabulary import (
    All,
    Both,
    Cards,
    Chosen,
    CountersOn,
    Credits,
    Damage,
    Delayed,
    Draw,
    ForEvent,
    Gain,
    GiveTags,
    GrantsAbility,
    May,
    Named,
    Prevent,
    RemoveTags,
    Reveal,
    Run,
    RunnerTagged,
    StrengthBonus,
    This,
    Trash,
    TrashThis,
    TurnBegins,
    Until,
    Would,
    X,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import When, while_true
from netrunner.vocabulary.base import YOU, Fixed
from netrunner.vocabulary.breakers import StrengthLasts
from netrunner.vocabulary.flow import ChooseUpTo
from netrunner.vocabulary.statics import InsteadOfAccessing


@dataclass(frozen=True, slots=True, eq=False)
class CardsForCredits(Replacement):
    """Instead of gaining credits, you draw as many cards (and more)."""

    more: int = 0
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REPLACEMENT + F_CREDITS,)

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        return effect.side == me.player

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        return [DrawCards(me.player, effect.amount + self.more, me.ref)]


@dataclass(frozen=True, slots=True, eq=False)
class MoreCredits(Replacement):
    """Instead of gaining credits, you gain one more."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REPLACEMENT + F_CREDITS,)

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        return effect.side == me.player

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        return [effect.with_amount(effect.amount + 1)]


HARD = Cards(types=HARDWARE)
GRIP_PROGRAMS = Cards(where="grip", types=PROGRAM)
SHOW_HQ = Reveal(All(Cards(where="hq")))
define("Gainer", "runner", "resource", GrantsAbility(paid(0, Gain(2), limit=1), of=All(HARD)))
define("Drawer", "runner", "resource", GrantsAbility(paid(0, Draw(1), limit=1), of=All(HARD)))
define("Given Library Card", "runner", "resource", CardsForCredits())
define("Study Card", "runner", "resource", CardsForCredits(1))
define("Interest", "runner", "resource", MoreCredits())
define("Given Payday", "runner", "event", play(Gain(2)))
define("Mixed Payday", "runner", "event", play(Both(Gain(2), GiveTags(1), Gain(1))))
define("Show And Go On", "runner", "event",
       play(Run(SERVER_HQ, during=InsteadOfAccessing(SHOW_HQ)), May(Gain(1))))  # fmt: skip
define("Recital", "runner", "event", play(Reveal(All(Cards(where="grip", types=PROGRAM))), Draw(1), May(Gain(1))))
define(
    "Given Encore",
    "runner",
    "resource",
    whenever(ForEvent("drew", YOU), Reveal(All(Cards(where="grip", types=HARDWARE)))),
)
define("Odometer", "runner", "resource", paid(Credits(is_x=True), Draw(X())))
define("Given Offer", "runner", "resource", paid(1, May(Draw(1))))
define("Using", "runner", "resource", whenever(ForEvent("used", YOU), Gain(1)))
define("Tag Office", "corp", "asset", whenever(ForEvent("tags-taken"), Gain(1)),
       while_true(RunnerTagged(), RemoveTags(1), Gain(2)), trash=0)  # fmt: skip
define("Once A Turn", "runner", "resource", when(ForEvent("drew", YOU), Gain(1), limit=1))
define("Twice A Turn", "runner", "resource", when(ForEvent("drew", YOU), Gain(1), limit=2))
define("Show Once", "runner", "resource",
       when(ForEvent("drew", YOU), Reveal(Chosen(GRIP_PROGRAMS)), may=True, limit=1))  # fmt: skip
define("Draw Both", "runner", "event", play(Both(Draw(1), Draw(1))))
define("Up To Three", "runner", "event", play(Both(ChooseUpTo("n", Fixed(3)), Gain(Named("n"))), Draw(1)))
define("Must Guard", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True))
define("May Guard", "runner", "resource", When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), True, True))
define("Given Bruise", "corp", "operation", play(Damage(0, 3)))
define("Growing Ice", "corp", "ice", paid(0, Until(StrengthBonus(2, of=This()), "your next turn"), limit=1), strength=1)
define("Short Memory", "corp", "asset", StrengthLasts("turn", of=All(Cards(types=ICE))), trash=0)


def in_three_ways(game: Scenario) -> list[Scenario]:
    """The game itself, a copy, and what comes back from a save in this very moment."""
    return [game, game.copy(), played(Game.from_json(game.game.to_json()))]


# -- abilities that cards are given (9.1.3b) -----------------------------------------------------------------------


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_a_card_uses_the_very_ability_that_was_chosen() -> None:
    game = scenario("runner:\n credits 0\n deck: 5 any\n rig: Gainer, Drawer, Test Hardware\nturn: runner, at 5.7.1e")
    first, second, _ = game.options("runner")
    for one, option, credits, cards in ((game.copy(), first, 2, 0), (game.copy(), second, 0, 1)):
        one.take(option)
        one.expect(runner_credits=credits, runner_hand=cards)
        assert len(one.options("runner")) == 2  # once each turn; the other is left
        one.take(one.options("runner")[0])
        one.expect(runner_credits=2, runner_hand=1)


@pytest.mark.rule("1.15.3:1")
@pytest.mark.rule("9.5.6")
def test_1_15_3_an_ability_with_x_costs_no_click_that_it_does_not_name() -> None:
    game = scenario("runner:\n credits 2\n deck: 5 any\n rig: Odometer\nturn: runner, at 5.7.1e")
    game.runner.uses("Odometer")
    assert game.options("runner") == ["number 1", "number 2"]
    game.runner.chooses(2)
    game.expect(runner_credits=0, runner_hand=2, runner_clicks=4)


@pytest.mark.rule("9.5.6b:2")
def test_9_5_6b_paying_uses_an_ability_once_whatever_is_chosen_in_it() -> None:
    for answer, cards in (("yes", 1), ("no", 0)):
        game = scenario("runner:\n credits 1\n deck: 5 any\n rig: Given Offer, Using\nturn: runner, at 5.7.1e")
        game.runner.uses("Given Offer")
        game.take(answer)
        game.expect(runner_credits=1, runner_hand=cards)
        assert game.happened("used") == 1


@pytest.mark.rule("9.1.3b")
@pytest.mark.rule("9.3.3c:1")
def test_9_1_3b_what_two_cards_give_to_one_is_used_by_itself() -> None:
    game = scenario("runner:\n credits 0\n deck: 5 any\n rig: 2 Gainer, Test Hardware\nturn: runner, at 5.7.1e")
    for credits in (2, 4):
        game.take(game.options("runner")[0])
        game.expect(runner_credits=credits)
    game.asks("runner", "action")
    rig = "2 Sip Club, Test Hardware"
    game = scenario(f"runner:\n credits 0\n deck: 5 any\n rig: {rig}\nturn: runner")
    for credits in (2, 2):
        game.runner.draws()
        while game.decision is not None and game.decision.kind == "react":
            game.take(game.options("runner")[0])
        game.expect(runner_credits=credits)
    game = scenario("corp:\n hand: 2 Given Bruise\nrunner:\n hand: 5 any\n rig: 2 Escort, Test Hardware\nturn: corp")
    for left in (4, 1):
        game.corp.plays("Given Bruise")
        while game.decision is not None and game.decision.kind == "interrupt":
            game.take(game.options("runner")[0])
        game.expect(runner_hand=left)


ONCE = When(Would(F_DAMAGE), (Prevent(F_DAMAGE, 1),), interrupt=True, limit=1)
define("Escort", "runner", "resource", GrantsAbility(ONCE, of=All(HARD)))
define("Sip Club", "runner", "resource", GrantsAbility(when(ForEvent("drew", YOU), Gain(1), limit=1), of=All(HARD)))


# -- what shows (1.20.6) -------------------------------------------------------------------------------------------


def seen(game: Scenario, title: str, side: int) -> bool:
    """Whether a player sees the front of a card now."""
    s = game.game.state
    return bool(s.visibility(s.cards[game.card(title).id]) & 1 << side)


@pytest.mark.rule("1.20.6:1")
@pytest.mark.rule("9.8.8:1")
def test_1_20_6_what_a_replacement_shows_is_hidden_before_the_event_goes_on() -> None:
    game = scenario("corp:\n hand: Snare!\nrunner:\n credits 0\n hand: Show And Go On\nturn: runner")
    game.runner.plays("Show And Go On")
    game.runner.continues()
    game.asks("runner", "may")
    assert game.happened("revealed") == 1
    assert not seen(game, "Snare!", 1)


@pytest.mark.rule("1.20.6:1")
def test_1_20_6_an_ability_inside_another_hides_only_what_it_showed_itself() -> None:
    game = scenario("""
        runner:
          hand: Recital, Corroder, Cyberfeeder
          deck: 3 any
          rig: Given Encore
        turn: runner
    """)
    game.runner.plays("Recital")
    assert game.happened("revealed") == 2
    for one in in_three_ways(game):
        one.asks("runner", "may")
        assert seen(one, "Corroder", 0) and not seen(one, "Cyberfeeder", 0)
        one.runner.declines()
        assert not seen(one, "Corroder", 0)


# -- replacements (9.8.8, 9.8.11) ----------------------------------------------------------------------------------


@pytest.mark.rule("9.8.8:1")
@pytest.mark.rule("9.8.4a:1")
@pytest.mark.rule("9.8.9c")
@pytest.mark.parametrize(
    ("rig", "title", "credits", "cards", "tags"),
    [
        ("Test Resource", "Given Payday", 2, 0, 0),
        ("Given Library Card", "Given Payday", 0, 2, 0),
        ("Interest", "Given Payday", 3, 0, 0),  # once only
        ("Test Resource", "Mixed Payday", 3, 0, 1),
        ("Given Library Card", "Mixed Payday", 0, 3, 1),  # each of the effects that it applies to
        ("Interest", "Mixed Payday", 5, 0, 1),
    ],
)
def test_9_8_8_a_replacement_takes_the_place_of_each_effect_it_applies_to(
    rig: str, title: str, credits: int, cards: int, tags: int
) -> None:
    game = scenario(f"runner:\n credits 0\n hand: {title}\n deck: 9 any\n rig: {rig}\nturn: runner")
    game.runner.plays(title)
    game.expect(runner_credits=credits, runner_hand=cards, tags=tags)


@pytest.mark.rule("9.8.11:2")
@pytest.mark.rule("9.8.11a")
@pytest.mark.rule("9.8.4a:2")
def test_9_8_11_the_order_of_replacements_is_chosen_and_each_applies_once() -> None:
    text = "runner:\n credits 0\n hand: Given Payday\n deck: 9 any\n rig: Interest, Given Library Card\nturn: runner"
    game = scenario(text)
    game.runner.plays("Given Payday")
    for one in in_three_ways(game):
        one.asks("runner", "replace", "9.8.11")
        assert one.options("runner") == ["apply Interest", "apply Given Library Card"]
        two = one.copy()
        one.runner.applies("Interest")  # one more, and then cards
        one.expect(runner_credits=0, runner_hand=3)
        two.runner.applies("Given Library Card")  # no credits are left to be more
        two.expect(runner_credits=0, runner_hand=2)
    game = scenario(text.replace("Given Payday", "Mixed Payday"))
    game.runner.plays("Mixed Payday")
    game.runner.applies("Interest")
    game.asks("runner", "replace", "9.8.11")  # for the second gain
    game.runner.applies("Given Library Card")
    game.expect(runner_credits=0, runner_hand=3 + 1, tags=1)


@pytest.mark.rule("9.8.8:1")
def test_9_8_8_a_basic_action_can_be_replaced() -> None:
    game = scenario("runner:\n credits 0\n deck: 9 any\n rig: Study Card\nturn: runner")
    game.runner.takes_credit()
    game.expect(runner_credits=0, runner_hand=2)
    assert E_CREDITS_GAINED not in [e.kind for e in game.events()]


# -- what is pending (9.6) -----------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.7c:2")
@pytest.mark.rule("9.6.6")
def test_9_6_7c_two_abilities_of_one_card_are_pending_side_by_side() -> None:
    game = scenario("corp:\n credits 1\n hand: Test Tag\n Server 1: Tag Office\nturn: corp")
    game.corp.plays("Test Tag", x=1)
    game.asks("corp", "react")
    assert len(game.options("corp")) == 2
    game.take(game.options("corp")[1])
    game.expect(tags=0, corp_credits=3)


@pytest.mark.rule("9.6.6")
@pytest.mark.rule("9.3.3c:1")
@pytest.mark.parametrize(("title", "gained"), [("Once A Turn", [1, 1, 1]), ("Twice A Turn", [1, 2, 2])])
def test_9_6_6_an_ability_that_is_used_up_is_not_met_again(title: str, gained: list[int]) -> None:
    game = scenario(f"runner:\n credits 0\n deck: 9 any\n rig: {title}\nturn: runner")
    for credits in gained:
        game.runner.draws()
        game.expect(runner_credits=credits)


@pytest.mark.rule("9.2.8")
@pytest.mark.rule("9.3.3c:1")
@pytest.mark.parametrize("mode", ["forced", "open"])
def test_9_3_3c_of_two_pending_instances_only_one_is_triggered_once_each_turn(mode: str) -> None:
    game = scenario("runner:\n hand: Draw Both, Corroder\n deck: 9 any\n rig: Show Once\nturn: runner", mode=mode)
    game.runner.plays("Draw Both")
    game.asks("runner", "react")
    game.runner.triggers("Show Once")
    if mode == "open":
        game.runner.picks("Corroder")
    game.asks("runner", "action")  # nobody has to wonder: it was used
    assert game.happened("revealed") == 1


@pytest.mark.rule("9.2.9f:1")
@pytest.mark.parametrize("rig", ["Must Guard, May Guard", "May Guard, Must Guard"])
def test_9_2_9f_nobody_passes_while_a_mandatory_interrupt_is_pending(rig: str) -> None:
    game = scenario(f"corp:\n hand: Given Bruise\nrunner:\n hand: 5 any\n rig: {rig}\nturn: corp")
    game.corp.plays("Given Bruise")
    assert sorted(game.options("runner")) == ["trigger May Guard", "trigger Must Guard"]
    game.runner.triggers("Must Guard")
    assert sorted(game.options("runner")) == ["pass", "trigger May Guard"]
    game.runner.passes()
    game.expect(runner_hand=3)


# -- numbers and durations -----------------------------------------------------------------------------------------


@pytest.mark.rule("1.14.1b:1")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_1_14_1b_a_number_that_an_instruction_uses_is_chosen_from_0_up(n: int) -> None:
    game = scenario("runner:\n credits 0\n deck: 3 any\n hand: Up To Three\nturn: runner")
    game.runner.plays("Up To Three")
    for one in in_three_ways(game):
        assert one.options("runner") == ["number 0", "number 1", "number 2", "number 3"]
        one.runner.chooses(n)
        one.expect(runner_credits=n, runner_hand=1)


@pytest.mark.rule("9.8.9a:1")
@pytest.mark.parametrize(("asset", "later"), [("Test Asset", 3), ("Short Memory", 1)])
def test_9_8_9a_a_duration_is_replaced_for_what_was_to_last_longer(asset: str, later: int) -> None:
    game = scenario(f"""
        corp:
          clicks 1
          deck: 5 any
          HQ: ice Growing Ice
          Server 1: {asset}
        turn: corp 1, at 5.6.2a
    """)
    game.corp.uses("Growing Ice")
    assert game.card("Growing Ice").strength == 3
    game.corp.takes_credit()
    while game.decision is not None and game.decision.kind == "window":
        game.take("pass")
    game.asks("runner", "action")
    assert game.card("Growing Ice").strength == later


# -- what is known later (9.1.4) -----------------------------------------------------------------------------------


@pytest.mark.rule("9.1.4:1")
@pytest.mark.parametrize("how", ["as its own cost", "by another card"])
def test_9_1_4_a_delayed_ability_knows_its_source_as_it_last_was_even_next_turn(how: str) -> None:
    rig = "Parting Gift {power 2}" if how == "as its own cost" else "Legacy {power 2}"
    game = scenario(f"""
        corp:
          deck: 5 any
        runner:
          credits 0, clicks 1
          hand: Wreckage
          rig: {rig}
        turn: runner, at 5.7.1e
    """)
    if how == "as its own cost":
        game.runner.uses("Parting Gift")
        game.runner.takes_credit()
    else:
        game.runner.plays("Wreckage")
    had = game.runner.credits
    for one in in_three_ways(game):
        while one.turn == "corp":
            one.corp.takes_credit()
        one.expect(runner_credits=had + 2)


# -- replacements that do something else -----------------------------------------------------------------------------


@pytest.mark.rule("9.8.9c")
@pytest.mark.parametrize(("title", "credits", "cards"), [("Thrift", 0, 3), ("Careful Thrift", 1, 1)])
def test_9_8_9c_a_replacement_does_not_replace_what_it_led_to_itself(title: str, credits: int, cards: int) -> None:
    game = scenario(f"runner:\n credits 0\n hand: Given Payday\n deck: 9 any\n rig: {title}\nturn: runner")
    game.runner.plays("Given Payday")
    game.expect(runner_credits=credits, runner_hand=cards)


@pytest.mark.rule("9.8.4a:1")
@pytest.mark.rule("9.8.2:2")
@pytest.mark.parametrize(("title", "tags"), [("Draw Two", 0), ("Draw And Mark", 1)])
def test_9_8_2_a_draw_among_other_effects_is_replaced_like_any_other(title: str, tags: int) -> None:
    for rig, credits, cards in (("Test Resource", 0, 2), ("Pawn Tickets", 2, 0)):
        game = scenario(f"runner:\n credits 0\n hand: {title}\n deck: 9 any\n rig: {rig}\nturn: runner")
        game.runner.plays(title)
        game.expect(runner_credits=credits, runner_hand=cards, tags=tags)


@dataclass(frozen=True, slots=True, eq=False)
class CreditsForCards(Replacement):
    """Instead of drawing cards, you gain as many credits."""

    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REPLACEMENT + F_DRAW,)

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        return effect.player == me.player

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        return [GainCredits(me.player, me.ref, amount=effect.amount, side=me.player)]


@dataclass(frozen=True, slots=True, eq=False)
class InsteadOfGaining(Replacement):
    """Instead of gaining credits, instructions are carried out."""

    does: tuple[Instruction, ...]
    where: int = WHILE_ACTIVE

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_REPLACEMENT + F_CREDITS,)

    def applies(self, s: State, me: Context, effect: Effect) -> bool:
        return effect.side == me.player

    def replace(self, s: State, me: Context, effect: Effect) -> list[Effect]:
        return [DoInstead(me.player, me.ref, self.does, me, None)]


define("Pawn Tickets", "runner", "resource", CreditsForCards())
define("Draw Two", "runner", "event", play(Draw(2)))
define("Draw And Mark", "runner", "event", play(Both(GiveTags(1), Draw(2))))
define("Thrift", "runner", "resource", InsteadOfGaining((Draw(3),)))
define("Careful Thrift", "runner", "resource", InsteadOfGaining((Both(Gain(1), Draw(1)),)))
LATER = Delayed(when(TurnBegins(), Gain(CountersOn(POWER))))
define("Parting Gift", "runner", "resource", paid(TrashThis(), LATER))
define("Legacy", "runner", "resource", whenever(ForEvent("trashed", this=True), LATER))
define("Wreckage", "runner", "event", play(Trash(Chosen(Cards(types=RESOURCE)))))

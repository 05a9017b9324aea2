"""1.10, 1.15: a payment with choices in it is paid whole, from where the player says, and at once."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.frozen import dataclass
from netrunner.rules.machine.nodes import Bill, Context, CostPart
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    A_DAMAGE,
    A_RUN,
    A_TRASH,
    A_USE,
    BRAIN,
    HARDWARE,
    MEAT,
    NET,
    POWER,
    RESOURCE,
    RUNNER,
    VIRUS,
)
from netrunner.testing import Scenario, define, scenario
from netrunner.testing import play as played
from netrunner.vocabulary import (
    AdditionalCostTo,
    All,
    Cannot,
    Cards,
    Clicks,
    Credits,
    Draw,
    ForEvent,
    Forfeit,
    Gain,
    HostedCounters,
    HostedCreditsFor,
    Lose,
    SufferDamage,
    Take,
    TrashCards,
    TrashThis,
    X,
    paid,
    play,
    whenever,
)
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.costs import CreditsFrom, RemoveBadPublicityToPay, RemoveTagsToPay, TakeTags
from netrunner.vocabulary.damage import SelectsDamage


@dataclass(frozen=True, slots=True, eq=False)
class TakeBadPublicityToPay(CostPart):
    """Take bad publicity as a cost."""

    n: int

    def add(self, s: State, me: Context, bill: Bill) -> None:
        bill.bad_publicity += self.n


HARD = Cards(types=HARDWARE)
WHOLE = (
    Clicks(1), 2, SufferDamage(MEAT, 1), SufferDamage(NET, 1), SufferDamage(BRAIN, 1), TakeTags(2),
    RemoveBadPublicityToPay(2), HostedCounters(POWER, 2), TrashThis(), TrashCards(HARD),
)  # fmt: skip
define("Whole Clearance", "runner", "resource", paid(WHOLE, Gain(9)))
define("Shady Deal", "corp", "asset", paid((TakeBadPublicityToPay(2), RemoveTagsToPay(2)), Gain(5)), trash=0)
define("Press Deal", "corp", "asset", paid((RemoveTagsToPay(1), TakeBadPublicityToPay(1), Forfeit()), Gain(5)), trash=0)
define("Chop Shop", "runner", "resource", paid((Credits(is_x=True), TrashCards(HARD)), Draw(X())))
define("Nothing Shop", "runner", "resource", paid(Credits(is_x=True), Gain(X()), Draw(1)))
define("Test Strongbox", "runner", "resource", HostedCreditsFor())
define("Whole Toolbox", "runner", "resource", HostedCreditsFor())
define("Third Box", "runner", "resource", HostedCreditsFor())
define("Fee", "runner", "resource", paid(3, Draw(1)))
define("Small Fee", "runner", "resource", paid(1, Draw(1)))
define("Lid", "corp", "asset", Cannot(A_USE, RUNNER, cards=Cards(title="Whole Toolbox")), trash=0)
define("Silent Fee", "runner", "resource", paid((1, CreditsFrom(2, Cards(subtypes="stealth"))), Draw(1)))
define("Cloak Box", "runner", "resource", HostedCreditsFor(), subtypes="stealth")
define("Used Watch", "runner", "resource", whenever(ForEvent("used", YOU), Gain(1)))
define("Spent Watch", "runner", "resource", whenever(ForEvent("credits-spent", YOU), Gain(1)))
define("Empty Watch", "runner", "resource", whenever(ForEvent("no-credits", YOU), Draw(1)))
define("Trash Watch", "runner", "resource", whenever(ForEvent("trashed", RUNNER, HARD), Gain(1)))
define(
    "Double Sale",
    "runner",
    "resource",
    paid((TrashCards(HARD, 2), TrashCards(Cards(types=RESOURCE, other=True))), Gain(5)),
)
define("Counter Pool", "runner", "resource", paid((HostedCounters(POWER), HostedCounters(VIRUS, 2)), Gain(5)))
define("Tough Chip", "runner", "hardware", Cannot(A_TRASH, RUNNER, cards=Cards(title="Tough Chip")))


def in_three_ways(game: Scenario) -> list[Scenario]:
    """The game itself, a copy, and what comes back from a save in this very moment."""
    return [game, game.copy(), played(Game.from_json(game.game.to_json()))]


# -- everything at once (1.15.9b) ----------------------------------------------------------------------------------


@pytest.mark.rule("1.15.9b:2")
@pytest.mark.rule("1.15.1:1")
def test_1_15_9b_a_payment_with_a_choice_is_paid_whole() -> None:
    game = scenario("""
        corp:
          bad publicity 3
        runner:
          credits 4, clicks 2
          hand: 4 any
          rig: Whole Clearance {power 3}, Test Hardware, Test Console
        turn: runner
    """)
    game.runner.uses("Whole Clearance")
    for one in in_three_ways(game):
        one.asks("runner", "pay-trash", "1.15.1")
        one.runner.picks("Test Console")
        one.expect(
            runner_credits=4 - 2 + 9, runner_clicks=1, runner_hand=1, brain_damage=1, tags=2, corp_bad_publicity=1,
            runner_rig=["Test Hardware"],
        )  # fmt: skip
        assert one.happened("damage") == 3 and len(one.runner.heap) == 5
        assert one.happened("used") == 1


@pytest.mark.rule("1.15.9b:1")
@pytest.mark.rule("10.5.5:2")
@pytest.mark.rule("10.6.1")
def test_1_15_9b_the_corp_pays_with_tags_of_the_runner_and_bad_publicity_of_its_own() -> None:
    game = scenario("corp:\n credits 0\n Server 1: Shady Deal\nrunner:\n tags 3\nturn: corp, at 5.6.2a")
    game.corp.uses("Shady Deal")
    game.expect(corp_credits=5, tags=1, corp_bad_publicity=2)
    game.asks("corp", "action")
    assert game.why_not("corp", "use Shady Deal").rule == "1.15.1"
    game = scenario("""
        corp:
          credits 0
          Server 1: Press Deal
          score: 2 Test Agenda
        runner:
          tags 2
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Press Deal")
    for one in in_three_ways(game):
        one.take(one.options("corp")[0])
        one.expect(corp_credits=5, tags=1, corp_bad_publicity=1, corp_score=1)
        assert one.happened("forfeited") == 1 and one.happened("tags-removed") == 1
        assert one.happened("bad-publicity-taken") == 1


@pytest.mark.rule("1.15.3:1")
@pytest.mark.parametrize("x", [1, 2])
def test_1_15_3_x_is_remembered_when_more_is_chosen_afterwards(x: int) -> None:
    text = "runner:\n credits 2\n deck: 5 any\n rig: Chop Shop, Test Hardware, Test Console\nturn: runner, at 5.7.1e"
    game = scenario(text)
    game.runner.uses("Chop Shop")
    for one in in_three_ways(game):
        one.asks("runner", "choose-x", "1.15.3")
        one.runner.chooses(x)
        for two in in_three_ways(one):
            two.runner.picks("Test Hardware")
            two.expect(runner_credits=2 - x, runner_hand=x)


@pytest.mark.rule("1.15.3:1")
def test_1_15_3_x_may_be_0() -> None:
    game = scenario("runner:\n credits 0\n deck: 5 any\n rig: Nothing Shop\nturn: runner, at 5.7.1e")
    game.runner.uses("Nothing Shop")
    game.expect(runner_credits=0, runner_hand=1)


@pytest.mark.rule("1.15.1:1")
@pytest.mark.parametrize(("power", "virus", "payable"), [(1, 2, True), (0, 2, False), (1, 1, False), (3, 0, False)])
def test_1_15_1_counters_of_each_kind_must_be_there(power: int, virus: int, payable: bool) -> None:
    rig = f"Counter Pool {{power {power}, virus {virus}}}"
    game = scenario(f"runner:\n credits 0\n rig: {rig}\nturn: runner, at 5.7.1e")
    if not payable:
        game.asks("runner", "action")
        assert game.why_not("runner", "use Counter Pool").rule == "1.15.1"
        return
    game.runner.uses("Counter Pool")
    game.expect(runner_credits=5)
    assert (game.card("Counter Pool").power, game.card("Counter Pool").virus) == (power - 1, virus - 2)


@pytest.mark.rule("1.15.1:1")
@pytest.mark.rule("1.15.1b:1")
def test_1_15_1_two_choices_are_filled_with_different_cards() -> None:
    text = "runner:\n credits 0\n rig: Double Sale, {rig}\nturn: runner, at 5.7.1e"
    game = scenario(text.format(rig="Test Hardware, Test Console, Anvil Chip, Test Resource, Fee"))
    game.runner.uses("Double Sale")
    game.runner.picks("Test Console", "Anvil Chip")
    for one in in_three_ways(game):
        assert len(one.options("runner")) == 2  # either resource
        one.runner.picks("Fee")
        one.expect(runner_credits=5, runner_rig=["Double Sale", "Test Hardware", "Test Resource"])
    for rig in (
        "Test Hardware, Test Resource",
        "Test Hardware, Tough Chip, Test Resource",
        "Test Hardware, Anvil Chip",
    ):
        game = scenario(text.format(rig=rig))
        game.asks("runner", "action")
        assert game.why_not("runner", "use Double Sale").rule == "1.15.1"


define("Anvil Chip", "runner", "hardware")


# -- credits on cards (1.10.3c, 1.10.4b) ---------------------------------------------------------------------------


@pytest.mark.rule("1.10.3c:2")
@pytest.mark.rule("1.10.4b")
def test_1_10_3c_the_player_says_how_many_credits_come_from_which_card() -> None:
    text = """
        runner:
          credits {credits}
          deck: 5 any
          rig: Fee, Test Strongbox {{credit {first}}}, Whole Toolbox {{credit {second}}}
        turn: runner, at 5.7.1e
    """
    game = scenario(text.format(credits=1, first=2, second=1))
    game.runner.uses("Fee")
    for one in in_three_ways(game):
        one.asks("runner", "pay-from", "1.10.3c")
        assert one.options("runner") == [
            "number Test Strongbox 2",
            "number Test Strongbox 1",
        ]  # at least 1: the rest has 2
        one.runner.chooses(1)
        one.expect(runner_credits=0, runner_hand=1)
        assert (one.card("Test Strongbox").credits, one.card("Whole Toolbox").credits) == (1, 0)
        assert one.happened("counters-removed") == 0  # it is told once, as credits spent
    game = scenario(text.format(credits=5, first=2, second=2))
    game.runner.uses("Fee")
    assert len(game.options("runner")) == 3
    game.runner.chooses(0)
    assert len(game.options("runner")) == 3
    for one in in_three_ways(game):
        one.runner.chooses(2)
        one.expect(runner_credits=4, runner_hand=1)
        assert (one.card("Test Strongbox").credits, one.card("Whole Toolbox").credits) == (2, 0)
    game = scenario(text.format(credits=5, first=3, second=2))
    game.runner.uses("Fee")
    game.runner.chooses(3)  # nothing is left to ask about the other
    game.expect(runner_credits=5, runner_hand=1)
    assert (game.card("Test Strongbox").credits, game.card("Whole Toolbox").credits) == (0, 2)


@pytest.mark.rule("1.10.3c:2")
@pytest.mark.parametrize(
    ("credits", "first", "second", "payable"),
    [(0, 2, 1, True), (0, 1, 1, False), (3, 0, 0, True), (2, 0, 0, False), (2, 1, 0, True), (2, 0, 1, True)],
)
def test_1_10_3c_all_credits_that_can_be_spent_count_together(
    credits: int, first: int, second: int, payable: bool
) -> None:
    game = scenario(f"""
        runner:
          credits {credits}
          deck: 5 any
          rig: Fee, Test Strongbox {{credit {first}}}, Whole Toolbox {{credit {second}}}
        turn: runner, at 5.7.1e
    """)
    if payable:
        game.offers("runner", "use Fee")
        return
    game.asks("runner", "action")
    why = game.why_not("runner", "use Fee")
    assert why.rule == "1.15.1" and str(credits + first + second) in str(why)


@pytest.mark.rule("9.1.6c")
@pytest.mark.rule("1.10.4b")
def test_9_1_6c_credits_on_a_card_that_cannot_be_used_are_not_spent() -> None:
    text = """
        corp:
          Server 1: {asset}
        runner:
          credits 0
          deck: 5 any
          rig: Fee, Test Strongbox {{credit {n}}}, Whole Toolbox {{credit 2}}
        turn: runner, at 5.7.1e
    """
    game = scenario(text.format(asset="Lid", n=3))
    game.runner.uses("Fee")
    game.expect(runner_hand=1)
    assert (game.card("Test Strongbox").credits, game.card("Whole Toolbox").credits) == (0, 2)
    game = scenario(text.format(asset="Lid", n=2))
    game.asks("runner", "action")
    game = scenario(text.format(asset="Test Asset", n=1))
    game.runner.uses("Fee")
    game.expect(runner_hand=1)


@pytest.mark.rule("1.10.4d")
def test_1_10_4d_a_card_is_used_when_credits_on_it_are_spent() -> None:
    text = "runner:\n credits 3\n deck: 5 any\n rig: Fee, {rig}, Used Watch\nturn: runner, at 5.7.1e"
    game = scenario(text.format(rig="Test Strongbox {credit 2}"))
    game.runner.uses("Fee")
    game.runner.chooses(0)
    game.expect(runner_credits=0 + 1)  # Fee itself
    game = scenario(text.format(rig="Test Strongbox {credit 2}"))
    game.runner.uses("Fee")
    game.runner.chooses(1)
    assert game.happened("used") == 2
    game = scenario(text.format(rig="Cloak Box {credit 3}").replace("Fee", "Silent Fee"))
    game.runner.uses("Silent Fee")
    for one in in_three_ways(game):
        one.runner.chooses(0)  # the third credit; two must be hidden ones
        while one.decision is not None and one.decision.kind == "react":
            one.take(one.options("runner")[0])
        assert one.card("Cloak Box").credits == 1
        assert one.happened("used") == 2


@pytest.mark.rule("1.10.3c:2")
def test_1_10_3c_the_same_credit_is_not_spent_twice() -> None:
    text = (
        "runner:\n credits {credits}\n deck: 5 any\n rig: Silent Fee, Cloak Box {{credit {n}}}\nturn: runner, at 5.7.1e"
    )
    for credits, n, payable in ((0, 2, False), (0, 3, True), (1, 2, True), (3, 1, False)):
        game = scenario(text.format(credits=credits, n=n))
        if not payable:
            game.asks("runner", "action")
            continue
        game.runner.uses("Silent Fee")
        game.expect(runner_credits=0, runner_hand=1)
        assert game.card("Cloak Box").credits == 0


@pytest.mark.rule("1.10.2:1")
def test_1_10_2_the_pool_is_empty_once_the_last_credit_is_spent() -> None:
    text = "runner:\n credits {credits}\n deck: 5 any\n rig: {rig}, Empty Watch\nturn: runner, at 5.7.1e"
    for credits, cards in ((3, 2), (4, 1)):
        game = scenario(text.format(credits=credits, rig="Fee"))
        game.runner.uses("Fee")
        game.expect(runner_hand=cards)
    game = scenario(text.format(credits=1, rig="Small Fee, Test Strongbox {credit 1}"))
    game.runner.uses("Small Fee")
    game.runner.chooses(1)
    game.expect(runner_credits=1, runner_hand=1)
    game = scenario(text.format(credits=1, rig="Small Fee, Test Strongbox {credit 1}"))
    game.runner.uses("Small Fee")
    game.runner.chooses(0)
    game.expect(runner_credits=0, runner_hand=2)
    game = scenario(text.format(credits=0, rig="Small Fee, Test Strongbox {credit 1}"))
    game.runner.uses("Small Fee")
    game.expect(runner_credits=0, runner_hand=1)  # no credit left the pool


@pytest.mark.rule("1.15.1:1")
def test_1_15_1_what_is_trashed_to_pay_is_trashed_by_the_payer() -> None:
    text = "runner:\n credits 0\n clicks 2\n hand: 4 any\n rig: {rig}, Trash Watch\nturn: runner"
    game = scenario("corp:\n bad publicity 2\n" + text.format(rig="Whole Clearance {power 2}, Test Hardware"))
    game.refuses("runner", "use Whole Clearance")
    assert game.why_not("runner", "use Whole Clearance").rule == "1.15.1"
    rig = "Double Sale, Test Hardware, Anvil Chip, Fee"
    game = scenario(text.format(rig=rig).replace("turn: runner", "turn: runner, at 5.7.1e"))
    game.runner.uses("Double Sale")
    game.runner.picks("Fee")  # both pieces of hardware must go
    while game.decision is not None and game.decision.kind == "react":
        game.take(game.options("runner")[0])
    game.expect(runner_credits=7)


# -- counters, pools and clicks ------------------------------------------------------------------------------------


@pytest.mark.rule("1.15.1:1")
@pytest.mark.parametrize(("first", "second", "runs"), [(1, 1, True), (2, 0, False), (0, 2, False), (2, 2, True)])
def test_1_15_1_each_card_pays_with_its_own_counters(first: int, second: int, runs: bool) -> None:
    game = scenario(
        f"""
        runner:
          rig: Toll Meter {{power {first}}}, Second Meter {{power {second}}}
        turn: runner, at 5.7.1f
    """,
        mode="forced" if runs else "full",
    )
    if not runs:
        game.refuses("runner", "run HQ")
        return
    game.runner.runs("HQ")
    assert (game.card("Toll Meter").power, game.card("Second Meter").power) == (first - 1, second - 1)


@pytest.mark.rule("1.15.9b:1")
def test_1_15_9b_credits_from_certain_cards_and_a_card_are_chosen_one_after_the_other() -> None:
    game = scenario("""
        runner:
          credits 0
          deck: 5 any
          rig: Quiet Works, Cloak Box {credit 1}, Dim Box {credit 2}, Test Hardware, Test Console
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Quiet Works")
    game.asks("runner", "pay-counter")
    game.runner.picks("Dim Box")
    for one in in_three_ways(game):
        one.runner.picks("Dim Box")  # as many as there are
        one.asks("runner", "pay-trash")
        assert len(one.options("runner")) == 2
        one.runner.picks("Test Console")
        one.expect(runner_hand=1)
        assert (one.card("Cloak Box").credits, one.card("Dim Box").credits) == (1, 0)
        assert one.happened("counters-removed") == 0  # credits are spent, which is told once
        assert "Test Hardware" in one.runner.rig and "Test Console" in one.runner.heap


@pytest.mark.rule("1.10.2:1")
@pytest.mark.erratum("11.2.2")
def test_11_2_2_credits_that_count_as_in_the_pool_are_spent_lost_and_missed_like_others() -> None:
    text = """
        corp:
          hand: Seizure
        runner:
          credits {credits}
          deck: 5 any
          rig: Small Fee, Open Purse {{credit {n}}}, Empty Watch
        turn: {turn}
    """
    game = scenario(text.format(credits=0, n=1, turn="runner, at 5.7.1e"))
    game.runner.uses("Small Fee")
    game.expect(runner_hand=2)  # the pool is empty now
    game = scenario(text.format(credits=0, n=2, turn="runner, at 5.7.1e"))
    game.runner.uses("Small Fee")
    game.expect(runner_hand=1)
    game = scenario(text.format(credits=1, n=0, turn="runner, at 5.7.1e"))
    game.runner.uses("Small Fee")
    game.expect(runner_credits=0, runner_hand=2)  # an empty purse is no credit
    game = scenario(text.format(credits=1, n=1, turn="runner, at 5.7.1e"))
    game.runner.uses("Small Fee")
    game.runner.chooses(0)
    game.expect(runner_credits=0, runner_hand=1)  # one is still considered to be there
    assert game.happened("counters-removed") == 0
    game = scenario(text.format(credits=2, n=2, turn="corp"))
    game.corp.plays("Seizure")
    game.expect(runner_credits=1)  # those that are only considered to be there go first (1.10.3b)
    assert game.card("Open Purse").credits == 0


@pytest.mark.rule("1.11.3:1")
def test_1_11_3_the_first_click_is_spent_only_once() -> None:
    game = scenario("corp:\n hand: Test First Click Operation\n deck: 5 any\nturn: corp")
    twin = game.copy()
    game.corp.plays("Test First Click Operation")
    game.expect(corp_clicks=2)
    twin.corp.takes_credit()
    twin.refuses("corp", "play Test First Click Operation")


define("Toll Meter", "runner", "resource", AdditionalCostTo(A_RUN, HostedCounters(POWER)))
define("Second Meter", "runner", "resource", AdditionalCostTo(A_RUN, HostedCounters(POWER)))
define("Dim Box", "runner", "resource", HostedCreditsFor(), subtypes="stealth")
STEALTH = CreditsFrom(2, Cards(subtypes="stealth"))
define("Quiet Works", "runner", "resource", paid((STEALTH, TrashCards(HARD)), Draw(1)))
define("Open Purse", "runner", "resource", HostedCreditsFor(in_pool=True))
define("Seizure", "corp", "operation", play(Lose(3, RUNNER)))


# -- what is trashed and suffered as a cost ------------------------------------------------------------------------


@pytest.mark.rule("1.15.1:1")
@pytest.mark.rule("1.15.9b:1")
def test_1_15_1_a_card_that_is_trashed_for_its_own_cost_pays_for_nothing_else() -> None:
    text = "runner:\n credits 0\n rig: Nested Chip, {rig}\nturn: runner, at 5.7.1e"
    game = scenario(text.format(rig="Test Resource"))
    game.asks("runner", "action")
    game = scenario(text.format(rig="Test Hardware"))
    game.runner.uses("Nested Chip")
    game.expect(runner_credits=5, runner_rig=[])
    game = scenario(text.format(rig="Test Hardware, Anvil Chip"))
    game.runner.uses("Nested Chip")
    assert game.options("runner") == ["pick Test Hardware", "pick Anvil Chip"]
    game.runner.picks("Anvil Chip")
    game.expect(runner_credits=5, runner_rig=["Test Hardware"])
    text = "runner:\n credits 0\n rig: Nested Pair, {rig}\nturn: runner, at 5.7.1e"
    for rig, payable in (("Test Hardware, Test Resource", True), ("Test Hardware", False), ("Test Resource", False)):
        game = scenario(text.format(rig=rig))
        game.asks("runner", "window" if payable else "action")


@pytest.mark.rule("10.4.3a:1")
@pytest.mark.rule("1.15.1:1")
@pytest.mark.parametrize(("title", "asked", "left"), [("Light Pain", 1, 3), ("Mixed Pain", 2, 2), ("Full Pain", 0, 0)])
def test_10_4_3a_the_cards_for_damage_as_a_cost_are_selected_before_it_is_paid(
    title: str, asked: int, left: int
) -> None:
    game = scenario(f"""
        runner:
          credits 0
          hand: Diesel, Modded, Corroder, Cyberfeeder
          rig: {title}, Calm Mind
        turn: runner, at 5.7.1e
    """)
    game.runner.uses(title)
    for n, wanted in enumerate(["Modded", "Corroder"][:asked]):
        assert len(game.options("runner")) == 4 - n
        for one in in_three_ways(game)[1:]:
            assert one.options("runner") == game.options("runner")
        game.runner.picks(wanted)
    game.expect(runner_credits=3, runner_hand=left)
    if asked:
        assert "Modded" in game.runner.heap and "Diesel" in game.runner.hand
    game.asks("runner", "window")


define("Nested Chip", "runner", "hardware", paid((TrashThis(), TrashCards(HARD)), Gain(5)))
define("Nested Pair", "runner", "hardware",
       paid((TrashThis(), TrashCards(HARD), TrashCards(Cards(types=RESOURCE))), Gain(5)))  # fmt: skip
define("Calm Mind", "runner", "resource", SelectsDamage())
define("Light Pain", "runner", "resource", paid(SufferDamage(NET, 1), Gain(3)))
define("Mixed Pain", "runner", "resource", paid((SufferDamage(NET, 1), SufferDamage(MEAT, 1)), Gain(3)))
define("Full Pain", "runner", "resource", paid((SufferDamage(NET, 2), SufferDamage(MEAT, 2)), Gain(3)))


@pytest.mark.rule("1.15.1b:1")
@pytest.mark.parametrize("parts", [(MEAT,), (NET,), (BRAIN,), (MEAT, NET), (NET, BRAIN)])
def test_1_15_1b_damage_that_cannot_be_suffered_cannot_be_a_cost(parts: tuple[int, ...]) -> None:
    title = f"Ordeal of {' and '.join([DAMAGES[kind] for kind in parts])}"
    text = "runner:\n credits 0\n hand: 5 any\n rig: {rig}\nturn: runner, at 5.7.1e"
    game = scenario(text.format(rig=f"{title}, Test Resource"))
    game.runner.uses(title)
    game.expect(runner_credits=3, runner_hand=5 - len(parts))
    game = scenario(text.format(rig=f"{title}, Test Immunity"))
    game.asks("runner", "action")
    assert game.why_not("runner", f"use {title}").rule == "1.15.1b"
    for kind in (MEAT, NET, BRAIN):
        game = scenario(text.format(rig=f"{title}, Safe from {DAMAGES[kind]}"))
        game.asks("runner", "action" if kind in parts else "window")


@pytest.mark.rule("1.10.4a")
def test_1_10_4a_from_several_cards_only_those_with_credits_give_any() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Collection, Test Strongbox {credit 3}, Whole Toolbox, Third Box {credit 1}
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Collection")
    game.expect(runner_credits=3)  # two and one
    assert game.happened("credits-gained") == 2
    assert (game.card("Test Strongbox").credits, game.card("Third Box").credits) == (1, 0)


DAMAGES = {MEAT: "Meat", NET: "Net", BRAIN: "Brain"}
for kinds in ((MEAT,), (NET,), (BRAIN,), (MEAT, NET), (NET, BRAIN)):
    define(f"Ordeal of {' and '.join([DAMAGES[kind] for kind in kinds])}", "runner", "resource",
           paid(tuple([SufferDamage(kind, 1) for kind in kinds]), Gain(3), limit=1))  # fmt: skip
for only, word in DAMAGES.items():
    define(f"Safe from {word}", "runner", "resource", Cannot(A_DAMAGE, damage=only))
define("Collection", "runner", "resource", paid(0, Take(2, All(Cards(types=RESOURCE, other=True))), limit=1))

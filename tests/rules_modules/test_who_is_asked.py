"""Who is asked in a window, and what is offered: by the credits, tokens and abilities that are there."""

import pytest

from netrunner.rules.machine.nodes import P_OTHER, P_REZ
from netrunner.rules.machine.terms import AGENDA, CORP, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cards,
    CostsLess,
    ForEvent,
    Gain,
    HostedCreditsFor,
    Requirement,
    play,
    whenever,
)

define("Short Asset", "corp", "asset", cost=3, trash=1)
define("Short Dear Asset", "corp", "asset", cost=9, trash=1)
define("Short Ice", "corp", "ice", cost=0)
define("Short Purse", "corp", "asset", HostedCreditsFor(P_REZ), cost=0, trash=1)
define("Short Other Purse", "corp", "asset", HostedCreditsFor(P_OTHER), cost=0, trash=1)
define("Short Sale", "corp", "asset", CostsLess("rez", 2, Cards(side=CORP)), cost=0, trash=1)
define("Short Tax", "corp", "asset", CostsLess("rez", -1, Cards(side=CORP)), cost=0, trash=1)
define("Short Agenda", "corp", "agenda", requirement=3, points=1)
define("Short Favour", "corp", "asset", Requirement(-1, Cards(types=AGENDA)), cost=0, trash=1)
define("Short Watch", "runner", "resource", whenever(ForEvent("clicks-spent"), Gain(1)), cost=0)
define("Short Trick", "runner", "event", play(Gain(1)), cost=2)


def _asked(corp: str, turn: str) -> bool:
    """Whether the Corp is asked in the window after a player has taken a credit."""
    game = scenario(f"corp:\n deck: 3 any\n {corp}\nrunner:\n deck: 3 any\nturn: {turn}")
    if game.decision is not None and game.decision.kind == "window":
        game.corp.passes()
    game.player(turn).takes_credit()
    question = game.decision
    assert question is not None
    return question.side == "corp" and question.kind == "window"


@pytest.mark.rule("9.2.7c:1")
@pytest.mark.parametrize(
    ("corp", "asked"),
    [
        ("credits 3; Server 1: (Short Asset)", True),
        ("credits 2; Server 1: (Short Asset)", False),
        ("credits 2; Server 1: (Short Dear Asset); Server 2: (Short Asset)", False),
        ("credits 3; Server 1: (Short Dear Asset); Server 2: (Short Asset)", True),
        ("credits 9; Server 1: Short Asset", False),
        ("credits 9; HQ: ice (Short Ice)", False),
        ("credits 9; Server 1: (Short Agenda {advancement 3})", False),  # no agenda is scored in this turn
        ("credits 2; Server 1: (Short Asset); Server 2: Short Purse {credit 1}", True),
        ("credits 1; Server 1: (Short Asset); Server 2: Short Purse {credit 1}", False),
        ("credits 2; Server 1: (Short Asset); Server 2: Short Other Purse {credit 1}", False),
        ("credits 1; Server 1: (Short Asset); Server 2: Short Sale", True),
        ("credits 0; Server 1: (Short Asset); Server 2: Short Sale", False),
        ("credits 3; Server 1: (Short Asset); Server 2: Short Tax", False),
        ("credits 4; Server 1: (Short Asset); Server 2: Short Tax", True),
    ],
)
def test_9_2_7c_the_corp_is_asked_where_it_has_the_credits_to_rez_a_card(corp: str, asked: bool) -> None:
    assert _asked(corp, "runner") is asked


@pytest.mark.rule("9.2.7d:1")
@pytest.mark.parametrize(
    ("corp", "asked"),
    [
        ("credits 0; Server 1: (Short Agenda {advancement 3})", True),
        ("credits 0; Server 1: (Short Agenda {advancement 2})", False),
        ("credits 0; Server 1: (Short Agenda {advancement 2}); Server 2: Short Favour", True),
        ("credits 0; Server 1: (Short Agenda {advancement 1}); Server 2: Short Favour", False),
    ],
)
def test_9_2_7d_the_corp_is_asked_where_an_agenda_has_the_tokens(corp: str, asked: bool) -> None:
    assert _asked(corp, "corp") is asked


@pytest.mark.rule("9.2.7d:1")
def test_9_2_7d_the_last_token_is_noticed_at_once() -> None:
    game = scenario("corp:\n credits 1\n Server 1: (Short Agenda {advancement 2})\nturn: corp")
    game.corp.advances("Short Agenda")
    game.corp.scores("Short Agenda")
    assert game.corp.score == ["Short Agenda"]


@pytest.mark.rule("9.2.7c:1")
def test_9_2_7c_a_credit_that_makes_up_the_price_is_noticed_at_once() -> None:
    game = scenario("corp:\n credits 2\n Server 1: (Short Asset)\nturn: corp")
    game.corp.takes_credit()
    game.corp.rezzes("Short Asset")
    game.expect(corp_credits=0)


@pytest.mark.rule("10.3.4")
@pytest.mark.parametrize("verb", ["takes_credit", "draws"])
def test_10_3_4_who_looks_at_the_click_reacts_before_the_action_goes_on(verb: str) -> None:
    game = scenario("runner:\n credits 0\n deck: 3 Sure Gamble\n rig: Short Watch\nturn: runner")
    getattr(game.runner, verb)()
    kinds = [kind for kind in game.log_kinds() if kind in ("clicks-spent", "credits-gained", "drew")]
    assert kinds == ["clicks-spent", "credits-gained", "credits-gained" if verb == "takes_credit" else "drew"]
    game.expect(runner_credits=2 if verb == "takes_credit" else 1, runner_clicks=3)


@pytest.mark.rule("5.2.8b")
def test_5_2_8_what_nobody_looks_at_leaves_the_same_records() -> None:
    game = scenario("runner:\n credits 0\n deck: 3 Sure Gamble\nturn: runner")
    game.runner.takes_credit()
    game.runner.draws()
    spent, gained, again, would, drew = game.events()
    assert [e.rule for e in (spent, again, would)] == ["5.2.8b", "5.2.8c", "9.8.4"]
    assert (spent.amount, gained.amount, would.amount, drew.amount) == (1, 1, 1, 1)
    assert {e.player for e in (spent, gained, again, would, drew)} == {RUNNER}
    game.expect(runner_credits=1, runner_hand=["Sure Gamble"], runner_clicks=2)


@pytest.mark.rule("8.5.1:1")
@pytest.mark.parametrize(("credits", "offered"), [(1, False), (2, True)])
def test_8_5_1_a_card_is_played_by_who_can_pay_for_it(credits: int, offered: bool) -> None:
    game = scenario(f"runner:\n credits {credits}\n hand: Short Trick\nturn: runner")
    assert ("play Short Trick" in game.options("runner")) is offered

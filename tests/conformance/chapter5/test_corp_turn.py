"""Chapters 5.3 and 5.6: the steps of the Corp's turn."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, CREDIT, ICE
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    Cards,
    CountersOn,
    Draw,
    ForEvent,
    Gain,
    GainClicks,
    HostedCreditsFor,
    Recurring,
    StrengthBonus,
    TurnBegins,
    Until,
    paid,
    when,
    whenever,
)

define("Stipend", "corp", "asset", Recurring(2), HostedCreditsFor(), cost=0, trash=1)
define("Audit", "corp", "asset", when(TurnBegins(), Gain(CountersOn(CREDIT))), Recurring(2), cost=0, trash=1)
define("Morning Shift", "corp", "asset", when(TurnBegins(), Draw(1)), cost=0, trash=1)
define("Reader", "corp", "asset", whenever(ForEvent("drew", player=CORP), Gain(1)), cost=0, trash=1)
define("Night Shift", "corp", "asset", when(ForEvent("turn-ends", player=CORP), Gain(1)), cost=0, trash=1)
define("Pay Day", "corp", "asset", paid(0, Gain(1), limit=1), cost=0, trash=1)
define("Break Room", "corp", "asset", paid(0, GainClicks(1), limit=1), cost=0, trash=1)
define("Gym", "corp", "asset", paid(0, Until(StrengthBonus(3, Cards(types=ICE)), "turn"), limit=1), cost=0, trash=1)
define("Morning", "runner", "resource", when(TurnBegins(), Gain(1)))

_TOLD = ("clicks-gained", "turn-begins", "drew", "clicks-spent", "discarded", "clicks-lost",
         "turn-ends", "credits-gained", "phase-begins", "phase-ends")  # fmt: skip


def told(game: Scenario, side: str) -> list[str]:
    """Everything that happens and is asked up to the other player's first window, in order."""
    found: list[str] = []
    seen = 0
    while game.decision is not None:
        kinds = game.log_kinds()
        found.extend(k for k in kinds[seen:] if k in _TOLD)
        seen = len(kinds)
        if game.turn != side:
            return found
        question = game.decision
        found.append(f"{question.side} {question.rule}")
        game.take("pass" if question.kind == "window" else game.options()[0])
    return found


@pytest.mark.rule("5.1.2")
@pytest.mark.rule("5.3.1")
@pytest.mark.rule("5.6.1")
@pytest.mark.rule("5.6.2")
@pytest.mark.rule("5.6.3")
@pytest.mark.rule("5.4.1:2")
def test_5_6_the_steps_of_a_whole_turn_of_the_corp_in_order() -> None:
    game = scenario("""
        corp:
          hand: 5 Hedge Fund
          deck: 9 any
        turn: corp, at 5.6.1a
    """, mode="full")  # fmt: skip
    action = ["corp 5.6.2a", "runner 5.6.2a", "corp 5.6.2b", "clicks-spent", "credits-gained"]
    assert told(game, "corp") == [
        "phase-begins",
        "clicks-gained",  # a
        "corp 5.6.1b", "runner 5.6.1b",
        "turn-begins",  # d, e; what refills in c leaves no trace
        "drew",  # f
        "phase-ends",  # g
        "phase-begins",
        *action, *action, *action,
        "corp 5.6.2a", "runner 5.6.2a",
        "phase-ends",  # 5.6.2d
        "phase-begins",
        "corp 5.6.3a", "discarded",
        "corp 5.6.3b", "runner 5.6.3b",
        "turn-ends",  # d, e
        "phase-ends",  # f
        "phase-begins", "clicks-gained",  # the Runner's turn
    ]  # fmt: skip
    game.asks("runner", "window", "5.7.1b")


@pytest.mark.rule("5.1.1:1")
@pytest.mark.rule("5.6.1b:1")
def test_5_1_1_the_corp_receives_priority_first_in_its_own_turn() -> None:
    game = scenario("corp:\n deck: 3 any\nturn: corp, at 5.6.1b", mode="full")
    assert game.pass_windows("5.6.2b") == ["corp 5.6.1b", "runner 5.6.1b", "corp 5.6.2a", "runner 5.6.2a"]


@pytest.mark.rule("5.3.2:1,2")
def test_5_3_2_the_mandatory_draw_is_no_action_and_costs_no_click() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter
        turn: corp, at 5.6.1a
    """)
    game.asks("corp", "action", "5.6.2b")
    game.expect(corp_hand=["Enigma"], corp_clicks=3)
    assert game.happened("clicks-spent") == 0


@pytest.mark.rule("5.6.1a")
def test_5_6_1a_the_corp_gains_three_clicks() -> None:
    game = scenario("corp:\n clicks 0\n deck: 3 any\nturn: corp, at 5.6.1a", mode="full")
    game.asks("corp", "window", "5.6.1b")
    game.expect(corp_clicks=3)


@pytest.mark.rule("5.6.1a")
def test_5_6_1a_allotted_clicks_are_gained_in_addition_to_any_the_corp_has() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards Break Room
        runner:
          clicks 0
        turn: runner, at 5.7.2b
    """)
    game.corp.uses("Break Room")
    game.pass_windows()
    game.asks("corp", "action", "5.6.2b")
    game.expect(turn="corp", corp_clicks=4)


@pytest.mark.rule("5.6.1b:2,3")
def test_5_6_1b_paid_abilities_rezzing_and_scoring_are_possible_but_no_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: cards Pay Day
          Server 2: cards (PAD Campaign)
          Server 3: cards (Priority Requisition {advancement 5})
        turn: corp, at 5.6.1b
    """)
    game.asks("corp", "window", "5.6.1b")
    game.offers("corp", "use Pay Day")
    game.offers("corp", "rez PAD Campaign")
    game.offers("corp", "score Priority Requisition")
    game.refuses("corp", "rez Enigma")


@pytest.mark.rule("5.6.1b:2")
def test_5_6_1b_a_campaign_rezzed_before_the_turn_begins_pays_in_that_turn() -> None:
    text = """
        corp:
          deck: 3 any
          Server 1: cards (PAD Campaign)
        turn: corp, at 5.6.1b
    """
    game = scenario(text)
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=5 - 2 + 1)
    game = scenario(text)
    game.pass_windows("5.6.2a")
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=5 - 2)


@pytest.mark.rule("5.6.1c")
def test_5_6_1c_recurring_credits_refill_after_the_first_window() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards Stipend {credit 0}
        turn: corp, at 5.6.1b
    """, mode="full")  # fmt: skip
    assert game.card("Stipend").credits == 0
    game.pass_windows("5.6.2a")
    assert game.card("Stipend").credits == 2


@pytest.mark.rule("5.6.1c")
def test_5_6_1c_recurring_credits_are_there_when_the_turn_begins() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          Server 1: cards Audit {credit 0}
        turn: corp, at 5.6.1b
    """)
    game.expect(corp_credits=2)


@pytest.mark.rule("5.6.1d")
def test_5_6_1d_only_abilities_of_the_corp_speak_of_the_corps_turn() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards PAD Campaign
        runner:
          rig: Morning
        turn: corp, at 5.6.1d
    """)
    game.expect(corp_credits=6, runner_credits=5)


@pytest.mark.rule("5.6.1e")
def test_5_6_1e_what_happens_when_the_turn_begins_is_resolved_before_the_mandatory_draw() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards PAD Campaign
        turn: corp, at 5.6.1d
    """)
    kinds = [k for k in game.log_kinds() if k in ("turn-begins", "credits-gained", "drew")]
    assert kinds == ["turn-begins", "credits-gained", "drew"]


@pytest.mark.rule("5.6.1e")
def test_5_6_1e_the_corp_draws_for_its_turn_after_drawing_for_an_ability() -> None:
    game = scenario("""
        corp:
          deck: Enigma
          Server 1: cards Morning Shift
        turn: corp, at 5.6.1d
    """)
    game.expect(winner="runner")  # the ability took the last card, and there is none for the mandatory draw


@pytest.mark.rule("5.6.1f")
def test_5_6_1f_the_corp_draws_the_top_card_of_rnd() -> None:
    game = scenario("corp:\n deck: Enigma, Hunter\nturn: corp, at 5.6.1f")
    game.expect(corp_hand=["Enigma"], corp_deck=["Hunter"])


@pytest.mark.rule("5.6.1g")
def test_5_6_1g_reactions_to_the_draw_are_resolved_before_the_action_phase() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards Reader
        turn: corp, at 5.6.1f
    """, mode="full")  # fmt: skip
    game.asks("corp", "react")
    game.corp.triggers("Reader")
    game.expect(corp_credits=6)
    kinds = [k for k in game.log_kinds() if k in ("drew", "credits-gained", "phase-begins")]
    assert kinds == ["drew", "credits-gained"]


@pytest.mark.rule("5.6.2a:2,3")
def test_5_6_2a_the_corp_may_score_and_rez_before_every_action_and_after_the_last() -> None:
    game = scenario("""
        corp:
          clicks 1, credits 1
          HQ: ice (Enigma)
          Server 1: cards (Priority Requisition {advancement 4})
        turn: corp, at 5.6.2b
    """)
    game.corp.advances("Priority Requisition")
    game.asks("corp", "window", "5.6.2a")
    game.refuses("corp", "rez Enigma")
    game.corp.scores("Priority Requisition")
    game.corp.passes()
    game.expect(corp_points=3)


@pytest.mark.rule("5.6.2b:1")
def test_5_6_2b_the_corp_takes_an_action_for_as_long_as_it_has_clicks() -> None:
    game = scenario("corp:\n deck: 3 any\nturn: corp, at 5.6.2a")
    for left in (2, 1):
        game.asks("corp", "action", "5.6.2b")
        game.corp.takes_credit()
        game.expect(corp_clicks=left)
    game.corp.takes_credit()
    game.expect(turn="runner", corp_credits=8)


@pytest.mark.rule("5.6.2c")
def test_5_6_2c_after_each_action_the_paid_ability_window_returns() -> None:
    game = scenario("turn: corp, at 5.6.2b", mode="full")
    game.corp.takes_credit()
    assert game.pass_windows() == ["corp 5.6.2a", "runner 5.6.2a"]
    game.asks("corp", "action", "5.6.2b")


@pytest.mark.rule("5.6.2d")
def test_5_6_2d_without_clicks_the_action_phase_is_complete() -> None:
    game = scenario("corp:\n clicks 0\nturn: corp, at 5.6.2a", mode="full")
    assert game.pass_windows("5.6.3b") == ["corp 5.6.2a", "runner 5.6.2a"]
    assert game.log_kinds() == ["phase-ends", "phase-begins"]


@pytest.mark.rule("5.6.3a:2")
def test_5_6_3a_the_corp_discards_one_card_at_a_time_down_to_its_hand_size() -> None:
    game = scenario("""
        corp:
          hand: 4 Hedge Fund, Enigma, Hunter, Shadow
        turn: corp, at 5.6.3a
    """)
    game.asks("corp", "discard", "5.6.3a")
    game.corp.discards("Enigma")
    game.asks("corp", "discard", "5.6.3a")
    game.expect(corp_hand=6, corp_archives=["Enigma"])
    game.corp.discards("Shadow")
    game.expect(corp_hand=5, corp_archives=["Enigma", "Shadow"], turn="runner")


@pytest.mark.rule("5.6.3b:2,3")
def test_5_6_3b_the_corp_may_rez_but_not_score_after_discarding() -> None:
    game = scenario("""
        corp:
          Server 1: cards (PAD Campaign)
          Server 2: cards (Priority Requisition {advancement 5})
          HQ: ice (Enigma)
        turn: corp, at 5.6.3b
    """)
    game.asks("corp", "window", "5.6.3b")
    game.refuses("corp", "score Priority Requisition")
    game.refuses("corp", "rez Enigma")
    game.corp.rezzes("PAD Campaign")
    assert game.card("PAD Campaign").rezzed


@pytest.mark.rule("5.6.3c")
def test_5_6_3c_unspent_clicks_are_lost_after_the_last_window_and_before_the_turn_ends() -> None:
    game = scenario("""
        corp:
          clicks 2
          Server 1: cards Night Shift
        turn: corp, at 5.6.3b
    """, mode="full")  # fmt: skip
    game.expect(corp_clicks=2)
    game.pass_windows()
    game.expect(corp_clicks=0)
    game.asks("corp", "react")
    kinds = [k for k in game.log_kinds() if k in ("clicks-lost", "turn-ends")]
    assert kinds == ["clicks-lost", "turn-ends"]


@pytest.mark.rule("5.6.3d")
@pytest.mark.rule("5.6.3e")
def test_5_6_3d_when_your_turn_ends_abilities_resolve_before_the_runners_turn() -> None:
    game = scenario("""
        corp:
          Server 1: cards Night Shift
        turn: corp, at 5.6.3b
    """)
    game.asks("runner", "action")
    game.expect(corp_credits=6)
    kinds = [k for k in game.log_kinds() if k in ("turn-ends", "credits-gained", "clicks-gained", "turn-begins")]
    assert kinds == ["turn-ends", "credits-gained", "clicks-gained", "turn-begins"]


@pytest.mark.rule("5.6.3d")
def test_5_6_3d_breaking_news_takes_its_tags_back_as_the_turn_ends() -> None:
    game = scenario("""
        corp:
          clicks 1
          Server 1: cards (Breaking News {advancement 2})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Breaking News")
    game.expect(tags=2)
    game.corp.takes_credit()
    game.expect(tags=0, turn="runner")


@pytest.mark.rule("5.6.3f")
def test_5_6_3f_the_runners_turn_follows() -> None:
    game = scenario("turn: corp, at 5.6.3d", mode="full")
    game.asks("runner", "window", "5.7.1b")
    game.expect(turn="runner", runner_clicks=4)


@pytest.mark.rule("5.6.3f")
def test_5_6_3f_effects_for_the_remainder_of_the_turn_end_with_it() -> None:
    game = scenario("""
        corp:
          clicks 1
          HQ: ice Enigma
          Server 1: cards Gym
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Gym")
    assert game.card("Enigma").strength == 2 + 3
    game.corp.takes_credit()
    game.expect(turn="runner")
    assert game.card("Enigma").strength == 2

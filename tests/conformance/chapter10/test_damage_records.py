"""Chapters 10.4 and 10.8, 1.8.5 and 1.10.3c: who selects and sees what in damage, draws, traces and psi games."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_DRAW, CORP, MEAT, NET, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import Cannot, Damage, Draw, ForEvent, Gain, Lose, Trace, play, sub, whenever
from netrunner.vocabulary.mechanics import PsiGame

define("Small Shock", "corp", "operation", play(Damage(NET, 1)))
define("Great Shock", "corp", "operation", play(Damage(NET, 2)))
define("Kick", "corp", "operation", play(Damage(MEAT, 1)))
define("Empty Promise", "runner", "event", play(Draw(0), Gain(1)))
define("Two Cards", "runner", "event", play(Draw(2)))
define("Dry Well", "corp", "asset", Cannot(A_DRAW, RUNNER), cost=0, trash=1)
define("Own Dry Well", "corp", "asset", Cannot(A_DRAW, CORP), cost=0, trash=1)
define("Card Counter", "corp", "asset", whenever(ForEvent("drew", RUNNER), Gain(1, CORP)), cost=0, trash=1)
define("Mind Reader", "corp", "ice", sub(PsiGame(same=Gain(3, CORP), different=Lose(1, RUNNER))), cost=0)
define("Long Arm", "corp", "operation", play(Trace(2, Gain(5), Lose(1))))

CHRONOS = """
    corp: Chronos Protocol: Selective Mind-mapping
      credits 9
      hand: {hand}
    runner:
      hand: {grip}
      rig: {rig}
    turn: corp
"""


def chronos(hand: str, grip: str, rig: str = "Test Resource") -> Scenario:
    return scenario(CHRONOS.format(hand=hand, grip=grip, rig=rig))


@pytest.mark.rule("10.4.3a:1")
def test_10_4_3a_nothing_is_selected_where_every_card_goes() -> None:
    game = chronos("Great Shock", "Diesel, Modded")
    game.corp.plays("Great Shock")
    game.expect(runner_hand=0, runner_heap=["Diesel", "Modded"])
    assert game.happened("looked") == 0


@pytest.mark.rule("10.4.3a:1")
def test_10_4_3a_who_looks_at_the_grip_selects_one_card_and_no_longer_sees_the_others_then() -> None:
    game = chronos("Great Shock", "Diesel, Modded, Test Event")
    game.corp.plays("Great Shock")
    game.asks("corp", "may", "10.4.3a")
    assert game.game.view("corp")["runner"]["hand"]["cards"] == []
    game.corp.accepts()
    assert sorted(game.game.view("corp")["runner"]["hand"]["cards"]) == ["Diesel", "Modded", "Test Event"]
    game.asks("corp", "damage", "10.4.3a")
    game.corp.picks("Modded")
    game.expect(runner_hand=1, runner_heap=2)
    assert game.card("Modded").zone == "heap"  # the other one was trashed at random
    assert game.game.view("corp")["runner"]["hand"]["cards"] == []
    looked = [entry for entry in game.game.log if entry.kind == "looked"]
    assert [(e.side, e.amount, len(e.cards), e.source is not None) for e in looked] == [("corp", 3, 3, True)]


@pytest.mark.rule("10.4.3a:1")
def test_10_4_3a_who_does_not_look_leaves_all_of_it_to_chance() -> None:
    game = chronos("Great Shock", "Diesel, Modded, Test Event")
    game.corp.plays("Great Shock")
    game.next_random("Diesel", "Test Event")
    game.corp.declines()
    game.expect(runner_hand=["Modded"])
    assert game.happened("looked") == 0


@pytest.mark.rule("10.4.3a:1")
def test_10_4_3a_damage_of_another_type_is_not_selected() -> None:
    game = chronos("Kick, Small Shock", "Diesel, Modded, Test Event")
    game.corp.plays("Kick")
    game.asks("corp", "action", "5.6.2b")
    game.expect(runner_hand=2)
    game.corp.plays("Small Shock")
    game.asks("corp", "may", "10.4.3a")  # still the first net damage of the turn


@pytest.mark.rule("10.4.3a:1")
@pytest.mark.rule("9.11.1c:1")
def test_9_11_1c_of_two_players_who_would_select_the_active_one_selects_the_first_card() -> None:
    game = chronos("Great Shock", "Diesel, Modded, Test Event", rig="Titanium Ribs")
    game.corp.plays("Great Shock")
    game.corp.accepts()
    game.asks("corp", "damage", "10.4.3a")
    game.corp.picks("Diesel")
    game.asks("runner", "damage", "10.4.3a")
    assert game.options("runner") == ["pick Modded", "pick Test Event"]
    game.runner.picks("Test Event")
    game.expect(runner_hand=["Modded"])


@pytest.mark.rule("10.4.2")
@pytest.mark.rule("10.4.4:1")
def test_10_4_2_the_record_of_damage_names_its_type_its_amount_and_its_cards() -> None:
    game = scenario("corp:\n hand: Great Shock, Kick\nrunner:\n hand: Diesel, 2 Modded\nturn: corp")
    game.corp.plays("Great Shock")
    game.corp.plays("Kick")
    told = [entry for entry in game.game.log if entry.kind == "damage"]
    assert [(e.side, e.amount, e.of, len(e.cards), e.rule) for e in told] == [
        ("corp", 2, NET, 2, "10.4.2"), ("corp", 1, MEAT, 1, "10.4.2"),
    ]  # fmt: skip
    assert [e.source.title for e in told if e.source] == ["Great Shock", "Kick"]
    trashed = [entry for entry in game.game.log if entry.kind == "trashed" and entry.rule == "10.4.2"]
    assert [(entry.side, entry.amount) for entry in trashed] == [("corp", 2), ("corp", 2), ("corp", 1)]
    game = scenario("corp:\n hand: Great Shock\nrunner:\n hand: Diesel\nturn: corp")
    game.corp.plays("Great Shock")
    assert (game.winner, game.reason) == ("corp", "flatline")
    last = [entry for entry in game.game.log if entry.kind == "damage"]
    assert [(e.amount, e.of, e.rule, len(e.cards)) for e in last] == [(2, NET, "10.4.4", 0)]


# -- drawing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.8.5:2")
def test_1_8_5_drawing_no_cards_is_not_drawing() -> None:
    game = scenario("""
        corp:
          Server 1: cards Card Counter
        runner:
          hand: Empty Promise; deck: 2 any
        turn: runner
    """)
    game.runner.plays("Empty Promise")
    game.expect(runner_hand=0, runner_credits=6, corp_credits=5)
    assert game.happened("drew") == 0


@pytest.mark.rule("1.2.2:1")
@pytest.mark.rule("1.8.5:1")
def test_1_8_5_a_player_who_cannot_draw_draws_nothing_from_cards_either() -> None:
    text = """
        corp:
          Server 1: cards {card}
        runner:
          hand: Two Cards, Test X Event; deck: 3 any
        turn: runner
    """
    game = scenario(text.format(card="Dry Well"))
    game.refuses("runner", "draw")
    game.refuses("runner", "play Two Cards")  # it would change nothing
    game = scenario(text.format(card="Own Dry Well"))
    game.runner.plays("Two Cards")
    game.expect(runner_hand=3, runner_deck=1)


@pytest.mark.rule("1.8.5:1")
def test_1_8_5_the_runner_draws_what_there_is_and_the_record_counts_it() -> None:
    game = scenario("""
        corp:
          Server 1: cards Card Counter
        runner:
          hand: Two Cards; deck: Diesel
        turn: runner
    """)
    game.runner.plays("Two Cards")
    game.expect(runner_hand=["Diesel"], runner_deck=0, corp_credits=6, winner=None)
    drew = [entry for entry in game.game.log if entry.kind == "drew"]
    assert [(e.side, e.amount, len(e.cards), e.source is not None) for e in drew] == [("runner", 1, 1, True)]


@pytest.mark.rule("1.7.2c:1")
@pytest.mark.rule("1.8.5a")
@pytest.mark.parametrize(
    ("deck", "winner"), [("Enigma, Test Barrier, Hedge Fund", None), ("Enigma, Hedge Fund", "runner")]
)
def test_1_8_5a_cards_that_something_else_happens_to_count_as_drawn(deck: str, winner: str | None) -> None:
    game = scenario(f"""
        corp:
          credits 9
          hand: Anonymous Tip; deck: {deck}
          Server 1: cards Jinja City Grid
        turn: corp
    """)
    game.corp.plays("Anonymous Tip")
    while game.decision is not None and game.decision.kind == "target":
        game.take(game.options("corp")[0])
    if winner is not None:
        assert (game.winner, game.reason) == (winner, "empty-rnd")
        return
    game.asks("corp", "draw-instead", "8.2.4")
    assert game.options("corp") == ["pick Enigma", "pick Test Barrier"]
    game.corp.picks("Test Barrier")
    while game.decision is not None and game.decision.kind != "action":
        game.take(game.options("corp")[0])
    assert game.ice("Server 1") == ["Test Barrier", "Enigma"]
    game.expect(corp_hand=["Hedge Fund"], winner=None)
    drew = [entry.amount for entry in game.game.log if entry.kind == "drew"]
    assert drew == [3]


# -- psi games and traces ----------------------------------------------------------------------------------------------


@pytest.mark.rule("1.10.3c:1")
@pytest.mark.parametrize(("credits", "bids"), [(0, 1), (1, 2), (2, 3), (5, 3)])
def test_1_10_3c_nobody_bids_more_than_two_credits_or_than_they_have(credits: int, bids: int) -> None:
    text = f"corp:\n credits {credits}\n HQ: ice Mind Reader\nrunner:\n credits 1\nrun: HQ, encountering ice 1"
    game = scenario(text, mode="full")
    game.pass_windows()
    game.asks("corp", "psi", "1.10.3c")
    assert game.options("corp") == [f"number {n}" for n in range(bids)]
    game.corp.chooses(0)
    assert game.options("runner") == ["number 0", "number 1"]
    game.expect(corp_credits=credits, runner_credits=1)


@pytest.mark.rule("1.10.3c:1")
@pytest.mark.parametrize(
    ("corp", "runner", "corp_has", "runner_has"), [(0, 0, 8, 5), (2, 2, 6, 3), (1, 2, 4, 2), (2, 0, 3, 4)]
)
def test_1_10_3c_both_bids_are_paid_and_compared(corp: int, runner: int, corp_has: int, runner_has: int) -> None:
    game = scenario("corp:\n HQ: ice Mind Reader\nrun: HQ, encountering ice 1")
    game.corp.chooses(corp)
    game.expect(corp_credits=5)  # it is secret, and not paid yet
    game.runner.chooses(runner)
    game.expect(corp_credits=corp_has, runner_credits=runner_has)
    bids = [(entry.side, entry.amount) for entry in game.game.log if entry.kind == "bid"]
    assert bids == [("corp", corp), ("runner", runner)]


@pytest.mark.rule("10.8.6c")
@pytest.mark.rule("10.8.6d")
@pytest.mark.rule("10.8.6e")
@pytest.mark.parametrize(("spends", "kind", "corp_has"), [(0, "trace-successful", 7), (3, "trace-unsuccessful", 1)])
def test_10_8_6_the_questions_and_the_record_of_a_trace(spends: int, kind: str, corp_has: int) -> None:
    game = scenario("corp:\n credits 3\n hand: Long Arm\nrunner:\n credits 3\nturn: corp")
    game.corp.plays("Long Arm")
    game.asks("corp", "trace-corp", "10.8.6c")
    assert game.options("corp") == ["number 0", "number 1", "number 2", "number 3"]
    assert game.decision is not None and game.decision.number == 2
    game.corp.chooses(1)
    game.asks("runner", "trace-runner", "10.8.6d")
    assert game.decision.number == 3  # the trace strength that the Runner must meet
    assert game.options("runner") == ["number 0", "number 1", "number 2", "number 3"]
    game.runner.chooses(spends)
    game.expect(corp_credits=corp_has, runner_credits=3 - spends)
    told = [entry for entry in game.game.log if entry.kind.startswith("trace")]
    assert [(e.kind, e.side, e.amount, e.against, e.rule) for e in told] == [
        ("trace-initiated", "corp", 2, 0, "10.8.6a"), (kind, "corp", 3, spends, "10.8.6e"),
    ]  # fmt: skip
    assert [e.source.title for e in told if e.source] == ["Long Arm", "Long Arm"]

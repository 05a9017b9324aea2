"""Chapters 10.4 and 10.8, 1.8.5 and 1.10.3c: damage that is forbidden or selected, traces, draws and psi games."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_DRAW, CORP, MEAT, NET, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cannot, Damage, Draw, ForEvent, Gain, If, Named, NumberIs, Trace, play, sub, whenever
from netrunner.vocabulary.damage import SelectsDamage
from netrunner.vocabulary.ice import TraceStrength
from netrunner.vocabulary.mechanics import PsiGame

define("Sure Kick", "corp", "operation", play(Damage(MEAT, 1, unpreventable=True)))
define("Plain Kick", "corp", "operation", play(Damage(MEAT, 1)))
define("Plain Spark", "corp", "operation", play(Damage(NET, 1)))
define("Two Sparks", "corp", "operation", play(Damage(NET, 2)))
define("Spark And Trace", "corp", "operation", play(Damage(NET, 1), Trace(2, Gain(1))))
define("Bone Collector", "runner", "resource", whenever(ForEvent("trashed"), Gain(1)))
define("Careful Hands", "runner", "resource", SelectsDamage())
define("Nothing At All", "runner", "event", play(Draw(0)))
define("One Card", "runner", "event", play(Draw(1)))
define("Card And Coin", "runner", "event", play(Gain(1), Draw(1)))
define("Corp Card", "corp", "operation", play(Draw(1)))
define("No Cards Today", "corp", "asset", Cannot(A_DRAW, RUNNER), cost=0, trash=1)
define("Library Card", "corp", "asset", whenever(ForEvent("drew", CORP), Gain(1, CORP)), cost=0, trash=1)
define("Bidding House", "corp", "asset", whenever(ForEvent("bid", RUNNER), Gain(1, CORP)), cost=0, trash=1)
define("Gamble", "corp", "ice", sub(PsiGame(same=Gain(4, CORP), different=Gain(9, CORP))), cost=0)
define("Strong Arm", "corp", "operation", play(Trace(2, either=If(NumberIs(TraceStrength(), least=4), Gain(9)))))
define("Margin", "corp", "operation", play(Trace(2, either=Gain(Named("exceeds")))))
define("Loud Trace", "corp", "operation", play(Trace(2, Gain(5), Gain(3)), Gain(20)))


# -- damage ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.8.5c:1")
@pytest.mark.rule("1.2.2:1")
@pytest.mark.parametrize(
    ("rig", "operation", "left"),
    [
        ("Paparazzi", "Plain Kick", 3),  # meat damage is always prevented
        ("Paparazzi", "Sure Kick", 2),  # what cannot be prevented is suffered
        ("Paparazzi", "Plain Spark", 2),  # damage of another type too
        ("Test Immunity", "Plain Kick", 3),
        ("Test Immunity", "Sure Kick", 3),  # a "cannot" is no prevention
        ("Test Resource", "Sure Kick", 2),
    ],
)
def test_9_8_5c_damage_that_is_always_prevented_or_cannot_be_suffered(rig: str, operation: str, left: int) -> None:
    game = scenario(f"""
        corp:
          hand: {operation}
        runner:
          hand: 3 any; rig: {rig}
        turn: corp
    """)
    if left == 3 and f"play {operation}" not in game.options("corp"):
        assert not game.why_not("corp", f"play {operation}").possible  # it would change nothing
        return
    game.corp.plays(operation)
    game.expect(runner_hand=left)


@pytest.mark.rule("10.4.2")
@pytest.mark.rule("10.4.3")
def test_10_4_2_each_card_that_damage_trashes_is_trashed_for_all_abilities() -> None:
    game = scenario("""
        corp:
          hand: Two Sparks
        runner:
          hand: Diesel, Modded, Test Event; rig: Bone Collector
        turn: corp
    """)
    game.corp.plays("Two Sparks")
    game.asks("runner", "react", "9.2.8c")
    assert game.options("runner") == ["trigger Bone Collector", "trigger Bone Collector #2"]
    game.take("trigger Bone Collector")
    game.expect(runner_hand=1, runner_credits=5 + 2 + 1)  # and the operation, once it has resolved


@pytest.mark.rule("10.4.3a:1")
def test_10_4_3a_who_looked_at_the_grip_sees_it_no_longer_while_the_ability_goes_on() -> None:
    game = scenario("""
        corp: Chronos Protocol: Selective Mind-mapping
          hand: Spark And Trace
        runner:
          hand: Diesel, Modded, Test Event
        turn: corp
    """)
    game.corp.plays("Spark And Trace")
    game.corp.accepts()
    assert len(game.game.view("corp")["runner"]["hand"]["cards"]) == 3
    game.corp.picks("Modded")
    game.asks("corp", "trace-corp", "10.8.6c")
    assert game.game.view("corp")["runner"]["hand"]["cards"] == []


@pytest.mark.rule("10.4.3a:1")
@pytest.mark.parametrize(("mode", "asked"), [("forced", False), ("open", True)])
def test_10_4_3a_who_selects_among_copies_is_asked_only_where_the_opponent_could_tell(mode: str, asked: bool) -> None:
    game = scenario("""
        corp:
          hand: Plain Spark
        runner:
          hand: 3 Diesel; rig: Careful Hands
        turn: corp
    """, mode=mode)  # fmt: skip
    game.corp.plays("Plain Spark")
    assert (game.decision is not None and game.decision.kind == "damage") == asked
    if asked:
        assert game.options("runner") == ["pick Diesel"]
        game.take("pick Diesel")
    game.expect(runner_hand=2, runner_heap=["Diesel"])


@pytest.mark.rule("10.4.3a:2")
def test_10_4_3a_the_runner_selects_every_card_and_none_twice() -> None:
    game = scenario("""
        corp:
          hand: Two Sparks
        runner:
          hand: Diesel, Modded, Test Event; rig: Careful Hands
        turn: corp
    """)
    game.corp.plays("Two Sparks")
    game.asks("runner", "damage", "10.4.3a")
    assert game.decision is not None and game.decision.number == 2
    game.runner.picks("Modded")
    assert game.options("runner") == ["pick Diesel", "pick Test Event"]
    game.runner.picks("Diesel")
    game.expect(runner_hand=["Test Event"], runner_heap=["Diesel", "Modded"])


# -- drawing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.8.5:1")
@pytest.mark.rule("1.2.5:1")
def test_1_2_5_an_event_that_draws_nothing_cannot_be_played() -> None:
    game = scenario("runner:\n hand: Nothing At All, One Card; deck: 2 any\nturn: runner")
    game.refuses("runner", "play Nothing At All")
    game.runner.plays("One Card")
    game.expect(runner_hand=2, runner_deck=1)
    game = scenario("runner:\n hand: One Card\nturn: runner")
    game.refuses("runner", "play One Card")  # from an empty stack
    game = scenario("corp:\n hand: Corp Card\nturn: corp")
    game.corp.plays("Corp Card")  # from an empty R&D
    assert (game.winner, game.reason) == ("runner", "empty-rnd")


@pytest.mark.rule("1.2.2:1")
@pytest.mark.rule("1.8.5:1")
@pytest.mark.parametrize(("asset", "drawn"), [("No Cards Today", 0), ("Test Asset", 1)])
def test_1_2_2_the_other_instructions_of_a_card_are_followed_where_drawing_is_forbidden(asset: str, drawn: int) -> None:
    game = scenario(f"""
        corp:
          Server 1: {asset}
        runner:
          hand: Card And Coin; deck: 2 any
        turn: runner
    """)
    game.runner.plays("Card And Coin")
    game.expect(runner_credits=6, runner_hand=drawn, runner_deck=2 - drawn)
    assert game.happened("drew") == drawn


@pytest.mark.rule("1.8.5a")
def test_1_8_5a_abilities_about_drawing_count_a_draw_of_which_some_cards_are_installed_instead() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Corp Card; deck: Enigma, 4 any
          Server 1: Jinja City Grid
          Server 2: Library Card
        turn: corp
    """)
    game.corp.plays("Corp Card")
    while game.decision is not None and game.decision.kind != "action":
        game.take(game.options("corp")[0])
    game.expect(corp_hand=0, corp_deck=4)
    assert game.ice("Server 1") == ["Enigma"]
    assert [e.amount for e in game.game.log if e.kind == "credits-gained"] == [1]
    assert [(e.side, e.amount) for e in game.game.log if e.kind == "drew"] == [("corp", 1)]


# -- psi games and traces ----------------------------------------------------------------------------------------------


@pytest.mark.rule("1.10.3c:1")
@pytest.mark.parametrize(("mode", "asked"), [("forced", 0), ("open", 2)])
def test_1_10_3c_players_without_credits_are_asked_only_where_the_opponent_could_tell(mode: str, asked: int) -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Gamble
        runner:
          credits 0
        run: HQ, encountering ice 1
    """, mode=mode)  # fmt: skip
    questions = 0
    while game.decision is not None and game.decision.kind in ("window", "psi"):
        questions += int(game.decision.kind == "psi")
        game.take(game.options(game.decision.side)[-1])
    assert questions == asked
    game.expect(corp_credits=4)


@pytest.mark.rule("1.10.3c:1")
def test_1_10_3c_what_the_bids_set_off_resolves_before_what_the_game_leads_to() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Gamble
          Server 1: Bidding House
        runner:
          credits 2
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(1)
    assert [e.amount for e in game.game.log if e.kind == "credits-gained"] == [1, 9]


@pytest.mark.rule("10.8.6c")
@pytest.mark.rule("10.8.6d")
def test_10_8_6_both_players_see_how_far_a_trace_has_come() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Loud Trace
        runner:
          credits 3; rig: Access to Globalsec
        turn: corp
    """)
    game.corp.plays("Loud Trace")
    for seat in ("corp", "runner"):
        view = game.game.view(seat)
        assert (view["turn"]["step"], view["trace"]) == ("10.8.6c", {"strength": 2, "link": 1})
    game.corp.chooses(2)
    for seat in ("corp", "runner"):
        view = game.game.view(seat)
        assert (view["turn"]["step"], view["trace"]) == ("10.8.6d", {"strength": 4, "link": 1})
    game.runner.chooses(3)
    assert [e.amount for e in game.game.log if e.kind == "credits-gained"] == [3, 20]  # the result comes first
    assert game.game.view("corp")["trace"] is None


@pytest.mark.rule("10.8.2:2")
@pytest.mark.rule("10.8.5")
@pytest.mark.parametrize(("spent", "gained"), [(1, 0), (2, 9)])
def test_10_8_2_what_a_trace_leads_to_can_depend_on_its_strength(spent: int, gained: int) -> None:
    game = scenario("corp:\n hand: Strong Arm\nrunner:\n credits 0\nturn: corp")
    game.corp.plays("Strong Arm")
    game.corp.chooses(spent)
    game.expect(corp_credits=5 - spent + gained)


@pytest.mark.rule("10.8.4:2")
@pytest.mark.parametrize(("spent", "answered", "gained"), [(3, 0, 5), (3, 4, 1), (0, 2, 0), (0, 4, 0)])
def test_10_8_4_a_trace_exceeds_the_link_strength_by_the_difference_and_never_by_less_than_nothing(
    spent: int, answered: int, gained: int
) -> None:
    game = scenario("corp:\n hand: Margin\nturn: corp")
    game.corp.plays("Margin")
    game.corp.chooses(spent)
    game.runner.chooses(answered)
    game.expect(corp_credits=5 - spent + gained, runner_credits=5 - answered)

"""1.14.1b, 1.15.10, 9.9, 9.10.4f, 9.11: choices inside abilities, values that abilities change, and for how long."""

import pytest

from netrunner.rules.machine.terms import AGENDA, CORP, ICE, PROGRAM, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    All,
    ArrangeTop,
    Cards,
    ChooseOne,
    Chosen,
    Draw,
    ForEvent,
    Gain,
    GetsSubtype,
    GiveTags,
    HandSize,
    Link,
    Look,
    Lose,
    May,
    MayPay,
    MustPay,
    Requirement,
    StrengthBonus,
    TopOf,
    Trash,
    TurnBegins,
    Unless,
    Until,
    paid,
    play,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.actions import AllottedClicks
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.tags import ConsideredTags, Tagged

PROGRAMS = Cards(types=PROGRAM)
TRASH_PROGRAM = Trash(Chosen(PROGRAMS))
define("Ultimatum", "corp", "operation", play(ChooseOne(TRASH_PROGRAM, Lose(2, RUNNER), player=RUNNER)))
define(
    "Soft Ultimatum", "corp", "operation",
    play(Gain(1), ChooseOne(TRASH_PROGRAM, Lose(2, RUNNER), player=RUNNER, must=False)),
)  # fmt: skip
define("Offer", "runner", "event", play(Gain(1), May(Draw(1), otherwise=Gain(3))))
define("Empty Offer", "runner", "event", play(Gain(1), May(TRASH_PROGRAM, otherwise=Gain(3))))
define("Paid Offer", "runner", "event", play(Gain(1), MayPay(3, Draw(2), Gain(2))))
define("Levied", "corp", "operation", play(Gain(1), MustPay(3, Gain(5), player=RUNNER)))
define("Squeeze", "corp", "operation", play(Gain(1), Unless(GiveTags(1), 3, player=RUNNER)))
define("Used Counter", "runner", "resource", whenever(ForEvent("used", RUNNER), Gain(1)))
define("Corp Used Counter", "corp", "asset", whenever(ForEvent("used", CORP), Gain(1)), trash=0)
define("Dawn Offer", "runner", "resource", when(TurnBegins(), May(Draw(1))))
RANSOM = Unless(GiveTags(1), 1, player=RUNNER)
define("Dawn Ransom", "corp", "asset", when(TurnBegins(), RANSOM), trash=0)
define("Foresight", "runner", "event", play(Look(TopOf(YOU, 3)), ArrangeTop()))
define("Rumour", "corp", "asset", ConsideredTags(2), trash=0)
define("Record", "corp", "asset", Tagged(), trash=0)
define("Grind", "corp", "asset", AllottedClicks(-9, RUNNER), trash=0)
define("Twofold Shift", "runner", "resource", AllottedClicks(1))
define("Dish", "runner", "resource", Link(1))
define("Downlink", "corp", "asset", Link(-3, RUNNER), trash=0)
define("Small Rooms", "corp", "asset", HandSize(-2, RUNNER), trash=0)
define("Easy Goals", "corp", "asset", Requirement(-9, Cards(types=AGENDA)), trash=0)
define("Hard Goals", "corp", "asset", Requirement(1, Cards(types=AGENDA)), trash=0)
define("Fixed Strength", "corp", "asset", StrengthBonus(4, cards=Cards(types=ICE), sets=True), trash=0)
define("Stronger", "corp", "asset", StrengthBonus(2, cards=Cards(types=ICE)), trash=0)
define("Relabel", "corp", "asset", GetsSubtype("console", cards=Cards(title="Test Hardware")), trash=0)
define("Pin Sharp", "corp", "ice", sub(Gain(1)), strength=1)
TURN_BOOST = Until(StrengthBonus(2, of=All(Cards(title="Turn Muscle"))), "turn")
define("Turn Muscle", "runner", "program", paid(1, TURN_BOOST), strength=1, subtypes="icebreaker")
RUN_BOOST = Until(StrengthBonus(2, of=All(Cards(title="Run Muscle"))), "run")
define("Run Muscle", "runner", "program", paid(1, RUN_BOOST), strength=1, subtypes="icebreaker")
define("Long Defence", "corp", "operation", play(Until(StrengthBonus(2, cards=Cards(types=ICE)), "your next turn")))
define("Clicker", "corp", "asset", paid(0, Gain(1), limit=1), trash=0)


# -- choosing between effects (9.10.4f, 9.11.3c) -------------------------------------------------------------------


@pytest.mark.rule("9.11.3c:1")
@pytest.mark.parametrize(
    ("rig", "credits", "options"),
    [
        ("Corroder", 5, ["choose 1", "choose 2"]),
        ("Corroder", 0, []),
        ("Test Resource", 5, []),
    ],
)
def test_9_11_3c_only_what_can_be_resolved_is_chosen(rig: str, credits: int, options: list[str]) -> None:
    text = f"corp:\n hand: Ultimatum\nrunner:\n credits {credits}\n rig: {rig}\nturn: corp"
    game = scenario(text)
    game.corp.plays("Ultimatum")
    if options:
        game.asks("runner", "choose-effect", "9.10.4f")
        assert len(game.options("runner")) == 2
        game.runner.chooses(2)
        game.expect(runner_credits=3, runner_rig=["Corroder"])
        return
    game.expect(runner_credits=max(0, credits - 2) if rig != "Corroder" else credits)
    assert game.runner.heap == (["Corroder"] if rig == "Corroder" else [])


@pytest.mark.rule("9.11.3c:1")
def test_9_11_3c_without_must_a_player_may_choose_what_cannot_be_resolved_if_nothing_can() -> None:
    text = "corp:\n hand: Soft Ultimatum\nrunner:\n credits {credits}\n rig: Test Resource\nturn: corp"
    game = scenario(text.format(credits=0))
    game.corp.plays("Soft Ultimatum")
    assert len(game.options("runner")) == 2
    game.runner.chooses(1)
    game.expect(runner_credits=0, runner_rig=["Test Resource"])
    game = scenario(text.format(credits=3))
    game.corp.plays("Soft Ultimatum")
    game.expect(runner_credits=1)


def test_between_people_a_choice_is_asked_even_if_only_one_is_possible() -> None:
    text = "corp:\n hand: {card}\nrunner:\n credits 5\n rig: Test Resource\nturn: corp"
    game = scenario(text.format(card="Ultimatum"), mode="open")
    game.corp.plays("Ultimatum")
    game.asks("runner", "choose-effect")
    assert len(game.options("runner")) == 1
    game = scenario("runner:\n hand: Empty Offer\nturn: runner", mode="open")
    game.runner.plays("Empty Offer")
    game.asks("runner", "may")
    assert game.options("runner") == ["no"]
    game.take("no")
    game.expect(runner_credits=9)


# -- may, may pay, must pay, unless (1.15.10) ----------------------------------------------------------------------


@pytest.mark.rule("9.6.9c")
@pytest.mark.parametrize(("yes", "credits", "hand"), [(True, 6, 1), (False, 9, 0)])
def test_9_6_9c_a_player_may_or_does_otherwise(yes: bool, credits: int, hand: int) -> None:
    game = scenario("runner:\n deck: 3 any\n hand: Offer\nturn: runner")
    game.runner.plays("Offer")
    game.runner.accepts() if yes else game.runner.declines()
    game.expect(runner_credits=credits, runner_hand=hand)


@pytest.mark.rule("1.15.10a:3")
@pytest.mark.parametrize(("have", "answer", "credits", "hand"), [(2, True, 0, 2), (2, False, 5, 0), (1, None, 4, 0)])
def test_1_15_10a_a_nested_cost_is_offered_if_it_can_be_paid(
    have: int, answer: bool | None, credits: int, hand: int
) -> None:
    game = scenario(f"runner:\n credits {have}\n deck: 3 any\n hand: Paid Offer\nturn: runner")
    game.runner.plays("Paid Offer")
    if answer is not None:
        game.asks("runner", "nested-cost", "1.15.10")
        game.runner.accepts() if answer else game.runner.declines()
    game.expect(runner_credits=credits, runner_hand=hand)


@pytest.mark.parametrize(("have", "left", "corp"), [(3, 0, 6), (2, 2, 11), (4, 1, 6)])
def test_9_11_3_who_must_pay_and_can_is_not_asked(have: int, left: int, corp: int) -> None:
    game = scenario(f"corp:\n hand: Levied\nrunner:\n credits {have}\nturn: corp")
    game.corp.plays("Levied")
    game.expect(runner_credits=left, corp_credits=corp)


@pytest.mark.rule("1.15.10b:2")
@pytest.mark.parametrize(("have", "pays", "left", "tags"), [(3, True, 0, 0), (3, False, 3, 1), (2, None, 2, 1)])
def test_1_15_10b_unless_it_is_paid(have: int, pays: bool | None, left: int, tags: int) -> None:
    game = scenario(f"corp:\n hand: Squeeze\nrunner:\n credits {have}\nturn: corp")
    game.corp.plays("Squeeze")
    if pays is not None:
        game.runner.accepts() if pays else game.runner.declines()
    game.expect(runner_credits=left, tags=tags)


@pytest.mark.rule("9.6.9d:1")
@pytest.mark.parametrize(("yes", "credits"), [(True, 6), (False, 5)])
def test_9_6_9d_an_ability_is_used_if_its_optional_part_is_carried_out(yes: bool, credits: int) -> None:
    game = scenario("runner:\n deck: 3 any\n rig: Dawn Offer, Used Counter\nturn: runner, at 5.7.1a")
    game.runner.accepts() if yes else game.runner.declines()
    game.expect(runner_credits=credits)


@pytest.mark.rule("9.6.9d:3")
@pytest.mark.parametrize("pays", [True, False])
def test_9_6_9d_the_opponents_choice_is_no_use_of_the_card(pays: bool) -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: Dawn Ransom
          Server 2: Corp Used Counter
        runner:
          credits 4
          rig: Used Counter
        turn: corp, at 5.6.1a
    """)
    game.runner.accepts() if pays else game.runner.declines()
    game.expect(corp_credits=5, runner_credits=3 if pays else 4, tags=0 if pays else 1)


# -- numbers and orders --------------------------------------------------------------------------------------------


@pytest.mark.rule("1.14.1b:1")
def test_1_14_1b_a_number_up_to_a_limit() -> None:
    game = scenario("runner:\n hand: Test Number\nturn: runner")
    game.runner.plays("Test Number")
    assert game.options("runner") == ["number 0", "number 1", "number 2", "number 3"]
    game.runner.chooses(0)
    game.expect(runner_credits=5)


@pytest.mark.rule("4.3.2:2")
def test_4_3_2_cards_are_put_back_in_any_order() -> None:
    game = scenario("runner:\n deck: Diesel, Modded, Corroder, Sure Gamble\n hand: Foresight\nturn: runner")
    game.runner.plays("Foresight")
    game.asks("runner", "arrange", "4.3.2")
    assert game.decision is not None and game.decision.number == 1
    game.runner.picks("Corroder")
    assert game.decision is not None and game.decision.number == 2
    game.runner.picks("Diesel")
    game.expect(runner_deck=["Corroder", "Diesel", "Modded", "Sure Gamble"])


# -- values (9.11.1) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("1.9.4:2")
@pytest.mark.parametrize("asset", ["Rumour", "Record"])
def test_1_9_4_a_runner_who_is_considered_tagged_is_tagged_but_has_nothing_to_remove(asset: str) -> None:
    text = f"corp:\n Server 1: {asset}\nrunner:\n rig: Test Resource\nturn: "
    scenario(f"{text}runner").refuses("runner", "remove-tag")
    game = scenario(f"{text}corp")
    game.corp.trashes_resource("Test Resource")
    game.expect(runner_rig=[], tags=0)
    game = scenario(f"{text}corp".replace(asset, "Test Asset"))
    game.refuses("corp", "trash-resource Test Resource")


@pytest.mark.rule("1.11.2")
@pytest.mark.parametrize(("rig", "clicks"), [("Twofold Shift", 5), ("Test Resource", 4)])
def test_1_11_2_cards_change_the_allotted_clicks(rig: str, clicks: int) -> None:
    game = scenario(f"runner:\n rig: {rig}\nturn: runner, at 5.7.1a")
    game.expect(runner_clicks=clicks)


@pytest.mark.rule("1.11.2")
def test_1_11_2_nobody_is_allotted_fewer_than_no_clicks() -> None:
    game = scenario("corp:\n deck: 5 any\n Server 1: Grind\nrunner:\n rig: Test Resource\nturn: runner, at 5.7.1a")
    game.expect(turn="corp", runner_clicks=0)


@pytest.mark.rule("10.7.1")
@pytest.mark.parametrize(("rig", "asset", "link"), [("2 Dish", "Test Asset", 2), ("2 Dish", "Downlink", 0)])
def test_10_7_1_link_is_never_less_than_0(rig: str, asset: str, link: int) -> None:
    game = scenario(f"corp:\n Server 1: {asset}\nrunner:\n rig: {rig}\nturn: runner")
    assert game.runner.link == link


@pytest.mark.rule("5.5.3")
@pytest.mark.parametrize(
    ("brain", "asset", "size"), [(0, "Test Asset", 5), (1, "Test Asset", 4), (1, "Small Rooms", 2)]
)
def test_5_5_3_maximum_hand_size(brain: int, asset: str, size: int) -> None:
    game = scenario(f"corp:\n Server 1: {asset}\nrunner:\n brain damage {brain}\nturn: runner")
    assert (game.runner.hand_size, game.corp.hand_size) == (size, 5)


@pytest.mark.rule("2.4.1")
@pytest.mark.parametrize(
    ("asset", "counters", "able"), [("Hard Goals", 3, False), ("Hard Goals", 4, True), ("Easy Goals", 0, True)]
)
def test_2_4_1_the_advancement_requirement_is_never_less_than_0(asset: str, counters: int, able: bool) -> None:
    game = scenario(f"""
        corp:
          Server 1: (Test Agenda {{advancement {counters}}})
          Server 2: {asset}
        turn: corp, at 5.6.2a
    """)
    if able:
        game.corp.scores("Test Agenda")
        game.expect(corp_score=["Test Agenda"])
    else:
        game.asks("corp", "action")


@pytest.mark.rule("9.11.1a:1")
@pytest.mark.parametrize(
    ("assets", "strength"),
    [("Stronger", 3), ("Fixed Strength", 4), ("Stronger, Fixed Strength", 6), ("Fixed Strength, Stronger", 6)],
)
def test_9_11_1a_a_value_is_set_before_it_is_changed(assets: str, strength: int) -> None:
    servers = "\n".join(f"Server {n}: {title}" for n, title in enumerate(assets.split(", "), 1))
    game = scenario(f"corp:\n HQ: ice Pin Sharp\n{servers}\nturn: corp")
    assert game.card("Pin Sharp").strength == strength


# -- durations (9.9) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.6.1d")
def test_5_6_1d_until_your_next_turn_begins_is_not_yet_over_in_the_window_before() -> None:
    game = scenario("""
        corp:
          clicks 1
          hand: Long Defence
          deck: 5 any
          HQ: ice Pin Sharp
          Server 1: Clicker
        turn: corp
    """)
    game.corp.plays("Long Defence")
    assert game.card("Pin Sharp").strength == 3
    game.pass_windows()
    for _ in range(4):
        game.runner.takes_credit()
        game.pass_windows("5.6.1b") if game.runner.clicks == 0 else game.pass_windows()
    game.asks("corp", "window", "5.6.1b")
    assert game.card("Pin Sharp").strength == 3
    game.corp.passes()
    game.asks("corp", "window", "5.6.2a")
    assert game.card("Pin Sharp").strength == 1


@pytest.mark.rule("9.9.1:1")
@pytest.mark.parametrize(("title", "after"), [("Turn Muscle", 3), ("Run Muscle", 1)])
def test_9_9_1_a_lingering_effect_ends_with_its_duration(title: str, after: int) -> None:
    game = scenario(f"""
        corp:
          deck: 5 any
          HQ: ice Pin Sharp
        runner:
          credits 1, clicks 1
          rig: {title}
        run: HQ, encountering ice 1
    """)
    game.runner.uses(title)
    assert game.card(title).strength == 3
    game.pass_windows()
    game.runner.jacks_out()
    game.pass_windows()
    assert game.card(title).strength == after
    game.runner.takes_credit()
    game.pass_windows()
    assert (game.turn, game.card(title).strength) == ("corp", 1)

"""1.15, 2.4 to 2.7, 9.11.1a: values that abilities change, down to 0 and no further."""

import pytest

from netrunner.rules.machine.terms import (
    AGENDA,
    AGENDA_COUNTER,
    CORP,
    EVENT,
    ICE,
    PROGRAM,
    RUNNER,
)
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddToScoreArea,
    Cards,
    Chosen,
    CostsLess,
    CountersOn,
    Draw,
    Install,
    Link,
    NumberIs,
    PlaceAdvancement,
    This,
    play,
)
from netrunner.vocabulary.actions import AllottedClicks
from netrunner.vocabulary.agendas import WorthPoints
from netrunner.vocabulary.into_play import Installable, Playable, PlayIt
from netrunner.vocabulary.statics import GetsSubtype, HandSize, Requirement

EVENTS = Cards(types=EVENT, where="grip")
GRIP_PROGRAMS = Cards(types=PROGRAM, where="grip")
define("Prompter", "runner", "event", play(PlayIt(Chosen(Playable(EVENTS)), discount=2)))
define("Coupon", "runner", "event", play(Install(Chosen(Installable(GRIP_PROGRAMS, 2)), discount=2)))
define("Bound Workshop", "runner", "resource", CostsLess("install", 2, Cards(types=PROGRAM)))
define("Claque", "runner", "resource", CostsLess("play", 2, Cards(types=EVENT)))
define("Dear Claque", "runner", "resource", CostsLess("play", -2, Cards(types=EVENT)))
define("Bound Foundry", "corp", "asset", CostsLess("rez", 2, Cards(types=ICE)), trash=0)
for price in (1, 2, 3):
    define(f"Speech {price}", "runner", "event", play(Draw(1)), cost=price)
    define(f"Tool {price}", "runner", "program", cost=price, memory=0)
    define(f"Wall {price}", "corp", "ice", cost=price, strength=1)
define("Stubborn Agenda", "corp", "agenda", requirement=3, points=2)
define("Hasty Board", "corp", "asset", Requirement(-2, Cards(types=AGENDA)), trash=0)
define("Hastier Board", "corp", "asset", Requirement(-4, Cards(types=AGENDA)), trash=0)
define("Weakening", "corp", "asset", Link(-2, player=RUNNER), trash=0)
define("Cable", "runner", "resource", Link(1))
define("Long Day", "corp", "asset", AllottedClicks(-5, CORP), trash=0)
define("Busy Day", "corp", "asset", AllottedClicks(1, CORP), trash=0)
define("Small Hands", "runner", "resource", HandSize(-1, RUNNER))
define("Corp Hands", "corp", "asset", HandSize(2, CORP), trash=0)
define("Painter", "runner", "resource", GetsSubtype("killer", cards=Cards(types=PROGRAM, side=RUNNER)))
define("Scraper", "runner", "resource", GetsSubtype("killer", cards=Cards(types=PROGRAM, side=RUNNER), n=-1))
define("Brush", "runner", "program", subtypes="killer", memory=0)
define("Plain Tool", "runner", "program", memory=1)
define("Bound Trophy", "runner", "event", play(AddToScoreArea(This(), 1)))
define("Empty Trophy", "runner", "event", play(AddToScoreArea(This(), 0)))


# -- costs (1.15.1c, 1.15.5 to 1.15.7) -----------------------------------------------------------------------------


@pytest.mark.rule("1.15.6:2")
@pytest.mark.rule("1.15.1c:2")
@pytest.mark.parametrize(("price", "paid_"), [(1, 0), (2, 0), (3, 1)])
def test_1_15_6_a_card_played_for_less_costs_less_and_never_less_than_nothing(price: int, paid_: int) -> None:
    game = scenario(f"runner:\n credits 5\n hand: Prompter, Speech {price}\n deck: 3 any\nturn: runner")
    game.runner.plays("Prompter")
    game.expect(runner_credits=5 - paid_, runner_hand=1)


@pytest.mark.rule("1.15.6:2")
@pytest.mark.rule("1.15.1c:2")
@pytest.mark.parametrize(
    ("rig", "price", "paid_"),
    [("Claque", 1, 0), ("Claque", 2, 0), ("Claque", 3, 1), ("Dear Claque", 1, 3), ("Dear Claque, Claque", 1, 1)],
)
def test_1_15_6_what_changes_play_costs_adds_up(rig: str, price: int, paid_: int) -> None:
    text = f"runner:\n credits {{credits}}\n hand: Speech {price}\n deck: 3 any\n rig: {rig}\nturn: runner"
    game = scenario(text.format(credits=paid_))
    game.runner.plays(f"Speech {price}")
    game.expect(runner_credits=0, runner_hand=1)
    if paid_:
        scenario(text.format(credits=paid_ - 1)).refuses("runner", f"play Speech {price}")


@pytest.mark.rule("1.15.5")
@pytest.mark.rule("1.15.1c:2")
@pytest.mark.parametrize(("price", "paid_"), [(1, 0), (2, 0), (3, 1)])
@pytest.mark.parametrize("how", ["by an event", "by a static ability"])
def test_1_15_5_a_card_installed_for_less_costs_less_and_never_less_than_nothing(
    price: int, paid_: int, how: str
) -> None:
    if how == "by an event":
        game = scenario(f"runner:\n credits 5\n hand: Coupon, Tool {price}\nturn: runner")
        game.runner.plays("Coupon")
    else:
        game = scenario(f"runner:\n credits 5\n hand: Tool {price}\n rig: Bound Workshop\nturn: runner")
        game.runner.installs(f"Tool {price}")
    game.expect(runner_credits=5 - paid_)
    assert f"Tool {price}" in game.runner.rig


@pytest.mark.rule("1.15.7:2")
@pytest.mark.rule("1.15.1c:2")
@pytest.mark.parametrize(("price", "paid_"), [(1, 0), (2, 0), (3, 1)])
def test_1_15_7_rezzing_for_less_never_costs_less_than_nothing(price: int, paid_: int) -> None:
    game = scenario(f"""
        corp:
          credits 5
          HQ: ice (Wall {price})
          Server 1: Bound Foundry
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes(f"Wall {price}")
    game.expect(corp_credits=5 - paid_)


# -- agendas (2.4, 2.5) --------------------------------------------------------------------------------------------


@pytest.mark.rule("2.4.1")
@pytest.mark.parametrize(
    ("board", "advancement", "scored"),
    [("Hasty Board", 0, False), ("Hasty Board", 1, True), ("Hastier Board", 0, True)],
)
def test_2_4_the_advancement_requirement_can_be_lowered(board: str, advancement: int, scored: bool) -> None:
    game = scenario(f"""
        corp:
          Server 1: {board}
          Server 2: (Stubborn Agenda {{advancement {advancement}}})
        turn: corp, at 5.6.2a
    """)
    if scored:
        game.corp.scores("Stubborn Agenda")
        game.expect(corp_points=2)
    else:
        game.asks("corp", "action")


@pytest.mark.rule("10.1.3:1")
@pytest.mark.parametrize(("title", "points"), [("Bound Trophy", 1), ("Empty Trophy", 0)])
def test_10_1_3_a_card_added_as_an_agenda_is_worth_what_the_ability_says(title: str, points: int) -> None:
    game = scenario(f"runner:\n hand: {title}\n score: Stubborn Agenda\nturn: runner")
    game.runner.plays(title)
    game.expect(runner_points=2 + points)


# -- players (1.11.2, 1.19, 5.5.3, 10.7.1) -------------------------------------------------------------------------


@pytest.mark.rule("10.7.1")
@pytest.mark.parametrize(("rig", "link"), [("Cable", 0), ("2 Cable", 0), ("3 Cable", 1)])
def test_10_7_1_link_is_never_less_than_0(rig: str, link: int) -> None:
    game = scenario(f"corp:\n Server 1: Weakening\nrunner:\n rig: {rig}\nturn: runner")
    game.expect(runner_link=link)


@pytest.mark.rule("1.11.2")
def test_1_11_2_allotted_clicks_can_be_changed_for_one_player() -> None:
    for asset, corp in (("Test Asset", 3), ("Busy Day", 4)):
        game = scenario(f"corp:\n deck: 5 any\n Server 1: {asset}\nturn: corp, at 5.6.1a")
        game.expect(corp_clicks=corp)
        game = scenario(f"corp:\n Server 1: {asset}\nturn: runner, at 5.7.1a")
        game.expect(runner_clicks=4)


@pytest.mark.rule("1.11.2")
def test_1_11_2_without_clicks_there_is_no_action() -> None:
    game = scenario("corp:\n deck: 5 any\n Server 1: Long Day\nturn: corp, at 5.6.1a")
    game.expect(corp_clicks=0)
    game.asks("runner", "action")


@pytest.mark.rule("5.5.3")
def test_5_5_3_maximum_hand_sizes_change_for_one_player() -> None:
    game = scenario("corp:\n Server 1: Corp Hands\nrunner:\n brain damage 1\n rig: Small Hands\nturn: runner")
    game.expect(corp_hand_size=7, runner_hand_size=3)


# -- subtypes (9.11.1b) --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.11.1b:1")
@pytest.mark.parametrize(
    ("rig", "title", "has"),
    [
        ("Brush", "Brush", True),
        ("Brush, Scraper", "Brush", False),
        ("Brush, Scraper, Painter", "Brush", True),
        ("Brush, 2 Scraper, Painter", "Brush", False),
        ("Plain Tool, Painter", "Plain Tool", True),
        ("Plain Tool, Painter, Scraper", "Plain Tool", False),
        ("Plain Tool, 2 Painter, Scraper", "Plain Tool", True),
    ],
)
def test_9_11_1b_a_card_has_a_subtype_if_it_is_given_more_often_than_taken(rig: str, title: str, has: bool) -> None:
    card = scenario(f"runner:\n rig: {rig}\nturn: runner").card(title)
    assert card.has("killer") == has
    assert not card.has("fracter")


@pytest.mark.rule("2.16.2")
@pytest.mark.rule("9.11.1b:1")
@pytest.mark.rule("2.16.4:2")
def test_9_11_1b_a_facedown_card_and_a_card_that_became_an_agenda_have_no_subtypes() -> None:
    game = scenario("runner:\n rig: Brush, (Brush), Painter\nturn: runner")
    assert [card.has("killer") for card in game.cards("Brush")] == [True, False]
    game = scenario("runner:\n hand: Loud Trophy\nturn: runner")
    assert game.card("Loud Trophy").has("run")
    game.runner.plays("Loud Trophy")
    assert not game.card("Loud Trophy").has("run")


@pytest.mark.rule("1.16.1")
@pytest.mark.parametrize(("counters", "points"), [(0, 2), (1, 3)])
def test_1_16_1_agenda_points_can_depend_on_counters(counters: int, points: int) -> None:
    score = f"Growing Agenda {{agenda {counters}}}, Stubborn Agenda" if counters else "Growing Agenda, Stubborn Agenda"
    game = scenario(f"corp:\n score: {score}\nturn: corp")
    game.expect(corp_points=2 + points)


@pytest.mark.rule("1.17.2:1")
def test_1_17_2_only_installed_cards_can_be_advanced() -> None:
    text = "corp:\n hand: Test Marker, Stubborn Agenda\n {where}\nturn: corp"
    game = scenario(text.format(where="archives: Hedge Fund"))
    game.refuses("corp", "play Test Marker")
    game = scenario(text.format(where="Server 1: (Stubborn Agenda)"))
    game.corp.plays("Test Marker")
    game.expect(corp_hand=["Stubborn Agenda"])
    assert [card.advancement for card in game.cards("Stubborn Agenda")].count(1) == 1


ADVANCEABLE = Cards(types=AGENDA, advanceable=True, where=("hq", "installed"))
define("Test Marker", "corp", "operation", play(PlaceAdvancement(Chosen(ADVANCEABLE))))
define("Loud Trophy", "runner", "event", play(AddToScoreArea(This(), 1)), subtypes="run")
HAS_COUNTER = NumberIs(CountersOn(AGENDA_COUNTER), least=1)
define("Growing Agenda", "corp", "agenda", WorthPoints(3, HAS_COUNTER), requirement=3, points=2)

"""9.1.8: abilities that are active where their card is not."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.nodes import WHILE_ACTIVE
from netrunner.rules.machine.terms import ARCHIVES, HQ
from netrunner.testing import define, scenario
from netrunner.vocabulary import AddTo, Cards, Chosen, Gain, TurnBegins, play, when

define("Dirge Shovel", "corp", "operation", play(AddTo(Chosen(Cards(where="archives")), "hq")))
define("Dirge Grave", "corp", "operation", play(AddTo(Chosen(Cards(where="hq")), "archives")))


@pytest.mark.rule("9.1.8")
@pytest.mark.parametrize(("zone", "name"), [(ARCHIVES, "archives"), (HQ, "hand")])
def test_9_1_8_an_ability_is_active_in_the_zone_that_it_names_and_nowhere_else(zone: int, name: str) -> None:
    define("Dirge", "corp", "operation", when(TurnBegins(), Gain(2), where=4 << zone))
    for there in ("archives", "hand", "deck"):
        game = scenario(
            f"corp:\n credits 0\n {there}: Dirge\n deck: 3 any\nrunner:\n clicks 1\n hand: 2 any\nturn: runner"
        )
        game.runner.takes_credit()
        game.expect(turn="corp", corp_credits=2 if there == name else 0)


@pytest.mark.rule("9.1.8")
def test_9_1_8_it_begins_and_ends_as_the_card_comes_and_goes() -> None:
    define("Dirge", "corp", "operation", when(TurnBegins(), Gain(2), where=4 << ARCHIVES))
    corp = "corp:\n clicks 1\n credits 0\n hand: {}\n archives: {}\n deck: 9 any"
    text = f"{corp}\nrunner:\n clicks 4\n hand: 2 any\nturn: corp"
    for hand, archives, played, gained in (
        ("Dirge Shovel, any", "Dirge", "Dirge Shovel", 0),
        ("Dirge Grave, Dirge", "any", "Dirge Grave", 2),
    ):
        game = scenario(text.format(hand, archives))
        game.corp.plays(played)
        while game.decision is not None and game.decision.side == "corp":
            game.corp.picks("Dirge")
        while game.turn == "runner":
            game.take("gain")
        game.expect(corp_credits=gained)


@pytest.mark.rule("9.1.8")
def test_9_1_8_other_abilities_are_active_while_the_card_is() -> None:
    define("Dirge", "corp", "asset", when(TurnBegins(), Gain(2), where=WHILE_ACTIVE), trash=1)
    for card, gained in (("Dirge", 2), ("(Dirge)", 0)):
        game = scenario(
            f"corp:\n credits 0\n Server 1: {card}\n deck: 3 any\nrunner:\n clicks 1\n hand: 2 any\nturn: runner"
        )
        game.runner.takes_credit()
        game.pass_windows()
        game.expect(corp_credits=gained)

"""What is not a saved game, or cannot be continued, is refused with the reason: never half a game."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from netrunner import Game, codec, saves
from netrunner.errors import BadSave
from netrunner.rules.machine.terms import HAND
from netrunner.testing import scenario

Content = dict[str, Any]


def saved() -> str:
    """A game in the middle of a trace inside a subroutine inside a run."""
    game = scenario("corp:\n credits 3\n HQ: ice Hunter\nrunner:\n credits 2\n hand: 2 any\nturn: runner")
    game.runner.runs("HQ")
    game.pass_windows()
    return game.game.save()


def forged(change: Callable[[Content], object]) -> str:
    """The same with something changed, and a sum that fits."""
    content = json.loads(saved())
    change(content)
    content["sum"] = saves.sum_of(content)
    return json.dumps(content)


def refused(text: str, reason: str) -> None:
    for read in (Game.from_json, Game.load):
        with pytest.raises(BadSave) as error:
            read(text)
        assert reason in str(error.value)
        assert error.value.text("es") != error.value.text("en")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it is empty"),
        ("x", "stops being JSON at line 1, column 1"),
        ("{\n  'a': 1\n}", "stops being JSON at line 2, column 3"),
        (saved()[:-200], "stops being JSON"),
        ("[" * 100_000, "stops being JSON"),
        ("[]", "not a saved game of netrunner"),
        ('{"format": "chess"}', "not a saved game of netrunner"),
        ('{"format": "netrunner-game", "schema": 99, "version": "7.0"}', "the form 99, written by version 7.0"),
        ('{"format": "netrunner-game", "version": "0.0.1"}', "the form None, written by version 0.0.1"),
        ('{"format": "netrunner-game", "schema": 3}', "do not match its checksum"),
        (saved().replace('"seed":0', '"seed":1'), "do not match its checksum"),
    ],
)
def test_what_is_not_a_saved_game(text: str, reason: str) -> None:
    refused(text, reason)


def rename_object(content: Content) -> None:
    row = next(row for row in content["snapshot"]["objects"] if row[0] == "Trace")
    row[0] = "os.system"


def rename_card(content: Content) -> None:
    text = json.dumps(content["snapshot"]).replace('"Hunter"', '"Hunter 2.0"')
    content["snapshot"] = json.loads(text)


def rename_ability(content: Content) -> None:
    text = json.dumps(content["snapshot"]).replace('"Hunter/0', '"Hunter/7')
    content["snapshot"] = json.loads(text)


def move_a_card(content: Content) -> None:
    """A card of the grip is in the stack's list as well."""
    zones = content["snapshot"]["state"]["zones"]["list"]
    zones[4].append(zones[4 + HAND][0])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda c: c.pop("snapshot"), "damaged"),
        (lambda c: c["snapshot"].pop("objects"), "damaged"),
        (lambda c: c["snapshot"]["objects"].pop(), "damaged"),
        (lambda c: c["snapshot"]["objects"][0].pop(), "damaged"),
        (lambda c: c["snapshot"]["state"].update(cards={"pickle": "gASV"}), "damaged"),
        (lambda c: c["snapshot"]["state"].update(stack={"object": -1}), "damaged"),
        (lambda c: c["snapshot"]["state"].pop("tags"), "describes State otherwise"),
        (lambda c: c["snapshot"]["state"].update(__class__=1), "describes State otherwise"),
        (lambda c: c["snapshot"]["fields"]["Trace"].pop(), "describes Trace otherwise"),
        (lambda c: c["snapshot"]["fields"].update(Popen=["args"]), "does not know (Popen)"),
        (rename_object, "does not know (os.system)"),
        (rename_card, "the card “Hunter 2.0”"),
        (rename_ability, "does not have (Hunter/7"),
        (lambda c: c["snapshot"]["digests"].update(Hunter="0"), "has changed what that card does"),
        (move_a_card, "a position that no game can reach"),
        (lambda c: c["snapshot"]["state"].update(tags=-1), "a position that no game can reach"),
        (lambda c: c["snapshot"]["question"][3].pop(), "would ask another question"),
        (lambda c: c.update(corp={"name": "", "identity": "Nobody", "cards": []}), "A deck of the saved game"),
    ],
)
def test_what_cannot_be_continued(change: Callable[[Content], object], reason: str) -> None:
    refused(forged(change), reason)


def damage(thing: Any, chance: Random) -> None:
    """Change one value somewhere inside."""
    places = list(thing) if isinstance(thing, dict) else list(range(len(thing)))
    place = chance.choice(places)
    inner = thing[place]
    if isinstance(inner, (dict, list)) and inner and chance.random() < 0.95:
        damage(inner, chance)
    else:
        thing[place] = chance.choice([None, -1, 0, 1, 7, 10**9, "x", [], {}, [1, 2], {"list": []}, {"object": 3}, True])


def test_whatever_is_damaged_is_refused_or_harmless() -> None:
    """Nothing else than BadSave ever comes out, and no game that a game could not be."""
    chance = Random(1)
    read = 0
    text = saved()
    for _ in range(300):
        content = json.loads(text)
        damage(content["snapshot"], chance)
        content["sum"] = saves.sum_of(content)
        try:
            game = Game.from_json(json.dumps(content))
        except BadSave:
            continue
        read += 1
        assert saves.invariants.check(game.state) == []
    assert read < 150


def test_only_classes_of_the_engine_are_ever_built() -> None:
    modules = {".".join(shape.cls.__module__.split(".")[:2]) for shape in codec.shapes().values()}
    assert modules <= {"netrunner.rules", "netrunner.vocabulary", "netrunner.cards"}

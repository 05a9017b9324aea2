"""The client's types are those of the engine and the server, and views and tables are what the types say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from netrunner import Game
from netrunner.server import messages
from netrunner.simulation import drawn_pairing
from netrunner.view_types import View

TOOL = Path(__file__).parents[2] / "tools" / "web_types.py"


def tool() -> Any:
    """The generator, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("web_types", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_clients_types_are_up_to_date() -> None:
    """If they are not: make types-web."""
    made = tool()
    assert made.TARGET.read_text("utf-8") == made.written()


def test_every_kind_of_message_is_among_them() -> None:
    text = tool().written()
    for kind in get_args(messages.Message):
        assert f"export interface {kind.__name__} {{" in text


def fits(value: object, kind: Any, way: str = "view") -> None:
    """A value is what its type says, field by field, and has no other fields."""
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        assert isinstance(value, dict), way
        fields = get_type_hints(kind, include_extras=True)
        assert set(value) <= set(fields), way
        for name, inner in fields.items():
            optional = get_origin(inner) is NotRequired
            assert optional or name in value, f"{way}.{name}"
            if name in value:
                fits(value[name], get_args(inner)[0] if optional else inner, f"{way}.{name}")
    elif origin in (Union, UnionType):
        assert value is None if NoneType in parts and value is None else True
        if value is not None:
            (one,) = [part for part in parts if part is not NoneType]
            fits(value, one, way)
    elif origin is Literal:
        assert value in parts, (way, value)
    elif origin is list:
        assert isinstance(value, list), way
        for n, inner in enumerate(value):
            fits(inner, parts[0], f"{way}.{n}")
    elif origin is dict:
        assert isinstance(value, dict), way
        for key, inner in value.items():
            fits(key, parts[0], way)
            fits(inner, parts[1], f"{way}.{key}")
    else:
        assert type(value) is kind, (way, value)


@pytest.mark.parametrize("seed", range(4))
def test_views_are_what_their_type_says(seed: int) -> None:
    chance = Random(seed)
    game = Game.start(*drawn_pairing(seed), seed, asking="open")
    while game.decision:
        if chance.random() < 0.1:
            for side in ("corp", "runner", None):
                fits(game.view(side), View)
        game.choose(chance.choice(game.decision.options))
    fits(game.view(None), View)

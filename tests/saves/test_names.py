"""What a saved game names instead of writing it down: printed cards by title, parts of their declarations by key."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from netrunner import codec
from netrunner.cards.facts import all_sets
from netrunner.cards.library import definition, implemented
from netrunner.errors import BadSave
from netrunner.rules.machine.frames import Frame
from netrunner.rules.machine.nodes import Node, _children
from netrunner.vocabulary.declare import DECLARED


def nodes() -> Iterator[Node]:
    """Every node of every card."""
    waiting: list[Node] = [line for title in implemented() for line in DECLARED[title]]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += [child for _, child in _children(node)]


def test_every_node_of_every_card_is_found_by_its_key() -> None:
    found = list(nodes())
    assert len(found) > 500
    assert [node for node in found if codec.node_named(node.key) is not node] == []


def test_a_key_is_followed_through_the_declaration_when_the_card_was_not_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = list(nodes())
    shared = {key: node for key, node in codec.REGISTRY.items() if "/" not in key}
    monkeypatch.setattr(codec, "REGISTRY", shared)
    assert [node.key for node in found if codec.node_named(node.key) is not node] == []


LOADED = """
import sys
from importlib import import_module
from netrunner.rules.machine.nodes import REGISTRY
for module in sys.argv[1:]:
    import_module("netrunner.cards." + module)
print(*sorted(f"{key} {node!r}" for key, node in REGISTRY.items()), sep="\\n")
"""


def test_keys_do_not_depend_on_which_cards_were_loaded_first() -> None:
    modules = [one.module for one in all_sets()]
    orders = (modules, modules[::-1])
    runs = [subprocess.run([sys.executable, "-c", LOADED, *order], capture_output=True, text=True) for order in orders]
    assert "Hedge Fund/0 " in runs[0].stdout
    assert runs[0].stdout == runs[1].stdout


@pytest.mark.parametrize("key", ["", "Hunter", "Hunter/", "Hunter/99", "Hunter/0.nothing", "Hunter/0.does9", "No/0"])
def test_a_key_that_leads_nowhere_is_not_followed(key: str) -> None:
    with pytest.raises((LookupError, ValueError, AttributeError)):
        codec.node_named(key)


def test_parts_that_cards_share_are_named_and_summed_up_by_themselves() -> None:
    shared = {node.key: node for node in nodes() if "/" not in node.key}
    assert {"CanBeAdvanced.condition", "Place.what", "Fixed.3"} <= set(shared)
    writer = codec.Writer()
    assert [writer._key(node) for node in shared.values()] == list(shared)
    assert set(writer.digests) == set(shared)


def test_cards_are_found_by_their_titles() -> None:
    assert all(codec.card_named(title) is definition(title) for title in implemented())
    with pytest.raises(BadSave, match="Ice Wall 2"):
        codec.card_named("Ice Wall 2")


def test_every_kind_of_frame_can_be_written_and_built() -> None:
    """Each parameter of a constructor is a field, so that a frame is rebuilt from its fields."""
    waiting = Frame.__subclasses__()
    while waiting:
        cls = waiting.pop()
        assert codec.shapes()[cls.__name__].cls is cls
        waiting += cls.__subclasses__()


def test_what_a_card_does_is_summed_up_alike_in_every_process() -> None:
    words = {title: repr(definition(title).abilities) for title in implemented()}
    assert [title for title, said in words.items() if " at 0x" in said or "{" in said] == []

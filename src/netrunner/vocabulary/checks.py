"""What the rules demand of a card as it is written, found out when it is declared."""

from __future__ import annotations

from ..rules.machine.nodes import Node, _children
from .cards import Found
from .into_play import Install, Installable
from .moving import Search


def check_line(title: str, line: Node) -> None:
    """4.2.2a: a card is only found if the rest of the ability can act on it, so a search must say what that is."""
    nodes = _all(line)
    if any([isinstance(node, Install) and isinstance(node.what, Found) for node in nodes]):
        for node in nodes:
            if isinstance(node, Search) and not any([isinstance(n, Installable) for n in _all(node.cards)]):
                raise ValueError(f"{title} searches for a card to install: use Installable(...) (4.2.2a)")


def _all(node: Node) -> list[Node]:
    found = [node]
    for _, child in _children(node):
        found.extend(_all(child))
    return found

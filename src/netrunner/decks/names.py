"""Names of decks and formats, understood with some tolerance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from netrunner.cards.facts import did_you_mean
from netrunner.errors import BadDeck
from netrunner.text.phrases import Phrase


class UnknownDeck(BadDeck):
    """No deck has this name. `suggestions` come near to it, `known` are all there are."""

    #: The phrase that says so.
    said = "deck-unknown-name"

    def __init__(self, name: str, suggestions: tuple[str, ...], known: tuple[str, ...]) -> None:
        said = Phrase(type(self).said, {"name": name, "known": ", ".join(known)})
        super().__init__(key="said", said=did_you_mean(said, suggestions))
        self.name = name
        self.suggestions = suggestions
        self.known = known


class UnknownFormat(UnknownDeck):
    """No format has this name."""

    said = "format-unknown"


def find_name(
    name: str,
    known: Sequence[str],
    aliases: Mapping[str, str] | None = None,
    unknown: type[UnknownDeck] = UnknownDeck,
) -> str:
    """The known name that was meant; case, spaces and hyphens do not matter.

    >>> find_name("Haas Bioroid", ["haas-bioroid", "nbn"])
    'haas-bioroid'
    """
    meant = {_plain(entry): entry for entry in known}
    for alias, entry in (aliases or {}).items():
        meant.setdefault(_plain(alias), entry)
    plain = _plain(name)
    if plain in meant:
        return meant[plain]
    near = dict.fromkeys(meant[key] for key in get_close_matches(plain, meant, n=3))
    raise unknown(name, tuple(near), tuple(known))


def _plain(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())

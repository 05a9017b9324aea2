"""What netrunner raises when it is given something it cannot accept.

Each error says what was tried, why it is not possible, and what to do next. An error is raised either with a plain
message, or with the key of a phrase and its variables, and is then worded in the reader's language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from netrunner.text.phrases import Value


class NetrunnerError(Exception):
    """Something was asked that cannot be done. Whatever was asked of it is as it was before.

    >>> str(NetrunnerError("There is no file 'game.json'."))
    "There is no file 'game.json'."
    >>> NetrunnerError(key="cli-interrupted").text("es"), NetrunnerError(key="cli-interrupted")
    ('Interrumpido.', NetrunnerError('Interrupted.'))
    """

    def __init__(self, message: str = "", /, *, key: str = "", **variables: Value) -> None:
        super().__init__(message)
        self.message = message
        self.key = key
        self.variables = variables

    def text(self, lang: str) -> str:
        """The message in a language; one that was given as plain text stays as it is."""
        if not self.key:
            return self.message
        from netrunner.text.phrases import phrase  # only when read: the engine itself needs no phrases

        return phrase(lang, self.key, **self.variables)

    def __str__(self) -> str:
        return self.text("en")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class IllegalChoice(NetrunnerError):
    """A choice that is not among the options of the open decision. The message says why, with the rule's number."""


class BadDeck(NetrunnerError):
    """A deck that cannot be read, or that breaks the rules of deckbuilding."""


class BadSave(NetrunnerError):
    """A saved game that is damaged, or that this version of the engine cannot continue."""


class BadPosition(NetrunnerError):
    """A position that cannot be read, or that no game could hold."""

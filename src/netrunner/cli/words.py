"""Commands that are typed during a game, in any language: "why run HQ", "guardar partida.json"."""

from __future__ import annotations

from collections.abc import Sequence

from netrunner.text.phrases import LANGUAGES, phrase
from netrunner.wishes import plain


def command(line: str, names: Sequence[str]) -> tuple[str, str] | None:
    """Which of the commands the line begins with, and what follows it; None if it is none of them.

    >>> command("por qué incursión SC", ["why", "quit"]), command("salir", ["why", "quit"]), command("run HQ", ["why"])
    (('why', 'incursión SC'), ('quit', ''), None)
    """
    if line == "?":
        return ("help", "") if "help" in names else None
    for name in names:
        for lang in LANGUAGES:
            for word in phrase(lang, f"play-word-{name}").split(","):
                rest = after(line, word)
                if rest is not None:
                    return (name, rest)
    return None


def after(line: str, word: str) -> str | None:
    """What follows a command word at the beginning of a line; None if the line begins otherwise."""
    wanted = plain(word)
    said = plain(line)
    if said == wanted:
        return ""
    if not said.startswith(f"{wanted} "):
        return None
    for cut in range(len(line)):
        if plain(line[:cut]) == wanted and not line[cut].isalnum():
            return line[cut:].strip()
    return None

"""What a player wishes to do, from free words in any language: an act, and the card or server it is about.

The words are phrases `wish-…` of the phrase tables, separated by commas: what a player may type.

>>> read("Why can't I rez Ice Wall?")
Wish(act='rez', about='Ice Wall')
>>> read("incursión contra I+D")
Wish(act='run', about='I+D')
>>> read("Muro de Hielo")
Wish(act='', about='Muro de Hielo')
>>> read("use Corroder to break Ice Wall")
Wish(act='break', about='Ice Wall with Corroder')
>>> read("I+D"), read("I've Had Worse")
(Wish(act='', about='I+D'), Wish(act='', about="I've Had Worse"))
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from netrunner.cards.facts import find_facts, front_of
from netrunner.cards.library import definition
from netrunner.positions.titles import beside_the_pool
from netrunner.rules.machine.terms import (
    AGENDA,
    ASSET,
    EVENT,
    FIRST_REMOTE,
    HARDWARE,
    ICE,
    OPERATION,
    PROGRAM,
    RESOURCE,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    UPGRADE,
)
from netrunner.text.phrases import LANGUAGES, phrase

#: The acts that have words of their own.
ACTS: Final = (
    "rez", "play", "install", "advance", "score", "run", "draw", "gain", "purge", "remove-tag", "jack-out", "continue",
    "use", "boost", "trigger", "trash", "steal", "break", "access", "pass", "keep", "mulligan", "discard", "pick",
    "number", "done", "server", "end-turn", "yes", "no", "effect", "concede",
)  # fmt: skip

#: The types of cards that are named in general
_KINDS: Final = {
    "agenda": AGENDA, "asset": ASSET, "ice": ICE, "operation": OPERATION, "upgrade": UPGRADE, "event": EVENT,
    "hardware": HARDWARE, "program": PROGRAM, "resource": RESOURCE,
}  # fmt: skip
_NOT_A_WORD = re.compile(r"[^a-z0-9]+")
_NUMBER = re.compile(r"\d+$")


@dataclass(frozen=True, slots=True)
class Wish:
    """An act (one of `ACTS`, or nothing if only a thing was named) and the words for the thing."""

    act: str
    about: str


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Words without case, accents and punctuation.

    >>> plain("¿Por qué NO puedo… R&D?")
    'por que no puedo r d'
    """
    folded = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(c for c in folded if not unicodedata.combining(c))
    return _NOT_A_WORD.sub(" ", letters).strip()


@cache
def _words(name: str) -> tuple[str, ...]:
    """The words of a phrase `wish-<name>` in every language, the longest first."""
    found = {plain(word) for lang in LANGUAGES for word in phrase(lang, f"wish-{name}").split(",")}
    return tuple(sorted(found, key=lambda word: (-len(word), word)))


@cache
def _acts() -> tuple[tuple[str, str], ...]:
    """Words and the acts they name, the longest words first."""
    found = {(word, act) for act in ACTS for word in _words(act)}
    return tuple(sorted(found, key=lambda pair: (-len(pair[0]), pair)))


def _without(text: str, words: str) -> str:
    """``text`` without the ``words`` it begins with, as it was written."""
    for cut in range(len(text), -1, -1):
        if plain(text[:cut]) == words:
            return text[cut:].strip(" \t,:;.")
    return text


def read(text: str) -> Wish:
    """What the words ask for."""
    rest = " ".join(text.split()).strip(" ?¿¡.")
    while not _is_a_thing(rest):  # a thing may begin like such words: "I+D", "I've Had Worse"
        lead = next((lead for lead in _words("lead") if plain(rest).startswith(f"{lead} ")), "")
        if not lead:
            break
        rest = _without(rest, lead)
    if _is_a_thing(rest):  # "Demolition Run" is a card, and its Spanish title begins like an act
        return Wish("", rest)
    said = plain(rest)
    for word, act in _acts():
        if said == word:
            return Wish(act, "")
        if said.startswith(f"{word} "):
            about = _without(rest, word)
            if act == "use" and (broken := _to_break(about)):
                return Wish("break", broken)
            # Spanish has one word for drawing a card and stealing an agenda
            return Wish("steal" if act == "draw" and not _is_of_cards(about) else act, about)
    return Wish("", rest)


def _is_a_thing(words: str) -> bool:
    """Whether the words name a card or a server, and nothing else."""
    return title_called(words) is not None or server_called(words) is not None or is_new_remote(words)


def _is_of_cards(about: str) -> bool:
    """Whether it is cards that are meant, however many: "two cards", and no agenda that is called so."""
    if plain(about).rpartition(" ")[2] not in _words("cards"):
        return False
    title = title_called(about)
    return title is None or definition(title).type != AGENDA


@lru_cache(maxsize=2048)
def kinds_called(about: str) -> frozenset[int]:
    """The card types that the words name instead of a title, every one for "a card" or "it"; none for a title.

    >>> kinds_called("an agenda"), kinds_called("un recurso"), kinds_called("Ice Wall")
    (frozenset({2}), frozenset({10}), frozenset())
    """
    said = plain(without_article(about))
    if said in _words("any"):
        return frozenset(_KINDS.values())
    return frozenset({type for name, type in _KINDS.items() if said in _words(name)})


@lru_cache(maxsize=2048)
def without_article(about: str) -> str:
    """The thing without "the", "on", "with", "protecting" and the like before it.

    >>> without_article("the Ice Wall"), without_article("contra el servidor 2"), without_article("protecting HQ")
    ('Ice Wall', 'servidor 2', 'HQ')
    """
    while True:
        said = plain(about)
        before = [word for name in ("article", "inside") for word in _words(name) if said.startswith(f"{word} ")]
        if not before:
            return about
        about = _without(about, max(before, key=len))


def title_called(about: str) -> str | None:
    """The title of the card that the words name in full, in any spelling and language.

    >>> title_called("cepo"), title_called("the ice wall"), title_called("wall")
    ('Snare!', 'Ice Wall', None)
    >>> title_called("hoshiko shiro: mahou shoujo")  # the back of a card
    'Hoshiko Shiro: Mahou Shoujo'
    """
    for words in (about, without_article(about)):
        beside = beside_the_pool(words)
        if beside is not None:
            return beside
        found = find_facts(words)
        if found is not None:
            return found.title
        if front_of(words) is not None:
            return definition(words).title
    return None


def split_place(about: str) -> tuple[str, str]:
    """A card, and where it is to be installed.

    >>> split_place("PAD Campaign in Archives"), split_place("Enigma inward of Ice Wall"), split_place("Ice Wall")
    (('PAD Campaign', 'in Archives'), ('Enigma', 'inward of Ice Wall'), ('Ice Wall', ''))
    """
    if title_called(about) is not None:
        return about, ""
    words = about.split()
    for cut in range(1, len(words)):
        card, place = " ".join(words[:cut]), " ".join(words[cut:])
        said = plain(place)
        if any([said.startswith(f"{word} ") for name in ("inside", "inward") for word in _words(name)]):
            if title_called(card) is not None:
                return card, place
    return about, ""


def split_tool(about: str) -> tuple[tuple[int, ...], str, str]:
    """The numbers of subroutines, the ice that is to be broken, and the card that is to break it.

    >>> split_tool("1 and 2 of Enigma with Gordian Blade"), split_tool("Ice Wall"), split_tool("1 using Corroder")
    (((1, 2), 'of Enigma', 'Gordian Blade'), ((), 'Ice Wall', ''), ((1,), '', 'Corroder'))
    >>> split_tool("the second subroutine"), split_tool("Enigma [HQ ice 1] subroutine 2"), split_tool("with Mimic")
    (((2,), '', ''), ((2,), 'Enigma [HQ ice 1]', ''), ((), '', 'Mimic'))
    """
    words = about.split()
    if title_called(about) is not None and plain(words[0]) not in _words("using"):
        return (), about, ""
    tools = [n for n, word in enumerate(words) if plain(word) in _words("using")]
    at = tools[0] if tools else len(words)
    numbers: list[int] = []
    ice: list[str] = []
    counting = True  # numbers stand first, or behind the word for subroutines
    for word in without_article(" ".join(words[:at])).split():
        number = _number_of(word)
        if counting and number:
            numbers.append(number)
        elif plain(word) in _words("subroutine"):
            counting = True
        elif not counting or plain(word) not in _words("and"):
            ice.append(word)
            counting = False
    return tuple(numbers), " ".join(ice), " ".join(words[at + 1 :])


def _number_of(word: str) -> int:
    """A number in figures, or "first" and the like; 0 for any other word."""
    said = plain(word)
    if said.isdecimal():
        return int(said[:3])
    for lang in LANGUAGES:
        ordinals = [plain(ordinal) for ordinal in phrase(lang, "wish-ordinals").split(",")]
        if said in ordinals:
            return ordinals.index(said) + 1
    return 0


def _to_break(about: str) -> str:
    """What a card is used to break, and with it: "Corroder to break subroutine 1"."""
    words = about.split()
    for cut in range(1, len(words)):
        tool, aim = " ".join(words[:cut]), " ".join(words[cut:])
        for word in _words("to-break"):
            if f"{plain(aim)} ".startswith(f"{word} ") and title_called(tool) is not None:
                using = phrase(LANGUAGES[0], "wish-using").partition(",")[0]
                return f"{_without(aim, word)} {using} {tool}".strip()
    return ""


@lru_cache(maxsize=2048)
def split_server(about: str) -> tuple[str, int | None]:
    """A card, and the server that it is said to be in.

    >>> split_server("the ice on HQ"), split_server("la carta del servidor 2"), split_server("Ice Wall")
    (('the ice', 0), ('la carta', 4), ('Ice Wall', None))
    """
    words = about.split()
    if title_called(about) is None:
        for cut in range(1, len(words) - 1):
            place = " ".join(words[cut:])
            if without_article(place) != place and server_called(place) is not None:
                return " ".join(words[:cut]), server_called(place)
    return about, None


def is_some_remote(about: str) -> bool:
    """Whether the words mean a remote server without saying which."""
    return plain(without_article(about)) in _words("remote")


def is_inward(place: str) -> bool:
    """Whether the words mean a position behind other ice."""
    return any([plain(place).startswith(f"{word} ") for word in _words("inward")])


def is_new_remote(about: str) -> bool:
    """Whether the words mean a remote server that does not exist yet."""
    return plain(without_article(about)) in _words("new-remote")


def server_called(about: str) -> int | None:
    """The server that the words name, whether it exists or not; None if they name none."""
    said = plain(without_article(about))
    for name, server in (("hq", SERVER_HQ), ("rnd", SERVER_RND), ("archives", SERVER_ARCHIVES)):
        if said in _words(name):
            return server
    number = _NUMBER.search(said)
    if number is not None and said[: number.start()].strip() in _words("remote"):
        return FIRST_REMOTE - 1 + int(number[0])
    return None

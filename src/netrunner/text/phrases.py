"""The phrase tables: `phrase(lang, key, **variables)` gives a sentence in a language.

The tables are Fluent files (`en/*.ftl`, `es/*.ftl`), which the browser client reads too. A key is found in whichever
file has it; the files only group what belongs together. A message is parsed when it is first used.

Unlike Fluent's own runtime, which shows a placeholder and goes on, anything that is missing raises an error here.
"""

from __future__ import annotations

import difflib
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Protocol

from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "es")
FOLDER = Path(__file__).parent

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # an entry of a Fluent file begins in the first column
_BETWEEN = re.compile(r"^#.*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence not yet in any language: a key and its variables. It may be a variable of another phrase."""

    key: str
    variables: Mapping[str, Value] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.key, *self.variables.items()))

    def text(self, lang: str) -> str:
        return _said(lang, self)


@lru_cache(maxsize=1 << 12)  # labels and questions come again and again
def _said(lang: str, said: Phrase) -> str:
    return table(lang).text(said.key, said.variables)


Value = str | int | float | Phrase
#: What words a phrase from its variables, and what gives the value of a part of it.
Worded = Callable[[Mapping[str, Value]], str]
Valued = Callable[[Mapping[str, Value]], str | int | float]


class Say(Protocol):
    """Words a phrase in the user's language."""

    def __call__(self, key: str, /, **variables: Value) -> str: ...


class UnknownPhrase(KeyError):
    """A language, a key or a variable that the phrase tables do not have."""

    def __str__(self) -> str:
        return str(self.args[0])


def phrase(lang: str, key: str, /, **variables: Value) -> str:
    """The sentence of a key in a language. A key `message.attribute` names an attribute of a message.

    >>> phrase("en", "cli-interrupted")
    'Interrupted.'
    >>> phrase("es", "cli-interrupted")
    'Interrumpido.'
    """
    return table(lang).text(key, variables)


def preferred_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language of NETRUNNER_LANG, else of the locale, else English.

    >>> preferred_language({"LANG": "es_ES.UTF-8"})
    'es'
    >>> preferred_language({"LANG": "es_ES.UTF-8", "NETRUNNER_LANG": "en"})
    'en'
    >>> preferred_language({"LANG": "C.UTF-8"})
    'en'
    """
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    for wish in (environ.get("NETRUNNER_LANG", ""), locale):
        lang = re.split(r"[-_.@]", wish.lower())[0]
        if lang in LANGUAGES:
            return lang
    return "en"


@cache
def table(lang: str) -> Table:
    """All phrases of a language."""
    if lang not in LANGUAGES:
        raise UnknownPhrase(f"There is no language {lang!r}; there are {', '.join(LANGUAGES)}.")
    paths = sorted((FOLDER / lang).glob("*.ftl"))
    return Table(lang, {path.name: path.read_text(encoding="utf-8") for path in paths})


class Table:
    """The phrases of one language, from the texts of its Fluent files."""

    def __init__(self, lang: str, sources: Mapping[str, str]) -> None:
        self.lang = lang
        self._source: dict[str, str] = {}
        self._file: dict[str, str] = {}
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        self._worded: dict[str, Worded] = {}
        self._plain: dict[str, str] = {}  # phrases without variables, which are always the same
        for name, text in sources.items():
            entries = list(_ENTRY.finditer(text))
            ends = [entry.start() for entry in entries[1:]] + [len(text)]
            for entry, end in zip(entries, ends, strict=True):
                key = entry[1]
                if key in self._file:
                    raise ValueError(f"The phrase {key!r} is in {lang}/{self._file[key]} and in {lang}/{name}.")
                self._file[key] = name
                self._source[key] = _BETWEEN.sub("", text[entry.start() : end])

    def keys(self) -> list[str]:
        """The keys of all messages, without the terms, which only other messages can use."""
        return [key for key in self._source if not key.startswith("-")]

    def text(self, key: str, variables: Mapping[str, Value]) -> str:
        if not variables:
            known = self._plain.get(key)
            if known is not None:
                return known
        worded = self._worded.get(key)
        if worded is None:
            name, _, attribute = key.partition(".")
            worded = self._worded[key] = self.worded(name, attribute)
        found = worded(variables)
        if not variables:
            self._plain[key] = found
        return found

    def worded(self, name: str, attribute: str = "", term: bool = False) -> Worded:
        """A function that words a message or a term, or an attribute of it."""
        key = f"{name}.{attribute}" if attribute else name
        return _Wording(self, key, term).pattern(self.pattern(name, attribute))

    def pattern(self, name: str, attribute: str = "") -> ast.Pattern:
        """What the tables have for a message or a term, or for an attribute of it."""
        entry = self._entry(name)
        if not attribute:
            if entry.value is None:
                raise UnknownPhrase(f"The phrase {name!r} ({self.lang}) has attributes only: name one of them.")
            return entry.value
        for candidate in entry.attributes:
            if candidate.id.name == attribute:
                return candidate.value
        raise UnknownPhrase(f"The phrase {name!r} ({self.lang}) has no attribute {attribute!r}.")

    def _entry(self, key: str) -> ast.Message | ast.Term:
        known = self._parsed.get(key)
        if known is not None:
            return known
        if key not in self._source:
            near = difflib.get_close_matches(key, self._source, n=3)
            hint = f" Did you mean {' or '.join(map(repr, near))}?" if near else ""
            raise UnknownPhrase(f"There is no phrase {key!r} in src/netrunner/text/{self.lang}/*.ftl.{hint}")
        entry = FluentParser(with_spans=False).parse_entry(self._source[key])
        if not isinstance(entry, ast.Message | ast.Term):
            raise ValueError(f"The phrase {key!r} in {self.lang}/{self._file[key]} is not valid Fluent.")
        self._parsed[key] = entry
        return entry


class _Wording:
    """Makes functions of the parts of one phrase: each is looked at once, and worded many times."""

    def __init__(self, phrases: Table, key: str, term: bool) -> None:
        self.phrases = phrases
        self.lang = phrases.lang
        self.key = key
        self.term = term

    def pattern(self, pattern: ast.Pattern) -> Worded:
        lang = self.lang
        parts: list[str | Valued] = []
        for element in pattern.elements:
            parts.append(element.value if isinstance(element, ast.TextElement) else self.value(element))
        if len(parts) == 1 and isinstance(parts[0], str):
            constant = parts[0]
            return lambda variables: constant

        def words(variables: Mapping[str, Value]) -> str:
            said: list[str] = []
            for part in parts:
                value = part if isinstance(part, str) else part(variables)
                said.append(value if isinstance(value, str) else number(lang, value))
            return "".join(said)

        return words

    def value(self, node: object) -> Valued:
        match node:
            case ast.Placeable():
                return self.value(node.expression)
            case ast.VariableReference():
                return self.variable(node.id.name)
            case ast.SelectExpression():
                return self.select(node)
            case ast.StringLiteral():
                literal = str(node.parse()["value"])
                return lambda variables: literal
            case ast.NumberLiteral():
                plain = float(node.value) if "." in node.value else int(node.value)
                return lambda variables: plain
            case ast.MessageReference():
                return self.other(node.id.name, node.attribute.name if node.attribute else "", self.term)
            case ast.TermReference():
                return self.reference(node)
            case ast.FunctionReference() if node.id.name == "NUMBER" and node.arguments.positional:
                return self.value(node.arguments.positional[0])
        raise ValueError(f"The phrase {self.key!r} ({self.lang}) uses something of Fluent that is not supported here.")

    def variable(self, name: str) -> Valued:
        key, lang = self.key, self.lang

        def variable(variables: Mapping[str, Value]) -> str | int | float:
            try:
                value = variables[name]
            except KeyError:
                given = ", ".join(f"${key}" for key in sorted(variables)) or "none"
                raise UnknownPhrase(
                    f"The phrase {key!r} ({lang}) needs ${name}; the variables given are: {given}."
                ) from None
            return value.text(lang) if isinstance(value, Phrase) else value

        return variable

    def other(self, name: str, attribute: str, term: bool) -> Worded:
        """Another phrase, which is looked for when it is first needed."""
        phrases = self.phrases
        found: list[Worded] = []

        def words(variables: Mapping[str, Value]) -> str:
            if not found:
                found.append(phrases.worded(name, attribute, term))
            return found[0](variables)

        return words

    def reference(self, node: ast.TermReference) -> Valued:
        """A term sees only the variables that the reference gives it."""
        named = node.arguments.named if node.arguments else []
        given = [(argument.name.name, self.value(argument.value)) for argument in named]
        words = self.other(f"-{node.id.name}", node.attribute.name if node.attribute else "", True)
        return lambda variables: words({name: value(variables) for name, value in given})

    def select(self, node: ast.SelectExpression) -> Valued:
        """The variant whose key is the value itself, else its plural category, else the default one."""
        lang = self.lang
        default = self.pattern(next((v for v in node.variants if v.default), node.variants[0]).value)
        numbers: dict[float, Worded] = {}
        names: dict[str, Worded] = {}
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                numbers.setdefault(float(variant.key.value), self.pattern(variant.value))
            else:
                names.setdefault(variant.key.name, self.pattern(variant.value))
        selector = self.value(node.selector)
        # Inside a term, a variable that the reference does not give selects the default variant
        asks = node.selector.id.name if self.term and isinstance(node.selector, ast.VariableReference) else None

        def choose(variables: Mapping[str, Value]) -> str:
            if asks is not None and asks not in variables:
                return names.get("", default)(variables)
            value = selector(variables)
            if isinstance(value, str):
                return names.get(value, default)(variables)
            found = numbers.get(value)
            return (found or names.get(plural(lang, value), default))(variables)

        return choose


def plural(lang: str, value: int | float) -> str:
    """The plural category of a number (CLDR), for the languages there are.

    >>> [plural("en", 1), plural("en", 2), plural("es", 1), plural("es", 0), plural("es", 1_000_000)]
    ['one', 'other', 'one', 'other', 'many']
    """
    if value == 1:
        return "one"
    if lang == "es" and value and value % 1_000_000 == 0:
        return "many"
    return "other"


def number(lang: str, value: int | float) -> str:
    """A number as the language writes it, with at most three decimals.

    >>> [number("en", 1234), number("en", 98765.5), number("es", 1234), number("es", 98765.5)]
    ['1,234', '98,765.5', '1234', '98.765,5']
    """
    written = f"{value:,}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")
    if lang == "es":
        whole, point, decimals = written.partition(".")
        whole = whole.replace(",", "") if abs(value) < 10_000 else whole.replace(",", ".")
        return f"{whole},{decimals}" if point else whole
    return written

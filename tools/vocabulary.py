"""Writes docs/vocabulary.md: every word that cards are written with, what it means, and how it reads on a card.

python tools/vocabulary.py > docs/vocabulary.md
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields
from functools import cache
from importlib import import_module
from pathlib import Path

from netrunner import cards, vocabulary
from netrunner.cards.facts import all_sets, facts, find_facts, front_of
from netrunner.cards.library import declared
from netrunner.rules.machine import nodes
from netrunner.rules.machine.terms import CORP, RUNNER, TYPES
from netrunner.text.cards import line_text
from netrunner.vocabulary.traits import Trait

#: Words that no card in the pool needs, and the rules that tests prove with them.
WITHOUT_CARD = {
    "OPPONENT": "1.13.6",
}

#: The parts of speech, in the order of the page: what a word is or makes, and what such words are called.
PARTS: tuple[tuple[type, str], ...] = (
    (nodes.Static, "Declarations (9.3.5)"),
    (nodes.Ability, "Abilities (9.1)"),
    (Trait, "Lines that shape a card (9.3.3)"),
    (nodes.Trigger, "Trigger conditions (9.3.2b)"),
    (nodes.Condition, "Conditions (9.3.2c)"),
    (nodes.Instruction, "Instructions (9.3.4)"),
    (nodes.Cost, "Costs (1.15)"),
    (nodes.CostPart, "Costs (1.15)"),
    (nodes.Selection, "Cards that are spoken of or chosen (1.14)"),
    (nodes.Filter, "Descriptions of cards"),
    (nodes.Number, "Numbers"),
)
OTHER = "Cards, and several lines at once"
#: Parameters that say where an ability is indexed, not what it does.
UNSAID = ("self", "where", "sets")


@dataclass(frozen=True)
class Use:
    """A line of a declared card, and the words in it."""

    title: str
    place: int
    names: frozenset[str]

    def text(self, lang: str) -> str:
        """How the line reads."""
        card = front_of(self.title) or facts(self.title)
        side = CORP if card.side == "corp" else RUNNER
        lines = declared(self.title) or ()
        return line_text(lines[self.place], lang, self.title, side, TYPES.index(card.type))


@cache
def uses() -> tuple[Use, ...]:
    """Every line of every card, as it is written."""
    found: list[Use] = []
    for one in all_sets():
        path = Path(cards.__path__[0], *one.module.split(".")).with_suffix(".py")
        found.extend(_lines(ast.parse(path.read_text(encoding="utf-8"))))
    return tuple(found)


def _lines(module: ast.Module) -> Iterator[Use]:
    short: dict[str, frozenset[str]] = {}  # what the module calls by a name of its own
    for statement in module.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            short[statement.targets[0].id] = _names(statement.value, short)
        elif isinstance(statement, ast.FunctionDef):
            short[statement.name] = _names(statement, short)
        elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            title, *lines = statement.value.args
            assert isinstance(title, ast.Constant) and isinstance(title.value, str)
            more = len(declared(title.value) or ()) - len(lines)  # what one word with a star stands for
            place = 0
            for line in lines:
                yield Use(title.value, place, _names(line, short) | {"card"})
                place += 1 + more if isinstance(line, ast.Starred) else 1


def _names(node: ast.AST, short: dict[str, frozenset[str]]) -> frozenset[str]:
    found = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
    return frozenset(found).union(*[short[name] for name in found if name in short])


def example(word: str) -> Use | None:
    """The shortest line that uses a word."""
    fitting = [use for use in uses() if word in use.names]
    return min(fitting, key=lambda use: (len(use.text("en")), use.title), default=None)


@cache
def definitions() -> dict[str, tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """Every class and function of the vocabulary by its name: its module, and how it is written there."""
    found: dict[str, tuple[str, ast.ClassDef | ast.FunctionDef]] = {}
    for path in sorted(Path(vocabulary.__path__[0]).glob("*.py")):
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.ClassDef | ast.FunctionDef):
                found[statement.name] = (f"{vocabulary.__name__}.{path.stem}", statement)
    return found


def words() -> dict[str, list[str]]:
    """All words by part of speech; those that are neither classes nor functions are terms of the rulebook."""
    found: dict[str, list[str]] = {name: [] for name in (*dict.fromkeys(name for _, name in PARTS), OTHER, "")}
    for word in sorted(vars(vocabulary)["__all__"], key=str.lower):
        found[part(word)].append(word)
    return found


def part(word: str) -> str:
    """The part of speech of a word: what it is, or what it makes."""
    if word not in definitions():
        return ""
    module, definition = definitions()[word]
    made = word if isinstance(definition, ast.ClassDef) else ast.unparse(definition.returns or ast.Constant(None))
    kind = getattr(import_module(module), made, object)
    return next((name for base, name in PARTS if issubclass(kind, base)), OTHER)


def signature(word: str) -> str:
    """How a word is written, without types; ``…`` for what may be left out."""
    _, definition = definitions()[word]
    if isinstance(definition, ast.ClassDef):
        own = [f for f in definition.body if isinstance(f, ast.FunctionDef) and f.name == "__init__"]
        if not own:
            made = [f for f in fields(getattr(vocabulary, word)) if f.init and f.name not in UNSAID]
            return f"{word}({', '.join([f.name + ('' if f.default is MISSING else '=…') for f in made])})"
        definition = own[0]
    given = definition.args
    plain = [a.arg for a in given.args]
    needed = len(plain) - len(given.defaults)
    shown = [name if i < needed else f"{name}=…" for i, name in enumerate(plain)]
    shown += [f"*{given.vararg.arg}"] if given.vararg is not None else []
    named = zip(given.kwonlyargs, given.kw_defaults, strict=True)
    shown += [a.arg if default is None else f"{a.arg}=…" for a, default in named]
    return f"{word}({', '.join([name for name in shown if name.removesuffix('=…') not in UNSAID])})"


def meaning(word: str) -> str:
    """The first line of what its docstring says."""
    return (ast.get_docstring(definitions()[word][1]) or "").strip().partition("\n")[0].strip()


def entry(word: str) -> list[str]:
    """A word on the page."""
    lines = [f"**`{signature(word)}`** {meaning(word)}"]
    use = example(word)
    if use is None:
        lines.append(f"No card in the pool needs it; it proves rule {WITHOUT_CARD[word]}.")
    else:
        lines.append(f"- {use.title}: {use.text('en')}")
        known = find_facts(use.title)
        lines.append(f"- {use.title if known is None else known.title_in('es')}: {use.text('es')}")
    return [*lines, ""]


def page() -> str:
    """The whole page."""
    lines = [
        "# The vocabulary of cards",
        "",
        "Generated by `make vocabulary`: every word that card modules see, by part of speech, how it is written, what",
        "it means, and a card that uses it, in both languages. `…` marks what may be left out. Terms of the rulebook",
        "stand at the end.",
        "",
    ]
    by_part = words()
    for name in by_part:
        if name and by_part[name]:
            lines += [f"## {name}", ""]
            for word in by_part[name]:
                lines += entry(word)
    lines += ["## Terms", "", "| term | on a card |", "|---|---|"]
    for word in by_part[""]:
        use = example(word)
        lines.append(f"| `{word}` | {'none yet' if use is None else use.title} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(page(), end="")

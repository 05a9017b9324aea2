"""Every sentence exists in every language, takes the same variables, and can be worded."""

from collections import Counter
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from netrunner.text.phrases import FOLDER, LANGUAGES, Phrase, Table, UnknownPhrase, phrase, table

FILES = sorted({path.name for lang in LANGUAGES for path in (FOLDER / lang).glob("*.ftl")})


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class Choices(Visitor):
    """For each variable, the values that some variant of a select expression asks for."""

    def __init__(self) -> None:
        self.values: dict[str, list[str | float]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            self.values.setdefault(node.selector.id.name, []).extend(
                float(key.value) if isinstance(key, ast.NumberLiteral) else key.name for key in keys
            )
        self.generic_visit(node)


def entries(lang: str, name: str) -> list[Any]:
    return FluentParser().parse((FOLDER / lang / name).read_text(encoding="utf-8")).body


def messages(lang: str, name: str) -> dict[str, ast.BaseNode]:
    """Every message, and every attribute of one, by its key."""
    found: dict[str, ast.BaseNode] = {}
    for entry in entries(lang, name):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes})
    return found


def variables(node: ast.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_file_is_valid_and_found_whole(lang: str, name: str) -> None:
    parsed = entries(lang, name)
    assert [entry.content for entry in parsed if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in parsed if isinstance(entry, ast.Message)]
    assert [key for key, count in Counter(ids).items() if count > 1] == []
    assert set(ids) <= set(table(lang).keys())


@pytest.mark.parametrize("name", FILES)
def test_the_languages_have_the_same_phrases_with_the_same_variables(name: str) -> None:
    tables = [{key: variables(node) for key, node in messages(lang, name).items()} for lang in LANGUAGES]
    assert tables[0] == tables[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_phrase_can_be_worded(lang: str, name: str) -> None:
    for key, node in messages(lang, name).items():
        choices = Choices()
        choices.visit(node)
        for trial in range(1 + max(map(len, choices.values.values()), default=0)):
            values: dict[str, Any] = {variable: 2 for variable in variables(node)}
            for variable, wanted in choices.values.items():
                if trial < len(wanted):
                    values[variable] = {"one": 1, "other": 2}.get(str(wanted[trial]), wanted[trial])
            assert phrase(lang, key, **values).strip()


SAMPLE = Table(
    "en",
    {
        "sample.ftl": """
-card = { $case ->
   *[plain] card
    [title] Card
}
    .gender = feminine

# A comment between two messages.
draw = Draw { $count ->
    [0] nothing
    [one] one { -card }
   *[other] { $count } { -card }s
}.
heading = { -card(case: "title") }
gendered = { -card.gender ->
    [feminine] her
   *[other] its
}
button = Run
    .title = Run on { $server }
again = { button }, { draw } { "{" }ok{ "}" }
"""
    },
)


def test_numbers_select_themselves_first_and_then_their_plural() -> None:
    assert [SAMPLE.text("draw", {"count": count}) for count in (0, 1, 2, 1500)] == [
        "Draw nothing.",
        "Draw one card.",
        "Draw 2 cards.",
        "Draw 1,500 cards.",
    ]


def test_terms_take_arguments_and_have_attributes() -> None:
    assert SAMPLE.text("heading", {}) == "Card"
    assert SAMPLE.text("gendered", {}) == "her"


def test_attributes_and_references_are_worded() -> None:
    assert SAMPLE.text("button.title", {"server": "HQ"}) == "Run on HQ"
    assert SAMPLE.text("again", {"count": 2}) == "Run, Draw 2 cards. {ok}"


def test_a_phrase_may_be_a_variable_of_another() -> None:
    inner = Phrase("cli-interrupted")
    assert phrase("es", "cli-error", message=inner) == "netrunner: Interrumpido."


def test_an_unknown_key_is_named_with_what_comes_near() -> None:
    with pytest.raises(KeyError, match=r"no phrase 'cli-interupted'.*Did you mean 'cli-interrupted'"):
        phrase("en", "cli-interupted")


def test_an_unknown_language_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownPhrase, match="no language 'fr'; there are en, es"):
        phrase("fr", "cli-interrupted")


def test_a_missing_variable_is_named() -> None:
    with pytest.raises(UnknownPhrase, match=r"'cli-error' \(en\) needs \$message; .* none"):
        phrase("en", "cli-error")


def test_the_same_key_in_two_files_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'a' is in en/1\.ftl and in en/2\.ftl"):
        Table("en", {"1.ftl": "a = b\n", "2.ftl": "a = c\n"})

"""docs/vocabulary.md lists the words that cards are written with, as they are now."""

from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def tools_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PROJECT / "tools"))


def test_the_page_is_what_make_vocabulary_writes() -> None:
    from vocabulary import page

    written = (PROJECT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    assert written == page(), "run: make vocabulary"


def test_a_word_is_on_a_card_or_proves_a_rule() -> None:
    from vocabulary import WITHOUT_CARD, example, words

    unused = {word for group in words().values() for word in group if example(word) is None}
    assert unused == set(WITHOUT_CARD)


def test_every_word_says_what_it_means() -> None:
    from vocabulary import meaning, words

    groups = words()
    assert [word for part in groups if part for word in groups[part] if not meaning(word)] == []


def test_a_word_is_written_as_it_is_declared() -> None:
    from vocabulary import part, signature

    assert signature("Both") == "Both(*parts)"
    assert signature("Derez") == "Derez(what)"
    assert signature("pumps") == "pumps(cost, n, duration=…)"
    assert part("Both").startswith("Instructions") and part("breaks").startswith("Abilities") and part("CORP") == ""

"""What a native reader would stumble over, as far as a test can tell: whole classes of faults, not single sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import netrunner.text
from netrunner.cards.facts import all_facts
from netrunner.cards.library import is_implemented
from netrunner.text.cards import card_text

SPANISH = Path(netrunner.text.__file__).parent / "es"
TABLES = sorted(SPANISH.glob("*.ftl"))
RULEBOOK = sorted((SPANISH / "rulebook").glob("*.tsv"))

#: Words that the Spanish rulebook does not use, and what it says instead.
WRONG = {
    r"descon[eé]ct": "desenchufarse",
    r"\b(?:adversari|oponent)": "rival",
    r"\b[Ss]i (?:no )?(?:podría|tendría|sería|habría|haría|debería|querría)[ns]?\b": "si puedo",
    r"área de puntuación": "zona de puntuación",
    r"capacidades pagadas": "capacidades con coste",
    r"contador(?:es)? de (?:energía|avance)": "contadores de poder, fichas de Avance",
    r"fichas? de avance\b": "fichas de Avance",
    r"\b(?:[Mm]ientras|[Cc]uando|[Ss]iempre que) (?:no )?hay\b": "haya",
    r"[Mm]ientras .* no exista\b": "mientras no haya ningún",
    r"baraja\w* (?!.* y ).* en (?:tu|su|el) (?:mazo|Montón)": "añadir a … y barajar",
    r"[Ss]i tiene éxito, (?:no puede|debe|puede|pierde|sufre)\b": "el Runner, after a trace",
    r"turno de la Corporación, (?:roba|gana|pierde|recibe|coloca)\b": "robas: it is not the Corp who does it",
    r"mazos de inicio": "mazos iniciales",
    r"\baccedidas?\b": "a las que se accede",
    r"fase de acción": "fase de Acción",
    r"pagas? (?:gratis|recibir|destruir|sufrir|renunciar|devolver|revelar)": "a verb of its own",
    r"primera vez en cada turno que (?!.* en el que )": "la primera vez que … en cada turno",
    r"(?i)mientras (?:no )?(?:hay|es|está|tiene|tienes)\b": "the subjunctive: mientras haya",
    r"el número de [^,.]* (?:es|sea) (?:entre |\d)": "hay 2 o más …, tiene 2 o más …",
    r"(?<![.…])\.\)?\.(?!\.)": "one full stop",
}


def sentences() -> list[tuple[str, str]]:
    """Every line of the tables that a reader sees, with its place."""
    found: list[tuple[str, str]] = []
    for table in TABLES:
        for number, line in enumerate(table.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#") and not line.startswith("wish-"):
                found.append((f"{table.name}:{number}", line))
    return found


#: What is wrong on cards alone: rules say what holds whenever something is so.
ON_CARDS = [wrong for wrong in WRONG if "ientras" in wrong]


@pytest.mark.parametrize("wrong", [wrong for wrong in WRONG if wrong not in ON_CARDS])
def test_no_rule_and_no_example_says_what_the_rulebook_does_not(wrong: str) -> None:
    rows = [line.split("\t") for path in RULEBOOK for line in path.read_text(encoding="utf-8").splitlines()]
    told = [row[-1] for row in rows if len(row) > 1 and re.search(wrong, row[-1])]
    assert told == [], f"better: {WRONG[wrong]}"


@pytest.mark.parametrize("wrong", WRONG)
def test_no_table_and_no_card_says_what_the_rulebook_does_not(wrong: str) -> None:
    pattern = re.compile(wrong)
    told = [(place, line) for place, line in sentences() if pattern.search(line)]
    for card in all_facts():
        if is_implemented(card.title):
            told.extend([(card.title, line) for line in card_text(card.title, "es") if pattern.search(line)])
    assert told == [], f"better: {WRONG[wrong]}"


#: Nouns that follow a number
NOUNS = "copias|subrutinas|créditos|clics|marcas|puntos|turnos|partidas|segundos|planes"
#: Where there are always several
SEVERAL = ("list-times", "deck-", "{ $most } puntos", "{ $of } puntos")


def test_a_noun_after_a_number_has_a_singular_form() -> None:
    """A variable before a plural noun stands in the branch for other numbers than one."""
    plain = re.compile(rf"\{{ \$\w+ \}} (?:{NOUNS})\b")
    told = [(place, line) for place, line in sentences() if plain.search(line) and "*[other]" not in line]
    told = [(place, line) for place, line in told if not any(word in line for word in SEVERAL)]
    inside = [(place, line) for place, line in told if not re.match(r"\s+\[", line)]
    assert inside == []


ENGLISH = re.compile(r"\b(?:the|and|card|cards|your|run on|server|click|credits|rezzed|trash|agenda)\b")


def test_no_english_words_are_left_in_spanish_sentences() -> None:
    code = re.compile(
        r"\{[^}]*\}|\{ \$\w+ ->|`[^`]*`|«[^»]*»|--\S+|\"?netrunner.*|^\S+ =|\[[\w-]+\]|^ +(?:credits|rig|HQ).*"
    )
    shown = [(place, code.sub("", line)) for place, line in sentences()]
    titles = ("cards.ftl", "headings.ftl")  # of sets and cards
    left = [(place, line) for place, line in shown if ENGLISH.search(line) and not place.startswith(titles)]
    assert left == []


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("Scavenge", "el coste de instalación del programa destruido"),
        ("Metamorph", "Intercambia entre sí otros 2 hielos"),
        ("Marilyn Campaign", "añadirla a I+D y barajar el mazo en lugar de añadirla a los Archivos"),
        ("Rip Deal", "de la partida en lugar de destruirlo"),
    ],
)
def test_no_calque_is_left_in_these_cards(title: str, said: str) -> None:
    assert said in " ".join(card_text(title, "es"))


def test_headings_call_cards_by_their_spanish_titles() -> None:
    named = {card.title: card.title_es for card in all_facts() if card.title_es and card.title_es != card.title}
    headings = [line for place, line in sentences() if place.startswith("headings.ftl")]
    english = re.compile("|".join([rf"\b{re.escape(title)}\b" for title in named if len(title) > 3]))
    assert [line for line in headings if english.search(line.partition(" = ")[2])] == []

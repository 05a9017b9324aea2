"""`netrunner cards`: lists and searches the cards, and shows one with its facts, its text and the rules that matter."""

from __future__ import annotations

import argparse
import json
import re
import shutil
import textwrap
import unicodedata
from collections import defaultdict
from difflib import get_close_matches
from functools import cache

from netrunner.cards.facts import Facts, all_facts, all_sets, did_you_mean, facts
from netrunner.cli.command import Commands
from netrunner.errors import NetrunnerError
from netrunner.text.phrases import LANGUAGES, Phrase, Say, phrase

EXIT_FOUND = 0
EXIT_NONE = 1
WIDTH = 100

SIDES = ("corp", "runner")
TYPES = (
    "identity", "agenda", "asset", "ice", "operation", "upgrade", "event", "hardware", "program", "resource",
)  # fmt: skip
FACTIONS = (
    "anarch", "criminal", "shaper", "haas-bioroid", "jinteki", "nbn", "weyland-consortium", "neutral-corp",
    "neutral-runner", "neutral",
)  # fmt: skip


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("cards", run)
    parser.add_argument("title", nargs="*", metavar=say("cards-title"), help=say("cards-option-title"))
    parser.add_argument("--side", choices=SIDES, help=say("cards-option-side"))
    parser.add_argument("--faction", choices=FACTIONS, metavar=say("cards-name"), help=say("cards-option-faction"))
    parser.add_argument("--type", choices=TYPES, metavar=say("cards-name"), help=say("cards-option-type"))
    parser.add_argument("--subtype", metavar=say("cards-name"), help=say("cards-option-subtype"))
    parser.add_argument("--cost", metavar="N", help=say("cards-option-cost"))
    parser.add_argument("--text", metavar=say("cards-words"), help=say("cards-option-text"))
    parser.add_argument("--set", metavar=say("cards-name"), help=say("cards-option-set"))
    parser.add_argument("--json", action="store_true", help=say("cards-option-json"))


def run(args: argparse.Namespace) -> int:
    """The exit code tells whether a card was found: 0 yes, 1 none fits, 2 for a title that no card has."""
    title = " ".join(args.title)
    cards = [facts(title)] if title else list(all_facts())
    cards = [card for card in cards if _fits(card, args)]
    if args.json:
        print(json.dumps([as_json(card, args.lang) for card in cards], ensure_ascii=False, indent=2))
    elif not cards:
        print(args.say("cards-none"))
    elif title:
        print("\n".join(shown(cards[0], args.lang, args.say)))
    else:
        print("\n".join(listed(cards, args.lang, args.say)))
    return EXIT_FOUND if cards else EXIT_NONE


# Filters


def _fits(card: Facts, args: argparse.Namespace) -> bool:
    return (
        args.side in (None, card.side)
        and args.type in (None, card.type)
        and (args.set is None or card.set in _sets(args.set))
        and (args.faction in (None, card.faction) or (args.faction == "neutral" and card.is_neutral))
        and (args.subtype is None or _has_subtype(card, args.subtype))
        and (args.cost is None or _costs(card, args.cost))
        and (args.text is None or _says(card, args.text, args.lang))
    )


def _plain(text: str) -> str:
    """Text without case and accents, so that people need not type them."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def _has_subtype(card: Facts, wished: str) -> bool:
    names = {_plain(name): name for c in all_facts() for name in (*c.subtypes, *c.subtypes_es)}
    if _plain(wished) not in names:
        near = get_close_matches(_plain(wished), names, n=3)
        said = did_you_mean(Phrase("cards-unknown-subtype", {"name": wished}), tuple(names[name] for name in near))
        raise NetrunnerError(key="said", said=said)
    return _plain(wished) in [_plain(name) for name in (*card.subtypes, *card.subtypes_es)]


@cache
def _sets(wished: str) -> frozenset[str]:
    """The codes of the sets that a code, a name in any language, or the name of a cycle stands for."""
    codes: defaultdict[str, set[str]] = defaultdict(set)
    names: dict[str, str] = {}
    for one in all_sets():
        cycle = one.cycle.replace("_", " ").title()
        for name in (one.code, cycle, *[phrase(lang, f"cards-set-{one.code}") for lang in LANGUAGES]):
            codes[_plain(name)].add(one.code)
            names.setdefault(_plain(name), name)
    if _plain(wished) not in codes:
        near = tuple(names[name] for name in get_close_matches(_plain(wished), names, n=3))
        raise NetrunnerError(key="said", said=did_you_mean(Phrase("cards-unknown-set", {"name": wished}), near))
    return frozenset(codes[_plain(wished)])


def _costs(card: Facts, wished: str) -> bool:
    """Whether the printed cost is the wished one: a number, a range such as 2-4, or X."""
    if wished.upper() == "X":
        return card.cost_is_x
    bounds = re.fullmatch(r"(\d+)(?:-(\d+))?", wished)
    if bounds is None:
        raise NetrunnerError(key="cards-bad-cost", cost=wished)
    least = int(bounds[1])
    return card.cost is not None and least <= card.cost <= int(bounds[2] or least)


def _says(card: Facts, wished: str, lang: str) -> bool:
    from netrunner.text.cards import card_text

    return _plain(wished) in _plain(" ".join([card.title_in(lang), *card_text(card.title, lang)]))


# What is shown


def listed(cards: list[Facts], lang: str, say: Say) -> list[str]:
    """One line for each card, in columns, and how many there are."""
    rows = [(c.title_in(lang), _kind(c, lang, say), _cost(c)) for c in cards]
    first, second, third = (max(map(len, column)) for column in zip(*rows, strict=True))
    lines: list[str] = []
    for card, (title, kind, cost) in zip(cards, rows, strict=True):
        line = f"{title:{first}}  {kind:{second}}  {cost:>{third}}  {say(f'cards-faction-{card.faction}')}"
        lines.append(line if _implemented(card) else f"{line}  {say('cards-mark-missing')}")
    return [*lines, "", say("cards-count", found=len(cards), known=len(all_facts()))]


def shown(card: Facts, lang: str, say: Say) -> list[str]:
    """One card: its title, its facts, its text, and the rules that matter."""
    from netrunner.text.cards import card_text
    from netrunner.text.cards.relevant import relevant_rules
    from netrunner.text.spoken import signed

    other = card.title if lang != "en" else card.title_es
    title = f"{'◆ ' if card.unique else ''}{card.title_in(lang)}"
    lines = [title if other in (None, card.title_in(lang)) else f"{title} ({other})"]
    lines.append(f"{_kind(card, lang, say)} · {say(f'cards-faction-{card.faction}')}")
    lines.append(say("cards-printed", set=say(f"cards-set-{card.set}"), number=card.number, copies=card.quantity))
    lines.extend(["", *_facts(card, say), ""])
    text = card_text(card.title, lang) if _implemented(card) else [say("cards-missing")]
    for line in text:
        lines.extend(_wrapped(signed(line, lang)))
    lines.extend(["", say("cards-rules")])
    for section in relevant_rules(card.title):
        lines.append(f"  {section:<7}{say('rules-heading-' + section.replace('.', '-'))}")
    return lines


def _facts(card: Facts, say: Say) -> list[str]:
    values: list[tuple[str, object]] = [
        (_cost_key(card), card.printed_cost),
        ("cards-fact-requirement", card.advancement_requirement),
        ("cards-fact-points", card.agenda_points),
        ("cards-fact-strength", card.strength),
        ("cards-fact-memory", card.memory_cost),
        ("cards-fact-trash", card.trash_cost),
        ("cards-fact-link", card.base_link),
        ("cards-fact-deck-size", card.minimum_deck_size),
        ("cards-fact-influence-limit", card.influence_limit),
        ("cards-fact-influence", None if card.is_neutral else card.influence),
    ]
    return [say(key, value=str(value)) for key, value in values if value is not None]


def _cost_key(card: Facts) -> str:
    if card.type in ("event", "operation"):
        return "cards-fact-play-cost"
    return "cards-fact-rez-cost" if card.side == "corp" else "cards-fact-install-cost"


def _cost(card: Facts) -> str:
    if card.type == "agenda":
        return f"{card.advancement_requirement}/{card.agenda_points}"
    return card.printed_cost or ""


def _kind(card: Facts, lang: str, say: Say) -> str:
    subtypes = card.subtypes_es if lang == "es" and card.subtypes_es else card.subtypes
    kind = say(f"cards-type-{card.type}")
    return f"{kind}: {' - '.join(subtypes)}" if subtypes else kind


def _wrapped(line: str) -> list[str]:
    width = min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns)
    return textwrap.wrap(line, max(40, width), subsequent_indent="  ", break_on_hyphens=False) or [line]


def _implemented(card: Facts) -> bool:
    from netrunner.cards.library import is_implemented

    return is_implemented(card.title)


def as_json(card: Facts, lang: str) -> dict[str, object]:
    """A card for other programs; figures that it does not have are left out."""
    from netrunner.text.cards import card_text

    figures = {
        "cost": "X" if card.cost_is_x else card.cost,
        "strength": card.strength,
        "memory_cost": card.memory_cost,
        "trash_cost": card.trash_cost,
        "advancement_requirement": card.advancement_requirement,
        "agenda_points": card.agenda_points,
        "influence": card.influence,
    }
    return {
        "title": card.title,
        "title_es": card.title_es,
        "set": card.set,
        "implemented": _implemented(card),
        "code": card.code,
        "side": card.side,
        "faction": card.faction,
        "type": card.type,
        "subtypes": list(card.subtypes),
        **{name: value for name, value in figures.items() if value is not None},
        "text": card_text(card.title, lang),
    }

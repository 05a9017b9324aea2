"""`netrunner deck`: whether a deck is legal, which decks come along, and a deck as text."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from netrunner.cards.facts import facts
from netrunner.cli.command import Commands
from netrunner.cli.files import reason
from netrunner.decks import Deck, Format, UnknownDeck, check, deck_names, find_deck, find_format, starter_names
from netrunner.decks.legality import (
    Problem,
    agenda_band,
    agendas,
    arithmetic,
    influence_by_list,
    influence_limit,
    influence_spent,
    total,
)
from netrunner.decks.library import FORMATS
from netrunner.errors import BadDeck
from netrunner.text.phrases import Phrase, Say
from netrunner.text.words import CardTitle

EXIT_LEGAL = 0
EXIT_ILLEGAL = 1


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("deck", run)
    parser.add_argument(
        "action", choices=("check", "list", "show"), metavar="{check,list,show}", help=say("deck-option-action")
    )
    parser.add_argument("deck", nargs="?", metavar=say("play-deck"), help=say("deck-option-deck"))
    parser.add_argument("--format", metavar=say("deck-format"), help=say("deck-option-format"))
    parser.add_argument("--json", action="store_true", help=say("deck-option-json"))


def run(args: argparse.Namespace) -> int:
    """The exit code of `deck check` tells: 0 legal, 1 not legal, 2 not readable."""
    if args.action == "list":
        if args.deck is not None:
            raise BadDeck(key="deck-list-alone", deck=args.deck)
        return list_decks(args)
    if args.deck is None:
        raise BadDeck(key="deck-which", known=_known())
    deck = load(args.deck)
    return check_deck(deck, args) if args.action == "check" else show_deck(deck, args)


def load(source: str) -> Deck:
    """A deck from a file, from the standard input (-), or by its name."""
    try:
        if source == "-":
            return Deck.read(sys.stdin.read())
        if Path(source).is_file():
            return Deck.read(Path(source).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadDeck(key="deck-not-text", path=source) from error
    except OSError as error:
        raise BadDeck(key="deck-file-unreadable", path=source, reason=reason(error)) from error
    try:
        return find_deck(source)
    except UnknownDeck as error:
        if Path(source).is_dir():
            raise BadDeck(key="deck-file-unreadable", path=source, reason=Phrase("cli-file-folder")) from error
        if error.suggestions:
            raise
        raise BadDeck(key="deck-no-file", path=source, known=_known()) from error


def load_for(source: str, side: str) -> Deck:
    """A deck that ``side`` can play."""
    deck = load(source)
    if deck.side != side:
        raise BadDeck(key=f"deck-not-for-{side}", name=deck.name or source, identity=CardTitle(deck.identity))
    return deck


def check_deck(deck: Deck, args: argparse.Namespace) -> int:
    """Says whether the deck is legal, everything that is wrong, and the figures."""
    format = find_format(args.format) if args.format else None
    problems = check(deck, format)
    if args.json:
        print(json.dumps(_as_json(deck, problems, args.lang, format), ensure_ascii=False, indent=2))
    else:
        say: Say = args.say
        title = _title(deck, args.lang)
        if format is not None:
            print(say("deck-format-line", format=format.name_in(args.lang)))
        if problems:
            print(say("deck-illegal", title=title, problems=len(problems)))
            for problem in problems:
                print(say("deck-problem-line", sentence=problem.sentence(args.lang)))
        else:
            print(say("deck-legal", title=title))
        print()
        for line in summary(deck, args.lang, say, format):
            print(line)
    return EXIT_ILLEGAL if problems else EXIT_LEGAL


def summary(deck: Deck, lang: str, say: Say, format: Format | None = None) -> list[str]:
    """The figures of a deck: its cards, its influence with the arithmetic, its agenda points."""
    identity = facts(deck.identity)
    spent = (*influence_spent(deck), *influence_by_list(deck, format))
    lines = [
        say("deck-summary-size", size=deck.size, least=identity.minimum_deck_size or 0),
        say(
            "deck-summary-influence",
            spent=total(spent),
            most=influence_limit(deck, format) or 0,
            sum=arithmetic(spent, lang),
        ),
    ]
    band = agenda_band(deck.size)
    if deck.side == "corp" and band is not None:
        points = total(agendas(deck))
        lines.append(say("deck-summary-agendas", points=points, least=band[0], most=band[1], size=deck.size))
    return lines


def list_decks(args: argparse.Namespace) -> int:
    """Lists the decks that come along."""
    say: Say = args.say
    groups = [(say("deck-list-starters"), starter_names())]
    for format in FORMATS:
        named = find_format(format).name_in(args.lang)
        groups.append((say("deck-list-ready", format=named), deck_names(format)))
    if args.json:
        decks = [_summary_json(name, find_deck(name)) for _, names in groups for name in names]
        print(json.dumps(decks, ensure_ascii=False, indent=2))
        return 0
    for heading, names in groups:
        print(heading)
        for name in names:
            deck = find_deck(name)
            identity = facts(deck.identity).title_in(args.lang)
            print("  " + say("deck-list-line", name=name, identity=identity, size=deck.size))
    return 0


def show_deck(deck: Deck, args: argparse.Namespace) -> int:
    """Prints a deck in the form in which it can be read again."""
    if args.json:
        content = {"name": deck.name, "identity": deck.identity, "cards": dict(deck.cards)}
        print(json.dumps(content, ensure_ascii=False, indent=2))
    else:
        print(deck.to_text(), end="")
    return 0


def _known() -> str:
    return ", ".join((*starter_names(), *deck_names()))


def _title(deck: Deck, lang: str) -> str:
    identity = facts(deck.identity).title_in(lang)
    return f"{deck.name} ({identity})" if deck.name else identity


def _summary_json(name: str, deck: Deck) -> dict[str, object]:
    return {"name": name, "identity": deck.identity, "side": deck.side, "size": deck.size, "legal": not check(deck)}


def _as_json(deck: Deck, problems: tuple[Problem, ...], lang: str, format: Format | None) -> dict[str, object]:
    return {
        "name": deck.name,
        "identity": deck.identity,
        "side": deck.side,
        "format": None if format is None else format.key,
        "legal": not problems,
        "size": deck.size,
        "influence": total((*influence_spent(deck), *influence_by_list(deck, format))),
        "agenda_points": total(agendas(deck)),
        "problems": [
            {"code": problem.code, "rule": problem.rule, "sentence": problem.sentence(lang)} for problem in problems
        ],
    }

"""The card catalogue and the decks as clients get them."""

from __future__ import annotations

import hashlib
import re
from functools import cache, lru_cache
from typing import Final

from netrunner import decks
from netrunner.cards.facts import Facts, all_facts, facts, find_facts
from netrunner.cards.library import is_implemented
from netrunner.conformance.index import rulings
from netrunner.decks import Deck, Misread, check, deck_names, find_deck, find_format, format_names, starter_names
from netrunner.decks.legality import agenda_band, agendas, influence_by_list, influence_limit, influence_spent, total
from netrunner.learning.companions import companions
from netrunner.learning.examples import with_card
from netrunner.learning.small_cards import is_small, small_card, small_card_text
from netrunner.positions.titles import PLAIN
from netrunner.rules.machine.terms import SIDES, TYPES
from netrunner.text.cards import card_text
from netrunner.text.cards.relevant import relevant_rules
from netrunner.text.phrases import phrase
from netrunner.text.subtypes import Subtype
from netrunner.text.words import side_name

from .refused import Refused
from .rules import MOST_EXAMPLES, named
from .wire import (
    CardShown,
    Catalogue,
    DeckChecked,
    DeckListed,
    DeckShown,
    DecksListed,
    FormatListed,
    FormatsListed,
    Influence,
    Points,
    encode,
)
from .wire_pages import CardMore, DeckHolding, DeckRead, MisreadShown, RuleNamed

#: How many cards a client may ask for by name at once.
MOST_TITLES: Final = 200


@cache
def cards() -> tuple[bytes, str]:
    """The catalogue as JSON, and its ETag: every card with its facts, and the text of those that can be played."""
    every = sorted(all_facts(), key=lambda f: f.set == "draft")  # what decks may hold comes first
    body = encode(Catalogue([card(f) for f in every]))
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def some_cards(titles: list[str]) -> Catalogue:
    """Those of the cards with these titles; a table needs few. Examples have some that were never printed."""
    asked = dict.fromkeys(titles[:MOST_TITLES])
    found = dict.fromkeys([f for title in asked if (f := find_facts(title)) is not None])
    return Catalogue([*[card(f) for f in found], *[_small_card(title) for title in asked if is_small(title)]])


@lru_cache(maxsize=512)
def _small_card(title: str) -> CardShown:
    """A card that exists only in examples."""
    defn, _ = small_card(title)
    kind = TYPES[defn.type]
    return CardShown(
        title=title,
        title_es=side_name(defn.side, "start").text("es") if title in PLAIN else title,
        code="",
        set="",
        cycle="",
        side="runner" if defn.side else "corp",
        faction=defn.faction or f"neutral-{SIDES[defn.side]}",
        type=kind,
        subtypes=[Subtype(one).text("en").capitalize() for one in defn.subtypes],
        subtypes_es=[Subtype(one).text("es").capitalize() for one in defn.subtypes],
        unique=defn.unique,
        deck_limit=0,
        cost=None if kind in ("agenda", "identity") else "X" if defn.cost_is_x else defn.cost,
        strength=defn.strength if kind == "ice" or "icebreaker" in defn.subtypes else None,
        memory_cost=defn.memory if kind == "program" else None,
        trash_cost=None if defn.trash_cost < 0 else defn.trash_cost,
        advancement_requirement=defn.requirement if kind == "agenda" else None,
        agenda_points=defn.points if kind == "agenda" else None,
        influence=None,
        influence_limit=None,
        minimum_deck_size=None,
        base_link=defn.link if kind == "identity" else None,
        text={"en": small_card_text(title, "en"), "es": small_card_text(title, "es")},
        implemented=True,
    )


def more(code: str, lang: str) -> CardMore:
    """Where a card comes from, the rules that matter for it, boards with it, and what goes with it."""
    f = next((f for f in all_facts() if f.code == code), None)
    if f is None:
        raise Refused("no-card", 404, card=code)
    sections = relevant_rules(f.title) if is_implemented(f.title) else ()
    rules = [RuleNamed(number, phrase(lang, f"rules-heading-{number.replace('.', '-')}")) for number in sections]
    holding = []
    for key in (*starter_names(), *deck_names()):
        deck = find_deck(key)
        copies = 1 if deck.identity == f.title else dict(deck.cards).get(f.title, 0)
        if copies:
            holding.append(DeckHolding(key, copies))
    shown = sorted(with_card(f.title), key=lambda one: f.title not in [title for title, _ in one.rulings])
    return CardMore(
        title=f.title,
        set=phrase(lang, f"cards-set-{f.set}"),
        number=f.number,
        quantity=f.quantity,
        rules=rules,
        decks=holding,
        examples=[named(one, lang) for one in shown[:MOST_EXAMPLES]],
        rulings=rulings().get(f.title, 0),
        companions=list(companions(f.title)),
    )


_COPIES: Final = re.compile(r"\s*(\d{1,2})\s*[x×]?\s|.*[x×]\s*(\d{1,2})\b", re.IGNORECASE)


def understood(text: str, lang: str) -> DeckRead:
    """What was understood of a written deck, and what was not."""
    reading = decks.understood(text)
    copies: dict[str, int] = {}
    for title, count in reading.cards:
        copies[title] = copies.get(title, 0) + count
    titles = [reading.identity, *copies] if reading.identity else list(copies)
    return DeckRead(
        name=" ".join("".join(c if c.isprintable() else " " for c in reading.name).split())[:80],
        identity=reading.identity,
        side=facts(titles[0]).side if titles else None,
        cards=copies,
        misreads=[_misread(misread, lang) for misread in reading.misreads],
        missing=[title for title in titles if not is_implemented(title)],
    )


def _misread(misread: Misread, lang: str) -> MisreadShown:
    near = list(dict.fromkeys([facts(title).title for title in misread.suggestions]))
    met = _COPIES.match(misread.text)
    wanted = int(met[1] or met[2]) if met is not None else 1
    return MisreadShown(misread.line, misread.text[:200], misread.reason(lang), near, max(1, wanted))


@lru_cache(maxsize=4096)
def card(f: Facts) -> CardShown:
    """One card."""
    return CardShown(
        title=f.title,
        title_es=f.title_es,
        code=f.code,
        set=f.set,
        cycle=f.cycle,
        side=f.side,
        faction=f.faction,
        type=f.type,
        subtypes=list(f.subtypes),
        subtypes_es=list(f.subtypes_es),
        unique=f.unique,
        deck_limit=f.deck_limit,
        cost="X" if f.cost_is_x else f.cost,
        strength=f.strength,
        memory_cost=f.memory_cost,
        trash_cost=f.trash_cost,
        advancement_requirement=f.advancement_requirement,
        agenda_points=f.agenda_points,
        influence=f.influence,
        influence_limit=f.influence_limit,
        minimum_deck_size=f.minimum_deck_size,
        base_link=f.base_link,
        text={"en": _text(f, "en"), "es": _text(f, "es")},
        implemented=is_implemented(f.title),
    )


def _text(f: Facts, lang: str) -> list[str]:
    return list(card_text(f.title, lang)) if is_implemented(f.title) else []


@cache
def ready_made() -> DecksListed:
    """The decks that come along."""
    listed: list[DeckListed] = []
    for key in (*starter_names(), *deck_names()):
        deck = find_deck(key)
        faction = facts(deck.identity).faction
        name = deck.name or key
        listed.append(DeckListed(key, name, deck.side, deck.identity, faction, key in starter_names()))
    return DecksListed(listed)


def shown(key: str, deck: Deck) -> DeckShown:
    """A deck with everything in it."""
    return DeckShown(key, deck.name or key, deck.identity, deck.side, dict(deck.cards), deck.to_text())


def checked(deck: Deck, lang: str, format: str = "") -> DeckChecked:
    """A deck with the arithmetic of its legality, perhaps in a format."""
    identity = facts(deck.identity)
    asked = find_format(format) if format else None
    spent = (*influence_spent(deck), *influence_by_list(deck, asked))
    by_card: dict[str, int] = {}
    for held in spent:
        by_card[held.title] = by_card.get(held.title, 0) + held.total
    # A deck that is still too small is built towards the band of the smallest that its identity allows.
    band = agenda_band(max(deck.size, identity.minimum_deck_size or 0)) if deck.side == "corp" else None
    problems = [problem.sentence(lang) for problem in check(deck, asked)]
    missing = [title for title in (deck.identity, *dict(deck.cards)) if not is_implemented(title)]
    return DeckChecked(
        name=deck.name,
        identity=deck.identity,
        side=deck.side,
        cards=dict(deck.cards),
        text=deck.to_text(),
        legal=not problems,
        problems=problems,
        size=deck.size,
        minimum=identity.minimum_deck_size,
        influence=Influence(total(spent), influence_limit(deck, asked), by_card),
        points=Points(total(agendas(deck)), band[0] if band else None, band[1] if band else None),
        missing=missing,
        format=asked.name_in(lang) if asked is not None else "",
    )


def formats(lang: str) -> FormatsListed:
    """The formats that a deck can be checked for."""
    return FormatsListed([FormatListed(key, find_format(key).name_in(lang)) for key in format_names()])

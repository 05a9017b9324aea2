"""The card catalogue and the decks as clients get them."""

from __future__ import annotations

import hashlib
from functools import cache

from netrunner.cards.facts import Facts, facts
from netrunner.cards.library import implemented, is_implemented
from netrunner.decks import Deck, check, deck_names, find_deck, starter_names
from netrunner.decks.legality import agenda_band, agendas, influence_spent, total
from netrunner.text.cards import card_text

from .wire import CardShown, Catalogue, DeckChecked, DeckListed, DeckShown, DecksListed, Influence, Points, encode


@cache
def cards() -> tuple[bytes, str]:
    """The catalogue as JSON, and its ETag: every implemented card with its facts and its text in each language."""
    every = sorted(map(facts, implemented()), key=lambda f: f.set == "draft")  # what decks may hold comes first
    body = encode(Catalogue([card(f) for f in every]))
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


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
        text={"en": list(card_text(f.title, "en")), "es": list(card_text(f.title, "es"))},
    )


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


def checked(deck: Deck, lang: str) -> DeckChecked:
    """A deck with the arithmetic of its legality."""
    identity = facts(deck.identity)
    spent = influence_spent(deck)
    # A deck that is still too small is built towards the band of the smallest that its identity allows.
    band = agenda_band(max(deck.size, identity.minimum_deck_size or 0)) if deck.side == "corp" else None
    problems = [problem.sentence(lang) for problem in check(deck)]
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
        influence=Influence(total(spent), identity.influence_limit, {held.title: held.total for held in spent}),
        points=Points(total(agendas(deck)), band[0] if band else None, band[1] if band else None),
        missing=missing,
    )

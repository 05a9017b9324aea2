"""Decks: ready-made ones, whether one is legal, and saved ones."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import HeaderParameter, JSONBody, PathParameter

from netrunner.decks import Deck, deck_names, find_deck, starter_names

from .. import catalogue, clock
from ..reading import aside
from ..refused import Refused
from ..rooms import Hall
from ..schema import DELETE_DECK, INSERT_DECK, UPDATE_DECK, Row
from ..seats import digest, fits, new_id, new_token
from ..wire import DeckChecked, DeckSaved, DeckShown, DecksListed, DeckWritten, FormatsListed
from ..wire_pages import DeckForms, DeckParts, DeckRead, DeckText
from .common import ERRORS, TheHall, TheLang

Key = Annotated[str, PathParameter(min_length=1, max_length=40)]
Edit = Annotated[str, HeaderParameter(name="X-Edit-Key", max_length=80, description="What saving the deck gave")]


@get("/api/decks", tags=["decks"], summary="The ready-made decks", responses=ERRORS)
async def listed() -> DecksListed:
    """The starter decks, and others that make use of influence."""
    return catalogue.ready_made()


@get("/api/decks/{key:str}", tags=["decks"], summary="One deck, ready-made or saved", responses=ERRORS)
async def one(key: Key, hall: TheHall) -> DeckShown:
    """Its cards, and its text for copying."""
    if key in (*starter_names(), *deck_names()):
        return catalogue.shown(key, find_deck(key))
    return await aside(_shown, key, (await _saved(hall, key))["text"])


@get("/api/formats", tags=["decks"], summary="The formats", responses=ERRORS)
async def formats(in_lang: TheLang) -> FormatsListed:
    """What a deck can be checked for: pools of cards, and the Most Wanted Lists by their names."""
    return catalogue.formats(in_lang)


@post("/api/decks/check", tags=["decks"], summary="Is a deck legal?", status_code=200, responses=ERRORS)
async def check(data: JSONBody[DeckWritten], in_lang: TheLang) -> DeckChecked:
    """Reads a deck as text, as NetrunnerDB JSON or in its parts, and does the arithmetic of 1.4."""
    return await aside(_checked, data, in_lang)


@post("/api/decks/read", tags=["decks"], summary="What is understood of a deck", status_code=200, responses=ERRORS)
async def read(data: JSONBody[DeckText], in_lang: TheLang) -> DeckRead:
    """Text, JSON of NetrunnerDB or an O8D file: keeps what it knows, and names what it does not."""
    return await aside(catalogue.understood, data.text, in_lang)


@post("/api/decks/export", tags=["decks"], summary="A deck in every form", status_code=200, responses=ERRORS)
async def export(data: JSONBody[DeckParts]) -> DeckForms:
    """As text, as jinteki.net takes it, as the JSON of NetrunnerDB, and as an O8D file."""
    return await aside(_forms, data)


@post("/api/decks", tags=["decks"], summary="Save a deck", responses=ERRORS)
async def save(data: JSONBody[DeckWritten], hall: TheHall) -> DeckSaved:
    """It can be shared by its key, and changed by whoever has the edit key."""
    deck = await aside(written, data)
    key, edit = new_id(), new_token()
    row = {"key": key, "edit": digest(edit), "text": deck.to_text(), "changed": clock.wall()}
    await hall.store.write((INSERT_DECK, row))
    return DeckSaved(key, edit)


@put("/api/decks/{key:str}", tags=["decks"], summary="Change a saved deck", responses=ERRORS)
async def change(key: Key, data: JSONBody[DeckWritten], hall: TheHall, edit: Edit = "") -> DeckShown:
    """The deck is replaced."""
    await _editable(hall, key, edit)
    deck = await aside(written, data)
    await hall.store.write((UPDATE_DECK, {"in_key": key, "new_text": deck.to_text(), "new_changed": clock.wall()}))
    return catalogue.shown(key, deck)


@delete("/api/decks/{key:str}", tags=["decks"], summary="Delete a saved deck", responses=ERRORS)
async def remove(key: Key, hall: TheHall, edit: Edit = "") -> None:
    """The deck is gone; games that were started with it keep their copies."""
    await _editable(hall, key, edit)
    await hall.store.write((DELETE_DECK, {"in_key": key}))


def _checked(data: DeckWritten, in_lang: str) -> DeckChecked:
    return catalogue.checked(written(data), in_lang, data.format)


def _forms(data: DeckParts) -> DeckForms:
    deck = Deck(data.name, data.identity, tuple(data.cards.items()))
    return DeckForms(deck.to_text(), deck.to_lines(), deck.to_netrunnerdb(), deck.to_o8d())


def _shown(key: str, text: str) -> DeckShown:
    return catalogue.shown(key, Deck.read(text))


async def _saved(hall: Hall, key: str) -> Row:
    found = await hall.store.deck(key)
    if found is None:
        raise Refused("no-deck", 404, deck=key)
    return found


async def _editable(hall: Hall, key: str, edit: str) -> None:
    if not fits(edit, (await _saved(hall, key))["edit"]):
        raise Refused("bad-edit", 403)


def written(data: DeckWritten) -> Deck:
    """The deck that a body means."""
    if data.text is not None and data.text.strip():
        deck = Deck.read(data.text)
    elif data.identity is not None:
        deck = Deck(data.name, data.identity, tuple((data.cards or {}).items()))
    else:
        raise Refused("no-deck-given")
    name = " ".join("".join(c if c.isprintable() else " " for c in data.name or deck.name).split())
    return Deck(name, deck.identity, deck.cards)

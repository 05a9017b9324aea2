"""What the server is, and the cards."""

from __future__ import annotations

import ipaddress
from typing import Annotated, cast

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from netrunner import __version__
from netrunner.bots import LEVELS
from netrunner.bots.ratings import RATINGS
from netrunner.text.phrases import LANGUAGES, phrase

from .. import catalogue
from ..packing import PACKED, same_for_all
from ..reading import aside
from ..refused import Refused
from ..rooms import RECOMMENDED
from ..security import address_of
from ..wire import Catalogue, Health, LevelNamed, Meta_
from ..wire_pages import CardMore
from .common import ERRORS, Asking, TheHall, TheLang

Titles = Annotated[
    str | None, QueryParameter(name="titles", max_length=8000, required=False, description="Titles with | between them")
]
Code = Annotated[str, PathParameter(min_length=5, max_length=5)]


@get("/healthz", tags=["server"], summary="Is it there?", responses=ERRORS)
async def healthz() -> Health:
    """Answers as long as the server can."""
    return Health(True, __version__)


@get("/readyz", tags=["server"], summary="Can it play?", responses=ERRORS)
async def readyz(hall: TheHall) -> Health:
    """Answers 200 only while the database can be read and written."""
    if not hall.leases.writable:
        raise Refused("busy", 503)
    await hall.store.ready()
    return Health(True, __version__)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asking, hall: TheHall) -> Response[str]:
    """Figures for Prometheus, for those who may ask."""
    address = address_of(request)
    if not any(_within(address, allowed) for allowed in hall.settings.metrics_for):
        raise Refused("not-found", 404)
    return Response(hall.metrics.text(hall), media_type="text/plain; version=0.0.4")  # the framework adds which letters


def _within(address: str, allowed: str) -> bool:
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(allowed)
    except ValueError:
        return address == allowed


@get("/api/meta", tags=["server"], summary="What a client needs to know first", responses=ERRORS)
async def meta(hall: TheHall, in_lang: TheLang) -> Meta_:
    """Languages, levels of the computer, and the decks for a first game."""
    levels = [
        LevelNamed(
            level,
            phrase(in_lang, f"server-level-{level}"),
            phrase(in_lang, f"server-level-{level}-about"),
            RATINGS[level],
        )
        for level in LEVELS
    ]
    return Meta_(__version__, list(LANGUAGES), levels, RECOMMENDED, hall.settings.claim_after)


@get(
    "/api/cards",
    tags=["cards"],
    summary="The card catalogue",
    responses={**ERRORS, 304: ResponseSpec(None, description="You have it already", generate_examples=False)},
    opt=PACKED,
)
async def cards(request: Asking, titles: Titles = None) -> Response[Catalogue]:
    """Every card with its facts, and its text in each language; it has an ETag. With `titles` only those."""
    if titles is not None:
        some = await aside(catalogue.some_cards, titles.split("|"))
        return Response(some, headers={"cache-control": "private, max-age=600"})
    body, etag = await aside(catalogue.cards)
    headers = {"etag": etag, "cache-control": "no-cache"}
    if etag in (request.headers.get("if-none-match") or ""):
        return Response(cast(Catalogue, b""), status_code=304, headers=headers, media_type="application/json")
    return await same_for_all(request, Catalogue, body, "application/json", headers)


@get("/api/cards/{code:str}", tags=["cards"], summary="More about one card", responses=ERRORS)
async def card(code: Code, in_lang: TheLang) -> CardMore:
    """Its set, rules that matter for it, boards with it, what goes with it, decks that hold it; by its five digits."""
    return await aside(catalogue.more, code, in_lang)

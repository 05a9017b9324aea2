"""What all handlers share: the hall, the language, and how errors are told."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, NoReturn, TypeAlias

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, InternalServerException, SerializationException
from litestar.openapi.datastructures import ResponseSpec

from netrunner.errors import NetrunnerError
from netrunner.text.phrases import Phrase, phrase

from ..explaining import explain, of_fields
from ..forwarding import from_node
from ..languages import wished
from ..limits import subject
from ..reading import ASKER, Asker, aside
from ..refused import Refused, code_of, status_of
from ..rooms import Hall
from ..security import Limiter, address_of, same_origin
from ..settings import MOST_BODY
from ..store import Busy
from ..wire import Error

_log = logging.getLogger(__name__)

#: Where the API is described.
SCHEMA: Final = "/api/schema"
#: How many seconds of a processor it takes to tell it.
SCHEMA_TAKES: Final = 0.02
#: What those ask for who watch a server: it looks at the database, or at all games.
WATCHED: Final = frozenset({"/healthz", "/readyz", "/metrics"})
#: What a file of the client costs, of what may be read.
FILE: Final = 0.2
#: How many seconds whoever asks too often waits for the refusal.
HELD_UP: Final = 0.2

Asking: TypeAlias = Request[Any, Any, State]
TheHall: TypeAlias = NamedDependency[Hall]
TheLang: TypeAlias = NamedDependency[str]

#: What any handler may answer instead.
ERRORS: dict[int, ResponseSpec] = {
    status: ResponseSpec(Error, description=text)
    for status, text in (
        (400, "The request does not fit, or asks for what is not possible"),
        (403, "The token or invitation is not the right one"),
        (404, "There is no such thing"),
        (405, "Another method is needed"),
        (409, "Not in this state of the game"),
        (413, "The body is too large"),
        (429, "Too many requests"),
        (503, "The server is full"),
    )
}


def hall_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    """The hall."""
    hall = connection.app.state.hall
    assert isinstance(hall, Hall)
    return hall


async def provide_hall(request: Asking) -> Hall:
    """The hall, for handlers."""
    return hall_of(request)


async def provide_lang(request: Asking) -> str:
    """The language that a request wants."""
    return lang_of(request)


def lang_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that a connection wants."""
    return wished(connection.query_params.get("lang"), connection.headers.get("accept-language"))


async def admit(request: Asking) -> None:
    """Refuse whoever asks too often, and pages of other sites that would change something."""
    ASKER.set(Asker(subject(address_of(request)), limiter_of(request).working))
    if from_node(request):
        return
    if request.url.path.startswith("/api/") or request.url.path in WATCHED:
        await check_rate(request)
    elif not limiter_of(request).reading.take(address_of(request), FILE):
        await _too_many()
    if request.url.path.startswith(SCHEMA):  # made when it is first asked for
        await aside(lambda: request.app.openapi_schema)
        limiter_of(request).working.owe(address_of(request), SCHEMA_TAKES)  # it is written and compressed each time
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request):
        raise Refused("bad-origin", 403)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        await _readable(request)


async def _readable(request: Asking) -> None:
    """What the framework does not take for a fault of the body; it tells all others itself."""
    try:
        await request.json()
    except InternalServerException as error:  # whoever sent it has gone
        raise Refused("bad-request", 400, detail=Phrase("misfit-cut-off")) from error
    except RecursionError as error:
        raise Refused("bad-request", 400, detail=Phrase("misfit-too-deep")) from error
    except UnicodeError as error:
        raise Refused("bad-request", 400, detail=Phrase("misfit-not-text")) from error
    except SerializationException:
        pass


async def check_rate(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse whoever asks too often, and not at once: refusing costs time as well, which others wait for."""
    if not limiter_of(connection).admits(connection):
        await _too_many()


async def _too_many() -> NoReturn:
    await asyncio.sleep(HELD_UP)
    raise Refused("too-many", 429)


def limiter_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Limiter:
    """Who may ask how often."""
    limiter = connection.app.state.limiter
    assert isinstance(limiter, Limiter)
    return limiter


def refuse(request: Asking, error: NetrunnerError) -> Response[Error]:
    """An error of ours: a code, and a sentence in the reader's language."""
    hall_of(request).metrics.refusals.add(code_of(error))
    return Response(Error(code_of(error), error.text(lang_of(request))), status_code=status_of(error))


_BY_STATUS = {404: "not-found", 405: "bad-method", 413: "too-large", 429: "too-many"}


def refuse_http(request: Asking, error: HTTPException) -> Response[Error]:
    """An error of the framework: no such page, a body that does not fit."""
    code = _BY_STATUS.get(error.status_code, "bad-request" if error.status_code < 500 else "broken")
    hall_of(request).metrics.refusals.add(code)
    lang = lang_of(request)
    detail = _detail(request, error).text(lang) if code == "bad-request" else ""
    text = phrase(lang, f"server-{code}", detail=detail, most=MOST_BODY // 1024)
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Response(Error(code, text.strip()), status_code=error.status_code, headers=headers)


def _detail(request: Asking, error: HTTPException) -> Phrase:
    """What did not fit, as the reader of the message can use it."""
    if isinstance(error.extra, list):
        handler = request.scope.get("route_handler")
        signature = getattr(handler, "parsed_fn_signature", None)
        hints = {} if signature is None else {name: given.raw for name, given in signature.parameters.items()}
        return of_fields([field for field in error.extra if isinstance(field, dict)], hints)
    return explain(str(error.detail), "", None)


def refuse_stuck(request: Asking, error: Busy) -> Response[Error]:
    """The database does not answer."""
    hall_of(request).metrics.refusals.add("busy")
    _log.warning("%s %s: %s", request.method, request.url.path, error)
    return Response(Error("busy", phrase(lang_of(request), "server-busy")), status_code=503)


def break_down(request: Asking, error: Exception) -> Response[Error]:
    """An error that nobody expected: it is written down, and nothing of it is told."""
    hall_of(request).metrics.refusals.add("broken")
    _log.exception("%s %s", request.method, request.url.path, exc_info=error)
    return Response(Error("broken", phrase(lang_of(request), "server-broken")), status_code=500)

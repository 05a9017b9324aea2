"""The application: routes, plugins, limits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from netrunner import __version__
from netrunner.errors import NetrunnerError
from netrunner.learning.small_cards import define_small_cards

from .api import coach, decks, games, lessons, meta, puzzles, rules
from .api.common import admit, break_down, provide_hall, provide_lang, refuse, refuse_http, refuse_stuck
from .coaching import Coach
from .forwarding import forwarding
from .packing import LEAST
from .pages import home, page
from .replays import Replays
from .rooms import Hall
from .security import Limiter, strict_headers
from .settings import MOST_BODY, Settings
from .sockets import play
from .store import Busy, Store


def create_app(settings: Settings | None = None, store: Store | None = None) -> Litestar:
    """The server as an ASGI application; a ``store`` may be open already."""
    chosen = settings or Settings()
    hall = Hall(chosen, store or Store(chosen.database))
    limiter = Limiter(chosen)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = hall
        app.state.limiter = limiter
        app.state.replays = Replays()
        app.state.coach = Coach()
        await asyncio.to_thread(define_small_cards)  # saved games may have taken over an example
        await hall.open()
        try:
            yield
        finally:
            app.state.coach.close()
            await hall.close()

    api = Router(
        path="/",
        route_handlers=[
            meta.healthz,
            meta.readyz,
            meta.metrics,
            meta.meta,
            meta.cards,
            meta.card,
            decks.listed,
            decks.one,
            decks.check,
            decks.formats,
            decks.read,
            decks.export,
            decks.save,
            decks.change,
            decks.remove,
            games.start,
            games.lobby,
            games.join,
            games.show,
            games.hint,
            games.position,
            games.position_look,
            games.position_why,
            games.replay,
            games.replay_step,
            games.replay_figures,
            games.replay_story,
            games.play_on,
            coach.advice,
            coach.review,
            *rules.HANDLERS,
            lessons.listed,
            lessons.play,
            lessons.why,
            puzzles.listed,
            puzzles.play,
            puzzles.why,
        ],
    )
    app = Litestar(
        route_handlers=[api, home, page, play],
        before_request=admit,
        lifespan=[lifespan],
        dependencies={
            "hall": Provide(provide_hall),
            "in_lang": Provide(provide_lang),
            "settings": Provide(lambda: chosen, sync_to_thread=False),
        },
        exception_handlers={
            NetrunnerError: refuse,
            Busy: refuse_stuck,
            HTTPException: refuse_http,
            Exception: break_down,
        },
        logging_config=None,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=LEAST, gzip_compress_level=4, exclude_opt_key="packed"
        ),
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="netrunner",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
    )
    app.asgi_handler = forwarding(app.asgi_handler, hall, limiter)
    # Around everything: errors of the routing itself carry the headers too
    app.asgi_handler = strict_headers(app.asgi_handler, hall.metrics)
    if chosen.trusted_proxies:
        believed = ProxyHeadersMiddleware(cast(Any, app.asgi_handler), list(chosen.trusted_proxies))
        app.asgi_handler = cast(ASGIApp, believed)
    return app

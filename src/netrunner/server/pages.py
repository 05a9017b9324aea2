"""The built client, or a clear word that it is not built."""

from __future__ import annotations

import hashlib
import html
import mimetypes
import re
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from netrunner.text.phrases import phrase

from .api.common import Asking
from .packing import PACKED, same_for_all
from .refused import Refused
from .settings import Settings

#: Files whose names change with their content.
_FOREVER = "public, max-age=31536000, immutable"

#: Names with an ending, such as `app.js`, are files; `6.9.2d` is a rule.
_FILE = re.compile(r"\.[A-Za-z][\w-]*$")


@get("/", include_in_schema=False, opt=PACKED)
async def home(request: Asking, settings: NamedDependency[Settings], in_lang: NamedDependency[str]) -> Response[bytes]:
    """The client."""
    return await answer(request, settings, in_lang, "")


@get("/{path:path}", include_in_schema=False, opt=PACKED)
async def page(
    request: Asking, settings: NamedDependency[Settings], in_lang: NamedDependency[str], path: FromPath[str]
) -> Response[bytes]:
    """A file of the client; every other address is the client's own, which reads it in the browser."""
    return await answer(request, settings, in_lang, path)


async def answer(request: Asking, settings: Settings, lang: str, path: str) -> Response[bytes]:
    """The file at a path."""
    wanted = path.strip("/")
    if wanted.startswith(("api/", "ws/")) or wanted in ("api", "ws"):
        raise Refused("not-found", 404, detail="")
    index = settings.static / "index.html"
    if not index.is_file():
        return Response(_not_built(lang), status_code=503, media_type="text/html; charset=utf-8")
    file = _inside(settings.static, wanted)
    if file is None:
        if _FILE.search(wanted):
            raise Refused("not-found", 404, detail="")
        file = index
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    body = file.read_bytes()
    if wanted.startswith("assets/"):
        return await same_for_all(request, bytes, body, kind, {"cache-control": _FOREVER})
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"cache-control": "no-cache", "etag": etag}
    if etag in (request.headers.get("if-none-match") or ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return await same_for_all(request, bytes, body, kind, headers)


def _inside(folder: Path, wanted: str) -> Path | None:
    """The file with this name, if it lies in the folder."""
    if not wanted or "\0" in wanted:
        return None
    root = folder.resolve()
    try:
        file = (root / wanted).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _not_built(lang: str) -> bytes:
    title, text = (html.escape(phrase(lang, f"server-not-built-{part}")) for part in ("title", "text"))
    page = f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title></head>'
    return f"{page}<body><h1>{title}</h1><p>{text}</p></body></html>".encode()

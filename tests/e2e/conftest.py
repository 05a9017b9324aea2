"""A real server and a real browser: what a player does, done by the tests."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect, sync_playwright

from netrunner.server.load import free_port, wait_for

expect.set_options(timeout=30_000)  # machines are shared, and slow at times

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "netrunner" / "server" / "static"
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


class Server:
    """``netrunner serve`` in a process of its own, on a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'games.db'}"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "netrunner", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--claim-after", "2"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        wait_for(self.url, self.process)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        pytest.fail("the client is not built: make web")
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()[-5000:]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium where it is installed, Playwright's own elsewhere.

    Playwright runs an event loop while it lives, which tests of other modules could not stand.
    """
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        options: dict[str, Any] = {"args": ["--no-sandbox", "--disable-dev-shm-usage"]}
        if found:
            options["executable_path"] = found
        browser = playwright.chromium.launch(**options)
        yield browser
        browser.close()


Open = Callable[..., Page]

#: What each page said to the server and heard from it last.
_heard: WeakKeyDictionary[Page, deque[str]] = WeakKeyDictionary()


def listen(page: Page, socket: WebSocket) -> None:
    """Remember what goes through a socket, for when a game stands still."""
    kept = _heard.setdefault(page, deque(maxlen=12))

    def keep(how: str, what: str | bytes = "") -> None:
        kept.append(f"{time.strftime('%X')} {how} {what[:200]!r}")

    keep("connected")
    socket.on("framesent", lambda frame: keep("sent", frame))
    socket.on("framereceived", lambda frame: keep("heard", frame))
    socket.on("close", lambda _: keep("closed"))


def heard(page: Page) -> str:
    """The last messages of a page, one in each line."""
    return "\n".join(_heard.get(page, ()))


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Open]:
    """Open a page of the client in a browser of its own; what it complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_one(
        path: str = "/",
        *,
        lang: str = "en",
        phone: bool = False,
        motion: bool | None = False,
        guard: int = 0,
        **more: Any,
    ) -> Page:
        context = browser.new_context(viewport=PHONE if phone else WIDE, locale=lang, has_touch=phone, **more)  # type: ignore[arg-type]
        contexts.append(context)
        settings = json.dumps({"lang": lang, "motion": motion, "name": "Ada", "pause": 15, "guard": guard})
        context.add_init_script(
            f"if (!localStorage.getItem('netrunner-settings')) localStorage.setItem('netrunner-settings', '{settings}')"
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("websocket", lambda socket: listen(page, socket))
        page.on("console", lambda told: complaints.append(told.text) if told.type == "error" else None)
        page.goto(server.url + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    harmless = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket connection", "Failed to load")
    assert [told for told in complaints if not any(part in told for part in harmless)] == []

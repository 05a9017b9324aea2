"""Sixty frames a second? Traces the browser while cards travel over a board with 60 cards: ``make frames``.

Two things are measured on loopback: how long the first table takes from an empty cache, and what happens to frames
while cards are drawn, installed and run past. A frame is long if the next one came more than 25 ms after it. On a busy
machine the waiting for a processor is in those figures, so the work of the page itself (processor time of its main
thread for each frame) is told beside them.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.boards import board  # noqa: E402
from tests.e2e.conftest import Server  # noqa: E402
from tests.e2e.playing import load  # noqa: E402

#: Between two frames of sixty a second lie 16.7 ms; a frame that is this late has missed its turn, in ms.
LATE = 25.0
CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline.frame,cc,benchmark"
#: When the question of the first table stood there, in ms since the page was asked for.
FIRST = """() => new Promise((found) => {
    const look = () => document.querySelector('section.question .asked')
        ? requestAnimationFrame(() => found(performance.now())) : setTimeout(look, 5)
    look()
})"""


def page_on(browser: Browser, url: str) -> Page:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    settings = json.dumps({"lang": "en", "motion": True, "name": "Ada", "guard": 0, "pause": 15, "sound": False})
    context.add_init_script(f"localStorage.setItem('netrunner-settings', '{settings}')")
    page = context.new_page()
    page.goto(f"{url}/healthz")
    return page


def first_table(browser: Browser, url: str, tries: int) -> list[float]:
    """Milliseconds from asking for the page of a game to its table, each time from an empty cache."""
    found = []
    for _ in range(tries):
        page = page_on(browser, url)
        load(page, board("runner", 6, 2), "runner")
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        page.reload(wait_until="commit")
        found.append(float(page.evaluate(FIRST)))
        page.context.close()
    return found


def traced(session: CDPSession, page: Page, acts: list[str]) -> list[dict[str, Any]]:
    """What the browser did while these acts were taken, each with half a second for its cards to arrive."""
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    over: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: over.append(True))
    config = {"includedCategories": CATEGORIES.split(","), "recordMode": "recordUntilFull"}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    for act in acts:
        page.locator(f'[data-option^="{act}"], [data-offer^="{act}"]').first.dispatch_event("click")
        page.wait_for_timeout(600)
    session.send("Tracing.end")
    while not over:
        page.wait_for_timeout(50)
    return events


def told(events: list[dict[str, Any]]) -> dict[str, float]:
    """Figures of a trace: frames that were drawn while something moved, the gaps between them, the work for them."""
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e.get("name") == "thread_name"}
    main = {key for key, name in names.items() if name == "CrRendererMain"}
    drawn = sorted(e["ts"] / 1000 for e in events if e.get("name") == "DrawFrame" and "ts" in e)
    # A pause in which nothing had to be drawn is no gap.
    gaps = [b - a for a, b in pairwise(drawn) if b - a < 200]
    tasks = [e for e in events if e.get("name") in ("RunTask", "ThreadControllerImpl::RunTask") and e.get("ph") == "X"]
    work = [e.get("tdur", e.get("dur", 0)) / 1000 for e in tasks if (e["pid"], e["tid"]) in main]
    moving = sum(gaps) or 1.0
    return {
        "frames": len(gaps) + 1,
        "per second": 1000 * len(gaps) / moving,
        "median gap ms": median(gaps) if gaps else 0.0,
        "worst gap ms": max(gaps, default=0.0),
        "long frames": sum(gap > LATE for gap in gaps),
        "main thread ms a frame": sum(work) / max(1, len(gaps)),
        "tasks over 16 ms": sum(one > 16 for one in work),
        "longest task ms": max(work, default=0.0),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tries", type=int, default=5, help="how often the first table is loaded")
    args = parser.parse_args()
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    options: dict[str, Any] = {"args": ["--no-sandbox", "--disable-dev-shm-usage"]}
    if found:
        options["executable_path"] = found
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(**options)
        try:
            times = first_table(browser, server.url, args.tries)
            print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
            print(f"first table: median {median(times):.0f} ms, worst {max(times):.0f} ms of {len(times)}")
            page = page_on(browser, server.url)
            load(page, board("runner", 8, 3), "runner")
            cards = page.locator(".spot, [data-hand]").count()
            page.wait_for_timeout(1500)
            session = page.context.new_cdp_session(page)
            figures = told(traced(session, page, ["play Diesel", "draw", "play Sure Gamble", "run Archives"]))
            print(f"while cards travel on a board with {cards} cards:")
            for name, value in figures.items():
                print(f"  {name}: {value:.1f}")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""It fits, always: the fullest boards on every size of window, in both languages, measured in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .boards import board
from .conftest import Open
from .playing import laid_out, load, speak, take, wait_until

pytestmark = pytest.mark.slow

SIZES = ((1920, 1080), (1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390))
#: No text is smaller; what is read often is at least a pixel larger.
LEAST, OFTEN = 10.0, 11.0
#: How much of the page may move between two decisions, as browsers measure it: 0.1 is what they call good.
SHIFT = 0.02

_MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")


def measure(page: Page) -> list[str]:
    laid_out(page)
    found: list[str] = page.evaluate(_MEASURE, {"least": LEAST, "often": OFTEN})
    return sorted(set(found))


def start(page: Page, text: str, seat: str) -> None:
    load(page, text, seat)
    expect(page.locator("[data-option]").first).to_be_attached()


def windows(page: Page) -> Iterator[tuple[str, int]]:
    """Every size in both languages, one after the other: what it is called, and its height."""
    for lang in ("en", "es"):
        page.set_viewport_size({"width": 1440, "height": 900})
        if lang == "es":
            speak(page, lang)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            yield f"{lang} {width}×{height}", height


@pytest.mark.parametrize("seat", ["runner", "corp"])
@pytest.mark.parametrize("run", [False, True], ids=["turn", "run"])
def test_the_fullest_board_fits_every_window_in_both_languages(open_page: Open, seat: str, run: bool) -> None:
    page = open_page("/position")
    start(page, board(seat, run=run), seat)
    found: list[str] = []
    for window, _ in windows(page):
        found += [f"{window}: {wrong}" for wrong in measure(page)]
    assert not found, "\n".join(found)


#: Ice with three subroutines, a long one among them, that can be broken in three ways.
BIOROID = """corp:
  credits 7
  hand: 5 any
  deck: 8 any
  Server 1: ice Enigma, Ichi 1.0; (Nisei MK II {advancement 3}), Experiential Data
runner:
  credits 14
  clicks 3
  hand: 5 any
  deck: 8 any
  rig: Pipeline, Crypsis {virus 2}, Femme Fatale
run: Server 1, encountering ice 2
"""


def test_all_of_an_encounter_is_in_sight(open_page: Open) -> None:
    page = open_page("/position")
    start(page, BIOROID, "runner")
    found: list[str] = []
    for window, height in windows(page):
        found += [f"{window}: {wrong}" for wrong in measure(page)]
        expect(page.locator(".stage .encounter li")).to_have_count(3)
        expect(page.locator(".stage .plan").first).to_be_visible(visible=height > 499)
    assert not found, "\n".join(found)


#: The Corp may rez one thing or another, or nothing: answers in three rows.
CHOICES = """corp:
  credits 7
  hand: 5 any
  deck: 8 any
  HQ: ice Wall of Static; root (Experiential Data)
  Server 1: ice (Enigma); (Nisei MK II {advancement 3})
runner:
  credits 4
  hand: 5 any
  deck: 8 any
run: Server 1, approaching ice 1
"""


def test_a_dock_with_three_kinds_of_answers_fits(open_page: Open) -> None:
    page = open_page("/position")
    start(page, CHOICES, "corp")
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}×{height}: {wrong}" for wrong in measure(page)]
    assert not found, "\n".join(found)


def test_nothing_jumps_between_two_decisions(open_page: Open) -> None:
    page = open_page("/position")
    start(page, board("runner", servers=7, ice=3), "runner")
    page.evaluate(
        """() => {
            window.shifted = 0
            new PerformanceObserver((all) => { for (const one of all.getEntries()) window.shifted += one.value })
                .observe({type: 'layout-shift', buffered: false})
        }"""
    )
    for wanted in ("gain", "draw", "run Archives"):
        before = page.locator(".asked, .log").first.bounding_box()
        take(page, wanted)
        page.wait_for_timeout(400)
        assert page.locator(".asked, .log").first.bounding_box() == before
        shifted: float = page.evaluate("window.shifted")
        assert shifted < SHIFT, (wanted, shifted)


def test_the_attacked_server_is_brought_into_sight(open_page: Open) -> None:
    page = open_page("/position", phone=True)
    start(page, board("runner"), "runner")
    page.locator(".chips button").last.tap()
    page.locator("section.question").get_by_role("button", name="Run on Server 7").tap()
    wait_until(page, "document.querySelector('.lane.attacked') !== null")
    wait_until(
        page,
        """(({left, right}) => left >= 0 && right <= innerWidth)(
            document.querySelector('.lane.attacked').getBoundingClientRect())""",
    )


def test_servers_out_of_sight_are_counted_and_ports_go_along_with_them(open_page: Open) -> None:
    page = open_page("/position")
    page.set_viewport_size({"width": 1024, "height": 768})
    start(page, board("runner"), "runner")
    more = page.get_by_role("button", name="2 more servers")
    expect(more).to_have_accessible_name("2 more servers: Server 6, Server 7")
    port, lane = page.locator("button.port").nth(9), page.locator(".lane").nth(9)
    expect(port).not_to_be_in_viewport()
    more.click()
    expect(port).to_be_in_viewport(ratio=1)
    apart = "([port, lane]) => Math.abs(port.getBoundingClientRect().x - lane.getBoundingClientRect().x)"
    assert page.evaluate(apart, [port.element_handle(), lane.element_handle()]) < 20
    expect(page.get_by_role("button", name="2 more servers")).to_have_accessible_name("2 more servers: Archives, R&D")
    port.click()  # and a run from there is a run on the server above it
    expect(page.locator(".lane.attacked")).to_have_attribute("data-server", "Server 7")

"""Puzzles in the browser: by mouse, by keyboard and on a phone; wrong lines, what is kept, and the link."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from netrunner.puzzles import puzzle
from netrunner.puzzles.attempts import Attempt

from .conftest import Open, Server
from .playing import take, wait_until


def task(page: Page) -> str:
    return page.locator("section.task").inner_text()


def answer(page: Page, text: str) -> None:
    """By a button of the question where there is one, else where the option lies."""
    expect(page.locator("section.question")).to_be_visible()
    wait_until(page, "document.querySelectorAll('[data-option], [data-offer]').length > 0")
    take(page, text)


def solve(page: Page, key: str) -> None:
    """By the proved line, wherever its options lie on the table."""
    attempt = Attempt(puzzle(key).prover())
    expect(page.locator("section.task")).to_be_visible()
    while attempt.status == "open":
        best = attempt.belief.step(attempt.prover.best(attempt.belief)).text
        answer(page, best)
        attempt.choose(best)
        if attempt.status == "open":
            expect(page.locator("section.question")).to_be_visible()
    expect(page.locator(".task .good")).to_be_visible()


def kept(page: Page) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(
        page.evaluate("localStorage.getItem('netrunner-puzzles') ?? '{}'") or "{}"
    )
    return found


def test_a_wrong_line_is_refuted_taken_back_and_then_solved_by_mouse(open_page: Open) -> None:
    page = open_page("/puzzle/harmless-first")
    expect(page.locator(".task .goal")).to_contain_text("Steal an agenda this turn.")
    expect(page.locator(".task .hidden").first).to_contain_text("Project Junebug")
    take(page, "run Server 2")
    expect(page.locator(".task .bad")).to_be_visible()
    expect(page.locator(".task ol")).to_contain_text("Project Junebug")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".task .bad")).to_have_count(0)
    solve(page, "harmless-first")
    expect(page.locator(".task .good")).to_contain_text("At try 2")
    expect(page.locator(".task .why")).to_contain_text("it kills you")
    assert kept(page)["solved"]["harmless-first"]["tries"] == 2  # type: ignore[index]
    page.goto(page.url.replace("/puzzle/harmless-first", "/puzzles"))
    expect(page.locator("a.done")).to_have_count(1)
    expect(page.locator(".bar")).to_contain_text("1 of ")


@pytest.mark.parametrize("key", ["trade", "from-hand", "feed-the-sucker", "put-it-on-top", "legwork", "small-first"])
def test_others_are_solved_by_mouse(open_page: Open, key: str) -> None:
    page = open_page(f"/puzzle/{key}")
    solve(page, key)


def test_a_puzzle_by_keyboard_in_spanish(open_page: Open) -> None:
    page = open_page("/puzzle/hold-the-line", lang="es")
    expect(page.locator("section.task")).to_contain_text("Una marca de más")
    expect(page.locator("section.question [data-option]").first).to_be_visible()
    page.keyboard.press("1")  # a credit, which does not help
    expect(page.locator(".task .bad")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(".task .bad")).to_have_count(0)
    for left in ("1", "0"):
        expect(page.locator("section.question [data-option]").first).to_be_visible()
        page.keyboard.press("2")
        if left == "1":
            expect(page.locator(".asked")).to_contain_text("1")
    expect(page.locator(".task .good")).to_contain_text("¡Resuelto!")
    page.keyboard.press("Space")
    page.wait_for_url("**/puzzle/*")
    assert not page.url.endswith("/hold-the-line")


def test_a_puzzle_on_a_phone(open_page: Open) -> None:
    page = open_page("/puzzle/which-ice", phone=True)
    expect(page.locator("section.task")).to_be_visible()
    box = page.locator("section.task").bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    solve(page, "which-ice")
    expect(page.get_by_role("button", name="Next")).to_be_in_viewport()


def test_the_link_to_share_and_the_puzzle_of_the_day(open_page: Open, server: Server) -> None:
    page = open_page("/puzzle/daily", permissions=["clipboard-read", "clipboard-write"])
    expect(page.locator("section.task")).to_be_visible()
    page.get_by_role("button", name="Share").first.click()
    expect(page.get_by_role("button", name="Copied").first).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Netrunner puzzle") and f"{server.url}/puzzle/" in copied
    assert not copied.endswith("/daily")  # the link stays the same tomorrow
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".task .hint")).to_be_visible()


def test_an_unknown_puzzle_says_so(open_page: Open) -> None:
    page = open_page("/puzzle/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("There is no puzzle nowhere.")

"""Puzzles in the browser: by mouse, by keyboard and on a phone; wrong lines, what is kept, and the link."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from netrunner.puzzles import all_puzzles

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
    """By what the server hints at, which has proved it, wherever that lies on the table."""
    origin = "/".join(page.url.split("/")[:3])
    expect(page.locator("section.task")).to_be_visible()
    choices: list[str] = []
    while True:
        asked = {"choices": choices, "hint": True}
        reply = page.request.post(f"{origin}/api/puzzles/{key}", data=asked, headers={"Origin": origin})
        if reply.status == 429:  # nobody is hinted at a hundred puzzles in a few seconds
            page.wait_for_timeout(500)
            continue
        told = reply.json()
        if told["status"] == "solved":
            break
        good = [offer["text"] for offer in told["tables"][0]["offers"] if offer["label"] == told["hint"]]
        assert good, f"{key}: nothing is called {told['hint']!r}"
        answer(page, good[0])
        choices.append(good[0])
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


#: Every puzzle, from easy to hard, dealt out to so many pages.
PAGES = 4
DEALT = [[one.key for one in all_puzzles()][n::PAGES] for n in range(PAGES)]


@pytest.mark.parametrize("keys", DEALT, ids=[f"{len(keys)} from {keys[0]} on" for keys in DEALT])
def test_every_puzzle_is_solved_by_mouse_one_after_the_other(open_page: Open, keys: list[str]) -> None:
    page = open_page(f"/puzzle/{keys[0]}")
    others = {one.key: {"tries": 1, "seconds": 9} for one in all_puzzles() if one.key not in keys}
    page.evaluate(
        "kept => localStorage.setItem('netrunner-puzzles', kept)",
        json.dumps({"tried": {}, "solved": others, "days": []}),
    )
    for key in keys:
        page.wait_for_url(f"**/puzzle/{key}")
        solve(page, key)
        if key != keys[-1]:
            page.locator("section.finish .main, section.question .main").first.click()  # the next one
    assert kept(page)["solved"].keys() == {one.key for one in all_puzzles()}
    page.get_by_role("button", name="All puzzles").first.click()
    expect(page.locator(".bar")).to_contain_text(f"{len(all_puzzles())} of {len(all_puzzles())}")


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

"""What the table asks: the right words, the likely act, and no answer to a question that was not yet seen."""

from __future__ import annotations

import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from .conftest import Open
from .playing import load, take

pytestmark = pytest.mark.slow

OPEN = """corp:
  credits 5
  hand: Hedge Fund
  deck: Accelerated Beta Test, 5 any
  server 1: (PAD Campaign)
runner:
  credits 9
  hand: Diesel
  rig: Gordian Blade
turn: runner
"""
ICED = OPEN.replace("server 1:", "server 1: ice Enigma;")


def run_to(page: Page, server: str, mode: str) -> None:
    """Run, and go on until the stage shows an encounter or an access."""
    take(page, f"run {server}")
    for _ in range(20):
        expect(page.locator("section.question [data-option]").first).to_be_visible()
        if page.locator(f"[data-mode={mode}]").count():
            return
        take(page, "continue", "pass")
    raise AssertionError(f"no {mode}")


def test_an_agenda_that_will_be_stolen_is_said_to_be_stolen(open_page: Open) -> None:
    page = open_page("/position")
    load(page, OPEN)
    run_to(page, "R&D", "access")
    expect(page.locator(".asked")).to_contain_text("an agenda worth 2 points: you steal it")
    expect(page.locator(".accessed")).to_contain_text("Accelerated Beta Test")
    page.keyboard.press("Space")
    expect(page.locator('[data-figure="runner-points"]')).to_contain_text("2/7")


def test_what_is_accessed_stands_on_the_stage_and_covers_no_table(open_page: Open) -> None:
    page = open_page("/position")
    load(page, OPEN.replace("hand: Hedge Fund", "hand: PAD Campaign"))
    run_to(page, "HQ", "access")
    expect(page.locator(".first button, .second button").filter(has_text="Trash PAD Campaign")).to_be_visible()
    expect(page.locator(".accessed")).to_contain_text("PAD Campaign")
    expect(page.locator(".spread")).to_have_count(0)


def test_an_answer_never_counts_for_a_question_that_was_not_yet_seen(open_page: Open) -> None:
    page = open_page("/position", guard=400)
    load(page, OPEN)
    page.wait_for_timeout(450)  # the board has been seen
    page.evaluate(
        """() => {
            window.pressed = 0
            const watch = new MutationObserver(() => {
                if (!document.querySelector('[data-option^=trash]')) return
                watch.disconnect()
                for (const key of ['x', ' ', '1', '2', 'n'])
                    document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}))
                document.querySelector('[data-option^=trash]').click()
                window.pressed = 1
            })
            watch.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true})
        }"""
    )
    page.locator('[data-option="run Server 1"]').click()
    end = time.monotonic() + 30
    while not page.evaluate("window.pressed"):
        assert time.monotonic() < end, "the card was never accessed"
        with suppress(Error):  # the table changed under the pointer
            page.locator('[data-option="continue"], [data-option="pass"]').first.click(timeout=500)
    page.wait_for_timeout(300)  # long enough for anything to come of it
    expect(page.locator("[data-option^=trash]").first).to_be_visible()
    expect(page.locator('[data-figure="runner-credits"]')).to_contain_text("9")
    page.wait_for_timeout(200)
    page.keyboard.press("x")  # now it has been seen
    expect(page.locator('[role="log"]').first).to_contain_text("trashes PAD Campaign")


def test_the_filled_button_breaks_and_one_subroutine_can_be_clicked(open_page: Open) -> None:
    page = open_page("/position")
    load(page, ICED)
    run_to(page, "Server 1", "encounter")
    expect(page.locator(".first button")).to_have_text(re.compile("Break both: Gordian Blade"))
    expect(page.locator("button.danger")).to_contain_text("Let both fire")
    expect(page.locator(".where")).to_contain_text("Encounter · ice 1 of 1")
    expect(page.locator(".where")).not_to_contain_text("pproach")
    page.locator(".encounter li button").last.click()
    expect(page.locator(".encounter li.broken")).to_have_count(1)
    expect(page.locator(".encounter li").last).to_have_class(re.compile("broken"))
    expect(page.locator('[data-figure="runner-credits"]')).to_contain_text("8")
    page.keyboard.press("b")
    expect(page.locator(".encounter li.broken")).to_have_count(2)


def test_the_second_breaker_has_the_key_of_its_place(open_page: Open) -> None:
    page = open_page("/position")
    load(page, ICED.replace("rig: Gordian Blade", "rig: Gordian Blade, Crypsis {virus 1}"))
    run_to(page, "Server 1", "encounter")
    expect(page.locator("button.plan")).to_have_count(2)
    page.keyboard.press("2")
    expect(page.locator(".encounter li.broken")).to_have_count(2)
    expect(page.locator('[role="log"]').first).to_contain_text("to use Crypsis")


def test_keys_mean_the_same_and_purging_says_its_price(open_page: Open) -> None:
    page = open_page("/position")
    load(page, OPEN)
    page.keyboard.press("1")
    expect(page.locator('[data-figure="runner-credits"]')).to_contain_text("10")
    expect(page.locator(".first")).to_contain_text("3 clicks left")
    page.keyboard.press("r")
    page.keyboard.press("1")
    expect(page.locator('[role="log"]').first).to_contain_text("makes a run on Server 1")
    corp = open_page("/position")
    load(corp, OPEN.replace("turn: runner", "turn: corp"), "corp")
    expect(corp.get_by_role("button", name="Purge: 3 clicks")).to_be_visible()
    expect(corp.locator("main")).not_to_contain_text("Server 1 not rezzed")

"""Playing through the page as a person does: by clicking things, or by keys."""

from __future__ import annotations

import re
import time
from random import Random

from playwright.sync_api import Error, Page, expect

from .conftest import heard

#: The longest that nothing may happen in a game.
STANDSTILL = 60.0
#: What can be seen of a game, and where the keys go.
_SEEN = """() => [
    document.querySelector(".asked")?.innerText,
    document.querySelector("[role=log]")?.innerText.slice(-300),
    [...document.querySelectorAll("[data-option]")].map((option) => option.dataset.option),
    document.querySelectorAll("dialog[open]").length,
    document.activeElement?.outerHTML.slice(0, 200),
]"""


def start_against_computer(page: Page, guided: bool = False) -> None:
    """Begin a game from the start page."""
    name = "Guided first game" if guided else "Play now"
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()


def sit_down(host: Page, guest: Page, minutes: str = "") -> str:
    """Two people begin a game: the host as the Corp. The link that was sent."""
    host.get_by_role("button", name="Friend", exact=True).click()
    host.get_by_role("group", name="Your side").get_by_role("button", name="Corp").click()
    host.get_by_label("Time per player").select_option(minutes)
    host.get_by_role("button", name="Start", exact=True).click()
    link = host.get_by_label(re.compile("Send this link")).input_value()
    guest.goto(link)
    guest.get_by_role("button", name="Join the game").click()
    expect(guest.get_by_role("region", name="What is asked")).to_be_visible()
    return link


def load(page: Page, text: str) -> None:
    """Set up a position and begin to play in it, as the Runner."""
    page.goto("/".join([*page.url.split("/")[:3], "position"]))
    page.locator("#position").fill(text)
    page.locator("button.main").click()
    expect(page.locator("section.hand")).to_be_visible()


def take(page: Page, *wanted: str, patience: float = 20.0) -> None:
    """Click the first option of the list whose text begins as wanted, once there is one."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        more = page.locator("[aria-expanded=false]")
        texts = asked(page)
        found = next((text for start in wanted for text in texts if text.startswith(start)), None)
        if found is not None:
            before = page.locator(".asked").inner_text()
            page.locator(f'[data-option="{found}"]').click()
            for _ in range(40):  # until the table has answered
                if page.locator(".asked").inner_text() != before or asked(page) != texts:
                    return
                page.wait_for_timeout(15)
            return
        if more.count():
            more.first.click()
        page.wait_for_timeout(20)
    raise AssertionError(f"none of {wanted} is offered: {asked(page)}")


def wait_until(page: Page, what: str) -> None:
    """Look until an expression is true.

    ``wait_for_function`` would evaluate it within the page, whose headers forbid that.
    """
    end = time.monotonic() + 20.0
    while not page.evaluate(what):
        assert time.monotonic() < end, f"never: {what}"
        page.wait_for_timeout(20)


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def asked(page: Page) -> list[str]:
    """The texts of the options that are listed now."""
    found: list[str] = page.locator("[data-option]").evaluate_all("all => all.map(one => one.dataset.option)")
    return found


def click_something(page: Page, chance: Random) -> bool:
    """Click a thing that is alive on the table, or a button of the question."""
    alive = page.locator("main .alive")
    try:
        if alive.count() and chance.random() < 0.6:
            alive.nth(chance.randrange(alive.count())).click(timeout=1500)
            menu = page.locator("dialog[open] .menu button, dialog[open] .acts button, dialog[open] .offers button")
            if menu.count():
                menu.nth(chance.randrange(menu.count())).click(timeout=1500)
            elif page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
            return True
        buttons = page.locator("[data-option]")
        slider = page.locator(".range button")
        if slider.count():
            slider.click(timeout=1500)
            return True
        if not buttons.count():
            return False
        runs = [n for n, text in enumerate(asked(page)) if text.startswith(("run ", "steal ", "access "))]
        buttons.nth(chance.choice(runs) if runs else chance.randrange(buttons.count())).click(timeout=1500)
    except Error:  # the table changed under the pointer, as it does for people
        return False
    return True


def press_something(page: Page, chance: Random) -> bool:
    """The same by keys alone: a digit takes an option of the list, the space bar goes on."""
    texts = asked(page)
    if page.locator(".range").count():
        page.keyboard.press("Tab")
        page.locator(".range button").press("Enter")
        return True
    if not texts:
        return False
    wanted = [n for n, text in enumerate(texts[:9]) if text.startswith(("run ", "steal ", "access "))]
    n = chance.choice(wanted) if wanted and chance.random() < 0.7 else chance.randrange(min(9, len(texts)))
    page.keyboard.press(str(n + 1))
    return True


def play_on(page: Page, step: object, seed: int = 1) -> None:
    """Play until the game is over, however long it is: it must only never stand still."""
    chance = Random(seed)
    last: object = None
    since = time.monotonic()
    while not is_over(page):
        now = page.evaluate(_SEEN)
        if now != last:
            last, since = now, time.monotonic()
        assert time.monotonic() - since < STANDSTILL, f"the game stands still: {now}\n{heard(page)}"
        if not step(page, chance):  # type: ignore[operator]
            page.wait_for_timeout(20)

"""Playing through the page as a person does: by clicking things, or by keys."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random

from playwright.sync_api import Error, Locator, Page, expect

from .conftest import heard

#: The longest that nothing may happen in a game.
STANDSTILL = 60.0

#: By how much a page is too wide.
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

#: How long a game is played before it is conceded, in seconds: games by chance may take hundreds of choices.
LONGEST = 75.0
#: What can be seen of a game, and where the keys go.
_SEEN = """() => [
    document.querySelector(".asked")?.innerText,
    document.querySelector("[role=log]")?.innerText.slice(-300),
    [...document.querySelectorAll("[data-option], [data-offer]")].map((one) => one.dataset.option ?? one.dataset.offer),
    document.querySelectorAll("dialog[open]").length,
    document.activeElement?.outerHTML.slice(0, 200),
]"""


def start_against_computer(page: Page, guided: bool = False) -> None:
    """Begin a game from the start page."""
    if guided:
        page.get_by_role("link", name="Learn", exact=True).click()
        page.get_by_role("button", name="A whole game, guided · Runner").click()
    else:
        page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()


def new_table(host: Page, button: str = "Open a table") -> Locator:
    """What a table is asked that is opened on the start page."""
    host.get_by_role("region", name="Open games").get_by_role("button", name=button).click()
    return host.get_by_role("dialog")


def hold(page: Page, wish: dict[str, object]) -> None:
    """A game that somebody is at for as long as the page is open."""
    origin = "/".join(page.url.split("/")[:3])
    seat = page.request.post(f"{origin}/api/games", data=wish, headers={"Origin": origin}).json()
    page.evaluate(
        "([game, token]) => { (window.held ??= []).push(new WebSocket(`/ws/games/${game}?token=${token}`)) }",
        [seat["game"], seat["token"]],
    )


def sit_down(host: Page, guest: Page, minutes: str = "") -> str:
    """Two people begin a game: the host as the Corp. The link that was sent."""
    friend = new_table(host, "Play a friend")
    friend.get_by_role("button", name="Corp", exact=True).click()
    friend.get_by_label("Time per player").select_option(minutes)
    friend.get_by_role("button", name="Make an invitation").click()
    link = host.get_by_label(re.compile("Send this link")).input_value()
    guest.goto(link)
    guest.get_by_role("button", name="Join the game").click()
    expect(guest.get_by_role("region", name="What is asked")).to_be_visible()
    return link


def load(page: Page, text: str, side: str = "runner", level: str = "novice") -> None:
    """Begin to play in a position, against the computer."""
    origin = "/".join(page.url.split("/")[:3])
    wish = {"text": text, "side": side, "level": level, "name": "Ada"}
    answer = page.request.post(f"{origin}/api/positions", data=wish, headers={"Origin": origin})
    assert answer.ok, answer.text()
    seat = answer.json()
    kept = {**seat, "started": 0, "title": ""}
    page.evaluate("kept => localStorage.setItem('netrunner-games', JSON.stringify([kept]))", kept)
    page.goto(f"{origin}/game/{seat['game']}")
    expect(page.locator("section.hand")).to_be_visible()
    expect(page.locator("section.question")).to_be_visible()


def take(page: Page, *wanted: str, patience: float = 30.0) -> None:
    """Take the first option whose text begins as wanted, once there is one: where it lies, or from the list of all."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        texts = asked(page)
        found = next((text for text in wanted if text in texts), None)
        found = found or next((text for start in wanted for text in texts if text.startswith(start)), None)
        if _click(page, found) if found is not None else take_from_all(page, *wanted):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"none of {wanted} is offered: {asked(page)}")


def _click(page: Page, text: str) -> bool:
    """Click an option where it lies, and wait for what comes of it; not if the table changed under the pointer."""
    named = json.dumps(text, ensure_ascii=False)
    before = _stands(page)
    button = page.locator(f"section.question [data-option={named}]")
    if not button.count():
        button = page.locator(f"[data-option={named}], [data-offer={named}]")
    try:
        button.first.click(timeout=2000)
    except Error:
        return False
    _answered(page, before, text)
    return True


def _stands(page: Page) -> object:
    """What tells one question from the next: how many choices were made, and what can be chosen."""
    return page.evaluate(
        """() => [document.querySelector("main")?.dataset.n, document.querySelector(".asked")?.innerText,
            [...document.querySelectorAll("[data-option], [data-offer]")].map(
                (one) => one.dataset.option ?? one.dataset.offer)]"""
    )


def _answered(page: Page, before: object, taken: str) -> None:
    end = time.monotonic() + 30.0
    while _stands(page) == before:
        assert time.monotonic() < end, f"nothing came of {taken}: {before}\n{heard(page)}"
        page.wait_for_timeout(15)


def take_until(page: Page, shown: str, *wanted: str, patience: float = 60.0) -> None:
    """Go on as wanted until something is shown, whenever it comes: between two answers, or while one is waited for."""
    end = time.monotonic() + patience
    while not page.locator(shown).count():
        assert time.monotonic() < end, f"{shown} never came: {asked(page)}"
        found = next((text for text in asked(page) if text.startswith(wanted)), None)
        if found is not None and not page.locator(shown).count():
            _click(page, found)
        page.wait_for_timeout(20)


def take_from_all(page: Page, *wanted: str) -> bool:
    """Open the list of all actions, and take the first that begins as wanted."""
    if page.locator("section.question [data-option], .pad").count() == 0:
        return False
    before = _stands(page)
    page.keyboard.press("k")
    actions = page.locator("[data-action]")
    texts: list[str] = actions.evaluate_all("all => all.map(one => one.dataset.action)")
    found = next((text for start in wanted for text in texts if text.startswith(start)), None)
    if found is not None:
        with suppress(Error):  # the table changed, and closed the list
            page.locator(f"[data-action={json.dumps(found, ensure_ascii=False)}]").click(timeout=2000)
            _answered(page, before, found)
            return True
    if actions.count():
        page.keyboard.press("Escape")
    return False


def speak(page: Page, lang: str) -> None:
    """Change the language in the middle of a game, in its settings."""
    page.locator(".menu button").last.click()
    page.locator("dialog select").first.select_option(lang)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", lang)


def concede(page: Page) -> None:
    """Give the game up, from its settings."""
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").get_by_role("button", name="Concede").click()
    page.get_by_role("dialog", name="Concede").get_by_role("button", name="Concede").click()
    expect(page.locator(".finish")).to_be_visible()


def wait_until(page: Page, what: str) -> None:
    """Look until an expression is true.

    ``wait_for_function`` would evaluate it within the page, whose headers forbid that.
    """
    end = time.monotonic() + 20.0
    while not page.evaluate(what):
        assert time.monotonic() < end, f"never: {what}"
        page.wait_for_timeout(20)


def laid_out(page: Page) -> None:
    """Wait until a window that was resized is laid out anew, and two frames later is so still."""
    page.evaluate(
        """async () => {
            const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
            const boxes = () => JSON.stringify([innerWidth, ...document.querySelectorAll("main, .region, .face")].map(
                (one) => one.getBoundingClientRect?.()))
            const foot = () => document.querySelector("section.question, section.finish, section.controls")
            for (let same = 0, last = "", n = 0; same < 3 && n < 600; n += 1) {
                await frame()
                const now = boxes()
                const end = foot()?.getBoundingClientRect().bottom ?? innerHeight
                same = now === last && Math.abs(end - innerHeight) < 2 ? same + 1 : 0
                last = now
            }
        }"""
    )


def is_over(page: Page) -> bool:
    return page.locator(".finish").count() > 0


#: Whoever still plays when the end comes must not begin another game: what they press goes nowhere from that moment on.
HANDS_OFF = """() => {
    if (window.handsOff) return;
    window.handsOff = (event) => {
        if (!document.querySelector(".finish")) return;
        event.preventDefault();
        event.stopImmediatePropagation();
    };
    for (const kind of ["keydown", "pointerdown", "click"]) window.addEventListener(kind, window.handsOff, true);
}"""
_HANDS_ON = """() => {
    for (const kind of ["keydown", "pointerdown", "click"]) window.removeEventListener(kind, window.handsOff, true);
    delete window.handsOff;
}"""


@contextmanager
def hands_off_the_end(*pages: Page) -> Iterator[None]:
    """Play by chance in these pages, without doing anything once the game is over."""
    for page in pages:
        page.evaluate(HANDS_OFF)
    yield
    for page in pages:
        page.evaluate(_HANDS_ON)


def asked(page: Page) -> list[str]:
    """The texts of the options that can be taken now: by buttons, and by clicking the things they are about."""
    found: list[str] = page.locator("[data-option], [data-offer]").evaluate_all(
        "all => all.map(one => one.dataset.option ?? one.dataset.offer)"
    )
    return found


def click_something(page: Page, chance: Random) -> bool:
    """Click a thing that is alive on the table, or a button of the question."""
    alive = page.locator("main .alive")
    try:
        if alive.count() and chance.random() < 0.6:
            alive.nth(chance.randrange(alive.count())).click(timeout=1500)
            menu = page.locator(".list button")
            if page.locator("button.step").count() and menu.count():  # which of several
                menu.nth(chance.randrange(menu.count())).click(timeout=1500)
            return True
        buttons = page.locator("section.question [data-option], button.port")
        slider = page.locator(".range .main")
        if slider.count():
            slider.click(timeout=1500)
            return True
        if not buttons.count():
            return False
        texts: list[str] = buttons.evaluate_all("all => all.map(one => one.dataset.option ?? '')")
        runs = [n for n, text in enumerate(texts) if text.startswith(("run ", "steal ", "access "))]
        buttons.nth(chance.choice(runs) if runs else chance.randrange(len(texts))).click(timeout=1500)
    except Error:  # the table changed under the pointer, as it does for people
        return False
    return True


def press_something(page: Page, chance: Random) -> bool:
    """The same by keys alone: the keys that the buttons show, R and a server, the arrows and Enter, the space bar."""
    if page.locator(".range").count():
        with suppress(Error):  # the table changed meanwhile
            page.locator(".range .main").press("Enter", timeout=1500)
        return True
    words = "all => all.map(one => one.innerText)"
    keys: list[str] = page.locator("section.question .act:enabled kbd").evaluate_all(words)
    keys = [key for key in keys if len(key) == 1 or key == "Space"]
    ports: list[str] = page.locator("button.port kbd:nth-child(2)").evaluate_all(words)
    things = page.locator("main .alive").count()
    if ports and chance.random() < 0.4:
        page.keyboard.press("r")
        page.keyboard.press(chance.choice(ports).lower())
    elif keys and (not things or chance.random() < 0.7):
        key = chance.choice(keys)
        page.keyboard.press(key if key == "Space" else key.lower())
    elif things:
        for _ in range(chance.randrange(things) + 1):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.evaluate("document.activeElement?.blur()")
    else:
        return False
    return True


def play_on(page: Page, step: Callable[[Page, Random], bool], seed: int = 1) -> None:
    """Play until the game is over: it must never stand still, and one that takes too long is conceded."""
    chance = Random(seed)
    last: object = None
    since = began = time.monotonic()
    with hands_off_the_end(page):
        while not is_over(page):
            if time.monotonic() - began > LONGEST:
                try:
                    concede(page)
                except (Error, AssertionError):  # it ended meanwhile
                    assert is_over(page)
                break
            now = page.evaluate(_SEEN)
            if now != last:
                last, since = now, time.monotonic()
            assert time.monotonic() - since < STANDSTILL, f"the game stands still: {now}\n{heard(page)}"
            if not step(page, chance):
                page.wait_for_timeout(20)


#: What a screen reader finds beside the answers, and a player does not need to win.
_BESIDE = re.compile(
    r"^(Take back|Ask to take back|All actions|Stops for you|Pause|Go on|One step|Step through|One back|Next"
    r"|Play again|Again)\b"
)


def heard_buttons(page: Page, region: str) -> list[str]:
    """The names of the buttons in a region that can be pressed, as the accessibility tree tells them."""
    found = page.get_by_role("region", name=region)
    if not found.count():
        return []
    told = found.first.aria_snapshot()
    names = re.findall(r'button "((?:[^"\\]|\\.)*)"(?! \[disabled\])', told)
    return [name.replace('\\"', '"') for name in names if not _BESIDE.match(name)]


def listen_and_answer(page: Page, chance: Random) -> bool:
    """Play by what a screen reader hears: regions and buttons by their names, pressed where they are."""
    asked_by_name = heard_buttons(page, "What is asked")
    hand = [name for name in heard_buttons(page, "Your hand") if re.search(r": (Play|Install|Discard) ", name)]
    names = [("What is asked", name) for name in asked_by_name] + [("Your hand", name) for name in hand]
    if not names:
        return False
    runs = [one for one in names if one[1].startswith(("Run", "Steal", "Access"))]
    region, name = chance.choice(runs) if runs and chance.random() < 0.5 else chance.choice(names)
    button = page.get_by_role("region", name=region).first.get_by_role("button", name=name, exact=True).first
    try:
        button.press("Enter", timeout=1500)
    except Error:  # the table changed meanwhile
        return False
    return True


def tap_something(page: Page, chance: Random) -> bool:
    """The same with a finger on a phone: a card or a server is looked at, and the dock acts."""
    dock = page.locator("section.question")
    try:
        first = dock.locator(".first .act:enabled, .first button:enabled")
        if first.count() and chance.random() < 0.75:
            first.first.tap(timeout=1500)
            return True
        roll = chance.random()
        chips = page.locator(".chips button")
        cards = page.locator("[data-hand].alive")
        if dock.locator(".pad").count() and roll < 0.45 and chips.count():
            chips.nth(chance.randrange(chips.count())).tap(timeout=1500)
            return True
        if cards.count() and roll < 0.75:
            cards.nth(chance.randrange(cards.count())).tap(timeout=1500)
            return True
        acts = dock.locator(".act:enabled, .step")
        if not acts.count():
            return False
        acts.nth(chance.randrange(acts.count())).tap(timeout=1500)
    except Error:  # the table changed under the finger, as it does for people
        return False
    return True

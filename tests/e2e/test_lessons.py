"""The lessons as a learner takes them: the arrow is followed to the end, by mouse, by keys and with a finger."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from netrunner.lessons import all_lessons

from .conftest import PHONE, WIDE, Open
from .playing import laid_out, start_against_computer, take

LESSONS = [one.key for one in all_lessons()]

#: How the lesson stands, and the middle of what the first arrow points at.
_STANDS = """() => {
    const coach = document.querySelector(".coach");
    let ring = document.querySelector(".arrows .ring")?.getBoundingClientRect();
    const middle = ring && [ring.x + ring.width / 2, ring.y + ring.height / 2];
    // A ring that is not around anything is on its way to where that lies now.
    const around = (e) => {
        const box = e.getBoundingClientRect();
        const far = [box.x - 4 - ring.x, box.y - 4 - ring.y, box.width + 8 - ring.width];
        return far.every((one) => Math.abs(one) < 2);
    };
    const upwards = (e) => e ? [e, ...upwards(e.parentElement)] : [];
    if (ring && !document.elementsFromPoint(...middle).flatMap(upwards).some(around)) ring = undefined;
    return coach && {
        status: coach.dataset.status, choices: Number(coach.dataset.choices), said: coach.innerText,
        at: ring ? middle : null,
    };
}"""


def stands(page: Page) -> dict[str, object]:
    return page.evaluate(_STANDS) or {"status": "", "choices": -1, "at": None, "said": ""}


def go_through(page: Page, tap: bool = False) -> int:
    """Read what is to be read, and act where the arrow points, until the lesson is finished; how often."""
    end, acts = time.monotonic() + 90, 0
    while time.monotonic() < end:
        now = stands(page)
        if now["status"] == "done":
            expect(page.get_by_role("region", name="What is asked")).to_contain_text("Lesson finished")
            return acts
        assert now["status"] != "astray", (now, page.evaluate("localStorage.getItem('netrunner-lessons')"))
        if now["status"] == "read":
            button = page.get_by_role("button", name="Go on")
            if not button.count():
                page.wait_for_timeout(20)
                continue
            button.tap() if tap else button.click()
        elif now["at"] is None:
            if now["status"] == "do":
                page.keyboard.press("p")  # a hint, where the learner plays freely
            page.wait_for_timeout(20)
            continue
        else:
            x, y = now["at"]  # type: ignore[misc]
            page.touchscreen.tap(x, y) if tap else page.mouse.click(x, y)
        acts += 1
        changed(page, now)
    raise AssertionError(f"the lesson did not end: {stands(page)}")


def changed(page: Page, before: dict[str, object]) -> None:
    """Wait until something came of an act: another choice, or something else that is said or pointed at."""
    end = time.monotonic() + 30
    while True:
        now = stands(page)
        waits = now["at"] is None and now["status"] == "do" and now["said"] == before["said"]
        if now != before and not waits:
            return
        assert time.monotonic() < end, f"nothing came of it: {before}"
        page.wait_for_timeout(15)


@pytest.mark.parametrize("side", ["runner", "corp"])
def test_every_lesson_is_played_by_following_the_arrow(open_page: Open, side: str) -> None:
    page = open_page("/lessons/next")
    if side == "corp":
        page.goto(page.url.rpartition("/lessons")[0] + "/lessons/corp-01-clicks")
    own = [key for key in LESSONS if key.startswith(side)]
    for place, key in enumerate(own):
        expect(page).to_have_url(re.compile(f"/lessons/{key}$"))
        go_through(page)
        if place + 1 < len(own):
            page.keyboard.press("Space")  # the next one
    expect(page.get_by_role("button", name="A whole game, guided")).to_be_visible()
    page.get_by_role("button", name="All lessons").click()
    expect(page.get_by_role("region", name=side.title())).to_contain_text("10 of 10 lessons learned")
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Lessons")).to_contain_text("10 of 20 lessons learned")


def test_a_stranger_gets_to_the_first_lesson_by_one_click_and_goes_on_later(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("link", name="Learn to play").click()
    expect(page).to_have_url(re.compile("/lessons/runner-01-clicks$"))
    go_through(page)
    page.goto(page.url.partition("/lessons")[0] + "/")
    page.get_by_role("link", name="Go on learning").click()
    expect(page).to_have_url(re.compile("/lessons/runner-02-run$"))
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".coach")).to_have_attribute("data-choices", "1")
    page.reload()  # what was begun is kept
    expect(page.locator(".coach")).to_have_attribute("data-choices", "1")
    page.get_by_role("button", name="Begin again").click()
    expect(page.locator(".coach")).to_have_attribute("data-choices", "0")


def test_a_wrong_way_is_shown_where_it_leads_and_taken_back(open_page: Open) -> None:
    page = open_page("/lessons/runner-06-damage")
    for _ in range(2):
        page.get_by_role("button", name="Go on").click()
    coach = page.locator(".coach")
    page.locator('[data-option="run Server 1"]').click()
    expect(coach).to_contain_text("you are flatlined")
    expect(coach).to_have_attribute("data-status", "astray")
    page.get_by_role("button", name="Take it back").click()
    expect(coach).to_have_attribute("data-status", "do")
    page.locator('[data-option="gain"]').click()  # no harm in that
    expect(coach).to_contain_text("That is possible too")
    page.keyboard.press("u")
    expect(coach).to_contain_text("So you need more cards")
    go_through(page)


def test_whoever_went_astray_may_play_on_and_see(open_page: Open) -> None:
    page = open_page("/lessons/corp-03-ice")
    page.get_by_role("button", name="Go on").click()
    page.locator('[data-hand="Wall of Static"]').click()
    page.locator('[data-option="server Archives"]').first.click()
    coach = page.locator(".coach")
    expect(coach).to_contain_text("the wrong place")
    page.get_by_role("button", name="Play on and see").click()
    for _ in range(2):
        page.locator('[data-option="gain"]').click()
    expect(coach).to_contain_text("the agenda is gone")
    page.keyboard.press("Space")  # take it back, to before the ice was installed
    expect(coach).to_have_attribute("data-choices", "2")


def test_a_lesson_by_keys_alone(open_page: Open) -> None:
    page = open_page("/lessons/runner-04-ice")
    end = time.monotonic() + 30
    while stands(page)["status"] != "done" and time.monotonic() < end:
        now = stands(page)
        hint = re.search(r"What leads on: (.*)", page.locator(".coach").text_content() or "")
        if now["status"] == "read" or (hint and page.locator(".encounter").count()):
            page.keyboard.press("Space")
        elif hint:
            page.keyboard.press("k")  # the list of all actions
            page.locator("[data-action]", has_text=hint[1].partition(":")[0].strip()).first.press("Enter")
        changed(page, now)
    assert stands(page)["status"] == "done"


@pytest.mark.parametrize(
    ("key", "size"),
    [
        ("runner-04-ice", PHONE), ("corp-03-ice", PHONE), ("runner-07-tags", PHONE),
        ("runner-02-run", {"width": 844, "height": 390}), ("corp-02-scoring", {"width": 844, "height": 390}),
    ],
)  # fmt: skip
def test_a_lesson_on_a_phone(open_page: Open, key: str, size: dict[str, int]) -> None:
    page = open_page(f"/lessons/{key}", phone=True)
    page.set_viewport_size(size)  # type: ignore[arg-type]
    expect(page.locator(".coach")).to_be_visible()
    laid_out(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    go_through(page, tap=True)


def test_a_lesson_speaks_the_language_that_is_wished_for(open_page: Open) -> None:
    page = open_page("/lessons/runner-01-clicks", lang="es")
    expect(page.locator(".coach")).to_contain_text("Dos jugadores")
    page.get_by_role("button", name="Seguir").click()
    page.get_by_role("button", name="Ajustes").click()
    page.locator("dialog select").first.select_option("en")
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_contain_text("Nearly everything that you do")


_CLIPPED = """() => [...document.querySelectorAll("main b, main h2, main button, main summary, header a")].filter(
    (one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
        || one.getBoundingClientRect().right > one.closest("section, header").getBoundingClientRect().right))
    .map((one) => one.innerText)"""


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("size", [WIDE, {"width": 1280, "height": 720}, {"width": 1920, "height": 1080}])
def test_the_start_page_fits_a_desk(open_page: Open, size: dict[str, int], lang: str) -> None:
    page = open_page(lang=lang)
    page.set_viewport_size(size)  # type: ignore[arg-type]
    expect(page.get_by_role("link", name=re.compile("Clicks and credits|Clics y créditos"))).to_be_visible()
    expect(page.locator(".daily")).to_be_visible()
    expect(page.locator(".deck")).to_have_count(7)
    levels = page.locator(".level")
    expect(levels).to_have_count(5)
    tops = levels.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1  # in one row
    assert page.evaluate(_CLIPPED) == []
    if size["height"] >= 900:
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]


def test_the_guided_game_comes_after_the_lessons_and_gives_hints(open_page: Open) -> None:
    page = open_page()
    start_against_computer(page, guided=True)
    take(page, "keep")
    expect(page.locator(".pad")).to_be_visible()
    page.get_by_role("button", name="What would be good now?").click()
    expect(page.get_by_role("region", name="Guide")).to_contain_text("A practical player would:")
    expect(page.locator(".arrows .ring")).to_have_count(1)

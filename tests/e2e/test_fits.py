"""It fits, always: the fullest boards on every size of window, in both languages, measured in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .boards import board
from .conftest import Open
from .playing import speak, take, wait_until

pytestmark = pytest.mark.slow

SIZES = ((1920, 1080), (1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390))
#: No text is smaller; what is read often is at least a pixel larger.
LEAST, OFTEN = 10.0, 11.0
#: How much of the page may move between two decisions, as browsers measure it: 0.1 is what they call good.
SHIFT = 0.02

#: What must always be seen: hand, both players' figures, the question, the attacked server.
_MEASURE = r"""() => {
    const wrong = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) wrong.push('the page scrolls');
    const inside = (r) => r.left >= -0.5 && r.top >= -0.5 && r.right <= innerWidth + 0.5 && r.bottom <= innerHeight + 0.5;
    const name = (e) => (e.className.baseVal ?? e.className) + ' ' + (e.innerText ?? '').slice(0, 30).replace(/\n/g, ' ');
    const must = ['section.question', '.asked', 'section.hand', '[data-figure=runner-credits]', '[data-figure=corp-credits]',
                  '[data-figure=runner-points]', '[data-figure=corp-points]', '[data-figure=runner-clicks]',
                  '[data-figure=corp-clicks]', '.lane.attacked .name'];
    for (const what of must) {
        const found = document.querySelector(what);
        if (!found) { if (!what.includes('attacked')) wrong.push('missing: ' + what); continue; }
        if (!inside(found.getBoundingClientRect())) wrong.push('out of sight: ' + what);
    }
    const seen = (e) => {
        if (!e.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
        const style = getComputedStyle(e);
        if (style.clipPath === 'inset(50%)' || e.closest('.sr-only')) return false;
        const r = e.getBoundingClientRect();
        return r.width > 1 && r.height > 1 && r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight;
    };
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const often = '.title, .headline, .detail, .act .label, .log p, .name, .fig';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const e = node.parentElement;
        if (!node.textContent.trim() || !seen(e)) continue;
        const size = parseFloat(getComputedStyle(e).fontSize);
        if (size < LEAST) wrong.push(`text of ${size} px: ${name(e)}`);
        else if (size < OFTEN && e.matches(often)) wrong.push(`often read, ${size} px: ${name(e)}`);
    }
    // Regions, lanes and cards of the rig do not lie on each other.
    const apart = (selector, within) => {
        const all = [...document.querySelectorAll(selector)].filter(seen).map((e) => [e, e.getBoundingClientRect()]);
        for (let i = 0; i < all.length; i++) for (let j = i + 1; j < all.length; j++) {
            const [a, b] = [all[i][1], all[j][1]];
            const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (w > 1 && h > 1) wrong.push(`overlap: ${name(all[i][0])} | ${name(all[j][0])}`);
        }
    };
    apart('.frame > .region:not(.field, .over), .side > .region:not(.notices, .middle)');
    apart('.lane');
    apart('.rig .spot, .rig button.strip');
    apart('section.question .act, section.question .tools button');
    // Every offer lies where a pointer can reach it, after scrolling its own strip.
    for (const e of document.querySelectorAll('.alive, [data-option]')) {
        e.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
        const r = e.getBoundingClientRect();
        const points = [[r.left + 6, r.top + 6], [r.left + r.width / 2, r.top + r.height / 2], [r.left + 8, r.bottom - 4]];
        const hit = points.some(([x, y]) => { const top = document.elementFromPoint(x, y); return top && (e.contains(top) || top.contains(e)); });
        if (!hit && e.checkVisibility()) wrong.push('cannot be reached: ' + name(e));
        if (e.tabIndex < 0 || e.disabled) wrong.push('not for keys: ' + name(e));
    }
    if (root.scrollTop || root.scrollLeft) wrong.push('the page was scrolled');
    return wrong;
}"""


def measure(page: Page) -> list[str]:
    page.wait_for_timeout(250)
    script = _MEASURE.replace("OFTEN", str(OFTEN)).replace("LEAST", str(LEAST))
    found: list[str] = page.evaluate(script)
    return sorted(set(found))


def start(page: Page, text: str, seat: str) -> None:
    page.goto("/".join([*page.url.split("/")[:3], "position"]))
    page.locator("main select").select_option(seat)
    page.locator("#position").fill(text)
    page.locator("button.main").click()
    expect(page.locator("section.question")).to_be_visible()
    expect(page.locator("[data-option]").first).to_be_attached()


@pytest.mark.parametrize("seat", ["runner", "corp"])
@pytest.mark.parametrize("run", [False, True], ids=["turn", "run"])
def test_the_fullest_board_fits_every_window_in_both_languages(open_page: Open, seat: str, run: bool) -> None:
    page = open_page("/position")
    start(page, board(seat, run=run), seat)
    found: list[str] = []
    for lang in ("en", "es"):
        page.set_viewport_size({"width": 1440, "height": 900})
        if lang == "es":
            speak(page, lang)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{lang} {width}×{height}: {wrong}" for wrong in measure(page)]
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
    page.wait_for_timeout(200)
    box = page.locator(".lane.attacked").bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390

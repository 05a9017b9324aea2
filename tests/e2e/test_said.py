"""What the table says and shows is true, whole and said once: each thing that once was not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Open
from .playing import laid_out, load, speak, take, take_until, wait_until

pytestmark = pytest.mark.slow

BOARD = """corp:
  credits 9
  hand: Hedge Fund
  deck: 8 Hedge Fund
  R&D: ice Wall of Static
  server 1: {server}
runner:
  credits 9
  hand: {hand}
  deck: 5 Diesel
  rig: {rig}
{end}
"""


def board(server: str = "(Nisei MK II)", end: str = "turn: runner", hand: str = "Diesel", rig: str = "Corroder") -> str:
    return BOARD.format(server=server, end=end, hand=hand, rig=rig)


def go_on_until(page: Page, mode: str) -> None:
    for _ in range(20):
        expect(page.locator("section.question [data-option]").first).to_be_visible()
        if page.locator(f"[data-mode={mode}]").count():
            return
        take(page, "continue", "pass")
    raise AssertionError(f"no {mode}")


def test_an_agenda_in_a_remote_server_is_shown_when_it_is_stolen(open_page: Open) -> None:
    page = open_page("/healthz", motion=True)
    load(page, board())
    page.evaluate(
        """() => {
            window.moment = ""
            new MutationObserver(() => { window.moment += document.querySelector(".moment.steal")?.textContent ?? "" })
                .observe(document.body, {subtree: true, childList: true})
        }"""
    )
    take(page, "run Server 1")
    take_until(page, '[data-figure="runner-points"]:has-text("2")', "continue", "pass")
    wait_until(page, "/Nisei MK II/.test(window.moment) && window.moment.includes('+2')")
    expect(page.locator(".stage .face")).to_contain_text("Nisei MK II")  # and stays in sight


def test_an_accessed_agenda_is_said_to_be_stolen(open_page: Open) -> None:
    page = open_page("/healthz")
    load(page, board().replace("8 Hedge Fund\n  R&D: ice Wall of Static", "Nisei MK II, 8 Hedge Fund"))
    take(page, "run R&D")
    go_on_until(page, "access")
    expect(page.locator(".stage .face")).to_contain_text("Nisei MK II")
    expect(page.locator(".asked")).to_contain_text("you steal it")
    expect(page.locator(".asked")).not_to_contain_text("nothing")
    expect(page.locator(".first button")).to_contain_text("Steal it")


def test_a_run_shows_what_it_comes_to_and_nothing_of_what_was_before(open_page: Open) -> None:
    page = open_page("/healthz")
    load(page, board("(Snare!), Experiential Data"))
    take(page, "gain")
    take(page, "run Server 1")
    expect(page.locator(".stage")).to_have_attribute("data-mode", "approach")
    expect(page.locator(".stage")).to_contain_text("A successful run accesses the 2 cards in this server.")
    expect(page.locator(".stage")).to_contain_text("Experiential Data")


def test_where_the_run_is_has_one_name(open_page: Open) -> None:
    page = open_page("/healthz")
    load(page, board(end="run: R&D, encountering ice 1"))
    expect(page.locator(".where")).to_contain_text("Encounter · ice 1 of 1")
    assert "pproach" not in page.locator(".where").inner_text()


@pytest.mark.parametrize("hand", ["Corroder", "Diesel"])
def test_the_guide_sees_a_breaker_in_the_hand(open_page: Open, hand: str) -> None:
    page = open_page("/healthz")
    text = board("(PAD Campaign)", hand=hand, rig="Armitage Codebusting {credit 4}", end="turn: runner 4")
    text = text.replace("server 1: (PAD", "HQ: ice Enigma\n  server 1: ice Enigma; (PAD")
    load(page, text)
    games = "JSON.parse(localStorage.getItem('netrunner-games')).map((game) => ({...game, guided: true}))"
    page.evaluate(f"localStorage.setItem('netrunner-games', JSON.stringify({games}))")
    page.reload()
    guide = page.get_by_role("region", name="Guide")
    if hand == "Diesel":
        expect(guide).to_contain_text("no icebreaker")
    else:
        expect(guide).to_contain_text("Corroder")
        expect(guide).not_to_contain_text("no icebreaker")


def test_an_agenda_is_facedown_and_other_cards_are_not_rezzed(open_page: Open) -> None:
    page = open_page("/healthz")
    text = board("(Nisei MK II)", end="turn: corp")
    load(page, text.replace("runner:", "  server 2: (PAD Campaign)\nrunner:"), "corp")
    agenda = page.locator('[data-at="Server 1 card 1"] button')
    expect(agenda).to_contain_text("facedown")
    expect(agenda).not_to_contain_text("rezzed")
    expect(page.locator('[data-at="Server 2 card 1"] button')).to_contain_text("not rezzed")
    expect(page.get_by_role("button", name="Purge: 3 clicks")).to_be_visible()


def test_an_ability_that_may_be_used_is_named_with_what_it_does(open_page: Open) -> None:
    page = open_page("/healthz")
    load(page, board("(Nisei MK II)", rig="Net Shield").replace("corp:", "corp: Jinteki: Personal Evolution"))
    take(page, "run Server 1")
    for _ in range(12):
        expect(page.locator("section.question [data-option]").first).to_be_visible()
        if "damage" in page.locator(".asked").inner_text():
            break
        take(page, "continue", "pass", "steal")
    expect(page.locator(".first button")).to_contain_text("Use Net Shield")
    expect(page.locator(".asked .detail")).to_contain_text("prevent 1 net damage")
    expect(page.locator(".stage .face")).to_contain_text("Net Shield")


def test_a_window_does_not_ask_twice(open_page: Open) -> None:
    page = open_page("/healthz")
    load(page, board("ice (Enigma); (PAD Campaign)", end="run: Server 1, approaching ice 1"), "corp")
    expect(page.locator(".asked .headline")).to_have_text("Rez Enigma?")
    expect(page.locator(".asked .detail")).to_have_text("Left facedown, it lets the Runner pass.")


LONG = """corp:
  credits 9
  deck: 8 Hedge Fund
  HQ: ice Wall of Static, Neural Katana
  R&D: ice Wall of Thorns, Heimdall 1.0
  Archives: ice Data Mine, Matrix Analyzer
runner:
  credits 9
  hand: Diesel, The Maker's Eye, Armitage Codebusting
  rig: Armitage Codebusting {credit 8}, Battering Ram, Crypsis {virus 2}
turn: runner
"""
_CUT = """() => [...document.querySelectorAll('.lane .title, .rig .title, .hand .title')].filter((e) =>
    e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1
        || e.scrollHeight > e.clientHeight + 0.8 * parseFloat(getComputedStyle(e).fontSize)))
    .map((e) => e.textContent)"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390)])
def test_no_title_of_a_usual_board_is_cut(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page("/healthz")
    load(page, LONG)
    for lang in ("en", "es"):
        page.set_viewport_size({"width": 1440, "height": 900})
        if lang == "es":
            speak(page, lang)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        laid_out(page)
        assert (lang, page.evaluate(_CUT)) == (lang, [])


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/decks",
        "/lessons",
        "/puzzles",
        "/rules",
        "/rules/6.9.2d",
        "/glossary",
        "/cards",
        "/cards/01001",
        "/position",
    ],
)
def test_another_language_never_empties_the_page(open_page: Open, path: str) -> None:
    page = open_page(path)
    heading = page.locator("main h1")
    expect(heading).to_be_visible()
    before = heading.inner_text()
    page.evaluate(
        """() => {
            window.emptied = 0
            new MutationObserver(() => { if (!document.querySelector('main h1')) window.emptied += 1 })
                .observe(document.body, {subtree: true, childList: true})
        }"""
    )
    page.locator("header [lang=es]").click()
    wait_until(page, "document.documentElement.lang === 'es'")
    if path not in ("/cards/01001", "/rules/6.9.2d"):  # called by a title or a number
        expect(heading).not_to_have_text(before)
    assert page.evaluate("window.emptied") == 0


#: Names of decks that the choice of one would cut, by the width of its letters.
_CUT_NAMES = """() => {
    const pen = document.createElement("canvas").getContext("2d")
    return [...document.querySelectorAll(".computer select")].flatMap((select) => {
        const style = getComputedStyle(select)
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
        const chosen = select.selectedOptions[0].textContent
        return pen.measureText(chosen).width > room ? [chosen] : []
    })
}"""


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_names_of_the_chosen_decks_are_whole_on_the_start_page(open_page: Open, lang: str) -> None:
    page = open_page(lang=lang)
    expect(page.locator(".computer select option", has_text="McCaffrey").first).to_be_attached()
    for width, height in ((1440, 900), (1280, 720), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        laid_out(page)
        assert (width, page.evaluate(_CUT_NAMES)) == (width, [])


def test_keys_have_names_in_the_language_that_is_spoken(open_page: Open) -> None:
    page = open_page("/healthz", lang="es")
    load(page, board(end="run: R&D, encountering ice 1"))
    expect(page.locator(".first kbd")).to_have_text("Espacio")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Teclas")).to_contain_text("sonido sí o no")


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_a_list_of_answers_pushes_no_button_out(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page("/healthz", phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    text = board("ice (Enigma); (PAD Campaign), (Akitaro Watanabe)", end="run: Server 1, approaching ice 1")
    more = "  server 2: (Melange Mining Corp.)\n  server 3: (PAD Campaign)\nrunner:"
    load(page, text.replace("runner:", more), "corp")
    expect(page.locator(".first button")).to_contain_text("Rez Enigma")
    for button in page.locator("section.question .act").all():
        box = button.bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size[1] + 1, button.inner_text()
        button.click(trial=True)


def test_the_end_tells_who_won_and_how_runs_went_and_keys_lead_on(open_page: Open) -> None:
    page = open_page("/healthz")
    load(page, board().replace("rig: Corroder", "rig: Corroder\n  score: Priority Requisition, Priority Requisition"))
    take(page, "run Server 1")
    take_until(page, ".finish", "continue", "pass", "steal", "access")
    expect(page.locator(".verdict")).to_have_text("You win")
    expect(page.locator(".finish")).to_contain_text(re.compile(r"You win, \d+ to 0\."))
    expect(page.locator('[data-mode="ended"]')).to_contain_text("The winning agenda")
    expect(page.locator('[data-mode="ended"] .face')).to_contain_text("Nisei MK II")
    expect(page.get_by_role("button", name="Next: Adept")).to_be_visible()
    page.keyboard.press("v")
    expect(page).to_have_url(re.compile("/replay/"))


def test_a_flatline_is_told_by_what_did_it_and_an_easier_opponent_is_offered(open_page: Open) -> None:
    page = open_page("/healthz")
    load(page, board().replace("hand: Hedge Fund", "hand: Snare!"))
    take(page, "run HQ")
    take_until(page, ".finish", "continue", "pass", "access")
    expect(page.locator(".verdict")).to_have_text("You lose")
    expect(page.locator(".word")).to_have_text("Flatlined")
    expect(page.locator(".finish .asked")).to_have_text("The Corp wins: Snare! flatlines the Runner with 3 net damage.")
    expect(page.locator('[data-mode="ended"] .face')).to_contain_text("Snare!")
    expect(page.get_by_role("button", name="Easier: Beginner")).to_be_visible()
    expect(page.get_by_role("button", name="Next: Adept")).to_have_count(0)


def test_a_card_says_what_changed_its_strength(open_page: Open) -> None:
    page = open_page("/healthz")
    load(page, board(rig="Gordian Blade [The Personal Touch], Corroder"))
    page.locator('[data-at="rig 1"] button').first.click()
    expect(page.locator(".stage")).to_contain_text("Strength 3 (printed 2): +1 The Personal Touch.")
    page.locator('[data-at="rig 2"] button').first.click()
    expect(page.locator(".stage")).to_contain_text("Corroder")
    expect(page.locator(".stage")).not_to_contain_text("printed")

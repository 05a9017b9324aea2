"""Every other page, in both languages, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, ROOT, WIDE, Open
from .playing import (
    SIDEWAYS,
    click_something,
    concede,
    hold,
    laid_out,
    load,
    new_table,
    press_something,
    sit_down,
    speak,
    start_against_computer,
    take,
    take_until,
    wait_until,
)

pytestmark = pytest.mark.slow

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

POSITION = """corp:
  credits 5
  hand: Hedge Fund
  deck: Hedge Fund
  server 1: (Priority Requisition)
runner:
  credits 6
  hand: Diesel
  rig: Battering Ram
  score: Priority Requisition, Nisei MK II
turn: runner
"""


def win(page: Page) -> None:
    """From the position: the run that steals the last agenda."""
    take(page, "run Server 1")
    take_until(page, ".result", "continue", "pass", "access", "steal")


def test_a_position_is_loaded_from_its_text_and_played_on(open_page: Open) -> None:
    page = open_page("/position")
    load(page, POSITION)
    expect(page.locator('[data-server="Server 1"]')).to_be_visible()
    win(page)
    expect(page.locator(".result")).to_contain_text("The Runner wins")


def test_a_board_is_set_up_by_clicking_and_typing_and_tells_what_is_legal(open_page: Open) -> None:
    page = open_page("/position")
    page.get_by_role("button", name="Empty board").click()
    page.get_by_role("button", name="Add to: Ice protecting HQ").click()
    page.keyboard.type("enigm")
    page.keyboard.press("Enter")
    hq = page.get_by_role("group", name="HQ", exact=True)
    expect(hq).to_contain_text("Enigma")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Add to: Ice protecting HQ")).to_be_focused()
    page.get_by_role("button", name="Add to: Grip").click()
    page.keyboard.type("2 sure gam")
    page.keyboard.press("Enter")
    options = page.locator("[data-legal]")
    expect(options.filter(has_text="Play Sure Gamble")).to_be_visible()
    expect(page.locator("#position")).to_have_value(re.compile(r"hand: 2 Sure Gamble"))
    hq.get_by_role("button", name=re.compile("Enigma")).click()
    card = page.get_by_role("region", name="Enigma")
    expect(card).to_contain_text("Corp rez Enigma")
    expect(card).to_contain_text(re.compile(r"\(rule \d"))  # why the Corp cannot, in the Runner's turn
    card.get_by_label("not rezzed").uncheck()
    expect(page.locator("#position")).to_have_value(re.compile(r"HQ: ice Enigma"))
    page.get_by_role("combobox", name="Run", exact=True).select_option("HQ")
    page.get_by_role("combobox", name="It stands at").select_option(label="encountering ice 1")
    page.get_by_label("What somebody might want to do").fill("break Enigma")
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.get_by_role("region", name="Why not?")).to_contain_text("rule")
    page.locator('[data-legal="gain"]').click()
    expect(page.get_by_role("heading", name="Played so far")).to_be_visible()
    page.get_by_role("button", name="As a scenario").click()
    expect(page.get_by_role("dialog")).to_contain_text("game.runner.takes_credit()")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(r"/position#[\w-]{40,}"))
    shared = open_page("/" + page.url.split("/", 3)[3], lang="es")
    expect(shared.get_by_role("heading", name="Jugado hasta ahora")).to_be_visible()
    expect(shared.locator("#position")).to_have_value(re.compile("encountering ice 1"))
    broken = open_page("/position#nonsense")
    expect(broken.get_by_role("alert")).to_contain_text("cut off")


def test_a_position_that_makes_no_sense_is_explained(open_page: Open) -> None:
    page = open_page("/position")
    page.locator("#position").fill("corp:\n  hand: Snarl\n")
    page.locator("button.main").click()
    expect(page.get_by_role("alert")).to_contain_text("Snarl")


def test_an_address_without_a_page_and_a_bad_link_are_explained(open_page: Open) -> None:
    page = open_page("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text("No page here")
    expect(page.get_by_role("main")).to_contain_text("/nowhere")
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("link", name="Watch", exact=True).first.click()
    page.get_by_label("Open a game or a replay by its link").fill("nonsense")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("no link to a game")
    page.get_by_label("Open a game or a replay by its link").fill("nonsense again")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_language_can_be_switched_during_a_game(open_page: Open) -> None:
    page = open_page()
    start_against_computer(page)
    expect(page.locator(".asked")).to_contain_text("Do you keep this opening hand?")
    speak(page, "es")
    expect(page.locator(".asked")).to_contain_text("mano")
    expect(page.locator('[role="log"]').first).to_contain_text("roba")
    assert page.evaluate("document.documentElement.lang") == "es"
    speak(page, "en")
    expect(page.locator(".asked")).to_contain_text("Do you keep this opening hand?")


def test_a_replay_goes_back_and_forth_and_can_be_played_on(open_page: Open) -> None:
    page = open_page()
    load(page, POSITION)
    win(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("button", name="One step on")).to_be_visible()
    expect(page.locator(".slide input")).not_to_have_attribute("max", "0")
    page.keyboard.press("End")
    expect(page.locator('[data-figure="runner-points"]')).to_contain_text("8/7")
    page.keyboard.press("Home")
    expect(page.locator('[data-figure="runner-points"]')).to_contain_text("5/7")
    page.get_by_label("Seen by").select_option("open")
    expect(page.locator('[data-at="Server 1 card 1"]')).to_contain_text("Priority Requisition")
    page.get_by_label("Seen by").select_option("runner")
    expect(page.locator('[data-at="Server 1 card 1"]')).to_contain_text("Facedown card")
    expect(page.locator('[role="log"]')).to_have_text(re.compile("Nothing has happened yet"))
    page.get_by_role("button", name="One step on").click()
    expect(page.locator('[role="log"]')).to_contain_text("makes a run on Server 1")
    expect(page).to_have_url(re.compile("step=1"))
    shared = open_page(page.url.split("/", 3)[3].join(["/", ""]))  # the address is the link: seat and step
    expect(shared.get_by_label("Seen by")).to_have_value("runner")
    expect(shared.locator(".where")).to_contain_text(re.compile("^1/"))
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog").get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()


def test_a_deck_in_the_making_survives_a_look_at_the_other_side_and_at_other_pages(open_page: Open) -> None:
    page = open_page("/decks")
    page.get_by_role("button", name=re.compile("^Shaper")).click()
    expect(page.get_by_text("Legal deck")).to_be_visible()
    side = page.get_by_role("group", name="Side")
    side.get_by_role("button", name="Runner").click()  # it is the Runner's already
    expect(page.get_by_text("Legal deck")).to_be_visible()
    side.get_by_role("button", name="Corp").click()
    expect(page.get_by_text("Choose an identity, then")).to_be_visible()
    page.get_by_label("Identity").select_option("Jinteki: Personal Evolution")
    page.get_by_role("button", name="One more Accelerated Beta Test").click()
    expect(page.get_by_role("img", name="Agenda points: 2; at least 20, at most 21")).to_be_visible()
    side.get_by_role("button", name="Runner").click()
    expect(page.get_by_text("Legal deck")).to_be_visible()
    page.get_by_role("link", name="Cards", exact=True).click()
    page.get_by_role("link", name="Decks", exact=True).click()
    expect(page.get_by_text("Legal deck")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Legal deck")).to_be_visible()


def test_a_deck_is_built_checked_saved_and_played(open_page: Open) -> None:
    page = open_page("/decks?open=shaper")
    expect(page.get_by_text("Legal deck")).to_be_visible()
    pool = page.get_by_role("region", name="Cards to build with")
    for title in ("Diesel", "Sure Gamble"):
        page.get_by_label("Search").fill(title)
        for _ in range(3):
            pool.get_by_role("button", name=f"One {title} fewer").click()
    expect(page.get_by_text("Not legal yet")).to_be_visible()
    expect(page.locator(".problems li").first).to_be_visible()
    for title in ("Sure Gamble", "Diesel"):
        page.get_by_label("Search").fill(title)
        for _ in range(3):
            pool.get_by_role("button", name=f"One more {title}").click()
    expect(page.get_by_text("Legal deck")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Icebreaker"))).to_contain_text("%")
    page.get_by_role("button", name="Draw a hand").click()
    expect(page.locator(".hands .face")).to_have_count(5)
    page.get_by_role("button", name="Draw one more").click()
    expect(page.locator(".hands .face")).to_have_count(6)
    page.get_by_label("Name of the deck").fill("Mine")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.get_by_role("link", name="netrunner", exact=True).click()
    page.get_by_label("The Runner’s deck").select_option(label="Mine")
    page.get_by_role("button", name="Play against Novice").click()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()


def test_an_import_keeps_what_it_knows_and_names_what_it_does_not_where_it_was_made(open_page: Open) -> None:
    page = open_page("/decks", lang="es")
    page.get_by_role("button", name="Importar").click()
    dialog = page.get_by_role("dialog", name="Importar")
    lines = ["Mi lista", "", "Noise: Hacker Extraordinaire (Core Set)", "3x Apuesta Segrua", "2 Djinn", "2 Qwertyuiop"]
    dialog.get_by_role("textbox").fill("\n".join(lines))
    dialog.get_by_role("button", name="Importar").click()
    expect(dialog).to_contain_text("2 cartas están en el mazo.")
    expect(dialog).to_contain_text("2 cosas no se han entendido")
    expect(dialog).to_contain_text("Línea 6")
    dialog.get_by_role("button", name="3× Apuesta Segura").click()
    expect(dialog).to_contain_text("Una cosa no se ha entendido")
    dialog.get_by_role("button", name="Seguir construyendo").click()
    expect(page.get_by_label("Nombre del mazo")).to_have_value("Mi lista")
    expect(page.get_by_label("Identidad")).to_have_value("Noise: Hacker Extraordinaire")
    page.get_by_role("button", name="Lista", exact=True).click()
    expect(page.locator(".list li")).to_have_text([re.compile("3× Apuesta Segura"), re.compile("2× Djinn")])
    page.get_by_role("button", name="Exportar").click()
    dialog = page.get_by_role("dialog", name="Exportar")
    shown = dialog.get_by_label("El mazo en este formato")
    expect(shown).to_have_value(re.compile("3 Sure Gamble"))
    dialog.get_by_role("button", name="O8D").click()
    expect(shown).to_have_value(re.compile('<card qty="3" id="[0-9a-f-]+01050">Sure Gamble</card>'))
    o8d = shown.input_value()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Mazo nuevo").click()
    page.get_by_role("button", name="Importar").click()
    page.get_by_label("De un archivo").set_input_files(
        {"name": "mine.o8d", "mimeType": "text/xml", "buffer": o8d.encode()}
    )
    expect(page.locator(".list li")).to_have_text([re.compile("3× Apuesta Segura"), re.compile("2× Djinn")])


def test_cards_are_found_while_typing(open_page: Open) -> None:
    page = open_page("/cards")
    page.get_by_label("Search").fill("muro de hielo")
    expect(page.get_by_text("1 card", exact=True)).to_be_visible()
    page.get_by_role("link", name=re.compile("Ice Wall")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ice Wall")
    expect(page.get_by_role("region", name="What the card says")).to_contain_text("End the run.")
    expect(page.get_by_role("region", name="Rules that matter")).to_contain_text("3.4")
    expect(page.get_by_role("region", name="Decks that hold it")).to_contain_text("Weyland")
    page.go_back()
    expect(page.get_by_label("Search")).to_have_value("muro de hielo")


def test_a_card_that_is_not_alive_says_why_with_the_rule(open_page: Open) -> None:
    page = open_page("/position")
    load(page, POSITION.replace("hand: Diesel", "hand: Modded, Crypsis").replace("credits 6", "credits 1"))
    page.locator('[data-hand="Crypsis"]').click()
    expect(page.locator(".why")).to_contain_text("5")
    expect(page.locator(".why small")).to_contain_text(re.compile(r"rule \d"))


def test_a_choice_can_be_taken_back(open_page: Open) -> None:
    page = open_page("/position")
    load(page, POSITION)
    page.locator('[data-option="gain"]').click()
    expect(page.locator('[data-figure="runner-credits"]')).to_contain_text("7")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator('[data-figure="runner-credits"]')).to_contain_text("6")


def test_a_phone_plays_without_scrolling_sideways(open_page: Open) -> None:
    page = open_page(lang="es", phone=True)
    page.locator(".big button").first.click()
    expect(page.locator(".asked")).not_to_be_empty()
    chance = Random(2)
    for _ in range(25):
        press_something(page, chance) or click_something(page, chance)
        page.wait_for_timeout(20)
        assert page.evaluate(SIDEWAYS) <= 0


def complaints(page: Page) -> list[object]:
    """What axe-core finds, and what a page does that is wider than its window."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(content=AXE.read_text(encoding="utf-8"))
    result = page.evaluate("axe.run({resultTypes: ['violations'], elementRef: false})")
    found: list[object] = [
        (broken["id"], [node["html"][:160] for node in broken["nodes"][:3]]) for broken in result["violations"]
    ]
    return found + (["sideways"] if page.evaluate(SIDEWAYS) > 0 else [])


def open_cards(page: Page) -> None:
    expect(page.locator("a.card").first).to_be_visible()
    page.get_by_role("searchbox").fill("gamble")


def open_deck(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Jinteki Personal")).first.click()
    expect(page.get_by_text("Legal deck")).to_be_visible()
    page.get_by_role("searchbox").fill("ice wall")
    page.get_by_role("button", name="Draw a hand").click()


def open_typing(page: Page) -> None:
    page.get_by_role("button", name="Add to: Ice protecting HQ").click()
    page.keyboard.type("wall")
    expect(page.get_by_role("option", name="Ice Wall")).to_be_visible()


def open_settings(page: Page) -> None:
    load(page, POSITION)
    page.get_by_role("button", name="Settings").click()


def open_card(page: Page) -> None:
    load(page, POSITION)
    page.locator('[data-at="rig 1"] button').click()
    expect(page.locator(".why")).to_be_visible()


def open_end(page: Page) -> None:
    load(page, POSITION)
    win(page)
    expect(page.locator(".result")).to_be_visible()


def open_replay(page: Page) -> None:
    open_end(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator('[role="log"] p').first).to_be_visible()


def open_guided(page: Page) -> None:
    start_against_computer(page, guided=True)
    expect(page.locator("[data-option]").first).to_be_visible()


def open_lesson(page: Page) -> None:
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("[data-option]").first).to_be_visible()


def open_lobby(page: Page) -> None:
    new_table(page, "Play a friend").get_by_role("button", name="Make an invitation").click()
    expect(page.locator(".share input")).to_be_visible()


def open_invitation(page: Page) -> None:
    open_lobby(page)
    link = page.locator(".share input").input_value()
    page.evaluate("localStorage.removeItem('netrunner-games')")
    page.goto(link)
    expect(page.get_by_role("button", name="Join the game")).to_be_visible()


MET = """corp: Jinteki: Personal Evolution
  credits 9
  hand: Hedge Fund, Neural Katana
  deck: 8 Hedge Fund
  HQ: ice Enigma
  Server 1: %s
runner:
  credits 6
  hand: Diesel, Special Order, Sure Gamble
  deck: 3 Diesel, Corroder, Ninja
  rig: Net Shield, Gordian Blade, Crypsis {virus 1}
%s
"""


def open_encounter(page: Page) -> None:
    load(page, MET % ("(PAD Campaign)", "run: HQ, encountering ice 1"))
    expect(page.locator("button.plan").first).to_be_visible()


def open_approach(page: Page) -> None:
    load(page, MET % ("(PAD Campaign), Experiential Data", "run: Server 1, approaching server"))
    expect(page.locator("section.question [data-option]").first).to_be_visible()


def open_psi(page: Page) -> None:
    load(page, MET % ("ice Snowflake; (PAD Campaign)", "run: Server 1, encountering ice 1"))
    page.locator("button.danger").click()
    expect(page.locator(".outcomes")).to_be_visible()


def open_search(page: Page) -> None:
    load(page, MET % ("(PAD Campaign)", "turn: runner"))
    take(page, "play Special Order")
    expect(page.locator(".spread")).to_be_visible()


def open_installing(page: Page) -> None:
    load(page, MET % ("(PAD Campaign)", "turn: corp"), "corp")
    take(page, "install Neural Katana")
    expect(page.locator(".asked")).to_contain_text("Where")


def open_opening(page: Page) -> None:
    start_against_computer(page)
    expect(page.locator(".kinds")).to_be_visible()


def open_live(page: Page) -> None:
    """The start page with somebody who waits, and a game to watch."""
    other = page.context.new_page()
    other.goto("/".join(page.url.split("/")[:3]) + "/healthz")
    hold(other, {"opponent": "anyone", "side": "corp", "name": "Bea", "timer": 900})
    hold(other, {"opponent": "watch"})
    expect(page.get_by_role("link", name="Join Bea")).to_be_visible()
    expect(page.get_by_role("link", name="Novice – Novice")).to_be_visible()


def open_watching(page: Page) -> None:
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.locator(".backs")).to_be_attached()


def open_list(page: Page) -> None:
    """More answers than a phone has room for: they are raised over the table."""
    server = "ice (Enigma); (PAD Campaign), (Akitaro Watanabe)"
    more = "  Server 2: (Melange Mining Corp.)\n  Server 3: (PAD Campaign)\nrunner:"
    load(page, (MET % (server, "run: Server 1, approaching ice 1")).replace("runner:", more), "corp")
    expect(page.locator("section.question .list .act").nth(2)).to_be_visible()


def open_chat(page: Page) -> None:
    assert page.context.browser is not None
    guest = page.context.browser.new_context(locale="en").new_page()
    guest.goto(page.url)
    sit_down(page, guest)
    for one, text in ((page, "Good luck!"), (guest, "Have fun!")):
        one.get_by_role("button", name="Chat").click()
        one.get_by_role("textbox", name="Chat").fill(text)
        one.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Have fun!").first).to_be_visible()
    guest.context.close()


def open_actions(page: Page) -> None:
    load(page, MET % ("(PAD Campaign)", "turn: runner"))
    page.keyboard.press("k")
    expect(page.locator("[data-action]").first).to_be_visible()


def change_language(page: Page, lang: str) -> None:
    """By the buttons of the head, by the settings that are open, or by those of the table."""
    for place in (f"header [lang={lang}]", "dialog select", ".menu button"):
        found = page.locator(place)
        if found.count() and place == "dialog select":
            found.first.select_option(lang)
        elif found.count() and place == ".menu button":
            speak(page, lang)
        elif found.count():
            found.first.click()
        if found.count():
            return
    page.locator(".menu-button").click()  # a phone keeps them beside the log
    speak(page, lang)
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("path", "prepare"),
    [
        ("/", None), ("/cards", open_cards), ("/decks", None), ("/decks", open_deck), ("/position", open_typing),
        ("/cards/01007", None), ("/position", None), ("/game/nothing", None),
        ("/", open_guided), ("/position", open_settings), ("/position", open_card), ("/position", open_end),
        ("/position", open_replay), ("/", open_lobby), ("/", open_invitation),
        ("/lessons", None), ("/watch", None), ("/", open_live), ("/lessons/runner-01-clicks", open_lesson),
        ("/position", open_encounter), ("/position", open_approach), ("/position", open_psi),
        ("/position", open_search), ("/position", open_installing), ("/", open_opening), ("/watch", open_watching),
        ("/puzzles", None), ("/position", open_list), ("/", open_chat), ("/position", open_actions),
    ],
)  # fmt: skip
def test_nothing_serious_stands_in_the_way_of_anybody(
    open_page: Open, path: str, prepare: Callable[[Page], None] | None
) -> None:
    """axe-core over every page, in both languages and both lights, on desk and phone; and nothing is too wide."""
    page = open_page(path, bypass_csp=True)
    if prepare is not None:
        prepare(page)
    for size, lang, light in (
        (WIDE, "en", "light"), (PHONE, "en", "dark"), (PHONE, "es", "light"), (WIDE, "es", "dark")
    ):  # fmt: skip
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        if page.evaluate("document.documentElement.lang") != lang:
            change_language(page, lang)
        wait_until(page, f"document.documentElement.lang === '{lang}'")
        expect(page.get_by_role("main")).to_be_visible()  # the words of a language are loaded first
        expect(page.locator("h1").first).to_be_attached()
        laid_out(page)
        assert (lang, size["width"], complaints(page)) == (lang, size["width"], [])


def open_coach(page: Page) -> None:
    load(page, POSITION)
    page.locator(".menu button").nth(1).click()
    expect(page.locator("dialog li").first).to_be_visible(timeout=60_000)


def open_table(page: Page) -> None:
    page.locator(".tables .none button").click()
    expect(page.locator("dialog form")).to_be_visible()


def open_conceding(page: Page) -> None:
    load(page, POSITION)
    page.locator(".menu button").last.click()
    page.locator("dialog .inside > button").last.click()
    expect(page.locator("dialog")).to_have_count(1)
    expect(page.locator("dialog button.main")).to_be_visible()


def open_keys(page: Page) -> None:
    load(page, POSITION)
    page.keyboard.press("?")
    expect(page.locator("dialog kbd").first).to_be_visible()


def open_paying(page: Page) -> None:
    text = MET % ("(PAD Campaign)", "run: HQ, encountering ice 1")
    load(page, text.replace("Net Shield", "The Toolbox {credit 2}"))
    page.locator(".menu button").last.click()
    page.locator("dialog input[value=ask]").check()
    page.keyboard.press("Escape")
    take(page, "use Gordian Blade ability 1")
    expect(page.locator(".chips button").first).to_be_visible()


def open_review(page: Page) -> None:
    load(page, POSITION)
    take(page, "gain")
    win(page)
    page.locator(".review button").first.click()
    expect(page.locator(".review svg").first).to_be_visible(timeout=120_000)


def open_reading(page: Page) -> None:
    load(page, MET % ("(PAD Campaign)", "turn: runner"))
    take(page, "play Diesel")
    page.locator('[role="log"] [role="button"]').first.click()
    expect(page.locator("dialog .face")).to_be_visible()


def open_import(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Import")).click()
    page.locator("dialog textarea").fill("Noise: Hacker Extraordinaire\n3 Sure Gamblee\n2 Qwertyuiop")
    page.locator("dialog button.main").click()
    expect(page.locator("dialog")).to_contain_text("Qwertyuiop")


def open_export(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Export")).click()
    expect(page.locator("dialog textarea")).to_be_visible()


def open_leaving(page: Page) -> None:
    page.locator(".controls .ways button").last.click()
    expect(page.locator("dialog select").first).to_be_visible()


def open_beaten(page: Page) -> None:
    take(page, "run Server 2")
    expect(page.locator(".task .bad")).to_be_visible()


def open_hinted(page: Page) -> None:
    expect(page.locator("section.question [data-option]").first).to_be_visible()
    page.locator(".tools button").nth(2).click()
    expect(page.locator(".task .hint")).to_be_visible()


def open_astray(page: Page) -> None:
    for _ in range(2):
        page.locator("section.question button.main").click()
    take(page, "run Server 1")
    expect(page.locator(".coach .bad")).to_be_visible()


def open_menu(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.locator("header button.places").click()
    expect(page.locator("header nav a").last).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    ("path", "prepare"),
    [
        ("/position", open_coach), ("/position", open_conceding), ("/", open_table),
        ("/position", open_review), ("/", open_menu), ("/position", open_keys), ("/position", open_paying),
        ("/position", open_reading), ("/decks", open_import), ("/decks?open=shaper", open_export),
        ("/example/e036?step=1", open_leaving), ("/puzzle/harmless-first", open_beaten),
        ("/puzzle/harmless-first", open_hinted), ("/lessons/runner-06-damage", open_astray),
    ],
)  # fmt: skip
def test_nothing_stands_in_the_way_of_what_is_opened(
    open_page: Open, path: str, prepare: Callable[[Page], None], lang: str
) -> None:
    """The same over dialogs and over what comes of an answer, which another language would close or change."""
    page = open_page(path, lang=lang, bypass_csp=True)
    prepare(page)
    for size, light in ((WIDE, "light"), (PHONE, "dark"), (PHONE, "light"), (WIDE, "dark")):
        if prepare is open_menu and size is WIDE:
            continue
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        laid_out(page)
        assert (light, size["width"], complaints(page)) == (light, size["width"], [])


def test_watching_two_computers(open_page: Open) -> None:
    page = open_page("/watch")
    page.get_by_label("The Corp’s level").select_option("random")
    page.get_by_role("button", name="Watch", exact=True).click()
    expect(page.locator('[role="log"] p').nth(3)).to_be_visible()
    assert page.locator("[data-option]").count() == 0
    assert page.locator("section.hand").count() == 0


def test_an_invitation_says_who_invites_to_what_and_a_spectator_follows_into_the_rematch(open_page: Open) -> None:
    host, guest = open_page(), open_page()
    friend = new_table(host, "Play a friend")
    friend.get_by_role("button", name="Corp", exact=True).click()
    friend.get_by_label("Your deck").select_option("weyland")
    friend.get_by_role("button", name="Make an invitation").click()
    guest.goto(host.get_by_label(re.compile("Send this link")).input_value())
    expect(guest.get_by_role("heading", level=1)).to_have_text("Ada invites you to a game")
    expect(guest.get_by_role("main")).to_contain_text("plays the Corp")
    expect(guest.get_by_role("main")).to_contain_text("Weyland Consortium")
    expect(guest.get_by_role("main")).to_contain_text("play the Runner")
    guest.get_by_label("Your name").fill("Bea")
    guest.get_by_role("button", name="Join the game").click()
    expect(guest.get_by_role("region", name="What is asked")).to_be_visible()
    watcher = open_page("/game/" + guest.url.rsplit("/", 1)[1])
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_role("textbox", name="Chat").fill("Good luck!")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_role("status").filter(has_text="Good luck!")).to_be_visible()
    first = watcher.url
    concede(guest)
    for page in (guest, host):
        page.get_by_role("button", name="Play again, sides swapped").click()
    for page in (host, watcher):
        wait_until(page, f"location.href !== '{first}'")
    assert watcher.url == host.url
    expect(watcher.get_by_text("You are watching")).to_be_visible()


def test_on_a_phone_the_pages_are_a_menu(open_page: Open) -> None:
    page = open_page("/cards", phone=True, lang="es")
    pages = page.get_by_role("navigation", name="Páginas")
    expect(pages).to_have_count(0)
    page.get_by_role("button", name="Cartas").tap()
    expect(pages.get_by_role("link")).to_have_count(8)
    for link in pages.get_by_role("link").all():
        expect(link).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(pages).to_have_count(0)
    page.get_by_role("button", name="Cartas").tap()
    pages.get_by_role("link", name="Reglas").tap()
    expect(page).to_have_url(re.compile("/rules$"))
    expect(pages).to_have_count(0)


def test_a_game_is_resumed_from_the_start_page(open_page: Open) -> None:
    page = open_page()
    start_against_computer(page)
    take(page, "keep")
    page.get_by_role("link", name="netrunner", exact=True).click()
    page.get_by_role("link", name="Resume").click()
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()


def test_a_game_that_does_not_exist_is_said_to_be_none(open_page: Open) -> None:
    page = open_page("/game/doesnotexist")
    expect(page.get_by_text("There is no game with this address")).to_be_visible()

"""What a player gets at the table: help in encounters, reasons, policies, payments, taking back, clocks, languages."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import STATIC, Open, Server
from .playing import load, sit_down, speak, start_against_computer, take, wait_until

pytestmark = pytest.mark.slow

#: A run on Server 1 meets Enigma, which both breakers can break, and then finds an agenda and an upgrade.
RUN = """corp:
  credits 3
  hand: Hedge Fund
  deck: Hedge Fund, Enigma
  server 1: ice Enigma; (Nisei MK II {advancement 2}), Akitaro Watanabe
runner:
  credits 9
  hand: Diesel, Crypsis
  deck: Diesel, Diesel, Diesel, Diesel
  rig: Gordian Blade, Battering Ram, The Toolbox {credit 2}
turn: runner
"""


def meet_enigma(page: Page) -> None:
    load(page, RUN)
    take(page, "run Server 1")
    for _ in range(5):
        expect(page.locator("[data-option]").first).to_be_visible()
        if page.locator(".encounter").count():
            return
        take(page, "continue", "pass")
    raise AssertionError("no encounter")


def test_an_encounter_shows_what_each_breaker_costs_and_breaks_all_with_one_click(open_page: Open) -> None:
    page = open_page("/position")
    meet_enigma(page)
    expect(page.locator(".encounter li")).to_have_count(2)
    expect(page.locator(".encounter")).to_contain_text("End the run.")
    expect(page.locator(".encounter")).to_contain_text(re.compile(r"Battering Ram: .*rule 3\.9\.5h"))
    page.get_by_role("button", name="Break all with Gordian Blade 2 credits").click()
    expect(page.locator(".encounter li.broken")).to_have_count(2)
    expect(page.locator('[data-figure="runner-credits"]')).to_contain_text("9")  # The Toolbox paid
    for _ in range(12):
        expect(page.locator("[data-option]").first).to_be_visible()
        if page.locator(".accessed").count():
            break
        take(page, "continue", "pass", "access [")
    expect(page.locator('[role="log"]').first).to_contain_text("steals Nisei MK II")
    expect(page.locator('[data-figure="runner-points"]')).to_contain_text("2/7")
    expect(page.locator(".accessed")).to_contain_text("Akitaro Watanabe")


def test_the_player_decides_where_credits_come_from(open_page: Open) -> None:
    page = open_page("/position")
    meet_enigma(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("First from the credit pool").check()
    page.keyboard.press("Escape")
    take(page, "use Gordian Blade ability 1")
    expect(page.locator('[data-figure="runner-credits"]')).to_contain_text("8")
    take(page, "break Enigma")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask me each time").check()
    page.keyboard.press("Escape")
    take(page, "use Gordian Blade ability 1")
    expect(page.locator(".asked")).to_contain_text("from The Toolbox")
    expect(page.locator(".first button")).to_contain_text("Take 1 from The Toolbox")
    page.reload()  # the wish is the player's: it holds after connecting again
    expect(page.locator(".asked")).to_contain_text("from The Toolbox")


def test_whatever_is_not_alive_says_why_with_the_rule(open_page: Open) -> None:
    page = open_page("/position")
    load(page, RUN.replace("credits 9", "credits 1"))
    why = page.locator(".why")
    for thing, sentence, rule in (
        (page.locator('[data-hand="Crypsis"]'), "5", r"rule \d"),
        (page.locator('[data-at="rig 1"] button'), "Gordian Blade", r"rule \d"),
        (page.locator('[data-at="Server 1 ice 1"] button'), "encounter", r"rule \d"),
        (page.locator('[data-at="Server 1 card 2"] button'), "accessing", r"rule 7\.7\.2"),
        (page.locator('[data-figure="runner-tags"]'), "no tag", r"rule 10\.5\.4"),
    ):
        thing.click()
        expect(why).to_contain_text(sentence)
        expect(why.locator("small")).to_contain_text(re.compile(rule))
        page.keyboard.press("Escape")
    page.locator('[data-at="Server 1 card 1"] button').click()  # hidden: only the Corp knows
    expect(page.locator(".stage")).to_contain_text("Only the Corp knows which.")
    page.keyboard.press("Escape")
    take(page, "run Server 1")
    expect(page.locator("section.question [data-option]").first).to_be_visible()
    page.locator('[data-server="HQ"] .name').click()  # no second run
    expect(why.locator("small")).to_contain_text(re.compile(r"rule \d"))


def test_the_policy_is_seen_and_set(open_page: Open) -> None:
    page = open_page("/position")
    load(page, RUN)
    expect(page.get_by_role("button", name="Stops for you: in runs, before your turn begins and ends")).to_be_visible()
    page.get_by_role("button", name="Stops for you").click()
    page.get_by_label("At every step").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Stops for you: at every step")).to_be_visible()
    take(page, "gain")
    # Windows that would pass by themselves are asked now
    expect(page.locator('[data-option="pass"], [data-option="gain"]').first).to_be_visible()


def test_taking_back_is_free_while_nothing_came_to_light_and_is_explained_otherwise(open_page: Open) -> None:
    page = open_page("/position")
    load(page, RUN)
    take(page, "gain")
    expect(page.locator('[data-figure="runner-credits"]')).to_contain_text("10")
    page.keyboard.press("z")
    expect(page.locator('[data-figure="runner-credits"]')).to_contain_text("9")
    take(page, "draw")
    expect(page.locator("[data-hand]")).to_have_count(3)
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[data-hand]")).to_have_count(3)


def test_between_people_taking_back_needs_consent_clocks_run_and_a_win_can_be_claimed(open_page: Open) -> None:
    host, guest = open_page(), open_page()
    sit_down(host, guest, minutes="10")
    take(host, "keep")
    take(guest, "keep")
    take(host, "gain")
    expect(host.locator('[data-figure="corp-credits"]')).to_contain_text("6")
    host.get_by_role("button", name="Ask to take back").click()
    expect(host.get_by_text("Waiting for the other player’s consent")).to_be_visible()
    guest.get_by_role("button", name="Refuse").click()
    expect(host.get_by_role("alert")).to_contain_text("refused")
    host.get_by_role("button", name="Ask to take back").click()
    guest.get_by_role("button", name="Allow").click()
    expect(host.locator('[data-figure="corp-credits"]')).to_contain_text("5")
    expect(host.locator(".clock")).to_have_count(2)
    expect(host.locator("section.status.corp .clock")).to_contain_text(re.compile(r"[89]:[0-5]\d"))
    host.evaluate(
        """() => {
            window.told = ""
            new MutationObserver(() => { window.told += document.body.innerText })
                .observe(document.body, {subtree: true, childList: true, characterData: true})
        }"""
    )
    guest.close()
    wait_until(host, "/Your opponent is away. In [12] seconds?/.test(window.told)")
    host.get_by_role("button", name="Claim the win").click()
    expect(host.locator(".result")).to_contain_text("The Corp wins")


def test_everything_changes_its_language_in_the_middle_of_a_game(open_page: Open) -> None:
    page = open_page("/position")
    meet_enigma(page)
    speak(page, "es")
    expect(page.locator(".asked")).to_contain_text("Enigma tiene fuerza 2")
    expect(page.locator(".encounter")).to_contain_text("Termina la incursión.")
    expect(page.locator('[data-server="Server 1"]')).to_contain_text("Incursión")
    expect(page.locator('[data-hand="Diesel"]')).to_contain_text("Roba 3 cartas.")
    expect(page.locator('[role="log"]').first).to_contain_text("El Runner se enfrenta a")
    expect(page.get_by_role("navigation", name="En qué punto del turno")).to_contain_text("regla 6.9.3b")
    take(page, "use Gordian Blade ability 1")
    expect(page.locator(".asked")).to_contain_text("¿Qué subrutina rompes?")
    take(page, "break Enigma")
    take(page, "use Gordian Blade ability 1")
    for _ in range(20):
        expect(page.locator("[data-option]").first).to_be_visible()
        if page.locator(".accessed").count():
            break
        take(page, "break Enigma", "pass", "continue", "access")
    head = page.locator(".stage .head", has_text="Accediendo a")
    expect(head).to_contain_text(re.compile("Nisei MK II|Akitaro Watanabe"))
    english = re.compile(r"\b(the|you|your|run|card|server|credits?|clicks?)\b", re.I)
    words = page.locator("main").inner_text()
    assert english.findall(words) == []


def test_cards_in_the_log_are_shown_to_pointer_and_keys(open_page: Open) -> None:
    page = open_page("/position")
    meet_enigma(page)
    name = page.locator('[role="log"] [role="button"]').last
    name.hover()
    expect(page.locator(".stage .face")).to_contain_text("Enigma")
    page.mouse.move(5, 5)
    expect(page.locator(".stage .encounter")).to_be_visible()
    page.locator('[role="log"]').focus()
    page.keyboard.press("ArrowUp")  # the number of the rule
    page.keyboard.press("ArrowUp")
    expect(page.locator(".stage .face")).to_contain_text("Enigma")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_contain_text("End the run.")


def test_the_arrows_reach_what_is_alive_and_enter_takes_it(open_page: Open) -> None:
    page = open_page("/position")
    load(page, RUN)
    for _ in range(20):
        page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement.closest('[data-hand]')?.dataset.hand") == "Diesel":
            break
    page.keyboard.press("Enter")
    expect(page.locator("[data-hand]")).to_have_count(4)
    expect(page.locator('[role="log"]').first).to_contain_text("plays Diesel")


def test_motion_follows_the_system_and_the_player(open_page: Open) -> None:
    calm = open_page(reduced_motion="reduce", motion=None)
    assert calm.evaluate("document.documentElement.classList.contains('still')")
    lively = open_page("/position", motion=None)
    assert not lively.evaluate("document.documentElement.classList.contains('still')")
    load(lively, RUN)
    lively.evaluate(
        """() => {
            window.ghosts = 0
            const count = node => { if (node.className === 'ghost') window.ghosts += 1 }
            new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(count)))
                .observe(document.body, {childList: true})
        }"""
    )
    take(lively, "draw")
    wait_until(lively, "window.ghosts > 0")
    lively.get_by_role("button", name="Settings").click()
    lively.get_by_label("Motion").select_option(label="Nothing moves")
    assert lively.evaluate("document.documentElement.classList.contains('still')")


def test_on_a_phone_a_tap_reads_the_card_before_it_is_played(open_page: Open) -> None:
    page = open_page("/position", phone=True)
    load(page, RUN)
    page.locator('[data-hand="Diesel"]').tap()
    expect(page.locator(".stage")).to_contain_text("Draw 3 cards.")
    expect(page.locator("[data-hand]")).to_have_count(2)
    page.get_by_role("region", name="What is asked").get_by_role("button", name="Play Diesel").tap()
    expect(page.locator("[data-hand]")).to_have_count(4)


def test_a_server_that_went_away_is_waited_for(open_page: Open, server: Server) -> None:
    page = open_page()
    start_against_computer(page)
    expect(page.locator('[data-option="keep"]')).to_be_visible()
    server.stop()
    try:
        expect(page.get_by_text("The connection was lost. Trying again…")).to_be_visible()
        expect(page.locator('[data-option="keep"]')).to_have_count(0)  # what cannot be sent is not offered
    finally:
        server.start()
    expect(page.get_by_text("The connection was lost. Trying again…")).to_have_count(0)
    take(page, "keep")
    expect(page.locator('[role="log"]').first).not_to_be_empty()


def test_the_client_is_small() -> None:
    """Under 150 kB of JavaScript, compressed, before the first table: the page, the pictures of cards, one language."""
    assets = STATIC / "assets"
    wanted = re.findall(r"assets/([\w.-]+\.js)", (STATIC / "index.html").read_text(encoding="utf-8"))
    wanted += [path.name for path in assets.glob("picture-*.js")]
    wanted.append(max(assets.glob("client-*.js"), key=lambda path: path.stat().st_size).name)  # the words of a language
    assert len(wanted) > 1
    found: dict[str, int] = {}
    while wanted:
        name = wanted.pop()
        if name not in found:
            content = (assets / name).read_bytes()
            found[name] = len(gzip.compress(content, 9))
            wanted += re.findall(r"(?:from|import)\s*[\"']\./([\w.-]+\.js)[\"']", content.decode())
    assert 10_000 < sum(found.values()) < 150_000, found

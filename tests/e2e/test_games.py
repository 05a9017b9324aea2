"""Whole games in the browser: by mouse, by keyboard, between two people."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .conftest import Open
from .playing import (
    HANDS_OFF,
    asked,
    click_something,
    concede,
    hands_off_the_end,
    is_over,
    listen_and_answer,
    load,
    play_on,
    press_something,
    sit_down,
    start_against_computer,
    tap_something,
)

pytestmark = pytest.mark.slow


def test_a_whole_game_by_mouse_against_the_computer(open_page: Open) -> None:
    page = open_page()
    start_against_computer(page, guided=True)
    expect(page.get_by_role("heading", name="Your opening hand").first).to_be_visible()
    play_on(page, click_something, seed=4)
    expect(page.locator(".result")).to_contain_text(re.compile("wins"))
    expect(page.get_by_role("button", name="Play again, sides swapped")).to_be_visible()


def test_the_first_table_loads_the_cards_on_it_and_not_the_whole_pool(open_page: Open) -> None:
    """What comes before it does not grow with the pool."""
    page = open_page()
    answers: list[tuple[str, int]] = []
    page.on("response", lambda told: answers.append((told.url, len(told.body()))) if "/api/" in told.url else None)
    page.reload()
    start_against_computer(page)
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    page.wait_for_load_state("networkidle")
    cards = [(url, size) for url, size in answers if "/api/cards" in url]
    assert cards and all(["titles=" in url for url, _ in cards]), cards
    assert sum([size for _, size in answers]) < 150_000, answers


def test_a_whole_game_by_keyboard_alone(open_page: Open) -> None:
    page = open_page()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    for words in ("Skip to the page", "Play now"):  # past the places that every page leads to
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_have_text(words)
        page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    play_on(page, press_something, seed=9)
    expect(page.locator(".result")).to_contain_text(re.compile("wins"))


def test_a_whole_game_by_touch_on_a_phone(open_page: Open) -> None:
    page = open_page(phone=True)
    start_against_computer(page)
    play_on(page, tap_something, seed=5)
    expect(page.locator(".result")).to_contain_text(re.compile("wins"))


def test_a_whole_game_by_what_a_screen_reader_hears(open_page: Open) -> None:
    page = open_page()
    start_against_computer(page)
    play_on(page, listen_and_answer, seed=6)
    expect(page.get_by_role("status").filter(has_text=re.compile("wins")).first).to_be_visible()


NAMED = """corp:
  credits 5
  deck: 5 any
  HQ: ice Enigma, (Hunter)
runner:
  credits 5
  hand: Diesel
  deck: 5 any
  rig: Gordian Blade
turn: runner
"""


def test_the_name_of_a_button_says_what_it_does(open_page: Open) -> None:
    page = open_page("/healthz")
    load(page, NAMED)
    for name in (
        "Run on HQ, protected by 2 ice",
        "Run on R&D, not protected",
        "Gain 1 credit",
        re.compile("^Diesel.*: Play Diesel"),
        re.compile("Take back"),
        "Sound",
    ):
        expect(page.get_by_role("button", name=name, exact=isinstance(name, str)).first).to_be_visible()


def test_two_people_play_a_game_and_come_back_after_losing_the_connection(open_page: Open) -> None:
    host, guest = open_page(), open_page()
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    host.route_web_socket("**/ws/games/*", through)
    link = sit_down(host, guest)
    chance = Random(3)
    with hands_off_the_end(host, guest):
        for n in range(120):
            if is_over(host):
                break
            if n == 30:  # the guest's page is loaded anew in the middle of the game
                guest.reload()
                expect(guest.locator(".asked")).not_to_be_empty()
                guest.evaluate(HANDS_OFF)
            if n == 60:  # the host's connection breaks, and comes back
                sockets[-1].close()
                expect(host.get_by_text("The connection was lost. Trying again…")).to_have_count(0)
            if not any([press_something(page, chance) for page in (host, guest)]):
                host.wait_for_timeout(30)
        end = time.monotonic() + 30
        while not (asked(host) or asked(guest) or is_over(host)):  # somebody is asked again after all that
            assert time.monotonic() < end, "nobody is asked any more"
            host.wait_for_timeout(25)
    guest.get_by_role("button", name="Chat").click()
    guest.get_by_label("Chat").last.fill("Well played")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_text("Well played")).to_be_visible()
    if not is_over(guest):
        concede(guest)
    assert len(sockets) > 1 or is_over(host)
    expect(host.locator(".result")).to_be_visible()
    expect(guest.locator(".result")).to_be_visible()
    host.get_by_role("button", name=re.compile("Play again")).click()
    guest.get_by_role("button", name=re.compile("Play again")).click()
    expect(host.get_by_role("region", name="What is asked")).to_be_visible()
    expect(host.locator("section.hand")).to_be_visible()
    assert host.url != link and guest.url.split("/")[-1] == host.url.split("/")[-1]

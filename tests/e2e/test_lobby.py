"""Strangers who find each other on the start page, and games that are watched from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, WIDE, Open
from .playing import SIDEWAYS, hold, new_table, take

pytestmark = pytest.mark.slow


def opened(host: Page, **chosen: str) -> None:
    """The host opens a table to anybody, and waits."""
    table = new_table(host)
    table.get_by_role("button", name=chosen.get("side", "Corp"), exact=True).click()
    table.get_by_label("Your name").fill(chosen.get("name", "Ada"))
    table.get_by_label("Time per player").select_option(chosen.get("minutes", ""))
    table.get_by_role("button", name="Open a table").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Waiting for an opponent")


def test_a_stranger_sits_down_by_two_clicks_and_the_table_is_gone_from_the_list(open_page: Open) -> None:
    host, guest, other = open_page(), open_page(), open_page()
    tables = other.get_by_role("region", name="Open games")
    expect(tables).to_contain_text("Nobody is waiting for an opponent right now.")
    opened(host, minutes="20")
    expect(tables).to_contain_text("Ada")
    expect(tables).to_contain_text("plays the Corp · Jinteki")
    expect(tables).to_contain_text("20 min")
    guest.get_by_role("link", name="Join Ada, who plays the Corp").click()
    expect(guest.get_by_role("main")).to_contain_text("Each player has 20 minutes")
    expect(guest.get_by_role("main")).to_contain_text("Everybody may watch this game.")
    guest.get_by_role("button", name="Join the game").click()
    for page in (host, guest):
        expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    expect(tables).to_contain_text("Nobody is waiting")
    live = other.get_by_role("region", name="Live now")
    live.get_by_role("link", name=re.compile("^Watch 0 : 0 Ada – ")).click()
    expect(other.get_by_text("You are watching")).to_be_visible()


def test_play_now_sits_down_with_whoever_waits_and_else_with_the_computer(open_page: Open) -> None:
    host, guest = open_page(), open_page()
    opened(host, name="Bea", side="Runner")
    expect(guest.get_by_text("Bea is waiting: you would play the Corp.")).to_be_visible()
    guest.get_by_role("button", name="Play now").click()
    expect(guest.get_by_role("region", name="What is asked")).to_be_visible()
    expect(host.get_by_role("region", name="What is asked")).to_be_visible()
    assert guest.url == host.url
    alone = open_page()
    alone.get_by_role("button", name="Play now").click()
    expect(alone.get_by_role("region", name="What is asked")).to_be_visible()
    assert alone.url != host.url


def test_whoever_opened_a_table_goes_back_to_it_and_does_not_play_against_themselves(open_page: Open) -> None:
    host, guest = open_page(), open_page()
    opened(host)
    tables = guest.get_by_role("region", name="Open games")
    expect(tables).to_contain_text("Ada")
    host.get_by_role("link", name="netrunner", exact=True).click()
    expect(tables).to_contain_text("Nobody is waiting")  # who waits has gone
    host.get_by_role("link", name="Resume").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Waiting for an opponent")
    expect(tables).to_contain_text("Ada")
    second = host.context.new_page()
    second.goto(host.url.rsplit("/game", 1)[0])
    mine = second.get_by_role("region", name="Open games")
    expect(mine).to_contain_text("your table")
    expect(mine.get_by_role("link", name="Go back")).to_be_visible()
    second.get_by_role("button", name="Play now").click()
    expect(second.get_by_role("region", name="What is asked")).to_be_visible()
    assert second.url != host.url


def test_a_game_against_the_computer_is_listed_only_if_its_player_says_so(open_page: Open) -> None:
    player, other = open_page(), open_page("/watch")
    expect(other.get_by_text("No game is open to watch")).to_be_visible()
    player.get_by_label("Others may watch").check()
    player.get_by_role("button", name="Play against Random").click()
    take(player, "keep")
    other.get_by_role("link", name=re.compile("^Watch . : . Random – Ada")).click()
    expect(other.get_by_text("You are watching")).to_be_visible()
    again = open_page()
    expect(again.get_by_label("Others may watch")).not_to_be_checked()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_full_lists_fit_a_window_and_a_phone(open_page: Open, lang: str) -> None:
    held = open_page("/healthz")
    for name in ("mira", "tomas_k", "a name of forty letters, as it may be so", "quill"):
        hold(held, {"opponent": "anyone", "side": "corp", "name": name, "timer": 3600})
    for _ in range(3):
        hold(held, {"opponent": "watch"})
    page = open_page(lang=lang)
    expect(page.locator(".tables li")).to_have_count(4)
    expect(page.locator(".live li")).to_have_count(2)
    expect(page.locator(".live header a")).to_contain_text("3")
    assert page.evaluate("document.documentElement.scrollHeight") <= WIDE["height"]
    for size in (WIDE, PHONE, {"width": 1280, "height": 720}, {"width": 820, "height": 1180}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert (size, page.evaluate(SIDEWAYS)) == (size, 0)
        for button in page.locator(".tables li .button").all():
            box = button.bounding_box()
            assert box is not None and box["x"] + box["width"] <= size["width"]

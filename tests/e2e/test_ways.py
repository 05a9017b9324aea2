"""Ways through the client: where the browser's own buttons lead."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Open
from .playing import start_against_computer


def test_the_way_back_from_a_rematch_leads_to_the_start_page(open_page: Open) -> None:
    page = open_page()
    start_against_computer(page, guided=True)
    first = page.url
    page.get_by_role("button", name="Concede").click()
    page.locator("dialog").get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Play again, sides swapped").click()
    expect(page).not_to_have_url(first)
    expect(page.get_by_role("region", name="Guide")).to_contain_text("You are the Corp")
    page.go_back()
    expect(page.get_by_role("heading", name="Netrunner, by the rules")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/$"))

"""Ways through the client: where the browser's own buttons lead."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Open
from .playing import concede, start_against_computer, take


def test_the_way_back_from_a_rematch_leads_to_the_start_page(open_page: Open) -> None:
    page = open_page()
    start_against_computer(page, guided=True)
    first = page.url
    concede(page)
    page.get_by_role("button", name="Play again, sides swapped").click()
    expect(page).not_to_have_url(first)
    expect(page.get_by_role("region", name="Guide")).to_contain_text("You are the Corp")
    page.go_back()
    expect(page.get_by_role("heading", name="Netrunner, by the rules")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/$"))


AGENDA = """corp:
  credits 5
  deck: 5 any
  Server 1: cards (Nisei MK II {advancement 3})
  Server 2: cards (PAD Campaign)
runner:
  hand: 3 any
turn: corp
"""


def test_the_corp_scores_in_the_turn_in_which_it_advances(open_page: Open) -> None:
    page = open_page("/position")
    page.get_by_label("Your side").select_option("corp")
    page.locator("#position").fill(AGENDA)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator('[data-at="Server 2 card 1"] button').click()
    expect(page.locator(".why")).to_contain_text("Cards cannot be rezzed at this moment. rule 9.2.7c")
    expect(page.locator(".why")).to_contain_text("Between your actions there is a moment for it")
    page.keyboard.press("Escape")
    take(page, "advance")
    take(page, "score")
    expect(page.get_by_role("log")).to_contain_text("The Corp scores Nisei MK II")
    expect(page.locator(".asked")).to_contain_text("You have 2 clicks left")


COUNTER = """corp:
  credits 5
  deck: 5 any
  score: Nisei MK II {agenda 1}
  HQ: ice Wall of Static
runner:
  credits 5
  hand: 3 any
  rig: Corroder
run: HQ, approaching ice 1
"""


def test_a_scored_agenda_is_used_by_clicking_it(open_page: Open) -> None:
    page = open_page("/position")
    page.get_by_label("Your side").select_option("corp")
    page.locator("#position").fill(COUNTER)
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator('.agenda[data-at="corp-score"]').click()
    expect(page.get_by_role("log")).to_contain_text("The Corp uses Nisei MK II")
    expect(page.get_by_role("log")).to_contain_text("The run on HQ is unsuccessful")

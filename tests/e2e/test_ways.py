"""Ways through the client: where the browser's own buttons lead."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Open
from .playing import concede, load, start_against_computer, take


def test_the_way_back_from_a_rematch_leads_to_where_the_game_was_begun(open_page: Open) -> None:
    page = open_page()
    start_against_computer(page, guided=True)
    first = page.url
    concede(page)
    page.get_by_role("button", name="Play again, sides swapped").click()
    expect(page).not_to_have_url(first)
    expect(page.get_by_role("region", name="Guide")).to_contain_text("You are the Corp")
    page.go_back()
    expect(page.get_by_role("button", name="A whole game, guided · Runner")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/lessons$"))


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
    load(page, AGENDA, "corp")
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
    load(page, COUNTER, "corp")
    page.locator('.agenda[data-at="corp-score"]').click()
    expect(page.get_by_role("log")).to_contain_text("The Corp uses Nisei MK II")
    expect(page.get_by_role("log")).to_contain_text("The run on HQ is unsuccessful")


def test_an_unrezzed_card_that_is_clicked_is_rezzed_at_the_next_moment_the_rules_allow(open_page: Open) -> None:
    page = open_page("/position")
    load(page, AGENDA, "corp")
    campaign = page.locator('[data-at="Server 2 card 1"]')
    campaign.locator("button").click()
    expect(page.locator(".why").first).to_contain_text("It will be rezzed at the next moment")
    expect(page.locator(".why").last).to_contain_text("Cards cannot be rezzed at this moment. rule 9.2.7c")
    campaign.locator("button").click()  # and back again
    expect(campaign.locator(".soon")).to_have_count(0)
    campaign.locator("button").click()
    expect(campaign.locator(".soon")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.get_by_role("log")).to_contain_text("The Corp rezzes PAD Campaign")


MANY = """corp:
  deck: 5 any
runner:
  credits 5
  hand: Diesel, Diesel, Modded, Sure Gamble, Tinkering, Infiltration, Inside Job
turn: runner
"""


def test_several_cards_are_picked_and_discarded_together(open_page: Open) -> None:
    page = open_page("/position")
    load(page, MANY)
    for left in (3, 2, 1, 0):
        page.keyboard.press("1")
        if left:
            expect(page.locator(".first")).to_contain_text(f"{left} click")
    expect(page.locator(".asked")).to_contain_text("You have 2 cards too many")
    button = page.locator(".first button")
    expect(button).to_be_disabled()
    page.locator('[data-hand="Diesel"]').nth(1).click()
    expect(button).to_contain_text("1 more card")
    page.locator('[data-hand="Modded"]').click()
    page.locator('[data-hand="Modded"]').click()  # not this one
    page.locator('[data-hand="Infiltration"]').click()
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("log")).to_contain_text("discards Diesel")
    expect(page.get_by_role("log")).to_contain_text("discards Infiltration")


TRACE = """corp:
  credits 3
  deck: 5 any
  HQ: ice Hunter
runner:
  credits 6
  hand: 3 any
  rig: Access to Globalsec
run: HQ, encountering ice 1
"""


def test_a_trace_shows_what_would_come_of_the_number_that_is_picked(open_page: Open) -> None:
    page = open_page("/position")
    load(page, TRACE)
    duel = page.get_by_role("region", name="Trace")
    expect(duel).to_contain_text("the trace fails")  # what escapes it is picked at first
    page.keyboard.press("0")
    expect(duel).to_contain_text("the trace succeeds")
    page.get_by_role("button", name="2 credits").click()
    page.evaluate("document.activeElement.blur()")
    expect(duel).to_contain_text("the trace fails")
    page.keyboard.press("Space")
    expect(page.locator('[data-figure="runner-credits"]')).to_contain_text("4")


INSTALL = """corp:
  credits 5
  hand: Enigma, PAD Campaign, Hedge Fund
  deck: 5 any
  Server 1: (Snare!)
runner:
  hand: 3 any
turn: corp
"""


def drag(page: Page, card: str, to: str) -> None:
    """Drag a card of the hand to a place."""
    page.locator(f'[data-hand="{card}"]').hover()
    page.mouse.down()
    box = page.locator(to).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40, steps=6)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_card_that_is_dragged_to_a_server_is_installed_there(open_page: Open) -> None:
    page = open_page("/position")
    load(page, INSTALL, "corp")
    drag(page, "Enigma", '[data-server="Server 1"]')
    expect(page.locator('[data-at="Server 1 ice 1"]')).to_be_visible()
    drag(page, "PAD Campaign", '[data-drop="new remote"]')
    expect(page.locator('[data-at="Server 2 card 1"]')).to_be_visible()
    drag(page, "Hedge Fund", '[data-server="HQ"]')  # wherever it is dropped, it is played
    expect(page.locator('[data-figure="corp-credits"]')).to_contain_text("9")


ARCHIVES = """corp:
  credits 5
  archives: Hedge Fund, Snare!, Nisei MK II, Enigma, Wall of Static
  deck: 5 any
runner:
  hand: 3 any
  deck: 5 any
turn: runner
"""


def test_archives_are_accessed_with_one_act_and_an_agenda_among_them_is_stolen(open_page: Open) -> None:
    page = open_page("/position")
    load(page, ARCHIVES)
    take(page, "run Archives")
    take(page, "continue")
    everything = page.get_by_role("button", name="Access all 5, in this order")
    expect(everything).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(".asked")).to_contain_text("You have 3 clicks left")
    expect(page.get_by_role("log")).to_contain_text("steals Nisei MK II")
    for title in ("Hedge Fund", "Enigma", "Wall of Static"):
        expect(page.get_by_role("log")).to_contain_text(f"accesses {title} in Archives")
    take(page, "run Archives")  # the next time it is asked again
    take(page, "continue")
    expect(page.get_by_role("button", name="Access all 4, in this order")).to_be_visible()

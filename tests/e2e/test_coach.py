"""The coach in the browser: what an expert would do, and a review of the game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Open
from .playing import load, take, take_until

pytestmark = pytest.mark.slow

BOARD = """corp: Haas-Bioroid: Engineering the Future
  credits 5
  deck: 10 Hedge Fund
  server 1: (Priority Requisition {advancement 3})
  score: 2 Priority Requisition
runner: Noise: Hacker Extraordinaire
  credits 5
  hand: 3 Sure Gamble
  deck: 10 Sure Gamble
  score: 2 Priority Requisition
turn: runner
"""


def test_the_coach_is_asked_at_the_table_and_reviews_the_game_after_it(open_page: Open) -> None:
    page = open_page("/healthz")
    load(page, BOARD)
    page.get_by_role("button", name="Coach").click()
    dialog = page.get_by_role("dialog", name="Coach")
    expect(dialog.locator("li").first).to_contain_text("Run on Server 1", timeout=60_000)
    expect(dialog.locator("li").first).to_contain_text(re.compile(r"wins \d+ %"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    take(page, "gain")
    take(page, "run Server 1")
    take_until(page, ".finish", "continue", "pass", "steal", "access")
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("img", name=re.compile("Your chance of winning"))).to_be_visible(timeout=120_000)
    expect(page.locator(".review")).to_contain_text("No act of yours cost much.")

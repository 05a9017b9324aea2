"""Twelve tables beside stored pictures of them: nobody changes the look without knowing.

``make pictures`` stores them anew; look at what changed before you keep it. Stored are squares of eight pixels each, so
that another version of the browser or of a font does not matter, and a card that lies elsewhere does.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .boards import board
from .conftest import Open
from .playing import load, take
from .png import cells, differing, packed, unpacked

pytestmark = pytest.mark.slow

PICTURES = Path(__file__).parent / "pictures"
#: A square differs if one of its colours does by more than this, of 255.
FAR = 34
#: So large a share of a picture may differ.
SHARE = 0.03

EARLY = """corp: Jinteki: Personal Evolution
  credits 6
  hand: Hedge Fund, Nisei MK II, Snare!, Wall of Thorns
  deck: 10 Hedge Fund
  discard: 2 Hedge Fund
  R&D: ice (Enigma)
  HQ: ice Wall of Static, (Neural Katana)
runner: Kate "Mac" McCaffrey: Digital Tinker
  credits 5
  hand: Gordian Blade, Sure Gamble, Diesel, Magnum Opus, Akamatsu Mem Chip
  deck: 10 Diesel
  rig: Crypsis, Armitage Codebusting {credit 10}
turn: %s 3
"""
MEETING = """corp: Haas-Bioroid: Engineering the Future
  credits 7
  hand: Hedge Fund, Ichi 1.0
  deck: 10 Hedge Fund
  R&D: ice Enigma, (Hunter)
  Server 1: ice (Enigma), Neural Katana, Rototurret; (Priority Requisition {advancement 4}), Experiential Data
  Server 2: Adonis Campaign {credit 9}
runner: Kate "Mac" McCaffrey: Digital Tinker
  credits 11
  hand: Diesel, Modded, Sure Gamble
  deck: 10 Diesel
  rig: Gordian Blade, Pipeline, Crypsis {virus 2}, The Toolbox {credit 2}, Armitage Codebusting {credit 8}
run: Server 1, encountering ice 3
"""
ACCESS = """corp: Jinteki: Personal Evolution
  credits 5
  hand: Hedge Fund
  deck: 10 Nisei MK II
runner: Noise: Hacker Extraordinaire
  credits 9
  hand: Diesel
  deck: 10 Diesel
turn: runner
"""
TRACE = """corp: NBN: Making News
  credits 3
  deck: 10 Hedge Fund
  HQ: ice Hunter
runner: Gabriel Santiago: Consummate Professional
  credits 6
  hand: Diesel, Inside Job
  deck: 10 Diesel
  rig: Access to Globalsec
run: HQ, encountering ice 1
"""
DISCARD = EARLY.replace("Akamatsu Mem Chip\n", "Akamatsu Mem Chip, Modded, Tinkering\n")

WIDE, LOW, NARROW = (1440, 900), (1280, 720), (1024, 768)
PHONE, FLAT = (390, 844), (844, 390)
#: By name: the board, whose seat, the window, the theme, and what is done first.
TABLES = {
    "early-dark": (EARLY % "runner", "runner", WIDE, "dark", ""),
    "early-light": (EARLY % "runner", "runner", WIDE, "light", ""),
    "early-corp": (EARLY % "corp", "corp", LOW, "dark", ""),
    "full-dark": (board("runner"), "runner", WIDE, "dark", ""),
    "full-corp-light": (board("corp", 8, 4), "corp", NARROW, "light", ""),
    "encounter-dark": (MEETING, "runner", WIDE, "dark", ""),
    "encounter-light": (MEETING, "runner", LOW, "light", ""),
    "encounter-phone": (MEETING, "runner", PHONE, "dark", ""),
    "encounter-flat": (MEETING, "runner", FLAT, "light", ""),
    "access-dark": (ACCESS, "runner", WIDE, "dark", "run R&D"),
    "trace-light": (TRACE, "runner", NARROW, "light", ""),
    "discard-phone": (DISCARD % "runner", "runner", PHONE, "light", "gain"),
}


def prepare(page: Page, first: str) -> None:
    """Do what is to be done, until the table is as it is wanted."""
    if first == "gain":
        for _ in range(4):
            take(page, "gain")
        expect(page.locator(".asked")).to_contain_text("too many")
    elif first:
        take(page, first)
        for _ in range(12):
            expect(page.locator("section.question [data-option]").first).to_be_visible()
            if page.locator("[data-mode=access]").count():
                break
            take(page, "continue", "pass")
    # Nothing that moves, nothing under the pointer, no text that depends on what the computer chose before.
    page.mouse.move(2, 2)
    page.evaluate("document.activeElement?.blur()")
    page.evaluate("document.querySelectorAll('[role=log]').forEach(log => log.style.opacity = 0)")


def settled(page: Page) -> tuple[int, int, list[int]]:
    """The table once it stays as it is: the pictures of cards are drawn one after the other."""
    page.wait_for_timeout(400)
    last = b""
    for _ in range(40):
        now = page.screenshot(type="png", animations="disabled")
        if now == last:
            break
        last = now
        page.wait_for_timeout(400)
    return cells(last)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_looks_as_it_did(open_page: Open, name: str) -> None:
    text, seat, (width, height), theme, first = TABLES[name]
    page = open_page("/healthz", color_scheme=theme)
    page.set_viewport_size({"width": width, "height": height})
    load(page, text, seat)
    prepare(page, first)
    squares = settled(page)
    stored = PICTURES / f"{name}.png"
    if os.environ.get("UPDATE_PICTURES"):
        stored.parent.mkdir(exist_ok=True)
        stored.write_bytes(packed(squares))
        return
    share = differing(squares, unpacked(stored.read_bytes()), FAR)
    assert share <= SHARE, f"{share:.1%} of {name} differs; if it is meant: make pictures, and look at what changed"

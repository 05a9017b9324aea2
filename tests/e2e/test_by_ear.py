"""A lesson and a puzzle by the accessibility tree alone: what it tells is read, and what it names is pressed."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from .conftest import Open

#: What the tree calls a button.
_BUTTON = re.compile(r'button "((?:[^"\\]|\\.)*)"')
#: How long nothing may come of what was pressed, in seconds.
_PATIENCE = 30


class Listener:
    """Somebody who hears a page and has keys: roles, names and texts are all there is."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def hears(self, region: str) -> str:
        """Everything that is read out of a region, the empty text if there is none."""
        found = self.page.get_by_role("region", name=region, exact=True)
        return found.aria_snapshot() if found.count() else ""

    def names(self) -> list[str]:
        """What every button of the page is called."""
        return [name.replace('\\"', '"') for name in _BUTTON.findall(self.page.get_by_role("main").aria_snapshot())]

    def press(self, words: str) -> None:
        """Press the button that is called so, or begins or ends with it, by the keyboard."""
        fitting = [name for name in self.names() if name.startswith(words) or name.endswith(words)]
        assert fitting, f"nothing is called {words!r}: {self.names()}"
        name = min(fitting, key=len)
        self.page.get_by_role("button", name=name, exact=True).first.press("Enter")

    def until(self, region: str, before: str) -> None:
        """Wait until a region says something else than before."""
        end = time.monotonic() + _PATIENCE
        while self.hears(region) == before:
            assert time.monotonic() < end, f"nothing came of it: {before}"
            self.page.wait_for_timeout(25)


def told(words: str, heard: str) -> str:
    """What follows some words in a region."""
    found = re.search(words + r": (.*?)\"?$", heard, re.MULTILINE)
    return found[1].strip() if found else ""


def test_a_lesson_by_the_accessibility_tree_alone(open_page: Open) -> None:
    listener = Listener(open_page("/lessons/runner-02-run"))
    expect(listener.page.get_by_role("region", name="Lesson", exact=True)).to_be_visible()
    assert "A run" in listener.hears("Lesson")
    pressed: list[str] = []
    read: list[str] = []
    end = time.monotonic() + 2 * _PATIENCE
    while "Lesson finished" not in listener.hears("What is asked"):
        assert time.monotonic() < end, listener.hears("Lesson")
        heard = listener.hears("Lesson")
        read.append(heard)
        leads = told("What leads on", heard)
        if "Go on" in listener.names():
            listener.press("Go on")
        elif leads:
            pressed.append(leads)
            listener.press(leads)
        else:
            listener.page.wait_for_timeout(25)
            continue
        listener.until("Lesson", heard)
    assert "Run on Server 1" in pressed and "Run on Server 2" in pressed
    assert any("That is a run: choose a server" in heard for heard in read)
    assert "You have finished" in listener.hears("Lesson")


def test_a_puzzle_by_the_accessibility_tree_alone(open_page: Open) -> None:
    """A wrong choice is told and taken back; then hints are asked for and followed."""
    listener = Listener(open_page("/puzzle/harmless-first"))
    expect(listener.page.get_by_role("region", name="Puzzle", exact=True)).to_be_visible()
    expect(listener.page.get_by_role("button", name="Hint", exact=True)).to_be_enabled()
    heard = listener.hears("Puzzle")
    assert "You are the Runner. Goal: Steal an agenda this turn." in heard and "Project Junebug" in heard
    listener.press("Run on Server 2")
    listener.until("Puzzle", heard)
    wrong = listener.hears("Puzzle")
    assert "That does not work any more." in wrong
    listener.press("Take it back")
    listener.until("Puzzle", wrong)
    end = time.monotonic() + 2 * _PATIENCE
    while "Solved!" not in listener.hears("Puzzle"):
        assert time.monotonic() < end, listener.hears("Puzzle")
        heard = listener.hears("Puzzle")
        hint = told("This keeps the goal in reach", heard)
        if hint:
            listener.press(hint)
        elif "Hint" in listener.names():
            listener.press("Hint")
        else:
            listener.page.wait_for_timeout(25)
            continue
        listener.until("Puzzle", heard)
    assert "it kills you" in listener.hears("Puzzle")

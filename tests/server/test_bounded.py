"""What users write is read in bounded work, and beside the event loop."""

from __future__ import annotations

import asyncio
import threading
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

import netrunner.cards.facts as facts
from netrunner import Game, starter_deck
from netrunner.decks import Deck, UnreadableDeck
from netrunner.positions import Position, UnreadablePosition
from netrunner.server import breaking_help, packing

from .conftest import Here

IDENTITY = "Noise: Hacker Extraordinaire"
#: How often anything may be compared with all titles for one text.
FEW = 9


@pytest.fixture
def guesses(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The titles for which those that come near were looked for."""
    made: list[str] = []

    class Counted(facts.SequenceMatcher):  # type: ignore[type-arg]
        def __init__(self, junk: object, one: str, other: str) -> None:
            if not made or made[-1] != one:
                made.append(one)
            super().__init__(None, one, other)

    monkeypatch.setattr(facts, "SequenceMatcher", Counted)
    yield made


def test_titles_that_come_near_are_looked_for_a_few_times_only(guesses: list[str]) -> None:
    with pytest.raises(UnreadableDeck) as found:
        Deck.read(f"{IDENTITY}\n" + "\n".join(f"3 Hegde Fund{n}" for n in range(900)))
    assert len(set(guesses)) <= FEW
    assert found.value.misreads[0].suggestions == ("Hedge Fund",)
    assert len(found.value.misreads) <= 101 and found.value.misreads[-1].code == "too-much"
    guesses.clear()
    with pytest.raises(UnreadablePosition) as wrong:
        Position.parse("corp:\n hand: " + ", ".join(f"Hegde Fund {n}" for n in range(900)))
    assert 0 < len(set(guesses)) <= FEW
    assert wrong.value.misreads[0].suggestions == ("Hedge Fund",)


def test_no_title_is_as_long_as_what_nobody_could_mean(guesses: list[str]) -> None:
    """Found by measuring: two hundred letters were compared with every title, and held everybody up for 22 ms."""
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1)
    assert "Hedge Fund" in game.why_not("corp", "Hegde Fund").sentence()
    assert len(guesses) > 1
    guesses.clear()
    game.why_not("corp", "hegde fund " * 18)
    assert guesses == [""]  # its letters were counted, and that is all


@pytest.mark.parametrize(
    "text",
    [
        "corp:\n hand: " + "[" * 9_000,
        "corp:\n deck: 999 (999 any)",
        "corp:\n deck: " + "999 any, " * 2_000,
        "corp:\n credits " + "9" * 5_000,
        "corp:\n seed: " + "9" * 5_000,
        "corp:\n hand: Snare! {virus " + "9" * 5_000 + "}",
        "turn: corp " + "9" * 5_000,
        "corp:\n hand: " + "Djinn [" * 100 + "Snare!" + "]" * 100,
        "corp:\n" + "nonsense\n" * 1_900,
    ],
)
def test_positions_beyond_all_measure_are_refused_with_a_sentence(here: Here, text: str) -> None:
    answer = here.post("/api/positions", json={"text": text})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-position"), answer.text
    assert answer.json()["text"]


def test_what_users_write_is_never_read_in_the_event_loop(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[str] = []

    def beside(name: str, read: Any) -> Any:
        def watched(text: str) -> Any:
            with pytest.raises(RuntimeError):
                asyncio.get_running_loop()
            reads.append(name)
            return read(text)

        return staticmethod(watched)

    monkeypatch.setattr(Deck, "read", beside("deck", Deck.read))
    monkeypatch.setattr(Position, "parse", beside("position", Position.parse))
    text = f"{IDENTITY}\n3 Djinn"
    assert here.post("/api/decks/check", json={"text": text}).status_code == 200
    saved = here.post("/api/decks", json={"text": text}).json()
    assert here.get(f"/api/decks/{saved['key']}").status_code == 200
    change = {"x-edit-key": saved["edit"]}
    assert here.put(f"/api/decks/{saved['key']}", json={"text": text}, headers=change).status_code == 200
    here.post("/api/games", json={"decks": {"runner": text}})
    here.post("/api/games", json={"decks": {"runner": saved["key"]}})
    assert here.post("/api/positions", json={"text": "corp:\n hand: Snare!"}).status_code == 201
    assert reads == ["deck"] * 6 + ["position"]


def test_what_is_the_same_for_everybody_is_compressed_once_and_beside_the_event_loop(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def compress(body: bytes, mtime: int) -> bytes:
        threads.append(threading.current_thread().name)
        return zlib.compress(body, wbits=31)

    packing.packed.cache_clear()
    monkeypatch.setattr(packing.gzip, "compress", compress)
    plain = here.get("/api/cards", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.headers["vary"] == "Accept-Encoding"
    for _ in range(3):
        told = here.get("/api/cards", headers={"accept-encoding": "gzip"})
        assert told.headers["content-encoding"] == "gzip" and told.content == plain.content
        assert here.get("/", headers={"accept-encoding": "gzip"}).headers.get("content-encoding") in ("gzip", None)
    assert 1 <= len(threads) <= 2 and all(name.startswith("asyncio") for name in threads)
    packing.packed.cache_clear()


def test_no_board_has_more_breakers_than_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    whole = breaking_help._try

    def counted(*given: Any) -> Any:
        tried.append(given[1])
        return whole(*given)

    monkeypatch.setattr(breaking_help, "_try", counted)
    rig = ", ".join(["Dyson Mem Chip"] * 60 + ["Corroder"] * 60)
    board = f"corp:\n HQ: ice Ice Wall\nrunner:\n credits 9\n rig: {rig}\nrun: HQ, encountering ice 1, at 6.9.3b"
    game = Position.parse(board).game("open")
    told = breaking_help.breaking(game, "en")
    assert len(told) == len(set(tried)) == breaking_help.MOST_BREAKERS
    tried.clear()
    assert breaking_help.break_steps(game, told[-1]["at"]) and len(tried) == 1

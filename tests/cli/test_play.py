"""A game in the terminal: driven through a pipe, readable in both languages, and silent about hidden cards."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from netrunner.cards.facts import all_facts
from netrunner.cli.main import main
from netrunner.game import Game

Captured = pytest.CaptureFixture[str]
Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> Play:
    """Plays with these lines of input, and returns everything that was shown."""
    monkeypatch.setenv("NETRUNNER_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")

    def run(lines: list[str] | Iterator[str], *words: str, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", Lines(lines))
        assert main(["play", *words]) == code
        shown = capsys.readouterr()
        assert shown.err == "" or code
        return shown.out + shown.err

    return run


class Lines(io.StringIO):
    """Input that is not a keyboard, line by line."""

    def __init__(self, lines: list[str] | Iterator[str]) -> None:
        super().__init__()
        self.lines = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return next((f"{line}\n" for line in self.lines), "")


def ones() -> Iterator[str]:
    while True:
        yield "1"


@pytest.mark.parametrize("side", ["corp", "runner"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_whole_game_is_played_by_always_choosing_the_first_option(play: Play, side: str, lang: str) -> None:
    shown = play(ones(), "--seed", "5", "--side", side, "--lang", lang)
    assert shown.rstrip().endswith(("You win!", "You lose.", "¡Has ganado!", "Has perdido."))
    assert "{" not in shown and "  ·" not in shown
    english = ("Corp:", "The Runner", "clicks left") if lang == "es" else ("Corporación", "Te quedan")
    for word in english:
        assert word not in shown


def test_every_window_is_asked_when_wished(play: Play) -> None:
    few = play(ones(), "--seed", "5")
    many = play(["2"] * 400, "--seed", "5", "--full")
    assert "beginning of the Corp’s turn: do you act, or pass?" in many
    assert "beginning of the Corp’s turn: do you act, or pass?" not in few


def test_the_same_seed_gives_the_same_game(play: Play) -> None:
    assert play(["1"] * 40, "--seed", "9") == play(["1"] * 40, "--seed", "9")


def test_without_options_a_new_player_gets_the_recommended_pair(play: Play) -> None:
    shown = play([])
    assert shown.startswith('You are the Runner: Kate "Mac" McCaffrey: Digital Tinker.')
    assert "Jinteki: Personal Evolution" in shown


def test_the_end_of_the_input_ends_the_game_politely(play: Play) -> None:
    shown = play(["1"], "--seed", "123456")
    assert shown.rstrip().endswith("You leave the game. With --seed 123456 the same game begins again.")


def test_words_choose_as_well_as_numbers(play: Play) -> None:
    shown = play(["keep", "draw", "Gain 1 credit", "incursión contra la sede central", "quit"], "--seed", "3")
    assert "· The Runner draws" in shown
    assert "· The Runner gains 1 credit." in shown
    assert "· The Runner makes a run on HQ." in shown


def test_what_is_not_possible_is_explained_and_asked_again(play: Play) -> None:
    shown = play(["keep", "play Hedge Fund", "99", "why jack out", "why", "xyzzy", "draw", "quit"], "--seed", "3")
    assert "You have no Hedge Fund in hand. (rule 5.2.8e)" in shown
    assert "Type a number from 1 to" in shown
    assert "There is no run. (rule 6.1.5)" in shown
    assert "Why what?" in shown
    assert "I do not understand “xyzzy”" in shown
    assert "· The Runner draws" in shown


def test_the_commands(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["keep", "?", "log", "board", "card Snare!", "card Snara", "draw", "undo", "undo", "undo", f"save {file}"]
    shown = play([*lines, "save", "quit"], "--seed", "3")
    assert "save FILE" in shown
    assert shown.count("── Turn 1: the Runner") >= 2
    assert "When the Runner accesses this asset" in shown
    assert "Did you mean “Snare!”?" in shown
    assert shown.count("Your last choice is taken back.") == 2
    assert "There is nothing to take back." in shown
    assert f"Saved: {file}" in shown
    assert "Save it where?" in shown
    assert Game.load(file.read_text(encoding="utf-8")).decision is not None


def test_a_saved_game_goes_on(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(["keep", "draw", f"guardar {file}", "salir"], "--seed", "3", "--lang", "es")
    shown = play(["quit"], "--resume", str(file))
    assert "You have 3 clicks left." in shown


def test_a_broken_save_is_refused(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}", encoding="utf-8")
    assert play([], "--resume", str(file), code=2).startswith("netrunner: ")
    missing = play([], "--resume", str(tmp_path / "none.json"), code=2)
    assert "cannot be read" in missing and "Traceback" not in missing


def test_a_game_cannot_be_saved_where_nothing_can_be_written(play: Play, tmp_path: Path) -> None:
    shown = play([f"save {tmp_path / 'no' / 'folder.json'}", "quit"], "--seed", "3")
    assert "could not be saved" in shown


def test_conceding_is_asked_twice(play: Play) -> None:
    assert "You lose." not in play(["concede", "no", "quit"], "--seed", "3")
    shown = play(["concede", "yes"], "--seed", "3")
    assert "The Runner concedes: the Corp wins the game." in shown
    assert shown.rstrip().endswith("You lose.")
    assert play(["rendirse", "sí"], "--seed", "3", "--lang", "es").rstrip().endswith("Has perdido.")


def test_a_deck_of_the_wrong_side_is_refused(play: Play) -> None:
    assert "The deck “shaper” is the Runner’s" in play([], "--corp", "shaper", code=2)
    assert "The deck “jinteki” is the Corp’s" in play([], "--runner", "jinteki", code=2)


def test_a_deck_that_is_not_legal_is_played_after_a_word(play: Play) -> None:
    shown = play(["quit"], "--corp", "nbn", "--seed", "3")
    assert shown.startswith("The deck “nbn” is not legal, but it can be played.")


def test_a_saved_game_tells_how_to_go_on_and_spares_other_files(play: Play, tmp_path: Path) -> None:
    game, other = tmp_path / "game.json", tmp_path / "notes.txt"
    other.write_text("my notes", encoding="utf-8")
    lines = [f"save {game}", f"save {game}", f"save {other}", f"save {tmp_path}", "quit"]
    shown = play(lines, "--seed", "3", "--side", "corp")
    assert shown.count(f"To go on with it: netrunner play --side corp --resume {game}") == 2
    assert "it is not a saved game" in " ".join(shown.split())
    assert other.read_text(encoding="utf-8") == "my notes"
    assert "it is a folder" in " ".join(shown.split())
    assert sorted(tmp_path.iterdir()) == [game, other]


def test_amounts_are_typed_as_they_are(play: Play) -> None:
    for seed in range(30):
        shown = play(numbers(), "--seed", str(seed), "--side", "corp", "--opponent", "random")
        if "Trace of strength" in shown:
            assert re.search(
                r"Trace of strength \d+: how many credits do you add\? \(Credit pool: \d+\)\nType a number", shown
            )
            return
    pytest.fail("no game had a trace")


def numbers() -> Iterator[str]:
    """Installs, rezzes and passes in turn, for a while."""
    for n in range(400):
        yield ("1", "3", "4", "0", "2")[n % 5]


CORP_TITLES = {card.title for card in all_facts() if card.side == "corp" and card.type != "identity"}


def test_no_hidden_card_is_shown(play: Play) -> None:
    """The Runner keeps gaining credits: whatever the Corp does facedown stays unnamed."""
    shown = play(["1"] * 30, "--seed", "4")
    for line in shown.splitlines():
        if "installs" in line or "discards" in line or "draws" in line:
            if line.startswith("· The Corp"):
                assert not any(title in line for title in CORP_TITLES), line
        if re.match(r"  (HQ|R&D|Server \d+) ", line) and "unrezzed" in line:
            assert "(unrezzed" not in line, line


def test_it_works_through_a_pipe() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "netrunner", "play", "--seed", "5", "--lang", "es"],
        input="1\n" * 5,
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    assert "Eres el Runner" in ran.stdout and "Dejas la partida." in ran.stdout
    assert ran.stderr == ""

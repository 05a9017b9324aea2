"""The arena: who is stronger, from both sides, with intervals, and going on from what was played."""

import json
import random
from pathlib import Path

import pytest

from netrunner.bots.arena import Contest, Contestant, Played, Share, decided, fixtures, read_file, share
from netrunner.cli.main import main
from netrunner.errors import NetrunnerError

Captured = pytest.CaptureFixture[str]


def test_every_two_players_meet_from_both_sides_with_the_same_seeds() -> None:
    players = [Contestant.parse(text) for text in ("random", "novice", "expert#5")]
    meetings = [(corp.text, runner.text, seed) for corp, runner, seed in fixtures(players, 2, 7)]
    assert len(meetings) == len(set(meetings)) == 12
    assert {(runner, corp, seed) for corp, runner, seed in meetings} == set(meetings)


def test_a_contest_is_kept_and_gone_on_with(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "games.jsonl"
    command = ["arena", "novice", "random", "--file", str(file), "--jobs", "1", "--json"]
    assert main([*command, "--games", "2"]) == 0
    first = file.read_text(encoding="utf-8")
    assert len(first.splitlines()) == 4
    file.write_text(first[:-20], encoding="utf-8")  # interrupted in the middle of a line
    capsys.readouterr()
    assert main([*command, "--games", "3"]) == 0
    games = read_file(file)
    assert len({game.key for game in games}) == len(games) == 6
    shown = json.loads(capsys.readouterr().out)
    assert shown["games"] == 6 and shown["ratings"]["novice"] > shown["ratings"]["random"]
    assert [pair["games"] for pair in shown["pairs"]] == [3, 3, 6]


def test_it_stops_as_soon_as_it_is_decided(tmp_path: Path, capsys: Captured) -> None:
    drawing = tmp_path / "course.svg"
    table = tmp_path / "games.csv"
    files = ["--plot", str(drawing), "--csv", str(table)]
    assert main(["arena", "novice", "random", "--games", "500", "--until", "50", "--jobs", "1", *files]) == 0
    out = capsys.readouterr().out
    assert "Decided: more than 50 %." in out
    rows = table.read_text(encoding="utf-8").splitlines()
    assert rows[0].startswith("corp,runner,corp_deck") and 20 < len(rows) < 200
    assert drawing.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["novice"], "two different players"),
        (["novice", "novice"], "two different players"),
        (["novice", "champion"], "There is no computer player “champion”"),
        (["novice", "expert@fast"], "“expert@fast” does not say how much to think"),
        (["novice", "random", "beginner", "--until", "50"], "exactly two players"),
    ],
)
def test_what_an_arena_cannot_be_is_explained(words: list[str], said: str, capsys: Captured) -> None:
    assert main(["arena", *words]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_none_of_its_own_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("buy milk\nand bread\n", encoding="utf-8")
    with pytest.raises(NetrunnerError, match="Line 1 of"):
        read_file(file)
    assert file.read_text(encoding="utf-8") == "buy milk\nand bread\n"


def test_a_share_counts_draws_as_half_a_game() -> None:
    games = [Played("a", "b", "", "", n, winner, "", 1, 1, 0, 0.0) for n, winner in enumerate(("corp", "", "runner"))]
    assert share(games, "a", "b") == Share(3, 1.5)
    assert share(games, "a", "b", "runner") == Share(0, 0.0)


def test_the_sequential_test_seldom_errs() -> None:
    """Players who win 56 % of their games are told from equals: at most one contest in twenty says the opposite."""
    chance = random.Random(3)
    verdicts = []
    for _ in range(60):
        found = Share(0, 0.0)
        while not (verdict := decided(found, 0.5)):
            found = Share(found.games + 1, found.won + (chance.random() < 0.56))
        verdicts.append(verdict)
    assert verdicts.count(-1) <= 3


def test_games_counted_in_tries_are_the_same_everywhere() -> None:
    job = (Contestant.parse("expert#4"), Contestant.parse("novice"), 11)
    one, two = Contest("starter")(job), Contest("starter")(job)
    assert (one.winner, one.turns, one.decisions) == (two.winner, two.turns, two.decisions)
    assert one.lost == 0

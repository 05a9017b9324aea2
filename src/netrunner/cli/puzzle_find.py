"""What `netrunner puzzle find` does: games between computer players, looked through for puzzles."""

from __future__ import annotations

import argparse
from pathlib import Path

from netrunner.bots.arena import pairing
from netrunner.cli.files import reason
from netrunner.cli.progress import progress
from netrunner.errors import NetrunnerError
from netrunner.puzzles.finding import Found, find
from netrunner.puzzles.puzzle import UNTIL
from netrunner.text.phrases import LANGUAGES, Say

#: With which decks the computer players play: those that the arena names.
DECKS = "mixed"


def look_for(args: argparse.Namespace) -> int:
    """Prints what was found, or writes it into a folder, one file each."""
    say: Say = args.say
    folder = None if args.into is None else Path(args.into)
    count = 0
    with progress(args.games) as told:
        for found in find(lambda seed: pairing(DECKS, seed), args.games, args.seed, told=told):
            count += 1
            text = written(found)
            if folder is None:
                print(text)
                continue
            path = folder / f"found-{found.seed}-{found.position.turn_number}.toml"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            except OSError as error:
                raise NetrunnerError(key="puzzle-not-written", path=str(path), reason=reason(error)) from error
            print(say("puzzle-written", path=str(path), degree=found.degree))
    print(say("puzzle-looked", games=args.games, count=count))
    return 0


def written(found: Found) -> str:
    """A file of the puzzle, to which only its words are missing."""
    goal = found.goal
    until = next(words for words, turns in UNTIL.items() if turns == goal.turns)
    line = " · ".join(step.text for step in found.proof.line if not step.quiet)
    head = [
        f"# {line}",
        f'side = "{goal.side}"',
        f'goal = "{goal.kind}"',
        f'until = "{until}"',
        f"degree = {found.degree}",
        "board = '''",
        found.position.to_text().strip(),
        "'''",
    ]
    for lang in LANGUAGES:
        head += ["", f"[{lang}]", 'title = ""', 'why = ""']
    return "\n".join(head) + "\n"

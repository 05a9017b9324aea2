"""Random games in a process of their own, so that either kernel may play them: saved on the way, or played to the end.

python tests/kernel/saving.py write FIRST LAST     a saved game from the middle of each, one in a line
python tests/kernel/saving.py finish               reads those, and writes each as it ends
"""

import sys
from random import Random

from netrunner import Game
from netrunner.random_player import finish
from netrunner.simulation import drawn_pairing, starter_pairing

ASKING = ("forced", "open", "full")


def saved(seed: int) -> str:
    corp, runner = drawn_pairing(seed) if seed % 2 else starter_pairing(seed)
    game = Game.start(corp, runner, seed, asking=ASKING[seed % 3])
    chance = Random(seed)
    for _ in range(chance.randrange(20, 120)):
        if game.decision is None:
            break
        game.choose(chance.choice(game.decision.options))
    return game.to_json()


def ended(n: int, text: str) -> str:
    game = Game.from_json(text)
    finish(game, n)
    return game.to_json()


if __name__ == "__main__":
    if sys.argv[1] == "write":
        lines = [saved(seed) for seed in range(int(sys.argv[2]), int(sys.argv[3]))]
    else:
        lines = [ended(n, line) for n, line in enumerate(sys.stdin.read().splitlines())]
    print("\n".join(lines))

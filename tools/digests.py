"""One line for each of many random games: what was asked, offered, told and seen. Engines that agree print the same.

    python tools/digests.py --games 400 > before.txt      and later, or with another build:
    python tools/digests.py --games 400 | diff before.txt -

Nothing of how the engine works goes into a digest: only what a player, a bot or a spectator could notice.
"""

from __future__ import annotations

import argparse
import json
import random
from hashlib import blake2b

from netrunner import Deck, Game
from netrunner.simulation import drawn_pairing, starter_pairing

ASKING = ("forced", "open", "full")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    for seed in range(args.seed, args.seed + args.games):
        print(seed, *digest(seed), flush=True)


def digest(seed: int) -> tuple[str, int, str]:
    """Play the random game with this seed: who won and how, how many decisions, and a sum of all that was told."""
    corp, runner = pairing(seed)
    game = Game.start(corp, runner, seed, asking=ASKING[seed // 2 % 3])
    chance = random.Random(seed)
    told = blake2b(digest_size=12)
    made = 0
    while (decision := game.decision) is not None:
        options = [option.text for option in decision.options]
        told.update(repr((decision.side, decision.kind, decision.rule, options)).encode())
        if made % 23 == 0:
            for seat in ("corp", "runner", None):
                told.update(json.dumps(game.view(seat), sort_keys=True, default=str).encode())
        game.choose(decision.options[chance.randrange(len(options))])
        made += 1
    for entry in game.log:
        told.update(entry.sentence("en").encode())
    return f"{game.winner}/{game.reason}".replace(" ", "-"), made, told.hexdigest()


def pairing(seed: int) -> tuple[Deck, Deck]:
    """Even seeds play with the starter decks, odd ones with decks drawn from all cards."""
    return drawn_pairing(seed) if seed % 2 else starter_pairing(seed // 2)


if __name__ == "__main__":
    main()

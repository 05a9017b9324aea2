"""Random games with the cards of runs, accesses and servers mixed in: nothing breaks, and every state is sound."""

from __future__ import annotations

from random import Random

import pytest

from netrunner import Deck, Game, invariants
from netrunner.cards.facts import all_facts
from netrunner.simulation import finish

CORP = (
    "Ash 2X3ZB9CY", "Ben Musashi", "Breached Dome", "Crisium Grid", "Director Haas", "Disposable HQ", "Embolus",
    "Enhanced Login Protocol", "Fetal AI", "Franchise City", "Giordano Memorial Field", "Heinlein Grid",
    "Hyoubu Precog Manifold", "Kill Switch", "Mumbad Virtual Tour", "Obokata Protocol", "Off the Grid",
    "Old Hollywood Grid", "Port Anson Grid", "Predictive Algorithm", "Quantum Predictive Model", "Service Outage",
    "Sundew", "The Future Perfect", "Warroid Tracker",
)  # fmt: skip
RUNNER = (
    "Because I Can", "By Any Means", "Cold Read", "Early Bird", "Gang Sign", "HQ Interface", "Imp", "Indexing",
    "John Masanori", "Keyhole", "Legwork", "Neutralize All Threats", "Rigged Results", "Rip Deal", "Salsette Slums",
    "Security Testing", "Severnius Stim Implant", "Showing Off", "Singularity", "Top Hat",
)  # fmt: skip
IDENTITIES = (
    "Alice Merchant: Clan Agitator", "Freedom Khumalo: Crypto-Anarchist", "Omar Keung: Conspiracy Theorist",
    "Haas-Bioroid: Engineering the Future", "Jinteki: Personal Evolution", "NBN: Making News",
)  # fmt: skip


def deck(side: str, seed: int) -> Deck:
    """Two copies each of some of these cards, and single cards of the Core Set."""
    chance = Random(f"{side} {seed}")
    core = [f for f in all_facts() if f.cycle == "core" and f.side == side and f.type != "identity"]
    cards = {title: 2 for title in chance.sample(CORP if side == "corp" else RUNNER, 13)}
    for card in chance.sample(core, 12):
        cards[card.title] = 1
    identity = chance.choice(IDENTITIES[3:] if side == "corp" else IDENTITIES[:3])
    return Deck("mixed", identity, tuple(cards.items()))


class Watcher:
    """Looks at a game after each choice; now and then it is saved, seen and drawn anew as well."""

    def __init__(self) -> None:
        self.census: object = None
        self.seen = 0

    def __call__(self, game: Game) -> None:
        invariants.require(game.state)
        self.census = self.census or invariants.census(game.state)
        assert invariants.census(game.state) == self.census
        self.seen += 1
        if self.seen % 41 == 0:
            saved = game.to_json()
            assert Game.from_json(saved).to_json() == saved
            game.view("corp")
            game.determinize("runner", seed=self.seen)


def play(seed: int, asking: str) -> None:
    """A random game to its end."""
    game = Game.start(deck("corp", seed), deck("runner", seed), seed, asking=asking)
    try:
        finish(game, seed, Watcher())
    except Exception as error:
        error.add_note(f"seed {seed}, asking {asking}")
        raise
    for entry in game.log:
        entry.sentence("en")
        entry.sentence("es")


@pytest.mark.parametrize("asking", ["forced", "open", "full"])
def test_random_games_with_cards_of_runs_and_accesses(asking: str) -> None:
    for seed in range(4):
        play(seed, asking)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("asking", ["forced", "open", "full"])
def test_many_random_games_with_cards_of_runs_and_accesses(asking: str, part: int) -> None:
    for seed in range(100 + 10 * part, 110 + 10 * part):
        play(seed, asking)

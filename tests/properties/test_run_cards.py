"""Random games with the cards of runs, accesses and servers mixed in: nothing breaks, and every state is sound."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from netrunner import Deck
from netrunner.cards.facts import all_facts

PlayWatched = Callable[[Deck, Deck, int, str], None]

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


@pytest.mark.parametrize("asking", ["forced", "open", "full"])
def test_random_games_with_cards_of_runs_and_accesses(play_watched: PlayWatched, asking: str) -> None:
    for seed in range(4):
        play_watched(deck("corp", seed), deck("runner", seed), seed, asking)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("asking", ["forced", "open", "full"])
def test_many_random_games_with_cards_of_runs_and_accesses(play_watched: PlayWatched, asking: str, part: int) -> None:
    for seed in range(100 + 10 * part, 110 + 10 * part):
        play_watched(deck("corp", seed), deck("runner", seed), seed, asking)

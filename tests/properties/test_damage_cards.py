"""Random games with the cards of damage, tags, trashing and condition counters: every state is sound."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from netrunner import Deck
from netrunner.cards.facts import all_facts

PlayWatched = Callable[[Deck, Deck, int, str], None]

CORP = (
    "BOOM!", "Casting Call", "Defective Brainchips", "Hostile Infrastructure", "Keegan Lane", "MCA Informant",
    "Marilyn Campaign", "Mr. Stone", "Project Vacheron", "Punitive Counterstrike", "Reconstruction Contract",
    "The Cleaners", "Threat Level Alpha", "Tori Hanzō",
)  # fmt: skip
RUNNER = (
    "Bio-Modeled Network", "Biometric Spoofing", "Disrupter", "Fall Guy", "Feedback Filter", "Flip Switch", "Forger",
    "Guru Davinder", "Harbinger", "I've Had Worse", "Joshua B.", "LLDS Energy Regulator", "Muresh Bodysuit",
    "No One Home", "On the Lam", "Paparazzi", "Progenitor", "Q-Coherence Chip", "Qianju PT", "Respirocytes",
    "Salvaged Vanadis Armory", "Spinal Modem", "Thunder Art Gallery", "Titanium Ribs",
)  # fmt: skip
IDENTITIES = (
    "Argus Security: Protection Guaranteed", "Chronos Protocol: Selective Mind-mapping",
    "Skorpios Defense Systems: Persuasive Power", "Jesminder Sareen: Girl Behind the Curtain",
    "Noise: Hacker Extraordinaire", "Gabriel Santiago: Consummate Professional",
)  # fmt: skip


def deck(side: str, seed: int) -> Deck:
    """Copies of some of these cards, and single cards of the Core Set: many that hurt, for the Corp."""
    chance = Random(f"{side} {seed}")
    core = [f for f in all_facts() if f.cycle == "core" and f.side == side and f.type != "identity"]
    cards = {title: 2 for title in chance.sample(CORP if side == "corp" else RUNNER, 12)}
    for card in chance.sample(core, 14):
        cards[card.title] = 1
    if side == "corp":
        cards.update({"Data Mine": 3, "Hunter": 3, "Private Security Force": 2, "Snare!": 2})
    identity = chance.choice(IDENTITIES[:3] if side == "corp" else IDENTITIES[3:])
    return Deck("mixed", identity, tuple(cards.items()))


@pytest.mark.parametrize("asking", ["forced", "open", "full"])
def test_games_with_the_cards_of_damage_end_without_an_error(play_watched: PlayWatched, asking: str) -> None:
    for seed in range(4):
        play_watched(deck("corp", seed), deck("runner", seed), seed, asking)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(7))
@pytest.mark.parametrize("asking", ["forced", "open", "full"])
def test_many_games_with_the_cards_of_damage_end_without_an_error(
    play_watched: PlayWatched, asking: str, part: int
) -> None:
    for seed in range(100 + 10 * part, 110 + 10 * part):
        play_watched(deck("corp", seed), deck("runner", seed), seed, asking)

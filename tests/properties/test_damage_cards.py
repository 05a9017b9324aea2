"""Random games with the cards of damage, tags, trashing and condition counters: every state is sound."""

from __future__ import annotations

from random import Random

import pytest

from netrunner import Deck, Game, invariants
from netrunner.cards.facts import all_facts
from netrunner.questions import labels, question
from netrunner.simulation import finish

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


class Watcher:
    """Looks at a game after each choice; now and then it is saved, seen, worded and drawn anew as well."""

    def __init__(self) -> None:
        self.census: object = None
        self.seen = 0

    def __call__(self, game: Game) -> None:
        invariants.require(game.state)
        self.census = self.census or invariants.census(game.state)
        assert invariants.census(game.state) == self.census
        self.seen += 1
        if self.seen % 37 == 0:
            saved = game.to_json()
            assert Game.from_json(saved).to_json() == saved
            assert game.copy().to_json() == saved
            for seat in ("corp", "runner"):
                game.view(seat)
                game.determinize(seat, seed=self.seen)
        if game.decision is not None and self.seen % 5 == 0:
            for lang in ("en", "es"):
                assert question(game.decision, lang)
                assert all(labels(game.decision, lang))


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
def test_games_with_the_cards_of_damage_end_without_an_error(asking: str) -> None:
    for seed in range(4):
        play(seed, asking)


@pytest.mark.slow
@pytest.mark.parametrize("asking", ["forced", "open", "full"])
def test_many_games_with_the_cards_of_damage_end_without_an_error(asking: str) -> None:
    for seed in range(100, 170):
        play(seed, asking)

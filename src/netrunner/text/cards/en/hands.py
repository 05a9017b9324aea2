"""English words for hands: their size, and what chance takes from them."""

from __future__ import annotations

from netrunner.rules.machine.terms import RUNNER
from netrunner.vocabulary.hands import (
    AddAtRandom,
    DiscardAtRandom,
    HandSizeOf,
    RevealAtRandom,
    RoomInHand,
    TrashAtRandomToPay,
)

from ..grammar import Amount, NounPhrase, Price, Said, Voice
from .cards import possessive
from .words import EN, NOUNS


def hand(player: int, v: Voice) -> str:
    """A player's hand."""
    if v.resolve(player) != RUNNER:
        return "HQ"
    return "your grip" if v.is_reader(player) else "the grip"


@EN.words(HandSizeOf)
def hand_size_of(n: HandSizeOf, v: Voice) -> Amount:
    return Amount(f"{possessive(n.player, v)} maximum hand size", True)


@EN.words(RoomInHand)
def room_in_hand(n: RoomInHand, v: Voice) -> Amount:
    what = f"fewer in {hand(n.player, v)} than {possessive(n.player, v)} maximum hand size"
    return Amount("1", False, f"for each card {what}", f"cards {what}")


@EN.words(TrashAtRandomToPay)
def trash_at_random_to_pay(n: TrashAtRandomToPay, v: Voice) -> Price:
    cards = v.amount(n.n).of(NounPhrase((NOUNS[0],), after=(f"from {hand(v.actor, v)} at random",)))
    return Price(f"trash {v.text(cards)}", v.act("trash", cards))


@EN.words(RevealAtRandom)
def reveal_at_random(n: RevealAtRandom, v: Voice) -> Said:
    cards = v.amount(n.n).of(NounPhrase((NOUNS[0],), after=(f"from {hand(n.player, v)}",)))
    v.mention("revealed", cards)
    return v.act("reveal", cards, n.player if n.by is None else n.by, "at random")


@EN.words(AddAtRandom)
def add_at_random(n: AddAtRandom, v: Voice) -> Said:
    whose = "your" if v.is_reader(n.player) else "their"
    deck = f"{whose} stack" if v.resolve(n.player) == RUNNER else "R&D"
    cards = v.amount(n.n).of(NounPhrase((NOUNS[0],), after=(f"from {hand(n.player, v)}",)))
    return v.act("add", cards, n.player, f"at random to the bottom of {deck}")


@EN.words(DiscardAtRandom)
def discard_at_random(n: DiscardAtRandom, v: Voice) -> Said:
    cards = v.amount(n.n).of(NounPhrase((NOUNS[0],), after=(f"from {hand(n.player, v)}",)))
    return v.act("discard", cards, n.player, "at random")

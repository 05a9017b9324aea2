"""English words for hands: their size, their order, and cards kept at random."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP
from netrunner.vocabulary.leaving_hands import DiscardToHandSize, KeepAtRandom, MoveArranged, OverHandSize, PutOnTop

from ..grammar import Amount, Said, Voice
from .cards import deck, standing
from .instructions import name
from .words import EN


def _deck_of(player: int, v: Voice) -> str:
    side = v.resolve(player)
    return "R&D" if side == CORP else deck(side, v)


@EN.words(OverHandSize)
def over_hand_size(n: OverHandSize, v: Voice) -> Amount:
    what = "over the maximum hand size"
    return Amount("1", False, f"for each card {what}", f"cards {what}")


@EN.words(DiscardToHandSize)
def discard_to_hand_size(n: DiscardToHandSize, v: Voice) -> Said:
    whose = "your" if v.is_reader(n.player) else "their"
    return v.act("discard", None, n.player, f"down to {whose} maximum hand size")


@EN.words(PutOnTop)
def put_on_top(n: PutOnTop, v: Voice) -> Said:
    return v.act("add", v.cards(n.what), n.by, f"to the top of {_deck_of(n.by, v)} in any order")


@EN.words(MoveArranged)
def move_arranged(n: MoveArranged, v: Voice) -> Said:
    return v.act("add", name("those cards", plural=True), n.by, f"to the top of {_deck_of(n.by, v)}")


@EN.words(KeepAtRandom)
def keep_at_random(n: KeepAtRandom, v: Voice) -> Said:
    amount = v.amount(n.n)
    cards = amount.of(standing(n.cards, v)).with_(adjectives=("random",))
    v.mention("kept", cards)
    return v.act("keep", cards)

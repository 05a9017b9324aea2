"""Spanish words for hands: their size, their order, and cards kept at random."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP
from netrunner.vocabulary.leaving_hands import DiscardToHandSize, KeepAtRandom, MoveArranged, OverHandSize, PutOnTop

from ..grammar import Amount, Said, Voice
from .cards import ES, deck, standing
from .instructions import name


def _deck_of(player: int, v: Voice) -> str:
    side = v.resolve(player)
    return "I+D" if side == CORP else deck(side, v)


@ES.words(OverHandSize)
def over_hand_size(n: OverHandSize, v: Voice) -> Amount:
    what = "por encima del tamaño de mano máximo"
    return Amount("1", False, f"por cada carta {what}", f"cartas {what}")


@ES.words(DiscardToHandSize)
def discard_to_hand_size(n: DiscardToHandSize, v: Voice) -> Said:
    whose = "tu" if v.is_reader(n.player) else "su"
    return v.act("descartar", name("cartas"), n.player, f"hasta {whose} tamaño de mano máximo")


@ES.words(PutOnTop)
def put_on_top(n: PutOnTop, v: Voice) -> Said:
    return v.act("añadir", v.cards(n.what), n.by, f"a la parte superior de {_deck_of(n.by, v)} en cualquier orden")


@ES.words(MoveArranged)
def move_arranged(n: MoveArranged, v: Voice) -> Said:
    return v.act("añadir", name("esas cartas", plural=True), n.by, f"a la parte superior de {_deck_of(n.by, v)}")


@ES.words(KeepAtRandom)
def keep_at_random(n: KeepAtRandom, v: Voice) -> Said:
    cards = v.amount(n.n).of(standing(n.cards, v))
    cards = cards.with_(after=("al azar", *cards.after))
    v.mention("kept", cards)
    return v.act("conservar", cards)

"""Spanish words for hands: their size, and what chance takes from them."""

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
from .cards import ES, zone
from .words import NOUNS


def _hand_size(player: int, v: Voice) -> str:
    if v.is_reader(player):
        return "tu tamaño de mano máximo"
    return f"el tamaño de mano máximo de {v.text(v.who(player))}"


def hand(player: int, v: Voice) -> str:
    """A player's hand."""
    if v.resolve(player) != RUNNER:
        return "la Sede Central"
    return "tu Empuñadura" if v.is_reader(player) else "su Empuñadura"


@ES.words(HandSizeOf)
def hand_size_of(n: HandSizeOf, v: Voice) -> Amount:
    return Amount(_hand_size(n.player, v), True)


@ES.words(RoomInHand)
def room_in_hand(n: RoomInHand, v: Voice) -> Amount:
    what = f"en {hand(n.player, v)} para {_hand_size(n.player, v)}"
    return Amount("1", False, f"por cada carta que falte {what}", f"cartas que falten {what}")


@ES.words(TrashAtRandomToPay)
def trash_at_random_to_pay(n: TrashAtRandomToPay, v: Voice) -> Price:
    cards = v.amount(n.n).of(NounPhrase((NOUNS[0],), after=(f"de {hand(v.actor, v)} al azar",)))
    return Price(f"destruye {v.text(cards)}", v.act("destruir", cards))


@ES.words(RevealAtRandom)
def reveal_at_random(n: RevealAtRandom, v: Voice) -> Said:
    cards = v.amount(n.n).of(NounPhrase((NOUNS[0],), after=(f"de {hand(n.player, v)}",)))
    if n.by is not None:
        cards = cards.with_(after=(f"de {zone('grip', v)}",))
    v.mention("revealed", cards)
    return v.act("revelar", cards, n.player if n.by is None else n.by, "al azar")


@ES.words(AddAtRandom)
def add_at_random(n: AddAtRandom, v: Voice) -> Said:
    whose = "tu" if v.is_reader(n.player) else "su"
    deck = f"{whose} Montón" if v.resolve(n.player) == RUNNER else "I+D"
    cards = v.amount(n.n).of(NounPhrase((NOUNS[0],), after=(f"de {hand(n.player, v)}",)))
    return v.act("añadir", cards, n.player, f"al azar a la parte inferior de {deck}")


@ES.words(DiscardAtRandom)
def discard_at_random(n: DiscardAtRandom, v: Voice) -> Said:
    cards = v.amount(n.n).of(NounPhrase((NOUNS[0],), after=(f"de {hand(n.player, v)}",)))
    return v.act("descartar", cards, n.player, "al azar")

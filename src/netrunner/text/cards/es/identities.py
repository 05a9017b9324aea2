"""Spanish words for identities: sides, setup, extra cards, and text that is copied."""

from __future__ import annotations

from netrunner.rules.machine.terms import CORP, IDENTITY
from netrunner.vocabulary.cards import Chosen
from netrunner.vocabulary.identities import (
    AtSetup,
    BeforeFirstTurn,
    BeforeStartingHand,
    BeginInstalled,
    DraftOnly,
    Flipped,
    FlipThis,
    GainsHostedText,
    GainTextOf,
    OneRemoteOnly,
    OrderedHeap,
    OtherIdentity,
    Outside,
    StartingValues,
    StartWith,
    SwitchForCopy,
    SwitchIdentityWith,
)

from ..en.identities import is_switch
from ..grammar import Bare, Clause, Det, Mood, NounPhrase, Said, Voice, after_each_other, fronted
from .cards import ES, standing
from .instructions import does, name
from .words import NOUNS, joined, subtype


@ES.words(FlipThis)
def flip_this(n: FlipThis, v: Voice) -> Said:
    return v.act("voltear", v.this())


@ES.words(Flipped)
def flipped(n: Flipped, v: Voice) -> str:
    lead = f"cuando {v.say(v.act('voltear', v.this()), Mood.WISH)}"
    v.focus = "this"
    return lead


@ES.words(AtSetup)
def at_setup(n: AtSetup, v: Voice) -> Said:
    return after_each_other(does(n.does, v))


@ES.words(StartingValues)
def starting_values(n: StartingValues, v: Voice) -> Said:
    if n.hand != 5:
        return v.act("robar", name(f"una mano inicial de {n.hand} cartas"))
    parts = [f"{n.credits}[c]"] if n.credits != 5 else []
    points = "1 punto" if n.bad_publicity == 1 else f"{n.bad_publicity} puntos"
    publicity = [f"{points} de mala publicidad"] if n.bad_publicity else []
    return v.act("comenzar", name("la partida"), -1 if parts else CORP, f"con {joined([*parts, *publicity])}")


@ES.words(BeforeFirstTurn)
def before_first_turn(n: BeforeFirstTurn, v: Voice) -> Said:
    lead = "antes de tu primer turno"
    if is_switch(n.does):
        return fronted(v.act("cambiar", v.this(), -1, "por cualquier copia suya").with_(modal="may"), lead)
    return fronted(after_each_other(does(n.does, v)), lead)


@ES.words(BeforeStartingHand)
def before_starting_hand(n: BeforeStartingHand, v: Voice) -> Said:
    return fronted(after_each_other(does(n.does, v)), "antes de robar tu mano inicial")


@ES.words(SwitchForCopy)
def switch_for_copy(n: SwitchForCopy, v: Voice) -> Said:
    return v.act("cambiar", v.this(), -1, f"por una copia que tenga {n.side} en su otra cara")


@ES.words(StartWith)
def start_with(n: StartWith, v: Voice) -> Said:
    cards = f"{n.n} cartas de {subtype(n.subtype)} distintas instaladas, que no forman parte de tu mazo"
    return v.act("comenzar", name("la partida"), -1, f"con {cards}")


@ES.words(BeginInstalled)
def begin_installed(n: BeginInstalled, v: Voice) -> Said:
    return v.act("comenzar", name("la partida"), -1, f"con {v.text(v.cards(n.what))} instaladas")


@ES.words(Outside)
def outside(n: Outside, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), kinds=(subtype(n.subtype),), after=("de fuera de la partida",), det=Det.A)


@ES.words(OtherIdentity)
def other_identity(n: OtherIdentity, v: Voice) -> NounPhrase:
    faction = "de la misma facción" if n.same_faction else "que no sea de la facción de tu identidad"
    kinds = (subtype(n.subtype),) if n.subtype else ()
    return NounPhrase((NOUNS[IDENTITY],), kinds=kinds, after=(faction,), det=Det.A, other=n.same_faction)


@ES.words(SwitchIdentityWith)
def switch_identity_with(n: SwitchIdentityWith, v: Voice) -> Said:
    other = v.cards(n.what).with_(number="")
    return v.act("cambiar", name("tu identidad"), -1, f"por {v.text(other)}")


@ES.words(GainTextOf)
def gain_text_of(n: GainTextOf, v: Voice) -> Said:
    agenda = v.mention("target", v.amount(1).of(standing(n.what.cards, v))) if isinstance(n.what, Chosen) else None
    first = v.act("elegir", agenda or v.cards(n.what))
    return after_each_other([first, Clause("ganar", v.this(), name(f"el texto de {v.text(v.that('target'))}"))])


@ES.words(GainsHostedText)
def gains_hosted_text(n: GainsHostedText, v: Voice) -> Said:
    gains = Clause("ganar", v.this(), name("el texto de la identidad alojada"))
    gone = v.act("retirar", name("esa identidad"), -1, "de la partida")
    return after_each_other([gains, fronted(gone, "si se desinstala esta carta")])


@ES.words(OneRemoteOnly)
def one_remote_only(n: OneRemoteOnly, v: Voice) -> Said:
    return Bare("límite de 1 servidor remoto")


@ES.words(DraftOnly)
def draft_only(n: DraftOnly, v: Voice) -> Said:
    return Bare("solo para el formato draft")


@ES.words(OrderedHeap)
def ordered_heap(n: OrderedHeap, v: Voice) -> Said:
    return v.act("mantener", name("el orden de tu Pila")).with_(modal="must")

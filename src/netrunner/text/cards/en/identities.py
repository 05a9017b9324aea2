"""English words for identities: sides, setup, extra cards, and text that is copied."""

from __future__ import annotations

from netrunner.rules.machine.nodes import Instruction
from netrunner.rules.machine.terms import CORP, IDENTITY
from netrunner.vocabulary.cards import Chosen
from netrunner.vocabulary.flow import ChooseOne
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

from ..grammar import Bare, Clause, Det, NounPhrase, Said, Voice, after_each_other, fronted
from .cards import standing
from .instructions import does, name
from .words import EN, NOUNS, joined


@EN.words(FlipThis)
def flip_this(n: FlipThis, v: Voice) -> Said:
    return v.act("flip", v.this())


@EN.words(Flipped)
def flipped(n: Flipped, v: Voice) -> str:
    lead = f"when {v.say(v.act('flip', v.this()))}"
    v.focus = "this"
    return lead


@EN.words(AtSetup)
def at_setup(n: AtSetup, v: Voice) -> Said:
    return after_each_other(does(n.does, v))


@EN.words(StartingValues)
def starting_values(n: StartingValues, v: Voice) -> Said:
    if n.hand != 5:
        return v.act("draw", name(f"a starting hand of {n.hand} cards"))
    parts = [f"{n.credits}[c]"] if n.credits != 5 else []
    publicity = [f"{n.bad_publicity} bad publicity"] if n.bad_publicity else []
    return v.act("start", name("the game"), -1 if parts else CORP, f"with {joined([*parts, *publicity])}")


@EN.words(BeforeFirstTurn)
def before_first_turn(n: BeforeFirstTurn, v: Voice) -> Said:
    lead = "before taking your first turn"
    if is_switch(n.does):
        return fronted(v.act("switch", v.this(), -1, "with any copy of it").with_(modal="may"), lead)
    return fronted(after_each_other(does(n.does, v)), lead)


def is_switch(does: tuple[Instruction, ...]) -> bool:
    """Whether the player chooses among the copies of an identity (1.5.2)."""
    options = [i.options for i in does if isinstance(i, ChooseOne)]
    return bool(options) and all([isinstance(i, SwitchForCopy) for option in options[0] for i in option])


@EN.words(BeforeStartingHand)
def before_starting_hand(n: BeforeStartingHand, v: Voice) -> Said:
    return fronted(after_each_other(does(n.does, v)), "before drawing your starting hand")


@EN.words(SwitchForCopy)
def switch_for_copy(n: SwitchForCopy, v: Voice) -> Said:
    return v.act("switch", v.this(), -1, f"with a copy that has {n.side} on its other side")


@EN.words(StartWith)
def start_with(n: StartWith, v: Voice) -> Said:
    cards = name(f"{n.n} different {n.subtype} cards installed, which are not part of your deck")
    return v.act("start", name("the game"), -1, f"with {v.text(cards)}")


@EN.words(BeginInstalled)
def begin_installed(n: BeginInstalled, v: Voice) -> Said:
    return v.act("start", name("the game"), -1, f"with {v.text(v.cards(n.what))} installed")


@EN.words(Outside)
def outside(n: Outside, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), kinds=(n.subtype,), after=("from outside the game",), det=Det.A)


@EN.words(OtherIdentity)
def other_identity(n: OtherIdentity, v: Voice) -> NounPhrase:
    faction = "of the same faction" if n.same_faction else "that does not match the faction of your identity"
    return NounPhrase(
        (NOUNS[IDENTITY],), kinds=(n.subtype,) if n.subtype else (), after=(faction,), det=Det.A, other=n.same_faction
    )


@EN.words(SwitchIdentityWith)
def switch_identity_with(n: SwitchIdentityWith, v: Voice) -> Said:
    other = v.cards(n.what).with_(number="")
    return v.act("switch", name("your identity"), -1, f"with {v.text(other)}")


@EN.words(GainTextOf)
def gain_text_of(n: GainTextOf, v: Voice) -> Said:
    agenda = v.mention("target", v.amount(1).of(standing(n.what.cards, v))) if isinstance(n.what, Chosen) else None
    first = v.act("choose", agenda or v.cards(n.what))
    return after_each_other([first, Clause("gain", v.this(), name(f"the text of {v.text(v.that('target'))}"))])


@EN.words(GainsHostedText)
def gains_hosted_text(n: GainsHostedText, v: Voice) -> Said:
    gains = Clause("gain", v.this(), name("the text of the hosted identity"))
    gone = v.act("remove", name("that identity"), -1, "from the game")
    return after_each_other([gains, fronted(gone, "if this card is uninstalled")])


@EN.words(OneRemoteOnly)
def one_remote_only(n: OneRemoteOnly, v: Voice) -> Said:
    return Bare("limit 1 remote server")


@EN.words(DraftOnly)
def draft_only(n: DraftOnly, v: Voice) -> Said:
    return Bare("draft format only")


@EN.words(OrderedHeap)
def ordered_heap(n: OrderedHeap, v: Voice) -> Said:
    return v.act("maintain", name("the order of your heap")).with_(modal="must")

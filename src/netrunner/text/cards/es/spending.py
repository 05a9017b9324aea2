"""Spanish words for credits spent because of cards, and for cards that are used."""

from __future__ import annotations

from netrunner.rules.machine.terms import NO_TYPE, RUNNER
from netrunner.vocabulary.spending import (
    ForFirstUse,
    GainsByAbility,
    MadeToPay,
    SpendsFrom,
    SpentFromThis,
    UsesDuringRun,
    WithTrashAbility,
)

from ..grammar import Amount, Det, Mood, NounPhrase, Said, Voice
from .cards import every, zone
from .instructions import name
from .words import NOUNS
from .words import SPANISH as ES


@ES.words(GainsByAbility)
def gains_by_ability(n: GainsByAbility, v: Voice) -> str:
    by = f"de una carta que no sea {v.text(v.this())}" if n.other else "de una carta"
    gain = v.act("ganar", name("créditos"), n.player, f"mediante la capacidad {by}")
    said = v.say(gain, Mood.WISH)
    return f"siempre que {said}" if n.always else f"la primera vez que {said} en cada turno"


@ES.words(MadeToPay)
def made_to_pay(n: MadeToPay, v: Voice) -> str:
    who = v.text(v.who(RUNNER))
    return (
        f"siempre que una capacidad de una carta de la Corporación haga que {who} gaste o pierda 1 o más créditos "
        "durante una incursión"
    )


@ES.words(SpendsFrom)
def spends_from(n: SpendsFrom, v: Voice) -> str:
    often = "la primera vez en cada incursión que" if n.first_each_run else "siempre que"
    return f"{often} gastes 1[c] o más de {v.text(v.cards(n.cards).with_(det=Det.A))}"


@ES.words(UsesDuringRun)
def uses_during_run(n: UsesDuringRun, v: Voice) -> str:
    use = v.act("usar", every(n.cards, v, Det.NONE), -1, "durante una incursión")
    return f"la primera vez que {v.say(use, Mood.WISH)} en cada turno"


@ES.words(WithTrashAbility)
def with_trash_ability(n: WithTrashAbility, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), after=("con una capacidad [trash]", f"de {zone('heap', v)}"))


@ES.words(SpentFromThis)
def spent_from_this(n: SpentFromThis, v: Voice) -> Said:
    return v.act("gastar", name("créditos"), -1, f"de {v.text(v.this())} en este turno").with_(tense=Mood.PAST)


@ES.words(ForFirstUse)
def for_first_use(n: ForFirstUse, v: Voice) -> Amount:
    one = v.amount(n.of)
    return Amount(one.text, one.plural, f"{one.per} la primera vez que lo hagas en cada uno de tus turnos", one.many)

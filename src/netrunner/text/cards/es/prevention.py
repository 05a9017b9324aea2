"""Spanish words for preventing and changing what is about to happen (9.8)."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.terms import (
    CORP,
    F_BAD_PUBLICITY,
    F_CREDITS,
    F_DAMAGE,
    F_DRAW,
    F_EXPOSE,
    F_TAGS,
    F_TRACE,
    F_TRASH,
    RUNNER,
    VIRUS,
)
from netrunner.vocabulary.cards import Cards, Hosted
from netrunner.vocabulary.interrupts import (
    DamageInstead,
    Increase,
    KeepFromPurge,
    Prevent,
    PreventAllBut,
    PreventFor,
    SetValue,
)

from ..grammar import Amount, Det, NounPhrase, Said, Voice
from .cards import counters
from .instructions import name
from .words import DAMAGE, NOUNS, TAG, agree, joined
from .words import SPANISH as ES
from .words import damage as damage_noun


@ES.words(Prevent)
def prevent(n: Prevent, v: Voice) -> Said:
    few = "hasta " if n.up_to else ""
    if n.effect == F_TAGS:
        tags = NounPhrase((TAG,), True, Det.ALL) if n.n == -1 else v.amount(n.n).of(NounPhrase((TAG,)), few)
        if n.n == -1 and n.up_to:
            tags = name("cualquier número de marcas")
        return v.act("evitar", None, -1, f"recibir {v.text(tags)}", tags.per)
    if n.effect == F_DAMAGE:
        kinds = joined([DAMAGE[of] for of in n.types or (n.of,) if of >= 0], "o")
        kind = f" {kinds}" if kinds else ""
        amount = v.amount(n.n)
        if amount.many:
            amount = Amount("X", True, f", donde X es el número de {amount.many}")
        points = "punto" if not amount.plural else "puntos"
        whole = f"cualquier cantidad de daño{kind}" if n.up_to else f"todo el daño{kind}"
        text = whole if n.n == -1 else f"{few}{amount.text} {points} de daño{kind}"
        source = "de la carta a la que se está accediendo" if n.from_accessed else ""
        return v.act("prevenir", name(text, amount.per), -1, source)
    if n.effect == F_BAD_PUBLICITY:
        much = "toda esa" if n.n == -1 else f"{few}{v.amount(n.n).text} de esa"
        return v.act("evitar", None, -1, f"recibir {much} mala publicidad")
    return v.act("prevenir", name("eso"))


@ES.words(PreventAllBut)
def prevent_all_but(n: PreventAllBut, v: Voice) -> Said:
    kind = f" {DAMAGE[n.of]}" if n.of >= 0 else ""
    return v.act("prevenir", name(f"todo el daño{kind} menos {n.left} punto{'' if n.left == 1 else 's'}"))


@ES.words(KeepFromPurge)
def keep_from_purge(n: KeepFromPurge, v: Voice) -> Said:
    where = "el programa alojado" if isinstance(n.of, Hosted) else v.text(v.cards(n.of))
    what = f"{v.text(counters(VIRUS, v.amount(n.n)))} de {where}"
    return v.act("evitar", None, -1, f"que se retire{'' if n.n == 1 else 'n'} {what}")


@ES.words(PreventFor)
def prevent_for(n: PreventFor, v: Voice) -> Said:
    card = NounPhrase((NOUNS[0],)) if n.cards is None else v.cards(n.cards)
    if isinstance(n.cards, Cards) and n.cards.where == ("installed",) and "instalado" not in card.adjectives:
        card = card.with_(adjectives=("instalado", *card.adjectives))
    word = agree({F_TRASH: "destruido", F_EXPOSE: "expuesto"}[n.effect], card.feminine, False)
    by = "por la Corporación" if n.by == CORP else ""
    return v.act("prevenir", None, -1, f"que {v.text(v.amount(1).of(card))} sea {word}", by)


#: What the value of an imminent effect is called.
VALUES: Final = {
    F_CREDITS: "el número de créditos",
    F_DRAW: "el número de cartas robadas",
    F_TAGS: "el número de marcas",
    F_TRACE: "la fuerza de rastreo base",
}


def value(effect: int, of: int) -> NounPhrase:
    """ "El daño de red", "el número de marcas"."""
    if effect == F_DAMAGE:
        return name(f"el daño {DAMAGE[of]}" if of >= 0 else "el daño")
    return name(VALUES.get(effect, "ese valor"))


@ES.words(Increase)
def increase(n: Increase, v: Voice) -> Said:
    amount = v.amount(n.n)
    return v.act("aumentar", value(n.effect, n.of), -1, f"en {amount.text}", amount.per)


@ES.words(SetValue)
def set_value(n: SetValue, v: Voice) -> Said:
    verb = "reducir" if n.effect == F_TRACE and n.n == 0 else "cambiar"
    return v.act(verb, value(n.effect, n.of), -1, f"a {n.n}")


@ES.words(DamageInstead)
def damage_instead(n: DamageInstead, v: Voice) -> Said:
    what = v.amount(n.n).of(NounPhrase((damage_noun(n.becomes),)))
    clause = v.act("sufrir" if v.actor == RUNNER else "infligir", what)
    return clause.then(f"en lugar de ese daño {DAMAGE[n.of]}")

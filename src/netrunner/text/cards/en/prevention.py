"""English words for preventing and changing what is about to happen (9.8)."""

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

from ..grammar import Amount, NounPhrase, Said, Voice
from .cards import counters
from .instructions import name
from .words import DAMAGE, EN, NOUNS, TAG, joined


@EN.words(Prevent)
def prevent(n: Prevent, v: Voice) -> Said:
    amount = Amount("all", True) if n.n == -1 else v.amount(n.n)
    if n.up_to:
        whole = "any number of" if n.effect == F_TAGS else "any amount of"
        amount = Amount(whole if n.n == -1 else f"up to {amount.text}", True, amount.per, amount.many)
    if n.effect == F_TAGS:
        return v.act("avoid", amount.of(NounPhrase((TAG,))))
    if n.effect == F_DAMAGE:
        kinds = joined([DAMAGE[of] for of in n.types or (n.of,) if of >= 0], "or")
        kind = f"{kinds} " if kinds else ""
        if amount.many:
            few = "up to " if n.up_to else ""
            amount = Amount(f"{few}X", True, f", where X is the number of {amount.many}")
        source = "from the card being accessed" if n.from_accessed else ""
        return v.act("prevent", name(f"{amount.text} {kind}damage", amount.per), -1, source)
    if n.effect == F_BAD_PUBLICITY:
        return v.act("avoid", name(f"taking {amount.text} of that bad publicity"))
    return v.act("prevent", name("that"))


@EN.words(PreventAllBut)
def prevent_all_but(n: PreventAllBut, v: Voice) -> Said:
    kind = f"{DAMAGE[n.of]} " if n.of >= 0 else ""
    return v.act("prevent", name(f"all but {n.left} {kind}damage"))


@EN.words(KeepFromPurge)
def keep_from_purge(n: KeepFromPurge, v: Voice) -> Said:
    where = "the hosted program" if isinstance(n.of, Hosted) else v.text(v.cards(n.of))
    what = f"{v.text(counters(VIRUS, v.amount(n.n)))} on {where}"
    return v.act("prevent", name(what), -1, "from being removed")


@EN.words(PreventFor)
def prevent_for(n: PreventFor, v: Voice) -> Said:
    card = NounPhrase((NOUNS[0],)) if n.cards is None else v.cards(n.cards)
    if isinstance(n.cards, Cards) and n.cards.where == ("installed",) and "installed" not in card.adjectives:
        card = card.with_(adjectives=("installed", *card.adjectives))
    words = {F_TRASH: "trashed", F_EXPOSE: "exposed"}
    what = v.amount(1).of(card)
    return v.act("prevent", what, -1, f"from being {words[n.effect]}", "by the Corp" if n.by == CORP else "")


#: What the value of an imminent effect is called.
VALUES: Final = {
    F_CREDITS: "the number of credits",
    F_DRAW: "the number of cards drawn",
    F_TAGS: "the number of tags",
    F_TRACE: "the base trace strength",
}


def value(effect: int, of: int) -> NounPhrase:
    """ "The net damage", "the number of tags"."""
    if effect == F_DAMAGE:
        return name(f"the {DAMAGE[of]} damage" if of >= 0 else "the damage")
    return name(VALUES.get(effect, "that value"))


@EN.words(Increase)
def increase(n: Increase, v: Voice) -> Said:
    amount = v.amount(n.n)
    return v.act("increase", value(n.effect, n.of), -1, f"by {amount.text}", amount.per)


@EN.words(SetValue)
def set_value(n: SetValue, v: Voice) -> Said:
    verb = "reduce" if n.effect == F_TRACE and n.n == 0 else "change"
    return v.act(verb, value(n.effect, n.of), -1, f"to {n.n}")


@EN.words(DamageInstead)
def damage_instead(n: DamageInstead, v: Voice) -> Said:
    clause = v.act("suffer" if v.actor == RUNNER else "do", name(f"{n.n} {DAMAGE[n.becomes]} damage"))
    return clause.then(f"instead of that {DAMAGE[n.of]} damage")

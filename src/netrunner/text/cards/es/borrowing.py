"""Spanish words for abilities of other cards that are had, used or triggered by this one."""

from __future__ import annotations

from netrunner.vocabulary.borrowing import GainsPaidAbilitiesOf, TriggersAlsoSecondTime, UseClickAbilityOf

from ..grammar import Clause, Det, Said, Voice
from .cards import ES, every
from .instructions import name


@ES.words(GainsPaidAbilitiesOf)
def gains_paid_abilities_of(n: GainsPaidAbilitiesOf, v: Voice) -> Said:
    whose = v.cards(n.cards).with_(plural=True, det=Det.ALL)
    whose = whose.with_(adjectives=("alojado", *whose.adjectives))
    return Clause("ganar", v.this(), name(f"las capacidades con coste de {v.text(whose)}"))


@ES.words(TriggersAlsoSecondTime)
def triggers_also_second_time(n: TriggersAlsoSecondTime, v: Voice) -> Said:
    cards = every(n.cards, v)
    rest = ("también la segunda vez que se cumpla su condición en cada turno",)
    return Clause("activarse", cards, rest=rest)


@ES.words(UseClickAbilityOf)
def use_click_ability_of(n: UseClickAbilityOf, v: Voice) -> Said:
    ability = f"la capacidad de [click] de {v.text(v.cards(n.what))}"
    return v.act("usar", name(ability), -1, "sin gastar [click]")

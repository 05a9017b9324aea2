"""English words for abilities of other cards that are had, used or triggered by this one."""

from __future__ import annotations

from netrunner.vocabulary.borrowing import GainsPaidAbilitiesOf, TriggersAlsoSecondTime, UseClickAbilityOf

from ..grammar import Clause, Det, Said, Voice
from .cards import every
from .instructions import name
from .words import EN


@EN.words(GainsPaidAbilitiesOf)
def gains_paid_abilities_of(n: GainsPaidAbilitiesOf, v: Voice) -> Said:
    whose = v.cards(n.cards).with_(plural=True, det=Det.ALL)
    whose = whose.with_(adjectives=("hosted", *whose.adjectives))
    return Clause("gain", v.this(), name(f"the paid abilities of {v.text(whose)}"))


@EN.words(TriggersAlsoSecondTime)
def triggers_also_second_time(n: TriggersAlsoSecondTime, v: Voice) -> Said:
    cards = every(n.cards, v)
    rest = ("the second time each turn their trigger condition is met",)
    return Clause("also trigger", cards, rest=rest)


@EN.words(UseClickAbilityOf)
def use_click_ability_of(n: UseClickAbilityOf, v: Voice) -> Said:
    ability = f"the [click] ability of {v.text(v.cards(n.what))}"
    return v.act("use", name(ability), -1, "without spending [click]")

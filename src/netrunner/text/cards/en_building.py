"""English words for lines about building a deck, and for restrictions on installing."""

from __future__ import annotations

from typing import Final

from netrunner.vocabulary.building import FreeInfluenceIf
from netrunner.vocabulary.flow import RepeatAbility
from netrunner.vocabulary.traits import InstallOnlyIf

from .en_instructions import if_, name
from .en_words import EN
from .grammar import Clause, Said, Voice

FACTIONS: Final = {
    "haas-bioroid": "Haas-Bioroid",
    "jinteki": "Jinteki",
    "nbn": "NBN",
    "weyland-consortium": "Weyland",
}


@EN.words(FreeInfluenceIf)
def free_influence_if(n: FreeInfluenceIf, v: Voice) -> Said:
    need = f"{n.cards} or more cards" if n.cards else f"{n.copies} or more non-alliance {FACTIONS[n.faction]} cards"
    return Clause("cost", v.this(), name("0 influence"), rest=(f"if you have {need} in your deck",))


@EN.words(InstallOnlyIf)
def install_only_if(n: InstallOnlyIf, v: Voice) -> Said:
    return v.act("install", v.this(), -1, "only", if_(n.condition, v))


@EN.words(RepeatAbility)
def repeat_ability(n: RepeatAbility, v: Voice) -> Said:
    return v.act("repeat", name("this process"))

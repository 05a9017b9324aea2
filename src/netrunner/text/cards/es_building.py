"""Spanish words for lines about building a deck, and for restrictions on installing."""

from __future__ import annotations

from typing import Final

from netrunner.vocabulary.building import FreeInfluenceIf
from netrunner.vocabulary.flow import RepeatAbility
from netrunner.vocabulary.traits import InstallOnlyIf

from .es_cards import ES
from .es_instructions import if_, name
from .grammar import Clause, Said, Voice

FACTIONS: Final = {
    "haas-bioroid": "Haas-Bioroid",
    "jinteki": "Jinteki",
    "nbn": "NBN",
    "weyland-consortium": "Weyland",
}


@ES.words(FreeInfluenceIf)
def free_influence_if(n: FreeInfluenceIf, v: Voice) -> Said:
    need = f"{n.cards} cartas o más"
    if n.faction:
        need = f"{n.copies} cartas o más de {FACTIONS[n.faction]} que no sean alianza"
    return Clause("costar", v.this(), name("0 puntos de influencia"), rest=(f"si tienes {need} en tu mazo",))


@ES.words(InstallOnlyIf)
def install_only_if(n: InstallOnlyIf, v: Voice) -> Said:
    return v.act("instalar", v.this(), -1, "solo", if_(n.condition, v))


@ES.words(RepeatAbility)
def repeat_ability(n: RepeatAbility, v: Voice) -> Said:
    return v.act("repetir", name("este proceso"))

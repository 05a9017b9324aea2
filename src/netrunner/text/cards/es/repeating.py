"""Spanish words for restrictions on installing, and for repeating a process."""

from __future__ import annotations

from netrunner.vocabulary.flow import RepeatAbility
from netrunner.vocabulary.traits import InstallOnlyIf

from ..grammar import Said, Voice
from .cards import ES
from .instructions import if_, name


@ES.words(InstallOnlyIf)
def install_only_if(n: InstallOnlyIf, v: Voice) -> Said:
    return v.act("instalar", v.this(), -1, "solo", if_(n.condition, v))


@ES.words(RepeatAbility)
def repeat_ability(n: RepeatAbility, v: Voice) -> Said:
    return v.act("repetir", name("este proceso"))

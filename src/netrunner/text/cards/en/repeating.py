"""English words for restrictions on installing, and for repeating a process."""

from __future__ import annotations

from netrunner.vocabulary.flow import RepeatAbility
from netrunner.vocabulary.traits import InstallOnlyIf

from ..grammar import Said, Voice
from .instructions import if_, name
from .words import EN


@EN.words(InstallOnlyIf)
def install_only_if(n: InstallOnlyIf, v: Voice) -> Said:
    return v.act("install", v.this(), -1, "only", if_(n.condition, v))


@EN.words(RepeatAbility)
def repeat_ability(n: RepeatAbility, v: Voice) -> Said:
    return v.act("repeat", name("this process"))

"""Spanish words for mechanics of their own."""

from __future__ import annotations

from netrunner.rules.machine.terms import (
    CORP,
    RUNNER,
)
from netrunner.vocabulary.mechanics import BecomesCounter, PsiGame, StaysInPlay

from ..grammar import (
    Clause,
    Said,
    Several,
    Voice,
    after_each_other,
    fronted,
    together,
)
from .cards import ES
from .instructions import (
    does,
    name,
)
from .words import (
    agree,
)


@ES.words(PsiGame)
def psi_game(n: PsiGame, v: Voice) -> Said:
    spend = name("0[c], 1[c] o 2[c]")
    parts: list[Said] = [Clause("gastar", name("cada jugador"), spend, rest=("en secreto y luego ambos lo revelan",))]
    if n.same:
        parts.append(fronted(_all(does(n.same, v)), "si ambos gastaron lo mismo"))
    if n.different:
        parts.append(fronted(_all(does(n.different, v)), "si gastaron cantidades distintas"))
    return after_each_other(parts)


def _all(parts: list[Said]) -> Said:
    """In one sentence, unless one of them takes several."""
    return after_each_other(parts) if any([isinstance(part, Several) for part in parts]) else together(parts)


@ES.words(StaysInPlay)
def stays_in_play(n: StaysInPlay, v: Voice) -> Said:
    lost = "se robe" if v.side == CORP else "se puntúe" if v.side == RUNNER else "se puntúe o se robe"
    until = "comience tu próximo turno" if n.lockdown else f"se juegue otra corriente o {lost} un plan"
    word = agree("destruido", v.this().feminine, False)
    return Clause("ser", v.this(), rest=(f"{word} hasta que {until}",), negative=True)


@ES.words(BecomesCounter)
def becomes_counter(n: BecomesCounter, v: Voice) -> Said:
    lines = " ".join([v.copy().line(ability).replace("«", "“").replace("»", "”") for ability in n.abilities])
    words = f" con «{lines.removesuffix('.')}»" if lines else ""
    return v.act("alojar", v.this(), -1, f"en {v.text(v.cards(n.on))} como contador de condición{words}")

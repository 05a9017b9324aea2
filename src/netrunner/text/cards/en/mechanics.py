"""English words for mechanics of their own."""

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
from .instructions import (
    does,
    name,
)
from .words import EN


@EN.words(PsiGame)
def psi_game(n: PsiGame, v: Voice) -> Said:
    spend = name("0[c], 1[c], or 2[c]")
    parts: list[Said] = [Clause("spend", name("each player"), spend, rest=("in secret, then both reveal it",))]
    if n.same:
        parts.append(fronted(_all(does(n.same, v)), "if both spent the same"))
    if n.different:
        parts.append(fronted(_all(does(n.different, v)), "if they spent different amounts"))
    return after_each_other(parts)


def _all(parts: list[Said]) -> Said:
    """In one sentence, unless one of them takes several."""
    return after_each_other(parts) if any([isinstance(part, Several) for part in parts]) else together(parts)


@EN.words(StaysInPlay)
def stays_in_play(n: StaysInPlay, v: Voice) -> Said:
    lost = "stolen" if v.side == CORP else "scored" if v.side == RUNNER else "scored or stolen"
    until = "your next turn begins" if n.lockdown else f"another current is played or an agenda is {lost}"
    return Clause("be", v.this(), rest=(f"not trashed until {until}",))


@EN.words(BecomesCounter)
def becomes_counter(n: BecomesCounter, v: Voice) -> Said:
    lines = " ".join([v.copy().line(ability).replace("“", "‘").replace("”", "’") for ability in n.abilities])
    words = f" with “{lines}”" if lines else ""
    return v.act("host", v.this(), -1, f"on {v.text(v.cards(n.on))} as a condition counter{words}")

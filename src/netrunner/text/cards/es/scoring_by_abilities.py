"""Spanish words for scoring by an ability and for "when scored" abilities."""

from __future__ import annotations

from netrunner.vocabulary.scoring_by_abilities import RequirementAtMost, ResolveWhenScored, ScoreIt, WithWhenScored

from ..grammar import NounPhrase, Said, Voice, from_play
from .cards import ES
from .instructions import name


@ES.words(RequirementAtMost)
def requirement_at_most(n: RequirementAtMost, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    most = v.amount(n.n)
    bound = f"al número de {most.many}" if most.many else f"a {most.text}"
    return cards.with_(after=(*cards.after, f"con un requisito de avance igual o inferior {bound}"))


@ES.words(ScoreIt)
def score_it(n: ScoreIt, v: Voice) -> Said:
    return v.act("puntuar", from_play(v.cards(n.what), n.what, "instalado"))


@ES.words(WithWhenScored)
def with_when_scored(n: WithWhenScored, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    but = (f"que no sea copia de {v.text(v.this().with_(pronoun=False))}",) if n.other else ()
    return cards.with_(after=(*cards.after, *but))


@ES.words(ResolveWhenScored)
def resolve_when_scored(n: ResolveWhenScored, v: Voice) -> Said:
    what = name("la capacidad «cuando puntúes este plan»")
    return v.act("resolver", what, -1, f"de {v.text(v.cards(n.what))}")

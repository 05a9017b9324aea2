"""English words for scoring by an ability and for "when scored" abilities."""

from __future__ import annotations

from netrunner.vocabulary.scoring_by_abilities import RequirementAtMost, ResolveWhenScored, ScoreIt, WithWhenScored

from ..grammar import NounPhrase, Said, Voice, from_play
from .instructions import name
from .words import EN


@EN.words(RequirementAtMost)
def requirement_at_most(n: RequirementAtMost, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    most = v.amount(n.n)
    bound = f"the number of {most.many}" if most.many else most.text
    return cards.with_(after=(*cards.after, f"with an advancement requirement equal to or less than {bound}"))


@EN.words(ScoreIt)
def score_it(n: ScoreIt, v: Voice) -> Said:
    return v.act("score", from_play(v.cards(n.what), n.what, "installed"))


@EN.words(WithWhenScored)
def with_when_scored(n: WithWhenScored, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    but = (f"other than copies of {v.text(v.this().with_(pronoun=False))}",) if n.other else ()
    return cards.with_(after=(*cards.after, *but))


@EN.words(ResolveWhenScored)
def resolve_when_scored(n: ResolveWhenScored, v: Voice) -> Said:
    return v.act("resolve", name("the “when you score this agenda” ability"), -1, f"of {v.text(v.cards(n.what))}")

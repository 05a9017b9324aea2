"""English words for credits spent because of cards, and for cards that are used."""

from __future__ import annotations

from netrunner.rules.machine.terms import NO_TYPE, RUNNER
from netrunner.vocabulary.spending import (
    ForFirstUse,
    GainsByAbility,
    MadeToPay,
    SpendsFrom,
    SpentFromThis,
    UsesDuringRun,
    WithTrashAbility,
)

from ..grammar import Amount, Det, Mood, NounPhrase, Said, Voice
from .cards import every, zone
from .instructions import name
from .words import EN, NOUNS


@EN.words(GainsByAbility)
def gains_by_ability(n: GainsByAbility, v: Voice) -> str:
    v.subject = v.who(n.player)
    often = "whenever" if n.always else "the first time each turn"
    by = f"through an ability of a card other than {v.text(v.this())}" if n.other else "through a card ability"
    return f"{often} {v.say(v.act('gain', name('credits'), n.player, by))}"


@EN.words(MadeToPay)
def made_to_pay(n: MadeToPay, v: Voice) -> str:
    who = v.text(v.who(RUNNER))
    return f"whenever an ability of a Corp card makes {who} spend or lose 1 or more credits during a run"


@EN.words(SpendsFrom)
def spends_from(n: SpendsFrom, v: Voice) -> str:
    often = "the first time each run" if n.first_each_run else "whenever"
    return f"{often} you spend 1[c] or more from {v.text(v.cards(n.cards).with_(det=Det.A))}"


@EN.words(UsesDuringRun)
def uses_during_run(n: UsesDuringRun, v: Voice) -> str:
    return f"the first time each turn {v.say(v.act('use', every(n.cards, v), -1, 'during a run'))}"


@EN.words(WithTrashAbility)
def with_trash_ability(n: WithTrashAbility, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[NO_TYPE],), after=("with a [trash] ability", f"from {zone('heap', v)}"))


@EN.words(SpentFromThis)
def spent_from_this(n: SpentFromThis, v: Voice) -> Said:
    return v.act("spend", name("credits"), -1, f"from {v.text(v.this())} this turn").with_(tense=Mood.PAST)


@EN.words(ForFirstUse)
def for_first_use(n: ForFirstUse, v: Voice) -> Amount:
    one = v.amount(n.of)
    return Amount(one.text, one.plural, f"{one.per} the first time you do during each of your turns", one.many)

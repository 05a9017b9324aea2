"""How words take their parts: one or several, prices as numbers, and names that are wrong when a card is declared."""

from __future__ import annotations

from typing import get_args

import pytest

from netrunner.rules.machine.terms import EVENTS, F_TAGS, ICE, PROGRAM
from netrunner.vocabulary import (
    Both,
    Cannot,
    Cards,
    ChooseOne,
    Chosen,
    Clicks,
    Delayed,
    Encountered,
    EncounterWith,
    EndRun,
    EventCard,
    ForEvent,
    Gain,
    GiveTags,
    HappenedThisTurn,
    If,
    Its,
    MayPay,
    Prevent,
    Run,
    RunnerTagged,
    Search,
    StrengthBonus,
    This,
    Trace,
    Until,
    Would,
    when,
)
from netrunner.vocabulary.cards import _PLACES, Of, Where
from netrunner.vocabulary.conditions import EventName
from netrunner.vocabulary.costs import Credits
from netrunner.vocabulary.lasting import NextEncountered
from netrunner.vocabulary.words import A_USE


def test_one_thing_or_several_are_kept_alike() -> None:
    gain, tag = Gain(1), GiveTags(1)
    assert Both(gain, tag).parts == (gain, tag)
    assert ChooseOne(gain, (tag, gain)).options == ((gain,), (tag, gain))
    assert If(RunnerTagged(), gain).then == (gain,) and If(RunnerTagged(), (gain, tag)).then == (gain, tag)
    assert Cards(PROGRAM, "virus").types == (PROGRAM,) and Cards((PROGRAM, ICE)).types == (PROGRAM, ICE)
    assert Cards(where="hq").where == ("hq",) and Search(Cards(), zones="heap").zones == ("heap",)
    assert [result.does for result in Trace(3, tag).results] == [(tag,)]


def test_a_plain_number_is_a_price_in_credits() -> None:
    five, both = MayPay(5, Gain(1)).cost.parts, MayPay((Clicks(), 2), Gain(1)).cost.parts
    assert [type(part) for part in five] == [Credits] and [type(part) for part in both] == [Clicks, Credits]


@pytest.mark.rule("9.8.1")
def test_9_8_1_an_ability_that_waits_for_what_would_happen_is_an_interrupt() -> None:
    assert when(Would(F_TAGS), Prevent(F_TAGS, 1)).interrupt
    assert not when(ForEvent("tags-taken"), Gain(1)).interrupt
    paying = when(ForEvent("tags-taken"), Gain(1), may_pay=2)
    assert paying.optional and isinstance(paying.does[0], MayPay) and paying.does[0].asked


def test_a_lasting_effect_settles_the_cards_it_speaks_of() -> None:
    ice = Chosen(Cards(ICE))
    chosen = Until(StrengthBonus(2, of=ice), "turn")
    assert chosen.choose is ice and chosen.about is None and isinstance(chosen.static.of, Its)
    met = Until(StrengthBonus(-1, of=Encountered()), "encounter")
    assert met.choose is None and isinstance(met.about, Encountered) and isinstance(met.static.of, Its)
    used = Until(Cannot(A_USE, cards=Chosen(Cards(PROGRAM))), "run")
    assert isinstance(used.choose, Chosen) and isinstance(used.static.cards, Of)
    assert isinstance(Delayed(when(EncounterWith(EventCard()), EndRun()), "run").about, EventCard)
    boosted = Run(during=StrengthBonus(2, of=ice))
    assert boosted.choose is ice


def test_what_is_told_at_any_time_is_not_settled() -> None:
    for selection in (This(), NextEncountered()):
        lasting = Until(StrengthBonus(2, of=selection), "run")
        assert lasting.about is None and lasting.static.of is selection


def test_names_that_do_not_exist_are_refused_when_a_card_is_declared() -> None:
    with pytest.raises(ValueError, match="trashd"):
        ForEvent("trashd")
    with pytest.raises(ValueError, match="run-succesful"):
        HappenedThisTurn("run-succesful")
    with pytest.raises(ValueError, match="hand"):
        Cards(where="hand")
    with pytest.raises(ValueError, match="round"):
        Until(StrengthBonus(1), "round")


def test_types_know_the_same_names() -> None:
    assert get_args(EventName) == EVENTS
    assert get_args(Where) == tuple(_PLACES)

"""English words for actions and clicks."""

from __future__ import annotations

from typing import Final

from netrunner.rules.machine.terms import CORP, RUNNER
from netrunner.vocabulary.actions import (
    ActionCostsMore,
    AllottedClicks,
    ClicksNextTurn,
    ClicksOnSameAction,
    DifferentActions,
    FirstClickOnly,
    MayWith,
    OncePerTurn,
    SpendsClickTo,
    TakeDifferentAction,
)

from ..grammar import Bare, Said, Voice, allowed, fronted, together
from .abilities import under
from .cards import clicks, possessive
from .instructions import does, name
from .words import EN, joined

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
BASIC: Final = {"gain": "gain 1[c]", "draw": "draw 1 card"}


@EN.words(SpendsClickTo)
def spends_click_to(n: SpendsClickTo, v: Voice) -> str:
    clause = v.act("spend", clicks(1), n.player, f"to {joined([BASIC[a] for a in n.actions], 'or')}")
    v.subject = clause.subject
    return f"whenever {v.say(clause.then('(not through a card ability)'))}"


@EN.words(ClicksOnSameAction)
def clicks_on_same_action(n: ClicksOnSameAction, v: Voice) -> str:
    return f"the first time each turn you spend {'[click]' * n.n} on the same action"


@EN.words(DifferentActions)
def different_actions(n: DifferentActions, v: Voice) -> str:
    which = joined(list(ORDINALS[: n.n]))
    return (
        f"when the {ORDINALS[n.n - 1]} action you take on your turn is complete, "
        f"if the {which} actions you took were each different from one another"
    )


@EN.words(TakeDifferentAction)
def take_different_action(n: TakeDifferentAction, v: Voice) -> Said:
    return v.act("take", name("another different action"), -1, f", paying {'[click]' * n.less} less")


@EN.words(AllottedClicks)
def allotted_clicks(n: AllottedClicks, v: Voice) -> Said:
    amount = v.amount(n.n)
    fewer = amount.text.startswith("-")
    change = f"{amount.text.lstrip('-')} {'fewer' if fewer else 'additional'} [click]"
    have = v.act("have", name(change, amount.per), n.player)
    whose = possessive(n.player, v)
    return under(Bare(v.say(have.then(f"to spend during each of {whose} turns"))), n.condition, v)


@EN.words(ClicksNextTurn)
def clicks_next_turn(n: ClicksNextTurn, v: Voice) -> Said:
    amount = v.amount(n.n)
    fewer = amount.text.startswith("-")
    change = f"{amount.text.lstrip('-')} {'fewer' if fewer else 'additional'} [click]"
    whose = "your" if v.is_reader(n.player) else "their"
    have = v.act("have", name(change, amount.per), n.player).then(f"to spend during {whose} next turn")
    return Bare(v.say(have)) if have.subject.reader else have


@EN.words(FirstClickOnly)
def first_click_only(n: FirstClickOnly, v: Voice) -> Said:
    return v.act("play", v.this(), -1, "only as your first [click]")


@EN.words(MayWith)
def may_with(n: MayWith, v: Voice) -> Said:
    actor = v.acting(n.choose.player)
    v.direct["target"] = actor.cards(n.choose).with_(number="1", plural=False)
    return allowed(together(does(n.does, actor)), v.who(n.choose.player))


@EN.words(OncePerTurn)
def once_per_turn(n: OncePerTurn, v: Voice) -> Said:
    return fronted(v.said(n.may), "once per turn")


@EN.words(ActionCostsMore)
def action_costs_more(n: ActionCostsMore, v: Voice) -> Said:
    change = name(f"{abs(n.n)}[c] {'fewer' if n.n < 0 else 'more'}")
    payer = RUNNER if n.action == "remove a tag" else CORP
    said = v.act("pay", change, payer, f"when spending [click] to {n.action} (not through a card ability)")
    return allowed(said, v.who(payer)) if n.n < 0 else said

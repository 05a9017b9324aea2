"""Spanish words for actions and clicks."""

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

from ..grammar import Bare, Mood, Said, Voice, allowed, fronted, together
from .abilities import under
from .cards import ES, clicks
from .instructions import does, name
from .words import joined

ORDINALS: Final = ("primera", "segunda", "tercera", "cuarta", "quinta")
BASIC: Final = {"gain": "ganar 1[c]", "draw": "robar 1 carta"}


@ES.words(SpendsClickTo)
def spends_click_to(n: SpendsClickTo, v: Voice) -> str:
    clause = v.act("gastar", clicks(1), n.player, f"para {joined([BASIC[a] for a in n.actions], 'o')}")
    v.subject = clause.subject
    return f"siempre que {v.say(clause.then('(y no mediante la capacidad de una carta)'), Mood.WISH)}"


@ES.words(ClicksOnSameAction)
def clicks_on_same_action(n: ClicksOnSameAction, v: Voice) -> str:
    return f"la primera vez en cada turno que gastes {'[click]' * n.n} en la misma acción"


@ES.words(DifferentActions)
def different_actions(n: DifferentActions, v: Voice) -> str:
    which = joined([f"la {word}" for word in ORDINALS[: n.n]])
    return (
        f"cuando se complete la {ORDINALS[n.n - 1]} acción que lleves a cabo en tu turno, "
        f"si {which} fueron todas distintas entre sí"
    )


@ES.words(TakeDifferentAction)
def take_different_action(n: TakeDifferentAction, v: Voice) -> Said:
    return v.act("realizar", name("otra acción distinta"), -1, f"pagando {'[click]' * n.less} menos")


@ES.words(AllottedClicks)
def allotted_clicks(n: AllottedClicks, v: Voice) -> Said:
    amount = v.amount(n.n)
    more = name(f"{amount.text}[click] {'adicional' if amount.text == '1' else 'adicionales'}", amount.per)
    if amount.text.startswith("-"):
        more = name(f"{amount.text.lstrip('-')}[click] menos", amount.per)
    turns = "tus turnos" if v.is_reader(n.player) else "sus turnos"
    have = v.act("tener", more, n.player, f"para gastar durante cada uno de {turns}")
    return under(Bare(v.say(have).strip()), n.condition, v)


@ES.words(ClicksNextTurn)
def clicks_next_turn(n: ClicksNextTurn, v: Voice) -> Said:
    amount = v.amount(n.n)
    more = name(f"{amount.text}[click] {'adicional' if amount.text == '1' else 'adicionales'}", amount.per)
    if amount.text.startswith("-"):
        more = name(f"{amount.text.lstrip('-')}[click] menos", amount.per)
    turn = "tu próximo turno" if v.is_reader(n.player) else "su próximo turno"
    have = v.act("tener", more, n.player, f"para gastar durante {turn}")
    return Bare(v.say(have).strip()) if have.subject.reader else have


@ES.words(FirstClickOnly)
def first_click_only(n: FirstClickOnly, v: Voice) -> Said:
    return v.act("jugar", v.this(), -1, "solo como tu primer [click]")


@ES.words(MayWith)
def may_with(n: MayWith, v: Voice) -> Said:
    actor = v.acting(n.choose.player)
    v.direct["target"] = actor.cards(n.choose).with_(number="1", plural=False)
    return allowed(together(does(n.does, actor)), v.who(n.choose.player))


@ES.words(OncePerTurn)
def once_per_turn(n: OncePerTurn, v: Voice) -> Said:
    return fronted(v.said(n.may), "una vez por turno")


_DEEDS: Final = {"remove a tag": "retirar una marca", "trash a resource": "destruir un recurso"}


@ES.words(ActionCostsMore)
def action_costs_more(n: ActionCostsMore, v: Voice) -> Said:
    change = name(f"{abs(n.n)}[c] {'menos' if n.n < 0 else 'más'}")
    payer = RUNNER if n.action == "remove a tag" else CORP
    deed = f"al gastar [click] para {_DEEDS[n.action]} (y no mediante la capacidad de una carta)"
    said = v.act("pagar", change, payer, deed)
    return allowed(said, v.who(payer)) if n.n < 0 else said

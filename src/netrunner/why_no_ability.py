"""Why can that ability not be used? What is in the way of abilities: of a card that is named, or of breaking.

`netrunner.why_not` asks here about the words that use a card. As there, reasons come from the checks that list the
options.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from netrunner.rules.abilities.resolving import granted_paid, user, why_not_theirs, why_not_use
from netrunner.rules.accessing.access import accessed_card
from netrunner.rules.machine import decisions as d
from netrunner.rules.machine.card import Card
from netrunner.rules.machine.nodes import Context, Paid, always_in_play
from netrunner.rules.machine.terms import CORP, ICE, PLAY_AREA, RUNNER
from netrunner.rules.machine.zones import is_score_area
from netrunner.rules.runs.encounters import current_encounter, subroutines
from netrunner.text.words import knows
from netrunner.why_no_answer import is_paying
from netrunner.wishes import split_tool, title_called

if TYPE_CHECKING:
    from netrunner.why_not import WhyNot, _Asker

#: As the text of an option names it: "Gordian Blade ability 1", "Corroder granted ability 1"
_ABILITY: Final = re.compile(r"\s+(granted\s+)?ability\s+(\d{1,3})$", re.IGNORECASE)
#: The numbers of an option from which on an ability is one that another card gives (9.1.3b)
_GRANTED: Final = 32


@dataclass(frozen=True, slots=True)
class Usable:
    """A paid ability that a player controls, and the number that its option has."""

    card: Card
    node: Paid
    me: Context
    arg: int


def use(asker: _Asker, about: str) -> WhyNot:
    """The abilities of the card that is named, or the one of them that the text of an option names."""
    one = _ABILITY.search(about)
    about = about[: one.start()] if one is not None else about
    known = asker._called(about, lambda c: True)
    mine = [c for c in known if could_use(asker, c)]
    if mine:
        return asker._of_cards(mine, lambda card: _use_card(asker, card, one))
    if not known:
        return asker._unknown(about, "refused-not-seen", "9.5.2")
    card = known[0]
    if card.defn.paid and knows(asker.s, card, asker.seat):
        node = card.defn.paid[0]
        return _use_ability(asker, Usable(card, node, Context(user(card, node), card.id, card.ref), node.slot))
    return _conditional(asker, card)


def could_use(asker: _Asker, card: Card) -> bool:
    """Whether there is an ability of the card to ask about."""
    if card.zone != PLAY_AREA and not is_score_area(card.zone):
        return False
    return bool(_abilities(asker, card))


def _abilities(asker: _Asker, card: Card) -> list[Usable]:
    """The paid abilities of a card that this player controls (1.13.4), printed or granted, and knows of (10.2)."""
    s, seat = asker.s, asker.seat
    if not knows(s, card, seat):
        return []
    printed = [n for n in card.defn.paid if user(card, n) == seat]
    found = [Usable(card, n, Context(seat, card.id, card.ref), n.slot) for n in printed]
    granted = [(n, me, arg) for n, me, arg in granted_paid(s) if me.card == card.id and me.player == seat]
    found.extend([Usable(card, n, me, arg) for n, me, arg in sorted(granted, key=lambda one: one[2])])
    return found


def _use_card(asker: _Asker, card: Card, named: re.Match[str] | None) -> WhyNot:
    """Use the ability that the text of an option names, or any."""
    wanted = _abilities(asker, card)
    if named is not None:
        number = int(named[2]) - 1
        if named[1]:
            wanted = [one for one in wanted if one.arg >= _GRANTED][number : number + 1]
        else:  # the other side of a card counts anew
            wanted = [one for one in wanted if one.arg < _GRANTED and one.arg & 15 == number]
    return _nearest_of(asker, card, wanted)


def use_slot(asker: _Asker, card: Card, slot: int) -> WhyNot:
    """Use the printed ability in a slot."""
    return _nearest_of(asker, card, [one for one in _abilities(asker, card) if one.arg == slot])


def _nearest_of(asker: _Asker, card: Card, wanted: Sequence[Usable]) -> WhyNot:
    if not wanted:
        return asker.no("refused-no-ability", "9.5.1", card=asker.name(card))
    return nearest([_use_ability(asker, one) for one in wanted])


def _use_ability(asker: _Asker, one: Usable) -> WhyNot:
    s, card, node = asker.s, one.card, one.node
    decision = s.decision
    assert decision is not None
    if one.me.player != asker.seat:
        return asker.refused(why_not_theirs(node, one.me), card)
    if not always_in_play(node.where, card) and node in card.defn.paid:
        return asker.no("refused-inactive", "9.1.7", card=asker.name(card))
    if node.interrupts:
        if is_paying(decision.kind):
            return asker.no("refused-interrupting-cost", "1.15.1a", card=asker.name(card))
        return asker.no("refused-interrupt-only", "9.8.3", card=asker.name(card))
    if getattr(node, "while_accessing", False) and accessed_card(s) is None:
        return asker.no("refused-not-accessing", "7.7.2")
    refusal = why_not_use(s, asker.seat, node, one.me)
    if node.action:
        return asker._as_action(d.V_USE, card, refusal, one.arg)
    if refusal is not None:
        return asker.refused(refusal, card)
    if decision.kind != "window":
        return asker.no("refused-no-window", "9.2.7b")
    if decision.player == asker.seat:
        for option in (*decision.options, *asker.inert()):
            if option.key == (d.V_USE, card.id, one.arg):
                return asker.yes(option)
    return asker.moment()


def _of_all(asker: _Asker, suits: Callable[[Paid], bool]) -> list[Usable]:
    """The abilities of a kind, of every card on the table."""
    cards = [card for card in asker._as_they_lie() if could_use(asker, card)]
    return [one for card in cards for one in _abilities(asker, card) if suits(one.node)]


def break_(asker: _Asker, about: str) -> WhyNot:
    """6.5.4: break subroutines of the encountered ice, perhaps those with numbers, perhaps with a card."""
    if asker.seat != RUNNER:
        return asker.no("refused-only-runner", "6.5.4")
    decision = asker.s.decision
    assert decision is not None
    if decision.kind == "break":
        return asker.not_among()
    numbers, what, tool = split_tool(about)
    breaks = _of_all(asker, lambda node: node.breaks)
    if not breaks:
        return asker.no("refused-no-breaker", "6.5.4")
    named = [one for one in breaks if about and asker._is_called(one.card, tool or what)]
    if tool and not named:
        known = asker._called(tool, lambda c: True)
        if not known:
            return asker._unknown(tool, "refused-not-seen", "9.5.2")
        if any([node.breaks for node in known[0].defn.paid]):  # it is not in play
            return use(asker, tool)
        return asker.no("refused-no-ability", "9.5.1", card=asker.name(known[0]))
    if current_encounter(asker.s) is not None and what and (tool or not named):  # the ice is named
        other = _not_encountered(asker, what)
        if other is not None:
            return other
    there = _no_subroutine(asker, numbers)
    return there if there is not None else nearest([_use_ability(asker, one) for one in named or breaks])


def _not_encountered(asker: _Asker, what: str) -> WhyNot | None:
    """6.5.4: only the subroutines of the encountered ice are broken."""
    e = current_encounter(asker.s)
    assert e is not None
    ice = asker._called(what, lambda c: c.type == ICE)
    if ice and e.ice not in [c.ref for c in ice]:
        return asker.no("refused-not-encountered", "6.5.4", card=asker.name(ice[0]))
    if not ice and title_called(what) is not None:
        return asker._unknown(what, "refused-not-seen", "6.5.4")
    return None


def _no_subroutine(asker: _Asker, numbers: Sequence[int]) -> WhyNot | None:
    """6.5.4: subroutines that are not on the encountered ice, or broken already."""
    e = current_encounter(asker.s)
    if e is None or not e.breaking:
        return None
    count = len(subroutines(asker.s, asker.s.at(e.ice)))
    for number in numbers:
        if not 0 < number <= count:
            return asker.no("refused-no-subroutine", "6.5.4", number=number, count=count)
        if e.broken >> (number - 1) & 1:
            return asker.no("refused-broken", "6.5.4", number=number)
    return None


def boost(asker: _Asker, about: str) -> WhyNot:
    """3.9.5d: the abilities that give a card strength, not the others that it has."""
    known = asker._called(about, lambda card: could_use(asker, card)) if about else []
    pumps = [one for one in _of_all(asker, lambda node: node.pump) if not about or one.card in known]
    if not pumps and known:
        return asker.no("refused-no-ability", "9.5.1", card=asker.name(known[0]))
    if not pumps:
        return use(asker, about)
    return nearest([_use_ability(asker, one) for one in pumps])


def _conditional(asker: _Asker, card: Card) -> WhyNot:
    """9.6.1: what is triggered by its condition is not used at will, nor while a cost is paid (1.15.1a)."""
    decision = asker.s.decision
    assert decision is not None
    if not card.active or not card.defn.conditionals:
        return asker.no("refused-no-ability", "9.5.1", card=asker.name(card))
    if is_paying(decision.kind) and any([one.interrupt for one in card.defn.conditionals]):
        return asker.no("refused-interrupting-cost", "1.15.1a", card=asker.name(card))
    return asker.no("refused-conditional", "9.6.1", card=asker.name(card))


def by_ability(asker: _Asker, about: str) -> WhyNot:
    """5.2.7, 5.2.8: what is no basic action is done by abilities alone."""
    return asker.no("refused-only-by-ability", "5.2.7" if asker.seat == CORP else "5.2.8")


#: How near to being possible something is, by what stands in its way: the checks ask in this order.
_NEARNESS: Final = {
    "refused-inactive": 0, "refused-no-window": 0, "refused-interrupt-only": 1, "refused-not-accessing": 1,
    "refused-no-encounter": 1,
    "refused-other-ice": 2, "refused-subtype": 3, "refused-strength": 4,
}  # fmt: skip


def nearest(answers: Sequence[WhyNot]) -> WhyNot:
    """Of several abilities that are meant: one that can be used, or the one that is nearest to it."""
    return max(answers, key=lambda answer: 9 if answer.possible else _NEARNESS.get(answer.reason.key, 5))

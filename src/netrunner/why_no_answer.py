"""Why is that no answer? What is in the way of answers to the open question: cards, servers, numbers, going on.

`netrunner.why_not` asks here about the words that answer a question rather than begin something. As there, reasons
come from the checks that list the options; where those are lists of choices, the rule of the question says why.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from netrunner.questions import labels, question_phrase
from netrunner.rules.accessing.access import AccessSet
from netrunner.rules.concepts.values import hand_size
from netrunner.rules.into_play.installing import PLAIN, Install, hosts_for, why_not_destination, why_not_install
from netrunner.rules.machine import decisions as d
from netrunner.rules.machine.card import Card
from netrunner.rules.machine.decisions import Decision, Option
from netrunner.rules.machine.terms import CORP, ICE, NEW_REMOTE, NO_SERVER, PROGRAM, SERVER_RND
from netrunner.rules.runs.run import why_not_run
from netrunner.text.phrases import LANGUAGES, Value
from netrunner.text.words import listing
from netrunner.wishes import is_inward, is_new_remote, plain, server_called, title_called, without_article

if TYPE_CHECKING:
    from netrunner.why_not import WhyNot, _Asker

_NUMBER: Final = re.compile(r"\d{1,18}")
#: Numbers that are credits to be spent (1.15.1)
_SPENT: Final = frozenset({"trace-corp", "trace-runner", "choose-x"})
#: By which rule a choice of cards goes on until it is complete
_COMPLETE: Final = {"trash-for-memory": "3.9.3b", "discard": "5.6.3a", "target": "1.14.2"}
#: By which rule like cards must be trashed first: ice until what is left of its cost can be paid, programs for memory
_MAKING_ROOM: Final = {ICE: "8.2.11a", PROGRAM: "8.2.5d"}
#: By which rule only some cards can be picked
_PICKED: Final = {"search": "4.2.2a", "target": "1.14.2"}
#: What is paid now, and cannot be interrupted (1.15.1a)
_PAYING: Final = frozenset({"steal", "nested-cost", "pay-additional", "pay-to-jack-out", "choose-x"})


def is_paying(kind: str) -> bool:
    """Whether a question of this kind is about a cost."""
    return kind in _PAYING or kind.startswith("pay-")


def _offers(asker: _Asker, *verbs: int) -> bool:
    decision = asker.s.decision
    assert decision is not None
    return decision.player == asker.seat and any([option.verb in verbs for option in decision.options])


def is_choosing(asker: _Asker) -> bool:
    """Whether this player is asked for cards."""
    return _offers(asker, d.V_PICK, d.V_HOST, d.V_DISCARD, d.V_KEEP_CARD)


def destination(asker: _Asker, card: Card, where: str) -> WhyNot | None:
    """Why a Corp card cannot be installed where the words say, or None; "in front of Enigma" means its server."""
    s = asker.s
    wanted = NEW_REMOTE if is_new_remote(where) else server_called(where)
    ice = [] if wanted is not None else asker._called(where, lambda c: c.installed and c.type == ICE)
    if is_inward(where) or (ice and s.servers[ice[0].server].ice[-1] != ice[0].id):
        return asker.no("refused-outermost", "8.2.1d", card=asker.name(card))
    if ice:
        wanted = ice[0].server
    refusal = why_not_destination(s, card, NO_SERVER if wanted is None else wanted)
    return None if refusal is None else asker.refused(refusal, card)


def onto(asker: _Asker, card: Card, where: str) -> WhyNot | None:
    """Why a Runner card cannot be installed on the card that the words name, or None (8.2.3, 1.12.5)."""
    s = asker.s
    if server_called(where) is not None or is_new_remote(where):
        return asker.no("refused-no-place", "8.2.3", card=asker.name(card))
    named = asker._called(where, lambda c: c.installed)
    if not named:
        return asker._unknown(without_article(where), "refused-not-seen", "1.12.5") if title_called(where) else None
    possible = hosts_for(s, card)
    for host in named:
        if host.id in possible:
            refusal = why_not_install(s, asker.seat, card, PLAIN.onto(host.ref), 1)
            return None if refusal is None else asker.refused(refusal, card)
    return asker.no("refused-not-a-host", "1.12.5", card=asker.name(named[0]))


def pick(asker: _Asker, about: str) -> WhyNot:
    """A card that cannot be picked now."""
    decision = asker.s.decision
    assert decision is not None
    if not _offers(asker, d.V_PICK, d.V_HOST, d.V_DISCARD, d.V_KEEP_CARD, d.V_ACCESS, d.V_TRIGGER):
        return asker.not_asked()
    known = asker._called(about, lambda card: True) if about else []
    if not known:
        return asker._unknown(about, "refused-not-seen", decision.rule)
    rule = _PICKED.get(decision.kind, decision.rule)
    return asker.no("refused-not-pickable", rule, card=asker.name(known[0]), question=question_phrase(decision))


def number(asker: _Asker, about: str) -> WhyNot:
    """A number that cannot be chosen now."""
    decision = asker.s.decision
    assert decision is not None
    found = _NUMBER.search(about)
    if not _offers(asker, d.V_NUMBER) or found is None:
        return asker.not_asked()
    numbers = [option.arg for option in decision.options if option.verb == d.V_NUMBER]
    wanted = int(found[0])
    has_no_more = asker.s.credits[decision.player] <= max(numbers)  # otherwise a card sets the limit
    if decision.kind in _SPENT and wanted > max(numbers) and has_no_more:
        return asker.no("refused-credits", "1.15.1", need=wanted, have=max(numbers))
    return asker.no("refused-number", decision.rule, least=min(numbers), most=max(numbers))


def done(asker: _Asker, about: str) -> WhyNot:
    """There is still something to choose."""
    decision = asker.s.decision
    assert decision is not None
    if not _offers(asker, d.V_PICK, d.V_DISCARD, d.V_KEEP_CARD, d.V_BREAK, d.V_ACCESS):
        return asker.not_asked()
    rule = _COMPLETE.get(decision.kind, "1.15.1" if is_paying(decision.kind) else decision.rule)
    if decision.kind == "trash-like":
        rule = _MAKING_ROOM.get(asker.s.cards[decision.card].type, "8.2.5a")
    return asker.no("refused-not-done", rule, question=question_phrase(decision))


def server(asker: _Asker, about: str) -> WhyNot:
    """A server that cannot be chosen now."""
    s, decision = asker.s, asker.s.decision
    assert decision is not None
    wanted = NEW_REMOTE if is_new_remote(about) else server_called(about)
    if wanted is None:
        wanted = NO_SERVER
    if decision.player == asker.seat and decision.kind == "destination" and asker.seat == CORP:
        frame = s.stack[-1]
        card = s.cards[decision.card]
        assert isinstance(frame, Install)
        refusal = why_not_destination(s, card, wanted, frame.terms)
        return asker.not_among() if refusal is None else asker.refused(refusal, card)
    if decision.player == asker.seat and decision.kind == "attacked-server":
        refusal = why_not_run(s, wanted)
        return asker.not_among() if refusal is None else asker.refused(refusal)
    return asker.not_among() if _offers(asker, d.V_SERVER) else asker.not_asked()


def passing(asker: _Asker, about: str) -> WhyNot:
    """9.2.8e: what is mandatory comes first; elsewhere there is nothing to pass."""
    decision = asker.s.decision
    assert decision is not None
    if decision.player == asker.seat and decision.kind in ("react", "interrupt"):
        cards = dict.fromkeys([option.card for option in decision.options if option.card >= 0])
        names: list[Value] = [asker.name(asker.s.cards[i]) for i in cards]
        rule = "9.2.8e" if decision.kind == "react" else "9.2.9e"
        return asker.no("refused-mandatory", rule, cards=listing(names))
    return asker.not_among() if decision.player == asker.seat else asker.moment()


def discard(asker: _Asker, about: str) -> WhyNot:
    """5.6.3a: only down to the maximum hand size, in the discard phase."""
    s, decision = asker.s, asker.s.decision
    assert decision is not None
    if decision.kind == "discard" and decision.player == asker.seat:
        return pick(asker, about)
    rule = "5.6.3a" if asker.seat == CORP else "5.7.2a"
    return asker.no("refused-discard", rule, count=len(s.hand(asker.seat)), most=hand_size(s, asker.seat))


def access(asker: _Asker, about: str) -> WhyNot:
    """7.2.1: cards in R&D in order; other cards only while cards are accessed."""
    s, decision = asker.s, asker.s.decision
    assert decision is not None
    if asker.seat == CORP:
        return asker.no("refused-only-runner", "7.1.1")
    if decision.kind != "access-next":
        return asker.no("refused-no-access", "7.1.1")
    frame = s.stack[-1]
    if isinstance(frame, AccessSet) and frame.server == SERVER_RND:
        return asker.no("refused-order-of-deck", "7.2.1")
    return asker.no("refused-not-accessible", "7.6.5", question=question_phrase(decision))


def end_turn(asker: _Asker, about: str) -> WhyNot:
    """5.4.2: actions are taken until no click is left."""
    s = asker.s
    if s.turn != asker.seat or s.phase != "action":
        return asker.no("refused-not-your-turn", "5.2.5", step=asker.step())
    return asker.no("refused-clicks-left", "5.4.2", count=s.clicks[asker.seat])


def concede(asker: _Asker, about: str) -> WhyNot:
    """Whoever gives up need not be asked anything."""
    return asker.no("refused-concede", "1.7.1")


def labelled(decision: Decision, text: str) -> Option | None:
    """The option whose label a player reads so, in any language."""
    for lang in LANGUAGES:
        for option, label in zip(decision.options, labels(decision, lang), strict=True):
            if plain(label) == plain(text):
                return option
    return None

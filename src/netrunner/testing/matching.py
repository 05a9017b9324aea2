"""Which option of a question an act by name means."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..positions.titles import key
from ..rules.abilities.resolving import granted_paid
from ..rules.machine import decisions as d
from ..rules.machine.terms import NEW_REMOTE, NO_SERVER, PLAY_AREA
from ..rules.questions.option_texts import card_name, place_name, server_name
from ..rules.runs.encounters import subroutines
from .looking import CardLook

if TYPE_CHECKING:
    from ..rules.machine.decisions import Decision, Option
    from ..rules.machine.state import State

_NUMBERED = re.compile(r"(.+) #([1-9]\d?)")
_PLACE = re.compile(r"(hq|r&d|archives|server \d+) (ice|root|card) \d+")
_SERVERS = {"rnd": "r&d", "randd": "r&d", "newremote": "new remote", "newserver": "new remote", "new": "new remote"}


def is_card(s: State, id: int, wanted: str | CardLook) -> bool:
    """Whether ``wanted`` means this card: by title, by place (``HQ ice 1``), or both (``Enigma [HQ ice 1]``)."""
    if id < 0:
        return False
    if isinstance(wanted, CardLook):
        return wanted.id == id
    card = s.cards[id]
    if key(card.defn.title) == key(wanted):
        return True
    numbered = _NUMBERED.fullmatch(wanted)
    if numbered is not None:  # copies are counted in the order in which the position names them, always
        copies = [c.id for c in s.cards if key(c.defn.title) == key(numbered[1])]
        return id in copies[int(numbered[2]) - 1 : int(numbered[2])]
    if card.zone != PLAY_AREA or not card.installed:
        return False
    low = " ".join(wanted.lower().split())
    return low in (place_name(s, card).lower(), card_name(s, card, -1).lower())


def names_a_place(wanted: str) -> bool:
    """Whether the words are those of a place of an installed card: ``HQ ice 1``, ``Server 2 card 1``."""
    return _PLACE.fullmatch(" ".join(wanted.lower().split())) is not None


def lines_of(s: State, verb: int, thing: str) -> set[int]:
    """The lines (of abilities, of subroutines) that an option about the cards with this name could print."""
    found: set[int] = set()
    for card in s.cards:
        if is_card(s, card.id, thing):
            if verb == d.V_BREAK:
                found.update(range(1, len(subroutines(s, card)) + 1))
            else:
                slots = [node.slot for node in card.defn.paid]
                slots.extend([node.slot for node, me, _ in granted_paid(s) if me.card == card.id])
                found.update([line_of_slot(slot) for slot in slots])
    return found


def line_of_slot(slot: int) -> int:
    """Which line of its card the ability in a slot is, counted from 1."""
    return (slot & 15 if slot < 32 else slot) + 1


#: In which kinds of questions options with a verb can be found
_KINDS: dict[int, tuple[str, ...]] = {
    d.V_PASS: ("window", "react", "interrupt"), d.V_REZ: ("window",), d.V_SCORE: ("window",),
    d.V_JACK_OUT: ("jack-out",), d.V_CONTINUE: ("jack-out",), d.V_STEAL: ("steal",),
    d.V_TRASH: ("trash-accessed",), d.V_ACCESS: ("access-next",), d.V_DISCARD: ("discard",),
    d.V_TRIGGER: ("react", "interrupt"), d.V_KEEP: ("mulligan",), d.V_MULLIGAN: ("mulligan",),
    d.V_BREAK: ("break", "spare"), d.V_USE: ("window", "action", "interrupt", "trash-accessed"),
}  # fmt: skip
_ACTIONS = (
    d.V_GAIN, d.V_DRAW, d.V_PLAY, d.V_INSTALL, d.V_ADVANCE, d.V_TRASH_RESOURCE, d.V_PURGE, d.V_RUN, d.V_REMOVE_TAG,
)  # fmt: skip


#: Answers that many kinds of questions take: a question is theirs if it offers one of these
_CARDS = (d.V_PICK, d.V_HOST, d.V_DISCARD, d.V_KEEP_CARD)
_BESIDE: dict[int, tuple[int, ...]] = {
    d.V_YES: (d.V_YES, d.V_NO), d.V_NO: (d.V_YES, d.V_NO, d.V_DECLINE, d.V_STEAL, d.V_TRASH),
    d.V_PICK: (*_CARDS, d.V_DONE), d.V_HOST: (*_CARDS, d.V_DONE, d.V_SERVER), d.V_KEEP_CARD: _CARDS,
    d.V_DONE: (*_CARDS, d.V_DONE, d.V_BREAK, d.V_ACCESS), d.V_SERVER: (d.V_SERVER, d.V_HOST),
}  # fmt: skip


def could_answer(question: Decision, verbs: tuple[int, ...]) -> bool:
    """Whether a question is of a kind that one of these verbs could answer."""
    if any([verb in _ACTIONS for verb in verbs]):
        return question.kind in ("action", "target")
    kinds = [kind for verb in verbs for kind in _KINDS.get(verb, ())]
    beside = {other for verb in verbs for other in _BESIDE.get(verb, (verb,))}
    return question.kind in kinds if kinds else any([option.verb in beside for option in question.options])


def is_server(server: int, wanted: str) -> bool:
    """Whether ``wanted`` names this server: ``HQ``, ``R&D``, ``Server 1``, ``new remote``, ``rig``."""
    if server == NEW_REMOTE:
        name = "new remote"
    elif server == NO_SERVER:
        name = "rig"
    else:
        name = server_name(server).lower()
    low = " ".join(wanted.lower().split())
    return low == name or _SERVERS.get(key(wanted)) == name


def alike(s: State, options: list[Option]) -> bool:
    """Whether several options are the same to the player: copies of one card in one hidden or discard zone."""
    first = options[0]
    if any(o.card < 0 or (o.verb, o.arg) != (first.verb, first.arg) for o in options):
        return False
    cards = [s.cards[o.card] for o in options]
    return all(c.defn is cards[0].defn and c.zone == cards[0].zone and not c.installed for c in cards)

"""What is asked, in words: the question of a decision and a label for each of its options.

>>> from netrunner import Game, starter_deck
>>> game = Game.start(corp=starter_deck("jinteki"), runner=starter_deck("shaper"), seed=7)
>>> question(game.decision, "en")
'Do you keep this opening hand?'
>>> labels(game.decision, "es")
['Conservar la mano', 'Cambiar la mano']
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from netrunner.rules.abilities.interrupts import Imminent, InterruptWindow
from netrunner.rules.abilities.reaction_windows import ReactionWindow
from netrunner.rules.abilities.resolving import find_paid, paid_bill
from netrunner.rules.accessing.access import AccessCard, AccessSet, steal_bill
from netrunner.rules.additional.gained_text import text_with
from netrunner.rules.additional.traces import Trace
from netrunner.rules.concepts.costs import bill_for, is_free
from netrunner.rules.concepts.searching import Search
from netrunner.rules.concepts.values import forbidden, install_cost, link, points, strength, trash_cost
from netrunner.rules.into_play.installing import Install
from netrunner.rules.into_play.playing import play_bill
from netrunner.rules.into_play.rezzing import rez_bill
from netrunner.rules.machine import decisions as d
from netrunner.rules.machine.card import Card
from netrunner.rules.machine.decisions import Decision, Option
from netrunner.rules.machine.nodes import PAY_COUNTER, PAYMENTS, Bill
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    A_STEAL,
    ADVANCEMENT,
    AGENDA,
    DAMAGE_TYPES,
    F_BREAK,
    F_DAMAGE,
    F_DRAW,
    F_EXPOSE,
    F_PURGE,
    F_STRENGTH,
    F_TAGS,
    F_TRACE,
    F_TRASH,
    NO_SERVER,
    RUNNER,
    SERVER_ARCHIVES,
    SERVER_HQ,
    SERVER_RND,
    TYPES,
)
from netrunner.rules.questions.choices import ChooseNumber, ChooseOne, May, NestedCost
from netrunner.rules.questions.naming_cards import nameable
from netrunner.rules.questions.naming_subtypes import ChooseSubtype, all_subtypes
from netrunner.rules.questions.naming_types import ChooseType
from netrunner.rules.runs.encounters import current_encounter, subroutines
from netrunner.rules.runs.run import APPROACH_ICE, APPROACH_SERVER, current_run
from netrunner.rules.runs.subroutines import PickSubroutine
from netrunner.text import spoken
from netrunner.text.phrases import Phrase, Value, phrase
from netrunner.text.subtypes import Subtype
from netrunner.text.words import (
    CardTitle,
    card_name,
    counters,
    finished,
    is_ice,
    knows,
    listed,
    listing,
    server_name,
    side_name,
)

#: The kinds of decisions that pick cards, with a label of their own for a pick.
_PICKS: Final = frozenset(
    {"pay-trash", "pay-forfeit", "pay-counter", "pay-bottom", "pay-remove", "pay-hand", "pay-shuffle"}
    | {"trash-like", "trash-for-memory", "arrange", "search"}
)
#: Numbers that are credits.
_CREDITS: Final = frozenset({"pay-from", "trace-corp", "trace-runner", "psi", "guess"})


def question(decision: Decision, lang: str) -> str:
    """What the deciding player is asked, in a language."""
    said = question_phrase(decision)
    asked = finished(phrase(lang, said.key, **said.variables))  # seldom the same twice: it knows the whole table
    return asked[:1].upper() + asked[1:]


def question_phrase(decision: Decision) -> Phrase:
    """The question, not yet in any language."""
    s = decision.state
    kind = decision.kind
    key = f"question-{kind}"
    if kind == "window" and decision.rule == "6.9.3b" and current_encounter(s) is not None:
        key = "question-encounter"
    elif kind == "jack-out" and decision.rule == "6.9.2d":
        key = "question-jack-out-ice"
    elif kind == "target" and decision.card < 0:
        key = "question-target-action"
    elif kind == "trash-for-memory" and decision.card >= 0:
        key = "question-trash-for-memory-on"
    elif kind == "trash-like" and all(option.verb != d.V_DONE for option in decision.options):
        key = "question-trash-like-first"
    elif kind == "interrupt":
        return _interrupted(s, decision.player)
    elif kind in ("may", "nested-cost"):
        return _offered(decision)
    elif kind == "trash-accessed" and len(decision.options) == 1:
        key = "question-steals" if steals(decision) else "question-only-accessed"
    elif kind == "trash-accessed" and trash_cost(s, s.cards[decision.card]) < 0:
        key = "question-use-accessed"
    return Phrase(key, _about(decision))


def steals(decision: Decision) -> bool:
    """Whether the accessed card is an agenda that is stolen next without a cost (7.8.4)."""
    s, top = decision.state, decision.state.stack[-1]
    card = s.cards[decision.card]
    if not isinstance(top, AccessCard) or card.type != AGENDA:
        return False
    return forbidden(s, A_STEAL, RUNNER, card, top.server) is None and is_free(steal_bill(s, card, top.server))


def _offered(decision: Decision) -> Phrase:
    """What a player may do while an ability resolves: instructions, or a cost to pay (1.15.10)."""
    s = decision.state
    top = s.stack[-1]
    about = _about(decision)
    if isinstance(top, NestedCost):
        me = top.me
        bill = bill_for(s, top.player, top.cost, me, top.purpose)
        return Phrase("question-nested-cost", {**about, "cost": price(bill, "you")})
    written = spoken.asked(s.cards[decision.card].defn, top.does) if isinstance(top, May) else None
    if written is not None:
        return Phrase("question-may-written", {**about, "text": written})
    return Phrase(f"question-{decision.kind}", about)


def _interrupted(s: State, player: int) -> Phrase:
    """What is about to happen when an interrupt window is open (9.2.9)."""
    top = s.stack[-1]
    if isinstance(top, InterruptWindow):
        about = s.stack[top.imminent]
        assert isinstance(about, Imminent)
        said: Phrase | None = None
        for effect in about.effects:
            word = _INTERRUPTED.get(effect.kind)
            if word is not None:
                names = listing([card_name(s, s.cards[i], player) for i in effect.present(s)])
                damage = DAMAGE_TYPES[effect.of] if effect.kind == F_DAMAGE else ""
                who = side_name(effect.player, "start")
                one = Phrase(f"about-to-{word}", {"count": effect.amount, "card": names, "type": damage, "who": who})
                said = one if said is None else Phrase("about-to-both", {"one": said, "other": one})
        if said is not None:
            return Phrase("question-interrupt", {"said": said})
    return Phrase("question-interrupt", {"said": Phrase("about-to-something")})


_INTERRUPTED: Final = {
    F_DAMAGE: "damage", F_TAGS: "tags", F_TRASH: "trash", F_EXPOSE: "expose", F_DRAW: "draw", F_TRACE: "trace",
    F_PURGE: "purge", F_BREAK: "break", F_STRENGTH: "strength",
}  # fmt: skip


def _about(decision: Decision) -> dict[str, Value]:
    """Everything that a question may ask for."""
    s, player = decision.state, decision.player
    run = current_run(s)
    found: dict[str, Value] = {
        "count": decision.number,
        "clicks": s.clicks[player],
        "credits": s.credits[player],
        "link": link(s),
        "step": step(s, decision.rule, player),
        "server": server_name(run.server) if run is not None else "",
        "to": server_name(run.server, "to") if run is not None else "",
        "card": card_name(s, s.cards[decision.card], player) if decision.card >= 0 else Phrase("a-card"),
        "ice": "",
        "name": "",
        "cost": 0,
        "strength": 0,
        "subroutines": 0,
        "left": 0,
    }
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseNumber):
        found["name"] = top.name
    if decision.kind == "trash-accessed":
        found["card"] = CardTitle(s.cards[decision.card].defn.title)
        found["cost"] = max(0, trash_cost(s, s.cards[decision.card]))
        found["points"] = points(s, s.cards[decision.card])
    encounter = current_encounter(s)
    if encounter is not None:
        ice = s.at(encounter.ice)
        count = len(subroutines(s, ice))
        found["ice"] = _ice(s, ice, player)
        found["strength"] = strength(s, ice)
        found["subroutines"] = count
        found["left"] = count - (encounter.broken & ((1 << count) - 1)).bit_count()
    elif run is not None and run.ice >= 0:
        found["ice"] = _ice(s, s.at(run.ice), player)
    return found


def _ice(s: State, ice: Card, seat: int) -> Phrase:
    """The ice that a run is about, without its place, which is clear."""
    return CardTitle(ice.defn.title) if knows(s, ice, seat) else Phrase("unrezzed-ice")


# -- steps ------------------------------------------------------------------------------------------------------


def step(s: State, rule: str = "", seat: int = 2) -> Phrase:
    """The step of the turn or run that everyone can see the game is at; ``rule`` is the window, if there is one.

    ``seat`` reads it and may know more than a spectator (2) about the cards it names.
    """
    run = current_run(s)
    if s.phase == "setup":
        return Phrase("step-setup")
    if any(isinstance(frame, Trace) for frame in s.stack):
        return Phrase("step-trace")
    if any(isinstance(frame, AccessCard | AccessSet) for frame in s.stack):
        return Phrase("step-access", {"server": server_name(run.server)} if run is not None else {"server": ""})
    encounter = current_encounter(s)
    if encounter is not None:
        return Phrase("step-encounter", {"ice": _ice(s, s.at(encounter.ice), seat)})
    if run is not None and run.step >= APPROACH_ICE:
        server = server_name(run.server)
        if run.step < APPROACH_SERVER and run.ice >= 0:
            return Phrase("step-approach-ice", {"ice": _ice(s, s.at(run.ice), seat), "server": server})
        return Phrase("step-approach-server", {"server": server})
    if run is not None:
        return Phrase("step-run")
    when = _WINDOWS.get(rule)
    if when is not None:
        return Phrase(f"step-{when}", {"whose": side_name(s.turn, "whose")})
    return Phrase(f"step-{s.phase}", {"whose": side_name(s.turn, "whose")})


_WINDOWS: Final = {
    "5.6.1b": "beginning", "5.6.2a": "before-action", "5.6.3b": "ending",
    "5.7.1b": "beginning", "5.7.1e": "before-action", "5.7.2b": "ending",
}  # fmt: skip


def waiting(decision: Decision, lang: str) -> str:
    """What others are told while a player decides: who, and at which step."""
    s = decision.state
    return phrase(lang, "question-waiting", who=side_name(decision.player, "start"), step=step(s))


# -- options ----------------------------------------------------------------------------------------------------


def labels(decision: Decision, lang: str) -> list[str]:
    """A label for each option, in order; equal ones are numbered."""
    found: list[str] = []
    taken: dict[str, int] = {}
    for option in decision.options:
        label = option_label(option, lang, decision)
        taken[label] = taken.get(label, 0) + 1
        found.append(label if taken[label] == 1 else phrase(lang, "option-again", label=label, count=taken[label]))
    return found


def option_label(option: Option, lang: str, decision: Decision | None = None) -> str:
    """What an option does, in the language of the player."""
    asked = decision or option.decision
    if asked is None:
        raise ValueError("an option has a label only within its decision")
    label = option_phrase(option, asked).text(lang).strip()
    return label[:1].upper() + label[1:]


def option_phrase(option: Option, decision: Decision) -> Phrase:
    """The label of an option, not yet in any language."""
    build = _LABELS.get(option.verb)
    if build is not None:
        return build(option, decision)
    variables: dict[str, Value] = {"card": _card(option, decision)}
    return Phrase(f"option-{d.VERBS[option.verb]}", variables)


def _card(option: Option, decision: Decision) -> Phrase:
    if option.card < 0:
        return Phrase("a-card")
    s = decision.state
    seat = -1 if decision.kind == "search" else decision.player  # who searches looks at the cards (4.2)
    return card_name(s, s.cards[option.card], seat)


def _use(option: Option, decision: Decision) -> Phrase:
    s = decision.state
    card = s.cards[option.card]
    name: Value = CardTitle(card.defn.title) if card.faceup else _card(option, decision)
    written = spoken.ability(text_with(card, option.arg), option.arg)
    if written is not None:
        return Phrase("option-use-written", {"card": name, "ability": written})
    node, me = find_paid(s, option.card, option.arg)
    written = spoken.gained(card.defn, node)  # what another effect gives the card is not printed on it
    if written is not None:
        return Phrase("option-use-written", {"card": name, "ability": written})
    bill = paid_bill(s, decision.player, node, me)
    key = "break" if node.breaks else ("boost" if getattr(node, "pump", False) else "other")
    return Phrase(f"option-use-{key}", {"card": name, "cost": price(bill), "number": option.arg + 1})


def price(bill: Bill, form: str = "") -> Value:
    """What a bill asks for, in words: by itself, or, in the ``form`` "you" or "to", as what a player does or may do."""
    form = f".{form}" if form else ""
    parts: list[Value] = []
    if bill.clicks:
        parts.append(Phrase(f"price-clicks{form}", {"count": bill.clicks}))
    if bill.credits:
        parts.append(Phrase(f"price-credits{form}", {"count": bill.credits}))
    removed = [counters(kind, n) for _, kind, n in bill.counters]
    if bill.trash_self:
        parts.append(Phrase(f"price-trash{form}"))
    for pick in bill.picks:
        if pick.how == PAY_COUNTER:
            removed.append(counters(pick.counter, pick.count))
        else:
            parts.append(Phrase(f"price-pick-{PAYMENTS[pick.how]}{form}", {"count": pick.count}))
    parts.extend([Phrase(f"price-counters{form}", {"counters": some}) for some in removed])
    harm = (("tags", bill.tags), ("bad-publicity", bill.bad_publicity))
    for name, count in (*harm, ("net", bill.net), ("meat", bill.meat), ("brain", bill.brain)):
        if count:
            parts.append(Phrase(f"price-{name}{form}", {"count": count}))
    if not parts:
        return Phrase(f"price-nothing{form}")
    return listing(parts) if form != ".to" else listed(parts)


def _priced(option: Option, decision: Decision, key: str, cost: int) -> Phrase:
    return Phrase(key, {"card": _card(option, decision), "cost": cost})


def _rez(option: Option, decision: Decision) -> Phrase:
    s = decision.state
    return _priced(option, decision, "option-rez", rez_bill(s, s.cards[option.card]).credits)


def _install(option: Option, decision: Decision) -> Phrase:
    s = decision.state
    card = s.cards[option.card]
    cost = install_cost(s, card) if card.owner == RUNNER else 0
    return _priced(option, decision, "option-install", cost)


def _play(option: Option, decision: Decision) -> Phrase:
    s = decision.state
    card = s.cards[option.card]
    if card.defn.cost_is_x:
        return Phrase("option-play-x", {"card": _card(option, decision)})
    return _priced(option, decision, "option-play", play_bill(s, decision.player, card).credits)


def _advance(option: Option, decision: Decision) -> Phrase:
    s = decision.state
    have = s.cards[option.card].counters[ADVANCEMENT]
    return Phrase("option-advance", {"card": _card(option, decision), "count": have})


def _trash(option: Option, decision: Decision) -> Phrase:
    card = decision.state.cards[option.card]
    cost = max(0, trash_cost(decision.state, card))
    return Phrase("option-trash", {"card": CardTitle(card.defn.title), "cost": cost})


def _steal(option: Option, decision: Decision) -> Phrase:
    top, card = decision.state.stack[-1], decision.state.cards[option.card]
    name = CardTitle(card.defn.title)
    if not isinstance(top, AccessCard):
        return Phrase("option-steal", {"card": name})
    return Phrase("option-steal-for", {"card": name, "cost": price(steal_bill(decision.state, card, top.server), "to")})


def _pick(option: Option, decision: Decision) -> Phrase:
    key = f"option-pick-{decision.kind}" if decision.kind in _PICKS else "option-pick"
    return Phrase(key, {"card": _card(option, decision)})


def _done(option: Option, decision: Decision) -> Phrase:
    top = decision.state.stack[-1]
    if isinstance(top, Install):
        return Phrase("option-done-trash-more" if top.chosen else "option-done-trash")
    if isinstance(top, Search):
        return Phrase("option-done-search-more" if top.me.picks.get("found") else "option-done-search")
    return Phrase("option-done")


def _no(option: Option, decision: Decision) -> Phrase:
    if decision.kind != "trash-accessed":
        return Phrase("option-no")
    if steals(decision):
        return Phrase("option-steals")
    return Phrase("option-no-accessed" if len(decision.options) > 1 else "option-only-accessed")


def _number(option: Option, decision: Decision) -> Phrase:
    if decision.kind == "guess-parity":
        return Phrase("option-guess-odd" if option.arg else "option-guess-even")
    return Phrase("option-credits" if decision.kind in _CREDITS else "option-number", {"count": option.arg})


def _server(option: Option, decision: Decision) -> Phrase:
    if option.arg == NO_SERVER:
        return Phrase("option-rig")
    if decision.kind == "destination":
        return _destination(option.arg, is_ice(decision.state.cards[decision.card]))
    return Phrase("option-server", {"server": server_name(option.arg, "start")})


def _destination(server: int, ice: bool) -> Phrase:
    if ice:
        return Phrase("option-destination-ice", {"guard": server_name(server, "guard")})
    if 0 <= server <= SERVER_ARCHIVES:
        return Phrase("option-destination-root", {"of": server_name(server, "of")})
    return Phrase("option-destination-server", {"server": server_name(server)})


def _choose(option: Option, decision: Decision) -> Phrase:
    top = decision.state.stack[-1]
    if isinstance(top, ChooseType):
        return Phrase(f"cards-type-{TYPES[option.arg]}")
    if isinstance(top, ChooseSubtype):
        return Subtype(all_subtypes()[option.arg])
    if isinstance(top, PickSubroutine):
        return _break(option, decision)
    if isinstance(top, ChooseOne):
        written = spoken.offered(decision.state.cards[decision.card].defn, top.options[option.arg])
        if written is not None:
            return written
    return Phrase("option-choose", {"number": option.arg + 1})


def _access(option: Option, decision: Decision) -> Phrase:
    if option.card >= 0:
        return Phrase("option-access", {"card": _card(option, decision)})
    if option.arg == SERVER_HQ:
        return Phrase("option-access-hq")
    return Phrase("option-access-rnd" if option.arg == SERVER_RND else "option-access-next")


def _continue(option: Option, decision: Decision) -> Phrase:
    """What comes next if the Runner does not jack out: the ice approached (6.9.2d), or the server (6.9.5c)."""
    run = current_run(decision.state)
    if run is None:
        return Phrase("option-continue")
    if decision.rule == "6.9.2d":
        return Phrase("option-continue-ice")
    return Phrase("option-continue-server", {"server": server_name(run.server)})


def _break(option: Option, decision: Decision) -> Phrase:
    s = decision.state
    ice = s.cards[option.card]
    found = subroutines(s, ice)
    written = spoken.ability_line(ice.defn, found[option.arg]) if option.arg < len(found) else None
    variables: dict[str, Value] = {"card": CardTitle(ice.defn.title), "number": option.arg + 1}
    key = "option-break" if decision.kind == "break" else "option-subroutine"
    if written is None:
        return Phrase(key, variables)
    return Phrase(f"{key}-written", {**variables, "text": written})


def _trigger(option: Option, decision: Decision) -> Phrase:
    s = decision.state
    top = s.stack[-1]
    name = _card(option, decision)
    if option.card >= 0 and isinstance(top, ReactionWindow | InterruptWindow):
        slot = top.instances[option.arg].node.slot
        written = spoken.ability(text_with(s.cards[option.card], slot), slot)
        if written is not None:
            return Phrase("option-trigger-written", {"card": name, "ability": written})
    return Phrase("option-trigger", {"card": name})


_LABELS: Final[dict[int, Callable[[Option, Decision], Phrase]]] = {
    d.V_USE: _use,
    d.V_REZ: _rez,
    d.V_INSTALL: _install,
    d.V_PLAY: _play,
    d.V_ADVANCE: _advance,
    d.V_TRASH: _trash,
    d.V_STEAL: _steal,
    d.V_PICK: _pick,
    d.V_DONE: _done,
    d.V_NO: _no,
    d.V_NUMBER: _number,
    d.V_SERVER: _server,
    d.V_CHOOSE: _choose,
    d.V_ACCESS: _access,
    d.V_CONTINUE: _continue,
    d.V_RUN: lambda option, decision: Phrase("option-run", {"server": server_name(option.arg)}),
    d.V_BREAK: _break,
    d.V_TRIGGER: _trigger,
    d.V_NAME: lambda option, decision: Phrase("option-name", {"card": CardTitle(nameable()[option.arg])}),
}

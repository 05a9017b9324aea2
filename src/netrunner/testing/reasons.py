"""Are the reasons true? Acts that a player could name, and an oracle that grants what a reason says is missing.

`findings(game, seat, act)` asks why an act is not possible, and then does not believe it: what the reason names must
be so on the table, an act that is refused must not be among the options, and once the missing thing is granted in a
copy of the game (a credit, a click, a tag, tokens, another use), the act must be possible or something else must be in
the way. The list of acts is every card in sight with every verb, in the words of a language.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

from ..game import Game
from ..rules.accessing.access import accessed_card
from ..rules.concepts.values import is_tagged
from ..rules.machine import decisions as d
from ..rules.machine import kernel
from ..rules.machine.terms import ADVANCEMENT, AGENDA, PLAY_AREA, RUNNER, SIDES
from ..simulation import drawn_deck
from ..text.phrases import phrase
from ..text.words import knows, title_in
from ..why_not import inert_options, why_not

if TYPE_CHECKING:
    from ..rules.machine.card import Card
    from ..rules.machine.state import State
    from ..why_not import WhyNot

#: What can be done with a card, and which options that would be
WITH_CARD: Final = {
    "rez": (d.V_REZ,), "score": (d.V_SCORE,), "advance": (d.V_ADVANCE,), "play": (d.V_PLAY,), "install": (d.V_INSTALL,),
    "trash": (d.V_TRASH,), "steal": (d.V_STEAL,), "use": (d.V_USE,), "boost": (), "effect": (),
    "access": (d.V_ACCESS,), "pick": (d.V_PICK,), "discard": (d.V_DISCARD,),
}  # fmt: skip
#: What is done without one
ALONE: Final = {
    "draw": (d.V_DRAW,), "gain": (d.V_GAIN,), "purge": (d.V_PURGE,), "remove-tag": (d.V_REMOVE_TAG,),
    "jack-out": (d.V_JACK_OUT,), "continue": (d.V_CONTINUE,), "pass": (d.V_PASS,), "done": (d.V_DONE,),
    "keep": (d.V_KEEP,), "mulligan": (d.V_MULLIGAN,), "end-turn": (), "yes": (d.V_YES,), "no": (d.V_NO,),
    "boost": (), "effect": (), "concede": (),
}  # fmt: skip
SERVERS: Final = ("hq", "rnd", "archives")


@dataclass(frozen=True, slots=True)
class Act:
    """What a player says, and the options that it could be."""

    text: str
    verbs: tuple[int, ...]
    card: int = -1


def word(name: str, lang: str, chance: Random) -> str:
    """A word of a language for an act or a server."""
    return chance.choice(phrase(lang, f"wish-{name}").split(",")).strip()


def acts(s: State, seat: int, lang: str, chance: Random) -> list[Act]:
    """Everything that a player could name: every card in sight with every verb, and all that needs no card."""
    found = [Act(word(name, lang, chance), verbs) for name, verbs in ALONE.items()]
    found.extend([Act(f"{word('run', lang, chance)} {word(server, lang, chance)}", (d.V_RUN,)) for server in SERVERS])
    found.extend([Act(f"{word('number', lang, chance)} {n}", (d.V_NUMBER,)) for n in (0, 3, 40)])
    seen: set[tuple[str, int]] = set()
    for zone in s.zones:
        for i in zone:
            card = s.cards[i]
            if knows(s, card, seat) and (card.defn.title, card.zone) not in seen:
                seen.add((card.defn.title, card.zone))
                title = title_in(card.defn.title, lang)
                found.extend([Act(f"{word(verb, lang, chance)} {title}", v, i) for verb, v in WITH_CARD.items()])
    return found


def _credits(s: State, seat: int, answer: WhyNot) -> bool:
    need, have = answer.reason.variables.get("need", 1), answer.reason.variables.get("have", 0)
    assert isinstance(need, int) and isinstance(have, int)
    s.credits[seat] += max(1, need - have)
    return need > have


def _clicks(s: State, seat: int, answer: WhyNot) -> bool:
    need, have = answer.reason.variables.get("need", 1), answer.reason.variables.get("have", 0)
    assert isinstance(need, int) and isinstance(have, int)
    lacks = s.clicks[seat] < need
    s.clicks[seat] += max(1, need - have)
    return lacks


def _tag(s: State, seat: int, answer: WhyNot) -> bool:
    lacks = s.tags == 0
    s.tags += 1
    return lacks


def _tokens(s: State, seat: int, answer: WhyNot) -> bool:
    need = answer.reason.variables["need"]
    assert isinstance(need, int)
    lacks = False
    for i in s.corp_cards():
        card = s.cards[i]
        lacks = lacks or card.counters[ADVANCEMENT] < need
        counters = list(card.counters)
        counters[ADVANCEMENT] = max(need, counters[ADVANCEMENT])
        s.put(card.with_(counters=tuple(counters)))
    return lacks


def _once(s: State, seat: int, answer: WhyNot) -> bool:
    lacks = bool(s.used)
    s.used.clear()
    return lacks


#: What a reason says is missing: whether that is so, and the same game with it
REMEDIES: Final[dict[str, Callable[[State, int, WhyNot], bool]]] = {
    "refused-credits": _credits,
    "refused-clicks": _clicks,
    "refused-not-tagged": _tag,
    "refused-once": _once,
    "refused-advancement": _tokens,
}


def _is_true(s: State, seat: int, act: Act, answer: WhyNot) -> bool:
    """Whether what a reason says of the table is so, as far as it can be seen from outside of the rules."""
    key = answer.reason.key
    card = s.cards[act.card] if act.card >= 0 else None
    if key == "refused-no-run":
        return s.run_at == -1
    if key == "refused-not-tagged":
        return not is_tagged(s) or s.tags == 0
    if key == "refused-not-accessing":
        accessed = accessed_card(s)
        return accessed is None or card is None or accessed.defn is not card.defn
    if key == "refused-not-your-turn":
        return s.turn != seat or s.phase != "action"
    if key == "refused-other-decides":
        return s.decision is not None and s.decision.player != seat
    if key == "refused-only-corp" and card is None:
        return seat == RUNNER
    if key == "refused-only-runner" and card is None:
        return seat != RUNNER
    if card is None:
        return True
    same = [c for c in s.cards if c.defn is card.defn and knows(s, c, seat)]
    if key == "refused-rezzed":
        return any([c.faceup for c in same])
    if key == "refused-agenda-rez":
        return any([c.type == AGENDA for c in same])
    if key == "refused-not-agenda":
        return any([c.type != AGENDA for c in same])
    if key == "refused-not-in-hand":
        return not any([c.id in s.hand(seat) for c in same])
    if key == "refused-none-installed":
        return not any([c.installed and c.owner == seat for c in same])
    if key == "refused-inactive":
        return any([not c.active for c in same])
    if key == "refused-advancement":
        need = answer.reason.variables["need"]
        assert isinstance(need, int)
        return any([c.counters[ADVANCEMENT] < need for c in same])
    return True


def _offered(s: State, seat: int, act: Act) -> bool:
    """Whether an option of the open question is what the act means."""
    decision = s.decision
    if decision is None or decision.player != seat or act.card < 0:
        return False
    wanted: Card = s.cards[act.card]
    for option in (*decision.options, *inert_options(s)):
        if option.verb in act.verbs and option.card >= 0:
            card = s.cards[option.card]
            if card.defn is wanted.defn and knows(s, card, seat):
                return True
    return False


def findings(game: Game, seat: int, act: Act) -> list[str]:
    """What is wrong with the answer about an act."""
    s = game.state
    answer = why_not(s, SIDES[seat], act.text)
    if answer.possible:
        decision = s.decision
        assert decision is not None
        texts = [*decision.texts(), *[option.text for option in inert_options(s)]]
        return [] if answer.option in texts or decision.find(answer.option) else [f"{act.text}: not an option"]
    if _offered(s, seat, act):
        return [f"{act.text}: offered, but refused: {answer}"]
    if not _is_true(s, seat, act, answer):
        return [f"{act.text}: not so: {answer}"]
    return _remedied(s, seat, act, answer)


def _remedied(s: State, seat: int, act: Act, answer: WhyNot) -> list[str]:
    """Grant what is missing, again and again: each time the act must be possible, or something else in its way."""
    for _ in range(6):
        remedy = REMEDIES.get(answer.reason.key)
        if remedy is None:
            return []
        t = s.copy()
        if not remedy(t, seat, answer):
            return [f"{act.text}: nothing is missing: {answer}"]
        t.decision = None
        kernel.advance(t)
        if t.decision is None:
            return []
        after = why_not(t, SIDES[seat], act.text)
        if after.possible:
            return []
        if (after.reason.key, str(after)) == (answer.reason.key, str(answer)):
            return [f"{act.text}: granted, and still: {answer}"]
        s, answer = t, after
    return []


#: What is said to words that mean nothing
_STRANGE: Final = ("refused-not-understood", "refused-not-understood-but", "refused-unknown-title")


def sampled(s: State, found: list[Act], seat: int, chance: Random) -> list[Act]:
    """Some acts, of which half are likely ones: with the player's own cards, where they can be meant."""
    likely: list[Act] = []
    for act in found:
        card = s.cards[act.card] if act.card >= 0 else None
        if card is None:
            likely.append(act)
        elif card.owner == seat or card.zone == PLAY_AREA:
            in_hand = d.V_PLAY in act.verbs or d.V_INSTALL in act.verbs
            if in_hand == (card.id in s.hand(seat)) and d.V_DISCARD not in act.verbs:
                likely.append(act)
    return [*chance.sample(found, min(6, len(found))), *chance.sample(likely, min(10, len(likely)))]


@dataclass
class Survey:
    """How many acts were asked about, what was found, and what was not understood."""

    asked: int = 0
    not_understood: int = 0
    found: list[str] = field(default_factory=list)
    strange: list[str] = field(default_factory=list)


def survey(count: int, seed: int) -> Survey:
    """Ask about so many acts at random moments of random games over the whole pool, in both languages."""
    chance = Random(seed)
    told = Survey()
    while told.asked < count:
        corp, runner = drawn_deck("corp", chance), drawn_deck("runner", chance)
        game = Game.start(corp, runner, chance.randrange(1 << 30), forced=chance.random() < 0.7)
        steps = 0
        while game.decision is not None and steps < 400 and told.asked < count:
            steps += 1
            if chance.random() < 0.03:
                seat, lang = chance.randrange(2), chance.choice(("en", "es"))
                for act in sampled(game.state, acts(game.state, seat, lang, chance), seat, chance):
                    told.asked += 1
                    answer = why_not(game.state, SIDES[seat], act.text)
                    if answer.reason.key in _STRANGE:
                        told.not_understood += 1
                        told.strange.append(act.text)
                    told.found.extend([f"{SIDES[seat]} {problem}" for problem in findings(game, seat, act)])
            game.choose(chance.choice(game.decision.options))
    return told

"""Advice and reviews in words, in the language of whoever reads them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..questions import option_label
from ..text.phrases import Phrase, Value, phrase
from ..text.words import listing, server_name
from .coach import Advice, Reason, Review, Way

if TYPE_CHECKING:
    from ..game import Game
    from ..rules.machine.decisions import Decision

#: How many options besides the best are told.
_OTHERS = 2
#: How many moments of a game its course is told by.
_MOMENTS = 12


@dataclass(frozen=True, slots=True)
class Worded:
    """Advice in words: the options, the best first, what decided, and what the servers cost."""

    options: list[dict[str, Any]]
    reasons: list[str]
    ways: list[str]

    @classmethod
    def of(cls, advice: Advice, decision: Decision, lang: str) -> Worded:
        """What is told of some advice."""
        options: list[dict[str, Any]] = []
        for one in advice.options[: 1 + _OTHERS]:
            text = one.choice.text
            options.append({"option": text, "label": label(decision, text, lang), "share": _percent(one.estimate)})
        return cls(options, reason_lines(advice.reasons, lang), [_way(way, advice, lang) for way in advice.ways])


def advice_shown(advice: Advice | None, decision: Decision, lang: str) -> dict[str, Any]:
    """Advice as data: the options with their shares of games won, the best first, and the rest in words."""
    if advice is None:
        return {"options": [], "words": [phrase(lang, "coach-nothing")]}
    told = Worded.of(advice, decision, lang)
    return {"options": told.options, "words": [*told.reasons, *told.ways]}


def advice_lines(advice: Advice | None, decision: Decision, lang: str) -> list[str]:
    """Advice as sentences: what to do, what decided, what else was weighed, and what the servers cost."""
    if advice is None:
        return [phrase(lang, "coach-nothing")]
    told = Worded.of(advice, decision, lang)
    keys = ["coach-best", *["coach-also"] * _OTHERS]
    best, *others = [
        phrase(lang, key, option=one["label"], share=one["share"])
        for key, one in zip(keys, told.options, strict=False)
    ]  # fmt: skip
    return [best, *told.reasons, *others, *told.ways]


def reason_lines(reasons: tuple[Reason, ...], lang: str) -> list[str]:
    """What speaks for and against."""
    found: list[str] = []
    for key, told in (("for", [r for r in reasons if r.gain > 0]), ("against", [r for r in reasons if r.gain < 0])):
        if told:
            names: list[Value] = [Phrase(f"coach-reason-{reason.concept}") for reason in told]
            found.append(phrase(lang, f"coach-{key}", reasons=listing(names)))
    return found


def _way(way: Way, advice: Advice, lang: str) -> str:
    server = server_name(way.server, "start")
    if not way.chance:
        return phrase(lang, "coach-way-closed", server=server)
    told = phrase(lang, f"coach-way-{advice.side}", server=server, count=round(way.credits), purse=advice.purse)
    return told if way.chance == 1 else phrase(lang, "coach-way-maybe", way=told, share=_percent(way.chance))


def review_shown(review: Review, game: Game, lang: str) -> dict[str, Any]:
    """A review as data: the chance of winning at each act, and the acts that cost most."""
    costly: list[dict[str, Any]] = []
    for one in review.costly:
        decision = game.replay(one.step).decision
        assert decision is not None
        chosen, better = label(decision, one.chosen.text, lang), label(decision, one.better.text, lang)
        words = reason_lines(one.reasons, lang)
        told = {"step": one.step, "turn": one.turn, "chosen": chosen, "better": better}
        costly.append({**told, "cost": _percent(one.cost), "words": words})
    course = [{"step": step, "turn": turn, "share": _percent(share)} for step, turn, share in review.course]
    return {"course": course, "costly": costly}


def review_lines(review: Review, game: Game, lang: str) -> list[str]:
    """The same as sentences: how the game went, and the acts that cost most with what would have been better."""
    shown = review_shown(review, game, lang)
    course = [f"{one['share']} %" for one in shown["course"]]
    moments = course[:: max(1, len(course) // _MOMENTS)]
    found = [phrase(lang, "coach-review-course", shares=", ".join(moments))] if moments else []
    found.append(phrase(lang, "coach-review-costly" if shown["costly"] else "coach-review-none"))
    for one in shown["costly"]:
        told = {name: one[name] for name in ("chosen", "better", "cost")}
        found.append(phrase(lang, "coach-review-act", turn=(one["turn"] + 1) // 2, **told))
        found += one["words"]
    return found


def label(decision: Decision, text: str, lang: str) -> str:
    """An option as the player reads it."""
    option = decision.find(text)
    return text if option is None else option_label(option, lang, decision)


def _percent(part: float) -> int:
    return round(100 * part)

"""Whether a deck is legal, by section 1.4 of the rules, and if not, everything that is wrong.

>>> from netrunner.decks.starter import starter_deck
>>> check(starter_deck("shaper"))
()
>>> [(problem.code, problem.rule) for problem in check(starter_deck("nbn"))]
[('copies', '1.4.7')]
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from netrunner.cards.facts import Facts, facts
from netrunner.cards.library import declared
from netrunner.decks.deck import Deck
from netrunner.decks.formats import Format
from netrunner.text.phrases import Phrase, phrase
from netrunner.vocabulary.deckbuilding import AgendasOfAllFactions, FirstCopiesFree, NoInfluenceIf, NotInThisDeck
from netrunner.vocabulary.identities import DraftOnly

ProblemCode: TypeAlias = Literal[
    "size",
    "identity-in-deck",
    "wrong-side",
    "no-influence",
    "excluded-faction",
    "influence",
    "agenda-points",
    "copies",
    "draft-only",
    "not-in-format",
    "removed",
    "restricted",
    "list-influence",
]


@dataclass(frozen=True, slots=True)
class Held:
    """Copies of one card in a deck, and a value that each of them has."""

    title: str
    count: int
    each: int = 0

    @property
    def total(self) -> int:
        """What all copies come to."""
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class Problem:
    """One requirement that a deck does not meet: figures and titles, to be worded by `sentence`."""

    code: ProblemCode
    #: The rule that asks for it.
    rule: str
    identity: str
    #: The cards concerned; for influence each with its influence cost, for agenda points its points.
    cards: tuple[Held, ...] = ()
    #: What was counted: cards, influence, points or copies.
    found: int = 0
    #: The bounds it should keep; None where there is none.
    least: int | None = None
    most: int | None = None
    #: The number of cards in the deck.
    size: int = 0
    #: The format that asks for it, and what its list adds to the arithmetic.
    format: Format | None = None
    listed: tuple[Held, ...] = ()

    def sentence(self, lang: str) -> str:
        """What is wrong and by which rule, in a sentence of the given language."""
        identity = facts(self.identity)
        said = Phrase(
            f"deck-problem-{self.code}",
            {
                "title": facts(self.cards[0].title).title_in(lang) if self.cards else "",
                "identity": identity.title_in(lang),
                "side": identity.side,
                "sum": arithmetic(self.cards, lang),
                "found": self.found,
                "least": self.least or 0,
                "most": self.most or 0,
                "size": self.size,
                "missing": max(0, (self.least or 0) - self.found),
                "excess": max(0, self.found - (self.most or 0)),
                "format": self.format.name_in(lang) if self.format is not None else "",
                "titles": ", ".join([facts(held.title).title_in(lang) for held in self.cards]),
                "listed": arithmetic(self.listed, lang),
                "allowed": identity.influence_limit or 0,
                "lowered": (identity.influence_limit or 0) - (self.most or 0),
                "plain": self.found - total(self.listed),
            },
        )
        return phrase(lang, "deck-by-rule", said=said, rule=self.rule)


def check(deck: Deck, format: Format | None = None) -> tuple[Problem, ...]:
    """Everything that keeps the deck from being legal, perhaps in a format; nothing if it is legal (1.4.2).

    Cards that may not be in the deck at all (1.4.4) are named as such. They count
    towards its size, its copies and its agenda points, but not towards its influence.
    """
    listed = format is not None and bool(format.penalty or format.universal)
    return (
        *_size(deck),
        *_forbidden(deck),
        *(() if listed else _influence(deck)),
        *_agenda_points(deck),
        *_copies(deck),
        *_draft_only(deck),
        *(() if format is None else _by_format(deck, format)),
    )


def influence_limit(deck: Deck, format: Format | None = None) -> int | None:
    """How much influence the deck may spend: a list may lower it by 1 for each copy of some cards, but not below 1."""
    limit = facts(deck.identity).influence_limit
    if limit is None or format is None:
        return limit
    return max(1, limit - sum(held.count for held in _on_list(deck, dict.fromkeys(format.penalty, 1))))


def influence_by_list(deck: Deck, format: Format | None) -> tuple[Held, ...]:
    """What a list makes certain cards cost in addition, whatever their faction."""
    return () if format is None else _on_list(deck, format.universal)


def _on_list(deck: Deck, each: Mapping[str, int]) -> tuple[Held, ...]:
    """The cards of a deck that are on a list, its identity among them, each with a figure."""
    held = ((deck.identity, 1), *deck.cards)
    return tuple([Held(title, count, each[title]) for title, count in held if title in each])


def _by_format(deck: Deck, format: Format) -> tuple[Problem, ...]:
    """1.4.8: what a format asks for: its pool of cards, and its list."""
    problems: list[Problem] = []
    for title, count in ((deck.identity, 1), *deck.cards):
        held = (Held(title, count),)
        if not format.holds(facts(title)):
            problems.append(Problem("not-in-format", "1.4.8", deck.identity, held, count, format=format))
        elif title in format.removed:
            problems.append(Problem("removed", "1.4.8", deck.identity, held, count, format=format))
    restricted = _on_list(deck, dict.fromkeys(format.restricted, 1))
    if len(restricted) > 1:
        found = len(restricted)
        problems.append(Problem("restricted", "1.4.8", deck.identity, restricted, found, most=1, format=format))
    return (*problems, *_influence_by_list(deck, format))


def _influence_by_list(deck: Deck, format: Format) -> tuple[Problem, ...]:
    """1.4.5, where a list changes what cards cost or how much may be spent."""
    if not format.penalty and not format.universal:
        return ()
    spent, more = influence_spent(deck), influence_by_list(deck, format)
    lowering = _on_list(deck, dict.fromkeys(format.penalty, 1))
    found, most = total(spent) + total(more), influence_limit(deck, format)
    if most is None or found <= most:
        return ()
    listed = more if more else lowering
    cards = (*spent, *more)
    return (Problem("list-influence", "1.4.8", deck.identity, cards, found, None, most, deck.size, format, listed),)


def influence_spent(deck: Deck) -> tuple[Held, ...]:
    """The cards that the deck pays influence for, each copy counted (1.4.5a)."""
    identity = facts(deck.identity)
    return tuple(
        Held(card.title, count - _free_copies(card, identity), card.influence)
        for card, count in deck.contents()
        if card.side == identity.side
        and card.faction != identity.faction
        and card.influence
        and count > _free_copies(card, identity)
        and not _costs_no_influence(card, deck)
    )


def _free_copies(card: Facts, identity: Facts) -> int:
    """How many copies of a card do not count against the influence limit of an identity, by its own words."""
    lines = [line for line in declared(identity.title) or () if isinstance(line, FirstCopiesFree)]
    return 1 if any([line.counts(card.type) for line in lines]) else 0


def _costs_no_influence(card: Facts, deck: Deck) -> bool:
    """2.14.3: whether an ability of the card sets its influence cost to 0 in this deck."""
    for line in declared(card.title) or ():
        if isinstance(line, NoInfluenceIf):
            fitting = [n for c, n in deck.contents() if line.counts(c.title, c.type, c.faction, c.subtypes)]
            if line.least <= sum(fitting) <= line.most:
                return True
    return False


def agendas(deck: Deck) -> tuple[Held, ...]:
    """The agendas in the deck, each with its points."""
    return tuple(
        Held(card.title, count, card.agenda_points) for card, count in deck.contents() if card.agenda_points is not None
    )


def agenda_band(size: int) -> tuple[int, int] | None:
    """The least and most agenda points for a Corp deck of this size (1.4.6).

    The rules give no band below 40 cards.

    >>> agenda_band(45), agenda_band(66), agenda_band(39)
    ((20, 21), (28, 29), None)
    """
    if size < 40:
        return None
    # 18 or 19 from 40 cards on, and 2 more with every full 5 cards (1.4.6a to d).
    least = 18 + (size - 40) // 5 * 2
    return least, least + 1


def total(cards: tuple[Held, ...]) -> int:
    """The sum over all copies of all cards."""
    return sum(held.total for held in cards)


def arithmetic(cards: tuple[Held, ...], lang: str) -> str:
    """How a total comes about, card by card."""
    terms = (
        phrase(
            lang,
            "deck-term",
            count=held.count,
            title=facts(held.title).title_in(lang),
            each=held.each,
        )
        for held in cards
    )
    return " + ".join(terms)


def _size(deck: Deck) -> tuple[Problem, ...]:
    """1.4.3: at least as many cards as the identity asks for, and no upper bound (1.4.3b)."""
    least = facts(deck.identity).minimum_deck_size
    if least is None or deck.size >= least:
        return ()
    return (Problem("size", "1.4.3", deck.identity, found=deck.size, least=least, size=deck.size),)


def _forbidden(deck: Deck) -> tuple[Problem, ...]:
    """1.4.4: no identities, no cards of the other side, no cards bound to another faction."""
    identity = facts(deck.identity)
    problems = []
    for card, count in deck.contents():
        code = _why_forbidden(card, identity)
        if code is not None:
            held = (Held(card.title, count),)
            problems.append(Problem(code, "1.4.4", deck.identity, held, count, size=deck.size))
    return tuple(problems)


def _why_forbidden(card: Facts, identity: Facts) -> ProblemCode | None:
    if card.type == "identity":
        return "identity-in-deck"
    if card.side != identity.side:
        return "wrong-side"
    if any([isinstance(ln, NotInThisDeck) and ln.faction == card.faction for ln in declared(identity.title) or ()]):
        return "excluded-faction"
    # A card without influence cost is another thing than a card with influence cost 0 (2.14.2).
    if card.faction != identity.faction and card.influence is None:
        if card.type == "agenda" and any(isinstance(ln, AgendasOfAllFactions) for ln in declared(identity.title) or ()):
            return None
        return "no-influence"
    return None


def _influence(deck: Deck) -> tuple[Problem, ...]:
    """1.4.5: out-of-faction cards within the influence limit of the identity."""
    spent = influence_spent(deck)
    most = facts(deck.identity).influence_limit
    if most is None or total(spent) <= most:
        return ()
    return (
        Problem(
            "influence",
            "1.4.5",
            deck.identity,
            spent,
            total(spent),
            most=most,
            size=deck.size,
        ),
    )


def _agenda_points(deck: Deck) -> tuple[Problem, ...]:
    """1.4.6: a Corp deck holds the agenda points that its size asks for."""
    band = agenda_band(deck.size)
    points = total(agendas(deck))
    if deck.side != "corp" or band is None or band[0] <= points <= band[1]:
        return ()
    least, most = band
    return (
        Problem(
            "agenda-points",
            "1.4.6",
            deck.identity,
            agendas(deck),
            points,
            least,
            most,
            deck.size,
        ),
    )


def _draft_only(deck: Deck) -> tuple[Problem, ...]:
    """1.4.8: an identity that is meant for drafts says so, and leads no deck that was built before."""
    if not any([isinstance(line, DraftOnly) for line in declared(deck.identity) or ()]):
        return ()
    return (Problem("draft-only", "1.4.8", deck.identity, size=deck.size),)


def _copies(deck: Deck) -> tuple[Problem, ...]:
    """1.4.7: at most 3 copies by name, or as many as the card itself allows."""
    return tuple(
        Problem(
            "copies",
            "1.4.7",
            deck.identity,
            (Held(card.title, count),),
            count,
            most=card.deck_limit,
            size=deck.size,
        )
        for card, count in deck.contents()
        if card.type != "identity" and count > card.deck_limit
    )

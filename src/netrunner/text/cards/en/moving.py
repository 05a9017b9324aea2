"""English words for trashing, showing, searching, moving and swapping cards."""

from __future__ import annotations

from netrunner.rules.machine.terms import AS_ITSELF
from netrunner.vocabulary.cards import AccessedCard, Encountered
from netrunner.vocabulary.moving import (
    AddTo,
    AddToScoreArea,
    ArrangeBottom,
    ArrangeTop,
    Discard,
    Expose,
    Look,
    Remember,
    Reveal,
    Search,
    Shuffle,
    SwapCards,
    Trash,
)

from ..grammar import (
    Amount,
    Det,
    Noun,
    NounPhrase,
    Said,
    Voice,
    from_play,
)
from .cards import deck, possessive, standing, zone
from .instructions import (
    choice,
    name,
)
from .words import EN, joined


@EN.words(Trash)
def trash(n: Trash, v: Voice) -> Said:
    even = "(even if it has no trash cost)" if isinstance(n.what, AccessedCard) else ""
    v.results["trashed"] = "card trashed this way"
    if n.unpreventable:
        even = "(this cannot be prevented)"
    return v.act("trash", v.cards_of(n.by, n.what), n.by, even)


@EN.words(Expose)
def expose(n: Expose, v: Voice) -> Said:
    return v.act("expose", v.cards(n.what))


@EN.words(Reveal)
def reveal(n: Reveal, v: Voice) -> Said:
    return v.act("reveal", from_play(v.cards(n.what), n.what, "installed"))


@EN.words(Look)
def look(n: Look, v: Voice) -> Said:
    what = v.cards(n.what)
    v.mention("seen", what)
    return v.act("look at", what, n.player)


@EN.words(ArrangeTop)
def arrange_top(n: ArrangeTop, v: Voice) -> Said:
    what = name("the rest" if "target" in v.mentioned else "them")
    return v.act("put", what, n.player, "back on top in any order")


@EN.words(ArrangeBottom)
def arrange_bottom(n: ArrangeBottom, v: Voice) -> Said:
    return v.act("put", name("the rest"), n.player, "on the bottom in any order")


@EN.words(Discard)
def discard(n: Discard, v: Voice) -> Said:
    return v.act("discard", v.cards(n.what), n.by)


@EN.words(AddTo)
def add_to(n: AddTo, v: Voice) -> Said:
    what = from_play(v.cards(n.what), n.what, "installed")
    if n.zone == "removed":
        lies = tuple([f"in {words[5:]}" if words.startswith("from ") else words for words in what.after])
        return v.act("remove", what.with_(after=lies), n.by, "from the game")
    if n.zone in ("stack", "rnd"):
        return v.act("put", what, n.by, f"on {'top' if n.top else 'the bottom'} of {zone(n.zone, v)}")
    return v.act("add", what, n.by, f"to {zone(n.zone, v)}")


@EN.words(AddToScoreArea)
def add_to_score_area(n: AddToScoreArea, v: Voice) -> Said:
    worth = f" as an agenda worth {n.points} agenda point{'' if abs(n.points) == 1 else 's'}"
    where = f"to {possessive(n.player, v)} score area{'' if n.points == AS_ITSELF else worth}"
    return v.act("add", v.cards(n.what), -1, where)


@EN.words(Shuffle)
def shuffle(n: Shuffle, v: Voice) -> Said:
    return v.act("shuffle", name(deck(v.resolve(n.player), v)))


@EN.words(SwapCards)
def swap_cards(n: SwapCards, v: Voice) -> Said:
    if n.first.target() is None:
        return v.act("swap", v.cards(n.first), -1, f"with {v.text(v.cards(n.second.cards).with_(det=Det.A))}")
    first, second = v.cards(n.first), v.cards(n.second)
    goes_on = "(the run continues from its new position)" if isinstance(n.first, Encountered) else ""
    if first == second and not goes_on:
        return v.act("swap", first.with_(number="2", plural=True))
    return v.act("swap", first, -1, f"with {v.text(second)}", goes_on)


@EN.words(Search)
def search(n: Search, v: Voice) -> Said:
    count = Amount("any number of", True) if n.count == -1 else v.amount(n.count)
    what = count.of(standing(n.cards, v, ""), "up to " if n.up_to else "")
    if n.different:
        what = what.with_(after=(*what.after, "with different titles"))
    if n.alike:
        what = count.of(NounPhrase((Noun("copy of a card", "copies of a card"),)))
    v.mention("found", what)
    v.searched.extend([zone(z, v) for z in n.zones if z in ("stack", "rnd")])
    where = joined([zone(z, v) for z in n.zones], "and")
    return v.act("search", name(where), -1, f"for {v.text(what)}")


@EN.words(Remember)
def remember(n: Remember, v: Voice) -> Said:
    return choice(n.what, v)

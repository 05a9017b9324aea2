"""Which words of the vocabulary computer players understand, and why others are left to chance."""

import re
from collections import Counter
from inspect import getsource

from netrunner.bots import reading
from netrunner.cards.library import definition, implemented
from netrunner.rules.machine.nodes import CostPart, Instruction, Static, Trigger

#: Words on fewer cards than this may be left without a reason.
OFTEN = 10

THROUGH = "it holds other words, which are read where they stand"
SHOWN = "what is shown or looked at is remembered by the table, whoever showed it"
CHOSEN = "a question follows, and is answered by what each option is worth"
UNPRICED = "search tries it in worlds; rules of thumb have no price for it"
TIMING = "it says when or how long, not what"

#: Words that are not read, and why not. Conditions, numbers, descriptions and choices of cards are left as a whole:
#: only a game tells them; numbers count as ``reading.UNKNOWN``.
LEFT = {
    "ForEvent": THROUGH, "Both": THROUGH, "If": THROUGH, "TraceResult": THROUGH, "MayPay": THROUGH, "May": THROUGH,
    "Delayed": THROUGH, "Unless": THROUGH, "With": THROUGH, "Pay": THROUGH, "IfAble": THROUGH, "MayWith": THROUGH,
    "MayPayAny": THROUGH, "GrantsAbility": THROUGH, "PsiGame": THROUGH,
    "Reveal": SHOWN, "Look": SHOWN, "Expose": SHOWN,
    "ChooseUpTo": CHOSEN, "ChooseCardType": CHOSEN, "ChooseServer": CHOSEN, "ChooseASubtype": CHOSEN,
    "NameCard": CHOSEN, "ArrangeTop": CHOSEN,
    "StaysInPlay": TIMING, "KeepsInPlay": TIMING, "ThisEmptied": TIMING, "Would": TIMING, "Never": TIMING,
    "EndActionPhase": TIMING, "WouldDraw": TIMING, "StillApplies": TIMING, "UseOnlyIf": TIMING,
    "Stolen": "what stealing sets off is judged after it, in worlds; damage for any points is read",
    "AccessesCard": "what another card's access sets off is judged after it, in worlds",
    "TrashThis": "an ability that uses its card up counts as dear",
    "RemoveThis": "an ability that uses its card up counts as dear",
    "CreditsFrom": "an ability that takes more than credits counts as dear",
    "SufferDamage": "an ability that takes more than credits counts as dear",
    "TakeTags": "an ability that takes more than credits counts as dear",
    "HostedCreditsFor": "the credits themselves are read, as recurring ones or as those for a run",
    "HandSize": "tables have the hand size as it is",
    "CostsLess": "options carry the price as it is",
    "AdditionalCostTo": "options are legal only where it can be paid",
    "Cannot": "options are legal only where it does not forbid them",
    "MemoryCostIs": "tables have the memory as it is",
    "NoMemoryCost": "tables have the memory as it is",
    "GetsSubtype": UNPRICED, "AddTo": UNPRICED, "ShuffleInto": UNPRICED, "Shuffle": UNPRICED, "Prevent": UNPRICED,
    "PreventFor": UNPRICED, "PreventsDamage": UNPRICED, "SwapCards": UNPRICED, "Remove": UNPRICED,
    "BecomesCounter": UNPRICED, "RemoveBadPublicity": UNPRICED, "HostHere": UNPRICED, "JackOut": UNPRICED,
    "WorthMore": UNPRICED, "BlankText": UNPRICED, "TrashCostsMore": UNPRICED, "HostThisOn": UNPRICED,
    "MoveCountersFromThis": UNPRICED, "ResolveSubroutineOn": UNPRICED, "ClicksNextTurn": UNPRICED,
}  # fmt: skip


def cards_with() -> Counter[str]:
    """On how many cards each word is that does something: instructions, statics, triggers and costs."""
    found: Counter[str] = Counter()
    for title in implemented():
        words: set[str] = set()
        for ability in definition(title).abilities:
            for node in reading.walk(ability):
                if isinstance(node, Instruction | Static | Trigger | CostPart):
                    words.add(type(node).__name__)
        found.update(words)
    return found


def words_read() -> set[str]:
    """The words that ``bots/reading.py`` looks for."""
    _, _, text = getsource(reading).partition("@dataclass")  # behind its imports
    return set(re.findall(r"\b[A-Z][A-Za-z]+\b", text))


def test_every_common_word_is_read_or_left_for_a_reason() -> None:
    common = {word for word, cards in cards_with().items() if cards >= OFTEN}
    assert sorted(common - words_read() - set(LEFT)) == []


def test_no_word_is_both_read_and_left_and_all_that_are_left_are_there() -> None:
    assert sorted(words_read() & set(LEFT)) == []
    assert sorted(set(LEFT) - set(cards_with())) == []

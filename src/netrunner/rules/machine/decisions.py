"""Decisions: one question at a time, as data, with every legal answer listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, overload

from ...native import mypyc_attr
from .terms import words

if TYPE_CHECKING:
    from .state import State

# What an option does. The names are the first word of an option's text form. (counted)
V_PASS: Final = 0
V_USE: Final = 1
V_REZ: Final = 2
V_SCORE: Final = 3
V_TRIGGER: Final = 4
V_YES: Final = 5
V_NO: Final = 6
V_PICK: Final = 7
V_DONE: Final = 8
V_NUMBER: Final = 9
V_SERVER: Final = 10
V_CHOOSE: Final = 11
V_KEEP: Final = 12
V_MULLIGAN: Final = 13
V_JACK_OUT: Final = 14
V_CONTINUE: Final = 15
V_TRASH: Final = 16
V_STEAL: Final = 17
V_DECLINE: Final = 18
V_GAIN: Final = 19
V_DRAW: Final = 20
V_INSTALL: Final = 21
V_PLAY: Final = 22
V_ADVANCE: Final = 23
V_TRASH_RESOURCE: Final = 24
V_PURGE: Final = 25
V_RUN: Final = 26
V_REMOVE_TAG: Final = 27
V_ACCESS: Final = 28
V_DISCARD: Final = 29
V_APPLY: Final = 30
V_BREAK: Final = 31
V_HOST: Final = 32
V_KEEP_CARD: Final = 33
V_CONCEDE: Final = 34  # never an option: a player may do it at any moment
V_NAME: Final = 35  # a card by the number printed on it
VERBS: Final = words("V_", list(globals()))


#: An option as the rules list it: its verb, a card's id or -1, and a server, number, slot, ... or -1.
Key = tuple[int, int, int]


def on_card(verb: int, card: int) -> Key:
    """An option that is about a card."""
    return verb, card, -1


def with_number(verb: int, number: int) -> Key:
    """An option that is about a server, a number or whatever else is counted."""
    return verb, -1, number


def verb_of(key: Key) -> int:
    """What an option does."""
    return key[0]


def card_of(key: Key) -> int:
    """The card that an option is about, or -1."""
    return key[1]


def number_of(key: Key) -> int:
    """The server, number, slot, ... that an option is about, or -1."""
    return key[2]


# Options that say everything by their verb
O_PASS: Final[Key] = (V_PASS, -1, -1)
O_YES: Final[Key] = (V_YES, -1, -1)
O_NO: Final[Key] = (V_NO, -1, -1)
O_DONE: Final[Key] = (V_DONE, -1, -1)
O_KEEP: Final[Key] = (V_KEEP, -1, -1)
O_MULLIGAN: Final[Key] = (V_MULLIGAN, -1, -1)
O_JACK_OUT: Final[Key] = (V_JACK_OUT, -1, -1)
O_CONTINUE: Final[Key] = (V_CONTINUE, -1, -1)
O_DECLINE: Final[Key] = (V_DECLINE, -1, -1)
O_GAIN: Final[Key] = (V_GAIN, -1, -1)
O_DRAW: Final[Key] = (V_DRAW, -1, -1)
O_PURGE: Final[Key] = (V_PURGE, -1, -1)
O_REMOVE_TAG: Final[Key] = (V_REMOVE_TAG, -1, -1)


@mypyc_attr(free_list_len=1)
class Option:
    """One legal answer. ``verb`` says what it does, ``card`` and ``arg`` with what; ``text`` is its stable name."""

    __slots__ = ("arg", "card", "decision", "verb")

    def __init__(self, verb: int, card: int = -1, arg: int = -1, decision: Decision | None = None) -> None:
        self.verb: int = verb
        self.card: int = card  # card id or -1
        self.arg: int = arg  # server, number, slot, ... or -1
        self.decision: Decision | None = decision

    @property
    def key(self) -> Key:
        """The compact form that a saved game keeps."""
        return (self.verb, self.card, self.arg)

    @property
    def text(self) -> str:
        """The stable text form; ``game.choose`` takes it back."""
        if self.decision is None:
            return f"{VERBS[self.verb]} {self.card} {self.arg}"
        return self.decision.text_of(self)

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.decision is other.decision and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


class Options(Sequence[Option]):
    """Every option of a decision, in order; each is made when somebody looks at it."""

    __slots__ = ("decision", "keys")

    def __init__(self, decision: Decision) -> None:
        self.decision: Decision = decision
        self.keys: list[Key] = decision.keys

    def __len__(self) -> int:
        return len(self.keys)

    @overload
    def __getitem__(self, n: int) -> Option: ...
    @overload
    def __getitem__(self, n: slice) -> list[Option]: ...
    def __getitem__(self, n: int | slice) -> Option | list[Option]:
        if isinstance(n, slice):
            return list(self)[n]
        verb, card, arg = self.keys[n]
        return Option(verb, card, arg, self.decision)

    def __iter__(self) -> Iterator[Option]:
        for verb, card, arg in self.keys:
            yield Option(verb, card, arg, self.decision)

    def __contains__(self, thing: object) -> bool:
        return isinstance(thing, Option) and thing.decision is self.decision and self.decision.offers(thing)

    def __eq__(self, other: object) -> bool:
        if type(other) is Options or type(other) is list:  # compiled, any sequence passes for an instance of Options
            return list(self) == list(other)
        return False

    def __repr__(self) -> str:
        return repr(list(self))


#: The text form of each option: ``questions.option_texts``, which is written in terms of this module.
option_texts: Callable[[Decision], dict[str, Key]]


@mypyc_attr(free_list_len=1)
class Decision:
    """A question to one player: what for, by which rule, and every legal option."""

    __slots__ = ("_texts", "card", "keys", "kind", "number", "over", "player", "rule", "state")

    def __init__(
        self, player: int, kind: str, rule: str, keys: list[Key], state: State, card: int = -1, number: int = 0
    ) -> None:
        self.player: int = player
        self.kind: str = kind  # a word that the phrase tables turn into a question
        self.rule: str = rule
        self.keys: list[Key] = keys  # the options; copies of a game share the list
        self.state: State = state
        self.card: int = card  # the card the question is about, or -1
        self.number: int = number  # a number the question is about
        self.over: bool = False  # whether the game went on: what options were called is not to be found out then
        self._texts: dict[str, Key] | None = None

    def copy(self, state: State) -> Decision:
        """The same question about a copy of the state: its texts must not follow the original when that goes on."""
        d = Decision(self.player, self.kind, self.rule, self.keys, state, self.card, self.number)
        d._texts = self._texts
        return d

    @property
    def options(self) -> Options:
        """Every legal option."""
        return Options(self)

    def option(self, n: int) -> Option:
        """The option with this number, counted from 0: ``options[n]``, without the list around it."""
        verb, card, arg = self.keys[n]
        return Option(verb, card, arg, self)

    @property
    def side(self) -> str:
        """``"corp"`` or ``"runner"``."""
        return "runner" if self.player else "corp"

    def texts(self) -> dict[str, Option]:
        """Every option by its text form."""
        return {text: Option(*key, self) for text, key in self._named().items()}

    def _named(self) -> dict[str, Key]:
        if self._texts is None:
            self._texts = option_texts(self)  # noqa: F821
        return self._texts

    def text_of(self, option: Option) -> str:
        """The text form of ``option``."""
        key = option.key
        if self._texts is not None or not self.over:
            for text, candidate in self._named().items():
                if candidate == key:
                    return text
        return f"{VERBS[option.verb]} {option.card} {option.arg}"

    def find(self, text: str) -> Option | None:
        """The option whose text is ``text`` (upper and lower case do not matter)."""
        named = self._named()
        found = named.get(text)
        if found is None:
            low = " ".join(text.split()).lower()
            for candidate, key in named.items():
                if candidate.lower() == low:
                    return Option(*key, self)
            return None
        return Option(*found, self)

    def offers(self, option: Option) -> bool:
        """Whether an option is one of these, by what it does and with what."""
        for verb, card, arg in self.keys:
            if arg == option.arg and card == option.card and verb == option.verb:
                return True
        return False

    def owns(self, option: Option) -> bool:
        """Whether an option is one of these, looked at here or in another copy of the game at the same question."""
        asked = option.decision
        return asked is not None and asked.keys is self.keys and self.offers(option)

    def __iter__(self) -> Iterator[Option]:
        return iter(Options(self))

    def __len__(self) -> int:
        return len(self.keys)

    def __contains__(self, thing: object) -> bool:
        if isinstance(thing, Option):
            return self.offers(thing)
        return isinstance(thing, str) and self.find(thing) is not None

    def __repr__(self) -> str:
        return f"<{self.side} decides: {self.kind} ({self.rule}), {len(self.keys)} options>"

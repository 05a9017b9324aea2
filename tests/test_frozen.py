"""The words of the vocabulary are frozen dataclasses like any others, made without compiling source."""

import dataclasses
import inspect

import pytest

from netrunner.frozen import dataclass
from netrunner.vocabulary import words as terms
from netrunner.vocabulary.cards import Cards
from netrunner.vocabulary.instructions import Draw


@dataclass(frozen=True, slots=True, eq=False)
class Pay:
    """A cost."""

    credits: int
    clicks: int = 0
    whole: int = dataclasses.field(init=False, default=-1)

    def __post_init__(self) -> None:
        object.__setattr__(self, "whole", self.credits + self.clicks)


@dataclass(frozen=True, slots=True, eq=False)
class PayMore(Pay):
    """A cost with a counter."""

    counters: int = 1


def test_fields_are_given_in_order_or_by_name() -> None:
    assert repr(Pay(2)) == "Pay(credits=2, clicks=0, whole=2)"
    assert repr(Pay(clicks=1, credits=2)) == "Pay(credits=2, clicks=1, whole=3)"
    assert repr(PayMore(2, 3, counters=4)) == "PayMore(credits=2, clicks=3, whole=5, counters=4)"
    assert repr(dataclasses.replace(Pay(2), clicks=5)) == "Pay(credits=2, clicks=5, whole=7)"


@pytest.mark.parametrize(
    ("given", "named", "said"),
    [
        ((), {}, "needs credits"),
        ((1, 2, 3), {}, "takes 2 arguments, and 3 were given"),
        ((1,), {"credits": 2}, "two values for 'credits'"),
        ((1,), {"whole": 2}, "no field 'whole'"),
        ((), {"clicks": 2}, "needs credits"),
    ],
)
def test_what_no_object_can_be_made_of_is_refused(given: tuple[int, ...], named: dict[str, int], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        Pay(*given, **named)


def test_nothing_can_be_changed_or_added() -> None:
    pay = Pay(1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        pay.credits = 2  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del pay.credits
    assert not hasattr(pay, "__dict__")


def test_each_object_is_itself_alone() -> None:
    pay = Pay(1)
    assert pay != Pay(1) and pay == pay and len({pay, Pay(1)}) == 2


def test_words_tell_their_signatures() -> None:
    assert str(inspect.signature(Pay)) == "(credits: int, clicks: int = 0)"
    assert "where" in inspect.signature(Cards).parameters
    assert dataclasses.is_dataclass(Draw) and terms.CORP == 0

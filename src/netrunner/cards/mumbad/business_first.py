"""Business First."""

from ...vocabulary import *

card(
    "Disposable HQ",
    RevealFromRnD(),
    when(Accessed(), AddTo(any_number_of(Cards(where="hq")), "rnd", top=False), may=True),
)
card("Corporate Scandal", play(StaysInPlay()), ConsideredBadPublicity())

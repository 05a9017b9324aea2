"""The Devil and the Dragon."""

from ...vocabulary import *

card(
    "Because I Can",
    play(Run(remote=True)),
    instead_of_accessing(ShuffleInto(All(InAttackedServer()), CORP), remote=True, may=True),
)
card(
    "Kill Switch",
    play(StaysInPlay()),
    RevealedIfAccessed(Cards(AGENDA)),
    whenever(AccessesCard(Cards(AGENDA), or_scored=True), Trace(3, Damage(BRAIN, 1))),
)

"""The Liberated Mind."""

from ...vocabulary import *

card(
    "Rebirth",
    play(SwitchIdentityWith(Chosen(OtherIdentity(same_faction=True)))),
    RemovedInstead(),
)
card(
    "Guru Davinder",
    PreventsDamage(NET, MEAT),
    whenever(Prevented(F_DAMAGE, this=True), Unless(Trash(This()), 4)),
)

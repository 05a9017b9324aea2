"""The Liberated Mind."""

from ...vocabulary import *

card(
    "Rebirth",
    play(SwitchIdentityWith(Chosen(OtherIdentity(same_faction=True)))),
    RemovedInstead(),
)
card(
    "Guru Davinder",
    when(Would(F_DAMAGE, types=(NET, MEAT)), Prevent(F_DAMAGE, ALL_OF_IT, types=(NET, MEAT))),
    whenever(Prevented(F_DAMAGE, this=True), Unless(Trash(This()), 4)),
)

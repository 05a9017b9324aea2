"""Old Hollywood."""

from ...vocabulary import *

card("Drug Dealer", when(TurnBegins(), Lose(1)), when(TurnBegins(CORP), Draw(1)))
card("Paparazzi", Tagged(), PreventsDamage(MEAT))
card(
    "Casting Call",
    play(
        install(Cards(AGENDA, where="hq"), faceup=True),
        BecomesCounter(Its(), whenever(ForEvent("access", cards=Host()), GiveTags(2))),
    ),
)
card("Old Hollywood Grid", *persistent(Cannot(A_STEAL, RUNNER, WithoutStolenCopy(), this_server=True)), RegionLimit())
card(
    "Back Channels",
    play(With(Chosen(InServers()), Both(Gain(Times(3, CountersOn(ADVANCEMENT, Its()))), Trash(Its())))),
)

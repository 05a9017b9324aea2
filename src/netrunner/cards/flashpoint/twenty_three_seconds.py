"""23 Seconds."""

from ...vocabulary import *

card("Injection Attack", play(Run(during=StrengthBonus(2, of=Chosen(Cards(PROGRAM, "icebreaker"))))))
card(
    "Chrysalis",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), ForceEncounterWith(This())),
    sub(Damage(NET, 2)),
)

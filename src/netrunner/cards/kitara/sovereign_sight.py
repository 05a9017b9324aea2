"""Sovereign Sight."""

from ...vocabulary import *

card(
    "By Any Means",
    FirstClickOnly(),
    play(Delayed(when(AccessesCard(not_in=ARCHIVES), Both(Trash(EventCard()), Damage(MEAT, 1))), "turn")),
)
card(
    "Puffer",
    StrengthBonus(CountersOn(POWER)),
    MemoryCostsMore(CountersOn(POWER)),
    breaks(1, "sentry"),
    pumps(2, 1),
    paid(Clicks(), ChooseOne(Place(POWER), Remove(POWER))),
)
card(
    "Reconstruction Contract",
    whenever(ForEvent("damage", of=MEAT), Place(ADVANCEMENT), may=True),
    paid(TrashThis(), MoveCountersFromThis(ADVANCEMENT, Chosen(Cards(side=CORP, advanceable=True)))),
)

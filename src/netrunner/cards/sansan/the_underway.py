"""The Underway."""

from ...vocabulary import *

card(
    "Street Peddler",
    when(Installed(), HostHere(TopOf(RUNNER, 3), facedown=True)),
    moving_hosted(paid(TrashThis(), install(HostedHere(facedown=True), discount=1))),
)
card('Armand "Geist" Walker: Tech Lord', whenever(UsedTrashAbility(), Draw(1)))
card(
    "Forger",
    Link(1),
    interrupt(TrashThis(), Prevent(F_TAGS, 1)),
    paid(TrashThis(), RemoveTags(1)),
    ConsoleLimit(),
)
card("Gang Sign", whenever(Scored(this=False), AccessServer(SERVER_HQ)))
card(
    "Defective Brainchips",
    play(StaysInPlay()),
    when(Would(F_DAMAGE, BRAIN, first="turn"), Increase(F_DAMAGE, 1, BRAIN)),
)
card(
    "Allele Repression",
    CanBeAdvanced(),
    paid(
        TrashThis(),
        SwapEach(
            Chosen(Cards(where="hq"), AsManyAs(CountersOn(ADVANCEMENT), Cards(where="hq"), Cards(where="archives"))),
            Chosen(
                Cards(where="archives"),
                AsManyAs(CountersOn(ADVANCEMENT), Cards(where="hq"), Cards(where="archives")),
                as_="other",
            ),
        ),
    ),
)

"""The Spaces Between."""

from ...vocabulary import *

card(
    "The Foundry: Refining the Process",
    when(
        ForEvent("rezzed", YOU, Cards(ICE), first_each_turn=True),
        Search(CopyOf(EventCard(), Cards(ICE, where="rnd")), zones="rnd"),
        Reveal(Found()),
        AddTo(Found(), "hq"),
        may=True,
    ),
)
card(
    "Enhanced Login Protocol",
    play(StaysInPlay()),
    AdditionalCostTo(A_RUN_ACTION, Clicks(), condition=FirstRun(by_action=True)),
)
card("Heinlein Grid", whenever(ClicksGone(), Lose(ALL_OF_IT, RUNNER)), RegionLimit())
card(
    "Targeted Marketing",
    play(StaysInPlay(), NameCard()),
    whenever(NamedUsed(RUNNER), Gain(10)),
)
card(
    "LLDS Energy Regulator",
    interrupt(3, PreventTrash(Cards(HARDWARE))),
    interrupt(TrashThis(), PreventTrash(Cards(HARDWARE))),
)
card(
    "Ghost Runner",
    when(Installed(), Load(CREDIT, 3)),
    when(ThisEmptied(), Trash(This())),
    HostedCreditsFor(condition=DuringRun()),
)
card("Cerebral Static", play(StaysInPlay()), BlankText(IdentityOf()))

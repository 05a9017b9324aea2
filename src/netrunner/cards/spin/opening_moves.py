"""Opening Moves."""

from ...vocabulary import *

card(
    "Pawn",
    paid(Clicks(), host_on_outermost()),
    whenever(
        ForEvent("run-successful", condition=HostedOn(Cards(ICE))),
        IfPossible(
            HostThisOn(NextInward()),
            Both(
                Trash(This()), install(Cards(PROGRAM, "caïssa", where=("grip", "heap"), other=True), ignore_costs=True)
            ),
        ),
    ),
)
card(
    "Gorman Drip v1",
    whenever(SpendsClickTo("draw", "gain", player=CORP), Place(VIRUS)),
    paid((Clicks(), TrashThis()), Gain(CountersOn(VIRUS))),
)
card(
    "John Masanori",
    when(RunSuccessful(first_each_turn=True), Draw(1)),
    when(ForEvent("run-unsuccessful", first_each_turn=True), GiveTags(1)),
)
card("Himitsu-Bako", paid(1, AddTo(This(), "hq")), sub(EndRun()))

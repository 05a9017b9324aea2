"""Downfall."""

from ...vocabulary import *

card(
    "Flip Switch",
    paid(TrashThis(), JackOut(), only_if=TurnOf()),
    paid(TrashThis(), RemoveTags(1), only_if=TurnOf()),
    interrupt(TrashThis(), SetValue(F_TRACE, 0), only_if=TurnOf()),
)
card(
    "The Class Act",
    when(ForEvent("turn-ends", condition=ThisInstalledThisTurn()), Draw(4)),
    when(
        WouldDraw(first_each_turn=True),
        Look(TopOf(RUNNER, DrawCount(1))),
        AddTo(Chosen(those_seen("stack")), "stack", top=False),
    ),
)
card(
    "In the Groove",
    FirstClickOnly(),
    play(
        Delayed(
            when(
                Installed(InstallCost(Cards((HARDWARE, PROGRAM, RESOURCE)), least=1, printed=True)),
                ChooseOne(Draw(1), Gain(1)),
            ),
            "turn",
        )
    ),
)
card("MirrorMorph: Endless Iteration", when(DifferentActions(3), ChooseOne(Gain(1), TakeDifferentAction()), may=True))

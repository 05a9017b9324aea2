"""Fear and Loathing."""

from ...vocabulary import *

card(
    "Blackguard",
    Memory(2),
    whenever(ForEvent("exposed", YOU), Rez(EventCard())),
    ConsoleLimit(),
)
card("Blue Level Clearance", AdditionalPlayCost(Clicks()), play(Both(Gain(5), Draw(2))))
card(
    "Subliminal Messaging",
    play(Gain(1)),
    when(ForEvent("played", YOU, Cards(title="Subliminal Messaging"), first_each_turn=True), GainClicks(1)),
    when(
        ForEvent("turn-begins", YOU, condition=Not(HappenedLastTurn("run-begins", RUNNER))),
        Reveal(This()),
        AddTo(This(), "hq"),
        may=True,
        where=IN_ARCHIVES,
    ),
)

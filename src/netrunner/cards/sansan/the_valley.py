"""The Valley."""

from ...vocabulary import *

card(
    "Jinteki Biotech: Life Imagined",
    BeforeFirstTurn(
        ChooseOne(
            SwitchForCopy("Jinteki Biotech: The Brewery"),
            SwitchForCopy("Jinteki Biotech: The Tank"),
            SwitchForCopy("Jinteki Biotech: The Greenhouse"),
        )
    ),
    paid(Clicks(3), FlipThis()),
)
card("Jinteki Biotech: The Brewery", when(Flipped(), Damage(NET, 2)))
card("Jinteki Biotech: The Tank", when(Flipped(), ShuffleInto(All(Cards(where="archives")))))
card(
    "Jinteki Biotech: The Greenhouse", when(Flipped(), PlaceAdvancement(Chosen(Cards(side=CORP, advanceable=True)), 4))
)
card("Cortex Lock", sub(Damage(NET, UnusedMemory())))
card("Predictive Algorithm", play(StaysInPlay()), AdditionalCostTo(A_STEAL, 2))
card(
    "Tech Startup",
    when(
        TurnBegins(),
        Search(Installable(Cards(ASSET, where="rnd")), zones="rnd"),
        Reveal(Found()),
        Install(Found()),
        may_pay=TrashThis(),
    ),
)

"""Cards for draft."""

from ..vocabulary import *

card(
    "Wyvern: Chemically Enhanced",
    DraftOnly(),
    OrderedHeap(),
    whenever(ForEvent("trashed", YOU, AnyCardOf(CORP), condition=MostInstalled("anarch")), ShuffleInto(TopOfHeap())),
)
card("The Masque: Cyber General", DraftOnly())
card(
    'Boris "Syfr" Kovac: Crafty Veteran',
    DraftOnly(),
    when(ForEvent("turn-begins", YOU, condition=MostInstalled("criminal")), RemoveTags(1)),
)
card(
    'Jamie "Bzzz" Micken: Techno Savant',
    DraftOnly(),
    when(ForEvent("installed", YOU, first_each_turn=True, condition=MostInstalled("shaper")), Draw(1)),
)
card(
    "Strategic Innovations: Future Forward",
    DraftOnly(),
    when(
        ForEvent("turn-ends", RUNNER, condition=MostInstalled("haas-bioroid", rezzed=True)),
        ShuffleInto(Chosen(Cards(where="archives"))),
    ),
)
card(
    "Synthetic Systems: The World Re-imagined",
    DraftOnly(),
    when(
        ForEvent("turn-begins", YOU, condition=MostInstalled("jinteki", rezzed=True)),
        SwapCards(Chosen(Cards(ICE), swaps_among=True), Chosen(Cards(ICE), as_="other", swaps_with="target")),
        may=True,
    ),
)
card(
    "Information Dynamics: All You Need To Know",
    DraftOnly(),
    whenever(ScoredOrStolen(condition=MostInstalled("nbn", rezzed=True)), GiveTags(1)),
)
card(
    "Fringe Applications: Tomorrow, Today",
    DraftOnly(),
    when(
        ForEvent("turn-begins", RUNNER, condition=MostInstalled("weyland-consortium", rezzed=True)),
        Place(ADVANCEMENT, 1, Chosen(Cards(ICE))),
    ),
)
card("The Shadow: Pulling the Strings", DraftOnly(), AgendasOfAllFactions())

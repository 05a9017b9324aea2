"""Cards for draft."""

from ..vocabulary import *

card(
    "Wyvern: Chemically Enhanced",
    DraftOnly(),
    OrderedHeap(),
    whenever(ForEvent("trashed", YOU, AnyCardOf(CORP)), If(MostInstalled("anarch"), ShuffleInto(TopOfHeap()))),
)
card("The Masque: Cyber General", DraftOnly())
card(
    'Boris "Syfr" Kovac: Crafty Veteran',
    DraftOnly(),
    when(TurnBegins(), If(MostInstalled("criminal"), RemoveTags(1))),
)
card(
    'Jamie "Bzzz" Micken: Techno Savant',
    DraftOnly(),
    when(ForEvent("installed", YOU, first_each_turn=True), If(MostInstalled("shaper"), Draw(1))),
)
card(
    "Strategic Innovations: Future Forward",
    DraftOnly(),
    when(
        ForEvent("turn-ends", RUNNER),
        If(MostInstalled("haas-bioroid", rezzed=True), ShuffleInto(Chosen(Cards(where="archives")))),
    ),
)
card(
    "Synthetic Systems: The World Re-imagined",
    DraftOnly(),
    when(
        TurnBegins(),
        If(
            MostInstalled("jinteki", rezzed=True),
            SwapCards(Chosen(Cards(ICE), swaps_among=True), Chosen(Cards(ICE), as_="other", swaps_with="target")),
        ),
        may=True,
    ),
)
card(
    "Information Dynamics: All You Need To Know",
    DraftOnly(),
    whenever(ScoredOrStolen(), If(MostInstalled("nbn", rezzed=True), GiveTags(1))),
)
card(
    "Fringe Applications: Tomorrow, Today",
    DraftOnly(),
    when(
        TurnBegins(RUNNER),
        If(MostInstalled("weyland-consortium", rezzed=True), Place(ADVANCEMENT, 1, Chosen(Cards(ICE)))),
    ),
)
card("The Shadow: Pulling the Strings", DraftOnly(), AgendasOfAllFactions())

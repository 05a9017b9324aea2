"""Cards for draft."""

from ..vocabulary import *

card(
    "Wyvern: Chemically Enhanced",
    DraftOnly(),
    OrderedHeap(),
    whenever(ForEvent("trashed", YOU, AnyCardOf(CORP)), If(MostInstalled("anarch"), ShuffleInto(TopOfHeap()))),
)

"""Down the White Nile."""

from ...vocabulary import *

card(
    "Emergent Creativity",
    AdditionalPlayCost(Clicks()),
    play(
        Trash(any_number_of(Cards((PROGRAM, HARDWARE), where="grip"), as_="scrap")),
        Search(Installable(Cards((PROGRAM, HARDWARE), where="stack"), InstallCostOf("scrap"))),
        Install(Found(), InstallCostOf("scrap")),
    ),
)
card(
    "Jinja City Grid",
    when(
        WouldDraw(each=True),
        Look(WouldBeDrawn()),
        InsteadOfAdding(
            Chosen(InstallableHere(Among(WouldBeDrawn(), Cards(ICE, where="rnd")), 4), up_to=True),
            Reveal(Its()),
            InstallHere(Its(), 4, ice=True),
        ),
    ),
    RegionLimit(),
)
card(
    "Bacterial Programming",
    when(
        ScoredOrStolen(this=True),
        Look(TopOf(CORP, 7)),
        AddTo(any_number_of(those_seen("rnd")), "hq"),
        Trash(any_number_of(those_seen("rnd"))),
        ArrangeTop(),
        may=True,
        player=CORP,
    ),
)

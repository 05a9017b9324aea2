"""Creation and Control."""

from ..vocabulary import *

BIOROID_HERE = Cards(ICE, "bioroid", protecting=True)

card(
    "Director Haas",
    AllottedClicks(1),
    when(TrashedWhileAccessed(), AddToScoreArea(EventCard(), 2, RUNNER)),
)
card(
    "Howler",
    sub(
        InstallBehind(
            Chosen(Installable(Cards(ICE, "bioroid", where=("hq", "archives")), ignore_costs=True), up_to=True)
        ),
        If(AreInstalled(Its()), Delayed(when(ForEvent("run-ends"), Both(Derez(Its()), Trash(This()))))),
    ),
)
card(
    "Tyr's Hand",
    when(
        Would(F_BREAK, cards=BIOROID_HERE), Rez(This()), may=True,
        where=ALSO_UNREZZED,
    ),
    interrupt(TrashThis(), PreventBreak(BIOROID_HERE)),
)  # fmt: skip
card(
    "Rielle “Kit” Peddler: Transhuman",
    when(EncounterWith(this=False, first_each_turn=True), Until(GetsSubtype("code gate", EventCard()), "run")),
)
card("Exile: Streethawk", whenever(InstalledFrom("heap", Cards(PROGRAM)), Draw(1)))
card(
    "Scavenge",
    play(
        Trash(Chosen(Cards(PROGRAM), as_="scrap")),
        If(DidTrash(), install(Cards(PROGRAM, where=("grip", "heap")), InstallCostOf("scrap"))),
    ),
)
card(
    "Feedback Filter",
    interrupt(3, Prevent(F_DAMAGE, 1, NET)),
    interrupt(TrashThis(), Prevent(F_DAMAGE, 2, BRAIN, up_to=True)),
)
card("Clone Chip", paid(TrashThis(), install(Cards(PROGRAM, where="heap"))))
card(
    "Atman",
    when(Installed(), MayPayAny(Place(POWER, X()))),
    StrengthBonus(CountersOn(POWER)),
    breaks(1, equal=True),
)

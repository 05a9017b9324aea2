"""Salsette Island."""

from ...vocabulary import *

RAMAN_PICK = Chosen(SameType(WouldBeDrawn(), Cards(where="archives")), up_to=True)

card("Salsette Slums", while_accessing(AddTo(AccessedCard(), "removed"), paying=TrashCostOfAccessed(), limit=1))
card(
    "Personality Profiles",
    whenever(AnyOf(Searches("stack", RUNNER), InstalledFrom("heap", player=RUNNER)), TrashAtRandom(player=RUNNER)),
)
card(
    "Jeeves Model Bioroids",
    NoInfluenceIf(6, faction="haas-bioroid", without="alliance"),
    when(ClicksOnSameAction(3), GainClicks(1)),
)
card(
    "Raman Rai",
    NoInfluenceIf(6, faction="jinteki", without="alliance"),
    when(
        WouldDraw(each=True),
        Look(WouldBeDrawn()),
        OncePerTurn(
            MayWith(
                RAMAN_PICK, LoseClicks(1), Reveal(These(WouldBeDrawn(), RAMAN_PICK)), SwapThem(WouldBeDrawn(), Its())
            ),
            clicks=1,
        ),
    ),
)
card(
    "Mumbad Virtual Tour",
    NoInfluenceIf(7, ASSET),
    when(Accessed(only_in=PLAY_AREA), MustTrashAccessed()),
)

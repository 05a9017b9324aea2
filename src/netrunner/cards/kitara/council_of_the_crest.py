"""Council of the Crest."""

from ...vocabulary import *

card(
    "No One Home",
    when(
        WouldAny(Would(F_TAGS), Would(F_DAMAGE, NET), first="turn"),
        Trace(
            0,
            failure=ChooseOne(
                Prevent(F_TAGS, ALL_OF_IT, up_to=True), Prevent(F_DAMAGE, ALL_OF_IT, NET, up_to=True), player=RUNNER
            ),
        ),
        may_pay=TrashThis(),
    ),
)
card(
    "Anansi",
    whenever(EncounterEnds(This()), If(Not(AllBroken()), Damage(NET, 3))),
    sub(Look(TopOf(CORP, 5)), ArrangeTop()),
    sub(May(Draw(1)), MayPay(2, Draw(1, RUNNER), player=RUNNER)),
    sub(Damage(NET, 1)),
)

"""Blood and Water."""

from ...vocabulary import *

card(
    "Mirāju",
    when(PrintedSubroutineBroken(), MoveRun(SERVER_ARCHIVES), Derez(This())),
    sub(May(Draw(1)), ShuffleInto(Chosen(Cards(where="hq")))),
)
card(
    "Alice Merchant: Clan Agitator",
    when(RunSuccessful(SERVER_ARCHIVES, first_each_turn=True), trashes(CORP, Cards(where="hq"))),
)
card(
    "Bug Out Bag",
    when(Installed(), Place(POWER, PaidX())),
    when(ForEvent("turn-ends", YOU), If(NoCardsIn("grip"), Both(Draw(CountersOn(POWER)), Trash(This())))),
)
card(
    "Warroid Tracker",
    whenever(
        ForEvent("trashed", RUNNER, AroundThisServer(), once_per_batch=True),
        Trace(4, trashes(RUNNER, Cards(side=RUNNER), 2)),
    ),
)
card("Obokata Protocol", AdditionalStealCost(SufferDamage(NET, 4)))
card(
    "Standoff",
    when(
        Scored(),
        MayWith(Chosen(Cards(side=RUNNER), up_to=True, player=RUNNER), Trash(Its(), by=RUNNER)),
        If(TrashedThisWay(), MayPay(TrashCards(Cards(side=CORP)), RepeatAbility()), Both(Draw(1), Gain(5))),
    ),
)
card(
    "Loki",
    when(
        EncounterWith(),
        With(
            Chosen(Cards(ICE, rezzed=True, other=True)),
            Both(Until(GainsSubtypesOf(Its()), "run"), Until(GainsSubroutinesOf(Its()), "run")),
        ),
    ),
    sub(ChooseOne(ShuffleInto(All(Cards(where="grip")), RUNNER, even_none=True), EndRun(), player=RUNNER)),
)

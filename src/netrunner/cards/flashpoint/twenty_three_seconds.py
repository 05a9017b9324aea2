"""23 Seconds."""

from ...vocabulary import *

card("Injection Attack", play(Run(during=StrengthBonus(2, of=Chosen(Cards(subtypes="icebreaker"))))))
card(
    "Chrysalis",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), ForceEncounterWith(This())),
    sub(Damage(NET, 2)),
)
card(
    "System Outage",
    play(StaysInPlay()),
    whenever(ForEvent("drew", CORP), If(NumberIs(EventsThisTurn("drew", CORP), least=2), Lose(1, CORP))),
)
card(
    "Null: Whistleblower",
    when(
        EncounterWith(this=False),
        Until(StrengthBonus(-2, of=EventCard()), "run"),
        may_pay=TrashCards(Cards(where="grip")),
        limit=1,
    ),
)
card(
    "GPI Net Tap",
    whenever(
        ForEvent("approach-ice", cards=Cards(ICE, rezzed=False)),
        Expose(EventCard()),
        MayPay(TrashThis(), JackOut()),
        may=True,
    ),
)
card("Dai V", breaks(CreditsFrom(2, Cards(subtypes="stealth")), n=ALL_OF_IT), pumps(1, 1))


def pay_or_trash() -> ChooseOne:
    """The Runner pays a credit, or trashes one of their installed cards."""
    return ChooseOne(Pay(1, RUNNER), trashes(RUNNER, Cards(side=RUNNER)), player=RUNNER)


card("Fairchild 1.0", bioroid(), sub(pay_or_trash()), sub(pay_or_trash()))
TO_STACK = AddTo(Chosen(Cards(PROGRAM)), "stack", top=False)
card("Sherlock 2.0", bioroid(2), sub(Trace(4, TO_STACK)), sub(Trace(4, TO_STACK)), sub(GiveTags(1)))
card("Watchdog", CostsLess("rez", Tags(), Cards(ICE), condition=FirstThisTurn("rezzed", Cards(ICE))))
card(
    "Hard-Hitting News",
    when(resolved(), EndActionPhase()),
    PlayOnlyIf(HappenedLastTurn("run-begins", RUNNER)),
    play(Trace(4, GiveTags(4))),
)
card("Crisis Management", GrantsAbility(when(TurnBegins(), Damage(MEAT, 1)), condition=RunnerTagged()))
card(
    "Stock Buy-Back",
    when(resolved(), EndActionPhase()),
    play(Gain(Times(3, Counting(Cards(AGENDA, where="runner-score"))))),
)
card(
    "Sandburg",
    StrengthBonus(ForEvery(5, CreditsOf(YOU)), Cards(ICE), condition=NumberIs(CreditsOf(YOU), least=10)),
)
card(
    "NBN: Controlling the Message",
    when(
        ForEvent("trashed", RUNNER, AnyCardOf(CORP), installed=True, first_each_turn=True),
        Trace(4, GiveTags(1, unpreventable=True)),
        may=True,
    ),
)
card("Hyoubu Research Facility", when(RevealsSpent(first_each_turn=True), Gain(SpentInSecret())))
card(
    "Hernando Cortez",
    AdditionalCostTo(A_REZ, CreditsForSubroutines(), cards=Cards(ICE), condition=NumberIs(CreditsOf(CORP), least=10)),
)
card(
    "Mirror",
    Memory(2),
    whenever(RunSuccessful(SERVER_RND), Place(CREDIT, 1, Chosen(WithSpentRecurring())), may=True),
    ConsoleLimit(),
)
card(
    "Another Day, Another Paycheck",
    play(StaysInPlay()),
    whenever(Stolen(), Trace(0, failure=Gain(PointsIn(ANYONE)))),
)
card(
    "Georgia Emelyov",
    whenever(ForEvent("run-unsuccessful", here=True), Damage(NET, 1)),
    paid(2, MoveElsewhere()),
)
card(
    "Deuces Wild",
    play(
        ChooseSome(
            2,
            Gain(3),
            Draw(2),
            RemoveTags(1),
            (Expose(Chosen(Cards(ICE, rezzed=False))), Run()),
        )
    ),
)

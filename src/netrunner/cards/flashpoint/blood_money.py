"""Blood Money."""

from __future__ import annotations

from ...vocabulary import *


def pay_or_trash() -> ChooseOne:
    """The Runner must pay 2 credits or trash one of their installed cards."""
    return ChooseOne(Pay(2, RUNNER), trashes(RUNNER, Cards(side=RUNNER)), player=RUNNER)


card(
    "Fairchild 2.0",
    bioroid(2),
    sub(pay_or_trash()),
    sub(pay_or_trash()),
    sub(Damage(BRAIN, 1)),
)
card(
    "Liquidation",
    AdditionalPlayCost(Clicks()),
    play(Both(Trash(any_number_of(Cards(rezzed=True))), Gain(Times(3, Named("trashed"))))),
)
card("Rumor Mill", play(StaysInPlay()), BlankText(Unique(Cards((ASSET, UPGRADE), without="region"))))
card(
    "Temüjin Contract",
    when(Installed(), ChooseServer(), Load(CREDIT, 20)),
    when(ThisEmptied(), Trash(This())),
    whenever(RunSuccessful(chosen=True), Take(4)),
)
card(
    "Khan: Savvy Skiptracer",
    when(
        ForEvent("pass-ice", first_each_turn=True),
        install(Cards(subtypes="icebreaker", where="grip"), discount=1),
        may=True,
    ),
)
card(
    "Beth Kilrain-Chang",
    when(ForEvent("turn-begins", YOU, condition=NumberIs(CreditsOf(CORP), 5, 9)), Gain(1)),
    when(ForEvent("turn-begins", YOU, condition=NumberIs(CreditsOf(CORP), 10, 14)), Draw(1)),
    when(ForEvent("turn-begins", YOU, condition=NumberIs(CreditsOf(CORP), 15)), GainClicks(1)),
)
card("Aiki", sub(PsiGame(different=Draw(2, RUNNER))), sub(Damage(NET, 1)), sub(Damage(NET, 1)))
card(
    "Hatchet Job",
    AdditionalPlayCost(Clicks()),
    play(Trace(5, AddTo(Chosen(Cards(side=RUNNER, without="virtual")), "grip"))),
)
card(
    "Weyland Consortium: Builder of Nations",
    when(
        ForEvent("encounter-ends", cards=WithCounters(ADVANCEMENT, Cards(ICE)), first_each_turn=True),
        Damage(MEAT, 1),
    ),
)
card(
    "Financial Collapse",
    PlayOnlyIf(NumberIs(CreditsOf(RUNNER), least=6)),
    play(MayPay(TrashCards(Cards(RESOURCE)), (), Lose(Times(2, Counting(Cards(RESOURCE))), RUNNER), player=RUNNER)),
)
card("Prisec", when(Accessed(only_in=PLAY_AREA), Both(GiveTags(1), Damage(MEAT, 1)), may_pay=2))
card(
    "Nfr",
    whenever(EncounterEnds(all_broken=True), Place(POWER)),
    StrengthBonus(CountersOn(POWER)),
    breaks(1, "barrier"),
)
card(
    "Enforcing Loyalty",
    AdditionalPlayCost(Clicks()),
    play(Trace(3, Trash(Chosen(OfFaction(Cards(), RUNNER, other=True))))),
)
card(
    "Data Breach",
    play(Run(SERVER_RND)),
    if_successful(Delayed(when(ForEvent("run-ends"), Run(SERVER_RND), may=True))),
)
card(
    "Paperclip",
    when(EncounterWith(Cards(subtypes="barrier")), Install(This()), may=True, where=IN_HEAP),
    pumps_and_breaks(Credits(is_x=True), X(), "barrier"),
)
card(
    "Golden",
    breaks(2, "sentry", 2, up_to=True),
    pumps(2, 4),
    paid((2, ReturnThis()), Derez(Chosen(FullyBroken(Cards(ICE, "sentry", rezzed=True), by_this=True)))),
)
card(
    "Algo Trading",
    when(TurnBegins(), MoveCreditsHere(3), may=True),
    when(TurnBegins(), If(NumberIs(CountersOn(CREDIT), least=6), Place(CREDIT, 2))),
    paid((Clicks(), TrashThis()), Take(ALL_OF_IT)),
)
card("Special Report", play(ShuffleInto(any_number_of(Cards(where="hq"))), Draw(Named("moved cards"))))
card(
    "C.I. Fund",
    when(TurnBegins(), MoveCreditsHere(3), may=True),
    when(TurnBegins(), If(NumberIs(CountersOn(CREDIT), least=6), Place(CREDIT, 2))),
    paid((2, TrashThis()), Take(ALL_OF_IT)),
)
card(
    "Credit Crash",
    play(
        Run(
            during=when(
                ForEvent("access", cards=Cards(not_types=AGENDA), first_this_run=True),
                Reveal(EventCard()),
                Unless(Trash(EventCard()), Credits(PlayOrRezCostOf(EventCard())), CORP),
            )
        )
    ),
)

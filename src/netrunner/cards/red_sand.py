"""The Red Sand cycle."""

from ..vocabulary import *

OTHER_ICE = Cards(types=(ICE,), other=True)
NOT_ICE = Cards(side=CORP, not_types=(ICE,))

card("Bio-Modeled Network", interrupt(TrashThis(), PreventAllBut(F_DAMAGE, 1, NET)))
card("SYNC BRE", sub(Trace(4, (GiveTags(1),))), sub(Trace(2, (Until(AccessMore(-1), "run"),))))
card(
    "Severnius Stim Implant",
    paid(
        Clicks(),
        Trash(Chosen(Cards(where=("grip",)), AnyNumberOf(Cards(where=("grip",))), at_least=2)),
        Run((SERVER_HQ, SERVER_RND), during=(AccessMoreThere(ForEvery(2, JustTrashed())),)),
    ),
)
card(
    "System Seizure",
    play(StaysInPlay()),
    When(
        Would(F_STRENGTH, player=YOU, first_each_turn=True, cards=Cards(types=(PROGRAM,), subtypes=("icebreaker",))),
        (Until(StrengthLasts("run", Its()), "run", about=ImminentCards(F_STRENGTH)),),
        interrupt=True,
    ),
)
card("Nerine 2.0", bioroid(2), sub(Damage(BRAIN, 1), May((Draw(1),))), sub(Damage(BRAIN, 1), May((Draw(1),))))
card(
    "MCA Informant",
    when(resolved(), EndActionPhase()),
    play(
        BecomesCounter(
            Chosen(Cards(types=(RESOURCE,), subtypes=("connection",))),
            (GrantsAbility(paid((Clicks(), 2), Trash(This())), of=Host()), ConsideredTags(1)),
        )
    ),
)
card(
    "Adjusted Matrix",
    InstallOnlyOn(Cards(types=(PROGRAM,), subtypes=("icebreaker",))),
    GetsSubtype("ai", of=Host()),
    GrantsAbility(spends_clicks_to_break(1), of=Host()),
)
card(
    "Dedicated Processor",
    InstallOnlyOn(Cards(types=(PROGRAM,), subtypes=("icebreaker",), without=("ai",))),
    GrantsAbility(pumps(2, 4), of=Host()),
)
card(
    "Inversificator",
    when(
        PassedAfterBreaking(),
        SwapWith(EventCard(), Chosen(OtherThan(EventCard(), among=Cards(types=(ICE,))))),
        may=True,
    ),
    breaks(1, "code gate"),
    pumps(1, 1),
)
card(
    "NEXT Opal",
    GrantsAbility(
        sub(Install(Chosen(Installable(Cards(where=("hq",))), up_to=True))),
        n=Counting(Cards(types=(ICE,), subtypes=("next",), rezzed=True)),
    ),
)
card(
    "Bioroid Work Crew",
    paid(
        TrashThis(),
        Install(Chosen(Installable(Cards(where=("hq",))))),
        only_if=NextWindowAfter(OperationResolved()),
    ),
)
card(
    "Ben Musashi",
    *persistent(AdditionalCostTo(A_STEAL, cost_of(SufferDamage(NET, 2)), this_server=True)),
)
card(
    "Alice Merchant: Clan Agitator",
    when(
        RunSuccessful((SERVER_ARCHIVES,), first_each_turn=True),
        Trash(Chosen(Cards(where=("hq",)), player=THE_CORP), by=THE_CORP),
    ),
)
card(
    "Bug Out Bag",
    when(Installed(), Place(POWER, PaidX())),
    when(
        ForEvent("turn-ends", YOU),
        If(NoCardsIn("grip"), (Both((Draw(CountersOn(POWER)), Trash(This()))),)),
    ),
)
card(
    "Warroid Tracker",
    whenever(
        ForEvent("trashed", THE_RUNNER, AroundThisServer(), once_per_batch=True),
        Trace(4, (Trash(Chosen(Cards(side=RUNNER), 2, player=THE_RUNNER), by=THE_RUNNER),)),
    ),
)
card("Obokata Protocol", AdditionalStealCost(cost_of(SufferDamage(NET, 4))))
card(
    "Standoff",
    when(
        Scored(),
        MayWith(Chosen(Cards(side=RUNNER), up_to=True, player=THE_RUNNER), (Trash(Its(), by=THE_RUNNER),)),
        If(
            TrashedThisWay(),
            (MayPay(cost_of(TrashCards(Cards(side=CORP))), (RepeatAbility(),)),),
            (Both((Draw(1), Gain(5))),),
        ),
    ),
)
card(
    "Rip Deal",
    play(Run((SERVER_HQ,))),
    if_successful(
        Until(InsteadOfEachAccess(HQ, (AddTo(Chosen(Cards(where=("heap",))), "grip"),)), "run"),
        Until(Cannot(A_ACCESS, THE_RUNNER, InRootOf(SERVER_HQ)), "run"),
        servers=(SERVER_HQ,),
    ),
    RemovedInstead(),
)
card(
    "Metamorph",
    sub(
        ChooseOne(
            (
                (
                    SwapCards(
                        Chosen(OTHER_ICE, as_="one", swaps_among=True), Chosen(OTHER_ICE, as_="other", swaps_with="one")
                    ),
                ),
                (
                    SwapCards(
                        Chosen(NOT_ICE, as_="one", swaps_among=True), Chosen(NOT_ICE, as_="other", swaps_with="one")
                    ),
                ),
            )
        )
    ),
)
card(
    "Respirocytes",
    when(Installed(), Damage(MEAT, 1)),
    FirstTimeTrue(NoCardsInGrip(first=True), (Both((Draw(1), Place(POWER))),)),
    while_true(NumberIs(CountersOn(POWER), 3), Trash(This())),
)
card(
    "Salvaged Vanadis Armory",
    paid(
        TrashThis(),
        Trash(TopOf(CORP, DamageThisTurn()), by=THE_CORP),
        only_if=NextWindowAfter(ForEvent("damage")),
    ),
)
card("Corporate Defector", When(WouldDraw(THE_CORP, each=True, basic=True), (Reveal(WouldBeDrawn()),), interrupt=True))
card(
    "Breached Dome",
    RevealFromRnD(),
    when(Accessed(), Both((Damage(MEAT, 1), Trash(TopOf(RUNNER))))),
)
card(
    "Threat Level Alpha",
    AdditionalPlayCost(cost_of(Clicks())),
    play(Trace(1, (If(NumberIs(Tags(), 1), (GiveTags(Tags()),), (GiveTags(1),)),))),
)

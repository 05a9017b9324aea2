"""The Red Sand cycle."""

from ..vocabulary import *

OTHER_ICE = Cards(ICE, other=True)
NOT_ICE = Cards(side=CORP, not_types=ICE)

card("Bio-Modeled Network", interrupt(TrashThis(), PreventAllBut(F_DAMAGE, 1, NET)))
card("SYNC BRE", sub(Trace(4, GiveTags(1))), sub(Trace(2, Until(AccessMore(-1), "run"))))
card(
    "Severnius Stim Implant",
    paid(
        Clicks(),
        Trash(Chosen(Cards(where="grip"), AnyNumberOf(Cards(where="grip")), at_least=2)),
        Run((SERVER_HQ, SERVER_RND), during=AccessMoreThere(ForEvery(2, JustTrashed()))),
    ),
)
card(
    "System Seizure",
    play(StaysInPlay()),
    when(
        Would(F_STRENGTH, player=YOU, first="turn", cards=Cards(PROGRAM, "icebreaker")),
        Until(StrengthLasts("run", ImminentCards(F_STRENGTH)), "run"),
    ),
)
card(
    "Nerine 2.0",
    bioroid(2),
    sub(Damage(BRAIN, 1), May(Draw(1))),
    sub(Damage(BRAIN, 1), May(Draw(1))),
)
card(
    "MCA Informant",
    when(resolved(), EndActionPhase()),
    play(
        BecomesCounter(
            Chosen(Cards(RESOURCE, "connection")),
            GrantsAbility(paid((Clicks(), 2), Trash(This())), of=Host()),
            ConsideredTags(1),
        )
    ),
)
card(
    "Adjusted Matrix",
    InstallOnlyOn(Cards(PROGRAM, "icebreaker")),
    GetsSubtype("ai", of=Host()),
    GrantsAbility(spends_clicks_to_break(1), of=Host()),
)
card(
    "Dedicated Processor",
    InstallOnlyOn(Cards(PROGRAM, "icebreaker", without="ai")),
    GrantsAbility(pumps(2, 4), of=Host()),
)
card(
    "Inversificator",
    when(PassedAfterBreaking(), SwapCards(EventCard(), Chosen(OtherThan(EventCard(), among=Cards(ICE)))), may=True),
    breaks(1, "code gate"),
    pumps(1, 1),
)
card("NEXT Opal", GrantsAbility(sub(install_from_hq()), n=Counting(Cards(ICE, "next", rezzed=True))))
card("Bioroid Work Crew", paid(TrashThis(), install(Cards(where="hq")), only_if=NextWindowAfter(OperationResolved())))
card("Ben Musashi", *persistent(AdditionalCostTo(A_STEAL, SufferDamage(NET, 2), this_server=True)))
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
    "Rip Deal",
    play(Run(SERVER_HQ)),
    if_successful(
        Until(InsteadOfEachAccess(HQ, AddTo(Chosen(Cards(where="heap")), "grip")), "run"),
        Until(Cannot(A_ACCESS, RUNNER, InRootOf(SERVER_HQ)), "run"),
        servers=SERVER_HQ,
    ),
    RemovedInstead(),
)
card(
    "Metamorph",
    sub(
        ChooseOne(
            SwapCards(Chosen(OTHER_ICE, as_="one", swaps_among=True), Chosen(OTHER_ICE, as_="other", swaps_with="one")),
            SwapCards(Chosen(NOT_ICE, as_="one", swaps_among=True), Chosen(NOT_ICE, as_="other", swaps_with="one")),
        )
    ),
)
card(
    "Respirocytes",
    when(Installed(), Damage(MEAT, 1)),
    FirstTimeTrue(NoCardsIn("grip", first=True), Both(Draw(1), Place(POWER))),
    while_true(NumberIs(CountersOn(POWER), 3), Trash(This())),
)
card(
    "Salvaged Vanadis Armory",
    paid(TrashThis(), Trash(TopOf(CORP, DamageThisTurn()), by=CORP), only_if=NextWindowAfter(ForEvent("damage"))),
)
card("Corporate Defector", when(WouldDraw(CORP, each=True, basic=True), Reveal(WouldBeDrawn())))
card(
    "Breached Dome",
    RevealFromRnD(),
    when(Accessed(), Both(Damage(MEAT, 1), Trash(TopOf(RUNNER)))),
)
card(
    "Threat Level Alpha",
    AdditionalPlayCost(Clicks()),
    play(Trace(1, If(NumberIs(Tags(), 1), GiveTags(Tags()), GiveTags(1)))),
)

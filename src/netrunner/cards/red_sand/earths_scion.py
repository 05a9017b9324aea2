"""Earth's Scion."""

from ...vocabulary import *

card(
    "AgInfusion: New Miracles for a New World",
    paid(TrashApproached(), MoveRunElsewhere(encounter=True), limit=1),
)
card(
    "Adjusted Matrix",
    InstallOnlyOn(Cards(subtypes="icebreaker")),
    GetsSubtype("ai", of=Host()),
    GrantsAbility(spends_clicks_to_break(1), of=Host()),
)
card(
    "Dedicated Processor",
    InstallOnlyOn(Cards(subtypes="icebreaker", without="ai")),
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
    "Berserker",
    whenever(
        EncounterWith(Cards(subtypes="barrier")),
        Until(StrengthBonus(SubroutinesOn(EventCard()), of=This()), "encounter"),
    ),
    breaks(2, "barrier", 2, up_to=True),
)
card(
    "Dadiana Chacon",
    when(TurnBegins(), If(NumberIs(CreditsOf(YOU), most=5), Gain(1))),
    while_true(NumberIs(CreditsOf(YOU), most=0), Both(Trash(This()), Damage(MEAT, 3))),
)
card(
    "Authenticator",
    when(EncounterWith(), MayPay(TakeTags(1), Bypass(), player=RUNNER)),
    sub(Gain(2)),
    sub(EndRun()),
)
card(
    "Henry Phillips",
    whenever(ForEvent("broken", condition=RunOnThisServer(), each=True), If(RunnerTagged(), Gain(2))),
)
card("Battlement", sub(EndRun()), sub(EndRun()))
card("Owl", sub(AddTo(Chosen(Cards(PROGRAM)), "stack")))

card(
    "Aeneas Informant",
    whenever(AccessedAndLeft(WithTrashCost(), not_in=ARCHIVES), Both(Reveal(EventCard()), Gain(1)), may=True),
)
card(
    "Red Planet Couriers",
    AdditionalPlayCost(Clicks(2)),
    play(MoveAllTo(ADVANCEMENT, Cards(), Chosen(Cards(advanceable=True)))),
)
card(
    "Persephone",
    breaks(2, "sentry"),
    pumps(1, 1),
    whenever(
        ForEvent("pass-ice", cards=Cards(ICE, "sentry")),
        Trash(TopOf(CORP, ResolvedSubroutines())),
        may_pay=TrashTopCards(),
    ),
)
REZZED = HappenedTo("rezzed", Cards(ICE, rezzed=True))
card(
    "Rubicon Switch",
    paid(
        (Credits(is_x=True), Clicks()),
        Derez(Chosen(PrintedRezCost(REZZED, X()))),
        limit=1,
    ),
)
card(
    "Rosetta 2.0",
    paid(
        (Clicks(), RemoveCards(Cards(PROGRAM))),
        Search(Installable(Cards(PROGRAM, without="virus"), discount=InstallCostOf("paid")), zones="stack"),
        Install(Found(), discount=InstallCostOf("paid", became="removed")),
    ),
)
card(
    "Audacity",
    PlayOnlyIf(NumberIs(Counting(Cards(where="hq")), least=3)),
    play(Trash(All(Cards(where="hq"))), PlaceInTotal(ADVANCEMENT, 2, Cards(advanceable=True))),
)
card(
    "Bamboo Dome",
    InstallOnlyIn(SERVER_RND),
    paid(Clicks(), Reveal(TopOf(CORP, 3)), ArrangeTop(), AddTo(TopOf(CORP), "hq")),
    RegionLimit(),
)

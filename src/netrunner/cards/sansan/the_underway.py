"""The Underway."""

from ...vocabulary import *

card(
    "Street Peddler",
    when(Installed(), HostHere(TopOf(RUNNER, 3), facedown=True)),
    moving_hosted(paid(TrashThis(), install(HostedHere(facedown=True), discount=1))),
)
card('Armand "Geist" Walker: Tech Lord', whenever(UsedTrashAbility(), Draw(1)))
card(
    "Forger",
    Link(1),
    interrupt(TrashThis(), Prevent(F_TAGS, 1)),
    paid(TrashThis(), RemoveTags(1)),
    ConsoleLimit(),
)
card("Gang Sign", whenever(Scored(this=False), AccessServer(SERVER_HQ)))
card(
    "Defective Brainchips",
    play(StaysInPlay()),
    when(Would(F_DAMAGE, BRAIN, first="turn"), Increase(F_DAMAGE, 1, BRAIN)),
)
card(
    "Allele Repression",
    CanBeAdvanced(),
    paid(
        TrashThis(),
        SwapEach(
            Chosen(Cards(where="hq"), AsManyAs(CountersOn(ADVANCEMENT), Cards(where="archives"))),
            Chosen(Cards(where="archives"), AsManyAs(CountersOn(ADVANCEMENT), Cards(where="hq")), as_="other"),
        ),
    ),
)
A_CARD = TrashCards(Cards(where="grip"))
card("Faust", breaks(A_CARD), pumps(A_CARD, 2))
card(
    "Drive By",
    AdditionalPlayCost(Clicks()),
    play(
        With(
            Chosen(InServers(Cards(rezzed=False))),
            Expose(Its()),
            If(And(DidExpose(), Fits(Its(), Cards((ASSET, UPGRADE)))), Trash(Its())),
        ),
    ),
)
card("Hyperdriver", when(TurnBegins(), Both(AddTo(This(), "removed"), GainClicks(3)), may=True))
card(
    "Test Ground",
    CanBeAdvanced(),
    paid(TrashThis(), Derez(Chosen(Cards(rezzed=True), CountersOn(ADVANCEMENT)))),
)
card(
    "Marcus Batty",
    paid(
        TrashThis(),
        PsiGame(different=ResolveSubroutineOn(Cards(ICE, rezzed=True, protecting=True))),
        only_if=RunOnThisServer(),
    ),
)
card("Pachinko", sub(If(RunnerTagged(), EndRun())), sub(If(RunnerTagged(), EndRun())))
card(
    "Underway Renovation",
    InstallFaceup(),
    whenever(
        ForEvent("advanced", this=True),
        If(NumberIs(CountersOn(ADVANCEMENT), least=4), Trash(TopOf(RUNNER, 2)), Trash(TopOf(RUNNER))),
    ),
)
card(
    "Contract Killer",
    CanBeAdvanced(),
    GrantsAbility(
        paid((Clicks(), TrashThis()), ChooseOne(Trash(Chosen(Cards(subtypes="connection"))), Damage(MEAT, 2))),
        condition=NumberIs(CountersOn(ADVANCEMENT), least=2),
    ),
)
card("Spiderweb", sub(EndRun()), sub(EndRun()), sub(EndRun()))
card(
    "Underway Grid",
    Cannot(A_BYPASS, cards=Cards(ICE, protecting=True)),
    Cannot(A_EXPOSE, cards=AroundThisServer()),
    RegionLimit(),
)
card(
    "Shiv",
    MemoryCostIs(0, NumberIs(LinkValue(), least=2)),
    StrengthBonus(Counting(Cards(subtypes="icebreaker"))),
    breaks(TrashThis(), "sentry", 3, up_to=True),
)
card("Exposé", CanBeAdvanced(), paid(TrashThis(), RemoveBadPublicity(CountersOn(ADVANCEMENT))))
card(
    "Muertos Gang Member",
    when(Installed(), Derez(Chosen(Cards(rezzed=True), player=CORP))),
    when(
        ThisUninstalled(),
        May(
            Rez(Chosen(Rezzable(Cards(side=CORP), ignore_rez_cost=True), player=CORP), ignore_rez_cost=True),
            player=CORP,
        ),
    ),
    paid(TrashThis(), Draw(1)),
)
card(
    "Chameleon",
    when(Installed(), NameSubtype("sentry", "code gate", "barrier")),
    when(ForEvent("turn-ends", YOU), AddTo(This(), "grip")),
    breaks(1, ice=OfNamedSubtype(Cards(ICE))),
)

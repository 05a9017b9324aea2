"""Down the White Nile."""

from ...vocabulary import *

card(
    "Emergent Creativity",
    AdditionalPlayCost(Clicks()),
    play(
        Trash(any_number_of(Cards((PROGRAM, HARDWARE), where="grip"), as_="scrap")),
        Search(Installable(Cards((PROGRAM, HARDWARE)), InstallCostOf("scrap"))),
        Install(Found(), InstallCostOf("scrap", became="trashed")),
    ),
)
card(
    "Jinja City Grid",
    when(
        WouldDraw(each=True),
        Look(WouldBeDrawn()),
        InsteadOfAdding(
            Chosen(InstallableHere(Among(WouldBeDrawn(), Cards(ICE, where="rnd"))), up_to=True),
            Reveal(Its()),
            InstallHere(Its(), 4, ice=True),
        ),
    ),
    RegionLimit(),
)
card(
    "Bacterial Programming",
    when(
        ScoredOrStolen(this=True),
        Look(TopOf(CORP, 7)),
        AddTo(any_number_of(those_seen("rnd")), "hq"),
        Trash(any_number_of(those_seen("rnd"))),
        ArrangeTop(),
        may=True,
        player=CORP,
    ),
)

card(
    "Plague",
    when(Installed(), ChooseServer()),
    whenever(RunSuccessful(chosen=True), Place(VIRUS, 2), may=True),
)
card(
    "Credit Kiting",
    PlayOnlyIf(HappenedThisTurn("run-successful", central=True)),
    play(Both(install(Cards(where="grip"), discount=8), GiveTags(1))),
)
card(
    "Kabonesa Wu: Netspace Thrillseeker",
    paid(
        Clicks(),
        Search(Installable(Cards(PROGRAM, without="virus"), discount=1)),
        Install(Found(), discount=1),
        Delayed(when(ForEvent("turn-ends", YOU), If(NotUninstalled(Found()), AddTo(Found(), "removed")))),
    ),
)
card(
    "Takobi",
    whenever(ForEvent("fully-broken"), Place(POWER), may=True),
    paid(
        HostedCounters(POWER, 2),
        Until(StrengthBonus(3, of=Chosen(Cards(subtypes="icebreaker", without="ai"))), "encounter"),
    ),
)
card("Aimor", sub(Trash(TopOf(RUNNER, 3)), Trash(This())))
card(
    "Jua",
    when(EncounterWith(), Until(Cannot(A_INSTALL, RUNNER), "turn")),
    sub(
        If(
            NumberIs(Counting(Cards(side=RUNNER)), least=2),
            With(
                Chosen(Cards(side=RUNNER), 2),
                AddTo(Chosen(Among(Its(), Cards()), player=RUNNER), "stack", by=RUNNER),
            ),
        )
    ),
)
card(
    "Economic Warfare",
    PlayOnlyIf(HappenedLastTurn("run-successful", RUNNER)),
    play(IfAble(Lose(4, RUNNER))),
)
card(
    "Forced Connection",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), Trace(3, GiveTags(2))),
)
card(
    "NGO Front",
    CanBeAdvanced(),
    paid((TrashThis(), HostedCounters(ADVANCEMENT, 1)), Gain(5)),
    paid((TrashThis(), HostedCounters(ADVANCEMENT, 2)), Gain(8)),
)
card(
    "Distract the Masses",
    play(
        Gain(2, RUNNER),
        Both(
            Trash(Chosen(Cards(where="hq"), 2, up_to=True)),
            ShuffleInto(Chosen(Cards(where="archives"), 2, up_to=True, as_="shuffled")),
        ),
    ),
    RemovedInstead(),
)

card("Acacia", whenever(ForEvent("purged"), Both(Gain(EventAmount()), Trash(This())), may=True))
card(
    "Threat Assessment",
    PlayOnlyIf(HappenedLastTurn("trashed", RUNNER, AnyCardOf(CORP))),
    play(With(Chosen(Cards(side=RUNNER)), ChooseOne(AddTo(Its(), "stack", by=RUNNER), GiveTags(2), player=RUNNER))),
    RemovedInstead(),
)
card("Kongamato", breaks(TrashThis(), which="first"))
card(
    "Nightdancer",
    sub(IfAble(LoseClicks(1, RUNNER)), ClicksNextTurn(1)),
    sub(IfAble(LoseClicks(1, RUNNER)), ClicksNextTurn(1)),
)
card(
    "Wari",
    when(
        RunSuccessful(SERVER_HQ, first_each_turn=True),
        ChooseASubtype(among=("sentry", "code gate", "barrier")),
        Expose(Chosen(Cards(ICE, rezzed=False))),
        If(And(DidExpose(), Fits(Its(), OfChosenSubtype(Cards(ICE)))), AddTo(Its(), "hq")),
        may_pay=TrashThis(),
    ),
)
card(
    "SSL Endorsement",
    when(ScoredOrStolen(this=True), Place(CREDIT, 9)),
    when(TurnBegins(CORP), Take(3), may=True, player=CORP),
    ActiveWhenStolen(),
)
card(
    "RNG Key",
    when(
        RunSuccessful((SERVER_HQ, SERVER_RND), first_each_turn=True),
        NameNumber(),
        Delayed(
            when(
                AccessesCard(),
                Reveal(EventCard()),
                If(PrintedNumberIs(EventCard()), ChooseOne(Gain(3), Draw(2))),
            ),
            "once+run",
        ),
        may=True,
    ),
)

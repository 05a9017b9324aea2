"""Honor and Profit."""

from ..vocabulary import *

card(
    "Plan B",
    CanBeAdvanced(),
    when(
        Accessed(),
        Both(
            Reveal(Chosen(RequirementAtMost(Cards(AGENDA, where="hq"), CountersOn(ADVANCEMENT)))),
            ScoreIt(Its()),
        ),
        may=True,
    ),
)
card("Push Your Luck", play(SecretlySpend(-1, Gain(Times(2, Named("spent"))), parity=True)))
card(
    "Shi.Kyū",
    when(
        Accessed(not_in=RND),
        MayPayAny(ChooseOne(Damage(NET, X()), AddToScoreArea(This(), -1, RUNNER), player=RUNNER)),
    ),
)
card(
    "Susanoo-no-Mikoto",
    sub(
        If(Not(AttackedServerIs(SERVER_ARCHIVES)), MoveRun(SERVER_ARCHIVES)),
        Until(Cannot(A_JACK_OUT), "next encounter"),
    ),
)
card("Harmony Medtech: Biomedical Pioneer", PointsToWin(-1))
card(
    "The Future Perfect",
    when(Accessed(not_in=PLAY_AREA), PsiGame(different=Until(Cannot(A_STEAL, cards=This()), "this access"))),
)
card("Shiro", sub(Look(TopOf(CORP, 3)), ArrangeTop()), sub(Unless(AccessServer(SERVER_RND), 1)))
card(
    "Tori Hanzō",
    when(
        Would(F_DAMAGE, NET, player=YOU, first="run", condition=RunOnThisServer()),
        DamageInstead(NET, BRAIN, 1),
        may_pay=2,
    ),
)
card("Early Bird", FirstClickOnly(), play(GainClicks(1), Run()))
card(
    "Legwork",
    play(Run(SERVER_HQ)),
    if_successful(Until(AccessMore(2, SERVER_HQ, this_run=True), "run")),
)
card(
    "Bug",
    InstallOnlyIf(HappenedThisTurn("run-successful", server=SERVER_HQ)),
    when(WouldDraw(CORP, each=True), Reveal(WouldBeDrawn()), may_pay=2),
)
card(
    "Security Testing",
    when(TurnBegins(), ChooseServer(may=True)),
    when(RunSuccessful(chosen=True, first_each_turn=True), instead(Gain(2))),
)
card("Mass Install", play(install_program(), install_program(), install_program()))
card(
    "Q-Coherence Chip",
    Memory(1),
    when(ForEvent("trashed", cards=Cards(PROGRAM), installed=True), Trash(This())),
)
card("Philotic Entanglement", when(Scored(), Damage(NET, Counting(Cards(AGENDA, where="runner-score")))))
card(
    "Chairman Hiro",
    HandSize(-2, RUNNER),
    when(TrashedWhileAccessed(), AddToScoreArea(EventCard(), 2, RUNNER)),
)
card("Mental Health Clinic", when(TurnBegins(), Gain(1)), HandSize(1, RUNNER))
card(
    "Cerebral Cast",
    PlayOnlyIf(HappenedLastTurn("run-successful", RUNNER)),
    play(PsiGame(different=ChooseOne(Damage(BRAIN, 1), GiveTags(1), player=RUNNER))),
)
card("Medical Research Fundraiser", play(Gain(8), Gain(3, RUNNER)))
card("Pup", sub(Unless(Damage(NET, 1), 1, RUNNER)), sub(Unless(Damage(NET, 1), 1, RUNNER)))
card("Rainbow", sub(EndRun()))
card("Fast Track", play(Search(Cards(AGENDA), zones="rnd"), Reveal(Found()), AddTo(Found(), "hq")))
card(
    "Ken “Express” Tenma: Disappeared Clone",
    when(ForEvent("played", YOU, Cards(EVENT, "run"), first_each_turn=True), Gain(1)),
)
card(
    "Silhouette: Stealth Operative",
    when(RunSuccessful(SERVER_HQ, first_each_turn=True), Expose(Chosen(Cards(rezzed=False))), may=True),
)
card("Calling in Favors", play(Gain(Counting(Cards(RESOURCE, "connection")))))
card(
    "Express Delivery",
    play(Look(TopOf(RUNNER, 4)), AddTo(Chosen(those_seen("stack")), "grip"), Shuffle()),
)
card(
    "Logos",
    Memory(1),
    HandSize(1),
    whenever(Scored(this=False), Search(Cards(), criteria=False), AddTo(Found(), "grip"), may=True),
    ConsoleLimit(),
)
card("Public Terminal", Recurring(1), HostedCreditsFor(P_PLAY, Cards(EVENT, "run")))
card("Gingerbread", breaks(1, "tracer"), pumps(2, 3))
card("Overmind", when(Installed(), Place(POWER, UnusedMemory())), breaks(HostedCounters(POWER)), pumps(1, 1))
card("Donut Taganes", CostsLess("play", -1, Cards((OPERATION, EVENT))))
card(
    "Tennin Institute: The Secrets Within",
    when(
        TurnBegins(),
        If(HappenedLastTurn("run-successful", RUNNER, never=True), Place(ADVANCEMENT, 1, Chosen(Cards(side=CORP)))),
        may=True,
    ),
)
card(
    "Psychic Field",
    when(
        AnyOf(ForEvent("exposed", this=True, inactive=True), Accessed(only_in=PLAY_AREA)),
        PsiGame(different=Damage(NET, Counting(Cards(where="grip")))),
    ),
)
card("Tenma Line", paid(Clicks(), SwapCards(Chosen(Cards(ICE)), Chosen(Cards(ICE), as_="other"))))
card(
    "Mushin No Shin",
    AdditionalPlayCost(Clicks()),
    play(
        install(Cards((ASSET, AGENDA, UPGRADE), where="hq"), place="new remote"),
        Place(ADVANCEMENT, 3, Its()),
        Both(
            Until(Cannot(A_SCORE, cards=Its()), "your next turn"),
            Until(Cannot(A_REZ, cards=Its()), "your next turn"),
        ),
    ),
)
card(
    "NeoTokyo Grid",
    when(
        FirstOfAny(
            ForEvent("counters-placed", cards=Cards(in_server=True), of=ADVANCEMENT),
            ForEvent("advanced", cards=Cards(in_server=True)),
        ),
        Gain(1),
    ),
    RegionLimit(),
)
card("Guard", Cannot(A_BYPASS, cards=This()), sub(EndRun()))
card("Diversified Portfolio", play(Gain(RemoteServers(occupied=True))))
card("Iain Stirling: Retired Spook", when(TurnBegins(), If(HasMorePoints(CORP), Gain(2))))
card(
    "Feint",
    play(Run(SERVER_HQ)),
    when(EncounterWith(this=False, first_this_run=2), Bypass()),
    if_successful(Until(Cannot(A_ACCESS), "run")),
)
card(
    "Unregistered S&W '35",
    UseOnlyIf(HappenedThisTurn("run-successful", server=SERVER_HQ)),
    paid(
        Clicks(2),
        Trash(Chosen(InServers(Cards(subtypes=("bioroid", "clone", "executive", "sysop"), rezzed=True)))),
    ),
)
card("Window", paid(Clicks(), Draw(1, bottom=True)))
card("Alias", breaks(1, "sentry"), pumps(2, 3), UseOnlyIf(Encountering(Cards(ICE, central=True))))
card("Breach", breaks(2, "barrier", 3, up_to=True), pumps(2, 4), UseOnlyIf(Encountering(Cards(ICE, central=True))))
card("Grappling Hook", paid(TrashThis(), BreakSubroutines(all_but=1)))
card("Passport", breaks(1, "code gate"), pumps(2, 2), UseOnlyIf(Encountering(Cards(ICE, central=True))))
card(
    "Theophilius Bagbiter",
    when(Installed(), Lose(ALL_OF_IT)),
    HandSize(CreditsOf(YOU), sets=True),
)
card(
    "Tri-maf Contact",
    UseOncePerTurn(),
    paid(Clicks(), Gain(2)),
    when(ForEvent("trashed", this=True), Damage(MEAT, 3)),
)
card(
    "Oracle May",
    UseOncePerTurn(),
    paid(
        Clicks(),
        ChooseCardType(),
        Reveal(TopOf(RUNNER)),
        If(
            Fits(Its("revealed"), OfChosenType(Cards(where="stack"))),
            Both(Draw(1), Gain(2)),
            Trash(Its("revealed")),
        ),
    ),
)
card("Nisei Division: The Next Generation", whenever(RevealsSpent(both=True), Gain(1)))
card(
    "House of Knives",
    when(Scored(), Place(AGENDA_COUNTER, 3)),
    paid(HostedCounters(AGENDA_COUNTER), Damage(NET, 1), only_if=DuringRun(), once_per_run=True),
)
card(
    "Inazuma",
    sub(Until(CannotBreakOn(NextEncountered()), "next encounter")),
    sub(Until(Cannot(A_JACK_OUT), "next encounter")),
)
card(
    "Komainu",
    when(EncounterWith(), Until(GrantsAbility(sub(Damage(NET, 1)), n=Counting(Cards(where="grip"))), "run")),
)
card("Medical Breakthrough", Requirement(-1, Cards(title="Medical Breakthrough")), ActiveWhenStolen())
card(
    "Planned Assault",
    AdditionalPlayCost(Clicks()),
    play(
        Search(Playable(Cards(EVENT, "run"), ignore_additional=True)),
        PlayIt(Found(), ignore_additional=True),
    ),
)

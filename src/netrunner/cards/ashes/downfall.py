"""Downfall."""

from ...vocabulary import *

card(
    "Lucky Charm",
    interrupt(
        RemoveThis(),
        PreventEndOfRun(),
        only_if=HappenedThisTurn("run-successful", server=SERVER_HQ),
    ),
)
card(
    "Rime",
    RezLikeOtherCards(),
    StrengthBonus(1, Cards(ICE, protecting=True)),
    sub(Lose(1, RUNNER)),
)
card(
    "Direct Access",
    BlankText(IdentityOf(of_each=True)),
    play(Run()),
    when(ForEvent("run-ends", this=True), ShuffleInto(This()), may=True),
)
card(
    "Letheia Nisei",
    when(
        ApproachesThisServer(first_this_run=True),
        PsiGame(different=MayPay(TrashThis(), Approach(OutermostIce()))),
    ),
)
card(
    "Flip Switch",
    paid(TrashThis(), JackOut(), only_if=TurnOf()),
    paid(TrashThis(), RemoveTags(1), only_if=TurnOf()),
    interrupt(TrashThis(), SetValue(F_TRACE, 0), only_if=TurnOf()),
)
card(
    "The Class Act",
    when(ForEvent("turn-ends", condition=ThisInstalledThisTurn()), Draw(4)),
    when(
        WouldDraw(first_each_turn=True),
        Look(TopOf(RUNNER, DrawCount(1))),
        AddTo(Chosen(those_seen("stack")), "stack", top=False),
    ),
)
card(
    "In the Groove",
    FirstClickOnly(),
    play(
        Delayed(
            when(
                Installed(InstallCost(Cards(), least=1, printed=True)),
                ChooseOne(Draw(1), Gain(1)),
            ),
            "turn",
        )
    ),
)
card("MirrorMorph: Endless Iteration", when(DifferentActions(3), ChooseOne(Gain(1), TakeDifferentAction()), may=True))

# Runner

card("Isolation", AdditionalPlayCost(TrashCards(Cards(RESOURCE))), play(Gain(7)))
card(
    "Chisel",
    InstallOnlyOn(Cards(ICE)),
    StrengthBonus(Times(-1, CountersOn(VIRUS)), of=Host()),
    when(EncounterWith(Host()), If(NumberIs(StrengthOf(Host()), most=0), Trash(Host()), Place(VIRUS))),
)
card(
    "Fencer Fueno",
    when(AnyOf(TurnBegins(), Stolen()), Place(CREDIT)),
    whenever(RunSuccessful(), Until(HostedCreditsFor(), "run")),
    when(ForEvent("turn-ends", YOU), If(NumberIs(CountersOn(CREDIT), least=3), ChooseOne(Pay(1), Trash(This())))),
)
card(
    "Trickster Taka",
    when(AnyOf(TurnBegins(), Stolen()), Place(CREDIT)),
    HostedCreditsFor(P_USE, Cards(PROGRAM), DuringRun()),
    when(ForEvent("turn-ends", YOU), If(NumberIs(CountersOn(CREDIT), least=3), ChooseOne(GiveTags(1), Trash(This())))),
)
card(
    "Blueberry!™ Diesel",
    play(Look(TopOf(RUNNER, 2)), May(AddTo(Chosen(those_seen("stack")), "stack", top=False)), Draw(2)),
)
card(
    "Masterwork (v37)",
    Memory(1),
    when(ForEvent("installed", YOU, Cards(HARDWARE), first_each_turn=True), Draw(1)),
    whenever(ForEvent("run-begins"), install(Cards(HARDWARE, where="grip"), discount=-1), may=True),
    ConsoleLimit(),
)
card(
    "Lat: Ethical Freelancer",
    when(
        ForEvent("turn-ends", YOU),
        If(AsMany(Counting(Cards(where="grip")), Counting(Cards(where="hq"))), Draw(1)),
        may=True,
    ),
)
card("Spec Work", AdditionalPlayCost(TrashCards(Cards(PROGRAM))), play(Both(Gain(4), Draw(2))))
card(
    "Supercorridor",
    Memory(2),
    HandSize(1),
    when(ForEvent("turn-ends", YOU), If(AsMany(CreditsOf(YOU), CreditsOf(CORP)), Gain(2)), may=True),
    ConsoleLimit(),
)
card(
    "Gauss",
    when(Installed(), Until(StrengthBonus(3), "turn")),
    breaks(1, "barrier"),
    pumps(2, 2),
)
card("Rezeki", when(TurnBegins(), Gain(1)))
card(
    "The Artist",
    paid(Clicks(), Gain(2), limit=1),
    paid(Clicks(), install(Cards((PROGRAM, HARDWARE), where="grip"), discount=1), limit=1),
)

# Corp

card(
    "Architect Deployment Test",
    when(Scored(), Look(TopOf(CORP, 5)), install(those_seen("rnd"), ignore_costs=True, rez=True, may=True)),
)
card(
    "Calvin B4L3Y",
    paid(Clicks(), Draw(2), limit=1),
    when(ForEvent("trashed", RUNNER, this=True), Draw(2), may=True),
)
card(
    "Nanoetching Matrix",
    paid(Clicks(), Gain(2), limit=1),
    when(ForEvent("trashed", RUNNER, this=True), Gain(2), may=True),
)
card(
    "Hagen",
    StrengthBonus(Times(-1, Counting(Cards(subtypes="icebreaker")))),
    sub(Trash(Chosen(Cards(PROGRAM, without=("decoder", "fracter", "killer"))))),
    sub(EndRun()),
)
card("Public Health Portal", when(TurnBegins(), Both(Reveal(TopOf(CORP)), Gain(2))))
card(
    "Storgotic Resonator",
    when(ForEvent("trashed", YOU, OfFaction(AnyCardOf(RUNNER), RUNNER), first_each_turn=True), Place(POWER)),
    paid((Clicks(), HostedCounters(POWER)), Damage(NET, 1)),
)
card(
    "Remastered Edition",
    when(Scored(), Place(AGENDA_COUNTER)),
    paid(HostedCounters(AGENDA_COUNTER), Place(ADVANCEMENT, 1, Chosen(Cards(side=CORP)))),
)
card("Tiered Subscription", when(ForEvent("run-begins", first_each_turn=True), Gain(1)))
card("Congratulations!", when(ForEvent("pass-ice", this=True), Gain(1)), sub(Gain(2), Gain(1, RUNNER)))
card(
    "SDS Drone Deployment",
    AdditionalStealCost(TrashCards(Cards(PROGRAM))),
    when(Scored(), Trash(Chosen(Cards(PROGRAM)))),
)
card(
    "Sandstone",
    when(EncounterWith(), Place(VIRUS)),
    StrengthBonus(Times(-1, CountersOn(VIRUS))),
    sub(EndRun()),
)
card(
    "Trebuchet",
    when(ForEvent("rezzed", this=True), TakeBadPublicity(1)),
    sub(Trash(Chosen(Cards(side=RUNNER)))),
    sub(
        Trace(
            6,
            Both(Until(Cannot(A_STEAL), "run"), Until(Cannot(A_TRASH, RUNNER, AnyCardOf(CORP)), "run")),
        )
    ),
)
card(
    "Secure and Protect",
    AdditionalPlayCost(Clicks()),
    play(
        Search(Installable(Cards(ICE)), zones="rnd"),
        Reveal(Found()),
        Install(Found(), discount=3, place="central"),
    ),
)
card(
    "Vulnerability Audit",
    Cannot(A_SCORE, cards=This(), condition=ThisInstalledThisTurn(), where=ALSO_UNREZZED),
)
card("CSR Campaign", when(TurnBegins(), Draw(1), may=True))
card(
    "Demolisher",
    Memory(1),
    TrashCostsMore(-1, AnyCardOf(CORP)),
    when(ForEvent("trashed", YOU, AnyCardOf(CORP), first_each_turn=True), Gain(1)),
    ConsoleLimit(),
)
card("Roughneck Repair Squad", paid(Clicks(3), Gain(6), May(RemoveBadPublicity(1))))
card(
    "Increased Drop Rates",
    RevealFromRnD(),
    when(Accessed(), Unless(RemoveBadPublicity(1), TakeTags(1), RUNNER)),
)

card(
    "Stargate",
    paid(
        Clicks(),
        Run(
            SERVER_RND,
            during=instead_of_accessing(Reveal(TopOf(CORP, 3)), Trash(Chosen(those_revealed("rnd")))),
        ),
        limit=1,
    ),
)
card(
    "Pelangi",
    when(Installed(), Place(VIRUS, 2)),
    paid(
        HostedCounters(VIRUS),
        ChooseASubtype(ICE),
        Until(GetsChosenSubtype(Encountered()), "encounter"),
        only_if=Encountering(),
        limit=1,
    ),
)
card(
    "Project Yagi-Uda",
    when(Scored(), Place(AGENDA_COUNTER, ForEvery(1, AdvancementBefore(), over=3))),
    paid(
        HostedCounters(AGENDA_COUNTER),
        SwapCards(Chosen(AroundAttackedServer(), as_="there"), Chosen(Cards(where="hq"), swaps_with="there")),
        May(JackOut(), player=RUNNER),
        only_if=DuringRun(),
    ),
)
card(
    "Loot Box",
    sub(Unless(EndRun(), 2, RUNNER)),
    sub(
        Reveal(TopOf(RUNNER, 3)),
        Both(AddTo(Chosen(those_revealed("stack")), "grip"), Gain(InstallCostOf(or_play=True))),
        Shuffle(RUNNER),
        Trash(This(by_name=False)),
    ),
)
card(
    "Focus Group",
    PlayOnlyIf(HappenedLastTurn("run-successful", RUNNER)),
    play(
        ChooseCardType(),
        RevealCounting(All(Cards(where="grip"))),
        MayPayAny(Place(ADVANCEMENT, X(), Chosen(Cards(side=CORP))), most=Named("matching")),
    ),
)
card(
    "Reduced Service",
    when(ForEvent("rezzed", this=True), MayPayAny(Place(POWER, X()), most=4)),
    AdditionalCostTo(A_RUN, Credits(Times(2, CountersOn(POWER))), this_server=True),
    whenever(RunSuccessful((SERVER_HQ, SERVER_RND, SERVER_ARCHIVES)), Remove(POWER)),
)
FIRST = EitherOf(Cards(RESOURCE, ("job", "connection")), Cards(HARDWARE))
card("Az McCaffrey: Mechanical Prodigy", CostsLess("install", 1, FIRST, FirstThisTurn("installed", FIRST)))

card(
    "Bukhgalter",
    breaks(1, "sentry"),
    pumps(1, 1),
    when(BreaksAllAlone(first_each_turn=True), Gain(2)),
)
card(
    "Divested Trust",
    whenever(Stolen(), Both(Gain(5), AddTo(EventCard(), "hq")), may_pay=ForfeitThis()),
)
card(
    "Utae",
    breaks(Credits(is_x=True), "code gate", X(), once_per_run=True),
    breaks(1, "code gate", only_if=NumberIs(Counting(Cards(RESOURCE, "virtual")), least=3)),
    pumps(1, 1),
)
card(
    "Afshar",
    AtMostBroken(1, ThisProtects(SERVER_HQ)),
    sub(Lose(2, RUNNER)),
    sub(EndRun()),
)
card(
    "Daily Quest",
    RezOnlyIf(InActionPhase()),
    whenever(RunSuccessful(this_server=True), Gain(2, RUNNER)),
    when(TurnBegins(), If(HappenedLastTurn("run-successful", RUNNER, never=True, this_server=True), Gain(3))),
)
card(
    "Always Have a Backup Plan",
    play(
        Run(
            during=when(
                ForEvent("run-ends", unsuccessful=True),
                RunAgain(when(EncounterWith(LastEncountered()), Bypass())),
                may=True,
            )
        )
    ),
)
card(
    "Khusyuk",
    play(
        Run(
            SERVER_RND,
            during=instead_of_accessing(
                ChooseUpTo("chosen", HighestInstallCost(), least=1),
                Reveal(TopOf(CORP, AtMost(Counting(PrintedInstallCostIs(Cards(side=RUNNER), Named("chosen"))), 6))),
                Both(
                    Access(Chosen(those_revealed("rnd")), Until(Cannot(A_ACCESS, cards=OtherThan(Its(), RND)), "run")),
                    Shuffle(CORP),
                ),
            ),
        )
    ),
)
card(
    "The Nihilist",
    when(ForEvent("installed", YOU, Cards(PROGRAM, "virus"), first_each_turn=True), Place(VIRUS, 2)),
    when(
        TurnBegins(),
        Unless(Draw(2), TrashTopCards(), CORP),
        may_pay=RemoveCounters(VIRUS, Cards(side=RUNNER), 2),
    ),
)
card(
    "“Baklan” Bochkin",
    when(EncounterWith(this=False, first_this_run=True), Place(POWER)),
    paid(
        TrashThis(),
        If(NoMoreThan(StrengthOf(Encountered()), CountersOn(POWER)), Derez(Encountered())),
        GiveTags(1),
    ),
)
card(
    "Rejig",
    play(
        With(
            Chosen(Cards((PROGRAM, HARDWARE)), as_="uninstalled"),
            AddTo(Its("uninstalled"), "grip"),
            install(
                Cards((PROGRAM, HARDWARE), where="grip"),
                discount=InstallCostOf("uninstalled", became="uninstalled"),
                may=True,
            ),
        )
    ),
)
card(
    "Fully Operational",
    play(ChooseOne(Gain(2), Draw(2)), RepeatProcess(ChooseOne(Gain(2), Draw(2)), RemoteServers(guarded=True))),
)
card(
    "Red Level Clearance",
    play(
        ChooseSome(2, Draw(2), Gain(2), install(Cards(where="hq", not_types=AGENDA), may=True), GainClicks(1)),
    ),
)
card(
    "Cold Site Server",
    paid(Clicks(), Place(POWER)),
    AdditionalCostTo(A_RUN, (Clicks(CountersOn(POWER)), Credits(CountersOn(POWER))), this_server=True),
    when(TurnBegins(), Remove(POWER, ALL_OF_IT)),
)
card(
    "Sting!",
    when(Scored(), Damage(NET, Plus(Counting(Cards(where="runner-score", title="Sting!")), 1))),
    when(Stolen(this=True), Damage(NET, Plus(Counting(Cards(where="corp-score", title="Sting!")), 1), by=CORP)),
)
card(
    "Hyoubu Institute: Absolute Clarity",
    when(ForEvent("revealed", YOU, first_each_turn=True), Gain(1)),
    paid(Clicks(), ChooseOne(RevealAtRandom(1, RUNNER, by=CORP), Reveal(TopOf(RUNNER)))),
)
card(
    "Climactic Showdown",
    when(
        TurnBegins(),
        AddTo(This(), "removed"),
        ChooseProtectedServer(),
        MayWith(Chosen(IceThere(), up_to=True, player=CORP), Trash(Its(), by=CORP)),
        If(
            Not(TrashedThisWay()),
            Delayed(
                when(
                    ForEvent("access-cards", servers=(SERVER_RND, SERVER_HQ)),
                    Until(AccessMore(2), "access"),
                ),
                "once+turn",
            ),
        ),
    ),
)
card(
    "Whistleblower",
    whenever(
        RunSuccessful(),
        NameCard(types=AGENDA),
        Delayed(when(AccessesNamed(), StealIt(EventCard())), "once+run"),
        may_pay=TrashThis(),
    ),
)
card(
    "Saisentan",
    when(
        EncounterWith(),
        ChooseCardType(),
        Delayed(whenever(SubroutineTrashed(), Damage(NET, 1)), "encounter"),
    ),
    sub(Damage(NET, 1)),
    sub(Damage(NET, 1)),
    sub(Damage(NET, 1)),
)
card(
    "Complete Image",
    when(resolved(), EndActionPhase()),
    PlayOnlyIf(And(NumberIs(PointsIn(RUNNER), least=3), HappenedLastTurn("run-successful", RUNNER))),
    play(NameCard(), Damage(NET, 1), If(TrashedNamed(), RepeatAbility())),
)
NAMED_TYPE = OfChosenType(Cards(without="icebreaker"))
card(
    "Game Over",
    PlayOnlyIf(HappenedLastTurn("stolen", RUNNER)),
    play(
        ChooseCardType(among=(EVENT, HARDWARE, PROGRAM, RESOURCE)),
        TrashUnlessPaid(NAMED_TYPE, 3, RUNNER),
        TakeBadPublicity(1),
    ),
)

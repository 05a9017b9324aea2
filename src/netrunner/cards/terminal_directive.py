"""Terminal Directive."""

from ..vocabulary import *

card(
    "Ayla “Bios” Rahim: Simulant Specialist",
    BeforeStartingHand(
        Look(TopOf(RUNNER, 6)),
        SetAside(Chosen(those_seen("stack"), 4), facedown=True),
        ShuffleInto(All(those_seen("stack"))),
    ),
    paid(Clicks(), AddTo(Chosen(InNVRAM()), "grip")),
)
card(
    "Armored Servers",
    when(Scored(), Place(AGENDA_COUNTER)),
    paid(
        HostedCounters(AGENDA_COUNTER),
        Both(
            Until(AdditionalCostTo(A_JACK_OUT, TrashCards(Cards(where="grip"))), "run"),
            Until(AdditionalCostTo(A_BREAK, TrashCards(Cards(where="grip"))), "run"),
        ),
        only_if=DuringRun(),
    ),
)
THREE_ADVANCEMENTS = NumberIs(CountersOn(ADVANCEMENT), least=3)
PROGRAMS = Cards(PROGRAM)

card(
    "Charlatan",
    paid(
        Clicks(2),
        Run(
            during=when(
                ForEvent("approach-ice", cards=Cards(ICE, rezzed=True), first_this_run=True),
                Delayed(when(EncounterWith(EventCard()), Bypass()), "once+run"),
                may_pay=Credits(StrengthOf(EventCard())),
            )
        ),
    ),
)
card(
    "Maxwell James",
    Link(1),
    paid(
        TrashThis(),
        Derez(Chosen(Cards(ICE, rezzed=True, central=False))),
        only_if=NextWindowAfter(ForEvent("run-ends", servers=SERVER_HQ, successful=True)),
    ),
)
card(
    "Egret",
    InstallOnlyOn(Cards(ICE, rezzed=True)),
    GetsSubtype("barrier", of=Host()),
    GetsSubtype("code gate", of=Host()),
    GetsSubtype("sentry", of=Host()),
)
card(
    "Dhegdheer",
    CanHost(Cards(PROGRAM), limit=1),
    CostsLess("install", 1, InstalledOnThis(Cards(PROGRAM))),
    NoMemoryCost(),
)
card("Laguna Velasco District", when(WouldDraw(basic=True), Increase(F_DRAW, 1)))
card("Process Automation", play(Both(Gain(2), Draw(1))))
card("Biometric Spoofing", interrupt(TrashThis(), Prevent(F_DAMAGE, 2)))
card(
    "Marilyn Campaign",
    when(ForEvent("rezzed", this=True), Load(CREDIT, 8)),
    when(ThisEmptied(), Trash(This())),
    when(TurnBegins(), Take(2)),
    MayShuffleInstead(),
)
card("Executive Functioning", sub(Trace(4, Damage(BRAIN, 1))))
card(
    "Holmegaard",
    sub(Trace(4, Until(Cannot(A_ACCESS), "run"))),
    sub(Trash(Chosen(Cards(subtypes="icebreaker")))),
)
card(
    "Ultraviolet Clearance",
    AdditionalPlayCost(Clicks(2)),
    play(Both(Gain(10), Draw(4)), install_from_hq()),
)
card("Skorpios Defense Systems: Persuasive Power", MayRemoveTrashed(RUNNER))
card("Mr. Stone", whenever(ForEvent("tags-taken"), Damage(MEAT, 1)))
card(
    "Colossus",
    CanBeAdvanced(),
    StrengthBonus(CountersOn(ADVANCEMENT)),
    sub(If(THREE_ADVANCEMENTS, GiveTags(2), GiveTags(1))),
    sub(
        If(
            THREE_ADVANCEMENTS,
            Both(Trash(Chosen(PROGRAMS)), Trash(Chosen(Cards(RESOURCE), as_="resource"))),
            Trash(Chosen(PROGRAMS)),
        )
    ),
)
card(
    "Hortum",
    CanBeAdvanced(),
    CannotBreakUsing(Cards(PROGRAM, "ai"), THREE_ADVANCEMENTS),
    sub(If(THREE_ADVANCEMENTS, Gain(4), Gain(1))),
    sub(
        If(
            THREE_ADVANCEMENTS,
            (Search(Cards(), 2, up_to=True, zones="rnd", criteria=False), AddTo(Found(), "hq"), EndRun()),
            EndRun(),
        )
    ),
)
IN_THE_HEAP = Cards(where="heap")
card(
    "Steve Cambridge: Master Grifter",
    when(
        RunSuccessful(SERVER_HQ, first_each_turn=True),
        If(
            NumberIs(Counting(IN_THE_HEAP), least=2),
            With(
                Chosen(IN_THE_HEAP, 2),
                AddTo(Chosen(Among(Its(), IN_THE_HEAP), player=CORP, as_="removed"), "removed", by=CORP),
                AddTo(All(Among(Its(), IN_THE_HEAP)), "grip"),
            ),
        ),
        may=True,
    ),
)
card(
    "Brute-Force-Hack",
    AdditionalPlayCost(Clicks()),
    play(Derez(Chosen(RezCost(Cards(ICE, rezzed=True), X())))),
)
card(
    "SYN Attack",
    AdditionalPlayCost(Clicks()),
    play(ChooseOne(Discard(Chosen(Cards(where="hq"), 2, player=CORP), by=CORP), Draw(4, CORP), player=CORP)),
)
card(
    "Polyhistor",
    Memory(1),
    Link(1),
    when(
        ForEvent("pass-all-ice", servers=SERVER_HQ, first_each_turn=True),
        If(NumberIs(DeckSize(), least=1), Both(Draw(1), Draw(1, CORP))),
        may=True,
    ),
    ConsoleLimit(),
)
card(
    "Abagnale",
    breaks(1, "code gate"),
    pumps(2, 2),
    paid(TrashThis(), Bypass(), only_if=Fits(Encountered(), Cards(ICE, "code gate"))),
)
card(
    "Lustig",
    breaks(1, "sentry"),
    pumps(3, 5),
    paid(TrashThis(), Bypass(), only_if=Fits(Encountered(), Cards(ICE, "sentry"))),
)
card(
    "Demara",
    breaks(2, "barrier", 2, up_to=True),
    pumps(2, 3),
    paid(TrashThis(), Bypass(), only_if=Fits(Encountered(), Cards(ICE, "barrier"))),
)
card(
    "Mammon",
    breaks(HostedCounters(POWER)),
    pumps(2, 2),
    when(TurnBegins(), MayPayAny(Place(POWER, X()))),
    when(ForEvent("turn-ends", YOU), Remove(POWER, ALL_OF_IT)),
)
card(
    "Careful Planning",
    FirstClickOnly(),
    play(Until(Cannot(A_REZ, cards=Chosen(Cards(side=CORP, central=False))), "turn")),
)
card("LLDS Memory Diamond", Memory(1), Link(1), HandSize(1))
card("Ubax", Memory(1), when(TurnBegins(), Draw(1)), ConsoleLimit())
card("Adept", StrengthBonus(UnusedMemory()), breaks(2, "sentry"), breaks(2, "barrier"))
card("Savant", StrengthBonus(UnusedMemory()), breaks(2, "sentry"), breaks(2, "code gate", 2))
card(
    "Levy Advanced Research Lab",
    paid(
        Clicks(),
        Reveal(TopOf(RUNNER, 4)),
        MayWith(Chosen(Among(Its("revealed"), Cards(PROGRAM, where="stack")), up_to=True), AddTo(Its(), "grip")),
        ArrangeBottom(),
    ),
)
card(
    "Dean Lister",
    paid(
        TrashThis(),
        Until(StrengthBonus(Counting(Cards(where="grip")), of=Chosen(Cards(subtypes="icebreaker"))), "run"),
    ),
)
card(
    "The Shadow Net",
    paid(
        (Clicks(), Forfeit()),
        PlayIt(Chosen(Playable(Cards(EVENT, where="heap"), ignore_costs=True)), ignore_costs=True),
    ),
)
card(
    "Seidr Laboratories: Destiny Defined",
    when(ClicksGone(DuringRun(), first_each_turn=True), AddTo(Chosen(Cards(where="archives")), "rnd"), may=True),
)
card(
    "Elective Upgrade",
    when(Scored(), Place(AGENDA_COUNTER, 2)),
    paid((Clicks(), HostedCounters(AGENDA_COUNTER)), GainClicks(2), limit=1),
)
card(
    "Estelle Moon",
    whenever(Installed(InServers()), Place(POWER)),
    paid(TrashThis(), Both(Draw(CountersOn(POWER)), Gain(Times(2, CountersOn(POWER))))),
)
card("Eli 2.0", bioroid(2), sub(May(Draw(1))), sub(EndRun()), sub(EndRun()))
card(
    "Tapestry",
    sub(LoseClicks(1, RUNNER)),
    sub(May(Draw(1))),
    sub(May(AddTo(Chosen(Cards(where="hq")), "rnd"))),
)
card(
    "Black Level Clearance",
    whenever(
        RunSuccessful(this_server=True),
        ChooseOne(Damage(BRAIN, 1, by=RUNNER), JackOut(), player=RUNNER),
        If(DidJackOut(), Both(Gain(5), Draw(1), Trash(This()))),
    ),
)
card(
    "Graft",
    when(
        Scored(),
        Search(Cards(), 3, up_to=True, zones="rnd", criteria=False),
        Reveal(Found()),
        AddTo(Found(), "hq"),
        may=True,
    ),
)
card(
    "Illegal Arms Factory",
    when(ForEvent("trashed", RUNNER, this=True), TakeBadPublicity(1)),
    when(TurnBegins(), Both(Gain(1), Draw(1))),
)
card(
    "Bloodletter",
    sub(ChooseOne(trashes(RUNNER, PROGRAMS), Trash(TopOf(RUNNER, 2), by=RUNNER), player=RUNNER)),
)
card("Hailstorm", sub(AddTo(Chosen(IN_THE_HEAP), "removed")), sub(EndRun()))
card(
    "Hunter Seeker",
    AdditionalPlayCost(Clicks()),
    PlayOnlyIf(HappenedLastTurn("stolen", RUNNER)),
    play(Trash(Chosen(Cards()))),
)
card(
    "K. P. Lynn",
    whenever(ForEvent("pass-all-ice", condition=RunOnThisServer()), ChooseOne(GiveTags(1), EndRun(), player=RUNNER)),
)
card("Paper Trail", when(Scored(), Trace(6, Trash(All(Cards(RESOURCE, ("connection", "job")))))))
card("Honeyfarm", RevealFromRnD(), when(Accessed(), Lose(1, RUNNER)))
card(
    "Long-Term Investment",
    when(TurnBegins(), Place(CREDIT, 2)),
    GrantsAbility(
        paid(Clicks(), Both(ChooseUpTo("taken", CountersOn(CREDIT)), Take(Named("taken")))),
        condition=NumberIs(CountersOn(CREDIT), least=8),
    ),
)
card("Weir", sub(LoseClicks(1, RUNNER)), sub(trashes(RUNNER, Cards(where="grip"))))
card("IPO", play(Gain(13)), when(resolved(), EndActionPhase()))
card("Illicit Sales", when(Scored(), May(TakeBadPublicity(1)), Gain(Times(3, BadPublicity()))))
card("Spear Phishing", play(Run(during=when(EncounterWith(InnermostIce()), Bypass()))))
card(
    "Deep Data Mining",
    play(Run(SERVER_RND)),
    if_successful(Until(AccessMore(AtMost(UnusedMemory(), 4), this_run=True), "run")),
)
card(
    "Officer Frank",
    paid((TrashThis(), 1), TrashAtRandom(2, CORP), only_if=NumberIs(DamageThisTurn(MEAT), least=1)),
)
card(
    "Brain Rewiring",
    when(Scored(), MayPayAny(Both(AddAtRandom(X()), Draw(1, RUNNER)))),
)
card(
    "Mason Bellamy",
    whenever(
        EncounterEnds(All(Cards(ICE, protecting=True)), broke=True),
        IfAble(LoseClicks(1, RUNNER)),
    ),
)
card(
    "Successful Field Test",
    when(
        Scored(),
        install(Cards(where="hq"), ignore_costs=True, may=True),
        If(AreInstalled(Its()), RepeatAbility()),
    ),
)

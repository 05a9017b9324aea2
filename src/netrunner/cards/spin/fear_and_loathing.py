"""Fear and Loathing."""

from ...vocabulary import *

card(
    "Toshiyuki Sakai",
    CanBeAdvanced(),
    when(
        Accessed(only_in=PLAY_AREA),
        SwapInstalledFor(Chosen(Cards((AGENDA, ASSET), where="hq"))),
        May(Access(Its()), player=RUNNER),
        may=True,
    ),
)
card(
    "Blackguard",
    Memory(2),
    whenever(ForEvent("exposed", YOU), Rez(EventCard())),
    ConsoleLimit(),
)
card("Blue Level Clearance", AdditionalPlayCost(Clicks()), play(Both(Gain(5), Draw(2))))
card(
    "Subliminal Messaging",
    play(Gain(1)),
    when(ForEvent("played", YOU, Cards(title="Subliminal Messaging"), first_each_turn=True), GainClicks(1)),
    when(
        ForEvent("turn-begins", YOU, condition=Not(HappenedLastTurn("run-begins", RUNNER))),
        Reveal(This()),
        AddTo(This(), "hq"),
        may=True,
        where=IN_ARCHIVES,
    ),
)
card(
    "Hemorrhage",
    whenever(RunSuccessful(), Place(VIRUS)),
    paid((Clicks(), HostedCounters(VIRUS, 2)), trashes(CORP, Cards(where="hq"))),
)
card("Executive Wiretaps", AdditionalPlayCost(Clicks()), play(Reveal(All(Cards(where="hq")))))
card("CyberSolutions Mem Chip", Memory(2))
card("Strongbox", *persistent(AdditionalCostTo(A_STEAL, Clicks(), this_server=True)))
card(
    "Yagura",
    sub(Look(TopOf(CORP)), May(AddTo(Its("seen"), "rnd", top=False))),
    sub(Damage(NET, 1)),
)
card(
    "Market Research",
    when(Scored(), If(RunnerTagged(), Place(AGENDA_COUNTER))),
    WorthMore(1, NumberIs(CountersOn(AGENDA_COUNTER), least=1)),
)
card("Wraparound", StrengthBonus(7, condition=NumberIs(Counting(Cards(PROGRAM, "fracter")), most=0)), sub(EndRun()))
card("Vulcan Coverup", when(Scored(), Damage(MEAT, 2)), when(Stolen(this=True), TakeBadPublicity(1)))
card("GRNDL Refinery", CanBeAdvanced(), paid((Clicks(), TrashThis()), Gain(Times(4, CountersOn(ADVANCEMENT)))))
card(
    "Quest Completed",
    PlayOnlyIf(RanSuccessfully(SERVER_RND, SERVER_HQ, SERVER_ARCHIVES)),
    play(Access(Chosen(Cards((AGENDA, ASSET, UPGRADE))))),
)
card(
    "Blackmail",
    PlayOnlyIf(NumberIs(BadPublicity(), least=1)),
    play(Run(during=Cannot(A_REZ, cards=Cards(ICE)))),
)
card(
    "Restoring Face",
    play(
        Reveal(Chosen(Cards(subtypes=("sysop", "executive", "clone")))),
        Trash(Its()),
        If(DidTrash(), Both(ChooseUpTo("removed", 2), RemoveBadPublicity(Named("removed")))),
    ),
)
card("Alpha", breaks(1), pumps(1, 1), UseOnlyIf(Encountering(Outermost())))
card("Omega", breaks(1), pumps(1, 1), UseOnlyIf(Encountering(Outermost(innermost=True))))
card("GRNDL: Power Unleashed", StartingValues(credits=10, bad_publicity=1))
card(
    "Tallie Perrault",
    whenever(
        TrashedAfterResolving(Cards(OPERATION, ("gray ops", "black ops"))),
        Both(TakeBadPublicity(1), GiveTags(1)),
        may=True,
    ),
    paid(TrashThis(), Draw(BadPublicity())),
)

"""Intervention."""

from ...vocabulary import *

card("Government Investigations", play(StaysInPlay()), CannotSecretlySpend(2))
card(
    "Top Hat",
    whenever(
        RunSuccessful(SERVER_RND),
        instead(AccessOneOfTop(5, Until(Cannot(A_ACCESS, cards=OtherThan(Its("accessed"), RND)), "run")), may=True),
    ),
)
card(
    "Bulwark",
    when(ForEvent("rezzed", this=True), TakeBadPublicity(1)),
    when(EncounterWith(), If(NumberIs(Counting(Cards(PROGRAM, "ai")), least=1), Gain(2))),
    sub(trashes(RUNNER, Cards(PROGRAM))),
    sub(Gain(2), EndRun()),
    sub(Gain(2), EndRun()),
)
card(
    "Wetwork Refit",
    play(
        BecomesCounter(
            Chosen(Cards(ICE, "bioroid", rezzed=True)),
            GrantsAbility(sub(Damage(BRAIN, 1)), of=Host(), first=True),
        )
    ),
)
card(
    "Frantic Coding",
    play(
        Look(TopOf(RUNNER, 10)),
        install(those_seen("stack", PROGRAM), discount=5, may=True),
        Trash(All(those_seen("stack"))),
    ),
)
card("Blockade Runner", paid(Clicks(2), Draw(3), ShuffleInto(Chosen(Cards(where="grip")))))
card(
    'Ele "Smoke" Scovak: Cynosure of the Net',
    Recurring(1),
    HostedCreditsFor(P_USE, Cards(subtypes="icebreaker")),
)
card(
    "Citadel Sanctuary",
    when(ForEvent("turn-ends", YOU, condition=RunnerTagged()), Trace(1, failure=RemoveTags(1))),
    interrupt((TrashThis(), TrashCards(Cards(where="grip"), ALL_OF_IT)), Prevent(F_DAMAGE, ALL_OF_IT, MEAT)),
)
card(
    "Data Ward",
    when(EncounterWith(), ChooseOne(Pay(3, RUNNER), GiveTags(1), player=RUNNER)),
    *[sub(If(RunnerTagged(), EndRun())) for _ in range(4)],
)
card(
    "Drone Screen",
    GrantsAbility(whenever(RunBeginsHere(), Trace(3, Damage(MEAT, 1, unpreventable=True))), condition=RunnerTagged()),
)
card("Best Defense", play(Trash(Chosen(InstallCost(Cards(), most=Tags())))))
card(
    "Preemptive Action",
    when(resolved(), EndActionPhase()),
    play(ShuffleInto(Chosen(Cards(where="archives"), 3))),
    RemovedInstead(),
)
card(
    "Haas-Bioroid: Architects of Tomorrow",
    when(
        ForEvent("pass-ice", cards=Cards(ICE, "bioroid", rezzed=True), first_each_turn=True),
        Rez(Chosen(Rezzable(Cards(subtypes="bioroid"), discount=4)), discount=4),
        may=True,
    ),
)
card(
    "Saker",
    breaks(1, "barrier"),
    pumps(2, 2),
    paid((2, ReturnThis()), Derez(Chosen(FullyBroken(Cards(ICE, "barrier", rezzed=True), by_this=True)))),
)
card("Blackstone", breaks(1, "barrier"), pumps(CreditsFrom(3, Cards(subtypes="stealth"), least=1), 4, "run"))
card("Fumiko Yamamori", whenever(RevealsSpent(both=True), If(BidsDiffer(), Damage(MEAT, 1))))
card(
    "Hasty Relocation",
    AdditionalPlayCost(TrashTopCards()),
    play(Draw(3), PutOnTop(Chosen(Cards(where="hq"), 3))),
)
card(
    "Chief Slee",
    whenever(EncounterEnds(), Place(POWER, UnbrokenThatEncounter())),
    paid((Clicks(), HostedCounters(POWER, 5)), Damage(MEAT, 5)),
)
card(
    "En Passant",
    PlayOnlyIf(HappenedThisTurn("run-successful")),
    play(Trash(Chosen(HappenedTo("pass-ice", Cards(ICE, rezzed=False), during="last run")))),
)
card(
    "The Gauntlet",
    Memory(2),
    AccessMore(
        Counting(HappenedTo("fully-broken", IceProtecting(SERVER_HQ), during="run")), SERVER_HQ, condition=DuringRun()
    ),
    ConsoleLimit(),
)

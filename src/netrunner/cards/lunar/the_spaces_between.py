"""The Spaces Between."""

from ...vocabulary import *

card(
    "The Foundry: Refining the Process",
    when(
        ForEvent("rezzed", cards=Cards(ICE), first_each_turn=True),
        Search(CopyOf(EventCard(), Cards(ICE)), zones="rnd"),
        Reveal(Found()),
        AddTo(Found(), "hq"),
        may=True,
    ),
)
card(
    "Enhanced Login Protocol",
    play(StaysInPlay()),
    AdditionalCostTo(A_RUN_ACTION, Clicks(), condition=FirstRun(by_action=True)),
)
card("Heinlein Grid", whenever(ClicksGone(), Lose(ALL_OF_IT, RUNNER)), RegionLimit())
card(
    "Targeted Marketing",
    play(StaysInPlay(), NameCard()),
    whenever(NamedUsed(RUNNER), Gain(10)),
)
card(
    "LLDS Energy Regulator",
    interrupt(3, PreventTrash(Cards(HARDWARE))),
    interrupt(TrashThis(), PreventTrash(Cards(HARDWARE))),
)
card(
    "Ghost Runner",
    when(Installed(), Load(CREDIT, 3)),
    when(ThisEmptied(), Trash(This())),
    HostedCreditsFor(condition=DuringRun()),
)
card("Cerebral Static", play(StaysInPlay()), BlankText(IdentityOf()))
card(
    "Encrypted Portals",
    StrengthBonus(1, Cards(ICE, "code gate")),
    when(Scored(), Gain(Counting(Cards(ICE, "code gate", rezzed=True)))),
)
card(
    "Information Overload",
    when(EncounterWith(), Trace(1, GiveTags(1))),
    GrantsAbility(sub(trashes(RUNNER, Cards(side=RUNNER))), n=Tags()),
)
card("Paywall Implementation", play(StaysInPlay()), whenever(RunSuccessful(), Gain(1)))
card("Lag Time", play(StaysInPlay()), StrengthBonus(1, Cards(ICE)))
card(
    "Scrubbed",
    play(StaysInPlay()),
    when(EncounterWith(this=False, first_each_turn=True), Until(StrengthBonus(-2, of=EventCard()), "run")),
)
card(
    "Three Steps Ahead",
    FirstClickOnly(),
    play(Delayed(when(ForEvent("turn-ends", YOU), Gain(Times(2, EventsThisTurn("run-successful")))))),
)
card("Cache", when(Installed(), Place(VIRUS, 3)), paid(HostedCounters(VIRUS), Gain(1)))
card(
    "Unscheduled Maintenance",
    play(StaysInPlay()),
    Cannot(A_INSTALL, CORP, Cards(ICE), condition=HappenedThisTurn("installed", CORP, cards=Cards(ICE))),
)
card("Net Celebrity", play(StaysInPlay()), Recurring(1), HostedCreditsFor(condition=DuringRun()))
card(
    "Sealed Vault",
    paid(1, MoveCreditsHere()),
    paid(Clicks(), Both(ChooseUpTo("taken", CountersOn(CREDIT)), Take(Named("taken")))),
    paid(TrashThis(), Both(ChooseUpTo("taken", CountersOn(CREDIT)), Take(Named("taken")))),
)
card(
    "Will-o'-the-Wisp",
    whenever(
        RunSuccessful(this_server=True),
        AddTo(Chosen(BrokeThisRun(Cards(subtypes="icebreaker"))), "stack", top=False, by=RUNNER),
        may_pay=TrashThis(),
    ),
)
card(
    "D4v1d",
    when(Installed(), Place(POWER, 3)),
    breaks(HostedCounters(POWER), least_strength=5),
)
card("Eden Fragment", IgnoresInstallCost(Cards(ICE), FirstThisTurn("installed", Cards(ICE))))

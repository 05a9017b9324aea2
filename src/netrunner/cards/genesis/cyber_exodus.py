"""Cyber Exodus."""

from ...vocabulary import *

card("Joshua B.", when(TurnBegins(), GainClicks(1), Delayed(when(ForEvent("turn-ends"), GiveTags(1))), may=True))
card("Muresh Bodysuit", when(Would(F_DAMAGE, MEAT, first="turn"), Prevent(F_DAMAGE, 1, MEAT)))
card(
    "Test Run",
    play(
        ChooseOne(
            Search(Installable(Cards(PROGRAM), ignore_costs=True)),
            Search(Installable(Cards(PROGRAM), ignore_costs=True), zones="heap"),
        ),
        Install(Found(), ignore_costs=True),
        Delayed(when(ForEvent("turn-ends", YOU), If(NotUninstalled(Found()), AddTo(Found(), "stack")))),
    ),
)
card(
    "Personal Workshop",
    paid(Clicks(), HostHere(Chosen(Cards((PROGRAM, HARDWARE), where="grip")), counters=InstallCostOf())),
    paid(1, Remove(POWER, 1, Chosen(HostedHere()))),
    when(TurnBegins(), Remove(POWER, 1, Chosen(HostedHere()))),
    while_true(HostsWithout(POWER), InstallOrTrash(Chosen(HostedHere(counter=POWER, has_counter=False)))),
)
card("Sunset", play(ArrangeIceOfServer()))
card(
    "Woodcutter",
    CanBeAdvanced(IsRezzed()),
    GrantsAbility(sub(Damage(NET, 1)), n=CountersOn(ADVANCEMENT)),
)
card(
    "Nerve Agent",
    whenever(RunSuccessful(SERVER_HQ), Place(VIRUS)),
    whenever(
        ForEvent("access-cards", servers=SERVER_HQ),
        ChooseUpTo("more", Minus(CountersOn(VIRUS), 1)),
        Until(AccessMore(Named("more"), SERVER_HQ), "access"),
        may=True,
    ),
)
card(
    "Emergency Shutdown",
    PlayOnlyIf(HappenedThisTurn("run-successful", server=SERVER_HQ)),
    play(Derez(Chosen(Cards(ICE, rezzed=True)))),
)
card("Chaos Theory: Wünderkind", Memory(1))
card(
    "Dinosaurus",
    CanHost(Cards(subtypes="icebreaker", without="ai"), limit=1),
    NoMemoryCost(),
    StrengthBonus(2, HostedHere(Cards(subtypes="icebreaker"))),
    ConsoleLimit(),
)
card("Public Sympathy", HandSize(2))
card(
    "Project Vitruvius",
    when(Scored(), Place(AGENDA_COUNTER, ForEvery(1, AdvancementBefore(), over=3))),
    paid(HostedCounters(AGENDA_COUNTER), AddTo(Chosen(Cards(where="archives")), "hq")),
)
card("Viper", sub(Trace(3, LoseClicks(1, RUNNER))), sub(Trace(3, EndRun())))
card(
    "Edge of World",
    when(Accessed(only_in=PLAY_AREA), Damage(BRAIN, Counting(Cards(ICE, protecting=True))), may_pay=3),
)
card("Marked Accounts", when(TurnBegins(), Take(1)), paid(Clicks(), Place(CREDIT, 3)))
card("Pop-up Window", when(EncounterWith(), Gain(1)), sub(Unless(EndRun(), 1, RUNNER)))
card("Commercialization", play(With(Chosen(Cards(ICE)), Gain(CountersOn(ADVANCEMENT, Its())))))
card(
    "Private Contracts",
    when(ForEvent("rezzed", this=True), Load(CREDIT, 14)),
    when(ThisEmptied(), Trash(This())),
    paid(Clicks(), Take(2)),
)
card(
    "Snitch",
    when(
        ForEvent("approach-ice", cards=Cards(ICE, rezzed=False), condition=Not(UsedThisRun())),
        Expose(EventCard()),
        May(JackOut()),
        may=True,
    ),
)
card(
    "Chimera",
    when(
        ForEvent("rezzed", this=True),
        ChooseASubtype(among=("sentry", "code gate", "barrier")),
        Until(GetsChosenSubtype(This()), "active"),
    ),
    when(ForEvent("turn-ends"), Derez(This())),
    sub(EndRun()),
)

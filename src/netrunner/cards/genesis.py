"""The Genesis cycle."""

from ..vocabulary import *

card(
    "Spinal Modem",
    Memory(1),
    Recurring(2),
    HostedCreditsFor(P_USE, Cards(PROGRAM, "icebreaker")),
    whenever(ForEvent("trace-successful", condition=DuringRun()), Damage(BRAIN, 1)),
    ConsoleLimit(),
)
card(
    "Imp",
    when(Installed(), Place(VIRUS, 2)),
    while_accessing(Trash(AccessedCard()), paying=HostedCounters(VIRUS), limit=1),
)
card("Cortez Chip", paid(TrashThis(), Until(AdditionalCostTo(A_REZ, 2, Chosen(Cards(ICE))), "turn")))
card("Mandatory Upgrades", AllottedClicks(1))
card(
    "Janus 1.0",
    bioroid(),
    sub(Damage(BRAIN, 1)),
    sub(Damage(BRAIN, 1)),
    sub(Damage(BRAIN, 1)),
    sub(Damage(BRAIN, 1)),
)
card(
    "Ash 2X3ZB9CY",
    whenever(RunSuccessful(this_server=True), Trace(4, Until(Cannot(A_ACCESS, RUNNER, OtherThan(This())), "run"))),
)
card(
    "Braintrust",
    when(Scored(), Place(AGENDA_COUNTER, ForEvery(2, AdvancementBefore(), over=3))),
    CostsLess("rez", CountersOn(AGENDA_COUNTER), Cards(ICE)),
)
card("TMI", when(ForEvent("rezzed", this=True), Trace(2, failure=Derez(This()))), sub(EndRun()))
card("Satellite Uplink", play(Expose(Chosen(Cards(side=CORP, rezzed=False), 2, up_to=True))))
card("e3 Feedback Implants", whenever(ForEvent("broken", YOU, each=True), BreakSubroutines(1), may_pay=1))
card("Dyson Mem Chip", Memory(1), Link(1))
card(
    "Fetal AI",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), Damage(NET, 2)),
    AdditionalStealCost(2),
)
card(
    "Trick of Light",
    play(
        move_advancement(
            Cards(side=CORP, advanceable=True), WithCounters(ADVANCEMENT, Cards(side=CORP), except_=Its()), 2
        )
    ),
)
card("Joshua B.", when(TurnBegins(), GainClicks(1), Delayed(when(ForEvent("turn-ends"), GiveTags(1))), may=True))
card("Muresh Bodysuit", when(Would(F_DAMAGE, MEAT, first="turn"), Prevent(F_DAMAGE, 1, MEAT)))
card(
    "Test Run",
    play(
        ChooseOne(
            Search(Installable(Cards(PROGRAM, where="stack"), ignore_costs=True)),
            Search(Installable(Cards(PROGRAM, where="heap"), ignore_costs=True), zones="heap"),
        ),
        Install(Found(), ignore_costs=True),
        Delayed(when(ForEvent("turn-ends", YOU), If(NotUninstalled(Found()), AddTo(Found(), "stack")))),
    ),
)
card(
    "Personal Workshop",
    paid(Clicks(), HostHere(Chosen(Cards((PROGRAM, HARDWARE), where="grip")), counters=InstallCostOf())),
    paid(1, Remove(POWER, 1, Chosen(HostedHere(counter=POWER)))),
    when(TurnBegins(), Remove(POWER, 1, Chosen(HostedHere(counter=POWER)))),
    while_true(HostsWithout(POWER), InstallOrTrash(Chosen(HostedHere(counter=POWER, has_counter=False)))),
)
card("Sunset", play(ArrangeIceOfServer()))
card(
    "Woodcutter",
    CanBeAdvanced(IsRezzed()),
    GrantsAbility(sub(Damage(NET, 1)), n=CountersOn(ADVANCEMENT)),
)
card("Disrupter", interrupt(TrashThis(), SetValue(F_TRACE, 0)))
card("Scrubber", Recurring(2), HostedCreditsFor(P_TRASH))
card("Underworld Contact", when(TurnBegins(), If(NumberIs(LinkValue(), least=2), Gain(1))))
card("Bullfrog", sub(PsiGame(different=MoveToOutermost())))
card("HQ Interface", AccessMore(1, SERVER_HQ))
card("Mr. Li", paid(Clicks(), Look(TopOf(RUNNER, 2)), AddTo(Chosen(those_seen("stack")), "stack", top=False), Draw(1)))
card(
    "Indexing",
    play(Run(SERVER_RND)),
    instead_of_accessing(Look(TopOf(CORP, 5)), ArrangeTop(), servers=SERVER_RND, may=True),
)
card("Flare", sub(Trace(6, Both(Trash(Chosen(Cards(HARDWARE))), Damage(MEAT, 2, unpreventable=True), EndRun()))))

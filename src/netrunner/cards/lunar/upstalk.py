"""Upstalk."""

from ...vocabulary import *

card(
    "Galahad",
    when(
        EncounterWith(),
        Reveal(Chosen(Cards(ICE, "grail", where="hq"), 2, up_to=True)),
        Until(GainsSubroutinesOf(Its(), after=True), "run"),
        may=True,
    ),
    sub(EndRun()),
)
card(
    "Midway Station Grid",
    AdditionalCostTo(A_BREAK, 1, cards=Cards(subtypes="icebreaker"), this_server=True),
    RegionLimit(),
)
card("Near-Earth Hub: Broadcast Center", when(ForEvent("server-created", first_each_turn=True), Draw(1)))
card("Bad Times", PlayOnlyIf(RunnerTagged()), play(Until(Memory(-2, RUNNER), "turn")))
card("Leprechaun", CanHost(Cards(PROGRAM), limit=2), NoMemoryCost())
card(
    "Domestic Sleepers",
    paid(Clicks(3), Place(AGENDA_COUNTER)),
    WorthPoints(1, NumberIs(CountersOn(AGENDA_COUNTER), least=1)),
)
card("NEXT Silver", GrantsAbility(sub(EndRun()), n=Counting(Cards(ICE, "next", rezzed=True))))
card("Primary Transmission Dish", Recurring(3), HostedCreditsFor(P_TRACE))
card(
    "Taurus",
    sub(
        Trace(
            2,
            Trash(Chosen(Cards(HARDWARE))),
            either=If(NumberIs(TraceStrength(), least=5), Trash(Chosen(Cards(HARDWARE)))),
        )
    ),
)
card("Lamprey", whenever(RunSuccessful(SERVER_HQ), Lose(1, CORP)), when(ForEvent("purged"), Trash(This())))
card("Paper Tripping", FirstClickOnly(), play(RemoveTags(ALL_OF_IT)))
card("Power Tap", whenever(ForEvent("trace-initiated"), Gain(1)))
card("The Root", Recurring(3), HostedCreditsFor((P_ADVANCE, P_INSTALL, P_REZ)))
card("Mother Goddess", GainsSubtypesOf(All(Cards(ICE, rezzed=True, other=True))), sub(EndRun()))
card(
    "Eden Shard",
    when(RunSuccessful(SERVER_RND), instead(Install(This(), ignore_costs=True)), may=True, where=IN_GRIP),
    paid(TrashThis(), Draw(2, CORP)),
)
card(
    "Mutate",
    AdditionalPlayCost(TrashCards(Cards(ICE, rezzed=True))),
    play(RevealUntil(Cards(ICE)), InstallWhereTrashed(Its("found last")), Shuffle()),
)
card("Lotus Field", StrengthNotLowered(), sub(EndRun()))
card(
    "Nasir Meidan: Cyber Explorer",
    whenever(EncounterWith(this=False, just_rezzed=True), Lose(ALL_OF_IT), Gain(RezCostOf(EventCard()))),
)
card(
    "Social Engineering",
    FirstClickOnly(),
    play(
        With(
            Chosen(Cards(ICE, rezzed=False)),
            Delayed(when(ForEvent("rezzed", cards=Its()), Gain(RezCostOf(EventCard()))), "once+turn"),
        )
    ),
)
card(
    "Cyber Threat",
    FirstClickOnly(),
    play(
        ChooseServer(),
        May(
            Rez(Chosen(Rezzable(ProtectingChosen(Cards(ICE))), player=CORP)),
            otherwise=Run(chosen=True, during=Cannot(A_REZ, cards=Cards(ICE))),
            player=CORP,
        ),
    ),
)

"""Opening Moves."""

from ...vocabulary import *

card(
    "Pawn",
    paid(Clicks(), host_on_outermost()),
    whenever(
        ForEvent("run-successful", condition=HostedOn(Cards(ICE))),
        IfPossible(
            HostThisOn(NextInward()),
            Both(Trash(This()), install(Cards(PROGRAM, "caïssa", where=("grip", "heap")), ignore_costs=True)),
        ),
    ),
)
card(
    "Gorman Drip v1",
    whenever(SpendsClickTo("draw", "gain", player=CORP), Place(VIRUS)),
    paid((Clicks(), TrashThis()), Gain(CountersOn(VIRUS))),
)
card(
    "John Masanori",
    when(RunSuccessful(first_each_turn=True), Draw(1)),
    when(ForEvent("run-unsuccessful", first_each_turn=True), GiveTags(1)),
)
card("Himitsu-Bako", paid(1, AddTo(This(), "hq")), sub(EndRun()))
card("Lockpick", Recurring(1), HostedCreditsFor(P_USE, Cards(PROGRAM, "decoder")))
card("Motivation", when(TurnBegins(), Look(TopOf(RUNNER)), may=True))
card(
    "Project Ares",
    when(
        Scored(),
        trashes(RUNNER, Cards(side=RUNNER), ForEvery(1, AdvancementBefore(), over=4)),
        If(TrashedThisWay(), TakeBadPublicity(1)),
    ),
)
card("NEXT Bronze", StrengthBonus(Counting(Cards(ICE, "next", rezzed=True))), sub(EndRun()))
card("Character Assassination", when(Scored(), Trash(Chosen(Cards(RESOURCE)), unpreventable=True)))
card(
    "Geothermal Fracking",
    when(Scored(), Place(AGENDA_COUNTER, 2)),
    paid((Clicks(), HostedCounters(AGENDA_COUNTER)), Both(Gain(7), TakeBadPublicity(1))),
)
card(
    "Swarm",
    when(ForEvent("rezzed", this=True), TakeBadPublicity(1)),
    CanBeAdvanced(),
    GrantsAbility(sub(Unless(Trash(Chosen(Cards(PROGRAM))), 3, RUNNER)), n=CountersOn(ADVANCEMENT)),
)
card("Cyberdex Trial", play(Purge()))
card("Grim", when(ForEvent("rezzed", this=True), TakeBadPublicity(1)), sub(Trash(Chosen(Cards(PROGRAM)))))
card(
    "Celebrity Gift",
    AdditionalPlayCost(Clicks()),
    play(Reveal(Chosen(Cards(where="hq"), 5, up_to=True)), Gain(Times(2, HowMany("revealed")))),
)
card(
    "Hostage",
    AdditionalPlayCost(Clicks()),
    play(
        Search(Cards(subtypes="connection")),
        Reveal(Found()),
        AddTo(Found(), "grip"),
        May(Install(Its("found"))),
    ),
)
card(
    "Jackson Howard",
    paid(Clicks(), Draw(2)),
    paid(RemoveThis(), ShuffleInto(Chosen(Cards(where="archives"), 3, up_to=True))),
)
card(
    "Invasion of Privacy",
    AdditionalPlayCost(Clicks()),
    play(
        Trace(
            2,
            (
                Reveal(All(Cards(where="grip"))),
                Trash(Chosen(Cards((RESOURCE, EVENT), where="grip"), TraceExcess(), up_to=True)),
            ),
            TakeBadPublicity(1),
        )
    ),
)
card(
    "False Echo",
    whenever(
        ForEvent("pass-ice", cards=Cards(ICE, rezzed=False)),
        ChooseOne(Rez(EventCard()), AddTo(EventCard(), "hq"), player=CORP),
        may_pay=TrashThis(),
    ),
)
card("Frame Job", AdditionalPlayCost(Clicks()), play(MustPay(Forfeit(), then=TakeBadPublicity(1))))
card(
    "Rook",
    paid(Clicks(), HostThisOn(Chosen(WithinReach("straight", "caïssa")))),
    CostsLess("rez", -2, Cards(ICE, protecting=True)),
)

"""Future Proof."""

from ...vocabulary import *

card("Mr. Li", paid(Clicks(), Look(TopOf(RUNNER, 2)), AddTo(Chosen(those_seen("stack")), "stack", top=False), Draw(1)))
card(
    "Indexing",
    play(Run(SERVER_RND)),
    instead_of_accessing(Look(TopOf(CORP, 5)), ArrangeTop(), may=True),
)
card("Flare", sub(Trace(6, Both(Trash(Chosen(Cards(HARDWARE))), Damage(MEAT, 2, unpreventable=True), EndRun()))))
card(
    "Retrieval Run",
    play(Run(SERVER_ARCHIVES)),
    instead_of_accessing(install(Cards(PROGRAM, where="heap"), ignore_costs=True), may=True),
)
card(
    "Data Leak Reversal",
    InstallOnlyIf(HappenedThisTurn("run-successful", central=True)),
    GrantsAbility(paid(Clicks(), Trash(TopOf(CORP), by=CORP)), condition=RunnerTagged()),
)
card("Faerie", breaks(0, "sentry"), pumps(1, 1), when(EncounterEnds(used=True), Trash(This())))
card("R&D Interface", AccessMore(1, SERVER_RND))
card(
    "Deep Thought",
    whenever(RunSuccessful(SERVER_RND), Place(VIRUS)),
    GrantsAbility(when(TurnBegins(), Look(TopOf(CORP)), may=True), condition=NumberIs(CountersOn(VIRUS), least=3)),
)
card("New Angeles City Hall", interrupt(2, Prevent(F_TAGS, 1)), when(Stolen(), Trash(This())))
card("Eli 1.0", bioroid(), sub(EndRun()), sub(EndRun()))
card("Ruhr Valley", AdditionalCostTo(A_RUN, Clicks(), this_server=True), RegionLimit())
card(
    "Ronin",
    CanBeAdvanced(),
    GrantsAbility(paid((Clicks(), TrashThis()), Damage(NET, 3)), condition=NumberIs(CountersOn(ADVANCEMENT), least=4)),
)
card("NBN: The World is Yours*", HandSize(1))
card("Burke Bugs", sub(Trace(0, trashes(RUNNER, Cards(PROGRAM)))))
card("Corporate War", when(Scored(), If(NumberIs(CreditsOf(YOU), least=7), Gain(7), Lose(ALL_OF_IT))))
card(
    "Project Beale",
    when(Scored(), Place(AGENDA_COUNTER, ForEvery(2, AdvancementBefore(), over=3))),
    WorthMore(CountersOn(AGENDA_COUNTER)),
)
card(
    "Midseason Replacements",
    PlayOnlyIf(HappenedLastTurn("stolen", RUNNER)),
    play(Trace(6, GiveTags(TraceExcess()))),
)
card(
    "Dedicated Response Team",
    GrantsAbility(whenever(ForEvent("run-ends", successful=True), Damage(MEAT, 2)), condition=RunnerTagged()),
)
card("Darwin", breaks(2), StrengthBonus(CountersOn(VIRUS)), when(TurnBegins(), Place(VIRUS), may_pay=1))
card(
    "Midori",
    when(
        ForEvent("approach-ice", cards=Cards(ICE, protecting=True), condition=Not(UsedThisRun())),
        SwapCards(EventCard(), Chosen(Cards(ICE, where="hq"))),
        may=True,
    ),
)

"""Mala Tempora."""

from ...vocabulary import *

card(
    "Deep Red",
    MemoryFor(3, Cards(PROGRAM, "caïssa")),
    whenever(Installed(Cards(PROGRAM, "caïssa")), UseClickAbilityOf(EventCard()), may=True),
    ConsoleLimit(),
)
card(
    "Sundew",
    when(
        RunnersFirstClicks(), Gain(2), If(ActionInProgress(), Delayed(when(RunBeginsHere(), MustPay(2)), "once+action"))
    ),
)
card(
    "Power Shutdown",
    PlayOnlyIf(HappenedLastTurn("run-begins", RUNNER)),
    play(
        ChooseUpTo("top", DeckSize()),
        Trash(TopOf(CORP, Named("top"))),
        trashes(RUNNER, InstallCost(Cards((PROGRAM, HARDWARE)), most=Named("top"))),
    ),
)
card(
    "Expert Schedule Analyzer",
    paid(
        Clicks(),
        Run(SERVER_HQ, during=instead_of_accessing(Reveal(All(Cards(where="hq"))), may=True)),
    ),
)
card(
    "Grifter",
    when(ForEvent("turn-ends", YOU), If(HappenedThisTurn("run-successful"), Gain(1), Trash(This()))),
)
card("Torch", breaks(1, "code gate"), pumps(1, 1))
card("Isabel McGuire", paid(Clicks(), AddTo(Chosen(Cards(side=CORP)), "hq")))
card("City Surveillance", when(TurnBegins(RUNNER), Unless(GiveTags(1), 1, RUNNER)))
card(
    "Snoop",
    when(EncounterWith(), Reveal(All(Cards(where="grip")))),
    paid(HostedCounters(POWER), Reveal(All(Cards(where="grip"))), Trash(Chosen(Cards(where="grip")))),
    sub(Trace(3, Place(POWER))),
)
card("Paper Wall", when(ForEvent("fully-broken", this=True), Trash(This())), sub(EndRun()))
card(
    "Interns",
    AdditionalPlayCost(Clicks()),
    play(install(Cards(not_types=OPERATION, where=("archives", "hq")), ignore_install_cost=True)),
)
card("Ireress", GrantsAbility(sub(Lose(1, RUNNER)), n=BadPublicity()))
card(
    "Raymond Flint",
    whenever(ForEvent("bad-publicity-taken"), AccessServer(SERVER_HQ)),
    paid(TrashThis(), Expose(Chosen(Cards(rezzed=False)))),
)
card(
    "Reina Roja: Freedom Fighter",
    CostsLess("rez", -1, Cards(ICE), condition=Not(HappenedThisTurn("rezzed", cards=Cards(ICE)))),
)
card(
    "Woman in the Red Dress",
    when(TurnBegins(), Reveal(TopOf(CORP)), May(Draw(1, CORP), player=CORP)),
)
card(
    "Hudson 1.0",
    bioroid(),
    sub(Until(AccessAtMost(1), "run")),
    sub(Until(AccessAtMost(1), "run")),
)
card(
    "Unorthodox Predictions",
    when(
        Scored(),
        ChooseASubtype(among=("sentry", "code gate", "barrier")),
        Until(CannotBreakOn(OfChosenSubtype(Cards(ICE))), "your next turn"),
    ),
)
card(
    "Knight",
    breaks(2, on_host=True),
    paid(Clicks(), HostThisOn(Chosen(WithinReach("apart", "caïssa")))),
)
card(
    "Running Interference",
    AdditionalPlayCost(Clicks()),
    play(Run(during=AdditionalCostTo(A_REZ, ItsRezCost(), Cards(ICE)))),
)
card(
    "Accelerated Diagnostics",
    play(
        Look(TopOf(CORP, 3)),
        PlayIt(
            Chosen(Playable(those_seen("rnd", OPERATION), ignore_additional=True), up_to=True), ignore_additional=True
        ),
        PlayIt(
            Chosen(Playable(those_seen("rnd", OPERATION), ignore_additional=True), up_to=True), ignore_additional=True
        ),
        PlayIt(
            Chosen(Playable(those_seen("rnd", OPERATION), ignore_additional=True), up_to=True), ignore_additional=True
        ),
        Trash(All(those_seen("rnd"))),
    ),
)

"""First Contact."""

from ...vocabulary import *

card("Kitsune", sub(MayWith(Chosen(Cards(where="hq"), up_to=True), Access(Its()), If(DidAccess(), Trash(This())))))
card(
    "Lancelot",
    when(
        EncounterWith(),
        Reveal(Chosen(Cards(ICE, "grail", where="hq"), 2, up_to=True)),
        Until(GainsSubroutinesOf(Its(), after=True), "run"),
        may=True,
    ),
    sub(Trash(Chosen(Cards(PROGRAM)))),
)
card(
    "Port Anson Grid",
    AdditionalCostTo(A_JACK_OUT, TrashCards(Cards(PROGRAM)), this_server=True),
    RegionLimit(),
)
card(
    "Wendigo",
    CanBeAdvanced(),
    GetsSubtype("barrier", condition=IsOdd(CountersOn(ADVANCEMENT))),
    GetsSubtype("code gate", n=-1, condition=IsOdd(CountersOn(ADVANCEMENT))),
    sub(Until(Cannot(A_USE, RUNNER, Chosen(Cards(PROGRAM))), "run")),
)
card("Crisium Grid", Cannot(A_SUCCESS, this_server=True), RegionLimit())
card(
    "The Supplier",
    paid(Clicks(), HostHere(Chosen(Cards((RESOURCE, HARDWARE), where="grip")))),
    when(TurnBegins(), install(HostedHere(), 2), may=True),
)
card("Order of Sol", when(ForEvent("no-credits", YOU, first_each_turn=True), Gain(1)))
card("Rachel Beckman", AllottedClicks(1), while_true(RunnerTagged(), Trash(This())))
card(
    "IQ",
    CostsLess("rez", Times(-1, Counting(Cards(where="hq")))),
    StrengthBonus(Counting(Cards(where="hq"))),
    sub(EndRun()),
)
card("Eliza's Toybox", paid(Clicks(3), Rez(Chosen(Rezzable(Cards(side=CORP), True)), ignore_costs=True)))
card("The News Now Hour", Cannot(A_PLAY, RUNNER, Cards(EVENT, "current")))
card("Manhunt", play(StaysInPlay()), when(RunSuccessful(first_each_turn=True), Trace(2, GiveTags(1))))
card("Chronos Project", when(Scored(), AddTo(All(Cards(where="heap")), "removed")))
card(
    "Shattered Remains",
    CanBeAdvanced(),
    when(Accessed(), Trash(Chosen(Cards(HARDWARE), CountersOn(ADVANCEMENT))), may_pay=1),
)
card("Quetzal: Free Spirit", breaks(0, "barrier", limit=1))
card("Duggar's", paid(Clicks(4), Draw(10)))
card("Box-E", Memory(2), HandSize(2), ConsoleLimit())
card("Refractor", breaks(1, "code gate"), pumps(CreditsFrom(1, Cards(subtypes="stealth")), 3))
card(
    "Hades Shard",
    when(RunSuccessful(SERVER_ARCHIVES), instead(Install(This(), ignore_costs=True)), may=True, where=IN_GRIP),
    paid(TrashThis(), AccessServer(SERVER_ARCHIVES)),
)
STEALTH = Cards(subtypes="stealth")
card(
    "BlacKat",
    breaks(1, "barrier", IfSpentFrom(STEALTH, 3, 1), up_to=True),
    pumps(2, IfSpentFrom(STEALTH, 2, 1)),
)

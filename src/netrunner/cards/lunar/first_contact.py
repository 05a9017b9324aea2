"""First Contact."""

from ...vocabulary import *

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

"""The Lunar cycle."""

from ..vocabulary import *

card("Near-Earth Hub: Broadcast Center", when(ForEvent("server-created", YOU, first_each_turn=True), Draw(1)))
card("Bad Times", PlayOnlyIf(RunnerTagged()), play(Until(Memory(-2, RUNNER), "turn")))
card("Leprechaun", CanHost(Cards(PROGRAM), limit=2), NoMemoryCost())
card(
    "The Foundry: Refining the Process",
    when(
        ForEvent("rezzed", YOU, Cards(ICE), first_each_turn=True),
        Search(CopyOf(EventCard(), Cards(ICE, where="rnd")), zones="rnd"),
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
    "Architect",
    Cannot(A_TRASH, cards=This()),
    sub(Look(TopOf(CORP, 5)), install(those_seen("rnd"), ignore_install_cost=True, may=True)),
    sub(install(Cards(where=("archives", "hq")), may=True)),
)
card(
    "Universal Connectivity Fee",
    sub(
        If(Not(RunnerTagged()), Lose(1, RUNNER)),
        If(RunnerTagged(), Both(Trash(This()), Lose(ALL_OF_IT, RUNNER))),
    ),
)
card(
    "Astrolabe",
    Memory(1),
    whenever(ForEvent("server-created", CORP), Draw(1)),
    ConsoleLimit(),
)
card("Hostile Infrastructure", whenever(ForEvent("trashed", RUNNER, AnyCardOf(CORP)), Damage(NET, 1)))
card("Gemini", sub(Trace(2, Damage(NET, 1), either=If(NumberIs(TraceStrength(), least=5), Damage(NET, 1)))))
card(
    "Daily Business Show",
    DrawsMore(1),
    when(
        WouldDraw(first_each_turn=True),
        InsteadOfDrawing(
            Look(TopOf(CORP, DrawCount())),
            AddTo(Chosen(those_seen("rnd")), "rnd", top=False),
            DrawTheRest(DrawCount(-1)),
        ),
    ),
)
card("Leela Patel: Trained Pragmatist", whenever(ScoredOrStolen(), AddTo(Chosen(Cards(side=CORP, rezzed=False)), "hq")))
card("Troll", when(EncounterWith(), Trace(2, ChooseOne(LoseClicks(1, RUNNER), EndRun(), player=RUNNER))))

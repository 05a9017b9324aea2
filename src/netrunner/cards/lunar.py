"""The Lunar cycle."""

from ..vocabulary import *

card("Near-Earth Hub: Broadcast Center", when(ForEvent("server-created", YOU, first_each_turn=True), Draw(1)))
card("Bad Times", PlayOnlyIf(RunnerTagged()), play(Until(Memory(-2, THE_RUNNER), "turn")))
card("Leprechaun", CanHost(Cards(types=(PROGRAM,)), limit=2), NoMemoryCost())
card(
    "The Foundry: Refining the Process",
    when(
        ForEvent("rezzed", YOU, Cards(types=(ICE,)), first_each_turn=True),
        Search(CopyOf(EventCard(), Cards(types=(ICE,), where=("rnd",))), zones=("rnd",)),
        Reveal(Found()),
        AddTo(Found(), "hq"),
        may=True,
    ),
)
card(
    "Enhanced Login Protocol",
    play(StaysInPlay()),
    AdditionalCostTo(A_RUN_ACTION, cost_of(Clicks()), condition=FirstRun(by_action=True)),
)
card("Heinlein Grid", whenever(ClicksGone(), Lose(-1, THE_RUNNER)), RegionLimit())
card("Targeted Marketing", play(StaysInPlay(), NameCard()), whenever(NamedUsed(THE_RUNNER), Gain(10)))
card(
    "LLDS Energy Regulator",
    interrupt(3, PreventTrash(Cards(types=(HARDWARE,)))),
    interrupt(TrashThis(), PreventTrash(Cards(types=(HARDWARE,)))),
)
card(
    "Ghost Runner",
    when(Installed(), Load(CREDIT, 3)),
    when(ThisEmptied(), Trash(This())),
    HostedCreditsFor(condition=DuringRun()),
)
card(
    "Port Anson Grid",
    AdditionalCostTo(A_JACK_OUT, cost_of(TrashCards(Cards(types=(PROGRAM,)))), this_server=True),
    RegionLimit(),
)
card(
    "Wendigo",
    CanBeAdvanced(),
    GetsSubtype("barrier", condition=IsOdd(CountersOn(ADVANCEMENT))),
    GetsSubtype("code gate", n=-1, condition=IsOdd(CountersOn(ADVANCEMENT))),
    sub(Until(Cannot(A_USE, THE_RUNNER, Of(Its())), "run", Chosen(Cards(types=(PROGRAM,))))),
)
card("Crisium Grid", Cannot(A_SUCCESS, this_server=True), RegionLimit())
card(
    "The Supplier",
    paid(Clicks(), HostHere(Chosen(Cards(types=(RESOURCE, HARDWARE), where=("grip",))))),
    when(TurnBegins(), Install(Chosen(Installable(HostedHere(), 2)), 2), may=True),
)
card("Order of Sol", when(ForEvent("no-credits", YOU, first_each_turn=True), Gain(1)))
card("Rachel Beckman", AllottedClicks(1), while_true(RunnerTagged(), Trash(This())))
card(
    "Architect",
    Cannot(A_TRASH, cards=Of(This())),
    sub(
        Look(TopOf(CORP, 5)),
        Install(
            Chosen(Installable(Among(Its("seen"), Cards(where=("rnd",))), ignore_install_cost=True), up_to=True),
            ignore_install_cost=True,
        ),
    ),
    sub(Install(Chosen(Installable(Cards(where=("archives", "hq"))), up_to=True))),
)
card(
    "Universal Connectivity Fee",
    sub(
        If(Not(RunnerTagged()), (Lose(1, THE_RUNNER),)),
        If(RunnerTagged(), (Both((Trash(This()), Lose(-1, THE_RUNNER))),)),
    ),
)
card("Astrolabe", Memory(1), whenever(ForEvent("server-created", THE_CORP), Draw(1)), ConsoleLimit())
card("Hostile Infrastructure", whenever(ForEvent("trashed", THE_RUNNER, AnyCardOf(CORP)), Damage(NET, 1)))
card(
    "Gemini",
    sub(Trace(2, (Damage(NET, 1),), either=(If(NumberIs(TraceStrength(), least=5), (Damage(NET, 1),)),))),
)
card(
    "Daily Business Show",
    DrawsMore(1),
    When(
        WouldDraw(first_each_turn=True),
        (
            InsteadOfDrawing(
                (
                    Look(TopOf(CORP, DrawCount())),
                    AddTo(Chosen(Among(Its("seen"), Cards(where=("rnd",)))), "rnd", top=False),
                    DrawTheRest(DrawCount(-1)),
                )
            ),
        ),
        interrupt=True,
    ),
)
card("Leela Patel: Trained Pragmatist", whenever(ScoredOrStolen(), AddTo(Chosen(Cards(side=CORP, rezzed=False)), "hq")))
card(
    "Troll",
    when(
        EncounterWith(),
        Trace(2, (ChooseOne(((LoseClicks(1, THE_RUNNER),), (EndRun(),)), player=THE_RUNNER),)),
    ),
)

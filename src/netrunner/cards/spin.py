"""The Spin cycle."""

from ..vocabulary import *

card(
    "Pawn",
    paid(Clicks(), host_on_outermost()),
    whenever(
        ForEvent("run-successful", condition=HostedOn(Cards(ICE))),
        IfPossible(
            HostThisOn(NextInward()),
            (Trash(This()), install(Cards(PROGRAM, "caïssa", where=("grip", "heap"), other=True), ignore_costs=True)),
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
card("The Cleaners", when(Would(F_DAMAGE, MEAT, player=YOU), Increase(F_DAMAGE, 1, MEAT)))
card(
    "Off the Grid",
    RemoteOnly(),
    Cannot(A_RUN, RUNNER, this_server=True),
    whenever(RunSuccessful(SERVER_HQ), Trash(This())),
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
        ChooseUpTo("top", DeckSize(CORP)),
        Trash(TopOf(CORP, Named("top"))),
        trashes(RUNNER, InstallCost(Cards((PROGRAM, HARDWARE)), most=Named("top"))),
    ),
)
card(
    "Keyhole",
    paid(
        Clicks(),
        Run(
            SERVER_RND,
            during=instead_of_accessing(
                Look(TopOf(CORP, 3)), Trash(Chosen(those_seen("rnd"))), Shuffle(CORP), servers=SERVER_RND
            ),
        ),
    ),
)
card("Punitive Counterstrike", play(Trace(5, Damage(MEAT, StolenPointsLastTurn()))))
card(
    "Blackguard",
    Memory(2),
    whenever(ForEvent("exposed", YOU), Rez(EventCard())),
    ConsoleLimit(),
)
card("Blue Level Clearance", AdditionalPlayCost(Clicks()), play(Both(Gain(5), Draw(2))))
card(
    "Subliminal Messaging",
    play(Gain(1)),
    when(ForEvent("played", YOU, Cards(title="Subliminal Messaging"), first_each_turn=True), GainClicks(1)),
    when(
        ForEvent("turn-begins", YOU, condition=Not(HappenedLastTurn("run-begins", RUNNER))),
        Reveal(This()),
        AddTo(This(), "hq"),
        may=True,
        where=IN_ARCHIVES,
    ),
)
card(
    "Singularity",
    AdditionalPlayCost(Clicks()),
    play(Run(remote=True)),
    instead_of_accessing(Trash(All(InAttackedServer())), remote=True),
)
card(
    "Fall Guy",
    interrupt(TrashThis(), PreventTrash(Cards(RESOURCE, other=True))),
    paid(TrashThis(), Gain(2)),
)

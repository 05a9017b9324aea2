"""Free Mars."""

from ...vocabulary import *

OTHER_ICE = Cards(ICE, other=True)

NOT_ICE = Cards(side=CORP, not_types=ICE)

card(
    "Rip Deal",
    play(Run(SERVER_HQ)),
    if_successful(
        Until(InsteadOfEachAccess(HQ, AddTo(Chosen(Cards(where="heap")), "grip")), "run"),
        Until(Cannot(A_ACCESS, cards=InRootOf(SERVER_HQ)), "run"),
    ),
    RemovedInstead(),
)
card(
    "Metamorph",
    sub(
        ChooseOne(
            SwapCards(Chosen(OTHER_ICE, as_="one", swaps_among=True), Chosen(OTHER_ICE, swaps_with="one")),
            SwapCards(Chosen(NOT_ICE, as_="one", swaps_among=True), Chosen(NOT_ICE, swaps_with="one")),
        )
    ),
)

card("Mars for Martians", FirstClickOnly(), play(Draw(Counting(Cards(RESOURCE, "clan"))), Gain(Tags())))
card(
    "God of War",
    when(TurnBegins(), Place(VIRUS, 2), may_pay=TakeTags(1)),
    breaks(HostedCounters(VIRUS)),
    pumps(2, 1),
)
card("Flashbang", interacts(6, Derez(Encountered(subtype="sentry"))), pumps(1, 1))
card(
    "Lean and Mean",
    play(
        Run(during=StrengthBonus(2, Cards(subtypes="icebreaker"), condition=NumberIs(Counting(Cards(PROGRAM)), most=3)))
    ),
)
card("Maven", StrengthBonus(Counting(Cards(PROGRAM))), breaks(2))
card(
    "Bloo Moose", when(TurnBegins(), MayWith(Chosen(Cards(where="heap"), up_to=True), AddTo(Its(), "removed"), Gain(2)))
)
card("O₂ Shortage", play(May(TrashAtRandom(1, RUNNER), otherwise=GainClicks(2), player=RUNNER)))
card(
    "Helheim Servers",
    paid(
        TrashCards(Cards(where="hq")),
        Until(StrengthBonus(2, of=All(Cards(ICE, protecting=True))), "run"),
        only_if=RunOnThisServer(),
    ),
)
card("Water Monopoly", CostsLess("install", -1, Cards(RESOURCE, without="virtual")))
card(
    "Data Loop",
    when(EncounterWith(), AddTo(Chosen(Cards(where="grip"), 2, player=RUNNER), "stack", by=RUNNER)),
    sub(If(RunnerTagged(), EndRun())),
    sub(EndRun()),
)

card("Na'Not'K", StrengthBonus(Counting(AroundAttackedServer(ice=True))), breaks(1, "sentry"), pumps(3, 2))
OF_TYPE = OfChosenType(Cards(side=RUNNER))
card(
    "Biased Reporting",
    play(
        ChooseCardType(among=(RESOURCE, HARDWARE, PROGRAM)),
        Both(
            Trash(Chosen(OF_TYPE, AnyNumberOf(OF_TYPE), up_to=True, player=RUNNER), by=RUNNER),
            Gain(Named("trashed"), RUNNER),
        ),
        Gain(Times(2, Counting(OF_TYPE))),
    ),
)
card(
    "Rover Algorithm",
    play(
        BecomesCounter(
            Chosen(Cards(ICE, rezzed=True)),
            StrengthBonus(CountersOn(POWER), of=Host()),
            whenever(ForEvent("pass-ice", cards=Host()), Place(POWER)),
        )
    ),
)
card(
    "Leave No Trace",
    play(Run()),
    when(ForEvent("run-ends", this=True), Derez(All(HappenedTo("rezzed", Cards(ICE), "run")))),
)
card(
    "Open Forum",
    when(
        MandatoryDraw(),
        Reveal(TopOf(CORP)),
        AddTo(Its("revealed"), "hq"),
        AddTo(Chosen(Cards(where="hq")), "rnd"),
    ),
)
card(
    "Transparency Initiative",
    play(
        With(
            Chosen(Cards(AGENDA, faceup=False)),
            Both(
                TurnFaceup(Its()),
                BecomesCounter(
                    Its(),
                    GetsSubtype("public", of=Host()),
                    whenever(ForEvent("advanced", cards=Host()), Gain(1)),
                ),
            ),
        )
    ),
)
card(
    "Tithonium",
    RezInstead(Forfeit()),
    CannotHost(),
    sub(Trash(Chosen(Cards(PROGRAM)))),
    sub(Trash(Chosen(Cards(PROGRAM)))),
    sub(Both(Trash(Chosen(Cards(RESOURCE))), EndRun())),
)
card("Mandatory Seed Replacement", when(Scored(), ArrangeIceOfAllServers()))

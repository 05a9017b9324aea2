"""Sovereign Sight."""

from ...vocabulary import *

card(
    "By Any Means",
    FirstClickOnly(),
    play(Delayed(when(AccessesCard(not_in=ARCHIVES), Both(Trash(EventCard()), Damage(MEAT, 1))), "turn")),
)
card(
    "Puffer",
    StrengthBonus(CountersOn(POWER)),
    MemoryCostsMore(CountersOn(POWER)),
    breaks(1, "sentry"),
    pumps(2, 1),
    paid(Clicks(), ChooseOne(Place(POWER), Remove(POWER))),
)
card(
    "Reconstruction Contract",
    whenever(ForEvent("damage", of=MEAT), Place(ADVANCEMENT), may=True),
    paid(TrashThis(), MoveCountersFromThis(ADVANCEMENT, Chosen(Cards(advanceable=True)))),
)

card(
    "Zamba",
    Memory(2),
    whenever(ForEvent("exposed"), Gain(1), may=True),
    ConsoleLimit(),
)
card(
    "Lewi Guilherme",
    when(TurnBegins(), ChooseOne(Lose(1), Trash(This()))),
    HandSize(-1, CORP),
)
card("Cyberdelia", Memory(1), when(ForEvent("fully-broken", first_each_turn=True), Gain(1), may=True))
card(
    "Upya",
    whenever(RunSuccessful(SERVER_RND), Place(POWER), may=True),
    paid((Clicks(), HostedCounters(POWER, 3)), GainClicks(2), limit=1),
)
card("Ikawah Project", AdditionalStealCost(Clicks(), 2))
card("Najja 1.0", bioroid(), sub(EndRun()), sub(EndRun()))
card(
    "Gene Splicer",
    CanBeAdvanced(),
    when(Accessed(), Damage(NET, CountersOn(ADVANCEMENT))),
    paid((Clicks(), HostedCounters(ADVANCEMENT, 3)), AddToScoreArea(This(), 1)),
)
card("Mganga", sub(PsiGame(Damage(NET, 1), Damage(NET, 2)), Trash(This())))
card(
    "Genotyping",
    play(Both(Trash(TopOf(CORP, 2)), ShuffleInto(Chosen(Cards(where="archives"), 4, up_to=True)))),
    RemovedInstead(),
)
card("Echo Chamber", paid(Clicks(3), AddToScoreArea(This(), 1)))
card(
    "Self-Growth Program",
    PlayOnlyIf(RunnerTagged()),
    play(AddTo(Chosen(Cards(side=RUNNER), 2), "grip")),
)
card(
    "Calibration Testing",
    RemoteOnly(),
    paid(TrashThis(), Place(ADVANCEMENT, 1, Chosen(Cards(in_server=True)))),
)
card(
    "Urban Renewal",
    when(ForEvent("rezzed", this=True), Load(POWER, 3)),
    when(ThisEmptied(), Both(Trash(This()), Damage(MEAT, 4))),
    when(TurnBegins(), Remove(POWER)),
)
VIRUS_COUNTER = RemoveCounters(VIRUS, Cards(side=RUNNER))
card(
    "Yusuf",
    whenever(RunSuccessful(), Place(VIRUS), may=True),
    breaks(VIRUS_COUNTER, "barrier"),
    pumps(VIRUS_COUNTER, 1),
)

card(
    "Wake Up Call",
    PlayOnlyIf(HappenedLastTurn("trashed", RUNNER, AnyCardOf(CORP))),
    play(
        With(
            Chosen(EitherOf(Cards(HARDWARE), Cards(RESOURCE, without="virtual"))),
            ChooseOne(Trash(Its(), by=RUNNER), Damage(MEAT, 4), player=RUNNER),
        )
    ),
    RemovedInstead(),
)
card(
    "Assimilator",
    paid(
        Clicks(2),
        TurnFaceup(Chosen(Cards(side=RUNNER, faceup=False))),
        If(Fits(Its(), Cards(EVENT)), Trash(Its())),
    ),
)
card(
    "Asa Group: Security Through Vigilance",
    when(
        ForEvent("installed", YOU, first_each_turn=True),
        install(Cards(where="hq", not_types=AGENDA), may=True, place="that"),
    ),
)

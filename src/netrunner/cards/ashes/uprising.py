"""Uprising."""

from ...vocabulary import *

card(
    "Hoshiko Shiro: Untold Protagonist",
    when(ForEvent("turn-ends", YOU), If(HappenedThisTurn("access", YOU), Both(Gain(2), FlipThis()))),
)
card(
    "Hoshiko Shiro: Mahou Shoujo",
    when(TurnBegins(), Both(Draw(1), Lose(1))),
    when(ForEvent("turn-ends", YOU), If(Not(HappenedThisTurn("access", YOU)), FlipThis())),
)
card(
    "Project Vacheron",
    StolenWith(4),
    WorthPoints(0, InRunnersScoreArea(AGENDA_COUNTER)),
    GrantsAbility(when(TurnBegins(RUNNER), Remove(AGENDA_COUNTER)), condition=InRunnersScoreArea(AGENDA_COUNTER)),
)
card(
    "Engram Flush",
    when(
        EncounterWith(),
        ChooseCardType(),
        Delayed(
            when(
                RevealedGripBySubroutine(),
                Trash(Chosen(OfChosenType(Among(EventCards(), Cards(where="grip"))))),
                may=True,
            ),
            "encounter",
        ),
    ),
    sub(Reveal(All(Cards(where="grip")))),
    sub(Reveal(All(Cards(where="grip")))),
)
card(
    "Hyoubu Precog Manifold",
    PlayOnlyIf(NoLockdown()),
    play(StaysInPlay(lockdown=True)),
    play(ChooseServer()),
    whenever(RunSuccessful(chosen=True), PsiGame(different=EndRun())),
)
card(
    "Earth Station: SEA Headquarters",
    OneRemoteOnly(),
    AdditionalCostTo(A_RUN, 1, servers=SERVER_HQ),
    paid(Clicks(), FlipThis()),
)
card(
    "Earth Station: Ascending to Orbit",
    OneRemoteOnly(),
    AdditionalCostTo(A_RUN, 6, remote=True),
    when(RunSuccessful(SERVER_HQ), FlipThis()),
)

# Runner

card("Moshing", AdditionalPlayCost(TrashCards(Cards(where="grip"), 3)), play(Both(Draw(3), Gain(3))))
card(
    "Odore",
    breaks(2, "sentry", -1, up_to=True),
    breaks(0, "sentry", only_if=NumberIs(Counting(Cards(RESOURCE, "virtual")), least=3)),
    pumps(3, 3),
)
card(
    "Paladin Poemu",
    when(AnyOf(TurnBegins(), Stolen()), Place(CREDIT)),
    HostedCreditsFor(P_INSTALL, Cards((PROGRAM, HARDWARE, RESOURCE), without="connection")),
    when(
        ForEvent("turn-ends", YOU),
        If(NumberIs(CountersOn(CREDIT), least=3), Trash(Chosen(Cards(side=RUNNER)))),
    ),
)
card(
    "Prognostic Q-Loop",
    when(ForEvent("run-begins", first_each_turn=True), Look(TopOf(RUNNER, 2)), may=True),
    paid(
        1,
        Reveal(TopOf(RUNNER)),
        install(Among(TopOf(RUNNER), Cards((PROGRAM, HARDWARE), where="stack")), may=True),
        limit=1,
    ),
)
card("Mantle", Recurring(1), HostedCreditsFor(P_USE, Cards((HARDWARE, PROGRAM))))
card(
    "Euler",
    when(Installed(), Until(GrantsAbility(breaks(0, "code gate")), "turn")),
    breaks(2, "code gate", 2, up_to=True),
    pumps(1, 1),
)
card(
    "Penumbral Toolkit",
    CostsLess("install", 2, condition=HappenedThisTurn("run-successful", server=SERVER_HQ)),
    when(Installed(), Load(CREDIT, 4)),
    when(ThisEmptied(), Trash(This())),
    HostedCreditsFor(condition=DuringRun()),
)
card(
    "Aniccam",
    Memory(1),
    when(ForEvent("trashed", cards=Cards(EVENT), first_each_turn=True), Draw(1)),
    ConsoleLimit(),
)

# Corp

card("Bass CH1R180G4", paid((Clicks(), TrashThis()), GainClicks(2)))
card(
    "Drafter",
    sub(May(AddTo(Chosen(Cards(where="archives")), "hq"))),
    sub(install(Cards(where=("archives", "hq")), ignore_costs=True, may=True)),
)
card(
    "Scapenet",
    PlayOnlyIf(HappenedLastTurn("run-successful", RUNNER)),
    play(Trace(7, AddTo(Chosen(Cards(subtypes=("chip", "virtual"))), "removed"))),
)
card(
    "Tranquility Home Grid",
    RemoteOnly(),
    when(ForEvent("installed", YOU, Cards(in_server=True), first_each_turn=True), ChooseOne(Gain(2), Draw(1))),
    RegionLimit(),
)
card(
    "Flower Sermon",
    when(Scored(), Place(AGENDA_COUNTER, 5)),
    paid(
        HostedCounters(AGENDA_COUNTER),
        Reveal(TopOf(CORP)),
        Draw(2),
        AddTo(Chosen(Cards(where="hq")), "rnd"),
        limit=1,
    ),
)
card(
    "Prāna Condenser",
    whenever(Would(F_DAMAGE, NET, YOU), Prevent(F_DAMAGE, 1, NET), Both(Place(POWER), Gain(3)), may=True),
    paid((Clicks(2), TrashThis()), Damage(NET, CountersOn(POWER))),
)
card(
    "Konjin",
    when(
        EncounterWith(),
        PsiGame(different=May(ForceEncounterWith(Chosen(Cards(ICE, rezzed=True, other=True))))),
    ),
)
card("Bellona", AdditionalStealCost(5), when(Scored(), Gain(5)))
card(
    "SYNC Rerouting",
    PlayOnlyIf(NoLockdown()),
    play(StaysInPlay(lockdown=True)),
    whenever(ForEvent("run-begins"), ChooseOne(Pay(4, RUNNER), GiveTags(1), player=RUNNER)),
)
card(
    "Cyberdex Sandbox",
    when(ForEvent("purged", first_each_turn=True), Gain(4)),
    when(Scored(), Purge(), may=True),
)

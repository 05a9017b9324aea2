"""Uprising."""

from ...vocabulary import *

card(
    "Hoshiko Shiro: Untold Protagonist",
    when(ForEvent("turn-ends", YOU), If(HappenedThisTurn("access"), Both(Gain(2), FlipThis()))),
)
card(
    "Hoshiko Shiro: Mahou Shoujo",
    when(TurnBegins(), Both(Draw(1), Lose(1))),
    when(ForEvent("turn-ends", YOU), If(Not(HappenedThisTurn("access")), FlipThis())),
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
    breaks(2, "sentry", ALL_OF_IT, up_to=True),
    breaks(0, "sentry", only_if=NumberIs(Counting(Cards(RESOURCE, "virtual")), least=3)),
    pumps(3, 3),
)
card(
    "Paladin Poemu",
    when(AnyOf(TurnBegins(), Stolen()), Place(CREDIT)),
    HostedCreditsFor(P_INSTALL, Cards(without="connection")),
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

STEALTH = Cards(subtypes="stealth")
card(
    "Mu Safecracker",
    whenever(RunSuccessful(SERVER_HQ), Until(AccessMore(1, SERVER_HQ), "run"), may_pay=CreditsFrom(1, STEALTH)),
    whenever(RunSuccessful(SERVER_RND), Until(AccessMore(1, SERVER_RND), "run"), may_pay=CreditsFrom(2, STEALTH)),
)
card(
    "Afterimage",
    when(EncounterWith(Cards(subtypes="sentry")), Bypass(), may_pay=CreditsFrom(2, STEALTH), limit=1),
    breaks(1, "sentry", 2, up_to=True),
    pumps(CreditsFrom(1, STEALTH), 2),
)
card(
    "Cordyceps",
    when(Installed(), Place(VIRUS, 2)),
    when(
        RunSuccessful((SERVER_HQ, SERVER_RND, SERVER_ARCHIVES)),
        SwapCards(
            Chosen(AroundAttackedServer(ice=True), as_="there"),
            Chosen(OtherThan(Its("there"), among=Cards(ICE)), swaps_with="there"),
        ),
        may_pay=HostedCounters(VIRUS),
        limit=1,
    ),
)
card(
    "Penrose",
    when(Installed(), Until(GrantsAbility(breaks(1, "barrier")), "turn")),
    breaks(1, "code gate"),
    pumps(CreditsFrom(1, STEALTH), 3),
)
card(
    "Kakurenbo",
    AdditionalPlayCost(Clicks(2)),
    play(
        Trash(any_number_of(Cards(where="hq"))),
        TurnFacedown(All(Cards(where="archives"))),
        Both(
            install(Cards((AGENDA, ASSET, UPGRADE), where="archives"), place="remote", may=True),
            Place(ADVANCEMENT, 2, Its()),
        ),
    ),
    RemovedInstead(),
)
card(
    "F2P",
    runner_breaks(2, only_if=Not(RunnerTagged())),
    sub(AddTo(Chosen(Cards(side=RUNNER)), "grip")),
    sub(GiveTags(1)),
)
card(
    "Gold Farmer",
    when(PrintedSubroutineBroken(), Lose(1, RUNNER)),
    sub(Unless(EndRun(), 3, RUNNER)),
    sub(Unless(EndRun(), 3, RUNNER)),
)
card(
    "Ganked!",
    RevealFromRnD(),
    when(
        Accessed(),
        ForceEncounterWith(Chosen(Cards(ICE, rezzed=True, protecting=True))),
        may_pay=TrashThis(),
    ),
)
card(
    "Transport Monopoly",
    when(Scored(), Place(AGENDA_COUNTER, 2)),
    paid(HostedCounters(AGENDA_COUNTER), Until(Cannot(A_SUCCESS), "run"), limit=1),
)
card(
    "Argus Crackdown",
    PlayOnlyIf(NoLockdown()),
    play(StaysInPlay(lockdown=True)),
    whenever(
        ForEvent("run-successful", condition=NumberIs(Counting(AroundAttackedServer(ice=True)), least=1)),
        Damage(MEAT, 2),
    ),
)
card(
    "NEXT Activation Command",
    PlayOnlyIf(NoLockdown()),
    play(StaysInPlay(lockdown=True)),
    CannotBreakUsing(Cards(without="icebreaker"), any_ice=True),
    StrengthBonus(2, Cards(ICE)),
)

card(
    "Makler",
    breaks(2, "barrier", 2, up_to=True),
    pumps(2, 2),
    when(BreaksAllAlone(first_each_turn=True), Gain(1)),
)
card(
    "Devil Charm",
    whenever(EncounterWith(this=False), Until(StrengthBonus(-6, of=EventCard()), "run"), may_pay=RemoveThis()),
)
card(
    "Boomerang",
    when(Installed(), Remember(Chosen(Cards(ICE)))),
    paid(
        TrashThis(),
        BreakSubroutines(2, up_to=True),
        Delayed(
            when(
                ForEvent("run-ends"),
                If(
                    HappenedThatRun("run-successful"),
                    MayWith(Chosen(Cards(title="Boomerang", where="heap"), up_to=True), ShuffleInto(Its())),
                ),
            )
        ),
        only_if=Encountering(Remembered()),
    ),
)
card(
    "Winchester",
    GrantsAbility(sub(Trace(3, EndRun())), condition=ThisProtects(SERVER_HQ)),
    sub(Trace(4, Trash(Chosen(Cards(PROGRAM))))),
    sub(Trace(4, Trash(Chosen(Cards(HARDWARE))))),
)
card(
    "Akhet",
    CanBeAdvanced(),
    StrengthBonus(3, condition=NumberIs(CountersOn(ADVANCEMENT), least=3)),
    AtMostBroken(1, NumberIs(CountersOn(ADVANCEMENT), least=3)),
    sub(Gain(1), Place(ADVANCEMENT, 1, Chosen(Cards(side=CORP)))),
    sub(EndRun()),
)
card(
    "Gachapon",
    paid(
        TrashThis(),
        SetAside(TopOf(RUNNER, 6)),
        install(EitherOf(those_set_aside(PROGRAM), those_set_aside(RESOURCE, "virtual")), discount=2, may=True),
        Both(ShuffleInto(Chosen(those_set_aside(), 3)), AddTo(All(those_set_aside()), "removed")),
    ),
)
card(
    "Bravado",
    play(Run(protected_by=Cards(ICE))),
    when(ForEvent("run-ends", this=True), Gain(Plus(PassedThatRun(), 6))),
)
card(
    "Harmony AR Therapy",
    play(Search(Cards(), 5, up_to=True, zones="heap", different=True), ShuffleInto(Found())),
    RemovedInstead(),
)
card(
    "DreamNet",
    when(
        RunSuccessful(first_each_turn=True),
        Draw(1),
        If(Or(NumberIs(LinkValue(), least=2), IdentityIs("digital")), Gain(1)),
    ),
)
card(
    "Týr",
    runner_breaks(Clicks(), 1, ClicksNextTurn(1, CORP)),
    sub(Damage(BRAIN, 2)),
    sub(Trash(Chosen(Cards(side=RUNNER))), Gain(3)),
    sub(EndRun()),
)
FOLLOWING = (Draw(1), Gain(1), Place(ADVANCEMENT, 1, Chosen(Cards(ICE))), AddTo(This(), "hq"))
card(
    "Wall to Wall",
    when(
        TurnBegins(),
        If(
            NumberIs(Counting(Cards(ASSET, rezzed=True, other=True)), least=1),
            ChooseSome(1, *FOLLOWING),
            ChooseSome(3, *FOLLOWING, up_to=True),
        ),
    ),
)
COMPANION = Cards(subtypes="companion")
card(
    "Keiko",
    Memory(2),
    when(FirstOfAny(SpendsFrom(COMPANION), ForEvent("installed", YOU, COMPANION)), Gain(1)),
    ConsoleLimit(),
)
card(
    "The Back",
    when(UsesDuringRun(Cards(HARDWARE)), Place(POWER)),
    paid((Clicks(), RemoveThis()), ShuffleInto(Chosen(WithTrashAbility(), Times(2, CountersOn(POWER)), up_to=True))),
)
card(
    "Simulchip",
    AdditionalCostTo(
        A_USE,
        TrashCards(Cards(PROGRAM)),
        This(),
        condition=Not(HappenedThisTurn("trashed", cards=Cards(PROGRAM), installed=True)),
    ),
    paid(TrashThis(), install(Cards(PROGRAM, where="heap"), discount=3)),
)
card(
    "Buffer Drive",
    when(
        TrashedFrom("grip", "stack"),
        AddTo(Chosen(ThoseTrashed("grip", "stack")), "stack", top=False),
        may=True,
    ),
    paid(RemoveThis(), AddTo(Chosen(Cards(where="heap")), "stack")),
)
card(
    "Vaporframe Fabricator",
    paid(Clicks(), install(Cards(where="hq"), ignore_costs=True), limit=1),
    when(
        ForEvent("trashed", RUNNER, this=True),
        install(Cards(where="hq"), ignore_costs=True, may=True, place="not here"),
    ),
)
card("GameNET: Where Dreams are Real", whenever(MadeToPay(), Gain(1)))
card(
    "NAPD Cordon",
    PlayOnlyIf(NoLockdown()),
    play(StaysInPlay(lockdown=True)),
    AdditionalCostTo(A_STEAL, Credits(Plus(Times(2, CountersOn(ADVANCEMENT, AccessedCard())), 4))),
)
DISCOUNT = ForFirstUse(Counting(Unique(Cards(RESOURCE, "connection"))))
card(
    "Pauleʼs Café",
    paid(Clicks(), HostHere(Chosen(Cards((PROGRAM, HARDWARE), where="grip")))),
    paid(1, install(HostedHere(), discount=DISCOUNT)),
)

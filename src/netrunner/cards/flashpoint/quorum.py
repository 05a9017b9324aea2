"""Quorum."""

from ...vocabulary import *

card(
    "Net Quarantine",
    BaseLinkStrengthIs(0),
    whenever(RaisesLinkStrength(), Gain(ForEvery(2, EventAmount()))),
)
card(
    "Tracker",
    when(TurnBegins(), ChooseServer()),
    paid((Clicks(1), 2), Run(chosen=True, during=PreventFirstSubroutine())),
)
card(
    "Encore",
    PlayOnlyIf(RanSuccessfully(SERVER_RND, SERVER_HQ, SERVER_ARCHIVES)),
    play(TakeTurn()),
    RemovedInstead(),
)
card(
    "Tapwrm",
    InstallOnlyIf(HappenedThisTurn("run-successful", central=True)),
    when(TurnBegins(), Gain(ForEvery(5, CreditsOf(CORP)))),
    when(ForEvent("purged"), Trash(This())),
)
card(
    "Aaron Marrón",
    whenever(ScoredOrStolen(), Place(POWER, 2)),
    paid(HostedCounters(POWER), Both(RemoveTags(1), Draw(1))),
)
card(
    "Peace in Our Time",
    FirstClickOnly(),
    PlayOnlyIf(Not(HappenedLastTurn("scored", CORP))),
    play(Gain(10), Gain(5, CORP), Until(Cannot(A_RUN), "turn")),
)
card(
    "Sensor Net Activation",
    when(Scored(), Place(AGENDA_COUNTER)),
    paid(
        HostedCounters(AGENDA_COUNTER),
        Rez(Chosen(Rezzable(Cards(subtypes="bioroid"), ignore_costs=True)), ignore_costs=True),
        Delayed(when(ForEvent("turn-ends"), Derez(Its()))),
    ),
)
card("Violet Level Clearance", when(resolved(), EndActionPhase()), play(Both(Gain(8), Draw(4))))
card(
    "Chiyashi",
    whenever(
        ForEvent("broken", this=True, each=True, condition=NumberIs(Counting(Cards(subtypes="ai")), least=1)),
        Trash(TopOf(RUNNER, 2)),
    ),
    sub(Damage(NET, 2)),
    sub(Damage(NET, 2)),
    sub(EndRun()),
)
card(
    "Herald",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), ForceEncounterWith(This())),
    sub(Gain(2)),
    sub(MayPayAny(PlaceAdvancement(Chosen(Cards(advanceable=True)), X()), most=2)),
)
card("Veritas", sub(Gain(2)), sub(Lose(2, RUNNER)), sub(Trace(2, GiveTags(1))))
card(
    "Macrophage",
    sub(Trace(4, Purge())),
    sub(Trace(3, Trash(Chosen(Cards(subtypes="virus"))))),
    sub(Trace(2, AddTo(Chosen(Cards(subtypes="virus", where="heap")), "removed"))),
    sub(Trace(1, EndRun())),
)
TRASH_ONE = trashes(RUNNER, Cards(side=RUNNER))
card("Tribunal", sub(TRASH_ONE), sub(TRASH_ONE), sub(TRASH_ONE))
card(
    "Sūnya",
    whenever(EncounterEnds(all_broken=True), Place(POWER)),
    StrengthBonus(CountersOn(POWER)),
    breaks(2, "sentry"),
)
card(
    "Fawkes",
    breaks(1, "sentry"),
    pumps(CreditsFrom(X(), Cards(subtypes="stealth"), least=1), X(), "run"),
)
card(
    "Şifr",
    Memory(2),
    when(
        EncounterWith(this=False),
        Until(HandSize(-1), "your next turn"),
        Until(StrengthBonus(AllItsStrength(EventCard()), of=EventCard()), "encounter"),
        may=True,
        limit=1,
    ),
    ConsoleLimit(),
)
card(
    "Recon Drone",
    interrupt((Credits(is_x=True), TrashThis()), Prevent(F_DAMAGE, X(), from_accessed=True)),
)
card(
    "Psychokinesis",
    when(resolved(), EndActionPhase()),
    play(
        Look(TopOf(CORP, 5)),
        install(those_seen("rnd", (AGENDA, ASSET, UPGRADE)), place="remote", may=True),
    ),
)
TRANSACTION = Playable(Cards(OPERATION, "transaction", where="archives"), ignore_costs=True)
card(
    "Bryan Stinson",
    GrantsAbility(
        paid(Clicks(), PlayIt(Chosen(TRANSACTION), ignore_costs=True, removed=True)),
        condition=NumberIs(CreditsOf(RUNNER), most=5),
    ),
)
card(
    "NASX",
    when(TurnBegins(), Gain(1)),
    whenever(GainsByAbility(always=True, other=True), MayPayAny(Place(POWER, X()), most=2)),
    paid((Clicks(), TrashThis()), Gain(Times(2, CountersOn(POWER)))),
)

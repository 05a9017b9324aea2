"""Kampala Ascendent."""

from ...vocabulary import *

card(
    "Mti Mwekundu: Life Improved",
    when(
        ForEvent("approach-server"),
        InstallInnermost(Chosen(Cards(ICE, where="hq"))),
        Approach(Its()),
        may=True,
        limit=1,
    ),
)
card("Zer0", paid((Clicks(), SufferDamage(NET, 1)), Both(Gain(1), Draw(2)), limit=1))
LOST = Named("lost")
card(
    "Diversion of Funds",
    AdditionalPlayCost(Clicks()),
    play(Run(SERVER_HQ)),
    instead_of_accessing(Both(ChooseUpTo("lost", CreditsOf(CORP, 5)), Lose(LOST, CORP), May(Gain(LOST))), may=True),
)
card(
    "Engolo",
    when(EncounterWith(this=False), Until(GetsSubtype("code gate", EventCard()), "encounter"), may_pay=2, limit=1),
    breaks(1, "code gate"),
    pumps(2, 4),
)
card(
    "NEXT Diamond",
    CostsLess("rez", Counting(Cards(ICE, "next", rezzed=True, other=True))),
    sub(Damage(BRAIN, 1)),
    sub(Damage(BRAIN, 1)),
    sub(Trash(Chosen(Cards(side=RUNNER)))),
)
card(
    "Better Citizen Program",
    when(
        FirstOfAny(
            ForEvent("played", RUNNER, Cards(EVENT, "run")),
            ForEvent("installed", RUNNER, Cards(subtypes="icebreaker")),
        ),
        GiveTags(1),
        may=True,
    ),
)
card("High-Profile Target", PlayOnlyIf(RunnerTagged()), play(Damage(MEAT, Times(2, Tags()))))
card(
    "False Flag",
    CanBeAdvanced(),
    when(Accessed(), GiveTags(ForEvery(2, CountersOn(ADVANCEMENT)))),
    paid((Clicks(), HostedCounters(ADVANCEMENT, 7)), AddToScoreArea(This(), 3)),
)
ICE_HERE = Counting(Cards(ICE, protecting=True))
card(
    "Surveyor",
    StrengthBonus(Times(2, ICE_HERE)),
    sub(Trace(Times(2, ICE_HERE), GiveTags(2))),
    sub(Trace(Times(2, ICE_HERE), EndRun())),
)
card(
    "Reclaim",
    paid(
        (Clicks(), TrashThis(), TrashCards(Cards(where="grip"))),
        install(EitherOf(Cards((PROGRAM, HARDWARE), where="heap"), Cards(RESOURCE, "virtual", where="heap"))),
    ),
)
VIRUS_COUNTER = RemoveCounters(VIRUS, Cards(side=RUNNER))
card(
    "Musaazi",
    whenever(RunSuccessful(), Place(VIRUS), may=True),
    breaks(VIRUS_COUNTER, "sentry"),
    pumps(VIRUS_COUNTER, 1),
)

card(
    "Black Hat",
    play(
        Trace(
            4,
            failure=Until(AccessMore(2, SERVER_HQ, or_server=SERVER_RND), "turn"),
        )
    ),
)
card("Mlinzi", *[sub(Unless(Damage(NET, n), TrashTopCards(n + 1), RUNNER)) for n in (1, 2, 3)])
LOSS = Times(3, Tags())
card("Market Forces", PlayOnlyIf(RunnerTagged()), play(Both(Lose(LOSS, RUNNER), Gain(Named("lost")))))

card(
    "Hippo",
    when(BreaksOutermost(), Trash(EventCard()), may_pay=RemoveThis()),
)
card(
    "Amina",
    breaks(2, "code gate", 3, up_to=True),
    pumps(2, 3),
    when(EncounterEnds(all_broken=True, first_each_turn=True), Lose(1, CORP)),
)
card(
    "Riot Suppression",
    PlayOnlyIf(HappenedLastTurn("trashed", RUNNER, AnyCardOf(CORP))),
    play(Unless(ClicksNextTurn(-3, RUNNER), SufferDamage(BRAIN, 1), RUNNER)),
    RemovedInstead(),
)
card(
    "Kasi String",
    when(
        ForEvent("run-ends", successful=True, first_each_turn=True, remote=True),
        If(And(HappenedThatRun("access"), Not(HappenedThatRun("stolen"))), Place(POWER)),
        may=True,
    ),
    while_true(NumberIs(CountersOn(POWER), least=4), AddToScoreArea(This(), 1)),
)
card(
    "PAD Tap",
    when(GainsByAbility(CORP), Gain(1), may=True),
    paid((Clicks(), 3), Trash(This()), player=CORP, action=True),
)
card(
    "Flame-out",
    CanHost(Cards(PROGRAM), 1),
    when(Installed(), Place(CREDIT, 9)),
    HostedCreditsFor(P_USE, Cards(PROGRAM, hosted_on_this=True)),
    when(ForEvent("turn-ends"), If(SpentFromThis(), Trash(All(HostedHere())))),
)

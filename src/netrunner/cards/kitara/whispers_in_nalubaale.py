"""Whispers in Nalubaale."""

from ...vocabulary import *

card(
    "Warden Fatuma",
    GrantsAbility(sub(IfAble(LoseClicks(1, RUNNER))), of=All(Cards(ICE, "bioroid", rezzed=True)), first=True),
)
card(
    "Slipstream",
    whenever(
        ForEvent("pass-ice", cards=Cards(ICE, rezzed=True)),
        Approach(Chosen(InSamePosition(Cards(ICE, central=True)))),
        may_pay=TrashThis(),
    ),
)
card(
    "Freedom Khumalo: Crypto-Anarchist",
    while_accessing(
        Trash(AccessedCard()),
        paying=VirusCountersForAccessed(),
        only_if=Accessing(Cards((ASSET, ICE, OPERATION, UPGRADE))),
        limit=1,
    ),
)
card(
    "Gebrselassie",
    paid(Clicks(), HostThisOn(Chosen(Cards(subtypes="icebreaker", without="ai")))),
    StrengthLasts("turn", Host()),
)

card(
    "Laamb",
    when(EncounterWith(this=False), Until(GetsSubtype("barrier", EventCard()), "encounter"), may_pay=2, limit=1),
    breaks(2, "barrier", ALL_OF_IT, up_to=True),
    pumps(3, 6),
)
card("Logic Bomb", paid(TrashThis(), Bypass(), LoseClicks(ALL_OF_IT)))
card(
    "Kamali 1.0",
    bioroid(),
    sub(Unless(Damage(BRAIN, 1), TrashCards(Cards(RESOURCE)), RUNNER)),
    sub(Unless(Damage(BRAIN, 1), TrashCards(Cards(HARDWARE)), RUNNER)),
    sub(Unless(Damage(BRAIN, 1), TrashCards(Cards(PROGRAM)), RUNNER)),
)
card(
    "Viral Weaponization",
    when(ForEvent("turn-ends", condition=ThisScoredThisTurn()), Damage(NET, Counting(Cards(where="grip")))),
)
card("Envelope", sub(Damage(NET, 1)), sub(EndRun()))
card(
    "Standard Procedure",
    PlayOnlyIf(HappenedLastTurn("run-successful", RUNNER)),
    play(ChooseCardType(), RevealCounting(All(Cards(where="grip"))), Gain(Times(2, Named("matching")))),
)
card(
    "Masvingo",
    CanBeAdvanced(),
    when(ForEvent("rezzed", this=True), Place(ADVANCEMENT)),
    GrantsAbility(sub(EndRun()), n=CountersOn(ADVANCEMENT)),
)
card(
    "Intake",
    RevealFromRnD(),
    when(
        Accessed(not_in=ARCHIVES),
        Trace(4, AddTo(Chosen(EitherOf(Cards(PROGRAM), Cards(RESOURCE, "virtual"))), "grip")),
    ),
)

card(
    "Trypano",
    InstallOnlyOn(Cards(ICE)),
    while_true(NumberIs(CountersOn(VIRUS), least=5), Trash(Host())),
    when(TurnBegins(), Place(VIRUS), may=True),
)
card("Contaminate", play(Place(VIRUS, 3, Chosen(WithoutCounters(VIRUS, Cards(side=RUNNER))))))
card(
    "Compile",
    play(
        Run(
            during=when(
                EncounterWith(this=False, first_this_run=True),
                ChooseOne(
                    Search(Installable(Cards(PROGRAM), ignore_costs=True)),
                    Search(Installable(Cards(PROGRAM), ignore_costs=True), zones="heap"),
                ),
                Install(Found(), ignore_costs=True),
                Delayed(when(ForEvent("run-ends"), If(NotUninstalled(Found()), AddTo(Found(), "stack", top=False)))),
                may=True,
            )
        )
    ),
)
card(
    "Jackpot!",
    when(TurnBegins(), Place(CREDIT), may=True),
    whenever(
        AddedToScoreArea(),
        ChooseUpTo("credits taken", CountersOn(CREDIT)),
        Take(Named("credits taken")),
        Trash(This()),
        may=True,
    ),
)
card(
    "Embezzle",
    play(Run(SERVER_HQ)),
    instead_of_accessing(
        ChooseCardType(among=(ASSET, ICE, OPERATION, UPGRADE)),
        RevealAtRandom(2, CORP),
        Both(Trash(All(OfChosenType(those_revealed("hq")))), Gain(Times(4, Named("trashed")))),
    ),
)
card(
    "Remote Enforcement",
    when(
        Scored(),
        Search(Installable(Cards(ICE)), zones="rnd"),
        Both(Install(Found(), place="remote"), Rez(Found(), ignore_rez_cost=True)),
        may=True,
    ),
)
card(
    "Mwanza City Grid",
    InstallOnlyIn(SERVER_HQ, SERVER_RND),
    *persistent(AccessMoreHere(3), whenever(AccessOver(this_server=True), Gain(Times(2, CardsAccessed())))),
    RegionLimit(),
)
card(
    "Overseer Matrix",
    *persistent(whenever(ForEvent("trashed", RUNNER, InThisServer()), GiveTags(1), may_pay=1)),
)

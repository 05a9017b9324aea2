"""The Liberated Mind."""

from ...vocabulary import *

card(
    "Dedicated Neural Net",
    when(
        RunSuccessful(SERVER_HQ, first_each_turn=True),
        PsiGame(different=Until(CorpChoosesAccesses(), "run")),
    ),
)
card(
    "Information Sifting",
    play(Run(SERVER_HQ)),
    instead_of_accessing(
        SplitAndAccess(Until(Cannot(A_ACCESS, cards=Its("other")), "run")),
    ),
)
card(
    "Rebirth",
    play(SwitchIdentityWith(Chosen(OtherIdentity(same_faction=True)))),
    RemovedInstead(),
)
card(
    "Guru Davinder",
    PreventsDamage(NET, MEAT),
    whenever(Prevented(F_DAMAGE, this=True), Unless(Trash(This()), 4)),
)
card(
    "The Noble Path",
    play(Trash(All(Cards(where="grip"))), Run(during=PreventsDamage())),
)
card("Emptied Mind", when(TurnBegins(), If(NoCardsIn("grip"), GainClicks(1))))
card(
    "Liberated Chela",
    paid(
        (Clicks(5), Forfeit()),
        MayPay(Forfeit(), AddTo(This(), "removed"), otherwise=AddToScoreArea(This(), 2), player=CORP),
    ),
)
card(
    "Temple of the Liberated Mind",
    paid(Clicks(), Place(POWER)),
    paid(HostedCounters(POWER), GainClicks(1), only_if=TurnOf(), limit=1),
)
OTHER_BIOROID = Cards(ICE, "bioroid", rezzed=True, other=True)
card(
    "Ravana 1.0",
    bioroid(),
    sub(ResolveSubroutineOn(OTHER_BIOROID)),
    sub(ResolveSubroutineOn(OTHER_BIOROID)),
)
card(
    "Chetana",
    sub(Both(Gain(2), Gain(2, RUNNER))),
    sub(PsiGame(different=Damage(NET, Counting(Cards(where="grip"))))),
)
card("Puppet Master", whenever(RunSuccessful(), PlaceAdvancement(Chosen(Cards(advanceable=True))), may=True))
card(
    "Exchange of Information",
    PlayOnlyIf(RunnerTagged()),
    play(
        SwapCards(Chosen(Cards(AGENDA, where="corp-score")), Chosen(Cards(AGENDA, where="runner-score"), as_="other"))
    ),
)
card("Red Tape", sub(Until(StrengthBonus(3, Cards(ICE)), "run")))
card(
    "Consulting Visit",
    NoInfluenceIf(6, faction="weyland-consortium", without="alliance"),
    AdditionalPlayCost(Clicks()),
    play(Search(Playable(Cards(OPERATION)), zones="rnd"), PlayIt(Found())),
)
card("Vanilla", sub(EndRun()))
card("Out of the Ashes", play(Run()), when(TurnBegins(), AddTo(This(), "removed"), Run(), may=True, where=IN_HEAP))
card(
    "Brainstorm",
    when(EncounterWith(), Until(GrantsAbility(sub(Damage(BRAIN, 1)), n=Counting(Cards(where="grip"))), "run")),
)
card(
    "The Turning Wheel",
    whenever(
        ForEvent("run-ends", servers=(SERVER_HQ, SERVER_RND)),
        If(Not(HappenedThatRun("stolen")), Place(POWER)),
    ),
    paid(HostedCounters(POWER, 2), Until(AccessMore(1, SERVER_HQ, or_server=SERVER_RND), "run")),
)
card(
    "Waiver",
    sub(
        Trace(
            5,
            (
                Reveal(All(Cards(where="grip"))),
                Trash(All(InstallCost(those_revealed("grip"), most=TraceExcess(), or_play=True))),
            ),
        )
    ),
)

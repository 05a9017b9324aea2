"""Blood and Water."""

from ...vocabulary import *

card(
    "Mass-Driver",
    whenever(BreaksAllAlone(), Until(SkipSubroutines(3, NextEncountered()), "run")),
    breaks(2, "code gate"),
    pumps(1, 1),
)
card(
    "Mirāju",
    when(WouldPassBroken(), MoveRun(SERVER_ARCHIVES), Derez(This())),
    sub(May(Draw(1)), ShuffleInto(Chosen(Cards(where="hq")))),
)
card(
    "Alice Merchant: Clan Agitator",
    when(RunSuccessful(SERVER_ARCHIVES, first_each_turn=True), trashes(CORP, Cards(where="hq"))),
)
card(
    "Bug Out Bag",
    when(Installed(), Place(POWER, PaidX())),
    when(ForEvent("turn-ends", YOU), If(NoCardsIn("grip"), Both(Draw(CountersOn(POWER)), Trash(This())))),
)
card(
    "Warroid Tracker",
    whenever(
        ForEvent("trashed", RUNNER, AroundThisServer(), once_per_batch=True),
        Trace(4, trashes(RUNNER, Cards(side=RUNNER), 2)),
    ),
)
card("Obokata Protocol", AdditionalStealCost(SufferDamage(NET, 4)))
card(
    "Standoff",
    when(
        Scored(),
        MayWith(Chosen(Cards(side=RUNNER), up_to=True, player=RUNNER), Trash(Its(), by=RUNNER)),
        If(TrashedThisWay(), MayPay(TrashCards(Cards(side=CORP)), RepeatAbility()), Both(Draw(1), Gain(5))),
    ),
)
card(
    "Loki",
    when(
        EncounterWith(),
        With(
            Chosen(Cards(ICE, rezzed=True, other=True)),
            Both(Until(GainsSubtypesOf(Its()), "run"), Until(GainsSubroutinesOf(Its()), "run")),
        ),
    ),
    sub(ChooseOne(ShuffleInto(All(Cards(where="grip")), RUNNER, even_none=True), EndRun(), player=RUNNER)),
)

card("Keros Mcintyre", when(ForEvent("derezzed", YOU, Cards(ICE), first_each_turn=True), Gain(2)))
card(
    "Shipment from Tennin",
    PlayOnlyIf(HappenedLastTurn("run-successful", RUNNER, never=True)),
    play(Place(ADVANCEMENT, 2, Chosen(Cards(side=CORP)))),
)
card("Escalate Vitriol", paid(Clicks(), Gain(Tags()), limit=1))
card("Traffic Analyzer", whenever(ForEvent("rezzed", cards=Cards(ICE, protecting=True)), Trace(2, Gain(1))))
card(
    "Meteor Mining",
    when(Scored(), If(NumberIs(Tags(), least=2), May(ChooseOne(Gain(7), Damage(MEAT, 7))), May(Gain(7)))),
)
card(
    "Whampoa Reclamation",
    paid(TrashCards(Cards(where="hq")), AddTo(Chosen(Cards(where="archives")), "rnd", top=False), limit=1),
)

card("Mass Commercialization", play(Gain(Times(2, Counting(WithCounters(ADVANCEMENT, Cards()))))))
card(
    "Māui",
    Memory(2),
    Recurring(Counting(IceProtecting(SERVER_HQ))),
    HostedCreditsFor(condition=AttackedServerIs(SERVER_HQ)),
    ConsoleLimit(),
)
card("Daredevil", Memory(2), when(RunsProtected(2), Draw(2)), ConsoleLimit())
card(
    "Jarogniew Mercs",
    when(Installed(), GiveTags(1), Load(POWER, Plus(Tags(), 3))),
    when(ThisEmptied(), Trash(This())),
    Cannot(A_TRASH, CORP, This(), condition=NumberIs(Counting(Cards(RESOURCE, other=True)), least=1)),
    interrupt(HostedCounters(POWER), Prevent(F_DAMAGE, 1, MEAT)),
)
card(
    "Success",
    AdditionalPlayCost(Forfeit(), Clicks(2)),
    play(Advance(Chosen(Cards(advanceable=True)), RequirementOfForfeited())),
)
ADDED = HowMany("added")
card(
    "Reeducation",
    when(
        Scored(),
        Both(AddTo(any_number_of(Cards(where="hq")), "rnd", top=False), Draw(ADDED)),
        IfAble(AddAtRandom(ADDED)),
    ),
)

"""The Source."""

from ...vocabulary import *

card("Troll", when(EncounterWith(), Trace(2, ChooseOne(LoseClicks(1, RUNNER), EndRun(), player=RUNNER))))
card("Errand Boy", sub(ChooseOne(Gain(1), Draw(1))), sub(ChooseOne(Gain(1), Draw(1))), sub(ChooseOne(Gain(1), Draw(1))))
card("Markus 1.0", bioroid(), sub(trashes(RUNNER, Cards(side=RUNNER))), sub(EndRun()))
card("Turtlebacks", whenever(ForEvent("server-created"), Gain(1)))
card(
    "Virgo",
    sub(Trace(2, GiveTags(1), either=If(NumberIs(TraceStrength(), least=5), GiveTags(1)))),
)
card("Excalibur", sub(Until(Cannot(A_RUN), "turn")))
card("Ixodidae", whenever(ForEvent("credits-lost", CORP), Gain(1)), when(ForEvent("purged"), Trash(This())))
card("Collective Consciousness", whenever(ForEvent("rezzed", cards=Cards(ICE)), Draw(1)))
card("Au Revoir", whenever(ForEvent("jacked-out"), Gain(1)))
card(
    "Earthrise Hotel",
    when(Installed(), Load(POWER, 3)),
    when(ThisEmptied(), Trash(This())),
    when(TurnBegins(), Both(Draw(2), Remove(POWER))),
)
card(
    "Helium-3 Deposit",
    when(Scored(), Both(ChooseUpTo("placed", 2), Place(POWER, Named("placed"), Chosen(WithCounters(POWER, Cards()))))),
)
card(
    "Industrial Genomics: Growing Solutions",
    TrashCostsMore(Counting(Cards(where="archives", faceup=False)), AnyCardOf(CORP)),
)
card(
    "Shoot the Moon",
    AdditionalPlayCost(Clicks()),
    play(Rez(Chosen(Rezzable(Cards(ICE), True), Tags()), ignore_costs=True)),
)
card("Utopia Fragment", AdditionalCostTo(A_STEAL, Credits(Times(2, CountersOn(ADVANCEMENT, AccessedCard())))))
card(
    "Self-destruct",
    RemoteOnly(),
    paid(
        TrashThis(),
        Both(
            Trash(These(All(Cards(in_server=True)), All(Cards(ICE, protecting=True)))),
            Trace(Named("trashed"), Damage(NET, 3)),
        ),
        only_if=RunOnThisServer(),
    ),
)
card(
    "Code Siphon",
    play(Run(SERVER_RND)),
    instead_of_accessing(
        Search(Installable(Cards(PROGRAM), Times(3, Counting(AroundAttackedServer(ice=True))))),
        Both(Install(Found(), Times(3, Counting(AroundAttackedServer(ice=True)))), GiveTags(1)),
        may=True,
    ),
)
card("Sage", StrengthBonus(UnusedMemory()), breaks(2, ("code gate", "barrier")))
card(
    "Incubator",
    when(TurnBegins(), Place(VIRUS)),
    paid(
        (Clicks(), TrashThis()),
        MoveCountersFromThis(VIRUS, Chosen(Cards(PROGRAM, "virus", other=True)), everything=True),
    ),
)
card(
    "IT Department",
    paid(Clicks(), Place(POWER)),
    paid(
        HostedCounters(POWER),
        Until(StrengthBonus(CountersHere(POWER, plus=1), of=Chosen(Cards(ICE, rezzed=True))), "turn"),
    ),
)
card(
    "Bribery",
    play(Run(during=AdditionalCostTo(A_REZ, Credits(X()), FirstUnrezzedApproached()))),
)

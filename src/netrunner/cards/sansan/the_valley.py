"""The Valley."""

from ...vocabulary import *

card("Gene Conditioning Shoppe", TriggersAlsoSecondTime(Cards(subtypes="genetics")))
card(
    "Jinteki Biotech: Life Imagined",
    BeforeFirstTurn(
        ChooseOne(
            SwitchForCopy("Jinteki Biotech: The Brewery"),
            SwitchForCopy("Jinteki Biotech: The Tank"),
            SwitchForCopy("Jinteki Biotech: The Greenhouse"),
        )
    ),
    paid(Clicks(3), FlipThis()),
)
card("Jinteki Biotech: The Brewery", when(Flipped(), Damage(NET, 2)))
card("Jinteki Biotech: The Tank", when(Flipped(), ShuffleInto(All(Cards(where="archives")))))
card("Jinteki Biotech: The Greenhouse", when(Flipped(), PlaceAdvancement(Chosen(Cards(advanceable=True)), 4)))
card("Cortex Lock", sub(Damage(NET, UnusedMemory())))
card("Predictive Algorithm", play(StaysInPlay()), AdditionalCostTo(A_STEAL, 2))
card(
    "Tech Startup",
    when(
        TurnBegins(),
        Search(Installable(Cards(ASSET)), zones="rnd"),
        Reveal(Found()),
        Install(Found()),
        may_pay=TrashThis(),
    ),
)
card(
    "Paige Piper",
    when(
        ForEvent("installed", YOU, first_each_turn=True),
        Search(CopyOf(EventCard(), Cards(where="stack")), ALL_OF_IT),
        AddTo(Found(), "heap"),
        may=True,
    ),
)
card("Synthetic Blood", when(ForEvent("damage", first_each_turn=True), Draw(1)))
card("Symmetrical Visage", when(FirstOfAny(SpendsClickTo("draw")), Gain(1)))
card("Brain-Taping Warehouse", CostsLess("rez", ClicksLeft(RUNNER), Cards(ICE, "bioroid")))
NEXT_ICE = Counting(Cards(ICE, "next", rezzed=True))
card("NEXT Gold", sub(Damage(NET, NEXT_ICE)), sub(Trash(Chosen(Cards(PROGRAM), NEXT_ICE))))
card(
    "Genetic Resequencing",
    when(Scored(), Place(AGENDA_COUNTER, what=Chosen(Cards(AGENDA, where="corp-score"))), may=True),
)
card(
    "Valley Grid",
    whenever(
        ForEvent("fully-broken", cards=Cards(ICE, protecting=True)), Until(HandSize(-1, RUNNER), "your next turn")
    ),
    RegionLimit(),
)
card("Bandwidth", sub(GiveTags(1), Delayed(when(RunSuccessful(), RemoveTags(1, RUNNER)), "once+run")))
card("Capital Investors", paid(Clicks(), Gain(2)))
card("Negotiator", runner_breaks(2), sub(Gain(2)), sub(Trash(Chosen(Cards(PROGRAM)))))
card(
    "Spike",
    MemoryCostIs(0, NumberIs(LinkValue(), least=2)),
    StrengthBonus(Counting(Cards(subtypes="icebreaker"))),
    breaks(TrashThis(), "barrier", 3, up_to=True),
)
card("Adjusted Chronotype", when(ForEvent("clicks-lost", YOU, first_each_turn=True), GainClicks(1)))
card("Clot", Cannot(A_SCORE, cards=InstalledThisTurn(Cards(AGENDA))), when(ForEvent("purged"), Trash(This())))
card("Enhanced Vision", when(RunSuccessful(first_each_turn=True), RevealAtRandom(1, CORP)))
card("Traffic Jam", play(StaysInPlay()), RequirementPerCopy(1))

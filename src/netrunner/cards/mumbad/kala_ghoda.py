"""Kala Ghoda."""

from ...vocabulary import *

card(
    "Interrupt 0",
    sub(Until(AdditionalCostTo(A_BREAK, 1, cards=Cards(subtypes="icebreaker")), "run")),
    sub(Until(AdditionalCostTo(A_BREAK, 1, cards=Cards(subtypes="icebreaker")), "run")),
)
card("Jesminder Sareen: Girl Behind the Curtain", when(Would(F_TAGS, first="run"), Prevent(F_TAGS, 1)))
card("Artist Colony", paid(Forfeit(), Search(Installable(Cards())), Install(Found())))
card(
    "Museum of History",
    NoInfluenceIf(50),
    when(TurnBegins(), ShuffleInto(Chosen(Cards(where="archives"))), may=True),
)
card("Street Magic", RunnerOrdersSubroutines())
card(
    "Maya",
    Memory(2),
    when(
        AccessesCard(only_in=RND, after=True),
        AddTo(EventCard(), "rnd", top=False),
        GiveTags(1),
        may=True,
        limit=1,
    ),
    ConsoleLimit(),
)
card(
    "Panchatantra",
    when(
        EncounterWith(this=False),
        ChooseASubtype(without=("sentry", "code gate", "barrier")),
        Until(GetsChosenSubtype(EventCard()), "run"),
        may=True,
        limit=1,
    ),
)
card(
    "Chatterjee University",
    paid(Clicks(), Place(POWER)),
    paid(Clicks(), install(Cards(PROGRAM, where="grip"), discount=CountersOn(POWER)), Remove(POWER)),
)
card(
    "Advanced Concept Hopper",
    when(ForEvent("run-begins", first_each_turn=True), ChooseOne(Draw(1), Gain(1)), may=True),
)
card(
    "Vikram 1.0",
    bioroid(),
    sub(Until(Cannot(A_USE, RUNNER, Cards(PROGRAM)), "run")),
    sub(Trace(4, Damage(BRAIN, 1))),
    sub(Trace(4, Damage(BRAIN, 1))),
)
card(
    "Heritage Committee",
    NoInfluenceIf(6, faction="jinteki", without="alliance"),
    play(Draw(3), AddTo(Chosen(Cards(where="hq")), "rnd")),
)
ICE_HERE = Cards(ICE, protecting=True)
card(
    "Mumbad City Grid",
    whenever(
        ForEvent("pass-ice", cards=ICE_HERE),
        SwapCards(EventCard(), Chosen(OtherThan(EventCard(), among=ICE_HERE))),
        may=True,
    ),
    RegionLimit(),
)
card(
    "Kala Ghoda Real TV",
    when(TurnBegins(), Look(TopOf(RUNNER)), may=True),
    paid(TrashThis(), Trash(TopOf(RUNNER), by=RUNNER)),
)
card(
    "Dedication Ceremony",
    play(
        Place(ADVANCEMENT, 3, Chosen(Faceup(Cards(side=CORP)))), Until(Cannot(A_SCORE, cards=Its()), "your next turn")
    ),
)
card("Mumba Temple", NoInfluenceIf(types=ICE, most=15), Recurring(2), HostedCreditsFor(P_REZ))
card(
    "High-Stakes Job",
    play(Run(protected_by=Cards(ICE, rezzed=False))),
    when(ForEvent("run-ends", this=True, successful=True), Gain(12)),
)
card("Mongoose", BreaksOneIceEachRun(), breaks(1, "sentry", 2, up_to=True), pumps(2, 2))
card(
    "Ramujan-reliant 550 BMI",
    interrupt(
        TrashThis(),
        Prevent(F_DAMAGE, Plus(Counting(Cards(title="Ramujan-reliant 550 BMI")), 1), (NET, BRAIN), up_to=True),
        Trash(TopOf(RUNNER, Named("prevented"))),
    ),
)
card(
    "Run Amok",
    play(Run()),
    when(ForEvent("run-ends", this=True), Trash(Chosen(HappenedTo("rezzed", Cards(ICE), during="run")))),
)

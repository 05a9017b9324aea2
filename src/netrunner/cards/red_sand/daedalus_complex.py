"""Daedalus Complex."""

from ...vocabulary import *

card("Bio-Modeled Network", interrupt(TrashThis(), PreventAllBut(F_DAMAGE, 1, NET)))
card("SYNC BRE", sub(Trace(4, GiveTags(1))), sub(Trace(2, Until(AccessMore(-1), "run"))))

card(
    "Pushing the Envelope",
    play(Run()),
    when(
        ForEvent("run-begins", this=True),
        If(
            NumberIs(Counting(Cards(where="grip")), most=2),
            Until(StrengthBonus(2, of=All(Cards(subtypes="icebreaker"))), "run"),
        ),
    ),
)
card(
    "The Archivist",
    Link(1),
    whenever(
        ForEvent("scored", cards=Cards(AGENDA, ("initiative", "security"))), Trace(1, failure=TakeBadPublicity(1))
    ),
)
card(
    "Exploit",
    PlayOnlyIf(RanSuccessfully(SERVER_RND, SERVER_HQ, SERVER_ARCHIVES)),
    play(Derez(Chosen(Cards(ICE, rezzed=True), 3, up_to=True))),
)
card("Spot the Prey", play(Both(Expose(Chosen(Cards(not_types=ICE, rezzed=False))), Run())))
card(
    "NEXT Wave 2",
    when(
        ForEvent("scored", this=True, condition=NumberIs(Counting(Cards(ICE, "next", rezzed=True)), least=1)),
        Damage(BRAIN, 1),
        may=True,
    ),
)
card("Synth DNA Modification", when(ForEvent("broken", cards=Cards(ICE, "ap"), first_each_turn=True), Damage(NET, 1)))
card("Kakugo", when(ForEvent("pass-ice", this=True), Damage(NET, 1)), sub(EndRun()))
card(
    "Oberth Protocol",
    AdditionalRezCost(Forfeit()),
    when(ForEvent("advanced", cards=AroundThisServer(), first_each_turn=True), Place(ADVANCEMENT, 1, EventCard())),
)
card("Signal Jamming", paid(TrashThis(), Until(Cannot(A_INSTALL), "run"), only_if=RunOnThisServer()))

card(
    "Defense Construct",
    CanBeAdvanced(),
    paid(
        TrashThis(),
        AddTo(Chosen(Cards(where="archives", faceup=False), CountersOn(ADVANCEMENT)), "hq"),
        only_if=AttackedServerIs(SERVER_ARCHIVES),
    ),
)
card(
    "Net Analytics",
    whenever(AnyOf(Prevented(F_TAGS, player=RUNNER), ForEvent("tags-removed", RUNNER)), Draw(1), may=True),
)

card(
    "Maw",
    Memory(2),
    when(AccessedAndLeft(not_in=ARCHIVES, first_each_turn=True, stolen=True), TrashAtRandom(1, CORP)),
    ConsoleLimit(),
)
card(
    "Mad Dash",
    play(Run()),
    when(
        ForEvent("run-ends", this=True),
        If(HappenedThatRun("stolen"), AddToScoreArea(This(), 1), Damage(MEAT, 1)),
    ),
)
card(
    "Zed 2.0",
    bioroid(2),
    sub(Trash(Chosen(Cards(HARDWARE)))),
    sub(Trash(Chosen(Cards(HARDWARE)))),
    sub(If(ClicksBrokeThisRun(), Damage(BRAIN, 2))),
)
card("Khondi Plaza", Recurring(RemoteServers()), HostedCreditsFor(P_REZ, Cards(ICE, protecting=True)))
card("Network Exchange", CostsLess("install", -1, NotInnermost()))
card(
    "Jemison Astronautics: Sacrifice. Audacity. Success.",
    whenever(ForEvent("forfeited", YOU), Place(ADVANCEMENT, Plus(PointsOfForfeited(), 1), Chosen(Cards(side=CORP)))),
)
CHEAPER = Times(2, PointsOfForfeited(printed=True))
card(
    "Quarantine System",
    paid(Forfeit(), *[Rez(Chosen(Rezzable(Cards(ICE), discount=CHEAPER), up_to=True), discount=CHEAPER)] * 3),
)

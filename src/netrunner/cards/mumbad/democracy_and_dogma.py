"""Democracy and Dogma."""

from ...vocabulary import *

card(
    "Clone Suffrage Movement",
    when(TurnBegins(), If(NoIceHere(), AddTo(Chosen(Cards(OPERATION, where="archives")), "hq")), may=True),
)
card(
    "Political Dealings",
    when(
        WouldDraw(each=True),
        Look(WouldBeDrawn()),
        InsteadOfAdding(
            Chosen(Installable(Among(WouldBeDrawn(), Cards(AGENDA, where="rnd"))), up_to=True),
            Reveal(Its()),
            Install(Its()),
        ),
    ),
)
card("Nero Severn: Information Broker", when(EncounterWith(Cards(subtypes="sentry")), JackOut(), may=True, limit=1))
card(
    "Spy Camera",
    paid(Clicks(), Look(TopOf(RUNNER, Counting(Cards(title="Spy Camera")))), ArrangeTop()),
    paid(TrashThis(), Look(TopOf(CORP))),
)
card('"Freedom Through Equality"', play(StaysInPlay()), when(Stolen(), AddToScoreArea(This(), 1)))
card("Akshara Sareen", AllottedClicks(1, CORP), AllottedClicks(1))
card(
    "Voting Machine Initiative",
    when(Scored(), Place(AGENDA_COUNTER, 3)),
    when(TurnBegins(RUNNER), IfAble(LoseClicks(1, RUNNER)), may_pay=HostedCounters(AGENDA_COUNTER)),
)
card("Bio-Ethics Association", when(TurnBegins(), If(NoIceHere(), Damage(NET, 1))))
card('"Clones are not People"', play(StaysInPlay()), when(Scored(this=False), AddToScoreArea(This(), 1)))
card(
    "Sensie Actors Union",
    when(
        TurnBegins(),
        If(NoIceHere(), (Draw(3), AddTo(Chosen(Cards(where="hq")), "rnd", top=False))),
        may=True,
    ),
)
card("Commercial Bankers Group", when(TurnBegins(), If(NoIceHere(), Gain(3))))
card("Bailiff", whenever(ForEvent("broken", this=True, each=True), Gain(1)), sub(EndRun()))
card(
    "Surat City Grid",
    whenever(
        ForEvent("rezzed", cards=EitherOf(Cards(in_server=True, other=True), Cards(ICE, protecting=True))),
        Rez(Chosen(Rezzable(Cards(side=CORP), discount=2)), discount=2),
        may=True,
    ),
    RegionLimit(),
)
card(
    "Sadyojata",
    breaks(1, ice=WithSubtypes(Cards(ICE), 3)),
    pumps(1, 1),
    paid(2, SwapCards(This(), Chosen(Cards(PROGRAM, "deva", where="grip")))),
)
card(
    "Councilman",
    whenever(
        ForEvent("rezzed", cards=Cards((ASSET, UPGRADE))),
        Derez(EventCard()),
        Until(Cannot(A_REZ, cards=EventCard()), "turn"),
        may_pay=(Credits(RezCostOf(EventCard())), TrashThis()),
    ),
)
card(
    "Mumbad City Hall",
    paid(
        Clicks(),
        Search(PlayableOrInstallable(Cards(subtypes="alliance")), zones="rnd"),
        Reveal(Found()),
        If(Fits(Found(), Cards(OPERATION)), PlayIt(Found()), Install(Found())),
    ),
)
card(
    "Political Operative",
    InstallOnlyIf(HappenedThisTurn("run-successful", server=SERVER_HQ)),
    paid((Credits(is_x=True), TrashThis()), Trash(Chosen(TrashCost(Cards(rezzed=True), X())))),
)
card(
    "Political Graffiti",
    play(Run(SERVER_ARCHIVES)),
    instead_of_accessing(
        BecomesCounter(
            Chosen(Cards(AGENDA, where="corp-score")),
            WorthMore(-1, of=Host()),
            when(ForEvent("purged"), Trash(This())),
        )
    ),
)
card(
    "Reflection",
    Memory(1),
    Link(1),
    whenever(ForEvent("jacked-out"), RevealAtRandom(player=CORP)),
    ConsoleLimit(),
)

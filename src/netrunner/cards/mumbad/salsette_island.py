"""Salsette Island."""

from ...vocabulary import *

RAMAN_PICK = Chosen(SameType(WouldBeDrawn(), Cards(where="archives")), up_to=True)

card("Salsette Slums", while_accessing(AddTo(AccessedCard(), "removed"), paying=TrashCostOfAccessed(), limit=1))
card(
    "Personality Profiles",
    whenever(AnyOf(Searches("stack", RUNNER), InstalledFrom("heap", player=RUNNER)), TrashAtRandom(player=RUNNER)),
)
card(
    "Jeeves Model Bioroids",
    NoInfluenceIf(6, faction="haas-bioroid", without="alliance"),
    when(ClicksOnSameAction(3), GainClicks(1)),
)
card(
    "Raman Rai",
    NoInfluenceIf(6, faction="jinteki", without="alliance"),
    when(
        WouldDraw(each=True),
        Look(WouldBeDrawn()),
        OncePerTurn(
            MayWith(
                RAMAN_PICK, LoseClicks(1), Reveal(These(WouldBeDrawn(), RAMAN_PICK)), SwapThem(WouldBeDrawn(), Its())
            ),
            clicks=1,
        ),
    ),
)
card(
    "Mumbad Virtual Tour",
    NoInfluenceIf(7, ASSET),
    when(Accessed(only_in=PLAY_AREA), MustTrashAccessed()),
)
card(
    "Making an Entrance",
    FirstClickOnly(),
    play(Look(TopOf(RUNNER, 6)), Trash(any_number_of(those_seen("stack"))), ArrangeTop()),
)
card("Exclusive Party", play(Draw(1), Gain(Counting(Cards(title="Exclusive Party", where="heap")))))
card(
    "Brahman",
    breaks(1, n=2, up_to=True),
    pumps(2, 1),
    whenever(EncounterEnds(used=True), AddTo(Chosen(Cards(PROGRAM, without="virus")), "stack")),
)
card(
    "Patron",
    when(TurnBegins(), ChooseServer(may=True)),
    when(RunSuccessful(chosen=True, first_each_turn=True), instead(Draw(2))),
)
card("Sports Hopper", Link(1), paid(TrashThis(), Draw(3)))
card(
    "Bazaar",
    whenever(InstalledFrom("grip", Cards(HARDWARE)), install(CopyOf(EventCard(), Cards(where="grip"))), may=True),
)
card(
    "Upayoga",
    sub(PsiGame(different=Lose(2, RUNNER))),
    sub(ResolveSubroutineOn(Cards(ICE, "psi", rezzed=True))),
)
card("Aryabhata Tech", whenever(ForEvent("trace-successful"), Both(Gain(1), Lose(1, RUNNER))))
card(
    "Executive Search Firm",
    NoInfluenceIf(6, faction="weyland-consortium", without="alliance"),
    paid(
        Clicks(),
        Search(Cards(subtypes=("executive", "sysop", "character")), zones="rnd"),
        Reveal(Found()),
        AddTo(Found(), "hq"),
    ),
)
card("Cobra", sub(Trash(Chosen(Cards(PROGRAM)))), sub(Damage(NET, 2)))
OUT_OF_FACTION = OfFaction(AnyCardOf(CORP), other=True)  # neutral cards as well (1.4.5)
card(
    "Indian Union Stock Exchange",
    whenever(AnyOf(ForEvent("rezzed", cards=OUT_OF_FACTION), ForEvent("played", YOU, OUT_OF_FACTION)), Gain(1)),
)
card(
    "Vamadeva",
    breaks(1, ice=WithSubroutines(Cards(ICE), 1)),
    pumps(1, 1),
    paid(2, SwapCards(This(), Chosen(Cards(PROGRAM, "deva", where="grip")))),
)
card(
    "Localized Product Line",
    play(
        Search(Cards(), ALL_OF_IT, zones="rnd", alike=True),
        Reveal(Found()),
        AddTo(Found(), "hq"),
    ),
)
card(
    "Salem's Hospitality",
    NoInfluenceIf(6, faction="nbn", without="alliance"),
    play(
        NameCard(),
        Reveal(All(Cards(where="grip"))),
        Trash(All(CopiesOfNamed(Cards(where="grip"))), by=RUNNER),
    ),
)

"""Fear the Masses."""

from ...vocabulary import *

card("Harishchandra Ent.: Where You're the Star", PlaysRevealed(RUNNER, RunnerTagged()))
card(
    "Magnet",
    when(ForEvent("rezzed", this=True), HostOnThis(Chosen(HostedOnIce()))),
    BlankText(Cards(PROGRAM, hosted_on_this=True)),
    sub(EndRun()),
)
card("Navi Mumbai City Grid", NoPaidAbilitiesHere(Cards(without="icebreaker")), RegionLimit())
card(
    "The Black File",
    Cannot(A_WIN, CORP),
    when(TurnBegins(), Place(POWER)),
    while_true(NumberIs(CountersOn(POWER), least=3), AddTo(This(), "removed")),
)
card(
    "Rigged Results",
    play(
        SecretlySpend(
            2, RunServerOf(Chosen(Cards(ICE)), during=when(EncounterWith(cards=Its(), first_this_run=True), Bypass()))
        )
    ),
)
card("Lateral Growth", play(Gain(4), install_from_hq()))
card("Subcontract", PlayOnlyIf(RunnerTagged()), play(play_from_hq(), play_from_hq()))
card("Bhagat", when(RunSuccessful(SERVER_HQ, first_each_turn=True), Trash(TopOf(CORP), by=CORP)))
card("Improved Protein Source", when(ScoredOrStolen(this=True), Gain(4, RUNNER)))
card(
    "Voter Intimidation",
    PlayOnlyIf(NumberIs(Counting(Cards(AGENDA, where="runner-score")), least=1)),
    play(PsiGame(different=Trash(Chosen(Cards(RESOURCE))))),
)
card(
    "Ibrahim Salem",
    NoInfluenceIf(6, faction="nbn", without="alliance"),
    AdditionalRezCost(Forfeit()),
    when(
        TurnBegins(),
        ChooseCardType(),
        Look(All(Cards(where="grip"))),
        Trash(Chosen(OfChosenType(those_seen("grip")))),
    ),
)
card(
    "Election Day",
    PlayOnlyIf(NumberIs(Counting(Cards(where="hq", other=True)), least=1)),
    play(Trash(All(Cards(where="hq"))), Draw(5)),
)
card(
    "Aghora",
    breaks(1, ice=RezCost(Cards(ICE), least=5)),
    pumps(1, 1),
    paid(2, SwapCards(This(), Chosen(Cards(PROGRAM, "deva", where="grip")))),
)
card(
    "Fear the Masses",
    play(Run(SERVER_HQ)),
    instead_of_accessing(
        Trash(TopOf(CORP), by=CORP),
        Reveal(any_number_of(Cards(title="Fear the Masses", where="grip"))),
        Trash(TopOf(CORP, HowMany("revealed")), by=CORP),
    ),
)
card(
    "Ankusa",
    whenever(BreaksAllAlone(ice=Cards(ICE, "barrier")), AddTo(EventCard(), "hq")),
    breaks(2, "barrier"),
    pumps(1, 1),
)
card("Zealous Judge", RezOnlyIf(RunnerTagged()), paid((Clicks(), 1), GiveTags(1)))
card(
    "The Price of Freedom",
    AdditionalPlayCost(TrashCards(Cards(subtypes="connection"))),
    play(Until(Cannot(A_ADVANCE, condition=TurnOf(CORP)), "corp's next turn")),
    RemovedInstead(),
)
card("Merger", WorthMore(1, where=IN_RUNNERS_SCORE))
card(
    "Full Immersion RecStudio",
    CanHost(Cards((ASSET, AGENDA)), limit=2),
    TrashCostsMore(Times(3, Counting(Cards(hosted_on_this=True)))),
)

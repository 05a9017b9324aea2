"""Business First."""

from ...vocabulary import *

card(
    "Disposable HQ",
    RevealFromRnD(),
    when(Accessed(), AddTo(any_number_of(Cards(where="hq")), "rnd", top=False), may=True),
)
card("Corporate Scandal", play(StaysInPlay()), ConsideredBadPublicity())
card("Tech Trader", whenever(UsedTrashAbility(), Gain(1)))
card(
    "Advanced Assembly Lines",
    when(ForEvent("rezzed", this=True), Gain(3)),
    paid(TrashThis(), install(Cards(where="hq", not_types=AGENDA)), only_if=Not(DuringRun())),
)
card("Pālanā Foods: Sustainable Growth", when(ForEvent("drew", RUNNER, first_each_turn=True), Gain(1)))
card("Pālanā Agroplex", when(TurnBegins(), Both(Draw(1), Draw(1, RUNNER))))
card("Remote Data Farm", HandSize(2))
card(
    "Corporate Sales Team",
    when(Scored(), Place(CREDIT, 10)),
    when(AnyOf(TurnBegins(), TurnBegins(RUNNER)), Take(1)),
)
card(
    "PAD Factory",
    NoInfluenceIf(3, title="PAD Campaign"),
    paid(
        Clicks(), Place(ADVANCEMENT, 1, Chosen(Cards(side=CORP))), Until(Cannot(A_SCORE, cards=Its()), "your next turn")
    ),
)
card(
    "New Construction",
    InstallFaceup(),
    whenever(
        ForEvent("advanced", this=True),
        Both(
            install(Cards(where="hq", not_types=ICE), place="new remote", may=True),
            If(NumberIs(CountersOn(ADVANCEMENT), least=5), Rez(Its(), ignore_costs=True)),
        ),
    ),
)
card(
    "Mumbad Construction Co.",
    when(TurnBegins(), Place(ADVANCEMENT)),
    paid(2, MoveCountersFromThis(ADVANCEMENT, Chosen(Faceup(Cards(side=CORP, other=True))), 1)),
)
card("EMP Device", paid(TrashThis(), Until(RezAtMost(1, Cards(ICE)), "run"), only_if=DuringRun()))
card(
    "Diwan",
    when(Installed(), ChooseServer()),
    AdditionalCostTo(A_INSTALL, 1, cards=AnyCardOf(CORP), chosen=True),
    when(ForEvent("purged"), Trash(This())),
)
card(
    "CBI Raid",
    play(Run(SERVER_HQ)),
    instead_of_accessing(PutOnTop(All(Cards(where="hq")), CORP)),
)
card(
    "Lakshmi Smartfabrics",
    whenever(ForEvent("rezzed"), Place(POWER)),
    paid(
        HostedCounters(POWER, X()),
        Reveal(Chosen(AgendasWorth(Cards(AGENDA, where="hq"), X()))),
        Until(Cannot(A_STEAL, cards=CopiesOfIts()), "turn"),
    ),
)
card(
    "Product Recall",
    NoInfluenceIf(6, faction="haas-bioroid", without="alliance"),
    play(IfYouDo(Trash(Chosen(Cards((ASSET, UPGRADE), rezzed=True))), DidTrash(), Gain(TrashCostOf(Its())))),
)
card(
    "Harvester",
    sub(Draw(3, RUNNER), DiscardToHandSize(RUNNER)),
    sub(Draw(3, RUNNER), DiscardToHandSize(RUNNER)),
)
card(
    "NetChip",
    CanHost(MemoryCost(Cards(PROGRAM), Counting(Cards(title="NetChip"))), limit=1),
    NoMemoryCost(),
)
card(
    "Populist Rally",
    PlayOnlyIf(NumberIs(Counting(Cards(subtypes="seedy", side=RUNNER)), least=1)),
    play(ClicksNextTurn(-1, CORP)),
)

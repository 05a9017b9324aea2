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
        install(Cards(where="hq", not_types=ICE), place="new remote", may=True),
        If(NumberIs(CountersOn(ADVANCEMENT), least=5), Rez(Its(), ignore_costs=True)),
    ),
)
card(
    "Mumbad Construction Co.",
    when(TurnBegins(), Place(ADVANCEMENT)),
    paid(2, MoveCountersFromThis(ADVANCEMENT, Chosen(Faceup(Cards(side=CORP, other=True))), 1)),
)

"""Honor and Profit."""

from ..vocabulary import *

card("Harmony Medtech: Biomedical Pioneer", PointsToWin(-1))
card(
    "The Future Perfect",
    when(Accessed(not_in=PLAY_AREA), PsiGame(different=Until(Cannot(A_STEAL, RUNNER, This()), "this access"))),
)
card("Shiro", sub(Look(TopOf(CORP, 3)), ArrangeTop()), sub(Unless(AccessServer(SERVER_RND), 1)))
card(
    "Tori Hanzō",
    when(
        Would(F_DAMAGE, NET, player=YOU, first="run", condition=RunOnThisServer()),
        DamageInstead(NET, BRAIN, 1),
        may_pay=2,
    ),
)
card("Early Bird", FirstClickOnly(), play(GainClicks(1), Run()))
card(
    "Legwork",
    play(Run(SERVER_HQ)),
    if_successful(Until(AccessMore(2, SERVER_HQ, this_run=True), "run"), servers=SERVER_HQ),
)
card(
    "Bug",
    InstallOnlyIf(HappenedThisTurn("run-successful", RUNNER, SERVER_HQ)),
    when(WouldDraw(CORP, each=True), Reveal(WouldBeDrawn()), may_pay=2),
)
card(
    "Security Testing",
    when(TurnBegins(), ChooseServer(may=True)),
    when(RunSuccessful(chosen=True, first_each_turn=True), instead(Gain(2))),
)
card("Mass Install", play(install_program(), install_program(), install_program()))
card(
    "Q-Coherence Chip",
    Memory(1),
    when(ForEvent("trashed", cards=Cards(PROGRAM), installed=True), Trash(This())),
)

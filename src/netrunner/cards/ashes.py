"""The Ashes cycle."""

from ..vocabulary import *

card(
    "Flip Switch",
    paid(TrashThis(), JackOut(), only_if=TurnOf()),
    paid(TrashThis(), RemoveTags(1), only_if=TurnOf()),
    interrupt(TrashThis(), SetValue(F_TRACE, 0), only_if=TurnOf()),
)
card(
    "The Class Act",
    when(DiscardPhaseEnds(ThisInstalledThisTurn()), Draw(4)),
    when(
        WouldDraw(first_each_turn=True),
        Look(TopOf(RUNNER, DrawCount(1))),
        AddTo(Chosen(those_seen("stack")), "stack", top=False),
    ),
)
card(
    "In the Groove",
    FirstClickOnly(),
    play(
        Delayed(
            when(
                Installed(InstallCost(Cards((HARDWARE, PROGRAM, RESOURCE)), least=1, printed=True)),
                ChooseOne(Draw(1), Gain(1)),
            ),
            "turn",
        )
    ),
)
card("MirrorMorph: Endless Iteration", when(DifferentActions(3), ChooseOne(Gain(1), TakeDifferentAction()), may=True))
card(
    "Hoshiko Shiro: Untold Protagonist",
    when(ForEvent("turn-ends", YOU), If(HappenedThisTurn("access", YOU), Both(Gain(2), FlipThis()))),
)
card(
    "Hoshiko Shiro: Mahou Shoujo",
    when(TurnBegins(), Both(Draw(1), Lose(1))),
    when(ForEvent("turn-ends", YOU), If(Not(HappenedThisTurn("access", YOU)), FlipThis())),
)
card(
    "Project Vacheron",
    StolenWith(4),
    WorthPoints(0, InRunnersScoreArea(AGENDA_COUNTER)),
    GrantsAbility(when(TurnBegins(RUNNER), Remove(AGENDA_COUNTER)), condition=InRunnersScoreArea(AGENDA_COUNTER)),
)
card(
    "Engram Flush",
    when(
        EncounterWith(),
        ChooseCardType(),
        Delayed(
            when(
                RevealedGripBySubroutine(),
                Trash(Chosen(OfChosenType(Among(EventCards(), Cards(where="grip"))))),
                may=True,
            ),
            "encounter",
        ),
    ),
    sub(Reveal(All(Cards(where="grip")))),
    sub(Reveal(All(Cards(where="grip")))),
)
card(
    "Hyoubu Precog Manifold",
    PlayOnlyIf(NoLockdown()),
    play(StaysInPlay(lockdown=True)),
    play(ChooseServer()),
    whenever(RunSuccessful(chosen=True), PsiGame(different=EndRun())),
)
card(
    "Earth Station: SEA Headquarters",
    OneRemoteOnly(),
    AdditionalCostTo(A_RUN, 1, servers=SERVER_HQ),
    paid(Clicks(), FlipThis()),
)
card(
    "Earth Station: Ascending to Orbit",
    OneRemoteOnly(),
    AdditionalCostTo(A_RUN, 6, remote=True),
    when(RunSuccessful(SERVER_HQ), FlipThis()),
)

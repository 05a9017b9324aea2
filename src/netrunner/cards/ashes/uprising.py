"""Uprising."""

from ...vocabulary import *

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

"""Intervention."""

from ...vocabulary import *

card("Government Investigations", play(StaysInPlay()), CannotSecretlySpend(2))
card(
    "Top Hat",
    whenever(
        RunSuccessful(SERVER_RND),
        instead(AccessOneOfTop(5), Until(Cannot(A_ACCESS, RUNNER, OtherThan(Its("accessed"), RND)), "run"), may=True),
    ),
)
card(
    "Bulwark",
    when(ForEvent("rezzed", this=True), TakeBadPublicity(1)),
    when(EncounterWith(), If(NumberIs(Counting(Cards(PROGRAM, "ai")), least=1), Gain(2))),
    sub(trashes(RUNNER, Cards(PROGRAM))),
    sub(Gain(2), EndRun()),
    sub(Gain(2), EndRun()),
)
card(
    "Wetwork Refit",
    play(
        BecomesCounter(
            Chosen(Cards(ICE, "bioroid", rezzed=True)),
            GrantsAbility(sub(Damage(BRAIN, 1)), of=Host(), first=True),
        )
    ),
)

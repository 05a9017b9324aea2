"""Station One."""

from ...vocabulary import *

card(
    "Severnius Stim Implant",
    paid(
        Clicks(),
        Trash(Chosen(Cards(where="grip"), AnyNumberOf(Cards(where="grip")), at_least=2)),
        Run((SERVER_HQ, SERVER_RND), during=AccessMoreThere(ForEvery(2, JustTrashed()))),
    ),
)
card(
    "System Seizure",
    play(StaysInPlay()),
    when(
        Would(F_STRENGTH, player=YOU, first="turn", cards=Cards(PROGRAM, "icebreaker")),
        Until(StrengthLasts("run", ImminentCards(F_STRENGTH)), "run"),
    ),
)
card(
    "Nerine 2.0",
    bioroid(2),
    sub(Damage(BRAIN, 1), May(Draw(1))),
    sub(Damage(BRAIN, 1), May(Draw(1))),
)
card(
    "MCA Informant",
    when(resolved(), EndActionPhase()),
    play(
        BecomesCounter(
            Chosen(Cards(RESOURCE, "connection")),
            GrantsAbility(paid((Clicks(), 2), Trash(This())), of=Host()),
            ConsideredTags(1),
        )
    ),
)

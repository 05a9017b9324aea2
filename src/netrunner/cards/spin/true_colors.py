"""True Colors."""

from ...vocabulary import *

card(
    "Keyhole",
    paid(
        Clicks(),
        Run(
            SERVER_RND,
            during=instead_of_accessing(
                Look(TopOf(CORP, 3)), Both(Trash(Chosen(those_seen("rnd"))), Shuffle(CORP)), servers=SERVER_RND
            ),
        ),
    ),
)
card("Punitive Counterstrike", play(Trace(5, Damage(MEAT, StolenPointsLastTurn()))))

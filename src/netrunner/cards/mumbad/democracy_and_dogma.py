"""Democracy and Dogma."""

from ...vocabulary import *

card(
    "Clone Suffrage Movement",
    when(TurnBegins(), If(NoIceHere(), AddTo(Chosen(Cards(OPERATION, where="archives")), "hq")), may=True),
)
card(
    "Political Dealings",
    when(
        WouldDraw(each=True),
        Look(WouldBeDrawn()),
        InsteadOfAdding(
            Chosen(Installable(Among(WouldBeDrawn(), Cards(AGENDA, where="rnd"))), up_to=True),
            Reveal(Its()),
            Install(Its()),
        ),
    ),
)

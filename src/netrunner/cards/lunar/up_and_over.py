"""Up and Over."""

from ...vocabulary import *

card(
    "Architect",
    Cannot(A_TRASH, cards=This()),
    sub(Look(TopOf(CORP, 5)), install(those_seen("rnd"), ignore_install_cost=True, may=True)),
    sub(install(Cards(where=("archives", "hq")), may=True)),
)
card(
    "Universal Connectivity Fee",
    sub(
        If(Not(RunnerTagged()), Lose(1, RUNNER)),
        If(RunnerTagged(), Both(Trash(This()), Lose(ALL_OF_IT, RUNNER))),
    ),
)
card(
    "Astrolabe",
    Memory(1),
    whenever(ForEvent("server-created", CORP), Draw(1)),
    ConsoleLimit(),
)

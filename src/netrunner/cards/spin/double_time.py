"""Double Time."""

from ...vocabulary import *

card(
    "Singularity",
    AdditionalPlayCost(Clicks()),
    play(Run(remote=True)),
    instead_of_accessing(Trash(All(InAttackedServer())), remote=True),
)
card(
    "Fall Guy",
    interrupt(TrashThis(), PreventTrash(Cards(RESOURCE, other=True))),
    paid(TrashThis(), Gain(2)),
)

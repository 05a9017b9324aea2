"""Second Thoughts."""

from ...vocabulary import *

card("The Cleaners", when(Would(F_DAMAGE, MEAT, player=YOU), Increase(F_DAMAGE, 1, MEAT)))
card(
    "Off the Grid",
    RemoteOnly(),
    Cannot(A_RUN, RUNNER, this_server=True),
    whenever(RunSuccessful(SERVER_HQ), Trash(This())),
)

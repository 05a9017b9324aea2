"""Cyber Exodus."""

from ...vocabulary import *

card("Joshua B.", when(TurnBegins(), GainClicks(1), Delayed(when(ForEvent("turn-ends"), GiveTags(1))), may=True))
card("Muresh Bodysuit", when(Would(F_DAMAGE, MEAT, first="turn"), Prevent(F_DAMAGE, 1, MEAT)))
card(
    "Test Run",
    play(
        ChooseOne(
            Search(Installable(Cards(PROGRAM, where="stack"), ignore_costs=True)),
            Search(Installable(Cards(PROGRAM, where="heap"), ignore_costs=True), zones="heap"),
        ),
        Install(Found(), ignore_costs=True),
        Delayed(when(ForEvent("turn-ends", YOU), If(NotUninstalled(Found()), AddTo(Found(), "stack")))),
    ),
)
card(
    "Personal Workshop",
    paid(Clicks(), HostHere(Chosen(Cards((PROGRAM, HARDWARE), where="grip")), counters=InstallCostOf())),
    paid(1, Remove(POWER, 1, Chosen(HostedHere(counter=POWER)))),
    when(TurnBegins(), Remove(POWER, 1, Chosen(HostedHere(counter=POWER)))),
    while_true(HostsWithout(POWER), InstallOrTrash(Chosen(HostedHere(counter=POWER, has_counter=False)))),
)
card("Sunset", play(ArrangeIceOfServer()))
card(
    "Woodcutter",
    CanBeAdvanced(IsRezzed()),
    GrantsAbility(sub(Damage(NET, 1)), n=CountersOn(ADVANCEMENT)),
)

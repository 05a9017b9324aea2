"""A Study in Static."""

from ...vocabulary import *

card("Disrupter", interrupt(TrashThis(), SetValue(F_TRACE, 0)))
card("Scrubber", Recurring(2), HostedCreditsFor(P_TRASH))
card("Underworld Contact", when(TurnBegins(), If(NumberIs(LinkValue(), least=2), Gain(1))))
card("Bullfrog", sub(PsiGame(different=MoveToOutermost())))
card("Force of Nature", breaks(2, "code gate", 2, up_to=True), pumps(1, 1))
card("All-nighter", paid((Clicks(), TrashThis()), GainClicks(2)))
card("Inside Man", Recurring(2), HostedCreditsFor(P_INSTALL, Cards(HARDWARE)))
card("Green Level Clearance", play(Both(Gain(3), Draw(1))))
card("Hourglass", sub(LoseClicks(1, RUNNER)), sub(LoseClicks(1, RUNNER)), sub(LoseClicks(1, RUNNER)))
card("Uroboros", sub(Trace(4, Until(Cannot(A_RUN), "turn"))), sub(Trace(4, EndRun())))
card("Government Contracts", paid(Clicks(2), Gain(4)))
card("Tyrant", CanBeAdvanced(IsRezzed()), GrantsAbility(sub(EndRun()), n=CountersOn(ADVANCEMENT)))
card(
    "Oversight AI",
    play(
        Both(
            Rez(Chosen(Rezzable(Cards(ICE), True)), ignore_costs=True),
            BecomesCounter(Its(), when(ForEvent("fully-broken", cards=Host()), Trash(Host()))),
        )
    ),
)
card(
    "Deus X",
    breaks(TrashThis(), "ap", ALL_OF_IT, up_to=True),
    interrupt(TrashThis(), Prevent(F_DAMAGE, ALL_OF_IT, NET, up_to=True)),
)
card("Dedicated Server", Recurring(2), HostedCreditsFor(P_REZ, Cards(ICE)))
card("False Lead", paid(ForfeitThis(), If(NumberIs(ClicksLeft(RUNNER), least=2), LoseClicks(2, RUNNER))))
card("Weyland Consortium: Because We Built It", Recurring(1), HostedCreditsFor(P_ADVANCE, Cards(ICE)))
card(
    "Doppelgänger",
    Memory(1),
    when(ForEvent("run-ends", successful=True), Run(), may=True, limit=1),
    ConsoleLimit(),
)
card("Net Police", Recurring(LinkValue()), HostedCreditsFor(P_TRACE))
card("Crescentus", paid(TrashThis(), Derez(Chosen(FullyBroken(Cards(ICE, rezzed=True))))))

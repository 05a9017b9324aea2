"""A Study in Static."""

from ...vocabulary import *

card("Disrupter", interrupt(TrashThis(), SetValue(F_TRACE, 0)))
card("Scrubber", Recurring(2), HostedCreditsFor(P_TRASH))
card("Underworld Contact", when(TurnBegins(), If(NumberIs(LinkValue(), least=2), Gain(1))))
card("Bullfrog", sub(PsiGame(different=MoveToOutermost())))

"""Escalation."""

from ...vocabulary import *

card(
    "Omar Keung: Conspiracy Theorist",
    paid(Clicks(), Run(SERVER_ARCHIVES, during=SuccessElsewhere(SERVER_RND, SERVER_HQ, on=SERVER_ARCHIVES)), limit=1),
)
card(
    "Find the Truth",
    when(WouldDraw(each=True), Reveal(WouldBeDrawn())),
    when(RunSuccessful(first_each_turn=True), Look(TopOf(CORP)), may=True),
)
card(
    "DNA Tracker",
    sub(Damage(NET, 1), Lose(2, RUNNER)),
    sub(Damage(NET, 1), Lose(2, RUNNER)),
    sub(Damage(NET, 1), Lose(2, RUNNER)),
)
card("Service Outage", play(StaysInPlay()), AdditionalCostTo(A_RUN, 1, condition=FirstRun()))
card(
    "BOOM!",
    PlayOnlyIf(NumberIs(Tags(), 2)),
    AdditionalPlayCost(Clicks()),
    play(Damage(MEAT, 7)),
)

"""The Flashpoint cycle."""

from __future__ import annotations

from ..vocabulary import *


def pay_or_trash() -> ChooseOne:
    """The Runner must pay 2 credits or trash one of their installed cards."""
    return ChooseOne(Pay(2, RUNNER), trashes(RUNNER, Cards(side=RUNNER)), player=RUNNER)


card("Injection Attack", play(Run(during=StrengthBonus(2, of=Chosen(Cards(PROGRAM, "icebreaker"))))))
card(
    "Chrysalis",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), ForceEncounterWith(This())),
    sub(Damage(NET, 2)),
)
card(
    "Fairchild 2.0",
    bioroid(2),
    sub(pay_or_trash()),
    sub(pay_or_trash()),
    sub(Damage(BRAIN, 1)),
)
card(
    "Liquidation",
    AdditionalPlayCost(Clicks()),
    play(Trash(any_number_of(Cards(side=CORP, rezzed=True))), Gain(Times(3, Named("trashed")))),
)
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
card(
    "Top Hat",
    whenever(
        RunSuccessful(SERVER_RND),
        instead(AccessOneOfTop(5), Until(Cannot(A_ACCESS, RUNNER, OtherThan(Its("accessed"), RND)), "run"), may=True),
    ),
)
card(
    "Bulwark",
    when(ForEvent("rezzed", this=True), TakeBadPublicity(1)),
    when(EncounterWith(), If(NumberIs(Counting(Cards(PROGRAM, "ai")), least=1), Gain(2))),
    sub(trashes(RUNNER, Cards(PROGRAM))),
    sub(Gain(2), EndRun()),
    sub(Gain(2), EndRun()),
)
card(
    "On the Lam",
    play(
        BecomesCounter(
            Chosen(Cards(RESOURCE)),
            interrupt(TrashThis(), ChooseOne(Prevent(F_TAGS, 3, up_to=True), Prevent(F_DAMAGE, 3, up_to=True))),
        )
    ),
)
card(
    "Cold Read",
    play(Place(CREDIT, 4), Run()),
    HostedCreditsFor(),
    when(ForEvent("run-ends", this=True), Trash(Chosen(UsedThatRun()), unpreventable=True)),
)

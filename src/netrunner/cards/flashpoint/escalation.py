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


def pay_or_trash() -> ChooseOne:
    """The Runner pays 3 credits, or trashes one of their installed cards."""
    return ChooseOne(Pay(3, RUNNER), trashes(RUNNER, Cards(side=RUNNER)), player=RUNNER)


card(
    "Fairchild 3.0",
    bioroid(3),
    sub(pay_or_trash()),
    sub(pay_or_trash()),
    sub(ChooseOne(Damage(BRAIN, 1), EndRun())),
)
card(
    "Project Kusanagi",
    when(Scored(), Place(AGENDA_COUNTER, ForEvery(1, AdvancementBefore(), over=2))),
    paid(HostedCounters(AGENDA_COUNTER), Until(GrantsAbility(sub(Damage(NET, 1)), of=Chosen(Cards(ICE))), "run")),
)
card("Jinteki: Potential Unleashed", whenever(ForEvent("damage", of=NET), Trash(TopOf(RUNNER))))
card(
    "Observe and Destroy",
    PlayOnlyIf(NumberIs(CreditsOf(RUNNER), most=5)),
    AdditionalPlayCost(RemoveTagsToPay()),
    play(Trash(Chosen(Cards()))),
)
card(
    "Door to Door",
    play(StaysInPlay()),
    when(TurnBegins(RUNNER), Trace(1, If(RunnerTagged(), Damage(MEAT, 1), GiveTags(1)))),
)
card("Scarcity of Resources", play(StaysInPlay()), CostsLess("install", -2, Cards(RESOURCE)))
card(
    "Obelus",
    Memory(1),
    HandSize(Tags()),
    when(
        ForEvent("run-ends", servers=(SERVER_RND, SERVER_HQ), successful=True, first_each_turn=True),
        Draw(AccessesThatRun()),
    ),
    ConsoleLimit(),
)
card(
    "Black Orchestra",
    when(EncounterWith(Cards(subtypes="code gate")), Install(This()), may=True, where=IN_HEAP),
    pumps_and_breaks(3, 2, "code gate"),
)
card(
    "Peregrine",
    breaks(1, "code gate"),
    pumps(3, 3),
    paid((2, ReturnThis()), Derez(Chosen(FullyBroken(Cards(ICE, "code gate", rezzed=True), by_this=True)))),
)
card(
    "Houdini",
    breaks(1, "code gate"),
    pumps(CreditsFrom(2, Cards(subtypes="stealth"), least=1), 4, "run"),
)
card("First Responders", paid(2, Draw(1), only_if=HappenedThisTurn("damage", by_card_of=CORP)))
card(
    "Hellion Beta Test",
    PlayOnlyIf(TrashedAccessedLastTurn()),
    play(Trace(2, Trash(Chosen(Cards(not_types=PROGRAM), 2)), TakeBadPublicity(1))),
)
card(
    "Net Mercur",
    when(SpendsFrom(Cards(subtypes="stealth"), first_each_run=True), ChooseOne(Place(CREDIT, 1), Draw(1))),
    HostedCreditsFor(),
)
card(
    "Alexa Belsky",
    paid(
        TrashThis(),
        MayPayAny(KeepAtRandom(Cards(where="hq"), ForEvery(2, X())), player=RUNNER),
        ShuffleInto(All(OtherThan(Its("kept"), among=Cards(where="hq")))),
    ),
)
card("Ark Lockdown", play(NameCard(), AddTo(All(CopiesOfNamed(Cards(where="heap"))), "removed")))

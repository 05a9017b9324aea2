"""Data and Destiny."""

from ..vocabulary import *

card(
    "24/7 News Cycle",
    AdditionalPlayCost(Forfeit()),
    play(ResolveWhenScored(Chosen(WithWhenScored(Cards(AGENDA, where="corp-score"))))),
)
card(
    "Endless Hunger",
    breaks(TrashCards(Cards(side=RUNNER)), ends_run=True),
)
card(
    "Hunting Grounds",
    PreventEncounterAbility(),
    paid(TrashThis(), Install(TopOf(YOU, 3), facedown=True)),
)
card("Surveillance Sweep", play(StaysInPlay()), RunnerSpendsFirst())
card(
    "Quantum Predictive Model",
    RevealFromRnD(),
    when(Accessed(condition=RunnerTagged()), AddToScoreArea(This())),
)
card("Media Blitz", play(StaysInPlay(), GainTextOf(Chosen(Cards(AGENDA, where="runner-score")))))
card("Keegan Lane", paid((TrashThis(), RemoveTagsToPay(1)), Trash(Chosen(Cards(PROGRAM))), only_if=RunOnThisServer()))
card(
    "Apex: Invasive Predator",
    Cannot(A_INSTALL, YOU, Cards(RESOURCE, without="virtual")),
    when(TurnBegins(), install(Cards(where="grip"), facedown=True), may=True),
)
card(
    "Apocalypse",
    PlayOnlyIf(RanSuccessfully(SERVER_HQ, SERVER_RND, SERVER_ARCHIVES)),
    play(Trash(All(Cards(side=CORP))), TurnFacedown(All(Cards(side=RUNNER)))),
)
card("Harbinger", TurnedFacedownInstead())
card("Adam: Compulsive Hacker", start_with(3, "directive"))
card("Always Be Running", FirstClickRuns(), spends_clicks_to_break(2, limit=1))
card(
    "Neutralize All Threats",
    when(AccessesCard(WithTrashCost(), first_each_turn=True), Reveal(EventCard()), MustTrashAccessed(by_paying=True)),
    AccessMore(1, SERVER_HQ),
)
card("Sunny Lebeau: Security Specialist")
card(
    "Security Nexus",
    Memory(1),
    Link(1),
    when(EncounterWith(this=False), Trace(5, Both(GiveTags(1), EndRun()), Bypass()), may=True, limit=1),
    ConsoleLimit(),
)
card(
    "News Team",
    RevealFromRnD(),
    when(Accessed(), ChooseOne(GiveTags(2), AddToScoreArea(This(), -1, RUNNER), player=RUNNER)),
)
card("Employee Strike", play(StaysInPlay()), BlankText(IdentityOf()))
card("Dr. Lovegood", when(TurnBegins(), Until(BlankText(Chosen(Cards(side=RUNNER))), "turn")))
card(
    "TL;DR",
    sub(Delayed(when(EncounterWith(Cards(ICE)), Until(RepeatsSubroutines(Encountered()), "encounter")), "once+run")),
)

"""Martial Law."""

from ...vocabulary import *

card(
    "Baba Yaga",
    CanHost(Cards(subtypes="icebreaker", without="ai")),
    GainsPaidAbilitiesOf(Hosted(), Cards(subtypes="icebreaker")),
)
card(
    "Mind Game",
    sub(
        PsiGame(
            different=(
                MoveRunElsewhere(),
                Until(AdditionalCostTo(A_JACK_OUT, AddToBottom(Cards())), "run"),
            )
        )
    ),
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
    play(Both(Place(CREDIT, 4), Run(during=HostedCreditsFor()))),
    when(ForEvent("run-ends", this=True), Trash(Chosen(UsedThatRun()), unpreventable=True)),
)
card("Misdirection", paid((Clicks(2), Credits(is_x=True)), RemoveTags(X())))
card("Reaver", when(ForEvent("trashed", YOU, InstalledCards(), first_each_turn=True), Draw(1)))
card("Interdiction", play(StaysInPlay()), Cannot(A_REZ, cards=Cards(not_types=ICE), condition=TurnOf()))
card(
    "Fairchild",
    sub(Unless(EndRun(), 4, RUNNER)),
    sub(Unless(EndRun(), 4, RUNNER)),
    sub(Unless(EndRun(), TrashCards(Cards(side=RUNNER)), RUNNER)),
    sub(Unless(EndRun(), SufferDamage(BRAIN, 1), RUNNER)),
)
card(
    "Friends in High Places",
    when(resolved(), EndActionPhase()),
    play(*[install(Cards(where="archives"), may=True)] * 2),
)
card(
    "Nihongai Grid",
    whenever(
        ForEvent(
            "run-successful",
            here=True,
            condition=Or(NumberIs(CreditsOf(RUNNER), most=5), NumberIs(Counting(Cards(where="grip")), most=1)),
        ),
        Look(TopOf(CORP, 5)),
        SwapCards(Chosen(those_seen("rnd")), Chosen(Cards(where="hq"), as_="other")),
        may=True,
    ),
    RegionLimit(),
)
card(
    "IP Block",
    when(EncounterWith(), If(NumberIs(Counting(Cards(subtypes="ai")), least=1), GiveTags(1))),
    sub(Trace(3, GiveTags(1))),
    sub(If(RunnerTagged(), EndRun())),
)
card(
    "Thoth",
    when(EncounterWith(), GiveTags(1)),
    sub(Trace(4, Damage(NET, Tags()))),
    sub(Trace(4, Lose(Tags(), RUNNER))),
)
ADVANCED = NumberIs(CountersOn(ADVANCEMENT), least=3)
card(
    "Mausolus",
    CanBeAdvanced(),
    sub(If(ADVANCED, Gain(3), Gain(1))),
    sub(If(ADVANCED, Damage(NET, 3), Damage(NET, 1))),
    sub(If(ADVANCED, Both(GiveTags(1), EndRun()), GiveTags(1))),
)
card(
    "Sapper",
    RevealFromRnD(),
    when(Accessed(not_in=ARCHIVES), ForceEncounterWith(This())),
    sub(Trash(Chosen(Cards(PROGRAM)))),
)
card("Show of Force", when(Scored(), Damage(MEAT, 2)))
card("Enforced Curfew", play(StaysInPlay()), HandSize(-1, RUNNER))
card(
    "MKUltra",
    when(EncounterWith(Cards(subtypes="sentry")), Install(This()), may=True, where=IN_HEAP),
    pumps_and_breaks(3, 2, "sentry"),
)
card("Equivocation", whenever(RunSuccessful(SERVER_RND), Reveal(TopOf(CORP)), May(Draw(1, CORP)), may=True))
card(
    "Anson Rose",
    when(TurnBegins(), Place(ADVANCEMENT)),
    whenever(ForEvent("rezzed", cards=Cards(ICE)), MoveCountersFromThis(ADVANCEMENT, EventCard()), may=True),
)
card(
    "Manta Grid",
    whenever(
        ForEvent(
            "run-ends",
            here=True,
            successful=True,
            condition=Or(NumberIs(CreditsOf(RUNNER), most=5), NumberIs(ClicksLeft(RUNNER), most=0)),
        ),
        ClicksNextTurn(1),
    ),
    RegionLimit(),
)

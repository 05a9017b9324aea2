"""Terminal Directive."""

from ..vocabulary import *

card(
    "Armored Servers",
    when(Scored(), Place(AGENDA_COUNTER)),
    paid(
        HostedCounters(AGENDA_COUNTER),
        Both(
            Until(AdditionalCostTo(A_JACK_OUT, TrashCards(Cards(where="grip"))), "run"),
            Until(AdditionalCostTo(A_BREAK, TrashCards(Cards(where="grip"))), "run"),
        ),
        only_if=DuringRun(),
    ),
)
THREE_ADVANCEMENTS = NumberIs(CountersOn(ADVANCEMENT), least=3)
PROGRAMS = Cards(PROGRAM)

card(
    "Charlatan",
    paid(
        Clicks(2),
        Run(
            during=when(
                ForEvent("approach-ice", YOU, Cards(ICE, rezzed=True), first_this_run=True),
                Delayed(when(EncounterWith(EventCard()), Bypass()), "once+run"),
                may_pay=Credits(StrengthOf(EventCard())),
            )
        ),
    ),
)
card(
    "Maxwell James",
    Link(1),
    paid(
        TrashThis(),
        Derez(Chosen(Cards(ICE, rezzed=True, central=False))),
        only_if=NextWindowAfter(ForEvent("run-ends", servers=SERVER_HQ, successful=True)),
    ),
)
card(
    "Egret",
    InstallOnlyOn(Cards(ICE, rezzed=True)),
    GetsSubtype("barrier", of=Host()),
    GetsSubtype("code gate", of=Host()),
    GetsSubtype("sentry", of=Host()),
)
card(
    "Dhegdheer",
    CanHost(Cards(PROGRAM), limit=1),
    CostsLess("install", 1, InstalledOnThis(Cards(PROGRAM))),
    NoMemoryCost(),
)
card("Laguna Velasco District", when(WouldDraw(basic=True), Increase(F_DRAW, 1)))
card("Process Automation", play(Both(Gain(2), Draw(1))))
card("Biometric Spoofing", interrupt(TrashThis(), Prevent(F_DAMAGE, 2)))
card(
    "Marilyn Campaign",
    when(ForEvent("rezzed", this=True), Load(CREDIT, 8)),
    when(ThisEmptied(), Trash(This())),
    when(TurnBegins(), Take(2)),
    MayShuffleInstead(),
)
card("Executive Functioning", sub(Trace(4, Damage(BRAIN, 1))))
card(
    "Holmegaard",
    sub(Trace(4, Until(Cannot(A_ACCESS, RUNNER), "run"))),
    sub(Trash(Chosen(Cards(PROGRAM, "icebreaker")))),
)
card(
    "Ultraviolet Clearance",
    AdditionalPlayCost(Clicks(2)),
    play(Both(Gain(10), Draw(4)), install_from_hq()),
)
card("Skorpios Defense Systems: Persuasive Power", MayRemoveTrashed(RUNNER))
card("Mr. Stone", whenever(ForEvent("tags-taken"), Damage(MEAT, 1)))
card(
    "Colossus",
    CanBeAdvanced(),
    StrengthBonus(CountersOn(ADVANCEMENT)),
    sub(If(THREE_ADVANCEMENTS, GiveTags(2), GiveTags(1))),
    sub(
        If(
            THREE_ADVANCEMENTS,
            Both(Trash(Chosen(PROGRAMS)), Trash(Chosen(Cards(RESOURCE), as_="resource"))),
            Trash(Chosen(PROGRAMS)),
        )
    ),
)
card(
    "Hortum",
    CanBeAdvanced(),
    CannotBreakUsing(Cards(PROGRAM, "ai"), THREE_ADVANCEMENTS),
    sub(If(THREE_ADVANCEMENTS, Gain(4), Gain(1))),
    sub(If(THREE_ADVANCEMENTS, (Search(Cards(), 2, zones="rnd"), AddTo(Found(), "hq"), EndRun()), EndRun())),
)

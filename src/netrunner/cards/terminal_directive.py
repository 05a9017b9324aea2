"""Terminal Directive."""

from ..vocabulary import *

THREE_ADVANCEMENTS = NumberIs(CountersOn(ADVANCEMENT), least=3)
PROGRAMS = Cards(types=(PROGRAM,))

card(
    "Charlatan",
    paid(
        Clicks(2),
        Run(
            during=(
                When(
                    ForEvent("approach-ice", YOU, Cards(types=(ICE,), rezzed=True), first_this_run=True),
                    (
                        MayPay(
                            cost_of(Credits(StrengthOf(EventCard()))),
                            (
                                Delayed(
                                    When(EncounterWith(cards=Of(Its())), (Bypass(),)), "once+run", about=EventCard()
                                ),
                            ),
                            asked=True,
                        ),
                    ),
                    optional=True,
                ),
            )
        ),
    ),
)
card(
    "Maxwell James",
    Link(1),
    paid(
        TrashThis(),
        Derez(Chosen(Cards(types=(ICE,), rezzed=True, central=False))),
        only_if=NextWindowAfter(ForEvent("run-ends", servers=(SERVER_HQ,), successful=True)),
    ),
)
card(
    "Egret",
    InstallOnlyOn(Cards(types=(ICE,), rezzed=True)),
    GetsSubtype("barrier", of=Host()),
    GetsSubtype("code gate", of=Host()),
    GetsSubtype("sentry", of=Host()),
)
card(
    "Dhegdheer",
    CanHost(Cards(types=(PROGRAM,)), limit=1),
    CostsLess("install", 1, InstalledOnThis(Cards(types=(PROGRAM,)))),
    NoMemoryCost(),
)
card("Laguna Velasco District", When(WouldDraw(basic=True), (Increase(F_DRAW, 1),), interrupt=True))
card("Process Automation", play(Both((Gain(2), Draw(1)))))
card("Biometric Spoofing", interrupt(TrashThis(), Prevent(F_DAMAGE, 2)))
card(
    "Marilyn Campaign",
    when(ForEvent("rezzed", this=True), Load(CREDIT, 8)),
    when(ThisEmptied(), Trash(This())),
    when(TurnBegins(), Take(2)),
    MayShuffleInstead(),
)
card("Executive Functioning", sub(Trace(4, (Damage(BRAIN, 1),))))
card(
    "Holmegaard",
    sub(Trace(4, (Until(Cannot(A_ACCESS, THE_RUNNER), "run"),))),
    sub(Trash(Chosen(Cards(types=(PROGRAM,), subtypes=("icebreaker",))))),
)
card(
    "Ultraviolet Clearance",
    AdditionalPlayCost(cost_of(Clicks(2))),
    play(Both((Gain(10), Draw(4))), install_from_hq()),
)
card("Skorpios Defense Systems: Persuasive Power", MayRemoveTrashed(RUNNER))
card("Mr. Stone", whenever(ForEvent("tags-taken"), Damage(MEAT, 1)))
card(
    "Colossus",
    CanBeAdvanced(),
    StrengthBonus(CountersOn(ADVANCEMENT)),
    sub(If(THREE_ADVANCEMENTS, (GiveTags(2),), (GiveTags(1),))),
    sub(
        If(
            THREE_ADVANCEMENTS,
            (Both((Trash(Chosen(PROGRAMS)), Trash(Chosen(Cards(types=(RESOURCE,)), as_="resource")))),),
            (Trash(Chosen(PROGRAMS)),),
        )
    ),
)
card(
    "Hortum",
    CanBeAdvanced(),
    CannotBreakUsing(Cards(types=(PROGRAM,), subtypes=("ai",)), THREE_ADVANCEMENTS),
    sub(If(THREE_ADVANCEMENTS, (Gain(4),), (Gain(1),))),
    sub(
        If(
            THREE_ADVANCEMENTS,
            (Search(Cards(), 2, zones=("rnd",)), AddTo(Found(), "hq"), EndRun()),
            (EndRun(),),
        )
    ),
)

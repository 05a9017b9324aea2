"""The Core Set."""

from __future__ import annotations

from ..rules.nodes import P_USE, WHILE_ACTIVE, WHILE_UNREZZED
from ..rules.terms import (
    ADVANCEMENT,
    AGENDA_COUNTER,
    ARCHIVES,
    CORP,
    CREDIT,
    F_DAMAGE,
    F_EXPOSE,
    HARDWARE,
    ICE,
    MEAT,
    NET,
    PROGRAM,
    RUNNER,
    SERVER_RND,
    VIRUS,
)
from ..vocabulary import (
    Accessed,
    AccessMore,
    Approach,
    ArrangeTop,
    Both,
    CanBeAdvanced,
    Cards,
    ChooseOne,
    Chosen,
    Clicks,
    ConsoleLimit,
    CostsLess,
    CountersOn,
    Damage,
    Delayed,
    Derez,
    Draw,
    EncounterEnds,
    EndRun,
    Expose,
    FirstThisTurn,
    Found,
    Gain,
    GetsSubtype,
    GiveTags,
    HappenedLastTurn,
    Host,
    HostedCounters,
    HostedCreditsFor,
    If,
    Install,
    Installed,
    InstallOnlyOn,
    Its,
    Link,
    Load,
    Look,
    LoseClicks,
    MayPay,
    Memory,
    Place,
    PlayOnlyIf,
    Prevent,
    PreventTrash,
    Recurring,
    Remove,
    RevealFromRnD,
    Rez,
    Run,
    RunnerTagged,
    RunSuccessful,
    Scored,
    Search,
    StrengthBonus,
    Take,
    This,
    ThisEmptied,
    Times,
    TopOf,
    Trace,
    Trash,
    TrashCards,
    TrashThis,
    TurnBegins,
    Until,
    Would,
    breaks,
    gains,
    interrupt,
    paid,
    play,
    pumps,
    sub,
    when,
    whenever,
)
from ..vocabulary.abilities import When, cost_of
from ..vocabulary.base import THE_RUNNER
from ..vocabulary.cards import OutermostIce
from ..vocabulary.conditions import AllBroken, Not
from ..vocabulary.declare import card
from ..vocabulary.instructions import Installable, PreventExpose, Rezzable
from ..vocabulary.lasting import NextEncountered
from ..vocabulary.triggers import EncounterOver, ScoredOrStolen

ICEBREAKER = Cards(types=(PROGRAM,), subtypes=("icebreaker",))
PROGRAMS = Cards(types=(PROGRAM,))
PROGRAM_OR_HARDWARE = Cards(types=(PROGRAM, HARDWARE))
INSTALLED_ICE = Cards(types=(ICE,))
UNREZZED = Cards(side=CORP, rezzed=False)

# Shaper

card(
    'Kate "Mac" McCaffrey: Digital Tinker',
    CostsLess("install", 1, PROGRAM_OR_HARDWARE, FirstThisTurn("installed", PROGRAM_OR_HARDWARE)),
)
card("Diesel", play(Draw(3)))
card("Modded", play(Install(Chosen(Installable(Cards((PROGRAM, HARDWARE), where=("grip",)), 3)), discount=3)))
card(
    "The Maker’s Eye",
    play(Run((SERVER_RND,))),
    when(RunSuccessful((SERVER_RND,), this_run=True), Until(AccessMore(2, SERVER_RND), "run")),
)
card(
    "Tinkering",
    play(
        Until(GetsSubtype("sentry", Its()), "turn", Chosen(INSTALLED_ICE)),
        Until(GetsSubtype("code gate", Its()), "turn"),
        Until(GetsSubtype("barrier", Its()), "turn"),
    ),
)
card("Akamatsu Mem Chip", Memory(1))
card(
    "Rabbit Hole",
    Link(1),
    when(
        Installed(),
        Search(Installable(Cards(title="Rabbit Hole", where=("stack",)))),
        Install(Found()),
        may=True,
    ),
)
card("The Personal Touch", InstallOnlyOn(ICEBREAKER), StrengthBonus(1, of=Host()))
card(
    "The Toolbox",
    Memory(2),
    Link(2),
    Recurring(2),
    HostedCreditsFor((P_USE,), ICEBREAKER),
    ConsoleLimit(),
)
card("Battering Ram", breaks(2, "barrier", 2, up_to=True), pumps(1, 1, "run"))
card("Gordian Blade", breaks(1, "code gate"), pumps(1, 1, "run"))
card("Magnum Opus", paid(Clicks(), Gain(2)))
card(
    "Net Shield",
    When(
        Would(F_DAMAGE, NET, first_each_turn=True),
        (MayPay(cost_of(1), (Prevent(F_DAMAGE, 1, NET),), asked=True),),
        optional=True,
        interrupt=True,
    ),
)
card("Pipeline", breaks(1, "sentry"), pumps(2, 1, "run"))
card(
    "Aesop’s Pawnshop",
    when(
        TurnBegins(),
        MayPay(cost_of(TrashCards(Cards(side=RUNNER, other=True))), (Gain(3),), asked=True),
        may=True,
    ),
)
card("Sacrificial Construct", interrupt(TrashThis(), PreventTrash(PROGRAM_OR_HARDWARE)))

# Neutral Runner

card("Infiltration", play(ChooseOne(((Gain(2),), (Expose(Chosen(UNREZZED)),)))))
card("Sure Gamble", play(Gain(9)))
card(
    "Crypsis",
    breaks(1),
    pumps(1, 1),
    paid(Clicks(), Place(VIRUS)),
    whenever(EncounterEnds(used=True), ChooseOne(((Remove(VIRUS),), (Trash(This()),)))),
)
card("Access to Globalsec", Link(1))
card(
    "Armitage Codebusting",
    when(Installed(), Load(CREDIT, 12)),
    when(ThisEmptied(), Trash(This())),
    paid(Clicks(), Take(2)),
)

# Jinteki

card("Jinteki: Personal Evolution", whenever(ScoredOrStolen(), Damage(NET, 1)))
card("Nisei MK II", when(Scored(), Place(AGENDA_COUNTER)), paid(HostedCounters(AGENDA_COUNTER), EndRun()))
card(
    "Project Junebug",
    CanBeAdvanced(),
    when(
        Accessed(),
        MayPay(cost_of(1), (Damage(NET, Times(2, CountersOn(ADVANCEMENT))),), asked=True),
        may=True,
    ),
)
card(
    "Snare!",
    RevealFromRnD(),
    when(
        Accessed(not_in=(ARCHIVES,)),
        MayPay(cost_of(4), (Both((GiveTags(1), Damage(NET, 3))),), asked=True),
        may=True,
    ),
)
card(
    "Zaibatsu Loyalty",
    When(Would(F_EXPOSE), (Rez(This()),), optional=True, interrupt=True, where=WHILE_ACTIVE | WHILE_UNREZZED),
    interrupt(1, PreventExpose()),
    interrupt(TrashThis(), PreventExpose()),
)
card("Neural EMP", PlayOnlyIf(HappenedLastTurn("run-begins", THE_RUNNER)), play(Damage(NET, 1)))
card("Precognition", play(Look(TopOf(CORP, 5)), ArrangeTop()))
card("Cell Portal", sub(Approach(OutermostIce()), Derez(This())))
card(
    "Chum",
    sub(
        Until(StrengthBonus(2, of=NextEncountered()), "run"),
        Delayed(
            When(EncounterOver(NextEncountered()), (If(Not(AllBroken()), (Damage(NET, 3),)),)),
            "once+run",
        ),
    ),
)
card("Data Mine", sub(Damage(NET, 1), Trash(This())))
card("Neural Katana", sub(Damage(NET, 3)))
card("Wall of Thorns", sub(Damage(NET, 2)), sub(EndRun()))
card("Akitaro Watanabe", CostsLess("rez", 2, Cards(types=(ICE,), protecting=True)))

# Neutral Corp

card(
    "Priority Requisition",
    when(Scored(), Rez(Chosen(Rezzable(INSTALLED_ICE, True)), ignore_costs=True), may=True),
)
card("Private Security Force", gains(paid(Clicks(), Damage(MEAT, 1)), RunnerTagged()))
card("Melange Mining Corp.", paid(Clicks(3), Gain(7)))
card("PAD Campaign", when(TurnBegins(), Gain(1)))
card("Hedge Fund", play(Gain(9)))
card("Enigma", sub(LoseClicks(1, THE_RUNNER)), sub(EndRun()))
card("Hunter", sub(Trace(3, (GiveTags(1),))))
card("Wall of Static", sub(EndRun()))

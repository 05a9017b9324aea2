"""A stock of small cards for scenarios: plain cards of every type, and mechanics that few printed cards have.

Their titles begin with "Test", so that nobody takes them for printed cards. ``docs/scenarios.md`` lists them.
"""

from __future__ import annotations

from ..cards.library import EXTRA
from ..rules.machine.nodes import P_OTHER
from ..rules.machine.terms import (
    A_DAMAGE,
    A_JACK_OUT,
    A_RUN,
    A_STEAL,
    A_TRASH,
    BRAIN,
    CORP,
    CREDIT,
    F_DAMAGE,
    F_TAGS,
    HARDWARE,
    ICE,
    MEAT,
    NET,
    POWER,
    PROGRAM,
    RESOURCE,
    RUNNER,
    SERVER_HQ,
    SERVER_RND,
    VIRUS,
)
from ..vocabulary import (
    AccessMore,
    AdditionalCostTo,
    AdditionalRezCost,
    AdditionalStealCost,
    AddToScoreArea,
    All,
    Bypass,
    CanBeAdvanced,
    CanHost,
    Cannot,
    Cards,
    ChooseOne,
    Chosen,
    Clicks,
    ConsoleLimit,
    CostsLess,
    Damage,
    Delayed,
    Derez,
    Draw,
    EncounterWith,
    EndActionPhase,
    EndRun,
    Expose,
    ForceEncounterWith,
    ForEvent,
    Forfeit,
    Found,
    Gain,
    GainClicks,
    GiveTags,
    GrantsAbility,
    HostedCounters,
    HostedCreditsFor,
    Install,
    Installed,
    Load,
    Lose,
    LoseClicks,
    MayPay,
    Memory,
    Named,
    Place,
    Prevent,
    Purge,
    RegionLimit,
    RemoveTags,
    Reveal,
    Rez,
    Run,
    RunnerTagged,
    Search,
    StrengthBonus,
    SufferDamage,
    SwapCards,
    Take,
    TakeBadPublicity,
    This,
    Trace,
    Trash,
    TrashThis,
    TurnBegins,
    TurnFacedown,
    TurnFaceup,
    Unless,
    Until,
    X,
    breaks,
    interrupt,
    paid,
    play,
    pumps,
    sub,
    when,
    whenever,
)
from ..vocabulary.abilities import When, while_true
from ..vocabulary.actions import FirstClickOnly
from ..vocabulary.base import OPPONENT, YOU, Fixed
from ..vocabulary.cards import Of
from ..vocabulary.flow import ChooseUpTo
from ..vocabulary.into_play import Installable
from ..vocabulary.moving import AddTo
from ..vocabulary.running import MoveRun
from ..vocabulary.statics import InsteadOfAccessing, NoMemoryCost
from ..vocabulary.triggers import Accessed
from .cards import define

ANY_ICE = Cards(types=ICE)
REZZED_ICE = Cards(types=ICE, rezzed=True)
ICE_HERE = Cards(types=ICE, protecting=True)
PROGRAMS = Cards(types=PROGRAM)
RUNNER_CARDS = Cards(types=(PROGRAM, HARDWARE, RESOURCE), other=True)

# -- Corp: plain cards -----------------------------------------------------------------------------------------------

define("Test Agenda", "corp", "agenda", requirement=3, points=2)
define("Test Asset", "corp", "asset", cost=1, trash=2)
define("Test Upgrade", "corp", "upgrade", cost=1, trash=2)
define("Test Region", "corp", "upgrade", RegionLimit(), cost=1, trash=2, subtypes="region")
define("Test Unique Asset", "corp", "asset", cost=1, trash=2, unique=True)
define("Test Advanceable Asset", "corp", "asset", CanBeAdvanced(), cost=1, trash=2)
define("Test Operation", "corp", "operation", play(Gain(1)))
define("Test Barrier", "corp", "ice", sub(EndRun()), cost=1, strength=1, subtypes="barrier")
define("Test Code Gate", "corp", "ice", sub(EndRun()), cost=1, strength=1, subtypes="code gate")
define("Test Sentry", "corp", "ice", sub(Damage(NET, 1)), sub(EndRun()), cost=1, strength=1, subtypes="sentry")
define("Test Blank Ice", "corp", "ice", cost=1, strength=1)  # no subroutines (6.5.3c)
define("Test Gentle Ice", "corp", "ice", sub(Gain(1)), cost=1, strength=1)  # does not end the run

# -- Corp: playing (8.6) ---------------------------------------------------------------------------------------------

define("Test X Operation", "corp", "operation", play(Gain(X())), cost="X")  # 8.5.1a
define("Test Terminal Operation", "corp", "operation", play(Gain(3), EndActionPhase()), cost=1)  # 5.4.3
define("Test First Click Operation", "corp", "operation", FirstClickOnly(), play(Gain(3)))  # 1.11.3
define("Test Delayed Operation", "corp", "operation", play(Delayed(when(TurnBegins(), Gain(3)))))  # 9.6.14
define(  # 9.9: until your next turn begins
    "Test Lasting Operation", "corp", "operation", play(Until(StrengthBonus(2, cards=ANY_ICE), "your next turn"))
)
define("Test Net Damage", "corp", "operation", play(Damage(NET, X())), cost="X")
define("Test Meat Damage", "corp", "operation", play(Damage(MEAT, X())), cost="X")
define("Test Brain Damage", "corp", "operation", play(Damage(BRAIN, X())), cost="X")
define("Test Sure Damage", "corp", "operation", play(Damage(NET, 1, unpreventable=True)))  # 9.8.3a
define("Test Tag", "corp", "operation", play(GiveTags(X())), cost="X")
define("Test Bad Publicity", "corp", "operation", play(TakeBadPublicity(1)))
define("Test Trace Operation", "corp", "operation", play(Trace(2, GiveTags(1), Gain(2))))  # 10.8
define("Test Purge", "corp", "operation", play(Purge()))
define("Test Free Rez", "corp", "operation", play(Rez(Chosen(Cards(types=ICE, rezzed=False)), ignore_costs=True)))
define("Test Swap Operation", "corp", "operation", play(SwapCards(Chosen(ANY_ICE), Chosen(ANY_ICE, as_="other"))))
define(  # 9.11.3: a choice by the opponent
    "Test Dilemma", "corp", "operation", play(ChooseOne(GiveTags(1), Lose(2, RUNNER), player=RUNNER))
)
define(  # 1.15.10b
    "Test Extortion", "corp", "operation", play(Unless(Damage(NET, 1), 2, player=RUNNER))
)
define(  # 4.2: search, reveal, shuffle
    "Test Search", "corp", "operation",
    play(Search(Cards(types=ICE, where="rnd"), zones="rnd"), Reveal(Found()), AddTo(Found(), "hq")),
)  # fmt: skip

# -- Corp: what cannot be done, and what costs more (1.2.2, 1.15.9) --------------------------------------------------

define("Test No Runs", "corp", "upgrade", Cannot(A_RUN, this_server=True), cost=1, trash=2)
define("Test No Jacking Out", "corp", "upgrade", Cannot(A_JACK_OUT, RUNNER), cost=1, trash=2)
define("Test No Stealing", "corp", "asset", Cannot(A_STEAL), cost=1, trash=2)
define("Test No Trashing", "corp", "asset", Cannot(A_TRASH, RUNNER), cost=1, trash=2)
define("Test Toll", "corp", "upgrade", AdditionalCostTo(A_RUN, 2, this_server=True), cost=1, trash=2)
define("Test Costly Agenda", "corp", "agenda", AdditionalStealCost(2), requirement=3, points=2)
define("Test Forfeit Ice", "corp", "ice", AdditionalRezCost(Forfeit()), sub(EndRun()), cost=1, strength=5)
define("Test Rez Tax", "corp", "asset", CostsLess("rez", -2, Cards(types=ICE)), cost=0, trash=2)

# -- Corp: runs and encounters (6) -----------------------------------------------------------------------------------

define("Test Tracer", "corp", "ice", sub(Trace(2, GiveTags(1), Gain(1))), cost=1, strength=1, subtypes="sentry")
define("Test Forced Encounter", "corp", "asset", paid(0, ForceEncounterWith(Chosen(REZZED_ICE))), cost=1, trash=2)
define(  # 6.2.4: ice that changes its place
    "Test Moving Ice", "corp", "ice",
    paid(0, SwapCards(Chosen(Of(This())), Chosen(Cards(types=ICE, other=True), as_="other"))), sub(EndRun()),
    cost=1, strength=1,
)  # fmt: skip
define("Test Derez", "corp", "asset", paid(0, Derez(Chosen(REZZED_ICE))), cost=1, trash=2)  # 6.2.4b
define("Test Trashing Ice", "corp", "ice", paid(TrashThis(), Gain(1)), sub(EndRun()), cost=1, strength=1)  # 6.2.4
define("Test Run Ender", "corp", "asset", paid(0, EndRun()), cost=1, trash=2)  # 6.8.2
define(  # 9.1.3b
    "Test Subroutine Giver", "corp", "upgrade", GrantsAbility(sub(EndRun()), of=All(ICE_HERE)), cost=1, trash=2
)
define("Test Encounter Ice", "corp", "ice", when(EncounterWith(), LoseClicks(1, RUNNER)), sub(EndRun()), cost=1)
define("Test Trap", "corp", "asset", when(Accessed(), Damage(NET, 1)), cost=0, trash=0)  # 7.8.2

# -- Corp: conditional abilities (9.6) -------------------------------------------------------------------------------

define(  # 9.6.7: a static condition
    "Test Tag Watcher", "corp", "asset", while_true(RunnerTagged(), RemoveTags(1), Gain(1)), cost=0, trash=2
)
define("Test Turn Asset", "corp", "asset", when(TurnBegins(), Gain(1)), cost=0, trash=2)
define("Test Optional Turn Asset", "corp", "asset", when(TurnBegins(), Gain(1), may=True), cost=0, trash=2)
define("Test Once Asset", "corp", "asset", paid(0, Gain(1), limit=1), cost=0, trash=2)

# -- Runner: plain cards ---------------------------------------------------------------------------------------------

define("Test Event", "runner", "event", play(Gain(1)))
define("Test Program", "runner", "program", cost=1, memory=1)
define("Test Big Program", "runner", "program", cost=1, memory=3)
define("Test Hardware", "runner", "hardware", cost=1)
define("Test Resource", "runner", "resource", cost=1)
define("Test Unique Resource", "runner", "resource", cost=1, unique=True)
define("Test Console", "runner", "hardware", Memory(1), ConsoleLimit(), cost=1, subtypes="console")
define("Test Breaker", "runner", "program", breaks(1), pumps(1, 1), strength=1, subtypes=("icebreaker", "ai"))

# -- Runner: playing and installing ----------------------------------------------------------------------------------

define("Test X Event", "runner", "event", play(Draw(X())), cost="X")
define("Test Clicks", "runner", "event", play(GainClicks(2)))
define("Test Terminal Event", "runner", "event", play(Gain(3), EndActionPhase()), cost=1)
define("Test Agenda Event", "runner", "event", play(AddToScoreArea(This(), 1)))  # 10.1.3
define(  # 8.4
    "Test Facedown Install", "runner", "event",
    play(Install(Chosen(Installable(Cards(where="grip"), facedown=True)), facedown=True, ignore_costs=True)),
)  # fmt: skip
define(  # 8.4.5
    "Test Turner", "runner", "resource",
    paid(0, TurnFacedown(Chosen(RUNNER_CARDS))), paid(0, TurnFaceup(Chosen(Cards(side=RUNNER, other=True)))),
)  # fmt: skip
define("Test Discount", "runner", "hardware", CostsLess("install", 2, PROGRAMS))
define("Test Host", "runner", "hardware", CanHost(PROGRAMS, limit=2), NoMemoryCost())  # 1.12.5a
define("Test Number", "runner", "event", play(ChooseUpTo("n", Fixed(3)), Gain(Named("n"))))  # 1.14.1b
define("Test Swap Event", "runner", "event", play(SwapCards(Chosen(ANY_ICE), Chosen(ANY_ICE, as_="other"))))
define("Test Expose", "runner", "event", play(Expose(Chosen(Cards(rezzed=False)))))
define("Test Derez Event", "runner", "event", play(Derez(Chosen(REZZED_ICE))))
define("Test Sacrifice", "runner", "resource", paid(TrashThis(), Trash(Chosen(Cards(side=RUNNER, other=True)))))

# -- Runner: credits and costs (1.10, 1.15) --------------------------------------------------------------------------

define(  # 1.10.4
    "Test Bank", "runner", "resource", when(Installed(), Load(CREDIT, 3)), HostedCreditsFor(), paid(Clicks(), Take(1))
)
define("Test Pain", "runner", "resource", paid(SufferDamage(NET, 1), Gain(3)))  # damage as a cost
define("Test Power", "runner", "hardware", paid(HostedCounters(POWER), Gain(1)), paid(Clicks(), Place(POWER)))
define("Test Bribe", "runner", "resource", when(TurnBegins(), MayPay(1, Draw(1), purpose=P_OTHER)))

# -- Runner: runs and access -----------------------------------------------------------------------------------------

define("Test Run Event", "runner", "event", play(Run()))
define(  # 6.7.3b: a mandatory replacement
    "Test Instead", "runner", "event", play(Run(SERVER_HQ, during=InsteadOfAccessing(Gain(3))))
)
define(  # 6.7.3c: an optional one
    "Test Instead If Wanted", "runner", "event",
    play(Run(SERVER_HQ, during=InsteadOfAccessing(Gain(3), optional=True))),
)  # fmt: skip
define("Test Bypass", "runner", "program", paid(1, Bypass()), memory=0)
define("Test Redirect", "runner", "program", paid(1, MoveRun(SERVER_RND)), memory=0)  # 6.1.2
define("Test Extra Access", "runner", "hardware", AccessMore(1, SERVER_HQ))

# -- Runner: interrupts and reactions (9.8, 9.6) ---------------------------------------------------------------------

define("Test Shield", "runner", "resource", interrupt(TrashThis(), Prevent(F_DAMAGE, 1)))
define("Test Great Shield", "runner", "resource", interrupt(TrashThis(), Prevent(F_DAMAGE, -1)))
define("Test Hideout", "runner", "resource", interrupt(TrashThis(), Prevent(F_TAGS, 1)))
define("Test Immunity", "runner", "resource", Cannot(A_DAMAGE))
define("Test Echo", "runner", "resource", whenever(ForEvent("credits-gained", player=YOU), Draw(1)))  # chain reactions
define("Test Optional Echo", "runner", "resource", When(ForEvent("drew", player=YOU), (Gain(1),), optional=True))
define("Test Virus", "runner", "program", when(TurnBegins(), Place(VIRUS)), subtypes="virus")
define("Test Spite", "runner", "resource", whenever(ForEvent("trashed", this=True), Lose(1, OPPONENT)))
define("Test Gratitude", "corp", "asset", whenever(ForEvent("trashed", this=True), Gain(1, CORP)), trash=0)

#: The titles of all of these.
STOCK = tuple(sorted([title for title in EXTRA if title.startswith("Test ")]))

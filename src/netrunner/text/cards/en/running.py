"""English words about runs."""

from __future__ import annotations

from netrunner.rules.machine.nodes import (
    Ability,
    Conditional,
    Static,
)
from netrunner.rules.machine.terms import CORP, ICE, RUNNER
from netrunner.vocabulary.cards import Encountered
from netrunner.vocabulary.costs import IfSpentFrom
from netrunner.vocabulary.damage import PreventsDamage
from netrunner.vocabulary.lasting import StillApplies
from netrunner.vocabulary.running import (
    ActionInProgress,
    Approach,
    ApproachesThisServer,
    AroundAttackedServer,
    BreakIfAble,
    BreakSubroutines,
    Bypass,
    ChooseServer,
    ClicksGone,
    CurrentActive,
    Encountering,
    EndRun,
    FirstRun,
    FirstUnrezzedApproached,
    ForceEncounterWith,
    InAttackedServer,
    MoveRun,
    MoveRunElsewhere,
    NoLockdown,
    ProtectingChosen,
    RemovedInstead,
    Run,
    RunBeginsHere,
    RunnersFirstClicks,
    RunOnThisServer,
    RunServerOf,
    SecretlySpend,
    SuccessElsewhere,
    UsedThatRun,
)
from netrunner.vocabulary.statics import AdditionalCostTo, Cannot, HostedCreditsFor, StrengthBonus
from netrunner.vocabulary.triggers import EncounterWith

from ..grammar import (
    Amount,
    Bare,
    Clause,
    Det,
    Mood,
    NounPhrase,
    Said,
    Series,
    Voice,
    after_each_other,
    allowed,
    fronted,
    led,
    together,
)
from .events import _lead
from .instructions import (
    choice,
    conditional,
    does,
    name,
)
from .words import EN, NOUNS, SERVERS, SUBROUTINE, joined, subtype

# Conditions


@EN.words(FirstRun)
def first_run(n: FirstRun, v: Voice) -> Said:
    how = "by the basic action" if n.by_action else ""
    return v.act("make", name("a run"), RUNNER, how, "this turn").with_(tense=Mood.PERFECT, negative=True)


@EN.words(RunOnThisServer)
def run_on_this_server(n: RunOnThisServer, v: Voice) -> Said:
    return Bare("during a run on this server")


@EN.words(ActionInProgress)
def action_in_progress(n: ActionInProgress, v: Voice) -> Said:
    return Clause("be", name("those [click]", plural=True), rest=("spent to take an action",)).with_(tense=Mood.PAST)


@EN.words(NoLockdown)
def no_lockdown(n: NoLockdown, v: Voice) -> Said:
    return Bare("there is no active lockdown")


@EN.words(CurrentActive)
def current_active(n: CurrentActive, v: Voice) -> Said:
    return Clause("be", name("a current"), rest=("active",))


# Triggers


def _which_run(n: ClicksGone) -> str:
    return "during a run on this server" if isinstance(n.condition, RunOnThisServer) else "during a run"


@EN.words(ClicksGone)
def clicks_gone(n: ClicksGone, v: Voice) -> str:
    v.subject = v.who(RUNNER)
    who = "you spend or lose" if v.subject.reader else "the Runner spends or loses"
    return f"{'the first time each turn' if n.first_each_turn else 'whenever'} {who} [click] {_which_run(n)}"


@EN.words(RunnersFirstClicks)
def runners_first_clicks(n: RunnersFirstClicks, v: Voice) -> str:
    return "the first time the Runner spends 1 or more [click] during their turn"


@EN.words(ApproachesThisServer)
def approaches_this_server(n: ApproachesThisServer, v: Voice) -> str:
    word = "the first time each run" if n.first_this_run else "when"
    return _lead(word, v.act("approach", name("this server"), RUNNER), v)


@EN.words(RunBeginsHere)
def run_begins_here(n: RunBeginsHere, v: Voice) -> str:
    often = "the first time during that action" if "action" in v.lasting else "whenever"
    return f"{often} a run on this server begins"


# Which cards


@EN.words(AroundAttackedServer)
def around_attacked_server(n: AroundAttackedServer, v: Voice) -> NounPhrase:
    if n.ice:
        return NounPhrase((NOUNS[4],), det=Det.A, after=("protecting the attacked server",))
    return NounPhrase((NOUNS[0],), det=Det.A, after=("in or protecting the attacked server",))


@EN.words(Encountering)
def encountering(n: Encountering, v: Voice) -> Said:
    return Bare("during an encounter" if n.cards is None else f"during an encounter with {v.text(v.cards(n.cards))}")


@EN.words(InAttackedServer)
def in_attacked_server(n: InAttackedServer, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), det=Det.A, after=("installed in that server",))


@EN.words(UsedThatRun)
def used_that_run(n: UsedThatRun, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[9],), det=Det.A, after=("you used during that run",))


# Instructions


@EN.words(StillApplies)
def still_applies(n: StillApplies, v: Voice) -> Said:
    trashed = v.act("trash", v.this(), RUNNER, "during a run")
    return fronted(Bare("the above still applies for the remainder of that run"), f"if {v.say(trashed)}")


@EN.words(ProtectingChosen)
def protecting_chosen(n: ProtectingChosen, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, "protecting that server"))


@EN.words(FirstUnrezzedApproached)
def first_unrezzed_approached(n: FirstUnrezzedApproached, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[ICE],), det=Det.THE, adjectives=("first unrezzed",), after=("approached",))


@EN.words(ChooseServer)
def choose_server(n: ChooseServer, v: Voice) -> Said:
    said = v.act("choose", name("a central server" if n.central else "a server"))
    return allowed(said, v.who()) if n.may else said


@EN.words(SecretlySpend)
def secretly_spend(n: SecretlySpend, v: Voice) -> Said:
    question = "if you spent an even or odd number of credits" if n.parity else "how many credits you spent"
    guess = Clause("guess", EN.player(CORP if v.side == RUNNER else RUNNER), name(question))
    reveal = v.act("reveal", name("the spent credits"))
    much = "any number of credits" if n.most < 0 else f"up to {n.most}[c]"
    spend = v.act("spend", name(much), -1, "in secret")
    v.results["spent"] = "credit spent"
    first, *more = does(n.wrong, v)
    return after_each_other([spend, guess, reveal, fronted(first, "if they guessed incorrectly"), *more])


@EN.words(RunServerOf)
def run_server_of(n: RunServerOf, v: Voice) -> Said:
    ice = choice(n.ice, v)
    ice = ice.with_(object=name("a piece of ice protecting a server"))
    parts: list[Said] = [Series((ice, v.act("run", name("that server"), RUNNER)))]
    for ability in n.during:
        if isinstance(ability, Conditional):
            parts.append(conditional(ability, v))
    return after_each_other(parts)


# Replacements and traits


@EN.words(SuccessElsewhere)
def success_elsewhere(n: SuccessElsewhere, v: Voice) -> Said:
    where = joined([SERVERS[s] for s in n.servers], "or")
    change = Clause("change", EN.reader(), name("the attacked server"), rest=(f"to {where} first",))
    return fronted(change, "if that run would be declared successful")


@EN.words(RemovedInstead)
def removed_instead(n: RemovedInstead, v: Voice) -> Said:
    return v.act("remove", v.this(), -1, "from the game instead of trashing it")


@EN.words(Run)
def run(n: Run, v: Voice) -> Said:
    if n.servers:
        where = joined([SERVERS[s] for s in n.servers], "or")
    else:
        where = "a remote server" if n.remote else "a central server" if n.central else "any server"
        where = "the chosen server" if n.chosen else where
    if n.protected_by is not None:
        ice = v.text(v.cards(n.protected_by).with_(det=Det.A))
        where = f"{where.replace('any server', 'a server')} with {ice} protecting it"
    parts: list[Said] = [v.act("run", name(where), RUNNER)]
    if n.choose is not None:
        parts = [together([choice(n.choose, v), parts[0]])]
    for ability in n.during:
        if isinstance(ability, Conditional):
            v.lasting = "run"  # for the words of its trigger condition
            during = isinstance(ability.trigger, EncounterWith) and not ability.trigger.first_this_run
            parts.append(led(conditional(ability, v), "during that run" if during else ""))
            v.lasting = ""
            if ability.limit:
                often = "once" if ability.limit == 1 else f"{ability.limit} times"
                parts.append(Bare(f"do this only {often} during that run"))
        elif isinstance(ability, Static):
            parts.append(fronted(v.said(ability), "during that run" if _needs_saying(n, ability) else ""))
    return after_each_other(parts)


def _needs_saying(n: Run, ability: Ability) -> bool:
    """Whether a declaration does not show by itself that it is about the run."""
    return n.choose is not None or isinstance(
        ability, AdditionalCostTo | Cannot | HostedCreditsFor | PreventsDamage | StrengthBonus
    )


@EN.words(EndRun)
def end_run(n: EndRun, v: Voice) -> Said:
    return v.act("end", name("the run"))


@EN.words(Bypass)
def bypass(n: Bypass, v: Voice) -> Said:
    ice = name("the ice you are encountering" if v.side == RUNNER else "the ice being encountered")
    if "event" in v.mentioned or v.focus == "this":
        ice = v.that("event").with_(pronoun=True)
    return v.act("bypass", ice, RUNNER)


@EN.words(Approach)
def approach(n: Approach, v: Voice) -> Said:
    return v.act("approach", v.cards(n.what), RUNNER)


@EN.words(MoveRun)
def move_run(n: MoveRun, v: Voice) -> Said:
    change = v.act("change", name("the attacked server"), -1, f"to {SERVERS[n.server]}")
    ice = name("the outermost ice protecting it")
    return after_each_other([change, v.act("approach", ice, RUNNER)]) if n.approach else change


@EN.words(MoveRunElsewhere)
def move_run_elsewhere(n: MoveRunElsewhere, v: Voice) -> Said:
    change = v.act("change", name("the attacked server"), -1, "to another server")
    ice = name("the outermost ice protecting it")
    return after_each_other([change, v.act("encounter" if n.encounter else "approach", ice, RUNNER)])


@EN.words(ForceEncounterWith)
def force_encounter_with(n: ForceEncounterWith, v: Voice) -> Said:
    return v.act("encounter", v.cards(n.what), RUNNER, "again" if n.again else "")


@EN.words(BreakSubroutines)
def break_subroutines(n: BreakSubroutines, v: Voice) -> Said:
    kinds = (joined([subtype(kind) for kind in v.ice_kinds], "or"),) if v.ice_kinds else ()
    thing = NounPhrase((SUBROUTINE,), kinds=kinds, after=v.ice_after)
    if n.ends_run:
        thing = thing.with_(after=("that says “[sub] End the run.” and nothing else", *v.ice_after))
    if n.which:
        ice = v.ice_after or (f"on {v.text(v.cards(Encountered()))}",)
        return v.act("break", thing.with_(det=Det.THE, adjectives=(n.which,), after=ice))
    if n.all_but:
        return v.act("break", name(f"all but {n.all_but} subroutine{'s' if n.all_but > 1 else ''}"))
    if n.n == -1:
        return v.act("break", Amount("any number of" if n.up_to else "all", True).of(thing))
    if isinstance(n.n, IfSpentFrom) and n.up_to:
        amount = v.amount(n.n)
        return v.act("break", amount.of(thing).with_(per=amount.per.replace("(or ", "(or up to ", 1)))
    what = v.amount(n.n).of(thing, "up to " if n.up_to else "")
    return v.act("break", what)


@EN.words(BreakIfAble)
def break_if_able(n: BreakIfAble, v: Voice) -> Said:
    v.ice_kinds = n.subtypes
    said = v.said(n.breaks)
    assert isinstance(said, Clause)
    return said.then(", if able")

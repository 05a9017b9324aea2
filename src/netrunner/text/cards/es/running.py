"""Spanish words about runs."""

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
from .cards import ES
from .comparing import there_is
from .events import _lead
from .instructions import (
    choice,
    conditional,
    does,
    name,
)
from .words import (
    NOUNS,
    SERVERS,
    SUBROUTINE,
    joined,
    subtype,
)

# Conditions


@ES.words(FirstRun)
def first_run(n: FirstRun, v: Voice) -> Said:
    how = "con la acción básica" if n.by_action else ""
    clause = v.act("realizar", name("una incursión"), RUNNER, how, "en este turno")
    return clause.with_(tense=Mood.PERFECT, negative=True)


@ES.words(RunOnThisServer)
def run_on_this_server(n: RunOnThisServer, v: Voice) -> Said:
    return Bare("durante una incursión contra este servidor")


@ES.words(ActionInProgress)
def action_in_progress(n: ActionInProgress, v: Voice) -> Said:
    return Clause("gastarse", name("esos [click]", plural=True), rest=("para realizar una acción",)).with_(
        tense=Mood.PAST
    )


@ES.words(NoLockdown)
def no_lockdown(n: NoLockdown, v: Voice) -> Said:
    return there_is(name("ningún confinamiento activo")).with_(negative=True)


@ES.words(CurrentActive)
def current_active(n: CurrentActive, v: Voice) -> Said:
    return Clause("estar", name("una corriente"), rest=("activa",))


# Triggers


def _which_run(n: ClicksGone) -> str:
    here = isinstance(n.condition, RunOnThisServer)
    return "durante una incursión contra este servidor" if here else "durante una incursión"


@ES.words(ClicksGone)
def clicks_gone(n: ClicksGone, v: Voice) -> str:
    v.subject = v.who(RUNNER)
    who = "gastes o pierdas" if v.subject.reader else "el Runner gaste o pierda"
    often = "la primera vez en cada turno que" if n.first_each_turn else "siempre que"
    return f"{often} {who} [click] {_which_run(n)}"


@ES.words(RunnersFirstClicks)
def runners_first_clicks(n: RunnersFirstClicks, v: Voice) -> str:
    return "la primera vez que el Runner gaste 1 o más [click] durante su turno"


@ES.words(ApproachesThisServer)
def approaches_this_server(n: ApproachesThisServer, v: Voice) -> str:
    word = "la primera vez en cada incursión que" if n.first_this_run else "cuando"
    return _lead(word, v.act("aproximarse", None, RUNNER, "a este servidor"), v)


@ES.words(RunBeginsHere)
def run_begins_here(n: RunBeginsHere, v: Voice) -> str:
    often = "la primera vez que durante esa acción" if "action" in v.lasting else "siempre que"
    return f"{often} comience una incursión contra este servidor"


# Which cards


@ES.words(AroundAttackedServer)
def around_attacked_server(n: AroundAttackedServer, v: Voice) -> NounPhrase:
    if n.ice:
        return NounPhrase((NOUNS[4],), det=Det.A, after=("que proteja el servidor atacado",))
    return NounPhrase((NOUNS[0],), det=Det.A, after=("del servidor atacado o que lo proteja",))


@ES.words(Encountering)
def encountering(n: Encountering, v: Voice) -> Said:
    return Bare(f"durante un enfrentamiento{'' if n.cards is None else f' con {v.text(v.cards(n.cards))}'}")


@ES.words(InAttackedServer)
def in_attacked_server(n: InAttackedServer, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[0],), det=Det.A, adjectives=("instalado",), after=("en ese servidor",))


@ES.words(UsedThatRun)
def used_that_run(n: UsedThatRun, v: Voice) -> NounPhrase:
    return NounPhrase((NOUNS[9],), det=Det.A, after=("que hayas usado durante esa incursión",))


# Instructions


@ES.words(StillApplies)
def still_applies(n: StillApplies, v: Voice) -> Said:
    trashed = v.act("destruir", v.this(), RUNNER, "durante una incursión")
    still = Bare("lo anterior sigue aplicándose durante el resto de esa incursión")
    return fronted(still, f"si {v.say(trashed)}")


@ES.words(ProtectingChosen)
def protecting_chosen(n: ProtectingChosen, v: Voice) -> NounPhrase:
    cards = v.cards(n.cards)
    return cards.with_(after=(*cards.after, "que proteja ese servidor"))


@ES.words(FirstUnrezzedApproached)
def first_unrezzed_approached(n: FirstUnrezzedApproached, v: Voice) -> NounPhrase:
    approached = "suspendido al que se aproxime el Runner" if v.side == CORP else "suspendido al que te aproximes"
    return NounPhrase((NOUNS[ICE],), det=Det.FIRST, after=(approached,))


@ES.words(ChooseServer)
def choose_server(n: ChooseServer, v: Voice) -> Said:
    said = v.act("elegir", name("un servidor central" if n.central else "un servidor"))
    return allowed(said, v.who()) if n.may else said


@ES.words(SecretlySpend)
def secretly_spend(n: SecretlySpend, v: Voice) -> Said:
    rival = ES.player(CORP if v.side == RUNNER else RUNNER)
    question = "si has gastado un número par o impar de créditos" if n.parity else "cuántos créditos has gastado"
    guess = Clause("adivinar", rival, name(question))
    reveal = v.act("revelar", name("los créditos gastados"))
    much = "cualquier número de créditos" if n.most < 0 else f"hasta {n.most}[c]"
    spend = v.act("gastar", name(much), -1, "en secreto")
    v.results["spent"] = "crédito gastado"
    first, *more = does(n.wrong, v)
    return after_each_other([spend, guess, reveal, fronted(first, "si no lo adivina"), *more])


@ES.words(RunServerOf)
def run_server_of(n: RunServerOf, v: Voice) -> Said:
    ice = choice(n.ice, v).with_(object=name("un hielo que proteja un servidor"))
    run = v.act("realizar", name("una incursión"), RUNNER, "contra ese servidor")
    parts: list[Said] = [Series((ice, run))]
    for ability in n.during:
        if isinstance(ability, Conditional):
            parts.append(conditional(ability, v))
    return after_each_other(parts)


# Replacements and traits


@ES.words(SuccessElsewhere)
def success_elsewhere(n: SuccessElsewhere, v: Voice) -> Said:
    where = joined([SERVERS[s] for s in n.servers], "o a")
    change = Clause("cambiar", ES.reader(), name("antes el servidor atacado"), rest=(f"a {where}",))
    return fronted(change, "si se va a declarar que esa incursión ha tenido éxito")


@ES.words(RemovedInstead)
def removed_instead(n: RemovedInstead, v: Voice) -> Said:
    it = "la" if v.this().feminine else "lo"
    return v.act("retirar", v.this(), -1, f"de la partida en lugar de destruir{it}")


@ES.words(Run)
def run(n: Run, v: Voice) -> Said:
    if n.servers:
        where = joined([SERVERS[s] for s in n.servers], "o")
    else:
        where = f"{'un servidor remoto' if n.remote else 'un servidor central' if n.central else 'cualquier servidor'}"
    where = "el servidor elegido" if n.chosen else where
    if n.protected_by is not None:
        ice = v.text(v.cards(n.protected_by).with_(det=Det.A))
        where = f"{where.replace('cualquier', 'un')} protegido por {ice}"
    parts: list[Said] = [v.act("realizar", name("una incursión"), RUNNER, f"contra {where}")]
    if n.choose is not None:
        parts = [together([choice(n.choose, v), parts[0]])]
    for ability in n.during:
        if isinstance(ability, Conditional):
            v.lasting = "run"  # for the words of its trigger condition
            during = isinstance(ability.trigger, EncounterWith) and not ability.trigger.first_this_run
            parts.append(led(conditional(ability, v), "durante esa incursión" if during else ""))
            v.lasting = ""
            if ability.limit:
                often = "una vez" if ability.limit == 1 else f"{ability.limit} veces"
                parts.append(Bare(f"haz esto solo {often} durante esa incursión"))
        elif isinstance(ability, Static):
            parts.append(fronted(v.said(ability), "durante esa incursión" if _needs_saying(n, ability) else ""))
    return after_each_other(parts)


def _needs_saying(n: Run, ability: Ability) -> bool:
    """Whether a declaration does not show by itself that it is about the run."""
    return n.choose is not None or isinstance(
        ability, AdditionalCostTo | Cannot | HostedCreditsFor | PreventsDamage | StrengthBonus
    )


@ES.words(EndRun)
def end_run(n: EndRun, v: Voice) -> Said:
    return v.act("terminar", name("la incursión"))


@ES.words(Bypass)
def bypass(n: Bypass, v: Voice) -> Said:
    if "event" in v.mentioned or v.focus == "this":
        ice = v.that("event").with_(nouns=(NOUNS[4],), pronoun=True)
    else:
        ice = name("el hielo al que te enfrentas" if v.side == RUNNER else "el hielo al que se enfrenta")
    return v.act("superar", ice, RUNNER)


@ES.words(Approach)
def approach(n: Approach, v: Voice) -> Said:
    return v.act("aproximarse", None, RUNNER, f"a {v.text(v.cards(n.what))}")


@ES.words(MoveRun)
def move_run(n: MoveRun, v: Voice) -> Said:
    change = v.act("cambiar", name("el servidor atacado"), -1, f"a {SERVERS[n.server]}")
    approached = v.act("aproximarse", None, RUNNER, "al hielo más exterior que lo protege")
    return after_each_other([change, approached]) if n.approach else change


@ES.words(MoveRunElsewhere)
def move_run_elsewhere(n: MoveRunElsewhere, v: Voice) -> Said:
    change = v.act("cambiar", name("el servidor atacado"), -1, "por otro servidor")
    verb = "enfrentarse" if n.encounter else "aproximarse"
    return after_each_other([change, v.act(verb, None, RUNNER, "al hielo más exterior que lo protege")])


@ES.words(ForceEncounterWith)
def force_encounter_with(n: ForceEncounterWith, v: Voice) -> Said:
    return v.act("enfrentarse", None, RUNNER, f"a {v.text(v.cards(n.what))}", "de nuevo" if n.again else "")


@ES.words(BreakSubroutines)
def break_subroutines(n: BreakSubroutines, v: Voice) -> Said:
    kinds = joined([subtype(kind) for kind in v.ice_kinds], "o")
    kind = (f"de {kinds}",) if kinds else ()
    thing = NounPhrase((SUBROUTINE,), after=(*kind, *v.ice_after))
    if n.ends_run:
        thing = thing.with_(after=("que diga «[sub] Termina la incursión» y nada más", *v.ice_after))
    if n.which:
        ice = v.ice_after or (f"de {v.text(v.cards(Encountered()))}",)
        order = "primera" if n.which == "first" else "última"
        return v.act("romper", name(f"la {order} subrutina {' '.join([*kind, *ice])}"))
    if n.all_but:
        return v.act("romper", name(f"todas las subrutinas excepto {n.all_but}"))
    if n.n == -1:
        return v.act("romper", Amount("cualquier número de" if n.up_to else "todas las", True).of(thing))
    if isinstance(n.n, IfSpentFrom) and n.up_to:
        amount = v.amount(n.n)
        return v.act("romper", amount.of(thing).with_(per=amount.per.replace("(o ", "(o hasta ", 1)))
    what = v.amount(n.n).of(thing, "hasta " if n.up_to else "")
    return v.act("romper", what)


@ES.words(BreakIfAble)
def break_if_able(n: BreakIfAble, v: Voice) -> Said:
    v.ice_kinds = n.subtypes
    said = v.said(n.breaks)
    assert isinstance(said, Clause)
    return said.then(", si puedes")

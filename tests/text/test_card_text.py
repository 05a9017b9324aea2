"""The text of cards is made from their declarations: every word of the vocabulary has words in every language."""

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import netrunner.vocabulary
from netrunner.cards.facts import CYCLES, all_facts, facts
from netrunner.cards.library import definition, implemented, is_implemented
from netrunner.rules.machine.nodes import P_PLAY, P_REZ, Node
from netrunner.rules.machine.terms import (
    A_DAMAGE,
    A_JACK_OUT,
    A_RUN,
    A_STEAL,
    A_TRASH,
    AGENDA,
    BRAIN,
    CORP,
    EVENT,
    F_DAMAGE,
    F_TRACE,
    HARDWARE,
    ICE,
    MEAT,
    NET,
    OPERATION,
    POWER,
    PROGRAM,
    RESOURCE,
    RUNNER,
    SERVER_HQ,
    UPGRADE,
    VIRUS,
)
from netrunner.text.cards import ability_text, card_text, describe, line_text
from netrunner.text.cards.es.words import SPANISH, with_clitics
from netrunner.text.cards.grammar import Unspoken, finished
from netrunner.text.cards.render import language
from netrunner.text.phrases import LANGUAGES
from netrunner.vocabulary.abilities import breaks, interrupt, paid, play, sub, when, whenever
from netrunner.vocabulary.base import OPPONENT, YOU
from netrunner.vocabulary.cards import All, Cards, Chosen, This
from netrunner.vocabulary.conditions import DuringRun, HappenedThisTurn, Not, NumberIs, Or, RunnerTagged
from netrunner.vocabulary.costs import (
    Clicks,
    Credits,
    RemoveBadPublicityToPay,
    RemoveTagsToPay,
    SufferDamage,
    TakeTags,
    TrashCards,
    TrashThis,
)
from netrunner.vocabulary.counters import Place, Remove
from netrunner.vocabulary.declare import DECLARED
from netrunner.vocabulary.flow import ChooseOne, If, IfAble, May, MayPay, MustPay, RepeatProcess, Trace, Unless
from netrunner.vocabulary.instructions import Damage, Draw, Gain, GiveTags, Lose, LoseClicks
from netrunner.vocabulary.interrupts import DamageInstead, Increase, Prevent, SetValue
from netrunner.vocabulary.into_play import Install, Rez
from netrunner.vocabulary.lasting import Until
from netrunner.vocabulary.moving import AddTo, Search, SwapCards, Trash
from netrunner.vocabulary.numbers import AdvancementBefore, CountersOn, Counting, CreditsOf, Tags, Times
from netrunner.vocabulary.piles import DeckSize
from netrunner.vocabulary.running import BreakSubroutines, Bypass, EndRun, Run
from netrunner.vocabulary.statics import AccessMore, Cannot, CostsLess, HostedCreditsFor, Memory
from netrunner.vocabulary.traits import AdditionalPlayCost, AdditionalStealCost, CanHost
from netrunner.vocabulary.triggers import EncounterWith, ForEvent, Stolen

GOLDEN = Path(__file__).parent / "golden"
PROGRAMS = Cards(types=PROGRAM)
REZZED_ICE = Cards(types=ICE, rezzed=True)


def vocabulary() -> list[type[Node]]:
    """Every class that a declaration can be written with."""
    found: list[type[Node]] = []
    for module in iter_modules(netrunner.vocabulary.__path__):
        name = f"netrunner.vocabulary.{module.name}"
        for cls in vars(import_module(name)).values():
            if (
                isinstance(cls, type)
                and issubclass(cls, Node)
                and cls.__module__ == name
                and hasattr(cls, "__dataclass_fields__")
                and not cls.__name__.startswith("_")
            ):
                found.append(cls)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_has_words(lang: str) -> None:
    speechless = [cls.__name__ for cls in vocabulary() if cls not in language(lang).table]
    assert not speechless, f"add builders for them: text/cards/{lang}/__init__.py says how"


def test_a_word_without_a_builder_is_told_apart() -> None:
    class Silent(Node):
        __slots__ = ()

    with pytest.raises(Unspoken, match=r"Silent has no words in es: text/cards/es/__init__\.py says how"):
        describe(Silent(), "es")


def pool(cycle: str, lang: str) -> str:
    """Every card of a cycle with its text, as it stands in a golden file."""
    cards = []
    for card in all_facts():
        if card.cycle == cycle and is_implemented(card.title):
            lines = [f"    {line}" for line in card_text(card.title, lang)]
            cards.append("\n".join([f"{card.code} {card.title_in(lang)}", *lines]))
    return "\n\n".join(cards) + "\n"


@pytest.mark.parametrize("cycle", CYCLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pool_reads_as_it_did(lang: str, cycle: str, request: pytest.FixtureRequest) -> None:
    """``pytest --update-golden tests/text`` writes the files anew; read what changed before you keep it."""
    file = GOLDEN / f"{cycle}.{lang}.txt"
    if request.config.getoption("--update-golden"):
        file.write_text(pool(cycle, lang), encoding="utf-8")
    assert pool(cycle, lang) == file.read_text(encoding="utf-8")


def every_line() -> list[tuple[str, str, str]]:
    return [(lang, title, line) for lang in LANGUAGES for title in implemented() for line in card_text(title, lang)]


def test_no_line_stumbles() -> None:
    stumbles = {
        "two spaces": r"  ",
        "a space before a comma": r" [,.:;]",
        "one of many": r"(?<![\d-])\b1 (cards|programs|counters|tokens|tags|subroutines|cartas|programas|contadores"
        r"|fichas|marcas|subrutinas|puntos)\b",
        "many of one": r"\b[2-9] (card|program|tag|subroutine|carta|programa|marca|subrutina|punto|contador)\b",
        "not contracted": r"\b(de|a) el\b",
        "y before i": r"\by i",
        "not inflected": r"\{",
        "a Python value": r"None|True|False|<|object",
        "two stops": r"\.[’”»]*\.",
        "a before a vowel": r"\ba [aeio]\w",
    }
    for lang, title, line in every_line():
        for what, pattern in stumbles.items():
            if what == "a before a vowel" and lang == "es":
                continue
            assert not re.search(pattern, line), f"{title} ({lang}), {what}: {line}"


def test_every_line_is_a_sentence_or_symbols() -> None:
    for lang, title, line in every_line():
        assert re.search(r"[.)]’?”?$|^[+-]?\d+\[\w+\]$", line), f"{title} ({lang}): {line}"
        opening = re.sub(r"^(\[\w+\]|[^\w\[])+", "", line.rpartition(": ")[2])  # behind a cost and symbols
        assert opening[0].isupper() or not opening[0].isalpha(), f"{title} ({lang}): {line}"


def test_only_the_symbols_of_the_rules_stand_in_brackets() -> None:
    symbols = {"c", "click", "recurring", "link", "MU", "sub", "trash", "interrupt"}
    for lang, title, line in every_line():
        found = set(re.findall(r"(?<![Tt]race )(?<!traces )(?<![Rr]astreo )\[(\w+)\]", line))
        assert found <= symbols, f"{title} ({lang}): {line}"


def test_spanish_lines_are_spanish() -> None:
    english = r"\b(the|you|your|when|whenever|card|run|gain|trash|ice|its|and|with)\b"
    for lang, title, line in every_line():
        plain = line.replace("[click]", "").replace("[trash]", "").replace(title, "")  # a title may be English
        assert lang == "en" or not re.search(english, plain), f"{title}: {line}"


@pytest.mark.rule("1.3.8")
def test_each_subroutine_has_its_symbol() -> None:
    assert card_text("Wall of Thorns", "en") == ["[sub] Do 2 net damage.", "[sub] End the run."]
    assert card_text("Wall of Thorns", "es") == [
        "[sub] Inflige 2 puntos de daño de red.",
        "[sub] Termina la incursión.",
    ]


@pytest.mark.erratum("11.2.8")
def test_a_card_with_a_limit_of_its_own_says_so() -> None:
    assert card_text("AstroScript Pilot Program", "en")[-1] == "Limit 1 per deck."
    assert card_text("AstroScript Pilot Program", "es")[-1] == "Límite de 1 por mazo."
    assert card_text("Jinteki: Personal Evolution", "es") == [
        "Siempre que se puntúe o se robe un plan, inflige 1 punto de daño de red."
    ]


def test_cards_in_a_text_bear_their_title_in_the_language() -> None:
    assert "copia de Madriguera de Conejo" in card_text("Rabbit Hole", "es")[1]
    assert "copy of Rabbit Hole" in card_text("Rabbit Hole", "en")[1]


def test_an_ability_of_a_card_in_play_by_its_slot() -> None:
    crypsis = definition("Crypsis")
    assert ability_text(crypsis, 2, "en") == "[click]: Place 1 virus counter on this program."
    force = definition("Private Security Force")
    assert ability_text(force, 32, "es") == "[click]: Inflige 1 punto de daño físico."
    with pytest.raises(LookupError, match="Crypsis has no ability in slot 9"):
        ability_text(crypsis, 9, "en")


def test_a_prompt_says_what_an_ability_does_and_not_what_it_costs() -> None:
    assert describe(breaks(1, "barrier"), "en") == "Break 1 barrier subroutine."
    assert describe(breaks(1, "barrier"), "es") == "Rompe 1 subrutina de barrera."


SAMPLES: list[tuple[int, int, Node, str, str]] = [
    (
        CORP, ICE, sub(Unless(Trash(Chosen(PROGRAMS)), 3, RUNNER)),
        "[sub] Trash 1 program unless the Runner pays 3[c].",
        "[sub] Destruye 1 programa a menos que el Runner pague 3[c].",
    ),
    (
        CORP, ICE, sub(ChooseOne((GiveTags(1), Damage(NET, 1)), EndRun(), player=RUNNER)),
        "[sub] The Runner chooses one: take 1 tag and suffer 1 net damage; or end the run.",
        "[sub] El Runner elige entre recibir 1 marca y sufrir 1 punto de daño de red; o bien terminar la incursión.",
    ),
    (
        CORP, ICE, sub(May(LoseClicks(1), otherwise=EndRun(), player=RUNNER)),
        "[sub] The Runner may lose [click]. If they do not, end the run.",
        "[sub] El Runner puede perder [click]. Si no lo hace, termina la incursión.",
    ),
    (
        CORP, ICE, sub(If(RunnerTagged(), EndRun(), Gain(1))),
        "[sub] If the Runner is tagged, end the run. Otherwise, gain 1[c].",
        "[sub] Si el Runner está marcado, termina la incursión. En caso contrario, gana 1[c].",
    ),
    (
        CORP, ICE, sub(Trace(3, EndRun(), Gain(2), GiveTags(1))),
        "[sub] Trace [3]. If successful, end the run. If unsuccessful, gain 2[c]. "
        "Whether or not it is successful, give the Runner 1 tag.",
        "[sub] Rastreo [3]. Si tiene éxito, termina la incursión. Si no tiene éxito, gana 2[c]. "
        "Tanto si tiene éxito como si no, dale 1 marca al Runner.",
    ),
    (
        CORP, ICE, when(EncounterWith(), MustPay(3, EndRun(), RUNNER)),
        "When the Runner encounters this ice, they must pay 3[c] if able. Otherwise, end the run.",
        "Cuando el Runner se enfrente a este hielo, debe pagar 3[c] si puede. En caso contrario, termina la incursión.",
    ),
    (
        CORP, UPGRADE, Cannot(A_JACK_OUT, this_server=True),
        "The Runner cannot jack out during runs on this server.",
        "El Runner no puede desenchufarse durante incursiones contra este servidor.",
    ),
    (
        CORP, UPGRADE, Cannot(A_RUN, this_server=True, condition=RunnerTagged()),
        "While the Runner is tagged, the Runner cannot run this server.",
        "Mientras el Runner esté marcado, el Runner no puede realizar incursiones contra este servidor.",
    ),
    (CORP, UPGRADE, Cannot(A_TRASH, cards=PROGRAMS), "Programs cannot be trashed.",
     "Los programas no pueden ser destruidos."),
    (CORP, UPGRADE, Cannot(A_STEAL), "The Runner cannot steal agendas.", "El Runner no puede robar planes."),
    (
        CORP, AGENDA, AdditionalStealCost(SufferDamage(NET, 2), TakeTags(1)),
        "As an additional cost to steal this agenda, the Runner must suffer 2 net damage and take 1 tag.",
        "Como coste adicional para robar este plan, el Runner debe sufrir 2 puntos de daño de red y recibir 1 marca.",
    ),
    (
        CORP, OPERATION, AdditionalPlayCost(Clicks()),
        "As an additional cost to play this operation, you must spend [click].",
        "Como coste adicional para jugar esta operación, debes gastar [click].",
    ),
    (
        CORP, AGENDA, when(Stolen(this=True), Lose(Times(2, AdvancementBefore()), RUNNER)),
        "When the Runner steals this agenda, they lose 2[c] for each advancement token that was on it.",
        "Cuando el Runner robe este plan, pierde 2[c] por cada ficha de Avance que tuviera.",
    ),
    (
        CORP, OPERATION, play(SwapCards(Chosen(REZZED_ICE), Chosen(REZZED_ICE, as_="other"))),
        "Swap 2 rezzed pieces of ice.",
        "Intercambia entre sí 2 hielos ejecutados.",
    ),
    (
        CORP, OPERATION, play(Rez(All(Cards(types=ICE))), Trash(All(Cards(types=RESOURCE)))),
        "Rez all ice. Trash all resources.",
        "Ejecuta todos los hielos. Destruye todos los recursos.",
    ),
    (
        CORP, OPERATION, play(AddTo(Chosen(Cards(where="archives"), 2, up_to=True), "rnd", top=False)),
        "Put up to 2 cards from Archives on the bottom of R&D.",
        "Coloca hasta 2 cartas de los Archivos en la parte inferior de I+D.",
    ),
    (
        CORP, OPERATION, paid(1, Gain(Counting(REZZED_ICE)), limit=1),
        "1[c]: Gain 1[c] for each rezzed piece of ice. Use this ability only once per turn.",
        "1[c]: Gana 1[c] por cada hielo ejecutado. Usa esta capacidad solo una vez por turno.",
    ),
    (
        RUNNER, RESOURCE, paid((Clicks(2), TrashThis(), TrashCards(Cards(types=HARDWARE), 2)), Draw(Tags())),
        "[click][click], [trash], trash 2 pieces of hardware: Draw 1 card for each tag you have.",
        "[click][click], [trash], destruye 2 hardware: Roba 1 carta por cada marca que tengas.",
    ),
    (
        RUNNER, RESOURCE, paid(TrashCards(Cards(side=RUNNER, other=True)), Run(remote=True)),
        "Trash another of your installed cards: Run a remote server.",
        "Destruye otra de tus cartas instaladas: Realiza una incursión contra un servidor remoto.",
    ),
    (
        RUNNER, RESOURCE, interrupt(TrashThis(), Prevent(F_DAMAGE, -1)),
        "[interrupt] – [trash]: Prevent all damage.",
        "[interrupt] – [trash]: Prevén todo el daño.",
    ),
    (
        CORP, ICE, sub(IfAble(LoseClicks(2, RUNNER)), RepeatProcess((GiveTags(1), EndRun()), Tags())),
        "[sub] The Runner loses [click][click] if able. For each tag the Runner has, give the Runner 1 tag and end "
        "the run.",
        "[sub] El Runner pierde [click][click] si puede. Por cada marca que tenga el Runner, dale 1 marca al Runner y "
        "termina la incursión.",
    ),
    (
        CORP, AGENDA,
        paid((RemoveTagsToPay(2), RemoveBadPublicityToPay()), Until(Cannot(A_DAMAGE, damage=NET), "turn")),
        "Remove 2 tags, remove 1 bad publicity: The Runner cannot suffer net damage for the remainder of the turn.",
        "Retira 2 marcas, retira 1 punto de mala publicidad: El Runner no puede sufrir daño de red durante el resto "
        "del turno.",
    ),
    (
        RUNNER, RESOURCE, whenever(ForEvent("trashed", YOU, PROGRAMS, once_per_batch=True), Draw()),
        "Whenever you trash 1 or more programs, draw 1 card.",
        "Siempre que destruyas 1 o más programas, roba 1 carta.",
    ),
    (
        CORP, ICE, sub(Increase(F_DAMAGE, 1, NET), SetValue(F_TRACE, 0), DamageInstead(NET, BRAIN, 2)),
        "[sub] Increase the net damage by 1. Reduce the base trace strength to 0. "
        "Do 2 brain damage instead of that net damage.",
        "[sub] Aumenta el daño de red en 1. Reduce la fuerza de rastreo base a 0. "
        "Inflige 2 puntos de daño cerebral en lugar de ese daño de red.",
    ),
    (
        RUNNER, RESOURCE, whenever(ForEvent("turn-ends", OPPONENT), Place(POWER, 2)),
        "When the Corp’s turn ends, place 2 power counters on this resource.",
        "Cuando termine el turno de la Corporación, colocas 2 contadores de poder sobre este recurso.",
    ),
    (
        RUNNER, RESOURCE, whenever(ForEvent("damage", of=MEAT), Remove(VIRUS, -1, Chosen(PROGRAMS))),
        "Whenever you suffer meat damage, remove all virus counters from 1 program.",
        "Siempre que sufras daño físico, retira todos los contadores de virus de 1 programa.",
    ),
    (
        RUNNER, RESOURCE, whenever(EncounterWith(cards=Cards(types=ICE, subtypes="bioroid")), Bypass()),
        "Whenever you encounter a piece of bioroid ice, bypass it.",
        "Siempre que te enfrentes a un hielo bioroide, supéralo.",
    ),
    (
        RUNNER, RESOURCE, when(Stolen(), MayPay(1, (Lose(2, OPPONENT), Draw(1))), may=True),
        "Whenever you steal an agenda, you may pay 1[c] to have the Corp lose 2[c] and draw 1 card.",
        "Siempre que robes un plan, puedes pagar 1[c] para hacer que la Corporación pierda 2[c] y robar 1 carta.",
    ),
    (
        RUNNER, RESOURCE, CostsLess("install", 1, PROGRAMS, RunnerTagged()),
        "While you are tagged, programs cost 1[c] less to install.",
        "Mientras estés marcado, instalar programas cuesta 1[c] menos.",
    ),
    (
        RUNNER, RESOURCE, HostedCreditsFor((P_REZ, P_PLAY)),
        "You can spend hosted credits to rez cards or play cards.",
        "Puedes gastar los créditos alojados para ejecutar cartas o jugar cartas.",
    ),
    (
        RUNNER, HARDWARE, AccessMore(1, SERVER_HQ),
        "Whenever you access cards from HQ, access 1 additional card.",
        "Siempre que accedas a cartas de la Sede Central, accede a 1 carta adicional.",
    ),
    (RUNNER, HARDWARE, CanHost(PROGRAMS, limit=1), "This hardware can host 1 program.",
     "Este hardware puede alojar 1 programa."),
    (RUNNER, HARDWARE, Memory(CountersOn(POWER)), "+1[MU] for each hosted power counter.",
     "+1[MU] por cada contador de poder alojado."),
    (
        RUNNER, EVENT, play(Search(PROGRAMS, 2, up_to=True, different=True), Until(Cannot(A_JACK_OUT), "run")),
        "Search your stack for up to 2 programs with different titles. You cannot jack out for the remainder of this "
        "run. (Shuffle your stack after the search.)",
        "Busca hasta 2 programas de títulos distintos en tu Montón. No puedes desenchufarte durante el resto de esta "
        "incursión. (Baraja tu Montón después de la búsqueda.)",
    ),
    (
        RUNNER, EVENT, play(Install(Chosen(Cards(where="grip")), facedown=True)),
        "Install 1 card from your grip facedown.",
        "Instala 1 carta de tu Empuñadura boca abajo.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("side", "card_type", "node", "en", "es"), SAMPLES, ids=[sample[3] for sample in SAMPLES])
def test_what_no_card_says_yet_reads_well_too(side: int, card_type: int, node: Node, en: str, es: str) -> None:
    assert line_text(node, "en", "", side, card_type) == en
    assert line_text(node, "es", "", side, card_type) == es


def test_conditions_are_told_as_facts() -> None:
    assert describe(Not(Or(RunnerTagged(), DuringRun())), "en", side=CORP) == (
        "The Runner is not tagged and a run is not in progress."
    )
    made = HappenedThisTurn("run-successful", server=SERVER_HQ)
    assert describe(made, "en", side=RUNNER) == "You have made a successful run on HQ this turn."
    assert describe(made, "es", side=RUNNER) == (
        "Has realizado una incursión con éxito contra la Sede Central en este turno."
    )
    assert describe(NumberIs(CountersOn(VIRUS), 2), "es") == "Hay 2 o más contadores de virus alojados."
    assert describe(NumberIs(CreditsOf(RUNNER), most=5), "en", side=CORP) == (
        "The Runner has fewer than 6[c] in their credit pool."
    )
    assert describe(NumberIs(DeckSize(), least=1), "es", side=RUNNER) == "Hay una carta en tu Montón."


def test_without_a_card_the_speaker_is_nobody_in_particular() -> None:
    assert describe(Trash(This()), "en") == "Trash this card."
    assert describe(Gain(2, RUNNER), "es") == "El Runner gana 2[c]."
    assert describe(Credits(3), "es") == "Paga 3[c]."
    assert describe(BreakSubroutines(-1), "en") == "Break all subroutines."
    assert describe(BreakSubroutines(-1, up_to=True), "en") == "Break any number of subroutines."
    assert describe(Chosen(PROGRAMS, 2, up_to=True), "es") == "hasta 2 programas"
    assert describe(Lose(1, OPPONENT), "en") == "Your opponent loses 1[c]."


def test_spanish_contracts_and_accents_in_the_last_step() -> None:
    assert SPANISH.finish("accede a el hielo de el Runner y infligir daño o otra cosa") == (
        "Accede al hielo del Runner e infligir daño u otra cosa."
    )
    assert SPANISH.finish("una copia de El Ojo del Hacedor sobre él") == "Una copia de El Ojo del Hacedor sobre él."
    assert [with_clitics(verb, "lo") for verb in ("instala", "expón", "mueve", "puntúa", "pon")] == [
        "instálalo", "exponlo", "muévelo", "puntúalo", "ponlo",
    ]  # fmt: skip


def test_the_first_letter_of_a_sentence_is_found_behind_symbols() -> None:
    assert finished("[interrupt] – [trash]: prevent 1 damage").startswith("[interrupt] – [trash]: Prevent")
    assert finished("1 card") == "1 card."


def test_texts_are_not_loaded_before_they_are_read() -> None:
    import subprocess
    import sys

    code = (
        "import sys, netrunner, netrunner.text.cards; "
        "print([m for m in sys.modules if m.startswith('netrunner.text.cards.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_implemented_card_has_a_text_in_both_languages() -> None:
    for title in implemented():
        says_something = bool(DECLARED[title])  # one identity has no abilities
        assert all(bool(card_text(title, lang)) == says_something for lang in LANGUAGES), title
        assert card_text(facts(title).title_in("es"), "es") == card_text(title, "es")

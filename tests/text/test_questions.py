"""Questions and options in words: every kind and every verb, in both languages, with what the player may know."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import netrunner
from netrunner import Game, starter_deck
from netrunner.questions import labels, option_label, price, question, waiting
from netrunner.rules.machine.decisions import VERBS, Decision, Option
from netrunner.rules.machine.nodes import P_OTHER, PAY_COUNTER, PAYMENTS, Bill, Pick
from netrunner.rules.machine.terms import CREDIT, FORCED, FULL, RUNNER
from netrunner.testing import Scenario, scenario
from netrunner.text.phrases import LANGUAGES, Phrase, table

SOURCE = Path(netrunner.__file__).parent
PAIRS = [("jinteki", "shaper"), ("haas-bioroid", "criminal"), ("nbn", "anarch"), ("weyland", "shaper")]


def kinds_asked() -> set[str]:
    """The kinds of all questions that the source asks."""
    found: set[str] = set()
    for path in (*(SOURCE / "rules").rglob("*.py"), *(SOURCE / "vocabulary").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        for call in re.findall(r"\.(?:ask|_ask)\(([^\n]*(?:\n[^\n]*)?)", text):
            kind = re.search(r'(?<!f)"([a-z]+(?:-[a-z]+)*)"', call)
            if kind is not None:
                found.add(kind[1])
    return found | {f"pay-{word}" for word in PAYMENTS}


def test_the_source_is_searched_rightly() -> None:
    assert {"action", "window", "mulligan", "trace-corp", "pay-trash", "target", "trash-accessed"} <= kinds_asked()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_question_is_worded(lang: str) -> None:
    assert [kind for kind in sorted(kinds_asked()) if f"question-{kind}" not in set(table(lang).keys())] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_has_a_label(lang: str) -> None:
    other = {"use": "option-use-other", "concede": "play-word-concede"}  # conceding is never an option
    keys = set(table(lang).keys())
    assert [verb for verb in VERBS if other.get(verb, f"option-{verb}") not in keys] == []


@pytest.mark.parametrize(("corp", "runner"), PAIRS)
@pytest.mark.parametrize("mode", [FORCED, FULL])
def test_whatever_is_asked_in_a_game_is_worded(corp: str, runner: str, mode: int) -> None:
    for seed in range(3):
        game = Game.begin(starter_deck(corp), starter_deck(runner), seed, mode)
        chance = Random(seed)
        while game.decision:
            look_at(game.decision)
            game.choose(chance.choice(game.decision.options))


def look_at(decision: Decision) -> None:
    for lang in LANGUAGES:
        asked = question(decision, lang)
        assert asked.endswith(("?", ")")), asked
        assert asked[0].isupper() or asked[0] in "¿¡", asked
        named = labels(decision, lang)
        assert len(set(named)) == len(decision.options)
        for label in named:
            assert label and label[0] == label[0].upper() and "  " not in label
        for words in (asked, *named):
            assert "[" not in words and "{" not in words, words
            if lang == "es":
                assert not re.search(r"\b(a|de) el (servidor|runner|hielo)", words), words
        assert waiting(decision, lang)


def asked(game: Scenario, lang: str = "en") -> tuple[str, list[str]]:
    assert game.game.decision is not None
    return question(game.game.decision, lang), labels(game.game.decision, lang)


# -- examples -------------------------------------------------------------------------------------------------------


def test_actions_name_their_costs() -> None:
    game = scenario(
        corp={"hand": "3 any"},
        runner={"credits": 5, "hand": "Sure Gamble, Gordian Blade, Diesel", "deck": "3 any"},
        turn="runner",
    )
    words, options = asked(game)
    assert words == "You have 4 clicks left. What do you do?"
    assert options[:5] == [
        "Gain 1 credit",
        "Draw a card",
        "Play Sure Gamble: 5 credits",
        "Install Gordian Blade: 4 credits",
        "Play Diesel",
    ]
    words, options = asked(game, "es")
    assert words == "Te quedan 4 clics. ¿Qué haces?"
    assert options[2:4] == ["Jugar Apuesta Segura: 5 créditos", "Instalar Hoja Gordiana: 4 créditos"]
    assert options[-1] == "Realizar una incursión contra los Archivos"


def test_the_encounter_tells_strength_and_subroutines_and_what_can_be_done() -> None:
    game = scenario(
        corp={"hq": "ice Enigma", "hand": "2 any"},
        runner={"credits": 5, "hand": "2 any", "rig": "Gordian Blade"},
        turn="runner",
    )
    game.runner.runs("HQ")
    game.runner.passes()  # nothing to be done on the approach
    game.runner.passes()
    words, options = asked(game)
    assert words == "Enigma has strength 2 and 2 unbroken subroutines of 2. Do you act, or pass?"
    assert options[0] == "Gordian Blade – 1 credit: Break 1 code gate subroutine"
    assert options[-1] == "Pass"
    game.game.choose(next(option for option in game.game.decision.options))  # type: ignore[union-attr]
    words, options = asked(game, "es")
    assert words == "¿Qué subrutina rompes?"
    assert options[1] == "Romper la subrutina 2 de Enigma: Termina la incursión"


def test_a_card_that_the_player_cannot_see_is_named_by_its_place() -> None:
    game = scenario(
        corp={"credits": 5, "server_1": "ice (Enigma); cards (Snare!)", "hand": "2 any"},
        runner={"hand": "Infiltration, 2 any"},
        turn="runner",
    )
    game.runner.plays("Infiltration")
    assert asked(game)[1] == ["Gain 2 credits", "Expose 1 unrezzed card"]
    game.game.choose("choose 2")
    assert asked(game) == (
        "Infiltration: which card do you choose?",
        ["The unrezzed ice protecting Server 1", "The unrezzed card in Server 1"],
    )
    assert asked(game, "es")[1] == [
        "El hielo suspendido delante del servidor 1",
        "La carta suspendida en el servidor 1",
    ]


@pytest.mark.rule("10.2.2a")
def test_what_was_shown_before_is_named_again() -> None:
    game = scenario(
        corp={"credits": 0, "server_1": "(PAD Campaign)", "server_2": "(PAD Campaign)", "hand": "2 any"},
        runner={"credits": 0, "hand": "2 Infiltration"},
        turn="runner",
    )
    for _ in range(2):
        game.runner.plays("Infiltration")
        game.game.choose("choose 2")
        options = asked(game)[1]
        game.game.choose(game.options()[0])
    assert options == ["PAD Campaign in Server 1", "The unrezzed card in Server 2"]


@pytest.mark.rule("4.2.1a:1")
def test_who_searches_sees_what_there_is() -> None:
    game = scenario(
        corp={"hand": "2 any"},
        runner={"credits": 9, "hand": "Rabbit Hole", "deck": "Rabbit Hole, Diesel"},
        turn="runner",
    )
    game.runner.installs("Rabbit Hole")
    game.runner.triggers("Rabbit Hole")
    assert asked(game)[1] == ["Take Rabbit Hole", "Take nothing"]
    assert "pick Rabbit Hole" in game.options("runner")


def test_places_to_install_are_named_as_places() -> None:
    game = scenario(corp={"credits": 5, "hand": "Enigma, Akitaro Watanabe"}, runner={"hand": "2 any"}, turn="corp")
    game.corp.installs("Akitaro Watanabe")
    assert asked(game)[1][0] == "In the root of HQ"
    assert asked(game, "es")[1][-1] == "En un nuevo servidor remoto"


def test_a_trace_names_the_numbers() -> None:
    game = scenario(
        corp={"credits": 2, "hq": "ice Hunter", "hand": "2 any"}, runner={"credits": 1, "hand": "2 any"}, turn="runner"
    )
    game.runner.runs("HQ")
    assert asked(game)[0] == "Trace of strength 3: how many credits do you add? (Credit pool: 2)"
    game.game.choose("number 1")
    assert asked(game, "es")[0].startswith("El rastreo tiene fuerza 4 y tu enlace es 0.")


def test_an_interrupt_is_told_everything_that_is_about_to_happen() -> None:
    game = scenario(
        corp={"credits": 4, "server 1": "(Snare!)"}, runner={"credits": 5, "hand": "4 any", "rig": "Net Shield"},
        run="Server 1, approaching server",
    )  # fmt: skip
    game.runner.continues()
    game.corp.passes()
    game.corp.triggers("Snare!")
    assert asked(game)[0] == (
        "The Runner is about to take 1 tag. The Runner is about to suffer 3 net damage. Do you interrupt it?"
    )
    assert asked(game)[1][0].startswith("Net Shield: The first time each turn")


def test_a_number_is_asked_for_by_what_it_counts() -> None:
    game = scenario(corp={"server 1": "(Snare!)"}, runner={"rig": "Bank Job {credit 8}"}, turn="runner")
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.accepts()
    assert asked(game)[0] == "Bank Job: how many credits do you take?"


def test_whoever_may_jack_out_is_told_what_comes_next_in_the_run() -> None:
    game = scenario(corp={"HQ": "ice (Enigma), Data Mine"}, runner={"hand": "3 any"}, run="HQ, encountering ice 2")
    assert asked(game)[1] == ["Go on to the ice", "Jack out"]
    game.runner.continues()
    game.corp.passes()
    assert asked(game) == ("On the approach to HQ: do you enter, or jack out?", ["Enter HQ", "Jack out"])
    assert asked(game, "es")[0] == "Te aproximas a la Sede Central. ¿Entras o te desenchufas?"
    assert asked(game, "es")[1] == ["Entrar en la Sede Central", "Desenchufarse"]


def test_what_stealing_costs_is_told() -> None:
    game = scenario(
        corp={"server 1": "(Nisei MK II), Red Herrings"}, runner={"credits": 9, "hand": "2 any"},
        run="Server 1, approaching server",
    )  # fmt: skip
    game.runner.continues()
    game.runner.accesses("Server 1 card 1")
    assert asked(game)[1] == ["Pay 5 credits and steal Nisei MK II", "Do not pay"]
    assert asked(game, "es")[1][0] == "Pagar 5 créditos y robar Nisei MK II"


def test_cards_that_stealing_costs_are_told_by_what_becomes_of_them() -> None:
    game = scenario(
        corp={"server 1": "(Degree Mill)"}, runner={"rig": "Corroder, Ice Carver", "hand": "2 any"},
        run="Server 1, approaching server",
    )  # fmt: skip
    game.runner.continues()
    assert asked(game)[1] == ["Shuffle 2 cards into your deck and steal Degree Mill", "Do not pay"]
    assert asked(game, "es")[1][0] == "Añadir 2 cartas a tu mazo y barajarlo y robar Degree Mill"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_way_to_spend_cards_has_a_price_of_its_own(lang: str) -> None:
    told = []
    for how in range(len(PAYMENTS)):
        bill = Bill(RUNNER, P_OTHER)
        bill.picks = (Pick(how, (1, 2), 2, counter=CREDIT if how == PAY_COUNTER else -1),)
        words = [price(bill, form) for form in ("", "you", "to")]
        assert all(isinstance(said, Phrase) for said in words)
        told.append({said.text(lang) for said in words if isinstance(said, Phrase)})
    assert all(len(told[i] & told[j]) == 0 for i in range(len(told)) for j in range(i))


def test_others_are_told_only_who_decides_and_when() -> None:
    game = scenario(corp={"credits": 5, "hq": "ice (Enigma)", "hand": "2 any"}, runner={"hand": "2 any"}, turn="runner")
    game.runner.runs("HQ")
    assert game.game.decision is not None
    assert waiting(game.game.decision, "en") == ("The Corp decides. (Run on HQ, approaching an unrezzed piece of ice)")
    assert "Enigma" in question(game.game.decision, "en")


def test_an_option_without_its_decision_has_no_label() -> None:
    with pytest.raises(ValueError):
        option_label(Option(0), "en")


def test_what_must_be_trashed_for_a_card_is_not_asked_as_if_it_could_stay() -> None:
    full = """
        runner:
          hand: Gordian Blade
          credits 9
          rig: {rig}
        turn: runner
    """
    may = scenario(full.format(rig="Battering Ram"))
    may.game.choose("install Gordian Blade")
    assert question(may.game.decision, "en") == "You are installing Gordian Blade. Do you trash anything there first?"
    must = scenario(full.format(rig="Battering Ram, Battering Ram"))
    must.game.choose("install Gordian Blade")
    said = question(must.game.decision, "en")
    assert said == "To install Gordian Blade there, you must trash a card first. Which one?"
    assert question(must.game.decision, "es").startswith("Para instalar Hoja Gordiana ahí, antes debes destruir")


@pytest.mark.rule("7.8.4")
def test_an_accessed_agenda_is_said_to_be_stolen() -> None:
    game = scenario(
        """
        corp:
          deck: Accelerated Beta Test, 5 any
        runner:
          hand: 2 any
        run: R&D
        """,
        mode="open",
    )
    for _ in range(12):
        decision = game.decision
        assert decision is not None
        if decision.kind == "trash-accessed":
            break
        game.game.choose(next(option for option in decision.options if option.verb != VERBS.index("jack-out")))
    assert question(decision, "en") == (
        "You access Accelerated Beta Test, an agenda worth 2 points: you steal it. Shall we go on?"
    )
    assert labels(decision, "es") == ["Robarlo"]


@pytest.mark.rule("9.1.3b")
def test_an_ability_that_a_card_was_given_is_offered_in_its_own_words() -> None:
    game = scenario("corp:\n credits 4\n Server 1: Ronin {advancement 4}\nturn: corp")
    assert game.game.decision is not None
    assert "Ronin – 1 click, trash this card: Do 3 net damage" in labels(game.game.decision, "en")

"""Reasons that were once wrong: each act with the rule that is in its way, in the words of both languages."""

from __future__ import annotations

import pytest

from netrunner.testing import Scenario, scenario


def reason(game: Scenario, side: str, *asked: str) -> str:
    """The one rule that is the answer to all of these wordings."""
    answers = [game.why_not(side, words) for words in asked]
    assert not any([answer.possible for answer in answers]), [str(a) for a in answers]
    assert not any([a.reason.key.startswith("refused-not-understood") for a in answers]), [str(a) for a in answers]
    rules = {answer.rule for answer in answers}
    assert len(rules) == 1, [str(a) for a in answers]
    return rules.pop()


@pytest.mark.rule("1.13.5a")
def test_only_the_runner_can_use_what_names_the_runner() -> None:
    game = scenario("corp:\n HQ: ice Viktor 1.0\nrun: HQ, encountering ice 1", mode="full")
    game.runner.passes()
    assert reason(game, "corp", "use Viktor 1.0", "usar Viktor 1.0") == "1.13.5a"
    assert "Runner" in game.why_not("corp", "use Viktor 1.0").sentence("es")


@pytest.mark.rule("9.3.3c:1")
def test_imp_a_second_time_in_a_turn() -> None:
    game = scenario("""
        corp:
          hand: 2 PAD Campaign
        runner:
          credits 9; rig: Imp {virus 2}, HQ Interface
        run: HQ, at 6.9.5g
    """)
    while game.decision is not None and "use Imp" not in " ".join(game.options()):
        game.take(game.options()[0])
    game.runner.uses("Imp")
    while game.decision is not None and game.decision.kind != "trash-accessed":
        game.take(game.options()[0])
    assert reason(game, "runner", "use Imp", "usar Imp") == "9.3.3c"


@pytest.mark.rule("8.2.1b")
@pytest.mark.rule("3.3.1:1,2")
def test_where_agendas_and_assets_can_be_installed() -> None:
    game = scenario("corp:\n hand: Hostile Takeover, PAD Campaign\n HQ: ice (Ice Wall)\nturn: corp")
    assert reason(game, "corp", "install PAD Campaign in Archives", "instalar Campaña de PAD en Archivos") == "3.3.1"
    assert game.why_not("corp", "install PAD Campaign in a new remote").possible
    assert game.why_not("corp", "instalar Campaña de PAD en un servidor remoto nuevo").possible
    assert reason(game, "corp", "install Hostile Takeover in HQ") == "8.2.1b"
    assert game.why_not("corp", "install PAD Campaign in Server 7").rule == "8.2.1a"
    game = scenario("corp:\n hand: Hostile Takeover\n HQ: ice (Ice Wall)\n Server 1: (PAD Campaign)\nturn: corp")
    game.corp.installs("Hostile Takeover")
    game.asks("corp", "destination")
    assert reason(game, "corp", "HQ", "server HQ", "sede central", "servidor sede central", "I+D") == "8.2.1b"
    assert "Ice Wall" not in str(game.why_not("corp", "HQ"))


@pytest.mark.rule("8.2.1d")
def test_ice_is_installed_in_the_outermost_position() -> None:
    game = scenario("corp:\n hand: Enigma\n HQ: ice (Ice Wall)\nturn: corp")
    wordings = ["install Enigma inward of Ice Wall", "install Enigma behind Ice Wall"]
    wordings.append("instalar Enigma detrás de Muro de Hielo")
    assert reason(game, "corp", *wordings) == "8.2.1d"
    assert game.why_not("corp", "install Enigma in HQ").possible


@pytest.mark.parametrize(
    "where",
    ["protecting HQ", "in front of the Ice Wall", "outward of Ice Wall", "por delante de Muro de Hielo",
     "protegiendo la sede central", "en un remoto nuevo"],
)  # fmt: skip
def test_ice_can_be_installed_where_the_words_say_in_many_ways(where: str) -> None:
    game = scenario("corp:\n credits 5; hand: Enigma\n HQ: ice (Enigma), (Ice Wall)\nturn: corp")
    assert game.why_not("corp", f"install Enigma {where}").possible


@pytest.mark.rule("8.2.1d")
def test_ice_cannot_go_between_other_ice() -> None:
    game = scenario("corp:\n credits 5; hand: Enigma\n HQ: ice (Hunter), (Ice Wall)\nturn: corp")
    assert reason(game, "corp", "install Enigma in front of Hunter", "instalar Enigma delante de Cazador") == "8.2.1d"


@pytest.mark.rule("4.2.2a:1")
def test_a_search_finds_only_what_it_looks_for() -> None:
    game = scenario("""
        runner:
          credits 9; hand: Special Order
          deck: Corroder, Mimic, Diesel, Magnum Opus
        turn: runner
    """)
    game.runner.plays("Special Order")
    game.asks("runner", "search")
    wordings = ["pick Magnum Opus", "take Magnum Opus", "Magnum Opus", "elegir Magnum Opus", "coger Magnum Opus"]
    assert reason(game, "runner", *wordings) == "4.2.2a"


@pytest.mark.rule("5.4.2:3")
def test_a_turn_goes_on_while_there_are_clicks() -> None:
    game = scenario("turn: corp")
    assert reason(game, "corp", "end the turn", "finish my turn", "terminar el turno", "acabar mi turno") == "5.4.2"
    assert "3 clics" in game.why_not("corp", "end the turn").sentence("es")
    assert reason(game, "runner", "end the turn") == "5.2.5"


@pytest.mark.rule("5.2.2a:1,2")
def test_no_action_begins_inside_an_action() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Enigma)
        runner:
          deck: 3 any; rig: Magnum Opus
        turn: runner
    """, mode="full")  # fmt: skip
    game.runner.runs("HQ")
    while game.decision is not None and game.decision.kind != "window":
        game.take(game.options()[0])
    assert reason(game, "runner", "use Magnum Opus", "usar Magnum Opus") == "5.2.2a"
    assert reason(game, "runner", "draw", "robar una carta", "run R&D", "incursión contra I+D") == "5.2.2a"


@pytest.mark.rule("1.15.9b:3")
def test_what_it_costs_to_steal() -> None:
    game = scenario("""
        corp:
          Server 1: Red Herrings, (Fetal AI)
        runner:
          credits 6; hand: 5 any
        run: Server 1, at 6.9.5g
    """, mode="full")  # fmt: skip
    game.runner.accesses("Server 1 card 2")
    while game.decision is not None and game.decision.kind != "steal":
        game.take(game.options()[0])
    answer = game.why_not("runner", "steal Fetal AI")
    assert answer.rule == "1.15.9b" and "7 credits" in str(answer) and "6" in str(answer)


@pytest.mark.rule("1.15.1:2")
def test_a_trace_beyond_the_credits() -> None:
    game = scenario("corp:\n credits 2\n HQ: ice Hunter\nrun: HQ, encountering ice 1")
    game.asks("corp", "trace-corp")
    assert reason(game, "corp", "number 3", "número 3") == "1.15.1"
    assert reason(game, "corp", "done") == "10.8.6c"


@pytest.mark.rule("3.9.3b")
def test_memory_is_freed_before_anything_else() -> None:
    game = scenario("""
        runner:
          deck: 3 any
          rig: Aesop's Pawnshop, Akamatsu Mem Chip, Corroder, Mimic, Gordian Blade, Ninja, Crypsis
        turn: runner, at 5.7.1a
    """)
    game.take("trigger Aesop’s Pawnshop")
    game.take("pick Akamatsu Mem Chip")
    game.asks("runner", "trash-for-memory", "10.3.1e")
    assert reason(game, "runner", "done", "listo") == "3.9.3b"


@pytest.mark.rule("8.2.5d:2")
def test_a_program_is_trashed_before_one_is_installed_that_does_not_fit() -> None:
    game = scenario("""
        runner:
          credits 9; hand: Magnum Opus; rig: Corroder, Mimic, Gordian Blade
        turn: runner
    """)
    game.runner.installs("Magnum Opus")
    game.asks("runner", "trash-like")
    assert reason(game, "runner", "done", "listo") == "8.2.5d"


@pytest.mark.rule("8.2.11a:1")
def test_ice_is_trashed_before_ice_is_installed_that_costs_too_much() -> None:
    game = scenario("corp:\n credits 1; hand: Enigma\n HQ: ice (Hunter), (Ice Wall), (Wall of Static)\nturn: corp")
    game.take("install Enigma")
    game.take("server HQ")
    game.asks("corp", "trash-like")
    assert reason(game, "corp", "done", "listo") == "8.2.11a"


@pytest.mark.rule("3.9.5g:1")
def test_adjusted_matrix_below_strength() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
        runner:
          credits 9; rig: Corroder [Adjusted Matrix]
        run: HQ, encountering ice 1, at 6.9.3b
    """, mode="full")  # fmt: skip
    assert reason(game, "runner", "break Tollbooth", "romper Puesto de Peaje") == "3.9.5g"


@pytest.mark.rule("7.2.1")
@pytest.mark.rule("7.7.2a:1")
def test_accessing_in_order_and_nothing_is_trashed_in_archives() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma; R&D: root (Akitaro Watanabe)
        runner:
          rig: R&D Interface
        run: R&D, at 6.9.5g
    """)
    game.asks("runner", "access-next")
    assert reason(game, "runner", "access Enigma", "acceder a Enigma") == "7.2.1"
    game = scenario("corp:\n archives: PAD Campaign, Hedge Fund\nrun: Archives, at 6.9.5g")
    game.asks("runner", "access-next")
    assert reason(game, "runner", "trash PAD Campaign", "destruir Campaña de PAD") == "7.7.2a"


@pytest.mark.rule("9.2.8e:1")
def test_what_is_mandatory_is_not_passed_over() -> None:
    game = scenario("""
        corp:
          Server 1: Test Turn Asset
          Server 2: PAD Campaign; deck: 5 any
        turn: corp, at 5.6.1d
    """)
    game.asks("corp", "react")
    answer = game.why_not("corp", "pass")
    assert answer.rule == "9.2.8e" and "PAD Campaign" in str(answer)
    assert game.why_not("corp", "pasar").rule == "9.2.8e"


@pytest.mark.rule("5.6.3a:2")
def test_only_so_many_cards_are_discarded() -> None:
    game = scenario("corp:\n hand: 2 Hedge Fund\nturn: corp")
    assert reason(game, "corp", "discard Hedge Fund", "descartar Fondo de Cobertura") == "5.6.3a"


@pytest.mark.rule("1.15.1a")
def test_a_cost_is_not_interrupted() -> None:
    game = scenario("""
        corp:
          Server 1: (Obokata Protocol)
        runner:
          credits 9; hand: 5 any; rig: Feedback Filter
        run: Server 1, at 6.9.5g
    """)
    game.asks("runner", "steal")
    assert reason(game, "runner", "use Feedback Filter") == "1.15.1a"


def test_an_agenda_that_will_be_stolen_is_not_left() -> None:
    from netrunner.questions import labels

    game = scenario("corp:\n Server 1: (Hostile Takeover)\nrunner:\n rig: Imp {virus 2}\nrun: Server 1, at 6.9.5g")
    game.asks("runner", "trash-accessed")
    assert game.decision is not None
    assert "Leave it" not in labels(game.decision, "en") and "Steal it" in labels(game.decision, "en")


def test_what_is_possible_is_named_in_the_readers_language() -> None:
    game = scenario("corp:\n hand: Enigma\nturn: corp")
    answer = game.why_not("corp", "xyzzy")
    assert "Robar una carta" in answer.sentence("es") or "Ganar 1 crédito" in answer.sentence("es")
    assert "gain" not in answer.sentence("es")


def test_more_credits_than_a_card_has_are_no_matter_of_price() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9; rig: Gordian Blade, Cyberfeeder
        run: HQ, encountering ice 1
    """)
    game.take(next(option for option in game.options("runner") if option.startswith("use Gordian Blade ability 1")))
    game.asks("runner", "pay-from", "1.10.3c")
    assert game.why_not("runner", "number 40").reason.key == "refused-number"  # Cyberfeeder has one
    for words in ("number 1", "1", "1 credit"):
        assert game.why_not("runner", words).option == "number Cyberfeeder 1"
    game = scenario("corp:\n credits 9; hand: Psychographics; Server 1: (Nisei MK II)\nrunner:\n tags 2\nturn: corp")
    game.take("play Psychographics")
    game.asks("corp", "choose-x")
    answer = game.why_not("corp", "number 5")
    assert answer.reason.key == "refused-number"  # nine credits are there, and X is at most the number of tags


@pytest.mark.rule("5.2.2a:1")
def test_a_run_without_a_server_inside_a_run() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Enigma)\nturn: runner")
    assert game.why_not("runner", "run").reason.key == "refused-which-server"
    game.runner.runs("HQ")
    assert reason(game, "runner", "run", "hacer una incursión", "correr") == "5.2.2a"


def test_a_number_is_understood_with_and_without_a_word_for_it() -> None:
    game = scenario("corp:\n credits 2\n HQ: ice Hunter\nrun: HQ, encountering ice 1")
    for words in ("2", "number 2", "número 2", "2 credits", "2 créditos"):
        assert game.why_not("corp", words).option == "number 2", words
    assert reason(game, "corp", "3", "number 3", "número 3", "3 credits", "3 créditos") == "1.15.1"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_possible_is_quoted_without_a_space(lang: str) -> None:
    game = scenario("corp:\n hand: Hostile Takeover; Server 1: (PAD Campaign)\nturn: corp")
    game.corp.installs("Hostile Takeover")
    said = game.why_not("corp", "xyzzy").sentence(lang)
    assert not any(gap in said for gap in ("“ ", "« ", "  "))
    assert "  " not in game.why_not("corp", "new remote").sentence(lang)


def test_ice_inward_of_other_ice_in_spanish() -> None:
    game = scenario("corp:\n hand: Enigma; HQ: ice (Ice Wall)\nturn: corp")
    assert reason(game, "corp", "instalar Enigma por dentro de Muro de Hielo") == "8.2.1d"


ENIGMA = """
corp:
  HQ: ice Enigma
runner:
  credits 9; hand: Mimic; rig: Corroder [Adjusted Matrix], Gordian Blade
run: HQ, encountering ice 1"""


@pytest.mark.rule("9.1.3b")
@pytest.mark.parametrize(
    "words",
    ["break subroutine 1 with Corroder", "use Corroder to break subroutine 1", "break Enigma with Corroder",
     "use Corroder granted ability 1", "romper la subrutina 1 con Corroedor",
     "usar Corroedor para romper la subrutina 1"],
)  # fmt: skip
def test_what_a_card_was_given_can_be_used(words: str) -> None:
    assert scenario(ENIGMA).why_not("runner", words).option == "use Corroder granted ability 1"
    weak = scenario(ENIGMA.replace("Enigma", "Tollbooth") + ", at 6.9.3b")
    assert reason(weak, "runner", words.replace("Enigma", "Tollbooth")) == "3.9.5g"


@pytest.mark.rule("6.5.4:2")
def test_subroutines_that_are_not_there_or_broken_are_not_broken() -> None:
    game = scenario(ENIGMA + ", broken 1")
    for words in ("break subroutine 5", "break the third subroutine with Gordian Blade", "romper la tercera subrutina"):
        assert game.why_not("runner", words).reason.key == "refused-no-subroutine"
    for words in ("break subroutine 1", "break the first subroutine of Enigma", "romper 1 y 2 con Hoja Gordiana"):
        assert game.why_not("runner", words).reason.key == "refused-broken"
    for words in ("break subroutine 2", "break Enigma [HQ ice 1] subroutine 2", "romper la segunda subrutina"):
        assert game.why_not("runner", words).possible
    for words in ("break with Mimic", "romper con Mímico", "break subroutine 2 with Mimic", "use Mimic"):
        assert game.why_not("runner", words).reason.key == "refused-inactive"
    assert "1 subrutina" not in game.why_not("runner", "break subroutine 5").sentence("es")
    assert "2 subrutinas" in game.why_not("runner", "break subroutine 5").sentence("es")


@pytest.mark.rule("6.5.4:1")
def test_what_breaks_subroutines_and_is_no_icebreaker_waits_for_an_encounter() -> None:
    game = scenario("corp:\n HQ: ice Viktor 1.0\nrunner:\n credits 5; rig: Corroder\nturn: runner")
    assert reason(game, "runner", "use Viktor 1.0", "usar Viktor 1.0") == "6.5.4"
    assert reason(game, "runner", "break with Corroder", "use Corroder ability 1") == "3.9.5f"


@pytest.mark.parametrize("words", ["new remote", "a new remote", "in a new remote", "nuevo remoto", "servidor nuevo"])
def test_a_new_remote_is_an_answer_where_servers_are_asked_for(words: str) -> None:
    game = scenario("corp:\n hand: Hostile Takeover\n Server 1: (PAD Campaign)\nturn: corp")
    game.corp.installs("Hostile Takeover")
    game.asks("corp", "destination")
    assert game.why_not("corp", words).option == "server new remote"


@pytest.mark.rule("1.12.5:1")
@pytest.mark.rule("8.2.3")
def test_runner_cards_are_installed_only_on_cards_that_can_host_them() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9; hand: Corroder, Parasite; rig: Datasucker, Scheherazade
        turn: runner
    """)
    assert reason(game, "runner", "install Corroder on Datasucker", "instalar Corroedor en Datasucker") == "1.12.5"
    assert reason(game, "runner", "install Corroder on Mimic", "install Corroder on Enigma") == "1.12.5"
    assert reason(game, "runner", "install Corroder in HQ", "instalar Corroedor en un servidor nuevo") == "8.2.3"
    for words in ("Corroder on Scheherazade", "Corroder in my rig", "Parasite on Enigma"):
        assert game.why_not("runner", f"install {words}").possible, words


def test_an_identity_is_called_by_either_part_of_its_title() -> None:
    game = scenario("corp: Jinteki: Personal Evolution\nturn: corp")
    for words in ("use Personal Evolution", "use Jinteki", "usar Evolución Personal"):
        assert game.why_not("corp", words).reason.key == "refused-conditional", words


def test_what_only_subroutines_and_costs_do_is_no_act_of_a_player() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n credits 9; rig: Gordian Blade\nrun: HQ, encountering ice 1")
    for words in ("end the run", "lose a click", "terminar la incursión", "perder un clic"):
        assert game.why_not("runner", words).reason.key == "refused-only-by-ability", words
    for words in ("let the subroutines fire", "dejar que se resuelvan las subrutinas"):
        assert game.why_not("runner", words).option == "pass", words

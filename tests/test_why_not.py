"""Why can't I? The reason and the rule, from what the player may know; and what `choose` refuses."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import netrunner
from netrunner import Game, starter_deck
from netrunner.errors import IllegalChoice
from netrunner.rules.machine.decisions import V_DRAW, V_REZ, Option
from netrunner.testing import Scenario, scenario
from netrunner.text.phrases import LANGUAGES, phrase, table
from netrunner.why_not import WhyNot, inert_options

SOURCE = Path(netrunner.__file__).parent


def refusals() -> set[str]:
    """The keys of all refusals in the rules."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found.update(re.findall(r'Refusal\(\s*"([a-z-]+)"', text))
        found.update(re.findall(r'impossible = "([a-z-]+)"', text))
        found.update(re.findall(r'\.(?:no|_unknown)\([^"\n]*"(refused-[a-z-]+)"', text))
    return found


def test_the_source_is_searched_rightly() -> None:
    assert {"refused-credits", "refused-gone", "refused-no-change", "refused-not-in-hand"} <= refusals()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_worded(lang: str) -> None:
    assert sorted(refusals() - set(table(lang).keys())) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_refusal_is_worded_that_nobody_gives(lang: str) -> None:
    keys = list(table(lang).keys())
    worded = {key for key in keys if key.startswith("refused-")}
    assert sorted(worded - refusals() - {"refused-no-ability", "refused-inactive"}) == []


# -- examples -------------------------------------------------------------------------------------------------------

CORP_TURN = """
corp:
  credits 4
  server 1: ice (Ice Wall); cards (Nisei MK II {advancement 1})
  hand: Hedge Fund, Snare!, Enigma
  deck: 5 any
runner:
  credits 5
  hand: 3 any
  rig: Armitage Codebusting
turn: corp
"""
RUNNER_TURN = """
corp:
  credits 3
  HQ: ice (Ice Wall)
  server 1: (PAD Campaign)
  hand: 3 any
  deck: 5 any
runner:
  credits 2
  rig: Gordian Blade
  hand: Sure Gamble, Diesel, Crypsis
  deck: 5 any
turn: runner
"""


def why(game: Scenario, side: str, text: str) -> tuple[str, str]:
    """The reason and the rule of a refusal."""
    answer = game.why_not(side, text)
    assert not answer.possible and not answer
    return answer.reason.key, answer.rule


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("play Hedge Fund", "refused-credits", "1.15.1"),
        ("Hedge Fund", "refused-credits", "1.15.1"),
        ("jugar Fondo de Cobertura", "refused-credits", "1.15.1"),
        ("play Snare!", "refused-not-playable", "8.1.3"),
        ("install Hedge Fund", "refused-not-installable", "8.1.1"),
        ("play Sure Gamble", "refused-not-in-hand", "5.2.7e"),
        ("rez Ice Wall", "refused-ice-not-approached", "6.4.3"),
        ("Why can't I rez Ice Wall?", "refused-ice-not-approached", "6.4.3"),
        ("¿Por qué no puedo ejecutar Muro de Hielo?", "refused-ice-not-approached", "6.4.3"),
        ("rez Nisei MK II", "refused-agenda-rez", "3.2.3"),
        ("rez Enigma", "refused-none-installed", "8.1.2"),
        ("score Nisei MK II", "refused-advancement", "1.16.3a"),
        ("score Ice Wall", "refused-not-agenda", "1.16.3"),
        ("advance server 2", "refused-none-there", "5.2.7f"),
        ("trash Armitage Codebusting", "refused-not-tagged", "10.5.3"),
        ("trash-resource Armitage Codebusting", "refused-not-tagged", "10.5.3"),
        ("run HQ", "refused-only-runner", "5.2.8f"),
        ("jack out", "refused-only-runner", "6.1.5"),
        ("remove tag", "refused-only-runner", "5.2.8g"),
        ("break Enigma", "refused-only-runner", "6.5.4"),
        ("use Armitage Codebusting", "refused-not-yours", "1.13.4"),
        ("use Snare!", "refused-no-ability", "9.5.1"),
        ("pass", "refused-not-among", "5.6.2b"),
        ("rez Ice Walll", "refused-unknown-title", "8.1.2"),
        ("rez", "refused-which-card", "8.1.2"),
        ("xyzzy", "refused-not-understood-but", "5.6.2b"),
    ],
)
def test_what_the_corp_cannot_do_in_its_action_phase(text: str, reason: str, rule: str) -> None:
    assert why(scenario(CORP_TURN), "corp", text) == (reason, rule)


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("draw", "draw"),
        ("robar una carta", "draw"),
        ("gain a credit", "gain"),
        ("purge", "purge"),
        ("install snare", "install Snare!"),
        ("instalar ¡Cepo!", "install Snare!"),
        ("Snare!", "install Snare!"),
        ("advance server 1", "advance Ice Wall [Server 1 ice 1]"),
        ("advance the Nisei", "advance Nisei MK II [Server 1 card 1]"),
        ("ADVANCE nisei mk ii [server 1 card 1]", "advance Nisei MK II [Server 1 card 1]"),
    ],
)
def test_what_is_possible_is_said_to_be_and_its_option_can_be_chosen(text: str, option: str) -> None:
    game = scenario(CORP_TURN)
    answer = game.why_not("corp", text)
    assert answer.possible and answer and answer.option == option
    game.game.choose(answer.option)


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("play Sure Gamble", "refused-credits", "1.15.1"),
        ("install Crypsis", "refused-credits", "1.15.1"),
        ("use Gordian Blade", "refused-no-encounter", "3.9.5f"),
        ("break", "refused-no-encounter", "3.9.5f"),
        ("jack out", "refused-no-run", "6.1.5"),
        ("run server 7", "refused-no-server", "6.1.2"),
        ("run", "refused-which-server", "6.1.2"),
        ("remove a tag", "refused-not-tagged", "10.5.4"),
        ("retirar una marca", "refused-not-tagged", "10.5.4"),
        ("rez PAD Campaign", "refused-only-corp", "8.1.2"),
        ("purge", "refused-only-corp", "5.2.7h"),
        ("trash PAD Campaign", "refused-not-accessing", "7.7.2"),
        ("robar Nisei MK II", "refused-not-accessing", "7.7.3"),
    ],
)
def test_what_the_runner_cannot_do_in_their_action_phase(text: str, reason: str, rule: str) -> None:
    game = scenario(RUNNER_TURN)
    if game.game.decision is not None and game.game.decision.side == "corp":
        game.corp.passes()
    assert why(game, "runner", text) == (reason, rule)


@pytest.mark.rule("5.2.5:1")
@pytest.mark.parametrize("text", ["draw", "run HQ", "play Diesel", "install Gordian Blade"])
def test_actions_wait_for_ones_own_turn(text: str) -> None:
    game = scenario(
        "corp:\n hand: 2 any\n deck: 2 any\nrunner:\n credits 9\n hand: Diesel, Gordian Blade\n deck: 9 any\nturn: corp"
    )
    assert why(game, "runner", text) == ("refused-not-your-turn", "5.2.5")


def test_the_reason_is_given_in_words_with_its_numbers_and_its_rule() -> None:
    answer = scenario(CORP_TURN).why_not("corp", "score Nisei MK II")
    assert answer.sentence() == "Nisei MK II in Server 1 needs 4 advancement tokens and has 1. (rule 1.16.3a)"
    assert (
        answer.sentence("es") == "Nisei MK II en el servidor 1 necesita 4 fichas de Avance y tiene 1. (regla 1.16.3a)"
    )
    answer = scenario(CORP_TURN).why_not("corp", "play Hedge Fund")
    assert answer.sentence() == "It costs 5 credits, and you have 4 for it. (rule 1.15.1)"
    assert answer.sentence("es") == "Cuesta 5 créditos y tienes 4 para ello. (regla 1.15.1)"


@pytest.mark.rule("1.2.5:1")
def test_nothing_would_change() -> None:
    game = scenario("corp:\n hand: 2 any\nrunner:\n hand: Diesel\nturn: runner")
    assert why(game, "runner", "draw") == ("refused-empty-stack", "1.2.5")
    assert why(game, "runner", "play Diesel") == ("refused-no-change", "1.2.5")


@pytest.mark.rule("6.1.5b")
def test_the_runner_cannot_jack_out_on_the_first_approach() -> None:
    game = scenario(
        "corp:\n credits 5\n HQ: ice (Enigma), (Ice Wall)\nrunner:\n hand: 3 any\n deck: 9 any\nturn: runner"
    )
    game.runner.runs("HQ")
    game.asks("corp", "window", "6.9.2e")
    assert why(game, "runner", "jack out") == ("refused-jack-out-first", "6.1.5b")
    assert why(game, "runner", "draw") == ("refused-in-action", "5.2.2a")
    assert why(game, "runner", "pass") == ("refused-other-decides", "6.9.2e")
    assert "The Corp decides now" in game.why_not("runner", "pass").sentence()
    game.corp.passes()
    assert game.why_not("runner", "jack out").possible
    game.runner.continues()
    assert why(game, "runner", "jack out") == ("refused-jack-out-moment", "6.1.5a")


@pytest.mark.rule("6.4.3:2")
def test_only_the_approached_ice_can_be_rezzed() -> None:
    game = scenario("corp:\n credits 1\n HQ: ice (Enigma), (Ice Wall)\nrunner:\n hand: 3 any\nturn: runner")
    game.runner.runs("HQ")
    assert game.why_not("corp", "rez Ice Wall").possible
    assert why(game, "corp", "rez Enigma") == ("refused-ice-not-approached", "6.4.3")


@pytest.mark.rule("3.9.5g:1")
def test_an_icebreaker_is_too_weak() -> None:
    game = scenario("corp:\n HQ: ice Wall of Thorns\nrunner:\n credits 9\n rig: Crypsis\n hand: 3 any\nturn: runner")
    game.runner.runs("HQ")
    while game.game.decision is not None and game.game.decision.rule != "6.9.3b":
        game.runner.passes()
    assert why(game, "runner", "break Wall of Thorns") == ("refused-strength", "3.9.5g")
    answer = game.why_not("runner", "break")
    assert answer.sentence() == "Crypsis has strength 0, and the ice has strength 5. (rule 3.9.5g)"


@pytest.mark.parametrize(
    ("said", "dicho", "expected"),
    [
        ("break Enigma", "romper Enigma", None),
        ("break 1 of Enigma with Gordian Blade", "romper 1 de Enigma con Hoja Gordiana", None),
        ("break 1 and 2 using Gordian Blade", "romper 1 y 2 usando Hoja Gordiana", None),
        ("break 1 with Corroder", "romper 1 con Corroedor", "refused-subtype"),
        ("break Hunter", "romper Hunter", "refused-not-encountered"),
        ("break 1 of Hunter with Gordian Blade", "romper 1 de Hunter con Hoja Gordiana", "refused-not-encountered"),
        ("break Ice Wall", "romper Muro de Hielo", "refused-not-seen"),
        ("break 1 with Datasucker", "romper 1 con Datasucker", "refused-no-ability"),
        ("break 1 with Mimic", "romper 1 con Mimic", "refused-not-seen"),
    ],
)
def test_only_the_ice_that_is_encountered_is_broken_and_by_the_card_that_is_named(
    said: str, dicho: str, expected: str | None
) -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, (Ice Wall), Hunter
        runner:
          rig: Corroder, Gordian Blade, Datasucker
        run: HQ, encountering ice 1
    """)
    for words in (said, dicho):
        answer = game.why_not("runner", words)
        assert answer.possible is (expected is None)
        if expected is None:
            assert answer.option == "use Gordian Blade ability 1"
        else:
            assert answer.reason.key == expected


def test_the_title_on_the_back_of_an_identity_is_understood() -> None:
    game = scenario("corp: Earth Station: SEA Headquarters\n Server 1: (PAD Campaign)\nturn: corp")
    back = "Earth Station: Ascending to Orbit"
    assert game.why_not("corp", f"use {back}").reason.key == "refused-not-seen"
    game.corp.uses("Earth Station: SEA Headquarters")
    assert game.why_not("corp", f"use {back}").reason.key == "refused-conditional"
    assert game.why_not("corp", "use Earth Station: SEA Headquarters").reason.key == "refused-not-seen"


def test_the_text_of_an_option_that_is_not_there_is_understood() -> None:
    game = scenario("runner:\n rig: Gordian Blade\nturn: runner").game
    assert game.why_not("runner", "use Gordian Blade ability 1").reason.key == "refused-no-encounter"
    assert game.why_not("runner", "use Gordian Blade ability 9").reason.key == "refused-no-ability"


@pytest.mark.rule("3.9.5h:1")
def test_an_icebreaker_breaks_only_its_kind_of_ice() -> None:
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n credits 9\n rig: Gordian Blade\n hand: 3 any\nturn: runner")
    game.runner.runs("HQ")
    while game.game.decision is not None and game.game.decision.rule != "6.9.3b":
        game.runner.passes()
    answer = game.why_not("runner", "break Ice Wall")
    assert (answer.reason.key, answer.rule) == ("refused-subtype", "3.9.5h")
    assert answer.sentence("es").startswith(
        "Muro de Hielo delante de la Sede Central no tiene el subtipo puerta de código."
    )


@pytest.mark.rule("7.7.2:1")
def test_the_accessed_card_can_be_trashed_by_name() -> None:
    game = scenario("corp:\n server 1: (PAD Campaign)\nrunner:\n credits 4\n hand: 3 any\nturn: runner")
    while game.game.decision is not None and game.game.decision.kind != "trash-accessed":
        word = {"action": "run Server 1", "jack-out": "continue"}.get(game.game.decision.kind, "pass")
        game.game.choose(word)
    assert game.why_not("runner", "trash PAD Campaign").possible
    assert game.why_not("runner", "PAD Campaign").possible
    assert game.why_not("runner", "trash").possible
    assert why(game, "runner", "trash Snare!") == ("refused-not-accessing", "7.7.2")


def test_the_game_is_over() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1)
    game.concede("corp")
    answer = game.why_not("runner", "draw")
    assert (answer.reason.key, answer.rule) == ("refused-over", "1.7.1")


def test_only_players_may_ask() -> None:
    with pytest.raises(ValueError):
        Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1).why_not("spectator", "draw")


def test_any_words_get_an_answer() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 5)
    chance = Random(5)
    words = ["", " ", "?", "[", "]", "rez [", "run R&D", "use a", "trash 5", "break 1 of", "!", "robar", "server", "no"]
    words += [f"{verb} {thing}" for verb in ("rez", "use", "play", "advance") for thing in ("Enigma", "Crypsis", "HQ")]
    while game.decision:
        for side in ("corp", "runner"):
            answer = game.why_not(side, chance.choice(words))
            assert answer.rule and answer.sentence("en") and answer.sentence("es")
            if answer.possible:
                assert game.decision.side == side
        game.choose(chance.choice(game.decision.options))


# -- what a player may know -----------------------------------------------------------------------------------------

#: Boards that differ in one hidden card, with the seat that cannot see it.
PAIRS = [
    ("corp:\n server 1: (?)\n hand: 2 any\nrunner:\n credits 9\n hand: 3 any\nturn: runner", "runner"),
    ("corp:\n HQ: ice (?)\n hand: 2 any\nrunner:\n credits 9\n hand: 3 any\nturn: runner", "runner"),
    ("corp:\n hand: ?\nrunner:\n credits 9\n hand: 3 any\nturn: runner", "runner"),
    ("corp:\n deck: ?, 2 any\n hand: 2 any\nrunner:\n credits 9\n hand: 3 any\nturn: corp", "corp"),
    ("corp:\n archives: (?)\n hand: 2 any\nrunner:\n credits 9\n hand: 3 any\nturn: runner", "runner"),
]
CORP_CARDS = (("Snare!", "Project Junebug"), ("Ice Wall", "Enigma"), ("Hedge Fund", "Snare!"))
RUNNER_PAIR = ("corp:\n credits 9\n hand: 2 any\n deck: 5 any\nrunner:\n hand: ?\nturn: corp", "corp")
ACTS = (
    "rez", "play", "install", "advance", "score", "trash", "use", "steal", "access", "break", "ejecutar", "destruir",
    "usar", "jugar", "discard", "trigger", "",
)  # fmt: skip


def answers(board: str, seat: str, titles: tuple[str, ...]) -> list[tuple[bool, str, str, str]]:
    """Everything that the seat is told about these cards and their places."""
    game = scenario(board)
    things = (*titles, "Server 1", "HQ", "[Server 1 card 1]", "[HQ ice 1]", "server 1")
    told: list[WhyNot] = [game.why_not(seat, f"{act} {thing}") for act in ACTS for thing in things]
    return [(a.possible, a.rule, a.sentence("en"), a.sentence("es")) for a in told]


@pytest.mark.rule("10.2.2")
@pytest.mark.parametrize(("board", "seat"), PAIRS)
def test_a_hidden_card_is_never_confirmed(board: str, seat: str) -> None:
    for pair in CORP_CARDS:
        if ("server 1" in board or "HQ: ice" in board) and not fits(board, pair):
            continue
        one, other = (answers(board.replace("?", title), seat, pair) for title in pair)
        assert one == other


def fits(board: str, pair: tuple[str, str]) -> bool:
    ice = {"Ice Wall", "Enigma"}
    return set(pair) <= ice if "HQ: ice" in board else pair == ("Snare!", "Project Junebug")


@pytest.mark.rule("10.2.2")
def test_unrezzed_ice_that_could_be_broken_with_clicks_looks_like_any_other() -> None:
    """Heimdall 1.0 has an ability for the Runner, Enigma has none."""
    board = "corp:\n R&D: ice (?)\n hand: 2 any\nrunner:\n credits 9\n rig: Corroder\n hand: 3 any\nturn: runner"
    words = ["break", "break R&D", "use R&D", "use [R&D ice 1]", "R&D", "[R&D ice 1]", "use ability 1", "trigger R&D"]
    one, other = (
        [scenario(board.replace("?", title)).why_not("runner", text).sentence() for text in words]
        for title in ("Heimdall 1.0", "Enigma")
    )
    assert one == other
    assert scenario(board.replace("?", "Heimdall 1.0")).why_not("runner", "break").reason.key == "refused-no-encounter"


def test_a_card_in_the_grip_is_never_confirmed_to_the_corp() -> None:
    board, seat = RUNNER_PAIR
    pair = ("Diesel", "Armitage Codebusting")
    one, other = (answers(board.replace("?", title), seat, pair) for title in pair)
    assert one == other


def test_random_games_with_other_hidden_cards_give_the_same_answers() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 8)
    chance = Random(8)
    titles = ("Snare!", "Enigma", "Hedge Fund", "Nisei MK II", "PAD Campaign", "Wall of Thorns")
    moment = 0
    while game.decision:
        moment += 1
        if moment % 25 == 0 and game.decision.side == "runner":
            other = game.determinize("runner", moment)
            for act in ("rez", "trash", "use", "", "advance"):
                for title in titles:
                    words = f"{act} {title}".strip()
                    assert game.why_not("runner", words).sentence() == other.why_not("runner", words).sentence()
        game.choose(chance.choice(game.decision.options))


# -- what choose refuses --------------------------------------------------------------------------------------------


def refused(game: Game, choice: object) -> IllegalChoice:
    before = game.to_json()
    with pytest.raises(IllegalChoice) as error:
        game.choose(choice)  # type: ignore[arg-type]
    assert game.to_json() == before
    return error.value


def test_the_error_says_what_was_tried_why_not_and_by_which_rule() -> None:
    game = scenario(CORP_TURN).game
    assert str(refused(game, "play Hedge Fund")) == (
        "“play Hedge Fund” cannot be chosen. It costs 5 credits, and you have 4 for it. (rule 1.15.1)"
    )
    assert refused(game, "play Hedge Fund").text("es") == (
        "No se puede elegir «play Hedge Fund». Cuesta 5 créditos y tienes 4 para ello. (regla 1.15.1)"
    )


def test_words_that_come_near_get_the_text_of_the_option() -> None:
    error = refused(scenario(CORP_TURN).game, "draw a card")
    assert "Do you mean “draw”?" in str(error)


@pytest.mark.parametrize("choice", [None, 3, 2.5, True, [], ("draw",), object])
def test_things_that_are_no_options_are_refused(choice: object) -> None:
    error = refused(scenario(CORP_TURN).game, choice)
    assert repr(choice) in str(error) and "rule 5.6.2b" in str(error)


def test_an_option_of_another_moment_is_refused() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1)
    assert game.decision is not None
    keep = game.decision.options[0]
    assert keep.text == "keep"  # it has been looked at, and knows its question
    game.choose(keep)
    assert "belongs to another question" in str(refused(game, keep))


@pytest.mark.rule("6.4.3:1")
def test_a_forged_option_is_refused_with_the_reason() -> None:
    game = scenario(CORP_TURN)
    wall = game.card("Ice Wall").id
    error = refused(game.game, Option(V_REZ, wall))
    assert "rez Ice Wall [Server 1 ice 1]" in str(error) and "rule 6.4.3" in str(error)
    assert "rule" in str(refused(game.game, Option(99, 9999, 99)))
    assert "another question" in str(refused(game.game, Option(V_DRAW)))


def test_nothing_is_chosen_once_the_game_is_over() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1)
    game.concede("runner")
    assert str(refused(game, "draw")) == "“draw” cannot be chosen: the game is over. (rule 1.7.1)"


# -- inert options --------------------------------------------------------------------------------------------------

BOTH_BREAKERS = """
corp:
  HQ: ice (Enigma)
  hand: 2 any
runner:
  credits 5
  rig: Gordian Blade, Crypsis
  hand: 2 any
turn: runner
"""


@pytest.mark.rule("3.9.5d")
@pytest.mark.parametrize("by_text", [True, False])
def test_an_inert_option_is_left_out_and_accepted_all_the_same(by_text: bool) -> None:
    game = scenario(BOTH_BREAKERS)
    game.runner.runs("HQ")
    assert game.options("runner") == ["use Gordian Blade ability 2", "pass"]  # its boost lasts for the run
    (boost,) = inert_options(game.game.state)
    assert game.why_not("runner", "use Crypsis").option == "use Crypsis ability 2"
    game.game.choose("use Crypsis ability 2" if by_text else Option(*boost.key))
    assert game.runner.credits == 4
    assert game.options("runner") == ["use Gordian Blade ability 2", "pass"]


def test_a_game_with_an_inert_choice_is_replayed() -> None:
    game = scenario(BOTH_BREAKERS)
    game.runner.runs("HQ")
    game.game.choose("use Crypsis ability 2")
    assert Game.load(game.game.save()).state.credits == game.game.state.credits


# -- conceding ------------------------------------------------------------------------------------------------------


def test_a_player_may_concede_at_any_moment() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1)
    game.concede("runner")
    assert (game.winner, game.reason, game.decision) == ("corp", "concession", None)
    assert game.log[-1].sentence("es") == "El Runner se rinde: la Corporación gana la partida."
    game.concede("corp")
    assert game.winner == "corp"


def test_a_conceded_game_is_saved_and_replayed() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1)
    game.choose("keep")
    game.concede("corp")
    again = Game.load(game.save())
    assert (again.winner, again.reason) == ("runner", "concession")


def test_nobody_else_can_concede() -> None:
    with pytest.raises(ValueError):
        Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1).concede("both")


def test_a_phrase_for_conceding_exists_in_both_languages() -> None:
    assert all(phrase(lang, "play-word-concede") for lang in LANGUAGES)


def test_what_a_card_asks_for_is_quoted() -> None:
    """The line that is not fulfilled is told, in the language of the answer (9.3.3b)."""
    game = scenario(CORP_TURN.replace("Hedge Fund", "Scorched Earth"))
    answer = game.why_not("corp", "play Scorched Earth")
    assert (answer.reason.key, answer.rule) == ("refused-play-only-if", "9.3.3b")
    assert "not given now: “Play this operation only if the Runner is tagged”." in answer.sentence("en")
    assert "para jugarse: «Juega esta operación solo si el Runner está marcado»." in answer.sentence("es")


def test_what_an_ability_asks_for_is_quoted() -> None:
    """Wyrm breaks only ice without strength (9.3.3c)."""
    game = scenario(
        """
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          rig: Wyrm
          deck: 5 any
        turn: runner
        run: HQ, encountering ice 1
        """
    )
    answer = game.why_not("runner", "use Wyrm ability 1")
    assert (answer.reason.key, answer.rule) == ("refused-restriction", "9.3.3c")
    assert "now: “3 credits: Break 1 subroutine on ice with 0 or less strength”." in answer.sentence("en")
    assert "«3 créditos: Rompe 1 subrutina de un hielo con 0 puntos de fuerza o menos»." in answer.sentence("es")

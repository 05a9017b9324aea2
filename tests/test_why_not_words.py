"""Acts in the game's own words: the labels that players read, kinds of cards instead of titles, several at once."""

from __future__ import annotations

from random import Random

import pytest

from netrunner import Game, labels, starter_deck
from netrunner.learning.small_cards import define_small_cards
from netrunner.testing import scenario
from netrunner.text.phrases import LANGUAGES
from netrunner.why_not import why_not
from netrunner.wishes import read


@pytest.mark.parametrize("seed", range(3))
def test_every_label_is_understood_in_every_language(seed: int) -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("criminal"), seed)
    chance = Random(seed)
    while game.decision is not None:
        for lang in LANGUAGES:
            for option, label in zip(game.decision.options, labels(game.decision, lang), strict=True):
                answer = why_not(game.state, game.decision.side, label)
                assert answer.option == game.decision.text_of(option), (label, str(answer))
        game.choose(chance.choice(game.decision.options))


def test_labels_mean_nothing_to_the_other_side() -> None:
    game = scenario("corp:\n hand: PAD Campaign\nrunner:\n credits 9\nrun: HQ, at 6.9.5g")
    game.offers("runner", "no")
    assert game.why_not("runner", "Leave it").option == "no"
    assert game.why_not("runner", "Dejarla").option == "no"
    assert not game.why_not("corp", "Leave it").possible


@pytest.mark.rule("1.16.4")
def test_a_kind_of_card_may_stand_for_its_title() -> None:
    board = "corp:\n credits 2\n hand: Hedge Fund, Enigma\nrunner:\n tags {tags}; rig: {rig}\nturn: corp"
    game = scenario(board.format(tags=0, rig="Armitage Codebusting"))
    for words in ("trash a resource", "trash the resource", "destruir un recurso"):
        assert game.why_not("corp", words).reason.key == "refused-not-tagged", words
    for words in ("play an operation", "jugar una operación"):
        assert game.why_not("corp", words).reason.key == "refused-credits", words
    assert game.why_not("corp", "install ice").option == "install Enigma"
    assert game.why_not("corp", "install a card").option == "install Enigma"
    for words in ("install an agenda", "instalar un plan"):
        assert game.why_not("corp", words).reason.key == "refused-none-such", words
    tagged = scenario(board.format(tags=1, rig="Armitage Codebusting"))
    assert tagged.why_not("corp", "trash a resource").option == "trash-resource Armitage Codebusting"
    none = scenario(board.format(tags=1, rig="Corroder"))
    assert none.why_not("corp", "trash a resource").reason.key == "refused-none-such"


def test_the_accessed_agenda_is_stolen_by_its_kind() -> None:
    board = "corp:\n Server 1: Red Herrings, (Fetal AI)\nrunner:\n credits 6; hand: 5 any\nrun: Server 1, at 6.9.5g"
    game = scenario(board, mode="full")
    game.runner.accesses("Server 1 card 2")
    while game.decision is not None and game.decision.kind != "steal":
        game.take(game.options()[0])
    for words in ("steal the agenda", "steal it", "robar el plan", "steal the card"):
        assert game.why_not("runner", words).rule == "1.15.9b", words


@pytest.mark.rule("10.2.2")
def test_a_kind_confirms_nothing_that_is_hidden() -> None:
    told = set()
    for hidden in ("Snare!", "Nisei MK II"):
        game = scenario(f"corp:\n Server 1: ({hidden})\n hand: {hidden}\nrunner:\n credits 9\nturn: runner")
        kinds = ("an agenda", "the asset", "it", "a card")
        asked = [f"{verb} {kind}" for verb in ("trash", "steal", "access", "use") for kind in kinds]
        told.add(tuple([str(game.why_not("runner", words)) for words in asked]))
    assert len(told) == 1


@pytest.mark.parametrize("words", ["draw two cards", "draw 2 cards", "draw cards", "robar dos cartas"])
def test_drawing_several_cards_is_no_stealing(words: str) -> None:
    define_small_cards()  # one of those that exist only in examples is called "Two Cards"
    assert read(words).act == "draw"
    game = scenario("corp:\n deck: 5 any\nturn: corp")
    assert game.why_not("corp", words).option == "draw"


@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("get a credit", "gain"), ("click for a credit", "gain"), ("coger crédito", "gain"),
        ("utilizar Magnum Opus", "use Magnum Opus ability 1"), ("click Magnum Opus", "use Magnum Opus ability 1"),
        ("remove my tag", "remove-tag"), ("eliminar una marca", "remove-tag"), ("quitarme la marca", "remove-tag"),
        ("run on the remote", "run Server 1"), ("incursión contra el servidor remoto", "run Server 1"),
    ],
)  # fmt: skip
def test_acts_are_understood_in_many_words(words: str, option: str) -> None:
    board = "corp:\n Server 1: (PAD Campaign)\nrunner:\n tags 1\n rig: Magnum Opus\nturn: runner"
    assert scenario(board).why_not("runner", words).option == option


@pytest.mark.parametrize("words", ["boost Gordian Blade", "pump", "aumentar la fuerza de Hoja Gordiana"])
@pytest.mark.rule("9.2.7b")
def test_strength_is_raised_by_the_ability_that_does_so(words: str) -> None:
    board = "corp:\n HQ: ice Enigma\nrunner:\n credits 9\n rig: Gordian Blade\n"
    game = scenario(board + "run: HQ, encountering ice 1")
    assert game.why_not("runner", words).option == "use Gordian Blade ability 2"
    assert scenario(board + "turn: runner").why_not("runner", words).reason.key == "refused-no-window"


def test_a_card_may_be_named_by_its_kind_and_its_server() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (Ice Wall)
          Server 1: (Priority Requisition)
          Server 2: (Adonis Campaign)
        turn: corp
    """)
    for words in ("advance the card in Server 1", "avanzar la carta del servidor 1"):
        assert game.why_not("corp", words).option == "advance Priority Requisition [Server 1 card 1]", words
    for words in ("rez the ice on HQ", "ejecutar el hielo de la sede central"):
        assert game.why_not("corp", words).rule == "6.4.3", words
    assert game.why_not("corp", "score the agenda in Server 2").reason.key == "refused-none-there"
    assert game.why_not("runner", "run on the remote").reason.key == "refused-which-server"


def test_what_only_abilities_do_is_understood() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrun: HQ, encountering ice 1")
    for words in ("bypass Enigma", "superar Enigma", "expose Enigma"):
        assert game.why_not("runner", words).reason.key == "refused-only-by-ability", words
    for words in ("derez Enigma", "suspender Enigma", "intercambiar Enigma y Muro de Hielo"):
        assert game.why_not("corp", words).rule == "5.2.7", words
    for words in ("concede", "me rindo"):
        assert game.why_not("corp", words).reason.key == "refused-concede", words


@pytest.mark.rule("5.2.7g:3")
def test_the_corps_own_cards_are_no_resources() -> None:
    game = scenario("corp:\n HQ: ice (Ice Wall)\nrunner:\n tags 1\nturn: corp")
    assert game.why_not("corp", "trash Ice Wall").reason.key == "refused-not-resource"


@pytest.mark.rule("1.15.1a")
def test_what_waits_for_its_condition_is_not_used_at_will() -> None:
    board = "corp:\n Server 1: (Obokata Protocol)\nrunner:\n credits 9; hand: 5 any; rig: Net Shield\n"
    game = scenario(board + "run: Server 1, at 6.9.5g")
    game.asks("runner", "steal")
    assert game.why_not("runner", "use Net Shield").rule == "1.15.1a"
    assert scenario(board + "turn: runner").why_not("runner", "use Net Shield").rule == "9.6.1"

"""Acts in the game's own words: the labels that players read, kinds of cards instead of titles, several at once."""

from __future__ import annotations

from random import Random

import pytest

from netrunner import Game, labels, starter_deck
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
    assert read(words).act == "draw"
    game = scenario("corp:\n deck: 5 any\nturn: corp")
    assert game.why_not("corp", words).option == "draw"

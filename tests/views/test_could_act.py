"""What everybody can see that a player may have to do in a paid ability window (``could_act``)."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

CORP = "corp:\n credits {credits}\n deck: 5 any\n {cards}\nrunner:\n credits 5\n rig: Gordian Blade\n"


def told(cards: str, moment: str, credits: int = 5, side: str = "corp", rule: str = "") -> tuple[object, object]:
    """The moment of a window and what could be done in it, as the deciding seat is told, at a step if it is named."""
    game = scenario(CORP.format(credits=credits, cards=cards) + moment, mode="full")
    while game.decision is not None and (game.decision.side != side or not game.decision.rule.endswith(rule)):
        game.take("continue" if "continue" in game.options() else "pass")
    decision = game.game.view(side)["decision"]
    assert decision is not None
    other = game.game.view("runner" if side == "corp" else "corp")["decision"]
    assert other is not None and "could_act" not in other
    return decision["moment"], decision["could_act"]


@pytest.mark.parametrize("hidden", ["PAD Campaign", "Snare!", "Nisei MK II"])
@pytest.mark.parametrize("credits", [0, 5])
def test_a_facedown_card_could_be_rezzed_whatever_it_is_and_costs(hidden: str, credits: int) -> None:
    assert told(f"Server 1: ({hidden})", "turn: corp, at 5.6.1b", credits) == ("begin", ["rez"])
    assert told(f"Server 1: ({hidden})", "turn: corp, at 5.6.3b", credits) == ("end", ["rez"])


def test_an_advanced_card_could_be_scored_only_where_the_corp_may_score() -> None:
    advanced = "Server 1: (Nisei MK II {advancement 1})"
    assert told(advanced, "turn: corp, at 5.6.2a") == ("between", ["rez", "score"])
    assert told(advanced, "turn: corp, at 5.6.3b") == ("end", ["rez"])
    assert told(advanced, "turn: runner, at 5.7.1e") == ("between", ["rez"])


def test_in_a_run_the_approached_ice_and_the_attacked_server_matter() -> None:
    other = "HQ: ice (Enigma)\n Server 1: (PAD Campaign)"
    run = "run: HQ, approaching ice 1"
    assert told(other, run) == ("run", [])  # 6.9.2b: nothing can be rezzed there
    assert told(other, run, rule="6.9.2e") == ("run", ["rez"])
    assert told(other.replace("(Enigma)", "Enigma"), run, rule="6.9.2e") == ("run", [])
    upgrade = "HQ: ice Enigma; root (Experiential Data)"
    assert told(upgrade, run, rule="6.9.2e") == ("run", ["rez"])


def test_strength_is_a_reason_in_an_encounter_alone() -> None:
    board = "HQ: ice Enigma"
    assert told(board, "run: HQ, approaching ice 1", side="runner") == ("run", [])
    assert told(board, "run: HQ, encountering ice 1", side="runner") == ("run", ["use"])


def test_nothing_to_do_is_told_as_nothing() -> None:
    assert told("HQ: ice Enigma", "turn: corp, at 5.6.1b") == ("begin", [])

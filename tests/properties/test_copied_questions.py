"""In the middle of everything that can be in progress, a copy has all that the original has, and plays on like it."""

from __future__ import annotations

import pytest

from netrunner import Game
from netrunner.codec import Plain, Writer
from netrunner.rules.machine.terms import A_JACK_OUT, ICE
from netrunner.testing import define, scenario
from netrunner.vocabulary import AdditionalCostTo, Cards, Chosen, EndRun, ForceEncounterWith, ForEvent, breaks, whenever

define("Final Curtain Call", "corp", "asset", whenever(ForEvent("run-successful"), EndRun()), cost=0, trash=1)
define(
    "Undercurrent", "corp", "asset",
    whenever(ForEvent("run-successful"), ForceEncounterWith(Chosen(Cards(types=ICE, rezzed=True)))), cost=0, trash=1,
)  # fmt: skip
define("Master Key", "runner", "program", breaks(1, n=2), strength=6, subtypes=("icebreaker", "ai"))
define("Leaving Fee", "corp", "upgrade", AdditionalCostTo(A_JACK_OUT, 1), cost=0, trash=1)

#: What is done first on some boards.
OPENINGS: dict[str, list[str]] = {
    "actions of different kinds": [
        "gain", "draw", "play Hedge Fund", "trigger MirrorMorph: Endless Iteration", "choose 2",
    ],
    "a subroutine that is spared": [
        "use Master Key ability 1",
        "break Heimdall 1.0 [HQ ice 1] subroutine 1",
        "break Heimdall 1.0 [HQ ice 1] subroutine 3",
    ],
    "an encounter after the run was ended": ["continue", "trigger Final Curtain Call [Server 1 card 1]"],
    "ice installed instead of drawn": ["play Anonymous Tip"],
}  # fmt: skip
BOARDS = {
    "a run past ice of several kinds": """
        corp:
          credits 9, bad publicity 1
          hand: Snare!, Hedge Fund
          HQ: ice Test Sentry, (Enigma), Test Tracer; root (Test Upgrade)
        runner:
          credits 9
          hand: 3 any; rig: Test Breaker, Test Bypass
        turn: runner
    """,
    "an access of several cards": """
        corp:
          hand: Snare!, Test Agenda, Test Costly Agenda, PAD Campaign
          HQ: root (Test Upgrade), Test Upgrade
        runner:
          credits 9
          hand: 3 any; rig: Test Extra Access, Imp {virus 2}
        run: HQ, approaching server
    """,
    "an access of Archives": """
        corp:
          archives: (Snare!), Hedge Fund, (Test Agenda)
        runner:
          hand: 3 any
        run: Archives, approaching server
    """,
    "a breaker with a choice of subroutines": """
        corp:
          HQ: ice Heimdall 1.0
        runner:
          credits 9, clicks 3
          rig: Aurora
        run: HQ, encountering ice 1
    """,
    "one card among the top cards of R&D": """
        corp:
          deck: Snare!, Test Agenda, Hedge Fund, Enigma, Test Asset, Test Barrier
        runner:
          credits 9
          hand: 3 any; rig: Top Hat
        run: R&D, approaching server
    """,
    "cards selected for damage by both players": """
        corp: Chronos Protocol: Selective Mind-mapping
          credits 9
          hand: Neural EMP, Test Net Damage
          HQ: ice Test Sentry
        runner:
          hand: Diesel, Sure Gamble, Test Event, Test Program; rig: Titanium Ribs
        run: HQ, encountering ice 1
    """,
    "a trace": """
        corp:
          credits 3
          HQ: ice Test Tracer
        runner:
          credits 2
        run: HQ, encountering ice 1
    """,
    "a psi game": """
        corp:
          credits 3
          HQ: ice Bullfrog
          R&D: ice (Enigma)
        runner:
          credits 3
        run: HQ, encountering ice 1
    """,
    "actions of different kinds": """
        corp: MirrorMorph: Endless Iteration
          credits 5
          hand: Hedge Fund, Test Agenda
          deck: 5 any
          HQ: ice (Ice Wall)
        turn: corp
    """,
    "jacking out for a price": """
        corp:
          HQ: ice Test Gentle Ice; root Leaving Fee
        runner:
          credits 3
          hand: 3 any; rig: Flip Switch
        run: HQ, encountering ice 1
    """,
    "a subroutine that is spared": """
        corp:
          credits 9
          HQ: ice Heimdall 1.0; root Tyr's Hand
        runner:
          credits 9
          rig: Master Key
        run: HQ, encountering ice 1
    """,
    "ice installed instead of drawn": """
        corp:
          credits 9
          hand: Anonymous Tip; deck: Enigma, Test Barrier, Test Sentry, 5 any
          Server 1: cards Jinja City Grid
        turn: corp
    """,
    "an encounter after the run was ended": """
        corp:
          hand: Hedge Fund
          R&D: ice Test Sentry, Heimdall 1.0
          Server 1: cards Final Curtain Call
          Server 2: cards Undercurrent
        runner:
          hand: 2 any; rig: Test Breaker
        run: HQ, approaching server
    """,
    "a hand that is too large": """
        corp:
          hand: 7 any
        turn: corp, at 5.6.3a
    """,
}


def fields(game: Game) -> tuple[Plain, list[object]]:
    """Everything in a game but its past."""
    writer = Writer()
    return writer.fields(game.state), writer.objects


@pytest.mark.parametrize("pick", ["first", "last", "second"])
@pytest.mark.parametrize("board", BOARDS)
def test_a_copy_is_the_same_in_the_middle_of(board: str, pick: str) -> None:
    game = scenario(BOARDS[board]).game
    for text in OPENINGS.get(board, ()):
        game.choose(text)
    twin = game.copy()
    for _ in range(14):
        question, other = game.decision, twin.decision
        if question is None:
            break
        assert other is not None
        assert fields(twin) == fields(game)
        assert list(other.texts()) == list(question.texts())
        at = {"first": 0, "last": -1, "second": min(1, len(question.options) - 1)}[pick]
        text = list(question.texts())[at]
        game.choose(text)
        twin = twin.copy()  # the copy of a copy goes on
        twin.choose(text)
        game, twin = twin, game
    assert [entry.kind for entry in game.log] == [entry.kind for entry in twin.log]

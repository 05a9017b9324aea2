"""Examples of rules in the terminal: listed, and told step by step; whoever wants to takes one over."""

from __future__ import annotations

import sys

from netrunner.cli.play import Session
from netrunner.game import Game
from netrunner.learning.examples import Example, NoExample, begin, examples, showing
from netrunner.learning.naming import arranged, label, title
from netrunner.testing.recording import ARRANGED, Recorded, do
from netrunner.testing.retelling import Teller
from netrunner.testing.scenario import play as scenario_of
from netrunner.text.phrases import Say, phrase


class TakenOver(Exception):
    """Somebody wants to play on from here."""


class Stopped(Exception):
    """Somebody has seen enough."""


def find(what: str) -> Example:
    """The example with this name, or the best one of a rule, a ruling or an entry of the documents."""
    shown = showing(what.upper()) or showing(what.lower())
    found = examples().get(what.lower()) or (shown[0] if shown else None)
    if found is None:
        raise NoExample(key="learning-no-example", name=what)
    return found


def told(what: str, lang: str, say: Say) -> int:
    """Tells an example board by board; at a terminal it waits after each step."""
    return Telling(find(what), lang, say).tell()


class Telling:
    """An example that is being told."""

    def __init__(self, example: Example, lang: str, say: Say) -> None:
        self.example, self.lang, self.say = example, lang, say
        self.asks = sys.stdin.isatty() and sys.stdout.isatty()
        self.teller = Teller(lang, print, self.pause)
        self.game: Game | None = None

    def tell(self) -> int:
        """Tell all of it, or until somebody stops it or takes it over."""
        one = self.example
        print("\n".join([label(one, self.lang), title(one, self.lang)]))
        try:
            for n, part in enumerate(one.parts, 1):
                self.board(part, n)
            self.teller.ends()
        except Stopped:
            pass
        except TakenOver:
            return self.take_over()
        return 0

    def board(self, part: Recorded, n: int) -> None:
        """Tell one board: what is asked and answered, and what cannot be done."""
        scenario = scenario_of(begin(part))
        self.teller.begins(scenario)
        if len(self.example.parts) > 1:
            print(self.say("rules-board", n=n, of=len(self.example.parts)))
        self.game = scenario.game
        for at, act in enumerate([*part.acts, ""]):
            for _, side, text in [refused for refused in part.refused if refused[0] == at]:
                print(f"    {self.say('rules-cannot', act=text)} {self.game.why_not(side, text).sentence(self.lang)}")
            if act.startswith(ARRANGED):
                print(f"    {arranged(act, self.lang)}")
            elif act:
                self.teller.answers(scenario, act)
            if act:
                do(self.game, act)

    def pause(self) -> None:
        """After each step: on, stop, or take over; where nobody could answer, on."""
        if not self.asks:
            return
        answer = input(self.say("rules-go-on")).strip().lower()
        if answer == self.say("rules-take-over-key"):
            raise TakenOver
        if answer:
            raise Stopped

    def take_over(self) -> int:
        """Play on from here, on the side that decides, against the computer."""
        assert self.game is not None
        if self.game.decision is None:
            print(phrase(self.lang, "position-over", winner=self.game.winner or "nobody", reason=self.game.reason))
            return 0
        state = self.game.state.copy()
        state.choices = None
        side = self.game.decision.side
        session = Session(Game(state, seed=self.game.seed), side, self.lang, self.say, self.game.seed, "novice")
        return session.play()

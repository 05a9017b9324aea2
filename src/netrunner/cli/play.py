"""`netrunner play`: a game in the terminal against an opponent that the computer plays."""

from __future__ import annotations

import argparse
import random
import shlex
import sys
from pathlib import Path
from typing import Any, Final

from netrunner.bots import LEVELS, Guard, make
from netrunner.bots.bot import ask
from netrunner.cards.facts import Facts, UnknownCard, facts
from netrunner.cli.colours import painted, painted_start
from netrunner.cli.command import Commands
from netrunner.cli.deck import load_for
from netrunner.cli.files import reason
from netrunner.cli.numbers import whole
from netrunner.cli.progress import progress
from netrunner.cli.terminal import Board, status, wrapped
from netrunner.cli.words import command
from netrunner.codec import choices_of
from netrunner.decks import check
from netrunner.errors import BadSave, NetrunnerError
from netrunner.game import Game
from netrunner.log import entries
from netrunner.questions import labels, question
from netrunner.rules.abilities.resolving import find_paid
from netrunner.rules.machine.decisions import V_NUMBER, V_PASS, V_USE, Decision, Option
from netrunner.rules.machine.terms import FORCED, FULL, SIDES
from netrunner.text.phrases import LANGUAGES, Say, phrase
from netrunner.text.spoken import spelled
from netrunner.text.words import title_in
from netrunner.wishes import plain

#: The pair that the rulebook recommends for a first game.
CORP: Final = "jinteki"
RUNNER: Final = "shaper"

#: The state of a `random.Random`.
Chance = tuple[Any, ...]

#: How many steps can be taken back.
MEMORY: Final = 200

#: What can be typed besides options; each is a method of `Session` with words in each language.
COMMANDS: Final = ("help", "why", "coach", "log", "board", "card", "save", "undo", "all", "concede", "quit")

#: Questions that can be answered all at once, in the order of their options.
AT_ONCE: Final = "access-next"
#: From how many options on that is offered.
MANY: Final = 3


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("play", run)
    deck = say("play-deck")
    parser.add_argument("--side", choices=SIDES, default="runner", help=say("play-option-side"))
    parser.add_argument("--corp", default=CORP, metavar=deck, help=say("play-option-corp"))
    parser.add_argument("--runner", default=RUNNER, metavar=deck, help=say("play-option-runner"))
    parser.add_argument("--seed", type=whole(say), metavar="N", help=say("play-option-seed"))
    parser.add_argument("--opponent", choices=LEVELS, default="novice", help=say("play-option-opponent"))
    parser.add_argument("--explain", action="store_true", help=say("play-option-explain"))
    parser.add_argument("--full", action="store_true", help=say("play-option-full"))
    parser.add_argument("--resume", metavar=say("play-file"), help=say("play-option-resume"))


def run(args: argparse.Namespace) -> int:
    seed = random.SystemRandom().randrange(1_000_000) if args.seed is None else args.seed
    if args.resume is not None:
        game = Game.load(_read(args.resume))
        seed = game.seed
    else:
        corp, runner = load_for(args.corp, "corp"), load_for(args.runner, "runner")
        for source, deck in ((args.corp, corp), (args.runner, runner)):
            if check(deck):
                print(wrapped(args.say("play-illegal-deck", name=source)))
        game = Game.begin(corp, runner, seed, FULL if args.full else FORCED)
    session = Session(game, args.side, args.lang, args.say, seed, args.opponent, args.explain)
    if args.resume is not None:  # the story of the turn is enough; `log` tells the rest
        session.told = max((entry.n for entry in game.log if entry.kind == "turn-begins"), default=0)
    return session.play()


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadSave(key="play-cannot-read", path=path, reason=reason(error)) from error


def _write(path: Path, text: str) -> None:
    """Write a saved game, whole or not at all; what is no saved game is not written over."""
    if path.exists():
        try:
            Game.from_json(path.read_text(encoding="utf-8"))
        except (NetrunnerError, UnicodeDecodeError) as error:
            raise BadSave(key="play-other-file") from error
    new = path.with_name(f"{path.name}.new")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """One person at the terminal, on one side of a game."""

    def __init__(
        self, game: Game, side: str, lang: str, say: Say, seed: int, opponent: str = "random", explain: bool = False
    ) -> None:
        self.game = game
        self.side = side
        self.lang = lang
        self.say = say
        self.seed = seed
        self.chance = random.Random(seed)
        # Chance is taken back with a choice, so the random opponent draws from it; any other plays from the view alone
        self.opponent = None if opponent == "random" else Guard(make(opponent, seed))
        self.explain = explain  # whether acts are weighed before they are chosen, and again when the game is over
        self.told = 0  # the number of the first log record that has not been shown
        self.drawn = -1  # the turn whose board has been drawn
        self.past: list[tuple[Game, int, Chance]] = []
        self.at_once = False  # whether the questions `AT_ONCE` are answered in order

    # -- the game ---------------------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the game is over, the player leaves, or the input ends."""
        self._welcome()
        try:
            while self.game.decision is not None:
                decision = self.game.decision
                if decision.side != self.side:
                    self.game.choose(self._theirs(decision))
                else:
                    self._turn_to(decision)
        except (EOFError, Leave):
            print()
            print(self.say("play-left", seed=str(self.seed)))
            return 0
        self._news()
        self._board()
        print(self._result())
        if self.explain:
            self._review()
        return 0

    def _theirs(self, decision: Decision) -> Option | str:
        """What the opponent chooses."""
        if self.opponent is None:
            return self.chance.choice(decision.options)
        return ask(self.opponent, self.game, decision).text

    def _welcome(self) -> None:
        mine, theirs = (self.game.state.identity(SIDES.index(side)).defn.title for side in self._sides())
        titles = {"mine": facts_title(mine, self.lang), "theirs": facts_title(theirs, self.lang)}
        print(wrapped(self.say(f"play-welcome-{self.side}", seed=str(self.seed), **titles)))
        print(wrapped(self.say(f"play-hint-{self.side}")))
        print()

    def _sides(self) -> tuple[str, str]:
        return (self.side, "corp" if self.side == "runner" else "runner")

    def _turn_to(self, decision: Decision) -> None:
        """Show what is new and ask until the player has chosen."""
        obvious = self._obvious(decision)
        if obvious is not None:
            self.game.choose(obvious)
            return
        self._news()
        turn = self.game.state.turn_number
        if decision.kind == "mulligan" or (decision.kind == "action" and self.drawn != turn):
            self.drawn = turn
            self._board()
        asked = question(decision, self.lang)
        if decision.kind == "action":
            asked = f"{asked} {status(self.game.view(self.side), self.lang)}"
        print(painted(wrapped(asked), "question"))
        named = labels(decision, self.lang)
        numbers = _amounts(decision)
        if numbers:
            print(self.say("play-number-range", least=min(numbers), most=max(numbers)))
        else:
            for n, label in enumerate(named, 1):
                print(painted_start(wrapped(label, f"{n:4} ", "     "), 4, "number"))
        if decision.kind == AT_ONCE and len(named) >= MANY:
            print(wrapped(self.say("play-all-hint"), "     ", "     "))
        if self.explain and decision.kind == "action":
            self.coach("")
        while True:
            option = self._answer(decision, named)
            if option is not None:
                self._choose(option)
                return
            if self.game.decision is not decision:
                return

    def _obvious(self, decision: Decision) -> Option | None:
        """What need not be asked: strength outside of encounters, and cards accessed all at once."""
        self.at_once = self.at_once and decision.kind == AT_ONCE
        if self.at_once:
            return decision.options[0]
        s = self.game.state
        if decision.kind != "window" or s.mode == FULL or s.encounter_at >= 0:
            return None
        last = decision.options[-1]
        if last.verb == V_PASS and all(self._only_boosts(option) for option in decision.options[:-1]):
            return last
        return None

    def _only_boosts(self, option: Option) -> bool:
        if option.verb != V_USE:
            return False
        node, _ = find_paid(self.game.state, option.card, option.arg)
        return node.pump

    def _choose(self, option: Option) -> None:
        self._remember()
        self.game.choose(option)
        print()

    def _remember(self) -> None:
        """Keep this moment, so that it can be returned to."""
        self.past.append((self.game.copy(), self.told, self.chance.getstate()))
        del self.past[:-MEMORY]

    def _answer(self, decision: Decision, named: list[str]) -> Option | None:
        """The option that a line of input means, or None after a command."""
        line = self._line()
        if not line:
            return None
        if line.isdecimal():
            return self._numbered(decision, int(line))
        for option, label in zip(decision.options, named, strict=True):
            if plain(label) == plain(line):
                return option
        if self._command(line):
            return None
        answer = self.game.why_not(self.side, line)
        if answer.possible:
            return decision.find(answer.option)
        print(wrapped(answer.sentence(self.lang)))
        return None

    def _numbered(self, decision: Decision, n: int) -> Option | None:
        """The option with a number: how much it stands for if numbers are asked for, else its place in the list."""
        numbers = _amounts(decision)
        if numbers:
            if n in numbers:
                return numbers[n]
            print(self.say("play-number-range", least=min(numbers), most=max(numbers)))
        elif 1 <= n <= len(decision.options):
            return decision.options[n - 1]
        else:
            print(self.say("play-number-range", least=1, most=len(decision.options)))
        return None

    def _line(self) -> str:
        """The next line of input; without a keyboard it is shown, so that a record can be read."""
        line = input(self.say("play-prompt") + " ").strip()
        if not sys.stdin.isatty():
            print(line)
        return line

    # -- what is shown ----------------------------------------------------------------------------------------

    def _news(self) -> None:
        """The log since it was last shown."""
        news = entries(self.game.state, self.told)
        for entry in news:
            sentence = entry.sentence(self.lang, self.side)
            if entry.kind == "turn-begins":
                print()
            if sentence:
                print(painted(wrapped(sentence, "· ", "  "), "news"))
        if news:
            self.told = news[-1].n + 1

    def _board(self) -> None:
        print()
        for line in Board(self.game.view(self.side), self.lang).lines():
            print(line)

    def _result(self) -> str:
        if self.game.winner is None:
            return self.say("play-draw")
        return self.say("play-won" if self.game.winner == self.side else "play-lost")

    # -- commands ---------------------------------------------------------------------------------------------

    def _command(self, line: str) -> bool:
        """Carry out a command, if the line is one."""
        found = command(line, COMMANDS)
        if found is None:
            return False
        name, rest = found
        getattr(self, name)(rest)
        return True

    def help(self, rest: str) -> None:
        """What can be typed."""
        print(self.say("play-commands"))

    def why(self, rest: str) -> None:
        """Why something is not possible."""
        if not rest:
            print(self.say("play-why-what"))
            return
        print(wrapped(self.game.why_not(self.side, rest).sentence(self.lang)))

    def coach(self, rest: str) -> None:
        """What an expert would do in the player's place, and why."""
        from netrunner.bots.advising import advice_lines
        from netrunner.bots.coach import advise

        assert self.game.decision is not None
        for line in advice_lines(advise(self.game), self.game.decision, self.lang):
            print(wrapped(line, "  ", "    "))

    def _review(self) -> None:
        """The acts that cost most, once the game is over."""
        from netrunner.bots.advising import review_lines
        from netrunner.bots.coach import review

        print()
        print(self.say("coach-review-wait"))
        with progress(len(choices_of(self.game.state))) as told:
            found = review(self.game, self.side, told=told)
        for line in review_lines(found, self.game, self.lang):
            print(wrapped(line, "", "  "))

    def log(self, rest: str) -> None:
        """The whole story so far."""
        for entry in self.game.log:
            sentence = entry.sentence(self.lang, self.side)
            if sentence:
                print(wrapped(sentence, "· ", "  "))

    def board(self, rest: str) -> None:
        """The table."""
        self._board()

    def card(self, rest: str) -> None:
        """What a card does."""
        if not rest:
            print(self.say("play-card-which"))
            return
        try:
            found = facts(rest)
        except UnknownCard as error:
            print(wrapped(error.text(self.lang)))
            return
        from netrunner.text.cards import card_text

        print(found.title_in(self.lang))
        print(wrapped(self._printed(found), "  ", "  "))
        for line in card_text(found.title, self.lang) or [self.say("play-no-text")]:
            print(wrapped(spelled(line, self.lang), "  ", "  "))

    def _printed(self, card: Facts) -> str:
        """Type, subtypes and figures of a card in one line."""
        subtypes = card.subtypes_es if self.lang == "es" and card.subtypes_es else card.subtypes
        kind = self.say(f"play-type-{card.type}")
        parts = [f"{kind}: {' - '.join(subtypes)}" if subtypes else kind]
        if card.printed_cost is not None:
            parts.append(self.say("play-fact-cost", count=card.printed_cost))
        figures = (
            ("strength", card.strength), ("memory", card.memory_cost), ("advancement", card.advancement_requirement),
            ("points", card.agenda_points), ("trash", card.trash_cost), ("link", card.base_link),
        )  # fmt: skip
        parts.extend(self.say(f"play-fact-{name}", count=value) for name, value in figures if value is not None)
        return " · ".join(parts)

    def save(self, rest: str) -> None:
        """Write the game to a file."""
        if not rest:
            print(self.say("play-save-where"))
            return
        try:
            _write(Path(rest), self.game.save())
        except (OSError, ValueError, NetrunnerError) as error:
            why = error.text(self.lang) if isinstance(error, NetrunnerError) else reason(error)
            print(wrapped(self.say("play-not-saved", path=rest, reason=why)))
            return
        print(self.say("play-saved", path=rest))
        print(self.say("play-go-on", path=shlex.quote(rest), side=self.side))

    def undo(self, rest: str) -> None:
        """Take the last choice back."""
        if not self.past:
            print(self.say("play-nothing-to-undo"))
            return
        self.game, self.told, chance = self.past.pop()
        self.chance.setstate(chance)
        self.drawn = -1
        print(self.say("play-undone"))

    def all(self, rest: str) -> None:
        """Access every card that is left, in the order shown."""
        decision = self.game.decision
        if decision is None or decision.kind != AT_ONCE:
            print(wrapped(self.game.why_not(self.side, rest or "…").sentence(self.lang)))
            return
        self._remember()
        self.at_once = True
        self.game.choose(decision.options[0])

    def concede(self, rest: str) -> None:
        """Give the game up."""
        print(self.say("play-really"))
        if plain(self._line()) in {plain(phrase(lang, "play-yes")) for lang in LANGUAGES}:
            self.game.concede(self.side)

    def quit(self, rest: str) -> None:
        """Leave the table."""
        raise Leave


def _amounts(decision: Decision) -> dict[int, Option]:
    """The options of a question for a number from 0 or 1 on, by that number; nothing for other questions."""
    found = {option.arg: option for option in decision.options if option.verb == V_NUMBER}
    least = min(found, default=-1)
    if len(found) != len(decision.options) or least not in (0, 1) or max(found) - least + 1 != len(found):
        return {}
    return found


def facts_title(title: str, lang: str) -> str:
    """A title in a language."""
    return title_in(title, lang)

"""Reading the text form of a position."""

from __future__ import annotations

import difflib
import re
from dataclasses import replace

from ..cards.facts import suggestions
from ..rules.machine.card import REF
from ..rules.machine.terms import CORP, RUNNER, SIDES
from ..text.phrases import Value
from .board import Board, Corp, Happened, Placed, Run, Runner, Server
from .checking import check
from .history import read_happened
from .lists import read_cards, split
from .steps import ACTION, PHASES, encounter_steps, phase_of, run_steps, turn_steps
from .titles import find
from .unreadable import Misread, UnreadablePosition

#: Where the cards of a line belong, by the word before its colon.
_ZONES = {
    "hand": "hand",
    "deck": "deck",
    "discard": "discard",
    "score": "score",
    "score area": "score",
    "play area": "play_area",
    "set aside": "set_aside",
    "removed": "removed",
    "removed from the game": "removed",
    "outside": "outside",
    "outside the game": "outside",
}
_CORP_ZONES = dict(_ZONES)
_RUNNER_ZONES = _ZONES | {"grip": "hand", "stack": "deck", "heap": "discard", "rig": "rig"}
_CORP_NUMBERS = {"credits": "credits", "clicks": "clicks", "bad publicity": "bad_publicity"}
_RUNNER_NUMBERS = {
    "credits": "credits",
    "clicks": "clicks",
    "tags": "tags",
    "brain damage": "brain_damage",
    "run credits": "run_credits",
}
_SINGULAR = {
    "credit": "credits",
    "click": "clicks",
    "tag": "tags",
    "run credit": "run credits",
    "brain": "brain damage",
}
_CENTRAL = {"hq": "HQ", "r&d": "R&D", "rnd": "R&D", "archives": "Archives"}
_SECTIONS = ("corp", "runner", "turn", "this turn", "last turn", "run", "seed")
_REMOTE = re.compile(r"(?:server|remote)\s*(\d{1,2})")
_KEY = re.compile(r"\s*([A-Za-z&][A-Za-z&\d ]*?)\s*:\s*(.*)", re.DOTALL)
_NUMBER = re.compile(r"([a-z ]+?)\s+(\d+)|(\d+)\s+([a-z ]+?)")
#: No number in a position has more digits, but for the seed.
_DIGITS = 6
_SEED_DIGITS = 60
#: Brackets in each other: hosts and what is hosted on them.
_DEPTH = 12
#: What may have been meant is looked for this often, because it takes milliseconds each time.
_GUESSES = 8
#: A text with more than this that cannot be understood is not read to its end.
_MISREADS = 100
_COMMENT = re.compile(r"(?:^|(?<=\s))#.*$")
_RULE = re.compile(r"at\s+(\d+\.\d+\.\d+[a-z]?)")
_ICE = re.compile(r"(approaching|encountering|passing)\s+ice\s+(\d{1,3})")
_PHASE_WORDS = {"approaching": "6.9.2a", "encountering": "6.9.3a", "passing": "6.9.4a"}


def read(text: str) -> Board:
    """The position that ``text`` describes."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        if len(reader.misreads) >= _MISREADS:
            reader.complain(Misread("too-much", number))
            break
        if reader.count > REF:
            reader.complain(Misread("too-many-cards", 0, str(reader.count), more={"most": REF - 2}))
            break
        reader.read_line(" ".join(_COMMENT.sub("", line).split()), number)
    if not reader.misreads:
        position = reader.position()
        check(position, reader.lines, reader.complain)
        if not reader.misreads:
            return position
    raise UnreadablePosition(_with_guesses(reader.misreads))


def _with_guesses(misreads: list[Misread]) -> tuple[Misread, ...]:
    """The same, the first unknown titles with those that may have been meant."""
    unknown = [misread for misread in misreads if misread.code == "unknown-card"][:_GUESSES]
    near = {misread.text: suggestions(misread.text) for misread in unknown}
    return tuple(
        replace(misread, suggestions=near.get(misread.text, ())) if misread.code == "unknown-card" else misread
        for misread in misreads
    )


def _depth(text: str) -> int:
    """How many brackets stand inside each other at most."""
    depth = deepest = 0
    for letter in text:
        if letter in "([{":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in ")]}":
            depth -= 1
    return deepest


class _Reader:
    """Collects what the lines say."""

    def __init__(self) -> None:
        self.misreads: list[Misread] = []
        self.side = -1  # whose section it is
        self.identities: list[Placed | None] = [None, None]
        self.zones: list[dict[str, tuple[Placed, ...]]] = [{}, {}]
        self.numbers: list[dict[str, int]] = [{}, {}]
        self.ice: dict[str, tuple[Placed, ...]] = {}
        self.cards: dict[str, tuple[Placed, ...]] = {}
        self.turn = ""
        self.turn_number = 0
        self.rule = ""
        self.run: Run | None = None
        self.history: dict[str, tuple[Happened, ...]] = {"this turn": (), "last turn": ()}
        self.seed = 0
        self.count = 0  # of cards
        self.lines: dict[str, int] = {}  # the line of each entry, for problems found later

    def complain(self, misread: Misread) -> None:
        """Something is wrong."""
        self.misreads.append(misread)

    # -- lines --------------------------------------------------------------------------------------------------

    def read_line(self, text: str, line: int) -> None:
        """One line: entries separated by semicolons, each with a word and a colon, or a list of numbers."""
        if not text:
            return
        if _depth(text) > _DEPTH:
            self.complain(Misread("too-deep", line, text))
            return
        current = ""
        for part in split(text, ";"):
            if not part:
                continue
            met = _KEY.fullmatch(part)
            known = self._known(" ".join(met[1].lower().split())) if met else ""
            if met and known:
                current = known
                self._entry(known, met[2].strip(), line)
            elif current in self._server_names() and not self._numbers(part):
                self._server_part(current, part, line)
            elif self._numbers(part):
                self._read_numbers(part, line)
            else:
                self._lost(part, line)

    def _known(self, key: str) -> str:
        """The name of an entry, if there is one with this key here."""
        if key in _SECTIONS:
            return key
        if self.side == CORP:
            if key in _CORP_ZONES or _SINGULAR.get(key, key) in _CORP_NUMBERS:
                return key
            remote = _REMOTE.fullmatch(key)
            return _CENTRAL.get(key, f"Server {int(remote[1])}" if remote else "")
        if self.side == RUNNER and (key in _RUNNER_ZONES or _SINGULAR.get(key, key) in _RUNNER_NUMBERS):
            return key
        return ""

    def _server_names(self) -> tuple[str, ...]:
        return (*_CENTRAL.values(), *[n for n in (*self.ice, *self.cards) if n.startswith("Server")])

    def _lost(self, part: str, line: int) -> None:
        met = _KEY.fullmatch(part)
        if self.side < 0:
            self.complain(Misread("no-side", line, part))
            return
        zones = _CORP_ZONES if self.side == CORP else _RUNNER_ZONES
        numbers = _CORP_NUMBERS if self.side == CORP else _RUNNER_NUMBERS
        words = [*_SECTIONS, *zones, *numbers, *(_CENTRAL if self.side == CORP else ())]
        near = difflib.get_close_matches((met[1] if met else part.split()[0]).lower(), words, 2)
        code = "unknown-entry" if met else "unclear"
        self.complain(Misread(code, line, part, tuple(near), {"side": SIDES[self.side]}))

    # -- entries ------------------------------------------------------------------------------------------------

    def _entry(self, key: str, text: str, line: int) -> None:
        self.lines.setdefault(key if key in _SECTIONS else f"{SIDES[self.side]} {key}", line)
        if key in SIDES:
            self.side = SIDES.index(key)
            self._identity(text, line)
        elif key == "turn":
            self._read_turn(text, line)
        elif key in self.history:
            self._read_history(key, text, line)
        elif key == "run":
            self._read_run(text, line)
        elif key == "seed":
            if re.fullmatch(r"\d+", text) and len(text) <= _SEED_DIGITS:
                self.seed = int(text)
            else:
                self.complain(Misread("seed", line, text))
        elif key in self._zone_table():
            self._add(self._zone_table()[key], self._cards(text, line), line)
        elif self.side == CORP and (key in _CENTRAL.values() or key.startswith("Server")):
            self.ice.setdefault(key, ())
            self.cards.setdefault(key, ())
            if text:
                self._server_part(key, text, line)
        else:
            self._read_numbers(f"{key} {text}", line)

    def _cards(self, text: str, line: int) -> tuple[Placed, ...]:
        found = read_cards(text, self.side, line, self.complain)
        self.count += len(found)
        return found

    def _zone_table(self) -> dict[str, str]:
        return _CORP_ZONES if self.side == CORP else _RUNNER_ZONES

    def _add(self, zone: str, cards: tuple[Placed, ...], line: int) -> None:
        zones = self.zones[self.side]
        zones[zone] = zones.get(zone, ()) + cards
        self.lines.setdefault(f"{SIDES[self.side]} {zone}", line)

    def _identity(self, text: str, line: int) -> None:
        if text:
            found = self._cards(text, line)
            if len(found) == 1:
                self.identities[self.side] = found[0]
            elif found:
                self.complain(Misread("one-identity", line, text))

    def _server_part(self, server: str, text: str, line: int) -> None:
        """``ice ...``, ``root ...``, ``cards ...``; without such a word the cards of a remote, or of Archives."""
        self.lines.setdefault(f"corp {server}", line)
        word, _, rest = text.partition(" ")
        word = word.lower().rstrip(":")
        if find(split(text, ",")[0]) is not None:
            word = ""  # a title that begins like one of these words: Ice Wall
        if word == "ice":
            self.ice[server] += self._cards(rest, line)
        elif word in ("root", "cards", "card"):
            self.cards[server] += self._cards(rest, line)
        elif server == "Archives":
            self._add("discard", self._cards(text, line), line)
        elif server.startswith("Server"):
            self.cards[server] += self._cards(text, line)
        else:
            self.complain(Misread("server-part", line, text, more={"server": server}))

    def _numbers(self, text: str) -> bool:
        return all(_NUMBER.fullmatch(part.lower()) for part in split(text, ","))

    def _read_numbers(self, text: str, line: int) -> None:
        """``credits 5, clicks 4``."""
        if self.side < 0:
            self.complain(Misread("no-side", line, text))
            return
        table = _CORP_NUMBERS if self.side == CORP else _RUNNER_NUMBERS
        for part in split(text, ","):
            met = _NUMBER.fullmatch(part.lower())
            word = (met[1] or met[4]) if met else ""
            word = _SINGULAR.get(word, word)
            if met is None or word not in table:
                near = tuple(difflib.get_close_matches(word, table, 1))
                more: dict[str, Value] = {"known": ", ".join(table), "side": SIDES[self.side]}
                self.complain(Misread("number", line, part, near, more))
                continue
            digits = met[2] or met[3]
            if len(digits) > _DIGITS:
                self.complain(Misread("too-large", line, digits))
                continue
            self.numbers[self.side][table[word]] = int(digits)

    # -- turn and run -------------------------------------------------------------------------------------------

    def _read_turn(self, text: str, line: int) -> None:
        """``runner``, ``corp 3``, ``runner 4, at 5.7.1b``."""
        first, *rest = split(text, ",")
        met = re.fullmatch(r"(corp|runner)(?:\s+(\d{1,6}))?", first.lower())
        if met is None:
            self.complain(Misread("turn", line, text))
            return
        self.turn = met[1]
        self.turn_number = int(met[2] or 0)
        for part in rest:
            at = _RULE.fullmatch(part.lower())
            if at is None or at[1] not in turn_steps(self.turn):
                self.complain(Misread("turn-step", line, part, more={"steps": ", ".join(turn_steps(self.turn))}))
            else:
                self.rule = at[1]

    def _read_history(self, key: str, text: str, line: int) -> None:
        """``successful run on HQ, stole Nisei MK II, took 2 tags, suffered 1 net damage``."""
        for part in split(text, ","):
            happened = read_happened(part)
            if happened is None:
                self.complain(Misread("history", line, part))
            else:
                self.history[key] += (happened,)

    def _read_run(self, text: str, line: int) -> None:
        """``HQ``, ``HQ, approaching ice 2``, ``Server 1, encountering ice 1, broken 1``, ``R&D, at 6.9.5c``."""
        first, *rest = split(text, ",")
        remote = _REMOTE.fullmatch(first.lower())
        server = _CENTRAL.get(first.lower(), f"Server {int(remote[1])}" if remote else "")
        if not server:
            self.complain(Misread("run-server", line, first))
            return
        rule, phase, ice = "", "", 0
        broken: tuple[int, ...] = ()
        successful = True
        for part in rest:
            low = " ".join(part.lower().split())
            at, facing = _RULE.fullmatch(low), _ICE.fullmatch(low)
            if at is not None and at[1] in (*run_steps(), *encounter_steps()):
                rule = at[1]
            elif facing is not None:
                phase, ice = _PHASE_WORDS[facing[1]], int(facing[2])
            elif low in ("approaching server", "approaching the server"):
                phase = "6.9.5a"
            elif low in ("not successful", "successful"):
                successful = low == "successful"
            elif re.fullmatch(r"broken( \d{1,3})+", low):
                broken = tuple(sorted({int(n) for n in low.split()[1:]}))
            else:
                steps = ", ".join((*run_steps(), *encounter_steps()))
                self.complain(Misread("run-part", line, part, more={"steps": steps}))
        if rule and phase and phase_of(rule) != phase_of(phase):
            said = PHASES[phase_of(phase)]
            self.complain(Misread("run-phase", line, text, more={"phase": said, "rule": rule}))
        if broken and not rule:
            rule = "6.9.3b"  # subroutines are broken in that step
        self.run = Run(server, rule or phase, ice, broken, successful)

    # -- the whole ----------------------------------------------------------------------------------------------

    def position(self) -> Board:
        """Everything that was read, with the defaults of what was not."""
        servers: list[Server] = []
        for name in (*_CENTRAL.values(), *sorted((n for n in self.ice if n.startswith("Server")), key=_remote_order)):
            ice, cards = self.ice.get(name, ()), self.cards.get(name, ())
            if (ice or cards) and name not in [s.name for s in servers]:
                servers.append(Server(name, ice, cards))
        corp = Corp(self.identities[CORP], **self.numbers[CORP], **self.zones[CORP], servers=tuple(servers))  # type: ignore[arg-type]
        runner = Runner(self.identities[RUNNER], **self.numbers[RUNNER], **self.zones[RUNNER])  # type: ignore[arg-type]
        turn = self.turn or ("runner" if self.run else "corp")
        number = self.turn_number or (1 if turn == "corp" else 2)
        run = self.run
        if run is not None and not run.rule:  # the run begins: it approaches the outermost ice, or the server
            ice_count = len(self.ice.get(run.server, ()))
            run = Run(run.server, "6.9.2a" if ice_count else "6.9.5a", ice_count, run.broken, run.successful)
        rule = self.rule or ACTION[turn]
        history = (self.history["this turn"], self.history["last turn"])
        return Board(corp, runner, turn, number, rule, run, self.seed, *history)


def _remote_order(name: str) -> int:
    return int(name.split()[1])

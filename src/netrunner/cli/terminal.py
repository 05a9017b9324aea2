"""Drawing a board in the terminal, from a view: what the player may see, and nothing else."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, Final

from netrunner.cli.colours import painted, painted_start
from netrunner.rules.machine.terms import COUNTERS, FIRST_REMOTE
from netrunner.text.phrases import Value, phrase
from netrunner.text.words import CardTitle, counters

View = Mapping[str, Any]

#: Lines are never wider, so that they stay readable on wide screens.
WIDEST: Final = 110
_CENTRAL: Final = {"HQ": 0, "R&D": 1, "Archives": 2}


def width() -> int:
    """How wide lines may be."""
    return max(40, min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns))


def wrapped(text: str, indent: str = "", hanging: str = "") -> str:
    """Text in lines that fit, the first behind ``indent`` and the others behind ``hanging``."""
    return textwrap.fill(
        text, width(), initial_indent=indent, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False
    )


class Board:
    """The table as one seat sees it."""

    def __init__(self, view: View, lang: str) -> None:
        self.view = view
        self.lang = lang
        # Hidden cards whose place alone tells what the seat was shown before
        self.remembered = {
            fact["among"][0]: fact["title"] for fact in view.get("known", ()) if len(fact.get("among", ())) == 1
        }

    def say(self, key: str, **variables: Value) -> str:
        return phrase(self.lang, key, **variables)

    def lines(self) -> list[str]:
        """The whole board: the opponent above, the player below."""
        sections = [self._corp(), self._runner()]
        if self.view["seat"] == "corp":
            sections.reverse()
        found = [self._rule()]
        for section in sections:
            found.extend(section)
            found.append("")
        found[-1] = painted("─" * width(), "rule")
        return found

    def _rule(self) -> str:
        turn = self.view["turn"]
        if turn["phase"] == "setup":
            title = self.say("play-before")
        else:
            title = self.say(f"play-turn-{turn['side']}", turn=(turn["number"] + 1) // 2)
        return painted(f"── {title} ".ljust(width(), "─"), "rule")

    # -- players ----------------------------------------------------------------------------------------------

    def _corp(self) -> list[str]:
        corp = self.view["corp"]
        figures = [self.say("play-credits", count=corp["credits"])]
        if self._has_turn("corp"):
            figures.append(self.say("play-clicks", count=corp["clicks"]))
        figures.append(self.say("play-points", count=corp["score"]["points"]))
        if corp["bad_publicity"]:
            figures.append(self.say("play-bad-publicity", count=corp["bad_publicity"]))
        found = self._head("corp", corp, figures)
        rows = [(self._server(server), self._in_server(server)) for server in self.view["servers"]]
        own = self.view["seat"] == "corp"
        if own:
            rows.append((self.say("play-label-hand-corp"), self._hand(corp)))
        if corp["score"]["cards"]:
            rows.append((self.say("play-label-score"), self._score(corp)))
        return found + self._table(rows)

    def _runner(self) -> list[str]:
        runner = self.view["runner"]
        figures = [self.say("play-credits", count=runner["credits"])]
        if self._has_turn("runner"):
            figures.append(self.say("play-clicks", count=runner["clicks"]))
        figures.append(self.say("play-points", count=runner["score"]["points"]))
        memory = runner["memory"]
        figures.append(self.say("play-memory", used=memory["used"], limit=memory["limit"]))
        figures.append(self.say("play-link", count=runner["link"]))
        if runner["tags"]:
            figures.append(self.say("play-tags", count=runner["tags"]))
        if runner["brain_damage"]:
            figures.append(self.say("play-brain-damage", count=runner["brain_damage"]))
        found = self._head("runner", runner, figures)
        rig = [self._card(card) for card in self.view["rig"]]
        rows = [(self.say("play-label-rig"), self._join(rig))]
        hand = self._hand(runner) if self.view["seat"] == "runner" else self._count(runner["hand"]["size"])
        rows.append((self.say("play-label-grip"), hand))
        rows.append((self.say("play-label-stack"), self._count(runner["deck"]["size"])))
        rows.append((self.say("play-label-heap"), self._pile(runner["discard"])))
        if runner["score"]["cards"]:
            rows.append((self.say("play-label-score"), self._score(runner)))
        return found + self._table(rows)

    def _has_turn(self, side: str) -> bool:
        turn = self.view["turn"]
        return bool(turn["side"] == side and turn["phase"] != "setup")

    def _head(self, side: str, player: View, figures: Sequence[str]) -> list[str]:
        title = CardTitle(player["identity"]["card"]).text(self.lang)
        name = self.say(f"play-side-{side}")
        you = self.say("play-you") if side == self.view["seat"] else ""
        told = wrapped(" · ".join(figures), "  ", "  ")
        tagged = side == "runner" and player["tags"]
        return [painted(f"{name}{you}: {title}", side), painted(told, "warning") if tagged else told]

    def _table(self, rows: Sequence[tuple[str, str]]) -> list[str]:
        """Rows with their labels in a column."""
        column = max(len(label) for label, _ in rows) + 2
        return [
            painted_start(wrapped(text, f"  {label}".ljust(column + 2), " " * (column + 2)), column + 2, "label")
            for label, text in rows
        ]

    # -- places -----------------------------------------------------------------------------------------------

    def _server(self, server: View) -> str:
        name = server["server"]
        number = _CENTRAL.get(name)
        if number is None:
            number = FIRST_REMOTE - 1 + int(name.rsplit(" ", 1)[1])
        return (
            self.say(f"play-server-{('hq', 'rnd', 'archives')[number]}")
            if number < FIRST_REMOTE
            else (self.say("play-server-remote", number=number - FIRST_REMOTE + 1))
        )

    def _in_server(self, server: View) -> str:
        """What is in a server, then its ice from the innermost to the outermost."""
        corp = self.view["corp"]
        content: list[str] = []
        if server["server"] == "HQ":
            content.append(self._count(corp["hand"]["size"]))
        elif server["server"] == "R&D":
            content.append(self._count(corp["deck"]["size"]))
        elif server["server"] == "Archives":
            content.append(self._pile(corp["discard"]))
        installed = [self._card(card) for card in server["cards"]]
        if server["central"] and installed:
            content.append(self.say("play-root", cards=", ".join(installed)))
        else:
            content.extend(installed)
        inside = " · ".join(content) if content else self._join(())
        if not server["ice"]:
            return inside
        ice = " ← ".join(self._card(card, ice=True) for card in server["ice"])
        return f"{inside} ← {ice}"

    def _hand(self, player: View) -> str:
        titles = [CardTitle(title).text(self.lang) for title in player["hand"]["cards"]]
        return self._join(self._counted(titles))

    def _pile(self, pile: View) -> str:
        titles = self._counted([CardTitle(title).text(self.lang) for title in pile["faceup"]])
        hidden = [CardTitle(title).text(self.lang) for title in pile["facedown_cards"]]
        titles.extend(self.say("play-facedown", card=name) for name in self._counted(hidden))
        unseen = pile["facedown"] - len(hidden)
        if unseen:
            titles.append(self.say("play-facedown-cards", count=unseen))
        return self._join(titles)

    def _score(self, player: View) -> str:
        found: list[str] = []
        for agenda in player["score"]["cards"]:
            points = self.say("play-agenda-points", count=agenda["points"])
            found.append(self._noted(CardTitle(agenda["card"]).text(self.lang), [points, *self._tokens(agenda)]))
        return self._join(found)

    def _counted(self, names: Sequence[str]) -> list[str]:
        return [f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]

    def _count(self, count: int) -> str:
        return self.say("play-cards", count=count)

    def _join(self, names: Sequence[str]) -> str:
        return ", ".join(names) if names else self.say("play-nothing")

    # -- cards ------------------------------------------------------------------------------------------------

    def _card(self, card: View, ice: bool = False) -> str:
        """A card with what is on it: "Enigma (strength 2)", "unrezzed ice", "Snare! (unrezzed)"."""
        notes: list[str] = []
        title = card["card"] or self.remembered.get(card["at"])
        if title is None:
            name = self.say("play-unrezzed-ice" if ice else "play-unrezzed-card")
            if card["side"] == "runner":
                name = self.say("play-facedown-cards", count=1)
        else:
            name = CardTitle(title).text(self.lang)
            if not card["faceup"]:
                notes.append(self.say("play-unrezzed"))
        if "strength" in card:
            notes.append(self.say("play-strength", count=card["strength"]))
        notes.extend(self._tokens(card))
        notes.extend(self._card(hosted) for hosted in card.get("hosted", ()))
        return self._noted(name, notes)

    def _tokens(self, card: View) -> list[str]:
        return [counters(COUNTERS.index(kind), n).text(self.lang) for kind, n in card["counters"].items()]

    def _noted(self, name: str, notes: Sequence[str]) -> str:
        return f"{name} ({', '.join(notes)})" if notes else name


def status(view: View, lang: str) -> str:
    """One line about the player's own means."""
    player = view[view["seat"]]
    parts = [phrase(lang, "play-credits", count=player["credits"])]
    parts.append(phrase(lang, "play-hand", count=player["hand"]["size"]))
    if view["seat"] == "runner" and player["tags"]:
        parts.append(phrase(lang, "play-tags", count=player["tags"]))
    return f"[{' · '.join(parts)}]"


__all__ = ["Board", "status", "width", "wrapped"]

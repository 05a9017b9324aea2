"""What was played from a position, as a scenario test in the words of ``netrunner.testing``.

An answer that no word means beyond doubt is written as its option: ``game.take("...")``. The test ends with what
changed and with the question that is open, so that it proves something as it stands.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from ..game import Game
from ..rules.abilities.resolving import find_paid
from ..rules.concepts.values import score
from ..rules.machine import decisions as d
from ..rules.machine.decisions import Decision, Option
from ..rules.machine.state import State
from ..rules.machine.terms import CORP, RUNNER, SIDES
from .position import Position

#: Acts without a card or server.
_PLAIN: Final = {
    d.V_GAIN: "takes_credit", d.V_DRAW: "draws", d.V_PURGE: "purges", d.V_REMOVE_TAG: "removes_tag", d.V_PASS: "passes",
    d.V_CONTINUE: "continues", d.V_JACK_OUT: "jacks_out", d.V_YES: "accepts", d.V_NO: "declines",
    d.V_DECLINE: "declines", d.V_DONE: "done", d.V_KEEP: "keeps", d.V_MULLIGAN: "mulligans",
}  # fmt: skip
#: Acts with a card.
_CARD: Final = {
    d.V_INSTALL: "installs", d.V_PLAY: "plays", d.V_ADVANCE: "advances", d.V_TRASH_RESOURCE: "trashes_resource",
    d.V_REZ: "rezzes", d.V_SCORE: "scores", d.V_TRASH: "trashes", d.V_STEAL: "steals", d.V_PICK: "picks",
    d.V_DISCARD: "discards", d.V_KEEP_CARD: "keeps", d.V_TRIGGER: "triggers", d.V_APPLY: "applies",
}  # fmt: skip
#: How many titles of a hand are written out.
_MOST_TITLES: Final = 6


def as_scenario(position: Position, choices: Sequence[str], mode: str = "forced", name: str = "what_was_played") -> str:
    """The source of a test that plays these options, by their texts, from the position."""
    game = position.game(mode)
    before = _figures(game.state)
    acts: list[str] = []
    left = list(choices)
    while left and game.decision is not None:
        acts.append(_act(game, left))
    lines = ["from netrunner.testing import scenario", "", "", f"def test_{name}() -> None:", "    game = scenario("]
    lines += ['        """', *[f"        {line}" for line in position.to_text().splitlines()]]
    lines.append('        """' + ("" if mode == "forced" else f', mode="{mode}"'))
    lines += ["    )", *[f"    {act}" for act in acts], *[f"    {proof}" for proof in _proofs(game, before)]]
    return "\n".join(lines) + "\n"


def _act(game: Game, left: list[str]) -> str:
    """The line for the next answer, which is given; further answers that the same word gives are given too."""
    decision = game.decision
    assert decision is not None
    text = left.pop(0)
    option = decision.find(text)
    written = None if option is None else _word(game, decision, option)
    state = game.state
    breaking = option is not None and option.verb == d.V_USE and find_paid(state, option.card, option.arg)[0].breaks
    game.choose(text)
    if written is None:
        return f"game.take({_quoted(text)})"
    if option is not None and option.verb == d.V_INSTALL:
        written = _installed(game, decision, left, written)
    elif option is not None and option.verb == d.V_RUN:
        if not _announced(game, decision, option, left):
            return f"game.take({_quoted(text)})"
    elif breaking:
        broken = _broken(game, decision, left)
        written = written.replace("(", f"({broken}", 1) if broken else f"game.take({_quoted(text)})"
    return written


def _installed(game: Game, asked: Decision, left: list[str], written: str) -> str:
    """An install with the destination that was chosen next."""
    decision = game.decision
    if not left or decision is None or decision.kind != "destination" or decision.side != asked.side:
        return written
    option = decision.find(left[0])
    if option is None or option.verb != d.V_SERVER:
        return written
    game.choose(left.pop(0))
    return f"{written[:-1]}, {_quoted(_rest(decision, option))})"


def _announced(game: Game, asked: Decision, run: Option, left: list[str]) -> bool:
    """Whether the word for a run says no more than was done: where everything is asked, it names the server too."""
    decision = game.decision
    if decision is None or decision.kind != "attacked-server" or decision.side != asked.side:
        return True
    option = decision.find(left[0]) if left else None
    if option is None or option.arg != run.arg:
        return False
    game.choose(left.pop(0))
    return True


def _broken(game: Game, asked: Decision, left: list[str]) -> str:
    """The subroutines that were chosen next to be broken: ``1, 2, ``."""
    found = ""
    while (decision := game.decision) is not None and decision.kind == "break" and decision.side == asked.side:
        if not left:
            return ""  # the word would say more than was done
        option = decision.find(left[0])
        if option is None or option.verb not in (d.V_BREAK, d.V_DONE):
            return ""
        game.choose(left.pop(0))
        if option.verb == d.V_DONE:
            break
        found += f"{option.arg + 1}, "
    return found


def _word(game: Game, decision: Decision, option: Option) -> str | None:
    """The word for an answer, if there is one that means nothing else."""
    verb, state = option.verb, game.state
    who = f"game.{SIDES[decision.player]}"
    if verb in _PLAIN:
        return f"{who}.{_PLAIN[verb]}()"
    if verb == d.V_RUN:
        return f"{who}.runs({_quoted(_rest(decision, option))})"
    if verb == d.V_SERVER and option.card < 0:
        return f"{who}.chooses({_quoted(_rest(decision, option))})"
    if verb in (d.V_NUMBER, d.V_CHOOSE):
        return f"{who}.chooses({option.arg + 1 if verb == d.V_CHOOSE else option.arg})"
    if verb == d.V_ACCESS and option.card < 0:
        return f"{who}.accesses({_quoted(_rest(decision, option))})"
    if verb == d.V_USE:
        return _using(state, decision, option, who)
    card = _card(state, decision, option, [o for o in decision.options if o.verb == verb])
    return f"{who}.{_CARD[verb]}({_quoted(card)})" if card is not None and verb in _CARD else None


def _using(state: State, decision: Decision, option: Option, who: str) -> str | None:
    node, _ = find_paid(state, option.card, option.arg)
    uses = [o for o in decision.options if o.verb == d.V_USE]
    if node.breaks:
        rivals = [o for o in uses if find_paid(state, o.card, o.arg)[0].breaks]
        card = _card(state, decision, option, rivals)
        # Which subroutines comes next, if it is asked at all.
        return f"{who}.breaks(using={_quoted(card)})" if card is not None else None
    if node.pump:
        rivals = [o for o in uses if find_paid(state, o.card, o.arg)[0].pump]
        card = _card(state, decision, option, rivals)
        return f"{who}.boosts({_quoted(card)})" if card is not None else None
    card = _card(state, decision, option, uses)
    return f"{who}.uses({_quoted(card)})" if card is not None else None


def _card(state: State, decision: Decision, option: Option, rivals: list[Option]) -> str | None:
    """What names the card of an option and that of none of its rivals."""
    if option.card < 0:
        return None
    title = state.cards[option.card].defn.title
    alike = [o for o in rivals if o.card >= 0 and state.cards[o.card].defn.title == title]
    if len(alike) == 1:
        return title
    rest = _rest(decision, option)
    others = [_rest(decision, o) for o in alike if o is not option]
    return rest if "[" in rest and "#" not in rest and rest not in others and rest.startswith(title) else None


def _rest(decision: Decision, option: Option) -> str:
    """What stands behind the verb in the text of an option."""
    return decision.text_of(option).partition(" ")[2]


def _figures(s: State) -> dict[str, object]:
    """What a test looks at."""
    found: dict[str, object] = {}
    for player in (CORP, RUNNER):
        side = SIDES[player]
        found[f"{side}_credits"] = s.credits[player]
        found[f"{side}_points"] = score(s, player)
        for name, ids in (("hand", s.hand(player)), ("discard", s.discard_pile(player))):
            found[f"{side}_{name}"] = [s.cards[i].defn.title for i in ids]
    return {**found, "tags": s.tags, "brain_damage": s.brain, "bad_publicity": s.bad_publicity}


def _proofs(game: Game, before: dict[str, object]) -> list[str]:
    """What changed, and what is asked now."""
    after = _figures(game.state)
    changed = {name: value for name, value in after.items() if value != before[name]}
    if game.decision is None:
        changed = {"winner": game.winner, "reason": game.reason, **changed}
    parts = [f"{name}={_shown(value)}" for name, value in changed.items()]
    proofs = [f"game.expect({', '.join(parts)})"] if parts else []
    if game.decision is not None:
        proofs.append(f'game.asks("{game.decision.side}", "{game.decision.kind}", "{game.decision.rule}")')
    return proofs


def _shown(value: object) -> str:
    if isinstance(value, list):
        return str(len(value)) if len(value) > _MOST_TITLES else f"[{', '.join(map(_quoted, value))}]"
    return _quoted(value) if isinstance(value, str) else repr(value)


def _quoted(text: str) -> str:
    """A text as the sources write it; it needs no sign that Python and JSON write differently."""
    return json.dumps(text, ensure_ascii=False)

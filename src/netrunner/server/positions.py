"""Positions that are being set up: the board, what is legal on it, why the rest is not, and what was played as a test.

Nothing is kept: whoever asks sends the text of the position and the options that were taken from it.
"""

from __future__ import annotations

from collections.abc import Iterable

from netrunner.errors import IllegalChoice, NetrunnerError
from netrunner.game import Game
from netrunner.positions import Position
from netrunner.positions.as_scenario import as_scenario
from netrunner.positions.board import NAMED, Board, Placed, Side
from netrunner.positions.rule_of import rule_of
from netrunner.positions.writing import write_run
from netrunner.questions import labels, question
from netrunner.rules.machine.decisions import Decision
from netrunner.text.phrases import phrase

from .replays import open_view
from .wire_pages import (
    Act,
    Answered,
    BoardShown,
    DecisionShown,
    OptionShown,
    PlacedShown,
    PositionAsked,
    PositionShown,
    ServerShown,
    SideShown,
    Taken,
)


def look(asked: PositionAsked, lang: str) -> PositionShown:
    """The board as it is after the options that were taken, and what can be done now."""
    position = Position.parse(asked.text)
    game, taken = _played(position, asked, lang)
    now = Position.of(game) if taken else position
    return PositionShown(
        text=now.to_text(),
        board=_board(now),
        view=open_view(game),
        taken=taken,
        decision=_decision(game.decision, lang),
        over=_over(game, lang),
        told=[line for entry in game.log if (line := entry.sentence(lang, entry.side))][-60:],
        odd=[one.sentence(lang) for one in position.oddities()],
        scenario=as_scenario(position, [one.text for one in taken], asked.mode),
    )


def why(asked: PositionAsked, acts: Iterable[Act], lang: str) -> list[Answered]:
    """Whether each of the acts is possible, and why not."""
    game, _ = _played(Position.parse(asked.text), asked, lang)
    found = []
    for act in acts:
        try:
            answer = game.why_not(act.side, act.about)
            found.append(
                Answered(act.side, act.about, answer.possible, answer.rule, answer.sentence(lang), answer.option)
            )
        except NetrunnerError as error:
            found.append(Answered(act.side, act.about, False, "", error.text(lang), ""))
    return found


def _played(position: Position, asked: PositionAsked, lang: str) -> tuple[Game, list[Taken]]:
    """The game after the options that were taken; it stops before the first that is none (any more)."""
    game = position.game(asked.mode)
    taken: list[Taken] = []
    for text in asked.choices:
        decision = game.decision
        option = None if decision is None else decision.find(text)
        if decision is None or option is None:
            break
        label = labels(decision, lang)[decision.options.index(option)]
        try:
            game.choose(option)
        except IllegalChoice:
            break
        taken.append(Taken(decision.side, text, label))
    return game, taken


def _decision(decision: Decision | None, lang: str) -> DecisionShown | None:
    if decision is None:
        return None
    rows = zip(decision.texts(), labels(decision, lang), decision.options, strict=True)
    options = [OptionShown(text, label, rule_of(decision, option)) for text, label, option in rows]
    return DecisionShown(decision.side, decision.kind, decision.rule, question(decision, lang), options)


def _over(game: Game, lang: str) -> str | None:
    if game.decision is not None:
        return None
    return phrase(lang, "position-over", winner=game.winner or "nobody", reason=game.reason)


# -- the board in its parts, as an editor needs it -------------------------------------------------------------------


def _board(board: Board) -> BoardShown:
    corp, runner = board.corp, board.runner
    return BoardShown(
        corp=_side(corp, {"bad publicity": corp.bad_publicity}),
        runner=_side(runner, {"tags": runner.tags, "brain damage": runner.brain_damage}),
        servers=[ServerShown(server.name, _cards(server.ice), _cards(server.cards)) for server in corp.servers],
        rig=_cards(runner.rig),
        turn="runner" if board.turn == "runner" else "corp",
        turn_number=board.turn_number,
        rule=board.rule,
        run=write_run(board.run) if board.run is not None else "",
        run_credits=runner.run_credits,
        seed=board.seed,
    )


def _side(side: Side, numbers: dict[str, int]) -> SideShown:
    return SideShown(
        identity=None if side.identity is None else _card(side.identity),
        credits=side.credits,
        clicks=side.clicks,
        numbers=numbers,
        hand=_cards(side.hand),
        deck=_cards(side.deck),
        discard=_cards(side.discard),
        score=_cards(side.score),
        others={
            "play area": _cards(side.play_area),
            "set aside": _cards(side.set_aside),
            "removed": _cards(side.removed),
            "outside": _cards(side.outside),
        },
    )


def _cards(cards: Iterable[Placed]) -> list[PlacedShown]:
    return [_card(card) for card in cards]


def _card(card: Placed) -> PlacedShown:
    notes = [f"points {card.points}"] if card.points is not None else []
    for place in card.remembers:
        notes.append(f"names {place[len(NAMED) :]}" if place.startswith(NAMED) else f"remembers {place}")
    if card.text:
        notes.append(f"with {card.text}")
    return PlacedShown(card.title, card.facedown, dict(card.counters), _cards(card.hosted), notes)

"""Writing the text form of a position."""

from __future__ import annotations

from .board import Board, Corp, Run, Runner, Side
from .history import write_happened
from .lists import write_card, write_cards
from .steps import ACTION, PHASES, phase_of

_CORP_ZONES = (("hand", "hand"), ("deck", "deck"), ("archives", "discard"), ("score", "score"))
_RUNNER_ZONES = (("hand", "hand"), ("deck", "deck"), ("heap", "discard"), ("score", "score"), ("rig", "rig"))
_OTHER_ZONES = (("play area", "play_area"), ("set aside", "set_aside"), ("removed", "removed"), ("outside", "outside"))


def write(position: Board) -> str:
    """The text form."""
    lines = [*_corp(position.corp), *_runner(position.runner)]
    turn = f"turn: {position.turn} {position.turn_number}"
    if position.rule != ACTION[position.turn]:
        turn = f"{turn}, at {position.rule}"
    lines.append(turn)
    for name, history in (("last turn", position.last_turn), ("this turn", position.this_turn)):
        if history:
            lines.append(f"{name}: {', '.join(map(write_happened, history))}")
    if position.run is not None:
        lines.append(f"run: {write_run(position.run)}")
    if position.seed:
        lines.append(f"seed: {position.seed}")
    return "\n".join(lines) + "\n"


def _corp(corp: Corp) -> list[str]:
    lines = [_header("corp", corp), _numbers(corp, (("bad publicity", corp.bad_publicity),))]
    lines.extend(_zones(corp, _CORP_ZONES))
    for server in corp.servers:
        parts = []
        if server.ice:
            parts.append(f"ice {write_cards(server.ice)}")
        if server.cards:
            word = "cards" if server.name.startswith("Server") else "root"
            parts.append(f"{word} {write_cards(server.cards)}")
        lines.append(f"  {server.name}: {'; '.join(parts)}")
    lines.extend(_zones(corp, _OTHER_ZONES))
    return lines


def _runner(runner: Runner) -> list[str]:
    more = (
        ("tags", runner.tags),
        ("brain damage", runner.brain_damage),
        ("run credits", runner.run_credits),
    )
    return [
        _header("runner", runner),
        _numbers(runner, more),
        *_zones(runner, _RUNNER_ZONES),
        *_zones(runner, _OTHER_ZONES),
    ]


def _header(name: str, side: Side) -> str:
    return f"{name}: {write_card(side.identity)}" if side.identity is not None else f"{name}:"


def _numbers(side: Side, more: tuple[tuple[str, int], ...]) -> str:
    parts = [f"credits {side.credits}"]
    if side.clicks is not None:
        parts.append(f"clicks {side.clicks}")
    parts.extend(f"{word} {n}" for word, n in more if n)
    return "  " + ", ".join(parts)


def _zones(side: Side, zones: tuple[tuple[str, str], ...]) -> list[str]:
    lines = []
    for word, name in zones:
        cards = getattr(side, name)
        if cards:
            lines.append(f"  {word}: {write_cards(cards)}")
    return lines


def write_run(run: Run) -> str:
    """What stands behind ``run:``."""
    phase = phase_of(run.rule)
    parts = [run.server]
    if phase in PHASES:
        parts.append(f"{PHASES[phase]} {run.ice}" if PHASES[phase].endswith("ice") else PHASES[phase])
    if run.rule != f"{phase}a" or phase not in PHASES:
        if not (run.broken and run.rule == "6.9.3b"):
            parts.append(f"at {run.rule}")
    if run.broken:
        parts.append(f"broken {' '.join(str(n) for n in run.broken)}")
    if not run.successful:
        parts.append("not successful")
    return ", ".join(parts)

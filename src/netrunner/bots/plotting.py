"""A contest as a picture: how the share of games won came about, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final
from xml.sax.saxutils import escape

from .arena import Played, Share

WIDTH: Final = 720
HEIGHT: Final = 320
MARGIN: Final = 48
_COLOURS: Final = ("#2b6cb0", "#c05621", "#2f855a", "#6b46c1", "#b83280", "#975a16")


def plot(games: Sequence[Played], names: Sequence[str]) -> str:
    """The share of the first of each two players after every game, with its 95 % interval as a band."""
    pairs = list(combinations(names, 2))
    most = max([len(_course(games, *pair)) for pair in pairs], default=1) or 1
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        y = _y(tenth / 10)
        weight = 1.5 if tenth == 5 else 0.5
        parts.append(f'<path d="M{MARGIN} {y:.1f}H{WIDTH - MARGIN}" stroke="#999" stroke-width="{weight}"/>')
        parts.append(f'<text x="{MARGIN - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10} %</text>')
    for place, pair in enumerate(pairs):
        course = _course(games, *pair)
        colour = _COLOURS[place % len(_COLOURS)]
        xs = [MARGIN + (WIDTH - 2 * MARGIN) * (n + 1) / most for n in range(len(course))]
        ends = [found.interval() for found in course]
        above = " ".join([f"{x:.1f},{_y(high):.1f}" for x, (_, high) in zip(xs, ends, strict=True)])
        below = " ".join([f"{x:.1f},{_y(low):.1f}" for x, (low, _) in reversed(list(zip(xs, ends, strict=True)))])
        way = " ".join([f"{x:.1f},{_y(found.part):.1f}" for x, found in zip(xs, course, strict=True)])
        parts.append(f'<polygon points="{above} {below}" fill="{colour}" opacity="0.15"/>')
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        label = escape(f"{pair[0]} : {pair[1]}")
        parts.append(f'<text x="{MARGIN + 8}" y="{MARGIN - 14 + 16 * place}" fill="{colour}">{label}</text>')
    parts.append(f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 14}" text-anchor="end">{most}</text></svg>')
    return "\n".join(parts) + "\n"


def _course(games: Sequence[Played], one: str, other: str) -> list[Share]:
    found: list[Share] = []
    won = 0.0
    for game in games:
        if {game.corp, game.runner} == {one, other}:
            won += 0.5 if not game.winner else float((game.corp if game.winner == "corp" else game.runner) == one)
            found.append(Share(len(found) + 1, won))
    return found


def _y(part: float) -> float:
    return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * part

"""Boards that are as full as any: ten servers, six ice on each, two dozen cards in the rig with hosts, ten in hand."""

from __future__ import annotations

from typing import Final

_ICE: Final = ("Enigma", "Wall of Static", "Neural Katana", "Ichi 1.0", "Hunter", "Rototurret")
_ROOTS: Final = (
    "(Priority Requisition {advancement 4}), Experiential Data", "Adonis Campaign {credit 9}", "(PAD Campaign)",
    "(Accelerated Beta Test {advancement 2})", "Melange Mining Corp.", "(Nisei MK II {advancement 1})", "(Snare!)",
)  # fmt: skip
_RIG: Final = (
    "Gordian Blade [The Personal Touch]", "Battering Ram", "Pipeline", "Crypsis {virus 2}", "Magnum Opus",
    "Djinn [Medium {virus 3}, Datasucker {virus 2}]", "Net Shield", "Corroder", "The Toolbox {credit 2}",
    "Akamatsu Mem Chip", "Akamatsu Mem Chip", "Akamatsu Mem Chip", "Akamatsu Mem Chip", "Akamatsu Mem Chip",
    "Rabbit Hole", "Cyberfeeder {credit 1}", "Armitage Codebusting {credit 8}", "Access to Globalsec",
    "Access to Globalsec", "Aesop's Pawnshop", "Sacrificial Construct", "Bank Job {credit 6}", "Decoy", "Crash Space",
)  # fmt: skip
_GRIP: Final = (
    "Diesel, Modded, Sure Gamble, The Maker's Eye, Tinkering, Infiltration, Inside Job, Stimhack, Sure Gamble, "
    "Special Order"
)
_HQ: Final = (
    "Hedge Fund, Accelerated Beta Test, Biotic Labor, Ichi 1.0, Archived Memories, Hedge Fund, Snare!, Hunter, "
    "Neural Katana, Beanstalk Royalties"
)


def _ice(count: int, first: int, outermost: str = "") -> str:
    """So many pieces of ice, every third of them unrezzed; from the innermost outwards."""
    titles = [_ICE[(first + n) % len(_ICE)] for n in range(count)]
    written = [f"({title})" if n % 3 == 2 else title for n, title in enumerate(titles)]
    if outermost and written:
        written[-1] = outermost
    return "ice " + ", ".join(written)


def board(seat: str, servers: int = 10, ice: int = 6, *, run: bool = False) -> str:
    """A full board, with the turn of ``seat`` or in a run on the last server that meets its outermost ice."""
    remotes = range(1, servers - 2)
    last = servers - 3
    lines = ["corp: Haas-Bioroid: Engineering the Future", "  credits 14, bad publicity 1", f"  hand: {_HQ}"]
    lines += ["  deck: 20 any", "  archives: 4 any, (any)", "  score: Accelerated Beta Test, Private Security Force"]
    lines += [f"  {name}: {_ice(ice, n)}" for n, name in enumerate(("Archives", "R&D", "HQ"))]
    lines += [
        f"  Server {n}: {_ice(ice, n, 'Enigma' if n == last else '')}; {_ROOTS[(n - 1) % len(_ROOTS)]}" for n in remotes
    ]
    lines += ['runner: Kate "Mac" McCaffrey: Digital Tinker', "  credits 18, tags 1", f"  hand: {_GRIP}"]
    lines += ["  deck: 12 any; heap: 7 any", "  score: Priority Requisition, Private Security Force"]
    lines += [f"  rig: {', '.join(_RIG)}"]
    lines.append(f"run: Server {last}, approaching ice {ice}" if run else f"turn: {seat} 21")
    return "\n".join(lines) + "\n"

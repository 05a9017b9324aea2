"""Positions that no game could come to: noted, not refused, for a judge may want to see what follows."""

from __future__ import annotations

import pytest

from netrunner.positions import Position


@pytest.mark.parametrize(
    ("board", "rules"),
    [
        ("runner:\n rig: Gordian Blade [Corroder]", ["1.12.5"]),
        ("corp:\n HQ: ice Ice Wall [Enigma]", ["1.12.5"]),
        ("runner:\n rig: Personal Workshop [Gordian Blade [Corroder]]", ["1.12.5"]),
        ("corp:\n Server 1: Hostile Takeover", ["8.2.1"]),
        ("runner:\n rig: Desperado, Grimoire", ["3.8.5"]),
        ("corp:\n Server 1: (Hostile Takeover), (PAD Campaign)", ["4.7.8a"]),
        ("corp:\n Server 1: Oaktown Renovation\n Server 2: Nisei MK II [Casting Call]", []),
        ("corp:\n HQ: ice Enigma [Parasite]\n R&D: ice Enigma [Knight]\nrunner:\n rig: Corroder [Gebrselassie]", []),
        ("runner:\n rig: Film Critic [(Nisei MK II)], Fall Guy [MCA Informant], Dinosaurus [Corroder]", []),
        ("runner:\n rig: Street Peddler [(Corroder), (Sure Gamble)], Gordian Blade [The Personal Touch]", []),
    ],
)
def test_what_no_game_could_come_to_is_noted(board: str, rules: list[str]) -> None:
    odd = Position.parse(board).oddities()
    for lang, word in (("en", "rule"), ("es", "regla")):
        said = [one.sentence(lang) for one in odd]
        assert len(said) == len(rules), said
        assert all([f"({word} {rule})" in sentence for rule, sentence in zip(rules, said, strict=True)]), said

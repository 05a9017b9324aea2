"""Icebreakers break the subroutines of ice of their own kind (2.16)."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import EndRun, sub

KINDS = ("barrier", "code gate", "sentry")


@pytest.mark.parametrize(
    ("breaker", "breaks"),
    [
        ("Aurora", "barrier"),
        ("Battering Ram", "barrier"),
        ("Yog.0", "code gate"),
        ("Femme Fatale", "sentry"),
        ("Mimic", "sentry"),
        ("Ninja", "sentry"),
    ],
)
def test_an_icebreaker_breaks_ice_of_its_own_kind_alone(breaker: str, breaks: str) -> None:
    for kind in KINDS:
        define(f"Plain {kind}", "corp", "ice", sub(EndRun()), strength=0, subtypes=kind)
        board = f"corp:\n HQ: ice Plain {kind}\nrunner:\n credits 9\n rig: {breaker}\nrun: HQ, encountering ice 1"
        game = scenario(board, mode="full")
        assert (f"use {breaker} ability 1" in game.options("runner")) == (kind == breaks)

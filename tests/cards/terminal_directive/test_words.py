"""The cards of Terminal Directive that brought words of their own."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize(("takes", "credits", "bad"), [(True, 6, 2), (False, 3, 1)])
def test_illicit_sales_pays_for_bad_publicity(takes: bool, credits: int, bad: int) -> None:
    game = scenario("""
        corp:
          credits 0, bad publicity 1
          Server 1: (Illicit Sales {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Illicit Sales")
    if takes:
        game.corp.accepts()
    else:
        game.corp.declines()
    game.expect(corp_credits=credits)
    assert game.corp.bad_publicity == bad

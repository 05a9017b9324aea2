"""Subroutines that ice gains and loses during an encounter (6.5.4, 6.5.5)."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import ICE
from netrunner.testing import define, scenario
from netrunner.vocabulary import All, Cards, EndRun, Gain, TrashThis, paid, sub
from netrunner.vocabulary.statics import GrantsAbility

HERE = All(Cards(types=ICE, protecting=True))
define("Meter Maid", "corp", "upgrade", GrantsAbility(sub(Gain(1)), of=HERE), paid(TrashThis(), Gain(2)))
define("Closing Clause", "corp", "upgrade", GrantsAbility(sub(EndRun()), of=HERE))


@pytest.mark.rule("6.5.4:1")
@pytest.mark.rule("6.5.5:1")
def test_6_5_4_a_broken_subroutine_that_is_lost_takes_its_break_with_it() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Test Blank Ice; root Meter Maid, Closing Clause
        runner:
          rig: Test Breaker
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Test Breaker")
    game.runner.passes()
    game.corp.uses("Meter Maid")
    game.pass_windows()
    game.expect(run=None, corp_credits=2)

"""The options of a decision are a sequence like any other, and each is accepted back."""

from __future__ import annotations

from netrunner.rules.machine.decisions import Option
from netrunner.testing import scenario


def test_options_are_taken_by_number_by_slice_and_one_after_the_other() -> None:
    game = scenario("runner:\n hand: Diesel, Sure Gamble\n deck: 5 any\nturn: runner")
    decision = game.decision
    assert decision is not None
    options = decision.options
    one_by_one = list(options)
    assert len(options) == len(one_by_one) > 3
    assert options[0] == one_by_one[0] and isinstance(options[0], Option)
    assert options[-1] == one_by_one[-1]
    assert options[1:3] == one_by_one[1:3]
    assert options[:] == one_by_one
    assert [decision.option(n) for n in range(len(options))] == one_by_one
    assert all(option in options for option in one_by_one)
    assert "gain" not in options

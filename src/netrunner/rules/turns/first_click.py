"""What a player's first click of a turn must be spent on, where an ability says so (1.11, 9.11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..concepts.costs import has_additional_costs, is_free
from ..machine.decisions import V_PLAY, V_RUN, Key, card_of, verb_of
from ..machine.nodes import AT_COST, AT_FIRST_CLICK, FirstClick
from ..machine.refusals import Refusal
from ..machine.terms import A_PLAY, A_RUN, A_RUN_ACTION
from ..runs.run import run_bill, why_not_run

if TYPE_CHECKING:
    from ..machine.state import State


def permitted(s: State, player: int, verb: int, card_id: int) -> bool:
    """Whether every ability that speaks of this player's first click permits the action."""
    card = s.cards[card_id] if verb == V_PLAY else None
    for entry in s.index[AT_FIRST_CLICK]:
        node = entry.node
        assert isinstance(node, FirstClick)
        if entry.me.player == player and not node.permits(s, entry.me, player, verb == V_RUN, card):
            return False
    return True


def _without_additional_costs(s: State, verb: int, card: int, arg: int) -> bool:
    """9.11.3e: nobody can be forced to pay an additional cost."""
    if verb == V_RUN:
        if has_additional_costs(s, A_RUN_ACTION):
            return False
        return not s.index[AT_COST + A_RUN] or is_free(run_bill(s, arg))
    if s.index[AT_COST + A_PLAY] or s.cards[card].defn.additional_play is not None:
        return False
    if not s.index[AT_COST + A_RUN]:
        return True
    return any([why_not_run(s, n) is None and is_free(run_bill(s, n)) for n in s.servers])


def first_click_options(s: State, player: int, options: list[Key]) -> list[Key]:
    """Those of the actions that the first click may be spent on; all of them if none of these must be taken."""
    if not s.index[AT_FIRST_CLICK]:
        return options
    fitting = [key for key in options if permitted(s, player, verb_of(key), card_of(key))]
    if len(fitting) == len(options) or not any([_without_additional_costs(s, *key) for key in fitting]):
        return options
    return fitting


def why_not_first_click(s: State, player: int, tried: tuple[int, int], options: list[Key]) -> Refusal | None:
    """Why the first click cannot be spent on an action, or None; ``options`` are the possible actions.

    ``tried`` is its verb and its card.
    """
    if s.click_spent[player] or permitted(s, player, *tried):
        return None
    if not any([permitted(s, player, verb, card) for verb, card, _ in options]):
        return None
    by = [entry.me.card for entry in s.index[AT_FIRST_CLICK] if entry.me.player == player]
    return Refusal("refused-first-click-by", "9.11.3", by=by[0])

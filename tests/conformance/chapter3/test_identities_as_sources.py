"""3.1: identities are the first cards of a game, and their abilities work like those of any other card."""

from __future__ import annotations

import pytest

from netrunner.frozen import dataclass
from netrunner.rules.machine.card import Card
from netrunner.rules.machine.nodes import AT_MODIFIER, WHILE_ACTIVE, Context, Filter, Modifier
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import (
    A_RUN,
    A_USE,
    E_CLICKS_SPENT,
    E_CREDITS_GAINED,
    F_TAGS,
    IDENTITY,
    M_ABILITY_COST,
    POWER,
    RUNNER,
    SERVER_HQ,
)
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cannot,
    Cards,
    Clicks,
    Credits,
    Draw,
    ForEvent,
    Gain,
    HostedCounters,
    Prevent,
    TurnBegins,
    X,
    interrupt,
    paid,
    when,
    whenever,
)
from netrunner.vocabulary.base import YOU


@dataclass(frozen=True, slots=True, eq=False)
class AbilitiesCost(Modifier):
    """The credits in the trigger costs of abilities of certain cards change."""

    n: int
    cards: Filter
    where: int = WHILE_ACTIVE
    sets: bool = False
    subtype: str = ""

    def positions(self, player: int) -> tuple[int, ...]:
        return (AT_MODIFIER + M_ABILITY_COST,)

    def change(self, s: State, me: Context, card: Card | None) -> int:
        return self.n if card is not None and self.cards.matches(s, me, card) else 0


IDENTITIES = Cards(types=IDENTITY)
define("Board Room", "corp", "identity", paid(2, Gain(4)))
define("Open Office", "corp", "identity", paid(Clicks(), Gain(4)))
define("House Night Shift", "corp", "identity", when(TurnBegins(), Gain(4), may=True))
define("Test Gatekeeper", "corp", "identity", Cannot(A_RUN, RUNNER, servers=SERVER_HQ))
define("Counter Office", "corp", "identity", paid(HostedCounters(POWER), Gain(4)), when(TurnBegins(), Gain(1)))
define("Survivor", "runner", "identity", interrupt(1, Prevent(F_TAGS, 1)), whenever(ForEvent("drew", YOU), Gain(1)))
define("Consultants", "corp", "asset", AbilitiesCost(-1, IDENTITIES), trash=0)
define("Auditors", "corp", "asset", AbilitiesCost(2, IDENTITIES), trash=0)
define("Giveaway", "corp", "asset", AbilitiesCost(-5, IDENTITIES), trash=0)
define("Strike", "corp", "asset", Cannot(A_USE, cards=IDENTITIES), trash=0)
define("Rates", "runner", "resource", AbilitiesCost(1, Cards(types=9, side=RUNNER)))
define("Meter Made", "runner", "resource", paid(Credits(is_x=True), Draw(X())))


@pytest.mark.rule("1.15.8")
@pytest.mark.rule("1.15.1c:2")
@pytest.mark.parametrize(("asset", "price"), [("Test Asset", 2), ("Consultants", 1), ("Auditors", 4), ("Giveaway", 0)])
def test_1_15_8_the_trigger_cost_of_a_paid_ability_can_be_changed_down_to_0(asset: str, price: int) -> None:
    text = f"corp: Board Room\n credits {{credits}}\n Server 1: {asset}\nturn: corp, at 5.6.2a"
    game = scenario(text.format(credits=price))
    game.corp.uses("Board Room")
    game.expect(corp_credits=4)
    if price:
        game = scenario(text.format(credits=price - 1))
        game.asks("corp", "action")
        why = game.why_not("corp", "use Board Room")
        assert why.rule == "1.15.1"


@pytest.mark.rule("1.11.1")
@pytest.mark.rule("9.1.3")
def test_9_1_3_the_identity_is_the_source_of_what_its_abilities_do() -> None:
    game = scenario("corp: Open Office\n credits 0\nturn: corp")
    game.corp.uses("Open Office")
    game.expect(corp_credits=4, corp_clicks=2)
    told = {e.kind: e.source for e in game.events()}
    assert told[E_CREDITS_GAINED] == 0 and told[E_CLICKS_SPENT] == 0  # the Corp's identity is the first card
    game.corp.takes_credit()
    told = {e.kind: e.source for e in game.events()}
    assert told[E_CREDITS_GAINED] == -1 and told[E_CLICKS_SPENT] == -1  # a game rule, not a card


@pytest.mark.rule("9.1.6:1")
def test_9_1_6_an_identity_that_cannot_be_used_is_not_used() -> None:
    text = "corp: {title}\n credits 5\n deck: 5 any\n Server 1: {asset}\nturn: corp, at {step}"
    game = scenario(text.format(title="Board Room", asset="Strike", step="5.6.2a"))
    game.asks("corp", "action")
    assert game.why_not("corp", "use Board Room").rule == "1.2.2"
    game = scenario(text.format(title="House Night Shift", asset="Test Asset", step="5.6.1a"))
    game.corp.triggers("House Night Shift")
    game.expect(corp_credits=9)
    game = scenario(text.format(title="House Night Shift", asset="Strike", step="5.6.1a"))
    game.asks("corp", "action")
    game.expect(corp_credits=5)


@pytest.mark.rule("1.2.2:1")
def test_1_2_2_the_reason_names_the_identity_that_forbids() -> None:
    game = scenario("corp: Test Gatekeeper\nturn: runner")
    game.refuses("runner", "run HQ")
    game.offers("runner", "run R&D")
    why = game.why_not("runner", "run HQ")
    assert "Test Gatekeeper" in str(why)


@pytest.mark.rule("9.8.3")
def test_9_8_3_an_identity_interrupts() -> None:
    game = scenario("corp:\n hand: Test Tag\nrunner: Survivor\n credits 1\n deck: 3 any\nturn: corp")
    game.corp.plays("Test Tag", x=2)
    game.runner.uses("Survivor")
    game.expect(tags=1, runner_credits=0)


@pytest.mark.rule("9.6.6")
def test_9_6_6_an_identity_watches_what_happens() -> None:
    game = scenario("runner: Survivor\n credits 1\n deck: 3 any\nturn: runner")
    game.runner.draws()
    game.expect(runner_credits=2)

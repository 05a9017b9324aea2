"""6.2.3: only ice that comes or goes in the Runner's own way changes the Runner's position."""

from __future__ import annotations

import pytest

from netrunner.frozen import dataclass
from netrunner.rules.abilities.effects import Effect
from netrunner.rules.into_play.installing import InstallCard, Terms
from netrunner.rules.machine.nodes import Context, Selection
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import ICE, SERVER_HQ, SERVER_RND
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import Cards, Chosen, ForEvent, Gain, SwapCards, Trash, paid, sub, when
from netrunner.vocabulary.instructions import OnCards


@dataclass(frozen=True, slots=True, eq=False)
class InstallInnermost(OnCards):
    """Install ice from HQ in the innermost position of a server."""

    what: Selection
    server: int

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        return [InstallCard(me.player, me.ref, refs, Terms(ignore=True, servers=(self.server,), inward=()))]


ANY_ICE = Cards(types=ICE)
FROM_HQ = Chosen(Cards(types=ICE, where="hq"))

define("Ring Inner", "corp", "ice", sub(Gain(1)), strength=1)
define("Ring Middle", "corp", "ice", sub(Gain(10)), strength=1)
define("Ring Outer", "corp", "ice", sub(Gain(100)), strength=1)
define("Ring Spare", "corp", "ice", sub(Gain(1000)), strength=1)
define("Ring Wrecker", "corp", "asset", paid(0, Trash(Chosen(ANY_ICE)), limit=1), trash=1)
define("Ring Crane HQ", "corp", "asset", paid(0, InstallInnermost(FROM_HQ, SERVER_HQ), limit=1), trash=1)
define("Ring Crane RnD", "corp", "asset", paid(0, InstallInnermost(FROM_HQ, SERVER_RND), limit=1), trash=1)
define("Ring Bomb", "corp", "ice", when(ForEvent("pass-ice", this=True), Trash(Chosen(ANY_ICE))), sub(Gain(10)))
SWAP = SwapCards(Chosen(ANY_ICE), Chosen(ANY_ICE, as_="other"))
define("Ring Switch", "corp", "asset", paid(0, SWAP, limit=1), trash=1)


def run_at(where: str, asset: str) -> Scenario:
    return scenario(f"""
        corp:
          credits 0
          hand: Ring Spare
          HQ: ice Ring Inner, Ring Middle, Ring Outer
          R&D: ice (Test Barrier), (Test Code Gate), (Test Sentry)
          Server 1: {asset}
        runner:
          credits 5
          hand: 5 any
        run: HQ, {where}
    """)


def finish(game: Scenario) -> int:
    """The run goes on without anybody doing anything; what the subroutines brought in."""
    while game.decision is not None and game.decision.kind in ("window", "jack-out"):
        game.take("pass" if game.decision.kind == "window" else "continue")
    return game.corp.credits


ENCOUNTER, APPROACH = "encountering ice 2", "approaching ice 2"


@pytest.mark.rule("6.2.3a:2")
@pytest.mark.rule("6.2.3c:1")
@pytest.mark.rule("6.2.4b:3")
@pytest.mark.parametrize(
    ("where", "trashed", "gained"),
    [
        (ENCOUNTER, "Test Barrier", 11),  # ice of another server
        (ENCOUNTER, "Test Code Gate", 11),
        (ENCOUNTER, "Test Sentry", 11),
        (ENCOUNTER, "Ring Outer", 11),  # outward: nothing changes
        (ENCOUNTER, "Ring Inner", 10),  # inward: the encounter goes on, and no ice is left after it
        (ENCOUNTER, "Ring Middle", 1),  # the encounter is over, and the next ice is approached
        (APPROACH, "Test Barrier", 11),
        (APPROACH, "Test Code Gate", 11),
        (APPROACH, "Ring Outer", 11),
        (APPROACH, "Ring Inner", 10),
        (APPROACH, "Ring Middle", 1),
    ],
)
def test_6_2_3_ice_that_is_trashed_shifts_the_runner_only_if_it_is_inward(
    where: str, trashed: str, gained: int
) -> None:
    game = run_at(where, "Ring Wrecker")
    while game.decision is not None and game.decision.side == "runner":
        game.take("pass" if game.decision.kind == "window" else "continue")
    game.corp.uses("Ring Wrecker")
    game.corp.picks(trashed)
    assert finish(game) == gained
    assert game.happened("run-successful") == 1


@pytest.mark.rule("6.2.3c:1")
@pytest.mark.rule("6.2.4a:1")
@pytest.mark.parametrize(
    ("trashed", "gained"),
    [("Ring Inner", 10), ("Ring Outer", 11), ("Ring Bomb", 11), ("Test Barrier", 11), ("Test Code Gate", 11)],
)
def test_6_2_3c_ice_that_leaves_while_other_ice_is_passed_is_not_approached_and_no_other_is_left_out(
    trashed: str, gained: int
) -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Ring Inner, Ring Bomb, Ring Outer
          R&D: ice (Test Barrier), (Test Code Gate)
        runner:
          hand: 5 any
        run: HQ, encountering ice 2
    """)
    game.pass_windows()
    game.corp.picks(trashed)
    assert finish(game) == gained


@pytest.mark.rule("6.2.3b")
@pytest.mark.rule("6.2.3a:1")
@pytest.mark.parametrize(
    ("where", "crane", "gained"),
    [
        (ENCOUNTER, "Ring Crane RnD", 11),
        (APPROACH, "Ring Crane RnD", 11),
        (ENCOUNTER, "Ring Crane HQ", 11),  # it is facedown when it is approached
        (APPROACH, "Ring Crane HQ", 11),
    ],
)
def test_6_2_3b_ice_that_is_installed_inward_is_approached_last_and_other_ice_never(
    where: str, crane: str, gained: int
) -> None:
    game = run_at(where, crane)
    while game.decision is not None and game.decision.side == "runner":
        game.take("pass" if game.decision.kind == "window" else "continue")
    game.corp.uses(crane)
    game.corp.done()  # no ice is trashed for it (8.3.3)
    assert finish(game) == gained
    approached = [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "6.9.2a"]
    assert ("Ring Spare" in approached) == (crane == "Ring Crane HQ")
    assert approached.count("Ring Inner") == 1
    assert approached.count("Ring Middle") <= 1


@pytest.mark.rule("6.2.4c:1")
@pytest.mark.parametrize(
    ("one", "other", "gained"),
    [
        ("Ring Inner", "Ring Outer", 110),  # the Runner stays with Ring Middle; Ring Outer is inward now
        ("Ring Middle", "Ring Inner", 10),  # the Runner goes with Ring Middle to the innermost position
        ("Ring Middle", "Ring Outer", 111),  # and from the outermost one all the other ice is inward
        ("Test Barrier", "Test Sentry", 11),
    ],
)
def test_6_2_4c_the_runner_stays_with_the_encountered_ice(one: str, other: str, gained: int) -> None:
    game = run_at(ENCOUNTER, "Ring Switch")
    while game.decision is not None and game.decision.side == "runner":
        game.take("pass")
    game.corp.uses("Ring Switch")
    game.corp.picks(one)
    game.corp.picks(other)
    assert finish(game) == gained

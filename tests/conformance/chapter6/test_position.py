"""Chapter 6.2: the Runner's position, and ice that comes, goes, moves or is derezzed during a run."""

from __future__ import annotations

import pytest

from netrunner.frozen import dataclass
from netrunner.rules.abilities.effects import Effect
from netrunner.rules.into_play.installing import InstallCard, Terms
from netrunner.rules.machine.nodes import Context, Selection
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import ICE, SERVER_HQ
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AddTo,
    Cards,
    Chosen,
    Derez,
    EncounterWith,
    EndRun,
    ForceEncounterWith,
    ForEvent,
    Gain,
    SwapCards,
    This,
    Trash,
    paid,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.cards import Of
from netrunner.vocabulary.instructions import OnCards


@dataclass(frozen=True, slots=True, eq=False)
class InstallIn(OnCards):
    """Install ice from HQ protecting HQ, in the innermost or in the outermost position."""

    what: Selection
    innermost: bool

    def on(self, s: State, me: Context, refs: tuple[int, ...]) -> list[Effect]:
        inward = () if self.innermost else None
        return [InstallCard(me.player, me.ref, refs, Terms(ignore=True, servers=(SERVER_HQ,), inward=inward))]


ANY_ICE = Cards(types=ICE)
FROM_HQ = Chosen(Cards(types=ICE, where="hq"))
SWAP = SwapCards(Chosen(Of(This())), Chosen(Cards(types=ICE, other=True), as_="other"))

define("Test Builder", "corp", "ice", sub(InstallIn(FROM_HQ, False)), cost=0, strength=1)
define("Caller", "corp", "ice", sub(InstallIn(FROM_HQ, True)), cost=0, strength=1)
define("Foundry", "corp", "asset", paid(0, InstallIn(FROM_HQ, False)), cost=0, trash=1)
define("Crane", "corp", "asset", paid(0, InstallIn(FROM_HQ, True)), cost=0, trash=1)
define("Wrecker", "corp", "asset", paid(0, Trash(Chosen(ANY_ICE))), cost=0, trash=1)
define("Box", "corp", "ice", paid(0, AddTo(This(), "hq")), sub(EndRun()), cost=0, strength=1)
define("Suicidal", "corp", "ice", sub(Trash(This())), sub(EndRun()), cost=0, strength=1)
define("Sleepy", "corp", "ice", sub(Derez(This())), sub(EndRun()), cost=0, strength=1)
define("Switch", "corp", "asset", paid(0, SwapCards(Chosen(ANY_ICE), Chosen(ANY_ICE, as_="other"))), cost=0, trash=1)
define("Ferry", "corp", "ice", sub(SWAP), sub(Gain(1)), cost=0, strength=1)
define("Leaver", "corp", "ice", when(ForEvent("pass-ice", this=True), Trash(This())), cost=0, strength=1)
define("Dozer", "corp", "ice", when(ForEvent("pass-ice", this=True), Derez(This())), cost=0, strength=1)
define("Slider", "corp", "ice", when(ForEvent("pass-ice", this=True), SWAP), cost=0, strength=1)
define("Twin", "corp", "ice", paid(0, SWAP), when(ForEvent("pass-ice", this=True), ForceEncounterWith(This())), cost=0)
define("Jumper", "corp", "ice", when(EncounterWith(), Trash(This())), cost=0)
define("Bystander Post", "corp", "asset", whenever(EncounterWith(this=False), Gain(1)), cost=0, trash=1)


def approached(game: Scenario) -> list[str]:
    """The titles of the ice that was approached, in order."""
    return [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "6.9.2a"]


def passed(game: Scenario) -> list[str]:
    """The titles of the ice that was passed, in order."""
    return [
        game.game.state.cards[e.card % 256].defn.title
        for k, e in zip(game.log_kinds(), game.events(), strict=True)
        if k == "pass-ice"
    ]


@pytest.mark.rule("6.2.2:1")
def test_6_2_2_the_runner_meets_the_ice_one_after_the_other_moving_inward() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Hunter), (Shadow)\nturn: runner")
    game.runner.runs("HQ")
    for _ in range(2):
        game.pass_windows()
        game.runner.continues()
    game.pass_windows()
    assert approached(game) == ["Shadow", "Hunter", "Enigma"]
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.2.1a:2")
def test_6_2_1a_the_next_run_begins_in_the_outermost_position_again() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Hunter)\nturn: runner")
    for _ in range(2):
        game.runner.runs("HQ")
        game.pass_windows()
        game.runner.continues()
        game.pass_windows()
        game.runner.jacks_out()
    assert approached(game) == ["Hunter", "Enigma", "Hunter", "Enigma"]


@pytest.mark.rule("6.2.3a:1")
def test_6_2_3a_ice_that_is_added_outward_is_not_approached() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          HQ: ice (Hunter), Test Builder
        run: HQ, encountering ice 2
    """)
    game.corp.done()  # trashes no ice for it (8.3.3)
    assert game.ice("HQ") == ["Hunter", "Test Builder", "Enigma"]
    game.runner.continues()
    game.pass_windows()
    assert approached(game) == ["Hunter"]
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.2.3a:2")
def test_6_2_3a_ice_that_is_removed_outward_changes_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice (Hunter), (Shadow), (Enigma)
          Server 1: cards Wrecker
        run: HQ, approaching ice 2
    """)
    game.corp.uses("Wrecker")
    game.corp.picks("Enigma")
    game.corp.passes()
    game.runner.continues()
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    assert approached(game) == ["Shadow", "Hunter"]
    assert passed(game) == ["Shadow", "Hunter"]


@pytest.mark.rule("6.2.3b")
def test_6_2_3b_ice_that_is_added_inward_is_approached_later() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          HQ: ice (Hunter), Caller
        run: HQ, encountering ice 2
    """)
    game.corp.done()
    assert game.ice("HQ") == ["Enigma", "Hunter", "Caller"]
    game.runner.continues()
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    assert passed(game) == ["Caller", "Hunter", "Enigma"]


@pytest.mark.rule("6.2.3b")
@pytest.mark.rule("4.7.9e:2")
def test_6_2_3b_the_approached_ice_stays_the_same_when_ice_is_added_inward() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          HQ: ice (Hunter)
          Server 1: cards Crane
        run: HQ, approaching ice 1
    """)
    game.corp.uses("Crane")
    game.corp.done()
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    assert approached(game) == ["Hunter", "Enigma"]
    assert passed(game) == ["Hunter"]


@pytest.mark.rule("6.2.3c:2")
def test_6_2_3c_when_ice_inward_leaves_no_ice_is_approached_again() -> None:
    game = scenario("""
        corp:
          HQ: ice (Hunter), (Shadow), (Enigma)
          Server 1: cards Wrecker
        run: HQ, approaching ice 2
    """)
    game.corp.uses("Wrecker")
    game.corp.picks("Hunter")
    game.corp.passes()
    game.runner.continues()
    game.pass_windows()
    assert approached(game) == ["Shadow"]
    assert passed(game) == ["Shadow"]
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.2.4a:2,3")
def test_6_2_4a_ice_that_leaves_while_it_is_approached_is_passed_and_no_other_approached_again() -> None:
    game = scenario("""
        corp:
          HQ: ice Box, (Hunter), (Shadow)
        run: HQ, approaching ice 1
    """)
    game.asks("corp", "window", "6.9.2b")
    game.corp.uses("Box")
    game.expect(corp_hand=["Box"])
    game.asks("runner", "jack-out", "6.9.5c")
    assert approached(game) == ["Box"]
    assert passed(game) == ["Box"]
    assert game.happened("pass-all-ice") == 1
    assert game.happened("encounter") == 0


@pytest.mark.rule("6.2.4a:2")
def test_6_2_4a_the_ice_inward_of_ice_that_left_is_approached_next() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Box, (Shadow)
        run: HQ, approaching ice 2
    """)
    game.corp.uses("Box")
    game.asks("runner", "jack-out", "6.9.2d")
    assert approached(game) == ["Box", "Enigma"]


@pytest.mark.rule("6.2.4a:3")
def test_6_2_4a_ice_installed_where_the_approached_ice_was_is_not_approached() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          HQ: ice Box
          Server 1: cards Foundry
        run: HQ, approaching ice 1
    """)
    game.corp.uses("Box")
    game.corp.uses("Foundry")
    game.corp.picks("Enigma")
    assert game.ice("HQ") == ["Enigma"]
    game.corp.passes()
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    assert approached(game) == ["Box"]


@pytest.mark.rule("6.2.4b:1")
def test_6_2_4b_ice_that_is_uninstalled_while_it_is_encountered_is_passed() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Suicidal
        run: HQ, encountering ice 2
    """)
    game.expect(corp_archives=["Suicidal"], run="HQ")
    game.asks("runner", "jack-out", "6.9.2d")
    assert passed(game) == ["Suicidal"]
    assert approached(game) == ["Enigma"]


@pytest.mark.rule("6.2.4b:2")
def test_6_2_4b_ice_that_is_derezzed_while_it_is_encountered_is_passed() -> None:
    game = scenario("""
        corp:
          HQ: ice Sleepy
        run: HQ, encountering ice 1
    """)
    game.expect(run="HQ")
    game.asks("runner", "jack-out", "6.9.5c")
    assert passed(game) == ["Sleepy"]
    assert not game.card("Sleepy").rezzed


@pytest.mark.rule("6.2.4b:2")
def test_6_2_4b_the_window_in_which_the_ice_was_derezzed_is_completed() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Sentry
          Server 1: cards Test Derez
        run: HQ, encountering ice 1
    """, mode="full")  # fmt: skip
    game.runner.passes()
    game.corp.uses("Test Derez")
    game.corp.picks("Test Sentry")
    game.asks("corp", "window", "6.9.3b")
    assert game.pass_windows() == ["corp 6.9.3b", "runner 6.9.3b", "runner 6.9.5b", "corp 6.9.5b"]
    assert game.happened("subroutine") == 0


@pytest.mark.rule("6.2.4b:1")
def test_6_2_4b_subroutines_of_ice_that_is_gone_cannot_be_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Sentry
          Server 1: cards Wrecker
        runner:
          rig: Test Breaker
        run: HQ, encountering ice 1
    """, mode="full")  # fmt: skip
    game.offers("runner", "use Test Breaker ability 1")
    game.runner.passes()
    game.corp.uses("Wrecker")
    game.corp.picks("Test Sentry")
    game.corp.passes()
    game.asks("runner", "window", "6.9.3b")
    game.refuses("runner", "use Test Breaker ability 1")


@pytest.mark.rule("6.2.4b:1")
def test_6_2_4b_other_abilities_of_the_encounter_do_not_resolve_once_the_ice_is_gone() -> None:
    game = scenario("""
        corp:
          HQ: ice Jumper
          Server 1: cards Bystander Post
        run: HQ, encountering ice 1
    """)
    game.corp.triggers("Jumper")
    game.expect(corp_archives=["Jumper"], corp_credits=5)
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.rule("6.2.4c:2")
def test_6_2_4c_the_runner_remains_with_encountered_ice_that_is_swapped() -> None:
    game = scenario("""
        corp:
          HQ: ice Ferry
          R&D: ice (Enigma), (Hunter), (Shadow)
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Hunter")
    game.expect(run="R&D", corp_credits=6)  # the other subroutine still resolved
    assert game.ice("R&D") == ["Enigma", "Ferry", "Shadow"]
    game.asks("runner", "jack-out", "6.9.2d")
    assert approached(game) == ["Enigma"]


@pytest.mark.rule("6.2.4d")
def test_6_2_4d_the_runner_approaches_the_ice_that_takes_the_place_of_approached_ice() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice (Enigma)
          R&D: ice (Wall of Static)
          Server 1: cards Switch
        run: HQ, approaching ice 1, at 6.9.2e
    """)
    game.offers("corp", "rez Enigma")
    game.corp.uses("Switch")
    game.corp.picks("Enigma", "Wall of Static")
    assert game.ice("HQ") == ["Wall of Static"]
    game.expect(run="HQ")
    game.refuses("corp", "rez Enigma")
    game.corp.rezzes("Wall of Static")
    game.corp.passes()
    game.asks("corp", "window", "6.9.3b")  # the Runner encounters it
    game.corp.passes()
    game.expect(run=None)


@pytest.mark.rule("6.2.4e:1")
@pytest.mark.parametrize("title", ["Leaver", "Dozer"])
def test_6_2_4e_ice_that_leaves_or_is_derezzed_while_it_is_passed_does_not_move_the_runner(title: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice (Enigma), (Hunter), {title}, (Shadow)
        run: HQ, encountering ice 3
    """)
    game.runner.continues()
    game.pass_windows()
    assert approached(game) == ["Hunter", "Enigma"]


@pytest.mark.rule("6.2.4e:2")
def test_6_2_4e_ice_that_is_swapped_while_it_is_passed_does_not_move_the_runner() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Slider
          R&D: ice (Hunter), (Shadow)
        run: HQ, encountering ice 2
    """)
    game.corp.picks("Hunter")
    game.expect(run="HQ")
    assert game.ice("HQ") == ["Enigma", "Hunter"]
    game.asks("runner", "jack-out", "6.9.2d")
    assert approached(game) == ["Enigma"]


@pytest.mark.rule("6.2.4e:2")
def test_6_2_4e_swapping_passed_ice_during_a_forced_encounter_with_it_does_not_move_the_runner() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Twin
          R&D: ice (Hunter), (Shadow)
        run: HQ, passing ice 2
    """)
    game.asks("corp", "window", "6.9.3b")
    game.corp.uses("Twin")
    game.corp.picks("Hunter")
    game.corp.passes()
    game.expect(run="HQ")
    assert approached(game) == ["Enigma"]

"""10.3.1: what a checkpoint corrects, and whom it asks."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from netrunner.rules.additional.checkpoints import extends_minimal
from netrunner.rules.machine.terms import (
    A_NEW_REMOTE,
    A_TRASH,
    AGENDA,
    ASSET,
    CORP,
    HARDWARE,
    ICE,
    RESOURCE,
    RUNNER,
    UPGRADE,
)
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AddTo,
    CanHost,
    Cannot,
    Cards,
    Chosen,
    Draw,
    ForEvent,
    Gain,
    GetsSubtype,
    Memory,
    NumberIs,
    RunnerTagged,
    Trash,
    Until,
    paid,
    play,
    whenever,
)
from netrunner.vocabulary.abilities import WhileTrue, while_true
from netrunner.vocabulary.actions import AllottedClicks
from netrunner.vocabulary.numbers import CreditsOf
from netrunner.vocabulary.triggers import Never

define("One Tower", "corp", "upgrade", Cannot(A_NEW_REMOTE, CORP), trash=0)
define("Bedrock", "corp", "asset", Cannot(A_TRASH, cards=Cards(title="Bedrock")), trash=0)
define("Paranoia", "corp", "asset", Memory(-2, RUNNER, condition=RunnerTagged()), trash=0)
define("Slim", "runner", "program", memory=2)
define("Slimmer", "runner", "program", memory=1)
define("Brute", "runner", "program", memory=1, strength=1, subtypes="icebreaker")
define("Kennel", "runner", "hardware", CanHost(Cards(subtypes="icebreaker")))
define("Muzzle", "corp", "asset", GetsSubtype("icebreaker", cards=Cards(title="Brute"), n=-1), trash=0)
define("Outer Box", "runner", "hardware", CanHost(Cards(types=(HARDWARE, RESOURCE))))
define("Inner Box", "runner", "hardware", CanHost(Cards(types=(HARDWARE, RESOURCE))))
define("Crown Jewel", "runner", "resource")
define("Take Away", "runner", "event", play(Trash(Chosen(Cards(types=HARDWARE)))))
define("Throw Out", "corp", "operation", play(AddTo(Chosen(Cards(types=(ASSET, UPGRADE, AGENDA, ICE))), "hq")))
define("Brief Rush", "runner", "event", play(Until(AllottedClicks(1), "turn")))
define("Pauper's Luck", "runner", "resource", while_true(NumberIs(CreditsOf(RUNNER), most=1), Gain(1)))
define(
    "Single Mercy", "runner", "resource",
    WhileTrue(NumberIs(CreditsOf(RUNNER), most=0), (Gain(1),), Never(), limit=1),
)  # fmt: skip
define("Spender", "runner", "resource", paid(1, Draw(1)))
define("Headhunter", "runner", "resource", whenever(ForEvent("trashed"), Gain(1)))


def rules_of(game: Scenario, kind: str) -> list[str]:
    """By which rules something happened."""
    return [e.rule for e, name in zip(game.events(), game.log_kinds(), strict=True) if name == kind]


# -- e: too many ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.7.8h:2")
def test_4_7_8h_with_one_remote_server_allowed_the_corp_keeps_one() -> None:
    text = """
        corp:
          HQ: root (One Tower)
          Server 1: PAD Campaign
          Server 2: ice Enigma; cards (Nisei MK II), (Red Herrings)
          Server 3: {third}
        turn: corp, at 5.6.2a
    """
    game = scenario(text.format(third="Test Asset"))
    game.corp.rezzes("One Tower")
    game.asks("corp", "keep-remote", "4.7.8h")
    assert len(game.options("corp")) == 3
    game.corp.chooses("Server 2")
    assert sorted(game.servers) == ["Archives", "HQ", "R&D", "Server 2"]
    game.expect(corp_archives=["PAD Campaign", "Test Asset"])
    game = scenario(text.format(third="Bedrock"))
    game.corp.rezzes("One Tower")  # a card that cannot be trashed makes the choice
    game.expect(corp_archives=["PAD Campaign", "Enigma", "Nisei MK II", "Red Herrings"])
    assert game.root("Server 3") == ["Bedrock"]


@pytest.mark.rule("1.2.2:1")
def test_1_2_2_of_several_servers_that_must_stay_only_what_can_be_trashed_goes() -> None:
    text = """
        corp:
          HQ: root (One Tower)
          Server 1: Bedrock{first}
          Server 2: Bedrock{second}
        turn: corp, at 5.6.2a
    """
    game = scenario(text.format(first=", (Red Herrings)", second=", (Test Upgrade)"))
    game.corp.rezzes("One Tower")
    game.asks("corp", "keep-remote", "4.7.8h")
    game.corp.chooses("Server 2")
    assert (game.root("Server 1"), game.root("Server 2")) == (["Bedrock"], ["Bedrock", "Test Upgrade"])
    game.expect(corp_archives=["Red Herrings"])


@pytest.mark.rule("1.2.2:1")
@pytest.mark.parametrize(("first", "second"), [(", (Red Herrings)", ""), ("", ", (Red Herrings)"), ("", "")])
def test_1_2_2_what_cannot_be_corrected_any_further_stays(first: str, second: str) -> None:
    game = scenario(f"""
        corp:
          HQ: root (One Tower)
          Server 1: Bedrock{first}
          Server 2: Bedrock{second}
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("One Tower")
    game.expect(corp_archives=[])
    assert game.card("One Tower").rezzed
    assert game.decision is not None and game.decision.kind in ("window", "action")


@pytest.mark.rule("3.9.3c:1")
def test_3_9_3c_the_memory_limit_may_fall_without_any_card_leaving() -> None:
    text = "corp:\n credits 9\n hand: Test Tag\n Server 1: Paranoia\nrunner:\n rig: {rig}\nturn: corp"
    game = scenario(text.format(rig="Slim, Slimmer, Slimmer"))
    game.corp.plays("Test Tag", x=1)
    game.asks("runner", "trash-for-memory", "10.3.1e")
    assert game.decision is not None and game.decision.number == 2
    game.runner.picks("Slim")
    game.expect(runner_heap=["Slim"], memory_used=2, memory_limit=2)
    game = scenario(text.format(rig="Slim, Slimmer, Slimmer"))
    game.corp.plays("Test Tag", x=1)
    game.take("pick Slimmer")  # then the other one: Slim would be more than enough
    game.expect(runner_heap=["Slimmer", "Slimmer"])
    game = scenario(text.format(rig="Slim"))
    game.corp.plays("Test Tag", x=1)
    game.expect(runner_heap=[], memory_used=2, memory_limit=2)


def test_however_many_programs_there_are_a_minimal_set_of_them_goes() -> None:
    programs = ["Corroder"] * 9 + ["Morning Star"] * 9 + ["Medium"] * 9
    game = scenario(f"runner:\n rig: {', '.join(programs)}, MemStrips\nturn: runner")
    game.asks("runner", "trash-for-memory", "10.3.1e")
    for name in ["Morning Star"] * 9 + ["Medium"] * 6 + ["Corroder"] * 4:
        game.take(f"pick {name}")
    # The three that are left of Medium have the memory of MemStrips
    assert {option.split(" #")[0] for option in game.options("runner")} == {"pick Corroder"}
    game.take("pick Corroder")
    game.expect(memory_used=4, memory_limit=4, runner_installed=["Corroder"] * 4 + ["Medium"] * 3 + ["MemStrips"])


def test_whether_programs_belong_to_a_minimal_set_is_what_trying_all_sets_tells() -> None:
    chance, found = Random(7), Counter[bool]()
    while found.total() < 500:
        count, room, limit = chance.randint(1, 7), chance.choice((0, 3, 6)), chance.randint(0, 8)
        costs = [chance.choice((1, 1, 2, 2, 3, 4)) for _ in range(count)]
        own = [room > 0 and chance.random() < 0.5 for _ in range(count)]
        gone = [chance.random() < 0.25 for _ in range(count)]
        if not fits(costs, own, [False] * count, room, limit):
            expected = any(
                all(out[place] for place in range(count) if gone[place])
                and fits(costs, own, out, room, limit)
                and not any(fits(costs, own, back, room, limit) for back in one_less(out))
                for out in product((False, True), repeat=count)
            )
            assert extends_minimal(costs, own, gone, room, limit) == expected
            found[expected] += 1
    assert min(found.values()) > 50


def fits(costs: list[int], own: list[bool], out: Sequence[bool], room: int, limit: int) -> bool:
    """Whether there is memory for all programs that are not out; those with memory of their own have more of it."""
    left = [(cost, mine) for cost, mine, away in zip(costs, own, out, strict=True) if not away]
    of_own = sum(cost for cost, mine in left if mine)
    return max(0, of_own - room) + sum(cost for cost, mine in left if not mine) <= limit


def one_less(out: Sequence[bool]) -> list[list[bool]]:
    """The same with one that stays."""
    return [[away and place != back for place, away in enumerate(out)] for back in range(len(out)) if out[back]]


@pytest.mark.rule("1.12.5:2")
def test_1_12_5_a_card_that_its_host_may_no_longer_host_is_trashed() -> None:
    game = scenario("""
        corp:
          Server 1: (Muzzle)
        runner:
          rig: Kennel [Brute], Test Breaker
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Muzzle")
    game.expect(runner_heap=["Brute"])
    assert rules_of(game, "trashed") == ["10.3.1e"]


# -- f and g: what was hosted --------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.1g:1")
def test_10_3_1g_what_was_hosted_is_trashed_by_the_rule_and_seen_by_everybody() -> None:
    game = scenario("runner:\n hand: Take Away\n rig: Outer Box [Inner Box [Crown Jewel]], Headhunter\nturn: runner")
    game.runner.plays("Take Away")
    game.runner.picks("Outer Box")
    while game.decision is not None and game.decision.kind == "react":
        game.take(game.options("runner")[0])
    game.expect(runner_heap=["Take Away", "Outer Box", "Inner Box", "Crown Jewel"], runner_rig=["Headhunter"])
    assert [rule for rule in rules_of(game, "trashed") if rule.startswith("10.3.1")] == ["10.3.1g", "10.3.1g"]


@pytest.mark.rule("10.3.1h:1")
@pytest.mark.parametrize(
    ("server", "taken", "left"),
    [
        ("PAD Campaign", "PAD Campaign", False),
        ("PAD Campaign, (Red Herrings)", "PAD Campaign", True),
        ("ice (Enigma); cards PAD Campaign", "PAD Campaign", True),
        ("ice (Enigma)", "Enigma", False),
    ],
)
def test_10_3_1h_a_remote_server_is_there_while_anything_is_in_it(server: str, taken: str, left: bool) -> None:
    game = scenario(f"corp:\n hand: Throw Out\n HQ: ice (Hunter)\n Server 1: {server}\nturn: corp")
    game.corp.plays("Throw Out")
    game.corp.picks(taken)
    assert ("Server 1" in game.servers) is left
    assert game.happened("server-gone") == (0 if left else 1)


# -- a to c --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.7")
def test_9_6_7_a_static_condition_is_looked_at_again_until_it_is_false() -> None:
    game = scenario("runner:\n credits 2\n deck: 3 any\n rig: Pauper's Luck, Spender\nturn: runner, at 5.7.1e")
    game.runner.uses("Spender")
    game.expect(runner_credits=2)
    game = scenario("runner:\n credits 3\n deck: 3 any\n rig: Pauper's Luck, Spender\nturn: runner, at 5.7.1e")
    game.runner.uses("Spender")
    game.expect(runner_credits=2)


@pytest.mark.rule("9.3.3c:1")
def test_9_3_3c_a_static_condition_with_a_limit_helps_so_often() -> None:
    game = scenario("runner:\n credits 1\n deck: 3 any\n rig: Single Mercy, Spender\nturn: runner, at 5.7.1e")
    game.runner.uses("Spender")
    game.expect(runner_credits=1, runner_hand=1)
    game.runner.uses("Spender")
    game.expect(runner_credits=0, runner_hand=2)


@pytest.mark.rule("1.7.2a:1")
@pytest.mark.parametrize(
    ("corp", "runner", "winner"),
    [
        ("2 Priority Requisition", "Test Agenda", None),
        ("2 Priority Requisition, Hostile Takeover", "Test Agenda", "corp"),
        ("Test Agenda", "2 Priority Requisition, Hostile Takeover", "runner"),
    ],
)
def test_1_7_2a_seven_points_win(corp: str, runner: str, winner: str | None) -> None:
    game = scenario(f"""
        corp:
          score: {corp}
          hand: 2 any
        runner:
          score: {runner}
          hand: Test Event
        turn: runner
    """)
    if game.decision is not None:
        game.runner.plays("Test Event")
    assert game.winner == winner


@pytest.mark.rule("1.7.2a:1")
def test_1_7_2a_both_at_once_is_a_draw() -> None:
    game = scenario("""
        corp:
          score: 3 Test Agenda {points 3}
        runner:
          score: 3 Test Agenda {points 3}
          hand: Test Event
        turn: runner
    """)
    if game.decision is not None:
        game.runner.plays("Test Event")
    assert (game.winner, game.reason) == (None, "agenda-points")


@pytest.mark.rule("1.11.2")
def test_1_11_2_clicks_that_an_effect_adds_are_there_at_once() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n hand: Brief Rush\nturn: runner")
    game.runner.plays("Brief Rush")
    game.expect(runner_clicks=4)

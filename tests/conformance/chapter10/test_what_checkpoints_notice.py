"""10.3.1: whatever happens to a card, the next checkpoint notices what it must put in order, and nothing else."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_NEW_REMOTE, A_WIN, AGENDA, ASSET, CORP, PROGRAM, RESOURCE, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    All,
    CanHost,
    Cannot,
    Cards,
    Chosen,
    Clicks,
    ConsoleLimit,
    ForEvent,
    Gain,
    GetsSubtype,
    GrantsAbility,
    Memory,
    SwapCards,
    TurnBegins,
    TurnFaceup,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.hosting import HostHere, HostThisOn
from netrunner.vocabulary.identities import GainTextOf
from netrunner.vocabulary.mechanics import StaysInPlay
from netrunner.vocabulary.traits import InstallOnlyIn, InstallOnlyOn, RemoteOnly

IN_SCORE = Cards(where="corp-score")
STOLEN = Cards(where="runner-score")

define("Notice One", "corp", "agenda", requirement=3, points=1)
define("Notice Three", "corp", "agenda", requirement=3, points=3)
define("Notice Four", "corp", "agenda", requirement=3, points=4)
define("Notice Six", "corp", "agenda", requirement=3, points=6)
define("Notice Seven", "corp", "agenda", requirement=3, points=7)
define("Notice Truce", "corp", "asset", Cannot(A_WIN, CORP), trash=0)
define("Notice Armistice", "corp", "asset", Cannot(A_WIN, RUNNER), trash=0)
define("Notice Barter", "corp", "operation", play(SwapCards(Chosen(IN_SCORE), Chosen(STOLEN, as_="other"))))
define("Notice Relic", "corp", "agenda", requirement=3, points=2, unique=True)
define("Notice Recall", "corp", "operation", play(AddTo(Chosen(Cards(side=CORP)), "hq")))
define("Notice Bench", "corp", "asset", CanHost(Cards(types=(AGENDA, ASSET))), trash=2)
define("Notice Shelf", "runner", "hardware", CanHost(Cards(types=PROGRAM)))
ON_SHELF = HostThisOn(Chosen(Cards(title="Notice Shelf")))
define("Notice Hopper", "runner", "program", paid(Clicks(), ON_SHELF), memory=3)
define("Notice Deck", "runner", "hardware", ConsoleLimit(), subtypes="console")
define("Notice Rig", "runner", "hardware", ConsoleLimit(), subtypes="console")
define("Notice Box", "runner", "hardware")
define("Notice Heavy", "runner", "program", memory=3)
define("Notice Light", "runner", "program", memory=1)
define("Notice Pebble", "runner", "program", memory=1)
define("Notice Flip", "runner", "event", play(TurnFaceup(Chosen(Cards(side=RUNNER)))))
define("Notice Tax", "corp", "agenda", Memory(-2, RUNNER), requirement=3, points=1)
define("Notice Echo", "corp", "operation", play(StaysInPlay(), GainTextOf(Chosen(STOLEN))), subtypes="current")
define("Notice Remote Office", "corp", "upgrade", RemoteOnly(), trash=2)
define("Notice Annex", "corp", "upgrade", InstallOnlyIn(2), trash=2)
define("Notice Border", "corp", "asset", GetsSubtype("region", cards=Cards(title="Test Upgrade")), trash=2)
define("Notice Tower", "corp", "upgrade", Cannot(A_NEW_REMOTE, CORP), trash=0)
define("Notice Fire", "corp", "operation", play(AddTo(Chosen(IN_SCORE), "removed")))
define("Notice Shelf Agenda", "corp", "agenda", CanHost(Cards()), requirement=3, points=2)
define("Notice Licence", "runner", "resource", GetsSubtype("console", cards=Cards(title="Notice Box")))
define("Notice Wolf", "runner", "program", CanHost(Cards(types=RESOURCE)), memory=1, subtypes="icebreaker")
define("Notice Collar", "runner", "hardware", InstallOnlyOn(Cards(subtypes="icebreaker")))
define("Notice Friend", "runner", "resource", CanHost(Cards(types=PROGRAM)), subtypes="connection")
define("Notice Attic", "runner", "resource", paid(Clicks(), HostHere(Chosen(Cards(where="grip")))))
define("Notice Kennel", "runner", "hardware", CanHost(Cards(subtypes="icebreaker")))
define("Notice Hound", "runner", "program", memory=1, subtypes="icebreaker")
BOXES = All(Cards(title="Notice Box"))
define("Notice Tutor", "runner", "resource", GrantsAbility(whenever(ForEvent("drew", YOU), Gain(1)), of=BOXES))
define("Notice Lift", "runner", "event", play(AddTo(Chosen(Cards(side=RUNNER)), "grip")))
define("Notice Patron", "runner", "resource", GrantsAbility(when(TurnBegins(), Gain(1)), of=BOXES))


# -- 10.3.1c: agenda points -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.1c:1")
@pytest.mark.rule("1.7.2a:1")
@pytest.mark.parametrize(("agenda", "winner"), [("Notice Seven", "corp"), ("Notice Six", None)])
def test_10_3_1c_the_corp_wins_with_exactly_seven_points(agenda: str, winner: str | None) -> None:
    game = scenario(f"corp:\n hand: 2 any\n Server 1: ({agenda} {{advancement 3}})\nturn: corp, at 5.6.2a")
    game.corp.scores(agenda)
    assert game.winner == winner


@pytest.mark.rule("10.3.1c:1")
@pytest.mark.rule("1.7.2a:1")
@pytest.mark.parametrize("where", ["hand", "deck", "archives"])
@pytest.mark.parametrize(("there", "winner"), [("Notice One", "runner"), ("Hedge Fund", None)])
def test_10_3_1c_the_runner_wins_with_a_stolen_agenda_wherever_it_was(where: str, there: str, winner: str) -> None:
    game = scenario(f"corp:\n {where}: {there}\nrunner:\n hand: 3 any\n score: Notice Six\nturn: runner")
    game.runner.runs({"hand": "HQ", "deck": "R&D", "archives": "Archives"}[where])
    game.runner.continues()
    assert game.winner == winner


@pytest.mark.rule("10.3.1c:1")
@pytest.mark.parametrize(
    ("corp", "runner", "winner"),
    [("Notice Four, Notice One", "Notice Three", "corp"), ("Notice Three", "Notice Four, Notice One", "runner")],
)
def test_10_3_1c_a_swap_of_agendas_may_win_for_either_player(corp: str, runner: str, winner: str) -> None:
    game = scenario(f"corp:\n hand: Notice Barter\n score: {corp}\nrunner:\n score: {runner}\nturn: corp")
    game.corp.plays("Notice Barter")
    game.corp.picks("Notice One")
    assert game.winner == winner
    assert game.reason == "agenda-points"


@pytest.mark.rule("10.3.1c:1")
@pytest.mark.rule("1.2.2:2")
@pytest.mark.parametrize(("asset", "side"), [("Notice Truce", "corp"), ("Notice Armistice", "runner")])
def test_10_3_1c_who_cannot_win_wins_as_soon_as_that_is_over(asset: str, side: str) -> None:
    game = scenario(f"corp:\n hand: Notice Recall\n Server 1: {asset}\n{side}:\n score: Notice Seven\nturn: corp")
    assert game.winner is None
    other = "Notice Truce" if side == "runner" else "Notice Armistice"
    unprotected = scenario(f"corp:\n Server 1: {other}\n{side}:\n score: Notice Seven\nturn: corp")
    assert unprotected.winner == side
    game.corp.plays("Notice Recall")
    assert game.winner == side


# -- 10.3.1d: unique cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.1d:1")
@pytest.mark.rule("2.2.1:1,2")
def test_10_3_1d_a_unique_agenda_that_is_scored_again_takes_the_place_of_the_first() -> None:
    """Agendas in the Corp's score area are active (4.6.4), so two of one unique name cannot both stay."""
    relic = "(Notice Relic {advancement 3})"
    game = scenario(f"corp:\n Server 1: {relic}\n Server 2: {relic}\nturn: corp, at 5.6.2a")
    game.corp.scores("Notice Relic [Server 1 card 1]")
    game.expect(corp_points=2)
    game.corp.scores("Notice Relic")
    game.expect(corp_points=2, corp_score=["Notice Relic"], corp_archives=["Notice Relic"])
    assert game.card("Notice Relic", "Archives").faceup
    first, second = game.cards("Notice Relic")
    assert (first.zone, second.zone) == ("Archives", "corp-score")


@pytest.mark.rule("10.3.1d:2")
def test_10_3_1d_a_stolen_copy_is_not_active_and_disturbs_nobody() -> None:
    game = scenario(
        "corp:\n score: Notice Relic\n Server 1: (Notice Relic)\n"
        "runner:\n hand: 3 any\n score: Notice Relic\nturn: runner"
    )
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(corp_score=["Notice Relic"], runner_score=["Notice Relic"] * 2)


@pytest.mark.rule("10.3.1d:2")
def test_10_3_1d_a_facedown_card_is_not_active_and_may_share_the_name() -> None:
    game = scenario("runner:\n hand: Notice Flip\n rig: Test Unique Resource, (Test Unique Resource)\nturn: runner")
    assert len(game.runner.installed) == 2
    game.runner.plays("Notice Flip")
    game.take("pick Test Unique Resource #2")
    game.expect(runner_rig=["Test Unique Resource"], runner_heap=["Notice Flip", "Test Unique Resource"])
    assert [c.zone for c in game.cards("Test Unique Resource")] == ["heap", "play"]


# -- 10.3.1e: restrictions --------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.1e:1")
@pytest.mark.rule("3.8.5")
def test_10_3_1e_a_second_console_is_noticed_when_it_is_turned_faceup() -> None:
    game = scenario("runner:\n hand: Notice Flip\n rig: Notice Deck, Notice Box, (Notice Rig)\nturn: runner")
    game.runner.plays("Notice Flip")
    game.runner.picks("Notice Rig")
    game.asks("runner", "keep-one", "10.3.1e")
    assert sorted(game.options()) == ["keep-card Notice Deck", "keep-card Notice Rig"]
    game.take("keep-card Notice Rig")
    game.expect(runner_rig=["Notice Box", "Notice Rig"], runner_heap=["Notice Deck", "Notice Flip"])


@pytest.mark.rule("3.8.5")
def test_3_8_5_other_hardware_has_no_such_limit() -> None:
    game = scenario("runner:\n hand: Notice Flip\n rig: Notice Deck, Notice Box, (Notice Box)\nturn: runner")
    game.runner.plays("Notice Flip")
    game.take("pick Notice Box #2")
    game.expect(runner_rig=["Notice Deck", "Notice Box", "Notice Box"])


@pytest.mark.rule("10.3.1e:1")
@pytest.mark.rule("3.9.3c:2")
@pytest.mark.parametrize(("hidden", "kept"), [("Notice Light", 2), ("Notice Heavy", 1)])
def test_3_9_3c_a_program_that_is_turned_faceup_needs_memory(hidden: str, kept: int) -> None:
    """With a limit of 4, programs of 3 and 1 have room, and of two with 3 one must go."""
    game = scenario(f"runner:\n hand: Notice Flip\n rig: Notice Heavy, ({hidden})\nturn: runner")
    game.runner.plays("Notice Flip")
    game.take(game.options()[-1])
    if kept == 1:
        game.asks("runner", "trash-for-memory", "10.3.1e")
        assert game.decision is not None and game.decision.number == 2
        game.take(game.options()[0])
    assert len(game.runner.installed) == kept


@pytest.mark.rule("4.7.8a:1")
@pytest.mark.parametrize(
    ("server", "kept", "left"),
    [
        ("(Test Asset), (Test Agenda)", "Test Agenda", ["Test Agenda"]),
        ("(Test Asset), Test Asset, (Test Upgrade)", None, 2),
        ("(Test Region), Test Region", None, 1),
        ("(Test Region), (Test Upgrade)", "", 2),
        ("(Test Agenda), (Test Upgrade), (Test Upgrade)", "", 3),
    ],
)
@pytest.mark.rule("3.6.5")
def test_4_7_8a_a_remote_server_holds_one_agenda_or_asset_and_one_region(
    server: str, kept: str | None, left: object
) -> None:
    game = scenario(f"corp:\n hand: 2 any\n Server 1: {server}\nturn: corp, at 5.6.2a")
    if kept != "":
        game.asks("corp", "keep-one", "10.3.1e")
        game.take(next(o for o in game.options() if (kept or "") in o))
    root = game.root("Server 1")
    assert len(root) == left if isinstance(left, int) else root == left


@pytest.mark.rule("8.2.12:1")
@pytest.mark.rule("4.7.7c:3")
@pytest.mark.parametrize(
    ("server", "upgrade", "stays"),
    [
        ("HQ", "Notice Remote Office", False),
        ("R&D", "Notice Remote Office", False),
        ("HQ", "Notice Annex", False),
        ("Archives", "Notice Annex", True),
        ("R&D", "Test Upgrade", True),
    ],
)
def test_8_2_12_an_upgrade_that_may_not_be_in_a_root_is_trashed(server: str, upgrade: str, stays: bool) -> None:
    game = scenario(f"corp:\n hand: 2 any\n {server}: root ({upgrade})\nturn: corp, at 5.6.2a")
    assert game.root(server) == ([upgrade] if stays else [])
    assert game.corp.archives == ([] if stays else [upgrade])


@pytest.mark.rule("10.3.1e:1")
def test_10_3_1e_an_upgrade_anywhere_but_in_the_only_root_that_it_names_is_trashed() -> None:
    game = scenario("corp:\n hand: 2 any\n Server 1: (PAD Campaign), (Research Station)\nturn: corp, at 5.6.2a")
    assert game.root("Server 1") == ["PAD Campaign"] and game.corp.archives == ["Research Station"]


@pytest.mark.rule("3.6.5")
@pytest.mark.rule("4.7.8a:1")
def test_3_6_5_a_card_that_becomes_a_region_is_one_of_those_that_count() -> None:
    game = scenario(
        "corp:\n credits 9\n Server 1: (Test Upgrade), (Test Upgrade)\n Server 2: (Notice Border)\n"
        "turn: corp, at 5.6.2a"
    )
    game.corp.rezzes("Notice Border")
    game.asks("corp", "keep-one", "10.3.1e")
    game.take(game.options()[0])
    assert game.root("Server 1") == ["Test Upgrade"]


@pytest.mark.rule("4.7.8h:1")
def test_4_7_8h_one_remote_server_is_enough_for_whoever_may_have_no_more() -> None:
    game = scenario("corp:\n HQ: root Notice Tower\n Server 1: (Test Asset)\nturn: corp, at 5.6.2a")
    game.asks("corp", "window", "5.6.2a")
    assert game.servers == ["HQ", "R&D", "Archives", "Server 1"]


@pytest.mark.rule("1.12.5:2")
@pytest.mark.rule("10.3.1e:1")
def test_1_12_5_what_a_host_may_not_host_is_trashed_and_the_rest_stays() -> None:
    game = scenario("runner:\n rig: Notice Kennel [Notice Hound, Notice Light]\nturn: runner")
    game.expect(runner_rig=["Notice Kennel", "Notice Hound"], runner_heap=["Notice Light"])


@pytest.mark.rule("1.12.5:1")
@pytest.mark.rule("1.12.5c:1")
def test_1_12_5c_what_may_be_installed_there_by_its_own_text_stays_whatever_the_host_allows() -> None:
    rig = "Notice Wolf [Notice Collar, Test Resource], Notice Friend [MCA Informant]"
    game = scenario(f"runner:\n rig: {rig}\nturn: runner")
    assert game.card("Notice Wolf").hosted == ["Notice Collar", "Test Resource"]
    assert game.card("Notice Friend").hosted == ["MCA Informant"]  # a counter is not hosted by permission (10.1.4)
    game.expect(runner_heap=[])


@pytest.mark.rule("10.3.1e:1")
@pytest.mark.rule("3.8.5")
def test_3_8_5_hardware_that_becomes_a_console_is_one_of_those_that_count() -> None:
    game = scenario("runner:\n credits 5\n hand: Notice Licence\n rig: 2 Notice Box, Notice Deck\nturn: runner")
    game.runner.installs("Notice Licence")
    game.asks("runner", "keep-one", "10.3.1e")
    assert len(game.options()) == 3
    game.take("keep-card Notice Deck")
    game.expect(runner_rig=["Notice Deck", "Notice Licence"])


@pytest.mark.rule("3.8.5")
def test_3_8_5_a_console_that_is_not_active_does_not_count() -> None:
    rig = "Notice Attic [Notice Rig], Notice Deck, (Notice Box)"
    game = scenario(f"runner:\n hand: Notice Flip\n rig: {rig}\nturn: runner")
    game.runner.plays("Notice Flip")
    game.runner.picks("Notice Box")
    game.asks("runner", "action")
    assert game.card("Notice Attic").hosted == ["Notice Rig"]
    rig = "Notice Attic [Notice Box], Notice Deck"
    game = scenario(f"runner:\n credits 5\n hand: Notice Licence\n rig: {rig}\nturn: runner")
    game.runner.installs("Notice Licence")
    game.asks("runner", "action")


@pytest.mark.rule("3.9.3c:1")
@pytest.mark.rule("1.12.2:2")
def test_3_9_3c_a_program_that_is_hosted_without_being_installed_needs_no_memory_and_does_not_go_for_it() -> None:
    game = scenario("""
        runner:
          hand: Notice Flip
          rig: Notice Attic [Notice Hound], Notice Heavy, Notice Light, (Notice Pebble)
        turn: runner
    """)
    assert game.runner.memory_used == 4
    game.runner.plays("Notice Flip")
    game.runner.picks("Notice Pebble")
    assert game.runner.memory_used == 5
    game.asks("runner", "trash-for-memory", "10.3.1e")
    assert not [o for o in game.options() if "Hound" in o]
    game.take("pick Notice Heavy")
    assert game.card("Notice Attic").hosted == ["Notice Hound"]


# -- 10.3.1f to h: hosts ----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.1f")
def test_10_3_1f_what_was_hosted_on_an_agenda_is_trashed_by_that_step_and_the_rest_by_the_next() -> None:
    """Everybody can read in the log by which rule a card was trashed."""
    game = scenario("""
        corp:
          hand: Notice Fire, Notice Recall
          score: Notice Shelf Agenda [Test Upgrade]
          Server 1: Notice Bench [(Test Asset)]
        turn: corp
    """)
    game.corp.plays("Notice Fire")
    game.pass_windows()
    game.corp.plays("Notice Recall")
    game.corp.picks("Notice Bench")
    trashed = [e for k, e in zip(game.log_kinds(), game.events(), strict=True) if k == "trashed"]
    by = {game.game.state.cards[e.card % 256].defn.title: e.rule for e in trashed}
    assert (by["Test Upgrade"], by["Test Asset"]) == ("10.3.1f", "10.3.1g")


@pytest.mark.rule("10.3.1g:1")
def test_10_3_1g_an_identity_whose_host_is_uninstalled_leaves_the_game() -> None:
    """It cannot be trashed; everyone sees where it goes."""
    game = scenario(
        "runner: Noise: Hacker Extraordinaire\n credits 9\n hand: 2 any\n deck: 5 any\n"
        "rig: DJ Fenris [Gabriel Santiago: Consummate Professional], Test Sacrifice\nturn: runner, at 5.7.1e"
    )
    game.runner.uses("Test Sacrifice")
    gabriel = game.card("Gabriel Santiago: Consummate Professional")
    assert (gabriel.zone, gabriel.faceup, gabriel.installed) == ("removed", True, False)
    told = [entry.sentence("en", "corp") for entry in game.game.log if entry.kind == "moved"]
    assert told == ["The Runner removes Gabriel Santiago: Consummate Professional from the game."]


@pytest.mark.rule("1.12.5a:1")
def test_1_12_5a_hosted_corp_cards_can_be_advanced_rezzed_and_scored() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: Notice Bench [(Test Asset), (Test Agenda {advancement 3})]
        turn: corp, at 5.6.2a
    """)
    assert sorted(game.options("corp")) == [
        "pass", "rez Test Asset [on Notice Bench]", "score Test Agenda [on Notice Bench]",
    ]  # fmt: skip


@pytest.mark.rule("1.12.7:2")
@pytest.mark.rule("10.3.1e:1")
def test_1_12_7_a_program_that_leaves_its_host_needs_memory_again() -> None:
    """On Test Host programs cost no memory, on the shelf they do."""
    game = scenario("runner:\n rig: Test Host [Notice Hopper], Notice Shelf, Notice Heavy\nturn: runner")
    assert game.runner.memory_used == 3
    game.runner.uses("Notice Hopper")
    assert game.card("Notice Shelf").hosted
    game.asks("runner", "trash-for-memory", "10.3.1e")
    game.take("pick Notice Heavy")
    game.expect(memory_used=3, runner_heap=["Notice Heavy"])
    assert game.card("Test Host").hosted == []


# -- 1.8.3: what a card says ------------------------------------------------------------------------------------------


@pytest.mark.rule("10.12.2:2")
@pytest.mark.rule("1.8.3")
def test_10_12_2_a_text_that_is_gained_counts_at_once_for_the_memory_limit() -> None:
    game = scenario("""
        corp:
          hand: Notice Echo
        runner:
          score: Notice Tax
          rig: Notice Heavy, Notice Light
        turn: corp
    """)
    assert game.runner.memory_limit == 4  # in the Runner's score area it says nothing
    game.corp.plays("Notice Echo")
    game.expect(memory_limit=2, runner_rig=["Notice Light"], runner_heap=["Notice Heavy"])


@pytest.mark.rule("1.5.4d:2")
@pytest.mark.rule("1.8.3")
def test_1_5_4d_another_identity_brings_its_own_abilities_and_takes_the_old_ones_away() -> None:
    game = scenario("""
        runner: Kate "Mac" McCaffrey: Digital Tinker
          credits 9
          hand: Rebirth, Corroder
          outside: Exile: Streethawk
        turn: runner
    """)
    game.runner.plays("Rebirth")
    assert game.runner.link == 1
    game.runner.installs("Corroder")
    game.expect(runner_credits=7)  # nothing less without Kate


@pytest.mark.rule("9.1.3b")
@pytest.mark.rule("9.6.7b")
def test_9_1_3b_a_granted_ability_sees_what_happens_to_cards() -> None:
    game = scenario("runner:\n credits 0\n deck: 3 any\n rig: Notice Tutor, 2 Notice Box\nturn: runner")
    game.runner.draws()
    game.take(game.options()[0])
    game.expect(runner_credits=2)


@pytest.mark.rule("1.8.3")
@pytest.mark.rule("1.12.5a:1")
def test_1_12_5a_a_host_is_there_for_other_cards_as_soon_as_it_is_installed_and_no_longer() -> None:
    game = scenario("""
        corp:
          clicks 3
        runner:
          credits 9, clicks 4
          hand: Test Host, Test Program, Notice Light, Notice Lift
        turn: runner
    """)
    game.runner.installs("Test Host")
    game.runner.installs("Test Program", "Test Host")
    assert game.card("Test Host").hosted == ["Test Program"]
    game.runner.plays("Notice Lift")
    game.runner.picks("Test Host")
    game.expect(runner_hand=["Test Host", "Notice Light"], runner_heap=["Notice Lift", "Test Program"])
    game.runner.installs("Notice Light")
    assert game.card("Notice Light").host is None


@pytest.mark.rule("9.1.3b")
def test_9_1_3b_a_granted_ability_watches_as_if_it_were_printed() -> None:
    game = scenario("corp:\n clicks 1\nrunner:\n credits 0\n rig: Notice Patron, 2 Notice Box\nturn: corp")
    game.corp.takes_credit()
    game.take(game.options()[0])
    game.expect(runner_credits=2)

"""Chapters 7.6 to 7.8: what may and must be done with an accessed card, and what of it the Corp can tell."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import A_ACCESS, CORP, RUNNER, SERVER_ARCHIVES, SERVER_RND, UPGRADE
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Accessed,
    AdditionalStealCost,
    AddTo,
    All,
    Cannot,
    Cards,
    EndRun,
    ForEvent,
    Gain,
    SufferDamage,
    This,
    Trash,
    TrashThis,
    when,
    whenever,
)
from netrunner.vocabulary.abilities import while_accessing
from netrunner.vocabulary.accessing import AccessServer
from netrunner.vocabulary.cards import AccessedCard

define("Worthless Idol", "corp", "asset", cost=0, trash=0)
define("Agony", "corp", "agenda", AdditionalStealCost(SufferDamage(1, 1)), requirement=3, points=2)
define("Slammed Door", "corp", "asset", whenever(ForEvent("damage"), EndRun()), cost=0, trash=9)
define("Reading Glasses", "corp", "asset", whenever(ForEvent("turned-face"), Gain(1, CORP)), cost=0, trash=9)
define("Test Sealed Vault", "corp", "asset", Cannot(A_ACCESS, RUNNER, servers=SERVER_ARCHIVES), cost=0, trash=9)
define("Old Hammer", "runner", "resource", while_accessing(Trash(AccessedCard()), paying=TrashThis()))
define("New Hammer", "runner", "resource", while_accessing(Trash(AccessedCard()), paying=2, limit=1))


@pytest.mark.rule("7.7.2:1")
@pytest.mark.rule("2.6.1:2")
def test_7_7_2_a_trash_cost_of_zero_is_a_trash_cost() -> None:
    game = scenario("""
        corp:
          hand: Worthless Idol
        runner:
          credits 0, clicks 0
        run: HQ, approaching server
    """)
    game.runner.continues()
    assert game.options("runner") == ["trash Worthless Idol", "no"]  # no click is needed for it either
    game.runner.trashes("Worthless Idol")
    game.expect(corp_archives=["Worthless Idol"], runner_credits=0, run=None)
    assert game.happened("trashed") == 1


@pytest.mark.rule("7.7.2:2")
@pytest.mark.parametrize(
    ("with_", "credits", "left"), [("Old Hammer", 5, ["New Hammer"]), ("New Hammer", 3, ["New Hammer", "Old Hammer"])]
)
def test_7_7_2_of_several_abilities_that_trash_the_chosen_one_is_used_and_paid_for(
    with_: str, credits: int, left: list[str]
) -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          rig: Old Hammer, New Hammer
        run: HQ, approaching server
    """)
    game.runner.continues()
    assert game.options("runner") == ["use Old Hammer ability 1", "use New Hammer ability 1", "no"]
    game.runner.uses(with_)
    game.expect(corp_archives=["Hedge Fund"], runner_credits=credits, run=None)
    assert sorted(game.runner.installed) == left


@pytest.mark.rule("9.1.5")
@pytest.mark.rule("7.7.2:2")
def test_9_1_5_an_ability_with_a_limit_is_used_during_one_access_a_turn() -> None:
    game = scenario("""
        corp:
          hand: 3 Hedge Fund
        runner:
          rig: New Hammer
        turn: runner
    """)
    for n, offered in enumerate([["use New Hammer ability 1", "no"], []]):
        game.runner.runs("HQ")
        game.runner.continues()
        if offered:
            assert game.options("runner") == offered
            game.runner.uses("New Hammer")
        game.expect(corp_archives=1, corp_hand=2, run=None, runner_clicks=3 - n)


@pytest.mark.rule("7.7.3:1")
@pytest.mark.rule("1.15.9:1")
def test_7_7_3_an_agenda_whose_price_was_paid_is_stolen_even_if_paying_ended_the_run() -> None:
    game = scenario("""
        corp:
          hand: Agony
          Server 1: Slammed Door
        runner:
          hand: 3 any
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.runner.steals("Agony")
    game.expect(runner_points=2, runner_hand=2, run=None)
    assert game.happened("run-ended-by") == 1


@pytest.mark.rule("7.7.3:1")
def test_7_7_3_an_agenda_that_cannot_be_stolen_stays_where_it_is() -> None:
    game = scenario("corp:\n Server 1: (Test Agenda)\n Server 2: Test No Stealing\nrun: Server 1, approaching server")
    game.runner.continues()
    game.expect(runner_points=0, run=None)
    assert game.card("Test Agenda").server == "Server 1"
    assert game.happened("accessed") == 1


@pytest.mark.rule("7.6.4")
@pytest.mark.rule("7.6.7")
def test_7_6_7_what_turning_archives_faceup_sets_off_resolves_before_the_access_is_complete() -> None:
    game = scenario("""
        corp:
          archives: (Hedge Fund), (Enigma)
          Server 1: Reading Glasses
          Server 2: Test Sealed Vault
        run: Archives, approaching server
    """)
    game.runner.continues()
    assert game.happened("access") == 0
    kinds = [kind for kind in game.log_kinds() if kind in ("turned-face", "credits-gained", "run-ends")]
    assert kinds == ["turned-face", "credits-gained", "run-ends"]
    game.expect(run=None)


# -- what the Corp can tell from the questions (7.2.2) ----------------------------------------------------------------


def open_access(card: str, credits: int = 5, rig: str = "Test Resource", asset: str = "Test Asset") -> list[str]:
    """What the Runner is offered when a card is accessed from R&D, where nobody skips questions for hidden reasons."""
    game = scenario(
        f"""
        corp:
          deck: {card}, 5 any
          Server 1: {asset}
        runner:
          credits {credits}
          rig: {rig}
        run: R&D, approaching server
    """,
        mode="open",
    )
    game.runner.continues()
    while game.decision is not None and game.decision.kind in ("window", "access-next"):
        game.take(game.options(game.decision.side)[0 if game.decision.kind == "access-next" else -1])
    game.asks("runner", "trash-accessed", "7.8.3")
    return list(game.options("runner"))


@pytest.mark.rule("7.2.2:1")
@pytest.mark.parametrize(
    ("card", "credits", "options"),
    [
        ("Hedge Fund", 5, ["no"]),
        ("PAD Campaign", 4, ["trash PAD Campaign", "no"]),
        ("PAD Campaign", 3, ["no"]),
        ("Test Agenda", 5, ["no"]),
        ("Test Costly Agenda", 2, ["steal Test Costly Agenda", "decline"]),
        ("Test Costly Agenda", 1, ["decline"]),
    ],
)
def test_7_2_2_the_runner_is_asked_about_every_card_of_rnd_alike(card: str, credits: int, options: list[str]) -> None:
    assert open_access(card, credits) == options
    if "Agenda" in card:
        assert open_access(card, credits, asset="Test No Stealing") == ["no"]


@pytest.mark.rule("7.2.2:1")
def test_7_2_2_an_agenda_with_a_price_can_be_stolen_left_or_trashed_in_one_question() -> None:
    assert open_access("Test Costly Agenda", 5, "Old Hammer") == [
        "use Old Hammer ability 1", "steal Test Costly Agenda", "decline",
    ]  # fmt: skip


@pytest.mark.rule("7.2.2:1")
@pytest.mark.rule("7.8.3")
@pytest.mark.parametrize(("answer", "points", "credits"), [("steal Test Costly Agenda", 2, 3), ("decline", 0, 5)])
def test_7_2_2_the_answer_to_that_question_counts(answer: str, points: int, credits: int) -> None:
    game = scenario("corp:\n deck: Test Costly Agenda, 5 any\nrun: R&D, approaching server", mode="open")
    game.runner.continues()
    while game.decision is not None and game.decision.kind in ("window", "access-next"):
        game.take(game.options(game.decision.side)[0 if game.decision.kind == "access-next" else -1])
    game.take(answer)
    game.expect(runner_points=points, runner_credits=credits, run=None)


@pytest.mark.rule("7.2.2:1")
@pytest.mark.parametrize("mode", ["forced", "open"])
def test_7_1_5_where_the_corp_sees_the_card_nobody_asks_about_nothing(mode: str) -> None:
    game = scenario("corp:\n hand: Hedge Fund\nrun: HQ, approaching server", mode=mode)
    game.runner.continues()
    while game.decision is not None and game.decision.kind in ("window", "access-next"):
        game.take(game.options(game.decision.side)[0 if game.decision.kind == "access-next" else -1])
    game.expect(run=None)
    assert game.happened("accessed") == 1


@pytest.mark.rule("7.2.2:1")
def test_7_2_2_where_only_real_choices_are_asked_a_card_of_rnd_without_any_is_not_asked_about() -> None:
    game = scenario("corp:\n deck: Hedge Fund, 5 any\nrun: R&D, approaching server")
    game.runner.continues()
    game.expect(run=None)
    assert game.happened("accessed") == 1


define("Tollbooth Guard", "corp", "asset", whenever(ForEvent("credits-spent", RUNNER), EndRun()), cost=0, trash=9)


@pytest.mark.rule("7.7.2:1")
def test_7_7_2_a_card_whose_trash_cost_was_paid_is_trashed_even_if_paying_ended_the_run() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          HQ: root (Test Upgrade)
          Server 1: Tollbooth Guard
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("HQ")
    game.runner.trashes("PAD Campaign")
    game.expect(corp_archives=["PAD Campaign"], runner_credits=1, run=None)
    assert game.happened("run-ended-by") == 1
    assert game.happened("access") == 1  # the upgrade was not accessed any more


define("Domino", "runner", "resource", whenever(ForEvent("trashed"), Trash(All(Cards(types=UPGRADE)))))
define("Fugitive File", "corp", "asset", when(Accessed(), AddTo(This(), "hq")), cost=0, trash=1)


@pytest.mark.rule("7.6.6")
@pytest.mark.rule("4.7.8f:1")
def test_7_6_6_an_access_is_complete_when_its_server_has_ceased_to_exist() -> None:
    game = scenario("""
        corp:
          Server 1: (Worthless Idol), (Test Upgrade)
        runner:
          rig: Domino
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("Server 1 card 1")
    game.runner.trashes("Worthless Idol")
    game.expect(corp_archives=["Worthless Idol", "Test Upgrade"], run=None)
    assert game.servers == ["HQ", "R&D", "Archives"]
    assert game.happened("access") == 1


@pytest.mark.rule("7.8.5")
@pytest.mark.parametrize("card", ["Test Costly Agenda", "Fugitive File"])
def test_7_8_5_a_card_that_was_left_or_went_away_was_accessed_all_the_same(card: str) -> None:
    game = scenario(f"corp:\n Server 1: ({card})\nrun: Server 1, approaching server")
    game.runner.continues()
    if game.decision is not None and game.decision.kind == "window":
        game.pass_windows()
    if card == "Test Costly Agenda":
        game.runner.declines()
    game.expect(run=None, runner_points=0)
    assert (game.happened("access"), game.happened("accessed")) == (1, 1)
    assert game.corp.hand == (["Fugitive File"] if card == "Fugitive File" else [])


@pytest.mark.rule("7.2.3")
@pytest.mark.rule("1.14.2a")
def test_7_2_3_of_an_empty_rnd_no_card_can_be_chosen() -> None:
    game = scenario("runner:\n rig: Top Hat\nrun: R&D, approaching server")
    game.runner.continues()
    while game.run is not None:
        game.take(game.options("runner")[0])
    assert game.happened("run-successful") == 1
    assert game.happened("access") == 0


define("Nested Dolls", "corp", "asset", when(Accessed(), AccessServer(SERVER_RND)), cost=0)
define("Rubbish Chute", "corp", "asset", when(Accessed(), Trash(All(Cards(where="hq")))), cost=0, trash=9)


@pytest.mark.rule("7.8.2")
@pytest.mark.rule("7.7.2:1")
def test_7_8_2_after_an_access_within_it_the_first_access_goes_on_with_its_own_card() -> None:
    game = scenario("""
        corp:
          Server 1: (Nested Dolls)
          deck: Hedge Fund, 5 any
        runner:
          rig: Old Hammer
        run: Server 1, approaching server
    """)
    game.runner.continues()
    if game.decision is not None and game.decision.kind == "window":
        game.pass_windows()
    assert game.game.view("runner")["access"]["card"] == "Hedge Fund"
    game.runner.declines()
    assert game.game.view("runner")["access"]["card"] == "Nested Dolls"
    game.runner.uses("Old Hammer")
    game.expect(corp_archives=["Nested Dolls"], run=None, corp_deck=6)
    told = [(e.kind, e.card.title if e.card else "") for e in game.game.log if e.kind in ("access", "accessed")]
    assert told == [
        ("access", "Nested Dolls"), ("access", "Hedge Fund"), ("accessed", "Hedge Fund"), ("accessed", "Nested Dolls"),
    ]  # fmt: skip


@pytest.mark.rule("7.4.1")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_7_4_1_of_the_cards_that_came_facedown_one_is_accessed_and_no_faceup_card(seed: int) -> None:
    text = """
        corp:
          hand: Shadow
          archives: Rubbish Chute, Enigma, Hunter, Ice Wall, Wall of Static, Hedge Fund, PAD Campaign, Test Barrier
        run: Archives, approaching server
    """
    game = scenario(text, seed=seed)
    game.runner.continues()
    game.runner.accesses("Rubbish Chute")
    game.runner.accesses("Archives")
    last = [e.card.title for e in game.game.log if e.kind == "access" and e.card][-1]
    assert last == "Shadow"


@pytest.mark.rule("7.8.5")
@pytest.mark.rule("7.7.3:1")
def test_7_8_5_an_agenda_that_was_paid_for_was_accessed_too() -> None:
    game = scenario("corp:\n Server 1: (Test Costly Agenda)\nrun: Server 1, approaching server")
    game.runner.continues()
    if game.decision is not None and game.decision.kind == "window":
        game.pass_windows()
    game.runner.steals("Test Costly Agenda")
    game.expect(runner_points=2, run=None)
    assert game.happened("accessed") == 1

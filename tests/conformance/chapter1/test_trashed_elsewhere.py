"""1.18.1a: cards that go elsewhere than to a discard pile although they are trashed."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import ASSET, MEAT, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import All, Cards, Chosen, Damage, Gain, TopOf, Trash, play, whenever
from netrunner.vocabulary.base import OPPONENT
from netrunner.vocabulary.damage import ThisTrashedByDamage
from netrunner.vocabulary.trashing import MayShuffleInstead, TurnedFacedownInstead

define("Elsewhere Campaign", "corp", "asset", MayShuffleInstead(), trash=2)
define("Elsewhere Double", "corp", "asset", MayShuffleInstead(), trash=2)
define("Elsewhere Broom", "corp", "operation", play(Trash(All(Cards(types=ASSET)))))
define("Elsewhere Pick", "corp", "operation", play(Trash(Chosen(Cards(side=RUNNER)))))
define("Elsewhere Blow", "corp", "operation", play(Damage(MEAT, 2)))
define("Elsewhere Mill", "corp", "operation", play(Trash(TopOf(OPPONENT, 2))))
define("Elsewhere Grudge", "runner", "event", whenever(ThisTrashedByDamage(MEAT), Gain(3)))
define("Elsewhere Mask", "runner", "resource", TurnedFacedownInstead())


def swept(*titles: str, seed: int = 1) -> Scenario:
    servers = "\n".join(f"Server {n}: {title}" for n, title in enumerate(titles, 1))
    game = scenario(f"corp:\n hand: Elsewhere Broom, 2 any\n deck: 4 Hedge Fund\n{servers}\nturn: corp", seed=seed)
    game.corp.plays("Elsewhere Broom")
    return game


@pytest.mark.rule("1.18.1a")
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("second", [True, False])
def test_1_18_1a_two_cards_that_are_trashed_at_once_are_decided_about_one_after_the_other(
    first: bool, second: bool
) -> None:
    game = swept("Elsewhere Campaign", "Elsewhere Double")
    for answer in (first, second):
        game.asks("corp", "instead", "1.18.1a")
        game.take("yes" if answer else "no")
    game.asks("corp", "action")
    for title, shuffled in (("Elsewhere Campaign", first), ("Elsewhere Double", second)):
        assert game.card(title).zone == ("R&D" if shuffled else "Archives")
        assert game.card(title).faceup != shuffled
    assert game.happened("shuffled") == first + second
    assert game.happened("trashed") == 3  # both, and the operation


@pytest.mark.rule("1.18.1a")
@pytest.mark.rule("4.5.6b:2")
def test_4_5_6b_an_unrezzed_card_has_no_say_and_is_trashed_facedown() -> None:
    game = swept("(Elsewhere Campaign)", "Test Asset")
    game.asks("corp", "action")
    assert not game.card("Elsewhere Campaign").faceup
    assert game.card("Test Asset").faceup
    game.expect(corp_archives=["Elsewhere Campaign", "Test Asset", "Elsewhere Broom"])


@pytest.mark.rule("1.18.1a")
@pytest.mark.rule("4.8.3")
def test_1_18_1a_where_a_card_went_is_told_to_everybody() -> None:
    game = swept("Elsewhere Campaign")
    game.take("yes")
    for seat in ("corp", "runner", None):
        told = [entry.sentence("en", seat) for entry in game.game.log]
        assert "The Corp shuffles R&D." in told
    moved = [e for k, e in zip(game.log_kinds(), game.events(), strict=True) if k == "moved"]
    assert [(e.origin, e.zone, e.rule) for e in moved] == [(8, 0, "1.18.1a")]  # from the play area to R&D


def skorpios(hand: str, runner: str) -> Scenario:
    return scenario(
        f"corp: Skorpios Defense Systems: Persuasive Power\n credits 9\n hand: {hand}\nrunner:\n {runner}\nturn: corp"
    )


@pytest.mark.rule("1.18.1a")
@pytest.mark.rule("9.1.8b:3")
@pytest.mark.parametrize(("removed", "credits"), [("Elsewhere Grudge", 5), ("Diesel", 8), (None, 8)])
def test_9_1_8b_a_trashed_card_meets_its_own_condition_if_it_arrives_in_the_heap(
    removed: str | None, credits: int
) -> None:
    game = skorpios("Elsewhere Blow", "credits 5\n hand: Elsewhere Grudge, Diesel")
    game.corp.plays("Elsewhere Blow")
    game.asks("corp", "remove-trashed", "1.18.1a")
    if removed is None:
        game.corp.done()
    else:
        game.corp.picks(removed)
        assert game.card(removed).zone == "removed"
        told = [entry.sentence("en", None) for entry in game.game.log if entry.kind == "moved"]
        assert len(told) == 1 and removed in told[0]
    game.expect(runner_credits=credits, runner_heap=2 if removed is None else 1)
    for card in game.runner.heap:
        assert game.card(card).faceup


@pytest.mark.rule("1.18.1a")
@pytest.mark.rule("9.3.3c:1")
def test_9_3_3c_one_card_each_turn_is_removed_and_the_next_goes_to_the_heap() -> None:
    game = skorpios("2 Elsewhere Pick", "credits 5\n rig: Test Resource, Test Hardware, Test Program")
    for title, left in (("Test Resource", "removed"), ("Test Hardware", "heap")):
        game.corp.plays("Elsewhere Pick")
        game.corp.picks(title)
        if left == "removed":
            game.asks("corp", "remove-trashed", "1.18.1a")
            game.corp.picks(title)
        assert game.card(title).zone == left
    game.expect(runner_rig=["Test Program"])


@pytest.mark.rule("8.4.4")
@pytest.mark.rule("8.4.5")
@pytest.mark.parametrize("removed", [True, False])
def test_8_4_4_what_nobody_has_seen_comes_to_the_heap_faceup(removed: bool) -> None:
    """A card from the stack is set aside for the Corp to decide, who sees it then."""
    game = skorpios("Elsewhere Mill", "deck: Diesel, Modded, Crypsis")
    game.corp.plays("Elsewhere Mill")
    assert game.options("corp") == ["pick Diesel", "pick Modded", "done"]
    if removed:
        game.corp.picks("Modded")
    else:
        game.corp.done()
    game.expect(runner_heap=["Diesel"] if removed else ["Diesel", "Modded"])
    assert all(game.card(title).faceup for title in ("Diesel", "Modded"))


@pytest.mark.rule("8.4.4")
@pytest.mark.rule("4.5.6b:2")
def test_4_5_6b_cards_trashed_unseen_lie_facedown_in_archives_and_faceup_in_the_heap() -> None:
    game = scenario("corp:\n hand: Elsewhere Mill\n deck: 4 any\nrunner:\n deck: Diesel, Modded, Crypsis\nturn: corp")
    game.corp.plays("Elsewhere Mill")
    game.expect(runner_heap=["Diesel", "Modded"])
    assert all(game.card(title).faceup for title in ("Diesel", "Modded"))


@pytest.mark.rule("8.4.5")
@pytest.mark.rule("9.2.9c:2")
def test_8_4_5_a_card_that_is_turned_facedown_instead_stays_installed_and_is_trashed_the_next_time() -> None:
    game = scenario("corp:\n hand: 2 Elsewhere Pick\nrunner:\n rig: Elsewhere Mask, Test Resource\nturn: corp")
    game.corp.plays("Elsewhere Pick")
    game.corp.picks("Elsewhere Mask")
    mask = game.card("Elsewhere Mask")
    assert (mask.installed, mask.faceup, mask.active) == (True, False, False)
    assert game.happened("trashed") == 2  # it counts, and so does the operation
    game.corp.plays("Elsewhere Pick")
    game.corp.picks("Elsewhere Mask")
    assert game.card("Elsewhere Mask").zone == "heap"

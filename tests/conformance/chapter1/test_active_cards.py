"""1.8: active and inactive cards, and drawing."""

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import CanBeAdvanced, ForEvent, Gain, HandSize, Memory, paid, whenever

define("Warehouse", "corp", "asset", HandSize(2), paid(1, Gain(2)), cost=1, trash=2)
define("Growth Plan", "corp", "agenda", HandSize(1), requirement=2, points=1)
define("Growing Asset", "corp", "asset", CanBeAdvanced(), whenever(ForEvent("advanced", this=True), Gain(3)), trash=2)
define("Spare Chip", "runner", "hardware", Memory(1), cost=0)


@pytest.mark.rule("1.8.3a:1")
def test_1_8_3a_a_rezzed_card_is_active_and_an_unrezzed_one_is_not() -> None:
    game = scenario("""
        corp:
          credits 5
          Server 1: (Warehouse)
        turn: corp, at 5.6.2a
    """)
    assert game.corp.hand_size == 5
    game.refuses("corp", "use Warehouse")
    game.corp.rezzes("Warehouse")
    game.expect(corp_hand_size=7, corp_credits=4)
    game.corp.uses("Warehouse")
    game.expect(corp_credits=5)


@pytest.mark.rule("1.8.3a:4")
@pytest.mark.rule("1.8.4a:2")
def test_1_8_3a_agendas_are_active_in_the_score_area_of_the_corp_and_not_in_the_runners() -> None:
    game = scenario("corp:\n score: Growth Plan\nturn: corp")
    assert game.corp.hand_size == 6
    assert game.card("Growth Plan").active
    game = scenario("runner:\n score: Growth Plan\nturn: corp")
    assert (game.corp.hand_size, game.runner.hand_size) == (5, 5)
    assert not game.card("Growth Plan").active


@pytest.mark.rule("1.8.3b")
@pytest.mark.rule("1.8.3a:2")
def test_1_8_3b_runner_cards_are_installed_active() -> None:
    game = scenario("runner:\n hand: Spare Chip\nturn: runner")
    assert game.runner.memory_limit == 4
    game.runner.installs("Spare Chip")
    game.expect(runner_memory_limit=5)
    assert game.card("Spare Chip").active


@pytest.mark.rule("1.8.3c:1")
def test_1_8_3c_corp_cards_are_installed_unrezzed_and_inactive() -> None:
    game = scenario("corp:\n hand: Warehouse\nturn: corp")
    game.corp.installs("Warehouse", "new remote")
    card = game.card("Warehouse")
    assert (card.installed, card.faceup, card.active) == (True, False, False)
    game.expect(corp_hand_size=5)


@pytest.mark.rule("1.8.4a:1")
def test_1_8_4a_cards_in_hands_decks_and_discard_piles_are_inactive() -> None:
    game = scenario("""
        corp:
          hand: Warehouse
          archives: Warehouse
          deck: Warehouse
        runner:
          hand: Spare Chip
          heap: Spare Chip
          rig: (Spare Chip)
        turn: corp
    """)
    assert not any(card.active for card in [*game.cards("Warehouse"), *game.cards("Spare Chip")])
    game.expect(corp_hand_size=5, runner_memory_limit=4)


@pytest.mark.rule("1.8.4")
def test_1_8_4_an_unrezzed_asset_does_not_see_that_it_is_advanced() -> None:
    game = scenario("""
        corp:
          credits 5
          Server 1: (Growing Asset)
        turn: corp
    """)
    game.corp.advances("Growing Asset")
    game.expect(corp_credits=4)
    game = scenario("""
        corp:
          credits 5
          Server 1: Growing Asset
        turn: corp
    """)
    game.corp.advances("Growing Asset")
    game.expect(corp_credits=7)


@pytest.mark.rule("1.8.5:1")
def test_1_8_5_cards_are_drawn_from_the_top_of_the_deck() -> None:
    game = scenario("""
        runner:
          hand: Diesel
          deck: Modded, Tinkering, Corroder, Mimic
        turn: runner
    """)
    game.runner.plays("Diesel")
    game.expect(runner_hand=["Modded", "Tinkering", "Corroder"], runner_deck=["Mimic"])

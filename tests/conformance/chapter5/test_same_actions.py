"""5.2.6: when actions are the same, and when they are different."""

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Clicks, Gain, paid

define("Copy Shop", "corp", "asset", paid(Clicks(), Gain(2)), paid(Clicks(), Gain(3)), cost=0, trash=1)


@pytest.mark.rule("5.2.6a:2")
def test_5_2_6a_the_same_ability_of_the_same_card_is_the_same_action() -> None:
    game = scenario("corp:\n credits 0\n Server 1: Jeeves Model Bioroids\n Server 2: Copy Shop\nturn: corp")
    for _ in range(3):
        game.corp.uses("Copy Shop", ability=1)
    game.expect(corp_clicks=1, corp_credits=6)  # three clicks on one action: Jeeves gave one back


@pytest.mark.rule("5.2.6b:2")
def test_5_2_6b_the_same_ability_on_two_cards_is_two_different_actions() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: Jeeves Model Bioroids
          Server 2: Copy Shop
          Server 3: Copy Shop
        turn: corp
    """)
    game.take("use Copy Shop [Server 2 card 1] ability 1")
    game.take("use Copy Shop [Server 2 card 1] ability 1")
    game.take("use Copy Shop [Server 3 card 1] ability 1")
    game.expect(corp_clicks=0, corp_credits=6)


@pytest.mark.rule("5.2.6b:1")
def test_5_2_6b_two_abilities_of_one_card_are_different_actions() -> None:
    game = scenario("corp:\n credits 0\n Server 1: Jeeves Model Bioroids\n Server 2: Copy Shop\nturn: corp")
    game.corp.uses("Copy Shop", ability=1)
    game.corp.uses("Copy Shop", ability=1)
    game.corp.uses("Copy Shop", ability=2)
    game.expect(corp_clicks=0, corp_credits=7)


@pytest.mark.rule("5.2.6a:1")
@pytest.mark.rule("5.2.6b:1")
def test_5_2_6_mirrormorph_is_triggered_by_three_different_actions_and_not_by_two_of_the_same() -> None:
    board = """
        corp: MirrorMorph: Endless Iteration
          credits 0
          Server 1: Copy Shop
          Server 2: Copy Shop
        turn: corp
    """
    game = scenario(board)
    game.take("use Copy Shop [Server 1 card 1] ability 1")
    game.take("use Copy Shop [Server 2 card 1] ability 1")  # an equivalent ability of another card
    game.take("use Copy Shop [Server 1 card 1] ability 2")
    game.asks("corp", "react")
    game.corp.passes()
    game = scenario(board)
    game.take("use Copy Shop [Server 1 card 1] ability 1")
    game.take("use Copy Shop [Server 1 card 1] ability 1")
    game.take("use Copy Shop [Server 1 card 1] ability 2")
    game.expect(turn="runner")

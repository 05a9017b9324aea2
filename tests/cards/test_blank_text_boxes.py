"""Cards whose text box is blank have no abilities, and have them again as soon as it is not."""

from __future__ import annotations

import pytest

from netrunner import Game, invariants
from netrunner.testing import define, scenario
from netrunner.vocabulary import AdditionalRezCost, Forfeit, Gain, TurnBegins, when


def test_employee_strike_blanks_the_corps_identity_until_an_agenda_is_scored() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 9
          hand: 2 PAD Campaign; deck: 9 any
          Server 1: (Hostile Takeover {advancement 2})
        runner:
          hand: Employee Strike
          clicks 1
        turn: runner
    """)
    game.runner.plays("Employee Strike")
    game.pass_windows()
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=9)  # the first install of the turn gives nothing
    game.corp.scores("Hostile Takeover")
    game.expect(runner_heap=["Employee Strike"])


def test_employee_strike_gives_the_ability_back_when_another_current_is_played() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 9
          hand: 2 PAD Campaign; deck: 9 any
        runner:
          hand: Employee Strike, Rumor Mill
          clicks 2
        turn: runner
    """)
    game.runner.plays("Employee Strike")
    game.runner.plays("Rumor Mill")
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=10)


def test_cerebral_static_blanks_the_runners_identity_until_an_agenda_is_stolen() -> None:
    game = scenario("""
        corp:
          hand: Cerebral Static; deck: 9 any
          Server 1: Hostile Takeover
          clicks 1
        runner: Noise: Hacker Extraordinaire
          credits 9
          hand: 2 Datasucker
        turn: corp
    """)
    game.corp.plays("Cerebral Static")
    game.runner.installs("Datasucker")
    game.expect(corp_archives=[])
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(corp_archives=["Cerebral Static"])
    game.runner.installs("Datasucker")
    game.runner.done()  # no other program is trashed for it
    game.expect(corp_archives=2)  # Noise trashes the top card of R&D again


def test_rumor_mill_blanks_unique_assets_and_upgrades_but_no_region_and_nothing_else() -> None:
    define("Test Dame", "corp", "asset", when(TurnBegins(), Gain(5)), unique=True)
    define("Test Knight", "corp", "upgrade", when(TurnBegins(), Gain(1)), unique=True)
    define("Test Keep", "corp", "upgrade", when(TurnBegins(), Gain(50)), unique=True, subtypes="region")
    define("Test Common", "corp", "asset", when(TurnBegins(), Gain(500)))
    define("Test Star", "corp", "agenda", when(TurnBegins(), Gain(5000)), unique=True)
    board = """
        corp:
          credits 0
          Server 1: Test Dame; HQ: root Test Knight; Server 2: Test Common, Test Keep
          score: Test Star
          deck: 9 any
        runner:
          hand: {}
          clicks 1
        turn: runner
    """
    game = scenario(board.format("Rumor Mill"))
    game.runner.plays("Rumor Mill")
    game.corp.triggers("Test Common")
    game.corp.triggers("Test Keep")
    game.expect(corp_credits=5550)


@pytest.mark.rule("8.1.2:1")
def test_rumor_mill_blanks_what_is_rezzed_later_and_gives_it_back() -> None:
    define("Test Dame", "corp", "asset", when(TurnBegins(), Gain(5)), unique=True)
    game = scenario("""
        corp:
          Server 1: (Test Dame)
        runner:
          hand: Rumor Mill, Employee Strike
          clicks 3
        turn: runner
    """)
    game.runner.plays("Rumor Mill")
    game.corp.rezzes("Test Dame")
    dame = game.card("Test Dame").id
    assert dame in game.game.state.blanked
    game.runner.plays("Employee Strike")
    assert dame not in game.game.state.blanked


def test_dr_lovegood_blanks_one_installed_card_for_the_turn() -> None:
    game = scenario("""
        corp:
          deck: 9 any; hand: 5 any
          Server 1: PAD Campaign
        runner:
          rig: Dr. Lovegood, Wyldside
          deck: 9 any
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Dr. Lovegood")
    assert sorted(game.options("runner")) == ["pick Dr. Lovegood", "pick Wyldside"]
    game.runner.picks("Wyldside")
    game.asks("runner", "action")  # what was pending is not any more (9.6.11)
    game.expect(runner_hand=0, runner_clicks=4)
    for _ in range(4):
        game.runner.takes_credit()
    for _ in range(3):
        game.corp.takes_credit()
    game.runner.triggers("Dr. Lovegood")
    game.runner.picks("Dr. Lovegood")
    game.expect(runner_hand=2, runner_clicks=3)  # only for the turn: Wyldside works again


@pytest.mark.ruling("Rumor Mill", 0)
def test_rumor_mill_takes_away_an_additional_cost_to_rez() -> None:
    define("Test Costly Dame", "corp", "asset", AdditionalRezCost(Forfeit()), unique=True)
    game = scenario("""
        corp:
          Server 1: (Test Costly Dame)
        runner:
          hand: Rumor Mill
          clicks 2
        turn: runner
    """)
    game.runner.plays("Rumor Mill")
    game.corp.rezzes("Test Costly Dame")
    assert game.card("Test Costly Dame").rezzed


@pytest.mark.rule("1.9.4:2")
@pytest.mark.ruling("Corporate Scandal", 0)
def test_corporate_scandal_adds_bad_publicity_that_cannot_be_removed() -> None:
    game = scenario("""
        corp:
          hand: Witness Tampering
          credits 9
        runner:
          credits 5
          hand: Corporate Scandal
          clicks 3
        turn: runner
    """)
    game.runner.plays("Corporate Scandal")
    before = game.runner.credits
    game.runner.runs("Archives")
    assert game.runner.credits == before + 1
    game.runner.continues()
    assert game.runner.credits == before
    assert game.game.view("runner")["corp"]["bad_publicity"] == 1
    game.expect(bad_publicity=0)  # the Corp has none that could be removed


@pytest.mark.rule("9.1.3")
def test_a_card_whose_text_box_is_blank_blanks_no_other() -> None:
    """Malia Z0L0K4, blanked by Rumor Mill, gives Lewi Guilherme his abilities back at once, and once it is loaded."""
    game = scenario("""
        corp:
          credits 9
          deck: 5 any
          Server 1: (Malia Z0L0K4)
        runner:
          hand: Rumor Mill
          rig: Lewi Guilherme
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Malia Z0L0K4")
    game.next_turn("runner")
    assert game.corp.hand_size == 5
    game.runner.plays("Rumor Mill")
    assert game.corp.hand_size == 4
    saved = Game.from_json(game.game.to_json())
    assert invariants.check(saved.state) == [] and saved.state.blanked == game.game.state.blanked

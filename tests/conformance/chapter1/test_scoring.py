"""1.16 and 1.17: score, scoring, stealing and advancing."""

import pytest

from netrunner.rules.machine.terms import CORP
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdvancementBefore,
    CanBeAdvanced,
    Cards,
    Chosen,
    ForEvent,
    Gain,
    PlaceAdvancement,
    Scored,
    Stolen,
    play,
    when,
    whenever,
)

define("Overscored", "corp", "agenda", when(Scored(), Gain(AdvancementBefore())), requirement=2, points=1)
define("Bitter Loss", "corp", "agenda", when(Stolen(this=True), Gain(4, CORP)), requirement=3, points=1)
define("Renovation", "corp", "agenda", requirement=4, points=2)
define("Contractor", "corp", "asset", whenever(ForEvent("advanced"), Gain(1)), trash=2)
define("Free Work", "corp", "operation", play(PlaceAdvancement(Chosen(Cards(advanceable=True)), 2)))
define("Bunker", "corp", "asset", CanBeAdvanced(), trash=2)


@pytest.mark.rule("1.16.1")
def test_1_16_1_the_score_is_the_sum_of_agenda_points() -> None:
    game = scenario("corp:\n score: Nisei MK II, Hostile Takeover\nrunner:\n score: Priority Requisition\nturn: corp")
    game.expect(corp_points=3, runner_points=3)


@pytest.mark.rule("1.16.3a:1")
def test_1_16_3a_an_agenda_is_scored_with_enough_advancement() -> None:
    game = scenario("corp:\n Server 1: (Nisei MK II {advancement 3})\nturn: corp")
    game.asks("corp", "action")  # nothing can be scored before the action
    game.corp.advances("Nisei MK II")
    game.corp.scores("Nisei MK II")
    game.expect(corp_score=["Nisei MK II"])


@pytest.mark.rule("1.16.3b")
@pytest.mark.rule("1.16.3c:1,2")
@pytest.mark.rule("1.16.3:1")
def test_1_16_3b_and_c_scoring_is_optional_and_costs_no_click() -> None:
    game = scenario("corp:\n clicks 3\n Server 1: (Nisei MK II {advancement 4})\nturn: corp, at 5.6.2a")
    twin = game.copy()
    game.corp.passes()
    game.asks("corp", "action")
    game.expect(corp_score=[])
    twin.corp.scores("Nisei MK II")
    twin.expect(corp_score=["Nisei MK II"], corp_clicks=3)


@pytest.mark.rule("1.16.3d:1")
def test_1_16_3d_the_runner_cannot_decline_to_steal() -> None:
    game = scenario("corp:\n hand: Renovation\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "action")  # no question in between
    game.expect(runner_score=["Renovation"])


@pytest.mark.rule("1.16.3g")
def test_1_16_3g_a_card_added_as_an_agenda_is_neither_scored_nor_stolen() -> None:
    game = scenario("""
        corp: Jinteki: Personal Evolution
        runner:
          hand: Test Agenda Event, 2 any
        turn: runner
    """)
    game.runner.plays("Test Agenda Event")
    game.expect(runner_points=1, runner_hand=2)
    assert game.happened("damage") == 0


@pytest.mark.rule("1.16.4")
@pytest.mark.rule("4.6.4:1")
def test_1_16_4_agendas_are_faceup_in_a_score_area() -> None:
    game = scenario("corp:\n Server 1: (Nisei MK II {advancement 4})\nturn: corp, at 5.6.2a")
    assert not game.card("Nisei MK II").faceup
    game.corp.scores("Nisei MK II")
    assert game.card("Nisei MK II").faceup and game.card("Nisei MK II").active
    game = scenario("corp:\n Server 1: (Nisei MK II)\nrun: Server 1, at 6.9.5g")
    assert game.card("Nisei MK II").zone == "runner-score"
    assert game.card("Nisei MK II").faceup and not game.card("Nisei MK II").active


@pytest.mark.rule("1.16.5:1")
@pytest.mark.rule("4.6.1:1")
def test_1_16_5_a_scored_agenda_is_uninstalled_and_its_tokens_return() -> None:
    game = scenario("corp:\n Server 1: (Nisei MK II {advancement 5})\nturn: corp, at 5.6.2a")
    game.corp.scores("Nisei MK II")
    card = game.card("Nisei MK II")
    assert (card.installed, card.advancement, card.zone) == (False, 0, "corp-score")
    assert game.servers == ["HQ", "R&D", "Archives"]


@pytest.mark.rule("1.16.7")
def test_1_16_7_abilities_about_stealing_follow_the_move() -> None:
    game = scenario("corp:\n credits 5\n hand: Bitter Loss\nturn: runner")
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Bitter Loss"], corp_credits=9)


@pytest.mark.rule("1.16.8")
def test_1_16_8_the_last_known_number_of_tokens_counts() -> None:
    game = scenario("corp:\n credits 5\n Server 1: (Overscored {advancement 4})\nturn: corp, at 5.6.2a")
    game.corp.scores("Overscored")
    game.expect(corp_credits=9)


@pytest.mark.rule("1.17.1:1")
def test_1_17_1_advancing_places_a_token() -> None:
    game = scenario("corp:\n credits 5\n Server 1: (Renovation)\n Server 2: Contractor\nturn: corp")
    game.corp.advances("Renovation")
    assert game.card("Renovation").advancement == 1
    game.expect(corp_credits=5, corp_clicks=2)  # 1 paid, 1 gained


@pytest.mark.rule("1.17.1a:1")
def test_1_17_1a_placing_tokens_is_not_advancing() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Free Work
          Server 1: (Renovation)
          Server 2: Contractor
        turn: corp
    """)
    game.corp.plays("Free Work")
    assert game.card("Renovation").advancement == 2
    game.expect(corp_credits=5)
    assert game.happened("advanced") == 0


@pytest.mark.rule("1.17.2:1,3")
@pytest.mark.rule("9.1.8f")
def test_1_17_2_only_cards_that_say_so_can_be_advanced_even_unrezzed() -> None:
    game = scenario("""
        corp:
          HQ: ice (Ice Wall), (Enigma)
          Server 1: (Bunker)
          Server 2: (PAD Campaign)
          Server 3: (Renovation {advancement 9})
        turn: corp
    """)
    game.offers("corp", "advance Ice Wall")
    game.offers("corp", "advance Bunker")
    game.offers("corp", "advance Renovation")  # there is no limit
    game.refuses("corp", "advance Enigma")
    game.refuses("corp", "advance PAD Campaign")


@pytest.mark.rule("1.16.6")
def test_1_16_6_abilities_about_scoring_follow_the_move() -> None:
    game = scenario("corp:\n credits 0\n Server 1: (Hostile Takeover {advancement 2})\nturn: corp, at 5.6.2a")
    game.corp.scores("Hostile Takeover")
    kinds = [k for k in game.log_kinds() if k in ("scored", "credits-gained", "bad-publicity-taken")]
    assert kinds == ["scored", "credits-gained", "bad-publicity-taken"]
    game.expect(corp_score=["Hostile Takeover"], corp_credits=7, bad_publicity=1)


@pytest.mark.rule("1.16.5:2")
def test_1_16_5_what_is_hosted_on_a_scored_agenda_is_trashed() -> None:
    game = scenario("""
        corp:
          Server 1: (Renovation {advancement 4}) [Test Program]
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Renovation")
    game.expect(corp_score=["Renovation"], runner_heap=["Test Program"])

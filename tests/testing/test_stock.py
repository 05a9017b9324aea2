"""The small cards of ``netrunner.testing`` do what they are there for."""

import pytest

from netrunner import Game
from netrunner.cards.facts import all_facts
from netrunner.cards.library import EXTRA, implemented
from netrunner.errors import BadPosition
from netrunner.positions import Position
from netrunner.testing import define, scenario
from netrunner.testing.stock import STOCK
from netrunner.vocabulary import Gain, play

CORP = "corp:\n credits 9\n hand: {}\nrunner:\n hand: 5 any\n credits 5\nturn: corp"
RUNNER = "corp:\n credits 5\n hand: 2 any\nrunner:\n credits 9\n hand: {}\n deck: 5 any\nturn: runner"


def test_they_are_no_part_of_the_pool() -> None:
    assert len(STOCK) > 60
    assert not set(STOCK) & set(implemented())
    assert not set(STOCK) & {card.title for card in all_facts()}


def test_a_definition_is_found_by_its_title_in_any_spelling() -> None:
    define("Test Own Event", "runner", "event", play(Gain(4)), cost=1)
    game = scenario("runner:\n hand: test OWN event\nturn: runner")
    game.runner.plays("Test Own Event")
    assert game.runner.credits == 8


def test_an_unknown_title_is_still_told() -> None:
    with pytest.raises(BadPosition, match="Test Nothing"):
        Position.parse("corp:\n hand: Test Nothing")


@pytest.mark.parametrize("title", STOCK)
def test_a_game_with_any_of_them_is_saved_and_goes_on(title: str) -> None:
    defn = EXTRA[title]
    side = "runner" if defn.side else "corp"
    game = scenario(f"corp:\n deck: 5 any\nrunner:\n deck: 5 any\n{side}:\n hand: {title}, 4 any\nturn: {side}").game
    again = Game.from_json(game.to_json())
    for _ in range(12):
        if game.decision is None or again.decision is None:
            break
        assert list(game.decision.texts()) == list(again.decision.texts())
        text = list(game.decision.texts())[-1]
        game.choose(text)
        again.choose(text)
    assert (game.decision is None) == (again.decision is None)


# -- playing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.5.1a:1")
def test_x_is_chosen_as_the_cost_is_paid() -> None:
    game = scenario(CORP.format("Test X Operation"))
    game.corp.plays("Test X Operation", x=4)
    assert game.corp.credits == 9


@pytest.mark.rule("5.4.3")
def test_a_terminal_operation_ends_the_action_phase() -> None:
    game = scenario(CORP.format("Test Terminal Operation"))
    game.corp.plays("Test Terminal Operation")
    game.expect(corp_credits=11, corp_archives=["Test Terminal Operation"], turn="runner")


@pytest.mark.rule("1.11.3:1")
def test_a_first_click_operation_is_played_with_the_first_click() -> None:
    game = scenario(CORP.format("2 Test First Click Operation"))
    game.corp.plays("Test First Click Operation")
    game.refuses("corp", "play Test First Click Operation")


@pytest.mark.parametrize(
    ("title", "rest"),
    [("Test Net Damage", {"brain_damage": 0}), ("Test Meat Damage", {}), ("Test Brain Damage", {"brain_damage": 2})],
)
def test_damage_of_each_type(title: str, rest: dict[str, int]) -> None:
    game = scenario(CORP.format(title))
    game.corp.plays(title, x=2)
    game.expect(runner_hand=3, corp_credits=7, **rest)


def test_tags_bad_publicity_and_purging() -> None:
    game = scenario("corp:\n hand: Test Tag, Test Bad Publicity, Test Purge\nrunner:\n rig: Crypsis {virus 2}")
    game.corp.plays("Test Tag", x=2)
    game.corp.plays("Test Bad Publicity")
    game.corp.plays("Test Purge")
    game.expect(tags=2, bad_publicity=1)
    assert game.card("Crypsis").virus == 0


def test_the_opponent_chooses() -> None:
    game = scenario(CORP.format("Test Dilemma"))
    game.corp.plays("Test Dilemma")
    game.runner.chooses(2)
    game.expect(runner_credits=3, tags=0)


@pytest.mark.rule("1.15.10b:2")
def test_the_opponent_pays_or_suffers() -> None:
    for pays, credits, cards in ((True, 3, 5), (False, 5, 4)):
        game = scenario(CORP.format("Test Extortion"))
        game.corp.plays("Test Extortion")
        if pays:
            game.runner.accepts()
        else:
            game.runner.declines()
        game.expect(runner_credits=credits, runner_hand=cards)


@pytest.mark.rule("9.6.14:1")
def test_a_delayed_ability_waits_for_the_next_turn() -> None:
    game = scenario("corp:\n clicks 1\n hand: Test Delayed Operation\n deck: 5 any")
    game.corp.plays("Test Delayed Operation")
    for _ in range(4):
        game.runner.takes_credit()
    assert (game.turn, game.corp.credits) == ("corp", 8)


def test_searching_r_and_d() -> None:
    game = scenario("corp:\n hand: Test Search\n deck: 2 Hedge Fund, Enigma, Hunter")
    game.corp.plays("Test Search")
    game.corp.picks("Hunter")
    game.expect(corp_hand=["Hunter"], corp_deck=3)
    assert game.happened("shuffled") == 1


@pytest.mark.rule("10.11.1")
def test_swapping_ice() -> None:
    game = scenario("corp:\n hand: Test Swap Operation\n HQ: ice Enigma\n R&D: ice (Hunter)")
    game.corp.plays("Test Swap Operation")
    game.corp.picks("Enigma", "Hunter")
    assert (game.ice("HQ"), game.ice("R&D")) == (["Hunter"], ["Enigma"])


# -- cannot, and additional costs ------------------------------------------------------------------------------------


@pytest.mark.rule("1.2.2:2")
def test_runs_can_be_forbidden() -> None:
    game = scenario("corp:\n HQ: root Test No Runs\nturn: runner")
    game.refuses("runner", "run HQ")
    game.offers("runner", "run R&D")


@pytest.mark.rule("1.15.9:1")
def test_runs_can_cost_more() -> None:
    game = scenario("corp:\n HQ: root Test Toll\nrunner:\n credits 2\nturn: runner")
    game.runner.runs("HQ")
    assert game.runner.credits == 0
    poor = scenario("corp:\n HQ: root Test Toll\nrunner:\n credits 1\nturn: runner")
    poor.refuses("runner", "run HQ")


def test_jacking_out_can_be_forbidden() -> None:
    game = scenario("corp:\n hand: Hedge Fund\n HQ: root Test No Jacking Out\nrun: R&D")
    game.asks("runner", "action")  # the run went through without the question


def test_stealing_can_be_forbidden_or_cost_more() -> None:
    game = scenario("corp:\n hand: Test Agenda\n Server 1: Test No Stealing\nrun: HQ")
    game.runner.continues()
    assert game.runner.score == []
    game = scenario("corp:\n hand: Test Costly Agenda\nrunner:\n credits 5\nrun: HQ")
    game.runner.continues()
    game.runner.steals("Test Costly Agenda")
    game.expect(runner_credits=3, runner_points=2)


def test_rezzing_can_cost_an_agenda() -> None:
    text = "corp:\n HQ: ice (Test Forfeit Ice)\n {}\nrun: HQ"
    game = scenario(text.format("score: Test Agenda"))
    game.corp.rezzes("Test Forfeit Ice")
    assert game.corp.score == []
    game = scenario(text.format(""), mode="full")
    game.pass_windows("6.9.2e")
    game.runner.passes()
    game.refuses("corp", "rez Test Forfeit Ice")


# -- runs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.5.2a:1")
def test_an_encounter_is_forced() -> None:
    game = scenario("corp:\n HQ: ice Test Sentry\n Server 1: Test Forced Encounter\nrunner:\n hand: 2 any", mode="full")
    game.take("gain")
    game.corp.uses("Test Forced Encounter")
    game.corp.picks("Test Sentry")
    assert game.happened("encounter") == 1
    game.pass_windows()
    assert len(game.runner.hand) == 1


@pytest.mark.rule("6.2.4d")
def test_ice_moves_while_it_is_approached() -> None:
    game = scenario("corp:\n HQ: ice Test Moving Ice\n R&D: ice (Hunter)\nrun: HQ")
    game.corp.uses("Test Moving Ice")
    assert (game.ice("HQ"), game.ice("R&D")) == (["Hunter"], ["Test Moving Ice"])


@pytest.mark.rule("6.2.4b:2")
def test_derezzing_the_encountered_ice_ends_the_encounter() -> None:
    game = scenario("corp:\n HQ: ice Test Barrier\n Server 1: Test Derez\nrun: HQ, encountering ice 1")
    game.corp.uses("Test Derez")
    assert game.happened("encounter-ends") == 1
    assert game.happened("subroutine") == 0


def test_an_ability_ends_the_run() -> None:
    game = scenario("corp:\n Server 1: Test Run Ender\nrun: HQ")
    game.corp.uses("Test Run Ender")
    assert game.happened("run-unsuccessful") == 1


def test_ice_is_given_a_subroutine() -> None:
    game = scenario("corp:\n HQ: ice Test Blank Ice; root Test Subroutine Giver\nrun: HQ, encountering ice 1")
    assert game.happened("run-unsuccessful") == 1


def test_an_encounter_and_an_access_trigger() -> None:
    game = scenario("corp:\n HQ: ice Test Encounter Ice\nrun: HQ, encountering ice 1")
    assert game.runner.clicks == 2
    game = scenario("corp:\n hand: Test Trap\nrunner:\n hand: 2 any\nrun: HQ")
    game.runner.continues()
    game.runner.trashes("Test Trap")
    assert len(game.runner.hand) == 1


def test_a_trace_is_followed_by_either_result() -> None:
    for spent, tags, credits in ((0, 1, 5), (2, 0, 6)):
        game = scenario("corp:\n HQ: ice Test Tracer\nrun: HQ, encountering ice 1")
        game.corp.chooses(0)
        game.runner.chooses(spent)
        game.expect(tags=tags, corp_credits=credits)


@pytest.mark.rule("6.7.3b:1")
def test_accessing_is_replaced() -> None:
    game = scenario(RUNNER.format("Test Instead"))
    game.runner.plays("Test Instead")
    game.runner.continues()
    game.expect(runner_credits=12)
    assert game.happened("access") == 0


@pytest.mark.rule("6.7.3c")
def test_accessing_is_replaced_if_wanted() -> None:
    game = scenario(RUNNER.format("Test Instead If Wanted"))
    game.runner.plays("Test Instead If Wanted")
    game.runner.continues()
    game.runner.declines()
    game.expect(runner_credits=9)
    assert game.happened("access") == 1


def test_bypassing_and_redirecting() -> None:
    game = scenario("corp:\n HQ: ice Test Barrier\nrunner:\n rig: Test Bypass\nrun: HQ, encountering ice 1")
    game.runner.uses("Test Bypass")
    game.asks("runner", "jack-out", "6.9.5c")
    game = scenario("corp:\n HQ: ice Test Barrier\nrunner:\n rig: Test Redirect\nrun: HQ, at 6.9.5b")
    game.runner.uses("Test Redirect")
    assert game.run == "R&D"


def test_an_additional_card_is_accessed() -> None:
    game = scenario("corp:\n hand: 3 Hedge Fund\nrunner:\n rig: Test Extra Access\nrun: HQ")
    game.runner.continues()
    assert game.happened("access") == 2


# -- abilities -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.7")
def test_a_static_condition_is_met_as_long_as_it_holds() -> None:
    game = scenario("corp:\n hand: Test Tag\n Server 1: Test Tag Watcher")
    game.corp.plays("Test Tag", x=2)
    game.expect(tags=0, corp_credits=5)


def test_an_ability_is_used_once_each_turn() -> None:
    game = scenario("corp:\n Server 1: Test Once Asset\nturn: corp, at 5.6.2a")
    game.corp.uses("Test Once Asset")
    game.refuses("corp", "use Test Once Asset")
    assert game.corp.credits == 6


@pytest.mark.rule("8.4.2:1")
def test_a_card_is_installed_facedown_and_turned() -> None:
    game = scenario("runner:\n hand: Test Facedown Install, Test Big Program\nturn: runner")
    game.runner.plays("Test Facedown Install")
    assert game.card("Test Big Program").installed and not game.card("Test Big Program").faceup
    game.expect(memory_used=0, runner_credits=5)
    game = scenario("runner:\n rig: Test Turner, Test Hardware\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Turner", ability=1)
    assert not game.card("Test Hardware").active
    game.runner.uses("Test Turner", ability=2)
    assert game.card("Test Hardware").active


@pytest.mark.rule("10.1.3:1")
def test_an_event_becomes_an_agenda() -> None:
    game = scenario(RUNNER.format("Test Agenda Event"))
    game.runner.plays("Test Agenda Event")
    game.expect(runner_score=["Test Agenda Event"], runner_points=1)


@pytest.mark.rule("1.10.4:2")
def test_hosted_credits_are_spent_or_taken() -> None:
    game = scenario("runner:\n credits 0\n hand: Test Hardware\n rig: Test Bank {credit 3}\nturn: runner")
    game.runner.installs("Test Hardware")
    assert game.card("Test Bank").credits == 2
    game.runner.uses("Test Bank")
    game.expect(runner_credits=1)


def test_damage_power_counters_and_programs_on_a_host() -> None:
    game = scenario("""
        runner:
          hand: 2 any
          rig: Test Pain, Test Power {power 1}, Test Host [Test Big Program, Test Big Program], Test Program
        turn: runner, at 5.7.1e
    """)
    assert game.runner.memory_used == 1
    game.runner.uses("Test Pain")
    game.runner.uses("Test Power", ability=1)
    game.expect(runner_hand=1, runner_credits=9)


@pytest.mark.rule("9.8.6")
def test_damage_and_tags_are_prevented() -> None:
    game = scenario("corp:\n hand: Test Net Damage, Test Tag\nrunner:\n hand: 4 any\n rig: Test Shield, Test Hideout")
    game.corp.plays("Test Net Damage", x=2)
    game.runner.uses("Test Shield")
    game.corp.plays("Test Tag", x=1)
    game.runner.uses("Test Hideout")
    game.expect(runner_hand=3, tags=0)


def test_damage_that_cannot_be_prevented_or_done() -> None:
    game = scenario("corp:\n hand: Test Sure Damage\nrunner:\n hand: 4 any\n rig: Test Great Shield")
    game.corp.plays("Test Sure Damage")
    assert len(game.runner.hand) == 3
    scenario("corp:\n hand: Test Sure Damage\nrunner:\n rig: Test Immunity").refuses("corp", "play Test Sure Damage")


def test_one_ability_leads_to_the_other() -> None:
    game = scenario("runner:\n deck: 5 any\n rig: Test Echo, Test Optional Echo\nturn: runner")
    game.runner.takes_credit()
    game.runner.triggers("Test Optional Echo")
    game.runner.passes()
    game.expect(runner_credits=7, runner_hand=2)


def test_a_number_is_chosen() -> None:
    game = scenario(RUNNER.format("Test Number"))
    game.runner.plays("Test Number")
    game.runner.chooses(3)
    assert game.runner.credits == 12


def test_what_happens_when_a_card_is_trashed() -> None:
    game = scenario("corp:\n credits 5\nrunner:\n tags 1\n rig: Test Spite")
    game.corp.trashes_resource("Test Spite")
    assert game.corp.credits == 2


def test_unique_cards_consoles_and_memory_are_limited() -> None:
    game = scenario("runner:\n rig: Test Unique Resource, Test Unique Resource, Test Console, The Toolbox")
    game.runner.keeps("The Toolbox")
    game.expect(runner_heap=["Test Unique Resource", "Test Console"])
    game = scenario("runner:\n rig: Test Big Program, Test Program, Test Program")
    game.runner.picks("Test Big Program")
    assert game.runner.memory_used == 2

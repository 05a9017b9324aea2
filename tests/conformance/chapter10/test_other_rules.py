"""10.9 to 10.12: load and empty, infinite loops, swapping, self-reference."""

import pytest

from netrunner.rules.machine.terms import CREDIT, ICE, POWER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    Cards,
    Chosen,
    Clicks,
    ForEvent,
    Gain,
    HostedCounters,
    Installed,
    Load,
    Place,
    SwapCards,
    Take,
    This,
    ThisEmptied,
    Trash,
    paid,
    play,
    when,
    whenever,
)
from netrunner.vocabulary.base import YOU

define(
    "Fund",
    "runner",
    "resource",
    when(Installed(), Load(CREDIT, 3)),
    when(ThisEmptied(), Trash(This())),
    paid(Clicks(), Take(3)),
    paid(HostedCounters(POWER), Gain(1)),
    cost=0,
)
define("Charger", "runner", "event", play(Place(POWER, 1, Chosen(Cards(title="Fund")))), cost=0)
define("Donation", "runner", "event", play(Place(CREDIT, 2, Chosen(Cards(title="Fund")))), cost=0)
define("Ice Swap", "corp", "operation", play(SwapCards(Chosen(Cards(types=ICE)), Chosen(Cards(types=ICE), as_="b"))))
define(
    "Hand Swap",
    "corp",
    "operation",
    play(SwapCards(Chosen(Cards(types=ICE)), Chosen(Cards(types=ICE, where="hq"), as_="b"))),
)
define(
    "Score Swap",
    "corp",
    "operation",
    play(SwapCards(Chosen(Cards(where="corp-score")), Chosen(Cards(where="runner-score"), as_="b"))),
)
define(
    "Archive Swap",
    "corp",
    "operation",
    play(SwapCards(Chosen(Cards(where="hq")), Chosen(Cards(where="archives"), as_="b"))),
)
define("Clone", "runner", "resource", paid(0, Place(POWER, 1, This()), limit=1), cost=0)
define("Miser", "runner", "resource", whenever(ForEvent("credits-gained", YOU), Gain(1)), cost=0)


# -- 10.9 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.9.1:1")
@pytest.mark.rule("1.12.1:2")
def test_10_9_1_a_loaded_card_is_empty_when_its_counters_are_gone() -> None:
    game = scenario("runner:\n credits 0\n hand: Fund\nturn: runner")
    game.runner.installs("Fund")
    assert game.card("Fund").credits == 3
    game.runner.uses("Fund")
    game.expect(runner_credits=3, runner_heap=["Fund"])


@pytest.mark.rule("10.9.2")
def test_10_9_2_before_it_was_loaded_a_card_is_not_empty() -> None:
    game = scenario("runner:\n hand: Fund\nturn: runner")
    game.runner.installs("Fund")
    game.expect(runner_rig=["Fund"], runner_heap=[])
    assert game.happened("emptied") == 0


@pytest.mark.rule("10.9.3")
def test_10_9_3_other_counters_do_not_empty_it() -> None:
    game = scenario("runner:\n hand: Fund, Charger\nturn: runner")
    game.runner.installs("Fund")
    game.runner.plays("Charger")
    assert game.card("Fund").power == 1
    game.runner.uses("Fund", ability=4)
    assert game.card("Fund").installed
    assert game.happened("emptied") == 0


@pytest.mark.rule("10.9.4")
def test_10_9_4_counters_of_that_type_may_be_added_by_other_abilities() -> None:
    game = scenario("runner:\n credits 0\n hand: Fund, Donation\nturn: runner")
    game.runner.installs("Fund")
    game.runner.plays("Donation")
    assert game.card("Fund").credits == 5
    game.runner.uses("Fund")
    assert game.card("Fund").credits == 2
    game.runner.uses("Fund")
    game.expect(runner_credits=5, runner_heap=["Donation", "Fund"])


# -- 10.10 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.10.1:2")
@pytest.mark.unsound("with every question asked, a loop is noticed at another moment")
def test_10_10_1_the_player_of_a_mandatory_loop_chooses_how_often_and_it_ends() -> None:
    game = scenario("runner:\n credits 0\n rig: Miser\nturn: runner")
    game.runner.takes_credit()
    game.asks("runner", "loop", "10.10.1")
    twin = game.copy()
    game.runner.chooses(5)
    game.asks("runner", "action")
    twin.runner.chooses(9)
    assert twin.runner.credits - game.runner.credits == 4


# -- 10.11 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.11.1")
@pytest.mark.rule("10.11.3:2")
def test_10_11_3_swapped_installed_cards_exchange_places_and_stay_as_they_are() -> None:
    game = scenario("""
        corp:
          hand: Ice Swap
          HQ: ice Ice Wall {advancement 2}, (Enigma)
          R&D: ice (Hunter)
        turn: corp
    """)
    game.corp.plays("Ice Swap")
    game.corp.picks("Ice Wall", "Hunter")
    assert (game.ice("HQ"), game.ice("R&D")) == (["Hunter", "Enigma"], ["Ice Wall"])
    wall = game.card("Ice Wall")
    assert (wall.rezzed, wall.advancement, game.card("Hunter").rezzed) == (True, 2, False)
    assert game.happened("installed") == 0


@pytest.mark.rule("10.11.4b:3")
@pytest.mark.rule("10.11.4")
def test_10_11_4b_a_card_from_hand_takes_the_exact_position_of_the_installed_one() -> None:
    game = scenario("""
        corp:
          hand: Hand Swap, Hunter
          HQ: ice (Ice Wall), Enigma, (Wall of Static)
        turn: corp
    """)
    game.corp.plays("Hand Swap")
    game.corp.picks("Enigma")
    assert game.ice("HQ") == ["Ice Wall", "Hunter", "Wall of Static"]
    game.expect(corp_hand=["Enigma"])
    hunter = game.card("Hunter")
    assert (hunter.installed, hunter.faceup) == (True, False)  # it enters unrezzed (10.11.4a)


@pytest.mark.rule("10.11.4b:2")
def test_10_11_4b_what_was_hosted_on_the_uninstalled_card_is_trashed() -> None:
    game = scenario("corp:\n hand: Hand Swap, Hunter\n HQ: ice Enigma [Parasite]\nturn: corp")
    game.corp.plays("Hand Swap")
    game.expect(corp_hand=["Enigma"], runner_heap=["Parasite"])
    assert game.ice("HQ") == ["Hunter"]


@pytest.mark.rule("10.11.4a:1")
def test_10_11_4a_a_card_swapped_into_archives_enters_facedown() -> None:
    game = scenario("corp:\n hand: Archive Swap, Snare!\n archives: Hedge Fund\nturn: corp")
    game.corp.plays("Archive Swap")
    game.expect(corp_hand=["Hedge Fund"])
    assert not game.card("Snare!", "Archives").faceup


@pytest.mark.rule("10.11.4c")
def test_10_11_4c_swapped_agendas_keep_their_counters() -> None:
    game = scenario("""
        corp:
          hand: Score Swap
          score: Hostile Takeover
        runner:
          score: Nisei MK II {agenda 1}
        turn: corp
    """)
    game.corp.plays("Score Swap")
    game.expect(corp_score=["Nisei MK II"], runner_score=["Hostile Takeover"], corp_points=2, runner_points=1)
    assert game.card("Nisei MK II").agenda_counters == 1
    assert game.happened("scored") == game.happened("stolen") == 0


# -- 10.12 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.12.1")
def test_10_12_1_a_card_that_names_itself_means_this_copy_only() -> None:
    game = scenario("runner:\n rig: Clone, Clone\nturn: runner, at 5.7.1e")
    first, second = game.cards("Clone")
    game.runner.uses(first)
    assert (first.power, second.power) == (1, 0)

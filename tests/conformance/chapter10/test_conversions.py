"""10.1: purging, forfeiting, cards as agendas and as counters."""

import pytest

from netrunner.rules.machine.terms import EVENT, ICE, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    AddToScoreArea,
    Cards,
    Chosen,
    Clicks,
    ForEvent,
    Forfeit,
    Gain,
    Memory,
    StrengthBonus,
    This,
    Trash,
    TrashCards,
    paid,
    play,
    whenever,
)
from netrunner.vocabulary.cards import Host
from netrunner.vocabulary.mechanics import BecomesCounter

define("Trophy", "runner", "resource", Memory(2), paid(0, AddToScoreArea(This(), 1)), cost=0)
define("Regret", "runner", "event", play(AddTo(Chosen(Cards(where="runner-score")), "grip")), cost=0)
define("Fence", "runner", "resource", paid((Clicks(), Forfeit()), Gain(5)), cost=0)
define("Purge Watch", "corp", "asset", whenever(ForEvent("purged"), Gain(1)), trash=2)
define(
    "Flaw",
    "runner",
    "event",
    play(BecomesCounter(Chosen(Cards(types=ICE, rezzed=True)), StrengthBonus(-2, of=Host()))),
    cost=0,
)
define("Event Buyer", "runner", "resource", paid(TrashCards(Cards(types=EVENT)), Gain(2)), cost=0)
define("Broker", "runner", "resource", paid(TrashCards(Cards(side=RUNNER, other=True)), Gain(2)), cost=0)
define("Breaker Ball", "corp", "operation", play(Trash(Chosen(Cards(types=ICE)))))


@pytest.mark.rule("10.1.1:1")
def test_10_1_1_purging_removes_all_virus_counters() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma [Parasite {virus 1}]
        runner:
          rig: Datasucker {virus 3}, Medium {virus 2}, Test Power {power 2}
        turn: corp
    """)
    game.corp.purges()
    assert [game.card(title).virus for title in ("Datasucker", "Medium", "Parasite")] == [0, 0, 0]
    assert game.card("Test Power").power == 2
    game.expect(corp_clicks=0)


@pytest.mark.rule("10.1.1a")
def test_10_1_1a_the_corp_can_purge_without_any_virus_counter() -> None:
    game = scenario("corp:\n credits 5\n hand: Test Purge\n Server 1: Purge Watch\nturn: corp")
    game.offers("corp", "purge")
    game.corp.plays("Test Purge")
    game.expect(corp_credits=6)
    assert game.happened("purged") == 1


@pytest.mark.rule("10.1.2:1")
@pytest.mark.rule("1.13.2b:1")
def test_10_1_2_a_forfeited_agenda_is_removed_from_the_game() -> None:
    game = scenario("runner:\n credits 0\n score: Nisei MK II, Hostile Takeover\n rig: Fence\nturn: runner")
    game.runner.uses("Fence")
    game.runner.picks("Nisei MK II")
    game.expect(runner_points=1, runner_score=["Hostile Takeover"], runner_credits=5, corp_archives=[])
    assert game.card("Nisei MK II").zone == "removed"


@pytest.mark.rule("10.1.2:4")
def test_10_1_2_tokens_on_a_forfeited_agenda_return_to_the_bank() -> None:
    game = scenario("corp:\n credits 9\n score: Nisei MK II {agenda 1}\n HQ: ice (Archer)\nrun: HQ, approaching ice 1")
    game.pass_windows("6.9.2e")
    game.corp.rezzes("Archer")
    card = game.card("Nisei MK II")
    assert (card.zone, card.agenda_counters) == ("removed", 0)


@pytest.mark.rule("10.1.3:1")
def test_10_1_3_a_card_added_as_an_agenda_has_only_the_properties_it_is_given() -> None:
    game = scenario("runner:\n rig: Trophy\nturn: runner, at 5.7.1e")
    assert game.runner.memory_limit == 6
    game.runner.uses("Trophy")
    game.expect(runner_points=1, runner_memory_limit=4, runner_score=["Trophy"])
    game.refuses("runner", "use Trophy")


@pytest.mark.rule("10.1.3:2,3")
def test_10_1_3_leaving_the_score_area_it_is_itself_again_and_trashed() -> None:
    game = scenario("runner:\n hand: Regret\n score: Trophy {points 1}\nturn: runner")
    game.runner.plays("Regret")
    game.expect(runner_hand=[], runner_heap=["Regret", "Trophy"], runner_points=0)


@pytest.mark.rule("10.1.3:2")
@pytest.mark.rule("2.15.4")
def test_10_1_3_it_can_be_forfeited_like_an_agenda() -> None:
    game = scenario("runner:\n credits 0\n score: Trophy {points 1}\n rig: Fence\nturn: runner")
    game.runner.uses("Fence")
    game.expect(runner_credits=5, runner_heap=[])
    assert game.card("Trophy").zone == "removed"


@pytest.mark.rule("10.1.4:1")
@pytest.mark.rule("1.9.5j:1")
@pytest.mark.rule("1.8.7")
@pytest.mark.rule("9.1.7:2")
def test_10_1_4_a_card_can_become_a_counter_with_abilities() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n hand: Flaw\nturn: runner")
    game.runner.plays("Flaw")
    game.expect(runner_heap=[])
    assert game.card("Enigma").strength == 0
    assert game.card("Flaw").host == "Enigma"


@pytest.mark.rule("2.15.5")
@pytest.mark.rule("10.1.4:1")
def test_2_15_5_a_counter_has_no_card_type() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n hand: Flaw\n rig: Event Buyer\nturn: runner")
    game.runner.plays("Flaw")
    assert game.card("Flaw").host == "Enigma"
    game.refuses("runner", "use Event Buyer")  # an event in the play area would be its price: Flaw is none any more


@pytest.mark.rule("10.1.4:1")
def test_10_1_4_a_counter_is_no_card() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          hand: Flaw
          rig: Broker
        turn: runner
    """)
    game.runner.plays("Flaw")
    game.asks("runner", "action")
    game.refuses("runner", "use Broker")  # there is no other installed card to trash


@pytest.mark.rule("10.1.4:2")
@pytest.mark.rule("10.3.1i")
@pytest.mark.rule("1.13.1a")
def test_10_1_4_without_its_host_the_counter_is_a_card_again_and_trashed() -> None:
    game = scenario("""
        corp:
          clicks 1
          hand: Breaker Ball
          HQ: ice Enigma
          deck: 3 any
        runner:
          clicks 1
          hand: Flaw
          deck: 3 any
        turn: runner
    """)
    game.runner.plays("Flaw")
    game.corp.plays("Breaker Ball")
    game.expect(runner_heap=["Flaw"], corp_archives=["Enigma", "Breaker Ball"])
    assert game.card("Flaw").faceup

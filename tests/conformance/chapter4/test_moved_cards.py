"""1.14.4a, 4.1, 4.6, 8.2.10: what a card is after it has moved, and what it takes along."""

import pytest

from netrunner.rules.machine.terms import AGENDA, CORP, CREDIT, ICE, POWER, RUNNER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    AddToScoreArea,
    Cards,
    Chosen,
    EndRun,
    Gain,
    GainClicks,
    Installed,
    Load,
    Place,
    Take,
    ThisEmptied,
    Trash,
    paid,
    play,
    sub,
    when,
)

ANYTHING = Cards(side=CORP)
define("Take Home", "corp", "operation", play(AddTo(Chosen(ANYTHING), "hq")))
define("Put On Top", "corp", "operation", play(AddTo(Chosen(ANYTHING), "rnd")))
define("Put Below", "corp", "operation", play(AddTo(Chosen(ANYTHING), "rnd", top=False)))
define("Chuck Out", "corp", "operation", play(Trash(Chosen(ANYTHING))))
define("Wipe Out", "corp", "operation", play(Trash(Chosen(Cards(side=RUNNER)))))
define(
    "Hand Over", "corp", "operation",
    play(AddToScoreArea(Chosen(Cards(where="hq", types=AGENDA)), -1, RUNNER)),
)  # fmt: skip
define("Promote", "corp", "operation", play(AddToScoreArea(Chosen(Cards(side=CORP)), 1, CORP)))
define("Take Back", "corp", "operation", play(AddTo(Chosen(Cards(where="corp-score")), "hq")))
define("Lose Face", "runner", "event", play(AddTo(Chosen(Cards(where="runner-score")), "grip")))
define("Test Salvage", "runner", "event", play(AddTo(Chosen(Cards(side=RUNNER)), "grip")))
define(
    "Vault Card", "runner", "resource",
    when(Installed(), Load(CREDIT, 2)), paid(0, Take(1)), when(ThisEmptied(), Gain(5)), cost=0,
)  # fmt: skip
define("Lone Star", "runner", "resource", cost=0, unique=True)
define("Loud Wall", "corp", "ice", sub(Gain(2)), sub(EndRun()), cost=0, strength=1)
define("Wrecking Ball", "corp", "asset", paid(0, Trash(Chosen(Cards(types=ICE)))), trash=2)
define("Slow Charger", "runner", "hardware", paid(0, Place(POWER), limit=1), cost=0)
define("Time Agenda", "corp", "agenda", when(Installed(), GainClicks(0)), requirement=3, points=1)


# -- faces -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.5")
@pytest.mark.rule("4.1.6")
@pytest.mark.parametrize("how", ["Take Home", "Put On Top", "Put Below"])
def test_4_1_5_and_4_1_6_a_rezzed_card_is_facedown_again_in_a_hand_or_deck(how: str) -> None:
    game = scenario(f"corp:\n hand: {how}\n deck: 2 Hedge Fund\n HQ: ice Enigma\nturn: corp")
    game.corp.plays(how)
    card = game.card("Enigma")
    assert (card.faceup, card.installed, card.active, card.server) == (False, False, False, None)


@pytest.mark.rule("4.1.5")
def test_4_1_5_the_top_and_the_bottom_of_a_deck_are_not_the_same() -> None:
    text = "corp:\n hand: {}\n deck: 2 Hedge Fund\n HQ: ice Enigma\nturn: corp"
    game = scenario(text.format("Put On Top"))
    game.corp.plays("Put On Top")
    game.expect(corp_deck=["Enigma", "Hedge Fund", "Hedge Fund"])
    game = scenario(text.format("Put Below"))
    game.corp.plays("Put Below")
    game.expect(corp_deck=["Hedge Fund", "Hedge Fund", "Enigma"])


@pytest.mark.rule("8.4.4")
@pytest.mark.rule("1.18.1")
def test_8_4_4_a_facedown_runner_card_is_faceup_in_the_heap() -> None:
    game = scenario("corp:\n hand: Wipe Out\nrunner:\n rig: (Lone Star)\nturn: corp")
    game.corp.plays("Wipe Out")
    assert game.card("Lone Star", "heap").faceup
    game.expect(runner_heap=["Lone Star"], runner_rig=[])


@pytest.mark.rule("4.5.6b:1")
@pytest.mark.rule("1.18.1")
@pytest.mark.parametrize(("ice", "faceup"), [("Enigma", True), ("(Enigma)", False)])
def test_4_5_6b_what_the_runner_could_see_is_faceup_in_archives(ice: str, faceup: bool) -> None:
    game = scenario(f"corp:\n hand: Chuck Out\n HQ: ice {ice}\nturn: corp")
    game.corp.plays("Chuck Out")
    assert game.card("Enigma", "archives").faceup == faceup


# -- score areas -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.16.4")
@pytest.mark.rule("4.6.4:2")
def test_4_6_4_an_agenda_is_active_in_the_corps_score_area_only() -> None:
    game = scenario("corp:\n hand: Hand Over, Time Agenda\nturn: corp")
    game.corp.plays("Hand Over")
    card = game.card("Time Agenda")
    assert (card.faceup, card.active) == (True, False)
    assert game.runner.points == 1
    game = scenario("corp:\n credits 5\n Server 1: (Time Agenda {advancement 3})\nturn: corp, at 5.6.2a")
    game.corp.scores("Time Agenda")
    card = game.card("Time Agenda")
    assert (card.faceup, card.active, card.advancement) == (True, True, 0)
    assert game.corp.points == 1


@pytest.mark.rule("10.1.3:1")
@pytest.mark.rule("4.6.4:1")
def test_10_1_3_a_card_that_becomes_an_agenda_has_points_and_nothing_else() -> None:
    game = scenario("corp:\n credits 0\n hand: Promote, Take Back\n Server 1: Test Turn Asset\nturn: corp")
    game.corp.plays("Promote")
    card = game.card("Test Turn Asset")
    assert (card.faceup, card.active, game.corp.points) == (True, False, 1)
    game.corp.plays("Take Back")  # no card again: it goes to Archives instead (10.1.3)
    game.expect(corp_archives=["Test Turn Asset", "Promote", "Take Back"], corp_hand=[], corp_points=0)
    assert game.card("Test Turn Asset").faceup


@pytest.mark.rule("10.1.3:3")
def test_10_1_3_a_runner_card_that_was_an_agenda_goes_to_the_heap() -> None:
    game = scenario("runner:\n hand: Lose Face\n score: Armitage Codebusting {points 1}\nturn: runner")
    game.runner.plays("Lose Face")
    game.expect(runner_heap=["Armitage Codebusting", "Lose Face"], runner_hand=[], runner_points=0)


# -- a new card --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.14.4a:1")
@pytest.mark.rule("8.2.10")
def test_1_14_4a_a_card_that_moves_loses_its_counters_and_its_use_this_turn() -> None:
    game = scenario("runner:\n clicks 4\n hand: Test Salvage\n rig: Slow Charger {power 2}\nturn: runner, at 5.7.1e")
    game.runner.uses("Slow Charger")
    assert game.card("Slow Charger").power == 3
    game.runner.plays("Test Salvage")
    game.expect(runner_hand=["Slow Charger"])
    assert game.card("Slow Charger").power == 0
    game.runner.installs("Slow Charger")
    game.runner.uses("Slow Charger")  # a new card, whose ability was not used yet this turn
    assert game.card("Slow Charger").power == 1


@pytest.mark.rule("1.12.10")
@pytest.mark.rule("8.2.10")
def test_8_2_10_a_hosted_card_leaves_its_host_behind() -> None:
    game = scenario("runner:\n hand: Test Salvage\n rig: Djinn [Test Program]\nturn: runner")
    game.runner.plays("Test Salvage")
    game.runner.picks("Test Program")
    assert game.card("Djinn").hosted == []
    game.expect(runner_hand=["Test Program"], runner_rig=["Djinn"])


@pytest.mark.rule("10.3.1d:1")
@pytest.mark.rule("8.1.2:1")
def test_10_3_1d_the_unique_card_that_was_rezzed_last_stays() -> None:
    text = "corp:\n credits 5\n Server 1: {}\n Server 2: {}\nturn: corp, at 5.6.2a"
    for boards in (("(Test Unique Asset)", "Test Unique Asset"), ("Test Unique Asset", "(Test Unique Asset)")):
        game = scenario(text.format(*boards))
        game.corp.rezzes("Test Unique Asset")
        game.expect(corp_archives=["Test Unique Asset"])
        assert game.servers[3:] == ["Server 1" if boards[0].startswith("(") else "Server 2"]


# -- counters ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.9.1:1")
def test_10_9_1_only_the_last_loaded_counter_empties_a_card() -> None:
    game = scenario("runner:\n credits 0\n hand: Vault Card\nturn: runner")
    game.runner.installs("Vault Card")
    assert game.card("Vault Card").credits == 2
    game.runner.uses("Vault Card")
    game.expect(runner_credits=1)
    assert game.happened("emptied") == 0
    game.runner.uses("Vault Card")
    assert game.happened("emptied") == 1
    game.expect(runner_credits=7)


@pytest.mark.rule("10.9.1:1")
def test_10_9_1_counters_that_were_placed_and_not_loaded_empty_nothing() -> None:
    game = scenario("runner:\n credits 0\n rig: Test Power {power 1}\nturn: runner, at 5.7.1e")
    game.runner.uses("Test Power", ability=1)
    assert (game.card("Test Power").power, game.happened("emptied")) == (0, 0)


@pytest.mark.rule("1.12.1:1")
def test_1_12_1_counters_are_placed_and_removed_one_kind_at_a_time() -> None:
    game = scenario("runner:\n credits 0\n rig: Test Power {power 2, virus 1}\nturn: runner")
    game.runner.uses("Test Power", ability=2)
    assert (game.card("Test Power").power, game.card("Test Power").virus) == (3, 1)
    game.runner.uses("Test Power", ability=1)
    assert (game.card("Test Power").power, game.card("Test Power").virus) == (2, 1)
    assert game.happened("counters-placed") == 1 and game.happened("counters-removed") == 1


# -- ice that leaves during a run --------------------------------------------------------------------------------------


@pytest.mark.rule("6.2.4b:3")
def test_6_2_4b_an_encounter_goes_on_when_other_ice_is_trashed() -> None:
    text = """
        corp:
          credits 0
          HQ: ice (Enigma), Loud Wall, (Hunter)
          R&D: ice (Ice Wall)
          Server 1: Wrecking Ball
        run: HQ, encountering ice 2
    """
    for other in ("Enigma", "Hunter", "Ice Wall"):
        game = scenario(text)
        game.corp.uses("Wrecking Ball")
        game.corp.picks(other)
        game.corp.passes()
        game.expect(corp_credits=2, run=None)  # both subroutines resolved
    game = scenario(text)
    game.corp.uses("Wrecking Ball")
    game.corp.picks("Loud Wall")
    game.pass_windows()
    game.expect(corp_credits=0, run="HQ")


@pytest.mark.rule("6.2.3c:1")
def test_6_2_3c_ice_trashed_elsewhere_does_not_move_the_runner() -> None:
    text = """
        corp:
          credits 0
          HQ: ice (Enigma), (Hunter), (Shadow)
          R&D: ice (Ice Wall)
          Server 1: Wrecking Ball
        run: HQ, approaching ice 2, at 6.9.2b
    """
    met = {"Enigma": ["Hunter"], "Shadow": ["Hunter", "Enigma"], "Ice Wall": ["Hunter", "Enigma"]}
    for other, titles in met.items():
        game = scenario(text)
        game.corp.uses("Wrecking Ball")
        game.corp.picks(other)
        while game.game.decision is not None and game.happened("approach-server") == 0:
            game.take("continue" if game.game.decision.kind == "jack-out" else "pass")
        approached = [e.card for e in game.events() if e.rule == "6.9.2a"]
        assert len(approached) == len(titles) - 1, other

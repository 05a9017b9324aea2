"""Examples of the Comprehensive Rules that need no card outside the Core Set."""

import pytest

from netrunner.decks import Deck, starter_deck
from netrunner.decks.legality import influence_spent, total
from netrunner.testing import scenario


@pytest.mark.example("E005")
def test_e005_influence_is_counted_by_copy() -> None:
    anarch = starter_deck("anarch")
    for copies, influence in ((1, 2), (2, 4)):
        deck = Deck("", anarch.identity, (*anarch.cards, ("Diesel", copies)))
        assert total(influence_spent(deck)) == influence


@pytest.mark.example("E022")
def test_e022_the_runner_trashes_an_installed_program_and_no_other() -> None:
    game = scenario("""
        corp:
          HQ: ice Bulwark
        runner:
          credits 0; hand: Djinn; deck: Djinn
          rig: Corroder, Mimic
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "target", "1.14.2")
    assert game.options("runner") == ["pick Corroder", "pick Mimic"]
    game.runner.picks("Mimic")
    game.expect(runner_heap=["Mimic"], runner_hand=["Djinn"], runner_deck=["Djinn"])


@pytest.mark.example("E036")
def test_e036_corroder_keeps_its_strength_for_the_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static, Wall of Static
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Corroder")
    assert game.card("Corroder").strength == 3
    game.runner.breaks(1, using="Corroder")
    game.runner.passes()
    game.runner.continues()
    assert game.card("Corroder").strength == 2


@pytest.mark.example("E037")
def test_e037_gordian_blade_keeps_its_strength_for_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Enigma
        runner:
          credits 9
          rig: Gordian Blade
        run: HQ, approaching ice 2
    """)
    game.runner.boosts("Gordian Blade")  # in a step that is no encounter
    game.pass_windows("6.9.3b")
    assert game.card("Gordian Blade").strength == 3
    game.runner.boosts("Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    assert game.card("Gordian Blade").strength == 4
    game.runner.jacks_out()
    assert game.card("Gordian Blade").strength == 2
    game = scenario("""
        corp:
          R&D: ice Enigma; Server 1: Test Forced Encounter
        runner:
          credits 9; rig: Gordian Blade
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Test Forced Encounter")  # outside of a run
    game.corp.passes()
    game.runner.boosts("Gordian Blade")
    assert game.card("Gordian Blade").strength == 3
    game.runner.breaks(1, using="Gordian Blade")
    assert game.card("Gordian Blade").strength == 3
    game.pass_windows("5.6.2a")
    assert game.card("Gordian Blade").strength == 2


@pytest.mark.example("E038")
def test_e038_outside_an_encounter_a_boost_of_corroder_is_over_at_once() -> None:
    game = scenario("runner:\n credits 9\n rig: Corroder\nturn: runner, at 5.7.1e", mode="full")
    game.runner.boosts("Corroder")
    game.expect(runner_credits=8)
    assert game.card("Corroder").strength == 2


@pytest.mark.example("E044")
def test_e044_the_action_of_playing_stimhack_ends_with_its_run_and_its_damage() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nrunner:\n credits 0\n hand: Stimhack, 2 any\nturn: runner")
    game.runner.plays("Stimhack")
    game.runner.chooses("HQ")
    assert not any(question.startswith("run ") for question in game.options("runner"))  # no other action in between
    game.runner.continues()
    game.asks("runner", "action")
    game.expect(brain_damage=1, runner_credits=0, runner_clicks=3, run=None)
    assert game.card("Stimhack").zone == "heap"


@pytest.mark.example("E111")
def test_e111_the_ice_for_tinkering_is_chosen_as_it_resolves() -> None:
    game = scenario("corp:\n HQ: ice Wall of Static\n R&D: ice (Enigma)\nrunner:\n hand: Tinkering\nturn: runner")
    game.runner.plays("Tinkering")
    game.asks("runner", "target", "1.14.2")
    game.runner.picks("Wall of Static")
    wall = game.card("Wall of Static")
    assert [wall.has(subtype) for subtype in ("sentry", "code gate", "barrier")] == [True, True, True]
    assert not game.card("Enigma").has("sentry")


@pytest.mark.example("E114")
@pytest.mark.example("E122")
def test_e114_and_e122_the_choice_for_data_raven_is_made_before_the_tag_is_avoided() -> None:
    game = scenario("corp:\n HQ: ice Data Raven\nrunner:\n rig: Decoy\nrun: HQ, encountering ice 1")
    game.runner.chooses(1)
    game.runner.uses("Decoy")
    game.expect(tags=0, run="HQ")  # the run goes on: the decision has been made


@pytest.mark.example("E125")
def test_e125_everybody_knows_which_ice_femme_fatale_chose() -> None:
    corp = "corp:\n deck: 5 any\n HQ: ice (Enigma)\n R&D: ice (Hunter)\n"
    game = scenario(f"{corp}runner:\n credits 9\n hand: Femme Fatale\nturn: runner")
    game.runner.installs("Femme Fatale")
    game.runner.picks("HQ ice 1")
    assert "HQ ice 1" in repr(game.game.view("corp")["rig"])
    for _ in range(3):
        game.runner.takes_credit()
    assert game.turn == "corp" and "HQ ice 1" in repr(game.game.view("corp")["rig"])  # and in a later turn
    assert "Enigma" not in repr(game.game.view("runner")["rig"])


@pytest.mark.example("E126")
def test_e126_the_strength_of_an_encounter_is_over_at_the_checkpoint_after_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder", times=2)
    assert game.card("Corroder").strength == 4
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    assert game.card("Corroder").strength == 2

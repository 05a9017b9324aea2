"""Examples of the Comprehensive Rules about runs, accessing, and what an ability knows of its source."""

import pytest

from netrunner.testing import Scenario, scenario


def accessed(game: Scenario) -> list[str]:
    """The titles of the accessed cards, in order."""
    return [game.game.state.cards[e.card % 256].defn.title for e in game.events() if e.rule == "7.8.1"]


@pytest.mark.example("E057")
@pytest.mark.rule("6.8.2a:2")
def test_e057_once_nisei_ends_the_run_the_credits_of_bad_publicity_cannot_be_spent() -> None:
    text = """
        corp:
          bad publicity 2
          score: Nisei MK II {agenda 1}
        runner:
          credits 0
          deck: Magnum Opus, Crypsis, Mimic
          rig: Self-modifying Code
        turn: runner
    """
    game = scenario(text)
    game.runner.runs("R&D")
    game.runner.passes()  # the credits of this run could be spent now
    game.corp.uses("Nisei MK II")
    game.expect(run=None, runner_credits=0, runner_rig=["Self-modifying Code"])
    game.asks("runner", "action", "5.7.1f")  # no window came between
    game.refuses("runner", "use Self-modifying Code")
    game = scenario(text)
    game.runner.runs("R&D")
    game.expect(runner_credits=2)
    game.runner.uses("Self-modifying Code")  # before: here they are
    game.expect(runner_credits=0, runner_heap=["Self-modifying Code"])


@pytest.mark.example("E062")
@pytest.mark.rule("6.8.5:2")
def test_e062_the_tag_of_john_masanori_comes_after_the_run_and_jesminder_sareen_does_not_avoid_it() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner: Jesminder Sareen: Girl Behind the Curtain
          rig: John Masanori
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.jacks_out()
    game.expect(run=None, tags=1)
    game.done()


@pytest.mark.example("E064")
@pytest.mark.rule("7.1.2c")
def test_e064_the_number_of_cards_to_access_is_fixed_by_the_cards_that_are_there() -> None:
    game = scenario("""
        corp:
          hand: Bacterial Programming, Hedge Fund
          deck: Enigma, Hunter, Wall of Static, Ice Wall, Tollbooth, Neural Katana, Archer, 2 Beanstalk Royalties
          HQ: root (Research Station)
        runner:
          credits 2
          hand: Legwork
        turn: runner
    """)
    game.next_random("Bacterial Programming")
    game.runner.plays("Legwork")
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("HQ")
    game.corp.triggers("Bacterial Programming")
    game.corp.picks("Enigma", "Hunter", "Ice Wall")
    game.corp.done()
    game.corp.done()
    game.corp.picks("Wall of Static", "Tollbooth", "Neural Katana")
    assert len(game.corp.hand) == 4
    game.runner.accesses("HQ")
    # Two of three were in HQ, so the last one is the upgrade in the root.
    assert len(accessed(game)) == 3 and accessed(game)[2] == "Research Station"
    game.expect(runner_score=["Bacterial Programming"], run=None)
    game.done()


@pytest.mark.example("E065")
@pytest.mark.rule("7.1.2d:2")
def test_e065_leela_patel_accesses_the_card_that_she_returned_to_hq() -> None:
    game = scenario("""
        corp:
          hand: Disposable HQ, Hostile Takeover, Hedge Fund, Beanstalk Royalties
          deck: Enigma
          R&D: ice (Hunter)
        runner: Leela Patel: Trained Pragmatist
          credits 0
          hand: 5 any
          rig: 2 HQ Interface
        turn: runner
    """)
    game.next_random("Disposable HQ")
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Disposable HQ")
    game.corp.picks("Hedge Fund", "Beanstalk Royalties", "Disposable HQ")
    game.corp.done()
    game.expect(runner_score=["Hostile Takeover"])
    game.expect(corp_deck=["Enigma", "Hedge Fund", "Beanstalk Royalties", "Disposable HQ"])
    assert accessed(game) == ["Disposable HQ", "Hostile Takeover", "Hunter"]
    game.expect(corp_hand=["Hunter"])


@pytest.mark.example("E072")
@pytest.mark.rule("9.1.4:1")
def test_e072_gorman_drip_counts_the_counters_it_had_when_it_was_last_installed() -> None:
    game = scenario("""
        runner:
          credits 0
          rig: Gorman Drip v1 {virus 4}
        turn: runner
    """)
    game.runner.uses("Gorman Drip v1")
    game.expect(runner_credits=4, runner_heap=["Gorman Drip v1"], runner_clicks=3)
    assert game.card("Gorman Drip v1").virus == 0
    game.done()


@pytest.mark.example("E073")
@pytest.mark.rule("9.1.4:1")
def test_e073_allele_repression_swaps_three_cards_and_may_be_one_of_them() -> None:
    game = scenario("""
        corp:
          hand: Enigma, Hunter, Ice Wall, Tollbooth
          archives: Hedge Fund, (Snare!), Neural EMP
          Server 1: Allele Repression {advancement 3}
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Allele Repression")
    game.corp.picks("Enigma", "Hunter", "Ice Wall")
    game.corp.picks("Hedge Fund", "Snare!", "Allele Repression")
    assert game.card("Allele Repression").advancement == 0
    game.expect(corp_hand=["Tollbooth", "Allele Repression", "Hedge Fund", "Snare!"])
    assert sorted(game.corp.archives) == ["Enigma", "Hunter", "Ice Wall", "Neural EMP"]

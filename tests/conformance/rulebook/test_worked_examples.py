"""The worked examples of the rulebook, played as they are told."""

import pytest

from netrunner.decks.legality import agenda_band
from netrunner.testing import scenario


@pytest.mark.rulebook("R01")
def test_datasucker_spends_a_hosted_counter_to_lower_the_ice() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n rig: Datasucker {virus 2}\nrun: HQ, encountering ice 1")
    game.runner.uses("Datasucker")
    assert (game.card("Datasucker").virus, game.card("Enigma").strength) == (1, 1)
    game.runner.uses("Datasucker")
    assert game.card("Datasucker").virus == 0
    game.refuses("runner", "use Datasucker")


@pytest.mark.rulebook("R02")
def test_a_third_piece_of_ice_costs_2_or_less_if_ice_is_trashed_first() -> None:
    text = "corp:\n credits 2\n hand: Enigma\n Server 1: ice (Hunter), Ice Wall; cards PAD Campaign\nturn: corp"
    game = scenario(text)
    game.corp.installs("Enigma", "Server 1")
    twin = game.copy()
    game.corp.done()
    game.expect(corp_credits=0)
    assert game.ice("Server 1") == ["Hunter", "Ice Wall", "Enigma"]
    twin.corp.picks("Hunter")
    twin.corp.done()
    twin.expect(corp_credits=1)
    assert twin.ice("Server 1") == ["Ice Wall", "Enigma"]


@pytest.mark.rulebook("R03")
def test_ice_is_approached_from_the_outermost_to_the_innermost_and_then_the_server() -> None:
    game = scenario("""
        corp:
          Server 1: ice (Wall of Thorns), (Enigma), (Hunter); cards (Zaibatsu Loyalty)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    told = [entry.sentence("en", "corp") for entry in game.game.log]
    ice = [next(t for t in ("Hunter", "Enigma", "Wall of Thorns") if t in said) for said in told if "approach" in said]
    assert ice == ["Hunter", "Enigma", "Wall of Thorns"]
    assert [kind for kind in game.log_kinds() if kind.startswith("approach")][-1] == "approach-server"


@pytest.mark.rulebook("R04")
def test_a_card_from_hq_then_an_upgrade_in_its_root_then_another_card_from_hq() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, Enigma
          HQ: root (Akitaro Watanabe)
        runner:
          credits 0
          rig: Test Extra Access
        run: HQ, at 6.9.5g
    """)
    game.runner.accesses("HQ")
    game.runner.accesses("Akitaro Watanabe")
    assert game.happened("access") == 3
    game.expect(run=None)


@pytest.mark.rulebook("R05")
def test_cards_that_are_not_stolen_or_trashed_return_as_they_were() -> None:
    game = scenario("corp:\n Server 1: (PAD Campaign)\nrunner:\n credits 9\nrun: Server 1, at 6.9.5g")
    game.runner.declines()
    assert (game.card("PAD Campaign").installed, game.card("PAD Campaign").faceup) == (True, False)
    game = scenario("corp:\n hand: Hedge Fund\nrun: HQ, at 6.9.5g")
    game.expect(corp_hand=["Hedge Fund"], run=None)


@pytest.mark.rulebook("R06")
def test_the_run_of_bart_against_olivia_with_every_credit() -> None:
    game = scenario("""
        corp: Jinteki: Personal Evolution
          credits 7
          deck: 3 any
          Server 1: ice (Wall of Thorns), (Hunter), Enigma; cards (Nisei MK II {advancement 1}), (Akitaro Watanabe)
        runner:
          credits 5, clicks 1
          hand: Diesel, Modded, Sure Gamble
          rig: Gordian Blade, Crypsis, Sacrificial Construct, The Toolbox
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.pass_windows("6.9.3b")
    game.runner.uses("Gordian Blade", ability=1)
    game.runner.chooses("number The Toolbox 1")  # (1)
    game.runner.chooses("break Enigma [Server 1 ice 3] subroutine 2")
    assert (game.runner.credits, game.card("The Toolbox").credits) == (5, 1)
    game.pass_windows()
    game.expect(runner_clicks=0)  # there was no click to lose
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.continues()
    game.pass_windows()  # Olivia rezzes nothing: the second ice is passed
    game.runner.continues()
    game.runner.passes()  # the Runner could boost in step 6.9.2e
    game.corp.rezzes("Akitaro Watanabe")  # (2)
    game.expect(corp_credits=6)
    game.corp.rezzes("Wall of Thorns")  # (3) for 2 less
    game.expect(corp_credits=0)
    game.pass_windows("6.9.3b")
    game.runner.boosts("Crypsis")
    game.runner.chooses("number The Toolbox 1")  # (4) and 4 from the pool
    game.runner.boosts("Crypsis", times=4)
    assert (game.runner.credits, game.card("The Toolbox").credits, game.card("Crypsis").strength) == (1, 0, 5)
    game.runner.breaks(2, using="Crypsis")  # (5)
    game.expect(runner_credits=0)
    game.pass_windows()  # 2 net damage, and the encounter is over
    game.expect(runner_hand=1)
    game.asks("runner")
    game.runner.uses("Sacrificial Construct")  # (6) instead of Crypsis, which has no counter
    game.expect(runner_rig=["Gordian Blade", "Crypsis", "The Toolbox"])
    game.runner.continues()
    game.runner.accesses("Nisei MK II")  # (7)
    game.expect(runner_score=["Nisei MK II"], runner_hand=0, winner=None)
    assert game.card("Akitaro Watanabe").rezzed  # its trash cost could not be paid
    game.expect(run=None)


@pytest.mark.rulebook("R07")
def test_the_runner_matches_the_trace_of_data_raven() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice Data Raven
        runner: Kate "Mac" McCaffrey: Digital Tinker
          credits 7
          rig: Access to Globalsec
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(1)  # the tag: Data Raven lets the Runner choose when it is encountered
    game.pass_windows()
    game.corp.chooses(2)
    game.runner.chooses(3)
    game.expect(corp_credits=3, runner_credits=4)
    assert game.card("Data Raven").power == 0


@pytest.mark.rulebook("R08")
def test_aesops_pawnshop_sells_wyldside_before_it_takes_clicks() -> None:
    game = scenario("""
        runner:
          credits 0
          deck: 5 any
          rig: Aesop's Pawnshop, Wyldside
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Aesop's Pawnshop")
    game.asks("runner", "action")
    game.expect(runner_credits=3, runner_clicks=4, runner_hand=[], runner_heap=["Wyldside"])


@pytest.mark.rulebook("R09")
@pytest.mark.example("E006")
@pytest.mark.rule("1.4.6d")
def test_e006_a_deck_of_66_cards_needs_28_or_29_agenda_points() -> None:
    assert agenda_band(66) == (28, 29)
    assert [agenda_band(size) for size in (54, 55, 59, 60)] == [(22, 23), (24, 25), (24, 25), (26, 27)]


@pytest.mark.rule("1.4.6a")
def test_1_4_6a_a_deck_of_40_to_44_cards_needs_18_or_19_agenda_points() -> None:
    assert [agenda_band(size) for size in (40, 44, 45)] == [(18, 19), (18, 19), (20, 21)]

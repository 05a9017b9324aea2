"""Chapter 3: rules about types of cards, each shown by itself."""

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import Gain, paid

define("Cash Till", "runner", "hardware", paid(0, Gain(1)), cost=2)
define("Cash Ledger", "runner", "program", paid(0, Gain(1)), cost=2, memory=1)
define("Kind Uncle", "runner", "resource", paid(0, Gain(1)), cost=2)

EARNER = "runner:\n credits 2\n hand: {card}\nturn: runner"


# -- 3.6: upgrades ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.6.5a")
def test_3_6_5a_regions_are_limited_and_other_upgrades_are_not() -> None:
    board = "corp:\n hand: {card}\n Server 1: (Test Region), (Test Upgrade)\nturn: corp"
    game = scenario(board.format(card="SanSan City Grid"))
    game.corp.installs("SanSan City Grid", "Server 1", trashing=["Test Region"])
    game.expect(corp_archives=["Test Region"])  # the upgrade that is no region stays
    game = scenario(board.format(card="Akitaro Watanabe"))
    game.corp.installs("Akitaro Watanabe", "Server 1", trashing=())
    assert len(game.root("Server 1")) == 3


@pytest.mark.rule("3.6.5c")
@pytest.mark.parametrize("old", ["Test Region", "(Test Region)"])
def test_3_6_5c_a_region_counts_for_the_limit_whether_it_is_rezzed_or_not(old: str) -> None:
    game = scenario(f"corp:\n hand: SanSan City Grid\n Server 1: {old}\nturn: corp")
    game.corp.installs("SanSan City Grid", "Server 1")
    assert game.root("Server 1") == ["SanSan City Grid"]


@pytest.mark.rule("3.6.5d")
def test_3_6_5d_the_old_region_is_trashed_before_the_new_one_is_installed() -> None:
    game = scenario("corp:\n hand: SanSan City Grid\n R&D: root (Test Region)\nturn: corp")
    game.corp.installs("SanSan City Grid", "R&D")
    game.expect(corp_archives=["Test Region"], corp_clicks=2)
    told = [kind for kind in game.log_kinds() if kind in ("trashed", "installed")]
    assert told == ["trashed", "installed"]


# -- 3.8 to 3.10: the Runner's cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("Cash Till", marks=pytest.mark.rule("3.8.2")),
        pytest.param("Cash Ledger", marks=pytest.mark.rule("3.9.1")),
        pytest.param("Kind Uncle", marks=pytest.mark.rule("3.10.1")),
    ],
)
def test_3_8_2_a_card_of_the_runner_is_installed_into_the_play_area(card: str) -> None:
    game = scenario(EARNER.format(card=card))
    game.runner.installs(card)
    assert (game.card(card).zone, game.card(card).installed) == ("play", True)
    game.expect(runner_hand=[], runner_rig=[card])


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("Cash Till", marks=pytest.mark.rule("3.8.3")),
        pytest.param("Cash Ledger", marks=pytest.mark.rule("3.9.2")),
        pytest.param("Kind Uncle", marks=pytest.mark.rule("3.10.2")),
    ],
)
def test_3_8_3_its_install_cost_is_paid_and_it_can_be_used_at_once(card: str) -> None:
    game = scenario(EARNER.format(card=card))
    game.runner.installs(card)
    game.expect(runner_credits=0)
    game.runner.uses(card)  # faceup and active
    game.expect(runner_credits=1)
    poor = scenario(EARNER.format(card=card).replace("credits 2", "credits 1"))
    poor.refuses("runner", f"install {card}")


@pytest.mark.rule("3.9.4")
def test_3_9_4_a_program_with_strength_has_it_raised() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n rig: Gordian Blade\nrun: HQ, encountering ice 1")
    assert game.card("Gordian Blade").strength == 2
    game.runner.boosts("Gordian Blade")
    assert game.card("Gordian Blade").strength == 3


@pytest.mark.rule("3.9.4a")
def test_3_9_4a_the_strength_of_an_icebreaker_decides_which_ice_it_can_interact_with() -> None:
    board = "corp:\n HQ: ice {ice}\nrunner:\n rig: Corroder\nrun: HQ, encountering ice 1"
    game = scenario(board.format(ice="Ice Wall"))  # strength 1, and Corroder has 2
    game.runner.breaks(1, using="Corroder")
    game = scenario(board.format(ice="Wall of Static"))  # strength 3
    game.refuses("runner", "use Corroder ability 1")
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")


@pytest.mark.rule("3.9.4b")
def test_3_9_4b_a_program_that_is_no_icebreaker_has_no_strength() -> None:
    game = scenario("runner:\n rig: Magnum Opus, Corroder\nturn: runner")
    seen = {card["card"]: card.get("strength") for card in game.game.view("corp")["rig"]}
    assert seen == {"Magnum Opus": None, "Corroder": 2}


@pytest.mark.rule("3.9.5a")
def test_3_9_5a_icebreakers_are_the_programs_of_that_subtype() -> None:
    """The Personal Touch is installed on an icebreaker, whose strength it raises."""
    game = scenario("""
        runner:
          credits 9; hand: The Personal Touch; rig: Magnum Opus, Gordian Blade, Corroder
        turn: runner
    """)
    assert [game.card(title).has("icebreaker") for title in ("Magnum Opus", "Gordian Blade")] == [False, True]
    game.runner.installs("The Personal Touch", "Gordian Blade")
    assert game.card("Gordian Blade").strength == 3
    other = scenario("runner:\n credits 9; hand: The Personal Touch; rig: Magnum Opus\nturn: runner")
    other.refuses("runner", "install The Personal Touch")

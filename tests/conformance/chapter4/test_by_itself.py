"""Chapter 4: rules about zones and servers, each shown by itself."""

import pytest

from netrunner.testing import scenario

# -- 4.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.2a:2")
@pytest.mark.parametrize(("returned", "heap"), [("Faerie", []), ("Corroder", ["Faerie"])])
def test_4_1_2a_a_pending_ability_loses_a_card_that_goes_into_the_stack(returned: str, heap: list[str]) -> None:
    """Faerie is about to be trashed. If Brahman puts it into the stack first, the pending ability finds it no more."""
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          deck: Diesel; rig: Faerie, Brahman, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Faerie")
    game.runner.breaks(2, using="Brahman")
    game.pass_windows()
    game.runner.triggers("Brahman")
    game.runner.picks(returned)
    game.expect(runner_deck=[returned, "Diesel"], runner_heap=heap)


# -- servers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "server"),
    [
        pytest.param("deck", "R&D", marks=pytest.mark.rule("4.3.7a")),
        pytest.param("hand", "HQ", marks=pytest.mark.rule("4.4.8a")),
        pytest.param("archives", "Archives", marks=pytest.mark.rule("4.5.6a")),
    ],
)
def test_4_3_7a_a_zone_of_the_corp_is_a_server_that_is_run_on_and_protected(zone: str, server: str) -> None:
    game = scenario(f"corp:\n {zone}: Hostile Takeover\n {server}: ice Ice Wall\nturn: runner")
    game.runner.runs(server)
    assert game.ice(server) == ["Ice Wall"]
    game.expect(run=None, runner_score=[])  # its ice ended the run
    game = scenario(f"corp:\n {zone}: Hostile Takeover\nturn: runner")
    game.runner.runs(server)
    game.go_on("5.7.1f")
    game.expect(runner_score=["Hostile Takeover"])


@pytest.mark.rule("4.7.7a")
def test_4_7_7a_a_central_server_is_there_without_any_card() -> None:
    game = scenario("corp:\n hand:\n deck:\n archives:\nturn: runner")
    for server in ("HQ", "R&D", "Archives"):
        game.offers("runner", f"run {server}")
    assert game.servers == ["HQ", "R&D", "Archives"]


@pytest.mark.rule("4.7.6c")
def test_4_7_6c_a_server_is_central_or_remote() -> None:
    """Sneakdoor Beta, Jinja City Grid and many others speak of one kind; Replicating Perfection of both."""
    game = scenario("""
        corp: Jinteki: Replicating Perfection
          Server 1: (PAD Campaign)
        turn: runner
    """)
    game.refuses("runner", "run Server 1")
    for server in ("HQ", "R&D", "Archives"):
        game.offers("runner", f"run {server}")
    game.runner.runs("Archives")
    game.go_on("5.7.1f")
    game.offers("runner", "run Server 1")


@pytest.mark.parametrize(
    ("server", "there"),
    [
        pytest.param("HQ", "root (Test Region)", marks=pytest.mark.rule("4.7.7d")),
        pytest.param("Server 1", "(Test Region)", marks=pytest.mark.rule("4.7.8d")),
    ],
)
def test_4_7_7d_a_server_holds_one_region(server: str, there: str) -> None:
    game = scenario(f"corp:\n credits 0; hand: SanSan City Grid, Akitaro Watanabe\n {server}: {there}\nturn: corp")
    game.corp.installs("Akitaro Watanabe", server, trashing=())
    assert game.root(server) == ["Test Region", "Akitaro Watanabe"]
    game.corp.installs("SanSan City Grid", server, trashing=["Test Region"])
    assert game.root(server) == ["Akitaro Watanabe", "SanSan City Grid"]


# -- the play area ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.7.4c")
@pytest.mark.parametrize("card", ["Test Hardware", "Test Program", "Test Resource"])
def test_4_7_4c_the_runners_cards_are_installed_faceup_and_active(card: str) -> None:
    game = scenario(f"runner:\n hand: {card}\nturn: runner")
    game.runner.installs(card)
    assert (game.card(card).faceup, game.card(card).active) == (True, True)
    assert card in repr(game.game.view("corp")["rig"])


@pytest.mark.rule("4.7.5c")
@pytest.mark.parametrize("card", ["Test Hardware", "Test Program", "Test Resource"])
def test_4_7_5c_the_runners_cards_are_in_no_place_of_the_play_area(card: str) -> None:
    game = scenario(f"corp:\n credits 0; Server 1: (PAD Campaign)\nrunner:\n hand: {card}\nturn: runner")
    game.runner.installs(card)  # without a question where
    game.asks("runner", "action")
    assert game.card(card).server is None


@pytest.mark.rule("4.9.1")
def test_4_9_1_what_is_removed_from_the_game_does_nothing_and_cannot_be_used() -> None:
    """Both players' cards lie there: PAD Campaign would bring a credit, and Crypsis could be used."""
    game = scenario("corp:\n credits 5\n removed: PAD Campaign\nrunner:\n removed: Crypsis\nturn: corp, at 5.6.1a")
    game.expect(corp_credits=5)
    assert {game.card(title).zone for title in ("PAD Campaign", "Crypsis")} == {"removed"}
    game = scenario("runner:\n removed: Crypsis\nturn: runner")
    game.refuses("runner", "use Crypsis")

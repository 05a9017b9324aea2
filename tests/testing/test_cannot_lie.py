"""Scenario words that must fail where they would prove nothing."""

from __future__ import annotations

import pytest

from netrunner.testing import ScenarioError, scenario


def test_a_facedown_card_is_refused_by_its_title_only_if_it_is() -> None:
    game = scenario("corp:\n credits 9\n HQ: ice (Enigma)\nrun: HQ, approaching ice 1, at 6.9.2e")
    with pytest.raises(ScenarioError, match="should not be"):
        game.refuses("corp", "rez Enigma")


def test_nothing_is_refused_while_somebody_else_is_asked() -> None:
    game = scenario("corp:\n credits 9\n HQ: ice (Enigma)\nrun: HQ, approaching ice 1, at 6.9.2e")
    with pytest.raises(ScenarioError, match="is not asked anything now"):
        game.refuses("runner", "pass")
    game = scenario("corp:\n hand: Hedge Fund\nturn: corp")
    with pytest.raises(ScenarioError, match="could not be an answer"):
        game.refuses("corp", "pass")


@pytest.mark.parametrize(
    ("board", "side", "text"),
    [
        ("corp:\n Server 1: (PAD Campaign)\nturn: corp", "corp", "rez PAD Campaign"),  # an action, not a window
        ("corp:\n Server 1: (PAD Campaign)\nrunner:\n credits 9\nrun: Server 1, at 6.9.5g", "runner", "draw"),
        ("corp:\n Server 1: (PAD Campaign)\nrunner:\n credits 9\nrun: Server 1, at 6.9.5g", "runner", "jack-out"),
        ("corp:\n credits 2\n HQ: ice (Enigma)\nrun: HQ, approaching ice 1, at 6.9.2e", "corp", "rez Enigma"),
    ],
)
def test_nothing_is_refused_by_a_question_of_another_kind(board: str, side: str, text: str) -> None:
    """Also where a rule forbids it at that moment: the moment is not what such a line is meant to prove."""
    with pytest.raises(ScenarioError, match=r"could not be an answer|is not asked anything"):
        scenario(board).refuses(side, text)


def test_declining_is_declining_however_the_option_is_called() -> None:
    game = scenario("corp:\n hand: PAD Campaign\nrunner:\n credits 9\nrun: HQ, at 6.9.5g")
    game.offers("runner", "no")
    with pytest.raises(ScenarioError, match="should not be"):
        game.refuses("runner", "decline")


def test_what_is_not_there_is_not_refused() -> None:
    game = scenario("turn: runner")
    for text in ("run Server 5", "play Diesel"):
        with pytest.raises(ScenarioError, match=r"text of an option|means nothing that is there"):
            game.refuses("runner", text)


def test_an_install_goes_where_it_was_said_or_fails() -> None:
    game = scenario("corp:\n hand: PAD Campaign\nturn: corp")
    with pytest.raises(ScenarioError, match="install it in HQ"):
        game.corp.installs("PAD Campaign", "HQ")
    game = scenario("corp:\n hand: PAD Campaign\nturn: corp")
    game.corp.installs("PAD Campaign", "new remote")


@pytest.mark.parametrize("where", ["HQ", "Magnum Opus", "Corroder"])
@pytest.mark.parametrize("rig", ["Magnum Opus", "Sacrificial Construct"])
def test_a_runner_card_goes_on_the_host_that_was_said_or_the_install_fails(rig: str, where: str) -> None:
    """Also while it is still asked what is trashed first."""
    game = scenario(f"runner:\n credits 9; hand: Gordian Blade, Corroder; rig: {rig}\nturn: runner")
    with pytest.raises(ScenarioError, match=f"install it in {where}"):
        game.runner.installs("Gordian Blade", where)


def test_credits_on_cards_are_asked_for_by_name() -> None:
    text = "corp:\n HQ: ice Enigma\nrunner:\n credits 3\n rig: Gordian Blade, Cyberfeeder\nrun: HQ, encountering ice 1"
    game = scenario(text)
    with pytest.raises(ScenarioError, match="paying="):
        game.runner.breaks(1, using="Gordian Blade")
    game = scenario(text)
    game.runner.breaks(2, using="Gordian Blade", paying=[0])
    game.expect(runner_credits=2)
    assert game.is_broken(2) and not game.is_broken(1)


def test_credits_on_cards_pay_for_one_boost_after_another() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
        runner:
          credits 3; rig: Gordian Blade, Cyberfeeder
        run: HQ, encountering ice 1, at 6.9.3b
    """)
    game.runner.boosts("Gordian Blade", times=2, paying=[1])
    assert (game.card("Gordian Blade").strength, game.runner.credits) == (4, 2)


def test_a_name_that_nothing_has_fails_with_the_board() -> None:
    game = scenario("turn: runner")
    with pytest.raises(ScenarioError, match=r"“creditz”(?s:.*)The board:"):
        game.expect(runner_creditz=4)


def test_full_asks_for_the_server_once_and_whether_to_jack_out_always() -> None:
    game = scenario("corp:\n Server 1: Test No Jacking Out\nturn: runner", mode="full")
    game.runner.runs("HQ")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    assert game.options("runner") == ["continue"]


def test_a_turn_ends_without_anything_being_gained() -> None:
    game = scenario("corp:\n deck: 5 any\nrunner:\n credits 3, clicks 2\nturn: runner")
    game.end_turn()
    game.expect(runner_credits=3, turn="corp")
    game.next_turn("corp")
    game.expect(runner_credits=3, turn="corp", corp_hand=2)


@pytest.mark.parametrize(
    "text", ["yes", "no", "decline", "done", "pick Corroder", "number 1", "server HQ", "apply Corroder"]
)
def test_an_answer_is_not_refused_by_a_question_that_it_could_not_answer(text: str) -> None:
    game = scenario("runner:\n rig: Corroder\nturn: runner")
    with pytest.raises(ScenarioError, match="Nothing is refused"):
        game.refuses("runner", text)


def test_wyrm_breaks_without_more_words_although_it_interacts_with_ice_in_two_ways() -> None:
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n credits 4; rig: Wyrm\nrun: HQ, encountering ice 1")
    with pytest.raises(ScenarioError, match="cannot break with Wyrm"):
        game.runner.breaks(1, using="Wyrm")  # the ice has strength 1
    game.expect(runner_credits=4)  # nothing was used instead
    game.runner.uses("Wyrm", ability=2)
    game.runner.breaks(1, using="Wyrm")
    game.expect(runner_credits=0)


def test_what_could_be_several_things_is_told_how_to_be_said() -> None:
    game = scenario("corp:\n HQ: ice Ice Wall\nrunner:\n rig: Corroder, Corroder\nrun: HQ, encountering ice 1")
    with pytest.raises(ScenarioError, match=r"#2.*ability=2"):
        game.runner.breaks(1, using="Corroder")
    game.runner.breaks(1, using="Corroder #2")


@pytest.mark.parametrize("pays", [True, False])
def test_full_asks_once_for_a_cost_inside_an_ability(pays: bool) -> None:
    """Triggering Snare! is the answer to whether the Corp pays; Pup asks the Runner once for each subroutine."""
    board = "corp:\n credits 9; hand: Snare!\nrunner:\n hand: 5 any\nrun: HQ, at 6.9.5g"
    game = scenario(board, mode="full")
    game.runner.accesses("HQ")
    game.runner.passes()  # the active player comes first
    asked = 0
    while game.decision is not None and game.decision.kind in ("react", "nested-cost", "may"):
        asked += game.decision.kind != "react" or "trigger Snare!" in game.options("corp")
        game.take("trigger Snare!" if pays and "trigger Snare!" in game.options("corp") else "pass")
    assert asked == 1
    game.expect(tags=int(pays), corp_credits=5 if pays else 9)
    ice = scenario("corp:\n HQ: ice Pup\nrunner:\n credits 9; hand: 5 any\nrun: HQ, encountering ice 1", mode="full")
    costs = 0
    while ice.decision is not None and ice.decision.kind != "jack-out":
        nested = ice.decision.kind == "nested-cost"
        costs += nested
        ice.take(("yes" if pays else "no") if nested else "pass")
    assert costs == 2


def test_an_agenda_that_is_about_to_be_stolen_is_not_refused_by_the_question_before() -> None:
    game = scenario("corp:\n Server 1: (Hostile Takeover)\nrunner:\n rig: Imp {virus 2}\nrun: Server 1, at 6.9.5g")
    game.asks("runner", "trash-accessed")
    with pytest.raises(ScenarioError, match="could not be an answer"):
        game.refuses("runner", "steal Hostile Takeover")


@pytest.mark.parametrize("text", ["use Gordian Blade ability 7", "use Magnum Opus ability 2"])
def test_a_line_that_a_card_does_not_have_is_not_refused(text: str) -> None:
    game = scenario("runner:\n rig: Gordian Blade, Magnum Opus\nturn: runner")
    with pytest.raises(ScenarioError, match="means nothing that is there"):
        game.refuses("runner", text)


def test_a_subroutine_that_ice_does_not_have_is_not_refused() -> None:
    board = "corp:\n HQ: ice Enigma\nrunner:\n credits 9\n rig: Gordian Blade\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.uses("Gordian Blade", ability=1)
    with pytest.raises(ScenarioError, match="means nothing that is there"):
        game.refuses("runner", "break Enigma subroutine 3")


def test_whatever_is_trashed_for_an_install_is_named() -> None:
    board = "corp:\n hand: Adonis Campaign\n Server 1: (PAD Campaign), (Ash 2X3ZB9CY)\nturn: corp"
    with pytest.raises(ScenarioError, match=r"PAD Campaign was trashed for it as well"):
        scenario(board).corp.installs("Adonis Campaign", "Server 1", trashing=())
    game = scenario(board)
    game.corp.installs("Adonis Campaign", "Server 1", trashing=["PAD Campaign"])
    game.expect(corp_archives=["PAD Campaign"])


def test_names_that_nothing_has_are_no_proof() -> None:
    game = scenario("runner:\n hand: Sure Gamble\nturn: runner")
    with pytest.raises(ScenarioError, match="Nothing is called"):
        game.has_seen("corp", "Sure Gambel")
    with pytest.raises(ScenarioError, match="means nothing that is there"):
        game.has_seen("corp", "Diesel")
    with pytest.raises(ScenarioError, match="Nothing is called"):
        game.cards("Diesell")
    assert game.cards("Diesel") == []
    with pytest.raises(ValueError, match="no event"):
        game.servers_of("run-beginz")
    with pytest.raises(TypeError, match="must be so"):
        game.expect()

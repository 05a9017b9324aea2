"""Rules that any board shows as soon as somebody acts on it: piles, points, hands, turns, ice passed, and links."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

PILES = """
    corp: Jinteki: Personal Evolution
      credits 7; hand: Snare!, 2 Hedge Fund; deck: 4 Hedge Fund; archives: Hedge Fund, (Snare!); score: Nisei MK II
      Server 1: cards (PAD Campaign); removed: Hedge Fund
    runner: Kate "Mac" McCaffrey: Digital Tinker
      hand: Diesel, Sure Gamble; deck: 5 Sure Gamble; heap: Modded; score: Priority Requisition
    turn: runner
"""


# -- chapter 4: what anybody may count -----------------------------------------------------------------------------


@pytest.mark.rule("4.3.4")
@pytest.mark.rule("4.4.4")
@pytest.mark.rule("4.5.3")
@pytest.mark.rule("10.2.3a")
def test_4_3_4_everybody_can_count_decks_hands_and_discard_piles_before_and_after_a_draw() -> None:
    game = scenario(PILES)
    game.runner.draws()
    for seat in ("corp", "runner"):
        seen = game.game.view(seat)
        corp = seen["corp"]
        assert (corp["hand"]["size"], corp["deck"]["size"], corp["discard"]["size"]) == (3, 4, 2)
        assert (seen["runner"]["hand"]["size"], seen["runner"]["deck"]["size"]) == (3, 4)
        assert seen["runner"]["discard"]["faceup"] == ["Modded"]
        assert (seen["corp"]["credits"], seen["runner"]["credits"]) == (7, 5)


@pytest.mark.rule("4.4.2:1,2")
@pytest.mark.rule("4.7.3:2")
def test_4_4_2_a_drawn_card_is_seen_by_whoever_drew_it_and_a_facedown_card_by_whoever_controls_it() -> None:
    game = scenario(PILES)
    game.runner.draws()
    assert game.game.view("corp")["runner"]["hand"]["cards"] == []
    assert sorted(game.game.view("runner")["runner"]["hand"]["cards"]) == ["Diesel", "Sure Gamble", "Sure Gamble"]
    (hidden,) = game.game.view("runner")["servers"][3]["cards"]
    (known,) = game.game.view("corp")["servers"][3]["cards"]
    assert (hidden["card"], known["card"]) == (None, "PAD Campaign")


@pytest.mark.rule("4.6.2")
@pytest.mark.rule("4.9.6")
@pytest.mark.rule("4.5.7b")
@pytest.mark.rule("4.7.2")
def test_4_6_2_score_areas_heap_and_removed_cards_are_open_to_both_players() -> None:
    game = scenario(PILES)
    game.runner.takes_credit()
    for seat in ("corp", "runner"):
        seen = game.game.view(seat)
        assert [card["card"] for card in seen["corp"]["score"]["cards"]] == ["Nisei MK II"]
        assert [card["card"] for card in seen["runner"]["score"]["cards"]] == ["Priority Requisition"]
        assert seen["removed"] == ["Hedge Fund"] and seen["runner"]["discard"]["faceup"] == ["Modded"]
        assert [len(server["cards"]) for server in seen["servers"]] == [0, 0, 0, 1]


@pytest.mark.rule("4.1.1c")
@pytest.mark.rule("4.1.2c:1")
def test_4_1_2c_a_played_event_leaves_the_grip_for_the_play_area_and_the_play_area_for_the_heap() -> None:
    game = scenario("runner:\n hand: Sure Gamble; credits 5; deck: 3 Diesel\nturn: runner")
    assert game.runner.hand == ["Sure Gamble"]
    game.runner.plays("Sure Gamble")
    assert game.runner.hand == [] and game.runner.heap == ["Sure Gamble"] and len(game.cards("Sure Gamble")) == 1


@pytest.mark.rule("4.7.7a")
@pytest.mark.rule("4.7.7e:1")
@pytest.mark.rule("4.7.7f")
@pytest.mark.rule("4.7.7g")
def test_4_7_7a_the_three_central_servers_are_there_and_can_be_run_even_if_they_are_empty() -> None:
    game = scenario("corp: Jinteki: Personal Evolution\nrunner:\n hand: 3 Sure Gamble; deck: 3 Diesel\nturn: runner")
    for server in ("HQ", "R&D", "Archives"):
        game.offers("runner", f"run {server}")
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.happened("run-successful") == 1 and game.accessed() == []  # the identity is not in HQ
    assert game.game.view("runner")["corp"]["identity"]["card"] == "Jinteki: Personal Evolution"


@pytest.mark.rule("4.3.7b")
def test_4_3_7b_the_runner_wins_when_the_corp_must_draw_from_an_empty_rnd() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nrunner:\n hand: Diesel; deck: 3 Diesel; clicks 1\nturn: runner")
    game.runner.takes_credit()
    assert game.winner == "runner"


@pytest.mark.rule("4.3.8a")
@pytest.mark.rule("4.4.9a")
@pytest.mark.rule("4.4.1")
@pytest.mark.rule("4.5.7a")
def test_4_3_8a_a_card_goes_from_the_stack_to_the_grip_and_from_there_to_the_heap() -> None:
    game = scenario("runner:\n hand: Diesel; deck: Modded, Infiltration, Sure Gamble, Inside Job\nturn: runner")
    game.runner.plays("Diesel")
    game.expect(runner_hand=["Modded", "Infiltration", "Sure Gamble"], runner_heap=["Diesel"])
    assert game.runner.deck == ["Inside Job"]


@pytest.mark.rule("4.7.6b")
@pytest.mark.rule("4.1.7b")
def test_4_1_7b_an_installed_card_of_the_corp_stays_in_its_server_while_others_come() -> None:
    game = scenario("corp:\n hand: Enigma, Hunter; HQ: ice (Ice Wall); Server 1: (PAD Campaign)\nturn: corp")
    game.corp.installs("Enigma", "HQ")
    game.corp.done()  # Ice Wall stays
    game.pass_windows()
    game.corp.installs("Hunter", "Server 1")
    assert (game.ice("HQ"), game.ice("Server 1")) == (["Ice Wall", "Enigma"], ["Hunter"])
    assert game.card("PAD Campaign").place == "Server 1 card 1"


# -- chapters 1 to 3: points, identities, costs --------------------------------------------------------------------


@pytest.mark.rule("1.16.1")
@pytest.mark.rule("2.5.2")
@pytest.mark.rule("3.2.2b")
def test_1_16_1_a_stolen_agenda_adds_its_points_to_those_in_the_score_area() -> None:
    game = scenario(
        "corp:\n score: Nisei MK II; Server 1: (Priority Requisition)\n"
        "runner:\n score: Nisei MK II; hand: 3 Sure Gamble\nturn: runner"
    )
    game.runner.runs("Server 1")
    game.runner.continues()
    assert (game.runner.points, game.corp.points) == (5, 2)


@pytest.mark.rule("3.1.1")
@pytest.mark.rule("3.1.1b")
@pytest.mark.rule("4.7.4a")
@pytest.mark.rule("4.7.1")
def test_3_1_1_an_identity_works_from_the_play_area_without_being_installed() -> None:
    game = scenario(
        'runner: Kate "Mac" McCaffrey: Digital Tinker\n credits 2; hand: Akamatsu Mem Chip; deck: 3 Diesel\n'
        "turn: runner"
    )
    assert game.runner.installed == []
    game.runner.installs("Akamatsu Mem Chip")
    game.expect(runner_credits=2)  # one credit less for the first program or hardware of the turn
    assert game.runner.installed == ["Akamatsu Mem Chip"]


@pytest.mark.rule("10.7.1")
@pytest.mark.rule("3.1.3")
def test_10_7_1_the_link_of_installed_cards_is_added_to_the_base_link_of_the_identity() -> None:
    game = scenario(
        'runner: Kate "Mac" McCaffrey: Digital Tinker\n hand: 2 Access to Globalsec; deck: 3 Diesel\nturn: runner'
    )
    assert game.runner.link == 1
    game.runner.installs("Access to Globalsec")
    assert game.runner.link == 2
    game.runner.installs("Access to Globalsec")
    assert game.runner.link == 3


# -- chapter 5: turns ----------------------------------------------------------------------------------------------


@pytest.mark.rule("5.2.7a")
def test_5_2_7a_the_corp_has_its_basic_actions_whatever_is_on_the_board() -> None:
    game = scenario("corp:\n hand: Hedge Fund; deck: 9 any; Server 1: (PAD Campaign)\nturn: corp")
    game.corp.takes_credit()
    game.pass_windows()
    game.corp.draws()
    game.pass_windows()
    game.offers("corp", "gain")
    game.offers("corp", "draw")
    game.offers("corp", "play Hedge Fund")
    game.refuses("corp", "advance PAD Campaign")


@pytest.mark.rule("5.2.8a")
def test_5_2_8a_the_runner_has_the_basic_actions_and_those_of_cards() -> None:
    game = scenario("runner:\n hand: Sure Gamble; deck: 9 any; rig: Armitage Codebusting {credit 12}\nturn: runner")
    game.runner.takes_credit()
    game.runner.draws()
    game.runner.uses("Armitage Codebusting")
    game.offers("runner", "run HQ")
    game.expect(runner_credits=8, runner_clicks=1)


@pytest.mark.rule("5.3.2:2")
@pytest.mark.rule("5.3.3")
def test_5_3_3_the_corp_draws_a_card_before_its_first_action_and_the_runner_draws_none() -> None:
    game = scenario("corp:\n clicks 1; deck: 9 any\nrunner:\n deck: 9 any; clicks 0\nturn: corp")
    game.corp.takes_credit()
    game.expect(runner_hand=0, runner_clicks=4, corp_hand=0)
    for _ in range(4):
        game.runner.takes_credit()
    game.expect(runner_hand=0, corp_hand=1, corp_clicks=3)  # no click for it


@pytest.mark.rule("5.5.3")
@pytest.mark.rule("5.5.3a")
def test_5_5_3a_a_runner_with_seven_cards_discards_two_when_the_turn_ends() -> None:
    game = scenario("runner:\n clicks 1; hand: 5 Sure Gamble, 2 Diesel\nturn: runner")
    game.runner.takes_credit()
    game.go_on("5.7.2a")
    assert game.runner.hand_size == 5
    game.runner.discards("Diesel", "Diesel")
    game.expect(runner_hand=["Sure Gamble"] * 5, runner_heap=["Diesel", "Diesel"])


# -- chapters 6 and 7: ice is passed, the run ends, cards are accessed ---------------------------------------------


@pytest.mark.rule("6.5.5a")
def test_6_5_5a_the_subroutine_after_the_one_that_ends_the_run_does_not_resolve() -> None:
    game = scenario("corp:\n HQ: ice Little Engine; credits 0\nrunner:\n credits 0\nrun: HQ, encountering ice 1")
    game.pass_windows()
    assert game.run is None
    game.expect(runner_credits=0)  # its third subroutine would have given five credits


@pytest.mark.rule("6.6.2")
@pytest.mark.rule("6.6.3")
@pytest.mark.rule("6.9.4c:1,2")
def test_6_6_2_behind_passed_ice_the_next_one_is_approached_and_behind_the_innermost_the_server() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Hunter)\nrunner:\n hand: 3 any\nturn: runner")
    game.runner.runs("HQ")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")  # Hunter is passed, Enigma approached
    game.runner.continues()
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")  # the server is approached


@pytest.mark.rule("7.1.1c")
def test_7_1_1c_each_card_of_a_server_is_accessed_step_by_step() -> None:
    game = scenario(
        "corp:\n Server 1: (PAD Campaign), (Akitaro Watanabe)\nrunner:\n credits 9; hand: 3 Sure Gamble\nturn: runner"
    )
    game.runner.runs("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.runner.accesses("PAD Campaign")
    game.runner.trashes("PAD Campaign")
    game.runner.declines()
    assert game.accessed() == ["PAD Campaign", "Akitaro Watanabe"] and game.run is None


# -- chapters 8 to 10 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.3")
def test_8_4_3_the_runner_sees_a_card_that_apex_installed_facedown_and_the_corp_does_not() -> None:
    game = scenario("runner: Apex: Invasive Predator\n hand: Sure Gamble; deck: 3 any\nturn: runner, at 5.7.1d")
    game.runner.triggers("Apex: Invasive Predator")
    (mine,) = game.game.view("runner")["rig"]
    (theirs,) = game.game.view("corp")["rig"]
    assert (mine["card"], theirs["card"], mine["faceup"]) == ("Sure Gamble", None, False)


@pytest.mark.rule("9.1.5a")
def test_9_1_5a_the_boost_of_gordian_blade_lasts_without_anything_more_until_the_run_is_over() -> None:
    board = "corp:\n HQ: ice Enigma\nrunner:\n credits 9; rig: Gordian Blade; hand: 3 any\nrun: HQ, encountering ice 1"
    game = scenario(board)
    game.runner.boosts("Gordian Blade")
    assert game.card("Gordian Blade").strength == 3
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.pass_windows()
    assert game.card("Gordian Blade").strength == 3
    game.runner.jacks_out()
    assert game.card("Gordian Blade").strength == 2


@pytest.mark.rule("9.2.6b:2")
def test_9_2_6b_a_player_with_clicks_cannot_pass_in_the_action_window() -> None:
    game = scenario("runner:\n clicks 2; deck: 3 any\nturn: runner")
    game.runner.takes_credit()
    assert "pass" not in game.options("runner")
    game.runner.takes_credit()
    game.expect(runner_clicks=0)


# -- chapters 2 and 3: what is printed on cards, and where it counts --------------------------------------------------


@pytest.mark.rule("2.3.3")
@pytest.mark.rule("2.3.5")
def test_2_3_3_the_printed_cost_is_paid_to_play_an_operation_and_to_rez_a_card() -> None:
    game = scenario("corp:\n credits 8; hand: Hedge Fund; Server 1: (PAD Campaign)\nturn: corp")
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=12)  # 5 for it, and 9 from it
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=10)


@pytest.mark.rule("2.3.3")
@pytest.mark.rule("2.3.4")
def test_2_3_4_what_the_runner_installs_costs_what_is_printed_on_it() -> None:
    game = scenario("""
        runner:
          credits 8; hand: Corroder, Akamatsu Mem Chip, Armitage Codebusting, Sure Gamble; deck: 3 any
        turn: runner
    """)
    for title, left in (("Corroder", 6), ("Akamatsu Mem Chip", 5), ("Armitage Codebusting", 4)):
        game.runner.installs(title)
        game.expect(runner_credits=left)
    game.refuses("runner", "play Sure Gamble")  # an event has a play cost: 5


@pytest.mark.rule("2.5.1")
@pytest.mark.rule("3.2.2")
def test_2_5_1_an_agenda_is_worth_what_is_printed_on_it_and_no_other_card_is_worth_anything() -> None:
    game = scenario("""
        corp:
          credits 5; Server 1: (Nisei MK II) {advancement 3}; Server 2: (Project Junebug) {advancement 4}
        turn: corp
    """)
    game.corp.advances("Nisei MK II")
    game.corp.scores("Nisei MK II")
    game.refuses("corp", "score Project Junebug")
    assert game.corp.points == 2


@pytest.mark.rule("2.7.1")
@pytest.mark.rule("2.7.2")
@pytest.mark.rule("3.9.4b")
def test_2_7_1_an_icebreaker_has_a_strength_and_another_program_has_none() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 9; hand: Magnum Opus; rig: Corroder; deck: 3 any
        turn: runner
    """)
    game.runner.installs("Magnum Opus")
    game.runner.done()  # both fit into the memory
    seen = {card["card"]: card.get("strength") for card in game.game.view("runner")["rig"]}
    assert seen == {"Corroder": 2, "Magnum Opus": None}
    assert game.card("Wall of Static").strength == 3
    assert game.why_not("runner", "boost Corroder").rule == "9.2.7b"
    assert game.why_not("runner", "boost Magnum Opus").rule == "9.5.1"  # nothing on it raises what it has not


@pytest.mark.rule("2.8.1")
def test_2_8_1_a_program_needs_the_memory_that_is_printed_on_it_and_hardware_needs_none() -> None:
    game = scenario("runner:\n credits 9; hand: Magnum Opus, Omni-drive; deck: 3 any\nturn: runner")
    free = game.game.view("runner")["runner"]["memory"]
    game.runner.installs("Omni-drive")
    game.runner.installs("Magnum Opus")
    left = game.game.view("runner")["runner"]["memory"]
    assert (free["used"], left["used"]) == (0, 2)


@pytest.mark.rule("2.9.1")
def test_2_9_1_the_link_that_is_printed_on_an_identity_counts_against_a_trace() -> None:
    for identity, needed in (('Kate "Mac" McCaffrey: Digital Tinker', 1), ("Noise: Hacker Extraordinaire", 0)):
        game = scenario(f"corp:\n credits 3; HQ: ice Hunter\nrunner: {identity}\n credits 5; hand: 3 any\nturn: runner")
        assert game.runner.link == needed
        game.runner.runs("HQ")
        game.corp.chooses("number 0")
        game.runner.chooses(f"number {3 - needed}")
        game.expect(tags=0, runner_credits=2 + needed)


# -- chapter 4: zones ------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.1b:1,2")
@pytest.mark.rule("4.1.1a")
def test_4_1_1b_each_player_has_zones_of_their_own_and_others_are_shared() -> None:
    game = scenario(PILES)
    game.runner.draws()
    game.pass_windows()
    game.runner.plays("Sure Gamble")
    game.expect(runner_heap=["Modded", "Sure Gamble"], corp_archives=["Hedge Fund", "Snare!"])
    assert (len(game.runner.deck), len(game.corp.deck)) == (4, 4)
    assert [game.card(title).zone for title in ("PAD Campaign", "Nisei MK II")] == ["play", "corp-score"]


@pytest.mark.rule("4.1.3:1,2")
def test_4_1_3_a_card_outside_of_the_game_gives_nothing_until_an_ability_brings_it_in() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner: Adam: Compulsive Hacker
          clicks 1; outside: Safety First; removed: Diesel; hand: 5 any
        turn: runner
    """)
    game.runner.takes_credit()
    assert (game.card("Safety First").zone, game.card("Diesel").zone) == ("outside", "removed")
    assert not game.card("Safety First").active
    game.asks("corp", "action")  # installed, it would have taken three from the hand that the Runner may keep
    game.expect(runner_hand=5)


@pytest.mark.rule("4.1.7d")
def test_4_1_7d_a_runner_card_without_a_host_is_nowhere_in_particular_and_ice_has_a_position() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n credits 9; hand: Corroder, Parasite; deck: 3 any\nturn: runner")
    game.runner.installs("Corroder")
    game.runner.installs("Parasite", "Enigma")
    game.runner.done()  # Corroder stays
    assert [game.card(title).place for title in ("Corroder", "Enigma")] == ["", "HQ ice 1"]
    assert game.card("Parasite").host == "Enigma"


@pytest.mark.rule("4.2.1")
def test_4_2_1_a_search_goes_through_all_of_the_stack_for_what_it_is_about() -> None:
    game = scenario("""
        runner:
          credits 5; hand: Special Order; deck: Diesel, Corroder, 2 Sure Gamble, Mimic, Modded
        turn: runner
    """)
    game.runner.plays("Special Order")
    assert sorted(game.options("runner")) == ["done", "pick Corroder", "pick Mimic"]
    game.runner.picks("Mimic")
    assert game.runner.hand == ["Mimic"]


@pytest.mark.rule("4.7.5")
def test_4_7_5_what_the_corp_installs_facedown_is_told_by_its_place() -> None:
    game = scenario("corp:\n credits 5; hand: Enigma, PAD Campaign; deck: 3 any\nturn: corp")
    game.corp.installs("Enigma", "R&D")
    game.corp.installs("PAD Campaign", "new remote")
    seen = game.game.view("runner")["servers"]
    assert [card["card"] for card in (*seen[1]["ice"], *seen[3]["cards"])] == [None, None]
    assert (len(seen[1]["ice"]), len(seen[3]["cards"])) == (1, 1)


@pytest.mark.rule("8.2.2a")
def test_8_2_2a_an_upgrade_alone_in_a_remote_server_looks_like_an_agenda_there() -> None:
    seen = []
    for title in ("Akitaro Watanabe", "Nisei MK II"):
        game = scenario(f"corp:\n credits 5; hand: {title}; deck: 3 any\nturn: corp")
        game.corp.installs(title, "new remote")
        seen.append(game.game.view("runner")["servers"][3])
    assert seen[0] == seen[1]


@pytest.mark.rule("4.7.5f")
def test_4_7_5f_a_card_on_personal_workshop_is_hosted_and_not_installed() -> None:
    game = scenario("runner:\n credits 5; hand: Magnum Opus; rig: Personal Workshop; deck: 3 any\nturn: runner")
    game.runner.uses("Personal Workshop")
    card = game.card("Magnum Opus")
    assert (card.host, card.zone, card.installed, card.active) == ("Personal Workshop", "play", False, False)


# -- chapters 5 and 6 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.6.1e")
def test_5_6_1e_what_happens_when_the_turn_begins_comes_before_the_draw_of_the_turn() -> None:
    game = scenario("""
        corp:
          credits 0; deck: 3 any; Server 1: cards PAD Campaign
        runner:
          clicks 1
        turn: runner
    """)
    game.runner.takes_credit()
    game.asks("corp", "action")
    kinds = [k for k in game.log_kinds() if k in ("turn-begins", "credits-gained", "drew")]
    assert kinds[-3:] == ["turn-begins", "credits-gained", "drew"]


@pytest.mark.rule("6.5.5a")
def test_6_5_5a_after_the_subroutine_that_ends_the_run_the_others_do_not_resolve() -> None:
    game = scenario("corp:\n HQ: ice Little Engine; credits 0\nrunner:\n credits 0; hand: 3 any\nturn: runner")
    game.runner.runs("HQ")
    game.pass_windows()
    assert game.run is None
    game.expect(runner_credits=0)  # its third subroutine would have given five credits

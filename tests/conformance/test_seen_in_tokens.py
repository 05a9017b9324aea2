"""What tokens show as soon as somebody acts: credits, tags, bad publicity, advancement, power and agenda counters."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.rule("1.9.5a")
@pytest.mark.rule("1.10.1")
def test_1_9_5a_credits_lie_in_the_pool_and_on_cards_and_pay_for_costs() -> None:
    game = scenario("runner:\n credits 3; hand: Armitage Codebusting, Corroder; deck: 3 any\nturn: runner")
    game.runner.installs("Armitage Codebusting")
    game.expect(runner_credits=2)
    assert game.card("Armitage Codebusting").credits == 12
    game.runner.uses("Armitage Codebusting")
    game.expect(runner_credits=4)
    assert game.card("Armitage Codebusting").credits == 10
    game.runner.installs("Corroder")
    game.expect(runner_credits=2)


@pytest.mark.rule("1.9.5c")
@pytest.mark.rule("10.5.1")
def test_1_9_5c_each_tag_is_taken_away_by_itself_and_one_is_enough_for_the_corp() -> None:
    game = scenario("""
        corp:
          credits 5; hand: 2 Hedge Fund; deck: 3 any
        runner:
          credits 2, clicks 1; tags 2; rig: Armitage Codebusting; hand: 3 any; deck: 3 any
        turn: runner
    """)
    game.runner.removes_tag()
    game.expect(tags=1)
    game.next_turn("corp")
    game.corp.trashes_resource("Armitage Codebusting")
    game.expect(runner_heap=["Armitage Codebusting"], tags=1)


@pytest.mark.rule("1.9.5d")
def test_1_9_5d_a_point_of_bad_publicity_is_a_credit_for_a_run() -> None:
    game = scenario("""
        corp:
          credits 1; hand: Hedge Fund; deck: 5 any; Server 1: (Hostile Takeover) {advancement 1}; HQ: ice Ice Wall
        runner:
          credits 0; rig: Corroder; hand: 3 any; deck: 3 any
        turn: corp
    """)
    game.corp.advances("Hostile Takeover")
    game.corp.scores("Hostile Takeover")
    assert game.corp.bad_publicity == 1
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=0)
    assert game.is_broken(1)


@pytest.mark.rule("1.9.5f")
def test_1_9_5f_advancement_tokens_show_how_close_an_agenda_is_to_be_scored() -> None:
    game = scenario("corp:\n credits 2; hand: 2 any; deck: 3 any; Server 1: (Hostile Takeover)\nturn: corp")
    for tokens in (1, 2):
        assert game.why_not("corp", "score Hostile Takeover").rule == "1.16.3a"
        game.corp.advances("Hostile Takeover")
        assert game.card("Hostile Takeover").advancement == tokens
    game.corp.scores("Hostile Takeover")
    assert game.corp.points == 1


@pytest.mark.rule("1.17.3")
def test_1_17_3_ice_with_a_token_is_advanced_and_other_ice_is_not() -> None:
    for tokens, price in (("", 0), (" {advancement 1}", 2), (" {advancement 2}", 2)):
        game = scenario(f"""
            corp:
              Server 1: ice (Ice Wall){tokens}; cards Cayambe Grid, (PAD Campaign)
            runner:
              credits 5; hand: 3 any; deck: 3 any
            turn: runner
        """)
        game.runner.runs("Server 1")
        game.pass_windows()
        if price:
            game.runner.chooses("yes")
        game.expect(runner_credits=5 - price)


@pytest.mark.rule("1.9.5h")
def test_1_9_5h_power_counters_do_what_their_card_says() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall; hand: Hedge Fund
        runner:
          credits 9; hand: Overmind; deck: 3 any
        turn: runner
    """)
    game.runner.installs("Overmind")
    assert game.card("Overmind").power == 3  # one for each memory unit that is left
    game.runner.runs("HQ")
    game.runner.boosts("Overmind")
    game.runner.breaks(1, using="Overmind")
    assert game.card("Overmind").power == 2


@pytest.mark.rule("1.9.5i")
def test_1_9_5i_an_agenda_counter_lies_on_a_scored_agenda_until_it_is_used() -> None:
    game = scenario("""
        corp:
          credits 1; hand: Hedge Fund; deck: 5 any; Server 1: (Nisei MK II) {advancement 3}
        runner:
          hand: 3 any; deck: 3 any
        turn: corp
    """)
    game.corp.advances("Nisei MK II")
    game.corp.scores("Nisei MK II")
    assert game.card("Nisei MK II").agenda_counters == 1
    game.next_turn("runner")
    game.runner.runs("HQ")
    game.corp.uses("Nisei MK II")
    assert game.run is None and game.card("Nisei MK II").agenda_counters == 0


@pytest.mark.rule("10.7.2")
def test_10_7_2_link_counts_against_a_trace_and_for_other_abilities() -> None:
    game = scenario("""
        corp:
          credits 3; HQ: ice Hunter; hand: Hedge Fund; deck: 3 any
        runner:
          credits 1, clicks 1; rig: Underworld Contact, Rabbit Hole, Access to Globalsec; hand: 3 any; deck: 3 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.corp.chooses("number 0")
    game.runner.chooses("number 1")
    game.expect(tags=0, runner_credits=0)  # one credit and two link are as much as the trace
    game.next_turn("runner")
    game.expect(runner_credits=1)  # two link are what Underworld Contact asks for


@pytest.mark.rule("4.1.4a")
def test_4_1_4a_in_archives_faceup_and_facedown_cards_lie_together() -> None:
    game = scenario("""
        corp:
          credits 0; clicks 1; hand: 6 Hedge Fund; deck: 3 Hedge Fund; Server 1: cards PAD Campaign
        runner:
          credits 5; hand: 3 any; deck: 3 any
        turn: corp
    """)
    game.corp.takes_credit()
    assert game.corp.discard == ["Hedge Fund"]  # one more than may be kept
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    seen = game.game.view("runner")["corp"]["discard"]
    assert (seen["faceup"], seen["size"]) == (["PAD Campaign"], 2)

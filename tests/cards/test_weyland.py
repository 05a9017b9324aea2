"""The Weyland cards of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_building_a_better_world_gains_a_credit_for_every_transaction() -> None:
    game = scenario("""
        corp: Weyland Consortium: Building a Better World
          credits 0
          hand: 2 Beanstalk Royalties, Anonymous Tip
        turn: corp
    """)
    game.corp.plays("Beanstalk Royalties")
    game.expect(corp_credits=4)
    game.corp.plays("Beanstalk Royalties")
    game.expect(corp_credits=8)
    game.corp.plays("Anonymous Tip")
    game.expect(corp_credits=8)


def test_building_a_better_world_gains_nothing_from_other_transactions() -> None:
    game = scenario("""
        corp: Weyland Consortium: Building a Better World
          credits 0
          Server 1: cards (Security Subcontract)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Security Subcontract")
    game.expect(corp_credits=0)


def test_hostile_takeover_gains_seven_credits_and_gives_bad_publicity() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: cards (Hostile Takeover {advancement 2})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Hostile Takeover")
    game.expect(corp_credits=7, corp_bad_publicity=1, corp_points=1)


def test_hostile_takeover_does_nothing_when_it_is_stolen() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"], corp_bad_publicity=0, corp_credits=5)


def test_posted_bounty_is_forfeited_for_a_tag_and_bad_publicity() -> None:
    text = """
        corp:
          Server 1: cards (Posted Bounty {advancement 3})
        turn: corp, at 5.6.2a
    """
    game = scenario(text)
    game.corp.scores("Posted Bounty")
    game.corp.triggers("Posted Bounty")
    game.expect(tags=1, corp_bad_publicity=1, corp_score=[], corp_points=0)
    assert game.card("Posted Bounty").zone == "removed"
    game = scenario(text)
    game.corp.scores("Posted Bounty")
    game.corp.passes()
    game.expect(tags=0, corp_bad_publicity=0, corp_score=["Posted Bounty"], corp_points=1)


def test_posted_bounty_whose_tag_is_avoided_still_gives_bad_publicity() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Posted Bounty {advancement 3})
        runner:
          rig: Decoy
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Posted Bounty")
    game.corp.triggers("Posted Bounty")
    game.runner.uses("Decoy")
    game.expect(tags=0, corp_bad_publicity=1, corp_score=[])


def test_posted_bounty_that_would_win_the_game_wins_it() -> None:
    game = scenario("""
        corp:
          score: 2 Priority Requisition
          Server 1: cards (Posted Bounty {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Posted Bounty")
    game.expect(winner="corp", corp_points=7)


def test_security_subcontract_trashes_rezzed_ice_for_four_credits() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: cards Security Subcontract
          HQ: ice Ice Wall, (Enigma)
          R&D: ice Hunter
        turn: corp
    """)
    game.corp.uses("Security Subcontract")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Hunter")
    game.expect(corp_credits=4, corp_archives=["Hunter"], corp_clicks=2)
    assert game.card("Hunter").faceup
    game.corp.uses("Security Subcontract")
    game.expect(corp_credits=8, corp_clicks=1)
    assert game.ice("HQ") == ["Enigma"]


def test_security_subcontract_needs_rezzed_ice() -> None:
    game = scenario("""
        corp:
          Server 1: cards Security Subcontract
          HQ: ice (Enigma)
        turn: corp
    """)
    game.refuses("corp", "use Security Subcontract")


def test_aggressive_negotiation_finds_any_card_after_a_score() -> None:
    game = scenario("""
        corp:
          hand: Aggressive Negotiation
          deck: Enigma, Scorched Earth, Hunter
          Server 1: cards (Hostile Takeover {advancement 2})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Hostile Takeover")
    game.corp.plays("Aggressive Negotiation")
    assert "done" not in game.options("corp")
    game.corp.picks("Scorched Earth")
    game.expect(corp_hand=["Scorched Earth"], corp_deck=2, corp_credits=11)
    assert game.happened("shuffled") == 1
    assert game.happened("revealed") == 0


def test_aggressive_negotiation_needs_an_agenda_scored_this_turn() -> None:
    game = scenario("""
        corp:
          hand: Aggressive Negotiation
          deck: Enigma, Hunter
          score: Hostile Takeover
        turn: corp
    """)
    game.refuses("corp", "play Aggressive Negotiation")


@pytest.mark.ruling("Aggressive Negotiation", 0)
def test_aggressive_negotiation_can_follow_a_score_in_the_draw_phase() -> None:
    game = scenario("""
        corp:
          hand: Aggressive Negotiation
          deck: Enigma, Scorched Earth, Hunter
          Server 1: cards (Hostile Takeover {advancement 2})
        turn: corp, at 5.6.1b
    """)
    game.corp.scores("Hostile Takeover")
    game.offers("corp", "play Aggressive Negotiation")


def test_beanstalk_royalties_gains_three_credits() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Beanstalk Royalties
        turn: corp
    """)
    game.corp.plays("Beanstalk Royalties")
    game.expect(corp_credits=3, corp_clicks=2)


def test_scorched_earth_does_four_meat_damage_to_a_tagged_runner() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Scorched Earth
        runner:
          tags 1
          hand: 5 any
        turn: corp
    """)
    game.corp.plays("Scorched Earth")
    game.expect(runner_hand=1, runner_heap=4, corp_credits=0, tags=1)
    assert game.damage() == ["4 meat"]


def test_scorched_earth_flatlines_a_runner_with_three_cards() -> None:
    game = scenario("""
        corp:
          hand: Scorched Earth
        runner:
          tags 1
          hand: 3 any
        turn: corp
    """)
    game.corp.plays("Scorched Earth")
    game.expect(winner="corp")


def test_scorched_earth_needs_a_tag() -> None:
    game = scenario("""
        corp:
          hand: Scorched Earth
        runner:
          hand: 3 any
        turn: corp
    """)
    game.refuses("corp", "play Scorched Earth")


def test_shipment_from_kaguya_advances_two_different_cards() -> None:
    game = scenario("""
        corp:
          hand: Shipment from Kaguya
          HQ: ice (Ice Wall), (Enigma)
          Server 1: cards (Nisei MK II)
          Server 2: cards (Project Junebug)
          Server 3: cards (PAD Campaign)
        turn: corp
    """)
    game.corp.plays("Shipment from Kaguya")
    game.refuses("corp", "pick Enigma")
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Ice Wall")
    game.refuses("corp", "pick Ice Wall")
    game.corp.picks("Nisei MK II")
    assert [game.card(t).advancement for t in ("Ice Wall", "Nisei MK II", "Project Junebug")] == [1, 1, 0]
    game.expect(corp_credits=5, corp_clicks=2)


def test_shipment_from_kaguya_may_advance_a_single_card() -> None:
    game = scenario("""
        corp:
          hand: Shipment from Kaguya
          Server 1: cards (Nisei MK II)
          Server 2: cards (Project Junebug)
        turn: corp
    """)
    game.corp.plays("Shipment from Kaguya")
    game.corp.picks("Nisei MK II")
    game.corp.done()
    assert game.card("Nisei MK II").advancement == 1
    assert game.card("Project Junebug").advancement == 0


def test_archer_is_rezzed_by_forfeiting_an_agenda() -> None:
    game = scenario("""
        corp:
          credits 4
          score: Hostile Takeover, Nisei MK II
          HQ: ice (Archer)
        runner:
          rig: Corroder
        run: HQ
    """)
    game.corp.rezzes("Archer")
    game.corp.picks("Hostile Takeover")
    game.expect(corp_credits=0, corp_score=["Nisei MK II"])
    assert game.card("Archer").rezzed
    assert game.card("Hostile Takeover").zone == "removed"


def test_archer_cannot_be_rezzed_without_an_agenda() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (Archer); root (Research Station)
        run: HQ
    """)
    game.offers("corp", "rez Research Station")
    game.refuses("corp", "rez Archer")


def test_archer_gains_two_credits_trashes_two_programs_and_ends_the_run() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Archer
        runner:
          credits 0
          rig: Corroder, Mimic, Yog.0
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Corroder")
    game.corp.picks("Yog.0")
    game.expect(corp_credits=2, runner_rig=["Mimic"], run=None)


def test_archer_without_programs_to_trash_still_ends_the_run() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Archer
        runner:
          rig: Corroder
          credits 0
        run: HQ, encountering ice 1
    """)
    game.expect(corp_credits=2, runner_rig=[], run=None)


@pytest.mark.rule("9.11.3e:2")
def test_archer_chosen_by_forged_activation_orders_costs_an_agenda_or_is_trashed() -> None:
    text = """
        corp:
          credits 4
          score: Hostile Takeover
          HQ: ice (Archer)
        runner:
          hand: Forged Activation Orders
        turn: runner
    """
    game = scenario(text)
    game.runner.plays("Forged Activation Orders")
    game.corp.chooses(1)
    game.expect(corp_credits=0, corp_score=[])
    assert game.card("Archer").rezzed
    game = scenario(text)
    game.runner.plays("Forged Activation Orders")
    game.corp.chooses(2)
    game.expect(corp_credits=4, corp_score=["Hostile Takeover"], corp_archives=["Archer"])
    game = scenario(text.replace("score: Hostile Takeover", "credits 4"))
    game.runner.plays("Forged Activation Orders")
    game.expect(corp_credits=4, corp_archives=["Archer"])


@pytest.mark.parametrize(("title", "strength"), [("Ice Wall", 1), ("Hadrian's Wall", 7), ("Shadow", 1)])
def test_weyland_ice_can_be_advanced_and_grows(title: str, strength: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {title}
          R&D: ice ({title})
        turn: corp
    """)
    assert game.card("HQ ice 1").strength == strength
    game.corp.advances("HQ ice 1")
    game.corp.advances("HQ ice 1")
    assert game.card("HQ ice 1").strength == strength + 2
    game.corp.advances("R&D ice 1")
    assert game.card("R&D ice 1").advancement == 1
    game.expect(corp_credits=2)


def test_hadrians_wall_ends_the_run_twice() -> None:
    text = """
        corp:
          HQ: ice Hadrian's Wall
          hand: Hedge Fund
        runner:
          credits 7
          rig: Corroder
        run: HQ, encountering ice 1
    """
    game = scenario(text)
    game.pass_windows()
    game.expect(run=None)
    for broken in (1, 2):
        game = scenario(text)
        game.runner.boosts("Corroder", times=5)
        game.runner.breaks(broken, using="Corroder")
        game.pass_windows()
        game.expect(run=None)
    game = scenario(text)
    game.runner.boosts("Corroder", times=5)
    game.runner.breaks(1, using="Corroder")
    game.runner.breaks(2, using="Corroder")
    game.pass_windows()
    game.expect(run="HQ", runner_credits=0)


def test_ice_wall_ends_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        turn: runner
    """)
    game.runner.runs("HQ")
    game.expect(run=None)


def test_ice_wall_that_was_advanced_is_harder_to_break() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall {advancement 3}
        runner:
          credits 3
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    assert not any("ability 1" in text for text in game.options("runner"))
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=0, run="HQ")


def test_shadow_gains_two_credits_and_traces() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Shadow
        runner:
          credits 4
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(2)
    game.runner.chooses(4)
    game.expect(corp_credits=0, tags=1, runner_credits=0, run="HQ")
    game = scenario("""
        corp:
          credits 0
          HQ: ice Shadow
        runner:
          credits 4
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.runner.chooses(3)
    game.expect(corp_credits=2, tags=0, runner_credits=1, run="HQ")


def test_research_station_adds_two_to_the_hand_size() -> None:
    game = scenario("""
        corp:
          credits 2, clicks 1
          hand: 7 any
          deck: 3 any
          HQ: root (Research Station)
        turn: corp, at 5.6.2a
    """)
    game.expect(corp_hand_size=5)
    game.corp.rezzes("Research Station")
    game.expect(corp_hand_size=7, corp_credits=0)
    game.corp.takes_credit()
    game.expect(turn="runner", corp_hand=7)


def test_research_station_can_only_be_installed_in_the_root_of_hq() -> None:
    game = scenario("""
        corp:
          hand: Research Station
          Server 1: cards (PAD Campaign)
        turn: corp
    """)
    game.corp.installs("Research Station")
    assert game.root("HQ") == ["Research Station"]


def test_a_trashed_research_station_lowers_the_hand_size_again() -> None:
    game = scenario("""
        corp:
          hand: Enigma
          HQ: root Research Station
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.accesses("Research Station")
    game.runner.trashes("Research Station")
    game.expect(corp_hand_size=5, runner_credits=2)

"""The cards of Daedalus Complex."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.parametrize(("grip", "strength"), [(2, 4), (3, 2)])
def test_pushing_the_envelope_strengthens_icebreakers_of_a_runner_with_few_cards(grip: int, strength: int) -> None:
    game = scenario(f"""
        corp:
          hand: Hedge Fund
          HQ: ice Wall of Static
        runner:
          credits 9
          hand: Pushing the Envelope, {grip} any
          rig: Corroder, Datasucker
        turn: runner
    """)
    game.runner.plays("Pushing the Envelope")
    game.runner.chooses("HQ")
    game.expect(run="HQ", runner_credits=6)
    assert game.card("Corroder").strength == strength
    assert game.card("Datasucker").strength == 0
    game.go_on("action")
    assert game.card("Corroder").strength == 2


@pytest.mark.ruling("Pushing the Envelope", 0)
def test_pushing_the_envelope_takes_effect_once_for_the_icebreakers_that_are_there() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 20
          hand: Pushing the Envelope, 2 any
          deck: Mimic, 4 any
          rig: Corroder, Self-modifying Code, Mâché {power 3}
        turn: runner
    """)
    game.runner.plays("Pushing the Envelope")
    game.runner.chooses("HQ")
    game.runner.uses("Self-modifying Code")
    game.runner.picks("Mimic")
    game.runner.done()
    game.runner.uses("Mâché")
    game.expect(runner_hand=3)
    assert game.card("Corroder").strength == 4
    assert game.card("Mimic").strength == 3


@pytest.mark.parametrize(
    ("agenda", "traces"), [("Nisei MK II", 1), ("Private Security Force", 1), ("Project Beale", 0)]
)
def test_the_archivist_makes_the_corp_trace_for_initiative_and_security_agendas(agenda: str, traces: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          Server 1: ({agenda} {{advancement 4}})
        runner:
          credits 0
          rig: The Archivist
        turn: corp, at 5.6.2a
    """)
    assert game.runner.link == 1
    game.corp.scores(agenda)
    assert game.happened("trace-initiated") == traces
    assert game.corp.bad_publicity == traces


def test_exploit_derezzes_up_to_three_pieces_of_ice_after_a_tour_of_the_central_servers() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: ice Enigma, Hunter, Wall of Static, Quandary, (Archer); cards SanSan City Grid
        runner:
          clicks 4
          credits 2
          hand: Exploit
        turn: runner
    """)
    for server in ("HQ", "R&D", "Archives"):
        game.runner.runs(server)
        game.runner.continues()
    game.runner.plays("Exploit")
    game.refuses("runner", "pick SanSan City Grid")
    game.refuses("runner", "pick Archer")
    game.runner.picks("Enigma", "Hunter", "Wall of Static")
    assert [game.card(ice).rezzed for ice in game.ice("Server 1")] == [False, False, False, True, False]
    game.expect(runner_credits=0)
    game.done()


def test_exploit_may_derez_fewer() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: ice Enigma, Hunter, Wall of Static, Quandary
        runner:
          credits 2
          hand: Exploit
        turn: runner
    """)
    for server in ("HQ", "R&D", "Archives"):
        game.runner.runs(server)
        game.runner.continues()
    game.runner.plays("Exploit")
    game.runner.picks("Enigma")
    game.runner.done()
    assert not game.card("Enigma").rezzed
    assert game.card("Hunter").rezzed


@pytest.mark.parametrize("missing", ["HQ", "R&D", "Archives"])
def test_exploit_needs_all_three_central_servers(missing: str) -> None:
    game = scenario("corp:\n deck: 3 any\n Server 1: ice Enigma\nrunner:\n credits 2\n hand: Exploit\nturn: runner")
    for server in ("HQ", "R&D", "Archives"):
        if server != missing:
            game.runner.runs(server)
            game.runner.continues()
    game.refuses("runner", "play Exploit")


def test_spot_the_prey_exposes_a_card_that_is_no_ice_and_runs() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: (PAD Campaign), SanSan City Grid
          Server 2: (Snare!)
        runner:
          credits 2
          hand: Spot the Prey
        turn: runner
    """)
    game.runner.plays("Spot the Prey")
    game.refuses("runner", "pick SanSan City Grid")
    game.refuses("runner", "pick HQ ice 1")
    game.runner.picks("Server 2 card 1")
    assert game.happened("exposed") == 1
    assert game.has_seen("runner", "Snare!")
    game.runner.chooses("HQ")
    game.expect(run="HQ", runner_credits=0)


@pytest.mark.ruling("NEXT Wave 2", 0)
@pytest.mark.parametrize(("ice", "damage"), [("NEXT Bronze", 1), ("(NEXT Bronze)", 0), ("Enigma", 0)])
def test_next_wave_2_does_brain_damage_with_next_ice(ice: str, damage: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
          Server 1: (NEXT Wave 2 {{advancement 4}})
        runner:
          hand: 3 any
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("NEXT Wave 2")
    if damage:
        game.corp.triggers("NEXT Wave 2")
    game.expect(brain_damage=damage)
    game.done()


def test_next_wave_2_does_nothing_for_other_agendas() -> None:
    game = scenario("""
        corp:
          score: NEXT Wave 2
          HQ: ice NEXT Bronze
          Server 1: (Hostile Takeover {advancement 2})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Hostile Takeover")
    game.done()


def test_synth_dna_modification_hurts_for_the_first_broken_ap_subroutine_each_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Wall of Thorns, Wall of Thorns
          Server 1: Synth DNA Modification
        runner:
          credits 20
          hand: 3 any
          rig: Corroder, Gordian Blade
        run: HQ, encountering ice 3
    """)
    game.runner.boosts("Corroder", times=3)
    game.runner.breaks(1, using="Corroder")
    assert game.damage() == ["1 net"]
    game.runner.breaks(2, using="Corroder")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder", times=3)
    game.runner.breaks(1, using="Corroder")
    assert game.damage() == ["1 net"]
    game = scenario("""
        corp:
          HQ: ice Enigma
          Server 1: Synth DNA Modification
        runner:
          hand: 3 any
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.expect(runner_hand=3)


def test_kakugo_ends_the_run_and_hurts_who_passes_it() -> None:
    game = scenario("corp:\n HQ: ice Kakugo\nrunner:\n hand: 3 any\nrun: HQ, encountering ice 1")
    game.pass_windows()
    game.expect(run=None, runner_hand=3)
    game = scenario("""
        corp:
          HQ: ice Kakugo, (Enigma)
        runner:
          hand: 3 any
          rig: Corroder
        run: HQ, approaching ice 2
    """)
    game.pass_windows()
    game.runner.continues()
    assert game.damage() == []
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    assert game.damage() == ["1 net"]


def test_oberth_protocol_needs_a_forfeit_and_adds_a_token_to_the_first_advance_each_turn() -> None:
    game = scenario("""
        corp:
          credits 9
          score: Hostile Takeover
          Server 1: ice (Ice Wall); cards (Oberth Protocol), (NAPD Contract)
          Server 2: (Project Atlas)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Oberth Protocol")
    game.expect(corp_score=[], corp_credits=7)
    game.pass_windows()
    game.corp.advances("Project Atlas")
    assert game.card("Project Atlas").advancement == 1
    game.corp.advances("Ice Wall")
    assert game.card("Ice Wall").advancement == 2
    game.corp.advances("NAPD Contract")
    assert game.card("NAPD Contract").advancement == 1
    game = scenario("corp:\n Server 1: (Oberth Protocol)\nturn: corp, at 5.6.2a", mode="full")
    game.refuses("corp", "rez Oberth Protocol")


def test_signal_jamming_stops_all_installs_for_the_run() -> None:
    game = scenario("""
        corp:
          Server 1: Signal Jamming
          Server 2: ice (Enigma)
        runner:
          credits 9
          hand: Corroder
          deck: Mimic, 3 any
          rig: Self-modifying Code
        run: Server 1
    """)
    game.runner.passes()
    game.corp.uses("Signal Jamming")
    game.expect(corp_discard=["Signal Jamming"])
    game.runner.uses("Self-modifying Code")
    game.expect(runner_installed=[])
    game.runner.installs("Corroder")
    game = scenario("""
        corp:
          Server 1: Signal Jamming
          Server 2: ice (Enigma)
        run: Server 2
    """)
    game.refuses("corp", "use Signal Jamming")


def test_defense_construct_saves_facedown_cards_during_a_run_on_archives() -> None:
    game = scenario("""
        corp:
          archives: (Hedge Fund), (Snare!), (Archer), Enigma
          Server 1: Defense Construct {advancement 2}
        run: Archives
    """)
    game.corp.uses("Defense Construct")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Snare!", "Archer")
    game.expect(corp_hand=["Snare!", "Archer"])
    assert not game.has_seen("runner", "Archer")
    game = scenario("corp:\n archives: (Snare!)\n Server 1: Defense Construct {advancement 2}\nrun: HQ")
    assert game.why_not("corp", "use Defense Construct").rule == "9.3.3c"
    game = scenario("corp:\n Server 1: (Defense Construct)\nturn: corp")
    game.corp.advances("Defense Construct")


def test_net_analytics_draws_when_the_runner_avoids_or_removes_tags() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          Server 1: Net Analytics
        runner:
          tags 2
          credits 9
        turn: runner
    """)
    game.runner.removes_tag()
    game.corp.triggers("Net Analytics")
    game.expect(corp_hand=1)
    game.runner.removes_tag()
    game.corp.passes()
    game.expect(corp_hand=1)
    game = scenario("""
        corp:
          deck: 5 any
          hand: Test Tag
          Server 1: Net Analytics
        runner:
          credits 9
          rig: New Angeles City Hall
        turn: corp
    """)
    game.corp.plays("Test Tag", x=1)
    game.runner.uses("New Angeles City Hall")
    game.corp.triggers("Net Analytics")
    game.expect(corp_hand=1, tags=0)


def test_net_analytics_does_not_mind_tags_that_the_corp_removes() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          HQ: root Keegan Lane
          Server 1: Net Analytics
        runner:
          tags 1
          rig: Corroder
        run: HQ
    """)
    game.corp.uses("Keegan Lane")
    game.expect(tags=0, corp_hand=0)
    game.asks("runner", "jack-out")


def test_maw_trashes_a_card_for_the_first_card_that_is_left_alone() -> None:
    game = scenario("""
        corp:
          hand: 3 Hedge Fund
          deck: 3 Enigma
          archives: Hunter
        runner:
          rig: Maw
        turn: runner
    """)
    assert game.runner.memory_limit == 6
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(corp_hand=3)
    for _ in range(2):
        game.runner.runs("R&D")
        game.runner.continues()
        game.expect(corp_hand=2)


@pytest.mark.parametrize(("card", "hand"), [("Test Agenda", 1), ("PAD Campaign", 1)])
def test_maw_does_nothing_for_stolen_or_trashed_cards(card: str, hand: int) -> None:
    game = scenario(f"""
        corp:
          hand: Hedge Fund
          deck: {card}, 3 any
        runner:
          credits 9
          rig: Maw
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    if card == "PAD Campaign":
        game.runner.trashes(card)
    game.expect(corp_hand=hand)


@pytest.mark.ruling("Maw", 0)
def test_maw_works_for_a_card_that_salsette_slums_removed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: PAD Campaign, 3 any
        runner:
          credits 9
          rig: Maw, Salsette Slums
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.uses("Salsette Slums")
    game.expect(corp_hand=0)


@pytest.mark.parametrize(("card", "points"), [("Hostile Takeover", 2), ("Hedge Fund", 0)])
def test_mad_dash_becomes_an_agenda_or_hurts(card: str, points: int) -> None:
    game = scenario(f"""
        corp:
          hand: {card}
        runner:
          hand: Mad Dash, 2 any
        turn: runner
    """)
    game.runner.plays("Mad Dash")
    game.runner.chooses("HQ")
    game.runner.continues()
    assert game.damage() == ([] if points else ["1 meat"])
    assert ("Mad Dash" in game.runner.score) == bool(points)
    game.expect(runner_points=points)
    assert ("Mad Dash" in game.runner.discard) == (not points)


@pytest.mark.parametrize(("broken", "damage"), [(True, ["2 brain"]), (False, [])])
def test_zed_punishes_a_runner_who_broke_with_clicks(broken: bool, damage: list[str]) -> None:
    game = scenario("""
        corp:
          HQ: ice Zed 2.0
        runner:
          clicks 2
          hand: 4 any
          rig: Desperado, Akamatsu Mem Chip, Corroder
        run: HQ, encountering ice 1
    """)
    if broken:
        game.runner.breaks(1, 2, using="Zed 2.0")
        game.expect(runner_clicks=0)
        game.pass_windows()
        game.expect(runner_installed=["Desperado", "Akamatsu Mem Chip", "Corroder"])
    else:
        game.pass_windows()
        game.refuses("corp", "pick Corroder")
        game.corp.picks("Akamatsu Mem Chip")
        game.expect(runner_installed=["Corroder"])
    assert game.damage() == damage


def test_khondi_plaza_has_a_credit_for_each_remote_server_to_rez_ice_of_its_own() -> None:
    game = scenario("""
        corp:
          credits 4
          HQ: ice (Enigma)
          Server 1: ice (Pop-up Window); cards (Khondi Plaza)
          Server 2: (PAD Campaign)
        run: Server 1
    """)
    game.corp.rezzes("Khondi Plaza")
    assert game.card("Khondi Plaza").credits == 2
    game.corp.rezzes("Pop-up Window")
    assert game.card("Khondi Plaza").credits == 2  # Pop-up Window is free
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Wall of Static)
          Server 1: ice (Quandary); cards Khondi Plaza
          Server 2: (PAD Campaign)
        runner:
          hand: 3 any
        run: Server 1
    """)
    game.corp.rezzes("Quandary")
    assert game.card("Khondi Plaza").credits == 1
    game = scenario("""
        corp:
          credits 0
          deck: 3 any
          HQ: ice (Quandary)
          Server 1: Khondi Plaza
        run: HQ
    """)
    assert game.card("Khondi Plaza").credits == 1
    assert "rez Quandary" not in game.options("corp")
    game.next_turn("corp")
    assert game.card("Khondi Plaza").credits == 1

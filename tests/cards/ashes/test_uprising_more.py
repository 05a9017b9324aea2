"""More cards of Uprising."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import E_BROKEN, E_TRACE_INITIATED
from netrunner.testing import scenario


@pytest.mark.parametrize(("server", "stealth", "accesses"), [("HQ", 1, 2), ("R&D", 2, 2), ("R&D", 1, 1)])
def test_mu_safecracker_pays_with_stealth_credits_for_another_card(server: str, stealth: int, accesses: int) -> None:
    game = scenario(f"""
        corp:
          hand: 3 Hedge Fund
          deck: 3 Hedge Fund
        runner:
          credits 9
          rig: Mu Safecracker, Ghost Runner {{credit {stealth}}}, Underworld Contact
        turn: runner
    """)
    game.runner.runs(server)
    game.runner.continues()
    if accesses == 2:
        game.runner.triggers("Mu Safecracker")
    assert game.happened("access") == accesses
    game.expect(runner_credits=9)


def test_mu_safecracker_does_nothing_elsewhere() -> None:
    game = scenario("corp:\n archives: Enigma\nrunner:\n rig: Mu Safecracker, Ghost Runner {credit 3}\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.done()


def test_afterimage_bypasses_a_sentry_once_per_turn_with_stealth_credits() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Hunter, Hunter, Wall of Static
        runner:
          credits 9
          rig: Afterimage, Ghost Runner {credit 5}
        run: HQ, encountering ice 3
    """)
    game.pass_windows()
    game.expect(run=None)
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Hunter, Hunter
        runner:
          credits 9
          rig: Afterimage, Ghost Runner {credit 5}
        run: HQ, encountering ice 2
    """)
    game.runner.triggers("Afterimage")
    assert game.bypassed() == ["Hunter"]
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.asks("runner", "window", "6.9.3b")
    assert game.card("Ghost Runner").credits == 3
    game.expect(runner_credits=9)


def test_afterimage_breaks_two_subroutines_and_grows_with_stealth_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Archer
        runner:
          credits 1
          rig: Afterimage, Cloak, Cloak
        run: HQ, encountering ice 1
    """)
    game.runner.passes()
    game.refuses("runner", "use Afterimage ability 2")
    game.runner.uses("Afterimage", ability=3)
    game.runner.picks("Cloak #2")
    game.runner.boosts("Afterimage")
    assert game.card("Afterimage").strength == 6
    game.refuses("runner", "use Afterimage ability 3")
    game.runner.breaks(1, 2, using="Afterimage")
    assert [event.amount for event in game.events() if event.kind == E_BROKEN] == [2]
    game.expect(runner_credits=0)
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n rig: Afterimage, Cloak\nrun: HQ, encountering ice 1")
    game.refuses("runner", "use Afterimage ability 2")


def test_cordyceps_swaps_ice_of_the_central_server_once_per_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice (Enigma)
          R&D: ice (Hunter)
          Server 1: ice (Archer); cards PAD Campaign
        runner:
          hand: Cordyceps
        turn: runner
    """)
    game.runner.installs("Cordyceps")
    assert game.card("Cordyceps").virus == 2
    for server in ("HQ", "R&D"):
        game.runner.runs(server)
        game.pass_windows()
        game.runner.continues()
        if server == "HQ":
            game.runner.triggers("Cordyceps")
            game.runner.picks("Server 1 ice 1")
            assert game.ice("HQ") == ["Archer"]
            assert game.ice("Server 1") == ["Enigma"]
    assert game.card("Cordyceps").virus == 1
    game.runner.runs("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.done()


@pytest.mark.parametrize("server", ["HQ", "R&D", "Archives", "Server 1"])
def test_cordyceps_is_offered_for_every_central_server_and_no_other(server: str) -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 3 any
          HQ: ice (Enigma)
          R&D: ice (Hunter)
          Archives: ice (Quandary); root Akitaro Watanabe
          Server 1: ice (Archer), (Wall of Static); cards PAD Campaign
        runner:
          credits 0
          rig: Cordyceps {virus 2}
        turn: runner
    """)
    game.runner.runs(server)
    game.pass_windows()
    while game.run is not None and game.decision is not None and game.decision.kind == "jack-out":
        game.runner.continues()
        game.pass_windows()
    if server == "Server 1":
        assert game.happened("run-successful") == 1
        game.done()
    else:
        game.runner.triggers("Cordyceps")
        game.refuses("runner", "pick PAD Campaign")
        game.refuses("runner", "pick Akitaro Watanabe")
        game.refuses("runner", f"pick {server} ice 1")
        game.runner.picks("Server 1 ice 2")
        assert game.ice(server) == ["Wall of Static"]


def test_penrose_breaks_barriers_only_in_the_turn_of_its_installation() -> None:
    game = scenario("""
        corp:
          hand: 2 Hedge Fund
          deck: 3 any
          HQ: ice Paper Wall
        runner:
          credits 9
          clicks 2
          hand: Penrose
        turn: runner
    """)
    game.runner.installs("Penrose")
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Penrose")
    game.expect(runner_credits=5)
    game = scenario("corp:\n HQ: ice Pup\nrunner:\n credits 9\n hand: Penrose\nturn: runner")
    game.runner.installs("Penrose")
    game.runner.runs("HQ")
    game.asks("runner", "nested-cost")  # nothing breaks a sentry: its first subroutine resolves
    game = scenario("""
        corp:
          HQ: ice Paper Wall
        runner:
          rig: Penrose, Corroder
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Penrose")


@pytest.mark.ruling("Penrose", 0)
def test_penrose_is_a_fracter_all_the_time_and_breaks_code_gates() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Wraparound
        runner:
          credits 9
          rig: Penrose, Cloak
        run: HQ, encountering ice 1
    """)
    assert game.card("Penrose").has("fracter")
    assert game.card("Wraparound").strength == 0
    game.runner.breaks(1, using="Penrose", paying=[0])
    game.expect(runner_credits=8)
    game.runner.boosts("Penrose")
    assert game.card("Penrose").strength == 5
    assert game.card("Cloak").credits == 0
    game.refuses("runner", "use Penrose ability 3")


@pytest.mark.ruling("Kakurenbo", 0)
def test_kakurenbo_hides_archives_and_brings_a_card_back_advanced() -> None:
    game = scenario("""
        corp:
          credits 2
          hand: Kakurenbo, Hedge Fund, Snare!
          archives: Project Atlas, Enigma
        turn: corp
    """)
    game.corp.plays("Kakurenbo")
    game.corp.picks("Snare!")
    game.corp.done()
    assert game.board().count("(Enigma)") == 1
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Project Atlas")
    assert game.card("Project Atlas").server == "Server 1"
    assert game.card("Project Atlas").advancement == 2
    assert not game.has_seen("runner", "Snare!")
    assert game.card("Kakurenbo").zone == "removed"
    game.expect(corp_clicks=0, corp_credits=0, corp_hand=["Hedge Fund"], corp_discard=["Enigma", "Snare!"])


@pytest.mark.parametrize("card", ["Project Atlas", "PAD Campaign", "SanSan City Grid"])
def test_kakurenbo_installs_in_a_remote_server_if_the_corp_wants(card: str) -> None:
    game = scenario(f"corp:\n credits 9\n hand: Kakurenbo, Hedge Fund\n archives: {card}\nturn: corp")
    game.corp.plays("Kakurenbo")
    game.corp.done()
    game.corp.picks(card)
    assert game.card(card).server == "Server 1"
    game = scenario(f"corp:\n credits 9\n hand: Kakurenbo, Hedge Fund\n archives: {card}\nturn: corp")
    game.corp.plays("Kakurenbo")
    game.corp.done()
    game.corp.done()
    game.expect(corp_discard=[card])


@pytest.mark.parametrize("tags", [0, 1])
def test_f2p_can_be_broken_for_credits_by_a_runner_without_tags(tags: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice F2P
        runner:
          credits 4
          tags {tags}
          rig: Corroder, Mimic
        run: HQ, encountering ice 1
    """)
    if tags:
        game.refuses("runner", "use F2P")
        game.pass_windows()
        game.refuses("corp", "pick F2P")
        game.corp.picks("Corroder")
        game.expect(tags=2, runner_hand=["Corroder"], runner_installed=["Mimic"])
    else:
        game.runner.breaks(1, using="F2P")
        game.runner.breaks(2, using="F2P")
        game.pass_windows()
        game.expect(tags=0, runner_credits=0, run="HQ")


@pytest.mark.ruling("Gold Farmer", 0)
def test_gold_farmer_costs_a_credit_for_each_printed_subroutine_that_is_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Gold Farmer
        runner:
          credits 4
          rig: Berserker
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, 2, using="Berserker")
    assert game.happened("credits-lost") == 2
    game.expect(runner_credits=0, run="HQ")


def test_gold_farmer_does_not_mind_subroutines_that_are_not_printed_on_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Gold Farmer [Wetwork Refit]
        runner:
          credits 4
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=3)
    game.runner.breaks(2, using="Corroder")
    game.expect(runner_credits=1)


@pytest.mark.parametrize("broken", ["1", "2"])
def test_gold_farmer_ends_the_run_of_a_runner_who_does_not_pay(broken: str) -> None:
    game = scenario(f"corp:\n HQ: ice Gold Farmer\nrunner:\n credits 3\nrun: HQ, encountering ice 1, broken {broken}")
    game.runner.accepts()
    game.expect(run="HQ", runner_credits=0)
    game = scenario(f"corp:\n HQ: ice Gold Farmer\nrunner:\n credits 2\nrun: HQ, encountering ice 1, broken {broken}")
    game.expect(run=None, runner_credits=2)


@pytest.mark.ruling("Ganked!", 0)
def test_ganked_lets_the_runner_meet_ice_of_its_server_again() -> None:
    game = scenario("""
        corp:
          Server 1: ice Data Mine, (Enigma); cards (Ganked!)
          R&D: ice Hunter
        runner:
          hand: 3 any
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.corp.passes()
    game.corp.triggers("Ganked!")
    assert game.damage() == ["1 net"]
    assert game.happened("encounter") == 1
    assert "Ganked!" in game.corp.discard
    game = scenario("corp:\n Server 1: ice (Enigma); cards (Ganked!)\nrun: Server 1, approaching server")
    game.runner.continues()
    game.corp.passes()
    game.runner.declines()
    game.done()


def test_ganked_works_from_hq_and_rnd_and_is_revealed_there() -> None:
    game = scenario("""
        corp:
          deck: Ganked!, 2 any
          R&D: ice Wall of Static
          HQ: ice Hunter
        run: R&D, approaching server
    """)
    game.runner.continues()
    assert game.has_seen("corp", "Ganked!")
    game.corp.triggers("Ganked!")
    game.expect(run=None, corp_discard=["Ganked!"], tags=0)


@pytest.mark.ruling("Transport Monopoly", 0)
def test_transport_monopoly_keeps_a_run_from_being_declared_successful() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          Server 1: (Transport Monopoly {advancement 4})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Transport Monopoly")
    assert game.card("Transport Monopoly").agenda_counters == 2
    game.refuses("corp", "use Transport Monopoly")
    game = scenario("""
        corp:
          hand: Hedge Fund
          score: Transport Monopoly {agenda 2}
        runner:
          rig: Desperado
        run: HQ
    """)
    game.corp.uses("Transport Monopoly")
    assert game.why_not("corp", "use Transport Monopoly").rule == "9.3.3c"
    game.pass_windows()
    game.runner.continues()
    assert game.accessed() == ["Hedge Fund"]
    assert game.happened("run-successful") == game.happened("run-unsuccessful") == 0
    assert game.card("Transport Monopoly").agenda_counters == 1


@pytest.mark.parametrize(("ice", "damage"), [("ice (Enigma)", ["2 meat"]), ("", [])])
def test_argus_crackdown_hurts_for_successful_runs_on_protected_servers(ice: str, damage: list[str]) -> None:
    game = scenario(f"""
        corp:
          clicks 1
          hand: Argus Crackdown, Hedge Fund
          R&D: ice (Hunter)
          HQ: {ice}
        runner:
          hand: 4 any
        turn: corp
    """)
    game.corp.plays("Argus Crackdown")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.continues()
    assert game.damage() == damage
    game = scenario("""
        corp:
          clicks 1
          hand: Argus Crackdown
          Server 1: PAD Campaign
        runner:
          hand: 4 any
        turn: corp
    """)
    game.corp.plays("Argus Crackdown")
    game.runner.runs("Server 1")
    game.runner.continues()
    assert game.damage() == []


@pytest.mark.ruling("NEXT Activation Command", 0)
def test_next_activation_command_strengthens_ice_and_stops_all_but_icebreakers() -> None:
    game = scenario("""
        corp:
          clicks 1
          hand: NEXT Activation Command, Hedge Fund
          deck: 3 any
          HQ: ice Wall of Static
          R&D: ice Eli 1.0
        runner: Quetzal: Free Spirit
          credits 9
          rig: Corroder
        turn: corp
    """)
    game.corp.plays("NEXT Activation Command")
    assert game.card("Wall of Static").strength == 5
    assert game.card("Corroder").strength == 2
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.refuses("runner", "use Quetzal: Free Spirit")
    game.runner.boosts("Corroder", times=3)
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.runner.jacks_out()
    game.runner.runs("R&D")
    game.pass_windows("6.9.3b")
    game.refuses("runner", "use Eli 1.0")


@pytest.mark.parametrize("title", ["NEXT Activation Command", "Argus Crackdown"])
def test_lockdowns_are_played_one_at_a_time_and_last_until_the_next_turn(title: str) -> None:
    game = scenario(f"""
        corp:
          clicks 2
          hand: {title}, SYNC Rerouting
          deck: 3 any
        runner:
          deck: 3 any
        turn: corp
    """)
    game.corp.plays("SYNC Rerouting")
    game.refuses("corp", f"play {title}")
    game = scenario(f"""
        corp:
          clicks 2
          hand: {title}, SYNC Rerouting
          deck: 3 any
        runner:
          deck: 3 any
        turn: corp
    """)
    game.corp.plays(title)
    game.refuses("corp", "play SYNC Rerouting")
    game.corp.takes_credit()
    for _ in range(4):
        game.runner.takes_credit()
    assert game.card(title).zone == "Archives"


@pytest.mark.ruling("Afterimage", 0)
def test_afterimage_cannot_bypass_what_pelangi_makes_a_sentry() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          rig: Afterimage, Pelangi {virus 2}, Ghost Runner {credit 5}
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Pelangi")
    game.runner.chooses("choose sentry")
    assert game.card("Wall of Static").has("sentry")
    game.asks("runner", "window", "6.9.3b")
    assert game.bypassed() == []


@pytest.mark.ruling("Makler", 0)
def test_makler_gains_a_credit_for_the_first_barrier_that_it_breaks_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Battlement, Battlement
        runner:
          credits 20
          rig: Makler
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Makler")
    assert game.card("Makler").strength == 4
    game.runner.breaks(1, 2, using="Makler")
    game.expect(runner_credits=17)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, 2, using="Makler")
    game.expect(runner_credits=15)
    game = scenario("""
        corp:
          HQ: ice Battlement
        runner:
          credits 20
          rig: Makler, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Corroder")
    game.runner.breaks(2, using="Makler")
    game.expect(runner_credits=17)
    game = scenario("corp:\n HQ: ice Quandary\nrunner:\n rig: Makler, Gordian Blade\nrun: HQ, encountering ice 1")
    game.refuses("runner", "use Makler ability 1")
    game = scenario("""
        corp:
          hand: 3 Hedge Fund
          HQ: ice Ashigaru
        runner:
          credits 20
          rig: Makler
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Makler")
    game.runner.breaks(1, 2, using="Makler")
    assert [event.amount for event in game.events() if event.kind == E_BROKEN] == [2]


@pytest.mark.ruling("Devil Charm", 0)
def test_devil_charm_weakens_the_encountered_ice_for_the_run() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Wall of Static [Chisel]
        runner:
          credits 9
          rig: Devil Charm
        run: HQ, encountering ice 2
    """)
    game.runner.triggers("Devil Charm")
    assert "Wall of Static" in game.corp.discard
    assert game.card("Devil Charm").zone == "removed"
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Wall of Static
        runner:
          credits 9
          rig: Devil Charm, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.triggers("Devil Charm")
    assert game.card("Wall of Static").strength == -3
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    assert game.card("Wall of Static").strength == -3
    game.runner.continues()
    assert game.card("Wall of Static").strength == 3


def test_boomerang_breaks_up_to_two_subroutines_of_the_chosen_ice_and_may_come_back() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma
          R&D: ice Quandary
          Server 1: PAD Campaign
        runner:
          credits 2
          hand: Boomerang
          deck: 3 any
          heap: Diesel
        turn: runner
    """)
    game.runner.installs("Boomerang")
    game.refuses("runner", "pick PAD Campaign")
    game.runner.picks("Enigma")
    game.refuses("runner", "use Boomerang")
    game.runner.runs("HQ")
    game.runner.uses("Boomerang")
    while game.decision is not None and game.decision.kind not in ("jack-out", "window"):
        game.take(game.options("runner")[0])
    game.pass_windows()
    game.runner.continues()
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Boomerang")
    game.expect(runner_discard=["Diesel"])
    assert "Boomerang" in game.runner.deck
    game = scenario("""
        corp:
          R&D: ice Quandary
          HQ: ice Enigma
        runner:
          rig: Boomerang {remembers HQ ice 1}, Gordian Blade
        run: R&D, encountering ice 1
    """)
    game.refuses("runner", "use Boomerang")


@pytest.mark.ruling("Boomerang", 0)
def test_boomerang_stays_in_the_heap_after_an_unsuccessful_run() -> None:
    game = scenario("""
        corp:
          HQ: ice (Wall of Static), Enigma
        runner:
          rig: Boomerang {remembers HQ ice 2}
          deck: 3 any
        run: HQ, encountering ice 2
    """)
    game.runner.uses("Boomerang")
    while game.decision is not None and game.decision.kind not in ("jack-out", "window"):
        game.take(game.options("runner")[0])
    game.pass_windows()
    game.runner.jacks_out()
    game.expect(runner_discard=["Boomerang"])
    game.done()


@pytest.mark.parametrize(("server", "subs"), [("HQ", 3), ("R&D", 2)])
def test_winchester_has_a_third_subroutine_before_hq(server: str, subs: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          {server}: ice Winchester
        runner:
          credits 0
          rig: Corroder, Desperado
        run: {server}, encountering ice 1
    """)
    game.go_on("action")
    assert [event.amount for event in game.events() if event.kind == E_TRACE_INITIATED] == [4, 4, 3][:subs]
    game.expect(runner_discard=["Corroder", "Desperado"])
    assert game.happened("run-successful") == (0 if subs == 3 else 1)


@pytest.mark.parametrize(("tokens", "strength"), [(2, 2), (3, 5)])
def test_akhet_is_hard_to_break_with_three_tokens(tokens: int, strength: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice Akhet {{advancement {tokens}}}
          Server 1: (PAD Campaign)
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    assert game.card("Akhet").strength == strength
    game.runner.boosts("Corroder", times=3)
    game.runner.breaks(2, using="Corroder")
    if tokens == 3:
        game.refuses("runner", "use Corroder, ability 1")
    else:
        game.offers("runner", "use Corroder ability 1")
    game.pass_windows()
    game.refuses("corp", "pick Corroder")
    game.corp.picks("PAD Campaign")
    game.expect(corp_credits=1, run="HQ")
    assert game.card("PAD Campaign").advancement == 1


@pytest.mark.ruling("Akhet", 0)
def test_akhet_has_further_subroutines_broken_as_usual() -> None:
    game = scenario("""
        corp:
          HQ: ice Akhet {advancement 3}, Marker
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.go_on("jack-out")
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.boosts("Corroder", times=3)
    game.runner.breaks(3, using="Corroder")
    game.runner.breaks(1, using="Corroder")
    game.refuses("runner", "use Corroder, ability 1")
    game = scenario("corp:\n HQ: ice (Akhet)\nturn: corp")
    game.corp.advances("Akhet")
    assert game.card("Akhet").advancement == 1


def test_akhet_ends_the_run() -> None:
    game = scenario("corp:\n HQ: ice Akhet\nrun: HQ, encountering ice 1")
    game.expect(run=None, corp_credits=6)
    assert game.card("Akhet").advancement == 1


@pytest.mark.rule("9.10.3:1")
def test_kakurenbo_advances_the_card_before_other_abilities_see_that_it_was_installed() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 9
          hand: Kakurenbo
          archives: Project Atlas
        turn: corp
    """)
    game.corp.plays("Kakurenbo")
    game.corp.picks("Project Atlas")
    happened = game.log_kinds()
    assert happened.index("counters-placed") < happened.index("credits-gained")
    assert game.card("Project Atlas").advancement == 2

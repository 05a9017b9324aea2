"""Cards that say the same several times: what they say counts each time."""

from __future__ import annotations

from netrunner.testing import scenario


def test_accelerated_beta_test_installs_and_rezzes_three_pieces_of_ice_for_nothing() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Enigma, Hunter, Wall of Static
          HQ: ice (Ice Wall)
          R&D: ice (Ice Wall)
          Archives: ice (Ice Wall)
          Server 1: cards (Accelerated Beta Test {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Accelerated Beta Test")
    game.corp.triggers("Accelerated Beta Test")
    for ice, server in (("Enigma", "HQ"), ("Hunter", "R&D"), ("Wall of Static", "Archives")):
        game.corp.picks(ice)
        game.corp.chooses(server)
        game.corp.done()  # the ice that is there stays
        assert game.card(ice).rezzed
    game.expect(corp_credits=0, corp_archives=[])


def test_accelerated_beta_test_never_installs_what_is_no_ice() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, PAD Campaign
          Server 1: cards (Accelerated Beta Test {advancement 3})
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Accelerated Beta Test")
    game.corp.triggers("Accelerated Beta Test")
    for ice, server in (("Enigma", "HQ"), ("Hunter", "R&D")):
        game.refuses("corp", "pick PAD Campaign")
        game.corp.picks(ice)
        game.corp.chooses(server)
    game.expect(corp_archives=["PAD Campaign"])


def test_sherlock_adds_a_program_to_the_stack_with_the_second_trace_too() -> None:
    game = scenario("""
        corp:
          HQ: ice Sherlock 1.0
        runner:
          credits 0
          rig: Corroder, Desperado
        run: HQ, encountering ice 1, broken 1
    """)
    game.pass_windows()
    game.corp.chooses(0)
    game.expect(runner_deck=["Corroder"], runner_rig=["Desperado"])


def test_fully_operational_gains_two_credits_each_time() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Fully Operational
          Server 1: ice (Enigma); cards (PAD Campaign)
        turn: corp
    """)
    game.corp.plays("Fully Operational")
    game.corp.chooses(1)
    game.corp.chooses(1)
    game.expect(corp_credits=8)


def test_monolith_installs_each_of_three_programs_for_four_less_and_nothing_else() -> None:
    game = scenario("""
        runner:
          credits 30
          hand: Monolith, Femme Fatale, Morning Star, Magnum Opus, Plascrete Carapace
        turn: runner
    """)
    game.runner.installs("Monolith")
    game.runner.picks("Morning Star")
    game.expect(runner_credits=8)
    for program, credits in (("Femme Fatale", 3), ("Magnum Opus", 2)):
        game.refuses("runner", "pick Plascrete Carapace")
        game.runner.picks(program)
        game.runner.done()  # no program is trashed for it
        game.expect(runner_credits=credits)


def test_monolith_may_install_fewer_programs() -> None:
    game = scenario("runner:\n credits 30\n hand: Monolith, Corroder, Mimic, Ninja\n turn: runner")
    game.runner.installs("Monolith")
    game.runner.picks("Corroder")
    game.go_on("5.7.1f")
    game.expect(runner_hand=["Mimic", "Ninja"])


def test_deep_red_triggers_the_abilities_of_caissa_programs_alone() -> None:
    game = scenario("runner:\n credits 9\n hand: Magnum Opus\n rig: Deep Red\nturn: runner")
    game.runner.installs("Magnum Opus")
    game.asks("runner", "action", "5.7.1f")


def test_snoop_reveals_the_grip_before_it_trashes_a_card() -> None:
    game = scenario("""
        corp:
          HQ: ice Snoop {power 1}
        runner:
          hand: Diesel, Corroder
          rig: Mimic
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Snoop")
    assert sorted(game.revealed()) == ["Corroder", "Diesel"]
    game.corp.picks("Diesel")
    game.expect(runner_heap=["Diesel"], runner_hand=["Corroder"])


def test_errand_boy_gains_one_credit_with_each_subroutine() -> None:
    for broken in ("2 3", "1 3", "1 2"):
        run = f"run: HQ, encountering ice 1, broken {broken}"
        game = scenario(f"corp:\n credits 5\n deck: 3 any\n HQ: ice Errand Boy\n{run}")
        game.corp.chooses(1)
        game.expect(corp_credits=6)


def test_off_campus_apartment_hosts_connections_alone() -> None:
    game = scenario("runner:\n credits 9\n hand: Wyldside, Fall Guy\n rig: Off-Campus Apartment\nturn: runner")
    game.runner.chooses("install Wyldside")
    game.asks("runner", "action", "5.7.1f")  # there is one place for it
    game.runner.chooses("install Fall Guy")
    game.asks("runner", "destination", "8.3.2")

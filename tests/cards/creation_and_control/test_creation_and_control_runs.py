"""Creation and Control: what looks at a run, and what is done instead of accessing."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario


def test_zed_does_brain_damage_to_a_runner_who_spent_clicks_to_break() -> None:
    game = scenario("corp:\n HQ: ice Zed 1.0\nrunner:\n clicks 2\n hand: 3 any\nrun: HQ, encountering ice 1")
    game.runner.breaks(1, using="Zed 1.0")
    game.runner.passes()
    game.expect(brain_damage=1, runner_clicks=1, runner_hand=2)


def test_zed_does_nothing_to_a_runner_who_spent_none() -> None:
    game = scenario("corp:\n HQ: ice Zed 1.0\nrunner:\n clicks 2\n hand: 3 any\nrun: HQ, encountering ice 1")
    game.runner.passes()
    game.expect(brain_damage=0, run="HQ")


def test_both_subroutines_of_zed_remember_clicks_spent_on_other_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Zed 1.0, Ichi 1.0
        runner:
          clicks 3
          hand: 3 any
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(3, using="Ichi 1.0")
    game.runner.passes()
    game.runner.continues()
    game.runner.passes()
    game.expect(brain_damage=2)


@pytest.mark.parametrize("card", ["Ice Wall", "Project Junebug"])
def test_exploratory_romp_removes_tokens_instead_of_accessing(card: str) -> None:
    game = scenario("""
        corp:
          R&D: ice (Ice Wall {advancement 3})
          Server 1: ice (Ice Wall {advancement 4}); cards (Project Junebug {advancement 4})
        runner:
          credits 1
          hand: Exploratory Romp
        turn: runner
    """)
    game.runner.plays("Exploratory Romp")
    game.runner.chooses("Server 1")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.refuses("runner", "pick Ice Wall [R&D ice 1]")
    game.runner.picks(f"{card} [Server 1 {'ice' if card == 'Ice Wall' else 'card'} 1]")
    game.refuses("runner", "number 4")
    game.runner.chooses(3)
    game.expect(run=None)
    assert game.card(card, "Server 1").advancement == 1
    assert game.accessed() == []


def test_exploratory_romp_may_remove_fewer_tokens() -> None:
    game = scenario("""
        corp:
          Server 1: cards (Project Junebug {advancement 4})
        runner:
          credits 1
          hand: Exploratory Romp
        turn: runner
    """)
    game.runner.plays("Exploratory Romp")
    game.runner.chooses("Server 1")
    game.runner.continues()
    game.pass_windows()
    game.runner.chooses(1)
    assert game.card("Project Junebug").advancement == 3


def test_cerebral_imaging_holds_as_many_cards_as_it_has_credits() -> None:
    game = scenario("corp: Cerebral Imaging: Infinite Frontiers\n credits 7\n hand: 8 any\nturn: corp, at 5.6.3a")
    assert (game.corp.hand_size, game.runner.hand_size) == (7, 5)
    game.expect(corp_hand=7)


def test_minelayer_may_install_ice_in_front_of_itself_for_nothing() -> None:
    board = """
        corp:
          credits 0
          hand: Enigma, Hedge Fund
          HQ: ice Minelayer
        run: HQ, encountering ice 1
    """
    game = scenario(board)
    game.corp.accepts()
    game.corp.done()
    assert game.ice("HQ") == ["Minelayer", "Enigma"]
    assert not game.card("Enigma").rezzed
    game.expect(corp_credits=0, run="HQ")
    game = scenario(board)
    game.corp.declines()
    assert game.ice("HQ") == ["Minelayer"]


def test_minelayer_installs_only_ice() -> None:
    game = scenario("corp:\n hand: Akitaro Watanabe\n HQ: ice Minelayer\nrun: HQ, encountering ice 1")
    game.asks("runner", "jack-out")


CYPHER = """
    corp:
      HQ: ice Enigma
      R&D: ice Enigma
      deck: 2 any
    runner:
      credits 6
      hand: Cyber-Cypher
    turn: runner
"""


def test_cyber_cypher_works_on_the_server_chosen_as_it_was_installed() -> None:
    game = scenario(CYPHER)
    game.runner.installs("Cyber-Cypher")
    game.runner.chooses("HQ")
    game.runner.runs("HQ")
    game.runner.boosts("Cyber-Cypher")
    game.runner.breaks(1, using="Cyber-Cypher")
    game.runner.breaks(2, using="Cyber-Cypher")
    assert game.card("Cyber-Cypher").strength == 5
    game.expect(runner_credits=1)


def test_cyber_cypher_breaks_code_gates_only() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          rig: Cyber-Cypher {remembers HQ}
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use Cyber-Cypher ability 1")


def test_cyber_cypher_does_nothing_elsewhere() -> None:
    game = scenario(CYPHER)
    game.runner.installs("Cyber-Cypher")
    game.runner.chooses("HQ")
    game.runner.runs("R&D")
    game.expect(run=None, runner_clicks=2 - 1, runner_credits=4)


def test_project_wotan_arms_rezzed_bioroid_ice_that_is_approached() -> None:
    game = scenario("""
        corp:
          score: Project Wotan {agenda 2}
          HQ: ice Ichi 1.0
        runner:
          clicks 4
        run: HQ, approaching ice 1
    """)
    game.corp.uses("Project Wotan")
    assert game.card("Project Wotan").agenda_counters == 1
    game.pass_windows("6.9.3b")
    for n in (1, 2, 3):
        game.runner.breaks(n, using="Ichi 1.0")
    game.pass_windows()
    game.expect(run=None)


def test_project_wotan_adds_one_subroutine_behind_the_others() -> None:
    game = scenario("""
        corp:
          score: Project Wotan {agenda 2}
          HQ: ice Ichi 1.0
        runner:
          clicks 4
        run: HQ, approaching ice 1
    """)
    game.corp.uses("Project Wotan")
    game.pass_windows("6.9.3b")
    game.runner.breaks(4, using="Ichi 1.0")
    game.runner.uses("Ichi 1.0")
    assert game.options("runner") == [f"break Ichi 1.0 [HQ ice 1] subroutine {n}" for n in (1, 2, 3)]


@pytest.mark.parametrize("ice", ["(Ichi 1.0)", "Enigma"])
def test_project_wotan_needs_rezzed_bioroid_ice(ice: str) -> None:
    game = scenario(f"""
        corp:
          score: Project Wotan {{agenda 2}}
          HQ: ice {ice}
          Server 1: cards (PAD Campaign)
        run: HQ, approaching ice 1
    """)
    game.refuses("corp", "use Project Wotan ability 2")


def test_project_wotan_gets_three_counters() -> None:
    game = scenario("corp:\n Server 1: cards (Project Wotan {advancement 5})\nturn: corp, at 5.6.2a")
    game.corp.scores("Project Wotan")
    assert game.card("Project Wotan").agenda_counters == 3


def test_omni_drive_hosts_one_small_program_and_pays_for_its_use() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 5
          hand: Corroder, Medium, Torch, Force of Nature
          rig: Omni-drive
        turn: runner
    """)
    game.runner.installs("Corroder", "Omni-drive")
    assert game.runner.memory_used == 0
    game.runner.installs("Medium", trashing=[])
    assert game.card("Medium").host is None
    assert game.runner.memory_used == 1
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=0)
    assert game.card("Omni-drive").credits == 0


def test_omni_drive_pays_for_hosted_programs_only() -> None:
    game = scenario(
        "corp:\n HQ: ice Ice Wall\nrunner:\n credits 0\n rig: Omni-drive, Corroder\nrun: HQ, encountering ice 1"
    )
    game.expect(run=None)


def test_omni_drive_hosts_no_larger_program_and_no_hardware() -> None:
    define("Test Duo", "runner", "program", memory=2)
    game = scenario("runner:\n credits 9\n hand: Test Duo, Plascrete Carapace\n rig: Omni-drive\nturn: runner")
    game.runner.chooses("install Test Duo")  # no destination is asked for
    game.runner.chooses("install Plascrete Carapace")
    assert game.card("Test Duo").host is None
    assert game.card("Plascrete Carapace").installed


def test_omni_drive_hosts_a_single_program_even_if_it_needs_no_memory() -> None:
    define("Test Sprite", "runner", "program", memory=0)
    game = scenario("runner:\n hand: 2 Test Sprite\n rig: Omni-drive\nturn: runner")
    game.runner.installs("Test Sprite", "Omni-drive")
    game.runner.chooses("install Test Sprite")
    game.runner.done()
    assert [card.host is None for card in game.cards("Test Sprite")] == [False, True]


def test_sahasrara_pays_for_programs() -> None:
    game = scenario("runner:\n credits 0\n hand: Corroder\n rig: Sahasrara\nturn: runner")
    game.runner.installs("Corroder")  # trashing Sahasrara first is not offered: nothing else could pay
    assert game.card("Sahasrara").credits == 0
    game = scenario("runner:\n credits 2\n hand: Plascrete Carapace\n rig: Sahasrara\nturn: runner")
    game.refuses("runner", "install Plascrete Carapace")
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 0
          rig: Sahasrara, Corroder
        run: HQ, encountering ice 1
    """)
    game.expect(run=None)


FULL = """
    runner:
      credits {}
      hand: Corroder
      rig: {}
    turn: runner
"""


def test_sahasrara_does_not_pay_for_a_program_that_trashes_it() -> None:
    game = scenario(FULL.format(2, "Sahasrara, Medium, Torch"))
    game.runner.installs("Corroder", trashing=["Sahasrara"])
    game.expect(runner_credits=0)


def test_a_program_cannot_be_paid_by_what_must_make_room_for_it() -> None:
    define("Test Colossus", "runner", "program", cost=2, memory=4)
    board = "runner:\n credits {}\n hand: Test Colossus\n rig: Sahasrara\nturn: runner"
    scenario(board.format(1)).refuses("runner", "install Test Colossus")
    game = scenario(board.format(2))
    game.runner.installs("Test Colossus")
    game.expect(runner_credits=0)
    assert game.runner.heap == ["Sahasrara"]

"""What the cards of the Genesis Cycle say in passing: whose, which kind, how many."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_cortez_chip_names_ice_only() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Ice Wall)
          Server 1: cards (PAD Campaign)
        runner:
          rig: Cortez Chip
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Cortez Chip")
    game.refuses("runner", "pick PAD Campaign")
    game.runner.picks("Enigma [HQ ice 1]")


def test_zu13_key_master_breaks_code_gates_only_and_grows_by_one() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9
          rig: ZU.13 Key Master
        run: HQ, encountering ice 1
    """)
    game.refuses("runner", "use ZU.13 Key Master ability 2")
    before = game.card("ZU.13 Key Master").strength
    game.runner.boosts("ZU.13 Key Master")
    assert game.card("ZU.13 Key Master").strength == before + 1


def test_the_helpful_ai_strengthens_icebreakers_only() -> None:
    game = scenario("runner:\n rig: The Helpful AI, Corroder, Ninja, Djinn\nturn: runner, at 5.7.1e")
    game.runner.uses("The Helpful AI")
    game.refuses("runner", "pick Djinn")
    game.runner.picks("Ninja")


def test_janus_1_0_does_one_brain_damage_with_each_subroutine() -> None:
    game = scenario("""
        corp:
          HQ: ice Janus 1.0
        runner:
          clicks 3
          hand: 5 any
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Janus 1.0")
    game.runner.breaks(2, using="Janus 1.0")
    game.runner.breaks(3, using="Janus 1.0")
    game.go_on("6.9.5c")
    game.expect(brain_damage=1, runner_hand=4)


def test_ash_2x3zb9cy_is_about_runs_on_its_server() -> None:
    game = scenario("""
        corp:
          deck: 3 any
          Server 1: cards Ash 2X3ZB9CY
        run: R&D, approaching server
    """)
    game.runner.continues()
    assert game.happened("trace-initiated") == 0


def test_braintrust_makes_only_ice_cheaper() -> None:
    game = scenario(
        """
        corp:
          credits 1
          score: Braintrust {agenda 1}
          Server 1: cards (PAD Campaign)
        turn: corp, at 5.6.2a
    """,
        mode="full",
    )
    game.refuses("corp", "rez PAD Campaign")


@pytest.mark.parametrize("ice", ["TMI", "Dracō"])
def test_tmi_and_draco_ask_nothing_when_other_ice_is_rezzed(ice: str) -> None:
    game = scenario(f"""
        corp:
          credits 9
          HQ: ice (Ice Wall)
          R&D: ice {ice}
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Ice Wall")
    assert game.happened("trace-initiated") == 0 and game.card(ice).rezzed
    game.asks("runner", "window", "6.9.3b") if game.decision and game.decision.kind == "window" else None
    assert game.card(ice).power == 0


def test_project_atlas_must_find_a_card() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hedge Fund
          score: Project Atlas {agenda 1}
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Project Atlas")
    game.refuses("corp", "done")
    game.corp.picks("Enigma")


def test_satellite_uplink_exposes_unrezzed_cards_of_the_corp_as_many_as_you_like_up_to_two() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Ice Wall
          R&D: ice (Hunter)
          Server 1: cards (PAD Campaign)
        runner:
          hand: Satellite Uplink
          rig: Corroder
        turn: runner
    """)
    game.runner.plays("Satellite Uplink")
    game.refuses("runner", "pick Ice Wall [HQ ice 2]")
    game.refuses("runner", "pick Corroder")
    game.runner.picks("Enigma [HQ ice 1]")
    game.runner.done()
    assert game.happened("exposed") == 1


@pytest.mark.parametrize("missing", ["HQ", "R&D", "Archives"])
def test_notoriety_needs_runs_on_all_three_central_servers(missing: str) -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          clicks 4
          hand: Notoriety
        turn: runner
    """)
    for server in ("HQ", "R&D", "Archives"):
        if server != missing:
            game.runner.runs(server)
            game.runner.continues()
            game.go_on("action")
    game.refuses("runner", "play Notoriety")


def test_sherlock_1_0_traces_with_four_and_takes_programs_only() -> None:
    board = """
        corp:
          credits 0
          HQ: ice Sherlock 1.0
        runner:
          credits {credits}
          rig: Corroder, Ninja, Plascrete Carapace
        run: HQ, encountering ice 1
    """
    game = scenario(board.format(credits=0))
    game.runner.passes()
    game.refuses("corp", "pick Plascrete Carapace")
    game = scenario(board.format(credits=8))
    game.runner.passes()
    game.runner.chooses(4)
    game.runner.chooses(4)
    game.expect(runner_rig=["Corroder", "Ninja", "Plascrete Carapace"])


def test_fetal_ai_does_net_damage() -> None:
    """Plascrete Carapace could prevent meat damage: it is not asked."""
    game = scenario("""
        corp:
          deck: Fetal AI, 2 any
        runner:
          credits 0
          hand: 5 any
          rig: Plascrete Carapace {power 4}
        run: R&D, approaching server
    """)
    game.runner.continues()
    game.go_on("action")
    game.expect(runner_hand=3, corp_deck=3)


def test_trick_of_light_moves_two_tokens_to_another_card_that_can_be_advanced() -> None:
    game = scenario("""
        corp:
          hand: Trick of Light
          HQ: ice Ice Wall {advancement 3}
          Server 1: cards (Project Atlas {advancement 1})
          Server 2: cards (PAD Campaign)
        runner:
          rig: Corroder
        turn: corp
    """)
    game.corp.plays("Trick of Light")
    game.refuses("corp", "pick PAD Campaign [Server 2 card 1]")
    game.refuses("corp", "pick Corroder")
    game.corp.picks("Project Atlas [Server 1 card 1]")
    game.refuses("corp", "number 3")
    game.corp.chooses(2)
    assert game.card("Ice Wall").advancement == 1
    assert game.card("Project Atlas").advancement == 3


def test_amazon_industrial_zone_lowers_the_rez_cost_of_ice_by_three() -> None:
    game = scenario("""
        corp:
          credits 8
          hand: Hadrian's Wall, PAD Campaign
          Server 1: cards Amazon Industrial Zone
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "Server 1")
    game.corp.done()
    game.asks("corp", "window", "5.6.2a")  # nothing was triggered
    game.corp.passes()
    game.corp.installs("Hadrian's Wall", "Server 1")
    game.corp.triggers("Amazon Industrial Zone")
    game.expect(corp_credits=1)


def test_freelancer_may_trash_a_single_resource() -> None:
    game = scenario("""
        corp:
          hand: Freelancer
        runner:
          tags 1
          rig: Inside Man, Kati Jones, All-nighter
        turn: corp
    """)
    game.corp.plays("Freelancer")
    game.corp.picks("Kati Jones")
    game.corp.done()
    game.expect(runner_heap=["Kati Jones"])

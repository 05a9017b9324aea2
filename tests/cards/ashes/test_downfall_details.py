"""What the cards of Downfall say in passing: whose card, which turn, how many, and nothing else."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

# Runner


def test_demolisher_pays_neither_for_the_corps_trashing_nor_for_the_runners_own_cards() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          Server 1: (Melange Mining Corp.)
        runner:
          rig: Demolisher
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "Server 1")
    game.expect(runner_credits=5, corp_archives=["Melange Mining Corp."])
    game = scenario("""
        runner:
          credits 4
          hand: Corroder
          rig: Demolisher, Mimic
        turn: runner
    """)
    game.runner.installs("Corroder", trashing=["Mimic"])
    game.expect(runner_credits=2, runner_heap=["Mimic"])


def test_chisel_sits_on_ice_alone_and_leaves_strength_one_standing() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          Server 1: (PAD Campaign)
        runner:
          hand: Chisel
          rig: Desperado
        turn: runner
    """)
    game.runner.installs("Chisel", "HQ ice 1")
    assert game.card("Chisel").host == "Enigma"
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
        runner:
          hand: Chisel
          rig: Desperado
        turn: runner
    """)
    game.refuses("runner", "install Chisel")
    game = scenario("corp:\n HQ: ice Enigma [Chisel {virus 1}]\nturn: runner")
    game.runner.runs("HQ")
    assert game.ice("HQ") == ["Enigma"]
    assert game.card("Chisel").virus == 2


@pytest.mark.parametrize("companion", ["Fencer Fueno", "Trickster Taka"])
def test_fencer_fueno_and_trickster_taka_ask_for_nothing_as_the_corps_turn_ends(companion: str) -> None:
    game = scenario(f"""
        corp:
          clicks 1
        runner:
          rig: {companion} {{credit 3}}
        turn: corp
    """)
    game.corp.takes_credit()
    game.asks("runner", "action")
    game.expect(runner_rig=[companion], tags=0, runner_credits=5)


def test_trickster_taka_is_content_with_two_credits() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner:
          clicks 1
          rig: Trickster Taka {credit 2}
        turn: runner
    """)
    game.runner.takes_credit()
    game.asks("corp", "action")
    game.expect(runner_rig=["Trickster Taka"], tags=0)


def test_trickster_taka_pays_for_no_hardware_and_for_no_install() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          credits 0
          heap: Corroder
          rig: Trickster Taka {credit 2}, Prognostic Q-Loop, Clone Chip
          deck: 3 any
        run: HQ, approaching ice 1
    """, mode="full")  # fmt: skip
    game.refuses("runner", "use Prognostic Q-Loop")
    game.refuses("runner", "use Clone Chip")


def test_blueberry_tm_diesel_looks_at_two_cards() -> None:
    game = scenario("""
        runner:
          hand: Blueberry!™ Diesel
          deck: Modded, Crypsis, Corroder, Mimic
        turn: runner
    """)
    game.runner.plays("Blueberry!™ Diesel")
    game.runner.accepts()
    assert game.options("runner") == ["pick Modded", "pick Crypsis"]


def test_flip_switch_removes_one_tag_in_the_runners_own_turn() -> None:
    board = """
        corp:
          deck: 3 any
          HQ: ice (Enigma)
        runner:
          tags 2
          rig: Flip Switch
        turn: {}
    """
    game = scenario(board.format("runner, at 5.7.1e"))
    game.runner.uses("Flip Switch", ability=2)
    game.expect(tags=1, runner_heap=["Flip Switch"])
    game = scenario(board.format("corp, at 5.6.1b"), mode="full")
    game.corp.passes()
    game.refuses("runner", "use Flip Switch")


def test_masterwork_draws_only_for_the_first_hardware_and_installs_nothing_else() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 9
          hand: Corroder, Mimic, Akamatsu Mem Chip
          deck: 5 Diesel
          rig: Masterwork (v37)
        turn: runner
    """)
    game.runner.installs("Corroder", trashing=[])
    game.expect(runner_hand=["Mimic", "Akamatsu Mem Chip"])
    game.runner.runs("HQ")
    game.runner.triggers("Masterwork (v37)")  # Mimic is no hardware: there is nothing to choose
    game.expect(runner_hand=["Mimic", "Diesel"])


def test_lat_ethical_freelancer_draws_only_with_equal_hands_and_as_the_runners_turn_ends() -> None:
    game = scenario("""
        corp:
          hand: 4 any
          deck: 5 any
        runner: Lat: Ethical Freelancer
          clicks 1
          hand: 5 Diesel
          deck: 5 any
        turn: runner
    """)
    game.runner.takes_credit()
    game.asks("corp", "action")
    game = scenario("""
        corp:
          hand: 5 any
          clicks 1
        runner: Lat: Ethical Freelancer
          hand: 5 Diesel
          deck: 5 any
        turn: corp
    """)
    game.corp.takes_credit()
    game.asks("runner", "action")
    game.expect(runner_hand=5)


def test_supercorridor_pays_only_with_equal_credits_and_as_the_runners_turn_ends() -> None:
    game = scenario("""
        corp:
          credits 5
          deck: 5 any
        runner:
          credits 5, clicks 1
          rig: Supercorridor
        turn: runner
    """)
    game.runner.takes_credit()
    game.asks("corp", "action")
    game = scenario("""
        corp:
          credits 4, clicks 1
        runner:
          credits 5
          rig: Supercorridor
        turn: corp
    """)
    game.corp.takes_credit()
    game.asks("runner", "action")
    game.expect(runner_credits=5)


@pytest.mark.parametrize(("card", "credits"), [("Corroder", 8), ("Fan Site", 8), ("Akamatsu Mem Chip", 9)])
def test_in_the_groove_looks_at_the_printed_cost_of_any_card(card: str, credits: int) -> None:
    game = scenario(f"""
        corp:
          play area: Scarcity of Resources
        runner:
          credits 10
          hand: In the Groove, {card}
          deck: 5 any
        turn: runner
    """)
    game.runner.plays("In the Groove")
    game.runner.installs(card)
    if card != "Fan Site":  # it costs 2 here, but that is not what is printed on it
        game.runner.chooses(1)
    game.asks("runner", "action")
    game.expect(runner_credits=credits)


def test_gauss_strengthens_itself_alone_and_breaks_barriers_alone() -> None:
    game = scenario("""
        corp:
          HQ: ice Quandary
        runner:
          credits 9
          hand: Gauss
          rig: Mimic
        turn: runner
    """)
    game.runner.installs("Gauss", trashing=[])
    assert game.card("Mimic").strength == 3
    game.runner.runs("HQ")
    game.refuses("runner", "use Gauss, ability 2")


def test_the_artist_installs_programs_and_hardware_but_no_resource() -> None:
    game = scenario("""
        runner:
          credits 3
          hand: Akamatsu Mem Chip, Corroder, Underworld Contact
          rig: The Artist
        turn: runner
    """)
    game.runner.uses("The Artist", ability=2)
    game.offers("runner", "pick Corroder")
    game.refuses("runner", "pick Underworld Contact")
    game.runner.picks("Akamatsu Mem Chip")
    game.expect(runner_credits=3)


# Corp


def test_architect_deployment_test_may_install_nothing_and_pays_nothing_for_a_place() -> None:
    board = """
        corp:
          credits 0
          deck: Enigma, 4 Hedge Fund
          HQ: ice (Hunter)
          Server 1: (Architect Deployment Test {advancement 4})
        turn: corp, at 5.6.2a
    """
    game = scenario(board)
    game.corp.scores("Architect Deployment Test")
    game.corp.picks("Enigma")
    game.corp.chooses("HQ")
    game.corp.done()  # without trashing ice first
    assert game.ice("HQ") == ["Hunter", "Enigma"]
    assert game.card("Enigma").rezzed
    game = scenario(board)
    game.corp.scores("Architect Deployment Test")
    game.corp.done()
    game.expect(corp_deck=["Enigma", "Hedge Fund", "Hedge Fund", "Hedge Fund", "Hedge Fund"])


@pytest.mark.parametrize("asset", ["Calvin B4L3Y", "Nanoetching Matrix"])
def test_calvin_and_nanoetching_matrix_comfort_only_for_themselves_and_only_against_the_runner(asset: str) -> None:
    """Calvin B4L3Y and Nanoetching Matrix look at who trashes which card."""
    game = scenario(f"""
        corp:
          credits 0
          hand: PAD Campaign
          deck: 5 any
          Server 1: {asset}
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "Server 1")
    game.asks("corp", "action")
    game.expect(corp_credits=0, corp_hand=0, corp_archives=[asset])
    game = scenario(f"""
        corp:
          credits 0
          hand: PAD Campaign
          deck: 5 any
          Server 1: {asset}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.asks("runner", "action")
    game.expect(corp_credits=0, corp_hand=0)


def test_hagen_spares_decoders_fracters_and_killers() -> None:
    game = scenario("""
        corp:
          HQ: ice Hagen
        runner:
          rig: Corroder, Gordian Blade, Mimic, Crypsis
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_heap=["Crypsis"])


def test_fully_operational_draws_two_cards() -> None:
    game = scenario("corp:\n credits 5\n hand: Fully Operational\n deck: 5 any\nturn: corp")
    game.corp.plays("Fully Operational")
    game.corp.chooses(2)
    game.expect(corp_hand=2)


def test_storgotic_resonator_does_net_damage_and_counts_what_the_corp_trashes() -> None:
    game = scenario("corp:\n Server 1: Storgotic Resonator {power 1}\nrunner:\n hand: 2 any\nturn: corp")
    game.corp.uses("Storgotic Resonator")
    assert game.damage() == ["1 net"]
    game = scenario("""
        corp:
          Server 1: Storgotic Resonator
        runner: Kate "Mac" McCaffrey: Digital Tinker
          credits 9
          hand: Gordian Blade
          rig: Battering Ram
        turn: runner
    """)
    game.runner.installs("Gordian Blade", trashing=["Battering Ram"])
    assert game.card("Storgotic Resonator").power == 0


def test_remastered_edition_advances_no_card_of_the_runner() -> None:
    game = scenario("""
        corp:
          score: Remastered Edition {agenda 1}
          Server 1: (PAD Campaign)
          Server 2: (Melange Mining Corp.)
        runner:
          rig: Desperado
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Remastered Edition")
    game.offers("corp", "pick Melange Mining Corp.")
    game.refuses("corp", "pick Desperado")


def test_congratulations_pays_only_for_being_passed_itself() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Congratulations!, Test Gentle Ice
          hand: Hedge Fund
        run: HQ, passing ice 2
    """)
    game.runner.jacks_out()
    game.expect(corp_credits=0)


def test_loot_box_has_the_runner_shuffle_the_stack_and_leaves_rnd_alone() -> None:
    deck = ["Enigma", "Hunter", "Snare!", "Hedge Fund", "PAD Campaign", "Archer"]
    stack = ["Diesel", "Modded", "Crypsis", "Corroder", "Mimic", "Desperado", "Ninja"]
    game = scenario(f"""
        corp:
          deck: {", ".join(deck)}
          HQ: ice Loot Box
        runner:
          credits 2
          deck: {", ".join(stack)}
        run: HQ, encountering ice 1
    """)
    game.runner.accepts()
    game.corp.picks("Diesel")
    assert game.corp.deck == deck
    assert game.runner.deck != stack[1:]
    assert sorted(game.runner.deck) == sorted(stack[1:])


def test_increased_drop_rates_is_revealed_in_rnd_and_removes_one_bad_publicity() -> None:
    game = scenario("""
        corp:
          bad publicity 2
          deck: Increased Drop Rates, 3 any
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.game.view(None)["access"]["card"] == "Increased Drop Rates"  # everybody sees it
    game.runner.declines()
    game.expect(corp_bad_publicity=1)


def test_roughneck_repair_squad_takes_a_whole_turn() -> None:
    game = scenario("corp:\n clicks 2\n Server 1: Roughneck Repair Squad\nturn: corp")
    game.refuses("corp", "use Roughneck Repair Squad")
    game = scenario("corp:\n clicks 3\n Server 1: Roughneck Repair Squad\n deck: 3 any\nturn: corp")
    game.corp.uses("Roughneck Repair Squad")
    game.expect(corp_clicks=0)


def test_trebuchet_gives_bad_publicity_for_itself_alone() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice Trebuchet, (Enigma)
        run: HQ, approaching ice 2
    """)
    game.corp.rezzes("Enigma")
    game.expect(corp_bad_publicity=0)


@pytest.mark.parametrize(("boost", "trashes"), [(6, True), (5, False)])
def test_trebuchet_traces_with_six_and_forbids_to_trash_cards_of_the_corp(boost: int, trashes: bool) -> None:
    game = scenario("""
        corp:
          credits 0
          hand: PAD Campaign
          HQ: ice Trebuchet
        runner:
          credits 10
        run: HQ, encountering ice 1
    """)
    game.runner.chooses(boost)
    game.runner.continues()
    if trashes:
        game.runner.trashes("PAD Campaign")
    game.expect(run=None, corp_archives=["PAD Campaign"] if trashes else [])


def test_trebuchet_leaves_other_cards_and_the_corp_free_to_trash() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Test Blank Ice, Trebuchet; root Keegan Lane
        runner:
          credits 9, tags 1
          rig: Self-modifying Code, Plascrete Carapace
          deck: Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.passes()
    game.corp.passes()
    game.corp.picks("Plascrete Carapace")
    game.runner.chooses(0)
    game.offers("runner", "use Self-modifying Code")
    game.runner.passes()
    game.offers("corp", "use Keegan Lane")


def test_secure_and_protect_pays_three_less_for_ice_on_a_central_server() -> None:
    board = """
        corp:
          credits 9
          hand: Secure and Protect
          deck: PAD Campaign, Archer, Hedge Fund
          HQ: ice (Hunter), (Hunter), (Hunter), (Hunter)
          Server 1: ice (Hunter)
        turn: corp
    """
    game = scenario(board)
    game.corp.plays("Secure and Protect")
    assert game.options("corp") == ["pick Archer", "done"]
    game.corp.picks("Archer")
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=7)  # the operation costs 1, the fifth piece of ice 4 − 3


def test_vulnerability_audit_keeps_no_other_agenda_from_being_scored() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Vulnerability Audit
          Server 1: (Test Agenda {advancement 3})
        turn: corp
    """)
    game.corp.installs("Vulnerability Audit", "new remote")
    game.corp.scores("Test Agenda")


def test_sting_does_the_corps_damage_even_as_it_is_stolen() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (Sting!)
          Server 2: Prāna Condenser
        runner:
          hand: 2 Diesel
        run: Server 1, at 6.9.5g
    """)
    game.corp.triggers("Prāna Condenser")
    game.expect(corp_credits=3, runner_hand=2)


def test_project_yagi_uda_needs_a_run() -> None:
    game = scenario("""
        corp:
          hand: Hunter
          score: Project Yagi-Uda {agenda 1}
          Server 1: (PAD Campaign)
        turn: corp, at 5.6.2a
    """)
    assert game.why_not("corp", "use Project Yagi-Uda").rule == "9.3.3c"

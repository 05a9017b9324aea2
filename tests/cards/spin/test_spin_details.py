"""Small print of the cards of the Spin cycle: whom, how much, how often, and what is not meant."""

from __future__ import annotations

import pytest

from netrunner.testing import ScenarioError, define, scenario
from netrunner.vocabulary import MEAT, NET, Both, Cards, Chosen, Damage, Expose, Gain, play, sub


def test_pawn_installs_a_caissa_from_the_heap() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma [Pawn])
        runner:
          credits 0
          heap: Knight, Corroder
        run: Archives, approaching server
    """)
    game.runner.continues()
    game.go_on("action")
    game.expect(runner_installed=["Knight"], runner_heap=["Pawn", "Corroder"])


def test_pawn_on_another_program_stays_there() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          hand: Knight
          rig: Scheherazade [Pawn]
        run: Archives, approaching server
    """)
    game.runner.continues()
    game.go_on("action")
    game.expect(runner_hand=["Knight"], runner_installed=["Scheherazade", "Pawn"])


@pytest.mark.parametrize(
    ("chip", "breaker", "credits"),
    [("Lockpick", "Torch", 8), ("Dyson Fractal Generator", "Corroder", 1), ("Silencer", "Garrote", 6)],
)
def test_stealth_credits_do_not_pay_for_installing(chip: str, breaker: str, credits: int) -> None:
    game = scenario(f"runner:\n credits {credits}\n hand: {breaker}\n rig: {chip}\nturn: runner")
    game.refuses("runner", f"install {breaker}")
    game.runner.takes_credit()
    game.runner.installs(breaker)


def test_project_ares_trashes_cards_of_the_runner() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          Server 1: (Project Ares {advancement 5})
        runner:
          rig: Corroder, Cyberfeeder
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Project Ares")
    assert sorted(game.options("runner")) == ["pick Corroder", "pick Cyberfeeder"]


def test_celebrity_gift_reveals_no_sixth_card() -> None:
    game = scenario("corp:\n credits 3\n hand: Celebrity Gift, Enigma, Hunter, 5 Ice Wall\nturn: corp")
    game.corp.plays("Celebrity Gift")
    game.corp.picks("Enigma", "Hunter", "Ice Wall #1", "Ice Wall #2", "Ice Wall #3")
    game.expect(corp_credits=10)


@pytest.mark.parametrize("title", ["Swarm", "Grim", "Muckraker", "Fenris", "Shinobi", "Elizabeth Mills"])
def test_nothing_happens_to_bad_publicity_when_another_card_is_rezzed(title: str) -> None:
    place = "Server 1:" if title == "Elizabeth Mills" else "R&D: ice"
    game = scenario(f"""
        corp:
          bad publicity 1
          HQ: ice (Enigma)
          {place} {title}
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Enigma")
    game.expect(bad_publicity=1)


def test_swarm_has_a_subroutine_for_each_token() -> None:
    game = scenario("""
        corp:
          HQ: ice Swarm {advancement 3}
        runner:
          credits 9
          rig: Corroder, Mimic, Torch
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    for credits in (6, 3, 0):
        game.runner.accepts()
        game.expect(runner_credits=credits)


def test_scheherazade_hosts_programs_only() -> None:
    game = scenario("runner:\n hand: Cyberfeeder, Mimic\n rig: Scheherazade\nturn: runner")
    game.runner.installs("Mimic", "Scheherazade")
    game.take("install Cyberfeeder")  # nobody asks where
    game.expect(runner_installed=["Scheherazade", "Mimic", "Cyberfeeder"])
    assert game.card("Cyberfeeder").host is None


def test_recon_does_not_help_at_the_second_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Gentle Ice, Test Gentle Ice
        runner:
          hand: Recon
        turn: runner
    """)
    game.runner.plays("Recon")
    game.runner.runs("HQ")
    game.runner.passes()
    game.runner.continues()
    game.asks("runner", "jack-out", "6.9.5c")


def test_leviathan_breaks_no_fourth_subroutine() -> None:
    define("Four Locks", "corp", "ice", *[sub(Gain(1)) for _ in range(4)], strength=3, subtypes="code gate")
    game = scenario("corp:\n HQ: ice Four Locks\nrunner:\n credits 3\n rig: Leviathan\nrun: HQ, encountering ice 1")
    with pytest.raises(ScenarioError):
        game.runner.breaks(1, 2, 3, 4, using="Leviathan")


def test_wotan_lets_the_runner_trash_no_hardware() -> None:
    game = scenario("corp:\n HQ: ice Wotan\nrunner:\n rig: Cyberfeeder\nrun: HQ, encountering ice 1, broken 1 2 4")
    game.expect(run=None, runner_installed=["Cyberfeeder"])


def test_swordsman_is_not_broken_by_an_ai_that_is_strong_enough() -> None:
    game = scenario("""
        corp:
          HQ: ice Swordsman
        runner:
          credits 9
          hand: 2 any
          rig: Crypsis {virus 1}
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Crypsis", times=2)
    game.refuses("runner", "use Crypsis ability 1")
    game.pass_windows()
    assert game.damage() == ["1 net"]


@pytest.mark.parametrize(
    ("title", "board"),
    [
        ("Shipment from SanSan", "corp:\n hand: Shipment from SanSan\n HQ: ice Ice Wall\nturn: corp"),
        ("Witness Tampering", "corp:\n bad publicity 4\n hand: Witness Tampering\nturn: corp"),
        ("Lawyer Up", "runner:\n tags 4\n hand: Lawyer Up\n deck: 3 any\nturn: runner"),
        ("Veterans Program", "corp:\n bad publicity 4\n Server 1: (Veterans Program {advancement 4})\nturn: corp"),
    ],
)
def test_up_to_two_means_none_one_or_two(title: str, board: str) -> None:
    if title == "Veterans Program":
        game = scenario(f"{board}, at 5.6.2a")
        game.corp.scores(title)
        game.corp.triggers(title)
    else:
        game = scenario(board)
        (game.runner if title == "Lawyer Up" else game.corp).plays(title)
    assert game.options() == ["number 0", "number 1", "number 2"]


def test_the_cleaners_raise_the_meat_part_of_mixed_damage() -> None:
    define("Mixed Blow", "corp", "operation", play(Both(Damage(NET, 1), Damage(MEAT, 1))))
    game = scenario("corp:\n hand: Mixed Blow\n score: The Cleaners\nrunner:\n hand: 5 any\nturn: corp")
    game.corp.plays("Mixed Blow")
    assert game.damage() == ["1 net", "2 meat"]


def test_expert_schedule_analyzer_reveals_the_cards_in_hq() -> None:
    game = scenario("""
        corp:
          hand: Enigma, Hunter
          HQ: ice (Ice Wall)
        runner:
          rig: Expert Schedule Analyzer
        turn: runner
    """)
    game.runner.uses("Expert Schedule Analyzer")
    game.pass_windows()
    game.runner.continues()
    game.runner.accepts()
    assert sorted(game.revealed()) == ["Enigma", "Hunter"]


def test_grifter_does_not_mind_the_end_of_the_corps_turn() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n credits 5\n rig: Grifter\nturn: corp")
    game.next_turn("runner")
    game.expect(runner_installed=["Grifter"], runner_credits=5)


@pytest.mark.parametrize(("breaker", "strength"), [("Torch", 5), ("Garrote", 3)])
def test_a_credit_is_worth_one_strength(breaker: str, strength: int) -> None:
    ice = "Enigma" if breaker == "Torch" else "Grim"
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n rig: {breaker}\nrun: HQ, encountering ice 1")
    game.runner.boosts(breaker)
    assert game.card(breaker).strength == strength
    game.expect(runner_credits=4)


def test_sundew_keeps_the_credits_for_clicks_that_were_not_spent_on_an_action() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Eli 1.0
          Server 1: Sundew
        runner:
          rig: Jak Sinclair
        turn: runner, at 5.7.1b
    """)
    game.runner.triggers("Jak Sinclair")
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Eli 1.0")
    game.expect(corp_credits=2)
    game.go_on("action")
    game.runner.runs("Server 1")
    game.expect(corp_credits=2)


def test_snoop_reveals_the_grip_and_nothing_else() -> None:
    game = scenario("""
        corp:
          HQ: ice Snoop, (Enigma)
        runner:
          credits 0
          hand: Diesel, Modded
          rig: Cyberfeeder
        run: HQ, encountering ice 1
    """)
    assert sorted(game.revealed()) == ["Diesel", "Modded"]


def test_paper_wall_does_not_mind_other_ice_that_is_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Paper Wall, Ice Wall
        runner:
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    assert game.ice("HQ") == ["Paper Wall", "Ice Wall"]


def test_interns_install_assets_too() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Interns, Hedge Fund
          archives: PAD Campaign, Beanstalk Royalties, Enigma
        turn: corp
    """)
    game.corp.plays("Interns")
    assert sorted(game.options("corp")) == ["pick Enigma", "pick PAD Campaign"]


def test_keyhole_leaves_the_stack_as_it_is() -> None:
    stack = ["Diesel", "Modded", "Corroder", "Mimic", "Torch", "Garrote", "Cyberfeeder", "Sure Gamble"]
    game = scenario(f"""
        corp:
          deck: Enigma, Hunter, Ice Wall, 5 any
        runner:
          deck: {", ".join(stack)}
          rig: Keyhole
        turn: runner
    """)
    game.runner.uses("Keyhole")
    game.runner.continues()
    game.runner.picks("Enigma")
    assert game.happened("shuffled") == 1
    game.expect(runner_deck=stack)


def test_activist_support_does_nothing_about_a_single_tag_or_bad_publicity() -> None:
    game = scenario("""
        corp:
          bad publicity 1
          deck: 3 any
        runner:
          tags 1
          rig: Activist Support
        turn: corp, at 5.6.1b
    """)
    game.next_turn("runner")
    game.expect(tags=1, bad_publicity=1)


@pytest.mark.parametrize("title", ["Shock!", "TGTBT"])
def test_the_corp_sees_what_is_accessed_in_rnd(title: str) -> None:
    game = scenario(f"""
        corp:
          deck: {title}, 3 any
        runner:
          hand: 3 any
          rig: Guru Davinder, New Angeles City Hall
        run: R&D, at 6.9.5g
    """)
    assert game.game.view("corp")["access"]["card"] == title


@pytest.mark.parametrize(
    ("ice", "broken", "damage"),
    [
        ("Tsurugi", "1 3 4", ["1 net"]),
        ("Tsurugi", "1 2 4", ["1 net"]),
        ("Tsurugi", "1 2 3", ["1 net"]),
        ("Yagura", "1", ["1 net"]),
        ("Shinobi", "2 3", ["1 net"]),
        ("Shinobi", "1 3", ["2 net"]),
        ("Shinobi", "1 2", ["3 net"]),
    ],
)
def test_the_ice_does_net_damage(ice: str, broken: str, damage: list[str]) -> None:
    game = scenario(f"""
        corp:
          credits 0
          HQ: ice {ice}
        runner:
          credits 0
          hand: 5 any
        run: HQ, encountering ice 1, broken {broken}
    """)
    assert game.damage() == damage


def test_shock_does_net_damage() -> None:
    game = scenario("corp:\n hand: Shock!\nrunner:\n credits 0\n hand: 3 any\nrun: HQ, at 6.9.5g")
    assert game.damage() == ["1 net"]


@pytest.mark.parametrize(("spent", "damage"), [(4, ["2 meat"]), (5, [])])
def test_punitive_counterstrike_traces_with_five_for_meat_damage(spent: int, damage: list[str]) -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Punitive Counterstrike
        runner:
          credits 5
          hand: 5 any
          score: Private Security Force
        turn: corp 3
        last turn: stole Private Security Force
    """)
    game.corp.plays("Punitive Counterstrike")
    game.runner.chooses(spent)
    assert game.damage() == damage


@pytest.mark.parametrize("missing", ["HQ", "R&D", "Archives"])
def test_quest_completed_needs_all_three_runs(missing: str) -> None:
    runs = ", ".join(f"successful run on {server}" for server in ("HQ", "R&D", "Archives") if server != missing)
    board = "corp:\n Server 1: (PAD Campaign)\nrunner:\n hand: Quest Completed\nturn: runner\nthis turn: "
    scenario(f"{board}{runs}, successful run on Server 1").refuses("runner", "play Quest Completed")
    scenario(f"{board}{runs}, successful run on {missing}").offers("runner", "play Quest Completed")


def test_quest_completed_accesses_upgrades_too() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          R&D: root (SanSan City Grid)
          Server 1: (PAD Campaign)
        runner:
          hand: Quest Completed
        turn: runner
        this turn: successful run on HQ, successful run on R&D, successful run on Archives
    """)
    game.runner.plays("Quest Completed")
    game.runner.picks("SanSan City Grid")
    assert game.accessed() == ["SanSan City Grid"]


def test_blackguard_does_not_mind_what_the_corp_exposes() -> None:
    define("Open Day", "corp", "operation", play(Expose(Chosen(Cards(rezzed=False)))))
    game = scenario("corp:\n credits 5\n hand: Open Day\n HQ: ice (Enigma)\nrunner:\n rig: Blackguard\nturn: corp")
    game.corp.plays("Open Day")
    assert game.happened("exposed") == 1
    assert not game.card("Enigma").rezzed


def test_strongbox_asks_nothing_for_agendas_elsewhere() -> None:
    game = scenario("""
        corp:
          Server 1: Strongbox
          Server 2: (Project Atlas)
        runner:
          clicks 0
        run: Server 2, at 6.9.5g
    """)
    game.expect(runner_score=["Project Atlas"])


def test_subliminal_messaging_gives_its_click_after_another_operation() -> None:
    game = scenario("corp:\n credits 5\n hand: Subliminal Messaging, Hedge Fund\nturn: corp")
    game.corp.plays("Hedge Fund")
    game.corp.plays("Subliminal Messaging")
    game.expect(corp_clicks=2)


def test_subliminal_messaging_does_not_return_when_the_runners_turn_begins() -> None:
    game = scenario("corp:\n archives: Subliminal Messaging\nturn: runner 2, at 5.7.1a")
    game.asks("runner", "action")


def test_fall_guy_does_not_take_the_fall_for_a_program() -> None:
    game = scenario("""
        corp:
          HQ: ice Grim
        runner:
          rig: Fall Guy, Mimic
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_heap=["Mimic"], runner_installed=["Fall Guy"])


def test_caprice_nisei_defends_only_her_server() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
          R&D: root Caprice Nisei
        run: HQ, approaching ice 1
    """)
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")

"""More cards of the Kitara cycle."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, E_TRASHED
from netrunner.testing import scenario


def test_glut_cipher_swaps_five_cards_of_archives_for_five_of_hq() -> None:
    game = scenario("""
        corp:
          hand: 2 Snare!
          archives: 3 Hedge Fund, Enigma, (Hunter)
        runner:
          credits 2
          hand: Glut Cipher
        turn: runner
    """)
    game.runner.plays("Glut Cipher")
    assert game.run == "Archives"
    game.runner.continues()
    game.corp.picks("Hedge Fund", "Hedge Fund", "Hedge Fund", "Enigma")
    game.expect(corp_hand=2, corp_discard=5, runner_credits=0)
    assert game.happened("trashed") == 6
    assert game.happened("access") == 0


@pytest.mark.ruling("Glut Cipher", 0)
def test_glut_cipher_does_nothing_with_fewer_than_five_cards_in_archives() -> None:
    game = scenario("""
        corp:
          hand: 2 Snare!
          archives: 3 Hedge Fund, Enigma
        runner:
          credits 2
          hand: Glut Cipher
        turn: runner
    """)
    game.runner.plays("Glut Cipher")
    game.runner.continues()
    game.expect(corp_hand=2, corp_discard=4)
    assert game.happened("trashed") == 1
    assert game.happened("access") == 0


def test_glut_cipher_takes_five_cards_of_many_and_only_from_a_run_on_archives() -> None:
    board = """
        corp:
          deck: 2 Snare!
          archives: 3 Hedge Fund, Enigma, (Hunter), Archer
          Archives: ice Test Gentle Ice
        runner:
          hand: Glut Cipher
          rig: {}
        turn: runner
    """
    game = scenario(board.format("Daily Casts"))
    game.runner.plays("Glut Cipher")
    game.runner.continues()
    game.corp.picks("Hedge Fund", "Hedge Fund", "Hedge Fund", "Enigma", "Archer")
    game.expect(corp_hand=0, corp_discard=6)
    game = scenario(board.format("Test Redirect"))
    game.runner.plays("Glut Cipher")
    game.runner.uses("Test Redirect")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.pass_windows()
    assert game.accessed() == ["Snare!"]
    game.expect(corp_discard=6)


@pytest.mark.parametrize(("named", "credits"), [("asset", 5), ("agenda", 0)])
def test_falsified_credentials_pays_for_the_type_of_the_exposed_card(named: str, credits: int) -> None:
    game = scenario("""
        corp:
          R&D: root (Akitaro Watanabe)
          Server 1: ice (Enigma); cards (Snare!)
          Server 2: PAD Campaign
        runner:
          credits 1
          hand: Falsified Credentials
        turn: runner
    """)
    game.runner.plays("Falsified Credentials")
    game.runner.chooses(f"choose {named}")
    assert game.happened("exposed") == 1
    assert game.has_seen("runner", "Snare!")
    game.expect(runner_credits=credits)


def test_falsified_credentials_gains_nothing_for_a_card_that_was_not_exposed() -> None:
    game = scenario("""
        corp:
          credits 1
          Server 1: (Snare!)
          Server 2: Zaibatsu Loyalty
        runner:
          credits 1
          hand: Falsified Credentials
        turn: runner
    """)
    game.runner.plays("Falsified Credentials")
    game.runner.chooses("choose asset")
    game.corp.uses("Zaibatsu Loyalty", ability=2)
    game.expect(runner_credits=0)


def test_trypano_trashes_its_host_with_five_counters() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma [Trypano {virus 4}], Hunter
        runner:
          credits 0
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Trypano")
    game.expect(corp_discard=["Enigma"], runner_discard=["Trypano"])
    assert game.ice("HQ") == ["Hunter"]
    game = scenario("corp:\n HQ: ice Enigma [Trypano {virus 4}]\nturn: runner, at 5.7.1a")
    game.runner.passes()
    assert game.card("Trypano").virus == 4


def test_trypano_is_installed_on_ice() -> None:
    game = scenario("corp:\n HQ: ice (Enigma)\nrunner:\n credits 2\n hand: Trypano\n rig: Djinn\nturn: runner")
    game.runner.installs("Trypano", "HQ ice 1", trashing=[])
    assert game.card("Trypano").host == "Enigma"
    assert game.card("Trypano").virus == 0


def test_contaminate_places_three_virus_counters_on_a_clean_card() -> None:
    game = scenario("""
        corp:
          Server 1: PAD Campaign
        runner:
          hand: Contaminate
          rig: Medium, Datasucker {virus 1}, Desperado
        turn: runner
    """)
    game.runner.plays("Contaminate")
    game.refuses("runner", "pick Datasucker")
    game.refuses("runner", "pick PAD Campaign")
    game.runner.picks("Medium")
    assert game.card("Medium").virus == 3


@pytest.mark.ruling("Compile", 0)
def test_compile_lends_a_program_from_the_stack_for_the_run() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Quandary, Quandary
        runner:
          credits 4
          hand: Compile
          deck: Desperado, Gordian Blade, 2 any
          heap: Corroder
        turn: runner
    """)
    game.runner.plays("Compile")
    game.runner.chooses("HQ")
    game.runner.triggers("Compile")
    game.runner.chooses(1)
    game.refuses("runner", "pick Desperado")
    game.refuses("runner", "pick Corroder")
    game.runner.picks("Gordian Blade")
    assert game.happened("shuffled") == 1
    game.expect(runner_credits=2, runner_installed=["Gordian Blade"])
    game.runner.breaks(1, using="Gordian Blade")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Gordian Blade")
    game.go_on("action")
    game.expect(runner_installed=[])
    assert game.runner.deck[-1] == "Gordian Blade"


def test_compile_lends_a_program_from_the_heap_and_is_used_only_for_the_first_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 2
          hand: Compile
          deck: Mimic, any
          heap: Corroder, Desperado
        turn: runner
    """)
    game.runner.plays("Compile")
    game.runner.chooses("HQ")
    game.runner.triggers("Compile")
    game.runner.chooses(2)
    assert game.happened("installed") == 1
    game.expect(run=None, runner_installed=[], runner_credits=0)
    assert game.runner.deck[-1] == "Corroder"


def test_jackpot_saves_credits_until_an_agenda_is_won() -> None:
    game = scenario("runner:\n rig: Jackpot! {credit 2}\nturn: runner, at 5.7.1a")
    game.runner.triggers("Jackpot!")
    assert game.card("Jackpot!").credits == 3
    game = scenario("runner:\n rig: Jackpot! {credit 2}\nturn: runner, at 5.7.1a")
    game.runner.passes()
    assert game.card("Jackpot!").credits == 2


def test_jackpot_pays_out_for_a_stolen_agenda_or_one_that_a_card_becomes() -> None:
    game = scenario("""
        corp:
          hand: Test Agenda
        runner:
          credits 0
          rig: Jackpot! {credit 4}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.triggers("Jackpot!")
    game.runner.chooses(3)
    game.expect(runner_credits=3, runner_discard=["Jackpot!"])
    game = scenario("""
        corp:
          deck: Test Agenda, 3 any
          hand: Hedge Fund
        runner:
          credits 9
          hand: Notoriety
          rig: Jackpot! {credit 4}
        turn: runner
    """)
    for server in ("HQ", "Archives"):
        game.runner.runs(server)
        game.runner.continues()
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.passes()
    game.runner.plays("Notoriety")
    game.runner.triggers("Jackpot!")
    game.runner.chooses(4)
    assert "Jackpot!" in game.runner.discard


@pytest.mark.parametrize(("boost", "accesses"), [(0, 3), (5, 1)])
def test_black_hat_opens_hq_and_rnd_for_the_turn(boost: int, accesses: int) -> None:
    game = scenario(f"""
        corp:
          credits {boost}
          hand: 5 Hedge Fund
          deck: 5 Hedge Fund
        runner:
          credits 6
          hand: Black Hat
        turn: runner
    """)
    game.runner.plays("Black Hat")
    if boost:
        game.corp.chooses(5)
    game.runner.chooses(4)
    for n, server in enumerate(("HQ", "R&D"), 1):
        game.runner.runs(server)
        game.runner.continues()
        assert game.happened("access") == n * accesses


@pytest.mark.ruling("Mlinzi", 0)
@pytest.mark.parametrize(("sub", "top"), [(1, 2), (2, 3), (3, 4)])
def test_mlinzi_hurts_unless_the_top_of_the_stack_is_trashed(sub: int, top: int) -> None:
    others = " ".join(str(n) for n in (1, 2, 3) if n != sub)
    for deck, pays in ((top, True), (top, False), (top - 1, False)):
        game = scenario(f"""
            corp:
              HQ: ice Mlinzi
            runner:
              hand: 4 any
              deck: {deck} Diesel
            run: HQ, encountering ice 1, broken {others}
        """)
        if pays:
            game.runner.accepts()
        elif deck == top:
            game.runner.declines()
        assert game.damage() == ([] if pays else [f"{sub} net"])
        assert len(game.runner.deck) == (deck - top if pays else deck)


@pytest.mark.parametrize(("credits", "lost"), [(9, 6), (4, 4)])
def test_market_forces_takes_three_credits_for_each_tag(credits: int, lost: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          hand: Market Forces
        runner:
          tags 2
          credits {credits}
        turn: corp
    """)
    game.corp.plays("Market Forces")
    game.expect(corp_credits=lost, runner_credits=credits - lost)
    game = scenario("corp:\n hand: Market Forces\nturn: corp")
    game.refuses("corp", "play Market Forces")


def test_trojan_horse_trashes_a_program_by_how_much_the_trace_exceeds() -> None:
    game = scenario("""
        corp:
          hand: Trojan Horse
          deck: 3 any
        runner:
          credits 2
          clicks 1
          rig: Corroder, Magnum Opus, Mimic, Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.plays("Trojan Horse")
    game.corp.chooses(0)
    game.runner.chooses(2)
    game.expect(runner_discard=["Corroder"])
    game = scenario("corp:\n hand: Trojan Horse\n deck: 3 any\nrunner:\n clicks 1\nturn: runner")
    game.runner.takes_credit()
    game.refuses("corp", "play Trojan Horse")


def test_reverse_infection_turns_virus_counters_against_the_stack_or_gains_credits() -> None:
    position = """
        corp:
          credits 0
          hand: Reverse Infection
        runner:
          deck: Diesel, Mimic, Corroder, Sure Gamble
          rig: Medium {virus 5}, Datasucker {virus 2}
        turn: corp
    """
    game = scenario(position)
    game.corp.plays("Reverse Infection")
    game.corp.chooses(1)
    game.expect(runner_discard=["Diesel", "Mimic"], corp_credits=0)
    assert game.card("Medium").virus == 0
    game = scenario(position)
    game.corp.plays("Reverse Infection")
    game.corp.chooses(2)
    game.expect(runner_discard=[], corp_credits=2)


def test_acacia_is_paid_for_purged_counters() -> None:
    game = scenario("""
        corp:
          clicks 3
        runner:
          credits 0
          rig: Acacia, Medium {virus 2}, Datasucker {virus 3}
        turn: corp
    """)
    game.corp.purges()
    game.runner.triggers("Acacia")
    game.expect(runner_credits=5, runner_discard=["Acacia"])
    game = scenario("corp:\nrunner:\n credits 0\n rig: Acacia, Medium {virus 2}\nturn: corp")
    game.corp.purges()
    game.runner.passes()
    game.expect(runner_credits=0, runner_discard=[])


REPRISALS = ["Wake Up Call", "Threat Assessment"]


@pytest.mark.parametrize("title", REPRISALS)
def test_reprisals_need_a_corp_card_that_the_runner_trashed(title: str) -> None:
    game = scenario(f"""
        corp:
          hand: {title}
          deck: 5 any
          Server 1: PAD Campaign
        runner:
          clicks 1
          rig: Desperado, Armitage Codebusting {{credit 2}}
        turn: runner
    """)
    game.runner.uses("Armitage Codebusting")
    game.refuses("corp", f"play {title}")


def after_a_trash(title: str, rig: str) -> str:
    """A turn of the Runner in which a Corp card is trashed."""
    return f"""
        corp:
          hand: {title}
          deck: 5 any
          Server 1: PAD Campaign
          HQ: ice Enigma
        runner:
          credits 9
          clicks 1
          hand: 5 any
          deck: Diesel
          rig: {rig}
        turn: runner
    """


@pytest.mark.parametrize("trashes", [True, False])
def test_wake_up_call_costs_a_card_or_four_meat_damage(trashes: bool) -> None:
    rig = "Akamatsu Mem Chip, Armitage Codebusting {credit 2}, Ice Carver, Corroder"
    game = scenario(after_a_trash("Wake Up Call", rig))
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.corp.plays("Wake Up Call")
    game.refuses("corp", "pick Ice Carver")
    game.refuses("corp", "pick Corroder")
    game.offers("corp", "pick Akamatsu Mem Chip")
    game.corp.picks("Armitage Codebusting")
    game.runner.chooses(1 if trashes else 2)
    assert game.damage() == ([] if trashes else ["4 meat"])
    assert ("Armitage Codebusting" in game.runner.discard) == trashes
    assert CORP not in [event.player for event in game.events() if event.kind == E_TRASHED and trashes]
    assert game.card("Wake Up Call").zone == "removed"


@pytest.mark.parametrize("returns", [True, False])
def test_threat_assessment_costs_a_card_or_two_tags(returns: bool) -> None:
    game = scenario(after_a_trash("Threat Assessment", "Corroder, Desperado"))
    game.runner.runs("Server 1")
    game.runner.continues()
    game.runner.trashes("PAD Campaign")
    game.corp.plays("Threat Assessment")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Corroder")
    game.runner.chooses(1 if returns else 2)
    game.expect(tags=0 if returns else 2, runner_deck=["Corroder", "Diesel"] if returns else ["Diesel"])
    assert game.card("Threat Assessment").zone == "removed"


@pytest.mark.parametrize(("agenda", "base"), [("Hostile Takeover", 2), ("Priority Requisition", 5)])
def test_amani_senai_traces_by_the_requirement_of_the_agenda(agenda: str, base: int) -> None:
    game = scenario(f"""
        corp:
          credits 0
          Server 1: ({agenda} {{advancement 5}})
          Server 2: Amani Senai
        runner:
          credits 2
          rig: Corroder, Desperado
        turn: corp, at 5.6.2a
    """)
    game.corp.scores(agenda)
    while game.decision is not None and "trigger Amani Senai" not in " ".join(game.options("corp")):
        game.take(game.options("corp")[-1])
    game.corp.triggers("Amani Senai")
    game.runner.chooses(2)
    if base > 2:
        game.corp.picks("Desperado")
    assert ("Desperado" in game.runner.hand) == (base > 2)


def test_amani_senai_traces_for_stolen_agendas_too() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Test Agenda
          Server 1: Amani Senai
        runner:
          credits 0
          rig: Corroder
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.triggers("Amani Senai")
    game.expect(runner_hand=["Corroder"])


@pytest.mark.ruling("Code Replicator", 0)
def test_code_replicator_sends_the_runner_back_to_the_ice_just_passed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Pup; root Code Replicator
        runner:
          credits 9
          hand: 5 any
        run: HQ, passing ice 1
    """)
    game.corp.triggers("Code Replicator")
    game.expect(corp_discard=["Code Replicator"])
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.continues()
    assert game.happened("encounter") == 1
    game = scenario("corp:\n HQ: ice (Enigma); root Code Replicator\nrun: HQ, passing ice 1")
    game.asks("runner", "jack-out", "6.9.5c")
    game = scenario("corp:\n HQ: ice Pup\n R&D: root Code Replicator\nrun: HQ, passing ice 1")
    game.asks("runner", "jack-out", "6.9.5c")


def test_hippo_trashes_the_outermost_ice_that_was_fully_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Wall of Static
        runner:
          credits 9
          rig: Hippo, Corroder
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.runner.triggers("Hippo")
    game.expect(corp_discard=["Wall of Static"])
    assert game.card("Hippo").zone == "removed"
    game = scenario("""
        corp:
          HQ: ice Wall of Static, (Enigma)
        runner:
          credits 9
          rig: Hippo, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder")
    game.runner.breaks(1, using="Corroder")
    game.pass_windows()
    game.asks("runner", "jack-out")


def test_hippo_looks_at_the_first_time_each_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Paper Wall
          R&D: ice Paper Wall
        runner:
          credits 9
          rig: Hippo, Corroder
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.breaks(1, using="Corroder")
    game.runner.passes()
    game.go_on("jack-out")
    game.runner.jacks_out()
    game.runner.runs("R&D")
    game.runner.breaks(1, using="Corroder")
    assert "trigger Hippo" not in game.options("runner")
    game.go_on("jack-out")
    game.expect(corp_discard=["Paper Wall", "Paper Wall"])
    assert game.card("Hippo").installed

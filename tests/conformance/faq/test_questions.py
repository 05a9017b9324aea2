"""Section 3 of the FAQ 1.0: frequently asked questions about cards of the Core Set."""

import pytest

from netrunner.rules.machine.terms import ICE, PROGRAM
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cards, Chosen, Rez, Trash, play, sub

define("Shredding Ice", "corp", "ice", sub(Trash(Chosen(Cards(types=PROGRAM)))), cost=1, strength=1)
define("Boot Up", "corp", "operation", play(Rez(Chosen(Cards(types=ICE, rezzed=False)))), cost=0)


@pytest.mark.faq("F3.01")
@pytest.mark.ruling("Jinteki: Personal Evolution", 0)
def test_the_seventh_point_wins_before_jinteki_does_damage() -> None:
    game = scenario("""
        corp: Jinteki: Personal Evolution
          Server 1: (Nisei MK II)
        runner:
          hand:
          score: Priority Requisition, Nisei MK II
        run: Server 1, at 6.9.5g
    """)
    game.expect(winner="runner", reason="agenda-points")


@pytest.mark.faq("F3.02")
@pytest.mark.ruling("Medium", 0)
def test_medium_lets_the_runner_choose_before_the_first_access() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Hunter, 5 any
        runner:
          rig: Medium {virus 3}
        run: R&D, at 6.9.5g
    """)
    game.runner.triggers("Medium")
    assert game.happened("access") == 0
    assert sorted(game.options("runner")) == ["number 0", "number 1", "number 2"]
    game.runner.chooses(2)
    game.pass_windows()
    assert game.happened("access") == 3


@pytest.mark.faq("F3.03")
@pytest.mark.ruling("Tollbooth", 0)
@pytest.mark.ruling("Tollbooth", 1)
def test_tollbooth_takes_all_or_nothing() -> None:
    game = scenario("corp:\n HQ: ice Tollbooth\nrunner:\n credits 2\nrun: HQ, encountering ice 1")
    game.expect(run=None, runner_credits=2)
    game = scenario("""
        corp:
          bad publicity 1
          HQ: ice Tollbooth
        runner:
          credits 3, run credits 1
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.expect(runner_credits=0)  # the credit from bad publicity had to help


@pytest.mark.faq("F3.04")
def test_datasucker_comes_too_late_for_tollbooth() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
        runner:
          credits 3
          rig: Datasucker {virus 2}
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "window", "6.9.3b")
    game.expect(runner_credits=0)


@pytest.mark.faq("F3.05")
def test_parasite_is_on_ice_and_not_on_djinn() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n hand: Parasite\n rig: Djinn\nturn: runner")
    game.runner.installs("Parasite", "Enigma")
    game.runner.done()
    assert (game.card("Parasite").host, game.card("Djinn").hosted) == ("Enigma", [])


@pytest.mark.faq("F3.06")
def test_parasite_grows_on_derezzed_ice_and_trashes_it_when_it_is_rezzed() -> None:
    game = scenario("""
        corp:
          credits 9
          deck: 9 any
          HQ: ice Enigma [Parasite {virus 1}]
        runner:
          clicks 1
          hand: Test Derez Event
        turn: runner
    """)
    game.runner.plays("Test Derez Event")
    for _ in range(3):
        game.corp.takes_credit()
    assert (game.card("Parasite").virus, game.card("Enigma").installed) == (2, True)
    game.runner.runs("HQ")
    game.corp.rezzes("Enigma")
    assert game.card("Enigma").zone == "Archives"


@pytest.mark.faq("F3.07")
def test_a_run_of_sneakdoor_beta_is_no_run_of_account_siphon() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Hedge Fund
        runner:
          credits 9
          hand: Account Siphon
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.pass_windows()
    assert game.why_not("runner", "play Account Siphon").rule == "5.2.2a"
    game.runner.continues()
    game.pass_windows()
    game.expect(tags=0, corp_credits=9, runner_hand=["Account Siphon"])


@pytest.mark.faq("F3.08")
def test_chum_does_nothing_to_a_runner_who_jacks_out() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), Chum\nrunner:\n hand: 5 any\nrun: HQ, encountering ice 2")
    game.pass_windows()
    game.runner.jacks_out()
    game.expect(runner_hand=5, run=None)


@pytest.mark.faq("F3.09")
def test_net_shield_prevents_a_single_point() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          credits 9
          hand: 5 any
          rig: Net Shield
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.runner.triggers("Net Shield")
    game.expect(runner_hand=3, runner_credits=8)  # 2 of 3 damage


@pytest.mark.faq("F3.10")
def test_after_cell_portal_the_runner_may_jack_out_before_the_outermost_ice() -> None:
    game = scenario("corp:\n HQ: ice Cell Portal\nrun: HQ, encountering ice 1")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.2d")
    game.runner.jacks_out()
    game.expect(run=None)


@pytest.mark.faq("F3.11")
def test_clicks_break_subroutines_of_a_bioroid_at_any_strength() -> None:
    game = scenario("corp:\n HQ: ice Heimdall 1.0\nrunner:\n clicks 3\n hand: 5 any\nrun: HQ, encountering ice 1")
    game.runner.breaks(2, using="Heimdall 1.0")
    game.expect(runner_clicks=2)
    assert game.is_broken(2)


@pytest.mark.faq("F3.12")
def test_installed_programs_are_not_moved_onto_djinn() -> None:
    game = scenario("runner:\n credits 9\n hand: Djinn\n rig: Corroder\nturn: runner")
    game.runner.installs("Djinn")
    game.runner.done()  # nothing makes room for it
    game.asks("runner", "action")
    assert (game.card("Djinn").hosted, game.card("Corroder").host) == ([], None)


@pytest.mark.faq("F3.13")
@pytest.mark.ruling("Forged Activation Orders", 1)
def test_akitaro_watanabe_is_not_rezzed_in_reaction_to_forged_activation_orders() -> None:
    game = scenario("""
        corp:
          credits 6
          HQ: ice (Wall of Thorns); root (Akitaro Watanabe)
        runner:
          credits 9
          hand: Forged Activation Orders
        turn: runner
    """)
    game.runner.plays("Forged Activation Orders")
    game.expect(corp_archives=["Wall of Thorns"])  # 8 credits were needed, and nobody could lower that
    assert not game.card("Akitaro Watanabe").rezzed


@pytest.mark.faq("F3.14")
def test_each_point_of_brain_damage_is_a_token() -> None:
    game = scenario("corp:\n credits 9\n hand: Test Brain Damage\nrunner:\n hand: 5 any\nturn: corp")
    game.corp.plays("Test Brain Damage", x=4)
    game.expect(brain_damage=4, runner_hand_size=1)


@pytest.mark.faq("F3.15")
def test_an_upgrade_in_a_remote_server_looks_like_any_other_card_there() -> None:
    text = "corp:\n Server 1: ({card})\nturn: runner"
    views = [scenario(text.format(card=card)).game.view("runner") for card in ("Akitaro Watanabe", "PAD Campaign")]
    assert views[0] == views[1]


@pytest.mark.faq("F3.16")
def test_each_icebreaker_needs_its_own_strength() -> None:
    game = scenario("""
        corp:
          HQ: ice Test Sentry
        runner:
          credits 9
          hand: 2 any
          rig: Test Breaker, Crypsis {virus 1}
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Test Breaker")
    crypsis = [text for text in game.options("runner") if text.startswith("use Crypsis")]
    assert len(crypsis) == 1  # with strength 0 it can only be boosted, whatever the strength of the other one
    game.runner.boosts("Crypsis")
    game.runner.breaks(2, using="Crypsis")
    game.pass_windows()
    game.expect(run="HQ", runner_hand=2)


@pytest.mark.faq("F3.17")
def test_a_second_console_is_not_installed() -> None:
    game = scenario("runner:\n credits 20\n hand: The Toolbox\n rig: Grimoire\nturn: runner")
    game.refuses("runner", "install The Toolbox")


@pytest.mark.faq("F3.18")
@pytest.mark.ruling("Femme Fatale", 0)
def test_femme_fatale_bypasses_ice_of_any_strength() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Thorns
        runner:
          credits 9
          rig: Femme Fatale {remembers HQ ice 1}
        run: HQ, encountering ice 1
    """)
    game.runner.triggers("Femme Fatale")
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(runner_credits=7)  # 1 for each of two subroutines


@pytest.mark.faq("F3.19")
@pytest.mark.ruling("Noise: Hacker Extraordinaire", 0)
def test_what_noise_trashes_from_rnd_is_facedown() -> None:
    game = scenario("""
        corp:
          deck: Snare!, 3 any
        runner: Noise: Hacker Extraordinaire
          credits 9
          hand: Datasucker
        turn: runner
    """)
    game.runner.installs("Datasucker")
    assert (game.card("Snare!").zone, game.card("Snare!").faceup) == ("Archives", False)


@pytest.mark.faq("F3.20")
def test_account_siphon_gives_no_tags_to_a_runner_who_accesses() -> None:
    game = scenario("corp:\n credits 9\n hand: Hedge Fund\nrunner:\n hand: Account Siphon\nturn: runner")
    game.runner.plays("Account Siphon")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.declines()
    game.expect(tags=0, corp_credits=9)
    assert game.happened("access") == 1


@pytest.mark.faq("F3.21")
def test_chum_ice_carver_and_parasite_apply_at_the_same_time() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma [Parasite {virus 1}], Chum
        runner:
          hand: 5 any
          rig: Ice Carver, Test Breaker
        run: HQ, encountering ice 2
    """)
    game.runner.passes()
    game.runner.continues()
    game.pass_windows("6.9.3b")
    assert game.card("Enigma").installed
    assert game.card("Enigma").strength == 2  # 2, -1 for Parasite, -1 for Ice Carver, +2 for Chum


@pytest.mark.faq("F3.22")
@pytest.mark.example("E023")
@pytest.mark.ruling("Aggressive Secretary", 0)
def test_e023_aggressive_secretary_chooses_each_program_once() -> None:
    """The FAQ let the Corp choose a program twice; rule 1.14.2e, which is younger, does not."""
    game = scenario("""
        corp:
          credits 9
          Server 1: (Aggressive Secretary {advancement 3})
        runner:
          rig: Corroder, Djinn
        run: Server 1, at 6.9.5g
    """)
    game.corp.triggers("Aggressive Secretary")
    game.corp.picks("Djinn")
    assert sorted(game.runner.heap) == ["Corroder", "Djinn"]
    game.expect(runner_rig=[])
    game = scenario("""
        corp:
          credits 9
          Server 1: (Aggressive Secretary {advancement 2})
        runner:
          rig: Corroder, Djinn, Sacrificial Construct
        run: Server 1, at 6.9.5g
    """)
    game.corp.triggers("Aggressive Secretary")
    game.corp.picks("Djinn")  # and Corroder: both are chosen before either is trashed
    game.expect(runner_heap=[])
    game.runner.uses("Sacrificial Construct")
    game.runner.picks("Djinn")
    game.expect(runner_rig=["Djinn"], runner_heap=["Corroder", "Sacrificial Construct"])


@pytest.mark.faq("F3.23")
def test_two_bank_jobs_do_not_share_a_run() -> None:
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
        runner:
          credits 0
          rig: Bank Job {credit 4}, Bank Job {credit 4}
        run: Server 1, at 6.9.5e
    """)
    game.take("trigger Bank Job")
    game.take("apply Bank Job")
    game.runner.accepts()
    game.runner.chooses(4)
    game.pass_windows()
    game.asks("runner", "action")  # the other one had nothing to replace any more
    game.expect(runner_credits=4)
    assert sorted(look.credits for look in game.cards("Bank Job")) == [0, 4]
    assert game.happened("access") == 0


@pytest.mark.faq("F3.24")
@pytest.mark.ruling("Wyrm", 0)
def test_wyrm_lowers_only_the_ice_it_encounters_and_only_at_equal_strength() -> None:
    text = "corp:\n HQ: ice {ice}\n R&D: ice Enigma\nrunner:\n credits 9\n rig: Wyrm\nrun: HQ, encountering ice 1"
    game = scenario(text.format(ice="Wall of Static"))
    assert [t for t in game.options("runner") if t.startswith("use Wyrm")] == ["use Wyrm ability 3"]  # only to boost
    game.runner.boosts("Wyrm", times=2)
    game.runner.uses("Wyrm", ability=2)
    assert (game.card("Wall of Static").strength, game.card("Enigma").strength) == (2, 2)


@pytest.mark.faq("F3.25")
def test_femme_fatale_bypasses_before_tollbooth_asks_for_credits() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
        runner:
          credits 1
          rig: Femme Fatale {remembers HQ ice 1}
        run: HQ, encountering ice 1
    """)
    game.runner.triggers("Femme Fatale")
    game.expect(runner_credits=0, run="HQ")


@pytest.mark.faq("F3.26")
def test_sneakdoor_beta_works_although_it_was_trashed_during_the_run() -> None:
    game = scenario("""
        corp:
          hand: Hostile Takeover
          Archives: ice Shredding Ice
        runner:
          rig: Sneakdoor Beta
        turn: runner
    """)
    game.runner.uses("Sneakdoor Beta")
    game.expect(runner_heap=["Sneakdoor Beta"])
    game.runner.continues()
    game.expect(runner_score=["Hostile Takeover"])


@pytest.mark.faq("F3.27")
@pytest.mark.ruling("Aggressive Negotiation", 0)
def test_an_agenda_may_be_scored_before_the_turn_begins_for_aggressive_negotiation() -> None:
    game = scenario("""
        corp:
          hand: Aggressive Negotiation
          deck: Enigma, 3 any
          Server 1: (Hostile Takeover {advancement 2})
        turn: corp, at 5.6.1b
    """)
    game.corp.scores("Hostile Takeover")
    game.pass_windows()
    game.offers("corp", "play Aggressive Negotiation")


@pytest.mark.faq("F3.28")
def test_programs_are_trashed_to_make_room_for_a_new_one() -> None:
    game = scenario("runner:\n credits 9\n hand: Magnum Opus\n rig: Test Big Program, Corroder\nturn: runner")
    game.runner.installs("Magnum Opus")
    game.refuses("runner", "done")  # without room it cannot be installed
    game.runner.picks("Test Big Program")
    game.runner.done()
    game.expect(runner_rig=["Corroder", "Magnum Opus"], runner_heap=["Test Big Program"])


@pytest.mark.faq("F3.29")
@pytest.mark.ruling("Forged Activation Orders", 0)
def test_forged_activation_orders_archer_is_rezzed_with_its_whole_cost_or_trashed() -> None:
    game = scenario("""
        corp:
          credits 9
          score: Hostile Takeover
          HQ: ice (Archer)
        runner:
          hand: Forged Activation Orders
        turn: runner
    """)
    game.runner.plays("Forged Activation Orders")
    twin = game.copy()
    game.corp.chooses(1)
    game.expect(corp_score=[], corp_credits=5)
    assert game.card("Archer").rezzed
    twin.corp.chooses(2)
    twin.expect(corp_archives=["Archer"], corp_score=["Hostile Takeover"])


@pytest.mark.faq("F3.33")
@pytest.mark.ruling("Bank Job", 0)
def test_bank_job_takes_credits_from_a_run_on_an_empty_server() -> None:
    game = scenario("""
        corp:
          Server 1: ice (Enigma)
        runner:
          credits 0
          rig: Bank Job {credit 4}
        run: Server 1, at 6.9.5e
    """)
    game.runner.accepts()
    game.runner.chooses(4)
    game.expect(runner_credits=4)


@pytest.mark.faq("F3.34")
def test_cyberfeeder_pays_for_the_bypass_of_femme_fatale() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 0
          rig: Cyberfeeder, Femme Fatale {remembers HQ ice 1}
        run: HQ, encountering ice 1
    """)
    game.runner.triggers("Femme Fatale")
    assert game.card("Cyberfeeder").credits == 0
    game.asks("runner", "jack-out", "6.9.5c")


@pytest.mark.faq("F3.35")
def test_a_forfeited_breaking_news_leaves_its_tags() -> None:
    board = "HQ: ice (Archer)\n Server 1: (Breaking News {advancement 2})\nturn: corp, at 5.6.2a"
    game = scenario(f"corp:\n credits 9, clicks 1\n hand: Boot Up\n {board}")
    game.corp.scores("Breaking News")
    game.expect(tags=2)
    twin = game.copy()
    game.corp.plays("Boot Up")
    game.corp.accepts()
    assert game.card("Archer").rezzed
    game.expect(corp_score=[], tags=2, turn="runner")
    twin.corp.takes_credit()
    twin.expect(tags=0, turn="runner")  # without the forfeit they are taken away


@pytest.mark.faq("F3.36")
@pytest.mark.ruling("Aesop's Pawnshop", 0)
def test_aesops_pawnshop_trashes_one_card_a_turn() -> None:
    game = scenario("""
        runner:
          credits 0
          deck: 3 any
          rig: Aesop's Pawnshop, Test Hardware, Test Resource
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Aesop's Pawnshop")
    game.runner.picks("Test Hardware")
    game.pass_windows()
    game.asks("runner", "action")
    game.expect(runner_credits=3, runner_heap=["Test Hardware"])


@pytest.mark.faq("F3.39")
def test_the_runner_may_decline_the_cost_of_red_herrings() -> None:
    game = scenario("""
        corp:
          Server 1: (Hostile Takeover), Red Herrings
        runner:
          credits 9
        run: Server 1, at 6.9.5g
    """)
    game.runner.accesses("Hostile Takeover")
    game.runner.declines()
    game.runner.declines()
    game.expect(runner_score=[], runner_credits=9)


@pytest.mark.faq("F3.40")
def test_demolition_run_may_trash_an_agenda_instead_of_stealing_it() -> None:
    game = scenario("corp:\n hand: Hostile Takeover\nrunner:\n credits 9\n hand: Demolition Run\nturn: runner")
    game.runner.plays("Demolition Run")
    game.runner.chooses("HQ")
    game.runner.continues()
    game.take(next(t for t in game.options("runner") if t.startswith(("use Demolition Run", "yes"))))
    game.expect(runner_score=[], corp_archives=["Hostile Takeover"])


@pytest.mark.faq("F3.41")
def test_the_corp_knows_what_is_accessed_from_hq() -> None:
    game = scenario("corp:\n hand: Hedge Fund\nrun: HQ, at 6.9.5g")
    told = [entry.sentence("en", "corp") for entry in game.game.log]
    assert any("Hedge Fund" in sentence for sentence in told)


@pytest.mark.faq("F3.42")
def test_demolition_run_comes_after_the_abilities_of_the_access() -> None:
    game = scenario("""
        corp:
          credits 4
          hand: Snare!
        runner:
          credits 9
          hand: Demolition Run, 4 any
        turn: runner
    """)
    game.runner.plays("Demolition Run")
    game.runner.chooses("HQ")
    game.runner.continues()
    game.corp.triggers("Snare!")
    game.expect(tags=1, runner_hand=1)  # Snare! did its damage
    game.take(next(t for t in game.options("runner") if t.startswith(("use Demolition Run", "yes"))))
    game.expect(corp_archives=["Snare!"])


@pytest.mark.ruling("Inside Job", 0)
@pytest.mark.ruling("Tollbooth", 2)
def test_inside_job_bypasses_tollbooth_before_it_asks_for_credits() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Tollbooth
        runner:
          credits 5
          hand: Inside Job
        turn: runner
    """)
    game.runner.plays("Inside Job")
    game.runner.chooses("HQ")
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(run="HQ", runner_credits=3)  # only the event was paid for


@pytest.mark.ruling("Archer", 0)
def test_archer_is_rezzed_without_a_forfeit_where_all_costs_are_ignored() -> None:
    game = scenario("corp:\n credits 0\n hand: Test Free Rez\n score: Hostile Takeover\n HQ: ice (Archer)\nturn: corp")
    game.corp.plays("Test Free Rez")
    assert game.card("Archer").rezzed
    game.expect(corp_score=["Hostile Takeover"], corp_credits=0)

"""The cards of Down the White Nile."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_plague_gets_two_counters_for_each_success_on_the_chosen_server() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 3 Hedge Fund
        runner:
          hand: Plague
        turn: runner
    """)
    game.runner.installs("Plague")
    game.runner.chooses("R&D")
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.card("Plague").virus == 0
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.triggers("Plague")
    assert game.card("Plague").virus == 2


@pytest.mark.ruling("Credit Kiting", 0)
def test_credit_kiting_installs_for_eight_credits_less_and_the_tag_can_be_avoided() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
        runner:
          credits 1
          hand: Credit Kiting, Femme Fatale
          rig: Decoy
        turn: runner
    """)
    game.refuses("runner", "play Credit Kiting")
    game.runner.runs("HQ")
    game.runner.continues()
    game.runner.plays("Credit Kiting")
    game.runner.uses("Decoy")
    game.expect(runner_credits=0, runner_installed=["Femme Fatale"], tags=0)


def test_credit_kiting_gives_a_tag_and_needs_a_success_on_a_central_server() -> None:
    game = scenario("""
        corp:
          Server 1: (Test Agenda)
        runner:
          credits 1
          hand: Credit Kiting, Femme Fatale
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.refuses("runner", "play Credit Kiting")
    game.runner.runs("Archives")
    game.runner.continues()
    game.runner.plays("Credit Kiting")
    game.expect(runner_credits=0, runner_installed=["Femme Fatale"], tags=1)


def test_kabonesa_wu_installs_a_program_for_a_credit_less_until_the_turn_ends() -> None:
    game = scenario("""
        runner: Kabonesa Wu: Netspace Thrillseeker
          credits 3, clicks 2
          deck: Gordian Blade, Medium, Akamatsu Mem Chip, Magnum Opus, Diesel
        turn: runner
    """)
    game.runner.uses("Kabonesa Wu: Netspace Thrillseeker")
    game.refuses("runner", "pick Medium")
    game.refuses("runner", "pick Akamatsu Mem Chip")
    game.refuses("runner", "pick Magnum Opus")  # 4 credits, and 3 are there
    game.runner.picks("Gordian Blade")
    game.expect(runner_credits=0, runner_installed=["Gordian Blade"], runner_clicks=1)
    game.runner.takes_credit()
    assert game.card("Gordian Blade").zone == "removed"


@pytest.mark.ruling("Kabonesa Wu: Netspace Thrillseeker", 0)
def test_kabonesa_wu_forgets_a_program_that_was_installed_anew() -> None:
    game = scenario("""
        corp:
          deck: 9 any
        runner: Kabonesa Wu: Netspace Thrillseeker
          credits 5, clicks 2
          hand: Scavenge
          deck: Gordian Blade, Diesel
        turn: runner
    """)
    game.runner.uses("Kabonesa Wu: Netspace Thrillseeker")
    game.runner.picks("Gordian Blade")
    game.runner.plays("Scavenge")
    game.expect(runner_installed=["Gordian Blade"])
    game.asks("corp", "action")  # the turn has ended
    assert game.card("Gordian Blade").installed


def test_takobi_collects_counters_and_boosts_an_icebreaker_that_is_no_ai() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: ice Enigma
        runner:
          credits 9
          rig: Takobi {power 1}, Gordian Blade, Crypsis
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(1, using="Gordian Blade")
    game.runner.breaks(2, using="Gordian Blade")
    game.runner.triggers("Takobi")
    assert game.card("Takobi").power == 2
    game.runner.uses("Takobi")
    assert game.card("Gordian Blade").strength == 5
    assert game.card("Crypsis").strength == 0
    assert game.card("Takobi").power == 0
    game.pass_windows()
    assert game.card("Gordian Blade").strength == 2


def test_aimor_trashes_the_top_three_cards_of_the_stack_and_itself() -> None:
    game = scenario("""
        corp:
          HQ: ice Aimor
        runner:
          deck: Diesel, Modded, Crypsis, Sure Gamble
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_discard=["Diesel", "Modded", "Crypsis"], corp_discard=["Aimor"], run="HQ")


def test_jua_forbids_to_install_and_returns_one_of_two_cards() -> None:
    game = scenario("""
        corp:
          HQ: ice Jua
          hand: Hedge Fund
        runner:
          credits 9
          hand: Desperado
          rig: Crypsis, Magnum Opus, Fall Guy
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.corp.picks("Crypsis", "Magnum Opus")
    assert sorted(game.options("runner")) == ["pick Crypsis", "pick Magnum Opus"]
    game.runner.picks("Magnum Opus")
    game.expect(runner_deck=["Magnum Opus"], run="HQ")
    game.pass_windows()
    game.runner.jacks_out()
    game.pass_windows()
    game.refuses("runner", "install Desperado")


def test_jua_leaves_the_corp_free_to_install_and_takes_one_of_just_two_cards() -> None:
    game = scenario("""
        corp:
          hand: PAD Campaign
          deck: 5 any
          HQ: ice Architect, Jua
        runner:
          rig: Daily Casts, Magnum Opus
        run: HQ, encountering ice 2
    """)
    game.corp.picks("Daily Casts")  # and the other one
    game.runner.picks("Daily Casts")
    game.expect(runner_deck=["Daily Casts"], runner_rig=["Magnum Opus"])
    game.runner.continues()
    game.corp.picks("PAD Campaign")  # Architect
    assert game.card("PAD Campaign").installed


@pytest.mark.ruling("Jua", 0)
def test_jua_returns_nothing_if_there_is_only_one_card() -> None:
    game = scenario("""
        corp:
          HQ: ice Jua
          hand: Hedge Fund
        runner:
          rig: Magnum Opus
        run: HQ, encountering ice 1
    """)
    game.pass_windows()
    game.expect(runner_installed=["Magnum Opus"], run="HQ")


@pytest.mark.parametrize(("credits", "left"), [(6, 2), (4, 0)])
def test_economic_warfare_takes_four_credits(credits: int, left: int) -> None:
    game = scenario(f"""
        corp:
          hand: Economic Warfare
          archives: Hedge Fund
          deck: 9 any
        runner:
          credits {credits}, clicks 1
        turn: runner
    """)
    game.runner.runs("Archives")
    game.runner.continues()
    game.corp.plays("Economic Warfare")
    game.expect(runner_credits=left)


def test_economic_warfare_needs_a_successful_run() -> None:
    game = scenario("corp:\n hand: Economic Warfare\n deck: 9 any\nrunner:\n clicks 1\nturn: runner")
    game.runner.takes_credit()
    game.refuses("corp", "play Economic Warfare")


def test_economic_warfare_takes_nothing_from_a_runner_with_fewer_credits() -> None:
    game = scenario("corp:\n hand: Economic Warfare\n deck: 9 any\nrunner:\n credits 3, clicks 1\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.refuses("corp", "play Economic Warfare")  # it could change nothing


def test_forced_connection_traces_for_two_tags_wherever_it_is_accessed() -> None:
    game = scenario("""
        corp:
          credits 0
          deck: Forced Connection, 3 any
        runner:
          credits 0
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(tags=2)
    game = scenario("corp:\n credits 0\n deck: Forced Connection\nrunner:\n credits 3\nrun: R&D, at 6.9.5g")
    assert game.game.view("corp")["access"]["card"] == "Forced Connection"
    game.runner.chooses(3)
    game.expect(tags=0)
    game = scenario("corp:\n archives: Forced Connection\nrunner:\n credits 0\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    game.expect(tags=0)
    assert game.happened("trace-initiated") == 0


@pytest.mark.parametrize(("ability", "credits"), [(2, 5), (3, 8)])
def test_ngo_front_gains_credits_for_one_or_two_tokens(ability: int, credits: int) -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: NGO Front {advancement 2}
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("NGO Front", ability=ability)
    game.expect(corp_credits=credits, corp_discard=["NGO Front"])


def test_ngo_front_can_be_advanced_and_needs_the_tokens() -> None:
    game = scenario("corp:\n Server 1: NGO Front {advancement 1}\nturn: corp, at 5.6.2a")
    game.refuses("corp", "use NGO Front ability 3")
    bare = scenario("corp:\n Server 1: NGO Front\nturn: corp, at 5.6.2a", mode="full")
    bare.refuses("corp", "use NGO Front ability 2")
    game.corp.passes()
    game.corp.advances("NGO Front")
    assert game.card("NGO Front").advancement == 2


def test_distract_the_masses_gives_credits_trashes_and_shuffles() -> None:
    game = scenario("""
        corp:
          hand: Distract the Masses, Test Agenda, Breaking News, Enigma
          archives: Hedge Fund
          deck: Archer
        runner:
          credits 0
        turn: corp
    """)
    game.corp.plays("Distract the Masses")
    game.expect(runner_credits=2)
    game.corp.picks("Test Agenda", "Breaking News")
    game.refuses("corp", "pick Test Agenda")  # both are chosen before anything is trashed (1.14.2, 9.10.3)
    game.corp.picks("Hedge Fund")
    game.expect(corp_hand=["Enigma"], corp_discard=["Breaking News", "Test Agenda"])
    assert sorted(game.corp.deck) == ["Archer", "Hedge Fund"]
    assert game.card("Distract the Masses").zone == "removed"


def test_distract_the_masses_trashes_and_shuffles_no_more_than_two_and_fewer_if_wanted() -> None:
    board = """
        corp:
          hand: Distract the Masses, Test Agenda, Enigma
          archives: Hedge Fund, Hunter, PAD Campaign
        turn: corp
    """
    game = scenario(board)
    game.corp.plays("Distract the Masses")
    game.corp.picks("Test Agenda")
    game.corp.done()
    game.corp.picks("PAD Campaign", "Hunter")
    game.expect(corp_hand=["Enigma"], corp_discard=["Hedge Fund", "Test Agenda"], corp_deck=2)
    game = scenario(board)
    game.corp.plays("Distract the Masses")
    game.corp.picks("Test Agenda", "Enigma")
    game.corp.done()
    game.expect(corp_hand=[], corp_discard=["Hedge Fund", "Hunter", "PAD Campaign", "Test Agenda", "Enigma"])


@pytest.mark.parametrize(("title", "n"), [("Kongamato", 1), ("Gbahali", 3)])
def test_kongamato_and_gbahali_break_the_first_and_the_last_subroutine(title: str, n: int) -> None:
    game = scenario(f"""
        corp:
          HQ: ice Data Loop, Bulwark
        runner:
          credits 9
          rig: {title}
        run: HQ, encountering ice 2
    """)
    game.runner.uses(title)
    assert [k for k in (1, 2, 3) if game.is_broken(k)] == [n]
    assert game.runner.heap == [title]


def test_kongamato_is_of_no_use_once_the_first_subroutine_is_broken() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          rig: Kongamato, Gordian Blade
        run: HQ, encountering ice 1, broken 1
    """)
    game.refuses("runner", "use Kongamato")
    game = scenario("runner:\n rig: Kongamato\nturn: runner")
    game.refuses("runner", "use Kongamato")


def test_nightdancer_takes_clicks_from_the_runner_and_adds_them_to_the_next_turn() -> None:
    game = scenario("""
        corp:
          deck: 9 any
          HQ: ice Nightdancer
        runner:
          clicks 3
        run: HQ, encountering ice 1
    """)
    game.go_on("6.9.5c")
    game.expect(runner_clicks=1)
    game.next_turn("corp")
    game.expect(corp_clicks=5)
    game.next_turn("runner")
    game.next_turn("corp")
    game.expect(corp_clicks=3)

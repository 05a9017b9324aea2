"""Situations that judges are called for: what the Comprehensive Rules say first, then what the game does."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario

# -- damage and the end of the game ------------------------------------------------------------------------------------


@pytest.mark.rule("9.1.8b:2")
@pytest.mark.parametrize(("damage", "winner", "deck"), [(3, None, 2), (4, "corp", 5)])
def test_9_1_8b_ive_had_worse_draws_only_for_who_survives(damage: int, winner: str | None, deck: int) -> None:
    game = scenario("""
        corp:
          credits 9; hand: Test Net Damage
        runner:
          hand: I've Had Worse, Diesel, Sure Gamble; deck: 5 any
        turn: corp
    """)
    game.corp.plays("Test Net Damage", x=damage)
    assert game.winner == winner
    game.expect(runner_deck=deck)


@pytest.mark.rule("10.3.1c:1")
@pytest.mark.parametrize(("stolen", "winner"), [("Nisei MK II", "corp"), ("Priority Requisition", "runner")])
def test_10_3_1c_the_last_points_win_before_the_damage_for_stealing_them(stolen: str, winner: str) -> None:
    game = scenario(f"""
        corp: Jinteki: Personal Evolution
          Server 1: ({stolen})
        runner:
          score: Priority Requisition, Test Agenda Event {{points 1}}; hand: 0 any
        run: Server 1, at 6.9.5g
    """)
    assert (game.winner, game.happened("stolen")) == (winner, 1)


# -- encounters --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2.8f:1,2")
def test_9_2_8f_ice_that_is_bypassed_first_takes_no_toll() -> None:
    game = scenario("corp:\n HQ: ice Tollbooth\nrunner:\n credits 7; hand: Inside Job\nturn: runner")
    game.runner.plays("Inside Job")
    game.runner.chooses("HQ")
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(runner_credits=5, run="HQ")
    assert game.bypassed() == ["Tollbooth"]


@pytest.mark.rule("6.5.2a:2")
def test_6_5_2a_an_encounter_with_ice_in_hand_is_no_approach_and_nothing_is_passed() -> None:
    game = scenario("""
        corp:
          hand: Chrysalis
        runner:
          hand: 3 any; rig: Ninja; credits 9
        run: HQ, at 6.9.5g
    """)
    game.asks("runner", "window", "6.9.3b")
    game.runner.boosts("Ninja")
    game.runner.breaks(1, using="Ninja")
    game.go_on("action")
    game.expect(runner_hand=3, run=None, corp_hand=["Chrysalis"])
    assert (game.happened("encounter"), game.happened("pass-ice"), game.happened("approach-ice")) == (1, 0, 0)


@pytest.mark.rule("8.2.9:1,2,3")
def test_8_2_9_ice_that_loses_its_last_strength_to_datasucker_falls_to_parasite_before_it_does_anything() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma [Parasite {virus 1}]
        runner:
          rig: Datasucker {virus 1}
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Datasucker")
    game.expect(corp_archives=["Enigma"], runner_heap=["Parasite"], run="HQ")
    assert game.happened("subroutine") == 0


@pytest.mark.rule("5.1.1:2")
def test_5_1_1_in_a_run_in_the_corps_turn_the_corp_has_priority_first() -> None:
    game = scenario("""
        corp:
          hand: An Offer You Can't Refuse; HQ: ice (Enigma)
        turn: corp
    """, mode="full")  # fmt: skip
    game.corp.plays("An Offer You Can't Refuse")
    game.corp.chooses("HQ")
    game.runner.accepts()
    game.take("server HQ")
    assert game.pass_windows()[:4] == ["corp 6.9.2b", "runner 6.9.2b", "corp 6.9.2e", "runner 6.9.2e"]


# -- the first time each turn ------------------------------------------------------------------------------------------


def test_the_first_install_of_the_turn_is_over_although_the_identity_was_blank_then() -> None:
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 5; hand: PAD Campaign, Adonis Campaign; Server 1: (Nisei MK II {advancement 4})
        runner:
          play area: Employee Strike
        turn: corp
    """)
    game.corp.installs("PAD Campaign", "new remote")
    game.expect(corp_credits=5)
    game.corp.scores("Nisei MK II")
    game.expect(runner_heap=["Employee Strike"])
    game.corp.passes()
    game.corp.installs("Adonis Campaign", "new remote")
    game.expect(corp_credits=5)


# -- trashed, and seen to be trashed -----------------------------------------------------------------------------------


@pytest.mark.rule("9.6.5b:1")
def test_9_6_5b_hostile_infrastructure_sees_itself_trashed() -> None:
    game = scenario("""
        corp:
          Server 1: Hostile Infrastructure
        runner:
          credits 9; hand: 2 any
        run: Server 1, at 6.9.5g
    """)
    game.runner.trashes("Hostile Infrastructure")
    assert game.damage() == ["1 net"]


@pytest.mark.erratum("11.2.79")
def test_11_2_79_a_card_that_goes_to_the_deck_instead_has_still_been_trashed() -> None:
    game = scenario("""
        corp:
          Server 1: Marilyn Campaign; Server 2: Hostile Infrastructure
        runner:
          credits 9; hand: 2 any
        run: Server 1, at 6.9.5g
    """)
    game.runner.trashes("Marilyn Campaign")
    game.corp.triggers("Marilyn Campaign")
    game.expect(corp_deck=["Marilyn Campaign"], corp_archives=[])
    assert game.damage() == ["1 net"]


@pytest.mark.rule("10.3.1g:1,3")
def test_10_3_1g_what_is_hosted_on_what_is_hosted_goes_with_the_host() -> None:
    game = scenario("""
        runner:
          hand: Diesel; rig: Leprechaun [Djinn [Medium {virus 3}]], Test Sacrifice
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Sacrifice")
    game.runner.picks("Leprechaun")
    game.expect(runner_heap=["Djinn", "Leprechaun", "Medium", "Test Sacrifice"], runner_installed=[])
    assert game.card("Medium").virus == 0


@pytest.mark.rule("3.9.3c:1")
def test_3_9_3c_without_the_console_the_runner_trashes_programs_until_the_rest_fits() -> None:
    game = scenario("""
        runner:
          rig: Grimoire, Test Sacrifice, Corroder, Gordian Blade, Ninja, Mimic, Datasucker, Medium
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Test Sacrifice")
    game.runner.picks("Grimoire")
    game.runner.picks("Mimic", "Medium")
    game.expect(runner_installed=["Corroder", "Datasucker", "Gordian Blade", "Ninja"])


@pytest.mark.rule("1.12.2:1")
def test_1_12_2_a_hosted_breaker_that_is_not_installed_breaks_nothing_and_goes_with_the_workshop() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 9; rig: Personal Workshop [Corroder {power 2}], Test Sacrifice
        run: HQ, encountering ice 1, at 6.9.3b
    """)
    assert not [option for option in game.options("runner") if "Corroder" in option and option.startswith("use")]
    game.runner.uses("Test Sacrifice")
    game.expect(runner_heap=["Corroder", "Personal Workshop", "Test Sacrifice"])


@pytest.mark.rule("10.3.1d:2")
def test_10_3_1d_a_facedown_copy_of_a_unique_card_does_not_replace_the_one_in_play() -> None:
    game = scenario("""
        runner: Apex: Invasive Predator
          hand: Kati Jones; rig: Kati Jones {credit 3}
        turn: runner, at 5.7.1b
    """)
    game.pass_windows("9.2.8c")
    game.runner.triggers("Apex: Invasive Predator")
    assert len(game.cards("Kati Jones")) == 2
    assert sorted(card.active for card in game.cards("Kati Jones")) == [False, True]
    game.expect(runner_heap=[])


# -- instead -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.7.2:2")
def test_6_7_2_a_run_that_is_not_declared_successful_replaces_no_access() -> None:
    game = scenario("""
        corp:
          credits 7; hand: Hedge Fund; HQ: root Crisium Grid
        runner:
          credits 5; hand: Account Siphon
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.expect(corp_credits=7, runner_credits=5, tags=0)
    game.runner.accesses("HQ")
    game.runner.declines()
    assert sorted(game.accessed()) == ["Crisium Grid", "Hedge Fund"]
    assert (game.happened("run-successful"), game.happened("run-unsuccessful")) == (0, 0)


@pytest.mark.rule("9.8.11:2")
@pytest.mark.parametrize(
    ("first", "wanted", "corp", "runner"),
    [("Account Siphon", True, 2, 15), ("Account Siphon", False, 7, 7), ("Security Testing", True, 7, 7)],
)
def test_9_8_11_of_two_replacements_of_the_access_the_other_finds_nothing_to_replace(
    first: str, wanted: bool, corp: int, runner: int
) -> None:
    game = scenario("""
        corp:
          credits 7; hand: Hedge Fund
        runner:
          credits 5; hand: Account Siphon; rig: Security Testing {remembers HQ}
        turn: runner
    """)
    game.runner.plays("Account Siphon")
    game.runner.continues()
    game.runner.triggers("Security Testing")
    game.runner.applies(first)
    if first == "Account Siphon" and wanted:
        game.runner.accepts()
        game.runner.chooses(5)
    elif first == "Account Siphon":
        game.runner.declines()  # 6.7.3c: so the access is there for the other
    game.asks("runner", "action")
    game.expect(corp_credits=corp, runner_credits=runner)
    assert game.accessed() == []


# -- played cards and their own places ---------------------------------------------------------------------------------


@pytest.mark.rule("8.6.7")
def test_8_6_7_an_operation_is_not_in_archives_yet_when_it_fetches_a_card_from_there() -> None:
    game = scenario("corp:\n hand: Archived Memories; archives: Hedge Fund, Snare!\nturn: corp")
    game.corp.plays("Archived Memories")
    assert game.options("corp") == ["pick Hedge Fund", "pick Snare!"]
    game.corp.picks("Snare!")
    game.expect(corp_hand=["Snare!"], corp_archives=["Archived Memories", "Hedge Fund"])


@pytest.mark.rule("9.6.14:1")
def test_9_6_14_breaking_news_takes_two_tags_at_the_end_of_the_turn_although_one_was_avoided() -> None:
    game = scenario("""
        corp:
          clicks 0; Server 1: (Breaking News {advancement 2})
        runner:
          tags 2; rig: Decoy
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Breaking News")
    game.runner.uses("Decoy")
    assert (game.happened("tags-taken"), game.happened("tags-removed")) == (1, 1)
    game.asks("runner", "action")
    game.expect(tags=1)  # two and one, and two less


def test_ash_keeps_the_runner_from_all_other_cards_even_when_it_is_trashed() -> None:
    game = scenario("""
        corp:
          credits 9; Server 1: (PAD Campaign), Ash 2X3ZB9CY
        runner:
          credits 9
        run: Server 1, approaching server
    """)
    game.go_on("trace-corp")
    game.corp.chooses(9)
    game.runner.chooses(0)
    game.runner.trashes("Ash 2X3ZB9CY")
    game.asks("runner", "action")
    assert game.accessed() == ["Ash 2X3ZB9CY"]


@pytest.mark.rule("9.1.4:1")
def test_9_1_4_reversed_accounts_knows_its_tokens_after_it_has_been_trashed_for_its_cost() -> None:
    game = scenario("""
        corp:
          Server 1: Reversed Accounts {advancement 3}
        runner:
          credits 20
        turn: corp
    """)
    game.corp.uses("Reversed Accounts")
    game.expect(runner_credits=8, corp_archives=["Reversed Accounts"])
    assert game.card("Reversed Accounts").advancement == 0


def test_jackson_howard_empties_archives_before_the_runner_reaches_it() -> None:
    game = scenario("""
        corp:
          archives: (Nisei MK II), (Snare!), Hedge Fund; Server 1: Jackson Howard
        run: Archives, at 6.9.5d
    """)
    game.corp.uses("Jackson Howard")
    game.corp.picks("Nisei MK II", "Snare!", "Hedge Fund")
    game.go_on("action")
    assert game.accessed() == []
    assert game.happened("run-successful") == 1
    game.expect(corp_deck=3, corp_archives=[])

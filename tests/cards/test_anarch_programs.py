"""The Anarch programs of the Core Set."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_corroder_breaks_barriers_alone_and_its_strength_lasts_for_the_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, Wall of Static
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 2
    """)
    assert not any("ability 1" in text for text in game.options("runner"))
    game.runner.boosts("Corroder")
    assert game.card("Corroder").strength == 3
    game.runner.breaks(1, using="Corroder")
    game.expect(runner_credits=7)
    game.pass_windows()
    assert game.card("Corroder").strength == 2
    game.runner.continues()
    game.pass_windows("6.9.3b")
    assert not any("ability 1" in text for text in game.options("runner"))


def test_datasucker_gets_a_counter_from_central_servers_and_weakens_the_encountered_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          hand: Hedge Fund
        runner:
          rig: Datasucker {virus 1}, Yog.0
        turn: runner
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Datasucker")
    assert game.card("Enigma").strength == 1
    game.runner.breaks(1, using="Yog.0")
    game.runner.breaks(2, using="Yog.0")
    game.runner.continues()
    game.expect(runner_hand=[])
    assert game.card("Datasucker").virus == 1
    assert game.card("Enigma").strength == 2


def test_datasucker_gets_no_counter_from_a_remote_server() -> None:
    game = scenario("""
        corp:
          Server 1: cards PAD Campaign
          deck: Hedge Fund
        runner:
          credits 0
          rig: Datasucker
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    assert game.card("Datasucker").virus == 0
    for n, server in enumerate(("Archives", "R&D", "HQ"), 1):
        game.runner.runs(server)
        game.runner.continues()
        assert game.card("Datasucker").virus == n


def test_datasucker_cannot_be_used_while_no_ice_is_encountered() -> None:
    game = scenario(
        """
        corp:
          HQ: ice (Enigma)
        runner:
          rig: Datasucker {virus 2}
        run: HQ, at 6.9.5b
    """,
        mode="full",
    )
    game.refuses("runner", "use Datasucker")


def test_djinn_hosts_programs_free_of_memory_and_finds_a_virus() -> None:
    game = scenario("""
        runner:
          credits 9
          hand: Sneakdoor Beta, Corroder
          deck: Diesel, Medium
          rig: Djinn
        turn: runner
    """)
    game.runner.installs("Sneakdoor Beta", "Djinn")
    game.expect(runner_memory_used=1)
    assert game.card("Djinn").hosted == ["Sneakdoor Beta"]
    game.runner.installs("Corroder")
    game.runner.done()
    assert game.card("Corroder").host is None
    game.runner.uses("Djinn")
    game.runner.picks("Medium")
    game.expect(runner_hand=["Medium"], runner_deck=["Diesel"])


def test_djinn_has_room_for_three_memory_units_and_no_icebreaker() -> None:
    game = scenario("""
        runner:
          credits 20
          hand: Sneakdoor Beta, Akamatsu Mem Chip, Datasucker
          rig: Djinn [Magnum Opus]
        turn: runner
    """)
    game.expect(runner_memory_used=1)
    game.runner.installs("Sneakdoor Beta")
    game.runner.done()
    assert game.card("Sneakdoor Beta").host is None
    game.expect(runner_memory_used=3)
    game.runner.installs("Datasucker", "Djinn")
    game.runner.done()
    game.expect(runner_memory_used=3)
    assert game.card("Djinn").hosted == ["Magnum Opus", "Datasucker"]


def test_djinn_does_not_host_hardware() -> None:
    game = scenario("""
        runner:
          hand: Akamatsu Mem Chip
          rig: Djinn
        turn: runner
    """)
    game.runner.installs("Akamatsu Mem Chip")
    assert game.card("Akamatsu Mem Chip").host is None
    game.done()


@pytest.mark.rule("1.12.11:1")
def test_djinn_takes_its_programs_along_when_it_is_trashed() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          rig: Djinn [Magnum Opus]
        run: HQ, encountering ice 1
    """)
    game.corp.picks("Djinn")
    game.expect(runner_heap=["Djinn", "Magnum Opus"], run=None)


def test_djinn_cannot_host_a_parasite() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          hand: Parasite
          rig: Djinn
        turn: runner
    """)
    game.refuses("runner", "install Parasite")


def test_djinn_searches_for_a_click_and_a_credit_and_shuffles() -> None:
    game = scenario("""
        runner:
          credits 1
          deck: Diesel, Medium, Modded
          rig: Djinn
        turn: runner
    """)
    game.runner.uses("Djinn")
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Medium")
    game.expect(runner_clicks=3, runner_credits=0, runner_hand=["Medium"])
    assert game.happened("shuffled") == 1
    assert game.happened("revealed") == 1


@pytest.mark.ruling("Medium", 0)
def test_medium_lets_the_runner_choose_how_many_more_cards_to_access() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Hunter, Ice Wall
        runner:
          rig: Medium {virus 2}
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    assert game.card("Medium").virus == 3
    game.runner.triggers("Medium")
    game.runner.chooses(2)
    assert game.happened("access") == 3


def test_medium_lets_the_runner_access_no_additional_card() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Hunter
        runner:
          rig: Medium {virus 2}
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.passes()
    assert game.happened("access") == 1
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.triggers("Medium")
    game.runner.chooses(1)
    assert game.happened("access") == 3
    assert game.card("Medium").virus == 4


def test_mediums_first_counter_gives_nothing_and_hq_does_not_count() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Hunter
          hand: Hedge Fund, Enigma, Hunter
        runner:
          rig: Medium
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.card("Medium").virus == 0
    game.runner.runs("R&D")
    game.runner.continues()
    game.asks("runner", "action")
    assert game.card("Medium").virus == 1
    assert game.happened("access") == 2


def test_medium_does_not_add_to_accesses_from_hq() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, Enigma, Hunter
        runner:
          rig: Medium {virus 3}
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    game.asks("runner", "action")
    assert game.happened("access") == 1


def test_two_mediums_add_up() -> None:
    game = scenario("""
        corp:
          deck: Hedge Fund, Enigma, Hunter, Ice Wall, Shadow, Archer
        runner:
          rig: 2 Medium {virus 1}
        turn: runner
    """)
    first, second = game.cards("Medium")
    game.runner.runs("R&D")
    game.runner.continues()
    game.runner.triggers(first)
    assert (first.virus, second.virus) == (2, 2)
    game.runner.triggers(first)
    game.runner.chooses(1)
    game.runner.triggers(second)
    game.runner.chooses(1)
    assert game.happened("access") == 3


def test_mimic_breaks_sentries_up_to_strength_three_for_a_credit_each() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter, Neural Katana
        runner:
          credits 2
          hand: 3 any
          rig: Mimic
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Mimic")
    game.expect(runner_credits=1, runner_hand=3)
    game.runner.continues()
    game.corp.chooses(0)
    game.runner.chooses(0)
    game.expect(tags=1)


def test_parasite_eats_its_host_when_the_strength_is_gone() -> None:
    game = scenario("""
        corp:
          deck: 5 any
          HQ: ice Enigma
        runner:
          hand: Parasite
          rig: Grimoire
        turn: runner
    """)
    game.runner.installs("Parasite", "Enigma")
    assert game.card("Enigma").strength == 1
    for _ in range(3):
        game.runner.takes_credit()
    game.pass_windows()
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(corp_archives=["Enigma"], runner_heap=["Parasite"], turn="runner")


@pytest.mark.rule("1.12.5c:2")
def test_parasite_cannot_be_installed_without_rezzed_ice() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          hand: Parasite
        turn: runner
    """)
    assert "install Parasite" not in game.options("runner")


def test_parasite_on_ice_of_strength_one_eats_it_at_once_with_grimoire() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          hand: Parasite
          rig: Grimoire
        turn: runner
    """)
    game.runner.installs("Parasite", "Ice Wall")
    game.expect(corp_archives=["Ice Wall"], runner_heap=["Parasite"])


def test_parasite_eats_ice_whose_strength_is_below_zero() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma [Parasite {virus 4}])
        run: HQ
    """)
    game.corp.rezzes("Enigma")
    game.expect(corp_archives=["Enigma"], runner_heap=["Parasite"])


def test_parasite_is_not_installed_on_a_rezzed_card_that_is_no_ice() -> None:
    game = scenario("""
        corp:
          Server 1: cards PAD Campaign
        runner:
          hand: Parasite
        turn: runner
    """)
    game.refuses("runner", "install Parasite")


def test_parasite_grows_on_derezzed_ice_and_eats_it_when_it_is_rezzed_again() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma [Parasite {virus 1}]
          deck: 5 any
        runner:
          clicks 1
          hand: Test Derez Event
        turn: runner
    """)
    game.runner.plays("Test Derez Event")
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(turn="runner", corp_archives=[])
    assert game.card("Parasite").virus == 2
    game.runner.runs("HQ")
    game.corp.rezzes("Enigma")
    game.expect(corp_archives=["Enigma"], runner_heap=["Parasite", "Test Derez Event"])


def test_parasite_loses_its_counters_when_viruses_are_purged() -> None:
    game = scenario("""
        corp:
          HQ: ice Hunter [Parasite {virus 3}]
        turn: corp
    """)
    assert game.card("Hunter").strength == 1
    game.corp.purges()
    game.expect(turn="runner")  # whose beginning gives Parasite a counter again
    assert game.card("Hunter").strength == 3


@pytest.mark.ruling("Wyrm", 0)
@pytest.mark.erratum("11.2.3")
def test_wyrm_lowers_strength_only_when_it_matches_and_breaks_at_zero() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
          hand: Hedge Fund
        runner:
          credits 20
          rig: Wyrm
        turn: runner
        run: HQ, encountering ice 1
    """)
    assert not any("Wyrm ability 2" in t for t in game.options("runner"))
    game.runner.boosts("Wyrm")
    assert game.card("Wyrm").strength == 2
    game.runner.uses("Wyrm", ability=2)
    assert not any("Wyrm ability 1" in t for t in game.options("runner"))
    game.runner.uses("Wyrm", ability=2)
    game.runner.uses("Wyrm", ability=1)
    game.runner.chooses("break Enigma [HQ ice 1] subroutine 1")
    game.expect(runner_credits=14)


def test_wyrm_breaks_any_ice_of_strength_zero_or_less() -> None:
    game = scenario("""
        corp:
          HQ: ice Rototurret
        runner:
          credits 6
          rig: Wyrm
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Wyrm", ability=1)
    game.runner.chooses("break Rototurret [HQ ice 1] subroutine 1")
    game.runner.uses("Wyrm", ability=1)
    game.expect(runner_credits=0, runner_rig=["Wyrm"], run="HQ")


@pytest.mark.erratum("11.2.3")
def test_wyrms_weakening_lasts_for_the_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
        runner:
          credits 2
          rig: Wyrm
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Wyrm", ability=2)
    assert game.card("Ice Wall").strength == 0
    game.pass_windows()
    game.expect(run=None)
    assert game.card("Ice Wall").strength == 1


def test_yog_0_breaks_code_gates_up_to_strength_three_for_nothing() -> None:
    game = scenario("""
        corp:
          HQ: ice Chum, Enigma
        runner:
          credits 0
          rig: Yog.0
        run: HQ, encountering ice 2
    """)
    game.runner.breaks(1, using="Yog.0")
    game.runner.breaks(2, using="Yog.0")
    game.runner.continues()
    game.expect(run="HQ", runner_credits=0)
    assert game.happened("broken") == 2

"""What is easily overlooked in the cards of Reign and Reverie."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_tycoon_breaks_no_code_gate() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          rig: Tycoon
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Tycoon")
    game.refuses("runner", "use Tycoon ability 2")


def test_tycoon_breaks_at_most_two_subroutines_for_one_credit() -> None:
    game = scenario("""
        corp:
          HQ: ice Curtain Wall, Spiderweb
        runner:
          credits 9
          rig: Tycoon
        run: HQ, encountering ice 2
    """)
    game.runner.boosts("Tycoon")
    game.take("use Tycoon ability 2")
    for n in (1, 2):
        game.take(f"break Spiderweb [HQ ice 2] subroutine {n}")
    game.asks("runner", "window", "6.9.3b")
    game.expect(runner_credits=6)


def test_thunder_art_gallery_takes_no_notice_of_tags_that_the_corp_removes() -> None:
    game = scenario("""
        corp:
          hand: Lily Lockwell
          Server 1: Lily Lockwell
          deck: Hedge Fund, 5 any
        runner:
          credits 9, tags 1
          hand: Corroder
          rig: Thunder Art Gallery
        turn: corp
    """)
    game.corp.uses("Lily Lockwell [Server 1 card 1]")
    game.corp.picks("Hedge Fund")
    game.expect(tags=0, runner_hand=["Corroder"])
    game.asks("corp", "action")


@pytest.mark.parametrize("title", ["Sports Hopper", "Corroder", "Data Folding"])
def test_thunder_art_gallery_installs_hardware_programs_and_resources(title: str) -> None:
    game = scenario(f"""
        runner:
          credits 9, tags 1
          hand: {title}, Diesel
          rig: Thunder Art Gallery
        turn: runner
    """)
    game.runner.removes_tag()
    game.runner.triggers("Thunder Art Gallery")
    assert game.card(title).installed


def test_insight_shows_the_corp_the_cards_and_not_yet_the_runner() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Hedge Fund, Snare!, 3 Archer
        runner:
          hand: Insight
        turn: runner
    """)
    game.runner.plays("Insight")
    game.corp.accepts()
    assert game.has_seen("corp", "Snare!")
    assert not game.has_seen("runner", "Snare!")
    for title in ("Enigma", "Hunter", "Hedge Fund"):
        game.corp.picks(title)
    assert game.has_seen("runner", "Snare!")


def test_ika_may_break_one_subroutine_of_two() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0 [Ika]
        runner:
          credits 3
          rig: Corroder, Gordian Blade
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Ika")
    game.runner.breaks(3, using="Ika")
    game.expect(runner_credits=0)
    game.runner.passes()
    game.corp.picks("Corroder")  # the two other subroutines still resolve
    game.corp.picks("Gordian Blade")
    game.expect(runner_discard=2)


def test_ika_breaks_at_most_two_subroutines_for_one_credit() -> None:
    game = scenario("""
        corp:
          HQ: ice Ichi 1.0 [Ika]
        runner:
          credits 4
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Ika")
    game.take("use Ika ability 2")
    for n in (1, 2):
        game.take(f"break Ichi 1.0 [HQ ice 1] subroutine {n}")
    game.asks("runner", "window", "6.9.3b")
    game.expect(runner_credits=1)


@pytest.mark.parametrize("title", ["Kyuban", "Trypano"])
def test_only_ice_can_be_the_host(title: str) -> None:
    game = scenario(f"""
        corp:
          HQ: ice (Enigma); root (Akitaro Watanabe)
          Server 1: PAD Campaign
        runner:
          hand: {title}
          rig: Corroder, Scheherazade
        turn: runner
    """)
    game.runner.installs(title)
    game.runner.done()  # nothing is trashed to make room
    assert game.card(title).host == "Enigma"


def test_reboot_runs_archives() -> None:
    game = scenario("""
        runner:
          hand: Reboot
          heap: Diesel
        turn: runner
    """)
    game.runner.plays("Reboot")
    game.expect(run="Archives")


def test_daruma_swaps_an_upgrade_only_with_what_may_stand_beside_the_agenda() -> None:
    """10.11.2: a second agenda or asset could not be in the server."""
    game = scenario("""
        corp:
          hand: Red Herrings, PAD Campaign, Adonis Campaign
          Server 1: (Test Agenda), (Akitaro Watanabe), Daruma
        run: Server 1, approaching server
    """)
    game.corp.triggers("Daruma")
    game.corp.chooses(2)
    game.corp.picks("Akitaro Watanabe")
    game.expect(corp_hand=["PAD Campaign", "Adonis Campaign", "Akitaro Watanabe"])
    assert game.root("Server 1") == ["Test Agenda", "Red Herrings"]


def test_acme_consulting_adds_one_tag() -> None:
    game = scenario("""
        corp: Acme Consulting: The Truth You Need
          HQ: ice Resistor, Resistor
        run: HQ, encountering ice 2
    """)
    assert [ice.strength for ice in game.cards("Resistor")] == [1, 1]


def test_attitude_adjustment_may_reveal_fewer_agendas() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Attitude Adjustment, 2 Test Agenda
          deck: 3 any
        turn: corp
    """)
    game.corp.plays("Attitude Adjustment")
    game.corp.picks("Test Agenda #1")
    game.corp.done()
    game.expect(corp_credits=5)
    assert "Test Agenda" in game.corp.hand


def test_lady_liberty_adds_nothing_but_agendas() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund, PAD Campaign
          Server 1: Lady Liberty
        turn: corp
    """)
    game.refuses("corp", "use Lady Liberty")

"""The cards of Fear the Masses."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.terms import CORP, E_TRASHED
from netrunner.testing import scenario


def test_bhagat_makes_the_corp_trash_a_card_on_the_first_success_on_hq_each_turn() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: Enigma, Hunter, Archer
        runner:
          rig: Bhagat
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.expect(corp_archives=[])
    for _ in range(2):
        game.runner.runs("HQ")
        game.runner.continues()
        game.expect(corp_archives=["Enigma"])
    assert not game.card("Enigma").faceup
    assert [e.player for e in game.events() if e.kind == E_TRASHED] == [CORP]


@pytest.mark.parametrize("stolen", [True, False])
def test_improved_protein_source_pays_the_runner(stolen: bool) -> None:
    game = scenario("""
        corp:
          Server 1: (Improved Protein Source {advancement 5})
        runner:
          credits 0
        turn: corp, at 5.6.2a
    """)
    if stolen:
        game.pass_windows()
        game.next_turn("runner")
        game.runner.runs("Server 1")
        game.runner.continues()
    else:
        game.corp.scores("Improved Protein Source")
    game.expect(runner_credits=4, corp_credits=5)


@pytest.mark.ruling("Voter Intimidation", 0)
@pytest.mark.parametrize(("bid", "left"), [(1, ["Corroder"]), (0, ["Crash Space", "Corroder"])])
def test_voter_intimidation_trashes_a_resource_if_the_bids_differ(bid: int, left: list[str]) -> None:
    game = scenario("""
        corp:
          credits 1
          hand: Voter Intimidation
        runner:
          score: Crypsis {points 1}
          rig: Crash Space, Corroder
        turn: corp
    """)
    game.corp.plays("Voter Intimidation")
    game.runner.chooses(bid)
    game.expect(runner_installed=left)


def test_voter_intimidation_needs_an_agenda_in_the_runners_score_area() -> None:
    game = scenario("""
        corp:
          hand: Voter Intimidation
          score: Hostile Takeover
        runner:
          rig: Crash Space
        turn: corp
    """)
    game.refuses("corp", "play Voter Intimidation")


def test_ibrahim_salem_trashes_a_card_of_the_named_type_from_the_grip() -> None:
    game = scenario("""
        corp:
          deck: 2 any
          Server 1: Ibrahim Salem
        runner:
          hand: Diesel, Modded, Corroder
        turn: corp, at 5.6.1d
    """)
    game.corp.chooses("choose event")
    assert game.has_seen("corp", "Corroder")
    assert sorted(game.options("corp")) == ["pick Diesel", "pick Modded"]
    game.corp.picks("Modded")
    game.expect(runner_hand=["Diesel", "Corroder"], runner_heap=["Modded"])


def test_ibrahim_salem_costs_an_agenda_to_rez() -> None:
    game = scenario("""
        corp:
          credits 9
          score: Hostile Takeover
          Server 1: (Ibrahim Salem)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Ibrahim Salem")
    game.expect(corp_points=0, corp_credits=7)
    game = scenario(
        """
        corp:
          credits 9
          Server 1: (Ibrahim Salem)
        turn: corp, at 5.6.2a
    """,
        mode="full",
    )
    game.refuses("corp", "rez Ibrahim Salem")


@pytest.mark.ruling("Election Day", 0)
def test_election_day_trades_the_hand_for_five_cards() -> None:
    game = scenario("""
        corp:
          hand: Election Day, Election Day
          deck: 6 any
        turn: corp
    """)
    game.corp.plays("Election Day")
    game.expect(corp_hand=5, corp_archives=["Election Day", "Election Day"])
    game = scenario("""
        corp:
          hand: Election Day
          deck: 6 any
        turn: corp
    """)
    game.refuses("corp", "play Election Day")


@pytest.mark.parametrize(("ice", "boosts", "able"), [("Enigma", 0, False), ("Hadrian's Wall", 5, True)])
def test_aghora_breaks_ice_that_costs_five_to_rez(ice: str, boosts: int, able: bool) -> None:
    game = scenario(f"""
        corp:
          HQ: ice {ice}
        runner:
          credits 12
          rig: Aghora
        run: HQ, encountering ice 1
    """)
    if boosts:
        game.runner.boosts("Aghora", times=boosts)
        assert game.card("Aghora").strength == 2 + boosts
    if able:
        game.runner.breaks(1, using="Aghora")
        game.expect(runner_credits=6)
    else:
        game.refuses("runner", "use Aghora ability 1")


def test_aghora_looks_at_the_rez_cost_with_what_modifies_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Neural Katana
        runner:
          credits 12
          rig: Aghora, Xanadu
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Aghora")
    game.runner.breaks(1, using="Aghora")


def test_fear_the_masses_trashes_more_for_each_copy_that_is_revealed() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 5 any
        runner:
          credits 1
          hand: 3 Fear the Masses, Diesel
        turn: runner
    """)
    game.runner.plays("Fear the Masses")
    game.runner.continues()
    game.runner.picks("Fear the Masses", "Fear the Masses")
    game.expect(corp_deck=2, runner_hand=["Fear the Masses", "Fear the Masses", "Diesel"], corp_archives=3)
    assert [e.player for e in game.events() if e.kind == E_TRASHED][:3] == [CORP] * 3  # the Corp itself did it
    assert not game.accessed()


def test_fear_the_masses_trashes_one_card_without_further_copies() -> None:
    game = scenario("corp:\n deck: 5 any\nrunner:\n credits 1\n hand: Fear the Masses, Diesel\nturn: runner")
    game.runner.plays("Fear the Masses")
    game.runner.continues()
    game.expect(corp_deck=4, runner_heap=["Fear the Masses"])


def test_ankusa_returns_a_barrier_that_it_broke() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner:
          credits 5
          rig: Ankusa
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Ankusa", times=3)
    assert game.card("Ankusa").strength == 3
    game.runner.breaks(1, using="Ankusa")
    game.expect(corp_hand=["Wall of Static"], runner_credits=0, run="HQ")
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n credits 9\n rig: Ankusa\nrun: HQ, encountering ice 1")
    game.runner.boosts("Ankusa", times=2)
    game.refuses("runner", "use Ankusa ability 2")


def test_ankusa_returns_nothing_that_another_card_helped_to_break() -> None:
    game = scenario("""
        corp:
          HQ: ice Bulwark
        runner:
          credits 30
          rig: Ankusa, Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Ankusa", times=8)
    game.runner.boosts("Corroder", times=6)
    game.runner.breaks(1, using="Corroder")
    game.runner.breaks(2, using="Ankusa")
    game.runner.breaks(3, using="Ankusa")
    game.expect(corp_hand=[])


@pytest.mark.ruling("Ankusa", 0)
def test_ankusa_saves_paper_wall_during_the_runners_turn() -> None:
    game = scenario("""
        corp:
          HQ: ice Paper Wall
        runner:
          credits 5
          rig: Ankusa
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Ankusa")
    game.runner.breaks(1, using="Ankusa")
    game.expect(corp_hand=["Paper Wall"], corp_archives=[])


def test_zealous_judge_is_rezzed_only_if_the_runner_is_tagged() -> None:
    board = "corp:\n credits 5\n Server 1: (Zealous Judge), (Ash 2X3ZB9CY)\nrunner:\n tags {}\nturn: runner, at 5.7.1b"
    game = scenario(board.format(0))
    game.refuses("corp", "rez Zealous Judge")
    game = scenario(board.format(1))
    game.corp.rezzes("Zealous Judge")


def test_zealous_judge_gives_tags() -> None:
    game = scenario("corp:\n credits 1\n Server 1: Zealous Judge\nturn: corp")
    game.corp.uses("Zealous Judge")
    game.expect(tags=1, corp_credits=0, corp_clicks=2)


def test_full_immersion_rec_studio_hosts_two_assets_or_agendas() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: PAD Campaign, Hostile Takeover, Adonis Campaign, Ash 2X3ZB9CY
          deck: 9 any
          Server 1: Full Immersion RecStudio
        turn: corp
    """)
    game.corp.installs("Hostile Takeover", "Full Immersion RecStudio")
    game.corp.installs("PAD Campaign", "Full Immersion RecStudio")
    game.go_on("action")
    game.corp.chooses("install Adonis Campaign")
    assert not [text for text in game.options("corp") if "RecStudio" in text]  # there is no room for a third one
    game.corp.chooses("new remote")
    assert game.card("Full Immersion RecStudio").hosted == ["Hostile Takeover", "PAD Campaign"]


def test_full_immersion_rec_studio_lets_hosted_cards_be_advanced_and_scored() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: Full Immersion RecStudio [(Hostile Takeover {advancement 1})]
        turn: corp
    """)
    game.corp.advances("Hostile Takeover")
    game.corp.scores("Hostile Takeover")
    game.expect(corp_score=["Hostile Takeover"])


def test_full_immersion_rec_studio_costs_more_to_trash_for_each_hosted_card() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: Full Immersion RecStudio [(PAD Campaign), (Hostile Takeover)]
        runner:
          credits 9
        run: Server 1
    """)
    game.runner.continues()
    game.runner.accesses("Full Immersion RecStudio")
    game.runner.trashes("Full Immersion RecStudio")
    game.expect(runner_credits=0, corp_archives=["Full Immersion RecStudio", "PAD Campaign", "Hostile Takeover"])


def test_full_immersion_rec_studio_is_no_place_for_upgrades() -> None:
    game = scenario("""
        corp:
          hand: Ash 2X3ZB9CY
          Server 1: Full Immersion RecStudio
        turn: corp
    """)
    game.corp.chooses("install Ash 2X3ZB9CY")
    assert not [text for text in game.options("corp") if "RecStudio" in text]

"""The identities of the draft format."""

from __future__ import annotations

import pytest

from netrunner.decks import Deck
from netrunner.decks.legality import check
from netrunner.testing import scenario

DRAFT = (
    "The Masque: Cyber General",
    'Boris "Syfr" Kovac: Crafty Veteran',
    'Jamie "Bzzz" Micken: Techno Savant',
    "Strategic Innovations: Future Forward",
    "Synthetic Systems: The World Re-imagined",
    "Information Dynamics: All You Need To Know",
    "Fringe Applications: Tomorrow, Today",
    "The Shadow: Pulling the Strings",
)


@pytest.mark.parametrize("title", DRAFT)
def test_draft_identities_are_not_legal_in_constructed_decks(title: str) -> None:
    assert "draft" in " ".join(problem.code for problem in check(Deck("", title, ())))


def test_the_shadow_takes_agendas_of_all_factions() -> None:
    def codes(identity: str) -> list[str]:
        return [
            problem.code for problem in check(Deck("", identity, (("Priority Requisition", 3), ("Nisei MK II", 3))))
        ]

    assert "no-influence" not in codes("The Shadow: Pulling the Strings")
    assert "no-influence" in codes("Fringe Applications: Tomorrow, Today")


@pytest.mark.parametrize(("rig", "tags"), [("Desperado, Corroder, Faerie", 0), ("Desperado, Corroder", 1)])
def test_boris_removes_a_tag_with_most_criminal_cards(rig: str, tags: int) -> None:
    game = scenario(f"""
        runner: Boris "Syfr" Kovac: Crafty Veteran
          tags 1
          rig: {rig}
        turn: runner, at 5.7.1a
    """)
    game.go_on("action")
    game.expect(tags=tags)


@pytest.mark.parametrize(("rig", "drawn"), [("Gordian Blade", 1), ("Corroder", 0)])
def test_jamie_draws_for_the_first_install_with_most_shaper_cards(rig: str, drawn: int) -> None:
    game = scenario(f"""
        runner: Jamie "Bzzz" Micken: Techno Savant
          hand: Crash Space, Access to Globalsec
          deck: Diesel, Modded
          rig: {rig}
        turn: runner
    """)
    game.runner.installs("Access to Globalsec")
    game.expect(runner_hand=1 + drawn)
    game.runner.installs("Crash Space")
    game.expect(runner_hand=drawn)


@pytest.mark.parametrize(("ice", "left"), [("Rototurret", 0), ("(Rototurret)", 1), ("Rototurret, Ice Wall", 1)])
def test_strategic_innovations_shuffles_a_card_back(ice: str, left: int) -> None:
    game = scenario(f"""
        corp: Strategic Innovations: Future Forward
          credits 0
          archives: Hedge Fund
          deck: 3 any
          HQ: ice {ice}
        turn: runner
    """)
    game.end_turn()
    game.go_on("action")
    game.expect(corp_archives=left)


def test_synthetic_systems_swaps_two_pieces_of_ice() -> None:
    game = scenario("""
        corp: Synthetic Systems: The World Re-imagined
          credits 0
          deck: 3 any
          HQ: ice Neural Katana
          R&D: ice (Enigma)
        turn: corp, at 5.6.1d
    """)
    game.corp.triggers("Synthetic Systems: The World Re-imagined")
    game.corp.picks("Enigma")
    assert game.ice("HQ") == ["Enigma"]
    game = scenario("""
        corp: Synthetic Systems: The World Re-imagined
          credits 0
          deck: 3 any
          HQ: ice Ice Wall
          R&D: ice (Enigma)
        turn: corp, at 5.6.1d
    """)
    game.asks("corp", "action")


@pytest.mark.parametrize(("ice", "tags"), [("Data Raven", 1), ("Ice Wall", 0)])
def test_information_dynamics_tags_when_an_agenda_is_scored_or_stolen(ice: str, tags: int) -> None:
    game = scenario(f"""
        corp: Information Dynamics: All You Need To Know
          HQ: ice {ice}
          Server 1: (Private Security Force)
        turn: runner
    """)
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(tags=tags, runner_points=2)


@pytest.mark.parametrize(("ice", "tokens"), [("Ice Wall", 1), ("Enigma", 0), ("Ice Wall, Data Raven", 0)])
def test_fringe_applications_advances_ice_as_the_runners_turn_begins(ice: str, tokens: int) -> None:
    game = scenario(f"""
        corp: Fringe Applications: Tomorrow, Today
          credits 0
          HQ: ice {ice}
        turn: runner, at 5.7.1a
    """)
    game.go_on("action")
    assert sum(card.advancement for title in ice.split(", ") for card in game.cards(title)) == tokens


def test_boris_removes_one_tag_at_a_time() -> None:
    game = scenario("""
        runner: Boris "Syfr" Kovac: Crafty Veteran
          tags 3
          rig: Desperado
        turn: runner, at 5.7.1a
    """)
    game.go_on("action")
    game.expect(tags=2)


def test_jamie_draws_once_a_turn_and_for_the_runners_installs() -> None:
    game = scenario("""
        corp:
          hand: Enigma
        runner: Jamie "Bzzz" Micken: Techno Savant
          hand: Crash Space, Access to Globalsec
          deck: Diesel, Modded
          rig: Gordian Blade, Battering Ram
        turn: runner
    """)
    game.runner.installs("Access to Globalsec")
    game.runner.installs("Crash Space")
    game.expect(runner_hand=1)
    game = scenario("""
        corp:
          hand: Enigma
        runner: Jamie "Bzzz" Micken: Techno Savant
          deck: Diesel
          rig: Gordian Blade
        turn: corp
    """)
    game.corp.installs("Enigma", "HQ")
    game.expect(runner_hand=0)


def test_wyvern_minds_what_the_runner_trashes() -> None:
    game = scenario("""
        corp:
          hand: Test Search
          deck: 3 any
          Server 1: cards Marked Accounts
          Server 2: cards Executive Boot Camp
        runner: Wyvern: Chemically Enhanced
          heap: Diesel
          rig: Corroder
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Executive Boot Camp")
    game.go_on("action")
    game.expect(runner_heap=["Diesel"])


def test_strategic_innovations_waits_for_the_end_of_the_runners_turn() -> None:
    game = scenario("""
        corp: Strategic Innovations: Future Forward
          clicks 1
          archives: Hedge Fund
          Server 1: cards Adonis Campaign
        turn: corp
    """)
    game.corp.takes_credit()
    game.expect(corp_archives=["Hedge Fund"])


@pytest.mark.parametrize(
    ("identity", "ice"),
    [
        ("Information Dynamics: All You Need To Know", "Data Raven"),
        ("Fringe Applications: Tomorrow, Today", "Ice Wall"),
    ],
)
def test_draft_identities_of_the_corp_count_rezzed_cards(identity: str, ice: str) -> None:
    game = scenario(f"""
        corp: {identity}
          deck: 9 any
          HQ: ice ({ice})
          R&D: ice Enigma
          Server 1: cards (Hostile Takeover {{advancement 2}})
          Server 2: cards PAD Campaign
        runner:
          deck: 9 any
        turn: corp, at 5.6.1b
    """)
    game.go_on("5.6.2a")
    game.corp.scores("Hostile Takeover")
    while game.decision is not None and game.decision.kind == "react":
        game.take(game.options()[0])
    game.next_turn("runner")
    game.expect(tags=0)
    assert not any([game.card(title).advancement for title in ("Enigma", "PAD Campaign")])


def test_synthetic_systems_and_fringe_applications_speak_of_ice() -> None:
    game = scenario("""
        corp: Fringe Applications: Tomorrow, Today
          deck: 9 any
          HQ: ice Ice Wall
          Server 1: cards (PAD Campaign)
        runner:
          deck: 9 any
        turn: runner, at 5.7.1a
    """)
    game.go_on("action")
    assert game.card("Ice Wall").advancement == 1
    game = scenario("""
        corp: Synthetic Systems: The World Re-imagined
          deck: 9 any
          HQ: ice Neural Katana
          R&D: ice (Enigma)
          Server 1: cards (PAD Campaign)
          Server 2: cards (Marked Accounts)
        turn: corp, at 5.6.1b
    """)
    game.go_on("react")
    game.corp.triggers("Synthetic Systems: The World Re-imagined")
    assert sorted(game.options("corp")) == ["pick Enigma [R&D ice 1]", "pick Neural Katana [HQ ice 1]"]


def test_synthetic_systems_counts_rezzed_cards() -> None:
    game = scenario("""
        corp: Synthetic Systems: The World Re-imagined
          deck: 9 any
          HQ: ice (Neural Katana)
          R&D: ice (Enigma)
        turn: corp, at 5.6.1b
    """)
    game.pass_windows()
    game.asks("corp", "action", "5.6.2b")


@pytest.mark.rule("9.6.5c")
def test_boris_counts_cards_as_the_turn_begins() -> None:
    """What The Supplier installs at the same time comes too late: the condition belongs to the trigger."""
    game = scenario("""
        runner: Boris "Syfr" Kovac: Crafty Veteran
          credits 9, tags 1
          rig: The Supplier [Desperado], Djinn
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("The Supplier")
    game.go_on("action")
    assert game.card("Desperado").installed
    game.expect(tags=1)


def test_boris_keeps_the_tags_as_the_corps_turn_begins() -> None:
    game = scenario("""
        corp:
          deck: 3 any
        runner: Boris "Syfr" Kovac: Crafty Veteran
          tags 2
          rig: Desperado
        turn: corp, at 5.6.1a
    """)
    game.go_on("action")
    game.expect(tags=2)


def test_synthetic_systems_swaps_nothing_as_the_runners_turn_begins() -> None:
    game = scenario("""
        corp: Synthetic Systems: The World Re-imagined
          credits 0
          HQ: ice Neural Katana
          R&D: ice (Enigma)
        turn: runner, at 5.7.1a
    """)
    game.asks("runner", "action")


def test_fringe_applications_advances_nothing_as_the_corps_turn_begins() -> None:
    game = scenario("""
        corp: Fringe Applications: Tomorrow, Today
          deck: 3 any
          HQ: ice Ice Wall
        turn: corp, at 5.6.1a
    """)
    game.go_on("action")
    assert game.card("Ice Wall").advancement == 0

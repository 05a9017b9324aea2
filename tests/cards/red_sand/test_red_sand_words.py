"""Cards of the Red Sand cycle that needed words of their own."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


@pytest.mark.ruling("Bloom", 0)
def test_bloom_installs_ice_elsewhere_and_right_behind_itself() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma, Hunter, PAD Campaign
          HQ: ice (Archer), Bloom, (Ice Wall)
          R&D: ice (Ice Wall)
        run: HQ, encountering ice 2
    """)
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Hunter")
    assert "server HQ" not in game.options("corp")
    game.corp.chooses("R&D")
    game.corp.done()
    game.corp.picks("Enigma")
    game.corp.done()
    assert game.ice("HQ") == ["Archer", "Enigma", "Bloom", "Ice Wall"]
    assert not game.card("Enigma").rezzed
    assert "Hunter" in game.ice("R&D")
    game.expect(corp_credits=0, corp_hand=["PAD Campaign"])


def test_bloom_may_install_nothing() -> None:
    game = scenario("corp:\n hand: Enigma\n HQ: ice Bloom\nrun: HQ, encountering ice 1")
    game.corp.done()
    game.corp.done()
    game.expect(corp_hand=["Enigma"], run="HQ")


@pytest.mark.ruling("Audacity", 0)
def test_audacity_counts_itself_and_spreads_two_tokens() -> None:
    board = """
        corp:
          hand: Audacity, 2 Hedge Fund
          deck: 2 Snare!
          HQ: ice (Ice Wall), (Enigma)
          Server 1: (NAPD Contract)
        turn: corp
    """
    game = scenario(board)
    game.corp.plays("Audacity")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("NAPD Contract", "Ice Wall")
    game.expect(corp_hand=[], corp_deck=["Snare!", "Snare!"])
    assert len(game.corp.archives) == 3
    assert (game.card("NAPD Contract").advancement, game.card("Ice Wall").advancement) == (1, 1)
    game = scenario(board)
    game.corp.plays("Audacity")
    game.corp.picks("NAPD Contract")
    game.corp.done()
    assert (game.card("NAPD Contract").advancement, game.card("Ice Wall").advancement) == (2, 0)
    game = scenario("corp:\n hand: Audacity, Hedge Fund\n Server 1: (NAPD Contract)\nturn: corp")
    game.refuses("corp", "play Audacity")


@pytest.mark.parametrize("grip", [2, 3])
def test_reeducation_trades_cards_and_costs_the_runner_as_many_at_random(grip: int) -> None:
    game = scenario(f"""
        corp:
          hand: Enigma, Hunter, Archer
          deck: 4 Hedge Fund
          Server 1: (Reeducation {{advancement 5}})
        runner:
          hand: {grip} Diesel
          deck: Sure Gamble
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Reeducation")
    game.corp.picks("Enigma", "Hunter")
    game.corp.done()
    game.expect(
        corp_deck=["Hedge Fund", "Hedge Fund", "Enigma", "Hunter"], corp_hand=["Archer", "Hedge Fund", "Hedge Fund"]
    )
    game.expect(runner_deck=["Sure Gamble", "Diesel", "Diesel"], runner_hand=grip - 2)


@pytest.mark.ruling("Reeducation", 0)
def test_reeducation_leaves_a_grip_alone_that_is_too_small() -> None:
    game = scenario("""
        corp:
          hand: Enigma, Hunter, Archer
          deck: 4 Hedge Fund
          Server 1: (Reeducation {advancement 5})
        runner:
          hand: 2 Diesel
          deck: Sure Gamble
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Reeducation")
    game.corp.picks("Enigma", "Hunter", "Archer")
    game.expect(runner_hand=2, runner_deck=["Sure Gamble"], corp_hand=3)


def test_open_forum_shows_the_next_card_after_the_mandatory_draw() -> None:
    game = scenario("""
        corp:
          deck: Enigma, Hunter, Archer
          Server 1: Open Forum
        turn: corp, at 5.6.1e
    """)
    assert game.revealed() == ["Hunter"]
    game.corp.picks("Enigma")
    game.expect(corp_hand=["Hunter"], corp_deck=["Enigma", "Archer"])
    game.corp.draws()
    game.expect(corp_hand=["Hunter", "Enigma"], corp_deck=["Archer"])


@pytest.mark.rule("9.10.4e")
def test_open_forum_adds_the_card_to_hq_after_what_follows_from_the_reveal() -> None:
    game = scenario("""
        corp: Hyoubu Institute: Absolute Clarity
          credits 5
          deck: Enigma, Hunter, Archer
          Server 1: Open Forum
        turn: corp, at 5.6.1e
    """)
    game.corp.picks("Enigma")
    happened = game.log_kinds()
    assert happened.index("revealed") < happened.index("credits-gained") < happened.index("moved")
    game.expect(corp_hand=["Hunter"])


@pytest.mark.ruling("Transparency Initiative", 0)
def test_transparency_initiative_makes_an_agenda_public() -> None:
    game = scenario(
        """
        corp:
          credits 5
          hand: Transparency Initiative
          Server 1: (NAPD Contract)
          Server 2: (PAD Campaign)
          Server 3: (Ice Wall)
        turn: corp
    """.replace("Server 3: (Ice Wall)", "Server 3: ice (Ice Wall)")
    )
    game.corp.plays("Transparency Initiative")
    assert game.card("NAPD Contract").faceup
    assert game.card("NAPD Contract").has("public")
    game.pass_windows()
    game.corp.advances("NAPD Contract")
    game.expect(corp_credits=5)
    game.pass_windows()
    game.corp.advances("Ice Wall")
    game.expect(corp_credits=4)
    game = scenario("corp:\n hand: Transparency Initiative\n Server 1: Oaktown Renovation\nturn: corp")
    game.refuses("corp", "play Transparency Initiative")


@pytest.mark.ruling("Aumakua", 0)
def test_aumakua_grows_once_for_an_access_that_leaves_everything() -> None:
    game = scenario("""
        corp:
          hand: 3 Hedge Fund
          HQ: root (Crisium Grid)
        runner:
          credits 0
          rig: Aumakua, HQ Interface
        run: HQ, at 6.9.5g
    """)
    game.runner.accesses("Crisium Grid")
    game.go_on("5.7.1f")
    assert len(game.accessed()) == 3
    assert game.card("Aumakua").virus == 1
    assert game.card("Aumakua").strength == 1


@pytest.mark.parametrize("title", ["PAD Campaign", "Hostile Takeover"])
def test_aumakua_does_not_grow_if_a_card_is_stolen_or_trashed(title: str) -> None:
    game = scenario(f"""
        corp:
          Server 1: ({title})
        runner:
          credits 9
          rig: Aumakua
        run: Server 1, at 6.9.5g
    """)
    if title == "PAD Campaign":
        game.runner.trashes("PAD Campaign")
    assert game.card("Aumakua").virus == 0
    game = scenario("runner:\n rig: Aumakua\nrun: Archives, at 6.9.5g")
    assert game.card("Aumakua").virus == 0


def test_aumakua_grows_with_exposed_cards_and_breaks_anything() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall
          Server 1: (PAD Campaign)
        runner:
          hand: Infiltration
          credits 5
          rig: Aumakua
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    assert game.card("Aumakua").virus == 1
    game.pass_windows()
    game.runner.runs("HQ")
    game.pass_windows("6.9.3b")
    game.runner.breaks(1, using="Aumakua")
    game.expect(runner_credits=4)


@pytest.mark.ruling("Diana's Hunt", 0)
def test_dianas_hunt_installs_programs_too_late_for_their_own_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 4
          hand: Diana's Hunt, Femme Fatale, Sure Gamble, Akamatsu Mem Chip
          rig: Corroder
        turn: runner
    """)
    game.runner.plays("Diana's Hunt")
    game.runner.runs("HQ")
    game.refuses("runner", "pick Sure Gamble")
    game.refuses("runner", "pick Akamatsu Mem Chip")
    game.runner.picks("Femme Fatale")
    game.runner.done()
    assert game.happened("installed") == 1
    assert game.bypassed() == []
    game.expect(runner_credits=0, runner_hand=["Sure Gamble", "Akamatsu Mem Chip"])
    assert "Femme Fatale" in game.runner.heap
    assert game.card("Corroder").installed


def test_bamboo_dome_keeps_one_of_three_revealed_cards_to_itself() -> None:
    game = scenario("""
        corp:
          hand: Snare!
          deck: Enigma, Hunter, Archer, Hedge Fund
          R&D: root Bamboo Dome
        turn: corp
    """)
    game.corp.uses("Bamboo Dome")
    assert game.revealed() == ["Enigma", "Hunter", "Archer"]
    game.corp.picks("Hunter", "Archer")
    game.expect(corp_hand=["Snare!", "Hunter"], corp_deck=["Archer", "Enigma", "Hedge Fund"], corp_clicks=2)
    game = scenario("corp:\n hand: Bamboo Dome\n Server 1: (PAD Campaign)\nturn: corp")
    game.take("install Bamboo Dome")
    assert game.root("R&D") == ["Bamboo Dome"]


def test_bloom_costs_nothing_even_where_much_ice_is_in_the_way() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma
          HQ: ice (Ice Wall), (Ice Wall), Bloom
        run: HQ, encountering ice 3
    """)
    game.corp.done()
    game.corp.picks("Enigma")
    game.go_on("jack-out")
    assert game.ice("HQ") == ["Ice Wall", "Ice Wall", "Enigma", "Bloom"]


def test_dianas_hunt_keeps_what_came_by_another_way() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          hand: Diana's Hunt, Mimic
          deck: Medium
          rig: Self-modifying Code
        turn: runner
    """)
    game.runner.plays("Diana's Hunt")
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.picks("Mimic")
    game.runner.done()
    game.pass_windows("6.9.3b")
    game.runner.uses("Self-modifying Code")
    game.runner.picks("Medium")
    game.runner.done()
    game.go_on("5.7.1f")
    assert game.card("Medium").installed
    assert "Mimic" in game.runner.heap

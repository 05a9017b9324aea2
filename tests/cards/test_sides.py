"""Identities that turn over, change setup, or lend their text; facedown rigs; and what depends on factions."""

from __future__ import annotations

import pytest

from netrunner import Game, starter_deck
from netrunner.cards.library import definition
from netrunner.decks import Deck
from netrunner.positions import Position
from netrunner.rules.machine.terms import REMOVED
from netrunner.testing import define, play, scenario
from netrunner.vocabulary.abilities import whenever
from netrunner.vocabulary.instructions import Gain
from netrunner.vocabulary.triggers import ScoredOrStolen, Stolen

BIOTECH = "Jinteki Biotech: Life Imagined"


def deck_of(identity: str, starter: str) -> Deck:
    """A starter deck with another identity."""
    return Deck(identity, identity, starter_deck(starter).cards)


# -- Jinteki Biotech ------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.5.2a")
@pytest.mark.rule("1.6.7a")
@pytest.mark.erratum("11.2.37")
def test_jinteki_biotech_is_switched_for_any_copy_before_the_first_turn() -> None:
    game = Game.start(deck_of(BIOTECH, "jinteki"), starter_deck("shaper"), seed=3)
    game.choose("keep")
    game.choose("keep")
    assert game.decision is not None
    assert (game.decision.side, game.decision.rule, len(game.decision.options)) == ("corp", "9.10.4f", 3)
    game.choose("choose 2")
    assert game.state.turn_number == 1
    assert game.state.cards[0].defn.title == BIOTECH
    assert game.state.cards[0].also is definition("Jinteki Biotech: The Tank")
    for seat in ("runner", None):
        assert "The Tank" not in str(game.view(seat))  # only the Corp knows what is on the back
    backs = {game.determinize("runner", n).state.cards[0].also.title for n in range(30)}  # type: ignore[union-attr]
    assert len(backs) == 3
    assert game.determinize("corp", 1).state.cards[0].also is definition("Jinteki Biotech: The Tank")
    assert Game.from_json(game.to_json()).state.cards[0].also is definition("Jinteki Biotech: The Tank")


@pytest.mark.rule("3.1.1a")
def test_jinteki_biotech_the_brewery_does_two_net_damage_when_it_is_flipped() -> None:
    game = scenario("corp: Jinteki Biotech: Life Imagined\nrunner:\n hand: 3 any\nturn: corp")
    game.corp.uses("Jinteki Biotech: Life Imagined")
    game.expect(runner_hand=1, corp_clicks=0)
    assert game.damage() == ["2 net"]
    assert game.game.state.cards[0].defn.title == "Jinteki Biotech: The Brewery"
    game = scenario(f"corp: {BIOTECH}\n clicks 2\nturn: corp")
    game.refuses("corp", f"use {BIOTECH}")


def test_jinteki_biotech_the_tank_shuffles_archives_into_rnd() -> None:
    game = scenario(f"""
        corp: {BIOTECH} {{with Jinteki Biotech: The Tank}}
          archives: Hedge Fund, (Snare!)
          deck: 3 Enigma
        turn: corp
    """)
    game.corp.uses(BIOTECH)
    game.expect(corp_archives=[], corp_deck=5)


def test_jinteki_biotech_the_greenhouse_places_four_advancement_tokens() -> None:
    game = scenario(f"""
        corp: {BIOTECH} {{with Jinteki Biotech: The Greenhouse}}
          Server 1: (Priority Requisition)
          Server 2: (PAD Campaign)
          HQ: ice (Ice Wall)
        turn: corp
    """)
    game.corp.uses(BIOTECH)
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Priority Requisition")
    assert game.card("Priority Requisition").advancement == 4


def test_jinteki_biotech_flips_once_because_the_other_side_cannot_flip_back() -> None:
    game = scenario("corp: Jinteki Biotech: The Brewery\nturn: corp")
    game.asks("corp", "action")
    assert not [o for o in game.options("corp") if o.startswith("use")]
    assert Position.of(game.game).to_text().startswith("corp: Jinteki Biotech: The Brewery\n")


# -- Hoshiko Shiro --------------------------------------------------------------------------------------------------


def test_hoshiko_flips_when_a_card_was_accessed_and_back_when_none_was() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 9 any
        runner: Hoshiko Shiro: Untold Protagonist
          clicks 1
          deck: 5 any
        turn: runner
    """)
    game.runner.runs("HQ")
    game.runner.continues()
    assert game.game.state.cards[1].defn.title == "Hoshiko Shiro: Mahou Shoujo"
    game.expect(runner_credits=7)
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(runner_credits=6, runner_hand=1)  # the other side: draw 1 card and lose 1 credit
    for _ in range(4):
        game.runner.takes_credit()
    assert game.game.state.cards[1].defn.title == "Hoshiko Shiro: Untold Protagonist"
    game.expect(runner_credits=10)


@pytest.mark.ruling("Hoshiko Shiro: Untold Protagonist", 0)
def test_hoshiko_does_not_flip_for_a_run_on_an_empty_server() -> None:
    game = scenario("corp:\n deck: 5 any\nrunner: Hoshiko Shiro: Untold Protagonist\n clicks 1\nturn: runner")
    game.runner.runs("Archives")
    game.runner.continues()
    assert game.game.state.cards[1].defn.title == "Hoshiko Shiro: Untold Protagonist"
    game.expect(runner_credits=5)


def test_hoshiko_has_other_subtypes_on_the_other_side_and_keeps_her_past() -> None:
    game = scenario("runner: Hoshiko Shiro: Mahou Shoujo\n clicks 1\ncorp:\n deck: 5 any\nturn: runner")
    assert game.game.state.cards[1].defn.subtypes == ("digital",)
    game.runner.takes_credit()
    told = [e.sentence("en", None) for e in game.game.log if e.kind == "flipped"]
    assert told == ["The Runner flips their identity: it is Hoshiko Shiro: Untold Protagonist now."]
    before = [e.card.title for e in game.game.log if e.kind == "triggered" and e.card is not None]
    assert before == ["Hoshiko Shiro: Mahou Shoujo"]


# -- Earth Station --------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.7.8h:1")
def test_earth_station_allows_a_single_remote_server() -> None:
    game = scenario("""
        corp: Earth Station: SEA Headquarters
          hand: PAD Campaign, Enigma
        turn: corp
    """)
    game.corp.installs("PAD Campaign")
    game.corp.passes()
    game.corp.installs("Enigma")
    game.refuses("corp", "server new remote")
    game.corp.chooses("Server 1")


def test_earth_station_makes_runs_on_hq_cost_one_and_after_flipping_runs_on_remotes_six() -> None:
    game = scenario("""
        corp: Earth Station: SEA Headquarters
          clicks 1
          hand: Hedge Fund
          Server 1: cards (PAD Campaign)
        runner:
          credits 5
        turn: corp
    """)
    game.corp.uses("Earth Station: SEA Headquarters")
    game.pass_windows()
    assert game.game.state.cards[0].defn.title == "Earth Station: Ascending to Orbit"
    game.refuses("runner", "run Server 1")  # 6 credits
    game.runner.runs("HQ")
    game.expect(runner_credits=5)
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    assert game.game.state.cards[0].defn.title == "Earth Station: SEA Headquarters"
    game.pass_windows()
    game.runner.runs("HQ")
    game.expect(runner_credits=4)


@pytest.mark.rule("10.3.1e:1")
@pytest.mark.ruling("Earth Station: SEA Headquarters", 0)
@pytest.mark.rule("4.7.8h:2,3")
def test_earth_station_loses_all_but_one_of_several_remote_servers() -> None:
    game = scenario("""
        corp: Earth Station: SEA Headquarters
          Server 1: cards (PAD Campaign)
          Server 2: ice (Enigma); cards (Snare!)
        turn: corp, at 5.6.2a
    """)
    game.asks("corp", "keep-remote", "4.7.8h")
    game.corp.chooses("Server 1")
    game.expect(corp_archives=["Enigma", "Snare!"])
    assert game.servers == ["HQ", "R&D", "Archives", "Server 1"]


@pytest.mark.rule("1.2.2:1")
@pytest.mark.ruling("Earth Station: SEA Headquarters", 0)
def test_earth_station_must_keep_the_server_whose_ice_cannot_be_trashed() -> None:
    game = scenario("""
        corp: Earth Station: SEA Headquarters
          Server 1: cards (PAD Campaign)
          Server 2: ice Architect; cards (Snare!)
        turn: corp
    """)
    game.expect(corp_archives=["PAD Campaign"])  # there was nothing to choose
    game = scenario("""
        corp: Earth Station: SEA Headquarters
          Server 1: ice Architect; cards (PAD Campaign)
          Server 2: ice Architect; cards (Snare!)
        turn: corp
    """)
    game.corp.chooses("Server 2")
    game.expect(corp_archives=["PAD Campaign"])
    assert game.servers == ["HQ", "R&D", "Archives", "Server 1", "Server 2"]


# -- Adam -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.5.3b:1")
@pytest.mark.rule("1.6.2:1")
@pytest.mark.rule("1.4.3a:2")
def test_adam_starts_with_the_directives_that_there_are_installed() -> None:
    adam = deck_of("Adam: Compulsive Hacker", "shaper")
    game = Game.start(starter_deck("jinteki"), adam, seed=1)
    s = game.state
    while game.decision is not None and game.decision.kind != "mulligan":
        game.choose(game.decision.options[0])
    brought = [c for c in s.cards[s.extra_from :] if "directive" in c.defn.subtypes]
    installed = [c for c in brought if c.installed]
    assert (len(brought), len(installed)) == (4, 3)
    game.choose("keep")
    game.choose("keep")
    assert all([s.cards[c.id].active for c in installed])
    assert len(s.zones[4]) + len(s.zones[5]) == adam.size  # they are not part of the deck


@pytest.mark.rule("1.5.3a:2")
@pytest.mark.rule("1.6.1a:2")
@pytest.mark.rule("1.6.2:1")
@pytest.mark.rule("1.5.3b:2")
def test_adam_chooses_three_of_more_directives() -> None:
    from netrunner.rules.concepts.setup import Setup, new_state
    from netrunner.rules.machine.kernel import advance
    from netrunner.rules.machine.terms import FORCED

    extra = [define(f"Order {n}", "runner", "resource", subtypes="directive") for n in range(4)]
    filler = [definition("Sure Gamble")] * 6
    corp, adam = definition("The Corp"), definition("Adam: Compulsive Hacker")
    s = new_state(corp, [definition("Hedge Fund")] * 6, adam, filler, 1, FORCED, extra)
    s.push(Setup())
    advance(s)
    game = Game(s)
    assert not game.state.zones[1] and not game.state.zones[5]  # 1.6.2: before the starting hands are drawn
    for n in (0, 1):
        assert game.decision is not None and game.decision.side == "runner"
        game.choose(f"pick Order {n}")
    game.choose("pick Order 3")
    assert [c.installed for c in s.cards[-4:]] == [True, True, False, True]
    assert not any([c.active for c in s.cards[-4:]])  # until the game begins (1.6.1a)
    game.choose("keep")
    game.choose("keep")
    assert [c.active for c in s.cards[-4:]] == [True, True, False, True]


@pytest.mark.rule("1.5.3b:1")
@pytest.mark.rule("1.5.3a:1")
def test_adam_starts_with_different_directives() -> None:
    from netrunner.rules.concepts.setup import Setup, new_state
    from netrunner.rules.machine.kernel import advance
    from netrunner.rules.machine.terms import FORCED

    orders = [define(f"Twin Order {n}", "runner", "resource", subtypes="directive") for n in range(4)]
    filler = [definition("Sure Gamble")] * 6
    corp, adam = definition("The Corp"), definition("Adam: Compulsive Hacker")
    brought = [orders[0], orders[0], *orders[1:]]
    s = new_state(corp, [definition("Hedge Fund")] * 6, adam, filler, 1, FORCED, brought)
    s.push(Setup())
    advance(s)
    game = Game(s)
    assert game.decision is not None
    assert list(game.decision.texts()) == [f"pick Twin Order {n}" for n in range(4)]
    game.choose("pick Twin Order 0")
    assert list(game.decision.texts()) == [f"pick Twin Order {n}" for n in range(1, 4)]


# -- Apex and Apocalypse --------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.2:1")
def test_apex_installs_any_card_facedown_and_no_resource_that_is_not_virtual() -> None:
    text = """
        corp:
          deck: 5 any
        runner: Apex: Invasive Predator
          hand: Armitage Codebusting, Crowdfunding, Sure Gamble
        turn: runner, at 5.7.1a
    """
    game = scenario(text)
    game.runner.triggers("Apex: Invasive Predator")
    game.runner.picks("Armitage Codebusting")
    card = game.card("Armitage Codebusting")
    assert card.installed and not card.faceup and not card.active
    assert game.game.view("corp")["rig"][0]["card"] is None
    game.expect(runner_credits=5)
    game.runner.installs("Crowdfunding")
    game = scenario(text)
    game.runner.passes()
    game.refuses("runner", "install Armitage Codebusting")
    game = scenario(text)
    game.runner.triggers("Apex: Invasive Predator")
    game.runner.picks("Sure Gamble")
    assert game.card("Sure Gamble").installed


@pytest.mark.rule("8.4.5")
def test_apocalypse_trashes_all_corp_cards_and_turns_the_rig_facedown() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          deck: 5 any
          HQ: root Akitaro Watanabe
          Server 1: ice Enigma; cards (Snare!)
        runner:
          credits 9
          hand: Apocalypse
          rig: Corroder, Crypsis {virus 2}, Desperado
        turn: runner
    """)
    game.refuses("runner", "play Apocalypse")
    for server in ("HQ", "R&D"):
        game.runner.runs(server)
        game.runner.continues()
        while game.decision.kind != "action":
            game.take(game.options(game.decision.side)[-1])
        game.refuses("runner", "play Apocalypse")
    game.runner.runs("Archives")
    game.runner.continues()
    game.pass_windows()
    game.runner.plays("Apocalypse")
    game.expect(corp_archives=["Akitaro Watanabe", "Enigma", "Snare!"], runner_memory_used=0, runner_memory_limit=4)
    assert not game.card("Snare!").faceup and game.card("Enigma").faceup
    assert [game.card(t).faceup for t in ("Corroder", "Crypsis", "Desperado")] == [False, False, False]
    assert game.card("Crypsis").installed and game.card("Crypsis").virus == 2


# -- copied text ----------------------------------------------------------------------------------------------------


def test_media_blitz_has_the_text_of_a_stolen_agenda() -> None:
    game = scenario("""
        corp:
          hand: Media Blitz
          deck: 9 any
        runner:
          hand: Modded
          score: Personality Profiles, Hostile Takeover
          deck: Datasucker, 3 any
          rig: Djinn
        turn: corp
    """)
    game.corp.plays("Media Blitz")
    game.corp.picks("Personality Profiles")
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.uses("Djinn")
    game.runner.picks("Datasucker")
    game.expect(runner_hand=["Datasucker"], runner_heap=["Modded"])
    restored = play(Game.from_json(game.game.to_json()))
    assert restored.card("Media Blitz").active


@pytest.mark.example("E137")
@pytest.mark.rule("10.12.2:1")
@pytest.mark.parametrize("agenda", ["Private Security Force", "Glenn Station"])
def test_e137_media_blitz_makes_nothing_of_a_text_that_speaks_of_itself(agenda: str) -> None:
    game = scenario(f"""
        corp:
          hand: Media Blitz, Enigma
        runner:
          tags 1
          hand: 3 any
          score: {agenda}
        turn: corp
    """)
    game.corp.plays("Media Blitz")
    assert not [o for o in game.options("corp") if o.startswith("use")]


def test_media_blitz_loses_the_text_when_it_is_trashed() -> None:
    define("Old News", "corp", "agenda", whenever(ScoredOrStolen(), Gain(1)), requirement=2, points=1)
    game = scenario("""
        corp:
          hand: Media Blitz
          Server 1: cards (Hostile Takeover)
          Server 2: cards (Posted Bounty {advancement 3})
        runner:
          score: Old News
          deck: 5 any
        turn: corp
    """)
    game.corp.plays("Media Blitz")
    game.corp.scores("Posted Bounty")
    game.corp.triggers("Media Blitz")
    game.corp.passes()
    game.expect(corp_credits=4)
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.runs("Server 1")
    game.runner.continues()
    game.expect(corp_credits=6)  # the theft ended the current before anything could be triggered (9.6.11)
    assert game.card("Media Blitz").zone == "Archives"


@pytest.mark.rule("1.5.4a:1")
def test_dj_fenris_hosts_a_gmod_of_another_faction_and_has_its_text() -> None:
    game = scenario("""
        runner: Noise: Hacker Extraordinaire
          credits 9
          hand: DJ Fenris
          deck: 9 any
          heap: Corroder
          rig: Clone Chip
          outside: Armand "Geist" Walker: Tech Lord, Gabriel Santiago: Consummate Professional
          outside: Wyvern: Chemically Enhanced
        turn: runner
    """)
    game.runner.installs("DJ Fenris")
    geist = game.card('Armand "Geist" Walker: Tech Lord')
    assert geist.host == "DJ Fenris" and not geist.active and not geist.installed
    game.runner.uses("Clone Chip")
    game.expect(runner_hand=1)  # as Geist: a [trash] ability was used
    again = Position.parse(Position.of(game.game).to_text())
    assert again == Position.of(again.game())


@pytest.mark.rule("10.12.2:1")
def test_dj_fenris_loses_the_text_facedown_and_the_identity_when_uninstalled() -> None:
    text = """
        corp:
          deck: 5 any
        runner:
          tags 1
          credits 9
          deck: 9 any
          heap: Corroder
          rig: DJ Fenris [Armand "Geist" Walker: Tech Lord], Clone Chip, Test Turner
        turn: {}
    """
    game = scenario(text.format("runner, at 5.7.1e"))
    game.runner.uses("Test Turner", ability=1)
    while game.decision.kind == "target":
        game.runner.picks("DJ Fenris")
    game.runner.uses("Clone Chip")
    game.expect(runner_hand=0)
    assert game.card('Armand "Geist" Walker: Tech Lord').host == "DJ Fenris"
    game = scenario(text.format("corp"))
    game.corp.trashes_resource("DJ Fenris")
    assert game.card('Armand "Geist" Walker: Tech Lord').zone == "removed"
    game.expect(runner_heap=["Corroder", "DJ Fenris"])


def test_dj_fenris_cannot_host_an_identity_of_the_same_faction() -> None:
    game = scenario("""
        runner: Gabriel Santiago: Consummate Professional
          hand: DJ Fenris
          outside: Armand "Geist" Walker: Tech Lord
        turn: runner
    """)
    game.runner.installs("DJ Fenris")
    assert game.card("DJ Fenris").hosted == []


# -- Geist, Sunny, Wyvern -------------------------------------------------------------------------------------------


@pytest.mark.example("E070")
@pytest.mark.rule("9.1.2a")
def test_e070_armand_geist_walker_draws_before_decoy_avoids_the_tag() -> None:
    game = scenario("""
        corp:
          credits 4
          deck: Snare!, 3 any
        runner: Armand "Geist" Walker: Tech Lord
          hand: 2 Modded
          deck: Diesel, 3 any
          rig: Decoy
        run: R&D, at 6.9.5g
    """)
    game.corp.triggers("Snare!")
    game.runner.uses("Decoy")
    game.expect(runner_hand=0, tags=0, runner_heap=["Decoy", "Diesel", "Modded", "Modded"], winner=None)


@pytest.mark.rule("1.18.4a")
def test_armand_geist_walker_draws_only_for_trash_abilities() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Static
        runner: Armand "Geist" Walker: Tech Lord
          deck: 5 any
          rig: Corroder, Aesop’s Pawnshop
        turn: runner, at 5.7.1a
    """)
    game.runner.triggers("Aesop’s Pawnshop")  # trashes a card as a nested cost, not with the symbol
    game.expect(runner_hand=0, runner_heap=["Corroder"])


def test_sunny_lebeau_has_two_link_and_nothing_to_say() -> None:
    game = scenario("runner: Sunny Lebeau: Security Specialist\nturn: runner")
    game.expect(runner_link=2)


@pytest.mark.erratum("11.2.94")
def test_wyvern_shuffles_the_top_card_of_the_heap_into_the_stack() -> None:
    text = """
        corp:
          hand: PAD Campaign
        runner: Wyvern: Chemically Enhanced
          credits 9
          heap: Diesel, Modded
          deck: 3 any
          rig: {}
        run: HQ, at 6.9.5g
    """
    game = scenario(text.format("Mimic, Corroder, Gordian Blade, Armitage Codebusting"))
    game.runner.trashes("PAD Campaign")
    game.expect(runner_heap=["Diesel"], runner_deck=4)
    game = scenario(text.format("Mimic, Gordian Blade"))  # no more Anarch cards than Shaper cards
    game.runner.trashes("PAD Campaign")
    game.expect(runner_heap=["Diesel", "Modded"], runner_deck=3)


def test_wyvern_keeps_the_order_of_the_heap_in_the_view() -> None:
    text = "runner: {}\n heap: Modded, Diesel, Corroder\nturn: runner"
    game = scenario(text.format("Wyvern: Chemically Enhanced"))
    assert game.game.view("corp")["runner"]["discard"]["faceup"] == ["Modded", "Diesel", "Corroder"]
    game = scenario(text.format(""))
    assert game.game.view("corp")["runner"]["discard"]["faceup"] == ["Corroder", "Diesel", "Modded"]


def test_copied_conditions_without_self_reference_are_kept() -> None:
    from netrunner.rules.additional.gained_text import copied

    seen = define("Echo", "corp", "agenda", whenever(Stolen(), Gain(1)), whenever(Stolen(this=True), Gain(2)))
    assert len(copied(seen)) == 1


# -- Rebirth --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.5.4b:1")
def test_rebirth_switches_the_identity_with_another_of_the_same_faction() -> None:
    game = scenario("""
        runner: Noise: Hacker Extraordinaire
          hand: Rebirth
          outside: Hoshiko Shiro: Untold Protagonist, Gabriel Santiago: Consummate Professional
        turn: runner
    """)
    game.runner.plays("Rebirth")
    s = game.game.state
    assert s.cards[1].defn.title == "Hoshiko Shiro: Untold Protagonist" and s.cards[1].active
    assert game.card("Rebirth").zone == "removed"
    assert sorted([s.cards[i].defn.title for i in s.zones[11]]) == [
        "Gabriel Santiago: Consummate Professional",
        "Noise: Hacker Extraordinaire",
    ]
    told = [e.sentence("en", None) for e in game.game.log if e.kind == "switched"]
    assert told == ["The Runner switches identities: it is Hoshiko Shiro: Untold Protagonist now."]
    assert Game.from_json(game.game.to_json()).state.cards[1].also is definition("Hoshiko Shiro: Mahou Shoujo")


@pytest.mark.rule("1.5.4d:1,2")
@pytest.mark.ruling("Hoshiko Shiro: Untold Protagonist", 0)
def test_rebirth_brings_hoshiko_with_her_front_and_takes_her_away_from_either_side() -> None:
    game = scenario("""
        runner: Hoshiko Shiro: Mahou Shoujo
          credits 9
          hand: 2 Rebirth
          outside: Noise: Hacker Extraordinaire
        turn: runner
    """)
    game.runner.plays("Rebirth")
    assert game.game.state.cards[1].defn.title == "Noise: Hacker Extraordinaire"
    game.runner.plays("Rebirth")
    assert game.game.state.cards[1].defn.title == "Hoshiko Shiro: Untold Protagonist"


def test_rebirth_without_another_identity_of_the_faction_only_removes_itself() -> None:
    """Like Harmony AR Therapy it leaves the game, so that it always has the potential to change something (1.2.5)."""
    game = scenario("""
        runner: Sunny Lebeau: Security Specialist
          hand: Rebirth
          outside: Noise: Hacker Extraordinaire
        turn: runner
    """)
    game.runner.plays("Rebirth")
    game.expect(runner_discard=[])
    assert game.game.state.cards[1].defn.title == "Sunny Lebeau: Security Specialist"
    assert len(game.game.state.zones[REMOVED]) == 1


def test_rebirth_changes_link_and_recurring_abilities_at_once() -> None:
    game = scenario("""
        runner: Exile: Streethawk
          hand: Rebirth, Corroder
          outside: Kate "Mac" McCaffrey: Digital Tinker
        turn: runner
    """)
    game.runner.plays("Rebirth")
    game.runner.installs("Corroder")
    game.expect(runner_link=1, runner_credits=4)  # 1 less with Kate


@pytest.mark.rule("1.5.4a:1")
@pytest.mark.rule("1.5.4c")
def test_rebirth_in_a_deck_brings_all_identities_along_that_may_be_used() -> None:
    plain = starter_deck("anarch")
    deck = Deck("Reborn", plain.identity, (*plain.cards, ("Rebirth", 1)))
    game = Game.start(starter_deck("jinteki"), deck, seed=1)
    s = game.state
    outside = [s.cards[i].defn.title for i in s.zones[11]]
    assert "Hoshiko Shiro: Untold Protagonist" in outside and plain.identity not in outside
    assert "Wyvern: Chemically Enhanced" not in outside  # draft format only (1.5.4c)
    assert not Game.start(starter_deck("jinteki"), plain, seed=1).state.zones[11]
    drawn = game.determinize("corp", 3, [deck])
    assert drawn.runner == deck

"""3.1 to 3.6: identities, agendas, assets, ice, operations, upgrades."""

import pytest

from netrunner import Game, starter_deck
from netrunner.rules.machine.terms import ICE, UPGRADE
from netrunner.testing import define, scenario
from netrunner.vocabulary import Cards, Chosen, SwapCards, Trash, paid, play

define(
    "Trading Places", "corp", "operation",
    play(
        SwapCards(
            Chosen(Cards(subtypes="region")), Chosen(Cards(types=UPGRADE, without="region"), as_="other")
        )
    ),
)  # fmt: skip
define("Open Toll", "corp", "asset", paid(0, Trash(Chosen(Cards(types=ICE)))), cost=2, trash=3)

REMOTES = ["Server 1", "new remote"]


def places(text: str, card: str) -> list[str]:
    """Where a card from HQ could be installed."""
    game = scenario(text)
    game.corp.installs(card)
    if game.decision is None or game.decision.kind != "destination":
        found = game.card(card).server
        return [found] if found else []
    return sorted(option.removeprefix("server ") for option in game.options("corp"))


# -- 3.1: identities -------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.1.1")
@pytest.mark.rule("4.7.1")
@pytest.mark.rule("4.7.4a")
@pytest.mark.rule("1.8.3a:5")
def test_3_1_1_each_player_starts_with_one_active_identity_in_the_play_area() -> None:
    game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1)
    game.choose("keep")
    game.choose("keep")
    in_play = [card for card in game.state.cards if card.zone == game.state.identity(0).zone]
    assert sorted(card.defn.title for card in in_play) == [
        "Jinteki: Personal Evolution", "Kate \"Mac\" McCaffrey: Digital Tinker",
    ]  # fmt: skip
    assert all(card.active for card in in_play)


@pytest.mark.rule("3.1.1b")
def test_3_1_1b_identities_are_not_installed() -> None:
    game = scenario("corp: Jinteki: Personal Evolution\nrunner: Noise: Hacker Extraordinaire\nturn: runner")
    assert not game.card("Jinteki: Personal Evolution").installed
    assert not game.card("Noise: Hacker Extraordinaire").installed
    game.expect(corp_installed=[], runner_installed=[])


# -- 3.2: agendas ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.2.1:1")
@pytest.mark.rule("3.3.1:1")
@pytest.mark.parametrize("card", ["Nisei MK II", "PAD Campaign"])
@pytest.mark.rule("4.7.5a")
@pytest.mark.rule("3.6.1:2")
@pytest.mark.rule("4.7.7c:2")
def test_3_2_1_and_3_3_1_agendas_and_assets_go_to_remote_servers_only(card: str) -> None:
    text = f"corp:\n hand: {card}\n Server 1: (Akitaro Watanabe)\n HQ: ice (Enigma)\nturn: corp"
    assert places(text, card) == REMOTES


@pytest.mark.rule("3.2.1:2")
@pytest.mark.rule("3.3.1:2")
@pytest.mark.parametrize("old", ["Nisei MK II", "PAD Campaign"])
@pytest.mark.parametrize("new", ["Hostile Takeover", "Adonis Campaign"])
@pytest.mark.rule("4.7.8a:1")
def test_3_2_1_and_3_3_1_a_remote_server_holds_one_agenda_or_one_asset(old: str, new: str) -> None:
    game = scenario(f"corp:\n hand: {new}\n Server 1: ({old}), (Akitaro Watanabe)\nturn: corp")
    game.corp.installs(new, "Server 1")
    if game.decision is not None and game.decision.kind != "action":
        game.corp.done()  # nothing more than what must be trashed
    assert game.root("Server 1") == ["Akitaro Watanabe", new]
    game.expect(corp_archives=[old])


@pytest.mark.rule("3.2.2a")
def test_3_2_2a_an_agenda_is_scored_with_as_many_tokens_as_it_requires() -> None:
    text = "corp:\n Server 1: (Nisei MK II {{advancement {n}}})\nturn: corp, at 5.6.2a"
    game = scenario(text.format(n=3), mode="full")
    game.asks("corp", "window", "5.6.2a")
    game.refuses("corp", "score Nisei MK II")
    game = scenario(text.format(n=4), mode="full")
    game.corp.scores("Nisei MK II")
    game.expect(corp_points=2, corp_score=["Nisei MK II"])


@pytest.mark.rule("3.2.2b")
@pytest.mark.rule("2.5.2")
def test_3_2_2b_points_count_only_in_a_score_area() -> None:
    game = scenario("""
        corp:
          score: Nisei MK II
          Server 1: (Priority Requisition)
          archives: Hostile Takeover
        runner:
          score: Posted Bounty
        turn: corp
    """)
    game.expect(corp_points=2, runner_points=1)


@pytest.mark.rule("3.2.3:3,4")
@pytest.mark.rule("4.6.4:2")
def test_3_2_3_agendas_are_active_in_the_corps_score_area_only() -> None:
    game = scenario("""
        corp:
          credits 20
          score: Nisei MK II {agenda 1}
          Server 1: (Nisei MK II {advancement 4})
        runner:
          score: Nisei MK II {agenda 1}
        turn: corp, at 5.6.2a
    """, mode="full")  # fmt: skip
    active = {look.zone: look.active for look in game.cards("Nisei MK II")}
    assert active == {"corp-score": True, "play": False, "runner-score": False}
    game.refuses("corp", "rez Nisei MK II")


@pytest.mark.rule("3.2.4")
def test_3_2_4_agendas_can_always_be_advanced() -> None:
    game = scenario("corp:\n Server 1: (Nisei MK II {advancement 7})\n Server 2: (PAD Campaign)\nturn: corp")
    game.refuses("corp", "advance PAD Campaign")
    game.corp.advances("Nisei MK II")
    assert game.card("Nisei MK II").advancement == 8


# -- 3.3: assets -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.3.2:1,2")
@pytest.mark.rule("3.6.3")
@pytest.mark.rule("4.7.4b:1,2")
@pytest.mark.parametrize("card", ["Open Toll", "Test Upgrade"])
def test_3_3_2_and_3_6_3_assets_and_upgrades_are_installed_unrezzed_and_rezzed_in_a_window(card: str) -> None:
    game = scenario(f"corp:\n credits 5\n hand: {card}\n HQ: ice (Enigma)\nturn: corp", mode="full")
    game.pass_windows()
    game.corp.installs(card, "new remote")
    while game.decision is not None and game.decision.kind == "trash":
        game.corp.done()
    look = game.card(card)
    assert (look.faceup, look.active) == (False, False)
    if card == "Open Toll":
        game.refuses("corp", "use Open Toll")
    game.asks("corp", "window", "5.6.2a")
    game.corp.rezzes(card)
    assert (look.rezzed, look.active) == (True, True)
    game.expect(corp_credits=3 if card == "Open Toll" else 4, corp_clicks=2)


@pytest.mark.rule("3.3.3")
@pytest.mark.rule("1.18.2")
def test_3_3_3_the_runner_may_pay_to_trash_an_accessed_asset() -> None:
    text = "corp:\n Server 1: (PAD Campaign)\nrunner:\n credits {n}\nrun: Server 1, at 6.9.5g"
    game = scenario(text.format(n=4))
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=0, corp_archives=["PAD Campaign"])
    game = scenario(text.format(n=4))
    game.runner.declines()
    game.expect(runner_credits=4, corp_installed=["PAD Campaign"])
    game = scenario(text.format(n=3))  # too few credits: nothing is asked
    game.expect(run=None, corp_installed=["PAD Campaign"])


@pytest.mark.rule("3.6.4")
def test_3_6_4_the_runner_may_pay_to_trash_an_accessed_upgrade() -> None:
    game = scenario("corp:\n HQ: root (SanSan City Grid)\n hand:\nrunner:\n credits 5\nrun: HQ, at 6.9.5g")
    game.runner.trashes("SanSan City Grid")
    game.expect(runner_credits=0, corp_archives=["SanSan City Grid"])


# -- 3.4: ice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.4.2")
@pytest.mark.rule("4.7.6a")
@pytest.mark.rule("4.7.6d")
@pytest.mark.rule("4.7.5a")
def test_3_4_2_ice_protects_any_server_and_is_in_none() -> None:
    text = "corp:\n hand: Enigma\n Server 1: (PAD Campaign)\nturn: corp"
    assert places(text, "Enigma") == ["Archives", "HQ", "R&D", "Server 1", "new remote"]
    game = scenario(text)
    game.corp.installs("Enigma", "Server 1")
    assert (game.ice("Server 1"), game.root("Server 1")) == (["Enigma"], ["PAD Campaign"])


@pytest.mark.rule("3.4.2b")
@pytest.mark.rule("2.3.4a")
@pytest.mark.rule("3.4.6")
@pytest.mark.rule("4.7.9d")
def test_3_4_2b_and_3_4_6_new_ice_is_the_outermost_and_costs_1_for_each_other() -> None:
    game = scenario("corp:\n credits 2\n hand: Hunter\n HQ: ice (Enigma), (Wall of Static)\nturn: corp")
    game.corp.installs("Hunter", "HQ")
    game.corp.done()  # no ice is trashed to make it cheaper
    assert game.ice("HQ") == ["Enigma", "Wall of Static", "Hunter"]
    game.expect(corp_credits=0)


@pytest.mark.rule("3.4.3")
@pytest.mark.rule("3.4.3a")
@pytest.mark.rule("9.2.7e")
def test_3_4_3_ice_is_installed_unrezzed_and_rezzed_only_when_it_is_approached() -> None:
    game = scenario("corp:\n HQ: ice (Enigma), (Hunter)\nrun: HQ, approaching ice 2", mode="full")
    assert not game.card("Enigma").active
    game.pass_windows("6.9.2e")
    game.runner.passes()
    game.asks("corp", "window", "6.9.2e")
    game.refuses("corp", "rez Enigma")
    game.corp.rezzes("Hunter")
    assert game.card("Hunter").active
    game.expect(corp_credits=4)
    game = scenario("corp:\n HQ: ice (Enigma)\nturn: corp, at 5.6.2a", mode="full")
    game.refuses("corp", "rez Enigma")


@pytest.mark.rule("3.4.5a")
def test_3_4_5a_an_encounter_is_not_an_access() -> None:
    game = scenario("corp:\n HQ: ice Test Gentle Ice\nrunner:\n credits 9\nrun: HQ, encountering ice 1")
    game.asks("runner", "jack-out")
    assert game.happened("access") == 0


@pytest.mark.rule("3.4.7:2")
@pytest.mark.rule("3.4.7a")
@pytest.mark.rule("3.4.7b:1,2")
@pytest.mark.rule("9.6.10")
def test_3_4_7_unbroken_subroutines_must_resolve_in_order_and_broken_ones_do_not() -> None:
    game = scenario("corp:\n HQ: ice Test Sentry\nrunner:\n hand: 2 any\nrun: HQ, encountering ice 1")
    game.expect(run=None, runner_heap=1)  # damage first, then the run ended
    game = scenario(
        "corp:\n HQ: ice Test Sentry\nrunner:\n hand: 2 any\n rig: Test Breaker\nrun: HQ, encountering ice 1"
    )
    game.runner.breaks(1, using="Test Breaker")
    game.runner.passes()
    game.expect(run=None, runner_heap=0)


# -- 3.5: operations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.5.1:1,2,3")
@pytest.mark.rule("3.5.2")
def test_3_5_1_operations_are_played_for_their_cost_never_installed_and_trashed_afterwards() -> None:
    game = scenario("corp:\n credits 5\n hand: Hedge Fund\nturn: corp")
    game.refuses("corp", "install Hedge Fund")
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=9, corp_archives=["Hedge Fund"], corp_installed=[])
    game = scenario("corp:\n credits 4\n hand: Hedge Fund\nturn: corp")
    game.refuses("corp", "play Hedge Fund")


# -- 3.6: upgrades ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.6.1:1")
@pytest.mark.rule("4.7.7c:1")
@pytest.mark.rule("4.7.5a")
def test_3_6_1_upgrades_go_to_remote_servers_and_to_the_roots_of_central_ones() -> None:
    text = "corp:\n hand: Test Upgrade\n Server 1: (PAD Campaign)\nturn: corp"
    assert places(text, "Test Upgrade") == ["Archives", "HQ", "R&D", "Server 1", "new remote"]


@pytest.mark.rule("3.6.2")
@pytest.mark.rule("4.7.7c:1")
@pytest.mark.parametrize("server", ["HQ", "Server 1"])
def test_3_6_2_any_number_of_upgrades_is_in_one_server(server: str) -> None:
    root = "root " if server == "HQ" else ""
    game = scenario(f"corp:\n hand: Test Upgrade\n {server}: {root}(Test Upgrade), (Akitaro Watanabe)\nturn: corp")
    game.corp.installs("Test Upgrade", server)
    if game.decision is not None and game.decision.kind != "action":
        game.corp.done()
    assert game.root(server) == ["Test Upgrade", "Akitaro Watanabe", "Test Upgrade"]
    game.expect(corp_archives=[])


@pytest.mark.rule("3.6.5a")
@pytest.mark.rule("3.6.5c")
@pytest.mark.rule("3.6.5d")
@pytest.mark.rule("4.7.7d")
@pytest.mark.rule("4.7.8d")
@pytest.mark.parametrize("server", ["HQ", "Server 1"])
@pytest.mark.parametrize("old", ["Test Region", "(Test Region)"])
def test_3_6_5d_a_second_region_in_a_server_takes_the_place_of_the_first(server: str, old: str) -> None:
    root = "root " if server == "HQ" else ""
    game = scenario(f"corp:\n hand: SanSan City Grid\n {server}: {root}{old}\nturn: corp")
    game.corp.installs("SanSan City Grid", server)
    assert game.root(server) == ["SanSan City Grid"]
    game.expect(corp_archives=["Test Region"])


@pytest.mark.rule("3.6.5b:1,2")
def test_3_6_5b_regions_in_different_servers_and_in_hand_do_not_count() -> None:
    game = scenario("""
        corp:
          hand: 2 SanSan City Grid
          R&D: root (Test Region)
          Server 1: (Test Region)
        turn: corp
    """)
    game.corp.installs("SanSan City Grid", "HQ")
    game.expect(corp_archives=[], corp_hand=["SanSan City Grid"])
    assert game.root("HQ") == ["SanSan City Grid"]


@pytest.mark.rule("3.6.5e")
def test_3_6_5e_a_region_is_not_swapped_into_a_server_that_has_one() -> None:
    text = """
        corp:
          hand: Trading Places
          HQ: root (SanSan City Grid)
          R&D: root (Test Upgrade), {there}
        turn: corp
    """
    game = scenario(text.format(there="(Akitaro Watanabe)"))
    game.corp.plays("Trading Places")
    game.corp.picks("Test Upgrade")
    assert (game.root("HQ"), game.root("R&D")) == (["Test Upgrade"], ["SanSan City Grid", "Akitaro Watanabe"])
    game = scenario(text.format(there="(Test Region)"))
    game.corp.plays("Trading Places")
    game.corp.picks("SanSan City Grid")
    assert (game.root("HQ"), game.root("R&D")) == (["SanSan City Grid"], ["Test Upgrade", "Test Region"])

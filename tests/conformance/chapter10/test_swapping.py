"""10.11.2: what may be swapped with what."""

import pytest

from netrunner.rules.machine.terms import CORP, RESOURCE
from netrunner.testing import define, scenario
from netrunner.vocabulary import CanHost, Cards, Chosen, RemoteOnly, SwapCards, play

CORP_CARDS = Cards(side=CORP)
OTHER = Chosen(CORP_CARDS, as_="b", swaps_with="target")
define("Any Swap", "corp", "operation", play(SwapCards(Chosen(CORP_CARDS), OTHER)))
define("Blind Swap", "corp", "operation", play(SwapCards(Chosen(CORP_CARDS), Chosen(CORP_CARDS, as_="b"))))
RESOURCES = Cards(types=RESOURCE)
define("Rig Swap", "runner", "event", play(SwapCards(Chosen(RESOURCES), Chosen(RESOURCES, as_="b"))), cost=0)
define("Post", "runner", "resource", CanHost(RESOURCES), cost=0)
define("Flag", "runner", "resource", cost=0)
define("Banner", "runner", "resource", cost=0)
define("Only Remote", "corp", "upgrade", RemoteOnly(), trash=2)


@pytest.mark.rule("10.11.2:1")
def test_10_11_2_an_agenda_is_not_swapped_with_ice() -> None:
    game = scenario("corp:\n hand: Any Swap\n HQ: ice Enigma\n Server 1: (Nisei MK II)\nturn: corp")
    game.asks("corp", "action")
    game.refuses("corp", "play Any Swap")


@pytest.mark.rule("10.11.2:1")
def test_10_11_2_no_asset_comes_to_a_central_server() -> None:
    game = scenario("corp:\n hand: Any Swap\n HQ: root Red Herrings\n Server 1: (PAD Campaign)\nturn: corp")
    game.refuses("corp", "play Any Swap")


@pytest.mark.rule("10.11.2:1")
def test_10_11_2_no_second_asset_comes_to_a_server() -> None:
    game = scenario("""
        corp:
          hand: Any Swap
          Server 1: (Nisei MK II), (Red Herrings)
          Server 2: (PAD Campaign)
        turn: corp
    """)
    game.corp.plays("Any Swap")
    game.corp.picks("Red Herrings")
    assert sorted(game.root("Server 1")) == ["Nisei MK II", "Red Herrings"]
    assert game.root("Server 2") == ["PAD Campaign"]  # only the agenda beside it could be chosen


@pytest.mark.rule("10.11.2:2")
def test_10_11_2_without_a_legal_exchange_the_effect_does_nothing() -> None:
    game = scenario("""
        corp:
          hand: Blind Swap
          HQ: ice Enigma, (Hunter)
          Server 1: (Nisei MK II)
        turn: corp
    """)
    game.corp.plays("Blind Swap")
    game.corp.picks("Enigma", "Nisei MK II")
    assert (game.ice("HQ"), game.root("Server 1")) == (["Enigma", "Hunter"], ["Nisei MK II"])


@pytest.mark.rule("8.2.12:2")
def test_8_2_12_a_remote_server_only_upgrade_is_not_swapped_into_a_central_root() -> None:
    game = scenario("corp:\n hand: Any Swap\n HQ: root Red Herrings\n Server 1: (Only Remote)\nturn: corp")
    game.refuses("corp", "play Any Swap")


@pytest.mark.rule("10.11.3:1")
def test_10_11_3_installed_runner_cards_exchange_their_hosts() -> None:
    game = scenario("runner:\n hand: Rig Swap\n rig: Post [Flag], Banner\nturn: runner")
    game.runner.plays("Rig Swap")
    game.runner.picks("Flag", "Banner")
    assert (game.card("Banner").host, game.card("Flag").host) == ("Post", None)
    assert game.card("Post").hosted == ["Banner"]
    game.expect(runner_heap=["Rig Swap"])

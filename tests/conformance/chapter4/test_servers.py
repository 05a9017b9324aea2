"""4.7: the play area, its servers, and ice in front of them."""

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import AddTo, Cards, Chosen, Gain, RemoteOnly, TurnFacedown, paid, play

define("Homebound", "corp", "upgrade", RemoteOnly(), cost=0, trash=2)
define("Pick Up", "corp", "operation", play(AddTo(Chosen(Cards(side=0)), "hq")))
define("Pick Up Now", "corp", "asset", paid(0, AddTo(Chosen(Cards(side=0, other=True)), "hq")), cost=0, trash=2)
define("Spring", "runner", "resource", paid(0, Gain(1)), cost=0)
define("Draw The Curtain", "runner", "event", play(TurnFacedown(Chosen(Cards(side=1)))))

SEATS = ("corp", "runner", None)


@pytest.mark.rule("4.7.2")
@pytest.mark.parametrize("seat", SEATS)
def test_4_7_2_how_many_cards_are_where_is_open(seat: str | None) -> None:
    corp = "corp:\n HQ: ice (Enigma), (Hunter)\n Server 1: (PAD Campaign), (Test Upgrade)\n"
    view = scenario(f"{corp}runner:\n rig: Corroder\nturn: corp").game.view(seat)
    counts = {one["server"]: (len(one["ice"]), len(one["cards"])) for one in view["servers"]}
    assert counts["HQ"][0] == 2 and counts["Server 1"] == (0, 2)
    assert len(view["rig"]) == 1


@pytest.mark.rule("4.7.4")
@pytest.mark.rule("4.7.4d:1")
@pytest.mark.rule("1.8.4a:4")
def test_4_7_4d_a_facedown_runner_card_is_inactive_and_has_no_characteristics() -> None:
    game = scenario("runner:\n hand: Draw The Curtain\n rig: Spring\nturn: runner")
    assert game.card("Spring").active
    game.runner.plays("Draw The Curtain")
    look = game.card("Spring")
    assert (look.installed, look.faceup, look.active) == (True, False, False)
    game.refuses("runner", "use Spring")
    game.expect(runner_rig=["Spring"])


@pytest.mark.rule("4.7.6b")
@pytest.mark.rule("8.2.2:1")
def test_4_7_6b_an_installed_corp_card_stays_where_it_is() -> None:
    game = scenario("corp:\n HQ: ice (Enigma); root (Test Upgrade)\n Server 1: (PAD Campaign)\nturn: corp", mode="full")
    game.pass_windows()
    assert [text for text in game.options("corp") if "move" in text or "install" in text] == []
    assert game.card("Enigma").place == "HQ ice 1"


@pytest.mark.rule("4.7.7b:1")
def test_4_7_7b_nothing_is_installed_in_a_central_server() -> None:
    game = scenario("corp:\n hand: PAD Campaign, Nisei MK II\nturn: corp")
    for card in ("PAD Campaign", "Nisei MK II"):
        twin = game.copy()
        twin.corp.installs(card)
        assert twin.card(card).server == "Server 1"  # a new remote server: there is no other place


@pytest.mark.rule("4.7.7c:3")
def test_4_7_7c_a_card_in_a_root_is_not_in_the_server() -> None:
    game = scenario("corp:\n hand: Hedge Fund\n HQ: root (Test Upgrade)\nturn: corp")
    game.expect(corp_hand=["Hedge Fund"], corp_installed=["Test Upgrade"])
    assert (game.root("HQ"), game.ice("HQ")) == (["Test Upgrade"], [])


@pytest.mark.rule("4.7.8b:2,3")
def test_4_7_8b_installing_creates_remote_servers_without_limit() -> None:
    board = "Server 1: (PAD Campaign)\n Server 2: ice (Enigma)\n"
    game = scenario(f"corp:\n hand: PAD Campaign, Enigma\n {board}turn: corp")
    game.corp.installs("PAD Campaign", "new remote")
    game.pass_windows()
    game.corp.installs("Enigma", "new remote")
    assert len(game.servers) == 7
    game.expect(corp_installed=4)


@pytest.mark.rule("4.7.8e:2")
@pytest.mark.rule("4.7.8f:1")
def test_4_7_8f_a_remote_server_without_cards_ceases_to_exist() -> None:
    game = scenario("corp:\n hand: Pick Up\n Server 1: (PAD Campaign)\nturn: corp")
    game.corp.plays("Pick Up")
    assert "Server 1" not in game.servers
    game = scenario("corp:\n hand: Pick Up\n Server 1: ice (Enigma); cards (PAD Campaign)\nturn: corp")
    game.corp.plays("Pick Up")
    game.corp.picks("PAD Campaign")
    assert "Server 1" in game.servers  # ice still protects it


@pytest.mark.rule("4.7.8f:2,3")
def test_4_7_8f_a_run_on_a_server_that_ceases_to_exist_is_neither_successful_nor_not() -> None:
    game = scenario("""
        corp:
          Server 1: (PAD Campaign)
          Server 2: Pick Up Now
        run: Server 1, approaching server
    """)
    game.corp.uses("Pick Up Now")
    game.expect(run=None, corp_hand=["PAD Campaign"])
    assert (game.happened("run-successful"), game.happened("run-unsuccessful")) == (0, 0)


@pytest.mark.rule("4.7.8g")
def test_4_7_8g_remote_server_only() -> None:
    game = scenario("corp:\n hand: Homebound\n Server 1: (PAD Campaign)\nturn: corp")
    game.corp.installs("Homebound")
    assert sorted(game.options("corp")) == ["server Server 1", "server new remote"]


@pytest.mark.rule("4.7.9a")
@pytest.mark.rule("4.7.9e:1")
@pytest.mark.rule("6.2.1")
def test_4_7_9e_the_position_of_ice_follows_the_ice_between_it_and_the_server() -> None:
    text = "corp:\n HQ: ice Enigma, Test Trashing Ice, Hunter\nrun: HQ, approaching ice 3"
    game = scenario(text, mode="full")
    assert game.card("Hunter").place == "HQ ice 3"
    game.pass_windows("6.9.2b")
    game.runner.passes()
    game.corp.uses("Test Trashing Ice")
    assert game.card("Hunter").place == "HQ ice 2"
    assert game.game.view("corp")["run"]["position"] == 2  # and the Runner's position with it


@pytest.mark.rule("4.7.5f")
@pytest.mark.rule("1.12.2:1")
@pytest.mark.unsound("no card hosts cards in a grip")
def test_4_7_5f_a_card_that_is_hosted_but_not_installed_is_inactive() -> None:
    from netrunner.rules.concepts.moving import host_on

    game = scenario("runner:\n rig: Test Hardware\n hand: Spring\nturn: runner")
    s = game.game.state
    spring, host = game.card("Spring").id, game.card("Test Hardware").id
    host_on(s, spring, s.cards[host].ref)
    assert game.card("Spring").host == "Test Hardware"
    assert (game.card("Spring").installed, game.card("Spring").active) == (False, False)

"""8.1 to 8.3: installing and uninstalling cards."""

import pytest

from netrunner.rules.machine.terms import CORP, PROGRAM
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AddTo,
    Cards,
    Chosen,
    CostsLess,
    Draw,
    EndRun,
    ForEvent,
    Gain,
    Install,
    Installed,
    Memory,
    RemoteOnly,
    TrashThis,
    paid,
    play,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.cards import TopOf
from netrunner.vocabulary.into_play import Installable

define("Workshop", "runner", "resource", when(Installed(), Gain(3)), cost=1)
define("Quick Tool", "runner", "program", cost=0, memory=1)
define("Heavy Tool", "runner", "program", cost=1, memory=3)
define("Giant Tool", "runner", "program", cost=1, memory=5)
define("Receipt", "runner", "resource", whenever(ForEvent("credits-spent", YOU), Draw(1)), cost=0)
define("Fan", "runner", "resource", whenever(Installed(Cards(types=PROGRAM)), Gain(1)), cost=0)
define("Remote Only", "corp", "upgrade", RemoteOnly(), cost=0, trash=2)
define("Loose Wall", "corp", "ice", paid(TrashThis(), Gain(1)), sub(EndRun()), cost=1, strength=1)
define("Recall", "corp", "operation", play(AddTo(Chosen(Cards(side=CORP)), "hq")))
define(
    "Bulk Install", "runner", "event",
    play(*[Install(Chosen(Installable(Cards(types=PROGRAM, where="grip")), up_to=True)) for _ in range(3)]),
)  # fmt: skip
define("Rack", "runner", "program", CostsLess("install", 2, Cards(types=PROGRAM, other=True)), cost=0, memory=0)
define("Pricy Tool", "runner", "program", cost=3, memory=1)
define("Console One", "runner", "hardware", Memory(1), cost=0, subtypes="console")
define("Console Two", "runner", "hardware", Memory(2), cost=0, subtypes="console")
define("Delivery", "runner", "event", play(Install(TopOf(YOU)), Gain(1)))
define("Dear Hardware", "runner", "hardware", cost=4)


# -- 8.1: terminology ------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1.1:1")
@pytest.mark.rule("8.1.3:1")
def test_8_1_1_and_8_1_3_events_are_played_and_programs_are_installed() -> None:
    game = scenario("runner:\n hand: Sure Gamble, Quick Tool\nturn: runner")
    game.offers("runner", "play Sure Gamble")
    game.offers("runner", "install Quick Tool")
    game.refuses("runner", "install Sure Gamble")
    game.refuses("runner", "play Quick Tool")


@pytest.mark.rule("8.1.2:2")
@pytest.mark.rule("3.2.3a:2")
def test_8_1_2_a_faceup_agenda_is_neither_rezzed_nor_unrezzed() -> None:
    game = scenario("""
        corp:
          Server 1: Nisei MK II
          HQ: ice Enigma
        runner:
          hand: Test Derez Event, Test Expose
        turn: runner
    """)
    assert game.card("Nisei MK II").faceup
    game.refuses("runner", "play Test Expose")  # nothing is unrezzed
    game.runner.plays("Test Derez Event")
    assert game.card("Nisei MK II").faceup
    assert not game.card("Enigma").faceup


@pytest.mark.rule("8.1.2a:1")
def test_8_1_2a_rezzing_turns_a_card_faceup_for_its_rez_cost() -> None:
    game = scenario("corp:\n credits 5\n Server 1: (PAD Campaign)\nturn: corp, at 5.6.2a")
    game.corp.rezzes("PAD Campaign")
    game.expect(corp_credits=3)
    assert game.card("PAD Campaign").rezzed


@pytest.mark.rule("8.1.2b:1")
def test_8_1_2b_derezzing_turns_it_facedown_again() -> None:
    game = scenario("corp:\n HQ: ice Enigma\nrunner:\n hand: Test Derez Event\nturn: runner")
    game.runner.plays("Test Derez Event")
    card = game.card("Enigma")
    assert (card.installed, card.faceup, card.active) == (True, False, False)


# -- 8.2: destinations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.1a:1,2")
def test_8_2_1a_the_corp_chooses_a_server_or_creates_a_new_one() -> None:
    game = scenario("corp:\n hand: PAD Campaign\n Server 1: ice (Enigma)\nturn: corp")
    game.corp.installs("PAD Campaign")
    assert game.options("corp") == ["server Server 1", "server new remote"]


@pytest.mark.rule("8.2.1b")
@pytest.mark.rule("8.2.1c")
def test_8_2_1b_and_c_assets_go_to_remotes_and_upgrades_also_to_roots_of_centrals() -> None:
    text = "corp:\n hand: {}\n Server 1: (PAD Campaign)\nturn: corp"
    game = scenario(text.format("Nisei MK II"))
    game.corp.installs("Nisei MK II")
    assert not any(name in text for text in game.options("corp") for name in ("HQ", "R&D", "Archives"))
    game = scenario(text.format("Red Herrings"))
    game.corp.installs("Red Herrings")
    assert game.options("corp") == [f"server {name}" for name in ("HQ", "R&D", "Archives", "Server 1", "new remote")]


@pytest.mark.rule("8.2.1d")
def test_8_2_1d_ice_is_installed_in_the_outermost_position() -> None:
    game = scenario("corp:\n hand: Hunter\n HQ: ice (Enigma), (Ice Wall)\nturn: corp")
    game.corp.installs("Hunter", "HQ")
    game.corp.done()
    assert game.ice("HQ") == ["Enigma", "Ice Wall", "Hunter"]
    assert not game.card("Hunter").faceup


@pytest.mark.rule("8.2.3")
@pytest.mark.rule("8.3.5:2")
def test_8_2_3_runner_cards_are_installed_faceup_and_active() -> None:
    game = scenario("runner:\n hand: Quick Tool\nturn: runner")
    game.runner.installs("Quick Tool")
    card = game.card("Quick Tool")
    assert (card.faceup, card.active, card.server) == (True, True, None)


@pytest.mark.rule("8.2.12:1")
def test_8_2_12_a_remote_server_only_upgrade_never_goes_to_a_central_server() -> None:
    game = scenario("corp:\n hand: Remote Only\n Server 1: (PAD Campaign)\nturn: corp")
    game.corp.installs("Remote Only")
    assert game.options("corp") == ["server Server 1", "server new remote"]


# -- 8.2.4: one at a time ----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.4:1")
@pytest.mark.rule("1.15.4a:1")
def test_8_2_4_several_cards_are_chosen_and_installed_one_at_a_time() -> None:
    # Rack makes the program after it cheaper: only because it is installed first can Pricy Tool be paid for.
    game = scenario("runner:\n credits 1\n hand: Bulk Install, Rack, Pricy Tool\nturn: runner")
    game.runner.plays("Bulk Install")
    assert "pick Pricy Tool" not in game.options("runner")
    game.runner.picks("Rack")
    game.runner.picks("Pricy Tool")
    game.runner.done()
    game.expect(runner_rig=["Rack", "Pricy Tool"], runner_credits=0)


@pytest.mark.rule("8.2.4:2")
@pytest.mark.rule("9.10.4b")
def test_8_2_4_abilities_resolve_between_the_installations() -> None:
    # The first card pays for the ice: Haas-Bioroid gains a credit before the second installation.
    game = scenario("""
        corp: Haas-Bioroid: Engineering the Future
          credits 1
          hand: Shipment from MirrorMorph, PAD Campaign, Hunter
          HQ: ice (Enigma)
        turn: corp
    """)
    game.corp.plays("Shipment from MirrorMorph")
    game.corp.picks("PAD Campaign")
    assert game.root("Server 1") == ["PAD Campaign"]
    game.expect(corp_credits=1)
    game.corp.picks("Hunter")
    game.corp.chooses("HQ")
    game.corp.done()
    game.expect(corp_credits=0)
    assert game.ice("HQ") == ["Enigma", "Hunter"]


# -- 8.2.5: like cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.5a:2")
def test_8_2_5a_a_second_asset_replaces_the_first() -> None:
    game = scenario("corp:\n hand: Nisei MK II\n Server 1: (PAD Campaign), (Red Herrings)\nturn: corp")
    game.corp.installs("Nisei MK II", "Server 1")
    assert game.options("corp") == ["done", "pick Red Herrings [Server 1 card 2]"]  # the asset goes in any case
    game.corp.done()
    game.expect(corp_archives=["PAD Campaign"])
    assert sorted(game.root("Server 1")) == ["Nisei MK II", "Red Herrings"]


@pytest.mark.rule("8.2.5a:1")
@pytest.mark.rule("8.2.5")
def test_8_2_5a_other_cards_of_the_server_may_be_trashed_as_well() -> None:
    game = scenario("corp:\n hand: Nisei MK II\n Server 1: (PAD Campaign), (Red Herrings)\nturn: corp")
    game.corp.installs("Nisei MK II", "Server 1")
    game.corp.picks("Red Herrings")
    game.expect(corp_archives=["PAD Campaign", "Red Herrings"])
    assert game.root("Server 1") == ["Nisei MK II"]


@pytest.mark.rule("8.2.5b:2")
def test_8_2_5b_a_second_region_replaces_the_first_in_a_root() -> None:
    game = scenario("corp:\n hand: Test Region\n HQ: root (Test Region), (Red Herrings)\nturn: corp")
    game.corp.installs("Test Region", "HQ")
    game.corp.done()
    game.expect(corp_archives=["Test Region"])
    assert sorted(game.root("HQ")) == ["Red Herrings", "Test Region"]


@pytest.mark.rule("8.2.5c:2")
def test_8_2_5c_trashed_ice_is_not_counted_for_the_install_cost() -> None:
    game = scenario("corp:\n credits 1\n hand: Hunter\n HQ: ice Enigma, (Ice Wall)\nturn: corp")
    game.corp.installs("Hunter", "HQ")
    assert "done" not in game.options("corp")  # two credits are not there
    game.corp.picks("Ice Wall")
    game.corp.done()
    game.expect(corp_credits=0, corp_archives=["Ice Wall"])
    assert game.ice("HQ") == ["Enigma", "Hunter"]


@pytest.mark.rule("8.2.5d:2")
def test_8_2_5d_programs_may_be_trashed_and_must_be_for_memory() -> None:
    game = scenario("runner:\n credits 5\n hand: Heavy Tool\n rig: Quick Tool, Heavy Tool\nturn: runner")
    game.runner.installs("Heavy Tool")
    assert "done" not in game.options("runner")
    game.runner.picks("Quick Tool")  # 3 + 3 is still too much: the other one follows
    game.expect(runner_rig=["Heavy Tool"], runner_heap=["Quick Tool", "Heavy Tool"])


@pytest.mark.rule("8.2.5d:2")
@pytest.mark.rule("3.9.3b")
def test_8_2_5d_a_program_that_goes_on_a_host_counts_as_well() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 9
          hand: Parasite
          rig: Quick Tool, Heavy Tool
        turn: runner
    """)
    game.runner.installs("Parasite")
    game.asks("runner", "trash-like", "8.3.3")
    assert "done" not in game.options("runner")
    game.runner.picks("Quick Tool")
    game.runner.done()
    game.expect(runner_heap=["Quick Tool"], runner_memory_used=4)
    assert game.card("Parasite").host == "Enigma"


@pytest.mark.rule("8.2.5d:1")
def test_8_2_5d_a_program_that_never_fits_cannot_be_installed() -> None:
    game = scenario("runner:\n hand: Giant Tool\nturn: runner")
    game.asks("runner", "action")
    game.refuses("runner", "install Giant Tool")


@pytest.mark.rule("8.2.6")
def test_8_2_6_cards_trashed_for_an_installation_keep_their_face() -> None:
    game = scenario("corp:\n hand: Hunter\n HQ: ice Enigma, (Ice Wall)\nturn: corp")
    game.corp.installs("Hunter", "HQ")
    game.corp.picks("Enigma", "Ice Wall")
    assert game.card("Enigma", "Archives").faceup
    assert not game.card("Ice Wall", "Archives").faceup


# -- 8.2.7 to 8.2.11 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2.7")
def test_8_2_7_a_remote_server_without_cards_ceases_to_exist() -> None:
    game = scenario("corp:\n hand: Recall\n Server 1: (PAD Campaign)\n Server 2: ice (Enigma)\nturn: corp")
    game.corp.plays("Recall")
    game.corp.picks("PAD Campaign")
    assert game.servers == ["HQ", "R&D", "Archives", "Server 2"]


@pytest.mark.rule("8.2.8:1,2")
@pytest.mark.rule("10.3.1h:2")
def test_8_2_8_a_server_survives_the_installation_that_empties_it() -> None:
    game = scenario("corp:\n hand: Nisei MK II\n Server 2: (PAD Campaign)\nturn: corp")
    game.corp.installs("Nisei MK II", "Server 2")
    game.expect(corp_archives=["PAD Campaign"])
    assert game.root("Server 2") == ["Nisei MK II"]
    assert game.happened("server-gone") == 0


@pytest.mark.rule("8.2.9:3")
def test_8_2_9_when_encountered_ice_is_uninstalled_the_runner_passes_it() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Loose Wall
          hand: Hedge Fund
        run: HQ, encountering ice 1
    """)
    game.corp.uses("Loose Wall")
    game.pass_windows()
    game.asks("runner", "jack-out", "6.9.5c")
    game.expect(corp_archives=["Loose Wall"], corp_credits=1, run="HQ")


@pytest.mark.rule("8.2.10")
def test_8_2_10_an_uninstalled_card_is_a_new_card() -> None:
    game = scenario("corp:\n credits 9\n hand: Recall\n Server 1: Adonis Campaign {credits 6}\nturn: corp")
    game.corp.plays("Recall")
    game.expect(corp_hand=["Adonis Campaign"])
    game.corp.installs("Adonis Campaign", "new remote")
    card = game.card("Adonis Campaign")
    assert (card.credits, card.faceup) == (0, False)


@pytest.mark.rule("8.2.11:1")
@pytest.mark.unsound("the found card stays set aside")
def test_8_2_11_what_cannot_be_paid_for_is_not_installed_by_an_effect_either() -> None:
    game = scenario("runner:\n credits 3\n hand: Delivery\n deck: Dear Hardware, Diesel\nturn: runner")
    game.runner.plays("Delivery")
    game.expect(runner_credits=4, runner_rig=[], runner_deck=["Dear Hardware", "Diesel"])


@pytest.mark.rule("3.8.5e")
def test_3_8_5e_a_second_console_installed_by_force_is_trashed_instead() -> None:
    game = scenario("runner:\n hand: Delivery\n deck: Console Two, Diesel\n rig: Console One\nturn: runner")
    game.runner.plays("Delivery")
    game.expect(runner_heap=["Console Two", "Delivery"], runner_rig=["Console One"])


# -- 8.3: the steps ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3.1:1")
@pytest.mark.rule("8.3.2")
def test_8_3_1_and_8_3_2_the_card_is_placed_before_its_destination_is_chosen() -> None:
    game = scenario("corp:\n hand: Enigma\n HQ: ice (Hunter)\nturn: corp")
    game.corp.installs("Enigma")
    game.asks("corp", "destination", "8.3.2")
    card = game.card("Enigma")
    assert (card.zone, card.installed, card.faceup, card.active) == ("play", False, False, False)


@pytest.mark.rule("8.3.1:2")
def test_8_3_1_a_runner_card_is_placed_faceup_and_not_yet_active() -> None:
    game = scenario("runner:\n hand: Rack\n rig: Quick Tool\nturn: runner")
    game.runner.installs("Rack")
    game.asks("runner", "trash-like", "8.3.3")
    card = game.card("Rack")
    assert (card.zone, card.installed, card.faceup, card.active) == ("play", False, True, False)


@pytest.mark.rule("8.3.3")
@pytest.mark.rule("8.3.4")
def test_8_3_3_and_8_3_4_like_cards_are_trashed_before_the_cost_is_paid() -> None:
    game = scenario("runner:\n credits 5\n hand: Heavy Tool\n rig: Heavy Tool\nturn: runner")
    game.runner.installs("Heavy Tool")  # the one that is there must go
    kinds = [k for k in game.log_kinds() if k in ("trashed", "credits-spent", "installed")]
    assert kinds == ["trashed", "credits-spent", "installed"]


@pytest.mark.rule("8.3.4")
@pytest.mark.rule("8.2.11c")
def test_8_3_4_the_checkpoint_after_the_cost_comes_before_the_card_is_installed() -> None:
    game = scenario("runner:\n credits 5\n hand: Workshop\n deck: 3 any\n rig: Receipt\nturn: runner")
    game.runner.installs("Workshop")
    kinds = [k for k in game.log_kinds() if k in ("credits-spent", "drew", "installed", "credits-gained")]
    assert kinds == ["credits-spent", "drew", "installed", "credits-gained"]


@pytest.mark.rule("8.3.5:1")
def test_8_3_5_a_new_server_is_created_as_the_card_becomes_installed() -> None:
    game = scenario("corp:\n hand: Enigma\n Server 1: (PAD Campaign)\nturn: corp")
    game.corp.installs("Enigma", "new remote")
    assert game.ice("Server 2") == ["Enigma"]
    assert game.card("Enigma").installed


@pytest.mark.rule("8.3.6")
def test_8_3_6_when_installed_abilities_are_met_also_that_of_the_card_itself() -> None:
    game = scenario("runner:\n credits 1\n hand: Workshop\nturn: runner")
    game.runner.installs("Workshop")
    game.expect(runner_credits=3)
    game = scenario("runner:\n credits 1\n hand: Quick Tool\n rig: Fan\nturn: runner")
    game.runner.installs("Quick Tool")
    game.expect(runner_credits=2)


@pytest.mark.rule("8.2.4:1")
def test_8_2_4_a_card_cannot_be_written_to_install_several_at_once() -> None:
    with pytest.raises(ValueError, match="instruction of its own"):
        Install(Chosen(Cards(types=PROGRAM, where="grip"), 2))


@pytest.mark.rule("8.2.11:1")
def test_8_2_11_ice_that_cannot_be_trashed_makes_no_room_for_cheaper_ice() -> None:
    text = """
        corp:
          credits {credits}
          hand: Enigma
          HQ: ice Architect, (Ice Wall)
        turn: corp
    """
    game = scenario(text.format(credits=0))
    game.corp.installs("Enigma")
    assert "server HQ" not in game.options("corp")
    game = scenario(text.format(credits=1))
    game.corp.installs("Enigma", "HQ")
    game.expect(corp_credits=0, corp_archives=["Ice Wall"])
    assert game.ice("HQ") == ["Architect", "Enigma"]

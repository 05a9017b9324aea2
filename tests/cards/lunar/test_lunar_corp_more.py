"""The Lunar cycle: the Corp's remaining cards."""

from __future__ import annotations

from netrunner.testing import scenario


def test_the_root_pays_to_advance_install_and_rez() -> None:
    game = scenario("""
        corp:
          credits 0
          hand: Enigma
          HQ: ice Ice Wall
          Server 1: cards The Root
          Server 2: cards (Nisei MK II)
          Server 3: cards (Melange Mining Corp.)
        turn: corp, at 5.6.2a
    """)
    game.corp.rezzes("Melange Mining Corp.")
    game.corp.advances("Nisei MK II")
    game.corp.installs("Enigma", "HQ")
    game.corp.done()
    assert game.card("The Root").credits == 0
    game = scenario("corp:\n credits 0\n hand: Hedge Fund\n Server 1: cards The Root\nturn: corp")
    game.refuses("corp", "play Hedge Fund")


def test_mother_goddess_has_the_subtypes_of_all_other_rezzed_ice() -> None:
    game = scenario(
        "corp:\n HQ: ice Mother Goddess, (Hunter)\n R&D: ice Enigma, Wall of Static\nrun: HQ, encountering ice 1"
    )
    goddess = game.card("Mother Goddess")
    assert goddess.has("code gate") and goddess.has("barrier") and goddess.has("mythic")
    assert not goddess.has("sentry")
    game.expect(run=None)


def test_executive_boot_camp_rezzes_for_less_when_the_turn_begins() -> None:
    game = scenario("""
        corp:
          credits 1
          deck: 3 any
          HQ: ice (Ice Wall)
          R&D: ice (Enigma)
          Server 1: cards Executive Boot Camp
        turn: corp, at 5.6.1b
    """)
    game.corp.passes()
    game.corp.triggers("Executive Boot Camp")
    assert game.card("Ice Wall").rezzed and not game.card("Enigma").rezzed
    game.expect(corp_credits=1)


def test_executive_boot_camp_fetches_an_asset() -> None:
    game = scenario(
        "corp:\n credits 1\n deck: Enigma, PAD Campaign, 3 any\n Server 1: cards Executive Boot Camp\n"
        "turn: corp, at 5.6.2a"
    )
    game.corp.uses("Executive Boot Camp")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("PAD Campaign")
    game.expect(corp_credits=0, corp_hand=["PAD Campaign"], corp_archives=["Executive Boot Camp"])
    assert game.revealed() == ["PAD Campaign"]
    assert game.happened("shuffled") == 1


def test_snatch_and_grab_trashes_a_connection_unless_the_runner_takes_a_tag() -> None:
    board = """
        corp:
          credits 3
          hand: Snatch and Grab
        runner:
          credits 0
          rig: Fall Guy, Data Dealer, Wyldside
        turn: corp
    """
    game = scenario(board)
    game.corp.plays("Snatch and Grab")
    game.corp.chooses(0)
    game.refuses("corp", "pick Wyldside")
    game.corp.picks("Data Dealer")
    game.runner.accepts()
    game.expect(tags=1, runner_heap=[])
    game = scenario(board)
    game.corp.plays("Snatch and Grab")
    game.corp.chooses(0)
    game.corp.picks("Data Dealer")
    game.runner.declines()
    game.runner.passes()
    game.expect(tags=0, runner_heap=["Data Dealer"])
    game = scenario(board.replace("credits 0", "credits 3"))
    game.corp.plays("Snatch and Grab")
    game.corp.chooses(0)
    game.runner.chooses(3)
    game.expect(tags=0, runner_heap=[])


def test_industrial_genomics_makes_trashing_dearer_for_each_facedown_card_in_archives() -> None:
    game = scenario("""
        corp: Industrial Genomics: Growing Solutions
          archives: (Hedge Fund), (Enigma), Hedge Fund
          Server 1: cards (PAD Campaign)
        runner:
          credits 6
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.corp.passes()
    game.runner.trashes("PAD Campaign")
    game.expect(runner_credits=0)
    game = scenario("""
        corp: Industrial Genomics: Growing Solutions
          archives: (Hedge Fund)
          hand: Hedge Fund
        run: HQ, approaching server
    """)
    game.runner.continues()
    game.expect(run=None, runner_credits=5)


def test_shoot_the_moon_rezzes_ice_for_each_tag() -> None:
    game = scenario("""
        corp:
          credits 3
          hand: Shoot the Moon
          HQ: ice (Archer), (Enigma)
          R&D: ice (Ice Wall)
          Server 1: cards (PAD Campaign)
        runner:
          tags 2
        turn: corp
    """)
    game.corp.plays("Shoot the Moon")
    game.refuses("corp", "pick PAD Campaign")
    game.corp.picks("Archer", "Enigma")
    game.expect(corp_credits=0, corp_clicks=1)
    assert game.card("Archer").rezzed and game.card("Enigma").rezzed and not game.card("Ice Wall").rezzed


def test_utopia_fragment_makes_advanced_agendas_costly_to_steal() -> None:
    board = """
        corp:
          score: Utopia Fragment
          Server 1: cards (Nisei MK II {advancement 2})
        runner:
          credits 4
        run: Server 1, approaching server
    """
    game = scenario(board)
    game.runner.continues()
    game.runner.steals("Nisei MK II")
    game.expect(runner_credits=0)
    game = scenario(board.replace("credits 4", "credits 3"))
    game.runner.continues()
    game.expect(runner_score=[], runner_credits=3)


def test_self_destruct_trashes_its_server_and_traces_for_it() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice Hunter
          Server 1: ice Enigma, (Ice Wall); cards Self-destruct, (PAD Campaign)
        runner:
          credits 2
          hand: 4 any
        run: Server 1, approaching server
    """)
    game.corp.uses("Self-destruct")
    game.expect(corp_archives=["Self-destruct", "Enigma", "Ice Wall", "PAD Campaign"])
    game.runner.chooses(2)
    assert game.damage() == ["3 net"]
    assert game.card("Hunter").installed
    game = scenario(
        "corp:\n credits 0\n Server 1: ice Enigma; cards Self-destruct\nrunner:\n credits 1\n hand: 4 any\n"
        "run: Server 1, approaching server"
    )
    game.corp.uses("Self-destruct")
    game.runner.chooses(1)
    assert game.damage() == []
    game = scenario("corp:\n Server 1: cards Self-destruct\nrun: HQ, approaching server")
    assert game.why_not("corp", "use Self-destruct").rule == "9.3.3c"
    game = scenario("corp:\n hand: Self-destruct\nturn: corp")
    game.corp.installs("Self-destruct", "new remote")
    assert game.card("Self-destruct").server == "Server 1"
    game = scenario("corp:\n hand: Self-destruct\n clicks 1\nturn: corp")
    game.corp.chooses("install Self-destruct")
    assert game.card("Self-destruct").server == "Server 1"


def test_lotus_field_cannot_be_weakened() -> None:
    board = (
        "corp:\n HQ: ice Lotus Field [Patch]\nrunner:\n credits 9\n rig: Ice Carver, Torch\nrun: HQ, encountering ice 1"
    )
    game = scenario(board)
    assert game.card("Lotus Field").strength == 6
    game.pass_windows()
    game.expect(run=None)
    assert scenario(board.replace("Lotus Field", "Enigma")).card("Enigma").strength == 3


def test_sealed_vault_keeps_credits_out_of_reach() -> None:
    game = scenario("corp:\n credits 6\n Server 1: cards Sealed Vault\nturn: corp, at 5.6.2a")
    game.corp.uses("Sealed Vault", ability=1)
    game.corp.chooses(4)
    game.expect(corp_credits=1)
    assert game.card("Sealed Vault").credits == 4
    assert game.happened("credits-lost") == 0
    game.corp.passes()
    game.corp.uses("Sealed Vault", ability=2)
    game.corp.chooses(3)
    game.expect(corp_credits=4, corp_clicks=2)
    game.corp.uses("Sealed Vault", ability=3)
    game.corp.chooses(1)
    game.expect(corp_credits=5, corp_archives=["Sealed Vault"])


def test_will_o_the_wisp_returns_an_icebreaker_that_broke_something() -> None:
    board = """
        corp:
          deck: 3 any
          Server 1: ice Ice Wall; cards Will-o'-the-Wisp
        runner:
          credits 5
          deck: Diesel
          rig: Corroder, Mimic, Gordian Blade
        run: Server 1, encountering ice 1
    """
    game = scenario(board)
    game.runner.breaks(1, using="Corroder")
    game.go_on("6.9.5c")
    game.runner.continues()
    game.pass_windows()
    game.corp.triggers("Will-o'-the-Wisp")
    game.expect(runner_deck=["Diesel", "Corroder"], corp_archives=["Will-o'-the-Wisp"])
    game = scenario(board.replace("run: Server 1, encountering ice 1", "run: Server 1, approaching server"))
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    assert game.happened("triggered") == 0
    game = scenario(
        board.replace(
            "Server 1: ice Ice Wall; cards Will-o'-the-Wisp",
            "HQ: ice Ice Wall\n          Server 1: cards Will-o'-the-Wisp",
        ).replace("run: Server 1", "run: HQ")
    )
    game.runner.breaks(1, using="Corroder")
    game.go_on("action")
    game.expect(corp_archives=[])


def test_blue_sun_takes_a_rezzed_card_back_for_its_rez_cost() -> None:
    board = """
        corp: Blue Sun: Powering the Future
          credits 1
          deck: 3 any
          HQ: ice Archer, (Enigma)
          Server 1: cards PAD Campaign
        turn: corp, at 5.6.1b
    """
    game = scenario(board)
    game.corp.triggers("Blue Sun: Powering the Future")
    game.refuses("corp", "pick Enigma")
    game.corp.picks("Archer")
    game.go_on("action")
    game.expect(corp_credits=6)
    assert "Archer" in game.corp.hand
    game = scenario(board)
    game.corp.triggers("PAD Campaign")
    game.corp.declines("Blue Sun: Powering the Future")
    game.go_on("action")
    assert game.card("Archer").installed


def test_docklands_crackdown_makes_the_first_install_of_a_turn_dearer() -> None:
    game = scenario("corp:\n Server 1: cards Docklands Crackdown {power 1}\nturn: corp")
    game.corp.uses("Docklands Crackdown")
    assert game.card("Docklands Crackdown").power == 2
    game.expect(corp_clicks=1)
    game = scenario("""
        corp:
          Server 1: cards Docklands Crackdown {power 2}
        runner:
          credits 5
          hand: 2 Akamatsu Mem Chip
        turn: runner
    """)
    game.runner.installs("Akamatsu Mem Chip")
    game.expect(runner_credits=2)
    game.runner.installs("Akamatsu Mem Chip")
    game.expect(runner_credits=1)

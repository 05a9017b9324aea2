"""Creation and Control: a new server for a pet project, and ice in another order."""

from __future__ import annotations

from netrunner.testing import scenario

PET = """
    corp:
      credits 0
      hand: Enigma, Braintrust, Hedge Fund
      archives: (PAD Campaign), Hunter
      Server 1: cards (Director Haas' Pet Project {advancement 3})
      Server 2: cards PAD Campaign
    turn: corp, at 5.6.2a
"""


def test_director_haas_pet_project_builds_a_new_server_for_nothing() -> None:
    game = scenario(PET)
    game.corp.scores("Director Haas' Pet Project")
    game.corp.triggers("Director Haas' Pet Project")
    game.refuses("corp", "number 4")
    game.corp.chooses(3)
    game.refuses("corp", "pick Hedge Fund")
    game.corp.picks("Enigma")
    game.corp.picks("Hunter")
    game.corp.done()
    game.corp.picks("Braintrust")
    assert game.ice("Server 3") == ["Enigma", "Hunter"]
    assert game.root("Server 3") == ["Braintrust"]
    game.expect(corp_credits=0, corp_hand=["Hedge Fund"])


def test_director_haas_pet_project_may_be_left_alone() -> None:
    game = scenario(PET)
    game.corp.scores("Director Haas' Pet Project")
    game.corp.declines("Director Haas' Pet Project")
    game.expect(corp_hand=3)


def test_escher_rearranges_the_ice_of_all_servers() -> None:
    game = scenario("""
        corp:
          hand: Braintrust
          HQ: ice (Enigma)
          R&D: ice Ice Wall, (Hunter)
          Server 1: cards PAD Campaign
        runner:
          credits 3
          hand: Escher
        turn: runner
    """)
    game.runner.plays("Escher")
    game.pass_windows()
    game.runner.continues()
    game.runner.picks("R&D ice 2")
    game.runner.picks("HQ ice 1")
    assert game.ice("HQ") == ["Hunter"]
    assert game.ice("R&D") == ["Enigma", "Ice Wall"]
    assert [game.card(title).rezzed for title in ("Hunter", "Enigma", "Ice Wall")] == [False, False, True]
    assert game.accessed() == []
    game.expect(run=None)
    game.runner.runs("R&D")
    game.expect(run=None)  # Ice Wall is the outermost ice of R&D now


def test_escher_leaves_everything_as_it_is_if_the_runner_likes() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), (Hunter)
        runner:
          credits 3
          hand: Escher
        turn: runner
    """)
    game.runner.plays("Escher")
    game.pass_windows()
    game.runner.continues()
    game.pass_windows()
    game.runner.continues()
    game.runner.picks("HQ ice 1")
    assert game.ice("HQ") == ["Enigma", "Hunter"]
    assert game.happened("ice-arranged") == 0

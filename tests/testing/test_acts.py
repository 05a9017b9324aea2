"""Every act of a player, once."""

import pytest

from netrunner.testing import ScenarioError, scenario


def test_the_corps_actions() -> None:
    game = scenario("""
        corp:
          credits 5, clicks 8
          hand: Hedge Fund, Enigma, PAD Campaign
          deck: 3 any
          Server 1: (Nisei MK II)
        runner:
          tags 1
          rig: Access to Globalsec, Crypsis {virus 1}
        turn: corp
    """)
    game.corp.takes_credit()
    game.corp.draws()
    game.corp.plays("Hedge Fund")
    game.corp.installs("Enigma", "HQ")
    game.corp.installs("PAD Campaign", "new remote")
    game.corp.passes()  # PAD Campaign could be rezzed
    game.corp.advances("Nisei MK II")
    game.corp.passes()
    game.corp.trashes_resource("Access to Globalsec")
    game.expect(corp_credits=7, corp_clicks=1, runner_heap=["Access to Globalsec"])
    assert game.ice("HQ") == ["Enigma"] and game.root("Server 2") == ["PAD Campaign"]
    game.asks("corp", "window", "5.6.2a")
    game.corp.rezzes("PAD Campaign")
    assert game.card("PAD Campaign").rezzed


def test_purging_and_scoring() -> None:
    game = scenario("""
        corp:
          Server 1: (Nisei MK II {advancement 4})
        runner:
          rig: Crypsis {virus 3}
        turn: corp, at 5.6.2a
    """)
    game.corp.scores("Nisei MK II")
    game.corp.purges()
    assert game.card("Crypsis").virus == 0
    game.expect(corp_score=["Nisei MK II"], corp_points=2)


def test_the_runners_actions() -> None:
    game = scenario("""
        runner:
          credits 9, clicks 9, tags 1
          hand: Sure Gamble, Gordian Blade, The Personal Touch, Magnum Opus
          deck: 2 any
        turn: runner
    """)
    game.runner.takes_credit()
    game.runner.draws()
    game.runner.plays("Sure Gamble")
    game.runner.removes_tag()
    game.runner.installs("Gordian Blade")
    game.runner.installs("The Personal Touch", "Gordian Blade")
    game.runner.installs("Magnum Opus")
    game.runner.done()  # no program is trashed for it
    game.runner.uses("Magnum Opus")
    assert game.card("The Personal Touch").host == "Gordian Blade"
    game.expect(runner_clicks=1, tags=0, runner_credits=3, memory_used=3)
    game.runner.runs("Archives")
    game.runner.passes()
    game.runner.continues()


def test_breaking_and_boosting() -> None:
    text = """
        corp:
          HQ: ice {ice}
        runner:
          credits 9
          rig: Gordian Blade, Battering Ram
        run: HQ, encountering ice 1
    """
    game = scenario(text.format(ice="Enigma"))
    game.runner.breaks(2, using="Gordian Blade")
    game.runner.breaks(1, using="Gordian Blade")
    assert game.is_broken(1) and game.is_broken(2)
    game = scenario(text.format(ice="Wall of Thorns"))
    game.runner.boosts("Battering Ram", times=2)
    assert game.card("Battering Ram").strength == 5
    game.runner.breaks(1, 2, using="Battering Ram")
    assert game.is_broken(1) and game.is_broken(2)
    game = scenario(text.format(ice="Enigma"))
    with pytest.raises(ScenarioError, match="The Runner cannot break with Battering Ram"):
        game.runner.uses("Battering Ram", breaking=1)
    with pytest.raises(ScenarioError, match="The Runner cannot break subroutine 3"):
        game.runner.uses("Gordian Blade", breaking=3)


def test_breaking_fewer_than_an_ability_could() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Thorns
        runner:
          credits 9
          hand: 3 any
          rig: Battering Ram [The Personal Touch, The Personal Touch]
        run: HQ, encountering ice 1
    """)
    game.runner.breaks(2, using="Battering Ram")
    assert game.is_broken(2) and not game.is_broken(1)


def test_answers_to_questions_of_cards() -> None:
    game = scenario("""
        corp:
          hand: Snare!
          credits 4
        runner:
          hand: 5 any
        run: HQ
    """)
    game.runner.continues()
    game.corp.triggers("Snare!")
    game.runner.trashes("Snare!")
    game.expect(tags=1, runner_hand=2, corp_archives=["Snare!"], corp_credits=0, runner_credits=5)


def test_declining_and_accessing_in_order() -> None:
    game = scenario("""
        corp:
          hand: Hedge Fund
          HQ: root (Akitaro Watanabe)
        runner:
          credits 5
        run: HQ
    """)
    game.runner.continues()
    game.corp.passes()
    game.runner.accesses("Akitaro Watanabe")
    game.runner.declines()
    game.done()


def test_numbers_targets_and_options() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice (Hunter)
          Server 1: (PAD Campaign)
        runner:
          hand: Infiltration
          credits 3
        turn: runner
    """)
    game.runner.plays("Infiltration")
    game.runner.chooses(2)
    game.runner.picks("HQ ice 1")
    assert game.happened("exposed") == 1
    game.pass_windows()
    game.runner.runs("HQ")
    game.pass_windows()
    game.runner.jacks_out()
    game.pass_windows()
    game.done()


def test_a_trace_is_answered_with_numbers() -> None:
    game = scenario("corp:\n HQ: ice Hunter\n credits 2\nrunner:\n credits 3\nrun: HQ, encountering ice 1")
    game.asks("corp", rule=game.decision.rule if game.decision else None)
    game.corp.chooses(1)
    game.runner.chooses(3)
    game.expect(tags=1, corp_credits=1, runner_credits=0)


def test_discarding_at_the_end_of_a_turn() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n hand: 6 any, Diesel\nturn: runner, at 5.7.2a")
    game.runner.discards("Diesel")  # the second card answers itself: all that are left are alike
    game.expect(runner_hand=5, runner_heap=["Diesel", "Sure Gamble"], turn="corp")


def test_choosing_by_the_text_of_an_option() -> None:
    game = scenario("corp:\n hand: Enigma\nturn: corp")
    game.corp.chooses("install Enigma")
    game.corp.chooses("R&D")
    assert game.ice("R&D") == ["Enigma"]

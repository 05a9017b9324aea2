"""The SanSan cycle: what cards say in passing."""

from __future__ import annotations

from netrunner.testing import scenario


def test_turing_cannot_be_broken_by_ai() -> None:
    board = """
        corp:
          HQ: ice Turing
        runner:
          credits 9
          rig: Crypsis {virus 1}
        run: HQ, encountering ice 1
    """
    game = scenario(board)
    game.runner.boosts("Crypsis", times=2)
    assert not [option for option in game.options("runner") if option == "use Crypsis ability 1"]
    game = scenario(board.replace("Crypsis {virus 1}", "Gordian Blade"))
    game.runner.breaks(1, using="Gordian Blade")
    game.expect(run="HQ")


def test_student_loans_are_about_events() -> None:
    game = scenario("""
        corp:
          credits 5
          hand: Hedge Fund
          archives: Hedge Fund
          Server 1: cards Student Loans
        runner:
          heap: Corroder
        turn: corp
    """)
    game.corp.plays("Hedge Fund")
    game.expect(corp_credits=9)


def test_muertos_gang_member_draws_one_card_and_the_corp_chooses() -> None:
    game = scenario("""
        corp:
          credits 0
          HQ: ice (Enigma)
          R&D: ice (Hunter)
        runner:
          deck: 3 any
          rig: Muertos Gang Member, (Corroder)
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Muertos Gang Member")
    game.corp.accepts()
    assert sorted(game.options("corp")) == ["pick Enigma [HQ ice 1]", "pick Hunter [R&D ice 1]"]
    game.corp.picks("Hunter")
    game.expect(runner_hand=1, corp_credits=0)
    assert game.card("Hunter").rezzed


def test_chameleon_goes_home_at_the_end_of_the_runners_turn() -> None:
    game = scenario("corp:\n deck: 3 any\nrunner:\n rig: Chameleon {names barrier}\nturn: corp")
    game.next_turn("runner")
    assert game.card("Chameleon").installed


def test_an_offer_you_cant_refuse_allows_no_jacking_out() -> None:
    game = scenario("""
        corp:
          hand: An Offer You Can’t Refuse
          archives: Hedge Fund
        turn: corp
    """)
    game.corp.plays("An Offer You Can’t Refuse")
    game.corp.chooses("Archives")
    game.runner.accepts()
    game.expect(run=None)
    assert game.happened("run-successful") == 1


def test_clot_minds_only_agendas_installed_by_the_corp_this_turn() -> None:
    game = scenario(
        "corp:\n credits 9\n Server 1: cards (Nisei MK II {advancement 3})\nrunner:\n rig: Clot\nturn: corp"
    )
    game.corp.advances("Nisei MK II")
    game.corp.scores("Nisei MK II")
    game.expect(corp_points=2)

"""8.1.2: rezzing by an effect, for less or for nothing, with additional costs that may be declined."""

from __future__ import annotations

import pytest

from netrunner.rules.machine.nodes import P_REZ
from netrunner.rules.machine.terms import A_REZ, CREDIT, E_REZZED, ICE
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    AdditionalRezCost,
    All,
    Cannot,
    Cards,
    Chosen,
    CountersOn,
    EndRun,
    ForEvent,
    Forfeit,
    Gain,
    HostedCreditsFor,
    Recurring,
    Rez,
    Trash,
    play,
    sub,
    when,
    whenever,
)
from netrunner.vocabulary.into_play import Rezzable

UNREZZED = Cards(rezzed=False)
UNREZZED_ICE = Cards(types=ICE, rezzed=False)
define("Grand Opening", "corp", "operation", play(Rez(All(UNREZZED))))
define("Free Opening", "corp", "operation", play(Rez(All(UNREZZED), ignore_costs=True)))
define("Chosen Opening", "corp", "operation", play(Rez(Chosen(Rezzable(UNREZZED)))))
define("Wished Opening", "corp", "operation", play(Gain(1), Rez(Chosen(Rezzable(UNREZZED), up_to=True), chosen=True)))
define("Proud Ice", "corp", "ice", AdditionalRezCost(Forfeit()), sub(EndRun()), cost=1, strength=5)
define("Plain Gate", "corp", "ice", sub(EndRun()), cost=3, strength=1)
define("Paint Tax", "corp", "upgrade", AdditionalCostTo(A_REZ, 2, Cards(types=ICE)), trash=2)
define("Dark House", "corp", "upgrade", Cannot(A_REZ, cards=Cards(types=ICE)), trash=2)
define("Petty Cash Box", "corp", "asset", Recurring(2), HostedCreditsFor(P_REZ), cost=1, trash=2)
define("Opening Fund", "corp", "asset", HostedCreditsFor(P_REZ), trash=2)
define("Opening Clerk", "corp", "asset", whenever(ForEvent("rezzed"), Gain(1)), trash=2)
define("Strict Usher", "corp", "asset", whenever(ForEvent("rezzed"), Trash(All(Cards(title="Test Upgrade")))), trash=2)
define("Counting House", "corp", "asset", when(ForEvent("rezzed", this=True), Gain(CountersOn(CREDIT))), Recurring(2),
       cost=0, trash=2)  # fmt: skip


def rezzed(text: str) -> list[str]:
    game = scenario(text)
    return [option for option in game.options("corp") if option.startswith("rez")]


# -- windows -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1.2a:1")
@pytest.mark.rule("3.2.3:1")
def test_8_1_2a_what_can_be_rezzed_in_a_window_and_for_how_much() -> None:
    text = """
        corp:
          credits {}
          HQ: ice (Enigma)
          Server 1: cards (Test Agenda), (Test Upgrade)
          Server 2: cards (PAD Campaign)
          Server 3: cards Test Asset
        turn: corp, at 5.6.2a
    """
    upgrade, asset = "rez Test Upgrade [Server 1 card 2]", "rez PAD Campaign [Server 2 card 1]"
    assert rezzed(text.format(2)) == [upgrade, asset]
    assert rezzed(text.format(1)) == [upgrade]
    assert rezzed(text.format(0)) == []
    game = scenario(text.format(1))
    assert str(game.why_not("corp", "rez PAD Campaign")) == "It costs 2 credits, and you have 1 for it. (rule 1.15.1)"
    assert game.why_not("corp", "rez Test Agenda").rule == "3.2.3"
    assert game.why_not("corp", "rez Test Asset").rule == "8.1.2"
    assert game.why_not("corp", "rez Enigma").rule == "6.4.3"


@pytest.mark.rule("1.10.4:2")
@pytest.mark.rule("1.15.1:1")
def test_1_10_4_credits_on_a_card_for_rezzing_bring_more_within_reach() -> None:
    text = "corp:\n credits {}\n Server 1: Opening Fund {{credit {}}}\n Server 2: (PAD Campaign)\nturn: corp, at 5.6.2a"
    asset = ["rez PAD Campaign [Server 2 card 1]"]
    assert rezzed(text.format(0, 2)) == rezzed(text.format(1, 1)) == rezzed(text.format(2, 0)) == asset
    assert rezzed(text.format(0, 1)) == rezzed(text.format(1, 0)) == []


@pytest.mark.rule("6.4.3:2")
@pytest.mark.rule("9.2.7e")
def test_6_4_3_only_the_approached_ice_is_rezzed_and_only_where_ice_may_be() -> None:
    text = "corp:\n credits 9\n HQ: ice (Enigma), (Hunter)\n R&D: ice (Ice Wall)\nrun: HQ, approaching ice 1, at {}"
    game = scenario(text.format("6.9.2e"), mode="full")
    game.runner.passes()
    assert [option for option in game.options("corp") if option.startswith("rez")] == ["rez Enigma [HQ ice 1]"]
    game = scenario(text.format("6.9.2b"), mode="full")
    game.runner.passes()
    game.asks("corp", "window", "6.9.2b")
    assert not any(option.startswith("rez") for option in game.options("corp"))


@pytest.mark.rule("1.2.2:2")
@pytest.mark.rule("1.15.9b:1")
def test_1_2_2_and_1_15_9b_what_other_cards_say_about_rezzing_counts_for_the_approached_ice() -> None:
    text = """
        corp:
          credits {}
          HQ: ice (Plain Gate); root {}
        run: HQ, approaching ice 1, at 6.9.2e
    """
    for root, credits, possible in (
        ("Dark House", 9, False), ("Paint Tax", 4, False), ("Paint Tax", 5, True), ("Test Upgrade", 3, True),
        ("Test Upgrade", 2, False),
    ):  # fmt: skip
        game = scenario(text.format(credits, root), mode="full")
        game.runner.passes()
        assert ("rez Plain Gate [HQ ice 1]" in game.options("corp")) == possible
    game = scenario(text.format(5, "Paint Tax"), mode="full")
    game.runner.passes()
    game.corp.rezzes("Plain Gate")
    game.expect(corp_credits=0)
    game = scenario(text.format(9, "Dark House"), mode="full")
    assert "Dark House" in game.why_not("corp", "rez Plain Gate").sentence()


# -- by an effect ------------------------------------------------------------------------------------------------------

BOARD = """
    corp:
      credits {credits}
      hand: {card}
      score: {score}
      HQ: ice (Plain Gate), {ice}
      Server 1: cards (Test Agenda), (Test Upgrade)
    turn: corp
"""


@pytest.mark.rule("8.1.2a:2")
@pytest.mark.rule("1.15.1:1")
@pytest.mark.parametrize(("credits", "faces", "left"), [(9, "GBU", 4), (5, "GBU", 0), (0, "", 0)])
def test_8_1_2a_an_effect_rezzes_whatever_can_be_paid_for(credits: int, faces: str, left: int) -> None:
    game = scenario(BOARD.format(card="Grand Opening", credits=credits, ice="(Test Barrier)", score=""))
    if not faces:
        game.refuses("corp", "play Grand Opening")
        return
    game.corp.plays("Grand Opening")
    found = "".join(
        letter
        for letter, title in (("G", "Plain Gate"), ("B", "Test Barrier"), ("U", "Test Upgrade"), ("A", "Test Agenda"))
        if game.card(title).faceup
    )
    assert found == faces
    game.expect(corp_credits=left)
    assert game.happened("rezzed") == 3


@pytest.mark.rule("8.1.2a:1")
@pytest.mark.rule("1.2.4:1,2")
def test_1_2_4_what_can_no_longer_be_paid_for_is_not_rezzed() -> None:
    game = scenario(BOARD.format(card="Grand Opening", credits=3, ice="(Test Barrier)", score=""))
    game.corp.plays("Grand Opening")
    faces = [game.card(title).faceup for title in ("Plain Gate", "Test Barrier", "Test Upgrade")]
    assert sum(faces) in (1, 2)
    assert game.corp.credits == 3 - 3 * faces[0] - faces[1] - faces[2]


@pytest.mark.rule("8.1.2a:1")
@pytest.mark.rule("1.14.4a:1")
def test_1_14_4a_a_card_that_is_gone_meanwhile_is_not_rezzed() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Grand Opening
          HQ: ice (Plain Gate); root (Test Upgrade)
          Server 1: cards Strict Usher
        turn: corp
    """)
    game.corp.plays("Grand Opening")
    assert game.happened("rezzed") in (1, 2)
    game.expect(corp_archives=["Test Upgrade", "Grand Opening"])
    assert game.card("Plain Gate").rezzed


@pytest.mark.rule("1.15.9a:1")
@pytest.mark.parametrize("accepts", [True, False])
def test_1_15_9a_a_rez_that_nobody_chose_may_be_declined_if_it_costs_more(accepts: bool) -> None:
    game = scenario(BOARD.format(card="Grand Opening", credits=9, ice="(Proud Ice)", score="Test Agenda"))
    game.corp.plays("Grand Opening")
    game.asks("corp", "pay-additional", "1.15.9a")
    assert game.options("corp") == ["yes", "no"]
    game.corp.accepts() if accepts else game.corp.declines()
    assert game.card("Proud Ice").faceup == accepts
    assert game.card("Plain Gate").faceup and game.card("Test Upgrade").faceup
    game.expect(corp_score=[] if accepts else ["Test Agenda"], corp_credits=9 - 3 - 1 - int(accepts))


@pytest.mark.rule("1.15.9a:1")
def test_1_15_9a_what_other_cards_add_may_be_declined_and_what_costs_nothing_more_is_not_asked() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Grand Opening
          HQ: ice (Plain Gate); root Paint Tax
          Server 1: cards (Test Asset)
        turn: corp
    """)
    game.corp.plays("Grand Opening")
    game.asks("corp", "pay-additional", "1.15.9a")
    game.corp.declines()
    game.expect(corp_credits=8)
    assert game.card("Test Asset").rezzed and not game.card("Plain Gate").rezzed


@pytest.mark.rule("1.15.9a:1")
@pytest.mark.rule("1.15.9:1")
def test_1_15_9a_who_wished_it_or_ignores_all_costs_is_not_asked() -> None:
    game = scenario(BOARD.format(card="Wished Opening", credits=9, ice="(Proud Ice)", score="Test Agenda"))
    game.corp.plays("Wished Opening")
    game.corp.picks("Proud Ice")
    game.asks("corp", "window", "5.6.2a")
    game.expect(corp_score=[], corp_credits=9)
    game = scenario(BOARD.format(card="Free Opening", credits=0, ice="(Proud Ice)", score="Test Agenda"))
    game.corp.plays("Free Opening")
    game.asks("corp", "action")
    game.expect(corp_score=["Test Agenda"], corp_credits=0)
    assert game.card("Proud Ice").rezzed and game.card("Plain Gate").rezzed
    assert not game.card("Test Agenda", "Server 1").faceup


@pytest.mark.rule("1.15.9b:3")
def test_1_15_9b_without_an_agenda_to_forfeit_the_ice_is_not_rezzed() -> None:
    game = scenario(BOARD.format(card="Chosen Opening", credits=9, ice="(Proud Ice)", score=""))
    game.corp.plays("Chosen Opening")
    assert game.options("corp") == ["pick Plain Gate [HQ ice 1]", "pick Test Upgrade [Server 1 card 2]"]
    game.corp.picks("Plain Gate")
    game.expect(corp_credits=6)


# -- recurring credits (1.10.5a) ---------------------------------------------------------------------------------------


@pytest.mark.rule("1.10.5a:1")
def test_1_10_5a_recurring_credits_are_there_when_the_card_is_rezzed_and_before() -> None:
    game = scenario("corp:\n credits 1\n Server 1: (Petty Cash Box)\nturn: corp, at 5.6.2a")
    assert game.card("Petty Cash Box").credits == 0
    game.corp.rezzes("Petty Cash Box")
    assert game.card("Petty Cash Box").credits == 2
    game = scenario("corp:\n credits 0\n Server 1: (Counting House)\nturn: corp, at 5.6.2a")
    game.corp.rezzes("Counting House")
    game.expect(corp_credits=2)


@pytest.mark.rule("8.1.2a:1")
def test_8_1_2a_the_record_of_a_rez() -> None:
    game = scenario("corp:\n Server 1: (Test Asset)\n Server 2: Opening Clerk\nturn: corp, at 5.6.2a")
    game.corp.rezzes("Test Asset")
    told = [(e.player, e.server, e.rule) for e in game.events() if e.kind == E_REZZED]
    assert told == [(0, 3, "8.1.2a")]
    game.expect(corp_credits=5)

"""1.10, 1.15: what is spent, from where, and all at once."""

import pytest

from netrunner.rules.machine.nodes import P_INSTALL
from netrunner.rules.machine.terms import (
    A_DAMAGE,
    A_RUN,
    A_TAGS,
    A_TRASH,
    A_USE,
    AGENDA,
    BRAIN,
    HARDWARE,
    MEAT,
    NET,
    POWER,
    RUNNER,
    VIRUS,
)
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    Cannot,
    Cards,
    Clicks,
    CountersOn,
    Credits,
    Draw,
    ForEvent,
    Forfeit,
    Gain,
    HostedCounters,
    HostedCreditsFor,
    SufferDamage,
    TrashCards,
    TrashThis,
    paid,
    whenever,
)
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.costs import CreditsFrom, RemoveBadPublicityToPay, RemoveTagsToPay, TakeTags

EVERYTHING = (
    Clicks(1), 2, SufferDamage(MEAT, 1), SufferDamage(NET, 1), SufferDamage(BRAIN, 1), TakeTags(2),
    RemoveBadPublicityToPay(2), HostedCounters(POWER, 2), TrashThis(),
)  # fmt: skip
define("Pandemonium", "runner", "resource", paid(EVERYTHING, Gain(9)))
define("Steel Heart", "runner", "hardware", Cannot(A_DAMAGE, damage=MEAT))
define("Spotless", "runner", "resource", Cannot(A_TAGS))
define("Confession", "runner", "resource", paid(TakeTags(1), Gain(4)))
define("Sore Arm", "runner", "resource", paid(SufferDamage(MEAT, 1), Gain(2)))
define("Headache", "runner", "resource", paid(SufferDamage(NET, 1), Gain(2)))
define("Double Charge", "runner", "hardware", paid((HostedCounters(POWER), HostedCounters(POWER)), Gain(3)))
define("Mixed Charge", "runner", "hardware", paid((HostedCounters(POWER), HostedCounters(VIRUS)), Gain(3)))
define("Locket", "runner", "hardware", Cannot(A_TRASH, cards=Cards(title="Locket")), paid(TrashThis(), Gain(3)))
define("Chip", "runner", "hardware", subtypes="chip")
define("Anvil", "runner", "hardware")
define("Implant", "runner", "resource", subtypes="chip")
CHIPS = Cards(subtypes="chip")
define(
    "Smithy", "runner", "resource",
    paid((TrashCards(Cards(types=HARDWARE)), TrashCards(CHIPS)), Gain(5)),
)  # fmt: skip
define("Upside Smithy", "runner", "resource", paid((TrashCards(CHIPS), TrashCards(Cards(types=HARDWARE))), Gain(5)))
define("Bulk Sale", "runner", "resource", paid(TrashCards(Cards(types=HARDWARE), 2), Gain(5)))
define("Strongroom", "runner", "resource", HostedCreditsFor())
define("Cash Box", "runner", "resource", HostedCreditsFor())
define("Two Drawers", "runner", "resource", HostedCreditsFor(P_INSTALL), HostedCreditsFor())
define("Locked", "corp", "asset", Cannot(A_USE, RUNNER, cards=Cards(title="Strongroom")), trash=0)
define("Rite", "runner", "resource", paid(3, Draw(1)))
define("Quiet Rite", "runner", "resource", paid(CreditsFrom(2, Cards(subtypes="stealth")), Draw(1)))
define("Loud and Quiet Rite", "runner", "resource", paid((1, CreditsFrom(2, Cards(subtypes="stealth"))), Draw(1)))
STEALTHY = CreditsFrom(2, Cards(subtypes="stealth"))
define("Heavy Rite", "runner", "resource", paid((STEALTHY, TrashCards(Cards(types=HARDWARE))), Draw(1)))
define("Cloak Fund", "runner", "resource", HostedCreditsFor(), subtypes="stealth")
define("Punch Card", "runner", "resource", whenever(ForEvent("used", YOU), Gain(1)))
define("Rock Bottom", "runner", "resource", whenever(ForEvent("no-credits", YOU), Draw(1)))
define("Heretic", "corp", "asset", paid(Forfeit(2), Gain(5)), trash=0)
define("Regretful Clerk", "corp", "asset", whenever(ForEvent("forfeited"), Gain(1)), trash=0)
HQ_AGENDAS = Cards(types=AGENDA, where="hq")
define("Loud Shredder", "corp", "asset", paid(TrashCards(HQ_AGENDAS, reveal=True), Gain(4)), trash=0)
define("Quiet Shredder", "corp", "asset", paid(TrashCards(Cards(where="hq")), Gain(4)), trash=0)
define("Tax Collector", "corp", "asset", paid(RemoveTagsToPay(2), Gain(4)), trash=0)
define(
    "Growing Toll", "corp", "upgrade",
    AdditionalCostTo(A_RUN, Credits(CountersOn(POWER)), this_server=True), trash=2,
)  # fmt: skip


# -- everything at once --------------------------------------------------------------------------------------------


@pytest.mark.rule("1.15.9b:2")
def test_1_15_9b_every_part_of_a_cost_is_paid() -> None:
    game = scenario("""
        corp:
          bad publicity 3
        runner:
          credits 4, clicks 2
          hand: 4 any
          rig: Pandemonium {power 3}
        turn: runner
    """)
    game.runner.uses("Pandemonium")
    game.expect(
        runner_credits=4 - 2 + 9, runner_clicks=1, runner_hand=1, brain_damage=1, tags=2, corp_bad_publicity=1,
        runner_rig=[],
    )  # fmt: skip
    assert len(game.runner.heap) == 4
    assert game.happened("damage") == 3


@pytest.mark.rule("1.15.1:2")
@pytest.mark.parametrize(
    ("missing", "instead"),
    [("credits 2", "credits 1"), ("bad publicity 2", "bad publicity 1"), ("{power 2}", "{power 1}")],
)
def test_1_15_1_if_one_part_is_missing_nothing_can_be_paid(missing: str, instead: str) -> None:
    enough = """
        corp:
          bad publicity 2
        runner:
          credits 2, clicks 1
          hand: 3 any
          rig: Pandemonium {power 2}
        turn: runner
    """
    game = scenario(enough)
    game.offers("runner", "use Pandemonium")
    game = scenario(enough.replace(missing, instead))
    game.refuses("runner", "use Pandemonium")
    assert game.why_not("runner", "use Pandemonium").rule == "1.15.1"


@pytest.mark.rule("10.5.5:2")
@pytest.mark.parametrize(("tags", "payable"), [(1, False), (2, True), (3, True)])
def test_10_5_5_the_corp_pays_with_as_many_tags_as_there_are(tags: int, payable: bool) -> None:
    game = scenario(f"corp:\n Server 1: Tax Collector\nrunner:\n tags {tags}\nturn: corp, at 5.6.2a")
    if not payable:
        game.asks("corp", "action")
        return
    game.corp.uses("Tax Collector")
    game.expect(tags=tags - 2, corp_credits=9)
    assert game.happened("tags-removed") == 1


# -- what cannot happen cannot be a cost (1.15.1b) -----------------------------------------------------------------


@pytest.mark.rule("1.15.1b:1")
def test_1_15_1b_only_the_damage_that_cannot_be_suffered_cannot_be_paid() -> None:
    game = scenario("runner:\n hand: 3 any\n rig: Steel Heart, Sore Arm, Headache\nturn: runner, at 5.7.1e")
    game.offers("runner", "use Headache")
    game.refuses("runner", "use Sore Arm")
    assert game.why_not("runner", "use Sore Arm").rule == "1.15.1b"
    game.runner.uses("Headache")
    game.expect(runner_hand=2, runner_credits=7)


@pytest.mark.rule("1.15.1b:1")
def test_1_15_1b_tags_that_cannot_be_taken_cannot_be_paid() -> None:
    game = scenario("runner:\n rig: Confession\nturn: runner, at 5.7.1e")
    game.runner.uses("Confession")
    game.expect(tags=1, runner_credits=9)
    game = scenario("runner:\n rig: Confession, Spotless\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")
    assert game.why_not("runner", "use Confession").rule == "1.15.1b"


@pytest.mark.rule("1.15.1b:1")
def test_1_15_1b_a_card_that_cannot_be_trashed_is_not_trashed_for_its_own_ability() -> None:
    game = scenario("runner:\n rig: Locket\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")
    assert game.why_not("runner", "use Locket").rule == "1.15.1b"


# -- counters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.15.1:1")
@pytest.mark.parametrize(("power", "offered"), [(1, False), (2, True)])
def test_1_15_1_the_same_counter_is_not_spent_twice(power: int, offered: bool) -> None:
    game = scenario(f"runner:\n rig: Double Charge {{power {power}}}\nturn: runner, at 5.7.1e")
    game.asks("runner", "window" if offered else "action")
    if offered:
        game.runner.uses("Double Charge")
        assert game.card("Double Charge").power == 0
    else:
        assert game.why_not("runner", "use Double Charge").sentence().count("2")


@pytest.mark.rule("1.15.1:1")
def test_1_15_1_counters_of_two_kinds_are_counted_apart() -> None:
    game = scenario("runner:\n rig: Mixed Charge {power 1, virus 1}\nturn: runner, at 5.7.1e")
    game.runner.uses("Mixed Charge")
    game.expect(runner_credits=8)
    assert (game.card("Mixed Charge").power, game.card("Mixed Charge").virus) == (0, 0)
    game = scenario("runner:\n rig: Mixed Charge {power 2}\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")


# -- cards that are spent ------------------------------------------------------------------------------------------


@pytest.mark.rule("1.15.9b:1")
def test_1_15_9b_one_card_does_not_pay_two_parts_of_a_cost() -> None:
    game = scenario("runner:\n rig: Smithy, Chip\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")
    game = scenario("runner:\n rig: Smithy, Anvil, Chip\nturn: runner, at 5.7.1e")
    game.runner.uses("Smithy")  # the only chip is not spent as the hardware
    game.expect(runner_heap=["Anvil", "Chip"], runner_credits=10)


@pytest.mark.rule("1.15.9b:2")
def test_1_15_9b_no_choice_of_a_card_strands_the_rest_of_the_cost() -> None:
    game = scenario("runner:\n rig: Smithy, Anvil, Chip, Implant\nturn: runner, at 5.7.1e")
    game.runner.uses("Smithy")
    game.asks("runner", "pay-trash", "1.15.1")
    game.runner.picks("Chip")
    game.expect(runner_heap=["Chip", "Implant"], runner_rig=["Smithy", "Anvil"])
    game = scenario("runner:\n rig: Smithy, Chip, Implant\nturn: runner, at 5.7.1e")
    game.runner.uses("Smithy")
    game.expect(runner_heap=["Chip", "Implant"])


@pytest.mark.rule("1.15.1:1")
def test_1_15_1_several_cards_of_one_kind_are_picked_one_by_one() -> None:
    game = scenario("runner:\n rig: Bulk Sale, Anvil, Chip, Test Hardware\nturn: runner, at 5.7.1e")
    game.runner.uses("Bulk Sale")
    game.runner.picks("Chip")
    game.refuses("runner", "pick Chip")
    game.runner.picks("Test Hardware")
    game.expect(runner_heap=["Chip", "Test Hardware"], runner_credits=10)
    game = scenario("runner:\n rig: Bulk Sale, Anvil\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")


@pytest.mark.rule("4.5.6b:1")
def test_4_5_6b_cards_that_are_revealed_to_be_trashed_lie_faceup_in_archives() -> None:
    game = scenario("corp:\n hand: Nisei MK II, Hedge Fund\n Server 1: Loud Shredder\nturn: corp, at 5.6.2a")
    game.corp.uses("Loud Shredder")
    assert game.card("Nisei MK II").faceup
    assert game.happened("revealed") == 1
    game = scenario("corp:\n hand: Nisei MK II\n Server 1: Quiet Shredder\nturn: corp, at 5.6.2a")
    game.corp.uses("Quiet Shredder")
    assert not game.card("Nisei MK II").faceup
    assert game.happened("revealed") == 0


@pytest.mark.rule("10.1.2:1")
def test_10_1_2_forfeited_agendas_are_removed_from_the_game() -> None:
    game = scenario("""
        corp:
          score: Nisei MK II, Hostile Takeover, Posted Bounty
          Server 1: Heretic
          Server 2: Regretful Clerk
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Heretic")
    game.asks("corp", "pay-forfeit", "1.15.1")
    game.corp.picks("Hostile Takeover")
    game.corp.picks("Posted Bounty")
    game.take("trigger Regretful Clerk [Server 2 card 1]")
    game.expect(corp_score=["Nisei MK II"], corp_credits=5 + 5 + 2)
    assert {game.card(t).zone for t in ("Hostile Takeover", "Posted Bounty")} == {"removed"}
    game = scenario("corp:\n score: Nisei MK II\n Server 1: Heretic\nturn: corp, at 5.6.2a")
    game.asks("corp", "action")


# -- credits on cards (1.10.4) -------------------------------------------------------------------------------------


@pytest.mark.rule("1.10.3c:2")
@pytest.mark.parametrize(("first", "second", "left"), [(2, 1, 1), (2, 0, 0), (1, 2, 1), (1, 1, 0)])
def test_1_10_3c_a_cost_is_shared_between_cards_and_the_pool(first: int, second: int, left: int) -> None:
    game = scenario("""
        runner:
          credits 1
          deck: 2 any
          rig: Rite, Strongroom {credit 2}, Cash Box {credit 2}
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Rite")
    game.asks("runner", "pay-from", "1.10.3c")
    assert game.options("runner") == ["number Strongroom 2", "number Strongroom 1", "number Strongroom 0"]
    game.runner.chooses(first)
    assert len(game.options("runner")) == 2
    game.runner.chooses(second)
    game.expect(runner_credits=left, runner_hand=1)
    assert (game.card("Strongroom").credits, game.card("Cash Box").credits) == (2 - first, 2 - second)


@pytest.mark.rule("1.10.3c:2")
def test_1_10_3c_what_the_pool_and_the_other_cards_cannot_pay_comes_from_this_one() -> None:
    game = scenario("""
        runner:
          credits 1
          deck: 2 any
          rig: Rite, Strongroom {credit 2}, Cash Box {credit 2}
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Rite")
    game.runner.chooses(0)
    game.expect(runner_credits=0, runner_hand=1)
    assert (game.card("Strongroom").credits, game.card("Cash Box").credits) == (2, 0)
    game = scenario("""
        runner:
        credits 0
        deck: 2 any
        rig: Rite, Strongroom {credit 1}, Cash Box {credit 2}
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Rite")  # everything is needed
    game.expect(runner_credits=0, runner_hand=1)
    text = "runner:\n credits 0\n rig: Rite, Strongroom {credit 1}, Cash Box {credit 1}"
    game = scenario(f"{text}\nturn: runner, at 5.7.1e")
    game.asks("runner", "action")


@pytest.mark.rule("1.10.4b")
def test_1_10_4b_a_card_with_two_abilities_about_its_credits_is_one_source() -> None:
    game = scenario("runner:\n credits 0\n rig: Two Drawers {credit 2}, Rite\nturn: runner")
    game.refuses("runner", "use Rite")
    game = scenario("runner:\n credits 0\n hand: Corroder\n rig: Two Drawers {credit 2}\nturn: runner")
    game.runner.installs("Corroder")
    game.expect(runner_credits=0, runner_rig=["Two Drawers", "Corroder"])
    assert game.card("Two Drawers").credits == 0
    game = scenario("runner:\n credits 0\n hand: Gordian Blade\n rig: Two Drawers {credit 2}\nturn: runner")
    game.refuses("runner", "install Gordian Blade")  # it costs 4


@pytest.mark.rule("9.1.6c")
def test_9_1_6c_credits_on_a_card_that_cannot_be_used_are_not_spent() -> None:
    text = """
        corp:
        Server 1: Test Asset
        runner:
        credits 2
        deck: 2 any
        rig: Rite, Strongroom {credit 3}
        turn: runner, at 5.7.1e
    """
    game = scenario(text)
    game.runner.uses("Rite")
    game.runner.chooses(3)
    game.expect(runner_credits=2)
    game = scenario(text.replace("Test Asset", "Locked"))
    game.asks("runner", "action")


@pytest.mark.rule("9.10.4a")
def test_9_10_4a_credits_that_must_come_from_certain_cards() -> None:
    game = scenario("""
        runner:
          credits 5
          deck: 2 any
          rig: Quiet Rite, Cloak Fund {credit 2}, Strongroom {credit 2}
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Quiet Rite")
    game.expect(runner_credits=5, runner_hand=1)
    assert (game.card("Cloak Fund").credits, game.card("Strongroom").credits) == (0, 2)
    assert [e.amount for e in game.events() if e.kind == _kind("credits-spent")] == [2]
    game = scenario("""
        runner:
          credits 5
          rig: Quiet Rite, Cloak Fund {credit 1}, Strongroom {credit 2}
        turn: runner, at 5.7.1e
    """)
    game.asks("runner", "action")


@pytest.mark.rule("1.15.1:1")
def test_1_15_1_the_same_credit_is_not_spent_for_two_parts() -> None:
    text = """
        runner:
        credits 0
        deck: 2 any
        rig: Loud and Quiet Rite, Cloak Fund {credit 2}
        turn: runner, at 5.7.1e
    """
    game = scenario(text)
    game.asks("runner", "action")
    game = scenario(text.replace("{credit 2}", "{credit 3}"))
    game.runner.uses("Loud and Quiet Rite")
    game.expect(runner_credits=0, runner_hand=1)
    assert game.card("Cloak Fund").credits == 0
    game = scenario(text.replace("credits 0", "credits 1"))
    game.runner.uses("Loud and Quiet Rite")
    game.expect(runner_credits=0, runner_hand=1)


def _kind(name: str) -> int:
    from netrunner.rules.machine.terms import EVENTS

    return EVENTS.index(name)


def test_1_10_3_the_pool_becomes_empty_only_when_its_last_credit_is_spent() -> None:
    game = scenario("runner:\n credits 3\n deck: 4 any\n rig: Rite, Rock Bottom\nturn: runner, at 5.7.1e")
    game.runner.uses("Rite")
    game.expect(runner_hand=2)
    game = scenario("runner:\n credits 4\n deck: 4 any\n rig: Rite, Rock Bottom\nturn: runner, at 5.7.1e")
    game.runner.uses("Rite")
    game.expect(runner_hand=1, runner_credits=1)
    game = scenario("""
        runner:
        credits 0
        deck: 4 any
        rig: Rite, Rock Bottom, Strongroom {credit 3}
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Rite")  # nothing was in the pool
    game.expect(runner_hand=1, runner_credits=0)


@pytest.mark.rule("10.6.2:1")
def test_10_6_2_credits_of_bad_publicity_are_spent_first() -> None:
    game = scenario("""
        corp:
          bad publicity 2
          HQ: ice Enigma
        runner:
          credits 5, run credits 2
          deck: 2 any
          rig: Rite
        run: HQ, encountering ice 1
    """)
    game.runner.uses("Rite")
    game.expect(runner_credits=2)
    game.pass_windows()
    game.expect(run=None, runner_credits=2)  # nothing is left to be returned when the run ends


# -- who demands it (1.15.9) ---------------------------------------------------------------------------------------


@pytest.mark.rule("1.15.9:1")
@pytest.mark.parametrize(("power", "credits"), [(0, 5), (2, 3), (5, 0)])
def test_1_15_9_an_additional_cost_is_that_of_the_card_which_demands_it(power: int, credits: int) -> None:
    game = scenario(f"corp:\n HQ: root Growing Toll {{power {power}}}\nrunner:\n credits 5\nturn: runner")
    game.runner.runs("HQ")
    game.expect(runner_credits=credits, run="HQ")
    game = scenario("corp:\n HQ: root Growing Toll {power 6}\nrunner:\n credits 5\n rig: Test Resource\nturn: runner")
    game.refuses("runner", "run HQ")


@pytest.mark.rule("1.10.4d")
@pytest.mark.parametrize(("chosen", "gained"), [(0, 1), (1, 2)])
def test_1_10_4d_each_card_whose_credits_were_spent_was_used(chosen: int, gained: int) -> None:
    game = scenario("""
        runner:
          credits 3
          deck: 2 any
          rig: Rite, Strongroom {credit 1}, Punch Card
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Rite")
    game.runner.chooses(chosen)
    while game.decision is not None and game.decision.kind == "react":
        game.take(game.options("runner")[0])
    game.expect(runner_credits=chosen + gained)  # Rite itself, and perhaps the card that paid for it


@pytest.mark.rule("9.10.4a")
def test_9_10_4a_credits_that_must_come_from_certain_cards_come_from_each_of_them() -> None:
    game = scenario("""
        runner:
          credits 0
          deck: 2 any
          rig: Quiet Rite, Cloak Fund {credit 1}, Cloak Fund {credit 2}, Punch Card
        turn: runner, at 5.7.1e
    """)
    game.runner.uses("Quiet Rite")
    game.take(game.options("runner")[0])
    while game.decision is not None and game.decision.kind in ("pay-counter", "react"):
        game.take(game.options("runner")[-1])
    assert sorted(c.credits for c in game.cards("Cloak Fund")) == [0, 1]
    game.expect(runner_credits=3, runner_hand=1)


@pytest.mark.rule("1.15.9b:1")
def test_1_15_9b_a_cost_can_be_paid_if_the_cards_can_be_shared_out_in_any_way() -> None:
    game = scenario("runner:\n rig: Upside Smithy, Chip, Implant\nturn: runner, at 5.7.1e")
    game.runner.uses("Upside Smithy")  # the resource as the chip, the chip as the hardware
    game.expect(runner_heap=["Chip", "Implant"], runner_credits=10)


@pytest.mark.rule("1.15.9b:1")
@pytest.mark.parametrize(
    ("credits", "hardware", "able"), [(2, "Anvil", True), (1, "Anvil", False), (2, "Implant", False)]
)
def test_1_15_9b_credits_from_cards_and_cards_are_paid_together(credits: int, hardware: str, able: bool) -> None:
    game = scenario(f"""
        runner:
          credits 5
          deck: 2 any
          rig: Heavy Rite, Cloak Fund {{credit {credits}}}, {hardware}
        turn: runner, at 5.7.1e
    """)
    if not able:
        game.asks("runner", "action")
        return
    game.runner.uses("Heavy Rite")
    game.expect(runner_credits=5, runner_hand=1, runner_heap=["Anvil"])
    assert game.card("Cloak Fund").credits == 0


@pytest.mark.rule("1.10.3c:2")
@pytest.mark.rule("10.2.2")
def test_1_10_3c_cards_are_asked_for_credits_in_the_order_in_which_they_came_into_play() -> None:
    """Dedicated Server from Server 1 leaves and comes back: it is the later one now, whatever its number is."""
    game = scenario("""
        corp:
          credits 12, clicks 3
          hand: Hadrian's Wall
          HQ: root Amazon Industrial Zone
          Server 1: cards Dedicated Server {credits 2}
          Server 2: cards Dedicated Server {credits 2}
          Server 3: cards Isabel McGuire
        turn: corp
    """)
    game.corp.uses("Isabel McGuire")
    game.corp.picks("Dedicated Server [Server 1 card 1]")
    game.corp.installs("Dedicated Server", "new remote")
    game.corp.rezzes("Dedicated Server [Server 4 card 1]")
    game.corp.installs("Hadrian's Wall", "HQ")
    game.corp.triggers("Amazon Industrial Zone")
    game.asks("corp", "pay-from", "1.10.3c")
    assert game.options("corp")[0] == "number Dedicated Server [Server 2 card 1] 2"
    game.corp.chooses(2)
    assert game.options("corp")[0] == "number Dedicated Server [Server 4 card 1] 2"

"""1.15.9: additional costs of every kind are paid, and what a payment leaves alone."""

import pytest

from netrunner.rules.machine.terms import A_RUN, BRAIN, CORP, HARDWARE, MEAT, NET, POWER
from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    AdditionalCostTo,
    AddTo,
    All,
    Cards,
    Chosen,
    Clicks,
    Derez,
    Forfeit,
    Gain,
    HostedCounters,
    MayPay,
    Run,
    SufferDamage,
    TrashCards,
    TurnBegins,
    paid,
    play,
    when,
)
from netrunner.vocabulary.abilities import cost_of
from netrunner.vocabulary.costs import RemoveBadPublicityToPay, TakeTags

PARTS = {
    "click": Clicks(1), "credits": 2, "tag": TakeTags(1), "publicity": RemoveBadPublicityToPay(1),
    "meat": SufferDamage(MEAT, 1), "net": SufferDamage(NET, 1), "brain": SufferDamage(BRAIN, 1),
    "hardware": TrashCards(Cards(types=HARDWARE)), "agenda": Forfeit(),
}  # fmt: skip
for _name, _part in PARTS.items():
    _cost = cost_of(_part)  # type: ignore[arg-type]
    define(f"Gate of {_name}", "corp", "upgrade", AdditionalCostTo(A_RUN, _cost, this_server=True), trash=2)
_charge = AdditionalCostTo(A_RUN, HostedCounters(POWER), this_server=True)
define("Charged Gate", "corp", "upgrade", _charge, trash=2)
define("Straight In", "runner", "event", play(Run(0)))
define("Self Harm", "runner", "resource", paid(SufferDamage(NET, 1), Gain(2)))
define("Great Self Harm", "runner", "resource", paid(SufferDamage(NET, 2), Gain(2)))
define("All Down", "runner", "event", play(Derez(All(Cards()))))
define("Sweep Out", "runner", "event", play(AddTo(Chosen(Cards(side=CORP)), "archives")))
define("Dividend Group", "corp", "identity", when(TurnBegins(), Gain(1)))
define("Dawn Tithe", "runner", "resource", when(TurnBegins(), MayPay(1, Gain(3))))

RUNS = """
    corp:
      hand: 3 any
      bad publicity 2
      HQ: root {gate}
    runner:
      credits 5
      hand: 3 any{event}
      rig: Test Hardware, Test Resource
      score: Test Agenda
    turn: runner
"""


@pytest.mark.rule("1.15.9:1")
@pytest.mark.parametrize("by_event", [False, True])
@pytest.mark.parametrize("name", list(PARTS))
def test_1_15_9_a_run_costs_in_addition_whatever_is_demanded(name: str, by_event: bool) -> None:
    game = scenario(RUNS.format(gate=f"Gate of {name}", event=", Straight In" if by_event else ""))
    if by_event:
        game.runner.plays("Straight In")
        game.asks("runner", "attacked-server", "6.9.1a")  # it could be declined (1.15.9a)
        game.runner.chooses("HQ")
    else:
        game.runner.runs("HQ")
    assert game.run == "HQ"
    hurt = name in ("meat", "net", "brain")
    game.expect(
        runner_clicks=2 if name == "click" else 3, tags=1 if name == "tag" else 0,
        corp_bad_publicity=1 if name == "publicity" else 2, brain_damage=1 if name == "brain" else 0,
        runner_hand=2 if hurt else 3, runner_score=[] if name == "agenda" else ["Test Agenda"],
        runner_rig=["Test Resource"] if name == "hardware" else ["Test Hardware", "Test Resource"],
    )  # fmt: skip
    assert game.runner.credits == 5 + game.corp.bad_publicity - (2 if name == "credits" else 0)


@pytest.mark.rule("1.15.1:2")
@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("credits", ("credits 5", "credits 1")), ("publicity", ("publicity 2", "publicity 0")),
        ("hardware", ("Test Hardware, ", "")), ("agenda", ("score: Test Agenda", "")),
    ],
)  # fmt: skip
def test_1_15_1_without_it_there_is_no_run(name: str, missing: tuple[str, str]) -> None:
    text = RUNS.format(gate=f"Gate of {name}", event="")
    scenario(text).offers("runner", "run HQ")
    scenario(text.replace(*missing)).refuses("runner", "run HQ")


@pytest.mark.rule("1.15.9:1")
@pytest.mark.parametrize(("power", "able"), [(0, False), (1, True)])
def test_1_15_9_counters_are_those_of_the_card_that_demands_them(power: int, able: bool) -> None:
    game = scenario(RUNS.format(gate=f"Charged Gate {{power {power}}}", event=""))
    if able:
        game.runner.runs("HQ")
        assert game.card("Charged Gate").power == 0
    else:
        game.refuses("runner", "run HQ")


@pytest.mark.rule("10.6.2:1")
def test_10_6_2_what_the_corp_pays_takes_nothing_from_the_runners_credits_for_the_run() -> None:
    game = scenario("""
        corp:
          credits 9, bad publicity 2
          HQ: ice (Enigma)
        runner:
          credits 5, run credits 2
        run: HQ, approaching ice 1
    """)
    game.corp.rezzes("Enigma")
    game.expect(run=None, runner_credits=3)


@pytest.mark.rule("10.4.3a:1")
def test_10_4_3a_the_cards_for_damage_as_a_cost_are_selected_as_well() -> None:
    text = """
        corp: Chronos Protocol: Selective Mind-mapping
        runner:
          hand: {hand}
          rig: {rig}
        turn: runner, at 5.7.1e
    """
    game = scenario(text.format(hand="Diesel, Modded", rig="Self Harm"))
    game.runner.uses("Self Harm")
    game.asks("corp", "may", "10.4.3a")
    game.corp.accepts()
    game.corp.picks("Modded")
    game.expect(runner_hand=["Diesel"], runner_credits=7)
    game = scenario(text.format(hand="Diesel, Modded", rig="Great Self Harm"))
    game.runner.uses("Great Self Harm")  # every card goes: there is nothing to select
    game.expect(runner_hand=[], runner_credits=7)


@pytest.mark.rule("8.1.2b:1")
@pytest.mark.rule("8.1.2:3")
def test_8_1_2b_only_rezzed_corp_cards_other_than_agendas_are_derezzed() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma, (Hunter)
          Server 1: PAD Campaign
        runner:
          hand: All Down
          rig: Test Hardware
        turn: runner
    """)
    game.runner.plays("All Down")
    assert not game.card("Enigma").rezzed
    assert not game.card("PAD Campaign").rezzed
    assert game.card("Test Hardware").active
    assert game.happened("derezzed") == 2


@pytest.mark.rule("4.5.6b:2")
@pytest.mark.parametrize(("ice", "faceup"), [("Enigma", True), ("(Enigma)", False)])
def test_4_5_6b_what_the_runner_has_not_seen_goes_to_archives_facedown(ice: str, faceup: bool) -> None:
    game = scenario(f"corp:\n HQ: ice {ice}\nrunner:\n hand: Sweep Out\nturn: runner")
    game.runner.plays("Sweep Out")
    game.expect(corp_archives=["Enigma"])
    assert game.card("Enigma").faceup is faceup


def test_9_1_3_an_identity_is_the_source_of_what_it_does() -> None:
    game = scenario("corp: Dividend Group\n deck: 3 any\nturn: corp, at 5.6.1a")
    gained = [e for e, kind in zip(game.events(), game.log_kinds(), strict=True) if kind == "credits-gained"]
    assert [(e.amount, e.source) for e in gained] == [(1, game.card("Dividend Group").id)]


@pytest.mark.rule("1.15.10")
def test_1_15_10_a_nested_cost_that_is_declined_costs_nothing() -> None:
    game = scenario("runner:\n credits 1\n rig: Dawn Tithe\nturn: runner, at 5.7.1a")
    game.runner.declines()
    game.expect(runner_credits=1)
    game = scenario("runner:\n credits 1\n rig: Dawn Tithe\nturn: runner, at 5.7.1a")
    game.runner.accepts()
    game.expect(runner_credits=3)

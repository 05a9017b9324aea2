"""Examples of the Comprehensive Rules about abilities: their windows, costs, conditions, and expected effects."""

import pytest

from netrunner.rules.machine.terms import CORP, EVENTS, F_COUNTERS, F_CREDITS, F_DRAW, ICE, POWER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    Cards,
    ForEvent,
    Gain,
    Place,
    PreventTrash,
    StrengthBonus,
    TrashThis,
    Would,
    interrupt,
    sub,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.numbers import Counting
from netrunner.vocabulary.running import EndRun

NEXT_ICE = Cards(types=ICE, subtypes="next", rezzed=True)
define("Next Frost", "corp", "ice", StrengthBonus(Counting(NEXT_ICE)), sub(EndRun()), strength=0, subtypes="next")
define("Rubble Buyer", "corp", "asset", whenever(ForEvent("trashed", cards=Cards(side=CORP)), Gain(1)), trash=2)
define("Moving Notice", "corp", "asset", When(Would(F_COUNTERS), (Gain(3),), optional=True, interrupt=True), trash=2)
define("Ice Warden", "corp", "asset", interrupt(TrashThis(), PreventTrash(Cards(types=ICE))), cost=0, trash=2)
define("Pay Watcher", "runner", "resource", When(Would(F_CREDITS, player=YOU), (Place(POWER),), interrupt=True))
define("Draw Watcher", "runner", "resource", When(Would(F_DRAW, player=YOU), (Place(POWER),), interrupt=True))


def story(game: Scenario, *kinds: str) -> list[str]:
    """What happened, of these kinds: "triggered Parasite"."""
    cards = game.game.state.cards
    return [f"{EVENTS[e.kind]} {cards[e.card % 256].defn.title}" for e in game.events() if EVENTS[e.kind] in kinds]


def triggers_offered(game: Scenario, side: str, title: str) -> int:
    return sum(option.startswith(f"trigger {title}") for option in game.options(side))


@pytest.mark.example("E076")
@pytest.mark.rule("9.2.8f:2")
def test_e076_femme_fatale_bypasses_tollbooth_whose_pending_ability_is_gone() -> None:
    game = scenario("""
        corp:
          HQ: ice Tollbooth
          hand: Hedge Fund
        runner:
          credits 2
          rig: Femme Fatale {remembers HQ ice 1}
        turn: runner
    """)
    declined = game.copy()
    game.runner.runs("HQ")
    game.runner.triggers("Femme Fatale")
    game.expect(runner_credits=1, run="HQ")
    game.asks("runner", "jack-out", "6.9.5c")
    declined.runner.runs("HQ")
    declined.runner.passes()
    declined.expect(run=None)  # 2 credits are too few for Tollbooth


@pytest.mark.example("E077")
@pytest.mark.rule("9.3.3f")
def test_e077_a_value_for_x_may_be_dictated_or_constrained() -> None:
    game = scenario("""
        corp:
          credits 9
          hand: Psychographics
          HQ: ice Next Frost, (Next Frost), Enigma
          R&D: ice NEXT Opal
          Server 1: (Priority Requisition)
        runner:
          tags 2
        turn: corp
    """)
    assert [ice.strength for ice in game.cards("Next Frost") if ice.rezzed] == [2]
    game.corp.plays("Psychographics")
    assert game.options("corp") == ["number 0", "number 1", "number 2"]
    game.corp.chooses(2)
    assert game.card("Priority Requisition").advancement == 2


@pytest.mark.example("E079")
@pytest.mark.rule("9.4.5")
def test_e079_the_damage_that_the_cleaners_add_to_flare_cannot_be_prevented_either() -> None:
    game = scenario("""
        corp:
          score: The Cleaners
          HQ: ice Flare
        runner:
          credits 0
          hand: 5 any
          rig: Test Shield
        run: HQ, encountering ice 1
    """)
    game.corp.chooses(0)
    game.expect(runner_hand=2, runner_rig=["Test Shield"], run=None)  # nobody asked for Test Shield
    game.done()


@pytest.mark.example("E082")
@pytest.mark.rule("9.5.5:1")
def test_e082_reconstruction_contract_is_trashed_reacted_to_and_then_moves_its_tokens() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: Reconstruction Contract {advancement 3}
          Server 2: Rubble Buyer
          Server 3: Moving Notice
          Server 4: (Project Junebug)
          HQ: ice (Ice Wall)
        turn: corp, at 5.6.2a
    """)
    game.corp.uses("Reconstruction Contract")
    # The cost is paid, the checkpoint is over, and what it made pending has resolved; now the target is chosen.
    game.asks("corp", "target")
    game.expect(corp_credits=1, corp_archives=["Reconstruction Contract"])
    assert not any("Reconstruction Contract" in option for option in game.options("corp"))
    game.corp.picks("Ice Wall")
    game.corp.chooses(3)
    # The interrupt window: the tokens are still set aside.
    assert game.card("Ice Wall").advancement == 0
    game.corp.triggers("Moving Notice")
    game.expect(corp_credits=4)
    assert game.card("Ice Wall").advancement == 3
    assert game.card("Reconstruction Contract").advancement == 0


@pytest.mark.example("E083")
@pytest.mark.rule("9.6.4b")
def test_e083_hostile_infrastructure_becomes_pending_for_each_card_that_singularity_trashes() -> None:
    game = scenario("""
        corp:
          credits 0
          Server 1: (PAD Campaign), (Akitaro Watanabe), Experiential Data
          Server 2: Hostile Infrastructure
        runner:
          credits 4
          hand: Singularity, 5 Diesel
        turn: runner
    """)
    game.runner.plays("Singularity")
    game.runner.chooses("Server 1")
    game.runner.continues()
    assert triggers_offered(game, "corp", "Hostile Infrastructure") == 3
    game.take(game.options("corp")[0])
    assert triggers_offered(game, "corp", "Hostile Infrastructure") == 2
    game.take(game.options("corp")[0])
    game.expect(runner_hand=2)
    assert game.happened("damage") == 3


@pytest.mark.example("E084")
@pytest.mark.rule("9.6.4b")
def test_e084_blackguard_becomes_pending_for_each_card_that_satellite_uplink_exposes() -> None:
    game = scenario("""
        corp:
          credits 5
          HQ: ice (Enigma)
          R&D: ice (Ice Wall), (Hunter)
        runner:
          hand: Satellite Uplink
          rig: Blackguard
        turn: runner
    """)
    game.runner.plays("Satellite Uplink")
    game.runner.picks("Enigma")
    game.runner.picks("Ice Wall")
    assert game.happened("exposed") == 2
    assert triggers_offered(game, "runner", "Blackguard") == 2
    game.take("trigger Blackguard")
    assert game.card("Enigma").rezzed and game.card("Ice Wall").rezzed and not game.card("Hunter").rezzed
    game.expect(corp_credits=1)


@pytest.mark.example("E085")
@pytest.mark.rule("9.6.5c")
def test_e085_the_tags_of_casting_call_come_too_late_for_quantum_predictive_model() -> None:
    text = """
        corp:
          Server 1: (Quantum Predictive Model) [Casting Call]
        runner:
          tags {}
        run: Server 1, approaching server
    """
    game = scenario(text.format(0))
    game.runner.continues()
    game.expect(tags=2, runner_score=["Quantum Predictive Model"], corp_score=[])
    game.done()
    tagged = scenario(text.format(1))
    tagged.runner.continues()
    tagged.corp.triggers("Quantum Predictive Model")
    tagged.expect(runner_score=[], corp_score=["Quantum Predictive Model"])


@pytest.mark.example("E086")
@pytest.mark.rule("9.6.5d:2")
def test_e086_underworld_contact_counts_the_link_that_the_supplier_just_installed() -> None:
    text = """
        runner:
          credits 1
          rig: Underworld Contact, Access to Globalsec, The Supplier [Dyson Mem Chip]
        turn: runner, at 5.7.1a
    """
    game = scenario(text)
    game.runner.triggers("The Supplier")
    assert game.runner.link == 2
    game.expect(runner_credits=1)  # 1 for the Dyson Mem Chip, 1 from Underworld Contact
    game = scenario(text)
    game.runner.triggers("Underworld Contact")
    game.runner.triggers("The Supplier")
    game.expect(runner_credits=0)  # there was one link when Underworld Contact resolved


@pytest.mark.example("E087")
@pytest.mark.rule("9.6.7d")
@pytest.mark.rule("9.6.7c:2")
def test_e087_parasite_tries_again_after_an_interrupt_but_not_against_a_prohibition() -> None:
    game = scenario("""
        corp:
          clicks 1
          HQ: ice Enigma [Parasite {virus 1}]
          Server 1: Ice Warden
          Server 2: Rubble Buyer
        turn: corp
    """)
    game.corp.takes_credit()
    # While Rubble Buyer reacts to the cost of Ice Warden, the first instance of Parasite is still resolving: there is
    # no other. It comes once Enigma was saved.
    game.corp.uses("Ice Warden")
    game.expect(corp_archives=["Ice Warden", "Enigma"], runner_heap=["Parasite"])
    assert story(game, "triggered", "used", "prevented")[1:] == [  # after the virus counter
        "triggered Parasite",
        "used Ice Warden",
        "triggered Rubble Buyer",
        "prevented Enigma",
        "triggered Parasite",
        "triggered Rubble Buyer",
    ]
    architect = scenario("""
        corp:
          HQ: ice Architect [Parasite {virus 3}]
        turn: corp
    """)
    assert architect.card("Architect").strength == 0
    architect.corp.takes_credit()
    architect.expect(corp_clicks=2, corp_archives=[])
    assert architect.card("Architect").installed and architect.happened("triggered") == 0
    architect.done()


@pytest.mark.example("E089")
@pytest.mark.rule("9.6.14:1")
def test_e089_joshua_b_gives_his_tag_once_at_the_end_of_that_turn() -> None:
    game = scenario("""
        corp:
          deck: 9 any
        runner:
          clicks 0
          rig: Joshua B., Test Sacrifice
        turn: runner, at 5.7.1a
    """)
    game.runner.passes()
    game.runner.triggers("Joshua B.")
    game.runner.uses("Test Sacrifice")  # Joshua B. is gone
    game.expect(runner_clicks=5, runner_rig=[])
    for _ in range(5):
        game.runner.takes_credit()
    game.expect(tags=1, turn="corp")
    for _ in range(3):
        game.corp.takes_credit()
    game.expect(turn="runner", runner_clicks=4)
    for _ in range(4):
        game.runner.takes_credit()
    game.expect(tags=1, turn="corp")  # no second one


@pytest.mark.example("E091")
@pytest.mark.rule("9.7.1")
def test_e091_hyoubu_precog_manifold_restricts_stays_chooses_and_reacts() -> None:
    game = scenario("""
        corp:
          hand: 2 Hyoubu Precog Manifold, Hedge Fund
          deck: 5 any
        turn: corp
    """)
    game.corp.plays("Hyoubu Precog Manifold")
    game.asks("corp", "choose-server")
    game.corp.chooses("HQ")
    game.expect(corp_archives=[])
    assert [c.zone for c in game.cards("Hyoubu Precog Manifold") if c.active] == ["play"]
    game.refuses("corp", "play Hyoubu Precog Manifold")  # there is an active lockdown
    game.corp.takes_credit()
    game.corp.takes_credit()
    game.runner.runs("HQ")
    game.runner.continues()
    game.corp.chooses(0)  # the conditional ability: a psi game about this run
    game.runner.chooses(1)
    game.expect(run=None)
    assert game.happened("access") == 0
    for _ in range(3):
        game.runner.takes_credit()
    game.expect(turn="corp", corp_archives=["Hyoubu Precog Manifold"])
    game.offers("corp", "play Hyoubu Precog Manifold")


@pytest.mark.example("E092")
@pytest.mark.rule("9.8.2:1")
def test_e092_credits_and_a_card_are_the_expected_effects_of_process_automation() -> None:
    game = scenario("""
        runner:
          credits 0
          hand: Process Automation
          deck: 3 Diesel
          rig: Pay Watcher, Draw Watcher
        turn: runner
    """)
    game.runner.plays("Process Automation")
    # Both are expected of the one instruction: both abilities are pending in its interrupt window.
    assert {option.split("[")[0].strip() for option in game.options("runner")} == {
        "trigger Pay Watcher",
        "trigger Draw Watcher",
    }
    game.expect(runner_credits=0, runner_hand=[])
    game.runner.triggers("Pay Watcher")
    game.expect(runner_credits=2, runner_hand=["Diesel"])
    assert game.card("Pay Watcher").power == game.card("Draw Watcher").power == 1

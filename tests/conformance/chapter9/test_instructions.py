"""9.9 to 9.11: lingering effects, what one instruction is, and other rules."""

import pytest

from netrunner.rules.machine.terms import CORP, ICE, NET, PROGRAM, RESOURCE, RUNNER
from netrunner.testing import Scenario, define, scenario
from netrunner.vocabulary import (
    AddTo,
    All,
    Both,
    Cards,
    ChooseOne,
    Chosen,
    Counting,
    Damage,
    Draw,
    EncounterEnds,
    EndRun,
    ForEvent,
    Found,
    Gain,
    GetsSubtype,
    GiveTags,
    If,
    Lose,
    Reveal,
    Run,
    Search,
    StrengthBonus,
    Trash,
    Until,
    play,
    sub,
    whenever,
)
from netrunner.vocabulary.abilities import When
from netrunner.vocabulary.base import YOU
from netrunner.vocabulary.conditions import AllBroken

ANY_ICE = Cards(types=ICE)
RESOURCES = Cards(types=RESOURCE)
define("Flex", "corp", "operation", play(Until(StrengthBonus(3, of=Chosen(ANY_ICE)), "turn")))
define("Run Lift", "corp", "operation", play(Until(StrengthBonus(3, of=Chosen(ANY_ICE)), "run")))
define("Until Next", "corp", "operation", play(Until(StrengthBonus(3, cards=ANY_ICE), "your next turn")))
define("Plain Wall", "corp", "ice", sub(EndRun()), cost=1, strength=4, subtypes="barrier")
define("Leveller", "corp", "asset", StrengthBonus(2, cards=ANY_ICE, sets=True), trash=2)
define("Raiser", "corp", "asset", StrengthBonus(3, cards=ANY_ICE), trash=2)
define("Lowerer", "corp", "asset", StrengthBonus(-1, cards=ANY_ICE), trash=2)
define("Barrier Giver", "corp", "asset", GetsSubtype("barrier", cards=ANY_ICE), trash=2)
define("Barrier Taker", "corp", "asset", GetsSubtype("barrier", cards=ANY_ICE, n=-1), trash=2)
define("Profiles", "corp", "asset", whenever(ForEvent("searched", RUNNER), GiveTags(1)), trash=2)
define(
    "Finder",
    "runner",
    "event",
    play(Search(Cards(types=PROGRAM, where="stack")), Reveal(Found()), AddTo(Found(), "grip")),
    cost=0,
)
define("Sighted", "corp", "asset", whenever(ForEvent("looked", CORP), Gain(1)), trash=2)
define(
    "Dilemma Ice",
    "corp",
    "ice",
    sub(ChooseOne(Lose(2, RUNNER), Trash(Chosen(Cards(side=1), player=RUNNER)), player=RUNNER)),
    cost=1,
    strength=1,
)
define("Pyre", "runner", "event", play(Trash(All(RESOURCES))), cost=0)
define("Twig", "runner", "resource", whenever(ForEvent("trashed", cards=RESOURCES), Gain(1)), cost=0)
define("Lifter", "runner", "event", play(AddTo(All(RESOURCES), "grip")), cost=0)
define("Mover Watch", "runner", "resource", whenever(ForEvent("moved", cards=RESOURCES), Gain(1)), cost=0)
define("Per Program", "corp", "operation", play(Damage(NET, Counting(Cards(types=PROGRAM)))))
define("Sure Cut", "runner", "event", play(Run(0)), When(EncounterEnds(), (If(AllBroken(), Gain(7)),)), cost=0)
define("Stepwise", "runner", "event", play(Both(Gain(1), Draw(1)), Gain(2)), cost=0)
define("Gain Watch", "runner", "resource", whenever(ForEvent("credits-gained", YOU), Draw(1)), cost=0)


def story(game: Scenario, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [kind for kind in game.log_kinds() if kind in kinds]


def remotes(*titles: str) -> str:
    return "\n".join(f"Server {n}: {title}" for n, title in enumerate(titles, 1))


# -- 9.9: lingering effects --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.9.1:2")
@pytest.mark.rule("9.1.5a")
def test_9_9_1_a_lingering_effect_outlasts_its_source_until_its_duration_is_over() -> None:
    game = scenario("corp:\n clicks 2\n hand: Flex\n HQ: ice Plain Wall\nturn: corp")
    game.corp.plays("Flex")
    game.expect(corp_archives=["Flex"])
    assert game.card("Plain Wall").strength == 7
    game.corp.takes_credit()
    game.expect(turn="runner")
    assert game.card("Plain Wall").strength == 4


@pytest.mark.rule("9.9.1:1")
def test_9_9_1_until_your_next_turn_lasts_through_the_opponents_turn() -> None:
    game = scenario("corp:\n clicks 1\n hand: Until Next\n deck: 3 any\n HQ: ice Plain Wall\nturn: corp")
    game.corp.plays("Until Next")
    game.expect(turn="runner")
    for _ in range(4):
        assert game.card("Plain Wall").strength == 7
        game.runner.takes_credit()
    game.expect(turn="corp")
    assert game.card("Plain Wall").strength == 4


@pytest.mark.rule("9.9.3")
def test_9_9_3_a_duration_that_is_not_in_progress_is_over_at_once() -> None:
    game = scenario("corp:\n hand: Run Lift\n HQ: ice Plain Wall\nturn: corp")
    game.corp.plays("Run Lift")
    assert game.card("Plain Wall").strength == 4


# -- 9.10: instructions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.10.3:1")
@pytest.mark.rule("9.3.4d")
@pytest.mark.rule("9.10.1:1")
@pytest.mark.rule("9.3.4c")
def test_9_10_3_the_parts_of_one_instruction_are_carried_out_in_order_without_a_pause() -> None:
    game = scenario("runner:\n credits 0\n hand: Stepwise\n deck: 5 any\n rig: Gain Watch\nturn: runner")
    game.runner.plays("Stepwise")
    # Gain Watch resolves after the whole first instruction, and again after the second
    assert story(game, "credits-gained", "drew") == ["credits-gained", "drew", "drew", "credits-gained", "drew"]


@pytest.mark.rule("9.10.4c")
def test_9_10_4c_choosing_a_target_and_the_sentence_about_it_are_one_instruction() -> None:
    game = scenario("corp:\n HQ: ice Enigma, (Hunter)\nrunner:\n hand: Tinkering\nturn: runner")
    game.runner.plays("Tinkering")
    game.asks("runner", "target", "1.14.2")  # as the one instruction becomes imminent
    game.runner.picks("Enigma")
    assert all(game.card("Enigma").has(subtype) for subtype in ("sentry", "code gate", "barrier"))
    assert not game.card("Hunter").has("barrier")
    game.asks("runner", "action")


@pytest.mark.rule("9.10.4d:1,2")
@pytest.mark.rule("1.14.1a")
def test_9_10_4d_a_search_ends_an_instruction_before_its_cards_are_used() -> None:
    game = scenario(f"""
        corp:
          {remotes("Profiles")}
        runner:
          hand: Finder
          deck: Corroder, Diesel
        turn: runner
    """)
    game.runner.plays("Finder")
    game.asks("runner", "search", "4.2.2")  # no target was announced before
    game.runner.picks("Corroder")
    assert story(game, "searched", "tags-taken", "revealed") == ["searched", "tags-taken", "revealed"]
    game.expect(runner_hand=["Corroder"], tags=1)


@pytest.mark.rule("9.10.4e")
def test_9_10_4e_looking_at_cards_ends_an_instruction() -> None:
    game = scenario(f"""
        corp:
          credits 5
          hand: Precognition
          deck: Hedge Fund, Enigma, Hunter, Ice Wall, Snare!
          {remotes("Sighted")}
        turn: corp
    """)
    game.corp.plays("Precognition")
    game.asks("corp", "arrange")
    game.expect(corp_credits=6)  # Sighted has resolved although the cards are not yet arranged


@pytest.mark.rule("9.10.4f:2")
@pytest.mark.rule("9.11.3d:2")
def test_9_10_4f_choosing_between_effects_ends_an_instruction_and_the_effect_can_be_avoided() -> None:
    game = scenario("""
        corp:
          HQ: ice Data Raven
          hand: Hedge Fund
        runner:
          rig: Decoy
        turn: runner
    """)
    game.runner.runs("HQ")
    game.asks("runner", "choose-effect")
    game.runner.chooses(1)
    game.runner.uses("Decoy")
    game.expect(tags=0, run="HQ")  # the decision was made: the run does not end


# -- 9.11.1: simultaneous effects --------------------------------------------------------------------------------------


@pytest.mark.rule("9.11.1a:1,2")
@pytest.mark.parametrize(
    ("assets", "strength"),
    [(("Raiser",), 7), (("Leveller",), 2), (("Raiser", "Leveller"), 5), (("Lowerer", "Leveller", "Raiser"), 4)],
)
def test_9_11_1a_values_are_set_then_raised_then_lowered(assets: tuple[str, ...], strength: int) -> None:
    game = scenario(f"corp:\n HQ: ice Plain Wall\n{remotes(*assets)}\nturn: corp")
    assert game.card("Plain Wall").strength == strength
    game.corp.takes_credit()
    assert game.card("Plain Wall").strength == strength  # nor does time change the order


@pytest.mark.rule("9.11.1b:1")
@pytest.mark.parametrize(
    ("assets", "wall", "gate"),
    [
        (("Barrier Taker",), False, False),
        (("Barrier Giver", "Barrier Taker"), True, False),
        (("Barrier Giver",), True, True),
        (("Barrier Taker", "Barrier Giver", "Barrier Taker"), False, False),
        (("Barrier Giver", "Barrier Taker", "Barrier Giver"), True, True),
    ],
)
def test_9_11_1b_a_subtype_is_there_if_it_was_added_more_often(assets: tuple[str, ...], wall: bool, gate: bool) -> None:
    game = scenario(f"corp:\n HQ: ice Plain Wall, Enigma\n{remotes(*assets)}\nturn: corp")
    assert (game.card("Plain Wall").has("barrier"), game.card("Enigma").has("barrier")) == (wall, gate)


# -- 9.11.2: sets of cards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("9.11.2a")
def test_9_11_2a_cards_that_are_trashed_together_see_each_other_go() -> None:
    game = scenario("runner:\n credits 0\n hand: Pyre\n rig: Twig, Twig\nturn: runner")
    game.runner.plays("Pyre")
    while game.decision is not None and game.decision.kind == "react":
        game.take(game.options("runner")[0])
    game.expect(runner_credits=4)  # each of them saw both


@pytest.mark.rule("9.11.2a")
def test_9_11_2a_cards_that_are_moved_together_see_each_other_go() -> None:
    game = scenario("runner:\n credits 0\n hand: Lifter\n rig: Mover Watch, Mover Watch\nturn: runner")
    game.runner.plays("Lifter")
    while game.decision is not None and game.decision.kind == "react":
        game.take(game.options("runner")[0])
    game.expect(runner_credits=4, runner_hand=["Mover Watch", "Mover Watch"])


@pytest.mark.rule("9.11.2b:1")
def test_9_11_2b_for_each_is_one_effect_of_the_full_amount() -> None:
    game = scenario("""
        corp:
          hand: Per Program
        runner:
          hand: 4 any
          rig: Corroder, Mimic, Test Shield
        turn: corp
    """)
    game.corp.plays("Per Program")
    game.asks("runner", "interrupt")
    game.runner.passes()
    game.expect(runner_hand=2)
    assert game.happened("damage") == 1
    game = scenario("corp:\n hand: Per Program\nrunner:\n hand: 4 any\nturn: corp")
    game.asks("corp", "action")
    game.refuses("corp", "play Per Program")  # for each of none is nothing


@pytest.mark.rule("9.11.2c")
def test_9_11_2c_all_of_none_is_satisfied() -> None:
    game = scenario(
        "corp:\n HQ: ice Test Blank Ice\n hand: Hedge Fund\nrunner:\n credits 0\n hand: Sure Cut\nturn: runner"
    )
    game.runner.plays("Sure Cut")
    game.expect(runner_credits=7)


# -- 9.11.3: must ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("9.11.3c:1")
@pytest.mark.parametrize(
    ("rig", "credits", "left", "heap"),
    [("", 3, 1, []), ("rig: Test Resource", 1, 1, ["Test Resource"]), ("", 1, 1, []), ("", 0, 0, [])],
)
def test_9_11_3c_only_an_effect_that_can_be_resolved_is_chosen(
    rig: str, credits: int, left: int, heap: list[str]
) -> None:
    game = scenario(f"corp:\n HQ: ice Dilemma Ice\nrunner:\n credits {credits}\n {rig}\nrun: HQ, encountering ice 1")
    game.asks("runner", "jack-out")
    game.expect(runner_credits=left, runner_heap=heap)


@pytest.mark.rule("9.11.3c:1")
def test_9_11_3c_between_effects_that_can_be_resolved_there_is_a_choice() -> None:
    game = scenario("""
        corp:
          HQ: ice Dilemma Ice
        runner:
          credits 3
          rig: Test Resource
        run: HQ, encountering ice 1
    """)
    game.asks("runner", "choose-effect")
    game.runner.chooses(2)
    game.expect(runner_credits=3, runner_heap=["Test Resource"])


@pytest.mark.rule("9.11.3e:2")
def test_9_11_3e_without_an_agenda_to_forfeit_archer_can_only_be_trashed() -> None:
    text = "corp:\n credits 9\n HQ: ice (Archer)\nrunner:\n hand: Forged Activation Orders\nturn: runner"
    game = scenario(text)
    game.runner.plays("Forged Activation Orders")
    game.expect(corp_archives=["Archer"], corp_credits=9)


@pytest.mark.rule("9.11.3e:1")
def test_9_11_3e_whoever_chooses_to_rez_pays_the_additional_cost() -> None:
    game = scenario("""
        corp:
          credits 9
          score: Hostile Takeover
          HQ: ice (Archer)
        runner:
          hand: Forged Activation Orders
        turn: runner
    """)
    game.runner.plays("Forged Activation Orders")
    game.asks("corp", "choose-effect")
    twin = game.copy()
    game.corp.chooses(1)
    game.expect(corp_score=[], corp_credits=5)
    assert game.card("Archer").rezzed
    twin.corp.chooses(2)
    twin.expect(corp_score=["Hostile Takeover"], corp_archives=["Archer"], corp_credits=9)

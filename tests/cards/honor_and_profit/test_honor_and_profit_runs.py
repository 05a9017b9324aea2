"""Honor and Profit: what Jinteki does while the Runner runs."""

from __future__ import annotations

import pytest

from netrunner.testing import scenario


def test_nisei_division_is_paid_for_secrets() -> None:
    game = scenario("""
        corp: Nisei Division: The Next Generation
          credits 5
          Server 1: cards (Psychic Field)
        runner:
          hand: 3 any
        run: Server 1, approaching server
    """)
    game.runner.continues()
    game.pass_windows()
    game.corp.chooses(1)
    game.runner.chooses(1)
    game.expect(corp_credits=5)


KNIVES = """
    corp:
      score: House of Knives {{agenda 3}}
      HQ: ice (Enigma)
    runner:
      hand: 4 any
      rig: Plascrete Carapace {{power 4}}
    {}
"""


def test_house_of_knives_cuts_once_per_run() -> None:
    game = scenario(KNIVES.format("turn: runner"))
    game.runner.runs("HQ")
    game.corp.uses("House of Knives")
    game.expect(runner_hand=3)
    assert game.card("House of Knives").agenda_counters == 2
    game.refuses("corp", "use House of Knives ability 2")
    game.go_on("action")
    game.runner.runs("HQ")
    game.corp.uses("House of Knives")
    game.expect(runner_hand=2)


def test_house_of_knives_rests_outside_of_runs() -> None:
    game = scenario(
        KNIVES.format("turn: corp, at 5.6.2a").replace("HQ: ice (Enigma)", "Server 1: cards (PAD Campaign)")
    )
    game.refuses("corp", "use House of Knives ability 2")


def test_house_of_knives_gets_three_counters() -> None:
    game = scenario("corp:\n Server 1: cards (House of Knives {advancement 3})\nturn: corp, at 5.6.2a")
    game.corp.scores("House of Knives")
    assert game.card("House of Knives").agenda_counters == 3


INAZUMA = """
    corp:
      HQ: ice Ice Wall, Ice Wall, Inazuma
    runner:
      credits 9
      rig: Corroder
    run: HQ, encountering ice 3{}
"""


def test_inazuma_keeps_the_next_ice_from_being_broken() -> None:
    game = scenario(INAZUMA.format(", broken 2"))
    game.go_on("jack-out")
    game.runner.continues()
    game.pass_windows("6.9.3b")
    game.refuses("runner", "use Corroder ability 1")
    game.offers("runner", "use Corroder ability 2")


def test_inazuma_spares_the_ice_after_the_next() -> None:
    game = scenario("""
        corp:
          HQ: ice Ice Wall, Pop-up Window, Inazuma
        runner:
          credits 9
          rig: Corroder
        run: HQ, encountering ice 3
    """)
    game.pass_windows()
    game.runner.accepts()
    game.go_on("6.9.3b")
    game.runner.breaks(1, using="Corroder")
    game.expect(run="HQ")


@pytest.mark.parametrize(("broken", "trapped"), [("", True), (", broken 2", False)])
def test_inazuma_keeps_the_runner_from_jacking_out_before_the_next_encounter(broken: str, trapped: bool) -> None:
    game = scenario(f"""
        corp:
          HQ: ice (Enigma), Inazuma
        run: HQ, encountering ice 2{broken}
    """)
    if trapped:
        game.asks("corp", "window")
    else:
        game.asks("runner", "jack-out")


def test_inazuma_lets_the_runner_jack_out_after_the_next_encounter() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma), Pop-up Window, Inazuma
        runner:
          credits 9
        run: HQ, encountering ice 3
    """)
    game.runner.accepts()
    game.asks("runner", "jack-out")


def test_komainu_has_a_subroutine_for_each_card_in_the_grip_at_the_encounter() -> None:
    game = scenario("corp:\n HQ: ice Komainu\nrunner:\n hand: 3 any\nrun: HQ, encountering ice 1")
    game.expect(runner_hand=0, run="HQ")
    assert game.damage() == ["1 net", "1 net", "1 net"]


def test_komainu_is_empty_before_an_empty_grip() -> None:
    game = scenario("corp:\n HQ: ice Komainu\nrun: HQ, encountering ice 1")
    assert game.damage() == []
    game.expect(run="HQ")


@pytest.mark.parametrize(("score", "needed"), [("corp:\n score: {}", 3), ("runner:\n score: {}", 3), ("", 4)])
def test_medical_breakthrough_makes_the_next_one_easier(score: str, needed: int) -> None:
    title = "Medical Breakthrough"
    for tokens in (needed - 1, needed):
        half = score.format(title)
        corp = half if half.startswith("corp") else "corp:"
        runner = half if half.startswith("runner") else ""
        game = scenario(
            f"{corp}\n Server 1: cards ({title} {{advancement {tokens}}})\n Server 2: cards (PAD Campaign)\n"
            f"{runner}\nturn: corp, at 5.6.2a"
        )
        if tokens < needed:
            game.refuses("corp", f"score {title}")
        else:
            game.corp.scores(f"{title} [Server 1 card 1]")


def test_medical_breakthrough_adds_up_and_helps_no_other_agenda() -> None:
    game = scenario("""
        corp:
          score: Medical Breakthrough
          Server 1: cards (Medical Breakthrough {advancement 2})
          Server 2: cards (Braintrust {advancement 2})
        runner:
          score: Medical Breakthrough
        turn: corp, at 5.6.2a
    """)
    game.refuses("corp", "score Braintrust")
    game.corp.scores("Server 1 card 1")


ASSAULT = """
    runner:
      credits {}, clicks 2
      hand: Planned Assault
      deck: Diesel, Running Interference, Legwork, Mimic
    turn: runner
"""


def test_planned_assault_finds_and_plays_a_run_event_without_additional_costs() -> None:
    game = scenario(ASSAULT.format(6))
    game.runner.plays("Planned Assault")
    game.refuses("runner", "pick Diesel")
    game.runner.picks("Running Interference")
    game.expect(runner_credits=0, runner_clicks=0)
    game.runner.chooses("Archives")
    game.expect(run="Archives")
    game.runner.jacks_out()
    game.expect(runner_deck=3)
    assert game.happened("shuffled") == 1


def test_planned_assault_finds_only_what_can_be_paid() -> None:
    game = scenario(ASSAULT.format(4))
    game.runner.plays("Planned Assault")
    game.refuses("runner", "pick Running Interference")
    game.runner.picks("Legwork")
    game.expect(runner_credits=0, run="HQ")

"""Coverage: what games reached is read from their events."""

from netrunner import starter_deck
from netrunner.cards.library import implemented
from netrunner.coverage import KINDS, Coverage, Line, lines_of, verbs_of
from netrunner.simulation import simulate_pairings, starter_pairing
from netrunner.testing import Scenario, scenario


def of(game: Scenario) -> Coverage:
    """What a scenario reached."""
    coverage = Coverage()
    coverage.add(game.game.state)
    return coverage


def reached(coverage: Coverage, title: str) -> list[int]:
    """The slots of the lines of a card that were reached."""
    return [line.slot for line in lines_of(title) if coverage.reached[line]]


def test_every_line_of_every_card_is_known_with_its_kind_and_its_words() -> None:
    lines = [line for title in implemented() for line in lines_of(title)]
    assert {line.kind for line in lines} == set(KINDS)
    assert len(set(lines)) == len(lines)
    assert all(line.text(lang) for line in lines for lang in ("en", "es"))


def test_an_ability_that_another_gives_or_delays_is_a_line_of_its_own() -> None:
    assert lines_of("Private Security Force") == (
        Line("Private Security Force", 0, "static"),
        Line("Private Security Force", 32, "paid"),
    )
    assert lines_of("Chum") == (Line("Chum", 0, "subroutine"), Line("Chum", 32, "conditional"))


def test_only_what_can_happen_to_a_card_is_asked_of_it() -> None:
    assert verbs_of("Hedge Fund") == ("played", "trashed")
    assert verbs_of("Corroder") == ("installed", "trashed", "used")
    assert verbs_of("Snare!") == ("installed", "rezzed", "trashed", "used")
    assert verbs_of("The Toolbox") == ("installed", "trashed", "used")  # its credits are used (1.10.4d)
    assert verbs_of("Weyland Consortium: Building a Better World") == ()


def test_a_played_card_and_the_identity_that_it_triggers() -> None:
    game = scenario("""
        corp: Weyland Consortium: Building a Better World
          hand: Hedge Fund, Neural EMP
        turn: corp
    """)
    game.corp.plays("Hedge Fund")
    coverage = of(game)
    assert dict(coverage.happened["Hedge Fund"]) == {"played": 1, "trashed": 1}
    assert reached(coverage, "Hedge Fund") == [0]
    assert reached(coverage, "Weyland Consortium: Building a Better World") == [0]
    assert reached(coverage, "Neural EMP") == []
    assert set(coverage.cards_reached()) >= {"Hedge Fund", "Weyland Consortium: Building a Better World"}
    assert "Neural EMP" not in coverage.cards_reached()
    assert {line.title for line in coverage.never_reached()} >= {"Neural EMP"}


def test_paid_abilities_and_subroutines_are_told_apart_by_their_slots() -> None:
    game = scenario("""
        corp:
          HQ: ice Wall of Thorns
        runner:
          credits 4
          hand: 3 any
          rig: Corroder
        run: HQ, encountering ice 1
    """)
    game.runner.boosts("Corroder", times=3)
    assert reached(of(game), "Corroder") == [1]
    game.runner.breaks(1, using="Corroder")
    coverage = of(game)
    assert reached(coverage, "Corroder") == [0, 1]
    assert coverage.happened["Corroder"]["used"] == 4
    assert reached(coverage, "Wall of Thorns") == [1]
    assert "Corroder" in coverage.cards_reached()


def test_an_ability_that_is_only_there_while_the_runner_is_tagged() -> None:
    game = scenario("""
        corp:
          score: Private Security Force
        runner:
          hand: 2 any
          tags 1
        turn: corp
    """)
    assert reached(of(game), "Private Security Force") == []
    game.corp.uses("Private Security Force")
    assert reached(of(game), "Private Security Force") == [32]


def test_a_trap_is_reached_by_its_ability_although_it_is_not_rezzed() -> None:
    game = scenario("""
        corp:
          deck: Snare!, Hedge Fund
        runner:
          hand: 3 any
        turn: runner
    """)
    game.runner.runs("R&D")
    game.runner.continues()
    game.corp.triggers("Snare!")
    coverage = of(game)
    assert not coverage.active["Snare!"] and "Snare!" in coverage.cards_reached()
    assert reached(coverage, "Snare!") == [0, 1]
    assert coverage.never_happened("rezzed") == ("Snare!",)


def test_properties_wait_for_what_they_speak_of() -> None:
    game = scenario("""
        corp:
          credits 9
          HQ: ice (Ice Wall)
        turn: corp
    """)
    assert reached(of(game), "Ice Wall") == []
    game.corp.advances("Ice Wall")
    assert reached(of(game), "Ice Wall") == [0]

    game = scenario("""
        runner:
          credits 9
          hand: 2 Medium
          rig: Djinn
        turn: runner
    """)
    game.runner.installs("Medium", "rig")
    game.runner.done()  # nothing is trashed first (8.3.3)
    assert reached(of(game), "Djinn") == []
    game.runner.installs("Medium", "Djinn")
    game.runner.done()
    coverage = of(game)
    assert reached(coverage, "Djinn") == [0]
    assert coverage.active["Medium"] == 2


def test_static_abilities_are_reached_when_their_card_becomes_active() -> None:
    game = scenario("""
        corp:
          credits 9
          Server 1: cards (SanSan City Grid)
        turn: corp, at 5.6.2a
    """)
    assert reached(of(game), "SanSan City Grid") == []
    game.corp.rezzes("SanSan City Grid")
    coverage = of(game)
    assert reached(coverage, "SanSan City Grid") == [0, 1]
    assert coverage.never_happened("rezzed") == ()
    assert coverage.never_happened("installed") == ("SanSan City Grid",)


def test_many_games_are_one_coverage_and_cards_that_were_never_seen_are_in_it() -> None:
    whole = simulate_pairings(starter_pairing, 12, coverage=Coverage()).coverage
    assert whole is not None
    decks = [deck for seed in range(12) for deck in starter_pairing(seed)]
    known = {title for deck in decks for title in (deck.identity, *deck.titles())}
    assert whole.games == 12 and set(whole.titles()) == known
    first, second = Coverage(), Coverage()
    simulate_pairings(starter_pairing, 5, coverage=first)
    simulate_pairings(starter_pairing, 7, seed=5, coverage=second)
    first.merge(second)
    assert first.as_json() == whole.as_json()
    figures = whole.as_json()
    assert figures["lines"] == len(whole.lines()) > len(whole.never_reached()) > 0
    assert figures["lines_reached"] == len(whole.lines()) - len(whole.never_reached())
    assert figures["cards_reached"] == len(whole.cards_reached()) > 60


def test_to_look_at_what_was_reached_changes_no_game() -> None:
    corp, runner = starter_deck("nbn"), starter_deck("criminal")
    plain = simulate_pairings(lambda seed: (corp, runner), 4)
    covered = simulate_pairings(lambda seed: (corp, runner), 4, coverage=Coverage())
    assert (plain.decisions, plain.winners, plain.reasons) == (covered.decisions, covered.winners, covered.reasons)

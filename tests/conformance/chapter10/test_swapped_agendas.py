"""10.11.4c: agendas that change score areas keep what is on them, and are new cards there."""

from __future__ import annotations

import pytest

from netrunner.testing import define, scenario
from netrunner.vocabulary import (
    CanHost,
    Cards,
    Chosen,
    Gain,
    SwapCards,
    TurnBegins,
    play,
    when,
)

IN_SCORE = Cards(where="corp-score")
STOLEN = Cards(where="runner-score")

define("Shift Points", "corp", "operation", play(SwapCards(Chosen(IN_SCORE), Chosen(STOLEN, as_="other"))))
define("Shift Shelf", "corp", "agenda", CanHost(Cards()), requirement=3, points=2)
define("Shift Wages", "corp", "agenda", when(TurnBegins(), Gain(1)), requirement=3, points=1)
define("Shift Plain", "corp", "agenda", requirement=3, points=1)


@pytest.mark.rule("10.11.4c")
def test_10_11_4c_what_is_hosted_on_a_swapped_agenda_stays_on_it() -> None:
    game = scenario("""
        corp:
          hand: Shift Points
          score: Shift Shelf [Test Upgrade] {agenda 2}
        runner:
          score: Shift Plain
        turn: corp
    """)
    game.corp.plays("Shift Points")
    shelf = game.card("Shift Shelf")
    assert (shelf.zone, shelf.agenda_counters, shelf.faceup) == ("runner-score", 2, True)
    assert shelf.hosted == ["Test Upgrade"]
    game.expect(corp_archives=["Shift Points"], corp_points=1, runner_points=2)


@pytest.mark.rule("10.11.4c")
@pytest.mark.rule("1.16.3f")
def test_1_16_3f_project_vacheron_gets_its_counters_when_it_comes_to_the_runner_and_only_then() -> None:
    text = "corp:\n hand: 2 Shift Points\n score: {}\nrunner:\n score: {}\nturn: corp"
    game = scenario(text.format("Project Vacheron", "Shift Plain"))
    game.corp.plays("Shift Points")
    assert game.card("Project Vacheron").agenda_counters == 4
    assert game.card("Shift Plain").agenda_counters == 0
    game = scenario(text.format("Shift Plain", "Project Vacheron {agenda 1}"))
    game.corp.plays("Shift Points")
    assert game.card("Project Vacheron").agenda_counters == 1
    assert game.card("Project Vacheron").zone == "corp-score"


@pytest.mark.rule("1.16.3f")
def test_1_16_3f_a_corp_that_scores_it_or_holds_it_places_no_counters() -> None:
    game = scenario("corp:\n Server 1: (Project Vacheron {advancement 5})\nturn: corp, at 5.6.2a")
    game.corp.scores("Project Vacheron")
    vacheron = game.card("Project Vacheron")
    assert (vacheron.zone, vacheron.agenda_counters, vacheron.faceup) == ("corp-score", 0, True)
    game = scenario("corp:\n deck: Project Vacheron\nturn: corp")
    game.corp.draws()
    assert game.card("Project Vacheron").agenda_counters == 0


@pytest.mark.rule("1.16.3f")
@pytest.mark.rule("1.16.4")
@pytest.mark.parametrize(("where", "run", "counters"), [("hand", "HQ", 4), ("archives", "Archives", 0)])
def test_1_16_3f_a_runner_who_steals_it_has_the_counters_unless_it_was_in_archives(
    where: str, run: str, counters: int
) -> None:
    game = scenario(f"corp:\n {where}: Project Vacheron\nrunner:\n hand: 3 any\nturn: runner")
    game.runner.runs(run)
    game.runner.continues()
    vacheron = game.card("Project Vacheron")
    assert (vacheron.zone, vacheron.agenda_counters, vacheron.faceup) == ("runner-score", counters, True)


@pytest.mark.rule("10.11.4c")
@pytest.mark.rule("1.14.4a:1")
def test_1_14_4a_a_scored_agenda_that_is_swapped_away_and_back_is_another_card_each_time() -> None:
    game = scenario("""
        corp:
          clicks 3
          credits 5
          hand: 2 Shift Points
          Server 1: (Shift Wages {advancement 3})
        runner:
          score: Shift Plain
        turn: corp, at 5.6.2a
    """)
    seen = {game.game.state.cards[game.card("Shift Wages").id].ref}
    game.corp.scores("Shift Wages")
    seen.add(game.game.state.cards[game.card("Shift Wages").id].ref)
    for zone in ("runner-score", "corp-score"):
        game.corp.plays("Shift Points")
        wages = game.card("Shift Wages")
        assert (wages.zone, wages.active) == (zone, zone == "corp-score")
        seen.add(game.game.state.cards[wages.id].ref)
    assert len(seen) == 4

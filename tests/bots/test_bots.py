"""Computer players: what they get, what they answer, and how well they play."""

import json
import time

import pytest

from netrunner import Game, starter_deck
from netrunner.bots import LEVELS, Asked, Bot, Choice, Guard, asked, default_choice, make
from netrunner.bots.matches import match, play_on
from netrunner.bots.reading import read
from netrunner.cards.library import implemented
from netrunner.cli.main import main
from netrunner.errors import NetrunnerError
from netrunner.rules.machine.state import State
from netrunner.simulation import starter_pairing
from netrunner.testing import scenario
from netrunner.views import View


def new_game(seed: int = 7, asking: str = "open") -> Game:
    return Game.start(starter_deck("jinteki"), starter_deck("shaper"), seed, asking=asking)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("asking", ["forced", "open", "full"])
def test_every_level_finishes_games_in_every_way_of_asking(level: str, asking: str) -> None:
    report = match(lambda n: make(level, n, tries=2), lambda n: make("novice", n), starter_pairing, 3, asking=asking)
    assert (report.games, report.failures, report.lost) == (3, [], 0)


@pytest.mark.parametrize(("corp", "runner", "winner"), [("novice", "random", "corp"), ("random", "novice", "runner")])
def test_the_novice_beats_chance_from_each_side(corp: str, runner: str, winner: str) -> None:
    report = match(lambda n: make(corp, n), lambda n: make(runner, n), starter_pairing, 48, 100, "forced")
    assert report.winners[winner] >= 44  # 1,000 games give 97 % and 99 % (docs/bots.md)


def test_the_same_seed_plays_the_same_game() -> None:
    ends = []
    for _ in range(2):
        game = new_game()
        play_on(game, Guard(make("novice", 1), None), Guard(make("random", 2), None))
        ends.append((game.winner, game.reason, game.to_json()))
    assert ends[0] == ends[1]


def test_nothing_that_a_bot_gets_leads_to_the_state() -> None:
    game = new_game()
    for _ in range(60):
        assert game.decision is not None
        question = asked(game.decision)
        for option in question.options:
            parts = [getattr(option, name) for name in option.__slots__]
            assert all(part is None or isinstance(part, str | int) for part in parts)
        assert not any(isinstance(getattr(question, name), State) for name in question.__slots__)
        assert [option.text for option in question.options] == game.view(question.side)["decision"]["options"]
        game.choose(question.options[0].text)


def test_an_option_names_the_place_of_its_card_as_the_view_does() -> None:
    game = scenario("""
        corp:
          HQ: ice (Enigma)
        runner:
          rig: Gordian Blade
        run: HQ, approaching ice 1
    """)
    game.runner.passes()
    game.runner.passes()
    decision = game.game.decision
    assert decision is not None
    rez = asked(decision).first("rez")
    assert rez is not None and (rez.card, rez.at) == ("Enigma", "HQ ice 1")


class Broken:
    """Fails in the way it is told to."""

    name = "broken"

    def __init__(self, how: str) -> None:
        self.how = how
        self.asked = 0

    def choose(self, view: View, decision: Asked) -> Choice:
        self.asked += 1
        if self.how == "raises":
            raise RuntimeError("broken")
        if self.how == "sleeps":
            time.sleep(0.15)
        return Choice("win the game", "win")


@pytest.mark.parametrize("how", ["raises", "cheats"])
def test_a_bot_that_fails_loses_its_move_and_not_the_game(how: str) -> None:
    game = new_game()
    guard = Guard(Broken(how))
    made = play_on(game, guard, Guard(make("random", 3)))
    assert game.decision is None and made > guard.lost > 10
    guard.close()


def test_a_bot_that_is_too_slow_loses_its_move_and_then_its_turn_to_think() -> None:
    game = new_game()
    bot = Broken("sleeps")
    guard = Guard(bot, 0.01)
    assert game.decision is not None
    question = asked(game.decision)
    assert guard.choose(game.view("corp"), question).text == "keep"
    for _ in range(4):
        guard.choose(game.view("corp"), question)
    assert (guard.lost, bot.asked) == (5, 3)


def test_the_default_does_as_little_as_it_can() -> None:
    yes, no = Choice("yes", "yes"), Choice("no", "no")
    assert default_choice(Asked("corp", "may", "", "", None, "", 0, (yes, no))) is no
    pick = Choice("pick Enigma", "pick", "Enigma")
    assert default_choice(Asked("corp", "discard", "", "", None, "", 1, (pick,))) is pick


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(NetrunnerError, match=r"grandmaster.*random, beginner, novice, adept, expert"):
        make("grandmaster")


def test_every_implemented_card_can_be_read() -> None:
    for title in implemented():
        card = read(title)
        assert card.title == title and card.type >= 0


def test_what_cards_do_is_read_from_their_declarations() -> None:
    assert (read("Hedge Fund").gain, read("Diesel").draws, read("PAD Campaign").drip) == (9, 3, 1)
    assert [(line.subtype, line.credits) for line in read("Corroder").breaks] == [("barrier", 1)]
    assert (read("Enigma").ends_run, read("Neural Katana").harm, read("Rototurret").trashes) == (1, 3, 1)
    assert read("Snare!").trap and not read("Hedge Fund").trap
    assert read("Posted Bounty").gives_up and read("Archer").forfeits_to_rez


def test_the_novice_breaks_what_would_stop_it() -> None:
    game = scenario("""
        corp:
          HQ: ice Enigma
        runner:
          credits 6
          rig: Gordian Blade
        run: HQ, encountering ice 1
    """)
    bot: Bot = make("novice")
    for _ in range(6):
        decision = game.game.decision
        assert decision is not None
        if decision.kind == "jack-out":
            break
        game.game.choose(bot.choose(game.game.view(decision.side), asked(decision)).text)
    game.expect(runner_credits=4)
    assert game.game.view(None)["run"] is not None


def test_a_match_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--corp", "random", "--runner", "novice", "--games", "2", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["errors"], report["lost_moves"]) == (2, 0, 0)
    assert main(["match", "--games", "1", "--corp-deck", "weyland", "--lang", "es"]) == 0
    assert capsys.readouterr().out.startswith("1 partida")

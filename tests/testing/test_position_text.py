"""The text form of a position: what it says, that it reads itself back, and what it answers to mistakes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from netrunner import Game, starter_deck
from netrunner.errors import BadPosition
from netrunner.positions import Placed, Position, Run, Server, UnreadablePosition

FULL_EXAMPLE = """
corp: Jinteki: Personal Evolution
  credits 7, clicks 0, bad publicity 1
  hand: Snare!, 2 Hedge Fund
  deck: Enigma, Hunter, 3 any                 # top first
  archives: Hedge Fund, (Snare!)              # in parentheses: facedown
  score: Nisei MK II {agenda 1}
  HQ: ice Wall of Static, (Enigma)            # innermost first, in parentheses: unrezzed
  R&D: root (Akitaro Watanabe)
  Archives: ice (Data Mine)
  Server 1: ice Neural Katana; cards (Project Junebug {advancement 2})
  removed: Precognition
runner: Kate "Mac" McCaffrey: Digital Tinker
  credits 5, clicks 3, tags 1, brain damage 1, run credits 1
  grip: Diesel; stack: 4 any, Modded; heap: Sure Gamble
  score: Priority Requisition
  rig: Gordian Blade {power 1} [The Personal Touch], Crypsis {virus 2}, (Diesel)
turn: runner 4
run: HQ, approaching ice 2
seed: 7
"""


def test_every_entry_is_read() -> None:
    position = Position.parse(FULL_EXAMPLE)
    corp, runner = position.corp, position.runner
    assert corp.identity == Placed("Jinteki: Personal Evolution")
    assert (corp.credits, corp.clicks, corp.bad_publicity) == (7, 0, 1)
    assert corp.hand == (Placed("Snare!"), Placed("Hedge Fund"), Placed("Hedge Fund"))
    assert [card.title for card in corp.deck] == ["Enigma", "Hunter", *["Hedge Fund"] * 3]
    assert corp.discard == (Placed("Hedge Fund"), Placed("Snare!", facedown=True))
    assert corp.score == (Placed("Nisei MK II", counters=(("agenda", 1),)),)
    assert corp.servers == (
        Server("HQ", ice=(Placed("Wall of Static"), Placed("Enigma", facedown=True))),
        Server("R&D", cards=(Placed("Akitaro Watanabe", facedown=True),)),
        Server("Archives", ice=(Placed("Data Mine", facedown=True),)),
        Server(
            "Server 1",
            ice=(Placed("Neural Katana"),),
            cards=(Placed("Project Junebug", facedown=True, counters=(("advancement", 2),)),),
        ),
    )
    assert corp.removed == (Placed("Precognition"),)
    assert (runner.credits, runner.clicks, runner.tags, runner.brain_damage, runner.run_credits) == (5, 3, 1, 1, 1)
    assert [card.title for card in runner.deck] == [*["Sure Gamble"] * 4, "Modded"]
    assert runner.hand == (Placed("Diesel"),)
    assert runner.rig[0] == Placed("Gordian Blade", counters=(("power", 1),), hosted=(Placed("The Personal Touch"),))
    assert runner.rig[2] == Placed("Diesel", facedown=True)
    assert (position.turn, position.turn_number, position.seed) == ("runner", 4, 7)
    assert position.run == Run("HQ", "6.9.2a", ice=2)


def test_it_reads_itself_back() -> None:
    position = Position.parse(FULL_EXAMPLE)
    assert Position.parse(position.to_text()) == position


def test_what_is_written_is_pleasant_to_read() -> None:
    text = "corp: Jinteki: Personal Evolution\n  credits 7\n  hand: Snare!, 2 Hedge Fund\nrunner:\n  credits 5\n"
    assert Position.parse(text).to_text() == f"{text}turn: corp 1\n"


def test_titles_and_words_are_read_forgivingly() -> None:
    position = Position.parse(
        "CORP: jinteki personal evolution\n 3 credits\n Hand: SNARE, 2x hedge fund; HQ: ICE (¡Cepo!)".replace(
            "(¡Cepo!)", "wall of static"
        )
    )
    assert [card.title for card in position.corp.hand] == ["Snare!", "Hedge Fund", "Hedge Fund"]
    assert position.corp.credits == 3
    assert position.corp.servers[0].ice[0].title == "Wall of Static"


def test_spanish_titles_are_understood() -> None:
    assert Position.parse("corp:\n hand: ¡Cepo!").corp.hand == (Placed("Snare!"),)


def test_nothing_said_is_an_empty_board_at_the_corps_first_action() -> None:
    position = Position.parse("")
    assert (position.turn, position.rule, position.corp.credits, position.runner.credits) == ("corp", "5.6.2b", 5, 5)
    game = position.game()
    assert game.decision is not None
    assert (game.decision.side, game.decision.kind, game.state.clicks) == ("corp", "action", [3, 0])


def test_a_list_may_go_on_in_another_entry_of_the_same_name() -> None:
    position = Position.parse("runner:\n deck: Diesel\n deck: Modded")
    assert [card.title for card in position.runner.deck] == ["Diesel", "Modded"]


def test_counters_may_stand_outside_the_parentheses_and_a_number_before_their_name() -> None:
    inside = Position.parse("corp:\n Server 1: (Project Junebug {advancement 2})")
    assert Position.parse("corp:\n Server 1: (Project Junebug) {2 advancement counters}") == inside
    assert Position.parse("corp:\n Server 1: cards (Project Junebug {advancement 2})") == inside


def test_an_ice_whose_title_begins_like_the_word_ice_is_still_a_card_in_archives() -> None:
    position = Position.parse("corp:\n archives: Enigma; ice Enigma")
    assert position.corp.discard == (Placed("Enigma"),)
    assert position.corp.servers == (Server("Archives", ice=(Placed("Enigma"),)),)


@pytest.mark.parametrize(
    ("said", "run"),
    [
        ("HQ", Run("HQ", "6.9.2a", 2)),
        ("R&D", Run("R&D", "6.9.5a")),
        ("HQ, approaching ice 1", Run("HQ", "6.9.2a", 1)),
        ("HQ, approaching ice 1, at 6.9.2e", Run("HQ", "6.9.2e", 1)),
        ("HQ, encountering ice 2", Run("HQ", "6.9.3a", 2)),
        ("HQ, encountering ice 2, at 6.9.3b", Run("HQ", "6.9.3b", 2)),
        ("HQ, encountering ice 2, broken 2", Run("HQ", "6.9.3b", 2, (2,))),
        ("HQ, encountering ice 2, at 6.9.3c, broken 1 2", Run("HQ", "6.9.3c", 2, (1, 2))),
        ("HQ, passing ice 1", Run("HQ", "6.9.4a", 1)),
        ("HQ, approaching server", Run("HQ", "6.9.5a")),
        ("HQ, approaching server, at 6.9.5g", Run("HQ", "6.9.5g")),
        ("HQ, at 6.9.5g, not successful", Run("HQ", "6.9.5g", successful=False)),
        ("HQ, at 6.9.1d", Run("HQ", "6.9.1d")),
    ],
)
def test_a_run_stands_at_any_step_of_6_9(said: str, run: Run) -> None:
    position = Position.parse(f"corp:\n HQ: ice (Hunter), Enigma\nrun: {said}")
    assert position.run == run
    assert position.turn == "runner"
    assert Position.parse(position.to_text()) == position


def misreads(text: str) -> list[tuple[str, int, str]]:
    with pytest.raises(UnreadablePosition) as caught:
        Position.parse(text)
    assert isinstance(caught.value, BadPosition)
    for lang in ("en", "es"):
        assert caught.value.text(lang)
    return [(misread.code, misread.line, misread.text) for misread in caught.value.misreads]


def test_all_mistakes_are_told_at_once_with_line_and_input() -> None:
    text = "corp:\n  hand: Hegde Fund, Snare!\n  credits many\n  HQ: Enigma\nrunner:\n  rigg: Crypsis\nturn: me\n"
    assert misreads(text) == [
        ("unknown-card", 2, "Hegde Fund"),
        ("unclear", 3, "credits many"),
        ("server-part", 4, "Enigma"),
        ("unknown-entry", 6, "rigg: Crypsis"),
        ("turn", 7, "me"),
    ]
    with pytest.raises(BadPosition, match=r"Line 2: “Hegde Fund” does not name a card\. Did you mean “Hedge Fund”\?"):
        Position.parse(text)


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("hand: Snare!", "no-side", "hand: Snare!"),
        ("corp:\n hand: Snare! {virus", "unclosed", "Snare! {virus"),
        ("corp:\n hand: (Snare!", "unclosed", "(Snare!"),
        ("corp:\n Server 1: (Snare! {spam 2})", "counter", "spam 2"),
        ("corp:\n tags 2", "number", "tags 2"),
        ("seed: seven", "seed", "seven"),
        ("corp: Enigma, Hunter", "one-identity", "Enigma, Hunter"),
        ("turn: corp, at 5.7.1a", "turn-step", "at 5.7.1a"),
        ("run: Moon", "run-server", "Moon"),
        ("run: HQ, sleeping", "run-part", "sleeping"),
        ("corp:\n HQ: ice Enigma\nrun: HQ, passing ice 1, at 6.9.2b", "run-phase", "HQ, passing ice 1, at 6.9.2b"),
        ("corp: Enigma", "not-identity", "Enigma"),
        ("runner: Jinteki: Personal Evolution", "not-identity", "Jinteki: Personal Evolution"),
        ("corp:\n hand: Jinteki: Personal Evolution", "identity-in-zone", "Jinteki: Personal Evolution"),
        ("corp:\n hand: Diesel", "wrong-side", "Diesel"),
        ("runner:\n deck: Snare!", "wrong-side", "Snare!"),
        ("runner:\n score: Crypsis", "not-agenda", "Crypsis"),
        ("corp:\n HQ: ice Snare!", "not-ice", "Snare!"),
        ("corp:\n HQ: root Snare!", "not-in-server", "Snare!"),
        ("corp:\n Server 1: Hedge Fund", "not-in-server", "Hedge Fund"),
        ("runner:\n rig: Diesel", "not-in-rig", "Diesel"),
        ("run: Server 1", "no-server", "Server 1"),
        ("corp:\n HQ: ice Enigma\nrun: HQ, approaching ice 2", "no-such-ice", "2"),
        ("corp:\n HQ: ice (Enigma)\nrun: HQ, encountering ice 1", "unrezzed-encounter", "Enigma"),
        ("corp:\n HQ: ice Enigma\nrun: HQ, encountering ice 1, broken 3", "no-such-subroutine", "Enigma"),
        ("corp:\n HQ: ice Enigma\nrunner:\n rig: Crypsis {remembers HQ ice 2}", "no-such-place", "HQ ice 2"),
        ("corp:\n deck: 300 any", "too-many-cards", "300"),
    ],
)
def test_each_mistake_is_told(text: str, code: str, said: str) -> None:
    assert [(found, shown) for found, _, shown in misreads(text)] == [(code, said)]


def test_a_card_that_is_known_but_not_implemented_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("netrunner.positions.titles.is_implemented", lambda title: title != "Hedge Fund")
    assert misreads("corp:\n hand: Hedge Fund")[0][0] == "not-implemented"


@given(st.integers(0, 200), st.integers(0, 400))
def test_a_position_of_any_game_reads_itself_back(seed: int, choices: int) -> None:
    game = Game.start(corp=starter_deck("jinteki"), runner=starter_deck("shaper"), seed=seed)
    for n in range(choices):
        if game.decision is None:
            break
        game.choose(game.decision.options[(seed * 31 + n * 7) % len(game.decision.options)])
    position = Position.of(game)
    assert Position.parse(position.to_text()) == position


def test_a_very_long_line_is_quoted_in_part() -> None:
    with pytest.raises(UnreadablePosition) as raised:
        Position.parse("x" * 20_000)
    assert "x" * 70 in str(raised.value) and len(str(raised.value)) < 300

"""The log: a sentence for everything worth a line, in both languages, and to each seat only what it could know."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from netrunner import Game, starter_deck
from netrunner.log import SILENT, LogEntry, Seen, entries
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import E_TRASHED, EVENTS, GRIP, PLAY_AREA
from netrunner.testing import Scenario, scenario
from netrunner.text.phrases import LANGUAGES

SEATS = ("corp", "runner", None)


def played(seed: int, corp: str = "jinteki", runner: str = "shaper") -> Game:
    """A whole random game."""
    game = Game.start(starter_deck(corp), starter_deck(runner), seed)
    chance = Random(seed)
    while game.decision:
        game.choose(chance.choice(game.decision.options))
    return game


def told(game: Scenario, seat: str | None, lang: str = "en", since: int = 0) -> list[str]:
    """The sentences that a seat reads."""
    sentences = [entry.sentence(lang, seat) for entry in entries(game.game.state, since)]
    return [sentence for sentence in sentences if sentence]


def recorded(game: Scenario) -> int:
    return len(game.game.log)


# -- completeness ---------------------------------------------------------------------------------------------------


PLAYED = played(3)


def with_event(kind: int, seat: int, **what: int) -> LogEntry:
    """The record of an event of any kind, in the middle of a game."""
    state: State = PLAYED.state.copy()
    card = state.cards[state.zones[PLAY_AREA][-1]].ref
    cards = tuple(state.cards[i].ref for i in state.zones[GRIP][:2])
    fields = {"card": card, "amount": 1, "server": 0, "source": state.cards[0].ref, **what}
    state.emit(kind, seat, cards=cards, rule="1.1", **fields)  # type: ignore[arg-type]
    return entries(state)[-1]


#: What else an event may be about: kinds of counters and damage, zones, purposes of payments, effects, subroutines.
MOST = {"counters-placed": 5, "counters-removed": 5, "emptied": 5, "damage": 3}
#: Which of its fields tell that.
TELLING = ("of", "which", "how", "zone", "origin", "against")


@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_is_worded_or_deliberately_silent(kind: str) -> None:
    visible = False
    for what in range(MOST.get(kind, 12)):
        for without in ({}, {"card": -1}, {"source": -1}):
            if kind == "used" and "card" in without:
                continue  # always a card's ability
            entry = with_event(EVENTS.index(kind), 1, **{**dict.fromkeys(TELLING, what), **without})
            assert entry.kind == kind
            visible = visible or entry.visible
            for lang in LANGUAGES:
                for seat in SEATS:
                    assert bool(entry.sentence(lang, seat)) == entry.visible
    assert visible == (kind not in SILENT)


def test_every_sentence_begins_with_a_capital_and_ends_like_one() -> None:
    for seed in range(4):
        for entry in played(seed).log:
            for lang in LANGUAGES:
                for seat in SEATS:
                    sentence = entry.sentence(lang, seat)
                    if entry.visible:
                        assert sentence[0].isupper() or sentence[0] in "¡«"
                        assert sentence.endswith((".", "!"))
                        assert not sentence.endswith((" .", "..", "!."))
                        assert "  " not in sentence
                    else:
                        assert sentence == ""


def test_spanish_joins_prepositions_and_articles() -> None:
    for seed in range(6):
        for entry in played(seed).log:
            words = f" {entry.sentence('es', 'corp')} ".lower()
            for wrong in (" de el servidor", " a el ", " de el runner", " a el runner"):
                assert wrong not in words


# -- the story ------------------------------------------------------------------------------------------------------

BOARD = """
corp:
  credits 9
  HQ: ice (Enigma)
  hand: Snare!, Hedge Fund
  deck: Hunter, PAD Campaign, 3 any
runner:
  credits 9
  hand: Diesel, Infiltration, Sure Gamble
  deck: Modded, Infiltration, Gordian Blade, 3 any
turn: {turn}
"""


def test_a_run_reads_like_a_story() -> None:
    game = scenario(BOARD.format(turn="runner"))
    since = recorded(game)
    game.runner.runs("HQ")
    game.corp.rezzes("Enigma")
    assert told(game, "runner", since=since) == [
        "The Runner makes a run on HQ.",
        "The Runner approaches an unrezzed piece of ice protecting HQ.",
        "The Corp rezzes Enigma protecting HQ for 3 credits.",
        "The Runner encounters Enigma.",
        "Subroutine 1 of Enigma resolves: The Runner loses 1 click.",
        "The Runner loses a click to Enigma.",
        "Subroutine 2 of Enigma resolves: End the run.",
        "Enigma ends the run.",
        "The run on HQ is unsuccessful.",
    ]
    spanish = told(game, "runner", "es", since)
    assert spanish[:4] == [
        "El Runner realiza una incursión contra la Sede Central.",
        "El Runner se aproxima a un hielo suspendido delante de la Sede Central.",
        "La Corporación ejecuta Enigma delante de la Sede Central por 3 créditos.",
        "El Runner se enfrenta a Enigma.",
    ]
    assert spanish[-2:] == ["Enigma pone fin a la incursión.", "La incursión contra la Sede Central fracasa."]


def test_an_event_names_what_it_cost_and_what_it_did() -> None:
    game = scenario(BOARD.format(turn="runner"))
    since = recorded(game)
    game.runner.plays("Sure Gamble")
    assert told(game, "corp", since=since) == [
        "The Runner plays Sure Gamble for 5 credits.",
        "The Runner gains 9 credits from Sure Gamble.",
    ]
    assert told(game, "corp", "es", since) == [
        "El Runner juega Apuesta Segura por 5 créditos.",
        "El Runner gana 9 créditos gracias a Apuesta Segura.",
    ]


def test_a_card_that_is_trashed_to_use_it_keeps_its_name() -> None:
    game = scenario("corp:\n HQ: ice Data Raven\nrunner:\n rig: Decoy\nrun: HQ, encountering ice 1")
    game.runner.chooses(1)
    game.runner.uses("Decoy")
    assert [str(entry) for entry in game.game.log if entry.kind == "used"] == ["The Runner uses Decoy."]


def test_the_record_names_its_rule_source_and_cause() -> None:
    game = scenario(BOARD.format(turn="runner"))
    game.runner.plays("Sure Gamble")
    play = next(entry for entry in game.game.log if entry.kind == "played")
    gain = next(entry for entry in game.game.log if entry.kind == "credits-gained" and entry.source)
    assert (play.rule, play.side, play.cost) == ("8.6.4", "runner", 5)
    assert gain.source is not None and gain.source.title == "Sure Gamble"
    assert (gain.cause, gain.amount) == (play.n, 9)


def test_a_record_cannot_be_changed() -> None:
    entry = PLAYED.log[-1]
    with pytest.raises(dataclasses.FrozenInstanceError):
        entry.amount = 3  # type: ignore[misc]
    assert not hasattr(entry, "__dict__")


# -- what each seat may read ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.2.2")
def test_a_hidden_copy_of_the_source_reads_like_any_hidden_card() -> None:
    """Cards that lie facedown on Bookmark are added to the grip: whether one is a Bookmark is not to be read."""
    told = []
    for title in ("Bookmark", "Diesel"):
        game = scenario(f"runner:\n rig: Bookmark\n hand: {title}\nturn: runner")
        game.runner.uses("Bookmark", ability=1)
        game.runner.picks(title)
        game.runner.passes()
        game.runner.uses("Bookmark", ability=2)
        told.append([entry.sentence("en", "corp") for entry in game.game.log if entry.kind == "moved"])
    assert told[0] == told[1] and "The Runner adds a card to the grip with Bookmark." in told[0]


@pytest.mark.rule("8.2.1:1")
def test_a_facedown_install_names_the_place_and_not_the_card() -> None:
    game = scenario(BOARD.format(turn="corp"))
    since = recorded(game)
    game.corp.installs("Snare!", "new remote")
    assert "The Corp installs Snare! in Server 1." in told(game, "corp", since=since)
    for seat in ("runner", None):
        assert "The Corp installs a card in Server 1." in told(game, seat, since=since)
        assert "La Corporación instala una carta en el servidor 1." in told(game, seat, "es", since)


@pytest.mark.rule("4.7.5")
def test_ice_is_known_as_ice_by_its_place() -> None:
    game = scenario("corp:\n credits 5\n hand: Enigma\n deck: 3 any\nrunner:\n hand: 5 any\nturn: corp")
    since = recorded(game)
    game.corp.installs("Enigma", "R&D")
    assert "The Corp installs a piece of ice protecting R&D." in told(game, "runner", since=since)
    assert "La Corporación instala un hielo delante de I+D." in told(game, "runner", "es", since)


@pytest.mark.rule("7.2.2:1")
@pytest.mark.parametrize("top", ["Hunter", "Hedge Fund"])
def test_an_access_in_rnd_is_told_to_the_runner_alone(top: str) -> None:
    game = scenario(f"corp:\n hand: 2 any\n deck: {top}, 3 any\nrunner:\n hand: 5 any\nturn: runner")
    since = recorded(game)
    game.runner.runs("R&D")
    game.runner.continues()
    assert f"The Runner accesses {top} in R&D." in told(game, "runner", since=since)
    for seat in ("corp", None):
        assert "The Runner accesses a card in R&D." in told(game, seat, since=since)


@pytest.mark.rule("1.20.6:1")
def test_a_later_reveal_does_not_rewrite_an_old_line() -> None:
    game = scenario(BOARD.format(turn="runner"))
    game.runner.runs("HQ")
    before = told(game, "runner")
    assert "The Runner approaches an unrezzed piece of ice protecting HQ." in before
    game.corp.rezzes("Enigma")
    assert told(game, "runner")[: len(before)] == before


@pytest.mark.rule("5.5.2a:1")
def test_what_the_corp_discards_stays_its_secret() -> None:
    game = scenario("corp:\n credits 5\n hand: Snare!, 5 Enigma\n deck: 3 any\nrunner:\n hand: 5 any\nturn: corp")
    since = recorded(game)
    for _ in range(3):
        game.corp.takes_credit()
    game.corp.discards("Snare!")
    assert "The Corp discards Snare!" in told(game, "corp", since=since)
    assert "The Corp discards a card." in told(game, "runner", since=since)


def test_drawn_cards_are_named_to_their_owner_copies_together() -> None:
    game = scenario(corp={"deck": "3 any"}, runner={"hand": "Diesel", "deck": "2 Modded, Infiltration"}, turn="runner")
    since = recorded(game)
    game.runner.plays("Diesel")
    assert "The Runner draws 2 copies of Modded and Infiltration with Diesel." in told(game, "runner", since=since)
    assert "El Runner roba 2 copias de Modificado e Infiltración con Diésel." in told(game, "runner", "es", since)
    assert "The Runner draws 3 cards with Diesel." in told(game, "corp", since=since)


def seen_in(entry: LogEntry) -> list[Seen]:
    return [card for card in (entry.card, entry.source, *entry.cards) if card is not None]


@pytest.mark.parametrize(("corp", "runner"), [("jinteki", "shaper"), ("weyland", "criminal"), ("nbn", "anarch")])
def test_no_sentence_names_a_card_that_its_reader_could_not_know(corp: str, runner: str) -> None:
    for seed in range(6):
        for entry in played(seed, corp, runner).log:
            for seat in SEATS:
                known = {card.title for card in seen_in(entry) if card.known(seat)}
                hidden = {card.title for card in seen_in(entry)} - known
                read = entry.sentence("en", seat)
                for title in hidden:
                    assert title not in read, (entry, seat)
                assert not hidden & set(map(str, entry.as_seen(seat).values()))


def test_as_seen_has_nothing_to_follow_a_hidden_card_by() -> None:
    game = scenario(BOARD.format(turn="corp"))
    game.corp.installs("Snare!", "new remote")
    shown = next(entry for entry in game.game.log if entry.kind == "installed").as_seen("runner")
    assert shown["sentence"] == "The Corp installs a card in Server 1."
    assert "card" not in shown and "n" not in shown and "cause" not in shown


def test_damage_tells_what_was_lost_and_the_trashing_is_not_told_twice() -> None:
    game = scenario(
        corp={"credits": 5, "hand": "Neural EMP", "deck": "3 any"},
        runner={"hand": "Diesel", "deck": "3 any"},
        turn="runner",
    )
    game.runner.runs("HQ")
    game.runner.continues()
    while game.game.decision is not None and game.game.decision.side == "runner":
        game.game.choose("gain") if "gain" in game.game.decision else game.game.choose(game.game.decision.options[-1])
    since = recorded(game)
    game.corp.plays("Neural EMP")
    assert told(game, "corp", since=since)[:2] == [
        "The Corp plays Neural EMP for 2 credits.",
        "The Runner suffers 1 net damage from Neural EMP and loses Diesel.",
    ]
    assert any(entry.kind == EVENTS[E_TRASHED] and not entry.visible for entry in entries(game.game.state, since))


@pytest.mark.parametrize(
    ("rule", "side", "english"),
    [
        ("1.7.2a", 0, "The Corp wins the game with agenda points."),
        ("1.7.2b", 0, "The Runner is flatlined: the Corp wins the game."),
        ("1.7.2c", 1, "R&D is empty and the Corp must draw: the Runner wins the game."),
        ("1.7", 1, "The Corp concedes: the Runner wins the game."),
        ("1.7.1a", -1, "The game ends in a draw."),
    ],
)
def test_the_end_says_why(rule: str, side: int, english: str) -> None:
    state = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 1).state.copy()
    state.emit(EVENTS.index("game-ends"), side, rule=rule)
    assert entries(state)[-1].sentence("en") == english

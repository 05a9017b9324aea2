"""Everything over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from netrunner import starter_deck
from netrunner.cards.facts import all_facts
from netrunner.cards.library import implemented
from netrunner.rules.machine.state import State
from netrunner.rules.machine.terms import GRIP, HQ, RND, STACK
from netrunner.server import rooms
from netrunner.server.app import create_app
from netrunner.server.languages import wished
from netrunner.server.settings import Settings

from .conftest import Here, Table
from .test_playing import ENCOUNTER, play_through


def test_what_a_client_needs_first(here: Here) -> None:
    assert here.get("/healthz").json()["ok"] is True
    meta = here.get("/api/meta", params={"lang": "es"}).json()
    assert meta["recommended"] == {"corp": "jinteki", "runner": "shaper"} and meta["languages"] == ["en", "es"]
    assert [(level["key"], level["name"]) for level in meta["levels"]] == [
        ("random", "Al azar"),
        ("beginner", "Principiante"),
        ("novice", "Aficionado"),
        ("adept", "Avezado"),
        ("expert", "Experto"),
    ]
    assert all(level["about"].endswith(".") for level in meta["levels"])


def test_the_catalogue_has_every_implemented_card_in_both_languages(here: Here) -> None:
    answer = here.get("/api/cards")
    cards = {card["title"]: card for card in answer.json()["cards"]}
    assert {title for title, card in cards.items() if card["implemented"]} == set(implemented())
    assert set(cards) == {card.title for card in all_facts()}
    wall = cards["Ice Wall"]
    assert (wall["cost"], wall["strength"], wall["type"], wall["title_es"]) == (1, 1, "ice", "Muro de Hielo")
    assert wall["text"]["en"] and wall["text"]["es"] and wall["text"]["en"] != wall["text"]["es"]
    assert cards["Psychographics"]["cost"] == "X" and cards["Priority Requisition"]["cost"] is None
    again = here.get("/api/cards", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_cards_by_title_and_more_about_one(here: Here) -> None:
    some = here.get("/api/cards", params={"titles": "Ice Wall|Nothing At All|muro de hielo|Snare!"}).json()["cards"]
    assert [card["title"] for card in some] == ["Ice Wall", "Snare!"]
    more = here.get("/api/cards/01103", params={"lang": "es"}).json()
    assert more["title"] == "Ice Wall" and {"number": "3.4", "heading": "Hielo"} in more["rules"]
    assert {"key": "weyland", "copies": 3} in more["decks"]
    missing = here.get("/api/cards/99999")
    assert (missing.status_code, missing.json()["error"]) == (404, "no-card")


# -- positions ------------------------------------------------------------------------------------------------------

BOARD = """corp:
  credits 4
  HQ: ice (Enigma)
runner:
  credits 3
  hand: 2 any
  rig: Corroder {power 1}
turn: runner
"""


def test_a_position_tells_its_board_and_what_is_legal(here: Here) -> None:
    shown = here.post("/api/positions/look", json={"text": BOARD}).json()
    assert shown["board"]["servers"][0]["ice"][0] == {
        "title": "Enigma", "facedown": True, "counters": {}, "hosted": [], "notes": [],
    }  # fmt: skip
    assert shown["board"]["rig"][0]["counters"] == {"power": 1}
    options = {option["text"]: option["rule"] for option in shown["decision"]["options"]}
    assert options["run HQ"] and shown["decision"]["side"] == "runner" and shown["taken"] == []
    assert shown["view"]["servers"][0]["ice"][0]["card"] == "Enigma"  # the editor sees everything
    run = {"text": BOARD, "choices": ["run HQ", "rez Enigma [HQ ice 1]", "no such thing", "pass"]}
    after = here.post("/api/positions/look", params={"lang": "es"}, json=run).json()
    assert [one["text"] for one in after["taken"]] == run["choices"][:2]
    assert "run: HQ" in after["text"] and 'game.corp.rezzes("Enigma")' in after["scenario"]
    assert after["told"] and "Enigma" in after["told"][-1] and after["odd"] == []
    strange = {"text": "runner:\n rig: Gordian Blade [Corroder]"}
    (odd,) = here.post("/api/positions/look", params={"lang": "es"}, json=strange).json()["odd"]
    assert "aloje" in odd and "1.12.5" in odd


def test_a_position_says_why_not(here: Here) -> None:
    acts = [{"side": "corp", "about": "rez Enigma"}, {"side": "runner", "about": "run HQ"}]
    answers = here.post("/api/positions/why", json={"position": {"text": BOARD}, "acts": acts}).json()["answers"]
    assert not answers[0]["possible"] and answers[0]["rule"] and answers[0]["text"]
    assert answers[1]["possible"] and answers[1]["option"] == "run HQ"


def test_a_position_that_is_none_is_explained(here: Here) -> None:
    refused = here.post("/api/positions/look", json={"text": "corp:\n  hand: Snarl\n  HQ: ice Nothing"})
    assert (refused.status_code, refused.json()["error"]) == (400, "bad-position")
    assert "Line 2" in refused.json()["text"] and "Line 3" in refused.json()["text"]
    many = here.post("/api/positions/look", json={"text": BOARD, "choices": ["pass"] * 301})
    assert many.status_code == 400


# -- decks ----------------------------------------------------------------------------------------------------------


def test_ready_made_decks(here: Here) -> None:
    decks = {deck["key"]: deck for deck in here.get("/api/decks").json()["decks"]}
    assert decks["shaper"]["starter"] and decks["shaper"]["side"] == "runner"
    assert any(not deck["starter"] for deck in decks.values())
    shown = here.get("/api/decks/jinteki").json()
    assert shown["cards"] == dict(starter_deck("jinteki").cards) and shown["text"].startswith("Name:")
    missing = here.get("/api/decks/nobody")
    assert (missing.status_code, missing.json()["error"]) == (404, "no-deck")


def test_the_legality_of_a_deck_with_its_arithmetic(here: Here) -> None:
    text = starter_deck("shaper").to_text()
    fine = here.post("/api/decks/check", json={"text": text}).json()
    assert fine["legal"] and fine["problems"] == [] and fine["minimum"] == 45 and fine["side"] == "runner"
    parts = {"identity": "Noise: Hacker Extraordinaire", "cards": {"Diesel": 3, "Djinn": 1}}
    short = here.post("/api/decks/check", params={"lang": "es"}, json=parts).json()
    assert not short["legal"] and short["size"] == 4 and "mazo" in short["problems"][0].lower()
    assert short["influence"] == {"used": 6, "limit": 15, "by_card": {"Diesel": 6}}
    agendas = here.post("/api/decks/check", json={"text": starter_deck("jinteki").to_text()}).json()
    assert agendas["points"]["least"] <= agendas["points"]["have"] <= agendas["points"]["most"]
    begun = {"identity": "Jinteki: Personal Evolution", "cards": {"Nisei MK II": 3}}
    growing = here.post("/api/decks/check", json=begun).json()
    assert growing["points"] == {"have": 6, "least": 20, "most": 21}  # of the smallest deck that is allowed, 45 cards
    for body, code in (({"text": "3 Nothing At All"}, "bad-deck"), ({}, "no-deck-given")):
        refused = here.post("/api/decks/check", json=body)
        assert (refused.status_code, refused.json()["error"]) == (400, code)


def test_a_deck_is_checked_for_a_format_by_its_list(here: Here) -> None:
    formats = {one["key"]: one["name"] for one in here.get("/api/formats", params={"lang": "es"}).json()["formats"]}
    assert formats["mwl-3.4b"] == "Estándar de diciembre de 2019 (Standard MWL 3.4b)"
    parts = {"identity": "Noise: Hacker Extraordinaire", "cards": {"Faust": 3, "Parasite": 3}, "format": "mwl-1.2"}
    told = here.post("/api/decks/check", json=parts).json()
    assert told["influence"] == {"used": 12, "limit": 15, "by_card": {"Faust": 9, "Parasite": 3}}
    assert told["format"] == "NAPD MWL 1.2"
    refused = here.post("/api/decks/check", json={**parts, "format": "mwl-9"})
    assert refused.status_code == 400


def test_what_is_understood_of_a_deck_and_what_is_not(here: Here) -> None:
    text = "Eating R&D\n\nNoise: Hacker Extraordinaire\n3x Diesle\n2 Djinn\nMedum x3"
    read = here.post("/api/decks/read", params={"lang": "es"}, json={"text": text}).json()
    assert (read["name"], read["identity"], read["side"]) == ("Eating R&D", "Noise: Hacker Extraordinaire", "runner")
    assert read["cards"] == {"Djinn": 2}
    assert [(one["line"], one["near"], one["copies"]) for one in read["misreads"]] == [
        (4, ["Diesel"], 3),
        (6, ["Medium"], 3),
    ]
    assert "no corresponde" in read["misreads"][0]["why"] and "Diésel" not in read["misreads"][0]["why"]
    nothing = here.post("/api/decks/read", json={"text": ""}).json()
    assert nothing["identity"] is None and nothing["side"] is None and len(nothing["misreads"]) == 1


def test_a_deck_in_every_form_is_read_again(here: Here) -> None:
    deck = starter_deck("shaper")
    forms = here.post("/api/decks/export", json={"identity": deck.identity, "cards": dict(deck.cards)}).json()
    for form in ("text", "json", "o8d", "jinteki"):
        read = here.post("/api/decks/read", json={"text": forms[form]}).json()
        assert read["cards"] == dict(deck.cards) and (read["identity"] == deck.identity or form == "jinteki")


def test_a_card_that_cannot_be_played_yet_is_refused_by_name(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "is_implemented", lambda title: title != "Diesel")
    refused = here.post("/api/games", json={"decks": {"runner": starter_deck("shaper").to_text()}}).json()
    assert refused["error"] == "cannot-play" and "Diesel" in refused["text"]


def test_a_saved_deck_is_changed_by_whoever_has_its_key(here: Here) -> None:
    body = {"text": starter_deck("shaper").to_text(), "name": "Mine"}
    saved = here.post("/api/decks", json=body).json()
    address = f"/api/decks/{saved['key']}"
    assert here.get(address).json()["name"] == "Mine"
    assert here.put(address, json=body).status_code == 403
    wrong = here.put(address, json=body, headers={"x-edit-key": "nonsense nonsense"})
    assert wrong.json()["error"] == "bad-edit"
    edit = {"x-edit-key": saved["edit"]}
    assert here.put(address, json={**body, "name": "Ours"}, headers=edit).json()["name"] == "Ours"
    started = here.start(side="runner", decks={"runner": saved["key"]})
    shown = here.get(f"/api/games/{started['game']}").json()
    assert shown["seats"]["runner"]["identity"].startswith("Kate")
    assert here.delete(address).status_code == 403
    assert here.delete(address, headers=edit).status_code == 204
    assert here.get(address).status_code == 404


def test_games_are_refused_decks_that_cannot_be_played(here: Here) -> None:
    cases = (
        ({"corp": "shaper"}, "wrong-side"),
        ({"runner": "nobody"}, "no-deck"),
        ({"runner": "Noise: Hacker Extraordinaire\n3 Djinn\n"}, "illegal-deck"),
        ({"runner": "1 Nothing\n2 Nowhere"}, "bad-deck"),
    )
    for decks, code in cases:
        answer = here.post("/api/games", json={"decks": decks})
        assert answer.json()["error"] == code and answer.json()["text"]


# -- positions ------------------------------------------------------------------------------------------------------


def test_a_position_is_a_game(here: Here) -> None:
    with here.sit(here.position(ENCOUNTER)) as ada:
        table = ada.asked()
        assert table["view"]["run"]["phase"] == "encounter-ice" and table["n"] == 0
        ada.say("concede")
        ada.until(lambda table: table["result"])
        ada.say("rematch")
        assert ada.error() == "no-rematch"
    bad = here.post("/api/positions", params={"lang": "es"}, json={"text": "corp:\n  hand: Nobody At All"})
    assert (bad.status_code, bad.json()["error"]) == (400, "bad-position") and "2" in bad.json()["text"]


# -- replays --------------------------------------------------------------------------------------------------------


@pytest.fixture
def finished(here: Here) -> Iterator[Table]:
    started = here.start(side="corp", level="random", seed=11, name="Ada")
    with here.sit(started) as ada:
        play_through(ada)
        started["end"] = ada.table["view"]
        started["n"] = ada.table["n"]
    yield started


def test_a_replay_is_closed_while_the_game_is_played(here: Here) -> None:
    started = here.start(side="corp", seed=1)
    for address in (f"/api/replays/{started['game']}", f"/api/replays/{started['game']}/0"):
        answer = here.get(address, params={"token": started["token"]})
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


def test_a_replay_steps_through_the_game_from_either_seat(here: Here, finished: Table) -> None:
    address = f"/api/replays/{finished['game']}"
    shown = here.get(address, params={"seat": "corp"}).json()
    assert shown["steps"] == finished["n"] and shown["result"]["winner"] in ("corp", "runner")
    assert [turn["number"] for turn in shown["turns"]] == list(range(1, len(shown["turns"]) + 1))
    first = here.get(f"{address}/0", params={"seat": "corp"}).json()
    assert len(first["view"]["corp"]["hand"]["cards"]) == 5 and first["chosen"] == "Keep the hand"
    assert first["view"]["runner"]["hand"]["cards"] == []
    other = here.get(f"{address}/0", params={"seat": "runner"}).json()
    assert other["chosen"] is None and other["view"]["corp"]["hand"]["cards"] == []
    everything = here.get(f"{address}/0", params={"seat": "open"}).json()["view"]
    assert len(everything["corp"]["hand"]["cards"]) == len(everything["runner"]["hand"]["cards"]) == 5
    last = here.get(f"{address}/{shown['steps']}", params={"seat": "corp"}).json()
    assert last["view"] == finished["end"] and last["chosen"] is None
    told = [
        line["text"]
        for step in range(shown["steps"] + 1)
        for line in here.get(f"{address}/{step}", params={"seat": "open", "lang": "es"}).json()["log"]
    ]
    assert told[0].startswith("La Corporación roba ") and len(told) > 20
    beyond = here.get(f"{address}/{shown['steps'] + 1}")
    assert (beyond.status_code, beyond.json()["error"]) == (404, "no-step")


def test_the_story_of_a_replay_is_the_logs_of_its_steps(here: Here, finished: Table) -> None:
    address = f"/api/replays/{finished['game']}"
    told = here.get(f"{address}/story?seat=runner").json()["log"]
    assert [line["step"] for line in told] == sorted(line["step"] for line in told)
    for step in (0, 3, here.get(address).json()["steps"]):
        there = [{key: value for key, value in line.items() if key != "step"} for line in told if line["step"] == step]
        assert there == here.get(f"{address}/{step}?seat=runner").json()["log"]
    assert here.get("/api/replays/nothing/story").status_code == 404


def test_a_game_that_is_over_is_told_in_numbers(here: Here, finished: Table) -> None:
    address = f"/api/replays/{finished['game']}"
    shown, told = here.get(address).json(), here.get(f"{address}/figures").json()
    assert [entry["turn"] for entry in told["turns"]][-len(shown["turns"]) :] == [
        turn["number"] for turn in shown["turns"]
    ]
    end = here.get(f"{address}/{shown['steps']}").json()["view"]
    assert told["turns"][-1]["credits"] == {side: end[side]["credits"] for side in ("corp", "runner")}
    assert told["turns"][-1]["points"] == {side: end[side]["score"]["points"] for side in ("corp", "runner")}
    assert sum(told["actions"]["runner"].values()) > 0
    story = here.get(f"{address}/story?seat=open").json()["log"]
    by_kind = {kind: [line for line in story if line["kind"] == kind] for kind in ("run-announced", "run-successful")}
    assert sum(entry["runs"] for entry in told["turns"]) == len(by_kind["run-announced"]) > 0
    assert sum(entry["successful"] for entry in told["turns"]) == len(by_kind["run-successful"])
    assert any(entry["damage"] for entry in told["turns"]) == any(line["kind"] == "damage" for line in story)
    assert here.get("/api/replays/nothing/figures").status_code == 404


def test_play_on_from_a_step_of_a_replay(here: Here, finished: Table) -> None:
    address = f"/api/replays/{finished['game']}"
    shown = here.get(address).json()
    turn = next(turn for turn in shown["turns"] if turn["number"] == 3)
    started = here.post(f"{address}/{turn['step']}/play", json={"side": "runner", "name": "Bea"}).json()
    with here.sit(started) as bea:
        assert bea.table["view"]["turn"]["number"] >= 3 and bea.table["n"] >= 0
        play_through(bea)
        again = here.get(f"/api/replays/{started['game']}").json()
        assert again["steps"] == bea.table["n"]
        assert here.get(f"/api/replays/{started['game']}/0").json()["view"]["turn"]["number"] == 3
    over = here.post(f"{address}/{shown['steps']}/play", json={})
    assert (over.status_code, over.json()["error"]) == (409, "over")


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_who_plays_on_from_a_replay_knows_only_what_the_seat_knew(here: Here, finished: Table, side: str) -> None:
    address = f"/api/replays/{finished['game']}"
    step = next(turn["step"] for turn in here.get(address).json()["turns"] if turn["number"] == 4)
    seen = here.get(f"{address}/{step}", params={"seat": side}).json()["view"]
    other = "runner" if side == "corp" else "corp"
    rooms = here.app.state.hall.rooms
    first = rooms[finished["game"]]
    replayed = here.app.state.replays.of(first).moment(step)

    def hidden(state: State) -> tuple[list[str], list[str], list[str], int]:
        """The other hand, both decks in order, and what chance will bring."""
        hand = sorted(state.cards[i].defn.title for i in state.zones[HQ if other == "corp" else GRIP])
        decks = [[state.cards[i].defn.title for i in state.zones[zone]] for zone in (RND, STACK)]
        return hand, decks[0], decks[1], state.rng

    drawn = [hidden(replayed.state)]
    for _ in range(4):
        started = here.post(f"{address}/{step}/play", json={"side": side}).json()
        game = rooms[started["game"]].game
        assert game.view(side) == seen  # everything that the seat knew is as it was
        drawn.append(hidden(game.state))
    for place in range(4):
        assert len({str(one[place]) for one in drawn}) > 1, place
    assert len({one[3] for one in drawn}) == len(drawn)
    assert all(str(one[1:3]) != str(drawn[0][1:3]) for one in drawn[1:])  # never the decks that the replay has shown


def test_a_game_played_on_goes_on_after_a_restart_and_has_a_replay(
    here: Here, finished: Table, settings: Settings
) -> None:
    address = f"/api/replays/{finished['game']}"
    step = next(turn["step"] for turn in here.get(address).json()["turns"] if turn["number"] == 3)
    started = here.post(f"{address}/{step}/play", json={"side": "corp", "level": "random"}).json()
    with here.sit(started) as ada:
        for _ in range(3):
            ada.asked()
            ada.take("pass" if "pass" in ada.offers() else ada.offers()[0])
        before = ada.table["view"] if ada.table["offers"] else ada.asked()["view"]
    with Here(create_app(settings)) as again, again.sit(started) as ada:
        assert ada.asked()["view"] == before
        ada.say("concede")
        n = ada.until(lambda table: table["result"])["n"]
        shown = again.get(f"/api/replays/{started['game']}").json()
        assert shown["steps"] == n
        assert again.get(f"/api/replays/{started['game']}/{n}?seat=corp").json()["view"]["winner"] == "runner"


# -- pages and headers ----------------------------------------------------------------------------------------------


def test_the_built_client_is_served_and_nothing_beside_it(here: Here, tmp_path: Path) -> None:
    missing = here.get("/", headers={"accept-language": "es"})
    assert missing.status_code == 503 and "make play" in missing.text and 'lang="es"' in missing.text
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>netrunner</title>", encoding="utf-8")
    (static / "assets" / "a-1.js").write_text("export {}", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    assert here.get("/").text.startswith("<!doctype html>") == here.get("/game/abc").text.startswith("<!doctype html>")
    etag = here.get("/").headers["etag"]
    known = here.get("/game/abc", headers={"if-none-match": etag})
    assert known.status_code == 304 and known.content == b"" and known.headers["cache-control"] == "no-cache"
    script = here.get("/assets/a-1.js")
    assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
    for path in ("/assets/b.js", "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/api/none", "/ws/x"):
        answer = here.get(path)
        assert answer.status_code == 404 and "secret" not in answer.text, path


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/meta", "/api/none", "/api/schema"])
def test_headers_are_strict_everywhere(here: Here, path: str) -> None:
    headers = here.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_bad_requests_are_told_in_words(here: Here) -> None:
    for answer in (
        here.post("/api/games", content=b"{", headers={"content-type": "application/json"}),
        here.post("/api/games", json={"opponent": "nobody"}),
        here.post("/api/games", json={"unknown": 1}),
        here.post("/api/games", json={"timer": 1}),
        here.post("/api/games", json=[]),
        here.get("/api/replays/x/y"),
        here.get("/api/games/x", params={"token": "x" * 200}),
    ):
        assert answer.status_code in (400, 404) and set(answer.json()) == {"error", "text"} and answer.json()["text"]
    assert here.patch("/api/games").status_code == 405
    large = here.post("/api/decks/check", content=json.dumps({"text": "x" * 70_000}))
    assert (large.status_code, large.json()["error"]) == (413, "too-large")


def test_which_language_is_wished() -> None:
    assert wished(None, "de, es;q=0.5") == "es" and wished(None, "en;q=0, es;q=x") == "en"
    assert wished("es", "en") == "es" and wished(None, None) == "en"

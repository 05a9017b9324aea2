"""Playing over the socket."""

from __future__ import annotations

import json
import time

import pytest

from netrunner import Game, starter_deck
from netrunner.server.settings import Settings

from .conftest import PATIENCE, Here, Seat, Table

ENCOUNTER = """
corp:
  credits 5
  HQ: ice Enigma
  hand: 3 any
  deck: 10 any
runner:
  credits 6
  hand: 3 any
  deck: 10 any
  rig: Gordian Blade, Corroder, The Toolbox
run: HQ, encountering ice 1
"""


def play_through(seat: Seat, most: int = 3_000) -> Table:
    """Answer everything somehow until the game is over: pass where that is possible, else the first option."""
    for _ in range(most):
        table = seat.asked()
        if table["result"]:
            return table
        offers = seat.offers()
        seat.take("pass" if "pass" in offers else offers[0])
    raise AssertionError("no end")


def test_a_whole_game_against_the_computer(here: Here) -> None:
    started = here.start(opponent="computer", side="corp", level="novice", name="Ada", seed=3)
    assert started["side"] == "corp" and started["invite"] is None
    with here.sit(started) as ada:
        table = play_through(ada)
    assert table["result"]["winner"] in ("corp", "runner") and table["result"]["text"]
    assert table["view"]["over"] and table["status"] == "over"
    shown = here.get(f"/api/games/{started['game']}", params={"token": started["token"]}).json()
    assert (shown["status"], shown["seat"]) == ("over", "corp")
    assert [line["n"] for line in ada.log] == sorted({line["n"] for line in ada.log})


def test_the_table_is_the_engines_view_with_words(here: Here) -> None:
    started = here.start(opponent="computer", side="corp", seed=7)
    with here.sit(started) as ada:
        game = Game.start(starter_deck("jinteki"), starter_deck("shaper"), 7, asking="open")
        table = ada.asked()
        assert table["view"] == json.loads(json.dumps(game.view("corp")))
        assert table["question"] == "Do you keep this opening hand?" and table["waiting"] is None
        assert [(offer["text"], offer["label"]) for offer in table["offers"]] == [
            ("keep", "Keep the hand"),
            ("mulligan", "Take a mulligan"),
        ]
        assert table["seats"]["runner"] == {
            "name": "Novice", "kind": "computer", "level": "novice", "here": True, "clock": None,
        }  # fmt: skip
        assert [line["text"] for line in table["log"]][1] == "The Runner draws 5 cards."


def test_friends_play_by_a_link(here: Here) -> None:
    started = here.start(opponent="friend", side="runner", name="Ada")
    with here.sit(started) as ada:
        assert ada.table["view"] is None and ada.table["status"] == "waiting" and ada.table["waiting"]
        ada.choose("keep", n=0)
        assert ada.error() == "waiting"
        game = started["game"]
        wrong = here.post(f"/api/games/{game}/join", json={"invite": "not the right one"})
        assert (wrong.status_code, wrong.json()["error"]) == (403, "bad-invite")
        joined = here.post(
            f"/api/games/{game}/join", json={"invite": started["invite"], "name": "Bea", "deck": "weyland"}
        ).json()
        assert joined["side"] == "corp" and joined["token"] != started["token"]
        again = here.post(f"/api/games/{game}/join", json={"invite": started["invite"]})
        assert (again.status_code, again.json()["error"]) == (409, "taken")
        with here.sit(joined) as bea:
            bea.asked()
            bea.take("keep")
            assert ada.asked()["question"] == "Do you keep this opening hand?"
            names = {side: seat["name"] for side, seat in ada.table["seats"].items()}
            assert names == {"corp": "Bea", "runner": "Ada"}
            assert ada.table["view"]["corp"]["identity"]["card"].startswith("Weyland")


def test_nobody_chooses_the_seed_of_a_game_between_people(here: Here) -> None:
    answer = here.post("/api/games", json={"opponent": "friend", "seed": 1})
    assert (answer.status_code, answer.json()["error"]) == (400, "no-seed")


def test_whoever_loses_the_answer_to_joining_asks_again_and_gets_the_same_seat(here: Here) -> None:
    started = here.post("/api/games", json={"opponent": "friend", "side": "runner"}).json()
    path, mine = f"/api/games/{started['game']}/join", "k" * 32
    first = here.post(path, json={"invite": started["invite"], "token": mine}).json()
    again = here.post(path, json={"invite": started["invite"], "token": mine})
    assert first == again.json() == {**first, "token": mine, "side": "corp"}
    other = here.post(path, json={"invite": started["invite"], "token": "o" * 32})
    assert (other.status_code, other.json()["error"]) == (409, "taken")
    short = here.post(path, json={"invite": started["invite"], "token": "too short to be secret"})
    assert short.status_code == 400 and "token" in short.json()["text"]


def test_each_seat_sees_its_own_and_a_spectator_what_is_open(here: Here, friends: tuple[Seat, Seat, Table]) -> None:
    corp, runner, started = friends
    with here.sit({"game": started["game"], "token": ""}) as watcher:
        assert len(corp.table["view"]["corp"]["hand"]["cards"]) == 5
        assert runner.table["view"]["corp"]["hand"]["cards"] == []
        assert watcher.table["view"]["seat"] is None
        for side in ("corp", "runner"):
            assert watcher.table["view"][side]["hand"]["cards"] == []
        assert "options" not in (runner.table["view"]["decision"] or {})
        assert runner.table["offers"] == [] and runner.table["waiting"].startswith("The Corp decides")
        watcher.choose("keep")
        assert watcher.error() == "spectator"
        corp.take("keep")
        assert watcher.until(lambda table: table["n"] == 1)["undo"] is None


def test_what_is_not_an_option_changes_nothing(friends: tuple[Seat, Seat, Table]) -> None:
    corp, runner, _ = friends
    runner.choose("keep")
    assert runner.error() == "not-yours"
    corp.choose("rez Ice Wall")
    assert corp.error() == "illegal-choice"
    corp.choose("keep", n=4)
    assert corp.error() == "stale"
    corp.take("keep")
    assert corp.table["n"] == 1
    corp.choose("keep", n=0)
    assert corp.error() == "stale"


@pytest.mark.parametrize(
    "message",
    [
        "", "{", "[]", "null", '"choose"', "{}", '{"type": "win"}', '{"type": "choose"}',
        '{"type": "choose", "n": "0"}',
        '{"type": "choose", "n": -1, "option": "keep"}', '{"type": "choose", "n": 0, "option": "keep", "seed": 1}',
        '{"type": "chat", "text": ""}', '{"type": "lang", "lang": "fr"}', '{"type": "payments", "order": "steal"}',
        '{"type": "why", "id": 1, "about": "%s"}' % ("x" * 300), '{"type": "chat", "text": "%s"}' % ("x" * 501),
        "[" * 3_000, '{"type": "ping"}' + " " * 5_000,
    ],
)  # fmt: skip
def test_a_bad_message_gets_an_error_and_changes_nothing(here: Here, message: str) -> None:
    with here.sit(here.start(opponent="friend", side="corp")) as ada:
        ada.socket.send_text(message)
        assert ada.error() in ("bad-message", "too-large")
        ada.say("ping")
        assert ada.message("pong")
        assert ada.table["n"] == 0


def test_tokens_open_their_seat_and_nothing_else(here: Here) -> None:
    started, other = here.start(), here.start()
    for token in ("nonsense", other["token"]):
        answer = here.get(f"/api/games/{started['game']}", params={"token": token})
        assert (answer.status_code, answer.json()["error"]) == (403, "bad-token")
        with here.websocket_connect(f"/ws/games/{started['game']}?token={token}") as socket:
            assert socket.receive_json(timeout=PATIENCE)["error"] == "bad-token"
    with here.websocket_connect("/ws/games/nothing") as socket:
        assert socket.receive_json(timeout=PATIENCE)["error"] == "no-game"
    with here.websocket_connect(
        f"/ws/games/{started['game']}", headers={"origin": "https://elsewhere.example"}
    ) as socket:
        assert socket.receive_json(timeout=PATIENCE)["error"] == "bad-origin"


def test_the_language_changes_in_the_game(here: Here) -> None:
    with here.sit(here.start(side="corp", opponent="computer", seed=1)) as ada:
        ada.asked()
        assert ada.log[0]["text"] == "The Corp draws 5 cards." or ada.log[0]["text"].startswith("The Corp draws")
        ada.say("lang", lang="es")
        ada.until(lambda table: table["lang"] == "es")
        assert ada.table["fresh"] and ada.table["question"] == "¿Conservas esta mano inicial?"
        assert ada.log[0]["text"].startswith("La Corporación roba")
        ada.choose("win", n=0)
        assert ada.message("error")["text"].startswith(("«", "No", "«win»"))


def test_why_not_is_answered_from_what_the_seat_may_know(here: Here) -> None:
    with here.sit(here.position(ENCOUNTER)) as ada:
        ada.asked()
        ada.say("why", id=7, about="run R&D")
        answer = ada.message("why")
        assert (answer["id"], answer["possible"]) == (7, False) and answer["rule"] and answer["text"]


def test_chat_reaches_everyone_and_is_told_to_whoever_comes(here: Here, friends: tuple[Seat, Seat, Table]) -> None:
    corp, runner, started = friends
    corp.say("chat", text=" hello\n<b>you</b> ")
    heard = runner.message("chat")
    assert (heard["from"], heard["name"], heard["text"]) == ("corp", "Ada", "hello <b>you</b>")
    with here.sit(started) as again:
        assert again.message("chat")["text"] == "hello <b>you</b>"


# -- taking back ----------------------------------------------------------------------------------------------------


def test_undo_is_free_against_the_computer_while_nothing_came_to_light(here: Here) -> None:
    position = """
        runner:
          credits 5; hand: Sure Gamble; deck: 9 any
        corp:
          hand: 3 any; deck: 9 any
        turn: runner
    """
    with here.sit(here.position(position)) as ada:
        ada.asked()
        assert ada.table["undo"] is None
        ada.say("undo")
        assert ada.error() == "no-undo"
        ada.take("gain")
        assert ada.asked()["view"]["runner"]["credits"] == 6 and ada.table["undo"] == "free"
        before = len(ada.log)
        ada.say("undo")
        ada.until(lambda table: table["n"] == 0)
        assert ada.table["view"]["runner"]["credits"] == 5 and ada.table["fresh"] and len(ada.log) < before
        ada.take("draw")
        assert ada.asked()["undo"] is None  # a card came to light
        ada.say("undo")
        assert ada.error() == "no-undo"


def test_between_friends_the_other_must_consent(friends: tuple[Seat, Seat, Table]) -> None:
    corp, runner, _ = friends
    corp.take("mulligan")
    assert corp.table["undo"] == "ask"
    runner.say("undo-answer", accept=True)
    assert runner.error() == "no-undo-asked"
    corp.say("undo")
    assert runner.message("undo-asked")["by"] == "corp"
    runner.say("undo-answer", accept=False)
    assert corp.message("undo-refused")
    corp.say("undo")
    assert runner.message("undo-asked")
    runner.say("undo-answer", accept=True)
    corp.until(lambda table: table["n"] == 0)
    assert "mulligan" in corp.offers()
    corp.take("keep")


# -- ends -----------------------------------------------------------------------------------------------------------


def test_conceding_ends_the_game(friends: tuple[Seat, Seat, Table]) -> None:
    corp, runner, _ = friends
    runner.say("concede")
    result = corp.until(lambda table: table["result"])["result"]
    text = "The Corp wins: the Runner conceded."
    assert result == {"winner": "corp", "reason": "concession", "text": text, "card": None}
    runner.until(lambda table: table["result"])
    runner.choose("keep")
    assert runner.error() == "over"


def test_a_rematch_swaps_the_sides(here: Here, friends: tuple[Seat, Seat, Table]) -> None:
    corp, runner, _ = friends
    corp.say("rematch")
    assert corp.error() == "not-over"
    corp.say("concede")
    runner.until(lambda table: table["result"])
    corp.say("rematch")
    asked = runner.message("rematch")
    assert (asked["by"], asked["game"]) == ("corp", None)
    runner.say("rematch")
    mine, theirs = runner.message("rematch"), {"game": None}
    while theirs["game"] is None:
        theirs = corp.message("rematch")
    assert mine["game"] == theirs["game"] and mine["token"] != theirs["token"]
    assert (mine["side"], theirs["side"]) == ("corp", "runner")
    with here.sit(mine) as again:
        assert again.asked()["seats"]["corp"]["name"] == "Bea"


def test_a_rematch_against_the_computer_begins_at_once(here: Here) -> None:
    with here.sit(here.start(side="corp", name="Ada")) as ada:
        ada.say("concede")
        ada.say("rematch")
        new = ada.message("rematch")
        assert new["side"] == "runner" and new["token"]
        with here.sit(new) as again:
            assert again.asked()["seats"]["runner"]["name"] == "Ada" and not again.table["guided"]


def test_whoever_was_guided_is_guided_again_on_the_other_side(here: Here) -> None:
    with here.sit(here.start(side="runner", guided=True)) as ada:
        ada.say("concede")
        ada.say("rematch")
        with here.sit(ada.message("rematch")) as again:
            assert again.asked()["guided"]


def test_the_win_can_be_claimed_from_someone_who_stays_away(here: Here) -> None:
    started = here.start(opponent="friend", side="corp")
    joined = here.post(f"/api/games/{started['game']}/join", json={"invite": started["invite"]}).json()
    with here.sit(started) as corp:
        with here.sit(joined):
            corp.is_here("runner")
            corp.say("claim")
            assert corp.error() == "not-absent"
        away = corp.until(lambda table: table["absent"])["absent"]
        assert away["side"] == "runner" and away["claim_at"] > away["since"]
        time.sleep(0.1)
        corp.say("claim")
        result = corp.until(lambda table: table["result"])["result"]
        assert (result["winner"], result["reason"]) == ("corp", "claim")
        assert corp.log[-1]["text"] == result["text"] == "The Corp wins: the Runner stayed away."
    told = here.get(f"/api/replays/{started['game']}/story?seat=open&lang=es").json()
    assert told["log"][-1]["text"] == "La Corporación gana: el Runner no volvió."


def test_a_clock_that_has_run_out_loses_the_game(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    started = here.start(opponent="friend", side="corp", timer=30)
    joined = here.post(f"/api/games/{started['game']}/join", json={"invite": started["invite"]}).json()
    with here.sit(joined) as runner:
        assert 0 < runner.table["seats"]["corp"]["clock"] <= 30 == runner.table["seats"]["runner"]["clock"]
        room = here.app.state.hall.rooms[started["game"]]
        room.seats["corp"].clock = 0.2
        with here.sit(started):
            result = runner.until(lambda table: table["result"])["result"]
    assert (result["winner"], result["reason"]) == ("runner", "time")
    assert runner.log[-1]["text"] == "The Runner wins: the Corp has no time left."


def test_two_computers_can_be_watched(here: Here) -> None:
    started = here.start(opponent="watch", level={"corp": "novice", "runner": "random"})
    assert started["side"] is None
    with here.sit(started) as watcher:
        table = watcher.until(lambda table: table["result"])
    assert {seat["kind"] for seat in table["seats"].values()} == {"computer"}
    assert table["seats"]["corp"]["level"] == "novice" and len(watcher.log) > 20


# -- help -----------------------------------------------------------------------------------------------------------


def test_breaking_tells_what_each_breaker_costs_and_takes_legal_steps(here: Here) -> None:
    with here.sit(here.position(ENCOUNTER)) as ada:
        table = ada.asked()
        able, unable = table["breaking"]
        assert (able["card"], able["cost"], able["complete"]) == ("Gordian Blade", 2, True)
        assert able["steps"][0] in ada.offers()
        assert (unable["card"], unable["complete"], unable["cost"]) == ("Corroder", False, None) and unable["why"]
        ada.say("break", n=table["n"], at=unable["at"])
        assert ada.error() == "cannot-break"
        ada.say("break", n=table["n"], at=able["at"])
        ada.until(lambda table: table["n"] > 0)
        assert ada.table["view"]["encounter"]["broken"] == [1, 2]
        assert ada.table["view"]["runner"]["credits"] == 6  # The Toolbox paid: credits on cards come first


def test_offers_say_which_abilities_only_change_strength(here: Here) -> None:
    with here.sit(here.position(ENCOUNTER)) as ada:
        boosts = {offer["text"]: offer["boost"] for offer in ada.asked()["offers"]}
    assert boosts["use Gordian Blade ability 2"] and not boosts["use Gordian Blade ability 1"] and not boosts["pass"]


def test_offers_say_what_scoring_and_stealing_bring(here: Here) -> None:
    board = (
        "corp:\n  deck: 5 Nisei MK II\n  Server 1: (Nisei MK II {advancement 4})\nrunner:\n  deck: 5 any\nturn: corp\n"
    )
    with here.sit(here.position(board, "corp")) as ada:
        ada.asked()
        ada.take("gain")  # an agenda is scored between two actions (5.6.2a)
        points = {offer["verb"]: offer["points"] for offer in ada.asked()["offers"]}
        assert points.pop("score") == 2 and not any(points.values())
    with here.sit(here.position(board.replace("turn: corp", "turn: runner"))) as ada:
        ada.asked()
        ada.take("run R&D")
        while not ada.asked()["view"]["access"]:
            ada.take(ada.offers()[0])
        assert [offer["points"] for offer in ada.table["offers"]] == [2]


def test_payments_follow_the_order_that_the_player_sets(here: Here) -> None:
    with here.sit(here.position(ENCOUNTER)) as ada:
        ada.asked()
        ada.say("payments", order="pool")
        ada.until(lambda table: table["payments"] == "pool")
        step = ada.table["breaking"][0]["steps"][0]
        ada.take(step)
        ada.until(lambda table: table["view"]["runner"]["credits"] < 6)
        ada.say("payments", order="ask")
        ada.until(lambda table: table["payments"] == "ask")
        if ada.table["view"]["decision"]["kind"] == "break":
            ada.take(ada.offers()[0])
        ada.asked()
        use = next(text for text in ada.offers() if text.startswith("use Gordian Blade ability 1"))
        ada.take(use)
        assert ada.asked()["view"]["decision"]["kind"] == "pay-from"


def test_too_many_messages_are_refused(settings: Settings) -> None:
    from dataclasses import replace

    from netrunner.server.app import create_app

    slow = replace(settings, seat_rate=0.001, seat_burst=0.6, write_rate=0.001, write_burst=2)
    with Here(create_app(slow)) as here:
        with here.sit(here.start()) as ada:
            for _ in range(4):
                ada.say("ping")
            assert ada.error() == "too-fast"
        here.start()
        assert here.post("/api/games", json={}).status_code == 429
        assert here.get("/healthz").status_code == 200


def test_an_act_is_taken_back_as_a_whole_and_named(here: Here) -> None:
    text = "corp:\n credits 5\n hand: Enigma\n deck: 5 any\nrunner:\n hand: 3 any\nturn: corp"
    with here.sit(here.position(text, side="corp")) as ada:
        before = ada.table["view"]["corp"]["hand"]["size"]
        ada.take("gain")
        assert ada.table["undo_act"] == "The Corp gains 1 credit."
        ada.take("install Enigma")
        ada.take("server HQ")
        ada.until(lambda table: any(server["ice"] for server in table["view"]["servers"]))
        assert ada.table["undo_act"] == "The Corp installs Enigma protecting HQ."
        ada.say("undo")
        ada.until(lambda table: table["view"]["corp"]["hand"]["size"] == before)
        assert ada.table["view"]["decision"]["kind"] == "action" and ada.table["view"]["corp"]["clicks"] == 2


def test_who_is_asked_for_an_act_back_reads_what_they_may_know_of_it(here: Here) -> None:
    corp = here.start(opponent="friend", side="corp", name="Ada")
    runner = here.post(f"/api/games/{corp['game']}/join", json={"invite": corp["invite"], "name": "Bea"}).json()
    with here.sit(corp) as ada, here.sit(runner) as bea:
        ada.take("keep")
        bea.asked()
        bea.take("keep")
        ada.asked()
        ada.take("gain")
        ada.say("undo")
        assert bea.message("undo-asked")["act"] == "The Corp gains 1 credit."


def test_a_guided_game_gives_a_hint_to_the_seat_that_decides(here: Here) -> None:
    started = here.start(opponent="computer", side="runner", level="random", guided=True, seed=3)
    with here.sit(started) as seat:
        seat.asked()
        told = here.get(f"/api/games/{started['game']}/hint", params={"token": started["token"], "lang": "en"}).json()
        assert told["option"] in seat.offers()
        assert told["label"] in [offer["label"] for offer in seat.table["offers"]]
        stranger = here.get(f"/api/games/{started['game']}/hint")
        assert (stranger.status_code, stranger.json()["error"]) == (403, "no-hint")
    plain = here.start(opponent="computer", side="runner", level="random", seed=3)
    refused = here.get(f"/api/games/{plain['game']}/hint", params={"token": plain["token"]})
    assert (refused.status_code, refused.json()["error"]) == (403, "no-hint")

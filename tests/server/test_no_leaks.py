"""Two games that differ only in what a seat may not know look the same to it, byte for byte."""

from __future__ import annotations

import json

import pytest

from netrunner.rules.machine import chance

from .conftest import Here, Table

RUN = """
    corp: Jinteki: Personal Evolution
      credits 5
      hand: {hand}
      deck: {deck}
      archives: ({archives})
      HQ: ice Enigma, ({ice})
      Server 1: cards ({card})
    runner:
      credits 6; hand: Sure Gamble, Diesel; deck: 10 Infiltration
      rig: Gordian Blade, Corroder
    {moment}
"""
ONE = {
    "hand": "Hedge Fund, Snare!", "deck": "5 Enigma", "archives": "Nisei MK II", "ice": "Hunter",
    "card": "PAD Campaign",
}  # fmt: skip
OTHER = {
    "hand": "2 Precognition", "deck": "5 Chum", "archives": "Hedge Fund", "ice": "Wall of Static", "card": "Snare!",
}  # fmt: skip


def told(table: Table) -> str:
    """Everything that the seat was sent, without the time of day."""
    return json.dumps({name: value for name, value in table.items() if name != "now"}, sort_keys=True)


@pytest.mark.parametrize("moment", ["turn: runner 4", "run: HQ, encountering ice 1", "run: Server 1"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_runner_is_sent_the_same_whatever_the_corp_hides(here: Here, moment: str, lang: str) -> None:
    seen: list[list[str]] = []
    for hidden in (ONE, OTHER):
        started = here.position(RUN.format(moment=moment, **hidden))
        with here.sit(started, lang) as ada:
            lines = [told(ada.asked())]
            for about in ("rez Snare!", "trash Server 1 card 1", "access Nisei MK II", "run Archives", "use Corroder"):
                ada.say("why", id=1, about=about)
                lines.append(json.dumps(ada.message("why")))
            ada.choose("rez Hunter")
            lines.append(json.dumps(ada.message("error")))
        seen.append(lines)
    assert seen[0] == seen[1]


def test_games_that_nobody_gave_a_seed_draw_from_a_key_that_is_told_nowhere(here: Here) -> None:
    """What was seen of a quick generator with a seed of 53 bits tells the rest of the game."""
    started = here.start(opponent="friend", side="corp")
    joined = here.post(f"/api/games/{started['game']}/join", json={"invite": started["invite"]}).json()
    with here.sit(started) as corp, here.sit(joined) as runner:
        room = here.app.state.hall.rooms[started["game"]]
        key = chance.key_of(room.seed)
        assert key is not None and key >> 64 and chance.key_of(room.game.state.rng) == key
        corp.take("mulligan")
        runner.asked()
        told = json.dumps([corp.table, runner.table, started, joined, here.get(f"/api/games/{started['game']}").json()])
        for form in (str(key), f"{key:x}", str(room.seed), str(room.game.state.rng)):
            assert form not in told
        before = room.game.state.rng
    restored = here.app.state.hall.rooms.pop(started["game"])
    restored.close()
    with here.sit(started):
        again = here.app.state.hall.rooms[started["game"]]
        assert again is not room and again.game.state.rng == before
    computer = here.start(opponent="computer", side="corp")
    assert chance.key_of(here.app.state.hall.rooms[computer["game"]].seed) is not None

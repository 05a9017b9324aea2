"""How a game ended, in words, and by which card."""

from __future__ import annotations

import pytest

from .conftest import Here

SNARED = """corp: Jinteki: Personal Evolution
  credits 9
  hand: Snare!
  deck: 10 Hedge Fund
runner: Kate "Mac" McCaffrey: Digital Tinker
  credits 5
  hand: Diesel
  deck: 10 Diesel
turn: runner 3
"""
STOLEN = """corp: Jinteki: Personal Evolution
  credits 9
  deck: 10 Hedge Fund
  Server 1: (Nisei MK II)
runner: Kate "Mac" McCaffrey: Digital Tinker
  hand: 5 Diesel
  deck: 10 Diesel
  score: Priority Requisition, Private Security Force
turn: runner 9
"""


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "The Corp wins: Snare! flatlines the Runner with 3 net damage."),
        ("es", "La Corporación gana: el Runner expira por 3 puntos de daño de red de ¡Cepo!"),
    ],
)
def test_a_flatline_names_the_card_that_did_it(here: Here, lang: str, text: str) -> None:
    with here.sit(here.position(SNARED, level="novice"), lang=lang) as ada:
        ada.take("run HQ")
        while not ada.asked()["result"]:
            ada.take(ada.table["offers"][0]["text"])
        result = ada.table["result"]
    assert (result["reason"], result["card"]) == ("flatline", "Snare!")
    assert result["text"] == text


def test_points_name_the_last_agenda(here: Here) -> None:
    with here.sit(here.position(STOLEN)) as ada:
        ada.take("run Server 1")
        while not ada.asked()["result"]:
            ada.take(ada.table["offers"][0]["text"])
        result = ada.table["result"]
    assert (result["winner"], result["reason"], result["card"]) == ("runner", "agenda-points", "Nisei MK II")
    assert result["text"] == "The Runner wins with agenda points."


def test_a_concession_names_no_card(here: Here) -> None:
    with here.sit(here.start(side="runner")) as ada:
        ada.say("concede")
        result = ada.until(lambda table: table["result"])["result"]
    assert (result["reason"], result["card"]) == ("concession", None)

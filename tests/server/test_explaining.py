"""Whoever sends what does not fit is told which field, why, and what would fit, in their language."""

from __future__ import annotations

import json
from typing import Any

import pytest

from netrunner.server.explaining import of_message
from netrunner.server.wire import decode_said

from .conftest import Here

BODIES: list[tuple[dict[str, Any], str, str]] = [
    (
        {"opponent": "nobody"},
        "“nobody” is not possible for “opponent”, only “computer”, “friend”, “anyone” and “watch”.",
        "«nobody» no vale para «opponent»; solo «computer», «friend», «anyone» y «watch».",
    ),
    (
        {"level": {"corp": "genius"}},
        "“genius” is not possible for “level.corp”, only “random”, “beginner”, “novice”, “adept” and “expert”.",
        "«genius» no vale para «level.corp»; solo «random», «beginner», «novice», «adept» y «expert».",
    ),
    ({"timer": 3}, "“timer” must be at least 30.", "«timer» debe ser 30 como mínimo."),
    ({"seed": "x"}, "“seed” must be a whole number or null.", "«seed» debe ser un número entero o null."),
    (
        {"name": "x" * 41},
        "“name” is too long: it may have 40 characters at most.",
        "«name» es demasiado largo: puede tener 40 caracteres como máximo.",
    ),
    (
        {"nome": "Ada"},
        "There is no field “nome”; "
        "there are “decks”, “guided”, “level”, “name”, “opponent”, “public”, “seed”, “side” and “timer”.",
        "No existe el campo «nome»; "
        "existen «decks», «guided», «level», «name», «opponent», «public», «seed», «side» y «timer».",
    ),
]


@pytest.mark.parametrize(("body", "english", "spanish"), BODIES)
def test_a_body_that_does_not_fit_is_explained(here: Here, body: dict[str, Any], english: str, spanish: str) -> None:
    for lang, opening, sentence in (
        ("en", "The request does not fit. ", english),
        ("es", "La petición no encaja. ", spanish),
    ):
        answer = here.post("/api/games", params={"lang": lang}, json=body)
        assert answer.status_code == 400
        assert answer.json() == {"error": "bad-request", "text": opening + sentence}
    assert here.app.state.hall.rooms == {}


def test_addresses_and_missing_fields_are_explained(here: Here) -> None:
    def text(answer: Any) -> str:
        assert answer.status_code == 400
        said: str = answer.json()["text"]
        return said

    two = text(here.get("/api/replays/x/1000001?seat=mine&lang=es"))
    assert "«step» debe ser 1.000.000 como máximo." in two
    assert "«mine» no vale para «seat»; solo «corp», «runner» y «open»." in two
    assert "Falta el campo «text»." in text(here.post("/api/positions?lang=es", json={}))
    sent = {"content-type": "application/json"}
    assert "No es JSON válido" in text(here.post("/api/games?lang=es", content=b"{no", headers=sent))
    assert "Nothing was sent" in text(here.post("/api/games", content=b"", headers=sent))
    large = here.post("/api/decks?lang=es", content=b'"' + b"x" * 70_000 + b'"', headers=sent)
    assert (large.status_code, large.json()["text"]) == (413, "Eso es demasiado grande: 64 kB como máximo.")


MESSAGES = [
    ('{"type": "lang", "lang": "fr"}', "“fr” is not possible for “lang”, only “en” and “es”.", "solo «en» y «es»"),
    ('{"type": "choose", "n": -1, "option": "pass"}', "“n” must be at least 0.", "«n» debe ser 0 como mínimo."),
    ('{"type": "choose", "n": 1, "option": ""}', "“option” is too short", "necesita 1 carácter como mínimo."),
    ('{"type": "undo-answer", "accept": 1}', "“accept” must be true or false.", "«accept» debe ser true o false."),
    ('{"type": "chat"}', "The field “text” is missing.", "Falta el campo «text»."),
    ('{"type": "ping", "x": 1}', "There is no field “x”; there are “type”.", "No existe el campo «x»"),
    ('{"type": "shout"}', "“shout” is not possible for “type”, only “choose”", "«shout» no vale para «type»"),
    ("{}", "The field “type” is missing; it may be “choose”", "Falta el campo «type»; puede ser «choose»"),
    ("[]", "It must be an object with fields.", "Debe ser un objeto con campos."),
    ('{"type": 5}', "“type” must be text.", "«type» debe ser un texto."),
    ("{", "it ends too early.", "termina demasiado pronto."),
    ('{"type": "ping"} x', "from byte 18 on.", "a partir del byte 18."),
]


@pytest.mark.parametrize(("said", "english", "spanish"), MESSAGES)
def test_a_message_that_does_not_fit_is_explained(said: str, english: str, spanish: str) -> None:
    with pytest.raises(Exception) as caught:
        decode_said(said)
    explained = of_message(caught.value, said)
    assert english in explained.text("en")
    assert spanish in explained.text("es")


def test_the_socket_explains_in_its_language(here: Here) -> None:
    with here.sit(here.start(side="corp"), lang="es") as ada:
        ada.say("payments", order="tomorrow")
        told = ada.message("error")
        expected = "El mensaje no encaja. «tomorrow» no vale para «order»; solo «cards», «pool» y «ask»."
        assert told == {"type": "error", "error": "bad-message", "text": expected}
        ada.socket.send_text(json.dumps({"type": "chat", "text": "x" * 5000}))
        assert ada.message("error")["text"] == "Eso es demasiado grande: 4 kB como máximo."

"""`netrunner serve`: what it says when it cannot."""

import socket
import sys

import pytest

from netrunner.cli.main import main

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETRUNNER_LANG", "en")


def test_a_port_that_is_taken_is_named(capsys: Captured) -> None:
    pytest.importorskip("litestar")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    assert f"Port {port} cannot be used" in capsys.readouterr().err
    assert main(["serve", "--port", "99999"]) == 2
    assert "--port" in capsys.readouterr().err


def test_without_its_packages_it_says_how_to_get_them(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("netrunner.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)  # what Python does for a module that is not there
    assert main(["serve", "--port", "0"]) == 2
    assert 'pip install "netrunner[server]"' in capsys.readouterr().err


def test_a_database_in_memory_is_refused(capsys: Captured) -> None:
    pytest.importorskip("litestar")
    assert main(["serve", "--port", "0", "--database", "sqlite://"]) == 2
    assert "would lose every game" in capsys.readouterr().err


@pytest.mark.parametrize("command", (["serve", "--port", "0"], ["games", "list"]))
def test_a_database_that_is_no_url_is_told_how_to_write_it(command: list[str], capsys: Captured) -> None:
    pytest.importorskip("litestar")
    assert main([*command, "--database", "/games/mine.db"]) == 2
    assert "write sqlite:////games/mine.db" in capsys.readouterr().err
    assert main([*command, "--database", "mysql://host/games", "--lang", "es"]) == 2
    assert "del tipo «mysql»" in capsys.readouterr().err
    assert main([*command, "--database", "postgresql://host:port/games"]) == 2
    assert "its URL does not fit" in capsys.readouterr().err

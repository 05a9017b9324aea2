"""The command line: help, language, and errors without tracebacks."""

import argparse
import subprocess
import sys
from types import SimpleNamespace

import pytest

import netrunner
from netrunner.cli import main as cli
from netrunner.cli.command import Commands
from netrunner.cli.main import COMMANDS, main
from netrunner.errors import BadDeck, BadPosition, BadSave, IllegalChoice, NetrunnerError

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NETRUNNER_LANG", "en")


def with_command(monkeypatch: pytest.MonkeyPatch, run: object) -> None:
    """Lets `netrunner version` do something else."""

    def register(commands: Commands) -> None:
        parser = commands.add("version", run)  # type: ignore[arg-type]
        parser.add_argument("--count", type=int)

    monkeypatch.setattr(cli, "COMMANDS", ("version",))
    monkeypatch.setattr(cli, "import_module", lambda _: SimpleNamespace(register=register))


def test_help_lists_every_command(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    assert stop.value.code == 0
    shown = capsys.readouterr().out
    assert "Comprehensive Rules 1.4" in shown
    for name in COMMANDS:
        assert f"    {name}" in shown


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_command_explains_itself(name: str, lang: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit) as stop:
        main([name, "--help", "--lang", lang])
    assert stop.value.code == 0
    assert f"netrunner {name}" in capsys.readouterr().out


def test_without_a_command_the_help_is_shown(capsys: Captured) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("usage: netrunner")


def test_the_help_is_spanish_throughout_when_asked(capsys: Captured) -> None:
    assert main(["--lang", "es"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("uso: netrunner")
    for english in ("usage", "options", "positional", "commands", "show "):
        assert english not in shown


def test_the_language_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("NETRUNNER_LANG", "es")
    assert main(["version"]) == 0
    assert "Reglas Completas" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--lang", "es", "version"], ["version", "--lang=es"]])
def test_the_language_is_chosen_before_or_after_the_command(words: list[str], capsys: Captured) -> None:
    assert main(words) == 0
    assert "Reglas Completas" in capsys.readouterr().out


def test_an_unknown_command_names_those_that_exist(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--lang", "es", "jugar"])
    assert stop.value.code == 2
    shown = capsys.readouterr().err
    assert "'jugar' no es posible aquí" in shown
    assert "'version'" in shown


def test_a_wrong_value_is_explained_in_the_language(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    with_command(monkeypatch, lambda args: 0)
    with pytest.raises(SystemExit):
        main(["--lang", "es", "version", "--count", "many"])
    assert "argumento --count: 'many' no es válido" in capsys.readouterr().err


def test_argparse_speaks_english_again_afterwards(capsys: Captured) -> None:
    main(["--lang", "es", "version"])
    assert argparse.ArgumentParser(prog="other").format_usage().startswith("usage: other")


@pytest.mark.parametrize("kind", [NetrunnerError, IllegalChoice, BadDeck, BadSave, BadPosition])
def test_errors_are_one_clear_line(
    kind: type[NetrunnerError], monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def run(args: argparse.Namespace) -> int:
        raise kind("The deck has 44 cards and needs 45.")

    with_command(monkeypatch, run)
    assert main(["version"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "netrunner: The deck has 44 cards and needs 45.\n"


def test_errors_with_a_key_are_worded_in_the_language(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def run(args: argparse.Namespace) -> int:
        raise NetrunnerError(key="cli-interrupted")

    with_command(monkeypatch, run)
    assert main(["version", "--lang", "es"]) == 2
    assert capsys.readouterr().err == "netrunner: Interrumpido.\n"


def test_an_interruption_leaves_no_traceback(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def run(args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    with_command(monkeypatch, run)
    assert main(["version"]) == 130
    assert capsys.readouterr().err == "\nInterrupted.\n"


def test_the_module_is_the_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "netrunner", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(f"netrunner {netrunner.__version__}, ")

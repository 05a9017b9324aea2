"""`netrunner serve`: the server for playing in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from importlib import import_module

from netrunner.cli.command import Commands
from netrunner.cli.files import reason
from netrunner.cli.numbers import seconds, whole
from netrunner.errors import NetrunnerError

PORT = 8000
HOST = "127.0.0.1"


def register(commands: Commands) -> None:
    say = commands.say
    parser = commands.add("serve", run)
    parser.add_argument("--port", type=whole(say, 0), default=PORT, metavar="N", help=say("serve-option-port"))
    parser.add_argument("--host", default=HOST, metavar="H", help=say("serve-option-host"))
    parser.add_argument("--database", metavar="URL", help=say("serve-option-database"))
    parser.add_argument("--open", action="store_true", help=say("serve-option-open"))
    parser.add_argument("--keep-days", type=seconds(say), metavar="N", help=say("serve-option-keep"))
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), help=say("serve-option-log"))
    parser.add_argument("--metrics-for", action="append", metavar="A", help=say("serve-option-metrics"))
    parser.add_argument("--advertise", metavar="URL", help=say("serve-option-advertise"))
    parser.add_argument("--trust-proxy", action="append", metavar="A", help=say("serve-option-proxy"))
    parser.add_argument("--claim-after", type=seconds(say), metavar="S", help=say("serve-option-claim"))


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    try:
        running = import_module("netrunner.server.running")
    except ModuleNotFoundError as error:
        raise NetrunnerError(key="serve-no-extra", name=error.name or "?") from error
    wishes = {
        "database": args.database,
        "claim_after": args.claim_after,
        "advertise": args.advertise,
        "log": args.log,
        "metrics_for": None if args.metrics_for is None else tuple(args.metrics_for),
        "keep_days": args.keep_days,
        "trusted_proxies": None if args.trust_proxy is None else tuple(args.trust_proxy),
    }
    listener = _listen(args.host, args.port)
    with listener:
        if args.open:
            _show(f"http://{args.host}:{listener.getsockname()[1]}/")
        running.serve(listener, args.say, {name: wish for name, wish in wishes.items() if wish is not None})
    return 0


def _show(url: str) -> None:
    """Open the page in the player's browser, if there is a screen: the listener takes the request at once."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _listen(host: str, port: int) -> socket.socket:
    """The socket, so that a port that is taken is told in words."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(1024)
    except OverflowError as error:
        listener.close()
        raise NetrunnerError(key="serve-port-taken", port=str(port), reason="0–65535") from error
    except OSError as error:
        listener.close()
        raise NetrunnerError(key="serve-port-taken", port=str(port), reason=reason(error)) from error
    return listener

"""The server: games over WebSockets, everything else over HTTP (`docs/protocol.md`).

It is an extra, ``netrunner[server]``; the engine and the other commands work without it.
"""

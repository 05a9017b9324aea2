"""A connection on which answers are lost does not leave the player waiting."""

from __future__ import annotations

import time

from playwright.sync_api import WebSocketRoute, expect

from .conftest import Open
from .playing import asked, start_against_computer


def test_a_choice_whose_answer_is_lost_is_told_by_the_next_connection(open_page: Open) -> None:
    page = open_page()
    lost: list[str | bytes] = []
    connections: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        """The first connection loses whatever the server says once the player has chosen."""
        connections.append(socket)
        first, chosen = len(connections) == 1, False
        server = socket.connect_to_server()

        def says(message: str | bytes) -> None:
            nonlocal chosen
            chosen = chosen or '"choose"' in str(message)
            server.send(message)

        def hears(message: str | bytes) -> None:
            if first and chosen:
                lost.append(message)
            else:
                socket.send(message)

        socket.on_message(says)
        server.on_message(hears)

    page.route_web_socket("**/ws/games/*", between)
    page.clock.install()
    start_against_computer(page)
    expect(page.locator("[data-option]").first).to_be_visible()
    page.locator('[data-option="keep"]').click()
    expect(page.locator("[data-option]")).to_have_count(0)
    end = time.monotonic() + 30
    while not lost:
        assert time.monotonic() < end, "the server did not answer"
        page.wait_for_timeout(20)
    assert len(connections) == 1
    page.clock.fast_forward(11_000)  # nothing was heard for so long
    page.clock.fast_forward(1_000)  # and it is tried again
    expect(page.locator("[data-option]").first).to_be_visible()
    assert len(connections) == 2
    assert "keep" not in asked(page)

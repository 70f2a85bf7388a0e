"""Logging in by hand, slide puzzle and all."""

from __future__ import annotations

from typing import Any

from tests.gap_finder import find_gap
from tests.http_client import Answer, Client
from tests.server_process import ServerProcess

TREMBLING = [[0, 3, 0], [40, 4, 90], [90, 3, 180]]


def log_in(client: Client, username: str, password: str, **puzzle: Any) -> Answer:
    return client.post("/api/login", {"username": username, "password": password, **puzzle})


def browser(server: ServerProcess) -> Client:
    """A client with its cookie, as a computer of its own."""
    client = server.client()
    client.get("/api/get-website-config")
    return client


def fail(client: Client, username: str, times: int) -> list[str]:
    return [log_in(client, username, "nonsense").err for _ in range(times)]


def solved(client: Client, trail: list[list[int]] = TREMBLING, off: int = 0) -> dict[str, Any]:
    puzzle = client.get("/api/login-puzzle").data
    x = find_gap(puzzle["background"], puzzle["pieceY"])
    return {"puzzleKey": puzzle["puzzleKey"], "puzzleX": x + off, "puzzleTrail": trail}

"""Rooms made over HTTP, with what a test does not care about filled in."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.http_client import Answer, Client

EXAM = "/api/admin/exam"
LONGEST_WAIT_S = 90


def add_room(client: Client, tid: int, name: str = "Room", **fields: Any) -> Answer:
    """Two rows of three seats, 1 to 6, where the fields say nothing else."""
    body = {"tid": tid, "name": name, "rows": 2, "columns": 3, **fields}
    return client.post(f"{EXAM}/room", body)


def make_room(client: Client, tid: int, name: str = "Room", **fields: Any) -> int:
    answer = add_room(client, tid, name, **fields)
    assert answer.status == 200, answer.body
    return int(answer.data["id"])


def rooms_of(client: Client, tid: int) -> list[dict[str, Any]]:
    rooms: list[dict[str, Any]] = client.get(f"{EXAM}/rooms", tid=tid).data["rooms"]
    return rooms


def seats_of(client: Client, tid: int, name: str = "Room") -> dict[str, dict[str, Any]]:
    """By their names."""
    room = next(each for each in rooms_of(client, tid) if each["name"] == name)
    return {seat["name"]: seat for seat in room["seats"]}


def sit(client: Client, seat: dict[str, Any], uid: str | None) -> Answer:
    return client.put(f"{EXAM}/seat-person", {"id": seat["id"], "uid": uid})


def bind(client: Client, seat: dict[str, Any], address: str | None) -> Answer:
    return client.put(f"{EXAM}/seat-address", {"id": seat["id"], "address": address})


def draw(client: Client, room_id: int, *seats: dict[str, Any]) -> Answer:
    return client.put(f"{EXAM}/seats", {"id": room_id, "seats": list(seats)})


def place(name: str, row: int, column: int, **more: Any) -> dict[str, Any]:
    return {"name": name, "row": row, "column": column, **more}


def at(client: Client, address: str) -> Client:
    """The same session at another address."""
    return Client(client.base, token=client.token, headers={"X-Forwarded-For": address})


def logged_in_at(client: Client, username: str, address: str) -> Client:
    """A session of its own at this address."""
    fresh = Client(client.base, headers={"X-Forwarded-For": address})
    return fresh.login(username, "secret123")


def here(client: Client, clock: int) -> None:
    """The sign of an open page, whose computer's clock shows this (ms since 1970)."""
    assert client.post("/api/exam/here", {"clock": clock}).status == 200


def board_of(client: Client, tid: int) -> dict[str, Any]:
    board: dict[str, Any] = client.get(f"{EXAM}/board", tid=tid).data
    return board


def person_of(client: Client, tid: int, username: str) -> dict[str, Any]:
    people: list[dict[str, Any]] = board_of(client, tid)["people"]
    return next(each for each in people if each["username"] == username)


def wait_for_person(
    client: Client, tid: int, username: str, seems: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """Until the board tells this of the person."""
    end = time.monotonic() + LONGEST_WAIT_S
    while not seems(found := person_of(client, tid, username)):
        assert time.monotonic() < end, found
        time.sleep(0.1)
    return found

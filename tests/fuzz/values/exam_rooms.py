"""Rooms of timed works and their seats."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.oj_appliance.exam_rooms.making import EXAM, make_room, place, seats_of
from tests.oj_appliance.timed_work.making import create_work


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    tid, drawn = create_work(root), create_work(root)
    room = make_room(root, tid)
    seat = seats_of(root, tid)["1"]["id"]
    fresh = OneOf(f"Room {number}" for number in range(1000))
    size = {"rows": 2, "columns": 3}
    return {
        f"GET {EXAM}/rooms": {"query": {"tid": tid}},
        f"GET {EXAM}/board": {"query": {"tid": tid}},
        "POST /api/exam/here": {
            "body": {"clock": 1_800_000_000_000, "tid": tid, "refusedPastes": 2}
        },
        f"POST {EXAM}/room": {"body": {"tid": create_work(root), "name": fresh, **size}},
        f"POST {EXAM}/begin": {"body": {"tid": tid, "roomId": room}},
        f"POST {EXAM}/extend": {"body": {"tid": tid, "roomId": room, "seconds": 60}},
        f"PUT {EXAM}/room": {"body": {"id": room, "name": "Room", "version": "A", **size}},
        f"DELETE {EXAM}/room": {
            "query": {"id": school.spares(lambda _: make_room(root, create_work(root)))}
        },
        f"PUT {EXAM}/seats": {
            "body": {"id": make_room(root, drawn), "seats": [place("1", 0, 0, address="10.0.0.1")]}
        },
        f"PUT {EXAM}/seat-person": {"body": {"id": seat, "uid": school.other_uid}},
        f"PUT {EXAM}/seat-address": {"body": {"id": seat, "address": "10.0.0.1"}},
        f"POST {EXAM}/seat-list": {"file": ("seats.csv", b"Lab,1\n"), "body": {"tid": tid}},
        f"POST {EXAM}/copy-rooms": {
            "body": {"tid": school.spares(lambda _: create_work(root)), "source": tid}
        },
    }

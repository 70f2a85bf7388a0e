"""Is each computer of the rooms fit, and how many are (contract timedwork.md §14.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.timed_work.stage import WorkStage

CALL, LIST = "/api/exam/room-check", "/api/admin/exam/room-checks"
WELL: dict[str, Any] = {
    **{"clockOff": 0, "browser": True, "storage": True},
    **{"roundTrip": 5, "download": 40, "keyboard": True},
}


def tell(who: Client, seat: str, **measured: Any) -> Answer:
    return who.post(CALL, {**WELL, "seat": seat, **measured})


@pytest.mark.parametrize(
    ("measured", "fault"),
    [
        ({"clockOff": -3_600_000}, "clock"),
        ({"browser": False}, "browser"),
        ({"storage": False}, "storage"),
        ({"roundTrip": 900}, "network"),
        ({"download": 9000}, "network"),
        ({"keyboard": False}, "keyboard"),
    ],
)
def test_a_guest_learns_what_is_wrong_with_the_computer(
    stage: WorkStage, measured: dict[str, Any], fault: str
) -> None:
    guest = stage.server.client()
    assert tell(guest, "A1").data == {"green": True, "faults": []}
    assert tell(guest, "A1", **measured).data == {"green": False, "faults": [fault]}


def test_staff_count_the_green_seats_of_the_exams_rooms(stage: WorkStage) -> None:
    tid = stage.hold()
    room = {"tid": tid, "name": "Lab 1", "rows": 1, "columns": 3, "filled": False}
    room_id = stage.root.post("/api/admin/exam/room", room).data["id"]
    seats = [{"name": f"B{n}", "row": 0, "column": n} for n in range(3)]
    drawn = {"id": room_id, "seats": seats}
    assert stage.root.put("/api/admin/exam/seats", drawn).status == 200
    guest = stage.server.client()
    tell(guest, "b0")
    tell(guest, "Lab 1 B1")
    tell(guest, "B2", keyboard=False)
    told = stage.root.get(LIST, tid=tid).data
    assert (told["green"], told["total"]) == (2, 3)
    tell(guest, "B2")
    assert stage.root.get(LIST, tid=tid).data["green"] == 3
    row = next(each for each in told["seats"] if each["seat"] == "B2")
    assert row["faults"] == ["keyboard"] and row["address"] == "127.0.0.1"
    assert stage.ann.get(LIST).http == 403


def test_a_seat_without_a_name_or_with_odd_values_is_refused(stage: WorkStage) -> None:
    guest = stage.server.client()
    assert tell(guest, "  ").err == "param.empty"
    assert tell(guest, "x" * 41).http == 400
    assert tell(guest, "A1", roundTrip=-1).http == 400

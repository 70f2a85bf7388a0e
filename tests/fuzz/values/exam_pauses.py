"""What invigilators do in a timed work that runs."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import School
from tests.oj_appliance.timed_work.making import create_work, start

DESK = "/api/admin/exam"


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    tid = create_work(root)
    assert start(school.user, tid).status == 200
    rows = root.get("/api/admin/homework/get-record-list", tid=tid).data["records"]
    over = {"tid": tid, "backS": 300, "lengthS": 60}

    def pause(body: dict[str, Any]) -> int:
        answer = root.post(f"{DESK}/pause", body)
        assert answer.status == 200, answer.body
        return int(answer.data["id"])

    def stands(_: int) -> dict[str, int]:
        """A pause that goes on, of a work of its own."""
        number = create_work(root)
        return {"tid": number, "id": pause({"tid": number})}

    return {
        f"GET {DESK}/pauses": {"query": {"tid": tid}},
        f"POST {DESK}/pause": {"body": {**over, "uid": rows[0]["uid"], "reason": "Fire alarm"}},
        f"POST {DESK}/undo-pause": {
            "body": {"tid": tid, "id": school.spares(lambda _: pause(over))}
        },
        f"POST {DESK}/resume": {"body": school.spares(stands)},
        f"POST {DESK}/outage": {"body": {"tid": tid, "id": 1, "giveBack": False}},
    }

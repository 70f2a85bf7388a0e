"""Timed works, their problems and who takes part."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.oj_appliance.timed_work.making import (
    DESK,
    SETTINGS,
    WORK,
    add_to_work,
    create_work,
    start,
    work_body,
)


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    tid = create_work(root)
    pids = [school.problem(9300), school.problem(9301)]
    for pid, display_id in zip(pids, "AB", strict=True):
        add_to_work(root, tid, pid, display_id)
    taken = create_work(root)
    named = {"tid": tid, "pid": pids[0], "displayId": "A", "displayTitle": "Sum", "score": 100}
    fresh = OneOf(f"N{number}" for number in range(1000))

    crowded = create_work(root)
    coming = create_work(root, begins=600)

    def removable(number: int) -> int:
        pid = school.problem(number)
        assert add_to_work(root, crowded, pid, f"R{pid}").status == 200
        return pid

    return {
        "GET /api/admin/exam/check": {"query": {"tid": tid}},
        "GET /api/admin/exam/rehearsal": {"query": {"tid": tid}},
        "POST /api/admin/exam/rehearsal": {"body": {"tid": tid, "students": 1, "seconds": 5}},
        "DELETE /api/admin/exam/rehearsal": {"query": {"tid": tid}},
        "GET /api/admin/exam/dry-run": {"query": {"tid": coming}},
        "POST /api/admin/exam/dry-run": {"body": {"tid": coming}},
        "DELETE /api/admin/exam/dry-run": {"query": {"tid": coming}},
        "POST /api/exam/room-check": {
            "body": {
                **{"seat": "A1", "clockOff": 0, "browser": True, "storage": True},
                **{"roundTrip": 5, "download": 40, "keyboard": True},
            }
        },
        "GET /api/admin/exam/room-checks": {"query": {"tid": tid}},
        "GET /api/admin/exam/places": {"query": {"tid": tid}},
        "PUT /api/admin/exam/freeze": {"body": {"mode": "auto", "minutesBefore": 0}},
        f"GET {DESK}/get-timed-work-list": {"query": {"keyword": "Work"}},
        f"GET {DESK}": {"query": {"tid": tid}},
        f"POST {DESK}": {"body": work_body()},
        f"PUT {DESK}": {"body": {"id": tid, **work_body()}},
        f"DELETE {DESK}": {"query": {"tid": school.spares(lambda _: create_work(root))}},
        f"GET {SETTINGS}": {"query": {"tid": tid}},
        f"PUT {SETTINGS}": {
            "body": {
                "tid": tid,
                "graceSeconds": 20,
                "closed": ["messages"],
                "addresses": ["10.0.0.0/8"],
                "configKeys": ["0f" * 32],
            }
        },
        f"PUT {DESK}/change-visible": {"query": {"tid": tid, "visible": "true"}},
        f"GET {DESK}/get-problem-list": {"query": {"tid": tid}},
        f"POST {DESK}/add-problem": {
            "body": {"tid": taken, "pid": school.spares(school.problem), "displayId": fresh}
        },
        f"PUT {DESK}/problem": {"body": named},
        f"PUT {DESK}/problem-order": {"body": {"tid": tid, "pids": pids}},
        f"DELETE {DESK}/problem": {"query": {"tid": crowded, "pid": school.spares(removable)}},
        f"GET {DESK}/get-record-list": {"query": {"tid": tid}},
        f"PUT {DESK}/record": {
            "body": {"tid": tid, "uid": _begun(school, tid), "action": "extend", "seconds": 60}
        },
        "GET /api/file/download-timed-work-rank": {"query": {"tid": tid}},
        **_entrance(school),
    }


def _begun(school: School, tid: int) -> str:
    """The uid of somebody whose time runs."""
    assert start(school.user, tid).status == 200
    rows = school.root.get(f"{DESK}/get-record-list", tid=tid).data["records"]
    return str(rows[0]["uid"])


def _entrance(school: School) -> dict[str, dict[str, Any]]:
    """Of one that runs, of private ones whose password is known, and of begun ones."""
    root = school.root
    tid = create_work(root)
    assert add_to_work(root, tid, school.problem(9302), "A").status == 200
    private = school.spares(lambda _: create_work(root, auth=1, pwd="open"))
    begun = [create_work(root) for _ in school.spare]
    for each in begun:
        assert start(root, each).status == 200
    return {
        f"GET {WORK}/get-timed-work-list": {"query": {"keyword": "Work"}},
        f"GET {WORK}/get-timed-work-info": {"query": {"tid": tid}},
        f"POST {WORK}/register": {"body": {"tid": private, "password": "open"}},
        f"POST {WORK}/start-timed-work": {"body": {"tid": tid}},
        f"POST {WORK}/end-timed-work": {"body": {"tid": OneOf(begun)}},
        f"GET {WORK}/get-timed-work-problem-list": {"query": {"tid": tid}},
        "GET /api/exam/get-own-progress": {"query": {"tid": tid}},
        f"GET {WORK}/get-timed-work-problem-detail": {
            "query": {"timedWorkID": tid, "problemID": "A"}
        },
        f"GET {WORK}/get-timed-work-rank": {"query": {"tid": tid}},
        f"GET {WORK}/get-timed-work-submission-list": {"query": {"tid": tid}},
    }

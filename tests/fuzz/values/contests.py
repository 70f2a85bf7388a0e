"""Contests and their problems."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.contests.office import (
    add_to_contest,
    contest_body,
    create_contest,
    moment,
)
from tests.problem_bodies import a_plus_b

CALL = "/api/admin/contest"


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    cid = create_contest(root)
    pids = [school.problem(9000), school.problem(9001)]
    for pid, display_id in zip(pids, "AB", strict=True):
        add_to_contest(root, cid, pid, display_id)
    taken = create_contest(root)
    edited = a_plus_b("CONTESTED")
    edited["problem"]["id"] = school.problem(9002)
    named = {"cid": cid, "pid": pids[0], "displayId": "A", "displayTitle": "Sum", "color": None}
    fresh = OneOf(f"N{number}" for number in range(1000))
    return {
        f"GET {CALL}/get-contest-list": {"query": {"keyword": "Contest"}},
        f"GET {CALL}": {"query": {"cid": cid}},
        f"GET {CALL}/check": {"query": {"cid": cid}},
        f"POST {CALL}/preview": {"body": {"cid": cid, "stage": "sealed"}},
        f"POST {CALL}/change-effects": {"body": {"id": cid, **contest_body()}},
        f"POST {CALL}/problem-change-effects": {"body": named},
        f"POST {CALL}/problem-order-effects": {"body": {"cid": cid, "pids": pids}},
        f"POST {CALL}": {"body": contest_body()},
        f"PUT {CALL}": {"body": {"id": cid, **contest_body()}},
        f"DELETE {CALL}": {"query": {"cid": school.spares(lambda _: create_contest(root))}},
        f"GET {CALL}/clone": {"query": {"cid": cid}},
        f"PUT {CALL}/change-contest-visible": {"query": {"cid": cid, "visible": "true"}},
        f"GET {CALL}/get-problem-list": {"query": {"cid": cid}},
        f"GET {CALL}/problem": {"query": {"pid": pids[0]}},
        f"POST {CALL}/problem": {"body": a_plus_b("")},
        f"PUT {CALL}/problem": {"body": edited},
        f"GET {CALL}/contest-problem": {"query": {"cid": cid, "pid": pids[0]}},
        f"PUT {CALL}/contest-problem": {"body": named},
        f"POST {CALL}/add-problem-from-public": {
            "body": {"cid": taken, "pid": school.spares(school.problem), "displayId": fresh}
        },
        f"PUT {CALL}/problem-order": {"body": {"cid": cid, "pids": pids}},
        f"DELETE {CALL}/problem": {"query": {"pid": school.spares(school.problem)}},
        **_desk(root, school),
        **_entrance(root, school),
    }


def _entrance(root: Client, school: School) -> dict[str, dict[str, Any]]:
    """Of one that runs, of private ones whose password is known, and of one that may be rolled."""
    cid = create_contest(root, begins=-10)
    private = school.spares(lambda _: create_contest(root, begins=-10, auth=1, pwd="open"))
    sealed = {"sealRank": True, "sealRankTime": moment(-100)}
    ended = create_contest(root, begins=-180, lasts=120, **sealed)
    return {
        "GET /api/get-contest-access": {"query": {"cid": cid}},
        "GET /api/get-contest-info": {"query": {"cid": cid}},
        "POST /api/register-contest": {"body": {"cid": private, "password": "open"}},
        "GET /api/get-contest-scroll-board-info": {"query": {"cid": ended}},
        "GET /api/get-contest-scroll-board-submission": {"query": {"cid": ended}},
        "GET /api/get-contest-report": {"query": {"cid": ended}},
        "GET /api/get-contest-problem-statistics": {"query": {"cid": ended}},
        "GET /api/get-contest-summary": {"query": {"cid": ended}},
    }


def _solved(root: Client, school: School, cid: int) -> int:
    """The number of an accepted submission there."""
    pid = school.problem(9003)
    add_to_contest(root, cid, pid, "A")
    body = {"pid": pid, "cid": cid, "language": "Python3"}
    code = "print(sum(map(int, input().split())))"
    sent = root.post("/api/submit-problem-judge", {**body, "code": code})
    number = int(sent.data["submitId"])
    assert wait_for_verdict(root, number)["status"] == 0
    return number


def _desk(root: Client, school: School) -> dict[str, dict[str, Any]]:
    """Of a contest that runs, with a text in its print queue."""
    cid = create_contest(root, begins=-10, openPrint=True)
    others = school.spares(lambda _: create_contest(root, begins=-10, openPrint=True))
    brought = {"id": _solved(root, school, cid), "cid": cid, "checked": True}
    text = {"cid": cid, "content": "a text that is long enough to be printed by the desk"}
    assert root.post("/api/submit-print-text", text).status == 200
    job = root.get("/api/get-contest-print", cid=cid).data["records"][0]["id"]
    return {
        "POST /api/submit-print-text": {"body": {**text, "cid": others}},
        "PUT /api/check-contest-ac-info": {"body": brought},
        "GET /api/get-contest-print": {"query": {"cid": cid}},
        "PUT /api/check-contest-print-status": {"query": {"id": job, "cid": cid}},
        "GET /api/get-contest-print-sheet": {"query": {"id": job}},
        "GET /api/file/download-contest-print-text": {"query": {"id": job}},
        "GET /api/get-contest-ac-info": {"query": {"cid": cid}},
        "GET /api/file/download-contest-ac-submission": {"query": {"cid": cid}},
    }

"""Discussions of the site, their categories and reports."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.oj_appliance.discussions.writing import FREE, SWITCHES, body, write
from tests.oj_appliance.groups.making import make_group

OFFICE = "/api/admin/discussion"


def values(school: School) -> dict[str, dict[str, Any]]:
    root, user = school.root, school.user
    assert root.put(SWITCHES, FREE).status == 200
    did = write(user, "Fuzzed", pid="SUM0")

    def category(number: int) -> int:
        answer = root.post("/api/discussion-category", [{"name": f"Category {number}"}])
        return int(answer.data[-1]["id"])

    def own(number: int) -> int:
        return write(user, f"Removed {number}")

    gid = make_group(root)
    of_group = write(root, "Fuzzed", gid=gid)

    def of_groups_own(number: int) -> int:
        return write(root, f"Gone {number}", gid=gid)

    reported = {"did": did, "content": "#Spam ads# because"}
    assert school.other.post("/api/discussion-report", reported).status == 200
    report = root.get(f"{OFFICE}-report").data["records"][0]["id"]
    listed = {"keyword": "Fuzzed", "cid": 3, "pid": "SUM0", "limit": 10}
    change = {"id": did, "title": "Changed", "content": "text", "topPriority": True}
    return {
        "GET /api/get-discussion-list": {"query": listed},
        "GET /api/get-discussion-detail": {"query": {"did": did}},
        "POST /api/discussion": {"body": body("New", pid="SUM1")},
        "PUT /api/discussion": {"body": change},
        "DELETE /api/discussion": {"query": {"did": school.spares(own)}},
        f"DELETE {OFFICE}": {"body": OneOf([own(number)] for number in school.spare)},
        "GET /api/group/get-discussion-list": {"query": {"gid": gid}},
        "GET /api/group/get-admin-discussion-list": {"query": {"gid": gid}},
        "POST /api/group/discussion": {"body": body("New", gid=gid)},
        "PUT /api/group/discussion": {"body": {**change, "id": of_group}},
        "DELETE /api/group/discussion": {"query": {"did": school.spares(of_groups_own)}},
        "GET /api/discussion-like": {"query": {"did": did, "toLike": "true"}},
        "POST /api/discussion-category": {"body": [{"name": "Another"}]},
        "DELETE /api/discussion-category": {"query": {"id": school.spares(category)}},
        "POST /api/discussion-report": {"body": reported},
        f"PUT {OFFICE}": {"body": {"id": did, "status": 0, "topPriority": True}},
        f"PUT {OFFICE}-report": {"body": {"id": report, "status": True, "answer": "Done"}},
    }

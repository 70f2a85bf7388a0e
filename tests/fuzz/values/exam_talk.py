"""What invigilators say and write down in a timed work that runs."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import School
from tests.oj_appliance.timed_work.making import add_to_work, create_work, start

DESK = "/api/admin/exam"


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    tid = create_work(root)
    for each in (school.user, root):
        assert start(each, tid).status == 200
    rows = root.get("/api/admin/homework/get-record-list", tid=tid).data["records"]
    uid = rows[0]["uid"]

    def message(_: int) -> int:
        answer = root.post(f"{DESK}/message", {"tid": tid, "text": "Ten more minutes"})
        assert answer.status == 200, answer.body
        return int(answer.data["id"])

    first = message(0)
    draft = _draft(school, tid)
    return {
        f"GET {DESK}/messages": {"query": {"tid": tid}},
        f"GET {DESK}/message-readers": {"query": {"tid": tid, "id": first}},
        f"POST {DESK}/message": {"body": {"tid": tid, "text": "Ten more minutes", "uid": uid}},
        f"POST {DESK}/withdraw-message": {"body": {"tid": tid, "id": school.spares(message)}},
        f"GET {DESK}/notes": {"query": {"tid": tid, "uid": uid}},
        f"GET {DESK}/writing": {"query": {"tid": tid, "uid": school.uids[0]}},
        f"GET {DESK}/draft": {"query": {"tid": tid, "uid": school.uids[0], "id": draft}},
        f"POST {DESK}/note": {"body": {"tid": tid, "uid": uid, "text": "Came late"}},
        f"POST {DESK}/login-code": {"body": {"tid": tid, "uid": uid}},
        "GET /api/exam/messages": {"query": {"tid": tid}},
        "POST /api/exam/message-read": {"body": {"tid": tid, "id": first}},
    }


def _draft(school: School, tid: int) -> int:
    """The number of what somebody is writing there."""
    add_to_work(school.root, tid, school.pids[0], "A")
    text = {"language": "Python3", "code": "print(1)", "version": 0}
    saved = school.user.put("/api/draft", {"pid": school.pids[0], "cid": tid + 50_000, **text})
    assert saved.status == 200, saved.body
    found = school.root.get(f"{DESK}/writing", tid=tid, uid=school.uids[0]).data
    return int(found["problems"][0]["drafts"][0]["id"])

"""Comments and announcements of a contest that runs."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import School
from tests.oj_appliance.contests.office import create_contest

DESK = "/api/admin/contest/announcement"


def values(school: School) -> dict[str, dict[str, Any]]:
    root = school.root
    cid = create_contest(root, begins=-10)

    def comment(number: int) -> int:
        """The user's own: root may answer it too."""
        body = {"cid": cid, "content": f"Question {number}"}
        return int(school.user.post("/api/comment", body).data["id"])

    def reply(number: int) -> int:
        to = {"commentId": asked, "content": f"Answer {number}"}
        body = {"reply": to, "quoteId": asked, "quoteType": "Comment"}
        return int(root.post("/api/reply", body).data["id"])

    def announcement(number: int) -> int:
        text = {"title": f"In the contest {number}", "content": "text"}
        assert root.post(DESK, {"cid": cid, "announcement": text}).status == 200
        return int(root.get(DESK, cid=cid, limit=1).data["records"][0]["id"])

    asked = comment(0)
    shown = announcement(1)
    told = {"cid": cid, "commentId": asked, "question": "What?", "answer": "That"}
    changed = {"id": announcement(0), "title": "Changed", "content": "text"}
    quoting = {"quoteId": asked, "quoteType": "Comment"}
    return {
        "GET /api/comments": {"query": {"cid": cid}},
        "POST /api/comment": {"body": {"cid": cid, "content": "Why?"}},
        "DELETE /api/comment": {"body": {"id": school.spares(comment)}},
        "GET /api/comment-like": {"query": {"cid": asked, "toLike": "true"}},
        "GET /api/reply": {"query": {"commentId": asked}},
        "POST /api/reply": {
            "body": {"reply": {"commentId": asked, "content": "Because"}, **quoting}
        },
        "DELETE /api/reply": {"body": {"id": school.spares(reply)}},
        "GET /api/get-contest-announcement": {"query": {"cid": cid}},
        "POST /api/get-contest-not-read-announcement": {"body": {"cid": cid}},
        "POST /api/contest-clarification": {"body": told},
        "POST /api/contest-announcement-read": {"body": {"cid": cid, "ids": [shown]}},
        "GET /api/get-contest-announcement-readers": {"query": {"cid": cid}},
        "GET /api/get-contest-announcement-not-readers": {"query": {"cid": cid, "aid": shown}},
        f"GET {DESK}": {"query": {"cid": cid}},
        f"POST {DESK}": {"body": {"cid": cid, "announcement": {"title": "A", "content": "b"}}},
        f"PUT {DESK}": {"body": {"cid": cid, "announcement": changed}},
        f"DELETE {DESK}": {"query": {"aid": school.spares(announcement)}},
    }

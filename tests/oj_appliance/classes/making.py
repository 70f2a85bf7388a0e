"""Classes over HTTP: lists that are taken in, and the groups that come of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.http_client import Answer, Client

PASSWORD = "secret123"
_numbers = itertools.count(1)


def take_in(root: Client, people: Sequence[tuple[str, str]]) -> str:
    """Usernames with their classes; the key of the list."""
    lines = [f"{name},{PASSWORD},{class_name},学生{name}" for name, class_name in people]
    content = "\n".join(["用户名,密码,班级,姓名", *lines]).encode()
    key = str(root.upload("/api/admin/user/roster-upload", "list.csv", content).data["key"])
    done = root.post("/api/admin/user/roster-commit", {"key": key}).data
    assert not done["failed"], done
    return key


def plan_of(root: Client, key: str) -> dict[str, Any]:
    return dict(root.get("/api/admin/class/roster", key=key).data)


def choices_of(plan: dict[str, Any]) -> list[dict[str, Any]]:
    """As the page proposes them."""
    names = ("className", "gid", "name", "shortName")
    return [{name: each[name] for name in names} for each in plan["classes"]]


def make_groups(root: Client, key: str, **more: Any) -> Answer:
    body = {"key": key, "classes": choices_of(plan_of(root, key)), **more}
    return root.post("/api/admin/class/roster", body)


def make_class(root: Client, usernames: Sequence[str], **more: Any) -> int:
    """A class of these students; the number of its group."""
    class_name = f"Class {next(_numbers)} of {usernames[0]}"[:20]
    key = take_in(root, [(each, class_name) for each in usernames])
    return int(make_groups(root, key, **more).data["classes"][0]["gid"])


def uid_of(root: Client, username: str) -> str:
    rows = root.get("/api/admin/user/get-user-list", keyword=username, limit=100).data["records"]
    return str(next(row["uid"] for row in rows if row["username"] == username))


def training_of(teacher: Client, gid: int, pids: Iterable[int]) -> int:
    """One of the group with these problems of the bank, under letters."""
    training = {
        "title": f"Week {next(_numbers)}",
        "description": "What it is about",
        "auth": "Public",
        "gid": gid,
    }
    body = {"training": training, "trainingCategory": {"name": "Homework"}}
    tid = int(teacher.post("/api/group/training", body).data["id"])
    for letter, pid in zip("ABCDEFGH", pids, strict=False):
        link = {"pid": pid, "tid": tid, "displayId": letter}
        assert teacher.post("/api/group/add-training-problem-from-public", link).status == 200
    return tid


def hours_from_now(hours: float) -> str:
    return (datetime.now(UTC) + timedelta(hours=hours)).isoformat(timespec="milliseconds")


def assignment_body(gid: int, tid: int, **more: Any) -> dict[str, Any]:
    """One that began an hour ago and is due in a week."""
    times = {"startsAt": hours_from_now(-1), "dueAt": hours_from_now(24 * 7)}
    return {"gid": gid, "tid": tid, "title": "Homework", **times, **more}


def make_assignment(teacher: Client, gid: int, tid: int, **more: Any) -> int:
    body = assignment_body(gid, tid, **more)
    return int(teacher.post("/api/class/assignment", body).data["id"])


def submit_in(student: Client, tid: int, display_id: str, code: str) -> int:
    """In a training; the submission's number."""
    body = {"pid": display_id, "tid": tid, "language": "Python3", "code": code}
    return int(student.post("/api/submit-problem-judge", body).data["submitId"])

"""Editorials over HTTP: written by whoever looks after a problem, read once they are open
(problem.md §5)."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import verdict_of
from tests.oj_appliance.contests.office import add_to_contest, create_contest, moment
from tests.oj_appliance.groups.making import MEMBER, add_member, make_group
from tests.oj_appliance.groups.problems import make_group_problem
from tests.oj_appliance.timed_work.making import add_to_work, create_work, hand_in, start
from tests.oj_appliance.trainings.making import create_training
from tests.problem_bodies import a_plus_b, add_problem

NewUser = Callable[..., Client]
DESK = "/api/admin/problem/editorial"
ADD = "a, b = map(int, input().split())\nprint(a + b)\n"
TEXT = "Add **both**:\n\n```python\nprint(a + b)\n```"
_numbers = itertools.count(1)


@pytest.fixture
def pid(root: Client) -> int:
    return add_problem(root, a_plus_b(f"TOLD{next(_numbers)}"))


def tell(client: Client, pid: int, opens: str, **more: Any) -> Answer:
    return client.put(DESK, {"pid": pid, "content": TEXT, "opens": opens, **more})


def read(client: Client, pid: int) -> Answer:
    return client.get("/api/problem-editorial", pid=pid)


def content(client: Client, pid: int) -> str | None:
    data = read(client, pid).data
    assert data["isOpen"] is (data["content"] is not None)
    found: str | None = data["content"]
    return found


def test_one_is_written_changed_and_taken_away(root: Client, student: Client, pid: int) -> None:
    assert read(student, pid).err == "editorial.missing"
    assert root.get(DESK, pid=pid).data["content"] == ""
    display_id = root.get("/api/admin/problem", pid=pid).data["problemId"]
    detail = "/api/get-problem-detail"
    assert "hasEditorial" not in student.get(detail, problemId=display_id).data
    assert tell(root, pid, "open").status == 200
    assert student.get(detail, problemId=display_id).data["hasEditorial"] is True
    assert content(student, pid) == TEXT
    at = root.get(DESK, pid=pid).data["gmtModified"]
    assert tell(root, pid, "closed", gmtModified=at).status == 200
    assert tell(root, pid, "open", gmtModified=at).err == "edit.conflict"
    assert content(student, pid) is None
    assert root.put(DESK, {"pid": pid, "content": " ", "opens": "open"}).status == 200
    assert read(student, pid).err == "editorial.missing"
    assert "hasEditorial" not in student.get(detail, problemId=display_id).data


def test_the_page_says_so_wherever_it_is_told_and_nowhere_else(
    root: Client, student: Client, pid: int
) -> None:
    display_id = root.get("/api/admin/problem", pid=pid).data["problemId"]
    tid, cid = create_training(root, pid), create_contest(root, begins=-10)
    training = ("/api/get-training-problem-details", {"tid": tid, "problemId": "A"})
    assert "hasEditorial" not in student.get(training[0], **training[1]).data
    assert tell(root, pid, "open").status == 200
    assert student.get(training[0], **training[1]).data["hasEditorial"] is True
    assert student.get("/api/get-problem-detail", problemId=display_id).data["hasEditorial"] is True
    add_to_contest(root, cid, pid, "A")
    in_contest = root.get("/api/get-contest-problem-details", cid=cid, displayId="A").data
    assert in_contest["problem"]["title"] and "hasEditorial" not in in_contest


def test_it_opens_by_hand_by_time_and_by_solving(
    root: Client, guest: Client, new_user: NewUser, pid: int
) -> None:
    ann, ben = new_user(), new_user()
    tell(root, pid, "solved")
    assert content(ann, pid) is None and content(guest, pid) is None
    assert verdict_of(ann, pid, "Python3", "print(0)") == -1
    assert content(ann, pid) is None
    assert verdict_of(ann, pid, "Python3", ADD) == 0
    assert content(ann, pid) == TEXT
    assert content(ben, pid) is None and content(guest, pid) is None
    tell(root, pid, "time", openTime=moment(60))
    assert content(ann, pid) is None
    assert read(ann, pid).data["openTime"] is not None
    tell(root, pid, "time", openTime=moment(-1))
    assert content(ben, pid) == content(guest, pid) == TEXT
    tell(root, pid, "closed")
    assert content(ann, pid) is None
    # Whoever looks after the problem reads it always.
    assert content(root, pid) == TEXT


def test_what_is_amiss_is_told(root: Client, pid: int) -> None:
    refused = tell(root, pid, "time")
    assert (refused.err, refused.json["field"]) == ("param.empty", "openTime")
    assert tell(root, pid, "open", content="x" * 65_536).err == "content.too_long"
    assert tell(root, pid, "whenever").http == 400
    assert tell(root, 10**9, "open").err == "problem.missing"


def test_only_who_looks_after_a_problem_writes(root: Client, new_user: NewUser, pid: int) -> None:
    assert tell(new_user(), pid, "open").http == 403
    assert tell(new_user("admin"), pid, "open").err == "problem.not_allowed"
    assert new_user("admin").get(DESK, pid=pid).err == "problem.not_allowed"
    assert tell(new_user("problem_admin"), pid, "open").status == 200


def test_nobody_reads_of_a_problem_that_they_do_not_see(root: Client, new_user: NewUser) -> None:
    hidden = add_problem(root, a_plus_b(f"TOLD{next(_numbers)}", auth=2))
    tell(root, hidden, "open")
    ann = new_user()
    assert read(ann, hidden).err == "problem.not_visible"
    gid = make_group(root)
    inner = make_group_problem(root, gid)
    assert tell(root, inner, "open").status == 200
    assert read(ann, inner).err == "problem.not_visible"
    add_member(root, gid, ann, MEMBER)
    assert content(ann, inner) == TEXT


def test_it_is_shut_while_the_problem_is_used_or_the_reader_is_at_work(
    root: Client, guest: Client, new_user: NewUser, pid: int
) -> None:
    ann, ben = new_user(), new_user()
    used = add_problem(root, a_plus_b(f"TOLD{next(_numbers)}"))
    for each in (pid, used):
        tell(root, each, "open")
    tid = create_work(root)
    assert add_to_work(root, tid, used, "A").status == 200
    publish(root, used)
    for who in (ann, ben, guest):
        assert read(who, used).err == "editorial.in_use"
        assert content(who, pid) == TEXT
    assert start(ann, tid).status == 200
    assert read(ann, pid).err == "editorial.in_use" and content(ben, pid) == TEXT
    assert hand_in(ann, tid).status == 200
    assert content(ann, pid) == TEXT and read(ann, used).err == "editorial.in_use"
    cid = create_contest(root, begins=-10)
    add_to_contest(root, cid, pid, "A")
    publish(root, pid)
    for who in (ben, guest):
        assert read(who, pid).err == "editorial.in_use"
    assert content(root, pid) == TEXT


def publish(root: Client, pid: int) -> None:
    """What is put into a contest leaves the bank until a teacher puts it back."""
    body = {"id": pid, "auth": 1}
    assert root.put("/api/admin/problem/change-problem-auth", body).status == 200

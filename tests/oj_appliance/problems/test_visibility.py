"""Who sees a problem, and what of it (contract problem.md §2, 21-permissions §2)."""

from __future__ import annotations

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.problems.builders import (
    C,
    create,
    create_problem,
    fresh_id,
    problem_body,
)

MARKER = "MARKER-of-hidden-data-7f3a"


def _reads(client: Client, pid: int, display_id: str) -> list[Answer]:
    """Every public call that could name the problem."""
    return [
        client.get("/api/get-problem-detail", problemId=display_id),
        client.get("/api/get-problem-list", keyword=display_id),
        client.get("/api/get-problem-list"),
        client.get("/api/get-problem-code-template", pid=pid),
        client.get("/api/get-problem-tags", pid=pid),
        client.get("/api/get-problem-languages", pid=pid),
        client.get("/api/languages", pid=pid),
        client.get("/api/get-recent-updated-problem"),
        client.get("/api/get-all-problem-tags"),
        client.get("/api/file/download-testcase", pid=pid),
        client.get("/api/admin/problem", pid=pid),
        client.get("/api/admin/problem/get-problem-cases", pid=pid),
        client.get("/api/admin/problem/case-file", pid=pid, name="1.in"),
        client.get("/api/file/download-case-file", pid=pid, name="1.in"),
        client.get("/api/file/download-original-package", pid=pid),
        client.get("/api/file/export", pid=pid, format="hoj", lossy="true"),
        client.get("/api/admin/problem/data-versions", pid=pid),
        client.get("/api/admin/problem/solutions", pid=pid),
        client.post("/api/admin/problem/duplicate", {"pid": pid}),
        client.post("/api/admin/problem/check", {"pid": pid}),
    ]


@pytest.fixture(scope="module")
def marked(root: Client) -> tuple[int, str]:
    """A public problem whose cases, judge program and reference solution hold the marker."""
    display_id = fresh_id("marked")
    body = problem_body(
        problemId=display_id,
        judgeMode="spj",
        spjCode=f"int main(void) {{ return 0; }} // {MARKER}",
        spjLanguage="C",
        spjArgs=MARKER,
        judgeExtraFile=f'{{"rules.h":"{MARKER}"}}',
    )
    body["samples"] = [{"input": MARKER, "output": MARKER}]
    body["codeTemplates"] = [{"lid": C, "code": "", "status": False, "append": MARKER}]
    pid = create(root, body)
    solution = {"pid": pid, "name": MARKER, "language": "C", "code": MARKER, "expected": [0]}
    assert root.post("/api/admin/problem/solution", solution).status == 200
    version = {"pid": pid, "version": 1, "comment": MARKER}
    assert root.put("/api/admin/problem/data-version", version).status == 200
    return pid, display_id


def test_hidden_data_are_in_no_answer_to_those_who_may_not_edit(
    marked: tuple[int, str], guest: Client, student: Client, teacher: Client
) -> None:
    pid, display_id = marked
    for client in (guest, student, teacher):
        for answer in _reads(client, pid, display_id):
            assert MARKER.encode() not in answer.body
    # A copy would be the teacher's own, and a check shows its solutions.
    refused = [answer.err for answer in _reads(teacher, pid, display_id)[-2:]]
    assert refused == ["problem.not_allowed"] * 2
    shown = guest.get("/api/get-problem-detail", problemId=display_id).data["problem"]
    for name in ("spjCode", "spjLanguage", "spjAbi", "spjArgs", "judgeExtraFile"):
        assert shown[name] is None


def test_hidden_data_stay_hidden_in_root_s_public_calls(
    marked: tuple[int, str], root: Client
) -> None:
    answer = root.get("/api/get-problem-detail", problemId=marked[1])
    assert MARKER.encode() not in answer.body


def test_the_cases_file_names_are_not_public(marked: tuple[int, str], student: Client) -> None:
    assert student.get("/api/admin/problem/get-problem-cases", pid=marked[0]).http == 403
    answer = student.get("/api/file/download-testcase", pid=marked[0])
    assert (answer.http, answer.err) == (403, "file.not_allowed")


@pytest.mark.covers("S3-4-10")
@pytest.mark.parametrize("auth", [2, 3])
def test_a_problem_that_is_not_public_is_for_author_and_problem_admins(
    auth: int,
    teacher: Client,
    other_teacher: Client,
    problem_admin: Client,
    student: Client,
    guest: Client,
) -> None:
    display_id = fresh_id("private")
    body = problem_body(problemId=display_id, auth=auth)
    body["tags"] = [{"name": fresh_id("tag")}]
    pid = create(teacher, body)
    for client in (teacher, problem_admin):
        assert client.get("/api/get-problem-detail", problemId=display_id).status == 200
        assert client.get("/api/get-problem-languages", pid=pid).data
        assert client.get("/api/get-problem-tags", pid=pid).data
    for client in (other_teacher, student, guest):
        answer = client.get("/api/get-problem-detail", problemId=display_id)
        assert (answer.http, answer.status, answer.err) == (200, 403, "problem.not_public")
        assert answer.json["data"] is None
        assert client.get("/api/get-problem-languages", pid=pid).data == []
        assert client.get("/api/get-problem-code-template", pid=pid).data == []
        assert client.get("/api/get-problem-tags", pid=pid).data == []
        assert client.get("/api/languages", pid=pid).err == "problem.missing"


def test_a_group_s_door_does_not_open_a_bank_problem(root: Client) -> None:
    display_id = fresh_id("bank")
    create_problem(root, problemId=display_id, auth=2)
    answer = root.get("/api/get-problem-detail", problemId=display_id, gid=999_999)
    assert answer.err == "group.missing"

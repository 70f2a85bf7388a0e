"""Versions of test data: kept, listed, chosen, downloaded (contract admin.md §8.6)."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.problems.builders import (
    create,
    fresh_id,
    problem_body,
    update,
    upload_cases,
    uploaded_body,
    zip_of,
)
from tests.server_process import ServerProcess

CHECKER = "int main() { return %d; }"
# What a save changes besides the version; all else of a problem comes back with it.
OF_THE_EDIT = ("modified_user", "updated_at")


@pytest.fixture
def database(server: ServerProcess) -> sqlite3.Connection:
    return sqlite3.connect(server.data / "oj.sqlite3", timeout=30)


def versions(client: Client, pid: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/admin/problem/data-versions", pid=pid).data
    return found


def choose(client: Client, pid: int, version: int, **more: Any) -> Answer:
    body = {"pid": pid, "version": version, **more}
    return client.put("/api/admin/problem/data-version", body)


def active(client: Client, pid: int) -> int:
    (one,) = [row["version"] for row in versions(client, pid) if row["active"]]
    return int(one)


def rows_of(database: sqlite3.Connection, pid: int) -> dict[str, list[dict[str, Any]]]:
    """The problem's row and its cases, all columns."""
    found = {}
    for table, column in (("problem", "id"), ("problem_case", "problem_id")):
        cursor = database.execute(f"SELECT * FROM {table} WHERE {column} = ? ORDER BY id", (pid,))
        names = [each[0] for each in cursor.description]
        found[table] = [dict(zip(names, row, strict=True)) for row in cursor]
    for name in OF_THE_EDIT:
        del found["problem"][0][name]
    return found


def files_of(client: Client, pid: int, version: int | None = None) -> dict[str, bytes]:
    number = {} if version is None else {"version": version}
    answer = client.get("/api/file/download-testcase", pid=pid, **number)
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.covers("S3-7.4-11")
def test_data_cases_mode_and_checker_make_versions_and_a_title_makes_none(
    problem_admin: Client,
) -> None:
    first = upload_cases(problem_admin, zip_of({"1.in": "1 2", "1.out": "3"})).data
    body = uploaded_body(first, type=1)
    pid = create(problem_admin, body)
    update(problem_admin, pid, {**body, "problem": {**body["problem"], "title": "Another"}})
    assert [row["version"] for row in versions(problem_admin, pid)] == [1]

    second = upload_cases(problem_admin, zip_of({"1.in": "1 2", "1.out": "4"})).data
    body["uploadTestcaseDir"] = second["fileListDir"]
    update(problem_admin, pid, body)
    body["samples"][0]["score"] = 20
    update(problem_admin, pid, body)
    body["problem"]["judgeCaseMode"] = "subtask_lowest"
    update(problem_admin, pid, body)
    body["judgeMode"] = body["problem"]["judgeMode"] = "spj"
    body["problem"] |= {"spjCode": CHECKER % 0, "spjLanguage": "C"}
    update(problem_admin, pid, body)
    body["problem"]["spjCode"] = CHECKER % 1
    update(problem_admin, pid, body)

    rows = versions(problem_admin, pid)
    assert [row["version"] for row in rows] == [6, 5, 4, 3, 2, 1]
    assert [row["active"] for row in rows] == [True] + [False] * 5
    assert len({row["username"] for row in rows}) == 1 and rows[0]["username"]
    assert (rows[0]["cases"], rows[0]["size"]) == (1, 4)
    assert files_of(problem_admin, pid, 1) == {"1.in": b"1 2", "1.out": b"3"}
    assert files_of(problem_admin, pid) == {"1.in": b"1 2", "1.out": b"4"}


def test_an_older_version_comes_back_with_cases_scores_and_checker(
    problem_admin: Client, database: sqlite3.Connection
) -> None:
    body = problem_body(
        problemId=fresh_id(), type=1, judgeMode="spj", spjCode=CHECKER % 0, spjLanguage="C"
    )
    body["samples"] = [{"input": "1", "output": "1", "score": 7}]
    pid = create(problem_admin, body)
    first = rows_of(database, pid)
    body["samples"] = [{"input": "2", "output": "2", "score": 9, "groupNum": 1}] * 2
    body["problem"] |= {"judgeMode": "default", "judgeCaseMode": "subtask_average"}
    body["judgeMode"] = "default"
    update(problem_admin, pid, body)
    second = rows_of(database, pid)
    assert first != second

    assert choose(problem_admin, pid, 1).status == 200
    assert rows_of(database, pid) == first
    cases = problem_admin.get("/api/admin/problem/get-problem-cases", pid=pid).data
    assert [(case["input"], case["score"]) for case in cases] == [("1", 7)]
    assert choose(problem_admin, pid, 2).status == 200
    assert rows_of(database, pid) == second
    assert active(problem_admin, pid) == 2


def test_a_version_from_before_the_type_changed_is_judged_as_the_type_can_be(
    problem_admin: Client,
) -> None:
    body = problem_body(problemId=fresh_id(), type=1, judgeCaseMode="subtask_lowest")
    body["samples"] = [{"input": "1", "output": "1", "score": 7, "groupNum": 2}]
    pid = create(problem_admin, body)
    body["problem"] |= {"type": 0, "judgeCaseMode": "ergodic_without_error"}
    assert update(problem_admin, pid, body).status == 200
    assert choose(problem_admin, pid, 1).status == 200
    stored = problem_admin.get("/api/admin/problem", pid=pid).data
    assert (stored["type"], stored["judgeCaseMode"]) == (0, "default")
    body["problem"] |= {"judgeCaseMode": stored["judgeCaseMode"], "title": "As it was read"}
    assert update(problem_admin, pid, body).status == 200


def test_a_choice_and_a_comment_are_told_in_the_audit_log(
    problem_admin: Client, database: sqlite3.Connection
) -> None:
    pid = create(problem_admin, problem_body())
    body = problem_body()
    body["samples"][0]["output"] = "4\n"
    update(problem_admin, pid, body)
    choose(problem_admin, pid, 1, comment=" the old data ")
    told = database.execute(
        "SELECT action, username, before, after FROM admin_log WHERE json_extract(target, '$.pid')"
        " = ? AND action LIKE 'problem.data_version%' ORDER BY id",
        (pid,),
    ).fetchall()
    maker = versions(problem_admin, pid)[0]["username"]
    assert [(action, who) for action, who, _, _ in told] == [
        ("problem.data_version_comment", maker),
        ("problem.data_version", maker),
    ]
    assert [json.loads(text) for text in told[1][2:]] == [{"version": 2}, {"version": 1}]
    assert versions(problem_admin, pid)[1]["comment"] == "the old data"
    choose(problem_admin, pid, 1)
    assert versions(problem_admin, pid)[1]["comment"] == "the old data"


def test_what_is_refused(problem_admin: Client, teacher: Client) -> None:
    pid = create(problem_admin, problem_body())
    assert choose(problem_admin, pid, 2).err == "testcase.no_version"
    assert choose(problem_admin, pid, 1, comment="x" * 256).err == "content.too_long"
    assert choose(teacher, pid, 1).err == "problem.not_allowed"
    assert teacher.get("/api/admin/problem/data-versions", pid=pid).err == "problem.not_allowed"
    assert choose(problem_admin, 10**9, 1).err == "problem.missing"


def test_of_two_teachers_at_once_the_second_is_told(problem_admin: Client, root: Client) -> None:
    """Both opened the editor before either saved; one changes cases, the other chooses data."""
    body = problem_body()
    pid = create(problem_admin, body)
    read = problem_admin.get("/api/admin/problem", pid=pid).data["gmtModified"]
    body["problem"] |= {"gmtModified": read}
    cases = {**body, "samples": [{"input": "9 9\n", "output": "18\n"}]}
    assert update(root, pid, cases).status == 200
    late = update(problem_admin, pid, body)
    assert (late.status, late.err, late.json["data"]["modifiedUser"]) == (
        400,
        "edit.conflict",
        "root",
    )
    assert [row["version"] for row in versions(root, pid)] == [2, 1]

    body["problem"]["gmtModified"] = root.get("/api/admin/problem", pid=pid).data["gmtModified"]
    assert choose(root, pid, 1).status == 200
    assert update(problem_admin, pid, body).err == "edit.conflict"
    assert active(root, pid) == 1

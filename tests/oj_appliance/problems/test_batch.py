"""One change for many problems: each for itself, with a report of what was refused and why."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.problems.builders import create_problem, problem_body, update
from tests.oj_appliance.problems.test_tags import add_tag, found_by, tagged_problem, tags_of
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick


def batch(client: Client, pids: list[int], action: str, value: Any = None) -> Answer:
    body = {"pids": pids, "action": action, "value": value}
    return client.post("/api/admin/problem/batch", body)


def field_of(client: Client, pid: int, name: str) -> Any:
    return client.get("/api/admin/problem", pid=pid).data[name]


def logged(server: ServerProcess, action: str, pid: int) -> list[tuple[Any, Any]]:
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        rows = connection.execute(
            "SELECT before, after FROM admin_log"
            " WHERE action = ? AND json_extract(target, '$.pid') = ? ORDER BY id",
            (action, pid),
        ).fetchall()
    return [(json.loads(old or "null"), json.loads(new or "null")) for old, new in rows]


def test_problems_are_published_and_hidden_and_a_contests_one_is_left_alone(
    server: ServerProcess, problem_admin: Client, guest: Client
) -> None:
    pids = [create_problem(problem_admin, auth=2) for _ in range(3)]
    held = create_problem(problem_admin, auth=3)
    problem_admin.language = "en-US"
    answer = batch(problem_admin, [*pids, held, 987654, pids[0]], "auth", 1).data
    problem_admin.language = "zh-CN"
    assert answer == {
        "ok": 3,
        "failed": [
            {"pid": held, "msg": "The problem belongs to a contest"},
            {"pid": 987654, "msg": "The problem does not exist"},
        ],
    }
    assert [field_of(problem_admin, pid, "auth") for pid in (*pids, held)] == [1, 1, 1, 3]
    display_id = field_of(problem_admin, pids[0], "problemId")
    assert guest.get("/api/get-problem-detail", problemId=display_id).status == 200
    assert batch(problem_admin, pids, "auth", 2).data == {"ok": 3, "failed": []}
    assert guest.get("/api/get-problem-detail", problemId=display_id).status == 403
    # What is so already is no change: nothing is logged, and no open editor is told of one.
    read_at = field_of(problem_admin, pids[1], "gmtModified")
    assert batch(problem_admin, [pids[1]], "auth", 2).data == {"ok": 1, "failed": []}
    assert field_of(problem_admin, pids[1], "gmtModified") == read_at
    changes = [(old["auth"], new["auth"]) for old, new in logged(server, "problem.auth", pids[1])]
    assert changes == [(2, 1), (1, 2)]


def test_tags_are_put_on_and_taken_off_and_the_search_follows(
    server: ServerProcess, root: Client, guest: Client
) -> None:
    kept, put, off = add_tag(root), add_tag(root), add_tag(root)
    pids = [tagged_problem(root, kept["id"], off["id"]), create_problem(root)]
    assert found_by(guest, put["id"]) == set()
    assert batch(root, pids, "tags-add", [put["id"], kept["id"]]).data["ok"] == 2
    assert found_by(guest, put["id"]) == set(pids)
    assert batch(root, pids, "tags-remove", [off["id"]]).data["ok"] == 2
    assert [tag["id"] for tag in tags_of(guest, pids[0])] == [kept["id"], put["id"]]
    assert [tag["id"] for tag in tags_of(guest, pids[1])] == [kept["id"], put["id"]]
    names = [each["name"] for each in (kept, put, off)]
    assert logged(server, "problem.tags", pids[0]) == [
        ({"tags": [names[0], names[2]]}, {"tags": names}),
        ({"tags": names}, {"tags": names[:2]}),
    ]
    assert len(logged(server, "problem.tags", pids[1])) == 1, "nothing was there to take off"


def test_a_level_is_given_and_an_open_editor_is_told(server: ServerProcess, root: Client) -> None:
    pid = create_problem(root, difficulty=0)
    read_at = field_of(root, pid, "gmtModified")
    assert batch(root, [pid], "difficulty", 2).data == {"ok": 1, "failed": []}
    assert field_of(root, pid, "difficulty") == 2
    assert logged(server, "problem.difficulty", pid) == [({"difficulty": 0}, {"difficulty": 2})]
    late = update(root, pid, problem_body(gmtModified=read_at))
    assert late.err == "edit.conflict"


def test_problems_go_to_the_wastebasket_each_for_itself(
    server: ServerProcess, problem_admin: Client, guest: Client
) -> None:
    pids = [create_problem(problem_admin) for _ in range(2)]
    shown = field_of(problem_admin, pids[0], "problemId")
    assert batch(problem_admin, pids, "delete").data == {"ok": 2, "failed": []}
    assert guest.get("/api/get-problem-detail", problemId=shown).status == 404
    again = batch(problem_admin, pids, "delete").data
    assert [row["msg"] for row in again["failed"]] == ["题目不存在"] * 2
    assert len(logged(server, "problem.delete", pids[1])) == 1


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"pids": []}, "pids"),
        ({"pids": list(range(1, 1002))}, "pids"),
        ({"pids": ["x"]}, "pids"),
        ({"action": "burn"}, "action"),
        ({"action": "auth", "value": 3}, "value"),
        ({"action": "auth", "value": [1]}, "value"),
        ({"action": "difficulty", "value": 77}, "value"),
        ({"action": "tags-add", "value": []}, "value"),
        ({"action": "tags-remove", "value": [987654]}, "value"),
        ({"action": "delete", "value": 1}, "value"),
    ],
)
def test_what_cannot_be_done_is_refused_as_a_whole(
    root: Client, change: dict[str, Any], field: str
) -> None:
    body = {"pids": [1], "action": "difficulty", "value": 1, **change}
    answer = root.post("/api/admin/problem/batch", body)
    assert (answer.err, field in answer.json["msg"]) == ("http.bad_param", True)


def test_an_ordinary_administrator_does_nothing_in_batches(teacher: Client) -> None:
    pid = create_problem(teacher, auth=2)
    for action, value in (("auth", 2), ("difficulty", 1), ("delete", None)):
        assert batch(teacher, [pid], action, value).http == 403

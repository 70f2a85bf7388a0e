"""Two teachers change the same problem: the second is told (contract admin.md §8.4)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.problems.builders import CPP, create, problem_body, update


def test_saving_over_a_newer_change_is_refused(root: Client, problem_admin: Client) -> None:
    body = problem_body()
    pid = create(root, body)
    read = root.get("/api/admin/problem", pid=pid).data["gmtModified"]
    assert update(problem_admin, pid, body).status == 200
    body["problem"].update(title="late", gmtModified=read)
    answer = update(root, pid, body)
    assert (answer.status, answer.err) == (400, "edit.conflict")
    changed = root.get("/api/admin/problem", pid=pid).data
    assert changed["title"] != "late"
    assert answer.json["data"] == {
        "modifiedUser": changed["modifiedUser"],
        "gmtModified": changed["gmtModified"],
    }
    body["problem"]["gmtModified"] = changed["gmtModified"]
    assert update(root, pid, body).status == 200


def test_of_many_saves_at_the_same_moment_one_counts_and_the_others_are_told(
    root: Client, problem_admin: Client
) -> None:
    body = problem_body()
    pid = create(root, body)
    read = root.get("/api/admin/problem", pid=pid).data["gmtModified"]

    def save(number: int) -> str:
        mine = {**body["problem"], "title": f"by {number}", "gmtModified": read}
        samples = [{"input": f"{number}", "output": f"{number}"}]
        client = (root, problem_admin)[number % 2]
        return update(client, pid, {**body, "problem": mine, "samples": samples}).err

    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(save, range(8)))
    assert sorted(told) == ["", *["edit.conflict"] * 7]
    winner = str(told.index(""))
    assert root.get("/api/admin/problem", pid=pid).data["title"] == f"by {winner}"
    (case,) = root.get("/api/admin/problem/get-problem-cases", pid=pid).data
    assert (case["input"], case["output"]) == (winner, winner)


BY_A_COLLEAGUE: dict[str, dict[str, Any]] = {
    "tags": {"tags": [{"name": "a colleague's"}]},
    "languages": {"languages": [{"id": CPP}]},
    "code templates": {"codeTemplates": [{"lid": CPP, "code": "x", "append": "y"}]},
    "points": {"samples": [{"input": "1 2\n", "output": "3\n", "score": 5}]},
}


@pytest.mark.parametrize("part", BY_A_COLLEAGUE)
def test_a_change_of_any_part_is_told_to_who_has_the_editor_open(
    root: Client, problem_admin: Client, part: str
) -> None:
    body = problem_body()
    pid = create(root, body)
    read = root.get("/api/admin/problem", pid=pid).data["gmtModified"]
    assert update(problem_admin, pid, {**body, **BY_A_COLLEAGUE[part]}).status == 200
    mine = {**body, "problem": {**body["problem"], "gmtModified": read}}
    assert update(root, pid, mine).err == "edit.conflict"


def test_publishing_is_told_to_who_has_the_editor_open(root: Client) -> None:
    body = problem_body(auth=2)
    pid = create(root, body)
    body["problem"]["gmtModified"] = root.get("/api/admin/problem", pid=pid).data["gmtModified"]
    root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 1})
    assert update(root, pid, body).err == "edit.conflict"
    assert root.get("/api/admin/problem", pid=pid).data["auth"] == 1

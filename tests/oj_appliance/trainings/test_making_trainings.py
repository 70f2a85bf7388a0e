"""Teachers make trainings of the site: what may be saved, and what a change does (contract admin.md
§11)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.trainings.making import (
    DESK,
    add_to_training,
    create_training,
    detail,
    private,
    problem_list,
    register,
    training_body,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess


@pytest.fixture(scope="module")
def root(server: ServerProcess) -> Client:
    return server.client("root")


@pytest.fixture(scope="module")
def pids(root: Client) -> tuple[int, int]:
    return add_problem(root, a_plus_b("MKT1")), add_problem(root, a_plus_b("MKT2"))


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.err


@pytest.mark.covers("S3-5-15", "S3-9-6", "S3-4-11")
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"title": " "}, "content.empty"),
        ({"description": ""}, "content.empty"),
        ({"title": "x" * 501}, "content.too_long"),
        ({"auth": "Secret"}, "training.bad_auth"),
        ({"rank": -1}, "training.bad_rank"),
        ({"rank": 2**31}, "training.bad_rank"),
        ({"auth": "Private"}, "training.pwd_required"),
        ({"auth": "Private", "privatePwd": "p" * 51}, "content.too_long"),
    ],
)
def test_what_a_training_must_be(root: Client, fields: dict[str, Any], expected: str) -> None:
    assert refusal(root.post(DESK, training_body(**fields))) == (400, expected)


def test_a_category_is_required_and_may_be_made_by_its_name(root: Client) -> None:
    assert refusal(root.post(DESK, training_body({"name": " "}))) == (400, "category.required")
    assert refusal(root.post(DESK, training_body({"id": 999_999}))) == (400, "category.missing")
    first = create_training(root, category={"name": "Made by name"})
    second = create_training(root, category={"name": "Made by name"})
    found = [each["name"] for each in root.get("/api/get-training-category").data]
    assert found.count("Made by name") == 1
    assert detail(root, first)["categoryName"] == detail(root, second)["categoryName"]
    stored = root.get(DESK, tid=first).data["training"]
    assert (stored["rank"], stored["status"]) == (1000, True)


def test_a_new_password_asks_everybody_anew(root: Client, server: ServerProcess) -> None:
    tid = create_training(root, **private())
    who = server.add_user("mkt_student")
    assert register(who, tid).status == 200
    body = training_body(id=tid, title="Other title")
    del body["training"]["auth"]
    assert root.put(DESK, body).status == 200
    assert problem_list(who, tid).status == 200
    body["training"]["privatePwd"] = "another"
    assert root.put(DESK, body).status == 200
    assert refusal(problem_list(who, tid)) == (401, "training.register_first")
    assert register(who, tid, "another").status == 200


def test_whoever_saves_second_is_told(root: Client) -> None:
    tid = create_training(root)
    read = root.get(DESK, tid=tid).data["training"]["gmtModified"]
    assert root.put(DESK, training_body(id=tid, gmtModified=read)).status == 200
    late = root.put(DESK, training_body(id=tid, gmtModified=read))
    assert refusal(late) == (400, "edit.conflict")


def test_problems_are_named_ordered_added_by_ids_and_taken_out(
    root: Client, pids: tuple[int, int], server: ServerProcess
) -> None:
    one, two = pids
    tid = create_training(root, one)
    assert refusal(add_to_training(root, tid, one, "B")) == (400, "training.problem_exists")
    assert refusal(add_to_training(root, tid, two, "A")) == (400, "training.problem_exists")
    assert refusal(add_to_training(root, tid, two, "a/b")) == (400, "contest.bad_display_id")
    assert refusal(add_to_training(root, tid, 999_999, "B")) == (404, "problem.missing")
    body = {"tid": tid, "problemIds": ["mkt2", "MKT1", "nowhere", " "]}
    told = root.post(f"{DESK}/add-problems", body).data
    assert told == {"added": ["MKT2"], "present": ["MKT1"], "missing": ["NOWHERE"]}
    assert root.put(f"{DESK}/problem-order", {"tid": tid, "pids": [two, one]}).status == 200
    assert [each["displayId"] for each in problem_list(root, tid).data] == ["MKT2", "A"]
    few = root.put(f"{DESK}/problem-order", {"tid": tid, "pids": [two]})
    assert few.err == "http.bad_param"
    taken = {"tid": tid, "pid": one, "displayId": "MKT2", "rank": 1}
    assert refusal(root.put(f"{DESK}/problem", taken)) == (400, "training.problem_exists")
    found = root.get(f"{DESK}/get-problem-list", tid=tid, keyword="MKT", limit=10).data
    assert one not in [each["id"] for each in found["problemList"]["records"]]
    listed = root.get(f"{DESK}/get-problem-list", tid=tid, queryExisted=True, keyword="a").data
    assert (listed["pids"], listed["problemList"]["total"]) == ([two, one], 1)
    assert root.delete(f"{DESK}/problem", pid=one, tid=tid).status == 200
    assert [each["pid"] for each in problem_list(root, tid).data] == [two]
    private_one = add_problem(root, a_plus_b("MKT3", auth=2))
    assert refusal(add_to_training(root, tid, private_one, "C")) == (404, "problem.missing")


def test_the_desks_list_finds_by_title_number_and_rank_and_tells_no_password(
    root: Client, server: ServerProcess
) -> None:
    tid = create_training(root, title="Needle in the desk", rank=77_123, **private())
    other = server.add_user("mkt_admin", role="admin")
    for keyword in ("needle in", str(tid), "77123"):
        rows = other.get(f"{DESK}/get-training-list", keyword=keyword, limit=100).data["records"]
        (row,) = [each for each in rows if each["id"] == tid]
        assert row["isManager"] is False
        assert "privatePwd" not in row
    assert root.get(DESK, tid=tid).data["training"]["privatePwd"] == "open sesame"


def test_what_is_done_to_trainings_leaves_audit_rows(root: Client, pids: tuple[int, int]) -> None:
    tid = create_training(root, pids[0], title="Audited", **private())
    root.put(f"{DESK}/change-training-status?tid={tid}&status=false")
    root.delete(DESK, tid=tid)
    rows = root.get("/api/admin/audit-log", target=f'"tid":{tid}', limit=20).data["records"]
    mine = [each for each in rows if json.loads(each["target"])["tid"] == tid]
    assert [each["action"] for each in mine] == [
        "training.delete",
        "training.visible",
        "training.problem_add",
        "training.create",
    ]
    assert "open sesame" not in str(mine)

"""Tags and their classifications: who keeps them, what a change does to problems, what is told."""

from __future__ import annotations

import itertools
import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.problems.builders import create, create_problem, problem_body
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
TAG = "/api/admin/tag"
CLASS = "/api/admin/tag/classification"
_numbers = itertools.count(1)


@pytest.fixture(autouse=True)
def no_class_left(root: Client) -> Iterator[None]:
    """Other files look at the whole list of the shared server."""
    yield
    for each in root.get(CLASS, oj="ALL").data:
        if each["name"].startswith("class "):
            root.delete(CLASS, tcid=each["id"])


def fresh(word: str) -> str:
    return f"{word} {next(_numbers)}"


def add_tag(client: Client, **fields: Any) -> dict[str, Any]:
    return dict(client.post(TAG, {"name": fresh("tag"), **fields}).data)


def add_class(client: Client, **fields: Any) -> dict[str, Any]:
    return dict(client.post(CLASS, {"name": fresh("class"), **fields}).data)


def tagged_problem(client: Client, *tag_ids: int) -> int:
    body = problem_body()
    body["tags"] = [{"id": each, "name": "?"} for each in tag_ids]
    return create(client, body)


def tags_of(client: Client, pid: int) -> list[dict[str, Any]]:
    return list(client.get("/api/get-problem-tags", pid=pid).data)


def found_by(client: Client, tag_id: int) -> set[int]:
    page = client.get("/api/get-problem-list", tagId=tag_id, limit=100).data
    return {row["pid"] for row in page["records"]}


def logged(server: ServerProcess, action: str, name: str) -> list[tuple[str, Any, Any]]:
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        rows = connection.execute(
            "SELECT username, before, after FROM admin_log"
            " WHERE action = ? AND json_extract(target, '$.name') = ? ORDER BY id",
            (action, name),
        ).fetchall()
    return [(who, json.loads(old or "null"), json.loads(new or "null")) for who, old, new in rows]


@pytest.mark.covers("S3-7.4-12", "S3-3-8")
def test_a_tag_is_made_renamed_and_coloured_and_its_problems_follow(
    server: ServerProcess, problem_admin: Client, guest: Client
) -> None:
    group = add_class(problem_admin)
    tag = add_tag(problem_admin, name=f"  {fresh('dp')} ", color="#AA00cc", tcid=group["id"])
    name = tag["name"]
    assert name == name.strip()
    assert tag == {**tag, "color": "#AA00cc", "oj": "ME", "gid": None, "tcid": group["id"]}
    pid = tagged_problem(problem_admin, tag["id"])
    renamed = fresh("dynamic programming")
    assert problem_admin.put(TAG, {"id": tag["id"], "name": renamed}).status == 200
    after = {**tag, "name": renamed}
    assert tags_of(guest, pid) == [after]
    change = {"id": tag["id"], "color": None, "tcid": None}
    assert problem_admin.put(TAG, change).status == 200
    bare = {**after, "color": None, "tcid": None}
    assert tags_of(guest, pid) == [bare]
    assert bare in guest.get("/api/get-all-problem-tags").data
    first = {"name": name, "color": "#AA00cc", "oj": "ME", "classificationId": group["id"]}
    [(who, before, made)] = logged(server, "tag.create", name)
    assert (before, made) == (None, first)
    changes = logged(server, "tag.update", renamed)
    assert changes[0] == (who, first, {**first, "name": renamed})
    assert changes[1][2] == {**first, "name": renamed, "color": None, "classificationId": None}


def test_a_tag_that_a_problem_brings_is_as_this_page_would_have_it(root: Client) -> None:
    for tag, field in (
        ({"name": "x", "color": "red;width:9px"}, "color"),
        ({"name": "x\0y"}, "tags"),
    ):
        answer = root.post("/api/admin/problem", {**problem_body(), "tags": [tag]})
        assert (answer.err, field in answer.json["msg"]) == ("http.bad_param", True)


def test_a_tag_that_goes_leaves_its_problems_and_the_search(
    server: ServerProcess, root: Client, guest: Client
) -> None:
    gone, kept = add_tag(root), add_tag(root)
    pid = tagged_problem(root, gone["id"], kept["id"])
    assert found_by(guest, gone["id"]) == {pid}
    assert root.delete(TAG, tid=gone["id"]).status == 200
    assert tags_of(guest, pid) == [kept]
    assert found_by(guest, gone["id"]) == set()
    assert found_by(guest, kept["id"]) == {pid}
    [(_, before, after)] = logged(server, "tag.delete", gone["name"])
    assert (before["problems"], after) == (1, None)
    assert root.delete(TAG, tid=gone["id"]).err == "delete.failed"
    assert root.put(TAG, {"id": gone["id"], "name": "x"}).err == "update.failed"


def test_a_name_is_there_once_for_each_judge(root: Client) -> None:
    tag, other = add_tag(root), add_tag(root)
    assert root.post(TAG, {"name": f" {tag['name']}"}).err == "tag.exists"
    assert root.put(TAG, {"id": other["id"], "name": tag["name"]}).err == "tag.exists"
    assert root.put(TAG, {"id": tag["id"], "name": tag["name"]}).status == 200
    elsewhere = add_tag(root, name=tag["name"], oj="cf")
    assert elsewhere["oj"] == "CF"


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"name": "  "}, "content.empty", "name"),
        ({"name": "n" * 51}, "content.too_long", "name"),
        ({"name": "a\u0000b"}, "http.bad_param", "name"),
        ({"color": "red; background: url(x)"}, "http.bad_param", "color"),
        ({"color": "#12345"}, "http.bad_param", "color"),
        ({"oj": "NOWHERE"}, "http.bad_param", "oj"),
        ({"tcid": 987654}, "http.bad_param", "tcid"),
    ],
)
def test_a_bad_tag_is_refused_and_its_field_named(
    root: Client, change: dict[str, object], key: str, field: str
) -> None:
    answer = root.post(TAG, {"name": fresh("bad"), **change})
    assert (answer.err, field in answer.json["msg"]) == (key, True)


def test_a_tag_takes_no_classification_of_another_judge(root: Client) -> None:
    foreign = add_class(root, oj="CF")
    assert root.post(TAG, {"name": fresh("tag"), "tcid": foreign["id"]}).err == "http.bad_param"


@pytest.mark.covers("S1-3-17", "S3-7.4-12")
def test_classifications_stand_by_rank_and_leave_their_tags_behind(
    server: ServerProcess, problem_admin: Client, guest: Client
) -> None:
    last, first = add_class(problem_admin, rank=900), add_class(problem_admin, rank=-5)
    tag = add_tag(problem_admin, tcid=last["id"])
    listed = [each["id"] for each in problem_admin.get(CLASS).data]
    assert listed.index(first["id"]) < listed.index(last["id"])
    renamed = fresh("class")
    change = {"id": last["id"], "name": renamed, "oj": "ME", "rank": -9}
    assert problem_admin.put(CLASS, change).status == 200
    listed = [each["id"] for each in problem_admin.get(CLASS).data]
    assert listed.index(last["id"]) < listed.index(first["id"])
    groups = guest.get("/api/get-problem-tags-and-classification").data
    names = {
        (group["classification"] or {}).get("name"): [each["id"] for each in group["tagList"]]
        for group in groups
    }
    assert names[renamed] == [tag["id"]]
    assert problem_admin.delete(CLASS, tcid=last["id"]).status == 200
    groups = guest.get("/api/get-problem-tags-and-classification").data
    assert groups[-1]["classification"] is None
    assert {**tag, "tcid": None} in groups[-1]["tagList"]
    actions = ("tag.class_update", "tag.class_delete")
    rows = [logged(server, action, renamed)[0] for action in actions]
    assert [row[1]["rank"] for row in rows] == [900, -9]
    assert problem_admin.delete(CLASS, tcid=last["id"]).err == "delete.failed"
    assert problem_admin.put(CLASS, change).err == "update.failed"


def test_a_classification_has_a_name_of_its_own(root: Client) -> None:
    one, other = add_class(root), add_class(root)
    assert root.post(CLASS, {"name": one["name"]}).err == "tag.class_exists"
    taken = {"id": other["id"], "name": one["name"], "rank": 0}
    assert root.put(CLASS, taken).err == "tag.class_exists"
    assert root.post(CLASS, {"name": " "}).err == "content.empty"
    assert root.post(CLASS, {"name": fresh("x"), "rank": "high"}).err == "http.bad_param"


def test_tags_are_read_by_every_administrator_and_kept_by_two_roles(
    teacher: Client, root: Client
) -> None:
    tag = add_tag(root)
    assert teacher.get(CLASS).status == 200
    for answer in (
        teacher.post(TAG, {"name": fresh("mine")}),
        teacher.put(TAG, {"id": tag["id"], "name": "mine"}),
        teacher.delete(TAG, tid=tag["id"]),
        teacher.post(CLASS, {"name": fresh("mine")}),
    ):
        assert answer.http == 403
    assert create_problem(teacher, auth=2)


def usage(client: Client) -> dict[int, int]:
    return {row["tid"]: row["problems"] for row in client.get(f"{TAG}/usage").data}


def test_several_tags_become_one_and_no_problem_has_it_twice(
    root: Client, server: ServerProcess
) -> None:
    kept, once, twice, unused = (add_tag(root) for _ in range(4))
    first = tagged_problem(root, once["id"])
    second = tagged_problem(root, twice["id"], kept["id"])
    third = tagged_problem(root, once["id"], twice["id"])
    assert [usage(root)[each["id"]] for each in (kept, once, twice, unused)] == [1, 2, 2, 0]
    merged = [once["id"], twice["id"], unused["id"]]
    assert root.post(f"{TAG}/merge", {"tids": merged, "into": kept["id"]}).data is None
    for pid in (first, second, third):
        assert [tag["id"] for tag in tags_of(root, pid)] == [kept["id"]]
    assert found_by(root, kept["id"]) == {first, second, third}
    counts = usage(root)
    assert counts[kept["id"]] == 3 and not counts.keys() & set(merged)
    ((_, before, after),) = logged(server, "tag.merge", twice["name"])
    assert before["problems"] == 2 and after == {"name": kept["name"], "problems": 0}


def test_several_tags_are_deleted_whole_or_not_at_all(root: Client) -> None:
    first, second = add_tag(root), add_tag(root)
    pid = tagged_problem(root, first["id"], second["id"])
    missing = {"tids": [first["id"], 999_999_999]}
    assert root.post(f"{TAG}/delete-several", missing).err == "delete.failed"
    assert len(tags_of(root, pid)) == 2
    both = {"tids": [first["id"], second["id"]]}
    assert root.post(f"{TAG}/delete-several", both).data is None
    assert tags_of(root, pid) == []


def test_a_merge_that_makes_no_sense_changes_nothing(root: Client) -> None:
    own, other = add_tag(root), add_tag(root)
    foreign = add_tag(root, oj="HDU")
    for tids, into, err in (
        ([own["id"], own["id"]], other["id"], "http.bad_param"),
        ([own["id"], other["id"]], own["id"], "http.bad_param"),
        ([own["id"]], foreign["id"], "http.bad_param"),
        ([own["id"]], 999_999_999, "update.failed"),
        ([own["id"], 999_999_999], other["id"], "update.failed"),
        ([], other["id"], "http.bad_param"),
    ):
        assert root.post(f"{TAG}/merge", {"tids": tids, "into": into}).err == err
    assert {own["id"], other["id"]} <= usage(root).keys()

"""My learning over HTTP (contract home.md)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.groups.making import add_member, make_group
from tests.oj_appliance.groups.problems import make_group_problem
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
# Of the three cases of a_plus_b it gets one right.
ONE_OF_THREE = "print(3)"
CALL = "/api/my-learning"
_names = itertools.count(1)


@pytest.fixture(scope="module")
def root(site: ServerProcess) -> Client:
    client = site.client("root")
    for display_id, difficulty, tags, auth in (
        ("LRN-GRAPH", 1, ("Graphs", "Search"), 1),
        ("LRN-EASY-GRAPH", 0, ("Graphs",), 1),
        ("LRN-HARD-GRAPH", 2, ("Graphs",), 1),
        ("LRN-SUM", 0, ("Sums of learning",), 1),
        ("LRN-HARDER-SUM", 1, ("Sums of learning",), 1),
        ("LRN-HIDDEN", 0, ("Graphs", "Sums of learning", "Hidden tag"), 2),
    ):
        body = a_plus_b(display_id, difficulty=difficulty, auth=auth)
        body["tags"] = [{"name": name} for name in tags]
        add_problem(client, body)
    return client


@pytest.fixture
def ann(site: ServerProcess) -> Client:
    return site.add_user(f"selflearner{next(_names)}")


def learning(who: Client) -> dict[str, Any]:
    data: dict[str, Any] = who.get(CALL).data
    return data


def send(who: Client, display_id: str, code: str = ADD) -> None:
    wait_for_verdict(who, submit(who, display_id, "Python3", code))


def suggested(found: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each["reason"], each["problemId"]) for each in found["suggestions"]]


def test_who_has_done_nothing_is_shown_where_to_begin(root: Client, ann: Client) -> None:
    found = learning(ann)
    assert (found["solved"], found["tried"], found["levels"], found["tags"]) == (0, 0, [], [])
    assert len(found["weeks"]) == 52 and len(found["practice"]["days"]) == 28
    assert found["practice"]["weeksInARow"] == 0
    assert [each["reason"] for each in found["suggestions"]] == ["begin"] * 3
    levels = [each["difficulty"] for each in found["suggestions"]]
    assert levels == sorted(levels) and levels[0] == 0
    for each in found["suggestions"]:
        assert each["like"] is each["tag"] is each["share"] is None


def test_a_guest_has_none(site: ServerProcess) -> None:
    assert site.client().get(CALL).http == 401


def test_what_was_solved_stands_in_its_week_by_level_and_tag(root: Client, ann: Client) -> None:
    send(ann, "LRN-SUM", ONE_OF_THREE)
    send(ann, "LRN-SUM")
    send(ann, "LRN-SUM")
    send(ann, "LRN-GRAPH", ONE_OF_THREE)
    found = learning(ann)
    assert (found["solved"], found["tried"]) == (1, 1)
    (level,) = found["levels"]
    assert (level["difficulty"], level["before"]) == (0, 0)
    assert level["weeks"] == [0] * 51 + [1]
    tags = {each["name"]: (each["solved"], each["tried"]) for each in found["tags"]}
    assert tags == {"Sums of learning": (1, 0), "Graphs": (0, 1), "Search": (0, 1)}
    assert found["tags"][0]["weeks"][-1] == 1
    assert found["practice"]["days"][-1]["count"] == 4
    assert found["practice"]["weeksInARow"] == 1


def test_what_was_nearly_solved_says_what_to_try_next(root: Client, ann: Client) -> None:
    send(ann, "LRN-SUM")
    send(ann, "LRN-GRAPH", ONE_OF_THREE)
    found = learning(ann)
    assert suggested(found) == [
        ("finish", "LRN-GRAPH"),
        ("practise", "LRN-EASY-GRAPH"),
        ("next", "LRN-HARDER-SUM"),
    ]
    finish, practise, following = found["suggestions"]
    assert (finish["share"], finish["like"], finish["tag"]) == (33, None, None)
    assert (practise["tag"]["name"], practise["like"]["problemId"]) == ("Graphs", "LRN-GRAPH")
    assert (following["tag"]["name"], following["like"]["problemId"]) == (
        "Sums of learning",
        "LRN-SUM",
    )
    # Once it is solved it is no more to be finished, and leads on.
    send(ann, "LRN-GRAPH")
    send(ann, "LRN-EASY-GRAPH")
    assert ("next", "LRN-HARD-GRAPH") in suggested(learning(ann))
    assert "LRN-GRAPH" not in dict(map(reversed, suggested(learning(ann))))


def test_what_is_out_of_sight_is_neither_suggested_nor_described(root: Client, ann: Client) -> None:
    body = a_plus_b(f"LRN-GOES{next(_names)}", difficulty=2)
    body["tags"] = [{"name": "Goes away"}]
    pid = add_problem(root, body)
    send(ann, body["problem"]["problemId"])
    assert "Goes away" in [each["name"] for each in learning(ann)["tags"]]
    answer = root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 2})
    assert answer.status == 200
    found = learning(ann)
    assert found["solved"] == 1 and found["tags"] == []
    assert [level["difficulty"] for level in found["levels"]] == [None]
    assert "LRN-HIDDEN" not in dict(map(reversed, suggested(found)))


def test_a_group_s_problem_is_finished_in_its_group(
    site: ServerProcess, root: Client, ann: Client
) -> None:
    gid = make_group(root)
    uid = add_member(root, gid, ann)
    pid = make_group_problem(root, gid)
    body = {"pid": pid, "gid": gid, "language": "Python3", "code": ONE_OF_THREE}
    wait_for_verdict(root, ann.post("/api/submit-problem-judge", body).data["submitId"])
    first = learning(ann)["suggestions"][0]
    assert (first["reason"], first["pid"], first["gid"]) == ("finish", pid, gid)
    # Who has left is told nothing more of it.
    answer = root.request("DELETE", f"/api/group/member?gid={gid}&uid={uid}")
    assert answer.status == 200
    assert pid not in [each["pid"] for each in learning(ann)["suggestions"]]

"""Trainings of the site as whoever comes to them meets them (contract training.md)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.trainings.making import (
    PASSWORD,
    create_training,
    detail,
    private,
    problem_list,
    rank,
    register,
    submit_there,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
WRONG = "print(0)"
NOT_TRIED = -10


@dataclass
class School:
    """Ada, a teacher, made the trainings; ann and ben are students."""

    server: ServerProcess
    root: Client
    guest: Client
    ada: Client
    ann: Client
    ben: Client
    pids: tuple[int, int]


@pytest.fixture(scope="module")
def school(server: ServerProcess) -> Iterator[School]:
    root = server.client("root")
    pids = (add_problem(root, a_plus_b("TRAIN1")), add_problem(root, a_plus_b("TRAIN2")))
    people = [server.add_user(f"train_{name}") for name in ("ann", "ben")]
    ada = server.add_user("train_ada", role="admin")
    yield School(server, root, server.client(), ada, *people, pids)


def solve(who: Client, tid: int, letter: str, code: str = ADD) -> int:
    answer = submit_there(who, tid, letter, code)
    assert answer.status == 200, answer.body
    wait_for_verdict(who, answer.data["submitId"])
    return int(answer.data["submitId"])


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.err


def listed(who: Client, **query: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = who.get("/api/get-training-list", limit=500, **query).data[
        "records"
    ]
    return rows


@pytest.mark.covers("S2-2.9-1", "S2-2.9-2", "S2-2.9-3", "S2-3-13", "S2-7-28")
def test_the_list_is_in_the_order_of_its_ranks_and_finds_by_word_category_and_auth(
    school: School,
) -> None:
    category = {"name": "Graphs", "color": "#ff0000"}
    late = create_training(school.ada, title="Walks late", rank=2000, category=category)
    early = create_training(school.ada, title="Walks early", rank=10, **private())
    hidden = create_training(school.ada, title="Walks hidden", status=False)
    found = listed(school.ann, keyword="walks")
    assert [each["id"] for each in found] == [early, late]
    assert hidden not in [each["id"] for each in listed(school.ada)]
    (row,) = [each for each in found if each["id"] == late]
    assert row["categoryName"] == "Graphs"
    assert row["categoryColor"] == "#ff0000"
    assert (row["author"], row["problemCount"], row["acCount"]) == ("train_ada", 0, 0)
    assert row["rankShowName"] == "username"
    assert [each["id"] for each in listed(school.ann, keyword="TRAIN_ADA", auth="Private")] == [
        early
    ]
    categories = school.ann.get("/api/get-training-category").data
    number = next(each["id"] for each in categories if each["name"] == "Graphs")
    assert [each["id"] for each in listed(school.ann, categoryId=number)] == [late]
    assert listed(school.guest, keyword="Walks late")[0]["acCount"] is None
    assert len(school.ann.get("/api/get-training-list").data["records"]) <= 15


@pytest.mark.covers("S2-4-18", "S2-7-30", "S2-7-31", "S2-7-34", "S2-8-3h", "S2-5-9")
def test_a_private_training_opens_by_its_password(school: School) -> None:
    tid = create_training(school.ada, *school.pids, **private())
    assert refusal(school.guest.get("/api/get-training-detail", tid=tid))[0] == 401
    assert detail(school.ben, tid)["access"] is False
    assert school.ben.get("/api/get-training-access", tid=tid).data == {"access": False}
    doors = {
        "list": lambda: problem_list(school.ben, tid),
        "rank": lambda: rank(school.ben, tid),
        "strip": lambda: school.ben.get("/api/get-full-screen-problem-list", trainingId=tid),
        "page": lambda: school.ben.get("/api/get-training-problem-details", tid=tid, problemId="A"),
        "submit": lambda: submit_there(school.ben, tid, "A", ADD),
    }
    assert {name: refusal(door()) for name, door in doors.items()} == dict.fromkeys(
        doors, (401, "training.register_first")
    )
    assert refusal(register(school.ben, tid, "")) == (400, "param.empty")
    assert refusal(register(school.ben, tid, "wrong")) == (400, "training.wrong_password")
    assert register(school.ben, tid).status == 200
    assert refusal(register(school.ben, tid)) == (400, "training.already_registered")
    assert {name: door().status for name, door in doors.items()} == dict.fromkeys(doors, 200)
    assert school.ben.get("/api/get-training-access", tid=tid).data == {"access": True}
    # The author is past it, and a public one has none.
    assert problem_list(school.ada, tid).status == 200
    public = create_training(school.ada)
    assert refusal(register(school.ben, public, PASSWORD)) == (400, "training.is_public")


def test_after_ten_wrong_passwords_a_training_waits(school: School) -> None:
    tid = create_training(school.ada, **private())
    who = school.server.add_user("train_guesser")
    for number in range(10):
        assert register(who, tid, f"guess {number}").err == "training.wrong_password"
    assert refusal(register(who, tid)) == (403, "contest.password_locked")
    assert register(school.ann, tid).status == 200


@pytest.mark.covers("S2-7-32", "S2-7-33", "S2-3-15", "S1-7.1-24")
def test_the_problems_come_in_its_order_with_my_own_marks(school: School) -> None:
    one, two = school.pids
    tid = create_training(school.ada, two, one)
    who = school.server.add_user("train_marks")
    assert [each["myStatus"] for each in problem_list(who, tid).data] == [NOT_TRIED, NOT_TRIED]
    solve(who, tid, "A")
    solve(who, tid, "B", WRONG)
    rows = problem_list(who, tid).data
    assert [(each["displayId"], each["problemId"], each["myStatus"]) for each in rows] == [
        ("A", "TRAIN2", 0),
        ("B", "TRAIN1", -1),
    ]
    assert rows[0]["total"] >= 1
    assert rows[0]["tags"] == []
    assert detail(who, tid)["acCount"] == 1
    page = who.get("/api/get-training-problem-details", tid=tid, problemId="a").data
    assert (page["problem"]["problemId"], page["problem"]["title"]) == ("A", "Problem TRAIN2")
    assert page["myStatus"] == 0
    strip = who.get("/api/get-full-screen-problem-list", trainingId=tid).data
    assert [(each["problemId"], each["status"]) for each in strip] == [("A", 0), ("B", -1)]
    missing = who.get("/api/get-training-problem-details", tid=tid, problemId="Z")
    assert refusal(missing) == (404, "training.problem_missing")


def test_what_is_submitted_in_a_training_of_the_site_is_practice(school: School) -> None:
    tid = create_training(school.ada, school.pids[0])
    who = school.server.add_user("train_practice")
    number = solve(who, tid, "A")
    rows = who.get("/api/get-submission-list", onlyMine=True, limit=10).data["records"]
    assert [(each["submitId"], each["displayPid"]) for each in rows] == [(number, "TRAIN1")]
    shown = school.ben.get("/api/get-submission-detail", submitId=number)
    assert shown.data["submission"]["status"] == 0
    draft = {"pid": school.pids[0], "tid": tid, "language": "Python3", "code": ADD, "version": 0}
    kept = who.put("/api/draft", draft)
    assert kept.status == 200, kept.body


def test_a_hidden_problem_is_not_met_and_a_hidden_training_neither(school: School) -> None:
    pid = add_problem(school.root, a_plus_b("TRAINH"))
    tid = create_training(school.ada, school.pids[0], pid)
    who = school.server.add_user("train_hidden")
    assert (
        school.root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 2}).status
        == 200
    )
    while [row["displayId"] for row in problem_list(who, tid).data] != ["A"]:
        time.sleep(0.02)  # it is read anew after the answer
    page = who.get("/api/get-training-problem-details", tid=tid, problemId="B")
    assert refusal(page) == (403, "problem.hidden")
    assert refusal(submit_there(who, tid, "B", ADD)) == (403, "problem.hidden")
    assert refusal(submit_there(who, tid, "Q", ADD)) == (403, "problem.missing")
    school.ada.put(f"/api/admin/training/change-training-status?tid={tid}&status=false")
    assert refusal(problem_list(who, tid)) == (400, "training.missing")
    assert refusal(problem_list(who, 999_999)) == (400, "training.missing")

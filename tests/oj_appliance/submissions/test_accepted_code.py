"""One's own last accepted code (contract problem.md §3, get-last-ac-code)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, verdict_of, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem

ADD = "print(sum(map(int, input().split())))"
ADD_IN_C = '#include <stdio.h>\nint main(){long a,b;scanf("%ld%ld",&a,&b);printf("%ld",a+b);}'


@pytest.fixture(scope="module")
def pid(root: Client) -> int:
    return add_problem(root, a_plus_b("LASTCODE"))


@pytest.mark.covers("S1-7.1-23")
def test_the_newest_accepted_code_comes_back_with_its_origin(
    new_user: Callable[..., Client], pid: int
) -> None:
    person = new_user()
    nothing = {"submitId": None, "code": "", "language": None}
    assert person.get("/api/get-last-ac-code", pid=pid, cid=0).data == nothing
    assert verdict_of(person, pid, "Python3", "print(0)") == -1
    assert person.get("/api/get-last-ac-code", pid=pid).data == nothing

    assert verdict_of(person, pid, "C", ADD_IN_C) == 0
    found = person.get("/api/get-last-ac-code", pid=pid).data
    assert found["language"] == "C"
    assert found["code"].startswith(ADD_IN_C + "\n\n/**\n") and found["code"].endswith("*/")

    newest = submit(person, pid, "Python3", ADD)
    wait_for_verdict(person, newest)
    verdict_of(person, pid, "Python3", "print(0)")
    found = person.get("/api/get-last-ac-code", pid=pid).data
    assert (found["submitId"], found["language"]) == (newest, "Python3")
    code, _, origin = found["code"].partition("\n\n'''")
    assert code == ADD and origin.endswith("'''")
    assert f"run id: {newest}" in origin and "language: Python3" in origin
    assert "author: user" in origin
    assert re.search(r"submit time: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\n", origin)
    assert verdict_of(person, pid, "Python3", found["code"]) == 0


def test_where_codes_are_hidden_it_stays_hidden_too(
    new_user: Callable[..., Client], root: Client, pid: int
) -> None:
    people = new_user(), new_user("problem_admin")
    for person in people:
        assert verdict_of(person, pid, "Python3", ADD) == 0
    name = "hideNonContestSubmissionCode"
    assert root.put("/api/admin/switch/update", {name: True}).status == 200
    try:
        hidden, shown = (each.get("/api/get-last-ac-code", pid=pid).data for each in people)
    finally:
        root.put("/api/admin/switch/update", {name: False})
    assert ADD not in hidden["code"] and hidden["code"].startswith("//")
    assert shown["code"].startswith(ADD)


def test_nobody_elses_code_and_no_hidden_problem(
    new_user: Callable[..., Client], root: Client, guest: Client, pid: int
) -> None:
    assert verdict_of(new_user(), pid, "Python3", ADD) == 0
    assert new_user().get("/api/get-last-ac-code", pid=pid).data["code"] == ""
    assert guest.get("/api/get-last-ac-code", pid=pid).http == 401
    hidden = add_problem(root, a_plus_b("LASTCODE-HIDDEN", auth=2))
    student = new_user()
    assert student.get("/api/get-last-ac-code", pid=hidden).err == "problem.not_public"
    assert student.get("/api/get-last-ac-code", pid=99_999_999).err == "problem.missing"
    assert student.get("/api/get-last-ac-code", pid=pid, cid=1).err == "contest.missing"

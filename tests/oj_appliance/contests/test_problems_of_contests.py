"""Which problems a contest has, under which names and in which order (contract admin.md §12)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.office import (
    DESK,
    add_to_contest,
    create_contest,
    problems_of,
)
from tests.oj_appliance.problems.builders import create_problem, fresh_id, problem_body, update

pytestmark = pytest.mark.quick
NAME = f"{DESK}/contest-problem"


@pytest.fixture(scope="module")
def teacher(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


@pytest.fixture(scope="module")
def colleague(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


@pytest.fixture(scope="module")
def problem_admin(new_user: Callable[..., Client]) -> Client:
    return new_user("problem_admin")


def auth_of(root: Client, pid: int) -> int:
    return int(root.get("/api/admin/problem", pid=pid).data["auth"])


def candidates(client: Client, cid: int, kind: int, **query: object) -> list[int]:
    data = client.get(
        f"{DESK}/get-problem-list", cid=cid, problemType=kind, limit=500, **query
    ).data
    return [row["id"] for row in data["problemList"]["records"]]


@pytest.mark.covers("S3-4-10")
def test_a_problem_comes_from_the_bank_under_its_title_and_leaves_the_bank(root: Client) -> None:
    cid, pid = create_contest(root), create_problem(root, title="From the bank")
    assert add_to_contest(root, cid, pid, " A ").status == 200
    assert problems_of(root, cid) == [("A", "From the bank", pid)]
    assert auth_of(root, pid) == 3
    kept = create_problem(root)
    assert add_to_contest(root, cid, kept, "B", keepAuth=True).status == 200
    assert auth_of(root, kept) == 1


def test_nobody_hides_a_problem_of_others_by_taking_it(root: Client, teacher: Client) -> None:
    cid, pid = create_contest(teacher), create_problem(root)
    assert add_to_contest(teacher, cid, pid, "A").status == 200
    assert auth_of(root, pid) == 1
    own = create_problem(teacher, auth=2)
    assert add_to_contest(teacher, cid, own, "B", keepAuth=True).status == 200
    assert auth_of(root, own) == 3


def test_a_colleagues_hidden_problem_is_neither_offered_nor_taken(
    root: Client, teacher: Client, colleague: Client, problem_admin: Client
) -> None:
    private, of_contest = create_problem(colleague, auth=2), create_problem(colleague, auth=3)
    own = create_problem(teacher, auth=2)
    cid = create_contest(teacher)
    offered = candidates(teacher, cid, 0)
    assert own in offered and not {private, of_contest} & set(offered)
    for pid in (private, of_contest):
        assert add_to_contest(teacher, cid, pid, "A").err == "problem.not_allowed"
        name = {"cid": cid, "pid": pid, "displayId": "A", "displayTitle": "Taken"}
        assert teacher.put(NAME, name).err == "problem.not_allowed"
    theirs = create_contest(problem_admin)
    offered = candidates(problem_admin, theirs, 0)
    assert of_contest in offered and private not in offered


def test_only_problems_of_the_contests_rule_are_offered_once(root: Client) -> None:
    acm = create_problem(root, title="Choosing by rule")
    body = problem_body(type=1, title="Choosing by rule")
    for sample in body["samples"]:
        sample["score"] = 50
    oi = int(root.post("/api/admin/problem", body).data["pid"])
    cid = create_contest(root)
    assert candidates(root, cid, 0, keyword="choosing by") == [acm]
    assert candidates(root, cid, 1, keyword="choosing by") == [oi]
    add_to_contest(root, cid, acm, "A")
    assert candidates(root, cid, 0, keyword="choosing by") == []


def test_a_problem_and_a_display_id_stand_once_in_a_contest(root: Client) -> None:
    cid, one, other = create_contest(root), create_problem(root), create_problem(root)
    add_to_contest(root, cid, one, "A")
    assert add_to_contest(root, cid, one, "B").err == "contest.problem_exists"
    assert add_to_contest(root, cid, other, "A").err == "contest.problem_exists"
    assert add_to_contest(root, cid, 10**9, "B").err == "problem.missing"
    add_to_contest(root, cid, other, "B")
    name = {"cid": cid, "pid": other, "displayId": "A", "displayTitle": "Other"}
    assert root.put(NAME, name).err == "contest.display_used"


@pytest.mark.parametrize("display_id", ["", "  ", "a/b", "a?b", "..", "x" * 51, "a\nb"])
def test_a_display_id_can_stand_in_an_address(root: Client, display_id: str) -> None:
    cid, pid = create_contest(root), create_problem(root)
    assert add_to_contest(root, cid, pid, display_id).err == "contest.bad_display_id"


def test_name_title_and_balloon_are_the_contests_own(root: Client) -> None:
    cid, pid = create_contest(root), create_problem(root, title="Its own title")
    add_to_contest(root, cid, pid, "A")
    name = {"cid": cid, "pid": pid, "displayId": "B", "displayTitle": "Apples", "color": "#ff0000"}
    saved = root.put(NAME, name).data
    assert {key: saved[key] for key in name} == name
    assert root.get(NAME, cid=cid, pid=pid).data == saved
    assert root.get("/api/admin/problem", pid=pid).data["title"] == "Its own title"
    assert root.put(NAME, {**name, "displayTitle": " "}).err == "content.empty"
    assert root.put(NAME, {**name, "color": "red"}).err == "http.bad_param"
    assert root.get(NAME, cid=cid, pid=10**9).err == "contest.problem_missing"


def test_a_problem_written_for_a_contest_is_no_ones_in_the_bank(teacher: Client) -> None:
    cid = create_contest(teacher)
    answer = teacher.post(f"{DESK}/problem", problem_body(title="For the contest", auth=1))
    pid = int(answer.data["pid"])
    assert teacher.get(f"{DESK}/problem", pid=pid).data["auth"] == 3
    name = {"cid": cid, "pid": pid, "displayId": "A", "displayTitle": "Pears", "color": None}
    assert teacher.put(NAME, name).status == 200
    assert problems_of(teacher, cid) == [("A", "Pears", pid)]
    body = problem_body(title="Mended", auth=3)
    body["problem"]["id"] = pid
    assert teacher.put(f"{DESK}/problem", body).status == 200
    assert teacher.get(f"{DESK}/problem", pid=pid).data["title"] == "Mended"


def test_the_problems_change_places_in_one_call(root: Client) -> None:
    cid = create_contest(root)
    one, two, three = (create_problem(root, title=f"T{number}") for number in (1, 2, 3))
    for pid, display_id in ((one, "A"), (two, "B"), (three, "C")):
        add_to_contest(root, cid, pid, display_id)
    order = {"cid": cid, "pids": [three, one, two]}
    assert root.put(f"{DESK}/problem-order", order).status == 200
    assert problems_of(root, cid) == [("A", "T3", three), ("B", "T1", one), ("C", "T2", two)]
    for wrong in ([one, two], [one, two, two], [one, two, three, three]):
        answer = root.put(f"{DESK}/problem-order", {"cid": cid, "pids": wrong})
        assert answer.err == "http.bad_param"


def test_its_creator_takes_a_problem_out_and_a_colleague_does_not(
    root: Client, teacher: Client, colleague: Client, problem_admin: Client
) -> None:
    cid, pid = create_contest(teacher), create_problem(root)
    add_to_contest(teacher, cid, pid, "A")
    assert colleague.delete(f"{DESK}/problem", pid=pid, cid=cid).err == "contest.not_allowed"
    assert teacher.delete(f"{DESK}/problem", pid=pid, cid=cid).status == 200
    assert teacher.delete(f"{DESK}/problem", pid=pid, cid=cid).err == "contest.problem_missing"
    add_to_contest(teacher, cid, pid, "A")
    assert problem_admin.delete(f"{DESK}/problem", pid=pid, cid=cid).status == 200
    assert problems_of(teacher, cid) == []
    # Without a contest it is the problem itself that goes.
    assert teacher.delete(f"{DESK}/problem", pid=pid).http == 403
    assert problem_admin.delete(f"{DESK}/problem", pid=pid).status == 200


def test_a_renamed_problem_keeps_its_name_in_the_contest(root: Client) -> None:
    cid, body = create_contest(root), problem_body(title="Before")
    pid = int(root.post("/api/admin/problem", body).data["pid"])
    add_to_contest(root, cid, pid, "A")
    body["problem"]["problemId"], body["problem"]["title"] = fresh_id(), "After"
    assert update(root, pid, body).status == 200
    assert problems_of(root, cid) == [("A", "Before", pid)]


def test_changes_of_problems_are_on_the_audit_log(root: Client) -> None:
    cid, pid = create_contest(root), create_problem(root)
    add_to_contest(root, cid, pid, "A")
    root.put(NAME, {"cid": cid, "pid": pid, "displayId": "B", "displayTitle": "Apples"})
    root.delete(f"{DESK}/problem", pid=pid, cid=cid)
    rows = root.get("/api/admin/audit-log", target=f'"cid":{cid}', limit=100).data["records"]
    assert [row["action"] for row in rows][:3] == [
        *("contest.problem_remove", "contest.problem_update", "contest.problem_add"),
    ]
    assert '"submissions":0' in rows[0]["before"]

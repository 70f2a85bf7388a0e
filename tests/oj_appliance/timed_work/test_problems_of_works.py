"""Which problems a timed work has, in which order and for how many points (contract timedwork.md
§8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.http_client import Client
from tests.oj_appliance.problems.builders import create_problem
from tests.oj_appliance.timed_work.making import DESK, add_to_work, create_work, problems_of_work

pytestmark = pytest.mark.quick
LINK = f"{DESK}/problem"


@pytest.fixture(scope="module")
def teacher(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


@pytest.fixture(scope="module")
def colleague(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


def candidates(client: Client, tid: int, **query: object) -> list[int]:
    data = client.get(
        f"{DESK}/get-problem-list", tid=tid, queryExisted=False, limit=500, **query
    ).data
    return [row["id"] for row in data["problemList"]["records"]]


def auth_of(root: Client, pid: int) -> int:
    return int(root.get("/api/admin/problem", pid=pid).data["auth"])


def test_a_problem_comes_under_its_title_for_a_hundred_points_and_keeps_its_auth(
    root: Client, teacher: Client
) -> None:
    tid = create_work(teacher)
    public, own = create_problem(root, title="From the bank"), create_problem(teacher, auth=2)
    assert add_to_work(teacher, tid, public, " A ").status == 200
    assert add_to_work(teacher, tid, own, "B", displayTitle="Mine", score=40).status == 200
    found = problems_of_work(teacher, tid)
    assert found == [("A", "From the bank", 100, public), ("B", "Mine", 40, own)]
    assert (auth_of(root, public), auth_of(root, own)) == (1, 2)
    assert teacher.get(f"{DESK}/get-problem-list", tid=tid).data["totalScore"] == 140


def test_a_colleagues_hidden_problem_is_neither_offered_nor_taken(
    teacher: Client, colleague: Client
) -> None:
    private, own = create_problem(colleague, auth=2), create_problem(teacher, auth=2)
    tid = create_work(teacher)
    offered = candidates(teacher, tid)
    assert own in offered and private not in offered
    assert add_to_work(teacher, tid, private, "A").err == "problem.not_allowed"


def test_problems_of_every_type_are_offered_once(root: Client) -> None:
    acm = create_problem(root, title="Chosen of any type")
    tid = create_work(root)
    assert candidates(root, tid, keyword="of any type") == [acm]
    add_to_work(root, tid, acm, "A")
    assert candidates(root, tid, keyword="of any type") == []


def test_a_problem_and_a_display_id_stand_once_in_a_work(root: Client) -> None:
    tid, one, other = create_work(root), create_problem(root), create_problem(root)
    add_to_work(root, tid, one, "A")
    assert add_to_work(root, tid, one, "B").err == "timedwork.problem_exists"
    assert add_to_work(root, tid, other, "A").err == "timedwork.problem_exists"
    assert add_to_work(root, tid, 10**9, "B").err == "problem.missing"
    add_to_work(root, tid, other, "B")
    name = {"tid": tid, "pid": other, "displayId": "A", "displayTitle": "Other", "score": 1}
    assert root.put(LINK, name).err == "timedwork.problem_exists"


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"displayId": "a/b"}, "contest.bad_display_id"),
        ({"displayId": " "}, "contest.bad_display_id"),
        ({"displayTitle": " "}, "content.empty"),
        ({"displayTitle": "x" * 256}, "content.too_long"),
        ({"score": -1}, "http.bad_param"),
        ({"score": 100_001}, "http.bad_param"),
        ({"seq": -1}, "http.bad_param"),
    ],
)
def test_a_name_that_cannot_be_held_is_refused(
    root: Client, wrong: dict[str, object], key: str
) -> None:
    tid, pid = create_work(root), create_problem(root)
    add_to_work(root, tid, pid, "A")
    name = {"tid": tid, "pid": pid, "displayId": "A", "displayTitle": "Apples", "score": 10}
    assert root.put(LINK, {**name, **wrong}).err == key
    assert root.put(LINK, {**name, "pid": 10**9}).err == "timedwork.problem_missing"
    assert root.put(LINK, name).status == 200
    assert problems_of_work(root, tid) == [("A", "Apples", 10, pid)]


def test_the_problems_change_places_in_one_call(root: Client) -> None:
    tid = create_work(root)
    one, two, three = (create_problem(root, title=f"T{number}") for number in (1, 2, 3))
    for pid, display_id in ((one, "A"), (two, "B"), (three, "C")):
        add_to_work(root, tid, pid, display_id, score=pid % 7)
    order = {"tid": tid, "pids": [three, one, two]}
    assert root.put(f"{DESK}/problem-order", order).status == 200
    expected = [("A", "T3", three), ("B", "T1", one), ("C", "T2", two)]
    assert problems_of_work(root, tid) == [
        (display_id, title, pid % 7, pid) for display_id, title, pid in expected
    ]
    for wrong in ([one, two], [one, two, two], [one, two, three, three]):
        answer = root.put(f"{DESK}/problem-order", {"tid": tid, "pids": wrong})
        assert answer.err == "http.bad_param"


def test_a_problem_goes_out_and_its_changes_are_on_the_audit_log(root: Client) -> None:
    tid, pid = create_work(root), create_problem(root)
    add_to_work(root, tid, pid, "A")
    assert root.delete(LINK, tid=tid, pid=pid).status == 200
    assert root.delete(LINK, tid=tid, pid=pid).err == "timedwork.problem_missing"
    rows = root.get("/api/admin/audit-log", target=f'"tid":{tid}', limit=100).data["records"]
    assert [row["action"] for row in rows][:2] == [
        *("timedwork.problem_remove", "timedwork.problem_add"),
    ]
    assert '"submissions":0' in rows[0]["before"]

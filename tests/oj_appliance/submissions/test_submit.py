"""Submitting through the front door (contract submission.md §2)."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import submit, verdict_of, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem

ADD = "print(sum(map(int, input().split())))"
pytestmark = pytest.mark.quick


def attempt(client: Client, pid: int | str, **changes: object) -> Answer:
    body = {"pid": pid, "language": "Python3", "code": ADD, **changes}
    return client.post("/api/submit-problem-judge", body)


@pytest.mark.covers("S1-1-2b", "S1-3-25", "S1-7.2-8")
def test_the_answer_is_the_pending_row_with_the_code(student: Client, sum_problem: str) -> None:
    row = attempt(student, sum_problem, cid=0, tid=None, gid=None, isRemote=False).data
    assert row["submitId"] > 0
    assert row["status"] == 5
    assert row["code"] == ADD
    assert row["length"] == len(ADD)
    assert row["displayPid"] == sum_problem
    assert row["time"] is None and row["ip"] is None


@pytest.mark.covers("S1-1-2b")
@pytest.mark.parametrize(
    ("language", "code", "status"),
    [
        ("Python3", ADD, 0),
        ("Python3", "print(0)", -1),
        ("Python3", "import sys; sys.exit(3)", 3),
        ("C++", "int main() { return", -2),
        (
            "C",
            '#include <stdio.h>\nint main(){long a,b;scanf("%ld%ld",&a,&b);printf("%ld",a+b);}',
            0,
        ),
    ],
)
def test_verdicts_are_true(
    student: Client, sum_problem: str, language: str, code: str, status: int
) -> None:
    assert verdict_of(student, sum_problem, language, code) == status


def test_a_problem_is_named_by_number_or_display_id(student: Client, sum_problem: str) -> None:
    pid = attempt(student, sum_problem.lower()).data["pid"]
    assert attempt(student, pid).data["displayPid"] == sum_problem
    assert attempt(student, str(pid)).data["displayPid"] == sum_problem


@pytest.mark.covers("S1-5-13", "S1-8-8c", "S1-8-8d", "S1-9-6", "S3-8-2c")
@pytest.mark.parametrize(
    ("changes", "http", "status", "err"),
    [
        ({"language": "Brainf"}, 200, 400, "judge.bad_language"),
        ({"language": "Rust"}, 200, 400, "judge.bad_language"),
        ({"code": " \n\t"}, 200, 400, "judge.code_empty"),
        ({"code": "x" * 65536}, 200, 400, "judge.code_too_long"),
        ({"pid": "NO-SUCH"}, 200, 403, "problem.missing"),
        ({"pid": 1.5}, 400, 400, "http.bad_param"),
        ({"pid": None}, 400, 400, "http.bad_param"),
        ({"pid": 2**63}, 400, 400, "http.bad_param"),
        ({"code": 7}, 400, 400, "http.bad_param"),
    ],
)
def test_what_cannot_be_judged_is_refused(
    student: Client, sum_problem: str, changes: dict[str, object], http: int, status: int, err: str
) -> None:
    answer = attempt(student, **{"pid": sum_problem, **changes})
    assert (answer.http, answer.status, answer.err) == (http, status, err)


@pytest.mark.covers("S1-5-13", "S1-9-6")
def test_the_longest_code_is_accepted_byte_for_byte(student: Client, sum_problem: str) -> None:
    code = ("#" + "题" * 65534)[:65535]
    row = attempt(student, sum_problem, code=code).data
    detail = student.get("/api/get-submission-detail", submitId=row["submitId"]).data
    assert detail["submission"]["code"] == code


def test_a_private_problem_takes_submissions_of_its_staff_only(
    root: Client, student: Client, private_problem: str
) -> None:
    refused = attempt(student, private_problem)
    assert (refused.http, refused.err) == (200, "problem.hidden")
    assert attempt(root, private_problem).status == 200


@pytest.mark.parametrize("role", ["no_submit", "no_submit_no_discuss", "no_submit_muted"])
def test_guests_and_roles_without_the_right_cannot_submit(
    new_user: Callable[..., Client], guest: Client, sum_problem: str, role: str
) -> None:
    answer = attempt(guest, sum_problem)
    assert (answer.http, answer.err) == (401, "auth.login_required")
    refused = attempt(new_user(role), sum_problem)
    assert (refused.http, refused.err) == (403, "auth.forbidden")


def test_one_key_is_one_submission(student: Client, sum_problem: str) -> None:
    first = submit(student, sum_problem, "Python3", ADD, Idempotency_Key="double-click-1")
    body = {"pid": sum_problem, "language": "Python3", "code": ADD}
    again = student.post("/api/submit-problem-judge", body, Idempotency_Key="double-click-1")
    assert again.data["submitId"] == first
    assert again.headers["idempotent-replay"] == "true"
    for change in ({"code": "print(1)"}, {"language": "PyPy3"}):
        other = student.post(
            "/api/submit-problem-judge", {**body, **change}, Idempotency_Key="double-click-1"
        )
        assert (other.http, other.err) == (200, "judge.key_reused")


def test_one_key_sent_many_times_at_once_is_still_one_submission(
    student: Client, sum_problem: str
) -> None:
    found: list[int] = []

    def click() -> None:
        found.append(submit(student, sum_problem, "Python3", ADD, Idempotency_Key="storm-1"))

    clicks = [threading.Thread(target=click) for _ in range(12)]
    for each in clicks:
        each.start()
    for each in clicks:
        each.join()
    assert len(found) == 12 and len(set(found)) == 1


def test_the_same_key_of_another_account_is_another_submission(
    new_user: Callable[..., Client], sum_problem: str
) -> None:
    ids = {
        submit(new_user(), sum_problem, "Python3", ADD, Idempotency_Key="shared-key")
        for _ in range(2)
    }
    assert len(ids) == 2


def test_counters_and_own_mark_follow_the_verdict(
    new_user: Callable[..., Client], root: Client
) -> None:
    person = new_user()
    pid = add_problem(root, a_plus_b("COUNTED"))
    assert attempt(person, pid, code="print(0)").data["pid"] == pid
    verdict_of(person, pid, "Python3", ADD)
    wait_for_verdict(person, submit(person, pid, "Python3", "print(0)"))
    counted = root.get("/api/get-problem-detail", problemId="COUNTED").data["problemCount"]
    assert (counted["total"], counted["ac"], counted["wa"]) == (3, 1, 2)
    body = {"pidList": [pid, 999999], "isContestProblemList": False}
    marks = person.post("/api/get-user-problem-status", body).data
    assert marks[str(pid)]["status"] == 0
    assert marks["999999"]["status"] == -10

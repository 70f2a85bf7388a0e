"""Share, resubmit, rejudge, manual judge, cancel (contract submission.md §5)."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import PATIENCE_S, submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
WRONG = "print(0)"


@pytest.fixture
def database(server: ServerProcess) -> sqlite3.Connection:
    return sqlite3.connect(server.data / "oj.sqlite3", timeout=30)


def judged(client: Client, pid: str, code: str = ADD) -> int:
    submission_id = submit(client, pid, "Python3", code)
    wait_for_verdict(client, submission_id)
    return submission_id


def set_status(database: sqlite3.Connection, submission_id: int, status: int, age_s: int) -> None:
    """A row as a crash or a remote judge may leave it."""
    with database:
        database.execute(
            "UPDATE submission SET status = ?, updated_at = updated_at - ?, queued_at ="
            " queued_at - ? WHERE id = ?",
            (status, age_s * 1000, age_s * 1000, submission_id),
        )


def act(client: Client, name: str, submission_id: int, **more: Any) -> Answer:
    return client.get(f"/api/admin/judge/{name}", submitId=submission_id, **more)


def refusal(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.err


def counters(root: Client, pid: str) -> dict[str, int]:
    counts = root.get("/api/get-problem-detail", problemId=pid).data["problemCount"]
    return {name: counts[name] for name in ("total", "ac", "wa")}


def detail_of(client: Client, submission_id: int) -> dict[str, Any]:
    answer = client.get("/api/get-submission-detail", submitId=submission_id)
    found: dict[str, Any] = answer.data["submission"]
    return found


def audit(database: sqlite3.Connection, action: str) -> tuple[dict[str, Any], ...]:
    """(who, target, before, after) of the newest such row."""
    row = database.execute(
        "SELECT username, ip, target, before, after FROM admin_log WHERE action = ?"
        " ORDER BY id DESC LIMIT 1",
        (action,),
    ).fetchone()
    who = {"username": row[0], "ip": row[1]}
    return (who, *(json.loads(each) for each in row[2:]))


@pytest.mark.covers("S1-2.9-4", "S1-4.3-11", "S1-7.2-11", "S1-6-6")
def test_an_owner_shares_and_unshares_his_code(
    student: Client, guest: Client, root: Client, sum_problem: str
) -> None:
    mine = judged(student, sum_problem)

    def share(client: Client, wanted: bool) -> Answer:
        return client.put("/api/submission", {"submitId": mine, "share": wanted})

    assert detail_of(guest, mine)["code"] is None
    assert share(student, True).data is None
    assert (detail_of(guest, mine)["code"], detail_of(guest, mine)["share"]) == (ADD, True)
    assert share(student, False).data is None
    assert detail_of(guest, mine)["code"] is None
    assert refusal(share(root, True)) == (403, "submission.not_owner")
    assert share(guest, True).http == 401
    missing = student.put("/api/submission", {"submitId": 10**9, "share": True})
    assert refusal(missing) == (404, "submission.missing")
    bad = student.put("/api/submission", {"submitId": mine, "share": "perhaps"})
    assert bad.status == 400


@pytest.mark.covers("S1-2.9-4", "S1-6-6")
def test_a_problem_may_forbid_sharing(student: Client, guest: Client, root: Client) -> None:
    body = a_plus_b("NOSHARE")
    body["problem"]["id"] = add_problem(root, body)
    mine = judged(student, "NOSHARE")
    assert student.put("/api/submission", {"submitId": mine, "share": True}).status == 200
    body["problem"]["codeShare"] = False
    assert root.put("/api/admin/problem", body).status == 200
    assert detail_of(guest, mine)["code"] is None
    again = student.put("/api/submission", {"submitId": mine, "share": True})
    assert refusal(again) == (403, "problem.no_share")
    assert student.put("/api/submission", {"submitId": mine, "share": False}).status == 200


@pytest.mark.covers("S1-4.3-12")
def test_submissions_of_contests_are_not_shared(
    student: Client, sum_problem: str, database: sqlite3.Connection
) -> None:
    mine = judged(student, sum_problem)
    with database:
        database.execute("UPDATE submission SET place_kind = 1, place_id = 7 WHERE id = ?", (mine,))
    answer = student.put("/api/submission", {"submitId": mine, "share": True})
    assert refusal(answer) == (403, "submission.contest_share")
    assert refusal(student.get("/api/resubmit", submitId=mine)) == (
        404,
        "submission.contest_no_resubmit",
    )


@pytest.mark.covers("S1-7.1-26", "S1-4.3-4")
def test_a_failed_submission_is_sent_again_by_its_owner_or_root(
    student: Client,
    new_user: Callable[..., Client],
    root: Client,
    sum_problem: str,
    database: sqlite3.Connection,
) -> None:
    mine = judged(student, sum_problem)
    set_status(database, mine, 10, 0)
    stranger = new_user("admin")
    assert refusal(stranger.get("/api/resubmit", submitId=mine)) == (403, "submission.not_owner")
    row = student.get("/api/resubmit", submitId=mine).data
    assert (row["status"], row["version"], row["time"], row["judger"]) == (5, 1, None, None)
    assert wait_for_verdict(student, mine)["status"] == 0
    for client in (student, root):
        answer = client.get("/api/resubmit", submitId=mine)
        assert refusal(answer) == (403, "submission.not_failed")
    set_status(database, mine, 4, 0)
    assert refusal(student.get("/api/resubmit", submitId=mine)) == (403, "submission.not_failed")
    assert root.get("/api/resubmit", submitId=mine).data["status"] == 5
    assert wait_for_verdict(student, mine)["status"] == 0
    set_status(database, mine, 5, 0)
    assert root.get("/api/resubmit", submitId=mine).data["version"] == 3
    assert wait_for_verdict(student, mine)["status"] == 0
    missing = student.get("/api/resubmit", submitId=10**9)
    assert refusal(missing) == (404, "submission.missing")


@pytest.mark.covers("S1-7.2-12", "S1-6-9", "S1-4.3-9")
def test_manual_judge_counts_and_a_rejudge_takes_it_back(
    root: Client,
    new_user: Callable[..., Client],
    database: sqlite3.Connection,
) -> None:
    pid = add_problem(root, a_plus_b("BYHAND"))
    person = new_user()
    mine = judged(person, "BYHAND", WRONG)
    assert counters(root, "BYHAND") == {"total": 1, "ac": 0, "wa": 1}

    answer = act(root, "manual-judge", mine, status=0, score=50).data
    assert answer == {
        "submitId": mine,
        "judger": "root",
        "status": 0,
        "score": None,
        "oiRankScore": None,
        "isManual": True,
    }
    assert counters(root, "BYHAND") == {"total": 1, "ac": 1, "wa": 0}
    solved = "SELECT submission_id FROM user_accepted WHERE problem_id = ?"
    assert database.execute(solved, (pid,)).fetchall() == [(mine,)]
    who, target, before, after = audit(database, "submission.manual_judge")
    assert who == {"username": "root", "ip": "127.0.0.1"}
    assert target["submitId"] == mine
    assert (before["status"], before["isManual"]) == (-1, False)
    assert (after["status"], after["isManual"], after["judger"]) == (0, True, "root")

    row = act(root, "rejudge", mine).data
    assert (row["status"], row["isManual"], row["version"]) == (5, False, 1)
    assert wait_for_verdict(person, mine)["status"] == -1
    assert counters(root, "BYHAND") == {"total": 1, "ac": 0, "wa": 1}
    assert database.execute(solved, (pid,)).fetchall() == []
    cases = person.get("/api/get-all-case-result", submitId=mine).data["judgeCaseList"]
    assert len(cases) == 3
    _, _, before, after = audit(database, "submission.rejudge")
    assert (before["status"], after["status"]) == (0, 5)


@pytest.mark.covers("S1-4.3-5", "S1-4.3-6", "S1-4.3-7", "S1-5-23", "S3-4-30", "S3-5-24")
def test_what_cannot_be_judged_by_hand_is_refused(
    root: Client, student: Client, sum_problem: str, database: sqlite3.Connection
) -> None:
    mine = judged(student, sum_problem)
    for status in (-10, -5, -4, -2, 5, 6, 7, 9, 11, 99):
        answer = act(root, "manual-judge", mine, status=status)
        assert refusal(answer) == (400, "judge.bad_status")
    assert act(root, "manual-judge", mine).status == 400
    assert refusal(act(root, "manual-judge", 10**9, status=0)) == (400, "submission.missing")
    assert refusal(act(root, "cancel-judge", 10**9)) == (400, "submission.missing")
    assert refusal(act(root, "rejudge", 10**9)) == (404, "submission.missing")
    broken = judged(student, sum_problem, "def")
    with database:
        database.execute("UPDATE submission SET status = -2 WHERE id = ?", (broken,))
    answer = act(root, "manual-judge", broken, status=0)
    assert refusal(answer) == (400, "judge.manual_ce")


@pytest.mark.covers("S1-4.3-10", "S1-4.1-3")
def test_a_cancelled_submission_counts_nowhere(
    root: Client, new_user: Callable[..., Client], database: sqlite3.Connection
) -> None:
    pid = add_problem(root, a_plus_b("CANCELLED"))
    person = new_user()
    first, second = judged(person, "CANCELLED"), judged(person, "CANCELLED")
    answer = act(root, "cancel-judge", first).data
    assert (answer["status"], answer["isManual"], answer["judger"]) == (-4, True, "root")
    assert counters(root, "CANCELLED") == {"total": 2, "ac": 1, "wa": 0}
    solved = "SELECT submission_id FROM user_accepted WHERE problem_id = ?"
    assert database.execute(solved, (pid,)).fetchall() == [(second,)]
    assert refusal(act(root, "cancel-judge", first)) == (400, "judge.already_cancelled")
    act(root, "cancel-judge", second)
    assert database.execute(solved, (pid,)).fetchall() == []
    marks = person.post(
        "/api/get-user-problem-status", {"pidList": [pid], "isContestProblemList": False}
    ).data
    assert marks[str(pid)]["status"] == -4
    _, _, before, after = audit(database, "submission.cancel")
    assert (before["status"], after["status"], after["score"]) == (0, -4, None)


def test_points_by_hand_stay_within_the_problem(root: Client, student: Client) -> None:
    body = a_plus_b("OIBYHAND", type=1, difficulty=1)
    for sample, score in zip(body["samples"], (30, 30, 40), strict=True):
        sample["score"] = score
    add_problem(root, body)
    mine = judged(student, "OIBYHAND")
    assert detail_of(student, mine)["score"] == 100
    above = act(root, "manual-judge", mine, status=8, score=1000).data
    assert (above["score"], above["oiRankScore"]) == (100, 12)
    kept = act(root, "manual-judge", mine, status=8).data
    assert (kept["score"], kept["oiRankScore"]) == (100, 12)
    below = act(root, "manual-judge", mine, status=-1, score=-3).data
    assert (below["score"], below["oiRankScore"]) == (0, 0)
    cancelled = act(root, "cancel-judge", mine).data
    assert (cancelled["score"], cancelled["oiRankScore"]) == (None, None)


SLOW = "import time\nwhile time.process_time() < 1: pass\n" + ADD


def test_running_submissions_are_left_alone_until_a_whole_problem_is_judged_again(
    root: Client, new_user: Callable[..., Client], database: sqlite3.Connection
) -> None:
    pid = add_problem(root, a_plus_b("AGAIN", timeLimit=10_000))
    person = new_user()
    done = judged(person, "AGAIN", WRONG)
    running = submit(person, "AGAIN", "Python3", SLOW)
    deadline = time.monotonic() + PATIENCE_S
    while detail_of(person, running)["status"] != 7:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert refusal(act(root, "rejudge", running)) == (400, "judge.still_running")
    assert refusal(act(root, "cancel-judge", running)) == (400, "judge.in_progress")
    answer = act(root, "manual-judge", running, status=0)
    assert refusal(answer) == (400, "judge.in_progress")

    call = "/api/admin/judge/rejudge-problem"
    assert root.post(call, {"pid": pid}).data == {"count": 2}
    assert wait_for_verdict(person, done)["status"] == -1
    assert wait_for_verdict(person, running)["status"] == 0
    assert [detail_of(root, each)["version"] for each in (done, running)] == [1, 1]
    assert counters(root, "AGAIN") == {"total": 2, "ac": 1, "wa": 1}
    _, target, before, after = audit(database, "submission.rejudge_problem")
    assert target == {"pid": pid}
    assert (before, after) == ({"statuses": {"-1": 1, "7": 1}}, {"count": 2})

    assert root.post(call, {"pid": pid, "statuses": [-1]}).data == {"count": 1}
    assert wait_for_verdict(person, done)["status"] == -1
    nothing = root.post(call, {"pid": pid, "statuses": [3]})
    assert refusal(nothing) == (400, "judge.nothing_to_rejudge")
    assert refusal(root.post(call, {"pid": 10**8})) == (404, "problem.missing")


def test_the_verdict_of_a_problem_that_is_gone_stays(root: Client, student: Client) -> None:
    pid = add_problem(root, a_plus_b("GONELATER"))
    mine = judged(student, "GONELATER")
    assert root.delete("/api/admin/problem", pid=pid).status == 200
    assert refusal(act(root, "rejudge", mine)) == (404, "problem.missing")
    assert detail_of(student, mine)["status"] == 0

"""Every status of the specification as the real judge gives it, or as a row may hold it, on every
call that tells of a submission (S1 §3, §4)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import UNFINISHED, submit, wait_for_verdict
from tests.problem_bodies import add_problem, problem_body
from tests.server_process import ServerProcess

pytestmark = pytest.mark.slow
Json = dict[str, Any]

CASES = [("1 2\n", "3\n"), ("3 4\n", "7\n")]
ADD = "print(sum(map(int, input().split())))"
PROGRAMS = {
    0: ("Python3", ADD),
    -1: ("Python3", "print(0)"),
    # Right but for its white space, and the problem compares every byte.
    -3: ("Python3", "print(' ', sum(map(int, input().split())))"),
    -2: ("C", "int main(void) { return nonsense; }"),
    1: ("C", "int main(void) { for (;;); }"),
    2: (
        "C",
        "#include <stdlib.h>\n#include <string.h>\nint main(void) {\n"
        "  for (;;) { char *p = malloc(1 << 24); if (p) memset(p, 1, 1 << 24); }\n}",
    ),
    3: ("C", "int main(void) { return 3; }"),
}


@pytest.fixture(scope="module")
def exact(root: Client) -> str:
    """A problem of a second and 64 MB that compares every byte."""
    fields = {"memoryLimit": 64, "isRemoveEndBlank": False}
    add_problem(root, problem_body("EXACT", CASES, **fields))
    return "EXACT"


def detail_of(client: Client, submission_id: int) -> Json:
    answer = client.get("/api/get-submission-detail", submitId=submission_id)
    return dict(answer.data)


@pytest.mark.covers(
    "S1-1-2b", "S1-4.1-4", "S1-4.1-5", "S1-4.1-6", "S1-4.1-7", "S1-4.1-8", "S1-4.1-9", "S1-4.1-10"
)
@pytest.mark.parametrize("status", PROGRAMS)
def test_the_judge_gives_each_verdict(
    student: Client, guest: Client, exact: str, status: int
) -> None:
    mine = submit(student, exact, *PROGRAMS[status])
    row = wait_for_verdict(student, mine)
    assert row["status"] == status
    assert detail_of(guest, mine)["submission"]["status"] == status
    listed = guest.get("/api/get-submission-list", status=status, problemID=exact).data["records"]
    assert mine in [each["submitId"] for each in listed]


@pytest.mark.covers("S1-4.1-11")
def test_a_judge_that_cannot_decide_is_a_system_error(student: Client, root: Client) -> None:
    body = problem_body("NODECISION", CASES, judgeMode="spj", spjLanguage="C", spjAbi="hoj")
    body["problem"]["spjCode"] = "int main(void) { return 103; }"
    add_problem(root, body)
    assert wait_for_verdict(student, submit(student, "NODECISION", "Python3", ADD))["status"] == 4


@pytest.mark.covers("S1-4.1-15", "S1-6-7")
def test_a_part_of_the_points_is_partial_and_only_such_problems_have_scores(
    student: Client, root: Client, exact: str
) -> None:
    body = problem_body("POINTS", CASES, type=1)
    for sample, score in zip(body["samples"], (40, 60), strict=True):
        sample["score"] = score
    add_problem(root, body)
    half = wait_for_verdict(student, submit(student, "POINTS", "Python3", "print(3)"))
    assert (half["status"], half["score"]) == (8, 40)
    assert half["oiRankScore"] == 4
    plain = wait_for_verdict(student, submit(student, exact, "Python3", ADD))
    assert (plain["score"], plain["oiRankScore"]) == (None, None)
    for row in (half, plain):
        pages = student.get("/api/get-submission-list", onlyMine=True, limit=500).data["records"]
        (listed,) = (each for each in pages if each["submitId"] == row["submitId"])
        assert listed["score"] == row["score"]
        assert detail_of(student, row["submitId"])["submission"]["score"] == row["score"]


@pytest.mark.covers("S1-4.1-12", "S1-4.1-13", "S1-4.1-14", "S1-4.1-2", "S1-4.1-17")
@pytest.mark.parametrize("status", [*UNFINISHED, -5, 10])
def test_a_stored_status_is_told_as_it_is(
    server: ServerProcess, student: Client, guest: Client, exact: str, status: int
) -> None:
    mine = submit(student, exact, "Python3", ADD)
    wait_for_verdict(student, mine)
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as database:
        words = "UPDATE submission SET status = ?, error_message = 'no executable' WHERE id = ?"
        database.execute(words, (status, mine))
    row = guest.post("/api/check-submissions-status", {"submitIds": [mine]}).data[str(mine)]
    assert row["status"] == status
    told = detail_of(guest, mine)["submission"]
    assert (told["status"], told["errorMessage"]) == (
        status,
        "no executable" if status == 10 else None,
    )
    # What has not ended has no result yet, whatever an earlier run left in its row.
    assert (row["time"] is None) == (status in UNFINISHED)
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as database:
        database.execute("UPDATE submission SET status = 0 WHERE id = ?", (mine,))


@pytest.mark.covers("S1-3-21", "S1-3-22", "S1-7.1-21")
def test_a_submission_has_the_fields_of_the_specification(
    student: Client, guest: Client, exact: str
) -> None:
    mine = submit(student, exact, "Python3", ADD)
    wait_for_verdict(student, mine)
    found = detail_of(student, mine)
    assert found["codeShare"] is True
    row = found["submission"]
    known = {
        "submitId": mine,
        "displayPid": exact,
        "displayId": None,
        "displayTid": None,
        "displayPartData": None,
        "title": "Problem EXACT",
        "status": 0,
        "score": None,
        "oiRankScore": None,
        "length": len(ADD),
        "language": "Python3",
        "judger": "local",
        "isManual": False,
        "errorMessage": None,
        "code": ADD,
        "share": False,
        "cid": 0,
        "gid": None,
    }
    assert {name: row[name] for name in known} == known
    assert row["time"] >= 0 and row["memory"] > 0 and row["pid"] >= 1000
    assert len(row["uid"]) == 32 and row["username"] and row["submitTime"].endswith("+00:00")
    missing = guest.get("/api/get-submission-detail", submitId=10**9)
    assert (missing.status, missing.err) == (404, "submission.missing")
    assert guest.get("/api/get-submission-detail").status == 400


MODES = {
    "default": (0, "print(3)", [0, -1]),
    "ergodic_without_error": (0, "print(0)", [-1]),
    "subtask_lowest": (1, "print(3)", [0, -1]),
    "subtask_average": (1, "print(3)", [0, -1]),
}


@pytest.mark.covers("S1-3-23", "S1-3-24", "S1-7.1-25")
@pytest.mark.parametrize("mode", MODES)
def test_case_results_come_as_a_list_or_as_subtasks(
    student: Client, root: Client, mode: str
) -> None:
    kind, code, statuses = MODES[mode]
    name = f"MODE-{mode[:9]}".upper()
    body = problem_body(name, CASES, type=kind, judgeCaseMode=mode)
    for group, sample in enumerate(body["samples"], 1):
        sample.update(score=50, groupNum=group)
    add_problem(root, body)
    mine = submit(student, name, "Python3", code)
    wait_for_verdict(student, mine)
    results = student.get("/api/get-all-case-result", submitID=mine).data
    assert results["judgeCaseMode"] == mode
    if not mode.startswith("subtask"):
        cases = results["judgeCaseList"]
        assert results["subTaskJudgeCaseVoList"] is None
        assert [each["status"] for each in cases] == statuses
    else:
        assert results["judgeCaseList"] is None
        tasks = results["subTaskJudgeCaseVoList"]
        told = [(each["groupNum"], each["status"], each["score"], each["ac"]) for each in tasks]
        assert told == [(1, 0, 50, 1), (2, -1, 0, 0)]
        assert [each["total"] for each in tasks] == [1, 1]
        cases = [case for each in tasks for case in each["subtaskDetailList"]]
        assert {"time", "memory"} <= set(tasks[0])
    fields = {"status", "score", "time", "memory", "inputData", "outputData", "userOutput"}
    assert fields <= set(cases[0])


@pytest.mark.covers("S1-1-2d", "S1-7.1-27", "S1-9-5", "S1-2.8-1")
def test_the_history_of_submissions_is_asked_for_with_its_parameters(
    student: Client, guest: Client, new_user: Callable[..., Client], exact: str
) -> None:
    person = new_user()
    mine = [submit(person, exact, "Python3", f"{ADD}  # {number}") for number in range(16)]
    for each in mine:
        wait_for_verdict(person, each)
    uid = detail_of(person, mine[0])["submission"]["uid"]
    username = detail_of(person, mine[0])["submission"]["username"]

    def ask(client: Client, **query: object) -> Json:
        return dict(client.get("/api/get-submission-list", **query).data)

    first = ask(person, onlyMine=True)
    assert (first["total"], first["size"], len(first["records"])) == (16, 15, 15)
    second = ask(person, onlyMine=True, currentPage=2, limit=10)
    assert [row["submitId"] for row in second["records"]] == mine[5::-1]
    assert {row["uid"] for row in first["records"]} == {uid}
    assert ask(guest, username=username, status=0)["total"] == 16
    assert ask(guest, username=username, status=-1)["total"] == 0
    assert ask(guest, username=username, problemID=exact, completeProblemID=True)["total"] == 16
    assert ask(guest, username=username, problemID="problem exact")["total"] == 16
    assert ask(guest, username=username, problemID=str(mine[3]))["total"] == 1
    # Parameters of contests and groups are understood, and change nothing here.
    others = {"contestID": "", "beforeContestSubmit": "true", "containsEnd": "false"}
    assert ask(guest, username=username, **others)["total"] == 16
    of_a_group = guest.get("/api/get-submission-list", gid=1)
    assert (of_a_group.status, of_a_group.err) == (404, "group.missing")


@pytest.mark.covers("S1-7.2-10")
def test_the_status_call_maps_numbers_to_rows(student: Client, guest: Client, exact: str) -> None:
    mine = [submit(student, exact, "Python3", code) for code in (ADD, "print(0)")]
    for each in mine:
        wait_for_verdict(student, each)
    rows = guest.post("/api/check-submissions-status", {"submitIds": [*mine, 10**9]}).data
    assert {number: row["status"] for number, row in rows.items()} == {
        str(mine[0]): 0,
        str(mine[1]): -1,
    }
    assert all(row["code"] is None and row["errorMessage"] is None for row in rows.values())
    assert guest.post("/api/check-submissions-status", {"submitIds": []}).data == {}
    many = guest.post("/api/check-submissions-status", {"submitIds": list(range(1, 202))})
    assert many.status == 400

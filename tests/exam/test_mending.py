"""Mistakes of an exam's makers, mended while it runs: judging of one problem paused, its data
replaced, a checker that crashes, a problem that does not count."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from statistics import median
from typing import Any

import pytest

from tests.exam.figures import report
from tests.exam.room import ADD, CID_OFFSET, IS_FULL, Room
from tests.exam.waiting import judged
from tests.http_client import Client
from tests.judging_waits import PATIENCE_S, wait_for_verdict
from tests.problem_bodies import a_plus_b, problem_body
from tests.server_process import ServerProcess

AC, WA, SYSTEM_ERROR, HIDDEN = 0, -1, 4, -5
STUDENTS = 60 if IS_FULL else 6
PAUSED_SUBMISSIONS = 30 if IS_FULL else 6
WRONG_DATA = [("1 2\n", "3\n"), ("2 2\n", "5\n")]
RIGHT_DATA = [("1 2\n", "3\n"), ("2 2\n", "4\n")]
FIVE = "a, b = map(int, input().split())\nprint(5 if a == b else a + b)"
CRASHES = "int main() { return *(volatile int *)0; }"
# What may differ after data were replaced and taken back: when it was, and that it was.
MOMENTS, HISTORY = ("updated_at",), ("rejudge_batch",)
SAMPLES = 25 if IS_FULL else 2
# By so much longer another problem's verdict may take while submissions are judged on the side.
LONGER = 1.10
ACCEPTS = "int main() { return 100; }"


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    server = ServerProcess().start()
    bodies = {
        **{"A": a_plus_b("FINE"), "B": problem_body("WRONG", WRONG_DATA)},
        **{"C": a_plus_b("PAUSED"), "D": with_checker("CHECKED", CRASHES), "E": a_plus_b("VOID")},
    }
    yield Room.open(server, bodies, STUDENTS)
    server.end()


def with_checker(display_id: str, code: str) -> dict[str, Any]:
    return a_plus_b(display_id, judgeMode="spj", spjCode=code, spjAbi="hoj", spjLanguage="C++")


def uid_of(room: Room, name: str) -> str:
    return next(str(each["uid"]) for each in book(room)["people"] if each["username"] == name)


def book(room: Room) -> dict[str, Any]:
    return dict(room.root.get("/api/admin/exam/corrections", tid=room.tid).data)


def problem_in(room: Room, display_id: str) -> dict[str, Any]:
    return next(each for each in book(room)["problems"] if each["displayId"] == display_id)


def stored(room: Room, pid: int) -> dict[str, list[tuple[Any, ...]]]:
    """All that is kept of a problem, to the bit: its submissions with their cases, and each table
    that names it."""
    with closing(sqlite3.connect(room.server.data / "oj.sqlite3", timeout=30)) as database:
        found = {}
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            kept = ", ".join(each for each in columns if each not in MOMENTS)
            of_problem = "problem_id = ?"
            if table == "submission_case":
                of_problem = "submission_id IN (SELECT id FROM submission WHERE problem_id = ?)"
            elif table in HISTORY or "problem_id" not in columns:
                continue
            query = f"SELECT {kept} FROM {table} WHERE {of_problem} ORDER BY 1, 2"
            found[table] = database.execute(query, (pid,)).fetchall()
        assert found["submission"] and found["submission_case"]
        return found


def test_judging_of_one_problem_waits_and_goes_on_in_order(room: Room) -> None:
    pid, root = room.pids["C"], room.root
    body = {"tid": room.tid, "pid": pid, "paused": True, "reason": "data are checked"}
    assert root.put("/api/admin/exam/judging", body).data is None
    numbers = [
        int(room.send(room.students[at % STUDENTS], "C").data["submitId"])
        for at in range(PAUSED_SUBMISSIONS)
    ]
    other = int(room.send(room.students[0], "A").data["submitId"])
    assert wait_for_verdict(root, other)["status"] == AC
    state = problem_in(room, "C")
    assert (state["paused"], state["unfinished"]) == (True, PAUSED_SUBMISSIONS)
    assert state["pauseReason"] == "data are checked"
    room.server.stop()
    room.server.start()
    assert problem_in(room, "C")["unfinished"] == PAUSED_SUBMISSIONS
    # One at a time, so that the order in which they end is the one in which they began.
    slots = root.get("/api/admin/judge/queue").data["slots"]
    root.put("/api/admin/judge/workers", {"count": 1}).data  # noqa: B018
    root.put("/api/admin/exam/judging", {**body, "paused": False}).data  # noqa: B018
    rows = judged(room, displayId="C")
    root.put("/api/admin/judge/workers", {"count": slots}).data  # noqa: B018
    ended = by_end(room, numbers)
    in_order = sum(one == other for one, other in zip(ended, numbers, strict=True))
    report("E19", f"{in_order} of {len(rows)} judged in their order", "all")
    assert ended == numbers and {row["status"] for row in rows} == {AC}


def by_end(room: Room, numbers: list[int]) -> list[int]:
    with closing(sqlite3.connect(room.server.data / "oj.sqlite3", timeout=30)) as database:
        marks = json.dumps(numbers)
        rows = database.execute(
            "SELECT id FROM submission WHERE id IN (SELECT value FROM json_each(?))"
            " ORDER BY updated_at, id",
            (marks,),
        ).fetchall()
    return [row[0] for row in rows]


def test_wrong_data_are_replaced_as_the_preview_said_and_taken_back_to_the_bit(room: Room) -> None:
    root, pid, cid = room.root, room.pids["B"], room.tid + CID_OFFSET
    for at, student in enumerate(room.students):
        # One in two has what only the wrong data accept; the others gain by the right ones.
        second = FIVE if at % 2 else ADD
        for code in (ADD, second, ADD)[: 3 if IS_FULL else 1 + at % 2]:
            room.send(student, "B", code).data  # noqa: B018
    judged(room)
    mended = problem_body("WRONG", RIGHT_DATA)
    mended["problem"]["id"] = pid
    assert root.put("/api/admin/problem", mended).status == 200
    choose = {"pid": pid, "version": 1}
    assert root.put("/api/admin/problem/data-version", choose).status == 200
    before, rank = stored(room, pid), room.rank()
    alone = [verdict_s(room) for _ in range(SAMPLES)]
    body = {"pid": pid, "cid": cid, "dataVersion": 2}
    key = str(root.post("/api/admin/judge/rejudge-preview", body).data["key"])
    beside = verdicts_beside(room, key)
    preview = previewed(root, key)
    effect = root.get("/api/admin/exam/rejudge-effect", tid=room.tid, key=key).data
    assert effect and {row["username"] for row in effect} <= set(rank)
    applied = root.post("/api/admin/judge/rejudge-apply", {"key": key}).data
    shown = {row["submitId"]: row["to"]["status"] for row in preview["changed"]}
    now = {row["submitId"]: row["status"] for row in room.rows(displayId="B")}
    equal = sum(now[number] == status for number, status in shown.items())
    points = {name: row["score"] for name, row in room.rank().items()}
    assert {row["username"]: row["after"] for row in effect}.items() <= points.items()
    undone = root.post("/api/admin/judge/rejudge-undo", {"batchId": applied["batchId"]}).data
    after = stored(room, pid)
    differing = [table for table in before if before[table] != after[table]]
    report(
        "E18",
        f"{equal} of {len(shown)} as previewed, {undone['restored']} restored, {len(differing)} of"
        f" {len(before)} tables differ {differing}; another problem's verdict after"
        f" {median(alone) * 1000:.0f} ms alone, {median(beside) * 1000:.0f} ms beside, of"
        f" {len(alone)} and {len(beside)} samples",
        "all, none; 10 % longer",
    )
    assert not IS_FULL or median(beside) <= median(alone) * LONGER
    assert equal == len(shown) == undone["restored"] and shown
    assert differing == []
    assert cells(room.rank()) == cells(rank)


def cells(rank: dict[str, Any]) -> dict[str, Any]:
    return {name: row["submissionInfo"].get("B") for name, row in rank.items()}


def verdicts_beside(room: Room, key: str) -> list[float]:
    """While a preview is made; at least one."""
    found: list[float] = []
    while len(found) < SAMPLES:
        found.append(verdict_s(room))
        preview = room.root.get("/api/admin/judge/rejudge-preview", key=key).data
        if preview["state"] != "running":
            # What ended after the preview did was not beside it.
            return found[:-1] or found
    return found


def verdict_s(room: Room) -> float:
    """From a submission of another problem to its verdict."""
    begun = time.monotonic()
    number = int(room.send(room.students[-1], "A").data["submitId"])
    assert wait_for_verdict(room.root, number)["status"] == AC
    return time.monotonic() - begun


def previewed(root: Client, key: str) -> dict[str, Any]:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        preview: dict[str, Any] = root.get("/api/admin/judge/rejudge-preview", key=key).data
        if preview["state"] != "running":
            return preview
        time.sleep(0.05)
    raise AssertionError("the preview does not end")


def test_a_checker_that_crashes_is_staffs_alone_and_mended_in_one_click(room: Room) -> None:
    root, pid = room.root, room.pids["D"]
    numbers = [int(room.send(each, "D").data["submitId"]) for each in room.students]
    beside = int(room.send(room.students[0], "A").data["submitId"])
    assert wait_for_verdict(root, beside)["status"] == AC
    rows = judged(room, displayId="D")
    told = [own_detail(each, number) for each, number in zip(room.students, numbers, strict=True)]
    assert problem_in(room, "D")["failed"] == len(rows)
    mended = with_checker("CHECKED", ACCEPTS)
    mended["problem"]["id"] = pid
    assert root.put("/api/admin/problem", mended).status == 200
    again = root.post("/api/admin/exam/judge-failed-again", {"tid": room.tid, "pid": pid}).data
    log = root.get("/api/admin/audit-log", action="submission.rejudge_contest_problem")
    row = log.data["records"][0]
    assert row["username"] == "root" and str(pid) in str(row["target"])
    after = judged(room, displayId="D")
    report(
        "E21",
        f"{sum(row['status'] == SYSTEM_ERROR for row in rows)} failed, told to"
        f" {sum(status == SYSTEM_ERROR for status, _ in told)} students,"
        f" {again['count']} judged again, {sum(row['status'] == AC for row in after)} accepted",
        f"{len(rows)}, 0, {len(rows)}, {len(rows)}",
    )
    assert {row["status"] for row in rows} == {SYSTEM_ERROR}
    assert told == [(HIDDEN, None)] * len(numbers)
    assert again["count"] == len(after) and {row["status"] for row in after} == {AC}
    refused = root.post("/api/admin/exam/judge-failed-again", {"tid": room.tid, "pid": pid})
    assert refused.err == "judge.nothing_to_rejudge"


def own_detail(who: Client, number: int) -> tuple[int, str | None]:
    row = who.get("/api/get-submission-detail", submitId=number).data["submission"]
    return row["status"], row["errorMessage"]


def correct(room: Room, **body: Any) -> int:
    answer = room.root.post("/api/admin/exam/correction", {"tid": room.tid, **body})
    return int(answer.data["id"])


def points_of(room: Room, name: str, problem: str = "E") -> tuple[int, int | None]:
    """Of the whole, and of the problem."""
    row = room.rank()[name]
    cell = row["submissionInfo"].get(problem)
    return row["score"], None if cell is None else cell["score"]


def test_a_problem_that_does_not_count_is_taken_back_with_its_points(room: Room) -> None:
    first, second = room.students[:2]
    pid = room.pids["E"]
    room.send(first, "E").data  # noqa: B018
    judged(room)
    names = ("student0", "student1")
    before = [points_of(room, name) for name in names]
    assert before[0][1] == 100 and before[1][1] is None
    asked = {"tid": room.tid, "pid": pid, "kind": "void"}
    effect = room.root.post("/api/admin/exam/correction-effect", asked).data
    assert [(row["username"], row["before"] - row["after"]) for row in effect] == [
        ("student0", 100)
    ]
    assert [points_of(room, name) for name in names] == before
    void = correct(room, pid=pid, kind="void", reason="The statement was wrong")
    assert points_of(room, "student0") == (before[0][0] - 100, 0)
    full = correct(room, pid=pid, kind="full_marks", reason="So it is given to all")
    assert [points_of(room, name)[1] for name in names] == [100, 100]
    one = correct(
        room,
        pid=pid,
        kind="points",
        uid=uid_of(room, "student1"),
        points=40,
        reason="Copied from a book",
    )
    assert points_of(room, "student1") == (before[1][0] + 40, 40)
    assert own_row(first, room, "E")["correction"] is None, "told before the results are"
    for who in (first, second):
        who.post("/api/homework/end-timed-work", {"tid": room.tid}).data  # noqa: B018
    assert own_row(first, room, "E")["correction"] == {
        "kind": "full_marks",
        "reason": "So it is given to all",
    }
    told = own_row(second, room, "E")
    assert (told["myScore"], told["correction"]["reason"]) == (40, "Copied from a book")
    for number in (one, full):
        room.root.delete("/api/admin/exam/correction", tid=room.tid, id=number).data  # noqa: B018
    assert [points_of(room, name) for name in names] == before
    gone = room.root.delete("/api/admin/exam/correction", tid=room.tid, id=full)
    assert gone.err == "timedwork.correction_missing"
    history = [(row["id"], row["kind"], row["undoneBy"]) for row in book(room)["history"]]
    assert history == [
        (one, "points", "root"),
        (full, "full_marks", "root"),
        (void, "void", "root"),
    ]


def own_row(who: Client, room: Room, problem: str) -> dict[str, Any]:
    path = "/api/homework/get-timed-work-problem-list"
    rows = who.get(path, tid=room.tid).data
    return next(dict(row) for row in rows if row["displayId"] == problem)


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"kind": "void", "reason": ""}, "content.empty"),
        ({"kind": "void", "reason": "x" * 201}, "content.too_long"),
        ({"kind": "void", "reason": "x", "points": 5}, "http.bad_param"),
        ({"kind": "points", "reason": "x", "points": 5}, "http.bad_param"),
        (
            {"kind": "points", "reason": "x", "points": 5, "uid": "nobody"},
            "timedwork.record_missing",
        ),
        ({"kind": "void", "reason": "x", "pid": 9999}, "timedwork.problem_missing"),
        ({"kind": "void", "reason": "x", "tid": 9999}, "timedwork.missing"),
    ],
)
def test_a_correction_that_makes_no_sense_is_refused(
    room: Room, body: dict[str, Any], key: str
) -> None:
    usual = {"tid": room.tid, "pid": room.pids["E"]}
    assert room.root.post("/api/admin/exam/correction", {**usual, **body}).err == key


def test_staff_who_did_not_make_the_work_correct_nothing(room: Room) -> None:
    teacher = room.server.add_user("teacher", role="admin")
    asked = {"tid": room.tid, "pid": room.pids["E"], "kind": "void", "reason": "x"}
    assert teacher.post("/api/admin/exam/correction", asked).err == "timedwork.not_allowed"
    path = "/api/admin/exam/corrections"
    assert teacher.get(path, tid=room.tid).err == "timedwork.not_allowed"
    assert room.students[2].get(path, tid=room.tid).http == 403

"""Rejudge preview, apply and undo (contract submission.md §5.1)."""

from __future__ import annotations

import json
import sqlite3
import time
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.judging_waits import PATIENCE_S, submit, wait_for_verdict
from tests.problem_bodies import problem_body
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
FOUR = "print(4)"
# Every table that a verdict or a version of data can touch.
TOUCHED = (
    *("submission", "submission_case", "user_accepted", "user_total", "user_verdict_total"),
    *("problem_count", "problem", "problem_case", "test_data_version"),
)
# Of what is counted from rows: which row of the table it is, and when it was last counted.
OF_THE_COUNT = {"user_accepted": ("id", "updated_at"), "problem_count": ("updated_at",)}
# When the problem was last changed moves on, so that an editor that is open elsewhere is told.
OF_THE_EDIT = ("modified_user", "updated_at")
AC, WA, PARTIAL = 0, -1, 8


def bodies(display_id: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """An OI problem whose first data wrongly say that 1 + 2 is 4, and the same mended."""
    wrong = problem_body(display_id, [("1 2\n", "4\n"), ("2 2\n", "4\n")], type=1)
    mended = problem_body(
        display_id, [("1 2\n", "3\n"), ("2 2\n", "4\n"), ("3 4\n", "7\n")], type=1
    )
    for body in (wrong, mended):
        for case in body["samples"]:
            case["score"] = 60 // len(body["samples"])
    return wrong, mended


def dump(server: ServerProcess) -> dict[str, list[dict[str, Any]]]:
    """All rows of the touched tables, in the order of their numbers."""
    found = {}
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as database:
        for table in TOUCHED:
            cursor = database.execute(f"SELECT * FROM {table} ORDER BY 1, 2")
            names = [each[0] for each in cursor.description]
            found[table] = [dict(zip(names, row, strict=True)) for row in cursor]
    for table, names in {"problem": OF_THE_EDIT, **OF_THE_COUNT}.items():
        found[table] = [
            {name: value for name, value in row.items() if name not in names}
            for row in found[table]
        ]
    found["user_accepted"].sort(key=lambda row: (row["user_id"], row["problem_id"]))
    return found


def call(client: Client, name: str, **body: Any) -> Answer:
    return client.post(f"/api/admin/judge/{name}", body)


def previewed(client: Client, **body: Any) -> tuple[str, dict[str, Any]]:
    """(key, the preview once it is done)."""
    key = str(call(client, "rejudge-preview", **body).data["key"])
    return key, finished(client, key)


def finished(client: Client, key: str) -> dict[str, Any]:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        preview: dict[str, Any] = client.get("/api/admin/judge/rejudge-preview", key=key).data
        if preview["state"] != "running":
            return preview
        time.sleep(0.05)
    raise AssertionError("the preview does not end")


def make_problem(root: Client, display_id: str) -> int:
    """With two versions of its data, of which the first counts."""
    wrong, mended = bodies(display_id)
    pid = int(root.post("/api/admin/problem", wrong).data["pid"])
    mended["problem"]["id"] = pid
    assert root.put("/api/admin/problem", mended).status == 200
    choose(root, pid, 1)
    return pid


def choose(root: Client, pid: int, version: int) -> None:
    body = {"pid": pid, "version": version}
    assert root.put("/api/admin/problem/data-version", body).status == 200


def judged(client: Client, display_id: str, code: str) -> int:
    number = submit(client, display_id, "Python3", code)
    wait_for_verdict(client, number)
    return number


def rows_of(server: ServerProcess, pid: int) -> dict[int, tuple[Any, ...]]:
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as database:
        rows = database.execute(
            "SELECT id, status, score, oi_rank_score FROM submission WHERE problem_id = ?", (pid,)
        ).fetchall()
    return {row[0]: row[1:] for row in rows}


def test_a_preview_writes_nothing_apply_writes_what_it_showed_and_undo_restores_every_bit(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    root, ann, ben = people["root"], people["ann"], people["ben"]
    pid = make_problem(root, "SUMS")
    right, lucky, again = (
        judged(ann, "SUMS", ADD),
        judged(ben, "SUMS", FOUR),
        judged(ben, "SUMS", ADD),
    )
    same = judged(ann, "SUMS", "print('none')")
    root.get("/api/admin/judge/manual-judge", submitId=same, status=WA, score=7)
    before = dump(own_server)

    key, preview = previewed(root, pid=pid, dataVersion=2)
    assert dump(own_server) == before
    changes = {row["submitId"]: (row["from"], row["to"]) for row in preview["changed"]}
    assert changes == {
        right: ({"status": PARTIAL, "score": 30}, {"status": AC, "score": 60}),
        lucky: ({"status": AC, "score": 60}, {"status": PARTIAL, "score": 20}),
        again: ({"status": PARTIAL, "score": 30}, {"status": AC, "score": 60}),
        same: ({"status": WA, "score": 7}, {"status": WA, "score": 0}),
    }
    assert (preview["students"], preview["gained"], preview["lost"]) == (2, 2, 2)
    assert (preview["done"], preview["total"]) == (4, 4)

    assert outdated(root, pid) == (0, 0)
    ann.put("/api/submission", {"submitId": right, "share": True})
    ann.put("/api/submission", {"submitId": right, "share": False})
    before = dump(own_server)
    applied = call(root, "rejudge-apply", key=key).data
    assert applied["changed"] == 4
    assert call(root, "rejudge-apply", key=key).data == applied
    rows = rows_of(own_server, pid)
    assert {number: row[:2] for number, row in rows.items()} == {
        number: (to["status"], to["score"]) for number, (_, to) in changes.items()
    }
    assert outdated(root, pid) == (0, 0)
    versions = root.get("/api/admin/problem/data-versions", pid=pid).data
    assert [row["version"] for row in versions if row["active"]] == [2]
    after = dump(own_server)
    accepted = [row for row in after["user_accepted"] if row["problem_id"] == pid]
    assert {row["submission_id"] for row in accepted} == {right, again}
    detail = ann.get("/api/get-all-case-result", submitId=right).data
    assert len(detail["judgeCaseList"]) == 3

    assert call(root, "rejudge-undo", batchId=applied["batchId"]).data == {"restored": 4}
    restored = dump(own_server)
    for table in TOUCHED:
        assert restored[table] == before[table], table
    assert call(root, "rejudge-undo", batchId=applied["batchId"]).err == "rejudge.missing"

    batches = root.get("/api/admin/judge/rejudge-batches", pid=pid).data
    shown = [(row["state"], row["dataVersion"], row["previousDataVersion"]) for row in batches]
    assert shown == [("undone", 2, 1)]
    with sqlite3.connect(own_server.data / "oj.sqlite3", timeout=30) as database:
        told = database.execute(
            "SELECT action, after FROM admin_log WHERE action LIKE 'submission.rejudge_%'"
        ).fetchall()
    assert [action for action, _ in told] == ["submission.rejudge_apply", "submission.rejudge_undo"]
    assert [json.loads(text)["changed"] for _, text in told] == [4, 4]


def outdated(root: Client, pid: int) -> tuple[int, int]:
    found = root.get("/api/admin/judge/outdated-results", pid=pid).data
    return found["results"], found["students"]


def test_replaced_data_tell_whose_results_they_have_not_judged(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    root, ann = people["root"], people["ann"]
    wrong, mended = bodies("REPLACED")
    pid = int(root.post("/api/admin/problem", wrong).data["pid"])
    for code in (ADD, FOUR, "print("):  # the last does not compile under any data
        judged(ann, "REPLACED", code)
    judged(root, "REPLACED", ADD)
    assert outdated(root, pid) == (0, 0)
    mended["problem"]["id"] = pid
    assert root.put("/api/admin/problem", mended).status == 200
    assert outdated(root, pid) == (3, 2)
    judged(ann, "REPLACED", ADD)
    assert outdated(root, pid) == (3, 2)
    assert root.get("/api/admin/judge/outdated-results", pid=9999).err == "problem.missing"


def test_what_was_submitted_since_still_counts_after_undo(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    """Who gained a problem by a rejudge and solved it once more has solved it, whatever becomes of
    the rejudge; somebody's account that is removed meanwhile stops nothing."""
    root, ann = people["root"], people["ann"]
    users = {"users": [["leaver", "secret123"]]}
    assert root.post("/api/admin/user/insert-batch-user", users).status == 200
    leaver = own_server.client("leaver", "secret123")
    pid = make_problem(root, "SINCE")
    gained = judged(ann, "SINCE", ADD)
    judged(leaver, "SINCE", ADD)
    key, preview = previewed(root, pid=pid, dataVersion=2)
    assert len(preview["changed"]) == 2
    applied = call(root, "rejudge-apply", key=key).data
    later = judged(ann, "SINCE", ADD)
    uid = str(root.get("/api/get-user-home-info", username="leaver").data["uid"])
    json_type = {"Content-Type": "application/json"}
    body = json.dumps({"ids": [uid]}).encode()
    root.request("DELETE", "/api/admin/user/delete-user", body, json_type)
    assert root.delete("/api/admin/trash", type="user", id=uid).status == 200

    assert call(root, "rejudge-undo", batchId=applied["batchId"]).data == {"restored": 1}
    rows = rows_of(own_server, pid)
    assert (rows[gained][0], rows[later][0], len(rows)) == (PARTIAL, AC, 2)
    tables = dump(own_server)
    accepted = [row["submission_id"] for row in tables["user_accepted"] if row["problem_id"] == pid]
    assert accepted == [later]
    (counted,) = [row for row in tables["problem_count"] if row["problem_id"] == pid]
    assert (counted["total"], counted["ac"], counted["pa"]) == (2, 1, 1)


def test_what_was_judged_or_changed_since_is_refused(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    root, ann = people["root"], people["ann"]
    pid = make_problem(root, "STALE")
    number = judged(ann, "STALE", ADD)
    key, _ = previewed(root, pid=pid, dataVersion=2)
    root.get("/api/admin/judge/manual-judge", submitId=number, status=WA, score=1)
    assert call(root, "rejudge-apply", key=key).err == "rejudge.stale"

    key, _ = previewed(root, pid=pid, dataVersion=2)
    choose(root, pid, 2)
    assert call(root, "rejudge-apply", key=key).err == "rejudge.stale"
    choose(root, pid, 1)
    applied = call(root, "rejudge-apply", key=key).data
    root.get("/api/admin/judge/rejudge", submitId=number)
    wait_for_verdict(ann, number)
    assert call(root, "rejudge-undo", batchId=applied["batchId"]).err == "rejudge.missing"
    assert rows_of(own_server, pid)[number][0] == AC

    previewed(root, pid=pid, dataVersion=1)
    first = call(root, "rejudge-preview", pid=pid).data["key"]
    second, _ = previewed(root, pid=pid)
    gone = root.get("/api/admin/judge/rejudge-preview", key=first)
    assert (second != first, gone.err) == (True, "rejudge.missing")


def test_what_cannot_be_previewed(people: dict[str, Client]) -> None:
    root = people["root"]
    pid = make_problem(root, "EMPTY")
    assert call(root, "rejudge-preview", pid=pid).err == "judge.nothing_to_rejudge"
    assert call(root, "rejudge-preview", pid=pid, dataVersion=9).err == "testcase.no_version"
    assert call(root, "rejudge-preview", pid=10**9).err == "problem.missing"
    assert call(root, "rejudge-apply", key="x").err == "rejudge.missing"
    assert call(root, "rejudge-undo", batchId=10**9).err == "rejudge.missing"


@pytest.mark.covers("S3-7.4-16")
def test_the_four_calls_of_the_judge_family(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    """Rows of a contest go back into its own lane; practice rows of the problem stay."""
    root, ann = people["root"], people["ann"]
    pid = make_problem(root, "FOUR")
    practice, of_contest = judged(ann, "FOUR", ADD), judged(ann, "FOUR", ADD)
    with sqlite3.connect(own_server.data / "oj.sqlite3", timeout=30) as database:
        database.execute(
            "UPDATE submission SET place_kind = 1, place_id = 7 WHERE id = ?", (of_contest,)
        )
    choose(root, pid, 2)

    def judge_call(name: str, **query: int) -> Answer:
        return root.get(f"/api/admin/judge/{name}", **query)

    again = judge_call("rejudge-contest-problem", cid=7, pid=pid)
    assert (again.status, again.json["data"]) == (200, None)
    deadline = time.monotonic() + PATIENCE_S
    while rows_of(own_server, pid)[of_contest][0] in (5, 6, 7):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    rows = rows_of(own_server, pid)
    assert (rows[of_contest][0], rows[practice][0]) == (AC, PARTIAL)
    with sqlite3.connect(own_server.data / "oj.sqlite3", timeout=30) as database:
        lane = database.execute("SELECT lane FROM submission WHERE id = ?", (of_contest,))
        assert lane.fetchone() == (0,)
    missing = judge_call("rejudge-contest-problem", cid=8, pid=pid)
    assert (missing.status, missing.err) == (400, "judge.nothing_to_rejudge")

    assert judge_call("rejudge", submitId=practice).data["status"] == 5
    assert wait_for_verdict(ann, practice)["status"] == AC
    manual = judge_call("manual-judge", submitId=practice, status=WA, score=5).data
    assert (manual["status"], manual["score"], manual["isManual"]) == (WA, 5, True)
    assert judge_call("cancel-judge", submitId=practice).data["status"] == -4


def test_a_batch_of_problems_is_judged_again_by_root_alone(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    root, ann = people["root"], people["ann"]
    pid, empty = make_problem(root, "MANY"), make_problem(root, "NONE")
    number = judged(ann, "MANY", ADD)
    choose(root, pid, 2)
    answer = root.post(
        "/api/admin/problem/batch", {"pids": [pid, empty, 10**9], "action": "rejudge"}
    ).data
    assert answer["ok"] == 1
    assert [each["pid"] for each in answer["failed"]] == [empty, 10**9]
    assert wait_for_verdict(ann, number)["status"] == AC
    editor = own_server.add_user("pia", role="problem_admin")
    refused = editor.post("/api/admin/problem/batch", {"pids": [pid], "action": "rejudge"})
    assert (refused.http, refused.err) == (403, "auth.forbidden")


def test_killed_in_the_middle_it_is_finished_at_the_next_start(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    """More rows than one part writes: the server dies before the second part, and later once more
    while it takes the batch back."""
    root, ann = people["root"], people["ann"]
    pid = make_problem(root, "CRASH")
    numbers = [submit(ann, "CRASH", "Python3", ADD) for _ in range(22)]
    for number in numbers:
        wait_for_verdict(ann, number)
    before = dump(own_server)
    key, preview = previewed(root, pid=pid, dataVersion=2)
    assert len(preview["changed"]) == len(numbers)

    own_server.stop()
    own_server.start({"OJ_TEST_FAULTS": "rejudge_part:2"})
    with pytest.raises(OSError):
        call(root, "rejudge-apply", key=key)
    own_server.kill()
    assert {row[0] for row in rows_of(own_server, pid).values()} == {AC, PARTIAL}
    own_server.start()
    assert {row[0] for row in rows_of(own_server, pid).values()} == {AC}
    applied = call(root, "rejudge-apply", key=key).data
    assert applied["changed"] == len(numbers)

    own_server.stop()
    own_server.start({"OJ_TEST_FAULTS": "rejudge_part:2"})
    with pytest.raises(OSError):
        call(root, "rejudge-undo", batchId=applied["batchId"])
    own_server.kill()
    own_server.start()
    restored = dump(own_server)
    for table in TOUCHED:
        assert restored[table] == before[table], table

    # A preview goes on where the server's end broke it off.
    key = str(call(root, "rejudge-preview", pid=pid, dataVersion=2).data["key"])
    own_server.kill()
    own_server.start()
    assert finished(root, key)["changed"] == preview["changed"]

"""The judge page: what it shows, pause and resume, number of slots (contract admin.md §13)."""

from __future__ import annotations

import json
import sqlite3
import time
from typing import Any

from tests.http_client import Client
from tests.judging_waits import PATIENCE_S, submit, wait_for_verdict
from tests.oj_appliance.submissions.test_live_changes import hear
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
SLOW = f"import time\ntime.sleep(0.5)\n{ADD}"
# For each case, of the processor's time: on a busy machine it takes longer, as all else does.
SLOWER = f"import time\nwhile time.process_time() < 1: pass\n{ADD}"


def state(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/admin/judge/queue").data
    return found


def pause(root: Client, paused: bool, **more: Any) -> None:
    assert root.put("/api/admin/judge/pause", {"paused": paused, **more}).status == 200


def pause_problem(root: Client, pid: int, paused: bool, **more: Any) -> None:
    body = {"pid": pid, "paused": paused, **more}
    assert root.put("/api/admin/judge/pause-problem", body).status == 200


def test_a_paused_judge_takes_submits_and_goes_on_where_it_stopped(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    root, ann, ben = people["root"], people["ann"], people["ben"]
    add_problem(root, a_plus_b("PAUSE"))
    pause(root, True, reason=" new cables ")
    numbers = [submit(who, "PAUSE", "Python3", ADD) for who in (ann, ann, ben)]
    own_server.stop()
    own_server.start()
    shown = state(root)
    told = (shown["paused"], shown["reason"], shown["pausedBy"], shown["pending"], shown["running"])
    assert told == (True, "new cables", "root", 3, 0)
    rows = {row["submitId"]: row for row in shown["waiting"]}
    assert [rows[number]["position"] for number in numbers] == [1, 3, 2]
    assert {row["queueReason"] for row in rows.values()} == {"paused"}
    assert (rows[numbers[2]]["username"], rows[numbers[2]]["displayPid"]) == ("ben", "PAUSE")
    assert [lane["pending"] for lane in shown["lanes"]] == [0, 3, 0, 0]
    waiting = ann.post("/api/check-submissions-status", {"submitIds": numbers[:1]}).data
    assert waiting[str(numbers[0])]["queueReason"] == "paused"
    assert state(root)["running"] == 0

    pause(root, False)
    assert [wait_for_verdict(ann, number)["status"] for number in numbers] == [0, 0, 0]
    assert (state(root)["paused"], state(root)["reason"]) == (False, None)
    with sqlite3.connect(own_server.data / "oj.sqlite3", timeout=30) as database:
        told = database.execute(
            "SELECT before, after FROM admin_log WHERE action = 'judge.pause' ORDER BY id"
        ).fetchall()
    changes = [[json.loads(text)["paused"] for text in row] for row in told]
    assert changes == [[False, True], [True, False]]


def test_one_paused_problem_waits_while_another_is_judged(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    root, ann = people["root"], people["ann"]
    pid = add_problem(root, a_plus_b("HELD"))
    add_problem(root, a_plus_b("FREE"))
    read = root.get("/api/admin/problem", pid=pid).data["gmtModified"]
    pause_problem(root, pid, True, reason="wrong data")
    held, free = submit(ann, "HELD", "Python3", ADD), submit(ann, "FREE", "Python3", ADD)
    assert wait_for_verdict(ann, free)["status"] == 0
    own_server.stop()
    own_server.start()
    shown = state(root)
    (paused,) = shown["pausedProblems"]
    assert (paused["pid"], paused["displayPid"], paused["username"]) == (pid, "HELD", "root")
    assert paused["reason"] == "wrong data"
    (row,) = shown["waiting"]
    assert (row["submitId"], row["queueReason"]) == (held, "problem_paused")
    assert root.get("/api/admin/problem", pid=pid).data["gmtModified"] == read
    pause_problem(root, pid, False)
    assert wait_for_verdict(ann, held)["status"] == 0
    assert state(root)["pausedProblems"] == []


def test_the_number_of_slots_is_kept_and_bounded(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    root, ann = people["root"], people["ann"]
    most = state(root)["mostSlots"]
    for count in (0, most + 1):
        refused = root.put("/api/admin/judge/workers", {"count": count})
        assert (refused.status, refused.err) == (400, "judge.bad_count")
    add_problem(root, a_plus_b("SLOTS", timeLimit=5000))
    pause(root, True)
    assert root.put("/api/admin/judge/workers", {"count": 1}).status == 200
    own_server.stop()
    own_server.start()
    numbers = [submit(ann, "SLOTS", "Python3", SLOWER) for _ in range(2)]
    pause(root, False)
    deadline = time.monotonic() + PATIENCE_S
    while not (shown := state(root))["runningList"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert (shown["slots"], shown["workers"][0]["slots"], shown["running"]) == (1, 1, 1)
    (row,) = shown["runningList"]
    assert (row["submitId"], row["slot"]) == (numbers[0], 0)
    assert [each["submitId"] for each in shown["waiting"]] == [numbers[1]]
    assert root.put("/api/admin/judge/workers", {"count": most}).status == 200
    for number in numbers:
        assert wait_for_verdict(ann, number)["status"] == 0


def test_what_the_judge_failed_on_is_shown_with_its_reason_and_tried_again(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    root, ann = people["root"], people["ann"]
    add_problem(root, a_plus_b("FAIL"))
    number = submit(ann, "FAIL", "Python3", ADD)
    wait_for_verdict(ann, number)
    with sqlite3.connect(own_server.data / "oj.sqlite3", timeout=30) as database:
        database.execute(
            "UPDATE submission SET status = 4, error_message = 'no box' WHERE id = ?", (number,)
        )
    (row,) = state(root)["failed"]
    assert (row["submitId"], row["displayPid"], row["reason"]) == (number, "FAIL", "no box")
    root.get("/api/admin/judge/rejudge", submitId=number)
    assert wait_for_verdict(ann, number)["status"] == 0
    assert state(root)["failed"] == []


def test_staff_hear_of_every_change_and_students_do_not(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    root, ann = people["root"], people["ann"]
    add_problem(root, a_plus_b("HEAR"))
    frames = hear(
        own_server, root, "admin:judge", lambda: pause(root, True), lambda row: row["paused"]
    )
    assert frames[-1].keys() == state(root).keys()
    hear(
        own_server,
        root,
        "admin:judge",
        lambda: submit(ann, "HEAR", "Python3", ADD),
        lambda row: row["pending"] == 1,
    )
    pause(root, False)
    assert ann.get("/api/admin/judge/queue").http == 403


def test_staff_see_how_long_each_stage_of_a_judging_took(
    own_server: ServerProcess, people: dict[str, Client]
) -> None:
    root, ann = people["root"], people["ann"]
    add_problem(root, a_plus_b("STAGES"))
    begun = time.monotonic()
    slow = submit(ann, "STAGES", "Python3", SLOW)
    wait_for_verdict(ann, slow)
    broken = submit(ann, "STAGES", "C", "int main( {")
    wait_for_verdict(ann, broken)
    passed_ms = (time.monotonic() - begun) * 1000
    stages = state(root)["stages"]
    of_broken, of_slow = stages["newest"][:2]
    assert (of_broken.pop("submitId"), of_slow.pop("submitId")) == (broken, slow)
    assert of_slow["running"] >= 500, "it sleeps half a second"
    assert of_broken["compiling"] > 0
    assert of_broken["running"] == 0, "what does not compile meets no test case"
    assert min(*of_slow.values(), *of_broken.values()) >= 0
    assert sum(of_slow.values()) + sum(of_broken.values()) <= passed_ms
    assert set(stages["median"]) == set(of_slow)
    assert stages["count"] == len(stages["newest"])

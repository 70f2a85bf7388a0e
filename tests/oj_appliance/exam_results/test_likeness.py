"""Copies in an exam: found in a process of its own, laid side by side."""

from __future__ import annotations

import time
from typing import Any

from tests.oj_appliance.exam_results.many import hold_many
from tests.oj_appliance.exam_results.test_closing import evidence, table
from tests.oj_appliance.similarity.programs import HONEST, ORIGINAL, RENAMED, REORDERED
from tests.oj_appliance.timed_work.stage import END, WorkStage

SIMILARITY = "/api/admin/exam/similarity"
CODES = (ORIGINAL, RENAMED, *HONEST, REORDERED)


def report(stage: WorkStage, tid: int) -> dict[str, Any]:
    """Once it is made."""
    deadline = time.monotonic() + 120
    while True:
        data: dict[str, Any] = stage.root.get(SIMILARITY, tid=tid).data
        if data["state"] != "running":
            return data
        assert time.monotonic() < deadline
        time.sleep(0.1)


def held(stage: WorkStage) -> int:
    people = [{"realname": f"Pupil {number}", "points": [100]} for number in range(len(CODES))]
    return hold_many(stage, people, letters="A", codes=lambda number, _: CODES[number])


def test_copies_are_told_with_both_texts_and_what_they_share(stage: WorkStage) -> None:
    tid = held(stage)
    assert stage.root.get(SIMILARITY, tid=tid).data["state"] == "none"
    # Works that other tests have left are over, too.
    stage.at(3 * END)
    assert stage.root.post(SIMILARITY, {"tid": tid}).status == 200
    found = report(stage, tid)
    assert (found["state"], found["compared"], found["madeBy"]) == ("done", 6, "root")
    log = stage.root.get("/api/admin/audit-log", action="exam.similarity").data["records"]
    assert str(tid) in str(log[0]["target"])
    pairs = {
        frozenset((each["left"]["realname"], each["right"]["realname"])) for each in found["pairs"]
    }
    copied = ("Pupil 0", "Pupil 1", "Pupil 5")
    assert pairs == {frozenset((a, b)) for a in copied for b in copied if a != b}
    first = found["pairs"][0]
    told = [
        (line["left"], line["right"], line["problem"], float(line["together"]))
        for line in table(evidence(stage, tid), "similar-pairs")
    ]
    assert told == [
        (each["left"]["username"], each["right"]["username"], "A", each["together"])
        for each in found["pairs"]
    ]
    ids = {side: first[side]["uid"] for side in ("left", "right")}
    pair = stage.root.get(f"{SIMILARITY}/pair", tid=tid, **ids).data
    task = pair["tasks"][0]
    assert {task["left"]["code"], task["right"]["code"]} <= set(CODES)
    passage = max(task["passages"], key=lambda each: each["tokens"])
    text = task["left"]["code"][passage["leftStart"] : passage["leftEnd"]]
    assert len(text) > 50 and text == text.strip()


def test_nobody_looks_for_copies_while_an_exam_runs(stage: WorkStage) -> None:
    tid = held(stage)
    stage.at(3 * END)
    running = stage.hold(end_time=stage.begin + 10 * END * 60_000)
    assert stage.root.post(SIMILARITY, {"tid": running}).json["err"] == "results.still_running"
    stage.start(running, "ann")
    assert stage.root.post(SIMILARITY, {"tid": tid}).json["err"] == "similarity.exam_runs"
    stage.edit(running, end_time=stage.begin + END * 60_000)

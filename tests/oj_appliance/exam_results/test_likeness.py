"""Copies in an exam: found in a process of its own, laid side by side."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import time
from html import unescape
from typing import Any, cast

from oj_appliance.exam_results.likeness.service import ExamLikeness
from oj_appliance.exam_results.likeness.types import Report
from oj_appliance.exam_results.types import ResultSheet
from oj_appliance.web.guards import GUEST_VIEWER, Viewer
from tests.http_client import Client
from tests.oj_appliance.exam_results.many import hold_many
from tests.oj_appliance.exam_results.test_closing import evidence, table
from tests.oj_appliance.similarity.programs import HONEST, ORIGINAL, RENAMED, REORDERED
from tests.oj_appliance.timed_work.stage import END, WorkStage

SIMILARITY = "/api/admin/exam/similarity"
FILE = "/api/file/download-exam-similarity"
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


def test_the_whole_report_is_taken_along_with_the_lines_of_each_passage(stage: WorkStage) -> None:
    """Names and code may be formulas, or tags: in a file they are nothing but text."""
    hostile = "# <script>alert(1)</script> &amp;\r\n"
    codes = (hostile + ORIGINAL, RENAMED, HONEST[0], HONEST[1])
    people = [
        {"realname": name, "class_name": "@3A", "points": [100]}
        for name in ("=1+1", "<b>Bold</b>", "Pupil 2", "Pupil 3")
    ]
    tid = hold_many(stage, people, letters="A", codes=lambda number, _: codes[number])
    stage.at(3 * END)
    assert stage.root.get(FILE, tid=tid).err == "similarity.no_report"
    assert stage.root.post(SIMILARITY, {"tid": tid}).status == 200
    (pair,) = report(stage, tid)["pairs"]
    ids = {side: pair[side]["uid"] for side in ("left", "right")}
    (task,) = stage.root.get(f"{SIMILARITY}/pair", tid=tid, **ids).data["tasks"]
    reader = Client(stage.root.base, token=stage.root.token, language="en-US")
    table = reader.get(FILE, tid=tid, type="csv").body.decode("utf-8-sig")
    told = list(csv.DictReader(io.StringIO(table, newline="")))
    left, right = (0, 1) if task["left"]["code"] == codes[0] else (1, 0)
    names = ("'=1+1", "<b>Bold</b>")
    assert {(line["Name 1"], line["Name 2"], line["Class 1"]) for line in told} == {
        (names[left], names[right], "'@3A")
    }
    assert [
        [int(line[f"{edge} line {side}"]) for side in (1, 2) for edge in ("First", "Last")]
        for line in told
    ] == [
        [*_lines(codes[left], each, "left"), *_lines(codes[right], each, "right")]
        for each in task["passages"]
    ]
    document = reader.get(FILE, tid=tid).body.decode()
    assert "<script" not in document and "http" not in document and "<b>" not in document
    assert "=1+1" in document and "&lt;b&gt;Bold&lt;/b&gt;" in document
    rows = re.findall(
        r"<tr><th>(\d*)</th><td>(.*?)</td><th>(\d*)</th><td>(.*?)</td></tr>", document, re.S
    )
    for side, number in ((0, left), (2, right)):
        shown = [(int(row[side]), _text(row[side + 1])) for row in rows if row[side]]
        assert shown == list(enumerate(codes[number].splitlines(), 1))
    assert document.count("<sup>1</sup>") == 2


def _lines(code: str, passage: dict[str, int], side: str) -> tuple[int, int]:
    start, end = passage[f"{side}Start"], passage[f"{side}End"]
    return code[:start].count("\n") + 1, code[:end].count("\n") + 1


def _text(shown: str) -> str:
    """What a reader sees, without the numbers of passages."""
    return unescape(re.sub(r"<[^>]*>", "", re.sub(r"<sup>\d+</sup>", "", shown)))


def test_nobody_looks_for_copies_while_an_exam_runs(stage: WorkStage) -> None:
    tid = held(stage)
    stage.at(3 * END)
    running = stage.hold(end_time=stage.begin + 10 * END * 60_000)
    assert stage.root.post(SIMILARITY, {"tid": running}).json["err"] == "results.still_running"
    stage.start(running, "ann")
    assert stage.root.post(SIMILARITY, {"tid": tid}).json["err"] == "similarity.exam_runs"
    stage.edit(running, end_time=stage.begin + END * 60_000)


def test_a_report_that_is_done_while_it_is_asked_for_is_asked_for_again() -> None:
    """Told as none, it would not be: the page asks while one runs."""

    class EndsMeanwhile(ExamLikeness):
        def __init__(self, task: asyncio.Task[None]) -> None:
            self._tasks, self._failed = {7: task}, set()

        async def report(
            self, viewer: Viewer, timed_work_id: int
        ) -> tuple[ResultSheet, Report | None]:
            self._tasks.clear()
            return cast(ResultSheet, None), None

    async def asked_twice() -> tuple[str, str]:
        task = asyncio.create_task(asyncio.sleep(0))
        likeness = EndsMeanwhile(task)
        first, second = [await likeness.told(GUEST_VIEWER, 7) for _ in range(2)]
        return first[0], second[0]

    assert asyncio.run(asked_twice()) == ("running", "none")

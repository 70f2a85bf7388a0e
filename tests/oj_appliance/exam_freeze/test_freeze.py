"""While an exam runs, heavy work waits (contract timedwork.md §14.6)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.timed_work.stage import CID_OFFSET, END, MINUTE, OWN, WorkStage

CALL = "/api/admin/exam/freeze"
LATE = OWN + 30


@pytest.fixture
def exam(stage: WorkStage) -> Iterator[int]:
    """A work of two hours with one judged submission of A; the clock stands before it."""
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    stage.submit(stage.ann, tid)
    stage.at(-60)
    yield tid
    switch(stage.root)
    stage.at(END + 600)
    assert stage.root.delete("/api/admin/homework", tid=tid).status == 200


def switch(who: Client, mode: str = "auto", before: int = 0) -> Answer:
    return who.put(CALL, {"mode": mode, "minutesBefore": before})


def is_frozen(stage: WorkStage) -> bool:
    told: dict[str, Any] = stage.root.get(CALL).data
    return bool(told["frozen"])


def doors(stage: WorkStage) -> dict[str, str | None]:
    """What each heavy call is told; behind a door that is open there is nothing to be done."""
    root = stage.root
    return {
        "backup": root.post("/api/admin/config/db-backup").err,
        "rejudge": root.post("/api/admin/judge/rejudge-problem", {"pid": stage.pids["TWO"]}).err,
        "preview": root.post("/api/admin/judge/rejudge-preview", {"pid": stage.pids["TWO"]}).err,
        "import": root.upload("/api/file/import", "none.zip", b"none", dryRun="true").err,
        "commit": root.post("/api/file/import-commit", {"key": "0" * 32}).err,
        "trash": root.delete("/api/admin/trash", type="problem", id="999999").err,
    }


def test_an_exam_freezes_the_server_from_its_start_to_its_end(stage: WorkStage, exam: int) -> None:
    assert not is_frozen(stage)
    stage.at(0)
    assert is_frozen(stage)
    told = stage.root.get(CALL).data["exams"]
    assert [each["tid"] for each in told] == [exam]
    stage.at(END)
    assert not is_frozen(stage)


def test_time_that_was_granted_keeps_it_frozen(stage: WorkStage, exam: int) -> None:
    stage.record(exam, "ann", started_at=stage.begin + MINUTE, extra_ms=90 * MINUTE)
    stage.at(END + 10)
    assert is_frozen(stage)
    stage.at(END + 40)
    assert not is_frozen(stage)


def test_a_refusal_tells_the_end_as_people_write_it(stage: WorkStage, exam: int) -> None:
    stage.at(0)
    end = datetime.fromtimestamp(stage.begin / 1000 + END * 60, ZoneInfo("Asia/Shanghai"))
    told = stage.root.post("/api/admin/config/db-backup").json
    assert (told["err"], f"{end:%Y-%m-%d %H:%M}" in told["msg"]) == ("exam.frozen", True)


def test_it_can_begin_minutes_before_at_once_or_never(stage: WorkStage, exam: int) -> None:
    assert switch(stage.root, before=90).data["frozen"]
    assert not switch(stage.root, before=30).data["frozen"]
    assert switch(stage.root, "on").data["frozen"]
    stage.at(1)
    assert not switch(stage.root, "off").data["frozen"]
    assert switch(stage.root, "sometimes").http == 400
    assert switch(stage.root, before=-1).http == 400
    assert switch(stage.people["ann"]).http == 403


def test_homework_of_days_freezes_nothing(stage: WorkStage) -> None:
    tid = stage.hold(end_time=stage.begin + 48 * 60 * MINUTE)
    stage.at(1)
    assert not is_frozen(stage)
    assert stage.root.delete("/api/admin/homework", tid=tid).status == 200


def test_each_heavy_work_is_refused_at_its_door_and_the_exams_own_is_not(
    stage: WorkStage, exam: int
) -> None:
    stage.at(1)
    refused = doors(stage)
    assert set(refused.values()) == {"exam.frozen"}
    own = {"pid": stage.pids["ONE"], "cid": exam + CID_OFFSET}
    assert rejudge_of_exam(stage, own).status == 200
    switch(stage.root, "off")
    assert "exam.frozen" not in doors(stage).values()
    switch(stage.root, "on")
    # It goes on when the exam is over.
    assert set(doors(stage).values()) == {"exam.frozen_by_hand"}
    stage.at(-60)
    assert set(doors(stage).values()) == {"exam.frozen_by_hand"}


def rejudge_of_exam(stage: WorkStage, body: dict[str, Any]) -> Answer:
    return stage.root.get("/api/admin/judge/rejudge-contest-problem", **body)

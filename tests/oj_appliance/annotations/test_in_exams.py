"""What a teacher writes beside code of an exam is kept back as its results are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.oj_appliance.annotations.writing import (
    annotate,
    annotated,
    lines,
    listed,
    unread_notices,
)
from tests.oj_appliance.timed_work.stage import CID_OFFSET, WorkStage

pytestmark = pytest.mark.quick


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    made = WorkStage.set_up(module="tests.oj_appliance.annotations.ticking_server")
    yield made
    made.close()


def a_minute_later(stage: WorkStage) -> None:
    assert stage.root.post("/api/stage-minute").status == 200


def test_nothing_is_told_before_the_results_are(stage: WorkStage) -> None:
    tid = stage.hold({"results": "all_over"})
    stage.at(1)
    stage.start(tid, "ann", "ben")
    number = stage.submit(stage.ann, tid)
    before = unread_notices(stage.ben)
    assert annotate(stage.root, number, 1, "Clever").status == 200
    assert annotate(stage.ben, number).status == 404
    a_minute_later(stage)
    assert annotated(stage.ann, number) == {"annotations": [], "mayWrite": False}
    assert listed(stage.ann) == []
    stage.hand_in(stage.ann, tid)
    a_minute_later(stage)
    assert lines(stage.ann, number) == [] and listed(stage.ann) == []
    assert unread_notices(stage.ann) == 0
    stage.at(200)
    a_minute_later(stage)
    a_minute_later(stage)
    assert lines(stage.ann, number) == [(1, "Clever")]
    assert unread_notices(stage.ann) == 1
    assert listed(stage.ann) == [(number, 1, 1)]
    row = stage.ann.get("/api/annotated-submissions").data["records"][0]["submission"]
    assert row["cid"] == tid + CID_OFFSET and row["displayTid"] == "A"
    assert unread_notices(stage.ben) == before


def test_results_that_are_told_later_again_take_it_back(stage: WorkStage) -> None:
    tid = stage.hold({"results": "own_end"})
    stage.at(1)
    stage.start(tid, "ann")
    number = stage.submit(stage.ann, tid)
    annotate(stage.root, number, 1, "Clever")
    stage.hand_in(stage.ann, tid)
    stage.at(2)
    assert lines(stage.ann, number) == [(1, "Clever")]
    stage.decide(tid, results="released")
    assert lines(stage.ann, number) == []
    assert number not in [each[0] for each in listed(stage.ann)]

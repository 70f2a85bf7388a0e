"""Results that are told from a moment on that the teacher names (contract timedwork.md §9)."""

from __future__ import annotations

from oj_appliance.clock import wire_time
from tests.exam.test_timed_work import places, viewers
from tests.oj_appliance.timed_work.settings.test_results import HIDDEN_YET, TOLD, told
from tests.oj_appliance.timed_work.stage import END, MINUTE, WorkStage


def test_nothing_moves_anywhere_before_the_release_and_all_of_it_at_the_release(
    stage: WorkStage,
) -> None:
    tid = stage.hold({"results": "released"})
    stage.at(1)
    stage.start(tid, "ann", "ben")
    before = {name: places(stage, who, tid) for name, who in viewers(stage).items()}
    number = stage.submit(stage.ann, tid)
    stage.at(END + 60)
    over = {name: places(stage, who, tid) for name, who in viewers(stage).items()}
    ranks = [each.pop("rank") for each in over.values()]
    for each in before.values():
        each.pop("rank")
    assert over == before
    assert [rank.get("err") or rank["status"] for rank in ranks[:2]] == [
        *("timedwork.results_later",) * 2,
    ]
    assert told(stage, stage.ann, tid) == HIDDEN_YET
    assert {row["myScore"] for row in stage.problems(stage.ann, tid).data} == {None}
    assert stage.root.get("/api/get-submission-detail", submitId=number).status == 200
    stage.decide(tid, releaseAt=wire_time(stage.begin + (END + 90) * MINUTE))
    assert told(stage, stage.ann, tid) == HIDDEN_YET
    stage.at(END + 91)
    assert told(stage, stage.ann, tid) == TOLD
    assert stage.problems(stage.ann, tid).data[0]["myScore"] == 100
    assert stage.rank(stage.ben, tid).data[0]["score"] == 100
    week = stage.root.get("/api/get-last-week-submission-statistics", forceRefresh=True).data
    assert sum(week["acCountList"]) >= 1

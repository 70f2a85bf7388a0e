"""The rank of a timed work: when, for whom, and what it tells (contract timedwork.md §3 and §6)."""

from __future__ import annotations

import pytest

from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import END, OWN, WRONG, WorkStage


def test_participants_see_it_once_they_have_handed_in(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    refusal = (403, "timedwork.rank_after_hand_in")
    stage.start(tid, "ann", "ben")
    for name in ("ann", "ben", "cat"):
        answer = stage.rank(stage.people[name], tid)
        assert (answer.status, answer.err) == refusal
    stage.hand_in(stage.ann, tid)
    assert stage.rank(stage.ann, tid).status == 200
    assert stage.rank(stage.ben, tid).err == refusal[1]
    stage.at(OWN + 2)
    assert stage.rank(stage.ben, tid).status == 200
    # Who never started waits for the work's end.
    assert stage.rank(stage.people["cat"], tid).err == refusal[1]
    stage.at(END + 1)
    assert stage.rank(stage.people["cat"], tid).status == 200
    stage.at(-1)
    for who in (stage.root, stage.people["ada"]):
        assert stage.rank(who, tid).status == 200


@pytest.mark.covers("S3-3-22", "S3-7.3-4")
def test_rows_tell_points_and_time_used_and_the_cells(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann", "ben", "cat")
    stage.submit(stage.ann, tid, "A")
    stage.submit(stage.ann, tid, "B", WRONG)
    stage.submit(stage.ben, tid, "B")
    stage.at(11)
    stage.hand_in(stage.ann, tid)
    rows = stage.rank(stage.ann, tid).data
    assert [(row["rank"], row["username"], row["score"]) for row in rows] == [
        (1, "ann", 100),
        (2, "ben", 50),
        (3, "cat", 0),
    ]
    assert rows[0]["submissionInfo"] == {
        "A": {"score": 100, "status": 0},
        "B": {"score": 0, "status": -1},
    }
    assert rows[1]["submissionInfo"] == {"B": {"score": 50, "status": 0}}
    assert rows[2]["submissionInfo"] == {}
    assert 595 <= rows[0]["usedTime"] <= 605
    assert rows[0]["realname"] is None
    assert "realname" in stage.rank(stage.root, tid).data[0]


def test_the_newest_counts_where_the_work_says_so(stage: WorkStage) -> None:
    tid = stage.hold(score_type="Recent")
    stage.at(1)
    stage.start(tid, "ann")
    stage.submit(stage.ann, tid)
    stage.submit(stage.ann, tid, code=WRONG)
    cells = stage.rank(stage.root, tid).data[0]["submissionInfo"]
    assert cells == {"A": {"score": 0, "status": -1}}
    stage.edit(tid, score_type="Highest")
    cells = stage.rank(stage.root, tid).data[0]["submissionInfo"]
    assert cells == {"A": {"score": 100, "status": 0}}


def test_organisers_and_whoever_never_started_stand_in_no_rank(stage: WorkStage) -> None:
    tid = stage.hold(user_id=uid_of(stage.people["ada"]), author="ada", auth=1, password="pass")
    stage.at(1)
    for name in ("ann", "ben"):
        body = {"tid": tid, "password": "pass"}
        assert stage.people[name].post("/api/homework/register", body).status == 200
    stage.start(tid, "ann", "ada")
    assert stage.begin_as(stage.root, tid).status == 200
    stage.submit(stage.root, tid)
    assert [row["username"] for row in stage.rank(stage.root, tid).data] == ["ann"]


def test_the_rank_follows_a_changed_verdict_when_it_is_read(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    number = stage.submit(stage.ann, tid)
    assert stage.rank(stage.root, tid).data[0]["score"] == 100
    body = {"submitId": number, "status": -1}
    assert stage.root.get("/api/admin/judge/manual-judge", **body).status == 200
    assert stage.rank(stage.root, tid).data[0]["score"] == 0

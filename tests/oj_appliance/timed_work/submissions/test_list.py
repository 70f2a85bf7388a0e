"""The list of a timed work's submissions (contract timedwork.md §3)."""

from __future__ import annotations

import pytest

from tests.oj_appliance.timed_work.stage import CID_OFFSET, WRONG, WorkStage

# S3 §3, and cid (contract timedwork.md §2).
FIELDS = {
    *("submitId", "pid", "displayTid", "displayId", "status", "score", "oiRankScore", "time"),
    *("memory", "length", "language", "judger", "username", "uid", "submitTime", "errorMessage"),
    *("isManual", "cid"),
}


@pytest.mark.covers("S3-3-23", "S3-7.3-6")
def test_staff_lists_everybodys_and_participants_their_own(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann", "ben")
    first = stage.submit(stage.ann, tid)
    second = stage.submit(stage.ben, tid, "B", WRONG)
    found = stage.submissions(stage.root, tid).data
    assert [row["submitId"] for row in found["records"]] == [second, first]
    assert found["records"][0].keys() == FIELDS and found["size"] == 15
    newest = found["records"][0]
    assert (newest["status"], newest["displayTid"], newest["displayId"]) == (-1, "B", "B")
    assert (newest["username"], newest["cid"]) == ("ben", tid + CID_OFFSET)
    own = stage.submissions(stage.ann, tid).data
    assert [row["submitId"] for row in own["records"]] == [first] and own["total"] == 1


def test_the_list_can_be_narrowed(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann", "ben")
    first = stage.submit(stage.ann, tid)
    second = stage.submit(stage.ben, tid, "B", WRONG)

    def found(**query: object) -> list[int]:
        rows = stage.submissions(stage.root, tid, **query).data["records"]
        return [row["submitId"] for row in rows]

    assert found(displayId="b") == [second]
    assert found(problemID="A") == [first]
    assert found(displayId="Z") == []
    assert found(username="ann") == [first]
    assert found(status=-1) == [second]
    assert found(onlyMine=True) == []
    assert found(limit=1, currentPage=2) == [first]


def test_what_a_compiler_said_is_told_when_the_result_is(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    stage.submit(stage.ann, tid, code="print(")
    assert stage.submissions(stage.root, tid).data["records"][0]["errorMessage"]
    assert stage.submissions(stage.ann, tid).data["records"][0]["errorMessage"] is None
    stage.hand_in(stage.ann, tid)
    assert "SyntaxError" in stage.submissions(stage.ann, tid).data["records"][0]["errorMessage"]


def test_the_list_needs_a_login_and_entry(stage: WorkStage) -> None:
    tid = stage.hold(auth=1, password="pass")
    assert stage.submissions(stage.server.client(), tid).http == 401
    assert stage.submissions(stage.ann, tid).err == "timedwork.register_first"
    assert stage.submissions(stage.ann, 49_999).err == "timedwork.missing"

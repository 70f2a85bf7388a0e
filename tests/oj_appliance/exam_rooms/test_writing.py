"""What staff see of somebody's drafts and submissions (contract timedwork.md §10.3)."""

from __future__ import annotations

import json
from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.exam_rooms.making import EXAM
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, WRONG, WorkStage

FIRST, SECOND = "print(1)", "print(1)\nprint(2)"


def save(stage: WorkStage, who: Client, tid: int, code: str, version: int = 0) -> None:
    body = {"pid": stage.pids["ONE"], "cid": tid + CID_OFFSET, "language": "Python3"}
    answer = who.put("/api/draft", {**body, "code": code, "version": version})
    assert answer.status == 200, answer.body


def writing_of(who: Client, tid: int, uid: str) -> dict[str, dict[str, Any]]:
    """By display id."""
    answer = who.get(f"{EXAM}/writing", tid=tid, uid=uid)
    assert answer.status == 200, answer.body
    return {each["displayId"]: each for each in answer.data["problems"]}


def draft_of(who: Client, tid: int, uid: str, number: int) -> Answer:
    return who.get(f"{EXAM}/draft", tid=tid, uid=uid, id=number)


def test_staff_see_every_kept_version_and_read_one_which_the_audit_log_tells(
    stage: WorkStage,
) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    save(stage, stage.ann, tid, FIRST)
    stage.at(3)
    save(stage, stage.ann, tid, SECOND, 1)
    number, uid = stage.submit(stage.ann, tid, code=WRONG), uid_of(stage.ann)
    ada = stage.people["ada"]
    found = writing_of(ada, tid, uid)
    assert list(found) == ["A", "B"]
    assert (found["B"]["drafts"], found["B"]["submissions"]) == ([], [])
    newest, older = found["A"]["drafts"]
    assert [(it["version"], it["length"]) for it in (newest, older)] == [(2, 17), (1, 8)]
    assert newest["savedAt"] > older["savedAt"]
    assert (newest["language"], newest["isAside"]) == ("Python3", False)
    (sent,) = found["A"]["submissions"]
    assert (sent["submitId"], sent["status"], sent["length"]) == (number, -1, len(WRONG))

    assert draft_of(ada, tid, uid, older["id"]).data["code"] == FIRST
    assert draft_of(ada, tid, uid, newest["id"]).data["code"] == SECOND
    rows = stage.root.get("/api/admin/audit-log", action="exam.draft_read").data["records"]
    targets = [json.loads(row["target"]) for row in rows]
    told = [row for row, target in zip(rows, targets, strict=True) if target["tid"] == tid]
    assert [row["username"] for row in told] == ["ada", "ada"]
    assert [json.loads(row["after"])["version"] for row in told] == [2, 1]
    assert {target["uid"] for target in targets if target["tid"] == tid} == {uid}
    assert "print" not in str(told)


def test_a_draft_is_read_under_its_own_work_and_person_alone(stage: WorkStage) -> None:
    stage.at(1)
    tid, other = stage.hold(), stage.hold()
    for each in (tid, other):
        stage.start(each, "ann", "ben")
        save(stage, stage.ann, each, ADD)
    ann, ben = uid_of(stage.ann), uid_of(stage.ben)
    number = writing_of(stage.root, tid, ann)["A"]["drafts"][0]["id"]
    assert draft_of(stage.root, tid, ann, number).status == 200
    assert draft_of(stage.root, other, ann, number).err == "exam.draft_missing"
    assert draft_of(stage.root, tid, ben, number).err == "exam.draft_missing"
    assert writing_of(stage.root, tid, ben)["A"]["drafts"] == []


def test_only_staff_look_and_only_at_people_of_the_work(stage: WorkStage) -> None:
    stage.at(1)
    tid = stage.hold()
    stage.start(tid, "ann")
    ann, cat = uid_of(stage.ann), uid_of(stage.people["cat"])
    for who in (stage.ann, stage.ben):
        assert who.get(f"{EXAM}/writing", tid=tid, uid=ann).status == 403
        assert draft_of(who, tid, ann, 1).status == 403
    missing = stage.root.get(f"{EXAM}/writing", tid=tid, uid=cat)
    assert missing.err == "exam.person_missing"
    assert stage.root.get(f"{EXAM}/writing", tid=999_999, uid=ann).err == "timedwork.missing"


def test_problems_of_another_version_show_where_something_was_written(stage: WorkStage) -> None:
    stage.at(1)
    tid = stage.hold(versions=("A", "B"))
    stage.record(tid, "ann", paper_version="A")
    stage.start(tid, "ann")
    save(stage, stage.ann, tid, ADD)
    uid = uid_of(stage.ann)
    stage.record(tid, "ann", paper_version="B")
    found = stage.root.get(f"{EXAM}/writing", tid=tid, uid=uid).data["problems"]
    written = [(it["displayTitle"], len(it["drafts"])) for it in found]
    assert written == [("First", 1), ("Second", 0)]

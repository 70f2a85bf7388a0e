"""What a timed work came to: whether all is in and judged, and versions that are signed."""

from __future__ import annotations

import time

import pytest

from tests.http_client import Client
from tests.judging_waits import PATIENCE_S
from tests.oj_appliance.exam_results.desk import office_lines, results, sign, version, written
from tests.oj_appliance.exam_rooms.making import make_room, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import ADD, END, WorkStage
from tests.oj_appliance.timed_work.taking.test_taking import write


def cells(row: dict[str, object]) -> dict[str, int]:
    told = row["cells"]
    assert isinstance(told, dict)
    return {letter: cell["score"] for letter, cell in told.items()}


def test_lights_count_what_is_still_out_and_whom_to_look_at(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann", "ben")
    stage.submit(stage.ann, tid)
    lights = results(stage.root, tid)["lights"]
    assert (lights["isOver"], lights["running"], lights["submissions"]) == (False, 2, 1)
    # Who has not come yet may still begin: nobody is called absent.
    stage.record(tid, "ada", registered_at=stage.begin)
    assert office_lines(stage.root, tid)[-1][-1] == "not begun"
    stage.record(tid, "ben", extra_ms=600_000)
    stage.at(END)
    lights = results(stage.root, tid)["lights"]
    assert (lights["isOver"], lights["running"]) == (True, 0)
    assert office_lines(stage.root, tid)[-1][-1] == "absent"
    assert (lights["withoutSubmission"], lights["extended"], lights["paused"]) == (1, 1, 0)
    assert (lights["unjudged"], lights["judgeErrors"], lights["late"]) == (0, 0, 0)


def test_whoever_registered_and_never_came_is_named_as_absent(stage: WorkStage) -> None:
    tid = written(stage)
    stage.record(tid, "ada", registered_at=stage.begin)
    told = results(stage.root, tid)
    assert [each["username"] for each in told["absent"]] == ["ada"]
    assert sorted(row["username"] for row in told["rows"]) == ["ann", "ben", "cat"]


def test_whoever_has_a_seat_and_never_came_is_named_with_it(stage: WorkStage) -> None:
    """Also in the version that is signed, on the office's sheet and to whoever prints; one who was
    taken from the plan again, and who made the work, are not expected."""
    tid = written(stage)
    for name in ("dan", "eve", "fay"):
        if name not in stage.people:
            stage.people[name] = stage.server.add_user(name)
    make_room(stage.root, tid, "East")
    seats = seats_of(stage.root, tid, "East")
    for seat, uid in (("3", "eve"), ("2", "dan"), ("5", "fay")):
        assert sit(stage.root, seats[seat], uid_of(stage.people[uid])).status == 200
    assert sit(stage.root, seats["4"], uid_of(stage.ann)).status == 200
    assert sit(stage.root, seats["1"], uid_of(stage.root)).status == 200
    assert sit(stage.root, seats["5"], None).status == 200
    told = results(stage.root, tid)
    wanted = [("dan", "East 2"), ("eve", "East 3")]
    assert [(each["username"], each["seat"]) for each in told["absent"]] == wanted
    assert told["lights"]["absent"] == 2
    assert sign(stage.root, tid).data == {"version": 1}
    signed = version(stage.root, tid, 1).data
    assert [(each["username"], each["seat"]) for each in signed["absent"]] == wanted
    lines = office_lines(stage.root, tid, version=1, rank="true")
    assert lines[0][-1] == "Remarks"
    assert [line[1:] for line in lines[-2:]] == [
        ["dan", "", "", "", "", "", "absent"],
        ["eve", "", "", "", "", "", "absent"],
    ]


def test_corrected_points_are_told_with_the_reason(stage: WorkStage) -> None:
    tid = written(stage)
    room = "/api/admin/exam/correction"
    ben = uid_of(stage.ben)
    of_ben = {"kind": "points", "uid": ben, "points": 60, "reason": "=1+1 on paper"}
    of_all = {"kind": "full_marks", "reason": "the data was wrong"}
    for pid, body in ((stage.pids["ONE"], of_ben), (stage.pids["HELD"], of_all)):
        assert stage.root.post(room, {"tid": tid, "pid": pid, **body}).status == 200
    told = results(stage.root, tid)
    by_name = {row["username"]: row for row in told["rows"]}
    corrections = {
        name: {letter: cell["correction"] for letter, cell in row["cells"].items()}
        for name, row in by_name.items()
    }
    for_all = {"kind": "full_marks", "reason": "the data was wrong"}
    assert corrections == {
        "ann": {"A": None, "B": for_all},
        "ben": {"A": {"kind": "points", "reason": "=1+1 on paper"}, "B": for_all},
        "cat": {"B": for_all},
    }
    assert (cells(by_name["ben"]), told["lights"]["corrected"]) == ({"A": 60, "B": 50}, 3)
    assert by_name["ben"]["cells"]["A"]["submitId"] is not None
    remarks = {line[1]: line[-1] for line in office_lines(stage.root, tid)}
    assert remarks["ann"] == "full marks for B (the data was wrong)"
    assert remarks["ben"] == (
        "points of A corrected (=1+1 on paper); full marks for B (the data was wrong)"
    )
    in_chinese = office_lines(stage.root, tid, language="zh-CN")
    assert in_chinese[3][-1] == "无提交；B 题全员满分（the data was wrong）"


def test_each_row_has_points_by_problem_and_the_receipt_of_what_counts(stage: WorkStage) -> None:
    tid = written(stage)
    by_name = {row["username"]: row for row in results(stage.root, tid)["rows"]}
    ann, ben, cat = (by_name[name] for name in ("ann", "ben", "cat"))
    assert (cells(ann), ann["score"], ann["rank"]) == ({"A": 100, "B": 50}, 150, 1)
    assert (cells(ben), cells(cat)) == ({"A": 0}, {})
    receipt = ann["cells"]["A"]["fingerprint"]
    number = ann["cells"]["A"]["submitId"]
    own = stage.ann.get("/api/exam/get-own-progress", tid=tid).data["receipts"]
    assert {each["submitId"]: each["fingerprint"] for each in own}[number] == receipt


def test_nothing_is_signed_while_somebody_works_or_waits(stage: WorkStage) -> None:
    tid = stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    assert sign(stage.root, tid).json["err"] == "results.still_running"
    stage.record(tid, "ann", extra_ms=3 * 3_600_000)
    stage.at(END)
    assert sign(stage.root, tid).json["err"] == "results.still_running"


def test_nothing_is_signed_within_the_grace_of_anybodys_own_end(stage: WorkStage) -> None:
    tid = stage.hold({"grace_s": 600})
    stage.at(100)
    stage.start(tid, "ann")
    stage.at(END + 5)
    told = results(stage.root, tid)
    assert (told["lights"]["running"], told["lights"]["awaited"]) == (0, 1)
    assert not told["mayBeSigned"]
    refused = sign(stage.root, tid)
    assert (refused.status, refused.json["err"]) == (403, "results.not_all_received")
    words = (
        ("zh-CN", "时间已到，但还有 1 人的作答可能仍在送达，或正在收取其草稿"),
        (
            "en-US",
            "The time is over, but 1 person's answers may still be on their way,"
            " or their drafts are being taken",
        ),
    )
    for language, said in words:
        reader = Client(stage.root.base, token=stage.root.token, language=language)
        assert sign(reader, tid).json["msg"] == said
    stage.at(END + 10)
    assert results(stage.root, tid)["lights"]["awaited"] == 0
    assert sign(stage.root, tid).data == {"version": 1}


def test_nothing_is_signed_before_the_last_drafts_are_taken_and_judged(stage: WorkStage) -> None:
    tid = stage.hold({"takes_latest_draft": True})
    stage.at(100)
    stage.start(tid, "ann")
    write(stage, stage.ann, tid, "A", ADD)
    stage.at(END)
    deadline = time.monotonic() + PATIENCE_S
    while (answer := sign(stage.root, tid)).status != 200 and time.monotonic() < deadline:
        # Or what was seen has changed since, as it is when a draft has been taken in between.
        waits = ("results.not_all_received", "results.not_all_judged", "results.changed")
        assert answer.json["err"] in waits
    assert answer.data == {"version": 1}
    (ann,) = version(stage.root, tid, 1).data["rows"]
    assert (ann["score"], ann["submissions"]) == (100, 1)


def test_a_signed_version_stays_and_a_later_one_tells_what_differs(stage: WorkStage) -> None:
    tid = written(stage)
    assert sign(stage.root, tid, note=" checked twice ").data == {"version": 1}
    first = version(stage.root, tid, 1).data
    assert (first["version"]["signedBy"], first["version"]["note"]) == ("root", "checked twice")
    assert sign(stage.root, tid).json["err"] == "results.signed_already"
    ben = next(row for row in first["rows"] if row["username"] == "ben")
    number = ben["cells"]["A"]["submitId"]
    mended = stage.root.get("/api/admin/judge/manual-judge", submitId=number, status=0)
    assert mended.status == 200, mended.body
    told = results(stage.root, tid)
    assert told["mayBeSigned"]
    assert [
        (each["username"], each["what"], each["displayId"], each["before"], each["after"])
        for each in told["differences"]
    ] == [
        ("ben", "points", "A", "0", "100"),
        ("ben", "total", None, "0", "100"),
        ("cat", "rank", None, "2", "3"),
    ]
    assert version(stage.root, tid, 1).data == first
    assert sign(stage.root, tid).data == {"version": 2}
    second = version(stage.root, tid, 2).data
    assert second["differences"] == told["differences"] and second["rows"] == told["rows"]
    assert [each["version"] for each in results(stage.root, tid)["versions"]] == [2, 1]


def test_results_that_changed_unseen_are_not_signed(stage: WorkStage) -> None:
    tid = written(stage)
    assert sign(stage.root, tid, digest="0" * 64).json["err"] == "results.changed"
    assert version(stage.root, tid, 1).json["err"] == "results.no_version"


@pytest.mark.parametrize("name", ["ada", "ann"])
def test_only_whoever_holds_the_work_reads_and_signs(name: str, stage: WorkStage) -> None:
    tid = written(stage)
    who = stage.people[name]
    for answer in (
        who.get("/api/admin/exam/results", tid=tid),
        sign(who, tid, digest="0" * 64),
        version(who, tid, 1),
    ):
        assert answer.status == 403

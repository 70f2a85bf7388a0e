"""What is kept as evidence, and what is erased in the end."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime

import pytest

from oj_appliance.exam_results.closing.erasure_rules import erases_at
from tests.exam.doors import BEHIND_PROXY, seated
from tests.judging_waits import PATIENCE_S, wait_for_verdict
from tests.oj_appliance.exam_results.desk import results, sign, written
from tests.oj_appliance.exam_rooms.making import make_room, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import CID_OFFSET, END, WorkStage

ERASURE = "/api/admin/exam/erasure"


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    """Behind a proxy, which tells the computers' addresses."""
    made = WorkStage.set_up(BEHIND_PROXY)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("end", "months", "wanted"),
    [
        ((2026, 1, 31), 1, (2026, 2, 28)),
        ((2027, 12, 15), 1, (2028, 1, 15)),
        ((2026, 8, 31), 18, (2028, 2, 29)),
        ((2026, 11, 23), 120, (2036, 11, 23)),
    ],
)
def test_months_are_those_of_the_calendar(
    end: tuple[int, int, int], months: int, wanted: tuple[int, int, int]
) -> None:
    begin = round(datetime(*end, tzinfo=UTC).timestamp() * 1000)
    found = datetime.fromtimestamp(erases_at(begin, months) / 1000, UTC)
    assert (found.year, found.month, found.day) == wanted


def test_nothing_is_erased_before_the_results_are_signed(stage: WorkStage) -> None:
    tid = written(stage)
    assert stage.root.put(ERASURE, {"tid": tid, "months": 6}).status == 200
    told = stage.root.get(ERASURE, tid=tid).data
    assert (told["months"], told["isSigned"], told["codes"]) == (6, False, 3)
    assert told["erasesTime"] > results(stage.root, tid)["rows"][0]["startTime"]
    assert sign(stage.root, tid).status == 200
    assert stage.root.get(ERASURE, tid=tid).data["isSigned"]
    assert stage.root.put(ERASURE, {"tid": tid, "months": 121}).http == 400
    assert stage.root.put(ERASURE, {"tid": tid, "months": None}).status == 200
    assert stage.root.get(ERASURE, tid=tid).data["erasesTime"] is None


def evidence(stage: WorkStage, tid: int) -> dict[str, str]:
    """The texts of the pack by file."""
    answer = stage.root.get("/api/file/download-exam-evidence", tid=tid)
    assert answer.http == 200, answer.body
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        return {name: archive.read(name).decode("utf-8-sig") for name in archive.namelist()}


def table(texts: dict[str, str], name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(texts[f"{name}.csv"], newline="")))


def test_evidence_has_what_happened_in_the_rooms(stage: WorkStage) -> None:
    """Notes, messages with their readers, refused pastes and pauses, also those that were taken
    back, as the board tells them; and what of the pauses reached whom."""
    stage.at(0)
    tid = stage.hold({"paste": False})
    stage.at(1)
    stage.start(tid, "ann", "ben")
    room = make_room(stage.root, tid, "East")
    ann = uid_of(stage.ann)
    assert sit(stage.root, seats_of(stage.root, tid, "East")["2"], ann).status == 200
    exam = "/api/admin/exam"
    sign_of_life = {"clock": 0, "tid": tid, "refusedPastes": 2}
    assert stage.ann.post("/api/exam/here", sign_of_life).status == 200
    stage.at(10)
    of_room = {"tid": tid, "roomId": room, "backS": 120, "lengthS": 60, "reason": "=a fuse"}
    made = stage.root.post(f"{exam}/pause", of_room).data["id"]
    wrong = stage.root.post(f"{exam}/pause", {"tid": tid, "backS": 60}).data["id"]
    assert stage.root.post(f"{exam}/undo-pause", {"tid": tid, "id": wrong}).status == 200
    note = {"tid": tid, "uid": ann, "text": "Left the room"}
    assert stage.root.post(f"{exam}/note", note).status == 200
    told = {"tid": tid, "uid": ann, "text": "Please stay seated"}
    message = stage.root.post(f"{exam}/message", told).data["id"]
    assert stage.ann.post("/api/exam/message-read", {"tid": tid, "id": message}).status == 200
    gone = stage.root.post(f"{exam}/message", {"tid": tid, "text": "Mistaken"}).data["id"]
    withdrawn = stage.root.post(f"{exam}/withdraw-message", {"tid": tid, "id": gone})
    assert withdrawn.status == 200
    stage.at(END)
    texts = evidence(stage, tid)
    on_board = stage.root.get(f"{exam}/pauses", tid=tid).data["pauses"]
    pauses = table(texts, "pauses")
    assert [(each["id"], each["room"], each["reason"]) for each in pauses] == [
        (str(made), "East", "'=a fuse"),
        (str(wrong), "", ""),
    ]
    assert [each["since"] for each in pauses] == [each["since"] for each in reversed(on_board)]
    assert [each["undone_by"] for each in pauses] == ["", "root"]
    reached = [(each["username"], each["pause"]) for each in table(texts, "time-given-back")]
    assert reached == [("ann", str(made))]
    (noted,) = table(texts, "notes")
    assert (noted["username"], noted["seat"], noted["text"]) == ("ann", "East 2", "Left the room")
    assert [
        (each["username"], each["text"], each["withdrawn_by"]) for each in table(texts, "messages")
    ] == [("ann", "Please stay seated", ""), ("", "Mistaken", "root")]
    first, *_ = table(texts, "message-readers")
    assert (first["message"], first["username"]) == (str(message), "ann")
    assert first["read_at"].startswith("20")
    (refused,) = table(texts, "refused-pastes")
    assert (refused["username"], refused["count"]) == ("ann", "2")
    assert refused["last_at"].startswith("20")
    assert "pauses" not in table(texts, "participations")[0]


def test_evidence_is_tables_of_what_happened_without_a_secret(stage: WorkStage) -> None:
    tid = written(stage)
    texts = evidence(stage, tid)
    rows = list(csv.reader(io.StringIO(texts["submissions.csv"], newline="")))
    assert len(rows) == 4 and "ip" in rows[0]
    assert len(json.loads(texts["results.json"])["people"]) == 3
    whole = "".join(texts.values())
    with closing(sqlite3.connect(stage.server.data / "oj.sqlite3")) as connection:
        hidden = [row[0] for row in connection.execute("SELECT token_sha256 FROM session")]
        hidden += [row[0] for row in connection.execute("SELECT password_hash FROM account")]
    assert [each for each in hidden if each in whole] == []


def test_evidence_has_what_staff_did_whatever_their_page(stage: WorkStage) -> None:
    """Codes for logging in, judging that was paused and what was judged again, of this work and
    its problems; nothing of another's."""
    stage.at(0)
    tid, other = stage.hold(), stage.hold()
    stage.at(1)
    stage.start(tid, "ann")
    number = stage.submit(stage.ann, tid)
    root, pid, ann = stage.root, stage.pids["ONE"], uid_of(stage.ann)
    code = {"tid": tid, "uid": ann}
    assert root.post("/api/admin/exam/login-code", code).status == 200
    for paused in (True, False):
        pause = {"tid": tid, "pid": pid, "paused": paused}
        assert root.put("/api/admin/exam/judging", pause).status == 200
    for work in (tid, other):
        query = {"cid": work + CID_OFFSET, "pid": pid}
        root.get("/api/admin/judge/rejudge-contest-problem", **query)
    wait_for_verdict(root, number)
    batch = judged_again(stage, tid, pid)
    assert root.post("/api/admin/judge/rejudge-undo", {"batchId": batch}).status == 200
    manual = {"submitId": number, "status": 0, "score": 100}
    assert root.get("/api/admin/judge/manual-judge", **manual).status == 200
    stage.at(END)
    # After the end, and of nobody who sat there then.
    assert root.put("/api/admin/judge/pause-problem", {"pid": pid, "paused": True}).status == 200
    assert root.put("/api/admin/judge/pause-problem", {"pid": pid, "paused": False}).status == 200
    done = [each["action"] for each in table(evidence(stage, tid), "staff-actions")]
    assert done == [
        "user.login_code",
        "judge.pause_problem",
        "judge.pause_problem",
        "submission.rejudge_contest_problem",
        "submission.rejudge_apply",
        "submission.rejudge_undo",
        "submission.manual_judge",
    ]


def judged_again(stage: WorkStage, tid: int, pid: int) -> int:
    """Applied; the batch's number."""
    body = {"pid": pid, "cid": tid + CID_OFFSET}
    key = str(stage.root.post("/api/admin/judge/rejudge-preview", body).data["key"])
    deadline = time.monotonic() + PATIENCE_S
    while stage.root.get("/api/admin/judge/rejudge-preview", key=key).data["state"] == "running":
        assert time.monotonic() < deadline, "the preview does not end"
        time.sleep(0.05)
    applied = stage.root.post("/api/admin/judge/rejudge-apply", {"key": key}).data
    return int(applied["batchId"])


def test_evidence_has_who_worked_beyond_the_end_and_who_shared_a_computer(
    stage: WorkStage,
) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.at(1)
    for name, address in (("ann", "10.3.0.1"), ("ben", "10.3.0.1"), ("cat", "10.3.0.2")):
        assert stage.begin_as(seated(stage, name, address), tid).status == 200
    stage.at(10)
    ann = uid_of(stage.ann)
    longer = {"tid": tid, "uid": ann, "action": "extend", "seconds": 80 * 60}
    assert stage.root.put("/api/admin/homework/record", longer).status == 200
    stage.at(END + 5)
    moved = seated(stage, "ann", "10.3.0.9")
    assert stage.send(moved, tid).status == 200
    stage.at(END + 60)
    seated(stage, "ann", "10.3.0.7")
    texts = evidence(stage, tid)
    of_ann = {each["ip"] for each in table(texts, "sessions") if each["username"] == "ann"}
    assert {"10.3.0.1", "10.3.0.9"} <= of_ann and "10.3.0.7" not in of_ann
    shared = [
        (each["address"], each["left"], each["right"])
        for each in table(texts, "same-address")
        if each["address"].startswith("10.3.")
    ]
    assert shared == [("10.3.0.1", "ann", "ben")]
    (row,) = (each for each in table(texts, "same-address") if each["address"] == "10.3.0.1")
    assert row["since"].startswith("20") and row["since"] <= row["until"]

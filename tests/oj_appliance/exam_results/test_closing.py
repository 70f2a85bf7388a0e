"""What is kept as evidence, and what is erased in the end."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import zipfile
from contextlib import closing
from datetime import UTC, datetime

import pytest

from oj_appliance.exam_results.closing.erasure_rules import erases_at
from tests.oj_appliance.exam_results.desk import results, sign, written
from tests.oj_appliance.exam_rooms.making import make_room, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import END, WorkStage

ERASURE = "/api/admin/exam/erasure"


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

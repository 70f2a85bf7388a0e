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
from tests.oj_appliance.timed_work.stage import WorkStage

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


def test_evidence_is_tables_of_what_happened_without_a_secret(stage: WorkStage) -> None:
    tid = written(stage)
    answer = stage.root.get("/api/file/download-exam-evidence", tid=tid)
    assert answer.http == 200, answer.body
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        texts = {name: archive.read(name).decode("utf-8-sig") for name in archive.namelist()}
    rows = list(csv.reader(io.StringIO(texts["submissions.csv"], newline="")))
    assert len(rows) == 4 and "ip" in rows[0]
    assert len(json.loads(texts["results.json"])["people"]) == 3
    whole = "".join(texts.values())
    with closing(sqlite3.connect(stage.server.data / "oj.sqlite3")) as connection:
        hidden = [row[0] for row in connection.execute("SELECT token_sha256 FROM session")]
        hidden += [row[0] for row in connection.execute("SELECT password_hash FROM account")]
    assert [each for each in hidden if each in whole] == []

"""The calls about results, as tests make them."""

from __future__ import annotations

import csv
import io
from typing import Any

from tests.http_client import Answer, Client
from tests.oj_appliance.timed_work.stage import END, WRONG, WorkStage

RESULTS = "/api/admin/exam/results"


def results(who: Client, tid: int) -> dict[str, Any]:
    answer = who.get(RESULTS, tid=tid)
    assert answer.status == 200, answer.body
    data: dict[str, Any] = answer.data
    return data


def sign(who: Client, tid: int, *, digest: str | None = None, note: str | None = None) -> Answer:
    seen = results(who, tid)["digest"] if digest is None else digest
    return who.post(f"{RESULTS}/sign-off", {"tid": tid, "digest": seen, "note": note})


def version(who: Client, tid: int, number: int) -> Answer:
    return who.get(f"{RESULTS}/version", tid=tid, version=number)


def office_lines(who: Client, tid: int, **query: Any) -> list[list[str]]:
    """The office's sheet, cell by cell, its head first; in English unless the query says."""
    language = query.pop("language", "en-US")
    reader = Client(who.base, token=who.token, language=language)
    answer = reader.get("/api/file/download-exam-results", tid=tid, type="csv", **query)
    assert answer.http == 200, answer.body
    return list(csv.reader(io.StringIO(answer.body.decode("utf-8-sig"), newline="")))


def written(stage: WorkStage, **values: Any) -> int:
    """A work that is over: ann solved both problems, ben tried A, cat sent nothing. The clock of
    the server is set back first: works end after it."""
    stage.at(0)
    tid = stage.hold(**values)
    stage.at(1)
    stage.start(tid, "ann", "ben", "cat")
    stage.at(2)
    stage.submit(stage.ann, tid)
    stage.submit(stage.ann, tid, "B")
    stage.submit(stage.ben, tid, code=WRONG)
    stage.at(END)
    return tid

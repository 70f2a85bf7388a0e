"""What the night's work erases: in one process with the site, whose clock the test sets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from peewee import SqliteDatabase

from oj_appliance.exam_results.closing.store import erasing
from oj_appliance.exam_results.closing.types import Traces
from oj_appliance.storage.base import database_proxy, fetch_all, insert_row
from oj_appliance.storage.schema import migrate

pytestmark = pytest.mark.quick
WORK, OTHER = 7, 8


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Two works alike, and one in practice beside them."""
    path = folder / "oj.sqlite3"
    migrate(path, backup_folder=folder / "backups")
    database = SqliteDatabase(str(path))
    database_proxy.initialize(database)
    dates: dict[str, Any] = {"created_at": 1, "updated_at": 1}
    put("account", id="ann", username="ann", **dates)
    put("problem", id=1, problem_id="P", title="P", time_limit=1, memory_limit=1, **dates)
    for work in (WORK, OTHER):
        window = {"start_time": 1, "end_time": 9, "duration_ms": 8}
        put("timed_work", id=work, author="ann", title="W", auth=0, **window, **dates)
    sent = {"problem_id": 1, "display_pid": "P", "user_id": "ann", "username": "ann", "lane": 1}
    for place in (WORK, OTHER, 0):
        more = {"place_kind": 2 if place else 0, "place_id": place, "submit_time": 2, "status": 0}
        put("submission", **sent, **more, language="C", code="x", ip="10.0.0.1", score=5, **dates)
        written = {"user_id": "ann", "problem_id": 1, "language": "C", "version": 1}
        of_place = {"contest_id": 50_000 + place if place else 0, "is_aside": 0, "client": "c"}
        put("draft", **written, **of_place, length=1, code="x", **dates)
    yield
    database.close()


def put(table: str, **values: Any) -> None:
    marks = ", ".join("?" * len(values))
    columns = ", ".join(values)
    insert_row(f"INSERT INTO {table} ({columns}) VALUES ({marks})", *values.values())


def test_one_works_code_drafts_and_addresses_go_and_its_results_stay(tmp_path: Path) -> None:
    with filled(tmp_path):
        erasing.put_months(WORK, 1, now=1)
        assert erasing.waiting() == []
        signed = {"digest": "0" * 64, "content": "{}", "signed_uid": "ann", "signed_by": "ann"}
        dates = {"signed_at": 1, "created_at": 1, "updated_at": 1}
        put("exam_result_version", timed_work_id=WORK, version=1, **signed, **dates)
        assert erasing.waiting() == [(WORK, 1)]
        assert erasing.traces(WORK) == Traces(1, 1, 1)
        erasing.erase(WORK, now=5)
        assert erasing.traces(WORK) == Traces(0, 0, 0)
        assert erasing.traces(OTHER) == Traces(1, 1, 1)
        assert (erasing.waiting(), erasing.setting(WORK)) == ([], (1, 5))
        kept = fetch_all("SELECT status, score, submit_time, code FROM submission ORDER BY id")
        assert kept == [(0, 5, 2, None), (0, 5, 2, "x"), (0, 5, 2, "x")]
        assert fetch_all("SELECT count(*) FROM draft") == [(2,)]
        with pytest.raises(Exception, match="never written again"):
            insert_row("UPDATE exam_result_version SET note = 'x'")

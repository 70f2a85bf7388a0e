"""What the night's work erases: in one process with the site, whose clock the test sets."""

from __future__ import annotations

import json
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
sized = {'"rows"': 1, '"columns"': 1}
at = {'"row"': 0, '"column"': 0}


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Two works alike, and one in practice beside them."""
    path = folder / "oj.sqlite3"
    migrate(path, backup_folder=folder / "backups")
    database = SqliteDatabase(str(path), pragmas={"foreign_keys": 1})
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
        if place:
            put_room(place)
            put("code_annotation", submission_id=place - 6, **NOTED, **dates)
    yield
    database.close()


NOTED = {"owner_id": "ann", "line": 1, "content": "x is no name", "is_told": 1}


def put_room(work: int) -> None:
    """Of everything that an exam's rooms keep of a person."""
    dates: dict[str, Any] = {"created_at": 1, "updated_at": 1}
    put("exam_room", id=work, timed_work_id=work, name="East", **dates, **sized)
    seat = {"room_id": work, "name": "1", "user_id": "ann", "address": "10.0.0.1"}
    put("exam_seat", **seat, **at, **dates)
    of_work = {"timed_work_id": work, "user_id": "ann"}
    put("exam_note", **of_work, text="Left the room", author="ada", **dates)
    put("exam_message", id=work, **of_work, text="Stay", author="ada", **dates)
    put("exam_message_recipient", message_id=work, user_id="ann", read_at=2)
    put("exam_pause", **of_work, since=2, until=4, reason="was ill", author="ada", **dates)
    place = {**of_work, "session_id": 1, "address": "10.0.0.1", "agent": "a browser"}
    put("exam_place", **place, bound_at=2)
    put("exam_place_event", **place, kind="bound", happened_at=2)
    put("refused_paste", **of_work, count=3, last_at=2)
    put_log(work)


# What the log keeps of a computer, by action: who wrote the row, from where, before and after.
LOGGED = {
    "exam.place_refused": (
        *("ann", "10.0.0.9"),
        *({"address": "10.0.0.1", "agent": "a browser"}, {"address": "10.0.0.9", "agent": "b"}),
    ),
    "exam.move": ("ada", "10.0.0.2", {"address": "10.0.0.1"}, None),
    "examroom.address": ("ada", "10.0.0.2", {"address": None}, {"address": "10.0.0.1"}),
    "exam.note_add": ("ada", "10.0.0.2", None, {"text": "Left the room"}),
}


def put_log(work: int) -> None:
    for action, (author, ip, before, after) in LOGGED.items():
        told = {"before": before, "after": after}
        put(
            "admin_log",
            **{"user_id": author, "username": author, "action": action, "ip": ip},
            **{name: value and json.dumps(value) for name, value in told.items()},
            **{"target": json.dumps({"tid": work}), "created_at": 1, "updated_at": 1},
        )
    # By the clock, as they were written once.
    put(
        "admin_log",
        **{"action": "examroom.address", "target": json.dumps({"tid": work}), "ip": ""},
        **{"after": json.dumps("10.0.0.1"), "created_at": 1, "updated_at": 1},
    )


def logged(work: int) -> list[tuple[Any, ...]]:
    rows = fetch_all(
        "SELECT user_id, ip, action, before, after FROM admin_log"
        " WHERE json_extract(target, '$.tid') = ? ORDER BY id",
        work,
    )
    return [(*row[:3], *(each and json.loads(each) for each in row[3:])) for row in rows]


def test_addresses_of_computers_go_from_the_log_and_what_was_done_stays(tmp_path: Path) -> None:
    """From where staff did it, too."""
    with filled(tmp_path):
        before = logged(OTHER)
        erasing.erase(WORK, now=5)
        assert logged(WORK) == [
            ("ann", None, "exam.place_refused", {}, {}),
            ("ada", "10.0.0.2", "exam.move", {}, None),
            ("ada", "10.0.0.2", "examroom.address", {}, {}),
            # What staff wrote of somebody goes as their notes do.
            ("ada", "10.0.0.2", "exam.note_add", None, {}),
            (None, "", "examroom.address", None, None),
        ]
        assert logged(OTHER) == before


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
        assert erasing.traces(WORK) == Traces(1, 1, 8, 4)
        erasing.erase(WORK, now=5)
        assert erasing.traces(WORK) == Traces(0, 0, 0, 0)
        assert erasing.traces(OTHER) == Traces(1, 1, 8, 4)
        gone = ("exam_note", "exam_message", "exam_place", "exam_place_event", "refused_paste")
        for table in gone:
            assert fetch_all(f"SELECT timed_work_id FROM {table}") == [(OTHER,)]
        assert fetch_all("SELECT message_id FROM exam_message_recipient") == [(OTHER,)]
        # Who sat where and when time stood still are results.
        seats = fetch_all("SELECT room_id, user_id, address FROM exam_seat ORDER BY id")
        assert seats == [(WORK, "ann", None), (OTHER, "ann", "10.0.0.1")]
        pauses = fetch_all("SELECT since, until, reason FROM exam_pause ORDER BY id")
        assert pauses == [(2, 4, None), (2, 4, "was ill")]
        assert (erasing.waiting(), erasing.setting(WORK)) == ([], (1, 5))
        kept = fetch_all("SELECT status, score, submit_time, code FROM submission ORDER BY id")
        assert kept == [(0, 5, 2, None), (0, 5, 2, "x"), (0, 5, 2, "x")]
        assert fetch_all("SELECT count(*) FROM draft") == [(2,)]
        with pytest.raises(Exception, match="never written again"):
            insert_row("UPDATE exam_result_version SET note = 'x'")

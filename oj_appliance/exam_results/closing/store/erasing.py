"""Queries of erasing."""

from __future__ import annotations

from oj_appliance.exam_results.closing.types import Traces
from oj_appliance.places.codec import cid_of
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import fetch_all, fetch_one, insert_row

_HERE = f"place_kind = {Kind.TIMED_WORK:d} AND place_id = ?"
# Where an exam keeps at which computers people sat.
_ADDRESSES = ("exam_place", "exam_place_event")
# What staff wrote of people and to them; who has read a message goes with it.
_WORDS = ("exam_note", "exam_message")
_OF_SEATS = "address IS NOT NULL AND room_id IN (SELECT id FROM exam_room WHERE timed_work_id = ?)"
# Rows of the audit log that tell of somebody's computer, or quote what was written of people and to
# them. Those that students leave themselves have their address also as where it was done from.
_LEFT_BY_STUDENTS = "'exam.place_refused', 'exam.place_taken_over'"
_LOGGED_ADDRESSES = f"{_LEFT_BY_STUDENTS}, 'exam.move', 'examroom.address'"
_LOGGED_PAUSES = "'exam.pause_create', 'exam.pause_end', 'exam.pause_remove'"
_LOGGED_WORDS = f"'exam.note_add', 'exam.message_add', 'exam.message_remove', {_LOGGED_PAUSES}"
_OF_LOG = "json_extract(target, '$.tid') = ? AND action IN"
_OF_ADDRESS_LOG = (
    f"{_OF_LOG} ({_LOGGED_ADDRESSES})"
    " AND coalesce(json_extract(before, '$.address'), json_extract(after, '$.address'),"
    " CASE json_type(after) WHEN 'text' THEN after END) IS NOT NULL"
)
# What teachers wrote beside the code quotes it.
_OF_CODE = f"submission_id IN (SELECT id FROM submission WHERE {_HERE})"  # noqa: S608
_OF_REASONS = "reason IS NOT NULL AND timed_work_id = ?"


def setting(timed_work_id: int) -> tuple[int | None, int | None]:
    """After how many months, and when it was done."""
    row = fetch_one(
        "SELECT months, erased_at FROM exam_erasure WHERE timed_work_id = ?", timed_work_id
    )
    return (None, None) if row is None else (row[0], row[1])


def put_months(timed_work_id: int, months: int | None, *, now: int) -> None:
    insert_row(
        "INSERT INTO exam_erasure (timed_work_id, months, created_at, updated_at)"
        " VALUES (?, ?, ?, ?) ON CONFLICT (timed_work_id)"
        " DO UPDATE SET months = excluded.months, updated_at = excluded.updated_at",
        *(timed_work_id, months, now, now),
    )


def waiting() -> list[tuple[int, int]]:
    """Works with a setting, not yet done and signed, with their months."""
    return [
        (int(number), int(months))
        for number, months in fetch_all(
            "SELECT timed_work_id, months FROM exam_erasure WHERE months IS NOT NULL"
            " AND erased_at IS NULL AND EXISTS (SELECT 1 FROM exam_result_version AS signed"
            " WHERE signed.timed_work_id = exam_erasure.timed_work_id)"
        )
    ]


def is_signed(timed_work_id: int) -> bool:
    return bool(
        fetch_all(
            "SELECT 1 FROM exam_result_version WHERE timed_work_id = ? LIMIT 1", timed_work_id
        )
    )


def traces(timed_work_id: int) -> Traces:
    drafts = _count("draft WHERE contest_id = ?", _cid(timed_work_id))
    codes = _count(f"submission WHERE {_HERE} AND code IS NOT NULL", timed_work_id)
    addresses = _count(f"submission WHERE {_HERE} AND ip IS NOT NULL", timed_work_id)
    for table in _ADDRESSES:
        addresses += _count(f"{table} WHERE timed_work_id = ?", timed_work_id)
    addresses += _count(f"exam_seat WHERE {_OF_SEATS}", timed_work_id)
    addresses += _count(f"admin_log WHERE {_OF_ADDRESS_LOG}", timed_work_id)
    words = _count(f"exam_pause WHERE {_OF_REASONS}", timed_work_id)
    words += _count(f"code_annotation WHERE {_OF_CODE}", timed_work_id)
    words += sum(_count(f"{table} WHERE timed_work_id = ?", timed_work_id) for table in _WORDS)
    return Traces(drafts, codes, addresses, words)


def erase(timed_work_id: int, *, now: int) -> None:
    """Results stay: verdicts, points, times of submissions and of pauses, seats by their names,
    signed versions. What is known of somebody's last being there is no exam's, and is forgotten by
    itself."""
    insert_row("DELETE FROM draft WHERE contest_id = ?", _cid(timed_work_id))
    insert_row(
        "UPDATE submission SET code = NULL, ip = NULL, error_message = NULL, part_data = NULL"  # noqa: S608
        f" WHERE {_HERE}",
        timed_work_id,
    )
    insert_row(
        "UPDATE submission_case SET user_output = NULL, sample = NULL WHERE submission_id IN"  # noqa: S608
        f" (SELECT id FROM submission WHERE {_HERE})",
        timed_work_id,
    )
    insert_row(f"DELETE FROM code_annotation WHERE {_OF_CODE}", timed_work_id)  # noqa: S608
    insert_row(f"UPDATE exam_seat SET address = NULL WHERE {_OF_SEATS}", timed_work_id)  # noqa: S608
    insert_row(f"UPDATE exam_pause SET reason = NULL WHERE {_OF_REASONS}", timed_work_id)  # noqa: S608
    for table in (*_ADDRESSES, *_WORDS, "exam_similarity", "refused_paste"):
        insert_row(f"DELETE FROM {table} WHERE timed_work_id = ?", timed_work_id)  # noqa: S608
    _erase_log(timed_work_id)
    insert_row(
        "UPDATE exam_erasure SET erased_at = ?, updated_at = ? WHERE timed_work_id = ?",
        *(now, now, timed_work_id),
    )


def _erase_log(timed_work_id: int) -> None:
    """What was done, by whom and when, stays."""
    insert_row(
        "UPDATE admin_log SET"  # noqa: S608
        f" ip = CASE WHEN action IN ({_LEFT_BY_STUDENTS}) THEN NULL ELSE ip END,"
        f" reason = CASE WHEN action IN ({_LOGGED_PAUSES}) THEN NULL ELSE reason END,"
        f" before = {_without_traces('before')}, after = {_without_traces('after')}"
        f" WHERE {_OF_LOG} ({_LOGGED_ADDRESSES}, {_LOGGED_WORDS})",
        timed_work_id,
    )


def _without_traces(column: str) -> str:
    """Of a JSON object its other members; what is none was an address alone."""
    return (
        f"CASE json_type({column}) WHEN 'object'"
        f" THEN json_remove({column}, '$.address', '$.agent', '$.text') END"
    )


def _count(what: str, *values: object) -> int:
    return int(fetch_all(f"SELECT count(*) FROM {what}", *values)[0][0])  # noqa: S608


def _cid(timed_work_id: int) -> int:
    return cid_of(Place(Kind.TIMED_WORK, timed_work_id))

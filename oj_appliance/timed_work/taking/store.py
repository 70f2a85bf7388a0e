"""Queries on last drafts, last submissions, and what has been taken."""

from __future__ import annotations

from oj_appliance.places.codec import cid_of
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import database_proxy, fetch_all
from oj_appliance.timed_work.taking.types import LastDraft, LastSent

# By number of row: the clock may have been set back.
_DRAFTS = (
    "SELECT id, problem_id, language, code, updated_at FROM draft WHERE id IN"
    " (SELECT max(id) FROM draft WHERE user_id = ? AND contest_id = ? AND NOT is_aside"
    " AND updated_at <= ? GROUP BY problem_id)"
)
_SENT = (
    "SELECT problem_id, language, code, submit_time FROM submission WHERE id IN"  # noqa: S608
    f" (SELECT max(id) FROM submission WHERE place_kind = {Kind.TIMED_WORK:d} AND place_id = ?"
    " AND user_id = ? AND problem_id IS NOT NULL GROUP BY problem_id)"
)
_PUT_TIME = (
    "INSERT INTO taken_time (timed_work_id, user_id, ended_at, taken_at) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (timed_work_id, user_id) DO UPDATE SET ended_at = excluded.ended_at,"
    " taken_at = excluded.taken_at"
)


def last_drafts(place: Place, uid: str, until: int) -> list[LastDraft]:
    """Of each problem what was saved last until then."""
    return [LastDraft(*row) for row in fetch_all(_DRAFTS, uid, cid_of(place), until)]


def last_sent(timed_work_id: int, uid: str) -> dict[int, LastSent]:
    """By problem."""
    rows = [LastSent(*row) for row in fetch_all(_SENT, timed_work_id, uid)]
    return {each.problem_id: each for each in rows}


def put_taken(submission_id: int, draft_id: int) -> None:
    sql = "INSERT INTO taken_draft (submission_id, draft_id) VALUES (?, ?)"
    database_proxy.execute_sql(sql, (submission_id, draft_id))


def taken_rows() -> list[int]:
    """Numbers of the submissions that were made of drafts."""
    return [int(number) for (number,) in fetch_all("SELECT submission_id FROM taken_draft")]


def put_time(timed_work_id: int, uid: str, *, ended_at: int, now: int) -> None:
    database_proxy.execute_sql(_PUT_TIME, (timed_work_id, uid, ended_at, now))


def times() -> dict[tuple[int, str], int]:
    """For which end drafts were taken last, by work and person."""
    rows = fetch_all("SELECT timed_work_id, user_id, ended_at FROM taken_time")
    return {(int(number), str(uid)): int(ended_at) for number, uid, ended_at in rows}


def times_of(timed_work_id: int) -> dict[str, int]:
    """The same of one work, by person."""
    sql = "SELECT user_id, ended_at FROM taken_time WHERE timed_work_id = ?"
    return {str(uid): int(ended_at) for uid, ended_at in fetch_all(sql, timed_work_id)}


def time_of(timed_work_id: int, uid: str) -> int | None:
    sql = "SELECT ended_at FROM taken_time WHERE timed_work_id = ? AND user_id = ?"
    rows = fetch_all(sql, timed_work_id, uid)
    return int(rows[0][0]) if rows else None

"""Queries of what is known of an exam, for whoever has to look into it."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.exam_results.closing.store.room import room_tables
from oj_appliance.exam_results.closing.types import EvidenceTable
from oj_appliance.places.codec import cid_of
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import database_proxy

_HERE = f"place_kind = {Kind.TIMED_WORK:d} AND place_id = ?"
_PEOPLE = f"SELECT user_id FROM participation WHERE {_HERE}"  # noqa: S608
# Of drafts their course, not the texts; of sessions no token.
_QUERIES = {
    "participations": "SELECT username, seat, paper_version, registered_at, started_at,"  # noqa: S608
    " ended_at, handed_in_at, disqualified_at, extra_ms, participation.created_at,"
    " participation.updated_at FROM participation JOIN account"
    f" ON account.id = user_id WHERE {_HERE} ORDER BY username",
    "submissions": "SELECT id, username, display_pid, submit_time, status, score, language,"  # noqa: S608
    f" length, ip FROM submission WHERE {_HERE} AND NOT is_trial ORDER BY id",
    "sessions": "SELECT username, session.ip, user_agent, session.created_at, last_seen_at,"  # noqa: S608
    " revoked_at FROM session JOIN account ON account.id = session.user_id JOIN timed_work"
    f" ON timed_work.id = ? WHERE session.user_id IN ({_PEOPLE})"
    " AND session.last_seen_at >= timed_work.start_time AND session.created_at <= end_time",
    "places": "SELECT username, exam_place_event.* FROM exam_place_event JOIN account"
    " ON account.id = user_id WHERE timed_work_id = ? ORDER BY exam_place_event.id",
    "staff-actions": "SELECT created_at, username, action, target, before, after, reason"
    " FROM admin_log WHERE json_extract(target, '$.tid') = ? AND (action LIKE 'timedwork.%'"
    " OR action LIKE 'exam%') ORDER BY id",
}
_DRAFTS = (
    "SELECT username, problem_id, language, version, is_aside, client, length, draft.created_at"
    " FROM draft JOIN account ON account.id = user_id WHERE contest_id = ? ORDER BY draft.id"
)
# A line for each problem in which the two are alike, with the share over all that both solved.
_PAIR = (
    *("left", "right", "together", "evidence"),
    *("problem", "share", "tokens", "left_submission", "right_submission"),
)
SIMILAR = "SELECT content FROM exam_similarity WHERE timed_work_id = ?"


def tables(timed_work_id: int) -> list[EvidenceTable]:
    """Inside a read."""
    found = [
        EvidenceTable(name, *_rows(sql, *[timed_work_id] * sql.count("?")))
        for name, sql in _QUERIES.items()
    ]
    cid = cid_of(Place(Kind.TIMED_WORK, timed_work_id))
    found.append(EvidenceTable("drafts", *_rows(_DRAFTS, cid)))
    _, similar = _rows(SIMILAR, timed_work_id)
    _, people = _rows(f"SELECT id, username FROM account WHERE id IN ({_PEOPLE})", timed_work_id)  # noqa: S608
    found += room_tables(timed_work_id, dict(people))
    names = dict(people)
    pairs = [
        (
            *(names.get(pair["left"], pair["left"]), names.get(pair["right"], pair["right"])),
            *(pair["together"], pair["evidence"], task["task"], task["share"], task["tokens"]),
            *(task["left"], task["right"]),
        )
        for row in similar
        for pair in msgspec.json.decode(row[0])["pairs"]
        for task in pair["tasks"]
    ]
    found.append(EvidenceTable("similar-pairs", _PAIR, pairs))
    return found


def _rows(sql: str, *values: object) -> tuple[list[str], list[tuple[Any, ...]]]:
    """The names of the columns, and the rows."""
    cursor = database_proxy.execute_sql(sql, values)
    return [str(each[0]) for each in cursor.description], list(cursor.fetchall())

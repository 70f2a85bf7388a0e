"""Queries of what is known of an exam, for whoever has to look into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from oj_appliance.exam_results.closing.same_address import Meeting, Stay, meetings
from oj_appliance.exam_results.closing.store.room import room_tables
from oj_appliance.exam_results.closing.types import EvidenceTable
from oj_appliance.places.codec import cid_of
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import database_proxy

# Of :tid, encoded :cid, from :start until :end, when the last of its people was to stop.
_HERE = f"place_kind = {Kind.TIMED_WORK:d} AND place_id = :tid"
_PEOPLE = f"SELECT user_id FROM participation WHERE {_HERE}"  # noqa: S608
_PROBLEMS = "SELECT problem_id FROM timed_work_problem WHERE timed_work_id = :tid"
# A problem's judging stood still in that time: the row that says so, and the one that ends it.
_BY_PROBLEM = "OVER (PARTITION BY json_extract(target, '$.pid') ORDER BY id)"
_PAUSED = (
    f"SELECT id FROM (SELECT id, created_at, lag(created_at) {_BY_PROBLEM} AS before_it,"  # noqa: S608
    f" lead(created_at) {_BY_PROBLEM} AS after_it, json_extract(after, '$.paused') AS is_paused"
    " FROM admin_log WHERE action = 'judge.pause_problem'"
    f" AND json_extract(target, '$.pid') IN ({_PROBLEMS}))"
    " WHERE CASE WHEN is_paused THEN created_at <= :end AND coalesce(after_it >= :start, 1)"
    " ELSE before_it <= :end AND created_at >= :start END"
)
# Judging of the work's problems, which staff steer on other pages, too: named by the work's number
# of submissions, by the problem (all of its submissions everywhere), or by one submission.
_JUDGING = (
    "json_extract(target, '$.cid') = :cid"  # noqa: S608
    f" OR json_extract(target, '$.submitId') IN (SELECT id FROM submission WHERE {_HERE})"
    " OR json_extract(target, '$.cid') IS NULL AND created_at BETWEEN :start AND :end"
    f" AND json_extract(target, '$.pid') IN ({_PROBLEMS})"
)
# Of drafts their course, not the texts; of sessions no token.
_QUERIES = {
    "participations": "SELECT username, seat, paper_version, registered_at, started_at,"  # noqa: S608
    " ended_at, handed_in_at, disqualified_at, extra_ms, participation.created_at,"
    " participation.updated_at FROM participation JOIN account"
    f" ON account.id = user_id WHERE {_HERE} ORDER BY username",
    "submissions": "SELECT id, username, display_pid, submit_time, status, score, language,"  # noqa: S608
    f" length, ip FROM submission WHERE {_HERE} AND NOT is_trial ORDER BY id",
    "sessions": "SELECT username, session.ip, user_agent, session.created_at, last_seen_at,"  # noqa: S608
    " revoked_at FROM session JOIN account ON account.id = session.user_id"
    f" WHERE session.user_id IN ({_PEOPLE})"
    " AND session.last_seen_at >= :start AND session.created_at <= :end",
    "places": "SELECT username, exam_place_event.* FROM exam_place_event JOIN account"
    " ON account.id = user_id WHERE timed_work_id = :tid ORDER BY exam_place_event.id",
    "staff-actions": "SELECT created_at, username, action, target, before, after, reason"  # noqa: S608
    " FROM admin_log WHERE json_extract(target, '$.tid') = :tid AND (action LIKE 'timedwork.%'"
    " OR action LIKE 'exam%' OR action = 'user.login_code')"
    f" OR action LIKE 'submission.%' AND ({_JUDGING})"
    f" OR id IN ({_PAUSED}) ORDER BY id",
    "drafts": "SELECT username, problem_id, language, version, is_aside, client, length,"
    " draft.created_at FROM draft JOIN account ON account.id = user_id WHERE contest_id = :cid"
    " ORDER BY draft.id",
}
# Sessions, and single moments: of submissions and of what happened about places.
_STAYS = (
    "SELECT username, session.ip, session.created_at,"  # noqa: S608
    " min(coalesce(revoked_at, last_seen_at), last_seen_at)"
    " FROM session JOIN account ON account.id = session.user_id"
    f" WHERE session.user_id IN ({_PEOPLE})",
    "SELECT username, ip, submit_time, submit_time FROM submission"  # noqa: S608
    f" WHERE {_HERE} AND ip IS NOT NULL AND NOT is_trial",
    "SELECT username, address, happened_at, happened_at FROM exam_place_event JOIN account"
    " ON account.id = user_id WHERE timed_work_id = :tid",
)
# A line for each problem in which the two are alike, with the share over all that both solved.
_PAIR = (
    *("left", "right", "together", "evidence"),
    *("problem", "share", "tokens", "left_submission", "right_submission"),
)
SIMILAR = "SELECT content FROM exam_similarity WHERE timed_work_id = :tid"


def tables(timed_work_id: int, *, start: int, end: int) -> list[EvidenceTable]:
    """Inside a read. `start` and `end` (epoch ms): of the time in which somebody might work."""
    of = {
        **{"tid": timed_work_id, "cid": cid_of(Place(Kind.TIMED_WORK, timed_work_id))},
        **{"start": start, "end": end},
    }
    found = [EvidenceTable(name, *_rows(sql, of)) for name, sql in _QUERIES.items()]
    _, people = _rows(f"SELECT id, username FROM account WHERE id IN ({_PEOPLE})", of)  # noqa: S608
    names = dict(people)
    found += room_tables(timed_work_id, names)
    found.append(EvidenceTable("similar-pairs", _PAIR, _similar(of, names)))
    stays = (Stay(*row) for sql in _STAYS for row in _rows(sql, of)[1])
    met = [tuple(each) for each in meetings(stays, start, end)]
    found.append(EvidenceTable("same-address", Meeting._fields, met))
    return found


def _similar(of: dict[str, int], names: Mapping[str, str]) -> list[tuple[Any, ...]]:
    _, similar = _rows(SIMILAR, of)
    return [
        (
            *(names.get(pair["left"], pair["left"]), names.get(pair["right"], pair["right"])),
            *(pair["together"], pair["evidence"], task["task"], task["share"], task["tokens"]),
            *(task["left"], task["right"]),
        )
        for row in similar
        for pair in msgspec.json.decode(row[0])["pairs"]
        for task in pair["tasks"]
    ]


def _rows(sql: str, of: dict[str, int]) -> tuple[list[str], list[tuple[Any, ...]]]:
    """The names of the columns, and the rows."""
    cursor = database_proxy.execute_sql(sql, of)
    return [str(each[0]) for each in cursor.description], list(cursor.fetchall())

"""Queries on assignments, and on what was submitted for them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from oj_appliance.classes.assignments.types import Assignment, Draft, LateRule, Sent, Terms
from oj_appliance.classes.store import IN_GROUP, IN_PRACTICE
from oj_appliance.storage.base import fetch_all, fetch_one, insert_row

_ASSIGNMENT = (
    "SELECT assignment.id, assignment.group_id, training_id, assignment.title, training.title,"
    " training.group_id IS NULL, starts_at, due_at, late_rule, late_percent, cut_off_at,"
    " counts_last FROM assignment CROSS JOIN training ON training.id = training_id"
)
_SENT = "user_id, problem_id, submission.id, submit_time, status, score"
_IN_GROUP = (
    f"SELECT {_SENT} FROM json_each(?2) AS person"  # noqa: S608 - our own words only
    " CROSS JOIN submission INDEXED BY submission_class"
    f" ON {IN_GROUP} AND user_id = person.value"
    " WHERE problem_id IN (SELECT value FROM json_each(?3)) AND submit_time >= ?4"
)
_IN_PRACTICE = (
    f"SELECT {_SENT} FROM json_each(?1) AS person"  # noqa: S608 - our own words only
    " CROSS JOIN json_each(?2) AS wanted"
    " CROSS JOIN submission INDEXED BY submission_user_problem"
    f" ON user_id = person.value AND problem_id = wanted.value AND {IN_PRACTICE}"
    " WHERE submit_time >= ?3"
)


def assignment(aid: int) -> Assignment | None:
    row = fetch_one(f"{_ASSIGNMENT} WHERE assignment.id = ?", aid)
    return None if row is None else _assignment(row)


def assignments(gid: int, most: int) -> list[Assignment]:
    """Those due last first."""
    sql = f"{_ASSIGNMENT} WHERE assignment.group_id = ? ORDER BY due_at DESC, assignment.id DESC"
    return [_assignment(row) for row in fetch_all(f"{sql} LIMIT ?", gid, most)]


def count(gid: int) -> int:
    row = fetch_one("SELECT count(*) FROM assignment WHERE group_id = ?", gid)
    return int(row[0]) if row else 0


def _assignment(row: tuple[Any, ...]) -> Assignment:
    aid, gid, tid, title, training_title, is_of_site, *terms = row
    starts_at, due_at, late_rule, percent, cut_off, last = terms
    return Assignment(
        id=aid,
        gid=gid,
        tid=tid,
        title=title,
        training_title=training_title,
        is_of_site=bool(is_of_site),
        terms=Terms(starts_at, due_at, LateRule(late_rule), percent, cut_off, bool(last)),
    )


def insert(draft: Draft, *, now: int) -> int:
    return insert_row(
        "INSERT INTO assignment (group_id, training_id, title, starts_at, due_at, late_rule,"
        " late_percent, cut_off_at, counts_last, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        *(draft.gid, draft.tid, draft.title, *_terms(draft.terms), now, now),
    )


def update(aid: int, draft: Draft, *, now: int) -> None:
    fetch_all(
        "UPDATE assignment SET training_id = ?, title = ?, starts_at = ?, due_at = ?,"
        " late_rule = ?, late_percent = ?, cut_off_at = ?, counts_last = ?, updated_at = ?"
        " WHERE id = ?",
        *(draft.tid, draft.title, *_terms(draft.terms), now, aid),
    )


def _terms(terms: Terms) -> tuple[int | None, ...]:
    return (
        *(terms.starts_at, terms.due_at, int(terms.late_rule), terms.late_percent),
        *(terms.cut_off_at, int(terms.counts_last)),
    )


def delete(aid: int) -> None:
    fetch_all("DELETE FROM assignment WHERE id = ?", aid)


def assignable(gid: int) -> list[tuple[int, str, bool]]:
    """Enabled trainings of the group, then public ones of the site: number, title, of the group."""
    rows = fetch_all(
        "SELECT id, title, 1 FROM training WHERE group_id = ?1 AND status"
        " UNION ALL SELECT id, title, 0 FROM training"
        " WHERE group_id IS NULL AND status AND auth = 'Public' ORDER BY 3 DESC, 1 DESC LIMIT 500",
        gid,
    )
    return [(tid, title, bool(is_of_group)) for tid, title, is_of_group in rows]


def sent_in_group(
    gid: int, uids: Iterable[str], problem_ids: Iterable[int], *, since: int
) -> list[Sent]:
    people, problems = json.dumps(list(uids)), json.dumps(list(problem_ids))
    return [Sent(*row) for row in fetch_all(_IN_GROUP, gid, people, problems, since)]


def sent_in_practice(uids: Iterable[str], problem_ids: Iterable[int], *, since: int) -> list[Sent]:
    people, problems = json.dumps(list(uids)), json.dumps(list(problem_ids))
    return [Sent(*row) for row in fetch_all(_IN_PRACTICE, people, problems, since)]

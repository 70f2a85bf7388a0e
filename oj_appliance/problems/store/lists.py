"""Queries for lists of problems. The public ones walk problem_bank_order, so that a page costs the
same in a large bank."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from peewee import SQL, Expression, ModelSelect

from oj_appliance.places.types import Auth
from oj_appliance.problems.model import Difficulty, Problem
from oj_appliance.problems.rules import searchable
from oj_appliance.problems.store.counts import COUNTERS
from oj_appliance.problems.store.tags import tags_of
from oj_appliance.problems.titles import titles_in
from oj_appliance.problems.types.lists import AdminRow, BankEntry, BankRow, RecentRow
from oj_appliance.problems.types.tags import DifficultyRecord
from oj_appliance.storage.base import fetch_all, fetch_one, like_part, tuples

# The newest problem, and the newest change in each part of the table: whatever enters, leaves or
# alters the bank moves one of them.
BANK_STAMP = """
WITH part(auth, is_group) AS (VALUES (1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1))
SELECT (SELECT max(id) FROM problem), group_concat(ifnull((
  SELECT max(updated_at) FROM problem
  WHERE problem.auth = part.auth AND problem.is_group = part.is_group), 0))
FROM part
"""
BANK_VERSIONS = "SELECT id, updated_at FROM problem WHERE auth = 1 AND is_group = 0"
# CROSS JOIN keeps the wanted numbers outside; else SQLite may walk the bank for each of them.
BANK_ENTRIES = """
SELECT problem.id, problem_id, title, statements, difficulty, is_remote, source
FROM json_each(?) AS wanted
CROSS JOIN problem
WHERE problem.id = wanted.value AND auth = 1 AND is_group = 0 AND deleted_at IS NULL
"""
BANK_TAGS = """
SELECT problem_tag.problem_id, problem_tag.tag_id
FROM json_each(?) AS wanted
CROSS JOIN problem_tag
WHERE problem_tag.problem_id = wanted.value
"""
BANK_ROWS = """
SELECT problem.id, problem.problem_id, problem.title, problem.difficulty, problem.type,
       problem.io_score, problem.statements, ifnull(total, 0), ifnull(ac, 0), ifnull(mle, 0),
       ifnull(tle, 0), ifnull(re, 0), ifnull(pe, 0), ifnull(ce, 0), ifnull(wa, 0), ifnull(se, 0),
       ifnull(pa, 0)
FROM json_each(?) AS wanted
CROSS JOIN problem
LEFT JOIN problem_count ON problem_count.problem_id = problem.id AND problem_count.group_id = ?
WHERE problem.id = wanted.value AND problem.deleted_at IS NULL
"""
BANK_COUNTS = "SELECT problem_id, total, ac FROM problem_count WHERE group_id = 0"
RECENT = """
SELECT id, problem_id, title, type, created_at, updated_at, statements FROM problem
WHERE auth = 1 AND is_group = 0 AND deleted_at IS NULL
ORDER BY updated_at DESC LIMIT ?
"""


def bank_stamp() -> tuple[object, ...]:
    """Equal as long as nothing in the bank has changed."""
    return fetch_one(BANK_STAMP) or ()


def bank_versions() -> dict[int, int]:
    """When each public problem changed last, deleted ones too; read from one index alone."""
    return dict(fetch_all(BANK_VERSIONS))


def bank_entries(pids: Sequence[int]) -> list[BankEntry]:
    """Those of these problems that are in the bank."""
    wanted = json.dumps(list(pids))
    tag_ids: dict[int, set[int]] = {}
    for pid, tag_id in fetch_all(BANK_TAGS, wanted):
        tag_ids.setdefault(pid, set()).add(tag_id)
    return [
        BankEntry(
            pid,
            problem_id,
            searchable("\n".join((problem_id, title, *titles_in(statements).values()))),
            difficulty,
            bool(is_remote),
            frozenset(tag_ids.get(pid, ())),
            (source or "").strip(),
        )
        for pid, problem_id, title, statements, difficulty, is_remote, source in fetch_all(
            BANK_ENTRIES, wanted
        )
    ]


def bank_counts() -> dict[int, tuple[int, int]]:
    """Tries and acceptances of every problem that was tried."""
    return {pid: (total, accepted) for pid, total, accepted in fetch_all(BANK_COUNTS)}


def bank_rows(pids: Sequence[int]) -> list[BankRow]:
    """The list's lines for these problems, in this order."""
    return rows_in_place(pids, 0)


def rows_in_place(pids: Sequence[int], gid: int) -> list[BankRow]:
    """The same with what was submitted in this group; 0 = in the bank."""
    tags = tags_of(pids)
    rows = {
        pid: BankRow(
            pid,
            problem_id,
            title,
            difficulty,
            kind,
            io_score,
            titles_in(statements),
            dict(zip(COUNTERS, counts, strict=True)),
            tuple(tags.get(pid, ())),
        )
        for pid, problem_id, title, difficulty, kind, io_score, statements, *counts in fetch_all(
            BANK_ROWS, json.dumps(list(pids)), gid
        )
    }
    return [rows[pid] for pid in pids if pid in rows]


def recently_changed(limit: int) -> list[RecentRow]:
    return [
        RecentRow(pid, problem_id, title, kind, created_at, updated_at, titles_in(statements))
        for pid, problem_id, title, kind, created_at, updated_at, statements in fetch_all(
            RECENT, limit
        )
    ]


def difficulties() -> list[DifficultyRecord]:
    query = Difficulty.select(Difficulty.id, Difficulty.name, Difficulty.color)
    return [DifficultyRecord(*row) for row in tuples(query.order_by(Difficulty.id))]


# Words are looked for in an index of the names: the rows hold whole statements.
NAMED = """(
SELECT id FROM problem INDEXED BY problem_names WHERE is_group = 0 AND deleted_at IS NULL
AND (title LIKE ? ESCAPE '\\' OR author LIKE ? ESCAPE '\\' OR problem_id LIKE ? ESCAPE '\\'))
"""
_ADMIN_COLUMNS = (
    Problem.id,
    Problem.problem_id,
    Problem.title,
    Problem.author,
    Problem.auth,
    Problem.type,
    Problem.judge_mode,
    Problem.difficulty,
    Problem.apply_public_progress,
    Problem.created_at,
    Problem.updated_at,
    Problem.group_id,
)


def admin_page(
    *, keyword: str, auth: int, remote_key: str | None, is_own: bool
) -> ModelSelect[Problem]:
    """Rows of the back-office's list, newest first. `auth` 0 = any; a remote key or `is_own`
    narrows to that judge's or the own bank."""
    conditions: list[Any] = [Problem.is_group == False, Problem.deleted_at.is_null()]  # noqa: E712 - SQL
    if keyword:
        named = SQL(NAMED, (like_part(keyword),) * 3)
        conditions.append(Expression(Problem.id, "IN", named))
    if auth:
        conditions.append(Problem.auth == auth)
    if is_own:
        conditions.append(Problem.is_remote == False)  # noqa: E712 - SQL
    elif remote_key:
        conditions.append(Problem.is_remote & Problem.problem_id.startswith(f"{remote_key}-"))
    return Problem.select(*_ADMIN_COLUMNS).where(*conditions).order_by(Problem.id.desc())


def admin_rows(
    *, keyword: str, auth: int, remote_key: str | None, is_own: bool, limit: int, offset: int
) -> tuple[list[AdminRow], int]:
    """One page of `admin_page`, and the number of all rows."""
    rows = admin_page(keyword=keyword, auth=auth, remote_key=remote_key, is_own=is_own)
    return _counted_page(rows, limit, offset)


def choice_page(
    *,
    keyword: str,
    kind: int | None,
    remote_key: str | None,
    author_uid: str,
    is_any: bool,
    without: Sequence[int],
    limit: int,
    offset: int,
) -> tuple[list[AdminRow], int]:
    """What may be taken into a contest of this kind (None = any), newest first: what everybody
    sees, and besides what this author has; with `is_any` what others wrote for contests, too."""
    rows = admin_page(keyword=keyword, auth=0, remote_key=remote_key, is_own=False)
    auths = (Auth.PUBLIC, Auth.CONTEST) if is_any else (Auth.PUBLIC,)
    may_take = Problem.auth.in_(auths) | (Problem.author_uid == author_uid)
    rows = rows.where(may_take, Problem.id.not_in(list(without)))
    if kind is not None:
        fits_kind = (Problem.type == kind) | (Problem.is_remote == True)  # noqa: E712 - SQL
        rows = rows.where(fits_kind)
    return _counted_page(rows, limit, offset)


def public_page(
    *, keyword: str, without: Sequence[int], limit: int, offset: int
) -> tuple[list[AdminRow], int]:
    """What everybody sees but these, newest first."""
    rows = admin_page(keyword=keyword, auth=Auth.PUBLIC, remote_key=None, is_own=False)
    return _counted_page(rows.where(Problem.id.not_in(list(without))), limit, offset)


def rows_of(pids: Sequence[int]) -> dict[int, AdminRow]:
    """By number, as the back-office's list shows them."""
    query = Problem.select(*_ADMIN_COLUMNS).where(Problem.id.in_(list(pids)))
    return {row[0]: AdminRow(*row) for row in tuples(query)}


def _counted_page(
    rows: ModelSelect[Problem], limit: int, offset: int
) -> tuple[list[AdminRow], int]:
    total = int(rows.order_by().count())
    return [AdminRow(*row) for row in tuples(rows.limit(limit).offset(offset))], total

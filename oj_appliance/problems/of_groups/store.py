"""Queries on the problems of groups; a group has few."""

from __future__ import annotations

from typing import Any

from peewee import fn

from oj_appliance.places.types import Auth
from oj_appliance.problems.model import Problem
from oj_appliance.problems.of_groups.types import Application, GroupRow
from oj_appliance.problems.store.lists import rows_in_place
from oj_appliance.problems.types.lists import BankRow
from oj_appliance.storage.base import fetch_all, like_part, tuples

_ROW = (
    *(Problem.id, Problem.problem_id, Problem.title, Problem.author, Problem.author_uid),
    *(Problem.auth, Problem.type, Problem.is_group, Problem.apply_public_progress),
    *(Problem.modified_user, Problem.created_at, Problem.updated_at),
)
_APPLICATION = (
    *(Problem.id, Problem.group_id, Problem.apply_public_progress, Problem.problem_id),
    *(Problem.title, Problem.author, Problem.type, Problem.judge_mode, Problem.updated_at),
)


def _of_group(gid: int, keyword: str) -> list[Any]:
    conditions: list[Any] = [Problem.group_id == gid, Problem.deleted_at.is_null()]
    return [*conditions, *_named(keyword)]


def _named(keyword: str) -> list[Any]:
    if not keyword:
        return []
    part = like_part(keyword)
    return [fn.LIKE(part, Problem.title, "\\") | fn.LIKE(part, Problem.problem_id, "\\")]


def practice_page(gid: int, keyword: str, *, offset: int, limit: int) -> tuple[list[BankRow], int]:
    """What members solve: those that are public in the group, by display id."""
    query = Problem.select(Problem.id).where(*_of_group(gid, keyword), Problem.auth == Auth.PUBLIC)
    total = int(query.count())
    ordered = query.order_by(fn.length(Problem.problem_id), Problem.problem_id)
    pids = [pid for (pid,) in tuples(ordered.limit(limit).offset(offset))]
    return rows_in_place(pids, gid), total


def admin_page(gid: int, keyword: str, *, offset: int, limit: int) -> tuple[list[GroupRow], int]:
    """All of them, newest first."""
    query = Problem.select(*_ROW).where(*_of_group(gid, keyword))
    total = int(query.count())
    rows = tuples(query.order_by(Problem.id.desc()).limit(limit).offset(offset))
    return [GroupRow(*row) for row in rows], total


def applications(
    gid: int | None, keyword: str, *, offset: int, limit: int
) -> tuple[list[Application], int]:
    """Those that still wait first, then by group."""
    progress = Problem.apply_public_progress
    conditions: list[Any] = [progress.is_null(False), Problem.deleted_at.is_null()]
    if gid is not None:
        conditions.append(Problem.group_id == gid)
    query = Problem.select(*_APPLICATION).where(*conditions, *_named(keyword))
    total = int(query.count())
    ordered = query.order_by(progress, Problem.group_id, Problem.id)
    return [Application(*row) for row in tuples(ordered.limit(limit).offset(offset))], total


def pids_of_group(gid: int) -> list[int]:
    """Those in the wastebasket, too."""
    return [pid for (pid,) in fetch_all("SELECT id FROM problem WHERE group_id = ?", gid)]


def let_go(pid: int, *, now: int) -> None:
    """Its group is no more: what was the group's alone is its author's, out of sight."""
    sql = (
        "UPDATE problem SET auth = CASE WHEN is_group THEN ? ELSE auth END, is_group = 0,"
        " group_id = NULL, apply_public_progress = NULL, updated_at = max(updated_at + 1, ?)"
        " WHERE id = ?"
    )
    fetch_all(sql, Auth.PRIVATE, now, pid)

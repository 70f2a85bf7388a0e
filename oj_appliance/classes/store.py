"""Queries on a class: its people, its problems, and what was submitted of them."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any

from oj_appliance.classes.cells import VALUES
from oj_appliance.classes.types import ClassProblem, Person, Tally
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all, fetch_each, fetch_one

_CELL = "user_id, problem_id, is_solved, tries, waiting, best_score, last_at"
# The words that its index was made with: the practice of a group, and no trial.
IN_GROUP = f"place_kind = {Kind.GROUP:d} AND is_trial = 0 AND place_id = ?1"
IN_PRACTICE = f"place_kind = {Kind.PRACTICE:d} AND place_id = 0 AND is_trial = 0"
_IN_GROUP = (
    f"SELECT {_CELL} FROM class_cell"  # noqa: S608 - our own words only
    " WHERE group_id = ?1 AND user_id IN (SELECT value FROM json_each(?2))"
)
_PRACTISED = (
    f"SELECT user_id, problem_id, {VALUES} FROM json_each(?1) AS person"  # noqa: S608 - our own words only
    " CROSS JOIN json_each(?2) AS wanted"
    " CROSS JOIN submission INDEXED BY submission_user_problem"
    f" ON user_id = person.value AND problem_id = wanted.value AND {IN_PRACTICE}"
    " GROUP BY user_id, problem_id"
)
_PROBLEM = "problem.id, problem.problem_id, title, type, io_score"
_PEOPLE = (
    "SELECT account.id, username, coalesce(realname, ''), coalesce(number, '')"
    " FROM json_each(?) AS wanted"
    " CROSS JOIN account ON account.id = wanted.value WHERE deleted_at IS NULL"
)


def people(uids: Iterable[str], leavers: Collection[str] = ()) -> list[Person]:
    """Without accounts in the wastebasket."""
    rows = fetch_all(_PEOPLE, json.dumps(list(uids)))
    return [
        Person(uid, username, realname, number, uid in leavers)
        for uid, username, realname, number in rows
    ]


def leavers(gid: int) -> set[str]:
    rows = fetch_all("SELECT user_id FROM class_leaver WHERE group_id = ?", gid)
    return {str(uid) for (uid,) in rows}


def put_leaver(gid: int, uid: str, to_gid: int, *, now: int) -> None:
    fetch_all(
        "INSERT INTO class_leaver (group_id, user_id, to_group_id, left_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (group_id, user_id) DO UPDATE SET to_group_id = excluded.to_group_id,"
        " left_at = excluded.left_at",
        *(gid, uid, to_gid, now),
    )


def delete_leaver(gid: int, uid: str) -> None:
    fetch_all("DELETE FROM class_leaver WHERE group_id = ? AND user_id = ?", gid, uid)


def tallies(gid: int, uids: Collection[str]) -> list[Tally]:
    """What these people have submitted in the group."""
    if not uids:
        return []
    return [_tally(row) for row in fetch_each(_IN_GROUP, gid, json.dumps(list(uids)))]


def practised(uids: Iterable[str], problem_ids: Iterable[int]) -> list[Tally]:
    """What these people have submitted of these problems outside groups."""
    rows = fetch_each(_PRACTISED, json.dumps(list(uids)), json.dumps(list(problem_ids)))
    return [_tally(row) for row in rows]


def _tally(row: tuple[Any, ...]) -> Tally:
    uid, problem_id, is_solved, tries, waiting, best, last = row
    return Tally(uid, problem_id, bool(is_solved), tries, waiting, best, last)


def problems(gid: int, submitted: Iterable[int], most: int) -> list[ClassProblem]:
    """Those that members of the group may meet: its own, and others that were submitted there; by
    display id."""
    rows = fetch_all(
        f"SELECT {_PROBLEM} FROM problem WHERE auth = 1 AND deleted_at IS NULL"  # noqa: S608
        " AND id IN (SELECT id FROM problem WHERE group_id = ?1"
        " UNION SELECT value FROM json_each(?2))"
        " ORDER BY length(problem.problem_id), problem.problem_id LIMIT ?3",
        *(gid, json.dumps(list(submitted)), most),
    )
    return [ClassProblem(*row) for row in rows]


def training_problems(tid: int) -> list[ClassProblem]:
    """Those that its members may meet, in the training's order, as it names them."""
    rows = fetch_all(
        "SELECT problem.id, training_problem.display_id, title, type, io_score"
        " FROM training_problem CROSS JOIN problem ON problem.id = training_problem.problem_id"
        " WHERE training_id = ? AND auth = 1 AND deleted_at IS NULL"
        " ORDER BY training_problem.rank, training_problem.id",
        tid,
    )
    return [ClassProblem(*row) for row in rows]


def training_group(tid: int) -> tuple[int | None, bool] | None:
    """In which group a training lies, and whether it is enabled; None for no training."""
    row = fetch_one("SELECT group_id, status FROM training WHERE id = ?", tid)
    return None if row is None else (row[0], bool(row[1]))


def is_set_to(gid: int, tid: int) -> bool:
    """Whether an assignment of the group refers to the training."""
    sql = "SELECT 1 FROM assignment WHERE training_id = ? AND group_id = ?"
    return fetch_one(sql, tid, gid) is not None

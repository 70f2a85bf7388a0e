"""Queries about one person."""

from __future__ import annotations

from oj_appliance.places.practice import IS_OF_BANK, IS_PRACTISED
from oj_appliance.rankings.types import Person, SolvedProblem
from oj_appliance.storage.base import fetch_all, fetch_one

# Every zone's offset is a multiple of it, so a quarter never belongs to two days.
QUARTER_MS = 15 * 60 * 1000

FIND = (
    "SELECT id, username, nickname, gender, avatar, signature, school, github, blog, title_name,"
    " title_color, rating, submissions, oi_score"
    " FROM account JOIN user_total ON user_id = id"
    " WHERE {condition} AND status = 0 AND deleted_at IS NULL"
)
SCORES = (
    f"SELECT max(oi_rank_score) FROM submission WHERE user_id = ? AND {IS_OF_BANK}"  # noqa: S608
    " AND score IS NOT NULL AND oi_rank_score IS NOT NULL AND problem_id IS NOT NULL"
    " GROUP BY problem_id"
)
SOLVED = (
    "SELECT problem.id, problem.problem_id, difficulty, auth, author_uid, is_group,"
    " problem.group_id,"
    " deleted_at IS NOT NULL"
    " FROM user_accepted JOIN problem ON problem.id = user_accepted.problem_id"
    " WHERE user_accepted.user_id = ? GROUP BY problem.id"
    " ORDER BY length(problem.problem_id), problem.problem_id"
)
QUARTERS = (
    f"SELECT submit_time / ?, count(*) FROM submission"  # noqa: S608
    f" WHERE user_id = ? AND {IS_PRACTISED} AND submit_time >= ?"
    " GROUP BY 1"
)
NEWEST_SESSION = "SELECT max(created_at) FROM session WHERE user_id = ?"


def find_person(uid: str | None, username: str | None) -> Person | None:
    """By either; both given must be the same person's. None for who is banned or gone."""
    if uid is not None:
        row = fetch_one(FIND.format(condition="id = ?"), uid)
    else:
        row = fetch_one(FIND.format(condition="username_ci = ?"), (username or "").lower())
    person = Person(*row) if row else None
    if person is None or username is None:
        return person
    return person if person.username.lower() == username.lower() else None


def best_scores(uid: str) -> list[int]:
    """What each OI problem in practice is worth (S1 §9)."""
    return [int(row[0]) for row in fetch_all(SCORES, uid)]


def solved_problems(uid: str) -> list[SolvedProblem]:
    return [
        SolvedProblem(
            *(pid, display_id, difficulty, auth),
            author_uid=author,
            is_group=bool(is_group),
            group_id=group_id,
            is_deleted=bool(is_deleted),
        )
        for pid, display_id, difficulty, auth, author, is_group, group_id, is_deleted in fetch_all(
            SOLVED, uid
        )
    ]


def newest_session(uid: str) -> int | None:
    row = fetch_one(NEWEST_SESSION, uid)
    return row[0] if row else None


def submissions_by_quarter(uid: str, since: int) -> list[tuple[int, int]]:
    """Quarters of an hour since 1970 (UTC) with their submissions, those of groups included."""
    return [(row[0], row[1]) for row in fetch_all(QUARTERS, QUARTER_MS, uid, since)]

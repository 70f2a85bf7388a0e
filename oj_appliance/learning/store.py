"""Queries on one person's attempts, and on problems that might be tried."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from oj_appliance.judging.types import Verdict
from oj_appliance.learning.types import Facts, Tag
from oj_appliance.places.types import Sql
from oj_appliance.problems.titles import titles_in
from oj_appliance.storage.base import fetch_all

# Every zone's offset is a multiple of it, so a quarter never belongs to two days.
QUARTER_MS = 15 * 60 * 1000
# What came of a run; what did not compile, or was taken back, says nothing of how near it was.
_JUDGED = (
    Verdict.PRESENTATION_ERROR,
    Verdict.WRONG_ANSWER,
    Verdict.ACCEPTED,
    Verdict.TIME_LIMIT_EXCEEDED,
    Verdict.MEMORY_LIMIT_EXCEEDED,
    Verdict.RUNTIME_ERROR,
    Verdict.PARTIAL_ACCEPTED,
)
_LIST = ", ".join(str(int(each)) for each in _JUDGED)
# {known} is what the person may know of a row; {score} and {cases} of its points and cases.
ATTEMPTS = (
    "SELECT submission.problem_id,"  # noqa: S608
    f" min(CASE WHEN submission.status = {Verdict.ACCEPTED:d} THEN submission.submit_time END),"
    " max(submission.submit_time),"
    " max(CASE WHEN {score} THEN submission.score END),"
    " max(CASE WHEN {cases} THEN submission.id END)"
    " FROM submission INDEXED BY submission_user_problem"
    " WHERE submission.user_id = ? AND submission.problem_id IS NOT NULL"
    f" AND submission.status IN ({_LIST}) AND {{known}} GROUP BY submission.problem_id"
)
QUARTERS = (
    "SELECT submission.submit_time / ?, count(*) FROM submission"
    " WHERE submission.user_id = ? AND {known} GROUP BY 1"
)
PASSED = (
    "SELECT submission_id, sum(status = 0) * 1.0 / count(*) FROM submission_case"
    " WHERE submission_id IN (SELECT value FROM json_each(?)) GROUP BY submission_id"
)
_PROBLEM = (
    "problem.id, problem.problem_id, problem.title, problem.difficulty,"
    " problem.auth, problem.author_uid, problem.is_group, problem.group_id, problem.io_score,"
    " problem.open_case_result"
)
PROBLEMS = (
    f"SELECT {_PROBLEM}, 0, 0 FROM problem WHERE problem.deleted_at IS NULL"  # noqa: S608
    " AND problem.id IN (SELECT value FROM json_each(?))"
)
TAGS = (
    "SELECT problem_tag.problem_id, tag.id, tag.name, tag.color FROM problem_tag"
    " JOIN tag ON tag.id = problem_tag.tag_id"
    " WHERE problem_tag.problem_id IN (SELECT value FROM json_each(?))"
    " ORDER BY tag.name, tag.id"
)
TITLES = (
    "SELECT problem.id, problem.statements FROM problem"
    " WHERE problem.id IN (SELECT value FROM json_each(?))"
)
BANK = (
    f"SELECT {_PROBLEM}, coalesce(count.ac, 0), coalesce(count.total, 0) FROM problem"  # noqa: S608
    " LEFT JOIN problem_count AS count ON count.problem_id = problem.id AND count.group_id = 0"
    " WHERE problem.auth = 1 AND NOT problem.is_group AND NOT problem.is_remote"
    " AND problem.deleted_at IS NULL AND problem.unsupported IS NULL"
)
BANK_TAGS = (
    "SELECT problem_tag.problem_id, tag.id, tag.name, tag.color FROM problem_tag"
    " JOIN tag ON tag.id = problem_tag.tag_id ORDER BY tag.name, tag.id"
)


class AttemptRow(msgspec.Struct, frozen=True):
    """`judged_id`: the newest whose cases the person is told; `score` the most points told."""

    pid: int
    solved_at: int | None
    last_at: int
    score: int | None
    judged_id: int | None


class ProblemRow(msgspec.Struct, frozen=True):
    """A problem with what a policy asks of it (places/types.Placed)."""

    facts: Facts
    auth: int
    author_uid: str | None
    is_group: bool
    group_id: int | None
    io_score: int | None
    open_case_result: bool

    @property
    def id(self) -> int:
        return self.facts.id


def attempts(uid: str, known: Sql, score: Sql, cases: Sql) -> list[AttemptRow]:
    """Of every problem of which the person may know what came of a submission."""
    sql = ATTEMPTS.format(known=known.text, score=score.text, cases=cases.text)
    rows = fetch_all(sql, *score.values, *cases.values, uid, *known.values)
    return [AttemptRow(*row) for row in rows]


def submissions_by_quarter(uid: str, known: Sql) -> list[tuple[int, int]]:
    """Quarters of an hour since 1970 (UTC) with their submissions."""
    rows = fetch_all(QUARTERS.format(known=known.text), QUARTER_MS, uid, *known.values)
    return [(int(quarter), int(count)) for quarter, count in rows]


def passed(submission_ids: Collection[int]) -> dict[int, float]:
    """By submission: which share of its cases was right."""
    rows = fetch_all(PASSED, json.dumps(list(submission_ids)))
    return {int(number): float(share) for number, share in rows}


def problems(pids: Collection[int]) -> list[ProblemRow]:
    """Those that still exist, with their tags."""
    wanted = json.dumps(list(pids))
    return _with_tags(fetch_all(PROBLEMS, wanted), fetch_all(TAGS, wanted))


def bank() -> list[Facts]:
    """All that may be suggested to somebody."""
    return [each.facts for each in _with_tags(fetch_all(BANK), fetch_all(BANK_TAGS))]


def titles(pids: Collection[int]) -> dict[int, dict[str, str]]:
    """Those in further languages, by problem. They lie in long texts, and are read for few."""
    return {int(pid): titles_in(texts) for pid, texts in fetch_all(TITLES, json.dumps(list(pids)))}


def levels() -> list[int]:
    return [int(row[0]) for row in fetch_all("SELECT id FROM difficulty ORDER BY id")]


def _with_tags(
    rows: Sequence[tuple[Any, ...]], tag_rows: Sequence[tuple[Any, ...]]
) -> list[ProblemRow]:
    tags: dict[int, list[Tag]] = {}
    for pid, *tag in tag_rows:
        tags.setdefault(pid, []).append(Tag(*tag))
    return [_problem(row, tuple(tags.get(row[0], ()))) for row in rows]


def _problem(row: tuple[Any, ...], tags: tuple[Tag, ...]) -> ProblemRow:
    pid, display_id, title, difficulty, *placed = row
    auth, author_uid, is_group, group_id, io_score, is_open, accepted, submitted = placed
    facts = Facts(
        id=pid,
        display_id=display_id,
        title=title,
        difficulty=difficulty,
        tags=tags,
        group_id=group_id if is_group else None,
        accepted=accepted,
        submitted=submitted,
    )
    return ProblemRow(facts, auth, author_uid, bool(is_group), group_id, io_score, bool(is_open))

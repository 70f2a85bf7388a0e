"""Queries on accepted submissions of a contest."""

from __future__ import annotations

import json
from collections.abc import Collection

from oj_appliance.contests.accepted.types import Accepted, CodeFile
from oj_appliance.contests.model import ContestCheck
from oj_appliance.judging.types import Verdict
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all, fetch_one

_ROOT = "SELECT user_id FROM account_role WHERE role_id = 1000"
_IN_CONTEST = f"submission.place_kind = {Kind.CONTEST:d} AND submission.place_id = ?"
_IN_TIME = "submission.submit_time BETWEEN ? AND ?"
# Neither an organiser's nor a root's.
_COUNTED = (
    "submission.user_id NOT IN (SELECT value FROM json_each(?))"  # noqa: S608
    f" AND submission.user_id NOT IN ({_ROOT})"
)
_ACCEPTED = (
    "SELECT submission.id, submission.user_id, submission.username, account.realname,"  # noqa: S608
    " account.school, participation.seat, submission.problem_id, submission.submit_time,"
    " contest_check.submission_id IS NOT NULL"
    " FROM submission JOIN account ON account.id = submission.user_id"
    f" LEFT JOIN participation ON participation.place_kind = {Kind.CONTEST:d}"
    "  AND participation.place_id = submission.place_id"
    "  AND participation.user_id = submission.user_id AND participation.is_virtual = 0"
    " LEFT JOIN contest_check ON contest_check.submission_id = submission.id"
    f" WHERE {_IN_CONTEST} AND submission.status = {Verdict.ACCEPTED:d} AND {_IN_TIME}"
    f" AND {_COUNTED} AND submission.problem_id IS NOT NULL"
)
_OF_CONTEST = f"SELECT 1 FROM submission WHERE id = ? AND {_IN_CONTEST} AND status = 0"  # noqa: S608
_CODE = (
    "SELECT user_id, username, problem_id, submit_time, language, {score},"  # noqa: S608
    " coalesce(code, '') FROM submission"
    f" WHERE {_IN_CONTEST} AND {_IN_TIME} AND {{wanted}} AND problem_id IS NOT NULL"
    " ORDER BY submit_time DESC, id DESC"
)


def accepted(
    contest_id: int, since: int, until: int, organisers: Collection[str]
) -> list[Accepted]:
    """All that were submitted from `since` to `until` (epoch ms)."""
    rows = fetch_all(_ACCEPTED, contest_id, since, until, json.dumps(list(organisers)))
    return [Accepted(*(*row[:-1], bool(row[-1]))) for row in rows]


def is_accepted_there(submission_id: int, contest_id: int) -> bool:
    return fetch_one(_OF_CONTEST, submission_id, contest_id) is not None


def set_checked(submission_id: int, *, is_checked: bool, now: int) -> None:
    if is_checked:
        ContestCheck.insert(
            submission_id=submission_id, created_at=now, updated_at=now
        ).on_conflict_ignore().execute()
    else:
        ContestCheck.delete().where(ContestCheck.submission_id == submission_id).execute()


def code_files(
    contest_id: int, since: int, until: int, *, is_oi: bool, without: Collection[str] | None
) -> list[CodeFile]:
    """What counts there, newest first: accepted in ACM, scored in OI; `without` the submissions of
    these people and of root users."""
    wanted = "score IS NOT NULL" if is_oi else f"status = {Verdict.ACCEPTED:d}"
    values: tuple[str | int, ...] = (contest_id, since, until)
    if without is not None:
        wanted += f" AND {_COUNTED}"
        values += (json.dumps(list(without)),)
    sql = _CODE.format(score="score" if is_oi else "NULL", wanted=wanted)
    return [CodeFile(*row) for row in fetch_all(sql, *values)]

"""Queries on submissions. Reading rows is hot: its SQL is built once and kept."""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import cache
from typing import Any

from oj_appliance.judging.types import Verdict
from oj_appliance.places.codec import stored_place
from oj_appliance.places.practice import PRACTISED
from oj_appliance.places.types import PRACTICE, OwnMarks, Place, Sql
from oj_appliance.problems.model import Problem
from oj_appliance.problems.titles import titles_in
from oj_appliance.storage.base import fetch_all, fetch_one, kept_sql, tuples
from oj_appliance.submissions.model import Submission, SubmissionCase
from oj_appliance.submissions.rules import hidden_status
from oj_appliance.submissions.store.samples import read_sample
from oj_appliance.submissions.types import (
    CaseRecord,
    HeldRow,
    OwnResult,
    PlacedProblem,
    SubmissionDetail,
    SubmissionRecord,
    WaitingRow,
)

RECORD_COLUMNS = (
    Submission.id,
    Submission.problem_id,
    Submission.display_pid,
    Submission.user_id,
    Submission.username,
    Submission.submit_time,
    Submission.status,
    Submission.share,
    Submission.time,
    Submission.memory,
    Submission.score,
    Submission.length,
    Submission.language,
    Submission.place_kind,
    Submission.place_id,
    Submission.group_id,
    Submission.is_trial,
    Submission.contest_problem_id,
    Submission.judger,
    Submission.ip,
    Submission.version,
    Submission.oi_rank_score,
    Submission.is_manual,
    Submission.created_at,
    Submission.updated_at,
    Problem.title,
    Problem.statements,
    Problem.auth,
    Problem.is_group,
    Problem.author_uid,
    Problem.code_share,
    Problem.open_case_result,
    Problem.group_id,
)
_PROBLEM_ID = 1
_PLACE = slice(13, 16)  # the three columns that name it
_TRIAL = _PLACE.start + 1  # once they have become one
_STATEMENTS = -1  # the last before what is known of the problem

CASE_COLUMNS = (
    SubmissionCase.id,
    SubmissionCase.case_id,
    SubmissionCase.time,
    SubmissionCase.memory,
    SubmissionCase.score,
    SubmissionCase.status,
    SubmissionCase.percentage,
    SubmissionCase.input_name,
    SubmissionCase.output_name,
    SubmissionCase.user_output,
    SubmissionCase.group_num,
    SubmissionCase.seq,
    SubmissionCase.mode,
    SubmissionCase.sample,
)


GONE = (
    "SELECT id FROM account INDEXED BY account_deleted_at WHERE deleted_at IS NOT NULL"
    " AND id IN (SELECT value FROM json_each(?))"
)

# The index is named: SQLite would rather read all rows of the person in that place. {is_open} says
# whether the status may be told, {tells_score} whether the points.
NEVER_ENDS = 2**62  # epoch ms
STATUSES_OF_USER = """
SELECT problem_id, status, {is_open}, CASE WHEN {tells_score} THEN score END
FROM json_each(?) AS wanted CROSS JOIN submission INDEXED BY submission_user_problem
WHERE user_id = ? AND problem_id = wanted.value AND place_kind = ? AND place_id = ?
  AND submit_time < ?
ORDER BY submission.id
"""


def _joined(*columns: Any) -> Any:
    """Submissions with their problem where it still exists."""
    return Submission.select(*columns).left_outer_join(
        Problem, on=((Problem.id == Submission.problem_id) & Problem.deleted_at.is_null())
    )


def find_by_client_key(uid: str, client_key: str) -> tuple[int, str] | None:
    """(submission id, hash of what was sent with it)."""
    row = fetch_one(
        "SELECT id, client_key_hash FROM submission WHERE user_id = ? AND client_key = ?",
        uid,
        client_key,
    )
    return (row[0], row[1]) if row else None


def sandbox_failures(submission_id: int) -> int:
    row = fetch_one("SELECT sandbox_failures FROM submission WHERE id = ?", submission_id)
    return int(row[0]) if row else 0


def made_in(place: Place) -> Any:
    """Condition on rows: of this place; in groups too where it is practice."""
    if place == PRACTICE:
        return Submission.place_kind.in_(PRACTISED)
    return (Submission.place_kind == place.kind) & (Submission.place_id == place.id)


def find_record(submission_id: int) -> SubmissionRecord | None:
    found = find_records([submission_id])
    return found[0] if found else None


def find_records(submission_ids: list[int]) -> list[SubmissionRecord]:
    rows = fetch_all(_records_sql(len(submission_ids)), *submission_ids)
    return [_record(row) for row in rows]


@cache
def _records_sql(count: int) -> str:
    """For so many ids; nobody asks for more than a page or 200 (contract submission.md §4)."""
    return kept_sql(_joined(*RECORD_COLUMNS).where(Submission.id.in_([0] * count)))


def _record(row: tuple[Any, ...]) -> SubmissionRecord:
    *own, auth, is_group, author_uid, code_share, open_case_result, group_id = row
    problem = None
    if auth is not None:
        problem = PlacedProblem(
            own[_PROBLEM_ID],
            auth,
            bool(is_group),
            author_uid,
            bool(code_share),
            bool(open_case_result),
            group_id,
        )
    own[_PLACE] = [stored_place(*own[_PLACE])]
    own[_TRIAL] = bool(own[_TRIAL])
    own[_STATEMENTS] = titles_in(own[_STATEMENTS])
    return SubmissionRecord(*[*own, problem])


def find_detail(submission_id: int) -> SubmissionDetail | None:
    columns = (*RECORD_COLUMNS, Submission.code, Submission.error_message)
    query = _joined(*columns).where(Submission.id == submission_id)
    rows = tuples(query)
    if not rows:
        return None
    *columns_of_record, code, message = rows[0]
    record = _record(tuple(columns_of_record))
    may_share = record.problem is not None and record.problem.code_share
    detail = SubmissionDetail(record, code, message, may_share)
    return detail if without_gone([detail.record]) else None


def find_shown_records(submission_ids: list[int]) -> list[SubmissionRecord]:
    return without_gone(find_records(submission_ids))


def without_gone(records: list[SubmissionRecord]) -> list[SubmissionRecord]:
    """Those whose owner is not in the wastebasket."""
    gone = {row[0] for row in fetch_all(GONE, json.dumps([record.uid for record in records]))}
    return [record for record in records if record.uid not in gone]


def held_by(submission_id: int) -> HeldRow | None:
    row = fetch_one("SELECT status, attempt, code FROM submission WHERE id = ?", submission_id)
    return HeldRow(row[0], row[1], row[2] or "") if row else None


def lane_of(submission_id: int) -> int | None:
    """The lane of a row that waits; None for any other."""
    row = fetch_one(
        "SELECT lane FROM submission WHERE id = ? AND status = ?", submission_id, Verdict.PENDING
    )
    return int(row[0]) if row else None


def messages_of(submission_ids: list[int]) -> dict[int, str | None]:
    """Why each failed, by number."""
    query = Submission.select(Submission.id, Submission.error_message)
    return dict(tuples(query.where(Submission.id.in_(submission_ids))))


def find_cases(submission_id: int) -> list[CaseRecord]:
    query = (
        SubmissionCase.select(*CASE_COLUMNS)
        .where(SubmissionCase.submission_id == submission_id)
        .order_by(SubmissionCase.seq)
    )
    return [CaseRecord(*[*known, read_sample(sample)]) for *known, sample in tuples(query)]


# Pending is 5, Compiling 6, Judging 7. Each query says so in the very words of the index
# submission_unfinished, which holds these rows alone: else, or with the values beside the query,
# every row there ever was would be read at each start and each round.
WAITING_ROWS = (
    "SELECT id, user_id, lane, problem_id FROM submission"
    " WHERE status IN (5, 6, 7) AND status = 5 ORDER BY queued_at, id"
)
RUNNING_ROWS = "SELECT id, attempt FROM submission WHERE status IN (5, 6, 7) AND status IN (6, 7)"
UNFINISHED_IDS = "SELECT id FROM submission WHERE status IN (5, 6, 7)"


def waiting_rows() -> list[WaitingRow]:
    """Every Pending row in the order in which they came."""
    return [WaitingRow(*row) for row in fetch_all(WAITING_ROWS)]


def running_rows() -> list[tuple[int, int]]:
    """(id, attempt) of every row that is Compiling or Judging."""
    return [(row[0], row[1]) for row in fetch_all(RUNNING_ROWS)]


def unfinished_ids() -> list[int]:
    return [row[0] for row in fetch_all(UNFINISHED_IDS)]


def statuses_of_user(
    uid: str,
    problem_ids: list[int],
    place: Place,
    is_open: Sql,
    tells_score: Sql,
    marks: OwnMarks,
    leaving_out: Collection[int] = (),
) -> dict[int, OwnResult]:
    """Per problem what `marks` says, as far as `is_open` and `tells_score` let it be known. Rows
    that show a status of `leaving_out` do not count."""
    found: dict[int, OwnResult] = {}
    sql = STATUSES_OF_USER.format(is_open=is_open.text, tells_score=tells_score.text)
    values = (*is_open.values, *tells_score.values)
    until = NEVER_ENDS if marks.until is None else marks.until
    rows = fetch_all(sql, *values, json.dumps(problem_ids), uid, int(place.kind), place.id, until)
    for problem_id, true_status, may_be_told, score in rows:
        status = true_status if may_be_told else hidden_status(true_status)
        if status in leaving_out:
            continue
        known = found.get(problem_id)
        if known is None or known.status != Verdict.ACCEPTED or marks.takes_newest:
            found[problem_id] = OwnResult(status, score if may_be_told else None)
    return found
